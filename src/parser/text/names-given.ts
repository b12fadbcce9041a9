/** What many people are called by those who know them, in plain letters: where nothing else tells a name from other words, one of these does. Those that are towns, feasts or months as well are left out. */

import type { FoundPerson } from '../found.ts'
import { plain } from './plain.ts'
import { remembered } from './remembered.ts'
import { wordSet } from './vocabulary.ts'

const GIVEN = remembered(() =>
  wordSet(`
  aaron abdul abigail ada adam adele adrian adriana adriano agata agnes agnieszka ahmad ahmed aino aisha alain alan albert alberto aleksander aleksandra alessandra
  alessandro alessia alex alexander alexandra alexandre alexis alfonso alfred alfredo ali alice alicia alina alison allan alvaro amalia amanda amelia amelie amina amir amit
  amy ana anais andre andrea andreas andrei andres andrew andrzej anette angela anita anja anke ann anna annabel anne annelies annette annika anouk antoine anton antonella
  antonia antonio anya arjun arne arthur arturo astrid aurelie axel barbara bart bartosz bas beata beatrice beatriz ben benedikt benjamin bente bernadette bernard bernd
  bernhard bettina bianca birgit bjorn bogdan bram brenda brian brigitte bruno camila camilla camille carl carla carlo carlos carmen carol carolina caroline catarina
  caterina catherine cecile cecilia cesar charles charlotte chiara chloe chris christa christian christiane christina christine christoph christophe christopher claire
  clara claude claudia claudio clemens colin conor cristina dagmar daniel daniela daniele danuta dave david deborah delphine denis denise dennis derek diana diego dieter
  dimitri dirk dmitri dominik dominique donald dorota dorothea dorothy douglas duncan edith eduardo edward eero eileen elena eleonora elias elin elina elisa elisabeth elise
  elizabeth elke ella ellen elodie elsa emil emilia emilie emilio emily emma emmanuel enrico enrique eric erik erika ernesto erwin esther etienne eugenia eva evelyn ewa
  fabian fabio fabrice farah fatima federica federico felipe felix fernanda fernando filip filippo fiona francesca francesco francisca francisco franck francois francoise
  frank franz fredrik freja frida friedrich fritz gabriel gabriela gabriele gabriella gareth gary gemma geoffrey georg george georges gerard gerd gerhard gianluca gilles
  gina giorgio giovanna giovanni gisela giulia giuseppe glenn gonzalo gordon graham greg gregor gregory gudrun guido guillaume gunnar gunther gustav guy hana hanna hannah
  hanne hannes hans harald harriet harry hassan heather heidi heike heiko heinrich heinz helen helena helene helga helmut hendrik henk henri henrik henry herbert hiroshi
  holger hugo ian ibrahim ignacio ilona ilse ines inge ingrid irena irene iris isabel isabella isabelle ivan ivana iwona jaana jack jackie jacob jacqueline jacques jadwiga
  jaime jakob jakub james jamie jan jana jane janet janine jari jaroslav jason javier jean jeanne jeff jelena jennifer jenny jens jeremy jesper jessica jesus jill jim jiri
  joan joana joanna joao joaquin jochen joe joel joerg johan johanna johannes john jonas jonathan jorg jorge jose josef joseph joshua juan juana juha juhani julia julian
  juliana julie julien juliette julio jurgen justin justyna jutta karel karen karin karina karl karol karolina katarina katarzyna kate katharina kathleen kathrin kathryn
  katja katrin kazimierz keith kelly kenneth kevin kim kirsten kjell klaus konrad kristin kristina krystyna krzysztof kurt lara lars laszlo laura laure laurence laurent
  lauri lea leah leena leila lena lennart leo leon leonardo leonie lia liam lidia liesbeth linda lisa lise liv lorenzo lothar lotta lotte louis louise lourdes luc luca
  lucas lucia luciana lucie lucy ludwig luis luisa lukas lukasz lutz lydia maarten maciej magda magdalena magnus maja malgorzata manfred manon manuel manuela mara marc
  marcel marcin marco marcos marcus marek margaret margarita margherita margot mari maria mariana marianne marie marieke marija marika marina mario marion marjan mark marko
  markus marta martha martin martina martine mary mateo mateusz mathias mathieu mathilde matilda matt matteo matthew matthias matti maurice mauricio mauro maxime megan
  mehmet meike melanie melissa mercedes merete mette mia michael michaela michal michel michele michelle miguel mika mikael mike mikko milan mirja miroslav mohamed mohammed
  monica monika monique moritz morten muhammad nadia nadine nancy natalia natalie natasha nathalie neil nick nicola nicolas nicole niels nigel niklas nikolaus nina noah
  nora nuno odile olaf ole olga oliver olivia olivier oscar oskar otto outi pablo paolo pascal patricia patrick patrik paul paula paulina pauline paulo pavel pawel pedro
  peggy penelope per perla pernille peter petr petra philip philipp philippe pia piero pierre pieter pietro piotr priya rachel rafael raffaele rahul rainer ralf ralph ramon
  raquel raul raymond rebecca regina reinhard renata renate rene riccardo richard rick rita robert roberta roberto robin roger roland rolf ron ronald rosa rosemary roy
  ruben rudolf ruth ryan sabine sally salvatore sam samantha samuel sandra sandrine sanjay sanna sara sarah sari sean sebastian sebastien seppo serena serge sergio silke
  silvia simon simona simone siobhan sofia sofie solveig sonia sonja sophia sophie soren stanislav stefan stefania stefano stella stephan stephane stephanie stephen steve
  steven stuart sue susan susana susanne suzanne sven svenja sylvia sylvie tania tanja tatiana ted teresa terje teun thea theo theresa thierry thomas thorsten tiago tiina
  tim timo tina tobias tom tomas tomasz tomek tony torsten tove trine tristan ulla ulrich ulrike urs ursula ute uwe valentina valerie vanessa vera veronica veronika
  veronique victor viktor viktoria vincent vincenzo viola virginie viviane vladimir walter wendy werner wiebke wilhelm willem william wim wojciech wolfgang xavier yann
  yannick yasmin yves yvonne zbigniew zdenek zoe zofia zuzana`),
)

/** Whether a word in plain letters is one of these. */
export const isGivenName = (word: string): boolean => GIVEN().has(word)

/** `Anne-Marie`, `J. van den Akker`: whether somebody has such a name before the last one, or the initial of one. */
export const isCalledLikePeople = ({ firstName = '' }: FoundPerson): boolean =>
  /(?<!\p{L})\p{Lu}\./u.test(firstName) ||
  plain(firstName)
    .split(/[\s-]+/)
    .some(isGivenName)
