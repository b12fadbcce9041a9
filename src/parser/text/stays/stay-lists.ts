/** Stays of a tour: houses one after the other, each with its address and the day one comes there, where the next day tells when one leaves. */

import { addDays, daysBetween } from '../../../core/dates.ts'
import { countIn } from '../days/nights.ts'
import type { MomentPair, Told } from '../days/pairs.ts'
import type { Line, Page } from '../page/page.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { LONGEST } from './stay-rows.ts'

/** Two houses with days may be anything. */
const FEWEST = 3
/** Lines from a day to the address of its house. */
const REACH = 6

interface Stop {
  readonly line: Line
  readonly address: string
  readonly day: Told
  readonly nights: number | undefined
  /** Days on which the house is told, and the last line in which it is. */
  readonly rows: number
  readonly last: Line
}

/** The day a line begins with, a number or word before it aside: `Tag 2   So, 21.06.`, `Sat 13 June (1 night)`. */
function dayOf(page: Page, line: Line): Told | undefined {
  const mark = line.dates[0]
  const day = mark && page.calendar.dayOf(mark)
  if (!mark || !day || mark.start > (line.cells[0]?.end ?? 0) + 12 || mark.start > 30) return undefined
  return { ...day, line, end: mark.end }
}

/** `3   Linz   Hotel Sonne`: a row begins with which day of the tour it is, or `6–7`, which days. */
const NUMBERED = /^\s{0,3}\d{1,2}(?:\s?[-–]\s?\d{1,2})?\.?\s{3}/

/** In narrow columns the day stands below its number, at the beginning of the next line. */
function dayBelow(page: Page, line: Line): Told | undefined {
  const below = page.lines[line.index + 1]
  return NUMBERED.test(line.plain) && below?.dates[0]?.start === below?.cells[0]?.start && below ? dayOf(page, below) : undefined
}

/** The house of an address with the day told before it, back to the address before. */
function stopOf(page: Page, { line, address }: AddressMark, after: number): Stop | undefined {
  const under = HOUSE_KIND.test(line.plain) ? dayBelow(page, line) : undefined
  if (under) return { line, address: JSON.stringify(address), day: under, nights: countIn(line.plain), rows: 1, last: line }
  for (let at = line.index; at > after && line.index - at < REACH; at--) {
    const above = page.lines[at]
    const day = above && dayOf(page, above)
    if (!above || !day) continue
    const block = page.lines.slice(at, line.index + 1)
    if (!block.some(({ plain }) => HOUSE_KIND.test(plain))) return undefined
    return {
      line,
      address: JSON.stringify(address),
      day,
      nights: block.map(({ plain }) => countIn(plain)).find((count) => count !== undefined),
      rows: 1,
      last: line,
    }
  }
  return undefined
}

/** The day one leaves the last house: told behind it, or after as many nights as in the others. */
function endOf(page: Page, stops: readonly Stop[]): string | undefined {
  const last = stops.at(-1)
  if (!last) return undefined
  const second = last.day.line.dates[1]
  const told = second && page.calendar.dayOf(second)?.date
  if (told && told > last.day.date) return told
  const next = page.lines
    .slice(Math.max(last.line.index, last.day.line.index) + 1, last.line.index + 1 + REACH)
    .map((line) => dayOf(page, line)?.date)
    .find((date) => date !== undefined)
  if (next && next > last.day.date && daysBetween(last.day.date, next) <= LONGEST) return next
  const isDaily = stops.every(({ day, rows }, at) => stops[at + 1]?.day.date === addDays(day.date, rows) || at === stops.length - 1)
  return isDaily ? addDays(last.day.date, last.rows) : undefined
}

/** The stays of a list of houses. The addresses of a page are found when there are days enough for one. */
export function lists(page: Page, addresses: () => readonly AddressMark[]): MomentPair[] {
  if (page.lines.filter(({ dates }) => dates.length > 0).length < FEWEST) return []
  const marks = [...addresses()].sort((a, b) => a.line.index - b.line.index)
  const stops: Stop[] = []
  let after = 0
  for (const mark of marks) {
    const stop = stopOf(page, mark, after)
    const before = stops.at(-1)
    // A house may stand there for each night.
    const isSame = stop !== undefined && before?.address === stop.address && stop.day.date === addDays(before.day.date, before.rows)
    if (isSame) stops[stops.length - 1] = { ...before, rows: before.rows + 1, last: mark.line }
    else if (stop && stop.day.date > (before?.day.date ?? '')) stops.push(stop)
    after = mark.line.index
  }
  if (stops.length < FEWEST) return []
  return stops.flatMap(({ line, last, day, nights }, at): MomentPair[] => {
    const next = stops[at + 1]?.day.date ?? endOf(page, stops)
    const out = nights ? addDays(day.date, nights) : next
    if (!out || daysBetween(day.date, out) > LONGEST || (stops[at + 1] && out > (next ?? ''))) return []
    // What is looked for around a stay is around its address.
    const hit = { line, start: 0, end: 0, label: day.line.text.slice(day.line.dates[0]?.start, day.end) }
    return [
      {
        first: { ...day, line, end: 0, hit },
        second: { date: out, guessed: day.guessed, line: last, end: 1, hit },
      },
    ]
  })
}
