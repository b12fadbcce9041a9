/** What many people are called by those who know them, in plain letters: where nothing else tells a name from other words, one of these does. Those that are towns, feasts or months as well are left out. */

import type { FoundPerson } from '../found.ts'
import { plain } from './plain.ts'
import { remembered } from './remembered.ts'
import { wordSet } from './vocabulary.ts'

const GIVEN = remembered(() =>
  wordSet(`
  aaron abdul abigail ada adam adele adrian adriana adriano agata agnes agneta agnieszka ahmad ahmed aino aisha alain alan albert alberto aleksander aleksandra aleksi
  alessandra alessandro alessia alex alexander alexandra alexandre alexis alfonso alfred alfredo ali alice alicia alina alison allan alvaro amalia amanda amelia amelie
  amina amir amit amy ana anais anders andre andrea andreas andrei andres andrew andrzej anette angela angus anil anita anja anjali anke ann anna annabel anne anneke anneli
  annelies annette annika anouk antoine anton antonella antonia antonio anya aoife arjun arne arthur arturo astrid aurelie aurelien axel ayse barbara bart bartosz bas beata
  beatrice beatriz ben benedikt benjamin bent bente bernadette bernard bernd bernhard bettina bianca birger birgit bjorn bodil bogdan bozena bram brenda brian brigitte
  bruno camila camilla camille carl carla carlo carlos carmen carol carolina caroline catarina caterina catherine cecile cecilia cesar charles charlotte chiara chloe chris
  christa christian christiane christina christine christoph christophe christopher ciara claire clara claude claudia claudio clemens colin conor cristina dagmar daniel
  daniela daniele danuta dariusz dave david deborah deepak delphine denis denise dennis derek diana diego dieter dimitri dirk dmitri dominik dominique donald dorota
  dorothea dorothy douglas duncan edith eduardo edward eero eileen eirik elena eleonora elias elin elina elisa elisabeth elise elizabeth elke ella ellen elodie elsa
  elzbieta emil emilia emilie emilio emily emma emmanuel emre enrico enrique eric erik erika erkki ernesto erwin esther etienne eugenia eva evelyn ewa ewan fabian fabio
  fabrice farah fatima fatma federica federico felipe felix femke fernanda fernando filip filippo fiona francesca francesco francisca francisco franck francois francoise
  frank franz fredrik freja frida friedrich fritz gabriel gabriela gabriele gabriella gareth gary geir gemma gennaro geoffrey georg george georges gerard gerd gerhard
  gianluca gijs gilles gina giorgio giovanna giovanni gisela giulia giuseppe glenn goncalo gonzalo goran gordon graham grazyna greg gregor gregory grzegorz gudrun guido
  guillaume gunilla gunnar gunther gustav guy hakan halina hamish hana hanna hannah hanne hannes hans harald harriet harry hassan heather heidi heike heiko heinrich heinz
  helen helena helene helga heli helle helmut hendrik henk henning henri henrik henry herbert hiroko hiroshi holger hugo hugues ian ibrahim ignacio iker ilaria ilona ilse
  ineke ines inge ingrid ingvild irena irene iris isabel isabella isabelle ivan ivana iwona jaana jack jackie jacob jacqueline jacques jadwiga jaime jakob jakub james jamie
  jan jana jane janet janine jari jaroslav jason javier jean jeanne jeff jelena jennifer jenny jens jeppe jeremy jeroen jerzy jesper jessica jesus jill jim jiri jitka joan
  joana joanna joao joaquin jochen joe joel joerg johan johanna johanne johannes john jolanta jonas jonathan joost jorg jorge jorgen jose josef joseph joshua juan juana
  juha juhani jukka jules julia julian juliana julie julien juliette julio jurgen justin justyna jutta jytte kaisa kamil karel karen kari karim karin karina karl karol
  karolina kasper katarina katarzyna kate katharina kathleen kathrin kathryn katja katrin kazimierz keith kelly kenji kenneth kerstin kevin kim kirsten kjell klaus knut
  konrad kristin kristina krystyna krzysztof kurt lara lars lasse laszlo laura laure lauren laurence laurent lauri lea leah leena leila lena lenka lennart leo leon leonardo
  leonie lia liam lidia liesbeth linda linnea lisa lise liv lone lorenzo lothar lotta lotte louis louise lourdes luc luca lucas lucia luciana lucie lucy ludwig luigi luis
  luisa lukas lukasz lutz lydia maarten maciej mads magda magdalena magnus maja malgorzata malin manfred manon manuel manuela mara marc marcel marcin marco marcos marcus
  marek maren margaret margareta margarita margherita margot mari maria mariana marianne marie marieke marija marika marina mario marion mariusz marjan mark markku marko
  markus marloes marta martha martin martina martine mary mateo mateusz mathias mathieu mathilde mathis matilda matt matteo matthew matthias matti maud maurice mauricio
  mauro maxime megan mehdi mehmet meike melanie melissa mercedes merete mette mia michael michaela michal michel michele michelle miguel mika mikael mike mikkel mikko milan
  milos mirja miroslav mohamed mohammed monica monika monique moritz morten muhammad mustafa nadia nadine nancy natalia natalie natasha nathalie neil nerea niamh nick
  nicola nicolas nicole niels nigel niklas nikolaj nikolaus nina noah nora nuno odile olaf ole olga oliver olivia olivier ondrej oscar oskar otto outi oyvind pablo paivi
  paolo pascal patricia patrick patrik paul paula paulina pauline paulo pavel pawel pedro peggy pekka penelope per perla pernille peter petr petra philip philipp philippe
  pia piero pierre pieter pietro piotr priya rachel radek rafael rafal raffaele rahul rainer ralf ralph ramon raquel rasmus raul raymond rebecca regina reinhard renata
  renate rene rhys riccardo richard rick rita robert roberta roberto robin roger roland rolf ron ronald rosa rosemary roy ruben rudolf rui rupert ruth ruud ryan sabine
  sally salvatore sam samantha samuel sander sandra sandrine sanjay sanna sanne sara sarah sari sean sebastian sebastien seppo serena serge sergio signe sigrid silke silvia
  simon simona simone sindre siobhan sjoerd sofia sofie solene solveig sonia sonja sophia sophie soren stanislav stefan stefania stefano stella stepan stephan stephane
  stephanie stephen steve steven stig stuart sue sunita susan susana susanne suzanne sven svenja sylvia sylvie tania tanja tatiana ted teresa tereza terje teun thea theo
  theresa thibault thierry thijs thomas thorsten tiago tiina tim timo tina tobias tom tomas tomasz tomek tommaso tony torsten tove trine tristan troels tuva tyler ulla
  ulrich ulrike urs ursula ute uwe vaclav valentina valerie vanessa vasco veikko vera veronica veronika veronique victor vikram viktor viktoria vincent vincenzo viola
  virginie viviane vladimir vojtech walter wendy werner wiebke wilhelm willem william wim wojciech wolfgang wouter xavier yann yannick yasmin youssef yuki yusuf yves yvonne
  zbigniew zdenek zeynep zoe zofia zuzana`),
)

/** Whether a word in plain letters is one of these. */
export const isGivenName = (word: string): boolean => GIVEN().has(word)

/** `Anne-Marie`, `J. van den Akker`: whether somebody has such a name before the last one, or the initial of one. */
export const isCalledLikePeople = ({ firstName = '' }: FoundPerson): boolean =>
  /(?<!\p{L})\p{Lu}\./u.test(firstName) ||
  plain(firstName)
    .split(/[\s-]+/)
    .some(isGivenName)
