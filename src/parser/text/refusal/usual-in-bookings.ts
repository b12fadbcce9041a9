/** What looks like an offer, a bill or a statement and stands in bookings all the same: that an offer was taken, that the rest was paid, that all is done. */

import type { Page } from '../page/page.ts'
import { remembered } from '../words/remembered.ts'
import { withoutFirmInsurance } from './firm-insurance.ts'

/** What Italian tour operators call the confirmation of a package, which tells what is paid and what is due. */
const PACKAGE =
  /estratto conto(?= ?(?:[e&/,–-]|di|della|del|n[.r°])?(?: e)? ?(?:[a-z&.]{2,15} ){0,2}(?:conferma|prenotazione|pratica|viaggio)(?![a-z]))/
/** And by which letters of agencies call it. */
const STATEMENT = /estratto conto/g
/** What is paid back when a stay is over. */
const DEPOSIT = /refund of your (?:[a-z]{3,9} )?deposit/
/** `come da preventivo n. 311/26 da Lei accettato`: an offer that has become a booking. */
const ACCEPTED =
  /(?:preventivo|angebot|offerta|offre|devis|presupuesto|orcamento|offerte|quote|quotation|oferta)(?![a-z])[^.;!?\n]{0,10}[^;!?\n]{0,30}(?:accettat|angenommen|accepte|aceptad|aceit|geaccepteerd|accepted|zaakceptowan)/
/** `The quotation of 9 January is hereby cancelled`: an offer that gave way to a booking. */
const REPLACED =
  /(?<![a-z])(?:quotation|quote|offer|angebot|offre|devis|presupuesto|oferta|preventivo|offerta|orcamento|offerte|offert|tilbud|tarjous|nabidka)(?![a-z])[^.;!?\n]{0,60}[^;!?\n]{0,10}(?<![a-z])(?:cancelled|superseded|replaced|withdrawn|hinfallig|gegenstandslos|ersetzt|annulee?|remplacee?|caducad[oa]|anulad[oa]|sin efecto|annullat[oa]|superat[oa]|sem efeito|vervallen|vervalt|ersatts|bortfaller|bortfalder|utgar|anulowan[ay]|raukeaa|neplatna)(?![a-z])/
/** `Re: Quote for a van` */
const ANSWER = /^\s*(?:re|r|aw|antw|sv|vs|odp|rv|res|rif)\s?:/
/** `va bene, allora confermato`: it is done, and not said of what might be. */
const DONE =
  /(?<![a-z])(?<!(?:not|once|when|be|se|si|wenn|sobald|quand|cuando|quando|zodra|nar|kun|gdy|az|jakmile) (?:it is |it's )?)(?:confirmed|(?:all|you) booked(?: in)?|confermat[oa]|(?:ist|sind) (?:fest )?(?:bestatigt|gebucht)|confirmee?|confirmad[oa]|bevestigd|bekraftad|bekraeftet|bekraftet|bekreftet|potwierdzon[ea]|vahvistettu|potvrzen[oa])(?![a-z])/
/** `Your balance was received with thanks`: what is left of a price, and no points or miles. */
const REST_OF_PRICE =
  /(?<![a-z])your balance (?:(?:payment )?(?:was|has been|came|is)(?: now)? (?:received|paid|settled|in (?:on|last)|due|cleared)|of (?:£|€|\$|eur|gbp|usd)|(?:payment )?(?:is )?due)/

/** Gives lines of a page without what is usual in titles of bookings. */
export function withoutUsual({ whole }: Page): (small: string) => string {
  const isOfPackage = remembered(() => PACKAGE.test(whole))
  return (small) => {
    const told = isOfPackage() ? small.replace(STATEMENT, ' ') : small
    return withoutFirmInsurance(told).replace(DEPOSIT, ' ').replace(ACCEPTED, ' ')
  }
}

/** Whether a word of offers is said on a page of one that was taken, or gave way to a booking; or a word of accounts of the rest of a price. */
export function usualWords({ whole }: Page): (word: string) => boolean {
  const dealt = remembered(() => [ACCEPTED, REPLACED].map((said) => said.exec(whole)?.[0] ?? '').join('\n'))
  return (word) => dealt().includes(word) || (word === 'your balance' && REST_OF_PRICE.test(whole))
}

/** Whether a page answers somebody, and says at its head that it is done: whoever answers who asked for an offer keeps its subject. */
export const isDoneInAnswer = ({ lines }: Page, head: string): boolean => ANSWER.test(lines[0]?.plain ?? '') && DONE.test(head)
