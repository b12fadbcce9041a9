/** Words of those who bring what is hired and fetch it again themselves, `te lo llevamos al hotel`, `we collect it from there`: in plain letters, in all the languages that are read. */

import { type Range, rangesOf } from '../words/all-in.ts'
import { everyOf } from '../words/word-patterns.ts'

/** It is brought to who hires it. */
const BRINGS_IT = everyOf(
  "we(?:'ll| will|'re going to)? (?:deliver|bring|drop)(?: (?:it|her|the (?:car|van|camper|bike|scooter)))?(?: off)?(?= (?:to|at|round) )|(?:will be|is|gets?) (?:delivered|brought)(?= (?:to|at|round) )",
  '(?:wir|ich) (?:bringen|bringe|liefern|liefere|stellen)(?: (?:ihnen|dir|euch))? (?:ihn|es|sie|den wagen|das (?:auto|fahrzeug|wohnmobil))|(?:bringen|liefern) wir (?:ihnen |dir |euch )?(?:ihn|es|sie|den wagen|das (?:auto|fahrzeug))|wird (?:ihnen |dir |euch )?(?:[^.!?]{0,40} )?(?:gebracht|geliefert|zugestellt)',
  '(?:nous|on) (?:vous )?(?:l.|le |la )?(?:livr(?:ons|erons|e)|amen(?:ons|erons)|apport(?:ons|erons)|depos(?:ons|erons))|(?:est|sera) livree?',
  '(?:te|se|os) (?:lo|la) (?:llevamos|llevaremos|entregamos|entregaremos|dejamos|acercamos)|(?:lo|la) (?:llevamos|llevaremos|entregaremos)|sera entregad[oa]',
  '(?:te|ve|gliel|vel)?(?:l[oa]) (?:portiamo|consegniamo|porteremo|consegneremo)|gliel[oa] (?:portiamo|consegniamo)|(?:sara|verra) (?:consegnat[oa]|portat[oa])(?! a noi)',
  '(?:entregamos|entregaremos|levamos|levaremos)(?:-l?h?[oae]s?)?(?: (?:o|a) (?:carro|viatura|mota?|scooter))?(?= (?:no|na|em|ao|a) )',
  '(?:we|wij) (?:bezorgen|brengen|leveren)(?: (?:hem|de (?:auto|bus|camper|scooter)))?|wordt (?:bezorgd|gebracht|afgeleverd)',
  'vi (?:levererar|kor(?:er)? ut|leverer|bringer|kommer med|korer) (?:den|bilen|camperen|bobilen)?|(?:levereras|leveres|bringes)(?= (?:til|till|pa|ved|vid|hos) )|toimitamme|tuomme|toimitetaan',
  '(?:dostarczymy|dostarczamy|podstawimy|przywieziemy|privezeme|pristavime|dovezeme)',
)
/** They fetch it again. */
const FETCHES_IT = everyOf(
  "we(?:'ll| will)? (?:collect|pick up|fetch)(?: (?:it|her|the (?:car|van|camper|bike|scooter)))(?: up| back)?|we(?:'ll| will)? pick (?:it|her|the (?:car|van|camper)) up|(?:will be|is|gets?) (?:collected|picked up|fetched) (?:again|from there|there)",
  '(?:wir|ich) (?:holen|hole) (?:ihn|es|sie|den wagen|das (?:auto|fahrzeug))(?: (?:dort|wieder|dann))?|holen wir (?:ihn|es|sie|den wagen|das auto)(?: (?:dort|wieder))?|wird (?:[^.!?]{0,40} )?wieder abgeholt',
  '(?:nous|on) (?:venons|viendrons|vient|viendra|passons|passerons|passe) (?:le|la) (?:rechercher|reprendre|recuperer|chercher)|(?:nous|on) (?:le|la) (?:repren(?:ons|drons|d)|recuper(?:ons|erons|e))',
  '(?:lo|la) (?:recogemos|recogeremos|retiramos|pasamos a buscar)|sera recogid[oa]',
  '(?:l[oa] )?(?:ritiriamo|ritireremo|riprendiamo|riprenderemo|veniamo a riprenderl[oa]|passiamo a riprenderl[oa])',
  '(?:recolhemos|recolhe-l[oa]|iremos recolher|levantamos|vamos buscar)(?:-[oa])?',
  '(?:we|wij) (?:halen|komen) (?:hem|de (?:auto|bus|camper|scooter))(?: (?:daar|weer))?|halen (?:we|wij) (?:hem|de (?:auto|bus|camper))',
  'vi (?:hamtar|henter) (?:den|bilen|camperen|bobilen)(?: (?:igen|igjen|der|dar))?|(?:noudamme|haemme) (?:sen|auton)',
  '(?:odbierzemy|odbieramy|zabierzemy|vyzvedneme(?: ho| si ho)?|prevezmeme)',
)

/** Where a text in plain letters says that it is brought to who hires it, and where that it is fetched again. */
export const handingsIn = (small: string): readonly Range[] => rangesOf(small, BRINGS_IT())
export const takingsIn = (small: string): readonly Range[] => rangesOf(small, FETCHES_IT())
