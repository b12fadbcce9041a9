/**
 * Flights as reservation systems write them, a line each: `2  QR 004 J 09FEB 2 LHRDOH HK1  2125 0705+1`. What is in a line is all there is, so these
 * are read before anything else.
 */

import { dated, type Found, type FoundFlight } from '../../found.ts'
import { arrivalDay, elapsed, isPlausible, written } from '../days/block-time.ts'
import { MONTHS } from '../days/months.ts'
import type { Page } from '../page/page.ts'
import { allIn } from '../words/all-in.ts'

/** A number of the line, an airline and a flight of its, and a class. */
const FLIGHT =
  /^\s*(?:\d{1,2}\s*[.)]\s*|\d{1,2}\s+)?[.*]?\s*(?<carrier>[A-Z][A-Z0-9]|\d[A-Z])\s{0,3}(?<number>\d{1,4})(?:\s{0,3}[A-Z]\d?)?(?=[\s/.])/
/** A day and where from and to, with the day of the week around. */
const ROUTE =
  /^.{0,8}?(?<day>\d{1,2})(?<month>[A-Z]{3})(?<year>\d{2})?\s{0,3}(?:\/?(?:\d|[A-Z]{1,2})\b\s{0,3})?\*?\s{0,3}(?<from>[A-Z]{3})\s?[-/]?\s?(?<to>[A-Z]{3})(?![A-Z])/
/** `2125`, `0705+1`, `#0625`, `925P` */
const TIME = /(?<![\w/.:-])[#*]?(?<time>[0-2]\d[0-5]\d|\d{1,2}[0-5]\d[APN]|\d{1,2}[AP])(?:[+#*]\d?)?(?![\w/.:-])/g
/** How a seat is held that is booked, of as many people. */
const HELD = /\s\*?(?:HK|HL|KK|RR|TK|DK|SS|GK|OK)\s?\d{0,2}(?=\s|$)/

/** The airline's own reference at the end: `QR/6YKM3Q`. */
const OWN = /\s(?<carrier>[A-Z0-9]{2})\/(?<code>[A-Z0-9]{6})\s*$/

/** In minutes after midnight. */
export function minutesOf(text: string): number | undefined {
  const half = /[APN]$/.exec(text)?.[0]
  const digits = text.replace(/[APN]$/, '')
  const [hour, minute] = digits.length < 3 ? [Number(digits), 0] : [Number(digits.slice(0, -2)), Number(digits.slice(-2))]
  if (hour > (half ? 12 : 23) || minute > 59) return undefined
  return ((half === 'P' && hour < 12 ? hour + 12 : half === 'A' && hour === 12 ? 0 : hour) * 60 + minute) % 1440
}

function readLine(page: Page, text: string): FoundFlight | undefined {
  const flight = FLIGHT.exec(text)
  const route = flight && ROUTE.exec(text.slice(flight[0].length))
  if (!flight || !route) return undefined
  const { carrier = '', number = '' } = flight.groups ?? {}
  const { day = '', month = '', year, from = '', to = '' } = route.groups ?? {}
  const [origin, destination] = [page.gazetteer.airport(from), page.gazetteer.airport(to)]
  const order = MONTHS.get(month.toLowerCase())
  if (!origin || !destination || order === undefined || !page.gazetteer.airline(carrier)) return undefined
  const mark = { start: 0, end: 0, day: Number(day), month: order, either: false, ...(year ? { year: 2000 + Number(year) } : {}) }
  const told = page.calendar.dayOf(mark)
  if (told === undefined) return undefined
  const { date, guessed } = told
  const rest = text.slice(flight[0].length + route[0].length)
  const times = allIn(rest, TIME)
    .flatMap((match) => minutesOf(match.groups?.time ?? '') ?? [])
    .slice(0, 4)
  // When to check in may stand before the two.
  const pairs = times.slice(0, -1).map((leaves, at) => {
    const departs = { date, minutes: leaves }
    const lands = times[at + 1] ?? 0
    return { departs, arrives: { date: arrivalDay(page.gazetteer, origin, departs, destination, lands), minutes: lands } }
  })
  const isPossible = ({ departs, arrives }: (typeof pairs)[number]): boolean =>
    isPlausible(origin, destination, elapsed(page.gazetteer, origin, departs, destination, arrives))
  const pair = pairs.find(isPossible) ?? pairs[0]
  if (!pair) return undefined
  const locator = OWN.exec(rest)?.groups
  const found = (value: string): Found => ({ value, rule: 'a line of a reservation system', sure: 0.95, isTold: true })
  return {
    kind: 'air',
    carrier: found(carrier),
    number: found(String(Number(number))),
    from: found(from),
    to: found(to),
    departs: dated(found(written(pair.departs)), guessed),
    arrives: dated(found(written(pair.arrives)), guessed),
    ...(locator?.carrier === carrier && locator.code ? { confirmation: found(locator.code) } : {}),
  }
}

interface Cryptic {
  readonly flights: readonly FoundFlight[]
  /** Whether a line says that seats are held, which nothing but a booking does. */
  readonly isHeld: boolean
}

/** The flights of a page that are written so. */
export function readCryptic(page: Page): Cryptic {
  const read = page.lines.flatMap(({ text }) => {
    const flight = readLine(page, text)
    return flight ? [{ flight, isHeld: HELD.test(text) }] : []
  })
  return { flights: read.map(({ flight }) => flight), isHeld: read.some(({ isHeld }) => isHeld) }
}
