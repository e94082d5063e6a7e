"""Countries, regions and towns, written by bench/gazetteer.py."""

# ruff: noqa: RUF001
from __future__ import annotations

PLACES = """\
's gravenmoer|'s
herenelderen|'s-graveland|'s-gravendeel|'s-gravenhage|'s-gravenpolder|'s-gravenvoeren|'s-gravenwezel|'s-gravenzande|'s-heer
abtskerke|'s-heer arendskerke|'s-heer
hendrikskinderen|'s-heerenberg|'s-heerenbroek|'s-heerenhoek|'s-hertogenbosch|'t goy|'t haantje|'t
harde|'t loo oldebroek|'t veld|'t waar|'t zand|'t zandt|a coruna|a-rap xe-ut|a.
selam|aabenraa|aabybro|aachen?|aachen-kornelimunster|aadorp|aagtekerke|aaigem|aakirkeby|aaland-inseln|aalbeke|aalborg?|aalden|aalen?|aalen-ebnat|aalestrup|aalsmeer|aalsmeerderbrug|aalst?|aalsum|aalten?|aalter|aanekoski|aarau?|aarbergen|aardenburg|aargau?|aarlanderveen|aarle-rixtel|aarlen|aars|aarschot|aarsele|aartrijke|aartselaar|aartswoud|aarup|aasiaat|abaco?|abaco
island|abadia de goias|abadia dos
dourados|abadiania|abaete|abaetetuba|abai|abaiang|abaiara|abaira|abakaliki|abano
terme|abapa|abare|abasha|abashiri|abatemarco|abatia?|abazia di sulmona|abbadia|abbadia
alpina|abbadia cerreto|abbadia di montepulciano|abbadia di naro|abbadia lariana|abbadia san
salvatore|abbasanta|abbateggio|abbatesse|abbazia?|abbazia di fossanova|abbazia
pisani|abbega|abbekerk|abbenbroek|abbenes|abberode|abbeville|abbeyleix|abbiate
guazzone|abbiategrasso|abbotsford|abcoude|abdon batista|abdurakhmana
jami|abebo|abee|abejorral|abel figueiredo|abelardo luz|abelova|abemama|abenab|abenberg
mittelfranken|abenberg-wassermungenau|abengourou|abensberg|abeokuta?|aberdeen?|aberdeen
city|aberdeenshire|aberfeldy|aberfoyle|abergavenny|aberstuckl|abertamy|aberystwyth|abetina
vallesana|abeto?|abetone|abfaltersbach|abha|abhayapuri|abhaynagar|abi
adi|abidjan-sud|abilene?|abingdon?|abington|ablanitsa|ablessa|abobo?|abohar|abolens|abomey|abomey-calaci|abomsa|abong-bang|abottabad|abovce|abovyan|aboyne|abraham?|abrahamovce|abramova|abrams?|abranovce|abrantes?|abre
campo|abrego?|abreu e lima|abreulandia|abriaqui|abriola|absarokee|absdorf|abtenau|abtsgmund|abu
dhabi|abu issa|abu
road|abuhadi|abuja?|aburi|abxaziya|abyan|abyhøj|ac-hen-ti-na|ac-me-ni-a|acacias?|acaia|acaiaca|acailandia|acajutiba|acandi|acaponeta|acapulco?|acara|acarape|acarau|acari?|acate?|acaua|accadia|accaria|accaria
rosaria|acceglio|accettura|acciano|acciarello|acciaroli|accokeek|acconia|accorneri|accra?|accumoli|acebal?|acegua|aceh|acerenza|acereto|acerno|acerra|acevedo?|achajur|achalpur|achampet|achberg|achel|achene?|achenkirch|acheres|achern|achet|achhnera|achi|achim
bei bremen|achlum|achterveld|achterwehr|achthuizen|achtmaal|aci bonaccorsi|aci castello|aci
catena|aci platani|aci san filippo|aci sant'antonio|aci
trezza|acilia|acioli|acireale|ackerman|ackley|acopiara|acorizal|acosse?|acoz|acqua dei
corsari|acquabona|acquacalda|acquacanina|acquaficara|acquafondata|acquaformosa|acquafredda|acqualagna|acqualoreto|acquamela|acquanegra
cremonese|acquanegra sul chiese|acquapendente|acquappesa|acquappesa marina|acquaria|acquarica del
capo|acquarica di lecce|acquaro|acquarola|acquasanta|acquasanta
terme|acquaseria|acquasparta|acquatraversa di formia|acquavella|acquavena|acquaviva|acquaviva
collecroce|acquaviva d'isernia|acquaviva delle fonti|acquaviva marche|acquaviva picena|acquaviva
platani|acquaviva villa musone|acquedolci|acqui
terme|acquicella|acquoy|acre?|acrelandia|acreuna|acri?|acton?|acton
vale|actopan|acucena?|acupe|acuto?|acworth|adaatsag|adaba|adairsville|adamantina?|adami|adaminaby|adamov|adampur
mandi|adams?|adamsville|adana?|addis ababa|addis ababa region|addis alem|addis ketema i|addis
ketema ii|addis ketema iii|addis ketema iv|addis ketema vi|addis zemen|addison?|addisu
gebeya|addu|adegem|adegliacco|adel?|adelaide?|adelandia|adelberg|adelebsen|adelfia|adelfia
canneto|adelfia montrone|adelia maria|adelmannsfelden|adelong|adelphi|adelsdorf
mittelfranken|adelsheim|adelshofen mittelfranken|aden?|adenau|adet|adhaura|adi daero|adi
gudem|adidovce|adigeni|adigrat|adilabad|adimaly|adinkerke|adiyaman|adjohoun|adjud|adliswil|adlkofen|admont|ado
ekiti|adolfo?|adoni|adoor|adorf vogtland|adorp|adra?|adrano|adrar?|adrara san martino|adrara san
rocco|adria?|adrianopolis|adro?|aduard|adustina|adwa|adıyaman|aegina?|aerdenhout|aerdt|aerzen|aesch|afeganistao|afer?|afers|afferden|afferden
l|affi|affile|affing|affinghausen|affligem|affoltern|affori|afganistan|afganisztan|afghanistan|afghanistanska
islamska republika|afidnes|afing|aflenz|aflou|afogados da ingazeira|afonso bezerra|afonso
claudio|afonso cunha|afragola|afranio|africa do sul|africo?|afrika selatan|afrika tengah|afrika
t’isfel|afrique du
sud|afritz|afsnee|afton|afua|afumati|afyon|afzalpur|agadez|agadir?|agadyr|agaggio
inferiore|agailjhara|agalega|agar?|agarak|agareb|agarfa|agaro|agartala|agassiz?|agathy|agatovo|agats|agawam|agazzano|agbor|agdam|agdara|agdash|agelat|agelli|agello|agelo|agen|agerola|aggius|aggsbach|aghavnadzor|aghdzq|agia?|agia
sotira|agia varvara|agiasos|agimont|agios efstratios|agios kirykos|agios
nikolaos|agira?|agjabadi|aglasterhausen|aglen|agliana|agliano|agliano
terme|agliate|aglie|aglientu|aglietti|agna|agnadello|agnana calabra|agnano|agnedo|agnes
water|agnino|agnita|agnone|agnone cilento|agnosine|agognate|agoiolo|agordo|agosta|agoura
hills|agra?|agrano|agrate brianza|agrate
conturbia|agrestina|agri|agriano|agricolandia|agrigento?|agrinio|agro
cafeeira|agrolandia|agromonte|agronomica?|agropoli|agropoli stazione|agrovila das
palmeiras|agrustos|agrı|agstafa|agsu|agua azul do norte|agua boa|agua branca|agua caliente|agua
clara|agua comprida|agua de dios|agua doce|agua doce do maranhao|agua doce do norte|agua fria|agua
fria de goias|agua grande|agua limpa|agua nova|agua
santa|aguachica|aguada?|aguadas?|aguai?|agualva-cacem|aguanil|aguas belas|aguas da prata|aguas de
chapeco|aguas de jurema|aguas de lindoia|aguas de santa barbara|aguas de sao pedro|aguas
formosas|aguas frias|aguas lindas de goias|aguas vermelhas|aguascalientes?|aguazul?|agudos?|agudos
do sul|agueda?|agugliano|agugliaro|aguia branca|aguia da castelo|aguiar?|aguiar da
beira|aguiarnopolis|agums|agusan del norte|agusan del sur|agustin
codazzi|agypten?|ahal|ahaus|ahaus-alstatte|ahausen-kirchwalsede|aheri|ahlbeck bei torgelow|ahlen
westfalen|ahlerstedt|ahmedabad?|ahmedabad local|ahmednagar?|ahmedpur|ahnatal|ahoada|ahore|ahorn
baden|ahornac|ahornach|ahoskie|ahrensbok|ahrensbok-gnissau|ahrensburg|ahrntal|ahtari|ahvenanmaa?|ahwa|ai
cap|ai-dec-bai-gian|ai-len|ai-xo-len|aica di fie|aichach|aichstetten kreis
ravensburg|aicurzio|aidenbach|aidipsos|aidomaggiore|aidone|aiea|aielli|aielli stazione|aiello
calabro|aiello del friuli|aiello del sabato|aieta|aigen im
muhlkreis|aiginio|aigio|aigle?|aigurande|aiken?|ailano|aileu|ailly-sur-noye|ailoche|aimeliik
state|aimogasta|aimores|ain abid|ain arnat|ain beida|ain berda|ain bessem|ain defla|ain el
beida|ain el berd|ain el hadjar|ain el melh|ain el turk|ain madhi|ain mlila|ain oussera|ain
sefra|ain taghrout|ain taya|ain tedeles|ain temouchent|ain
touta|ainapur|ainaro|aindling|aineffe|ainet|ainsworth|aioi|aioun|aipe|aiquara|air baloi|air force
academy|air tawar|airag|airai state|airali|airasca|airdrie?|airetta|aireys
inlet|airlands|airola|airole|airuno|airway
heights|aische-en-refail|aiseau|aiseau-presles|aisemont|aishalton|aisne?|aisone|aiteke
bi|aitekebisky
district|aitkin|aitoliko|aitrang|aitutaki|aiuaba|aiud|aiuruoca|aix-en-provence|aix-les-bains|aizawal|aizawl|aizkraukle|aizuwakamatsu|aizwal|ajaccio?|ajaigarh|ajana|ajapi|ajara|ajax?|ajdovscina|ajloun|ajmer?|ajnala|ajuricaba|ak-suu|akaa|akaki|akandzhievo|akaroa|akbarpur|akbou|aken
elbe|akershus|akersloot|akesta|akesu|akhalgori|akhalkalaki|akhaltsikhe|akhaura|akhmeta|akhnoor|akhtala|akhuryan|akim
oda|akita?|akkalkot|akkeshi|akkol|akkrum|akku?|akkystau|aklan|aklera|akmarijp|akmene|akola|akole|akonolinga|akosombo|akot|akpakpa|akrata|akron?|akrotiri|aksai|aksaray|akshi|aksu|aksu-ayuly|aksuat|aksukent|aktau|aktobe|aktobe
region|aktogai|akuapim mampong|akure|akureyri|akwa centre|akwa north|akzhaik|akzhaiksky
district|akzhar|al ain|al baidha|al hoceima|al josh|al
mahweet|al-kameshli|al-nebek|al-quneitra|al-rakkah|al-swedaa|al-zabadani|ala di stura|ala' dei
sardi|ala-buka|alaba kulito|alabama?|alachua|alag-erdene|alagna|alagna valsesia|alagoa|alagoa
grande|alagoa nova|alagoas?|alagoinha|alagoinha do piaui|alagoinhas|alajarvi|alakolsky
district|alambari|alamdanga|alameda?|alamo?|alamo
temapache|alamogordo?|alamosa|alampur|aland|aland adaları|aland
islands|aland-szigetek|alandeilanden|alandinseln|alandroal?|alandski
otoci|alandy|alankomaat|alanno|alanno scalo|alanno stazione|alano di
piave|alanson|alapars|alappuzha|alas?|alaska?|alassio|alathur|alatri|alava?|alaverdi|alavieska|alavus|alba
adriatica|alba di canazei|alba
iulia|albacete?|albacina|albagiara|albairate|alban?|albanella|albanese|albaneto|albania|albanie|albanien?|albanija|albaniya|albano
di lucania|albano laziale|albano sant'alessandro|albano vercellese|albanska
republika|albansko|albany?|albare|albare' stazione|albaredo|albaredo arnaboldi|albaredo
d'adige|albaredo per san marco|albareto|albaretto della
torre|albaro|albate|albavilla|albay|albbruck|albe?|albeins|albemarle?|albena|albenga|albera
ligure|alberdi|alberese|albergaria-a-velha|albergen|alberi?|alberobello|alberona|alberone|alberone
di cento|alberone di guarda|alberone di ro|alberoni|alberoro|alberschwende|albersdorf
holstein|albersweiler|albert?|albert lea|alberta?|albertina?|alberto
moreira|alberton|albertville|albes|albese con cassano|albettone|albi?|albia|albiano|albiano
d'ivrea|albiano magra|albiate|albidona|albignano|albignano
d'adda|albignasego|albina?|albinea|albinia|albiolo|albion?|albions?|albisheim pfrimm|albisola
capo|albisola superiore|albissola
marina|albizzate|alblasserdam|albo?|albogasio|albonese|alborz|albosaggia|albrightsville|albstadt-ebingen|albstadt-laufen|albstadt-tailfingen|albuccione|albufeira?|albugnano|albuquerque?|albury|albuzzano|albæk|alcacer
do sal|alcala?|alcamo|alcanena?|alcantara?|alcantaras|alcantil?|alcara li
fusi|alchevsk|alcinopolis|alcobaca?|alcochete?|alcoutim?|aldana|aldarkhaan|alde
leie|aldeboarn|aldeias altas|aldein|alden?|aldenhoven bei
julich|aldeno|aldershot?|aldersyde|aldino?|aldomirovtsi|aldtsjerk|alecrim?|alectown|aledo|aleg|alegrete?|alegrete
do piaui|alejandria?|alejandro korn|aleko
konstantinovo|alekovo|aleksandrovka|aleksandrovo|aleksince|alem gena|alem ketema|alem paraiba|alem
tena|alemanha|alemania|alemanya|alemata|alemaya|alencon|alenquer?|aleppo?|alerheim|ales?|alesd|alessandria?|alessandria
del carretto|alessandria della rocca|alessano|alessia|alesso|aleta wondo|aletai|alexander
bay|alexander city|alexandra?|alexandria?|alexandria bay|alexandroupoli|alexania|alezio|alfandega
da fe|alfano|alfatar|alfedena|alfeld leine|alfeld
mittelfranken|alfenas|alfero|alfhausen|alfianello|alfiano
natta|alfonsine|alford?|alfortville|alfred?|alfredo chaves|alfredo marcondes|alfredo
vasconcelos|alfredo wagner|alfta-edsbyn|alga?|algarrobo?|algeciras?|alger
centre|algeria|algerie|algerien?|algeriet|algerija|algerije|algermissen|alghero|algiers?|algoma|algona|algonac|algonquin?|algua|algund?|alhambra?|alhandra?|alhasakah|ali'
terme|alia?|alianca do tocantins|aliano|aliartos|alibagh|alica?|alicante?|alice?|alice bel
colle|alice castello|alice springs|alice superiore|aliceville|alicudi|alicudi porto|alife|alifu
alifu|alifu
dhaalu|aliganj|aligarh?|aliko|alimena|aliminusa|alingsas|alingsas-vargarda|alipurduar|aliquippa|alirajpur|aliso
viejo|aliveri|aliwal
north|aljawf|aljazair|aljezur?|aljustrel?|alken|alkmaar?|alkoven?|allada|allagadda|allahabad?|allai|alland|alle?|alleena|allegan|alleghe|allegrezze|allein?|allemagne|allen?|allendale|allendale
charter township|allensbach|allenton|allentown?|allentsteig|allerona|allerona
stazione|allersberg|allershausen
oberbayern|alleur|allier?|allingabro|allingawier|allinge|allison?|alliste|alliston|allitz|alloa|allonnes|allora?|allschwil|allstedt|allume?|allumiere|alluvioni
cambio|almada?|almadina?|almaguer|almaniya|almaty?|almaty
region|alme|almeida?|almeirim?|almelo|almen?|almena?|almenara?|almendros|almenno san
bartolomeo|almenno san salvatore|almere|almeria|almese|almhult|almind|almino afonso|almirante
tamandare|almisano|almkerk|almodovar?|almoloya de
juarez|almont|almonte|almora?|almyros|alnwick|aloandia|alonte|alor setar|alost?|alot|alpbach|alpe
di
siusi|alpen?|alpena|alpepiana|alpercata|alpes-de-haute-provence|alpes-maritimes|alpestre?|alpette|alpharetta|alphen|alphen
aan den
rijn|alpiarca?|alpicella|alpignano|alpine?|alpinopolis|alpirsbach|alpo?|alpujarra|alsace?|alsdorf
rheinland|alsemberg|alseno|alsenz|alserio|alsfeld|alsgarde|alsleben saale|alstead|alt
duvenstedt|alt zachun|alt zeschdorf|alta floresta|alta floresta do oeste|alta
gracia|altaanbulag|altagnana|altai?|altai city|altai territory|altair?|altamira?|altamira do
parana|altamont|altamura|altanbulag|altaneira?|altanshiree|altantsugts|altare?|altarello|altavilla
irpina|altavilla milicia|altavilla monferrato|altavilla silentina|altavilla
vicentina|altavista|altay|altdobern|altdorf bei nurnberg|altdorf-pfettrach|alte ceccato|alte di
montecchio maggiore|altedo|altena westfalen|altenahr|altenau harz|altenbeken|altenberg bei
linz|altenberg sachsen|altenberge westfalen|altenbrak|altenburg|altenburg thuringen|altendorf am
nabburg|altengrabow|altenhof kreis barnim|altenkirchen pfalz|altenkirchen rugen|altenkirchen
westerwald|altenmarkt|altenmarkt an der triesting|altenmedingen|altenmunster schwaben|altenstadt
hessen|altenstadt iller|altensteig wurttemberg|altenthann|altentreptow|alter do
chao|alterosa?|altertheim|altessano|alteta|alteveer|alteveer gem
hoogeveen|altforst|altfraunhofen|althegnenberg|altheim|althofen|altidona|altilia|altimir|altinho|altino|altinopolis|altipiani
di
arcinazzo|altissimo?|altivole|altkalen|altkirch|altkunkendorf|altlandsberg|altmannstein|altmannstein-pondorf|alto
alegre|alto alegre do maranhao|alto alegre do pindare|alto alegre dos parecis|alto araguaia|alto
baudo|alto bela vista|alto caparao|alto do rodrigues|alto garcas|alto jequitiba|alto longa|alto
paraguai|alto paraiso|alto paraiso de goias|alto parana|alto piquiri|alto rio doce|alto rio
novo|alto santo|alto
taquari|altofonte|altolia|altomonte|altomunster|alton?|altona?|altonia|altoona?|altopascio|altos
del
rosario|altotonga|altotting|altreetz|altrei|altshausen|altstatten|altus|altusried|altwarp|aluksne|alum
creek|alunda|alur|alva?|alvaiazere?|alvano|alvanovo|alvarado?|alvaraes|alvarenga|alvares
florence|alvares machado|alvaro de carvalho|alvdalen|alverca do
ribatejo|alveringem|alvesta-rydaholm|alviano|alvignanello|alvignano|alvin?|alvinlandia|alvinopolis|alvito?|alvorada?|alvorada
de minas|alvorada do gurgueia|alvorada do norte|alvorada do oeste|alvorada do
sul|alvsbyn|alwar|alxa|alyangula|alytus|alzano lombardo|alzano scrivia|alzate brianza|alzenau in
unterfranken|alzey|alzir|alzirija|alzirska demokraticka ludova
republika|alzirsko|alzo?|amadora?|amaga|amagansett|amagaon|amagi|amaicha del
valle|amajari|amakusa|amal|amalapuram|amalfi|amaliada|amalner|amambai|aman?|amana|amanda?|amandina|amandola|amangallu|amangeldy|amanhece?|amantea|amantea
marina|amanuel|amanvillers|amapa?|amapora|amaraji|amaral
ferrador|amarante?|amarapura|amarat|amaravati|amares?|amargosa?|amari?|amaro?|amaroni|amarpatan|amarpur|amarwada|amaseno|amasia?|amasya|amatillo|amato?|amato
di
taurianova|amatrice|amatura|amay|amazonas?|ambad|ambah|ambala?|ambalema|ambarnath|ambasa|ambasamudram|ambatondrazaka|ambattur|ambejogai|amber?|amberg|amberg
oberpfalz|amberieu-en-bugey|amberley|amberloup|ambert|ambikapur|ambivere|amblar?|ambly|amboise?|ambon?|amborzasco|ambositra|amboy|ambra|ambresin|ambria|ambridge|ambrogiana|ambrogio|ambrolauri|ambt
delden|ameca|amedzofe|ameglia|ameglio|ameide|amel?|amelia?|amelia court hse|amelia
rodrigues|amelinghausen|amelup|amendolara|amendolara marina|amenia|ameno?|amerang|america?|america
dourada|american falls|american fork|american samoa|americano do brasil|americka samoa|americki
djevicanski otoci|americo brasiliense|americo de campos|americus|amerika samoası|amerika
serikat|amerika syarikat|amerikaans samoa|amerikaans-samoa|amerikaanse kleinere afgelegen
eilanden|amerikaanse maagdeneilanden|amerikai szamoa|amerikai
virgin-szigetek|amerikanisch-ozeanien|amerikanisch-samoa|amerikanische jungferninseln|amerikanska
samoa|amerikanska virgin islands|amerikas forenta
stater|amerongen|amersfoort?|amery|ames?|amesbury|amet|amethi|ametista do
sul|amfikleia|amfilochia|amfissa|amherst?|amherstburg|amica?|amiens?|amini|aminuis|amite
city|amity?|amityville|amizour|amlagora|amlapura|amlarem|amman?|ammanford|ammerbuch|ammerstol|ammerzoden|ammonite?|amnat
charoen|amod|amola di
piano|amonines|amontada?|amora?|amorbach|amorinopolis|amorosi?|amory|amougies|ampah|ampana|ampara?|amparo?|amparo
de sao francisco|ampere?|ampezzo|ampfing|ampflwang im
hausruckwald|amphitheatre?|ampsin|amqui|amran|amravati|amreli|amriswil|amritsar?|amroha|amrum?|amstelhoek|amstelveen|amstenrade|amsterdam?|amsterdam-duivendrecht|amstetten|amuntai|amur
region|amurang|amvrosievka|amyntaio|an aetoip|an afganastain|an afraic theas|an ailgeir|an
airgintin|an airmein|an albain|an antartaice|an araib shadach|an asarbaiseain|an astrail|an
bhanglaideis|an bhealaruis|an bheilg|an bheilis|an bhoisnia-heirseagaivein|an bholaiv|an
bhotsuain|an bhrasail|an bhulgair|an bhuruin|an bhutain|an chamboid|an chasacstain|an chathaoir
naofa|an cheinia|an chipir|an chirgeastain|an choire theas|an choire thuaidh|an choloim|an
chroit|an congo|an costa eabhair|an danmhairg|an eastoin|an eigipt|an eilveis|an fhionlainn|an
fhrainc|an ghabuin|an ghaimbia|an ghearmain|an ghraonlainn|an ghreig|an ghuain|an ghuain
fhrancach|an ghuine|an ghuine mheanchriosach|an ghuine-bhissau|an giang|an giang province|an
iaraic|an iarain|an india|an indineis|an iodail|an iordain|an iorua|an ioslainn|an isiltir|an
laitvia|an libeir|an libia|an liobain|an liotuain|an mhacadoin|an mhalaeisia|an mhalaiv|an
mharatain|an mhicrineis|an mholdoiv|an mhongoil|an namaib|an nigeir|an nigir|an nua-chaladoin|an
nua-shealainn|an ostair|an phacastain|an phoblacht dhoiminiceach|an pholaineis fhrancach|an
pholainn|an phortaingeil|an riocht aontaithe|an romain|an sahara thiar|an spainn|an
taidsiceastain|an tansain|an tealainn|an teavain|an tsaimbia|an tsalvadoir|an tseapain|an
tseineagail|an tseoirsia|an tsile|an tsin|an tsiombaib|an tsiria|an tslovaic|an tslovein|an
tsomail|an tsualainn|an tsuasalainn|an tsudain|an tuineis|an tuirc|an tuircmeanastain|an ucrain|an
ungair|an đo|an-ba-ni|an-gie-ri|an-ti-gu-a va ba-bu-đa|ana
dias|anabranch?|anacapri|anaconda?|anacortes|anadarko|anadia?|anage|anagni|anaheim?|anahuac|anahy|anajas|anajatuba|anakapalle|analandia|analandia
do
norte|anama|anamalai|anamosa|anamulenge|anan|ananas?|anand|anandapur|ananev|ananindeua|anantapur|anantapuram|anantnag|ananyevo|anapoima|anapolis|anapu|anapurus|anastacio?|anatuya|anaurilandia|ancarano|ancarano
di
sopra|ancash|ancaster|ancenis|anchiano|anchieta|anchione|anchorage?|ancona?|anconetta|ancuya|andalgala|andali|andalo|andalo
valtellino|andalucia|andalusia?|andamooka|andara?|andarai|andel?|andelska
hora|andelst|andenne|anderen?|anderlecht?|anderlues|andernach|andernos-les-bains|anderson?|andezeno|andhra
pradesh|andijk|andira|andole|andonno|andora|andorf|andorinha?|andorno micca|andorra|andorra
knyazlıgı|andorre|andorrske kniezatstvo|andovce|andover|andradas|andradina|andrano|andrate|andre
da rocha|andreis|andrejova|andrelandia|andreotta|andreotta di
castrolibero|andresy|andretta|andrews?|andria|andria barletta
trani|andrian|andriano|andrichsfurt|andrijevica|andrimont|andritsaina|andros?|androth|andrushivka|anduins|anekal|anela?|anembo|anenii
noi|anerveen|anet|anevelde|anfo|ang thong|ang-go-la|angatuba|angaur state|ange?|angehakot|angel
fire|angel rosario cabada|angelbachtal|angelburg|angelholm|angelholm-bastad|angeli?|angeli di
mergo|angeli di rosora|angelica?|angelim|angelin?|angelina?|angellara|angelopolis|angels
camp|angera|angeren|angerlo|angermunde|angern|angern an der
march|angers?|angerville|anghebeni|anghebeni di vallarsa|anghiari|angiari|angical|angical do
piaui|angico|angicos|angier|angilya|anglesea|anglesey?|angleton|angleur|angola|angolares|angoli?|angolo
terme|angolska republika|angostura?|angouleme|angra do heroismo|angra dos
reis|angre|angreau|angri|angrogna|anguera|anguereta|anguila|anguilla|anguillara sabazia|anguillara
veneta|angus?|angustura|angwilla|angwin|anhandui|anhanguera|anhausen kreis
neuwied|anhee|anhembi|anholt|anhumas|ani kayaran|aniche?|anicuns|anina?|anini|anisio de
abreu|anita?|anita
garibaldi|anitapolis|anitrella|anjar|anjum|ankang|ankara?|ankeny|anker?|ankershagen|ankeveen|anklam|ankleshwar|ankola|ankum|anlier|anloo|anloy|ann
arbor|anna?|anna catherina|anna
paulowna|annaba|annaberg-buchholz|annaberg-lungotz|annaburg|annandale|annapolis?|annapolis
royal|annecy?|annemasse|annen|annerveenschekanaal|annevoie-rouillon|annicco|annifo|anniston|annonay|annone
di brianza|annone veneto|annuello|annunciata|annunziata|annville|annweiler am
trifels|annœullin|ano syros|ano viannos|anoia|anoia inferiore|anoia
superiore|anolaima|anori|anqing|anqola|anqua|anrochte|ans
by|ansager?|ansbach?|ansbach-katterbach|ansen|anseremme|anserma|ansermanuevo|anseroeul|ansfelden|anshan?|anshun|ansiao?|ansokia|anson|ansonia|ansted|anta
gorda|antagarh|antagnod|antalya?|antananarivo?|antarctica?|antarctica (the territory south of 60
deg
s)|antarctida|antarctique|antarktida|antarktik|antarktika?|antarktis?|antarktisz|antartica|antartida?|antartide|antartika|antas?|antegnate|antella|anterivo|anterselva
di mezzo|antessano|antey saint
andre|anthee|antheit|anthering|anthisnes|antholz|anthony?|anthracite?|antica colle
piscioso|anticoli corrado|antiesenhofen|antignano|antigonish|antigua a barbuda|antigua agus
barbuda|antigua and barbuda|antigua dan barbuda|antigua e barbuda|antigua en barbuda|antigua es
barbuda|antigua et barbuda|antigua i barbuda|antigua ja barbuda|antigua och barbuda|antigua og
barbuda|antigua und barbuda|antigua y barbuda|antigva in barbuda|antilhas holandesas|antilhas
neerlandesas|antillas holandesas|antille olandesi|antilles belanda|antilles holandeses|antilles
neerlandaises|antilles olandizi|antilli na
hisiltire|antillo|antimovo|antioch?|antlers?|antofagasta?|antoing|antole|anton?|antonelli|antonimina|antonina?|antonina
do norte|antonio almeida|antonio cardoso|antonio carlos|antonio dias|antonio goncalves|antonio
joao|antonio martins|antonio olinto|antonio prado|antonio prado de
minas|antonito|antonovo|antony?|antria|antrim?|antrodoco|antrona
schieranco|antronapiana|antrosano|antsirabe|antsiranana|antsohihy|antweiler|antwerp?|antwerpen?|antyle
holenderskie|anugul|anupgarh|anuradhapura?|anvaing|anvers?|anversa degli
abruzzi|anwara|anyang|anyksciai|anza|anzano|anzano del parco|anzano di
puglia|anzegem|anzi?|anzio?|anzoategui|anzola d'ossola|anzola dell'emilia|anzu|aomori|aonla|aontas
na neimiriochtai arabacha|aosta|aosta valley|aoulef|ap-ga-ni-xtan|apache
junction|apahida|apalachicola?|apalachin|aparan|aparecida?|aparecida d'oeste|aparecida de
goiania|aparecida do rio doce|aparecida do rio negro|aparecida do taboado|apaseo el
alto|apatzingan|apayao|apecchio|apeldoorn?|apen?|apenburg|apensen|aperibe|apetlon|apeu|apex?|apia?|apiaca|apiacas|apiai|apice?|apice
nuovo|apicum-acu|apiro|apiuna|apodi|apolda|apollo?|apollo
bay|apollosa|apopka|apora?|apore|apostoles?|apostoli
szentszek|apostolove|appalto?|apparizione?|appels?|appelscha|appeltern|appelterre-eichem|appennino|appenweier|appenzell
ausserrhoden|appenzell innerrhoden|appenzell rhodes-exterieures|appenzell
rhodes-interieures|appiano gentile|appignano|appignano del tronto|appingedam|apple creek|apple
valley|appleby|appleton?|appling|appoigny|appomattox?|aprica|apricale|apricena|aprigliano|aprilia|aprilovo|apriltsi|apsley|aptos?|apuarema|apucarana|apui|apuiares|apulo|apurimac|aqaba?|aqsumbe|aquara|aquatorial-guinea|aquatorialguinea|aquidaba|aquidauana|aquila
di arroscia|aquileia?|aquilinia|aquilonia|aquino?|aquiraz|aquitaine?|aquitania?|ara nova|arab
saudi|araba|arabba|arabia saudi|arabia saudita|arabia saudyjska|arabie saoudite|arabona|arabska
republika
egipt|arabuta|aracagi|aracaju|aracariguama|aracas|aracataca|aracati|aracatu|aracatuba|arace|araci|aracitaba|aracoiaba|aracoiaba
da serra|aracruz|aracu|aracuai|arad?|arada i|arada ii|arada iii|arada iv|arada v|arada
vi|aradeo|aradolo la
bruna|aragats?|aragatsavan|aragno|aragoiania|aragominas|aragon?|aragona|aragua|araguacema|araguacu|araguaiana|araguaina|araguainha|araguana|araguapaz|araguari|araguatins|araihazar|araioses|arakandanallur|araks?|araku|aral
moreira|aralsk|aralsky
district|aramac|aramari|arambag|arambare|aramengo|aramina|aramus|arandis|arandu|arang|aranitas|aranos|aransas
pass|arantangi|arantina|aranuka|aranzazu|arapahoe?|arapei|arapiraca|arapoema|araponga|arapongas|arapora|arapoti|arapua|araputanga|araquari|arara?|ararangua|araraquara|araras?|ararat?|ararenda|arari|araria?|ararica|araripe|araripina|araruama|araruna|arasi|arataca|aratiba|aratoca|aratu|aratuba|aratuipe|araua|arauca|araucaria?|araujos|arauquita|aravakurichi|aravan|araxa|arba|arba
minch|arbaminch|arbatax|arbelaez|arbesbach|arbia|arbizzano|arbizzano di
valpolicella|arboga|arbois|arboleda?|arboledas|arboletes|arbon|arbore?|arborea?|arborg|arborio|arbre?|arbrefontaine|arbroath|arbuckle|arbulag|arbus|arbuzinka|arc-ainieres|arc-wattripont|arcabuco?|arcachon|arcade?|arcadia?|arcadia
valley|arcanum?|arcara?|arcata?|arcavacata|arceburgo|arcella|arcellasco|arcen?|arcene|arcesaz|arceto|arcetri|arcevia|archangelos|archar|archbold|archennes|archer
city|archi?|archis|arci|arcidosso|arcille|arcille di campagnatico|arcinazzo
romano|arcis-sur-aube|arcisate|arco felice|arco
verde|arco-iris|arcola|arcole|arconate|arcore|arcos?|arcos de valdevez|arcoverde|arctic
ocean|arcturus?|arcueil|arcugnano|ardabil
province|ardagger|ardahan|ardali|ardanovce|ardara|ardath|ardauli|ardea?|ardeche|ardee|arden?|ardennes?|ardenno|ardentes?|ardenza|ardesio|ardgay|ardino|ardlethan|ardmore|ardole
san marino|ardooie|ardore?|ardore
marina|ardovo|ardrossan|are-jarpen|areado?|areal?|arealva|aregua|areia
branca|areial|areias?|areiopolis|arel?|arembepe|aremogna|arena metato|arena
po|arenabianca|arenal?|arenapolis|arendonk|arendsee altmark|arenella|arenella vergine
maria|areni|arenopolis|arensdorf kreis
oder-spree|arenshausen|arensod|arenzano|arequipa?|areraj|arerti|arese|arevshat|arezzo?|arga
makmur|argalant|arganil?|argegno|argel?|argelato|argelia|argenbuhl|argent-sur-sauldre|argenta|argentan|argentat|argenteau|argentera|argenteuil?|argentiera|argentiera
nurra|argentiina|argentina|argentina respublikası|argentine?|argentinie|argentinien|argentinska
republika|argenton-sur-creuse|argentyna|arges|argignano|argine?|argirita|argolo?|argos?|argostoli|argovie|arguello?|argusto|argyle?|argyll
and bute|arhus?|arhust|aria di lupi|ariah park|ariamsvlei|ariana?|ariano?|ariano ferrarese|ariano
irpino|ariano irpino stazione|ariano nel polesine|ariano
scalo|arica?|ariccia|aridaia|ariege|arielli|arienzo?|arigliano|arigna|arignano|ariguani|arina|aringo|arinj|arino|arinos|ario
de rayon|aripibu|aripuana|ariquemes|ariranha|ariranha do
ivai|ariri|arischia|aritzo|arixi|ariyalur|arizona?|arizzano|arjang|arjeplog|arjo|arjona|arjuni
morgaon|arkadelphia|arkalochori|arkalyk|arkansas?|arkansas
city|arkel|arkhangelsk?|arki|arklow|arkonam|arlate|arlee|arlena di
castro|arles?|arlesega|arlington?|arlington hts|arlit|arlon|arluno|arma di taggia|armacao dos
buzios|armadale|armagh?|armamar?|armavir|armenia|armenie|armenien|armenija|armenja|armeno|armenska
republika|armensko|armentieres|armento?|armero?|armetta|armidale|armo?|armonk?|armoor|armour?|armstrong?|armungia|arnad|arnage|arnaia|arnara|arnasco|arnaudville|arnautito|arnbruck|arneburg|arneiroz|arnemuiden|arnesano|arnfels|arnhem?|arni|arno
bay|arnold?|arnolds
park|arnoldstein|arnone|arnprior|arnsberg|arnsberg-oeventrop|arnschwang|arnsdorf bei
dresden|arnsgereuth|arnstadt|arnstein
unterfranken|arnstorf|arnutovce|aroab|aroazes|aroeiras|arola|aromas?|arona|arone|arorae|arosio|arouca?|arpaia|arpaise|arpajon|arpi|arpino|arpinova|arpiola|arpuilles|arqua'
petrarca|arqua' polesine|arquata del tronto|arquata
scrivia|arquennes|arradon|arrah|arraial?|arraial d'ajuda|arraial do
cabo|arraias|arraiolos?|arras?|arre?|arrecifes|arriaga|arrien|arris?|arrochar|arroio do
meio|arroio do sal|arroio do tigre|arroio dos ratos|arroio grande|arroio teixeira|arroio
trinta|arronches?|arrone|arrou|arrowsmith|arroyito|arroyo grande|arroyo
seco|arroyohondo|arrozal?|arruda dos vinhos|ars-sur-moselle|arsago
seprio|arsego|arshaly|arsie|arsiero|arsikere|arsimont|arsita|arslev|arsoli|arta?|arta
terme|artashat|artavan|artegna|artemisa province|artemivsk|arten|artena|artern|artern
unstrut|artesia|arth|arthur?|arthur
river|arthurton|artigas|artik|artimino|artogne|artshek|artsis|artsvaberd|artur
nogueira|artvin|arua|aruana|aruba|aruja|arum?|arumpo|arunachal
pradesh|aruppukottai|arusha|arvada|arvaikheer
city|arvi|arvidsjaur|arvier|arvika|arville|arvin|arvoredo?|arvorezinha|arwal|arys|arzachena|arzago
d'adda|arzakan|arzana|arzano|arzberg bei torgau|arzberg oberfranken|arzene|arzeno
d'oneglia|arzercavalli|arzerello|arzergrande|arzew|arzignano|arzni|arzona|asaa|asab|asaba|asahikawa|asajaya|asamankese|asankragwa|asansol|asbach
westerwald|asbestos?|ascea|ascensione?|asch?|aschach an der donau|aschaffenburg|aschau im
chiemgau|aschau-sachrang|aschbach|aschbach-markt|ascheberg holstein|ascheberg
westfalen|ascheberg-herbern|ascheffel|aschersleben sachsen-anhalt|asciano|ascoli piceno|ascoli
satriano|ascrea?|ascurra|asebe teferi|aseda-lenhovda|asela|asele|asen|asendorf kreis
diepholz|asenovgrad|asenovo|asenovtsi|aserbaidschan|aserbajdsjan|asgat|ash flat|ashanti
mampong|ashanti
region|ashbourne|ashburn|ashburnham|ashburton|ashby|ashdown|asheboro|ashern|asheville|ashford?|ashibetsu|ashikaga?|ashland|ashland
city|ashley?|ashmore and cartier
islands|ashoknagar|ashotsk|asht|ashta|ashtabula|ashtarak|ashti|ashton?|ashville|asiago|asifabad|asigliano
veneto|asigliano vercellese|asikkala|asilah|asinara cala d'oliva|asinara
lazzaretto|asind|aska|askania-nova|askaran|askeby|askeran|askersund|asko|askola|asnago di
cantu|asnieres-sur-seine|asnæs|asola|asolo|aspangberg-sankt peter|aspangberg-st.
peter|asparetto|asparn an der
zaya|asparuhovo|aspasia?|aspelare|aspen?|asper?|asperen|asperup|aspindza|aspio
terme|aspra?|asprangeli|asprovalta|aspur|asquillies|assago|assai?|assam?|assandh|assare|assari|assasa|assayta|asse?|assebot|assebroek|assemini|assen?|assendabo|assendelft|assenede|assenois|assens|assent?|assergi|assesse|assiniboia|assiout|assis?|assis
brasil|assis chateaubriand|assisi?|assisi
santuario|assling|asso?|assolo?|assonet|assoro|assosa|assuncao?|assuncao de goias|assuncao do
piaui|asta nell'emilia|astana?|astara|asten|astene|astfeld-nordheim|asti?|astolfo
dutra|astorga|astoria?|astrakhan?|astrakhanka|astrea|astrio|astros?|asturias?|asuni|aswan?|aswaraopet|asykata|at-bashy|ataco?|atafu
atoll|atalaia?|atalaia do
norte|atalanta?|ataleia|atambua|atascadero?|atasu|atbasar|atchison|atebubu|ateleta|atella|atena
lucana|atena lucana
scalo|aterrana|atessa|athabasca?|athamania|athani|athens?|atherton|athgarh|athiopien|athis|athis-mons|athlone|athmallik|athol|atholwood|athus|athy|atia|atibaia|atikokan|atilio
vivacqua|atina?|atina inferiore|atiu|atkins?|atkinson?|atlanta?|atlantic?|atlantic city|atlantic
ocean|atlantida?|atmakur|atmore|atnago|atner|atoka|atpadi|atrani|atrato|atrauli|atri?|atripalda|atru|atsugi|attabira|attalla|attendorn|attenhoven|attenkirchen|attenrode|attenweiler|attersee|attert|attica?|attiggio|attigliano|attimis|attingal|attleboro|attnang-puchheim|attock|attre|attur|atushi|atvidaberg|atwater|atwood?|atyrau|atyrau
region|atzara|atzenbrugg|atzmannsdorf|atzwang|au bei bad aibling|au gres|au in der hallertau|au
sable forks|aub kreis
wurzburg|aubagne|aubange|aube?|aubechies|aubel|aubenas|aubergenville|auberry|aubervilliers?|aubigny-sur-nere|aublain|aubrey?|auburn?|auburn
hills|auburndale|aubusson|auby-sur-semois|auch?|auchi|auckland?|aude?|audierne|audincourt|auditore|audregnies|audubon?|audun-le-tiche|aue
sachsen|auer?|auerbach|auerbach in der oberpfalz|auerbach
vogtland|auersthal|auerswalde|auetal-bernsen|auetal-hattendorf|aufhausen
oberpfalz|aufhofen|aufkirchen|augathella|augny|augsburg?|augsbuurt|augusta?|augustdorf|augustenborg|augustinopolis|augustinusga|augusto
correa|augusto de lima|augusto
pestana|augustow|augustusburg|aukrug|aulendorf|auletta|auliekol|aulla|aulnay-sous-bois|aulnois|ault|aulum|auma|aumetz|aumsville|aumuhle
bei hamburg|auna di sopra|auna
inferiore|auneau|auneuil|aunglan|auning|aurach|aurad|auraiya|aurangabad?|aurano|auray|aurea?|aurelia?|aurelia
di civitavecchia|aurelino
leal|aurich|aurich-ogenbargen|auriflama|aurigo|aurilandia|aurillac|aurisina|auronzo di
cadore|aurora do tocantins|aurukun|ausa|ausleben?|ausonia?|ausseres
ozeanien|ausserfragant|ausservillgraten|aust-agder|austell|austerlitz?|austin?|austinburg|austis|australia|australian
capital
territory|australie|australien|australija|austria|austrija|ausztralia|ausztria|autazes|autelbas|autlan|autonomous
region of
principe|autre-eglise|autreppe|autriche|autun|auvelais|auvergne?|auvers-sur-oise|auxerre|auxonne|avacelli|avadi|avaglio|avai|avallon|avalon?|avalon
beach|avanashi|avane|avanhandava|avare?|avasinis|avatanei|ave gratia
plena|ave-et-auffe|avegno|aveiro?|avekapelle|avelar?|avelengo|avelgem|avelino
lopes|avelinopolis|avella|avellino|avenal|avenale|avencas?|avenhorn|avennes|avenue
range|avenza|aver panas|averara|averbode|averill
park|avernas-le-bauduin|aversa?|avesa|avesnes-sur-helpe|avesta-krylbo|avetrana|aveyron?|avezzano|avezzano
sorbello|aviano|aviatico|avigliana|avigliano|avigliano scalo|avigliano
umbro|avigna|avignon?|avila?|avilla|avin|avio?|avis?|avissawella|avoca|avola|avolasca|avon?|avon
lake|avon
park|avondale|avoscan|avranches|avren|avrig|avrille|avstralija|avstraliya|avstrija|avstriya|awans|awaran|awash?|awassa
i|awassa ii|aweday|awenne|awirs|awka|awstralja|awstrija|axams|axel?|axim|axixa|axixa do
tocantins|axminster?|axton|axum?|ayacucho?|ayagoz|ayapel|ayas|aydemir|ayden|aydin|aydın|ayeneux|ayer
hitam|ayer lanas|ayeyarwaddy|aygavan|aygehovit|aygepar|aying|aylesbury?|aylmer
west|aymavilles|ayni|aynor|ayntap|ayolas|ayos|ayton|aytos|aywaille|azambuja?|azamgarh|azare?|azatamut|azay-le-rideau|azeffoun|azeglio|azerbadjan|azerbaidjan|azerbaidzan|azerbaigian|azerbaijan|azerbaijao|azerbaiyan|azerbajdzan|azerbajdzanska
republika|azerbajdzjan|azerbajdzsan|azerbajgan|azerbeidzjan|azerbejdzan|azewijn|azezo|azizia|azle|aztec?|azuay|azusa|azzaba|azzago|azzanello|azzano|azzano
d'asti|azzano decimo|azzano mella|azzano san
paolo|azzate|azzinano|azzio|azzone|a’dakhliyah|b.kothakota|ba lan|ba ria-vung
tau|ba-ha-ma|ba-ren|baaiduinen|baaigem|baaium|baak|baal?|baamas|baambrugge|baan
baa|baandee|baar?|baar
schwaben|baard?|baardegem|baarland|baarle-hertog|baarle-nassau|baarlo|baarn|baars?|baasrode|baatsagaan|bab
el oued|bab ezzouar|babaculandia|babadag|babaichichli|babar?|babberich|babek|babenhausen
hessen|babenhausen
schwaben|babeni|baberu|babhulgaon|babi-babi|babie|babin|babina|babinda|babindol|babinec|babino|bableshwar|babovo|babra|babruysk|babugonj|babuk|babyak|babylonienbroek|bac
can province|bac giang|bac giang province|bac lieu|bac lieu province|bac ninh|bac ninh
province|bac trieu tien|bac-ba-đot|bacabal|bacabeira|bacau|baccaiano|baccarat?|bacchereto|bacchus
marsh|baccinello|bacciolino|bacedasco
sotto|baceno|bacharach|bacheli|bachevo|bachhagel|bachkovo|bachok|bachte-maria-leerne|baciu|backa|backe?|backnang|backo|backov|backovik|bacliff|bacoli|bacs-kiskun|bacu
abis|bacuch|bacuri|bacurov|bad abbach|bad aibling|bad arolsen|bad arolsen-landau|bad aussee|bad
axe|bad bederkesa|bad bentheim|bad bentheim-gildehaus|bad bergzabern|bad berka|bad berleburg|bad
berleburg-aue|bad berleburg-girkhausen|bad berleburg-schwarzenau|bad berneck im fichtelgebirge|bad
bertrich|bad bevensen|bad bibra|bad birnbach rottal|bad blankenburg|bad bleiberg|bad bocklet|bad
bodenteich|bad brambach|bad bramstedt|bad bruckenau|bad buchau|bad camberg|bad
colberg-heldburg|bad doberan|bad driburg|bad driburg-neuenheerse|bad duben|bad durkheim|bad
durrenberg|bad durrheim|bad elster|bad ems|bad emstal|bad endbach-hartenrod|bad endorf|bad
essen|bad feilnbach|bad fischau|bad frankenhausen kyffhauser|bad freienwalde|bad
friedrichshall|bad fussing-aigen|bad gandersheim|bad gastein|bad gleichenberg|bad goisern|bad
gottleuba|bad gronenbach|bad grosspertholz|bad grund harz|bad hall|bad harzburg|bad heilbrunn|bad
herrenalb|bad hersfeld|bad hofgastein|bad hohenstadt|bad honnef|bad iburg|bad ischl|bad
karlshafen|bad kissingen|bad kleinen|bad kleinkirchheim|bad kohlgrub|bad konig|bad konigshofen im
grabfeld|bad kosen|bad kostritz|bad kreuzen|bad kreuznach|bad laasphe|bad laasphe-feudingen|bad
langensalza|bad lauchstadt|bad lausick|bad lauterberg im harz|bad leonfelden|bad liebenstein|bad
liebenwerda|bad liebenzell|bad lippspringe|bad marienberg westerwald|bad mergentheim|bad
mitterndorf|bad mondorf|bad munder am deister|bad munster am stein-ebernburg|bad munstereifel|bad
muskau|bad nauheim|bad nenndorf|bad neuenahr-ahrweiler|bad nieuweschans|bad oeynhausen|bad
oldesloe|bad orb|bad peterstal-griesbach|bad pyrmont|bad pyrmont-kleinenberg|bad radkersburg|bad
rappenau|bad rappenau-bonfeld|bad rappenau-obergimpern|bad rehburg|bad reichenhall|bad
rippoldsau|bad rodach|bad rothenfelde|bad saarow-pieskow|bad sachsa|bad sackingen|bad
salzdetfurth|bad salzschlirf|bad salzuflen|bad salzungen|bad sauerbrunn|bad schallerbach|bad
schandau|bad schmiedeberg|bad schonborn|bad schussenried|bad schwalbach|bad segeberg|bad
sobernheim|bad soden am taunus|bad soden-salmunster|bad sooden-allendorf|bad steben|bad sulza|bad
sulze|bad teinach-zavelstein|bad tennstedt|bad tolz|bad urach|bad vilbel|bad voslau|bad
waldsee|bad wildbad|bad wildungen|bad wilsnack|bad wimpfen|bad windsheim|bad worishofen|bad
wurzach|bad wurzach-hauerz|bad zell|bad zwesten|bad
zwischenahn|badajoz?|badalasco|badalucco|badalzungen|badamalhera|badami|badamsha|badan?|badarganj|badarwas|badaun|badbergen|baddeck|baddeckenstedt|badel|baden?|baden-baden|baden-wurttemberg|badenweiler|baderajpur|badersleben|badeshte|badesi|badesse|badetto|badgam|badgebup|badgebup
north|badgerin rock|badghis|badgingarra|badhoevedorp|badi?|badia|badia a cerreto|badia a
elmi|badia a ripoli|badia a settimo|badia agnano|badia al pino|badia calavena|badia
cantignano|badia pavese|badia petroia|badia polesine|badia pozzeveri|badia prataglia|badia
tedalda|badibling|badile?|badin|badino|badiola|badkhshan|badnagar|badnawar|badoberan|badoere|badolato|badolato
marina|badualga|badulla|badvel|badwani|bady
bassitt|baelen|baependi|baerami|baesweiler|baetov|baexem|bafang|bafata|bafia|baflo|bafoussam|bagado?|bagaha|bagakhangai|bagaladi|bagalkot|bagan|bagan
datoh|bagani|bagansiapiapi|baganuur|baganzola|bagazzano|bagbahera|bagdati|bagdihi|bage|bagenkop|bagenz|bagepalli|bagerhat|bagerphara|bageshwar|baggio|baggiovara|baggs|baghanis|bagherhat|bagheria|baghlan|baghmara|baghpat|baghramyan|bagicha|bagidora|bagimont|bagley|bagli|bagnacavallo|bagnaia|bagnara|bagnara
calabra|bagnara di romagna|bagnaria|bagnaria
arsa|bagnarola|bagnasco|bagnatica|bagnaturo|bagnella|bagneux|bagni di comano|bagni di
contursi|bagni di lucca|bagni di lucca ponte|bagni di lucca villa|bagni di san filippo|bagni di
stigliano|bagni di tabiano|bagni di tivol|bagni di vinadio|bagni nuovi|bagni nuovi di bormio|bagni
san filippo|bagno?|bagno a ripoli|bagno di gavorrano|bagno di romagna|bagno roselle|bagno
vignoni|bagnolet|bagnoli|bagnoli del trigno|bagnoli della rosandra|bagnoli di sopra|bagnoli
irpino|bagnolo|bagnolo cremasco|bagnolo del salento|bagnolo di lonigo|bagnolo di po|bagnolo in
piano|bagnolo mella|bagnolo piemonte|bagnolo san
vito|bagnols-sur-ceze|bagnone|bagnore|bagnoregio|bago?|bagodar|bagolino|bagre?|bagrentsi|bagsværd|baguacu|bahadurgarh|baham
adaları|bahama?|bahama's?|bahama-szigetek|bahamas|bahama’s|bahames|bahami|bahamske
spolocenstvo|bahamy|bahan|baharagora|bahau|bahawalnagar|bahawalpur|baheri|bahia blanca|bahia
solano|bahir-dar i|bahirdar ii|bahnho|bahon|bahovitsa|bahraich|bahrain|bahrajn|bahrajnske
kralovstvo|bahrdorf-mackendorf|bahrein|bahro|baia d'argento|baia da traicao|baia del re|baia
domizia|baia e latina|baia farta|baia formosa|baia mare|baia sardinia|baia sprie|baiano?|baiano di
spoleto|baianopolis|baiao?|baicheng|baicoi|baie-comeau|baie-saint-paul|baiersbronn|baiersbronn-obertal|baiersbronn-schwarzenberg|baiersdorf
mittelfranken|baihar|baikonur|baikunthpur|baile borsa|bailesti|baileux|bailey?|baileys
harbor|bailhongal|bailievre|baillamont|bailleul|baillonville|bain-de-bretagne|bainbridge|bainbridge
isle|baio dora|baird?|bairein|bairiki?|bairnsdale|bairo|bairro de santa izabel|bairro de
santana|bairro eldorado|bairro formosa|bairro
palmitalzinho|baise|baishan|baisieux|baiso|baisweil|baisy-thy|baithalangshu|baitoni|baixa
grande|baixa grande do ribeiro|baixio?|baixo guandu|baiyin|baja california|baja california
sur|baja kunda|bajany|bajardo|bajaur agency|bajawa|bajc|bajerov|bajerovce|bajio de san
jose|bajitpur|bajka|bajo baudo|bajool|bajram
curri|bajtava|baka|bakanas|bakar|bakau|bakay-ata|bakel|baker?|baker city|bakergonj|bakers
hill|bakersfield?|bakersville|bakhuizen|baki|bakkeveen|bakongan|bakov nad
jizerou|bakri|baku?|bakum kreis vechta|bakum-lusche|bakun|bakı|bala
cynwyd|balabansko|balachaur|balaghat|balagonj|balahovit|balai
selasa|balakan|balaklava?|balaklia|balan|balangero|balangir|balanovo|balapur|balarampur|balasinor|balasore|balassagyarmat|balata
di baida|balatre|balaze|balbiano|balbina|balbinos|balboa?|balcarce|balclutha|bald
knob|baldaria?|baldasseria|baldeogarh|balderschwang|baldi|baldichieri d'asti|baldim|baldissero
canavese|baldissero d'alba|baldissero torinese|baldovce|baldry|baldwin?|baldwin city|baldwin
park|baldwinsville|baldwyn|bale?|bale goba|bale-campagne|bale-ville|baleares?|balearic
islands|balegem|balen?|balestrate|balestrino|balgarene|balgarin|balgarovo|balgarska
polyana|balgarski izvor|balgarsko
slivovo|balgoij|bali?|balige|baliguda|balikesir|balikpapan?|baling?|balingan|balinge|balingen|balingup|balje|balk?|balkan?|balkanets|balkanski|balkantsi|balkashino|balkbrug|balkh?|balkhash?|balkuling|ball
ground|balla?|ballabio|ballachulish|balladoran|ballan|ballancourt-sur-essonne|ballandean|ballao|ballarat?|ballata?|ballater|balldale|balle?|ballenstedt|ballerup|ballia|balliang|ballidu|ballimore|ballina|ballinasloe|ballindalloch|ballinger|ballino|ballinrobe|ballito|ballo?|balloerveld|balloo|ballsh|ballston
spa|ballugan|ballum|ballwin|bally?|ballycastle?|ballyclare|ballygawley|ballymena?|ballymoney?|balma|balma
biellese|balme|balmoral?|balmuccia|balnearia?|balneario arroio do silva|balneario barra do
sul|balneario bela torres|balneario camboriu|balneario gaivota|balneario
pinhal|balocco|balod|balodabazar|balog nad iplom|balonne|balossa bigli|balotesti|balpyk
bi|balqa|balrampur|balranald|bals?|balsa nova|balsam lake|balsas?|balsorano|balsorano
nuovo|balta?|balti|baltic?|baltimore?|baltinglass|baltrum|balugaon|balumath|balung|balurghat|balvan|balvano|balve|balvi|balykchy|balze?|balzola|balıkesir|bamako?|bamanwas|bambadinca|bambakashat|bambaroo|bamberg?|bambilla|bambrugge|bambui|bamburgh|bamenda|bameng|bamian|bamori|banaba?|banabuiu|banaganapalle|banaigarh|bananal?|bananeiras?|banari|banaripara|banbridge?|banbury?|bancali|banchette|banchory|bancroft?|banda
aceh|bandanaira|bandar|bandar lampung|bandar permaisuri|bandar sri aman|bandar tun
razak|bandarawela|bandarban|bande?|bandeira do sul|bandeirante?|bandeirantes?|bandeirantes do
tocantins|bandhavgarh|bandholm|bandino|bandipur|bandita?|bandito?|bandjoun|bandon|bandon
grove|bandung?|baneheide|baneswar|banff?|banfora|bang-la-đet|bangalore?|bangangte|bangarpet|bangarupalem|bangerang|banggai|bangham|bangiriposi|bangkinang|bangko|bangkok?|bangla
desh|bangla hili|bangladeche|banglades?|bangladesch|bangladesh|bangladesska ludova
republika|bangladesz|bangladexx|bangor?|bangui?|banha?|banholt|bani
walid|banichan|banikoara|baniska|banite|banitsa|banja
luka|banjar|banjarbaru|banjarmasin?|banjarnegara|banjul?|banka?|banket?|bankstown|bankura|banmankhi|bannach|bannalec|banner
elk|bannia|banning?|bannio anzino|bannockburn?|bannu|banoon|banov|banovce nad bebravou|banovce nad
ondavou|banqlades|bansada|bansang|bansdeeh|bansgaon|bansi|banska bela|banska bystrica|banska
stiavnica|banske|banskhali|bansko|banskobystricky kraj|bansky
studenec|bansur|banswada|banswara|bant?|bantega|banten|banting?|bantry|bantwal|banya|banyena|banyo|banyumas|banyuwangi|banzae|banzano|banzano
di montoro superiore|banzena|banzi|baobab?|baoding|baoji|baone|baoshan|baotou?|bapatla|bar
harbor|bar-le-duc|bar-sur-aube|bar-sur-seine|bara?|barabanki|barabkunda|baraboo|baraccone|barachakia|baradili|baradine|baraga|baragazza|baraggia|baragiano|baragiano
scalo|baralaba|baralekha|barama|baramati|baramulla|baran|baranagar|baranello|baranivka|barano
d'ischia|baranoa|baranovichi|baranya|baranzate|barao de antonina|barao de cocais|barao de
cotegipe|barao de melgaco|barao de monte alto|barao do
triunfo|baraolt|barara|barasat|barasso|baratili san
pietro|baratte|barauda|barauna|barauni|baraya|barazzetto|barbacena|barbacoas|barbade|barbados|barbaiana|barbalaconi|barbalha|barbania|barbarano|barbarano
del capo|barbarano romano|barbarano
vicentino|barbarasco|barbaresco?|barbariga|barbasso|barbata|barbeano|barbencon|barberi|barberino
di mugello|barberino val
d'elsa|barberton|barbezieux-saint-hilaire|barbian?|barbianello|barbiano|barbil|barbisano|barbona|barbosa?|barbosa
ferraz|barboursville|barbourville|barbuglio|barbulesti|barbusi|barby
elbe|barcaldine|barcarena|barcarola?|barcellona pozzo di
gotto|barcelona?|barcelos?|barchem|barchi|barchi di
asola|barchon|barcis|barcon?|barcoo|bard?|barda?|bardalone|bardarski
geran|bardejov|bardello|barderup|bardhaman|bardi|bardineto|bardino nuovo|bardino
vecchio|bardoli|bardolino|bardonecchia|bardonovo|bardstown|bareggio|bareilly?|barein|bareja|bareli|barellan|barem|barendorf|barendrecht|barengo|barenklau
nl|barenstein kreis
annaberg|barentin|baressa|barete|barga|bargagli|bargano|bargarh|bargellino|barger-compascuum|bargersville|barghe|bargi|bargone|bargteheide|barguna|barh|barham|barhi|bari?|bari
sardo|bariano|baricella|baricetta|barichara|barigazzo|barika|barile?|barinas|baripada|bariri|barisadri|barisal|barisano|barisciano|bark
river|barkach|barkachevo|barkagaon|barkhan|barkly|barkot|barlad|barlassina|barleben|barletta|barletta-andria-trani|barlt|barme|barmedman|barmedman
east|barmer|barmera|barmouth|barmstedt|barnala|barnard castle|barnau|barnawartha|barnbach|barnegat
township|barnesville|barneveld|barni|barnsley?|barnstaple|barnstorf kreis
diepholz|barntrup|barnwell|baroda?|barolo|barona|barone
canavese|baronissi|baronville|barpalli|barpeta road|barr?|barra bonita|barra da estiva|barra de
caravelas|barra de guabiraba|barra de santa rosa|barra de santana|barra de santo antonio|barra de
sao francisco|barra de sao miguel|barra do braco|barra do bugres|barra do chapeu|barra do
choca|barra do corda|barra do garcas|barra do jacare|barra do mendes|barra do ouro|barra do
pirai|barra do quarai|barra do riacho|barra do ribeiro|barra do rocha|barra do turvo|barra dos
coqueiros|barra funda|barra mansa|barra
velha|barraba|barracao?|barracca|barrafranca|barrali|barrallier|barranca de
upia|barrancabermeja|barrancas|barranco de
loba|barrancominas|barrancos?|barranquilla?|barre?|barrea|barreirinha|barreirinhas|barreiro?|barreiros?|barretos|barrhead|barrie?|barriera
del bosco|barriere?|barrinford|barrington|barrinha?|barrit|barritteri|barro alto|barro duro|barro
preto|barro vermelho|barrocas?|barrolandia|barron?|barroquinha|barros
cassal|barroso?|barrow?|barrow-in-furness|barru|barry?|barry's bay|barshatas|barshi
takli|barsi|barsingerhorn|barsinghausen|barsoi|barssel|barssel-harkebrugge|barstow|bartensleben|barth?|bartica|bartin|bartlesville|barton?|bartonville|bartosova
lehotka|bartosovce|bartoszyce|bartow|bartringen|bartın|baruccana|baruchella|barueri|barum bei bad
bevensen|barumini|baruth mark|barutin|baruun bayan-ulaan|baruun-urt
city|baruunburen|baruunturuun|barvaux-condroz|barvaux-sur-ourthe|barver|barvinkov|barwadih|barwaha|barwala|barwick|barwon
downs|baryshevka|barza?|barzago|barzana|barzaniga|barzano|barzia|barzio|bas-congo|bas-oha|bas-rhin|basagliapenta|basaldella|basalt?|basaluzzo|basana|basar?|basarabeasca|basati?|basavakalyan|basavanabagewadi|basavapatna|bascape|bascharage|baschi|basciano|basdahl|basecles|basehor|basel?|basel-landschaft|basel-stadt|baselga
del bondone|baselga di pine|baselga di
vezzano|baselicaduce|baselice|basella|baseri|bashail|basholi|bashtanka|basia|basiano|basiasco|basiglio|basilan?|basildon?|basilea?|basiliano|basilicagoiano|basilicanova|basin?|basingstoke|basirhat|baska|baskovce|basmatnagar|basovce|basovizza|bassa?|bassacutena|bassano
bresciano|bassano del grappa|bassano in teverina|bassano
romano|basse?|basse-bodeux|basse-normandie|basse-pointe|bassein|bassenge|bassersdorf|bassett|bassevelde|bassi?|bassiano|bassignana|bassilly|basslitz|bassum|bassum-neubruchhausen|bassum-nordwohlde|bastanar|basthorst|basti?|bastia?|bastia
di rovolon|bastia mondovi|bastida de' dossi|bastida
pancarana|bastiglia|bastogne?|bastos?|bastremoli|bastrop|bastutrask|baswa|bat-ulzii|bataan?|bataguassu|batak|batala|batam?|batanes|batang
berjuntai|batangas?|batanovtsi|batatais|batavia?|bataypora|batchelor|bateias|batemans
bay|batenburg|batesburg-leesville|batesville|bath
township|bathgate|bathinda|bathmen|bathurst?|batignano|batin?|batinga|batishnitsa|batizovce|batka|batkakhapa|batken|batlagundu|batlow|batman?|batna|batnorov|baton
rouge|batorova|batorove
kosihy|batoshevo|batouri|batovce|batovo|batsheers|batshireet|batsumber|battaglia?|battaglia
terme|battenberg
eder|battendieri|batticaloa|battice|battiferro|battifolle|battifollo|battignies|battipaglia|battle
creek|battle fields|battle ground|battle lake|battle
mountain|battleford|battsengel|battuda|battuello|batu?|batu arang|batu gajah|batu kikir|batu
niah|batu pahat|batu
rakit|batuarang|batugajah|batulzii|batumi|baturaja|baturin|baturite|baturiti|batz-sur-mer|bau-bau|baubau|baucau|bauchi|baucina|baud?|baudenasca|baudette|baudour|baufal|bauffe|bauge|bauge-en-anjou|baugnies|bauhinia|bauladu|baulers|baume-les-dames|baumgarten|baumgartenberg|baumholder|baunach|baunei|baurene|bauru|bauska|bautzen?|bauyrzhan
mamyshuly|bavari|bavaria?|bavaro?|bavegem|bavel|bavel ac|baveno|bavikhove|bavorov|baw
baw|bawal|bawanikhera|bawinkel|bawku|bawley point|baxley|baxter?|baxter springs|bay city|bay
minette|bay point|bay roberts|bay shore|bay springs|bay st. louis|bayachevo|bayad|bayan|bayan
nur|bayan-adarga|bayan-adraga|bayan-ovoo|bayan-undur|bayan-unjuul|bayan-uul|bayana?|bayanagt|bayanaul|bayanbulag|bayanchandmani|bayandalai|bayandelger|bayandun|bayangol|bayangovi|bayanjargal|bayanjargalan|bayankhairkhan|bayankhangai|bayankhongor
city|bayankhutagt|bayanlig|bayanmunkh|bayannur|bayannuur|bayantal|bayantest|bayantsagaan|bayantsogt|bayantumen|bayanzurkh|bayard?|bayburt|bayerbach
bei ergoldsbach|bayerisch
eisenstein|bayern?|bayeux?|bayfield|bayingolin|bayintnaung|baykal?|bayley plains|bayonne?|bayou la
batre|bayport|bayreuth?|bayrischzell|baytown|bayville|bazan|bazarkorgon|bazas|bazel?|bazhong|bazovets|bazzana|bazzano|bazzano
inferiore|bazzano parmense|baħamas|baħrajn|be-la-rut|be-li-xe|be-nanh|beach haven|beach
lake|beacon north|beaconsfield?|beale afb|bealeton|bealiba|beamsville|bean
station|beano?|beardstown|beatrice?|beattyville|beauceville|beaucourt|beaudesert|beaufays|beaufort?|beaufort
river|beaufort
west|beaugency|beauharnois|beaulard|beaumont?|beaumont-sur-oise|beaumont-sur-sarthe|beaune?|beaupreau|beauraing|beausaint|beausejour|beauvais?|beauvoorde|beauwelz|beaver?|beaver
dam|beaver falls|beaver island|beavercreek|beaverlodge|beaverton?|beawar|beazleys
bridge|bebedouro?|beberibe|bebertal|bebra|bebrovo|beccacivetta|becchi?|becerril?|bechar|bechem|bechenheim|becherbach
bei kirn|becherov|bechhofen an der
heide|bechyne|becker?|becket?|beckingen|beckingen-reimsbach|beckley|beckov|beckum|beckum-neubeckum|beclean|beclers|becov
nad teplou|bedale|bedarieux|bedarwah|bedburg erft|bedele|beden|bedeno|beder|bedero
valcuvia|bedford?|bedford harbour|bedfordshire?|bedgerebong|bedizzano|bedizzole|bedminster
township|bedollo|bedong|bedonia|bedsted thy|bedulita|bedum|beduzzo|bedzin|beeac|beebe?|beebo|beech
forest|beecher?|beechmont|beechworth|beedelup|beedenbostel|beegden|beek?|beek en
donk|beekbergen|beelel|beelen|beelitz mark|beemte broekland|beenleigh|beenz bei
prenzlau|beerfelde|beerfelden|beerlegem|beernem|beers
nb|beerse|beersel|beerst|beert|beerta|beervelde|beerze|beerzel|beerzerveld|beesd|beesel|beeskow|beesten?|beeton?|beets?|beetsterzwaag|beetzendorf|beeville|beez|beffe?|beffi|bega?|begamganj|begamgonj|begard|beggs|begijnendijk|beglezh|begliano|begosso|begovo|beguntsi|begusarai|beharovce|beho|behrenhoff|behror|beigem|beihai|beijing?|beilen|beilngries|beilstein
wurttemberg|beimerstetten|beinasco|beinette|beineu|beinin|beinsdorp|beirmiuda|beirut?|beitbridge|beius|beja?|bejaia|bekaa|bekasi|bekegem|bekenu|bekes|bekescsaba|bekkerzeel|bekkevoort|beklemeto|bekok|bekwai|bel
air|bela cruz|bela nad cirochou|bela nad radbuzou|bela pod bezdezem|bela rada|bela vista|bela
vista da caroba|bela vista de goias|bela vista de minas|bela vista do paraiso|bela vista do
piaui|bela vista do
toldo|belabo|beladice|belaga|belair|belalcazar|belanda|belarus|belarusia|belashtitsa|belau?|belaya
tserkov|belcastro|belchertown|belchinski bani|belcika|belding|belejovce|belem?|belem de
maria|belem de sao francisco|belen?|belen de los andaquies|belen de
umbria|belene|belentsi|belfair|belfast?|belfeld|belfield|belfiore|belford
roxo|belfort?|belforte|belforte all'isauro|belforte del chienti|belforte
monferrato|belgaum|belgern sachsen|belgia|belgica|belgicke
kralovstvo|belgicko|belgie|belgien|belgija|belgio|belgioioso|belgique|belgirate|belgium|belgju|belgorod?|belgorod-dniester|belgrade?|belgun|belhaven|beli
breg|beli iskar|beli izvor|beli lom|beli manastir|beli
osam|beliat|belice|belimel|belin|belina|belince|belington|belintsi|belinyu|belisce|belish|belitsa|beliz|belize|belize
district|belka east|bell ville|bella di lamezia terme|bella vista|bella vista norte|bella vista
sur|bellac|bellagio|bellaguarda|bellaire|bellamonte|bellampalli|bellano|bellante|bellante
stazione|bellantone|bellaria|bellaria igea
marina|bellariva|bellary|bellata|bellavista|bellbrook|belle?|belle chasse|belle fourche|belle
glade|belle plaine|belle river|belle
vernon|bellecourt|bellefontaine|bellefonte|bellegarde|bellegarde-sur-valserine|bellegem|bellegra|bellem|bellevaux|bellevaux-ligneuville|belleview|belleville|bellevue?|belley|bellflower?|bellingen|bellingen
bei stendal|bellingham|bellingwolde|bellino|bellinzago lombardo|bellinzago
novarese|bellinzona?|bellisio solfare|bellizzi|bellizzi
irpino|bellmawr|bellocchi|bellocozzo|bellombra|bellona?|belloro|bellosguardo|bellova ves|bellows
falls|belluno|belluno veronese|bellusco|bellville|bellwood|belm|belmar|belmira|belmiro
braga|belmond|belmont?|belmonte?|belmonte calabro|belmonte calabro marina|belmonte
castello|belmonte del sannio|belmonte in sabina|belmonte mezzagno|belmonte piceno|belmullet|belo
campo|belo horizonte|belo jardim|belo oriente|belo pole|belo
vale|beloeil|belogorsk|belogradchik|belogradets|beloit|belokopitovo|belokurakine|belonia|belopoly|belopoptsi|belorusija|belorusko|beloslav|belotintsi|belovets|beloveza|belovitsa|belovo?|belovodsk|belovodskoe|belozem|belozerka|belp|belpasso|belpre|belricetto|belsele|belsh|belsito|belt-schutsloot|belterra|belthangady|beltiglio|beltiglio
di
ceppaloni|belton|beltran?|beltrum|beltsville|belturbet|beluj|belur|beluran|beluru|belusa|belvedere?|belvedere
di aquileia|belvedere di battipaglia|belvedere di siracusa|belvedere di spinello|belvedere
fogliense|belvedere langhe|belvedere marittimo|belvedere
ostrense|belveglio|belverde|belvi|belvidere|belyaevka|belyakovets|belyando|belynichi|belz|belza|belzig|belzoni|bema?|bemboka|bemelen|bemetara|bemidji|bemmel|bemposta|bemus
point|ben arous|ben gashir|ben lomond|ben m'hidi|ben tre|ben tre
province|ben-ahin|benab|benabbio|benadikova|benadikovce|benadovo|benalla|benaraby|benatina|benatky
nad
jizerou|benavente?|benavidez|benayeo|benbrook|bencubbin|bende?|bendemeer|bender?|bendigo?|bendingbostel|bendoc|bendorf
am rhein|bene lario|bene vagienna|benedello|beneden-leeuwen|benediktbeuern|beneditinos?|benedito
novo|benesov nad
ploucnici|benestare?|benetutti|benevello|benevento?|benevides|benfeld|benfica?|bengbu|benghazi?|bengkalis|bengkulu|bengkulu
city|bengo|bengtsfors|benguela?|benguet|beni abbes|beni saf|beni
suef|beniakovce|benice|benicia|benim|benin|benina?|benincasa|beninska
republika|benipatti|benipur|benito juarez|benjamin  aceval|benjamin constant|benjamin
hill|benkelman|benkovac|benkovce|benkovski|benna|benne?|bennebroek|benneckenstein
harz|bennekom|bennett?|bennettsville|benneveld|bennin|benningbroek|bennington?|benoni?|bensalem|bensberg|benschop|bensenville|benshausen|bensheim|benson?|bentelo|benthuizen|bentivoglio|bentleyville|bento
de abreu|bento fernandes|bento goncalves|benton?|benton city|benton
harbor|bentong|bentonville|bentveld|benus|benxi?|benz
usedom|beohari|bepanda|beppu|bequimao|bera?|berardinone|berasia|berat?|beratzhausen|berau|berbenno|berbenno
di
valtellina|berbeo|berbroek|berceni|berceto|berchem|berchha|berchida|berchidda|berchiddeddu|berching|berching-holnstein|berchtesgaden?|berck
sur mer|berd|berdavan|berdorf|berdyansk|berdychiv|berdzor|berea|bereba|beregazzo|beregazzo con
figliaro|bereguardo|berehove|berekum|berending|berendrecht|beresford|berettyoujfalu|bereza|berezanka|berezhany|berezino|berezivka|berezne|bereznegovate|berg?|berg
en dal|berg en terblijt|berg oberfranken|berga
elster|bergamasco?|bergambacht|bergamo?|bergantino|berge bei perleberg|berge bei
quakenbruck|bergeggi|bergeijk|bergen?|bergen aan zee|bergen auf rugen|bergen dumme|bergen kreis
celle|bergen l|bergen op zoom|bergen
vogtland|bergen-sulze|bergenfield|bergenhusen|bergentheim|bergerac?|bergharen|bergheim
erft|berghem|bergholz-rehbrucke|bergilers|bergiola|bergisch gladbach|bergkirchen
westfalen|bergolo|bergoro|bergotto|bergschenhoek|bergsjo|bergues|bergzabern|berhampore|berhampur|berievo|berilo?|beringe|beringen|berislav|berkane|berkel
en rodenrijs|berkel-enschot|berkeley?|berkeley heights|berkeley springs|berkenbruck kreis
oder-spree|berkenthin|berkenwoude|berkhout|berkley
downs|berkovitsa|berkovski|berla|berlaar|berlare|berlicum|berlin?|berlingen|berlingo|berloz|berlstedt|berltsum|bermo|bermud
adaları|bermuda|bermudas|bermudes|bermudy|bern?|berna?|bernalda|bernalillo|bernardino
batista|bernardino de campos|bernardo de irigoyen|bernardo do mearim|bernardo
sayao|bernardsville|bernareggio|bernate|bernate ticino|bernau baden|bernau
brandenburg|bernay|bernbeuren|bernburg|bernburg
saale|berndorf|berne?|berneau|bernex|bernezzo|bernhardsthal|bernie?|bernissart|bernitt|bernkastel-kues|bernolakovo|bernried
niederbayern|bernsdorf ol|bernstadt an der
eigen|bernstein?|bernville|beroide|beronovo|berra?|berri|berridale|berrien
springs|berrigan|berriwillock|berrouaghia|berruiles|berry?|berryville|bersenbruck|bersezio|bershad|bersillies-l'abbaye|bersin|bersone|bertalia|bertem|berthierville|berthoud|bertigaro|bertinoro|bertioga|bertiolo|bertipaglia|bertocchi|bertogne|bertolinia|bertolla
barca|bertonico|bertorella|bertotovce|bertoua|bertram?|bertrange|bertree|bertrix|beru|beruri|berwick?|berwick-upon-tweed|berwyn|berzano
di san pietro|berzano di tortona|berzantina|berzee|berzo demo|berzo inferiore|berzo san
fermo|besa|besagno|besana in
brianza|besancon|besano|besate|beselare|beselich|besenello|besenov|besenova|besenzone|beshenkovichi|besigheim|beskaragai|beskol|besnate|besout|besozzo|bessa?|bessemer?|bessemer
city|bessenbach|bessica|bessiebelle|bessude|bestensee|bestwig|bestwig-ramsbeck|betanati|betania?|betania
do piaui|beteitiva|betekom|betemariam|bethalto|bethanie|bethany?|bethel?|bethel island|bethel
park|bethesda?|bethlehem?|bethuadahari|bethune?|bethungra|betim|betio|betlanovce|betliar|betong|betschdorf|bette?|bettendorf|bettenhausen
thuringen|bettiah|bettincourt|bettola?|bettola di pozzo d'adda|bettole di buffalora|bettole
sesia|bettolle|betton|bettona|betul|betulia|betws-y-coed|betzdorf|betzendorf kreis
luneburg|betzenstein|beugen?|beulah?|beulaville|beuningen|beuningen gld|beura|beura
cardezza|beuren
hochwald|beuron|beusichem|beutenaken|beuzet|bevagna|bevekom|bevel?|bevendale|bever?|bevera|bevera
di
sirtori|beverare|beverate|beverce|bevere|beveren-aan-den-ijzer|beveren-leie|beveren-roeselare|beveren-waas|beverino|beverley?|beverley
west|beverlo|beverly?|beverly
hills|beverst|beverstedt|beverungen|beverwijk|bevilacqua|bevtoft|bewdley|bexbach|beylagan|beyne-heusay|beynes|bezau|bezdenitsa|bezdruzice|bezerros?|bezhanovo|beziers|bezmer|bezovce|bezzecca|bełchatow|bhabhua|bhachav|bhadohi|bhadra|bhadrachalam|bhadrak|bhadravati|bhadrawati|bhagalpur|bhainsa|bhainsdehi|bhairongarh|bhakkar|bhalki|bhalswa
jahangir
pur|bhamregadh|bhandara|bhandaria|bhander|bhanga|bhanjanagar|bhanpura|bhanupratappur|bhanvad|bharathpur|bharatpur|bharmour|bharthana|bharuch|bharwari|bhatapara|bhatinda|bhatkal|bhatpara|bhatwari|bhavani|bhavnagar|bhawanathpur|bhawanipatna|bheemunipatnam|bheramara|bhikangaon|bhilai|bhilaigarh|bhiloda|bhilwara|bhim|bhimadole|bhimavaram|bhimpur|bhind|bhinmal|bhir|bhira|bhitarwar|bhiwandi|bhiwani|bhiwapur|bhogaon|bhognipur|bhokar|bhokardan|bhola|bhongir|bhoom|bhooragamphad|bhopal?|bhopalpatnam|bhor|bhoutan|bhubaneshwar|bhubaneswar|bhudargad|bhuj|bhunya|bhusawal|bhutan|bhutanske
kralovstvo|biacesa di ledro|biadene|biak?|biala
podlaska|bialystok?|biana|biancade|biancano|biancareddu|biancavilla|bianchi?|bianco?|bianconese|biandrate|biandronno|bianibazar|bianzano|bianze|bianzone|biaora|bias
fortes|biassa|biassono|biatorbagy|biauzzo|biała
podlaska|białogard|białorus|białystok|bibano|bibbiano|bibbiena|bibbiena stazione|bibbona|bibby
springs|biberach an der riss|bibertal|bibiana|bibione|bibione
pineda|biblis|bibola|bicaj|bicas?|biccari|bicester|bichena|bicheno|bichlbach|bicinicco|bickendorf|bicknell|bicocca
di
novara|bidaminna|bidar|biddeford|biddinghuizen|bideford|bidgeemia|bidhannagar|bidhuna|bidingen|bidoni?|bidovce|bidupur|biebergemund|biebertal|biedenkopf|biederitz|biel?|bielawa|bielefeld?|bielefeld-jollenbeck|bielefeld-sennestadt|biella|bielo-russie|bielorrusia?|bielorrussia|bieloruska
republika|bielorusko|bielorussia|bielorussie|bielovce|bielsk
podlaski|bielsko-biala|bielsko-biała|biely
kostol|bienate|bienenbuttel|bienne?|bienne-lez-happart|bienno|bieno|bientina|bierbeek|biercee|bierges|bierghes|biermanskool|bierset|bierum|biervliet|bierwart|biesenthal
brandenburg|biesme|biesme-sous-thuin|biesmeree|biest-houtakker|bietigheim-bissingen|bietikow|bievre|bievres|biez|biezenmortel|biforco|bifuka|big
bagachka|big bear|big bear lake|big belozerka|big bend|big flats|big lake|big pine key|big
piney|big rapids|big rock|big sandy|big sky|big spring|big stone gap|big
timber|bigarello|bigene|biger|bigfork|biggar|biggekerke|biggenden|biglerville|bigliolo|bigolino|biguacu|bihain|bihar?|bihar
sharif|biharsharif|bihor|bihoro|bihupuria|bijacovce|bijadandi|bijapur|bijawar|bijaypur|bijeljina|bijelo
polje|bijie|bijni|bijnor|bikaner?|bikapur|bikenibeu|bikovo|bikram|bikramganj|bikschote|bilac|bilara|bilari|bilasipara|bilaspur|bilasuvar|bilecik|bilgam|bilgram|bilhaur|biligi|biliran|bilisht|bilkove
humence|billa?|billa billa|billerbeck westfalen|billerica|billigheim
baden|billigheim-ingenheim|billimora|billings?|billoli|billum|billund|biloela|bilovec|biloxi?|bilstain|bilthoven|bilut
valley|bilzen|bima|bimbadeen|bimini and cat
cay|bina?|binago|binalong|binanuova|binasco|binbrook|binche|binda|binde?|binder?|binderveld|bindki|bindlach|bindo|bindogundra|bindoon|bindslev|bindua|bindura|binetto|binga|bingara|bingegang|bingelrade|bingen
am rhein|binghamton|bingol|binh dinh province|binh duong|binh duong province|binh phuoc|binh phuoc
province|binh thuan|binh thuan province|binh
đinh|binic|binjai|binkom|binnaway|binningen|binovce|bintangor|bintuhan|bintulu|bintuni|binz
ostseebad|binzago|binzhou|bioglio|biograd na moru|bioko?|bionaz|bionde?|bione|bioul|biquinhas|bir
el ater|bir el djir|bir mourad rais|birch run|birchabruck|birchenough
bridge|birchip|birchwood|bircolovo|bird island|birdsboro|bireuen|birgalavo|birgi
aerostazione|birgonj|birigui|birin kebbi|biritiba-mirim|biritinga|birkenfeld bei
wurzburg|birkenfeld
nahe|birkenhainchen|birkenwerder|birkerød|birkfeld|birmaharajpur|birmania|birmingham?|birnamwood|birori|birpara|birpur|birr?|birregurra|birresborn|birriwa|birsa|birsfelden|birsinghpur|birstein|birstein-lichenroth|birstonas|birzai|bisaccia?|bisaccia
nuova|bisacquino|bisalpur|bisam
cuttack|bisano|bisauli|bisbee|bisceglie|bischoffeld|bischoffen|bischofsgrun|bischofsheim an der
rhon|bischofsheim bei
russelsheim|bischofshofen|bischofsmais|bischofswerda|bischwiller|biscoe|bisegna|bisenti|biser|biserno|bisertsi|bishenpur|bisher?|bishkek?|bishnupur|bishop
auckland|bishops castle|bishops stortford|bishops
waltham|bishopville|bishrampur|bisignano|bisingen|biskra?|biskupice|biskupova|bismarck?|bismark
altmark|bispingen|bissa -guinea|bissau?|bissegem|bissen|bissendorf kreis osnabruck|bissingen
schwaben|bissingen-unterringingen|bissora|bistagno|bistima|bistra|bistrentsi|bistrets|bistrigna|bistrita|bistrita-nasaud|bisuschio|biswan|biswanath|bitam|bitarova|bitburg|bitche|bitetto|bitgum|bitgummole|bitlis|bitola?|bitonto|bitra|bitritto|bitterfeld|bitti|bituima|bitung|bituruna|bivedo|bivigliano|bivio?|bivio
cascinare|bivio cava manara|bivio cumiana|bivio di capanelle|bivio di ravi|bivio mortola|bivio
palomonte|bivio san polo|bivio santa cecilia|bivolare|bivona|bivongi|bixby|biyem
assi|bizen|bizerte?|bizet?|bizkaia|bizzarone|bizzozero|biłgoraj|bjelorusija|bjelorussja|bjelovar|bjelovar-bilogora|bjelovarsko-bilogorska|bjerringbro|bjert|bjni|bjorna|bjurholm|bjæverskov|blaasveld|black
creek|black diamond|black earth|black hawk|black mountain|black river falls|black
stump|blackall|blackburn?|blackbutt|blackduck|blackfalds|blackfoot?|blackpool?|blacksburg|blackshear|blackstone?|blacktown|blackwater|blackwell?|bladel|bladenboro|blagoevgrad|blagoevo|blagovo|blahova|blaimont|blain?|blaine?|blair?|blairgowrie|blairmont|blairmore|blairstown|blairsville|blaj|blakely|blambangan
umpu|blanchard?|blanchester|blanchetown|bland?|blandain|blanden|blandford|blanding|blandino|blang
kejeren|blangpidie|blankenberge|blankenburg harz|blankenforde|blankenhain
thuringen|blankenham|blankenheim ahr|blankenheim bei
sangerhausen|blankenheim-ahrhutte|blankenrath|blankensee bei
neustrelitz|blanzy|blaregnies|blaricum|blaskovo|blatets|blatna|blatna na ostrove|blatna
polianka|blatne|blatne remety|blatne
revistia|blatnica|blatnitsa|blaton|blaubeuren|blaufelden|blaugies|blaustein
wurttemberg|blauwestad|blauwhuis|blavand|blavy|blavy
nus|blaye|blayney|blazhievo|blazice|blazovce|bleckede|bleckede-barskamp|bleckede-brackede|bleggio
inferiore|bleggio
superiore|blegny|bleharies|blehen|bleialf|bleiburg|bleicherode|bleid|bleiswijk|blekinge
lan|blello|blender?|blenheim?|blera|bleret|blesdijke|bleskensgraaf
ca|blesovce|blessagno|blessano|blessington|blessum|blevio|blhovce|blicquy|blida?|blieskastel|blieskastel-altheim|blighty|blije?|blijham|blind
river|blindenmarkt|blissfield|blitar|blitterswijck|block
island|bloemendaal|bloemfontein?|blois?|blokhus|blokker|blokzijl|blomberg lippe|blomberg
ostfriesland|blomberg-grossenmarpe|blommenslyst|blonsdorf|bloomer?|bloomfield?|blooming
prairie|bloomingburg|bloomingdale?|bloomington?|bloomsburg|bloomsdale|blora|blossburg|blountstown|blountsville|blountville|blovice|blowatz|blowing
rock|blsany|bludenz|blue earth|blue hill|blue point|blue rapids|blue ridge|blue sodalite mine|blue
springs|bluefield|bluff city|bluffton|blufi|bluma|blumau|blumberg baden|blumberg kreis
barnim|blumenau|blumenhagen bei strasburg|blumenthal bei
pritzwalk|blumfelde|blunk|blyth|blythe?|blytheville|bo bien nga|bo đao nha|bo-li-vi-a|bo-xni-a
hec-xe-go-vi-na|boa esperanca|boa esperanca do iguacu|boa esperanca do sul|boa hora|boa nova|boa
saude|boa ventura|boa viagem|boa vista|boa vista cananeia|boa vista da aparecida|boa vista das
missoes|boa vista do burica|boa vista do cadeado|boa vista do gurupi|boa vista do ramos|boa vista
do sul|boa vista do tupim|boalkhali|boalmari|boalsburg|boara pisani|boara
polesine|boardman|boario|boario
terme|boath|boaventura?|boavita|boaz?|boazum|bobadah|bobbili|bobbio|bobbio
pellice|bobcaygeon|bobenheim-roxheim|bobenneukirchen|bobigny|bobingen|bobitz|boblingen|bobo-dioulasso|bobonaro|boboshevo|bobot|bobov
dol|bobrinets|bobrov|bobrovcek|bobrovec|bobrovitsa|bobrovnik|bobundara|boca da mata|boca do
acre|boca do monte|boca grande|boca raton|bocaina|bocaina de minas|bocaina do
sul|bocaiuva|bocaiuva do sul|bocale|bocca di
magra|boccadifalco|boccadiganda|boccaleone|boccasette|boccassuolo|boccheggiano|bocchigliero|bocchignano|boccia
al
mauro|boccioleto|bocconi?|bocenago|bochalema|bochnia|bocholt|bocholtz|bochov|bochum?|bochum-wattenscheid|bociar|bockenem|bocsa|bocvana|bodallin|bodallin
north|boddington|bodega bay|bodegraven|boden?|bodenburg|bodenfelde|bodenheim
rhein|bodenkirchen|bodenmais|bodensdorf|bodenwerder|bodenwohr|bodhan|bodiky|bodina|bodio|bodio
lomnago|boditi|bodla|bodman-ludwigshafen|bodmin|bodnegg|bodo|bodoco|bodoquena|bodorova|bodovce|bodrovo|bodruzal|bodza|bodzianske
luky|boechout|boekel|boekhout|boekhoute|boelenslaan|boelhe|boer?|boerakker|boerne|boesingheliede|boeslunde|boezinge|bofete?|boffalora
d'adda|boffalora sopra ticino|boffetto|bogaarden|bogalusa|bogan
gate|bogatovo|bogd|bogdan|bogdanitsa|bogdanovo|bogdantsi|bogen?|bogen
niederbayern|bogense|boggabri|boghe|bogliaco|bogliarka|bogliasco|boglietto|bognanco|bognanco
fonti|bogodukhiv|bogogno|bogomilovo|bogor?|bogorodchany|bogota?|bogra|bogura|boguslav|bogø
by|bohain-en-vermandois|bohan|bohdanovce|bohdanovce nad
trnavou|boheimkirchen|bohelov|bohen|bohena?|bohicon|bohmfeld|bohmte|bohmte-hunteburg|bohol?|bohot|bohunice|bohunovo|bohusovice
nad
ohri|boignee|boijl|boirs|bois-d'arcy|bois-d'haine|bois-de-lessines|bois-de-villers|bois-et-borsu|bois-guillaume|bois-le-roi|boise?|boise
city|boissano|boissevain|boissy-l'aillerie|boissy-saint-leger|boituva|boitzenburg|boizenburg
elbe|bojaca|bojano|bojaya|bojkovice|bojna|bojnice|bojnicky|bojon|bojonegoro|bojuru|bokaband|bokajan|bokakhat|bokaro|boke|bokerup|bokhorst|bokhtar|boklund|boko|bokoji|bokombaevo|bokone
bophirima|boksburg|boksum|bolan?|boland|bolano?|bolbec|bolbeno|bolderslev|boldesti-scaeni|boldog|bole?|bole
i|bole ii|bole iii|bole iv|bole michael|bole v|bole
vi|bolechov|boleraz|bolesov|bolesławiec|bolgare|bolgart|bolgatanga|bolgheri|bolgrad|boliarov|bolinas?|bolingbrook|bolinne|bolintin-vale|bolivar?|bolivia|bolivie|bolivien|bolivija|bolivijska
republika|boliviya|bolivja|boliwia|bolkovce|boll kreis
goppingen|bolladello|bolland|bollate|bollendorf|bollengo|bollnas|bollon?|bolnisi|bologna?|bolognano|bolognetta|bolognola|bolotana|bolpur|bolqarıstan|bolsena|bolsward|boltiere|bolton?|bolton
landing|bolu|bolwa|bolyarino|bolyarovo|bolyarsko|bolyartsi|bolzaneto|bolzano?|bolzano di
belluno|bolzano novarese|bolzano vicentino|bolzone|bom conselho|bom despacho|bom jardim|bom jardim
da serra|bom jardim de goias|bom jardim de minas|bom jesus|bom jesus da lapa|bom jesus da
penha|bom jesus da serra|bom jesus das selvas|bom jesus de goias|bom jesus do araguaia|bom jesus
do galho|bom jesus do itabapoana|bom jesus do norte|bom jesus do oeste|bom jesus do sul|bom jesus
do tocantins|bom jesus dos campos|bom jesus dos perdoes|bom lugar|bom nome|bom principio|bom
repouso|bom retiro|bom retiro do sul|bom sucesso|bom sucesso de itarare|bom sucesso do
sul|bomal|bomal-sur-ourthe|bomarzo|bombala|bombarral?|bombaye|bombiana|bombile|bombinhas?|bomerano|bommershoven|bompensiere|bompietro|bomporto|bon-secours|bonaberi|bonagia|bonaire?|bonalbo|bonang|bonarcado|bonassola|bonate
sopra|bonate
sotto|bonaventure?|bonavicina|bonavigo|boncelles|boncellino|boncore|bondali|bondanello|bondeno|bondeno
di gonzaga|bondione|bondo|bondo
petello|bondone|bondoufle|bondowoso|bonduel|bondues|bondy|bonea|boneffe|bonefro|bonelli|bonemerse|bonen?|bonese|bonferraro|bonfim?|bonfim
paulista|bonfinopolis de
minas|bonga?|bongaigaon|bongawan|bongoan|bonham|bonheiden|bonifati|bonifay|bonifica villa
literno|boninal|boninne|bonisiolo|bonita springs|bonito de santa fe|bonito
oriental|bonlez|bonli|bonn?|bonnanaro|bonnay|bonndorf im schwarzwald|bonne terre|bonners
ferry|bonnert|bonnetable|bonneuil-sur-marne|bonneval|bonneville?|bonney lake|bonnie doon|bonnie
rock|bonnyville|bonomelli|bonopolis|bonorva|bonshaw|bonsin|bontang|bontebok?|bonvicino|bonzo?|booborowie|booischot|booitshoeke|booleroo
centre|boomi|boona mountain|boonah|boondooma|boone?|boones
mill|booneville|boonville|boornbergum|boornzwaag|boorolong|boorooma|booroorban|boorowa|boorsem|boort?|boortmeerbeek|boossen|boostedt|boothbay
harbor|booue|booyal|bopfingen|boppard|boqueirao?|boqueirao do
leao|boquilla?|boquim|boquira|bora?|bora bassa|boraceia|borah
tank|boras|borba?|borbiago|borbona|borborema|borboruso|borca|borca di cadore|borca di
macugnaga|borcany|borcea|borchtlombeek|borcice|borcova|borculo|borda da
mata|bordano|bordeaux?|borden?|bordertown|bordesholm|bordighera|bordighera alta|bording|bordj
badji mokhtar|bordj bou arreridj|bordj el kiffan|bordj
menaiel|bordjomi|bordogna|bordolano|bordonaro|borebi|boree
creek|borello|borets|boretto|borgagne|borgarello|borgaretto|borgaria|borgaria di narni|borgaro
torinese|borgata borghesiana|borgata casalotti|borgata corviale|borgata costiera|borgata
fidene|borgata finocchio|borgata marina|borgata mezzanone|borgata ottavia|borgata paradiso di
collegno|borgentreich|borgentreich-borgholz|borger|borgercompagnie|borgerhout?|borgetto|borghetto|borghetto
all'adige|borghetto d'arroscia|borghetto di borbera|borghetto di tuoro|borghetto di vara|borghetto
lodigiano|borghetto san nicolo|borghetto santo
spirito|borghi|borgholzhausen|borgia?|borgiallo|borgio|borgio
verezzi|borgloon|borgnano|borgo?|borgo a buggiano|borgo a cascia|borgo a mozzano|borgo alla
collina|borgo annunziata|borgo appio|borgo baccarato|borgo bainsizza|borgo bonsignore|borgo
callea|borgo capanne|borgo carige|borgo carillia|borgo carso|borgo cascino|borgo castelletto|borgo
celano|borgo cerreto|borgo cervaro|borgo d'ale|borgo di montoro inferiore|borgo di terzo|borgo di
trevi|borgo faiti|borgo fazio|borgo flora|borgo fornari|borgo gesso|borgo giardinetto|borgo
grappa|borgo hermada|borgo incoronata|borgo isonzo|borgo la loggia|borgo liberta|borgo
lombardo|borgo loreto|borgo lupo|borgo macchia|borgo massano|borgo meduna|borgo montello|borgo
montenero|borgo nuovo|borgo pace|borgo panigale|borgo partenope|borgo pasubio|borgo perrone|borgo
petilia|borgo piave|borgo podgora|borgo primo|borgo priolo|borgo quinzio|borgo revel|borgo
rivola|borgo rizza|borgo rurale appio|borgo sabotino|borgo sacco|borgo salario|borgo
salsasio|borgo san dalmazzo|borgo san donato|borgo san giacomo|borgo san giovanni|borgo san
giuseppe|borgo san lazzaro|borgo san lorenzo|borgo san martino|borgo san michele|borgo san
pietro|borgo san siro|borgo sant'antonio abate|borgo santa maria|borgo santa maria
immacolata|borgo sassoferrato|borgo stazione|borgo ticino|borgo tossignano|borgo trebbia|borgo
tressanti|borgo tufico|borgo val di taro|borgo valsugana|borgo velino|borgo vercelli|borgo
verde|borgo virgilio|borgo vittoria|borgo vodice|borgo zurini|borgoforte|borgofranco
d'ivrea|borgofranco sul
po|borgolavezzaro|borgomale|borgomanero|borgomaro|borgomasino|borgonato|borgone
susa|borgonovo|borgonovo bardonecchia|borgonovo ligure|borgonovo val tidone|borgonuovo|borgonuovo
di neive|borgonuovo di piuro|borgoratto alessandrino|borgoratto
mormorolo|borgoricco|borgorose|borgosatollo|borgosesia|borgovirgiliana|borgsweer|borgworm|borhanuddin|boriguma|borilovo|borima|borimechkovo|borinka|borino|borintsi|borislav|borislavtsi|borisov|borisovo|borispol|borka|borken|borken
hessen|borken
westfalen|borkenfriede|borkheide|borkum|borlange|borlez|borlo|borlon?|bormida|bormio|born
darss|borna|borna stadt|bornago|bornasco|bornate sesia|bornato|bornem|bornerbroek|bornheim
rheinland|bornheim-merten|bornhoved|bornicke kreis
havelland|bornival|borno|bornuur|bornwird|borodulikha|borodyanka|borohradek|borolong|boromo|boroneddu|borore|boroughbridge|borov
dol|borova|borovan|borovany|borovce|borovets|borovo|borovskoi|borovtsi|borrazopolis|borre?|borrego
springs|borrello|borrello di
catania|borriana|borroloola|borsa?|borsad|borsano|borsbeek|borsbeke|borschiv|borsdorf|borsea|borselli|borsky
mikulas|borsky svaty jur|borso del grappa|borsod-abauj-zemplen|borssele|borstel bei
sulingen|bortala|bortigali|bortigiadas|borup|borutta|bory|boryslav|borzano|borzna|borzoli|borzonasca|bosa|bosa
marina|bosaca|bosanci|bosansko-podrinjska zupanija gorazde|bosansko-podrinjski kanton
gorazde|bosany|bosaro|bosau|boscabel|bosch en duin|boschetto?|boschi?|boschi di bardone|boschi
sant'anna|boschoord|bosco?|bosco caggione|bosco chiesanuova|bosco di corniglio|bosco di
galliera|bosco marengo|bosco mesola|bosco perrotta|bosco
sant'ippolito|boscobel|boscochiaro|boscomare|boscone|bosconero|bosconia|boscoreale|boscotrecase|bosel
oldenburg|bosentino|boshulya|bosia|bosilkovtsi|bosio|bosisio parini|boskoop|bosna a
hercegovina|bosna i hercegovina|bosnasco|bosnia and herzegovina|bosnia dan herzegovina|bosnia e
herzegovina|bosnia i hercegovina|bosnia i hercegowina|bosnia ja hertsegovina|bosnia y
hercegovina|bosnia y herzegovina|bosnia-erzegovina|bosnia-herzegovina|bosnian-podrinje canton
gorazde|bosnie en herzegovina|bosnie-herzegovine|bosnien och hercegovina|bosnien och
herzegovina|bosnien og hercegovina|bosnien und herzegowina|bosque
farms|bosschenhoofd|bossea|bossico|bossier
city|bossiere|bossolasco|bossoroca|bossuit|bossut-gottechain|bost|boston?|bostone|boswell?|bosznia-hercegovina|bot-xoa-na|botad|botakara|botany?|botelho?|botelhos|botersen|botevgrad|botevo|bothey|bothwell?|boticas?|botlek
rotterdam|botosani|botricello|botrugno|botsuana|botsvana|botswana|botswanska
republika|botta?|botta di
sedrina|bottagna|bottai|bottanuco|bottarone|bottega?|botteghino|bottegone|bottelare|botticino|botticino
mattina|botticino
sera|bottidda|bottineau|botto?|bottovo|bottrighe|bottrop?|bottrop-kirchhellen|botucatu|botumirim|botupora|botuvera|bou
ismail|bou
saada|bouake|bouarfa|bouchegouf|boucherville|bouches-du-rhone|bouctouche|boudh|bouenza|boufarik|bouffioulx|bougaa|bouge?|boughni|boughzoul|bougnies|bouguenais|bouhanifia|bouillon?|bouinan|bouira|boukadir|boulay-moselle|boulder?|boulder
city|boulder creek|boulder
junction|boulia|boulogne-billancourt|boulogne-sur-mer|boumerdes|boundary
bend|bountiful?|bourbon-lancy|bourbon-larchambault|bourbonne-les-bains|bourbourg|bourg-en-bresse|bourg-la-reine|bourganeuf|bourges?|bourgogne?|bourgoin-jallieu|bourgueil|bourke|bourlers|bourne?|bournemouth?|bourseigne-neuve|bourseigne-vieille|bourtange|bous?|boussac|boussoit|bousson|boussoura|boussu|boussu-en-fagne|boussu-lez-walcourt|bousval|boutersem|bouvet
island|bouvet island
(bouvetoya)|bouvet-insel|bouvet-sziget|bouveteiland|bouvetinsel|bouveton|bouvetov
ostrov|bouvignes-sur-meuse|bouvignies|bouwel|bouxieres-aux-dames|bouzareah|bouzonville|bova|bova
marina|bovadzor|bovalino|bovalino marina|bovalino
superiore|bovec|bovegno|bovekerke|bovelingen|boven-leeuwen|bovenden-lenglern|bovenden-reyershausen|bovenistier|bovenkarspel|bovensmilde|boves|bovesse|bovezzo|bovigny|boville
ernica|bovino?|bovisio|bovisio-masciago|bovo|bovolenta|bovolone|bovril|bow bridge|bow hill|bow
island|bowdoinham|bowdon|bowen?|bowen island|bowenville|bower?|bowie?|bowling
green|bowman?|bowmanville|bowral|bowraville|box creek|box elder|boxberg baden|boxberg
sachsen|boxmeer|boxtel|boyaca|boyadzhik|boyanovo|boyantsi|boyarka|boyce|boychinovtsi|boyd?|boydton|boyertown|boykovo|boyle?|boylston|boyne
city|boyne falls|boynitsa|boyno|boynton beach|boyolali|boyuk britaniya|boyup
brook|bozanbai|bozduganovo|bozeman|bozen?|bozhan|bozhenitsa|bozhou|bozhurka|bozhurovo|bozi
dar|bozicni otok|boznija
ħerzegovina|bozveliysko|bozzana|bozzano|bozzole|bozzolo?|bra-xin|braamt|brabrand|bracca|braccagni|bracciano|bracebridge|bracey|brachbach
sieg|bracigliano|bracke-gallo|brackenheim|brackettville|bracknell?|braco do bau|braco do
norte|braco do
trombudo|bracovce|brad?|bradashesh|bradenton|bradford?|bradfords|bradvari|brady?|braemer|braffe|braga?|bragadiru|bragado?|braganca?|braganca
paulista|braganey|bragantina|bragg
creek|bragin|bragioli|braglia|bragno|braham|brahmanbaria|brahmapuri|braibant|braidi|braidwood|braies|braila?|brailiv|braine-l'alleud|braine-le-chateau|braine-le-comte|brainerd|braintree|braives|brak?|brake
unterweser|brakel|brakel westfalen|brakel-gehrden|bralano|brallo di pregola|bramaiano|bramberg am
wildkogel|bramming|brampton?|bramsche hase|bramsche-engter|branc|brancaccio
ciaculli|brancaleone|brancaleone
marina|branchon|branchville|brand-erbisdorf|brand-nagelberg|brande?|brandenberg|brandenburg?|brandenburg
an der havel|branderup|brandico|brandis bei
wurzen|brandizzo|brando?|brandon?|brandsen|brandwijk|brandys nad
orlici|brandywine|branesti|branford|branichevo|branipole|branitsa|brannenburg|branovo|branson|brantford?|brantgum|branxton|branzi|branzoll|braone|brarola|bras?|bras
pires|brashlen|brashlyanitsa|brashten|brasil|brasil novo|brasilandia|brasilandia de
minas|brasilandia do sul|brasilandia do tocantins|brasile|brasileia|brasileira?|brasilia?|brasilia
de
minas|brasiliana|brasilien|brasitania|braslav|brasmenil|brasnorte|brasopolis|brasov?|brasschaat|brassi|bratanitsa|bratislava?|bratislavsky
kraj|bratsigovo|bratsk|bratslav|brattiro|brattleboro|bratto|bratya daskalovi|bratya
kunchevi|braubach|braulins|brauna|braunas|braunau am
inn|braunfels|braunlage|braunlage-hohegeiss|braunlingen|braunsbach|braunsbedra|braunschweig?|braunschweig-wenden|bravacovo|brawley|bray?|brazabrantes|brazey-en-plaine|brazil|brazilia|brazilie|brazilija|braziliya|brazilska
federativna republika|brazlandia|brazoria|brazylia|brazzacco|brazzano|brazzaville?|brazzolo|brcko
district|brcko distrikt|brdarka|brea?|breadalbane|breal-sous-montfort|breaux bridge|breaza de
sus|brebbia|breccia?|brecciaro|brecciarola|brechin|brecht?|breckenridge?|breckerfeld|brecon|breconshire|breda?|breda
cisoni|breda di piave|bredbo|bredbyn|breddin|bredebro|bredenbek bei rendsburg|bredene|bredenfelde
bei
strasburg|bredereiche|bredevoort|bredstedt|bredsten|bree?|breedenbroek|breendonk|breese|breeza|breezand|breezanddijk|breezewood|bregano|breganze|bregare|bregenz?|bregnano|bregovo|breguzzo|brehov|brehy|breia?|breidenbach
bei biedenkopf|breien?|breisach am rhein|breitbrunn am chiemsee|breitenau am
hochlantsch|breitenbach am herzberg|breitenberg niederbayern|breitenbrunn erzgebirge|breitenbrunn
oberpfalz|breitenbrunn schwaben|breitenfurt bei wien|breitscheid
hessen|brejao|brejetuba|brejinho|brejinho de nazare|brejo?|brejo alegre|brejo de areia|brejo do
cruz|brejo dos santos|brejo grande|brejo grande do araguaia|brejo
santo|brejoes|brejolandia|brekov|brembate|brembate di sopra|brembilla|brembio|breme|bremen?|bremer
bay|bremerhaven?|bremerton|bremervorde|bremervorde-bevern|bremervorde-iselersheim|brenderup|brendola|brenham|brenitsa|brenna|brennberg|brenner?|brennero|brenno
useria|breno|brensbach|brenta|brentino
belluno|brentonico|brentwood?|brenzone|breo|breolungi|breonio|brescello|brescia?|bresega|bresil|bresimo|breskens|breslau?|bresles|bressa|bressana|bressana
bottarone|bressanone|bressanvido|bresseo|bresso|bressoux|bressuire|brest?|brestak|breste|brestnik|brestnitsa|brestov|brestov
nad
laborcom|brestovany|brestovec|brestovene|brestovets|brestovitsa|brestovo|bretagne?|bretejovce|breteuil
sur iton|bretignolles-sur-mer|bretigny-sur-orge|bretka|bretstein|bretten|bretzfeld|breu
branco|breuberg|breuil|breuil
cervinia|breuillet|breukelen|breukeleveen|brevard|breves?|brewarrina|brewer?|brewster?|brewton|brez|breza|brezany|breze|brezice|brezina|breziny|breznica|breznice|breznicka|breznik|breznitsa|brezno|brezolupy|brezov|brezova|brezova
nad svitavou|brezova pod bradlom|brezovec|brezovica|brezovicka|brezovka|brezovo|brezza?|brezzo di
bedero|brhlovce|briaba|briaglia|brianco|briano|brianorte|briare|briatico|bribano|bribbaree|bribie
island|bricco favole|briceni|briceno|bricherasio|bridge
city|bridgehampton|bridgend|bridgeport?|bridgeton|bridgetown?|bridgeville|bridgewater|bridgman?|bridgnorth|bridgton|bridgwater|bridlicna|bridlington|bridport|brie-comte-robert|briec|briegden|brielen|brielle|brielow|brienno|brienon-sur-armancon|brienza|brieselang|briesen
bei cottbus|briesen mark|brieskow-finkenheerd|briesnig|briestie|briey|brig-glis|briga alta|briga
marina|briga novarese|brigalow|brigantine?|brigg|brigham city|brighton?|brignano frascata|brignano
gera d'adda|brignola|brignola
sottana|brignoles|brikama|brikama-ba|brillion|brilon|brilon-alme|brilon-messinghausen|briltil|brimfield|brimley|brindisi?|brindisi
casale|brindisi
montagna|bringalily|brinkley?|brinkworth|brinzio|briona|brione|briosco|brioude|brisbane?|brisighella|brissac-quince|brissago
valtravaglia|brissogne|bristol?|bristolville|bristow|brit indiai-oceani terulet|brit
virgin|britania?|britania raya|britanski djevicanski otoci|britanski teritorij indijskog
oceana|britische jungferninseln|british colombia|british columbia|british indian ocean
territory|british indian ocean territory (chagos archipelago)|british virgin islands|brits?|brits
indische oceaanterritorium|britse maagdeneilanden|britske antarkticke uzemie|britske
indickooceanske uzemie|britske panenske ostrovy|britsum|britswert|britt?|brittiska
jungfruoarna|brittiska virgin
islands|brittoli|britton|brivio|brixen|brixlegg|brizzolara|brno?|broadalbin|broadford|broadsound|broadus|broadway?|broager|broby|broccostella|brochier|brockel|brockport|brockton?|brockville|brockway|brocton|brod|brod-posavina|broderstorf|brodhead|brodnica|brodowski|brodske|brodsko-posavska|brody|brodzany|broechem|broek?|broek
in waterland|broek op
langedijk|broekhuizen|broekhuizenvorst|broekland|broekom|broeksterwald|brogliano|brognaturo|brognoligo|brogue?|brohl-lutzing|broken
arrow|broken bow|broken hill|brokstedt|brolo|brome?|brome
lake|bromont|bromyard|brondello|brong-ahafo
region|brongio|broni|bronkhorst|bronkhorstspruit|bronneger|bronnegerveen|bronson?|bronte?|bronx?|bronzolo|brooke?|brookfield|brookhaven|brookings|brooklands|brooklet?|brooklin|brookline|brooklyn?|brookneal|brooks?|brookshire|brookstead|brookston|brooksville|brookton|brooktondale|brookville|broome|broomehill|broomfield|broons|brooweena|brossasco|brosso|brotas?|brotas
de macaubas|broughton|broumov|broussard|brouwershaven|brovary|brovello carpugnino|brovst|brown
city|brownfield?|browning?|browns mills|browns
summit|brownsboro|brownsburg|brownstown|brownsville?|brownwood|broxton|brozolo|brozzi|brozzo|brtnice|bru-nay|bruas|bruay-la-buissiere|bruca|bruce?|bruce
rock|bruceton mills|bruchem|bruchhausen-vilsen|bruchmuhlbach-miesau|bruchmuhlen
westfalen|bruchsal|bruchsal-untergrombach|brucht|bruchterveld|brucianesi|bruck an der
grossglocknerstrasse|bruck an der leitha|bruck an der mur|bruck brandenburg|bruckberg
niederbayern|bruckl|bruckmuhl
mangfall|brucoli|bruel|bruere|brufa|brufut|brugelette|bruges?|brugg|brugge?|brugherio|brugine|brugnato|brugnera|brugneto|brugnetto|bruhl
rheinland|bruie
plains|bruine?|bruinehaar|bruinisse|bruino|bruly|bruly-de-pesche|brumadinho|brumado|brumano|brumath|brummen?|brumov-bylnice|bruna?|brunate|brunau|brundidge|bruneck|brunehaut|brunei|brunei
darussalam|brunei muara|brunej|brunejsko-darussalamsky stat|brunella|brunello|bruney|brunico|brunn
an der wild|bruno?|brunopolis|brunovce|brunoy|brunsbuttel|brunssum|brunstatt|brunswick?|brunswick
junction|bruntinge|brusago|brusaporto|brusartsi|brusaschetto|brusasco|brusatasso|brusciana|brusciano|bruscoli|brusegana|brusen|brusilov|brusimpiano|brusnengo|brusnica|brusnik|brusno|brusperk|brusque?|brussegem|brussel|brussels?|brusson|brussow
bei
pasewalk|brustem|brusuglio|bruthen|brutovce|bruty|bruxelles?|bruyelle|bruz|bruzolo|bruzzano|bruzzano
zeffirio|brvniste|bryagovitsa|bryagovo|bryan?|bryanka|bryans
road|bryansk?|bryant?|brye|brymaroo|bryn mawr|bryrup|bryson
city|bryukhovichi|brzeg|brzotin|brædstrup|brøndby|brøndby
strand|brønderslev|brønshøj|brørup|bu-run-đi|buangor|buarque de
macedo|buba?|bubano|bubbiano|bubbio|bubulchandi|bucany|bucaramanga?|bucarasica|buccheri|bucchianico|bucciano|buccinasco|buccino?|buccino
stazione|buch bei illertissen|bucha?|buchach|buchan?|buchanan?|buchardo|bucharest and ilfov
county|buchbach oberbayern|buchel bei cochem|buchen?|buchen odenwald|buchenberg bei
kempten|buchenbeuren|buchholz|buchholz in der
nordheide|buchholz-trelde|buchloe|buchs|buchten?|bucimas|bucine|bucita|buckeburg|buckeye?|buckhannon|buckhorn|buckingham?|buckinghamshire?|buckinguy|buckland|buckley?|buckner?|buckow
markische schweiz|buckrabanyule|bucksport|buclovany|bucovice|bucuresti|bucuresti si judetul
ilfov|bucyrus|buda?|budapest?|budca|budditogliu|budduso|bude|budel|budel-dorplein|budel-schoot|buden|budenheim|budesheim
eifel|budhana|budhni|budikovany|budimir|budina|budince|budingen|budingen
hessen|budingen-eckartshausen|budis|budisov nad budisovkou|budkovce|budleigh
salterton|budlich|budmerice|budo-koshelevo|budoia|budoni|budrie|budrio|budrione|budva|budyne nad
ohri|buea|buena esperanza|buena park|buena vista|buenaventura?|buenavista|buenavista de
cortes|buenavista de cortez|bueno brandao|buenopolis|buenos
aires|buerarema|buesaco|bufalata|buffalo gap|buffalo
river|buford?|buftea|bugalagrande|bugano|bugant|bugarska|bugat|buggenhout|buggenum|buggerru|buggiano|bugiano|buglio
in monte|buglovce|bugnara|bugrain|bugre|buguda|buguggiate|buhl?|buhl
baden|buhl-sand|buhlerzell|buhnsdorf|buhovtsi|buhusi|buii|builth
wells|buinen|buinerveen|buipe|buique|buircine
faso|buissenal|buisson?|buissonville|buitenkaag|buitenpost?|buitepos|buizingen|buja|bujan|bujari|bujaru|buje?|bujumbura?|bukalo|buken|bukhmurun|bukidnon|bukit
bading|bukit besi|bukit gambir|bukit ibam|bukit kepong|bukit tinggi|bukittinggi|bukova|bukova
polyana|bukovce|bukovec|bukovets|bukovina?|bukovlak|bukovo|bula?|bulacan|bulach|bulahdelah|bulandshahr|bulawayo?|bulayevo|bulciago|buldhana|bulfons|bulgan|bulgan
city|bulgaria|bulgarie|bulgarien|bulgarija|bulgarije|bulgarograsso|bulgorello|bulharska
republika|bulharsko|bulhary|bulkau|bull shoals|bullard|bullaring|bullay|bulle?|bullfinch?|bullhead
city|bulliana|bullingen|bulls gap|bullsbrook
east|bully-les-mines|bulnai|bulqize|bulskamp|bultei|bulukumba|bulverde|bulwana|bulzi|bumbesti-jiu|bumbugur|bumiayu|bumpass|bun-ga-ri|buna?|bunbury|buncrana|bunda|bundaberg|bundanoon|bundarra|bunde|bundella|bundenthal|bundi|bundschen|bundu|bundung|bundure|buner|bunetice|bungay|bungendore|bungoma|bungonia|bungotakada|bunia|buninyong|bunker
hill|bunkie|bunkovce|bunnan|bunne|bunnell|bunnik|bunnor|bunovo|bunsbeek|bunschoten-spakenburg|bunta|buntok|bunya
mountains|bunyip?|buoc-ki-na
pha-xo|buonabitacolo|buonacompra|buonacquisto|buonalbergo|buonanotte|buonconvento|buonopane|buonvicino|burabay|burago
di molgora|burakin|burana|burano|burayu|burbach
siegerl|burbank?|burcei|burcher|burcht?|burd|burdaard|burdekin|burdett|burdinne|burdur|burdwan|bure|buregkhangai|buren?|buren-harth|buren-wewelsburg|bureng|burentogtokh|burford|burg?|burg
auf fehmarn|burg bei magdeburg|burg dithmarschen|burg spreewald|burg
stargard|burg-reuland|burgas?|burgau|burgau
schwaben|burgaw|burgbernheim|burgbrohl|burgdorf|burgdorf bei salzgitter|burgdorf kreis
hannover|burgdorf-ehlershausen|burgebrach|burgeis|burgel|burgenland?|burgerbrug|burgerveen|burgessville|burgettstown|burgh-haamstede|burghammer|burghaslach|burghaun|burghausen
salzach|burgheim|burgio|burgkirchen an der
alz|burgkunstadt|burglengenfeld|burgoberbach|burgos?|burgpreppach|burgsinn|burgstadt|burgstall|burgthann|burgum|burgusio|burgwald
eder|burgwedel|burgwedel-fuhrberg|burgwerd|burgwindheim|burhanpur|buri?|buri
ram|buriano|buriasco|burin?|buritama|buriti|buriti alegre|buriti bravo|buriti de goias|buriti do
tocantins|buriti dos lopes|buriti dos
montes|buritica|buriticupu|buritinopolis|buritirama|buritirana|buritis|buritizal|buritizeiro|burk's
falls|burkardroth|burkau|burkburnett|burke?|burkesville|burketown|burkhardswalde-munzig|burkina?|burkina
faso|burladingen|burladingen-melchingen|burleson|burley?|burlingame|burlington?|burlington
township|burma?|burnaby?|burnet?|burnett?|burney?|burnie|burnley?|burns
lake|burnsville|burolo|buronzo|burow bei altentreptow|burquina faso|burracoppin|burracoppin
south|burraga|burrel|burren junction|burrinjuck|burruyacu|bursa?|burscheid
rheinland|burshtyn|burtenbach|burton?|burton-on-trent|burtonsville|burtrask|burum|burundi|burundska
republika|burwell|bury st
edmunds|burya|busachi|busalla|busan|busana|busano|busbanza|buscate|buscemi|busche|buschow|buscoldo|buseck|buseto
palizzolo|busetti|bushat|bushehr province|bushnell?|busince|busingen am
hochrhein|busk?|buskerud|busnago|buso sarzano|busovce|bussana|busselton|bussero|busseto|bussi
officine|bussi sul
tirino|busso?|bussolengo|bussoleno|bussolino|bussum|bussy-saint-georges|bustehrad|busteni|bustighera|busto
arsizio|busto
garolfo|busum|butan?|butao|butaritari|bute?|butera?|butgenbach|buthidaung|buti|butia|butibori|butjadingen-burhave|butjadingen-stollhamm|butjadingen-tossens|butner|butovo|buttapietra|butte?|buttelstedt|buttenheim|buttenwiesen|butterworth|butthard|buttigliera
alta|buttigliera d'asti|buttonwillow|buttrio|buttstadt|buturo|butzbach|butzow|butzow bei
brandenburg|buurmalsen|buutsagaan|buvingen|buvrinnes|buxar|buxtehude?|buxton|buxwaha|buxy|buyant|buynovo|buynovtsi|buzancais|buzau|buzayan|buzenol|buzet|buzica|buzitka|buzovgrad|buzzoletto|bułgaria|bwiam|byabarra|byaga|byal
izvor|byala|byala cherkva|byala palanka|byala reka|byala slatina|byala voda|byalo
pole|bydgoszcz?|byers?|byesville|byfield|byford|byhalia|byhov|bylderup-bov|bylong|byrdstown|byron?|byron
center|byske|bysta|bystra|bystrany|bystre|bystricany|bystrice|bystrice nad pernstejnem|bystrice
pod hostynem|bystricka|bytca|bytom?|byurakan|bzany|bzenec|bzenica|bzenov|bzince pod
javorinou|bziny|bzovik|bzovska lehotka|bække|bækmarksbro|bælum|børkop|bøvlingbjerg|c.
comunitarios|ca mau|ca mau province|ca morosini|ca' baglioni|ca' ballarin|ca' bianca|ca'
corniani|ca' d'andrea|ca' de caroli|ca' de' fabbri|ca' de' mari|ca' de' stefani|ca' degli oppi|ca'
della terra|ca' di ianzo|ca' di sola|ca' dolfin|ca' emiliani|ca' emo|ca' gallo|ca' morosini|ca'
pasquali|ca' raffaello|ca' rainati|ca' savio|ca' tiepolo|ca' vecchia|ca' vendramin|ca' venier|ca'
zuliani|ca-mo-run|ca-na-đa|ca-ta|caa
cati|caapiranga|caapora|caarapo|caatiba|caba|cabaceiras?|cabaceiras do
paraguacu|cabaj|cabalovce|cabanne|cabar|cabbage tree creek|cabeceira grande|cabeceiras?|cabeceiras
de basto|cabeceiras do piaui|cabedelo|cabella
ligure|cabernardi|cabiate|cabinda?|cabiny|cabixi|cabo de santo agostinho|cabo frio|cabo
verde|cabool|caboolture|cabot?|cabourg|cabov|cabradsky vrbovok|cabralia
paulista|cabramurra|cabrera?|cabreuva|cabrobo|cabuyaro|cacahual?|cacak|cacapava|cacapava do
sul|cacau
pirera|cacaulandia|caccamo|cacchiamo|cacciano?|caccuri|cacequi|caceres|cachan|cacheu|cachipay|cachira|cachoeira?|cachoeira
alta|cachoeira de goias|cachoeira de minas|cachoeira de pajeu|cachoeira do arari|cachoeira do
campo|cachoeira do piria|cachoeira do sul|cachoeira dos indios|cachoeira dourada|cachoeira
paulista|cachoeiras de macacu|cachoeirinha|cachoeiro de itapemirim|cachtice|cacimba de
areia|cacimba de dentro|cacimbinhas|cacique
doble|cacoal|caconde|cacota|cacu|cacule|cadaval?|cadca|caddo mills|cade?|cadegliano|cadegliano
viconago|cadelbosco di sopra|cadelbosco di
sotto|cadenabbia|cadenberge|cadeo|cadereyta|caderzone|cadibona|cadier en
keer|cadignano|cadilana|cadillac?|cadimare|cadine|cadipietra|cadiroggio|cadiz?|cadjehoun|cadola|cadolzburg|cadoneghe|cadorago|cadott|cadoux|cadrezzate|cadska
republika|cadunea|cadzand|caen?|caerano di san marco|caernarfon|caernarvonshire?|caetano
mendes|caetanos|caete|caetes|caetite|cafaggio|cafaggiolo|cafarnaum|cafasse|cafasso|cafayate|cafeara|cafelandia|cafezal
do sul|cagayan|caggiano|cagli|cagliari?|caglio|cagnano|cagnano amiterno|cagnano
varano|cagno|cagnola|cahir|cahirciveen|cahors|cahul|caiabu|caiana|caianello|caiaponia|caiazzano|caiazzo|caibate|caibi|caicambiucci|caicara|caicara
do
norte|caicava|caicedo|caicedonia|caico?|caieiras|caimito?|caines|caino?|caioba|caiolo|caionvico|cairano|cairate|cairlocup|cairns?|cairo?|cairo
montenotte|cairu|caiua|caivano|cajamar|cajamarca|cajapio|cajati|cajazeiras|cajazeiras do
piaui|cajazeirinhas|cajibio|cajica|cajkov|cajobi|cajueiro?|cajueiro da
praia|cajuri|cajuru|cajvana|caka|cakajovce|cakanovce|cakany|caklov|cakov|cakovec|cakran|cala di
volpe|cala ginepro|cala gonone|cala liberotto|cala mosca|cala
reale|calabar?|calabasas|calabricata|calabritto|calafat|calais?|calalzo di
cadore|calamandrana|calamecca|calamonaci|calamoresca|calan|calang|calangianus|calanna|calarasi|calarca|calasca
castiglione|calascibetta|calascio|calasetta|calatabiano|calatafimi|calatafimi
segesta|calau|calavino|calavorno|calbe saale|calbola|calcado?|calcara?|calcarelli|calcata|calcata
nuova|calceranica al lago|calchera|calci?|calciano|calcinaia|calcinate|calcinate del
pesce|calcinatello|calcinato|calcinelli|calco?|calcoene|caldana|caldare|caldarette|caldarola|caldas?|caldas
brandao|caldas da rainha|caldas novas|caldazinha|calde?|caldeirao grande|caldeirao grande do
piaui|calden-westuffeln|calderara|calderara di
reno|calderino|caldes?|caldierino|caldiero|caldine|caldirola|caldogno|caldonazzo|caldono|caldopiano|caldwell?|calea|caledon|caledonia?|caleipo|calen|calendasco|calenzano|caleppio|calera?|calera
victor rosales|calerno|calestano|caletta di
castiglioncello|calexico|calgary?|calhan|calheta?|calheta de sao miguel|calhoun?|calhoun
city|cali?|caliano|calice al cornoviglio|calice ligure|calico rock|califon|california?|california
city|calima?|calimera|calimera
calabra|calingasta|calingiri|calino|calipatria|calisese|calistoga|calitri|calizzano|callabiana|callahan?|callander|callantsoog|callao?|callenelle|callianetto|calliano|callicoon|callington|calliope?|calmasino|calmazzo|calmon|calolziocorte|calonne|calopezzati|calore?|calosso|caloto?|caloundra|calovec|caloveto|calozzo|calpulalpan|caltabellotta|caltagirone|caltana|caltanissetta?|caltanissetta
and enna|caltavuturo|caltignaga|calto|caltowie|caltrano|caltron|calumbi|calumet city|calumet
township|caluri|calusco d'adda|caluso|calvados?|calvagese della
riviera|calvanico|calvari|calvaruso|calvatone|calvecchia|calvello|calvene|calvenzano|calvera|calvert
city|calvi?|calvi dell'umbria|calvi
risorta|calvignano|calvignasco|calvisano|calvisi|calvizzano|calvorde|calw|calzolaro|camaca|camacan|camacari|camacho?|camagna
monferrato|camaguey
province|camaiore|camairago|camalau|camaldoli|camalo|camamu|camanche|camandona|camanducaia|camano
island|camapua|camaqua|camara de lobos|camarda|camarda di aprigliano|camargo|camarillo|camarines
norte|camarines sur|camaro?|camaro
inferiore|camaroes|camarun|camarza|camastra|camatta|camazzole|cambara?|cambara do
sul|cambaratiba|cambe|camberley|cambiago|cambiano?|cambiasca|cambira|cambodge|cambodia|cambodja|cambogia?|camboja|cambooya|camboriu|camboya|cambrai?|cambria?|cambridge?|cambridge
city|cambridge
spgs|cambridgeshire?|cambron-casteau|cambron-saint-vincent|cambs|cambuci|cambui?|cambuquira|camburg|camburzano|camden?|camdenton|camelford|camellino|camenca|camerana?|camerano?|camerano
casasco|camerata?|camerata cornello|camerata nuova|camerata picena|cameri|cameri
aeronautica|cameriano|camerino?|camerlata|camerlona|cameron?|cameron
highland|cameroon|camerota|cameroun?|camerun|cameta|camigliano|camigliano santa
gemma|camigliatello|camigliatello
silano|camignone|camiguin?|camilleri|camillus|camin|camini?|camino al
tagliamento|camisano|camisano vicentino|camisasca|cammarata|cammoro|camnago|camnago
faloppio|camnago volta|camo|camocim|camocim de sao
felix|camogli|camon?|camoneone|camooweal|camovce|camp douglas|camp hill|camp lejeune|camp
pendleton north|camp verde|campagna?|campagna lupia|campagnano di
roma|campagnatico|campagnola?|campagnola cremasca|campagnola
emilia|campalto|campanarello|campanedda|camparada|campasso|campazzo|campbell?|campbell
river|campbell town|campbell's
bay|campbellford|campbellsport|campbellsville|campbellton|campbelltown|campbellville|campbeltown|campeche?|campedello|campegine|campeglio|campello
sul clitunno|camperdown|campertogno|campese|campestre da serra|campestre de goias|campestrin|campi
bisenzio|campi salentina|campia turzii|campiano|campiglia|campiglia cervo|campiglia
d'orcia|campiglia dei berici|campiglia marittima|campiglia marittima
stazione|campigliano|campiglione|campiglione fenile|campil|campina da alegria|campina da
lagoa|campina das missoes|campina do monte alegre|campina do simao|campina grande|campina grande
do sul|campina verde|campinal|campinapolis|campinas?|campinas do piaui|campinas do
sul|campinhos|campinola|campinorte|campione?|campione d'italia|campione del
garda|campitello|campitello di fassa|campli|campo alegre|campo alegre de goias|campo alegre de
lourdes|campo alegre do fidalgo|campo belo|campo belo do sul|campo bom|campo bonito|campo
calabro|campo canavese|campo de la cruz|campo de santana|campo di carne|campo di fano|campo di
giove|campo di pietra|campo di trens|campo do brito|campo do meio|campo do tenente|campo ere|campo
florido|campo formoso|campo grande|campo imperatore|campo largo|campo ligure|campo limpo
paulista|campo magro|campo maior|campo mourao|campo nell'elba|campo novo|campo novo de
rondonia|campo novo do parecis|campo redondo|campo san martino|campo tartano|campo tizzoro|campo
tures|campo verde|campoalegre|campobasso|campobello di licata|campobello di mazara|campobello
ravanusa
stazione|campocatino|campocavallo|campochiaro|campochiesa|campocroce|campodarsego|campodazzo|campodenno|campodimele|campodipietra|campodolcino|campodonico|campodoro|campofelice
di fitalia|campofelice di
roccella|campofilone|campofiorenzo|campofiorito|campoformido|campofranco|campogalliano|campogialli|campogrande|campohermoso|campolano|campolasta|campolattaro|campoleone|campoli
appennino|campoli del monte taburno|campoli di caulonia|campolieto|campolongo|campolongo al
torre|campolongo di cadore|campolongo maggiore|campolongo sul
brenta|campolungo|campomaggiore|campomaggiore san
luca|campomarino|campomolino|campomorone|campone|camponogara|campopino|campora|campora san
giovanni|campore|camporeale|camporeggiano|camporgiano|camporinaldo|camporosso|camporosso in
valcanale|camporosso mare|camporotondo di fiastrone|camporotondo etneo|camporovere|campos
altos|campos belos|campos borges|campos de cunha|campos de julio|campos do jordao|campos dos
goitacazes|campos dos goytacazes|campos gerais|campos lindos|campos novos|campos novos
paulista|campos sales|campos
verdes|camposampiero|camposano|camposanto?|campospinoso|campotosto|campotto|campovalano|campoverde|campovico|campremoldo
sopra|campremoldo sopra e sotto|campremoldo sotto|campton|campuchia|campulung|campulung
moldovenesc|camrose|camucia|camugnano|camurana|camutanga|can tho city|cana verde|canaa dos
carajas|canaan?|canabrava do norte|canada|canada de gomez|canaglia?|canajoharie|canakkale|canal
fulton|canal san bovo|canale?|canale d'agordo|canale fontanigorda|canale monterano|canale
nuovo|canale
vecchio|canalello|canalete?|canali?|canalicchio|canals?|canandaigua|cananea?|cananeia|canapi|canapolis|canarana|canarias?|canaro|canas?|canasgordas|canastota|canavaccio|canavieiras|canazei|canberra?|canby|cancale|cancellara|cancelli?|cancello?|cancello
di ferrovia|cancello ed arnone|canchungo|canda|candeal?|candeglia|candeias?|candeias do
jamari|candela?|candelara|candelaria?|candeli|candelo|candelu|candia?|candia canavese|candia
lomellina|candiana|candiba|candida?|candide?|candido de abreu|candido godoi|candido mendes|candido
mota|candido rodrigues|candido
sales|candidoni|candiolo|candiota?|candler?|cando|candoi|candor?|cane
grove|canedole|canegrate|canelinha|canelli|canelli recapito
gancia|canelones|canepa|canepina|canetra di castel sant'angelo|caneva|caneva di
tolmezzo|canevara|canevare|canevino|caney?|caneyville|canezza|canfield?|cangas|cangelasio|canguaretama|cangucu|cangzhou|canhoba|canhotinho|canicatti|canicattini
bagni|canico?|canicossa|caninde|caninde de sao
francisco|caniparola|canischio|canisteo|canistro?|canistro inferiore|canistro
superiore|canitar|canizzano|cankiri|cankırı|canmore|cann
river|canna?|cannaiola|cannalonga|cannara|cannarayapatna|cannaregio|cannavo|cannawigara|cannero
riviera|cannes?|canneto|canneto di caronia|canneto di monteverdi|canneto lipari|canneto
pavese|canneto sabino|canneto
sull'oglio|cannicchio|cannigione|canning?|cannistra|cannitello|cannizzaro|cannobio|cannock|cannole|cannon
beach|cannon falls|cannon valley|cannuzzo|canoas?|canoinhas|canolo|canolo nuova|canon
city|canonica?|canonica d'adda|canonsburg|canora?|canosa di puglia|canosa
sannita|canosio|canossa?|canova?|canove|canove di
roana|canowindra|cansancao|cansano|cantabria?|cantagallo|cantagalo|cantal?|cantalice|cantalupa|cantalupo|cantalupo
in sabina|cantalupo ligure|cantalupo nel
sannio|cantanhede?|cantarana|cantavenna|canteleu|cantello|cantemir|canterano|canterbury?|cantiano|cantiere?|cantinella|canto
do buriti|cantoira|canton?|cantonazzo|cantone|cantoniera della presolana|cantonment?|cantu?|cantu'
asnago|canudos|canuelas|canussio|canutama|canutillo?|canyon?|canyon country|canyon
lake|canyonville|canzano|canzo|canzolino|cao bang|cao bang province|caoria|caorle|caorso|cap
verd|cap vert|cap-pele|cap-ve|capaccio|capaccio scalo|capaci?|capalbio|capalbio
stazione|capalle|capanema|capanne?|capanne vecchie|capannelle|capannole|capannoli|capannori|capao
alto|capao bonito|capao bonito do sul|capao da canoa|capao do leao|capao novo|caparrapi|cape
charles|cape coast|cape coral|cape girardeau|cape may|cape may ct hse|cape river|cape town|cape
verde|cape vincent|capece|capece bax|capel?|capela de santana|capela do alto|capela do alto
alegre|capela nova|capelinha?|capella?|capelle aan den
ijssel|capellen|capena|caperana|capergnanica|capestrano|capetinga|capezzano|capezzano
inferiore|capezzano monte|capezzano pianore|capezzano superiore|capezzine|capiago|capiago
intimiano|capiata|capiibary|capim?|capim branco|capim grosso|capinopolis|capinzal|capinzal do
norte|capistrano?|capistrello|capitan bado|capitan loreto|capitan miranda|capitanejo|capitao de
campos|capitao eneas|capitao leonidas marques|capitao poco|capitello|capitignano|capitol
heights|capitolio?|capitone|capivari|capivari de baixo|capivari do
sul|capixaba|capiz|capizzi|capizzo|capizzone|capo coda cavallo|capo comino|capo d'orlando|capo di
giano|capo di ponte|capo di sorrento|capo ferro|capo miseno|capo spartivento|capo
verde|capocolle|capodacqua|capodarco|capodimonte|capodrise|capoeiras?|capolago|capoliveri|capolona|capon
bridge|caponago|capoponte|caporanga|caporciano|caporiacco|caporosso|caposele|caposotto|capostrada|capoterra|capovalle|capovilla|cappadocia?|capparuccia|cappella?|cappella
cangiani|cappella cantone|cappella de' picenardi|cappella maggiore|cappella
morrone|cappelle?|cappelle dei marsi|cappelle sul tavo|cappelletta|cappeln
oldenburg|cappuccini?|capracotta|capradosso|capraia|capraia e limite|capraia
isola|capralba|capranica|capranica prenestina|caprara|caprara d'abruzzo|caprarica del
capo|caprarica di lecce|caprarico|caprarola|caprauna|caprazzino|caprecano|capreno|caprese
michelangelo|caprezzo|capri?|capri leone|capriana|capriano|capriano del colle|capriata
d'orba|capriate san gervasio|capriati a volturno|caprie|capriglia|capriglia
irpina|capriglio|caprigliola|caprile|caprino?|caprino bergamasco|caprino
veronese|caprioli|capriolo|capriva del friuli|caprona|captain cook|captains
flat|captanganj|capua?|capugnano|capurso|caputera|caputh|caqueza|caraa|carabobo|carabost|carabucu|caracal?|caracarai|caracoli?|caradice|caraffa
del bianco|caraffa di catanzaro|caragabal|caraglio|caragna|caraguatatuba|carai|caraibas?|caramagna
ligure|caramagna piemonte|caramanico
terme|caramanta|carambei|caramujo?|caramut|caranaiba|carandai|carangola|caranna|carano|carano di
sessa aurunca|caransebes|caranzano|carapelle|carapelle calvisio|carapicuiba|caraquet|caras
severin|caras-severin|carasco|carassai|carate brianza|carate
urio|caratinga|carattano|carauari|caraubas|caravaggio?|caravate|caravelas?|caraverio|caravino|caravita|caravonica|carazinho|carberry|carbine
creek|carbognano|carbon hill|carbonara al ticino|carbonara di bari|carbonara di nola|carbonara di
po|carbonara scrivia|carbonare|carbonare di
folgaria|carbonate?|carbondale|carbone?|carbonear?|carbonera?|carbonia|carbonia-iglesias|carbonita?|carcare|carcasi|carcassonne?|carceri?|carchi|carchitti|carciano|carcina|carcoforo|cardano|cardano
al campo|carde?|cardeal da
silva|cardedu|cardenas?|cardeto|cardiff?|cardigan?|cardiganshire?|cardile|cardinale?|cardington|carditello|cardito|cardito
di vallerotonda|cardona?|cardoso?|cardoso
moreira|cardston|careacu|caredia|careggi|careggine|carei|careiro?|careiro da
varzea|carema|carencro|carenno|carentan|carentan-les-marais|carentino|carentoir|carepa|careri|caresana|caresanablot|careunga|carey?|carezza?|carezza
al
lago|carezzano|carfizzi|cargedolo|cargeghe|cargiago|cargil|cargnacco|carhaix-plouguer|carhue|caria?|cariacica|cariati|cariati
marina|caribou?|caridade do
piaui|carife|carifi|cariglio|carignano|carillia|carimate|carinaro|carinda|carinhanha|carini?|carinola|carira|carire|cariri
do tocantins|caririacu|carisbrook|carisio|carisolo|carius|carl
junction|carlantino|carlazzo|carlentini|carleton?|carleton
place|carlinda|carlino|carlinville|carlisle?|carloforte|carlopoli|carlopolis|carlos barbosa|carlos
casares|carlos chagas|carlos spegazzini|carlos tejedor|carlow?|carlsbad?|carlsberg
pfalz|carlsbourg|carlton?|carlyle?|carmagnola|carman?|carmarthen?|carmarthenshire?|carmel?|carmel
valley|carmen de apicala|carmen de areco|carmen de carupa|carmen del darien|carmen del
parana|carmesia|carmi|carmiano|carmichael?|carmichaels|carmignanello|carmignano|carmignano di
brenta|carmila|carmo?|carmo da cachoeira|carmo da mata|carmo de minas|carmo do cajuru|carmo do
paranaiba|carmo do rio claro|carmolandia|carmopolis|carmopolis de
minas|carnac|carnago|carnaiba|carnaiola|carnamah|carnamah
west|carnarvon?|carnate|carnation?|carnauba dos dantas|carnaubais|carnaubal|carnaubeira da
penha|carnduff|carnegie?|carneirinho|carnello|carnesville|carnia|carnieres|carobbio degli
angeli|caroda|caroebe|carolei|carolina?|carolina beach|carona?|caroni|caronia|caroniti|caronno
pertusella|caronno
varesino|caronte|carosino|carouge|carovigno|carovilli|carp?|carpacco|carpadasco|carpane|carpaneto|carpaneto
piacentino|carpani|carpanzano|carpari|carpasio|carpegna|carpena?|carpeneda|carpenedo|carpenedolo|carpeneto|carpentaria?|carpentras|carpesica|carpi?|carpi
di villa bartolomea|carpiano?|carpignano|carpignano salentino|carpignano
sesia|carpin|carpina|carpinelli|carpinello|carpineti|carpineto della nora|carpineto
romano|carpineto
sinello|carpino|carpinone|carpiquet|carquefou|carrabba|carrabelle|carradale|carraia|carraie|carrancas?|carrapateira|carrara?|carrara
san giorgio|carrara santo stefano|carrasco bonito|carrassi|carrathool|carratiello|carrazeda de
ansiaes|carre?|carrega ligure|carregal do
sal|carrick-on-shannon|carrick-on-suir|carrickmacross|carrickmore|carriers?|carrieton|carrington|carrito|carrizo
springs|carrodano|carroll?|carrollton|carrolltown|carrone|carrosio|carrot
river|carrozziere|carru|carruba|carrubbo|carrufo|carseggio|carsi|carsoli|carson
city|carstairs|cartabbia|cartagena?|cartagena de indias|cartagena del
chaira|cartagenita|cartago?|cartari|cartaxo?|cartecchio|carteret?|cartersville|carterville|carthage?|cartigliano|cartignano|cartoceto|cartosio|cartura|caruaru|carugate|carugo|carunchio|caruru?|carutapera|caruthers|caruthersville|carvacco|carvalhopolis|carvalhos?|carver?|carvico|carvin|cary?|carzago
della riviera|carzago riviera|carzano|casa branca|casa calistri|casa castalda|casa del conte|casa
forlai|casa grande|casa nova|casa
santa|casabasciana|casabianca|casablanca?|casabona|casacalenda|casacanditella|casacorba|casadio|casaferro|casafredda|casagiove|casaglia|casal
borsetti|casal cermelli|casal di basso|casal di principe|casal palocco|casal velino|casal velino
marina|casalalta|casalanguida|casalattico|casalazara|casalbagliano|casalbellotto|casalbeltrame|casalbordino|casalbordino
stazione|casalbore|casalborgone|casalbuono|casalbuttano|casalbuttano ed
uniti|casalcassinese|casalciprano|casalduni|casale?|casale corte cerro|casale cremasco|casale
cremasco vidolasco|casale della madonna|casale di carinola|casale di pari|casale di
scodosia|casale di teano|casale di tornolo|casale litta|casale marittimo|casale monferrato|casale
sul sile|casalecchio di reno|casaleggio boiro|casaleggio novara|casaleone|casaletto
ceredano|casaletto di sopra|casaletto lodigiano|casaletto spartano|casaletto
vaprio|casalfiumanese|casalgiate|casalgrande|casalgrasso|casalguidi|casali|casali belforte|casali
d'aschi|casali di roccapiemonte|casali san
potito|casaliggio|casalina|casalincontrada|casalini|casalino|casalino di
mombello|casalmaggiore|casalmaiocco|casalmorano|casalmoro|casalnoceto|casalnuovo di
napoli|casalnuovo
monterotaro|casaloldo|casalone|casalpusterlengo|casalromano|casalserugo|casalsigone|casalsottano|casaluce|casalvecchio
di puglia|casalvecchio siculo|casalvieri|casalvolone|casalzuigno|casamaina|casamaina di
lucoli|casamarciano|casamari|casamassella|casamassima|casamazzagno|casamicciola
terme|casamorcia|casamostra|casan|casandrino|casano|casanova?|casanova del morbasco|casanova di
destra|casanova elvo|casanova lanza|casanova lerrone|casanova
lonati|casape|casapesenna|casapinta|casaprota|casapulla|casaquistao|casarano|casarea|casargo|casarile|casarsa
della delizia|casarza ligure|casasco|casasco
d'intelvi|casaselvatica|casate|casateia|casatenovo|casatico|casatisma|casavatore|casavecchia|casavitola|casazza|casbeno|cascade?|cascais?|cascalho
rico|cascano?|cascavel?|cascia|casciago|casciana alta|casciana terme|casciana terme
lari|casciano|cascina?|cascina amata|cascina buon gesu|cascina costa|cascina elisa|cascina
nuova|cascina nuova di misinto|cascina restelli|cascinagrossa|cascinare|cascine|cascine
gandini|cascine maggio|cascine san pietro|cascine vica|cascinette d'ivrea|case badioli|case
bernardi|case bruciate|case campoli|case del conte|case di nava|case nuove|case nuove russo|case
perrone|case san martino|case scuola vecchia|caseara|casei
gerola|caseiros?|casekow|caselette|casella?|casella d'asolo|caselle?|caselle di altivole|caselle
di selvazzano dentro|caselle di sommacampagna|caselle in pittari|caselle landi|caselle
lurani|caselle
torinese|casellina|casemolino|casenove|casenuove|caserta|casertavecchia|casetta?|casette?|casette
d'ete|casette
verdini|casetti|caseville|casey?|casez|cashel|cashiers?|cashmere?|cashton|casiacco|casier?|casigliano|casignana|casilda|casilli|casimiro
de abreu|casina?|casinalbo|casine|casinina|casino di terra|casino levizzano|casino pica|casirate
d'adda|casletto|caslino al piano|caslino d'erba|casnate|casnate con bernate|casnigo|casola|casola
di caserta|casola di napoli|casola in lunigiana|casola valsenio|casole bruzio|casole
d'elsa|casoli|casoli di atri|casolla|casone|casone carpinelli|casoni|casorate primo|casorate
sempione|casore del
monte|casorezzo|casoria|casorzo|casotto?|casottole|casper?|casperia|caspoggio|caspoli|cass
city|cass lake|cassacco|cassadaga|cassago brianza|cassano|cassano allo ionio|cassano
caudino|cassano d'adda|cassano delle murge|cassano irpino|cassano magnago|cassano spinola|cassano
valcuvia|cassaro|cassegliano|casselman|casselton|casserengue|cassia?|cassia dos
coqueiros|cassibile|cassiglio|cassilandia|cassilis|cassina de' pecchi|cassina fra martino|cassina
nuova|cassina rizzardi|cassina savina|cassina valsassina|cassinasco|cassine|cassinelle|cassinetta
di lugagnano|cassingheno|cassino?|cassino
d'alberi|cassinone|cassio?|cassola|cassolnovo|cassolo|cassone?|cassopolis|cassville|castagna?|castagnaro|castagneto|castagneto
carducci|castagneto po|castagnito|castagnola|castagnola di fraconalto|castagnole|castagnole delle
lanze|castagnole monferrato|castagnole piemonte|castagnoli|castalia?|castana?|castanea|castanea
delle furie|castanhal?|castanheira?|castanheira de pera|castanheiras?|castano
primo|castanos|casteau|casteggio|castegnato|castegnero|castel baronia|castel boglione|castel
bolognese|castel campagnano|castel castagna|castel cellesi|castel cerreto|castel colonna|castel
condino|castel d'aiano|castel d'ario|castel d'azzano|castel d'emilio|castel de' conti|castel dei
britti|castel del bosco|castel del giudice|castel del monte|castel del piano|castel del rio|castel
dell'alpi|castel dell'aquila|castel di casio|castel di croce|castel di decima|castel di
ieri|castel di iudica|castel di lama|castel di lama piattoni|castel di lama stazione|castel di
leva|castel di lucio|castel di pietra|castel di sangro|castel di sasso|castel di tora|castel di
tusa|castel focognano|castel frentano|castel fusano|castel gabbiano|castel gandolfo|castel
giorgio|castel giubileo|castel giuliano|castel goffredo|castel guelfo di bologna|castel
lagopesole|castel madama|castel madruzzo|castel maggiore|castel mella|castel morrone|castel
porziano|castel raniero|castel rigone|castel ritaldi|castel rocchero|castel romano|castel
rozzone|castel ruggero|castel san gimignano|castel san giminiano|castel san giorgio|castel san
giovanni|castel san lorenzo|castel san niccolo|castel san pietro|castel san pietro
monferrato|castel san pietro romano|castel san pietro terme|castel san vincenzo|castel
sant'angelo|castel sant'elia|castel trosino|castel viscardo|castel vittorio|castel
volturno|castelandia|castelbaldo|castelbasso|castelbelforte|castelbellino|castelbello|castelbello
ciardes|castelbianco|castelbottaccio|castelbuono|castelcavallino|castelceriolo|castelchiodato|castelcivita|castelcovati|castelcucco|casteldaccia|casteldarne|casteldelci|casteldelfino|casteldidone|casteldilago|castelferrato|castelferretti|castelferro|castelfidardo|castelfiorentino|castelfirmiano|castelfondo|castelforte|castelfranci|castelfranco
di sopra|castelfranco di sotto|castelfranco emilia|castelfranco in miscano|castelfranco
piandisco|castelfranco
veneto|castelgomberto|castelgrande|castelguelfo|castelguglielmo|castelguidone|castell'alfero|castell'alfero
stazione|castell'anselmo|castell'arquato|castell'azzara|castell'ottieri|castell'umberto|castellabate|castellace|castellafiume|castellalto|castellammare
del golfo|castellammare di stabia|castellamonte|castellana?|castellana grotte|castellana
sicula|castellaneta|castellania?|castellanza|castellar?|castellar guidobono|castellar
ponzano|castellarano|castellare di pescia|castellaro|castellaro de' giorgi|castellaro nel
frignano|castellazzo|castellazzo bormida|castellazzo de' barzi|castellazzo
novarese|castellengo|castelleone|castelleone di
suasa|castellero?|castelletta|castelletto|castelletto busca|castelletto cervo|castelletto
d'erro|castelletto d'orba|castelletto di branduzzo|castelletto di brenzone|castelletto di
leno|castelletto merli|castelletto molina|castelletto monferrato|castelletto po|castelletto sopra
ticino|castelletto stura|castelletto uzzone|castelli?|castelli calepio|castellina in
chianti|castellina in chianti stazione|castellina marittima|castellina
scalo|castellinaldo|castellino|castellino brocco|castellino del biferno|castellino delle
formiche|castellino tanaro|castelliri|castello?|castello cabiaglio|castello d'agogna|castello
d'alvito|castello d'argile|castello del lago|castello del matese|castello dell'acqua|castello di
annone|castello di brianza|castello di cavallino|castello di cisterna|castello di fiemme|castello
di godego|castello di querceto|castello di serravalle|castello inici|castello lavazzo|castello
molina di fiemme|castello roganzuolo|castello tesino|castellon|castellonchio|castellone|castellone
di boiano|castellonorato|castellucchio|castelluccio|castelluccio cosentino|castelluccio dei
sauri|castelluccio di moscheda|castelluccio inferiore|castelluccio superiore|castelluccio
valmaggiore|castelluzzo|castelmaggiore|castelmagno|castelmareri|castelmarte|castelmartini|castelmassa|castelmassimo|castelmauro|castelmezzano|castelminio|castelmola|castelmonte|castelmuzio|castelnaudary|castelnovetto|castelnovo|castelnovo
bariano|castelnovo del friuli|castelnovo di sotto|castelnovo ne' monti|castelnovo val
tidone|castelnuovo|castelnuovo al volturno|castelnuovo asolano|castelnuovo belbo|castelnuovo
berardenga|castelnuovo bocca d'adda|castelnuovo bormida|castelnuovo bozzente|castelnuovo
calcea|castelnuovo cilento|castelnuovo d'assisi|castelnuovo d'elsa|castelnuovo dei
sabbioni|castelnuovo del garda|castelnuovo dell'abate|castelnuovo della daunia|castelnuovo di
ceva|castelnuovo di conza|castelnuovo di farfa|castelnuovo di garfagnana|castelnuovo di
porto|castelnuovo don bosco|castelnuovo fogliani|castelnuovo magra|castelnuovo
misericordia|castelnuovo ne' monti|castelnuovo nigra|castelnuovo parano|castelnuovo
rangone|castelnuovo scrivia|castelnuovo vallo stazione|castelnuovo vomano|castelo branco|castelo
de paiva|castelo de vide|castelo do piaui|castelo dos
sonhos|castelpagano|castelpetroso|castelpizzuto|castelplanio|castelplanio
stazione|castelpoggio|castelponzone|castelpoto|castelraimondo|castelre|castelromano|castelrosso|castelrotto|castelsantangelo
sul
nera|castelsaraceno|castelsardo|castelseprio|castelsilano|castelspina|casteltermini|casteltermini
zolfare|casteltodino|castelveccana|castelvecchio|castelvecchio calvisio|castelvecchio di rocca
barbena|castelvecchio di vellano|castelvecchio pascoli|castelvecchio subequo|castelvecchio sulla
secchia|castelvenere|castelverde|castelverrino|castelvetere in val fortore|castelvetere sul
calore|castelvetrano|castelvetro di modena|castelvetro
piacentino|castelvisconti|castenaso|castenedolo|castenray|casteren|casterno|casterton|castiadas|castiglion
fibocchi|castiglion fiorentino|castiglion fosco|castiglioncello|castiglioncello
bandini|castiglione?|castiglione a casauria|castiglione chiavarese|castiglione
cosentino|castiglione cosentino stazione|castiglione d'adda|castiglione d'asti|castiglione
d'intelvi|castiglione d'orcia|castiglione d'ossola|castiglione dei pepoli|castiglione del
genovesi|castiglione del lago|castiglione della pescaia|castiglione della valle|castiglione delle
stiviere|castiglione di garfagnana|castiglione di ravenna|castiglione di sicilia|castiglione
falletto|castiglione in teverina|castiglione mantovano|castiglione marittimo|castiglione messer
marino|castiglione messer raimondo|castiglione olona|castiglione tinella|castiglione
torinese|castiglioni|castiglioni d'arcevia|castignano|castilenti|castilho?|castilla la
nueva|castilla y leon|castilla-la mancha|castillon|castino|castion|castion
veronese|castione|castione andevenno|castione de' baratti|castione dei marchesi|castione della
presolana|castione marchesi|castionetto|castions|castions delle mura|castions di strada|castiraga
vidardo|castkov|castkovce|castle dale|castle douglas|castle hayne|castle
rock|castlebar|castlebay|castleblaney|castlecomer|castlegar|castlemaine|castlemore|castlepollard|castlerea|castleton|casto?|castorano|castres?|castrezzato|castri
di lecce|castricum|castrignano de' greci|castrignano del capo|castro?|castro alves|castro
daire|castro dei volsci|castro marim|castro marina|castro valley|castro
verde|castrocielo|castrofilippo|castrolibero|castromediano|castronno|castronovo|castronuovo di
sant'andrea|castronuovo di sicilia|castrop-rauxel|castropignano|castroreale|castroreale
terme|castroregio|castrovalva|castrovillari|castroville|casumaro|cat
island|cata?|catabbio|catacamas|cataeggio|cataforio|cataguases|cataj|catalao?|cataluna|catanduanes?|catanduva|catanduvas|catania?|catanzaro?|catanzaro
lido|catanzaro sala|catar|cataratti|catarina?|catas altas da
noruega|catawba?|catena?|catenanuova|catende|caterham|cathcart|cathedral
city|cathlamet|catignano|catigua?|catingueira|catlett|catlettsburg|cato?|catolandia|catole do
rocha|catona|catona di
ascea|catonsville|catoosa|catskill?|cattabrighe|cattafi|cattaraugus|cattenom|cattinara|cattolica?|cattolica
eraclea|catu|catuipe|catumbela|catunda|catuporanga|caturai|caturano|caturite|caucaia|caucasia?|caudry|caulonia|caulonia
marina|cauria|causapscal|causeni|cautano|cava d'aliga|cava d'ispica|cava de' tirreni|cava di
catanzaro|cava grande|cava manara|cava tigozzi|cavacurta|cavaglia|cavaglietto|cavaglio
d'agogna|cavaglio spoccia|cavagnano|cavagnolo|cavaillon|cavaion
veronese|cavalcante|cavalcaselle|cavalese|cavalicco|cavalier?|cavaliere?|cavallasca|cavalleri|cavallerizzo|cavallerleone|cavallermaggiore|cavallina|cavallino|cavallino
treporti|cavallirio|cavallo pastorio|cavan?|cavanella d'adige|cavanella po|cavanella
vara|cavareno|cavargna|cavaria con premezzo|cavarzano|cavarzere|cavasagra|cavasagra di
vedelago|cavaso del tomba|cavasso nuovo|cavate?|cavatore|cavazzale|cavazzana|cavazzo
carnico|cavazzoli|cavazzona|cave city|cave del predil|cave di san felice|cave
junction|cavedago|cavedine|cavedon|cavenago d'adda|cavenago di
brianza|cavendish?|cavenzano|cavernago|cavertitz|cavezzo|cavi?|cavino?|caviola|cavite?|cavizzana|cavo?|cavoj|cavola|cavolano|cavoli?|cavora|cavora'
di gimigliano|cavoretto|cavour?|cavriago|cavriana|cavrie|cavriglia|cavuoti|caxambu|caxambu do
sul|caxias?|caxias do sul|caxingo|caxito|cayeux-sur-mer|cayman
islands|caymaneilanden|caymanoarna|cayo
district|cayucos|cayuga?|cazaquistao|cazenovia|cazeres|cazma|cazzago|cazzago brabbia|cazzago di
pianiga|cazzago san martino|cazzano di tramigna|cazzano sant'andrea|ceadir
lunga|ceanada|ceara?|ceara-mirim|cebovce|cebu?|cecalocco|ceccano|cecchignola|cecchina|cecchina
stazione|cecchini|cecehov|cecejovce|cechy|cechynce|ceci?|cecil?|cecil
plains|cecilia?|ceciliano|cecima|cecina?|cecina marina|cedar?|cedar city|cedar falls|cedar
grove|cedar hill|cedar key|cedar lake|cedar rapids|cedar
springs|cedarburg|cedaredge|cedartown|cedarville|cedas?|cedegolo|cedral|cedrales|cedrasco|cedrate|cedro?|cedro
de sao joao|cedro do abaete|ceduna|cedzu|cefala' diana|cefalu|ceggia|cegled|ceglie del
campo|ceglie
messapica|ceilandia|cejkov|ceko|cekovce|celadice|celadince|celana|celano?|celare?|celatica|celedizzo|celenza
sul trigno|celenza valfortore|celesia|celico?|celina?|celje|celkova lehota|cella?|cella dati|cella
di costamezzana|cella monte|cellamare|cellara|cellarengo|cellatica|celle?|celle di bulgheria|celle
di macra|celle di san vito|celle enomondo|celle ligure|celle sul
rigo|celle-scheuen|celledizzo|cellena|celleno|cellere|celles?|celletta|cellino attanasio|cellino
san marco|cellio|cellole|cellore|celorico da beira|celorico de basto|celovce|celso?|celso
ramos|celzi|cembra|cemmaes road|cenadi|cenaia|cenate di sotto|cenate sopra|cenate sotto|cencenighe
agordino|cendon|cene?|ceneselli|cengio|cengles|ceniga|cenkovce|cenova|centa san
nicolo|centallo|centenario do sul|centenaro|centenaro castello|center
point|centerburg|centergross|centerton|centerville|centobuchi|centocroci|centoia|centola?|centraal-afrikaanse
republiek|centrache|central african republic|central bohemian region|central bosnia canton|central
city|central de minas|central drive|central east zone|central finland|central lake|central
point|central region|central square|central valley|centralafrikanska republiken|centralafrikanske
republik|centrale?|centralia?|centralina|centre?|centre hall|centreville|centro do
guilherme|centro novo do maranhao|centro urbano|centro-sur|centros
comunitarios|centurano|centurion?|centuripe|ceolini|cepagatti|ceparana|cepina|cepina
valdisotto|cepita?|cepo?|ceppagna|ceppaloni|ceppo
morelli|ceprano|cerageto|cerami|ceramida|ceranesi|cerano|cerano
d'intelvi|ceranova|cerasa|cerasi|ceraso|cerasolo|cerasomma|cerasuolo|cerati|cerave|cerbaia|cerbara|cercemaggiore|cercenasco|cercepiccola|cerchiara|cerchiara
di
calabria|cerchiate?|cerchio?|cercino|cercivento|cercola|cerdomare|cerea?|cereda|cereglio|ceregnano|cerejeiras?|cerello|cerenany|cerencany|cerenova|cerenzia|ceres?|ceresane|ceresara|cerese|cereseto|ceresole
alba|ceresole reale|cereta|cerete|cerete basso|ceretolo|ceretto|ceretto di carignano|ceretto
lomellina|cerexhe-heuseux|cerfignano|cerfontaine|cergnago|cergy|cerhov|ceri?|ceriale|ceriana|ceriano
laghetto|cerignale|cerignola|cerin|cerinza|cerisano|cerisola|cerknica|cerlongo|cermany|cermenate|cermes|cermignano|cerna?|cerna
hora|cernavoda|cernay|cerne
abbas|cerneglons|cernik|cernina?|cernobbio|cernochov|cernosice|cernosin|cernovice|cernusco
lombardone|cernusco sul naviglio|cerny|cerone|ceroux-mousty|cerova|cerovo|cerqueira
cesar|cerqueto|cerqueto del tronto|cerquilho|cerquotti madonna del
piano|cerratina|cerredolo|cerrelli|cerreto|cerreto alpi|cerreto castello|cerreto d'asti|cerreto
d'esi|cerreto di spoleto|cerreto di vallerotonda|cerreto grue|cerreto guidi|cerreto langhe|cerreto
laziale|cerreto sannita|cerretti|cerri|cerrik|cerrina monferrato|cerrione|cerrisi|cerrito|cerro al
lambro|cerro al volturno|cerro azul|cerro branco|cerro cora|cerro de san antonio|cerro
grande|cerro grande do sul|cerro largo|cerro maggiore|cerro negro|cerro tanaro|cerro
veronese|cersi|cersosimo|certaldo|certegui|certizne|certosa di pavia|certosa di rivarolo
ligure|certosa di trisulti|cerva?|cervara|cervara di roma|cervarese santa
croce|cervarezza|cervaro|cervasca|cervatto|cervena recice|cervena
voda|cervenany|cervenica|cervenica pri sabinove|cervenik|cerveno|cerveny hradok|cerveny
kamen|cerveny klastor|cerveny kostelec|cervere|cervesina|cerveteri|cervia|cervia milano
marittima|cervicati|cervignano d'adda|cervignano del
friuli|cervignasco|cervinara|cervinia|cervino?|cervo?|cerza|cerzeto|cesa|cesacastina|cesana
brianza|cesana torinese|cesano|cesano boscone|cesano di senigallia|cesano
maderno|cesaproba|cesara|cesario
lange|cesaro|cesarolo|cesate|ceselli|cesena?|cesenatico|ceserano|cesi|cesi di macerata|cesi di
terni|cesinali|cesio?|cesiomaggiore|cesis|ceska|ceska kamenice|ceska republika|ceska skalice|ceske
brezovo|ceske budejovice|ceske velenice|cesko|cesky brod|cesky
dub|cesole|cesolo|cessalto|cessaniti|cessapalombo|cessnock|cessole|cesson-sevigne|cestice|cesuna|cesuola|cetara|cetinje?|ceto?|cetona?|cetraro|cetraro
marina|ceu azul|ceuta?|ceva|cevo|cevoli|cexiya|cezarina|cha de alegria|cha grande|cha
preta|chaaharauli|chaam|chaandmani-undur|chabarovice|chablis?|chacabuco|chacara?|chachagui|chachaura|chachoengsao|chad?|chadbourn|chadchan|chadds
ford|chade|chadron|chaek|chaffee|chagai?|chagni|chagny|chagrin falls|chaguani|chahar-mahal and
bakhtiari|chahpingah|chai
nat|chaibasa|chaineux|chainpur|chairiere|chajari|chakai|chakalarovo|chakali|chakardharpur|chakari|chakia|chakpikarong|chakwal|chalakovi|chalan?|chalandritsa|chalcis?|chale?|chalisgaon|chalkidona|challakere|challand
saint anselme|challand saint
victor|challans|challis?|chalmette|chalon-sur-saone|chalonnes-sur-loire|chalons-en-champagne|cham?|chamba?|chambave|chamberlain?|chambersburg|chambery|chambly|chambray-les-tours|chamelecon|chameza|chamical|chamois?|chamoli|chamorshi|champa?|champadanga|champagne-ardenne|champagnole|champai|champaign?|champawat|champdepraz|champigneulles|champigny-sur-marne|champlain?|champlon|champoluc|champorcher|champs-sur-marne|chamrajnagar|chamusca?|chanasma|chanava|chancho?|chandanaish|chandauli|chandbali|chandel|chanderi|chandgad|chandigarh?|chandil|chandipara|chandler?|chandmani|chandoor|chandpur|chandrapur|chandurbazar|chandurrly|changchun?|changde|changdu|changji|changkat
keruing|changlang|changlon|changsha?|changzhi|changzhou|chania|chanly|channagiri|channapatna|channel-port
aux
basques|channelview|chantemelle|chantepie|chanthaburi|chantilly?|chantonnay|chanute|chanwad|chaohu|chaoyang|chaozhou|chapada?|chapada
da natividade|chapada do norte|chapada dos guimaraes|chapada gaucha|chapadao do baus|chapadao do
ceu|chapadao do lageado|chapadao do
sul|chapadinha|chapainawabganj|chapais?|chaparral?|chapayev|chapeco|chapel
hill|chapelle-a-oie|chapelle-a-wattines|chapelle-lez-herlaimont|chapin?|chapleau|chapmanville|chapon-seraing|chappaqua|chappell|chapra|charadai|charala|charata?|chard?|chardon|charente?|charente-maritime|charenton-le-pont|charentsavan|chargan|chariton|charkhari|charkhidadri|charleroi?|charles
city|charles
town|charleston?|charlestown|charleville|charleville-mezieres|charlevoix|charlotte?|charlotte ct
hse|charlottenberg-amotfors|charlottenlund|charlottesville?|charlottetown?|charlton?|charmes?|charneux|charny|charqueada|charqueadas|charrua?|charta|charters
towers|chartres?|chartres-de-bretagne|charvensod|chascomus|chase
city|chashniki|chaska|chassell|chassepierre|chastre|chastre-villeroux-blanmont|chastres|chatak|chateau-chinon|chateau-du-loir|chateau-gontier|chateau-renard|chateau-richer|chateau-salins|chateau-thierry|chateaubourg|chateaubriant|chateaudun|chateaugay|chateaugiron|chateauguay|chateaulin|chateaumeillant|chateauneuf-du-faou|chateauneuf-sur-loire|chateauroux|chatelet|chatelineau|chatellerault|chatenoy-le-royal|chatfield|chatham?|chatillon|chatillon-sur-indre|chatillon-sur-seine|chatkhil|chatom|chatou|chatra|chatsworth|chattahoochee?|chattanooga?|chatteris|chauddagram|chaudfontaine|chauffailles|chaugacha|chauk|chaulnes|chaumont?|chaumont-en-vexin|chaumont-gistoux|chauny|chaurai|chaussee-notre-dame-louvignies|chausy|chavantes|chavdar|chavdartsi|chaville|chavitidibbalu|chavparan|chazy|chebba|cheboygan|checheche|chechelnyk|chechen
republic|chechersk|checotah|cheeka|cheektowaga|chef
lieu|chegutu|chehalis|chehlare|chejerla|chelan|chelenko|chelghoum
laid|chelles|chelm|chelmsford?|chelopech|chelopek|chelsea?|cheltenham?|chelyabinsk?|chemainus|chemerivtsi|chemille|chemnitz?|chemnitz
sachsen|chemor|chene-bougeries|chenee|cheneh|cheney?|chengalpattu|chengam|chengde|chengdu?|chennai?|chennevieres-sur-marne|chenoa|chenove|chenzhou|chepelare|chepes|chepintsi|chepstow|chequia|cher?|cheraga|cherain|cheras|cherasco|cheratte|cheraw|cherbourg-octeville|cherchell|chercq|cheremule|cherepovets?|cheresha|chereshovo|cherganovo|cherial|cherikov|cherkaski|cherkasy|cherkovna|cherkovo|cherna?|cherna
gora|cherna mogila|chernevo|cherni osam|cherni vit|cherni vrah|chernichevo|chernigov
region|chernigovka|chernihiv|chernivtsi|chernobyl?|chernodab|chernoglavtsi|chernogorovo|chernograd|chernolik|chernoochene|chernookovo|chernozemen|chernyakhov|chernyovo|cherokee?|cherokee
village|cherrapunjee|cherry hill|cherry street|cherry
valley|cherryvale|cherryville|cherthala|cherubine|cherven|cherven breg|cherven
bryag|chervena|chervena
voda|chervenakovo|cherventsi|chervonoarmiysk|chervonograd|chesallet|chesallet
sarre|chesaning|chesapeake?|chesapeake city|cheshire?|cheshunt|chesley|chesnee|chester?|chester
borough|chester
springs|chesterfield?|chesterland|chesterton?|chestertown|chesterville|chetek|cheticamp|chetlat|chetwynd|chevella|chevetogne|cheviot?|chevire-le-rouge|chevreuse|chevron?|chewahit|chewelah|cheyenne?|cheyenne
wells|chez
croiset|chezzetcook|chełm|chhabra|chhagalnaiya|chhapara|chhata|chhatarpur|chhatrapur|chhattisgarh|chhendipada|chhibramau|chhikaldara|chhindwara|chhipaborad|chhota
udaipur|chhuriakala|chi-le|chia?|chiador?|chiaia|chiaiamari|chiaiano ed
uniti|chialamberto|chiampo|chianche|chianchitta|chianciano terme|chiang
mai|chianni|chianocco|chiapas?|chiapetta|chiappa|chiapuzza|chiaramonte
gulfi|chiaramonti|chiarano|chiaravalle|chiaravalle centrale|chiaravalle
milanese|chiareggio|chiari?|chiarino|chiaromonte|chiarone|chiasellis|chiaserna|chiassa|chiassa
superiore|chiassis|chiatura|chiauci|chiavano|chiavari|chiavazza|chiavenna|chiavenna
rocchetta|chiaverano|chiayi|chiazzano|chiba?|chibougamau|chicago?|chicago
heights|chichester?|chichibu|chicholi|chickamauga?|chickasha|chicopee|chicora|chicoutimi|chidambaram|chiefland|chieming|chienes|chienis|chieri|chies
d'alpago|chiesa?|chiesa di rossano|chiesa in valmalenco|chiesa nuova|chiesa nuova di
marzaglia|chiesanuova|chiesanuova uzzanese|chiesina uzzanese|chieti|chieti scalo|chieti
stazione|chieuti|chieuti
scalo|chieve|chievo|chievolis|chievres|chifeng|chifenti|chiflik|chigirin|chignolo d'isola|chignolo
po|chigorodo|chih|chihuahua?|chikhali|chikkaballapur|chikkanayakanahalli|chikkodi|chikmagalur|chilapa|chilaw|childbirth?|childers|childersburg|childress|chile|chilecito|chilga|chilhowie|chilivani|chillagoe|chillan|chillicothe|chilliwack|chilly-mazarin|chilmark|chiloquin|chiltern|chilton|chima|chimanimani|chimay|chimichagua|china|china
grove|china
spring|chinacota|chinagson|chinavita|chinchilla?|chinchina|chincholi|chinchwad|chincoteague
island|chine?|chingamut|chingirlau|chingmut|chinhoyi|chini?|chinle|chinnor|chino hills|chino
valley|chinon|chinook?|chinsurah|chintalapudi|chintamani|chintapalle|chinu|chiny|chiocchio|chioggia|chiomonte|chions|chiopris|chiopris
viscone|chios?|chiozza|chiozzola|chipangayi|chipaque|chipata|chipinge|chipley|chiplun|chippenham|chippewa
falls|chipping norton|chipping
sodbury|chipre|chiprovtsi|chiquinquira|chiquiza|chirala|chirawa|chiredzi|chiren|chirgaon|chiriguana|chirpan|chirundu|chis?|chiscas|chisholm?|chisinau?|chisineu-cris|chita?|chitaga|chitaraque|chitignano|chitila|chitose|chitradurga|chitral|chitrangi|chittagong?|chittapur|chittenango|chittinup|chittoor|chittorgarh|chitungwiza|chiuduno|chiuppano|chiuro|chiusa?|chiusa
di pesio|chiusa di san michele|chiusa ferranda|chiusa sclafani|chiusaforte|chiusanico|chiusano
d'asti|chiusano di san domenico|chiusavecchia|chiusdino|chiusi?|chiusi della verna|chiusi
scalo|chiusi
stazione|chiusure?|chivasso|chivata?|chivhu|chivilcoy|chivolo|chivor|chizhou|chizzola|chkalovsk|chkhorotskhu|chlaba|chlebnice|chlef|chlmec|chlumec|chlumec
nad cidlinou|chmelnica|chmelov|chmelova|chmelovec|chminany|chminianska nova ves|chminianske
jakubovany|choachi|choba?|chocen|chochkan|chocholna|choconta|choctaw?|chodavaram|choele
choel|chohtan|choibalsan|choibalsan
city|choisy-le-roi|chojnice|chokier|chokmanovo|chokoria|chokwe|cholet|choloma|cholpon-ata|choluteca|chomakovtsi|chomedey|chomutov|chongjin?|chongqing?|chongzuo|chonkovce|chopda|chopinzinho|chorbadzhiysko|chorin|chorio|chornukhi|chorozinho|chorrocho|chortkiv|chorvatska
republika|chorvatsko|chorvatsky grob|chorvaty|chorwacja|chorzow|chos
malal|choshi|chotca|choteau|chotebor|chotila|chotin|chouf|chouteau|chowchilla|chowkhem|choxatauri|chrabrany|chramec|chrast|chrast
nad
hornadom|chrastava|chrastince|chrastne|chrenovec|chribska|chrirbandar|christchurch?|christianburg|christiansburg|christiansfeld|christiansholm|christmas
island|christmaseiland|christon
bank|christopher?|chropov|chropyne|chrtany|chrysoupoli|chrzanow|chtamstths|chtelnica|chuadanga|chuda
lehota|chudniv|chugiak|chuguev|chui|chuikhadan|chukai|chuko|chukotka autonomous district|chula
vista|chuluunkhoroot|chuluut|chumphon|chumur|chunarughat|chundzha|chungbuk|chungcheong
bac|chungcheong del norte|chungcheong del sur|chungcheong do norte|chungcheong do sul|chungcheong
du nord|chungcheong du sud|chungcheong nam|chungcheong połnocny|chungcheong
południowy|chungcheongbuk-do|chungcheongnam-do|chungnam|chunur|chupinguaia|chuprene|chur?|churah|church
hill|church point|church
stretton|churchandpur|churchville|churek|churhat|churu|churubusco|chute-aux-outardes|chutovoye|chuvashi
republic|chuvisca?|chuxiong|chuzhou|chvaletice|chvalova|chvojnica|chynorany|chynov|chypre|chyse|chyzne|ciad|ciampino|ciampino
aeroporto|ciamprisco|cianciana|cianjur|ciano?|ciano d'enza|ciano del montello|ciano nel
frignano|cianorte|ciardelli inferiore|ciardes|ciavolo|ciavolotto|cibali|cibiana di
cadore|cibrone|cibuti|cicagna|cicala?|cicarovce|cicava|cicciano|cicerale|cicero?|cicero
dantas|ciciano|ciciliano|cicmany|cicognara|cicognolo|ciconia|ciconicco|ciconio|cicov|cicuco|cidade
gaucha|cidade ocidental|cidade velha|cidreira?|ciechanow|ciego de avila province|cienaga de
oro|cienega|cienfuegos province|ciergnon|cierna?|cierna hora|cierna lehota|cierna nad tisou|cierna
voda|cierne?|cierne klacany|cierne nad toplou|cierne pole|cierny balog|cierny brod|cierny
potok|cieszyn|cifare|cifer|cigel|cigelka|ciggiano|cigla|cigliano|ciglie|cignano|cignone|cigognola|cigole|cilacap
barat|cilacap timur|cilavegna|cile|cilegon|cili|ciliverghe|cilizska radvan|cilska republika|cima
paganella|cimadolmo|cimahi|cimarron?|cimbergo|cimbro?|cimego|cimenna|cimetta|cimhova|cimina|ciminna|cimislia|cimitarra?|cimitile|cimnago|cimolais|cimone|cimpello|cina?|cinaglio|cincinnati?|cincinnatus?|cineto
romano|ciney|cinfaes?|cingapura|cingia de' botti|cingoli|cinigiano|cinisello
balsamo|cinisi|cinnaminson|cino|cinobana|cinquale|cinquecerri|cinquefrondi|cinquegrana|cinquemiglia|cinquevie|cinska
ludova republika|cintano|cinte tesino|cintello|cinto caomaggiore|cinto
euganeo|cintolese|cinzano|ciola|ciola
corniale|ciorani|ciorlano|cipar|ciper|ciplet|ciply|cipo?|cipolleto|cipotanea|cipressa|cipro?|cipru|ciprus|circ|circasia|circello|circleville|cireabaiti|cirebon|cireggio|cireglio|cirella|cirello|cirencester|ciriaco|cirie|cirigliano|cirignano|cirimido|ciro|ciro'
marina|cisano|cisano bergamasco|cisano sul neva|cisco?|ciserano|cislago|cisliano|cismon del
grappa|cisnadie|cisneros|cison di valmarino|cissano|cissna park|cissone|cisterna d'asti|cisterna
del friuli|cisterna di latina|cisternino|cistio|citerna|citra?|citronelle|citrus heights|citta del
vaticano|citta' del mare|citta' della pieve|citta' di castello|citta'
sant'angelo|cittadella|cittadella del capo|cittaducale|cittanova|cittareale|cittiglio|city of
edinburgh|ciudad acuna|ciudad autonoma de ceuta|ciudad autonoma de melilla|ciudad bolivar|ciudad
de mexico|ciudad de sejong|ciudad del carmen|ciudad del vaticano|ciudad guzman|ciudad
hidalgo|ciudad mante|ciudad manuel doblado|ciudad real|ciudad sahagun|ciudad valles|ciudad
victoria|civago|civate|cive|civenna|civezza|civezzano|civiasco|cividale|cividale del
friuli|cividale mantovano|cividate al piano|cividate camuno|cividino|civiglio|civil
aviation|civita|civita castellana|civita castellana stazione|civita
d'antino|civitacampomarano|civitaluparella|civitanova alta|civitanova del sannio|civitanova
marche|civitanova marche alta|civitaquana|civitaretenga|civitavecchia|civitella|civitella
alfedena|civitella casanova|civitella cesi|civitella d'agliano|civitella del lago|civitella del
tronto|civitella di romagna|civitella licinio|civitella marittima|civitella messer
raimondo|civitella paganico|civitella roveto|civitella san
paolo|civo|civray|cizatice|cizzago|cizzolo|clabecq|clackamas|clackmannanshire|clacton-on-sea|claino
con osteno|clair?|clairton|clamart|clamecy|clanezzo|clanton|clara
city|clare?|claremont|claremore|claremorris|clarence?|clarence center|clarence
town|clarendon?|clarenville|claresholm|clarinda|clarion?|clark?|clarke?|clarkesville|clarklake|clarkrange|clarks
summit|clarksburg|clarksdale|clarkson|clarkston|clarksville|claro dos
pocoes|claromeco|clatskanie|claudia?|claudinapolis|claudio?|clauiano|claussnitz bei
chemnitz|clausthal-zellerfeld|claut|clauzetto|clavesana|clavier?|claviere|claxton|clay center|clay
city|claye-souilly|claymont|claysburg|claysville|clayton?|cle elum|clear lake|clear
spring|clearfield|clearlake|clearlake oaks|clearwater?|cleary
north|cleburne|clementina?|clemmons|clemson?|clendenin|clenze|clermont|clermont-ferrand|clermont-sous-huy|clervaux|clery-saint-andre|cles?|cleto|cleulis|cleve|clevedon|cleveland?|clevelandia|cleves|clewiston|clichy?|clifden|clifton?|clifton
forge|clifton park|clifton springs|clinge|clinton?|clinton
twp|clintonville|clintwood|clio?|clipperton
island|clisson|clitheroe|clivio|clodig|clohars-carnoet|clonbrook|cloncurry|clonmel|cloppenburg|clopton|cloquet|clorinda|cloudcroft|clover?|cloverdale|clovis?|cloyes-sur-le-loir|cloz|club
terrace|cluis|cluj?|cluj-napoca|cluny?|clusane|clusone|clute|clyde?|clydebank?|clymer|clynderwen|co-lom-bi-a|co-mo|co-oet|coachella|coachford|coah|coahuila?|coahuila
de zaragoza|coal city|coal
valley|coalbaggie|coaldale|coalgate|coalinga|coalport|coalville|coaraci|coarezza|coari|coassolo
torinese|coatbridge?|coatepec
harinas|coatesville|coaticook|coatzacoalcos|coazze|coazzolo|cobadin|cobar|cobargo|cobb?|cobbelsdorf|cobden?|coblenz?|cobleskill|coboconk|cobourg|cobram?|coburg?|cocagne|cocal?|cocal
de telha|cocal do sul|cocalinho|coccaglio|coccanile|coccolia|cocconato|cocconito|cocconito
vignaretto|coccorino|cochem?|cochran?|cochrane|cochranton|cockatoo?|cockeysville|cocoa?|cocoa
beach|cocobeach|cocody|cocoli|cocorna|cocos?|cocos (keeling) islands|cocos island|cocos
islands|cocoseilanden|cocosoarna|cocquio|cocquio
trevisago|cocula|cocullo|cocumola|cocuruzzo|codajas|codaruina|codemondo|codena?|coderno|codevigo|codevilla|codigoro|codiponte|codisotto|codissago|codiverno|codlea|codogna|codogne|codogno|codroipo|codrongianos|cody?|coeburn|coelho
neto|coello|coen|coesfeld|coesfeld-lette|coeur d'alene|coevorden|coffeyville|coffin bay|coffs
harbour|cofradia?|coggiola|cogliandrino|cogliate|cogna|cognac?|cogne?|cognelee|cognento|cogno|cognola|cogoleto|cogollo?|cogollo
del
cengio|cogolo|cogolonchio|cogorno|cogozzo|cogua|cohasset|cohoes|cohuna|cohutta|coiano|coignieres|coihaique|coimbatore?|coimbra?|coira?|coire|coiromonte|coite
do noia|cojedes|cojumatlan|cokato|col di cugnan|col san giovanni|col san martino|col.
satelite|cola' di
lazise|colac|colane|colares?|colatina|colazza|colbe-schonstadt|colbinabbin|colbitz|colbordolo|colborne|colbuccaro|colby?|colcavagno|colcellalto|colchester?|colcord|cold
lake|cold spring|coldirodi|colditz|coldragone|coldrano|coldspring|coldstream|coldwater|cole
camp|coleambally|colebatch|colebrook|colelli|coleman?|colerain|coleraine?|colere?|coleshill|colfax?|colfelice|colferraio|colfiorito|colfontaine|colfosco|coli?|colico?|colico
piano|colider|colijnsplaat|colima?|colinas do sul|colinas do tocantins|colla?|colla
maffone|collagna|collalbo|collalbrigo|collalto|collalto
sabino|collamato|collarenebri|collarmele|collazzone|colle?|colle brianza|colle brincioni|colle
campano|colle d'anchise|colle della maddalena|colle della valentina|colle di compito|colle di
fuori|colle di roio|colle di tora|colle di val d'elsa|colle isarco|colle san magno|colle
sannita|colle sant'antonio|colle santa lucia|colle santa maria|colle sestriere|colle umberto|colle
verde|colleatterrato
alto|collebeato|colleberardi|collebrincioni|collecalcioni|collecchio|collecorvino|colledara|colledimacine|colledimezzo|colledoro|colleferro|colleferro
scalo|colleferro stazione|collefontana|college
station|collegeville|collegio?|collegiove|collegno|collelavena|collelongo|collelungo|collelungo
sabino|collemaggiore|collemeto|colleminuccio|collemoresco|collen
bawn|collenberg|collendoorn|collepardo|collepasso|collepepe|collepietra|collepietro|colleponi|colleponi
di genga|colleranesco|colleretto castelnuovo|colleretto
giacosa|collesalvetti|collesano|collescipoli|collesecco|collestatte|collestatte
piano|colletorto|collevalenza|collevecchio|collevecchio di montorio|colli?|colli a volturno|colli
del tronto|colli di fontanelle|colli di montebove|colli di suso|colli sul
velino|colliano|collie?|collierville|collina?|collina santa maria
nuova|collinas|collinello|collinello
polenta|collingwood|collins?|collinsville|collinwood|collio|collo?|collobiano|collodi|colloredo di
monte albano|colloredo di prato|collurabbie|colmar?|colmata?|colmata fiorentina di
piombino|colmberg|colmeia?|colmirano|colmschate|colmurano|colnago|colniza|colnrade|colo
heights|colobraro|cologna|cologna di sotto|cologna paese|cologna spiaggia|cologna
veneta|cologne?|cologne-porz|cologno|cologno al serio|cologno monzese|colognola ai colli|colognola
al piano|colognole|coloma|colombano|colombare|colombare di sirmione|colombaro|colombaro di
formigine|colombelles|colombes?|colombia|colombie|colombie-britannique|colombiera|colombo?|colonia
arnaldi|colonia castrolanda|colonia del scaramento|colonia di anzio|colonia do gurgueia|colonia do
piaui|colonia fram|colonia hidalgo|colonia leopoldina|colonia padre damiao|colonia
pindorama|colonia treze|colonia volendam|colonia witmarsum|colonia yguazu|colonial beach|colonial
heights|colonizacao?|colonna?|colonna
stazione|colonnata|colonnella|colonno|colonsay|colorado|colorado city|colorado do oeste|colorado
springs|colorina|colorno|colosimi|coloso?|colpalombo|colpetrazzo|colpin|colquitt|colston
park|colstrip|coltano|coltaro|coltodino|colton|coltovo|colturano|colubro|colugna|columbia?|columbia
city|columbia falls|columbia heights|columbia station|columbiana|columbiaville|columbus?|columbus
grove|columbus jct|colusa|colverde|colville|colwich|colwyn
bay|colzate|comabbio|comacchio|comanche?|comandante fontana|comanesti|comano|comano
terme|comara|comayagua|comazzo|combai|combalere|combienbar|combita|comblain-au-pont|comblain-fairon|comblain-la-tour|combourg|comboyne|combs-la-ville|comeana|comeglians|comelico
superiore|comendador levy gasparian|comenduno|comercinho|comerconi|comerio|comezzano|comezzano
cizzago|comignago|comines?|comiso?|comitini|comiziano|commack|commenda|commerce?|commercy|commessaggio|commezzadura|comodoro
rivadavia|comoras|comore|comore-szigetek|comoren|comorerne|comores|comoros|comox|companiganj|comparni|compiano|compiano
d'enza|compiegne|compignano|compiobbi|compostela valley|compton?|comrat|comun
nuovo|comunanza|comuneglia|comunidad de madrid|comunidad foral de navarra|comunitat
valenciana|cona|conaidhm na ruise|conakry?|conargo|conca casale|conca d'oro|conca dei marini|conca
della campania|concadirame|concagno|concamarise|concarneau|concas|concei|conceicao?|conceicao da
aparecida|conceicao da barra|conceicao da feira|conceicao das alagoas|conceicao das
pedras|conceicao de ipanema|conceicao de macabu|conceicao do almeida|conceicao do
araguaia|conceicao do caninde|conceicao do castelo|conceicao do coite|conceicao do
jacuipe|conceicao do mato dentro|conceicao do para|conceicao do rio verde|conceicao do
tocantins|conceicao dos ouros|concepcion del
uruguay|concerviano|concesa?|concesio|conchal?|conchas?|conche|conche di
codevigo|conches-en-ouche|conco|concord?|concordia?|concordia do para|concordia
sagittaria|concordia sulla
secchia|concorezzo|condamine|conde-sur-noireau|condeixa-a-nova|condeuba|condingup|condino|condobolin|condofuri|condofuri
marina|condojanni|condon|condor?|condoto|condove|condro|conegliano|confienza|configni|confine?|confines?|confins?|conflans-sainte-honorine|conflenti|conflenti
inferiore|confluence?|confolens|confreria|confresa|cong hoa sec|cong hoa trung
phi|cong-go|congee|congelasio|congers?|congiunti?|congleton|congo|congo-brazzaville|congo-kinshasa|congonhal|congonhas|congonhas
do norte|congonhinhas|coniale|coniolo|conkal|conmurra|conneaut|conneaut
lake|conneautville|connecticut?|connell|connellsville|connerre|connersville|conneux|connors
range|conquista d'oeste|conrad?|conroe|consaca|consandolo|conscenti|conscio?|conselheiro
lafaiete|conselheiro mairinck|conselheiro pena|conselice|conselve|conservatoria?|consett|consiglio
di
rumo|consolacao?|constanta?|constantina|constantine?|consuma?|contadero?|contai?|contarina|contea|contemplazione?|contenda?|contendas
do sincora|contepec|contern|contessa entellina|contesse|contigliano|contignano|continental
region|contrada?|contrada tenna|contrada val
d'ega|contrecœur|contres?|controguerra|controne|contursi terme|conversano|converse?|conway?|conway
springs|conyers|conza della campania|conzano|coober pedy|coochbehar|coojar|cook
islands|cook-inseln|cook-szigetek|cookeilanden|cookeville|cookinseln|cookoarna|cookove
ostrovy|cookovy
ostrovy|cookshire|cookstown?|cooktown|coolabah|coolac|coolah|coolamon|coolatai|coolidge?|coolville|cooma|coomalbidgup|coomallo|coomberdale|coominya|coon
valley|coonabarabran|coonalpyn|coonamble|coonawarra|coondarra|cooper?|coopernook|coopersburg|cooperstown?|coopersville|coorabie|coorow|coorow
west|cooroy|coos
bay|cootamundra|cootehill|cooyar|copacabana?|copake|copanello|copel|coper?|coperchia|copersito|copersito
cilento|copertino|copeton
dam|copeville|copiague|copiano?|copiapo|copmanhurst|coppabella|copparo|coppell|coppenbrugge|coppenbrugge-bisperode|copperas
cove|copperhill|copperopolis|coppito|coppull|copsa mica|coqueiral?|coqueiro
seco|coquille?|coquitlam|corabia|coracao de jesus|coracao de maria|corackerup|coral coast|coral
gables|coral sea islands|coral
springs|corana?|coraopolis|corato|corazzano|corazzo|corbais|corbanese|corbara|corbeil-essonnes|corbelia|corbett|corbetta|corbezzi|corbie?|corbiglia|corbigny|corbin|corbiolo|corbion|corbola|corbolone|corcagnano|corchiano|corciano|corcoran|corcumello|cordeiropolis|cordeiros?|cordele|cordenons|cordes?|cordignano|cordilheira
alta|cordisburgo|cordislandia|cordoba?|cordova?|cordovado|corea del nord|corea del norte|corea del
sud|corea del sur|coreau|coredo|coree du nord|coree du sud|coreggia|coreglia antelminelli|coreglia
ligure|coreia do norte|coreia do sul|coremas|corenne|coreno ausonio|corese
terra|corfinio|corfino|corfu?|corfu island|corgeno|corguinho|cori?|coriano?|coriano
veronese|coribe|corica|corigliano|corigliano calabro|corigliano calabro stazione|corigliano
d'otranto|corigliano scalo|corinaldo|corinth?|corinto?|corio|cork?|corlaga|corleone?|corleto
monforte|corleto perticara|corlo di formigine|cormano?|cormeilles-en-parisis|cormons|corna
imagna|cornacchiaia|cornaiano|cornalba|cornale|cornale e bastida|cornalla|cornaredo|cornate
d'adda|cornberg|corne?|cornedo all'isarco|cornedo vicentino|cornegliano
laudense|cornei|cornelia?|corneliano d'alba|cornelio procopio|cornell?|corneno|corner
brook|cornesse|cornetu|corniana|corniglia|cornigliano
ligure|corniglio|cornimont|corning?|cornino|corniolo|corno d'oro|corno di rosazzo|corno
giovine|cornovecchio|cornuda?|cornwall?|cornwerd|coroa
vermelha|coroaci|coroados?|coroata|coromandel|coromoro|coronata|coronation?|coroncina|coronel
bicaco|coronel bogado|coronel domingos soares|coronel dorrego|coronel ezequiel|coronel
fabriciano|coronel freitas|coronel joao pessoa|coronel joao sa|coronel jose dias|coronel
macedo|coronel martins|coronel murta|coronel octaviano alves|coronel pacheco|coronel
pringles|coronel sapucaia|coronel suarez|coronel vidal|coronel vivida|coronel xavier
chaves|coronella|corovode|corowa|corozal|corozal district|corpo di cava|corpo di reno|corpo
reno|corpolo|corpus christi|corral de
bustos|corrales|correggio?|correggioli|correggioverde|corrego danta|corrego de pedras|corrego do
bom jesus|corrego do ouro|correia de almeida|correia
pinto|correntina?|correze|correzzana|correzzo|correzzola|corridonia|corridonia
stazione|corrientes?|corrigan|corrigin|corrigin
west|corriolo|corropoli|corroy-le-chateau|corroy-le-grand|corrubbio|corry|corryong|corsaglia|corsagna|corsalone|corsanico|corsano|corse-du-sud|corsicana|corsico?|corsione|corswarem|cortabbio|cortaccione|cortale|cortandone|cortanze|cortazzone|corte
brugnatella|corte de' cortesi|corte de' frati|corte franca|corte madera|corte
palasio|cortemaggiore|cortemilia|cortenedolo|corteno
golgi|cortenova|cortenuova|corteolona|cortez?|corticella|corticelle
pieve|cortiglia|cortiglione|cortil-noirmont|cortil-wodon|cortile?|cortile san martino|cortina
d'ampezzo|cortino?|cortland?|cortoghiana|cortona|coruche?|corum|corumba|corumba de
goias|corumbaiba|corumbatai|corumbatai do
sul|corumbiara|corund|corunna?|corupa|coruripe|corva?|corvallis?|corvara|corvara in
badia|corvaro|corvinia|corvino san
quirico|corwen|corydon?|corzano|cosby?|coscogno|coseano|cosenza?|coshocton|cosina?|cosio di
arroscia|cosio stazione|cosio
valtellino|cosmopolis?|cosmorama?|cosne-cours-sur-loire|cosniga|cosola di
cabella|cosoleto|cosquin|cossano belbo|cossano
canavese|cossato|cosseria|cossignano|cossila|cossirano|cossogno|cossoine|cossombrato|costa
calcinara|costa d'arcevia|costa d'avorio|costa d'ivori|costa da caparica|costa de marfil|costa de'
nobili|costa di mezzate|costa di rovigo|costa do marfim|costa marques|costa masnaga|costa
mesa|costa rica|costa rice|costa sant'abramo|costa serina|costa smeralda|costa valle imagna|costa
vescovato|costa
volpino|costabissara|costacciaro|costalissoio|costalpino|costalta|costalunga|costamezzana|costano?|costanzana|costao|costarainera|costasavina|costermano|costiera
di mazara|costigliole d'asti|costigliole saluzzo|costrignano|coswig anhalt|coswig bei
dresden|cot-xta ri-ca|cota?|cotabato|cote d'ivoire|cote
d’ivoire|cote-d'or|coteau-du-lac|cotegipe|cotes-d'armor|cothen|cotia|cotignola|cotija de la
paz|cotijuba|cotipora|cotone?|cotopaxi?|cotorra?|cotriguacu|cotronei|cotropagno|cottage
grove|cottageville|cottam|cottanello|cottbus?|cottonport|cottonvale|cottonwood?|cottonwood
falls|cotulla|coudekerque-branche|coudersport|coueron|couillet|coulommiers|coulta|counce|council
bluffs|council grove|coupar
angus|coupeville|cour-sur-heure|courbevoie?|courcelles|courela?|courmayeur|courriere|courseulles-sur-mer|court-saint-etienne|courtenay|courtland|courtrai?|courville-sur-eure|coushatta|coutances|couthuin|coutisse|couto
de magalhaes|coutts crossing|couture-saint-germain|couvin|cova figueira|cova
lima|covarachia|covasna|cove?|covelano|covelo|covenas|coventry?|coverciano|covigliaio|covilha?|covina|covington|coviolo|covo?|covolo|cowabbie|cowangie|cowansville|cowdahalli|cowell|cowen|cowes?|coweta|cowpens?|cowra|cox's
bazar|coxilha|coxim|coxin hole|coxixola|coxsackie|coyaima|coyhaique|coyoles central|coyuca de
benitez|cozad|cozumel?|cozzana|cozzano|cozze?|cozzo|cozzuolo|crabtree|crabwood
creek|craco|cracow?|cradock|craibas|craig?|craigellachie|craigieburn|craigleigh|craigsville|crailsheim|craiova?|cranberry
twp|cranbourne|cranbrook|crandola
valsassina|crandon|cranford|crans-montana|cranston|cranzahl|cras-avernas|crastu|crateus|crato?|crava?|cravagliana|cravanzana|craveggia|cravinhos?|cravo
norte|crawford?|crawfordsville|crawfordville|crawley|creazzo|crebbio|crecchio|crecy-la-chapelle|creda?|credaro|credera?|credera
rubbiano|crediton|creede|creedmoor|creemore|creglingen|crehen|creighton?|creightons
creek|creil|cremella|cremenaga|cremeno|cremia|cremlingen|cremnago|cremolino|cremona?|cremosano|cremosne|crenna|creporizao|crepy-en-valois|cres?|crescent?|crescent
city|crescentino|crescenzago|cresco?|cresole|crespadoro|crespano del grappa|crespellano|crespi
d'adda|crespiano|crespiatica|crespignaga|crespina?|crespina lorenzana|crespino|crespino del
lamone|crespole|cressa|cresseglio|cresson|cressy?|crested
butte|crestline|creston?|crestone|crestview|crestwood|creswell|creswick|creta?|cretarola|crete?|creteil|creto|cretone|creuse?|creussen|creutzwald|creuzburg|creva|crevacuore|crevalcore|creve
lake|crevoladossola|crewe|crichi|criciuma|crieff|crikvenica|crimea?|crimmitschau|crinitz|criocha
francacha theas|cripple
creek|crisfield|crisnee|crisopolis|crispano|crispiano|crispiero|crissiumal|crissolo|crist|cristais
paulista|cristalandia|cristalandia do piaui|cristalia|cristalina?|cristiano
otoni|cristianopolis|cristina?|cristinapolis|cristino castro|cristo rei|cristopolis|cristuru
secuiesc|criuleni|crivitz|crixas|crixas do tocantins|crna
gora|crnomelj|cro-a-ti-a|croacia|croata?|croatia|croatie|croazia|crocci|croce?|croce di
casale|croce di magara|croce ferrata|croce ne' monti|croce
valanidi|crocefieschi|crocemosso|crocetta del montello|crocette|crocevie|croci di
calenzano|crociale|crociara|crocino?|crocino san
giusto|crocker|crockett?|crodo|croghan|crognaleto|croix-lez-rouveroy|crombach|cromer|crominia|cromvoirt|cromwell?|crone?|crookston|crooksville|crookwell|cropalati|cropani|cropani
marina|croppa creek|crosa|crosano|crosara|crosarol|crosby?|crosbyton|crosia|crosio della
valle|cross city|cross lanes|cross plains|crossdale|crossen an der
elster|crossett|crossfield|crosslake|crossville|croswell|croton-on-hudson|crotone|crotta
d'adda|crottendorf sachsen|crova|croviana|crowley?|crown point|crownpoint|crows
nest|croydon?|crozet|crozon|crucilandia|crucoli|crucoli
torretta|crugnola|cruillas|crupet|cruquius|crusinallo|cruz alta|cruz das almas|cruz das
posses|cruz del eje|cruz do espirito santo|cruz machado|cruzalia|cruzeiro da fortaleza|cruzeiro do
iguacu|cruzeiro do oeste|cruzeiro do sul|cruzeta?|cruzilia|cruzmaltina|crymelon|crystal
brook|crystal city|crystal falls|crystal lake|crystal river|crystal
springs|csad|csedzsu|csehorszag|csongrad|cu ba|cu-ro-gu-xtan|cuait|cuando
cubango|cuando-cubango|cuanza norte|cuanza sul|cuaspud carlosama|cuasso al monte|cuasso al
piano|cuatro cienegas|cuautla|cuba|cuba
city|cuballing|cubante|cubara?|cubarral|cubatao|cubati|cucaita|cuccaro monferrato|cuccaro
vetere|cucciago|cuccurano|cuceglio|cucigliana|cucma|cucunuba|cucuta?|cucutilla|cucuyagua|cudahy|cudal|cudalbi|cuddalore|cudgewa|cuenca?|cuernavaca?|cuesmes|cuffiano|cuffy|cuggiono|cugir|cugliate|cugliate
fabiasco|cuglieri|cugnoli|cugnon|cuiaba|cuiaba paulista|cuijk|cuirone|cuite?|cuite de
mamanguape|cuitiva|cujubim|cukalovce|cul-des-sarts|culburra|culcairn|culemborg|culgoa|culiacan?|cullman|cullowhee|culpeper|culturama|culver?|culver
city|culverden|cuma|cumaral|cumari|cumaribo|cumaru?|cumaru do
norte|cumbal|cumbe?|cumberland?|cumbitara|cumborah|cumbria?|cumbum|cumia|cumiana|cumignano sul
naviglio|cumilla|cumlosen|cumming?|cummins|cumnock|cumpana|cunardo|cunday|cunderdin|cunderdin
north|cundinamarca|cundinup|cunene?|cuneo?|cunevo|cunewalde|cunha?|cunha
pora|cunhatai|cunico|cunnamulla|cunningham?|cunninyeuk|cuorgne|cupa?|cupa e
fasani|cupello|cupertino|cupira|cupone|cupra marittima|cupramontana|cuquello|cura
carpignano|curaca?|curacao?|curanuova|curban|curcani|curcuris|cureggio|curetta|curico|curiglia con
monteviasco|curillo|curimata|curinga|curino?|curionopolis|curiti|curitiba?|curitibanos|curiuva|curlewis|curno|curoca|curon
venosta|currabubula|currais novos|curralinho|curralinhos|curramulka|currawarna|currie|cursolo
orasso|curtaniello|curtarolo|curtatone|curtea de
arges|curteri|curti?|curtici|curtis?|curua|curuca?|curuguaty|curumani|curup|cururupu|curuzu
cuatia|curvelandia|curvelo|curwensville|curyo|cusago|cusano milanino|cusano
mutri|cusciano|cusco?|cusercoli|cushing?|cusiano|cusignana|cusino|cusio|cussignacco|cussorgia|custer?|custinne|custonaci|custoza|cut
bank|cut
off|cutchogue|cuthbert?|cutias|cutigliano|cutro|cutrofiano|cuttabri|cuttaburra|cuttack|cuturella|cuveglio|cuvette?|cuvio|cuxhaven?|cuxhaven-altenbruch|cuxhaven-altenwalde|cuxhaven-ludingworth|cuyahoga
falls|cuyk|cuzzago|cuzzego|cvikov|cynthiana|cypern|cyperska
republika|cypr|cypress?|cyprus|czad|czech
republic|czechowice-dziedzice|czedzu|czeladz|czerwionka-leszczyny|czestochowa?|d.i. khan|da
hinggan ling|da
nang|daaden|daarle|daarlerveen|dabeiba|dabel|daben|dabene|daberkow|dabhara|dabhoi|dabnitsa|dabosingkep|dabovan|dabovik|dabovo|dabra|dabravino|dabringhausen|dabrowa
gornicza|dabuleni|dabwali|dachau?|dachsbach|dachsenhausen|dacice|dacov|dacov lom|dadal|dade
city|dadengiri|dadeville|dadizele|dadswells bridge|dadu|daegu|daejeon|daffina|dafnia|dagala del
re|dagebull|dagnente|dagonbhuya|dagsboro|dagua|dahanu|dahlem bei kall|dahlen
sachsen|dahlenburg|dahlonega|dahme brandenburg|dahme kreis
ostholstein|dahn|dahod|dahome|dahre|daiano|daigo|dailly|daingerfield|daintree|dairago|daireaux|dajc|dak
lak province|dak nong province|dakar?|dakhla|daknam|dakovica|dal
pozzo|dalaas|dalaba|dalanjargalan|dalanzadgad|dalarik|dalarnas lan|dalat|dalbeg|dalbok dol|dalbok
izvor|dalboki|dalby|dale?|dale
river|dalem?|dalen?|dalerpeel|dalerveen|daletice|daleville|dalfsen|dalgety|dalgo
pole|dalgodeltsi|dalgopol|dalhart|dalhem|dalhousie?|dalian?|dalkhola|dallas?|dallirajhara|dallmin|dalmally|dalmau|dalmine|dalmose|dalmsholte|daloa|dalsinghsarai|dalton?|daltonganj|dalwallinu|dalwallinu
west|daly|daly city|dam-bi-a|dama universal|damai
beach|damak|damanhur|damariscotta|damascus?|damascus and rural areas|damaturu|dambeck bei
robel|dambel|dambovita|damianopolis|damiao?|damietta?|dammam|dammarie-les-lys|dammartin-en-goele|damme|damme
dummer|damnagar|damoh|damongo|dampicourt|dampier?|dampremy|damudda|damuls|damwald|damyanitsa|damyanovo|danapur|danbury|dancu|dandaloo|dandaragan|dandenong|dandong|dandridge|danemark|dangamvura|dangara|dangin|dangla|dania|danielsville|danigarci|danilovgad|danimarca|danimarka|danischenhagen|danisovce|danli|danmark|dannemare|dannenberg
elbe|dannenwalde kreis prignitz|dannevirke|danova|danska|danske
kralovstvo|dansko|dansville|danta?|danta di
cadore|dantan|dantaramgarh|dantewada|danvers|danville|daone|dapalovce|daphne?|dapoli|daporizo|daqing|dar
el
beida|dar-es-salaam|darabani|darbhanga|darby?|darcinopolis|dardago|dardanelle|dardanup|darfield|darfo|darfo
boario terme|dargaville|dargo|dargov|dargun|darien?|dariganga|darimu|daringbadi|darinskoye|dario
meira|darion|darjeeling?|darkan|darke peak|darkhan|darkhan city|darlington?|darlington
point|darmanesti|darmstadt?|darnetal|daro?|daroot-korgon|darp|darr
creek|darregueira|darrington|darsi?|dartford|dartmoor?|dartmouth?|daruvar|darvaz|darvi?|darwaha|darwendale|darwin?|daryapur|darzo|dasa|dasada|dashbalbar|dashinchilen|dashkasan|dashmina|dashtavan|dasice|dasing|daskot|daskotna|dasoguz|daspalla|dassa-zoume|dassel|dassel-markoldendorf|dassow|dasua|dataganj|datia|datong|datteln|dattilo|daudnagar|daugard|daugavpils?|daulatkhan|daun|daund|dauphin?|dausa|daussois|daussoulx|dautphetal-friedensdorf|dautphetal-mornshausen|davagna|davanagere|davangere|davao
del norte|davao del sur|davao occidental|davao
oriental|dave?|davenport?|daventry|daverdisse|daverio|david canabarro|david
city|davidkovo|davidov|davidson?|davie|davinopolis|davis?|davison|davit
bek|davoli|davos|davst|dawei|dawiab|dawson?|dawson creek|dawson
springs|dawsonville|dayboro|daylesford|dayton?|daytona beach|dazhou|dazio?|de bilt|de blesse|de
bult|de cocksdorp|de falom|de glind|de goorn|de graff|de grey|de groeve|de haan|de heen|de
heurne|de hoef|de hoeve|de kalb|de kiel|de klinge|de klomp|de knipe|de koog|de krim|de kwakel|de
leon|de leon springs|de lier|de lutte|de matteis|de meern|de moer|de moeren|de mortel|de motte|de
panne|de pere|de pinte|de pol|de punt|de queen|de rijp|de rips|de schiphorst|de smet|de soto|de
steeg|de tike|de veenhoop|de waal|de weere|de westereen|de wijk|de wilgen|de wilp|de woude|de
zilk|deadwood?|dean
funes|dearborn?|dearsum|deauville?|debai|debak|debaltsevo|debary|debelets|debeli lag|debelt|deber
tsige|debert|debica?|debnevo|debovo|debrad|debrasa|debre birehan|debre markos ii|debre sina|debre
zeit|debre-markos
i|debre-tabour|debre-work|debrecen?|decatur?|decaturville|decazeville|decheotto|dechtice|decimomannu|decimoputzu|decin|decize|deckerville|decollatura|decontra|decorah|decorata|dedacov|dedemsvaart|deder|dedgum|dedham|dediapada|dedina
mladeze|dedinka|dedinky|dedoplistskaro|dedougou|deedwana|deeg?|deelen|deep river|deepwater|deer
isle|deer lake|deer lodge|deer park|deer river|deerfield|deerfield
beach|deerlijk|deesa?|deest|defiance?|deforest?|deftinge|defuniak
springs|degagna|degahabur|degana?|degelis|deggendorf|deggenhausertal|deggiano|deggingen|degloor|dego|dehgam|dehong|dehra
gopipur|dehradun|dehradun chakrata|dehri|deidesheim|deil?|deining oberpfalz|deinum|deinze|deir
al-balah|deir ezzor|deir ezzour|deisslingen|deiva marina|deje|dejen|dekalb|dekov|dekuse|dekys|del
norte|del rio|del
valle|del-afrika|del-cshungcshong|del-csolla|del-kjongszang|del-korea|delafield|deland|delano?|delavan|delaware?|delbarton|delbruck
westfalen|delcambre|delden|delebio|delegate?|delfgauw|delfim
moreira|delfinopolis|delfstrahuizen|delft?|delfzijl|delger|delgerekh|delgerkhaan|delgerkhangai|delgertsogt|delgi|delhi?|delhi
tanda|delia?|delianuova|deliceto|delingha|delitzsch|dell rapids|dellach|dellach im
drautal|delle?|dellfeld|delligsen|dello?|dellys|delmar?|delmenhorst|delmiro
gouveia|delmont|delnice|deloraine|delphi?|delphos|delran|delray beach|delsberg|delsbo|delta
amacuro|delta
junction|deltaville|delton|deltona|delungra|deluun|delvinaki|delvine|delwijnen|delyanovtsi|delyatin|demagiri|demak|demandice|demanovska
dolina|dembi|dembidolo|demen|demerval lobao|demidivka|deming?|demjata|demmin|demokraticka
republika kongo|demokraticna republika kongo|demokraticna republika vzhodni timor|demokratische
republik kongo|demokratische volksrepublik korea|demokratiska republiken
kongo|demonte?|demopolis|den andel|den bommel|den burg|den demokratiske republik congo|den
dolder|den dungen|den haag|den ham|den helder|den hoorn|den horn|den hout|den ilp|den oever|den
velde|denain|denbarker|denbecha|denbighshire?|denderbelle|denderhoutem|denderleeuw|dendermonde|denderwindeke|denee|denekamp|denemarken|denham|denham
springs|denice|deniliquin|denise?|denison|denisovka|denizli|denkanikota|denkendorf
oberbayern|denman|denmark|dennis?|dennitsa|denno|denpasar?|dentecane|dentergem|dentlein am
forst|denton?|denu|denver?|denver
city|denville|denzlingen|deoband|deobhog|deodapolis|deodar?|deodgarh|deodurga|deogad|deogarh|deoghar|deolgaonraja|deoli|deori|deoria|deosar|depalpur|dependances
americaines du pacifique|dependencias federales|depoe bay|depok|deposito di luzzi|deputado irapuan
pinheiro|deqen|dequincy|dera bugti|dera ghazi
khan|derapur|derazhnya|derby?|derbyshire?|dereham|deren?|derenburg|dergenthin|dergneau|deriana|deridder|dermantsi|dermbach
rhon|dermenas|dermott|dermulo|derna|dernice|derovere|derrinallum|derry?|derry and
londonderry|deruta|derval|dervio|derzhavinsk|des arc|des moines|des
plaines|desaiganj|desana|descalvado|desenzano al serio|desenzano del garda|deseronto|desert hot
spgs|deshler|desio|desna|desoto|dessau?|dessau anh|dessel|desselgem|dessie i|dessie
ii|dessow|destelbergen|desteldonk|desterro?|desterro de entre rios|desterro do
melo|destin?|destna|destrehan|destro?|desulo|desuri|deta|dete|detern|detmold|detrik|detroit?|detroit
lakes|dettelbach|dettmannsdorf-kolzow|dettum|detva|detvianska
huta|deuil-la-barre|deurle|deurne|deurningen|deursen-dennenburg|deurstamp|deurze|deutsch
brodersdorf|deutsch goritz|deutsch jahrndorf|deutsch
schutzen-eisenberg|deutsch-wagram|deutschkreutz|deutschland?|deutschlandsberg|deutschneudorf|deutschnofen|deux-acren|deux-sevres|devakottai|devarahippargi|devarakonda|devene|deventer?|deventsi|devesi|devetak|devetaki|devgadhbaria|devicany|devicie|deville|deville-les-rouen|devils
lake|devin?|devine?|devizes|devlins
bridge|devnya|devon?|devonport|devprayag|dewas|dewey?|dewitt?|dexter?|deyang|dezerice|dezesseis de
novembro|dezhou|dezzo|dhaalu|dhadgaon|dhaka?|dhakuakhana|dhalea|dhamar|dhamda|dhamdaha|dhampur|dhamrai|dhamtari|dhanbad|dhandhuka|dhanera|dhaniakhali|dhanmandal|dhanora|dhar|dharam
nagar|dharamgarh|dharamjaigarh|dharampur|dharampuram|dharampuri|dharani|dharchula|dhari|dhariawad|dharmapuri|dharmavaram|dhekelia|dhemaji|dhenkanal|dhiwadi|dholka|dholpur|dhoraji|dhrangadhra|dhrol|dhubri|dhule|dhuliyan|dhunat|dhupchachia|dhuy|di
yogyakarta|diacceto|diadema?|diakova|diakovce|diamante d'oeste|diamante do norte|diamante do
sul|diamantina?|diamantino?|diamond bar|diamond harbour|diamondy|dianalund|dianjpur|diano?|diano
arentino|diano castello|diano d'alba|diano marina|diano san pietro|dianopolis|dias
d'avila|dibich|diboll|dibrugarh|dibulla|dichin|dichpalli|dickinson?|dickson?|dicomano|didam|didouche
mourad|didsbury|didymoteicho|dieburg|diecimo|dieden|diedenshausen|diedorf bei
muhlhausen|diedrich|diedrichshagen bei grevesmuhlen|diegaro|diego
garcia|diekirch|diemelsee|diemelstadt|diemen|dien bien province|dienten am
hochkonig|diepenau|diepenau-essern|diepenbeek|diepenheim|diepenveen|diepholz|dieppe?|dierdorf|dieren?|dierhagen
ostseebad|dierico|diesbar-seusslitz|diesdorf altm|diessen|diessen am
ammersee|diest|dietenheim|dietenhofen|dietersburg-baumgarten|dietfurt an der
altmuhl|dietikon|dietmannsried|dietramszell|diets-heur|dietzholztal|diever|dieverbrug|difensola|diffa|diffelen|differdange|differdingen|digapahandi|digboi|digby|dighalia|dighton|dignano|digne-les-bains|digod|digoin|digras|dijken?|dijon?|dikanka|dikkebus|dikkele|dikkelvenne|diksis|diksmuide|dilbeek|dilermando
de aguiar|dili?|dilijan|dilla?|dillenburg|dilley|dillingen an der
donau|dillingham|dillon?|dillsboro|dillsburg|dillwyn|dilsen-stokkem|dim-ba-bu-e|dimapur|dimaro|dimboola|dimbulah|dimcha|diminniti|dimitrievo|dimitrovche|dimitrovgrad|dimmitt|dimondale|dimovo|dinagat
islands|dinajpur|dinamarca|dinami|dinan|dinanagar|dinant?|dinard|dindigul|dindori|dinevo|dingee|dingelstadt
eichsfeld|dingelstedt am huy|dingle?|dingmans ferry|dingo?|dingo
beach|dingolfing|dingwall|dingxi|dinhata|dinkata|dinkelsbuhl|dinkelscherben|dinklage|dinner
plain|dinninup|dinninup north|dinslaken|dinteloord|dinuba|dinwiddie|dinxperlo|dinya|diogo de
vasconcelos|dion?|dion-valmont|dionisio?|dionisio
cerqueira|diorama?|diosig|diphoorn|diphu|dipignano|dippmannsdorf|dippoldiswalde|diqing|dirang|dirce
reis|dirceu arcoverde|dire dawa i|dire dawa
ii|dirkshorn|dirksland|dirlewang|dirmstein|dirranbandi|dischingen|disevitsa|dishnice|diso|dison?|disraeli?|diss?|dissen
am teutoburger wald|distomo?|distrikt grevenmacher|distrikt grevenmacher-sur-moselle|distrito
capital|distrito de campos lindos|distrito federal|dittersdorf bei
schleiz|ditzingen|divchovoto|divi|diviacka nova ves|diviaky nad
nitricou|divieto?|divignano|divin?|divina pastora|divinesia|divinka|divino amore|divino das
laranjeiras|divino de sao lourenco|divinolandia|divinolandia de minas|divinopolis|divinopolis de
goias|divinopolis do tocantins|divisa
nova|divisopolis|divjake|divlya|divotino|dixfield|dixon?|diyarbakir?|diyarbakır|dizzasco|djanet|djava|djelfa|djemila|djibo|djibouti|djibuti|djilikul|djougou|dki
jakarta|dlha|dlha nad kysucou|dlha nad oravou|dlha nad vahom|dlha ves|dlhe klcovo|dlhe nad
cirochou|dlhe pole|dlhe
straze|dlhona|dlzin|dmanisi|dneprodzerzhinsk?|dnestrovsk|dnipropetrovsk?|dobarsko|dobbiaco|dobele|dobeln|doberdo'
del lago|doberlug-kirchhain|dobern nl|dobersberg|dobitschen|dobl|dobo?|doboj|dobra niva|dobra
voda|dobrada?|dobralak|dobrany|dobrevtsi|dobri
dol|dobrich|dobrichovice|dobrinishte|dobris|dobritz|dobroc|dobrodan|dobroesti|dobrohost|dobrolevo|dobromir|dobromirka|dobroplodno|dobropolia|dobroslava|dobrotich|dobrotitsa|dobrovelichkovka|dobrovice|dobrovnitsa|dobrush|dobruska|dobsina|dobson|doccio|dochamps|dockweiler|doda|doddaballapur|dodewaard|dodge
center|dodge city|dodgeville|dodici
morelli|dodolla|dodoma?|doel?|doenrade|doesburg|doetinchem|doeveren|doezum|dogana?|dogana di villa
chiavenna|dogana nuova|doganella|doganella di
ninfa|doganovo|dogaro|dogato|dogbo|dogliani|dogliola|dogna|dohan|dohar|dohnany|doiminice|dois
corregos|dois irmaos|dois irmaos das missoes|dois irmaos do buriti|dois irmaos do tocantins|dois
lajeados|dois riachos|dois vizinhos|doische|dojc|dokkum|dokshitsy|doksy|doktor
yosifovo|dokuchaevsk|dol-de-bretagne|dolany|dolce?|dolceacqua|dolcecanto|dolcedo|dolcinopolis|doldersum|dole?|dolegna
del
collio|dolegnano|dolembreux|dolen?|dolgeville|dolianova|dolinka|dolinska|dolishte|dolj|dollart|dolle?|dollenchen|dollnstein|dolna
banya|dolna breznica|dolna dikanya|dolna hubavka|dolna krupa|dolna lehota|dolna lipnitsa|dolna
mahala|dolna marikova|dolna micina|dolna mitropolia|dolna oryahovitsa|dolna poruba|dolna
riksa|dolna sec|dolna streda|dolna strehova|dolna suca|dolna tizina|dolna trnavka|dolna
verenitsa|dolna ves|dolna zdana|dolne dubove|dolne kockovce|dolne lefantovce|dolne lovcice|dolne
mladonice|dolne nastice|dolne obdokovce|dolne oresany|dolne otrokovce|dolne plachtince|dolne
saliby|dolne semerovce|dolne srnie|dolne strhare|dolne trhoviste|dolne vestenice|dolne
zahorany|dolne zelenice|dolni benesov|dolni bousov|dolni chiflik|dolni dabnik|dolni glavanak|dolni
kounice|dolni lom|dolni lukovit|dolni poustevna|dolni rakovets|dolni tsibar|dolni vit|dolno
belevo|dolno botevo|dolno draglishte|dolno dryanovo|dolno izvorovo|dolno kamartsi|dolno
kozarevo|dolno novkovo|dolno ozirovo|dolno pole|dolno sahrane|dolno selo|dolno tserovene|dolno
uyno|dolnoslaskie|dolnoslav|dolny badin|dolny bar|dolny chotar|dolny harmanec|dolny hricov|dolny
kalnik|dolny kubin|dolny lieskov|dolny lopasov|dolny ohaj|dolny pial|dolny stal|dolny
vadicov|dolo?|dolo odo|dolomena|dolonne|dolores?|dolores hidalgo|dolton|dolzago|dom aquino|dom
basilio|dom cavati|dom expedito lopes|dom feliciano|dom inocencio|dom joaquim|dom macedo costa|dom
mauricio|dom pedrito|dom pedro|dom silverio|dom
vicoso|domadice|domanico|domaniky|domanins|domanivka|domaniza|domanovce|domariyaganj|domaso|dombasle-sur-meurthe|domburg|domegge
di cadore|domegliara|domelia|domicella|domiciano ribeiro|domingos martins|dominica|dominicaanse
republiek|dominican republic|dominicana|dominicke spolocenstvo|dominika|dominikaaninen
tasavalta|dominikai koztarsasag|dominikan|dominikanische republik|dominikanska
republika|dominikanska republiken|dominikanske
republik|dominique?|domio|domitz|domlyan|dommitzsch|domnesti|domodossola|domokos|domoni|domont|dompu|domsat|domsuhl|domus
de maria|domusnovas|domusnovas canales|domzale|dona emma|dona eusebia|dona francisca|dona
ines|dona
otilia|donada?|donakonda|donald?|donaldsonville|donalsonville|donato?|donaueschingen|donaustauf|donauworth|doncaster?|donceel|donchevo|donderen?|donduseni|donegal?|donetsk?|donetsk
people's republic|dong?|dong nai province|dong thap
province|dongara|dongargarh|dongelberg|dongen|donges|donggala|dongguan|dongjum|dongo|dongolocking|dongying|doniaga|donigala
fenughedu|donino|doniphan|donisi|donja stubica|donji
miholjac|donk|donkerbroek|donkorkrom|donmatias|donna?|donnacona|donnafugata|donnalucata|donnas?|donnellson|donnersbach|donnersbachwald|donnersdorf|donnici
inferiore|donnici
superiore|donnini|donnybrook?|donora|donoratico|donori|donovaly|donstiennes|dont?|dont di
zoldo|donzella?|dookie|doomadgee|doorn?|doornenburg|doornik|doornspijk|doorwerth|doral?|dorchester?|dordabis|dordives|dordogne?|dordrecht?|doren|dorentrup|dores
de campos|dores de guanhaes|dores do indaia|dores do rio preto|dores do turvo|doresopolis|dorfen
stadt|dorfgastein|dorgali|doria?|dorinne|dorio?|dorking?|dorkondi|dorkovo|dormaa
ahenkro|dormaal|dormagen|dormelletto|dormentes?|dornbirn|dornburg hessen|dornburg saale|dorndorf
rhon|dornhan|dorno|dornstetten|dornum
ostfriesland|dorodong|dorohoi|dorotea|dorpen?|dorpstedt|dorr|dorrigo|dorset?|dorsino|dorsoduro|dorst?|dorsten?|dorsten-rhade|dorsten-wulfen|dortmund?|dorum|dorval|dorverden|dorverden-westen|dorzano|dorzbach|dos
palos|dosimo|dositeevo|dosoledo|dosolo|dospat|dosquebradas|dossena|dosso?|dosso del
liro|dossobuono|dosson|dossor|dothan|dotlingen|dotlingen-brettorf|dottenijs|douai?|douarnenez|double
peaks|double
springs|doubs?|doue-la-fontaine|doues?|douglas?|douglassville|douglasville|doullens|dour?|douradina|douradoquara|dourados?|dourbes|dourdan|dousman|doutor
antonio paranhos|doutor camargo|doutor mauricio cardoso|doutor oliveira castro|doutor
pedrinho|doutor ricardo|doutor severiano|doutor ulysses|dovadola|dove creek|dover?|dover
plains|dover-foxcroft|dovera|doverlandia|dowagiac|dowerin|downers grove|downey|downham
market|downingtown|downpatrick?|downs?|downsville|downtown
brooklyn|doylestown|doyrentsi|dozza|dozza di zoldo|dpto. las colonias|dpto. realico|dr congo|draa
ben
khedda|drabiv|drabsko|dracena?|drachevo|drachhausen|drachten|drachten-azeven|drachtstercompagnie|dracut|dragalina|dragana|draganesti-olt|draganitsa|draganovo|draganovtsi|dragasani|dragash
voyvoda|drage
elbe|dragichevo|draginovo|dragoevo|dragoman?|dragomirovo|dragonea|dragonetti|dragoni|dragor|dragovishtitsa|dragoynovo|dragu-brad|draguignan|dragør|drahnov|drahnsdorf|drahovce|drake?|drakensberg?|dralfa|dramsha|drancy|drangovo|drangstedt|dranouter|dranse|dransfeld|drapia|draria|drassburg|drassmarkt|dravce|draveil|dravograd|drayton?|drayton
valley|drazhevo|drazice|drazkovce|drazovce|drebber|drebkau|drehance|dreileben|dreischor|drempt|dren|drena?|drenchia|drenov|drenove|drenovets|drense|drensteinfurt|drensteinfurt-rinkerode|drensteinfurt-walstedde|drenthe?|dresano|dresden?|dresser?|dreumel|dreux|drezzo|dribin|driebergen-rijsenburg|drieborg|driebruggen|driedorf|driehuis
nh|driehuizen|driekapellen|driel|driencany|drienica|drienov|drienovec|drienovo|drienovska nova
ves|drieslinter|drietoma|driewegen|driezum|driffield|driggs|drijber|drimiopsis|drimmelen|drinovo|dripping
springs|drizzona|drna|drnava|drnis|drobeta-turnu
severin|drochia|drochtersen|drochtersen-assel|drogeham|drogenbos|drogheda?|drogichin|drognitz|drogobych|drogteropslagen|drolshagen-bleche|drome|dronachalam|dronero|drongelen|drongen?|dronnewitz
bei hagenow|dronninglund|dronningmølle|dronryp|dronten|dropla|dropull i
poshtem|drosendorf-zissersdorf|drosi|drosing|dross?|drouwen|drouwenermond|drouwenerveen|droyssig|drubiaglio|druento|drugan|drumevo|drumheller|drummond|drummondville|drumright|drunen|druogno|drusacco|drusco|drusenheim|druskininkai|druten|druzhba|druzhkovka|druzstevna
pri hornade|dry ridge|dryanovets|dryanovo|dryden?|drzava bahrajn|drzava
katar|drzenice|drzkovce|dschang|dschibuti|du quoin|dualchi|duaringa|duartina|duas barras|duas
estradas|duba?|dubai?|dubakovo|dubasari|dubbione|dubbo|dubendorf|dubi|dubinne|dubino|dublin?|dubnany|dubnica
nad
vahom|dubnicka|dubnik|dubno|dubodiel|dubois?|dubova|dubovany|dubovce|dubove|dubovec|dubovica|dubrava|dubravica|dubravka|dubravy|dubrovacko-neretvanska|dubrovitsa|dubrovnik?|dubrovnik-neretva|dubrovno|dubuque?|ducenta|duchcov|ducherow|duchesne|duclair|ducos|ducove|dudelange|dudeldorf|dudelingen|duderstadt|dudhi|dudince|dudinin|dudley?|dudu|dudzele|due
carrare|due cossani|duere|dueville|duffel?|duffield|duga resa|dugenta|duglia|dugo
selo|duhovets|duingen|duino|duino
aurisina|duisburg?|duisburg-homberg|duisburg-rheinhausen|duitama|duitsland|duiven?|duivendrecht|duizel|dukem|dukin|dukovce|dulacca|dulmen|dulmen-buldern|dulmen-rorup|dulov|dulova
ves|dulovce|dulovo|duluth?|dulverton|dulyalbin|dumai|dumas?|dumbarton?|dumbleyung|dumbraveni|dumbravita|dumenza|dumfries?|dumfries
and galloway|dumka|dummer?|dumont?|dumraon|dumri|dun-sur-auron|dunaevtsi|dunajov|dunajska
luzna|dunajska streda|dunajsky
klatov|dunakeszi|dunalley|dunarobba|dunaujvaros|dunavtsi|dunbar?|dunbarton?|duncan?|duncannon|duncanville|dunda?|dundalk?|dundas|dundee?|dundee
city|dundo?|dundonnell|dunedin?|dunedoo|dunfermline?|dungannon?|dungarpur|dungarvan|dungla|dungloe|dungog|dungun|dunguripali|dunkeld|dunkerque|dunkirk?|dunkwa|dunlap?|dunmore|dunn?|dunnellon|dunningen|dunnville|duno|dunolly|dunoon|duns?|dunsmuir|dunwich|duomo?|dupino|duplin|dupnitsa|dupo|dupti|duque
bacelar|duque de
caxias|dural|durame|durand|durande|durango?|durania|durankulak|durant?|durazzano|durban?|durbette|durbuy|durcina|durdos|durdosik|durdove|duren?|durg|durgakondal|durgapur|durgun|durham?|durham
downs|durian
tunggal|durkov|durkova|durkovce|durmersheim|durnal|durnholz|durnstein|duronia|durres|durrrohrsdorf-dittersbach|durrwangen|durrweitzschen
bei grimma|dursley|durvuljin|dushanbe?|dushantsi|dusheti|dushevo|dushk|dushore|dusino|dusino san
michele|duson|dusseldorf?|dussen|dussoi|dutton|duut|duvall|duxbury|duzce|dve mogili|dvorany nad
nitrou|dvorec|dvorianky|dvorniky|dvory nad
zitavou|dwellingup|dwight?|dwingeloo|dworp|dyankovo|dyatlovo|dybvad|dyer?|dyersburg|dyersville|dyraaba|dysart|dyulevo|dzerzhinsk?|dzhangildinsky
district|dzhebel|dzherman|dzhurovo|dzibuti|dzibutska republika|dzibutsko|dzierzoniow|dziewicze
wyspy brytyjskie|dziewicze wyspy stanow
zjednoczonych|dzoraget|dzsibuti|e-cu-a-đo|e-ri-to-re-a|e-ti-o-pi-a|e-xto-ni-a|e. e.
smith|eacuador|eads|eagan|eagle butte|eagle grove|eagle lake|eagle mountain|eagle pass|eagle
river|eagleville|eagum|earle?|earlton|earlville|earnewald|easingwold|easley|east addis ababa
zone|east angus|east aurora|east ayrshire|east azarbaijan|east bend|east berlin|east bernard|east
bernstadt|east bloomington|east boston|east bridgewater|east broughton|east brunswick|east
chicago|east cilacap|east dubuque|east dunbartonshire|east grand forks|east greenwich|east
gresford|east grinstead|east haddam|east hampton|east hartford|east haven|east helena|east
jordan|east kilbride|east lansing|east liverpool|east london|east longmeadow|east lothian|east
meadow|east moline|east northport|east orange|east palestine|east peoria|east prairie|east
providence|east renfrewshire|east sarajevo|east st. louis|east stroudsburg|east sussex|east
timor|east troy|east wenatchee|eastanollee|eastbourne?|easterein|easterlittens|eastermar|eastern
pondoland|eastern region|eastern
samar|easterwierrum|easthampton|eastland|eastman?|easton|eastover|eastpoint|eastport|eastsound|eaton?|eaton
rapids|eatonton|eatontown|eatonville|eau
claire|eaubonne|ebano?|ebberup|ebbs?|ebbsfleet|ebejico|ebeleben|ebeltoft|eben-emael|ebene
reichenau|ebenfurth|ebensburg|ebensee|eberau|eberbach
baden|ebergotzen|eberhardzell-furamoos|ebermannstadt|ebern|eberndorf|ebersbach an der
fils|ebersberg|ebersbrunn sachsen|ebersburg|eberschwang|ebersdorf bei
bremervorde|eberswalde|ebhausen|ebikon|ebinat|ebly|eboli|ebolowa|ebor|ebrach
oberfranken|ebreichsdorf|ebsdorfergrund|ebstorf|ecaussinnes|ecaussinnes-d'enghien|ecaussinnes-lalaing|eccleston|echapora|eching
niederbayern|echinos|echmiadzin|echt?|echteld|echten?|echtenerbrug|echternach|echuca|echzell|eck
en
wiel|eckartsberga|eckelrade|eckental|eckernforde|eckero|ecklin|eckville|eclectic?|ecommoy|ecoporanga|ecouis|ecquevilly|ecuador|ecublens|edaga-hamus|edalabad|edam?|eddelak|eddington?|eddyville|edea|edealina|edegem|edeia|edelare|edelschrott|edemissen|edemissen-abbensen|eden?|eden
prairie|eden
valley|edendale|edenderry|edenhope|edenkoben|edenton|edertal|ederveen|edessa?|edewecht|edewecht-friedrichsfehn|edgar?|edgartown|edgefield|edgerton|edgewater|edgewood|ediger-eller|edina|edinboro|edinburg|edinburgh?|edinet|edingen|edirne?|edison?|edisto
island|edleb|edmeston|edmond?|edmonds|edmonton?|edmore|edmundston|edna?|edolo|edry|edson?|eduardo
castex|edundja|edward
river|edwards?|edwardsburg|edwardsville|eede|eefde|eeklo|eelde|eelderwolde|eemdijk|eemnes|eemshaven|een-west|eenhana|eenrum|eenum|eerbeek|eernegem|eersel|eesergroen|eeserveen|eesterga|eesti|eesveen|eethen|eext|eexterveen|eexterveenschekanaal|eexterzandvoort|eferding|effingham|efiopiya|eforie
nord|efringen-kirchen|egalnitsa|egansford|eganville|egchel|egeln|egem|egendykol|eger?|egernsund|egesheim|egestorf
nordheide|egg harbor
city|eggebek|eggelsberg|eggen|eggenburg|eggenfelden|eggenta|eggerding|eggern|eggersdorf bei
graz|eggesin|eggewaartskapelle|eggi|eggstatt|eghezee|egindybulak|eging am
see|egipat|egipt|egipte|egipto|egito|egitto?|egittu|eglin afb|egling an der paar|egling bei
wolfratshausen|egloffstein|egmond aan den hoef|egmond aan
zee|egmond-binnen|egna|egoli|egrek|egres|egtved|egyenlitoi-guinea|egyesult allamok|egyesult arab
emirsegek|egyesult kiralysag|egyiptom|egypt|egypte|egypten|egypti|egyptska arabska
republika|ehein|ehekirchen|ehingen donau|ehingen
mittelfranken|ehingen-dachingen|ehningen|ehomba|ehra-lessien|ehrenberg
rhon|ehrenburg?|ehrenfriedersdorf|ehrenhain|ehrenhausen|ehringshausen
dill|ehringshausen-katzenfurt|ehrwald|eianina|eibelstadt|eibenstock|eibergen|eibiswald|eich
rheinhessen|eichenbarleben|eichenbuhl-riedern|eichendorf|eichendorf-aufhausen|eichenzell|eichgraben|eichigt|eichstatt|eichstatt
bayern|eichstetten|eickendorf kreis
schonebeck|eidgaon|eidsvold|eigeltingen|eigenbilzen|eijsden|eildon|eilean
siar|eilenburg|eilsleben|eimin|eimke|einbeck|einbeck-wenzen|eindhout|eindhoven?|eine?|einighausen|einsiedel
bei chemnitz|einsiedeln|eire?|eirunepe|eisden|eisenach?|eisenach thuringen|eisenbach
hochschwarzwald|eisenberg?|eisenberg pfalz|eisenberg
thuringen|eisenerz|eisenhuttenstadt|eisenkappel-vellach|eisenstadt|eisfeld|eisleben|eiterfeld|eitorf|ejaji|ejanding|ejby|eje
cafetero|ejstrupholm|ejura|ekaterinburg?|ekehaar|ekeren|ekibastuz|ekma|ekoka|eksaarde|eksel|eksjo|ekuador|ekvador|ekvadorska
republika|ekvatorial|ekvatorialguinea|ekvatorialna gvineja|ekvatorska gvineja|ekwador|ekzarh
antimovo|el aguila|el aouinet|el attaf|el atteuf|el bagre|el banco|el bayadh|el beida|el bouni|el
cairo|el cajon|el calvario|el campo|el carmen|el carmen de atrato|el carmen de bolivar|el carmen
de chucuri|el carmen de viboral|el castillo|el centro|el cerrito|el charco|el cocuy|el colegio|el
copey|el doncello|el dorado|el dorado hills|el dorado spgs|el dovio|el encanto|el espino|el
eulma|el grullo|el guacamayo|el guamo|el harrach|el harrouch|el hato|el jedida|el kala|el kelaa
des sraghna|el khroub|el meghaier|el menia|el milia|el mochito|el molino|el monte|el naranjo sta
barbara|el negrito|el ocotal|el oued|el paraiso|el paso|el paujil|el penol|el penon|el picacho|el
pinon|el playon|el reno|el reten|el retorno|el roble|el rosal|el rosario|el salvador|el
santuario|el segundo|el tablon de gomez|el tambo|el tarf|el tarra|el trebol|el youssoufia|el
zulia|el-arish|el-tor|elahuizen|elancourt|eland?|elanets|elassona|elazig|elazıg|elba?|elbasan|elbayada|elbert?|elberta|elberton|elbeuf|elbigenalp|elbingerode
harz|elblag|elbow lake|elbow
valley|elburg|elburn|elcho|elcombe|eldena|eldersloo|eldon?|eldora|eldorado?|eldorado do
sul|eldorado dos
carajas|eldoret|eldridge|electra?|elefantcsontpart|eleftheroupoli|elen|elena?|elene|elenino|elesbao
veloso|eleshnitsa|eleuthera|eleveld|elewijt|elfenbeinkuste|elfenbenskusten|elfenbenskysten|elgin|elhovets|elhovo|elias?|elias
fausto|elice|elida?|elidar|eliksem|elim|elin pelin|elingen|elini|eliseu
martins|eliseyna|elisiario|elisio medrado|elizabeth?|elizabeth
city|elizabethton|elizabethtown|elizabethville?|elk city|elk grove|elk point|elk rapids|elk
river|elkader|elkenrade|elkhart|elkhart lake|elkhorn|elkhorn city|elkin|elkins|elkins
park|elkland|elko|elkridge|elkton|elkuwaifia|elkview|ellaville|ellecom|ellemeet|ellemelle|ellen?|ellenabad|ellenboro|ellenborough|ellendale|ellensburg|ellenville|ellenz-poltersdorf|ellera|ellera
umbra|ellerbe|ellerhoop|ellerston|ellertshaar|ellewoutsdijk|ellezelles|ellicott
city|ellicottville|ellignies-lez-frasnes|ellignies-sainte-anne|ellijay|ellikom|ellington?|ellinwood|elliot
lake|elliott?|ellis?|elliston|ellisville|ellmau|ellon|ellrich|ellsworth?|ellwangen
jagst|ellwangen-rohlingen|ellwood city|elm city|elm
mott|elma?|elmagrun|elmareg|elmas|elmaya|elmen|elmendorf air force base|elmenhorst
vorpom|elmer?|elmhurst|elmira|elmo?|elmore|elmsdale|elmsford|elmshorn|elmstein|elmvale|eloi
mendes|elopura|elora|elouges|elovdol|eloy?|eloyes|elroy?|elsberry|elsdorf
rheinland|elsegem|elsenborn|elsendorf
niederbayern|elsendorp|elsene|elsfleth|elsfleth-huntorf|elshitsa|elshout|elsie?|elsloo|elspeet|elst|elst
ut|elster elbe|elsterberg bei plauen|elsterwerda|elstra|eltham|eltmann|eltville am
rhein|elubo|eluru|eluru kovvur|eluru
narsapur|elva?|elvas?|elven?|elverdinge|elversele|elwood?|elxleben bei
arnstadt|elyria|elysburg|elzach|elze
leine|elzenbaum|emarese|emas|emba|embauba|emblem?|embourg|embrun|embsen kreis luneburg|embu|embu
das artes|embu-guacu|emden stadt|emelgem|emen|emerald?|emerald
isle|emeryville|emilchine|emilianopolis|eminence?|emines|emirados arabes unidos|emirati arabi
uniti|emirati għarab maqgħuda|emiratos arabes unidos|emirats arabes unis|emiriah arab
bersatu|emita?|emkendorf|emlenton|emlichheim|emmaboda|emmaus|emmaville|emmeloord|emmelsbull-horsbull|emmelshausen|emmen?|emmendingen|emmendorf|emmer-compascuum|emmerich|emmerich-elten|emmerthal|emmerthal-borry|emmetsburg|emmett?|emmingen-liptingen|emmitsburg|emory?|empe|empfingen?|empoli|empolitana|emporia?|emporium?|emptinne|emsburen|emsdetten|emskirchen|emst|emstek|emtinghausen|emtmannsberg|en-san-va-đo|ena
sa chitta|ename|enchi?|enchini|encinitas|encino?|enciso?|encruzilhada?|encruzilhada do
sul|endabaguna|endau|enderby|enderlin|endibir|endicott?|endine|endine gaiano|endingen
kaiserstuhl|endola|eneabba|eneabba north|eneabba south|eneas
marques|enego|eneida|enemonzo|energodar|enfield?|engadine?|engaru|engazza|engden|engelmanshoven|engelskirchen|engen
hegau|engenheiro balduino|engenheiro beltrao|engenheiro caldas|engenheiro coelho|engenheiro
dolabela|engenheiro navarro|engenheiro paulo de frontin|engenheiro schimidt|enger
westfalen|engesvang|enghien-les-bains|engis|engkilili|england?|englehart|englewood|engwierum|enid?|enina|enines|enitsa|enjibara
kosober|enkenbach-alsenborn|enkhuizen|enkoping|enna|ennepetal|ennery|ennigerloh|ennigerloh-enniger|ennigerloh-westkirchen|ennis?|enniscorthy|enniskillen?|ennistymon|enns|enola|enon|enonkoski|enontekio|enosburg
falls|enrekang|ensay?|enschede?|ensdorf
oberpfalz|ense|enshi|ensival|enspijk|entiat|entiklar|entracque|entratico?|entre ijuis|entre
rios|entre rios de minas|entre rios do oeste|entre rios do
sul|entrerrios|entreves?|entroncamento?|entroncamento de
jaguaquara|enumatil|enumclaw|envigado?|envira|enwari|enzklosterle|eores|epembe|epen|epernay|epernon|epfendorf|epheson|ephraim?|ephrata|epinal|epinay-sur-seine|epinel|epinois|episcopia|episcopio?|eppan|eppegem|eppelborn|eppelsheim|eppendorf
sachsen|eppenhuizen|epping|eppingen|eppstein|eprave|epse|epsom?|epukiro|epupa|equador|equateur?|equatoriaal-guinea|equatorial
guinea|equeurdreville-hainneville|equi?|equi terme|era samolaco|eraclea|eraclea
mare|erandul|eranos|erath|erba?|erbach donau|erbach
odenwald|erbanno|erbaut?|erbe?|erbendorf|erbenhausen
thuringen|erbezzo|erbisdorf|erbisoeul|erbusco|erchie|ercolano|ercole?|erdene|erdenebulgan|erdeneburen|erdenedalai|erdenekhaijkhan|erdenemandal|erdenesant|erdenet
city|erdenetsagaan|erdenetsogt|erding|erebango|erechim|eredita?|ereimentau|erembodegem|eremia|eremo|eremo
sant'anna|erer|erere|eretria|erezee|erfde?|erftstadt|erfurt?|ergersheim|ergoldsbach|erica?|erice?|erichem|erico
cardoso|erie?|erimo|erin?|ering|eritrea|eritreia|eritreja|eritreya|erkelenz|erkelenz-lovenich|erkheim|erkner|erlangen?|erlanger?|erlecom|erlensee|erli|erma
reka|ermelo|ermera|ermesinde?|ermeton-sur-biert|ermo?|ermont|ermsleben|ermstedt|ernage|ernakulam|erndtebruck|ernee|ernestina|erneuville|ernonheid|ernstbrunn|erode?|erolzheim|erondegem|erpe|erpe-mere|erpent|erpion|erps-kwerps|erquelinnes|erquennes|erquy|errano|errindlev|erseke|ershausen|erskine?|erslev|erstein|erto
e casso|ertvelde|erula|erval grande|erval seco|erval
velho|ervalia|erve|erwetegem|erwin?|erwitte|erxleben bei
haldensleben|erythree|erytrea|erzincan|erzurum?|es
senia|es-semara|esanatoglia|esashi|esbeek|esbjerg?|escadinhas?|escalaplano|escanaba|escanaffles|esch|esch-sur-alzette|escharen|eschau|eschede|eschenbach
in der oberpfalz|eschenburg|eschershausen an der lenne|eschlkam|eschol|eschwege|eschweiler
rheinland|escobar?|escolca|eseka|esen|esens|esenta|esher|esigodini|esik|esil|esine|esino
lario|eskdale|eskebjerg|eski-nookat|eskilstrup|eskilstuna?|eskilstuna-torshalla|eskisehir?|esksehir|eslarn|eslohe
sauerland|eslov-hoor|eslovaquia|eslovenia|esmeraldas?|esmoriz|esneux|espagne|espalion|espana|espanha|espanja|espanya|espargos?|espel|espelkamp|espelkamp-gestringen|espera
feliz|esperanca nova|esperance?|esperantina|esperantinopolis|espergærde|esperia|esperia
inferiore|espigao?|espigao alto do iguacu|espigao d'oeste|espigao do
oeste|espinho?|espinosa?|espirito santo|espirito santo do dourado|espirito santo do
pinhal|espirito santo do
turvo|esplanada?|esplechin|espoo?|esporlatu|esposende?|espumoso?|esquel|esquelmes|esquina
ipiranga|essaouira|esselbach|essen?|essen
oldenburg|essen-kettwig|essenbach|essene?|essex?|essing|essingen
wurttemberg|essonne|estacada?|estado de mexico|estados unidos|estados unidos de
america|estaimbourg|estaimpuis|estancia velha|estarreja?|estats
units|esteio?|estenfeld|esterhazy?|esternberg|esterwegen|esterzili|estes
park|estevan|estherville|estill|estinnes|estinnes-au-mont|estinnes-au-val|estiva?|estiva
gerbi|estland|estonia|estonie|estonija|estoniya|estonja|estonska republika|estonsko|estorf kreis
stade|estorf weser|estreito?|estrela d'oeste|estrela dalva|estrela de alagoas|estrela do
indaia|estrela do norte|estrela do
sul|estremoz?|esvatini|eswatini?|eszak-cshungcshong|eszak-csolla|eszak-kjongszang|eszak-korea|eszak-macedonia|eszaki
mariana-szigetek|esztergom|esztorszag|etabloz|etah|etalle|etampes|etanga|etapalli|etaples|etats-unis|etawah|etela-afrikka|etela-chungcheong|etela-gyeongsang|etela-jeolla|etela-karjala|etela-pohjanmaa|etela-savo|etela-sudan|ethe|ethekwini|etheridge|ethiopia|ethiopie|etijopja|etikhove|etilyasa|etiopia|etiopie|etiopien|etiopija|etna?|etobicoke?|etosha
rurtel|etoto|etowah|etrechy|etropole|etroubles|ettelbruck|ettelgem|etten|etten-leur|ettenheim|ettenstatt|etterbeek|ettlingen|ettrick|ettringen
wertach|etunda|eturnagaram|eubank|euchareena|euclides da cunha|euclides da cunha
paulista|eucumbene|eudora|eudunda|euerbach|euerdorf|eufaula|eugendorf|eugene?|eugenio de
castro|eugenopolis|eugies|eugowra|eunapolis|eunda|eunice?|eupen|eupilio|eupora|eura|eurajoki|euramo|eurasburg
an der loisach|eurasburg bei augsburg|euratsfeld|eure?|eure-et-loir|eureka?|eureka
springs|euroa|europoort
rotterdam|eursinge|eusebio?|euskirchen|euskirchen-flamersheim|eussenheim-hundsbach|eustis|eutaw|eutawville|eutin|evandale|evangelisti|evans
city|evans
mills|evansburg|evanston?|evansville?|evart|evarts|evegnee|eveleth|evelette|everard|everbeek|everberg|everdingen|evere|everett?|evergem|evergreen?|everson|everswinkel|evertsoord|evesham?|evijarvi|evora?|evregnies|evrehailles|evreux|evron|evry|ewa
beach|ewbank da camara|ewijk|ewing township|excelsior?|excelsior
spgs|excenex|exeter?|exilles|exloerveen|exloo|exmorra|exmouth|extertal|extertal-bremke|exton|extremadura?|extremoz|extrepieraz|exuma?|exuma
cays|eygelshoven|eynatten|eyre?|eyrs|eystrup|ezemaal|ezerche|ezerovo|ezhou|ezinge|ezy-sur-eure|faaborg|faafu|faak
am see|fabbreria di cadriana|fabbrica?|fabbrica curone|fabbrica di peccioli|fabbrica
durini|fabbriche?|fabbriche di vallico|fabbriche di
vergemoli|fabbrico?|fabens|fabiano|fabiasco|fabriano|fabrica di
roma|fabrizia|fabrizio|fabro?|fabro
scalo|facatativa|facen|fackov|factoryville|fadalto|faedis|faedo|faedo
valtellino|faella|faenza?|faeroer|faerske ostrovy|faeto|fafe?|fagagna|fagaras|fagare|fagare' della
battaglia|fagersta-norberg|faggeto lario|faggiano|fagnano|fagnano alto|fagnano castello|fagnano
olona|fagnigola|fagnolle|fago del soldato|fagundes?|fagundes varela|fahrenbach baden|fahrland|fai
della paganella|faiano|faibano|faicchio|faida|faida di pine|faidello|faie|faimes|faina?|fair
grove|fair haven|fair lawn|fair oaks|fairbanks?|fairborn|fairbury|fairfax?|fairfield?|fairfield
bay|fairholme|fairhope|fairland|fairlee|fairlie|fairmont|fairmount|fairplay|fairport|fairview|faisalabad?|faison|faistenau|faizabad?|fajza|fakaofo
atoll|fakenham|fakfak|fakia|fakirhat|fakse|fakse
ladeplads|falaen|falagountou|falaise?|falan|falcade|falchera|falciano|falciano del
massico|falcinello|falcon?|falconara albanese|falconara alta|falconara
marittima|falcone?|faleria|falerna|falerna
scalo|falerone|falesina|falesti|falfurrias|falher|falicetto|falisolle|falkenberg|falkenberg
elster|falkenberg mark|falkenberg niederbayern|falkenberg oberpfalz|falkenhagen bei
seelow|falkenhagen kreis prignitz|falkenhain bei wurzen|falkensee|falkenstein
oberpfalz|falkenstein vogtland|falkenthal|falkirk?|falkland islands|falkland islands
(malvinas)|falkland-inseln|falkland-szigetek|falklandeilanden|falklandi|falklandinseln|falklandsoarna|falkoping|falkusovce|fall
city|fall creek|fall river|fall river mills|fallais|fallascoso|fallbrook|falling
waters|fallingbostel|fallingbostel-dorfmark|fallon|falls church|falls city|falls
creek|fallston|falmagne|falmenta|falmignoul|falmouth?|faloppio|falticeni|faltona?|falun|falvaterra|falze|falze'
di piave|falzes|familleureux|fanano|fane?|fangchenggang|fanna|fanning?|fano?|fano a corno|fano
adriano|fantasina|fantauzzi|fantina|fanzolo|fanø|far rockaway|fara filiorum petri|fara gera
d'adda|fara in sabina|fara novarese|fara olivana|fara olivana con sola|fara san martino|fara
vicentino|faraba|farafangana|farafenni|farah|faranah|faraone?|faraone
nuovo|farciennes|fardella|farebersviller|fareham|farer adaları|farevejle|farfa|farfa
sabina|farfengo|fargelanda|fargo?|faria lemos|farias
brito|faribault|faridabad?|faridakot|faridpur|farigliano|farim|farindola|faringdon|farini|faripur|farkadona|farley?|farmer
city|farmersville|farmerville|farmingdale|farmington|farmington
hills|farmland?|farmsum|farmville|farna|farnese?|farneta|farneto|farneto di
lizzano|farnetta|farnham|farnsfield|faro superiore|faroarna|faroe|faroe
islands|faroer|faroer-inseln|farol de sao tome|farra d'alpago|farra d'isonzo|farra di
soligo|farrendale|farroupilha|farrukhabad|fars|farsala|farski
otoci|farsø|fartura?|farum|farup|farvang|farwell|faryab|fasana|fasana
polesine|fasani|fasano|fasano del garda|fascia?|fascia di
carlo|faso?|fassberg|fassberg-muden|fastello|fastov|fastro|fatehabad|fatehpur|fatikchari|fatima?|fatima
do sul|fauglia|faulbach
unterfranken|faule?|faulenrost|faulkton|faulquemont|faulx-les-tombes|fauroeulx|fauvillers|favale
di
malvaro|favara|favarella|favari|favaro|favazzina|favelloni|faver|faverzano|favignana|favirano|favischio|favria|faxinal|faxinal
da boa vista|faxinal do ceu|faxinal do soturno|faxinal dos
guedes|faxinalzinho|fayette|fayetteville?|faymonville|fayoum|fays-les-veneurs|fayt-le-franc|fayt-lez-manage|fayzabad|fazenda
babilonia|fazenda nova|fazenda rio grande|fazenda vilanova|fazenda
zandavalli|fazilka|feanwalden|featherston|fecamp|fedderwarden|federacion de rusia|federal
dependencies|federal district|federal way|federalsburg|federasi mikronesia|federated states of
micronesia|federativna republika brazilija|federativni staty
mikronesie|feerwerd|fegersheim|fegino|feglino|feheroroszorszag|fehrbellin|fehring|feichten|feijo?|feinsum|feira
da mata|feira de santana|feira grande|feira nova|feira nova do maranhao|feisoglio|feistritz an der
drau|feistritz im rosental|fejer|fejø|fekisovce|felda kahang timur|felda sahabat|felda
tenggaroh|feldafing|feldatal|feldbach|feldberg|feldberg
schwarzwald|feldberg-altglashutten|feldkirch|feldkirchen|feldkirchen an der donau|feldkirchen in
karnten|feldkirchen
niederbayern|feldkirchen-westerham|feldru|feldschuhorn|feldthurns|felegara|felenne|felettis|feletto|feletto
umberto|felgentreu|felgueiras?|felicio dos santos|felicity?|felina?|felino?|felipe
guerra|felisburgo|felitto|felixdorf|felixlandia|felixstowe|feliz deserto|feliz
natal|felizzano|fellegara|fellette|fellette di romano
d'ezzellino|fellheim|fellicarolo|felline|fellsmere|felonica|fels|fels am wagram|felsberg
hessen|felton|feltre|feluy|fematre|fenchugonj|fenegro|fenelon
falls|fener|fenestrelle|feneur|fengo|feni|fenile|fenis|fennberg|fennimore|fennville|fensterbach|fenton|ferdinand?|ferdinandshof
bei torgelow|ferdjioua|ferentillo|ferentino|ferentino stazione|feres?|fergus?|fergus
falls|feringgi|feriole|feriolo|feriolo
baveno|ferizaj|ferla|ferlach|fermanagh?|ferme-neuve|fermerswalde|fermignano|fermo?|fermont|fermoy|fernandes
pinheiro|fernandes tourinho|fernandina beach|fernando de la mora|fernando de noronha|fernando
pedroza|fernando
prestes|fernandopolis|fernao?|ferndale|fernelmont|fernie|fernley|ferno|ferns?|feroer
szigetek|ferojpur|feroleto antico|feroleto della
chiesa|feronia|ferozabad|ferozepur|ferrada?|ferrandina|ferrania|ferrara?|ferrara di monte
baldo|ferrari di cervinara|ferrari stazione serino|ferraz de
vasconcelos|ferrazza|ferrazzano|ferrazze|ferreira do alentejo|ferreira do zezere|ferreira
gomes|ferreiros?|ferrera|ferrera di varese|ferrera
erbognone|ferrere|ferriday|ferriera|ferriere|ferrieres|ferrieres-en-gatinais|ferris?|ferrito|ferritslev
fyn|ferro di
cavallo|ferros?|ferruccia|ferrum|ferruzzano|fertilia|fervedouro?|fervento|ferwert|ferwoude|fesca|feschaux|festiona|festus|fetesti|fetesti-gara|feucht?|feuchtwangen|feurs|fexhe-le-haut-clocher|fexhe-slins|fezzano|fiacchini|fiaes|fiamenga|fiamignano|fiammoi|fianarantsoa|fianello|fiano|fiano
romano|fiascherino|fiastra|fiattone|fiave|fibbiana|ficarazzi|ficarolo|ficarra|fichtelberg|fichtenau|fichtenwalde|fici|ficulle|ficuzza|fidenza|fidji|fidschi|fidsi|fidzi|fidzsi-szigetek|fie'
allo sciliar|fieberbrunn|fiegni|fieni|fier?|fiera di
primiero|fiernaz|fierozzo|fiesco|fiesole?|fiesse|fiesso|fiesso d'artico|fiesso
umbertiano|fife?|figa?|figeac|fighille|figi|figino|figino serenza|figliaro|figline di
prato|figline e incisa valdarno|figline valdarno|figline
vegliaturo|figlioli|figtree|figueira?|figueira da foz|figueira de castelo
rodrigo|figueirao|figueiro dos vinhos|figueiropolis|figueiropolis
d'oeste|figuig|figuil|fijas|fiji|fijnaart|fil disi
sahili|filabusi|filacciano|filadelfia?|filaga|filago|filakovo|filakovske
kovace|filandari|filandia|filare?|filaretovo|filattiera|filci|filecchio|filer?|filetta|filettino|filetto?|filettole|filiano|filiasi|filiates|filicaia|filicudi|filicudi
porto|filigare|filighera|filignano|filingue|filipijnen|filipina?|filipinas|filipines|filipini|filipinska
republika|filipiny|filipovo|filipovtsi|filippa|filippiada|filippiinit|filippin|filippine|filippinerna|filippinerne|filippini?|filipstad|fillmore?|filogaso|filorsi|filot|filottrano|filwha
v|filwha vi|filwha vii|filwoha ii|filwoha iii|filwoha iv|filzmoos|fimiani|final di
rero|finalborgo|finale?|finale emilia|finale ligure|fincastle|finch
hatton|fincha|findel|findlay|finero|fingal|finiq|finistere|finksburg|finland|finlande|finlandia|finlandiya|finlandja|finley?|finleyville|finnentrop-ronkhausen|finnentrop-serkenrode|finnevaux|finnland|finnmark|finnorszag|fino
del monte|fino mornasco|finocchito|finote-selam|finowfurt|finska|finska
republika|finsko|finspang|finsterwalde|finsterwolde|finstrom|fintel|fintice|fiondi|fiorano al
serio|fiorano canavese|fiorano modenese|fiordimonte|fiorenzuola d'arda|fiorenzuola di
focara|firavitoba|firdgum|firebaugh|firenze?|firenzuola|firmat|firmino
alves|firminopolis|firmo?|firozabad|fiscaglia|fischach|fischamend|fischbach|fischbach bei
dahn|fischbachau|fischbachtal|fischen im allgau|fisciano|fish
creek|fishersville|fishguard|fishkill|fismes|fitchburg|fitche|fitili|fitzgerald?|fitzroy
crossing|fitzroy west|fitzwilliam|fiuggi|fiuggi fonte|fiumalbo|fiumana|fiumara|fiumara di
piraino|fiumaretta|fiumaretta di ameglia|fiumata|fiume veneto|fiumedinisi|fiumefreddo
bruzio|fiumefreddo di sicilia|fiumelatte|fiumenero|fiumetto|fiumicello|fiumicello santa
venere|fiumicino|fiumicino aeroporto|fiumicino di
savignano|fiuminata|fivemiletown|fivizzano|fiyi?|fize-fontaine|fize-le-marsal|fizzonasco|fjenneslev|fjerritslev|fjugesta-svarta|flaas|flachau|flachslanden|fladungen|flagler
beach|flagogna|flagstaff?|flaibano|flains|flamboyanes|flambro|flamierge|flammersfeld|flandes?|flandreau|flans?|flat
rock|flatonia|flattnitz|flavion|flavon|flawil|flawinne|flecchia|flechtingen|fleckeby|flecken
zechlin|fleetmark|fleetwood?|flemalle|flemalle-grande|flemalle-haute|flemingsburg|flemington|flemming|flen-malmkoping|flensburg|flenu|fleri|fleringen|flero|fleron|flers|flesherton|fleurus|fleury-sur-andelle|flevoland|flexeiras|fliess|flin
flon|flinders?|flinsbach|flint?|flint
township|flintbek|flintshire?|flippin|flirsch|flitt|flocco|floha|flomaton|flone|flonheim|flor do
sertao|flora?|flora
rica|florai|florala|florange|florania|floreal?|floree|floreffe|florence?|florenceville|florencia?|florennes|florenville|flores
da cunha|flores de goias|flores do piaui|floresta azul|floresta do araguaia|floresta
escura|florestal?|floresti|florestopolis|floresville|florham
park|florian|floriano|florianopolis|florida?|florida
paulista|floridablanca|floridia|floriffoux|florina|florinas|florinia|florissant?|florsbachtal|florsheim
am main|floss?|flostoy|flower mound|flowerdale|flowery branch|floyd?|floydada|floyds
knobs|fluitenberg|flumeri|flumignano|flumini di quartu
sant'elena|fluminimaggiore|fluorn-winzeln|flushing?|flussio|fluviopolis|fnideq|foam
lake|fobello|focant|foce?|foce varano|foce
verde|focene|focette|fochteloo|focsani|foen|fogarole|foggia?|foggiano|foglia?|foglianise|fogliano|fogliano
redipuglia|foglizzo|foglo|fognano|fognano di montale|fohnsdorf|foiano della chiana|foiano di val
fortore|foix|foley?|folgaria?|folignano|foligno|folkestone?|folklend
adaları|folkston|folkusova|follansbee|follega|follina|follinge|follo|follonica|folly
beach|folsgare|folsom?|folx-les-caves|fombio|fomeque|fond du lac|fonda?|fondachelli
fantina|fondachello|fondachello di raccuja|fonderia di
lovere|fondettes|fondi?|fondra?|fonni|fonseca?|fontaine-l'eveque|fontaine-les-dijon|fontaine-valmont|fontainebleau?|fontainemore|fontana?|fontana
di montella|fontana fredda|fontana liri|fontana liri superiore|fontana
pradosa|fontanafredda|fontanaluccia|fontanaradina|fontanarosa|fontanarossa|fontanarossa
aereoporto|fontane?|fontanefredde|fontanelice|fontanella?|fontanella grazioli|fontanella
ozino|fontanellato|fontanelle?|fontanelle casasanta|fontaneto d'agogna|fontanetto
po|fontanigorda|fontanile|fontanini|fontaniva|fonte alto|fonte boa|fonte di brescia|fonte
nuova|fonteblanda|fontebuona|fontecchio|fontechiari|fontechiaruccia|fontegreca|fontenay-aux-roses|fontenay-le-comte|fontenay-le-fleury|fontenay-sous-bois|fontenay-tresigny|fontenelle|fonteno|fontenoille|fontenovella|fontenoy|fonterosa|fonterutoli|fontespina|fontevivo|fonti?|fontia|fontoura
xavier|fonzaso|fooz|foppolo|forano?|forbach|forbach-hundsbach|forbasy|forbes?|forbesganj|forca di
valle|forcella?|forchheim|forchheim oberfranken|forchia|forchia di
cervino|forchies-la-marche|forchtenberg|forcola|forcoli|ford
city|forderstedt|fordongianus|fordyce|forenade arabemiraten|forenede arabiske
emirater|forenza|forest city|forest grove|forest hill|forest lake|forest park|foresta?|foresta
burgos|foresta di burgos|foresthill|foresto|foresto
sparso|forestville|foret?|forette|forfar?|forgaria nel
friuli|forges?|forges-philippe|foria|forino|forio|fork union|forked river|forks?|forli|forli' del
sannio|forli-cesena|forlimpopoli|forman|formazza|forme?|forme di
suio|formegan|formello|formerum|formia|formica?|formicola|formiga?|formigara?|formigine|formigliana|formignana|formigosa|formigueiro?|formosa?|formosa
da serra negra|formosa do oeste|formosa do rio preto|formosa do sul|formoso?|formoso a|formoso do
araguaia|fornace?|fornace crocicchio|fornace
zarattini|fornacella|fornacelle|fornacette|fornaci?|fornaci di
barga|fornase|fornazzo|fornelli?|fornero|forney|forni avoltri|forni di sopra|forni di sotto|forno
allione|forno alpi graie|forno canavese|forno d'allione|forno d'ono|forno di fiemme|forno di
omegna|forno di zoldo|fornola|fornole|fornoli|fornolosa|fornos de algodres|fornovo di taro|fornovo
san giovanni|fornovolasco|foro appio|forone|forquilha?|forquilhinha|forres?|forrest?|forrest
city|forreston|forrieres|forssa|forst|forst lausitz|forster?|forstern oberbayern|forsyth?|fort
atkinson|fort augustus|fort belvoir|fort benning|fort benton|fort bragg|fort branch|fort
campbell|fort carson|fort collins|fort davis|fort de france|fort defiance|fort dodge|fort
drum|fort erie|fort frances|fort gaines|fort gibson|fort gratiot township|fort hood|fort
jones|fort kent|fort knox|fort lauderdale|fort lee|fort leonard wood|fort loramie|fort lupton|fort
macleod|fort madison|fort mcmurray|fort meade|fort mill|fort mohave|fort morgan|fort myers|fort
myers beach|fort nelson|fort oglethorpe|fort payne|fort pierce|fort pierre|fort plain|fort
polk|fort portal|fort qu'appelle|fort recovery|fort riley|fort saskatchewan|fort scott|fort
shevchenko|fort sill|fort simpson|fort smith|fort st james|fort st. john|fort stewart|fort
stockton|fort sumner|fort thomas|fort totten|fort valley|fort walton bch|fort washington|fort
wayne|fort white|fort william|fort worth|fort yates|fortaleza de minas|fortaleza do
tabocao|fortaleza dos valos|forte dei marmi|forte
village|fortezza?|fortim?|fortogna|fortrose|fortsongadh|fortul|fortunago|fortville|forville|forza
d'agro|fosca?|fosciandora|fosdinovo|fosdondo|foshan|fossa?|fossa di
concordia|fossacesia|fossacesia marina|fossalon|fossalta|fossalta di piave|fossalta di
portogruaro|fossalta di trebaseleghe|fossalta
maggiore|fossalto|fossalunga|fossamerlo|fossano|fossanova|fossarmato|fossato di vico|fossato di
vico stazione|fossato ionico|fossato serralta|fosses-la-ville|fossignano|fosso?|fosso
ghiaia|fossola|fossoli|fossolo|fossombrone|fossona|fossone|fosston|fostoria?|fotinovo|foudgum|fouesnant|fougeres?|fougerolles|fouke|fouleng|foumban|foumbot|foumbouni|fountain
city|fountain hills|fountain inn|fountain valley|four
oaks|fourbechies|fourmies|fowler?|fowlerville|fox creek|fox glacier|fox island|fox
lake|foxboro|foxhol|foxwolde|foy-notre-dame|foz do iguacu|foz do jordao|foza|frabosa
soprana|frabosa sottana|fraccano|fraciscio|frackville|fraconalto|fragagnano|fragneto
l'abate|fragneto
monforte|fraiburgo|fraigas|fraine|fraipont|fraire?|fraiture|frameries|framingham|frammersbach|framont|framura|franc-waret|franca|francavilla
al mare|francavilla angitola|francavilla bisio|francavilla d'ete|francavilla di
sicilia|francavilla fontana|francavilla in sinni|francavilla
marittima|france|francenigo|franceville|franche?|franche-comte|franchimont|franchini|francia|francia
deli teruletek|francia guyana|francia
polinezia|franciaorszag|francica|francie|francinopolis|francisco alves|francisco ayres|francisco
badaro|francisco beltrao|francisco dantas|francisco dumont|francisco macedo|francisco
morato|francisco morazan|francisco pizarro|francisco sa|francisco
santos|francistown|francja|franco da
rocha|francofonte|francolise|franconia?|franconville|francorchamps|francoska
republika|franculacciu|francuska|francuska gvajana|francuska polinezija|francuski juzni
teritoriji|francuskie terytoria zamorskie|francuzska guyana|francuzska polynezia|francuzska
republika|francuzsko|franeker|frangar|frangart|frangarto|franiere|frankenau hessen|frankenberg
eder|frankenberg sachsen|frankenburg am
hausruck|frankenfels|frankenhardt|frankenmarkt|frankenmuth|frankenstein sachsen|frankenthal
pfalz|frankford|frankfort?|frankfurt?|frankfurt am
main|frankfurt-bergen-enkheim|frankleben|franklin?|franklin
park|franklinton|franklinville|frankreich?|frankrig|frankrijk|frankrike|frankston|frans-guyana|frans-polynesie|fransa|fransa
polineziyası|fransk guiana|franska guyana|franska polynesien|franska sodra
territorierna|frantiskovy lazne|franz
josef|franza?|franzensfeste|franzosisch-guayana|franzosisch-polynesien|franzosische
sudgebiete|fraore|frascaro|frascarolo|frascati?|frascineto|fraser hill|fraser
island|fraserburgh|frasnes|frasnes-lez-anvaing|frasnes-lez-buissenal|frasnes-lez-gosselies|frassene|frassignoni|frassilongo|frassine|frassinelle
polesine|frassinello monferrato|frassineti|frassineto|frassineto po|frassinetto|frassino?|frassino
mantovano|frassinoro|frasso sabino|frasso telesino|fratta|fratta polesine|fratta terme|fratta
todina|frattamaggiore|frattaminore|fratte|fratte di sassofeltrio|fratte
rosa|frattocchie|frattura?|frattura di scanno|frauenau|frauenfeld?|frauenkirchen|frauenstein
sachsen|fraviano|fray bentos|frazee|frazers creek|frazeysburg|frazier
park|frazzano|freamunde|frecheirinha|frechen?|freden
leine|fredenbeck|fredensborg|frederic?|fredericia|frederick?|fredericksburg?|fredericktown|frederico
westphalen|fredericton?|frederiksberg?|frederikshavn|frederiksoord|frederikssund|frederiksværk|fredersdorf-vogelsdorf|fredonia|fredrika|freeburg|freehold?|freeland|freeling|freelton|freeman?|freeport|freer?|freestone?|freetown?|fregene|fregona?|frei
gaspar|frei inocencio|frei martinho|frei miguelinho|frei paulo|frei
rogerio|freiamt|freiberg|freiberg sachsen|freiberg vinschga|freiburg?|freiburg elbe|freiburg im
breisgau|freiburg-tiengen|freienbach|freienfeld|freiensteinau|freienwill|freigericht|freihung|freilassing|freilingen
westerwald|freins?|freinsheim|freisen|freising|freistadt|freistata|freital|frellstedt|freloux|fremantle?|fremdingen|fremont?|french
guiana|french harbour|french legasion|french lick|french polynesia|french southern
territories|frenchburg|frenchtown|frenda|frensdorf|freren|fresagrandinaria|frescada|fresciano|freshford|fresing|fresnes|fresnillo?|fresno?|fresonara|freto?|fretzdorf|freudenberg
baden|freudenberg oberpfalz|freudenberg
westfalen|freudenberg-boxtal|freudenburg|freudenstadt|freux|frewsburg|freyburg
unstrut|freyenstein|freyming-merlebach|freystadt|freystadt-burggriesbach|freyung|fribourg?|friburgo?|fricka|frickovce|fricovce|friday
harbor|fridolfing|friedberg|friedberg hessen|friedburg|friedeburg
ostfriesland|friedeburg-reepsholt|friedenfels|friedental|friedersdorf bei berlin|friedewald
hessen|friedland|friedland bei beeskow|friedland kreis
gottingen|friedrichroda|friedrichsbrunn|friedrichsdorf
taunus|friedrichshafen|friedrichskoog|friedrichstadt|friedrichswalde
brandenburg|friedrichswerth|frielendorf|friemar|friendsville|friendswood|friens|friesach|friesack|frieschepalen|friesenried|friesland?|friesoythe|friesoythe-gehlenberg|friesoythe-markhausen|friesoythe-thule|frigento|frigintini|frignano|frigole|frinco|friola|friona?|frisa?|frisanco|frisco?|fritzlar|friville-escarbotin|frogmore|frohburg|frohnleiten|froidchapelle|froidfontaine|froidmont|frome|frondarola|frondenberg-langschede|fronhausen|fronreute|front
royal|frontale?|fronteira dos
vales|frontenhausen|fronti?|frontino?|frontone|fronville|froombosch|frose|frosini|frosinone|frosinone
stazione|frosolone|frossasco|frostburg|frostproof|froyennes|frugarolo|fruita|fruitland|fruitport
charter township|fruitvale|frunzivka|frusci|frutal?|frutal do campo|frutuoso
gomes|frydek-mistek|frydlant|frydlant nad
ostravici|fryeburg|frystak|frørup|frøstrup|fubine|fucecchio|fuchstal|fuchu|fucine|fucine di
ossana|fuente de oro|fugazzolo|fugen?|fuglebjerg|fuipiano valle
imagna|fujairah|fuji?|fujinomiya|fujioka|fujisawa|fujiyoshida|fukuchiyama|fukue|fukui|fukuno|fukuoka?|fukusaki|fukushima|fukuyama|fulbari|fulda|fuldatal|fulgatore|fulgazi|fulianka|fullerton?|fulnek|fulop-szigetek|fulpmes|fulshear|fulton?|fumal|fumane|fumay|fumeri|fumone|funabashi?|funafuti?|funchal?|funda
das
figueiras|fundao?|fundeni|fundres|fundulea|funes|funfeichen|funo|funza|fuorni|fuquay-varina|fuquene|furano|furato|furbara
cerenova|furci|furci siculo|furen|furfeld kreis bad kreuznach|furfooz|furlo|furnari|furnas vila
residencial|furnaux|furnes|furnitz|furnolo|furore?|furstenau bei bramsche|furstenberg
havel|furstenfeld|furstenfeldbruck|furstenwalde|furstenwalde
spree|furstenwerder|furstenzell|furtei?|furth im wald|furth odenwald|furtwangen im
schwarzwald|furudal|fusagasuga|fusara|fusaro|fuscaldo|fusch an der grossglocknerstrasse|fuschl am
see|fushe-arrez|fushe-bulqize|fushe-kruje|fushun?|fusignano|fusine|fusine in
valromana|fussen|futani|fuxin|fuyang|fuzhou?|fuzuli|fyffe|fyodorovka|fyteies|færøerne|føllenslev|føvling|g.udayagiri|ga-bong|gaaden|gaafu
alifu|gaafu
dhaalu|gaanderen|gaasbeek|gaast|gaastmeer|gabala|gabao|gabar?|gabare|gabarevo|gabbiana|gabbin|gabbin
north|gabbio|gabbio con monte ossolano|gabbioneta|gabbioneta
binanuova|gabbro?|gabcikovo|gabella|gabelletta|gabelletta di
cesi|gabene|gaber|gaberovo|gabes?|gabiano|gabicce mare|gabidena
mustafina|gablingen|gaboltov|gabon|gabonska republika|gaborone?|gabra|gabrene|gabria|gabriel
monteiro|gabriola|gabritsa|gabrovitsa|gabrovnitsa|gabrovo|gabrovtsi|gabu|gabun|gaby?|gachala|gachancipa|gachantiva|gacheta?|gadabay|gadag|gadana|gadarwara|gadbjerg|gadchiroli|gaddede|gadebusch|gadesco
pieve delmona|gadhada|gadhinglaj|gado
bravo|gadoni|gadsden?|gadstrup|gadwal|gadyach|gaesti|gaeta|gafanha da
nazare|gaffney|gaflenz|gafsa|gafurov|gaganbavada|gaganitsa|gages?|gaggenau|gaggi|gaggiano|gaggino|gaggio|gaggio
di piano|gaggio montano|gaggiolo|gaglianico|gagliano aterno|gagliano castelferrato|gagliano del
capo|gagliano di
mugello|gagliato|gagliole|gagnef-floda|gagny|gagovo|gagra|gaiana|gaianello|gaiano|gaiarine|gaiato?|gaiba|gaibandha|gaibis|gaibola|gaida|gaifana|gaildorf|gailingen|gaillon|gaimersheim|gainazzo|gainesboro|gainesville?|gainsborough?|gaiofana|gaiole
in chianti|gaione|gairatganj|gairdner|gairloch|gairo|gairo sant'elena|gais?|gaishorn am
see|gaithersburg|gajary|gajwel|gakh|gala
vale|galabets|galabintsi|galabnik|galabovo|galaino|galanta|galapa|galashiels|galata?|galati|galati
mamertino|galati
marina|galatin|galatina|galatone|galatro|galax|galbiate|galciana|galder|galdo|galdo cilento|galdo
degli alburni|galdo di lauria|galeata|galena?|galeras?|gales
ferry|galesburg|galesville|galeton|galgagnano|galgiana|gali|galia?|galiche|galicia?|galilee?|galileia?|galim
tignere|galinhos|galion|gallaix|gallarate|gallatin|gallatin
gateway|galle?|galleane|galleno|galleriano|gallese|galliano|galliate|galliate
lombardo|galliavola|gallicano|gallicano nel lazio|gallicchio|gallico?|galliera|galliera
frazione|galliera veneta|gallignano|gallin bei
lubz|gallinaro|gallio|gallipoli|gallipolis|gallivare|gallizien|gallneukirchen|gallo
bolognese|gallo di grinzane|gallo di petriano|gallo di tagliacozzo|gallo
matese|gallodoro|galloro|galloway?|galluccio|gallup?|galluzzo|galmaarden|galong|galore?|galovany|galovo|galshir|galt?|galta|galtelli|galten?|galtur|galugnano|galuut|galva|galvao?|galveston?|galway?|galzignano|galzignano
terme|gam-bi-a|gamajka|gamalero|gamarra?|gamba?|gambang|gambara|gambarana|gambarare|gambarie|gambasca|gambassi
terme|gambatesa|gambela|gambellara|gamberale|gambettola|gambia|gambie|gambija|gambijska
republika|gambita|gambja|gambolo|gambugliano|gambulaga|gameleira|gameren|gameza|gamleby|gammelin|gammelsdorf|gammertingen|gampaha|gams
bei
hieflau|gamzovo|gana|ganaceto|ganaghello|gananoque|ganchi|ganchovets|gand?|gandellino|gander?|ganderkesee|ganderkesee-bookholzberg|gandhi
nagar|gandhidham|gandhinagar|gandino|gandosso|gandra|gandrup|gandu|gangajalghati|gangakhed|gangapur|gangarampur|gangavathi|gangdhar|gangelt|gangi|gangkofen|gangkofen-kollbach|gangtok?|gangwon|gangwon-do|ganhi|ganja?|ganjbasoda|ganmain|ganna|gannan|gannano|ganovce|gansbach|ganserndorf|ganshoren|gantsevichi|ganyushkino|ganzanigo|ganzhou|ganzirri|ganzlin|gaoua|gapinge|gappun|garadassi|garagoa|garaguso|garah|garanhuns|gararu|garauth|garbagna|garbagna
novarese|garbagnate milanese|garbagnate
monastero|garbana|garberville|garbsen|garca?|garches|garching an der
alz|garchinovo|gard?|garda?|gardabani|gardelegen|garden city|garden grove|garden route|garden
valley|gardena|gardendale|gardenia?|garderen|gardiner?|garding|gardner?|gardnerville|gardola|gardolo|gardolo
di mezzo|gardone riviera|gardone val trompia|garesnica|garessio|garessio borgo piave|garessio
borgo
ponte|gargagnago|gargalianoi|gargallo|gargani|gargazon|gargazzone|garges-les-gonesse|gargett|gargnano|garhashanker|garhmukteshwar|garhwa|gariaband|gariadhar|garian|garibaldi?|garino|garissa|garladinne|garland?|garlasco|garlate|garlenda|garlstedt|garlyano|garmen|garmerwolde|garminge|garmisch-partenkirchen|garn|garna|garnant|garner?|garnett?|garni?|garniga
terme|garnwerd|garofali|garofano?|garola|garopaba|garoth|garoua|garowe|garpa?|garrafao do
norte|garrel|garrelsweer|garretson|garrett?|garrettsville|garrufo|garrufo di campli|gars am
inn|gars am kamp|garson|garstang|garsthuizen|gartow niedersachsen|gartz
oder|garu|garut|garuva|garvan|garvanovo|gary?|garyp|garz
rugen|garze?|garzeno|garzigliana|garzon?|gaschurn|gaschwitz|gasen|gaspar?|gaspar
alto|gaspe?|gasperina|gaspoltshofen|gasponi|gasport|gassano|gassaway|gassel|gasselte|gasselternijveen|gasselternijveenschemond|gassino
torinese|gassville|gastao vidigal|gastel|gasteren|gaston|gastonia|gate
city|gatersleben|gatesville|gatineau|gatlinburg|gatta?|gattaia|gattaiola|gattatico|gattendorf|gatteo|gatteo
a mare|gattico|gattinara|gattolino|gatton|gattorna|gau-algesheim|gau-odernheim|gaucha do
norte|gaudiano|gaukonigshofen|gauna|gaurain-ramecroix|gaurama|gauro|gautier?|gauw?|gauzing|gavar|gavardo|gavarno|gavarno
rinnovata|gavassa|gavasseto|gavazzana|gavazzo nuova|gavello|gavena|gavere|gaverina
terme|gavi|gaviao?|gaviao peixoto|gavignano|gavignano
sabino|gavinana|gavirate|gavle|gavle-sandviken|gavleborgs
lan|gavoi|gavonata|gavorrano|gavrailovoc|gavril
genovo|gaweinstal|gawler|gaya?|gayfield|gaylord?|gayndah|gaytaninovo|gaza?|gaza
strip|gazakh|gazaria|gaziantep?|gazipur|gazoldo degli ippoliti|gazzada|gazzada
schianno|gazzane|gazzaniga|gazzano|gazzera|gazzi|gazzo|gazzo
veronese|gazzola|gazzolo|gazzuolo|gbelany|gbelce|gbely|gdansk?|gdynia?|geary|gearys
gap|gebeng|gebstedt|geca|gechingen|gedern|gedinne|gedong|gedser|gedsted|gedved|geel?|geelbroek|geelong?|geer|geerdijk|geermu|geersdijk|geertruidenberg|geervliet|gees?|geesbrug|geest-gerompont-petit-rosiere|geeste|geeste-gross
hesepe|geesteren|geestgottberg|geesthacht|geetbets|geeuwenbrug|geeveston|gefell bei
schleiz|geffen?|gefrees|gega|geghashen|gehlberg|gehrden han|gehren
thuringen|geijsteren|geilenkirchen|geisa|geiselhoring|geiselsberg|geiselwind|geisenfeld|geisenhausen|geisingen
baden|geisingen-leipferdingen|geislingen an der
steige|geispolsheim|geistthal|geithain|gela?|gelantipy|gelbensande|gelbressee|gelderland?|geldermalsen|geldern|gelderswoude|geldrop|geleen|gelemenovo|gelephu|gelinden|gellicum|gellik|gello|gelnhausen|gelnica|gelrode|gelselaar|gelsenkirchen?|gelsted|geltendorf|gelting
angeln|geluveld|geluwe|gemas?|gembes|gembloux|gemencheh|gemer?|gemercek|gemerska horka|gemerska
panica|gemerska poloma|gemerska ves|gemerske dechtare|gemerske michalovce|gemerske
teplice|gemersky jablonec|gemersky
sad|gemert|gemfields|gemini?|geminiano|gemmano|gemmenich|gemmersdorf|gemmingen|gemona del
friuli|gemona piovega|gemonde|gemonio|gemunden am main|gemunden felda|gemunden hunsruck|gemunden
wohra|genappe?|genazzano|genderen|gendringen|gendt|genemuiden|general  delgado|general
diaz|general acha|general alvear|general arenales|general artigas|general belgrano|general
camara|general carneiro|general inzovo|general juan madariaga|general kantardzhievo|general
kiselovo|general kolevo|general la madrid|general maynard|general pico|general pinto|general
roca|general salgado|general sampaio|general todorov|general toshevo|general
villegas|generalovo|geneseo|geneva?|geneve|genf|genga|genga
stazione|gengenbach|genichesk|genipabu|genivolta|genk|genly|gennamari|gennep|gennevilliers|genoa?|genoa
city|genoelselderen|genola|genoni|genova?|gensingen|gent?|gentbrugge|genthin|gentilly|genting|gentinnes|gentio
do ouro|gentofte|gentry?|genuri|genval|genzano di lucania|genzano di roma|genzone|george?|george
town|george west|georgenberg|georgensgmund|georgenthal thuringer wald|georgetown?|georgi
damyanovo|georgi dobrevo|georgia?|georgia do sul e sandwich do
sul|georgiana?|georgie|georgien|georgina?|georgsdorf|georgsmarienhutte|gera
lario|geraardsbergen|gerabronn|gerace|geraci siculo|gerald?|geraldine?|geraldton|geraltov|gerang
gerung|geranium?|gerano|gerardmer|geras?|gerasdorf bei wien|geratskirchen|gerbido|gerbido di
mortizza|gerbo?|gerbole|gerbstedt|gerchsheim|gerdau|gerdingen|gerenzago|gerenzano|gerfalco|gergei|gerhi|gerin|gering?|geringswalde|gerji|gerkesklooster|gerlachov|gerlos|germagnano|germagno|germania?|germanja|germantown?|germantown
hills|germany|germasino|germersheim|germignaga|gernrode
harz|gernsbach|gernsheim|gernsi|gero?|gerocarne|geroda bayern|gerogery|gerola alta|geroldshausen
unterfranken|gerolsbach|gerolstein|gerolzhofen|geromina|gerompont|gerona|gerosa|gerouville|gerpinnes|gerre
de' caprioli|gers?|gersdorf bei chemnitz|gersdorf bei gorlitz|gersfeld
rhon|gersheim|gersloot|gerstetten|gerstungen|gerswalde|gervais|gervasutta|gerzen|geschendorf|gescher|gesees|geseke|gesico|geslau|gessate|gessera|gessertshausen|gesso?|gessopalena|gestel?|gesten|gesturi|gesualdo?|gesuiti|gesves|geta?|getap|gettorf|gettysburg?|getulina|getulio
vargas|geulle|geurie|gevelsberg|geveze|gevgelija|gevrai|gevrey-chambertin|geyer|geyserville|gfeis|gfohl|gfrill|gha-na|ghadames|ghaghra|ghana|ghanska
republika|ghansour|ghanzi|gharaunda|ghardaia|gharghoda|ghat?|ghatal|ghatampur|ghatanji|ghatgaon|ghatia|ghatigaon|ghatol|ghatsila|ghazaouet|ghaziabad|ghazipur|ghazni|ghedi|ghedo|ghembe|ghembo|ghemme|ghent?|gheorgheni|gherla|ghevio|ghezzano|ghi-ne|ghi-ne
bit-xao|ghi-ne xich-đao|ghiaie|ghiare|ghiare di berceto|ghiare di
corniglio|ghibullo|ghiffa|ghilarza|ghimbi|ghinir|ghion|ghirano|ghirla|ghirlanda?|ghisalba|ghislarengo|ghislenghien|ghivizzano|ghizzano|ghizzano
di peccioli|ghlin|ghorandogri|ghorio|ghosi|ghotki|ghowr|ghoy|ghrefa|ghughari|gi-bu-ti|gia lai|gia
lai province|giacciano con
baruchella|giaglione|giai|giaiette|giais|giallonardo|giamaica|giammoro|giampilieri|giampilieri
marina|gianico|giannitsa|giannutri|giano dell'umbria|giano vetusto|giappone?|giardina
gallotti|giardinello|giardinetto?|giardini
naxos|giardino?|giardoni|giarmata|giarole|giarratana|giarre|giasbana|giave|giavenale|giaveno|giavera
del montello|giba?|gibbon?|gibecq|gibellina|gibeon?|gibilmanna|gibilterra|gibraltar|gibson?|gibson
city|gibsonburg|gibsonia|gibsons|gibuti|giddalur|giddings|gidgegannup|gidilau|giebelstadt|gieboldehausen|gielde|gielow|gien|giengen
an der
brenz|gierle|giersleben|giesbeek|giessen?|giessenburg|gieten?|gieterveen|giethmen|giethoorn|gif-sur-yvette|gifflenga|giffone|giffoni
sei casali|giffoni valle piana|gifhorn|gifu?|gig harbor|gigen|giglio?|giglio campese|giglio
castello|giglio
porto|giglovce|gignese|gignod|gijverinkhove|gijzegem|gijzelbrechtegem|gijzenzele|gilan|gilau|gilbert?|gilbert
islands|gilbertove a lagunove ostrovy|gilbertown|gilbues|gilching|gildone|gilford|gilgandra|gilgel
beles|gilgooma|gilleleje|gillenfeld|gillespie?|gillett|gillette?|gillingarra|gilly|gilman?|gilmer|gilroy|gilserberg|gilze|gimello|gimigliano|gimigliano
inferiore|gimillian|gimjabetmariam|gimli|gimnee|gin gin|ginchi|ginea
ekwatorjali|ginea-bissaw|gineja|ginestra|ginestra degli schiavoni|ginestra fiorentina|ginestra
sabina|ginestreto|ginevra?|gingee|gingelom|ginghet|gingin|gingkin|gingst?|ginnum|ginosa|ginostra|ginostra
di lipari|gintsi|ginzling|giobraltar|gioc-đa-ni|gioi|gioia dei marsi|gioia del colle|gioia
sannitica|gioia tauro|gioiella|gioiosa ionica|gioiosa
marea|gionghi|giordania|giove?|giovecca|giovenzano|giovi|giovi
d'arezzo|gioviano|giovinazzo|giovo|giovo
ligure|giralba|giraldo|giraltovce|girard|girardi|girardot|girardota|girasole?|girau do
ponciano|girdwood|giresun|giridih|girifalco|girilambone|girla|girlan|giroc|giron?|girona|gironda|gironde?|gironico|gironico
al
piano|girovce|giru|girua|girvan|gisborne?|gislaved-anderstorp|gislev|gislinge|gisors|gissi|gissmann|gistel|gistrup|gita?|gits?|giudecca|giudecca
di burano|giuggianello|giugliano in campania|giugnola|giuliana|giulianello|giuliano?|giuliano di
lecce|giuliano di roma|giuliano teatino|giulianova|giulianova
spiaggia|giuliopoli|giumarra|giuncano|giuncano
scalo|giuncarico|giuncugnano|giungano?|giurdignano|giurgiu|giussago|giussano|giustenice|giustino|giusvalla|givet|givoletto|givry|gizycko|gizzeria|gizzeria
lido|gjakova|gjakove|gjergjan|gjerlev|gjern|gjilan|gjirokaster|gjonggi|gjorice|glabais|glabbeek-zuurbemde|glabusovce|glace
bay|gladau|gladbeck|gladbrook|glade
spring|gladenbach|gladewater|gladstone?|gladwin|glain|glair?|glamorgan|glamsbjerg|glan-munchweiler|gland?|glandorf|glane|glanegg|glaning|glaris|glarus?|glasgow?|glasgow
city|glashutte
sachsen|glasin|glassboro|glastonbury?|glaubitz|glauburg|glauchau|glava|glavan|glavanovtsi|glavatar|glavinitsa|gleba
ranchao|gleichen-bremke|gleichen-rittmarshausen|gleinstatten|gleisdorf|gleixhe|glejbjerg|glen?|glen
allen|glen arbor|glen burnie|glen cove|glen davis|glen elgin|glen ellyn|glen innes|glen
rose|glenborrodale|glencoe?|glendale?|glendambo|glenden|glendive|glendonbrook|glendora|glengarry?|glenhope|glenisla|glenmoore|glennallen|glenns
ferry|glennville|glenorchy|glenpool|glenreagh|glenrock|glens
falls|glenthompson|glenurquhart|glenview|glenville|glenwood|glenwood city|glenwood
springs|glera?|gleris|glesborg|glew|gliaca|glicerio|glide?|glienicke bei
beeskow|glienke|glimes|glimmen?|glina|gliwice?|globasnitz|globig-bleddin|globin?|glodeni|glodzhevo|gloggnitz|gloginka|glogovo|glonn
kreis ebersberg|glons|glorenza|gloria d'oeste|gloria de dourados|gloria do
goita|glorie?|glorinha|glossop|gloster|glostrup|glott|glottertal|gloucester?|gloucester
city|gloucester
courthouse|gloucestershire?|glouster|gloversville|glowen|glozhene|glubokoye|glucksburg
ostsee|gluckstadt|glukhov|glumsø|glurns|glusk|gmines|gmund|gmund in
karnten|gmunden|gnadendorf|gnarrenburg|gnarrenburg-klenkendorf|gnas|gnaviyani|gndevaz|gnesau|gnesta|gniezno|gnjilane|gnocca|gnocchetto|gnoien|gnowangerup|gnowellen|goa-te-ma-la|goageb|goalanda|goalpara|goarnadi|gobabis|gobbera|gobesa|gobichettipalayam|gobles|gobo?|gobustan|gocaltovo|goch|goch-hassum|gochas|gochenee|gocovo|godagari|godarville|godda|goddard?|godech|godega
di
sant'urbano|goderich|godeshevo|godfrey?|godhra|godi?|godia|godiasco|godie|godinne|godlevo|godlinze|godo?|godofredo
viana|godollo|godomey|godoy
moreira|godrano|godveerdegem|goedereede|goeferdinge|goefla|goegnies-chaussee|goenga|goengahuizen|goesnes|goetsenhoven|goffstown|goflan|gogaon|gogodar|gogri|gogunda|goha
tsion|gohad|gohana|goharganj|gohpur|gohren
rugen|goiabeira?|goiana|goianapolis|goiandira|goianesia|goianesia do
para|goiania?|goianinha|goianira|goianorte|goias?|goiatins|goiatuba|goindwal|goingarijp|goioere|goioxim|goirle|gois?|goito|gokak|gokwe|gola
prystan|golaghat|golapgonj|golasecca|golcuv jenikov|gold beach|gold hill|goldbach bei
gotha|goldbeck altm|goldberg?|golden beach|golden meadow|golden
valley|goldendale|goldenstedt|goldfields?|goldrai|goldrain|goldsboro|goldthwaite|golega?|golegaon|golem?|golem
varbovnik|golema rakovitsa|golemanite|golemantsi|golemo malovo|golemo
selo|goleniow|golesh|golestan|goleta?|golets|golferenzo|golfo
aranci|goliad|golianovo|golitsa|gollan|gollersdorf|gollin|golling an der salzach|gollmitz bei
calau|golog|golovanovsk|gols|golspie|golssen|golyam izvor|golyam manastir|golyam porovets|golyama
chinka|golyama zhelyazna|golyamo asenovo|golyamo bukovo|golyamo dryanovo|golyamo gradishte|golyamo
kamenyane|golyamo krushevo|golyamo novo|golyamo peshtene|golyamo sokolovo|golyamo vranovo|golzow
bei brandenburg|golzow bei
seelow|gomadingen|gomago|gomagoi|gomaringen|gombe|gombio|gombito|gombola|gomel?|gomez farias|gomez
plata|gomia?|gommern|gomotartsi|gomze-andoumont|gonars|goncalves?|goncalves dias|gond
pipri|gonda|gondal|gonder|gondershausen|gondia|gondomar?|gondregnies|gonesse|gonghe|gongogi|goni|gonnesa|gonnoi|gonnoscodina|gonnosfanadiga|gonnosno|gonnostramatza|gonrieux|gonte|gontrode|gonzaga?|gonzales?|gonzalez?|gonzalez
catan|goochland|good
hope|goodhue|gooding|goodland|goodlands|goodlettsville|goodooga|goodrich?|gooik|goole|goolgowi|goolhi|gooloogong|goolwa|goomalling|goomarin|goombi|goombungee|goondiwindi|goongerah|goor?|goorianawa|goornong|gooroolba|gooty|goovigen|gopalganj|gopalgonj|gopalpur|gopfritz
an der
wild|goppingen|goppingen-hohenstaufen|gorakhpur|goran|goranboy|gordan|gordon?|gordona|gordonsville|gordonvale|gore?|gore
bay|goregaon|goren
chiflik|gorenjska|goreville|gorey?|gorfigliano|gorga?|gorgazzo|gorghetto|gorgja|gorgo?|gorgo al
monticano|gorgofreddo|gorgoglione|gorgonzola?|gorham|gori|goriach|goriano sicoli|goriano
valli|gorica|gorichane|goricizza e pozzo|gorinchem|gorino|gorino di
goro|goris|goriska|gorisried|goritsa|goritz bei prenzlau|gorizia?|gorj|gorki?|gorla|gorla
maggiore|gorla minore|gorlago|gorle|gorleben|gorlice|gorlitz|gorlovka?|gormandale|gormin|gorna
beshovitsa|gorna dikanya|gorna grashtitsa|gorna kovachitsa|gorna koznitsa|gorna kula|gorna
lipnitsa|gorna mahala|gorna malina|gorna mitropolia|gorna oryahovitsa|gorna rositsa|gorna
studena|gornate olona|gornate superiore|gorni dabnik|gorni lom|gorni okol|gorni
vadin|gornik|gornja radgona|gornji grad|gorno|gorno ablanovo|gorno botevo|gorno cherkovishte|gorno
draglishte|gorno dryanovo|gorno izvorovo|gorno ozirovo|gorno pavlikene|gorno peshtene|gorno
sahrane|gorno spanchevo|gorno trape|gorno
tserovene|gornostaevka|goro?|gorodenka|gorodnya|gorodok|gorogorszag|goroke|gorokhov|gorontalo|gorotsvet|gorredijk|gorreto|gorrie|gorron?|gors-opleeuw|gorsem|gorski
dolen trambesh|gorski izvor|gorski senovets|gorsko ablanovo|gorsko kalugerovo|gorsko kosovo|gorsko
novo selo|gorsko slivovo|gorssel|gort?|gortva|gorwihl|gorzano|gorzegno|gorzig kreis
kothen|gorzke|gorzone|gorzow wielkopolski|gosaldo|gosau|gosda bei
klinge|gose|gosford|gosforth|goshairhat|goshcha|gosheim|goshen?|goshogawara|gosi|gosi
pianvignale|goslar|goslar-hahnenklee|gospic|gospodinovo|gossa|gossau|gosselies|gossenheim|gossensas|gossensass|gossnitz
thuringen|gossolengo|gossweinstein|gostilitsa|gostilya|gostime|gostinya|gostivar|gostling an der
ybbs|goteborg?|gotegaon|gotem|gotenba|gotha?|gotha thuringen|gothenburg?|gotland?|gotlands
lan|gotovany|gotse
delchev|gotsu|gottasecca|gottem|gottignies|gottingen|gottolengo|gotzis|gouda?|gouderak|goudriaan|goudswaard|gougnies|goulburn|goulmima|gourdinne|gourihar|gourin|gournay-en-bray|goussainville|goutroux|goutum|gouveia?|gouvelandia|gouverneur?|gouvy|gouy-lez-pieton|govedare|govedartsi|governador
archer|governador celso ramos|governador dix-sept rosado|governador edison lobao|governador
eugenio barros|governador jorge teixeira|governador lindenberg|governador luiz rocha|governador
mangabeira|governador newton bello|governador nunes freire|governador
valadares|governolo|govezhda|govi-ugtaal|govindpur|govone|gowanda|gowar
east|gowribidanur|gowrie|goya?|goyatz|goychay|goygol|gozee|gozzano|gozzolina|graaff-reinet|graal-muritz
seeheilbad|graauw|graben-neudorf|grabenstatt chiemsee|grablevtsi|grabow|grabowhofe|graca
aranha|gracciano|grace-berleur|grace-hollogne|gracefield|graceville|gracho cardoso|gracias|grad
zagreb|gradara?|gradets|gradezhnitsa|gradina|gradinarovo|gradisca d'isonzo|gradisca di
sedegliano|gradishte|gradizza|gradnitsa|grado citta' giardino|grado pineta|gradoli|graf
ignatievo|grafenau|grafenau niederbayern|grafenberg|grafendorf bayern|grafenhainichen|grafenhausen
hochschwarzwald|grafenroda|grafenschlag|grafenstein|grafenthal|grafenwohr|graffignana|graffignano|grafhorst|grafinau-angstedt|grafing
bei munchen|graford|grafrath|graft?|grafton?|graglia|graglia bagni|graglia
santuario|gragnana|gragnano|gragnano trebbiense|gragnola|graham?|grahamsville|graide|grain
valley|grainbrunn|grainet|grajau|gram?|gramada?|gramadinho|gramado?|gramalote?|graman|gramatikovo|gramatneusiedl|gramazhdano|grambling|grambow
bei
pasewalk|gramignazzo|grammendorf|grammene|grammentin|grammichele|gramolazzo|gramsbergen|gramsh|gramzow
bei prenzlau|grana?|granada|granaglione|granaiolo|granard|granarolo|granarolo
dell'emilia|granata?|granbury|granby|granc|grancetta|grancia|grancona|grand bahama|grand
bank|grand bay|grand bend|grand blanc township|grand canyon village|grand coulee|grand falls|grand
falls-windsor|grand forks|grand haven|grand island|grand junction|grand lake|grand ledge|grand
manan|grand marais|grand meadow|grand prairie|grand rapids|grand ridge|grand saline|grand
valley|grand vert|grand villa|grand villa
cravon|grand-axhe|grand-champ|grand-couronne|grand-hallet|grand-halleux|grand-leez|grand-manil|grand-mere|grand-rechain|grand-reng|grand-rosiere-hottomont|grandate|grande
cache|grande prairie|grande-riviere|grande-synthe|grandes
rios|grandglise|grandhan|grandmenil|grandmetz|grandola?|grandola ed
uniti|grandrieu|grandview|grandville|grandvoir|granerolo|graneros|grange-over-sands|grangeville|grangia|granieri|granit?|granite
city|granite falls|graniteville|graniti|granitola|granitola
torretta|granitovo|granitsa|granjeiro|granma province|granna|granozzo|granozzo con
monticello|gransee|grantham|grantola|grantorto|grantown-on-spey|grants?|grants
pass|grantsburg|grantsville|grantville|granvilla|granville?|granze|granzette|grao mogol|grao
para|grapeland|grapevine?|grapfontaine|grasberg|grashevo|grashoek|grasleben|grass lake charter
township|grass patch|grass valley|grassano|grassau kreis traunstein|grasse?|grassina|grassina
ponte a
ema|grassobbio|grasstein|grasten|grastorp|gratacasolo|grathem|gratkorn|gratosoglio|gratsch|gratteri|gratteria|graty|graubunden|grauno|graux|gravago|gravatai|gravatal|gravedona|graveglia|gravelbourg|gravelines|gravellona
lomellina|gravellona toce|gravenhurst|gravenwiesbach|gravere|gravesend?|gravette|gravina di
catania|gravina in puglia|gravois mills|grawa|grawin|gray court|grayling?|grays
thurrock|grayslake|grayson|graytown|grayville|graz?|grazen?|grazia?|grazie?|grazzanise|grazzano
badoglio|grazzano visconti|grcija|grcka|gre-na-đa|great aleksandrovka|great barrier island|great
barrington|great bend|great berezny|great bernera|great bight|great burluk|great dunmow|great
falls|great lipetyha|great meadows|great neck|great novosilka|great pisarivka|great sandy|great
victoria|great yarmouth|greater accra region|greater amman|greater jakarta|greater london|greater
manchester|greater napanee|greater
sudbury|grebbestad|grebbin|grebenau|grebenhain|grebenstein|grebin|greccio|grece|greci?|grecia|grecja|grecka
republika|grecko|greco?|greding|gredstedbro|greece|greeley?|green bay|green cove spgs|green
forest|green lake|green river|green
valley|greenbelt?|greenbrae|greenbrier?|greenbush|greencastle|greendale|greene?|greenethorpe|greeneville|greenfield?|greenland|greenleaf|greenmount|greenock?|greenport|greensboro?|greensburg|greentown|greenup|greenvale|greenville|greenways|greenwich?|greenwood?|greenwood
lake|greer?|grefrath bei krefeld|greggio?|gregorova
vieska|gregorovce|gregory?|greifenburg|greifenhagen|greifenstein-beilstein|greifenstein-nenderoth|greifenstein-ulm|greiffenberg|greifswald|grein|greinwalden|greith|greiz|grekland|grembergen|gremiasco|grenaa|grenada|grenchen|grenfell|grenland|grenoble?|grenslyn|grenville?|grenzach-wyhlen|greonterp|gresenhorst|gresham?|gresine|gressan|gressoney
la trinite|gressoney saint jean|gresten|gretna|grettstadt|greussen|greve in chianti|greve
strand|greven
westfalen|greven-reckenfeld|grevena|grevenbicht|grevenbroich|grevenbroich-kapellen|grevenmacher|grevenmacher-sur-moselle|grevesmuhlen|grevinge|greybull|greymouth|grez-doiceau|grezzago|grezzana|griante|gribov|gricignano|gricignano
di aversa|gridley|grieben bei tangerhutte|grieben kreis
oberhavel|griechenland|griekenland|griendtsveen|gries|gries am brenner|gries im sellrain|griesbach
im rottal|griesbach rottal|griesheim
hessen|grieskirchen|griffen?|griffin?|griffith?|grifton|grignano|grignano
polesine|grignasco|grigno|grigoriopol|grijpskerk|grijpskerke|grik|grillara|grilli?|grimacco|grimaldi?|grimaldi
di
ventimiglia|grimbergen|grimes?|grimma|grimmen|grimmenstein|grimminge|grimsby?|grimshaw|grindsted|grinlandja|grinnell|grinzane
cavour|grions|grisciano|grisi|grisignano di
zocco|grisolia|grisons?|grissian|griswold|grivegnee|grivitsa|grizzana
morandi|groairas|grobbendonk|grobers|grobming|grobzig|grodig|groditz bei riesa|grodno?|grodzisk
mazowiecki|groede|groenekan|groeningen|groenland|groenlandia|groenlo|groesbeck|groesbeek|groessen|groet?|grognardo|grohotno|groitzsch
bei pegau|grolloo|gromitz|gromitz-cismar|gromlongo|gromo?|gromola|gronau leine|gronau
westfalen|gronau-epe|grondola?|grondona|grone|gronelandia|grong grong|groningen?|groningen
sachsen-anhalt|gronland|gronsko|gronsveld|grontardo|groot-ammers|groot-bijgaarden|groot-gelmen|groot-loon|grootebroek|grootegast|grootfontein|grootschermer|gropello
cairoli|groppallo|gropparello|groppello
d'adda|groppo|groppoducale|groppoli|groppovisdomo|gros-fays|gros-morne|grosage|groscavallo|grosio|grosotto|gross
ammensleben|gross behnitz|gross bisdorf|gross butzin|gross dolln|gross dungen|gross garz|gross
gerungs|gross glienicke|gross godems|gross gronau|gross ippener|gross kreutz|gross munzel|gross
nemerow|gross neuendorf|gross oesingen|gross ossnig|gross pankow kreis prignitz|gross
plasten|gross roge|gross rosenburg|gross sankt florian|gross sarchen|gross schonebeck kreis
barnim|gross st. florian|gross warnow|gross wittensee|gross ziethen kreis
barnim|gross-enzersdorf|gross-gerau|gross-gerungs|gross-siegharts|gross-umstadt|grossaitingen|grossalmerode|grossarl|grossbeeren|grossberndten|grossbodungen|grossbothen|grossbottwar|grossbreitenbach|grossbundenbach|grossdubrau|grossefehn|grossefehn-bagband|grossefehn-timmel|grossenaspe|grossenbrode|grossenehrich|grossengottern|grossenhain|grossenhain
sachsen|grossenkneten|grossenkneten-huntlosen|grossenlupnitz|grossenwiehe|grossenworden|grosseto|grossfahner|grossglobnitz|grossgmain|grosshabersdorf|grossharthau|grosshartmannsdorf|grossheide|grosskirchheim|grosskorbetha|grosskrotzenburg|grosskrut|grossmehring|grossmugl|grosso?|grossos?|grossostheim|grosspetersdorf|grosspostwitz
ol|grossraming|grossraschen|grossrohrsdorf
ol|grossrosseln|grossrussbach|grossschirma|grossschonau|grossschonau
sachsen|grosssteinbach|grosssteinhausen|grosstraberg|grosswechsungen|grossweikersdorf|grosswenkheim|grosswudicke|grosuplje|grote-brogel|grote-spouwen|grotenberge|groton|grotta?|grotta
giusti|grottacalda|grottaccia|grottaferrata|grottaglie|grottaminarda|grottammare|grottarossa|grottazzolina|grotte?|grotte
di castro|grotte santo stefano|grotteria|grotti|grotti di borgorose|grotti di
cittaducale|grotticella|grottoes?|grottola|grottole|grottolella|grou?|grove?|grove city|grove
hill|groveland|groveport|groves?|groveton|grozdyovo|gru-di-a|gruaro|grub am
forst|grubbenvorst|grubisno polje|grudziadz|gruetli-laager|gruevo|grugliasco|gruitrode|grumello
cremonese|grumello cremonese ed uniti|grumello del monte|grumello del piano|grumento
nova|grumes|grumo appula|grumo nevano|grumolo delle abbadesse|grumolo
pedemonte|grums|grunau|grunau im almtal|grunbach am schneeberg|grunberg
hessen|grunburg|grundau|grundy?|grundy center|grune?|grunenbach allgau|grunhainichen|grunow kreis
oder-spree|grunsfeld|grunstadt|grunthal|grunuovo|grupiara|grupont|gruzia|gruzie|gruzija|gruzinsko|gruzja|gruzovce|gryk-caje|grækenland|græsted|grønland|gschnitz|gschnon|gschwend
bei gaildorf|gua
musang|guabiju|guabiruba|guaca?|guacamayas|guacari|guachene|guacheta|guachucal|guacui|guadagnolo|guadalajara?|guadalajara
de buga|guadaluip|guadalupa|guadalupe?|guadeloupe|guaduas|guagnano|guaiana
francesa|guaianas|guaiba|guaibim|guaicara|guaimaca|guaimbe|guaipora|guaira?|guairaca|guaitarilla|guaiuba|guajara?|guajara-mirim|guajeru|gualala|gualdo?|gualdo
cattaneo|gualdo di massarosa|gualdo di narni|gualdo
tadino|gualeguay|gualeguaychu|gualmatan|gualtieri|gualtieri
sicamino|guam|guamaggiore|guamal|guamare|guame|guamini|guamiranga|guamirim|guamo?|guanaja|guanajuato?|guanambi|guang'an|guangan|guangyuan|guangzhou?|guanhaes|guantanamo
province|guanzate|guape|guapi|guapiacu|guapiara|guapimirim|guapirama|guapore|guaporema|guapota?|guara?|guarabira|guaracai|guaraci|guaraciaba|guaraciaba
do
norte|guaragi|guarai|guarambare|guaramiranga|guaramirim|guarana?|guaranda|guaranesia|guarani?|guarani
d'oeste|guarani das missoes|guarani de goias|guaraniacu|guaranta|guaranta do
norte|guarapari|guarapiranga|guarapuava|guaraquecaba|guarara|guararapes|guararema|guaratinga|guaratingueta|guaratuba|guarcino|guarda
ferrarese|guarda veneta|guarda-mor|guardabosone|guardamiglio|guardavalle|guardavalle
marina|guardea?|guardia lombardi|guardia perticara|guardia piemontese|guardia piemontese
marina|guardia piemontese terme|guardia sanframondi|guardia
vomano|guardiabruna|guardiagrele|guardialfiera|guardiaregia|guardistallo|guarei|guarene|guariba|guarico|guariroba|guarne?|guarrato|guaruja|guaruja
do
sul|guarulhos|guasca?|guasila|guassem|guastalla|guastameroli|guasticce|guasto?|guatamala|guatambu|guatapara|guatape|guataqui|guatavita|guatemala|guatemalska
republika|guateque?|guatica|guavata|guaxupe|guayabal de siquima|guayabetal|guayana
francesa|guayana
francese|guayas?|guayata|guaymas|guazzino|guazzora|guba|gubba|gubbi|gubbio|guben|guchin-us|gudalur|gudari|gudauta|gudbjerg|gudensberg|guder|gudhjem|gudivada|gudiyatham|gudme|gudo
visconti|gudon|gudow
lauenburg|gudur|guebwiller|gueckedou|guelma|guelmim|guelph?|guemar|guepsa|guer|guerande|gueret|guerlesquin|guernesey?|guerneville|guernsey|guerrara|gueugnon|gueydan|gufidaun|gugesti|guglionesi|guhagar|guhlen-glienicke|guia
lopes da laguna|guiana|guiana francesa|guibis|guican de la
sierra|guichen|guidel|guider?|guidizzolo|guidomandri|guidomandri marina|guidomandri
superiore|guidonia|guidonia
montecelio|guidoval|guigang|guiglia|guignen|guignies|guigoven|guilderton|guildford|guilers|guilford|guilin|guilmi|guimaraes?|guimarania|guimaras|guin?|guinadi|guine|guine
bissau|guine equatorial|guine-bissau|guinea bissau|guinea ecuatorial|guinea equatorial|guinea
equatoriale|guinea khatulistiwa|guinea-bissau|guinee|guinee equatoriale|guinee-bissau|guinejska
republika|guinejsko-bissauska
republika|guingamp|guinzano|guipavas|guipuzcoa|guiratinga|guiricema|guirsch|guisborough|guiscriff|guise?|guiseley|guiyang?|guizza|gujana|gujana
franciza|gujana
francuska|gujarat?|gujranwala?|gujrat|gulargambone|gulbarga|gulbene|gulcha|guldborg|gulf?|gulf
breeze|gulf
shores|gulfport|gulgong|guliso|gullegem|gullspang|gulpen|gulripshi|gulu|guluguba|gulyantsi|gulyaypole|gulze|gumla|gumlu|gumme|gummer|gummern|gummersbach|gumoshtnik|gumtow|gumushane|gun
barrel
city|guna|gunalda|gunbar|gunbower|gunchire|gundabloui|gundagai|gundaroo|gunde-woin|gundelfingen an
der donau|gundelsheim wurttemberg|gundillion|gundlupet|guney chungcheong|guney gyeongsang|guney
jeolla|gunjur|gunnaur|gunnedah|gunnison|gunnore|gunpowder?|gunskirchen|guntakal|guntersberge|guntersblum|guntersdorf|guntersville|guntur|guntur
palnad|gununa|gunung sitoli|gunung
tua|gunupur|gunyerwarildi|gunzburg|gunzenhausen|gunzenhausen-cronheim|gura
humorului|guranu|gurcustan|gurdaspur|gurdjaani|gurdon|gurgaon|gurinhata|gurinhem|gurjao|gurkovo|gurley|gurnee|gurrai|gurro|gursum|gurten|gurudashpur|guruharsahai|gurupa?|gurupi|guruve|gurvan
tes|gurvanbulag|gurvansaikhan|gurvanzagal|gusar|gusborn|gusciola|gusen|guskara|gusla|guspini|gussago|gussing|gussola|gustavel|gusten
anh|gustine|gustrow|gusyatin|gutach-bleibach|gutau|gutenfurst|gutengermendorf|gutenstein|gutergluck|gutersloh|gutersloh-friedrichsdorf|gutha
west|guthrie?|guthrie center|gutierrez?|gutierrez
zamora|gutsal|gutschoven|guttau|guttecoven|guttenberg|gutu|gutzkow bei
greifswald|guwahati|guxhagen|guy-a-na|guyana|guyana francese|guyana
perancis|guyancourt|guyane|guyane francaise|guyanska kooperativna
republika|guymon|guyra|guyton|guyuan|guzolandia|gvajana|gvatemala|gvineja|gvineja bisau|gvineja
bissau|gwabegar|gwadar|gwadelupa|gwadelupe|gwalior?|gwam|gwanda|gwangju|gwatemala|gweru|gwinea|gwinea
bissau|gwinea rownikowa|gwinn|gyeongbuk|gyeonggi|gyeonggi-do|gyeongnam|gyeongsang bac|gyeongsang
del norte|gyeongsang del sur|gyeongsang do norte|gyeongsang do sul|gyeongsang du nord|gyeongsang
du sud|gyeongsang nam|gyeongsang połnocny|gyeongsang
południowy|gyeongsangbuk-do|gyeongsangnam-do|gyhum|gympie|gynov|gyongyos|gyor|gyor-moson-sopron|gyovren|gypsum?|gyraspur|gytheio|gytsjerk|gyueshevo|gyumri|gzejjer
faroe|gzejjer marjana ta’ fuq|gzejjer ta’ marshall|gørding|gørlev|gørløse|għarabja
sawdita|głogow|h.b.halli|h.d.kote|h.kharagpur|ha giang|ha giang province|ha lan|ha nam|ha nam
province|ha tinh|ha tinh province|ha-i-ti|ha-mai-ca|haa alifu|haa dhaalu|haacht|haaften|haag?|haag
am hausruck|haag in oberbayern|haaksbergen|haalderen|haaltert|haan
rheinland|haapajarvi|haapavesi|haapsalu|haarbach|haarby|haaren|haarle|haarlem?|haarlemmerliede|haarlo|haarsteeg|haarzuilens|haasdonk|haasrode|haast?|haastrecht|habartov|habay|habay-la-neuve|habay-la-vieille|habergy|habiganj|haboro|habovka|habra|habry|habura|hacari|hacava|haccourt|hachenburg|hachinohe|hachioji|hachy|hackensack|hackettstown|hacquegnies|hadamar|haddon|haden|hadersdorf
am
kamp|haderslev|haderup|hadgaon|hadhrmout|hadley|hadmersleben|hadrut|hadsten|hadsund|hadzhidimitrovo|hadzhidimovo|hadzhievo|hadzhiite|haeju|haelen|haffouz|hafizabad|hafling|haflong|hagen
bei bremerhaven|hagen westfalen|hagen-dahl|hagen-hohenlimburg|hagenbach
pfalz|hagenow|hagenwerder|hagerau|hagere hiwot|hagere
mariam|hagerman|hagermarsch|hagersten|hagerstown|hagersville|hagestein|hagfors-munkfors|haghartsin|haghorst|hagi|hagondange|haguenau|hahira|hahnbach|hahnichen|hahnstatten|hahnville|hai
duong|hai duong province|hai phong city|haibach ob der
donau|haibara|haibei|haidergarh|haidmuhle|haidong|haifa and north
regions|haiger|haigerloch|haikou?|haiku?|hailakandi|hailey|haileybury|haillot|hailuoto|haimhausen
oberbayern|haina kloster|hainan?|hainburg a.d. donau|hainburg an der
donau|haine-saint-paul|haine-saint-pierre|haines?|haines city|hainfeld|hainichen|hainichen
sachsen|hainin|hairkhandulaan|haiterbach|haiti|haitska
republika|haivoron|haixi|haiyan|haiyandja|hajdu-bihar|hajigabul|hajiganj|hajipur|hajjah|hajna nova
ves|hajnacka|hajo|hajske|hajtovka|hakasembe|hakata|hakendover|hakha|hakkari|hakkas|hakodate?|hakui|halacovce|halali|halanzy|halberstadt|halblech|halbury|haldensleben|haldia|haldwani|hale?|haleiwa|halen?|haler?|halethorpe|haleyville|half
moon bay|halfing|halfweg?|haliburton|halic|halidon|halifax?|haligovce|haliyal|hall in tirol|hall's
creek|hallaar|hallandale beach|hallands lan|hallbergmoos|halle?|halle saale|halle
westfalen|halle-booienhoven|hallefors-grythyttan|hallein|hallen-oviken|hallenberg|hallett|hallettsville|halleux|hallock|halls
creek|halls
gap|hallsberg|hallschlag|hallstahammar-surahammar|hallstatt?|hallstavik-rimbo|hallstead|hallsville|hallum|halma|halmaal|halmstad?|halol|hals?|halstead|halsteren|halsua|haltern
westfalen|haltern-lippramsdorf|haltinne|haltwhistle|haluzice|halvad|halver|halych|halzan|ham-sur-heure|ham-sur-heure-nalinnes|ham-sur-sambre|hamab|hamada|hamadan
province|hamah?|hamamatsu?|hamasaka|hamatonbetsu|hambantota|hambergen|hambuhren|hamburg?|hamden|hamdorf
bei
rendsburg|hame?|hameenkyro|hameenlinna|hameln|hamhung?|hami|hamilton?|hamina|hamipre|hamirpur|hamlet?|hamley
bridge|hamlin?|hamm sieg|hamm westfalen|hamm-rhynern|hamm-uentrop|hammam bou hadjar|hammam
debagh|hammarland|hammarstrand|hamme|hamme-mille|hammel|hammelburg|hammerdal|hammersbach
hessen|hamminkeln|hamminkeln-brunen|hammond?|hammondsport|hammonton|hamoir|hamois|hamont|hamont-achel|hampden?|hampen|hampshire?|hampstead?|hampteau|hampton?|hampton
bays|hamptonville|hamuliakovo|hamusit|han asparuhovo|han krum|han quoc|han-sur-lesse|hana|hana
mariam|hanalei|hanamaki|hanapepe|hanau|hanceville|hancock?|handa|handan|handel?|handewitt|handlova|handzame|haneffe|hanerau-hademarschen|hanford|hangal|hangelsberg|hangest-en-santerre|hangu|hangzhou?|hanigovce|haniska|hank?|hankasalmi|hankavan|hankensbuttel|hankinson|hanko|hankova|hankovce|hanmer|hann.
munden|hanna?|hanneche|hannersdorf|hannibal?|hanno?|hannover?|hannoversch munden|hannut|hanoi
city|hanover?|hanovo|hanret|hansbeke|hansestadttralsund|hansi|hanstedt
nordheide|hanstholm|hansweert|hantes-wiheries|hantum|hantumeruitburen|hantumhuizen|hanumana|hanumangarh|hanusovce
nad toplou|hanusovice|hanzhong|hanzinelle|hanzinne|haparanda|hapert?|happy camp|happy valley-goose
bay|haps|hapur|harads|haragacha|harakovce|harapanahalli|harar i|harar
ii|harare?|haraua|harbin?|harbke|harbor beach|harbor city|harbor
springs|harboøre|harbrinkhoek|harbu|harburg
schwaben|harchies|harcourt|harda|hardeeville|hardegg|hardegsen|harden?|hardenberg?|harderwijk|hardheim
odenwald|hardin?|hardinsburg|hardinxveld-giessendam|hardoi|hardwick|hardy?|harelbeke|haren
ems|haren
gn|haren-borgloon|haren-rutenbrock|haren-tongeren|harfsen|hargeisa?|hargelsberg|harghita|hargimont|harhaj|harich|harichovce|haridwar|harij|haringhuizen|haripur|harirampur|harishchandrapur|harjavalta|harkema|harker
heights|harkstede|harlan?|harlau|harlem?|harlets|harlev|harleysville|harlingen|harlowton|harmanec|harmanli|harmelen|harmignies|harndrup|harnoncourt|harnosand|haro|harpelunde|harper?|harpers
ferry|harpstedt|harpswell|harpursville|harra|harrachov|harrah|harrai|harraiya|harre?|harreveld|harrietville|harriman?|harrington?|harris?|harrisburg?|harrismith|harrison?|harrisonburg|harrisonville|harriston|harrisville|harrodsburg|harrogate|harrow?|harsefeld|harsewinkel|harsewinkel-greffen|harsin|harskamp|harsova|harsovo|harsud|harsum|hart?|hartberg|hartenholm|hartenstein
mittelfranken|hartenstein sachsen|hartford?|hartford city|hartha bei
dobeln|harthill|hartington|hartland|hartlepool|hartley?|hartly|hartmanice|hartola|hartselle|hartshorne|hartsville|hartville|hartwell|hartwerd|harur|harvard?|harveng|harvey?|harveys
lake|harwich|harwinton|harwood
heights|haryana|harze|harzgerode|harzhis|hasanganj|hasanpur|hasbergen kreis
osnabruck|hasborn|hasbrouck hts|haseldorf|haselunne|hashan|hasharon|hashfela and south
regions|haskell|haskerdijken|haskerhorne|haskovo|haslach im
kinzigtal|hasle|haslemere|haslet?|haslett|haslev|hassan|hasselager|hasselfelde|hasselt|hassfurt|hassi
bahbah|hassi khalifa|hassi messaoud|hassleben bei
prenzlau|hassleholm|hassloch|hassmersheim|hastiere|hastiere-lavaux|hastiere-par-dela|hastings?|hatalov|hatay|hateg|hatfield?|hathazari|hathersage|hathras|hathua|hatillo
de loba|hatiya|hatkangale|hatley|hatne|hato?|hato
corozal|hatonuevo|hatrival|hatsukaichi|hatta|hattem|hattemerbroek|hatten?|hatten-sandkrug|hatteras?|hattersheim
am main|hattiesburg|hattingen ruhr|hatton|hattorf am harz|hattstedt|hattula|hatzfeld eder|hau
giang|hau giang province|haubstadt|hauenstein
pfalz|haughton|haugsdorf|haulchin|haule|haulerwijk|hauna|haundorf|haunetal|haus?|hausach|hausen
niederbayern|hauset|hausham|hausjarvi|hausleiten|hausling|hausmening|haut-fays|haut-ittre|haut-le-wastia|haut-rhin|haute-corse|haute-garonne|haute-loire|haute-marne|haute-normandie|haute-saone|haute-savoie|haute-vienne|hautes-alpes|hautes-pyrenees|hautmont|hautrage|hauts-de-seine|hauwert|hauzenberg|havaj|havana?|havana
city|havay|havdrup|havelange|havelberg|havelock?|havelte|havelterberg|haverfordwest|haverhill|haveri|haversin|havertown|havetoft|havinnes|havirov|havixbeck|havka|havndal|havranec|havre?|havre
de
grace|havre-saint-pierre|hawaii?|hawarden|hawera|hawesville|hawick|hawker?|hawkesbury|hawkesdale|hawkins?|hawkinsville|hawkshead|hawley|hawthorne?|haxtun|hay
river|hay-on-wye|hayakita|hayange|hayden?|hayes?|hayesville|hayfork?|hayingen|hayk|hayn
harz|haynesville|hayneville|hayredin|hays?|haysi|haysin|hayti|hayuliang|hayward?|haywards
heath|hazaribagh|hazebrouck|hazel crest|hazel
green|hazelton|hazelwood|hazen?|hazerswoude-dorp|hazerswoude-rijndijk|hazin|hazin nad
cirochou|hazlehurst|hazleton|hazlin|hazurnagar|ha’apai|headland?|headlands?|healdsburg|healdton|healesville|healy|heard
en mcdonaldeilanden|heard island and mcdonald islands|heard- en mcdonaldeilanden|heard- und
mcdonald-inseln|heardoch mcdonaldoarna|heardov
ostrov|hearne|hearst?|heath?|heathcote|heathfield|heathsville|heavener|hebbronville|heber
city|heber
springs|hebi|hebri|hebron?|hechi|hechingen|hechtel|hechtel-eksel|hechthausen|heckelberg|hector?|hede-funasdalen|hedehusene|hedel|hedemora-sater|hedemunden|hedensted|hedersleben
bei
aschersleben|hedesunda-osterfarnebo|hedgesville|hedikhuizen|hedmark|heeg|heek|heelsum|heelweg|heemserveen|heemskerk|heemstede|heenvliet|heer?|heerde|heerenveen|heerewaarden|heerhugowaard|heerjansdam|heerle|heerlen?|heers?|hees?|heesbeen|heesch|heeslingen-boitzen|heesselt|heestert|heeswijk-dinther|heeten|heeze|hefei|heffen?|heflin|hegang|hegebeintum|hegelsom|hei-
en boeicop|heibloem|heide?|heide holstein|heideck|heidelberg?|heiden kreis borken|heidenau
sachsen|heidenheim an der brenz|heidenheim
mittelfranken|heidenreichstein|heidmuhlen|heigenbrucken|heihe|heijen|heijenrath|heijningen|heikant|heikruis|heilbronn
neckar|heilig landstichting|heiligenberg
baden|heiligenblut|heiligengrabe|heiligenhafen|heiligenhaus|heiligenkreuz am waasen|heiligenkreuz
im lafnitztal|heiligenstadt|heiligenstadt heilbad|heiligenstadt in
oberfranken|heiligerlee|heiloo|heilsbronn|heimbach eifel|heimbach
nahe|heimbuchenthal|heinavesi|heindonk|heinenoord|heinkenszand|heino|heinola|heinsberg|heinsberg
rheinland|heinsberg-randerath|heinsch|heist-aan-zee|heist-op-den-berg|hejls|hejnice|hejnsvig|hekelgem|hekelingen|hekendorp|heks?|helbra|helchteren|helcmanovce|helden?|heldergem|heldrungen|helecine|helen?|helen-bos|helena?|helenaveen|helensburgh|helenska
republika|helensville|helfenberg|helgoland?|heliconia?|helidon|heliodora|heliopolis?|helkijn|hellebecq|hellebæk|hellendoorn|hellenthal|hellenthal-rescheid|hellertown|hellerup|hellevoetsluis|hellmonsodt|hellouw|hellum|helmand?|helmbrechts|helmeringhausen|helmond|helmsdale|helmsley|helmstedt|helmstedt-barmke|helpa|helper?|helsingborg|helsingborg-hoganas|helsinge|helsingfors|helsingør|helsinki?|helvoirt|hemau|hemel
hempstead|hemelum|hemelveerdegem|hemer|hemeringen|hemet|hemgiri|hemiksem|hemingway?|hemlock?|hemmen|hemmet|hemmingford|hemmoor|hempens|hemphill|hempstead|hemptinne|hemptinne-lez-florennes|hemrik|henagar|henckovce|henclova|hencovce|henderson?|hendersonville|hendrichovce|hendricks?|hendrieken|hendrik-ido-ambacht|henegouwen|hengelo?|hengersberg
bayern|hengevelde|hengshui|hengstdijk|hengyang|henin-beaumont|henis|henley-on-thames|henndorf am
wallersee|henne?|henneberg|hennebont|hennef sieg|hennef-uckerath|hennessey|hennickendorf bei
luckenwalde|hennigsdorf|henniker|henning|henningen|hennstedt bei itzehoe|hennstedt
dithmarschen|hennuyeres|henri-chapelle|henrichenburg|henrietta?|henripont|henryetta|henryville|hensbroek|hensies|henstedt-ulzburg|henties
bay|henty|hephzibah|heppen|heppenbach|heppenheim
bergstrasse|heppignies|heppner|heraklion?|herault|herbaijum|herbert?|herbertingen|herberton|herbeumont|herblay|herbolzheim
breisgau|herborn hessen|herbrechtingen|herbstein|herbstein-stockhausen|herceg novi|hercegbosanska
zupanija|hercegovacko-neretvanska zupanija|hercegovacko-neretvanski
kanton|herchies|herculandia|herdecke|herderen|herdersem|herdorf|herdwangen-schonach|hereford?|herent|herentals|herenthout|herfelingen|herford|herfølge|hergatz|hergenrath|hergensweiler|heric|hericourt|heringen
helme|heringen werra|heringsdorf holstein|heringsdorf
seebad|herington|herinnes-lez-pecq|herisau?|herk-de-stad|herkenbosch|herkimer|herkingen|herlany|herleshausen|herlev|herlufmagle|hermagor|hermalle-sous-argenteau|hermalle-sous-huy|hermann?|hermannsburg|hermanovce|hermanovce
nad toplou|hermanuv
mestec|hermee|hermeskeil|hermeton-sur-meuse|hermidale|hermiston|hermitage?|hermon?|hermsdorf
erzgebirge|hermsdorf thuringen|hernandarias|hernando|hernani?|herndon|herne?|herne
hill|hernen|herning|heroldsbach|heroldstatt|heron?|herouville-saint-clair|herpen|herpt|herquegies|herran|herrenberg|herrieden|herrin?|herrischried|herrljunga|herrnbaumgarten|herrnhut|herrsching
am ammersee|herrstein|hersbruck|herscheid
westfalen|herscher|herseaux|herselt|hershey?|herstal|herstappe|hertain|herten?|herten
westfalen|hertford?|hertfordshire?|hertme|hertnik|hertsberge|hertz?|herval|herval
d'oeste|hervartov|herve|herveld|herveo|herwen|herwijnen|herxheim bei landau
pfalz|herzberg|herzberg am harz|herzberg elster|herzberg
mark|herzberg-sieber|herzebrock-clarholz|herzegovina-neretva canton|herzele|herzfelde bei
strausberg|herzlake|herzogenaurach|herzogenburg|herzogenrath|herzogenrath-kohlscheid|herzogsdorf|herzsprung
bei wittstock|hesperange|hesperia?|hesperingen|hessdorf
mittelfranken|hesselager|hessen?|hesseneck|hessisch lichtenau|hessisch
oldendorf|hesston|heteren|hetian|hettinger|hettstedt|hettstedt sachsen-anhalt|hetzdorf bei
strasburg|hetzerath
mosel|heubach|heubisch|heuckewalde|heudeber|heukelom|heukelum|heule?|heumen|heure?|heure-le-romain|heurne|heusden|heusden-zolder|heusenstamm|heusweiler|heusy|heuthen|heuvelland|heveadorp|hever|heverlee|heves|hevillers|hewitt?|hexham|heyd|heyda
bei
riesa|heyfield|heythuysen|heyuan|heywood?|heyworth|heze|hezhou|hezingen|hhohho|hiadel|hialeah?|hiaure|hiawassee|hiawatha?|hibbing|hibiscus
coast|hichtum|hickman?|hickory?|hicksville|hico|hidaard|hidalgo?|hidrolandia|hidrolina|hieflau|hierden|hieslum|higashi-ku|higashimatsuyama|higginsville|high
level|high point|high prairie|high ridge|high river|high springs|high wycombe|highland?|highland
falls|highland park|highland township|highlands?|highlands
ranch|highlandville|highmore|higuey|hijken|hijum|hikone|hilaard|hilbert?|hilchenbach|hildburghausen|hilden|hilders|hildesheim?|hilgermissen|hilgertshausen-tandern|hill
city|hill end|hille|hillegem|hillegom|hillerse kreis gifhorn|hillerød|hillesheim
eifel|hilliard?|hillman|hillsboro|hillsborough|hillsborough
township|hillsburgh|hillsdale|hillside?|hillston|hillsville|hilpoltstein|hilsa|hilter am
teutoburger wald|hilton?|hilton head isle|hilvarenbeek|hilversum?|hilzingen|himachal
pradesh|himare|himatnagar|himbergen|himeji?|himmelpfort|himmelpforten|hincesti|hinckley|hincovce|hindas|hindaun|hindelang|hindeloopen|hindia|hindistan|hindman|hindol|hindoli|hindupur|hines?|hinesburg|hinesville|hinganghat|hingene|hingeon|hinggan|hingham|hingoli|hingua|hinnaard|hinnerup|hinsdale|hinte|hinterhermsdorf|hinterkirch|hinterriss|hintersee|hinterstoder|hinterweidenthal|hinterzarten|hinton?|hinwil|hippolytushoef|hipstedt|hirado|hiratsuka|hirekerur|hiriyur|hirna|hiroo|hirosaki|hiroshima?|hirrlingen|hirschaid|hirschau
oberpfalz|hirschbach im muhlkreis|hirschberg saale|hirschegg|hirschfeld bei
elsterwerda|hirschfelde bei zittau|hirschhorn
neckar|hirson|hirtshals|hirvensalmi|hisarya|hispania?|hissar|hiszpania|hita?|hitachi-omiya|hitachiota|hitchin|hitovo|hitoyoshi|hitrino|hittisau|hitzacker
elbe|hitzacker-wietzetze|hitzum|hives?|hixson|hizla|hjallerup|hjerm|hjortshøj|hjørring|hladovka|hlathikulu|hlavni
mesto praha|hlboke|hlevene|hlinik nad hronom|hlinne|hlinsko|hlivistia|hlohovec|hluboka nad
vltavou|hluk|hluthi|hlyabovo|hniezdne|hnilcik|hnilec|hnivan|hnojne|hnusta|ho chi minh city|hoa
binh|hoa binh province|hoa ky|hoachanas|hobara|hobart?|hobbs?|hobe
sound|hobo?|hoboken?|hobrede|hobro|hochdorf
riss|hochdorf-assenheim|hochfeld|hochfilzen|hochfugen|hochheim|hochheim am
main|hochkirch|hochland|hochneukirchen|hochspeyer|hochst?|hochst im odenwald|hochstadt an der
aisch|hochstadt an der donau|hochstadt pfalz|hocisht|hockendorf bei
dippoldiswalde|hockenheim|hockessin|hodaidah|hodeige|hodejov|hodejovec|hodenhagen|hodgenville|hodgson
range|hodister|hodkovce|hodkovice nad
mohelkou|hodmezovasarhely|hodrusa|hody|hoedekenskerke|hoegaarden|hoei|hoeilaart|hoek?|hoek van
holland|hoeke|hoelbeek|hoeleden|hoenau|hoenderloo|hoensbroek|hoenzadriel|hoepertingen|hoeselt|hoevelaken|hoeven?|hoevenen|hof
bei salzburg|hof saale|hofbieber|hofbieber-schwarzbach|hofern|hofgeismar|hofheim am taunus|hofheim
in unterfranken|hofheim-wallau|hofkirchen an der trattnach|hofkirchen bayern|hofkirchen im
muhlkreis|hofors-storvik|hofstade|hofu|hogansburg|hogansville|hoge hexel|hogne|hognoul|hohberg bei
offenburg|hohburg|hohenahr|hohenaspe|hohenau an der march|hohenau
niederbayern|hohenberg|hohenberg-krusemark|hohenburg|hohenems|hohenfelde bei kiel|hohenfels
oberpfalz|hohenhameln|hohenkirchen bei
wismar|hohenkirchen-siegertsbrunn|hohenlockstedt|hohenmocker|hohenmolsen|hohennauen|hohenpeissenberg|hohenpriessnitz|hohenroda
hessen|hohensaaten|hohenseefeld|hohenstein
wurttemberg|hohenstein-ernstthal|hohentauern|hohenthann|hohenwald|hohenwart
paar|hohenwarth|hohenwarth bei kotzing|hohenwestedt|hohenziatz|hohenzieritz|hohhot?|hohlen?|hohn
bei rendsburg|hohne bei celle|hohnstein|hohnstorf
elbe|hohoe|hohr-grenzhausen|hoisington|hojai|hokitika|hokota|hokovce|holalkere|holambra|holambra
ii|holanda?|holandia|holandske antily|holandske
kralovstvo|holandsko|holbeach|holbrook|holbæk|holcikovce|holcomb?|holden?|holdenville|holdorf
niedersachsen|holdrege|holeby|holenarasipur|holeta gent|holguin
province|holiare|holic|holice|holisa|hollabrunn|hollain|holland?|holland antillak|holland
rocks|hollandale|hollandia?|hollandsche rading|hollandscheveld|hollange|holle bei
hildesheim|hollebeke|hollenstedt nordheide|hollenstein an der
ybbs|holleton|holley?|hollfeld|hollis?|hollister|holliston|hollogne-aux-pierres|hollogne-sur-geer|hollola|hollum|holly
hill|holly ridge|holly springs|hollywood?|holm-seppensen|holmdel|holme-olstrup|holmen|holmes
chapel|holsbeek|holsloot|holstebro|holsted|holstein?|holsthum|holsworthy|holt?|holte?|holten?|holthees|holtheme|holthone|holthusen|holtland|holton|holts
summit|holtum|holtville|holumnica|holwerd|holwierde|holy see (vatican city
state)|holyhead?|holyoke|holysov|holzappel|holzdorf elster|holzendorf bei
prenzlau|holzengel|holzgunz|holzkirchen|holzminden|holzminden-neuhaus|holzwickede|homabay|hombeek|homberg
efze|homberg ohm|hombourg|homburg saar|homburg-einod|home hill|homedale|homer?|homer city|homer
glen|homerville|homestead?|hominy?|hommerts|homna|homocea|homoet|homosassa|hompre|homs?|hon-đu-rat|honaker|honbetsu|honce|honda?|hondelange|honduras|honduraska
republika|hondures|hone?|honea path|honeoye|honeoye falls|honesdale|honey brook|honey
grove|honfleur|hong kong|hong kong s.a.r.|hong-kong|hongaria|hongarije|honghe|hongkong|hongkong
sar van
china|hongria|hongrie|honington|honiton|honjo|honkajoki|honkonq|honnali|honnavar|honnay|honnelles|honokaa|honolulu?|honorio
serpa|honselersdijk|hontianska vrbica|hontianske moravce|hontianske nemce|hontianske
tesare|hontianske trstany|hood river|hoodsport|hoofddorp|hoofdplaat|hoog
soeren|hoog-keppel|hoogblokland|hooge|hooge mierde|hooge
zwaluwe|hoogeloon|hoogenweg|hoogerheide|hoogersmilde|hoogeveen|hoogezand|hooghalen|hoogkarspel|hoogland|hooglanderveen|hooglede|hoogmade|hoogstade|hoogstede|hoogstraten|hoogvliet
rotterdam|hoogwoud|hoopa|hoopeston|hoorn?|hoornaar|hoornsterzwaag|hoosick
falls|hopetoun|hopevale|hopewell?|hopfgarten im brixental|hopkinsville|hopkinton|hoppenrade bei
gustrow|hoppenrade kreis prignitz|hopsten|hopsten-schale|hora svate
kateriny|horabe|horazdovice|horb am
neckar|horb-altheim|horb-dettingen|horb-muhringen|horbelev|horbranz|horby|hordaland|horebeke|horgau|horgen|horgenzell|horhausen
westerwald|horice|horicon|horion-hozemont|horitschon|horizontina|horka|horka nad vahom|horka
ol|horky|hormozgan|horn-bad meinberg|horna|horna breznica|horna kralova|horna krupa|horna
lehota|horna marikova|horna micina|horna poruba|horna poton|horna sec|horna streda|horna
strehova|horna stubna|horna suca|horna ves|horna zdana|hornany|hornbach pfalz|hornberg
schwarzwaldbahn|hornburg kreis wolfenbuttel|hornby|hornby island|hornbæk|horne chlebany|horne
dubove|horne hamre|horne lefantovce|horne mladonice|horne myto|horne nastice|horne obdokovce|horne
oresany|horne otrokovce|horne plachtince|horne prsany|horne saliby|horne semerovce|horne
srnie|horne stitare|horne strhare|horne trhoviste|horne turovce|horne vestenice|horne
zahorany|horne zelenice|horneburg niederelbe|hornell|hornhuizen|horni benesov|horni blatna|horni
briza|horni cerekev|horni jeleni|horni jiretin|horni plana|horni
slavkov|hornow|hornsea|hornslet|hornstein|hornsyld|hornu|horny badin|horny bar|horny hricov|horny
kalnik|horny lieskov|horny pial|horny tisovnik|horny vadicov|horodnic de
sus|horovce|horovice|horpmaal|horqueta?|horrues|horsching|horse cave|horseheads|horsens|horseshoe
bay|horsham|horsingen|horslunde|horsmar|horsovsky tyn|horssen|horst?|horst bei grimmen|horst
holstein|horstedt kreis
rotenburg|horstel|horstel-dreierwalde|horstel-riesenbeck|horstmar|horta?|hortolandia|horton?|hortonville|horvatorszag|horw|hosadurga|hosakote|hosanagara|hosea
kutako int
airport|hosena|hosenfeld|hoshangabad|hoshiarpur|hospers|hospet|hossena|hosskirch|hoste?|hostice|hostie?|hostinne|hostisovce|hostivice|hostka|hostomice|hostoun|hostova|hostovce|hostovice|hosur|hot
springs|hotan|hotantsa|hotchkiss|hotensleben|hoting|hotnitsa|hotolisht|hotton|hotzelsdorf|houdan?|houdemont|houdeng-aimeries|houdeng-goegnies|houdremont|houffalize|houghton|houghton
lake|houilles|houlgate|houlton|houma|house
springs|housse?|houston?|houtain-le-val|houtain-saint-simeon|houtaing|houtave|houtem|houten?|houthalen|houthalen-helchteren|houthem|houthulst|houtigehage|houtvenne|houtzdale|houwaart|houwerzijl|houx?|houyet|hovborg|hove?|hovedgard|hovedstaden|hovelhof|hovelhof-espeln|hoves|howald|howard?|howard
city|howard lake|howardries|howatharra|howe?|howell?|howes valley|howey in
hills|howlong|howraghat|howrah?|hoxie|hoxter|hoxter-furstenau|hoxter-ottbergen|hoxter-ovenhausen|hoya?|hoyerswerda|hozelec|hpa-an|hrabarsko|hrabicov|hrabkov|hrabova
roztoka|hrabovcik|hrabovec|hrabovec nad
laborcom|hrabrino|hrabske|hrabusice|hrachoviste|hrachovo|hradec kralove|hradec kralove
region|hradec nad moravici|hradek|hradek nad nisou|hradisko|hradiste|hradiste pod
vratnom|hradok|hran|hranicne|hranovnica|hrasne|hrasovik|hrastnik|hrazdan|hrcel|hrebinka|hrhov|hriadky|hricovske
podhradie|hrinova|hrishteni|hrisovce|hristianovo|hristo danovo|hrkovce|hrlica|hrnciarovce nad
parnou|hrnciarska ves|hrnciarske zaluzany|hrob|hrochot|hrochuv
tynec|hromos|hronec|hronov|hronovce|hronsek|hronska breznica|hronska dubrava|hronske
klacany|hronske kosihy|hronsky benadik|hrotovice|hroznetin|hruba borsa|hrubonovo|hrubov|hruby
sur|hrusov|hrusovany|hrusovany nad jevisovkou|hrusovo|hrustin|hrvaska|hrvatska?|hrvatska
kostajnica|huachuca
city|huaian|huaibei|huaihua|huainan|hualahuises|huamantla|huambo?|huamuxtitlan|huancavelica|huanggang|huangnan|huangshan|huangshi|huanguelen|huanuco|hubbard?|hubbard
lake|hubbards|hubbardston|huben|hubice|hubina|hubli?|hubosovce|hubova|hubovo|huccorgne|hucin|huckelhoven|huckeswagen|hudcovce|huddersfield?|hude
oldenburg|hude-wusting|hudiksvall|hudson?|hudson bay|hudson
falls|hudsonville|huedin|huejotzingo|huelva?|huesca|huetamo|hueytown|huffenhardt|huffman?|hughenden|hughes
springs|hughesville|hughson|hugialin|huglfing|hugo?|hugo
napoleao|hugoton|huhehaote|huijbergen|huila|huinca renanco|huis ter
heide|huisduinen|huise|huisseling|huissen|huissignies|huittinen|huitzilac|huizen?|huizhou|huizinge|huizingen|hukkeri|huldange|huldenberg|huldingen|hulha
negra|hulhumale|hulin|hullhorst|hulsberg|hulsel|hulshorst|hulshout|hulsonniaux|hulst|hulste|hulten|hultsfred-virserum|huludao|hulun|hulunbuir|humahuaca|humain?|humaita|humbeek|humberto
de
campos|humboldt?|humenne|humera?|humildes?|humlebæk|hummelo|hummelstown|humnabad|humphrey?|humppila|humula|huncovce|hundelgem|hundested|hundslund|hunedoara|hunfeld|hunfelden|hung
yen|hung yen
province|hung-ga-ri|hungari|hungaria|hungary|hungen|hungerford|hungria|hungund|hunkovce|huns?|hunsagi|hunsel|hunstanton|hunsur|hunter
springs|hunterganj|huntersville|huntingburg|huntingdon?|huntingdon vly|huntington?|huntington
beach|huntley?|huntly|huntsville?|hunxe|huonville|huppaye|hurbanova
ves|hurbanovo|hurda|hurdegaryp|huri?|hurley?|hurlock|huron?|hurso|hurst?|hurtgenwald|hurth|hurth
rheinland|hurumu|hurup
thy|huruta|hurwenen|husak|husby|hushaat|husi|husina|husinec|huskisson|husnabad|hussein
dey|hust|hustopece|husum|husum nordsee|hutan
melintang|hutchins|hutchinson?|hutka|huttau|huttenberg|hutthurm|hutto|huttschlag|huty|huvinahadagali|huvsgul|huxley?|huzhou|huzurabad|hvalsø|hvar|hvide
sande|hviderusland|hvidovre|hviezdoslavov|hvoyna|hvozdnica|hy lap|hyannis|hyattsville|hybe|hyde
park|hyden|hyden east|hyderabad?|hyderabad east|hyderabad local|hyderabad
west|hyesan|hylov|hyltebruk-torup|hyon|hyrum|hyrynsalmi|hyuga|hyvinkaa|højbjerg|højby|højer|højslev|høng|hørning|hørsholm|hørve|i-rac|i-ran|i-xra-en|iacanga|iaciara|iacri|iacu|ialmicco|ialomita|ialoveni|iamaice|ianca|iannassi|iano|iapu|iaras|iasi?|iasmos|iati|iavre|iavre'
vigo
rendena|ibadan?|ibague?|ibaiti|iballe|ibara|ibaraki|ibarama|ibaretama|ibate|ibateguara|ibatiba|ibbenburen|ibema|iberia?|ibertioga|ibhayi|ibia|ibiaca|ibiai|ibiam|ibiapina|ibiara|ibiassuce|ibicarai|ibicare|ibicui|ibicuitinga|ibigawa|ibimirim|ibipeba|ibipitanga|ibipora|ibiquera|ibira|ibiracatu|ibiraci|ibiracu|ibiraiaras|ibirajuba|ibirama|ibirapitanga|ibirapua|ibirapuita|ibirarema|ibirataia|ibirite|ibiruba|ibitiara|ibitinga|ibitira|ibitirama|ibitiruna|ibitita|ibitiura
de
minas|ibitiuva|ibituruna|ibiuna|ibotirama|ibrahimpatnam|ibusuki|icapui|icara?|icaraima|icatu|icel?|iceland|icem?|ichak|ichalkaranji|ichenhausen|ichera|ichhawar|ichihara|ichikawa|ichinomiya?|ichinoseki|ichnya|ichtegem|ichu|icking|iconha|icononzo|icy
creek|ida grove|idabel|idaerd|idaho?|idaho city|idaho falls|idaho
springs|idanha-a-nova|idar|idar-oberstein|idaville|iddergem|iddiano|idegem|iden|ider|idestrup|idilevo|idolsberg|idre-sarna|idrija|idro|idsegahuizum|idskenhuizen|idstein|idyllwild-pine
cove|idzega|ielmo
marinho|iemen|iens|iepe|ieper?|ierapetra|ierissos|ierland|iernut|iesa|iesolo|ievoli|iffezheim|ifrane|ifugao|igaci|iganovo|igapora|igaracu
do tiete|igaracy|igarapava|igarape|igarape
grande|igarape-acu|igarape-miri|igarassu|igarata|igaratinga|igatpuri|igdir|igdır|igea
marina|iggio|iglesias|igliano|ignace|ignacio?|ignalina|ignatievo|igne|igny|igoumenitsa|igralishte|igram|igrapiuna|igreja
nova|igrejinha?|iguaba
grande|iguai|iguala?|iguape|iguaraci|iguaracu|iguatama|iguatemi|iguatu|iguipora|ihlany|ihlienworth|ihlow
kreis aurich|ihlow-riepe|ihrac|ihringen|ihtiman|iida|iisalmi|iitti|iiyama|iizuka|ijaci|ijebu
ode|ijevan|ijhorst|ijlst|ijmuiden|ijsland|ijsselham|ijsselmuiden|ijsselstein|ijui|ijzendijke|ijzendoorn|ikaalinen|ikan|ikapa|ikare|ikast|ikeda|ikh-khet|ikh-tamir|ikh-uul|ikwazulu-natali|il
casone|il castagno|il castagno val d'elsa|il fabbro|il romito|il rosi|ilam
province|ilamidi|ilava|ilbono|ilci|ilderton|ile bouvet|ile christmas|ile de france|ile de man|ile
ife|ile norfolk|ile-de-france|ile-du-prince-edouard|iles?|iles aland|iles caimans|iles cocos|iles
cook|iles du vent|iles feroe|iles malouines|iles mariannes du nord|iles marshall|iles salomon|iles
sous-le-vent|iles turks et caicos|iles vierges americaines|iles vierges
britanniques|ilfeld|ilfov|ilha bouvet|ilha comprida|ilha das flores|ilha de itamaraca|ilha de
man|ilha do natal|ilha norfolk|ilha solteira|ilha wake|ilhabela|ilhas aland|ilhas caiman|ilhas
caimao|ilhas coco|ilhas cook|ilhas dos cocos|ilhas falkland|ilhas faroe|ilhas heard e
mcdonald|ilhas malvinas|ilhas marianas do norte|ilhas marshall|ilhas natal|ilhas salomao|ilhas
turcas e caicos|ilhas turks e caicos|ilhas virgens americanas|ilhas virgens britanicas|ilhas
virgens dos eua|ilhavo?|ilheus?|ilhota?|iliasa|iliasovce|ilicinea?|ilija|ilion?|ilirska
bistrica|iliyno|illasi|ille-et-vilaine|illegio|illerkirchberg|illertissen|illes balears|illes
verges britaniques|illes verges dels usa|illichivsk|illiers-combray|illifaut|illingen
saar|illinois?|illintsi|illizi|illkirch-graffenstaden|illmensee|illnau-effretikon|illorai|illschwang|illzach|ilmajoki|ilmenau|ilmenau
thuringen|ilocos norte|ilocos
sur|iloilo?|ilok|ilomantsi|ilombati|ilopolis|ilorin|ilovajsk|ilpendam|ilsede|ilsenburg|ilshofen|ilulissat|imabari|imaculada?|imakane|imamganj|imari|imarui|imatra|imazu|imbau|imbe|imbe
de minas|imbersago|imbil|imbituba|imbituva|imboden|imbuia?|imel|imer|imigrante?|imishli|imlay
city|immendingen|immenhausen hessen|immenstaad am bodensee|immenstadt im
allgau|immokalee|imola?|imotski|impalata|impe|imperatriz?|imperia|imphal?|imponzo|impruneta|impuma-kapa|impumalanga|imrenchevo|imst|imues|imuris|in
amenas|in guezzam|in salah|in via aloi|in via ammiraglio cristodulo|in via brancaccio|in via
chiavelli|in via dalmazia|in via gioiamia|in via messina marine|in via san nicola|inacio
martins|inacovce|inagua|inaja|inalambrica
sps|inari|inarzo|incchon|inchenhofen|incheon|inchon?|incisa in val d'arno|incisa
scapaccino|incline village|inconfidentes|incoronata?|incoronata di
vasto|incourt|incshon|incudine?|indaial|indaiatuba|indapolis|indapur|inde?|inden|indernborski|indi?|india|indian
head|indian lake|indian ocean|indian pacific|indian river|indian
trail|indiana?|indianapolis?|indianola|indianopolis|indiantown|indiapora|indiara|indiaroba|indiavai|indicatore?|indicka
republika|indie?|indien?|indija|indijk|indiprete|indja|indonesia|indonesie|indonesien|indonezia|indonezija|indoneziya|indonezja|indonezska
republika|indore?|indramayu|indre?|indre-et-loire|induno olona|indzhe
voyvoda|ineu|inez?|inezgane|inga?|ingai|ingazeira|ingber|ingelheim am
rhein|ingelmunster|ingelum|ingen|ingeniero jacobacci|ingeniero juarez|ingersoll|inggris
raya|ingham|ingilterra|ingleba|ingleside?|inglewood?|inglis|ingolstadt|ingolstadt
donau|ingolstadt-zuchering|ingooigem|ingore|ingram?|ingre?|ingria|ingurtosu|ingushi
republic|ingwiller|inhacora|inhambane?|inhambupe|inhangapi|inhapi|inhapim|inhauma|inhuma|inhumas|inimutaba|iningizimu
afrika|inirida|injune|inkoo|inlet?|inman|innerkrems|innermanzing|innerpfitsch|innichen|inning am
ammersee|innisfail|innoshima|innot hot
springs|innsbruck?|inola|inovce|inovo?|inowrocław|insch|insel hiddensee|insul|insula
jeju|insuratei|intavolata|interlachen|interlochen|intermesoli|internatl falls|interporto
bentivoglio|intia|inticho|intimiano|intorsura
buzaului|intragna|introbio|introd|introdacqua|introzzo|inubia
paulista|inuvik|inveraray|invercargill?|inverclyde|inverell|inverigo|inverleigh|invermere|inverness?|inverno
e monteleone|inverso
pinasca|inveruno|inverurie|invillino|invorio|inwood|inza|inzago|inzell|ioanella|ioannina?|ioffredo|ioggi|iola|iola
di montese|iolo|iomere|ione?|ionia?|iordaniya|iosrael|iowa?|iowa city|iowa falls|iowa
park|ipaba|ipameri|ipanema?|ipanguacu|ipaporanga|ipatinga|ipaumirim|ipaussu|ipecaeta|ipelske
predmostie|ipelske ulany|ipelsky
sokolec|ipero|ipeuna|iphofen|ipiabas|ipiacu|ipiales|ipiau|ipigua|ipira|ipiranga|ipiranga de
goias|ipiranga do norte|ipiranga do piaui|ipiranga do sul|ipixuna|ipixuna do
para|ipoh?|ipojuca|ipora|ipora do
oeste|iporanga|ippesheim|ipplis|ipsheim|ipstones|ipswich?|ipua|ipuacu|ipubi|ipueira|ipueiras|ipuiuna|ipumirim|ipupiara|iqaluit?|iquique?|iquira|iracema|iracema
do oeste|iracemapolis|iraceminha|iracka republika|irai?|irai de
minas|irajuba|irak?|irakleia|iramaia|iran|iranduba|irani?|iranska islamska
republika|irao|irapua|irapuato|irapuru|iraq|iraquara|iraque|irara?|irati|iraucuba|irbid?|irchonwelz|irece|irechekovo|ireland|iretama|irgiz|irgoli|irineopolis|irinjalakuda|irituia|irkutsk?|irland|irlanda|irlande|irlandia|irlandiya|irlanti|irnfritz|iron
baron|iron knob|iron mountain|iron river|irondale|ironton|ironwood?|iroquois?|iroquois
falls|irorszag|irrel|irrhausen|irshava|irsina|irska|irsko|irtyshsk|irtyshsky
district|irupi|irvine?|irving?|irvington|irwin?|irwinton|is murdegus|is urigus|is-sur-tille|isaac
river|isabela|isagarh|isahaya|isaias coelho|isanti|isasca|isca marina|isca sullo
ionio|ischgl|ischia?|ischia di castro|ischia ponte|ischia porto|ischia san michele|ischia
trentina|ischitella|iselin|iselle|isen|isenbuttel|iseo|isera|isere|iserlohn|iserlohn-letmathe|isernia|isesaki|isfahan
province|isfana|isfara|ishikari|ishikawa|ishinomaki|ishioka|ishkashim|ishpeming|ishøj|isieres|isili|isisford|iskar|iskra|iskrets|iskritsa|isla
bouvet|isla christmas|isla de man|isla norfolk|islamabad?|islamorada|islampur|islamska republika
afganistan|islamska republika iran|islamska republika pakistan|island
park|islanda|islande|islandia|islandiya|islandska republika|islanti|islas aland|islas caiman|islas
cocos|islas cook|islas feroe|islas heard y mcdonald|islas malvinas|islas marianas del norte|islas
marshall|islas pitcairn|islas salomon|islas turcas y caicos|islas virgenes americanas|islas
virgenes britanicas|isle?|isle of arran|isle of benbecula|isle of man|isle of mull|isle of
palms|isle of skye|isle of wight|isle of youth|isles of
scilly|isleton|ismailia|ismayilli|isnello|isnes|isnos|isny im
allgau|isny-eisenbach|iso-britannia|isojoki|isokyro|isola?|isola bella|isola d'arbia|isola
d'asti|isola del cantone|isola del giglio|isola del liri|isola del piano|isola della scala|isola
delle femmine|isola di bene vagienna|isola di bouvet|isola di capo rizzuto|isola di caprera|isola
di fano|isola di fondra|isola di man|isola di natale|isola di ortonovo|isola di palanzano|isola di
pasqua|isola dovarese|isola farnese|isola fossara|isola maggiore|isola morosini|isola
norfolk|isola palmaria|isola rizza|isola sacra|isola san giulio|isola sant'antonio|isola
vicentina|isolabella|isolabona|isolaccia|isolalta|isole aland|isole cayman|isole cocos|isole
cook|isole falkland|isole faroe|isole færoer|isole heard e mcdonald|isole marianne
settentrionali|isole marshall|isole norfolk|isole solomon|isole tremiti|isole turks e caicos|isole
vergini|isole vergini britanniche|isole vergini
statunitensi|isolella|isoletta|isolona|isolotto|isorella|isorelle|isoverde|ispani|ispaniya|isparta|isperih|isperihovo|ispica|ispra|ispra
centro
euratom|israel|israelandia|israele|israil|issaquah|isselburg|isselburg-werth|isserstedt|issiglio|issime|issing|issogne|issoire|issoudun|issum|issy-les-moulineaux|istanbul?|istarska|istebne|istia
d'ombrone|istmina|istocni timor|istocno sarajevo|istra|istrago|istrana|istravshan|isvec|it
heidenskip|ita-timor|itaara|itabaiana|itabaianinha|itabatan|itabela|itabera|itaberaba|itaberai|itabi|itabira|itabirinha|itabirito|itaborai|itabuna|itacaja|itacambira|itacarambi|itacare|itacoatiara|itacuruba|itacurubi|itacurubi
del rosario|itaete|itagi|itagiba|itagimirim|itaguacu|itaguacu da
bahia|itaguai|itaguaje|itaguara|itaguari|itaguaru|itaguatins|itagui|itai|itaiba|itaicaba|itainopolis|itaiopolis|itaipava
do grajau|itaipe|itaipulandia|itaitinga|itaituba|itaja|itajai|itajobi|itaju|itaju do
colonia|itajuba|itajuipe|itako|itala?|itala
marina|itali|italia|italie|italien?|italija|italijanska
republika|italiya|italja|italva|italy|itamaraju|itamarandiba|itamarati|itamarati de
minas|itamaraty|itamari|itambacuri|itambaraca|itambe|itambe do mato
dentro|itamira|itamogi|itamonte|itanagar|itanagra|itang|itanhaem|itanhandu|itanhanga|itanhem|itanhomi|itaobim|itaoca|itaocara|itapaci|itapage|itapagipe|itaparica|itape|itapebi|itapecerica|itapecerica
da serra|itapecuru mirim|itapejara
d'oeste|itapema|itapemirim|itaperucu|itaperuna|itapetim|itapetinga|itapetininga|itapeva|itapevi|itapicuru|itapipoca|itapira|itapiranga|itapirapua|itapirapua
paulista|itapiratins|itapissuma|itapitanga|itapiuna|itapoa|itapolis|itapora|itaporanga|itaporanga
d'ajuda|itapororoca|itapua|itapua do
oeste|itapui|itapura|itapuranga|itaquaquecetuba|itaquara|itaqui|itaquirai|itaquitinga|itarana|itarantim|itarare|itarema|itariri|itarsi|itaruma|itasca?|itatiaia|itatiaiucu|itatiba|itatiba
do sul|itatim|itatinga|itatira|itatuba|itau|itau de
minas|itauba|itaubal|itaucu|itaueira|itaugua|itaum|itauna|itauna do
sul|itavalta|itaverava|itegem|iteya|ithaca?|itieli|itinga|itinga do
maranhao|itiquira|itirapina|itirapua|itirucu|itiuba|itki|itobi|itoigawa|itororo|itri|itta
bena|itterbeck|itterbeek|ittervoort|ittigen|ittireddu|ittiri|ittoqqortoormiit|ittre|ituacu|ituango|itubera|ituiutaba|itumbiara|itumirim|ituni|itupeva|itupiranga|ituporanga|iturama|itutinga|ituverava|ituzaingo|itzehoe|iuiu|iuka|iuna|ivachnova|ivai|ivaipora|ivan
vazovo|ivancha|ivancice|ivancina|ivanec|ivanhoe?|ivanic-grad|ivanice|ivanivka|ivanka pri
dunaji|ivanka pri nitre|ivankiv|ivano fracena|ivano-frankivsk|ivanovce|ivanovice na
hane|ivanovo?|ivanski|ivanychi|ivate|ivatsevichi|ivatuba|ivaylovgrad|ivica|ivinhema|ivittuut|ivolandia|ivoorkust|ivora|ivory
coast|ivoti|ivoz-ramet|ivrea|ivry-sur-seine|ivye|iwade|iwaizumi|iwaki|iwakuni|iwamizawa|iwanai|iwanuma|iwata|iwate|ixtapa|ixtapan
de la
sal|iyomishima|izano|izbeglii|izegem|izel|izenberge|izgrev|iziaslav|izier|izipovce|izkovce|izland|izmail|izmir?|izola|izrael|izraelsky
stat|izumi|izumo|izvor|izvorovo|izvorsko|izyum|izzalini|iława|jaarsveld|jabalpur?|jabarrasulov|jabbeke|jabeek|jabel
bei waren|jabera?|jabiru?|jablon|jablonec|jablonec nad jizerou|jablonec nad
nisou|jablonica|jablonka|jablonne nad orlici|jablonne v podjestedi|jablonov|jablonov nad
turnou|jablonovce|jablonove|jablunkov|jaboatao dos
guararapes|jabodetabek|jabora|jaborandi?|jaboti|jaboticaba|jaboticabal|jaboticatubas|jabrayil|jacana|jacaraci|jacarau|jacare?|jacare
dos
homens|jacareacanga|jacarei|jacarezinho|jachenau|jachymov|jaci|jaciara|jacigua|jacinto?|jacinto
machado|jacksboro|jackson?|jackson center|jacksonville?|jacobabad|jacobina?|jacobina do
piaui|jacobsdorf
mark|jacovce|jacui|jacuizinho|jacunda|jacup|jacupiranga|jacurso|jacutinga|jade-schweiburg|jaen?|jaffarabad|jaffna?|jaffrey|jagadhari|jagalur|jagarnathpur|jagatballavpur|jagatsinghpur|jagdalpur|jaggayyapet|jaghbub|jagodina|jagraon|jagstzell|jagtial|jaguapita|jaguaquara|jaguaracu|jaguarao|jaguarari|jaguare|jaguarembe|jaguaretama|jaguari|jaguariaiva|jaguaribara|jaguaribe|jaguaripe|jaguariuna|jaguaruana|jaguaruna|jahanabad|jahazpur|jahodna|jaiba?|jaicos|jailolo|jainagar|jaintapur|jaipur?|jairampur|jaisalmer|jaisinghnagar|jaitaran|jaithari|jaitpur|jaitwara|jajapur
road|jajapur town|jaklovce|jakobshagen|jakovany|jakubany|jakubov|jakubova
vola|jakubovany|jakusovce|jalal-abat|jalalabad|jalandhar|jalapa?|jalaun|jales|jalesar|jalgaon|jalgaonjamod|jalhay|jalilabad|jalingo|jalisco?|jallandhar|jallet|jalmicco|jalna|jalo|jaloran|jalore|jalostotitlan|jalova|jalovec|jalpa|jalpaiguri|jalsove|jalsovik|jalukie|jama|jamagne|jamai|jamaica|jamaica
plain|jamaika|jamaique|jamajka|jamalpur|jamanchizinho|jamankira|jamay|jambalo|jambeiro|jambes?|jambi|jambi
city|jambusar|jameln|jamesburg|jamestown?|jamiano|jamieson|jamijarvi|jamiolle|jamioulx|jamjodhpur|jamkalyanpur|jamkhandi|jamkhed|jammalamadugu|jammu|jamnagar|jamner|jamnik|jamoigne|jamot|jamsa|jamshedpur?|jamtara|jamtlands
lan|jamui|jamul|jamundi|jamwa ramgarh|jan mayen|janakkala|janauba|jandaia|jandaia do
sul|jandaira|janderup|jandira|jandowae|jandrain-jandrenouille|janduis|jane
lew|janesville|jangada?|jangaon|jangardup|jangareddygudem|janice?|janik|janiky|janiopolis|janisroda|janjgir|jankovce|jannaram|janneby|jannum|janov|janova
lehota|janovce|janovice nad uhlavou|janovik|jansath|janschwalde|janske
lazne|januaria|janze|jaora|japan|japani|japao|japaraiba|japaratinga|japaratuba|japeneh|japeri|japi|japigia|japira|japla|japo|japoata|japon|japonia|japons|japonska|japonsko|japora|japura?|jaqueira|jaquirana|jaraba|jarabacoa|jarabina|jaragua|jaragua
do sul|jaraguari|jaramataia|jarar|jarash|jard-sur-mer|jardas?|jardim alegre|jardim de
angicos|jardim de piranhas|jardim do mulato|jardim do serido|jardim olinda|jardines del
valle|jardinopolis|jareng|jargalan|jargalant|jargaltkhaan|jargeau|jarinu|jarklin|jarmen|jarny|jarocin|jarok|jaromerice
nad
rokytnou|jarosław|jarovnice|jarrell|jaru|jarvenpaa|jarvis?|jarwa|jasdan|jasenica|jasenie|jasenov|jasenova|jasenovce|jasenove|jasenovo|jashipur|jashpurnagar|jasin|jaslovske
bohunice|jasonville|jasov|jasova|jasper?|jasrana|jastraba|jastrabie nad toplou|jastrabie pri
michalovciach|jastrebarsko|jastrzebie-zdroj|jasz-nagykun-szolnok|jaszbereny|jasło|jatai|jataizinho|jatara|jatauba|jatei|jath|jati|jatoba|jatov|jatusana|jatznick|jau
do
tocantins|jauche|jauchelette|jaufental|jaunpur|jaupaci|jauru|jaux|javenitz|javingue|javkhlant|javornik|jawa
barat|jawa tengah|jawa
timur|jawad|jawahar|jawor|jaworzno|jayal|jayamkondan|jayapatna|jayapura?|jazernica|jeanerette|jeannette?|jeber-bergfrieden|jeceaba|jedlinka|jedlove
kostolany|jefferson?|jefferson city|jeffersonville|jeffreys
bay|jehanabad|jehay|jehonville|jeju|jeju-do|jejudo|jekabpils|jelai|jeldu|jelenec|jelenia
gora|jelgava|jelka|jelkobine|jellico|jelling?|jellum|jelsava|jelsi|jelsovce|jelsovec|jelsum|jemappes?|jember|jembke|jemelle|jemen|jemenska
arabska republika|jemenska ludovodemokraticka republika|jemenska
republika|jemeppe-sur-meuse|jemeppe-sur-sambre|jemgum|jemgum-ditzum|jemiison|jemison|jemnice|jena?|jenbach|jeneffe|jeneponto|jenesano|jenesien|jengka
lapan belas|jengka tiga belas|jeniang|jenin|jenipapo dos
vieiras|jenison|jenkins?|jenkovce|jennacubbine|jenne|jennersdorf|jennings?|jensen beach|jeolla
bac|jeolla del norte|jeolla del sur|jeolla do norte|jeolla do sul|jeolla nam|jeolla
połnocna|jeolla
południowa|jeollabuk-do|jeollanam-do|jeonbuk|jeonnam|jeonrabugdo|jeonranamdo|jepang|jeparit|jepun|jequeri|jequia
da praia|jequie|jequitai|jequitinhonha|jerago con orago|jerantut|jerchel
altmark|jerdacuttup|jerdina|jeremoabo|jerera|jerez de garcia
salinas|jericho?|jerichow|jerico?|jerilderie|jeriquara|jerman|jermuk|jerome?|jeronimo
monteiro|jerramungup|jerrys plains|jersey?|jersey city|jersey
shore|jerseyville|jerslev|jerteh|jerumenha|jerup|jerusalem?|jerusalen?|jerxheim|jerzu|jesberg|jesenice|jesenske|jesewitz|jesi|jeskova
ves|jessen|jessen
elster|jesseren|jessore|jesteburg|jestetten|jestice|jesuania|jesuitas?|jesup|jesupolis|jesus
maria|jetmore|jetpur|jette?|jettingen-scheppach|jeuk?|jeumont|jevenstedt|jever|jevicko|jevisovice|jewargi|jewett|jewett
city|jewish autonomous
region|jeypore|jezersko|jhabua|jhadol|jhagadia|jhajha|jhajharpur|jhajjar|jhal
magsi|jhalakati|jhalawar|jhalda|jhalod|jhalokati|jhang|jhansi?|jhargram|jharigan|jharkhand|jharmundi|jharsuguda|jhelum?|jhenaidah|jhikargacha|jhinaidah|jhinkpani|jhumaritalaiya|jhunjhunu|ji'an|ji-parana|jiagedaqi|jiamusi|jian|jiangmen|jiaozuo|jiaxing|jiayuguan|jibou|jibouti|jibuti|jieyang|jiga?|jigiga|jihlava|jihoafricka
republika|jihocesky kraj|jihomoravsky
kraj|jijel|jikawo|jilava|jilemnice|jilin?|jilliga|jilove|jilove u prahy|jim
thorpe|jimaringle|jimbolia|jimboomba|jimbour|jimma|jimma i|jimma
ii|jimmaber|jimna|jinan?|jinchang|jincheng|jind|jindabyne
south|jingalup|jingdezhen|jingmen|jingzhou|jinhua|jining|jinja?|jinst|jintdor|jinzhong|jinzhou?|jiquirica|jirau|jirgital|jiribam|jirikov|jirnsum|jishou|jislum|jisp|jistebnice|jistrum|jitauna|jiujiang|jiuquan|jixi|jizni
cchungcchong|jizni colla|jizni kjongsang|jizni
sudan|jmail|joacaba|joachimsthal|joaima|joanesia|joannis|joanopolis|joao alfredo|joao amaro|joao
camara|joao dias|joao dourado|joao monlevade|joao neiva|joao pessoa|joao pinheiro|joao
ramalho|joaquim felicio|joaquim gomes|joaquim murtinho|joaquim nabuco|joaquim pires|joaquim
tavora|joaquin?|joaquin victor
gonzalez|jobat|jochberg|jocketa|jodhpur?|jodia|jodoigne|jodoigne-souveraine|joensuu|joetsu|jogeva|jogindernagar|johannesburg?|johanngeorgenstadt|johanniskirchen|john
day|johns island|johnsbach|johnson?|johnson city|johnson
creek|johnsonburg|johnsonville|johnston?|johnston city|johnstone|johnstown|johnstown
west|johol|johor bahru|johor
bharu|johstadt|joia?|joida|joigny|joinville?|jois|jokioinen|jokkmokk|jolanda di
savoia|joldelund|joliet?|joliette|jollain-merlin|jomala|jonadi|jonava|joncret|jondaryan|jonesboro|jonesborough|jonesville|joniskis|jonkerslan|jonkersvaart|jonkoping|jonkoping-huskvarna|jonkopings
lan|jonquiere|jonzac|joplin?|joppe|joppolo|joppolo
giancaxio|jora?|jordan?|jordania|jordanie|jordanien|jordanija|jordanske hasimovske
kralovstvo|jordansko|jordao?|jordaozinho|jordenstorf|jordrup|jorhat|jork|jorn|joroinen|jorwert|jose
augusto saldivar|jose bonifacio|jose c. paz|jose da penha|jose de
freitas|joselandia|joseph?|joshimath|joshua tree|jossgrund|jota
esse|jotsholo|joue-les-tours|jourdanton|joure|jouswier|joutsa|jouy-le-moutier|jovencan|joviania|jovice|jovsa|jowai|jowzjan|joypurhat|jrarat|juan
de acosta|juan e. o leary|juan leon mallorquin|juan maria gutierrez|juara|juarez
tavora|juarina|juazeirinho|juazeiro|juazeiro do norte|juazeiro do
piaui|jubar|jubbega|jubek|jucas|juchen|juchen-otzenrath|juchsen|jucurucu|jucurutu|judenburg|judsonia|juelsminde|jugial|jugovzhodna
slovenija|juhoafricka republika|juina|juist?|juiz de
fora|jujumura|julana|julau|julemont|julesburg|julfa|julia
creek|julianadorp|juliasdale|julich|julio borges|julio de castilhos|julio
mesquita|julon|jumet|jumirim|junagadh|junagarh|junco do serido|junction?|junction
city|jundah|jundiai|jundiai do sul|juneau?|junee|junee reefs|jungholz|jungi|jungingen bei
hechingen|junglinster|junin|junkerath|junnar|junqueiro?|junqueiropolis|junsele|jupi|jupia|jupille-sur-meuse|jupiter?|juprelle|juquia|juquitiba|jur
nad
hronom|juranda|jurbarkas|jurbise|jurema|jurgenshagen|jurgenstorf|jurien|juripiranga|juritis|jurkova
vola|jurmala|jurova|jurske|juru|jurua?|juruaia|juruena|jurumirim|juruti|juscimeira|juseret|juskova
vola|jussara|jussari|jussiape|justin?|jutai|juterbog|juti|juticalpa|jutrijp|juuka|juupajoki|juva|juvinopolis|juvisy-sur-orge|juzna
afrika|juzna koreja|juzni sudan|jwaneng|jyderup|jyllinge|jystrup|jyvaskyla|jægerspris|jœuf|k.
maras|k.
murangi|k.abdullah|k.r.nagar|ka-dac-xtan|kaafu|kaag|kaaimaneilanden|kaalifa|kaapverdie|kaard|kaarina|kaarssen|kaaskerke|kaatsheuvel|kaavi|kabale|kabanbai|kabanbai
batyr|kabanjahe|kabardino-balkarian
republic|kabaw|kabe|kabile|kableshkovo|kabo-verde|kabodion|kabong|kabri
dehar|kabul?|kabwe|kacanov|kachar|kachtem|kachua|kacinar|kadamath|kadapa|kade?|kadievo|kadina|kadipur|kadiri|kadoma|kaduna?|kadur|kaedi|kaesong|kafr
el-sheikh|kafuta|kaga|kagal|kagarlyk|kaggevinne|kagoshima?|kahalgaon|kahang|kahenge|kahl am
main|kahla
thuringen|kahoka|kahramanmaras|kahului|kaiaf|kaifeng?|kaij|kaikaluru|kaikohe|kaikoura|kailsahar|kailua|kailua-kona|kaiman-inseln|kaimana|kaimaninseln|kaimganj|kain?|kainach
bei
voitsberg|kainar|kaindorf|kainuu|kairana|kais|kaisarganh|kaisarganj|kaisersbach|kaisersesch|kaiserslautern?|kaisheim|kaisiadorys|kaitaia|kaithal|kajaani|kajal|kajaran|kajiado|kajiki|kajman-szigetek|kajmanie
ostrovy|kajmanski otoci|kakaiya|kakamega|kakdwip|kake|kakegawa|kakerbeck
sachsen-anhalt|kakeya|kakhovka|kakinada|kakogawa|kakrina|kakunodate|kala
nera|kalabahi|kalabaka|kalahariplaas|kalaheo|kalajoki|kalakot|kalaktung|kalama|kalamata|kalamayi|kalamazoo?|kalamazoo
township|kalamb|kalamenova|kalameny|kalamnuri|kalamunda|kalanaur|kalanchak|kalangadoo|kalannie|kalannie
east|kalanwali|kalasin|kalat?|kalava|kalavryta|kalawad|kalbach
rhon|kalbajar|kalbar|kalbarri|kalbatau|kalbe milde|kalchevo|kalchini|kaledonia
baru|kalefeld|kalekovets|kalenberg|kalenik|kalentzi|kaleytsa|kalghatagi|kalgoorlie?|kaliakoir|kalianda|kalida|kaliganj|kaligonj|kalimantan
barat|kalimantan selatan|kalimantan tengah|kalimantan timur|kalimantan
utara|kalimela|kalimpong|kalinga|kaliningrad?|kalinkovichi|kalinkovo|kalinov|kalinovka|kalinovo|kalipetrovo|kalishte|kalispell|kalisz?|kaliti|kalix|kalka|kalkadoon|kalkallo|kalkar|kalkaska|kalkee|kalken|kalkfeld|kalkhorst|kalkrand|kall|kallakurichi|kallam|kallenkote|kalletal|kalletal-varenholz|kallikrateia|kallmet|kallmunz|kallo|kallo-kieldrecht|kalloni|kalmar?|kalmar
lan|kalmeshwar|kalmthout|kalmunai|kalna|kalna nad hronom|kalna
roztoka|kalnica|kalniste|kalofer|kalol|kalona|kalonda|kalore|kalosa|kalotina|kaloyan|kaloyanovets|kaloyanovo|kalpa?|kalpeni|kalpetta|kalpi|kals
am grossglockner|kalsa|kalsdorf bei graz|kaltenbach|kaltenbrunn|kaltenkirchen
holstein|kaltenleutgeben|kaltennordheim|kaltern|kaluga?|kalugerovo|kalundborg|kalush|kalutara|kaluza|kalvehave|kalwakurthy|kalwan|kalwang|kalyan?|kalyan-dombivli|kalyandurg|kalymnos|kamaishi|kamakhyanagar|kamalapur|kamalapuram|kaman|kamanjab|kamanova|kamareddy|kamarhati|kamas|kambadur|kambalda|kamboca|kambodja|kambodscha|kambodza|kambodzsa|kambodzske
kralovstvo|kamboja|kamburovo|kamchatka region|kamchia|kamen?|kamena
vourla|kamenany|kamenar|kamenec pod vtacnikom|kamenets|kamenica|kamenica nad cirochou|kamenica nad
hronom|kamenicany|kamenice nad lipou|kamenicky senov|kamenicna|kamenin|kamenna poruba|kamenna
reka|kamenne kosihy|kamenny most|kameno|kameno
pole|kamenovo|kamenyak|kamenz|kameoka|kamerik|kamern|kameroen|kamerun?|kamerunska
republika|kameyama|kamez|kamiah|kamienka|kamikawa|kamikitayama|kamin-kashirsky|kaministiquia|kamioka|kamishihoro|kamloops|kamma|kammerforst
thuringen|kammern im
liesingtal|kamnik|kamogata|kamogawa|kamojima|kamp-bornhofen|kamp-lintfort|kampala?|kampar|kampen?|kampenhout|kampenn|kamperland|kamperveen|kamphaeng
phet|kampill|kampong gajah|kampong parit tengah|kampong suharto|kamptee|kampung bakam|kampung
pahlawan|kampung parit
tengah|kamsack|kamsar|kamyanets|kamyanets'-dniprovs'ka|kamyanets-podilskyi|kamyanka-buzka|kamysty|kan'onji|kanab|kanada|kanaganapalle|kanaighat|kanakapura|kanakeravan|kanalaki|kanata|kanazawa?|kanchanaburi|kancheepuram|kanchevo|kandahar?|kandangan|kandanos|kandel|kandern|kandhar|kandi|kandieve|kandos|kandukuru|kandy?|kandyagash|kane?|kanegem|kaneohe|kangaatsiaq|kangar|kangarli|kangasala|kangasniemi|kangean|kangerlussuaq|kangeyam|kanggye|kangkar
baru|kangkar
pulai|kango|kangra|kangvon|kangwon|kanhangad|kanianka|kanibadam|kanigiri|kanita|kaniv|kaniva|kanjirapally|kankaanpaa|kankakee|kankan|kankavali|kanker?|kanma|kannad|kannapolis|kannauj|kanne|kannod|kannodi|kannonkoski|kannur|kannus|kano?|kanowit|kanoya|kanpur?|kansas?|kansas
city|kant?|kanta-hame|kantabhanji|kantamal|kantchari|kantens|kanton|kanton capellen|kanton
clerf|kanton mersch|kanton sarajevo|kanturk|kanuma|kanye|kanysh-kya|kaohsiung?|kaokhali|kaoko
otavi|kaolinovo|kap verde|kapaa|kapaau|kapad
wanj|kapal|kapan|kapasan|kapashia|kapatovo|kapchagai|kape verde|kapel
avezaath|kapel-avezaath|kapelle|kapelle-op-den-bos|kapellebrug|kapellen|kapfenberg|kapfenstein|kapinnie|kapinovo|kapisa|kapisova|kapit|kapitan
andreevo|kapitan dimitrievo|kapitan
petko|kapitanovtsi|kaplan|kaplice|kaplna|kapolei|kaposvar|kappeln
schlei|kappelrodeck|kappl|kaprijke|kaprun|kaptai|kapunda|kapurthala|kapusany|kapusianske
klacany|kapuskasing|kapverdska republika|kapverdy|kara
region|kara-balta|kara-kul|kara-kulja|kara-suu|karabalyk|karabalyksky
district|karabuk|karabulak|karabunar|karachayevo-cherkessian
republic|karachi?|karacsony-sziget|karad|karadzhalovo|karadzhovo|karaganda?|karaganda
region|karageorgievo|karaikal|karaikudi|karaisen|karak|karakert|karakol|karaman|karamanovo|karamantsi|karamay|karamendy|karan
varbovka|karanjia|karanovo|karantsi|karapelit|karasburg|karassaisky
district|karasu|karatau|karatobe
district|karatsu|karatta|karaul|karauli|karauylkeldy|karavelovo|karawal
nagar|karawang|karawinna|karazhal|karben|karbintsi|karbow-vietlubbe|karbunare|karby|karcag|karchhana|kardam|kardamyla|kardasova
recice|kardaun|karditsa|kardla|kardzhali|kareli|karera|karersee|kargal|kargil|karhal|kariba|karibib|karijoki|karimganj|karimnagar|karimpur|karimun|karimun
jawa|karine|karise|kariya|karjat|karkala|karkaralinsk|karkkila|karkola|karlgarin|karlholmsbruk-skarplinge|karloning|karlova|karlovac|karlovacka|karlovarsky
kraj|karlovka|karlovo|karlovy vary|karlovy vary
region|karlsbad?|karlsborg|karlshagen|karlshamn-olofstrom|karlshuld|karlskoga|karlskoga-degerfors|karlskrona|karlslunde|karlsruhe?|karlstad|karlstadt|karlstadt-wiesenfeld|karlstein
an der
thaya|karlstift|karlukovo|karmala|karna|karnah|karnal|karnalovo|karnaprayag|karnare|karnataka|karneid|karnes
city|karnobat|karnol|karnten|karoi|karolinka|karoonda|karow bei
lubz|karpa|karpachevo|karpathos|karpenisi|karratha|karrebæksminde|kars|karsamaki|karstadt kreis
prignitz|karstula|karthaus|kartitsch|kartong|karuah|karumba|karunagapally|karup|karur|karvi|karvia|karvina|karwar|karwesee|karystos|kasachstan|kasai-oriental|kasak|kasakhstan|kasama|kasane|kasaoka|kasaragod|kasarahmad|kasdol|kaseda|kasejovice|kasendorf-azendorf|kasern|kasganj|kashar|kashi|kashima|kashipur|kashiwa|kashiwazaki|kaskelen|kaskinen|kaslo|kasnakovo|kasov|kasperske
hory|kaspi|kaspichan|kasrawad|kassandreia|kassel?|kasson|kastamonu|kastav|kastela|kastelbell|kastellaun|kastelruth|kasten
bei boheimkirchen|kaster|kasterlee|kastl bei amberg|kastorf holstein|kastoria|kastrat|kastri
kynourias|kastriot|kastrup|kasugai|kasur|katamatite|katandra
west|katanga?|katangi|katanning|katar?|katarsky
stat|katerinopil|katharinaberg|kathdol|katherine?|kathghora|kathikund|kathu|kathua|katihar|katima-mulilo|katlenburg|katlijk|katlovce|katnaghbyur|katni|kato
achaia|kato
nevrokopi|katol|katon-karagai|katonah|katoomba|katoria|katov|katowice?|katrineholm|kats|katsch an
der mur|katselovo|katsina|kattendijke|katund i
ri|katunets|katunitsa|katuntsi|katwa|katwijk|katwijk
nb|katwoude|katy?|katzenelnbogen|katzow|kaub|kaufbeuren|kaufman?|kaufungen
hessen|kauhajoki|kauhava|kaukauna|kaulille|kaulsdorf|kaumberg|kaunakakai|kaunas?|kauniainen|kaur|kaustinen|kautendorf|kautzen|kavaje|kavala|kavali|kavaratti|kavarna|kavathemankal|kavelstorf|kawagoe|kawaguchi|kawakawa|kawamoto|kawardha|kawasaki?|kaya|kayangel
state|kayenta|kayes|kayman adaları|kayna|kaynardzha|kayndy|kayrakum|kayseri?|kaysersberg|kayu
agung|kazachevo|kazachstan|kazahstan|kazahsztan|kazajstan|kazakhstan|kazakstan|kazanka|kazanlak|kazarman|kazasska
republika|kazimir|kaznejov|kaztalovka|kazuno|kazygurt|kdyne|ke-ni-a|keaau|kealakekua|kearney|kearny|kebado|kebribeyah|kebumen|kecerovce|kecerovsky
lipovec|kech|kechnec|keckovce|kecovo|kecskemet|kedainiai|kedgaon|kedichem|kediri|kedzierzyn-kozle|keeling-szigetek|keene|keenesburg|keent|keeranur|keerbergen|keeseville|keetmanshoop|kefamenanu|kefenrod|kefermarkt|keflavik|kegalle|kegen|kegichivka|kehl|kehl-bodersweier|kehl-goldscheuer|kehnert|keiem|keighley|keijenborg|keilira|keira
i|keira
iv|keitele|keith?|keithville|keizer?|kekerdom|kekri|kelafo|kelang|kelberg|kelc|kelcyre|kelet-timor|kelheim|kelkheim
taunus|kell am
see|keller?|kellerberrin|kellinghusen|kellogg?|kells|kelly?|kelme|kelmentsi|kelmis|kelowna|kelpen-oler|kelseyville|kelso?|kelsterbach|keltern|keluang|kelvin?|kelvington|kemasik|kematen|kematen
am innbach|kematen an der krems|kematen an der ybbs|kematen in
tirol|kemavan|kemayan|kemberg|kemboja|kemerovo?|kemexhe|kemi|kemijarvi|kemin|keminmaa|kemionsaari|kemise|kemmel|kemmerer|kemnath|kemnath
stadt|kemnitz bei greifswald|kemp?|kempele|kempen|kempfeld|kempsey|kempten
allgau|kempton|kemptville|kemzeke|kena|kenadsa|kenai?|kenansville|kenbridge|kendal|kendallville|kendari|kendice|kendrapara|kenedy|kenia?|kenija|kenilworth?|keningau|kenitra|keniya|kenja|kenly|kenmare|kennebunk|kennebunkport|kennedy?|kennedys
creek|kenner?|kennett|kennett square|kennewick|kenora|kenosha|kenova|kensington?|kenska
republika|kent?|kentau|kentland|kenton?|kentucky?|kentville|kentwood|kenwood|kenya|kenyon?|kenzingen|keokuk?|keolari|keonjhar|keosauqua|kepala
batas|kepualuan mariana utara|kepulauan bangka belitung|kepulauan bouvet|kepulauan british
virgin|kepulauan cocos|kepulauan cook|kepulauan falkland|kepulauan faroe|kepulauan
kayman|kepulauan marshall|kepulauan norfolk|kepulauan riau|kepulauan selayar|kepulauan
solomon|kepulauan u.s.
virgin|kerakat|kerala?|kerang|keranigonj|keraniyo|keranyo|kerava|kerben|kereka|keremeos|kerewan|kerhonkson|keria
ii|keria iii|keria v|kericho|kerk
avezaath|kerk-avezaath|kerkdriel|kerken?|kerkenveld|kerkhove|kerkom|kerkom-bij-sint-truiden|kerkrade|kerksken|kerkwerve|kerkwijk|kerkwitz|kerling|kerman?|kerman
province|kermanshah province|kermen|kermit?|kermt|kernersville|kerniel|kernville|kerpen
rheinland-turnich|kerpen-buir|kerpen-horrem|kerrobert|kerrville|kerry?|kersa|kersbeek-miskom|kershaw|kerteh|kerteminde|kesarevo|kesennuma|kesh|keshena|keshobpur|keshod|keshoraipatan|keskal|keski-afrikan
tasavalta|keski-pohjanmaa|keski-suomi|kesovce|kessel|kessel-lo|kesseling|kessenich|kester|kesteren|keswick|keszthely|keta|ketapang|ketchikan|ketchum|kete-krachi|ketrzyn|kettenis|kettering?|kettinge|kettle
falls|ketzin|keumiee|keuruu|kevelaer|kewanee|kewaskum|kewaunee|key biscayne|key largo|key
west|keyser|keystone heights|keysville|kezi|kezmarok|khabarovsk
territory|khachik|khachmaz|khachrod|khadakwasala|khaga|khagaria|khagrachari|khagrachhari|khahgai|khair|khairagarh|khairkhan|khairpur|khajuraho|khakner|khalikote|khalilabad|khalkh|khalkhgol|khaluun|khalwa|khambat|khambhalia|khamgaon|khammam|khan
yunis|khanapur|khanbogd|khandar|khandwa|khanewal|khangal|khanh hoa|khanh hoa
province|khaniadhana|khankandi|khankh|khankhongor|khanpur|kharagauli|kharagpur|kharan|kharar|khargone|kharkhorin|kharkiv?|kharsawa|khartoum?|khartoum
north|khartoum
rural|khashaat|khashuri|khatanbulag|khategaon|khatgal|khatima|khatra|khavda|khed|kheda?|khedbrahma|khemis
el khechna|khemis miliana|khemisset|khemisti|khenchela|kheralu|kheri|kherrata|kherson?|kherson
region|kherwara|khetia|khetri|khilchipur|khirkiya|khishig-undur|khizi|khliehriat|khmelnytskyi|khmilnyk|khndzoresk|khobda|khobdinsky
district|khoiniki|khojali|khojavand|khongor|khoni|khonsa|khopoli|khora|khorixas|khorog|khorol|khoronk|khost|khotimsk|khotin|khotont|khovaling|khovd|khovd
city|khowai|khromtau|khromtau
district|khuder|khujand|khujirt|khukhmorit|khuld|khulna?|khultabad|khulunbuyir|khums|khunti|khurai|khurda|khureemaral|khurja|khurmen|khuroson|khushab|khutag-undur|khuzdar|khuzestan|khyargas|khyber?|ki-ri-ba-ti|kia
ora|kiacatoo|kialla
east|kiama|kiambu|kiarov|kiato|kibet|kibre-mengist|kibris|kibæk|kicevo|kichenitsa|kichha|kidderminster?|kidston|kiefer|kiel?|kiel-windeweer|kielce?|kieldrecht|kien
giang|kien giang province|kienberg
oberbayern|kiens|kierspe|kierspe-ronsahl|kiffa|kihei|kihnio|kiina|kikinda|kikla|kikoira|kikonai|kilauea?|kilb|kilbeggan|kilchrenan|kilcoy|kildare?|kilder|kilgore|kilifarevo|kilis|kilkenny?|kilkis|kilkivan|kill
devil hills|killa
saifullah|killaloe|killam|killarney?|killawarra|killdeer?|killearn|killeen|killen?|killenaule|killin|killingholme|killington|killingworth|killongbutta|killorglin|kilmacthomas|kilmarnock?|kilmelford|kilmore|kilrea|kilronan|kilrush|kiltan|kimba|kimball|kimberley?|kimberling
city|kimberly?|kimswerd|kina?|kinabatangan|kinarut|kincardine?|kincheloe|kindberg|kindelbruck|kinder?|kinderdijk|kindersley|kindia|kinding|king
city|king george|king of prussia|king valley|kingaroy|kingdom of the
netherlands|kingfisher?|kinglake|kingman|kings beach|kings lynn|kings mountain|kings
park|kingsbridge|kingsburg|kingscote|kingsland|kingsley?|kingsport|kingston?|kingston se|kingston
springs|kingston-upon-hull|kingstown?|kingstree|kingsville|kington|kingussie|kingwood?|kinloch
rannoch|kinmen|kinna|kinnula|kinnum|kinrara|kinrooi|kinross?|kinrossie|kinsale|kinsau|kinshasa?|kinsley|kinsman?|kinston|kinwat|kiowa?|kipfenberg|kiphire|kipilovo|kippenheim|kipr|kipsdorf
kurort|kirari suleman nagar|kirbyville|kirchanschoring|kirchardt|kirchbach|kirchbach in
steiermark|kirchbarkau|kirchberg am wagram|kirchberg am walde|kirchberg am wechsel|kirchberg an
der jagst|kirchberg an der pielach|kirchberg bei mattighofen|kirchberg hunsruck|kirchberg in
tirol|kirchberg sachsen|kirchberg wald|kirchdorf an der krems|kirchdorf bei sulingen|kirchdorf im
wald|kirchdorf
poel|kirchenlamitz|kirchenthumbach|kirchgellersen|kirchhain|kirchham|kirchheilingen|kirchheim in
schwaben|kirchheim unter
teck|kirchheimbolanden|kirchhundem|kirchlauter|kirchlinteln|kirchroth|kirchseeon|kirchstetten|kirchtimke|kirchweidach|kirchzarten|kircubbin|kireas|kireevo|kirghizistan|kirgisia|kirgisistan|kirgiska
republika|kirgistan|kirgizie|kirgizistan|kirgizisztan|kirgizska
republika|kirgizsko|kirgizstan|kirguistan|kirguizistan|kiribati|kiribatska
republika|kirikkale|kirilovo|kiritimati|kirk?|kirkcaldy?|kirkcudbright?|kirke eskilstrup|kirke
hyllinge|kirke saby|kirkel|kirkkonummi|kirkland?|kirkland
lake|kirklareli|kirkovo|kirksville|kirkwhelpington|kirn
nahe|kirov?|kirovohrad|kirovsk|kirovske|kirriemuir|kirschau|kirsehir|kirtland|kirtorf|kiruna?|kiryu|kisa|kisaran|kisarazu|kiselevo|kishanganj|kishangarh|kishangarhbas|kishkenekol|kishoreganj|kishtwar|kisii|kiskoros|kiskunhalas|kissamos|kisselbach|kissenbruck|kissidougou|kissimmee|kisslegg|kist?|kisuki|kisumu?|kisvarda|kitajska|kitakami|kitakata|kitakyushu?|kitale|kitami|kitanchevo|kitchener?|kitee|kitimat|kitsman|kitsuki|kittanning|kittery|kittila|kittsee|kitty
hawk|kitzbuhel|kitzingen|kiuruvesi|kivertsi|kivijarvi|kiyevka|kizilsu|kjellerup|kjonggi|klaaswaal|klacany|klace|klacno|kladen
bei
stendal|kladentsi|kladnitsa|kladno|kladruby|kladrum|kladzany|klagenfurt?|klaipeda?|klak|klamath
falls|klampenborg|klanjec|klanxbull|klarenbeek|klarup|klasov|klastor pod znievom|klaten|klatova
nova ves|klaus an der
pyhrnbahn|klausen|klausen-leopoldsdorf|klazienaveen|klazienaveen-noord|klcov|kleblach-lind|klecany|kleeth|klein
aub|klein berssen|klein bunzow|klein karas|klein sankt paul|klein st. paul|klein waterberg|klein
zundert|klein-gelmen|kleinarl|kleinau|kleinblittersdorf|kleinburg|kleine-brogel|kleine-spouwen|kleinich|kleinlangheim|kleinlobming|kleinmachnow|kleinneuhausen|kleinow
kreis
prignitz|kleinreifling|kleinschmalkalden|kleinwarasdorf|kleinwelka|kleinzell|klemensker|klemskerke|klenany|klenov|klenova|klenovec|klenovik|kleptow|klerant|klerken|klerksdorp|kletsk|klettbach|klettenberg|klettgau|klettwitz|kleve|kleve
niederrhein|klichev|kliestina|klietz|klijndijk|klikach|kliment|klimkovice|klimmen?|klimovichi|klin|klin
nad bodrogom|klingenberg am main|klingenberg sachsen|klingenthal
sachsen|klippan-perstorp|klippinge|klisura|klitsche|klitten?|klizska nema|klobenstein|klobouky u
brna|kloden|kloetinge|klokoc|klokocov|klokotnitsa|klooster
lidlum|kloosterburen|kloosterhaar|kloosterzande|klos?|klosterfelde|klosterle|klosterneuburg|kloten?|klotze|klotze
altmark|klovborg|kluang|klubina|klucovec|kluczbork|kluden|kluisbergen|kluizen?|kluknava|klundert|klungkung|klusov|klutz?|klyuch|km
cem|kmetovo|kmetovtsi|knau bei possneck|knebel|knegsel|knesselare|knetzgau|knezevina
lihtenstajn|knezevina
monako|knezha|knightdale|knighton|knightstown|knin|knittelfeld|knizhovnik|knob
noster|knokke|knokke-heist|knox?|knoxville?|knullwald|knurow|knutsford|knyazhevo|knyazhevsko|koarnjum|koba|kobarid?|kobayashi|kobbegem|kobe?|kobeliarovo|kobelyaky|kobern-gondorf|kobilyak|koblenz?|koblenz
am rhein|kobo?|kobo
robit|kobryn|kobuleti|kobyboyn|kobylnice|kobyly|kocaeli|kocani|kocelovce|kocevje|kochan|kochanovce|kochel
am see|kochel-walchensee|kocherinovo|kochi?|kochkor|kochmar|kochovo|kociha|kocin|kockengen|kockte
bei
gardelegen|kocovce|kocurany|kodaikanal|kodangal|koder-thumane|kodersdorf|kodiak?|kodima|kodinar|kodovjat|kodumudi|koduru|koduvayur|koedijk|koekange|koekelare|koekelberg|koersel|koes|koetong|koewacht|koeweit|koflach|koforidua|kofra|kofu?|koga|kogaly|koge|koghb|kohat|kohfidisch|kohgiluyeh
and boyer-ahmad|kohima?|kohistan|kohlberg
oberpfalz|kohren-sahlis|kohtla-jarve|koilkuntla|koilovtsi|kojaneerup|kojatice|kojetin|kojonup|kojsov|kok
lanas|kok-jangak|kokar|kokava nad rimavicou|kokemaki|kokkedal|kokkola|kokomo|kokos
adaları|kokos-inseln|kokosinseln|kokosovce|kokosove ostrovy|kokosovi
otoci|kokoy|kokpekty|kokrajhar|kokshetau|koksijde|koksov|koktobe|kokubunji|kola-deba|kolackov|kolacno|kolaka|kolar|kolaras|kolare|kolari|kolaring|kolarovice|kolarovo|kolartsi|kolasib|kolayat|kolbasov|kolbovce|kolderwolde|kolding|kolea|kolebira|kolena|kolfe|kolfusch|kolfuschg|kolham|kolhapur|kolhorn|kolibabovce|kolinany|kolind|kolinovce|kolitzheim|kolkata|kolkhozabad|kollam|kollapur|kolleda|kollegal|kollmann|kollmar|kollum|kollumerpomp|kollumerzwaag|kolmont-borgloon|kolmont-tongeren|koln?|koln-porz|koloa|kolomak|kolombia|kolomyia|kolonedale|kolonga|kolonica|kolovai|kolschhausen|kolsh|kolta|kolumbia|kolumbie|kolumbien|kolumbija|kolumbijska
republika|kolumbiya|kolumbja|kolymvari|komana|komarany|komarevo|komarno|komarom-esztergom|komarov|komarovce|komatsu|komatsushima|kombat|kombolcha|kombolocha|komen?|komen-waasten|komi
republic|kominternovskoe|komiza|komjatice|komjatna|kommerzijl|komoca|komor
adaları|komoren|komorerna|komori|komorit|komoro|komoros|komorsky
zvaz|komory|komoshtitsa|komotini|kompaniyivka|komptendorf|komsomolsk?|komsomolskoye|komuniga|kon
tum|kon tum province|konare|konawa|konch|kondagaon|kondinin|kondofrey|kongens
lyngby|kongernheim|kongerslev|kongo?|kongo-brazzaville|kongo-kinshasa|kongoi demokratikus
koztarsasag|kongola|kongon demokraattinen tasavalta|kongon
tasavalta|kongorong|koniarovce|konice|konigheim-brehmen|konigs
wusterhausen|konigsbach-stein|konigsberg in bayern|konigsbronn|konigsbruck|konigsbrunn bei
augsburg|konigsee|konigsfeld eifel|konigsfeld im schwarzwald|konigsfeld oberfranken|konigshain bei
gorlitz|konigslutter am elm|konigsmoor|konigsmoos|konigstein im taunus|konigstein
oberpfalz|konigstein sachsische
schweiz|konigswartha|konigswiesen|konigswinter|konigswinter-oberpleis|konin|koningsbosch|koningshooikt|koningslust|koninksem|konispol|konitsa|konitz|koniz|konken|konnern|konnevesi|konni|konnongorring|konongo|konotop|konqo
demokratik respublikası|konqo
respublikası|konradovce|konradsreuth|konska|konstantin|konstantinovo|konstanz?|konta|kontich|kontiolahti|konus|konush|konya?|konyavo|konyovo|konz|konzell|konzska
demokraticka republika|konzska republika|koo wee rup|koog aan de
zaan|kooigem|koolkerke|koolskamp|koolwijk|koongawa|koorawatha|koorda|kooringal|kooskia|kootstertille|kootwijk|kootwijkerbroek|kopanaki|koparagon|kopcany|koper?|kopernica|kopfing
im
innkreis|kopfstetten|kopidlno|kopilovtsi|koping|koplik|koplotovce|koppa|koppal|kopparberg|koppio|koppl|koprinka|koprivets|koprivlen|koprivnica|koprivnica-krizevci|koprivnicko-krizevacka|koprivshtitsa|kopyl|koraput|koratageri|korba|korbach|korbeek-dijle|korbeek-lo|korbelka|korce|korcula|kordai|kordel|kordiky|korea|korea
połnocna|korea południowa|korea selatan|korea utara|korean demokraattinen kansantasavalta|korean
tasavalta|koregaon|koreja ta’ fuq|koreja t’isfel|korejovce|korejska ludovodemokraticka
republika|korejska
republika|korelichi|korem|korets|korgalzhyn|korha|korhogo|korinos|koriten|koriyama|korkina|korma?|kormyansko|korna|korner|korneuburg|kornhorn|kornidzor|kornitsa|korntal-munchingen|kornwerderzand|kornwestheim|koromla|korong
vale|koroni|koror
state|koroska|korosten|korostyshiv|korperich|korpilombolo|korsnas|korsun-shevchenkivsky|korsør|kortehemmen|kortemark|korten?|kortenaken|kortenberg|kortenhoef|kortessem|kortgene|kortijs|kortrijk|kortrijk-dutsel|kortsch|korumburra|korunkova|korycany|korytarky|korytne|koryukivka|kosariska|kosarovce|koscian|koscierzyna|kosciusko?|koseca|kosecke
podhradie|koserow|kosharevo|koshava|koshov|kosice?|kosicka bela|kosicka polianka|kosicke
olsany|kosicky klecenov|kosicky kraj|kosihovce|kosihy nad iplom|kosiv|koski
tl|koskovce|kosli|kosmonosy|kosolna|kosorin|kosovo?|kosovska mitrovica|kossen|kosslarn|kosta
rika|kosta ta’ l-avorju|kosta-rika|kostanai|kostanai region|kostandenets|kostandovo|kostanjevica
na krki|kostany|kostany nad turcom|kostaricka republika|kostarika|kostaryka|kostelec na
hane|kostelec nad cernymi lesy|kostelec nad labem|kostelec nad
orlici|kostelevo|kostenets|kostiantynivka|kostinbrod|kostolany pod
tribecom|kostolec|kostoliste|kostolna|kostolna pri dunaji|kostolna ves|kostolne|kostolne
kracany|kostopil|kostroma?|kostyukovichi|kosuty|koszalin|kota|kota administrasi jakarta barat|kota
administrasi jakarta pusat|kota administrasi jakarta selatan|kota administrasi jakarta timur|kota
administrasi jakarta utara|kota belud|kota bengkulu|kota bharu|kota gelangi|kota jambi|kota
kinabalu|kota marudu|kota samarahan|kota
tinggi|kotabaru|kotabumi|kotagarh|kotagiri|kotamarudu|kotamobagu|kotayk|kotdasanghani|kotebe|kotel|kotelow|kotelva|kotenovtsi|kotesova|kothagudem|kothen
anhalt|koti|kotka|kotkapura|kotlentsi|kotma|kotmanova|kotor|kotovsk|kotputli|kotra|kotrcina
lucka|kotri|kotschach-mauthen|kottayam|kottes|kottmannsdorf|kotu|kotzebue|kotzting|koudekerk aan
den
rijn|koudekerke|koudougou|koudum|koufurderrige|kouhounou|koulamoutou|koulikoro|koumala|kountze|kourim|kousseri|kouts|kouvola|kovachevets|kovachevo|kovachevtsi|kovachitsa|kovacova|kovacovce|kovalov|kovalovec|kovarce|kovel|kovilpatti|kovvur|kowanyama|kowares|koweit?|koyelibeda|koynare|kozani|kozanovo|kozany|kozar
belene|kozarka|kozarovce|kozarsko|kozatin|kozelnik|kozelshchina|kozen?|kozep-afrikai
koztarsasag|kozhikode?|kozi rog|kozi
vrbovok|kozin|kozlany|kozlets|kozloduy|kozlov|kozlovets|kozuchov|kozuchovce|koło|kołobrzeg|kpandu|kraainem|krabbendijke|krabi|krackow|kracunovce|kraftsdorf|kraggenburg|kragujevac|krahule|kraichtal|kraishte|kraj
vysocina|krajna bystra|krajna polana|krajna porubka|krajne|krajne
cierno|krakaudorf|krakovany|krakow?|krakow am see|kral|kralevo|kraliky|kraljevica|kraljevina
belgija|kraljevina danska|kraljevina kambodza|kraljevina lesoto|kraljevina maroko|kraljevina
nepal|kraljevina norveska|kraljevina saudova arabija|kraljevina spanija|kraljevina
svedska|kraljevina tonga|kraljevo|kralov brod|kralova lehota|kralova nad vahom|kralova pri
senci|kralovany|kralovce|kralovehradecky kraj|kralovice|kralovicove kracany|kralovsky
chlmec|kraluv dvur|kramatorsk?|krambach|kramfors|kramolin|kran|kranenburg
niederrhein|kranichfeld|kranidi|kranj|krapchene|krapets|krapina|krapina-zagorje|krapinsko-zagorska|krasen|krasilov|kraskovo|kraslava|kraslice|krasna
hora nad vltavou|krasna lipa|krasna luka|krasna ves|krasnany|krasne udoli|krasnik|krasno|krasno
nad kysucou|krasnoarmeysk|krasnodar territory|krasnodon|krasnogorsk|krasnograd|krasnohorska dlha
luka|krasnohorske podhradie|krasnokutsk|krasnopolye|krasnovce|krasnovo|krasnoyarsk
territory|krasny brod|krasny liman|krasnyi luch|krastava|krastevich|kratzeburg|kraubath an der
mur|krauchenwies|krautheim jagst|kravany|kravany nad
dunajom|kravare|kravenik|kravino|kravoder|kraynitsi|krcava|krefeld?|kreiensen|kreikka|kreileroord|kreischa
bei dresden|kremen|kremenchug?|kremenets|kremenna|kremmen|kremmling|kremna|kremnica|kremnicke
bane|krempe|krems an der
donau|kremsbrucke|kremsmunster|krensitz|krepcha|krepost|kresna|kressberg|kressbronn am
bodensee|kressburgo|krestena|kreta|kretinga|kreuth bei
tegernsee|kreuzau|kreuzlingen|kreuztal|krewerd|kribi|krichev|krichim|krieglach|kriegsfeld|krien|kriens|krieschow|krimml|krimpen
aan de lek|krimpen aan den ijssel|kring van dorth|krippen|krishna
nagar|krishnagiri|krishnarajapet|krislovce|krisovska
lieskova|krispl|kristianstad|kristiinankaupunki|kristinehamn|kristy?|kritzkow|kriva|kriva
krusha|krivan|krivany|krive|krivina|krivo pole|krivodol|krivoklat|krivosud|krivoy
rog|krize|krizevci|krizova ves|krizovany|krizovany nad
dudvahom|krna|krnca|kroasia|kroatia|kroatie|kroatien|kroazja|krogis|krokava|krokom|krolevets|krombeke|krommenie|krompachy|kronach|kronberg
im taunus|kronenberg|kronkup|kronobergs
lan|kronprinzenkoog|kroonstad|kropelin|kropp|kroppach|kroppenstedt|kropstadt|kropswolde|kropyvnytskyi|kroslin|krosno|krosuru|krotoszyn|krottendorf|krpelany|krskany|krsko|krtovce|krucov|krugersdorp?|krugloye|kruibeke|kruiningen|kruishoutem|kruisland|kruje|krum|krumbach|krumbach
schwaben|krume|krummesse|krummhorn-greetsiel|krummhorn-loquard|krummhorn-pewsum|krumovgrad|krumovo|krumovo
gradishte|krumpendorf am worther
see|krun|krupina|krupki|krusa|krusetnica|krusevac|krushare|krushari|krusheto|krushevets|krushevo|krushovene|krushovitsa|krushovo|krushuna|krusinec|krusovce|krutje|kruunupyy|kruzlov|kruzlova|kruzna|kruzno|krynychky|kryry|kryzhopil|ksamil|ksar
el boukhari|ksinna|kthjelle|kuah|kuakunda|kuala balah|kuala berang|kuala brang|kuala igan|kuala
kangsar|kuala klawang|kuala krai|kuala krau|kuala kuayan|kuala kubu baru|kuala kurun|kuala
lipis|kuala lumpur|kuala pembuang|kuala penyu|kuala pilah|kuala rompin|kuala selangor|kuala sungai
baru|kualatungkal|kuantan|kuba|kubaard|kubadin|kubanovo|kubanska
republika|kubrat|kuchak|kuchinda|kuching?|kuchyna|kucin|kucove|kudal|kudamatsu|kudang|kudat|kudelstaart|kudligi|kuens|kuerle|kufstein|kuhfelde|kuhi|kuhlungsborn
ostseebad|kuhmo|kuhmoinen|kuhren bei wurzen|kuhtai|kuinre|kuitaart|kuito|kuitun|kujawsko|kuji|kuk
adaları|kukerin|kukes|kuki|kuklen|kuklov|kukmirn|kukova|kukovi
otoci|kukshi|kukucinov|kula|kulai|kulan|kulata|kuldiga|kulgam|kulikivka|kulim|kulin|kulin
west|kulina voda|kulithalai|kullu|kulmbach|kulpmont|kulsary|kulsheim
baden|kulti|kulyab|kumagaya|kumaishi|kumakams|kumakogen|kumamoto?|kuman|kumano|kumanovo|kumasi?|kumba|kumbakonam|kumbalgarh|kumbarilla|kumberg|kumbia|kumbo|kumlinge|kumsangir|kumta|kumtich|kuna?|kunak|kunarha|kunda|kundam|kundapur|kundgol|kundl|kunduz|kunene
river
lodge|kunerad|kunesov|kungalv|kungsbacka|kungsor|kunigal|kuningan|kunino|kunisaki|kunkawav|kunkuri|kunming?|kunnamkulam|kunova
teplica|kunovice|kunrau|kunreuth|kunstat|kuntaur|kununurra|kunzelsau|kuopio?|kuortane|kupang|kupferzell|kupiskis|kuppam|kuppelwies|kups|kupunn|kupwara|kupyansk|kuralany|kuranda|kurashiki|kurayoshi|kurchatov|kurchum|kurdamir|kurdistan?|kure?|kuressaare|kurfar|kurgan?|kurgan-tube|kuria|kurigram|kurikka|kurima|kurimany|kurimka|kuringen|kuringup|kuriyama|kurkheda|kurnool|kuroiso|kuroka|kurov|kurow|kurrajong
heights|kurram agency|kursk?|kurtan|kurtatsch|kurten|kurten-durscheid|kurtinig|kurtovo
konare|kurud|kurugodu|kurukshetra|kurume|kurunegala|kurwai|kuryk|kuse|kusel|kusey|kushalgarh|kushimoto|kushiro|kushtia|kusin|kusmi|kusnacht|kussabat|kussnacht|kustagi|kustavi|kustrin-kietz|kusu|kusumba|kutacane|kutahya|kutaisi?|kutchan|kutchmandvi|kutela|kutenholz|kutina|kutiyana|kutjevo|kutniky|kutno|kutovo|kutsina|kuttekoven|kuty|kutztown|kuuba|kuurne|kuusamo|kuvait|kuvajt|kuvajtsky
stat|kuveyt|kuwait|kuwajt|kuwana|kuwejt|kuybyshev?|kuyu|kuzey chungcheong|kuzey gyeongsang|kuzey
jeolla|kuzey
kıbrıs|kuzhithurai|kuzmice|kuznetsovsk|kvacany|kvakovce|kvangdzsu|kvareli|kvasov|kvetoslavov|kvistgard|kværndrup|kwaadmechelen|kwadendamme|kwadijk|kwakwani|kwale|kwangdzu|kwanza-norte|kwanza-sul|kwaremont|kwazulu
natal
midlands|kwenella|kwidzyn|kwintsheul|kyabram|kyalite|kyancutta|kyatpyin|kye-ossie|kyeamba|kyiv|kyiv
city|kyjatice|kyjov|kyle?|kyllburg|kymenlaakso|kymi|kymmene|kyncelova|kyneton|kynsperk nad
ohri|kyogle|kyoto?|kyparissia|kypr|kyprinos|kypros|kyrgyz republic|kyrgyzstan?|kyritz|kyritz
brandenburg|kysak|kyselica|kysta|kysucke nove mesto|kysucky
lieskovec|kythera?|kyustendil|kyyjarvi|kyzyl-adyr|kyzyl-suu|kyzylkia|kyzylorda|kyzylorda
region|københavn|køge|kırklareli|kırsehir|kırıkkale|kłodzko|l'aigle|l'alzoni|l'anse|l'aquila|l'assomption|l'escaillere|l'isle
adam|l'islet|la apartada|la argentina|la baie|la barbad|la bassee|la baule escoublac|la belleza|la
bianca|la borra|la botte|la bourboule|la bouverie|la bresse|la briglia|la bruyere|la calera|la
caletta|la california|la capilla|la carlota|la carnia|la casbah|la cassa|la ceiba|la ceja|la
celia|la celle saint cloud|la center|la chapelle sur erdre|la charite sur loire|la chatre|la
chaux-de-fonds|la chorrera|la clayette|la comina|la conner|la corte|la coruna|la costa|la costa di
laives|la courneuve|la crescent|la cretaz|la crete|la croce|la croix-saint-ouen|la crosse|la
cruz|la cumbre|la dorada|la dulce|la esperanza|la estrella|la falda|la farge|la fayette|la fere|la
feria|la ferte bernard|la ferte sous jouarre|la ferte-bernard|la fiora|la fiorana|la fleche|la
florida|la foce|la follette|la forma|la gala|la giustiniana|la glanerie|la gleize|la gloria|la
grande|la grange|la granja|la guadalupe|la guadeloupe|la guerche-sur-laubois|la habra|la hestre|la
hulpe|la jagua de ibirico|la jagua del pilar|la jara|la jolla|la junta|la landrigga|la libertad|la
lima|la llanada|la loggia|la loupe|la louviere|la luce|la macarena|la maddalena|la magdalena|la
magdeleine|la malbaie|la manna|la marque|la martella|la masica|la merced|la mesa|la montanita|la
morra|la moschella|la muddizza|la mure|la murgetta|la palma|la paz|la pedrera|la pena|la
petrizia|la piedad|la pila|la pine|la pintada|la place|la plata|la playa|la pocatiere|la porte|la
porte city|la pradera|la prairie|la primavera|la puente|la puerta|la punta|la querce|la quercia|la
quiaca|la quinta|la reole|la reunion|la rioja|la roche sur yon|la roche-sur-yon|la rochelle|la
ronge|la rotta|la runcina|la rustica|la salina|la salle|la salute di livenza|la santona|la
sarre|la saxe|la scala|la secca|la serena|la serra|la sierra|la souterraine|la spezia|la storta|la
tebaida|la thuile|la tola|la toma|la torre|la tour-de-peilz|la tranche sur mer|la traversa|la
tuque|la union|la uvita|la valle|la valle agordina|la valletta brianza|la vecchia|la vega|la
vergne|la verna|la verne|la vernia|la veta|la victoria|la vigueta|la villa|la
virginia|la-roche-en-ardenne|laa an der thaya|laaber|laag?|laag
zuthem|laag-keppel|laag-soeren|laage|laakdal|laakirchen|laamu|laar?|laar vechte|laarne|laas|laasow
bei
calau|laatsc|laatsch|laatzen|laayoune|labaro?|labateca|labe?|labelle|labico|labin|labinot-fushe|labis|laboe|labouheyre|laboulaye|labrador
city|labranzagrande|labrea|labro?|labuan?|labuha|labuhanbajo|labuissiere|lac du bonnet|lac du
flambeau|lac la biche|lac-des-ecorces|lac-etchemin|lac-megantic|lacchiarella|laccio?|lacco|lacco
ameno|lacedonia|laceno|lacerdopolis|laces?|lacey?|lachin|lachine|lachlan|lachute|lackendorf|lackov|lackova|lacolle|lacombe|lacon?|laconi|laconia?|lacuisine|lacygne|lada?|ladainha?|ladang
geddes|ladang
tiga|ladanggeddes|ladario|ladbergen|ladce|ladelund|ladenburg|ladendorf|ladeuze|ladice|ladispoli|ladmovce|ladnun|ladomerska
vieska|ladomirov|ladomirova|ladpura|lady lake|ladybank|ladysmith?|ladyzhin|ladzany|laen|laer kreis
steinfurt|laerru|lafayette?|laffer|lafia|lafitte?|lafnitz|laforet|laga|lagamar|laganadi|lagaro|lage
lippe|lage mierde|lage vuursche|lage zwaluwe|lageland|lagerdorf|lages|laggan|laggio di
cadore|laghetti|laghetto di castel gandolfo|laghetto di
montecompatri|laghi?|laghman|laghouat|lagkadas|lagkadikia|laglio|lagnasco|lagny-sur-marne|lago
averno|lago boracifero|lago da pedra|lago di vico|lago do junco|lago dos rodrigues|lago
patria|lago verde|lagoa?|lagoa alegre|lagoa d'anta|lagoa da canoa|lagoa da confusao|lagoa da
prata|lagoa de dentro|lagoa de pedras|lagoa de velhos|lagoa do bauzinho|lagoa do itaenga|lagoa do
mato|lagoa do ouro|lagoa do piaui|lagoa do sitio|lagoa do tocantins|lagoa dos gatos|lagoa dos
patos|lagoa dos tres cantos|lagoa dourada|lagoa formosa|lagoa grande|lagoa grande do
maranhao|lagoa nova|lagoa real|lagoa salgada|lagoa santa|lagoa seca|lagoa
vermelha|lagoao|lagodekhi|lagoinha|lagonegro|lagonisi|lagopesole|lagos?|lagos de
moreno|lagosanto|lagrange?|lagrimone|laguna beach|laguna carapa|laguna hills|laguna
niguel|lagundo|lahad datu|lahaina|lahamaide|laharum|lahat|lahatdatu|lahden|laher|laheys
creek|lahj|lahnstein|lahntal|laholm|lahore?|lahoysk|lahr
schwarzwald|lahstedt|lahti|lahul|lahunipara|lai chau|lai chau
province|laiano|laibin|laichingen|laidley|laigueglia|laihia|laille|lainate|laingsburg|laino|laino
borgo|laino castello|laion|laipacco|lairg|laise|laitila|laives|laiwu|lajatico|laje?|laje do
muriae|lajeado?|lajeado grande|lajeado novo|lajedao|lajedinho|lajedo|lajedo do
tabocal|lajedos|lajen|lajes?|lajes das flores|lajes do batata|lajes do pico|lajes
pintadas|lajinha|lakatnik|lakatrask|lake alfred|lake andes|lake ariel|lake arrowhead|lake
arthur|lake bolac|lake buena vista|lake butler|lake cargelligo|lake charles|lake city|lake
clifton|lake cowichan|lake crystal|lake elsinore|lake forest|lake geneva|lake george|lake
grace|lake havasu city|lake helen|lake hopatcong|lake isabella|lake jackson|lake king|lake
linden|lake lure|lake magenta|lake mary|lake mason|lake meran|lake mills|lake mundi|lake
oconnor|lake odessa|lake orion|lake oswego|lake ozark|lake park|lake placid|lake providence|lake
saint louis|lake station|lake stevens|lake tomahawk|lake toolbrunup|lake villa|lake village|lake
wales|lake zurich|lakefield|lakeland?|laken?|lakeport|lakes entrance|lakeside?|lakeside
marblhd|lakeview|lakeville|lakeway|lakewood?|lakewood
township|lakhandur|lakhimpur|lakhisarai|lakhnadon|lakhpat|lakhtar|laki|lakin|lakki
marwat|lakkireddipalli|laksarska nova
ves|lakshmipur|lalalty|lalapanzi|lalbert|lalendorf|lalganj|lalibela|lalitpur|lalling|lallio|lalmohan|lalmonirhat|lalpur|lalsot|lam
dong province|lam oberpfalz|lam đong|lama dei peligni|lama di reno|lama di setta|lama mocogno|lama
pezzoli|lama
polesine|lamadacqua|lamain|lamalunga|lamar?|lamarao|lambach|lamballe|lambarene|lambari|lambari
d'oeste|lambayeque|lambermont|lambertschaag|lambertville|lambrate|lambrecht
pfalz|lambrechten|lambrinia|lambrugo|lambton|lambusart|lame
deer|lamego?|lameque|lamerdingen|lameroo|lamesa|lamezia terme|lamia?|lamie di
olimpie|lamim|lamine?|lammari|lamole|lamoli|lamon|lamongan|lamoni|lamont?|lamontzee|lamorlaye|lamorteau|lamosano|lamotte-beuvron|lamoure|lampang|lampasas|lampazzone|lampedusa?|lampedusa
e
linosa|lampernisse|lampertheim|lampertheim-huttenfeld|lampeter|lamporecchio|lamporo|lamprechtshausen|lampung|lamspringe|lamstedt|lamswaarde|lamta|lanai
city|lanaken|lanao del norte|lanao del
sur|lanark?|lanaye|lancashire?|lancaster?|lancelin|lancenigo|lanchang|lanchxuti|lanciano?|lancusi|lancy|land
o' lakes|landau an der isar|landau in der
pfalz|landazuri|landeck|landegem|landelies|landen?|landenberg|landenne|lander?|landerneau|landerum|landervale|landes?|landgraaf|landhorst|landi|landiona|landivisiau|landl|landri
sales|landriano|landrum|landsberg am lech|landsberg
sachsen-anhalt|landsborough|landscheid|landshut|landskouter|landskrona|landskrona-svalov|landsmeer|landstuhl|laneffe|lanesboro|lanester|lanesville|lanett|lang
son|lang son
province|langa?|langasco|langau|langballig|langbroek|langdon|langdorp|langeais|langebruck|langebæk|langedijke|langelille|langelo|langelsheim|langemark|langemark-poelkapelle|langen
bei bregenz|langen bei bremerhaven|langen hessen|langen-neuenwalde|langenau wurttemberg|langenberg
kreis gutersloh|langenboom|langenburg|langenenslingen|langeness hallig|langenfeld|langenfeld
mittelfranken|langenfeld
rheinland|langenhennersdorf|langenhorn|langenleuba-niederhain|langenlois|langenlonsheim|langenneufnach|langenselbold|langenthal|langenwang|langenweddingen|langenwetzendorf|langenzenn|langenzersdorf|langeoog|langerak|langerwehe|langeskov|langeveen|langeweg|langezwaag|langfang|langgons-niederkleen|langhagen
bei gustrow|langhirano|langholm|langhorne|langhorne
creek|langkap|langley?|langlingen|langogne|langon|langosco|langquaid|langres|langsa|langschlag|langstrand|langton?|languedoc-roussillon|langueux|languidic|langwedel
holstein|langwedel kreis
verden|langwedel-etelsen|langweer|lanham?|lanji|lanka?|lankaran|lanklaar|lannemezan|lannilis|lannion|lanoraie|lanovtsi|lanquesaint|lansdale|lansdowne|lansing?|lansing
charter township|lantin|lantremange|lanusei|lanuvio|lanvollon|lanz
brandenburg|lanzara|lanze|lanzetta|lanzhot|lanzhou?|lanzo d'intelvi|lanzo di martina franca|lanzo
torinese|lao cai|lao cai province|lao people's democratic republic|laois|laon|laona|laos|laoska
ljudska demokraticna republika|laoska ludovodemokraticka republika|laoska narodna demokratska
republika|laosz|lapa?|lapao?|lapedona|lapeer|lapinjarvi|lapinlahti|lapio|laplace?|laplaigne|lapland?|laporte|lappach|lappajarvi|lappano|lappato|lappeenranta|lappi|lappland|laprida|lapscheure|lapua|lapworth|lara?|larache|laramie?|laranja
da terra|laranjal?|laranjal do jari|laranjal paulista|laranjeiras?|laranjeiras do
sul|larantuka|larbaa|larchmont|larchwood|larciano|lardaro|larderello|larderia|lardirago|lardy?|laredo?|laren|lari?|lariano|larido|larino|larissa|larizzate|larkana|larkspur?|larne?|larned|larochette|larose|larsen?|las
animas|las colonias dept.|las cruces|las flores|las lomitas|las palmas|las plassas|las tunas
province|las varillas|las vegas|lasa?|lasalle|lasbela|lasby|lascari|lascari
scalo|lascov|lases|lasino|laskar|lasko|laskovce|lasne|lasne-chapelle-saint-lambert|lasnigo|laspezia|lassahn|lassan
bei wolgast|lassance|lassee?|lassolaz|laste di rocca
pietore|lastebasse|lastomir|lastoursville|lastovce|lastra a
signa|lastrup|lastrup-hemmelte|lat-vi-a|latakia?|latehar|latera?|lateri|laterina|laterina
stazione|laterns|laterza|latham|lathen|lathrop|lathum|lathuy|latiano|latignano|latina
aeroporto|latina di baia|latina
scalo|latinne|latisana|latky|latour|latrobe?|latronico|latsch|latta?|lattakia|lattarico|latte?|lattrop-breklenkamp|lattughelle|latur|latvia|latvija|latviya|latvja|latzfons|laubach
hessen|laucha
unstrut|lauchhammer|lauchheim|lauco|lauda-konigshofen|lauder?|laudes|lauenau|lauenbruck|lauenburg
elbe|lauenstein sachsen|lauf an der pegnitz|laufach|laufen salzach|lauffen am
neckar|laughlin|laughlin afb|lauingen
donau|laukaa|launceston?|laundi|launsdorf|laupheim|laura?|laureana cilento|laureana di
borrello|lauregno|laurein|laurelville|laurencekirk|laurens|laurentino?|laurenzana|lauria|lauria
inferiore|lauria superiore|lauriano|laurignano|laurinburg|laurino?|laurito|lauro?|lauro de
freitas|lauro di sessa aurunca|lauro muller|lauropoli|lausanne?|lauscha|lauschutz|lausdomini|lauta
bei hoyerswerda|lautem|lauterbach hessen|lauterecken|lauterhofen oberpfalz|lauterstein|lautertal
odenwald|lautoka|lautrach|lauw?|lauwe?|lauwersoog|lauwerzijl|lauzacco|lauzzana|lavacherie|lavagna?|lavagno|lavagnola|lavaiano|laval?|lavaltrie|lavamund|lavang-lavang|lavariano|lavarone|lavarone
cappella|lavaux-sainte-anne|lavello|lavena ponte tresa|laveno|laveno
mombello|lavenone|laverda|laverne?|lavers
hill|laverton|lavezzola|laviano|lavina|lavinaio|lavinia?|lavinio lido di enea|lavino di
mezzo|lavis|lavoir?|lavone|lavone di pezzaze|lavonia|lavorate?|lavras?|lavras da mangabeira|lavras
do sul|lavras
novas|lavrinhas|lavrio|lawas|lawndale|lawrence?|lawrenceburg|lawrenceville|lawson?|lawton|laxa?|laximpur|laxmangarh|laxmipur|laxolo|layang-layang|layton?|laytonville|layyah|lazany|lazarovo|lazdijai|lazfons|lazise|lazisko|lazne
belohrad|lazne bohdanec|lazne kynzvart|lazurne|lazy pod
makytou|lazzaretto|lazzaro|lazzate|lazzeretto|le badie|le bagnese san giusto|le bic|le blanc|le
blanc mesnil|le botteghe|le bourg-doisans|le bourget|le casette|le casine|le castella|le cateau
cambresis|le cateau-cambresis|le center|le chesnay|le claire|le cozze|le crete|le creusot|le
croci|le crotoy|le faouet|le ferriere|le forna|le francois|le grand quevilly|le grand-saconnex|le
grazie|le grazie varignano|le havre|le lorrain|le mans|le mars|le mesniel|le moline|le morne
rouge|le morne vert|le mosse|le palais|le perray en yvelines|le perreux sur marne|le
plessis-robinson|le pouliguen|le prese|le puy-en-velay|le raincy|le regine|le relecq kerhuon|le
robert|le roeulx|le roux|le roy|le rughe|le stiacciole|le sueur|le touquet paris plage|le
val-d'ajol|le vauclin|le vesinet|le ville|le-xo-tho|lea valley|lead hill|leadville|league
city|leakesville|leakey?|leamington|leandro ferreira|leandro n.
alem|learmonth|leavenworth?|leawood|lebach|lebach-steinbach|lebanon|lebap|lebbeke|lebec|lebedin|lebedinovka|lebel-sur-quevillon|lebon
regis|lebork|lebrija|lebus|lebusa|leca?|lecce?|lecce nei
marsi|lecchi?|leccio|lecco?|lech?|lechaina|lechnica|leck?|leconi|ledbury|lede?|ledeacker|ledeberg|ledec
nad sazavou|ledegem|ledenik|lednica|lednicke rovne|ledro?|leduc|ledvice|lee's
summit|leechburg|leeds?|leefdaal|leegebruch|leek?|leeman|leende?|leens|leer
ostfriesland|leerbeek|leerbroek|leerdam|leermens|leernes|leers-et-fosteau|leers-nord|leersum|leesburg|leest?|leesville|leeton|leetonia|leeuwarden?|leeuwergem|leeville|leezen|leffe|leffinge|lefkada|lefkimmi|leforest|lefroy|legau|legden?|legemeer|leggiuno|legino|legionowo|leglise|legnago|legnano|legnaro|legnava|legnica?|legoli|legume?|lehchevo|lehesten
thuringer wald|lehi|lehigh acres|lehighton|lehnice|lehnin|lehota|lehota nad rimavicou|lehota pod
vtacnikom|lehotka|lehotka pod
brehmi|lehrberg|lehre?|lehre-essenrode|lehre-wendhausen|lehrte?|lehrte-arpke|leiblfing|leibnitz?|leicester?|leicester
park|leicestershire?|leichhardt range|leichlingen
rheinland|leiden?|leidenborn|leiderdorp|leidschendam|leifers|leigh creek south|leighton?|leighton
buzzard|leignon|leimen
pfalz|leimuiden|leimuiderbrug|leinburg|leinefelde|leini|leinster?|leinzell|leipsic|leipzig?|leipziger
land|leiria?|leisele|leisnig|leitchfield|leitrim|leitzkau|leiva?|leivi|lejan|lejanias|lejre|lekarovce|leke|lekkerkerk|lekkum|leksand-insjon|leku|lela?|leland?|lelchitsy|leles|lellens|lelystad|lembach
im
muhlkreis|lembeek|lembeke|lemberge|lembruch|lemele|lemelerveld|lemesany|lemforde|lemgo|lemgo-kirchheide|lemgow|lemi|lemie|lemiers|lemland|lemma?|lemmer|lemming?|lemmon|lemna|lemont|lemoore|lempaala|lemvig|lenart
v slovenskih goricah|lenartov|lenartovce|lencois
paulista|lendak|lendava|lendelede|lendinara|lengede|lengefeld erzgebirge|lengel|lengenfeld unterm
stein|lengenfeld vogtland|lenger|lengerich emsl|lengerich
westfalen|lenggong|lenggries|lenggries-fall|lengmoos|lengstein|lengstein am
ritte|lenguazaque|lengyelorszag|leni|leningrad
region|lenka|lenkovo|lenna|lennestadt|lennestadt-oedingen|lennik|lenningen|lenno|lennox|leno?|lenoir?|lenoir
city|lenola|lenovo|lenox|lens-saint-remy|lens-saint-servais|lens-sur-geer|lensahn|lentate sul
seveso|lentekhi|lentella|lentiai|lentigione|lenting|lentini|lentiscosa|lentvora|lenzburg|lenzen?|lenzi|lenzkirch|leoben|leobersdorf|leoberto
leal|leoburn|leofara|leofreni|leogang|leognano|leola?|leoma|leominster|leonacco|leonard?|leonardtown|leonardville|leonberg
wurttemberg|leone?|leone santa elisabetta|leonessa?|leonessa di
melfi|leonforte|leongatha|leonidio|leonora?|leons|leopardi?|leopold?|leopoldina?|leopoldo de
bulhoes|leopoldov|leopoldsburg|leopoldsdorf im
marchfelde|leopoldshohe|leopolis|leosota|leoti|leova|lepaera|lepel?|lepelstraat|lepitsa|lepoglava|leporano|leporano
marina|leppavirta|lepsy|lequile|lequio berria|lequio tanaro|lerca|lercara
friddi|lerchi|lerici|lerida?|lerik|lerino|lerma|lermontovo|lernanist|lernapat|leros|lerum|lerwick?|les
andelys|les avins|les bons|les bulles|les cedres|les escoumins|les hayons|les herbiers|les
mureaux|les rousses|les sables d'olonne|les ulis|les
waleffes|lesa?|lesachtal|lesdain|lesegno|lesenice|leshan|leshnitsa|leshnje|lesicek|lesicharka|lesicheri|lesichovo|lesidren|lesignana|lesignano
de' bagni|lesignano
palmia|lesina|leskovac|leskovets|leskovik|leslie?|lesmo?|lesna?|lesne|lesneven|lesnica|lesnovo|lesotho|lesothske
kralovstvo|lesoto|lesovo|lesparre-medoc|lesquin|lessach|lessebo|lessines|lessive?|lessolo|lessona|lestans|lesterny|lestijarvi|lestiny|lestizza|lesura|lesve|leszno|letanovce|lethbridge?|lethebrook|lethem|leticia?|letino|letland|letlhakane|letnicie|letnitsa|letohrad|letojanni|letonia|letovice|letpanhla|letschin|lettelbert|lettele|lettelingen|lettere?|letterhoutem|letterkenny|lettland|lettomanoppello|lettonia|lettonie|lettopalena|lettorszag|letychiv|letzlingen|leuca|leuchtenberg|leudelange|leudelingen|leugnies|leumann|leun?|leunen?|leupegem|leur?|leusden|leussow
bei ludwigslust|leut|leutasch|leutenberg|leutershausen|leuth|leutingewolde|leutkirch im
allgau|leutkirch-friesenhofen|leutschach|leuven|leuvenheim|leuze|leuze-en-hainaut|leva reka|leva'
di montecchio
precalcino|leval-chaudeville|leval-trahegnies|levaldigi|levallois-perret|levan|levane|levanto?|levanzo|levare?|levata?|levate?|levego|levelland|leverano|leverkusen|leverkusen-opladen|leverogne|leveroy|levice|levico
terme|levidi|levin?|levis?|levittown?|levizzano|levizzano
rangone|levka|levkuska|levoca|levochevo|levone|levroux|levski|levunovo|lewedorp|lewes?|lewis
center|lewisburg|lewisporte|lewiston?|lewistown|lewisville|lexington?|lexington
park|lexmond|leyburn|leyte?|lezama|lezhe|leziachov|lezzeno|lhasa?|lhaviyani|lhokseumawe|li
celli|li mori|li punti|li
teggi|li-bang|li-be-ri-a|li-bi|li-tu-a-ni-a|liancourt|liangshan|lianyungang|liaocheng|liaoyang?|liaoyuan|liban?|libano|libanon|libanonska
republika|libanu|libbiano|libby?|libcice nad vltavou|libechov|liberato
salzano|liberchies|liberec?|liberec region|liberecky kraj|liberi?|liberia|liberija|liberijska
republika|liberiya|liberja|libertador general san martin|libertinia|liberty
hill|libertyville|libia|libichava|libie|libija|libijska arabska dzamahirija|libijska arapska
dzamahirija|libin|libiola|libja|libochovice|libohove|libonik|liborina|libourne|libramont|libramont-chevigny|librazhd|libreville?|librizzi|libusin|libya?|libyan
arab jamahiriya|libye|libyen|licartovce|licata|licciana nardi|licenza?|lich
hessen|lich-eberstadt|lich-ten-xten|lichinga|lichk|lichtaard|lichtaart|lichte?|lichtenau
baden|lichtenau im waldviertel|lichtenau mittelfranken|lichtenau
westfalen|lichtenau-atteln|lichtenau-kleinenberg|lichtenber|lichtenberg|lichtenberg
erzgebirge|lichtenegg|lichtenfels|lichtenfels
bayern|lichtenfels-goddelsheim|lichtenfels-isling|lichtenfels-sachsenberg|lichtenstajnske
kniezatstvo|lichtenstajnsko|lichtenstein sachsen|lichtenstein
wurttemberg|lichtenstejnsko|lichtenvoorde|lichtervelde|lichtinstein|licignano di
napoli|licince|licinella|licinio de almeida|licko-senjska|licodia
eubea|licola|licusati|liden|lidianopolis|lidingo|lidkoping|lido adriano|lido conchiglie|lido degli
estensi|lido dei pini|lido di camaiore|lido di campomarino|lido di classe|lido di fermo|lido di
iesolo|lido di licola|lido di mortelle|lido di ostia levante|lido di ostia ponente|lido di
savio|lido di spina|lido di squillace|lido di tarquinia|lido di venezia|lido
silvana|lidoriki|liebenau|liebenau hessen|liebenau kreis nieburg
weser|liebenburg|liebenfels|liebenwalde|lieberose|liebertwolkwitz|liebstadt|liechtenstein|liedekerke|liedolo|lieferinge|liege?|lieksa|liempde|lienden|lienen|lienen-kattenvenne|lienz|liepaja|liepe
kreis barnim|liepen bei
anklam|lier?|lierde|lierderholthuis|lieren|lierna|lierneux|liernu|lierop|liers|liesek|lieshout|lieskovany|lieskovec|liesno|liessel|liestal?|liestany|lietava|lietavska
lucka|lietavska
svinna|lieto?|liettoli|liettua|lietuva?|lietzen|lieusaint|lievelde|lieveren|lievin|liezele|liezen|liffre|lightning
ridge|lignana|lignano pineta|lignano
sabbiadoro|ligne?|ligney|lignod|ligny|ligny-en-barrois|ligonchio|ligonier|ligorzano|ligosullo|ligurno|lihtenstajn|lihue|lijiang|lijnden|lika-senj|likavka|likouala|lilienfeld|lilienthal?|lilkovo|lille?|lille
skensved|lillebonne|lillers|lillian?|lillianes|lillington|lillo|lillois-witterzee|lillooet|lilyache|lilyak|lilyanovo|lilydale|lima
campos|lima duarte|limal|limana|limanske|limatola|limavady?|limbach|limbach
baden|limbach-oberfrohna|limbadi|limbang|limbazi|limbdi|limbe|limbiate|limbourg?|limbri|limbricht|limburg?|limburg
an der lahn|limeil-brevannes|limeira|limeira do oeste|limekilns?|limelette|limena?|limenas
chersonisou|limerick?|limerle|limestre|limestre pistoiese|limidi|limido
comasco|limina|liminka|limite sull'arno|limiti di greccio|limito?|limkheda|limmen|limmu
genet|limoeiro?|limoeiro de anadia|limoeiro do ajuru|limoeiro do norte|limoges?|limone?|limone
piemonte|limone sul garda|limont|limonta|limosano|limours en
hurepoix|limousin?|limoux|limpiddu|limpidi?|limpopo?|limpostu|linares?|linaro|linarolo|linate|linate
aeroporto|linate paese|lincang|lincent|lincoln?|lincoln city|lincoln
park|lincolnshire?|lincolnton|lincolnville|lindale|lindau anh|lindau bodensee|lindau
harz|linde?|linden?|linden hessen|lindenberg im
allgau|lindenfels|lindenhurst|lindenow|lindequest|lindern oldenburg|lindesberg|lindhorst bei
stadthagen|lindlar|lindoeste|lindoia|lindoia do sul|lindolfo collor|lindow
mark|lindsay?|lindsborg|lindstedt|line
islands|linera?|linesville|lineville|linfen|lingen|lingga|linggi|linggiu|lingolsheim|lingsugur|linguaglossa|lingueglietta|linha
oitenta|linha
planalto|linhares|linkebeek|linkenheim-hochstetten|linkhout|linkoping|linn?|linne|linnich|linosa|lins|linsburg|linschoten|linsmeau|lint?|lintang|linter?|lintgen|linton?|lintrup|linum|linwood?|linxia|linyi|linz?|linz
am rhein|linzhi|lioessens|lion's
head|lioni|liozno|lipany|lipari|lipen|liperi|lipetsk?|lipik|lipnik|lipnik nad
becvou|lipniky|lipnitsa|lipomo|lipova|lipova
dolina|lipovany|lipovce|lipove|lipovec|lipovets|lipovnik|lippelo|lippenhuizen|lippetal-herzfeld|lippetal-lippborg|lippiano|lippo|lippstadt|lippstadt-benninghausen|lippstadt-rebbeke|liptovska
anna|liptovska kokava|liptovska luzna|liptovska osada|liptovska porubka|liptovska
sielnica|liptovska stiavnica|liptovska tepla|liptovska teplicka|liptovske beharovce|liptovske
klacany|liptovske matiasovce|liptovske revuce|liptovske sliace|liptovsky hradok|liptovsky
jan|liptovsky michal|liptovsky mikulas|liptovsky ondrej|liptovsky peter|liptovsky
trnovec|liquica|lira?|lire?|lirio?|lirone|lisakovsk|lisanza|lisberg|lisboa?|lisbon?|lisburn?|liscate|liscia?|lisciano|lisciano
di colloto|lisciano
niccone|liseleje|lisets|lishui|lisichansk|lisiera|lisieux|lisignago|lisio|liskeard|liskova|lismore|lisnaskea|lisogne|lisov|lisse?|lisserbroek|lisses?|lissewege|lissone|listenstaine|listowel|litakovo|litauen|litava|litchfield|lith?|lithgow|lithoijen|lithonia|lithuania|lithuanie|litija|litin|lititz|litmanova|litochoro|litoral?|litouwen|litovel|litovska
republika|litschau|litta parodi|little billabong|little compton|little current|little falls|little
rock|little swanport|little
valley|littlefield|littlerock|littlestown|littleton|littoral?|lituania|litva|litvania|litwa|litwanja|litzelsdorf|litzendorf|liupanshui|liuzhou|liuzzo
orto|livadeia|livadhja|livan|live
oak|livemmo|liverdun|livergnano|liveri|livermore|liverpool?|lives-sur-meuse|livigno|livina|livingston?|livingston
manor|livingstone?|livinske opatovce|liviya|livo|livonia?|livorno?|livorno ferraris|livov|livovska
huta|livraga|livramento?|livramento de nossa
senhora|livry-gargan|liwa|lixa?|lixhe|lixius|lixtensteyn|lizarda|lizella|lizzanella|lizzanello|lizzano|lizzano
in belvedere|lizzano pistoiese|lizzola|ljubljana?|ljudska demokraticna republika alzirija|ljudska
republika banglades|ljungby|ljusdal|ljutomer|llambi
campbell|llanarth|llandeilo|llandovery|llandrindod
wells|llandysul|llanelli|llanelly|llanidloes|llanon|llanwrtyd wells|lleida|lloydminster|lo
stradone|lo-reninge|loanda?|loano|loarque|loazzolo|lobamba|lobato?|lobatse|lobau|lobbes|lobbi|lobenstein|loberia|lobith|lobito?|lobnitz
bei delitzsch|loburg|locadi|locana|locara?|locarno?|locate di triulzi|locate
varesino|locatello|locati|loceri|loch
sport|lochaber|lochboisdale|lochcarron|lochem|lochen?|loches|lochgilphead|lochiel|lochinver|lochmaddy|lochristi|lock
haven|lockeford|lockenhaus|lockerbie|lockhart|lockhart river|lockington|lockney|locknitz
vorpom|lockport|locogrande|loconia|locorotondo|locri|loculi|locust
grove|lode?|lodelinsart|loderburg|lodetto|lodhran|lodi?|lodi
vecchio|lodine|lodno|lodrino|lodrone|lodz?|loei|loenen|loenen aan de
vecht|loenersloot|loenga|loenhout|loerbeek|loewenviertel
elisabethsiedlun|lofer|loffingen|logan?|logansport|loganville|logar?|logatec|logia?|logie
brae|lognes|lograto|lohadigundah|lohagara|lohajang|lohardaga|loharu|lohja|lohkirchen|lohmar
rheinland|lohne|lohne oldenburg|lohr am
main|lohsa|loiano|loikaw|loilem|loimaa|loipersdorf-kitzladen|loir-et-cher|loire?|loire-atlantique|loiret?|loiri|loiri
porto san paolo|loitsche|loitz bei
demmin|lokachi|lokca|loker|lokeren|loket?|lokhvytsia|lokoja|lokossa|loksbergen|lollar|lollove|lollum|lolodorf|lom
cherkovna|lom nad rimavicou|loma bonita|loma
linda|lomagna|lomaso|lomazzo|lombard?|lombardore|lombardsijde|lombise|lombriasco|lome?|lomello|lomets|lomira|lomm|lommatzsch|lomme|lommel|lommersweiler|lomna|lomnago|lomne|lomnice
nad luznici|lomnice nad popelkou|lomnicka|lompoc|lompret|lomprez|lomtsi|lomza|lona
lases|lonaconing|lonar|lonate ceppino|lonate
pozzolo|lonato|lonavala|lonca|loncin|loncon|londa|londerzeel|london?|londonderry?|londrina?|lone
grove|lone jack|lone pine|long an|long an province|long beach|long branch|long island|long island
city|long lama|long pocket|long prairie|long
valley|longano|longara|longare|longarone|longastrino|longboat
key|longchamps|longega|longerhouw|longford?|longhena|longi|longiano|longiaru|longjumeau|longlac|longlier|longmeadow|longmont|longnan|longobardi|longobardi
marina|longobucco|longone al segrino|longone
sabino|longreach|longuelo|longueuil?|longueville|longuyon|longview|longville|longvilly|longwood|longwy|longyan|loni|lonigo|loningen|lonoke|lons-le-saunier|lonsdale|lonsee|lontov|lontras?|lontzen|lonzano|lonzee|loo
gld|looe|loogootee|loomis|loon?|loon op zand|loonbeek|loos?|loosbroek|loosdorf|loosdrecht|loose
bei eckernforde|loozen|lop buri|lopasov|lopez de micay|lopez
island|lopik|lopikerkapel|loppeglia|loppem|loppersum|loppi|loppiano|lopuchov|lopusne
pazite|lopyan|lora?|lorain|loralai|loranze|lorce|lorch rheingau|lorch wurttemberg|lord howe
island|lordsburg|loreauville|loreggia|loreggiola|loreglia|lorelei?|lorena?|lorenzago di
cadore|lorenzana?|loreo|lorestan|loreto|loreto aprutino|loreto
stazione|lorette|loretto|loria|lorica?|lorient?|loris?|lormes|lormi|lorne|loro ciuffenna|loro
piceno|lorquon|lorrach|lorraine?|lorsica|lorton|lorup|los alamitos|los alamos|los altos|los
andes|los angeles|los banos|los cordobas|los fresnos|los gatos|los lunas|los molinos|los osos|los
palmitos|los patios|los santos|los toldos|losanna|losdorp|losenstein|loseto|losheim am
see|losine|losonec|lossburg|losser?|losson della battaglia|lost creek|lost
river|lostice|lot-et-garonne|lotenhulle|lothian?|lottulo|lottum|lotturai|lotysska
republika|lotyssko|lotzorai|loucna pod
klinovcem|loudeac|loudi|loudon|loudonville|loudun|louette-saint-denis|louette-saint-pierre|loughborough|loughrea|louhans|louisa?|louisburg?|louiseville|louisiana?|louisiana
street|louisville?|loule?|loum|loup
city|loupoigne|lourdes?|lourenco?|loures?|lourinha?|lourosa?|loury|lousa?|lousada?|louth?|loutraki|louvain?|louvain-la-neuve|louveigne|louveira|louviers|louvigne-du-desert|louvres|lova|lovadina|lovanger|lovara|lovca|lovce|lovchantsi|lovcica|lovech|loveland|lovell?|lovelock?|lovendegem|lovenjoel|lovere|lovero|loverval|lovets|lovettsville|loviisa|lovingston|lovington|lovinobana|lovnidol|lovoleto|lovosice|lowbank|lowell?|lowellville|lowen|lowenberg|lowenstein
wurttemberg|lower dir|lower
sirogozy|lowestoft?|lowmead|lowood|lowville|loxley|loxstedt|loxstedt-dedesdorf|loxstedt-donnern|loxton|loyalton|loyers?|loyev|loysville|lozarevo|lozen?|lozenets|lozenitsa|lozere|lozin|lozio|lozitsa|loznitsa|lozorno|lozova|lozza|lozzo
atestino|lozzo di cadore|lozzolo|lu bagnu|lu colbu|lu cuponeddi|lu fraili|lu impostu|lu lioni|lu
muvruneddu|lu ricciu|lu sitagliacciu|lu tintimbaru|lu
titimbaru|lu'an|luan|luanda?|luasong|luba|lubango?|lubartow|lubbecke|lubbeek|lubben|lubben
spreewald|lubbenau
spreewald|lubbock?|lubec|lubeck?|lubeck-travemunde|lubela|lubelskie|lubenik|lubeshiv|lubica|lubietova|lubin|lubina?|lubisa|lublin?|lubliniec|lubnan|lubny|lubochna|lubombo|lubon|luborec|luboriecka|lubotice|lubotin|lubovec|lubriano|lubrichi|lubstorf|lubtheen|lubuk
antu|lubuk merbau|lubuk sikaping|lubukantu|lubuklinggau|lubuskie|luby|lubz|luc na
ostrove|luc-xam-bua|lucan?|lucany nad nisou|lucapa|lucardo|lucarelli|lucas do rio
verde|lucasville|lucaswolde|lucatin|lucca?|lucca
sicula|lucchio|lucedale|lucelia|lucembursko|lucena?|lucenec|lucera?|lucerna?|lucernate|lucerne?|lucerne
valley|luchow wendland|luciana?|lucianopolis|luciara|lucignano|lucignano
d'arbia|lucina?|lucinasco|lucindale|lucindale
south|lucinico|lucino|lucito|lucivna|lucka|luckau|luckau
brandenburg|luckenwalde|lucknow?|luckstedt|luckwada|lucnica nad zitavou|luco dei marsi|luco
mugello|lucolena|lucoli|lucon|lucrecia?|lucrezia?|lucrino|lucsamburg|lucugnano|ludanice|ludbreg|luddeweer|luddui|ludenscheid|luderitz|ludersdorf|ludersdorf
kreis barnim|ludershagen bei
barth|ludhiana?|ludinghausen|ludington|ludlow?|ludogortsi|ludovitova|ludowici|ludres|ludriano|ludrova|ludus?|ludvika-smedjebacken|ludwigsau
hessen|ludwigsburg|ludwigsburg
wurttemberg|ludwigsfelde|ludwigshafen?|ludwigslust|ludwigsstadt|ludza|ludzeludze|luena|lufkin|lugagnano|lugagnano
val d'arda|lugano?|luganville|lugau
erzgebirge|lugde-rischenau|lughetto|lughezzano|lughignano|luginy|lugnacco|lugnano|lugnano citta'
di castello|lugnano in teverina|lugo?|lugo di grezzana|lugo di
vicenza|lugoff|lugoj|lugugnana|luhacovice|luhanka|luhansk|luhansk people's
republic|luhe-wildenau|luhyna|luicciana|luik?|luingne|luinjeberd|luino|luis antonio|luis b.
sanchez|luis correia|luis domingues|luis eduardo magalhaes|luis gomes|luisago|luisenthal
thuringen|luiz alves|luiziana|luiziania|lujan|luka|lukacovce|lukavica|lukoil
neftochim|lukov|lukovistia|lukovit|luksembourg|luksemburg|luksemburq|luky|lula?|lulea?|luliang|luling|lumajang|lumame|lumarzo|lumberton|lumby|lumeah|lumellogno|lumezzane|lumezzane
pieve|lumezzane
sant'apollonio|lumignacco|lumignano|lumijoki|lumina?|luminarias|lummen|lumparland|lumsden|lunamatrona|lunano|lunardelli|lunata|lunavada|lunca
cetatuii|lund|lunda norte|lunda
sul|lunda-norte|lunda-sul|lundby|lunden|lunderskov|lundo|lundu|luneburg|lunen|lunenburg|lunetta|luneville|lungavilla|lungleh|lungomare|lungro|luni|luni
mare|lunik?|luninets|lunkaransar|lunne|luns|lunteren|lunxheri|lunz am
see|lunzenau|luogosano|luogosanto|luohe|luoto|luoyang?|lupane|lupara|lupazzano|lupeni|lupercio|lupionopolis|lupoc|lurago
d'erba|lurago marinone|lurano|luras?|lurate caccivio|luray|lurisia|luruaco|lusaka
province|lusciano|lusen|luserna|luserna san
giovanni|lusernetta|lusevera|lushnje|lusia|lusiana|lusiglie|lusignano|lusk|luson|lussello|lussemburgo|lussemburgu|lustenau|lustignano|lustin|lustra?|lusurasco|lutago|lutecia|lutherstadt
eisleben|lutherstadt
wittenberg|luthersville|lutila|lutina|lutirano|lutise|lutjebroek|lutjegast|lutjenburg|lutjewinkel|luton?|lutov|lutrano|lutry|lutsk|luttach|luttelgeest|lutten|luttenberg|luttenmark|lutter
am
barenberge|luttich|luttre|luttuni|lutturai|lutugin|lutz|lutzen|lutzerath|lutzmannsburg|lutzow|luumaki|luus|luverne|luveve|luvianos|luvinate|luwuk|luxembourg|luxembourg
city|luxembourg-ville|luxemburg?|luxemburgo|luxemburske
velkovojvodstvo|luxembursko|luxeuil-les-bains|luxi|luxor?|luxwoude|luyksgestel|luynes|luz i
vogel|luz marina|luzany|luzany pri
topli|luzarches|luze|luzern?|luzerna?|luzhou|luziania|luzianky|luzilandia|luzinopolis|luzy|luzzana|luzzano|luzzara|luzzi|luzzogno|lviv?|lyakhovichi|lyaskovets|lyaskovo|lyatno|lybster|lychen|lycksele|lydney|lygourio|lyles|lyman?|lymington|lynchburg|lynd
range|lynden|lyndhurst|lyndon?|lyndonville|lynge|lynn?|lynn
haven|lynnfield|lynnwood|lynton|lynwood|lyon?|lyons?|lysa nad labem|lysa pod
makytou|lysekil|lysica|lyss|lystrup|lysyanka|lytle|lytsewierrum|lyuban|lyubar|lyubashevka|lyubcha|lyuben
karavelovo|lyubenova
mahala|lyubenovo|lyubichevo|lyubimets|lyublen|lyuboml|lyulyak|lyulyakovo|lyutadzhik|lyuti
brod|lyutidol|læsø|løgstrup|løgstør|løgumkloster|løkken|løsning|m'sila|m.
khamadoni|m.m.mangrol|m.rampur|ma-la-uy|ma-lay-xi-a|ma-li|ma-roc|ma-xe-đo-ni-a|ma-đa-gat-xca|maalahti|maan?|maanshan|maareb|maarheeze|maarianhamina|maarke-kerkem|maarkedal|maarn|maarsbergen|maarssen|maartensdijk|maasbommel|maasbracht|maasbree|maasdam|maasdijk|maaseik|maashees|maasland|maasmechelen|maassluis|maastricht?|maastricht-airport|maasvlakte
rotterdam|mabank|mabaruma|mabins
well|mabompre|macachin|macae|macaiba|macajuba|macalister|macambara|macambira|macanal|macao|macao
s.a.r.|macao sar van
china|macapa|macaparana|macarani|macaravita|macari|macarthur?|macarıstan|macatuba|macau|macaubal|macaubas|maccacari|maccagno|maccarese|maccaretolo|maccastorna|macchia?|macchia
albanese|macchia d'isernia|macchia di giarre|macchia valfortore|macchia
vomano|macchiagodena|macchiareddu|macchie?|macciadosa|macclenny|macclesfield|maccoli|macedo de
cavaleiros|macedoine?|macedoine du nord|macedon?|macedonia?|macedonia del nord|macedonia do
norte|macedonie|macedonja|maceio?|macellai?|macello?|macenta|maceo?|macerata|macerata
campania|macerata feltria|macere?|macerone|macha?|machacalis|machadinho|machadinho
d'oeste|machados?|machagai|machakos|machang|macharen|macheke|machelen|macherio|macheta?|machias|machico?|machilipatnam|machlishahar|machulince|machynlleth|maciano|macieira?|macin|macine|mackay|mackenzie?|mackinac
island|mackinaw
city|macklin|macksville|maclean|maclodio|macognano|macomb|macomer|macon?|macov|macquarie
island|macquenoise|macra|macroom|mactier|macuco?|macueliso
omoa|macugnaga|macurure|madaba|madagascar|madagaskar|madagaskarska
republika|madagaszkar|madakasira|madalena?|madan|madanapalle|madanapalli|madang|madangad|madaqaskar|madara|madaripur|madarska
republika|madarsko|madawaska|maddalena?|maddalene|maddaloni|madeira
park|madelia|madenah|maderno|madesimo|madha|madhabdi|madhepura|madhira|madhubani|madhupur|madhya
pradesh|madhyamgram|madignano|madikeri|madill|madingley|madison?|madison
heights|madisonville|madiun|madnur|madoc|madona?|madone?|madonna?|madonna boschi|madonna degli
angeli|madonna dei fornelli|madonna del carmine|madonna del monte|madonna del pantano|madonna del
piano|madonna del pilone|madonna del sasso|madonna dell ulivo|madonna dell'albero|madonna
dell'arco|madonna dell'olmo|madonna della neve|madonna della pace|madonna della scala|madonna
della stella|madonna delle bozzole|madonna delle grazie|madonna di baiano|madonna di buja|madonna
di buonviaggio|madonna di campiglio|madonna di pietravolta|madonna di pugliano|madonna di
tirano|madonna pozzo guacito|madonnuccia|madrano|madras?|madre de deus|madre de
dios|madregolo|madrets|madrid?|madrigale|madrisio|madruzzo|madugiri|madunice|madurai?|madurantakam|madzharovo|madzherito|mae
d'agua|mae do
rio|maebaru|maebashi?|maenmar|maenza|maerne|maetinga|mafalda?|maffe?|maffle|maffra|mafra?|mafraq|magadan|magalhaes
barata|magalhaes de
almeida|magalia|magangue|magaro|magasa|magazzeno|magazzini?|magazzino?|magda?|magdala|magdalena
tequisistlan|magdalenivka|magdeburg?|mage?|magee|magelang|magenta?|maggiano|maggie
valley|maggio?|maggiora|magherafelt?|magherno|maghnia|maghribi|magione?|magisano|magisterio?|magitup|maglen|magli|magliana
trullo|magliano|magliano alfieri|magliano alpi|magliano alpi soprano|magliano alpi
sottano|magliano de' marsi|magliano di tenna|magliano in toscana|magliano nuovo|magliano
romano|magliano sabina|magliano vetere|maglie?|maglio di
sopra|magliolo|maglione|maglizh|magna?|magnacavallo|magnago|magnano|magnano in
riviera|magnasco|magnee|magnezitovce|magno?|magnolia?|magnonevolo|magny-en-vexin|magog?|magognino|magomadas|magometon|magre'
di
schio|magredis|magreglio|magreta|magugnano|magui|maguindanao|magura|magurele|magway|magyarorszag|mahabaleswar|mahabubbad|mahabubnagar|mahad|mahadevapur|mahadevpur|mahagama|mahaica|mahaicony|mahajanga|mahalapye|mahamba|mahang|mahanoy
city|maharajganj|maharashtra?|mahasala|mahasamund|mahaswad|mahates|mahbubnagar|mahdia|mahenene|maheshpur
raj|maheshtala|maheshwar|mahidpurcity|mahikeng|mahlow|mahlsdorf bei
salzwedel|mahnomen|mahoba|mahomet?|mahone
bay|mahopac|mahore|mahring|mahua|mahuva|mahuwa|mahwah|mahwalala|mai-tebri|maia?|maiana|maiano|maibong|maicao|maiche|maida|maidenhead?|maidenwell|maidstone?|maiduguri?|maiera|maierato|maiero|maieru|maihar|maili|maillen|mailuu-suu|maimuru|main-hochst|mainburg|maine?|maine-et-loire|mainetto|mainhardt|mainleus|mainpuri|maintenon?|maintirano|mainvault|mainz?|mainz-kastel|maiolati
spontini|maiolo|maione|maiorano di
monte|maiorca?|maiori|maipu|maiquinique|mairago|mairang|mairano|mairi|mairinque|mairipora|mairipotaba|mairwa|maisieres|maisky
district|maisons-alfort|maisons-laffitte|maissana|maissau|maissin|maitland?|maizeret|maizieres-les-metz|maizuru|majagual?|majalengka|majano?|majate|majcichov|majene|majere|majerovce|majhagwan|majholi|maji|major
gercino|major isidoro|major sales|major vieira|majote|majotte|majuli|makale|makanchi|makao|makao
s.a.r. cina|makariopolsko|makarov|makarska|makassar?|makat|makawao|makedonia
utara|makedonien|makeevka|makhambet|makin|makinsk|makkah?|makkinga|makkum|makodi|makokou|makov|makovce|makovo|makrakomi|makresh|maksegnit|makthal|makurdi|makuti|mal
bazar|mala calomija|mala causa|mala cierna|mala domasa|mala frankova|mala hradna|mala ida|mala
lehota|mala lodina|mala nad hronom|mala polana|mala trna|malacacheta|malachov|malacky|malad
city|maladewa|malafrasca|malaga?|malagnino|malagrotta|malaisia|malaisie|malajsie|malajzia|malak
izvor|malak manastir|malak
preslavets|malakand|malakoff|malalbergo|malambo|malamocco|malamori|malampa|malanda|malang?|malange|malanghero|malanje?|malanville|malartic|malasia|malasja|malatina|malatiny|malatya?|malaui?|malaut|malavalli|malavi|malavicina|malawi|malawijska
republika|malaya vyska|malaysia|malayziya|malborghetto|malborghetto
valbruna|malbork|malcantone|malcesine|malchika|malchin|malchow bei
waren|malcice|malcov|malda|maldegem|malden|malderen|maldiv|maldiv
adaları|maldiv-szigetek|maldivas|maldive?|maldiven|maldiverna|maldiverne|maldives|maldivi|maldivi
maldives|maldivska republika|maldivy|maldon?|maldova|male borove|male chyndice|male dvorniky|male
hoste|male kosihy|male kozmalovce|male krstenany|male lednice|male levare|male ludince|male
ozorovce|male raskovce|male region|male ripnany|male straciny|male trakany|male uherce|male
vozokany|male zaluzie|male
zlievce|malediivit|malediven|maledivy|malegaon|malegno|maleisie|malempre|malenovo|malente|maleny|maleo|malerkotla|malesco|malesherbes|malesia|maletto|maleves-sainte-marie-wastines|malevo|malezija|malezja|malfa|malgaon|malgesso|malgolo|malgrate|malgund|malhada?|malhada
de pedras|malhada dos bois|malhador?|malhargarh|mali?|mali losinj|malia
hatina|malibu?|malihabad|malijska
republika|malili|malin?|malinau|malindi|malinec|malines?|malino?|malinong|malinova|malinovo|maliq|malisana|maliseti|malishka|malito|maliya
miyana|malka vereya|malka zhelyazna|malkangiri|malkapur|malkerns|malki iskar|malki varshets|malko
gradishte|malko tarnovo|malko tranovo|malko
vranovo|mallacoota|mallaig|mallala|mallama|mallan|mallanganee|mallare|malle?|mallehpur|mallentin|mallersdorf|mallersdorf-pfaffenberg|malles
venosta|mallet?|malling|malliss|mallnitz|mallow?|malmantile|malmedy|malmesbury|malmo?|malnate|malnisio|malo
konare|malo
selo|malomir|malomirovo|malone?|malonne|malonno|malorad|malorita|malosco|malpaga|malpasso|malpensa
aeroporto|malpensata|malpur|malpura|mals?|malsch kreis
karlsruhe|malsch-volkersbach|malsuras|malta|maltahohe|malte?|maltignano|maltignano di
cascia|malton|maltrata?|maltska republika|maludam|maluku|maluku
utara|malung|malur|maluzina|malva?|malvagna|malvern?|malvi|malvicino|malvito|malvoisin|malwan|maly
cepcin|maly cetin|maly hores|maly kamenec|maly krtis|maly lapas|maly lipnik|maly saris|maly
slavkov|maly slivnik|malzenice|maløv|mamanguape|mamarchevo|mamaroneck|mambai|mambore|mambray
creek|mambrotta|mamiano|mamlutka|mammendorf|mammiano|mamming|mammola|mammoth
lakes|mamoiada|mamonas|mamone|mamou?|mamuju|mamura|mamurras|man, isle
of|man-ta|man-đi-vo|mana?|manabi|manacapuru|manado?|manahawkin|manaira|manakara|manamadurai|manangatang|mananjary|mananthavady|manaparai|manaquiri|manarola|manasa|manasquan|manassas?|manastir|manastirishte|manasuddas|manati?|manatuto|manaure|manaure
balcon del
cesar|manaus?|manavadar|manawa|manawar|manbazar|mancasale|mancelona|manche?|mancherial|manchester?|manchester
township|manching|manciano|mancio
lima|mancos?|mandagery|mandaguacu|mandaguari|mandakh|mandal|mandal-ovoo|mandalay?|mandalgarh|mandalgovi
city|mandan?|mandanici|mandapeta|mandaradoni|mandatoriccio|mandawar|mandela?|mandelbachtal|mandelbachtal-ommersheim|mandello
del lario|mandello vitta|mander?|manderfeld|manderscheid eifel|manderveen|mandeville?|mandi?|mandi
bahauddin|mandia|mandia di ascea|mandirituba|mandla|mandling|mandolossa|mandolossa di
brescia|mandra?|mandras|mandres-les-roses|mandria?|mandriola|mandrogne|mandsaur|mandu|mandurah|manduri|manduria|mandvi|mandya|manendragarh|manerba
del
garda|manerbio|manesseno|manetin|manevichi|manez|manfe|manfredonia|manfrinopolis|mangaia|mangalagiri|mangaldoi|mangalia|mangalore|mangalwedha|manganese?|mangano|mangaon|mangaratiba|mangetti
duin|manggar|mangham|mangone|mangoplah|mangosh|mangrol|mangrove
mountain|mangrulpur|mangshi|mangualde?|mangueirinha|mangum|manhasset|manhattan?|manhattan
beach|manhay|manheim|manhuacu|manhumirim|maniace|maniago|manica?|manicore|manihiki|maniitsoq|manikganj|manila?|manildra|manilla?|maninganj|manipur?|manirampur|manisa?|manistee|manistique|manito?|manitoba?|manitou
springs|manitowaning|manitowish
waters|manitowoc|maniwaki|manizales?|manjalegaon|manjeri|manjimup|mank?|mankato|mankayane|mankhan|mankivka|mankovce|mankusa|manlai|manlius|manmad|mannar|mannargudi|mannarkad|mannedorf|mannekensvere|mannersdorf
am leithagebirge|mannersdorf an der
rabnitz|mannford|mannheim?|manning?|mannington|mannum|mannus|manocalzati|manoel emidio|manoel
ribas|manoel urbano|manoel viana|manoel
vitorino|manoharpur|manokwari|manole|manolich|manolovo|manolsko
konare|manong|manoppello|manoppello scalo|manoppello
stazione|manor?|manorhamilton|manosque|manotick|manpur|mansa?|mansaba|mansehra|mansfeld
sudharz|mansfield?|mansidao?|mansoa|manson?|mansoura|mansue|mant|manta
velha|mantegazza|manteigas?|mantello?|mantena|manteno|mantenopolis|manteo?|mantes-la-jolie|mantes-la-ville|mantgum|manthani|manti|mantignana|mantignano|mantin|mantinge|manton?|mantova|mantsala|mantta-vilppula|mantua?|mantung|mantyharju|manufahi|manumbar|manvel|manvi|many
hills|manypeaks|manypeaks
north|manzanares|manzanillo?|manzano?|manzi?|manziana|manzini|manzolino|maoming|mapello|maphiveni|mapiripan|maple
creek|maple falls|maple grove|maple lake|maple plain|maple ridge|maple shade township|maple
valley|maplesville|mapleton|maplewood|mappano|maputo?|maqellare|maqin|maquine?|maquoketa|mar de
ajo|mar de espanha|mar del plata|mara?|mara rosa|maraa|maraba|maraba
paulista|maracacume|maracai|maracaja|maracaju|maracalagonis|maracana?|maracanau|maracas?|maraco|maradi|maragnole|maragogi|maragogipe|maraial|marakei|maralik|marama|maramures|maran|marana?|marana
di montereale|marane|maranello|marangi|maranguape|maranhao?|maranhaozinho|marano|marano dei
marsi|marano di napoli|marano di valpolicella|marano equo|marano lagunare|marano marchesato|marano
principato|marano sul panaro|marano ticino|marano veneziano|marano
vicentino|maranoa|maranola|maransart|maranzana|marapanim|marapoama|marasesti|marata|marataizes|maratea|maratea
porto|marathon city|marau|marausa|marausa loco grande|marazzone|marbach am neckar|marbach an der
donau|marbais|marbaix|marbehan|marble bar|marble falls|marble
hill|marblehead|marburg|marcali|marcallo con
casone|marcaria?|marcedusa|marcelandia|marceline|marcelino ramos|marcelino
vieira|marcellano|marcelli|marcellina|marcellinara|marcellise|marcellus?|marcelova|marcena?|marcetelli|march
breisgau|marchagee|marche-en-famenne|marche-les-dames|marche-lez-ecaussinnes|marchegg|marcheno|marchesa?|marchesino|marchevo|marchienne-au-pont|marchin|marchipont|marchirolo|marchovelette|marchtrenk|marcialla|marciana?|marciana
marina|marcianise|marciano della chiana|marciano
freddo|marciaso|marcigliana|marcignago|marcignana|marcigny|marcinelle|marcionilio souza|marco de
canaveses|marco island|marcolandia|marcollat|marcon|marcondesia|marconia|marcorengo|marcos
juarez|marcos
parente|marcottini|marcourt|marcoussis|marcq-en-barœul|marcus?|mardale|mardan|mardimago|mardin|marebbe|marechal
candido rondon|marechal deodoro|marechal floriano|marechal
thaumaturgo|mareeba|marega|maregaon|marein|mareit|marema|maren-kessel|marene|marengo?|marenne|mareno
di
piave|marentino|maresca|maresias|mareson|maresso|mareta?|mareto|marettimo|maretto|marfa|margahovit|margara|margaret
river|margaretville|margarida?|margate?|margecany|marghera|margherita di savoia|marghita|margine
coperta|marginea|marginone|margno|margny-les-compiegne|margone|margraten|margreid|marhan|marhoum|mari?|maria
auxiliadora|maria da fe|maria helena|maria hoop|maria la baja|maria neustift|maria saal|maria
schmolln|maria stein|maria-lanzendorf|mariager|mariahout|mariakerke|marialva?|mariana?|mariana
mantovana|marianas do
norte|marianella|marianerna|mariani|marianka|marianna?|mariannelund|mariano?|mariano
comense|mariano del friuli|mariano moro|marianopoli|marianopolis do
tocantins|mariaparochie|mariapfarr|mariapolis|mariaposching|mariazell|maribo|maribondo|maribor|mariconda|maricopa|mariefred|mariekerke|mariembourg|marienberg|marienberg
sachsen|marienhafe|marienheem|marienheide|marienmunster|mariental|marienthal kreis
oberhavel|marienvelde|mariestad|marietta?|marieville|marigaon|mariglianella|marigliano|marignane|marijampole|marijenkampen|marikostinovo|marilac|marilandia|marilandia
do sul|marilena|marilia?|marilles|mariluz|marina d'ardore|marina di altidona|marina di
andora|marina di ardea|marina di ascea|marina di belvedere marittimo|marina di camerota|marina di
campo|marina di caronia|marina di carrara|marina di casal velino|marina di castagneto|marina di
castagneto carducci|marina di castellaneta|marina di caulonia|marina di cerveteri|marina di
davoli|marina di fiumefreddo bruzio|marina di fuscaldo|marina di ginosa|marina di gioia
tauro|marina di gioiosa ionica|marina di grosseto|marina di guardavalle|marina di leuca|marina di
massa|marina di melilli|marina di minturno|marina di modica|marina di montemarciano|marina di
nicotera|marina di nocera terinese|marina di palizzi|marina di patti|marina di pietrasanta|marina
di pisciotta|marina di ragusa|marina di ravenna|marina di san lorenzo|marina di san vito|marina di
sant'andrea jonio|marina di savelletri|marina di schiavonea|marina di strongoli|marina di
tortora|marina di vasto|marina di vietri|marina grande di capri|marina julia|marina
palmense|marina romea|marina san nicola|marina velca|marinasco|marinduque?|marine
city|marinella|marinella di sarzana|marinella di selinunte|marineo|marinette|maringa|marinha
grande|marini?|marinilla|marinka|marino del tronto|marinopolis|marion?|marion
bay|mariopolis|mariotto|maripa|maripa de
minas|maripi|marisa?|marischio|marissa?|maristella|maristella porto conte|maritime
region|maritsa?|marittima|mariupol?|mariyahu|mariyang|marizopolis|markapur|markaryd-stromsnasbruk|markazi|markdale|markdorf|marke|marked
tree|markegem|markelo|marken?|markenbinnen|markesan|market drayton|market harborough|market
rasen|market weighton|markgrafneusiedl|markgroningen|markham?|marki|markisch
buchholz|markle|marknesse|markneukirchen|markopoulo
mesogaias|markovce|markovka|markovo|markranstadt|marksuhl|marksville|markt allhau|markt
berolzheim|markt einersheim|markt erlbach|markt hartmannsdorf|markt indersdorf|markt
piesting|markt rettenbach|markt sankt martin|markt schwaben|markt st.
martin|marktbreit|marktheidenfeld|marktl|marktleugast|marktoberdorf|marktoffingen|marktredwitz|marktschellenberg|marktzeuln|markuska|markusovce|marl?|marla?|marlboro?|marlborough?|marle|marlengo|marlette|marlia|marliana|marlin?|marling|marlinton|marlow|marlton|marly-le-roi|marmande|marmato|marmeleiro?|marmelopolis|marmentino|marmirolo|marmora|marmore?|marmorito|marmorta|marnate|marne?|marneffe|marneuli|marnitz|marnoo|maroantsetra|maroc?|maroc
sud|marocchi|marocco|marocke
kralovstvo|marocko|maroelaboom|marokk|marokko|maroko|marola?|maroldsweisach|marolles-en-hurepoix|maromme|maron?|marondera|marone|marong|maroon?|maroona|maropati|marostica|marotta|maroua|marozzo|marpingen|marple?|marquain|marques
de
souza|marquetalia|marquette?|marquinho|marradi|marrakech?|marrawah|marrero|marroc|marrocos|marroneto|marrubiu|marruci|marruecos|marrum|mars
hill|marsa ben m'hidi|marsa matruh|marsabit|marsaglia|marsala?|marsall adaları|marsalovi
otoci|marsango|marsberg|marsberg-bredelar|marsberg-canstein|marsberg-westheim|marschacht|marsciano|marsden|marseille?|marseilles?|marsella|marshall?|marshall
islands|marshall-inseln|marshall-szigetek|marshall-øerne|marshalleilanden|marshallinsaaret|marshallinseln|marshalloarna|marshallove
ostrovy|marshallovi otoki|marshallovy ostrovy|marshalltown|marshfield|marshville|marsia|marsico
nuovo|marsicovetere|marsiliana|marslet|marslev|marsova|marstal|marsum|marsure|marta?|martakert|martano|martelange|martell|martellago|martelletto|martello?|marten?|martensdorf
bei stralsund|martenslinde|marter|martfeld|marthasville|marti?|martignacco|martignana|martignana
di po|martignano|martigny|martin?|martin nad zitavou|martina
franca|martincek|martinengo|martinetto del rame|martinez?|martinho campos|martiniana
po|martinica?|martinik|martinique|martinopole|martinopolis|martinova|martins?|martins
ferry|martinsberg|martinsburg|martinsicuro|martinstein|martinstown|martinsville|martirano|martirano
lombardo|martiri di
pizzocalvo|martirosyan|martis|martofte|marton|martone|martorano|martouzin-neuville|martovce|marttila|martuk|martuni|marturu|martvili|martynika|maruda|marudi|marudo|marugame|maruggio|maruim|marulan|marulanda|marum|marumbi|marvao?|marvel
loch|marwahi|marwar junction|marwijksoord|marxen auetal|marxheim|marxzell|mary
esther|maryborough|marybrook|maryfarms|maryina
gorka|maryland?|marystown|marysville|maryville|marzabotto|marzagao|marzaglia|marzahna|marzamemi|marzanello|marzano|marzano
appio|marzano di nola|marzeno|marzi|marzio|marzocca|marzocca di
senigallia|marzolara|masainas|masaka|masalembu islands|masalli|masamba|masano|masanti|masanti di
sotto|masarie|masate|masbate?|masbourg|mascali|mascalucia|maschito|masciago|masciago
primo|mascioni|mascouche|mascoutah|masella|maser?|masera?|masera' di padova|maserada sul
piave|maserno|maseru?|mashal|mashare|mashava|mashivka|mashpee|masi|masi di cavalese|masi san
giacomo|masi
torello|masiano|masiera|masilamea|masindi|masino|masio|masis|maskova|maskovce|masku|maslarevo|maslianico|masnago|masnuy-saint-jean|masnuy-saint-pierre|masohi|mason?|mason
city|mason vicentino|masone|masontown|masrakh|massa d'albe|massa della lucania|massa di
somma|massa e cozzile|massa fermana|massa finalese|massa fiscaglia|massa lombarda|massa
lubrense|massa macinaia|massa marittima|massa martana|massa pisana|massa san giorgio|massa san
giovanni|massa santa
lucia|massa-carrara|massachusetts?|massafra|massalengo|massama|massanzago|massape|massape do
piaui|massapequa|massaquano|massaranduba|massarella|massarosa|massascusa|massaua|massazza|massbach|massello|massemen|massena|massenhoven|massenzatica|massenzatico|masserano|masserberg|masset|massicelle|massignano|massillon|massimeno|massimino|massina|massing?|massino
visconti|massiola|massy?|mastara|mastenbroek|masterton|mastov|mastromarco|mastung|masuda|masullas|masvingo|mata
de sao joao|mata grande|mata redonda|mata roma|mata
verde|matad|mataga|matagami|matagne-la-grande|matagne-la-petite|matale|matamata|matamoras|matane|matangiake|matanzas
province|matao|mataraca|mataranga|matarocco|matassino|matawan|matca|matchinskiy|mateiros|matejovce
nad hornadom|matelandia|matelica|mater?|matera?|materdomini|materdomini di
nocera|materlandia|mateszalka|mateus
leme|matewan|mathabhanga|mathews?|mathi|mathili|mathinna|mathis?|mathoura|mathura?|matias
barbosa|matias cardoso|matias
olimpio|matiaska|matiasovce|matierno|matigge|matina?|matine?|matinella|matinha|matinhos|matino?|matipo|matlock?|mato
branco de baixo|mato grosso|mato grosso do sul|mato leitao|mato queimado|mato rico|mato
verde|matoes|matoes do norte|matonti|matopos|matos costa|matosinhos?|matovce|matovske
vojkovce|matozinhos|matraia|matred|matrei am brenner|matrei in osttirol|matrice?|matriz de
camaragibe|matsapha|matsc|matsch|matsloot|matsu?|matsue|matsumae|matsumoto|matsusaka|matsuyama?|mattapan|mattapoisett|mattarana|mattarello|mattawa|mattawan|mattersburg|matteson|matthews?|matthews
ridge|mattie?|mattighofen|mattinata?|mattinella|mattituck|mattoon|mattsee|matu|matupa|matureia|matuskovo|matysova|matzaccara|matzen|maua|maua
da serra|maubeuge|maubray|maud?|maudaha|maude?|mauerkirchen|mauern kreis
freising|maues|mauganj|mauke|maulavibazar|maulbronn|maulde|maule|mauleon-licharre|mauls?|maulvibazar|maumee|maumelle|maumere|maun?|maunathbhanjan|maungaturoto|maur|maurach|maurage|mauranipur|maurepas|mauretania?|mauretanien|mauriac?|maurice?|maurici|mauricia|mauricijska
republika|mauricijus|mauricio|mauricio jose
troche|mauricius|maurik|maurilandia|mauritania|mauritanie|mauritanija|mauritanska islamska
republika|mauriti|mauritius|maurizio?|mauston|mautern an der donau|mautern in
steiermark|mauterndorf|mauth|mauthausen|mavelikkara|mavretanija|mavriki|mavritaniya|mawai|mawana|mawkyrwat|mawlamyine|mawritanja|mawrizju|mawson?|max
meadows|maxaranguape|maxdorf|maximiliano de almeida|maxton|mayabeque and
artemisa|mayakovsky|maybole|maybrook|maydena|mayen|mayenne?|mayerthorpe|mayfield|mayflower?|mayiladuthurai|maynard?|maynardville|mayor
otano|mayotta|mayotte|mayrhofen|mays
landing|maysville|mayumba|mayville|maywood|mazagao?|mazagran|mazandaran|mazara del
vallo|mazedonien|mazee|mazeikiai|mazenzele|mazia|mazomanie|mazon|mazouna|mazowieckie|mazy?|mazzano|mazzano
romano|mazzarino|mazzaro|mazzarra' sant'andrea|mazzarrone|mazze?|mazzeo|mazzin|mazzo di
valtellina|mazzo milanese|mazzoleni|mazzolla|mazzorbo|mazzorno|mazzorno
destro|mađarska|małopolskie|ma’an|mbabane?|mbale|mbalmayo|mbambili|mbarara|mbeni|mberengwa|mbeya|mbombela|mbouda|mbrostar
ura|mcadoo|mcalester|mcalisterville|mcallen?|mcarthur|mcbain|mccall?|mccalla|mccamey|mccaysville|mccomb|mcconnellsburg|mcconnelsville|mccook|mccordsville|mccormick?|mccrory|mcdonald?|mcdonough|mcewen|mcfarland?|mcgaheysville|mcgehee|mcgregor|mchenry|mckean|mckee?|mckees
rocks|mckeesport|mckenzie?|mckinleyville|mckinney?|mclaren
vale|mclaughlin?|mclean?|mcleansboro|mcloud|mcminnville|mcpherson?|mcrae|mcveytown|mdaourouch|me-hi-co|meade?|meadow
flat|meadow lake|meadowview|meadville|meaford|mealhada?|meana di susa|meana
sardo|meandarra|meano|meath?|meaux|mebane|mecca?|mechanic
falls|mechanicsburg|mechanicsville|mechanicville|mechel|mechelen|mechelen-aan-de-maas|mechelen-bovelingen|mecheln|mecheria|mechernich|mechernich-eiserfey|mechernich-satzvey|mechka|mechuka|mecin|meckenheim
rheinland|meckering|meckesheim|mecklenburg-vorpommern|meco?|meda?|medak|medan?|medanos|medarmetla|medchal|medea?|medebach|medeiros?|medeiros
neto|medelana|medelby|medellin?|medemblik|medesano|medeuzza|medfield|medford|medgidia|medha|medianeira?|mediapolis|medias?|medical
lake|medicilandia|medicine hat|medicine lodge|mediglia|mediis|medina?|medininagar|medio
atrato|medio baudo|medio campidano|medio san
juan|medkovets|mednikarovo|medolago|medole|medolla|medovarce|medovina|medow bei anklam|meduna di
livenza|meduno|medvedie|medvedov|medvode|medway|medzany|medzev|medzianky|medzibrod|medzibrodie nad
oravou|medzilaborce|meeden|meeder|meedhuizen|meeffe|meekatharra|meeker?|meemu|meensel-kiezegem|meer?|meerane|meerbeek|meerbeke|meerbusch-buderich|meerbusch-lank|meerbusch-osterath|meerdonk|meerhout|meerkerk|meerle|meerlieu|meerlo|meersburg|meerssen|meerstad|meerut?|meeswijk|meetkerke|meeuwen?|meeuwen-gruitrode|megalopolis?|megara?|megchelen|megen|meghalaya|meghradzor|meghri|megliadino
san fidenzio|megliadino san vitale|mehaigne|mehal
meda|meham|mehedinti|mehendigonj|meherpur|mehgaon|mehika|mehltheuer
vogtland|mehraun|mehsana|mehun-sur-yevre|meicsiceo|meiganga|meigem|meijel|meiktila|meilegem|meilen|meina|meine?|meinersdorf|meinersen|meinerzhagen|meinerzhagen-valbert|meiningen|meise|meisenheim|meishan|meissen?|meissner|meitingen|meix-devant-virton|meix-le-tige|meizhou|meja|mejaniga|mekambo|mekana
selam|mekane-eyesus|mekanisa|mekele|mekele i|mekele
ii|mekhar|mekhliganj|meki|meknes?|meksika|meksiko|meksyk|melag|melak|melaka|melanie?|melano|melano
bastia|melara?|melazzo|melba?|melbergen|melbourne?|melby|melcice|melden?|melderslo|meldert|meldola|meldorf|mele?|meledo|melegnanello|melegnano|meleiro|melek|melekeok
state|melen|melendugno|melesse|meleti|meleto|meletole|melezzole|melfi|melfort|melgaco?|melgar?|melia|meliata|melick|melicucca|melicucca'
di dinami|melicucco|meligalas|melilla|melilli|melin|meliskerke|melissa?|melissano|melissant|melito
di napoli|melito di porto salvo|melito irpino|melitopol?|melizzano|melk?|melka
jeldu|melkasa|melkawarer|melkwezer|mellame|mellana|mellau|mellaun|melle|melle-buer|melle-neuenkirchen|melle-wellingholzhausen|mellen|mellersta
finland|mellerud|mellery|melles|mellet|mellier|mellingen|mello|mellrichstadt|melnik|melnitsa|melo?|melpignano|melrose|melrose
park|mels|melsbroek|melsele|melsen|melsungen|meltina|melton
mowbray|melun|melville?|melzo|memaliaj|membach|membakut|membre?|membruggen|memmingen|memphis?|men
adası|mena?|mena'
vallestrema|menaam|menaggio|menahga|menard|menarola|menbej|menconico|mendatica|mende|mendel?|menden
sauerland|menden-asbeck|mendenhall|mendes?|mendes
pimentel|mendham|mendi|mendicino|mendig|mendocino?|mendon|mendonca?|mendonk|mendooran|mendota|mendoza?|mendrisio|menen?|menenkyovo|menfi|mengen
wurttemberg|mengerskirchen|menges|menggala|mengishevo|mengkofen|mengong|mengusovce|menindee|meningie|meningie
east|menlo park|mennecy|menniti|menno|menominee?|menomonee
falls|menomonie|menongue|mensingeweer|menslage|mentakab|mentana|menteroda|mentoulles|menumbok|menz
kreis oberhavel|meolo|meppel|meppen?|meppen-apeldorn|mequon|meran|meran
sinic|merana|merano|meransen|merasice|merate|merauke|merawi|merbes-le-chateau|merbes-sainte-marie|mercaderes|mercallo|mercatale|mercatale
di cortona|mercatale val di pesa|mercatale valdarno|mercatale vernio|mercatello|mercatello di
salerno|mercatello sul metauro|mercatino conca|mercato?|mercato cilento|mercato san
severino|mercato saraceno|mercedes?|mercenasco|mercer?|mercer
island|mercersburg|merces|merchang|merchtem|mercogliano|mercurago|merdorp|meredith?|merefa|merelbeke|merella|merendree|mereto
di capitolo|mereto di tomba|mergnano|mergnano san
savino|mergo?|mergozzo|meri?|merichleri|merici|merida?|meriden|meridian?|meridiano?|merijarvi|merikarvia|merimbula|merine|merino?|merionethshire|merizzo|merke?|merkel|merkelbeek|merkem|merkers|merksem|merksplas|merlara|merlemont|merlino|merlo?|mern|mernicco|mernik|merone|merotai|merredin|merrickville|merriganowry|merrill?|merrillville|merrimac|merrimack?|merritt?|merritt
island|merriwa|merriwagga|mers el hadjadj|mersa|mersch|merseburg|merseburg
saale|merselo|merseyside?|mersin?|mersing|merta|merthyr
tydfil|mertingen|mertola?|mertzig|meru|meruoca|merzen|merzig|merzig-silwingen|mesagne|mesao
frio|meschede|meschede-freienohl|mese?|mesekenhagen|mesen|mesenzana|mesetas|meshoppen|meshtitsa|mesick|mesinge|mesir|meslin-l'eveque|mesnil-eglise|mesnil-saint-blaise|mesola|mesopolis|mesoraca|mespelare|mesquita?|mesquite?|messaad|messancy|messapia|messdorf|messel|messelbroek|messene?|messercola|messias?|messias
targino|messico|messignadi|messigno|messiku|messina?|messkirch|messolonghi|messstetten-oberdigisheim|mesta?|mestec
kralove|mestecko|mestia|mestisko|mestlin|mesto albrechtice|mesto
touskov|mestriago|mestrino|mesvin|met-en-meer-zorg|metabetchouan-lac-a-la-croix|metairie?|metamora|metanopoli|metaponto|metaponto
lido|metehara|metelen|metema|meteren|meterik|metkovic|metlika|metlili|metn|metnitz|metodievo|metpalli|metropolis?|metropolitne
francuzsko|mets
mantash|metsamor|metsavan|metschow|metslawier|metsovo|mettekoven|mettendorf|metter?|mettet|mettingen
westfalen|mettlach|mettlach-orscholz|mettlach-tunsdorf|mettler|mettmach|mettmann|mettupalayam|metturdam|metu|metz?|metzingen
wurttemberg|meudon|meugliano|meulaboh|meulebeke|meurthe-et-moselle|meuse?|meuselwitz
thuringen|meux|mevergnies-lez-lens|mexia?|mexic|mexico|mexico
city|mexiko?|mexique|mexticacan|meyenburg kreis
prignitz|meyerode|meyersdale|meyomessala|meyrin|mezdra|mezek|mezhden|mezhova|mezibori|mezica|mezimesti|mezokovesd|mezzago|mezzana?|mezzana
bigli|mezzana corti|mezzana mortigliengo|mezzana rabattone|mezzana salice|mezzane|mezzane di
sotto|mezzanego|mezzani|mezzanino|mezzano?|mezzano chitantolo|mezzano inferiore|mezzano
rondani|mezzano scotti|mezzano superiore|mezzanone|mezzaselva di
roana|mezzate|mezzegra|mezzenile|mezzeno|mezzocammino|mezzocorona|mezzogoro|mezzojuso|mezzolago|mezzolara|mezzoldo|mezzolombardo|mezzomerico|mezzomonreale
boccadifalco|mezzomonte|mezzomonte di sopra|mezzomonte di
sotto|međimurje|međimurska|mfou|mhaildivi|mheer|mhlambanyatsi|mhlume|mhow|mi-an-ma|mi-cro-ne-xi-a|miagliano|miamba|miami?|miami
beach|miamisburg|miane|mianmar?|miano|mianwali|mianyang|miao|miaoli|miasino|miazzina|mibikuri|micakovce|micanopy|micciano|miceno|mich?|michajlov|michal
na ostrove|michal nad
zitavou|michalany|michalkova|michalok|michalova|michalovce|michelago|michelbeke|michellorie|michelsneukirchen|michelstadt|michelstadt-vielbrunn|michendorf|micheroux|michigan?|michigan
city|michoacan?|michoacan de ocampo|micigliano|mickhausen|miclere|micronesia|micronesie|mid
yell|mid-buda|middelaar|middelburg?|middelfart|middelharnis|middelie|middelkerke|middelstum|middenbeemster|middenmeer|middleborough|middlebourne|middleburg|middleburgh|middlebury|middlefield|middlemount|middleport|middlesboro|middlesbrough?|middleton?|middletown|middleville|midelt|midi-pyrenees|midland?|midlaren|midlothian?|midlum|midsland|midtjylland|midwajske
ostrovy|midway?|midwayoarna|midwest
city|midwolda|midwolde|midwoud|miecret|miedum|miehikkala|mielec|mielen-boven-aalst|mieming|miena|miercurea-ciuc|mierlo|mierovo|miesbach|miesso|mieste|miesterhorst|miezgovce|mifflinburg|mifflintown|migazzone|migennes|miggiano|migheli|migliandolo|miglianico|migliano|migliarina|migliarino|migliaro|miglierina|miglionico|migliuso|mignagola|mignanego|mignano
monte lungo|mignault|miguel alves|miguel calmon|miguel pereira|miguelopolis|mihail
kogalniceanu|mihalich|mihalkovo|mihaltsi|miharu|mihaylovo|mihiltsi|mihla|mijanmar|mijdrecht|mijnsheerenland|mikhailivka|miki|mikkeli|miklauzhof|miklusovce|mikova|mikołow|mikre|mikronesia|mikronesien|mikronesiens
federerade stater|mikronesja|mikronezia|mikronezija|mikroneziya|mikronezja|mikronezske federativne
staty|mikulasova|mikulasovice|mikulov|mikusovce|mila?|milaca|milad
adası|miladinovo|milan?|milanere|milang|milanino|milano?|milanovo|milazzo|milbank|milbrulong|mildam|mildmay|mildura|milea|milena?|mileo|miles
city|miletin|mileto?|milevo|milevsko|milford?|milford haven|milheeze|milhost|mili marina|mili san
marco|mili superiore|miliana|milici|mililani|miling|milis|miliscola|militello
rosmarino|milkovitsa|mill city|mill hall|mill valley|millaa
millaa|milland|millaroo|millbrook|millbury|mille?|milledgeville|millen|millepini|miller?|millersburg|millersport|millerstown|millersville|millerton|millesimo?|millet?|millicent?|millinge|millingen
aan de
rijn|millington|millinocket|millis|millmerran|millmont|millom|millsboro|millstadt|millstatt|millstream?|millthorpe|milltown|millville|milly-la-foret|milmersdorf|milmort|milo?|milos?|miloslavov|milot|milovice|milow|milpitas|milpos|milsbeek|miltach|miltalie|miltenberg|milton?|milton
brandao|milton
keynes|milton-freewater|milton-ulladulla|miltzow|milvale|milverton|milwaukee?|milzano|mima?|mimasaka|mimon|mimoso
de goias|mimoso do sul|minacu|minador do negrao|minakuchi|minamata|minamidaito|minas do leao|minas
gerais|minas novas|mindelheim|mindelo?|mindemoya|minden|minden
westfalen|minderhout|minduri|minehead|mineirolandia|mineiros do tiete|mineo|mineola|mineral
point|mineral wells|mineralni bani|mineranye vody|minerbe|minerbio|minersville|minerva?|minervino
di lecce|minervino murge|minford|mingachevir|mingalar
mandalay|mingenew|minia|minicoy|miniera?|minimay|ministro
andreazza|minlaton|minna?|minnamoolka|minneapolis?|minnedosa|minneota|minnertsga|minnesota?|minnipa|minobu|minocqua|minokamo|minong|minonk|minoprio|minori?|minot?|minovce|minozzo|minsk?|minsk
mazowiecki|minster?|mint
hill|mintabie|minto?|mintraching|minturn|minturno|minucciano|minyip|mioglia|mion-oileain
imeallacha s.a.m.|miory|mioveni|mira estrela|mira porte|mira
taglio|mira-bhayandar|mirabel?|mirabela|mirabella|mirabella eclano|mirabella
imbaccari|mirabello|mirabello di cantu|mirabello di pavia|mirabello monferrato|mirabello
sannitico|miracatu|miracema|miracema do tocantins|miracoli?|miradolo|miradolo
terme|mirador?|miradouro?|miraflores?|miraguai|miraguaia|mirai?|miraima|miraldo|miramar|miramare
di rimini|miranda?|miranda do corvo|miranda do douro|miranda do
norte|mirandela?|mirandiba|mirandola|mirandopolis|mirangaba|mirano?|miranorte|mirante?|mirante da
serra|mirante do paranapanema|miraselva|mirasole|mirassol|mirassol d'oeste|mirassolandia|mirboo
north|mirecourt|mirgorod|miri?|miriam vale|mirim
doce|mirinzal|miriti|mirkovce|mirkovo|mirns|mirola|miroslav|mirosov|mirotice|mirovice|mirovo|mirovtsi|mirow
kreis neustrelitz|mirpur
khas|mirriadool|mirsharai|mirteto|mirto?|mirwart|miryalaguda|miryalguda|miryantsi|mirzapur|misamis
occidental|misamis oriental|misano adriatico|misano di gera d'adda|misano
monte|misciano|miseglia|miseno?|mishawaka|mishicot|misho|misileo|misilmeri|misinto|misir|misitano|misitano
inferiore|misitano superiore|miskolc?|misratah|misrikh|miss
state|missaglia|missal?|missanello|missano|missao velha|missen-wilhams|misserio|missian|mission
viejo|mississauga?|mississippi?|missoula|missouri?|missouri city|missouri
valley|mistelbach|mistelbach an der
zaya|mistelgau|mistelgau-obernsees|misterbianco|mistorf|mistrato|mistretta|misurina|mitchell?|mithapukur|mitiamo|mitiaro|mitogio|mitrovica|mitrovice|mitrovtsi|mitry-mory|mitsamiouli|mittelneufnach|mittenwald|mittenwalde
mark|mitterdorf|mitterdorf im
murztal|mitterfels|mitterolang|mittersill|mitterteich|mittertrixen|mittewald|mittweida|mittyack|mitu|mitwitz|mityana|mixquiahuala|miyagam|miyako|miyakonojo|miyaly|miyazaki|miyazu|miyoshi|mizan
teferi|mizda|mizhhirya|mizia|mizil|mizoram|mizusawa|mjanmar|mjanmarsko|mjolby-skanninge-boxholm|mlada
boleslav|mlada gvardia|mlada
vozice|mladinovo|mladzovo|mlechevo|mlechino|mlekarevo|mlynarovce|mlynceky|mlynica|mlyniv|mlynky|mnichova
lehota|mnichovice|mnichovo hradiste|mnisek nad hnilcom|mnisek nad popradom|mnisek pod
brdy|mo-dam-bich|mo-na-co|mo-ri-ta-ni|mo-ri-xo|moab?|moanda|moasca|mobara|moberly|mobridge|mocaiana|mocaiana
stazione|mocajuba|mocambic|mocambique|moccone|mocenigo|mocenok|mocha?|mochau-luttewitz|mochudi|mociar|mockern
bei
magdeburg|mockmuhl|mockrehna|mocksville|mocoa|mococa|mocogno|moconesi|modasa|modautal|modave|moddergat|modelu|modena?|moderbrugg|modica?|modica
alta|modigliana|modimolle|modinagar|modjo|modling|modolo|modra|modra nad
cirochou|modrany|modriach|modrice|modrova|modrovka|modry kamen|modugno|moehlen in
taufer|moelingen|moema|moen|moena|moenae|moerbeke|moerbeke-waas|moerdijk|moere|moergestel|moerkapelle|moerkerke|moerna|moers|moerstraten|moerzeke|moeskroen|moffat|moga|mogadishu?|mogadore|mogadouro?|mogeiro|moggio|moggio
di sopra|moggio di sotto|moggio udinese|moggiona|moggiona di poppi|mogglingen|mogi das cruzes|mogi
mirim|mogi-guacu|mogila|mogilev?|mogilev-podolsky|mogilino|mogilitsa|mogilovo|moglia|moglia di
sermide|mogliano|mogliano
veneto|moglio|mogod|mogoke|mogorella|mogoro|mogosoaia|mogotes|moha|mohacs?|mohadi|mohall|mohamdabad|mohammadi|mohammedia|mohana|mohania|mohegan
lake|moheli|mohelnice|moheshkhali|moheshpur|mohindergarh|mohiville|mohla|mohlin|mohnesee|mohnton|mohol|mohorn|mohrkirch|moia?|moiano|moie|moignelee|moimacco|moimenta
da beira|moinesti|moio alcantara|moio de' calvi|moio della
civitella|moiola|moipora|moira?|moirago|moirano|moirans-en-montagne|moircy|moires?|moisei|moises
ville|moissac|moissy-cramayel|moita?|moita bonita|moitin|moiynkum|moiynkumsky
district|mojave?|mojmirovce|mojokerto|mojs|mojtin|moju|mojzesovo|mokau|mokena|mokhada|mokokchung|mokolo|mokra
luka|mokrance|mokren|mokresh|mokrishte|mokroluh|mokry haj|mokuti|mola di
bari|moladi|molagavita|molalla|molaoi|molara|molare?|molassana|molazzana|molbergen|molbergen-peheim|molca|moldau?|moldava
nad bodvou|moldavia|moldavie|moldavien|moldavija|moldavska republika|moldavsko|moldova|moldova
veche|mole
creek|molenaarsgraaf|molenbaix|molenbeek-wersbeek|molenbeersel|molenhoek|molenschot|molenstede|molepolole|moletai|moletolo|molfetta|molicciara|molin
nuovo|molina?|molina aterno|molina di fiemme|molina di ledro|molina di
quosa|molinaccio|molinara?|moline?|moline di
banale|molinella|molinelle|molinello|molinetto|molini|molini d'isola|molini di tenna|molini di
triora|molini di tures|molino dei torti|molino del pallone|molino del piano|molino
dell'anzola|molino di altissimo|molino di
bascio|molise|moliterno|molkalmuru|molkom|molkwerum|mollans|mollarhat|mollaro|mollbrucke|mollem|mollenhagen|mollia|molln|molln
lauenburg|molloy|molndal|molochio|molodechno|molodezhnoye|mologno|molong|molsheim|moltema|molteno|moltrasio|molvena|molveno|molzhain|momalle|mombaca|mombaldone|mombarcaro|mombaroccio|mombarone|mombaruzzo|mombasa?|mombasiglio|mombello|mombello
di torino|mombello
monferrato|mombercelli|mombretto|mombris|mombuca|momchilgrad|momchilovo|momchilovtsi|momence|momignies|momigno|momil|momin
sbor|momina klisura|momina tsarkva|momino
selo|momkovo|mommenheim|momo?|mompantero|mompeo|momperone|mompiano|mon-đo-va|monacilioni|monacke
kniezatstvo|monaco|monagas|monaghan?|monahans|monahardi|monako|monale|monasterace|monasterace
marina|monastero?|monastero bormida|monastero di lanzo|monastero di vasco|monasterolo|monasterolo
casotto|monasterolo del castello|monasterolo di savigliano|monasterolo torinese|monastier di
treviso|monastir|monastyrysche|monatele|monbetsu|moncalieri|moncalvo|moncao?|monceau-en-ardenne|monceau-imbrechies|monceau-sur-sambre|moncenisio|moncerrato|moncestino|monchdorf|monchengladbach?|monchengladbach-rheydt|monchiero|monchio|monchio
delle corti|monchio nel frignano|monchique?|monchsdeggingen|moncigoli|moncioni|moncks
corner|monclassico|moncoes?|moncorvo?|moncrivello|moncton?|moncucco|moncucco
torinese|mondadizza|mondai?|mondaino|mondavio|mondello|mondeville|mondim de
basto|mondolfo|mondonio san domenico
savio|mondonuovo|mondorf-les-bains|mondovi|mondragone|mondrone|mondsee|monee|moneglia|monesiglio|monessen|monestier-de-clermont|moneta?|moneteau|monett|monfalcone|monfallito|monfestino|monforte?|monforte
d'alba|monforte marina|monforte san giorgio|monfumo|mong
co|mongagua|mongardino|monghidoro|monghyr|mongiana|mongiardino|mongiardino
ligure|mongiove|mongiuffi|mongiuffi
melia|mongla|mongnod|mongolei|mongolia|mongolie|mongoliet|mongolija|mongolja|mongolsko|mongrando|mongrassano|mongrassano
stazione|mongu|mongua|monguelfo|mongui|monguzzo|monheim schwaben|monichkirchen|moniego|moniego di
noale|moniga del
garda|monigo|moniquira|monitos|monjolos|monkebude|monkoora|monleale|monleone|monmouth?|monmouthshire?|monnickendam|monno|monogorilby|monon?|monona?|monongahela?|monopoli?|monor|monqolustan|monreale|monroe?|monroe
city|monroeville|monrovia?|monrupino|mons?|mons-en-barœul|mons-lez-liege|monsampietro
morico|monsampolo del tronto|monsano|monschau|monselice|monsenhor gil|monsenhor hipolito|monsenhor
paulo|monsenhor
tabosa|monserrate|monserrato|monsheim|monsola|monson|monsoreto|monsteras|monstreux|monsummano
terme|mont?|mont-de-l'enclus|mont-de-marsan|mont-gauthier|mont-joli|mont-laurier|mont-pres-chambord|mont-saint-aignan|mont-saint-andre|mont-saint-aubert|mont-saint-guibert|mont-sainte-aldegonde|mont-sainte-genevieve|mont-sur-marchienne|mont-tremblant|montabaur|montabone|montacuto|montadas?|montafia|montagano|montagna?|montagna
in valtellina|montagnaga|montagnana|montagnana pistoiese|montagnana val di
pesa|montagnano|montagnano alberoro|montagnareale|montagne?|montagnola|montague?|montague
township|montaguto|montaione|montal|montalbano|montalbano di fasano|montalbano elicona|montalbano
jonico|montalcinello|montalcino|montaldeo|montaldo bormida|montaldo di mondovi|montaldo
roero|montaldo scarampi|montaldo torinese|montale|montale
rangone|montalegre?|montalenghe|montalero|montallegro|montallese|montalto|montalto delle
marche|montalto di castro|montalto dora|montalto ligure|montalto pavese|montalto uffugo|montalto
uffugo scalo|montalvania|montalvao?|montan|montanara?|montanare|montanare di
cortona|montanaro?|montanaso lombardo|montaner|montanera?|montano?|montano antilia|montano
lucino|montaperto|montappone|montaquila|montargis|montasola|montauban|montauban-de-bretagne|montauk|montauri|montauro|montauro
stazione|montazzoli|montbard|montbeliard|montbliart|montceau-les-mines|montchanin|montclair|montdidier|monte
alegre|monte alegre de goias|monte alegre de minas|monte alegre de sergipe|monte alegre do
piaui|monte alegre do sul|monte alto|monte alverne|monte amiata|monte antico|monte antico
scalo|monte aprazivel|monte argentario|monte azul|monte azul paulista|monte belo|monte belo do
sul|monte caminetto|monte carlo|monte carmelo|monte caseros|monte castello|monte castello di
vibio|monte castelo|monte cavallo|monte cerignone|monte cicerale|monte colombo|monte
cremasco|monte das gameleiras|monte di malo|monte di mezzo|monte di procida|monte do carmo|monte
donato|monte dourado|monte faito|monte giberto|monte guidi|monte horebe|monte isola|monte
longu|monte magre|monte marcone|monte marenzo|monte mor|monte negro|monte olimpino|monte
oliveto|monte oliveto maggiore|monte oriolo|monte ortobene|monte pascoal|monte petrosu|monte
porzio|monte porzio catone|monte prieto|monte quemado|monte rinaldo|monte rio|monte roberto|monte
romano|monte san biagio|monte san giacomo|monte san giovanni|monte san giovanni campano|monte san
giusto|monte san marino|monte san martino|monte san pietrangeli|monte san pietro|monte san
quirico|monte san savino|monte san vigilio|monte san vito|monte sant'angelo|monte santa
maria|monte santa maria tiberina|monte sante marie|monte santo|monte santo de minas|monte
siao|monte terminillo|monte urano|monte vidon combatte|monte vidon corrado|monte vista|monteacuto
delle alpi|monteagle|montealbano|monteaperti|montebamboli|montebaranzone|montebello|montebello
della battaglia|montebello di bertona|montebello ionico|montebello sul sangro|montebello
vicentino|montebelluna|montebonello|montebruno|montebuono|montecalvo in foglia|montecalvo
irpino|montecalvo
versiggia|montecalvoli|montecampano|montecarelli|montecarlo|montecarotto|montecassiano|montecassino|montecastelli|montecastelli
pisano|montecastelli umbro|montecastello|montecastrilli|montecatini alto|montecatini
terme|montecatini val di cecina|montecatini val di nievole|montecavolo|montecchia di
crosara|montecchio|montecchio emilia|montecchio maggiore|montecchio
precalcino|montecelio|montecenere|montecerboli|montechiaro|montechiaro d'acqui|montechiaro
d'asti|montechiaro
denice|montechiarugolo|monteciccardo|montecilfone|montecompatri|montecopiolo|montecorice|montecorneo|montecorone|montecorvino
pugliano|montecorvino rovella|montecosaro|montecosaro
stazione|montecrestese|montecreto|montecristo|montecucco|montecuccolo|montedecoro|montedinove|montedivalli|montedoro|monteduro|montefalcione|montefalco|montefalcone
appennino|montefalcone di val fortore|montefalcone nel
sannio|montefano|montefegatesi|montefelcino|monteferrante|montefiascone?|montefino|montefiore
conca|montefiore dell'aso|montefiorino|montefiridolfi|monteflavio|montefollonico|monteforte
cilento|monteforte d'alpone|monteforte irpino|montefortino|montefoscoli|montefranco|montefranco in
venosta|montefredane|montefusco|montegabbione|montegalda|montegaldella|montegallo|montegelli|montegemoli|montegibbio|montegioco|montegiordano|montegiordano
marina|montegiorgio|montegiovi|montegnee|montegonzi|montegranaro|montegridolfo|montegrimano|montegrino
valtravaglia|montegrosso|montegrosso d'asti|montegrosso d'asti stazione|montegrosso di
cinaglio|montegrosso pian latte|montegrotto
terme|montegualtieri|monteguidi|monteguiduccio|monteiasi|monteiro?|monteiro
lobato|monteiropolis|montelabbate|montelanico|montelapiano|montelaterone|monteleone|monteleone
d'orvieto|monteleone di fermo|monteleone di puglia|monteleone di spoleto|monteleone rocca
doria|monteleone
sabino|montelepre|montelera|montelibano|montelibretti|montelicciano|montelimar|montella|montello|montelongo|montelparo|montelupo
albese|montelupo fiorentino|montelupone|montemaggio|montemaggiore al metauro|montemaggiore
belsito|montemagno|montemagno di quarrata|montemale di
cuneo|montemarano|montemarcello|montemarciano|montemartano|montemarzino|montemarzo|montemarzo
d'asti|montemassi|montemerano|montemerlo|montemesola|montemezzo|montemignaio|montemiletto|montemilone|montemitro|montemonaco|montemor-o-novo|montemor-o-velho|montemurlo|montemurro|montenaken|montenars|montenegro|monteneqro|montenero|montenero
di bisaccia|montenero di todi|montenero sabino|montenero val
cocchiara|montenerodomo|monteodorisio|monteombraro|monteorsello|monteortone|montepagano|montepaone|montepaone
lido|monteparano|montepellegrino|montepertuso|montepescali|montepescali
stazione|montepetra|montepiano|monteponi|monteprandone|montepulciano|montepulciano
stazione|monterado|monterappoli|monterchi|montereale|montereale
valcellina|montereau-fault-yonne|montereggio|montereggio di
mulazzo|monterenzio|monterey?|monteria?|monteriggioni|monterocchetta|monteroduni|monterolo|monteromano|monterone|monteroni
d'arbia|monteroni di lecce|monteros|monterosi|monterosso|monterosso al mare|monterosso
almo|monterosso calabro|monterosso etneo|monterosso grana|monterosso
stazione|monterotondo|monterotondo marittimo|monterotondo
stazione|monterrey?|monterubbiano|monterubiaglio|monterusciello|montes claros|montes claros de
goias|montesabinese|montesano|montesano salentino|montesano scalo|montesano sulla
marcellana|montesanto|montesarchio|montesardo|montescaglioso|montescano|montescheno|montescudaio|montescudo|montese|montesegale|montesicuro|montesilvano|montesilvano
colle|montesilvano marina|montesilvano
spiaggia|montesinaro|montesolaro|montesoro|montespecchio|montespertoli|montespluga|montesson|montetortore|monteu
da po|monteu
roero|montevaccino|montevago|montevallo|montevarchi|montevecchia|montevecchio|monteveglio|monteverde|monteverde
di boiano|monteverdi
marittimo|montevettolini|monteviale|montevideo?|montevirginio|montevitozzo|montevrain|montezemolo|montezuma?|montfermeil|montfoort|montfort?|montfort-l'amaury|montfort-sur-meu|montgeron|montgomery?|montgomery
city|montgomeryshire|monthey|monti?|monti d'arena|monti di
licciana|montiano|monticchiello|monticchio|monticchio bagni|monticchio di massa
lubrense|monticelli|monticelli brusati|monticelli d'ongina|monticelli pavese|monticelli
terme|monticelli terme di montechiarugolo|monticello?|monticello amiata|monticello
brianza|monticello conte otto|monticello d'alba|monticello dell'amiata|monticello di
fara|montichiari|monticiano|montieri|montiggl|montiglio|montiglio
monferrato|montignano|montignies-lez-lens|montignies-saint-christophe|montignies-sur-roc|montignies-sur-sambre|montignoso|montigny-le-bretonneux|montigny-le-tilleul|montigny-sur-loing|montijo?|montione|montioni|montirone|montisi|montisola|montividiu|montivilliers|montjovet|montleban|montlhery|montlouis-sur-loire|montlucon|montmagny|montmorency|montmorillon|montocchio|montodine|montoggio|montoire-sur-le-loir|montonate|montone?|montopoli|montopoli
di sabina|montopoli in val d'arno|montorfano|montorgiali|montorio|montorio al vomano|montorio nei
frentani|montorio romano|montoro|montoro inferiore|montoro
superiore|montorsaio|montorsi|montorso|montorso
vicentino|montottone|montoursville|montpelier?|montpellier?|montreal?|montresta|montreuil|montreuil-sur-ille|montreux|montrichard|montroeul-au-bois|montroeul-sur-haine|montrose|montross|montrouge|montsarat|montserat|montserrat|montu'
beccaria|montuolo|montverde|montville|montzen|monufia|monvalle|monywa|monza?|monza e della
brianza|monzambano|monzone|monzoro|monzuno|moodiarrup|moody?|mooers|mook|mooka|mookhoek|moona
plains|moonambel|moonan flat|moonford|moonie|moonta|moora|moorbad harbach|moordrecht|moore?|moore
haven|moorefield|mooreland|moorenweis|mooresville|moorhead|moormerland|moormerland-oldersum|moorpark|moorsel|moorsele|moorslede|moortsele|moorveld|moos?|moos
niederbayern|moosbach bei vohenstrauss|moosburg an der isar|moose jaw|moose
lake|moosinning|moosomin|mopertingen|mopti|moquegua|mora-orsa|morada nova|morada nova de
minas|moradabad?|moraduccio|moraduccio di
valsalva|moraga?|morales?|moramanga|moranbah|moranego|moranhat|morano|morano calabro|morano
madonnuccia|morano sul po|moransengo|moraro|moraujo|moravany|moravany nad
vahom|moravia?|moravian-silesian region|moravka|moravske budejovice|moravske
lieskove|moravskoslezsky kraj|moravsky beroun|moravsky krumlov|moravsky svaty
jan|morawa|moray?|morazan|morazzone|morbach
hunsruck|morbegno|morbello|morbi?|morbihan?|morca?|morchard|morciano di leuca|morciano di
romagna|morciola|morcone|mordano|morden?|moree|moregem|moregnano|morehead|morehead
city|moreilandia|moreira cesar|moreira
sales|morelganj|morelia?|morelli|morelos?|morenci|morengo|moreni|moreno
valley|mores?|moresco|moresnet|moret-sur-loing|moretonhampstead|moretta|moreuil|morez|morfasso|morfelden-walldorf|morgan?|morgan
city|morgan
hill|morganfield|morgano?|morganton|morgantown|morganville|morges|morgex|morgnano|morgongiori|morhange|morhet|mori?|mori
ferrovia|moriago della
battaglia|morialme|moriarty?|morichal?|moricone|morigaon|morigerati|morigino|morimondo|morin-heights|moringen|moringen-fredelsloh|morino|morinville|morioka|moriondo
torinese|moritzburg|morkhoven|morkovice-slizany|morlaix|morlanwelz|morlanwelz-mariemont|morlenbach|morlupo|mormaco|mormanno|mormont|mormorola|mornago|mornese|mornico|mornico
al serio|mornico
losana|mornimont|mornington|morobe|morocco|moroleon|morolo|morondava|moroni?|morotai|morozzo|morpara|morpeth|morra
de sanctis|morrano|morrano nuovo|morrano
vecchio|morretes|morrilton|morrinhos|morrinsville|morris?|morrisburg|morrison?|morristown|morrisville|morro
agudo|morro bay|morro d'alba|morro d'oro|morro da fumaca|morro da garca|morro da pedra|morro do
chapeu|morro grande|morro reatino|morro redondo|morro reuter|morroa|morrona?|morrone del
sannio|morroni|morros?|morrovalle|morrovalle stazione|morrow?|morsang-sur-orge|morsano al
tagliamento|morsasco|morsbach
sieg|morschen|morshi|morshin|mortagne-au-perche|mortagne-sur-sevre|mortagonovo|mortagua?|mortara|morteau|mortegliano|morter|morterone|morteros|mortier?|mortise?|mortizza|mortizzuolo|mortlake|morton?|mortroux|mortschach|mortsel|mortugaba|morud|morundah|morungaba|morungava|moruya|moruzzo|morven|morvi|morville|morwell|mosaimbic|mosambik|mosbach
baden|moscazzano|moschella|moschetta|moschetta di locri|moschiano|mosciano
sant'angelo|moscosi|moscow?|moscufo|mosel?|moselle?|moser|moses
lake|mosesgegh|mosheim|mosileo|mosinee|mosio|moskovec|moskovets|mosnigo|moso in
passiria|mosonmagyarovar|mosorrofa|mosovce|mosqueiro?|mosquera|moss
point|mossa?|mossamedes|mossano|mossingen|mossini|mossman|mosso?|mossoro|most pri
bratislave|mostaganem|mostardas?|mosteiros?|mostenica|mostova|mosty|mostyska|mosurov|motala|motatei|motavita|motella|motesice|mothbaria|motherwell?|motihari|motipur|motru|motta|motta
baluffi|motta camastra|motta d'affermo|motta de' conti|motta di costigliole|motta di livenza|motta
filocastro|motta montecorvino|motta san damiano|motta san giovanni|motta sant'anastasia|motta
santa lucia|motta sulla secchia|motta vigana|motta
visconti|mottafollone|mottalciata|motteggiana|mottella|motten?|motticella|mottingen|mottola|motu?|motuca|motueka|motycky|mouda|mouila|mouilleron-le-captif|moulamein|moulbaix|moulins?|moulton|moultonborough|moultrie|moulyinning|mounana|mound?|mound
city|moundridge|moundsville|moundville|mount airy|mount albert|mount angel|mount ayr|mount
barker|mount beaumont|mount beauty|mount bethel|mount bruce|mount brydges|mount buller|mount
carmel|mount carroll|mount clemens|mount coolon|mount darwin|mount dora|mount forest|mount
foster|mount fox|mount gambier|mount gardiner|mount garnet|mount george|mount gilead|mount
gretna|mount hampton|mount helena|mount herring|mount holly|mount holly springs|mount hood
parkdale|mount hope|mount horeb|mount ida|mount isa|mount jackson|mount joy|mount juliet|mount
kisco|mount larcom|mount laurel|mount madden|mount magnet|mount merivale|mount morgan|mount
morris|mount olive|mount orab|mount perry|mount pleasant|mount pulaski|mount richmond|mount
shasta|mount sterling|mount stirling|mount surprise|mount taylor|mount tyson|mount union|mount
vernon|mount walker south|mount wallace|mount washington|mount wells|mount wilson|mountain
city|mountain grove|mountain home|mountain lake|mountain province|mountain top|mountain
view|mountainair|moura?|mourao?|mourcourt|moustier|moustier-sur-sambre|moutiers|moux-en-morvan|mouzaive|mouzaki|moville|moweaqua|moxhe|moxico|moyale|moyeuvre-grande|moyhu|moyock|moyston|mozambicka
republika|mozambico|mozambik|mozambique|mozarlandia|mozet|mozyr|mozzagrogna|mozzanica|mozzano|mozzano
torretta|mozzate?|mozzecane|mozzo?|mołdawia|mpacha|mpaka|mpraeso|mpungu|mrachenik|mramor|mramoren|mrazovce|mrgashat|mrkonjic
grad|mseno|mstislavl|mt cook|mt pleasant mls|mtskheta|muana|muar?|muara aman|muara bulian|muara
enim|muara tebo|muara teweh|muarabungo|mubende|mucajai|mucambo|muccia|muccignano|muceno|mucheln
geiseltal|mucin?|mucinasso|mucka|mucke|mucuge|mucum|mucuri|mucurici|mudalgi|mudamuckla|mudanjiang|mudau|muddebihal|muden
aller|mudgee|mudhol|mudigere|mudronovo|mudrovce|mudukulathur|muenster?|muffa?|mugarone|mugeln bei
oschatz|muggia|muggiano|muggiasca|muggio|mugla|mugnai|mugnano|mugnano del cardinale|mugnano di
napoli|muhembo|muhlacker|muhlanger|muhlbach|muhlbach am hochkonig|muhlbach b. gais|muhlberg
elbe|muhldorf am inn|muhlen|muhlen eichsen|muhlen i. taufers|muhlenbeck kreis
oberhavel|muhlhausen|muhlhausen mittelfranken|muhlhausen oberpfalz|muhlhausen thuringen|muhlheim
am main|muhlheim an der
donau|muhlingen|muhltroff|muhlwald|muhos|muhovo|muhr|muiden|muiderberg|muika|muine bheag|muitos
capoes|muizen?|mujui dos campos|mukacheve|mukah|mukawa|muke
turi|mukhed|mukilteo|mukinbudin|muktasar|mukwonago|muladi?|mulanur|mulargia|mulazzano|mulazzano
ponte|mulazzo|mulbagal|mulberry?|mulbring|mulda sachsen|muldava|muldrow|mules?|muleshoe|mulfingen
jagst|mulgildie|mulgoa|mulheim
mosel|mulheim-karlich|mulhouse?|muli?|mulino?|muliparte|muliterno|mullaley|mullem|mullengudgery|mullens|mullewa|mullheim
baden|mullica hill|mullingar|mullins?|mullrose|mullsjo|mullumbimby|mulsen skt
jacob|multai?|multan?|multedo|multia|mulu|mulug|mulungu|mulungu do
morro|mulvane|mumbai?|muminobod|munakata|munchberg|muncheberg|munchehofe kreis
dahme-spreewald|munchen|munchenbernsdorf|munchenbuchsee|munchendorf|munchenstein|munchsmunster|munchsteinach|munchweiler
an der
rodalb|muncie|muncy|mundagod|mundargi|mundelein|munderfing|munderkingen|mundersbach|mundo|mundo
novo|mundra|mundubbera|munein|munfordville|mungaoli|mungeli|munger|mungery|mungindi|mungivacca|munglinup|munguba|mungunmorit|munhoz|munhoz
de melo|munich?|munising|muniz freire|munke
bjergby|munkebo|munkedal|munkhkhaan|munkhkhairkhan|munkzwalm|munnar|munnekeburen|munnekezijl|munnerstadt|muno?|munro?|munshiganj|munsiari|munsigonj|munsing
starnberger
see|munsingen|munsingen-buttenhausen|munster?|munster-albachten|munster-hiltrup|munster-nienberge|munster-roxel|munster-wolbeck|munsterbilzen|munstergeleen|munstertal
schwarzwald|muntadgin east|munte|muntendam|muntok|munyati|munzkirchen|muonio|muquem de sao
francisco|muqui|mura?|muradup|muraglia?|muraglione|murakami|murambinda|muran|muranga|murano|muranska
dlha luka|muranska huta|muranska lehota|muranska
zdychava|murau|muravera|murayama|murazzano|murazzo|murbad|murca?|murchison?|murci|murcia?|murdo|mureck|murello|mures?|murewa|murfatlar|murfreesboro|murg|murgab|murgetta|murgia|murgon?|muri?|muriae|muriaglio|murialdo|muribeca|murici|muricilandia|murillo?|murindo|muris?|muris
di ragogna|muriscuvo|murisengo|muritiba|murlo|murmansk?|murnau am staffelsee|muro leccese|muro
lucano|murombedzi|muroran|muroto|murovani
kurylivtsi|murphy?|murphys|murphysboro|murrabit|murray?|murray bridge|murrayville|murrells
inlet|murrhardt|murrieta|murringo|murrurundi|mursalevo|murshidabad|murska sobota|mursko
sredisce|murtizapur|murtoa|murtosa?|murucupi|murud|murugod|murun|murun city|murutinga do
sul|murwillumbah|murzsteg|murzuk|murzzuschlag|musafirkhana|musakhel|musano|musano di
trevignano|muscat?|muscatine|musci|muscle
shoals|muscoda|muscoline|musei?|muselievo|musellaro|musestre|musiara
inferiore|musicile|musigliano|musignano|musil?|musile di
piave|musina|musiri|muskego|muskegon|muskogee?|musocco|musone|musquodoboit
harbour|mussel?|musselkanaal|mussidan|musso|mussolente|mussomeli|musson|mussons|mussotto|mussy-la-ville|mustang?|mustasaari|mustin
lauenburg|mustrak|muswellbrook|mutare?|mutarnee|mutata?|mutchilba|mutigliano|mutignano|mutiscua|mutne|mutoko|mutorashanga|mutsamudu|mutsu|muttaburra|muttenz|mutterstadt|mutuipe|mutum|mutzschen|muurame|muvattupuzha|muveke|muvruneddi|muyuka|muzaffargarh|muzaffarnagar|muzaffarpur|muzambinho|muzla|muzo?|muzza
sant'angelo|muzzana del turgnano|muzzano|mvuma|mvurwi|mwanza?|myadel|myakka
city|myalup|myamley|myangad|myanma?|myanmar|myasnikyan|myawaddy|myerstown|myersville|myitkyinar|myjava|mykolayiv?|mykonos|mylavaram|mymensingh|mynamaki|mypolonga|myronivka|myrskyla|myrtle
beach|myrtle creek|myrtle
point|myrtleford|myrzakent|myslina|mysore?|myszkow|mysłowice|mytilene?|mytna|mytne
ludany|myto|myto pod dumbierom|møldrup|møre og romsdal|mørke|mørkøv|mława|n chesterfield|n little
rock|n'dalatando|n'gaoundal|n'gaoundere|n'gaous|n'zerekore|na bahamai|na criocha pailistineacha|na
hoileain fhilipineacha|na seiseil|na
uy|naaldwijk|naalehu|naama|naantali|naarden|naariinteel|naas|naast?|nabawa|nabburg|naberezhnye
chelny|nabha|nabinagar|nabire|nablus?|nacaome|nacina ves|nacip
raydan|nacogdoches|nadarevo|nadbai|nadi?|nadiad|nadlac|nadlice|nador|nadrin|nafpaktos|nafplio|nafraiture|naftalan|nagahama|nagai|nagaland?|nagamangala|nagambie|nagano?|naganohara|nagaoka|nagaon|nagapattinam|nagarakata|nagarkanda|nagarkurnool|nagarutari|nagasaki?|nagato|nagaur|nagbhir|nagel?|nagele|nagercoil|nageswari|nagina|nago|nago
torbole|nagoan|nagod|nagold|nagold-hochdorf|nagorno-karabakh|nagov|nagoya?|nagpur?|nagqu|nagri|nagua?|nagykanizsa|naha|nahac|nahan|nahavara|nahe?|nahrendorf|nahunta|naihati|naila|nainital|nainpur|nainwa|nairn?|nairobi?|naivasha|najibabad|nakano|nakashibetsu|nakatsu|nakatsugawa|nakayale|nakayubetsu|nakhatrana|nakhchivan
city|nakhon nayok|nakkila|nakodar|nakolo|nakskov|naktideul|nakunonu
atoll|nakur|nakuru|nakusp|nala|nalagarh|nalaikh|nalbandian|nalbari|nalcity|nalepkovo|nalgonda|nalhati|nalia|nalinnes|nalitabari|nallacheruvu|nalles|nals|nalut|nalyerlup|nalzovske
hory|nam dinh province|nam duong|nam phi|nam
đinh|nam-mi-bi-a|namakkal|namborn|nambour|nameche|namen?|namest nad
oslavou|namestovo|namgorab|namib grens|namibe|namibia|namibie|namibija|namibijska
republika|namibiya|namibja|namlea|nampa|nampalle|nampo|nampula?|namur|nanaimo|nanango|nanao|nanchang?|nanchong|nancy?|nandaly|nandapur|nanded|nandgaon|nandigama|nandikotkur|nandlstadt|nandnva|nandraz|nandrin|nandura|nandurbar|nandyal|nanga
eboko|nanga pinoh|nangal|nangarhar|nangetty|nangiloc|nangis|nangloi
jat|nanguneri|nangus|naninne|nanjangud|nanjing?|nanning?|nanno|nannup|nanoose
bay|nanortalik|nanovitsa|nanpara|nanparah|nanping|nantawarra|nanterre|nantes?|nanteuil-le-haudouin|nanticoke|nanto|nanton|nantong|nantou|nantua|nantucket?|nanuet|nanumaga|nanumea|nanuque|nanyang|nanyuki|nao-me-toque|naogaon|naome|naousa|napa?|napajedla|naperville|napier?|napier
city|napierville|naples?|napola|napoleon?|napoleonville|napoli?|nappanee|nappersdorf|naqu|nara?|naracoorte|narad|naradhan|narail|naraingarh|naraini|narainpur|naran|naranbulag|narandiba|naranjal?|narasampet|narasaraopet|narathiwat|narayanganj|narayankhed|narayanpet|narberth|narbolia|narbonne?|narcao|nardo?|nardodipace|narechenski
bani|narembeen|narembeen
east|nargund|nariel|narino|narita|narkatiaganj|narkhed|narlaroad|narnali|narnaul|narni|narni
scalo|narni
stazione|naro|narooma|narovlya|narowal|narpio|narrabri|narraburra|narrakine|narran|narrandera|narrogin|narromine|narrows?|narrowsburg|narrung|narsapur|narsaq|narsaraopet|narsdorf|narsimharajapur|narsingdi|narsingharh|narsinghpur|narsipatnam|naru|narubis|narva?|narwana|narwar|naryn|narynkol|narzole|nasaker|nasaud|nasavrky|nasca?|nasen|nashik?|nashua?|nashville?|nashwauk|nasice|nasidi|nasik
city|nasino?|nasirabad|naso?|nasrullaganj|nassau?|nassau
lahn|nassenfels|nassenheide|nassereith|nassjo|nassogne|nastatten|nasukarasuyama|nasuti|naswadi|nataga|natagaima|natal|natchez?|natchitoches|nateran|natercia?|naters|nathalia|natham|nathan
gorge|nathdwara|natick?|natile|natile nuovo|natile vecchio|natimuk|national
city|natitingou|natividade?|natividade da serra|natore|natoye|natrona
heights|natuba|naturno|naturns|natya|natz|nauders|nauen|nauen brandenburg|nauendorf
sachsen-anhalt|naugachia|naugarh|naugatuck|naumburg hessen|naumburg saale|naungtayar|naunhof bei
grimma|nauort|nauru|nauruska republika|naushero
feroze|nauvoo|nava?|navacchio|navalgund|navan|navapur|navarra?|navarre?|navarro?|navasen|navasota|navassa
island|navazzo|nave san felice|nave san rocco|navegantes?|navelli|navi
mumbai|navirai|navis|navodari|navojoa|navrongo|navsari|navur|nawa|nawabganj|nawabshah|nawada|nawalapitiya|nawanshahar|naxcıvan|naxos?|nayagarh|nayarit?|naydenovo|nayoro|naypyidaw|naypyitaw|naz
sciaves|nazare?|nazare da mata|nazare do piaui|nazare
paulista|nazareno?|nazareth?|nazarezinho|nazario|naze?|nazirpur|nazreth|nazreth i|nazreth
ii|nazzano|ndjole|ndola?|ndugukebbe|ne-pan|nea kallisti|nea moudania|nea peramos|nea
zichni|neamt|neapoli|neath?|nebbiano|nebbiuno|nebida|nebo?|nebra unstrut|nebraska?|nebraska
city|necedah|nechanice|nechi|nechin|nechlin|nechvalova
polianka|neckargemund|neckargerach|neckarsteinach|neckarsulm|neckartenzlingen|necochea|necocli|necpaly|nedan|nedanovce|nedasovce|neddenaverbergen|neded|nededza|nedelino|neder-over-heembeek|nederasselt|nederboelare|nederbrakel|nederename|nederhasselt|nederhemert|nederhorst
den berg|nederland|nederlanderna|nederlandse antillen|nederlandska antillerna|nederlandske
antiller|nederokkerzeel|nederweert|nederweert-eind|nederzwalm-hermelgem|nedjo|nedlitz bei
zerbst|nedoklan|nedozery|nedrigailov|nedroma|nedumangad|nedumkandam|nedyalsko|neede|needham|needville|neem
ka
thana|neemuch|neenah|neenstetten|neepawa|neer?|neerglabbeek|neerharen|neerhespen|neerheylissem|neerijnen|neerijse|neerim
south|neeritter|neerkant|neerlanden|neerlangel|neerlinter|neerloon|neeroeteren|neerpelt|neerrepen|neervelp|neerwaasten|neerwinden|neetze|nefas
mewcha|nefra|neftchala|negara?|negarine|negaunee|negele
borena|negombo|negovanovtsi|negrar|negresti|negresti-oas|negril|negrisia|negrone|negros
occidental|negros
oriental|neguac|nehalem|neheim-husten|neigem|neijiang|neillsville|neilrex|neipeal|neira|neirone|neiva?|neive|nejdek|nekemte|nekoosa|nelamangala|neligh|nellingen
alb|nellis afb|nellore|nelshaby|nelson?|nelson
bay|nelson-miramichi|nelsonville|nema?|nembro|nemce|nemcice|nemcice nad
hanou|nemcija|nemcinany|nemcovce|nemea?|nemecka|nemecka demokraticka republika|nemecka spolkova
republika|nemecko|nemecky|nemesany|nemetorszag|nemi|nemocon|nemoli|nemours|nemsova|nemuro|nenagh|nenasi|nenince|nennhausen|nennslingen|nentershausen
hessen|nentershausen westerwald|nenzing|neodesha|neodvisna drzava zahodna samoa|neofit
rilski|neoga|neoneli|neopolis|neora|neosho|nepal|nepean|nepezzano|nephi|nepi|nepomuceno|nepomuk|neporadza|neptune
township|nera
montoro|nerac|nerano|nerchau|nerem|neresheim|nereto|neri?|neridup|neringa|nerito|nerola|neropolis|nerriga|nersingen|nervesa
della battaglia|nervi?|nerviano|neschwitz|nese|nesima inferiore|nesima
superiore|neslusa|nespoledo|nespoli|nespolo|ness
city|nesselwang|nesso|nessonvaux|nestelbach|nesvady|nesvizh|netanar|netersel|nethen|netherlands|netherlands
antilles|netishyn|netolice|netphen|netphen-deuz|netro|netrokona|netterden|nettersheim|nettersheim-tondorf|nettetal-kaldenkirchen|nettetal-lobberich|nettinne|nettleton|nettuno|neu
darchau|neu lubbenau|neu wulmstorf-elstorf|neu-isenburg|neu-moresnet|neu-ulm|neualbenreuth|neuberg
an der murz|neuborger|neubrandenburg|neubukow|neuburg am inn|neuburg an der donau|neuburg an der
kammel|neuburg-steinhausen|neuchatel|neudamm|neudenau|neudietendorf|neudrossenfeld|neuenburg|neuenburg
wurttemberg|neuendettelsau|neuengeseke|neuenhagen bei berlin|neuenhaus dinkel|neuenhof
thuringen|neuenkirchen bei bassum|neuenkirchen bei bramsche|neuenkirchen bei soltau|neuenkirchen
dithmarschen|neuenkirchen kreis steinfurt|neuenkirchen kreis
vechta|neuenmarkt|neuenrade-affeln|neuenstadt am kocher|neuenstein hessen|neuenstein
wurttemberg|neuental|neuerburg eifel|neufahrn bei freising|neufahrn in
niederbayern|neufchateau|neufchatel-en-bray|neufelden|neuffen|neufmaison|neufvilles|neugersdorf
sachsen|neuhardenberg|neuharlingersiel|neuhaus am inn|neuhaus am rennweg|neuhaus an der
pegnitz|neuhaus elbe|neuhaus oste|neuhaus-schierschnitz|neuhausel westerwald|neuhausen|neuhausen
auf den fildern|neuhausen erzgebirge|neuhausen ob eck|neuhof kreis fulda|neuhof-hauswurz|neuhofen
an der krems|neuhofen
pfalz|neuilly-en-thelle|neuilly-plaisance|neuilly-sur-marne|neuilly-sur-seine|neukaledonien|neukalen|neukieritzsch|neukirch
bei tettnang|neukirch lausitz|neukirchen|neukirchen altmark|neukirchen am
grossvenediger|neukirchen am walde|neukirchen an der enknach|neukirchen bei hl blut|neukirchen bei
niebull|neukirchen bei sulzbach-rosenberg|neukirchen
knull|neukirchen-balbini|neukirchen-vluyn|neukloster|neulehe|neulengbach|neulewin|neulingen
enzkreis|neumagen-dhron|neumark sachsen|neumarkt|neumarkt am wallersee|neumarkt im
hausruckkreis|neumarkt im muhlkreis|neumarkt in der oberpfalz|neumarkt in
steiermark|neumarkt-sankt veit|neumunster|neunburg vorm
wald|neunburg-kemnath|neunkirchen|neunkirchen am brand|neunkirchen saar|neunkirchen
siegerl|neunkirchen-seelscheid|neupolla|neupre|neuquen|neureichenau|neuried
ortenaukreis|neuruppin|neusalza-spremberg|neuseeland|neusiedl am see|neusiedl an der
zaya|neusorg|neuss|neuss-norf|neustadt am kulm|neustadt am rubenberge|neustadt an der
aisch|neustadt an der donau|neustadt an der orla|neustadt an der waldnaab|neustadt an der
weinstrasse|neustadt bei coburg|neustadt dosse|neustadt hessen|neustadt in holstein|neustadt in
sachsen|neustadt-esperke|neustadt-glewe|neustadt-hagen|neustadt-lachen|neustadt-mandelsloh|neustadt-schneeren|neustadtl
an der donau|neustadtner waldnaab|neustift|neustift im stubaital|neustrelitz|neutralne
pody|neutraubling|neutrebbin|neuves-maisons|neuville|neuville-aux-bois|neuville-en-condroz|neuwegersleben|neuweiler
kreis calw|neuwied|neuzelle|nevada|nevada city|neveklov|nevele|neverice|nevers?|neves?|neves
paulista|nevestino|neviano|neviano de' rossi|neviano degli
arduini|nevidzany|neviglie|neville?|nevis?|nevolne|nevsehir|nevsha|new albany|new alexandria|new
amsterdam|new athens|new augusta|new baden|new bedford|new berlin|new bern|new bethlehem|new
bloomfield|new boston|new braunfels|new bremen|new britain|new brockton|new brunswick|new
buffalo|new bussa|new caledonia|new canaan|new caney|new carlisle|new castle|new city|new
concord|new cordell|new cumberland|new delhi|new dundee|new ellenton|new fairfield|new franken|new
galloway|new glarus|new glasgow|new gloucester|new hamburg|new hampshire|new hampton|new haven|new
holland|new holstein|new hope|new hyde park|new iberia|new ipswich|new jersey|new johnsonville|new
kakhovka|new kensington|new lebanon|new lenox|new lexington|new lisbon|new liskeard|new london|new
luce|new madrid|new market|new martinsville|new mexico|new middletown|new milford|new mills|new
norfolk|new odesa|new orleans|new oxford|new palestine|new paltz|new paris|new pekin|new
philadelphia|new plymouth|new port richey|new prague|new providence|new richmond|new road|new
roads|new rochelle|new rockford|new ross|new salem|new sanzhary|new sharon|new smyrna beach|new
south wales|new town|new tripoli|new ulm|new ushitsa|new waterford|new waterlog|new waverly|new
well|new westminster|new wilmington|new windsor|new york|new york mills|new
zealand|newai|newark?|newark
valley|newark-on-trent|newasa|newaygo|newberg|newbern|newberry|newburg?|newburgh|newbury|newbury
park|newburyport|newcastle?|newcastle west|newcomerstown|newdegate|newdegate east|newdegate
north|newfane|newfield|newfoundland and labrador|newington|newkirk|newland|newman?|newman
lake|newmarket?|newnan|newport?|newport beach|newport news|newquay|newry?|newstead|newton?|newton
abbot|newton falls|newton grove|newton
stewart|newtown|newtownstewart|newville|nexø|neyagawa|neykovo|neyran|nezbudska
lucka|ngabang|nganjuk|ngape|ngaraard state|ngarchelong state|ngardmau state|ngaremlengui
state|ngari|ngatpang state|ngchesar state|ngensanjal|nghe an|nghe an province|ngiwal
state|ngoma|ngoumou|ngouoni|ngundu|ngwenya|nhamunda|nhandeara|nhat
ban|nhill|nhlangano|nhulunbuy|ni-ca-ra-goa|ni-gie|ni-gie-ri-a|niagara?|niagara
falls|niagara-on-the-lake|niamey?|niardo|niawier|nibbia|nibbiaia|nibbiano|nibbiola|nibbixwoud|nibe|nibionno|nicaragua|nicastro|niccioleta|niccone|nicearagua|niceville|nichelino|nichinan|nicholasville|nichols?|nicholson?|nickelsdorf|nicola?|nicolet|nicolosi|nicorvo|nicosia?|nicotera|nidamanur|nidastore|nidda|nideggen|nideggen-embken|nideggen-schmidt|niderland|nidwald|nidwalden|niebert|niebull|nieder-olm|nieder-seifersdorf|niederaula|niederbobritzsch|niederbrombach|niederbronn-les-bains|niederdorf|niedereschach|niederfellabrunn|niederfladnitz|niedergorsdorf|niederkassel|niederkirchen|niederlande|niederlandische
antillen|niederndodeleben|niedernhausen
taunus|niedernsill|niederolang|niederorschel|niederosterreich|niederpollnitz|niederrasen|niederreifenberg|niedersachsen?|niederstetten
wurttemberg|niedersulz|niedervintl|niederzier|niefern-oschelbronn|nieheim|nieheim-himmighausen|niehove|niekerk|niel?|niel-bij-as|niel-bij-sint-truiden|niella
belbo|niella tanaro|niemberg|niemcy|niemegk|nienburg saale|nienburg
weser|nieppe|niesky|nietap|nieuw annerveen|nieuw beerta|nieuw heeten|nieuw namen|nieuw
scheemda|nieuw- en sint
joosland|nieuw-amsterdam|nieuw-balinge|nieuw-beijerland|nieuw-buinen|nieuw-caledonie|nieuw-dordrecht|nieuw-lekkerland|nieuw-roden|nieuw-schoonebeek|nieuw-vennep|nieuw-vossemeer|nieuw-weerdinge|nieuw-zeeland|nieuwaal|nieuwdorp|nieuwe
niedorp|nieuwe pekela|nieuwe
wetering|nieuwe-tonge|nieuwebrug|nieuwediep|nieuwegein|nieuwehorne|nieuwendijk|nieuwenhove|nieuwenrode|nieuwer
ter aa|nieuwerbrug aan den rijn|nieuwerkerk|nieuwerkerk aan den
ijssel|nieuwerkerken|nieuweroord|nieuwersluis|nieuweschoot|nieuwkapelle|nieuwkerke|nieuwkerken-waas|nieuwkoop|nieuwkuijk|nieuwland|nieuwlande|nieuwlande
coevorden|nieuwleusen|nieuwmunster|nieuwolda|nieuwpoort|nieuwrode|nieuwstadt|nieuwveen|nieuwvliet|nievole|nievre|niezijl|nifas
silk i|nifas silk ii|nifas silk iii|niftrik|nigde|niger|nigeria|nigerie|nigerija|nigerijska
federativna republika|nigeriya|nigerja|nigerska
republika|nighasan|nigoline|nigrita|nigtevecht|niguarda|niherne|nihonmatsu|niigata?|niihama|niimi|niitsu|nij
altoenae|nij
beets|nijbroek|nijeberkoop|nijega|nijehaske|nijeholtpade|nijeholtwolde|nijelamer|nijemirdum|nijensleek|nijetrijne|nijeveen|nijhuizum|nijkerk|nijkerkerveen|nijland|nijlande|nijlen|nijmegen|nijvel|nijverdal|nikaragua|nikaragujska
republika|nikaragva|nikaragwa|nikaraqua|nikel|nikiti|nikki?|nikola
kozlevo|nikolaev?|nikolaevka|nikolaevo|nikolovo|nikolsdorf|nikopol|niksic|nikunau|nikyup|nil-saint-vincent-saint-martin|nilambur|nilanga|niles?|nilo?|nilo
pecanha|nilokheri|nilopolis|nilphamari|nimaima|nimapara|nimbahera|nimbin|nimburga|nimes?|nimis|nimmitabel|nimnica|nimruz|nimtofte|nimy|nina
rodrigues|ninaima|ninety six|ningbo|ningde|ninh binh|ninh binh province|ninh thuan|ninh thuan
province|ninilchik|ninohe|ninotsminda|ninove|nioaque|niobrara|niort|nipawin|niphad|nipigon|nipoa|nipomo|niquelandia|nirasaki|nirmal|nirmand|nirranda|nisa?|niscemi|nishinomiya|nishio|nishiwaki|nisia
floresta|nisku|nismes|nisovo|nispen|nisporeni|nisse|nissoria|nisswa|nistelrode|niteroi|nitra?|nitra
nad iplom|nitrianska blatnica|nitrianska streda|nitrianske hrnciarovce|nitrianske
pravno|nitrianske rudno|nitrianske sucany|nitriansky
kraj|nitrica?|nitro?|nittenau|nittendorf|nitzahn|niu
di-lan|niuas|niue|niulakita|niutao|niva|nivala|nivelles|niverlee|niverville|nives|niviano|niviano
castello|nivillac|nivyanin|niwari|niwas|niwot|nixa|nizamabad|nizar|nizhni
novgorod|nizhyn|nizna|nizna boca|nizna hutka|nizna jablonka|nizna jedlova|nizna kamenica|nizna
mysla|nizna olsava|nizna pisana|nizna polianka|nizna rybnica|nizna sitnica|nizna slana|nizna
vola|nizne ladickovce|nizne nemecke|nizne repase|nizne ruzbachy|nizny caj|nizny hrabovec|nizny
hrusov|nizny klatov|nizny komarnik|nizny krucov|nizny lanec|nizny mirosov|nizny orlik|nizny
skalnik|nizny slavkov|nizny tvarozec|nizny zipov|nizozemska|nizozemsko|nizza di sicilia|nizza
monferrato|nizzeti|njabakunda|njemacka|nkambe|nkawkaw|nkayi|nkomo|nkongsamba|nkurenkuru|noailles|noakhali|noale|noamundi|noardburgum|noasca|nobby?|nobdenitz|nobeoka|nobile?|noblesville|nobleton|nobra|nobressart|nobsa|nocaima|nocara|nocchi|nocciano|nocelleto|nocera
inferiore|nocera superiore|nocera terinese|nocera umbra|noceto|noci?|nociazzi|nociazzi
inferiore|nociglia|nocona|nodebais|nodica|noduwez|noel?|noepoli|noevtsi|noflia|nogales|nogara|nogarazza|nogaredo|nogaredo
di prato|nogaro|nogarole rocca|nogarole
vicentino|nogata|nogent-le-roi|nogent-le-rotrou|nogent-sur-marne|nogent-sur-oise|nogent-sur-seine|nogoa|nogoonnnuur|nogoya|nograd|noha|nohar|noheji|nohfelden|nohn
eifel|noicattaro|noida|noirchain|noirefontaine|noirmoutier-en-l'ile|noiseux|noisy-le-grand|noisy-le-roi|noisy-le-sec|nokere|nokesville|nokha|nokia?|nokomis|nola?|nolcovo|nole|nolensville|noli?|nollevaux|nomaglio|nomans
lake|nomgon|nomi?|nonancourt|nonantola|nongpoh|nongstoin|nonio?|nonnweiler|nonnweiler-primstal|nonoai|nonouti|nontron|nooitgedacht|noonamah|noonu|noorbeek|noord
scharwoude|noord-brabant|noord-holland|noord-kaap|noord-korea|noord-macedonie|noord-scharwoude|noord-sleen|noordbeemster|noordbroek|noordeinde|noordeinde
gld|noordelijke marianen|noordelijke
marianeneilanden|noordeloos|noorden?|noorderwijk|noordgouwe|noordhoek|noordhorn|noordlaren|noordoewer|noordscheschut|noordschote|noordwelle|noordwijk|noordwijkerhout|noordwolde|noorwegen|noosaville|nootdorp|nor
hajn|nora?|noragugume|norakert|norashen|norbello|norberto de la
riestra|norcasia|norcen|norcia|norcross|nord?|nord est|nord
ouest|nord-kivu|nord-pas-de-calais|nord-trøndelag|nordborg|norden|nordendorf|nordenham|norderney|nordeste?|nordestina|nordhalben|nordhastedt|nordhausen|nordhausen
thuringen|nordhei|nordheim von der rhon|nordholz bei
bremerhaven|nordhorn|nordjylland|nordkirchen|nordkorea|nordland|nordleda|nordliche
marianen|nordliche
mariannen-inseln|nordlingen|nordmakedonien|nordmaling|nordmarianerna|nordmazedonien|nordrach|nordrhein-westfalen|nordstemmen|nordstrand|nordwalde|norfolk?|norfolk
island|norfolk-insel|norfolk-sziget|norfolkeiland|norfolkinsel|norfolkon|norg|norge?|norja|norlina|norman?|normandia?|normandin|normanton|norosi|norovce|norovlin|norra
karelen|norrbottens
lan|norridge|norridgewock|norristown|norrkoping|norrtalje|norseman?|norsjo|norske
kralovstvo|norsko|norsunluurannikko|nort-sur-erdre|nortelandia|norten-hardenberg|north adams|north
attleborough|north augusta|north ayrshire|north baltimore|north battleford|north bay|north
bend|north bergen|north berwick|north branch|north canton|north carolina|north cave|north
charleston|north chelmsford|north chicago|north collins|north conway|north cotabato|north
creek|north dakota|north dumdum|north east|north fork|north gaza|north gower|north hampton|north
haven|north haverhill|north hollywood|north jackson|north judson|north karelia|north
khorasan|north kingstown|north kivu|north korea|north lanarkshire|north las vegas|north
lebanon|north liberty|north lima|north macedonia|north manchester|north miami|north olmsted|north
plains|north platte|north pole|north port|north prairie|north providence|north reading|north
region|north ridgeville|north salem|north salt lake|north sioux city|north star|north sydney|north
tarawa|north tonawanda|north utica|north vancouver|north vernon|north wales|north walsham|north
webster|north wilkesboro|north york|north yorkshire|north
zone|northallerton?|northam|northampton?|northamptonshire?|northborough|northbrook|northeast
harbor|northeim|northern and eastern limpopo|northern cambria|northern cyprus|northern free state
goldfields|northern gully|northern ireland|northern mariana islands|northern region|northern
samar|northern territory|northfield|northport|northridge|northumberland?|northville|northwest
territories|northwich|northwood|norton?|norton shores|nortorf bei
neumunster|nortrup|noruega|norvec|norvege|norvegia?|norvegja|norvenich|norveska|norwalk|norway|norwegen|norwegia|norwell|norwich?|norwood|nosadello|nosate|nosellari|noshiro|nossa
senhora aparecida|nossa senhora da ajuda|nossa senhora da gloria|nossa senhora das dores|nossa
senhora das gracas|nossa senhora de lourdes|nossa senhora do livramento|nossa senhora do
socorro|nossa senhora dos remedios|nossegem|nossen|nossendorf|nossentiner hutte|nosy
be|notaresco|notaresco stazione|nothomb|notranjsko|notre-dame-de-gravenchon|notsch im
gailtal|notter|nottingham?|nottinghamshire?|nottuln|nottuln-appelhulsen|nouadhibou|nouakchott?|nouas|nousiainen|nouveau-brunswick|nouvelle
caledonie|nouvelle-caledonie|nouvelle-ecosse|nouvelle-zelande|nouvelles?|nouzonville|nova
alianca|nova alianca do ivai|nova alvorada|nova alvorada do sul|nova america da colina|nova
andradina|nova araca|nova aurora|nova bana|nova bandeirantes|nova bassano|nova basta|nova boa
vista|nova bosaca|nova brasilandia|nova brasilandia d'oeste|nova brescia|nova bystrica|nova
bystrice|nova caledonia|nova campina|nova canaa|nova canaa do norte|nova canaa paulista|nova
cantu|nova castilho|nova cherna|nova colina|nova colinas|nova concordia|nova crixas|nova cruz|nova
dedina|nova dedinka|nova dimensao|nova dubnica|nova era|nova erechim|nova esperanca|nova esperanca
do piria|nova esperanca do sudoeste|nova esperanca do sul|nova europa|nova fatima|nova
floresta|nova friburgo|nova fronteira|nova gorica|nova gradiska|nova granada|nova guarita|nova
guataporanga|nova hartz|nova iguacu|nova independencia|nova iorque|nova ipixuna|nova
itaberaba|nova itarana|nova kaledonia|nova kaledonija|nova kamena|nova kelca|nova laranjeiras|nova
lehota|nova lesna|nova levante|nova lima|nova londrina|nova lubovna|nova luzitania|nova
mahala|nova mamore|nova marilandia|nova maringa|nova milanese|nova modica|nova monte verde|nova
mutum|nova nadezhda|nova nazare|nova odessa|nova olimpia|nova olinda|nova olinda do maranhao|nova
olinda do norte|nova padua|nova paka|nova palma|nova palmeira|nova petropolis|nova polhora|nova
polianka|nova ponente|nova ponte|nova porteirinha|nova prata|nova prata do iguacu|nova ramada|nova
redencao|nova resende|nova role|nova roma|nova roma do sul|nova rosalandia|nova russas|nova santa
barbara|nova santa helena|nova santa rita|nova santa rosa|nova sardenha|nova scotia|nova
sedlica|nova serrana|nova sintra|nova siri|nova siri scalo|nova siri stazione|nova soure|nova
tebas|nova timboteua|nova tramandai|nova trento|nova ubirata|nova uniao|nova vcelnice|nova
venecia|nova veneza|nova ves|nova ves nad vahom|nova ves nad zitavou|nova vicosa|nova vieska|nova
xavantina|nova zagora|nova zelanda|nova zelandia|nova
zelandija|novacany|novacella|novachene|novafeltria|novagli|novais?|novakovo|novaky|novalba|novale|novaledo|novalesa|novalja|novar?|novara?|novara
di sicilia|novaretto|novate mezzola|novate milanese|novaya shulba|nove hebridy|nove hony|nove
hrady|nove mesto nad metuji|nove mesto nad vahom|nove mesto pod smrkem|nove sady|nove sedlo|nove
straseci|nove zamky|novedrate|novegro|novellara|novelle?|novello?|novelty?|noventa di
piave|noventa padovana|noventa vicentina|noverasco|novgorod-seversky|novgorodka|novgrad|novi|novi
di modena|novi izvor|novi ligure|novi marof|novi pazar|novi sad|novi velia|novi vinodolski|novi
zeland|noviglio|novigrad|novilara|noville|noville-les-bois|noville-sur-mehaigne|novita?|novo
acordo|novo airao|novo alegre|novo aripuana|novo barreiro|novo cruzeiro|novo delchevo|novo
gama|novo gradishte|novo hamburgo|novo horizonte|novo horizonte do norte|novo horizonte do
oeste|novo horizonte do sul|novo itacolomi|novo jardim|novo lino|novo machado|novo mesto|novo
mundo|novo oriente|novo oriente do piaui|novo parana|novo progresso|novo repartimento|novo sao
joaquim|novo selo|novo tiradentes|novo
zhelezare|novoazovsk|novodnistrovsk|novograd-volynsky|novogrudok|novoishimski|novoledo|novoli|novomikolaevka|novomirgorod|novomoskovsk|novopskov|novorangels'k|novorizonte|novosad|novosele|novoselets|novoselytsia|novosibirsk?|novot|novotroitsk|novoukrainka|novovolynsk|novovorontsovka|novoyadar|novoyavorivsk|novska|novy
buh|novy bydzov|novy knin|novy rozdol|novy ruskov|novy salas|novy tekov|novy zeland|novy
zivot|nowa kaledonia|nowa nowa|nowa ruda|nowa sol|nowa
zelandia|nowabgonj|nowata|nowendoc|nowgaon|nowparatan|nowra|nowrangapur|nowshera|nowy dwor
mazowiecki|nowy sacz|nowy targ|noxon|noyemberyan|noyers sur
serein|noyon|nozharevo|nozza|nozzano|nsawam|nsoko|nsukka enugu|ntoum|nua-ghuine
phapua|nubeena|nubia?|nucetto|nuchis|nucla|nucleo bandeirante|nucleo carajas|nucleo colonial de
una|nuditta|nuenen|nueva caledonia|nueva ecija|nueva esparta|nueva esperanza|nueva granada|nueva
italia|nueva ocotepeque|nueva rosita|nueva vizcaya|nueva zelanda|nueva zelandia|nuevo colon|nuevo
laredo|nuevo leon|nuevo san juan parangaricutiro|nughedu san nicolo|nughedu santa
vittoria|nugola|nugola
nuova|nuguru|nuis?|nuits-saint-georges|nujiang|nujiangm|nukerke|nuku'alofa|nukufetau|nukulaelae|nuland|nule|nullamanna|nullarbor|nullawil|nulvi|numana|numana
lido|numansdorp|numata|numazu|numbrecht|numeralla|numeyel|numrug|numurkah|nunavut?|nunchia|nunda|nundle|nungarin|nunhem|nunjikompita|nunspeet|nunukan|nunziata|nuoro|nuova
caledonia|nuova cliternia|nuova olonio|nuova
zelanda|nuporanga|nuqui|nurachi|nuragheddu|nuragus|nurallao|nuraminis|nuraxi
figus|nuraxinieddu|nureci|nurek|nuremberg?|nurestan|nurinsky
district|nurmes|nurmijarvi|nurnberg?|nurobod|nurpur|nurri|nurtingen|nusa tenggara barat|nusa
tenggara timur|nusco|nusenna|nussbach pfalz|nussdorf am
haunsberg|nusse|nuth|nutley|nutter?|nuuk|nuvolato|nuvolento|nuvolera|nuwara
eliya|nuxis|nuzvidu|nya kaledonien|nya
zeeland|nyabing|nyack|nyah|nyahururu|nyamandlovu|nyamup|nyanga|nyangana|nyaningwe|nyazura|nyborg|nybro|nyeri|nyika|nyingchi|nyiregyhaza|nykoping|nykoping-oxelosund|nykøbing
f|nykøbing m|nykøbing
sj|nyland|nyngan|nyoma|nyon|nyons|nyorojattaba|nyrany|nyrovce|nyrsko|nyrup|nysa|nyssa|nysted|nyugat-szahara|nzinze|nærum|næstved|nørager|nørre
aaby|nørre alslev|nørre asmindrup|nørre nebel|nørre
snede|nørreballe|nørresundby|o'fallon|o'leary|o'neill?|o-man|oak brook|oak creek|oak forest|oak
grove|oak harbor|oak hill|oak island|oak lawn|oak park|oak ridge|oak
view|oakbank|oakboro|oakdale|oakes|oakey|oakey creek|oakfield|oakham|oakhurst|oakland?|oakland
city|oaklands|oakley?|oakridge|oakville|oakwood|oamaru|oamseb|oathar
myothit|oatlands|oaxaca?|obaix|obala|obala
slonovace|obalno|obama?|oban|obando|obbicht|obdach|obdam|obeckov|obedinenie|ober-grafendorf|ober-hilbersheim|ober-morlen|ober-ramstadt|obera|oberammergau?|oberau|oberau
loisach|oberaudorf|oberaula|oberaurach|oberbach
unterfranken|oberbaldingen|oberboze|oberbozen|obercunnersdorf bei
lobau|oberdachstetten|oberderdingen|oberderdingen-flehingen|oberdolling|oberdrauburg|oberelsbach|obergunzburg|oberhaid
oberfranken|oberharmersbach|oberhausbergen|oberhausen rheinland|oberhof thuringen|oberhofen am
irrsee|oberi|oberinn|oberkail|oberkappel|oberkirch
baden|oberkochen|oberkotzau|oberland?|oberlin?|obermais|obermarchtal|obermassfeld-grimmenthal|obernai|obernberg
am inn|obernburg am main|oberndorf am neckar|oberndorf an der melk|oberndorf bei apolda|oberndorf
bei salzburg|oberndorf
oste|oberneukirchen|obernkirchen|obernzell|obernzenn|oberolang|oberon?|oberosterreich|oberplanitzing|oberplars|oberporing|oberpullendorf|oberrasen|oberried
breisgau|oberrot bei
gaildorf|oberscheinfeld|oberschneiding|oberschutzen|obersiebenbrunn|obersochering|obersontheim|oberstaufen|oberstaufen-thalkirchdorf|oberstdorf|obertauern|oberteuringen|oberthal
saar|oberthulba|obertilliach|obertraun|obertrubach|obertrum am see|oberursel
taunus|obervellach|oberviechtach|oberviechtach-pullenried|obervintl|oberwaltersdorf|oberwalz|oberwang|oberwart|oberweiden|oberweis|oberweissbach
thuringer wald|oberwesel|oberweser|oberwielenbach|oberwiesenthal
kurort|oberwil|oberwolbling|oberwolz|obidim|obidos?|obigies|obihiro|obing|obisovce|obitel|oblong?|obnova|oborin|oborishte|obourg|obretenik|obritz|obrovac|obruchishte|obrucne|obuasi|obwald|obwalden|obyce|obzor|ocala|ocamonte|ocampo|ocana|ocara|ocaucu|occagno|occhieppo
inferiore|occhieppo superiore|occhiobello|occidental mindoro|occimiano|ocean beach|ocean
city|ocean park|ocean shores|ocean springs|ocean
township|oceana|oceanside?|ochakiv|ochamchire|ochamps|ochodnica|ochsenfurt|ochsenhausen|ochten|ochtendung|ochtina|ochtrup|ochusha|ocilla|ockelbo-hamrange|ockholm|ocklawaha|ockov|ocna
mures|ocnita|oconomowoc|oconto|oconto falls|ocova|ocquier|ocracoke|ocre?|odalengo grande|odalengo
piccolo|odarne|odate|odawara|oddanchatram|odder?|odebolt|odeigne|odelzhausen|odemira?|odense?|odenton|odenville|oderberg|odernheim
am
glan|oderwitz|oderzo|odesa|odeshog|odessa?|odeur?|odgi|odibo|odijk|odiliapeel|odisha|odisheim|odivelas?|odobesti|odolena
voda|odolo|odon|odoorn|odoornerveen|odorheiu
secuiesc|odorin|odrintsi|odry|odzi|oebisfelde|oed-oehling|oedelem|oederan|oeffelt|oeganda|oegstgeest|oehna
brandenburg|oeiras?|oeiras do para|oekene|oekraine|oekusi|oelde|oelde-stromberg|oelegem|oelsnitz
erzgebirge|oelsnitz vogtland|oelwein|oelzschau bei
borna|oene|oentsjerk|oepfershausen|oer-erkenschwick|oeren|oerlinghausen|oertzenhof bei
strasburg|oeselgem|oestrich-winkel|oetingen|oettingen in
bayern|oetz|oetzen|oeudeghien|oevel|oezbekistan|ofena|offagna|offagne|offaly|offanengo|offenbach
an der queich|offenburg|offenhausen mittelfranken|offida|offingawier|offingen donau|offlaga|offutt
air force
base|oftringen|ofunato|ogaki|ogallala|ogasawara|ogawara|ogden?|ogdensburg|ogema|oggebbio|oggiona|oggiona
con santo stefano|oggiono|oglesby|oglianico|ogliara|ogliastra|ogliastro cilento|ogliastro
marina|ognina|ognio|ognyanovo|ogoja|ogongo|ogori|ogre?|ogulin|ogunbil|oguz|ohain|ohakune|ohanavan|ohandungu|ohangwena|ohatchee|ohbotaung|ohe
en laak|ohey|ohio?|ohn
chaw|ohningen|ohoden|ohrady|ohradzany|ohrdruf|ohrid|ohringen|ohringen-ohrnberg|ohsweken|oiapoque|oiba|oicata|oignies-en-thierache|oijen|oil
city|oileain bhriotanacha na maighdean|oileain bouvet|oileain cayman|oileain chomora|oileain
cocos|oileain cook|oileain fhaclainne|oileain fharo|oileain mariana thuaidh|oileain
marshall|oileain na maighdean s.a.m.|oileain solomon|oileain turks agus caicos|oileain vailis agus
futuna|oilean mhuiris|oilean na nollag|oilean
norfolk|oirlo|oirsbeek|oirschot|oise?|oisquercq|oissel|oisterwijk|oita|oituz|oizy|ojai|ojinaga|ojla|ojojona|okahandja|okahao|okakarara|okalongo|okamatapati|okandjatu|okangwati|okankolo|okanogan|okapuku|okaputa|okara|okarche|okashana|okatope|okaukuejo|okayama?|okazaki|okeechobee?|okeene|okegem|okehampton|okemah|okemos|okha|okinoshima|okitipupa|okkenbroek|oklahoma?|oklahoma
city|okmulgee|okoc|okolicna na
ostrove|okolona|okongo|okop|okoppe|okorosave|okorsh|okorusu|okotoks|okres bratislava ii|okres
bratislava iii|okres bratislava iv|okres bratislava v|okres kosice ii|okres kosice iii|okres
kosice iv|okruhle|okruzna|oksbøl|oktyabrskiy|oktyabrskoye|okuchi|okupovane palestinske
uzemie|okushiri|olanchito|olancho|oland|olanda?|olang|olaria?|olaszorszag|olathe|olavarria|olaya|olaya
herrera|olba|olbernhau|olbia|olbia-tempio|olburgen|olcenengo|olching|olcnava|old airport i|old
airport ii|old airport iii|old airport iv|old airport v|old bridge township|old forge|old fort|old
hickory|old lyme|old orchard bch|old sambir|old saybrook|old sinyava|old town|old
vyzhivka|olda|oldcastle?|oldeberkoop|oldebroek|oldeholtpade|oldeholtwolde|oldehove|oldekerk|oldelamer|oldemarkt|oldenburg?|oldenburg
in
holstein|oldenico|oldenswort|oldenzaal|oldenzijl|oldeouwer|oldetrijne|oldmeldrum|olds|oldsmar|oldsum|oldtown|oldza|olean|oleggio|oleggio
castello|oleiros?|olejnikov|olen?|olengo|olesna|olesnica|olesnice|olevano di lomellina|olevano
romano|olevano sul tusciano|olevsk|oley|oleye|olfen|olgiate comasco|olgiate molgora|olgiate
olona|olginate|olhao?|olho d'agua|olho d'agua das flores|olho d'agua do casado|olho d'agua
grande|olho-d'agua do borges|oliena|olimpia?|olimpio noronha|olina|olinda?|olindina|oliosi|oliva
gessi|olivadi|olivarella|olive branch|olive hill|olivedos|oliveira?|oliveira de azemeis|oliveira
de frades|oliveira do bairro|oliveira do hospital|oliveira dos brejinhos|oliveira
fortes|olivella|olivenca?|oliver springs|oliveri|olivet?|oliveto citra|oliveto lario|oliveto
lucano|olivetta san
michele|olivia?|olivola|olka|olkusz|ollastra|olle|ollignies|ollolai|ollomont|olloy-sur-viroin|olmedo?|olmen|olmeneta|olmi?|olmi
di treviso|olmo?|olmo al brembo|olmo di castagnole lanze|olmo di martellago|olmo
gentile|olne|olney|olomouc?|olomouc region|olomoucky
kraj|oloron-sainte-marie|olovary|olovi|olpe|olpe
biggesee|olsavce|olsavica|olsavka|olsberg|olsbrucken|olsene|olsinkov|olsov|olsovany|olst|olsztyn|olten|oltenita|olterterp|oltre
brenta|oltre il colle|oltresarca|oltressenda alta|oltrona al lago|oltrona di san
mamette|oluno|olympia?|olza|olzai|olzheim|oma|omachi|omafu|omagari|omagh?|omaha?|omak|omal|omalur|oman|omanama|omansky
sultanat|omarchevo|omaruru|omastina|omate|omatjene|ombalantu|ombombo|ombotozu|omboue|ombret|ombriano|omdurman?|omega?|omegna|omemee|omeo|omerga|omezee|omignano|omignano
scalo|omignano
stazione|omis?|omitara|ommel|ommen|ommeren|omonada|omro|omsenie|omsk?|omundaungilo|omungwelume|omuntele|omurtag|omuthiya|omutsewonime|onaanda|onach|onaga|onalaska|onamia|onandjokwe|onani|onankali|onano|onara|onathinge|onawa|onaway|onca
de pitangui|oncino|onda verde|ondangwa|ondavka|ondavske
matiasovce|onderdendam|ondjiva|ondobe|ondrasova|ondrasovce|ondrejovce|ondundu|oneglia|oneida?|oneonta|onesi|onesti?|oneta|onex|onferno|ongala|ongenga|ongerup
north|ongha|ongole|ongon|ongwediva|onhaye|onifai|oniferi|onigo|oniingo|onitsha|onkerzele|onna|onnen|onnezies|onno|ono
san
pietro|onomichi|onore?|onotoa|onoway|onoz|onslow|onsted|onstwedde|ontagnano|ontario?|ontonagon|onufryevka|onuno|onyaanya|onyuulaye|onzaga|onze-lieve-vrouw-lombeek|onze-lieve-vrouw-waver|onzo|ooigem|ooij|ooike|oologah|ooltewah|ooltgensplaat|ooma|oombabeer|oombergen|oorbeek|oordegem|oost
west en
middelbeers|oost-graftdijk|oost-souburg|oost-timor|oost-vlaanderen|oostakker|oostburg|oostdijk|oostduinkerke|oosteeklo|oosteind|oostende|oostenrijk|oosterbeek|oosterbierum|oosterblokker|oosterend|oosterhesselen|oosterhout|oosterland|oosterleek|oosternieland|oosternijkerk|oosterstreek|oosterwijk|oosterwijtwerd|oosterwolde|oosterwolde
gld|oosterzee|oosterzele|oostham|oosthem|oosthuizen|oostkamp|oostkapelle|oostkerke-damme|oostkerke-diksmuide|oostknollendam|oostmalle|oostnieuwkerke|oostrozebeke|oostrum|oostvleteren|oostvoorne|oostwinkel|oostwold|oostwoud|oostzaan|ootmarsum|opa-locka|opaka|opalchenets|opan|opanets|opatija|opatka|opatovce|opatovce
nad nitrou|opatovska nova
ves|opava|opbrakel|opdorp|opeinde|opelika|opelousas|opende?|opfikon|opglabbeek|opgrimbie|ophain-bois-seigneur-isaac|ophasselt|opheers|ophemert|opheusden|opheylissem|ophoven|opijnen|opina?|opitsvet|opitter|oplinter|oploo|opmeer|opocno|opoeteren|opoj|opole|opolskie|oponice|opont|oporapa|opotiki|oppeano|oppenau|oppenberg|oppenheim|oppenhuizen|opperdoes|oppido
lucano|oppido
mamertina|oppland|opponitz|opprebais|oppuurs|opunake|opuwo|opuzen|opvelp|opwijk|oracle?|oradea|orahovica|orai?|oran?|orange
beach|orange city|orange cove|orange grove|orange park|orange walk
district|orangeburg|orangevale|orangeville|orani|oranienbaum|oranienburg|oranje?|oranjemund|oranjewoud|orathanad|oratino|oratov|oravce|oravita|oravka|oravska
jasenica|oravska lesna|oravska polhora|oravska poruba|oravske vesele|oravsky biely potok|oravsky
podzamok|orbais|orbassano|orbetello|orbetello scalo|orbetello
stazione|orbey|orbignano|orbisonia|orbost|orbyhus-dannemora|orcenico inferiore|orchard
park|orchi?|orchies|orchimont|orciano di pesaro|orciano pisano|orciatico|orco
feglino|orcq|ordingen|ordona|ordos|ordu|ordubad|ordway|ordzhonikidze?|ordzovany|ore
city|orebro?|orebro lan|orebro-kumla|orechova|orechova poton|oregon?|oregon
city|oregrund-osthammar|orel?|orem?|orenburg?|oreno|orense|orentano|orero|orero di serra
ricco|oresany|oresh|oreshak|oreshets|oreske|orestiada|oret|oreye|orezzo|orezzoli|orfengo|orford|orgao?|orgeo|orgeval|orgiano|orgnano|orgosolo|orhei|oria|oriago|oricola|orient?|oriental
mindoro|oriental province|origgio|orikum|orillia|orimattila|orinda|orindiuva|orino|orio al
serio|orio canavese|orio litta|oriola|oriolo|oriolo
romano|orion?|oripaa|oris|oristano|orito|orivesi|oriximina|orizona|orizovo|orkhon|orkhontuul|orkney?|orkney
islands|orlamunde|orland|orland park|orlandia|orlando?|orleans?|orlintsi|orlov|orlov
dol|orlovets|orlovo|orlyak|ormea|ormeau|ormeignies|ormelle|ormenyorszag|ormond
beach|ormoz|ormstown|ornago|ornano
grande|ornans|ornavasso|orne?|orneta|ornica|ornito|ornskoldsvik|orobo|oroco|orocue|orodara|orofino|oromocto|orono|oropa|oros|orosei|oroshaza|orosi|oroslavje|oroszorszag|orotelli|oroville|orovnica|orp-jauche|orp-le-grand|orpington?|orria|orroir|orroli|orroroo|orrville|orsago|orsano
e cammoro|orsara bormida|orsara di
puglia|orsaria|orsay|orsenigo|orsha|orsigna|orsmaal-gussenhoven|orsogna|orsomarso|orsova|orta di
atella|orta nova|orta novarese|orta san giulio|ortacesus|orte?|orte scalo|orte
stazione|ortega?|ortelle|ortenberg hessen|ortenburg|ortezzano|orth an der donau|ortho|orti?|orti'
inferiore|orti' superiore|ortignano|ortignano
raggiolo|ortigueira|orting|ortisei|ortodonico|ortolano|ortomatera|ortona|ortona dei marsi|ortona
foro|ortona
porto|ortonovo|ortonville|ortovero|ortrand|ortucchio|ortueri|ortutova|orumana|orune|orust-tjorn|oruvandjai|orvault|orvelte|orvieto?|orvieto
scalo|orvieto
stazione|orvinio|orwell?|orwigsburg|oryahovitsa|oryahovo|orychiv|orzano|orzhitsa|orzinuovi|orzivecchi|osadka|osadne|osage?|osage
beach|osage
city|osaka?|osakarovka|osakis|osann-monzel|osasco|osasio|osawatomie|osborne?|osby|oscadnica|oscar
bressane|osceola?|osceola mills|oschatz|oschersleben
bode|oschiri|oscoda|osecna|osek|osen|osenets|osenovo|osetenovo|oseto|oshakati|oshawa?|oshifo|oshigambo|oshikango|oshikuku|oshikunde|oshitayi|oshivello|oshkosh?|oshmyany|oshuli|osian|osidda|osiglia|osigo|osijek|osijek-baranja|osikov|osikovitsa|osikovo|osikovska
lakavitsa|osilo|osimo|osimo stazione|osina|osini|osio sopra|osio
sotto|osipovichi|osjecko-baranjska|oskaloosa|oskarshamn-hogsby|oslany|oslavany|oslavia|oslo?|osmanabad|osmaniye|osmannoro|osmar|osmate|osnabruck|osnago|osogbo|osoppo|osorio?|osorno|osoyoos|ospedaletti|ospedaletto|ospedaletto
d'alpinolo|ospedaletto di gemona|ospedaletto di rimini|ospedaletto euganeo|ospedaletto
lodigiano|ospedalicchio|ospedalicchio di bastia umbra|ospel|ospina|ospital
monacale|ospitale?|ospitale di cadore|ospitale nel frignano|ospitaletto|ospitaletto
mantovano|ospizio?|osrblie|osrednjeslovenska|ossago
lodigiano|ossana|ossendrecht|ossenisse|ossenwaard|ossenzijl|osseo?|ossi?|ossian?|ossimo|ossimo
inferiore|ossimo
superiore|ossineke|ossining|ossling|ossmannstedt|ossona|ossuccio|ostana|ostbevern|oste?|ostellato|osten-altendorf|ostend?|ostende?|ostenfeld
husum|oster-ohrstedt|osterburg|osterburg
altmark|ostercappeln|ostercappeln-venne|osterfeld|ostergotlands
lan|osterhever|osterhofen|osterhofen-gergweis|osterholz-scharmbeck|osteria?|osteria bianca|osteria
del gatto|osteria della fontana|osteria grande|osteria
nuova|ostermiething|ostermundigen|osternienburg|osterode am
harz|osterreich?|osterrike|ostersund|osterwieck|ostheim von der rhon|osthofen|ostia antica|ostia
parmense|ostiano|ostiches|ostiglia|ostigliano|ostra luka|ostra mogila|ostra
vetere|ostrach|ostramondra|ostratice|ostrau saalkreis|ostrau
sachsen|ostrava?|ostringen-odenheim|ostritsa|ostritz|ostroda|ostrog|ostroleka|ostrov|ostrovany|ostrovets|ostrovo|ostrovy
canton a enderbury|ostrovy turks a caicos|ostrow mazowiecka|ostrow wielkopolski|ostrowiec
swietokrzyski|ostrołeka|ostry grun|osttimor|ostuni|osturna|osuske|osvaldo
cruz|oswego|oswestry|oswiecim|otacilio costa|otanche|otaru|otautau|otavi|otawara|otegem|otegen
batyra|otelu
rosu|oteppe|oterleek|otgon|othee|othello?|otisville|otjerunda|otjihase|otjimbingwe|otjinene|otjitjekwa|otjiwa|otjiwarongo|otjondeka|otjozondu|otllak|otocac|otok|otok
bouvet|otok norfolk|otopeni|otoritas
palestina|otorohanga|otrange|otranto?|otrhanky|otricoli|otrocok|otsego|otsu|otsuki|ottana|ottati|ottava?|ottaviano|ottawa?|ottenburg|ottendorf
bei stadtroda|ottendorf-okrilla|ottenschlag|ottensheim|ottenstein niedersachsen|otterbach
pfalz|otterbein|ottergem|otterlo|otterndorf|ottersberg|ottersberg-fischerhude|ottersberg-posthausen|ottersum|ottertail|otterup|ottiglio|ottignies|ottignies-louvain-la-neuve|ottiolu|ottnang
am
hausruck|ottobeuren|ottobiano|ottoland|ottone?|ottoville|ottrau|ottsville|ottumwa|ottweiler|ottweiler-furth|otwani|otwock|otztal-bahnhof|ouagadougou?|ouahigouya|ouargla|ouarzazate|ouazzane|oud
ade|oud annerveen|oud gastel|oud ootmarsum|oud
zuilen|oud-alblas|oud-beijerland|oud-heverlee|oud-turnhout|oud-vossemeer|ouddorp|oude meer|oude
niedorp|oude pekela|oude wetering|oude
willem|oude-tonge|oudebildtzijl|oudega|oudegem|oudehaske|oudehorne|oudekapelle|oudelande|oudemirdum|oudemolen|oudenaarde|oudenaken|oudenbosch|oudenburg|oudendijk|oudenhoorn|oudergem|ouderkerk
aan de amstel|ouderkerk aan den
ijssel|oudeschans|oudeschild|oudeschip|oudeschoot|oudesluis|oudewater|oudezijl|oudheusden|oudkarspel|oudorp|oudwoude|oued
rhiou|oued zem|oueme|ouffet|ouganda|ougree|ouidah|ouistreham|oujda?|oulad teima|oulainen|ouled
djellal|oulu?|oulx|oum el
bouaghi|oupeye|ouray|oure?|ourem?|ourense?|ouricangas|ouricuri|ourilandia do
norte|ourinhos|ourique?|ourizona|ournie|ouro branco|ouro fino|ouro preto|ouro preto do oeste|ouro
velho|ouro verde|ouro verde de minas|ouro verde do
oeste|ouroana|ouroeste|ourolandia|ouse?|outgaarden|outjo|outlook?|outokumpu|outrelouxhe|outrijve|outrup|outsarangapalle|outside
dakar|ouvidor?|ouwegem|ouwerkerk|ouwster-nijega|ouwsterhaule|ouyen|ouzbekistan|ovada?|ovalle|ovar?|ovaro|ovcha
mogila|ovcharovo|ovchepoltsi|ovchi
kladenets|ovciarsko|ovcie|ovedi|ovejas|ovelgonne-grossenmeer|ovelgonne-struckhausen|overasselt|overath|overberg|overboelare|overdinkel|overhespen|overi|overijse|overijssel?|overkalix|overland
park|overlangel|overloon|overmere|overpelt|overrepen|overschild|overslag|overton|overtornea|overveen|overwinden|ovezande|ovid?|ovidiopol|ovidiu|oviedo?|oviglio|ovindoli|ovodda|ovoshtnik|ovruch|owase|owasso|owatonna|owego|owen?|owen
sound|owensboro|owensville|owenton|owerri|owings
mills|owingsville|owoh|owosso|owschlag|oxbow?|oxdrift|oxford?|oxford charter township|oxford
township|oxfordshire?|oxnard?|oxon hill|oy-mittelberg|oyace|oyama|oybin kurort|oyem|oyen|oyster
bay|oyten|ozalj|ozark?|ozdany|ozdin|ozegna|ozenkadnook|ozhukarai|ozieri|ozoir-la-ferriere|ozona?|ozurgeti|ozzano
dell'emilia|ozzano monferrato|ozzano taro|ozzero|oława|pa-ki-xtan|pa-na-ma|pa-pu-a niu
ghi-ne|pa-ra-goay|paal?|paamiut|paarl|paasloo|paba|pabianice|pabillonis|pabna|pabna
bera|pabneukirchen|pabstorf|paca?|pacaembu|pacaja|pacajus|pacaraima|pacatuba|pace del
mela|paceco|pacengo|pacentro|pachavita|pachino|pachmarhi|pacho|pachora|pachpadra|pachpahar|pachuca?|paciano|pacific?|pacific
city|pacific ocean|pacific palisades|pacific palms|pacitan|pacitti|paciug|paco do
lumiar|pacoa|pacoima|pacolet|pacora|pacos de
ferreira|pacoti|pacov|pacuja|padamkot|padampur|padan|padang?|padang serai|padang sidempuan|padang
tengku|padangpanjang|padangtengku|padarovce|padarsko|padasjoki|padaythar
myothit|padborg|paddhari|paddys river|padenghe sul
garda|paderborn|paderborn-dahl|paderborn-schloss
neuhaus|padergnone|paderna|padernello|paderno|paderno d'adda|paderno del grappa|paderno
dugnano|paderno franciacorta|paderno
ponchielli|paderu|padiglione?|padilla?|padina|padivarma|padmapur|padola|padova?|padra|padrauna|padre
bernardo|padre gonzales|padre marcos|padre paraiso|padria|padru|padthaway|paducah|padula|padula
scalo|padule|paduli|padulle|paeroa|paes landim|paesana|paese?|paesens|paesi
bassi|paestum?|paez|pagani?|paganica|paganico|paganico sabino|pagar
alam|pagaralam|pagazzano|pageland|paggese|pagliara|pagliara dei
marsi|pagliare|pagliarelle|pagliaroli|paglieta|pagnacco|pagnano|pagno|pagnona|pago
veiano|pagoh|pagosa
springs|pahalgam|pahasu|pahiatua|pahl|pahlen|pahoa|pahokee|pahrump|paia?|paial|paiane|paicandu|paicol|paide|paifve|paijat-hame|paikamal|paikgacha|pailhe|pailitas|paim
filho|paime|paimio|paimpol|paina|painan|paineiras|painesville|painten|paintsville|paiol de
baixo|paipa|pais vasco|paisco loveno|paises baixos|paises bajos|paisievo|paisley?|paisos
baixos|paithan|paitone|paiva?|paivantasaajan guinea|pajala|pajeu do
piaui|paka|pakala|pakaliba|pakan|pakenham|pakhanjur|pakistan|pakistanska islamska
republika|pakisztan|pakkekesang|pakokku|pakostov|pakpattan|pakrac|pakribarwan|pakridayal|pakruojis|paks|paktia|paktika|pakur|palacios?|paladina?|palagano|palagianello|palagiano|palagnana|palagonia|palai|palaia|palaiseau|palakkad|palakkodu|palakonda|palamartsa|palamas|palampur|palanga|palangkaraya|palani|palanpur|palanque?|palanzano|palaos?|palapye|palarikovo|palash|palashbari|palastina|palastinensische
gebiete|palata|palata pepoli|palatine?|palatka|palatwa|palau|palauska
republika|palawan?|palazzago|palazzisi|palazzo?|palazzo adriano|palazzo canavese|palazzo
d'arcevia|palazzo d'assisi|palazzo del pero|palazzo pignano|palazzo san
gervasio|palazzolo|palazzolo acreide|palazzolo dello stella|palazzolo milanese|palazzolo
sull'oglio|palazzolo vercellese|palazzone|palazzuolo|palazzuolo sul
senio|paldau|palembang?|palena|palencia?|palermiti|palermo?|palese?|palestijns
gebied|palestina?|palestina de goias|palestina do para|palestine?|palestinian
territory|palestinsko
podrucje|palestrina?|palestro?|palfau|palghar|palhano|palhoca?|pali?|paliano|palidano|palin|palinuro|palinyewah|palisade?|paliseul|palitana|palizzi|palizzi
marina|palkane|palkot|palla
hara|palladam|pallagorio|pallamallawa|pallanzeno|pallare|pallavaram|pallavicino|pallerone|palleroso|palling?|pallio|palm
beach|palm coast|palm desert|palm harbor|palm island|palm springs|palma campania|palma di
montechiaro|palma sola|palmacia|palmadula|palmaneru|palmanova|palmar?|palmar de
varela|palmares?|palmares do sul|palmares paulista|palmariggi|palmaro di pra|palmas arborea|palmas
de monte alto|palmas del socorro|palmdale|palmeira?|palmeira d'oeste|palmeira das missoes|palmeira
do piaui|palmeira dos indios|palmeirais|palmeirandia|palmeirante|palmeiras?|palmeiras de
goias|palmeiras do
tocantins|palmeirina|palmeirinha|palmeiropolis|palmela?|palmelo|palmer?|palmerston?|palmerston
north|palmerton|palmetto?|palmi|palmiano|palminopolis|palmira?|palmital|palmitinho|palmito?|palmitopolis|palmitos|palmoli|palmori|palmyra?|palo
alto|palo cedro|palo del colle|palocabildo|paloh|palombaio|palombara
sabina|palombaro?|palomonte|palong|palopo|palos heights|palos
hills|palosco|palota|palotina|palse|paltamo|palu|palu' del
fersina|paludi?|paluello|paluzza|palwal|palzem|palæstinensisk
selvstyreomrade|pambak|pamekasan|pamel|pamiers|pampa?|pampanga?|pamparato|pampilhosa da
serra|pamplico|pamplona?|pamplonita|pamporovo|pamukchii|pamuru|pan ban|pana?|pana
pana|panadura|panagyurishte|panagyurski kolonii|panaia|panama|panama city|panambi|panamska
republika|panamske prieplavove
pasmo|panarea|pancalieri|pancarana|pancas?|pancevo|panchagar|panchagarh|panchbibi|panchia|panchkula|pancole|pancota|pandaria|pandavpura|pandeglang|pandhana|pandharkawada|pandharpur|pandhurna|pandi|pandino|pandishankar|pandola|pandrup|panelas?|panema|panenske
ostrovy spojenych statov|panetta|panettieri|paneveggio|panevezys|pangasinan?|pangi|pangin|pangkal
pinang|pangkalan brandan|pangkalan
bun|pangkalpinang|pangkep|pangsha|panguitch|pangururan|panhala|panhandle?|panicaglia|panicale|panicarola|panicherevo|panicheri|panicke
dravce|panighina|panihati|panik|panipahan|panipat|panj|panjgur|panjin|panjshar|panmure|panna?|pannaconi|pannarano|pannawonica|pannerden|panni?|panningen|pannone|panocchia|panora|panorama
city|panosa?|panovce|panqueba|panschwitz-kuckau|pantai gading|pantai pitas|pantanelle|pantano di
grano|pantano di teggiano|pantano grande|pantapin|pantelimon|pantelleria?|pantelleria
aeroporto|pantianicco|pantigliate|pantin?|pantu|pantuliano|panvel|panyabungan|panzano|panzhihua|pao
de acucar|paola?|paola marina|paola santuario|paolantonio|paoli|paolini|paolisi|paolo
vi|paonia|paonta|papadhandi|papagaios?|papagaios
novos|papanasam|papanduva|papanice|papar?|papariano|papasidero|papekop|papenburg|papenburg-aschendorf|papendrecht|papenhoven|papenvoort|paperino|papiano|papignies|papigno|papin?|papineauville|papoea-nieuw-guinea|papouasie-nouvelle-guinee|papozze|pappenheim
mittelfranken|pappiana|papradno|papua?|papua barat|papua new guinea|papua nova guinea|papua nova
gvineja|papua nowa gwinea|papua nueva guinea|papua nugini|papua nuova guinea|papua ny guinea|papua
nya guinea|papua-neuguinea|papua-nova guine|papua-nova
guinea|papua-uusi-guinea|papunahua|papwa-ginea gdida|paqueta|paquier|paquistan|paquistao|para de
minas|parabiago|parabita|paraburdoo|paracambi|paracatu|paracel
islands|paracuru|paradigna|paradisoni|paraggi?|paragominas|paragould|paragua|paraguacu|paraguacu
paulista|paraguai|paraguaj|paraguajska
republika|paraguay|paragvaj|paragwaj|parai?|paraiba?|paraiba do
sul|paraibano|paraibuna|parainen|paraipaba|paraiso do norte|paraiso do sul|paraiso do
tocantins|paraisopolis|parajang|paraju|parakou|paramakudi|parambu|paramirim|paramoti|paramount?|paramus|paramythia|parana?|paranacity|paranagua|paranaiba|paranaiguara|paranaita|paranapanema|paranapoema|paranapua|paranatama|paranatinga|paranavai|paranda|paranesti|paranhos?|paranoa|paranorte|parantoro|paraopeba|paraparaumu|parapat|parapua|paraqvay|parasgaon|parasia|paratebueno|paratico|paratinga|paraty|parau|parauapebas|parauna|paravati|paray-le-monial|parazinho|parazzuolo|parbatsar|parbhani|parchen|parchim|parchitello|parchovany|parcines|parco
delle acacie|parco scizzo|pardeeville|pardesca|pardinho|pardip|pardu nou|pardubice|pardubice
region|pardubicky kraj|pareci novo|parecis|paredao de minas|paredes de
coura|parelhas?|parella?|parenti?|parepare|parete?|pareto?|parey
elbe|parghelia|pargi|pari?|pariaman|pariconha|parihuzovce|parika|parike|parikkala|paringianu|parintins|paripiranga|paripueira|pariquera-acu|paris|parisi|parit
betak|parit buntar|parit sulong|park city|park falls|park rapids|park ridge|park
river|parkal|parkano|parker?|parkers
prairie|parkersburg|parkes|parkesburg|parkhar|parkhill|parksley|parkston|parksville|parkville|parlakhemundi|parlasco|parlier|parma?|parmain|parmen-weggun|parmezzana
calzana|parnagua|parnaiba?|parnamirim|parnarama|parndana|parndorf|parner|parnica|parnu|parobe|parodi
ligure|parola?|paroldo|parolise|parona|paroo|paros?|parowan|parral?|parramatta?|parrana san
giusto|parrana san martino|parrano|parre|parre ponte selva|parrega|parrish?|parrsboro|parry
sound|parsau|parsberg|parseoni|parshuram|parsons?|partanna|partanna
mondello|parthenay|partina|partinico|partino|partizanin|partizanska
lupca|partizanske|partschins|partur|paruna|paruzzaro|parvenets|parvomay|parvomaytsi|parwan|parzanica|pas-de-calais|pasadena?|pasan|pasca|pascagoula|pascani|pascarola|pascellata|pascelupo|pasco?|pascolare?|pascomonti|pascoso|pasewalk|pashovo|pasian
di prato|pasiano|pasiano di pordenone|pasir
putih|pasirputih|paskalevets|paskalevo|paskeville|paskov|paskova|paso de los libres|paso de
patria|paso robles|paso yobay|paspardo|pass christian|passa e fica|passa quatro|passa
tempo|passa-vinte|passagem franca|passaggio?|passaggio di
bettona|passaic|passail|passalacqua|passarella|passatore|passau?|passendale|passerano|passerano
marmorito|passetto|passiano|passighat|passignano sul trasimeno|passira|passirana|passirano|passo
corese|passo costalunga|passo de camaragibe|passo de torres|passo dei pecorai|passo del
bidollo|passo del bocco|passo del tonale|passo di mirabella|passo di ripe|passo di treia|passo do
sobrado|passo fundo|passo oscuro|passo penice|passo rolle|passo san ginesio|passo
stelvio|passogatto|passons?|passopisciaro|passos maia|passow kreis uckermark|pastena|pastena di
salerno|pastene|pastenelle|pasteria|pastina|pastina zavada|pastine di
pontecorvo|pastorano|pastorello|pastos
bons|pastovce|pastra|pastren|pastrengo|pastrogor|pastuchov|pasturago|pasturana|pasturo|pasuruan|pasvalys|pataskala|patchewollock|patchogue|patenora|patera?|paterno?|paterno
calabro|paternopoli|paterson?|paterswolde|pathalgaon|pathanamthitta|pathankot|pathapatnam|pathardi|pathari|patharia|pathein|pathorghata|pati|patia|patiala|patignies|patna?|patnagarh|pato
bragado|pato branco|patoda|patoni|patos de minas|patos do piaui|patras?|patresh|patriarh
evtimovo|patrica?|patrignone|patrington|patrocinio do muriae|patrocinio
paulista|pattada|pattamundai|pattano|patten?|pattensen|patterson?|patti?|pattikonda|pattimedda|patton?|pattukottai|patu|patuakhali|paturages?|paty
do alferes|pau brasil|pau d'arco|pau dos ferros|paudalho|paudorf|pauini|paul?|paula candido|paula
freitas|paularo|paulatem|paulding|pauli
arbarei|pauliceia|paulilatino|paulinenaue|paulinia?|paulino
neves|paulista?|paulistana?|paulistania|paulistas|paullo|paullo di casina|paulo afonso|paulo de
faria|paulo frontin|paulo jacinto|paulo lopes|pauls
valley|pauna|paunesti|pauni|paupisi|pauri|pausa vogtland|pausin|pavagada|pavana?|pavana
pistoiese|pavao?|pavarolo|pavcina lehota|pavel|pavel banya|paverama|pavia?|pavia di
udine|pavicolo|pavigliana|pavignane|pavignano|pavijetpur|paviole|pavlany|pavlice|pavlikeni|pavlodar?|pavlodar
area|pavlograd|pavlova?|pavlova ves|pavlovce|pavlovce nad uhom|pavolche|pavona|pavona
stazione|pavone canavese|pavone d'alessandria|pavone del mella|pavullo nel frignano|paw
paw|pawai|pawcatuck|pawe|pawesin|pawhuska|pawig|pawigl|pawleys island|pawling|pawnee?|pawnee
city|pawtucket|paxton?|paya?|payakumbuh|payerne|payette|paynes
find|paynesville|pays-bas|pays-de-loire|paysandu|payson|payyanur|paz de ariporo|paz de
rio|pazardzhik|pazin|pazit|pazzano|pazzera|pchela|pchelari|pchelarovo|pchelin|pchelishte|pchelnik|pcoline|pe
de serra|pe-ru|pea ridge|peabiru|peabody?|peace river|peach bottom|peachland|peachtree city|peak
hill|peake|peapalle|pearce|pearisburg|pearl city|pearl river|pearland|pearsall|pearson?|peat
inn|pec pod snezkou|pecanha|pecatonica|peccioli|pecco|pecenady|pecenany|pecenice|pecetto di
valenza|pecetto torinese|pechea|pechenegi|pechern|pecica|pecky|pecol|pecorara|pecorile|pecorini a
mare|pecorone|pecos?|pecovska nova ves|pecq|pecs?|pedace|pedagaggi|pedali di
viggianello|pedalino|pedara|pedaso|pedavena|peddapalli|peddapuram|pedeguarda|pedemonte|peder|pederiva|pederneiras|pedero|pederoa|pederobba|pedersano|pedersoren
kunta|pedescala|pedesina|pedica|pedivigliano|pedona|pedra azul|pedra badejo|pedra bela|pedra
branca|pedra branca do amapari|pedra do anta|pedra do indaia|pedra dourada|pedra e cupa|pedra
grande|pedra lavrada|pedra mole|pedra preta|pedrace|pedraces|pedralva|pedranopolis|pedrao|pedras
altas|pedras brancas|pedras
grandes|pedraza|pedregulho?|pedreira?|pedreiras?|pedrengo|pedrinhas?|pedrinhas
paulista|pedrinopolis|pedro afonso|pedro alexandre|pedro avelino|pedro barros|pedro canario|pedro
de toledo|pedro do rosario|pedro gomes|pedro ii|pedro juan caballero|pedro leopoldo|pedro
luro|pedro osorio|pedro teixeira|pedro velho|pedrocca|pedrogao
grande|pedross|peebinga|peebles?|peekskill|peer?|peermedu|peest|pefferlaw|pegazzano|peggau|peghera|pegli|peglio|pegnitz|pegnitz-trockau|pegognaga|pegola|pegolotte|pegunny|pehowa|pehuajo|peia|peilstein
im muhlviertel|peins?|peint?|peio|peiriu|peissant|peissenberg|peitz|peixe-boi|peixoto de
azevedo|peize|peja?|peje?|pejucara|pekalongan|pekan?|pekanbaru|pekin?|pelago|pelagus|pelahatchie|pelaihari|pelaya|peleliu
state|pelham?|pelican rapids|pelion?|pelishat|pelkosenniemi|pell
city|pella?|pellaines|pellaloco|pellare|pellaro|pellegrina|pellegrino?|pellegrino
parmense|pellenberg|pellezzano|pellio|pellio intelvi|pellizzano|pello?|pellworm|pelos di
cadore|pelotas?|pelugo|pelzer|pemalang|pematangsiantar|pemba?|pemberton|pemberville|pembroke?|pembroke
pines|pembrokeshire|penacova?|penafiel?|penaforte|penalva?|penalva do
castelo|penama|penamacor?|penang?|penango|penapolis|penawar|pencombe|pendencias?|pender?|pender
island|pendergrass|pendjikent|pendleton|pendosso|pendra?|penedo?|penedono?|penela?|penestin|penetanguishene|penggerang|penha?|penhalonga|penhold|penia|peniche?|penicuik|penig|penitro|penkun|penmarch|penn
valley|penn yan|penna?|penna in teverina|penna san giovanni|penna
sant'andrea|pennabilli|pennadomo|pennapiedimonte|penne?|penneshaw|pennigsehl|pennington?|pennington
gap|pennisi|pennsauken township|pennsville
township|pennsylvania?|penol?|penola?|penon?|penong|penrhyn|penrith|penrose|pens?|pensacola?|penshurst|pensilvania?|penta|pentecoste|pentedattilo|penticton|pentland|pentone|pentwater|penukonda|penza?|penzale|penzance?|penzano|penzberg|penzlin
bei waren|peonis|people's republic of
china|peoria?|peotone|peperga|pepin?|pepingen|pepinster|pepperell|peqin|peque?|pequeri|pequi|pequia|pequizeiro|pequot
lakes|pera di fassa|peraia|perama mylopotamou|perambalur|perancis|perano|perarolo|perarolo di
cadore|perce?|percha?|percile|percoto|perdasdefogu|perdaxius|perdifumo|perdigao?|perdizes?|perdoes?|perdonig|perechyn|peregallo|perego|pereira?|pereira
barreto|pereiras?|pereiro|peremetnoye|peremyshlyany|perenchies|perenjori|perenjori
east|pereta?|pereto|peretola|peretu|perevalsk|pereyaslav-khmelnitsky|perfugas|perg|pergine
valdarno|pergine valsugana|pergola?|pergusa|perham|perho|peri?|peri
mirim|periasc|perignano|perigueux|perillup|perin|perinaldo|perino|perinthalmanna|peris?|peritiba|perito
moreno|peritoro|perk?|perkasie|perkins?|perl?|perl-nennig|perleberg|perledo|perlesreut|perletto|perlo|perloz|perm?|permet?|pernambuco?|pernate|pernegg
an der mur|pernek|pernik?|pernis rotterdam|pernitz|perno?|pernocari|pernumia|pero dei
santi|perobal|perola?|perola d'oeste|perola
independente|perolandia|perondi|peronne|peronnes-lez-antoing|peronnes-lez-binche|perosa
argentina|perosa canavese|perou|peroulaz|perparim|perperek|perpetuo
socorro|perpignan|perponda|perrazze|perrenjas|perrero?|perrillo?|perris|perros-guirec|perry?|perryopolis|perrysburg|perryton|perryville|persano|perschling|pershotravensk|persi?|persichello|persico
dosimo|persingen|pertegada|pertengo|perteole|perth?|perth amboy|perth and
kinross|perth-andover|pertica alta|pertica
bassa|perticani|perticano|perticara|perticaro|perticato|pertosa|pertuis|pertunmaa|pertusio|peru|peruanska
republika|perugia?|perugia
stazione|peruibe|perundurai|perushtitsa|peruwelz|pervijze|pervomaisk|pervomaysk|perwez|perwez-haillot|perwira
jaya|perzacco|pesariis|pesaro|pesaro e urbino|pescadero?|pescaglia|pescantina|pescara?|pescara
colli|pescara del tronto|pescarolo|pescarolo ed
uniti|pescarzo|pescasseroli|pescate?|pesche?|peschici|peschiera|peschiera borromeo|peschiera del
garda|peschiera maraglio|peschieta|pescia|pescia romana|pescina|pesco
sannita|pescocanale|pescocanale di
capistrello|pescocostanzo|pescolanciano|pesconuovo|pescopagano|pescopennataro|pescorocchiano|pescosansonesco|pescosolido|peseggia|peshawar?|peshkopi|peshtera|peshterna|peshtersko|peshtigo|pesina|pesnopoy|peso
da regua|pesqueira?|pessano con bornago|pesse|pessina
cremonese|pessinetto|pessione|pessola|pessoux|pest?|pestarena|pet
mogili|petacciato|petajavesi|petaluma|petarch|petarnitsa|petatlan|petawawa|petegem-aan-de-leie|petegem-aan-de-schelde|peterborough?|peterhead|petermann|petersberg|petersburg?|petersfield|petershagen
weser|petershagen-friedewalde|petershagen-heimsen|petershagen-lahde|petershagen-windheim|petershausen|peterstown|petigny|petilia
policastro|petina|petit
rocher|petit-couronne|petit-fays|petit-hallet|petit-rechain|petit-roeulx-lez-braine|petit-roeulx-lez-nivelles|petit-thier|petitcodiac|petite-chapelle|petko
karavelovo|petko
slaveykov|petkovce|petkovo|petkus|petlawad|petleshkovo|petokladentsi|petosino|petoskey|petralia
soprana|petralia sottana|petrazzi|petrele|petrella liri|petrella salto|petrella
tifernina|petrelle|petrevene|petriano|petricci|petriccio|petriccione|petrich|petrignano|petrignano
d'assisi|petrignano del
lago|petrikov|petrikovce|petrila|petrinja|petriolo|petritoli|petrizia|petrizzi|petroia|petroio|petrolandia|petrolia|petrolina|petrolina
de
goias|petrona|petronell-carnuntum|petropavlovka|petropavlovsk?|petropolis|petrosani|petrosino|petrov|petrov
dol|petrova|petrova lehota|petrova ves|petrovany|petrovce|petrovce nad
laborcom|petrovice|petrovo|petrulli|petrullo|petrulo|petruro|petruro
irpino|petrvald|petrykivka|petten?|pettenasco|pettenbach|pettinengo|pettineo|petting?|pettneu am
arlberg|pettoranello del molise|pettorano sul gizio|pettorazza
grimani|peuerbach|peutie|pevely|peveragno|pewaukee|peyton|pezinok|pezzalunga|pezzan|pezzana|pezzano|pezzaze|pezze
di greco|pezzolo|pezzolo valle uzzone|pfaffendorfb beeskow|pfaffenhausen schwaben|pfaffenhofen an
der ilm|pfaffenhofen an der roth|pfaffenschlag bei
waidhofen|pfaffikon|pfaffing|pfalzen|pfalzfeld|pfalzgrafenweiler|pfarrkirchen
niederbayern|pfarrweisach|pfatten|pfatter|pfedelbach-untersteinbach|pfeffenhausen|pfelder|pfelders|pfinztal|pfitsch|pflaurenz|pflersch|pforring|pforzen|pforzheim?|pfreimd|pfronstetten|pfronten|pfullendorf|pfulters|pfunders|pfunds|pfungstadt|phagi|phagwara|phalodi|phalsbourg|phaltan|phan
lan|phang nga|phap|pharenda|pharr|phatthalung|phek|phelan|phelps?|phenix
city|phetchaburi|phi-gi|phi-lip-pin|philadelphia?|philcmpbll|philip?|philippeville?|philippi?|philippine?|philippinen|philippines|philippsburg|philippsreut|philippsthal
werra|philipsburg|phillaur|phillips?|phillipsburg|philomath|phiringia|phoenix?|phoenix
islands|phoenixville|phoolpur|phu tho|phu tho province|phu yen|phu yen
province|phuentsholing|phulbani|phulera|phulmandi|phulparas|phulpur|phusro|piaam|piacabucu|piacatu|piacenza?|piacenza
d'adige|piadena|piagge|piagge di ascoli
piceno|piaggia|piaggine|piaggione|pialba|piamonte|piampaludo|pian camuno|pian degli ontani|pian
dei ratti|pian del lago|pian di borno|pian di casale|pian di mugnone|pian di pieca|pian di san
martino|pian di sco|pian di venola|piana?|piana battolla|piana crixia|piana degli albanesi|piana
di capo d'orlando|piana di cerchiara|piana di monte verna|piana la fara|piana san
raffaele|pianacce|pianaccio|pianazzo|piancaldoli|piancarani|piancastagnaio|pianceri
alto|pianche|pianco|piancogno|piandelagotti|piandicastello|piandifieno|piandimeleto|piandisetta|piane|piane
crati|piane d'archi|piane di falerone|piane di montegiorgio|piane di
morro|pianella|pianello|pianello del lario|pianello di ostra|pianello di petralia sottana|pianello
val tidone|pianello vallesina|pianengo|pianezza|pianezze|pianezze del
lago|pianfei|piangaiano|piangipane|piani?|piani di
borghetto|pianico|pianiga|pianillo|pianlungo|piano d'accio|piano d'api|piano d'arta|piano
d'orta|piano dei peri|piano del conte|piano del voglio|piano delle fonti|piano di coreglia|piano
di follo|piano di frassineta|piano di mommio|piano di setta|piano di sorrento|piano di
valeriano|piano maglio|piano porlezza|piano regolatore|piano san nicola|piano tavola|piano
vetrale|pianoconte|pianola?|pianopantano|pianopoli|pianoro|pianoro
vecchio|pianorso|pianosa|pianosa
isola|pianoscafo|pianosinatico|piansano|pianta?|piantamelon|piantedo|piantonia|pianura?|pianura
vomano|pianventena|pianzano|piario|piasco|piaseczno|piastow|piastre?|piata|piateda|piatra-neamt|piatta?|piatto?|piattoni|piau|piaui?|piavola|piavon|piazza?|piazza
al serchio|piazza armerina|piazza brembana|piazza caduti|piazza del galdo|piazza di pandola|piazza
roma|piazzano|piazzano di atessa|piazzatorre|piazze?|piazzola sul brenta|piazzolla|piazzolla di
saviano|piazzolo|picada
cafe|picanello|picardie|picarelli|picarras|picayune?|piccarello|picciame|piccianello|picciano|piccilli|picciorana|piccolino|picenze|picerno|picher|pichhore|pichincha|pichl|pichl-kainisch|pichne|picinisco|pickens|pickering?|pickford?|pico
rivera|picola?|picone|picos?|picton|pictou|picture butte|picui|pidhaytsi|piduguralla|pie'
casavecchia|pie' di moggio|pie' di via|pie' falcade|piea|piedade do rio grande|piedade dos
gerais|piedecuesta|piedelpoggio|piedicavallo|piedicolle|piediluco|piedimonte|piedimonte
d'alife|piedimonte d'ischia|piedimonte del calvario|piedimonte di sessa aurunca|piedimonte
etneo|piedimonte matese|piedimonte san germano|piedimonte san germano
alta|piedimulera|piedipaterno|piedipaterno sul nera|piediripa|piedivalle|piedmont?|piedras|piedras
negras|piegaio|piegaio basso|piegaro|piekary
slaskie|pieksamaki|pielavesi|pielenhofen|pielungo|pien|piendamo|pienza|piepasso|pieranica|pierantonio|pierce
city|pierceton|pieria?|pieris|pierre?|pierre
part|piershil|pierson|pierz|piesendorf|piestany|pietarsaari|pieterburen|pietersbierum|pieterzijl|pietole|pieton?|pietra
de' giorgi|pietra ligure|pietra
marazzi|pietrabbondante|pietrabruna|pietrabuona|pietracamela|pietracatella|pietracupa|pietracuta|pietradefusi|pietraferrazzana|pietrafitta|pietragalla|pietragavina|pietrain|pietralacroce|pietralta|pietralunga|pietramala|pietramelara|pietramontecorvino|pietramurata|pietranico|pietransieri|pietrapaola|pietrapaola
stazione|pietrapennata|pietrapertosa|pietraperzia|pietrapiana|pietraporzio|pietrara|pietraroja|pietrarubbia|pietrasanta|pietrasecca|pietrastornina|pietravairano|pietraviva|pietrebais|pietrelcina|pieve|pieve
a elici|pieve a nievole|pieve a presciano|pieve a ripoli|pieve a socana|pieve al bagnoro|pieve al
toppo|pieve albignola|pieve caina|pieve d'alpago|pieve d'olmi|pieve del cairo|pieve di bono|pieve
di cadore|pieve di cagna|pieve di cento|pieve di compito|pieve di compresseto|pieve di
controne|pieve di coriano|pieve di curtarolo|pieve di cusignano|pieve di ledro|pieve di
rivoschio|pieve di santa luce|pieve di sinalunga|pieve di soligo|pieve di teco|pieve di
trebbio|pieve di zignago|pieve emanuele|pieve fanonica|pieve fissiraga|pieve fosciana|pieve
ligure|pieve modolena|pieve porto morone|pieve saliceto|pieve salutare|pieve san giacomo|pieve san
lorenzo|pieve san paolo|pieve san vincenzo|pieve santo stefano|pieve terzagni|pieve tesino|pieve
torina|pieve trebbio|pieve
vergonte|pievebelvicino|pievebovigliana|pievedizio|pieveottoville|pievepelago|pievescola|pievesestina|pigg's
peak|piggott?|piglio?|pigna|pigna bassa|pignano|pignataro interamna|pignataro
maggiore|pigneto|pignola?|pignone|pigra?|pigue|pihtipudas|pijao|pijino del
carmen|pijnacker|pikedale|pikesville|piketon|pikeville|pikolein|pila ai piani|pila sul
gromolo|pilao arcado|pilar do
sul|pilastri?|pilastro?|pilcante|piler|pilibhit|pillager?|pilliga|pilnikov|piloes|piloezinhos|pilot
mountain|pilot point|pilsting|pilzone|pimenta bueno|pimenteiras?|pimenteiras do
oeste|pimentel?|piminoro|pimonte|pimpalner|pimpara?|pimpri-chinchwad|pinamar|pinar del rio
province|pinarella|pinarolo po|pinasca|pincara|pincher
creek|pinchote|pincina|pinckney?|pinckneyville|pinconning|pindai|pindamonhangaba|pindar
south|pindare mirim|pindoba|pindobacu|pindorama|pindorama do tocantins|pindoretama|pindwara|pine
bluff|pine bluffs|pine bush|pine city|pine creek|pine grove|pine island|pine knot|pine
mountain|pine plains|pine point|pine ridge|pine river|pinedale|pinehurst|pinellas
park|pinerolo|pineta?|pineta di arenzano|pineta di pescara|pineta di sortenna|pineta di sortenna
vallesana|pineto|pinetop|pinetops|pineville|pingan|pingaring|pingdingshan|pingelly|pingelly
east|pingeshwar|pingjum|pingliang|pingo-d'agua|pingrup|pingrup
east|pingtung|pingxiang|pinhais?|pinhal?|pinhal de sao bento|pinhal
grande|pinhalao|pinhalzinho|pinhao?|pinheiral?|pinheirinho do vale|pinheiro?|pinheiro
machado|pinheiro preto|pinheiros?|pinhel?|pinho de baixo|pinillos|pinjarra|pink
hill|pinkafeld|pinkett|pinkovce|pinlon|pinnaroo|pinneberg|pinnow kreis uckermark|pino d'asti|pino
torinese|pinocchio?|pinole?|pinsk?|pinson?|pintadas?|pinto bandeira|pinzagen|pinzano al
tagliamento|pinzolo|pinzon?|pio ix|piobbico|piobesi d'alba|piobesi
torinese|piode|piojo?|pioltello|piombino?|piombino dese|pionca|pione|pioneer?|pioppe di
salvaro|pioppi?|pioppo?|pioraco|piosina|piossasco|piotrkow trybunalski|piova'
massaia|piovani|piove di sacco|piovega|piovene
rocchette|piovera?|piovezzano|piozzano|piozzo|pipaix|pipalda|piparia|piperkovo|pipestone?|piqua|piquerobi|piquet
carneiro|piquete?|piquirivai|pira
maseda|pirabeiraba|piracaia|piracanjuba|piracema|piracicaba|piracuruca|pirada?|piragineti|pirai?|pirai
do norte|pirai do
sul|piraino|piraju|pirajuba|pirajui|piramboia|pirambu|piran|piranga|pirangi|pirangucu|piranguinho|pirangut|piranhas?|pirapemas|pirapetinga|pirapo|pirapora|pirapora
do bom
jesus|pirapozinho|piraquara|piraque|pirassununga|piratello|piratini|piratininga|piratuba|pirauba|pirawa|pirazzolu|pirdop|pirenopolis|pires
do
rio|pirgonj|pirgovo|pirin|piringen|piripa|piripiri?|piritiba|pirkanmaa|pirkkala|pirmasens|pirna|pirne|piro?|pirojpur|pironchamps|pirot|pirpirituba|pirri|pisana?|pisanets|pisanitsa|pisano?|pisano
etneo|pisarevo|pisarovo|pisba|piscataway township|pischeldorf|pischelsdorf in der
steiermark|piscinas?|piscinola|pisciotta|piscopio|pishaj|pishchanka|pisignano|piskorovce|pismo
beach|pisogne|pisoniano|pissatola|pisterzo|pisticci|pisticci
scalo|pistoia?|pistolesa|pistrino|pita?|pital|pitalito|pitamberpur|pitanga?|pitangueiras|pitangui|pitcairn|pitcairn
islands|pitcairn-szigetek|pitcairneilanden|pitcairnoarna|pitcairnove
ostrovy|pitche|pitea|piteccio|piteglio|pitelli|pitelova|pitesti|pithapuram|pithiviers|pithoragarh|piticchio|pitigliano|pitimbu|pitinga|pitkern
adaları|pitlochry|pitocco|pitovo|pittem|pitten?|pittolo|pittsboro|pittsburg|pittsburgh?|pittsfield|pittsford|pittston|pittsville|pittsworth|piubega|pium|piuma?|piumarola|piumazzo|piumhi|piura?|piuro|piverone|pivijay|pixley|pizzale|pizzano|pizzighettone|pizzinni|pizzo?|pizzo
marina|pizzoferrato|pizzolano|pizzoletta|pizzoli|pizzolungo|pizzone|pizzoni|piła|plaaz|plabennec|placanica|placerville|plachidol|plachkovtsi|placido
de castro|plaesano|plain city|plain
dealing|plainevaux|plainfield|plainview|plainville|plainwell|plaisir?|plaistow|plakovo|plan
d'introd|plan felinaz|plan in passiria|plan-les-ouates|plana nad
luznici|planadas?|planaltina|planaltina do parana|planaltino|planalto?|planalto alegre|planalto da
serra|planaval|plancenoit|plancoet|planei?|planeil|planeta
rica|planice|planinitsa|plankenfels|planol|plant city|plantagenet?|plantation?|planters
hall|planura?|plaquemine|plars|plasencis|plasmolen|plastovce|plasy|plataci|platamona|platania|plateau?|plateau
de kirchberg|plateaux?|plateaux region|plati|platina?|platt?|platte?|platte
city|platten?|platteville|plattling|plattsburg|plattsburgh|plattsmouth|platzers|plau am see|plaue
thuringen|plauen?|plaus|plave vozokany|plavec|plavecke podhradie|plavecky mikulas|plavecky
peter|plavecky stvrtok|plavnica|plawenn|pleasant gap|pleasant grove|pleasant hill|pleasant
valley|pleasant
view|pleasanton|plechotice|pledran|pleinfeld|pleiskirchen|plelan-le-grand|plemo|pleneuf-val-andre|plentywood|plerin|ples|plesio|plesivec|plesna|plessisplaas|plessisville|plestin-les-greves|pleternica|plettenberg|pleurtuit|pleven?|plevnik|plevun|pleyben|pleyber-christ|pleystein|pliesovce|pliska|pljevlja|ploaghe|ploce?|plochingen|plock|plodio|plodovitovo|ploegsteert|ploermel|plogastel-saint-germain|ploiesti|plombieres|plombieres-les-bains|plon|plosca|ploske|ploski|plossberg|plouaret|plouay|ploubezre|ploudalmezeau|plouezec|ploufragan|plougastel-daoulas|plouguernevel|ploumagoar|plounevez-lochrist|plovdiv?|plovdivtsi|plozevet|plumlov|plummer?|plumthorpe|plumtree|pluwig|plymouth?|plzen|plzen
region|plzensky kraj|po bandino|poasco|pobe|pobeda?|pobedim|pobezovice|pobit kamak|poblacht
dhaonlathach an chongo|poblacht na hafraice lair|poblacht na seice|pobrezi slonoviny|pobrezie
slonoviny|pocahontas?|pocao de
pedras|pocapaglia|pocarova|pocatello?|pocatky|pocenia|pochabany|pochlarn|pocinhos|pocking?|pocking-hartkirchen|pocklington|poco
branco|poco dantas|poco das antas|poco das trincheiras|poco fundo|poco redondo|poco
verde|pocoes?|pocola|pocomoke city|pocone|pocos de
caldas|pocrane|pocuvadlo|podargoni|podayva|podbiel|podborany|podbranc|podbrezova|podelzig|podenzana|podenzano|podenzoi|poderi
di montemerano|podersdorf am
see|podgoritsa|podhajska|podhorany|podhorie|podhorod|podhradie|podhradik|podili|podivin|podkarpackie|podkonice|podkova|podkrepa|podkrivan|podkylava|podlaskie|podluzany|podolie|podolinec|podravska|podrecany|podresca|podskalie|podslon|podturen|podu
iloaiei|podvis|podvolochisk|podvysoka|podzamcok|poederlee|poederoijen|poeke|poeldijk|poelkapelle|poesele|poetto|poffabro|pofi|pogerola|pogerola
di amalfi|poggetello|poggetello di
tagliacozzo|poggetto|poggiana|poggiardo|poggibonsi|poggio?|poggio a caiano|poggio alla
malva|poggio aquilone|poggio berni|poggio bustone|poggio cancelli|poggio capanne|poggio
catino|poggio cinolfo|poggio d'asti|poggio dei pini|poggio delle rose|poggio di bretta|poggio di
otricoli|poggio di roio|poggio favaro|poggio fidoni|poggio filippo|poggio franco|poggio
garfagnana|poggio imperiale|poggio mirteto|poggio mirteto scalo|poggio mirteto stazione|poggio
moiano|poggio morello|poggio murella|poggio nativo|poggio perugino|poggio picenze|poggio
renatico|poggio rusco|poggio san francesco|poggio san lorenzo|poggio san marcello|poggio san
vicino|poggio san vittorino|poggio sannita|poggio terzarmata|poggio torriana|poggio
tulliano|poggio
umbricchio|poggiodomo|poggioferro|poggiofiorito|poggiola|poggiomarino|poggioreale|poggiorsini|poggiovalle|poggiovalle
di borgorose|poggiridenti|poggstall|pogli|pogliano milanese|pogliola|pognana
lario|pognano|pogno|pogoanele|pogradec|pogrebishche|pohari|pohjanmaa|pohjois-chungcheong|pohjois-gyeongsang|pohjois-jeolla|pohjois-karjala|pohjois-makedonia|pohjois-pohjanmaa|pohjois-savo|pohorela|pohorelice|pohranice|pohronska
polhora|pohronsky bukovec|pohronsky ruskov|poiana di granfion|poiana maggiore|poiana
mare|poianella|poibrene|poienile de sub munte|point arena|point cook|point pleasant|point
roberts|pointe-aux-trembles|pointe-claire|pointe-noire|poirino|poissy|poitiers?|poitou-charentes|pojan|pojuca|pokhran|pokok
sena|pokr
vedi|pokrovan|pokrovka|pokrovskoe|pokryvac|poladpur|poland|polandia|polanovce|polany|polavaram|polaveno|polazzo|polcanto|polcenigo|polch|polegge|polenta?|polesella|polesine|polesine
parmense|polesinello|polewali|polfing-brunn|polia?|poliakovce|polianka|polican|policarpa|policastrello|policastro
bussentino|police nad metuji|policemans point|polichno|policka|policoro|polignano a
mare|poligny|polikraishte|polina|polinago|polinesia francesa|polinesia francese|polinesja
franciza|polinezja francuska|polino|polistena|polizzello|polizzi generosa|poljska|poljska
poland|polk city|polkemmet|polkovnik dyakovo|polkovnik
serafimovo|polkowice|pollachi|pollare|pollastra?|pollastri|pollau|polle|pollein|pollella|pollena
trocchia|pollenza|pollenzo|polleur|pollica|pollina?|pollinkhove|pollone|pollutri|polna|polny
kesov|polo cloroquimico de alagoas|polo paz|polo petroquimico
camacari|pologne|polokwane|poloma|polomka|polonghera|poloni|polonia|polonja|polonnaruwa|polonne|polonuevo|polotsk|polpenazze
del garda|polpet|pols?|polsa|polsbroek|polsingen|polska|polska republika|polski gradets|polski
izvor|polski senovets|polski trambesh|polsko|polsko
kosovo|polson|poltar|poltava?|polur|poluvsie|polva|polveraia|polverara|polverigi|polverina|polverosa?|polvica|polvijarvi|polvilho?|polyana|polyanovo|polygyros|polykastro|polynesia?|polynesia
perancis|polynesie francaise|pomaia|pomarance|pomaretto|pomarico|pomarkku|pomaro
monferrato|pomarolo|pombal?|pombia|pomborneit|pombos?|pomen|pomerode|pomeroy|pometo|pomezia|pomigliano
d'arco|pomino|pommelsbrunn|pommeroeul|pomona?|pomonte|pomorie|pomorskie|pompano
beach|pompeano|pompegnino|pompei|pompei
scavi|pompeia?|pompeiana|pompeu?|pompey?|pompiano|pomponesco|pomposa?|pompu|pomurksa|ponca
city|poncarale|ponchatoula|ponchiera|ponder?|ponderano|pondicherry?|pondrome|ponedera?|pongai|pongracovce|poniky|ponna|ponnamaravathi|ponneri|ponoka|ponorogo|ponsacco|ponso|pont
canavese|pont saint martin|pont
suaz|pont-a-celles|pont-a-mousson|pont-audemer|pont-aven|pont-de-loup|pont-de-roide|pont-l'abbe|pont-l'eveque|pont-rouge|pont-sainte-maxence|pont-scorff|pont-sur-yonne|ponta
de pedras|ponta delgada|ponta do sol|ponta grossa|ponta pora|pontagna|pontal?|pontal do
parana|pontalina|pontalinda|pontarlier|pontasserchio|pontassieve|pontasso|pontault-combault|pontboset|ponte
a bozzone|ponte a cappiano|ponte a egola|ponte a elsa|ponte a ema|ponte a giogoli|ponte a
moriano|ponte a poppi|ponte a serraglio|ponte a signa|ponte a tressa|ponte al bozzone|ponte
all'abate|ponte all'ania|ponte alla chiassa|ponte alta|ponte alta do norte|ponte alta do
tocantins|ponte arche|ponte barizzo|ponte branca|ponte buggianese|ponte caffaro|ponte
chiasso|ponte cingoli|ponte crepaldo|ponte d'arbia|ponte d'arli|ponte d'assi|ponte da barca|ponte
de lima|ponte de sor|ponte del colombarone|ponte del giglio|ponte dell'olio|ponte della
persica|ponte della pietra|ponte della priula|ponte della venturina|ponte di barbarano|ponte di
brenta|ponte di castegnero|ponte di falmenta|ponte di ferro|ponte di legno|ponte di masino|ponte
di nanto|ponte di nava|ponte di piave|ponte di savignone|ponte di serravalle|ponte di
verzuno|ponte ete|ponte gardena|ponte giurino|ponte gombola|ponte gorzone|ponte guelpa|ponte in
foglia|ponte in valtellina|ponte lambro|ponte messa|ponte molino baffoni|ponte nelle alpi|ponte
nizza|ponte nossa|ponte nova|ponte nuovo|ponte organasco|ponte preta|ponte rio|ponte rio di
monterado|ponte ronca|ponte san lorenzo|ponte san marco|ponte san nicolo|ponte san
pellegrino|ponte san pietro|ponte selva|ponte serrada|ponte storto|ponte sulla moletta|ponte
taro|ponte trebbia|ponte tresa|ponte vedra bch|ponte zanano|pontebba|pontecagnano|pontecagnano
faiano|pontecchio marconi|pontecchio
polesine|ponteceno|pontechianale|pontecorvo|pontecurone|pontecuti|pontedassio|pontedecimo|pontedera|pontefract?|ponteginori|pontegrande|pontelandolfo|pontelangorino|pontelatone|pontelongo|pontelucano|pontelungo|pontemaodino|pontemerlano|pontenure|pontepetri|pontepietra|pontepossero|ponteranica|pontericcioli|ponterio|ponteromito|ponterosso|ponterotto|pontes
e lacerda|pontes
gestal|pontestazzemese|pontestrambo|pontestura|ponteterra|pontetetto|pontetto|pontevedra?|pontevico|pontey|ponti?|ponti
sul mincio|pontiac?|pontian|pontianak?|ponticella|ponticelli|ponticelli citta' della
pieve|ponticello|ponticino|pontida|pontillas|pontinia|pontinvrea|pontirolo
nuovo|pontito|pontivy|ponto belo|ponto
novo|pontoglio|pontolo|pontone|pontotoc|pontremoli|pontrieux|pontypool|pontypridd|ponza|ponzano|ponzano
di fermo|ponzano magra|ponzano monferrato|ponzano romano|ponzano superiore|ponzano
veneto|ponzo|ponzo' bovecchio|ponzone|poochera|pooh?|poolaijelo|pooler|poolesville|pooley
bridge|pooncarie|poonch|poortugaal|poortvliet|poowong|popasna|popayan|poperinge|popesti-leordeni|popgrigorovo|popiglio|popilnya|popina|popintsi|popitsa|poplar?|poplar
bluff|poplar
grove|poplarville|popoli?|popolo?|popovaca|popovitsa|popovo|popovtsi|poppel|poppenhausen
unterfranken|poppenhausen wasserkuppe|poppenwier|poppi|poppino|poprad|poproc|popsko|popudinske
mocidlany|popuelles|populina|populonia|poquoson|porac|poranga|porangaba|porangatu|porano|porbander|porcari|porcellengo|porcheresse|porcheville|porchia|porchiano|porchiano
del
monte|porcia|porciano|porcigatone|porciorasco|porciuncula?|pordenone|pordic|pordim|pore?|porec|porecatu|porelli
di
bagnara|pori?|poriadie|porjus|porlezza|pornainen|pornassio|pornbach|pornello|pornic|pornichet|porongurup|porossan|porostov|porpetto|porporano|porrena|porretta
terme|porrino?|port alberni|port allegany|port angeles|port aransas|port arthur|port augusta|port
austin|port barre|port broughton|port byron|port carling|port charlotte|port chester|port
clinton|port colborne|port coquitlam|port dickson|port dover|port elgin|port elizabeth|port
ellen|port fairy|port gibson|port harcourt|port hardy|port hawkesbury|port hedland|port henry|port
hope|port huron|port isabel|port jervis|port kenny|port lavaca|port lincoln|port ludlow|port
macdonnell|port macquarie|port matilda|port mcneill|port mcnicoll|port moody|port neill|port
orange|port orchard|port orford|port perry|port pirie|port rowan|port said|port sanilac|port st.
joe|port st. lucie|port stanley|port sydney|port townsend|port victoria|port vila|port
wakefield|port washington|port-cartier|port-gentil|porta westfalica|portacomaro|portacomaro
stazione|portadown|portage?|portage la
prairie|portageville|portalbera|portalegre?|portales|portanova|portao
ocoi|portaria?|portegrandi|porteirao|porteiras?|porteirinha|portel?|portela?|portelandia|portella|portella
di
mare|porter?|portersville|porterville|portez?|porthmadog|porticello|portichetto|portici?|portico
di caserta|portico di romagna|portico e san
benedetto|portigliola|portile|portimao?|portiolo|portland?|portlaoise|portneuf|porto acre|porto
alegre|porto alegre do norte|porto alegre do piaui|porto alegre do tocantins|porto amazonas|porto
amboim|porto azzurro|porto barreiro|porto belo|porto calvo|porto ceresio|porto cervo|porto
cesareo|porto corsini|porto d'adda|porto d'ascoli|porto da folha|porto de mos|porto de moz|porto
de pedras|porto de sauipe|porto di mezzo|porto do mangue|porto dos gauchos|porto empedocle|porto
ercole|porto esperidiao|porto estrela|porto feliz|porto ferreira|porto firme|porto frailis|porto
franco|porto fuori|porto garibaldi|porto grande|porto lucena|porto mantovano|porto maua|porto
maurizio|porto moniz|porto murtinho|porto nacional|porto novo|porto potenza picena|porto
real|porto real do colegio|porto recanati|porto rice|porto rico|porto rotondo|porto salvo|porto
san giorgio|porto san paolo|porto sant'elpidio|porto santa margherita|porto santo|porto santo
stefano|porto seguro|porto tolle|porto torres|porto trombetas|porto uniao|porto valtravaglia|porto
velho|porto viro|porto vitoria|porto
xavier|portobuffole|portocannone|portoferraio|portofino|portogallo|portogruaro|portola|portomaggiore|portonovo|portopalo
di capo
passero|portoriko|portoryko|portosalvo|portoscuso|portosecco|portovecchio|portovenere|portoverrara|portschach
am worther see|portsmouth?|portugal|portugali|portugalia|portugall|portugalska
republika|portugalsko|portugis|portuguesa?|portula|portumna|portuqaliya|poruba|poruba pod
vihorlatom|porubka|porucnicke uzemie tichomorskych
ostrovov|porvoo|porzano|posa?|posabina|posadas?|posavina canton|posavski
kanton|poscante|poseritz|poshnje|posina|posio|positano|poso?|possagno|possidente?|possneck|post
falls|posta
fibreno|postalesio|postavy|postbauer-heng|posterholt|posticciola|postiglione|postioma|posto da
mata|postojna|postoloprty|postribe|postua|postville|potassa?|potchefstroom|poteau?|poteet|potengi|potenza?|potenza
picena|potenzoni|poti|potia|potim|potiragua|potirendaba|potiretama|potlatch|potochnitsa|potocky|potok|potoky|potomac?|potor|potosi?|potrerillos|potsdam?|potstat|pottendorf|pottenstein|potterville|pottes|pottmes|pottsboro|pottsching|pottstown|pottsville|potunduva|potvorice|poucet|poughkeepsie?|poughquag|pouilly-en-auxois|pouilly-sur-loire|poulsbo|poulseur|poultney|pound
ridge|poupehan|pouso alegre|pouso alto|pouso novo|pouso
redondo|pousset|pouytenga|pouzauges|povazany|povazska bystrica|pove del
grappa|povegliano|povegliano veronese|poviglio|povina|povo novo|povoa de lanhoso|povoa de santa
iria|povoa de varzim|povoacao?|povoado de sao
jorge|povoda|povolaro|povoletto|povraznik|powassan|poway|powayan|powell?|powell
river|powhatan?|poxoreo|poynette|poysdorf|poytya|poza
rica|pozarevac|pozba|pozdisovce|pozega|pozega-slavonia|pozesko-slavonska|poznan?|pozza?|pozza di
acquasanta|pozza di fassa|pozzaglia sabina|pozzaglio|pozzaglio ed
uniti|pozzale|pozzallo|pozzarello|pozzecco|pozzengo|pozzi?|pozzi san michele
tagliamento|pozzilli|pozzillo|pozzo?|pozzo alto|pozzo camacici|pozzo d'adda|pozzo della
chiana|pozzo di gotto|pozzo di gualdo cattaneo|pozzo guacito|pozzo sant'evasio|pozzol
groppo|pozzolatico|pozzolengo|pozzoleone|pozzolo|pozzolo
formigaro|pozzomaggiore|pozzonovo|pozzuoli?|pozzuolo|pozzuolo del friuli|pozzuolo martesana|pra'
catinat|pra' di roburent|prabha
pattan|prabumulih|pracando|pracchia|pracinha|pracorno|pracuuba|prad|prada?|pradalunga|pradamano|prade|pradelle|prades|pradipozzo|pradleves|prado
ferreira|pradopolis|prados universitarios|pragatto|pragelato|pragraten am
grossvenediger|prags|prague?|praha|prahova|praia a mare|praia branca|praia da vitoria|praia do
hermenegildo|praia grande|praia norte|praiano|prainha|prairie?|prairie du chien|prairie
grove|prairieville|prakovce|pralboino|prali|pralormo|pralungo|pram?|pramaggiore|pramaggiore
blessaglia|pramollo|pranchita|prantij|prarolo|prarostino|prasco|prascorsano|prasice|prasnik|praso|prasomaso|prata
camportaccio|prata d'ansidonia|prata di pordenone|prata di principato ultra|prata do piaui|prata
sannita|prataccio|pratania|pratantico|pratapgarh|pratapnagar|pratapolis|pratappur|pratella|prati?|pratica
di mare|praticello|pratiglione|pratinha|pratissolo|prato all'isarco|prato allo stelvio|prato
capanne|prato carnico|prato comune|prato perillo|prato ranieri|prato sesia|prato
sopralacroce|pratola peligna|pratola serra|pratolino|pratolungo|pratomorone|pratora|pratora
sarrottino|pratovecchio|pratovecchio
stia|pratrivero|pratt?|pratteln|prattville|pravda?|pravenec|praventsi|pravets|pravica|pravisdomini|pravotice|praznovce|prazzo|pre'
saint didier|prea?|prea di
roccaforte|preara|prebl|prebuz|precenicco|preci|precin|precotto|precy-sur-oise|predaia|predajna|predappio|predappio
alta|predazzo|preding|predmier|predoi|predore|predosa|preeceville|preetz kreis
plon|preganziol|pregarten|pregasina|preggio|pregiato|preglia|pregnana
milanese|pregrada|preili|prein an der
rax|preitenegg|preitoni|prejmer|prela|prelerna|prelez|prellenkirchen|prelo?|prelog|prelouc|premana|premaor|premariacco|premeno|premenugo|premery|premia?|premilcuore|premnagar|premnitz|premolo|premont|premosello
chiovenda|prencov|prentice?|prentiss|prenzlau|preone|preore|prepezzano|prepo|prepotto|prerov|prerow
ostseebad|prescott?|prescott valley|preseglie|preselany|preselentsi|preselets|preselle|preselle
sergardi|presenaio|presenzano|presezzo|presgaux|presian|presicce|presidencia roque saenz
pena|presidente alves|presidente bernardes|presidente castelo branco|presidente dutra|presidente
epitacio|presidente figueiredo|presidente franco|presidente getulio|presidente janio
quadros|presidente juscelino|presidente kennedy|presidente kubitschek|presidente lucena|presidente
medici|presidente nereu|presidente olegario|presidente prudente|presidente sarney|presidente
tancredo neves|presidente
venceslau|presidio?|presina|presinaci|preslaven|presles|presnovka|presov|presovsky kraj|presque
isle|pressana|pressano|pressath|pressbaum|presseck|pressig|prestavlky|prestice|prestine|preston?|prestonsburg|presyaka|pretare|pretoro|prettau|prettin|preturo|pretzier|pretzsch
elbe|pretzschendorf|preussisch oldendorf|preussisch
strohen|preusslitz|prevala|prevalje|prevalle|preveza|prevost|prezza|prezzo?|priabona|priacco|priazovskoe|pribelce|pribenik|pribeta|pribis|pribor|priborn|pribovce|priboy|pribylina|pribyslav|priechod|priekopa|prien
am chiemsee|priepasne|priero|prieros|priessen|priest
river|prietrz|prietrzka|prievaly|prievidza|prignano cilento|prignano sulla
secchia|prihradzany|prijedor|prijepolje|prikra|prilep|prilly|priluki|prima
porta|primaluna|primavera de rondonia|primavera do leste|primda|prime case|primeira
alianca|primeira cruz|primeiro de maio|primo tapia|primolano|primolo|primorie
territory|primorsk|primorsko-goranska|primulacco|prince albert|prince edward island|prince
frederick|prince george|prince rupert|princesa isabel|princess
anne|princeton?|princeville|principado de asturias|principato di
monaco|prineville|pringsewu|prinsenbeek|prinzersdorf|priocca|priola|priolo gargallo|prior
lake|priora?|priosa|priozersk|pripek|prischwitz|priseltsi|prishtina|prishtine|prislop|prisovo|prissia|prissiano|pristina?|pritulany|pritzerbe|pritzier
bei
hagenow|pritzwalk|priula|privas?|priverno|prizren|prizzi|probolinggo|probstdorf|probstzella|probuda|proc|procaria|procchio|proceno|prochot|procida|proctorville|proddatur|prodel|prodo|proenca-a-nova|profesor
ishirkovo|professor
jamil|profondeville|prohn|prokuplje|prolesha|prolom|promano?|promissao?|pronsfeld|propata|prophetstown|prosacov|prosec|prosecco|prosels|prosena|prosenik|proserpine?|proserpio|proshyan|prosiek|prosotsani|prosper?|prossedi|prosselsheim|prosser|prostejov|prosto|proston|prostorno|protasio
alves|protivin|protonotaro|protzel|provadia|provaglio d'iseo|provaglio val
sabbia|provazzano|proveis?|provesano|provezze|providence?|providenciales|province
orientale|province-alpes-cote d'azur|provincetown?|provins|provo?|provost?|provvidenti|proyecto
ala|prsa|prudente de
morais|prudentopolis|prudhoe|prum|prun|prunella?|prunetta|prunetto|pruno?|pruno di
stilves|pruske|prusy|pruszcz gdanski|pruszkow|prutz|pruzhany|pruzina|pryaporets|pryor
creek|przemysl|præstø|psara|pskov?|pstrina|pszczyna|ptghni|pticie|ptolemaida|ptruksa|ptuj|pu'er|pubnico|puccianiello|puch
bei weiz|puchberg am
schneeberg|puchenstuben|puchov|pucioasa|puckapunyal|pucov|pudasjarvi|puderbach
westerwald|pudria|pudukkottai|puebla?|pueblo bello|pueblo nuevo|pueblo rico|pueblo
west|pueblorrico|puebloviejo|puegnago sul garda|puente kyha|puente nacional|puente
piedra|puer?|puerres|puerto alegria|puerto arica|puerto asis|puerto berrio|puerto boyaca|puerto
caicedo|puerto carreno|puerto colombia|puerto concordia|puerto escondido|puerto gaitan|puerto
guzman|puerto iguazu|puerto leguizamo|puerto libertador|puerto lleras|puerto lopez|puerto
montt|puerto nare|puerto narino|puerto parra|puerto penasco|puerto rico|puerto riko|puerto
rondon|puerto salgar|puerto san julian|puerto santander|puerto tejada|puerto triunfo|puerto
wilches|puerto-riko|pufels|puget-theniers|puginate|puglia?|puglianello|pugliano|puglietta|pugliola|pugmil|pugnello|puia|puianello|puiflijk|puiseaux|pukanec|pukapuka|pukekohe|pukkila|pula?|pulaski?|pulau
christmas|pulau
ketam|pulborough|pulce?|pulderbos|pulfero|pulgon?|pulheim|puli?|pulivendla|pulkau|pulle|pullman?|pully|pulsano?|pulsnitz|pult|pulwama|pumenengo|pumphreys|punalur|punasa|pune?|punganur|punjab?|punkalaidun|punta
ala|punta alta|punta arenas|punta gorda|punta le castella|punta marina|punta raisi
aeroporto|puntalazzo|puntaldia|punthorst|puntone|punxsutawney|puola|puolanka|puos
d'alpago|pupiales|pupri|purace|puranpur|purbach am neusiedler
see|purcell?|purcellville|purello|purepero|purgen|purgessimo|purgstall an der
erlauf|puri?|purisima de la
concepcion|purkersdorf|purlewaugh|purmer|purmerend|purmerland|purnea|purnia|purnode|purola|purukcahu|purulia|puruna
katak|purvis|purwa|purwakarta|purwodadi|purwokerto|purworejo|pusad|pusan?|pusegaon|pushevo|pushprajgarh|pusiano|pusing|pusovce|pussemange|puste
cemerne|puste pole|puste sady|puste
ulany|pusterwald|pustomyty|puszan|put-in-bay|putaruru|putbus|puteaux|puth|putian|putifigari|putignano|putila|putinga|putivl|putlitz|putnam?|putnam
valley|putney|putrajaya|putte?|putten?|puttershoek|puttur|putturu|putty?|putussibau|putzu
idu|puumala|puurs|puxico|puxinana|puy-de-dome|puyallup|puyang|puzzi?|puławy|pwllheli|pyalong|pyapon|pyay|pyengana|pyhajarvi|pyhajoki|pyhanta|pyharanta|pyhra|pyhtaa|pyinoolwin|pyli|pylos?|pyongyang?|pyramid
hill|pyrbaum|pyrenees-atlantiques|pyrenees-orientales|pyrgos|pyriatyn|pysely|pyunik|płock|płonsk|q.
roo|qaanaaq|qabon|qalqilya|qambiya|qamdo|qana|qaqortoq|qasigannguit|qatar|qayana|qazaxıstan|qazvin
province|qeda|qena|qender|qender bilisht|qender
erseke|qeqertasuaq|qerret|qesarat|qiandongnan|qianjiang|qiannan|qianxinan|qingdao?|qingyang|qingyuan|qinhuangdao|qinzhou|qiqihar?|qitaihe|qom
province|qrenada|qrenlandiya|quaderni?|quadian|quadra?|quadra island|quadrelle|quadrelli|quadrelli
di fellino|quadri?|quadrivio?|quadrivio di
campagna|quadroni|quaglietta|quagliuzzo|quairading|quakenbruck|quakertown|qualiano|qualicum
beach|qualso|quam|quambatook|quambone|quan đao mac-san|quan đao xo-lo-mong|quanah|quandialla|quang
binh|quang binh province|quang nam|quang nam province|quang ngai|quang ngai province|quang
ninh|quang ninh province|quang tri|quang tri
province|quantico?|quanzhou|quara|quarai|quaranti|quarantoli|quaras|quarata|quaregna|quaregnon|quaresimo|quargnento|quarna
sopra|quarna sotto|quarona|quarrata|quarryville|quart?|quarta linha|quartaia|quarteira|quartel
geral|quartes|quartiano|quarto centenario|quarto d'altino|quarto d'asti|quarto dei mille|quarto di
sarsina|quarto inferiore|quarto oggiaro|quartu
sant'elena|quartucciu|quartzsite|quassolo|quata|quatigua|quatipuru|quatituba|quatro barras|quatro
bocas|quatro pontes|quattordio|quattro castella|quattro
strade|quattrocase|quattromiglia|quattropani|quattroventi|qubadli|quebec?|quebec
city|quebradanegra|quebrangulo|quedas do iguacu|quedlinburg|queen charlotte|queen
creek|queenscliff|queensland?|queenstown?|queensville|queimada
nova|queimadas?|queiroz?|quelimane|quellendorf|queluz?|queluzito|quemu
quemu|quenast|quenia|querce?|quercegrossa|querceta|querceto|quercia?|querciola|quercioli|querencia?|querencia
do norte|queretaro?|querfurt|quero
vas|quesnel|questa?|questembert|quetame|quetigny|quetta|queue-du-bois|quevaucamps|quevedos?|queven|quevy|quevy-le-grand|quevy-le-petit|quezon?|quibdo|quiberon?|quickborn
kreis
pinneberg|quiesa|quievrain|quiha|quijingue|quilcene|quiliano|quillota|quilombo?|quilpie|quimbaya|quimili|quimper?|quimperle|quinchia|quincinetto|quincy?|quincy-sous-senart|quindanning|quindici?|quingentole|quinis|quinlan|quinta
do sol|quintana?|quintana roo|quintano|quintao|quinter|quinto al mare|quinto bec|quinto de
stampi|quinto di treviso|quinto vercellese|quinto
vicentino|quintodecimo|quinton?|quinzanello|quinzano|quinzano d'oglio|quinze de
novembro|quipama|quipapa|quipile|quirguistao?|quirguizistao|quiribati|quirindi|quirino|quirinopolis|quiririm|quisisana|quissama|quistello|quitandinha|quiterianopolis|quitman|quittengo|quixaba|quixabeira|quixada|quixelo|quixeramobim|quixere|qujing|qukes|quogue|quorn|quzhou|qvatemala|qvineya|qvineya-bisau|qırgızıstan|r.k.pur|r.udayigiri|raab|raabs
an der
thaya|raahe|raakkyla|raalte|raamsdonk|raamsdonksveer|raard|raasepori|rabat?|rabbi?|rabca|rabcice|raben|raben
steinfeld|rabenau hessen|rabenstein|rabenstein an der
pielach|rabi?|rabisha|rabla|rabland|rabrovo|racale|racalmuto|raccano|racchiuso?|racconigi|raccuja|raceland|rachecourt|raciborz|racine?|racines?|rackwitz|racour|radatice|radauti|radava|radbruch|radcliff|radda
in chianti|raddestorf|raddusa|radeberg|radeburg|radece|radegast kreis
kothen|radehiv|radein|radenthein|radevormwald|radewijk|radford|radhanagar|radhanpur|radicofani|radicondoli|radievo|radilovo|radimov|radio
kootwijk|radishevo|radium hot springs|radivilov|radko
dimitrievo|radmer|radnevo|radnice|radnorshire?|radnovce|radobica|radola|radolfzell am
bodensee|radom?|radoma|radomir|radomirtsi|radomsko|radomyshl|radosina|radosovce|radostka|radotina|radovets|radovljica|radstadt|raducaneni|raduhn|raduil|raduntsi|radvan
nad dunajom|radvan nad
laborcom|radvanovce|radviliskis|radyuvene|radzovce|raebareli|raeford|raerd|raeren|raesfeld|rafael
fernandes|rafael godeiro|rafael
jambeiro|rafaela|rafah|rafajovce|rafard|raffa|raffadali|raffaelina|raffaellina|raffingora|raffo|rafiganj|rafina|ragalna|ragattisi|ragazzola|ragelin|raggal|ragged
island|raggiolo|raghogarh|raghunathpur|ragley|ragnies|ragogna|ragoli|ragonvalia|raguhn|ragusa|ragusa
ibla|raha|rahanpur|rahatgarh|rahden westfalen|rahier|rahim yar
khan|rahpar|rahuri|raiano?|raibag|raibareli|raichur|raiganj|raigarh|rain lech|rain
niederbayern|rainbach im muhlkreis|rainbow city|rainelle|rainha do
mar|rainier?|rainsville|raipur|raipura|rairakhol|rairangpur|raisdorf|raisen|raisinghnagar|raisio|raito|rajahmundri|rajahmundry|rajampeta|rajandgaon|rajanpur|rajapalayam|rajapur|rajasthan?|rajauli|rajbari|rajcany|rajdhanwar|rajec|rajec-jestrebi|rajecka
lesna|rajecke
teplice|rajgangpur|rajgarh|rajgarhi|rajgurunagar|rajhrad|rajkhariar|rajkot?|rajmahal|rajouri|rajpipla|rajpur|rajpur
sonarpur|rajpura|rajsamand|rajshahi?|rajula|rajura|rakahanga|rakevo|rakhine|rakhiv|rakita|rakitnitsa|rakitovo|rakos|rakousko|rakova|rakovcik|rakovec
nad ondavou|rakovice|rakovitsa|rakovnica|rakovo|rakovski|rakow vorpom|raksa|rakuska
republika|rakusko|rakusy|rakvere|rakytnik|raldon|ralegaon|raleigh?|ralevo|ralingen|ralitsa|ralsko|ramacca|ramachandrapuram|ramagundam|ramallah|ramallo|raman|ramanathpuram|ramannapet|ramate|ramban|rambervillers|rambouillet?|ramchandrapur|ramdurg|ramegnies|ramegnies-chin|rameldange|ramelot|rameshwaram|ramganj
mandi|ramgarh|ramgati|ramgonj|ramilandia|ramillies-offus|ramingstein|ramiola|ramiriqui|ramiseto|rammeldingen|ramnagar|ramnicu
sarat|ramnicu valcea|ramodipalo|ramodipalo rasa|ramon
campagna|ramona?|rampachodavaram|rampal|ramponio verna|rampur|rampur bushahar|rampur hat|ramsanehi
ghat|ramsau bei
berchtesgaden|ramsdonk|ramsel|ramsele|ramseur|ramskapelle-knokke-heist|ramskapelle-nieuwpoort|ramtek|ramu|ramuscello|ranaghat|ranai|ranau|ranavav|rancagua?|rance?|rancharia|ranchi?|ranchillos
y san miguel|ranchio|rancho alegre|rancho alegre d'oeste|rancho cordova|rancho cucamonga|rancho
murieta|rancho queimado|rancho santa fe|rancio
valcuvia|ranco?|rand?|randallstown|randazzo|randbøl|randers?|randfontein|randleman|randolph?|random
lake|randwijk|ranea|ranebennur|ranfurly|rangamati|rangapara|rangeley|rangely|rangiora|rangkasbitung|rangpur|rangsdorf|rangunia|ranica|raniganj|ranikhet|ranipet|ranken
river|rankin inlet|rankins
springs|rankovce|ranni|rannock|ransart|ransbach-baumbach|ransberg|ransdaal|ransiki|ranska|ransomville|ranst|rantasalmi|rantau|rantoul|rantrum|ranua|ranum|ranzanico|ranzano|ranzo|raon-l'etape|raossi|raossi
di vallarsa|rapagnano|rapallo?|rapid city|rapino?|rapla|rapolano
terme|rapolla|rapone|raposo?|raposos|rapovce|rapperswil|rapperswil-jona|rappottenstein|rappville|rapur|raquira|rarotonga?|ras
alkhaimah|ras el oued|rasa?|rasa di velate|rasara?|rasdorf|raseiniai|rashaant|rashbull|rashka
grashtitsa|rashkovo|rashmi|rasht?|rasice|rasiglia|rasinari|rasipuram|rask
mølle|raslavice|rasnov|rasnov
romacril|rason|rasovo|raspenava|rasquert|rassa|rassina|rastatt|rastdorf|rastede|rastellino|rastenberg|rastenfeld|rastignano|rastislavice|rastow|rasun
anterselva|rasun di sopra|rasun di
sotto|rasura?|ratan?|ratangarh|ratekau|rath?|rathdowney|rathdrum|rathenow|rathluirc|rathmore|ratia|ratingen|ratka|ratkova|ratkovce|ratkovo|ratkovska
lehota|ratkovska sucha|ratkovske bystre|ratlam|ratliff
city|ratnagiri|ratnapura|ratne|ratnovce|ratschings|ratten?|rattenberg|rattvik|ratvaj|ratzeburg|ratzlingen
kreis uelzen|ratzlingen sachsen-anhalt|raub|raubling|rauch?|raughton head|raul
soares|rauma|rauris|raurkela industrial township|rauscedo|rauschenberg
hessen|raut|rautalampi|rautavaara|rautjarvi|rauzan|ravagnese|ravanusa|ravarano|ravarino|ravascletto|ravello|ravels?|ravena|ravenna?|ravensbourne|ravensburg|ravenshoe|ravenstein|ravenstein
baden|ravensthorpe|ravensthorpe
west|ravenswaaij|ravenswood|ravensworth|ravenswoud|raveo|raver?|ravi?|ravina?|raviscanina|ravna|ravne
na koroskem|ravnets|ravno pole|ravnogor|ravoledo|ravosa|rawang|rawdon|rawdon
vale|rawlins|rawson|raxaul|rayachoti|rayadurg|rayagada|raykova mogila|raymond?|raymond
terrace|raymondville|rayne|raynino|raytown|rayville|raywood|rayya|razavi
khorasan|razboyna|razdel|razdelna|razdol|razgrad|razhdavitsa|razhena|razhevo
konare|razhitsa|razlog|raznany|razole|raztocno|raztoka|razvigorovo|rdsi san pedro sula|rdsi
tegucigalpa|readfield|readtsjerk|reahus|realico|realmonte|reana del
roiale|reane|reano|reasi|rebaix|rebbio|rebeccu|rebecq|rebecq-rognon|rebibbia|rebordosa|reboucas|rebrovo|reca?|recale?|recanati|recanto
das
emas|recco|recetor?|recetto|rechenberg-bienenmuhle|rechitsa|rechlin|rechnitz|recht?|recife?|recke|reckerscheid|recklinghausen|recko|recoaro
terme|recogne|recoleta?|reconquista?|recovato|recreio?|recursolandia|red bank|red bay|red
bluff|red boiling spgs|red bud|red cloud|red deer|red hill|red hook|red lake|red lake falls|red
lion|red lodge|red oak|red river|red sea|red springs|red windows|red
wing|reda|redagno|redavalle|redcliff|redcliffe|redding?|redditch|redefin|redekin|redencao?|redencao
da serra|redencao do gurgueia|redentora?|redesdale|redfield|redford charter
township|redhill|redipiano|redipuglia|redipuglia
sacrario|redlands|redmond?|redon?|redona|redondesco|redridge|redruth|redsted|redu|reduzum|redvers|redwater|redwood
city|redwood falls|redwood valley|reed city|reedley|reeds
spring|reedsburg|reedsport|reedsville|reedy
creek|reek?|rees?|rees-haldern|rees-mehr|reese?|reet?|reetz bei
perleberg|reeuwijk|refrancore|refrontolo|regalbuto|regalgioffoli|regans
ford|regen?|regeneracao?|regensburg?|regensdorf|regenstauf|regente
feijo|regetovka|reggane|reggello|reggio|reggio calabria|reggio di calabria|reggio emilia|reggio
nell'emilia|reggiolo|reghin|regiao autonoma do principe|regidor?|regina?|regina
margherita|reginopolis|region central|region centrale|region de kara|region de la kara|region de
murcia|region de savannah|region des plateaux|region des savanes|region maritima|region
maritime|region nord|region norte|region plateaux|region sud|region
sur|regis-breitingen|regnana|regnano?|regne unit|regnitzlosau|regno
unito|regoledo|regolelli|regona?|regstrup|reguengos de
monsaraz|reguiba|rehau|rehburg-loccum|rehden|reher
holstein|rehfelde|rehli|rehlingen-siersburg|rehna|rehoboth|rehoboth beach|reichelsheim
odenwald|reichelsheim wetterau|reichenau|reichenau baden|reichenau im muhlkreis|reichenbach
ol|reichenbach vogtland|reichenbach-steegen|reichenberg bei
strausberg|reichenfels|reichenthal|reichertshofen
oberbayern|reichshof-bruchermuhle|reichshof-eckenhagen|reidling|reids
flat|reidsdale|reidsville|reifnitz|reijmerstok|reims?|rein?|reinach|reinfeld
holstein|reinhardshagen|reinheim odenwald|reinholterode|reino unido|reino unido de gran bretana e
irlanda del norte|reinsberg sachsen|reinstadt thuringen|reinswald|reisbach
niederbayern|reischach|reischach kreis altotting|reisjarvi|reisseck|reisterstown|reit im
winkl|reitano|reitsum|reitzenhain
erzgebirge|rejang|rejdova|rejstejn|rekem|reken?|rekkem|rekken?|relegem|relizane|relov|relvado?|remagen|remagen-rolandseck|remagne|remanso?|remanzacco|rembang|rembau|remda|remedello|remedello
di sopra|remedello di sotto|remeniny|remer|remersdaal|remetea|remetske
hamre|remicourt|remigio|remington?|remiremont|remote archipelago|remptendorf|remscheid?|remseck am
neckar|remsen|renaix|renascenca?|renate|renazzo|renchen|renchinlkhumbe|rencisov|rende?|rendelsham|rendeux|rendinara|rendsburg|renens|renesse|renfrew?|renfrewshire|rengat|renggam|rengit|rengsdorf|reni?|reninge|reningelst|renkum|renlies|renmark|rennerod|rennertshofen|rennes?|rennie|renningen|renno|rennweg|reno
centese|reno
finalese|renon|renovo?|rensselaer|renswoude|renton|rentsch|rentwertshausen|reodar|rep. dem. du
congo|repalle|repejov|repelon?|repentigny|repiste|replonges|reppel|reppia|repubblica
ceca|repubblica centrafricana|repubblica centrale africana|repubblica del laos|repubblica
democratica del congo|repubblica di san marino|repubblica dominicana|repubblika afrikana
centrali|repubblika ceka|republic of adygeya|republic of altai|republic of bashkortostan|republic
of buryatia|republic of daghestan|republic of ireland|republic of kalmykia|republic of
karelia|republic of khakassia|republic of marij el|republic of mordovia|republic of north
ossetia|republic of sakha|republic of tatarstan|republic of the congo|republic of tuva|republica
arabe siria|republica centrafricana|republica centro-africana|republica centroafricana|republica
checa|republica de corea|republica de macedonia del norte|republica de moldova|republica
democratica del congo|republica democratica popular lao|republica dominicana|republica dos
camaroes|republica federal democratica de nepal|republica popular democratica de corea|republica
tcheca|republica txeca|republica unida de tanzania|republicca kirgiza|republik afrika
tengah|republik ceko|republik czech|republik demokratik kongo|republik dominican|republik
dominika|republik irlandia|republik kongo|republik korea|republik moldau|republik rakyat
tiongkok|republika angola|republika armenija|republika benin|republika bocvana|republika
bolgarija|republika bolivija|republika bosny a hercegoviny|republika burundi|republika
cad|republika ceska|republika cile|republika ciper|republika crna gora|republika czeska|republika
dominikany|republika dzibuti|republika ekvador|republika estonija|republika filipini|republika
finska|republika gana|republika gvajana|republika gvatemala|republika gvineja|republika gvineja
bissau|republika haiti|republika honduras|republika horna volta|republika indija|republika
indonezija|republika irak|republika islandija|republika jemen|republika juzna afrika|republika
kamerun|republika kazahstan|republika kolumbija|republika kongo|republika kostarika|republika
kuba|republika liberija|republika litva|republika madagaskar|republika madzarska|republika
maldivi|republika mali|republika malta|republika marshallovych ostrovov|republika
mauritius|republika mozambik|republika namibija|republika nauru|republika niger|republika
nikaragva|republika palau|republika panama|republika peru|republika pobrezia slonoviny|republika
poljska|republika południowej afryki|republika rovnikovej guiney|republika ruanda|republika
salvador|republika sejseli|republika senegal|republika severna makedonija|republika sierra
leone|republika slovenija|republika srbija|republika srodkowoafrykanska|republika sudan|republika
surinam|republika tadzikistan|republika trinidad in tobago|republika trinidadu a tobaga|republika
tunizija|republika turcija|republika vanuatu|republika venezuela|republika zielonego
przyladka|republikka domenikana|republikken congo|republique centrafricaine|republique
centre-africaine|republique democratique du congo|republique dominicaine|republique tcheque|rerik
ostseebad|reriutaba|rero|res. centro
america|resana|rescalda|rescaldina|reschen|reselets|resen|resende?|resende costa|reserva do
cabacal|reserva do
iguacu|reshetilivka|resia|resica|resilovo|resita|resiutta|resov|resplendor?|ressaix|ressaquinha|ressegem|ressen|resteigne|restinga?|restinga
seca|reston|restrepo|resubelpara|resuttana san lorenzo|resuttano|retegno|retford|rethel|rethem
aller|rethymno|retie?|retinne|retirolandia|retlad|retorbido|retranchement|rettenberg|rettifilo|rettorgole|retz|reuden
bei zeitz|reuland|reunion|reusel|reuth bei
plauen|reutlingen|reutte|reutum|reuver|revello|revelstoke|revere?|revigliasco|revigliasco
d'asti|revigliasco torinese|revignano|revin|revine|revine
lago|revislate|revnice|revo|revuca|revucka
lehota|rewa|rewari|rexburg|reyana|reykjavik?|reynoldsville|reze?|rezekne|rezhantsi|rezina?|rezzago|rezzanello|rezzano|rezzato|rezzo|rezzoaglio|rezzonico|rhade
bei zeven|rhauderfehn|rhauderfehn-burlage|rhaunen|rheda-wiedenbruck|rhede ems|rhede
westfalen|rheden|rhee?|rheeze|rheezerveen|rheinau|rheinbach|rheinberg|rheinberg-orsoy|rheinbollen|rheinbrohl|rheine|rheine-mesum|rheinfelden|rheinfelden
baden|rheinland-pfalz|rheinsberg mark|rheinstetten|rhemes notre dame|rhemes saint
georges|rhenen|rhenoy|rhens|rhinebeck|rhinelander?|rhinow|rhisnes|rhode
island|rhodes?|rhome|rhone?|rhone-alpes|rhoon|rhumspringe|rhyl|riace|riace marina|riachao|riachao
das neves|riachao do bacamarte|riachao do dantas|riachao do jacuipe|riachinho|riacho da
cruz|riacho das almas|riacho de santana|riacho de santo antonio|riacho dos cavalos|riacho dos
machados|riachuelo?|riale|rialma|rialto?|riana|riana di monchio|riano|riardo|riau|rib lake|ribamar
fiquene|ribaritsa|ribas do rio pardo|ribe|ribeauville|ribeira?|ribeira brava|ribeira de
pena|ribeira do amparo|ribeira do pombal|ribeira grande|ribeirao?|ribeirao bonito|ribeirao
branco|ribeirao cascalheira|ribeirao claro|ribeirao corrente|ribeirao das neves|ribeirao do
largo|ribeirao do pinhal|ribeirao do sul|ribeirao dos indios|ribeirao grande|ribeirao
pires|ribeirao preto|ribeirao vermelho|ribeiraozinho|ribeiro dos santos|ribeiro
goncalves|ribeiropolis|riben|riberac|ribnica|ribnita|ribnitz-damgarten|ribnovo|ribolla|ribordone|ricadi|ricaldone|ricaurte|ricca?|riccardina|riccia|riccione|ricco?|ricco'
nel frignano|riccovolto|rice lake|ricengo|riceville|rich hill|richards
bay|richardson?|richburg|richelle|richfield|richfield spgs|richford|richibucto|richland|richland
center|richlands|richmond?|richmond
hill|richnava|richtenberg|richterswil|richton|richvald|richwood|ricigliano|rickenbach
hotzenwald|rickling|riclaretto|ridanna|ridder?|ridderkerk|ridge
spring|ridgecrest|ridgefield|ridgeland|ridgeley|ridgely|ridgetown|ridgeway|ridgway|ridnaun|ridotti?|ridotti
di balsorano|riec-sur-belon|riecka|ried|ried am riederberg|ried im innkreis|ried im
traunkreis|riedau|riedbach|riede kreis verden|riedelsberg|riedenburg|riedlingen
wurttemberg|riedstadt|riegersburg|riehen|riel?|riemst|rien?|rieneck|rienne|riesa|riesci?|riese pio
x|rieseby|riesi|rietberg|rietberg-mastholte|rietfontein|riethoven|rieti|rietmolen|rietoog|rietschen|rietzneuendorf-friedrichshof|riezes|riezlern|rifaina|rifair|riffian|rifiano|rifreddo|rifreddo
di saluzzo|rifreddo
mondovi|rifredi|rifredo|riga?|rigaiolo|rigaletta|rigaud|rigby|riggins|riglione|rignano
bolognese|rignano flaminio|rignano garganico|rignano garganico scalo|rignano
sull'arno|rigolato|rigoli|rigolizia|rigomagno|rigoni|rigoso|rigutino|riihimaki|rijeka?|rijen?|rijkel|rijkevoort|rijkevoort-de
walsert|rijkevorsel|rijkhoven|rijmenam|rijnsaterwoude|rijnsburg|rijpwetering|rijs|rijsbergen|rijsenhout|rijssen|rijswijk|rikaze|riksingen|rila|rilievo?|rillaar|rilland|rima
san giuseppe|rimaggio|rimasco|rimavska bana|rimavska sec|rimavska sobota|rimavske brezovo|rimavske
janovce|rimavske
zaluzany|rimbey|rimella|rimini?|rimoldo|rimouski|rimpar|rinaggiu|rinascente|rincao|rind?|rindge|ringarooma|ringe?|ringenwalde
bei templin|ringgau|ringgold|ringkøbing|ringsted|ringstedt|ringwood|rinn
verde|rinopolis|rinsumageast|rinteln|rio acima|rio azul|rio bananal|rio bom|rio bonito|rio bonito
do iguacu|rio branco|rio branco do ivai|rio branco do sul|rio brilhante|rio casca|rio claro|rio
claro do sul|rio colorado|rio crespo|rio cuarto|rio da anta|rio da areia|rio da conceicao|rio das
antas|rio das flores|rio das mortes|rio das ostras|rio das pedras|rio de contas|rio de janeiro|rio
de oro|rio dell|rio di pusteria|rio do antonio|rio do campo|rio do fogo|rio do oeste|rio do
pires|rio do prado|rio do salto|rio do sul|rio doce|rio dos bois|rio dos cedros|rio dos indios|rio
espera|rio formoso|rio fortuna|rio gallegos|rio grande|rio grande city|rio grande da serra|rio
grande do norte|rio grande do piaui|rio grande do sul|rio hondo|rio iro|rio largo|rio linda|rio
maior|rio manso|rio marano|rio maria|rio marina|rio mayo|rio negrinho|rio negro|rio nell'elba|rio
novo|rio novo do sul|rio paranaiba|rio pardo|rio pardo de minas|rio piracicaba|rio pomba|rio
preto|rio preto da eva|rio primero|rio quente|rio quito|rio rancho|rio real|rio rufino|rio
saliceto|rio salso|rio san martino|rio segundo|rio sono|rio tercero|rio tinto|rio turbio|rio
verde|rio vermelho|rio viejo|rio vista|rioblanco|riofreddo|riofrio|riohacha|riola|riola
sardo|riolandia|riolo|riolo terme|riolunato|riom|riomaggiore|riomagno|riomurtas|rionegro|rionero
in vulture|rionero sannitico|riosecco|riosucio|riotorto|rioveggio|riozinho|riozzo|ripa?|ripa
teatina|ripaberarda|ripabianca|ripabianca tressanti|ripabottoni|ripabottoni
stazione|ripacandida|ripacorbaria|ripafratta|ripalimosani|ripalta|ripalta arpina|ripalta
cremasca|ripalta guerina|ripalta
nuova|ripalvella|ripapersico|riparbella|ripatransone|ripattoni|ripe civitella del tronto|ripe san
ginesio|ripi|ripley?|ripoli|ripon?|riposto?|ris-orangis|risano|risaralda|risaro|riscani|risch|riscone|rish|rising
sun|risod|rison|rispescia|risskov|ristijarvi|ritapolis|rittana|ritten?|ritterhude|rittersgrun|ritthem|rittman|ritzville|riva?|riva
del garda|riva del sole|riva di pinerolo|riva di solto|riva di tures|riva di vallarsa|riva
faraldi|riva ligure|riva presso chieri|riva trigoso|riva
valdobbia|rivabella|rivadolmo|rivalba|rivalta|rivalta bormida|rivalta di torino|rivalta
scrivia|rivalta sul mincio|rivalto|rivamonte agordino|rivanazzano|rivara|rivarola|rivarolo
canavese|rivarolo del re|rivarolo ligure|rivarolo
mantovano|rivarone|rivarossa|rivarotta|rivazzurra|rive?|rive d'arcano|rivello|river
falls|rivera?|rivera
hernandez|riverbank?|riverdale|rivergaro|riverhead?|riverlandia|riverside?|riversul|riverton|riverview|rivery|riviera
beach|riviere?|riviere-du-loup|riviere-pilote|riviere-rouge|riviere-salee|rivignano|rivignano
teor|rivisondoli|rivne|rivodora|rivodutri|rivoira|rivoli?|rivoli veronese|rivolta
d'adda|rivoltella?|rivolto?|rivotorto|rixensart|rixheim|riyadh?|rizal?|rize|rizhao|rizzacorno|rizziconi|rizzolaga|rizzolo|roachdale|roana?|roanne|roanoke?|roanoke
rapids|roaring spring|roaschia|roascio|roasio|roata chiusani|roata
rossi|roatan|roatto|roban|robassomero|robbiano di
giussano|robbiate|robbins?|robbinsdale|robbinsville|robbio|robecchetto con induno|robecco
d'oglio|robecco pavese|robecco sul naviglio|robechies|robegano|robel
muritz|robella|robelmont|robersonville|roberta?|roberto?|roberto
payan|roberts?|robertsdale|robertsfors|robertsganj|robertson?|robertstown|robertville|roberval?|robesonia|robilante|robinson?|robinson
gorge|robinvale|roblin|roblingen am see|roborst|robstown|roburent|roca sales|rocca|rocca
canavese|rocca canterano|rocca ciglie|rocca corneta|rocca d'arazzo|rocca d'arce|rocca
d'arsie|rocca d'evandro|rocca de' baldi|rocca de' giorgi|rocca delle caminate|rocca di botte|rocca
di cambio|rocca di capri leone|rocca di cave|rocca di mezzo|rocca di neto|rocca di papa|rocca di
roffeno|rocca grimalda|rocca imperiale|rocca imperiale marina|rocca malatina|rocca massima|rocca
monreale|rocca pia|rocca pietore|rocca priora|rocca san casciano|rocca san felice|rocca san
giovanni|rocca san zenone|rocca santa maria|rocca santo stefano|rocca sinibalda|rocca
susella|rocca tunda|rocca
vecchia|roccabascerana|roccabernarda|roccabianca|roccabruna|roccacasale|roccacerro|roccacinquemiglia|roccadaspide|roccafinadamo|roccafiorita|roccafluvione|roccaforte
del greco|roccaforte ligure|roccaforte
mondovi|roccaforzata|roccafranca|roccagiovine|roccagloriosa|roccagorga|roccalbegna|roccalumera|roccalvecce|roccamandolfi|roccamena|roccamonfina|roccamontepiano|roccamorice|roccanolfi|roccanova|roccantica|roccapalumba|roccapelago|roccapiemonte|roccapietra|roccapipirozzi|roccapreturo|roccarainola|roccaranieri|roccaraso|roccaravindola|roccaravindola
stazione|roccaromana|roccascalegna|roccasecca|roccasecca dei volsci|roccasecca
stazione|roccasicura|roccasparvera|roccaspinalveti|roccaspromonte|roccastrada|roccatagliata|roccatederighi|roccavaldina|roccaverano|roccavignale|roccavione|roccavivara|roccavivi|roccazzo|roccella
guarnaschelli|roccella ionica|roccella valdemone|roccelletta|rocche di
civitella|rocchenere|rocchetta|rocchetta a volturno|rocchetta belbo|rocchetta cairo|rocchetta di
fabriano|rocchetta di vara|rocchetta e croce|rocchetta ligure|rocchetta nervina|rocchetta
nuova|rocchetta palafea|rocchetta sandri|rocchetta sant'antonio|rocchetta sant'antonio
stazione|rocchetta tanaro|rocciola sorda|rochau|rochdale?|rochedo?|rochedo de
minas|rochefort|rochehaut|rochelle?|rocherath|rochester?|rochester hills|rochlitz|rochovce|rock
creek|rock hall|rock hill|rock island|rock port|rock rapids|rock springs|rock
valley|rockanje|rockaway
beach|rockbourne|rockdale|rockenhausen|rockford?|rockhampton?|rockingham?|rockland|rockley|rocklin|rockmart|rockport|rocksprings|rockton|rockville?|rockville
centre|rockwall|rockwell?|rockwell city|rockwood|rocky creek|rocky ford|rocky glen|rocky
gully|rocky hill|rocky mount|rocky mountain house|roclenge-sur-geer|rocourt|roda
velha|rodallo|rodano?|roddi|roddino|rodeano|rodeano basso|rodeghieri|rodeio?|rodeio
bonito|rodeiro|rodelas?|rodello|roden?|rodeneck|rodengo|rodengo
saiano|rodental|roderesch|rodermark|rodero?|rodershausen|roderwolde|rodewald|rodez|rodezia|rodgau|rodi
garganico|rodi'
milici|rodia?|rodigo|rodina|roding|roding-neubau|rodinga|rodinghausen|rodio?|rodna|rodolfo
fernandes|rodopoli|rodrigues?|rodrigues alves|roe alte|roe'
volciano|roebuck?|roelofarendsveen|roemenie|roermond|roesbrugge-haringe|roeselare|roetgen
eifel|rofrano|rogachev|rogaland|rogasen|rogaska slatina|rogat|rogeno|rogers?|rogers
city|rogersville|roges|roggel|roggenburg|roggendorf|roggiano gravina|roggione|roghudi|roghudi
nuovo|rogliano|rognano|rognee|rogno|rogolo|rogoredo|rogorotto|rogosh|rogozche|rogozen|rogozinovo|rogue
river|rogun|roha|rohanpur|rohatyn|rohel|rohnert park|rohov|rohovce|rohoznik|rohr in
niederbayern|rohr mittelfranken|rohr thuringen|rohrau|rohrbach in oberosterreich|rohrdorf kreis
rosenheim|rohrmoos|rohrnbach|rohrsen kreis nienburg weser|rohru|rohtak|rohtas|roiate|roing|roio
del sangro|roio piano|roisan|roisel|roisin|roissy-en-france|roitzsch bei
bitterfeld|rojas?|rokewood|rokiskis|rokitne|roksem|rokycany|rokytnice nad jizerou|rokytnice v
orlickych horach|rokytov|rokytov pri
humennom|rokytovce|rolandia|rolante?|roldanillo|rolde?|roldo|roletto|rolim de
moura|rolla?|rollegem|rollegem-kapelle|rolleston|rolling fork|rolling
prairie|rollingstone|rolofshagen|roloux|roly|roma|romagnano|romagnano al monte|romagnano
sesia|romagnese|romallo|roman?|romanengo|romania|romano banco|romano canavese|romano
d'ezzelino|romano di lombardia|romano' brianza|romanore|romanoro|romans d'isonzo|romans di
varmo|romans-sur-isere|romanshorn|romaria?|rombas|rombiolo|romblon?|rome?|romea
vecchia|romedenne|romelandia|romenia|romeno?|romentino|romeoville|romeree|romershoven|romerstein|rometta|rometta
apuana|rometta marea|romford|romhild|romilly-sur-seine|romito
magra|rommerskirchen|romney?|romny|romola|romorantin-lanthenay|romrod|romsee|romsey|romulo
campos|romulus?|romunija|ronago|ronan|roncade|roncadelle|roncadello|roncador?|roncaglia|roncalceci|roncanova|roncaro|roncegno|roncello|roncesvalles?|ronchena|ronchi|ronchi
dei legionari|ronchi di campanile|ronchi valsugana|ronchis|ronciglione|roncitelli|ronco?|ronco
all'adige|ronco biellese|ronco briantino|ronco campo canneto|ronco canavese|ronco
scrivia|roncobello|roncocesi|roncoferraro|roncofreddo|roncogno|roncola|roncole
verdi|roncoleva|roncolo|roncone|roncoscaglia|roncrio|ronda
alta|rondanina|rondinara|rondinha|rondinha velha|rondissone|rondolandia|rondominas|rondon?|rondon
do para|rondonia?|rondonopolis|rongy|ronkonkoma|ronnebeck sachsen-anhalt|ronneburg
thuringen|ronneby|ronnenberg|ronov nad
doubravou|ronquieres|ronsberg|ronse|ronsecco|ronsele|ronta|rontagnano|ronzo|ronzo
chienis|ronzone|roodeschool|rookhurst|roorkee|roosbeek|roosdaal|roosendaal|roosevelt?|roosteren?|rootstown|ropar|roper
river|roppen|roppolo|roque gonzales|rora|roraima?|rorainopolis|roraipiccolo|rore|roreto|roreto
chisone|rosal?|rosali|rosamond?|rosana|rosano|rosario da limeira|rosario del tala|rosario do
catete|rosario do ivai|rosario do sul|rosario oeste|rosario
valanidi|rosarno|rosasco|rosate|rosazza|rosbach von der
hohe|rosbach-rodheim|rosche|rosciano|rosciate|roscigno|rosciolo|rosciolo dei
marsi|roscoe?|roscommon?|roscrea|rosdorf kreis gottingen|rose bud|rose city|rose
hill|roseau?|rosebery|roseboro|rosebud?|roseburg|rosedale|rosee?|rosegaferro|roseira?|roselies|roselle
terme|roselli|rosello|rosemount|rosen|rosenau am hengstpass|rosenberg
baden|rosendahl-darfeld|rosendahl-osterwick|rosenfeld|rosengarten kreis
harburg|rosenheim|rosenheim oberbayern|rosenthal hessen|rosenthal sachsische
schweiz|rosera?|roseti|roseto capo spulico|roseto capo spulico stazione|roseto degli
abruzzi|roseto valfortore|rosetown|rosevale|roseville|rosewood?|rosh
pinah|rosholt|roshtkala|rosia|rosice|rosieres|rosieres-en-santerre|rosignano marittimo|rosignano
monferrato|rosignano solvay|rosignol|rosina|rosiori de
vede|rositsa|rositz|rosja|roskilde|roskovce|roskovec|roslau|roslev|roslyn?|roslyn
heights|rosmalen|rosmeer|rosny-sous-bois|rosny-sur-seine|rosola|rosolina|rosolina
mare|rosolini|rosone|rosora|rosoux-crenwick|rosporden|rosport|rosrath|ross-on-wye|rossa?|rossana|rossano|rossano
stazione|rossano veneto|rossarden|rossatz|rossdorf rhon|rosshaupten
forggensee|rossiglione|rossignol?|rossing mine|rossino|rossla|rossland|rosslau
elbe|rossleben|rosso?|rossony|rosstal
mittelfranken|rossum|rossville|rosswein|rosta|rostar|rostock?|rostov?|rostrenen|rostrevor|rosu|roswell?|roswinkel|rot
am see-brettheim|rota d'imagna|rota
greca|rotabile|rotava?|roteglia|rotella?|rotello|rotem?|rotenburg an der fulda|rotenburg
wumme|roth?|roth mittelfranken|rotha|rothbury|rothemuhl|rothenbach allgau|rothenberg
odenwald|rothenburg ob der tauber|rothenburg ol|rothenfels unterfranken|rothenkirchen
vogtland|rothenklempenow|rothenschirmbach|rothenthurn|rotherham?|rothesay|rotheux-rimiere|rothlein|rotonda?|rotondella|rotondi?|rotorua?|rotselaar|rotstergaast|rotsterhaule|rott
am inn|rotta?|rotta primero|rottanova|rottanova di cavarzere|rottenbach|rottenbuch
oberbayern|rottenburg am neckar|rottenburg an der
laaber|rottenburg-ergenzingen|rottenburg-oberroning|rottendorf
unterfranken|rottenmann|rotterdam?|rotterdam-albrandswaard|rottershausen|rottevalle|rotthalmunster|rottingen
unterfranken|rottleberode|rottnest|rottofreno|rottum|rottweil|rotz|rotzo|roubaix?|roucourt|rouen?|rouiba|roulers?|roumanie|round
rock|roundup?|roure|rourkela|rouses
point|rousinov|rouveen|rouveroy|rouvreux|rouvroy|roux?|roux-miroir|rouyn-noranda|rovagnate|rovaniemi|rovasenda|rovate|rovato|rovegliana|rovegno|roveleto|roveleto
landi|rovellasca|rovello porro|rovenky|rovensko|rovensko pod
troskami|roverbasso|roverbella|roverchiara|roverchiaretta|roverdicre|rovere?|rovere' della
luna|rovere' veronese|roveredo|roveredo di gua|roveredo in piano|rovereto|rovereto
ferrarese|rovereto sulla
secchia|roveri|roverino|roversano|rovescala|rovetta|rovezzano|roviano|rovigo|rovinari|rovinj|rovinka|rovira|rovito|rovnany|rovne|rovnikova
guinea|rovolo|rovolon|rowena?|rowland?|rowlett|rowley|roxboro|roxburgh?|roxby downs|roxton
falls|royal city|royal oak|royaume-uni|roye|royersford|royse
city|royston|roza?|rozdalovice|rozebeke|rozenburg|rozendaal|rozhanovce|rozhnyatov|rozhysche|rozino|rozkovany|rozlozna|rozmberk
nad vltavou|rozmital pod tremsinem|roznava|roznavske
bystre|rozovets|rozovo|roztoky|rozvku|rozzampia|rozzano|rrase|rreshen|rrethinat|rrogozhine|rtyne v
podkrkonosi|ru-an-đa|ru-ma-ni|ruacana|ruanda|ruatoria|ruban?|rubano?|rubbianello|rubbiano|rubenau|rubiacea?|rubiana|rubiataba|rubiera?|rubik?|rubim|rubineia|rubino?|rubizhne|rucar?|ruckersdorf|ruckersdorf
bei finsterwalde|ruckersville|ruckholz|rucphen|ruda
slaska|rudaki|rudall|rudartsi|ruddervoorde|ruden|rudersberg wurttemberg|rudersdorf bei
berlin|ruderting|rudesheim am
rhein|rudiano|rudina|rudinka|rudinska|rudkøbing|rudlov|rudna|rudnany|rudnianska
lehota|rudnik|rudno|rudno nad hronom|rudny|rudolfov|rudolstadt|rudozem|ruds
vedby|rueglio|rueil-malmaison|ruen|ruets|ruette|ruffano|ruffia|ruffre|rufina|rufino?|rufus
river|rugby?|rugeley|rugendorf|ruggiano|rugland|ruhen?|ruhla|ruhland|ruhmannsfelden|ruhpolding|ruidoso
downs|ruien|ruigahuizen|ruinen|ruinerwold|ruino|ruisbroek|ruiselede|rujban|rukkelingen-loon|ruleville|rulles|rulzheim|rumanedda|rumania|rumanien|rumanija|rumanova|rumbeke|rumelange|rumelingen|rumes?|rumford|rumia?|rumillies|rumince|rummen|rumney|rumoi|rumpt|rumsdorp|rumst|rumunia|rumunjska|rumunska
socialisticka
republika|rumunsko|rumyantsevo|rumænien|rumıniya|runaz|runco|runcorn|rundu|rungg|rungis
complexe|rungsted kyst|runina|runkel|runkelen|runnemede|running springs|running
stream|ruokolahti|ruosina|ruota?|ruoti|ruotsi|ruovesi|rupa|rupara|rupbas|rupecanina|rupelmonde|rupert?|rupganj|rupite|rupkite|ruppichteroth|rupsha|ruptsi|rural
areas|rural hall|rural retreat|ruralminas i|ruropolis|rusalya|rusape|ruscello?|ruscova|ruse?|rush
city|rushan|rushford|rushville|rushworth|rusia?|rusija|rusiya|rusk?|ruska|ruska bystra|ruska
federacia|ruska federacija|ruska kajna|ruska nova ves|ruska poruba|ruska vola|ruska vola nad
popradom|ruska volova|ruskin?|rusko|ruskov|ruskovce|rusky hrabovec|rusky
potok|rusland|rusokastro|russas?|russbach am pass gschutt|russeignies|russell?|russell
island|russell springs|russellville|russelsheim|russi?|russia|russian
federation|russiaville|russie|russische
foderation|russja|russland?|rust?|rustavi|rustburg|rustega|rustenburg|rusticoville|rustigazzo|rustigne|ruston|rutenga|ruthen|ruthen-oestereiden|ruther
glen|rutherfordton|ruthin|ruti|rutigliano|rutino|rutland?|rutledge?|rutten|ruuga|ruurlo|ruviano|ruvo
del monte|ruvo di puglia|ruwa|ruy
barbosa|ruzhin|ruzhintsi|ruzhitsa|ruzina|ruzindol|ruzomberok|ruzzano|rwanda|rwandska
republika|ryahovo|ryahovtsite|ryazan?|rybany|rybky|rybnik|rychvald|rye
park|rykyncice|rymarov|rynkeby|ryomgard|ryptsjerk|ryslinge|ryssland|rzeszow|rødby|rødding|rødekro|rødkærsbro|rødovre|rødvig
stevns|rømø|rønde|rønne|rønnede|rørvig|s'archittu|s'arridellu|s'ena sa chitta|s'iscala|s.
domingos|s. joao da madeira|s. lugano|s. marcos|s.bakhtiarpur|sa lumenera|sa pala ruia|sa perta
ruia|sa pischera|sa rocca tunda|saadah|saaksum|saal an der saale|saal vorpom|saalbach|saalburg
thuringen|saalen|saalfeld saale|saalfelden am steinernen meer|saara
ocidental|saarbrucken|saarbrucken-ensheim|saarburg|saarijarvi|saarland?|saarlouis|saarwellingen|saasveld|saatli|saaxumhuizen|saba?|sabac|sabak
bernam|sabalgarh|sabana de torres|sabana grande|sabanagrande|sabanalarga|sabanas de san
angel|sabaneta|sabang|sabaoani|sabara?|sabattus|sabaudia|sabbia?|sabbio bergamasco|sabbio
chiese|sabbion|sabbionara|sabbioncello san pietro|sabbioncello san
vittore|sabbioneta|sabbioni|sabetha|sabina?|sabinas
hidalgo|sabino?|sabinopolis|sabinov|sabirabad|sable-sur-sarthe|saboeiro|saboya|sabratha|sabro|sabugal?|sac
city|sacama|sacaton?|sacavem?|sacca?|sacca
fisola|sacchetta|sacco?|saccolongo|sacconago|sacele|sachica|sachkhere|sachsen?|sachsen-anhalt|sachsenheim
wurttemberg|sacile|sackingen|sackville?|sacramento|sacrofano|sacueni|sacurov|sadabad|sadali|sadarak|sadarhills|sadarpur|sadenbeck|sadievo|sadina?|sadiya|sado?|sadocne|sadova?|sadovets|sadovo|sadska|sadulshahar|sady
nad torysou|saedinenie|saegertown|saerbeck|saffle|safford|safforze|saffron
walden|safi|safidon|safipur|sag
harbor|sagae|sagalee|sagama|sagamihara?|sagar|sagard|sagaredjo|saghata|sagili|saginaw?|sagliano
micca|sagres?|sagri|sagron mis|sagsai|saguedo|sagure|sagwara|sahabad|sahagun|sahara barat|sahara
occidental|sahara occidentale|sahara tal-punent|sahara
zachodnia|saharanpur?|saharsa|sahaswan|sahibganj|sahiwal|sahy|saiano|saidpur|saiha|saikhan|saikhan-ovoo|saikhandulaan|saikhin|saiki|sailana|sailetto|sainshand
city|saint andrews|saint barthelemy|saint christophe|saint clair|saint clair shores|saint
cloud|saint denis|saint george|saint germain|saint helen|saint helena|saint helena island|saint
isidore|saint james|saint john|saint joseph|saint kitts agus nevis|saint kitts and nevis|saint
kitts dan nevis|saint kitts e nevis|saint kitts en nevis|saint kitts es nevis|saint kitts in
nevis|saint kitts ja nevis|saint kitts och nevis|saint kitts und nevis|saint kitts y nevis|saint
lucia|saint marcel|saint martin|saint martinville|saint marys|saint maurice|saint nicolas|saint
oyen|saint paul|saint pierre|saint pierre a miquelon|saint pierre agus miquelon|saint pierre and
miquelon|saint pierre dan miquelon|saint pierre e miquelon|saint pierre en miquelon|saint pierre
et miquelon|saint pierre och miquelon|saint rhemy en bosses|saint simons island|saint
stephen|saint vincent|saint vincent and the grenadines|saint vincent dan grenadine|saint vincent
dan grenadines|saint vincent e grenadine|saint vincent es grenadine-szigetek|saint vincent ja
grenadiinit|saint vincent och grenadinerna|saint vincent og
grenadinerne|saint-affrique|saint-aignan|saint-amand|saint-amand-les-eaux|saint-amand-montrond|saint-andre|saint-andre-avellin|saint-andre-les-alpes|saint-aubin|saint-aubin-du-cormier|saint-augustin-de-desmaures|saint-avertin|saint-avold|saint-barthelemy|saint-barthelemy-d'anjou|saint-barthelemy-danjou|saint-benoit-sur-loire|saint-brevin-les-pins|saint-brice-en-cogles|saint-brieuc|saint-bruno|saint-calais|saint-cast-le-guildo|saint-cesaire|saint-cheron|saint-christophe-et-nieves|saint-claude|saint-cloud|saint-cyr-l'ecole|saint-cyrille-de-wendover|saint-denis|saint-denis-bovesse|saint-denis-en-val|saint-die-des-vosges|saint-dizier|saint-donat|saint-ephrem-de-beauce|saint-etienne|saint-etienne-du-rouvray|saint-eustache|saint-fargeau-ponthierry|saint-ferdinand|saint-florent-sur-cher|saint-florentin|saint-flour|saint-gall|saint-gaudens|saint-georges|saint-georges-sur-meuse|saint-gerard|saint-germain|saint-germain-de-grantham|saint-germain-du-puy|saint-germain-en-laye|saint-gery|saint-ghislain|saint-gilles|saint-gilles-croix-de-vie|saint-gratien|saint-gregoire|saint-herblain|saint-hilaire-de-riez|saint-honore|saint-hubert|saint-hyacinthe|saint-jean-d'angely|saint-jean-dangely|saint-jean-de-braye|saint-jean-de-maurienne|saint-jean-de-monts|saint-jean-geest|saint-jean-sur-richelieu|saint-jerome|saint-joseph-de-beauce|saint-just-en-chaussee|saint-kitts
et
nevis|saint-laurent|saint-laurent-nouan|saint-leger|saint-leu-d'esserent|saint-liboire|saint-lin-laurentides|saint-lo|saint-louis|saint-louis
de
kent|saint-malo|saint-marc|saint-marcellin|saint-mard|saint-marin|saint-martin|saint-martin-de-fraigneau|saint-martin-longueau|saint-maur|saint-maur-des-fosses|saint-medard|saint-nazaire|saint-nicolas|saint-nom-la-breteche|saint-omer|saint-ouen|saint-ouen-l'aumone|saint-paul-d'abbotsford|saint-philbert-de-grand-lieu|saint-pie|saint-pierre|saint-pierre
en miquelon|saint-pierre es miquelon|saint-pierre och
miquelon|saint-pierre-des-corps|saint-pierre-et-miquelon|saint-pierre-sur-dives|saint-pol-de-leon|saint-pol-sur-ternoise|saint-quay-portrieux|saint-quentin|saint-raphael|saint-raymond|saint-remi|saint-remy|saint-remy-geest|saint-remy-les-chevreuse|saint-renan|saint-sauveur|saint-sebastien-sur-loire|saint-servais|saint-severin|saint-symphorien|saint-thibault-des-vignes|saint-vaast|saint-valery-en-caux|saint-valery-sur-somme|saint-vallier|saint-vincent|saint-vincent-et-les
grenadines|saint-vit|sainte helene|sainte lucia|sainte lucie|sainte
marie|sainte-adele|sainte-agathe-des-monts|sainte-anne|sainte-anne-de-beaupre|sainte-anne-de-la-perade|sainte-anne-des-monts|sainte-anne-des-plaines|sainte-cecile|sainte-croix-en-plaine|sainte-genevieve-des-bois|sainte-helene|sainte-julie|sainte-julienne|sainte-luce-sur-loire|sainte-lucie|sainte-marie|sainte-marie-aux-chenes|sainte-marie-aux-mines|sainte-marie-chevigny|sainte-marie-sur-semois|sainte-martine|sainte-maure-de-touraine|sainte-menehould|sainte-ode|sainte-pazanne|sainte-savine|saintes?|saintfield|sairano|saire|saive|sajdikove
humence|sakai?|sakarwadi|sakarya|sakata|sakawa|sakete|sakhalin
region|sakhnovshchyna|sakiai|sakleshpur|sakoli|sakri|saksa|sakskøbing|saku|sakyla|sal rei|sala al
barro|sala baganza|sala biellese|sala bolognese|sala comacina|sala consilina|sala di caserta|sala
monferrato|sala-heby|salaberry-de-valleyfield|saladas?|saladillo?|saladoblanco|salaga|salaiola|salaj|salakos|salamanca?|salamina|salamon-szigetek|salamounovy
ostrovy|salamunove ostrovy|salamunovi
otoci|salandra|salaparuta|salara|salasco|salassa|salatiga|salazar?|salbertrand|salboro|salbris|salce?|salcedo?|salci|salcininkai|salcito|saldana|saldanha
marinho|saldus|sale delle langhe|sale marasino|sale san giovanni|salekasa|salem?|salem
baden|salemi|salempur|salento|salerano canavese|salerano sul lambro|salerno?|sales
oliveira|salesopolis|salete?|saletta?|saletto|saletto di
vigodarzere|salgadalia|salgadinho|salgado?|salgado de sao felix|salgado
filho|salgar?|salgareda|salgocka|salgotarjan|salgovce|salgueiro?|sali
vercellese|saliano|salice?|salice calabro|salice d'ulzio|salice salentino|salice
terme|saliceto|saliceto buzzalino|saliceto panaro|saliceto san
giuliano|salies-de-bearn|salignano|salinagrande|salinas?|salinas da margarida|saline?|saline di
volterra|saline ioniche|saline
joniche|salino?|salinopolis|salins-les-bains|salionze|salisano|salisbury?|salitre?|salitto|salizzole|salka|salkani|salla|sallanches|salle?|salles?|sallisaw|salmanovo|salmo?|salmon
arm|salmon gums|salmour|salmourao|salmtal|salo|saloa|salome?|salomonen|salomonoarna|salomonovi
otoki|salomonsaaret|salomonseilanden|salomonøerne|salonta|salorno|salov|salsacate|salsomaggiore
terme|salsominore|salt lake city|salt spring
island|salta|saltara?|saltaus|saltillo?|saltinho?|saltino?|saltino sulla secchia|salto
canavese|salto da divisa|salto de pirapora|salto del guaira|salto di fondi|salto do ceu|salto do
itarare|salto do jacui|salto do lontra|salto grande|salto
veloso|saltocchio|saltrio|saltsburg|saltum|saltusio|saltvik|saltville|saluda|saludecio|saluggia|salumber|salurn|salussola|salutio|saluzzo|salvador|salvador
das missoes|salvador do sul|salvadorska republika|salvano?|salvarosa|salvaterra?|salvaterra de
magos|salvatronda|salviano|salvirola|salvitelle|salwador|salyan|salyersville|salza di
pinerolo|salza
irpina|salzano|salzbergen|salzburg?|salzgitter|salzgitter-ufingen|salzhausen|salzhemmendorf|salzhemmendorf-wallensen|salzkotten|salzmunde|salzwedel|samac|samaca|samambaia|samambaia
sul|samana|samangan|samaniego|samar?|samara?|samarate|samarinda?|samarskoye|samart|samassi|samastipur|samatzai|samba?|sambalpur|sambatello|sambava?|sambeek|sambhal|sambia|sambiase|sambiase
di lamezia terme|sambir|sambreville|sambron|sambruson|sambuca?|sambuca di sicilia|sambuca
pistoiese|sambuca val di
pesa|sambuceto|sambucheto|sambuchi|sambuci|sambuco|sambughe|sambughetto|sambyu|samdrup
jongkhar|samford|sami|sammardenchia|sammichele di bari|samminiatello|sammomme|sammontana|samo|samo
meiriceanach|samoa|samoa americaines|samoa americana|samoa americane|samoa amerika|samoa
amerikana|samobor|samodiva|samojsky nezavisly
stat|samokov|samolaco|samone|samoranovo|samorin|samos?|samovodene|sampacho|sampaio
correia|sampang|sampeyre|sampierdarena|sampieri|sampit|sampues|samrala|samreboi|samree|samson?|samsun?|samsø|samtens|samtredia|samudovce|samudrapur|samugheo|samuil|samuilovo|samukh|san
agustin|san alberto|san alejo|san andreas|san andres|san andres de cuerquia|san andres de
giles|san andres de sotavento|san andres de tumaco|san angelo|san antero|san antonio|san antonio
de areco|san antonio de tequendama|san antonio del tequendama|san antonio oeste|san augustine|san
barbato|san baronto|san bartolo|san bartolome|san bartolomeo|san bartolomeo al mare|san bartolomeo
in galdo|san bartolomeo lanze|san bartolomeo val cavargna|san basile|san basilio|san basilio
mottola|san bassano|san bellino|san benedetto|san benedetto a settimo|san benedetto belbo|san
benedetto dei marsi|san benedetto del querceto|san benedetto del tronto|san benedetto di
lugana|san benedetto in alpe|san benedetto in guarano|san benedetto in perillis|san benedetto
po|san benedetto ullano|san benedetto vecchio|san benigno|san benigno canavese|san benito|san
benito abad|san bernardino|san bernardino verbano|san bernardo|san bernardo carmagnola|san
bernardo d'ivrea|san bernardo del viento|san biagio|san biagio della cima|san biagio della
valle|san biagio di callalta|san biagio in padule|san biagio platani|san biagio saracinisco|san
biase|san bonico|san bonifacio|san bortolo|san bovio|san brancato|san briccio|san brizio|san
buono|san calixto|san calogero|san candido|san canzian d'isonzo|san carlo|san carlo canavese|san
carlo d'ascoli|san carlo di cesena|san carlos|san carlos de bariloche|san carlos de guaroa|san
casciano|san casciano dei bagni|san cassiano|san cassiano di controni|san cassiano
valchiavenna|san castrese|san cataldo|san cataldo di bella|san cayetano|san cesareo|san cesario di
lecce|san cesario sul panaro|san chiaffredo|san chirico nuovo|san chirico raparo|san cipirello|san
cipriano|san cipriano d'aversa|san cipriano picentino|san cipriano po|san ciro|san claudio|san
clemente|san clemente del tuyu|san clemente di caserta|san clemente di leonessa|san colombano|san
colombano al lambro|san colombano belmonte|san colombano certenoli|san colombano di meldola|san
concordio di moriano|san cono|san corrado di fuori|san cosimo|san cosimo alla macchia|san
cosma|san cosme|san cosmo albanese|san costantino|san costantino albanese|san costantino
calabro|san costantino di briatico|san costantino di rivello|san costanzo|san cristobal|san
cristobal y nieves|san cristoforo|san cristoforo al lago|san dalmazio|san dalmazio nel
frignano|san damaso|san damiano|san damiano al colle|san damiano d'asti|san damiano macra|san
dana|san daniele del friuli|san daniele po|san defendente|san demetrio corone|san demetrio ne'
vestini|san desiderio|san didero|san diego|san dimas|san domenico di fiesole|san domino|san dona
di piave|san dona' di piave|san donaci|san donato|san donato di lecce|san donato di mango|san
donato di ninea|san donato di tagliacozzo|san donato fronzano|san donato in collina|san donato in
poggio|san donato milanese|san donnino|san donnino di campi|san dorligo della valle|san
eduardo|san estanislao|san fantino|san faustino|san fco. de becerra|san fedele|san fedele
intelvi|san fele|san felice|san felice a cancello|san felice a ema|san felice a pietravairano|san
felice circeo|san felice del benaco|san felice del molise|san felice sul panaro|san feliciano|san
felipe|san ferdinando|san ferdinando di puglia|san fermo|san fermo della battaglia|san
fernando|san fidenzio|san fili|san filippo|san filippo del mela|san filippo di contigliano|san
filippo inferiore|san filippo sul cesano|san fior|san fior di sopra|san fior di sotto|san
fiorano|san floriano|san floriano del collio|san floro|san foca|san fortunato|san francesco|san
francesco al campo|san francesco d'aglientu|san francesco dell'arena|san francisco|san francisco
de bellocq|san francisco del rincon|san francisco xonacatlan|san fratello|san frediano a
settimo|san fruttuoso|san fruttuoso di camogli|san gabriele|san gabriele dell'addolorata|san
gaetano|san gallo|san gavino|san gavino monreale|san gemini|san genesio atesino|san genesio ed
uniti|san gennarello|san gennaro|san gennaro vesuviano|san genuario|san germano|san germano
chisone|san germano dei berici|san germano vercellese|san gervasio bresciano|san gervasio
d'adda|san giacomo|san giacomo d'acri|san giacomo d'atri|san giacomo degli schiavoni|san giacomo
del martignone|san giacomo delle segnate|san giacomo di boves|san giacomo di cerzeto|san giacomo
di laives|san giacomo di scerni|san giacomo di spoleto|san giacomo di teglio|san giacomo di
veglia|san giacomo filippo|san giacomo maggiore|san giacomo roncole|san giacomo vercellese|san
gil|san gillio|san gimignano|san ginese|san ginesio|san giorgio|san giorgio a colonica|san giorgio
a cremano|san giorgio a liri|san giorgio al tagliamento|san giorgio albanese|san giorgio
canavese|san giorgio del sannio|san giorgio della richinvelda|san giorgio delle pertiche|san
giorgio di cesena|san giorgio di crognaleto|san giorgio di livenza|san giorgio di lomellina|san
giorgio di mantova|san giorgio di nogaro|san giorgio di perlena|san giorgio di pesaro|san giorgio
di piano|san giorgio di pietragalla|san giorgio extra|san giorgio in bosco|san giorgio in
salici|san giorgio ionico|san giorgio la molara|san giorgio lucano|san giorgio monferrato|san
giorgio morgeto|san giorgio piacentino|san giorgio scarampi|san giorgio su legnano|san giorio|san
giorio di susa|san giovanni|san giovanni a piro|san giovanni a teduccio|san giovanni al
natisone|san giovanni alla vena|san giovanni battista|san giovanni bianco|san giovanni
canavese|san giovanni d'albi|san giovanni d'asso|san giovanni del dosso|san giovanni delle
contee|san giovanni di baiano|san giovanni di bellagio|san giovanni di casarsa|san giovanni di
ceppaloni|san giovanni di gerace|san giovanni di livenza|san giovanni di ostellato|san giovanni di
polcenigo|san giovanni di querciola|san giovanni di zambrone|san giovanni e paolo|san giovanni
gemini|san giovanni ilarione|san giovanni in croce|san giovanni in fiore|san giovanni in galdo|san
giovanni in galilea|san giovanni in marignano|san giovanni in persiceto|san giovanni incarico|san
giovanni la punta|san giovanni li greci|san giovanni lipioni|san giovanni lupatoto|san giovanni
montebello|san giovanni paganica|san giovanni profiamma|san giovanni reatino|san giovanni
rotondo|san giovanni suergiu|san giovanni teatino|san giovanni valdarno|san girolamo|san
giuliano|san giuliano a mare|san giuliano d'arezzo|san giuliano del sannio|san giuliano di
puglia|san giuliano milanese|san giuliano nuovo|san giuliano piacentino|san giuliano terme|san
giuliano trentapiedi|san giuliano vecchio|san giuseppe|san giuseppe alla rena|san giuseppe della
chiusa|san giuseppe di cairo|san giuseppe di cassola|san giuseppe di comacchio|san giuseppe
jato|san giuseppe vesuviano|san giustino|san giustino valdarno|san giusto canavese|san godenzo|san
gottardo|san grato|san gregorio|san gregorio d'ippona|san gregorio da sassola|san gregorio di
catania|san gregorio di veronella|san gregorio magno|san gregorio matese|san gregorio nelle
alpi|san guido|san gusme|san heilin|san ignacio|san jacinto|san jacinto del cauca|san javier|san
jeronimo|san jn bautista|san joaquin|san jorge|san jose|san jose de cucuta|san jose de
feliciano|san jose de jachal|san jose de mayo|san jose de metan|san jose de miranda|san jose de
pare|san jose de toluviejo|san jose de ure|san jose del fragua|san jose del guaviare|san jose del
palmar|san juan|san juan bautista|san juan de arama|san juan de betulia|san juan de rioseco|san
juan de uraba|san juan del cesar|san juan neembucu|san juan nepomuceno|san juanito|san justo|san
lazzaro|san lazzaro alberoni|san lazzaro di agerola|san lazzaro di savena|san lazzaro parmense|san
lazzaro saluzzo|san leandro|san leo|san leo bastia|san leo di anghiari|san leonardello|san
leonardo|san leonardo di cutro|san leonardo di linarolo|san leonardo in passiria|san leonardo
valcellina|san leone|san leone mose|san leucio|san leucio del sannio|san liberale|san liberato|san
lorenzello|san lorenzitto|san lorenzo|san lorenzo a merse|san lorenzo a pagnatico|san lorenzo al
mare|san lorenzo alle corti|san lorenzo bellizzi|san lorenzo colli|san lorenzo de' picenardi|san
lorenzo del vallo|san lorenzo della costa|san lorenzo della pioppa|san lorenzo di lugo|san lorenzo
di moriano|san lorenzo di pizzoli|san lorenzo di rovetta|san lorenzo di sant'egidio|san lorenzo di
sebato|san lorenzo di vasto|san lorenzo dorsino|san lorenzo in banale|san lorenzo in campo|san
lorenzo in correggiano|san lorenzo in noceto|san lorenzo isontino|san lorenzo maggiore|san lorenzo
nuovo|san lorenzo peveragno|san lorenzo pioppa|san lorenzo roero|san luca|san lucido|san
lugano|san luis|san luis de gaceno|san luis de palenque|san luis de since|san luis obispo|san luis
potosi|san lupo|san macario|san maderno|san magno|san maiano|san mairine|san mango|san mango
cilento|san mango d'aquino|san mango piemonte|san mango sul calore|san manuel|san marcellino|san
marcello|san marcello pistoiese|san marco|san marco argentano|san marco argentano stazione|san
marco d'alunzio|san marco dei cavoti|san marco di borgomanero|san marco di montefalco|san marco di
teggiano|san marco evangelista|san marco in lamis|san marco la catola|san marco roggiano
stazione|san marco trotti|san marcos|san mariano|san marino|san martin|san martin de loba|san
martino|san martino al cimino|san martino al faggio|san martino al tagliamento|san martino
alfieri|san martino alla palma|san martino bassa|san martino buon albergo|san martino canavese|san
martino carano|san martino d'agri|san martino d'ocre|san martino dall'argine|san martino dei
mulini|san martino del carso|san martino del lago|san martino della battaglia|san martino delle
scale|san martino destra|san martino di acquasanta|san martino di campagna|san martino di
castrozza|san martino di durasca|san martino di finita|san martino di lupari|san martino di
taurianova|san martino di valmozzola|san martino di venezze|san martino in argine|san martino in
badia|san martino in beliseto|san martino in casies|san martino in converseto|san martino in
freddana|san martino in gattara|san martino in passiria|san martino in pedriolo|san martino in
pensilis|san martino in rio|san martino in strada|san martino in trignano|san martino montecorvino
rovella|san martino pizzolano|san martino sannita|san martino secchia|san martino siccomario|san
martino sinistra|san martino sinzano|san martino spadafora|san martino spino|san martino
stella|san martino sul fiora|san martino sulla marrucina|san martino val masino|san martino
vallata|san martino valle caudina|san marzano oliveto|san marzano sul sarno|san marzanotto|san
massimo|san massimo all'adige|san mateo|san matteo|san matteo della decima|san matteo delle
chiaviche|san maurizio|san maurizio al lambro|san maurizio canavese|san maurizio d'opaglio|san
mauro|san mauro a mare|san mauro a signa|san mauro castelverde|san mauro cilento|san mauro di
saline|san mauro forte|san mauro in valle|san mauro la bruca|san mauro marchesato|san mauro
pascoli|san mauro torinese|san mazzeo|san menaio|san miceli|san michele|san michele al fiume|san
michele al tagliamento|san michele all'adige|san michele appiano|san michele cavana|san michele
dei mucchietti|san michele del carso|san michele delle badesse|san michele di ganzaria|san michele
di pagana|san michele di piave|san michele di pratola|san michele di serino|san michele di
tiorre|san michele e grato|san michele extra|san michele in bosco|san michele in teverina|san
michele mondovi|san michele prazzo|san michele salentino|san miguel|san miguel allende|san miguel
de sema|san miguel de tucuman|san miguel del monte|san miniato|san miniato basso|san morello|san
nazario|san nazzaro|san nazzaro d'ongina|san nazzaro sesia|san nazzaro val cavargna|san nicandro
garganico|san niccolo' di celle|san nicola|san nicola arcella|san nicola baronia|san nicola da
crissa|san nicola dell'alto|san nicola di caulonia|san nicola di centola|san nicola di
tornimparte|san nicola di tremiti|san nicola la strada|san nicola manfredi|san nicolas|san
nicolo|san nicolo' a tordino|san nicolo' a trebbia|san nicolo' d'arcidano|san nicolo' d'ega|san
nicolo' di celle|san nicolo' di comelico|san nicolo' di ricadi|san nicolo' di valfurva|san nicolo'
gerrei|san nicolo' l'arena|san nicolo' po|san nicolo' ultimo|san nullo|san onofre|san pablo|san
pablo de borbur|san pancrazio|san pancrazio parmense|san pancrazio salentino|san pantaleo|san
pantaleone|san paolo|san paolo albanese|san paolo bel sito|san paolo cervo|san paolo d'argon|san
paolo di civitate|san paolo di jesi|san paolo di noto|san paolo solbrito|san pasquale|san
patrizio|san pedro|san pedro de cartago|san pedro de jujuy|san pedro de uraba|san pedro del
parana|san pedro sula|san pedro y miquelon|san pelagio|san pelayo|san pelino|san pellegrinetto|san
pellegrino|san pellegrino al cassero|san pellegrino di norcia|san pellegrino terme|san pier
d'isonzo|san pier fedele|san pier marina|san pier niceto|san pierino|san piero|san piero a
grado|san piero a ponti|san piero a sieve|san piero in bagno|san piero in campo|san piero
patti|san pietro|san pietro a maida|san pietro a patierno|san pietro a vico|san pietro al
natisone|san pietro al tanagro|san pietro all'olmo|san pietro apostolo|san pietro avellana|san
pietro belvedere|san pietro capofiume|san pietro clarenza|san pietro cusico|san pietro d'olba|san
pietro del gallo|san pietro di barbozza|san pietro di berbenno|san pietro di cadore|san pietro di
caltagirone|san pietro di carida|san pietro di cava|san pietro di cavarzere|san pietro di
feletto|san pietro di legnago|san pietro di milazzo|san pietro di morubio|san pietro di
scafati|san pietro di stra|san pietro in amantea|san pietro in bevagna|san pietro in calibano|san
pietro in campiano|san pietro in cariano|san pietro in casale|san pietro in cerro|san pietro in
elda|san pietro in gu|san pietro in guarano|san pietro in lama|san pietro in palazzi|san pietro in
trento|san pietro in valle|san pietro in vincoli|san pietro in volta|san pietro infine|san pietro
laion|san pietro lametino|san pietro magisano|san pietro monterosso|san pietro mosezzo|san pietro
mussolino|san pietro piturno|san pietro polesine|san pietro samolaco|san pietro sovera|san pietro
val lemina|san pietro valdastico|san pietro vara|san pietro vecchio|san pietro vernotico|san
pietro viminario|san pio delle camere|san placido calonero|san polo|san polo d'enza|san polo dei
cavalieri|san polo di piave|san polo in chianti|san polo matese|san polo sabino|san ponso|san
possidonio|san potito|san potito sannitico|san potito ultra|san prisco|san procopio|san
prospero|san prospero parmense|san protaso|san quirico|san quirico d'albareto|san quirico
d'orcia|san quirico di vernio|san quirico in collina|san quirico trecasali|san quirico
valleriana|san quirino|san rafael|san raffaele cimena|san ramon|san remo|san roberto|san
rocchetto|san rocco|san rocco a pilli|san rocco al porto|san rocco castagnaretta|san rocco
cherasca|san rocco di bernezzo|san rocco di camogli|san rocco di piegara|san rocco in turrite|san
rocco monta|san romano|san romano in garfagnana|san romedio|san romolo|san romualdo|san roque|san
ruffillo|san rufo|san saba|san sabino|san salvador de jujuy|san salvatore|san salvatore di
fitalia|san salvatore di montecarlo|san salvatore monferrato|san salvatore telesino|san salvo|san
salvo marina|san savino|san sebastian|san sebastian de buenavista|san sebastian de mariquita|san
sebastiano|san sebastiano al vesuvio|san sebastiano curone|san sebastiano da po|san sebastiano
della comunia|san secondo|san secondo di pinerolo|san secondo parmense|san severino|san severino
di centola|san severino lucano|san severino marche|san severo|san sigismondo|san silvestro|san
simone|san siro|san sisto|san sosio|san sossio baronia|san sossio di serino|san sostene|san
sostene marina|san sosti|san sperate|san sperato|san sumino|san tammaro|san teodoro|san
terenziano|san terenzo|san terenzo monti|san tomaso|san tomaso agordino|san tomio|san tommaso|san
tommaso tre archi|san trovaso|san valentino|san valentino alla muta|san valentino della
collina|san valentino in campo|san valentino torio|san varano|san venanzio|san venanzo|san
vendemiano|san venerio|san vero milis|san vicente de chucuri|san vicente del caguan|san vicente
ferrer|san vicente y las granadinas|san vigilio|san vincenzo|san vincenzo a torri|san vincenzo la
costa|san vincenzo valle roveto|san vincenzo vecchio|san vitale|san vitale di baganza|san
vitaliano|san vito|san vito al mantico|san vito al tagliamento|san vito al torre|san vito
chietino|san vito dei lombardi|san vito dei normanni|san vito di altivole|san vito di cadore|san
vito di fagagna|san vito di leguzzano|san vito di valdobbiadene|san vito in monte|san vito lo
capo|san vito romano|san vito sul cesano|san vito sullo ionio|san vito taranto|san vittore|san
vittore del lazio|san vittore olona|san vittorino|san vittorino amiterno|san ysidro|san
zaccaria|san zeno|san zeno di montagna|san zeno naviglio|san zenon|san zenone al lambro|san zenone
al po|san zenone degli ezzelini|san
zio|san-marino|san-pedro|sanaa?|sanadinovo|sanana|sanand|sananduva|sanarica|sanborn|sanbornville|sancerre|sanchore|sanchuri|sanclerlandia|sancoins|sancraiu
de mures|sancti spiritus province|sand in taufers|sand lake|sand
springs|sanda|sandal?|sandanski|sandau elbe|sanday|sandberg unterfranken|sande kreis
friesl|sandersleben|sanderston|sandersville|sandetole|sandfirden|sandfire|sandgate|sandhausen
baden|sandigliano|sandigo|sandila|sandillon|sandl|sandleton|sandolandia|sandomierz|sandominic|sandon|sandona|sandovalina|sandpoint|sandra?|sandrigo|sandrovo|sandstedt|sandstone?|sandur|sandusky|sandved|sandveld|sandviken|sandweiler|sandwick|sandy?|sandy
flat|sandy hook|sandy lake|sanfatucchio|sanford?|sanfre|sanfront|sanga
puita|sangamner|sanganeshwar|sangano|sangao|sangareddy|sangaria|sangatta|sangeorgiu de
mures|sangeorz-bai|sanger?|sangerhausen|sanggau|sanghar|sangiano|sangineto|sangineto
lido|sangkapura|sangli|sangmelima|sangod|sangola|sangoya|sangrur|sanguarzo|sanguinetto|sanharo|sanibel|sanico|sanitz
bei rostock|sanjo|sankagiri|sankarankovil|sankheda|sankt aegidi|sankt aegyd am neuwalde|sankt
andra|sankt andra im lavanttal|sankt andra-wordern|sankt andreasberg|sankt anna am aigen|sankt
anton am arlberg|sankt englmar|sankt florian|sankt gallen|sankt gallenkirch|sankt georgen am
walde|sankt georgen im attergau|sankt georgen ob murau|sankt gilgen|sankt goar|sankt
goarshausen|sankt jakob im rosental|sankt jakob in defereggen|sankt jodok am brenner|sankt johann
am tauern|sankt johann im pongau|sankt johann in tirol|sankt julian|sankt koloman|sankt
lambrecht|sankt leonhard am forst|sankt leonhard am hornerwald|sankt leonhard im pitztal|sankt
lorenzen am wechsel|sankt lorenzen bei knittelfeld|sankt marein bei graz|sankt marein im
murztal|sankt margareten im rosental|sankt margarethen holstein|sankt margarethen im
burgenland|sankt margarethen im lungau|sankt martin am grimming|sankt martin am wollmissberg|sankt
martin im innkreis|sankt martin im muhlkreis|sankt michael im burgenland|sankt michael im
lungau|sankt michael in obersteiermark|sankt michaelisdonn|sankt nikolai im solktal|sankt oswald
bei freistadt|sankt oswald bei plankenwarth|sankt oswald im freiland|sankt oswald ob
eibiswald|sankt pankraz|sankt pantaleon|sankt paul im lavanttal|sankt peter am kammersberg|sankt
peter am ottersbach|sankt peter-ording|sankt polten|sankt stefan im gailtal|sankt valentin|sankt
veit im muhlkreis|sankt veit in defereggen|sankt wolfgang|sankt wolfgang im
salzkammergut|sankt-vith|sankta helena|sanliurfa|sanluri|sanluri stato|sanlıurfa|sanma|sanmarinska
republika|sanmenxia|sanming|sannazzaro de' burgondi|sannicandro di bari|sannicola|sannicolau
mare|sannohe|sanok|sanquhar|sanremo|sansepolcro|sant?|sant'abbondio|sant'agabio|sant'agapito|sant'agapito
scalo|sant'agata|sant'agata bolognese|sant'agata de' goti|sant'agata del bianco|sant'agata di
esaro|sant'agata di militello|sant'agata di puglia|sant'agata feltria|sant'agata
fossili|sant'agata irpina|sant'agata li battiati|sant'agata martesana|sant'agata
mugello|sant'agata sui due golfi|sant'agata sul santerno|sant'agnello|sant'agostino|sant'albano
stura|sant'alberto|sant'albino|sant'alessio con vialone|sant'alessio in aspromonte|sant'alessio
siculo|sant'alfio|sant'amato|sant'ambrogio|sant'ambrogio di torino|sant'ambrogio di
valpolicella|sant'ambrogio olona|sant'ambrogio sul
garigliano|sant'anastasia|sant'anastasio|sant'anatolia|sant'anatolia di
narco|sant'andrea|sant'andrea a montecchio|sant'andrea apostolo|sant'andrea apostolo dello
ionio|sant'andrea bagni|sant'andrea bonagia|sant'andrea del garigliano|sant'andrea del
pizzone|sant'andrea di campodarsego|sant'andrea di conza|sant'andrea di rovereto|sant'andrea di
sorbello|sant'andrea di suasa|sant'andrea frius|sant'andrea in besanigo|sant'andrea in
casale|sant'andrea in monte|sant'andrea ionio marina|sant'andrea pelago|sant'angelo|sant'angelo a
cancelli|sant'angelo a cupolo|sant'angelo a fasanella|sant'angelo a lecore|sant'angelo a
scala|sant'angelo all'esca|sant'angelo d'alife|sant'angelo dei lombardi|sant'angelo del
pesco|sant'angelo di avigliano|sant'angelo di brolo|sant'angelo di celle|sant'angelo di
cetraro|sant'angelo di senigallia|sant'angelo gerocarne|sant'angelo in colle|sant'angelo in
formis|sant'angelo in grotte|sant'angelo in lizzola|sant'angelo in mercole|sant'angelo in
pontano|sant'angelo in salute|sant'angelo in theodice|sant'angelo in vado|sant'angelo in
villa|sant'angelo le fratte|sant'angelo limosano|sant'angelo lodigiano|sant'angelo
lomellina|sant'angelo muxaro|sant'angelo romano|sant'anna|sant'anna arresi|sant'anna
avagnina|sant'anna d'alfaedo|sant'anna di caltabellotta|sant'anna di chioggia|sant'anna di
seminara|sant'anna di valdieri|sant'anna
pelago|sant'antimo|sant'antioco|sant'antonino|sant'antonino convento|sant'antonino di
susa|sant'antonino sciortino|sant'antonino ticino|sant'antonio|sant'antonio abate|sant'antonio
casalini|sant'antonio d'ascula|sant'antonio di canelli|sant'antonio di gallura|sant'antonio di
mavignola|sant'antonio di pontecagnano|sant'antonio di santadi|sant'antonio in bosco|sant'antonio
in mercadello|sant'antonio magliano alfieri|sant'antonio morignone|sant'antonio
ruinas|sant'antonio tortal|sant'antonio valli|sant'antuono
d'ischia|sant'apollinare|sant'apollinare chietino|sant'apollinare con
selva|sant'apollonio|sant'arcangelo|sant'arcangelo di magione|sant'arcangelo
trimonte|sant'arpino|sant'arsenio|sant'atto|sant'efisio|sant'egidio|sant'egidio alla
vibrata|sant'egidio del monte albino|sant'elena|sant'elena irpina|sant'elena
sannita|sant'elia|sant'elia a pianisi|sant'elia di condera|sant'elia
fiumerapido|sant'ellero|sant'elpidio|sant'elpidio a mare|sant'elpidio di
pescorocchiano|sant'elpidio morico|sant'eraclio|sant'ermete|sant'eufemia|sant'eufemia a
maiella|sant'eufemia d'aspromonte|sant'eufemia della fonte|sant'eufemia di lamezia
terme|sant'eulalia|sant'eusanio|sant'eusanio del sangro|sant'eusanio
forconese|sant'eusebio|sant'eustachio|sant'ilario|sant'ilario d'enza|sant'ilario dello
ionio|sant'ilario di baganza|sant'ilario ligure|sant'ilario
milanese|sant'imento|sant'ippolito|sant'ippolito di cosenza|sant'olcese|sant'oliva|sant'oliva di
pontecorvo|sant'omero|sant'omobono terme|sant'onofrio|sant'oreste|sant'orsola|sant'orsola in
passiria|sant'orsola terme|sant'ottilia in renon|sant'ulderico|sant'ulderico di
tretto|sant'urbano|santa adelia|santa albertina|santa amelia|santa ana|santa apolonia|santa
aquilina|santa barbara|santa barbara d'oeste|santa barbara de goias|santa barbara de pinto|santa
barbara do leste|santa barbara do para|santa barbara do sul|santa barbara do tugurio|santa
barbra|santa branca|santa brigida|santa carmem|santa catalina|santa catarina|santa caterina|santa
caterina albanese|santa caterina dello ionio|santa caterina di cortona|santa caterina di
pittinurri|santa caterina valfurva|santa caterina villarmosa|santa cecilia|santa cecilia di
eboli|santa cecilia do pavao|santa cesarea terme|santa chiara|santa chiara di nardo|santa
clara|santa clara d'oeste|santa clara do sul|santa clarita|santa comba dao|santa corinna|santa
cristina|santa cristina d'aspromonte|santa cristina di borgomanero|santa cristina e bissone|santa
cristina gela|santa cristina val gardena|santa croce|santa croce bigolina|santa croce
camerina|santa croce cervasca|santa croce del lago|santa croce del sannio|santa croce di
cittareale|santa croce di magliano|santa croce di piuro|santa croce di trieste|santa croce
sull'arno|santa cruz|santa cruz cabralia|santa cruz da conceicao|santa cruz da esperanca|santa
cruz da graciosa|santa cruz da vitoria|santa cruz das flores|santa cruz das palmeiras|santa cruz
de goias|santa cruz de mompox|santa cruz de tenerife|santa cruz do arari|santa cruz do
capibaribe|santa cruz do piaui|santa cruz do sul|santa cruz do xingu|santa domenica|santa domenica
ricadi|santa domenica talao|santa domenica vittoria|santa efigenia de minas|santa elisabetta|santa
eliza|santa elvira|santa ernestina|santa eufemia lamezia|santa fe|santa fe de antioquia|santa fe
de minas|santa fe do araguaia|santa fe do sul|santa fe springs|santa filomena|santa fiora|santa
flavia|santa francesca|santa geltrude in ultimo|santa gertrude|santa gertrudes|santa
giuletta|santa giusta|santa giustina|santa giustina di santarcangelo|santa giustina in colle|santa
helena|santa helena de goias|santa helena de minas|santa helena del opon|santa ines|santa
isabel|santa isabel do ivai|santa isabel do para|santa izabel do oeste|santa juliana|santa
leopoldina|santa libera|santa liberata|santa luce|santa lucia|santa lucia cilento|santa lucia del
mela|santa lucia delle spianate|santa lucia di battipaglia|santa lucia di budoia|santa lucia di
cava|santa lucia di collecorvino|santa lucia di fiamignano|santa lucia di noto|santa lucia di
piave|santa lucia di serino|santa lucia do piai|santa lucia in consilvano|santa lucia sopra
contesse|santa lucia uzzanese|santa lucija|santa lusia|santa luz|santa luzia|santa luzia
d'oeste|santa luzia do itanhy|santa luzia do norte|santa luzia do para|santa luzia do parua|santa
maddalena|santa mama|santa margarida|santa margarida do sul|santa margarita|santa margherita|santa
margherita d'adige|santa margherita di atri|santa margherita di belice|santa margherita di
staffora|santa margherita ligure|santa maria|santa maria a colonica|santa maria a monte|santa
maria a vico|santa maria al bagno|santa maria apparente|santa maria capua vetere|santa maria
codifiume|santa maria coghinas|santa maria da feira|santa maria da serra|santa maria da
vitoria|santa maria das barreiras|santa maria de itabira|santa maria de jetiba|santa maria degli
ammalati|santa maria degli angeli|santa maria del cedro|santa maria del giudice|santa maria del
molise|santa maria del monte|santa maria del piano|santa maria del piave|santa maria del
taro|santa maria del tempio|santa maria della croce|santa maria della neve|santa maria della
rovere|santa maria della versa|santa maria delle fabrecce|santa maria delle grazie|santa maria
delle mole|santa maria di bobbio|santa maria di castellabate|santa maria di catanzaro|santa maria
di labante|santa maria di licodia|santa maria di negrar|santa maria di non|santa maria di
piave|santa maria di rispescia|santa maria di sala|santa maria di zevio|santa maria do
cambuca|santa maria do herval|santa maria do oeste|santa maria do para|santa maria do salto|santa
maria do suacui|santa maria do uruara|santa maria goretti|santa maria hoe|santa maria imbaro|santa
maria in duno|santa maria in fabriago|santa maria in punta|santa maria in selva|santa maria in
strada|santa maria in valle|santa maria infante|santa maria la bruna|santa maria la carita|santa
maria la fossa|santa maria la longa|santa maria la palma|santa maria la scala|santa maria la
stella|santa maria le grotte|santa maria lo piano|santa maria madalena|santa maria maddalena|santa
maria maggiore|santa maria navarrese|santa maria nuova|santa maria oliveto|santa maria
rezzonico|santa maria valongo|santa maria villiana|santa mariana|santa marina|santa marina di
milazzo|santa marina salina|santa marinella|santa marta|santa marta de penaguiao|santa
mercedes|santa monica|santa ninfa|santa palomba|santa paolina|santa paula|santa quiteria|santa
quiteria do maranhao|santa reparata|santa restituta|santa rita|santa rita d'oeste|santa rita da
floresta|santa rita de caldas|santa rita de cassia|santa rita de ibitipoca|santa rita de
jacutinga|santa rita do araguaia|santa rita do itueto|santa rita do oeste|santa rita do
pardo|santa rita do sapucai|santa rita do trivelato|santa rosa|santa rosa beach|santa rosa da
serra|santa rosa de cabal|santa rosa de calamuchita|santa rosa de lima|santa rosa de osos|santa
rosa de viterbo|santa rosa del monday|santa rosa del sur|santa rosa do piaui|santa rosa do
purus|santa rosa do sul|santa rosa do tocantins|santa rosalia|santa rufina|santa salete|santa
severa|santa severa nord|santa severina|santa sofia|santa sofia d'epiro|santa tecla|santa tecla di
acireale|santa teresa|santa teresa di riva|santa teresa gallura|santa teresinha|santa
teresita|santa tereza|santa tereza do oeste|santa tereza do tocantins|santa terezinha|santa
terezinha de itaipu|santa terezinha do progresso|santa valburga|santa valburga ultimo|santa
venera|santa veneranda|santa venere|santa venerina|santa vitoria|santa vitoria do palmar|santa
vittoria|santa vittoria d'alba|santa vittoria d'alba cinzano|santa vittoria di gualtieri|santa
vittoria di libiola|santa vittoria in matenano|santa
zelia|santacruz|santadi|santalpur|santaluz|santana?|santana da boa vista|santana da ponte
pensa|santana da vargem|santana de cataguases|santana de mangueira|santana de parnaiba|santana de
pirapama|santana do acarau|santana do araguaia|santana do cariri|santana do deserto|santana do
garambeu|santana do ipanema|santana do itarare|santana do jacare|santana do livramento|santana do
manhuacu|santana do maranhao|santana do matos|santana do mundau|santana do paraiso|santana do
piaui|santana do sao francisco|santana do serido|santana dos garrotes|santana dos montes|santander
de quilichao|santandra|santanopolis|santaquin|santarcangelo di romagna|santarem?|santarem
novo|sante marie|santee?|santena|santeramo in colle|santerno|santhia|santi?|santi angeli|santi
angeli del montello|santi cosma e damiano|santi lorenzo e flaviano|santiago?|santiago de cuba
province|santiago de tolu|santiago del estero|santiago do cacem|santiago do sul|santiago
miahuatlan|santiago tianguistenco|santicolo|santmargad|santo afonso|santo amaro|santo amaro da
imperatriz|santo amaro das brotas|santo amaro do maranhao|santo anastacio|santo andre|santo
angelo|santo antonio|santo antonio da alegria|santo antonio da barra|santo antonio da
patrulha|santo antonio da platina|santo antonio das missoes|santo antonio de goias|santo antonio
de jesus|santo antonio de lisboa|santo antonio de padua|santo antonio de posse|santo antonio do
amparo|santo antonio do aracangua|santo antonio do aventureiro|santo antonio do caiua|santo
antonio do descoberto|santo antonio do ica|santo antonio do iratim|santo antonio do itambe|santo
antonio do jacinto|santo antonio do jardim|santo antonio do leverger|santo antonio do monte|santo
antonio do palma|santo antonio do paraiso|santo antonio do pinhal|santo antonio do planalto|santo
antonio do sudoeste|santo antonio do taua|santo antonio dos lopes|santo antonio dos milagres|santo
antonio fontoura|santo antonuio do leste|santo augusto|santo cristo|santo domingo|santo
estevao|santo expedito|santo expedito do sul|santo hipolito|santo inacio|santo inacio do
piaui|santo iona|santo marino|santo padre delle perriere|santo pietro|santo spirito|santo
stefano|santo stefano al mare|santo stefano belbo|santo stefano d'aveto|santo stefano del
sole|santo stefano di briga|santo stefano di buja|santo stefano di cadore|santo stefano di
camastra|santo stefano di campobasso|santo stefano di magra|santo stefano di rogliano|santo
stefano di sessanio|santo stefano di zimella|santo stefano in aspromonte|santo stefano in
vairano|santo stefano lodigiano|santo stefano medio|santo stefano quisquina|santo stefano
roero|santo stefano ticino|santo stino di livenza|santo tirso|santo tomas|santo tome|santo tome y
principe|santomato|santomenna|santonuovo|santopadre|santopolis do
aguapei|santorini|santorso|santos dumont|santovka|santpoort-noord|santpoort-zuid|santrampur|santu
lussurgiu|santuario della guardia|santuario di montevergine|santuario di pietracquaria|santuario
di polsi|santuario di savona|santuario di vicoforte|santuario san francesco|santuario
tinella|sanvito|sanwer|sanyang|sanyati|sanza|sanzeno|sao bartolomeu|sao benedito|sao benedito do
sul|sao bentinho|sao bento|sao bento abade|sao bento do norte|sao bento do sapucai|sao bento do
sul|sao bento do tocantins|sao bento do trairi|sao bento do una|sao bernardino|sao bernardo|sao
bernardo do campo|sao bonifacio|sao borja|sao bras|sao bras de alportel|sao bras do suacui|sao
caetano|sao caetano de odivelas|sao caetano do sul|sao carlos|sao carlos do ivai|sao clemente|sao
cristovao|sao cristovao do sul|sao cristovao e neves|sao cristovao e nevis|sao desiderio|sao
domingos|sao domingos do araguaia|sao domingos do azeitao|sao domingos do capim|sao domingos do
cariri|sao domingos do maranhao|sao domingos do norte|sao domingos do prata|sao domingos do
sul|sao felipe|sao felipe do oeste|sao felix|sao felix do araguaia|sao felix do coribe|sao felix
do piaui|sao felix do xingu|sao fernando|sao fidelis|sao filipe|sao francisco|sao francisco de
assis|sao francisco de goias|sao francisco de itabapoana|sao francisco de paula|sao francisco de
sales|sao francisco do brejao|sao francisco do conde|sao francisco do gloria|sao francisco do
guapore|sao francisco do oeste|sao francisco do para|sao francisco do piaui|sao francisco do
sul|sao gabriel|sao gabriel da cachoeira|sao gabriel da palha|sao gabriel de goias|sao gabriel do
oeste|sao geraldo|sao geraldo da piedade|sao geraldo do araguaia|sao goncalo|sao goncalo do
abaete|sao goncalo do amarante|sao goncalo do para|sao goncalo do piaui|sao goncalo do sapucai|sao
goncalo dos campos|sao gotardo|sao jeronimo|sao jeronimo da serra|sao joao|sao joao batista|sao
joao d'alianca|sao joao d'oeste|sao joao da baliza|sao joao da barra|sao joao da canabrava|sao
joao da fronteira|sao joao da madeira|sao joao da mata|sao joao da parauna|sao joao da
pesqueira|sao joao da ponte|sao joao da serra|sao joao da urtiga|sao joao de iracema|sao joao de
itaguacu|sao joao de meriti|sao joao de pirabas|sao joao del rei|sao joao do araguaia|sao joao do
arraial|sao joao do caiua|sao joao do cariri|sao joao do itaperiu|sao joao do ivai|sao joao do
jaguaribe|sao joao do manhuacu|sao joao do manteninha|sao joao do oeste|sao joao do oriente|sao
joao do paraiso|sao joao do piaui|sao joao do polesine|sao joao do sabugi|sao joao do soter|sao
joao do sul|sao joao do tigre|sao joao do triunfo|sao joao dos patos|sao joao evangelista|sao joao
nepomuceno|sao joao novo|sao joaquim|sao joaquim da barra|sao joaquim de bicas|sao joaquim do
monte|sao jorge|sao jorge d'oeste|sao jorge do ivai|sao jorge do patrocinio|sao jose|sao jose da
laje|sao jose da lapa|sao jose da mata|sao jose da safira|sao jose da tapera|sao jose da
varginha|sao jose da vitoria|sao jose das missoes|sao jose das palmeiras|sao jose de caiana|sao
jose de mipibu|sao jose de piranhas|sao jose de ribamar|sao jose de uba|sao jose do alegre|sao
jose do barreiro|sao jose do belmonte|sao jose do calcado|sao jose do campestre|sao jose do
cedro|sao jose do cerrito|sao jose do couto|sao jose do divino|sao jose do egito|sao jose do
herval|sao jose do hortencio|sao jose do jacuipe|sao jose do jacuri|sao jose do mantimento|sao
jose do norte|sao jose do ouro|sao jose do peixe|sao jose do piaui|sao jose do povo|sao jose do
sabugi|sao jose do serido|sao jose do xingu|sao jose dos ausentes|sao jose dos campos|sao jose dos
cordeiros|sao jose dos pinhais|sao jose dos ramos|sao jose laranjeiras|sao juliao|sao leopoldo|sao
lourenco|sao lourenco da mata|sao lourenco da serra|sao lourenco do oeste|sao lourenco do sul|sao
lourenco do turvo|sao ludgero|sao luis|sao luis do curu|sao luis do paraitinga|sao luis do
quitunde|sao luiz|sao luiz d'oeste|sao luiz do puruna|sao luiz gonzaga|sao mamede|sao mamede de
infesta|sao manoel do parana|sao manuel|sao marcos|sao marinho|sao martinho|sao martinho da
serra|sao mateus|sao mateus do maranhao|sao mateus do sul|sao miguel|sao miguel arcanjo|sao miguel
da serra|sao miguel das matas|sao miguel das missoes|sao miguel de taipu|sao miguel do aleixo|sao
miguel do anta|sao miguel do araguaia|sao miguel do fidalgo|sao miguel do guama|sao miguel do
guapore|sao miguel do iguacu|sao miguel do oeste|sao miguel do tapuio|sao miguel do tocantins|sao
miguel dos campos|sao miguel dos milagres|sao nicolau|sao patricio|sao paulo|sao paulo das
missoes|sao paulo de olivenca|sao paulo do potengi|sao pedro|sao pedro da aldeia|sao pedro da
cipa|sao pedro da serra|sao pedro da uniao|sao pedro de alcantara|sao pedro de caldas|sao pedro do
butia|sao pedro do iguacu|sao pedro do ivai|sao pedro do parana|sao pedro do piaui|sao pedro do
suacui|sao pedro do sul|sao pedro do turvo|sao pedro dos crentes|sao pedro dos ferros|sao pedro e
miquelon|sao rafael|sao raimundo das mangabeiras|sao raimundo nonato|sao romao|sao roque|sao roque
de minas|sao roque do canaa|sao roque do pico|sao salvador de lordelo|sao salvador do
tocantins|sao sebastiao|sao sebastiao da amoreira|sao sebastiao da grama|sao sebastiao do alto|sao
sebastiao do cai|sao sebastiao do maranhao|sao sebastiao do oeste|sao sebastiao do paraiso|sao
sebastiao do passe|sao sebastiao do tocantins|sao sebastiao do uatuma|sao sebastiao do
umbuzeiro|sao sepe|sao silvestre|sao simao|sao thome das letras|sao tiago|sao tomas de aquino|sao
tome|sao tome agus principe|sao tome ai principe|sao tome and principe|sao tome dan principe|sao
tome e principe|sao tome en principe|sao tome es principe|sao tome et principe|sao tome in
principe|sao tome ja principe|sao tome och principe|sao tome og principe|sao tome und principe|sao
valentim|sao valentim do sul|sao valerio da natividade|sao vendelino|sao vicente|sao vicente de
minas|sao vicente de paula|sao vicente do sul|sao vicente e granadinas|sao vicente
ferrer|saoedi-arabie|saonara|saone?|saone-et-loire|saoner|sapareva
banya|sape?|sapeacu|sapele?|sapes?|sapezal|sapiranga|saponara|saponara
marittima|sapopema|sapotra|sappada|sappemeer|sapporo?|sapri|sapucai-mirim|sapucaia|sapucaia do
sul|sapulpa|sapuyes|saquarema|sar-e pol|sara
ocidental|saracena|saracinesco|sarada?|saragiolo|saragnano|saraikela|saraipali|sarajevo
canton|sarajevska zupanija|saraland|saran?|saranac|saranac
lake|sarande|sarandi?|sarangani|saranggarh|sarangpur|sarantsi|sarapui|sarasota?|saratoga?|saratoga
springs|saratok|saratov?|saravena|saraya|sarband|sarbov|sarcedo|sarcelles|sarche|sarconi|sarcoxie|sardagna|sardara|sardarpur|sardarshahar|sardhana|sardigliano|sardinata|sardinia?|sardis?|sardoa|sardoal?|sardulgarh|sarego|sarenargiu|sarentino|sarezzano|sarezzo|sarginesco|sargodha|sarhind|sariano?|sarikei|sarina|sarisska
poruba|sarisska trstena|sarisske bohdanovce|sarisske cierne|sarisske dravce|sarisske
jastrabie|sarisske michalany|sarisske sokolovce|sarissky
stiavnik|sarissola|sariwon|sarkan|sarkand|sarlat-la-caneda|sarleinsbach|sarmato|sarmazzano|sarmede|sarmeola|sarmi|sarna?|sarnaghbyur|sarnano|sarnegor|sarnen?|sarnevets|sarnevo|sarnia?|sarnico|sarnitsa|sarno?|sarnonico|sarnow
bei
anklam|sarns|sarnthein|sarny|sarolangun|sarona|sarone|saronno|sarovce|sarralbe|sarre?|sarrebourg|sarreguemines|sarro?|sarroch|sars-la-bruyere|sars-la-buissiere|sarsina|sarstedt|sart-bernard|sart-custinne|sart-dames-avelines|sart-en-fagne|sart-eustache|sart-lez-spa|sart-saint-laurent|sartano|sarteano|sarthe?|sartirana
lomellina|sartrouville|sarule|sarutaia|sarvar|sarver|sarwar|saryagash|sarykemer|sarykol|saryozek|sarzana|sarzanello|sarzbuttel|sarzeau|sas
linnas siccas|sas murtas|sas van
gent|sasa|sasaima|sasaram|sasebo|sasi|sasinkovo|saskatchewan?|saskatoon?|sasolburg|sasova|sass
pordoi|sassa|sassalbo|sassano|sassari|sassatella|sassello|sassenberg|sassenburg-grussendorf|sassenburg-platendorf|sassenheim|sassetta|sassi?|sassinoro|sassnitz|sasso?|sasso
d'ombrone|sasso di castalda|sasso di neviano|sasso guidano|sasso marconi|sasso morelli|sasso
morello|sasso
pisano|sassocorvaro|sassofeltrio|sassoferrato|sassofortino|sassoleone|sassostorno|sassuolo|sastamala|sastin|saswad|satakunta|satana?|satao?|satara|saterland|saterland-ramsloh|sathiyamangalam|sathupalli|satiro
dias|sativanorte|sativasur|satkania|satkhira|satna|satovcha|satow bei bad
doberan|satpaev|satriano|satriano di
lucania|satrup|satsumasendai|satteins|sattenapalli|sattledt|satu
mare|satuba|satubinha|saturnana|saturnia?|satyavedu|saubara|sauble beach|saudade do
iguacu|saudakent|saudi arabia|saudi-arabia|saudi-arabien|saudiarabien|saudijska arabija|saudska
arabia|saudska arabie|saudskoarabske
kralovstvo|sauensiek|sauerlach|saugatuck|saugerties|saugus|sauk
centre|sauldorf|saulgau|saulieu|saulnierville|sault ste.
marie|saulx|saumalkol|saumlaku|saumur|saundatti|saunsar|saurimo|sauris|sausalito|sausheim|sautin|sautour|sauveniere|sauvo|sauwerd|sauze
d'oulx|sauze di cesana|sava?|savage river|savaii?|savalou|savanna?|savannah?|savannah
region|savanur|savarkundla|savarna|savazza|savelletri|savelli|savelli di
norcia|saveni|saverne|saviano|savigliano|savignano di rigo|savignano irpino|savignano
montetassi|savignano stazione|savignano sul panaro|savignano sul
rubicone|savigno|savignone|savigny-le-temple|savigny-sur-orge|savin|savinesti|savinjska|savino|savio?|saviore
dell'adamello|savitaipale|savli|savoca|savogna|savogna d'isonzo|savognatica|savoia di
lucania|savoie?|savol|savona?|savonera|savoniero|savonlinna|savorgnano|savorgnano del
torre|savrai|savran|savsjo|savukoski|savuto|savuto di
cleto|sawahlunto|sawaimadhopur|sawantwadi|sawara|sawyer?|saxmundham|saxonburg|saxton|sayan|sayda|sayla|sayre|sazava|sazdice|sbarre?|sbor|sborishte|scacciano|scaddan
west|scafa|scafali|scafati|scaffa|scaffa san sossio|scagnello|scai|scala?|scala coeli|scala di
torregrotta|scala ritiro|scaldasole|scalea|scalenghe|scalera|scaletta uzzone|scaletta
zanclea|scalo di baragiano|scalo
teverina|scaltenigo|scalvaia|scalzapecora|scampia|scampitella|scandale?|scandeluzza|scandiano|scandicci|scandolara|scandolara
ravara|scandolara ripa d'oglio|scandriglia|scannabue|scanno|scano al brembo|scano di
montiferro|scansano|scanzano|scanzano
jonico|scanzo|scanzorosciate|scapezzano|scapoli?|scappoose|scarborough?|scarcelli|scardovari|scaria|scariff|scarinish|scario|scarlino|scarlino
scalo|scarlino stazione|scarmagno|scarnafigi|scarpa?|scarperia|scarperia e san
piero|scarpizzolo|scarro|scarsdale|scauri|scauri siculo|sceaux?|scena?|scerne|scerne di
pineto|scerni|scesta|sceti|schaarbeek|schabs|schaffen?|schaffhausen?|schaffhouse|schafflund|schafstadt|schafstedt|schagen|schagerbrug|schaghticoke|schaijk|schalders|schalkau|schalkhaar|schalkhoven|schalksmuhle|schalkwijk|schalsum|schaltin|schapbach|scharbeutz-haffkrug|scharbeutz-ponitz|schardam|schardenberg|scharding|scharendijke|scharmer|scharnebeck|scharnegoutum|scharnitz|scharnstein|scharsterbrug|scharwoude|schashagen|schauenburg|schaumburg|scheden|scheemda|scheerwolde|scheessel|schefflenz|scheggia?|scheggia
e pascelupo|scheggino|scheibbs|scheibenberg|scheifling|scheinfeld|schela
cladovei|schelderode|scheldewindeke|schelklingen|schelklingen-hutten|schelle?|schellebelle|schellerten|schellinkhout|schelluinen|schemmerhofen|schendelbeke|schenectady?|schenefeld
mittelholstein|schenklengsfeld|schenna|schepdaal|schererville|schermbeck|schermerhorn|scherpenheuvel|scherpenheuvel-zichem|scherpenisse|scherpenzeel|schesslitz|schettens|scheulder|schianno|schiava?|schiavi
di
abruzzo|schiavoi|schiavon|schiavonea|schiedam?|schieder-schwalenberg|schiedlberg|schiedungen|schierano?|schierke|schierling|schiermonnikoog|schieti|schifanoia|schiffdorf|schiffdorf-geestenseth|schifferstadt|schifoni|schignano|schijf?|schijndel|schildau
gneisenaustadt|schilde?|schildwolde|schillingsfurst|schilp|schilpario|schiltach|schiltberg|schiltigheim|schimmert?|schin
op
geul|schindilifa|schinne|schinnen|schinveld|schio|schipborg|schiphol|schiphol-rijk|schipluiden|schivenoglia|schkeuditz|schkolen
thuringen|schladen|schladming|schlagsdorf bei
gadebusch|schlanders|schlaneid|schlangenbad|schleching|schleiden
eifel|schleiden-dreiborn|schleiden-gemund|schleife?|schleis|schleiz|schlepzig|schlesen|schleswig?|schleswig-holstein|schleusingen|schlieben|schliengen|schlieren?|schlinig|schlitz?|schloss
holte-stukenbrock|schlossvippach|schlotheim|schluchsee|schluchtern|schluderns|schlusselfeld-aschbach|schmalkalden|schmallenberg|schmallenberg-bodefeld|schmallenberg-dorlar|schmallenberg-fredeburg|schmallenberg-oberkirchen|schmelz
saar|schmidmuhlen|schmiedefeld am rennsteig|schmitten taunus|schmolln|schmolln bei
prenzlau|schmolln thuringen|schmuders|schnackenburg|schnaitsee|schnaittach|schnauders|schneeberg
erzgebirge|schnega|schneidlingen|schnelldorf|schneverdingen|schneverdingen-heber|schneverdingen-wintermoor|schoelcher|schoffengrund|schofield|schofweg|schoharie|schokland|schollene|schollkrippen|schollnach|schomberg|schomberg
bei balingen|schomberg bei neuenburg|schonau an der brend|schonau im muhlkreis|schonau im
schwarzwald|schonau niederbayern|schonau odenwald|schonbach|schonbeck|schonberg?|schonberg am
kamp|schonberg holstein|schonberg niederbayern|schonberg-lachtal|schonborn kreis
elbe-elster|schonbrunn bei hildburghaus|schondorf am ammersee|schonebeck elbe|schoneck|schoneck
vogtland|schonecken|schonenberg-kubelberg|schonermark bei prenzlau|schonewalde bei
herzberg|schonfeld bei grossenhain|schongau|schonhausen elbe|schonheide
erzgebirge|schoningen|schonkirchen|schonsee|schontal jagst|schonthal
oberpfalz|schonungen-marktsteinach|schonwalde am bungsberg|schonwalde bei
lubben|schonwies|schoolcraft|schoonaarde|schoondijke|schoonebeek|schoonhoven|schoonloo|schoonoord|schoonrewoerd|schoorl|schopfheim|schopfheim-gersbach|schopfloch
mittelfranken|schopp|schoppenstedt|schoppingen|schore|schorisse|schorndorf
wurttemberg|schoten?|schotten
hessen|schottwien|schouwerzijl|schraard|schrambach|schramberg|schrattenthal|schrecksbach|schrems|schriek|schrobenhausen|schrocken|schroeder?|schroon
lake|schrozberg|schrozberg-bartenstein|schrozberg-spielbach|schruns|schuiferskapelle|schuinesloot|schulen|schulenberg
im oberharz|schulenburg|schulzendorf kreis oberhavel|schuttertal|schuttorf|schutzen am
gebirge|schuyler?|schuylerville|schuylkill haven|schwaan|schwabach|schwabenheim an der
selz|schwabhausen bei dachau|schwabisch gmund|schwabisch hall|schwabisch
hall-sulzdorf|schwabmunchen|schwabsoien|schwabstedt|schwadorf|schwaforden|schwaigern|schwalenberg|schwalmstadt|schwalmtal
niederrhein|schwalmtal-renzendorf|schwalmtal-storndorf|schwanau|schwanberg|schwand im
innkreis|schwandorf|schwanebeck
sachsen-anhalt|schwanenstadt|schwanewede|schwanewede-aschwarden|schwanfeld|schwanstetten|schwarme?|schwarmstedt|schwarz
bei neustrelitz|schwarzach im pongau|schwarzach niederbayern|schwarzau im gebirge|schwarze
pumpe|schwarzenau|schwarzenbach am wald|schwarzenbach an der pielach|schwarzenbach an der
saale|schwarzenbek|schwarzenberg|schwarzenberg am bohmerwald|schwarzenborn
knull|schwarzenfeld|schwaz|schwechat|schweden|schwedeneck|schwedt|schwegenheim|schweich|schweigen-rechtenbach|schweiggers|schweighouse-sur-moder|schweinfurt?|schweinsberg
hessen|schweinsteg|schweitenkirchen|schweiz?|schwelm|schwendi|schwenksville|schwenningen am
neckar|schwenningen
baden|schwepnitz|schwerin?|schweringen|schwerte|schwetzingen|schwindegg|schwinkendorf|schwittersdorf|schwytz|schwyz|sciacca|sciara|sciarborasca|sciaves|scicli|sciconi|scido|science
hill|scifelli|scigliano|sciglio|scilla?|scillato|scillichenti|scio?|sciolze|scipione|scisciano|scituate|sclafani
bagni|sclaunicco|sclayn|scobey|scoffera|scoglitti|scomigo|scone?|scontrone|scopa?|scopello|scopoli|scoppito|scoppolise|scorcetoli|scorciosa|scordia|scornavacca|scorrano?|scortichino|scorze|scorzo|scotch
plains|scotia?|scotland neck|scott?|scott afb|scott base|scott city|scottdale|scottish
borders|scotts hill|scotts
valley|scottsbluff|scottsboro|scottsburg|scottsdale?|scottsville|scottville|scourie|scranton?|scrima|scrio|scritto?|scrofiano|scunthorpe|scurano|scurcola
marsicana|scurelle|scurtabo|scurzolengo|sea isle city|sea
lake|seabra?|seabrook|sead|seaford|seaforth|seagoville|seagrove|sealy|sealza|seaman?|seano|seara?|searcy|searsport|seaside?|seaspray|seattle?|sebaldeburen|sebangan|sebastianopolis
do sul|sebastiao
laranjeiras|sebastopol|sebauh|sebechleby|sebedin|sebedrazie|seberi|sebersdorf|sebes?|sebeta|sebewaing|sebha|sebis|sebnitz|seborga|sebring|sebringville|sebuyau|seccheto|secchiano|secchiano
marecchia|sechelt|secianky|secinaro|seckach|seckau|secli|seclin|secondigliano|secovce|secovska
polianka|secugnago|secunderabad?|sedalia|sedam?|sedan?|sedbergh|sede alvorada|sede
nova|sedegliano|sedena?|sedgefield|sedgwick|sedico|sedilo|sedimentary?|sedini|sedlcany|sedlec-prcice|sedliacka
dubova|sedlice|sedliska|sedmerovec|sedona|sedrano|sedrata|sedriano|sedrina|sedro-woolley|sedzong|seedorf
bei bad segeberg|seedorf lauenburg|seefeld in tirol|seeg|seegrehna|seehausen altmark|seehausen bei
prenzlau|seehausen borde|seeheim|seeheim-jugenheim|seeis|seekirchen am wallersee|seekonk|seelbach
schutter|seeley lake|seelingstadt bei gera|seelow|seelze|seeon-seebruck|seesen|seesen-gross
rhuden|seeshaupt|seestermuhe|seevetal|seewalchen am attersee|seewald|sefro|sega?|sega dei
lessini|sega di cavaion|segamat|segarcea|segariu|segeletz|segezia|seggiano|seghe?|seghe di
velo|seglien|segni?|segno?|segonzano|segovia?|segrate|segre?|segromigno in monte|segromigno in
piano|seguin?|segusino|seharabazar|sehestedt eider|sehnde|sehore|seia?|seiano|seicheles|seiffen
erzgebirge|seikhpura|seilershof|seiling|seilles|seinajoki|seine-et-marne|seine-maritime|seine-saint-denis|seini|seis
am schler|seis am schlern|seiser al|seit?|seit bei
leifer|seitschen|seixal?|sejerø|sejingkat|sejkov|sejong?|sejong
city|sejseli|seka|sekayu|sekigahara|sekinchan|sekoru|sekota|sekule|sekulovo|selah?|selalang|selama|selandia
baru|selangau|selange|selanovtsi|selany|selargius|selatan
korea|selatpanjang|selb|selbach|selbagnone|selbitz
oberfranken|selby|selbyville|selce?|selcha|selci|selebi-phikwe|selec|selegas|selenge|selenice|selent|selestat|selfkant|selibaby|selice|selidus|seligenstadt|selino
basso|selinsgrove|selishte|selkirk?|sella di
corno|sellano|sellero|sellersburg|sellersville|sellia|sellia marina|sellin
ostseebad|sellingen|sellrain|selm|selma?|selmer|selmsdorf|seloignes|selong|seloo|selpice|selsingen|selters
taunus|selters westerwald|seluci|seluk|selva dei molini|selva del bocchetto|selva del
montello|selva di altino|selva di cadore|selva di fasano|selva di grigno|selva di progno|selva di
sora|selva di val gardena|selva malvezzi|selva nel frignano|selva
piana|selvacava|selvaggio?|selvana bassa|selvanizza|selvapiana|selvatelle|selvazzano dentro|selve
marcone|selvena|selvino|selviria|selvotta|selzthal|semanggol|semantan|semarang?|semaria|semchinovo|seme?|semelano|semenivka|semenyih|semera?|semerdzhievo|semerovo|semestene|semetkovce|semey|semiana|semily|seminara|seminary?|seminole?|semivicoli|semlow|semmenstedt|semmering|semmerzake|semnan
province|semogo|semonte|semonzo|sempeter pri
gorici|semporna|semproniano|semsa|semur-en-auxois|sen-bartelemi|sen-marten|sena madureira|senador
alexandre costa|senador amaral|senador canedo|senador cortes|senador eloi de souza|senador
firmino|senador georgino avelino|senador guiomard|senador jose bento|senador jose porfirio|senador
la roque|senador modestino goncalves|senador pompeu|senador rui palmeira|senador
sa|senago|senai|senaki|senale|senale san felice|senales|senatobia|senbete|sendafa|sendai?|senden
iller|senden
westfalen|senden-ottmarsbocholt|sendenhorst|sendenhorst-albersloh|sendhwa|senec|seneca?|seneca
falls|seneffe|senegal|senegalska
republika|seneghe|seneqal|senerchia|senftenberg|senges|senggarang|sengkang|senhor do
bonfim|senhora das dores|senhora de oliveira|senhora do porto|senhora dos
remedios|seniakovce|senica|seniga|senigallia|senis?|senise|senj|senkata|senkvice|senlis|senna
comasco|senna
lodigiana|sennariolo|senne|senneterre|sennik|senno?|sennori|senohrad|senoia|senokos|senonches|senones|senorbi|senov|senovo|sens?|sensenruth|sent-lusiya|sentinela
do sul|sentjur|sento
se|seny|senzeille|senzke|seondha|seoni|seonimalwa|seoul?|sepang|sepanyol|sepicciano|sepik|sepino|seppa|seppiana|seppio|sept-iles|septemvri|septemvriytsi|septon|sequals|sequim|serafina
correa|seraing|seraing-le-chateau|serampore|serang|seravezza|serbadone|serbariu|serbia|serbie|serbien|serbien
und
montenegro|serbiya|serbo?|serdang|serdiana|serebryansk|sered|sereglen|seregnano|seregno|serekunda|seremban|seren
del grappa|serfaus|sergeant
bluff|sergelen|sergeyevka|sergipe?|sergnano|serian|seriate?|serido|serina|serinchamps|seringueiras|serino|seritinga|serle|sermide|sermoneta|sermoneta
scalo|sermugnano|sernaglia della
battaglia|sernancelhe?|sernio|serole|serooskerke|seropedica|serowe|serpa?|serpiano|serra
alta|serra azul|serra azul de minas|serra branca|serra caiada|serra d'aiello|serra da raiz|serra
de sao bento|serra de' conti|serra di castelcivita|serra di pratola serra|serra do mel|serra do
navio|serra do ramalho|serra do salitre|serra dos aimores|serra dos dourados|serra dourada|serra
grande|serra leoa|serra marina|serra negra|serra negra do norte|serra pamparato|serra pedace|serra
pelada|serra pistoiese|serra preta|serra ricco|serra san bruno|serra san quirico|serra san quirico
stazione|serra sant'abbondio|serra talhada|serracapriola|serrada?|serrada di
folgaria|serradarce|serradica|serradifalco|serralunga d'alba|serralunga di
crea|serramanna|serramazzoni|serramezzana|serramonacesca|serrana?|serrania?|serrano?|serranopolis|serranopolis
do iguacu|serranova|serranova di carovigno|serrapetrona|serrara?|serrara
fontana|serraria?|serrastretta|serrata?|serravalle|serravalle a po|serravalle all'adige|serravalle
d'asti|serravalle di bibbiena|serravalle di carda|serravalle di chienti|serravalle di
norcia|serravalle langhe|serravalle pistoiese|serravalle scrivia|serravalle
sesia|serrazzano|serrazzone|serre?|serre di
rapolano|serrenti|serres?|serri|serricciolo|serricella|serrinha|serrinha dos
pintos|serris|serrita|serro?|serrolandia|serrone|serrungarina|sersale|serskamp|serso|serta?|sertaneja|sertania|sertanopolis|sertao?|sertao
santana|sertaozinho|serting|serui|servia|serviceton|servie?|servigliano|serville|sesfontein|sesimbra?|sesin|seslav|sesquile|sessa
aurunca|sessa cilento|sessame|sessano del molise|sessant|sesslach|sesslach-gemunda|sesso?|sesta
godano|sestino|sesto?|sesto al reghena|sesto calende|sesto campano|sesto cremonese|sesto ed
uniti|sesto fiorentino|sesto imolese|sesto san giovanni|sesto ulteriano|sestola|sestri
levante|sestri ponente|sestriere|sestrimo|sestu|seszele|setaka|setauket- east setauket|sete
barras|sete lagoas|sete
quedas|setif|seto?|setouchi|settai|settala|settat|settebagni|setteca|settecamini|settecannoli|settecrociari|settefichi|settefrati|settequerce|setteville|setteville
di guidonia|settignano|settima?|settime|settimello|settimo?|settimo milanese|settimo
rottaro|settimo san pietro|settimo torinese|settimo vittone|settingiano|setubal?|setzu|seubersdorf
in der oberpfalz|seui|seul?|seulo|sevan|sevar|sevaster|sevastopol?|sevastopol
city|sevegliano|sevenoaks|sevenum|sever do vouga|severiano de almeida|severiano
melo|severinia|severn?|severn bridge|severna koreja|severna makedonija|severna park|severne
macedonsko|severne mariany|severni cchungcchong|severni colla|severni kjongsang|severni
korea|severni makedonie|severodonetsk|severomacedonska
republika|seveso|sevierville|sevignano|sevilla?|seville?|sevlievo|sevnica|sevran|sevres?|sewanee|seward?|sewell|sewickley|sexbierum|sexsmith|sexten|seychelle-szigetek|seychellen|seychellerna|seychellerne|seychelles|seychellit|seychelska
republika|seychely|seyda|seydol|seymour?|seysel adaları|sezana|sezanne|sezemice|sezimovo
usti|sezzadio|sezze|sezze scalo|sezze stazione|sfantu
gheorghe|sfaranda|sferracavallo|sferro|sforzacosta|sforzatica|sforzesca|sfruz|sgonico|sgurgola|shaamar|shaartuz|shabbona|shabla|shabran|shabwah|shackleton?|shadnagar|shady
cove|shafter|shaftesbury?|shahabad|shahada|shahapur|shahapura|shahat|shahbuz|shahdol|shahganj|shahjahanpur?|shahnagar|shahpur|shahuwadi|shajapur|shakhipur|shakhrinav|shakhristan|shakhtarsk|shakhtinsk|shaki|shakiso|shakopee|shakti?|shaldai|shalimar|shalkar|shalkarsky
district|shamakhi|shambu|shamkir|shamokin|shamrock?|shamva|shan?|shangani|shanghai?|shangla|shangluo|shangqiu|shangrao|shangri-la|shangzhou|shankarnarayana|shannan|shannon?|shannons
flat|shanovo|shantou|shanwei|shaoguan|shaoxing|shaoyang|shap|shar|sharbakty|sharbot
lake|shardara|sharga|shargorod|shari?|shariakandi|shariatpur|shariatpur
naria|sharingol|sharjah|sharkovo|sharkovshchina|sharon?|sharon
springs|sharpsville|sharsa|sharur|shasemene|shashubai|shasta
lake|shatin|shatrovo|shatsk|shattuck|shaulder|shaunavon|shaver
lake|shavertown|shaviyani|shawano|shawinigan|shawnee?|shawpin|shawville|shayan|shchors|shchuchin|shebe|sheboygan|sheboygan
falls|shediac|sheet anchor|sheffield?|sheffield
lake|shegole|shehra|sheikhupura|shelbina|shelburne|shelburne
falls|shelby?|shelbyville|sheldon?|shelek|shell knob|shell lake|shell
rock|shellbrook|shelley?|shelter
island|shelton?|shemonaikha|shenandoah?|shenavan|shenbag|shengjin|shennongjia|sheno|shenyang?|shenzhen|sheo|sheoganj|sheohar|sheopurkalan|shepetovka|shepherdstown|shepherdsville|sheppard
afb|shepparton|shepton
mallet|sheraton?|sherbrooke?|sherburne|shergarh|sherghati|sheridan?|sheringa|sherman?|sherpur|sherrills
ford|sherwood?|sherwood park|shetabgonj|shetland?|shetland
islands|shetpe|shevchenkovo|shevgaon|sheynovo|shibata|shibetsu|shibgonj|shibukawa|shibushi|shickshinny|shihezi|shijak|shijiazhuang?|shikabe|shikaripura|shikarpur|shikohabad|shillong?|shiluustei|shimabara|shimada|shimla|shimoda|shimodate|shimoga|shimonoseki|shine-ider|shiner?|shingletown|shingu|shinile|shinjo|shinnston|shinshiro|shinuhayr|shipka|shipkovo|shipochane|shipochano|shippagan|shippensburg|shiprock|shipshewana|shirahatti|shirakavan|shirakawa|shirala|shiranuka|shiraro|shire
endasselassie|shirley?|shiroishi|shiroka laka|shiroki dol|shiroko
pole|shirol|shirpur|shirur|shirvan|shirwal|shiryaevoe|shiselweni|shishaki|shishentsi|shishkovtsi|shishmanovo|shishmantsi|shitara|shivachevo|shivee-govi|shivpuri|shiyan|shiyeli|shizuishan|shizunai|shizuoka?|shjnejinst|shklov|shkoder|shkorpilovtsi|shnogh|shoa?|shoa
robit|shoals?|shobara|shokawa|sholakkorgan|sholapur?|shoptsi|shoranur|shorapur|shoreline?|shortandy|shortsville|shoshone?|shostka|show
low|shpola|shqiperia|shreve|shreveport?|shrewsbury?|shri
rampur|shrigonda|shrivardhan|shropshire?|shtiqen|shtit|shtraklevo|shuangyashan|shuaxevi|shubarkuduk|shubenacadie|shuchinsk|shujalpur|shulbinsk|shullsburg|shumata|shumen|shumentsi|shumilino|shumsk|shunde|shuozhou|shurugwi|shusha|shushi|shushice|shvanidzor|shwebo|shymkent|siachoque|siak
sri indrapura|sialkot?|siamaggiore|siamanna|siano?|siapiccia|siarra leon|siatista|siatorska
bukovinka|siauliai|siba|sibanor|sibari|sibari
stazione|sibate|sibbesse|sibculo|sibenik|sibenik-knin|sibensko-kninska|sibgonj|sibi|sibiu|sibley|sibolga|sibrandabuorren|sibrandahus|sibret|sibsagar|sibu|sibundoy|sicamous|sicignano
degli alburni|sicignano degli alburni
stazione|sicili|sicklerville|sickte|siculiana|siddapur|siddavattam|siddeburen|siddi|siddipet|siderno|siderno
marina|siderno superiore|sideropolis|siders|sidhauli|sidhawalia|sidhi|sidhpur|sidi aissa|sidi
ali|sidi amar|sidi bel abbes|sidi m'hamed|sidi okba|sidi sultan
sultan|sidiessaiah|sidirokastro|sidist kilo i|sidist kilo ii|sidist kilo iii|sidist kilo rss
i|sidlaghatta|sidney?|sidrolandia|sidwashini|siebeneich|siebengewald|sieci|siedenbollentin|siedenburg|siedlce|siegbach|siegburg|siegen?|siegenburg|siegendorf|siegerswoude|sieggraben|sieghartskirchen|siegsdorf
kreis traunstein|siek kreis stormarn|sielenbach|sielnica|siemianowice slaskie|siena?|siera
leon|sieradz|sierndorf|sierning|sierra leona|sierra leone|sierra madre|sierra
vista|sierraleone|sierraleonska republika|sieti|sievershutten|sievi|siggelkow|sighetu
marmatiei|sighisoara|sigillo?|sigillo di
posta|sigli|sigmaringen|sigmaringen-gutenstein|sigmundsherberg|sigmundskro|sigmundskron|signa?|signagi|signal
mountain|signat|signayes|signeulx|signoressa|sigourney|siguatepeque|sihelne|sihla|sihor|sihora|siikainen|siikajoki|siikalatva|siilinjarvi|siirt|sijbekarspel|sijera
leone|sijsele|sijunjung|sikandra
rao|sikandrabad|sikar|sikasso|sikenica|sikenicka|sikeston|sikkim?|sikono|siladice|silale|silandro|silanus|silao|silchar|silea|silen|silenrieux|siler
city|sileru|sili|silica?|silicka brezova|silicka
jablonica|siligo|siliguri|silimini|siliqua?|silistra|silius|silkeborg|silkwood|sillano|sillano
giuncugnano|sillavengo|sillian|sillod|siloam springs|silos?|silsbee|silt?|silute|silva
jardim|silvana mansio|silvania|silvano d'orba|silvano pietra|silvanopolis|silveira
martins|silveirania|silveiras|silvella|silvelle|silver bay|silver city|silver creek|silver
spring|silver springs|silverdale|silverton|silves?|silvi|silvi
marina|silvia?|silvianopolis|silvolde|silwani|silz|simacota|simala|simali kipr turk
respublikası|simali koreya|simali makedoniya|simali marian adaları|simao?|simao dias|simao
pereira|simaria|simaxis|simbabwe|simbach am inn|simbach
niederbayern|simbario|simcoe|simdega|simeonovgrad|simeonovo|simeri|simeri
crichi|simeria|simferopol?|simi valley|simijaca|simione|simiti|simitli|simleu
silvaniei|simmelsdorf|simmerath|simmern
hunsruck|simmersdorf|simmersfeld|simmershofen|simo|simoes?|simoes
filho|simolandia|simonesia|simonovce|simonshaven|simonswald|simpang durian|simpang
empat|simpelveld|simplicio
mendes|simpson?|simpsonville|simrishamn|simsbury|simunjan|simunye|sinaai-waas|sinabang|sinabelkirchen|sinagovtsi|sinagra|sinaia|sinaloa?|sinalunga|sinapovo|sincelejo|sindacale|sindagi|sindal|sindel|sinderen|sinderwahi|sindhanur|sindia|sindkheda|sindkhedaraja|sindliar|sinelnikovo|sines?|singair|singapor|singapore|singapour|singapur|singapura|singapurska
republika|singaraja|singeapor|singen
hohentwiel|singerei|singhwara|singkawang|singkil|singleton?|singrauli|sini|sini
rid|sinic|sinich|sinigo|sinimbu|sinio|siniscola|sinitevo|sinj|sinjai|sinje|sinnai|sinnar|sinntal-altengronau|sinntal-sterbfritz|sinop|sinopoli|sinopoli
inferiore|sinpaungwae|sinqapur|sinsheim|sinsheim-hilsbach|sinsin|sint agatha|sint annen|sint
anthonis|sint geertruid|sint hubert|sint jansklooster|sint jansteen|sint joost|sint kruis|sint
maarten|sint maartensbrug|sint maartensvlotbrug|sint nicolaasga|sint odilienberg|sint pancras|sint
philipsland|sint-agatha-berchem|sint-agatha-rode|sint-amands|sint-amandsberg|sint-andries|sint-annaland|sint-antelinks|sint-baafs-vijve|sint-blasius-boekel|sint-denijs|sint-denijs-boekel|sint-denijs-westrem|sint-eloois-vijve|sint-eloois-winkel|sint-genesius-rode|sint-gillis|sint-gillis-bij-dendermonde|sint-gillis-waas|sint-goriks-oudenhove|sint-helena|sint-huibrechts-hern|sint-huibrechts-lille|sint-jacobs-kapelle|sint-jan|sint-jan-in-eremo|sint-jans-molenbeek|sint-job-in-'t-goor|sint-joost-ten-node|sint-joris-beernem|sint-joris-nieuwpoort|sint-joris-weert|sint-joris-winge|sint-katelijne-waver|sint-katherina-lombeek|sint-kornelis-horebeke|sint-kruis|sint-kruis-winkel|sint-kwintens-lennik|sint-lambrechts-herk|sint-lambrechts-woluwe|sint-laureins|sint-laureins-berchem|sint-lenaarts|sint-lievens-esse|sint-lievens-houtem|sint-maarten|sint-maartensdijk|sint-margriete|sint-margriete-houtem|sint-maria-horebeke|sint-maria-latem|sint-maria-lierde|sint-maria-oudenhove-brakel|sint-maria-oudenhove-zottegem|sint-martens-bodegem|sint-martens-latem|sint-martens-leerne|sint-martens-lennik|sint-martens-lierde|sint-martens-voeren|sint-michiels|sint-michielsgestel|sint-niklaas|sint-oedenrode|sint-pauwels|sint-pieters-kapelle|sint-pieters-leeuw|sint-pieters-rode|sint-pieters-voeren|sint-pieters-woluwe|sint-rijkers|sint-stevens-woluwe|sint-truiden|sint-ulriks-kapelle|sintang|sintava|sintjohannesga|sintkuu|sinton|sintra?|sinuiju|sinya
voda|sinyo bardo|siofok|sion?|sioux center|sioux city|sioux falls|sioux
lookout|sipbachzell|siphocosini|siphofaneni|sipi|sipicciano|siping|sipitang|sipkov|sipkove|siponto|sipoo|sippenaeken|siprus|siqueira
campos|siquijor|sira?|siracusa?|sirai|sirajdikhan|sirajganj|sirajgonj|sirakov|sirakovo|sirault|sircilla|sire?|siret?|siria|sirignano|sirija|sirinhaem|sirinka|siriri|siris|sirja|sirjansland|sirk|sirkovce|sirmione|sirmour|sirnak|sirnik|sirnitz|sirohi|siroke|sirolo|sironcha|sirone|sironj|siror|sirpurkagaznagar|sirsa|sirsi|sirska
arabska
republika|sirt|sirta|sirtori|siruguppa|sirvan|sirvintos|sisacko-moslavacka|sisak|sisak-moslavina|sisian|sisimiut|sisini|sismano|sisov|sissa|sissa
trecasali|sisseton|sistan and baluchestan|sister
bay|sistersville|sistiana|sitagliacciu|sitamarhi|sitamau|sitapur|siteki|sitia?|sitiawan|sitio
d'abadia|sitio do mato|sitio do quinto|sitio novo|sitio novo do
tocantins|sitionuevo|sitizano|sitka?|sitovo|sittard|sitten|sittensen|sittingbourne|sittwe|situbondo|sitzendorf|sitzendorf
an der schmida|siuntio|siurgus donigala|siusi|siva
reka|sivaganga|sivas?|sivetice|siviano|sivino|sivizzano|sivry|sivry-rance|siwan|siwana|siwani|six
mile|sixt-sur-aff|siyana|siyazan|siziano|sizzano|sjedinjene americke drzave|sjeverna
makedonija|sjeverni marijanski otoci|sjobo|sjælland|sjællands
odde|sjølund|skacany|skagen|skagway?|skalak|skalica|skalite|skalitsa|skalka nad
vahom|skalna|skals|skalsko|skamby|skanderborg|skane
lan|skaneateles|skara-gotene|skaros|skarup|skarzysko-kamienna|skawina|skegness|skelleftea|skelmersdale|skeresovo|skiathos|skiatook|skibbereen|skibby|skierniewice|skikda|skingen|skinnskatteberg|skipton|skive?|skjern|sklabina|sklabinsky
podzamok|sklave?|sklene|sklene teplice|skobelevo|skodsborg|skofja
loka|skokie|skole|skopelos|skopje?|skovde|skovlunde|skowhegan|skrabske|skradin|skravena|skrinyano|skuodas|skutare|skutec|skvyra|skycov|skælskør|skærbæk|skævinge|skødstrup|skørping|sladak
kladenets|sladkovicovo|sladun|slagelse|slagharen|slancik|slanec|slangerup|slanotran|slanska
huta|slanske nove mesto|slapanice|slappeterp|slashten|slaska|slaskie|slatina|slatina nad
bebravou|slatinany|slatinka nad bebravou|slatinske lazy|slaton|slatvina|slave
lake|slavec|slaveykovo|slaveyno|slavgorod|slavicin|slavkov u
brna|slavkovce|slavnica|slavonice|slavonski
brod|slavoska|slavosovce|slavotin|slavovitsa|slavshtitsa|slavutych|slavyani|slavyanoserbsk|slavyanovo|slayton|slazany|sleaford|sleaford
mere|sleen|sleepy eye|sleepy
hollow|sleeuwijk|sleidinge|slenaken|slenta|slepcany|sliac|slidell|sliedrecht|sliepkovce|sligo?|slijk-ewijk|slijkenburg|slijpe|slinger?|slins|slippery
rock|slivata|slivek|sliven|slivenski mineralni
bani|slivnik|slivnitsa|slivovitsa|slizke|sllove|sloatsburg|slobozia|slochteren|slocomb|slokoshtitsa|slomer|slonim|slonokoscena
obala|slootdorp|slopna|sloten?|slough?|slovacchia|slovacka|slovakia?|slovakia (slovak
republic)|slovakien|slovakiet|slovakiya|slovakkja|slovany|slovaquie|slovaska|slovaska
republika|slovenia|slovenie|slovenien|slovenija|sloveniya|slovenj gradec|slovenja|slovenska
bistrica|slovenska kajna|slovenska lupca|slovenska nova ves|slovenska republika|slovenska
ves|slovenska volova|slovenske darmoty|slovenske klacany|slovenske konjice|slovenske
krive|slovenske nove mesto|slovenske pravno|slovensko|slovensky grob|slovinky|slovinska
republika|slovinsko|slowakei|slowakia|slowakije|slowenien|sluderno|sluis?|sluiskil|sluizen?|sluknov|slunj|slupsk|slusovice|slutsk|smackover|smakt|smalle
ee|smallebrugge|smalyavichy|smarano|smecno|smederevo|smeerebbe-vloerzegem|smerillo|smethport|smetlede|smigovec|smila|smilde|smilets|smilno|smilyan|smirice|smirnenski|smirnovo|smirra|smith
center|smithers|smithfield|smithland|smiths falls|smiths
grove|smithsburg|smithton|smithtown|smithville|smizany|smochan|smoky
lake|smolenice|smolensk?|smolinske|smolnicka
huta|smolnik|smolnitsa|smolyan|smolyanovtsi|smorgon|smrdaky|smrecany|smrzovka|smuid|smyadovo|smyrna?|smørum|snaaskerke|snadwip|snakkerburen|snakov|sneads|sneads
ferry|snedsted|sneedville|sneek|snekkersten|snellegem|snellville|snelrewaard|snertinge|sneznica|snigurovka|snikzwaag|snina|snizhne|snohomish|snoqualmie|snow
hill|snowflake?|snowmass village|snowtown|snyagovo|snyder?|soacha|soanne|soasiu|soata|soave?|soave
mantovano|sobeslav|soblahov|sobos|soboth|sobotiste|sobotka|sobradinho|sobral?|sobral de monte
agraco|sobralia|sobrance|soc trang|soc trang
province|socavao|soccavo|soccher|socchieve|soccorso?|socha|sochaczew|sochau|sochi?|sochos|soci?|social
circle|socialisticka republika barmsky zvaz|socorro do piaui|socota|socovce|soda
springs|sodalite?|sodam|sodankyla|soddi|soddy-daisy|soderhamn|soderkoping|sodermanlands
lan|sodertalje|soding|sodrelia|sodus|soedan|soerendonk|soest|soest-ostonnen|soesterberg|sofades|sofia?|sofiyivka|sofronievo|sogamoso|sogel|sogliano
al rubicone|sogliano cavour|soglio|sogn og
fjordane|sohag|sohagpur|soheit-tinlot|sohela|sohier|sohland
spree|sohlde|sohrewald|soiana|soiano|soiano del
lago|soignies|soini|soiron|soissons?|soisy-sur-seine|sojat|soka|sokal|sokna|sokol|sokolany|sokolare|sokolce|sokolovce|sokolovo|sokoto?|sokuluk|sokyryany|solagna|solak|solan?|solanas|solanea|solano?|solano
inferiore|solapur|solara|solarino|solaro|solarolo|solarolo rainerio|solarussa|solbiate|solbiate
arno|solbiate
olona|solbjerg|solcany|solcianky|solda?|soldanesti|soldano|solden|soldotna|soledade|soledade de
minas|soleminis|solero?|solesino|soleto|soleure?|soleuvre|solferino?|solicchiata|soliera|soliera
apuana|solighetto|solignano|solignano
nuovo|soligo|soligorsk|solimbergo|solin|solingen?|solita?|soll?|solleftea|sollmnitz|solnhofen|solnice|solnicka|solnik|solofra|sologno|solok|solomiac|solomon
adaları|solomon
islands|solomon-inseln|solon?|solonghello|solonopole|solopaca|solosnica|solothurn?|solotvyno|solre-saint-gery|solre-sur-sambre|solrød
strand|soltau|soltau-emmingen|soltau-frielingen|soltendieck|solto
collina|soltyska|solvesborg-bromolla|solwezi|solza|solzago|somaggia|somaglia|somain|somali?|somalia|somalie|somalija|somalilend|somalja|somalska
demokraticna republika|somalska
republika|somalsko|somano|sombor|sombreffe|someren|somero?|somers|somerset?|somersworth|somerton|somerville|somis|somma
lombardo|somma vesuviana|sommacampagna|sommacolonia|sommariva del bosco|sommariva
perno|sommati?|sommatino|somme?|somme-leuze|sommelsdijk|sommerda|sommerhausen|sommersted|sommethonne|sommiere|sommo?|sommocolonia|somogy|somonauk|somondoco|somotor|somovit|sompeta|somwarpet|somzee|son
en breugel|son la|son la
province|sona|sonaco|sonagazi|sonaguera|sonapur|sonargaon|soncino|sondalo|sondel|sondershausen|sonderverwaltungszone
hongkong|sonderverwaltungszone
macao|sondhwa|sondrio|sonepur|songavazzo|songino|songyuan|sonico?|sonipat|sonkajarvi|sonkatch|sonneberg|sonneberg
thuringen|sonnefeld|sonnega|sonnenbuhl|sonnewalde|sonnino|sonnino
scalo|sonntag?|sonobe|sonoita|sonoma|sonsbeck|sonson|sontheim an der
brenz|sonthofen|sontra|sooke|sooretama|soperton|sopetran|sophia?|sopkovce|soplaviento|sopo|sopore|soporna|sopot|soprabolzano|sopramonte|soprana|sopraponte|sopron|soqatrah|sora?|sorab|soraca|soraga|soragna|sorano|soranzen|soraon|sorbano|sorbara|sorbo
di montella|sorbo di tagliacozzo|sorbo san basile|sorbo
serpico|sorbolo|sorbolongo|sordevolo|sordio|soree|sorel|sorell|soresina|sorga|sorgane|sorgnano|sorgono?|sori?|soria|sorianello|soriano
calabro|soriano nel
cimino|sorico|sorigherio|sorinne-la-longue|sorinnes|soriso|sorisole|sormano|soroca|sorocaba|sorong|sorradile|sorrento?|sorring|sorris-sorris|sorriva|sorsele|sorso?|sorsogon|sortino|sorup|sorvaro|sorø|sos
alinos|sosnitsa|sosnowiec|sosoye|sospiro?|sospirolo|sossai|sossano|sostanj|sostegno?|sotaquira|sotara
paispamba|sotirya|sotkamo|sottocastello|sottomarina|sottoselva|sottrum kreis
rotenburg|sottunga|sotuma|soudan?|souderton|souffelweyersheim|soufli|sougne-remouchamps|sougueur|souillac|souk
ahras|souk larbaa|soulme|soumagne|soumoy|sour el ghozlane|sour
lake|sourbrodt|soure?|souris?|sousa?|sousel?|soussa|south addis ababa zone|south africa|south
australia|south ayrshire|south beloit|south bend|south berwick|south bohemian region|south
boston|south bruny|south carolina|south charleston|south china|south cotabato|south dakota|south
deerfield|south dumdum|south fork|south fulton|south gate|south georgia and the south sandwich
islands|south hamilton|south haven|south hill|south hummocks|south island|south johnstone|south
khorasan|south korea|south kumminin|south lake tahoe|south lanarkshire|south lebanon|south
lyon|south miami|south mills|south molton|south moravian region|south pasadena|south
pittsburg|south point|south porcupine|south portland|south purrumbete|south quairading|south
region|south river|south royalton|south salem|south san francisco|south shore|south sioux
city|south state street|south sudan|south waziristan|south whitley|south williamson|south
windsor|south yorkshire|south zone|south-west addis ababa zone|southampton?|southampton
township|southaven|southbridge|southbury|southend-on-sea|southern cross|southern leyte|southern
morocco|southern ocean|southern pines|southern
region|southfield|southgate|southington|southold|southport?|southwest
harbor|southwick|southwood|souto soares|souvret|sovana|sovata|sovazza|sover|soverato|soverato
marina|soverato superiore|sovere|soveria mannelli|soveria
simeri|soverzene|sovet|sovicille|sovico|sovigliana|sovizzo|sovolyano|sovramonte|soweto?|soye|soyegaon|soyo|sozopol|sozzago|sozzigalli|spaarndam|spaarndam
gem.
haarlem|spacince|spadafora|spadola|spagna?|spagnola?|spaichingen|spain|spalbeek|spalding|spalene
porici|spalt|spanbroek|spanelsko|spanga|spangenberg|spania dolina|spanie pole|spanielska
sahara|spanielske kralovstvo|spanielsko|spanien|spanija|spanish
fork|spanja|spanje|spanjolska|spankeren|spannum|spantekow|spanyol|spanyolorszag|sparanise|sparone|sparta?|sparta
township|spartanburg|sparti|spartimento|sparwood|spasovo|spatzenfeld|spaubeek|spazzate
sassatelli|spearfish?|spearman?|spearwood|specchia|specchia gallone|specchia
tarantina|specchiarica|specchio?|spedaletto|speddingup
east|speicher|speichersdorf|spelle|spello?|spelonga|spencer?|spencerport|spencerville|spenge|spenstrup|spera?|spercenigo|sperenberg|sperlinga|sperlonga|spermalie|sperone?|sperone
di custonaci|sperryville|spert|spessa?|speyer|spezzano?|spezzano albanese|spezzano albanese
stazione|spezzano albanese terme|spezzano della sila|spezzano
piccolo|spianate?|spiano?|spiazzi|spiazzo?|spiazzo
rendena|spicchio?|spicer?|spicewood|spiegelau|spiegelberg|spiekeroog|spiennes|spier?|spierdijk|spiere|spiere-helkijn|spiez|spigno
monferrato|spigno saturnia|spigno saturnia inferiore|spijk|spijk
gn|spijkenisse|spijkerboor|spilamberto|spilimbergo|spilinga|spilsby|spiluck|spina?|spinadesco|spinazzola|spindleruv
mlyn|spinea|spineda|spinelli|spinete|spineto scrivia|spinetoli|spinetta|spinetta
marengo|spinges|spinimbecco|spino|spino d'adda|spinone al lago|spinoso?|spirano|spirit
lake|spirito santo|spiritwood|spiro?|spisska bela|spisska nova ves|spisska stara ves|spisska
teplica|spisske bystre|spisske hanusovce|spisske podhradie|spisske tomasovce|spisske
vlachy|spissky hrhov|spissky hrusov|spissky stiavnik|spissky stvrtok|spitak|spital am pyhrn|spital
am semmering|spitamen|spiti|spitsbergen en jan mayen|spittal an der
drau|spitz?|spjald|split-dalmatia|splitsko-dalmatinska|spodnjeposavska|spojene arabske
emiraty|spojene kralovstvi|spojene kralovstvo|spojene staty|spojene staty americke|spojene staty
mexicke|spokane?|spokane valley|spoleto|spolocenstvo severnych
marian|spoltore|spongano|spontin|spooner|spormaggiore|sporminore|spornitz|sporting
mirasole|sporup|spotorno|spotsylvania|spouwen|spraitbach|sprakensehl|sprang-capelle|spratly
islands|spreenhagen|spreitenbach|spremberg|sprendlingen
rheinhessen|spresiano|spriana|sprimont|spring branch|spring city|spring green|spring grove|spring
hill|spring hope|spring lake|spring mills|spring plains|spring
valley|springboro|springdale|springe
deister|springe-bennigsen|springe-eldagsen|springerville|springfield?|springhill|springsure|springtown|springville|sprockhovel-hasslinghausen|spruce
grove|spruce pine|sprumaro|sprundel|spui|spyli|spøttrup|squamish|squillace|squillace
lido|squillani|squille|squinzano|sratsimir|srbija|srbska republika|srbsko|srbsko a cierna
hora|srebarna|sredets|sredishte|sredni kolibi|srednjoafricka republika|srednjobosanski
kanton|sredno gradishte|srednogorovo|srednogortsi|srednya|sreenagar|sreepur|srem|sremska
mitrovica|sri dungargarh|sri gading|sri ganganagar|sri lanca|sri
lanka|sri-lanka|sriganganagar|srikakulam|srikalahasthi|srikaranpur|srilanka|srimadhopur|srinagar?|srinivasapur|sriperumbudur|srisailam|srivaikundam|srobarova|sroda
wielkopolska|st albans|st andrews|st arnaud|st austell|st blasien|st boswells|st clears|st
george|st george brant|st georgen im schwarzwald|st goar|st goarshausen|st helens|st ingbert|st
james|st johann wurttemberg|st lawrence|st margaret village|st margen|st marys|st michel|st peter
schwarzwald|st petersburg|st wendel|st
wendel-niederkirchen|st-agapit|st-anselme|st-apollinaire|st-boniface-de-shawinigan|st-bruno-de-montarville|st-felicien|st-felix-de-valois|st-gabriel-de-brandon|st-jean-de-matha|st-michel-des-saints|st-tite|st.
aegidi|st. aegyd am neuwalde|st. albans|st. albert|st. andra|st. andra-wordern|st. anna am
aigen|st. annaparochie|st. anthony|st. anton|st. anton am arlberg|st. augustine|st. barthelemy|st.
bonifacius|st. catharines|st. charles|st. clair|st. clairsville|st. clements|st. cloud|st.
croix|st. croix falls|st. elmo|st. eustatius|st. felix|st. florian|st. francis|st.
francisville|st. gabriel|st. gall|st. gallen|st. gallenkirch|st. george|st. georgen|st. georgen am
walde|st. georgen im attergau|st. georgen ob murau|st. gertraud|st. gilgen|st. helena|st.
helens|st. ignace|st. ignatius|st. jacobs|st. jakob|st. jakob im rosental|st. jakob in ahrn|st.
jakob in defereggen|st. james|st. jodok am brenner|st. johann am tauern|st. johann im pongau|st.
johann in ahrn|st. johann in tirol|st. john|st. john's|st. johns|st. johnsbury|st. johnsville|st.
josef am see|st. joseph|st. kassia|st. kassian|st. kitts und nevis|st. koloman|st. konstantin|st.
lambrecht|st. leonhard|st. leonhard am forst|st. leonhard am hornerwald|st. leonhard im
pitztal|st. leonhard in pass.|st. lorenzen|st. lorenzen am wechsel|st. lorenzen bei
knittelfeld|st. louis|st. louisville|st. lucia|st. luzia|st. magdalena i. g.|st. marein bei
graz|st. marein im murztal|st. margareten im rosental|st. margarethen im burgenland|st.
margarethen im lungau|st. maries|st. martin|st. martin am grimming|st. martin am kofl|st. martin
am wollmissberg|st. martin im innkreis|st. martin im muhlkreis|st. martin in gsies|st. martin in
passeier|st. marys|st. matthews|st. michael im burgenland|st. michael im lungau|st. michael in
obersteiermark|st. michaels|st. moritz b. villanders|st. nikolai im solktal|st. nikolaus i.
eggen|st. oswald|st. oswald bei freistadt|st. oswald bei plankenwarth|st. oswald im freiland|st.
oswald ob eibiswald|st. pankraz|st. pantaleon|st. paris|st. paul|st. paul im lavanttal|st.
pauls|st. pete beach|st. peter|st. peter am kammersberg|st. peter am ottersbach|st. peter b.
lajen|st. peter in ahrn|st. peter's|st. peters|st. petersburg|st. pierre und miquelon|st.
polten|st. robert|st. sigmund|st. stefan im gailtal|st. stephen|st. thomas|st. valentin|st. veit
im muhlkreis|st. veit in defereggen|st. veit in prags|st. vigil i. enneberg|st. walburg i.
antholz|st. willebrord|st. wolfgang im
salzkammergut|st.-annaparochie|st.-jacobiparochie|st.andr|st.jakob bei boze|st.jakob in
ahrnta|st.johann in ahrnta|st.lugan|st.magdalen|st.martin
gsie|st.nikolau|st.pauls|st.pete|st.peter laje|st.sigmun|st.vigi|st.walburg ulte|sta.
luzia|stabbia|stabe|stabelow|staben|stablo|stabroek|stad aan 't
haringvliet|stade?|stade-butzfleth|stadelhofen|staden|stadl an der
mur|stadland-rodenkirchen|stadland-schwei|stadland-seefeld|stadolina|stadskanaal|stadt
wehlen|stadtallendorf|stadthagen|stadtilm|stadtlauringen|stadtlengsfeld|stadtlohn|stadtoldendorf|stadtroda|stadtschlaining|stadtsteinach|stafa|staffarda|staffelstein|staffelstein
oberfranken|staffoli|staffolo|stafford?|stafford springs|staffordshire?|stafstedt|staggia|staggia
modenese|staggiano|staglieno|stagno?|stagno lombardo|stahnsdorf|stainach|staines|stainz|stait
aontaithe mheiricea|staiti|stakcin|stakcinska
roztoka|stakevtsi|stakhanov|stakroge|staletti|stalhille|staliyska
mahala|stallavena|stallwang|stalowa
wola|stamboliyski|stambolovo|stambruges|stamford?|stammbach|stammham bei
ingolstadt|stampersgat|stampriet|stamsried|stanberry|stanbridge|stanca?|standdaarbuiten|standenbuhl|standish?|stanevo|stanford?|stanfordville|stange|stanghe|stanghella|stanhope?|stanic|stanitsa
luhansk|stankov|stankovany|stankovce|stanley?|stann creek
district|stanstead|stanthorpe|stanton?|stantonsburg|stanwood|stany zjednoczone
ameryki|stanzach|stapang|staphorst|staples?|star city|star prairie|stara basta|stara
bystrica|stara halic|stara huta|stara kremnicka|stara lehota|stara lesna|stara lubovna|stara
myjava|stara reka|stara tura|stara voda|stara zagora|starachowice|staranzano|starbuck|stare
hory|stargard szczecinski|stari
grad|starina|starke?|starkov|starkville|starmen|starnberg|starnitsa|starnmeer|staro?|staro
oryahovo|staro selo|staro zhelezare|starobesheve|starobilsk|starogard
gdanski|starokostiantyniv|staropatitsa|starosel|staroseltsi|starozagorski
bani|startenhuizen|startsevo|stary hradok|stary plzenec|stary tekov|starye dorogi|starza
vecchia|starze|starze di summonte|staskov|staskovce|stassfurt|statale?|state
college|stateline|staten island|statesboro|statesville|stati uniti|stati uniti
d'america|statigliano|statte?|staturano|stauchitz|staufen im breisgau|staufenberg
niedersachsen|staunton|stava?|stave?|stavele|stavelot|staven?|stavenhagen
reuterstadt|stavenisse|stavertsi|stavoren|stavropol
territory|stavroupoli|stavyshche|stawell|stayner|stayton|stazione?|stazione di allerona|stazione
di campiglia marittima|stazione di fasano|stazione di fiumefreddo bruzio|stazione di
furbara|stazione di mongrassano|stazione di montale|stazione di monte antico|stazione di
padule|stazione di portacomaro|stazione masotti|stazione morrovalle|stazione
valmozzola|stazzano|stazzema|stazzo|stazzona|stazzu bruciatu|stazzu mesu|ste. anne|ste.
genevieve|ste. rose du lac|steamboat spgs|stebnicka huta|stebnik|steccato di cutro|stechow
brandenburg|steckholz|stedum|steele?|steeleville|steelville|steenbergen|steendam|steenderen|steendorp|steenenkamer|steenhuffel|steenhuize-wijnhuize|steenkerke|steenkerque|steenokkerzeel|steensel|steenwijk|steenwijkerwold|stefan
karadzha|stefan karadzhovo|stefan stambolovo|stefan voda|stefanaconi|stefanov|stefanov nad
oravou|stefanova|stefanovce|stefanovicova|stefanovo|stefansdorf|stefanstminda|steffisburg|stefurov|stege|stegen?|stegeren|stegersbach|steggerda|stei|steiermark?|steimbke|stein?|stein-neukirch|steinach
am brenner|steinach thuringen|steinakirchen am forst|steinau an der
strasse|steinau-marjoss|steinau-ulmbach|steinbach|steinbach am
attersee|steinbach-hallenberg|steinberg am rofan|steinbergkirche|steinbrunn|steinburg kreis
storman|steineg|steinegg|steinen kreis lorrach|steinerkirchen an der traun|steinfeld|steinfeld
oldenburg|steinfurt|steinfurt-borghorst|steinfurt-burgsteinfurt|steingaden oberbayern|steinhagen
westfalen|steinhaus|steinhausen|steinheid|steinheim am albuch|steinheim westfalen|steinhofel kreis
oder-spree|steinhoring|steinhorst lauenburg|steinhorst niedersachsen|steinkirchen kreis
stade|steinmannwald|steinsdorf bei jessen|steinsdorf
brandenburg|steisslingen|stekene|stella?|stella cilento|stella di
monsampolo|stellanello|stellata?|stelle kreis
harburg|stellenbosch|stellendam|stelletanone|stelvio|stembert|stemwede-dielingen|stemwede-levern|stemwede-wehdem|stendal|stenderup|stene|stenico|stenlille|stenløse|stenstrup|stensved|stepanakert|stepanavan|stepenitz|stephanskirchen
simssee|stephansposching|stephens
city|stephenson?|stephenville|stepnogorsk|stepnyak|sterksel|sterling?|sterling
heights|sterlington|sternatia|sternberg|sterpete|sterpito|sterpito di sopra|sterpito di
sotto|sterrebeek|sterup|sterusy|sterzing|steti|stetten am kalten
markt|stettler|steubenville|steuerberg|steutz|stevani|stevena|stevenage?|stevens
point|stevensbeek|stevenson?|stevensville|stevensweert|stevoort|stevrek|stewartstown|stewartville|steyerberg|steyerberg-voigtei|steyl|steyr|steyregg|stezherovo|stezzano|stia?|stiava|stiavnicka|stiavnicke
bane|stiavnik|sticciano|sticciano scalo|sticciano
stazione|stieltjeskanaal|stiens|stienta|stifone|stigler|stigliano|stignano|stilfes|stilfs|stillwater|stilo?|stilves|stilwell|stimigliano|stimigliano
scalo|stimigliano
stazione|stinkdoring|stintino|stio|stip?|stipes?|stirling?|stirt|stitnik|stitswerd|stity|stob?|stocchetta|stochov|stockach|stockbridge|stockdale|stockelsdorf-curau|stockelsdorf-krumbeck|stockenboi|stockerau|stockholm?|stockholms
lan|stockinbingal|stockstadt am main|stockton?|stod|stodtlen|stoetze|stoholm|stoil
voyvoda|stoke-on-trent|stokite|stokkemarke|stokkum|stokrooie|stola?|stolat|stolberg harz|stolberg
rheinland|stolberg-gressenich|stolbtsy|stoletovo|stolin|stollberg|stollberg
erzgebirge|stolnik|stolpe|stolpen|stolvizza|stolwijk|stolzenau|stomanevo|stompetoren|stone
harbor|stone mountain|stone
ridge|stoneham|stonehaven|stoneleigh|stoner|stoneville|stonewall?|stoney creek|stonington|stony
brook|stony creek|stony plain|stony point|storbritannien|store fuglede|store heddinge|store
merløse|storkow mark|storm
lake|stornara|stornarella|stornoway?|storo|storozhynets|storrs|storuman|storvorde|story
city|stos|stossen?|stotten am
auerberg|stotternheim|stottwang|stouby|stoughton|stoumont|stoutenburg|stoutenburg
noord|stover?|stow?|stow-on-the-wold|stowe?|stowmarket|stoyan
mihaylovski|stozher|stozok|stra|straach|strada?|strada in chianti|strada san
zeno|stradella|straden|straelen|straelen-herongen|strafford?|strahilovo|straimont|straja|straldzha|stralsund?|stramare|stramberk|strambinello|strambino|stramentizzo|stramentizzo
nuovo|stramproy|stranany|stranavy|strandby|strandzhevo|strane pod
tatrami|strangnas|strangolagalli|stranraer|stranska|stranske|stransko|strasatti di
marsala|strasbourg?|strasburg|straseni|strassberg harz|strassburg|strasshof an der
nordbahn|strasskirchen|strasslach-dingharting|strassoldo|strasswalchen|stratena|stratford?|stratford-upon-avon|strathalbyn|strathaven|strathbogie|strathdon|strathdownie|strathfieldsaye|strathgordon|strathmore|strathpeffer|strathroy|strathy|stratoni|straubing|straufhain-streufdorf|straulas|straupitz|strausberg|straussfurt|stravignino|stravino|strawberry
point|straz nad nezarkou|straz pod
ralskem|straza|strazha|strazhitsa|strazne|straznice|strazov|strazske|strba|streaky
bay|streatham|streator|strecno|streda nad bodrogom|stredne plachtince|stredoafricka
republika|stredocesky
kraj|stree|stree-lez-huy|streefkerk|streetsboro|stregna|strehaia|strehla|strejnicu|strekov|strela|strelcha|strelets|strelniky|streltsi|strem|strembo|stremtsi|strengberg|strepy-bracquegnies|stresa|stretava|stretavka|stretti?|stretti
di
eraclea|strettoia?|strettura|strevi|strezenice|striano|stribro|stribugliano|striep|strigno|strihovce|strijbeek|strijen|strijensas|strijpen|strijtem|strkovec|strmilov|strobeck|strobl|strocin|stroe|stroevo|strombeek-bever|stromberg
hunsruck|stromboli?|stromsburg|stromstad|stromsund|strona|stroncone|strongoli|strongsville|stronsdorf|strontian?|stroobos|stropkov|stroppiana|stroppo|stroud?|stroudsburg|strove?|strozza?|struda|struer|strugas|struma?|strumyani|struppa|struppen|struth
bei muhlhausen|struth taunus|struthers|stryama|stryi|strøby|stuart?|stuart town|stuarts
point|stubbekøbing|stubben bei
bremerhaven|stubel|stubenberg|studena|studenec|studenitsa|studenka|studeno
buche|studenzen|studienka|studleigh|stuer|stuffione|stugun|stuhlingen|stuhr-heiligenrode|stuifzand|stuivekenskerke|stulany|stulpe|stuls|stupava|stupinigi|stupne|sturbridge|sturgeon
bay|sturgis|sturla|sturno|sturovo|stutensee|stuttgart?|stutzenhofen|stutzerbach|stvrtok|stvrtok na
ostrove|stylida|stymfalia|støvring|su canale|su cologone|su cossu|su lau|su linalvu|su pinu|su
planu|su pradu|su tilio|su
troccu|suaita|suan|suardi|suaredda|suarez?|suarlee|suaza|suazi|suazilandia|subachoque|subang|subauma|subbiano|suben|subiaco|sublette|subotica?|subsede
sao francisco|subulussalam|sucany|succhivo|succiso|succiso
nuovo|succivo|suce-sur-erdre|suceava|sucha dolina|sucha hora|sucha nad parnou|suchan|suchdol nad
luznici|suche?|suche brezovo|suchohrad|sucre?|sucupira|sucupira do norte|sucupira do
riachao|sucy-en-brie|sud africa|sud est|sud mennucci|sud
ouest|sud-africa|sud-soudan|sudafrica|sudafrika|sudan|sudan del sud|sudan del sur|sudan
selatan|sudanska
republika|sudao|sudbrookmerland|sudbury?|suderbrarup|suderburg|suderhastedt|suderlugum|suderstapel|sudhimalla|sudince|sudkorea|sudlohn|sudovce|sudsudan|suecia|suede?|sueglio|suelli|suello|suesca|suez?|suffern|suffield|suffolk?|sugano|sugar
grove|sugar
land|sugarcreek|sugenheim|sugny|suhache|suhindol|suhl|suhl-dietzhausen|suhlendorf|suhodol|suhozem|suhr|suhum|suica|suihua|suining|suio
terme|suisio|suisse?|suiza|suizhou|sujangarh|suk elkhamis|sukabumi|sukagawa|sukhbaatar|sukhbaatar
city|sukhumi|sukkur|sukma|sukov|sukth|sukumo|sul brasil|sula?|sulaco|sulawesi barat|sulawesi
selatan|sulawesi tengah|sulawesi tenggara|sulawesi utara|sulbiate|sulden|suldrup|sule|sulfeld
holstein|sulin|sulina|sulingen|sulkava|sullia|sulligent|sullivan?|sullurpet|sully?|sully-sur-loire|sulmona|sulov|sulovce|sulphur?|sulphur
springs|sulsted|sultan kudarat|sultan pur majra|sultanpur|sultanpur
lodhi|sulu?|sulukta|sululta|sulz am neckar|sulzano|sulzbach am main|sulzbach an der murr|sulzbach
saar|sulzbach-laufen|sulzbach-rosenberg|sulzberg allgau|sulzburg|sulzdorf an der
lederhecke|sulzemoos|sulzfeld baden|sumare|sumas?|sumatera barat|sumatera selatan|sumatera
utara|sumbawa?|sumbe|sumber|sume|sumedang|sumenep|sumer?|sumgayit|sumiac|sumidouro|sumirago|summaga|summerdale|summerdown|summerland|summerland
key|summerside|summersville|summerton|summerville|summonte|sumner?|sumoto|sumqayıt|sumrall|sumrasar|sumter?|sumy?|sun
city|sun city center|sun prairie|sun
valley|sunabeda|sunam|sunamganj|sunapee|sunava|sunbury|sunchales|sunching|suncho
corral|sund|sundance|sundar|sundargarh|sunderland?|sundern
sauerland|sundern-allendorf|sundern-altenhellefeld|sundern-hachen|sundernagar|sundre|sundridge|sunds|sundsvall?|sundsvall-timra|sungai
bakap|sungai koyan|sungai lembing|sungai nyior|sungai penuh|sungai petani|sungai rambai|sungai
tekam|sungurlare|suni|sunman|sunne|sunny beach|sunnyside|sunnyvale?|suno|sunrise
beach|sunyani|suomi?|suomussalmi|suonenjoki|supata|supaul|superga|supersano|supetar|supia|supino?|suplingen|suqian|surabaya?|surada|surajpur|surakarta?|suranam|surano|surany|surat?|surata|suratgarh|surbo|surendranagar|surendranagar
dudhrej|suresnes|surf city|surfside|surfside
beach|surgena|surgoinsville|surgut|surhuisterveen|surhuizum|suri?|suriah|surianky|surice|surigao
del norte|surigao del sur|surinam?|suriname|surinamska
republika|suring|suriya|surovce|surrey?|surry|sursee|surubim|surwold|suryapet|susa?|susacon|susaki|susam|susano?|susanville|susany|susegana|susel-bujendorf|susello|sushitsa|susner|susquehanna?|sussen?|sussex?|sussuapara|sussuarana|susteren|sustinente|sustrum|sutamarchan|sutatausa|sutatenza|sutera|sutherland?|sutherlin|sutor|sutovce|sutovo|sutri|sutrio|sutter
creek|sutton?|sutton west|suttons bay|suttsu|suva
city|suvereto|suvero|suviana|suvorovo|suwa|suwald|suwalki|suwałki|suxy|suzanapolis|suzano|suzhou?|suzzara|sv.
kristofor i nevis|sv. lucija|sv. vincent i grenadini|svabovce|svajc|svajciarska
konfederacia|svajciarsko|svalbard & jan mayen islands|svalbard a jan mayen|svalbard agus jan
mayen|svalbard and jan mayen|svalbard dan jan mayen|svalbard e jan mayen|svalbard en jan
mayen|svalbard et jan mayen|svalbard i jan mayen|svalbard och jan mayen|svalbard szigetek|svalbard
und jan mayen|svalbard y jan mayen|svalenik|svalyava|svaneke|svardsjo-enviken|svata lucia|svata
lucie|svata maria|svatoplukovo|svatus|svatuse|svaty anton|svaty bartolomej|svaty jur|svaty
kristof|svaty kristof a nevis|svaty kriz|svaty krystof a nevis|svaty peter|svaty vincenc a
grenadiny|svaty vincent a grenadiny|svazi|svazijske
kralovstvo|svazijsko|svaziland|svebølle|svedernik|svedlar|svedorszag|svedska|svedske
kralovstvo|svedsko|sveg|sveitsi|svencionys|svendborg|svenljunga-tranemo|svenstavik|svenstrup|sverdlovsk?|sverepec|sverige?|sverzov|sveshtari|sveta
helena|sveta nedelja|sveta petka|sveti bartolomej|sveti ivan zelina|sveti martin|sveti petar i
miguel|svetla nad
sazavou|svetlen|svetlice|svetlina|svetlogorsk|svetlovodsk|svezhen|svezia?|svica|svicarska|svidnicka|svidnik|svihov|svilengrad|svinia|svinica|svinice|svinna|svinninge|svirachi|svirkovo|svishtov|svisloch|svit|svizzera?|svoboda|svoboda
nad
upou|svodin|svoge|svosov|svratka|svrbice|svrcinovec|svyatogorsk|svycarsko|swabi|swaffham|swainsboro|swajni|swakopmund|swalmen|swan
hill|swan marsh|swan quarter|swan reach|swan
river|swannanoa|swanpool|swansboro|swansea?|swanton|swartz
creek|swarupkhati|swarzedz|swasiland|swat?|swatov|swaziland|swazilandia|swazimaa|sweden|swedesboro|swedia|swedru|sweeny?|sweet
home|sweet
springs|sweetwater|sweikhuizen|swichum|swidnica|swidnik|swiebodzice|swiecie|swietochłowice|swietokrzyskie|swift
current|swifterbant|swifts
creek|swindon?|swinoujscie|switzerland|swolgen|sycamore?|sydafrika|sydals|syddanmark|sydenham|sydgeorgien
och
sydsandwichoarna|sydkorea|sydney?|sydsudan|syerra-leone|syke|syke-heiligenfelde|sykesville|sylacauga|sylda|sylhet|sylhet
mea|sylmar|sylt|sylva|sylvan lake|sylvania|sylvester?|synej|syosset|syracuse?|syria?|syrian arab
republic|syrie|syrien?|syrska arabska
republika|sysma|syssleback|syyria|szabolcs-szatmar-bereg|szamoa|szaudi-arabia|szczecin?|szczecinek|szczytno|szedzsong|szeged?|szekesfehervar|szekszard|szenegal|szent
ilona|szentendre|szentes|szerbia|szerencs|szigetszentmiklos|szigetvar|szingapur|sziria|szlovakia|szlovenia|szolnok|szomalia|szombathely?|szoul|szudan|szvazifold|szwajcaria|szwecja|sæby|søborg|søby
ærø|søllested|sønder felding|sønder omme|sønder
stenderup|sønderborg|søndersø|sør-trøndelag|sørvad|sırnak|słowacja|słowenia|słupsk|t.narsipur|t.rampur|taarlo|taarstedt|taastrup|tabaccaro|tabapora|tabapua|tabarz
thuringer wald|tabasco?|tabatinga|tabellano|taber|tabers|tabiago|tabiano|tabio|tabira|tabiteuea
north|tabiteuea south|tabland|tablelands?|taboao da serra|tabocal|tabocas do brejo velho|taboleiro
grande|taboquinha|tabor city|taboshar|tabuaco?|tabulam|tabuleiro do
norte|tacaimbo|tacaratu|taccona|taccone|taceno|tacheng|tacherting-peterskirchen|tachikawa|taching-tengling|tachira|tachty|taciba|tacikistan|tacna|tacoma?|tacuarembo|tacuru?|tadasuni|tadepalligudem|tadipatri|tadjikabad|tadjikistan|tadjiquistao|tado|tadschikistan|tadsjikistan|tadten|tadzicka
republika|tadzikistan|tadzjikistan|tadzsikisztan|tadzykistan|tafea|tafi del
valle|tafileh|taft?|tagacaba|tagawa|taggerty|taggi|taggia|taghit|tagikistan|tagliacozzo|tagliaferro|tagliata?|taglio
di po|tagliole?|tagliolo
monferrato|tagmersheim|taguai|taguatinga|tagusens|tahara|taher|tahlequah|tahoe
city|tahoua|tahuna|tai di cadore|taiacu|taian|taibon
agordino|taichung?|taiedo|taigura|taihape|tailand|tailandia|tailem
bend|tailles?|tain?|tainan?|taino?|taintignies|taio|taiobeiras|taipak|taipalsaari|taipana|taipei?|taiping?|taipu|taishir|taisten|taitung|taiuva|taivalkoski|taivassalo|taiwan|taiynsha|taiyuan?|taiz|taizhou|taizzano|tajikistan|tajima|tajimi|tajiquistao|tajland|tajlandia|tajlandja|tajna|tajov|tajska|tajvan|tajwan|takach|takachiho|takahagi|takahashi|takaka|takalar|takamatsu?|takamori|takanabe|takanosu|takaoka|takasaki|takayama|takefu|takehara|takengon|takeo|taketa|takhar|takhmaret|takikawa|taklast|taknes|takoma
park|takoradi|tala?|talaigua
nuevo|talaja|talala|talalayevka|talamello|talamona|talamone|talana|talanga|talant|talas?|talasari|talatsch|talava?|talbingo|talbot?|talbot
brook|talca?|talcher|taldra|taldykorgan|talegaokarangal|taleggio|talgar|talgarno|talhado?|talheim
kreis tuttlingen|tali?|talianska
republika|taliansko|talignano|taliha|talihina|talin?|taliparamba|talisma?|talkau|talkeetna|tallacano|talladega|tallahassee?|tallak|tallangatta|tallangatta
valley|tallapoosa|tallassee|tallimba|tallinn?|tallmadge|tallulah|talmaciu|talmalmo|talmassons|talne|talocci|taloda|talsano|talshik|talsi|talwood|tamagawa|tamai|tamalameque|tamale?|tamana?|tamandare|tamanrasset|tamaqua|tamara?|tamarac|tamarana|tamarino|tamarispa|tamaulipas?|tamazula|tambach-dietharz|tambar
springs|tambau|tambellup|tambo?|tamboara|tamboril?|tamborine
mountain|tambov|tambre?|tambunan|tamenglong|tamesis|tamia|tamiang layang|tamil
nadu|taminango|tamines|tamluk|tammela|tammin|tampa|tampere?|tampico?|tampin|tamps?|tamsweg|tamuning|tamworth?|tan-da-ni-a|tana?|tanabe|tanabi|tanah
grogot|tanahmerah|tanami|tanas?|tanaunella|tanca marchese|tancau|tancau sul mare|tanda?|tanda
urmar|tandai|tandar|tandarei|tandil|tandora|tanduru|tandzut|taneto|taneytown|tangail|tangara?|tangara
da serra|tangeln|tanger?|tangerang|tangerang selatan|tangerhutte|tangermunde|tangga
batu|tanggamus|tangier?|tangkak|tangshan?|tangstedt bz
hamburg|tangua|tanguieta|tanhacu|tanhuato|tanji|tanjung kupang|tanjung malim|tanjung
pinang|tanjung rambutan|tanjung redeb|tanjung
verde|tanjungbalai|tanjungbatu|tanjungpinang|tanjungselor|tankerton|tankovo|tann niederbayern|tann
rhon|tanna bei schleiz|tannenbergsthal vogtland|tannersville|tannesberg|tannheim|tannheim
wurttemberg|tanore|tanque d'arca|tanque do piaui|tanque
novo|tanquinho|tansania|tansey|tanska|tantanoola|tantow|tantyan|tanuku|tanunda|tanurz|tanushimaru|tanvald|tanzania|tanzanie|tanzanija|tanzanijska
zjednotena
republika|tanzaniya|taolanaro|taormina|taos?|taoyuan|tapah|tapaktuan|tapalque|tapaua|tapejara|tapera?|taperakan|taperoa|tapesovo|tapfheim|tapinas|tapira|tapirai|tapiramuta|tapiratiba|tapkara|taplan|tapogliano|tapolca|tappahannock|tappernøje|tapurah|taquara|taquaracu
de minas|taquaral|taquaral de goias|taquarana|taquari|taquaritinga|taquaritinga do
norte|taquarituba|taquarivai|taquarucu do sul|taquarussu|taquarussu do
porto|taquisara|tarabai|tarabarihat|tarabganj|taraclia|tarago|taragt|taraira|tarakan|taralga|taran|tarana|taranagar|tarano|taranovskoye|taranta
peligna|tarantasca|taranto?|tarapaca|tarare|tarashcha|taratap|tarauaca|tarawa?|taraz|taraza?|tarbert|tarbes?|tarboro|tarcento|tarces|tarcienne|tarcoola|tarcutta|tardiano|taree?|tarempa|targa?|targovishte|targoviste|targu
frumos|targu jiu|targu lapus|targu mures|targu neamt|targu ocna|targu
secuiesc|tarhuna|tarialan|tariat|tarikere|tarin
rock|tarkio|tarkwa|tarlac?|tarm|tarmassia|tarmstedt|tarn?|tarn-et-garonne|tarnaby|tarnak|tarnava|tarnaveni|tarnell|tarnicheni|tarnobrzeg|tarnov|tarnovtsi|tarnow|tarnow
bei butzow|tarnowskie gory|tarnsjo-ostervala|taroom|tarouca?|taroudannt|tarp?|tarpeena|tarpon
springs|tarporley|tarqui|tarquinia|tarrafal|tarrafal de sao
nicolau|tarrafas|tarragona?|tarraleah|tarres|tarrytown?|tars?|tarsc|tarsch|tarsia?|tarso?|tarsogno|tartagal|tartano?|tartar?|tartarugalzinho|tartous|tartsc|tartsch|tartu?|tartus|taruma?|tarumirim|tarutino|tarutung|tarvisio|tarwonga|tarzo|tasco?|tasek
gelugor|tasekgelugor|tasgaon|tash-kumyr|tashir|tasiilaq|tasik|tasikmalaya|taskala|tasmania?|tasnad|tassara|tassarolo|tasso
fragoso|tassullo|tasula|tat-gi-ki-xtan|tatabanya|tatamagouche|tatarbunary|tatarevo|tatari|tatau|tateyama|tathra|tatong|tatranska
javorina|tatti?|tatui|tatum?|tatura|taua|taubate|tauberbischofsheim|taucha bei
leipzig|tauche?|taufers i. munstertal|taufkirchen an der pram|taufkirchen
vils|taumarunui|taunay|taunggyi|taungoo|taunton?|taunusstein|tauplitz|taupo|taurage|tauramena|tauranga|taurano|taurasi|taureana|tauriano|taurianova|taurisano|tausa|tauscha
bei grossenhain|tavagnacco|tavagnasco|tavalichevo|tavares?|tavarnelle val di
pesa|tavarnuzze|tavastland|tavazzano|tavazzano con villavesco|tavenna|taverna?|taverna di montalto
uffugo|taverna di monte colombo|taverna ravindola|tavernanova|taverne?|taverne
d'arbia|tavernelle|tavernelle d'emilia|tavernelle emilia|tavernelle
vicentina|tavernerio|tavernier|tavernola|tavernola bergamasca|tavernola san felice|tavernole sul
mella|taverny|taviano|tavier|taviers|tavigliano|tavigny|tavildara|tavira?|tavistock|tavo|tavodo|tavola?|tavoleto|tavon|tavricheskoye|tavullia|tawang|tawas
city|tawau|tawergha|tawi-tawi|taxco|taxenbach|tay ban nha|tay ninh|tay ninh province|tay
sahara|tayikistan|taylor?|taylors
arm|taylorsville|taylorville|taymishte|tazewell|tazha|tbilisi?|tchad?|tchambarak|tchibanga|tczew|te
anau|te awamutu|te kuiti|tea gardens|teague|teana|teaneck|teano|tebedu|tebessa|tebicuary|tebing
tinggi|tebingtinggi|tecainda|tecate|tecchiena|techendorf|techiman|techirghiol|tecklenburg|tecklenburg-brochterbeck|tecuci|tecumseh?|teda?|tedeschi?|tedzon|tedzson|teeffelen|teelba|teerns|teeswater|tefe?|teferi
ber|tegal|tegelen|tegernau baden|tegernsee|teggiano|teghut|teglia|teglio|teglio
veneto|tegoleto|tegu|tegucigalpa?|tehachapi|tehla|tehran province|tehri|teicha
sachsen-anhalt|teichel|teichwolframsdorf|teis|teisendorf|teisnach|teistungen|teius|teixeira?|teixeira
de freitas|teixeira
soares|teixeiras|teixeiropolis|teji|tejucuoca|tejupa|tekamah|tekeli|tekirdag|tekkali|tekok
kemang|tekoldany|tekovska breznica|tekovske luzany|tekovske nemce|tekovsky hradok|tel
aviv|telangana|telavi|telc|telef. inalambrica tegucig.|telegraph point|telemaco
borba|telemark?|telemong|telenesti|teleorman|telerig|telese
terme|telfer?|telfes|telford|telfs|telgart|telgate|telgi|telgte|telha?|telimele|telince|telish|telkoi|tell
city|tellaro|tellicherry|tellico
plains|tellin|tellingstedt|tello|telluride?|telmanov|telmen|telopea
downs|telsiai|telti|teltow|teluk intan|teluk kuantan|telukintan|telupid|telve|telve di sopra|telve
di
valsugana|tembilahan|tembisa|temburong|temecula|temes?|teminabuan|temirlanovka|temiscaming|temora|tempe?|tempera?|temperance?|tempio
pausania|temple cloud|temple
hills|templeton|templeuve|templin|temploux|tempy|temse|temu?|temuco?|temurmalik|ten boer|ten
post|tena?|tenaglie?|tenali|tenang|tencarola|tendola?|tendukheda|tenente ananias|tenente
laurentino cruz|tenente
portela|tenerano|tenerife?|tenes|tenevo?|tengen|tenggara|tenghilan|tengizs|tengizshevroil|tenindewa|tenino|tenjo|tenkasi|tenkodogo|tenna|tennant
creek|tennenbronn|tennessee?|tenneville|tenno?|tennyson?|tenom|tenorio?|tentena|tenterden|tenterfield|tenza|teodone|teodorano|teodoro
sampaio|teofilandia|teofilo otoni|teolandia|teolo|teonthar|teor?|teora|teorama|teotonio
vilela|tepava|tepco|tepelene|tepi|tepla|teplice|teplice nad metuji|teplicka|teplicka nad
vahom|teplicky|teplik|teplodar|teply vrch|tequisquiapan|ter aar|ter aard|ter apel|ter
apelkanaal|ter heijde|ter
idzard|teralfene|teramo|terang|terany|terband|terborg|terchova|terdjola|terdobbiate|terebovlya|tereglio|terekty|terelle|terenkol|terenos|terenozek|terenten|terento|terenzano|terenzo|teresina?|teresina
de
goias|teresopolis|terezin|terezinha|tergnier|tergu|terhagen|terheijden|terherne|terhole|teriakovce|teridgerie|terkaple|terlago|terlan|terlano|terlizzi|termas
de rio hondo|termas do gravatal|terme di stiglian|terme vigliatore|termes?|termine di
cadore|termini?|termini
imerese|termoli|termonde|termunten|termunterzijl|terna?|ternaard|ternat|ternate?|ternberg|terndrup|ternengo|terneuzen|terni?|ternitz|ternivka|terno
d'isola|ternopil|teroele|terokhada|terontola|terontola stazione|terowie|terpt|terra alta|terra
bella|terra boa|terra de areia|terra del sole|terra nova|terra nova do norte|terra nova do
piquiri|terra preta|terra rica|terra roxa|terra santa|terrace?|terracina|terradura|terradura di
ascea|terraglione|terragnolo|terralba|terranegra|terranova|terranova d'arpaise|terranova da
sibari|terranova dei passerini|terranova di pollino|terranova monferrato|terranova sappo
minulio|terranuova bracciolini|terrapadedda|terrarossa|terras de bouro|terraseo|terrasini|terrassa
padovana|terrasson-lavilledieu|terrati|terravecchia|terraverde|terrazzano|terrazze?|terrazzo?|terre
haute|terre-neuve-et-labrador|terrebonne|terrell?|terrenove
bambina|terres?|terresoli|terreti|terrey hills|terricciola|terrinca|territoire de
belfort|territoires du nord-ouest|territoires francais du sud|territori francesi
d'oltremare|territori francesi del sud|territorio britanico do oceano indico|territorio
dell'arcipelago indiano|territorios austrais franceses|territorios franceses del sur|territorios
franceses do sul|territorios palestinos|territorji francizi ta’
nofsinhar|terrossa|terruggia|terry?|terschuur|tersoal|tertenia|terter|tertre?|teruel|teruntum|tervel|tervo|tervola|tervuren|terwagne|terwispel|terwolde|terz|terzigno|terziysko|terzo?|terzo
d'aquileia|terzo di tolmezzo|terzo la pieve|terzolas|terzone|terzorio|tesalia?|tesare|tesarske
mlynany|tesedikovo|tesero|teshig|teshikaga|teshio|teshovo|tesido|tesimo|tesoriero|tessano|tesselberg|tessello|tessenderlo|tessennano|tessin?|tessin
bei rostock|testa dell'acqua|testa di lepre|testaccio|testaccio
d'ischia|testana|testelt|testico|testona|tete?|teteghem|teteles|teteringen|teterow|teteven|teti|tetiev|tetouan|tetovo|tetritskaro|tettau
kreis kronach|tettenweis|tetti
neirotti|tettnang|teuchern|teufelsmoor|teuge|teulada|teulon|teupitz|teuschnitz|teutopolis|teutschenthal|teuva|teuven|teverola|tewksbury|tewswoos|texarkana|texas?|texas
city|tezontepec de aldama|tezpur|tezu|tezze|tezze sul brenta|tezze val
sugana|thaa|thabeikkyin|thai binh|thai binh province|thai lan|thai nguyen|thai nguyen
province|thaifold|thailand|thailande|thailandia|thaimaa|thajske
kralovstvo|thajsko|thakurganj|thakurgaon|thakurgoan|thale|thaleischweiler-froschen|thalfang|thalgau|thallon|thalmassing|thalwil|thame|thames?|thamesville|thanaghazi|thandla|thane?|thanet?|thanh
hoa|thanh hoa province|thanh pho can tho|thanh pho hai phong|thanjavur|thanlyin|thann|thannhausen
schwaben|thaon-les-vosges|thara|tharad|tharandt|thargomindah|tharparkar|thasos|thasra|thatta|thayer|thayne|the
caves|the colony|the curragh|the dalles|the darling|the gambia|the gums|the hague|the monument|the
mullion|the pas|the plains|the ranges|the
rock|thebes?|thedinghausen|theessen|theilenhofen|theix|themar|theni|theobroma|theodore?|theog|theophyll|theras|thermo|thermopolis|thesinge|thessaloniki?|thetford|thetford
mines|theux|thiaumont|thibodaux|thief river
fls|thiene|thiers|thiersee|thierstein|thiesi|thieu?|thieulain|thieusies|thika|thimeon|thimister|thimister-clermont|thimmendorf|thimougies|thimphu?|thines|thinghat|thionville|thirimont|thirsk|thirthahalli|thirumanglam|thiruthuraipoondi|thiruvananthapuram|thisnes|thisted|thistle?|thisvi|thiviers|tho
nhi
ky|thodupuzha|thohoyandou|tholen|thomas?|thomasburg|thomaston|thomasville|thommen|thompson?|thompson
falls|thomson?|thon?|thonbal|thonex|thonotosassa|thoona|thoothukudi|thora|thorembais-les-beguines|thorembais-saint-trond|thoricourt|thornbury|thorndale|thornhill|thornlea|thornton?|thorntown|thornville|thorold|thorp?|thorsø|thouars|thoune|thourotte|thousand
oaks|thousand palms|thredbo village|three forks|three hills|three lakes|three oaks|three
rivers|three springs|thrissur|thu đo ha noi|thua thien-hue|thua thien-hue
province|thuillies|thuin|thuins|thulin|thum sachsen|thumaide|thun?|thunder
bay|thungaturthy|thungen|thuraiyur|thurgau?|thurgovie|thuringen|thurkow|thurles|thurmont|thurnau|thurnau-alladorf|thursday
island|thurso|thuy si|thuy
đien|thy-le-bauduin|thy-le-chateau|thyborøn|thyholm|thynes|thyrnau|thys|tiana|tianeti|tiangua|tianjin?|tianshui|tiaret|tiarno
di sopra|tiarno di
sotto|tiaro|tibacuy|tibagi|tibana|tibasosa|tibati|tibau|tibava|tibbi|tibirica|tibirita|tibooburra|tibro|tibu|ticchione|ticengo|ticha|ticho|tichy
potok|ticineto|ticonderoga?|tidaholm|tidal river|tidore kepulauan|tiedoli|tiefenbach
oberpfalz|tiefenbronn|tiefenfucha|tiegem|tiel|tielen|tieling|tielrode|tielt|tielt-winge|tien
giang|tien giang province|tiendeveen|tienen?|tiengen
hochrhein|tienhoven|tienray|tieri|tierp-soderfors|tierralta|tiers?|tiete|tiezzo|tiffin?|tifton|tiggiano|tighennif|tigi|tiglieto|tiglio?|tigliole|tignale|tignee|tignere|tignes|tignish|tigrinhos|tigvi|tigzirt|tihange|tihomir|tijara|tijnje|tijucas|tijucas
do
sul|tikamgarh|tiko|tikøb|tilburg?|tilbury?|tildonk|tilff|tilhar|tilili|tillabery|tillamook|tillet|tilleur|tilley
swamp|tillier|tilligte|tillsonburg|tilly|tils|tilst|tilton|timana|timarani|timaru?|timau|timbauba|timbauba
dos batistas|timbe do sul|timbio|timbiqui|timbiras|timbo?|timbo
grande|timboon|timbui|timburi|timehri|timika|timimoun|timiryazevo|timis|timisoara?|timmendorfer
strand|timmins|timmonsville|timoline|timor?|timor leste|timor oriental|timor
tal-lvant|timor-leste|timoradza|timoteo?|timparello|timparello di
luzzi|timpson|tinallinge|tindari|tindivanam|tindouf|tingha|tinglev|tingsryd|tinh bac
kan|tinjaca|tinley
park|tinlot|tinnura|tinogasta|tinos|tinsukhia|tinsukia|tintange|tintigny|tintina?|tintinara?|tioga|tiolo|tiomor-leste|tione
degli abruzzi|tione di trento|tionesta|tipacoque|tipaza|tipchenitsa|tipp
city|tipperary?|tipton|tiptonville|tiptur|tiquisio|tiradentes|tiradentes do
sul|tirana?|tiraspol|tiria?|tiridduli|tiriolo|tirivuru|tirli|tirns|tirol?|tirolo|tirora|tirschenreuth|tiruchchirappalli|tiruchendur|tiruchengode|tiruchirappalli|tirunelveli|tirunelvelli|tirupathi|tirupathur|tirupati|tirupattur|tiruppur|tirupur|tirur|tiruttani|tiruvalla|tiruvallur|tiruvannamalai|tiruvarur|tiruvettipuram|tiruvottiyur|tisdale|tisens|tiser|tishevitsa|tishomingo|tisinec|tisnov|tisoi|tisovec|tisri|tissano|tisselt|tissemsilt|tissi|tistrup|tisvildeleje|titignano|titiribi|titisee-neustadt|titlagarh|tito?|tito
scalo|titting|tittling|tittmoning|titu|titusville|titz|tivegna|tiverton|tivoli?|tivoli
terme|tivolille|tiwasa|tiwi|tizayuca|tizi ouzou|tiznit|tizzana|tizzano val
parma|tjalhuizum|tjalleberd|tjeckien|tjeckiska
republiken|tjekkiet|tjele|tjerkgaast|tjerkwerd|tjetjenien|tjuchem|tjæreborg|tk panglima
garang|tkibuli|tkvarcheli|tlachene|tlapacoyan|tlax|tlaxcala?|tlemcen?|tlemnia|tlmace|tlumach|to-go|toamasina|toano|toba?|toba
tek singh|tobbiana|tobelo|tobermory|tobetsu|tobia|tobias
barreto|toblach|tobyhanna|tocaima|tocala|tocancipa|tocantinia|tocantinopolis|tocantins?|tocchi?|tocco
caudio|tocco da
casauria|toccoa|toceno|tochigi|tocnica|tocoa|tocumwal|todaraisingh|todenbuttel|todesfelde|todi|todiano|todor
ikonomovo|todorovo|todtmoos|todtnau|toernich|tofe|toffia|tofield|tofino|toflea|toftlund|togane|tognazza|togo?|togoska
republika|togska
republika|togui|tohana|tohmajarvi|tohogne|toholampi|tohsham|toirano|toivakka|tojo?|tokachka|tokajik|tokamachi|tokanui|tokat|tokelau|tokelau-szigetek|tokelauoarna|tokelaw|tokmak|tokmok|tokoroa|tokorozawa|toktogul|tokunoshima|tokushima|tokuyama|tokyo?|tolari|tolbert|tolbo|toldijk|tole?|tole
bi|toledo?|toledo
district|tolentino|tolfa|tolga?|toliary|toline|tolitoli|tolkamer|tolle?|tollebeek|tollegno|tollembeek|tollo?|tolmezzo|tolmin|tolmitha|tolna|tolochin|toluca?|tolve|tolyatti?|tom
price|tomah|tomahawk?|tomakivka|tomakomai|tomar do
geru|tomashpil|tomasikovo|tomasov|tomasovce|tomaszow mazowiecki|tomatin|tomazina|tomba?|tomba di
nerone|tomball|tombazosana|tombelle|tombolo?|tombos?|tombouctou?|tombstone?|tomdoun|tome-acu|tomelilla|tomesti|tomin?|tomina|tomioka|tommaso
natale|tommaso natale sferracavallo|tommerup|tomohon|tompkinsville|tompsan|toms
river|tomsk?|tona?|tonadico|tonantins|tonara?|tonasket|tonco|toncontin|tondabayashi|tondela?|tonden|tonebridge|tonengo|tonengo
di mazze|tonezza del
cimone|tonfano|tong-ga|tonga|tongala|tonganoxie|tongchuan|tongeren|tongerlo|tongern|tonghua|tongibari|tongliao|tongling|tongre-notre-dame|tongre-saint-martin|tongren|tongres|tongrinne|tongske
kralovstvo|tonk|tonkawa|tonkhil|tonna|tonnara di
bonagia|tonnarella|tonnerre?|tonning|tonopah|tonosho|tonqa|tontelange|tontola|toobeah|toodyay|tooele|toogoolawah|tooligie
hill|tooma|toora|tooraweenah|toornwerd|toorooka|toowoomba?|topaga|topaipi|topanga|topar?|topchii|topchin|topeka?|topen|toplita|toplitz|topola|topolcany|topolchane|topolcianky|topoli
dol|topolitsa|topolnica|topolniky|topolnitsa|topoloveni|topolovgrad|topolovka|topolovo|toporec|toppenish|toppo|topsfield|toqo|tor
de' cenci|tor lupara|tor san lorenzo|tor sapienza|tor tre ponti|tora?|tora e
piccilli|torano|torano castello|torano castello scalo|torano
nuovo|torassi|torbay?|torbiato|torbole|torbole
casaglia|torcegno|torchiagina|torchiara|torchiaro|torchiarolo|torchiati|torchione|torcino|torcy|tordandrea|tordinia|toreboda-hova|toreby|torella
dei lombardi|torella del sannio|torelli|torelli di mercogliano|torello?|torello di
melizzano|torez|torfhaus|torgai|torgau|torgelow bei
ueckermunde|torgiano|torgnon|torgny|torhout|toribio|torino?|torino di sangro|torino di sangro
stazione|toritama|toritto|torixoreu|torlino vimercati|torlupara di
mentana|tormeno|tornaco|tornala|tornano?|tornareccio|tornata?|tornavento|tornello|torniella|tornimparte|tornio?|tornolo|torokorszag|toronto?|toros?|torpa|torpin|torpshammar|torquay?|torraca|torralba|torrance?|torrano|torrazza
coste|torrazza dei mandelli|torrazza piemonte|torrazzo|torre a mare|torre alfina|torre
angela|torre annunziata|torre archirafi|torre balfredo|torre beretti e castellaro|torre
boldone|torre bormida|torre cajetani|torre calzolari|torre canavese|torre canne|torre
cerchiar|torre chianca|torre d'arese|torre d'isola|torre de moncorvo|torre de pedra|torre de'
busi|torre de' negri|torre de' passeri|torre de' picenardi|torre de' ratti|torre de' roveri|torre
degli alberi|torre dei calzolari|torre dei nolfi|torre del greco|torre del lago puccini|torre del
mangano|torre del moro|torre del padiglione|torre del pozzo|torre dell'orso|torre di fine|torre di
mosto|torre di paestum|torre di palme|torre di ruggiero|torre di santa maria|torre faro|torre
gaia|torre garofoli|torre grande|torre lapillo|torre le nocelle|torre maina|torre maura|torre
melissa|torre mondovi|torre mozza|torre normanna|torre orsaia|torre pallavicina|torre
pedrera|torre pellice|torre piscitelli|torre san giorgio|torre san patrizio|torre santa
susanna|torre spaccata|torreano|torreano di
martignacco|torrebelvicino|torrebruna|torrecandele|torrechiara|torrecuso|torregaveta|torreglia|torregrotta|torremaggiore|torremezzo|torremezzo
di falconara|torremuzza|torrenieri|torrenova|torreorsina|torrepaduli|torres novas|torres
vedras|torreselle|torresina|torretta?|torrette?|torrevecchia|torrevecchia pia|torrevecchia
teatina|torri?|torri d'arcugnano|torri del benaco|torri di quartesolo|torri in
sabina|torriana|torriano|torrice|torricella|torricella del pizzo|torricella in sabina|torricella
peligna|torricella sicura|torricella
verzate|torricola|torrig|torriglia|torrile|torrimpietra|torrington|torrinha?|torrio casetta|torrio
sopra|torrion quartara|torrione di salerno|torrioni|torrita|torrita di siena|torrita
stazione|torrita tiberina|torrone?|torrone di sulmona|torsa|torsa di
pocenia|torsas|torsby|tortoli|tortona|tortora?|tortora marina|tortorella|tortoreto|tortoreto
lido|tortorici|torun|torvaianica|torviscosa|torysa|torysky|torza|tosashimizu|toscanella|toscolano
maderno|tosens|toshari|tosi|tosontsengel|tossicia|tossignano|tostedt|tota|totari|totleben|totoro|totsukawa|tottea|tottenham|tottori|tottubella|toucy|touggourt|toul?|toulon?|toulouse?|tourcoing?|tourinne|tourinnes-saint-lambert|tourlaville|tournai?|tournan-en-brie|tournay|tournon-sur-rhone|tournus|touros?|tourpes|touzim|tovacov|tovarne|tovarnianska
polianka|tovarniky|tovena|tovo di sant'agata|tovo san giacomo|tovuz|towada|towanda|tower city|town
creek|townsend?|townshend|townsville?|towson|toyama?|toynar|toyohashi|toyooka|toyota?|tp đa
nang|tra vinh|tra vinh province|traben-trarbach|trabia|trabia
miniere|trabiju|trabocchetto|traboch|trabzon?|tracadie-sheila|tracuateua|tracunhaem|tracy?|tracy
city|tradate|trafalgar?|trafo|trafoi|traghen|traghetto?|tragoss|trahutten|traidodini|traipu|trairao?|trairi|traiskirchen|traismauer|traitsching|trajano
de
morais|trakai|trakia|trakiets|trakovice|tralee?|tralia|tramandai|tramariglio|tramatza|trambileno|tramin|tramonti?|tramonti
di sopra|tramonti di sotto|tramuschio|tramutola|tran?|trana|tranak|tranas|tranbjerg
j|trancas?|tranchovitsa|trancoso?|tranekær|tranent|trangie|trani|trankovo|transacqua|transinne|traona|trapani?|trapishte|trapoklovo|trappa|trappe?|trappes?|trappeto|trappitello|trappstadt|traralgon|trarego
viggiona|trarivi|trasacco|trasaghis|trasanni|trashigang|trasquera|trassilico|trastenik|tratalias|traun|traunkirchen|traunreut|traunstein|trausella|trautmannsdorf
an der leitha|trautskirchen|trava?|travaco' siccomario|travagliato?|travagola|travale|travedona
monate|travelers rest|traverde|traversa?|traversagna|traversara|traverse
city|traversella|traversetolo|travesio?|travessao?|travesseiro?|travis air force
base|travnica|travnik|travo?|traykovo|trayning|traynors lagoon|trazegnies|trbovlje|tre croci|tre
fontane|tre re|trebaseleghe|trebatice|trebatsch|trebbin|trebbio|trebbo|trebbo di reno|trebechovice
pod
orebem|trebejov|trebel|trebelovce|trebenice|trebeurden|trebichava|trebinje|trebisacce|trebisov|trebnitz
bei muncheberg|trebnje|trebon|trebostovo|trebsen
mulde|trebur|trebusovce|trecasali|trecase|trecastagni|trecastelli|trecate|trecchina|trecella|trecenta|treciminiere|trecroci|tredici?|tredozio|treffen?|treffurt|trefontane|tregarezzo|tregasio|treggiaia|tregiovo|treglia|treglio|tregnago|tregozzano|tregueux|treguier|treia|treibach|treignes|treillieres|treinta
y
tres|treis-karden|treiso|treklyano|trelawney|trelew|trelleborg|tremblay-en-france|tremblay-les-villages|trembleur|tremedal?|tremelo|tremembe|tremenico|tremensuoli|tremestieri|tremestieri
etneo|tremezzina|tremezzo|tremignon|tremont|tremonti|tremonton|tremosine|tremosna|tremosnice|trenc|trencianska
tepla|trencianska turna|trencianske bohuslavice|trencianske jastrabie|trencianske
mitice|trencianske stankovce|trencianske teplice|trenciansky
kraj|trencin|trendelburg|trenno|trenque lauquen|trens?|trent?|trenta?|trentham|trentinara|trentino
nel frignano|trento?|trentola ducenta|trenton?|trenzano|trepalle|treponti|treporti|treppio|treppo
carnico|treppo grande|trepunti|trepuzzi|trequanda|tres arroios|tres arroyos|tres barras|tres
barras do parana|tres cachoeiras|tres coracoes|tres coroas|tres de maio|tres fronteiras|tres
lagoas|tres lomas|tres marias|tres palmeiras|tres passos|tres pontas|tres ranchos|tres
rios|tresana|tresche' conca|treschietto|trescine|trescore balneario|trescore
cremasco|tresdorf|tresenda|tresigallo|tresilico|tresivio|tresnuraghes|trespiano|tressanti|trest|trestina|tret?|tretto|treuchtlingen|treuen
vogtland|treuenbrietzen|trevenzuolo|trevi|trevi nel lazio|trevico|treviglio|trevignano|trevignano
romano|treville|trevinano|treviolo|trevisago|treviso?|treviso bresciano|trevor?|trevozzo|treze de
maio|treze tilias|trezzano rosa|trezzano sul naviglio|trezzo sull'adda|trezzo
tinella|trezzone|trhova hradska|trhove sviny|trhoviste|trhovy stepanov|tri kladentsi|tri-ni-đat va
to-ba-go|triadelphia|triana|triang|triangia|tribano|triberg im
schwarzwald|tribiano|tribogna|tribsees|tribulina|tribunali
castellammare|tribune?|tricalle|tricarico|tricase|tricase
porto|tricerro|tricesimo?|trichiana|tricht|trieben?|triebes|triefenstein|triei|triel-sur-seine|triemen|triepkendorf|trier?|trieste?|triftern|trige|triggianello|triggiano|triginto|trignac|trignano|trignano
nel frignano|trigolo|trigrad|trikala|trilj|trimbak|trincomalee?|trindade?|trindade do sul|trindade
e tobago|tring-jonction|trinidad?|trinidad a tobago|trinidad and tobago|trinidad dan
tobago|trinidad e tobago|trinidad en tobago|trinidad es tobago|trinidad i tobago|trinidad ja
tobago|trinidad och tobago|trinidad og tobago|trinidad u tobago|trinidad und tobago|trinidad y
tabago|trinidad y tobago|trinita?|trinita' d'agultu e vignola|trinitapoli|trinitat i
tobago|trinite et tobago|trinite-et-tobago|trinity?|trinity
church|trino?|trinquelli|trins|trinwillershagen|trion|triora|triparni|tripi|tripoli?|triponzo|trippstadt|tripscompagnie|triptis|tripura?|triscina|trisobbio|trissino|tristan
da cunha|trisungo|tritanti|trito?|trittau|triuggio|triunfo
potiguar|triveniganj|trivento|trivero|trivieres|trivigliano|trivignano udinese|trivigno|trivio di
formia|trivoditsi|trivolzio|trizzino|trmice|trnava|trnava hora|trnava pri laborci|trnavka|trnavsky
kraj|trnie|trnkov|trnovec|trnovec nad vahom|trnovo|trocany|trochtelfingen
hohenz|trodena|trodica|trodio|troezen|trofa?|trofaiach|trofarello|troghi|trogir|trognee|troia?|troina|trois-pistoles|trois-ponts|trois-rivieres|troissereux|troisvierges|troitsa|trolak|trollhattan|trombudo
central|tromello|troms|trona di sopra|trongsa|trontano|tronzano lago maggiore|tronzano
vercellese|trooz|tropaia|tropea|tropoje|tropolach|trosa-vagnharad|trossingen|trostberg|trostyanets|troup|troutman|troviggiano|trovo?|troy?|troyan|troyanovo|troyes?|trpin|trstany|trstena|trstena
na ostrove|trstene|trstene pri
hornade|trstice|trstin|truccazzano|trucchi?|trucco?|truckee?|trud|truden|trudovets|trujillo?|trulben|truman?|trumann|trumansburg|trundle?|trung
quoc|truro?|trusetal|truskavets|trussville|trustrup|truth or cnsqncs|truyes|tryavna|trynidad i
tobago|tryon|trzic|tsad|tsagaan-ovoo|tsagaan-uul|tsagaan-uur|tsagaanchuluut|tsagaandelger|tsagaankhairkhan|tsagaannuur|tsageri|tsaghkadzor|tsakhirt|tsakhkahovit|tsalapitsa|tsalendjikha|tsalka|tsandi|tsaobis|tsaparevo|tsar
asen|tsar kaloyan|tsar petrovo|tsar samuil|tsaratsovo|tsarev brod|tsareva livada|tsareva
polyana|tsarevets|tsarevo|tsarichanka|tsarichino|tsarkvitsa|tsarski
izvor|tsarvaritsa|tsatsarovtsi|tschad|tschars|tschechische
republik|tschengel|tschengls|tscherms|tschofs|tschotsch|tschovas|tseel|tsegeenkhairkhan|tsekin
tasavalta|tsekki|tselina|tsengel|tsenkher|tsenkhermandal|tsenovo|tserova
koria|tserovets|tserovo|tses|tsetseg|tsetsen-uul|tsetserleg|tsetserleg
city|tshaneni|tsholotsho|tsjaad|tsjechie|tskaltubo|tskhinvali|tsogt|tsogt-ovoo|tsogt-tsetsii|tsogttsetsii|tsrancha|tsuchiura|tsugawa|tsumeb|tsumispark|tsumkwe|tsuna|tsuruga|tsuruoka|tsushima?|tsuwano|tsuyama|tsyurupinsk|tu-va-lu|tual|tualatin|tuam|tuaran|tuba
city|tubara|tubas?|tubbergen|tubingen|tubize|tubre|tucano?|tucheim|tuchenitsa|tuchin|tuchyna|tucker?|tucson?|tucuma|tucumcari|tucunduva|tucurui|tudevtei|tudora|tuena|tuengsang|tuenno|tufara?|tufara
valle|tufariello|tufesti|tufillo|tufino|tufo?|tufo di carsoli|tufo di
minturno|tuglie|tugrug|tuhar|tuhrina|tuil|tuili|tuitjenhorn|tuiuti|tujereng|tukums|tukwila|tula?|tulalip|tulancingo|tulare|tularosa|tulbing|tulcea|tulchin|tulcik|tulia|tuljapur|tulkarm|tull
en 't waal|tullahoma|tullakool|tullamore|tulle?|tullibigeal|tulln an der donau|tullu
bollo|tully|tulovo|tulsa?|tulua|tulufan|tulungagung|tumanyan|tumbarumba|tumbes|tumbler ridge|tumby
bay|tumentsogt|tumiritinga|tumkur|tumorrama|tumsar|tumudibandha|tumurbulag|tumut|tunapolis|tunari|tunas?|tunbridge
wells|tunceli|tuneiras do
oeste|tunesie|tunesien|tunez|tunezia|tunezja|tungamah|tungamull|tungku|tuni|tuniceli|tunis?|tunisia|tunisie|tunisien|tuniska
republika|tunisko|tunizija|tunja|tunkhannock|tunnel
hill|tuntenhausen|tuntenhausen-schonau|tuntum|tunungua|tunuyan|tuoc-me-ni-xtan|tuolumne|tuoro|tuoro
sul trasimeno|tupa?|tupaciguara|tupanatinga|tupancireta|tuparendi|tuparetama|tupassi|tupelo?|tupi
paulista|tupirama|tupiratins|tupper lake|tuquerres|tura?|turago bordone|turania?|turano|turano
lodigiano|turany|turany nad ondavou|turara
ryskulova|turas|turate|turbaco|turbana|turbeville|turbigo|turbo?|turcek|turchetto|turchia?|turcianky|turcianska
stiavnicka|turcianske jaseno|turcianske klacany|turcianske teplice|turciansky dur|turciansky
peter|turcja|turcok|turcomenistao?|turcovce|turda|tureby|turecka|turecka
republika|turecko|turek|turen?|turgen|turi?|turia|turiacu|turie|turik|turin?|turiuba|turiysk|turka|turkei|turkestan?|turkey
beach|turkheim
wertach|turki?|turkiet|turkija|turkije|turkiye|turkki|turkmenistan|turkmenisztan|turkmensko|turkmine|turks
and caicos islands|turks- en caicoseilanden|turks- es caicos-szigetek|turks- och
caicosoarna|turks- und caicos-inseln|turks- und caicosinseln|turks-och caicosoarna|turkski i
kaikos otoci|turku?|turlock|turmalina?|turmeque|turna nad bodvou|turnau|turner?|turners
falls|turnhout|turnianska nova ves|turnisce|turnitz|turnu
magurele|turova|turpan|turquemenistao|turquia|turquie|turrach|turri|turriaco|turrida|turriff|turritecava|turrivalignani|tursi|turska|tursun-zade|turtle
lake|turtleford|tururu?|turuvekere|turvania|turvelandia|turvinia|turvo?|turvolandia|turzovka|tusa?|tuscaloosa?|tuscania|tuschen|tuscola|tushig|tusice|tusicka
nova
ves|tuskegee?|tussenhausen|tussio|tussling?|tustin|tuta?|tutaza|tuting|tutino|tutoia|tutong|tutow|tutrakan|tutrakantsi|tuttle|tuttlingen|tuturano|tutzing|tuusniemi|tuusula|tuvalu|tuvshin-shiree|tuvshruulekh|tuxedo
park|tuxpan|tuxtla gutierrez|tuy-ni-di|tuyen quang|tuyen quang province|tuzina|tuzla|tuzla
canton|tuzlanska zupanija|tuzlanski
kanton|tvarditsa|tvarozna|tver?|tvrdomestice|tvrdosin|tvrdosovce|twain harte|tweed?|tweed
heads|twello|twelve mile|tweng|twentynine palms|twijzel|twijzelerheide|twin city|twin falls|twin
lakes|twinsburg|twisk|twisp|twist-schoninghsdorf|twistetal|twistringen|twistringen-heiligenloh|twizel|two
boats|two harbors|two rivers|two wells|two years old|txad|tyagong|tyalgum|tyanevo|tybee
island|tychy|tyler?|tylertown|tylstrup|tyn nad vltavou|tynaarlo|tyndall?|tyne and wear|tynec nad
labem|tynec nad sazavou|tyneside|tyngsborough|tyniste nad
orlici|tyrellspass|tyrendarra|tyrie|tyringham|tyrkiet|tyrnava|tyrnavos|tyrone?|tyskland|tysmenytsia|tytsjerk|tyumen?|tyurkmen|tzermadio|tzum|tzummarum|tølløse|tønder|tørring|u-crai-na|u-do-be-ki-xtan|u-gan-đa|u-ru-goay|u.s.
virgin
islands|uarini|uaua|ubaganskoye|ubai|ubaira|ubaitaba|ubajara|ubala|ubaporanga|ubaque|ubarana|ubary|ubata|ubatuba|ubbena|ubbergen|ubelbach|uberaba|uberherrn|uberlandia|uberlingen
bodensee|ubersee?|ubersetto|ubiale|ubiale
clanezzo|ubirajara|ubirata|ubla|ubly|ubobo|uboldo|ubrez|ucayali?|uchab|uchoa|uchte|uchtelhausen|ucimont|uckange|uckfield|uckro|ucluelet|ucraina|ucrania|ucria|udaipur|udaipur
girwa|udaipura|udaipurwati|udakishanganj|udala|udalguri|udavske|udaygiri|uddel|uddevalla|uden|udenhout|uder|udersdorf|udgir|udhagamandalam|udhampur|udica|udine?|udmurtian
republic|udol|udumalpet|udupi|ueckermunde|ueda|uedem|uelsen|uelzen|uench|uersfeld|uetersen|uettingen|uetze|uetze-hanigsen|uffelte|uffenheim|uffing
am staffelsee|uganda|ugandska republika|ugarchin|ugchelen|ugento|ugerløse|uggia|uggiano la
chiesa|uggiano montefusco|uggiate trevano|ugii-nuur|ugovizza|ugtaal|uhabis|uhersky
ostroh|uhldingen-muhlhofen|uhlingen-birkendorf|uhlirske janovice|uhliska|uhlstadt|uhorna|uhorska
ves|uhorske|uhrichsville|uhrovec|uhrovske podhradie|uhyst
spree|uibai|uige?|uikhoven|uiramuta|uirauna|uisbeiceastain|uitbergen|uitdam|uitenhage|uitgeest|uithoorn|uithuizen|uithuizermeeden|uitkerke|uitwellingerga|uitwijk|uj-guinea|uj-kaledonia|uj-zeland|ujar|ujedinjeni
arapski emirati|ujezd u brna|ujjain|ukhimath|ukhiya|ukhrul
central|ukhrursouth|ukiah|ukkel|ukmerge|ukraina|ukraine|ukrajina|ukrajna|ukrayna|ula'
tirso|ulaan-uul|ulaanbaatar?|ulaanbadrakh|ulaangom city|ulaankhus|ulanqab|ulany nad
zitavou|ulassai|ulbeek|uldum|uleaborg|ulestraten|ulez|ulfas|ulfborg|ulflingen|ulft|ulgii|ulhasnagar|ulianopolis|uliastal
city|ulic|ulicoten|ulicske krive|ulignano|uliveto terme|ulken
naryn|ullanger|ullapool|ullerslev|ulloa|ulm
donau|ulmen?|ulmi|ulong|uloza|ulricehamn|ulrichsberg|ulrichstein|ulrum|ulsan?|ulstrup|ulszan|uluberia|ulundurpet|ulvapadu|ulvenhout|ulvenhout
ac|ulverstone|ulvila|ulyanovka|ulyanovsk?|ulysses?|ulytau|ulziit|um
laranib|umag|uman|umarevtsi|umari|umariapan|umarizal|umarkhed|umatilla|umbauba|umbertide|umbita|umbra?|umbriatico|umburanas|umburatiba|umbuzeiro|umea|umerkot|umerkote|umgungundlovu|umhausen|umin|umirim|ummari|umnudelger|umnugovi|umrane|umrer|umuahia|umuarama|una-sana
canton|unaaha|unadilla|unai|unalaska|unatin|undeloh|undera|underbool|undur-ulaan|undurkhaan
city|undurkhangai|undurshereet|undurshil|ungarie|ungarn|ungarra|ungerija|ungern?|ungheni|ungheria|unguia|unhost|uni
emirat arab|uniao da serra|uniao da vitoria|uniao de minas|uniao do norte|uniao do oeste|uniao do
sul|uniao dos palmares|uniao europeia|uniao paulista|uniayara|unicup|uniflor|unin|unio dels
emirats arabs|union city|union grove|union panamericana|union
springs|uniondale|uniontown|unionville|unistalda|united arab emirates|united kingdom|united
states|united states minor outlying islands|united states of america|united states virgin
islands|university park|unkari|unken|unna|unna-hemmerde|unnao|unseburg|unser fra|unsere frau i.
schnals|unsko-sanska zupanija|unsko-sanski kanton|unsleben|unter-meisling|unterach am
attersee|unteregg bei
mindelheim|untereggen|unterellen|unterglaning|untergriesbach|untergroningen|untergsies|untergurgl|unterin|unterinn|unterlaussa|unterloquitz|unterluss|untermais|untermerzbach|untermoi|unterplanitzing|unterplanken|unterpleichfeld|unterreichenbach
kreis calw|unterschneidheim|untersiemau|untersteinbach
unterfranken|untertauern|unterthingau|untervintl|unterweissenbach|unzmarkt|uopini|uozu|upanema|upernavik|upice|upigny|upington|upland?|uplengen|upleta|upolu
rural|uppala|uppello|upper darby|upper dir|upper east region|upper gascoyne|upper horton|upper
lake|upper marlboro|upper preston|upper rogachik|upper sandusky|upper stone|upper west
region|upper widgee|uppsala?|uppsala lan|uproda|upton?|uqanda|ura vajgurore|urago
d'oglio|urai|urakawa|uralla|uralsk|uramita|urana|urandi|urania?|uras|uravakonda|urawa|urbania?|urbano
santos|urbe?|urbenville|urbignacco|urbino|urbisaglia|urdorf|urdzhar|ureterp|urgamal|urgnano|urgun|uria|uriarra
forest|uribe|uribia|uricani|urio|urjala|urlati|urlikanchan|urmince|urmond|urosevac|urrao|ursel|ursem|ursem
gem. s|ursensollen|ursini|urspringen bei
lohr|urtsadzor|uruacu|uruana|uruara|urubici|uruburetama|urucania|urucara|urucuca|urucui|urucurituba|urugua|uruguai|uruguaiana|uruguaj|uruguajska
vychodna
republika|uruguay|urugvaj|urugwaj|urumchi?|urumita|urumqi?|uruoca|urupa|urupema|urupes|uruqvay|ururi|urussanga|urutai|uruzgan|urziceni|urzulei|us
base|usago|usak|usakos|usbekistan|usbequistao|uscio?|usedom|usella|usellus|ushachi|usharal|ushintsi|ushtobe|ushuaia|usiacuri|usigliano|usilampatti|usingen|usini|uslar|uslar-volpriehausen|usmate
velate|usov|usoyka|uspallata?|uspenka|usquert|ussana|ussaramanna|ussassai|usseaux|usseglio|ussel|ussita|ust-kamenogorsk|ustecky
kraj|ustek|uster|usti nad labem|usti nad labem
region|ustica|ustinovka|ustrem|usuki|utah?|utajarvi|utara
korea|utekac|utena|utery|uthangarai|uthmoden|utica?|utila|utinga|utnor|utopia?|utraula|utrecht?|utsjoki|utsunomiya|uttar
pradesh|uttarakhand|uttendorf|uttenheim|uttenweiler|utting am
ammersee|uulbayan|uummannaq|uurainen|uusi-seelanti|uusikaarlepyy|uusikaupunki|uusimaa|uvalde|uvaly|uwajima|uxbridge|uyanga|uzbecka
republika|uzbegisztan|uzbekistan|uzbequistao|uzda|uzerche|uzgen|uzhgorod|uzhhorod|uzice|uzirpur|uzovce|uzovska
panica|uzovske peklany|uzovsky salgov|uzundzhovo|uzunkol|uzunkolsky
district|uzwil|uzynagash|uzzano|v. n. de famalicao|v.r.puram|va-nu-a-tu|va-ti-cang|vaal
triangle|vaala|vaalbeek|vaals|vaasa?|vaassen|vaavu|vabel|vacaria?|vacaville|vaccareccia|vaccarezza|vaccarile|vaccarino|vaccarizzo|vaccarizzo
albanese|vaccarizzo di
montalto|vacchereccia|vaccheria|vaccileddi|vaccolino|vacha|vache?|vacherie|vaciglio|vacil|vacile?|vacone|vacri|vada?|vadakkanchery|vadena|vadgam|vadi|vado?|vado
ligure|vadodara|vadovce|vadstena|vadue|vaduj|vadum|vaggeryd|vaggio|vaglarovo|vaglevtsi|vagli
sopra|vagli sotto|vaglia?|vagliagli|vaglie|vaglierano|vaglio?|vaglio basilicata|vaglio
serra|vagos?|vagrinec|vahagni|vahan|vahovce|vahrn|vaiano|vaiano cremasco|vaie?|vaihingen an der
enz|vaikom|vail?|vailate|vailly-sur-aisne|vaimpalli|vaini|vairano|vairano patenora|vairano
scalo|vairano stazione|vairo|vairo
superiore|vaitupu|vajkovce|vajont|vakarel|vakhdat|vakhsh|vaklino|vaksevo|val brembilla|val
caron|val d'assano|val della torre|val di nizza|val di vizze|val masino|val rezzo|val
vomano|val-d'ize|val-d'oise|val-d'or|val-david|val-de-marne|val-de-reuil|val-de-ruz|val-de-travers|val-des-monts|val-meer|valais?|valaliky|valapady|valaperta|valas?|valaska|valaska
bela|valaska dubova|valasske
klobouky|valatie|valbom|valbona|valbondione|valbrembo|valbrevenna|valbrona|valbruna|valburg|valby|valca|valcasotto|valcava|valcea|valche
pole|valchedram|valchi
dol|valchitran|valcimarra|valconasso|valcourt|valda|valdagno|valdahon|valdaone|valdaora|valdaora
di mezzo|valdaora di
sotto|valdastico|valdemarsvik|valdengo|valderice|valders|valdese|valdez?|valdibrana|valdicastello
carducci|valdidentro|valdieri|valdina|valdisotto|valditacca|valdivia?|valdivilla|valdobbiadene|valdosta|valdottavo|valduga|valduggia|valdurasca|vale
de cambra|vale de sao domingos|vale do anari|vale do paraiso|vale do sol|vale dos sonhos|vale
veneto|valea lui mihai|valeggio|valeggio sul mincio|valemount|valenca?|valenca do
piaui|valencay|valence?|valencia?|valenciennes?|valenii de munte|valentano|valentigney|valentim
gentil|valentine?|valentovce|valenza?|valenzani|valenzano|valera
fratta|valeriano|valestra|valfabbrica|valfenera|valfloriana|valfurva|valga?|valganna|valgatara|valgera|valgioie|valgiovo|valgoglio|valgrana|valgreghentino|valgrisenche|valguarnera
caropepe|valhalla?|valiano|valice|valinhos|valjevo|valka|valkeakoski|valkenburg|valkenswaard|valki|valko-venaja|valkosel|valkovce|valkovna|vall'alta|vallabhipur|vallabhnagar|vallada
agordina|valladolid?|vallalta|vallanzengo|vallarga|vallarsa|vallata?|valle agricola|valle
aurina|valle benedetta|valle bernardo|valle canzano|valle castellana|valle cerrina|valle de
angeles|valle de san jose|valle de san juan|valle de santiago|valle del guamuez|valle
dell'angelo|valle di cadore|valle di casies|valle di maddaloni|valle di murialdo|valle di
saviore|valle di teva|valle lomellina|valle martella|valle mi|valle mosso|valle ponticelli|valle
salimbene|valle san bartolomeo|valle san felice|valle san floriano|valle san giovanni|valle san
nicolao|valle sant'anastasio|valle sauglio|valle
talloria|valleandona|vallebona|vallebruca|vallecchia|vallecorsa|vallecrosia|vallecrosia
alta|valledolmo|valledoria|valledupar|vallee-jonction|vallefiorita|vallefoglia|valleggia|vallegioliti|vallejo?|vallelata|vallelonga|valleluce|vallelunga|vallelunga
pratameno|vallemaio|vallemare|vallemare di cepagatti|vallenoncello|vallensbæk|vallensbæk
strand|vallepietra|vallerano|vallermosa|vallerona|vallerotonda|vallesaccarda|vallescuropasso|vallese|vallesella|vallet|valletanaro|valleve|valley
center|valley city|valley downs|valley falls|valley springs|valley stream|valleyview|valli?|valli
del pasubio|valli moceniche|valli mocenighe|valliant|valliera|vallina|vallinfreda|vallio
terme|valliyoor|vallo?|vallo della lucania|vallo di caluso|vallo di nera|vallo
torinese|vallombrosa?|vallonara|vallone|vallonga|valloriate|valmacca|valmadonna|valmadrera|valmaggia|valmala|valmarana|valmareno|valmiera|valmontone|valmorbia|valmorea|valmorsel|valmozzola|valmozzola
stazione|valnegra|valod|valognes|valogno|valongo?|valpacos?|valparaiso?|valparaiso de
goias|valpelline|valperga|valpiana|valpone|valpovo|valprato
soana|valpromaro|valrovina|valsad|valsamoggia|valsanzibio|valsavarenche|valsecca|valsinni|valsolda|valsorda|valstagna|valstrona|valtesse|valthe|valthermond|valtice|valtimo|valtina|valtopina|valtorta|valtournenche|valu
lui traian|valva?|valvasone|valvasone
arzene|valverde|valvestino|valvori|vamberk|vamdrup|vampolieri|van alstyne|van buren|van horn|van
nuys|van
wert|vanadzor|vance?|vanceboro|vanceburg|vancleave|vancouver?|vandalia|vandavasi|vandel|vanderbijlpark|vandergrift|vanderhoof|vandoies|vandoies
di sopra|vandoies di sotto|vandorno|vandra|vandœuvre-les-nancy|vanersborg|vaneze|vaneze di
bondone|vanga?|vangadizza|vani?|vanini|vaniskovce|vaniyambadi|vanj|vankleek
hill|vanløse|vannas|vannes?|vannullo|vansbro|vantaa|vanthali|vanua levu|vanuatska
republika|vanuatu|vanwatu|vanzaghello|vanzago|vanze|vanzone con san
carlo|vapenik|vapi|vapnarka|vaprio d'adda|vaprio d'agogna|vara inferiore|vara
superiore|vara-nossebro|varadka|varago|varallo|varallo pombia|varana|varanasi?|varano|varano
borghi|varano de' melegari|varano dei marchesi|varano
marchesi|varansi|varapodio|varazdin|varazdinska|varazdinske
toplice|varazze|varben|varberg|varbina|varbitsa|varbovka|varbovo|varbyane|varcaturo|varco
sabino|varde|vardenik|vardenis|vardim|vardo|vardun|varechovce|varedo|varel
jadebusen|varel-altjuhrden|varena|varendonk|varengo|varenna|varennes|varese?|varese
ligure|vargeao|vargem|vargem alegre|vargem alta|vargem bonita|vargem grande|vargem grande do
soturno|vargem grande do sul|vargem grande
paulista|varginha|varhanovce|variano?|variglie|varigotti|varik|varin|varisella|varjao|varjao de
minas|varjota|varkaus|varley|varlungo|varmlands
lan|varmo|varna?|varnamo|varone|varoni|varpa|varre-sai|varrel bei
sulingen|varsenare|varshets|varsi|varsinais-suomi|varsselder|varsseveld|varva|varvara|varzea?|varzea
alegre|varzea da palma|varzea da roca|varzea do capivarita|varzea do poco|varzea grande|varzea
nova|varzea
paulista|varzedo|varzelandia|varzi|varzo|varzob|vasa?|vasai-virar|vasanello|vascon?|vashon|vasia|vasil
levski|vasilevo|vasilika|vasilivka|vasilkov|vasilov|vasilovtsi|vasilyovo|vasio|vaslui|vass|vassar?|vasse|vassouras?|vaste?|vasteras|vasterbottens
lan|vasternorrlands lan|vastervik|vastmanlands lan|vasto marina|vastogirardi|vastra gotalands
lan|vastra sahara|vasylkivka|vatakara|vaterstetten|vatica|vaticaanstad|vatican?|vatican
city|vaticano|vatikaanivaltio|vatikan|vatikanen|vatikanstadt|vatikanstaten|vatolla|vatra
dornei|vattaro|vatutina|vau-dejes|vaucelles|vaucluse?|vaud?|vauda canavese|vauda canavese
superiore|vaudreuil-dorion|vaulx|vaulx-lez-chimay|vaux-chavanne|vaux-et-borset|vaux-lez-rosieres|vaux-sous-chevremont|vaux-sur-sure|vava’u|vavrecka|vavrinec|vavrisovo|vavuniya|vaxjo|vayalpad|vayk|vazante?|vazec|vazovo|vazzano|vazzola|vdarbondh|ve-ne-zu-e-la|vecchiano|vecchiarello|vecchiazzano|vechec|vechelde|vechmaal|vechta|vechta-langforden|vedano
al lambro|vedano
olona|vedasandur|vedbæk|veddasca|vedegheto|vedelago|vedeseta|vedi?|vedia|vedrana|vedrare|vedrin|vedrina|vedronza|vedrovo|veduggio
con
colzano|veedersburg|veelerveen|veen|veendam|veenendaal|veenhuizen|veeningen|veenklooster|veenoord|veenwouden|veere|veerle|veessen|veflinge|vegachi|vegelinsoord|veggia|veggiano|veghel|veglie?|veglio?|vegreville|vehari|vehmaa|veiniseala|veitsch|vejano|vejby|vejen|vejers
strand|vejle|vejle øst|vejprty|vejstrup|veksø
sjælland|velabisht|velaine-en-haye|velaine-sur-sambre|velaines|velasca|velate?|velate
milanese|velaty|velbert|velbert-langenberg|velbert-neviges|velburg|velchevo|velcice|velddriel|veldegem|velden?|velden
am worther see|velden
vils|veldhoven|veldwezelt|velen?|velenje|veles?|velesin|veleso|velez?|velezzo
lomellina|velgast|velhe|velichkovo|velicna|velika britanija|velika gorica|velikaya
mikhailovka|veliki preslav|veliko tarnovo|veliko vojvodstvo luksemburg|veliky
novgorod|velina?|velingrad|velino|velizy-villacoublay|velka bites|velka bystrice|velka causa|velka
cierna|velka dolina|velka frankova|velka hradna|velka ida|velka lesna|velka lodina|velka
lomnica|velka maca|velka paka|velka trna|velke bierovce|velke bilovice|velke blahovo|velke
borove|velke chlievany|velke chyndice|velke drzkovce|velke dvorany|velke dvorniky|velke
hamry|velke hoste|velke kapusany|velke kosihy|velke kostolany|velke kozmalovce|velke
krstenany|velke levare|velke lovce|velke ludince|velke opatovice|velke orviste|velke
ozorovce|velke pavlovice|velke raskovce|velke revistia|velke ripnany|velke rovne|velke
slemence|velke trakany|velke turovce|velke uherce|velke ulany|velke vozokany|velke
zaluzie|velkovtsi|velkrop|velky biel|velky cepcin|velky cetin|velky dur|velky folkmar|velky
grob|velky hores|velky kamenec|velky kliz|velky krtis|velky kyr|velky lapas|velky lipnik|velky
meder|velky saris|velky senov|velky slavkov|velky
slivnik|vellahn|vellano|vellau|vellereille-le-sec|vellereille-les-brayeux|velletri|vellezzo
bellini|vellore|velm|velm-gotzendorf|velma?|velo d'astico|velo
veronese|velopolie|velp|velpke|velroux|velsen-noord|velsen-zuid|velserbroek|veltem-beisem|velten|veltrusy|velturno|velur|velusovce|velva|velvary|velzeke-ruddershove|vemb|vemmelev|ven-zelderheide|vena
superiore|venadillo|venado tuerto|venafro|venagrande|venaja|venancio aires|venaria
reale|venarotta|venas|venasca|venaus|venchan|vencimont|venco?|venda nova do imigrante|vendas
novas|vendee?|vendinha|vendoglio|vendome|vendone|vendrogno|venebrugge|venecia?|venecuela|venegazzu|venegono
inferiore|venegono superiore|venere?|veneri?|venesuela|veneta?|venetico|venetico marina|venetico
superiore|venets|venezia?|venezia mestre|venezuela|venezuelska bolivarovska
republika|venezwela|venezzano|vengurla|venha-ver|venhorst|venhuizen|veniano|venice?|venkatgiri|venkatgirikota|venlo?|venosa?|venray|ventania?|ventaquemada|venticano|ventimiglia|ventimiglia
di
sicilia|ventoso?|ventotene|ventschow|ventspils|ventura?|venturina?|venturosa?|venusio|venzone|veppo|vera
cruz|vera cruz do oeste|veracruz?|verano
brianza|veranopolis|veraval|verbania|verbano-cusio-ossola|verbicaro|vercana|verceia|vercelli?|vercheres|verchiano|vercurago|verdejante?|verdellino|verdello|verden
aller|verden-walle|verderio|verderio inferiore|verderio
superiore|verdesina|verdings|verdins?|verdun?|verduno|vere?|vereeniging?|vereinigte arabische
emirate|vereinigte staaten|vereinigte staaten von amerika|vereinigtes konigreich|veren?|verenigd
koninkrijk|verenigde arabische emiraten|verenigde staten|verentsi|verezzo|vergano di
borgomanero|vergano
villa|vergara?|vergas?|vergato|vergemoli|vergennes|verghera|verghereto|vergiano|vergiate|vergnacco|vergnasco|vergnies|verhnedneprovsk|verhnedvinsk|verica|veringenstadt|verishen|verissimo?|verkhovyna|verl|verla|verlaine?|verlee|vermegliano|vermenton|vermezzo|vermicino|vermiglio?|vermilion?|vermillion?|vermont?|vern-sur-seiche|verna?|vernagt|vernal?|vernante|vernar|vernasca|vernate|vernazza|vernerice|vernetto|verneuil-sur-avre|verneuil-sur-seine|vernier?|vernio|vernole|vernon?|vernon
township|vernonia|vernue|vero
beach|verocai|verolanuova|verolavecchia|verolengo|veroli|verona?|veronella|verrand|verrayes|verrebroek|verrecchie|verres?|verretto|verrone|verrua
po|verrua savoia|versa?|versailles?|versalles|versano?|verschneid|versmold|versoix|vert?|vertemate
con
minoprio|vertentes?|vertop|vertou|vertova|vertrijk|vertus?|verucchio|veruno|verviers|vervio|vervo|verza|verzegnis|verzella|verzino|verzuolo|vesale|vesanto|vescovado|vescovana|vescovato|vesele|veselets|veseli
nad
luznici|veselina|veselinove|veselinovo|vesilahti|vesime|vesio|veslets|vesløs|vesoul|vespasiano|vespolate|vesqueville|vessa|vessalico|vessem|vest-agder|vestavia
hills|vestbjerg|vestea|vestenanova|vester skerninge|vesterborg|vestervig|vestfold|vestigne|vestola
ghiare|vestone|vestreno|vestsahara|veszprem|vetas?|veteli|veterna
poruba|veternigo|vethuizen|vetka|vetlanda|vetovo|vetralla|vetrego|vetren|vetrino?|vetriolo?|vetschau|vettelschoss|vettica
pastena|vetto|vettweiss|vetulonia|veulen?|veurne|vevay|veveri|vevey|veyrier|vezenkovo|vezin|vezon|vezza
d'alba|vezza d'oglio|vezzan|vezzano|vezzano ligure|vezzano sul crostolo|vezzi
portio|vezzo?|vezzola|via dei romani|via larga|via
piana|viaccia|viadana|viadanica|viadutos?|viagrande|vialba|viale?|vialfre|viamao|vian|viana?|viana
do alentejo|viana do castelo|vianden|viane|vianelli|vianen|vianen nb|viani|vianino|viano|vianocny
ostrov|vianopolis|viarago|viareggio|viarigi|viarmes|viarolo|viatosto|viazzano|vibo marina|vibo
valentia|vibo valentia marina|vibonati|viborg?|viby j|viby
sjælland|vicalvi|vicarello|vicari|vicchio|vicencia|vicente
dutra|vicentina?|vicentinopolis|vicenza|vichte|vichy?|viciomaggio|vicksburg?|vico?|vico
canavese|vico d'elsa|vico del gargano|vico di palma|vico equense|vico matrino|vico nel
lazio|vicobarone|vicobellignano|vicoboneghisio|vicofertile|vicoforte|vicoli?|vicolungo|vicomero|vicomoscano|viconago|vicopisano|vicosa?|vicosa
do ceara|vicovaro|vicovu de jos|vicovu de sus|victor graeff|victor harbor|victoria falls|victoria
river|victoria valley|victoriaville|victorica|victorville|vicuna mackenna|vidal
ramos|vidalengo|vidalia|vidardo|viddalba|videbæk|videgg|videira?|videle|vidiciatico|vidigal|vidigueira?|vidigulfo|vidin|vidisha|vidnava|vidor|vidracco|vidulis|viechtach|viedma|vieira
do
minho|vieiras?|vieiropolis|vielsalm|viemme|vienenburg|vienna?|vienne?|viepri|vierakker|viereck|vierema|vierhouten|vierhuizen|vierlingsbeek|viernheim|vierpolders|vierschach|viersel|viersen|vierset-barse|vierves-sur-viroin|vierzon|viesecke|vieselbach|vieska|vieska
nad zitavou|viesville|viet nam|vietman|vietna|vietnam|vietname|vietnamska demokraticka
republika|vietnamska socialisticka republika|vietri di potenza|vietri sul
mare|vieux-conde|vieux-genappe|vieux-waleffe|vieuxville|vievo|vieyes|vig-mnele|vigalzano|viganella|vigano|vigano
san martino|vigarano mainarda|vigarano
pieve|vigardolo|vigasio|vigatto|vigellio|vigevano|viggianello|viggiano|viggiu|vighignolo|vighizzolo|vighizzolo
d'este|vighizzolo di cantu|vigia del fuerte|vigilance?|vigiljoc|vigliano|vigliano
biellese|vigliano d'asti|vigliatore|vigna di valle|vignacastrisi|vignale|vignale
monferrato|vignale riotorto|vignanello|vignate|vigne?|vigne di castrovillari|vigne di
narni|vigneux-de-bretagne|vignola?|vignola falesina|vignole|vignole
borbera|vignolo|vignone|vigo?|vigo anaunia|vigo cavedine|vigo di cadore|vigo di fassa|vigo di
ton|vigo lomaso|vigo meano|vigo rendena|vigodarzere|vigoleno|vigolo|vigolo baselga|vigolo
marchese|vigolo
vattaro|vigolzone|vigone|vigonovo|vigonza|vigonzone|vigorovea|viguzzolo|vigy|vihti|viitasaari|vijapur|vijayanagaram|vijayawada?|vijayraghogarh|vijes|vijetnam|vijfhuizen|vijlen|vikartovce|vikbolandet|viking?|vikrabad|vila
boa|vila campinas|vila cristina|vila cruzeiro do sul|vila de jericoacoara|vila de rei|vila do
bispo|vila do conde|vila do maio|vila do porto|vila do v|vila extrema|vila flor|vila flores|vila
franca de xira|vila franca do campo|vila ipiranga|vila macauba|vila mandii|vila maria|vila
marques|vila nova|vila nova california|vila nova casa verde|vila nova da barquinha|vila nova de
cerveira|vila nova de famalicao|vila nova de gaia|vila nova de paiva|vila nova de poiares|vila
nova do sul|vila nova dos martirios|vila novo paraiso|vila pavao|vila pouca de aguiar|vila
real|vila residencial belo monte|vila residencial de tucurui|vila rica|vila santa fe|vila
seca|vila taboca|vila valerio|vila vargas|vila velha|vila velha de rodao|vila verde|vila
vicosa|vilathikulam|vildbjerg|vileyka|vilgertshofen|vilhelmina|vilhena?|vilia|vilimale|viljandi|vilkaviskis|villa
a roggio|villa adriana|villa agnedo|villa angela|villa badessa|villa baggio|villa
baldassarri|villa banale|villa bartolomea|villa basilica|villa bianca|villa bigioni|villa
biscossi|villa bissone|villa botteri|villa bozza|villa caldari|villa campanile|villa canale|villa
carcina|villa carlos paz|villa carmine|villa caro|villa castelli|villa castelnuovo|villa
ceccolini|villa celiera|villa ciambra|villa cipresso|villa clara province|villa col de'
canali|villa col dei canali|villa collemandina|villa constitucion|villa convento|villa
cortese|villa d'adda|villa d'adige|villa d'agri|villa d'aiano|villa d'alme|villa d'arco|villa
d'asolo|villa d'ogna|villa d'orri|villa de leyva|villa de maria|villa del bosco|villa del
conte|villa del foro|villa del rosario|villa del totoral|villa di baggio|villa di briano|villa di
chiavenna|villa di molvena|villa di serio|villa di teolo|villa di tirano|villa di tresana|villa di
villa|villa dolores|villa elce|villa estense|villa faraldi|villa fastiggi|villa favale|villa
felice|villa florida|villa fontana|villa fornaci|villa garibaldi|villa gesell|villa grande|villa
grove|villa guardia|villa hayes|villa inferno|villa iris|villa lagarina|villa latina|villa
lempa|villa literno|villa littorio|villa maria|villa mattoni|villa mercedes|villa mesa|villa
minozzo|villa moscosi|villa motta|villa musone|villa nueva|villa ojo de agua|villa oliveti|villa
ottone|villa pasquali|villa passo|villa paterno|villa pedergnano|villa petto|villa pigna|villa
poma|villa potenza|villa raspa|villa raverio|villa rendena|villa rica|villa ripa|villa
romagnoli|villa romana|villa rosa|villa rosa di martinsicuro|villa rovere|villa saletta|villa
salina|villa san agustin|villa san faustino|villa san filippo|villa san giovanni|villa san
giuseppe|villa san leonardo|villa san martino|villa san michele|villa san nicola|villa san
pietro|villa san romualdo|villa san sebastiano|villa san secondo|villa san vincenzo|villa
sant'angelo|villa sant'antonio|villa santa croce|villa santa lucia|villa santa maria|villa
santina|villa santo stefano|villa saviola|villa scontrone|villa serraglio|villa torre|villa
tucci|villa verde|villa verucchio|villa vicentina|villa vomano|villa
zaccheo|villabassa|villabate|villabella|villaberza|villabruna|villach|villachiara|villacidro|villadeati|villadoro|villadose|villadosia|villadossola|villafalletto|villafontana|villafranca|villafranca
d'asti|villafranca di medolla|villafranca di verona|villafranca in lunigiana|villafranca
padovana|villafranca piemonte|villafranca sicula|villafranca
tirrena|villafrati|villaga|villaganzerla|villagarzon|village de labelle|villaggi?|villaggio
aldisio|villaggio annunziata|villaggio argentina|villaggio boncore|villaggio brollo|villaggio
bucchi|villaggio busonera|villaggio coppola pinetamare|villaggio dei giovi|villaggio del
pescatore|villaggio del pino|villaggio del sole|villaggio eremo|villaggio frasso|villaggio
garbagnate|villaggio la quercia|villaggio laceno|villaggio le ginestre|villaggio madonna delle
grazie|villaggio mancuso|villaggio monte faito|villaggio montegrappa|villaggio mose|villaggio
paradiso|villaggio racise|villaggio san marco|villaggio santa barbara|villaggio snia|villaggio
sondalo|villagomez|villagrande|villagrande strisaili|villagrazia|villagrazia di
carini|villagreca|villaguattera|villaguay|villahermosa?|villair|villalago|villalba|villalfonsina|villalta|villalunga|villalvernia|villamagna|villamaina|villamar|villamaria|villamarzana|villamassargia|villamiroglio|villammare|villamontagna|villance|villanders|villandro|villaneto|villanova|villanova
biellese|villanova canavese|villanova d'albenga|villanova d'ardenghi|villanova d'asti|villanova
d'asti stazione|villanova de bellis|villanova del battista|villanova del ghebbo|villanova del
sillaro|villanova dello iudrio|villanova di bagnacavallo|villanova di camposampiero|villanova di
guidonia|villanova di san daniele|villanova marchesana|villanova mondovi|villanova
monferrato|villanova monteleone|villanova san pancrazio|villanova santa margherita|villanova
solaro|villanova strisaili|villanova sull'arda|villanova truschedu|villanova
tulo|villanovaforru|villanovafranca|villanovetta|villanterio|villanueva|villanuova sul
clisi|villaorba|villapaiera|villaperuccio|villapiana|villapiana lido|villapiana
scalo|villapiccola|villapinta|villapinzon|villapriolo|villaputzu|villar?|villar dora|villar
focchiardo|villar pellice|villar perosa|villar sampeyre|villar san
costanzo|villaraspa|villarazzo|villarbasse|villarboit|villareggia|villaregia|villareia|villaretto|villaretto
chisone|villaricca|villarios|villaromagnano|villarosa|villarotta|villarrica|villars-sur-glane|villasalto|villasanta|villascorciosa|villaseta|villasimius|villasmundo|villasor|villaspeciosa|villassio|villastanza|villastellone|villastrada|villastrada
umbra|villata|villate|villatora|villaurbana|villavallelonga|villaverla|villavesco|villavicencio|villavieja|villazzano|ville?|ville
di corsano|ville di fano|ville di lucoli|ville platte|ville sur
nus|ville-en-hesbaye|ville-marie|ville-pommeroeul|ville-sur-haine|villebon-sur-yvette|villecresnes|villedieu-sur-indre|villefranche|villefranche-de-rouergue|villefranche-sur-saone|villejuif|villemomble|villenbach|villeneuve?|villeneuve-d'ascq|villeneuve-la-guyard|villeneuve-le-roi|villeneuve-saint-georges|villeneuve-sur-lot|villeneuve-sur-yonne|villeparisis|villepinte|villepreux|villerose|villerot|villers-aux-tours|villers-cotterets|villers-deux-eglises|villers-devant-orval|villers-en-fagne|villers-l'eveque|villers-la-bonne-eau|villers-la-loue|villers-la-tour|villers-la-ville|villers-le-bouillet|villers-le-gambon|villers-le-lac|villers-le-peuplier|villers-le-temple|villers-lez-heest|villers-notre-dame|villers-perwin|villers-poterie|villers-saint-amand|villers-saint-ghislain|villers-saint-simeon|villers-sainte-gertrude|villers-sur-lesse|villers-sur-mer|villers-sur-semois|villerupt|villesse|villeta?|villetta
barrea|villetta sant'antonio|villette|villiers-sur-marne|villimpenta|villingen im
schwarzwald|villisca|villmar-aumenau|villnoss|villo|villongo|villorba|villore|villotta|villupuram|vilminore|vilminore
di
scalve|vilnius?|vilnyansk|vilonia|vilpia|vilpian|vilpiano|vils?|vilsbiburg|vilseck|vilshanka|vilsheim|vilshofen
niederbayern|vilshofen-pleinting|vilshofen-sandbach|vilsteren|vilvoorde|vimercate|vimioso?|vimmerby|vimodrone|vimpeli|vimperk|vinadio|vinalmont|vinarovo|vinarsko|vinca?|vincennes?|vincent?|vinchiana|vinchiaturo|vinchio|vinci?|vinco?|vindeln|vinderhoute|vinderup|vindicio
di formia|vindoli|vine grove|vineland?|vineuil|vineyard haven|ving long province|vingaker|vinh
long|vinh phuc|vinh phuc
province|vinhais?|vinhedo?|vinica?|vinicky|vinicne|vinishte|vinita|vinitsa|vinjamuru|vinkega|vinkel|vinkem|vinkenbuurt|vinkeveen|vinkivtsi|vinkovci|vinkt|vinne|vinnytsia|vinodol|vinograd|vinogradets|vinogradov|vinohrady
nad vahom|vinosady|vinovo|vintebbio|vintl|vinton|vinukonda|vinzaglio|vinzelberg|viol?|viole di
assisi|violet town|vione|viota|viotto|vipava|vipavski
kriz|vipiteno|vipperød|viqueque|viracacha|viradouro|virajpet|viramgam|viratnagar|virden|virelles|virgem
da lapa|virgilio?|virginal-samme|virginia?|virginia beach|virginia
city|virginopolis|virgolandia|virgoletta|virle piemonte|virle
treponti|virmond|virneburg|viro?|viroflay|viroinval|virolahti|viroqua|virovitica|virovitica-podravina|viroviticko-podravska|virovsko|virrat|virt|virton|virudhachalam|virudhunagar|virum|viry-chatillon|visakhapatnam?|visalia|visano|visavadar|visbek
kreis vechta|vische|visciano|visco?|visconde de maua|visconde do rio
branco|vise?|viserba|viserbella|viseu?|viseu de
sus|vishnevo|vishovgrad|visinale|vislanka|vislava|visna|visnadello|visnagar|visnja
gora|visnov|visnove|visogliano|visoka
polyana|visolaje|visome|visone?|vissandone|visselhovede|visselhovede-wittorf|vissenaken|vissenbjerg|visso|vista
alegre|vista alegre do abuna|vista alegre do alto|vista alegre do prata|vista gaucha|vista
serrana|vistahermosa|vistarino|vistrorio|vistuk|visvliet|vita?|vitanova|vitaz|vitazovce|vitebsk?|viterbo|viticuso|vitigliano|vitignano|vitinia|vitis|vitkov|vitkovce|vitneam|vito?|vito
d'asio|vitolini|vitor meireles|vitorchiano|vitorchiano stazione|vitoria brasil|vitoria da
conquista|vitoria das missoes|vitoria de santo antao|vitoria do jari|vitoria do
mearim|vitorino?|vitre?|vitriola|vitrival|vitry-le-francois|vitry-sur-seine|vitryssland|vittangi|vittel|vittoria?|vittorio
veneto|vittorito|vittuone|vitulano|vitulazio|viuf|viums|vivaro|vivaro
romano|vivegnis|viverone|vivo
d'orcia|vivy|vizayanagaram|vizcaya?|vizela?|vizovice|vizzero|vizzini|vizzola ticino|vizzolo
predabissi|vjetnam|vlaams-brabant|vlaardingen|vlaca|vlachovo|vlachovo
brezi|vlachy|vladica|vladimir?|vladimirescu|vladimirovo|vladimirovtsi|vladinya|vladislav|vlado
trichkov|vladslo|vlagtwedde|vlahita|vlamertinge|vlcany|vlckovce|vledder|vledderveen|vlekkem|vleteren|vleuten|vlezenbeek|vlieland|vlierden|vliermaal|vliermaalroot|vlierzele|vlijmen|vlijtingen|vlimmeren|vlissegem|vlissingen?|vlist|vlkas|vlkova|vlkovce|vlky|vllahine|vlodrop|vloesberg|vlore|vlotho|vlotho-exter|vo'
vecchio|vobarno|vobbia|vocca|vocklabruck|vocklamarkt|vocogno|vodecee|vodelee|voden|vodenichane|voderady|vodice|voditsa|vodnany|vodnjan|vodo
cadore|vodoley|vodskov|voerde
niederrhein|voeren?|voerendaal|vogelenzang|vogelwaarde|vogenee|voghenza|voghera|voghiera|vogogna|vogtareuth|vogtsburg
im kaiserstuhl|vohburg an der donau|vohenstrauss|vohl|vohrenbach|vohringen
iller|voiron|voitsberg|vojany|vojcice|vojens|vojka|vojka nad
dunajom|vojkovce|vojnany|vojnatina|vojtovce|vokil|vola?|volania|volano?|volargne|volary|voldomino|volendam|volga?|volgograd?|volica|volkach|volkegem|volkel|volkenschwand|volkenshagen|volkermarkt|volketswil|volklingen|volklingen-lauterbach|volkmarsen|volkovce|volkovysk|volla|vollan|vollenhove|vollezele|vollrathsruhe|volnogirsk|volnovaha|volochysk|volodarka|volodarsk-volynsky|volodarske|volodymyr-volynsky|volodymyrets|vologda|vologno|vologno
di sotto|volon|volongo|volos?|volovets|volovo|volozhin|volpago del
montello|volpara|volpedo|volpeglino|volpiano|volpke|vols am schlern|volser aicha|volta
grande|volta mantovana|volta redonda|volta region|voltaggio|voltago
agordino|voltana|volterra|voltido|voltlage|voltre|voltri|volturara appula|volturara
irpina|volturino|voluntari|volvera?|volyn|volyne|vomero|vondelingenplaat
rotterdam|voneche|voneshta voda|vonge|vonitsa|vonore|voorburg|voorde?|voorhees
township|voorheesville|voorhout|voormezele|voorschoten|voorst|voort?|voorthuizen|voran?|vorarlberg?|vorau|vorbach|vorbasse|vorchdorf|vorchten|vorden|vorden
kreis
vechta|vordernberg|vorderweidenthal|vorderweissenbach|vordingborg|vorno|vorokhta|voronezh?|voronovo|voroux-goreux|voroux-lez-liers|vorselaar|vorsen|vorst?|vorstenbosch|vortum-mullem|voru|vose|vosges?|voskepar|voskop|vosselaar|vosselare|vossem|votice|votorantim|vottem|vottignasco|votuporanga|vouvray?|vouzela?|vouziers|vovchansk|voves|voynika|voynyagovo|voyri|voyvoda|voyvodino|voyvodinovo|voyvodovo|voznesensk|vozokany|vrabevo|vrable|vrachantsi|vrachesh|vracov|vradievka|vradiste|vragender|vrakun|vrancea|vrani
kon|vranilovtsi|vranino|vranje|vranov nad
toplou|vranyak|vrasene|vratimov|vratsa|vrattsa|vrav|vrbnica|vrbno pod pradedem|vrbov|vrbova nad
vahom|vrbovce|vrbove|vrbovec|vrbovsko|vrchtepla|vreden|vredenheim|vredepeel|vreed-en-hoop|vreeland|vremde|vreren|vresovo|vresse-sur-semois|vrgorac|vrhnika|vricko|vries?|vriescheloo|vriezenveen|vrlika|vroenhoven|vroomshoop|vroutek|vrouwenakker|vrouwenparochie|vrouwenpolder|vrsatske
podhradie|vrutky|vseruby|vtackovce|vuccolo di
maiorano|vucht|vught|vugledar|vukan|vukovar|vukovar-srijem|vukovarsko-srijemska|vulcan?|vulcanesti|vulcano?|vulcano
porto|vuollerim|vuong quoc anh|vuren?|vurste|vuyyuru|vyalikaya
byerastavitsa|vyara|vyborna|vycapy|vychodna|vychodni timor|vychodny timor|vychodotimorska
demokraticka
republika|vydrany|vydrna|vydrnik|vyetnam|vyle-et-tharoul|vyrava|vyshgorod|vyskovce|vyskovce nad
iplom|vysluni|vysna boca|vysna hutka|vysna jablonka|vysna jedlova|vysna kamenica|vysna mysla|vysna
olsava|vysna pisana|vysna polianka|vysna rybnica|vysna sebastova|vysna sitnica|vysna slana|vysna
vola|vysne ladickovce|vysne nad hronom|vysne nemecke|vysne remety|vysne repase|vysne
ruzbachy|vysny caj|vysny hrabovec|vysny hrusov|vysny kazimir|vysny klatov|vysny komarnik|vysny
krucov|vysny kubin|vysny mirosov|vysny orlik|vysny slavkov|vysny tvarozec|vysny
zipov|vysocany|vysocina region|vysoka|vysoka nad kysucou|vysoka nad uhom|vysoka pri morave|vysoke
nad jizerou|vysoke tatry|vysoke veseli|vysokoplylya|vyssi brod|vytina|vyzhnytsia|vzhodna republika
urugvaj|vzhodni
timor|væggerløse|værløse|waadt?|waakirchen|waaksens|waal?|waalre|waals-brabant|waalwijk|waanrode|waarbeke|waardamme|waarde?|waardenburg|waarder|waardhuizen|waarland|waarloos|waarmaarde|waarschoot|waasmont|waasmunster|waasten|waaxens|wabash?|wabasha|wabern
hessen|wabush|wachtebeke|wachtendonk|wachtersbach|wachtum|wacken|waco?|waconia|wada|waddeweitz|waddinxveen|wadelincourt|wadena|wadenoijen|wadenswil|wadern|wadern-nunkirchen|wadersloh|wadersloh-diestedde|wadesboro|wadi?|wadi
atba|wadi el-gedid|wadi jeref|wadi keam|wading
river|wadrainagar|wadsworth|wagenberg|wagenborgen|wagener|wagenfeld|wagenfeld-strohen|wageningen|wagga
wagga|waghausel|waghodia|wagin|waging am
see|wagnelee|wagner?|wagoner?|wagoora|wagrain|wagrowiec|waha|wahiawa|wahlen?|wahlstedt|wahoo?|wahpeton|wahrenholz|waianae|waiblingen|waibstadt|waidbruck|waidhaus|waidhofen
an der thaya|waidhofen an der ybbs|waidring|waihi|waikerie|waikoloa
village|waillet|wailuku|waimanalo|waimate|waimea|wainfleet|waingapu|wainwright?|waiouru|waipahu|waipukurau|wairoa|waischenfeld|waitangi|waitchie|waitsfield|waizenkirchen|waja|wajima|wakarusa|wakayama?|wake
forest|wake island|wakeeney|wakefield?|wakkanai|wakken|wakool|walbrzych|walcha|walcha
road|walchandnagar|walchsee|walcott?|walcourt|wald?|wald am schoberpass|wald hohenz|wald
oberpfalz|wald-michelbach|waldbach|waldbockelheim|waldbreitbach|waldbrol|waldbrunn
odenwald|waldbrunn westerwald|waldburg
wurttemberg|walddrehna|waldeck-sachsenhausen|waldems|walden?|waldenbuch|waldenburg
sachsen|waldenstein|walderbach|waldfeucht|waldfischbach-burgalben|waldhausen|waldheim
sachsen|waldkappel|waldkirch breisgau|waldkirchen am wesen|waldkirchen
niederbayern|waldkraiburg|waldmunchen|waldmunchen-geigant|waldo?|waldoboro|waldorf?|waldport|waldrach|waldron|waldsassen|waldshut|waldsolms|waldthurn|waldzell|walem|wales?|walewale|walferdange|walferdingen|walgett|walhain|walhain-saint-paul|walhalla?|walhorn|walkaway?|walkendorf|walkenried|walker?|walker
flat|walkerston|walkersville|walkerton|walkertown|wall ferraz|wall lake|walla
walla|wallace?|wallaceburg|wallacedale|wallanthery|walldorf
baden|walldurn|walldurn-altheim|walldurn-rippberg|wallendbeen|wallendorf
luppe|wallenfels|wallenhorst|waller?|wallerfangen|wallerfing|wallern im
burgenland|wallersdorf|wallhalben|wallhausen nahe|wallhausen sachsen-anhalt|wallhausen
wurttemberg|wallingford|wallis?|wallis a futuna|wallis and futuna|wallis dan futuna|wallis e
futuna|wallis en futuna|wallis es futuna|wallis i futuna|wallis och futuna|wallis und
futuna|wallis y futuna|wallis-et-futuna|wallis-och
futunaoarna|wallisellen|wallkill|wallmerod|wallsee|wallstawe|wallumbilla|walnut?|walnut
cove|walnut creek|walnut grove|walnut
ridge|walpole?|walsall?|walsbets|walschleben|walsenburg|walsh river|walshoutem|walsleben bei
neuruppin|walsoorden|walsrode|walsrode-kirchboitzen|walsrode-stellichte|walsrode-westenholz|walte|walten?|waltenhofen|waltenhofen-oberdorf|walterboro|walters?|waltershausen
thuringen|walterswald|waltham|walting kreis eichstatt|walton?|waltrop|waltwilder|walvis
bay|walwa|walworth|walyurin|walzbachtal|wambeek|wamego|wamel|wamena|wampsville|wanaka|wanaparthy|wanatah|wanbi|wancennes|wanci|wandearah
east|wanderlandia|wanderley|wanderup|wandlitz|wandoan|wandre|wanfercee-baulet|wanfried|wanganella|wanganui|wangaratta|wange|wangels|wangen?|wangen
im
allgau|wangen-leupolz|wangenies|wangerland|wangerland-hooksiel|wangerland-horumersiel|wangerooge|wani|wanilla|wankaner|wankendorf|wanlin|wannamal|wanne|wanne-eickel|wannebecq|wannegem-lede|wanneperveen|wanneroo|wanroij|wansin|wanssum|wanswert|wantabadgery|wanze|wanzele|wanzer|wanzleben|wapakoneta|wapato|wapello|wapenveld|wappingers
falls|wapse|wapserveen|warangal|waraseoni|waratah|warboys|warburg|warburg-scherfede|warburton|warchin|warcoing|wardak|wardenburg|warder?|wardha|wardhannapet|wardin|wards
river|ware?|ware shoals|waregem|wareham|waremme|waren?|waren
muritz|warendorf|warendorf-hoetmar|warendorf-milte|waret-l'eveque|waret-la-chaussee|warffum|warfhuizen|warfstermolen|warialda|warin|warisoulx|warkworth|warlydwarud|warm
springs|warmbad|warmenhuizen|warmensteinach|warminsko|warminster|warmond|warmquelle|warmsen|warnant|warnant-dreye|warner?|warner
robins|warns?|warnsveld|warooka|waroona|warora|warquignies|warra|warracknabeal|warradarge|warragul|warralakin|warralonga|warrawidgee|warrego|warren?|warrens?|warrensburg|warrenton|warrenville|warri|warrington?|warrnambool|warroad|warrumbungle|warsage|warsaw?|warstein|warstein-allagen|warstiens|warszawa|wartberg
an der krems|wartburg?|warten?|wartenberg
oberbayern|warth|wartmannsroth|warwick?|warwickshire?|warzee|wasaga
beach|wasco|waseca|washburn|washim|washington?|washington ct hs|washington d.c.|washington
state|washingtonville|washougal|wasilla|waskemeer|waskom|wasmes|wasmes-audemez-briffoeil|wasmuel|waspik|wasseiges|wasselonne|wassenaar|wassenberg|wasserbillig|wasserburg
am inn|wasserleben|wassertrudingen|wasungen|watampone|watansoppeng|watchem|watchet|water
mill|water valley|waterberg plateau
park|waterboro|waterbury?|waterdown|wateren?|waterford?|waterford
township|watergang|waterhouse|waterhuizen|wateringen|waterland-oudeman|waterlandkerkje|waterloo?|watermaal-bosvoorde|watertown|waterville|watervliet|watford|watford
city|wathar|wathena|watheroo|wathlingen|watkins
glen|watkinsville|watonga|watou|watrous|watseka|watson
lake|watsontown|watsonville|wattens|wattignies|wattripont|watykan|waubaushene|wauchula|wauconda|waudrez|waukee|waukegan|waukesha|waukon|waulsort|waunakee|waupaca|waupun|waurika|wausau|wausaukee|wauseon|wauthier-braine|wautoma|wauwatosa|waver?|waverley?|waverly|waverveen|wavre|wavreille|wavrin|wawa|waxahachie|waxhaw|waxweiler|wayaux|waycross|wayland?|waymart|wayne?|waynesboro|waynesburg|waynesfield|waynesville|waynoka|wayzata|wazirganj|wałbrzych|wałcz|weare|weatherford|weatherly?|weaverville|webb
city|webbekom|webberville|webster?|webster city|webster
springs|wechelderzande|wechmar|wechselburg|wedde?|wedderburn|wedel|wedemark|wedge?|wedowee|wedza|wee
elwah|wee waa|weedon|weedsport|weelde?|weelong|weemelah|weener|weeping
water|weerde?|weerselo|weert?|weesenstein|weesp|weetaliba|weethalle|weeze|wefensleben|weferlingen|wegberg|wegberg-rodgen|wegeleben|wegenstedt|wegnez|wegry|wegscheid|wegscheid
niederbayern|wehe-den hoorn|wehl|wehr baden|wehretal|wehrle
drive|weibern|weibersbrunn|weichensdorf|weicherdange|weicherdingen|weichselboden|weida|weiden in
der oberpfalz|weidenbach bei gerolstein|weidenbach mittelfranken|weidenberg|weidenthal
pfalz|weidman|weidum|weierbach|weifang|weihai|weiherhammer|weihmichl-unterneuhausen|weihnachtsinsel|weikersheim|weikertschlag
an der thaya|weil der stadt|weilburg|weiler-simmerberg|weilerbach|weilerswist|weilheim an der
teck|weilheim in oberbayern|weilheim kreis
waldshut|weillen|weilmunster|weilmunster-wolfenhausen|weilrod|weimar?|weimar
thuringen|weinan|weinbohla|weinfelden|weingarten baden|weinheim
bergstr|weins-isperdorf|weinsberg|weipa|weirsdale|weirton|weischlitz|weiser?|weiskirchen
saar|weismain|weismes|weissbriach|weissenbach|weissenbach am lech|weissenbach an der
triesting|weissenberg sachsen|weissenborn-luderode|weissenburg in
bayern|weissenburg-suffersheim|weissenfels|weissenfels sachsen-anhalt|weissenhorn|weissenkirchen
in der wachau|weissensberg|weissensee|weissenstadt|weissenstein|weissenthurm|weisswasser|weisweil
breisgau|weitensfeld im
gurktal|weitental|weitersfeld|weitersfelden|weiterstadt|weiteveen|weitnau|weitra|weiz|wejherowo|wekerom|welaka|welch?|welden|welden
bei augsburg|welkenraedt|welkom?|well l|welland?|welle|welle nordheide|wellen|wellen
mosel|wellerlooi|wellesley?|wellfleet|wellheim|wellin|wellingborough|wellingrove|wellington?|wellman|wells?|wellsboro|wellsburg|wellston|wellsville|wellton|wels|welsberg|welschbillig|welschellen|welschen
ennest|welschneudorf|welschnofen|welsh?|welshpool|welsleben|welsum|welver|welwyn garden
city|welzheim|welzow|wemding|wemeldinge|wemen|wemmel|wenatchee|wenceslau braz|wenceslau
guimaraes|wenchi|wendeburg|wendell?|wendelstein|wenden sudsauerland|wendisch rietz|wendlingen am
neckar|wenduine|wenezuela|wenna|wennigsen deister|wenns|wenshan|wensin|wentworth?|wentzville|wenum
wiesel|wenzenbach|wenzhou|wepion|werbach-gamburg|werbach-wenkheim|werben elbe|werbig bei
juterbog|werbomont|werchter|werdau|werdau sachsen|werder
havel|werdohl|werfen?|werfenweng|wergea|weris|werken?|werkendam|werkhoven|werl|werlte|werm|wermelskirchen|wermsdorf|wernberg|wernberg-koblitz|werne|werneck|werneuchen|wernhout|wernigerode|wernshausen|werribee|werrimull|wershofen|wertach|wertheim|wertheim-dertingen|werther
westfalen|wertingen|wervershoof|wervik|wes-kaap|wesel|wesel-bislich|wesel-buderich|wesenberg|wesendorf
kreis gifhorn|wesepe|weseram|weslaco|wesley chapel|wespelaar|wesselburen|wesseling
rheinland|wessem|wessington spgs|wessling|wessobrunn|west addis ababa zone|west alexandria|west
azarbaijan|west bank|west bend|west bengal|west berkshire|west bloomfield township|west
boylston|west branch|west burlington|west chester|west chicago|west cilacap|west columbia|west
covina|west des moines|west dunbartonshire|west end|west fork|west frankfort|west grove|west
hartford|west haven|west helena|west herzegovina canton|west heslerton|west hollywood|west
islip|west jefferson|west jordan|west lafayette|west lebanon|west liberty|west lothian|west
memphis|west middlesex|west midlands|west milford|west milton|west monroe|west newbury|west
newton|west nicholson|west nipissing|west orange|west palm beach|west plains|west point|west
portsmouth|west richland|west river|west rutland|west sacramento|west salem|west seneca|west
spring creek parkway|west sussex|west terre haute|west union|west unity|west vancouver|west
virginia|west winfield|west wyalong|west yellowstone|west yorkshire|west
zone|west-graftdijk|west-terschelling|west-vlaanderen|westbank|westbeemster|westborough|westbroek|westbrook|westbury|westby|westcliffe|westdorp|westdorpe|westelijke
sahara|westende|westendorf|westendorf bei
kaufbeuren|westendorp|westensee|westerau|westerbeek|westerbork|westerbroek|westerburg
westerwald|westeremden|westergeest|westerhaar-vriezenveensewijk|westerham|westerholt
ostfriesland|westerhorn|westerhoven|westerkappeln|westerkappeln-velpe|westerland|westerlee|westerlo|westerly?|western
australia|western flat|western region|western sahara|western samar|western
springs|westernieland|westernport|westerstede|westerstede-ocholt|westervelde|westerville|westervoort|westerwijtwerd|westfehmarn|westfield|westford|westgrove|westhem|westhoek|westhofen
rheinhessenen|westkapelle|westkerke|westknollendam|westlake|westland|westlock|westmaas|westmalle|westmar|westmeath|westmeerbeek|westminster?|westmoreland|weston?|weston-super-mare|westonia|westouter|westoverledingen|westport|westrem|westrozebeke|westsahara|westville|westvleteren|westwego|westwood|westwoud|westzaan|wetaskiwin|wetering|weteringbrug|wetherby|wethersfield|wetsens|wetsinge|wetter
hessen|wetter ruhr|wetteren|wettin|wettingen|wettringen kreis steinfurt|wettringen
mittelfranken|wettrup|wetumpka|wetzikon|wetzlar|weurt|wevelgem|wewahitchka|wewelsfleth|wewoka|wexford?|weyarn|weyauwega|weybridge|weyburn|weyer|weyerbusch|weyers
cave|weyhe bei bremen|weymouth?|weyregg am
attersee|wez-velvain|wezemaal|wezembeek-oppem|wezep|wezeren|wezup|wezuperbrug|whakatane|whaleback?|whangamata|whangarei|wharminda|wharton?|whatton|wheatfield|wheatland|wheatley?|wheaton|wheeler?|wheelersburg|wheeling?|whim?|whiporie|whistler?|whitby|whitchurch|whitchurch-stouffville|white
bluff|white castle|white cliffs|white cloud|white hall|white haven|white house|white lake
township|white pigeon|white pine|white plains|white river junction|white salmon|white slphr
spgs|whitecourt|whitefield?|whitefish?|whitehall?|whitehaven|whitehorse?|whitehouse|whiteland|whitemark|whiteriver|whitesboro|whitesburg|whitesville|whiteville|whitewater?|whitewright|whiting?|whitinsville|whitley
city|whitman?|whitmore lake|whitney?|whitney
point|whittier?|whittlesea|whitwell|whorouly|whyalla?|wialki
north|wiangaree|wiarton|wibrin|wichelen|wichita?|wichita falls|wichmond|wick?|wickede
ruhr|wickenburg|wickepin|wickepin east|wickham|wickliffe?|wicklow?|widden
valley|widgeland|widooie|wieda|wiedenbruck|wiedensahl|wiefelstede-spohle|wiehl|wiekevorst|wielenberg|wielka
brytania|wielkopolskie|wielsbeke|wielun|wien?|wiener
neustadt|wienerbruck|wienhausen|wier?|wierde|wierden|wieren|wieringerwaard|wieringerwerf|wiers|wierum|wiesau|wiesbaden?|wieselburg|wiesen?|wiesen
unterfranken|wiesenburg
mark|wiesenfelden|wiesensteig|wiesentheid|wiesenttal|wiesloch|wiesmath|wiesme|wiesmoor|wiesmoor-marcardsmoor|wietmarschen|wietmarschen-lohne|wietnam|wietze|wietzen|wietzendorf|wieze|wigan?|wiggensbach|wiggins?|wigton|wigtown|wiheries|wihogne|wijchen|wijchmaal|wijckel|wijdenes|wijdewormer|wijer|wijgmaal|wijhe|wijk
aan zee|wijk bij duurstede|wijk en
aalburg|wijlre|wijnaldum|wijnandsrade|wijnbergen|wijnegem|wijngaarden?|wijnjewoude|wijshagen|wijster|wijtschate|wilber?|wilbertoord|wilbraham|wilbur?|wilburgstetten|wilburton|wilcannia|wild
rose|wildalpen|wildberg bei altentreptow|wildberg brandenburg|wildberg
wurttemberg|wildbergerhutte|wildeck-honebach|wildeck-obersuhl|wildenfels|wilderen|wildervank|wildeshausen|wildflecken|wildomar|wildon|wildpoldsried|wildschonau|wildwood?|wilfersdorf|wilga|wilgoyne|wilhelminadorp|wilhelminaoord|wilhelmsburg|wilhelmsdorf
wurttemberg|wilhelmsfeld|wilhelmshaven|wilhelmsthal
oberfranken|wilhering|wilhermsdorf|wilkes-barre|wilkesboro|wilkow|wilkur|willalooka|willandra
lakes|willard?|willaupuis|willaura|willcox|willebadessen|willebadessen-peckelsheim|willebringen|willebroek|willemeau|willemsoord|willemstad?|willendorf|willerzie|williamnagar|williams?|williams
lake|williamsburg?|williamson?|williamsport|williamston|williamstown|williamsville|willich|willich-anrath|willimantic|willingboro|willingen
upland|willingshausen|willis?|williston|willits|willmar|willoughby|willow?|willow creek|willow
grove|willow springs|willow street|willow tree|willowie|willows?|wills
point|willsboro|willstatt|willunga|wilmette|wilmington?|wilmore|wilnis|wilnsdorf|wilp|wilpena|wilrijk|wilsdruff|wilsele|wilskerke|wilson?|wilsonville|wilster|wilsum|wilton?|wiltshire?|wiltz|wiluna|wimberley|wimmertingen|winamac|wincanton|winchelsea
south|winchendon|winchendon vale|winchester?|wind gap|windber|windbergen|winde|windeck
sieg|windegg|winder?|windera|windesheim|windeyer|windhaag bei freistadt|windhaag bei
perg|windham|windhoek?|windhof|windischeschenbach|windischgarsten|windom|windorf-otterskirchen|window
rock|windraak|windsbach|windsor?|windsor forest|windsor locks|windsor
north|winenne|winfield?|wingate|wingdale|wingeel|wingene|wingham|wingles|wingst|winkel?|winklarn|winkler|winklern|winksele|winlock|winnaleah|winneba|winnebach|winnebago?|winneconne|winnemucca|winnenden|winnetka|winneweer|winnfield|winnie?|winningen
mosel|winningen sachsen-anhalt|winnipeg?|winnsboro|winnweiler|winona|winschoten|winsen
aller|winsen
luhe|winsen-meissendorf|winsen-tonnhausen|winslow|winssen|winsted|winston-salem|winsum|wintelre|winter
garden|winter haven|winter park|winter springs|winterbach soonwald|winterberg
westfalen|winterberg-niedersfeld|winterberg-siedlinghausen|winterhaven|winterlingen|winterport|winters?|winterset|wintershoven|winterswijk|winterswijk
brinkheurne|winterswijk corle|winterswijk henxel|winterswijk huppel|winterswijk kotten|winterswijk
meddo|winterswijk miste|winterswijk ratum|winterswijk
woold|winterthour|winterthur|winterville|winthrop?|winton?|wintzenheim|winzendorf-muthmannsdorf|wipperfurth|wippra|wirdum|wirdum
gn|wirrega|wirrinya|wirrulla|wisbech|wiscasset|wischhafen|wisconsin?|wisconsin dells|wisconsin
rapids|wisemans
ferry|wishek|wismar?|wisner|wissembourg|wissen?|wissenkerke|wit-rusland|witbank|witharen|witmarsum|witney|witry|witte
paarden|wittelsheim|wittelshofen|wittelte|wittem|witten?|wittenberg?|wittenberge|wittenburg|wittenheim|wittenoom|witteveen|wittgensdorf
bei
chemnitz|wittibreut|wittichenau|wittighausen|wittingen|wittingen-knesebeck|wittingen-ohrdorf|wittingen-radenbeck|wittislingen|wittlich|wittmannsdorf-buckchen|wittmund|wittmund-ardorf|wittmund-burhafe|wittmund-carolinensiel|wittmund-funnix|wittorf
kreis luneburg|wittstock|wittstock
dosse|witvlei|witzenhausen|witzin|wiuwert|wjelsryp|wloclawek|wobbelin|woburn|wodan|wodecq|wodzisław
slaski|woensdrecht|woerden|woerdense verlaat|woesten|wognum|wohlen|wohrden
dithmarschen|wokha|wokuhl|wolcott|wolcottville|woldegk|woldendorp|woldia|wolenchiti|wolenkomi|wolf
point|wolfach|wolfeboro|wolfegg|wolfen|wolfenbuttel|wolfern|wolfersheim|wolfforth|wolfhagen|wolfheze|wolframs-eschenbach|wolfratshausen|wolfsberg|wolfsberg
im
schwarzautal|wolfsburg|wolfsburg-fallersleben|wolfsburg-neindorf|wolfsburg-vorsfelde|wolfsgruben|wolfshagen
bei perleberg|wolfstein pfalz|wolfville|wolgast|wolkenburg
mulde|wolkenstein|wolkersdorf|wolkersdorf im
weinviertel|wolkite|wolkramshausen|wolkrange|wollar|wollayta|wollin bei
brandenburg|wollomombi|wollongong?|wollstadt|wollstein
rheinhessen|wolmirstedt|wolnzach|wolpertswende|wolphaartsdijk|wolsfeld|wolsickendorf|wolsum|wolterdingen
schwarzw|woltersum|wolvega|wolverhampton?|wolvertem|wolvi|wombelano|wombeyan
caves|womboota|womelsdorf|wommelgem|wommels|wommersom|wonago|wonboyn lake|wonck|wonda
basha|wondai|wondelgem|wonder lake|wongan
hills|wonji|wonogiri|wons|wonsan|wontergem|wonthaggi|wood
river|woodanilling|woodbine?|woodbridge?|woodbridge
township|woodburn|woodbury|woodenbong|woodend|woodford|woodhouse|woodhouselee|woodlake|woodland?|woodland
hills|woodland park|woodruff?|woods
point|woodsfield|woodside|woodstock?|woodstown|woodsville|woodville|woodward?|woogenilup|wooli|woolooga|woolsthorpe|woomelang|woomera?|woonsocket|woorabinda|wooster?|wootton|worb|worbis|worcester?|worcestershire?|wore-ilu|worgl|workington|worksop|workum|worland|worlitz|wormbridge|wormeldange|wormeldingen|wormer|wormerveer|wormhout|worms-pfeddersheim|wormstedt|worota|worpswede|worpswede-ostersode|worrstadt|wortegem|wortegem-petegem|wortel?|worth
am rhein|worth an der donau|worth an der
isar|worth-buchelberg|worth-schaidt|worthing|worthington|woubrechtegem|woubrugge|woudbloem|woudenberg|woudrichem|woudsend|woumen|wouw?|wouwse
plantage|wowan|wołomin|wrangell?|wrattonbully|wray|wredenhagen|wremen|wrens?|wrentham|wrestedt|wrexham|wriedel|wriezen|wright
city|wrightstown|wrightsville|wrightwood|wroclaw?|wrocław|wrohm|wrzesnia|wubin|wubin
west|wuchale|wudinna|wudu|wuhai|wuhan?|wuhu?|wukari|wukro|wulfen sachsen-anhalt|wulfersdorf bei
wittstock|wulfershausen
unterfranken|wulfrath|wulfsen|wulpen|wulvergem|wulveringem|wulzeshofen|wunkar|wunnenberg|wunnenberg-haaren|wunsdorf|wunsiedel|wunstorf|wunstorf-grossenheidorn|wuppertal?|wuqiu|wurmannsquick|wurselen|wurtsboro|wurzbach|wurzburg|wurzen|wustenrot|wusterhausen
dosse|wusterhusen|wustermark|wusterwitz|wustheuterode|wustrau-altfriesack|wustrow kreis
mecklenburg-strelitz|wustrow ostseebad|wustrow
wendland|wutach|wutha-farnroda|wutike|wutoschingen|wuustwezel|wuwei|wuxi|wuzhong|wuzhou|wyaga|wyalkatchem|wyalusing|wyandotte?|wyanga|wybrzeze
kosci słoniowej|wycheproof|wyckoff|wyk auf
fohr|wylie?|wymeer|wymondham|wymore|wynarka|wyndham|wynne|wynnewood|wyns|wynyard|wyoming?|wyong|wyszkow|wytgaard|wytheville|włochy|włocławek|xa-moa|xai-xai|xambioa|xambre|xan
lu-xi|xan ma-ri-no|xan vin-xen va gre-na-din|xan-kit va
ne-vi|xangri-la|xanten|xanten-marienbaum|xanthi|xanxere|xao to-me va
prin-xi-pe|xapuri|xavantina|xaxim|xay-sen|xe-ne-gan|xelvachauri|xenia?|xexeu|xhafzotaj|xhendelesse|xhendremael|xhoris|xi-e-ra
le-on|xi-ri|xiamen?|xian?|xiangfan|xiangtan|xiangxi|xiangyang|xianning|xiantao|xianyang|xiaogan|xichang|xifeng|xigaze|xile|xilin|xilingol|xin-ga-po|xina|xingo?|xingtai|xinguara|xingyi|xining|xinxiang|xinyang|xinyu|xinzhou|xipre|xique-xique|xishuangbanna|xitta|xlo-va-ki-a|xlo-ven-ni-a|xo-ma-li|xoa-di-len|xobi|xorvatiya|xri
lan-ca|xu-ri-nam|xu-đang|xuancheng|xuchang|xulo|xuzhou?|xylagani|xylokastro|y-e-men|ya'an|yaan|yaapeet|yabalkovo|yabassi|yabello|yablanitsa|yablanovo|yabmana|yabulu|yachats|yackandandah|yacolt|yacopi|yacuanquer|yadgiri|yadkinville|yaeyama
district|yagoda|yagodina|yagodovo|yagotin|yagoua|yaguara|yahinovo|yakapari|yakima?|yakimivka|yakimovo|yako|yakoruda|yakumo|yakushima|yalca|yale?|yalgoo|yali|yallalong|yalova|yamaga|yamagata?|yamaguchi|yamalo-nenets
autonomous
district|yaman|yamanashi|yamatotakada|yamayka|yambacoona|yambol|yame|yamhill|yamna|yamoussoukro?|yampil|yamunanagar|yanai|yanaizu|yanan|yanbian|yanbian
zhou|yanceyville|yancheng|yanchep|yandanooka|yandaran|yangjiang|yangkiyang|yangon?|yangquan|yangzhou|yankalilla|yankovo|yankton|yantai|yantis|yantra|yaounde?|yaponiya|yaracuy|yarck|yardimli|yardley|yardzhilovtsi|yarebitsa|yaringa|yarlovo|yarmolintsy|yarmouth?|yaroslavl?|yarrabandai|yarragrin|yarram|yarraman|yarrawonga|yarrie
lake|yarrowitch|yarumal|yaruu|yasen|yasenkovo|yasenovets|yasenovo|yasinovata|yass|yastrebovo|yasugi|yasuzuka|yates
center|yatsushiro|yavan|yavarate|yaven
creek|yavlenka|yavorets|yavoriv|yavorovo|yawal|yawatahama|yayo?|yazd province|yazdach|yazoo
city|ybbs an der donau|ybbsitz|yby
ja'u|yealering|yebu|yeelanna|yefren|yeghegnadzor|yeghegnut|yeghvard|yeji|yeka i|yeka ii|yeka rss
iii|yelamanchili|yelarbon|yelavaram|yelbeni|yelburga|yeleswaram|yellandu|yellanuru|yellapur|yellareddy|yellow
springs|yellow waters|yellowknife?|yellville|yelm|yelpin|yelsk|yemen|yen bai|yen bai
province|yenagoa|yenakievo|yenda|yendi|yeni kaledoniya|yeni
zelandiya|yeola|yeotmal|yeoval|yeovil|yeppoon|yercaud|yerecoin|yereu|yerevan?|yerington|yernee-fraineux|yerragondapalem|yerres|yerrinbool|yerseke|yerusalimovo|yetholme|yetman|yevlakh|yevlax|yhdistyneet
arabiemiirikunnat|yhdistynyt kuningaskunta|yhdysvallat|yibin|yibuti?|yichang|yichun|yilgarn
south|yinchuan|yingkou|yingtan|yining|yinnar|yirga-chefe|yirgalem|yiyang|ylitornio|ylivieska|ylojarvi|yoakim
gruevo|yoakum|yoglav|yogyakarta|yoichi|yokaichi|yokaichiba|yokkaichi|yokohama?|yokosuka?|yokote|yola?|yolanda?|yolla|yolombo|yonago|yondo|yonezawa|yongzhou|yonkers?|yonkovo|yonne?|yopal|yorba
linda|yordania|york springs|yorketown|yorkrakine|yorkton|yorktown?|yorktown
heights|yorkville|yoro|yoshino|yotoco|youghal|yougoslavie|young
harris|youngstown?|youngsville|yountville|yozgat|ypaja|ypane|ypecolsga|ypern|ypres?|ypsilanti?|yreka|ysbrechtum|ysselsteyn|yssingeaux|ystad|yuasa|yuba
city|yubari|yucaipa|yucatan?|yucca valley|yudelnik|yueyang|yukon?|yukon
territory|yukuhashi|yulara|yuleba|yulee|yulievo|yulin|yuma?|yumali|yumbo?|yuna|yuna
east|yunani|yunanıstan|yuncheng|yundum|yunfu|yunta?|yuper|yurievka|yurihonjo|yurukovo|yuscaran|yushu|yutz|yuxi|yuzawa|yuzhnoukrainsk|yvelines|yverdon|yverdon-les-bains|yves-gomezee|yvetot|yvoir|zaamar|zaamslag|zaandam|zaandijk|zabardo|zaberfeld|zabiedovo|zabki|zabok|zabokreky|zabokreky
nad
nitrou|zabol|zabolotov|zaborie|zaborske|zabrze?|zacapu|zacarias?|zacatecas?|zaccanopoli|zaccheo|zachary?|zachepilivka|zachodniopomorskie|zacler|zadar|zadarska|zadiel|zafarabad|zaffelare|zafferana
etnea|zafferia|zafirovo|zagan|zagarise|zagarolo|zagatala|zagazig?|zagora|zagore|zagorje ob
savi|zagortsi|zagrazhden|zagreb?|zagrebacka|zahirabad|zahna|zahor|zahorska
ves|zahra|zahradne|zaire?|zairska
republika|zaisan|zajecar|zakamenne|zakarovce|zakarpattia|zakopane|zakopcie|zakovce|zakupy|zakynthos|zala?|zalaba|zalaegerszeg|zalau|zalec|zalesie|zalishchiki|zalk|zalobin|zaltbommel|zaluzice|zamania|zamarovce|zambales|zambana|zamberk|zambia|zambie|zambija|zambijska
republika|zambiya|zambja|zamboanga del norte|zamboanga del sur|zamboanga
sibugay|zambrano|zambrone|zambrow|zamfir|zamfirovo|zamia
creek|zamiin-uud|zamora?|zamorano?|zamosc|zampine?|zamutov|zanano|zanaskar|zanco?|zancona?|zandberg|zandbergen|zande|zandeweer|zandhoven|zandhuizen|zandobbio|zandov|zandpol|zandvliet|zandvoorde-oostende|zandvoorde-zonnebeke|zandvoort|zane?|zanesville|zangarona|zangarona
di lamezia terme|zangilan|zanica|zanjan province|zanzibar?|zaozhuang|zapadna
sahara|zapadnohercegovacki
kanton|zapala|zapata?|zapatoca|zapayan|zapfendorf|zaporizhzhia|zaporozhye?|zappa?|zappello|zapponeta|zapresic|zaraevo|zaragoza?|zarasai|zarate|zardab|zarechnaya|zaria|zariecie|zarlardinge|zarnesti|zarnevo|zarnov|zarnovica|zarqa?|zarren|zarrentin|zary|zarzal?|zasavska|zaskalie|zaskov|zasmuky|zastavna|zatin|zatobolsk|zattaglia|zavada|zavadka|zavar|zavattarello|zavazna
poruba|zaventem|zavet|zavkhan|zavkhanmandal|zavod|zavoy|zawaya|zawia|zawiercie|zawyat
elmahjub|zaychar|zazriva|zbarazh|zbehnov|zbehy|zbince|zbiroh|zboj|zbojne|zborov|zborov nad
bystricou|zbrojniky|zbudska bela|zbudske
dlhe|zbudza|zbynov|zbysov|zdana|zdanice|zdiar|zdice|zdirec nad
doubravou|zdolbunov|zdravets|zdruzene drzave|zdruzene drzave amerike|zdruzene mehiske
drzave|zdruzeni arabski emirati|zdruzeno kraljestvo|zdunska wola|ze
doca|zebil|zebrak|zebulon|zeccone|zechin|zechlinerhutte|zeddam|zeddiani|zedelgem|zederhaus|zeebrugge?|zeeburg|zeegse|zeeland?|zeerijp|zeewolde|zegelsem|zegge|zegveld|zehdenick|zehlendorf
kreis oberhavel|zehna|zehra|zehren sachsen|zeijen|zeijerveen|zeijerveld|zeil am
main|zeist?|zeitlofs|zeitlofs-detter|zeitz|zelarino|zelbio|zele?|zelem?|zelena
morava|zelenec|zeleni rt|zelenikovo|zelenortski otoki|zelenovsky district|zelezna
ruda|zeleznice|zeleznik|zelezniki|zelezny brod|zelhem|zelienople|zeliezovce|zell am
harmersbach|zell am moos|zell am see|zell am ziller|zell im wiesental|zell oberfranken|zell
oberpfalz|zella|zella-mehlis|zellerndorf|zellik|zellingen|zelmanovce|zelo?|zelo buon persico|zelo
surrigone|zeloforomagno|zeltingen-rachtig|zeltweg|zelva|zelzate|zem kralovnej
maud|zemberovce|zeme|zemen|zemianska olca|zemianske kostolany|zemianske podhradie|zemianske
sady|zemlen|zemliare|zemmer|zemne|zemplin|zemplinska nova ves|zemplinska siroka|zemplinska
teplica|zemplinske hamre|zemplinske hradiste|zemplinske jastrabie|zemplinske kopcany|zemplinsky
branc|zemst|zenderen|zenevredo|zenica-doboj canton|zenicko-dobojska zupanija|zenicko-dobojski
kanton|zennari|zennewijnen|zenson di piave|zenting|zentralafrikanische
republik|zenzalino|zephyrhills|zepperen|zepponami|zeralda|zerba|zerbo|zerbolo|zerbst|zereg|zerenda|zerf|zerfaliu|zeri?|zeribet
el oued|zerkegem|zerman|zermeghedo|zernien|zernitz bei neustadt dosse|zero
branco|zerpenschleuse|zerrenthin|zestafoni|zetaquira|zetel?|zetel-neuenburg|zetrud-lumay|zetten?|zetyovo|zeulenroda|zeuthen|zevekote|zeven?|zevenaar|zevenbergen|zevenbergschen
hoek|zeveneken|zevenhoven|zevenhuizen|zeveren|zevergem|zevio|zgalevo|zgierz|zgorigrad|zgorzelec|zgurovka|zhabinka|zhairem|zhaksy|zhaksynsky
district|zhalagash|zhalpaktal|zhaltesh|zhalti bryag|zhaltusha|zhambylsky
district|zhanakorgan|zhanaozen|zhanatas|zhangala|zhangjiajie|zhangjiakou?|zhangye|zhangzhou|zhanibek|zhanjiang|zhansugurov|zhaoqing|zhaotong|zharkent|zharyk|zhashkiv|zhelezinka|zhelezino|zhelyu
voyvoda|zhengzhou?|zhenjiang|zheravna|zhetybai|zhetysai|zhezdy|zhezkazgan|zhidachiv|zhilentsi|zhirnia|zhiten|zhitikara|zhitkovichi|zhitnitsa|zhitosvyat|zhivkovo|zhlobin|zhob|zhodino|zhongshan|zhongwei|zhosaly|zhoukou|zhoushan|zhovkva|zhrebino|zhuhai|zhumadian|zhuzhou|zhympity|zhytomyr|zia
lisa|ziama mansouriah|zianigo|ziano di fiemme|ziano piacentino|ziar|ziar nad hronom|zibello|zibido
san giacomo|zibo?|zichem|zichen-zussen-bolder|zichtau|zidarovo|zidlochovice|ziegendorf|ziegenhain
sachsen|ziegenruck|zielona gora|ziemetshausen|zierenberg|zierikzee|ziersdorf|zierzow bei
ludwigslust|ziesar|zieuwent|zighoud
youcef|zignago|zigong|ziharec|zijderveld|zijdewind|zijldijk|zikava|zilina|zilinsky
kraj|zillah|zillebeke|ziltendorf|zimbabue|zimbabve|zimbabwe|zimbabwianska
republika|zimella|zimmerman?|zimnicea|zimnitsa|zimone|zinasco|zinasco nuovo|zinasco
vecchio|zinder|zinga|zingem|zinggen|zingone|zingonia|zingst
ostseebad|zinkiv|zinnitz|zinnowitz|zinola|zion?|zionsville|zipacon|zipaquira|zipov|zira|ziracco|zirany|zirchow|ziri|zirl|zirovnice|zisa|zistersdorf|zitavany|zitavce|zitka|zitna|zitsa|zittau|ziway|ziyang|zjednoczone
emiraty arabskie|zlata bana|zlata idka|zlatar|zlataritsa|zlate|zlate hory|zlate klasy|zlate
moravce|zlatia|zlatitrap|zlatitsa|zlatna na ostrove|zlatna niva|zlatna
panega|zlatnik|zlatniky|zlatno|zlatograd|zlatoklas|zlatopole|zlatosel|zlatovrah|zliechov|zlin|zlin
region|zlinsky
kraj|zliten|zliv|zlkovce|zlutice|zmeitsa|zmeyno|zmeyovo|znamenka|znamenosets|zoagli|zoblitz|zocca|zocco|zoccorino|zodel|zoelen|zoelmond|zoerle-parwijs|zoersel|zoetermeer|zoeterwoude|zofingen|zogno|zohor|zoie|zola?|zola
predosa|zold-foki szigetek|zolder?|zoldo alto|zolfare|zolfo springs|zollchow bei
rathenow|zollikofen|zollikon|zolling|zollino|zolochiv|zolotonosha|zomergem|zona
bananera|zongdulak|zonguldak|zonhoven|zonnebeke|zonnegem|zonnemaire|zoppe|zoppe' di
cadore|zoppola|zorakan|zorbig|zorgvlied|zorlesco|zornasco|zornitsa|zortea|zory|zoschen|zossen|zossen
brandenburg|zottegem|zouerat|zoug|zoutelande|zoutenaaie|zoutkamp|zoutleeuw|zovencedo|zovk|zovuni|zrenjanin|zruc
nad
sazavou|zschopau|zuara|zubak|zuberec|zubiena|zubne|zubri|zubrohlava|zuccarello|zuccaro|zucche?|zuchau|zuclo|zuel|zuenheboto|zugdidi|zugliano|zuglio|zuid-afrika|zuid-beijerland|zuid-holland|zuid-korea|zuid-scharwoude|zuid-soedan|zuidbroek|zuiddorpe|zuidermeer|zuiderwoude|zuidhorn|zuidlaarderveen|zuidland|zuidlaren|zuidoostbeemster|zuidschermer|zuidschote|zuidveen|zuidveld|zuidvelde|zuidwolde|zuidzande|zuienkerke|zuil?|zuilichem|zulia|zulova|zulpich|zulte|zulzeke|zumaglia|zumbrota|zumpano|zuna?|zundert|zungoli|zungri|zuni?|zunyi|zupanija
posavska|zupanija sredisnja bosna|zupanija
zapadnohercegovacka|zupcany|zuppino|zurane|zurgonadio|zuri|zurich?|zurigo|zurndorf|zusedom|zusmarshausen|zussow|zutendaal|zutphen|zuunbayan-ulaan|zuunburen|zuungovi|zuunkhangai|zuunmod
city|zuurdijk|zvanartsi|zvanichevo|zvartnots|zvenimir|zverino|zveza bahami|zveza dominika|zveza
mjanmar|zvezdel|zvezdets|zvezja|zvishavane|zvolen|zvoncin|zvornik|zwaag|zwaagdijk-oost|zwaagdijk-west|zwaanshoek|zwagerbosch|zwalm|zwammerdam|zwanenburg|zwartebroek|zwartemeer|zwartewaal|zwartsluis|zweden|zweeloo|zweibrucken|zweins|zwenkau|zwentendorf|zwettl|zwettl
an der
rodl|zwettl-niederosterreich|zwevegem|zwevezele|zwickau?|zwiedorf|zwiefalten|zwiesel|zwiggelte|zwijnaarde|zwijndrecht|zwinderen|zwischenwasser|zwitserland|zwochau|zwolle?|zwonitz|zypern|zyrardow|zyryanovsk|zyryanovsky
district|zywiec|ækvatorialguinea|ærøskøbing|ølgod|ølsted|ølstykke|ørbæk|ørnhøj|ørsted|ørum
djurs|østbirk|øster assels|øster ulslev|øster vra|østermarie|østfold|østrig|østtimor|đai loan|đak
lak|đak nong|đakovo|đan mach|đien bien|đong nai|đong thap|đurđevac|ħaiti|ħonduras|ħong kong
s.a.r.|łaziska gorne|łodz|łodzkie|łomza|łotwa|łowicz|łukow
"""
