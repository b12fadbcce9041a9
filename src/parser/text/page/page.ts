/** A document's lines with what stands in them: days, times, airports, flight numbers. Made once and read by every rule. */

import type { ReadDocument } from '../../document.ts'
import type { Gazetteer } from '../../found.ts'
import { mostInLine, mostLines, mostText } from '../../limits.ts'
import { type Calendar, calendarOf } from '../days/calendar.ts'
import { type DateMark, findBareDates, findDates } from '../days/dates.ts'
import { withDaysInColumns } from '../days/day-columns.ts'
import { areClocksFirst, areHoursFirst, isDotted } from '../days/dotted-clocks.ts'
import { findDurations } from '../days/durations.ts'
import { withFiguresInColumns } from '../days/figure-columns.ts'
import { withDaysOfHeads } from '../days/heads-without-month.ts'
import { isHourByPlace } from '../days/hours-by-places.ts'
import { withStackedDays } from '../days/stacked-days.ts'
import { withTallDays } from '../days/tall-days.ts'
import { findFigures, findTimes, type TimeMark } from '../days/times.ts'
import { withoutAsides } from '../flights/flight-asides.ts'
import {
  isConfirmation,
  isCounted,
  isModelOfCar,
  isOfAccount,
  isOfCoach,
  isOfTravellers,
  isPostal,
  isRoad,
  platesAmong,
} from '../flights/flight-lookalikes.ts'
import { type FlightMark, findFlights } from '../flights/flight-numbers.ts'
import { bracketed } from '../places/place-codes.ts'
import type { PlaceMark } from '../places/place-marks.ts'
import { findPlaces } from '../places/places.ts'
import { LEAVING_OR_ARRIVING } from '../words/leaving.ts'
import { plain } from '../words/plain.ts'
import { remembered } from '../words/remembered.ts'
import { type Said, saidIn } from '../words/vocabulary.ts'
import { type Cell, cellsOf } from './cells.ts'
import { cleaned } from './clean.ts'
import { isDottedIn } from './dotted-rows.ts'
import { inEnglish } from './east-asian.ts'
import { withoutOutdated } from './outdated.ts'
import { recipientIn } from './printed-heads.ts'
import { inSentences } from './sentences.ts'
import { sitesIn } from './sites.ts'
import { withoutSuperseded } from './superseded-rides.ts'
import { unfolded } from './unfold.ts'
import { withWrappedArrivals } from './wrapped-arrivals.ts'

/** Of days, times and flights on one line: more are no line of a confirmation. */
const MOST_MARKS = 12

export interface Line {
  readonly index: number
  readonly text: string
  readonly plain: string
  readonly cells: readonly Cell[]
  readonly dates: readonly DateMark[]
  readonly times: readonly TimeMark[]
  readonly flights: readonly FlightMark[]
  /** Found when first asked for. */
  readonly places: () => readonly PlaceMark[]
}

export interface Page extends Said {
  readonly lines: readonly Line[]
  readonly calendar: Calendar
  readonly gazetteer: Gazetteer
  /** Lengths of time that are told, in minutes; found when first asked for. */
  readonly durations: () => ReadonlySet<number>
  /** The day it was written, else that on which it is read, `YYYY-MM-DD`. */
  readonly written: string
  /** The day on which it is read. */
  readonly today: string
  /** Who sent it, as its head says, `Cyklar Öland <hej@…>`; empty where nobody did. */
  readonly sender: string
  /** The address of who sent it. */
  readonly mailbox?: string | undefined
  /** Letters and figures of the sites and mailboxes it tells; found when first asked for. */
  readonly sites: () => readonly string[]
  /** To whom it was sent. */
  readonly addressee?: string | undefined
  /** To whom the mail was sent that it tells, by a head within the text. */
  readonly addresseeWithin?: string | undefined
}

/** Different words of the shortest letter. */
const WORDS_OF_LETTER = 35
export const isLetter = (page: Page): boolean => page.words().size >= WORDS_OF_LETTER

/** Different words of the longest that people write: what stands in such a letter tells more than how all is worded. */
const WORDS_OF_LONG_LETTER = 260
export const isShortLetter = (page: Page): boolean => isLetter(page) && page.words().size <= WORDS_OF_LONG_LETTER

/** Different words of a page that tells at length what it is about; a ticket says little. */
const MANY_WORDS = 120
export const isLong = (page: Page): boolean => page.words().size >= MANY_WORDS

/** `15.30   17.20`, `7.55–9.10`: where both stand alone beside a flight, they are times whatever the rest of the document writes. */
const DOTTED_PAIR =
  /(?<![\d.,-])(?:\d|[01]\d|2[0-3])\.[0-5]\d\s?[–-]\s?(?:\d|[01]\d|2[0-3])\.[0-5]\d(?![\d.,])|\s{3}(?:[01]\d|2[0-3])\.[0-5]\d\s{1,9}(?:[01]\d|2[0-3])\.[0-5]\d(?=\s|$)/

/** `19/07/2025`, `07/19/2025` */
const DAY_FIRST = /(?<![\d/])(?:1[3-9]|2\d|3[01])\/(?:0?\d|1[0-2])\/(?:\d{4}|\d\d)(?![\d/])/
const MONTH_FIRST = /(?<![\d/])(?:0?\d|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:\d{4}|\d\d)(?![\d/])/

/** `Mesa, AZ 85210`: a state of the United States and its ZIP code, not the `PM 22603` of a register. */
const IN_STATE =
  /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|G[AU]|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY]) \d{5}(?:-\d{4})?\b/

/** Dollars, halves of days or states, and no other sign of day-first English; a document that writes `19/07/2025` has the day first. */
const isAmerican = (text: string): boolean => seemsAmerican(text) && (!DAY_FIRST.test(text) || MONTH_FIRST.test(text))

const seemsAmerican = (text: string): boolean =>
  (/\busd\b|\bUS\$|\$\s?\d/i.test(text) &&
    /\b\d{1,2}(?::\d\d)?\s?[ap]\.?m\b/i.test(text) &&
    !/£|€|\bGBP\b|\bEUR\b|\bAUD\b|\bNZD\b/.test(text)) ||
  IN_STATE.test(text)

/** Times of four figures: what words say to be one, and what follows a flight and a day, two of them or, in capitals, at once. */
function figuresOf(text: string, small: string, flights: readonly FlightMark[], dates: readonly DateMark[]): TimeMark[] {
  if (!/\d{4}|\d{3}[ap]/.test(small)) return []
  const [flight, date] = [flights[0], dates[0]]
  const since =
    flight && date
      ? Math.max(flight.end, date.end)
      : date && TICKET_DAY.test(text.slice(date.start, date.end))
        ? date.end
        : Number.POSITIVE_INFINITY
  const free = (mark: TimeMark): boolean => [...flights, ...dates].every(({ start, end }) => mark.end <= start || mark.start >= end)
  const figures = findFigures(small, since).filter(free)
  const said = findFigures(small).filter(free)
  if (figures.length !== 2 && said.length === 0) {
    const isBehindDay = ({ start }: TimeMark): boolean =>
      date !== undefined && start > date.end && small.slice(date.end, start).trim() === ''
    const alone = findFigures(small, 0).filter((mark) => free(mark) && (isWhole(small, mark) || isBehindDay(mark)))
    if (alone.length === 1 && (ENDS_LINE.test(small) || (BEGINS_CELL.test(small) && alone.every(isBehindDay)))) return alone
  }
  const isAtOnce = figures[0] !== undefined && figures[0].start - since < 8 && text === text.toUpperCase()
  return figures.length === 2 || isAtOnce ? figures : said
}

/** `07SEP2018`, as airlines write it: behind it a time has four figures. */
const TICKET_DAY = /^\d\d[A-Z]{3}(?:\d\d|\d{4})?$/

/** The line of a start or an end: a time of four figures may stand alone in it. */
const ENDS_LINE = new RegExp(`^\\s*(?:lv|ar|leave|from|to|ab|an|de|von|nach|${LEAVING_OR_ARRIVING})\\b`)

/** `UL 504   Departure LONDON   14 AUG 2019   2040`: a cell of it is, behind whose day the time stands. */
const BEGINS_CELL = new RegExp(`\\s{3}${LEAVING_OR_ARRIVING}\\b`)

const isWhole = (text: string, { start, end }: TimeMark): boolean =>
  /(?:^|\s{3})$/.test(text.slice(0, start)) && /^(?:\s{3}|\s*$)/.test(text.slice(end))

/** Years ahead for which nobody has booked. */
const FAR = 4

/** Four figures two spaces behind a day in capitals, `02FEB  1915`, are a time and no year; so is `11 Jul 2040`, years before it. `now` is the year it is. */
function withoutClock(small: string, date: DateMark, now: number): DateMark {
  const gap = /[a-z](\s+(?:1[0-9]|20)[0-5]\d)$/.exec(small.slice(date.start, date.end))?.[1]
  if (gap === undefined || date.year === undefined || (gap.length < 6 && date.year < now + FAR)) return date
  const { year: _, ...rest } = date
  return { ...rest, end: date.end - gap.length }
}

/** The arrival of a flight whose row has but one time of four figures may stand alone below it, in the next row or the one after, behind its day. */
function withFiguresBelow(lines: readonly Line[]): readonly Line[] {
  const isOpen = ({ flights, dates, times, text }: Line): boolean =>
    flights.length === 1 && dates.length === 1 && times.length === 1 && /^\d{4}$/.test(text.slice(times[0]?.start, times[0]?.end))
  return lines.map((line) => {
    if (line.times.length > 0 || line.flights.length > 0 || line.dates.length > 1 || line.cells.length < 2) return line
    const above = [1, 2].map((by) => lines[line.index - by]).find((one) => one?.flights.length !== 0)
    if (!above || !isOpen(above)) return line
    const day = line.dates[0]?.end ?? 0
    const alone = findFigures(line.plain, 0).filter(
      (mark) => isWhole(line.plain, mark) || (day > 0 && mark.start >= day && line.plain.slice(day, mark.start).trim() === ''),
    )
    return alone.length === 1 ? { ...line, times: alone } : line
  })
}

/** Lines that are not too long, up to a bound of all together. */
function shortened(lines: readonly string[]): string[] {
  const out: string[] = []
  let length = 0
  for (const line of lines.slice(0, mostLines)) {
    const short = line.slice(0, mostInLine)
    length += short.length
    if (length > mostText) break
    out.push(short)
  }
  return out
}

export function readPage(document: ReadDocument, gazetteer: Gazetteer, today: string): Page {
  const texts = unfolded([
    ...inEnglish([(document.subject ?? '').slice(0, mostInLine)]),
    ...withWrappedArrivals(
      inSentences(withoutOutdated(withoutSuperseded(withStackedDays(withTallDays(cleaned(inEnglish(shortened(document.lines)))))))),
    ),
  ])
  const plains = texts.map(plain)
  const whole = plains.join('\n')
  const dotted = isDotted(whole)
  const isFirst = areHoursFirst(whole)
  const isClocked = areClocksFirst(whole)
  const isPlate = platesAmong(plains, gazetteer)
  const known = bracketed(texts.join('\n'))
  const now = Number((document.written ?? today).slice(0, 4))
  const told = texts.map((text, index): Line => {
    const small = plains[index] ?? ''
    const days = findDates(small)
      .slice(0, MOST_MARKS)
      .map((date) => withoutClock(small, date, now))
    const flights = (/\d/.test(small) ? findFlights(text, small, gazetteer) : []).filter(
      (flight) =>
        !days.some((date) => date.year !== undefined && flight.start < date.end && date.start < flight.start) &&
        !isPostal(text, flight) &&
        !isCounted(text, flight) &&
        !isOfTravellers(text, flight) &&
        !isRoad(text, flight) &&
        !isOfCoach(text, flight) &&
        !isOfAccount(text, flight) &&
        !isConfirmation(text, flight) &&
        !isModelOfCar(small, flight) &&
        !isPlate(text, index, flight),
    )
    const dates = days.length === 0 && flights.length > 0 ? findBareDates(small).slice(0, MOST_MARKS) : days
    // The hour of `2 July 2027, 09:12` is no part of the day, and the day no part of a time.
    const clocks = findTimes(small, dates, {
      dotted: dotted || isDottedIn(plains, index) || (flights.length > 0 && DOTTED_PAIR.test(small)),
      isFirst,
      isClocked,
      isHour: isHourByPlace(texts, index, gazetteer),
    })
      .slice(0, MOST_MARKS)
      .filter((time) => !dates.some((date) => time.start < date.end && date.start < time.end))
    const times = clocks.length > 0 ? clocks : figuresOf(text, small, flights, dates).slice(0, MOST_MARKS)
    return {
      index,
      text,
      plain: small,
      cells: cellsOf(text),
      dates,
      times,
      flights: flights.slice(0, MOST_MARKS),
      places: remembered(() => findPlaces(text, gazetteer, flights, known).slice(0, MOST_MARKS)),
    }
  })
  const lines = withDaysOfHeads(withDaysInColumns(withoutAsides(told)))
  const marks = lines.flatMap((line) => line.dates)
  const calendar = calendarOf(marks, document.written ?? today, isAmerican(texts.join('\n')))
  return {
    lines: withFiguresInColumns(withFiguresBelow(lines)),
    calendar,
    ...saidIn(whole),
    gazetteer,
    written: document.written?.slice(0, 10) ?? today,
    today,
    durations: remembered(() => findDurations(whole)),
    sites: remembered(() => sitesIn(`${whole}\n${document.mailbox?.toLowerCase() ?? ''}`)),
    sender: document.from ?? '',
    ...(document.mailbox && { mailbox: document.mailbox }),
    addressee: document.to,
    addresseeWithin: recipientIn(document.lines),
  }
}
