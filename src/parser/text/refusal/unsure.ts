/**
 * What sentences say of calling off without saying that the journey is: if it were, whether it was, that one will be told so, or that of something
 * beside it or of a booking before it.
 */

import { BESIDES } from '../words/besides.ts'
import { CALL_OFF } from '../words/called-off.ts'
import { remembered } from '../words/remembered.ts'
import { isOfOldBooking } from './old-bookings.ts'

/** Words with which something begins that only may be, as part of a pattern; `om te`, `om att` begin what is so, and `se ha` is what was done. */
export const IF =
  '(?:if|when|once|unless|until|should|whether|in case|in the (?:unlikely )?event(?: that)?|wenn|falls|sofern|sollten?|solange|sobald|ob|si|quand|lorsque|tant que|une fois que|au cas ou|en cas|cuando|mientras|una vez que|en caso|se(?! (?:le |les |te |nos )?(?:ha|han) )|quando|finche|qualora|caso|als|indien|wanneer|zodra|zolang|mocht|om(?!,? (?:att?|te) )|hvis|nar|ifall|jesli|jezeli|gdy|dopoki|jos|kun|pokud|kdyz)'

/** Whether a sentence in plain letters only asks, or says what may be. */
export const isOnlyMaybe = (sentence: string): boolean => MAYBE().test(sentence)
const MAYBE = remembered(() => new RegExp(`(?<![a-z])${IF}(?![a-z])|\\?`))

/** `You will get a mail confirming that your booking has been cancelled` */
export const TO_BE_TOLD = /(?<![a-z])will [a-z -]{2,40} (?:confirming |that |when )+(?:your|this|the) /

/** `Reservations that have been cancelled are not refunded`: whichever these are. */
const ANY_THAT =
  /(?<![a-z])(?:bookings|reservations|stays|orders|buchungen|reservierungen|commandes|sejours|reservas|estancias|pedidos|prenotazioni|soggiorni|ordini|estadias|boekingen|reserveringen|bokningar|bestillinger|rezerwacje),? (?:that|which|die|qui|que|che|som|ktore) (?:have|has|were|was|are|ont|sont|han|sean|sono|foram|zijn|har|er|blev|zostaly)(?![a-z])/

/** Words between the beginning of what may be and what it is: `si comunica che la prenotazione` is so. */
const WORD = "(?:(?!(?:che|that|dat|dass|que|att?|te|ze) )[a-z']{1,14} )"
const OFF = `[a-z]*(?:${CALL_OFF})`
const BESIDE = `${BESIDES}(?: [a-z']{1,14}){0,4} ${OFF}|${OFF}[a-z]* (?:[a-z']{1,14} ){0,2}${BESIDES}`
// `Was your booking cancelled?`, `will be cancelled unless it is paid`
const ASK = `${OFF}[^.!?]{0,60}\\?|${OFF}[a-z]*(?: [a-z']{1,14}){0,4} (?:if|unless|wenn|falls|sofern|es sei denn|si|sauf si|a menos que|salvo|indien|tenzij|hvis|jesli)(?![a-z])|${OFF}[a-z]* (?:after|within|less|later|nach|innerhalb|apres|moins|despues|dopo|depois|minder|efter|po|na)(?![a-z])[^.!?]{0,14}\\d`
// `Wird die Buchung storniert, …`
const TURNED = `^\\W*(?:wird|werden) ${WORD}{1,5}${OFF}`
const PATTERN = remembered(() => new RegExp(`${TURNED}|(?<![a-z])${IF} ${WORD}{1,6}${OFF}|(?<![a-z])(?:${ASK}|${BESIDE})`))

/** Whether a sentence in plain letters, with words of calling off, is such a one. */
export const isUnsure = (sentence: string): boolean =>
  PATTERN().test(sentence) || [TO_BE_TOLD, ANY_THAT].some((other) => other.test(sentence)) || isOfOldBooking(sentence)
