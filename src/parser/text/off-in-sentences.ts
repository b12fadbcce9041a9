/** Sentences that call a booking off in their own words: `we confirm the cancellation of your booking`, `we have had to cancel your trip`. */

import { WE_CONFIRM } from './confirming.ts'
import { THING } from './things-booked.ts'

const WORDS = (most: number): string => `(?:[a-z']{1,14} ){0,${most}}`
/** A deed and the small word that joins it to what it is done to. */
const DEED_OF =
  "(?:cancell?ation of|storn(?:o|ierung)(?: von)?|annulation (?:de|du)|(?:cancel|anul)acion (?:de|del)|(?:cancellazione|annullamento) (?:di|del|della|dell')|(?:cancelamento|anulacao) d[aeo]s?|annulering van|(?:avbokning(?:en)?|avbestilling(?:en)?|kansellering(?:en)?|annullering(?:en)?) av|(?:afbestilling(?:en)?|annullering(?:en)?) af|anulowanie)"
/** What somebody confirms is nothing but that it was done. */
const IS_CONFIRMED = `${WE_CONFIRM} (?:(?:you|vous|ihnen|hiermit|hierbij|hermed|the|die|der|den|l'|la|el|o|de) ?){0,3}${DEED_OF} ?${WORDS(3)}${THING}`
const HAD_TO = [
  `had to cancel ${WORDS(4)}${THING}|${THING} ${WORDS(4)}had to be cancell?ed`,
  `mussten (?:wir|ich) ${WORDS(6)}${THING} ${WORDS(6)}(?:absagen|stornieren|annullieren)`,
  `(?:avons|ai) du annuler ${WORDS(4)}${THING}`,
  `(?:hemos|he) tenido que (?:cancelar|anular) ${WORDS(4)}${THING}|tivemos (?:de|que) cancelar ${WORDS(4)}${THING}`,
  `abbiamo dovuto (?:annullare|cancellare) ${WORDS(4)}${THING}`,
  `(?:hebben|moesten) (?:wij|we) ${WORDS(6)}${THING} ${WORDS(4)}annuleren`,
]

/** Said in plain letters. */
export const IN_OWN_WORDS = new RegExp(`(?<![a-z])(?:${[IS_CONFIRMED, ...HAD_TO].join('|')})(?![a-z])`)
