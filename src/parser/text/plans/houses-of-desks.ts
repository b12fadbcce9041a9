/**
 * Houses in the itineraries of travel desks, in capitals: `HOTEL FAIRTOWN` above `ROSE HOUSE   CHECK OUT 11MAR26   2 NIGHT(S)`, or `HOTEL ROSE HOUSE` above its
 * street and `IN THU MAR 19   OUT SUN MAR 22   3 NIGHTS`; below the day on which one comes, or with it.
 */

import { addDays, daysBetween } from '../../../core/dates.ts'
import { countIn } from '../days/nights.ts'
import { daysOn } from '../days/pairs.ts'
import { dayAbove } from '../page/day-headings.ts'
import type { Line, Page } from '../page/page.ts'
import { scoreOf } from '../places/address-words.ts'
import { LODGING } from '../words/house-kinds.ts'
import { addressIn, nameIn, type Row } from './package-rows.ts'
import { numberIn } from './plan-numbers.ts'

/** Lines of one house. */
const MOST = 8
/** Words with which another service begins in the same column, and those behind which nothing is of the address. */
const SERVICE = /^\s*(?:air|rail|train|car|hotel|htl|other|tour|limo|bus|ferry|flug|bahn|mietwagen)\s/
const NO_ADDRESS = /(?<![a-z])(?:phone|tel|fax|rate|conf|confirmation|cancel|guarantee|room|in|out|check)(?![a-z])/
/** The label of the day on which one leaves, right before it. */
const LABEL_OUT = /(?<![a-z])(?:check[- ]?out|out|depart(?:ure)?|co)[\s:]{1,4}(?:[a-z]{2,3} )?$/
const isOut = (small: string, start: number): boolean => LABEL_OUT.test(small.slice(Math.max(0, start - BEFORE), start))
/** Letters before a day in which its label stands. */
const BEFORE = 20
const NIGHTS = /(?<![\d])(\d{1,2}) ?(?:night(?:\(s\)|s)?|nts?)(?![a-z])/

/** What is told of a house below the word for it, up to the next service, the next day or an empty line. */
function toldBelow({ lines }: Page, { index }: Line): readonly Line[] {
  const below = lines.slice(index + 1, index + 1 + MOST)
  const end = below.findIndex(({ text, plain: small, dates }) => text.trim() === '' || SERVICE.test(small) || (dates[0]?.start ?? 9) < 2)
  return end < 0 ? below : below.slice(0, end)
}

const firstCell = ({ text, cells: [first] }: Line): string => (first ? text.slice(first.start, first.end).trim() : '')

/** The street and the town, each in the first column of its line. */
function addressBelow(lines: readonly Line[]): string {
  const told: string[] = []
  for (const line of lines) {
    const cell = firstCell(line)
    const small = cell.toLowerCase()
    if (NO_ADDRESS.test(small) || line.dates.length > 0 || cell.length > 60) break
    told.push(cell)
    if (told.length > 2) break
  }
  // `FAIRTOWN 60329 DE`
  return told.join(', ').replace(/(?<=\d) (?=[A-Z]{2}$)/, ', ')
}

/** The house that a line begins in such an itinerary. */
export function housesOfDesks(page: Page, line: Line): Row[] {
  const [word = ''] = line.plain.trim().split(/\s/, 1)
  const behind = line.text.trim().slice(word.length).trim().split(/\s{3}/, 1)[0] ?? ''
  if (!(LODGING.has(word) || word === 'htl') || line.text !== line.text.toUpperCase() || behind === '') return []
  const below = toldBelow(page, line)
  const dated = below.find(({ plain: small, dates }) => dates.some(({ start }) => isOut(small, start)))
  if (!dated) return []
  const days = daysOn(page, dated)
  const out = days.find((day) => day && isOut(dated.plain, day.hit.start))
  const into = days.find((day) => day && day !== out && out && day.hit.start < out.hit.start)
  const nights = Number(NIGHTS.exec(dated.plain)?.[1] ?? countIn(dated.plain) ?? 0)
  const head = into || nights > 0 ? undefined : dayAbove(page, line)
  const [headed] = head ? daysOn(page, head) : []
  const checkIn = into?.date ?? (out && nights > 0 ? addDays(out.date, -nights) : headed?.date)
  if (!out || !checkIn || daysBetween(checkIn, out.date) < 1 || (into && nights > 0 && daysBetween(checkIn, out.date) !== nights)) return []
  // Beside the day on which one leaves stands the name, and beside the word above it the town.
  const isNamedBelow = dated === below[0] && dated.cells.length > 1 && (dated.dates[0]?.start ?? 0) >= (dated.cells[1]?.start ?? 0)
  const name = nameIn(isNamedBelow ? firstCell(dated) : behind)
  if (!name) return []
  const place = addressBelow(isNamedBelow ? below.slice(1) : below)
  const number = below.map((each) => numberIn(each.text, each.plain)).find(Boolean)
  const address = place !== '' && (scoreOf(place) > 1 || isNamedBelow) ? { address: addressIn(place) } : {}
  return [
    {
      line,
      name,
      checkIn,
      checkOut: out.date,
      guessed: out.guessed,
      end: line.index + 1 + below.length,
      ...address,
      ...(number && { number }),
    },
  ]
}
