/**
 * Houses told in a block of lines of their own, with where they are and, above or below in the same block, from when to when: `HOTEL 2` above `Rose House`,
 * `4 Mill Lane, 84000 Avignon`, `Arrival: 12 May`, `Departure: 16 May` and `Confirmation RH-7712`. The number of a block is that of its house.
 */

import { daysBetween } from '../../../core/dates.ts'
import { countIn } from '../days/nights.ts'
import { beginsWithItsDay } from '../page/day-headings.ts'
import type { Line, Page } from '../page/page.ts'
import { hasCode, STREET } from '../places/address-words.ts'
import { isOfDays } from '../stays/houses-under-words.ts'
import { isOfSleeping } from '../stays/words-of-sleeping.ts'
import { plain } from '../words/plain.ts'
import { rememberedFor } from '../words/remembered.ts'
import { daysOfBlock } from './days-of-blocks.ts'
import { houseOn, isOpen, wholeLine } from './houses-beside-spans.ts'
import { addressIn, nameIn, type Row } from './package-rows.ts'
import { clausesOf } from './plan-clauses.ts'
import { houseAt, isOfKind, isPlaced, type NamedHouse } from './plan-names.ts'
import { numberIn, numberOfLine } from './plan-numbers.ts'
import { isOfNoGuest } from './plan-others.ts'
import { spanAtHead } from './plan-spans.ts'

/** Lines of a block above its house, and below it. */
const [ABOVE, BELOW] = [2, 6]
/** Lines of an address below the name of a house. */
const OF_ADDRESS = 2

interface Told {
  readonly house: NamedHouse
  readonly last: Line
}

const isFree = ({ dates, times, flights, cells, text }: Line): boolean =>
  cells.length === 1 && dates.length + times.length + flights.length === 0 && text.trim() !== ''
/** How many stars a house has, and what may stand behind them. */
const STARS = / ?(?:★{2,5}|\*{2,5})(?=,|\s*$)/

/** Whether what is called so may be a house: neither a street with its number nor a town, and no heading such as `HOTEL` or, in other letters than its place, `OUR HOTEL`. */
function mayBeSlept({ gazetteer }: Page, { name, place }: NamedHouse): boolean {
  const small = plain(name)
  const words = small.split(/[^a-z]+/).filter(Boolean)
  const isLouder = name === name.toUpperCase() && place !== place.toUpperCase()
  if (words.every(isOfSleeping) || (isLouder && isOfSleeping(words.at(-1) ?? ''))) return false
  if (isOfKind(name)) return true
  const isTown = gazetteer.stations(name).length > 0 || gazetteer.airportNamed(name) !== undefined
  return !isTown && !STREET.test(small) && !/\d/.test(small)
}

/** Whether a line is but a word for what one sleeps in: `Hotel`, `Soggiorno 2`. */
const isHeading = (line: Line | undefined): boolean => isOfSleeping((line?.plain ?? '').trim().replace(/(?: \d{1,2})?:?$/, ''))

/** The house on a line, or on several: its name, and below it where it is. */
function houseFrom(page: Page, line: Line): Told | undefined {
  const told = isFree(line) ? (addressedHouse(page, line) ?? headedHouse(page, line)) : undefined
  return told && mayBeSlept(page, told.house) ? told : undefined
}

function addressedHouse(page: Page, line: Line): Told | undefined {
  const alone = houseOn(page, line, false)
  if (alone && isPlaced(alone.house.place)) return { house: alone.house, last: line }
  const name = nameIn(line.text.trim().replace(STARS, ''))
  if (name === undefined || /[:;!?]/.test(name)) return undefined
  const parts = [name]
  // Of a heading and the house below it only what is called a house has its street in a line of its own.
  const isKind = isOfKind(name) || STARS.test(line.text)
  for (const below of page.lines.slice(line.index + 1, line.index + 1 + (isKind ? OF_ADDRESS : 1))) {
    if (!isFree(below) || (parts.length > 1 && (isOfKind(parts.at(-1) ?? '') || !/\d/.test(parts.at(-1) ?? '')))) return undefined
    // `Traveller Ann Reed` above `Rose House, 4 Mill Lane, 84000 Avignon`
    const other = parts.length === 1 ? houseOn(page, below, false) : undefined
    if (other && mayBeSlept(page, other.house)) return undefined
    parts.push(below.text.trim())
    const text = parts.join(', ')
    const house = wholeLine(text) ?? houseAt(text)
    if (house && house.name === name && hasCode(house.place)) return { house, last: below }
  }
  return undefined
}

/** Without its street a house has its stars, or a word above that says what it is. */
function headedHouse(page: Page, line: Line): Told | undefined {
  if (!STARS.test(line.text) && !isHeading(page.lines[line.index - 1])) return undefined
  const house = houseAt(line.text.trim().replace(STARS, ''))
  return house && (house.place !== '' || isOfKind(house.name)) ? { house, last: line } : undefined
}

/** The number of a line, or that which one of its sentences is all of. */
const numberOn = (line: Line): string | undefined =>
  numberIn(line.text, line.plain) ??
  clausesOf(line)
    .map(({ text, plain: small }) => numberOfLine(text, small))
    .find(Boolean)

/** `Confirmation HM2281`: what is told as a number is no flight, whatever it looks like. */
function isOfRide(line: Line): boolean {
  const number = line.flights.length > 0 ? numberOn(line) : undefined
  const at = number === undefined ? -1 : line.text.indexOf(number)
  return line.times.length > 2 || line.flights.some(({ start, end }) => number === undefined || start >= at + number.length || end <= at)
}
/** A heading in capitals, of what comes next. */
const isLoud = ({ text, cells }: Line): boolean =>
  cells.length === 1 && text === text.toUpperCase() && /\p{Lu}{4}/u.test(text) && !/\d/.test(text)
/** `Sat 4 June` alone in its line. */
const isDay = (line: Line): boolean =>
  line.dates.length === 1 && isOfDays(line) && /^\W*(?:[a-z]{2,12}[.,]?\s)?$/.test(line.plain.slice(0, line.dates[0]?.start))
/** Where a block ends. */
const isEnd = (line: Line): boolean => line.text.trim() === '' || isOfRide(line)

/** The lines of a block above its house, nearest last. */
function linesAbove({ lines }: Page, { index }: Line): readonly Line[] {
  const above = lines.slice(Math.max(1, index - ABOVE), index)
  return above.slice(above.findLastIndex(isEnd) + 1)
}

/** The lines of a block below its house, up to the next house, or to the day or the heading of what comes next. */
function linesBelow(page: Page, house: Line): readonly Line[] {
  const below = page.lines.slice(house.index + 1, house.index + 1 + BELOW)
  const mayBeLoud = house.text === house.text.toUpperCase()
  const end = below.findIndex(
    (line) =>
      isEnd(line) ||
      isDay(line) ||
      (isLoud(line) && !mayBeLoud) ||
      (beginsWithItsDay(line) && !spanAtHead(page).has(line.index)) ||
      houseFrom(page, line) !== undefined,
  )
  return end < 0 ? below : below.slice(0, end)
}

/** The houses of a page that are told so. */
export const housesOfBlocks = rememberedFor((page: Page): readonly Row[] => {
  if (isOfNoGuest(page)) return []
  return page.lines.slice(1).flatMap((line): Row[] => {
    const from = houseFrom(page, line)
    if (!from) return []
    const { house, last } = from
    const days = daysOfBlock(page, line, linesAbove(page, line), linesBelow(page, last))
    if (!days) return []
    const { own, ...nights } = days
    const lasts = daysBetween(nights.checkIn, nights.checkOut)
    const isOther = [last, ...own].some(({ plain: small }) => (countIn(small) ?? lasts) !== lasts)
    if (isOther || [line, ...own].some(isOpen)) return []
    const number = [last, ...own].map(numberOn).find(Boolean)
    const address = house.place === '' ? {} : { address: addressIn(house.place) }
    const end = last.index + 1 + own.length
    return [{ line, name: house.name, ...nights, ...address, ...(number && { number }), isOfPlan: true, end }]
  })
})
