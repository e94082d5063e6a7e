"""Given names and surnames in many languages, written by bench/gazetteer.py."""

# ruff: noqa: RUF001
from __future__ import annotations

GIVEN = """\
aaaqil aaban aabid aachal aada aadam aaden aadhya aadi aadil aafiya aage aagot aahana aahil aalam
aalee aalim aaliyah? aamil aamir aamirah aanuoluwapo aapo aaqil aarav aarif aarini aariz aarna
aarnav aarne aaro aaron? aarush aaryan aashi aashif aashir aasif aasim aatif aatiq aatos aaus
aayan aayush aazim aba? abaan abagail abayomi abb? abbas? abbey? abbi? abbie abbigail abbos
abbott? abby? abdalla abdallah abdelatif abdelkader abdellah abderaouf abderrahmane abdi abdiel
abdihakim abdirahman abdis abdon abdu abduaziz abduboriy abdul? abdulahat abdulbekir abdulcemal
abdulgazi abdulhadi abdulhamid abdulkadir abdulkerim abdullah abdullahi abdulloh abdulmenaf
abdulsamed abdulsemet abdumalik abdurahmon abdurrahman abdurresit abe? abebi abednego? abeer
abeiku abel? abela abelardo abelone abena abeni abha abhimanyu abhiram abid abie abigael abigail?
abigaili abigale abigayle abilio? abina abiodun abiona abiye abjørn abner? abosede abraham? abror
abubakar abubakr abuzar abyasa acar acarkan acey achiel achieng achille? achim? achsah acie aclan
acy acıkel acılay ada? adaeze adah adak adal adalbert adalberto? adaline adalyn adalynn adam?
adamaris adamo? adams? adan? adasal adda addi addie? addison? addisyn addy addyson ade? adebiyi
adebowale adebukola adedayo adedeji adekitan adekola adekunle adel? adela? adelaida adelaide?
adelard adelardo adelasia adelbert? adele? adeleke adelgunde adelheid adelia? adelin adelina?
adelinde adeline? adell adella adelle adelmo adelyn adelynn adem? aden? adenike adeniyi adeolu
adeoti adepeju aderopo adesewa adeshina adesoji adesua adetayo adetoke adetoun adeyi adhiarja
adhra adi? adia? adiarja adiel adiela adigun adika adikara adil adila adilene adimu adin adina
adinata adis? adison aditya adlai adlan adline admir adnan adolf? adolfine adolfo? adolfs? adolph?
adolphe adolphus adomas adonis? adrain adria? adriaan adriana? adriane? adrianna adrianne adriano?
adriel adrien adriene adrienn adrienne? adrija adrijana adron adunni advaith advay advik advika
adviye adweta adwoa adya adyson adıgun aedan aedin aengus aenne afaq afer? aferdita affie afia?
afife? afil afiq afolarin afonso? afra? afrim afruza aftin afton afua aga? agahadi agakisi agamalı
agamusa agapito agastya agata? agatha? agathe agaxan agbegim agca aggie? aggrey agim agla aglaia?
agmur agnar agne agnea agnes? agnesa agnese? agness agneta agnete agni? agnieszka agnolo agnos
agostina agostino? agripina agris agron agueda? agus agust agusta agustin? agustina? agustus agða
ahat ahmad? ahmed? ahmet ahsen ahter ahti aicha aida? aidan aideen aiden aidyn aiga aigars aija
aijuka aiko aila ailbhe aileen? ailene aili ailis ailish aimable? aime? aimee? aimo aina? ainara
ainars aine? aino ainoa ainsley airi aisha? aishani aishling aisling aislinn aistis aisyah aitana
aitor aivar aivaras aivars aiyana aiyanna ajala ajan ajani ajda ajeng ajiman ajimat ajimin ajiono
ajla ajna ajoke akalan akanmu akar akarsana akatay akay akbar? akbas akboga akcabay akcasu akcivan
akdora akdurmus ake akeelah akeem akemi akgol akgunes aki akif akinkunmi akinlabi akinwale akinyi
akira akise akkerman? akmal akmaner akmaral akobir akos akosua akoth akoz akram aksay aksel akseli
akshay aksogut aksoy aktemur akua akumaa akumu akver akwasi akwesi akyıldız akınal alaaddin
alabama? alabezek alade aladin? aladino alaeddin alain alaina alambana alamiro alamu alan? alana?
alanalp alani alanis alanna alannah alanta alanzo alara? alastair alattin alaya alayna alaz alban?
albano? albeiro alberico albert? alberta? alberte? albertha albertina? albertine alberto? alberts?
albertus albin? albina? albino? albion? albrecht? albulena alby alcan alcee alcide alcides? alcie
alcira alda aldair aldar aldemar alden? alderano aldin aldis? aldny aldo? aldona aldonza ale?
alea? aleah alease alec? alecia aleck aleen aleena aleida aleisha aleix alejandra? alejandrina?
alejandro? alejo alek aleks aleksandar aleksander aleksandr aleksandra aleksandras aleksandrs
aleksanteri aleksei aleksej aleksi alemsah alen? alena alene alenka aleodor ales? alesha alesia
alessandra alessandro? alessia alessio aletha alethea aletta alex? alexa alexandar alexande
alexander? alexandr alexandra? alexandre? alexandrea alexandria? alexandrie alexandrina? alexandro
alexandros alexandru alexe alexei? alexej alexi alexia? alexina alexis? alexius alexus alexys
alexzander alf? alfar? alfdis alferd alfey alfgeir alfgerður alfgrimur alfheiður alfhildur alfie
alfifa alfio alfons? alfonse alfonsina? alfonso? alfonz alfonzo? alford? alfred? alfreda? alfredo?
alfreds? alfreð alfros alfrun alfsol alfur alfþor alger? algernon? algie algirdas algot algıs
alia? aliabbas aliana alica? alice? alicia? alicja alida aliihsan alijah alika alin alina aline?
alinur alirio aliro alis alisa? alise? aliseydi alisha? alison? alissa? alisson alistair? alistar?
alister alivia? alix aliya? aliyah? aliyu aliza alize alizee alja aljaz aljosa alka alkor
allahverdi allan? allana allean alleen? allegra? allen? allena? allene allie? alline allison?
allisson allyn? allyson? allyssa almar almasi almast almaz almeda almedia almendra? almer almeta
almina almir almira almon almond? almudena almus almut almuth almyra alois aloisia alojz alojzia
alojzij alojzija aloma alondra? alonso? alonza alonzo? aloys aloyse aloysius? alparslan alpcan
alpheus? alphonce alphons alphonse? alphonsine alphonso? alphonsus? alpin? alpsu alrekur alrun
alsoy alston? altha althea? altie altin altogan alton? altug altınbike altıncicek altınkaya
altınısın alva? alvah? alvan alvar alvaro? alve alveiro alvena alver alvera alverda alverta alvia
alvie alvilda alvin? alvina? alvine? alvira alvis alvy alwilda alwin alwina alwine aly alya alyce?
alycia alys alysa alyse alysha alysia alyson? alyssa? alyssia alyvia alzbeta alzina alısık amac
amadea amadeo amadeus? amador? amahle amaia amaira amal amalia? amalie amalija amancio? amanda?
amandine? amando? amani amarachi amare? amari? amarilis amarion amaris amaro? amaru? amasa amaury
amaya amber? amberly ambers ambre ambrose? ambrosio? ambroz amedeo amedeu amel? amela amelia?
amelie amelija america? americo? amerigo amey amiah amico? amie? amil amilcar? amilia amin? amina
aminatu amine? amir? amira amirah amit amiya amiyah amleto amma ammie ammon? amoke amol? amon?
amondi amope amparo? amra amre amri amrita? amruta amundi amy? amy-lee amy-leigh amya amza anabel?
anabela? anabella anabelle anacleto anaelle anahera anahi anahis anaida anais? analia anamaria
anamika ananias? anar anargul anaru anas? anasa anastacia anastacio? anastasia? anastasie
anastasio anastasios anastatia anastazie anastazja anatol? anatole? anatoli anatolie anatolij
anay? anaya anca? ancel ancil ancizar ancuta andela anders? anderson? andic andile andjela
andjelina andon? andor? andra? andrada? andrae andras andre? andrea? andreas? andree andreea
andrei? andreia? andrej andreja andrejka andrejs andrena andres? andress andrew? andrey andri
andria andrian andrija andrin andrina? andris andrius andrus andrzej andwele andy? ane? anej
anemona? anes? aneta anete anett anetta anette anezka anfernee anfinn angalia angantyr angavu
ange? angele? angeles? angelia? angelic? angelica? angelika? angelina? angeline? angelino
angelique? angelita? angella angelo? anggabaya anghel anghelina angi angie? angus? anh ani?
anibal? anica anice anicet anie aniela anika aniko anina? anirudh anis? anisa? anisoara anissa
anita? anitra aniya aniyah anja? anjali anjanette anjelica anjolaoluwa anka anke? ankica anmol
ann? ann-britt ann-charlott ann-charlotte ann-christin ann-christine ann-kathrin ann-kristin
ann-louise ann-mari ann-marie ann-sofi ann-sofie anna? anna-karin anna-lena anna-liisa anna-lisa
anna-luise anna-maria anna-marie annabel? annabell annabella annabelle? annah annak annalena
annaliese annalisa annalise annamae annamaria annamarie annar annarr annas? annastacia anne?
anne-catherine anne-francoise anne-kathrin anne-katrin anne-laure anne-lise anne-marie anne-rose
anne-sophie annedore annegret annegrete annekatrin anneke annel anneleen annelene anneli annelie
annelies anneliese? annelise annelore annemarie? annemette annemie annemijn anner annerose annes?
annet annett annetta? annette? anney anni? annia annibale annica annice annick annie? anniina
annija annika annikki annina annis annita annmarie? annukka annunziata anny anom anon? anona?
anoni anouk ansaldo ansel anselm? anselma anselmo? ansgar ansh ansis ansley anson ansora anssi
antal antanas antero? anthoney anthony? antim antione antionette antje? anto antoaneta antoin
antoine? antoinette? anton? antone? antonela antonella antonello antonetta antonette antoni
antonia? antonie antonieta? antonietta antonija antonin antonina? antonino? antonio? antonios?
antoniu antonius? antons? antony? antoon antra antti antun? antwain antwan? antwon anu?
anunciacion? anusha anuta anvar anvi anwar? anya anyango anyelo anyi anze anđa anđela aodhan
aoibheann aoibhin aoibhinn aoife aongus apaydın apisara apolena apolinar? apolline apollo?
apollonia apolonia? apostolos? april? aqil aquiles? ara? arabella? araceli? aracely aradhana arah
aral? araminta aran? aranka aranzazu aras? arba arben arbey arbie arbjartur arbjorg arbjorn
arbjort arbnor arcan arcelia arch? archer? archibald? archie? arda? ardath ardelia ardell? ardella
ardelle? arden? ardeth ardian ardis? ardit ardita? ardith ardyce areli arelia arelius arely arent
aretha arey arezki argeir argemiro argie argils argono argu arham ari? aria? ariadna arian?
ariana? ariane arianna arianne aribert aric arie? ariel? ariela ariele ariella arielle arietta?
arif arifcan arija? arijus arike ariki arild arilius arin arina arinbjorg arinbjorn arinola aris
arisa arisara aristide aristides? aristita arius? arizona? arja arjun arkadiusz arkie arkut arla
arlan arland arlaug arleen? arlen? arlena arlene? arlet arleth arletta arlette arley arlie arlin?
arlind arlinda arline? arlington? arlis arlo? arly arlyn arlyne armahan arman armand? armandas
armande armando? armands armani? armann armelle armend armenia? armey armida armin arminas
arminda? arminta armond armstead arna? arnald arnaldo? arnaldur arnar arnas arnau arnaud arnaude
arnav arnberg arnbergur arnbjorg arnbjorn arnborg arnd arndis arndor arndt arne? arnett arnetta
arney arnfinna arnfinnur arnfreyr arnfried arnfriður arngeir arngerður arngils arngrimur arngunnur
arnheiður arnhildur arni arnie arnika arnim arnina arnis arnkatla arnkell arnlaug arnlaugur
arnleif arnleifur arnlin arnljot arnljotur arnmoður arnmundur arno? arnoddur arnold? arnoldas
arnoldo? arnolds arnor arnora arnost arnros arnrun arnsteinn arnulf arnulfo? arnulfur arnviður
arny arnþor arnþora arnþruður aroa aroha aron? aronas arora arpad arpag arra? arran? arrie? arron?
arsenie arsenio? arsim arsipatra arsol arsæl arsæll arta? artan artanto artawan artelia artemio
artemisa? arther arthor arthur? artie? artis arto? arttu artturi artur? arturas arturo? arturs aru
arun arunas arunima arusi arveig arvel arvid arvids arvil arvilla arvin arvo? arvok arvydas arya
aryan? aryana aryanna arziye arzu arþora arıel arıkol arıpınar arısoy asad asael asafe asake
asalet asali asani asanti asatira asberg asbergur asberry asbjorg asbjorn asbjørn asborg asbury
ascension? asdis asdrubal ase? asfriður asgautur asgeir asger asgerður asgils asgrimur asha ashan
ashanti? ashby ashely asher? ashildur ashlea ashlee? ashleigh ashlene ashley? ashli ashlie ashling
ashly ashlyn ashlynn ashton? ashtyn asia? asif asila? asilbek asiman asir? asiri asirwada
asirwanda askatla askell askja? asko askur asla aslakur aslan aslanhan aslaug aslaugur asleif
aslijan asliye asmadi asman asmar? asma’u asmianto asmini asmira asmundur asmuni asny asolfur ason
aspar? aspen? asros asroður asrun assa? assar? assia assumpta assunta? ast asta? astbjorg astbjorn
astbjort astdis astfriður astgeir astgerður astheiður asthildur astmar astmundur aston? astraður
astrid? astride? astrikur astrit astriður astros? astrun astvald astvaldur astvar astveig astvin
astþor astþora astþruður asu asuka asuncion? asvaldur asvarður asvor aswani asþor asım ataahua
atabala atagun atalay atalia atamoglan atanur atasagun atatore atena atenulf atfat atgun atha
athanasios atharv atheel athena? athman athuman athumani ati atiena atieno atila? atilhan atilio
atinuke atit atiyye atla atlanta? atlas? atli? atma atmaja atnan atsushi attaf atte? atticus attie
attila? attilio attracta atılgan aubra aubree aubrey? aubrie aud aude? audie audley audra? audrey?
audriana audrianna audrina audrius audry audy august? augusta? augustas auguste? augustin
augustina augustine? augusto? augusts? augustus? aukusti aulikki aulis aune? aunyaporn auraq
aurea? aureja aurel aurelia? aurelian? aureliana aureliano aurelie aurelien aurelija aurelio?
aurica? aurilla aurimas aurora? aurore? aurthur ausma ausra ausrine austar austen? austin? austine
austmann austmar auston austra austri austyn auther authur autry auðbergur auðbert auðbjorg
auðbjorn auðbjort auðdis auðgeir auðkell auðlin auðmundur auðna auðny auðolfur auðrun auðun auðunn
auður ava? avah avelino? averi? averie averil avery? avgust avi? avie? avis? avni avon? avram
avril? avsin avunc awadil awamil awamiri awan awani awero awesi awhina awj awlya awmar awrad axel?
axelia axelle axelma axenia axinte aya? ayaan ayamin ayan ayana ayanna ayasun ayaydın aybet aybora
aycagul aycan aydan aydar ayden aydin aydinc ayduru aydın aydınbey ayelen ayesha? aygonenc aygul
aygun aygutalp ayhan ayinde ayinke aykut aykutalp ayla ayleen aylil aylin aylla ayman aymen
aymeric aynilhayat aynur aynımah ayodeji ayodele ayoka ayoub aypar aysan aysar ayse ayseana aysel
aysema aysenur aysevim aysoy aysu aysuna aytek ayten aytoz aytuna ayu ayub ayulker ayush ayushman
ayvas ayyaruk ayyubi azaan azad azade azahar? azahara azalea? azalee azaria azariah azban azeeb
azeglio azeneth azettin aziz aziza azize azizi azra azucena? azuolas azzie aðalberg aðalbergur
aðalbert aðalbjorg aðalbjorn aðalbjort aðalborg aðalborgar aðaldis aðalfriður aðalgeir aðalheiður
aðalmundur aðalraður aðalros aðalsteina aðalsteinn aðalsteinunn aðalveig aðolf aþena baaba baahir
baaizeed baaqee baaqir baaree baashir baasim baasit baba? babar? babasola babatunji babawale
baber? babett babette? babyboy baccio bachittar badawi badegul badr bagas? bagdas bagdat
baghyawati bagiya bagus bagya baha bahaa bahaddin bahadurjit bahadır bahari? bahati bahittin bahiy
bahtinur bahuraksa bahuwarna bahuwirya baiba bailee? bailey? bailie? bairbel bairbre bairon
bajragin bajram bakari bakda baker? bakhshi baki bakiadi bakianto bakidin bakijan bakiman bakiono
bakti baktiadi baktianto baktiono balamantri balangga balapati balatekin balaxanım balazs balca
baldassare baldey baldomero baldrun balduino baldur baldvin baldvina baldwin? bale? baleegh
balendra balhaar bali? balidin balijan balinda balint baljiwan ballard? ballı baltas baltasar?
baltazar? balthasar balvan balveer balz bama bambad bambang bambi? banara banawa banawi bancar
bandile banel banjeet banu baptist? baptiste? baqar baqir bara? barak? baraka barasa barb?
barbara? barbel? barbie? barbora barbra? barbro barbu? barica baris barkha barna barnabas?
barnard? barnett? barney? barnie barr? barraq barrett? barri barrie? barron? barry? barsen bart?
bartek bartholomaus bartholomew? bartley bartolome bartolomej bartolomeo bartolomeu? barton? barði
barður barıscan bas? basaam basarab basay bascom baseer? basel? basem bashaar bashaarat bashan?
bashar basharat basheer basheerah bashkim basil? basile basilio? basim basir basok basriye bassam
bassi? bastiaan bastian bastien basım batal batool baturay batırhan baudelio baudouin? baugur
bautista? baxter? bayard? baydu baykan baylee baylie bayman bayram bayron bayruhan baytal
bayzettin bazam bea beadie beata? beate beatrice? beatrijs beatrix? beatriz? beau? beauden beaulah
bebba beckett? beckham beckie becky? beda bedford? bedi bediriye bedri bedrich beecher? begga
begim begona behbud behiza behrem behruz beinir beinteinn beitir bekan bekbay bekim bekir bektasi
belarmino? belen? belgizar belia belinda? belisario belkize belle? bellisan belton belva? ben bena
benadik benard benas bence bendeguz benedek benedetto? benedict? benedicte benedicto benedikt
benedikta benedikte benedita benek bengibay bengt bengta beni? benia beniamin benice benicio
benidikt benidikta benigna? benigno? benita? benito? benjaman benjamen benjamim? benjamin?
benjamine benji benjiman benjman benn benna bennett? benney bennie? benno benny? benoit benol
benone? benoni? benony benson? benta? bente bentey benthe bentina bentley? bento? benton?
benvenuto? beppe bera? berat? beray berdie beren? berend berends berengere berenice? berent
berezat berg? bergdis bergen? bergey bergfinnur bergfriður bergheiður berghildur berghreinn
bergjon berglaug berglin berglind bergljot bergmann bergmannia bergmar bergmundur bergny bergran
bergrin bergros bergrun bergsteinn bergsveinn bergur bergvin bergþor bergþora berit beriye berkal
berki berkley berksay berlin? bernabe bernadett bernadette? bernadine? bernard? bernarda?
bernardine? bernardino? bernardita bernardo? bernd bernd-dieter berndt berneice bernetta bernfried
bernhard? bernhardine bernharð bernharður berni bernice? bernie? berniece bernita bernodia
bernodus bernt bernward berra? berran berrin? berry? bersi? bert? berta? bertalan bertel bertha?
berthe berthold bertie? bertil bertina berto? bertold berton bertram? bertrand? bertulis beryl?
besart besarta besey beshte besim besin besnik bess? besse bessi bessie? beste? bestla betania?
beth? betha bethan bethann bethany? bethel? bethzy betina betsey? betsy? bett bette? betti?
bettie? bettina betty? bettye? bettyjane bettylou betuel beula beulah? bev bevan? beverlee
beverley? beverly? beyda beyhatun beyler beyonce beyzade bezek bhanumati bhavani bhavika bhavini
bhavna bhavya bhekani bhekisisa bhekizizwe bhekokwakhe biagio bianca? bianka bibi bibiana bibisora
bibuwa bican bidayet biddie bieke biel? bil? bilaal bilal bilay bilender bilgen bilginur bilgutay
bilha? biljana bilkay bilkisu billie? billie-jo billy billye bilol biltas bimala bina? binay
binbasar binısık birben birdella birdie? birger birgid birgir birgit birgitt birgitta birgitte
birgul birkir birna birnir birousk birsan birsen birt birta birte birtha birthe birtie birtingur
birtir birtna biruta bisar? biserka bishakha bitul bizhan bjargar bjargdis bjargey bjargheiður
bjarghildur bjarglind bjargmundur bjargþor bjarkan bjarkar bjarkey bjarki bjarklind bjarma bjarmar
bjarmi bjarnar bjarndis bjarne bjarney bjarnfinnur bjarnfreður bjarnfriður bjarngerður bjarnharður
bjarnheiður bjarnheðinn bjarnhildur bjarni bjarnlaug bjarnlaugur bjarnleifur bjarnolfur bjarnrun
bjarnsteinn bjarnveig bjarny bjarnþor bjarnþora bjarnþruður bjartey bjartmann bjartmar bjartmey
bjartur bjartþor bjolan bjolfur bjorg bjorgey bjorgheiður bjorghildur bjorgmundur bjorgolfur
bjorgulfur bjorgvin bjork? bjorn bjorney bjornfriður bjornolfur bjort bjørg bjørn bladimir blaey
blahoslav blain? blaine? blair? blaise blake? blanaid blanch? blanchard? blanche? blanchie?
blandine blanduzia blane blanka blas? blathnaid blaz blaze? blazej blazena blerim blerina blerta
blin bliss? bliða blomey blossom? bluette bluford blædis blængur blær blævar boaz? bob boban bobba
bobbi? bobbie? bobby? bobbye bobur bodhi bodil bodo boe? boel? boga? bogatimur bogdan bogdana
bogdis bogey? bogga boghildur bogi boglarka bogomir bohdan bohdana bohumil bohumila bohumir bohus
bohuslav bohuslava boi? bojan bolatito bolden boleslav bolli? boluwatife boma bonface bonifac
boniface? bonifacio? bonnie? bonny? bonu booker? boone? borahan boratas borbala borg? borgar
borgdis borghildur borgny borgrun borgulfur borgþor borgþora boris? borivoj borja borje borkur
borris bortecin borut borys bose? bosibori bostjan boston? bot? bothildur botnia botolfur botond
bouchra bowman? boyce boyd? boynak boysie bozbag bozena bozerk bozica bozidara bozo? boztas boði
boðvar brad? braden? bradford? bradley? bradly? bradut brady? bradyn braeden braedon braelyn
braga? braghildur bragi? brahim braiden brak? bram bramwel brandan branddis brande? brandee
branden? brandi? brandie? brandin brandon? brandt? brandur brandusa brandyn branislav branislava
branka branko brannon branson brant? brantley braulio bravin braxton brayan brayden braydon
braylen braylon brea? breana breandan breann breanna breanne brecht? breda? bree? breeda breege
breffni breki brencis brenda? brendah brendan? brenden brendon brenna brennan? brennen? brennon
breno brent? brenton? breonna bresi brestir bret? bretislav brett? bria brian? briana? brianda
brianna? brianne brice? brid bridger? bridget? bridgett? bridgette? bridgit bridie briek brielle
brien briet brieuc briget brigette brighid brigid? brigida brigita brigitta brigitte? brijesh
briley brilyant brimar brimdis brimhildur brimi brimir brimrun brinda? brinley brion brionna
bristol? brit? brita? britany britney? britni britny britt? britt-mari britt-marie britta
brittaney brittani brittanie brittany? brittnay brittnee brittney? brittni brittnie brittny
britton brjann brock? broddi broderick brodie brody brogan? brona bronach bronagh bronislava
bronson? bronwen bronwyn brook? brooke? brooklyn? brooklynn brooks? bror bruce? bruna? brunhild?
brunhilde? bruni? brunilda bruno? bryan? bryana bryanna bryant? bryce? brycen brylee bryn bryndis
brynfriður bryngeir bryngerður brynheiður brynhildur brynja brynjar brynjolfur brynjulfur brynlee
brynleifur brynn brynny brynsteinn bryntyr brynþor bryon? bryony? bryson bryton bucur bud? budd
buddie budi buel buelah buell buenaventura? buffy? buford? buget buhari bui? bujar bukurije bula?
bulah bulunc buna? bunmi bunyamun buraid burak burakhan burc burckhard burcuhan burdette buren?
bureyre burgess? burghard buri? burim burk burkard burke? burkhard burkhardt burkney burkni burl?
burleigh? burley? burnell burnett? burney? burnice burnie burr? burrel burrell burt? burton?
busara busisiwe busra? busranur buster? butch? butler? buyrukhan bylgja bynum byrd? byrdie byron?
bystrik bæring bæringur bæron bøje børge błazej cabbar cabir cacilia cacilie caddie? cade? caden
cadence? cael caesar? caetana caga? cagak cagdan cager? caglar caglasın cagveren cahal cahan
cahangir cahir cahya cahyadi cahyanto cahyo cahyono caiden cailin cailum cailyn cain? caio? cait
caitlin? caitlyn caitlynn caitriona caius? cajsa cakar caket cakrabirawa cakrabuana cakrajiya
cakrawala cakrawangsa cakırca calcedonio? caldonia caleb? calebe caleigh calhoun? cali? calin?
calista? calisto? calixta calixto callan calleigh callie? callum calogero caltı calum calvin?
calvince calım cam? cambria? camden? camelia? cameron? cami camil camila camilla camille? camillo
camillus camilo? camisha cammie camok campbell? camren camron camryn canan canberk candace?
candela? candelaria? candelario candelas? candeniz candi? candice? candida? candido? candis candra
candrakanta candyce canfeza cangur canice cannie cannur canseven cansin cantemir cantez canur
canyon? caoilfhionn caoimhe caoimhin caolain caolan caomhan capitola capkan cappie caprice?
capucine caragh caraka caren carey? cari? carie? carin carina? carine? carisa carissa? carita?
carl? carl-heinz carl-johan carla? carlee carleen carleigh carlene? carleton? carley carli carlie
carlijn carlisle? carlito carlo? carlos? carlota? carlotta? carlton? carly? carlyle? carlyn carma
carmel? carmela? carmelita? carmella? carmelo? carmenza carmina? carmine? carminho carnell carol?
carola? carolann carole? carolee carolien carolin carolina? caroline? carolyn? carolyne carolynn
caron carra? carren carri? carrie? carrol? carroll? carsen carson? carsten carter? carub cary?
caryl? caryn cas? casandra? casemiro casen casey? casian casiana casie casimer casimir? casimiro?
cason? caspar? casper? cass cassandra? cassidy cassie? cassius? cassondra caswell cataleya catalin
catalina? catarina? caterina? cathal catharina catharine? catherina catherine? catheriona cathern
cathey cathi cathie? cathleen? cathrin cathrina cathrine cathriona cathryn? cathy? catia? catina
catinca cato? catrin? catrina catrine catrinel catriona catur caturangga caua caue cavad cavid
cavit cavuldur cawisadi cawisono cawuk cayadi cayden caydence cayetana cayetano cayla caylee
cazimir ceara? ceasar cebesoy cebrian cecelia? cecep cecil? cecile? cecilia? cecilie cecilija
cecilio cecille cecily? cedide cedric? cedrick cedrin ceferino ceil? celal celem celena celene
celesta? celestia celestin celestina? celestine celestino? celia? celie? celikkan celikyurek
celilay celina? celinda? celine celso? cemal cemalettin cemani cemeti cemil cemiyle cemplunk cenan
cengiz cengkal cengkir centa centrine ceola cephus cerasela cerci cercis cesare? cetin cetinsu
cevale cevheri cevikoz cevregul ceyhun ceyla ceylin ceylon? ceyran cezar cezara cezary cezayir
chaaya chabane chace chad? chadd chadrick chadwick? chaifah chaim chaitaly chaitanya? chaiwut
chaka chakradev chakradhar chakrika chalisa chalmer chalmers chamali chaman chameli champ? champak
chana chanakya chancey chanchal chancy? chanda chandani chandler? chandra? chandran chandresh
chanel? chanelle chaney? chanez changaz chanie chanikan chaniya channie channing chantal chante?
chantel chantelle chanya charan charis charissa charisse charita charle charlee charleen charlene?
charles? charlesh charley? charlie charline charlize charlott charlotta charlotte charlottie
charls charlsie charlton? charly charmaine? charo? charolette charos charvi chas? chashida
chasity? chasmum chastity? chatresh chatura chau chauncey? chauncy chausiki chavvi chawin chawish
chaya? chayanin chayapat chaz che? chebet chege chelangat chelo chelsea? chelsey chelsi chelsie
chelsy chema chepkemoi chepkoech chepkorir cher? cheragh cherelle cheri? cherie? cherif cherilyn
cherise cherith cherotich cherrelle cherri cherrie cherryl cheruiyot cheryl? cheryle cheryll
chesley chessie chester? chestina chet cheusi cheyanne cheyenne? chi? chiamaka chiara? chibuzo
chidimma chigozie chijioke chimere? chinedu chinelo? chinyere chipukizi chiraz chita? chiyo
chizoba chloe? chloie chris? chrissie chrissy christa? christa-maria christabel christal christeen
christel christelle christen? christena christene christer christi? christiaan christiana
christiane christianne christie? christin christina? christine? christion christl christof
christofer christoffer christop christoper? christoph christophe? christopher? christos christy?
chrystal? chucho? chuki chukwudi chukwuemeka chus? chuy chyna chynna cian cianan ciaobella ciara
ciaran ciarra ciarrai cicely? cicero? cici ciera cierra cihan cihandide ciji cilga cilla? cilli
cillian cilly cimnaz cinda? cindi? cindoruk cindy? cinerk cingiz cinnamon? cinthia cinthya cintia
cinzia ciprian cipriana cipriano? ciriaco ciril cirillo cirino cirkeline ciro cisem? citlali
citlalli citra? claas clabe claes claiborne? clair? claire claire-lise clarabelle clarance clare?
clarence? claribel clarice? clarinda clarine clarisa? clarissa? clarisse clark? clarke? clarnce
clas? classie claud? claude? claudette? claudia? claudie claudina claudine? claudio? claudiu
claudius? claudy claus? claus-dieter claus-peter clavs clayton? clearence cleave? cleda? clelia
clell clella clem? clemence? clemens? clement? clemente? clementina? clementine? clemie clemma
clemmie clemon cleo? cleola cleon? cleone cleopatra? cleophas cleora cleta cleto cletus cleva
cleve cleveland? clevie clide cliffie clifford? clifton? climaco clint? clinton? cliodhna cliona
clive? clodagh clodomiro cloe clora clorinda clothilde clotilda clotilde? clovis? cloyd clyda
clyde? clydie clytie coby codey codi codie codin? codrin codrina codrut codruta cody? coen cogay
cohen? cokan colbert? colby? cole coleen? coleman? coleton? coletta colette? coley? colie colin?
coline colins colleen? collette? collie? collier? collin? collince collins? collis colm colman
colomba? colpan colt? colten colter? colton coluccio colum? columba? columbia? columbus? colvin
commodore? conal conall conan? conard concepta? concetta? conchita conchur conleth conley? conn?
connell conner? connie? connor? conny conor? conrad? conradin conrado? consolata? constanca?
constance? constanta? constantin constantina constantine? constantino? constanza constanze
consuela contina? conway? coolidge? cooper? copur cora? coraima coralia coralie coraline corbett
corbin cordaro cordelia? cordell cordella cordia cordie cordula? corean corene corentin coretta
corey? cori? corie corina? corine? corinna corinne? coriolano corliss cormac cormack? corneille?
cornel? cornelia? cornelio cornelious cornelis corneliu cornelius? cornell? cornie corrado corrie?
corrina corrine? corry corsin cortez? cortney corvin corwin cory? cosima cosimo coskun cosmas
cosme? cosmin cosmina cosmo? cosqun costache costantino costanzo costel costin coty courteney
courtland courtney? coy? craig? crawford? creed? crenguta creola crescencia cressie crete? crin?
crina? cris? crissie crissy crista? cristea cristen cristhian cristhofer cristi cristian cristin
cristina? cristine cristobal? cristofer cristofor cristopher cristy crockett? crysta csaba csilla
csongor ctibor ctirad cuba? cuheyna cullen? cuman? cumsud cuneyit curdin curley curro? curt?
curtis? curtiss? custodio? cvetka cvetko cydney cyndi cyntha cynthia? cyprian? cyriel cyril?
cyrill cyrille cyrus? czeslaw cıdal cıvgın daamin daan daanish daanyaal daawood dabbah dabir
dabney dace? dacian? daciana dacin dadap dadi? dafina dafne dag? dagbjartur dagbjorg dagbjort
dagel dagfari dagfinnur dagfriður daggeir daggros dagheiður daghfal dagistan dagmann dagmar?
dagmara dagmey dagny dagnyr dagobert dagoberto dagrun dagur dagþor dahiana dahlia? daiana daiga
daija daijah daina dainess dainis dainius daire? dairine dairo daisey daisha daisie daisy? daisye
daiyaan daja dajana dakhil dakoda dakota? dakotah daksh daksha dakshesh dalaja dalan dalbert
dalbir daldis dale? daler daley? dalia? dalibor dalila? dalili dalima daliman dalimin daliono
dalkılıc dalla? dallas? dalli dallilja dallin dalmann dalmar dalmas dalros dalton? dalvin damar?
damarcus damari damarion damaris dameer dameon damian? damiano damien? damienne damife damijan
damini damion? damir damjan damjana damlanur damon? damond damu damurah damyanti dan? dana? danae?
danang? dancan dancun dandre dane? daneen danelius danelle danette daney danfriður dangelo
danheiður danhildur dani dania danial? danica? daniel? daniela? daniele? danielius daniella
danielle? daniels? danijel danijela danika danilo danique danish? daniswara danita danitza danival
danjuma dann? danna dannie? danniel dannielle danny? danson dante? danu? danuja danuse danuta dany
danyel danyell danyelle danıs daphne? daquan daragh darain darby? darci? darcie darcy? dardan?
darell daren? daria darian dariana dariati darien? darija darijan darika darimin darin? darina
darinka dario? darion daris darius? dariusz darja darko darl darla? darleen darlene? darline
darlyne darmaji darman darmana darmanto darnell? darold? daron darpan darragh darran darrel?
darrell? darren? darri darrian darrick darrien darrin? darrion darrius darron darry darryl?
darryle darryll darryn darsh darsirah darta dartono daru daruna darvin darwin? darwyn dary daryani
daryl? daryle daryn dasa dashawn dasia dastageer daud daudi daulton daunte davante dave? davey
davi davian david? davida davide? davie davin davina davion davis? davið davnet davon? davonta
davonte davor? davorin davy? dawid dawna dawne dawson? dawud dax daxton dayamai dayami dayana
dayanara dayar dayita dayle dayna dayne dayse dayton? dayyaan daðey daði daðina deacon? deaglan
dean deana? deandra deandre? deane? deangelo deann? deanna? deanne? deante dearbhail dearbhaile
dearbhla deasia deb? debbi debbie? debbra debby? debera debi debora? deborah? deborrah debra?
debrah debroah decebal declan dedra dedric dedrick dee? deeann deedee deegan deena? deepa deetta
deforest? deger degmeer deha deiby deicy deidra deidre? deion deirbhile deirdre? deisy deividas
dejah dejan dejon dejuan delaney? delano? delbert? delcie delfina? delfino? delia? deliah delil
delila delilah? delina delinda delisa dell? della? dellar delle? dellia dellie delma delmar?
delmas delmer? delmus delois delora delores? deloris? delos? delpha delphia delphin delphine
delsie delton delvin delwin dema demarco? demarcus demario demarion demeter? demetra demetri
demetria demetric demetrio? demetrios demetrius? demi? demi-lee demi-leigh demian demilade
demirbuken demiriz demirok demiryurek demond demonte? dempsey? demus dena? dendy deneen denes
denese denice deniel deniis denine denis? denisa denise? denisha denisse denita deniz denizalp
denkel dennie dennis? denny? denton? denver? denzel denzell denzil deon? deondre deonta deontae
deonte dequan derald dereck derek? dereon deric derick? derik derkay derl derly dermot dermott
deron derrek derrell derrick? derval dervilla dervla derwin derya deryanur deryl desean deshaun
deshawn desi desiderio? desirae desiree? desmond? despina dessie destany destin? destinee?
destiney destini? destry detlef detlev dev devan? devansh devante devaughn deven devi? devika
devin? deviner? devon? devonta devontae devonte devyn deward dewayne? dewey? dewi dewitt? dex
dexter? deyanira dezider dezso dezzie dhriti dhruv diah diallo dian? dianah diandra? diane? diann?
dianna? dianne? diar diarmaid diarmuid dicie dickie? dickson? dicy dida didda didier? didina
diederik diedrich diego? dierk dieter? diethard diethelm diether dietlind dietlinde dietmar
dietrich? digdaya dijana dijon? diken dilan dilara dilcan dilder dildora dilfeza dilhus dilja
dillan dillard? dillie dillion dillon? dilnoz dilnur dilsad dilsat dilsitan dima dimas dimaz
dimitri dimitrina dimitrios dimmbla dimmey dimple? dina? dinah? dincer dinckol dincsu dinda dinis?
dink? dino? dinu diogo? diomedes? dion? dione? dionicio dionigi dionisia? dionisio? dionne? dionte
dionyz dipa dipta dirican dirja dirk? dirlik dis? disa disella dismas ditmar ditte? dittmar divan?
divya dixie? dixon? diya diyor diyora diðrik djamel djuana djuna dmitri? doa? dobromila dobroslav
dobroslava dochia docia dodo? dofri dogan doganalp dogannur dogansah dogg doguhan dogun doina dola
dolensoy dolli dollie? dolly? dollye dolores? doloris dolph dolphine dolphus dolun domagoj domald
domaldi domaldur domantas domas? domen domenic domenica? domenick domenico domhildur domhnall
dominga domingos? dominic? dominick? dominik dominika dominique? dominque dominyka dominykas
domitila domnica domonique donaciano donagh donal? donald? donaldur donat donata? donatas
donatella donatello? donato? donavan donavon dondre donell doner donia donie donita doniyor donn?
donna? donnacha donncha donnell? donnie? donny? donough donovan? donta dontae donte dora? doralisa
dorathea dorathy dorcas? dorcus doreen? dorel dorene doretha doretta dorey dori dorian? doriana
dorien dorin dorina dorinda dorine dorinel doris? dorit dorita dorla dorle dorli dorman? dorota
dorotea doroteja dorotha dorothe dorothea? dorothee dorothy? dorottya dorr dorris dorsey? dorte
dortha dorthe dorthea dorthey dorthy? doru dorukhan dosha doshia doshie dosia dosoþeus doss?
dossie dottie? dotty? doug? douglas? douglass? dounia dovie dovile dovud dovydas dow? doyinsola
doyle? dozier? draga? dragan dragana dragica drago? dragos dragutin drahomir drahomira drahoslav
drahoslava drajat drake? drauma draumey draupnir draven? drazen dreki drema drengur dries? drifa
drilon drita driton drofn droplaug drott drucilla drury drusilla dua? duane? duard duarte? duban
ducu dudley? dufa duff? dufgus dufþakur dugfus duha dui duilio duje duke? dulcie dumisani dumisile
dumitra dumitrana dumitru duna? duncan? dundaralp dung? dunia dunja dunn? dunya dunyamalı dunyo
duong durab duracan durdali durdona durell durgadin durmusali durna durodola durrell? durrusehvar
dursadiye dursun duruk duruoz durward? durwood dusan dusanka dustan dustin? dusty? dustyn duuk
duvan duwayne duyen duyguhan dvalinn dwain dwaine? dwan dwane dwayne? dwi dwight? dwyane dyan
dylan? dylano dyllan dylon dymphna dympna dyrborg dyrfinna dyri dyrleif dyrley dyrmundur dyrunn
dzidra dzintars dzintra dæja eadaoin eakumbu eamon eamonn ean eanna earl? earle? earlean earlene?
earley earlie earline? earnest? earnestine? eartha easter? easton eathel eavan eba ebb? ebba ebbe?
ebbi? ebbie eben? ebeneser ebenezer eber eberg eberhard eberhardt ebert? eboni ebonney ebony?
ebuakil ebuka ecaterina ecegul ecemis eckard eckart eckehard eckhard eckhardt eckhart? ecrin eda
edaviye edd edda? eddah eddie? eddy? edel? edelbert edelgard edelmira edelmiro edeltraud edeltraut
edeltrud eden? eder edgar? edgaras edgard edgardo? edgars edgubay edhitha edi? edie edier edil?
edilberto edilma edilon edilson edin edina edinah edinson edison? edisson edit? edita? edite?
edith? editha edla edmon edmond? edmonia edmund? edmundo? edmunds edna? ednah edoardo edon edona
edouard edra edrie edris edsel? edson? edu eduar eduard eduarda? eduardo? eduards edvard edvardas
edvin edvinas edvins edw edwar edward? edwardo? edwin? edwina? edyth edythe? eelis eemeli eemil
eerik eero eesaa eesha eetu eeva efe? efemia effa effie? efil eflatun efraim efrain? efrem efren?
efser eftimia eftimie ega egbert? egedia egenur eggert eggrun eggþor egidijus egil egill egils
egla egle egon egzon egzona ehan ehrenfried ehrentraud ehrhard ehsaas ehsan eider? eidvile eija
eijaz eik? eikar eila eileen? eilifur eilis eilish eimantas eimear eimer eimhear einar einari
einbjorg eindis einer? einey einfriður einhildur einina einir eino einrun einvarður einþor eir
eira? eiravati eirdis eirfinna eirik eirika eirikur eirny eirun eitel? eithan eithel eithne eivin
eivind eivor eiðar eiðny eiðunn eiður eja ejaz ejlaal eka ekaja ekalinga ekani ekansh ekanta
ekantika ekapad ekaraj ekaterina ekavir ekbal ekber ekene ekiya ekkehard ekkehart ekmel eko ekow
ekrem ekta ekundayo ekundu eladio? elaf elaina elaine? elam? elamiye elana elariz elayne elba?
elberg elbert? elberta elbridge elby elcin elcira elcy elda eldar eldbjorg elden eldey eldgrimur
eldjarn eldlilja eldmar eldon? eldor eldora eldred eldridge eldrun eldur elea? eleanor? eleanora
eleanore? elease eleazar? electa? eleina elektra? elemer elena? elenborg eleni elenor elenora
elenore elentinus eleodoro eleonor eleonora eleonore eleuterio elex elfa elfar elfi elfida elfie
elfraður elfreda elfrieda elfriede elfur elgie elgin elgun elhan eli? elia? eliabeth eliakimu
elian eliana? eliane elianna elias? elick elida? elie eliecer elien elieser eliette eliezer elif
elifnur eliga eligah elige eligia eligio elihu eliisa elijah? elimar elin elina elinbergur elinbet
elinbjorg elinbjort elinborg elindis eline elingunnur elinheiður elinmundur elinor? elinore
elinros elio eliona eliot? eliott eliros elis? elisa? elisabet elisabeta elisabete? elisabeth?
elisabetha elisabetta elisaveta elise? eliseo? elisha? eliska elissa elita eliud eliza? elizabet
elizabeta elizabete elizabeth? elizah elizbeth elize elizebeth elka elkana elke? elkin ell?
elladio ellamae ellar elle? ellen? eller ellert ellery elley elli elliana ellie? ellin ellinor
elliot? elliott? ellis? ellisif ellison? elliði ellsworth? ellwood? elly ellyn? elma? elman elmar
elmars elmer? elmeri elmidar elmina elmir elmira elmire elmo? elmore elmyra elna elnora? elnur
eloa eloah elodia elodie elof eloi? elois eloisa eloise? elon elona elonzo elosy elouise elove
eloy? elphas elpidio elroy? els? elsa? elsabet elsad elsbeth elsebeth elsi elsie? elsworth elsy
elta elton? elturan eluh elva? elvan elvana elvar elver? elvera elvi elvia? elvie elvin? elvina
elvira? elvire elvis? elvy elwanda elwin elwira elwood? elwyn elxan ely? elyas elyse elyssa elza
elzada elzbieta elzie elzy ema emal emaline eman emanoil emanuel? emanuela emanuele emanuella
emanuelly emanuil emas ember? embla embrek embuh emeka emelia emeliana emelie emelina emeline
emely emelyne emer emerald? emeralda emerson? emery? emese emett emiel emigdio emil? emilce emile?
emilee emilia? emilian emiliana emilianna emiliano? emilie? emilien emilija emilio? emilis emilly
emils emilse emin emina emine emir? emiro emirsan emis? emit? emma? emma-louise emmaculate emmah
emmalee emmaline emmanuel? emmanuelle emmer? emmerich emmet? emmett? emmi emmie emmit emmitt
emmons emmy? emogene emong emory? empluk emran emre emrullah emry emy ena? enar encarna?
encarnacion? encarnita enda endah endra endre endrit ene? enea? eneka enes enfes engelbert
engilbert engilbjartur engilbjort engiljon engill engilrað engilros engin? enginiz engla enid?
enika eniko eniola enis enith enja enna ennio ennis? enno enoch? enock enok enola enos? enrico?
enrika enrique? enriqueta ensar ensari ensio enteng enver enya enzi enzio enzo? eoghan eoin eola
eowyn ephantus ephraim? ephram ephriam epifanio eppie epsie eral? eraldo erasmo? erasmus? erastus
eraycan erbay erbil? erby ercan ercihan erdal erdemer erdibay erdmute erdogan erdursun erem eremia
eren? erenalp erensoy eres? ergener erginel ergonul ergul ergun erhard? erhardt eric? erica?
erich? erick? ericka? erie? erik? erika? erikas eriks erin? erina? erincer erion eris? erkan
erkinel erkki erksoy erkılıc erla erland erlar erle erlen erlendur erlene erlin erlinda erline
erling erlingur erma? ermanis ermanno ermenegildo ermes ermina ermine? ermutlu erna? ernest?
ernestas ernestina ernestine? ernesto? ernests ernie? ernir erno ernst? ernst-august ernst-dieter
ernst-otto erny erogul erol eron eroz erpur errol? ersat ersec ersel ertan erten ertun ertuncay
ervaniye ervin? erving erwan erwin? eryk erykah eryn eryıldız erzsebet esau? esben esco? esekiel
esenbay esengun esenturk esequiel esfandyar eshan eshana esi esila esim esja esjar esker? eskil
eskinalp esko eslemnur esley esma esmanperi esmarelda esmee esmeralda? esmira esna esneider
esparta? espartaco espen espiridion esra esref essex? essi? essie? esteban? estefan estefani
estefania? estefany estel estell estella? estelle? ester? estera? esteri? estevan esther? estiawan
estie estill estiono estiva? estiven eston esupofo eszter eta? etela etelka etelvina? etha ethan?
ethel? ethelbert? ethelene ethelyn ethen ether? ethie ethna ethne ethyl? ethyle etibar etienne
etiqad etizaaz etna? etta? etter? ettie ettore? euan eudora eufemia? eufrosina? eugen eugene?
eugenia? eugenie? eugenio? eugine eula? eulah eulalia? eulalie eulogio euna eunan eunice? eunika
euphemia eura eusebia eusebio? eusebiu eustace eustaquio? eustatiu eutimio eutropio eva? eva-lena
eva-maria eva-marie evald evaldas evalds evalena evaline evalyn evalyne evamaria evan? evance
evander evangelia evangelina? evangeline? evangelista? evangelos evanghelina evans? evaristo?
evcimen evde eve evelena evelia evelien eveliina evelin evelina eveline evelio evelyn? evelyne
evelynn everet everett? everette? everline everlyne evert? evertt evette evey evfemia evgenia evi
evia evie evija evlalia evon evonne evrim evrimer evy ewa ewald ewan ewart ewatomi ewelina ewell
ewin ewing? exa exequiel exie eyberg eybjorg eybjort eydan eydis eyfriður eygerður eyglo eyhildur
eyja eyjalin eyjolfur eylaugur eyleif eyleifur eylin eymar eymundur eyrikur eyros eyrun eysteinn
eyvar eyveig eyvindur eyvor eyyub eyyup eyþor eyþora eyþruður ezekiel? ezell ezequiel? ezgin
ezgutekin ezio ezra? ezzard eðna eðvald eðvar eðvarð faas faber fabia fabian? fabiana fabien
fabienne fabio? fabiola fabrice fabricio fabrisius fabrizia fabrizio facundo? fadekemi faderera
fadil fadile fadime fadıla fae fafnir? fahari fahmi fahrullah fainche faiq faisa faizah faizan
faize falak falan falgeir falguni falk falki falko fallon falon falur fami famil fanaka fannar
fannberg fanndis fanney fanngeir fanni fannie? fannlaug fanny? fannye faqid farah faraj faraja
farangiz fares? farhan farhiya farhod farhunnisa farid farida farijika fariq faris fariz fariza
faron? farouk? farrah farrell? farris faruk farzona fathonah fatigul fatih fatiha fatima? fatime
fatinur fatma fatmanur fatmir fatmire faton fatteh fatuma faustas faustino? fausto? fawn? fay?
faye? fayette fayize fazil fazli fazul feargal fearghal febe febi februn fedde fedele? feden
federica federico? federigo fedor fehim fehintola fehmiye feisal felecia? felice? felicia?
feliciana feliciano? felicie felicien felicitas? felicity? feliks feline? felipa felipe? felisa
felisha felista felister felistus felix? felizitas felton fem fema femke fengur fenna fenne fenni
fenrir? fenton ferahdiba ferat feraye ferd ferdi ferdinand? ferdinando feremez ferenc fergal
fergus? ferhan ferhat feriel ferihan ferinaz ferman fermin fermuta fern? fernand fernanda?
fernande fernando? ferne? ferney ferny? ferre? ferrell? ferris? fersan fertram feruza feryas ferzi
festus fetullah feyha feykir feyruz feyzin feza fia? fiachra fiamma? fibikemi fidan fidaye fidel?
fidela fidelia fidelis? fidelma fidencio fides? fidvi fielding? fien fiene fifa? fifill fiifi
fikayomi fildan filip filipa? filipe? filipia filippa filippia filippo? filippus filit filiz
filofteia filomena? fimar finbar finbarr finian finis? finley? finn? finna finnbjorg finnbjork
finnbjorn finnboga finnbogi finnborg finndis finnegan? finney? finnfriður finngeir finnjon
finnlaug finnlaugur finnros finnur finnvarður finola fintan fiodor fiona? fionan fionna fionntan
fionnuala fionnula fiorella fiorenzo fiorino firdavs firdevis firdovsi firman? firmin firudin
fisher? fisnik fitan fitim fitnat fito? fitore fitria fitriani fitzgerald? fitzhugh fiyaz fjalar
fjalldis fjarki fjola fjolar fjolla fjolmundur fjolnir fjolvar fjornir flamur flannan flavia
flavie flavio? flaviu fleda fleeta flem? fleming? flemming fleta fletcher? fleur? flint? flo?
floare floarea floki flonnie floortje flora? florance flore? florea? florence? florencia?
florencio? florene florent florenta florentin? florentina? florentine? florentino? floretta
florian floriana floriane florica florida? floridor florie florim? florin? florina florinda?
florine? floris? florrie flosi flossie? flovent floy floyd? flurin flurina flynn? foch? fodil
folashade folda folke folker folkert folki folu fonda? fonn ford? forni? forrest? fortunata?
fortunato? forum? fossmar fotima fount? fouzia foy frado fran? franc? france? francesca?
francesco? franchesca franci francia? francies francina francine? francis? francisc francisca?
francisco? franciscus francisek franciska francisquita franciszek franck? francois?
francois-xavier francoise? francy franjo? frank-michael frank-peter franka frankie? franklin?
frankline franklyn? franky frann frans fransiska frantisek frantiska franz? franz-josef
franz-peter franz-xaver franziska frar fraser? frauke frazer? frazier? fred? freda? freddie?
freddy? frede frederic? frederica? frederick? fredericka? frederico? frederik frederika frederike
frederikke frederique fredi fredie fredo fredric? fredrick? fredrik fredrika fredy freeda freeman?
fregn freia freida? freja fremont? fresia freya? freybjorn freydis freygarður freygerður freyja?
freylaug freyleif freymar freymoður freymundur freyr? freysteinn freyviður freyþor fricis frida?
fridah fridolin fridrich frieda? friedbert friedemann frieder friedericke friederike friedhelm
friedhilde friedhold friedl friedlinde friedo friedrich? friedrich-karl friedrich-wilhelm frigg?
frimann frithjof fritz? friða friðberg friðbergur friðbert friðbjorg friðbjorn friðbjort friðborg
friðdis friðdora friðey friðfinna friðfinnur friðgeir friðgerður friðjon friðjona friðlaug
friðlaugur friðleif friðleifur friðlin friðmann friðmar friðmey friðmundur friðny friðrik friðrika
friðrikka friðros friðrun friðsemd friðsteinn friður friðveig friðvin friðþjofur friðþor friðþora
frode? froilan frona fronia fronie fronnie frosti frostros froði froðmar froðny frusina fryderyk
fuad? fugen? fulgencio fuller? fulton? fulvio fumiko funi fura? furman fusi? fuzayl fuzuli fylkir
fynn gabe? gabel gabi gabin gabino gabor gabriel? gabriela? gabriele? gabrielius gabriella
gabrielle? gabrielly gaby? gada gadang gading? gaduh gael? gaelle gaetan gaetano? gagan gage?
gaia? gaida gaige gail? gaiman? gaines? gaither galak galang galar? galasso galdur gale? galen?
galih galilea? galina galiono galip gallego? galuh galur galvarino gamaliel gaman gamani gamanto
gambira gamblang gambo? ganda? gandewa gandi ganep gangsa gangsar gani? ganim ganimete ganiye
ganjaran gannon gantar gara? garan garang garda? gardner? garech gareth? garett garey garfield?
garibaldi? garima garland? garner? garnet? garnett? garold garpur garret? garreth garrett? garri?
garrick? garrison? garry? garth? garvan garvin? gary? garðar gaspar? gaspard gaspare? gasper?
gasti gaston gastone gathoni gatis gatot gatra gauge? gaui gauja gaukur gaurang gaurangi gaurav
gauri gaurika gautam gautami gauthier gauthildur gauti gautrekur gautur gautviður gavan gaven?
gavin? gavyn gawati gayathri gaye gayla gayle? gaylen gaylene gaylon gaylord? gaynell gazel
gazmend gbadebo gbolahan gbowoade geanina gearld gearldine gearoid geary gebhard gederts gediminas
gedion gee? geert geetika gefjun gefn geir geira geirarður geirbjorg geirdis geirfinna geirfinnur
geirfriður geirharður geirhildur geirhjortur geirhvatur geiri geirlaug geirlaugur geirleifur
geirloð geirmundur geirny geirolfur geirriður geirroður geirrun geirtryggur geirvaldur geirþjofur
geirþruður geisli gejza gelengul gellir gelsomina gelu gema? gemma? gena? genaro? gencaslan gencay
gene genesis? geneva? genevieve? genevra genie? gennaro? gennie geno? genovefa genoveva genta?
gentiana geo? geoff geoffrey? geoffroy geofrey georg georganna george? georgeann? georgeanna
georgel georgene georges? georgeta georgetta georgette? georgia? georgian? georgiana? georgiann
georgianna georgie georgina? georgine georgios geovanni geovanny gerald? geraldine? geraldo?
geralyn gerard? gerarda gerardine gerardo? gerardus geraud geray gerd gerda gerdi gereon gerfried
gergely gergo? gerhard? gerhardt gerhart gerhild geri? gerlind gerlinde germain? germaine?
germana? gernot gero? gerold? gerolf geronimo? gerrard gerri gerrit gerry? gerson gert gerta
gertha gerti gertie gertraud gertraude gertraut gertrud gertruda gertrude? gertrudis gervasio?
gerwin gery gerða gerðar gerður gesa gesare gesche gesine gestheiður gestny gestrun gestur geta?
gethera getrude geza ghaalib ghaazi ghaffaar ghafoor ghaith ghalib ghaliyati ghanee ghanem ghani
ghannam ghasaan ghauth ghawth ghayoor ghazalan ghazanfar ghazanfer ghazawan ghazi? ghazzal
ghenadie gheorghe gheorghita gherghina ghilas ghislain ghislaine ghita ghiyaath ghiyath ghufran
ghulaam ghulam ghunayn ghusharib ghusun ghutayf gia? giacinto? giacobbe giacomo? giada giampaolo
giampiero gian gian-luca giana giancarlo gianfrancesco gianfranco gianina gianluca gianluigi
gianmarco gianna gianni gianpaolo gianpietro gibson? gica gicu gideon? gidget giedre giedrius giel
giesela gifford gifty gigi gigja gigjar gijs gil? gilang gilbert? gilberte gilberto? gilda?
gildardo giles? gilford gilles gillian? gillie? gillis gilly gilma gilman? gilmar gilmer gilmore?
gils gilslaug gina? ginette ginny? gino? gintare ginyas gioacchino gioachino gioele gioffre gioia?
gion gionata giorgia giorgian giorgiana giorgio? giosue giovani? giovanna? giovanni? giovanny
girik girindra girish girolamo girtha girts? gisa gisbert gisela? gisele giselle? gisla gisley
gisli gislina gislinde gislny gislrun gislunn gisselle gissunn gissur gita? gitau githinji gitonga
gitta gitte giulia? giuliana giuliano? giulietta giulio? giuseppa giuseppe? giuseppina giustino
giz? gizela gizella gizem? gizur gjaflaug gjuki gladis gladstone? gladyce gladys? glauco? glen?
glenda? glendon glendora glenn? glenna? glennie glennis glenwood glenys glinda glo gloa globjort
glodis gloey gloi glover? gloð glumur glynda glynis glynn gna gneisti gnupur gnyr goa? goda?
godelieva godelieve godfrey? godofredo godwin? goebel goffredo gogo gohar goi gok? gokay gokbudun
gokce gokcebalan gokcil goken gokhan goknur gokperi goksev gokten? golda? goldia goldie? goli
goncafer goncalo? gonen gonul gonzalo? gopal goran gorazd gordan gordana? gorden gordon? gorge?
gorgunay gorklu gorm gorsev gote? gottfrid gottfried gotthard gotthilf gotthold gottlieb gottlob
gottskalk gottsveinn gotz goyo gozel gozem? goði goðmundur gracelyn graciana graciano? gracie?
graciela? grady? graeme grafton? graham? grainne grani? grania grankell granville? gratian?
gratiana gratiela grayce graydon grayling? grayson grazia? graziano graziella grazyna greca?
grecia? greco? greene? greg? grega? greger gregg? greggory gregoire gregor gregoria gregorian?
gregorio? gregory? grein greipur greloð greppur gret greta? gretar? gretchen? grete? gretel?
grethe gretl gretta? grettir greyson gricelda griet? griffin? griffith? grigore grima? grimar
grimey grimheiður grimhildur grimkell grimlaugur grimnir grimolfur grimulfur grimur grisel
griselda? grit? gro? groa grove? grover? grzegorz gua? guadalupe? guarino gucal gucluer gucyeter
gudrun? gudula guenter guenther guglielmo? gugu gugulethu guido? guilford guilherme? guillaume
guillermina guillermo? guiomar? guiseppe gul? gulab gulaga gulay gulbala gulbani gulbeyan gulbiye
gulce gulcegun gulcin guldam gulder guldunya gulegen gulel gulenay guler gulev gulfaam gulfam
gulfari gulfeza gulgen gulguzel gulhisar gulinaz gulkadın gullbra gulluhan gullveig gully? gulmira
gulmisal gulnar gulnaz gulnaziye gulnur gulozge gulper? gulsa gulsahin gulsalın gulselin gulsen
gulseref gulseren gulsevil gulshan gulsiye gulsu gulsum gultac gulten gulter gulus gulustan gulxar
gulzadiye gulzar gumercindo gumi gumma? gumustekin gun-britt gunar gunars gunay gunaydin gunbir
gunborg gunda gundel gunden gundhild gundi gundolf gundula gunduz gunduzalp gunebakan guneet
guneri guney gungordu gungoren gunhild gunilla gunita gunkurt gunn gunnar? gunnberg gunnbjorg
gunnbjorn gunnbjort gunnborg gunndis gunndor gunndora gunnel? gunnella gunner? gunnfinna
gunnfriður gunngeir gunnhallur gunnharða gunnheiður gunnhildur gunnjona gunnlaug gunnlaugur
gunnleif gunnleifur gunnloð gunnolfur gunnoli gunnroður gunnrun gunnsteinn gunnur gunnvaldur
gunnveig gunnvor gunny? gunnþor gunnþora gunnþorunn gunsel? gunsen gunser gunta guntars gunter?
gunther? guntis guntram gunver gunvor gurarda gurcuye gurelcem gurli gurney? gurry gursal gurten
gus? guss gussie? gust? gusta? gustaaf gustaf gustas gustav? gustave gustavo? gustavus? gustaw
gusti? gustie gusztav guthrie? gutti guttormur guus guusje guvercin guzey guðberg guðbergur
guðbjarni guðbjartur guðbjorg guðbjorn guðbjort guðborg guðbrandur guðdis guðfinna guðfinnur
guðfreður guðfriður guðgeir guðjon guðjona guðlaug guðlaugur guðleif guðleifur guðleikur guðlin
guðmann guðmar guðmey guðmon guðmunda guðmundina guðmundur guðni guðny guðraður guðriður guðroður
guðrun guðsteina guðsteinn guðvarður guðveig guðveigur guðvin guðþor gwen? gwenael gwenaelle
gwenda gwendolen gwendoline? gwendolyn? gwyn? gwyneth gyda gygjar gylfi gymir gyongyi gyorgy
gyorgyi gyozo gyrðir gyte gytis gytta gyula gyða gyðja gyðriður gzim gæfa gæflaug habib habiba
habibe habibu haciali hacile hadassa hadassah hadda haddi haddur haddy haden hadi hadicha hadija
hadithi hadiza hadjer hadley hadrey hadrien hafberg hafbjorg hafborg hafdis hafey hafgrimur hafiz?
haflina hafliða hafliði hafnar hafni hafny hafros hafrun hafsa hafsat hafshah hafsteina hafsteinn
hafþor hafþora hafıza hagalin hagbarður hagbert hagen? haiba haiden hailee hailey hailie hairyanto
hajnalka hajo hakan hakeem haki hakikat hakim? hakon hakonia hal? halbert? hale? haleigh halenur
haley? haleygur halfdan hali halid halidun halie halil halim halima halina halisi haliye halla
hallbera hallberg hallbjorg hallbjorn hallborg halldis halldor halldora halle? halley? hallfreður
hallfriður hallgarður hallgeir hallgerður hallgils hallgrimur hallgunnur hallie? hallkatla
hallkell hallmann hallmar hallmundur hallny hallrun hallsteinn hallur hallvarður hallveig hallvor
hallþor halsey? haluk hamar hami hamid hamilton? hamima hamis hamish hamisi hamiyet hamp hampton?
hampus hamsini hamundur hamza? hamzah hana hanako hanbiken hanedan hani hania hanife hanim hanja
hank? hanna? hannabel hannah? hannchen hanne hanne-lore hannele hannelore hannes? hanney hanni
hannibal? hanno? hanns hannu hanny hanora hans hans-adolf hans-albert hans-bernd hans-christian
hans-detlef hans-dieter hans-dietrich hans-eberhard hans-erich hans-friedrich hans-georg hans-gerd
hans-gerhard hans-gunter hans-gunther hans-heinrich hans-helmut hans-henning hans-herbert
hans-hermann hans-hinrich hans-joachim hans-jochen hans-jorg hans-josef hans-jurgen hans-karl
hans-ludwig hans-martin hans-michael hans-otto hans-peter hans-rainer hans-rudolf hans-theo
hans-ulrich hans-uwe hans-walter hans-werner hans-wilhelm hans-willi hans-wolfgang hansa? hansel?
hansford hansgeorg hansina hansjoachim hansjorg hansjurg hansjurgen hanson? hanspeter hansruedi
hanss hansueli hansultan haralamb haralambie harald haraldur harambee harbinaz hardana harden?
hardi? hardie hardik hardin? harding? hardy? harekur hari harijs harimurti harinakshi harini haris
harish harita hariz harja harjasa harjaya harjo harl? harlan? harland? harlaugur harlen harlene
harley? harlie harlon harlow? harman harmon? harnail harol harold? haroldo haron? harpa? harper?
harrell? harri harrie harriet? harriett? harriette? harris? harrison? harro harrold harry? harsana
harsanto harsaya harshil hart? hartaka hartana hartley? hartmann? hartmut hartmuth hartvig
hartwell hartwig haruka haruko harun haruna harve harvey? harvie harvy hasan hasbek hasel hasgul
hashiki hasim haskell hasna hasret hassan hassie hasso hasteinn hatem hatice hatima hatin hattie?
hauksteinn haukur haukvaldur hauwa hauður hava havali havar? havard havarr havarður haven? havse
hawa hawehindi hayali hayat haydee hayden? hayel hayes? haylee hayleigh hayley haylie hayret
hayrunnisa hays? hayward? haywood? hazeem hazel? hazelle hazen? hazine hazle hazrat heath?
heather? heba heber hebert? hector? hedda hedi hedvig hedviga hedvika hedwig hedy hege? heide?
heide-marie heidelinde heidelore heidemarie heiderose heidi? heidrun heidy heike heikir heikki
heiko heilmoður heimir heimo heiner heinfried heini heino heinrekur heinrich? heinz? heinz-dieter
heinz-georg heinz-gerd heinz-gunter heinz-gunther heinz-joachim heinz-josef heinz-jurgen
heinz-otto heinz-peter heinz-walter heinz-werner heinz-wilhelm heinz-willi heisi heitor? heiða
heiðar heiðarr heiðberg heiðbert heiðbjorg heiðbjork heiðbjort heiðbra heiðdis heiðlaug heiðlindur
heiðloa heiðmann heiðmar heiðmundur heiðny heiðrekur heiðros heiðrun heiður heiðveig hekima hekime
hekla hekmet hektor helaine? helan heleen helen? helena? helene? helfried helga? helge helgi heli?
helina heliodoro? hella helle? hellen? hellena hellevi hellmut hellmuth helma helmar helmer helmi
helmtrud helmut? helmuth heloisa heloise? helvi helyn hema hemal? hemang hemangini hemani hemi
hemmert henderson? hendra hendri hendrik hendrikka henery henife henk henna? henner henni hennie
henning henny henretta henri? henric henrich henricus henrieta henrietta? henriette henrik henrika
henrike henrikki henriks henrique? henry? henryk hera? heracleea heraclio heraldo? herb? herbert?
herberto herbjorg herbjorn herbjort herborg herdis herfinnur herfriður hergeir hergerður hergill
hergils heribert heriberto? herjolfur herlaug herlaugur herleifur herlinda herlinde herluf herma?
herman? hermanis hermann? hermann-josef hermanni hermelinda hermenegildo? hermes? hermina herminda
hermine? herminia? herminio? hermon? hermoður hermundur hernan hernando herney herrmann herschel?
hershel? hershell hersilia hersir hersteinn hersveinn herta hertha? heru hervar hervarður herve
hervey hervin hervor? herwig heryanto herþruður hesbon hessie hester? hesti hettie? hetty heva
heyvetullah heyward hezekiah? hezniye hezron hezzie heðinn hicham hicran hicsonmez hidaya hidde
hideki hideo hidir hilah hilal hilario? hilarius hilary? hilayda hilbert? hilda? hildah hildar
hildburg hilde hildegard? hildegarde? hildegart hildegund hildegunde hildibergur hildibjorg
hildibrandur hildigeir hildigerður hildiglumur hildigunnur hildimar hildimundur hilding hildingur
hildir hildiriður hildisif hildiþor hildred hildur hilkka hillard hillary? hillery hillevi
hilliard? hilma hilmar hilmer hilmir hilton? hiltraud hiltrud himawan himinbjorg himri hind?
hindal hinet hinewai hinrich hinrik hinrika hinrikka hipolito? hiral hiram? hiroshi hitesh
hjallkar hjalmar hjalmdis hjalmer hjalmey hjalmfriður hjalmgeir hjalmgerður hjalmros hjalmrun
hjalmtyr hjalmur hjalmveig hjalmþor hjalta hjalte hjaltey hjalti hjarnar hjordis hjorfriður
hjorleif hjorleifur hjorny hjortfriður hjortur hjortþor hjorvar hlaðgerður hledis hlegestur
hleiðar hler hlif hlifar hlin hlini hliðar hliðberg hljomur hlokk hloðmundur hloður hloðvarður
hloðver hlynur hnefill hnikar hnikarr hoang hoani hobart? hobert hobson hocine hodari hodd hogna
hogni hoke? holden? holgeir holger holland? holli hollie? hollis? holm? holmar holmbert holmbjorg
holmdis holmes? holmfastur holmfriður holmgeir holmgrimur holmkell holmsteinn holmþor holti homer?
homero? honora honore? hoover? horace? horacio? horatio? horatiu horea horia horst? horst-dieter
horst-gunter horst-peter hortencia hortense? hortensia? hortenzia horton? horymir horður hosea?
hoseas hosie hoskadem hoskuldur hosteen houcine houda houston? howard? howell? hoyt hoður hrafn
hrafna hrafnar hrafnbergur hrafnborg hrafndis hrafney hrafngerður hrafnheiður hrafnhildur
hrafnkatla hrafnkell hrafnlaug hrafntinna hrafntyr hrannar hrappur hraunar hraundis hredhaan
hrefna hreggviður hreimur hreindis hreinn hreiðar hreiðmar hrimnir hringur hritik hroaldur hroar
hrobjartur hroi hrolfdis hrolfur hrollaugur hrolleifur hromundur hronn hroðgeir hroðmar hroðny
hroðolfur hroðvar hrund hrutur hrvoje hrærekur huban hubbard? hubert? hubertine hubertus huda
hudavent hudson? huey? hugberg hugbjorg hugbjort hugborg hugdis hugh? hughes? hughey hughie? hugi
huginn hugleikur hugljuf hugo? hugrun hugues huguette huia hukumdar huld hulda huldah huldar
huldis huldrun hulya humaira humaiya humayra humberto? humeyra humi humoyun humphrey? hunalp
hunbjorg hunbogi hundis hungerður huni hunn hunor hunroður huong hurbert hurdogan hurican hurley?
hurmet hurside huruyet huryasar huseyin huseyn huseynqulu husmen husnuhal hussein? huston? huxley?
huy? huzaifa huzuri hvannar hvonn hyltir hylur hyman hymen? hynek hyrum hængur hænir hıfzullah
iacob iain ian? iancu ianis iara iasmina ibaad iban iben ibeth ibidapo ibironke ibis? ibn ibolya
ibraaheem ibraheem ibrahim ibrani ibrohim ibun ica? icey icha icie icimbike idabelle idamae idda
ide? idell idella idika idiris idrees idris idriz idun? idık ieremia iesa iesha ieshia ieva ifa
ifeanyi ifechukwu ifeoma ifora iftikhaar iftikhar ifunanya ige ignac ignace ignacia ignacio?
ignacy ignas ignatius? ignatz ignaz ignazio igne igor? igors ihab ihaia ihsaan ihsan ihtesham
ihtiram ihtishaam ihtsham iida iiris iisakki ijaya ijli ika ikbal ike? ikenna ikeoluwa iker
ikhlaas ikhsan ikin ikiz iklim ikraam ikram ikramah ikrimah ikshita ila? ilah ilalmıs ilan ilari
ilaria ilarie ilarion ilbek ilda? ildefonso? ildem ildes ildiko ildız ileana ilene? ilenia ilga
ilgi ilgı ilham? ilhan iliana ilias ilie ilija ilim ilinca ilir ilja ilka ilkbahar ilkim ilkin
ilkka ilklima illa illugi illya ilma ilmafer ilmari ilmars ilmur ilo ilona ilonka ilper ilqar ilsa
ilse ilsu ilteris ilyas ilyes ilze ima? imam? imane? imani imanol imants imany imara imaran
imelda? imene imer imge imi imke immaculate? immanuel? immo immy imo imogen? imogene? imona imran
imre imren imrich imrihan imron ina? inaki inanclı inara inaya incifir inda? indah indali indi?
indiana? indie? indira? indra? indrajit indre? indrek indrikis indriði indy? ine inell ines? inese
ineta inez? ing-britt ing-marie inga? inga-britt inga-lill ingalill ingberg ingbert ingdis inge?
ingeborg ingeburg ingegard ingegerd ingela ingelise ingelore ingemar inger ingetraud ingetraut
ingey ingheiður inghildur ingi ingiberg ingibergur ingibert ingibjartur ingibjorg ingibjorn
ingibjort ingiborg ingifinna ingifriður ingigerður ingilaug ingileif ingileifur ingilin ingimagn
ingimar ingimaria ingimunda ingimundur ingiriður ingiros ingisol ingivaldur ingiveig ingiþor
ingjaldur ingmar? ingo ingolf ingolfur ingram? ingrid? ingrida ingried ingrun inguna ingunn
ingvaldur ingvar ingveldur ingvi ingþor inigo inioluwa inka inken inkeri inmaculada? inna
inocencio? inocentiu inqilab insa insaf inta intan intihap intiqam intizar ioan ioana ioanina
ioannis iola iolanda ion? iona? ione? ionel ionela ionelia ionica? ionut iosefina iosif ippazio
ireland? iren irena irene? iretioluwa irfan iriana iridenta iridian irina irine irinel irja irl
irmantas irmela irmeli irmengard irmgard irmhild irmi irmingard irmtraud irmtraut irmtrud irmy
irnanto irpa irsad irungu irunn irva irven irvin? irvine? irving? irwan irwin? irya iryna irıs isa
isaac? isaack isaak isabel? isabela isabell isabella? isabelle? isabelly isac isack isadora?
isadore? isafold isai isaiah? isaias? isak isalind isaline isam isamar isaque isar? isarr isaura?
isaya isbjorg isbjorn iscan isdis ise iseldur iseoluwa isey isfandiyor isfold isgeir isgerður isha
ishaan isham ishani ishanvi ishildur ishita ishmael? ishola ishwar isiah? isidor? isidora isidore
isidoro? isidro? isin isis? islam? islaug isleif isleifur islime islom ismael? ismail? ismar
ismayıl ismet ismey ismo ismoil ismık isobel isol isold isolde? isolfur isolina isom isra israel?
israfil isreal isrun issa issac? issack issi issol istvan isveig isıkay isıman isın ita? italo?
itanya ituri itzel itziar iulia iulian iuliana iuliu iunn iurie iustin iustina iustinian iva? ivah
ivan? ivana ivanka ivanna ivano ivar ivars ivecen iver iverson iveta ivette ivey ivica ivie ivka
ivo? ivona ivone? ivonne ivor ivory? ivy? iwan iwo? iwona ixtiyar iyabode iyadunni iyana iyanna
iyiyurek iymona iza? izaaz izabela izabele izabella izabelle izaiah izayah ize izel izetta izgu
izidor izola izora iztok iða iðunn jaabir jaafar jaak jaakko jaan jaana jaanus jabal jabari
jabbaar jabbar jabez jabir jabr jabulani jacalyn jace jacek jacey jacinta? jacintha jacinto?
jackeline jacki jackie? jackline jacklyn? jackson? jacky? jaclyn? jacob? jacobine jacobo jacobus?
jacoby jacopo? jacque? jacquelin? jacqueline? jacquelyn? jacques? jacquez jacquline jacqulyn jad
jada? jaden jader jadiel jadon jadranka jadwiga jadyn jaeda jaeden jael? jaelyn jaelynn jaeman
jafar jafet jaffer jaga? jagapati jagaraga jagat jagdish jagger? jagrati jagvi jahangir? jahanzeb
jahdami jahdari jaheem jaheim jahi jahiem jahir jahiz jahm jahongir jai jaida jaiden jaider jaidyn
jailene jailyn jaiman jaime? jaimee jaimie jair jairaj jairo jairus jais jajuan jaka jakayla jake
jaki jakob jakobe jakobina jakobs jakop jakov jakub jalaal jalal jaleel jalees jaleesa jalen jalia
jalil jalisa jalissa jaliyah jalmari jalol jalon? jalsa jalyn jalynn jamaal? jamal? jamalia jamar?
jamarcus jamari jamarion jame? jameel jamel? james? jameson? jamey jami? jamie? jamie-lee
jamie-leigh jamil jamila? jamin jamir jamison jamiya jammie jamshid? jamya jan? jan-ake jan-erik
jan-olof jan-peter jana? janae janaki janani janay jane? janeen janel janell? janelle? janene
janessa janet? janeta janeth janett janetta janette? janey janez jangwa jani janiah janic janice?
janick janie? janik janin janina? janine? janis? janiya janiyah janja jankat janko jann janna?
janne janneth jannette janni jannie? jannik jannika jannis jano janos janosch january? januja
janus? janusz janya janyce japhet japheth? jaquan jaquelin jaqueline jaquez jara? jarad jared?
jaren? jaret jarett jari jarkko jarl? jarlath jarleth jarmila jarmo jarnbra jarne jarngerður
jarngrimur jarno jarod jarolim jaromir jaromira jaron jaroslav jaroslava jaroslaw jarrad jarred?
jarrell jarret? jarrett? jarrod? jarun jaruthip jaruwan jarvis? jarwa jarwadi jarwi jarþruður
jase? jasen jasiah jasin jasiri jaslene jaslyn jasmani jasmijn? jasmin? jasmina jasmine? jasminka
jasmit jasmyn jasmyne jasna jason? jasper? jasur jaswadi jatgeir jati jatin jatmiko jatmundur
jatvarður jaunita javan? javen javi javier? javiera javion javohir javon javonte jax jaxen jaxon
jaxson jaxton jay? jaya jayadi jayce jaycee? jaycie jaycob jayda jaydan jayde jayden jaydin jaydon
jaye jayeng jayla jaylah jaylan jaylee jayleen jaylen jaylene jaylin jaylinn jaylon jaylyn jaylynn
jayme jaymes jayne? jayson? jayvion jayvon jazeps jazlene jazlyn jazlynn jazmin? jazmine jazmyn
jazmyne jean? jean-baptiste jean-charles jean-christophe jean-claude jean-francois jean-jacques
jean-louis jean-luc jean-marc jean-marie jean-michel jean-paul jean-philippe jean-pierre jean-pol
jean-yves jeana jeane jeanetta jeanette? jeanie? jeanine? jeanmarie jeanna jeanne? jeannette?
jeannie? jeannine? jeannot jeanny jeb jebet jecinta jed? jedediah jedidah jedidiah jedrzej jeet
jeevika jef jeferson jeff? jefferey? jefferson? jeffery? jeffie jeffrey? jeffry? jefri jeison
jeisson jekabs jekaterina jekaubs jelagat jelani jele jelena jelita jelka jelle jelte jemal?
jemima? jemimah jemma jemutai jena? jenaro jenel jenelle jenetta jenifer? jeniffer jenilee
jenipher jenna? jennette jenni jennie? jennifer? jenniffer jennings? jenny? jeno jens? jens-peter
jens-uwe jensen? jensina jente jep jepchirchir jepchumba jepkemoi jepkoech jepkorir jepkosgei
jeppe jeptha jeptoo jerad jerald? jeraldine? jeramiah jeramie jeramy jere? jered jerel jereme
jeremey jeremi jeremiah? jeremias? jeremie jeremy? jergus jeri? jerica jerilyn? jerilynn jerimiah
jerimy jerker jermain jermaine? jerman jermey jermiah jernej jerneja jerod jeroen jerold? jerome?
jeromy jeronimo? jerono jerop jerotich jerrad jerrel jerrell jerri? jerrica jerrie? jerrilyn
jerrod? jerrold? jerry? jerson jerusha jeruto jeryl jerzy jes jesca jesenia jesica jesper jess?
jesse? jessee jessenia jessi jessica? jessie? jessika jessy jessye jesusa jethro? jetmir jeton?
jett jetta jettie jevgeni jevon jewell? jezups jhalak jhan jhoan jhoana jhon jhonatan jhonny jhony
jil jiles jill? jillian? jim? jimena jimmie? jimmy jina jinawi jindra jindrich jindriska jinjuta
jinnie jinthe jip jiri jirina jitka jitrin joa joachim? joacim joakim joan? joana? joanie joann?
joanna? joanne? joannes? joao? joaquim? joaquin? joaquina? joash jobe jobst jocelyn? jocelyne
jocelynn jochem jochen jochum jodi? jodie? jodis jody? joe joel? joell joella joelle joellen joep
joerg joeri joeseph joesph? joetta joette joey? joffrey jofriður johan johana johann? johanna?
johannah johanne johannes? johans johathan johnathan? johnathon? johney johnie? johnna johnnie?
johnny? johnpaul johnson? johnstone johny joi jokla joko jokubas jokull jokulros jolan jolana
jolanda jolanta jolanthe joleen jolene? jolette jolie? jolien jolijn jolin jolina joline jomar
jomundur jon? jona jonah? jonanna jonar jonas? jonasina jonatan jonathan? jonathon? jonbjorg
jonbjorn jonbjort jondis jondor jondora jonell jones? joney jonfriður jongeir jongerð jonheiður
jonhildur joni? jonida jonina joninna jonmundur jonna jonnie jonny jono jonsteinn jony jonþor
joojo joona joonas joonatan joost joppe jora? joram joran jordan? jordana? jorden jordi jordin
jordon jordy jordyn joren joretta jorfi jorg jorg-peter jorge? jorgen jorgina joris joriður jorja
jorlaug jorma jormundur jorn jorri jort jorundur jorune jorunn jorvar jorvi jory jos? josafat
josavin jose? josebina josee josef? josefa? josefiina josefin josefina? josefine josefita joselin
joseline joseluis joselyn josep joseph? josepha josephat josephina josephine? josephus? josette
josh? joshua? joshuah josiah? josiane josianne josie? josiephine josip josipa josko joslyn joso
josphat josphine josse jossie jost josteinn josua josue? josy jouko jouni jovan jovana jovani
jovanni jovanny jovany jovin jovina jovita joyce? joycelyn joye joyline jozef jozefa jozefina
jozica jozo jozsef jua juana? juanita? juanito judah? judd? jude? judea? judi? judie? judit?
judita judith? judson? judy? judyth juelz juergen juha juhana juhani juho jukka jula jule jules?
juli? julia? juliana? juliane juliann? julianna julianne? julie? julie-anne julien? julienne?
juliet? julieta? julieth julietta juliette? julija julijana julijs julious juliros julisa julissa
julita julius? juliusz juluis juma? jumaane jumadi jumari jun? juna june? juni? junia juniana
junie junious junius? juozas juraj jure? jurek jurg jurgen jurgita jurij juris? jurre jussi
justas? justen justin? justina? justinas justine? justiniani juston justus justyn justyna jusuf
jutta juul juulia juuso juvenal? juwan juwon jyoti jyrki jytte jørgen kaamil kaan kaaren? kaarina
kaarlo kaashif kaat kaazim kabeer kabir kabiru kacey kachela kaci kacie kacper kacung kacy kada
kade? kadeem kaden kadence kader? kadijah kadin kadir kadri kadyn kadınana kaeden kael kaela
kaelyn kaelynn kafeel kahina kahir kahlil kahu kahurangi kai kai-uwe kaia kaiden kaija kaila
kailee kailey kailyn kaique kairav kaisa kaiser? kaitlin? kaitlyn kaitlynn kaiya kaj kaja kajen
kajetan kajji kajsa kajus kakali kaktus kala kalbi kaldi kale? kaleb kaleem kaleema kaleena
kaleigh kalel kalen kalene kalervo kalevi kaley kalgay kali? kalie kalim kalina kaliyah kalla
kalle kallie kalman kalmann kalmar? kalpit kaltrina kaluwa kalvin kalyn kamal kamala? kamar kamari
kamaria kamau kambali kamden kameron kami? kamidin kamiel kamil kamila kamilah kamilla kamilly
kamma kamolchanok kamora kamran kamren kamron kamryn kamya kana? kanak kanda kandace kandef kandi
kandice kandy? kane? kanesha kani kania kanini kanisha kanpulat kanye kaombwe kaori kapagan
kapitola kaprasius kar? kara? karaamat karabas karaca karaer karakucak karam karama karan karanbay
karani karanja karatas karcan kardelen kardi kare kareem? kareen karel karen? kari? karie karim
karima karimah kariman karimi karin? karina? karine karis karissa karitas kariuki karja karkur
karl? karl-august karl-dieter karl-erik karl-ernst karl-friedrich karl-georg karl-hans
karl-heinrich karl-heinz karl-hermann karl-josef karl-jurgen karl-ludwig karl-otto karl-peter
karl-werner karl-wilhelm karla? karlee karlene karles karley karlfried karlheinz karli karlie
karlijn karlina karlinna karlis karlo karlotta karlukhan karly karma? karman karmen karna karo?
karol? karola karolien karoliina karolin karolina karoline karolis karoly karolyn? karon karren?
karri karrie karsa karsana karson karsten karsyn karta karter kartika karvel karya karyl karyme
karyn? kasam kasandra kasen kasey? kash kashan kashangaki kashif kashish kashvi kasie kasif kasim
kasimir kasiran kasiyah kaskazi kason kaspar kaspars kasper kassandra kassidy kassie kassim
kastiel kastriot kasusra kata katalin katalina katana katariina katarina katarinus katarzyna
katcha kate? katelijne katelin katelyn? katelynn katerina katerine kathaleen katharina katharine?
katharyn kathe katherin katherina katherine? katherinne kathern katheryn? kathey kathi kathie?
kathinka kathleen? kathlene kathlyn kathrin kathrine? kathryn? kathryne kathy? kathyrn kati katia
katica katie? katie-louise katina? katinka katja katla katleen katlin katlyn katlynn kato katri
katrien katriina katrijn katrin katrina? katrine? katriona kattie katty katy? kauko kauri? kauthar
kaver kavon kavurt kavya kawaca kawaya kawkab kawthar kay? kay-uwe kaya kayagun kaycee kayden
kaydence kaye? kaygusuz kayla? kaylah kaylan kaylee kayleen kayleigh kaylen kaylene kayley kayli
kaylie kaylin kaylyn kaylynn kayrabay kaysan kayson kayun kayıt kazi kazim kazime kazimierz
kazimir kazuko kazuo kazuya kazım kaðlin keagan kealan keandre keanna keano keanu keara keaton?
kecia keegan keelan keeley keely keena keenan? keenen keesha keeva kefser kegan keifer keijo?
keila keion keira keisha? keith? keji kelami kelan kelby kelcie keld kelechi keli kelis kellan
kellee kellen kelley? kelli? kellie? kelly? kelly-anne kelly-marie kelsea kelsey? kelsi kelsie
kelton kelvin? kem kemal kemba kemboi kemuma kemunto ken? kenan kenari kendal kendall? kendell
kendra? kendrick? kenedy kenes keneth kenia? kenichi kenisha kenji kenley kenn kenna kennard
kennedi kennedy? kennet kenneth? kenney kennith? kennth kenny? kent? kenter kenth kenton? kenya?
kenyangi kenyatta? kenyon? kenza kenzie kenzo keon keran keri? kerim kerime kerman? kermit? kerri?
kerrie? kerry? kerstin kerttu kerubo kerwin kesha keshaun keshawn keshia kestutis kete ketilbjorg
ketilbjorn ketilfriður ketill ketilriður kevan keven? kevim kevin? kevon keya keyaan keyla keyon
keyshawn kezban kezia keziah khaalid khaan khadidja khadija khadijah khaled khalid? khalil
khalilah khamani khamisi khanyisile khari khiry khloe khoa kia kiaan kiah kian kiana kiandra
kianna kiano kiapo kiara kiaran kiarie kiarra kibafupia kibar kibet kibibi kiburi kiddy? kiefer
kiel? kiera kieran kiernan kieron kierra kiersten kieth? kifaye kijana kijani kike? kikelomo kiki
kiley kilian kiljan killian kilonzo kim? kimani kimanzi kimathi kimball kimber kimberely kimberlee
kimberley? kimberli kimberlie kimberly? kimbilio kimeu kimmo kimora kimutai kimya kinaya kindra
kinga kingston? kinley kinsey? kinsley kinte kinubi kinuthia kinyanjui kinyua kiojah kioko kip?
kipchirchir kipchumba kipenzi kipepeo kipkemboi kipkemoi kipkirui kipkoech kipkorir kipkosgei
kipkurui kiplagat kiplangat kiplimo kipngeno kipngetich kipp? kipras kiprono kiprop kiprotich
kipruto kipsang kiptoo kipyegon kira kiramettin kirby? kiri kirk? kirsi kirsten? kirsti kirstie
kirstin kirstine kirsty kirt kirui kisha kisima kitan kitti kittie kitty kiume kiwara kiya kiyasi
kiyoko kiyoshi kizzie kizzy kjalar kjallakur kjalvor kjaran kjarr kjartan kjarval kjeld kjell
kjersti kjetil kjoi klaas kladia klara klare? klas? klaudia klaudie klaus? klaus-dieter
klaus-gunter klaus-jurgen klaus-michael klaus-peter klaus-ulrich klaus-werner klavdija klavs klea
klemen klemens klement klementina klemenz kleopatra kliment kloe klothilde klængur knorr knox?
knud knut? knute knutur kobe? koby kocabas kocak kockan koda kodchaporn kody koech koen koenraad
kofi koggi koha kojo koker? koko koktas kolawole kolbeinn kolbjorg kolbjorn kolbra kolbrun kolby
koldan koldis kole kolfinna kolfinnur kolfreyja kolgrima kolgrimur kolka kolmar koloman kolskeggur
kolten kolton kolur kolviður koncagul kondo konguralp konkordia konner konnor konny konrad?
konradi konradus konrað konstantin konstantinos konstantinus konstanty konstanze konul kopan kopur
kora koray korbin korbinian kordell kordula korede korey kori korinna korir korka korkmazalp
kormakur kormloð kornel kornelia kornelija kornelius kort? kortney korugan kory? kosemen kosgei
kosisochukwu kosukhan kotryna kotuz kourtney kovu koðran kraig kraki kreszentia kreszenz kria
kriemhild? kris? krish krisha krishna? krisjanis kriss krissy krista? kristal? kristall kristan
kristaps kristberg kristbergur kristbjorg kristbjorn kristborg kristdor kristel kristen? kristens
kristensa krister kristers kristey kristfinnur kristfriður kristgeir kristgerður kristi? kristiaan
kristian kristiana kristiane kristianna kristie? kristien kristiina kristijan kristin? kristina?
kristine? kristinn kristjan kristjana kristjon kristjona kristlaug kristlaugur kristleifur
kristlin kristlind kristmann kristmar kristmundur kristny kristof kristofer kristoffer kristolina
kristopher? kristros kristrun krists kristupas kristvaldur kristvarður kristveig kristvin
kristvina kristy? kristyn kristyna kristþor kristþora krisztian krisztina krisztofer kritika
krummi krysta krystal? krysten krystian krystin krystina krystle krystof krystyna krzysztof
ksawery ksenija kubran kuchanua kuddusi kujoe kujtim kullervo kulnun kumar kumiko kumral kumush
kunaporn kuncara kunibert kunigunda kunigunde kunkyi kuno kunta kunthara kuria kurnia kursad kurt?
kurtis? kurunzi kushtrim kusiima kustaa kusuma kutay kutgun kutun kveldulfur kveta kvetoslav
kvetoslava kwabena kwadwo kwaku kwamboka kwame kwamena kwasi kweku kweli kwesi kya kyalo kyan
kyano kyara kyla kylah kylan kyle? kylee kyleigh kylene kyler kylian kylie kyllian kyllikki kymani
kyosuke kyra kyree kyrie kyson kæja kılıcbay kınel kırat kırgız kısmet kıvılcım kızıl kızıltunc
laban? labeeb labib labinot labuh lacey? lachlan laci lacie lacramioara lacy? lacın lada? ladarius
laddie? ladina? ladislau? ladislaus ladislav ladislava ladli ladonna? laeeq laetitia lafayette?
lafe lage? lahiah lahoma laia? laika laila lailah lailati laimonis lainey laini laiq lais laisha
laith lajita lajlaj lajos? lakeisha? laken? lakendra lakesha lakeshia lakisha? laksana laksh
lakshit lakshmi? lala? lale lalita lalla lalo laly lamar? lamarcus lambert? lamberto lameck
lamine? lamont? lamonte lan? lanang landan landen? lander? landin lando? landon? landyn lanette
laney langalibalele langat langgeng lani lanie lanita lanjar lannie lanny? lantar laoise laora
laqeet laquan laquita lara? lara-sophie larae laraine laras larensina larent larentius laretta
larey larisa larissa lark? larkin laron larry? lars? lars-ake lars-erik lars-goran lars-olof larue
larus lary lascar? lashanda lashawn lashonda lashunda lasmanto lasmono lasonya lasse? lassi
lassie? laswi laszlo latanya latarsha latasha? lateef latesha latif latifah latika latisha?
latonia latonya? latoria latosha latoya? latoyia latrell latrice latricia latrina? laufar laufey
laufheiður laufhildur lauga laugey laugheiður laugi launa? laura? laurance laure laureano? laureen
laurel? lauren? laurence? laurene laurens laurent? laurentia laurentiu laurenz lauretta laurette
lauri? laurian lauriane laurie? laurin laurina? laurine lauris laurita laurits lauritz lauryn
laurynas laus laust? lautaro lavada? lavanya lavelle lavender? lavenia lavera? lavern? laverna
laverne? lavina lavinia? lavize lavon lavona lavonda lavonia lavonne? lawanda? lawerence lawrance
lawrence? lawrencia lawson? lawton layla? laylah laylo layne layth layton? lazar? lazaro? laze?
laziz lazzaro lazım lea? lea-sophie leafy? leah? leala leamon leana leander? leandra leandre
leandro? leane leaner? leann? leanna? leanne? leano leart leatha leatrice leda? ledion ledun lee?
leeann leela leen? leena leeroy leesa leevi lega? legawa leider? leidy leif? leifur leigh?
leighton? leiknir leikny leila? leilani leire leisa leisha leitha leiðolfur leja? lejla leke lekha
lela? lelah leland? lelar lelia? lella lem? lembah lemma? lemmie lempi lemuel? len? lena lenah
lenard? lene? leni lenin? lenka lenn lenna lennard lennart lennarth lennert lennie lennon? lenny?
lenon? lenora? lenord lenore? lenwood leocadia? leocadio leokadia leola? leoma leona? leonard?
leonardo? leonce leoncio leone? leonel? leonhard leoni? leonia leonid? leonidas? leonie leonor?
leonora? leonore? leons leontin leontina leontine leopold? leopolda leopoldina? leopoldine
leopoldo? leora leordean leos? leota lera? lere leroy? lerze lesa? lesana lesia leslee lesley?
lesli leslie? lesly lessie? lesta? lester? leszek leta? letha? lethia leticia? leticija letitia?
letizia? letta? lettie letty levente? levern levi? levie levin? levina levis? levon levoslav levy?
lew? lewis? lex? lexi lexie lexis? lexus? leydi leyla leyla-katharina leyli leyre lezize lhanzey
lia? liam? lian liana? liane? lias? liba liban? libardo libbie libby? liberto? libia? libni libor
libusa libuse lica? liceth licia? lida liddie lidia? lidie lidija lidwina lidya lieke lien? liene
liepa liesa liesbet liesbeth lieschen liesel lieselot lieselotte lieve? lieven lieze lif lifdis
lige ligia ligita liisa lila? lilah lilburn lili? lilia? lilian? liliana? liliane lilianna lilie
lilija lilijana lilita lilja liljana liljar liljuros lill lilla? lillard lillemor liller lilli
lillia lillian? lilliana lillianna lillie? lillis lilly? lilo? lilou lily lilyan lilyana lilyanna
lim liman limar? limazah lin? lina? linah linas linberg linbjorg lincoln? lind? lindah lindar?
lindberg lindbergh? linddis linde? lindell linden? lindis lindita lindsay? lindsey? lindy? lineik
linet linette liney lingny linh linhildur lini linn? linna linnea linnie lino? linsey lintang
linton? linus? linwood? linzy lioara lioba lionel? lipika liridon liridona lirim lirjan lisa-marie
lisabet lisandra lisandro lisanne lisbet lisbeth lise? lise-lott lise-lotte lisebet liselott
liselotte liseth lisette lish lisha lisle? lissa lissette lissi lissie lissy listalin liston?
lita? litha littie littleton litzy liv liva livia? livingstone? livio liviu liwia liya liyaaqat
liyaqat liz? liza? lizabeth lizbeth lize lizete lizeth lizette lizz lizzie? lizzy? ljiljana
ljosalfur ljosbjorg ljosbra ljotunn ljotur ljubica ljubisa ljubov ljudmila ljufur llewellyn?
lloyd? loa? lockie loda? lode? lodewijk lodovico loek loes lofn loftur loftveig logan? logey logi
lohit loic loice loida lois? loise lokbra loke loki? lola? lolita? lolla lollie loma? lon?
londisizwe londiwe london? londyn loney loni lonie lonna? lonnie? lonny? lonzo loot? lopa lope?
lora? loraine? loran? lorayne lorcan lore? lorean loredana loree loreen lorelai lorelei? loreley
loren? lorena? lorene? lorens lorenz? lorenza lorenzo? loreto loretta? loretto lori? loria loriann
lorie? lorik lorin lorinda? lorine loring loris? lorna? lorne lorraine? lorrayne lorri lorrie?
lossie lota? lotfi lothar lott? lotte? lotti? lottie? lou? louana louane louann louanna louella?
louetta loui louie? louis? louisa? louise? louisiana? louka loula louna lourdes? lourenco? lousie
louvenia lova lovell? lovett lovey? lovie lovina lovis lovisa lovre lovro lowe? lowell? lowie loy
loyce loyd? loyola? loðmundur luan luana luann? luanne? luara luay luberta lubica lubomir lubomira
lubor lubos luboslav luboslava luc? luca? lucca? luce? lucentiu lucero? lucetta lucette luchino
lucho lucia? lucian? luciana? luciano? lucie lucien? lucienne lucija lucila lucile? lucille?
lucina? lucinda? lucindy lucio? lucious lucius? lucrecia? lucretia? lucretiu lucrezia? lucy? luda?
ludek ludger ludie ludivine ludmila ludmilla ludo? ludolf ludomil ludomila ludovic ludovica
ludovico? ludovicus ludovit ludvig ludvik ludwig? ludwina lue? luej luella? luena luetta lufen
lugenia luhung luigi? luigia luigina luis? luisa? luisana luise luisina luitgard luiz luiza lujza
luka lukas lukasz luke? lukita lukka lukman lula? lulah lular lulie luljeta lulla lulu? luluh
lulut lulzim lum luminita lumir lundi? lungile lunna lupe? lupita luqmaan luqman lura? lurana
lurena lurhur lurline lusia lusinda luster? lut? lute? luter lutf lutfan lutfi lutgarde lutgardis
lutgart luther? luthfi lutie lutz luuk luvenia luverne luvinia luvisa luwar luwes luyanda luzia?
luzie luzius luzmira luðvig luðvik luðvika lwandile lya lyam lyda lydell lydia? lydiah lydiane
lydianne lydie lykke lyla lylah lyle? lyman? lyn lyna lynda? lyndia lyndon? lyndsay lyndsey
lynette? lyngar lyngheiður lynley lynn? lynne? lynnette? lynsey lynwood lyric? lysiane lytingur
lyður læla lærke maahir maaike maajid maalik maanas maanav maaria maarit maarten maartje maawiya
maaya maaz maazin mabad mabel? mabell mabelle mabil mable? mac? macarena? macaria? macario?
macarthur? macauley mace? macel maceo? macey macharia machelle maci macide macie maciej mack?
mackenzie? macs? macy? madaha madalena? madalin madalina madaline madalyn madalynn madani madara
maddalena? madden? maddison maddox? maddux maddy madeleine? madelene madelief madeline? madelyn?
madelynn madge? madhav madhavi madie madilyn madilynn madina madini madisen madison? madisyn
madiyan madleina madlen madlyn madoa madonna? madora mads? madyan madyson maebell maebelle maegan
mael maelle maelys maeva maeve mafalda? maftuna magali magalie magaly magan magarete magda?
magdalen? magdalena? magdalene? magdaline magdolna magen? magga maggey maggi maggie? maggy magna?
magndis magne magnea magnes magney magnfriður magngeir magnheiður magnhildur magni magnolia?
magnus? magnusina magny magnþor magnþora magret magrit magðalena mahad mahala mahali mahalia
mahalie mahaz mahbeer mahboob mahbub mahdee mahdi? mahdy maheen maher mahesa mahfooz mahfud mahfuj
mahfuz mahi mahigul mahika mahir mahja mahlon mahmood mahmoud mahmud mahmut mahnaz mahsun mahter
mahulena mai? maia? maicol maida maidis maie maighread maija maik maike maiken maikol maila
maimuna maimunah maina maingi maira maire? mairead mairin mairtin maisa maisha maisol maisy maite
maivi maiya maj? maj-britt maj-lis maja? majani majd majdi majdy majeed majella majken majvor
makai makaila makala makan makara makarena makau makayla makeen makena makenna makenzie makhi
makini makokha makori maks maksim maksimiljan maksude maksur maksymilian makunga makuta? makuu
malachi? malachy malak malakai malaki malaya? malcolm? malcom malea maleah malen? malena malene
malfriður malgorzata malhildur malia maliah malik malika malin? malina? malinda? malio malissa
malissie maliyah maliza malle? mallie mallorie mallory? malmfriður malorie malou malte? malthe
malu malva? malvin malvina malwina mamadou maman? mame? mamen mamie? mammie? mamun manaaki manabu
manadis manaf manah manaia manan manawa manbir manca? mandi? mandie mandla mandlakhe mandy? manel?
manerva manervia maney manford manfred? manfreð manie? manila? manilla? manja? manley? mannie
manning? manola? manole manolo? manon mans? mansfield? manson? mansurali mantas? mante? manthan
manu manuel? manuela? manuelita manuella? manuelle? manus manya maqsud mara? mara-julie maraea
maralyn maranda maras? marbjorn marc? marcantonio marcel? marcela marcelina? marceline marcelino?
marcell marcella? marcelle marcello? marcellus? marcelo? marchello marcheta marci? marcia?
marciano? marcie? marcin marcio? marcos? marcu marcus? marcy? mardell mardis? maree? mareen
mareike mareikura mareile marek mareks marel marela mareli marella marely maren marese marey
marfriður marga? margana margaret? margareta margarete margaretha margarethe margarett margaretta
margarette margarida? margarite? margaritha margarito? margaud margaux? marge? margeir margene
margeret margery? marget margherita? margie? margit margita margitta margo? margot? margoth
margret? margreth margrethe? margrett margretta margrieta margrimur margrit margrith margrjet
marguerite? margueritte margunnur margurite margus marguy margy marheiður mari? maria-luise
maria-theresia mariadi mariah mariam marian? mariana? mariane marianela mariangela marianita
mariann marianna? marianne? mariano? marias? maribel? maribeth maricel maricela? maricica maricruz
marie marie-ange marie-anne marie-cecilie marie-christine marie-claire marie-claude marie-france
marie-francoise marie-helene marie-jeanne marie-jose marie-laure marie-line marie-louise
marie-luise marie-madeleine marie-noelle marie-paule marie-pierre marie-rose marie-sophie
marie-theres marie-therese mariechen marieke mariel mariela mariele mariella marielle marieluise
marietta? mariette marija marijan marijana marijke marijn marijon marika mariko marilee? marilena
marilla marilou mariluz marilyn? marilynn? marin? marinda marinela marinella marinette marini?
marinka marinus mario? marioara mariola? marion? maris? marisa? marise marisel marisela marisol?
marissa? maristela marit marita marite maritta maritza? mariuca mariuerla marius? mariusz mariyah
marja marja-leena marja-liisa marjaana marjan marjana marjanca marjani marjatta marjeta marjo
marjon marjona marjorie? marjory? marjukka marjut markas markel markell marketa marketta markita
markku marko markrun markus markþor marla? marlana marland marlaug marlee marleen marleigh marlen
marlena marlene? marleny marley? marlie marlies marliese marlin? marlis marlise marlo marlon?
marly? marlyn? marlys marlyse marni marnie marnita marnix marolina marolyn maron? maroof maros?
marquez? marquis? marquise? marquita? marri marrion mars? marsa? marselia marselina marsellius
marsh? marsha? marshall? marsibil marsilia marsito marsudi marsy mart? marta? martaka martana
martani marte? marteinn martell marten? martez martha? marthe marthen marti? martijn martika
martim? martin? martina? martine martino? martins? martirio? marton martta martti marty? martyn
martynas marus marusa marva? marvel? marvin? marwa marwata maryadi maryam maryann? maryanne?
maryanto marybelle marybeth maryellen? maryjane maryjo marylee marylene marylin maryline marylou?
marylouise marylyn? maryse maryvonne marzena masako masao masar? maside masika masinde mason?
massiel massimiliano massimo? massinissa masume mat? matea matei matej mateja mateo mateus?
mateusz matevz matheo matheus mathew? mathews? mathias? mathieu mathijs mathilda? mathilde mathis?
mathys mati matias? matic matie matija matilda? matilde? matiss matiu matjaz matous mats? matt?
matta? mattea matteo? matthaus matthea matthew? matthia matthias? matthieu matthijs matthilda
matthildur matti? mattia mattiana mattias mattie? mattina? matts? matty mattye matunda matus
matyas maua maud? maude? maudie mauno maura? maureen? mauri maurice? mauricette mauricio? maurilio
maurin maurine? maurits mauritz maurizio? mauro? maurus maury? maurycy maverick? mavie mavis?
mavuno maxence maxi? maxie maxim? maxime? maximiano? maximilian? maximiliano? maximilien
maximillian maximino maximus maxine? maxwel maxwell? maxx maybell maybelle maye mayerly maykol
mayme maymie maynard? maynur mayra? maysa mayte maza? mazie mazlum mbithi mboya? mbugua mburu
mcarthur mcebisi mckayla mckenna mckenzie? mckinley? meabh meadow? meagan? meaghan mearl mechelle
mechthild mechthilde mechtild mecide mecit meda? medard medeja medina? medora meelis meera mees?
mefarettin mefharet meg? megan? megane meggan megha meghan? meghana meghann mehdi mehdiqulu
mehdiye mehin mehman mehmed mehmet mehmetzahir mehrigul mehrimoh meibh meik meike meinhard meinolf
meinrad meja mekhala mekhi mekkin mekkino melaha melania melanie? melanine melany melba?
melbourne? melchior? melchor melek meleknur melichar melihcan melikkan melina? melinda? melisa?
melissa? melissia melita melitta melker melkior melkolmur melkorka mell melle mellie mellisa
mellissa melodee melodie? melonie melony melrakki melros? melton? melul melva? melville? melvin?
melvina melvine melvyn? melwin memili memphis? mena? menachem mendy menfeat mengi menguc menisan
mensalder meral merba mercedes? mercer? merche mercyline merdi mereana meredith? merel meret
merete merethe mergim meriem merijn merike merilyn merim merita? merja merkur merl merle? merlene
merlin? merlyn? merna merri merrie? merrilee merrill? merrily? merritt? mert mertel mertie merton?
merva merve mervi mervin? mervyn? merwin? mery meryem meryeme meryl merzuk meshack meshur messiah?
messiana mestur mesude mesut metehan metha methusalem metin metinkaya metka metod metrine metta?
mette? mettie metusalem meveddet mevludiye mevlut mey meyer? meyhanim meyransa meyvant mezide miah
mias? micael micaela micah? micayla miceal micha? michael? michaela michaele michail michal
michala michale michał micheal? micheala michel? michela michelangelo? michele? micheletto
michelina micheline michell michelle? michelotto michial michiel mick? mickael mickey? mickie?
micky? mie? mieke miesha mieszko migdalia migle mignon? miguel? miguela miguelangel miha mihael
mihaela mihai mihail mihajlo mihaly mihels mihhail mihin mihkel mihnea mihrab? mihriye miia miika
mik? mika mikael mikaela mikaelina mikaere mikaila mikako mikal mikala mikalah mikayla mikayıl
mike mikeal mikel mikelis mikels mikhail? miki mikjall mikkael mikkalina mikkel mikko miklos
mikołaj mikulas mikyas mila? milada milagros? milan? milana milas milay milburn milcah milda
mildinberg mildred? mildriður milena? miley milford? milica milissa milka milkah millaray millard?
mille? miller? millicent? millie? mills? milly milo? milorad milos? miloslav miloslava milota
milou milovan milton? miluse mima? mimi? mimir? mimmi mimoza mimy minda mindaugas mindi mindy?
minenhle miner? minerva? minervia minh minibe minna? minney minnie? minny minodora minoru minta?
mintie mioara miodrag mir? mirabela miran miranda? miray mirbadin mircea mirco mirdza mireia
mireille mirela mirella mireya miriah miriam? miriama mirian mirja mirjam mirjami mirjana mirko
mirlinda mirna miro? miron? mirona? mironshoh miroslav miroslava miroslaw miroslawa mirra? mirriam
mirsad mirta mirte mirtha mirthe mirtie miruna miryam misael mischa mishat mislav misra missie?
missouri? missy? mist? misti? mistie misty? misuli mitali mitch? mitchel? mitchell? mitchelle
mitesh mitica? mitra? mitrut mittie mituru mitzi? mitzy miya miyesser mizhir miłosz mjalldis
mjallhvit mjaðveig mjoll mjollnir mjolnir mkarkara mladen mlungisi mnqobi moa? modena? modis
modris modupe moe? moeiður moesha moey mofifoluwa mogens mohamad mohamed? mohamedi mohammad?
mohammed? mohamud mohand moheiður mohini mohinur mohlaroyim mohsim moira? moises? mojca mojisola
mojisoluwa mojmir moli? mollie? momanyi momoko monalisa monica? monicah monika monique? monis?
monna monnie monroe? monserrat mont? montel montgomery? montie montrell montserrat? monty? moody?
moraa moradeke morayo mordechai moreen? morenike morgan? morgane mori? moriah moric morine morits
moritz mork morolake morris? morten mortimer? morton? morður mose? moses? moshe mosi
mosinmileoluwa mossie mosunmola motunrayo mouloud mounir mourad moureen mourib mourine moussa
moya? moyosore mozell mozella mozelle moði mrihani mthokozisi muarra mubariz mubetcel mubina
mucahit mucellib mucevher muchiri muema mueni muferrih mufide mufit mugambi mugber mugdha mugendi
muggur mugo mugur mugurel muhallil muhamed muhamet muhammad? muhammadali muhammadamin muhammadamir
muhammadayub muhammadaziz muhammadrizo muhammadsafo muhammadsodiq muhammadsolih muhammadumar
muhammadyasin muhammadyusuf muhammadziyo muhammed muhammet muharrem muhazzim muhima muhip muhiye
muhsina muhyettin muia muireann muiruri muizza mujde mujur mukbile mukhwana mukramin mukrume
muktedir mulayim mulele muli? mulwa mulya mulyanto mulyono mumbi mumo mumpuni mumtaz mumtaze
mumtoz munda? mundheiður mundhildur mundina munene munezzer mungai muni? munif muninn munisa
munyao munyoki murad murat? muratcan murdock? muret muriel? murielle muriithi murilo murimi murit?
murithi muriuki murl murod murphy? murray? murry mursalina mursinin mursita murti musafet musaffa
musau musee? musembi musemma musfira mushtariy musila muskunaz muslim? muslima muslum mustafa
mustafo mustapha mustika mustofa musure musyoka musyoki mutai mutasım muthama muthengi muthoka
muthoni muthui mutia mutie mutinda mutiso mutisya mutluhan mutuku mutunga muturi muvaffak
muvahhide muveddet muxlisa muxtar muzaffer muzayyana muzdahir muzdalifa muzekker muzhir mwamini
mwanajuma mwanamisi mwangangi mwangi mwaniki mwanzia mwasaa mwaura mwende mwendwa mwezi mwikali
mwiti mya myah mychal myer mykel myla mylee mylene myles? mylie myr myra? myranda myriam
myrkjartan myrkvi myrl myrle myrna? myron? myrra myrta myrtha myrthe myrtice myrtie myrtis myrtle?
myrun mzamo naadir naail naajy naasih naasir naathim naazhim nabeeh nabeel nabhan nabigh nabih
nabil nabila nachiket nacho? nacio nadeem nadege nades? nadeschda nadeshda nadezda nadhir nadia?
nadim nadin nadine? nadir? nadja nadr nae? naeem nael nafasat nafees nafesa nafii nafile nafis
nafula naglis nagı nahashon nahiara nahla nahuel naiara naib naide naim naima naimh nair? naja?
najair najam najee najeeb najib najuma najwa naki nakia nakif nakip nakisha nakita naksh nakul
nalan nalar naliaka nallely nam? namiq namon nan? nanami nanci? nancie nancy? nand nandini nando
nandor nanette? nanie nanjala nanna? nannette? nanni nannie? nansy naoimh naoise? naoki naoko naom
naoma naomh naomi? naomy naoto napoleon? napoleone naradi narcis narcisa? narciso? narcisse
narcissus? nardi narfi narhanim narimane narji narıngul nasab naser nash? nashipie nasiba nasim
nasir nasiru nasra nasrullah nassim nastja nasuf nat? natacha? natalee natali? natalia? natalie?
natalija natalio natalja nataly natalya natan natanael nataniel natasa natascha natasha? natasja
natasza nate? natella nath nathalia nathalie nathaly nathan? nathanael? nathanial nathaniel?
nathari nathasha nathen natiq natividad? natosha nattawun nattmorður nattsol nattulfur naud
nautica? naveen nawal nayara nayaret nayareth nayeli nayely nayfa nayibe nayil naz nazaret nazario
nazende nazim nazimet nazir nazlihan nazlim nazlı nazmi nazıdil ndegwa nderitu ndirangu nduku
ndumiso ndung'u ndunge ndungu nduta nea? neal? nealie nealy neasa nebih nebiha nebojsa necati
necdat nechifor necilal necmettin necva ned? nedas nedda nedjma nedra needham neel neelima neely
neema nefaret nefiye neftali neha nehemiah? nehip neider neil? neill neisti neja? nejc nejdet
nekesa nel? nelah nelcy nelda? nelia nelida nelie nelima nelio nell? nella? nelle? nelli nellie?
nello? nelly? nels nelson? nelsy nelu nelya nemanja nenad nenna nenni? neo? neola neoma neppie
neptun neptunus nerea nereida? neriban nerijus nerim neringa nermin nery nesfe nesip neslinur
neslisah nesrin nesrine nestor? nete netra netta? nettie? neva? nevada? nevaeh neval neveah
nevenka nevgin neville? nevin? nevio nevise nevsal nevsale newell? newman? newt? newton? neyran
neza nezengul nezihi nezize ngaire ngamia nganga ngari ngeni ngigi ngozi ngugi nhien nhlanhla nia?
nial? niall niamh niara? nibaldo nicanor nicat niccolo? nichakarn nichelle nichifor nichol nichola
nicholas? nicholaus nichole? nicholus nick nicki nicklas nicklaus? nickolas? nickson nicky niclas
nico? nicoara nicodemo nicodemus? nicodim nicol nicola? nicolae nicolai? nicolaie nicolaj nicolas?
nicolasa nicolaus nicole? nicoleta nicoletta nicolette nicoline nicolle nicolo nicu niculina
niculita nicusor nicuta nidhi nidia? nidra niek niels nienke nieves? nigar nigel? nigesa nigmet
nihad nihai nihal nihan niharika niilo niina nik? nika nikanor nikau nikhil niki nikia nikita?
nikki? nikko? niklas niklaus? niko nikodem nikol nikola nikolai? nikolaj nikolajs nikolaos nikolas
nikolaus nikole nikolett nikoletta nikolina nikora niks? niksa nikulas nil? nila nilam nilcan
nilda nile? niles? nili nilima nilo? nils? nilson nilufar nim? nimakoah nimrat ninetta nini?
ninioluwa ninna ninnie ninoska ninthe nira niracha nirgul nirja nisa? nisha nita? nitara nitesh
nives nixon? niyaga niyaz niyazi niyilolawa niðbjorg njabulo njagi njala njall njenga njeri njeru
njiru njogu njoki njola njoroge njorður njozi njue njuguna nkazimulo nkiruka nnamdi nneka noa
noah? noam nobantu nobie nobuhle noe? noel? noeleen noelia noeline noella noelle? noemi? noemie
nohely nohora noi? noirin nojus nokkvi nokulunga nola? nolan? nolberto noleen nolen nolia nolie
nollaig noma? nomagugu nomalanga noman nomasonto nomathalente nomathemba nomcebo nomthandazo
nomusa nomvula nona? nonhlanhla noni? nonie nonjabulo nonni? nonso noor noora noortje noppakao
nora? norah norbert? norberto? norbey nore noreen? norene noreta noretta nori norica norina norine
norita norman? normand? normann normunds norris? norton? norval norwood norðmann notburga nothando
nott noud nour nout novella? november? novi novruz noxolo nozibusiso nozima nozizwe nqobizitha
nrima ntimi nuala nubar nubia? nudret nugraha nuhu nula? numi nuno? nunzio nura nural nuran nuray
nurbanu nurcan nurda nurdeniz nuretdin nurettin nurey nurgil nurhayet nuri nuria nuriat nurice
nuriya nuriyet nurkan nurlan nurlana nurmelek nurmuhammad nursan nurseda nurser? nursim nurtac
nurten nuru nurul nurulla nurullah nurveren nury nusa nutcha nutkrita nutwadee nuyan nwabudike nya
nyaboke nyaga nyah nyakundi nyamai nyambura nyana nyanchama nyasi nyasia nyawira nybjorg nydia
nyla nylah nynke nyoka nyoman nyongesa nyoni nyota nyree nyuki nyvarð nzioka nzomo oakley? oana
oba obaid obanijesu obdulia obe obed obianuju obie obinna ocampo oceane ochieng ocie octa octav
octave? octavia? octavian? octaviana? octavie octavio? octaviu octavius? oda? odalis odalys odda
oddbergur oddbjorg oddbjorn oddfreyja oddfreyr oddfriður oddgeir oddgerður oddhildur oddi oddie
oddkell oddlaug oddleif oddleifur oddmar oddny oddrun oddsteinn oddur oddvar oddveig oddvor oddþor
odelia odeline odell? odessa? odette odhiambo odhran odie odika odile odin? odina odis? odkanlı
odongo oduor odus oeshi ofeigur ofelia? ofeliya offie oganer ogden? oge ogechi oget ogmunda
ogmundur ogn ogooluwa ogri ogulbas ogurata ogus oguzman oisin? oiva ojas ojasvi okanay okbay oke?
okechukwu okello okey okguclu okkas okoth okseven okta oktavia oktavius okto oktovia oktovius
okturemis okturk okumu okyalaz oladare oladimeji olaf? olafia olafina olafur olajumoke olakunle
olalla olan oland olanrewaju olansile olar olasunmbo olav? olavi olavia olca oldag oldrich ole?
oleg olegario olen? olena olene oleta olevia oley olfert olga? olgeir olgerts olgierd oli? olie?
olimpia? olimpian olimpiu olin? olina olinda? oline oliver? olivert olivia? olivie olivier?
olivija olivine? oliviu oliwer oliwier olle olli ollie? olly olnir olof ololade oloo olov olrun
oluchi olufunke olufunmilayo olumorotimi oluoch olus oluwafemi oluwagbemiga oluwakemi
oluwamumibori oluwamuyiwa oluwasanmi oluwasegun oluwole olveig olver olvir olwen olwethu olympia?
oma? omaca omair omaira omaja oman? omar? omari omarion omeir omer? omi omie omina omisha omkaar
omobobola omobolanle omodunni omolabake omolara omondi omosalewa omotara omotayo omotola omotoun
omowumi omran omriye omur omya ona onat oncel ondieki ondolfur ondrej oneal? oneida? onel onesmus
oneta oney ongay ongen oni onie onkar onni onnie onofre? onsal onuker onundur onur onurcan onursu
onveer onyango onyinye oona oonagh opal? opan opha ophelia? ophelie opiyo opung opwonya oqtay orah
oralia oran? oranlı orazio? orbrun orcin orduxan orelia oren? orene oreofe orestas oreste orfelina
orfeus orfhlaith orfiye orgun orhan oriana orie orik orin? orinder orion? oris orjan ork orka?
orla? orlagh orlaigh orlaith orland orlando? orlaugur orlena orley orlin orlo? orlygur orma? ormar
ormheiður ormhildur ormur orn orna? ornella ornolfur orpha orra orren orri orrie orrin? orris?
orsolya orson? ortak ortansa ortrud ortrun ortwin oruc orval? orvar orvel orvil orville? orvin
orvis orvokki orxan oryurek osama osamu osbaldo osborn? osborne? oscar? osha osie osiyo osk oskar
oskari oskars osman? osmo osogo osp ossama ossi? ossian? ossie ossur osten osunleke osvald
osvaldo? osvalds osvaldur osvifur oswald? oswaldo oswin ota otabek otakar otavio? otay otelia
otfried otha othel othmar otho otieno otilia? otilija otis? otkatla otkell otmar oto? otri? ott
otta ottar? ottarr ottavio ottfried otti ottie ottilia ottilie ottis ottmar otto? ottokar ottomar
ottone? otur otylie ouanes ouida ouma oussama outi ova? ove? ovid? ovidio? ovidiu ovila oviya ovun
owais owen? owens? owethu owino owuor oxana oxar oyenike oyindasola oymak oysha ozakan ozalpsan
ozana ozansu ozaslan ozay ozbay ozbilek ozbilge ozcam ozdal ozdes ozdil ozdogdu ozel ozell ozella
ozerdinc ozertem ozge ozger ozgun ozgur ozie ozinal ozioma ozkent ozkutlu ozlem ozlu ozokcu
ozpetek ozpınar ozsozlu oztek ozturk ozudogru ozy ozyurt ozzie? oðinn paavo pabla pablo? paca?
pachongruk paco? pada padma padmi padraic padraig padraigh padraigin pahal paige? paiman pairlee
paisley? paityn paivi paivikki pak? paker pakjira paksu paldis paley? palfriður palhanna palheiður
palhildur palin palina pall? pallavi palle? pallie palmar? palmer? palmey palmfriður palmi
palmira? palrun pam? pamala pambe pamela? pamelia pamella pamfil panagachie panait panca? pancho?
pandora? pandu panfilo? pangeran pangestu panini? panji? pankrac pannawich pansy? panya paola?
paoletta paolo? paralee paramita paraschiva pardi paride? parin parker? parlee? parley? parman
parmes parrish? parsa? parth parthenia parvez pascal? pascale pascaline paschal? pascual?
pascuala? pasi paskalia pasqual pasquale? pastora? patchaploy patcharaporn pate? patrek patrekur
patric patrica? patrice? patricia? patricie patricija patricio? patrick? patrik patrisia patrizia
patrizio? patru patryk patsy? pattamon pattapon pattatomporn patti? pattie? patty? paul?
paul-gerhard paul-heinz paula? paule pauletta paulette? pauli? paulica paulien pauliina paulin
paulina? pauline? paulino? paulius paulo? pauls pauric pavani pavao? pavel pavla pavlina pavol
paw? pawan pawel paweł paxton? paye? payten payton peadar peader pearce pearla pearle pearlene
pearley pearlie? pearline pearly? pearse peder pedro? peem peer? peeter peggie peggy? pehlil pekka
pekkan pelaji pelayo pelle? pellegrino? pembesin penelope? penina peninah penni? pennie pentti
pepe? pepijn pepita? pepito per-erik per-olof percival? percy? peren? perinur peris? perkasa
perley perlita? permelia permun pernell pernilla pernille perri perrine perry? pershing? pertti
pervaiz pesent? peta? petar? pete? peter? peter-michael peteris peterson? petr petra? petrana
petras petre petrea? petri? petrica petrina petrisor petrona petronela petronella petronila petros
petru petrun petrunella petrus? petrut petruta petter? petteri petur peyton phanice phebe? phelim
phelix phenphitcha pheobe phil? phileine philemon? philip? philipp philippa? philippe? philippine?
philis phillip? phillis? philo? philomena philomene phineas? phoebe? phoenix? phubes phuc phuong
phylicia phylis phyliss phyllis? pia? piaras? pien pier? pierangelo pierette piergiorgio
piergiuseppe pierina pierluigi piermaria piero? pierpaolo pierre? pierre-yves pierrette piersanti
piet? pieter pieter-jan pietra? pietro? piia pijus pili? pim pinkey pinkie? pinkney pintusorn pio?
piotr piper? pippa pirahmet piran piret pirjo pirkko pirmin piroska pitipat pius? pjetur placido?
pleas? ples plesu pleun plinio? plummer? pol? polad polina polk? pollie polly? polona? polonca
pompeo pompilia pompiliu pomponio poncio pontus? pooja popobawa poppy? porfirio? pornchanok
porsche? porsha porter? portia? posey poul povilas powell? praba prabawa prabowo prabu prakosa
prames pranata pranav pranawa praneel pranit prasetya prasetyo pratt? pratyush pravoslav prayitna
prayoga prayogo preben predrag premysl prentice? prentiss presley? preston? pria? pricilla priit
primus? prisca priscah priscila priscilla? priscillah prisha priska priya profira? prokop prosper?
prudence? prudencio? prudie pryor? przemysław puccio puck? puji puk pumbaa punhan puntira puput
purcek purificacion? purity? purl? purwa purwadi purwanto pushti puspa puti putri putu qaadir
qaasim qabeel qabil qadar qadeer qadi? qadim qadir qahtan qaim qais qalib qamar qani qanit qaratel
qareeb qarin qaseem qasid qasif qasim qasım qatadah qawee qay-yoom qays qiana qiyas qori qosqar
quadir quang qudamah quddoos qudoos queenie quentin? quiana quincy? quinn? quint? quinten quinter
quintin? quinton? quinty quique? quirino qulam qulu qumru qurban qusay qushi qutaybah qutb qutub
raaghib raagini raahil raakin raamis raamiz raashid raatib rabah rabar rabb rabbaanee rabbani
rabbiye rabea? rabecca rabee rabi? rabiah rabih rabit rachael? rachana racheal rachel? rachele
rachelle? rachid rachida rachit rachita racquel rada? radek radeke raden? radha radhee radhika
radi? radika radim radit raditya radka radmila rado? radomir radoslav radoslava radosław radovan
radovana radu raducu raduz radvile rae? raed raees raegan raekwon rael raelyn raelynn raewyn raf
rafa? rafael? rafaela rafaella rafan rafay rafał rafe? rafee rafeek rafeeq raffael raffaela
raffaele raffaella raffaellino raffaello rafi rafia? rafid rafih rafila rafiq rafn rafnar rafney
rafnhildur rafnkell raghav ragheb raghib ragna ragnar ragnbjorg ragner ragney ragnfriður
ragnheiður ragnhild ragnhildur raguel rahab raharja rahat rahayu raheel raheem rahel rahiye rahma
rahman rahmat rahmet rahmi rahn rahsaan rahul raiden raihan raija raik raili raimo raimondo
raimonds raimund raimundo? raina rainer raisa raissa raivis raivo rajab? rajata rajeshri rajko
rakeem rakel rakide raksha raleigh? ralf ralf-dieter ralf-peter ralph? raluca ramadan? ramadhan
ramazan ramid ramil raminta ramiro? ramiz ramon? ramona? ramsey? ramunas ramune ramzi ranbir
rance? rand? randal? randalin randall? randel randell? randi? randiður randle randolf randolph?
randver randy? rangga rani? rania ranieri ranka rannva rannveig rannver ranveer raoul? raphael?
raphaela raphaelle raquan raquel? rares? ras? rasa? rashaad rashaan rashad rashawn rasheed rashid
rashida rashidi rasim rasma rasmus rastislav rasul ratchanon ratih ratna raul? rauno raven? ravi?
ravy rawiri rayaan rayan rayana? rayburn? rayen rayfield rayford rayhona rayla raymon raymond?
raymonde raymund raymundo? rayna raynard rayne rayshawn rayyona razi razvan razı raðgeir raðhildur
raðvarður reagan? reanna reatha reba? rebeca? rebecca? rebecka rebeka rebekah? rebekka rebihat
recep recepali reda redden? redmond? reece reed? reese? reet? refet refik refur regan regena
regenia reggie? regina? reginal reginald? reginbaldur reginbjorg regine? reginn regis? regitse
regitze regula? regulo? rehaan rehema rehime reid? reidar reidun reifnir reijo reilly? reimar
reimer reimund rein? reinald reinaldo? reinar? reine? reinel reiner? reingard reinhard reinhardt?
reinhart reinhild reinhilde reinhold? reinis rejane reka reksa rella relu? remazan rembrandt?
remi? remigio remington? remus? remy remzi rena? renaat renada renae renaldo renan renard? renata
renate renato? renaud rendy rene? renea renee? rengul reni? renita rennie rens renske renzo
reshoni resi? respati ressie restu resulcan reta? retha retta? rettie reuben? reubin reva? revza
rex? rexford rexhep reyansh reyes? reyhan reyn reyna? reynald reynaldo? reynar reyndis reynheiður
reynhildur reynir reynold? reynolds? reyr rezin rezzak rhavi rhea? rheta rhett rhian rhianna
rhianne rhiannon? rhoda? rhona? rhonda? rhys riad rian rianna ricarda ricardas ricardo? ricards
riccardo? ricci? ricciotti richard? richardt richelle richie? richmond? rick? rickard rickey?
ricki rickie? ricky? rida? ridge? ridhi ridwan rigmor rigo? rigoberto? rihanna rihards riikka
riina riitta rik rika rikard rikarður rikey rikharð rikharður rikka rikke rikki riku riley? rilla
rillie rimante rin rina? rinaldo rinda rini rino rinor ripley? risalet risasi rishi? risper risto
rita? ritchie ritt? ritva riya riyad riza? riziki rizki rizvan roan? roar? robb robbe robbie?
robbin? robby? robert? roberta? robertas robertina roberto? roberts? robin? robinson? robiya
robjorg robley robt? roby robyn? rocco? rochdi rochelle? rochus rodah roddy roderic roderich
roderick? rodger? rodgers? rodica rodney? rodolfo? rodolphe rodrick? rodrigo? rodrigue roe? roel?
roeland roena rofn rogelio? rogers? rogn rognvald rognvaldur rognvar rohaan rohan rohat roise
roisin rojnu rojus rok? rokas rokkvi roko roksana roland? rolanda rolandas rolande rolando?
rolands rolant roldan rolf? rolf-dieter rolf-peter rolla? rolland? rollande rollie rollin? romain?
romaine? roman? romane romanita rome? romello romeo? romie romina romolo romona romuald romualdas
romulo? romulus? romy ron rona? ronal? ronald? ronaldo? ronan rondal roni ronin ronith ronja ronke
ronna ronni ronnie? ronny? rono rony ronya roope roos? roosa roosevelt? roque? rori rory? ros?
rosa-maria rosabelle rosalba rosalee rosaleen rosalia? rosalie? rosalina? rosalind? rosalinda?
rosalinde rosaline rosalva rosalyn? rosamel rosamond? rosann rosanna? rosanne? rosant rosar?
rosaria rosarie rosaura rosberg rosbjorg rosborg rosco? roscoe? rose-marie roseann? roseanna
roseanne? rosel roselia roselinde roseline rosella? roselyn? roselyne rosemarie? rosemary? rosena
rosenberg? rosenda rosendo? rosetta? rosette? rosevelt rosey rosfriður roshildur rosi rosia rosie?
rosina rosinberg rosinkar rosinkara rosinkrans rosinkransa rosita? roska roskva rosl roslaug
roslin roslind roslinda roslyn? rosman rosmann rosmarie rosmary rosmunda rosmundur rosny ross?
rossa? rossana rossie rostislav roswell? roswita roswitha rosy? rotich rotraud rotraut rouven
rowan? rowena? rowland? roxana roxane roxann roxanna roxanne? roxelana roxie? roxy? roy? roya?
royce? roza? rozalia rozalija rozanne rozella roziya rozsa roðull ruairi ruari rubani rubar rube?
ruben? rubeyda rubie rubiela rubin? ruby? rubye rudecindo rudi rudiger rudite rudolf? rudolfo?
rudolfs rudolph? rudra rudy? rueben ruedi ruel ruffin ruffus rufina rufino? rufus? ruggero
ruggiero rugile ruhide ruhiu ruhsat ruhshona ruhugul rui? ruie rukia ruknettin rumaysa rumeysa
runa? runar? rundis rune? rungo? runhildur runi runny? runolfur rupert? ruperta ruperto ruqayya
ruqiya ruri rurik? rusen rushil ruslan rusman rusne russ? russel? russell? rustin rusul rut? rute?
ruth? rutha ruthann? ruthanne ruthe rutherford? ruthie? ruthild rutur ruwaihim ruxanda ruxandra
ruy ruza ruzena ruzica ryann ryder? ryker rylan ryland rylee ryleigh ryley rylie rym ryma ryne
ryohei ryosuke ryszard ryte rytis rza rıfkıye saabir saad saadat saadiq saafir saahir saaiq saajid
saal saalih saalim saanvi saaqib saar? saara? saariyah saba? sabah? sabahat saban sabar sabari
sabas sabastian sabatino? sabbir sabeeh sabettin sabih sabihe sabil sabin? sabina? sabine? sabiq
sabir saboor sabra? sabri sabrina? sabur saburah sabır sacha? sachi sacı sada sadaka sadan sadao
sadaqat sadat? saddam? sade? sadeed sadeti sadia? sadie? sadik sadiki sadina? sadiq sadittin
sadiye sadye sadıman sadıq safari? safet safia safii safina safinaz safir? safiri safiya safta
safura saga? sagcan sage? sagıt sahat sahdiye sahil sahin sahinbey sahinder sahir sahlar sahmar
sahmettin sahnaz sahnuray sahra sahıgul saidi saiful saige saim sairah saire saka sakari sakarias
sakina sakip sakir saksham sakti? sakura salah salami? salbjorg saldis saleh salena salgerður
sali? salih salim salima salimah salimet salin? salina? salka salkın sallie? sally salma? salman
salmann salmar? salny salohiddin salome? salomea salomey salomon? salsabila salurbay salvatore?
salvi? salvor salwa sam samahat samaksh samama samandar samanta? samantha? samar? samara? samarth
samatha samesh sami samiah samie samiha samil samina samir samira samiya samiyah sammie? sammy?
samo sampson? samson? samsul samu samual samuel? samuele samuli samurtay samwel samweli samxal
samy sanaa? sanai? sanavber sanaya sancak sancar sancho? sanda sandalio sandel sander? sanders?
sandi sandie sandile sandis sandor sandra? sandri sandrine sandro sandu sandur sandy? sanela
sanford? sani? sanije saniya saniyah sanja sanjar sanjuana sanjuanita sanlı sanna sanne sanni
sannie santana? sante? santeri santia santiago? santina santino? santos? sanur sanya sanziana
saoirse saood sapa? saphira sara? sarabi sarafina sarah? sarah-jane sarah-louise sarahi sarai?
sardor sargın sari? sariah sarina sarita sarka sarlota sarmite sarpkın sarrah sarthak sarunas
sarunporn sarvan sarvar sarvinoz sarya sarıcabay sasa sascha sasha? saskia saso sathvik satomi
satrettin satu saturnina? saturnino? satya satıa saul? saulius saumu saumya saundra? sauti sava?
savak savana? savanah savanna? savannah? saverio? saveta savilla savina savion savki savni savon?
sawyer? saxi sayalı sayan saydam saygın sayin sayrak sayuri sayın sazime scarlet? scarleth
scarlett scarlette schley schuyler? scot? scott? scottie? scotty? seaborn seamus sean-paul seana
seanan seaneen seanna sebastiaan sebastiano? sebastiao? sebastien sebastijan sebastjan sebattin
sebigul sebla sebrina secgul secme sedat sedife sedrick sefania sefer sefi sefiye segilola
segismundo? seha sehamet sehel sehreban sehza seif seifur seija seimur sejda sekim selah?
selaheddin selale selatin selcan selcen selcuk seldon selena? selene? seler selim? selime selin
selina seline selja selka selma? selmer selmin selvi semaj semat semender semenica semine semir
semra semrin semsettin semsinisa sena? senad senan sencar sendogan seneca? senia seniha senkal
senn senna? senne sennur senol seona seosamh sep sepp seppe? seppo septi seracettin serafeddin
serafin? serafina? serah seraina serban serda seref sereina serenity? serezli serfinaz serge?
sergei? sergej sergey sergio? sergiu sergius serhatmehmet serina serine? serkan serma serman
sernur serol serpil servac servinaz sesar seselia sesil? sesilia sessa sesselia sesselja sessilia
seth? setya sevara sevcan sevdi sevdinar seve? sever? severiano severin severina severine
severino? severt sevgen sevginur sevican sevil sevim sevinc sevinch sevindik sevket sevketfeza
sevla sevsevil seward? seyda seydo seye seyfulla seyfullah seyhan seyithan seymour? seymur seyran
seyyide sezal sezen sezginbas shaban? shad? shadrack shae shafter shahina shahnoza shahriyor
shahzod shahzoda shaina shakila shakira shalon shalonda shamar shameka shamika shamsuddeen shan?
shana? shanae shanda shandra shane? shaneka shanell shanelle shanequa shani shania shanice
shaniece shanika shaniqua shanita shaniya shanna? shannan shannen shannon? shanon shanta shante
shantel shantell shaquan shaquana shaquille shaquita shara shardae sharday sharde sharee sharen
shari? sharif? sharita sharla sharleen sharlene? sharman sharon? sharonda sharron? sharyl sharyn
shasta? shatara shaun? shauna? shauneen shaunna shaurya shavon shavonne shawana shawanda shawn?
shawna? shawnda shawnee? shawnna shawnte shay? shayla shaylee shayna shayne shea? sheamus shedrick
sheela sheelagh sheena? shehu sheila? sheilah sheilla sheillah shekoni shelba shelbi shelbie
shelby? sheldon? shelia? shelley? shelli shellie shelly? shelton? shelva shelvia shelvie shem
shemar shena shenna shep sheree? sheri? sheridan? sherie sherilyn sherita sherlyn sherman? sheron
sherree sherri? sherrie? sherrill? sherron sherry? sherryl sherwin? sherwood? sheryl? sheryll
sheyla shianne shida shiela shiloh? shinead shira shirl shirlee shirleen shirlene shirley?
shirleyann shirlie shivani shivansh shohei shohjahon shohrux shoji shon shona shonda shonna shota
shpresa shqipe shravya shreya shukrona shyann shyanne shyheim shyla sia? sian? sibbie sibel
sibilla sibille sibonelo sibongile sibusisiwe sibusiso sibyl? sibylla sibylle sid? sidar siddharth
siddie sidiq sidki sidney? sidonia? sie? siebe siegbert siegfried? sieghard sieglinde siegmar
siegmund siegrid siegried siegrun siegward siem siena? sienna? sif sifa sifuna sigbergur sigbert
sigbjartur sigbjorn sigdis sigdor sigdora sigfastur sigfinnur sigfreður sigfrid sigfrido sigfried
sigfrið sigfriður sigfus sigga sigge siggeir siggerður sighvatur sigismund? sigita sigjon
siglaugur siglinde sigmann sigmar sigmund? sigmunda sigmundur signa? signar? signe? signhildur
signy sigri sigrid? sigrikur sigriður sigrun sigsteinn sigtryggur sigtyr sigur sigurast sigurasta
sigurbaldur sigurbara sigurberg sigurbergur sigurbirna sigurbjarni sigurbjartur sigurbjorg
sigurbjorn sigurbjort sigurborg sigurbrandur sigurd? sigurdis sigurdor sigurdora sigurdrif
sigurdrifa sigurey sigurfinna sigurfinnur sigurfljoð sigurgeir sigurgeira sigurgestur sigurgisli
sigurgrimur sigurhanna sigurhans sigurhelga sigurhildur sigurhjortur sigurjon sigurjona sigurkarl
sigurlas sigurlaug sigurlaugur sigurleif sigurleifur sigurlilja sigurlin sigurlina sigurlinn
sigurlinni sigurliði sigurmann sigurmar sigurmon sigurmunda sigurmundur sigurnanna sigurnyas
sigurnyjas siguroddur siguroli sigurosk sigurpall sigurros sigursteina sigursteinn sigursveinn
sigurunn sigurvaldi sigurveig sigurvin sigurvina sigurða sigurður sigurþor sigurþora sigvaldi
sigvard sigvarður sigyn sigþor sigþora sigþruður sihawukele siim siiri sijuade siku sil? sila
silan silanur silas? sile silfa silfrun silja silje silka silke sille silli silondile silva?
silvan? silvana silvano? silvester? silvestre? silvestro silvia? silvian silviana silvie silvija
silvio? silviu silvo? sima? simao? simas simber sime simen simeon? simi similoluwa simina simion
simisola simiyu simmie simo simon? simona? simonas simone? simonetta simonia? simonne simphiwe
simphiweyinkosi simpson? simten sina? sinaida sinan sinasi sinda sindre sindri sindy sine? sinead
sini sinica? sinikka sinisa sintija siobain sioban siobhain siobhan siofra sione siper siphesihle
sirac sirap siri sirin sirivan sirje sirkka sirnir siro? sirpa sirra sirry sirus sirzad sisi siska
sisko sissel sita? sithembiso siti? sitiwat sittik sittikorn siv sivar sivert sixten sixto siya
siyabonga sjafnar sjoerd sjofn skafti skaidrite skapti skarpheiður skarpheðinn skefill skeggi
skender skirnir skiði skjoldur skolastika skorri skugga skuggi skula skuld? skuli skulina skuta
skye? skyla skylar skyler skær skæringur slade sladjana slamet slava slavena slavica slavisa
slavka slavko slavomir slavomira slawomir sloane? slobodan smaranda smari smilte smith? smiður
smyrill sneha sneider snezana snjafriður snjaka snjezana snjofriður snjoki snjolaug snjolaugur
snjolfur snorra snorri snot? snæbjartur snæbjorg snæbjorn snæbjort snæborg snæbra snædis snæfriður
snæholm snælaug snælaugur snær snæringur snæros snærun snævar snævarr snæþor soffanias soffia?
sofi? sofia? sofiane sofie sofija sofonias sofus sohret sokmen sokrates? solange? solberg
solbergur solbjartur solbjorg solbjorn solbjort solborg solbra solbrun soldis soldogg soleh
solene? soley solfriður solgerður solhildur soliha solimann solin soline solkatla sollilja solma
solmar solmaz solmundur solny soloman solomon? solon? solros solrun solva? solvar solveig solvej
solver? solvey solvi? solvin solvina solvita solvor somadina somer sommer? somtochukwu sona sonad
sonata? sondra? sondre songul songurkan sonia? sonja? sonji sonke sonnur sonny? sonya? sophanias
sophia? sophie? sophie-louise sophie-marie sophronia sophus sophy? soraia sorana sorawut soraya
sorcha soren sorin sorina sorli sosimo sotaro souad soufiane souma soumia sowande soydaner soykan
soykut soyler soyselcuk sozer spartakus spela spencer? spenser? speranta sphiwe spoi sporði
spurgeon squire? srecko stacey? staci? stacia stacie? stacy? staffan stafford? stan? stana stanca?
stancu stanford? stanislaus stanislav stanislava stanislavs stanislaw stanisław stanka stanko
stanley? stanton? stapi starkaður starla starling? starr? starri stasia stavros steen? stef
stefaan stefan? stefana stefani stefania stefanie? stefanija stefanny stefano? steffen steffi
stefica stefka stefnir stein? steina steinar steinarr steinberg steinbergur steinbjorg steinbjorn
steinborg steindis steindor steindora steiney steinfinnur steinfriður steingerður steingrimur
steinhildur steini steinkell steinlaug steinmann steinmar steinmoður steinn steinolfur steinros
steinroður steinrun steinunn steinvarður steinvor steinþor steinþora stela? stelian steliana
stella? stellah stellan steluta sten stepan stepanka stephaine stephan? stephane stephani
stephania stephanie? stephany stephen? stephene stephenie stephon sterling? sterre stetson? stevan
steve? steven? stevie? steward? stewart? stian stien stig stigheiður stigrun stigur stijn stilla
stina stine? stirnir stiven stjarna stjepan stojan stonewall? stoney? stormur stormy? storolfur
stuart? sture? sturla sturlaugur sturri styr styrbjorn styrgerður styrkar styrmir styrr suat suayp
subhan subomi subutiye sucaettin suci sudi? sudie sudiksha suellen? sugra suha suhani suheyda
sukri sukru sukufe sukur sula? suleiman? suleyla suleyman sulhi sullivan? sultane sumarlina
sumarliði sumarros sumayya sumerya sumeyye sumner? sunay sunday? sune sunel suner sungara sunna?
sunnefa sunneva sunniva supasit supasita suphi surya? susam susan? susana? susanita susann
susanna? susannah? susanne? suse susen susi susie? sussanne sussie suus suvakit suvari suvi
suwijuk suzan? suzana suzann? suzanna suzanne? suze suzer suzette? suzie suzy? svafa svafar
svafnir svala svali svalrun svan svana svanberg svanbergur svanbjorg svanbjorn svanbjort svanborg
svandis svaney svanfriður svangeir svanheiður svanhildur svanholm svanhvit svani? svanlaug
svanlaugur svanmundur svanros svante svanur svanþor svanþruður svatopluk svatoslav svava svavar
svea svein sveina sveinar sveinberg sveinbjartur sveinbjorg sveinbjorn sveinborg sveindis sveiney
sveinfriður sveingerður sveinhildur sveinjon sveinlaug sveinlaugur sveinmar sveinn sveinros
sveinrun sveinsina sveinungi sveinveig sveinþor sven? sven-erik sven-olof svend svenja svenning
sverre sverrir svetlana svetozar svolnir svorfuður swala swaleh swantje swen swetlana syahrini
sybil? sybilla sybille syble sydell sydnee sydney? sydni sydnie syed sylas sylgja sylivia sylke
sylva sylvain sylvaine sylvan? sylvana sylvania sylvanus? sylvere sylvester? sylvia? sylviane
sylvianne sylvie? sylvio sylwia symone synnøve syreeta syrus sys szabolcs szilard? szilveszter
szilvia szymon sæberg sæbergur sæbjorg sæbjorn sæbjort sæborg sædis sæfinna sæfriður sæhildur sæi
sælaug sælaugur sæmann sæmunda sæmundur sæny sær særos særun sæsol sæunn sævald sævaldur sævar
sævarr sævin sævor sæþor søren sørine søs sıla sırriye sıxı sıylıhan taahaa taahir taaj taalib
taamir taanish taariq tab? taban tabassum tabatha? tabea? tabetha tabish tabita tabitha? taciddin
tacnur tadas tade tadeas tadeen tadej tadeja tadeo tadeusz tadhg tafazal taft? tagangul tage?
taha? tahaw-wur tahawwur taheem tahir tahj tahmaseb tahmeed tahmid tahoor tahseen tai? taial
taichi taimur taina? taine? taisir taisto taj taja? tajammal tajammul tajudinn tajus takatifu
takisha takuma tala? talal talan? talat talayer talen? talha? talhah tali? talia talib talibe
taliyah tallie talmadge talmage talıb tama tamala tamam tamanna tamar tamara? tamas tamasa tamatha
tamati tamaydın tambika tambra tameka? tamekia tamela tamera? tami? tamia tamica tamie tamika?
tamiko tamilla tamisha tammi? tammie? tammy? tamra? tamu tamya tana? tanak tanay tanbay tandogdu
tandri tandy tane? taneli tanesha tangaroa tangela tangul tanguy? tanhan tania? tanika tanimu
tanish tanisha? taniya taniyah tanja? tanmayi tanner? tanpınar tanses tansev tansıg tantri tanveer
tanvi tanya? tanyolac tanyu tanır tapani tapio tara? tarah taraji tarak tarancı tarfaan tarfur
tari? tarik tariq tariyel tarja? tarmo taro? tarsha tartıs taru taryn tarzicius tasar? tasdik
tasha? tashina tasia? taskan tasnim tassilo tasvir taswir tate? tatia tatiana? tatianna tatjana
tatsuo tatu? tatum? tatyana tatyanna taufan taufik tauno taurean taurus? tautvydas tavares?
tavaris tavian tavion tavon tawana tawanda tawanna tawkeel tawny? tawnya taya tayaydın taygan
tayla taylak tayler taylor? tayshaun tayyibe tayyip teagan teber tecimer tecla? ted? teddie teddy
tedi teea teela teemu teena teerth teetat tegan teguh teija teitny teitur teja? tejas tejs tekbay
tekecan tekiner tekla teknaz teksoy telemaco telim tella tellervo telly? telma telman telmo? telse
temidayo temime temir temirhan temistocle temizkal tempie? temucin tena? tenika tenisha tennessee?
tennie tennille tenvir tenzin teo teobaldo teodor teodora? teodoro? teodors teodosia teodosio?
teofil teofila teofilo? teohari teona terance tercan tere? terell terence? teresa? terese teresia
teresiah teresita teressa terez tereza terezia terezija terhi teri? terina terje terlan tero?
terrance? terrell? terrence? terri? terrie? terrill? terry? terttu tess? tessa? tessie? teun teuta
teuvo tevin tevs tex? texanna texas? texie teybet teymur teymuraz teymurcin tezcan tezol thabani
thabisa thabisile thabiti thad? thaddaus thaddeus? thalente thales? thalia? thanatcha thandazile
thandeka thandiwe thando thanh? thea? theadore theda thedore thekla thelma? thembeka thembekile
thembile thembisile theo theobald theodis theodocia theodoor theodor theodora? theodore? theodoro
theodoros theodosia theola theophil theophile theres theresa? therese? theresia therman theron?
theta? thi thiago thiare thibaud thibault thibaut thibo thierry thies thijmen thijn thijs thilo
thinhinane thom thomas? thomasina thompson? thor? thora thoralf thorben thorberg thore thornton?
thorsten thorwald thos thresa thuo thure thurlow thurman? thursa thurston thuthukile thyra tiago?
tiana tianna tiara? tiare? tiarna tiarnan tiarra tibe? tiberia tiberiu tibo tibor? tibra tiburcio
ticen tichomir tiegan tiera tiernan tiesha tiffani tiffanie tiffany? tigin tiia tiina tiit tiiu
tijl tijmen tijn tijs til? tilda tilde? tilden? tilen tilla? tillie tillman? tillmann tilly tilman
tilmann tilo? tim? timbul timea timeo timi timm timmie timmothy timmy? timotei timotej timoteo?
timoteus timothee timothy? timur? timurtas tinca? tincuta tindar tindra tindri tindur tine? tineke
tiney tinie tinna tinne tinni tinnie tino? tirdad tirsa tirta tirtayasa tirza tisa tisha? tishie
tishk tistran titas? titi? titilayo titin tito? titus? tivadar tiziana tiziano tjaldur tjasa
tjorfi tjorvi tobe tobi tobias? tobiasz tobie tobin toby? toccara tod? todd? todda todor todsawun
tofiq togan togrul toi? toivo toka toker toki tokoz toktug tokunbo tola? tolbert tolli tollie
tolonbay tolulope toluwanimi tom tomasa tomasz tomaz tomeka tomi tomie tomika tomislav tommaso?
tommi tommie? tommy? tomori tomoya tomris toms? tomurcuk tonda? toney tonguc toni? tonia? tonicha
tonino tonja tonje tonni? tonny tonu tony tonya? toomas toon? topias topuz tor? tora? toralf
torben torbjorg torbjorn torbjørn tord? torel torey torfey torfheiður torfhildur torfi torgny
torhan tori? toriano toribio torie torill torquato torrance? torrence torrey torrie torry torsten
tory? tosha toshiko toshio tota tova? tove tovuz towanda toya tracee? tracey? traci? tracie?
tracy? trae? traian traude traudel traudl traugott trausti traute? travis? travon trayvon tre?
treacy treasa treena tremaine tremayne trena? trent? trenten trenton? tresa tressa tressie treva?
trever trevin trevion trevon trevor? trey? treyton treyvon tri? tricia? triin trilby? trina?
trine? trini trinidad? trinity? triona tripp tripti trish trisha? trista? tristan? tristana
tristen? tristian tristin triston? triveni triya troels trond trostan troy? tru trude trudel trudi
trudie trudy? trula trumaine truman? trumann trung tryggva tryggvi tryggvina trystan tsubasa tsuma
tuan tuana tucker? tudor? tudora tudorita tudosia tuere tufani tugcan tugce tugiman tugrulhan
tugtas tui? tuija tukelalp tukufu tula? tulay tule? tulia tulin tulio tullio tulun tumas tumer
tumi tumkurt tunahan tunar? tuncboga tunchanok tunckılıc tunde tung tunguc tunradee tuomas tuomo
turabi tural turan turcan turcein ture turgut turid turkalp turkan turkmen? turknur turlough
turner? turvi turxan tutkucan tutkun tutu? tuukka tuula tuuli tuulia tuulikki tuur tuva tuyug
tuzeer tuzenur twan twila? twyla tycho? tye tyesha tygo tyla tyler? tylor tymon tymoteusz tyquan
tyr? tyra tyree? tyreek tyreese tyrek tyreke tyrel tyrell tyrese tyrfingur tyrik tyrin tyriq
tyrique tyron tyrone? tyrus tyshawn tyson? tınal ubaadah ubadah ubaid ubaidah ubaldo ubay ubayd
ubaydullah ubbi uberlinda uberto ubeydullah ubika ucan ucbeyi ucchal ucgul uche uchenna uchita uda
udant udarsh uddi udeen udeera udo? udyati ueli uffe ufukay ugan uge uggi ugla ugne ugo? ugolino
ugur ugurkan ugurtan uhban ujamaa ujunwa ula ulakbey uldis ulduz ulf ulfa ulfar ulfat ulfdis ulfet
ulfey ulfgeir ulfheiður ulfheðinn ulfhildur ulfkell ulfljotur ulfrun ulftyr ulfur uli ulises ulke
ulkudes ulkum ulla ulla-britt ulle ullrich ulrica ulrich ulrik ulrika ulrike? ultan ulu uludag
ulugbey uluman ulutay ulva ulvi ulya ulysses? umaarah umair umande umang umar umay umaya umberto
umi umid ummahan ummahani umman ummet ummuhan umoja umray umusan umut umutcan unal undina undine?
unek unggul uni? unjani unlen unna unnamed? unnar unnati unnbjorg unnbjorn unndis unndor unni?
unnsteinn unnur unnþor unsever unubol uolevi upadhriti upasna upik upkaar upma ura? uraltay
urania? uranus? urbain? urfan urfettin urhan uriah? uriel? urijah urishilla urmas urmi uros urper
urrab urs ursa? ursel ursina? urska ursula? urszula urte urvashi urvi urðar urður usame uschi
ushan ushindi usiku usman usmon ustun usyi uta? utama ute? utkarsh utkucan utz uwe? uxi uyanser
uygun uzbay uzer uzeyir uzima uzsoy vacibe vaclav vada? vadim vafir vagn vagna vagnbjorg
vagnfriður vahar? vahid vahittin vaida? vaidas vaino vaishnavi vajen vaka vakare vakris vakur val?
vala? valarie? valary valberg valbergur valbjorg valbjork valbjorn valbjort valborg valbrandur
valda valdemar? valdheiður valdi valdimar valdis valdor valeh valencia? valentijn? valentim?
valentin? valentina? valentine? valentino? valentinus valere? valeri valeria? valerie? valerij
valerija valerio? valeriu valero valery? valeska valey valfriður valgarð valgarður valgeir
valgerða valgerður valhildur vali? valiant? valinda valka vallary vallaður vallie vally valmar
valmundur valny valon? valorie valros valrun valsteinn valter? valtteri valtyr valur valva?
valves? valy valþor valþruður vamakshi vance? vanda? vander vanesa vanessa? vania? vanja vannie
vansha vanya vapni vaqif var? varenya vargın varlık varmar varsha varvara vasana vasare vasatika
vasco? vashon vashti? vasif vasil vasile vasilica vassie vassilios vasudha vasyl vatnar vaughan?
vaughn? vavrinec vaysal vazeh vebjorg vebjorn vecide veda? vedant vedat vedhika vedika vedis
vedran veer? veera veerle veeti vefia vega? vegard vegeir vegerður veig veiga? veigar veigur veijo
veikko veis? veit vejune vekell velaug velaugur velda veli? velia velitdin vella velma? velta
velva velvet? vemundur venancio? venceslas vendela vendelin vendula venera? veneranda? venessa
veniamin venice? venie venita venla vennie venus? veny veola verda verdell verdie vere? verena
vergie vergil? verim verl verla verle verlene verlie verlin verlon verlyn vermundur vern? verna?
vernal? verne? vernell vernelle verner verneri vernetta vernharð vernharður vernia vernice? vernie
vernita vernon? vero? verona? veronica? veronicah veronika veronique versa? versie? vertie vesa
vesna vessie? vesta? vestar vesteinn vester vestmar veta? vetrarros veturliði veva vezat vezrife
vibeka vibekka vic? vicenta vicente? vicentia vicentiu vicie? vick vickey vicki? vickie? vicky?
victoire? victoriano victorine victorino vicy vid? vidadi vidal? vidar? vide? vidhi viera?
vieroslava viesturs vif? vifill vigdis vigdogg vigfus viggo viggunnur vigilija viglundur vigmar
vigmundur vignir vigny vigo? vigri vigsteinn vigtyr vigur vigþor vihaan viivi vija vikar viking?
vikingur vikki viktor viktoria viktorie viktorija viktors vilberg vilbergur vilbert vilbjorn
vilbogi vilborg vilbrandur vildane vilde? vildis vilem vilfriður vilgeir vilgerður vilgot vilhelm
vilhelmiina vilhelmina vilhjalmur vilho vili? viliam vilis vilius viljami viljar viljem vilji
viljo villads ville? villi? villimey vilma? vilmar vilmer vilmos vilmundur vilnis vilny vilte
vilums viman vina? vinaya vinbjorg vince? vincenc vincent? vincentio vincentiu vincenza vincenzo?
vinciane vineta? viney vinicio vinicius? vinie vinjar vinko vinnie vinny vinsen vinson? vinsy
vinton vinzenz violet? violetta violette? viorel viorela viorica virag viraj virdie virge virgel
virgia virgie? virgil? virgilio? virgill virginia? virginie virgle viridiana virman virpi visar?
visarion visitacion? visvaldis vit? vita? vitali? vitalija vitalis vitazoslav vitezslav vito?
vitor? vittoria? vittorio? vitus? vivaan viveka vivian? viviana viviane vivianne vivien vivienne?
viðar viðir viðja vjekoslav vjollca vlad? vladelina vladimir? vladimira vladislav vladislavs vlado
vlaicu vlasta vlastimil vlora voggur voichita voicu vojtech voldemars volkan volker volkhard
volkmar vollie volney volundur von? vonda? vonetta voney vonnie vopni vordis vorm? vorður vottur
vratislav vratko vreneli vrinda vrishti vritti vuokko vuqar vurgun vusal vusumuzi vyanjana
vytautas vyte waahid waail waajid waceera wachira wade? wadee wadi? wadood wafa wafae wafeeq wafi
wafiq wafula wahab wahb wahban waheed wahhaab wahhaaj wahyu waida waimarie wainaina waino wairimu
wakeeta wakiman walburga waldemar? waldo? waldtraut walentina walfried walid walker? wallace?
walli wally? walt? walter? walther walton? waltraud waltraut waltrud waluyo wamalwa wambua wambugu
wambui wamwema wanda? waneta wangari wangila wangui wani wanita wanja wanjala wanjiku wanjiru
wanjohi wannes wanyama wanyonyi warda wardaya wardell wardi warhi waridi warinder warjas warji
warner? warre warren? warsa warsita warta? warwick? waseme washington? wasin wasis wassaya wassim
watika watson? watt? wava waverly wawan waweru wayde wayland? waylon wayman waymon wayne? wazir
weaver? webb? webster? weddy weena wekesa weldon? wellington? wells? welton wenceslao wenche
wencke wende? wendel wendelin wendell? wendi? wendolin wendy? wenke wenzel wera werner? wes
wesley? wesonga wess wessel westin westley weston? wheeler? whit? whitley? whitney? wibke widisha
widya wiebke wieland? wieslaw wigbert wikitoria wiktor wilber? wilbert? wilbur? wilburn? wilda?
wilder? wiley? wilford? wilfred? wilfredo? wilfrid wilfrido wilfried wilfriede wilhelm?
wilhelmina? wilhelmine wilhelmus wiliam wilkie willa? willaim willam willard? wille? willem
willene willfried willi willia william? williams? willian williard willibald willibert willie?
williemae willis? willodean willow? willum willy? wilma? wilman wilmar wilmer? wilson? wilton?
wiltrud wim winda windell windy? winfield? winford winfred? winfried winifred? winni winnie?
winnifred winny winona winston? winthrop? winton? wira wirda wiremu wirt wishi wisnu witold
wladimir wojciech woldemar wolf-dieter wolf-dietrich wolf-rudiger wolfgang? wolfhard wolfram?
wong? woodie woodroe woodrow? woodson woody? worley wout wouter wriddhish wridesh wright? wulan
wulf wuraola wyatt? wycliff wycliffe? wylie? wyman wynona xalak xalid xaliq xamis xanana? xander
xankisi xanlar xanım xaver xavi xavier? xena xenia? ximena xiomara xiti xobeen xolid xosrov xuan
xudaverdi xudayar xudu xumar xzavier yaa yaakov yaaseen yachana yacine yada yadavi yadid yadiel
yadigar yadira yael yafi yafir yaghnam yagnesh yago yagın yagızkurt yahaira yahia yahir yahsi
yahsikan yahvi yahya yahyaa yahyo yair yaiza yajaira yakobo yalazabay yalcın yalgın yaltırak yalın
yaman yamar yameen yamid yamile yamilet yamilex yamin yamini yan yana? yanara yance yancy yandel
yanet yaneth yani yanick yanik yanina? yanira yanis yanisa yankı yann yannic yannick yannik yannis
yaqeen yaqoot yaqub yar yara yareli yaretzi yargı yaritza yasaar yasan yasar yasattin yaseen
yasemen yasemin yash yashasvi yashawini yashem yashica yashoda yashodhara yashvi yasin yasina
yasinta yasir yasmeen yasmin yasmina yasmine yasna yasser yassin yassine yasti yasuhiro yatan
yathrib yatin yauvani yavuz yaw? yawar yawer yayak yazan yazeed yazganalp yazgul yazmin yda yecid
yee yeferson yehuda yeimy yeison yejide yekbun yekda yelesen yeneral yeni yenifer yenny yeny
yepelek yeraz yergha yerko yerson yertan yesenia? yesica yesid yesil yesoob yessenia yessi yessica
yetisal yetta yetunde yewande yfke yigit yilmaz yina yineth yinthe yja ylenia ylfa ylfur ylja ylur
ylva ylvi ylvie yma ymir? yngvar yngve yngvi ynja yoan yoann yocelyn yochana yoel yohan yohana
yohane yoichi yoko? yolal yolanda? yolande yolima yolonda yonatan yonathan yonetmen yono yordan
york? yoruc yosef yoselin yoshiko yoshio yoshita yosma yosuke youba youcef younes youri yousef
yousra youssef yrar yrja yrjo yrkill yrr yrsa ysaline yucel yucelen yudy yug yui yuki yuli yulia
yuliana yulieth yulisa yulissa yuly yumiko yumun yuni yunis yunita yunt yunus yurani yurany
yurdanur yurdaser yureed yurem yuri? yuridia yurtguven yurtseven yurttas yury yusif yussuf yusuf
yuta yutika yuvraj yvan yves? yvette? yvon yvonne? yıldır yıldız yılma zaafir zaahid zaahir zaakir
zabir zablon zac? zacarias? zach? zacharia zachariah? zacharias? zacharie zachary? zachery? zack
zackariya zackary zackery zada zadie zaeem zaenab zafar? zafeer zafir? zafrul zahaar zaharia
zaheer zahfer zahi zahid zahir zahnya zahra zahri zahro zahrun zahur zaib zaid zaida? zaiden zain
zainab zainabu zaira zaire? zaitra zaituni zak? zakaria zakarias zakariyo zakary zakayo zakhele
zakir zakiyaxon zalan zaliha zalindra zaman zamfir zamfira zamin zamiq zamir zamira zan zana
zander zandra zane? zaneta zanis zaniyah zansi zara? zarar zaraza? zaria zariah zarina? zarna
zashil zauqi zaur zavier zavion zaweel zayan zayd zayden zaynab zayne zayyan zayyir zbigniew
zbynek zdenek zdenka zdenko zdislava zdravko zeb zebirce zebulon zechariah? zed? zeferino? zehaan
zehnia zehra zehranur zejna zekayi zeke? zeki zela? zelaya zelda? zelha zelia? zelie zeljka zeljko
zella zelma? zelmira zelpha zemfira zemyna zemzem zena zenas zende zenia zennun zeno? zenobia?
zenon zenovia zenta zenzele zenzile zerafet zerdad zeride zeta? zetta zettie zevlude zewad zeynal
zeynelabidin zeynep zeyno zeynulla zhane ziba zibuyile ziedonis ziga ziggy? zigmund zigrida zihni
zikmund zilfa zillah zilmil zilpah? zilpha zimran zina zinal zineb zinhle zinnura zinnure zion?
zipporah zita? ziva zivile? ziya ziyaettin zizi zlatica zlatko zoa? zoe? zoey zofia zofie zofija
zohrehan zoie zoila zoja zola? zollie zoltan zophanias zophonias zora zoraida zoral zoran zorica
zorka zsanett zsigmond zsofia zsolt zsombor zsuzsanna zuba zubayr zubeyde zufer zuheyla zuhri zula
zulaikha zulbiye zulema zuleyxa zulfa zulfuye zulgarni zulma zumaridi zumre zumrud zunilda
zuwayhir zuwena zuzana zvonka zvonko zwatie zygimantas ægileif ægir æsa æsgerður æsir ævar ævarr
øivind øjvind ørni øvli øystein øyvind þalia þangbrandur þeba þengill þeodis þeodora þeyr þinur
þiðrandi þiðrik þjalfi þjostar þjostolfur þjoðann þjoðbjorg þjoðbjorn þjoðgeir þjoðhildur
þjoðleifur þjoðmar þjoðolfur þjoðrekur þjoðvarður þoka þoll þor þora þoranna þorar þorarinn
þorarna þorberg þorbergur þorbjorg þorbjorn þorbrandur þordis þorelfa þorelfur þorey þorfinna
þorfinnur þorfriður þorgarður þorgautur þorgeir þorgerður þorgestur þorgils þorgisl þorgnyr
þorgrima þorgrimur þorgunna þorgunnur þorhaddur þorhalla þorhalli þorhallur þorhanna þorheiður
þorhildur þorir þorkatla þorkell þorlakur þorlaug þorlaugur þorleif þorleifur þorleikur þorlindur
þormar þormoður þormundur þorny þorodda þoroddur þorolfur þorormur þororn þorri þorsteina
þorsteinn þorsteinunn þorstina þorunn þorvaldur þorvar þorvarður þorveig þorvor þorða þorður þra
þrainn þrandur þrastar þrostur þrottur þruða þruðmar þruður þrymur þufa þula þura þuri þuriður
þury þyri þyrnir đuro đurđica łukasz əbdul əflatun əhliman əli əlis əmin əmir ərtogrul əyyub
"""

SURNAMES = """\
aaaqil aabid aadam aadil aages aalam aalto? aaltonen aalts aamil aamir aamirah aanei aarden aarif
aariz aarts aas? aasa aasen aasif aasim aasmae aatiq aavik aazim aba? abaan ababei abad? abada?
abarca? abascal abatantuono abate? abba? abbad abbadh abbagnale abbas? abbaslı abbasov abbasova
abbassi? abbes? abbosov abbott? abdalla abdallah abdelaziz abdellaoui abdelli abdi abdiaziz
abdifatah abdikadir abdille abdinoor abdirahman abdou abdow abduazizov abduboriyov abdulhamidov
abdulla abdullah abdullahi abdullaoglu abdullayeva abdullohov abdumalikov abdurahmonov abe? abed?
abel? abele? abella abellan abels? aberg aberhart abernathy? abicic abid abiola abola abolina
abolins abols aboraa abou abouda aboukir abrafi abraham? abrahamova abrahams? abrahamsen
abrahamsson abramov abramovic abrassart abrego? abreu? abrorov abshire abubakar abubakrov abuga
aburto abwao accardo acedo? acerbi acevedo? achaorainn acharya achberger achbergerova acheampong
achieng achison achleitner achola achour achouri acker? ackerl ackermann? acosta? acuna adadia
adam? adame adamec adamecova adamova adams? adamson adamu adan? adasme adda addis adebisi adegbite
adegoke adekunle adelaar? adelakun adeleke adels? adelusi ademiluyi aden? ader? aderibigbe
aderogba adesiyan adetokunbo adeyemi adeyemo adhaimh adhastair adhiambo adiels adinolfi adisa
adkins? adler? adolfs? adolfsson adolph? adoma adomah adomako adongo adow adriaansen adriaensdr
adriaense adriaensen adriaenssens adrians? adriansyah adriels adrovic adryaens adu adusei adutwum
adutwumwaa adwubi adzijevic aebi aeby aedo? aeije aelftrud aerts aertsz afanasjev afirifa afoakwa
afolabi afolayan afonja afrakomaa afruzova agaoglu agarwal agate? agayeva agazzi aggarwal aghas
agnars agnesi agnew? agnis agostinelli agostini agovic agrawal agren aguado? aguayo agudelo
aguero? aguilar? aguilera aguilo aguirre? agullo agurto agusti agustin? agustina? agusts agyapomaa
agyapong agyare agyei agyeiwaa agyemang ahearn ahearne ahern aherne ahlberg ahlgren ahlin ahlqvist
ahlstrom ahluwalia ahmad? ahmadi ahmadov ahmed? aho? ahokas ahola ahonen ahortor ahuja ahumada?
aichholzer aichinger aidicin aigner ailin ailpin aindriais aindriu ainmneach ainsboro airaksinen
airchinnigh airligh airmeas airt? aissani aissaoui aitigin aitken? ajao ajayi ajello ajewole akar
akbarov akca akcay akdeniz akelis akello akerlund akerman akesson akgunduz akhtar akinrinola
akinwale akinyi akis akmacic akmalov akoaa akobirov akoth akoto akowua aksu akumu akyaa
akyeampomaa akyeampong akyena alabi alamo? alanen alanko alarcon alas? alastair alastroim alatalo
alber alberdi albero? alberola albers albert? albertini alberto? alberts? alboni albornoz?
albrecht? albu albuquerque? alcala? alcantar alcantara? alcaraz alcazar? alcolea aldars aldobrandi
aldridge alejandro? aleksandrov alekseev alemannie alemany alemdar alenburg alex? alexander?
alexanders? alexandersson alexandre? alexius alexs alfaro alfars alfgeirs alfgrims alfieri?
alfons? alfonsi? alfonso? alfreds? alfredsson alfreðs alfs? alfþors aliaga? alighieri? alinurov
alio? alis aliyev aliyeva alkovic alksne alksnis allain allal allali allan? allans allard allas
allemanie allen? allende? allendes aller? allerby allik allis allison? allmhurain alm? almagia
almagro almansa almanza almaraz almars almazan almeida? almgren almonacid almonte almqvist aloba
aloisio alonso? alonzi alonzo? aloo alpaidis alreks alsina altamirano altenwerth altmann aluoch
alva? alvarado? alvarez? alvaro? alvars alve alvear alves? alvins alzate? alzinova amador? amahle
amaldi amalrada amann amanovic amaral? amari? amat amato? amaya ambani amble? ambrasas ambrozic
ameur amhalghaidh amhlaigh amhlaoigh amhlaoimh amidzic amina aminova amirayeva amirov amirs?
ammaniti ammann ammari amoa amoako amoakowaa amoanimaa amoasi amoit amon? amondi amores? amorim?
amoros ampadu ampofo ampofowaa ampoma amponsa amponsah ampuero amrane amrani amrein amri amrouche
amstel amundis amundsen? anabadha anand anarqızı anastasi anaya anciaux anderberg anderl anders?
andersen? anderson? andersson andile andorful andra? andrade? andras andrasek andrasik andrasikova
andrasova andre? andreas? andreasen andreassen andreasson andreev andren? andreotti andreozzi
andres? andresen andreu andrew? andrews? andriani andries andrijasevic andrijevic andris
anekvorakul anele? anes? anfinns angantyrs angarita angeli? angerer anggraini anggriawan
angiolello angis anglada anguiano anguillara anguissola anguita angus? angwenyi anichini anicic
anima? anisayeva anissimov ankra ankunding anna? annarrs annars annas? anne? annels annes? annraoi
annsboro annus anokye anraoi ansa? ansboro ansems ansomaa ansomah ansorova antal antalova antelami
anthony? anthonys antic? antikainen antoine? antolkovic anton? antonacci antonelli antonello
antonetti antonic antonini antonioni antonius? antonov antons? antonsen antonsson antonucci
antony? anttila anttonen antunes? antunez antwi antwiwaa anusaigh anvarov anyango anyanwu anyona
aodha aodhain aodhchain aodhchaoin aodhgain aogain aoidh aoki aoko aonghais aonghuis aonghusa
apablaza aparecida? aparicio? apine apinis apiyo apodaca apondi aponte? aporti appelman appia
appiah apsite apsitis apte? aracena aragao? aragon? aragones? aramburu arancibia aranda araneda
arango aranguiz arans araujo? aravena araya arazlı arbjarts arbjorns arboleda? arce? archambault
archer? archuleta arcos? ardelean ardianto ardila? arelius arellano arenas? arend? arendt arens
arent arents arevalo argan? argeirs argentero? argenti argento? argils arguello? argurio arias?
ariasso aribi ariels ariens arifcanov arilius arinbjorns arino ariosto? aris arius? ariza arjona
arkel armani? armanns armellini armendariz armengol armenta armijo armstrong? arnaiz arnal arnalds
arnars arnau arnaud arnbergs arnbjorns arndors arnesen arnfinns arnfreyrs arngeirs arngils
arngrims arnis arnkells arnlaugs arnleifs arnljots arnmoðs arnmunds arnodds arnold? arnolds arnors
arnott arnould arnsberg arnsteinns arnulfs arnviðs arnþors aroca? arons aronsson arora aros?
arranz arredondo? arregui arreola arriaga arriagada arribas? arrieta arro arsenault arslan arsoy
arsælls arta? artain arteaga arths arthurs artigas artner artuir arturs aru arula? arvidsson arya
aryan? aryani arzulu asadov asaels asamoa asamoah asante asantewaa asare asberg asbergs asbjorns
aschauer aschman asenjo? asensio? asenso? asgauts asgeirs asgils asgrims ashe? ashley? ashman
ashton? asiama asiedu asieduwaa asikainen asilayeva asilbekov asis askells aslaks aslan aslanova
aslaugs aslund asmanova asmars asmiraeva asmundo asmunds asolfs asp? aspars asplund asprucci
asroðs assche asselin assem? assuncao? astbjorns asten astete astgeirs astmars astmunds astorga
astraðs astriks astrom astudillo astuti? astvalds astvars astvins astþors asvalds asvarðs asþors
ataa atakisioglu atchison atha athman atieno atienza atkins? atkinson? atlas? atlis attia atwal
atzler aubert aubry auch? audet auer? aufderhar auger? augustin augustsson auinger aulenti auma
aumann aune? aunina aunins auraq aurora? aus? austars austermuhle austin? austmanns austmars
austris autio auvinen auwera auzina auzins auðbergs auðberts auðbjorns auðgeirs auðkells auðmunds
auðolfs auðunns auðuns avalos avendano avery? avila? aviles? avogadro? avoirt avotina avotins
awadh awadil awamil awani awinja awino awj awmar awodiran awolowo awuah awuor axels axelsson
axundlu axundov axundova ayaan ayad ayadi ayala? ayamin ayanda ayandokun ayers? ayieko ayize
aylinova ayllon aylward ayoola ayubov ayuma ayuso? ayyubi azban azcona? azevedo? azizi azizov
azizova aznar azocar? azorin azzouz aðalbergs aðalberts aðalbjorns aðalborgars aðalgeirs aðalmunds
aðalraðs aðalsteinns aðolfs baa? baafi baah baalen baaqir baaree baashir baasim baasit baawia
babanlı babar? babati babato babayeva babbo? babey babic babjak babjakova babka babtunde babu
baca? bacaeir bacaer bacak bach? bacha bacher bachinger bachler bachmann bacic backer? backes
backlund backman backstrom bacosi badal? badami badan? badel bader badia badilla badillo badoer
badoglio? badr badu baele baelen baena baere baert baeten baetens baets baeyens baez? baeza baggio
baghdadi baglioni bagırov bagırova bah? bahamonde bahamondes baharia baharlı bahati bahena bahl
bahloul bahna bahno bahnova bahon bahr bahri bahringer baidh baier bailey? bailis bailly? bain?
bains? baird? bairead baisceir bajaj bajamonti bajan bajardi bajc bajwa bakare bakari baker?
bakhouche bakhti bakke bakken? bakker? bakos baksa bakshi bakıxanov bal? balaguer balakrishnan
balan balasubramanian balatinac balay? balaz balazova balazs balbi balbo? baldauf balderas baldick
balds? baldvins baldwin? baldwins? bale? baleegh bali? balic balincic balint balistreri baljak
balla? ballard? ballester ballesteros balmat balode balodis balog balogh balogun balotelli
baltasars baltins bambad bambis bamidele bamiloye bana? banain banas? banasova bandello bandeville
bandi banerjee banicevic banik banko bann bannain bannon banos banova banovac bansal bantwini
banuelos banville? banzer baoigheallain baoighill baoill bappa baptista baquero? barac baracca?
barad barahona? barajas baraka baral baran baranka barankova baranov baranova barasa baraza
barbarigo barbe? barber? barbera? barberini barbey barbic barbier? barbieri? barbieux barbir
barbora barbosa? barbu? barcaccia barcella barcelo barcena? barela barents? barer? barese baresi
baresic bargetze baria? baric? baricevic barillaro barillon barisic barker? barkholz barkovic
barlow? barman? barna barnaba barnes? barnett? barneville baro? baroffio baroid barok barokova
barongo barozzi? barr? barracco barragan? barral? barraq barraza barre? barreda? barrena? barreto?
barrett? barria barrientos barrios? barrnette barron? barros? barroso? barrows? barry? barsanti
barta bartell bartels barth? barthel barthelemy bartl bartlett? bartley bartoletti bartoli
bartolome barton? bartos bartosik bartosikova bartosova bartova bartovic bartovicova barun barusic
bary barzini barðis barðs bas? basaam basadonna basak bascunan baseer? bashaar bashaarat basheerah
bashir bashirian baska basko baskova basnec baso? basova bassett bassi? bassis basso? bastiaanse
bastiaense bastians bastias bastida? bastidas bastien bastin basu bataglia batal batchelar
batista? batliner batlle batool batra batrac batrnek batta? battaglia? battelli? battig battisti
batz bauch? baudoux baudry bauduin bauer? baugs baum? baumann baumbach baumgartner baur bausch
baustert bautista? bauwens bauza? bava? bavaud bave? bawa baxter? baya? bayeni bayer? bayo? bayon?
bayona? bayramov bazin? bazjak bazzi beachain beagain beaglaoich beahan beakey beal bealatun beale
beannuille bearain bearnain bearra beartlaigh beasley? beasty beataigh beattie beatty? beauchamp
beaudoin beaudry beaujean beaulieu beaumont? beauregard? bebic beccaria beccheria becerra? bech
becht bechtelar beck? becker? beckers beckius beckmann? bedard bedi bednar bednarik bednarikova
bednarova bedoya beeck beeckman beeckmans beek? beekman beernaert beernink beffa? beffort beggan
beggs begley begonja begue? beguelin beguin? begum? behan? behl behruzov beice beier beieren beigg
beijring beinirs beinteinns beireach beirgin beirn beirne beissel beitirs bejarano? beka bekaert
bekans bekbergen belaid belaidi beland? belanger belarbi belbachir belda bele beletic belhadj
belisle beljajev belkacem belkacemi belkadi belkheir belkhiri belle? bellemans belletini bellido?
bellini? bellocchio bellucci belmans belmar belmonte? belosevic belov belpere belton beltran?
bembo? ben bena benabdellah benahmed benaicha benaissa benali benamar benamara benameur benaouda
benard benavent benavente? benavides benavidez benchapatranon bencheikh bencic bender? benedetti?
benedikts benes benesova benet? bengtsson benic benidikts benigni? benitez benito? benjamin?
benjamins? benmoussa bennet? bennett? beno benoit benonis benonys benova bensaid bensalah bensalem
benslimane benson? bentheim benthin bentley? benton? bents? benus benuska benuskova benusova
benussi benyahia benyamina benyoucef benz? benziane beolain beourgeois bera? berakovic beran
beranek berankova beranova berberat berchem berchtold berends berendse berengario? berenguer
berents beresford berg? bergant bergdahl berge? bergen? berger? bergeron bergfinns berggren bergh
berghe berghmans berghreinns bergin bergjons bergkvist berglund bergman? bergmann bergmanns
bergmars bergmunds bergnaum bergoglio bergqvist bergs? bergsteinns bergsten bergstrand bergstrom
bergsveinns bergvall bergvins bergþors berkahn berkane berkani berkel berkum berlusconi bermejo?
bermingham berminghim bermudez bernaards bernad bernal bernard? bernardi bernardic bernardini
bernardova bernasconi bernat berner? bernetti berney bernhard? bernhards bernharðs bernicia
bernie? bernier bernini? bernis bernodus bernolak bernolakova berntsen berntsson berre? berrios
berrocal? berry? bersani berscheid bersis bertels bertelsen bertemes berthelot bertho berthold
bertilsson bertin bertoli bertolucci bertoni bertosa bertrams bertran bertrand? berube bervoets
berzina berzins besancon besencon besnard besse bessis besson betancourt betancur betschart bett
bettahar bettendorff bettin bettoni betuels beuchat beuret beurret bevan? bevc bevilacqua bey?
beyens beyer? bezak bezakova bezemer bezic bezjak bhagat bhailis bhain bhaird bhaiteir bhakta bhal
bhaldraithe bhalla bhandari bhardwaj bhargava bhasin bhat bhatia bhatnagar bhatt bhattacharyya
bhatti bhavsar bheachain bheannuille bheatha bhebhe bhedleni bheithigh bhejelibomvu bhembe bhengu
bhensela bhiadhtaigh bhial bhiocaire bhloscaigh bhosc bhovungana bhreitheamhain bhreithimh bhriain
bhride bhua bhui bhulbh bhulf bhungane bia biachain biagi biagiotti biaidh bianchi? bianchini
biasta biataigh bibi bibisorayeva bicak bicanic bicek bicekova bichler bie? biedermann bielik
bielikova bieri bierstraten biesenbos biesty biezenbos biggen? bignami bignardi bigot? bii bijelic
bijlsma bikelwayo bikwayo bilaal bilbao? bilek bilekova bilge? bilgin bilir bilka bilko bilkova
billung bilodeau bilolov binaghi binda binder? bingula binner bins? bintner bintz bionain biorain
biorainn bir birch? birgen birgirs birkeland birkic birkirs birmingham? birn birnbaum birnirs
biro? birtic birtings birtirs birzniece birznieks bischof bishell bisson biswas bitschnau bittner
biver biwer biwott bixio biyase biyela bizhan bizjak bjargars bjargmunds bjargþors bjarkans
bjarkars bjarkis bjarmars bjarmis bjarnars bjarnfinns bjarnfreðs bjarnharðs bjarnheðinns bjarnis
bjarnlaugs bjarnleifs bjarnolfs bjarnsteinns bjarnþors bjartmanns bjartmars bjarts bjartþors
bjelis bjolans bjolfs bjorgmunds bjorgolfs bjorgulfs bjorgvins bjork? bjorklund bjorkman bjornolfs
bjorns blaak blaca blackburn? blackwell? blagaic blaha blaho blahova blair? blais blaise blake?
blanc? blanch? blanchard? blanche? blanchet blanchette blanes blankenship? blasco blaser blasi
blathmhaic blatnik blauensteiner blazej blazejova blazek blazevic blazic blazicko blazkova
blazquez blees bleijenberg blevins? blewanus blick? blin blioscain blixt bloch? bloemendaal
blokland blom blomberg blomgren blomkvist blommaert blomme blomqvist blondeel blondel? blondiau
blonk? blose blot? blouin blowick blum? blumel blængs blærs blævars boada boadi boadu boaga boahen
boakye boakyewaa boase boatemaa boatemaah boaten boateng bobadilla bobal boban bobanovic bobula
bobulova boburov bocca? boccaccio? boccherini? boccioni? bocelli bochud bock? bodaicin bodart
boddaugh bodhlaeir bodhlaer bodin bodkin? bodnar bodner bodoni? bodson boechat boeck boeckx boehm
boer? boers? boeser boetet boezio bogadi bogaert bogaerts bogain bogan bogdan bogdanov bogis
bogisich bognar bogner bogovic bohan bohlander bohler bohlin bohm bohman bohnbach bohorquez
boiardo? boichat boillat boily bois? boisvert boitani boito? boivin boix bojanic boke bokenkamp
boland bolander bolanos bolcevic boldu bolduc boles? bolger bolghuidhir bolguidhir bolin? bolivar?
boljkovac bolkesteijn bollen? bolliger bollis bolnbach bolton? bolzmann boman bombieri bompiani
bona? bonanno bonar bonatti bonaventura? bonaya bonbach bondarenko bondra bondrova bondt bondumier
boner? bonet bongiorno boniface? bonilla? bonino bonneau bonner? bonnet? bonnin bonolis bonomo
bonsra bonsu bont? bonte? bonueva bonvin bonvini booden boogaerts booker? boon? boone? boonen
boonpungbaramee bophela bor bora? borah borak? borbely borek borekova boreland borer? borg?
borgars borges? borghese? borgia? borgstrom borgulfs borgþors borik borikova boris? borisova
borissov borja borjesson borka borko borkova borks borland borman borner borojevic boros borosak
borovsky borovy borquez borrani borras? borrego? borrell borremans borromeo borromini borroni
borsellino borsiere bortachain boru? borzomi bos? bosak bosakova bosch? bosco? bose? bosibori
bosilj bosio bosire boska bosman bosmans bosnak bosnakova bosnjak bosnjakovic bossche bosshard
bossi bossuyt bostrom bostrov bosurgi botello botham botic botica? botolfs botsford botta? bottaro
botteron botticelli? bottigliero bou? bouabdellah bouafia boualem bouali bouaziz boubekeur
boucetta bouchama bouchard bouchareb bouchat boucher? bouchet bouchez? bouckaert boucsein boudart
boudewijns boudiaf boudjemaa boudraa boudreau bouguerra bouhuizen bouillon? boukhalfa boukhari
boukhatem boulanger? boulay boulogne? boumaza boumediene bounab bourdon? bourgeois? bourgondie
bourguignon? bourke bourquard bourquin bousquet boussaid boutaleb bouthoorn boutin bouvet? bouvier
bouwhuisen bouziane bouzid bouzidi bova boven? bovene bovenen bovet bovy bowater bowden bowe
bowen? bowers? bowler? bowles bowman? boyabenyathi boyce boyd? boyer? boylan boyle? boyse bozanic
bozanovic bozic bozicevic bozickovic bozikovic boðis boðvars bracke bracun bradaigh bradain
bradden bradford? bradic bradley? bradshaw? bradtke brady? brae? braem bragadin bragaglia bragis
bragt brahier brahimi brahmbhatt brahmi? brajkovic brakus bralic bramante? brambilla branaola
brancaccio branciforte brande? brandenburger brandic brandl brandner brandon? brands? brandstatter
brandstetter brandt? brandtner brankovic brannelly brannstrom braoin braonain brar brassard?
brasseur? brassil brauer braun? bray? brcko breanain breanndain breasail breaslain breathnach
bree? breen bregar? breheny breisleain breit? breitenberg brekis brekke brenen brenna brennan?
brenner? bresciani brese bresis breslin bresnehan bresse brestirs breton? brett? breuer? breugel
breugelensis breugelmans breukeleveen breukelveen brewer? brezina brezinova brezjan breznik briain
brian? brianain briand? briartaigh bric? briccialdi briceno brichard brichese bridson briede
briedis briel briemer brien briere brievingh briggs? brimars brimirs brimis briody brionain
briones brisee? briseno brislane brisleain brisson brito? britvec briutean brizee brjanns brlas
brlek brletic broberg brock? broddis broderick brodin brody broeck broeckx broeders? broek?
broekhoven broeshart brogain brogan? broggini broic broin broithe brolchain brolin broman bronder
brookes brooks? brophy broquet broschi brosius brosnachain brosnan broughan brouwer brouwers
browne? browning? broy broz? brozova bru? bruachain bruadair bruadar bruce? bruchem bruck
bruckner? bruder? bruen bruggeman brugger brugman brugnaro bruic bruijn bruijne bruin? bruiseal
brumleve brun? bruna? bruneau bruneel brunel? brunelleschi? brunello brunet? brunner bruno? brunos
brunovska brunovsky brunswijk bruscantini bruska brusko bruskova bruton bruun bruycker bruyere?
bruyn bruyne bruyninckx bruynzeels bryan? bryant? bryngeirs brynjars brynjolfs brynjulfs brynleifs
brynsteinns bryntyrs brynþors bryson buachalla buadha buadhachain buadhaigh buaile bucanac bucar
buch? buchanan? buchberger buchegger buchel bucher? buchholz buchinger buchler buchner? buckley?
buckridge bud? budai budaqlı budhlaeir budig budiman budiyanto buelens buendia bugnon bugueno
buhari buhler buhlmann bui? buick? buijs builteir buis? buisson? buitleir buitrago bujard
bukhosini bukovec bukovska bukovsky bukvic buljan bulle? bullock? bultot bulzoni bumb buncic bundi
bungic bunic bunlerngsri bunlupong bunschoten buonauro buraid burbano burc burca burcardo burch?
burchill burcul bures buresova burgess? burgos? burgstaller buric buris burke? burknis burman?
burnach burnett? burr? burrell burri burrows? bursic burt? burton? burtscher buscetta busienei
busljeta busoni? busquets bustamante bustos? butala butkovic butkus butler? butselaar butte?
buttimer buttimore buuren buyse buysse buytelaar buzov bwire bylund byrd? byrne byrnes bystrom
bærings bærons bøe caba caban cabanas? cabanillas cabbarlı cabezas cabhail cabibbo caboto cabraigh
cabrera? cabrero? cabrini? caccianemico caccioppoli caceres cadain cadden caddow cadefau cadenas?
cadhain cadhla cadhlaigh cadogan cadorna caetani cafarchia caffarelli cafferkey cafferky cafferty
caffrey cafraigh cafua cafuk cagalj cagney? cagnin cagnotto cahalane cahill cahillane cahir caibe
caicedo caidin cailin cailpin caimbeal caimbeul cain? caine? cainero caingne cainnigh cairbre
caireallain cairn? cairns? caironi caiside caisin caisleain caislin caithir caithlin caitigin
calaigh calarco calatayud calbhaigh calbo caldeira? calderon? caldwell? calgari calhoun?
callaghan? callahan? callain callan callanain callanan callebaut callegari callegaro calleja?
callens callewaert calligan callinan cally calnain caluza calvet calvey calvillo calzada? camacho?
camalov camanni camargo camarillo cambier cameron? camicione camilleri camiscione cammarata cammel
campanella? campano? campbell? campenhout campillo? campise campoy camuccini camurcuoglu camus?
canainn canales canali? canals? canas? canavan cancino candaux candelaria? candia? canellas? canet
canete? canetta canevascini canil? canizares canna? cannan canniffe canning? cannizzaro canny?
canova? canovas cantero? cantillo? cantimori canton? cantrell? cantu? cantwell caoain caobhacain
caobhain caochain caochlai caochlaigh caodhain caodhla caoidheain caoile caoileain caoillidhe
caoilte caoimh caoin caoindealbhain caoinigh caoinleain caola caolain caollai caollaidhe caomhain
caomhanach caomhanaigh caona caonaigh caothain caparros? capdevila capecchi capek? capekova
capelle capka capko capkova capkovic capkovicova capla caplis caplovic caplovicova capone?
cappelli? capples capua? capuaigh capuana? caraballo caracciolo carbaire carbajal carbajo carballo
carbery carbo carbonell carcamo? cardano cardenas? cardon? cardona? cardoso? cardozo? carducci?
carey? carfagna cargonja caric carlberg carleton? carley carli carlier carlin? carlos? carls
carlsen carlson? carlsson carluis carmaig carmody carmona? carneiro? carnera carnero? carney?
carnogurska carnogursky carnotte carocci carolan caron carosone carpaccio carpenter? carpentier
carpio carr? carra? carragain carragher carraidhin carrain carranza? carrasco? carraud carraux
carre? carreno carreon carreras? carrero? carretero? carrghamhna carrghamhne carriera? carrig
carrigan carrigy carrillo? carrion? carrizo? carroll? carron? carson? carsten cartain carter?
cartes? carthaigh carthy cartur cartwright? carty caruin carullo carun caruso? carvajal? carvalho?
carville casadei casagrande casaide casale? casaleggio casalodi casals? casanova? casanovas?
casares? casarez casarin casarlaigh casellati casey? cashen cashman casier? casillas casini?
caspar? casper? cassara cassart cassen casserley casserly cassiano? cassidy cassin castaneda?
castejon casteleyn castell castellanos castelli? castellitto castello? castells castiglione?
castilla? castioni castrillo castrillon castro? catailin catala? catalan? catalano catenazzi
cathail cathain cathala cathalain cathaoir cathasaigh cathbhaid cathbhuadha cathbhuadhaigh
cathbhuaidh cathlain cathmhaoil cattaneo cattigan cattin caudron cauley caulfield caune cavalcante
cavalcanti cavanagh cavanna cavazos cavieres cawley cazares cazorla cea? ceadagain ceadaigh
ceafarcaigh ceallabhui ceallachain ceallaigh ceallbhui ceamharcaigh ceanainn ceannabhain ceannaigh
ceanndubhain ceannduibh ceannfhaola ceannfhaolaidh ceanntabhail ceapog ceara? cearain cearbhaill
cearbhain cearbhallain cearbhlain cearmada cearna cearnaigh cearr cearrucain cearruin ceatharnaigh
ceballos cebekhulu cebisa cech cechova ceci? cecils cedillo ceh ceide ceidigh ceileachair
ceilleachair ceirin ceirisc ceiriuchain ceithearnaigh ceitig ceitin ceitinn cekovska cekovsky
celentano celis celma celmina celmins celms cendron cenge centek centekova centeno? ceochain
ceoinin ceorais ceothach ceothanach ceothanaigh cepeda? cerar ceravolo cerdan cerezo? ceri? cermak
cermakova cerna? cerne? cernik cernikova cernoch cernochova cerny ceron? cerquiglini cerro?
cerucain cerutti cervantes? cervantez cerven cervenova cerveny cervera cesaroni cesarotti ceschi
cesnak cesnakova cesnek cesnekova cespedes cestaric cetin ceulemans ceuppens chabane chabot
chacha? chacko chacon? chad? chada chadha chadwick? chagwe chahal chai? chaib chaihirankarn
chaisatit chakrabarti chakraborty chalupka chalupkova chamane chamberlain? chamorro? champlin
chan? chana chand chanda chander chandia chandler? chandra? chandran chaney? chang? changawa
chaoin chaoui chaparro? chapelle? chapman? chappuis chapuis char? charbonneau charef charest
charette charles? charlier charlton? charo? charoensuksopol charon? charosova charpentier?
charpie? charrier? charron chartier chartrand chatain? chatriand chatriant chatterjee chaudet
chaudhari chaudhary chaudhry chaudhuri chaudry chauhan chauveau chauvet chauvin chavarria chavez?
chawla cheara chebet chebii cheboi chebon checa? chechi cheda cheema chege cheikh? chelagat
chelangat chelimo chellaoua chemtai chemutai chen? chenangat chenaux chengo chepchirchir
chepchumba chepkemboi chepkemoi chepkirui chepkoech chepkorir chepkosgei chepkurui chepkwemoi
chepkwony chepngeno chepngetich cheptoo chergui cherian cheriet cherif cherifi cherono cherop
cherotich cherubini? cheruiyot cherutich cheruto chesang chesire chevalier? chevalley chevallier
chevresson chevrolet? cheyech chhabra chiappetta chiaramonte chibani chibi chibini chiesa? chigi
chikh chiliza chindamo ching chinnici chirchir chittolini chloig choda choeychuen choi choille
choinnigh chokshi chomba chomhghaill chomsri chonco chopard chopra? chotzen choudhary choudhry
choudhury chouinard chovan chovanec chovanecova chovanova chowdhury chowitunkit chrappa chrappova
chretien? christen? christensen? christiaens christiansen christie? christoffersen christoph
christopher? christophers chrodtrud chrosain chudik chudikova chukwu chumba? chumo chung? ciabhain
ciampi cianaigh cianain cianciolo ciani? ciaragain ciaraigh ciarain ciarba ciardha ciardhubhain
ciarmhacain ciarmhaic ciarucain cibane cibhil cibin cibula cibulka cibulkova cibulova cicala?
cichorius cicilia cid? ciernaova ciernik ciernikova cierny cifuentes cigan ciganik ciganikova
ciganova ciganovic ciger cigerova cignaroli cik cikotic cilea cilibrasi cill-dia cillartrain
cillin cilltrain cimarosa cimini cindric cingizoglu cinneide cinneir cinnseala cinnseamain cintron
ciobhain ciobhanaigh ciollabhain cioltrain cionnaigh cionnaith cionnfhaola ciorain ciosain ciosog
ciosoig ciothaigh ciothog cipolla? cirino cirric cirule cirulis cis? cisneros cisternas? ciuinin
ciurtain civaschi cizmesija cizmic claassen claes claesdr claesen claesner claessens claesson
claeys clafferty claffey claimhin clair? clancy? claochlai claochlaoigh claonain clarach clare?
claridge clark? clarke? classon claude? claus? clausen clavero? clavin clayton? cleary clees cleir
cleirchin cleireachain cleirigh clemens? clement? clemente? clements? clenaghan clerc? clerck
clercq clerkin clery clifford? cline? clinten clinton? clocharta clochartaigh clochasaigh
clogherty cloherty clohessey clohessy cloney cloonan cloone clooney clootwijck closset cloutier
cluanaigh cluanain cluin clumhain clunain clune clunies-ross cnaimhin cnaimhsi cnaimhsighe
cnuachain coady coakley coardi coates? cobb? cobhthaigh cobo? cobos cobrda cobrdova cocci?
cochlain cochran? cociarelli codina? cody? coello coen coene coenen coffey? cogain cogan cogley
cohalan cohen? coholan coighin coigil coigligh coigny coile coileain coileir coiligeain coiligh
coilin coillin coillte coimin coincheanainn coineain coineoil coinghealla coingheallaigh
coinghialla coinghiallaigh coinghiola coinin coinne coinneachain coinneain coinneir coinneirtinne
coinner coinnich coinnigh coinnin coinnleain coirbin coirnin coisdeala coisdealbha coisteala
coistealbhaigh coitir coitirigh colas? colbach cole coleman? coles? coley? colfer colgan colhoun
colic? colin? colinet coll colla? collado? collaigh collain collao collarain collard? collart
collata collazo? collen colleneler colleran collet? collette? colletti? colley collier? colligan
collignon collin? collina? collinder colling collins? collis collodi colly? colmain colman colom
coloma colomer colot colpaert colreavy colson coluim colum? columbo colunga comain comair comar
comartun comber? combi? comboni combre combs? comencini comerford comeriato comhdhain comhghaill
comhghain comhrai comisky comisso comman commins comni comolli compere? compton? comte? comyn
conacha conagail conaill conain conaire conallain conallta conamha conaola conaonaigh conarain
conaty conba conbha conbhae conbhai conbhaigh conbhuaidh conbhui conbhuidhe conboy concannon
conceicao? concharraige conchobhair conchoille conchradha conchubhair conchuir condoleo condon
condren condron conduibh condun conefrey conesa confhaola confraoich congail conghaile conghamhna
coninck conlain conlan conleagha conley? conlon conluain conmara conmee conmhachain conmhai
conmhaidhe conmhaoil conmhui conmi conmy conn? connachain connachtaigh connachtain connachton
connaghy connaigh connain connallta connaughton connbhui connchamhain conneeley conneely connell
connellan connelly conner? connery? connghamhna connmhachain connmhai connmhaigh connoil connol
connole connollaigh connolly? connor? connors? connuchain conoil conole conra conrach conrad?
conradi conraoi conree conroy conry consaidin considine contarini conthra conti? contractor?
contrafatto contreras? conuchain conway? conwell coogan cooke? cooksley coolahan coolen? cooley?
cools? coonan cooney cooper? copeland? coppens coppola? corbacho? corbain corbat corbett corbo
corboz corcora corcorain corcoran corcos cordier cordoba? cordova? corduff coredo coret
coret-coredo coreth coric corish corkery corlaigh corless corlett corley corlu cormacain cormack?
cormaic corman cormican cormick cormier cormy cornejo? cornelis cornelisse cornelissen cornelisz
cornet? cornez cornil? cornut cornuz corominas coronado? corpataux corput corr corrachain
corradain corradi corragain corraidh corraidhin corraigh corrain corrales corrdhuibh correia?
corrghamhna corridan corrigan corry corstiaens cortese? cortez? corvalan corwin cosain cosandey
coscair cosendey cosgair cosgrave? cosgrove cosic cosman cossiga cossy costagain costalonga
costanzi costela? costello? costelloe coster costigan cote? coterlet cotic cotter? cotto? coughlan
coulombe coulon counihan courcey cournane courtenay courtier? courtney? courtois? courvoisier
coutts couture? couturier? couvreur? covarrubias covic cowan cowely cowen cowley? cox? coyle coyne
cozar crabhain cragg crahan crahay craibhin craidheain craig? craine craith crampsey crampsie
crane? crangle cranley cranly craobhain craven? craw? crawford? crawley creadaigh creag creagain
crean creed? creedon cregan crehan creimin cremer cremin cremonesi crespi? crespo? cresswell
cretton crevar crevoisier criagain cribbons crilly crimin crimmins crinion criodain criogain
criomhthain crionain criostoir criostuir crisafulli crispi? crist cristea cristoforetti crivelli
crnekovic crnkovic croad croal crodhal crohan croidheain croil croinin croithin crolly crona
cronallaigh cronelly cronghaile cronin? cronly crooks? crosain crosbie crosby? crossan crota
crotaigh croteau crotty crowe crowley? cruachain cruadhlaoich cruces? cruchain crudden cruickshank
cruis cruitin cryan csonka? cuacach cuag cuagain cuaig cualain cuana cuanachain cuanaigh cuanain
cuanna cuannaigh cuarnain cubillos cubric cucek cuda cuddihy cudic cuellar cuenca? cueto? cuevas
cuffe cugia cuideagain cuideaganaigh cuidithe cuigeannaigh cuijck cuileamhain cuileanain
cuileannain cuilin cuilinn cuill cuilleain cuillin cuilliu cuilliudha cuilriabhaigh cuimilin
cuimin cuineain cuinn cuinneachain cuinneagain cuinneain cuinneir cuinnleain cuirc cuireain
cuirleain cuirnin cuirreain cuirrin cuirteir cuirteis cuise cuk cukman cukon culachain culain
culhane culi? culina culjak cullaigh cullen? culligan cullinan cullinane culloty cully? culot?
cumascaigh cumhail cumhaill cumiskey cumisky cummerata cumming? cummings? cummins cummiskey
cummisky cundari cunduin cundun cunha? cunnaidh cunnane cunneen cunningham? cunny cunuin cunun
cuomo? cupic curatoli curci curdaigh curdy? curic curiel? curley curnain curnane curneen curnyn
curraidh curraidhin currain curran curraoin currie curry? cursa? curtin? curtis? cusack cusano
cutrufo cutuli cuvarlı cuvelier cuyper cuypers cuyvers cuzzocrea cvenic cvetko cvetkovic cvetnic
cvitan cvrtila cwalile cyprich cyprichova cyr cyrus? daako daakoaa daal? daamin dabhain
dabhoireann dabhrain dabir dabo dabukke dach dachgelder dachgeldt dachgelt dadova daeid daele
daems dagane dagbjarts dagfaris dagfinns daggeirs daghnain daglı dagmanns dagnyrs dags? dagsburg
dagþors dahir? dahl? dahlberg dahlen dahlgren dahlin dahlqvist dahlstrom dahm dahmane dahmani
daibheid daibhid daibhidh daibhin daibhis daid daigle daiken daimhin dakhil dala? dalaigh dalal
dalberts dale? daleiden dalem? dalerov dalla? dallaire dallape dallara dallinger dallis dalmanns
dalmars dalmau dalton? daltun dalvins daly dalziel damanik damijanic damirov damjanovic damjans
damme damurah dan? dana? danachair danaher dancak dancakova danciak danciakova dandolo dane? danek
danekova danelius dangl dani daniel? daniels? danielsen danielsson danilov danivals danjuma danko
dankova danner danninger danova dans? danso daochain daoda daola daoud daoudi darain darcy? dardel
dardenne dargain dargan darius? darko darmody darnau darojkovic darris dasey dasgupta dass? datta
daud daugherty? dautanec dautovic dave? davenport? davern davey david? davidova davids? davidson?
davidsson davies? davila davin davis? davison davitt daviðs davodov davoren davy? daw? dawick
dawson? dawud dayal daza? daðis deacair deacon? deacy deadaigh deady deaganaigh deagha deaghdha
deak deakova dean deane? dearain deargain dearmada dease deasmhumhna deasy deaueroux debelic
debeljak debnar debnarova debroux debruyne decamps? deceuninck dechamps decker? deckers deckow
declerck declercq decock deconinck decoster dee? deegadan deegan deehan deeley deely deeney deeny
deere? deery degroote degryse degueldre dehmel dehon deid deide deigan deignan deirg deise
deiseach deisigh dej dejardin dejonghe dekeyser dekker? dekys dekysova delacruz? deladoey delaere
delahaye delahunty delaney? delannoy delap delargy delattre delaunay? delcourt delcroix deledda?
deleon? deleu deleze delforge delfosse delgadillo delhaye delhez delisle delle? dellucci delmas
delmotte delorme? deloughrey deloughry delporte deltour delvaux delvigne delwayo deman demanet
demaret demers demeulenaere demeyer demeyere demir demirel demmendaal demoulin dempsey? demsar
demus demuth demuynck denesik deng? dengg deniels denihan denis? denison denissov denk? dennehy
dennenberg denning dennis? denny? denys? deo? deol deoraidhin deorain depero depoorter deprez
depuydt derbal derezic derkaoui dermody dermott derouiche derradji derrig derycke desai desbiens
descamps deschamps deschenes deshmukh deshpande deshusses desio desjardins desmedt desmet desmond?
desrochers desrosiers dessart dessel dessy detaille? dethier detournay detry detti? deutschmann
devally devan? devane devaney devanney devaux devecka deveckova devenney devereaux devereux?
devery devi? deville devillers devilly devin? devine? devitt devlin devolder devos devoy devriendt
dewaele dewan? dewez dewilde dewitte dewulf dey? deze? dhadho dhaibhidh dhaibhis dhaliwal dhar
dhawan dhe dhiarmada dhillon dhingra dhondt dhonncha dhonnchadha dhonnchaidh dhorchaidh dhuarcain
dhubhghail dhubhghaill dhuibh dhuibhir dhuinn dhuinneabhain dhuinnshle dhuinnshleibhe dhuirnin
diaconescu diaconu diaf diallo diarmada diaz? dib? dibbert dibiasi dickens? dickerson? dickey?
dicki dickie? dickinson? dickson? dida didier? didovic diederich diego? dieguez dierckx dierick
dierickx diesbach diesbergen dietl dietrich? dietz dieu? dieudonne dif diffin diffley diggin
diggins dighe? dignan dijck dijk? dijkman dijkstra? dijoux dikane dildorova dillane dillen dillon?
dilnozova dilnurova dima dimba dimbane dimbani din? dinabantu dinamarca? dinan dinangwe dindela
dindi dineen dingila dinneen dinu dinwa diochain diochon diolain dioluin diolun diomasaigh
diomedes? dion? dionne? dionun diorain diothchain dippel dircken direain dirksen dirnberger
dirrane dirven discin disdero diskin ditschlerin dittrich divan? divenney diver? diviney dixit
dixon? diyorayeva diyorov dizdar diðriks djebbar djellal djellouli djoudi dlaba dlabane dlabazane
dladla dlakadla dlakela dlamane dlambula dlamdaka dlamini dlamlenze dlangamandla dlawuza
dlebenkomo dlodlo dlomo dludla dludlu dlungwana dmitriev dobbelaere dobbin? dobbins? dobes? dobler
dobre? dobric dobsinska dobsinsky dobson dochartaigh dochioiu dockx docolomanska docolomansky
docquier dodd dodson? doe? doesburg dofris doghair dogherty doglioni doherty dohn doibhilin
doighre doingeard doirnin dokkum dolain dolainn dolan dolenc dolezal dolezalova dolic dolinar
dolinsek dollis domaldis domalds domenech domhnaigh domhnaill domhnallain domingues? dominguez?
dominikovic dominiks dominkovic dommelen donagher donaire? donald? donalds donaldson? donaoile
donarelli donati? donatoni doncabe doncevic donchadha donchu donda donegan dongen donghaile
dongoran donini doniyorov donkor donlon donnabhain donnacha donnagain donnain donnan donnay
donncha donnchadha donnchaidh donnchu donndhubhartaigh donndubhartaigh donnell? donnellan donnelly
donnghaile donnghusa donoghue donohoe donohue donoso? donovan? dony doody dooey doogan doohan
doolan dooley? dooly dooren doorhof doorn? doornhem doorty doppler? dora? dorai doran dorcha
dorchaidh dorchaidhe dorchaigh dorchain dordain dordan dore? dorfer dorgan doria? doring doris?
dorka dorko dorkova dorn dornan dorner dorot dorota dorotova dorova dorr dorrian dors? dorschner
dorsey? dorsman doshi dosoþeus dossetti dossi dostal dostalova dostert doucet doudigan dougherty
douglas? doumont dovara dovudov dowd dower? dowerg dowey dowley dowling downes downey downing?
downs? doyen? doyle? draaisma draghi? dragicevic dragobratovic dragojevic drajna drajnova drake?
drakulic drandic draupnirs draxler drazic drekis drengs drennan drenthe? dretvic drewes drian
dries? driesen driessche driessen drisceoil driscin driscoll drobna drobny drochain droguett
drohan droighneain drolet droma drona dronaidhe droney droppa droppova drotar drotarova drouin
droz drozdov druachain druart drub? drubin drumm drummond drummy druso? drysdale dua? duah duane?
duarcain duarte? duba? dubandlela dubazane dube dubey dubha dubhabhoireann dubhagain dubhaigh
dubhain dubhartaigh dubhchain dubhda dubhdabhoireann dubhdhain dubhgain dubhghaill dubhlaigh
dubhlain dubhlainn dubhlaoich dubhluachra dubhradain dubhshlaine dubhthaigh dubhuidhe dubnicka
dubois? dubovecak dubovska dubovsky dubuisson dubuque? duchene duchesne dudas dudek dudekova dudik
dudikova dudka dudko dudkova dudley? dudo dudok dudokova dudova duenas duez duff? duffin duffy?
dufgus dufie dufour dufrane dufrasne dufresne dufþaks dugain dugal dugar dugfus duggan duguay
duhamel? duhig duhy duibhealla duibheannaigh duibhfhinn duibhgeadain duibhgeannaigh duibhgeannain
duibhghealla duibhghiolla duibhginn duibhin duibhinn duibhir duibhleanna duibhlearga duibhne
duibhthe duigeannaigh duignan duigneain duilearga duilleain duineacha duinn duinneacha
duinneachain duinnin duinnlei duinnshle duinnshleibhe duinsmearach duirnin duis duithche
duivenvoorde duivenvoorden dujardin dujmovic dukada duke? dukic dula? dulaigh dulbecco
dulchaointigh dulla dullova dulohery dulova dumakude dumanlı dumas? dumina dumins dumisa
dumitrescu dumont? dumortier dumoulin dunadhaighe dunai dunaighe dunain duncain duncan? dunford
dungan dunge dunlaing dunlap? dunleavey dunleavy dunn? dunne? dunning? dunns dunny dunphy dunser
dunshleibhe dunurta dunworth dunyoeva duodo duong dupont? dupre dupuis dupuy duquesne durai?
duran? durand durant? durca durcain durchain durco durcova durdik durdikova durdonova durdu durek
durekova durgan durham? durica duricova durieux duris durisova durka durkan durkin durko durkovic
durkovicova durkovska durkovsky durmus durnan durnin durning duroux durova durovic durovicova
durovsky durovskyova durrihy dury dusa duse? dusek dusekova dusicka dusickova dusik dusikova duska
dusko duskova dusova dussart dussen dutka dutko dutkova dutrieux dutt dutta duval duvancic duvanel
duvenvoirde duvivier duyaza duyvenvoorde duze dvalinns dvojak dvonc dvoncova dvorak? dvorakova
dvorska dvorsky dwala dwamena dwane dwyer dyal dyck dyer? dyris dyrmunds dzapo dzene dzenis
dzurjanin dzurjaninova eachaidh eachain eachmharcaigh eain ealanaidh eanaigh earl? earle? easboig
eaton? ebbis ebenesers ebenezers ebergs eberhard eberhardt eberharter eberl eberle ebert? eberth
ebner echevarria echeverria eck? eckbauer ecker eckhardt edberg eden? eder edgars edilons edin
edlinger edlund edman edmonds edstrom edun edvards edvardsen edvardsson edvins edwards? edwin?
eeckhout eelman eerden eerenbeemt effertz efraims eftimie egan egea egger? eggerts eggþors egills
egisheim egli? eglinton eglite eglitis egorov ehlert ehsaas eibhir eibl eichberger eichenberger
eichhorn eichinger eichmann? eide? eigenwillig eijkelboom eijndhoven eijssel eikars eil eilfirt
eilifs eimer einars einarsson einaudi einirs einvarðs einþors eiriks eischen eisl eisner?
eiteagain eitheagain eivers eivins eiðars eiðs ejlaal ekai ekal ekberg ekdahl ekelund ekeno ekholm
ekidor ekiru ekitela eklof eklund ekman ekstrand ekstrom ekwueme elatlı elbergs elberts elbertse
eldars eldgrims eldjarns eldmars eldons eldors elds elentinus elfars elfraðs elgueta elias?
eliassen eliasson eliesers elifova elijah? elimars elinbergs elinmunds elinors elis? elizondo
eller ellerts ellery ellingsen elliot? elliott? ellis? ellison? elliðis elmars elofsson eloranta
elorza eloy? elsemulder elsen elsenaar elvars elvins elvis? elwood? elzas emanuelli emanuels
emanuelsson emard embden embreks emeralds? emils emilsson eminov emmanuel? emmanuels emmelen
emmen? emmerich emo? emond emuria encina? ender endo endrizzi ene? engberg engdahl engel? engeland
engelen? engels? engen? engilberts engilbjarts engiljons engills engl englebert englund engman
engstrom engvall ennis? enoks enri enright enriquez enschot entringer enzinger eochadha eochagain
eochaidh eochain eoghain eoin eoinin eothach eraslan erazo erber erceg ercegovic erdman erdogan
eregae ergotic ergul erhart erhout erices? erickson? erics ericson? ericsson? erik? eriks eriksen
eriksson? erjavec erkkila erlacher erlandsson erlars erlends erler erlings erm ernestos erni
ernirs ernits ernser ernst? ernsts eronen erons erpelding erps errani errigo ersek ertas ertl
erupe erve ervin? ervine erzen escalante? escalona? escamilla escobar? escobedo escolano?
escribano? escriva? esekiels esekon esfandyar eshan esinyen esjars eskelinen eskola espana?
esparza espino? espinosa? espinoza? espitia esposito esquibel esquivel esras esson estay? esteban?
estefans esteves? estevez estey eterovic etienne etyang etzler etzold eugster eustace evalds
evans? evelingen evensen evequoz everaert everde everett? evers everts evoy evrard ewart ewen
ewing? ewoi exposito? eyanae eybergs eyjolfs eylaugs eyleifs eymars eymunds eynde eyriks eysteinns
eyvars eyvazalı eyvazlı eyvinds eyþors eze ezeugo eðvalds eðvars eðvarðs fabbri? faber fabian?
fabianova fabijanic fabra fabre? fabregas fabregat fabrisius fabrizi fabry fabus fabusova fachtna
fadden fadel fadian fadipe faes fafnirs fagain fagan fagerstrom faggiani fagiani? fagotto? fagunwa
faherty fahey fahy failbhe faircheallaigh fairhall faivre faizan fajardo? fajimi fajnor fajnorova
fakazi fakude falabi falco? falcon? falcone? faleti falgeirs falier falk falkis falkner? fallaci
fallamhain fallon falloppio faloye fals falvey fanisa fankhauser fannars fannbergs fanngeirs
fannin fanning? fannon fantini? fantoni fantozzi fanucci faodhagain faoite faolain farago farah
faranain faranda farangizova farell fares? farhodov farida farina? farinelli farizayeva farizov
farkas farkasovska farkasovsky farland farley? farnan farnese? farnon farragher farre farrell?
farrelly farren farrissey farrissy farry farzonova fasasi fasching fasiang fasiangova fatha
fathaigh fatharta fathartaigh fattori? fauconnier faugno faulkner? faull faundez faure? faust?
favata favre fay? fazekas fazli fealy fearachain fearachair fearadhaigh fearain fearchair
feardhaigh fearghail fearghaile fearghaiosa fearghusa fearon fearrai fearraidhe fearraigh fechant
fechner? federici federico? fedor fedorov fedorova fedotov feehan feeley feely feeney feenstra
feeny feest? fegan fehan feher fehilly fehr fehringer feichin feichtenschlager feichter
feichtinger feichtner feiereisen feighery feigl feijoo feil feinen? feinneadha feirtear feith
feithin fekete felban felber feldek feldekova felder feliciano? feliu felixs fellah? feller?
fellinger fellner felten feltgen feltz feltzer fenelon fengs fenighty fenlon fennell fennelly
fennessey fenning fenrirs fenton fenya fercher ferdinands ferenac fergus? ferguson? ferhat ferland
ferm fermi? fernandes? fernandez? feron ferrabosco ferrada? ferragamo ferragni ferran ferrand
ferrandez ferrandiz ferrando? ferrante ferrara? ferrari? ferraris ferrata ferrazzi ferreira?
ferrell? ferrer? ferrera ferreras ferrero? ferretti ferreyra ferris? ferriter ferrucci ferstl
fertrams feruzova feyder feykirs feys fhailghigh fhaolain fhearadhaigh fhearchair fheargail
fhearghail fhearghaile fhearghusa fhearraigh fheorais fhiachra fhinn fhinneachtaigh fhinnein
fhionain fhionghuin fhionnachta fhionnachtaigh fhionnghaile fhionnlaich fhionnlaoich fhionntaigh
fhiontaigh fhir fhlaithbheartaigh fhlaithimh fhlannagain fhlannain fhlannchadha fhloinn
fhogartaigh fhualain fhuallaigh fiacha fiachain fiachna fiachra fiaich fiala fialova fiannachta
fiannachtaigh fiannaidh fiannaidhe fiannaigh fibonacci? fichtinger ficino ficova fidvi fiebig
fiedler? fielding? fieramosca fiere? fierens fierro? fifills figheadora figueiredo? figueras
figueroa? figuerola fihlela filali filangieri filar? filatov filban filbin filc filcova filip
filipcic filipek filipekova filipic filipko filipkova filipova filipovic filippelli filippini?
filippov filippus filips fillion filogamo filzi finan finch? findlay finegan finetti fink? finka
finke finkova finlay finley? finn? finnbjorns finnbogis finneachta finneadha finnegan? finneran
finnerty finngeirs finnjons finnlaugs finns? finnthighearn finnucane finnvarðs finotto finucane
finzi fiodhabhra fiol fiona? fionartaigh fionnachta fionnachtaigh fionnagain fionnain fionnallain
fionndhubhcain fionnghaile fionnghalaigh fionnghusa fionnlaoich fionnmhacain fionntain fioravanti
fiorucci firbhisigh firdavsev firgantoro firmansyah firtear fisch fischbach fischer? fischetti
fiser fiserova fisher? fithchealla fithcheallaigh fittipaldi fitz fitzgerald? fitzgibbon
fitzgibbons fitzmartin fitzmaurice fitzpatrick? fitzsimmons? fitzsimons fjalars fjarkis fjodorov
fjolars fjolmunds fjolnirs fjolvars fjornirs flaas flabhain flaherty flahive flaiano flaithbhearta
flaithbheartaigh flaitheamhain flaithearta flaithimh flaithimhin flaitile flament flammang
flanagain flanagan? flannabhra flannagain flannagan flannchadha flannelly flannery flannghaile
flantz flarta flathamhain flatharta flathartaigh flatley flavin? fleche? fleck? flego
fleischhacker fleischmann fleming? flemmings fletcher? fleury? fliegner flink? flinn floch floinn
flokis florea? florents florez florio? flosis flovents floyd? fluckiger flynn? foa foconi
fodhladha fodor fofie fogaca? fogarta fogartaigh fogarty fogas fogasova fogazzaro foghladha foghlu
foghludha foidl folan folch foletti foley? folkesson folkis folliero fomin fonck fonjallaz
fonseca? font? fontaine? foody foote forain? foran forbes? ford? forde forero? forgac forgacova
foriwaa forjan forkin formbach fornaciari fornis forrest? fors? forsberg forsell forsgren forslund
forsman forster? forstner forsyth? fortier fortin? fortuny fortuyn forza? foscari foser fossmars
fosu fosua fotimayeva foucart foucher fouquet? fournier fowler? foy foyle fracci fraher frainclin
frami frana? franceschi franch francillon francis? francisco? franck? francois? francoise?
frandsen franecki franek franekova franic franicevic franjic franka franke frankhuizen franklin?
franklins? franko frankova franks? franns frano franova frans franscini fransen franssen fransson
franusic franva franz? franzen franzese franzs frars fras fraser? frawley frazier? freaney
frechette frederick? frederiksen fredes fredriks fredriksen fredriksson freeley freeman? freeney
freeth frei? freil frein? freis? freitag? freitas? frema fremie frere? frerichs frescobaldi?
freshour freudenberger freudenthaler frey? freybjorns freygarðs freymars freymoðs freymunds freyrs
freysteinns freyviðs freyþors frias? friberg frick frid friederich friedl friedli friedman?
friedrich? friedrichs friehus friel friesen frighil friis frimanns frimer? frimerova frimpomaa
frisch? friscic frisk? frithile fritsch fritz? fritzs friðbergs friðberts friðbjorns friðfinns
friðgeirs friðjons friðlaugs friðleifs friðmanns friðmars friðmunds friðriks friðs friðsteinns
friðvins friðþjofs friðþors frketic frohlich? frolov frommelt froschauer froschl frost? frostis
froðis froðmars fruhwirth frye? ftacnik ftacnikova ftorek ftorekova fuada fuadachain fualain
fuallaigh fuarain fuarthain fuaruisce fucek fuchs? fuentealba fuentes? fuenzalida fuertes fuhrmann
fujiati fujii fujita fujiwara? fukuda fuli fuller? fulop fulton? fundi? funis? funk? funnell
furaigh furda fureder furey furlan furness? furrer furst fusani fuseli fusis fuster fuzaylov fyfe
fylkirs fırat gaasch gaba? gabadela? gabaldon gabba gabbana gabela? gabhachain gabhain gabhann
gabhezi gabhisa gabhlain gabriel? gabrieli gabriels gabrielsson gabriyelov gabud gacem gachain
gachanja gacheri gacheru gachoki gadda gade? gadhra gadlela gaels? gaete gaffney gafraigh gagashe
gaggini gagliano gagliardi gagne? gagnon gagys gahan gahleitner gaiatto gaibhin gaibhre
gaibhtheachain gaiciunas gailius gaillard? gaillin gailliuin gailys gaine? gaineard gaines? gainey
gairbhe gairbhia gairbhighe gairbhin gaitan gaito gaizauskas gajardo gakii galain galarza galaz
galdames galdikas galds galeano galeati galenzone galesic galgallo galgalo galiano galiazzo galic
galijn galik galikova galilei? galindo? gall? gallagher? gallaher gallain galland gallardo?
gallart gallchobhair gallchoir galle? gallego? gallegos? galleguillos gallen galler gallet gallez
galligan gallivan gallogly galloway? galova galovic galtarossa galu galuppi galvan? galvani?
galvez? galvin galvis gamaliels gamboa? gambu gambuse gamede gamez gamhna gamhnain gamsjager
ganaird gandhi? ganesan ganesh gangemi gangl ganguly ganley ganly gannon gaoith gaoithin gaona
gaora gara? garaidh garate garavan garay? garba? garbhain garces? garcia? garde? gardiner?
gardner? garety garg gargallo gargan garibaldi? garibaldis? garibay garica garland? garmendia
garner? garnier garobbio garozzo garps garraghy garrahy garret? garrett? garrido? garriga garrihy
garris? garrison? garrone garry? gartlan gartland gartner garvey? garvin? garza? garzon? garzoni?
garðars gasa? gascon? gasela gashi gaskin? gasmi gaspar? gaspard gasparova gasparovic
gasparovicova gasperi gasser? gassner gastel gastelum gately gathain gathogo gathoni gati gatica
gatimu gatsheni gatti? gatto? gattringer gatwiri gaudin gaudreault gaughan gauis gauks gauthier
gautier? gautis gautreks gauts gautviðs gavaghan gavalier gavalierova gavenda gavendova gavican
gavigan gavin? gaviria gavornik gavornikova gavrilov gaya? gaylord? gaynard gaynor gaytan gazo
gazova gazu gcaba gcaleka gcugcwa gcumisa gcwabe gcwensa gealabhain gealagain gealbhain geanain
geannain geany gearabhain gearachaigh gearailt gearain gearan gearchaigh geard geargain gearty
geary gebashe gebhezi gedeza gedi gee? geenen geens geeraerts geerling geerts geertsen geest?
geffen? gegic geherty gehringer geibheannaigh geibhinn geidigh geier geiger? geimhridh geirarðs
geirfinns geirharðs geirhjorts geirhvats geiris geirlaugs geirleifs geirmunds geirolfs geirroðs
geirs geirtryggs geirvalds geirþjofs geisel? geisler geislis geissler gelabert geldens gelder
gelemanovic gelinas gellemeyer gelli gellirs gemen gemert gemito? gence gendron geneart genechten
genefaas gengeshe gengler genot? gent? gentileschi gentili? gentilini gentry? geoghegan george?
georges? georgescu georgs gepa gera? geraci geraghty geralds gerard? gerarghty gerassimov gerber?
gerhold geris? gerlach germain? germano? gerrits gerritse gerritsen gertz gervais gerðars gestel?
gests geudens geuens gevaert geyer gfeller ghabhann ghafoor ghailing ghalloglaigh ghanee ghannam
gharbi ghasaan ghauth ghayoor ghazi? ghazzal gheimhridh gheorghiu gherbi ghille ghilleathain ghirr
ghislain ghoerle ghoill ghose ghosh ghuala ghunayn ghunna ghutayf giacconi giacometti? giammusso
gianetti gianinazzi giannelli giannetti giannini? giannone giannotti giannuzzi gianvecchio gibb
gibbon? gibbons? gibbs? gibert gibilisco giblin gibne gibney gibson? gichana gicheru gichohi
gichuhi gichuki gichuru gideons gielen gierschner giess gifford gigaba giger gigjars gigli?
giguere gikonyo gil? gilabert gilardoni gilbane gilbert? gilberts? gilbride gilchrist? gildea
gilduff giles? gilgunn gilhooly gill? gillain gillan gillard gilleathain gillen? gilles gillespie?
gillet gillic gillick gillieron gillies? gilligan? gilliland gillin gillis gilliuin gillooly
gilmars gilmartin gilmore? gilroy gils gilsenan gilson? gimenez gimeno gina? gindl ginea? giner
ginese ginesio ginevan ging? gingras gininda ginkel ginnea ginneadha ginneke ginnitty ginnity
gintalas ginty ginzburgas giobalain gioballain gioberti gioblain giobuin giobun giolitti giolla
giollagain giollain giollarnath giollarua giollaruaidhe gionain gionnachtaigh gionnain giontaigh
giorgetti giovine giradello giraldo giralt girard giraud? giron? girona giroux girschner girvan
gisbert giselmeyer gislason gislis giss gitahi gitari gitau githaiga githinji gitonga giulietti
giunti? giusti? givern gizs gjukis glaibhin glaimhin glaisne glasain glaser? glasnovic glatz
glavan glavin glavor glazier? gleannain gleason? gleasure gledhill gleeson gleichner glenn?
glennon gliasain gligora glineur glionain glionnain glod gloden glodt gloin gloinn gloinne glois
gloor glosteir gloster glover? gluck? glums glynn gmeiner gnatz gneistis gnimh gnodde gnups gnyrs
goba gobain gobert gobhann gobhozi goblet? gocnik gocnikova goda? godana godard? godart goddard?
godec godefroid goderts godet? godfrey? godfroid godide godin? godinez godinic godoy? goedert
goedhart goel goerens goergen goerle goethals? goethem goetzinger goff? goffaux goffin goffinet
gogain gogan gogarty goggin gohar goibin goicoechea goilin goill goillidhe goireachtaigh gois?
goje gokhale gola? golding? goldner goldoni? goldrick goldstein gole? golgi? golino golla gollain
gollan gollner gollum golob golubev golubic gomboc gomes? gomez? gomila gomis gona goncalves? goni
gontsarov gonzaga? gonzales? gonzalez? gonzalo? goodman? goodwin? goossens goovaerts gopal
goransson gorbunov gorczany gordillo? gordon? gore? gorenc gorevan gorey? gorham gori goris gorjup
gorlitz gormain gorman gorp? gosch goschl gosselin gosset gossiaux goswami gothraidh gotic goto?
gotsholo gottardi gotthard gotti gottlieb gottskalks gottsveinns gotz goudriaan gough gould?
goulden goulding goulet gour govaerts govarts govoni govorcinovic goyaerts goyal goyette goyvaerts
gozzano gozzi goðis goðmunds graaf? grabher grabner gracin grada? gradaigh gradenigo gradha grady?
grae graeve graf? graham? grahams? grahn graindorge grainne graith gralaigh grallaigh gramhna
gramsci granado? granados? granatelli granath granberg grandjean granis grankells granlund
granstrom gras? grasser grassi? grassl grasso? gratie? grattan? gratz gratzer gratzl gravel?
gravensande gravina grba grbac greachain greadaigh grealaigh grealish greally greanachain greaney
greco? gredicak greef greehy greelish greely greene? greenfelder greenholt greenwood? greer?
gregersen greggio? gregoire gregor gregori gregoric gregorio? gregorova gregors gregory? gregov
gregus gregusova greig greij greil greill grein greine greiner greips greisch gremese gren
grenier? grennan grepps gretars grethen grettirs grewal grgic grgurevic grguric grgurovac grialais
griallais grianain grianna grianra gribhthin griesser grifeo griffen? griffin? griffith? griffiths
grifin grigoriev grijalva grimani grimars grimes? grimkells grimlaugs grimnirs grimolfs grims
grimulfs grinius grinsven griobhtha griobhthain griofa griofha grisoni gritsch gritti grna grnova
groarke grob? groen? groenendaal groenestein grogan grojean gromov grondel grondelle grondin
gronlund gronroos gronskis groof groogan groot? groote gros? grosjean grossi? grote? groth
grottner grover? growney gruagain gruber grubisic gruijl gruijter gruil grunberger grundner
gruner? grunt? grunwald gruson grzetic grzincic grznar grznarova gschaider gschwandtner gstohl
gstrein guaire guairim guajardo gual gualandi gualtieri guarana? guarato guardiola guariento
guarneri? gubain gubben guberan guberovic gubeshe gubhela gubhuza gubulundu gucci? guclu gude
gudelj guellec guendouz guerfi guerin guessoum guevara? gugan guggenberger guglielmi gugushe guha
guibert guibhir guicciardini guichard guidhir guidone guidotti guihan guijarro? guilbert guilfoyle
guillaume guillemette guillen guillet guilli guillon guillot guillou guinan guinane guinevan
guiney guinizzelli guinnane guinness? guiot guiry guit guitart guithin gul? gulan gulati
gulbrandsen gulcher gule gulen gulfam gulgowski guliwe gullberg gullery gullotta gulotta gulshan
gulyas guma gumbi gumede gumis gumprich gunain gunarto gunawan gundersen gunn gunnars gunnarsson
gunnbergs gunnbjorns gunndors gunngeirs gunnhalls gunning? gunnlaugs gunnleifs gunnolfs gunnolis
gunnroðs gunnsteinns gunnvalds gunnþors gunpf gunther? gupta? gure? gurule gusev gusikowski
gussoni gustafs gustafsson gustavs gustavsson gustin gute? guthrie? gutierrez? gutknecht gutkowski
gutmann guttis guttorms guyo guyon guyot? guzman? guðbergs guðbjarnis guðbjarts guðbjorns
guðbrands guðfinns guðfreðs guðgeirs guðjons guðlaugs guðleifs guðleiks guðmanns guðmars guðmons
guðmunds guðnis guðraðs guðroðs guðsteinns guðvarðs guðveigs guðvins guðþors gwacela gwagwa gwala
gwamanda gwanyana gwija gwynn gxabhashe gyamfi gyamfiaa gyasi gyasiwaa gygjars gylfis gymirs
gyrðirs haack haag? haan? haapala haapanen haapaniemi haarlem? haas? haase haataja haavisto haberl
habha habibi habibov habibova hablak hablakova habpanom habsuda habsudova hachemi hackett hackl
haddad haddis haddouche hadds hadebe haderer hadfield hadhlairt hadhra hadichayeva hadijayeva
hadjadj hadji? hadrovic hadzic hae? haeften haengreve haering hafbergs hafgrims hafliger hafliðis
hafnars hafner hafnis hafsteinns hafþors hagain hagalins hagan hagara hagarova hagbarðs hagberg
hagberts hagen? hagendoorn hagenes hager hagg haggerty hagglund haggstrom haglund hagman hagstrom
hagurtaigh hahessy hahn? haibheartaigh haicead haichir haid haiden haider haidhleart haidinger
hailgheanain hailgheasa hailin hailiosa hailpin haimhirgin hainaut? hainchin haindl haines?
hainifin hainin hainion hainle hainli hainligh hainmhireach hainmneach hainthin hainzl
hairbheasaigh haire hairmeasaigh hairmheasaigh hairt hairtneada haiseadha haithbheartaigh
haithchir haitheasa hajdu hajek haji? hajkova hak? hakala hakansson hakim? hakis hakkarainen
hakker hakkinen hakons halak halake halakova halambek halapir halasz halder hale? haley? haleygs
halfdans halidov halim halimah hallachain hallahan hallanan hallberg hallbergs hallbjorns halldors
haller halleux halley? hallfreðs hallgarðs hallgeirs hallgils hallgren hallgrims hallik hallin
hallinan hallissey hallkells hallmanns hallmars hallmhurain hallmunds halloran hallsteinns
hallvarðs hallþors halme halmhain halonen halpen halpin halsdorf haluska haluskova halvarsson
halvorsen halvorson hamadi hamadouche hamalainen hamaland hamann hamars hamdani hamdi hamel hames?
hamidi hamill? hamilton? hamisi hamlaoui hammadi hammar hammarstrom hammerer? hammerl hammerle
hammes hammond? hamon hamoudi hampton? hamunds hamza? hamzaoui hanafin hanain hanak hanakova
hanbury hancer hancock? handa handayani hande? handl handler? hane haneberg hanegraaff hanek
hanekova hanel haney? hangala hanka hankard hanko hankova hanley hanlon hanluain hanly hanna?
hannagain hannah? hannaidh hanncard hannecart hannes? hannibals hannigan hanninen hannlaoigh
hannon hannrachain hannraoi hannula hanrachtaigh hanrahan hanraoi hanratty hans hansen? hanson?
hanssen hanssens hansson hanus hanusaigh hanusek hanusekova hanuska hanuskova hanusova hanzek
hanzel hanzelova haodha haodhgain haogain haoidhgin haoidhne haoilbheard haoileain haolain
haollain haonachain haonghuis haonghusa hara harahoe haralds haraldsson haran harapin harber
harcain hardi? hardiansyah hardie hardiman hardin? harding? hardy? hare? hareks haren? hargadain
hargadon hargain hargan hargreaves? hari haring? hariyah harju harkin harkins harkonen harlaigh
harlaugs harley? harloff harmon? harnett haro harper? harrachtain harragain harrell? harrer
harrihy harrington? harris? harrison? harry? harrys hart? hartagain hartati harte? hartigan
hartikainen hartl hartley? hartman? hartmann? hartmanns hartnett hartung hartvigs harty harvan
harvanek harvanekova harvanova harvey? haryanti haryanto hasan hasanah hasanov hascak hascakova
hasegawa haselaar hashimoto haslauer hasler haslinger haspengouw hassan hassanah hassani hassett
hasteinns hastey hastie hastings? hastuti hasty? hatfield? hattinger hatton hauck hauer hauffer
haug hauge haugen haugh? haughey haugland hauks hauksteinns haukvalds haumer haupert hausberger
hauser hausler hautala hautamaki havarrs havars havarðs havel? haverinen haverty havlicek
havlickova havran havranka havranko havrankova havranova hawe hawkins? hawthorn? hayashi hayden?
hayer hayes? haynes? hayre hayrioglu hays? hayward? hazenveld heachadha heachairn heachthigheirn
headhnu headhra headtromain heaffy heagain heaghra heaghrain healai healaigh healaithe healey
heallaigh healuighthe healy heamhthaigh heanachain heanagain heanaigh heaney? heanna heaphy
hearain hearbhaird hearbhard hearcain hearchaidh hearchu hearghail hearghaile hearn hearnain
hearne hearrain hearty? heath? heathcote heavey hebenstreit hebert? hechenberger hecimovic hecke
hecker heckett hecko heckova hedberg hedderman hedigan hedin hedlund hedman hedstrom heeb heelan
heenan heeney heer? heere heerenveen heerkens heerschop heffernan hefferon heffron hegarty hegde
hegedus heger heggarty hegmann hehir hehl heibhrin heichthigheirn heideagain heideain heiden?
heidenreich heiderscheid heidhin heidhni heidhniu heidrich heifearnain heifrin heigcheartaigh
heigearta heigeartaigh heigheartaigh heighne heighnigh heighniu heigl heijden heijman heijmans
heijmen heikirs heikkila heikkinen heil? heili heilidhe heiligh heilire heilmoðs heim? heimhigh
heimhin heimhrin heimhthigh heimirs hein? heindl heineachain heinen heini heinniu heino heinonen
heinreks heinri heinrich? heinrichs heinsalu heinsoo heintz heintze heinz? heinzl heireamhoin
heirens heisis heiskanen heislin heiss? heissenberger heiteagain heithchir heithir heiðarrs
heiðars heiðbergs heiðberts heiðlinds heiðmanns heiðmars heiðmunds heiðreks hekker hektors
helaoire helen? helenius helery helgesson helgis helin helland hellberg hellemans heller?
hellevoort hellgren hellman? hellstrom hellwig helm? helmerhorst helminen helmuts helsen hely
hemert hemetsberger hemma hemmen hemmer? hemmerts hempenstall henao henck henderson? hendrick
hendricks? hendrickx hendriks hendrikse hendrix? hendry henebry heneghan henegouwen henery heney
hengen henin henk hennebry hennelley hennelly hennessey hennessy? henni hennigan hennings
henningsson henrard henri? henric henriks henriksen henriksson henrion henriques? henriquez
henrotte henry? henrys hens? henschel hensley? henson? henst hentschel heochach heochadha
heochaidh heodhasa heodhusa heoghain heoghanain hepburn? hepenstall heraghty heras? heraty
herbert? herberts herbjorns herbst? herceg herck heredia heremans heretik heretikova hereward
herfinns hergeirs hergills hergils heribert hering heripon herity herjolfs herlaugs herleifs
herlihy herlufs herman? hermann? hermanns hermans hermansen hermansson hermes? hermighausen
hermiston hermosilla hermoðs hermunds hernadez hernandes hernandez? hernando hernon heron? herout
herranz herrera? herring? herrmann hersirs herstal hersteinns hersveinns hertrampf hervars
hervarðs hervas herve hervia hervins herzog hesbaye heser heskin heslin hess? hesse? hessel
hession hester? het? hethur hettinger hettner heuertz heusden heuser heuvel? hever hewitt? hewson
hexspoor heyden heydrich heylen heymans heyne heyvaert heðinns hhoyiyane hiarfhlaithe hiarfhlatha
hiarnain hiceadha hici hicidhe hicin hickey? hickle hickman? hicks? hicog hidalgo? hidayanto
hidayat hietala hietanen hifearnain higgins? highne higueras hilarius hilary? hilbert? hilberts
hildars hildibergs hildibrands hildigeirs hildiglums hildimars hildimunds hildings hildirs
hildiþors hilger hillen hiller hillery hilliard? hilll hillow hilmars hilmer hilmerova hilmirs
hilpert hilti hilton? hiltunen himmelbauer himris hindeberg hineiri hineirigh hines? hinic
hinneirghe hinney hinojosa? hinriks hinterberger hinteregger hinterleitner hinton? hintz hiocog
hiolain hiollain hiomhair hionnghaile hiorbhaird hiorbhard hirams hirsch hirschmann hirt hirthe
hirvonen hishon histon hjallkars hjalmars hjalmarsson hjalmgeirs hjalms hjalmtyrs hjalmþors
hjaltis hjarnars hjelm hjorleifs hjort hjorts hjortþors hjorvars hlabangane hlabisa hladka hladky
hlatshwayo hlavac hlavacik hlavacikova hlavacova hlegests hleiðars hlela hlengwa hlers hlifars
hlinik hlinikova hlinis hlinka hlinkova hliðars hliðbergs hljoms hlomuka hlongwa hlongwane hlophe
hloðmunds hloðs hloðvarðs hloðvers hlubi hlumakazi hlyns hnefills hnikarrs hnikars hoang hoarau
hoare? hoareau hobain hoban hobbs? hocevar hochleitner hochreiter hocine hodak hodel hodge?
hodges? hodgson hodhra hodhrain hodkiewicz hodl hodnett hodson hodza hodzic hodzova hoecke
hoedemakers hoeger hoek? hoeks hoekstra hoelen hoes? hoevel hoeven? hoey hofbauer hofer hoffman?
hoffmann hofig hofinger hofler hofman hofmann hofmeister hofstatter hofstetter hogain hogan?
hogberg hogg? hoghartaigh hoglinger hoglund hognis hoibicin hoileain hoir hoirbheaird hoirbheard
hoirchinnigh hoireabaird hoireabhaird hoireabhard hoireachtaigh hoiscin hoisin hoistin hokkanen
holappa holcik holcikova holdaway holden? holder? holgeirs holgers holgersson holguin? holic
holicek holicekova holicka holickova holicova holik holikova holl hollain holland? hollander?
hollarain hollaus holler? hollins holloway? holluin hollywood? holm? holmars holmberg holmberts
holmes? holmfasts holmgeirs holmgren holmgrims holmkells holmqvist holms holmsteinns holmstrom
holmþors holohan holopainen holst? holsten holt? holthuis holtis holub holubec holubecova holubek
holubekova holubka holubko holubkova holubok holubova holuby holvoet holzapfel holzenbecher holzer
holzinger holzknecht holzl holzmann homenick honan? hondeveld honing? honkanen honore? hoof? hoog?
hoogers hoogh? hoop? hooper? hoover? hopkins? hoppe hoppenbrouwer hor? horacek horackova horain
horak horakova horan horcain hordha hore? horemans horgain horgan horl horle hormann hormazabal
horne? hornich hornig horrocks horst? horton? horvat horvatek horvath horvathova horvatic
horvatinec horðs hosae hoseas hosey hoskins hoskulds hosp hoss hosseini hostaden hostak hostakova
hoste? hotz houari houben houde houdijk hougardy hough? houghton houle? houlihan hourachain
hourican hourigan hourihane houston? houteveen hove? hovel? howard? howarth howe? howell? howells?
howley hoyos hoz? hoza hozjan hozova hoðs hrabar hrafnars hrafnbergs hrafnkells hrafns hrafntyrs
hranic hranj hrannars hrapps hrasko hraskova hrastinski hraunars hrdlicka hrdlickova hreggviðs
hreims hreinns hreiðars hreiðmars hren hrianka hriankova hribar hribernik hric hricova hrimnirs
hrings hrmo hrmova hroalds hroars hrobjarts hrobon hrobonova hrois hrolfs hrollaugs hrolleifs
hromunds hrovat hroðgeirs hroðmars hroðolfs hroðvars hrsak hruba hruby hruska hruskova hrusovska
hrusovsky hruts hrvojic hrzenjak hræreks huaillearan huaithne huaithnin hualla huallachain
huallaigh huang? huart huba hubain hubbard? hubel huber? hubert? huberts huberty hubin hubmann
hubner hubova hucko huckova hudacek hudacekova huddleston hudec hudecova hudson? huel huels huemer
huerta? huertas huet huff? huffman? hufnagl hugbergs hughes? huginns hugis hugleiks hugo? hugos
huguet huhn huhtala huidhir huigin huiginn huijben huijbrechts huijs huijzing huirthille huiscin
huisman? huitseachain huka huldars huljev hullain hulle huls? hulshouts hulskes hulst hult? hulten
hultgren hultman humayrova humbert humblet hume? humer? humis hummel hummer? humoyunov humphrey?
humphreys humphries hunbogis hunerik hunis hunns hunroðs hunziker huotari huovinen hupka hupkova
hurd hurdail hurley? hurlimann hurmholtaigh hurst? hurtado? hurthuile hus? husak husakova husar?
husarova husek husekova huseynli huseynoglu huseynov huseynova huska huskova husnjak huso? husova
huss? hussain hussein? hussey hustak hustakova hutagalung hutapea hutasoit hutchinson? hutchison
huter hutta hutter hutterer hutton? huttova huttunen huurdeman huuskonen huxleys huybrechts huyghe
huynh huys huysmans? huzaifa hvannars hyatt hyde? hyland hyls hyltirs hyman hynes hynman hytonen
hyttinen hyvarinen hyvonen hængs hænirs iacobucci iacovelli iadanza iago? iannelli iannotti
iannucci iannuzzi ians iarla iasachta iascaire ibacache ibanez ibarra ibikunle iborra ibraaheem
ibrahim ibrahimli ibrahimoglu ibrahimov ibrahimova ibrohimov idris idrisli idrisoglu iforayeva
iftikhaar iglesias ignac ignatjev igo igoe igors ihab ihalainen ihejirika ihnacak ihnacakova
ihsaan ihsanoglu ihtiram ijli ikeda ikhlef ikonen ilan ildırımoglu ilic ilijic ilinovic iljin
illes illugis ilori ilupeju ilves imali imbert imhof iminza imis immanuels immonen imonova
impastato impe imrich imrichova imronov indriðis infante? infantino? ingbergs ingibergs ingiberts
ingibjarts ingibjorns ingileifs ingimagns ingimars ingimunds ingis ingivalds ingiþors ingjalds
inglis ingmars ingoldsby ingolfs ingram? ingvalds ingvars ingvarsson ingvis ingþors iniesta?
iniguez inneirghe innocenti? innseadun inonu? inostroza inoue intaum interiano interminei
interminelli inzaghi inzunza iomaire iomhair ionescu ionita ionrachtaigh ioppi iosa? iosog iqbal?
irawan ireland? ireri iriarte irizarry iroha irungu irvine? irving? irwin? isaac? isah isaks
isaksen isaksson isarrs isars isaxanlı isbjorns iselds isella isern isfandiyorov isgeirs ishii
ishikawa isidors isleifs isler islomov ismaels ismail? ismars ismayılqızı ismoilov isolfs israels?
israelsson issa issac? issack issak issis iswahyudi iten ito? iturra iustas ivancan ivandic ivanov
ivanovic ivans ivars ivarsson ivask ivaska ivaskova ivers iversen ivory? ivsic iwu iyanda iyengar
iyer iymonova izaguirre jaabir jaakkola jaakson jaanson jaanus jaaskelainen jaatinen jabir jabr
jaceps jackel jackman jacks? jackson? jacob? jacobi? jacobs? jacobsen? jacobson? jacobsson jacoby
jacot-descombes jacot-guillarmod jacquemart jacquemin jacques? jacquet jacquot jacuzzi? jad jadot
jadoul jaen? jafari jafets jagarinec jagecic jager? jaggi jahdami jahdari jahn jahongirov jailani
jaime? jaimes jain? jaiyeola jakab jakel jakis jakobs jakobsen jakobson jakobsson jakopec
jakopovic jakops jakovac jakovic jakovlev jakovljevic jakub jakuba jakubcek jakubcekova jakubcik
jakubcikova jakubco jakubcova jakubec jakubecova jakubek jakubekova jakubik jakubikova jakubka
jakubko jakubkova jakubova jakubowski jakupic jakus jalaal jalakas jali jalil jalolov jalonen
jalovec jalovecova jama jamaal? jamar? jamasijadu jameel james? jameson? jamieson jamile jamils
jamnik jamshidov jan? janak janakova janca jancek jancekova janco jancova janda jandl jandova
janecek janecekova janecka janecko janeckova janek janekova janes janezic jani janik janikova
janisch jank? janka jankauskas janko jankova jano janocko janockova janos janosek janosekova
janosik janosikova janoska janosko janoskova janoso janosova janova jans jansdr janse jansen?
jansse janssen janssens jansson jantosovic jantosovicova jantsch jantti januar? janus? jaque?
jaquez jara? jaramillo jarc jarl? jarls jarngrims jaros jarosova jarso jarv jarve jarvela
jarvenpaa jarvi jarvinen jarvis? jaskolski jasminova jasons jasprica jasso jast jatgeirs jatmunds
jatvarðs jauhiainen jauk jaume jaunzema jaunzems jauregui javohirov javornik jayaraman jdotte
jean? jebet jedlovska jedlovsky jefferies jefferson? jeffries jefimov jefwa jeggij jegorov jehle
jeitz jekel jelagat jelavic jele jelen jelic jelimo jelinek jelinkova jelle jellyman jemeli jemric
jemutai jendek jendekova jenewein jenkins? jenko jenni jennings? jennis jens? jensen? jenssen
jepchirchir jepchumba jepkemboi jepkemei jepkirui jepkoech jepkogei jepkorir jepkosgei jepleting
jepngetich jeppesen jeppsson jepsen jeptoo jerde jereb jeremias? jeric jerkovic jermakov jerman
jerono jerop jerotich jersov jerusalem? jeruto jes jespers jespersen? jessel jessen jezek jezkova
jha jhaveri jibela jibril jilani jiles jili jillo jimale jimenez? jiminez jiyane joakims joanns
jobe jobstl jochems jochums jockel jodar jode joe joel? joels joesaar jofre jogi johal johann?
johannes? johannessen johannesson johanns johans johansen johanson johansson johns? johnsen
johnson? johnsson johnston? johnstone jois jokela jokinen jokiwe jokulls joly jomars jomini jomo
jomunds jonars jonas? jonasson jonata jonatans jonatova jonbjorns jonckheere jondors jones? jong?
jonge? jongeirs jonghe jonjic jonker? jonkman jonmunds jons jonsson jonsteinns jonþors joos
joosten jopich jorda jordan? jorfis jorgens jorgensen joris jorlink jormunds jorquera jorris
jorrisen jorunds jorvars jorvis josafats josavins josefs josefsson joseph? joseps joshi joshua?
joshuas josipovic jost josteinns josuas joubert jourdan jovanovac jovanovic jove? jover jovic
jovinelli jovins joyce? joye jozic juarez? judd? juen jug? jugovac juhanson juhasz juhkam juhlin
jukic julia? julians julien? julis julius? julliard? juma? jumba jumiege junas junasova junck
juncken juncker jung? jungfer jungwirth junis junitz junius? junken juntunen juqula juras?
jurasova jurca jurcic jurcina jurcinova jurco jurcova jurek jurekova jureks juresko juretic
jurgens jurgenson juric jurik jurikova jurina jurinova jurisic jurisson jurjevic jurka jurko
jurkova jurkovic jurkovicova jurlina jurrijens jussila juttner juvara juvonen jørgensen kaamil
kaar? kaari kaarik kaasik kaay kabeer kaberia kabir kabiru kabui kaburu kabus kachela kaci kadak
kadakia kaddour kaddouri kade? kadenge kadi? kadija kadlec kadlecova kadri kadzo kafer kageha
kagendo kager kagi kagwiria kahindi kahinu kahkonen kahlina kahr kaikkonen kaimenyi kain? kaindl
kaingu kainulainen kainz kairu kairys kaiser? kajs kajuju kakai kakalis kakar kaktus kala kalama
kalamees kalan kalanjos kalazic kalcher kalda kaldis kale? kalebs kaleem kaleema kaleja kalejs
kalekye kalin kalinak kalinakova kalinin? kalis? kaliska kalisky kalita kaljula kaljurand kaljuste
kaljuvee kalla kallas kallaste kallen kallert kallio kallstrom kalm? kalman kalmanns kalmans
kalmars kalmus kalnina kalnins kaloki kaltenbock kaltenbrunner kaltenegger kalume kalvaitis
kalvelis kalvenas kamal kamalanon kamande kamarainen kamathi kamau kambs kamdar kamel kamene
kammerer kamp? kamper kamran kamronov kanana kananu kanda kandie kane? kanepa kaneps kanerva
kang'ethe kangas kangethe kangley kangogo kangro kangur kaniak kaniakova kanini kaniski kanja
kankaanpaa kannan kant? kantola kanyi kapadia kapeller kapoor kapp kappel kaprasius kapur kar?
kara? karaamat karadeniz karagic karam karamarko karambu karan karani karanja karels karge kargl
karhu karhunen kari? karier karikari karimi karims karis karisa kariuki karjalainen karki
karkkainen karklina karklins karks karl? karlberg karles karlis karlovic karls karlsen karlsson
karlstrom karmelic karner karnik karova karpe karpov karppinen karrer karro kars karttunen karu
karuga karul karulova karuri karuza karvels karvinen karvonen karwitha karz kas? kasak kasam kase
kasel kasemaa kasemets kaser kashif kashyap kasim kask kaspar kasparova kaspars kasper kaspers
kass kassim kassulke kasteelen kastelic kaster kastiels kastner kasyoka kata katana katarinus
kathagen kathambi kathure katic kato katona katos kattai kaucic kauffmann kaufman? kaufmann kaul
kaulina kaulins kaupas kauppila kauppinen kaur kautzer kauzlaric kavaliauskas kavanagh kavasch
kavaschova kawira kay? kaya kaysan kayser kazakov kazik kazikova kazlauskas kazungu keady kealey
keally kealty kealy keane keaney keany keapock kearney kearns keary keating keaveney keaveny
kebaili kebir keebler keeffe keegan keehan keelan keeley keeling? keely keenaghan keenahan keenan?
keeney keer? keery keevers kehoe keightley keijser keijzer keinanen keitany keith? kelder? kelecic
kelekovic kelemen kelic kelleher keller? kelley? kellner kello kellova kelly? kelo kelova keltenie
kelvey kelvin? kemboi kemei kemmer kemp? kempen kemppainen kendall? kendi kendra? kendrova kenga
kenis keniz kenizova kenlan kenlon kenna kenneally kennedy? kennellan kennelly kenny? kensy kent?
keogan keogh? keoghan keoghane keohan keohane keown keplinger ker keranen kerans kerekes kerekovic
kerger kerin kerins kerkhof? kerkhofs kerley kerlin kerluke kermody kern? kernan kerney kerova
kerr? kerrigan kerrisk kerschbaum kerschbaumer kerschen kertzmann kerubo kerville kerwick keskinen
keskitalo keskula kessler ketel? keter ketilbjorns ketills ketola ketting? kettunen keudel kevane
keville kevin? kevo keya keyes keyser khaba khabalidaka khaemba khaldi khaled khalif khalil khalsa
khambule khamis khamisi khan? khanna khanyeza khanyile khaphela khare khathi khathide khathini
khatri khawula khelif khelifa khelifi khelil kheswa khezokhulu khisa kholose khomo khonjwayo
khosini khosla khoza khuba khubisa khuboni khukhuza khulu khuluse khumalo khumbuza khurana
khuyameni khuzwayo khwane khwela kiama kiarie kibe? kibet kibiwot kibiwott kiboi kibor kidd?
kieber kieffer kiehn kiely kiema kieran kierane kierans kiernan kigen kihara kihn kiik kiil kiilu
kiio kiiru kiis kiisk kijnder kikas kikkas kilawee kilback kilbane kilbride kilcoyne kilday kildea
kilduff kilfoyle kilgallen kilgallon kilhooly kilians kiljans kilk kilkenny? killeen killilea
killooly killoran killoughry kilmartin kilmore kilonzi kilonzo kilpelainen kilroe kilroy? kim?
kimachu kimaiyo kimani kimanthi kimanzi kimaru kimathi kimeli kimemia kimeu kimosop kimotho kimtai
kimura kimutai kinaghan kinahan kindle? kinet king'ori kingori kingston? kiniry kink? kinkela
kinlan kinlen kinnane kinnear kinnegan kinner kinnerk kinney? kinnon kinnunen kinny kinoti kinsch
kinsella kint kintziger kinuthia kinya kinyanjui kinyua kiogora kioko kipchirchir kipchumba
kipkemboi kipkemei kipkemoi kipkirui kipkoech kipkogei kipkorir kipkosgei kipkurui kiplagat
kiplangat kipleting kiplimo kipngeno kipngetich kiprono kiprop kiprotich kipruto kipsang kiptanui
kiptoo kiptui kiptum kipyego kipyegon kiragu kiraly kirby? kirchmair kirchner? kirillov kirimi
kirincic kirk? kirke kirlin kirpenstein kirs kirsch? kirschner kirsipuu kirss kirui kirwa kirwan
kis kisel kisela kiselova kisilu kiska kisman kissane kisseljov kitheka kithinji kithome kiti
kitonga kitprapa kitsao kitson kittakun kituku kitumaini kitur kitzler kitzmann kiuru kivela kivi
kivilo kivimae kivimaki kivinen kiviniemi kivistik kivisto kivuva kjalars kjallaks kjarans kjarrs
kjartans kjarvals kjeldsen kjellberg kjois kjær klaarwater klaas klammer klanac klapac klapacova
klapka klapko klapkova klapp klaric klarin klashorst klasic klasson klaus? klausen klausner
klavina klavins kleibrink kleijse klein? klemencic klemens klement klemenzs klemm klemt? klepac
klepacova klerks kleybrink kligl klijn klima klimacek klimacekova klimek klimekova klimko klimkova
klimkovic klimkovicova klimo klimov klimova kline? kling? klingelhofer klinger klingler klizan
klizanova klocker klocko kloiber klokoc klokocova klomp? klopacka klopackova kloppert klotz klug?
klængs knapp? knappe? knaus kneafsey knecht? kneip knez knezevic knezovic kniha knihova knockaert
knoers knoll? knorrs knowles? knox? knudsen? knuf knuts knutsen knutsson kobal kobayashi kobelt
kober koberl kobia kobielska kobielsky koc kocak kocakova kocan kocevar koch? kocher kocian
kocianova kocijancic kocis kocisova kocjancic kock kocka kocko kockova kocova kocsis kocur kocurik
kocurikova kocurova kodric koech koelpin koeman koenig koepp kof kofler koger koggis kogler kogo
kohl? kohler kohli kohn kohnen kohv koistinen koit koitla koiv koivisto koivula koivunen kok?
kokalj kokanovic kokk kokko kokkonen kokol kokoric kolade kolar kolarec kolaric kolarova kolb
kolbeinns kolbjorns kolbl kolega kolehmainen kolen? kolenc kolesar kolesarova kolesnik kolfinns
kolgrims kolic kolk koll kollar kollarova koller kollmann kolm kolmars kolnik kolnikova kols
kolskeggs kolster kolviðs komar komarov kombe kombo komen? komljenovic komora komulainen konda
kondo kondratjev konecna konecny kongchayasukawut kongsri konig? koning? konings konopelski
konopka konopkova konovalov konrad? konradova konraðs konsbruck konstantinov konstantinus kont?
konttinen kooij kool? koome koomson koort kopa kopecka kopecky kopf? kopjar koponen kopova kopp
koppa koppel? koppensteiner koppova kops korcak korcakova korec korecova koren? koret korhonen
korichi korir kormaks kornelius korol koros korosec korpal korpela korpi korsman korstman kort?
korte? kortelainen kortman korts koruturk kos? kosanovic koscevic kosgei koshy kosi kosic kosir
koskei koskela koski koskinen kosoko kosonen koss kossler kostanic kostelac kosten? koster kostin
kostka kostkova kostolzin kostrec kostrecova kota kothari kotian kotianova kotkas kotnik kotov
kotulic kotulicova kouba koubova kouidri kovac kovacek kovacevic kovacic kovacik kovacikova
kovacova kovacs koval kovalcik kovalcikova kovalova kovanen kovar kovarova koya koza kozacek
kozacekova kozacik kozacikova kozak kozakova kozelj kozey kozlov kozma kozmon kozmonova kozova
koðrans krabbe krack kraft? krainer krainz krajcar krajci krajcik krajciova krajcir krajcirova
krajco krajcova krajcovic krajcovicova krajicek krajicekova krajnc krakis kral kralik kralikova
kralj kraljevic kraljic krall kralova kralovic kralovicova kramar kramaric kramarova kramberger
kramer? krammer kranjc krantz kranz krasnohorska krasnohorsky krastina krastins kratochvil
kratochvilova kratzer kraus krause kraushaar krausova kraxner krcelic krebs? krecke kreidl kreiger
krein kreiner krejcova kremer kremser krenn kreslina kreslins kresonja kreusel kreuzer kriegl
kriens krier krieva krievina krievins krievs kriisa kris? krish krishna? krishnamurthy krishnan
kristalls kristbergs kristbjorns kristdors kristens kristensen kristensson kristers kristfinns
kristgeirs kristians kristiansen kristiansson kristinns kristjans kristjons kristlaugs kristleifs
kristmanns kristmars kristmunds kristof kristofers kristoffersen kristoffersson kristofova
kristvalds kristvarðs kristvins kristþors krittayanukoon krivec kriz krizan krizanova krizik
krizikova krizova krogh kroker kroll krolov kronberger kronenberg kronsteiner kroon? krop?
kropilak kropilakova krotak krotakova krpan krsanac krueger krug kruglov krumina krumins krummis
kruns krupa krupova kruschwitz kruze krzelj krznaric kshlerin kub kuba kubec kubecova kubek
kubekova kubheka kubicek kubicekova kubicka kubicko kubickova kubik kubikova kubko kubkova kubo
kubova kucera kucerova kucic kudrjavtsev kuffa kuffova kugler kuhar kuhic kuhl? kuhlman kuhn?
kuhnert kuijc kuijpers kuilenburg kuiper kuipers kuisma kuit? kujala kujundzic kukkonen kukucka
kulas kulikov kulkarni kulmala kumar kumer kumi kummer kumpulainen kumsoontorn kumushova kuna?
kunac kunda kunde? kundova kundu kundzina kundzins kunen kunene kung kung'u kungu kuningas kunka
kunkova kunova kunz kunze kuosmanen kupa kuphal kupka kupko kupkova kupova kupsjak kurg kurgat
kuria kurian kurki kurm kurniawan kuronen kurtoic kuruc kurucova kurui kuruvilla kurvits kurz?
kurzmann kus? kusa kuscevic kusch? kusen kusi kusiwaa kuska kuskova kusmawati kusnir kusnirova
kuso kusova kusumo kuswandari kuswoyo kutch? kutsar kutt kuus kuuse kuusela kuusik kuusisto kuusk
kuvalis kuvezdic kuzmic kuzmin kuznetsov kveldulfs kvist kwaadland kwaakye kwaakyewaa kwamboka
kwartemaa kwarteng kwemoi kweyama kyalo kyei kyeiwaa kyerewaa kyllonen kyne kysel kysela kyselova
kısakurek laakkonen laakso laaksonen laan? laane laanemets laar? laarhoven laarse laas laats?
labadie labado labas labbe labeeb labelle labhra labhradha labhru labinjan labonte laboy labra?
labrecque labuda labudova laca? lacasse? lace? lacey? lachance lachapelle lachmann lachnain
lachtnain lacis lacka lackner lacko lackova lacombe lacova lacroix? lacy? ladavac ladeck ladhradha
ladner laenen laer laere laet lafferty laffey laffray laflamme lafleur lafontaine lagarde lagat
lage? lagerweij laghmainn lagler lagos? lagzdina lagzdins lah lahaye lahey lahiah lahiffe lahmar
laht lahteenmaki lahti lahtinen lahy laib laideain laidhe laidhigh laidhin laidhleis laighin
laighnigh laiho lailasari lailligh lailliu laimer laimhbheartaigh laimhin laine? laing lainn
laithbheartaigh laithimh laithmhe laitinen lajcak lajcakova lajciak lajciakova lajlaj lakatos
lakaza lakehal lakhal lakhdari lakin lakoseljac laks? laksita laksmiwati lal lala? laliberte lall
lalla lallaidh lallaigh lallemand lally lalonde lalor laloux lamac lamacova lamas? lambe? lambers
lambert? lamberts? lamborghini? lambot lambotte lambrecht lambrechts lambregt lamesch lamhain
lamhna lammas? lammens lammer lammi lamont? lamontagne lamore lamotte lamoureux lampert lampinen
lampl lamprecht lamri lamula lamy lanagain lancaster? lancisi landa? lande? landeghem landen?
landers landin landl landon-lane landry? landstrom landy lanfranchi lang? langa? langan langat
lange? langeni langer? langern langevoort langlois langosh langworth lanigan lanka? lankinen
lankle lanners lansink lantz lanz laochdha laodhog laoghaire laoghog laoi laoidh laoidhe laoidhigh
laoingsigh laoithe laon laouar lapain lapierre laplante lapointe laporte lappalainen lappin lapsa?
lara? larbi larcain larcher lardinois lardner? larentius larents largan largey laribi lariviere
larkin laroche larocque larose larouche larranaga larrea lars? larsen? larson? larsson larus lasa?
lasaidhe lasic lass? lassen? lassila lassnig lastra? laszlo lathaigh lathrope latier latif latour
latreche latt lattuada latupono latvala laufars laugis laukkanen launay laur laureano? laurenson
laurent? laureys lauri? lauridsen laurila lauritsen lauritzs laursen lauwers lauzon lavallee lavan
lavell lavelle laverty lavery lavigne lavin lavoie lavric lawal lawless? lawlor lawrence? lawson?
laylova layth lazar? lazcano lazizov lazuardi leach? leacy leadus leagha leahy leallaigh leamhna
leanachain leannain leannon learmonth leary? leathaigh leathlobhair leavey leban lebar lebeau
lebedev lebel leber leblanc? lebon lebreton lebron? lebrun? lebsack lechner leclerc leclercq
lecocq lecomte leconte lecoq leddin leddon leddy lede? ledent lederer ledesma ledner ledoux leduc
ledwich ledwith lee? leeb leech? leek? leemans leemput leen? leene leeney lees? leeuw? leeuwen?
lefebvre lefevre leffler lefort legault legendre? leger? legnante legovic legrain legrand legros
leguit lehane lehikoinen lehiste lehmann? lehner leht lehtimaki lehtinen lehtla lehtmets lehto
lehtola lehtonen leibetseder leidhin leidhinn leifs leighin leighinn leiknirs leineachain leino
leinonen leitgeb leith? leithner leitner leiva? leiðolfs lejeune leland? lelas lelei leleu leleux
lelievre lelijveld leloup lemaire lemaitre? lemay lemayian lembede lember lemieux lemire lemke
lemmens lemmer lemoine lemonnier lempereur lemus lenaerts lenaghan leneghan lenehan lengauer
lengyel lenic lenihan lennane lennartsson lennon? lenoir? lensen lentz lenz leoid leonard?
leonardi leonards leoncavallo? leone? leonetti leonhards leonhartsberger leons leopardi? leopold?
leopolds leos? lepage lepik lepisto lepp leppanen leppik lepsik lepsikova lercari lerch lercher
lerma lerner? leroux leroy? lers lertsattayanusak leruth lesage lesch lescic lesic lesjak leskinen
leskovar leskovic leslie? lesna? lesnik lesny lessard lestari lester? letelier letellier lether
leto? letourneau letova letta? lettiere lettner leunberger leuschke leutgeb leuven levan leveque
levesque? levin? levine? levis? levy? lewa lewis? leyden? leydon leys? leysen leyton leyva
lheureux lhoir liadhain liagha liaghain liain liam? liathaigh liathain liber? libert liblik lice?
lichtenegger licis licul liddane liddy lideadha liden lidstrom liebelt liegeois liekens lien?
lienard liendert liepa liepina liepins lier? lierde lieshout lievens lighe ligorio ligtvoet
liguori liimatainen liiv liiva liivak liivamagi lijn? likar lilja liljars liljegren lill lillemets
lillis lillo limazah limbourg? limburg? lin? linares? linbergs lincoln? lind? lindahl lindars
lindau lindberg lindbergs lindblad lindblom linde? lindell linden? linder lindfors lindgren lindh
lindholm lindinger lindkvist lindmark lindner lindorfer lindquist lindqvist lindroos lindsay?
lindsey? lindskog lindstrom lindvall linehan linis linke? linna linnane linny linschoten linskey
linster lintner linton? liodain lionachain lionnain liostun liovic lipa lipka lipko lipkova lipova
lipp lippens lippomano lipponen liptak liptakova lira? lisica lisicka lisicky liska liskova
liston? lithe? littel littizzetto litva litvova liu liukkonen liverotti livingston? liyaaqat
liyaqat lizama lizana ljosalfs ljots ljubetic ljubic ljubicic ljufs ljung ljungberg ljunggren
ljungqvist llabres llado llamas? llano? llanos? lledo llobet llopis llorens llorente lloret lloyd?
lluch loaiza lobato? lochain lochel lochlainn lochlann lochnain lochrain lochtnain lockman loep?
loera lof? loffler lofgren lofts? loftus logain logan? logar? loghan loginov logis? logue lohmus
loibhead loibl loideain loididh loidl loineachain loingscigh loingse loingseachain loingsigh loinn
loinne loinnigh loinnsge loinnsgigh loirgneain loiseau loj lojek lojekova lojen lojka lojko
lojkova lojova loke lokis lokk lollobrigida? lombard? lombardi? lombardo? lombroso? lomeli
lomgaigh lommert lomp? lonagain lonain lonargain londain london? londono londra? lonen? lonergan
longaigh longain longan? longhena longode longoria lonn lonnain lonndra lonndraigh lonndun
lonnradh loo? loock loon? looney? loorits loos? looveren looy lopes? lopez? lopresti lorang lorca?
lorcain lorch lordain lordan loreal loredan lorencin lorens lorent lorenz? lorenzo? lorenzs
lorreijn losa? losada? losatapornpipit losekann loucif loughlin loughnane loughran loughrey
loughry louis? lounis loureiro? lourenco? louws lovato lovett lovgren lovric lowe? lowery? lowney
lowry? loya loyola? lozada lozano? loðmunds luachra luag luain luaire luaithrinn luanaigh luasa
luasaigh luay lubelo lubhaing lubhog lubina? lubinova luboch lubowitz lubs luc? lucarelli lucchesi
lucciano lucel lucena? lucero? lucey luciani lucic lucid? lucio? lucitt luddy ludhog ludonga
ludovisi ludvigs ludwig? lueilwitz luengo? luettgen luevano luger? lughadha lughbhadha lugo? luht
luibhead luik? luin luineachain luinenburg luing luinigh luis? luisead luitgardis lujan lukac
lukacova lukacs lukas lukhele lukic lukin lukinic lukk luksa luksic luksova lukstina lukstins
lumbasi lumbreras lumi? lumiste lumumba? lunaigh lunam lund lundberg lundblad lunde lundell
lundgren lundh lundholm lundin lundis? lundkvist lundmark lundon lundquist lundqvist lundra
lundstrom lunham lunney lunny luog luoma lupain lupo? luptak luptakova luqe luqmaan luqman luque
lurgain luria? luscher luse lusis lussier lussu lustenberger luster? lut? luters lutf lutgen
luthers luthi lutholoni luthra luthuli? luts luttenberger lutterveld lutz luukkonen luvuno lux?
luxardo luxemburg? luyckx luyssel luyten luzi? luðvigs luðviks lwandle lyden lydon lynch?
lynchechaun lynchehaun lyne lyng lyngars lynn? lynskey lyon? lyons? lysaght lytings lyðs maalik
maalim maaren maas? maasgouw maasik maaswinkel maath maatta maawiya mabanga mabaso mabhena
mabhodla mabhoko mabika mabizela mabuya mabuyakhulu mabuza mac? macadoo macaleavy macallen
macaloon macan macanally macart macarthur? macasa macauley macbreen macbride? maccaffrey
maccanelli maccann maccartan maccarthy maccarville macclenaghan maccole maccomisky macconachy
macconnaghy maccool maccormack maccrohan maccurtin macdermott macdevitt macdonagh macdonald?
macdonnell macdougall macdowell macdwyer macdyer mace? macedo? macegan macejkovic macek macekova
macelgunn macesic macever macevoy macfadden macfall macfaull macgee macgeehan macgill macgilligan
macging macginley macginnitty macginnity macginty macgloin macglynn macgovern macgreal macgroarty
macguinness macgurk mach? machacek machacekova machackova machain machale macharia machata
machatova machenry macher? machnac machnacova machova machuca? machugh macias? macik macikova
macinerney macingwane macinnes mack? macka mackay macken mackenna mackenzie? mackeown mackesey
mackevitt mackey mackle? macko mackova mackovic mackovicova maclean maclysaght macmahon macmillan?
macmonagle macmorrow macmullan macmullen macnabb macnaboe macnaboola macnally macnamara macnamee
macneela macneill macnelis macnulty macova macpherson? macphilbin macrea macshea macsweeney
mactiernan macveagh macveigh macwilliams madadhain madagain madaidh madaidhe madaidhin madain
madan madani madaoin madar madara madariaga madaric madaricova madarova madden? maddock maddox?
maddy madej madejova madela mader maderna maderno madhubuti madi madiba madide madigan madinaeva
madinane madisson madiyan madlala madlanduna madlula madondo madonsela madrid? madrigal? madsen
madu maduma maduna madunic madziba maeda maenpaa maeots maertens maesalu maestas maestre? maeyer
maffei mafobo maftunova mafuleka mafulela magagula magain magal magalhaes? magalova magan magana?
magann magar? magauran mageba magee mageean magennis magennity mageto maggio? maggioli maggis
maghanga maghnuis magi? magill maginn maglio magnani magngeirs magnis magnus? magnusson magnþors
magolwana magombo magononde magoza magrassi magrath magubane maguidhir maguire magujwa magutshwa
magwaza magyar? mahajan mahal mahamba mahamed mahamud maharaj mahat mahaye mahbeer mahbub mahdiev
mahe mahedy maheen mahendra maher maheswara mahfuj mahfuz mahi mahieu mahlaba mahlalela mahlangu
mahlase mahlinza mahlobo mahmood mahmoud mahmoudi mahmudov mahmudova mahnet mahon? mahoney mahony
mahulube mahy mai? maia? maicin maidana maidin maidla maier maierhofer maillard maille? maillet?
maillot? maina mainchin maine? maingi maingin mainichin mainin mainnin mair maire? mairhofer
mairtin maitha maithnin maithya maitiu maiyo majcen majd majdan majdanova majdenic majeed majerus
majeska majesky majewski majoka majola majorana? majozi majstorovic majumdar mak? makans makarov
makau makela makena makhanya makhathini makhaye makhaza makhedama makhlouf makhloufi makhoba
makhubo makhulukhulu makhunga maki? makinde makinen makinwa makkonen mako? makokha makori makova
makovac makovec makovecova makovica makovicka makovicky makovy maksimov makulu makungu malacarne
malachovska malachovsky malakova malambule malaparte malatesta malave maldonado? malek malembe
malenchini maletic malevu malfait malherbe? malhotra malikova malina? malinen malinga malinova
malipiero malisek malisekova malki mallet? malley mallick mallien mallon malm? malmberg malmgren
malmqvist malmstrom malnar maloba maloca? maloid malone? maloney malosev malowney malpighi? malsen
maltais maluki maluleka maly malzer mamani mamba? mambo? mamic mammen mamo? mamojka mamojkova
mamula manachain manacorda manahan mancebo? mancilla? mancini? manco? mand? mandal mandala?
mandasari mandel mander? manderscheid mandl mandla mane? manfreds manfreðs mangal mangale mangan
mangat mangcamane mangede mangel? mangen mangena mangethe mangold mangunsong manis manjon manley?
mann? mannan manne? mannik manninen manning? mannion manniste mannisto mannix mannoia manntain
manole manolesso manqele manrique manriquez mans? mansa? mansell mansfield? mansilla manso?
manson? mansour mansouri mansson mansur mansveld mansvelt mansız mantain mante? mantegazza
mantegna? mantilla? mantshinga mantyla manuel? manuels? manullang manunta manyoni manzanares
manzano? manzezulu manzi? manzini manzoni? maoil maoilceir maoilcheir maoilcheire maoilchiarain
maoildhia maoileachain maoileadaigh maoileagain maoileain maoileala maoileanaigh maoilearca
maoileide maoileoghain maoileoin maoilfheabhail maoilia maoiliadh maoiligeain maoilin
maoilmhiadhaigh maoilmhichil maoilmhin maoilriain maoilshearcaigh maoineachain maoinigh maoir maol
maolagain maolain maolalaidh maolalaigh maolalla maolallaidh maolallaigh maolchaoine maolchatha
maolchathaigh maolchraoibhe maoldhomhnaigh maoldomhnaigh maolduin maolfhabhail maolfhabhaill
maolfhachtna maolghuala maolmhochoirghe maolmhuaidh maolmhudhog maolmhuire maolmuaidh maolriaghain
maolriain maolruaidh maolruaidhe maolruana maolruanai maolruanaigh maoltuile maonagail maonaigh
maongail maonghaile maothagain maouche maphalala maphanga maphindela maphisa mapholoba maphumulo
maquet mara? marambio maranain maranga marangoni maras? marasovic marazzi marbjorns marbun
marcacci marcachain marcaigh marceron marchal marchand? marchant? marcin marcinek marcinekova
marcinko marcinkova marcinova marconi? marcos? marcotte marcoux mardesic mardhiyah mardones
marduras marec marecek marecekova marechal? marek marekova marels marenzio maresova maretic
marfell margeirs margita margitova margraf margreiter margrims mari? marian? marianova marias?
maric maricevic marie marien marijanovic marijons marin? marinetti? maringer marini? marinkovic
marinos marinovic marion? maripuu maris? maritim marius? marjanovic marjonova marjons markanjevic
markey markham? markkanen markl marklund marko markos markosova markova? markovac markovic
markovicova markus markusova markþors marley? marlier marnach marnain marnan maroa marolt marons
maroof maros? marosova marpaung marquardt marquet marquez? marren marrero marrinan marris marrone?
marroquin? mars? marsden marsellius marsh? marshall? marsic marsili marta? martain martan
martanova marte? marteinns martel? martens? martensson marthens marti? martic martikainen martin?
martinak martinakova martincek martincekova martincevic martineau? martinec martinecova martinek
martinekova martinelli martinez? martinic martinka martinko martinkova martinkovic martinkovicova
martinova martinovic martinovicova martins? martinsen martinson martinsson marton martorell
martova marttila marttinen martucci marty? martyn marus marusic marvin? marvins marwa marx? marxer
maryadi maryamova maryati marzic marzorati masai? masango masar? masarik masarikova masarova
masaryk? masarykova mascagni? mascarenas mascaro? mascheroni masek maseko masese masha mashaba
mashasha mashimane mashinini mashiya masibekela masika masikane masila? masilela masina masinde
masinga maskova maslo? maslov maslova masna masny mason? masondo maspero massart masse? masseron
masset massey? massin masson mast? mastandrea masterson mastroianni masuku matagne matahlija
matamala matana matano matara? matejka matejkova matelot? mateo mateos mater? materne? matesa
mateu mathaba mathebela mathebula matheka mathenge mathenjwa matheson mathetha mathews?
mathghamhna mathias? mathiasen mathibela mathiesen mathieu mathis? mathisen mathol mathonsi mathot
mathula mathuna mathunjwa mathurin mathwasa mathy mati matias? matiasko matiaskova matic matijas
matijevic matikainen matilainen matile matinawin matko matkovic matokanovic matos? matosevic
matousek matouskova matovina matsuda matsumoto matt? mattarella matteotti matthai matthews?
matthias? matthijs matthys mattias mattila mattis mattsson matulic matulin maturana matus matvejev
maughan maulana maundu maureira maurer maurery maureryova maurice? maury? mauti mavela mavra
mavric mavundla mavuso mawanda maweu mawewe mawia mawira maximus maxs maxwell? mayaka mayasari
maye mayer? mayerhofer mayert mayeza mayise mayisela maynard? mayol mayoral? mayorga mayr
mayrhofer mays? maza? mazalankosi mazibuko mazilescu maziya mazouz mazouzi mazwi mazzacurati
mazzanti mazzeo mazzi? mazzini? mazzocchi mbaabu mbae mbaka mbamali mbanjwa mbatha mbatshazwa
mbeje mbekwa mbembe mbende mbhele mbhense mbhobho mbhodwe mbhulangwe mbili mbithe mbithi mbiti
mbogo mbokazi mboko mbonambi mbonane mbongwa mbongwe mbotho mboya? mboyisa mbriartaigh mbugua mbui
mbula mbulaze mbulazi mbuli mbungela mbunjwa mburu mbuthia mbutho mbuvi mbuyazi mbuyisa mbuyise
mcadams mcaleavy mcaleenan mcaleer mcalinney mcalister mcaloon mcalunny mcambe mcambi mcanally
mcanco mcandrew mcanulty mcanyana mcardle mcareavey mcatee mcateer mcauley mcauliffe mcaveigh
mcbreen mcbride? mcbrien mccabe mccadam mccadden mccafferky mccafferty mccaffrey mccaffry mccahill
mccall? mccallion mccallum mccann mccardle mccarney mccarra mccarron mccartan mccarte mccarthy?
mccarty? mccarville mccaughan mccaughey mccaul mccauley mccausland mccay mcclain? mcclean
mcclelland mccloskey mcclure? mccluskey mccolgan mccoll mccollam mccomiskey mcconaghey mcconaghy
mcconnell? mcconnon mccooey mccool mccorkill mccorley mccormick? mccorry mccourt mccoy? mccracken
mccrann mccrea mccready mccreanor mccrory mccrossan mccrudden mccullagh mccullough? mccumiskey
mccumisky mccurdy mccurley mccurtin mccusker mcdade mcdaeid mcdaid mcdaniel? mcdermod mcdermott
mcdevitt mcdonagh mcdonald? mcdougald mcdowall mcdowell? mcdunphy mcdwyer mcdyer mcelduff mcelgunn
mcelhattin mcellistrim mcelnay mcelnea mcelroe mcelroy mcelwaine mcelwee mcenaney mceneaney mcenry
mcentaggart mcentee mcevaddy mcevilly mcevoy mcewen mcfadden? mcfall mcfarland? mcfarlane mcfaull
mcgahey mcgalligly mcgann mcgarraghy mcgarrigle mcgarry mcgarvey mcgauran mcgaw mcgeady mcgee?
mcgeehan mcgeoghegan mcgeown mcgerr mcgettigan mcgettrick mcgill mcgillicuddy mcgilligan mcgilly
mcgilroy mcginley mcginnitty mcginty mcgirl mcgirr mcgivern mcglinchey mcglinchy mcgloin mcglynn
mcgoff mcgoldrick mcgonagle mcgough mcgourty mcgovern? mcgowan? mcgowern mcgrane mcgrath mcgreal
mcgregor mcgrenehan mcgroarty mcgrory mcgruddie mcgruddy mcguigan mcguill mcguinn mcguinness
mcguire? mcguirk mcguirl mcgurk mchale mcharry mchenry mchugh mchunu mcildownie mcilroe mcilroy
mcilwee mcineely mcinerney mcinnes mcintosh? mcintyre? mcisaac mcivor mckaigue mckay? mckee?
mckeegan mckeever mckelvey mckendry mckeniry mckenna mckenny mckenzie? mckeogh mckeon mckeown
mckernon mckevitt mckie mckiernan mckillop mcking mckinley? mckinney? mckinnon mcknight? mclachlan
mclaughlin? mclaverty mclean? mcleer mcleese mcleigh mcleod? mcloon mcloone mcloughlin mcmacken
mcmahon? mcmanaway mcmanus mcmaster mcmenamin mcmillan? mcmonagle mcmorrow mcmullen mcmurray
mcmurrough mcnabb mcnaboe mcnally mcnamara? mcnamee mcnaughton? mcnea mcnealy mcnee mcneely
mcneil? mcneill mcnelis mcnevin mcnicholas mcnicholl mcnill mcnulty mcoyi mcpartland mcpartlin
mcpartlon mcpherson? mcphilbin mcphillips mcpolin mcquade mcquaid mcqueen? mcquilkan mcquillan
mcquillen mcquin mcquinn mcrann mcready mcroarty mcrory mcshane mcsharry mcsheehy mcteague
mcternan mctiernan mctigue mcusi mcveagh mcveigh? mcvicker mcvitty mcwalter mcwaye mdaka mdakane
mdladla mdlalose mdlanyoka mdlenevu mdletshe mdluli mdlumbi mdonswa mdotshana mdunge meachair
meadhra meadhrai meadog meadows? meads meaghan meagher mealaid meallain mealoid mealoide meaney
meanman meany? meara mearai mearaidh mearain meardha mearlaigh mears mebarki mecheri meciar
meciarova medac meddah medel medhurst medic? medici? medina? medjahed medrano medvecka medvecky
medved medvedev medvedova mee? meehan meenaghan meenan meer? meeres? meersman meert? mees?
meester? meeus meeusen meftah megantara megaw mehigan mehloluhlaza mehrimohova mehrojov meic
meidhir meidhreach meier? meijer meili meindl meirligh meirnigh meis meisch meiscill meister?
meitheagain meixner mejia? mejias mekkinos melady melander melani melchior? meldon melendez?
melero? melet melgar? meli? melia melican melichar melicharek melicharekova melicharova melicher
melichercik melichercikova melicherik melicherikova melicherova melin melis? melkiors melkolms
mella? mellado? mellet mellon? mellor melnik melo? melrakkis melton? melville? melvin? memela?
memon mena? menard menchaca mende mendes? mendez? mendizabal mendonca? mendoza? menendez meneses?
mengolo mennea menon mens? mensa? mensah mensalders mensik mensikova menthonnex mentzel menza
menziwa merabet merah meraz mercadante? mercader? mercalli mercantini mercati? mercer? mercier
mercks merckx meredith? mergen merila merilainen merino? merisi merkas merkurs merkx merle?
mernagh merrigan merritt? mersch mertens mertz merz merzoug merzougui mesaric mesbah mescall
mesic? meskill messaoudi messina? messner mestdagh meszaros metcalfe metella methavorakul
methusalems mets? mettler metusalems metz? metzler meucci meulen meunier? meurant meurisse
meusburger mey meyer? meyers? meyiwa meyvants meza mezei meziane meziani mezzetta mfeka mfusi
mgabadeli mgabhi mgasela mgazi mgcaleka mgenge mgilija mgobhozi mgwaba mhadaidh mhairtin mhaistir
mhaoil mhaoir mhartain mhayise mheana mhileadha mhilidh mhlabandlovu mhlambo mhlanga mhlangu
mhlanya mhlongo mhlongwane mhlophe mhlungu mhoir mhuircheartaigh mhuire mhuiris miadha miadhachain
miadhaigh miah mianaigh mianain mias? micca micetic michael? michaels? michalech michalechova
michalek michalekova michalica michalicova michalik michalikova michalka michalko michalkova
michaud michaux michel? michelangeli micheletti michels michelson? micheni michiels michielsen
middelkoop middlemiss middleton? midhe midhia mielcarek mies? miettinen migliaccio mignon? miguel?
migwi mihalic mihalik mihalikova mihaljevic mihelcic mihelic mihhailov mihic mihoubi mijsberg
mikaels mikic mikjalls mikk mikkaels mikkels mikkelsen mikkola mikkonen miklavcic miklecic miklik
miklikova miklos miklosko mikloskova miklosova mikulak mikulakova mikulandra mikulcic mikulec
mikulik mikulikova mikus mikusova milanesi? milanova milas milatic mildinbergs mileada mileadha
miletic milevoj miley milicic milina millan millar? millard? millea milleadha miller? millet?
millican milligan mills? milmo milne? miloslavic milota milotic milotova miloudi milovac milroy
miltenburg mimica? mimirs mimouni mimun minac minacova minayo miner? minet? minguez miniati
minihan minihane minne? minogue miochain miocic miodhachain miodhchain mionachain mionain mir?
miralles miramontes miranda? miranov mireles miriti miro? mironov mironshohov mirosavljevic mirs
mirt misak miscell mise? mishra misicher misik misiko misikova miskell miskovic mispelen misra
missoni misteal mistrik mistrikova mistry mital mitchell? mitei mitra? mitschke mitt? mittal
mitter mitteregger mitterer mitterlehner mittermayr miura miya mjadu mjoli mjollnirs mjolnirs
mjwara mkhabela mkhandlela mkhathini mkhatshwa mkhithi mkhize mkhokeleleki mkholo mkhonza
mkhumbuzi mkhungo mkhwananzi mlaba mlakar mlalane mlalazi mlambo mlangatshe mlangeni mlawula
mlinar mlinaric mlondo mlotshwa mlungisi mlungwana mlynar mlynarik mlynarikova mlynarova mmboga
mmbone mnangat mnangwe mncube mncwabe mncwanga mngadi mngoma mngomezulu mnguni mngwemkhulu
mngwengwe mnikathi mnisi mnomiya mnqamu mnqayi mnquhe mntambo mntimande mntungwa mnyamande mnyandu
mnyoni moan? moberg mocanu moccia mocenigo mochain mochlichen mochoirghe mochoraigh mocibob
modhrain modi? modiano modig modigliani? modric modugno mody moe? moen moenen moens moensendijk
moerman moes? moet? mofardin moffatt moffit mogain mogaka mogeni mogensen mogere mogherini
moghrain mogire mohamed? mohammad? mohammadi mohammed? mohammedi mohamud mohan mohanty mohaupt
moher mohinurova mohlaroyimova mohr moidhe moilanen moineal moiniol moirin moisio moithide mojica
mojzis mojzisova mokadem mokaya mokhtari mokrane mokrani mokros mokrosova mokua mol? molano
molder? molegraaf molen? molenaar? moles? molesini molin molina? moliner molins molis molitor
moll? moller molloy molnar? moloney molraoghain molyneux momanyi momberg monachain monaco?
monaghan? monagle monahan moncada mondaca mondadori mondaini mondise mondragon monduzzi moneta?
monfort mong'are mongain mongan mongare monghaile monicelli monnard monnet? monney monnier mononen
monreal monroe? monroy monsalve montague? montalban montalcini montalti montalvo montanari?
montanariello montandon montanelli montanez montano? montecchi montecino montecinos monteiro?
montemayor montenegro? montero? montesano montesinos montessori? monteverdi? montez? montgomery?
monti? montoya? montserrat? moody? mook moone moonen mooney? moons? moor? moore? moors?
moosbrugger moraa morabito? morachain moraes moraga? morahan morain morais? moraleda morales?
moran? morand morandi morandini morante morara? morard morata moravcik moravcikova moravcova
moravec moravecova morawo morcillo? mordha moreau? moreels moreira? morel? morell morellato
morera? mores? moresi moretti morgagni morgan? morgans? mori? moriarty? moric moricova morillo?
morin? moris morissette morits moritz moritzs morlacchi morley? mornane moroney morosini morova
moroz morpurgo morricone morrin morris? morrison? morrissey morrocco morrow? morse? morsli mortati
mortensen morth mortier? mortimer? morton? morucci morvan morðs moscarda? moschino mosciski mose?
mosemann moser moses? moseti mosis moslavac mosley? mosquera moss? mostefaoui motha mothain
mothair motte? mottet mottiez mottus moturi motycka motyckova motyka motykova moulay moulin?
moura? moureau mourib mousel moussa moussaoui mouton? moy moya? moyano moyer moylan moynihan
mozart? moðis mpangazitha mpanza mphahlwa mphankomo mphazima mphemba mphephethwa mpikela mpila
mpofana mpumuza mpungose mpunzana mqadi mqungebe mrak mraoiligh mraovic mraz mrazek mrazekova
mrazik mrazikova mrazka mrazko mrazkova mrazova mriosain msamkhulu msane msani mseleku mshazi
mshengu mshibe mshikela mshikila mshiyane msibi msimang msindazwe msokazi msomi msuthu msuya
msweli mthabela mthalane mthanti mthembu mthethwa mthimkhulu mthinti mthiya mthiyane mthombeni
mthonti mtimande mtolo mtshali mtumaseli mtuswa muadaigh muange muarain muasya mubinova muchai
muchangi muchemi mucheru muchira muchiri muchoki muchova muchui mudden mudgway mudri mudronja
mueller? muema muendo mueni muga? mugabhain mugain mugambi muganlı mugendi muggs mugica mugo
mugure muhammadaliyev muhammadaminov muhammadamirov muhammadayubov muhammadazizov muhammadov
muhammadrizoyev muhammadsafoev muhammadsodiqov muhammadsolihov muhammadumarov muhammadyasinov
muhammadyusupov muhammadziyoev muhia muhlbacher muhlberger muhlbock muhle muhonen muhonja muhoro
muhovic muhr muhsinova muhumed muia muichille muigai muighe muijs muilcin muilleagain muilleoir
muilligh muimhneachain muimhnigh muimi muinde muindi muineachain muineog muinghile muinilligh
muinneachain muinnile muir? muircheartaigh muireadhaigh muireagain muireain muirean muireann
muirgeain muirgheasa muirgheasain muirighthe muiris muirithe muirneachain muirthile muirthin
muiruri muizzova mukami mukherjee mukhopadhyay mukhwana mukiri mukoya muktar mukundi mulain
mulcahy mulcair mulder? mulders muldoon muldowney mule? mulei mulet? mulgrave mulgrew mulhare
mulhern muli? mulichen mulinge mulis mulkerrin mullaghan mullain mullala mullaly mullan mullane
mullaney mullany mullarkey mullen? muller? mullerova mullery mulligan? mullin mullins? mullner
mullooly mullooney mulloughney mulloy mulongo mulqueen mulqueeny mulrain mulrooney mulroy mulry
mulryan mulvany mulvenna mulvey mulvihill mulvin mulvy mulwa mulyani mumba mumbe mumbi mumbua mumo
mumtozova munari mundia munene munga mungai munguia munguti muni? muninns munis? munisayeva muniz
munnelly munoz? munro? munroe munshi munster? munyao munyi munyiva munyoki munyua munywoki muoki
mur? murachain murachu murae murage? muraguri murakami murangiri muraoile muratori? muratovic
muraya murazik murchadha murchaidhe murchain murchu murcia? murdoch? mureithi murgas murgasova
murghaile murialdo murigi muriithi murillo? murimi murin murinova muriset murithi muriuki muriungi
murk? murnain murnane murnin murodov murphy? murraigh murray? murri murrihy mursalinaeva murtagh
murthuile murthy murty muru murugi murunga murungi musatti musau musaxanlı muscet musee? musembi
musfirayeva mushtariyeva musi? musil? musila musili musilova musimbi muslimaeva muslimov mustac
mustafa mustafayev mustapha mustapic mustofa mustonen musumba musungu musy musya musyimi musyoka
musyoki mutahi mutai mutanu mutegi mutembei mutemi mutethia muteti muthama muthami muthee muthengi
mutheu muthiani muthike muthini muthoka muthomi muthoni muthui muthuri muti? mutia mutie mutinda
mutindi mutio mutiso mutisya mutti mutugi mutuku mutuma mutune mutunga mutungi muturi mutwiri muuo
muur? muursepp muxlisayeva muxtaroglu muya muynck muzayyanova muzdalifayeva muzic muzina mvelase
mveni mvubu mvuyana mwadime mwai mwaka mwakio mwalimu mwamburi mwandla mwangangi mwangi mwania
mwaniki mwanza? mwanzia mwathi mwaura mwelase mwema mwenda mwende mwendia mwendwa mwero mwihaki
mwikali mwinyi mwinzi mwirigi mwita mwiti mwololo mwongela mwongeli mydlo mydlova myeni myers?
myeza myhre myklebust myles? myllymaki myrkjartans myrkvis mzila mzilankatha mzileni mzimela mzizi
mzobe mzolo mzomba mzoneli mzukase mzulwini mzungu møller naail nababan nabeel nabih nabwire
naccari nacinovic nadal? nadeau nadeem nader? nadhraigh nadi? nadig nadkarni naeem naessens naf
nafula nafuna nagar nagarajan nagel? nagele nagi nagl nagle? nagy? nagys nagıoglu naibei naidu
naik naili nailin nainggolan nair? nais? najam najeeb najera najmudin nakagawa nakajima nakamura
nakhumicha nakic nala nalepka nalepkova naliaka nallon nally nalty namaga nanda nandisa nandwa
nangle nanjala naoidheanain naomh naomi? napitupulu napolitano? naradhaigh naraigh narain narang
naranjo? narasimhan narayan narayanan narfis narpati narula narusis narvaez nary? nasambu nascher
naser naserian nash? nashiruddin nasimiyu naslund nasri nasyiah nasyidah natanaels nataniels
natans natarajan nath natsir natt natta nattmorðs nattulfs naughton naujokas naumov nauseda nava?
navara navarova navarrete navarria navarro? navas navez navone navratil navratilova? nayak nayar
naylor nazareth? nazari? nazario nazarov ncala ncama ncanana ncongwane ncube ncusi ncwaba ncwane
ndaba ndabandaba ndabansele ndabase ndabezitha ndambuki ndandali ndanu ndawo ndawonde ndege ndegwa
nderitu ndichu ndiema ndima ndimande ndinda ndinisa ndirangu ndiritu ndiwa ndiyema ndlala ndlandla
ndlangamandla ndlanya ndlanzi ndlela ndlondlo ndlovu ndolo ndondakusuka ndonga ndoro ndosi nduati
nduku nduli ndunda ndung'u ndunge ndungu nduta ndwandwe ndwiga nea? neabhail neacail neachtain
neal? nealon neancol nearaigh neary nebot necci nederlotharingen nedermeijer nedic nedjar nee?
needham neehan neelan neelin neenan neerachapong negele negrete? negron neilan neilian neill
neilson neira neirynck neistis nek? nekesa neligan nelima nelis nelissen nelson? nemcova nemec
nemecek nemeckova nemes nemeth nennis nenzi neptunus nerger nes? nestor? nette? neu? neubacher
neubauer neugebauer neuhauser neuhold neulinger neumann neumayer neumayr neumeister neumuller
neuner neureiter neureuther neuschafer neustrie neuteboom neuville neuwirth neuzerling nevado?
nevala nevalainen nevarez neven? neves? neveu? neville? nevin? newman? newton? ney neyens neylon
ngala nganga ngao ngari ngaruiya ngatia ngazitha ngcamane ngcamu ngcemu ngcobo ngcolosi ngeard
ngei ngema ngeno ngetich ngiba ngidi ngige ngigi ngina ngobese ngobisi ngomane ngome ngonini
ngotho ngotsha ngubane ngubeni ngugi ngui ngumbao ngungunyana ngunjiri ngure nguyen? ngwane ngwazi
ngwekazi ngwenya nhlabathi nhlane nhlanhla nhlanhlampofu nhlapho nhleko nhlengethwa nia? niadh
niaidh niallagain niallain niallghais niallghuis nianain niathain nibali nicaise nicholas?
nicholls nichols? nicholson? nickels? nicol nicolas? nicolau? nicolay nicoletti nicolini nicolucci
niederl niels nielsen? niemeier niemela niemi nieminen nienow niermann nieuwenhuijsen nieuwstraten
nieves? nievo nigam nigg niggli nihoe niiranen niit nijman nijs nikanors nikiforov nikitin
niklasson nikolaev? nikolais nikolas nikolaus nikolic nikula nikulas niland nilles nils? nilsen
nilsson? nilufarova nimac nimwegen? ninalowo niocail nioclais nipp niquille niscoromni nisevic
nishimura niskanen nissen nissinen nistor nita? nitra? nitrova nitti nitto nitzsche nixon? nizet
nizetic niznanska niznansky njagi njalls njambi njapha njau njenga njeri njeru njihia njiki njinji
njiru njogu njoka njoki njoku njomane njoroge njorðs njue njuguna njuki nkabinde nkala nkamzwayo
nkansa nkansah nkatha nkirote nkomo nkomose nkomoye nkonyeni nkosi nkrumah? nkumane nkundlande
nkwakha nkwali nkwaliyenkosi nkwanyana nnamani noack noams nobauer nodanga nodlomo noel? noels?
nogantshi nogla nogueira? noguera? nogues nohlmans nois nokkvis nolan? nolcini nollee nolty
nombela nombhoco nomm nomme? nommik nomndayi nomvuma nondaba nondlela nonduma nongalaza nongalo
nonis nonkosi nonkululeko nonnis nontanda nontuli nonyana noonan noone noor noordeloos noordijk
noordmark noort noot? norac noraidh norambuena norberg norberts norbiato nord? nordberg nordgren
nordin nordio nordlander nordlund nordqvist nordstrom noren norgren nori noriega? noris norlin
norling norman? normand? normanns norramon norris? norrman norry northeim norton? norðmanns
nosbusch nosiglia notarbartolo notova nouar noui nouri nousiainen novaes novais? novak novakova
novaro novembers? novikov novitasari novoa novosel novota novotna novotny nowak nowanqa nozimova
nozulu nqumela nsele nsia nsibande nsibanyoni nsindane nsukuza ntaka ntamonde ntanzi ntenga
nthenya nthiga nti ntiamoa ntim ntinyari ntombela ntsele ntshalintshali ntshangase ntshingila
ntshiza ntuli nuadhain nuadhan nuallain nuanain nuffel nugent nugnes nugroho nuin nulty numis
nunain nunes? nunez? nunne nur? nuraini nurdiyanti nuriyeva nurk nurm nurmi? nurminen
nurmuhammadov nus? nussbaumer nussle nusslin nuut nuutinen nuwenhijsen nuwenhuijzen nuwenhuse
nuwenhuysen nuyts nwachukwu nwosu nxamalala nxasana nxele nxumalo nyaako nyaakoaa nyaboke nyabuti
nyabuto nyaga nyagaka nyaguthii nyakio nyakundi nyale nyamai nyamawi nyambane nyambose nyambu
nyambura nyame nyamu nyamweya nyanchama nyanda nyandeni nyang'au nyangaresi nyangau nyangweso
nyantakyi nyathi nyawa nyawira nyawo nyawokhulu nyawose nyazitla nyberg nyembe nyembezi
nyeuwenhuysen nygard nygren nyhan nyide nykanen nylander nylen nylund nyman nyoike nyokabi
nyokayebululu nyongesa nyongwana nys nyssen nystrom nyvarðs nzai nzama nzamela nzau nzilani nzima
nzimande nzimase nzioka nzioki nzisa nzomo nzuki nzuza næss nørgaard obama? obando obara obare
obasanjo obeng oberbrunner oberg oberhauser oberhofer oberleitner obermayr obermuller oberndorfer
oberweis obi? obiero obonyo obradovic obratov obrien obroinin obsut obsutova obuya ocalan ocampo
ocana ocasio ocenas ocenasova ochieng ochoa? ochola ochten oconnell oconnor oda? oddbergs
oddbjorns oddfreyrs oddgeirs oddis oddkells oddleifs oddmars oddsteinns oddvars oddþors odera
odero oderwald odescalchi odetola odhiambo odinaeva odinga odira odiwuor odobasic odom? odongo
odonnell odoyo odunsi oduor oduori oehri oemencs oennen oestrovsky oever? ofeigs offredi ofner
ofori ofosu ogada ogain ogawa ogbuehi ogega oger ogeto ogindan oginga oginni ogmunds ogola ogolla
ogris ogulana ogunbamigbe ogunbiyi ogunbo ogunde ogunleye ogunwobi ogunyeye ogutu ogweno ohlsson
ohman ohri oibicin oikarinen oilifir oinonen oirchinnigh oireachtaigh oirschot oisin? oispuu
oistigin oitir oja ojanen ojaste ojeda ojiambo ojua ojukwu ojwang okada okafor okamoto okech okeke
okello okelo okemwa oketch okeyo okinyi okongo okonkwo okoro okoth oks? oksanen oktaviani oktavius
oktos oktovius okuku okumu okuneva okyere olabode oladipupo olafs olah olaiya olander olasupo
olate olausson olave olavs olawale olaya olea? olesen olesk olgeirs olguin oliboni olinger olis
olivares? olivarez olivas oliveira? oliver? olivera? oliveras olivers oliverts olivetti? olivier?
olivo? oller ollikainen ollila ollivier olmedo? olmo? olmos? olnirs olofsson oloo olowokeere
oloyede olsen? olson? olsson olst olthof olubode olugbayila olujimi olukotun olukunga oluoch
olusanya oluwagbemi olvera olvers olvirs olykan omair omani? omar? omari omars ombasa ombati ombui
omeir omidina ominova omis? omma ommeren omojola omollo omolo omondi omotoso omran omwenga omweri
omwoyo onate ondari ondiek ondieki onditi ondolfs ondras ondrasek ondrasekova ondrasik ondrasikova
ondrasova ondrejka ondrejko ondrejkova ondrejkovic ondrejkovicova ondricka ondrus ondrusek
ondrusekova ondruska ondrusko ondruskova ondrusova oneal? oneill ongeri onio onisto
onjengenyamazane onoh onsongo ontiveros onunds onwuka onyancha onyango onyiego ooko oommen ooms?
ooste oosten? oostendorp oosterhek oosterhout oostveen ooyen oparinde opazo opiyo opizzi oplustil
oplustilova opmans opoku opondo? opper-lotharingen oppong oprea opuku oquendo oralaigh oras? orav
orban orbanic orchard? ordenes? ordonez orellana orengo oreskovic orfeus org orjuela orlando?
orlaugs orleans? orlic orlik orlikova orlov orlovic orlygs ormars ormeno orms ormsby orn ornelas
ornolfs orns orosco orosz orozco? orr? orrego orris? orsini orsolic orsos orsulic orta ortega?
ortese ortiz? ortmann ortner ortolani ortuno orucov orvars orwa osborn? osborne? oscair osei
osgair oshin oshodi osiemo osinski osiyeva oskars oskarsson osman? osorio? osoro ospelt ospina
ospino oss ossama ossandon ossani osses ossipov ossola ostberg osterberg osterhoudt ostermann
ostinelli ostling ostlund ostman osuna? osuntokun osvalds osvifs oswald? ota otabekov otcenas
otcenasova otero? oti otiende otieno otiwa otkells otmani otris ots ott ottarrs ottars? otte
ottino ottis otto? ottos ottosson otuo ouali ouchene oude? oudewater ouellet ouko ouma oun ounapuu
ouwel ouwerkerk ovadia ovalle overdijk overeem overgaard oversteeg? oviedo? owais owen? owens?
owino owiti owokoniran owolabi owoyemi owuor owusu owusuwaa oxars oyadiran oyaifo oyarce oyaro
oyarzo oyarzun oyekan oyeniyi oyetoro oyeyemi oyinlola oyoo oyshayeva oyugi oza ozimec ozuna
oðinns paakkonen paal? paananen paap paas paavilainen paavola pablo? pabon paccot pacelli pacetti
pacheco? pacher pachler pachoud pacillo pacocha pacomio padberg padden? padilla? padmanabhan
padmasari padovano padron? paegle paepe paez paffrath pagac paganini? pagliaro pagnotto paidin
paier paillet paimo pairceir paiva? pajer pajerova paju pajula pajunen pajur pakarinen palacios?
palan palastri palau? palazzo? palic palka palko palkova palkovic palkovicova pall? palla?
palladio? pallares pallo pallova palls? palman palmars palmer? palmgren palmis palmisano palmqvist
palomaki palomar? palomares palombi palomino? palomo? palov palova palovcik palovcikova palovic
palovicova palovova palsson paltrinieri palu paluch paluchova palumbo pamic pammer panatta panchal
pandey pandit? panduric pandya pangestu paniagua panicucci panov pant? pantoja panzera paoletti
paolini paolucci paor pap? papafava papak paparic papetti papp paquay paquet? paquette paquin
paquot paradi paradis? pardo? parejo? parekh pareto? parijs parikh parini parisi parisian? parker?
parkes parkin? parkinson? parkkinen parmar parmentier? parmer parmes parmitano parn parna parnpuu
parpinel parra? parraguez parri parrish? parry? parsa? parsons? partanen partel partlainn partzelt
paruta parviainen parys parzer pasanen pascal? pascarella paschoud pascual? pasek pasekova paska
pasko paskova pasman pasolini? pasqua? pasquier passalacqua passchiers pasten? pastine pastoors?
pasuk pasztor pataki patberg patchett patel? paten? paterson? pathak patil patino? patla paton?
patreks patrick? patricks patriks patterson? patton? pattyn paucek pauer pauk pauko paukova paul?
paulauskas paulicek paulicekova paulik paulikova paulitsch paulovic paulovicova paulsen paulsson
paulus pauly pausini pauw? pauwels pavanello pavarotti? pavel pavelek pavelekova pavelic pavelka
pavelko pavelkova pavelova pavert pavez pavic pavicic pavin pavka pavko pavkova pavkovic pavlic
pavlicek pavlicekova pavlicko pavlik pavlikova pavlikovska pavlikovsky pavlin pavlo pavlov?
pavlova? pavlovic pavlovicova pavlovova pavol pavolova pavon? pavone? pavuk pavukova payer? payet
payne? pazos peacock? peano? pearce pearson? peatain pechel peck? pecnik pecotic pecur pederiva
pedersen pedersoli pedisic pedraza pedrazzini pedrero? pedro? pedroni pedros pedrosa? pedroza
peer? peeters peham peharda pehkonen peiffer peircin peiro peitrequin peixoto? pekkala pekkarinen
pelaez pelayo pelikan pelikanova pelkonen pellegrini? pellet? pelletier? pelli? pellicer pellico?
pelser peltier peltola peltonen peltoniemi penaloza penalver pender? pendl penic pennanen pennetta
pennington? pent? penttila penttinen penz pepe? pepin? perak? peral? perala perales peralta?
peranda perano percic perck perdomo perea pereira? perello perera peres? pereyra perez? pergande
pergolesi? peri? peric perini perisic perkins? perko perkona perkons perkov perkovic permadi
permata permchart perner peron? peronne peros perozzo perreault perret perri perrier? perrin?
perron? perrono perrot perry? pers? persico? persijn persson pertile pertini pertiwi pertl perusko
peruzzi? pesendorfer pesic peska pesko peskova pesonen petek peter? peterlik peters? peterse
petersen? peterson? petersson petit? petitjean petralli petrassi petrauskas petric petricevic
petrocelli petrov petrova petrovic petrovicka petrovicky petrucci petrucelli petruska petruskova
petruzzi pets? pettai pettersen pettersson petz peukert peyton pezzali pfannerstill pfeffer
pfeifer pfeiffer pfister pfleger phadraig phaidin phakathi phakathwayo pham phartholain phartolain
phathwayo phayre phearsain phelan phelps? phetha phethela phewa phikela philban philbin philib
philip? philipp philippart philippe? philips? phillips? phillipsen phingoshe phoil phoseka phoswa
phungula phusilarungrueng phuthini piacentini pianduangsri piane piazzi picard? piccand piccinni
piccio pichardo piche? pichler pichon? pichpandecha pickering? pieber pieper? pierard pierrard
pierre? pierret pierson pieters pietila pietrangeli piette pigafetta piggott? pignatti pigott
pihelgas pihl pihlak piho piir piirainen piirsalu pika? pikatsingkorn pike? pikec pikk pikova
pilbin piljek pillai pillay pilon? pilz pimenta? pinamonte pincheira pincherle pinder pineau
pineda? pinedo? pineiro pingle pinheiro? pinho? pinilla pininfarina pinol? pintaric pinter?
pinzon? piogoid piotain piovani piquer? pirandello? pirard pirc pircher pire? pirelli pires? piret
pirinen pirker pirlot pirnat piron? pirotte pirson pisacane pisani pisano? pisaroni pison?
pistoletto pisut pisutova pitanuwat pitkanen pittman? pitts? pizarro? pizzamano pizzetti pizziol
pizzo? pjets pkemoi pla planas? plank? plantak plantard plante? plantek plas? plath? platini
plattner platzer plaucha plauchova plavec plavecova plavucha plavuchova plazanin plch plchova
pleimeann pleimionn plekancova plekanec plese plesivcova plesivec pletschette ploeg? ploom plourde
plover? pluijm poblete pochet pocius pock? podhradska podhradsky podkonicka podkonicky podniece
podnieks podra poelmans poerio pogacnik pohjola pohl poil? pointner poirier? pokas pokorna pokorny
pokos pokuaa pol? polak polakova polanco poland? polani polauaypon pold poldma poldmaa polesel
polet polfliet poliak poliakova polic polis? politz polizzi poljak poljakov poll? pollak pollakova
pollanen pollard? pollet pollich pollu polonijo polovic polpo polzer polzl pomaa pomares? pombo?
pometta ponce? poncelet ponci? poncin pongpanitch pongrac pons? pont? pontecorvo ponti? poole?
poom poos? popescu popov popovic poppe? poppel porcel? porcellato poropat porras porter? portilla?
portillo? portmann porubjak porubjakova porzio posalee posch poschl poska poslon pospisil
pospisilova postl postma pothanun potier? potocnik potter? potters? pottier? potts? potvin pou?
poucke poulain? poulin pouliot poulsen pouros pouw povilonis powell? powlowski poza? pozder pozega
pozuelo? pozzecco praagh prabhakar prabhu prabowo prachayaroch prada? pradana pradhan pradipta
praet prager prakalpawong prakasa prakash pranowo prantl praoidheail prasad prasasta prasetya
prasetyo prashad prastuti prat? pratama pratesi prati? pratiwi prats? pratt? praxmarer prayoga
prayoonhong preda? predovan predovic preiss prelec prem prempeh prendergast prenner prentice?
preocanin preston? prevost prial pribanic priede priedite prieditis priego? prieto? primozic
pringle prins? prinsen? prinz? priondargas priondragais priongaloid priors? priselac pritchard
priuli privet? probst procacci prochazka prochazkova procter? proctor? prodi? prohaska proietti?
proinnsias prokop proll proost? prosacco proulx prouse provencher provost? prpic prskalo prtenjaca
pruitt? pruschke pruul pruvost pryal pucci puccini? pucher puchner pudjiastuti puentes puga? pugh?
pugliese puglisi puhakka puharic puhringer puig puirseal pujadas? pujol pukk puklus puklusova
pulci? pulido? puljiz pulk pulkkinen pundel puntigam punz pupak pupakova puranen purcell? purdy
puri? purina? purins purmale purmals purnawati purohit purwanti puscasu puska puskar puskaric
puskarova puskova puspasari puspita putinja putra putz? puusepp puustinen puvi qaasim qabeel
qabiloglu qadar qadeer qafarov qahtan qaim qais qarabaglı qaseem qasif qasımov qoculu qomazitha
qosalı quadir quaide qualter quartey quartier? quasimodo? queally queenane querini querol quesada?
quevedo quezada quigley quigney quijada? quill? quillinan quilty quin? quinlan quinlivan quinn?
quinney quinny quinones quinonez quintana? quintanilla quintero? quinteros quintus quirke quiroga
quiros quiroz quispe quitzon qurbanlı qurbanov qusay qutaybah qutqasınlı qwabe raab raadik raag
raaghib raakin raamat raashid raatib raatikainen rabah rabar rabb rabbani rabbitte rabee
rabhartaigh rabhi rabhlaigh rabiah rabitsch rabl rachedi rachtagain racine? rackham racz radel
radelic rademaker radhakrishnan radi? radic radin radinovic radisch radl radman radocaj radojkovic
radolovic radosevic radovic raed rael raemdonck raes raeymaekers rafaels rafay rafeek rafferty
rafi rafnars rafnkells rafns rafter? raftery raftis raghaill raghaille raghallaigh raghavan raghna
raghnaill ragnars raguels raguz rahal rahayu raheel rahija rahilly rahimah rahman rahmani
rahmawati rahmoune rahmouni rai raidma raifearta raifteiri raighill raighilligh raighle raighne
raight raigne rails? raimondi rainer rainne rais raisanen raith raithbheartaigh raithile raj?
raja? rajagopal rajagopalan rajala rajan rajasa rajata rajcic rajh rajn raju rak rakela rakova
rakovan rakovanova rakuljic raleigh? raljevic rallaigh ramachandran ramadan? ramadhan ramaekers
ramaker ramakrishnan raman ramanathan ramaswamy ramazzotti ramdani ramdedovic ramesh ramirez?
ramis ramon? ramsak ramsauer ramsay? ramsey? ranaigh rand? randall? randazzo randhawa randles
randmaa randoja randolph? randvers raney ranganathan rangel? rannvers ranta rantala rantanen rao
raol rapin rapisardi rappaz rapraz rasanen rascon? raseta rashid rasic rask? raskin rasmus
rasmussen? raspor rastelli rastija rastoder rastogi ratemo rath? rathaile rathallaigh ratke ratsep
ratta rattan? ratti? rattigan? raty rau? rauch? raud raudsepp rauhala raurica rausch rauscher
rauter rautiainen rautio ravaglioli raval ravel? ravi? ravn rawley rayel rayhonova raymond?
raynaud rayner raynor rayyonova razo razov raðgeirs raðvarðs rađenovic rea? reachtabhair
reachtabhra reachtagain reachtain reachtair reachtaire reachtar reachtuire reade? reader? reagain
reamoinn reamonn reanachain reannachain reardon reavy rebane rebic rebolledo? rebollo? recer
recers rechberger recio? reckinger recte reddin reddy redi redican reding redl redmond? reed?
reede reen rees? reese? reeves? refs? regan rege? regge? reginbalds reginns regnier reguera? rehn
rehorst reich? reichel reicher? reichert reichl reichmann reid? reidars reidy reif? reifnirs reig
reijers reill reilly? reimann reimars reimes reinars reinbacher reindl reiner? reinert reinger
reinhardt? reinharts reinholds reinikainen reinisch reinprecht reinsalu reinthaler reischl reiser
reising reisinger reisner reitbauer reiter reiterer? reithil reithofer reitinger rek? remacle
remmel remmers? rempel remy renard? renaud renault? renders? rendon? rendulic renehan rengifo
renier? renner? rensi renson renteria renzi repiska repisky repo? requena resanovic resch resendez
resnik respighi restrepo retamal? retamales rettenbacher reuter revilla reyes? reyna? reynaert
reynalds reynars reynaud? reynders reynell reynirs reynolds? reynoldson reynoso reyrs rezende
rezig rhatigan rhattigan rheineck rhodes? riabhaigh riada? riagain riain riallaigh riardain
riascos riba? ribaric ribas ribeiro? ribera? ribes? ribic ribicic ricart riccardi riccati ricci?
ricciardi richard? richardova richards? richardson? richey richie? richmond? richtar richtarova
richter? rickard ricko ricolfi ridder? riddle? ridge? ridire rieder riedl riedler riedmann rieger
riegler riehl riekstina riekstins riem? riener rienzo riepl riera ries? rieser riet? rietveld
riffo rigaux riggs? righi rigney riha rihova riihimaki riikonen rijcken rijetkovic rijks rijn
rijnsbergen rijntjes rijthoven rikarðs rikharðs rikke rile? riley? rinaldi riney ringhofer rinn
rinne rinner rintala rioba riocaird riogain riogh rioghbhardain riojas riollain riordain riordan
riou rioux ripoll rippey rippin riquelme ris? risch risek riska risko riskova risma? rismondo
risova rissanen risteard ritacca ritchie ritosa ritter? rius rivard rivas? rivera? rivero riveros
riviere? riyanti rizzo rizzoli roa? roach? roache roarke roarty roba? robadey robb robbins?
robbrechts robel roberge roberson? robert? roberts? robertson? robertsson robeson? robhachain
robhartaigh robi robin? robinson? robitaille robiyayeva robledo? robles? robson? rocamora rocca
roccabonella roce? rochain roche? rocher? rodachain rodai? rodaigh rodain rodarte rodden roddy
roden? rodenas rodgers? rodrigez rodrigo? rodrigue rodrigues? rodriguez? rodriquez? roe? roeck
roelandt roels roero roessink rogahn rogers? rogerson rogge rogiers rogner? rognvalds rognvars
rogosic rohaan rohac rohacek rohacekova rohacik rohacikova rohacova rohan rohleder rohrdanz rohrer
rohricht rohrmoser roht rohtla roibin roig roijen roisde roiste roithleain rojas? rojek rojekova
rojka rojko rojkova rojnic rokkvis rolain roland? rolants roldan rolfs rolfson rolland? rollinger
rollins? rolon rom? romagnoli romaguera romain? roman? romancik romancikova romanens romanov?
rombaut rombouts romeos? romer romero? romeu? romijn romiti romo? romova rompaey ronain ronalds
ronan ronayne roncalli ronkainen ronkko rono ronoh roo? roob roodesteijn rooij rooney? roos?
roose? roosen roosenboom roosileht roover rop ropero? roque? rorricht ros? rosales? rosants rosars
rosbergs rosell rosello rosemann rosen rosenbaum rosenberg? rosenberger rosenbergs rosengren
rosenow rosenqvist rosero? rosiello rosin? rosina rosinbergs rosinkars rosinkrans rosinova rosis
roskoth rosmanns rosmini rosmunds rosner roso? rosova ross? rosseel rosselat rosselet rossellat
rosselli rossellini rossello rossetti? rossi? rossini? rossiter rossler rossmann rossum roth?
rothallaigh rothlainn rotich rottensteiner rotter? rotteveel rottiers roukes roura rourke?
rousseau? rousseaux roussel rousselet rousset rout? rouwenhorst rouwhorst roux? rovira rowan?
rowe? rowland? rowlands rowley roy? roybal royer royo? rozas roze? rozic rozite rozitis roziyayeva
rozman roðulls ruachain ruadhain ruadhainn ruadhchain ruaidhe ruaidhin ruaidhinn ruaidhri ruain
ruairc ruanadha ruanai ruanaidhe ruanain ruane ruano? rubars rubben rubbia rubene rubenis rubens?
ruberto rubesa rubik? rubikova rubilar rubinic rudaigh rudden ruddy? rudkins rudolf? rudolfs
rudolph? rudzite rudzitis ruecker ruegg ruelas? ruelle? ruffini rufus? rufusova ruggeri ruggieri
rugut ruhshonova ruijs ruiseal ruiter? ruiz? rukavina rumaysayeva rumjantsev rumora runaidhe
runars runis runolfs runolfsdottir runolfsson runte runu ruotsalainen rupnik rupp ruppersberger
ruppert ruqiyayeva ruriks rus? rusko ruskova rusnak rusnakova rusova russel? russell? rust?
rusticucci rutar? rutherford? ruto ruts? rutten rutto ruud ruus ruuskanen ruutel ruwa ruz ruzicka
ruzickova rybar rybarik rybarikova rybarova rybnicek rybnicekova ryck rycke rydberg? ryden ryder?
ryle? rynn rynne rys rysa ryska rysko ryskova rysova rytkonen ryynanen rønning saabir saad saadi?
saafir saahir saajid saal saalim saaqib saar? saare saarela saari saarinen? saariyah saastamoinen
saavedra sabah? sabater sabatini sabbatini sabbe sabeeh sabela? sabelo sabharwal sabil sabinova
sabiq sabir sabljak sabol saboor sabotic sabri sabrinova sabur saburah sachar? sachdev sachdeva
saci sacre? sacristan? sadan sadaqat saddamov sade? sadeed sadiqov sadiyeva sadıxov sadıxova
saefullah saelens saenz saez safak safari? saffi safinayeva safirs safitri safiyeva safo? safoaa
safronov sagar sager? sagese sagmeister sagnelli sagredo saha sahbuzlu sahli sahlin sahni sahota
sahraoui sahsuvarlı saidani saidi saidov saidova sailer? saina saini sainio sainz sairseal saito
saitoti saiz sakac sakalauskas sakamoto sakarias sakarya sakinayeva saks? saksen sakwa salah
salahudin salaj salajka salajkova salajova salako salamanca? salami? salamoglu salandra salat
salata? salazar? salcedo? salcher salcido saldana saldias saldivar saldivia saleh salem? salet
salgado? salgari salhi salic? salieri salim salinas? sallinen salm salmanns salmars salmela salmen
salmeron? salmi? salminen salo salohiddinov salom salomaa salomons salomonsson salonen salopek
salu salumae salumets salvars salvemini salvi? salvini salz salzer salzmann sam sama? samandarov
samaniego samel samele samelova sameya sami samiloglu samilov saminova samirov samirova samiyeva
sammer sammon sammy? samoei samosir sampaio? sampath samper sampson? samra samson? samsonova
samsons samuel? samuelova samuels samuelsson samwel samyn sanabria sanches? sanchez? sancho?
sandal? sandanezwe sandberg sande? sandell sandels sander? sanders? sanderson sandgren sandhu
sandi sandin sandor sandoval? sandoz sandris sands? sandstrom sandvik sanford? sangha sanghvi
sanguineti sangwani sangweni sanhueza sani? sanitra sanitrova sanjarov sanjuan? sankar sankaran
sanmartin sanmiguel sans? sansoni sansonnens sant? santacruz santamaria santana? santander? santen
santi? santiago? santibanez santic santillan santner santorio santoro santos? santoso sanudo? sanz
saoraidhe saors saoudi saptono saputra sarabia saraceno? saracino saraf saragat saragih saran?
sarap sarapuu sardelic sardorov sargac saric sarin? sarkan sarkanova sarkar sarkozi sarlija sarma
sarmiento? sarna? sarneel sarpong sarraf sarsfield saruni sarv sarvarov sarvinozova sas? sasaki
sastry sathe satherley sato? satriani satta satterfield sattler sauber? sauberlich? sauceda?
saucedo saudan sauer? saul? sauli saulite saulitis saunders? saura? sauro sauvage? savant? savard
saveljev savoie? savolainen savorgnan sawayn sawe sawhney sawyer? saxena saxis saxo? sayah sayers?
sayyid? sbarbaro scaduto? scalaidhe scalaighe scalera scalfaro scallaigh scallan scallon scally
scamarcio scanaill scandone scanlain scanlan scanlon scannail scannaill scannell scannlain
scaramucci scardino scarfoglio scarlatti? scarpa? scarpetta? scarponi sceachain sceallain schaack
schaaf schachinger schachner schacht? schaden? schadler schaefer schaeffer schafer schaffer
schagen schakelaar? schalk schaller schamberger schandl schank schantl schar scharer scharf?
scharinger scharroo schartner schartz schatteleijn schatz schatzl schaub schauer schaus scheel?
scheer? scheffers scheibe scheiber scheidegger scheidl schellekens schelvis schenk? schenkel
schepens schepers schepper? scherer scherms scherr scherrer scherz scherzer scheucher scheuermann
schevinghuizen schiaparelli? schiavo? schiavone schicchi schiefer schiestl schiffer schilcher
schiller? schilling? schilt schiltz schimmel? schimpl schinagl schindler? schinke schinner
schinnerl schintgen schipper? schlager schlatter schlauchin schleich schlesser schlogl schlosser
schmeler schmid schmidinger schmidl schmidt? schmidtke schmied schmiedecke schmiedt schmit schmitt
schmitz schmolzer schmuck? schnabl schneeberger schneider? schnyder schober schoberl schoch
schoen? schoffmann schofield schokman scholl scholler scholten scholtes scholtz scholz schomber
schon? schonauer schonberger schonland schoofs schoonbroodt schopf schotte schottin schou schouten
schowalter schramm schrammel schrant schranz schreiber schreiner schrempf schrenk schrijver?
schrik? schrittwieser schroder schroeder? schroeff schryver schubert? schuchhardt schuh schuijt
schuler? schulist schuller schulten schultz? schulz? schumacher? schumm schummer schuppe schurch
schuster schutter? schutz schuurmans schuylenborch schwab schwaiger schwaighofer schwartsbach
schwartz? schwarz? schwarzinger schwarzl schwass schweiger schweighofer schweinfurt? schweitzer?
schweizer? schwendinger schwital schyns scialpi scolai scolaidhe scolaighe scollaigh scollain
scollan scott? scotti? scotto? scribhin scriven scullion? scully scuylenborchs seachnasaigh
seafraidh seafraigh seagha seaghain seain seally sealy seamuis seanachain seanaigh seanain
seanainn seanlaoich searcaigh searle searlog searraigh sears? seartha seasnain sebastians sebo?
sebova sec? secova sedano? seddiki seddio sedlacek sedlackova sedlak sedlakova sedlar sedliak
sedliakova seebacher seery segarra segebahn segers segerson segersun segerszoen seghers segni?
segovia? segovic segre? seguel seguin? sehgal seibhleain seibhlin seidel seidl seifert seifs
seighin seil? seiler seims seinin seip seireadain seiser seitheachain seithneachain seitric seitz
seiwald sekera sekerova sekhon selami sele? selecka selecky selendic selin sellers? sels?
sembathwa semenov semialjac semitecolo sen? sener senger sengupta sengwayo senicic senko senkova
senn senouci sensoy seochfhradha seochru seoighe seoin separovic sepp seppa seppala seppanen
sepulveda sergejev serlupi sermonti serna? serraglio? serrano? serrato? sersic servais? serwaa
sesars seshadri sesils sestak sestan sestig seth? sethi setiawan setrick setty sevarova sevcik
sevcikova sever? sevilla? sevillano? sevinchova sevrin sevtsenko sexton? seymour? sezer sezgin
sforza? sgalambro sgarbi sgulla sha shabalala shabane shabangu shaffer? shaffrey shah? shahinova
shahnozova shahriyorov shahzodov shailer shamase shamhrain shan? shanahan shand shandu shangase
shange shankar? shanker shanley shannon? shanny? sharaf shariff sharkey sharma sharpe? sharry
shaughnessy shaw? shazi shea? sheahan sheane sheedy sheehan sheehy sheeran sheerin shehu sheikh?
sheil sheilds sheitric shekoni shelembe shelton? shengele shenoy sheoinin shepard? sheppard? shere
sheridan? sherlock? sherman? sherry? sheth shetty shevlin shezi shibase shiel shiels shikuku
shimizu shinga shitric shiurdain shiurtain shoba shohjahonov shohruxov shomais shombela shortt
shoyisa shozi shroff? shukla shukronova shupe siacais siadhachain siadhail siaghail siardain sibal
sibalic sibalukhulu sibanda sibaya sibeko sibhene sibhleain sibilia sibindi sibisi sibiya sibul
sidheail sidhu sidi sidler sidlo sidlova sidor sidorov sidorova siebenaler sieber sieberer siegl
siegrist siele siering siffredi sifuna sigagu sigbergs sigberts sigbjarts sigbjorns sigdors
sigegede sigei sigerson sigfasts sigfinns sigfreðs sigfus siggeirs sighvats sigjons sigl siglaugs
sigmanns sigmars sigmunds signars sigriks sigris sigrist sigs sigsteinns sigtryggs sigtyrs
sigurbalds sigurbergs sigurbjarnis sigurbjarts sigurbjorns sigurbrands sigurdors sigurfinns
sigurgeirs sigurgests sigurgislis sigurgrims sigurhans sigurhjorts sigurjons sigurkarls sigurlas
sigurlaugs sigurleifs sigurlinnis sigurliðis sigurmanns sigurmars sigurmons sigurmunds sigurnyas
sigurnyjas sigurodds sigurolis sigurpalls sigursteinns sigursveinns sigurvaldis sigurvins sigurðs
sigurþors sigvaldis sigvarðs sigþors sihombing sihotang sihvonen siim sijadu sikhakhane sikhosana
sikhunyana sikiric sikk sikobi sikuku sikwayo sila silangwe sild? silina silins silke sillanpaa
sillaots sillaste siller sillis silm silva? silveira? silvennoinen silvestri sima? simanjuntak
simara simard simba? simbolon simek simekova simelane simeoin simeoni simic simicic simik simikova
simiyu simka simko simkova simmon simmonds simmons? simo simoens simoes? simola simon? simoncic
simoncicova simonen simonic simonis simonova simonovic simonovicova simons? simonsen simonsson
simova simpson? sims? simson simunic simunovic sinaga sinan sinclair? sindris sinema singh?
singhal singleton? sinha? sinisi sinkovec sinkovic sinner? sinnott sinozic siochain siochfhradha
siochru sioda siomoin sionachain sionain sionainn sionnaigh sioradain siorain siothchain sipek
sipes sipic sipila sipos siqueira sirait sire? sireelert siregar sirel sirin siripaiboo sirnirs
sirois sirotic sirus sirvio sisask sishangwe sishi sishiya sismondi? sisneros sitar? sitati sith
sithenjwa sithigh sithole sithombo siththe sithuli sitienei sitolotolo sitompul sitorus sitters?
sittisaowapak situm situma situmorang siun siurdain sivars sivertsen siwele sixtus siyaya siyeshe
sjafnars sjoberg sjoblom sjodin sjogren sjoholm sjolander sjolin sjolund sjostedt sjostrand
sjostrom skaftis skally skantar skantarova skaptis skara skarpheðinns skeahan skeffington skefills
skeggis skehan skelly skenderovic skiles skinner? skirnirs skivington skiðis skjolds sklar
sklarova sklenar sklenarik sklenarikova sklenarova sklenica sklenicka sklenickova sklenicova
sklenka sklenkova skoda skog skoglund skok skokan skokanova skold skoog skorris skov skoviera
skovierova skrijelj skriniar skriniarova skrlin skrnicki skrtic skuggis skugor skuja skujina
skujins skulis skultety skultetyova skunca skupnjak skutas skutecka skutecky skærings skærs
sladonja slaetsdochter slagmolen slahor slahorova slamain slamon slastan slastanova slatara
slater? slattery slavica slavik slavikova slegers sleibhin slevin slimani slingerland slivka
slivko slivkova sloan? sloane? sloboda slobodnik slobodnikova slobodova sloot? slota slotova
slovak? slovakova slovinec slovinecova slowey sluaghdhain slyne smail smajda smajdova smal? smaris
smealain smedt smeede smeets smet? smets smid? smidova smirnoff? smirnov smit? smith? smitham
smits smiðs smokovic smolain smolders? smolic smrek smrekova smullen? smyrills smyth smythe
snauwaert snjokis snjolaugs snjolfs snorris snyder? snæbjarts snæbjorns snæholms snælaugs snærings
snærs snævarrs snævars snæþors soares? sobarzo sobolev sobota sobowale sobrero? soderberg
sodergren soderholm soderini soderlund soderman soderqvist soderstrom sodhi soding soduba soest
soffanias soffici? sofonias sofus soi? soini soininen soita sokac sokcevic sokhela sokhulu
sokhwebula sokic sokk sokol sokolov sokolova sokrates? solana? solanki solano? solari solberg
solbergs solbjarts solbjorns soldo? solej solejova soler? solera? solheim solihayeva solimanns
solimena solis? soliz sollima solmars solmunds solomon? solomun solons? solorio solorzano solovjov
solsona soltani? soltes? soltesova soltys soltysova solvars solvers? solvins solvis solzer
somachain soman somboni somers somfula sommaruga sommer? somogyi somoza? sompisi sondini sondisa
songiya soni sonnino sonnleitner sonqandile sontag? sontuli soo? sood sooksawang soolachan
soolaghan soos soosaar soosalu soot? soots soper sophanias sophus soprano? soranzo sorattanachai
sordi? sorens sorensen sorgatz sorger soria soriano? soric sorlis sorokin sorrentino sosa? sosic
sosnain sostaric sotelo sothole soto? sotobe soucy soudani soukup soukupova souma sousa? southee
souza sowman soyinka? soylu spaan? spadafora spaendonc spaendonck spain? spallanzani spanevello
spanhaak sparks? spartakus spealain spears? speer? speijer spelman spence? spencer? spenser?
speri? sperl spiegl spier? spiess spika spiker spilar spilarova spillane? spindler spinelli spinka
spinola? spiolain spiollain spisic spitzer? spois spolain spoljaric sporer sporri sporðis spralja
spreeuw? spreeuwel spreitzer sprenger spreuwel springer? sproge sprogis sprong? spruit? spruyt
squarcione sraffa sridhar srinivas srinivasan srisoontorn srivastava srsen stac stace stadelmann
stadlbauer stadler stael? staelens stafford? staglieno stahl? stahr stalder stamm stamrood stan?
stancin stancu standaert standun stanek stanescu stange stangl stanic stanicic stankevicius
stankova stanley? stanleys stanton? stapis stapleton staquet starcevic stark? starkaðs starkenberg
starosta starostova starris stas stassin stastna stastny staub staudacher staude staudinger staudt
stauffer staunton stecher steckel steed? steele? steen? steenbakkers steenbeek stefan? stefanec
stefanek stefanekova stefanelli stefanik stefanikova stefanka stefanko stefankova stefanova
stefanovic stefanovicova stefans? steffen steffensen stefnirs stefovic stefunko stefunkova steger
stehr steichen? steidl steiger? stein? steinacher steinarrs steinars steinbacher steinbauer
steinberg steinberger steinbergs steinbjorns steinbock steindl steindors steiner? steinfinns
steingrims steininger steinis steinkellner steinkells steinlechner steinmann steinmanns steinmars
steinmeiern steinmetz? steinmoðs steinns steinolfs steinroðs steinvarðs steinwender steinþors
stejskal stejskalova stelzer stelzl stenberg stenlund stenson stenstrom stepanek stepankova
stepanov stephen? stephens? stephenson? sterckx sterkman stern? stettler stettyn steuber steuer
steurer stevens? stevenson? steward? stewart? stey steyaert stibhin stichter? stiebitz stiedemann
stiegler stifanic stiffel stifter stigs stimac stin stinis stiofain stipanovic stiperski stirnirs
stoc stocker? stockhammer stockinger stockl stockli stodola stodolova stoffel stoffelsz stoger
stoiber stoica? stoices stojanov stojcevic stojnic stokes? stoll stolnik stoltenberg stoltz stolz?
stolze? stondun stook? stopar stoppani storey? storladi storolfs stosic stout? straaten stracke
stradivari? straka strakova stralen? strand? strandberg strangio strasser stratford? stratton
strauss? strawbridge strazdina strazdins strazicic strba strbac strbova streich? streicher
strickland? strid striebitz strigt strigter strijker strik? strinavic strljic strnad strnadova
strnisko strniskova strobl stroh strohmaier strohmayer strohmeier strom? stroman? stromberg
stroobants strosin strukelj strycek strycekova strøm stserbakov stuart? stubbs stucchi stucki
stuckler studer stuivenberg stummer? stumpf? stundun stupalo sturlan sturlas sturlaugs sturm
sturris stutz styrbjorns styrkars styrmirs styrrs styrs suarez? suartini suazo subramaniam
subramanian suciu sudiati sugrue suhonen suibhne suijker suilleabhain suilliobhain suinvorde
suipeal sujjaboriboon sukhenai sukurlu sukurov sulc sulcova sule suleiman? suleymanlı suleymanov
sulg sullivan? sultanlı sultanov sulzer sumarliðis sumayyeva summers? summerville sunavcova
sunavec sundaram sundberg sundell sunder? sundin sundqvist sundstrom sunjic suomalainen suominen
suppan supple? supraha sura? surac suran suraprachit suraprasert surbek sureda suresh suri? surian
surina surka surkova suryatmi suryono susa? susanti susi susnik sussebier sustar? suter sutinen
sutt sutter sutton? suur suvi suvorov suwarno suzuki? svab svabova svaby svafars svafnirs svahn
svalis svanberg svanbergs svanbjorns svangeirs svanholms svanis svanlaugs svanmunds svans
svantesson svanþors svard svavars svec svecova svedberg svehla svehlova sveinars sveinbergs
sveinbjarts sveinbjorns sveinjons sveinlaugs sveinmars sveinns sveinungis sveinþors svends
svendsen svensson sverko sverres sverrirs svetlicic svoboda svobodova svolnirs svorfuðs svrbik
svrbikova swaleh swaminathan swamy swaniawski swanson? swart? swazi? sweeney? sweeny? swennen
swinnen sykes? sykora sykorova symons synnott syombua syrjala syrus szabo? szalai szekely szekeres
szilagyi szoke szucs sæbergs sæbjorns sæis sælaugs sæmanns sæmunds særs sæther sævalds sævarrs
sævars sævins sæþors søndergaard sørensen sıxlı taaj taal? taanish tabacu tabassum tabet taboada
tacchini? taccola tack? tadeen tafazal taferner tafoya tafuri taggart tagliafierro tahaw-wur
tahawwur taheem tahir tahmaseb tahraoui tahri taht tahtinen taibi taichligh taidhg tailliuir
tailor? taimur taipale tait? taj tajammul tak? takacs takahashi takala takkelenburg takyi talal
talat talavera talbi talbot? taleb talha? talhah tali? taliani talib taliercio talpas talpasova
talts talwar talıblı talıbov tamanna tamarit tamas tamayo tamba? tamberg tamborini tamburello?
tamburi? tamburini tamez tamhais tamm tamme? tammerijn tammik tamminen tampubolon tamsma tanaka
tandon tandris taneja tangen? tanghe tangney tanguay tanguy? tanner? tansey tanskanen tanui tanzer
tanzini tapak tapakova tapdıqlı tapdıqoglu tapia? tapp tara? tarantini tarantino? tarassov
tarchetti tardif? tarfs tarhan tarihoran tarlaigh tarpaigh tarpey tartaglia tartini tarus
tarvainen tasca? tasche? taskinen tasso? tassoni tata? tatar? tatarka tatarkova tatarova tate?
tauber taucher tavares? tavcar tawia tawkeel taylor? tazka tazky teachain teahan teangana teangnai
tebaldi? techer teder? tedesco? teearu teesalu tehan teidheachain teimhneain teits teixeira?
tejada tejeda tejedor? tejera? tejero? telesio? tella tellez tello temirov temmerman tena?
tencalla tenorio? tepes teran terer terlevic ternan terragni terrazas terrell? terron? terry?
teruel tervo terzic tesar? tesija tessier teufl teuling teunissen tevetoglu texier textor
thabekhulu thabethe thabizolo thaidhg thaker thakkar thakur thaler? thalhammer thaller thaman
thamhais thamrin thanel thango thantananont thatcher? thein theis theisen thela thembekwayo
thembela thenjwayo theodors theraulaz theriault therrien theunis theuri theys thiarnain thibault
thibaut thibodeau thiel thielen thierry thies thighearnaigh thighearnain thijs thill? thilmany
thinnes thiong'o thirion thiry thobeni thoirbhealaigh thoirdhealbhaigh thole? thom thoma thomais
thomas? thomassen thomka thommen thompson? thomsen thomson? thonon thony thor? thorbergs thorcail
thoren thorens thornton? thorpe? thors? thorsen thout thoya thoyana threinfhear threinfhir
thuathail thuathalain thuku thulin thuliswayo thumbela thumbeza thuo thuranira thurner thusi
thusini thwala thygesen thys tiainen tianvarich tiarnaigh tiarnain tiba ticha tichy tiefenbacher
tielemans tiepolo? tiernan tierney tighe tighearna tighearnaigh tighearnain tihhomirov tiihonen
tiik tiits tijerina tikka tikkanen tilk tillman? tillmanno timek timekova timis timka timko
timkova timlin timmerman? timmermans timofejev timonen timoney timons timony timoteus tindars
tindris tinds tinguely tinney tinnis tins? tintzmann tiobraide tiomanai tiomanaidh tiomanaidhe
tiomanaigh tirabassi tirie tirkkonen tirop tirpak tirpakova tisaj tischler tistrans
titipatrayunyong titov titus? tiwaa tiwari tjalds tjorfis tjorvis tlustek toal tobar? tobias?
tobin tobler todd? todsapornpitakul toft? togher togliatti? tognazzi tohall toibin toic
toirbhealaigh tois toivanen toivonen tokis tolain tolan? toldo? toledo? tolentino tolin tolj
tollis tolonen tolosa? toloza tolvanen tomais? toman tomana tomanek tomanekova tomanik tomanikova
tomanova tomasek tomasekova tomaselli tomasetti tomasik tomasikova tomasini tomaska tomasko
tomaskova tomasova tomazic tomecek tomecekova tomecka tomecko tomeckova tomek tomekova tomescu
tomhnair tomic tomicic tomingas tomka tomko tomkova tomlinson tomljanovic tommaseo toms? tomsic
tomson tonc toner? toninelli tonisson tonisto tonnis tonra tonui toolan toole toolin toolis toom?
tooman toome toomey tooming toomsalu toor toots? toplak topolska topolsky torfis torfs torlonia
tormaigh tormay tormey tormo? tornatore tornqvist toroitich torok torp torpaigh torpey torphy
torralba torrecilla? torrence torrens? torrent? torrents? torrez torricelli? torrijos tors?
torstensson toscani toscanini? toselli tosi toso tosto? toth totic totino totwiller touati toubeau
touil toumi tournay tours? toussaint tovar towett towne townsend? tozzi tozzo? tracey? tracy?
traetta trainor tran? trantow traoin traore trapanese trapani? trapp trask tratnik trattner
trauner trausch traustis travaglia travaglio? travers? traversa? travia travis? traxler traynor
trbovic treabhair treacy treanor treasa treasai treasaigh trebbi treboux treccani trei treial
treier treinfhear trejo tremblay tremonti trenor trentin trentini treo? treoigh trepanier tresoldi
treutel treves trevino? trevisan trevisani trezzini trgovcic triall triana trierweiler
trikasemmart trillini trillo? trimmel trincavelli trinkl tripathi triplat tristans trivedi trlik
trlikova trnski trobbiani troch trofimov troisi trombetta trommler tromp? tron troncoso tropea
trost? trostans trotta? trottier troy? trub? truben? trubenova trubin trudel trujillo? trumanns
trummer trupiano trupp trussardi trutanic truu tryggvis tsagairt tsaoi tsaoir tschentscher
tsionnaigh tsithigh tsuma tsvetkov tuachair tuairisc tuairisg tuama tuamain tuaraisce tuaruisce
tuataigh tuathaigh tuathail tuathaill tuathalain tuathalin tuathlainn tubridy tucker? tudela tudic
tudor? tuijl tuile? tuimlin tuisk tuithof tukane tuksar tukur tully tuma tumas tumis tumova
tungkasethakul tuohey tuohy tuomi tuominen tuovinen tupa? tupy tur? turallı turati turchetta
turchi? turci turcinov turcok turcokova turcotte turesson turgeon turina turins turk? turley
turmes turnbull turner? turongkinanon turpeinen turpin? turraoin turrini turudic turunen tusek
tuskan tutino tutty? tutu? tuul tuulik tuwei tuzzolino tuđa tveit tweneboa twidle twohey twohig
twomey twumasi tyler? tynan tyrfings tyrrell tyrs uaid uaiteir uaithne ualghairg uallachain
ualtair ubaadah ubadah ubaid ubaidah ubaldi ubay ubayd ubaydullah ubbis uche uddis udeen udeh
udinese udinesi ugarte uggis ughi ugo? ugrinic ugurlu uhban uhl uibhrin uibo uidhir uidhlinn
uiginn uilcin uit? uittenbosch ukic uldry ulfars ulfgeirs ulfheðinns ulfkells ulfljots ulfs
ulftyrs ulibarri ulker ullmann ulloa ullrich ulrich ulrichs ulriks ultaigh umaarah umair umar
umarov und? underwood? ungaretti unger uniacke uniaque unis? unnars unnbjorns unndors unnsteinns
unnþors unruoch unt unterberger unterweger uotila upadhyay uphaus uphuis uphus uppal upton? uram
uramova uranus? urb urbain? urbanova urbany urbina urblik urblikova urbonas urena uria uriarte
urias? uribe urlic urra? urrab urrutia urzua urðars usamah usic usmonov utama utami uus uusitalo
uustalu uwais uxis uyainah vaananen vaati vabaza vacek vachon vaci vackova vaes vaessen vagns
vahar? vaher vahi vaht vahter vahtra vaidya vaillancourt vaillant? vainio vaino vaisanen vajcik
vajcikova vajda vajdova vaks vala? valach valachova valachovic valachovicova valadez valbergs
valbjorns valbrands valbuena valcarcel valdebenito valdemars valderrama valdes valdez? valdimars
valdis valdivia? valdors valencia? valenciano? valent? valenta valentic valentin? valentine?
valentino? valentinova valentins valentinus valentova valenzuela? valera? valero valette valgarðs
valge valgeirs valguarnera vali? valiants valicek valicekova valier valimaki valis valjetic valk?
valkama valkonen vall valladares vallaðs vallee? vallejo? vallejos vallelian vallenduuk valles
vallet vallin valls valmarana valmars valmunds valsteinns valters valtonen valtyrs valusek
valusekova valuska valuskova valverde valves? valþors vanaga vanags vanbrabant vance? vandaele
vandamme vandecasteele vandekerckhove vandenbergh vandenberghe vandenbroucke vandenbussche
vandendriessche vandeputte vanderheyden vanderlinden vanderstraeten vandervort vandevelde
vandewalle vanegas vanek vanekova vang? vangisa vanhee vanhoutte vanhove vankova vanneste
vansteenkiste vanvitelli vapnis varadi varano varas? varela? vares? varga? vargas? varghese varik
varis varkey varma varmars vartiainen varty varughese vasa? vasari? vasconcelos? vasek vasekova
vasiliev vaska vasko vaskova vasquez? vass vasseur vastenhouw vastraedsd vatnars vattimo vaughan?
vaughn? vavra vavrinec vavrinecova vavrova vayrynen vaz? vazquez? veale veas vebjorns vecellio
vecoli veen veenendaal veenstra vega? vegeirs vegt veic veigars veigs veilleux veit veiver vejar?
vekells velandia velasco velasquez? velaugs velazquez? veldak veldakova velde? velden? velderman
velez? veliz veloso? velthoven veltman veltroni velzen vemunds ven? venalainen vendetti? venditti
vendrell venegas veneziano? venier venkataraman venkatesh venrooy venturi verbeeck verbeek verbeke
verbiest verbist verboom verboven verbruggen verbrugghe vercammen vercauteren vercelloni vercoe
vercruysse verda verdejo? verdi? verdier verdonck verdone verdu verdun? verduzco vereecke
vereecken verelst verfaillie vergara? vergassola vergauwen vergeer vergerio verhaar verhaegen
verhaeghe verhagen verharen verheij verhelst verheuvel verheyden verheyen verhoeven verhulst
verkade verlinden verma vermandois vermeersch vermeil? vermeir vermeire vermeiren vermeulen
vermeylen vermunds vernharðs verri vers? versace verschuere verschueren verschut versluijs
verstappen verstraete verstraeten vertoor vertooren vervaeke vervaet vervoort verwimp verwoert
vesel vesela veselova vesely veski vespa? vespucci? vestars vesteinns vestergaard vesterinen
vesterlund vestin vestmars veternik veternikova vethayasas veturliðis veum vezi vezina vezzali
viaene vial? viana? vianello viberg vicen vicena vicencio vicenova vicens vicente? victors?
vidakovic vidal? videla vidic vidmar vidoni vidov vidovic vieira? vienne? viera? vierdag vifills
vig vigfus viggos vigil? vigliotti viglunds vigmars vigmunds vigneron? vignirs vignon vigorelli
vigris vigs vigsteinns vigtyrs vigþors viik viira viitala viitanen vik vikars vikings? viklund
viks viksna vikstrom viktors vilain? vilakazi vilalta vilanova vilaplana vilar? vilbergs vilberts
vilbjorns vilbogis vilbrands vilches vilcina vilcins vilgeirs vilhelms vilhelmsson vilhjalms vilis
viljanen viljars viljevac viljis vilks vill villablanca villadicani villagomez villagra villagran
villalba villalobos villalonga villalpando villamil villamizar villanueva villar? villareal
villarosa villarreal? villarroel villasenor villaverde villegas villemson villena villeneuve?
villis vilmars vilmunds vina? vinas vincent? vincents vincetic vinck vincze vinjars vink?
vinogradov vinyuvanichkul virag virgilio? virgills virk virta virtanen visconti? visintini vismara
visnapuu visnovska visnovsky visser? vissers? viswanathan vitali? vitasovic vitek vitkova vitola?
vitolina vitolins vitols vittadello vitturi vivaldi? vivanco viveros viviani vizcaino? vizintin
viðars viðirs vlaanderen vlach vlachova vlachovic vlachovicova vladislavic vlaeminck vlasic?
vlassov vlcek vlckova vleugels? vliet vlk vlkova vlna vlnka vlnkova vlnova vodopivec voet? vogel?
voggs vogl vogler vogt vohra voinea voisin? vojkovic vojtek vojtekova vojtka vojtko vojtkova
volarevic volaric volcke volk? volkman volkov vollbrecht volterra volunds von? vonlanthen
vonrueden voorde? voorhout voorst voortman vopnis vora vorkapic vorms vorobjov voronin voros vorðs
vosu votts voutilainen vozar vozarova vozila vrabcova vrabec vrabelj vrablec vrablecova vrancken
vranckx vranic vranken vrban vretenar vrhovec vries? vroege? vrome? vsiliauskas vucetic vucin
vuckovic vugdelija vugec vuille vuk vukman vukobratovic vukovic vukusic vuljak vumisa vundla
vunisa vuorela vuori vuorinen vuyst vyas vydarena vydareny waahid waajid waarbeek waardeloo waas?
wable wabomba wabwile wabwire wacana wachira wachter? wade? waderle wadhwa wadi? wadood waelchi
waele wafa wafeeq wafula wagener wagenknecht wagenvoort waghorn wagle wagner? wahhaaj wahlberg
wahlgren wahlstrom wahner wahome wahyudin wahyuni wainaina wairimu waithaka waithera waithira
wakhungu wakio wako wal? walch walcher walder walderade waldner waldron wali walia walker? walla
wallace? wallaert walle wallen? waller? wallgren wallin wallis? wallner walser walsh? walshe
walsteijn walter? walters? waltl walton? waltrade waluyo wamaitha wamalwa wamboi wambua wambugu
wambui wambura wampach wamuyu wanda? wandera wandl wang? wanga wangai wangare wangari wangechi
wangeci wanger wangila wangui wanijiku wanja wanjala wanjau wanje wanjiku wanjira wanjiru wanjohi
wanjugu wannapaitoonsri wantz wanyama wanyoike wanyonyi wanza wanzala ware? wario warner? warnier
warren? waruguru warui wasendlunkulu washington? wasike wasita waskita wason wasonga wassenaar
wastuti wasunun waswa watanabe wathelet watkins? watsica watson? watt? watters wattiez watts?
waugh? wauters wauthier wavinya waweru wawira wawire wayua weaver? webb? webby? weber? webster?
wechselberger wechuli weeldenburg weerdenburg weerdt weever? wegmann wegscheider wehner wehrli
weibel weidinger weigl weihmann weijland weijters weiler weimann weimer weinberger weinhage
weinhold weir? weis weiser? weisgerber weiss? weissenbock weissnat weitzel wekesa wel? wela welch?
weldon? welf wellens weller? wells? welter? wende? wendt? wenger weninger wennberg wensen? wenzl
werd? werdes wernecke werner? werners weru wery wesack wesonga wessex? westberg wester? westerbeek
westerberg westerburg westerlund westermann westfalen? westin westlund westman weston? weterink
wettstein wever weydert weyland weylant weyrich weza whalen wheeler? whelan whelehan whitaker?
whitehead? whitehouse whitney? whittaker whitty whyte wiafe wiberg wibisono wibowo wicht?
wickerode widen? widhalm widiastuti widmann widmer widodo wiedner wiegand wiek wiel? wieland?
wieloch wiener? wies? wiesbauer wieser wiesinger wiesner wiggins? wigman wijaya wijayanti wijk?
wijland wiklund wikstrom wilcken wilcox? wilde? wilderman wildschut wiley? wilfinger wilhelm?
wilhelms wilhelmsson wilkerson? wilkin wilkins? wilkinson? willaert willame willards wille?
willekens willem willems willemsen william? williams? williamson? willigen? willis? willms wills?
willums wilmart wilmes wilmet wilmont wilmotte wilms wilmsen wilson? wilton? wiltzius wimmer
wimolnot winandy winarno winarsih winberg windhager windisch windler winkler winnrich winters?
wintheiser winther wipstrik wirth wirtz wirz wisoky wisozk witte? wittenboer witting? wittmann
wiza wogerbauer wohlgemut wohlmuth wohlwend wohrer wolfe? wolff? wolffel wolfinger wolfsdr
wolfswinkel wolter wolters wolzak wong? woodard? woodward? woolley? wooning woudenberg woulfe
wouters woutersz wratt wren? wrenn wright? wrynn wuckert wulandari wulf wulff wunderink wunsch
wurm? wurzer wurzinger wuthrich wutke wuyts wyatt? wyman wynants wynne wyss xaba xakimov xala
xhakaza ximba xolidov xolo xulu yaa yaamoa yadav yadid yafir yaghnam yahaya yahi yahia yahiaoui
yahyaa yahyoev yakub yamada yamaguchi yamamoto yaman yamashita? yamazaki yanez yang? yaqubov yar
yasinaeva yasinov yasir yasminova yates? yatich yator yawer yawson ybarra yeboa yeboah yego yegon
yei yengwa yengwayo yepes yeyeye yildirim yilmaz yirenkyi ylinen ylitalo ylonen yls ymirs yngvars
yngvis yoder yogi? yohannan yolanda? york? yorulmaz yoshida yost youprasert yousfi yrars yrkills
yudas yuksel yulianti yuliarti yundt yuniar yunusov yusifoglu yusifqızı yussuf yuste yusuf yusupov
yıldırım yılmaz zaafir zaahid zaahir zaakir zaal? zabala zabaleta zabarella zabjacan zaborska
zaborsky zaccagnini zaccardo zacchia zacco zach? zachar zachara zacharia zachariah? zacharias?
zachariasova zacharova zackariya zafar? zafir? zafrul zagar zaguri zahaar zaheer zahharov zahn
zahri zahroyeva zahrun zahur zaidi zaitsev zajac zajacova zajc zak? zakarias zakariyoev zake
zakinja zakis zakiyaxonova zakova zakrajsek zalite zalitis zalokar zambrano zamengo zamora?
zamorani zamorano? zampa? zamudio zanazzo zangerl zanichelli zanker zanoski zanzi zaoui zapata?
zaragoza? zarar zarate zarina? zarinova zarins zarlino zauner zavala zawadi zayas zayidov
zaynabova zayyir zbinden zboncak zeba zebec? zecchini zechmeister zechner zedillo zeemans
zeffirelli? zehetner zehnder zeiler zeilinger zeimes zeimet zeiner zelaya zeldenrust zeleznik
zeleznikova zelic zeller zeltina zeltins zeman zemanova zemlak zemljic zengin zenner zenteno zenz
zepeda zerjav zeroual zerrouki zetterberg zetticci zettl zevenboom zezelic zgorelec zhang ziane
ziani zibert zic zichichi zidane ziegert ziegler? ziemann zieme ziemele ziemelis zigmund
zigmundova zigo zigova zijl zijlemans zijlmans zikhungwini zikovic zima zimka zimkova zimmer?
zimmerman? zimmermann zimova zingg zinnurova zirme zirne zirnis ziro zito zitouni zivic zivkovic
zizek zmaic znidarsic zobel zochling zohrer zola? zollinger zophanias zophonias zoppetti zoppetto
zorbach zorko zorlu zorman zorrilla zotter zouaoui zrilic zrinski zubairu zubayrov zubcic zubek
zubekova zubka zubko zubkova zubrik zubrikova zufika zugec zuidweg zuijdveld zujev zukauskas zukov
zulaika zulauf zulkarnain zuluaga zunec zuniga zupan zupanc zupancic zupanic zuravljov zurcher
zurita? zuvela zuwayhir zuzic zvaigzne zver zvirbule zvirbulis zwaben zwart? zwijsen zwindrecht
ægirs æsirs ævarrs ævars ødegard østergaard þangbrands þengills þeyrs þins þiðrandis þiðriks
þjalfis þjostars þjostolfs þjoðanns þjoðbjorns þjoðgeirs þjoðleifs þjoðmars þjoðolfs þjoðreks
þjoðvarðs þorarinns þorars þorbergs þorbjorns þorbrands þorfinns þorgarðs þorgauts þorgeirs
þorgests þorgils þorgisls þorgnyrs þorgrims þorhadds þorhallis þorhalls þorirs þorkells þorlaks
þorlaugs þorleifs þorleiks þorlinds þormars þormoðs þormunds þorodds þorolfs þororms þororns
þorris þors þorsteinns þorvalds þorvars þorvarðs þorðs þrainns þrands þrastars þrosts þrotts
þruðmars þryms þyrnirs đurasevic đurinic ədiloglu əlioglu əlixanlı əliyeva əmirli əmirov əmirova
əylisli
"""
