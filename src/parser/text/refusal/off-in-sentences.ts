/** Sentences that call a booking off in their own words: `we confirm the cancellation of your booking`, `we have had to cancel your trip`. */

import { remembered } from '../words/remembered.ts'
import { THING } from '../words/things-booked.ts'
import { WE_CONFIRM } from './confirming.ts'

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

/** The same as it is said when it is done. Who does it stands first: behind a condition the verb would. */
const HAVE_TO = [
  `(?<=^ ?|\\n|[.!?:,] |(?:and|but|so) )(?:unfortunately |sadly |sorry |regrettably |therefore )?(?:we|i) (?:now |unfortunately |sadly |therefore |regretfully )?(?:have to|must) cancel ${WORDS(4)}${THING}`,
  `(?:wir|ich) (?:mussen|muss) ${WORDS(4)}${THING} ${WORDS(3)}(?:absagen|stornieren|annullieren)`,
  `(?:nous devons|je dois) (?:malheureusement |donc |helas )?annuler ${WORDS(4)}${THING}`,
  `(?:tenemos que|tengo que|debemos|debo) (?:cancelar|anular) ${WORDS(4)}${THING}|(?:temos|tenho) (?:de|que) cancelar ${WORDS(4)}${THING}`,
  `(?:dobbiamo|devo) (?:purtroppo |quindi )?(?:annullare|cancellare|disdire) ${WORDS(4)}${THING}`,
  `(?:wij|we|ik) (?:moeten|moet) ${WORDS(4)}${THING} ${WORDS(3)}(?:annuleren|afzeggen)`,
  `(?:musze|musimy) (?:wiec |niestety )?(?:odwolac|anulowac) ${WORDS(3)}${THING}`,
  `(?:vi|jag) maste (?:tyvarr |darfor )?(?:avboka|stalla in)(?= ${WORDS(3)}${THING}|[.!])|(?:vi|jeg) ma (?:dessverre |desvaerre )?(?:avbestille|avlyse|afbestille|aflyse)(?= ${WORDS(3)}${THING}|[.!])`,
]

/** That it has to be called off, said in plain letters. */
export const HAS_TO_CALL_OFF = new RegExp(`(?<![a-z])(?:${HAVE_TO.join('|')})(?![a-z])`)

/** Said in plain letters. */
export const IN_OWN_WORDS = new RegExp(`(?<![a-z])(?:${[IS_CONFIRMED, ...HAD_TO].join('|')})(?![a-z])`)

const ALL =
  '(?:all(?: of)?(?: the)?|samtliche|alle|tout(?:es)? les?|tous les|tod[oa]s l[oa]s|tutt[ei] (?:i|le|gli)|tod[oa]s [oa]s|samtliga|wszystkie|kaikki|vsechny)'
const SERVICES =
  '(?:services|arrangements|components|items|elements|[a-z]*leistungen|[a-z]*bausteine|prestations|servicios|elementos|servizi|servicos|diensten|onderdelen|tjanster|delar|tjenester|ydelser|uslugi|palvelut|sluzby)'
const OFF =
  '(?:cancell?ed|storniert|annulliert|annule(?:e|s|es)?|cancelad[oa]s|anulad[oa]s|cancellat[ei]|annullat[ei]|geannuleerd|avbokade?|avbokats|avbestilt|kansellert|annulleret|afbestilt|anulowan[aey]|peruttu|zrusen[ay]|stornovan[ay])'
const ARE =
  '(?:are|were|have been|have now been|wurden|sind|ont ete|ont bien ete|sont|han sido|estan|fueron|sono stat[ei]|sono|foram|zijn|werden|ar|har|er|ble|blev|zostaly|on|byly)'
const OF_BOOKING =
  '(?:book(?:ing|ed)|reserv(?:ation|ed)|trip|journey|order|[a-z]*buchung|gebuchten?|[a-z]*reservierung|vorgang|reise|dossier|commande|sejour|reserva(?:d[oa]s)?|viaje|prenota(?:zione|te|ti)|pratica|viaggio|viagem|boeking|geboekte|reservering|reis|bokning(?:en)?|bestilling(?:en)?|rejse|resa|rezerwacji|varauksen|rezervace)'

/** What one may do without: `All additional services booked with this order have been cancelled` leaves the room. */
const EXTRA =
  '(?:additional|extra|optional|other|further|zusatz|neben|sonder|weitere|ubrige|andere|autres|otr[oa]s|altr[ei]|outr[oa]s|ovriga|overige)'
const EXTRA_BEHIND = '(?:additionnel|supplementair|annexe|optionnel|en option|adicional|opcional|extra|aggiuntiv|accessor|opciona)'

/** `All services under booking 4471902 have been cancelled`: what is booked, by the parts of it. */
export const ALL_OF_IT = remembered(
  () =>
    new RegExp(
      `(?<![a-z])${ALL} (?:(?!${EXTRA})[a-z]{1,14} ){0,2}(?!${EXTRA})${SERVICES}(?![a-z]| ${EXTRA_BEHIND})[^.!?]{0,50}(?<![a-z])${OF_BOOKING}(?![a-z])[^.!?]{0,40} ${ARE} (?:[a-z]{1,14} ){0,2}${OFF}(?![a-z])`,
    ),
)
