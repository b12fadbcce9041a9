/**
 * Houses of day-by-day plans and of journeys told in sentences. Each begins on the day that heads what is told, or that is told before it, and lasts as long
 * as its nights, until the day that is said, or until the next house is told or one goes home.
 */

import { addDays, daysBetween } from '../../../core/dates.ts'
import { beginsWithItsDay } from '../page/day-headings.ts'
import type { Line, Page } from '../page/page.ts'
import { rememberedFor } from '../words/remembered.ts'
import { addressIn, type Row } from './package-rows.ts'
import { type Clause, clausesOf } from './plan-clauses.ts'
import { houseIn, type ToldHouse } from './plan-houses.ts'
import { isPlaced } from './plan-names.ts'
import { daysSaid, nightsIn, type SaidDay } from './plan-nights.ts'
import { numberAlone, numberIn, numberOfLine } from './plan-numbers.ts'
import { isOfNoGuest } from './plan-others.ts'
import { type HeadSpan, spanAtHead } from './plan-spans.ts'

/** Lines from the heading of a day to what is told below it, and from a day told in a sentence. */
const [BELOW, REACH] = [16, 14]
/** Clauses behind a house in which its number and its nights may be told, and letters of one that is of nothing else. */
const [BEHIND, SHORT, SHORTEST] = [4, 110, 50]
/** The longest of such stays. */
const LONGEST = 31

/** Days on which something is paid, called off or meant no more. */
const OF_TERMS =
  /(?<![a-z])(?:cancel[a-z]*|storn[a-z]*|annul[a-z]*|anul[a-z]*|pay|paid|due|balance|deposit|invoice|zahl[a-z]*|bezahl[a-z]*|rechnung|fallig|anzahlung|restzahlung|solde|acompte|facture|pago|pagar|factura|saldo|acconto|fattura|pagamento|fatura|betal[a-z]*|factuur|faktura|by|before|deadline|written|sent|printed|booked on|gebucht am|born|valid|gultig|closes?|open[s]?|optional)(?![a-z])/

/** A plan, clause by clause, with the days that each tells. */
interface Plan {
  readonly clauses: readonly Clause[]
  readonly days: readonly (readonly SaidDay[])[]
  /** Whether each clause begins with its day. */
  readonly heads: readonly boolean[]
  /** The day of each clause on which what it tells is done. */
  readonly own: readonly (SaidDay | undefined)[]
}

const planOf = rememberedFor((page: Page): Plan => {
  const spans = spanAtHead(page)
  const clauses = page.lines.slice(1).flatMap((line) => (line.text.trim() === '' ? [] : clausesOf(line, spans.get(line.index)?.end)))
  const days: (readonly SaidDay[])[] = []
  const own: (SaidDay | undefined)[] = []
  const heads: boolean[] = []
  let anchor: SaidDay | undefined
  let headed: { readonly day: SaidDay; readonly index: number } | undefined
  let at = 0
  for (const clause of clauses) {
    const span = clause.start === 0 ? spans.get(clause.line.index) : undefined
    const said = span ? daysOfSpan(span) : daysSaid(page, clause, anchor?.date ?? page.written)
    days.push(said)
    const [first] = said
    const isHeading = span === undefined && first !== undefined && clause.start === 0 && headsClause(clause, first)
    heads.push(isHeading || span !== undefined)
    if (isHeading) headed = { day: first, index: clause.line.index }
    else if (headed && clause.line.index - headed.index > BELOW) headed = undefined
    const isMeant = said.length > 0 && !OF_TERMS.test(clause.plain)
    const last = isMeant ? said.findLast(({ role, isBare }) => role !== 'until' && !isBare) : undefined
    const isNear = anchor !== undefined && clause.line.index - at <= REACH
    own.push(isHeading ? first : (headed?.day ?? (isNear ? anchor : undefined)))
    if (isHeading || (last && !headed) || (headed && last && LANDS.test(clause.plain) && daysBetween(headed.day.date, last.date) === 1)) {
      anchor = isHeading ? first : last
      if (headed && !isHeading && last) headed = { day: last, index: headed.index }
      at = clause.line.index
    }
  }
  return { clauses, days, heads, own }
})
const LANDS = /(?<![a-z])(?:land|arriv|ankunft|ankomst|llega|chega|aankomst|framme|przylot|prilet)/

/** Both days of a row, whatever else it tells. */
const daysOfSpan = ({ from, until, end }: HeadSpan): readonly SaidDay[] => [
  { ...from, start: 0, end: 0, role: 'from' },
  { ...until, start: 0, end, role: 'until' },
]

/** Whether a clause begins with its day: a heading, or a sentence of what is done on it. */
function headsClause({ line, plain }: Clause, day: SaidDay): boolean {
  if (beginsWithItsDay(line)) return true
  return day.role === undefined && !day.isBare && /^\W{0,3}$/.test(plain.slice(0, day.start)) && line.dates.length < 2
}

interface Begun extends Omit<Row, 'checkOut'> {
  readonly checkOut?: string
  /** Whether its last day is reckoned from its nights. */
  readonly isReckoned: boolean
  /** Whether its own sentence tells its first day. */
  readonly isDated: boolean
  readonly nights?: number
}

const areOfSeveral = (days: readonly SaidDay[]): boolean =>
  (['from', 'until'] as const).every((told) => days.filter(({ role }) => role === told).length > 1) &&
  new Set(days.flatMap(({ role, date }) => (role === 'until' ? date : []))).size > 1

const CODE_ALONE = /^\s*[A-Z]{0,5}[-/ ]?\d[\dA-Z/.-]{1,14}\s*$/

/** From when to when a told house is had, as far as its own sentence and the day of it say. */
function begun(told: ToldHouse, days: readonly SaidDay[], own: SaidDay | undefined, more: number | undefined): Begun | undefined {
  const { clause, name, nights = more } = told
  // `Rose Lodge   RL-22`: what stands in the next cell of a row is no place.
  const place = CODE_ALONE.test(told.place) ? '' : told.place
  const until = days.findLast(({ role }) => role === 'until')
  // From when to when is told twice: of two houses, and nothing says which is which.
  if (areOfSeveral(days)) return undefined
  const from = days.find(({ role, isBare }) => role === 'from' && !isBare)
  // `Then on Sunday 17th`: the day on which one comes stands before the house.
  const before = days.find(({ role, end, start }) => role === undefined && end <= told.start && start < told.start)
  const last = until && (!from || daysBetween(from.date, until.date) > 0) ? until : undefined
  const first = from ?? before ?? own
  const checkIn = last && nights !== undefined ? addDays(last.date, -nights) : first?.date
  const checkOut = last?.date ?? (nights === undefined || checkIn === undefined ? undefined : addDays(checkIn, nights))
  if (!checkIn || (from && checkIn !== from.date)) return undefined
  return {
    line: clause.line,
    name,
    checkIn,
    guessed: first?.guessed ?? last?.guessed ?? true,
    ...(place === '' ? {} : { address: addressIn(place) }),
    ...(told.number === undefined ? {} : { number: told.number }),
    ...(checkOut && { checkOut }),
    isReckoned: last === undefined,
    isDated: from !== undefined || before !== undefined || last !== undefined,
    ...(nights !== undefined && { nights }),
  }
}

/** The first number told behind a house, before anything else is. */
function numberBehind({ clauses, heads }: Plan, at: number): string | undefined {
  for (let next = at + 1; next <= at + BEHIND; next++) {
    const clause = clauses[next]
    if (!clause || clause.text.length > SHORT || heads[next] || nextHouse(clause)) return undefined
    const isLine = clause.start === 0 && clause.end === clause.line.text.length
    const number = numberIn(clause.text, clause.plain) ?? (isLine ? numberOfLine(clause.text, clause.plain) : undefined)
    // `Reservation MM-2208`: what is so short is of nothing else, even if it looks like a flight.
    if (number && (clause.text.length < SHORTEST || !isOfRide(clause))) return number
    if (isOfRide(clause)) return undefined
  }
  return undefined
}
const isOfRide = ({ line, start, end }: Clause): boolean =>
  [...line.flights, ...line.times].some((mark) => mark.start >= start && mark.start < end)
const nextHouse = ({ text, plain }: Clause): boolean =>
  / nights? (?:at|in) |(?<![a-z])hotel[: ]/.test(plain) && numberAlone(text, plain) === undefined

/** Nights told right behind a house, in a sentence of their own: `One night, bed and breakfast.` */
function nightsBehind({ clauses }: Plan, at: number): number | undefined {
  // Where it is may stand between them, alone in its line.
  const below = clauses[at + 1]
  const next = below && below.start === 0 && !/[:;]/.test(below.text) && isPlaced(below.text) ? clauses[at + 2] : below
  const [first] = next ? nightsIn(next.plain) : []
  return first && first.start < 4 ? first.nights : undefined
}

/** Both days told right behind a house, in a sentence of their own: `Rose House, 4 Mill Lane, Fairtown 9300. In 14 Nov, out 17 Nov (3 nights).` */
function spanBehind({ clauses, days }: Plan, at: number): readonly [SaidDay, SaidDay] | undefined {
  const [from, until, more] = days[at + 1] ?? []
  const isSameLine = clauses[at + 1]?.line === clauses[at]?.line && days[at]?.length === 0
  const isSpan = from?.role === 'from' && until?.role === 'until' && from.start < AT_HEAD
  return isSameLine && isSpan && !more ? [from, until] : undefined
}
/** Letters of a word and a weekday before such a day. */
const AT_HEAD = 14

/** The houses of a plan, each from its first day to its last. */
export const housesOfDays = rememberedFor((page: Page): readonly Row[] => {
  if (isOfNoGuest(page)) return []
  const plan = planOf(page)
  const { clauses, days, heads, own } = plan
  const rows = clauses.flatMap((clause, at): Begun[] => {
    const said = days[at] ?? []
    const span = spanBehind(plan, at)
    const nights = span ? daysBetween(span[0].date, span[1].date) : nightsBehind(plan, at)
    const head = clause.start === 0 ? spanAtHead(page).get(clause.line.index)?.end : undefined
    const told = houseIn(page, clause, said, { number: () => numberBehind(plan, at), nights, ...(head && { head }) })
    const row = told && begun(told, span ?? said, own[at], nights)
    return row ? [row] : []
  })
  const told = new Set(days.flat().map(({ date }) => date))
  // Weeks of one stay that are charged apart are no houses.
  const isCharged = ({ line, name, checkIn, checkOut }: Begun): boolean =>
    spanAtHead(page).has(line.index) &&
    rows.some((other) => other.name === name && (other.checkIn === checkOut || other.checkOut === checkIn))
  const chained = inTurn(rows.filter((row) => !isCharged(row)))
  return chained.flatMap((row, at): Row[] => {
    const next = chained[at + 1]
    const leaves = next?.checkIn ?? lastDay(plan, row.line)
    const { checkOut = leaves, isReckoned, isDated: _, nights: __, ...rest } = row
    const nights = checkOut ? daysBetween(row.checkIn, checkOut) : 0
    const isTold = checkOut !== undefined && (!isReckoned || told.has(checkOut))
    const end = clauses.find(({ line }, index) => line.index > row.line.index && heads[index])?.line.index
    return isTold && nights > 0 && nights <= LONGEST ? [{ ...rest, checkOut, isOfPlan: true, ...(end !== undefined && { end }) }] : []
  })
})

/** Where no day is told with the next house, one comes there on the day on which one leaves the one before. */
function inTurn(rows: readonly Begun[]): readonly Begun[] {
  const out: Begun[] = []
  for (const row of rows) {
    const before = out.at(-1)
    const { nights = 0 } = row
    const isOpen = !row.isDated && before?.checkOut !== undefined && before.name !== row.name && row.checkIn < before.checkOut
    out.push(
      isOpen && before.checkOut
        ? { ...row, checkIn: before.checkOut, ...(nights > 0 && { checkOut: addDays(before.checkOut, nights) }) }
        : row,
    )
  }
  return out
}

/** The last day that heads something below a line. */
const lastDay = ({ clauses, own }: Plan, line: Line): string | undefined =>
  own.findLast((day, at) => day !== undefined && (clauses[at]?.line.index ?? 0) > line.index && (clauses[at]?.start ?? 1) === 0)?.date

/** Whether all of the houses of a plan, and more than one, are told in rows that begin with their days: so plainly that nothing else is meant. */
export function areHousesOfRows(page: Page): boolean {
  const rows = housesOfDays(page)
  return rows.length > 1 && rows.every(({ line }) => spanAtHead(page).has(line.index))
}
