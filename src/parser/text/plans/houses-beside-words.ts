/**
 * Houses of itineraries beside the word for what one sleeps in, with both days and the nights below: `HOTEL   Rose House, Fairtown   Conf 4417` above
 * `4 Mill Lane, Fairtown` and `In 12 May - Out 16 May (4 nights)`.
 */

import { daysBetween } from '../../../core/dates.ts'
import { WEEKDAYS } from '../days/months.ts'
import { countIn } from '../days/nights.ts'
import { daysOn } from '../days/pairs.ts'
import type { Line, Page } from '../page/page.ts'
import { hasCode, scoreOf } from '../places/address-words.ts'
import { IN_OR_ARRIVAL } from '../stays/stay-labels.ts'
import { HOUSE_KIND, LODGING } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { addressIn, nameIn, type Row } from './package-rows.ts'

/** Lines from a house to its days, and of all that is told of one. */
const TO_DAYS = 3
const MOST = 10

/** A town alone behind the name of a house, up to two spaces and what else is told. */
const TOWN = /^\p{Lu}[\p{L}'’. -]{2,40}?(?=\s{2}|$)/u

/** What is told of a house up to the next empty line, or to the next word for what one sleeps in. */
function toldBelow(page: Page, { index }: Line): readonly Line[] {
  const below = page.lines.slice(index + 1, index + 1 + MOST)
  const end = below.findIndex((line) => line.text.trim() === '' || isBegun(line))
  return end < 0 ? below : below.slice(0, end)
}
const isBegun = ({ cells: [first, ...more], plain: small }: Line): boolean =>
  first !== undefined && more.length > 0 && LODGING.has(small.slice(first.start, first.end).trim().replace(/\s?:$/, ''))

/** What may stand before the day of arrival: `In`, and a day of the week; until other days one pays. */
const BEGINS = new RegExp(
  `^\\s*(?:(?:in|from|du|von|vom|del|dal|de|van|fran|fra|od|${IN_OR_ARRIVAL.source})\\s?:?\\s*)?(?:[a-z]{2,10}[.,]{1,2}\\s*|(?:${[...WEEKDAYS].join('|')})\\s*)?$`,
)

export function housesBesideWords(page: Page, line: Line): Row[] {
  const second = line.cells[1]
  if (!second || !isBegun(line) || line.dates.length + line.times.length + line.flights.length > 0) return []
  const below = toldBelow(page, line)
  const at = below.slice(0, TO_DAYS).findIndex(({ dates }) => dates.length > 0)
  const dated = below[at]
  const [from, to, more] = dated?.dates.length === 2 ? daysOn(page, dated) : []
  if (
    !dated ||
    !from ||
    !to ||
    more ||
    !BEGINS.test(dated.plain.slice(0, from.hit.start)) ||
    countIn(dated.plain) !== daysBetween(from.date, to.date)
  )
    return []
  const [first = '', ...rest] = line.text.slice(second.start, second.end).trim().split(', ')
  const name = nameIn(first)
  const told = below[0]?.text.trim() ?? ''
  const isAddressed = at > 0 && below[0]?.cells.length === 1 && (scoreOf(told) > 2 || hasCode(told))
  const town = TOWN.exec(rest.join(', '))?.[0]
  if (!name || !(isAddressed || town || HOUSE_KIND.test(plain(name)))) return []
  const place = isAddressed ? told : town
  const end = line.index + 1 + below.length
  return [{ line, name, checkIn: from.date, checkOut: to.date, guessed: from.guessed, end, ...(place && { address: addressIn(place) }) }]
}
