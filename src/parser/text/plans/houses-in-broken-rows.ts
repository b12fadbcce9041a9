/** Houses of packages in rows that are broken: where a cell of a table has several lines, each cell of its row stands below the one before. */

import { WEEKDAYS } from '../days/months.ts'
import { daysOn, type LabelledMoment } from '../days/pairs.ts'
import { neighbour, withoutDays } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { starredHouse } from '../stays/house-names.ts'
import { HOUSE_KIND, LODGING } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { isUntil } from '../words/until-words.ts'
import { nameIn, type Row } from './package-rows.ts'

/** Lines of the cell with the house: its name, where it is, its rooms, its meals. */
const CELL = 5

const isFree = ({ dates, times, flights }: Line): boolean => dates.length + times.length + flights.length === 0

/** Whether a line has its days and nothing else: where `Arrival` tells one, it is no cell of a row. */
const isOfDaysAlone = (line: Line): boolean =>
  withoutDays(line)
    .split(/[^a-z]+/)
    .every((word) => word === '' || WEEKDAYS.has(word) || isUntil(word))

/** The days of a line that has as many and no more. */
function daysAlone(page: Page, line: Line | undefined, count: number): readonly LabelledMoment[] {
  const days = line && line.dates.length === count && line.times.length === 0 && isOfDaysAlone(line) ? daysOn(page, line) : []
  return days.flatMap((day) => day ?? [])
}

/** The two days a cell tells, or one cell each. */
function bothDays(page: Page, one: Line | undefined, other: Line | undefined): readonly [LabelledMoment, LabelledMoment] | undefined {
  const inOne = daysAlone(page, one, 2)
  const [from, to] = inOne.length > 0 ? inOne : [...daysAlone(page, one, 1), ...daysAlone(page, other, 1)]
  return from && to && from.date < to.date ? [from, to] : undefined
}

/** `Hotel` alone, above `Sunny Bay ****`, `Kolymbia / Rhodes`, `1 double room`, `12.05.27` and `19.05.27`. */
function withDaysBehind(page: Page, line: Line): Row[] {
  if (line.cells.length !== 1 || !LODGING.has(line.plain.trim())) return []
  const [house, ...rest] = page.lines.slice(line.index + 1, line.index + 1 + CELL + 1)
  const name = house && house.cells.length === 1 && isFree(house) ? nameIn(house.text.trim()) : undefined
  const end = rest.findIndex((each) => !isFree(each) || each.cells.length > 1)
  if (!name || end < 0 || !(HOUSE_KIND.test(plain(name)) || starredHouse(house?.text ?? '') !== undefined)) return []
  const days = bothDays(page, rest[end], page.lines[(rest[end]?.index ?? 0) + 1])
  return days && house ? [{ line: house, name, checkIn: days[0].date, checkOut: days[1].date, guessed: days[0].guessed }] : []
}

/** What a row is of and its number in a catalogue, before the house. */
const NUMBERED = /^(?<word>\p{L}{4,16})\s{1,3}[A-Z]{2,4} ?\d{3,6}[A-Z]?\s{1,3}(?<name>\p{Lu}.{4,80})$/u

/** `12.05.27 – 19.05.27` alone, above `Hotel LIN 4711 Sunny Bay, Kolymbia`. */
function withDaysBefore(page: Page, line: Line): Row[] {
  const { word = '', name: told = '' } = (line.cells.length === 1 && NUMBERED.exec(line.text.trim())?.groups) || {}
  const name = LODGING.has(plain(word)) && isFree(line) ? nameIn(told) : undefined
  if (!name) return []
  const above = neighbour(page, line.index, -1)
  const days = bothDays(page, above, undefined) ?? (above ? bothDays(page, neighbour(page, above.index, -1), above) : undefined)
  return days ? [{ line, name, checkIn: days[0].date, checkOut: days[1].date, guessed: days[0].guessed }] : []
}

export const housesInBrokenRows = (page: Page, line: Line): Row[] => [...withDaysBehind(page, line), ...withDaysBefore(page, line)]
