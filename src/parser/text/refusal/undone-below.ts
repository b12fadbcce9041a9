/** What says below the head of a document that all it tells of was undone: a sentence of its letter, the status of the booking, a stamp. */

import type { Line } from '../page/page.ts'
import { sentencesIn } from '../page/sentences.ts'
import { isOfBesides } from '../words/besides.ts'
import { isCalledOff } from '../words/called-off.ts'
import { THING } from '../words/things-booked.ts'
import { OFF, PERHAPS, saysOff } from './headlines.ts'
import { saysNeverMade } from './never-made.ts'
import { saysNoRoom } from './no-room.ts'
import { ALL_OF_IT, HAS_TO_CALL_OFF, IN_OWN_WORDS } from './off-in-sentences.ts'
import { OLD, OLD_BEHIND } from './old-bookings.ts'
import { IF, TO_BE_TOLD } from './unsure.ts'

/** `haben wir die folgende Buchung vollständig storniert`, `we have cancelled your booking` */
const WE =
  "(?:haben wir|wir haben|habe ich|ich habe|we have|i have|we've|nous avons|j'ai|hemos|he|abbiamo|ho|cancelamos|anulamos|wij hebben|hebben wij|hebben we|we hebben|vi har|har vi)"
const WE_DID = new RegExp(
  `(?<![a-z])${WE} (?:[a-z]{1,14} ){0,6}(?:${THING}(?![a-z])(?: [a-z]{1,14}){0,4} ${OFF}|${OFF} (?:[a-z]{1,14} ){0,3}${THING})(?![a-z])`,
)
/** What goes with a change, or happens by itself: another flight, what was booked before, or that nobody came. */
const OF_ANOTHER = new RegExp(
  `(?<![a-z])(?:${OLD}|${OLD_BEHIND}|replac[a-z]*|rebook[a-z]*|umgebucht|ersetz[a-z]*|remplac[a-z]*|sustitu[a-z]*|sostitu[a-z]*|substitu[a-z]*|automati[a-z]*|automatycznie|no-?shows?|no contact|fails?)(?![a-z])`,
)

/** `If no booking was made`; `Where we have cancelled your booking` is how terms begin. */
const MAY_BE = new RegExp(`(?<![a-z])${IF}(?![a-z])|^ ?where `)

/** All that is booked: of a flight or a stay alone others may be left, and one may fly otherwise. */
const OF_ALL =
  /(?<![a-z])(?:booking|reservation|order|trip|journey|tickets|buchung|reservierung|bestellung|reise|fahrkarten|flugscheine|commande|voyage|billets|reserva|pedido|viaje|billetes|prenotazione|ordine|viaggio|biglietti|viagem|bilhetes|boeking|reservering|bestelling|reis|bokning(?:en)?|resan?|bestallning(?:en)?|biljetter(?:na)?|bestilling(?:en)?|rejsen?|reisen|billetter(?:ne)?|rezerwacj[aei]|podroz|bilety|varaus|varauksesi|rezervace|jizdenky)(?![a-z])/
/** Of what may come to be: `after your tickets have been cancelled`. */
const WHEN_DONE =
  /(?<![a-z])(?:after|as soon as|(?:bei|nach) (?:der |einer )?storn[a-z]*|nachdem|apres que|despues de|dopo che|una volta|depois de|nadat|efter att|etter at|efter at|po tym)(?![a-z])/
/** Which booking is meant; `a booking that is cancelled` is any. */
const THEIRS =
  /(?<![a-z])(?:your|this|the following|both|ihre[nrsm]?|deine[nrsm]?|folgende[nrs]?|beiden?|diese[nrs]?|votre|vos|cette|les deux|tus?|sus?|esta|ambos|ambas|tua|tuo|tuoi|tue|sua|suo|suoi|entrambi|entrambe|questa|questo|seus?|suas|uw|je|jouw|deze|beide|din|ditt|dina|dit|dine|denna|denne|detta|dette|begge|bada|twoja|twoj|twoje|twojej|panstwa|wasza?|obie|oba|vasi|vase)(?![a-z])/
/** Of what calling off costs; `sans frais` it is done. */
const OF_FEES =
  /(?<![a-z])(?<!(?:no|without|free of|keine|ohne|sans|sin|senza|nessun|sem|zonder|geen|utan|inga|uden|uten|ingen|bez|zadnych) )(?:charged|charges?|fees?|forfeit[a-z]*|notice|gebuhr(?:en)?|berechnet|frais|factur[a-z]*|gastos|cargos?|penal[a-z]*|kosten|debiter[a-z]*|avgift[a-z]*|gebyr[a-z]*|oplat[a-z]*)(?![a-z])/

/** Letters of a sentence. */
const LONGEST = 400
/** What all of these have in them. */
const STEM = /cancel|absag|storn|ann?ul|avbok|avbest|kansel|afbest|perutt|zrus|odwol|stalla in|avlys|aflys|disdire|afzegg/

/** The sentences of a document; those of a paragraph go on from line to line. */
function sentencesOf(lines: readonly Line[]): string[] {
  const paragraphs: string[] = ['']
  for (const { plain } of lines) {
    const said = plain.trim()
    if (said === '') paragraphs.push('')
    else paragraphs[paragraphs.length - 1] = `${paragraphs.at(-1)} ${said}`
  }
  return paragraphs.flatMap(sentencesIn).filter(({ length }) => length > 0 && length < LONGEST)
}

const saysSo = (sentence: string): boolean =>
  STEM.test(sentence) &&
  (ALL_OF_IT().test(sentence) ||
    HAS_TO_CALL_OFF.test(sentence) ||
    ((saysOff(sentence) || WE_DID.test(sentence) || IN_OWN_WORDS.test(sentence)) && THEIRS.test(sentence) && OF_ALL.test(sentence))) &&
  !isOfBesides(sentence) &&
  ![PERHAPS, OF_ANOTHER, OF_FEES, WHEN_DONE, TO_BE_TOLD].some((other) => other.test(sentence))

/** `Statut   Annulée le 29 juin 2026`: how the booking stands. */
const STATUS =
  /^(?:(?:bookings?|reservations?|buchungs|reservierungs|bestell|boekings|reserverings|boknings|bestillings|varauksen|rezervasyon)[ -]?)?(?:status|statut|estado|stato|situacao|stan|tila|stav|durumu?)(?: (?:de la|della|da|der|van de|of the|of your) [a-z]+)?\s?:?\s*(?=\S)/
function isStatusOff(line: Line): boolean {
  const said = line.plain.trim().replace(/\s+/g, ' ')
  const label = STATUS.exec(said)?.[0]
  return label !== undefined && isCalledOff(said.slice(label.length).split(' ').slice(0, 2).join(' '))
}

/** `SPECIMEN`, across a page */
const STAMP = /^\W*(?:specimen|muster|fac-?simile|especimen|wzor|esemplare)\W*$/

const isSaid = (sentence: string): boolean => !sentence.trim().endsWith('?') && !MAY_BE.test(sentence)

/** Whether all that a document tells of was called off, as it says further down; of several bookings each has its status. */
export const isOffBelow = (lines: readonly Line[]): boolean => {
  const states = lines.filter(({ plain }) => STATUS.test(plain.trim()))
  return (states.length > 0 && states.every(isStatusOff)) || sentencesOf(lines).some((sentence) => saysSo(sentence) && isSaid(sentence))
}

/** Whether it was undone, or never done, as is said there. */
export const isUndoneBelow = (lines: readonly Line[]): boolean => {
  if (lines.some(({ plain, text }) => text === text.toUpperCase() && STAMP.test(plain))) return true
  return isOffBelow(lines) || sentencesOf(lines).some((sentence) => (saysNeverMade(sentence) || saysNoRoom(sentence)) && isSaid(sentence))
}
