/**
 * How much speaks for two days being those of a stay. The same page may be read in several ways; none is right because it finds something, so all are
 * weighed: by what the labels say, how near the days stand to them, and whether as many nights are told.
 */

import { daysBetween } from '../../../core/dates.ts'
import { countIn } from '../days/nights.ts'
import type { Hit, LabelledMoment, MomentPair } from '../days/pairs.ts'
import { areEnds } from '../hires/car-labels.ts'
import { cellAt, neighbour } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { sentencesIn } from '../page/sentences.ts'
import { WE_CONFIRM } from '../refusal/confirming.ts'
import { isOfBesides } from '../words/besides.ts'
import { CALL_OFF, CANCEL, PAY_BACK } from '../words/called-off.ts'
import { SIMILAR } from '../words/car-models.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { OF_MONEY } from '../words/prices.ts'
import { ARRIVAL, DEPARTURE, OWN_IN, OWN_OUT } from './stay-labels.ts'
import { SOME_ROOMS } from './stay-words.ts'

/** A way to read a page, and what its days are worth where no label tells them. */
export interface Way {
  readonly find: () => readonly MomentPair[]
  readonly worth: number
}

/** Of what is paid back, paid ahead, closed or offered from one day to another. */
export const OF_TERMS = new RegExp(
  `${CANCEL}|${PAY_BACK}|penal|geschlossen|schliess?(?:ung|zeit)|betriebsferien|\\bclosed|\\bclosure|ferme\\b|fermeture|cerrad|cierre|chius[oa]|chiusura|encerrament|sluiting|fechad|gesloten|stangt|lukket|stengt|suljettu|zamkniet|zavren|seasonal|saison|stagion|temporada|anzahlung|acconto|acompte|arrhes|anticipo|aanbetaling|zaliczk|zaloh|renov|special offer|angebot|offerta|oferta`,
)
/** Of days on which something is paid, booked or called off. */
const OF_OTHERS = new RegExp(
  `${CALL_OFF}|bezahl|zahlbar|fallig|(?<![a-z])(?:due|paid|pay|charged|payment|deposit|regler|solde|pago|pagar|pagamento|saldo|caparra|betaal|betal|betala[sd]?|maksu|erapaiva|platb|zaplat|uhrad|uhrazen|odeme|fizet|booked|gebucht|reserve le|prenotato|geboekt|bokad|bestilt|varattu|rezerwacji|rezervovano|created|issued|printed)`,
)

/** `gerne bestätigen wir Ihnen das Doppelzimmer vom …`, perhaps begun in the line above. */
export function isConfirmed(page: Page, line: Line): boolean {
  const said = `${page.lines[line.index - 1]?.plain ?? ''} ${line.plain}`
  return CONFIRMS.test(said) && !UNDECIDED.test(said)
}
/** `Ich bestätige Ihnen hiermit fest das Doppelzimmer`: hosts who write a letter confirm by a sentence, and give no number. */
export const confirmsRoom = (page: Page): boolean =>
  page.lines.some(
    ({ text, plain: small, dates }) =>
      CONFIRMS.test(small) &&
      (sentencesIn(text).some((each) => each.split(/:\s/).some((part) => isOfRoom(plain(part)))) ||
        (dates.length > 1 && !UNDECIDED.test(small))),
  )
const isOfRoom = (sentence: string): boolean => CONFIRMS.test(sentence) && !UNDECIDED.test(sentence) && A_ROOM.test(sentence)
/** What is let whole: a part of patterns. */
const WHOLE_HOUSES =
  '(?:ferien)?wohnung(?:en)?|(?:ferien|gaste)?haus|apartments?|appartements?|ap[p]?artamento|cottages?|cabins?|lodge|gite|casita|huisje|vakantiehuis|[a-z]*stugan?|[a-z]*hytt(?:en?|a)|sommerhuset?|mokki|domek|chata|chatu|pitch|stellplatz|emplacement|(?:staan)?plaats|pladsen|studio|bunkhouse|apartman[a-z]?|stay|aufenthalt|sejour|estancia|soggiorno|estadia|verblijf|vistelse|ophold|opphold|boravak'
export const A_ROOM = new RegExp(`(?<![a-z])(?:${SOME_ROOMS}|[a-z]*(?:zimmer|vae?relset?|rummet|rommet)|${WHOLE_HOUSES})(?![a-z])`)
const CONFIRMS = new RegExp(
  `(?<![a-z])(?:${WE_CONFIRM}|(?:we have|we've|i have|i've) (?:booked|reserved)|(?:(?:ich|wir) haben? .{0,60}|haben? (?:ich|wir) .{0,110})(?<![a-z])(?:reserviert|gebucht|eingetragen|vorgemerkt|eingeteilt)|(?:i have|i've|we have|we've) (?:put |got )?(?:you|both of you)[a-z ]{0,40} down|je vous ai (?:garde|reserve|inscrit)s?|(?:le|les|os|te) (?:he|hemos) (?:reservado|guardado|apuntado)|(?:vi|le|ti) (?:ho|abbiamo) (?:quindi )?(?:tenuto|riservato|prenotato)|(?:(?:ik heb|wij hebben|we hebben) .{0,40}|(?:heb ik|hebben wij|hebben we) .{0,110})(?:gereserveerd|genoteerd|ingeboekt)|(?:jag|vi) har (?:bokat|reserverat|skrivit upp)|har (?:jag|vi|jeg) .{0,110}(?<![a-z])(?:bokat|reserverat|reserver(?:et|t)|booket)|(?:jeg|vi) har (?:satt|skrevet|fort) (?:dere|deg|jer|dig) (?:opp|op)|(?:jeg|vi) har reserver(?:et|t))(?![a-z])`,
)
/** What is confirmed may be that somebody asked, that a room is free or none, or another service. */
export const UNDECIDED =
  /(?<![a-z])(?:receipt|received|erhalt|eingang|anfrage|reception|recepcion|ricezione|rececao|ontvangst|mottag|otrzyman|vastaanot|availab|complet|no quedan|no (?:rooms|vacanc)|full(?! (?:board|pension|pensjon|breakfast|english|irish|scottish|welsh|cooked))(?![a-z])|ausgebucht|belegt|esaurit|lotado|volzet|fullbok|fuldt|zajet|obsazen|shuttle|not included|verfugbar|frei(?![a-z])|disponib|libre|beschikba|vrij(?![a-z])|ledig|dostepn|volne)/

/** `wir freuen uns, Sie vom 3. bis 6. März bei uns begrüßen zu dürfen`, perhaps begun in the line above or ended in the one below: whoever is welcomed stays. */
export function isWelcomed({ lines }: Page, { index }: Line): boolean {
  const said = lines
    .slice(index - 1, index + 2)
    .map(({ plain }) => plain)
    .join(' ')
  return WELCOMED.test(said) && !OF_EVENT.test(said)
}
/** Whoever is welcomed there may stay anywhere. */
export const OF_EVENT =
  /(?<![a-z])(?:[a-z]*(?:congres|kongres|conferen|konferen|seminar|festival|workshop|tagung|simposi|symposi)(?![a-z]*(?:hotel|haus|hof)(?![a-z]))[a-z]*|[a-z]*messe|fair|exhibition|expo|trade show|training|(?<!of )course|retreat|summit|[a-z]*ausstellung|[a-z]*schulung|lehrgang|(?:fach|film|musik|literatur|theater|kunst|kultur|wein|winzer|bildungs|einkehr)tage|journees|jornadas|giornate|colloque|exposition|feria|fiera|(?<!-)feira|beurs|[a-z]*kurs(?:e[ns]?)?|cursus|cours|curso|corso|cruise|kreuzfahrt|croisiere|crucero|crociera)(?![a-z])/
const WELCOMED =
  /(?<![a-z])(?:welcom(?:e|ing) (?:you|both of you)|host(?:ing)? you|begrus+en|willkommen heiss?en|erwarten (?:wir )?sie|vous (?:accueillir|recevoir)|(?:recibir|acoger|alojar)(?:l[eoa]s?|te|os)|(?:ospitar|accoglier)(?:l[ai]|vi|ti)|(?:recebe|acolhe|aloja)-l[oa]s?|verwelkomen|u (?:te mogen )?ontvangen|(?:halsar?|onsker|hilser?) (?:dig|er|deg|dere|jer) (?:varmt )?v[ae]lkomm?[ae]n?|(?:powitac|goscic) panstwa|privita(?:t|me) vas)(?![a-z])/

/** `wir bestätigen Ihre Reservierung vom 3. bis 6. März`: the days follow what is confirmed, and rooms are told elsewhere; a parking place may be booked so. */
export const isBookingOf = (page: Page, { line, start }: Hit): boolean =>
  isConfirmed(page, line) && ENDS_IN_BOOKING.test(line.plain.slice(0, start)) && SOME_ROOM.test(page.whole) && !isOfBesides(line.plain)
const ENDS_IN_BOOKING =
  /(?<![a-z])(?:reservation|booking|(?:zimmer|hotel)?(?:reservierung|buchung)|reserva|prenotazione|reservering|boeking|bokning|bestilling|rezerwacj[ae])\s*$/
const SOME_ROOM = new RegExp(`(?<![a-z\\d])\\d{1,2}(?: ?x)? (?:[a-z]{4,12}[ -]){0,2}${SOME_ROOMS}(?![a-z])`)

const begins = (label: string, pattern: RegExp): boolean => label.search(pattern) === 0

/** Whether a label says that one arrives. */
export const saysArrival = ({ label }: Hit): boolean => [OWN_IN, ARRIVAL].some((words) => begins(plain(label), words))

/** Whether a line begins with such a label and tells a day and an hour, as that of a ride does. */
const isEndOfRide = (line: Line | undefined, label: RegExp): boolean =>
  line !== undefined && line.dates.length === 1 && line.times.length === 1 && begins(line.plain.trim(), label)

/**
 * `Arrival   Amsterdam, Sat 28 Aug 09:45` below `Departure   Newcastle, Fri 27 Aug 17:00`, and `Departure   Amsterdam, …` above `Arrival   Newcastle, …`:
 * between the way out and the way back one is there, in no house that is told of. `Arrival: Seaview Hotel` tells of one.
 */
export const isBetweenRides = (page: Page, { first, second }: MomentPair): boolean =>
  first.line === first.hit.line &&
  second.line === second.hit.line &&
  isEndOfRide(first.line, ARRIVAL) &&
  !HOUSE_KIND.test(first.line.plain) &&
  isEndOfRide(neighbour(page, first.line.index, -1), DEPARTURE) &&
  isEndOfRide(second.line, DEPARTURE) &&
  isEndOfRide(neighbour(page, second.line.index, 1), ARRIVAL)

/** `Frankfurt Intl (FRA)   11:05   Mon, 19 Oct`, apart from its label, or below `Arrive: Frankfurt Intl (FRA)`: where and when a flight ends, and no house. */
export const isAtAirport = ({ line, hit }: LabelledMoment): boolean =>
  line !== hit.line && line.times.length > 0 && [line, hit.line].some(({ places }) => places().some(({ kind }) => kind === 'code'))

/** Whether a line is of a hire: below the days of a stay and right below the car, or below the words for both its ends, and above where a house is named, with the days of its stay below. */
export const standsWithHire = ({ lines }: Page, index: number, named: number | undefined, { hit }: LabelledMoment): boolean =>
  (named !== undefined && index < named && named < hit.line.index && lines.slice(1, index).some(areEnds)) ||
  lines.slice(Math.max(hit.line.index + 1, index - BELOW_CAR), index).some(({ plain }) => SIMILAR.test(plain))
/** Lines from `Mitsubishi Outlander or similar` to the number of its hire. */
const BELOW_CAR = 5

function strengthOf({ label }: Hit, worth: number): number {
  const small = plain(label)
  if (/\d/.test(small) || small === '') return worth
  return begins(small, OWN_IN) || begins(small, OWN_OUT) ? 3 : begins(small, ARRIVAL) || begins(small, DEPARTURE) ? 2.5 : 1
}

/** Whether a label tells from or until which hour, and not on which day: `Check-in: from 15:00`. */
function tellsHour(page: Page, { line, end }: Hit): boolean {
  const cell = cellAt(line, end - 1)
  const next = line.cells[(cell ? line.cells.indexOf(cell) : 0) + 1]
  const isOf = (mark: { readonly start: number }): boolean => mark.start >= end && mark.start < (next?.end ?? cell?.end ?? 0)
  if (line.dates.some(isOf)) return false
  if (line.times.some(isOf)) return true
  const below = line.plain.slice(end).trim().length < 2 ? neighbour(page, line.index, 1) : undefined
  return below !== undefined && below.dates.length === 0 && below.times.length === 1 && below.cells.length === 1
}

/** Of other days, or a day and what its night costs: `12 May   € 104.00`. */
const isOfOthers = ({ plain: text, dates }: Line): boolean =>
  OF_TERMS.test(text) || OF_OTHERS.test(text) || (dates.length === 1 && OF_MONEY.test(text))

/** What is taken for a day that stands apart from its label or is told of something else. */
function doubtOf(page: Page, { line, hit }: LabelledMoment, isNear: boolean): number {
  const isApart = line !== hit.line
  return (
    (isApart && tellsHour(page, hit) ? 2 : 0) +
    // `closed from 4 May`, below a word for coming, is of a shop.
    (isApart && (isNear ? OF_TERMS.test(line.plain) : isOfOthers(line)) ? 2 : 0) +
    (!isApart && OF_TERMS.test(line.plain) ? 1 : 0)
  )
}

const isAfternoon = (minutes: number | undefined): boolean => minutes !== undefined && minutes >= 12 * 60 && minutes <= 20 * 60
const isMorning = (minutes: number | undefined): boolean => minutes !== undefined && minutes >= 6 * 60 && minutes <= 14 * 60

/** What is taken for both days of a pair. */
const doubtsOf = (page: Page, { first, second, isNear = true }: MomentPair): number =>
  doubtOf(page, first, isNear) + doubtOf(page, second, isNear)

function evidenceOf(told: ReadonlySet<number>, worth: number, pair: MomentPair): number {
  const { first, second, isNear = true, isReckoned = false } = pair
  const nights = daysBetween(first.date, second.date)
  const isCounted = told.has(nights)
  return (
    Math.min(strengthOf(first.hit, worth), strengthOf(second.hit, worth)) +
    (isReckoned ? -1 : isCounted ? 1.5 : told.size > 0 ? -2 : 0) +
    (!isReckoned && first.line === second.line && countIn(first.line.plain) === nights ? 1 : 0) +
    (isNear && !isReckoned ? 1 : 0) +
    (isAfternoon(first.minutes) && isMorning(second.minutes) ? 0.5 : 0)
  )
}

/** With so much nothing is left to be said by other ways. */
const PLENTY = 5
/** Of days that overlap, what is worth so much less is no stay; nor are days in doubt, beside some that are in none. */
const LESS = 1.5
/** What is doubted of a day that stands apart from its label, where that tells an hour or the day is one of a payment. */
const DOUBTFUL = 2

/** Beside so much, that against which more speaks than for it is no stay: days of payment below the hours at which one checks in. */
const SOME = 2

const overlap = (one: MomentPair, other: MomentPair): boolean =>
  one.first.date < other.second.date && other.first.date < one.second.date && !isSame(one, other)
/** Whether two stays are from and to the same days. */
export const isSame = (one: MomentPair, other: MomentPair | undefined): boolean =>
  one.first.date === other?.first.date && one.second.date === other.second.date

/** The days of the way for which most speaks; of equals the first. */
export function likeliestDays(page: Page, told: ReadonlySet<number>, ways: readonly Way[]): readonly MomentPair[] {
  let best: readonly MomentPair[] = []
  let most = Number.NEGATIVE_INFINITY
  for (const { find, worth } of ways) {
    const weighed = find().map((pair) => {
      const doubt = doubtsOf(page, pair)
      return { pair, doubt, evidence: evidenceOf(told, worth, pair) - doubt }
    })
    type Weighed = (typeof weighed)[number]
    // `Deposit paid on 6 March` below `Check-in from 14:00`, and the days of the stay by their labels above.
    const isDoubted = (one: Weighed, other: Weighed): boolean => one.doubt >= DOUBTFUL && other.doubt === 0
    const kept = weighed.filter(
      (one) =>
        !weighed.some((other) =>
          one.evidence < 0
            ? other.evidence >= SOME
            : (overlap(one.pair, other.pair) || isDoubted(one, other)) && other.evidence - one.evidence >= LESS,
        ),
    )
    const top = Math.max(Number.NEGATIVE_INFINITY, ...kept.map(({ evidence }) => evidence))
    const value = top + Math.min(2, kept.length - 1) * 0.3
    if (value > most + 0.01) {
      best = kept.map(({ pair }) => pair)
      most = value
    }
    if (most >= PLENTY) break
  }
  return best
}
