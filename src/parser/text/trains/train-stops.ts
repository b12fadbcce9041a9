/** The times of a page that may be of trains, and whether they are of leaving or of arriving. */

import type { DateMark } from '../days/dates.ts'
import { isHeadedAsCheckIn } from '../flights/checking-in.ts'
import { cellAt, labelOf, neighbour, saidAt, sameColumnOrAlone } from '../page/around.ts'
import type { Cell } from '../page/cells.ts'
import { type DateAt, type Time, timesOf } from '../page/marks.ts'
import type { Line, Page } from '../page/page.ts'
import { hasManyLetters } from '../page/sentences.ts'
import { LEAVING_OR_ARRIVING } from '../words/leaving.ts'
import { hoursFirst } from './hours-first.ts'
import { isLength } from './lengths-between.ts'
import { type StationMark, stationIn } from './stations.ts'
import { timesInForms } from './train-forms.ts'
import { findTrains } from './train-numbers.ts'
import { ARRIVES, behind, DEPARTS, firstRole, leadOf, type Role, roleAlone } from './train-roles.ts'
import { timesInTables } from './train-tables.ts'
import { wholeRides } from './whole-rides.ts'

/** A moment that may be one of a train's. */
export interface Stop {
  readonly time: Time
  /** What the words around it say. */
  readonly role: Role
  readonly station?: StationMark
  /** What a table tells to be its station, in whatever way the rest of the page does it. */
  readonly told?: StationMark
}

const DURATION_END = /^\s?(?:hrs?|std|h\b|stunden)/
/** `6:50 hrs` */
const DURATION = /^\d:\d\d\s?hrs?$/
/** Said before the end of an offer or of a right. */
const UNTIL =
  /(?:until|till|bis|jusqu'a|jusqu'au|hasta(?: las| el)?|fino alle?|fino al|ate as|tot|do godz\.?|asti|plati|(?:platnost|valid|gultig|valable|valido|geldig|giltig|gyldig|wazny|platna)[^a-z]*(?:from|ab|od|du|dal|desde|vanaf|fran|fra)?[^a-z]*)\s*(?:kl\.?|um)?\s*$/
/** When one may come into a house and must leave it, where `check-in` does not say so. */
const OF_HOUSE =
  /(?:inchecken|uitchecken|check.?out|incheckning|utcheckning|innsjekk|utsjekk|ind(?:tjek|check)|ud(?:tjek|check)|kirjaudu|luovut|zameldowan|wymeldowan|doba hotelowa|ubytovani|bejelentkez|kijelentkez|otele giris|otelden cikis)[^\d]{0,24}$/
/** `Check-in   from 10:15, luggage closes 11:15`: all of such a line is before the journey. */
const CHECK_IN = /^\s*(?:check.?in|boarding|embarquement|enregistrement|embarque|imbarco|boarden|inschepen|ombordstigning)(?![a-z])/
/** Lines between a time and what is said of it. */
export const REACH = 3

/** Signs between a day and its time. */
const NEAR = 6

/** The times of a page that may be a train's, with their roles. `dates` are the days of the journey: a time of another day is none of it. */
export const stopsOf = (page: Page, dates: readonly DateAt[]): Stop[] => {
  const days = new Set(dates.map(({ mark }) => mark))
  const forms = timesInForms(page)
  const tables = new Map([...hoursFirst(page), ...forms, ...timesInTables(page)])
  const whole = new Map(wholeRides(page).flatMap(({ departs, arrives, from, to }) => [[departs, from] as const, [arrives, to] as const]))
  const kept = timesOf(page)
    .filter((time, at, all) => !isLength(time, all[at - 1], all[at + 1]))
    .filter((time) => forms.has(time.mark) || !isOfElse(page, time, days))
    .filter(({ line, mark }, _, all) => all.length <= SEVERAL || !(isOfCall(line, mark) || OF_PURCHASE.test(wordsBefore(line, mark))))
    .filter((time, _, all) => all.length <= SEVERAL || !isOfBooking(page, time, all, dates))
  // `Embarque: sex., 11/09/2027 às 23h30` is when a coach leaves, and when one boards what flies.
  const marks = new Set(kept.map(({ mark }) => mark))
  const more = [...forms.values()].flatMap(({ time }) => (marks.has(time.mark) ? [] : [time]))
  return [...kept, ...more]
    .sort((one, other) => one.position - other.position)
    .map((time) => {
      const row = tables.get(time.mark)
      if (row?.station) return { time, role: row.role, told: row.station }
      const role = row?.role ?? roleOf(page, time)
      const told = whole.get(time.mark) ?? (role && stationBehindRole(page, time))
      return { time, role, ...(told && { told }) }
    })
}

/** Whether a time is of a house, a desk, a length or a day that is no day of the journey. */
function isOfElse(page: Page, { line, mark }: Time, days: ReadonlySet<DateMark>): boolean {
  const before = wordsBefore(line, mark)
  return (
    DURATION_END.test(line.plain.slice(mark.end)) ||
    DURATION.test(line.plain.slice(mark.start, mark.end)) ||
    UNTIL.test(before) ||
    OF_HOUSE.test(before) ||
    CHECK_IN.test(line.plain) ||
    isOpenFrom(page, line, mark) ||
    isLastOfCheckIn(page, line, mark) ||
    line.dates.some((date) => !days.has(date) && isNextTo(date, mark))
  )
}

/** `Votre commande du 19/03/2027 à 12h07`, `feito em 18/08/2027 às 21h47`: when one paid, said before the day and its hour; a booking of a day is for it. */
const OF_PURCHASE =
  /(?<![a-z])(?:(?:bought|purchased|paid|issued|ordered|gekauft|bezahlt|ausgestellt|emis|achete|paye|comprado|pagado|emitido|acquistato|pagato|emesso|feito|pago|gekocht|betaald|kopt|betalt|kjopt|kobt|zakupiono|oplacono|wystawiono)(?: (?:on|am|le|el|il|em|op|den|dnia|w dniu))?|(?:commande|achat|order|purchase|bestellung|kauf|pedido|compra|ordine|acquisto|bestelling|bestallning|kob|kjop|zamowieni[ea]|zakupu?) (?:has|was|vom|von|du|of|from|del|de|di|van|av|fra|af|z|z dnia|on|made on|placed on|realizada el|efectuada el|enregistree le|passee le|effettuat[oa] il|realizad[oa] em))\s+(?:a las|at|um|a|alle|as|om|kl\.?|o godz\.?|le)?\s*$/

/** `Calling at Peterborough 08:46, Doncaster 09:37`: where a train stops on its way, which is no end of a ride. */
const CALLS =
  /(?<![a-z])(?:calling at|calls at|stopping at|zwischenhalte?|unterwegshalte?|arrets intermediaires|paradas intermedias|fermate intermedie|paragens intermedias|tussenstops?|mellanstopp|mellomstopp|mellemstop)(?![a-z])(?<names>(?:[^.;·|]|(?<=(?<![a-z])st)\.){0,120})$/
/** What ends such a list. */
const BEYOND_CALLS = new RegExp(`(?<![a-z])${LEAVING_OR_ARRIVING}(?![a-z])`)
const MOST_BEFORE_CALL = 160
function isOfCall(line: Line, { start }: Mark): boolean {
  const names = CALLS.exec(line.plain.slice(Math.max(cellAt(line, start)?.start ?? 0, start - MOST_BEFORE_CALL), start))?.groups?.names
  return names !== undefined && !BEYOND_CALLS.test(names)
}

/** `08:25` below `Check-in closes`, at the end of a row of a table. */
function isLastOfCheckIn(page: Page, line: Line, { start }: Mark): boolean {
  const last = line.cells.at(-1)
  return last !== undefined && line.cells.length > 2 && start >= last.start && isHeadedAsCheckIn(page, line, last)
}

/** Where as many times are told, that of the booking is none of them. */
const SEVERAL = 2
/** `Buchung: 03.09.2027 19:41`: all that stands before a day and its time, which says when one booked; elsewhere one may ride on what is so called. */
const OF_BOOKING =
  /^(?:buchung|gebucht|bestellung|kauf|booking|booked|order|ordered|purchase|reservation|reserve|achat|commande|reserva|compra|venta|pedido|prenotazione|acquisto|ordine|boeking|bestelling|aankoop|bokning|bestilling|kjop|kob|zakup|rezerwacja|nakup|rezervace)\s?:\s*$/
function bookingDay({ line, mark }: Time): DateMark | undefined {
  const day = line.dates.find(({ end }) => end <= mark.start && mark.start - end <= NEAR)
  const cell = day && cellAt(line, day.start)
  if (!day || !cell || cell !== cellAt(line, mark.start)) return undefined
  return HOUR_ENDS.test(line.plain.slice(mark.end, cell.end)) && OF_BOOKING.test(line.plain.slice(cell.start, day.start)) ? day : undefined
}
const HOUR_ENDS = /^\s?(?:uhr|hrs?|h)?\s*$/
/** Said once, of a day before all others, where neither its line nor the next, which has no day of its own, tells of a way. */
function isOfBooking(page: Page, time: Time, all: readonly Time[], dates: readonly DateAt[]): boolean {
  const { line } = time
  const day = bookingDay(time)
  if (!day || all.some((other) => other !== time && bookingDay(other) !== undefined)) return false
  const own = page.calendar.dayOf(day)?.date
  const others = dates.filter(({ mark }) => mark !== day).map(({ mark }) => page.calendar.dayOf(mark)?.date)
  const next = neighbour(page, line.index, 1)
  return (
    own !== undefined &&
    others.length > 0 &&
    others.every((other) => other !== undefined && other > own) &&
    line.times.length === 1 &&
    findTrains(line.text).length === 0 &&
    !(next && next.dates.length === 0 && (next.times.length > 0 || findTrains(next.text).length > 0 || WAY.test(next.plain)))
  )
}
/** `Leeds to York`, `Praha – Brno` */
const WAY = /[a-z.)] (?:[-–—→>]|to|nach|naar|till?) [a-z]/

/** `DEPART NEW ORLEANS, LA   Fri 03/20/15   10:45 PM`: behind the word that says it is of leaving, the first cell of a row names where. */
function stationBehindRole(page: Page, { line, mark }: Time): StationMark | undefined {
  const [cell, ...more] = line.cells
  if (!cell || more.length === 0 || line.times.length !== 1 || mark.start < cell.end) return undefined
  const small = saidAt(line, cell)
  const word = /^[a-z]{3,14}\.?\s(?=\S)/.exec(small)?.[0]
  // `Kalkış Saati` is a label and no place.
  if (word === undefined || !roleAlone(word.trim()) || roleAlone(small) || /\d/.test(small)) return undefined
  const start = cell.start + word.length
  const station = stationIn(line.text.slice(start, cell.end), page.gazetteer)
  return station && { ...station, isLabelled: true, start: start + station.start, end: start + station.end }
}

interface Mark {
  readonly start: number
  readonly end: number
}

const isNextTo = (one: Mark, two: Mark): boolean => Math.max(one.start, two.start) - Math.min(one.end, two.end) <= NEAR

/** Whether what is around a time is a sentence. */
export const isInSentence = (line: Line, cell: Cell | undefined): boolean => hasManyLetters(line.plain.slice(cell?.start, cell?.end))

/** `Customer services 0371 781 8181, 9am-5pm`: behind the number of a telephone, or behind the hour that is. */
const TELEPHONE = /(?:^|[^\d+])(?<sign>[+(]|0)[\d ()]{9,19}\d[,;:]? [-–(]?\s?(?:\d\d?(?:[.:]\d\d)?\s?(?:[ap]m|h|uhr)?\s?[-–]\s?)?$/
/** Said before the number of a telephone: without it `0048 1123 4456` is that of a ticket as well. */
const CALLING =
  /(?<![a-z])(?:tel|phone|telephon|telefon|telefoon|puh|fon|call|ring|rufen|anruf|appel|llam|chiam|ligue|bel|hotline|helpline|help ?desk|infoline|infolin|services?|service ?center|support|assist|contact|kontakt|contatt|mobil|handy|kunden|klanten|kundtjanst|kundeservice|asiakaspalvelu|atencion|centralino|emergency|notruf|notfall|urgence|enquiries|whatsapp)/
const TICKET =
  /(?<![a-z])(?:e-?tickets?|tickets?|fahrkarte|zugbindung|billet[a-z]*|biglietto|bilet|biljett|jizdenka|order|booking|nos?|nr|n[°º])\.?\s?:?\s?$/
function isBehindTelephone(line: Line, { start }: Mark): boolean {
  const before = line.plain.slice(Math.max(0, start - MOST_BEFORE), start)
  const number = TELEPHONE.exec(before)
  const said = before.slice(0, (number?.index ?? 0) + 1).replace(/\d$/, '')
  return number !== null && !TICKET.test(said) && (number.groups?.sign !== '0' || CALLING.test(said))
}
/** Signs before an hour in which that is looked for. */
const MOST_BEFORE = 120

/** `weekdays 7.00–20.00` in a sentence, behind the number of a telephone, or a span in brackets, tells when a desk is open. */
function isOpenFrom(page: Page, line: Line, mark: Mark): boolean {
  const before = line.plain.slice(Math.max(0, mark.start - 48), mark.start)
  const isAside = /\(\s?(?:\d\d?[.:h]\d\d\s?\S{1,3}\s?)?$/.test(before)
  const isSaid = isInSentence(line, cellAt(line, mark.start)) || goesOn(page, line)
  if (!isAside && !(line.dates.length === 0 && isBehindTelephone(line, mark)) && !isSaid) return false
  return line.times.some(
    (other) =>
      other.start !== mark.start &&
      /^\s?(?:-|–|—|to|bis|a|au|al|tot|til|till|do|az)\s?$/.test(
        line.plain.slice(Math.min(other.end, mark.end), Math.max(other.start, mark.start)),
      ),
  )
}

/** Words that a sentence begun on a line has there. */
const FEWEST_WORDS = 6
/** Whether a line begins with its times and goes on in words, as the sentence of the line above it does: `… 13 juni-20 september,` above `9.30-16.00, med`. */
function goesOn({ lines }: Page, { index, cells, plain, times: [first, second] }: Line): boolean {
  const above = lines[index - 1]
  if (!above || !first || !second || cells.length !== 1 || plain.slice(0, first.start).trim() !== '') return false
  const isBegun = /[a-z,]$/.test(above.plain.trimEnd()) && (above.plain.match(/[a-z]{2,}/g)?.length ?? 0) >= FEWEST_WORDS
  return isBegun && /^,? [a-z]{2,} [a-z]{2,}/.test(plain.slice(second.end))
}

/** `to 10.6.2027` is a Thursday and no arrival. */
const FINNISH_DAY = /(^|\s{3})(?:ma|ti|ke|to|pe|la|su)\s$/

/** `Départ : mardi 3 août 2027 à 07:45`: the day between a label and its time says nothing of it. */
const wordsBefore = (line: Line, { start: from }: Mark): string =>
  line.dates
    .filter(({ end }) => end <= from)
    .reduceRight(
      (text, { start, end }) =>
        `${text.slice(0, start).replace(FINNISH_DAY, '$1')} ${text.slice(end).replace(/^\s*(?:a|at|um|alle|as|om|ore|a las|kl\.?)\s*$/, ' ')}`,
      line.plain.slice(0, from),
    )
    // `à 08h04` is no arrival.
    .replace(/\sa\s*$/, ' ')

/** Behind a time that ends its line; `(ET)` is where it is so late. */
const NOTHING_MORE = /^[^a-z]*(?:uhr|hrs?|h)?[^a-z]*(?:\([a-z]{2,5}\)\s*)?$/

function roleOf(page: Page, { line, mark }: Time): Role {
  const cell = cellAt(line, mark.start)
  const before = wordsBefore(line, mark)
  const label = labelOf(page, line, mark.start).replace(/\sa$/, '')
  const isFirst =
    cell !== undefined && (/^\s*$/.test(line.plain.slice(cell.start, mark.start)) || (cell === line.cells[0] && /^[^a-z]*$/.test(before)))
  return (
    leadOfOne(line, cell) ??
    (isFirst ? behind(line.plain.slice(mark.end, cell.end)) : undefined) ??
    (DEPARTS.test(before) || DEPARTS.test(label) ? 'departs' : undefined) ??
    (ARRIVES.test(before) || ARRIVES.test(label) ? 'arrives' : undefined) ??
    roleAlone(label) ??
    roleBehind(line, cell) ??
    roleOfRow(line, cell) ??
    (line.times.length === 1 ? leadOf(line.plain) : undefined) ??
    (line.times.length === 1 && NOTHING_MORE.test(line.plain.slice(mark.end)) ? firstRole(line.plain) : undefined) ??
    roleAbove(page, line, cell)
  )
}

/** `Llegada: domingo, 1 de noviembre de 2026 a las 21:50`: a label with its colon says it before any word behind it does. */
function leadOfOne(line: Line, cell: Cell | undefined): Role {
  if (!cell || line.times.length !== 1 || line.cells.length !== 1) return undefined
  const [label = '', behind] = line.plain.slice(cell.start, cell.end).split(':', 2)
  return behind === undefined ? undefined : roleAlone(label)
}

/** `Casa Voyageurs   08h00   Départ`: in the last cell of its row. */
function roleBehind(line: Line, cell: Cell | undefined): Role {
  const last = line.cells.at(-1)
  return line.times.length === 1 && cell !== undefined && last !== cell && line.cells.at(-2) === cell
    ? roleAlone(saidAt(line, last))
    : undefined
}

/** `Depart   Christchurch, 35 Troup Drive   8:15 am`: the first cell of a row says it of its one time. */
const roleOfRow = (line: Line, cell: Cell | undefined): Role =>
  line.times.length === 1 && line.cells.length > 2 && cell !== line.cells[0] ? roleAlone(saidAt(line, line.cells[0])) : undefined

/** A label alone on a line above the station and the time. */
function roleAbove(page: Page, line: Line, cell: Cell | undefined): Role {
  let above = neighbour(page, line.index, -1)
  for (let step = 0; above && step < REACH && line.index - above.index <= REACH + 1; step++) {
    const beside = sameColumnOrAlone(line, cell, above)
    const role = beside && roleAlone(saidAt(above, beside))
    if (role) return role
    if (above.times.length > 0) return undefined
    above = neighbour(page, above.index, -1)
  }
  return undefined
}
