/**
 * Houses of bills and lists of services, each with where it is above a line that begins with its days: `Rose House, 4 Mill Lane, 84000 Avignon` above
 * `from 12/05 to 16/05/2027, double room`.
 */

import { daysBetween } from '../../core/dates.ts'
import { hasCode } from './address-words.ts'
import { HOUSE_KIND, isRoom, LODGING } from './house-names.ts'
import { countIn } from './nights.ts'
import { addressIn, isAddress, nameIn, type Row } from './package-rows.ts'
import type { Line, Page } from './page.ts'
import { daysOn } from './pairs.ts'
import { plain } from './plain.ts'

/** What stands before the first day, if anything, and between the two; of two days with one year nothing does. */
const FROM = /^\s*(?:from|vom|von|du|del?|desde el|dal?|van|fra|fran|od|zeitraum|periode)?\s?:?\s?(?:[a-z]{2,3}[.,]? )?$/
const TO = /^$|^\s?(?:[–—-]|to|until|bis(?: zum)?|au|al|hasta el|a|ate|tot(?: en met)?|t\/m|till?|do)\s(?:[a-z]{2,3}[.,]? )?$/
/** Lines of one list below its heading. */
const LIST = 12

/** Whether the nearest line above that is a single word, in the same block, says that houses are listed below it. */
function isUnderLodging({ lines }: Page, { index }: Line): boolean {
  const above = lines.slice(Math.max(1, index - LIST), index)
  const block = above.slice(above.findLastIndex(({ text }) => text.trim() === '') + 1)
  const heading = block.findLast(({ plain: small, cells }) => cells.length === 1 && /^\s*[a-z]{4,20}\s?:?\s*$/.test(small))
  return heading !== undefined && isWordForLodging(heading.plain.trim().replace(/\s?:$/, ''))
}
const isWordForLodging = (word: string): boolean => LODGING.has(word) || LODGING.has(word.replace(/(?:s|en|e)$/, ''))

/** What a line says behind its days is of a room, or counts as many nights as lie between them. */
const saysRoom = ({ text, plain: small }: Line, end: number, nights: number): boolean =>
  countIn(small.slice(end)) === nights || isRoom(text.slice(end).replace(/^[\s,;:–-]+/, ''))

/** The house of a line above one that begins with two days. */
export function housesAboveSpans(page: Page, line: Line): Row[] {
  const below = page.lines[line.index + 1]
  const [from, to] = below?.dates.length === 2 ? daysOn(page, below) : []
  if (!below || !from || !to || line.cells.length > 1 || line.dates.length + line.times.length + line.flights.length > 0) return []
  if (!FROM.test(below.plain.slice(0, from.hit.start)) || !TO.test(below.plain.slice(from.end, to.hit.start))) return []
  const [first = '', ...parts] = line.text.trim().split(', ')
  const place = parts.join(', ')
  const name = isAddress(place) && hasCode(place) && !/[:;!?]/.test(place) ? nameIn(first) : undefined
  const nights = daysBetween(from.date, to.date)
  const isHouse = HOUSE_KIND.test(plain(name ?? '')) || isUnderLodging(page, line) || saysRoom(below, to.end, nights)
  if (!name || nights < 1 || !isHouse || below.times.length > 0) return []
  return [{ line, name, checkIn: from.date, checkOut: to.date, guessed: from.guessed && to.guessed, address: addressIn(place) }]
}
