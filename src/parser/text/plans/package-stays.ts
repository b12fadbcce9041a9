/** Stays that are sold together with flights: organisers list what a journey is made of, a row or two each, with its days before or behind what it is. */

import { daysBetween } from '../../../core/dates.ts'
import { dated, type FoundStay } from '../../found.ts'
import { countIn } from '../days/nights.ts'
import { daysOn, type LabelledMoment } from '../days/pairs.ts'
import { cellAt, cellIndex, neighbour } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { findAddresses } from '../places/addresses.ts'
import { countryNamed } from '../places/country-names.ts'
import { type Numbered, ownReference } from '../references/own-references.ts'
import type { Reference } from '../references/references.ts'
import { placeOfHouse } from '../stays/house-places.ts'
import { housesBesideDays, housesUnderWords } from '../stays/houses-under-words.ts'
import { SOME_ROOMS } from '../stays/stay-words.ts'
import { HOUSE_KIND, LODGING } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { housesAboveDays } from './houses-above-days.ts'
import { housesBesideSpans } from './houses-beside-spans.ts'
import { housesBesideWords } from './houses-beside-words.ts'
import { housesInBrokenRows } from './houses-in-broken-rows.ts'
import { housesOfBlocks } from './houses-of-blocks.ts'
import { housesOfDays } from './houses-of-days.ts'
import { housesOfDesks } from './houses-of-desks.ts'
import { IS_IN, IS_OUT } from './labels-of-days.ts'
import { HAS_CODE, placeBelow } from './package-places.ts'
import { addressIn, isAddress, nameIn, type Row } from './package-rows.ts'

/** Letters of the heading of a list of houses, and nights in one of them. */
const LONGEST_LABEL = 30
const LONGEST = 60
/** Nobody sleeps in more houses on one journey; each is looked for on the whole page. */
export const MOST_STAYS = 60

const textOf = ({ text }: Line, { start, end }: { readonly start: number; readonly end: number }): string => text.slice(start, end).trim()
/** Whether a cell says that a row, or the one below it, tells of a house. */
const isLabel = (line: Line, at: number): boolean => {
  const cell = line.cells[at]
  const small = cell ? line.plain.slice(cell.start, cell.end).trim() : ''
  return small.length < LONGEST_LABEL && !/\d/.test(small) && small.split(/[^a-z]+/).some((word) => LODGING.has(word))
}

/** `HOTEL LIN4711 Sunny Bay ****`: what a row is of, set apart by a number in a catalogue or by its capitals, and the house in one cell. */
function headedName(line: Line): string | undefined {
  const { word = '', code, name = '' } = HEADED.exec(line.text.slice(line.cells[0]?.start, line.cells[0]?.end).trim())?.groups ?? {}
  const isLoud = word === word.toUpperCase() && name !== name.toUpperCase()
  return LODGING.has(plain(word)) && (code !== undefined || isLoud) ? nameIn(name) : undefined
}
const HEADED = /^(?<word>\p{L}{4,}) (?:(?<code>[A-Z]{2,4}\d{3,6}[A-Z]?) )?(?<name>\p{Lu}.{4,60})$/u

/** Whether a label stands alone above a row, or above the headings of its columns: `Unterkunft`, `von - bis   Leistung   Personen`. */
const isUnderLabel = (page: Page, line: Line): boolean => {
  const above = neighbour(page, line.index, -1)
  return above?.cells.length === 1 ? isLabel(above, 0) : isUnderHeadings(page, line)
}
/** In a column for each day, houses are told by whoever reads tables. */
function isUnderHeadings(page: Page, line: Line): boolean {
  const [from, to] = line.dates
  if (!from || !to || cellAt(line, from.start) !== cellAt(line, to.start)) return false
  const above = neighbour(page, line.index, -1)
  const over = above && above.cells.length === line.cells.length && !/\d/.test(above.plain) ? neighbour(page, above.index, -1) : undefined
  return over?.cells.length === 1 && isLabel(over, 0)
}

/** `Hotel   12.05.2027   19.05.2027   Sunny Bay ****`, the first cell or the line above saying what it is. */
function withBothDays(page: Page, line: Line): Row[] {
  const [from, to, more] = daysOn(page, line)
  if (!from || !to || more || line.flights.length > 0 || line.cells.length < 2) return []
  const headed = line.dates.some(({ start }) => cellAt(line, start) === line.cells[0]) ? undefined : headedName(line)
  if (headed) return [{ line, name: headed, checkIn: from.date, checkOut: to.date, guessed: from.guessed }]
  const beside = besideDays(line)
  if (beside) return [{ line, ...beside, checkIn: from.date, checkOut: to.date, guessed: from.guessed }]
  if (!isLabel(line, 0) && !isUnderLabel(page, line)) return []
  const cell = line.cells.find(
    (each, at) => !(at === 0 && isLabel(line, 0)) && line.dates.every(({ start }) => cellAt(line, start) !== each),
  )
  const name = cell && nameIn(textOf(line, cell))
  return name ? [{ line, name, checkIn: from.date, checkOut: to.date, guessed: from.guessed }] : []
}

/**
 * `12.05.2027 – 19.05.2027   Sunny Bay ****, Lindos, Rhodes`, `12 May 2027 to 19 May 2027   HOTEL   Sunny Bay, 12 Beach Road, Lindos`: behind days that
 * begin a row, the name of a house with its stars, or behind what the row is of; and where that is.
 */
function besideDays(line: Line): Pick<Row, 'name' | 'address' | 'isOfItinerary'> | undefined {
  const [first, second, third] = line.cells
  if (!first || !second || line.dates.length !== 2 || line.dates.some(({ start }) => cellAt(line, start) !== first)) return undefined
  const isHeaded = third !== undefined && LODGING.has(line.plain.slice(second.start, second.end).trim())
  const { told = '', place = '' } = (isHeaded ? NAMED : RATED).exec(textOf(line, isHeaded ? third : second))?.groups ?? {}
  const name = nameIn(told)
  return name === undefined
    ? undefined
    : { name, isOfItinerary: true, ...(place !== '' && { address: addressIn(place.replace(/,$/, '')) }) }
}
const RATED = /^(?<told>\p{Lu}[^★*,;:]{3,50}) ?(?:[★*] ?){2,5}(?:[+sS](?![\p{L}]))?(?:, (?<place>\p{Lu}[\p{L} ,'’.-]{2,60}))?/u
const NAMED = /^(?<told>\p{Lu}[^★*,;:]{3,50}?)(?: ?[★*]{2,5})?(?:, (?<place>[\p{Lu}\d][\p{L}\d ,'’./-]{2,80}))?$/u

/** `12.05.2027 19.05.2027 Hotel Sunny Bay, Beach Road,` above `Lindos`: days and the house in one cell of a table. */
function inOneCell(page: Page, line: Line): Row[] {
  const [from, to, more] = daysOn(page, line)
  const cell = to && cellAt(line, to.hit.start)
  if (!from || !to || more || !cell || cell !== line.cells[0] || line.flights.length > 0) return []
  if (from.hit.start - cell.start > 4 || to.hit.start - from.end > 5) return []
  const [first = '', ...rest] = line.text.slice(to.end, cell.end).trim().split(', ')
  const name = nameIn(first.replace(/,$/, ''))
  if (!name || !HOUSE_KIND.test(plain(name))) return []
  const below = /,$/.test(line.text.slice(0, cell.end).trim()) ? neighbour(page, line.index, 1) : undefined
  const town = below && below.cells.length < 3 && below.dates.length === 0 ? textOf(below, below.cells[0] ?? cell) : ''
  const text = [...rest, town]
    .map((part) => part.replace(/,$/, '').trim())
    .filter((part) => part !== '')
    .join(', ')
  const isPlace = /^\p{Lu}/u.test(text) && !/[:;!?]/.test(text)
  return [{ line, name, checkIn: from.date, checkOut: to.date, guessed: from.guessed, ...(isPlace && { address: { text } }) }]
}

/** Rows in which the nights are told, where the days stand in a column. */
const ROWS = 4

/** `2   12.05.27 –   Sunny Bay, Code LIN4711` above `19.05.27   85107 Lindos` and, in one of the rows below, `7 nights`. */
function fromDayToBelow(page: Page, line: Line): Row[] {
  const below = page.lines[line.index + 1]
  const [from, more] = daysOn(page, line)
  const [to] = below ? daysOn(page, below) : []
  if (!from || more || !below || !to || line.flights.length > 0 || below.flights.length > 0) return []
  const at = cellIndex(line, from.hit.start)
  const cell = line.cells[at + 1]
  const isRange = /^\s?[–-]$/.test(line.text.slice(from.end, line.cells[at]?.end).trimEnd())
  if (!cell || at > 1 || !isRange || to.hit.start !== below.cells[0]?.start) return []
  const nights = daysBetween(from.date, to.date)
  const isTold = page.lines.slice(line.index, line.index + ROWS).some((row) => countIn(row.plain) === nights)
  const name = isTold ? nameIn(textOf(line, cell)) : undefined
  return name ? [{ line, name, checkIn: from.date, checkOut: to.date, guessed: from.guessed }] : []
}

/** `12.05.27   Sunny Bay **** 7 nights` above `19.05.27   12 Beach Road`: as many nights as lie between the days of two rows. */
function withDaysBelow(page: Page, line: Line): Row[] {
  const below = neighbour(page, line.index, 1)
  const [from, more] = daysOn(page, line)
  const [to] = below ? daysOn(page, below) : []
  const isFirst = ({ line: { cells }, hit }: LabelledMoment): boolean => hit.start - (cells[0]?.start ?? 0) < 4
  if (!from || more || !to || line.cells.length < 2 || !isFirst(from) || !isFirst(to)) return []
  const cell = line.cells[1]
  const name = cell && countIn(line.plain) === daysBetween(from.date, to.date) ? nameIn(textOf(line, cell)) : undefined
  return name && line.flights.length === 0 ? [{ line, name, checkIn: from.date, checkOut: to.date, guessed: from.guessed }] : []
}

/** From a label to its day: the day of the week may stand between. */
const NEAR_LABEL = 40

/**
 * `Sunny Bay, Beach Road, Lindos, Greece` above `Check in 12 May 2027 – check out 19 May 2027 (7 nights)`: a house and where it is, and both its days with
 * the nights between. Where that line is long, the next goes on in it.
 */
function aboveDays(page: Page, line: Line): Row[] {
  const [from, to, more] = line.dates.length === 2 ? daysOn(page, line) : []
  if (!from || !to || more || line.flights.length > 0 || countIn(line.plain.slice(to.end)) !== daysBetween(from.date, to.date)) return []
  const before = line.plain.slice(Math.max(0, from.hit.start - NEAR_LABEL), from.hit.start)
  const label = IS_IN.exec(before)
  if (!label || !IS_OUT.test(line.plain.slice(from.end, to.hit.start))) return []
  const own = line.text.slice(0, from.hit.start - before.length + label.index).trim()
  const above = own === '' ? page.lines[line.index - 1] : undefined
  const text = above ? above.text.trim() : own
  const isRow = above !== undefined && (above.dates.length > 0 || above.times.length > 0 || above.cells.length > 1)
  const [first = '', ...rest] = text.split(/,\s/)
  const name = isRow || /[:;!?]|\p{Ll}\.(?:\s|$)/u.test(text) ? undefined : nameIn(first)
  const place = rest.join(', ')
  const isPlace = isAddress(place) || HAS_CODE.test(place) || countryNamed(plain(rest.at(-1) ?? '')) !== undefined
  // `Anna Reuter, Lea Reuter`, and `Parking, 12 EUR`
  if (!name || !(isPlace || HOUSE_KIND.test(plain(name)))) return []
  return [{ line, name, checkIn: from.date, checkOut: to.date, guessed: from.guessed, ...(isPlace && { address: addressIn(place) }) }]
}

/** What is said of a house behind where it is: how it is called up, or what one has there. */
const SAID_OF_HOUSE = new RegExp(`^(?:\\d{1,2} ?[x×] |(?:tel|phone|telefon)[a-z]*[ .:]|\\d{1,2} ${SOME_ROOMS})`)

/**
 * `Le Jardin, Corner Oak and Elm Streets, Fairtown 7690. 1 x Garden Room, 3 nights: 23 February to 26 February.`: a paragraph that begins with a house and
 * where it is, and tells its nights. It may be broken once.
 */
function inParagraph(page: Page, line: Line): Row[] {
  if (line.cells.length > 1 || line.flights.length > 0 || !/^\p{Lu}[^.:;!?\d]{2,50}, /u.test(line.text.trim())) return []
  const below = line.dates.length === 0 ? page.lines[line.index + 1] : undefined
  const dated = below?.cells.length === 1 && below.flights.length === 0 ? below : line
  const [from, to, more] = dated.dates.length === 2 ? daysOn(page, dated) : []
  if (!from || !to || more || countIn(dated.plain.slice(0, from.hit.start)) !== daysBetween(from.date, to.date)) return []
  const [told = '', said = ''] = line.text.trim().split(/(?<=[\p{L}\d]{3})\.\s(?=[\p{Lu}\d])/u)
  const [first = '', ...rest] = told.split(', ')
  const place = rest.join(', ')
  const name = nameIn(first)
  if (!name || !SAID_OF_HOUSE.test(plain(said)) || !/^[\p{Lu}\d]/u.test(place)) return []
  return [{ line, name, checkIn: from.date, checkOut: to.date, guessed: from.guessed, address: addressIn(place) }]
}

/** The stays of a page with flights that lists them so; of one without, those in a table of accommodation. */
export function packageStays(numbers: Numbered, references: readonly Reference[]): readonly FoundStay[] {
  const { page } = numbers
  const isOfFlights = page.lines.some(({ flights }) => flights.length > 0)
  const rows = page.lines
    .slice(1)
    .flatMap((line): Row[] =>
      isOfFlights
        ? [
            ...withBothDays(page, line),
            ...inOneCell(page, line),
            ...withDaysBelow(page, line),
            ...fromDayToBelow(page, line),
            ...housesUnderWords(page, line),
            ...housesBesideDays(page, line),
            ...housesAboveDays(page, line),
            ...housesBesideWords(page, line),
            ...housesInBrokenRows(page, line),
            ...housesBesideSpans(page, line),
            ...housesOfDesks(page, line),
          ]
        : line.dates.length === 2 && (isUnderHeadings(page, line) || besideDays(line) !== undefined)
          ? withBothDays(page, line)
          : [...housesBesideWords(page, line), ...housesOfDesks(page, line)],
    )
  return staysOf(numbers, references, rows, 'a row of a package')
}

/** What tells the number of a house in its own clause. */
export const PLANNED = 'a house of a plan'

/** The stays of a plan that tells day by day, or in sentences, where one sleeps. */
export function plannedStays(numbers: Numbered, references: readonly Reference[]): readonly FoundStay[] {
  return staysOf(numbers, references, housesOfDays(numbers.page).slice(0, MOST_STAYS), PLANNED)
}

/** The stays that are told each in a block of its own. */
export const stayBlocks = ({ page, ...more }: Numbered, references: readonly Reference[]): readonly FoundStay[] =>
  staysOf({ page, ...more }, references, housesOfBlocks(page).slice(0, MOST_STAYS), PLANNED)

/** The stays of a journey from house to house, each told above its days or in a paragraph of its own; of one alone it may be something else. */
export function listedStays(numbers: Numbered, references: readonly Reference[]): readonly FoundStay[] {
  const { page } = numbers
  const rows = page.lines
    .slice(1)
    .flatMap((line) => [
      ...aboveDays(page, line),
      ...inParagraph(page, line),
      ...housesUnderWords(page, line),
      ...housesBesideDays(page, line),
      ...housesBesideSpans(page, line),
    ])
  return rows.length > 1 ? staysOf(numbers, references, rows.slice(0, MOST_STAYS), 'a house above its days') : []
}

const beginsWithDay = ({ cells, dates }: Line): boolean => cells.length > 1 && dates.some(({ start }) => start < (cells[0]?.end ?? 0))

/** Lines in which the number of a house of a plan is told. */
const REACH = 8

function staysOf(numbers: Numbered, references: readonly Reference[], rows: readonly Row[], rule: string): readonly FoundStay[] {
  const { page } = numbers
  const nights = ({ checkIn, checkOut }: Row): number => daysBetween(checkIn, checkOut)
  const seen = new Set<string>()
  const stays = rows.filter((row) => {
    const key = `${row.name} ${row.checkIn}`
    if (seen.has(key) || nights(row) < 1 || nights(row) > LONGEST) return false
    return seen.add(key)
  })
  const addresses = stays.length > 0 ? findAddresses(page) : []
  return stays.map(
    ({ line, name, checkIn, checkOut, guessed, address: own, number, isOfPlan, isOfItinerary, end: last }, at): FoundStay => {
      const told = <T>(value: T) => ({ value, rule, sure: 0.85 })
      const address =
        own ??
        addresses.find(
          ({ line: { index, flights } }) =>
            index >= line.index && index - line.index <= 3 && index < (last ?? Number.POSITIVE_INFINITY) && flights.length === 0,
        )?.address ??
        placeBelow(page, line) ??
        placeOfHouse(page, name, line.index)
      const next = last ?? (isOfItinerary ? page.lines.find((row) => row.index > line.index && beginsWithDay(row))?.index : undefined)
      const other = stays[at + 1]?.line.index ?? Number.POSITIVE_INFINITY
      // What stands behind the next house is of that.
      const end = other > line.index ? Math.min(next ?? other, other) : (next ?? other)
      const isOwn = (index: number): boolean => (stays.length < 2 && next === undefined) || (index >= line.index && index < end)
      const found = number === undefined ? ownReference(numbers, references, line.index, 'hotel', isOwn) : told(number)
      const isApart = isOfPlan === true && number === undefined && found !== undefined
      const lines = isApart ? page.lines.slice(line.index, Math.min(end, line.index + REACH)) : []
      const confirmation =
        isApart && !lines.some(({ text, flights }) => flights.length === 0 && text.includes(found.value)) ? undefined : found
      return {
        kind: 'hotel',
        name: told(name),
        checkIn: dated(told(checkIn), guessed),
        checkOut: dated(told(checkOut), guessed),
        ...(confirmation ? { confirmation } : {}),
        ...(address ? { address: told(address) } : {}),
      }
    },
  )
}
