/** What a document only advises: how one might come, and where one might go from a house. */

import type { Line, Page } from '../page/page.ts'
import { endsSentence } from '../page/sentences.ts'

/** `Cómo llegar`, `for example`: how one might come. */
const HOW_TO_COME =
  /(?<![a-z])(?:how to|getting (?:here|there)|for example|e\.g|such as|anfahrt|anreisetipp|wegbeschreibung|so erreichen|zum beispiel|z\. ?b|comment (?:venir|arriver)|acces|par exemple|como (?:llegar|chegar)|por (?:ejemplo|exemplo)|come (?:arrivare|raggiung[a-z]+)|ad esempio|per esempio|routebeschrijving|hoe komt|bijvoorbeeld|bijv|hitta hit|vagbeskrivning|till exempel|t ?\.? ?ex|slik kommer|sadan kommer|for eksempel|f\. ?eks|jak (?:dojechat|dojechac|se dostat)|dojazd|na przyklad|np|napriklad|esimerkiksi|saapumisohje[a-z]*)(?![a-z])/

/** `Nehmen Sie den RE 8`, `you can take`: what whoever reads it is told to do, or may do. */
const TOLD_TO =
  /(?:(?:^|[.!?:;–—-]\s{1,3}|(?:then|please|just) )(?:take|catch|hop on|try) (?:the|a)|(?<![a-z])(?:you (?:can|could|might|may)|nehmen sie|nimm|konn(?:en sie|t ihr)|kannst du|empfehlen|(?<!vous )prenez|vous pouvez|tu peux|(?:(?<!que )tome|coja|coge|puede|pueden|puedes|podeis)|(?:prendete|prenda|prendi|potete|puo|puoi|si puo)|(?:apanhe|pode|podem|podes)|(?:neem|kunt u|kun je|kunnen jullie)|(?:ta|tag) (?:tag|toget|bussen|fargen|faergen|flyget|flyet)|(?:ni|du|i|dere|man) kan|kan (?:ni|du|i|dere|man)|voit(?:te)?|ota juna|nouskaa|(?:prosze )?wsiad[a-z]{1,4}|mozna|mozesz|moga panstwo|jedzcie|jedte|nastupte|muzete|lze)(?![a-z]))/
/** `gita`, `Ausflug`, `propozycja`: where one might go from a house. */
const OUTING =
  /(?<![a-z])(?:day ?trips?|excursions?|outings?|suggest(?:ed|ions?)|ideas?|[a-z]*ausfl(?:ug|uge)s?[a-z]*|tagestour|[a-z]*vorschla(?:g|ge)n?|ideen?|idees?|suggestions?|escapade|excursion(?:es)?|sugerencias?|propuestas?|git[ae]|escursion[ei]|suggeriment[oi]|propost[ae]|excurs(?:ao|oes)|sugest(?:ao|oes)|passeios?|uitstap(?:je|jes)?|dagtocht|suggesties?|idee(?:en)?|utflykt(?:er)?|dagstur(?:er)?|forslag|ide(?:er)?|udflugt(?:er)?|utflukt(?:er)?|retki|ehdotu(?:s|ksia|kset)|vinkke(?:ja)?|wyciecz(?:ka|ki)|propozycj[aei]|pomysl(?:y)?|vylet(?:y)?|tipy?|navrh(?:y)?)(?![a-z])/

/** Whether a line only advises, or says so before its hours. */
export function isAdvised({ plain, times: [hour] }: Line): boolean {
  const before = plain.slice(0, hour?.start)
  return HOW_TO_COME.test(plain) || TOLD_TO.test(before) || OUTING.test(before)
}

/** Lines from the words above advice to the last of its days, and their letters. */
const [FAR, SHORT] = [20, 60]
/** Whether a line of nothing else above a heading says that what follows is advice: `Ideas for your stay:`. */
export const isOfAdvice = ({ lines }: Page, { index }: Line): boolean =>
  lines
    .slice(Math.max(1, index - FAR), index)
    .some(
      ({ plain, dates, times }) => dates.length + times.length === 0 && plain.length <= SHORT && !endsSentence(plain) && OUTING.test(plain),
    )
