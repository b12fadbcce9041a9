/** Sentences of what might be, and of terms: `If you would like to return it before 9:00`, `A van collected after 12:00 must …`. */

import type { LabelledMoment } from '../days/pairs.ts'
import { remembered } from '../words/remembered.ts'

/** Before the word for an end, in its sentence. */
const BEFORE = remembered(
  () =>
    new RegExp(
      `(?<![a-z])(?:${[
        'if|in case|should you|(?<!(?:we|i) )would (?:you )?(?:like|prefer)|could (?:also )?be|e\\.? ?g\\.|for example|available from|(?:any|each|every) (?:car|van|camper|vehicle|motorhome)',
        'falls|wenn|sollten? (?:sie|ihr|du)|mochten sie|z\\. ?b\\.|zum beispiel|gibt es',
        "si (?:vous|tu|l'on)|au cas|s'il|par exemple",
        'si (?:desea|quiere|necesita|prefiere|no|va|llega|lo|la|el|usted)|en caso|por ejemplo',
        'se (?:desidera|desideri|vuole|vuoi|non|preferisc[ei]|deve|devi)|qualora|in caso|per esempio|ad esempio',
        'se (?:quiser|desejar|preferir|precisar|nao|pretender|for)|caso (?:queira|pretenda|deseje)|por exemplo',
        'als (?:u|je|jullie)|indien|mocht|bijvoorbeeld|om (?:du|ni) |hvis|dersom|till exempel|for eksempel',
        'jos|mikali|esimerkiksi|jesli|jezeli|gdyby|na przyklad|pokud|kdyby|jestlize|napriklad',
        '(?:hire |rental )?(?:terms|conditions)(?: and conditions)? ?:|[a-z]{0,5}bedingungen ?:|agb ?:|condi[a-z]{3,6}(?: generales| generali| gerais)? ?:|voorwaarden ?:|villkor ?:|vilkar ?:|ehdot ?:|warunki ?:|podminky ?:',
      ].join('|')})`,
    ),
)
/** `a van collected after 12:00`: what is said of any. */
const OF_ANY = /(?<![a-z])an? (?:car|van|camper|campervan|vehicle|motorhome) (?:that is |which is )?$/
/** `late returns`, `möglich`: what one may do. */
const MAY_BE = /(?<![a-z])(?:moglich|on request|auf anfrage|sur demande|bajo peticion|su richiesta|op aanvraag)(?![a-z])/
export const isCondition = (before: string, told: string): boolean => BEFORE().test(before) || OF_ANY.test(before) || MAY_BE.test(told)

/** Whether a label is a word in such a sentence. */
export function isConditional({ hit: { line, start } }: LabelledMoment): boolean {
  const before = line.plain.slice(0, start)
  const sentence = before.slice(Math.max(...['. ', '! ', '? '].map((stop) => before.lastIndexOf(stop)), 0))
  return isCondition(sentence, '')
}
