/**
 * Houses of packages in tables whose cells were unrolled, each on lines of its own: `Hotel` above `Sunny Bay ****`, its town and its room, and then the day
 * of arrival and that of departure, each alone on its line.
 */

import { daysBetween } from '../../../core/dates.ts'
import type { FoundAddress } from '../../found.ts'
import { daysOn, type LabelledMoment } from '../days/pairs.ts'
import type { Line, Page } from '../page/page.ts'
import { isRoom } from '../stays/house-names.ts'
import { LODGING } from '../words/house-kinds.ts'
import { nameIn, type Row } from './package-rows.ts'

/** Lines of a house, with the word for it and its room, above its days. */
const MOST = 6
/** Letters of the day of the week before a day. */
const WEEKDAY = 12

/** The day that a line tells and nothing else. */
function dayAlone(page: Page, line: Line | undefined): LabelledMoment | undefined {
  const [day] = line?.dates ?? []
  if (!line || !day || line.dates.length > 1 || line.cells.length > 1) return undefined
  const rest = `${line.plain.slice(0, day.start)}${line.plain.slice(day.end)}`.replace(/[^a-z\d]+/g, '')
  return rest.length < WEEKDAY && !/\d/.test(rest) ? daysOn(page, line)[0] : undefined
}

const isText = ({ cells, dates, times, flights, text }: Line): boolean =>
  cells.length === 1 && dates.length + times.length + flights.length === 0 && text.trim() !== ''

/** The name of the house that a line begins with, and whether the line says but that one follows: `Hotel Sunny Bay ****`, `Hotel`. */
function begun({ text, plain: small }: Line): { readonly isWord: boolean; readonly name?: string } | undefined {
  const [word = ''] = small.trim().split(/[\s:]/, 1)
  if (!LODGING.has(word)) return undefined
  if (small.trim().replace(/\s?:$/, '') === word) return { isWord: true }
  const name = nameIn(text.trim())
  return name && STARS.test(text) ? { isWord: false, name } : undefined
}
/** The stars of a house, all that stands behind its name. */
const STARS = /\s?[★*⭐]{2,5}(?: ?\+| ?[sS])?\s*$/u

/** `Lindos / Rhodes`, `Lindos, Rhodes`, `Lindos (Rhodes)`: above a line of its own for the room, where the house is. */
const PLACE =
  /^(?<town>\p{Lu}[\p{L}'’. -]{2,30}?)(?:,\s(?<part>\p{Lu}[\p{L}'’. -]{2,30}?))?(?:\s?\/\s?(?<island>\p{Lu}[\p{L}'’. -]{2,30})|\s\((?<aside>\p{Lu}[\p{L}'’. -]{2,30})\))?$/u
function placeIn(line: Line | undefined, below: Line | undefined): FoundAddress | undefined {
  const told = line && below && isRoom(below.text.trim()) && !isRoom(line.text.trim()) ? PLACE.exec(line.text.trim())?.groups : undefined
  if (!told || MEALS.test(line?.plain ?? '')) return undefined
  const { town, part, island, aside } = told
  return { text: [town, part, island ?? aside].filter(Boolean).join(', ') }
}
const MEALS =
  /(?<![a-z])(?:inclusive|inclusief|pension|board|breakfast|fruhstuck|verpflegung|logies|ontbijt|halvpension|helpension|frukost|frokost|mezza|completa?)(?![a-z])/

/** What stands above the first of two days that stand alone one below the other. */
export function housesAboveDays(page: Page, line: Line): Row[] {
  const [from, to] = [dayAlone(page, line), dayAlone(page, page.lines[line.index + 1])]
  if (!from || !to || daysBetween(from.date, to.date) < 1) return []
  const above = page.lines.slice(Math.max(1, line.index - MOST), line.index)
  const own = above.slice(above.findLastIndex((one) => !isText(one)) + 1)
  const at = own.findLastIndex((one) => begun(one) !== undefined)
  const head = own[at]
  const house = head && begun(head)?.isWord ? own[at + 1] : head
  const name = house && (house === head ? begun(house)?.name : nameIn(house.text.trim()))
  if (!house || !name) return []
  const address = placeIn(page.lines[house.index + 1], page.lines[house.index + 2])
  return [{ line: house, name, checkIn: from.date, checkOut: to.date, guessed: from.guessed, ...(address && { address }) }]
}
