/** Houses of itineraries that stand below a word for what one sleeps in, `HOTEL` alone in its line, with their nights and days below them or above. */

import { daysBetween } from '../../../core/dates.ts'
import { countIn } from '../days/nights.ts'
import { daysOn, type LabelledMoment } from '../days/pairs.ts'
import { withoutDays } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { hasCode, scoreOf } from '../places/address-words.ts'
import { addressIn, nameIn, type Row } from '../plans/package-rows.ts'
import { HOUSE_KIND, LODGING } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { OF_MONEY } from '../words/prices.ts'
import { isUntil } from '../words/until-words.ts'
import { isHouseName } from './house-names.ts'

/** Lines from a house to its nights. */
const ROWS = 3

const isWord = ({ plain: small, cells }: Line): boolean => cells.length === 1 && LODGING.has(small.trim().replace(/\s?:$/, ''))

/** The two days of a line that tells no more of them. */
function bothOn(page: Page, line: Line | undefined): readonly [LabelledMoment, LabelledMoment] | undefined {
  const [from, to, more] = line ? daysOn(page, line) : []
  return from && to && !more && line?.dates.length === 2 && daysBetween(from.date, to.date) > 0 ? [from, to] : undefined
}

/** Whether a line has nothing but its days, with a sign or a word between them. */
export const isOfDays = (line: Line): boolean =>
  withoutDays(line)
    .replace(/[^a-z]+/g, ' ')
    .trim().length < FEW
/** Letters of `wednesday`, and of a word for until. */
const FEW = 14

/** `12 May – 16 May` above `HOTEL`, `Rose House, 4 Mill Lane, Fairtown` and `4 nights`; or `HOTEL`, the house, and `12 May to 16 May, 4 nights`. */
export function housesUnderWords(page: Page, line: Line): Row[] {
  if (!isWord(line)) return []
  const below = page.lines.slice(line.index + 1, line.index + 2 + ROWS)
  const end = below.findIndex((one, at) => at > 0 && (one.text.trim() === '' || isWord(one)))
  const [house, ...rest] = below.slice(0, end < 0 ? undefined : end)
  if (!house || house.cells.length > 1 || house.dates.length + house.times.length + house.flights.length > 0) return []
  const [first = '', ...parts] = house.text.trim().split(', ')
  const place = parts.join(', ')
  const isPlaced = scoreOf(place) > 2 || hasCode(place)
  // `Mill Street House & Rooms, 4 Mill Street, …`: what has an address is no room.
  const name = nameIn(first) ?? (isPlaced && isHouseName(first) ? first : undefined)
  if (!name || !(isPlaced || HOUSE_KIND.test(plain(name)))) return []
  // `One night costs about GBP 90`: what whoever comes pays there.
  const nights = rest.flatMap(({ plain: small }) => (OF_MONEY.test(small) ? [] : (countIn(small) ?? [])))[0]
  const above = page.lines[line.index - 1]
  const days =
    rest.flatMap((one) => (countIn(one.plain) === nights ? [bothOn(page, one)] : [])).find((both) => both !== undefined) ??
    (above && isOfDays(above) ? bothOn(page, above) : undefined)
  const [from, to] = days ?? []
  if (!from || !to || daysBetween(from.date, to.date) !== nights) return []
  const address = isPlaced ? { address: addressIn(place) } : {}
  return [{ line: house, name, checkIn: from.date, checkOut: to.date, guessed: from.guessed, ...address }]
}

const WORD_AND_NAME = /^(?<word>\p{L}{4,16}):?\s{1,12}(?<name>\p{Lu}.{3,60})$/u

/** The day that begins a line. */
const dayAtHead = (page: Page, line: Line | undefined): LabelledMoment | undefined =>
  line && line.dates.length === 1 && (line.dates[0]?.end ?? 0) <= (line.cells[0]?.end ?? 0) ? daysOn(page, line)[0] : undefined

/** `Mi 11.11.26   HOTEL  Rose House` above `bis   Mill Lane 4, …` and `Fr 13.11.26   Tel. …`: both days one below the other in a column of their own. */
export function housesBesideDays(page: Page, line: Line): Row[] {
  const [head, next] = [line.cells[0], page.lines[line.index + 1]]
  if (!head || !next || line.cells.length < 2 || line.flights.length > 0) return []
  const from = dayAtHead(page, line)
  // What stands between both days in their column.
  const between = next.plain.slice(next.cells[0]?.start, next.cells[0]?.end).trim()
  const to = from && isUntil(between) ? dayAtHead(page, page.lines[line.index + 2]) : undefined
  const { word = '', name: told = '' } = WORD_AND_NAME.exec(line.text.slice(head.end).trim())?.groups ?? {}
  const name = LODGING.has(plain(word)) ? nameIn(told.split(/\s{3}/, 1)[0] ?? '') : undefined
  return from && to && name ? [{ line, name, checkIn: from.date, checkOut: to.date, guessed: from.guessed }] : []
}
