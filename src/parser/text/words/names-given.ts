/** What many people are called by those who know them, in plain letters: where nothing else tells a name from other words, one of these does. Those that are towns, feasts or months as well are left out. */

import { remembered } from './remembered.ts'
import { wordSet } from './vocabulary.ts'

const GIVEN = remembered(() =>
  wordSet(`
  aaron abdul abigail ada adam adele adrian adriana adriano agata agnes agneta agnieszka ahmad ahmed aino aisha alain alan alasdair albert alberto aleksander aleksandr
  aleksandra aleksi alessandra alessandro alessia alex alexander alexandra alexandre alexis alfonso alfred alfredo ali alice alicia alina alison alistair allan alvaro
  amalia amanda amelia amelie amina amir amit amy ana anais anders andre andrea andreas andrei andres andrew andrzej anette angela angus anil anita anja anjali anke
  ann anna annabel anne annegret anneke anneli annelies annette annika anouk antoine anton antonella antonia antonio anya aoife arjun arne aron arthur arturo arvid
  astrid aurelie aurelien axel ayse barbara barry bart bartosz bas beata beatrice beatriz ben benedikt benjamin bent bente bernadette bernard bernd bernhard bertil
  bettina betty bianca birger birgit birgitta bjorn bodil bogdan bozena bram brenda brent brian brigitte britta bruno bryan camila camilla camille carl carla carlo
  carlos carmela carmen carol carolina caroline catarina caterina catherine cecile cecilia cees cesar charles charlotte chiara chloe chris christa christian christiane
  christina christine christoph christophe christopher ciara claire clara claude claudia claudio clemens colin conor craig cristina cynthia dagmar daniel daniela
  daniele danuta dariusz dave david debbie deborah deepak delphine denis denise dennis derek diana diego dieter dimitri dirk dmitri dominik dominika dominique donald
  donna doris dorota dorothea dorothy doug douglas duncan eckhard edith eduardo edward edwin eero egon eila eileen eirik elena eleonora elias elin elina elisa
  elisabeth elise elizabeth elke ella ellen elodie elsa elzbieta emil emilia emilie emilio emily emma emmanuel emre enrico enrique eric erik erika erkki ernesto erwin
  eskil esther etienne eugene eugenia eva evelyn ewa ewan fabian fabio fabrice farah fatih fatima fatma federica federico felipe felix femke fenna fernanda fernando
  filip filippo fiona fleur francesca francesco francisca francisco franck francois francoise frank franz fredrik freja frida friedrich fritz gabriel gabriela gabriele
  gabriella gareth gary geert geir gemma gennaro geoffrey georg george georges gerard gerd gerda gerhard gerrit ghislaine gianluca gijs gilles gina gino giorgio
  giovanna giovanni gisela giulia giuliana giuseppe glenn goncalo gonzalo goran gordon graham grazyna greg gregor gregory grzegorz gudrun guido guillaume gunilla
  gunnar gunther gustav gustavo guy hakan halina hamish hana hank hanna hannah hanne hanneke hannes hans harald harriet harry hassan heather heidi heike heiko heinrich
  heinz helen helena helene helga heli helle helmut hendrik henk henning henri henrik henry herbert herve hilde hiltrud hiroko hiroshi holger hubert hugo hugues ian
  ibrahim ignacio iker ilaria ilkka ilona ilse inaki ineke ines inge ingrid ingvild irena irene iris isabel isabella isabelle ivan ivana iwona jaana jack jackie jacob
  jacqueline jacques jadwiga jaime jakob jakub james jamie jan jana jane janet janine jari jaroslav jason javier jean jeanette jeanne jeff jelena jelle jelmer jennifer
  jenny jens jeppe jeremy jeroen jerome jerzy jesper jessica jesus jette jill jim jiri jitka joan joana joanna joanne joao joaquin jochen joe joel joerg johan johanna
  johanne johannes john joke jolanta jolien jonas jonathan jonna joost jordi jorg jorge jorgen jose josef joseph joshua joyce juan juana judith juha juhani jukka jules
  julia julian juliana julianne julie julien juliette julio jurgen justin justyna jutta jytte kaisa kamil karel karen kari karim karin karina karl karol karolina
  kaspar kasper katarina katarzyna kate katharina kathleen kathrin kathryn katia katja katleen katrin kazimierz keith kelly kelsey kenji kenneth kerstin kevin kim
  kirsten kjell klara klaus knut konrad kristin kristina kristine krystyna krzysztof kurt lara larissa lars lasse laszlo laura laure lauren laurence laurent lauri lea
  leah leena leila lena lenka lennart leo leon leonardo leonie leslie lia liam lidia liesbeth lieve linda linnea lisa lisbeth lise liv lone lorenzo lorraine lothar
  lotta lotte louis louise lourdes luc luca lucas lucia luciana lucie lucy ludovic ludwig luigi luis luisa luise lukas lukasz lutz lydia maarit maarten maciej mads
  magda magdalena magnus maja malgorzata malin manfred manon manuel manuela mara marc marcel marcin marco marcos marcus marek maren margaret margareta margarita
  margherita margot marguerite mari maria mariana marianne marie marieke marieluise marija marijke marika marilyn marina mario marion mariska mariusz marjan marjolein
  mark markku marko markus marloes marta martha martin martina martine mary maryse mateo mateusz mathias mathieu mathilde mathis matilda matt matteo matthew matthias
  matti maud maurice mauricette mauricio mauro maxime maximilian mechthild megan mehdi mehmet meike melanie melissa mercedes merete merja mette mia michael michaela
  michal michel michele micheline michelle miguel mika mikael mike mikkel mikko milan milos mirja mirjam miroslav mohamed mohammed moira monica monika monique moritz
  morten muhammad mustafa nadia nadine nancy natalia natalie natasha nathalie nathan neil nerea niamh nick nicola nicolas nicole niels nigel niina niklas nikolaj
  nikolaus nils nina noah noemi nora nuno nuria odile olaf ole olga oliver olivia olivier ondrej onno oscar oskar otto outi oyvind pablo paivi paolo pascal patricia
  patrick patrik paul paula pauliina paulina pauline paulo pavel pawel pedro peggy pekka penelope per perla pernille pete peter petr petra philip philipp philippe pia
  piero pierre pieter pietro piotr poul priya rachel radek rafael rafal raffaele rahul rainer ralf ralph ramon raquel rasmus raul raymond rebecca regina reidar reijo
  reinhard renata renate rene renzo rhys riccardo richard rick rita robert roberta roberto robin roger roland rolf ron ronald ronny rosa rosemary roswitha roy ruben
  rudi rudolf ruedi rui rune rupert russell ruth ruud ryan sabine sally salvatore sam samantha samuel sander sandra sandrine sanjay sanna sanne sara sarah sari saskia
  seamus sean sebastian sebastien seppo serena serge sergio sheila shirley siegfried signe sigrid silke silvia simon simona simone sindre sinikka siobhan sjoerd sofia
  sofie solene solveig sonia sonja sophia sophie soren stacey stanislav stefan stefania stefano stella stepan stephan stephane stephanie stephen steve steven stig
  stina stuart sue sunita susan susana susanne suzanna suzanne sven svenja sylvia sylvie taina tania tanja tatiana ted teresa tereza terje terrence teun thea thelma
  theo theresa theresia thibault thierry thijs thomas thorsten tiago tiina tim timo tina tobias tom tomas tomasz tomek tommaso tony tormod torsten tove trine tristan
  troels trond tuula tuva tyler udo uli ulla ulrich ulrike urs ursula urszula ute uwe vaclav valentina valerie vanessa vasco veikko vera veronica veronika veronique
  vibeke victor vikram viktor viktoria vincent vincenzo viola virginie viviane vladimir vojtech walter wendy werner wiebke wietske wiktor wilhelm willem william wilma
  wim wojciech wolfgang wouter xavier xenia yann yannick yasmin yolanda youssef yuki yusuf yves yvonne zbigniew zdenek zdenka zeynep zoe zofia zuzana`),
)

/** Whether a word in plain letters is one of these. */
export const isGivenName = (word: string): boolean => GIVEN().has(word)
