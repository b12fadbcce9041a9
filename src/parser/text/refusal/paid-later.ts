/** What is still to be paid of a booking that is up: at the house, when one comes, or the rest of it. */

import { THING } from '../words/things-booked.ts'

const PAYING =
  '(?:pa(?:y|ys|id|yable|yment|yments|iement|ga|go|gos|gar|gamento|gamenti|gato|gare)|pending|due|pendiente|pendente|zahl[a-z]*|bezahl[a-z]*|regle[rz]?|betal[a-z]*|betaal[a-z]*|platnosc|zaplat[a-z]*|maks[a-z]*|plat[ib][a-z]*)'
const THERE =
  "(?:at|on|upon|until|in) (?:the |your )?(?:hotel|property|accommodation|arrival|check-?(?:in|out)|reception|desk|counter|pick-?up)|vor ort|(?:im|bei|zur) (?:hotel|anreise|abreise|ankunft|abholung)|sur place|a (?:l'hotel|l'arrivee|la reception|votre arrivee)|en (?:el |la )?(?:hotel|alojamiento|recepcion|destino)|a (?:la|su|tu) llegada|al llegar|in (?:hotel|struttura|loco)|all'arrivo|no (?:hotel|alojamento|local|check-in)|[an]a chegada|ter plaatse|(?:in|bij) (?:het )?(?:hotel|aankomst)|pa (?:hotellet|plats|stedet)|v(?:id|ed) ankomst(?:en)?|na miejscu|w hotelu|przy zameldowaniu|na miste|paikan paalla"
const REST =
  '(?:balance|remaining|rest(?:betrag|zahlung|lich[a-z]*)|solde|saldo|restante|restbedrag|restbelopp|restbelob|restsum[a-z]*|reszt[aey]|doplat[a-z]*)'
/** `Payment pending for your booking at the hotel`, `payment failed at check-out`: it is the booking that is there, and what failed is to be paid now. */
const BETWEEN = `(?:(?!(?<![a-z])(?:${THING}|fail[a-z]*|declined|refused|rejected|fehlgeschlagen|abgelehnt|refuse[er]?|echoue|rechazad[oa]|rifiutat[oa]|fallit[oa]|recusad[oa]|mislukt|geweigerd|misslyckad[a-z]*)(?![a-z]))[^.!?]){0,24}`

const PAID_LATER = new RegExp(
  `(?<![a-z])(?:${PAYING}(?![a-z])${BETWEEN}(?<![a-z])(?:${THERE})|${PAYING} (?:[a-z]{1,8} ){0,3}${REST}|${REST} (?:[a-z]{1,8} ){0,2}${PAYING})(?![a-z])`,
)

/** Whether a sentence in plain letters says so. */
export const isPaidLater = (sentence: string): boolean => PAID_LATER.test(sentence)
