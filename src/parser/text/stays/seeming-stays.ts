/** Whether two days are those of a stay, and not of anything else that lasts from one day to another. */

import { daysBetween } from '../../../core/dates.ts'
import { isBilledAndDue } from '../days/bills.ts'
import { countIn } from '../days/nights.ts'
import type { Hit, LabelledMoment, MomentPair } from '../days/pairs.ts'
import { cellAt } from '../page/around.ts'
import type { Page } from '../page/page.ts'
import { isTitledConfirmed } from '../refusal/headlines.ts'
import { isAtAirport, isBetweenRides, isBookingOf, isConfirmed, isWelcomed, OF_TERMS } from './stay-evidence.ts'
import { given, promised } from './stay-promises.ts'
import { ROOM, ROOMS } from './stay-words.ts'

/** Said of planes, cars and trains, where arrival and departure are labels too. */
const TRAVEL_LABEL =
  /(?:flight|flug|vol |vuelo|volo|voo(?![a-z])|train|zug|treno|tren |pick|drop|return|rental|mietwagen|recogida|devolucion|abholung|ruckgabe)/

/** Said of the line that tells of a stay from one day to another. */
const SURE_HOUSE = new RegExp(
  `\\b(?:hotels?|[a-z]+hotel|gites?|ferienwohnung|ferienhaus|pension|guest ?house|b&b|rooms|board|[a-z]*zimmer|${ROOM}|apartment|cottage|villa)\\b`,
)

/** Whether a letter tells a guest from when to when, in words for no stay. */
const isOfGuest = (page: Page, { hit, line }: LabelledMoment, isReferred: boolean): boolean =>
  isBookingOf(page, hit) || (isWelcomed(page, line) && (isReferred || isTitledConfirmed(page)))

/** Labels of a day from which anything may last: `from`, `Dal / From`. */
const FROM = /^(?:from|vom|von|dal|du|del?|desde.*|van|fr[aå]n|fra|od)(?: ?[/|] ?\p{L}+)?$/iu
/** Words for a stay. */
const STAY = /stay|aufenthalt|sejour|estancia|soggiorno|estadia|verblijf|vistelse|ophold|opphold|pobyt/

/** Whether what lasts from one day to another is said to be a stay. */
function isSaidToBeStay(page: Page, { first, second }: MomentPair, isReferred: boolean, isOfFlights: boolean): boolean {
  if (!isOfFlights && first.line === second.line && isOfGuest(page, first, isReferred)) return true
  const isBooked = isReferred || isConfirmed(page, first.hit.line)
  const isOfHouse = SURE_HOUSE.test(first.hit.line.plain) || (!isOfFlights && beginsCell(first.hit) && beginsCell(second.hit))
  return (isBooked && isOfHouse) || STAY.test(page.whole)
}

/** Whether a day that something lasts from is one of terms, or stands in the column of a table that tells from where a flight goes. */
const isOfElse = ({ hit, line }: LabelledMoment): boolean => OF_TERMS.test(hit.line.plain) || (line !== hit.line && line.flights.length > 0)

/** Letters of a line that is a sentence rather than a day with a word or two. */
const SENTENCE = 40
/** `The pool is closed from 2 September` below `Check-in from 16:00`: whose first day is told apart from its label, in a sentence about something else. */
const isOfTerms = ({ first: { line, hit } }: MomentPair): boolean =>
  line !== hit.line && line.plain.length > SENTENCE && OF_TERMS.test(line.plain)

/** `Oui, elle est encore libre du 11 au 13 juin`: who says so of the days that somebody asked for has not yet heard that they come. */
const STILL_FREE =
  /(?<![a-z])(?:still|noch|encore|ancora|aun|todavia|ainda|nog|annu|fortfarande|fortsatt|stadig|jeszcze|jeste|viela)(?: [a-z]{1,10}){0,2} (?:free|vacant|available|frei|verfugbar|libres?|disponib[a-z]*|liber[aoie]|livres?|disponive(?:l|is)|vrij|beschikbaar|ledig[at]?|woln[aeyi]|dostepn[a-z]*|voln[a-z]{1,2}|vapaa[a-z]*)(?![a-z])[^.!?]*$/
/** `You say you'd like to come from … to …`: what a guest has asked is told again. */
const WISHED =
  /(?<![a-z])(?:you(?: say| said| wrote| mention(?:ed)?| asked)?(?: that)?(?: you)?(?: would|'d) (?:like|love|want|prefer)|you (?:asked|wrote|were asking)|sie (?:mochten|wunschen|fragen|fragten|schreiben)|(?:ihr|du) (?:mochtet|mochtest|fragt|fragst|schreibt|schreibst)|vous (?:souhaitez|souhaiteriez|demandez|voudriez|aimeriez)|(?:le|les|os|te) gustaria|(?:quiere|quieren|quereis|preguntan?) (?:venir|saber)|(?:vorrebbe|vorreste|vorresti|desidera|desiderate)|(?:gostaria|gostariam|queria) de (?:vir|ficar)|(?:u wilt|jullie willen|u vraagt|jullie vragen)|(?:ni|du|i|dere) (?:vill|vil) (?:gjerne |gerne |garna )?(?:komma|komme)|(?:chcieliby|chcialaby|chcialby|chca) (?:panstwo|pani|pan))(?![a-z])[^.!?]*$/
const isOnlyWished = (page: Page, { line, start }: Hit): boolean => WISHED.test(line.plain.slice(0, start)) && given(page).length === 0
/** What is said of it behind that. */
const TAKEN =
  /(?<![a-z])(?:book|reserv|gebucht|gebongt|eingetragen|inscri|apunt|prenot|segnat|marcad|geboekt|genoteerd|bokat|booket|zarezerw|confirm|bestatig|potwierdz)/
const isOnlyFree = (page: Page, { line, start, end }: Hit): boolean =>
  STILL_FREE.test(line.plain.slice(0, start)) && !TAKEN.test(line.plain.slice(end)) && promised(page).length === 0

/** `… sur tous les séjours (hors week-end de Pâques, du 3 au 6 avril)`, `not valid from …`: days on which an offer does not hold. Meals and taxes are excepted without brackets. */
const EXCEPTED =
  /(?:\(\s?(?:hors|sauf|excepte|a l'exception|except(?:ing)?|excluding|ausser|ausgenommen|excepto|salvo|eccetto|escluso|esclus[ie]|tranne|exceto|behalve|uitgezonderd|met uitzondering|utom|undtagen|unntatt|z wyjatkiem|oprocz|krome|s vyjimkou|lukuun ottamatta|paitsi)(?![a-z])|(?<![a-z])(?:not valid|black-?out dates?|gilt nicht|no valid[oa]|non valid[oa]|nao valid[oa]|niet geldig|galler (?:ej|inte)|gaelder ikke|gjelder ikke)(?![a-z]))[^.:!?;)]{0,60}$/

/** Whether they are; `told` are the numbers of nights that the page tells. */
export function mayBeStay(page: Page, pair: MomentPair, isReferred: boolean, isOfFlights: boolean, told: ReadonlySet<number>): boolean {
  const { first, second } = pair
  const nights = daysBetween(first.date, second.date)
  if (
    nights < 1 ||
    nights > 90 ||
    isBetweenRides(page, pair) ||
    isAtAirport(first) ||
    isBilledAndDue(page, first.line, first.date) ||
    isOnlyFree(page, first.hit) ||
    isOnlyWished(page, first.hit) ||
    (!isReferred && EXCEPTED.test(first.hit.line.plain.slice(0, first.hit.start)))
  )
    return false
  // `4 nights` from one day to one weeks later: an offer.
  if (first.line === second.line && (countIn(first.line.plain) ?? nights) < nights && !told.has(nights)) return false
  const isTold = told.has(nights) || !FROM.test(first.hit.label) || isSaidToBeStay(page, pair, isReferred, isOfFlights)
  if (!isTold || (FROM.test(first.hit.label) && isOfElse(first)) || isOfTerms(pair)) return false
  const line = first.hit.line.plain
  // Cars are checked in and out as well.
  return !TRAVEL_LABEL.test(line) || [...ROOMS.in(line)].some((word) => !/^check/.test(word))
}

/** A label with a cell of its own: `Von: 12. Mai`. */
const beginsCell = ({ line, start }: Hit): boolean => line.plain.slice(cellAt(line, start)?.start ?? 0, start).trim() === ''
