/** Stays whose days stand on one line: rows of a table, and two days with the nights between them. */

import { addDays, daysBetween } from '../../../core/dates.ts'
import { WEEKDAYS } from '../days/months.ts'
import { countIn, NIGHTS_HEADING, nightsOf, nightsTold, pairFrom } from '../days/nights.ts'
import { daysOn, hitAt, type LabelledMoment, type MomentPair } from '../days/pairs.ts'
import { areEnds } from '../hires/car-labels.ts'
import { cellAt, cellText, columnNamed, neighbour, saidAt } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { LODGING } from '../words/house-kinds.ts'
import { UNTIL_BETWEEN } from '../words/until-words.ts'
import { isHouseAlone } from './house-names.ts'
import { HOUSE_LABEL } from './house-words.ts'
import { STAY_PERIOD } from './stay-labels.ts'

/** A row of an agency's table begins with what it is of, or with its days and then that. */
const isOfHouse = (line: Line): boolean => LODGING.has(/^[a-z]+/.exec(wordsOf(line))?.[0] ?? '')
/** What stands between two days. */
const UNTIL = new RegExp(`^[\\s,.]*(?:${UNTIL_BETWEEN}|a|tot en met|t/m|az)[\\s.]*(?:[a-z]{2,13}[.,]{0,2}\\s?)?$`)
/** Letters of the label above two days. */
const LONGEST_LABEL = 30
/** Nights in one house of a tour. */
export const LONGEST = 7
/** Lines of a row whose cells are broken. */
const ROW = 5

/** The pair of the two days on a line. */
function pairOf(page: Page, line: Line): MomentPair | undefined {
  const [first, second] = daysOn(page, line)
  if (!first || !second) return undefined
  const hit = hitAt(line, { start: first.hit.start, end: second.end })
  return { first: { ...first, hit }, second: { ...second, hit } }
}

/** `Hotel Sol   17.05.2027 –   1 room` above `Avenida 4   31.05.2027   Sea view`: a span whose cell is broken behind its dash. */
function pairBelow(page: Page, line: Line): MomentPair | undefined {
  const below = page.lines[line.index + 1]
  const [mark] = line.dates
  const isAlone = mark?.start === line.cells[0]?.start && below?.dates[0]?.start === below?.cells[0]?.start
  if (!below || !mark || line.dates.length !== 1 || below.dates.length !== 1 || (line.cells.length < 2 && !isAlone)) return undefined
  if (!/^\s?[–-]\s*(?:\s{3}|$)/.test(line.plain.slice(mark.end))) return undefined
  const [first] = daysOn(page, line)
  const [second] = daysOn(page, below)
  return first && second ? { first, second } : undefined
}

/** Stays in rows under a heading: the house in a column of houses, with two days or with one and its nights. */
export function rows(page: Page): MomentPair[] {
  const found = page.lines.slice(1).flatMap((line): (MomentPair | LabelledMoment)[] => {
    if (
      line.cells.length < 3 ||
      line.dates.length === 0 ||
      line.dates.length > 2 ||
      columnNamed(page, line, (said) => HOUSE_LABEL.test(said)) < 0
    )
      return []
    const pair = pairOf(page, line)
    if (pair) return [pair]
    const column = columnNamed(page, line, (said) => NIGHTS_HEADING.test(said))
    const nights = column < 0 ? countIn(line.plain) : Number(/^\d{1,2}(?!\d)/.exec(saidAt(line, line.cells[column]))?.[0])
    const [first] = daysOn(page, line)
    return first ? [nights ? pairFrom(first, nights) : first] : []
  })
  const pairs = inOne(
    page,
    found.filter((one): one is MomentPair => 'second' in one),
  )
  const days = found.filter((one): one is LabelledMoment => !('second' in one))
  return pairs.length > 1 ? pairs : days.length > 2 ? untilNext(page, days) : []
}

/** Houses of a tour with the day one comes there: one leaves on the day of the next row, or on that told right below the last. */
function untilNext(page: Page, days: readonly LabelledMoment[]): MomentPair[] {
  const last = days.at(-1)
  const below = last && page.lines.slice(last.line.index + 1, last.line.index + ROW).find(({ dates }) => dates.length > 0)
  const mark = below?.dates[0]
  const told = mark && below.plain.slice(0, mark.start).trim().length < 12 ? page.calendar.dayOf(mark)?.date : undefined
  const isDaily = days.every(({ date }, at) => at === 0 || daysBetween(days[at - 1]?.date ?? '', date) === 1)
  const end = told ?? (last && isDaily ? addDays(last.date, 1) : undefined)
  const pairs = days.flatMap((first, at): MomentPair[] => {
    const next = days[at + 1]?.date ?? end
    const nights = next ? daysBetween(first.date, next) : 0
    return nights > 0 && nights <= LONGEST ? [pairFrom(first, nights)] : []
  })
  return pairs.length >= days.length - 1 ? pairs : []
}

/** What a row says beside its days and figures. */
const wordsOf = ({ plain, dates }: Line): string =>
  dates
    .reduceRight((text, { start, end }, at) => {
      const before = dates[at - 1]?.end
      const isBehind = before !== undefined && UNTIL.test(plain.slice(before, start))
      return `${text.slice(0, isBehind ? before : start)} ${text.slice(end)}`
    }, plain)
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !WEEKDAYS.has(word))
    .join(' ')

/** Whether the name of a house stands between two rows, the second of which may then be of it. */
const isHouseBetween = ({ lines }: Page, one: MomentPair, other: MomentPair): boolean =>
  lines
    .slice(one.second.line.index + 1, other.first.line.index)
    .some(({ text, cells }) => cells.some(({ start, end }) => isHouseAlone(text.slice(start, end))))

/** Weeks of one stay that are charged apart: rows that go on where the one above ends, and say the same, with no house between them. */
function inOne<T extends MomentPair>(page: Page, pairs: readonly T[]): T[] {
  const out: T[] = []
  for (const pair of pairs) {
    const last = out.at(-1)
    const goesOn =
      last &&
      last.second.date === pair.first.date &&
      wordsOf(last.first.line) === wordsOf(pair.first.line) &&
      !isHouseBetween(page, last, pair)
    if (goesOn) out[out.length - 1] = { ...last, second: pair.second }
    else out.push(pair)
  }
  return out
}

/** Others that go on one from the other, from the first day of a pair to its last; none where they do not. */
function partsOf({ first, second }: MomentPair, all: readonly MomentPair[]): readonly MomentPair[] {
  const others = all.filter((one) => one.first.date !== first.date || one.second.date !== second.date)
  const parts: MomentPair[] = []
  for (let day = first.date; day !== second.date; ) {
    const next = others.find((other) => other.first.date === day && other.second.date > day)
    if (!next || next.second.date > second.date) return []
    parts.push(next)
    day = next.second.date
  }
  return parts
}

/**
 * What is told beside its parts is the whole of one stay, whose rates change within it, and then the only one; or, with houses between the parts, how
 * long the journey takes, and no stay.
 */
function wholeOrParts<T extends { readonly pair: MomentPair }>(
  page: Page,
  pairs: readonly T[],
): { readonly stay?: MomentPair; readonly more: readonly T[] } {
  const all = pairs.map(({ pair }) => pair)
  const wholes = all.length > 2 ? all.map((pair) => ({ pair, parts: partsOf(pair, all) })).filter(({ parts }) => parts.length > 0) : []
  // `5 – 9 June   HOTEL   Rose House`: rows of an itinerary are stays each.
  const areHouses = (parts: readonly MomentPair[]): boolean =>
    new Set(parts.map(({ first: { line } }) => (line.cells.some((cell) => LODGING.has(saidAt(line, cell))) ? wordsOf(line) : ''))).size ===
    parts.length
  const isOfOne = (parts: readonly MomentPair[]): boolean =>
    !(parts.length > 1 && areHouses(parts)) && parts.every((part, at) => at === 0 || !isHouseBetween(page, parts[at - 1] ?? part, part))
  const stay = wholes.find(({ parts }) => isOfOne(parts))?.pair
  return stay ? { stay, more: [] } : { more: pairs.filter(({ pair }) => !wholes.some((whole) => whole.pair === pair)) }
}

/** Lines below the two days of a stay in which its nights are told. */
const BLOCK = 10
/** `Sat 2 October – Wed 6 October`, and nothing else, above `Nights   4` and before other such days. */
function headsNights({ lines }: Page, line: Line, nights: number): boolean {
  if (wordsOf(line) !== '') return false
  const below = lines.slice(line.index + 1, line.index + 1 + BLOCK)
  const next = below.findIndex(({ dates }) => dates.length > 1)
  return below.slice(0, next < 0 ? undefined : next).some(({ plain }) => countIn(plain) === nights)
}

/** `5 June – 9 June   Rose House` above `4 nights`: a row that begins with its days, and tells its nights before the next days or the next part. */
function isAboveNights({ lines }: Page, line: Line, nights: number): boolean {
  const [first, second] = line.dates
  const isFirst = first !== undefined && second !== undefined && cellAt(line, second.start) === line.cells[0]
  if (!isFirst || line.cells.length < 2 || line.flights.length > 0) return false
  const below = lines.slice(line.index + 1, line.index + ROW)
  const end = below.findIndex(({ dates, text }) => dates.length > 0 || text.trim() === '')
  return below.slice(0, end < 0 ? undefined : end).some(({ plain }) => countIn(plain) === nights)
}

/** `sam. 10 juil. 2027 › sam. 17 juil. 2027`: two days on a line, where the nights between them are told, on the line or on the page. */
export function staySpans(page: Page): MomentPair[] {
  const told = nightsTold(page)
  const pairs = page.lines.slice(1).flatMap((line) => {
    const pair = pairOf(page, line) ?? pairBelow(page, line)
    return pair ? [{ line, pair }] : []
  })
  const { stay, more } = wholeOrParts(page, pairs)
  if (stay) return [stay]
  const found = more.flatMap(({ line, pair }): (MomentPair & { readonly isCertain: boolean })[] => {
    const nights = daysBetween(pair.first.date, pair.second.date)
    const above = neighbour(page, line.index, -1)
    // `Pick-up   Drop-off` over both days: a car is hired for as many nights as one stays.
    if (above && areEnds(above)) return []
    const isUnder = above !== undefined && above.cells.length === 1 && above.plain.length < LONGEST_LABEL && STAY_PERIOD.test(above.plain)
    const isLabelled = isOfHouse(line) || STAY_PERIOD.test(line.plain) || isUnder
    // `27.05.26 - 03.06.26   HOTEL VILLA ROSA ****` above the number of its nights
    const isNamed = told.includes(nights) && line.cells.some((_, at) => isHouseAlone(cellText(line, at)))
    const isCertain =
      nights > 0 &&
      (isNamed ||
        headsNights(page, line, nights) ||
        isAboveNights(page, line, nights) ||
        countIn(line.plain) === nights ||
        line.cells.some((cell) => saidAt(line, cell) === `${nights}`))
    if (isLabelled ? nights < 1 || nights > 60 : nights !== told[0] && !isCertain) return []
    return [{ ...pair, isCertain }]
  })
  const certain = inOne(
    page,
    found.filter(({ isCertain }) => isCertain),
  )
  return certain.length > 0 ? certain : found.slice(0, 1)
}

/** Lines from one day to another that stand alone below each other. */
const APART = 4
/** What may stand between: a sign, a word for until, the day of the week, an hour. */
const BETWEEN = new RegExp(
  `^\\s*(?:[^a-z\\d]{0,3}|${UNTIL_BETWEEN}|a|tot en met|t/m|20\\d\\d|(?:[a-z]{2,13}[.,]{0,2}\\s?)?(?:(?:\\d{1,2}[:.h]\\d\\d|\\d{1,2} ?[ap]m).{0,8})?)\\s*$`,
)

/** `Fri, 20 Sep 2019`, `›`, `Wed, 25 Sep 2019`: two days that stand alone below each other, with as many nights between them as are told. */
export function daysBelow(page: Page): MomentPair[] {
  const told = nightsOf(page)
  if (!told) return []
  const isAlone = ({ plain, dates: [mark, more] }: Line): boolean =>
    mark !== undefined &&
    more === undefined &&
    /^[a-z\s,.]{0,14}$/.test(plain.slice(0, mark.start)) &&
    /^[\s,.]*(?:r\.?)?$/.test(plain.slice(mark.end))
  return page.lines
    .slice(1)
    .flatMap((line): MomentPair[] => {
      if (!isAlone(line)) return []
      const next = page.lines.slice(line.index + 1, line.index + 1 + APART).find(({ dates }) => dates.length > 0)
      const isNext = next && isAlone(next) && page.lines.slice(line.index + 1, next.index).every(({ plain }) => BETWEEN.test(plain))
      const [[first] = [], [second] = []] = isNext ? [daysOn(page, line), daysOn(page, next)] : []
      return first && second && daysBetween(first.date, second.date) === told ? [{ first, second }] : []
    })
    .slice(0, 1)
}

/** `In 8 Sep, out 9 Sep`, `IN 08SEP - OUT 09SEP`: organisers and agents say no more of the two days of a house. */
const IN = /(?<![a-z])in\s?:?\s{0,3}(?:[a-z]{2,3}[.,]?\s)?$/
const OUT = /^[\s,;/|·–-]{0,5}out\s?:?\s{0,3}(?:[a-z]{2,3}[.,]?\s)?$/

/** The same in a cell each, one above the other, with whatever stands beside them. */
const IN_CELL = /^\s*in\s?:?\s{0,3}(?:[a-z]{2,3}[.,]?\s)?$/
const OUT_CELL = /^\s*out\s?:?\s{0,3}(?:[a-z]{2,3}[.,]?\s)?$/
/** What else is left in and taken out again: cars, luggage, dogs. */
const KEPT =
  /(?<![a-z])(?:[a-z]*park[a-z]*|lockers?|storage|luggage|left baggage|kennels?|cattery|garage|schliess?fach|gepack[a-z]*|consigne|consigna|deposito bagagli|bagage[a-z]*)(?![a-z])/
function inCells(page: Page, line: Line): MomentPair[] {
  const next = page.lines[line.index + 1]
  if ([neighbour(page, line.index, -1), line, next].some((each) => each && KEPT.test(each.plain))) return []
  const [one, two] = [line.dates, next?.dates ?? []].map((dates) => (dates.length === 1 ? dates[0] : undefined))
  if (!next || !one || !two) return []
  const isCell = (row: Line, { start, end }: { readonly start: number; readonly end: number }, said: RegExp): boolean => {
    const cell = cellAt(row, start)
    return cell !== undefined && row.cells.length > 1 && cell.end <= end && said.test(row.plain.slice(cell.start, start))
  }
  if (!isCell(line, one, IN_CELL) || !isCell(next, two, OUT_CELL)) return []
  const [[first] = [], [second] = []] = [daysOn(page, line), daysOn(page, next)]
  return first && second && daysBetween(first.date, second.date) > 0 ? [{ first, second }] : []
}

/** Where a page has the two days by their labels, what stands in cells is of something else. */
export const insAndOuts = (page: Page, isLabelled: boolean): MomentPair[] =>
  page.lines.slice(1).flatMap((line): MomentPair[] => {
    const [one, two, more] = line.dates
    if (one && !two) return isLabelled ? [] : inCells(page, line)
    const isSaid = one && two && !more && IN.test(line.plain.slice(0, one.start)) && OUT.test(line.plain.slice(one.end, two.start))
    const pair = isSaid ? pairOf(page, line) : undefined
    return pair ? [pair] : []
  })
