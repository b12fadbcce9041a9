/**
 * Flights as the sheets of agencies' systems print them, a block each: `AIR   BLUE AIR LINES   FLT:1182`, and below it `LV MINNEAPOLIS   1105A`, `AR SAN FRANCISCO
 * 122P   13MAR`. The day heads the block, stands before it on its line, or beside the hour.
 */

import type { Airport } from '../../../sandbox/data/atlas.types.ts'
import { dated, type Found, type FoundFlight } from '../../found.ts'
import { arrivalDay, elapsed, isPlausible, written } from '../days/block-time.ts'
import { MONTHS } from '../days/months.ts'
import { beginsWithItsDay } from '../page/day-headings.ts'
import type { Line, Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { minutesOf } from './gds.ts'

const HEAD =
  /^\s*(?:\p{Lu}{2,3}[ ,.]{1,3}\d{1,2} ?\p{Lu}{3,4}\.? ?(?:20)?\d{2}\s+)?(?:AIR|FLIGHT)\s+(?<airline>\p{Lu}[\p{Lu} .&'-]{2,40}?)\s+FL(?:T|IGHT)(?: ?NO)?\s?[:.#]?\s?(?<number>\d{1,4})(?!\d)/u
const END =
  /^\s*(?<end>LV|AR|D[Ee][Pp]|A[Rr][Rr])\s+(?<city>\p{Lu}[\p{Lu} ./'-]{1,34}?)\s{2,}(?<time>\d{3,4}[APN]|[0-2]\d[0-5]\d)(?:\s+(?<day>\d{2})(?<month>[A-Z]{3}))?(?=\s|$)/u
/** Lines of a block, and from it to the day that heads it. */
const [BLOCK, TO_DAY] = [6, 40]

interface Told {
  readonly city: string
  readonly minutes: number
  readonly date: string | undefined
}

/** `SAN JOSE CA` is in California, and `MINNEAPOLIS/ST PAUL` has both. */
const airportOf = ({ gazetteer }: Page, city: string): Airport | undefined => {
  const names = [city, city.replace(/ [A-Z]{2}$/, ''), city.split('/')[0] ?? '']
  return names.map((name) => gazetteer.airportNamed(name)).find((airport) => airport !== undefined)
}

function endOn(page: Page, { text }: Line, ends: readonly string[]): Told | undefined {
  const { end = '', city = '', time = '', day, month } = END.exec(text)?.groups ?? {}
  const minutes = ends.includes(end.toUpperCase()) ? minutesOf(time) : undefined
  if (minutes === undefined) return undefined
  const order = MONTHS.get((month ?? '').toLowerCase())
  const date =
    order === undefined ? undefined : page.calendar.dayOf({ start: 0, end: 0, day: Number(day), month: order, either: false })?.date
  return { city, minutes, date }
}

function flightOf(page: Page, line: Line): FoundFlight | undefined {
  const { airline = '', number = '' } = HEAD.exec(line.text)?.groups ?? {}
  const carrier = airline === '' ? undefined : page.gazetteer.airlineNamed(plain(airline))
  if (carrier === undefined) return undefined
  const below = page.lines.slice(line.index + 1, line.index + 1 + BLOCK)
  const until = below.findIndex(({ text }) => HEAD.test(text))
  const block = until < 0 ? below : below.slice(0, until)
  const leaves = block.map((one) => endOn(page, one, ['LV', 'DEP'])).find((told) => told !== undefined)
  const lands = block.map((one) => endOn(page, one, ['AR', 'ARR'])).find((told) => told !== undefined)
  const headed = page.lines.slice(Math.max(1, line.index - TO_DAY), line.index + 1).findLast(beginsWithItsDay)
  const day = headed?.dates[0] && page.calendar.dayOf(headed.dates[0])
  const date = leaves?.date ?? day?.date
  const [origin, destination] = [leaves, lands].map((told) => told && airportOf(page, told.city))
  if (!leaves || !lands || !date || !origin || !destination) return undefined
  const departs = { date, minutes: leaves.minutes }
  const arrives = { date: lands.date ?? arrivalDay(page.gazetteer, origin, departs, destination, lands.minutes), minutes: lands.minutes }
  if (!isPlausible(origin, destination, elapsed(page.gazetteer, origin, departs, destination, arrives))) return undefined
  const found = (value: string): Found => ({ value, rule: 'a block of a reservation system', sure: 0.95, isTold: true })
  const guessed = leaves.date === undefined && day?.guessed === true
  return {
    kind: 'air',
    carrier: found(carrier),
    number: found(String(Number(number))),
    from: found(origin.iata),
    to: found(destination.iata),
    departs: dated(found(written(departs)), guessed),
    arrives: dated(found(written(arrives)), guessed),
  }
}

export const flightsInBlocks = (page: Page): readonly FoundFlight[] =>
  /\sFL(?:T|IGHT)/.test(page.lines.map(({ text }) => text).join('\n')) ? page.lines.flatMap((line) => flightOf(page, line) ?? []) : []
