"""Common given names and surnames of the Spanish, Portuguese and English speaking world.

Folded: lower case, no accents. Public knowledge written down by hand: the lists open the
door for a name without words around it, the context rules and the model do the rest.
"""

# ruff: noqa: SIM905 - word lists read best as text
from __future__ import annotations

from typing import Final

GIVEN: Final = frozenset(
    """
    aaron abel abigail abraham adam adela adelaida adolfo adrian adriana agata agnes agostinho
    agustin agustina aida aileen aitana aitor alan alba albert alberto alejandra alejandro
    alessandra alex alexander alexandra alexandre alexia alexis alfonso alfred alfredo alice
    alicia aline alison allison alma almudena alonso alvaro amanda amaia amaya amber amelia
    americo amparo amy ana anabel anais ander anderson andre andrea andreia andres andrew andreza
    angel angela angeles angelica angelina angelo aniceto anita ann anna anne annette anselmo
    anthony antia antonia antonio antony araceli arantxa ariadna ariana ariel armando arnau arthur
    artur arturo ashley asier augusto aurelio aurora axel baltasar barbara bartolome beatriz
    begona belen benedita benicio benita benito benjamin bernard bernarda bernardo bertha beth
    bethany betty bianca blanca borja bradley brandon braulio brayan breno brenda brian bridget
    bruna bruno bryan caetano caio camila camilo candela candelaria carina carl carla carles
    carlos carlota carme carmelo carmen carol carolina caroline casandra catalina catarina
    catherine cayetana cayetano cecilia celeste celia celso cesar charles charlotte chelsea
    christian christina christine christopher cibele cicero cindy clara clarissa claudia claudio
    clementina clotilde concepcion conchita conor conrado constanza consuelo cristian cristiana
    cristiano cristina cristobal cynthia dafne dalia damian daniel daniela daniele danilo darcy
    dario david davi debora deborah delia denis denise denisse derek desiree diana diane diego
    dinis diogo dolores domingo domingos dominic donald donna dora dorothy douglas dulce duncan
    dylan eder edgar edith edmundo edna eduarda eduardo edward edwin efrain eider elaine elba
    eleanor elena eleonora eliana elias elisa elisabet elisabeth elizabeth ella elliot eloisa eloy
    elsa elvira emerson emilia emiliano emilio emily emma emmanuel encarnacion enric enrique
    enriqueta eric erica erick erik erika ernesto ester estefania esteban estela esther estrella
    ethan eugenia eugenio eulalia eunice eusebio eva evan evelyn ezequiel fabian fabiana fabio
    fabiola fabricio fatima faustino federico felicia feliciano felicity felipe felix fermin
    fernanda fernando fidel filipa filipe fiona flavia flavio florencia florencio florentino
    frances francesc francesca francisca francisco franco frank franklin fred frederick frederico
    gabriel gabriela gael gareth gary gaspar gavin gema gemma genaro geoffrey george georgia
    georgina gerald geraldo gerard gerardo german gertrudis gilberto gilda giovana giovanna
    giovanni gisela giselle gladys glauber gloria gonzalo graciela graham greg gregoria gregorio
    gregory griselda guadalupe guido guilherme guillermina guillermo gustavo hannah harold harriet
    harry haydee heather hector heitor helen helena helio heloisa henrique henry herbert heriberto
    herman hernan hilario hilda holly hortensia howard hugo humberto iago ian ibai ignacio igor
    iker ildefonso imanol imogen ines ingrid inmaculada inigo irene iria irina iris irma isaac
    isabel isabela isabella isadora isaias isidora isidro ismael israel itziar ivan ivette ivone
    izan jacinto jack jacob jacobo jacqueline jade jaime jair james jamie jan jana jane janet
    janice jasmine jason javier jeffrey jenifer jennifer jenny jeremias jeremy jeronimo jerry
    jesica jess jessica jesus jill jim jimena joan joana joanna joao joaquim joaquin jodie joel
    joelma johanna john johnny jonas jonatan jonathan jordi jorge jose josefa josefina joseph
    josep joshua josue joyce juan juana juanita judit judith julia julian juliana juliano julie
    juliet julieta julio junior justin justina kaique karen karina karla kate katherine kathleen
    kathryn katia katie kauan keila keith kelly kelvin kenneth kerry kevin kimberly kyle laia lais
    lara larissa larry laura lauren laureano lautaro lavinia lazaro leandra leandro leanne leire
    leo leon leonardo leonel leonor leopoldo leslie leticia lewis lidia liliana lilian linda
    lindsay lisa livia lorena lorenza lorenzo lourdes luan luana luca lucas lucia luciana luciano
    lucila lucio lucy ludmila luigi luis luisa luiz luiza luke lynn mabel macarena madeleine
    mafalda magali magdalena magnus maia maira maite malena manoel manuel manuela mar marc marcel
    marcela marcelino marcelo marcia marcio marco marcos margaret margarida margarita maria mariam
    mariana mariano maribel maricarmen mariela marilia marina mario marisa marisol maristela
    marlene marta martha martin martina marvin mary mateo mateus mathew matias matilde matheus
    matt matthew maura maureen mauricio mauro maxim maximiliano maximo mayra megan melanie melchor
    melina melisa melissa mercedes micaela michael michele michelle miguel mikel milagros milena
    milton mireia mireya miriam moises molly monica montserrat morgan murilo nadia naiara nancy
    naomi narciso natalia natalie natasha nathalia nathan nayara neide nelida nelson nerea nestor
    neus neusa nicanor nicholas nicola nicolas nicole nieves nigel nilda nilza noa noe noel noelia
    noemi norberto norma nuno nuria octavio odette ofelia olga oliver olivia omar oriol orlando
    oscar osvaldo oswaldo otavio otto owen pablo paloma pamela paola pascual patricia patricio
    patrick patty pau paul paula paulina pauline paulo pedro peggy penelope pere perla peter phil
    philip philippa pietro pilar poliana porfirio priscila priscilla quim quique rachel rafael
    rafaela raimundo raissa ralph ramiro ramon ramona randy raquel raul raymond rayssa rebeca
    rebecca regina reginaldo reinaldo remedios renan renata renato rene ricardo richard rita
    robert roberta roberto robin robson rocio rodolfo rodrigo roger rogelio rogerio roland rolando
    roman romina romulo ronald ronaldo rosalia rosalinda rosana rosangela rosario rosaura roseli
    rosemary rosendo roxana roy ruben rufino rui russell rute ruth ryan sabrina salma salome
    salvador samanta samantha samara samuel sandra santiago sara sarah saturnino saul scott sean
    sebastian sebastiana sebastiao selena serafin sergi sergio severino shannon sharon sheila
    shirley sidney silvana silverio silvia silvina silvio simao simon simona simone simoneta
    socorro sofia soledad solange sonia sophia sophie soraya stella stephanie stephen steve steven
    stuart suelen susan susana susie suzana sylvia tadeo talita tamara tania tatiana telmo teodora
    teodoro teresa teresinha terry thais thalia theo theodora theresa thiago thomas tiago tiffany
    timothy tobias todd tomas tomaz tracy trevor trinidad txema ulises unai urbano ursula uxue
    vagner valdir valentin valentina valentino valeria valter vanesa vanessa vanderlei vasco vera
    veronica vicenta vicente vicky victor victoria vilma vinicius violeta virginia virgilio vitor
    vitoria viviana viviane vivian walter wanda wanderson washington wayne wellington wendy wesley
    wilfredo wilhelm william willian wilma wilson ximena xavier xoan xose yago yaiza yamila yasmin
    yasmina yesenia yohana yolanda yvonne zacarias zaira zoe zulema ainhoa aisha ahmed ali amir
    fatoumata hassan ibrahim karim khalid layla mohamed mohammed mustafa nadira youssef zainab
    chen deepak hiroshi jin ananya arjun priya raj rahul sanjay vijay wei yuki aleksandr dmitri
    ekaterina oleg olena sergei svetlana tetiana vladimir yuri
    """.split()
)
SURNAMES: Final = frozenset(
    """
    abad abreu acevedo acosta acuna adams aguado aguilar aguilera aguirre agudo alarcon alba
    albuquerque alcaide alcantara alegre alexander alfaro allen almeida alonso alvarado alvarenga
    alves alvarez alvim amaral amaro amado amorim anderson andrade andreu antunes aparicio aragao
    aragon aranda araujo arce arevalo arias armas armstrong arnaiz arroyo arruda assis avila ayala
    azevedo azorin bailey baker balaguer ballesteros banos baptista barbosa barcelos barnes
    barrera barreiro barreto barrios barros barroso bastos batista bautista becerra bell beltran
    benavides benitez bennett bermejo bermudez bernal bezerra blanco blasco bonilla borges borrego
    botelho braga branco brandao bravo brito brooks brown bryant bueno burgos bustamante bustos
    butler caballero cabral cabrera caceres calderon calvo camacho camara camargo campbell campos
    canales cano cantero caparros carballo carbonell cardenas cardoso cardozo carmo carmona
    carneiro caro carrasco carrera carrillo carrion carter carvajal carvalho castano castillo
    castro cavalcanti cepeda cerda cervantes cervera chacon chamorro chavez clark clarke coelho
    collins conde contreras cook cooper cordeiro cordero cordoba cornejo coronado correa correia
    cortes corral costa coutinho cox crespo cruz cuellar cuesta cunha dasilva davies davila davis
    delgado dias diaz diez diniz domingues dominguez donoso duarte duran echeverria edwards
    elizondo escobar escudero espinosa espinoza esteban esteves estrada estevez evans exposito
    falcao falcato farias fernandes fernandez ferrari ferreira ferrer ferreiro figueiredo figueroa
    flores flynn fonseca fontes fonte foster franco freire freitas frias frutos fuentes furtado
    galan galindo gallardo gallego galvez galvao gamez garay garces garcia garrido garza gaspar
    gil gimenez giraldo godoy gomes gomez gonzaga gonzalez goncalves gouveia gracia granados gray
    green griffin guedes guerra guerrero guevara guillen guimaraes gutierrez guzman hall harris
    harrison hayes henderson heredia hernandes hernandez herrera herrero hidalgo hill holmes
    howard huerta hughes hurtado ibanez ibarra iglesias infante izquierdo jackson jaramillo
    jenkins jesus jimenez johnson johnston jones juarez jurado kelly kennedy khan king lacerda
    lago lara leal ledesma lee leite leiva lemos lewis lima linares lins llorente lobato lobo
    lopes lopez lorenzo losada loureiro lozano lucas luna luque luz macedo machado maciel madrid
    magalhaes maia maldonado manrique manzano marin marques marquez marrero marshall martin
    martinez martins mascarenhas mata matos mateo mateos medeiros medina mejia melo mena mendes
    mendez mendonca mendoza menendez menezes merino mesa mesquita miller miranda mitchell molina
    moncada monteiro montenegro montero montes montoya moore moraes morais morales moran moreira
    morera moreno morgan morris moura moya muniz munoz murillo murphy murray myers naranjo
    nascimento navarrete navarro neira nelson neto neves nevado nieto nogueira noriega novoa nunes
    nunez obrien ocampo ochoa ojeda oliva olivares oliveira oliver olmedo olmos orozco ordonez
    ortega ortiz ortuno osorio otero pacheco padilla paez paiva palacios palma palomino pardo
    paredes parker parra pascual pastor patel paz pedraza pedrosa peixoto pelaez pena peralta
    pereira perez perry pestana phillips pimenta pimentel pineda pinheiro pinto pires pizarro
    plaza polo pons ponce porras porto powell pozo prado price prieto puente puig quesada quevedo
    quintana quintero quiroga ramalho ramirez ramos rangel rebelo redondo reed reis requena
    resende reyes rey ribas ribeiro ribera richards richardson rico rincon rios rivas rivera
    rivero robles roberts robertson robinson robledo rocha roca rodrigues rodriguez rogers rojas
    roldan roman romero ros rosado rosales rosario ross rossi rubio rueda ruiz saavedra sabino
    saenz saez sainz salas salazar salcedo saldana salgado salinas salvador sampaio sanabria
    sanchez sanders sandoval sanz santamaria santana santiago santos saraiva sarmiento schmidt
    segovia segura sepulveda serra serrano sevilla silva silveira simoes simmons singh smith
    soares sobral solano soler solis soria sosa sotelo soto sousa souza stewart suarez sullivan
    tapia tavares taylor teixeira tejada tejeda tellez thomas thompson toledo tomas toro torres
    tovar trindade trujillo turner urbina uribe urrutia valdes valdez valencia valente valenzuela
    valle valverde varela vargas vasconcelos vasques vasquez vazquez vega velasco velasquez velez
    velazquez ventura vera vergara vicente vidal vieira viana vila vilela villa villalba
    villanueva villar villegas walker wallace ward watson webb white wilkinson williams williamson
    wilson wood woods wright xavier yanez yague young zambrano zamora zapata zavala zhang zuniga
    zubizarreta kowalski nowak mueller muller schneider fischer weber dupont durand dubois moreau
    laurent bernard rousseau bianchi romano ricci nguyen tran kim park choi yamamoto tanaka sato
    ivanov petrov hansen jensen larsen johansson andersson
    """.split()
)
AMBIGUOUS: Final = frozenset(
    """
    alba alma amber aurora blanca candela celeste celia clara concepcion consuelo dalia dolores
    domingo domingos dulce encarnacion estrella faith felicia florencia franco gema gloria grace
    hope iris israel jade jan jersey jordan joy junior justin leo leon linda luz mar marina mark
    martin max may maxim maximo mercedes milagros montserrat morgan nieves noa olivia paloma pilar
    perla remedios robin rosa rosario roman salvador santiago socorro soledad sol stella theo
    trinidad urbano valencia vera victoria violeta virginia washington wellington will zoe carol
    dora georgia sidney chelsea austin paris perry pat bill rob sue art ray frank rich roy angel
    angeles jesus lourdes fatima guadalupe cesar constanza paz roger wayne craig dale glen june
    april summer penny ruby crystal nova siena asia china lorena tracy terry nancy raj jin wei
    chen ali park king price young
    """.split()
)
"""Given names that are also words, months or places: alone they are not enough."""
