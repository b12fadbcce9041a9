/**
 * Houses of plans, bills and lists of services, each with where it is above or below a line that begins with its days: `Rose House, 4 Mill Lane, 84000 Avignon`
 * above `12-05 to 16-05 (4 nights), confirmation 77120`, `Night of 12–13 May` above `Rose House, 4 Mill Lane, 84000 Avignon. Booking no. 8814`.
 */

import { daysBetween } from '../../../core/dates.ts'
import { countIn } from '../days/nights.ts'
import type { Line, Page } from '../page/page.ts'
import { hasCode, STREET } from '../places/address-words.ts'
import { isRoom } from '../stays/house-names.ts'
import { saysSleeping } from '../stays/words-of-sleeping.ts'
import { CALLS_OFF } from '../words/called-off.ts'
import { LODGING } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { LEAST_PRICE } from '../words/prices.ts'
import { rememberedFor } from '../words/remembered.ts'
import { addressIn, isAddress, nameIn, type Row } from './package-rows.ts'
import { UNSURE } from './plan-houses.ts'
import { houseAt, isOfKind, isPlaced, type NamedHouse } from './plan-names.ts'
import { numberAlone, numberIn } from './plan-numbers.ts'
import { isOfNoGuest } from './plan-others.ts'
import { isUnderHouses } from './plan-rows.ts'
import { type HeadSpan, spanAtHead } from './plan-spans.ts'

const isWordForLodging = (word: string): boolean => LODGING.has(word) || LODGING.has(word.replace(/(?:s|en|e)$/, ''))

/** What a line may begin with before a house: what it is of. */
const LABEL = /^[^\p{L}\d]{0,4}(?<label>\p{L}{4,16}(?: \d)?)\s?:\s{0,3}/u
/** Letters of a line that is but a name. */
const LONGEST = 60
/** How many stars a house has, between its name and where it is. */
const STARS = / ?(?:★{2,5}|\*{2,5})(?=, | [–-] |$)/u
/** Signs before a row. */
const BULLET = /^[\s•·*>–-]*/

interface Entry {
  readonly house: NamedHouse
  /** What stands behind name and place. */
  readonly rest: string
}

/** The house with which a line begins that tells no day, no hour and no ride, and where that is. */
export function houseOn({ lines }: Page, line: Line | undefined, isSure: boolean): Entry | undefined {
  if (!line || line.cells.length > 1 || line.dates.length + line.times.length + line.flights.length > 0) return undefined
  const label = LABEL.exec(line.text)
  const isLabelled = isWordForLodging(plain(label?.groups?.label ?? '').replace(/ \d$/, ''))
  if (label && !isLabelled) return undefined
  const at = label?.[0].length ?? BULLET.exec(line.text)?.[0].length ?? 0
  const text = line.text.slice(at).replace(STARS, '')
  const whole = wholeLine(text)
  if (whole) return { house: whole, rest: '' }
  const house = houseAt(text)
  if (!house) return undefined
  const { name, place, end } = house
  // `Rose Resort` above `Long Bay, 84000 Lindos`
  if (!isOfKind(name) && isOfKind(lines[line.index - 1]?.text.slice(0, LONGEST) ?? '')) return undefined
  const isAt = isPlaced(place) || hasCode(place) || STREET.test(plain(place))
  return isAt || ((isLabelled || (isSure && place.includes(', '))) && isOfKind(name)) ? { house, rest: text.slice(end) } : undefined
}

/**
 * The house whose name is alone on its line or in the cell behind the days, above the line of its address: `04-10   07-10   Rose Lodge   BB` over
 * `Mill Lane 4, 84000 Lindos`.
 */
function houseOverAddress(
  { lines }: Page,
  line: Line,
  end: number,
  step: -1 | 1,
): (Entry & { readonly first: Line; readonly last: Line }) | undefined {
  const behind = line.cells.find(({ start }) => start >= end)
  const head = step < 0 ? lines[line.index - 2] : behind ? line : lines[line.index + 1]
  const below = step < 0 ? lines[line.index - 1] : head && lines[head.index + 1]
  if (!head || !below || (head !== line && head.cells.length > 1)) return undefined
  const isOfElse = [...(head === line ? [] : [head]), below].some(
    ({ dates, times, flights }) => dates.length + times.length + flights.length > 0,
  )
  const name =
    head === line && behind ? line.text.slice(behind.start, behind.end) : head.text.slice(BULLET.exec(head.text)?.[0].length ?? 0)
  const [place] = below.text.split(/\s{3,}/)
  if (
    isOfElse ||
    !place ||
    isWordForLodging(plain(name).trim()) ||
    numberIn(name, plain(name)) !== undefined ||
    nameIn(name.replace(STARS, '').trim()) === undefined
  )
    return undefined
  const text = `${name.replace(STARS, '').trim()}, ${place}`
  const house = wholeLine(text) ?? houseAt(text)
  if (!house || !hasCode(house.place)) return undefined
  return { house, rest: text.slice(house.end), first: step < 0 ? head : line, last: below }
}

/** A line that is nothing but a house and its address, whatever that has between its commas. */
export function wholeLine(text: string): NamedHouse | undefined {
  const [first = '', ...parts] = text.trim().split(', ')
  const place = parts.join(', ')
  const name = isAddress(place) && hasCode(place) && !/[:;!?]|\.(?:\s|$)/.test(place) ? nameIn(first) : undefined
  return name === undefined ? undefined : { name, place, end: text.length }
}

/** Lines whose days are of a house: what they say behind these is of a room, or counts as many nights as lie between them. */
function isOfNights(page: Page, line: Line, { from, until, end }: HeadSpan): boolean {
  const nights = daysBetween(from.date, until.date)
  const told = countIn(line.plain.slice(end))
  // `HU-3390` behind them is a number of the house.
  if (told === nights) return true
  if (line.flights.length > 0 || line.times.length > 0) return false
  const rest = line.text.slice(end).replace(/^[\s,;:()–-]+/, '')
  return told === undefined && (isRoom(rest) || saysSleeping(line.plain.slice(0, end)) || isUnderHouses(page, line))
}
/** What may be had, or is called off, is not slept in. */
export const isOpen = ({ plain: small }: Line): boolean => LEAST_PRICE.test(small) || UNSURE.test(small) || CALLS_OFF.test(small)

/** Without its nights a line tells days, and no hours, of what is called a house. */
const isHouseBy = ({ times, flights }: Line, { house }: Entry): boolean =>
  times.length + flights.length === 0 && isOfKind(house.name) && isPlaced(house.place)

/** The number of a house where it stands alone right below both its lines. */
function numberBelow({ lines }: Page, { index }: Line): string | undefined {
  const next = lines[index + 1]
  return next && next.dates.length === 0 ? numberAlone(next.text, next.plain) : undefined
}

/** The houses of all lines that begin with their days, by the first of their lines: all above or all below, as most of the page tell them. */
const besideSpans = rememberedFor((page: Page): ReadonlyMap<number, Row> => {
  const spans = (isOfNoGuest(page) ? [] : page.lines.slice(1)).flatMap((line) => {
    const span = spanAtHead(page).get(line.index)
    return span ? [{ line, span, isSure: isOfNights(page, line, span) }] : []
  })
  // One house alone, over its address and its days, is told as ordinary bookings tell it.
  const areSeveral = spans.length > 1
  const told = (step: -1 | 1): ReadonlyMap<number, Row> =>
    new Map(
      spans.flatMap(({ line, span: { from, until, end }, isSure }): [number, Row][] => {
        const beside = page.lines[line.index + step]
        // A name on the line of the days is that of the house; else what has name and address on one line comes first.
        const isNamed = step > 0 && line.cells.some(({ start }) => start >= end)
        const whole = isNamed ? undefined : houseOn(page, beside, isSure)
        const over = areSeveral && whole === undefined && beside ? houseOverAddress(page, line, end, step) : undefined
        const entry = whole ?? over ?? houseOn(page, beside, isSure)
        if (!beside || !entry || !(isSure || isHouseBy(line, entry)) || [line, beside].some(isOpen)) return []
        const { house, rest } = entry
        const number =
          numberIn(rest, plain(rest)) ??
          numberIn(line.text.slice(end), line.plain.slice(end)) ??
          numberBelow(page, step < 0 ? line : (over?.last ?? beside))
        const first = over?.first ?? (step < 0 ? beside : line)
        // What is only a part of an address is found whole by who reads addresses.
        const address = hasCode(house.place) || isPlaced(house.place) ? { address: addressIn(house.place) } : {}
        const days = { checkIn: from.date, checkOut: until.date, guessed: from.guessed && until.guessed }
        return [
          [first.index, { line: first, name: house.name, ...days, ...address, ...(number !== undefined && { number }), isOfPlan: true }],
        ]
      }),
    )
  const [above, below] = [told(-1), told(1)]
  return below.size > above.size ? below : above
})

/** The house of a line and the one that begins with two days, below or above it. */
export function housesBesideSpans(page: Page, line: Line): Row[] {
  const row = besideSpans(page).get(line.index)
  return row ? [row] : []
}
