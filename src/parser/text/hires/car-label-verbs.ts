/** Labels of the two ends of a hire that speak to who drives: `Recoges en`, `Du gibst zurück in`, `U haalt op bij`: a verb, and no more than where. */

/** Whom such a label speaks to, and the place it points at. */
const WHO = '(?:(?:sie|du|ihr|hier|vous|tu|on|ici|usted|aqui|voce|u|je|jullie|hier kunt u|ni|i|dere|her|har|zde|tutaj|tady|taalta|tanne) )?'
const DRIVEN =
  '(?: (?:[a-z]{1,5} )?(?:auto|auton|coche|carro|vehiculo|vettura|macchina|voiture|vehicule|viatura|veiculo|wagen|fahrzeug|bil|bilen|samochod|pojazd|vuz|vozidlo))?'
const WHERE =
  '(?: (?:in|am|an|bei|ab|hier|a|au|chez|ici|en|aqui|presso|da|qui|em|no|na|bij|aan|op|vid|i|pa|hos|fra|fran|her|har|taalta|tanne|w|we|z|tutaj|v|ve|zde|tady|u))?'

const label = (verbs: readonly string[]): string =>
  `${WHO}(?:${verbs.join('|')})${DRIVEN}(?: (?:ab|auf|op|in|ut|af|terug|zuruck|tillbaka|tilba[gk]e))?${WHERE}`

/** Of the first end, a language or two a line. */
export const YOU_FETCH = label([
  'hol(?:st|t|en)(?: sie)?|abholen|ubernimmst|ubernehmen(?: sie)?|ubernehmt',
  'recupere[sz]|prene?z|prends|retire[sz]',
  'recoge[sn]?|retira[sn]?|levanta[sn]?|recolhe[sm]?|pegas?',
  'ritira|ritiri|ritirate',
  'haalt?|halen|hamtar|henter|afhenter',
  'noudat|noudatte|odbieras?z|odbieracie|odbierz|vyzvedne(?:te|s)|prevezme(?:te|s)|prebirate',
])

/** And of the second. */
export const YOU_BRING = label([
  'gibst|geben(?: sie)?|gebt|bringst|bringen(?: sie)?|bringt|zuruckgeben|zuruckbringen',
  'rende?z|rends|ramene[sz]|restitue[sz]|depose[sz]',
  'entregas|entregan|devuelve[sn]?|devolve[sm]?|dejas',
  'riconsegni|riconsegnate|restituisci|restituite|riporti|riportate',
  'lever(?:t|en)?|breng(?:t|en)?|lamnar|aterlamnar|leverer|afleverer|(?:inn|ind|tilba[gk]e)leverer',
  'palautat|palautatte|zwracas?z|zwracacie|oddajesz|oddajecie|vrati(?:te|s)|vraci(?:te|s)|odevzda(?:te|s)',
])
