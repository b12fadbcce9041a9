/**
 * Flights of a page. Each flight number is an anchor; what belongs to it stands after it, before it, on its line, around it and so on, and a document
 * does it the same way throughout. So every way is tried on the whole document, and the one that gives the most complete and possible flights wins.
 */

import { addDays, dayNumber } from '../../../core/dates.ts'
import { dated, type FoundFlight } from '../../found.ts'
import { written } from '../days/block-time.ts'
import type { TimeMark } from '../days/times.ts'
import { type Anchor, type Marks, marksOf, type Place, type Time, withStrangers } from '../page/marks.ts'
import type { Page } from '../page/page.ts'
import { sameCity } from '../places/place-marks.ts'
import { beginsWithTrain, findTrains } from '../trains/train-numbers.ts'
import { allIn } from '../words/all-in.ts'
import { hasFewFlights } from './airline-codes.ts'
import { readInParts } from './flight-parts.ts'
import { onlyDays, total } from './flight-ranking.ts'
import { type Reading, readOne, TO_CODE } from './flight-readings.ts'
import { readCryptic } from './gds.ts'
import { flightsInBlocks } from './gds-blocks.ts'
import { isUnderFlights } from './under-flights.ts'
import { WINDOWS } from './windows.ts'

/** Whether two readings are of the number of one flight. */
const areOfOne = ({ anchor: { mark } }: Reading, { anchor: { mark: other } }: Reading): boolean =>
  mark.carrier === other.carrier && mark.number === other.number

const isWhole = ({ from, to, departs }: Reading): boolean => from !== undefined && to !== undefined && departs?.time !== undefined

interface Flights {
  readonly flights: readonly FoundFlight[]
  /** Whether there is a flight for every flight number. */
  readonly areAll: boolean
  /** Whether it says by itself that seats are booked. */
  readonly isHeld: boolean
  /** The times that are surely those of flights, and so of no train. */
  readonly hours: ReadonlySet<TimeMark>
}

/** The flights of a page, each with the rules that gave its parts. */
export function readFlights(page: Page): Flights {
  const cryptic = readCryptic(page)
  if (cryptic.flights.length > 0) return { ...cryptic, areAll: true, hours: new Set() }
  const blocks = flightsInBlocks(page)
  if (blocks.length > 0) return { flights: blocks, areAll: true, isHeld: false, hours: new Set() }
  const marks = marksOf(page)
  if (marks.anchors.length === 0) return { flights: [], areAll: true, isHeld: false, hours: new Set() }
  const known = readAll(page, marks)
  if (known.flights.length > 0) return known
  const more = withStrangers(page, marks)
  return more === marks ? known : readAll(page, more)
}

function readAll(page: Page, marks: Marks): Flights {
  const ways = Object.entries(WINDOWS).map(([name, window]) =>
    marks.anchors.map((anchor, at) => readOne(page, marks, anchor, name, window(marks, at, page))),
  )
  const days = onlyDays(marks.dates)
  const ranked = [...ways, ...turnedWays(page, marks, ways)].sort((a, b) => total(page, b, days) - total(page, a, days))
  const [best = []] = ranked
  // What has two hours of its own in its sentence is read there.
  const parts = readInParts(page, marks)
  const inParts = parts.map((reading) => (reading && isWhole(reading) && reading.possible ? reading : undefined))
  const ownTimes = new Set(
    inParts.flatMap((reading) => [reading?.departs?.time?.position ?? [], reading?.arrivalTime?.position ?? []].flat()),
  )
  const winner = best.map((reading, at) => inParts[at] ?? reading)
  // Where the best way leaves a flight half read, another may read it whole.
  const isRead = (reading: Reading | undefined): reading is Reading => reading !== undefined && isWhole(reading) && reading.possible
  const timesOf = ({ departs, arrivalTime }: Reading): number[] => [departs?.time, arrivalTime].flatMap((time) => time?.position ?? [])
  const taken = new Set(winner.filter(isRead).flatMap(timesOf))
  const readings = winner.map((reading, at) =>
    isRead(reading) && (inParts[at] !== undefined || !timesOf(reading).some((time) => ownTimes.has(time)))
      ? reading
      : (ranked.map((way) => way[at]).find((one) => isRead(one) && !timesOf(one).some((time) => taken.has(time))) ?? reading),
  )
  return gather(
    page,
    withOrigins(page, marks, readings).map((reading) => withCodes(marks, reading)),
  )
}

/**
 * Ways to read in which all stands in the other order, as where the cells of a table are told from the right: those in which each flight lasts as long as is
 * told, where none does so that reads as it is written.
 */
function turnedWays(page: Page, marks: Marks, ways: readonly (readonly Reading[])[]): Reading[][] {
  const areTold = (way: readonly Reading[]): boolean => way.every(({ asTold }) => asTold)
  const isStraight = (way: readonly Reading[]): boolean => way.every(({ isTurned }) => !isTurned)
  if (page.durations().size === 0 || ways.some((way) => areTold(way) && isStraight(way))) return []
  return Object.entries(WINDOWS)
    .map(([name, window]) =>
      marks.anchors.map((anchor, at) => readOne(page, marks, anchor, name, window(marks, at, page), undefined, true)),
    )
    .filter(areTold)
}

/** `London` above `London Stansted (STN)`, of which the first alone was found near the number: the code says which of its airports. */
function withCodes({ places }: Marks, reading: Reading): Reading {
  const coded = (place: Place): Place => {
    if (place.mark.kind !== 'city') return place
    const below = places.filter(({ position, line }) => position > place.position && line.index - place.line.index <= TO_CODE)
    const code = below.find(({ mark }) => mark.kind === 'code')
    return code && below.every(({ mark }) => sameCity(mark.airport, place.mark.airport)) ? { ...place, mark: code.mark } : place
  }
  const { from, to } = reading
  return { ...reading, ...(from && { from: coded(from) }), ...(to && { to: coded(to) }) }
}

/** A flight that is said to leave from nowhere leaves from where the last one landed. */
function withOrigins(page: Page, marks: Marks, readings: readonly Reading[]): Reading[] {
  const out: Reading[] = []
  readings.forEach((reading, at) => {
    const last = out.findLast(({ possible }) => possible)
    const isOpen = reading.to === undefined && reading.departs?.time !== undefined && reading.arrivalTime !== undefined && last?.to
    const ways = isOpen && last?.to ? Object.entries(WINDOWS) : []
    const found = ways
      .map(([name, window]) => readOne(page, marks, reading.anchor, name, window(marks, at, page), last?.to))
      .find(({ possible, to, departs }) => possible && to && departs?.time?.position === reading.departs?.time?.position)
    out.push(found ?? reading)
  })
  return out
}

/** Whether a word, or the name of its airline, says that it is the number of a flight. */
const isSaid = ({ mark }: Anchor): boolean => mark.labelled || mark.isSaid === true

/** Two codes and the word flight make a flight without times that fit; without them the times must be possible. */
function isLikely({ possible, arrivalTime, departs, from, to, anchor }: Reading): boolean {
  const codes = from?.mark.kind === 'code' && to?.mark.kind === 'code'
  // Of an airline that nobody knows, all of it must be told.
  if (anchor.mark.isStrange) return possible && arrivalTime !== undefined && (codes || isSaid(anchor))
  if (possible) return true
  if (departs?.time === undefined) return codes && anchor.mark.labelled
  return arrivalTime === undefined ? codes || anchor.mark.labelled : codes && anchor.mark.labelled
}

/** Whether a train is named on the line of a time, by what is no number of a flight. */
const isOnLineOfTrain = ({ line }: Time): boolean =>
  hasOtherNumber(line) &&
  findTrains(line.text).some((train) => !line.flights.some(({ start, end }) => start < train.end && train.start < end))
/** Whether a line has figures that are of no flight, day or hour; most have none, and to look for trains takes long. */
const hasOtherNumber = ({ text, flights, dates, times }: Time['line']): boolean => {
  const known = [...flights, ...dates, ...times]
  return allIn(text, /\d+/g).some(({ index }) => !known.some(({ start, end }) => start <= index && index < end))
}

/** Whether it is nothing but a flight: all of it is told, its airports by codes or its number as that of a flight, and no kind of train has its letters. */
function isSure(reading: Reading): boolean {
  const { from, to, possible, arrivalTime, anchor } = reading
  const areCodes = from?.mark.kind === 'code' && to?.mark.kind === 'code'
  const isOfTrain = beginsWithTrain(`${anchor.mark.carrier}${anchor.mark.number}`)
  return possible && isWhole(reading) && arrivalTime !== undefined && (isSaid(anchor) || (areCodes && !isOfTrain))
}

function gather(page: Page, readings: readonly Reading[]): Flights {
  const best = new Map<string, Reading>()
  const owners = new Map<number, Reading>()
  // What looks like the number of a small airline's flight takes nothing from others.
  const isFew = ({ anchor: { mark } }: Reading): boolean => !mark.labelled && !mark.isSaid && hasFewFlights(mark.carrier)
  for (const reading of [...readings].sort((a, b) => Number(isFew(a)) - Number(isFew(b)) || b.score - a.score)) {
    const { from, to, departs, anchor } = reading
    if (!from || !to || !departs) continue
    const key = `${anchor.mark.carrier}${anchor.mark.number} ${departs.moment.date}`
    const place = departs.time?.position ?? from.position
    const owner = owners.get(place)
    if (best.has(key) || (owner && owner.anchor.mark.number !== anchor.mark.number)) continue
    const chosen = [...best.values()]
    // Named again elsewhere, a flight has no times of its own.
    const isBorrowed = (): boolean =>
      chosen.some(
        (one) =>
          !areOfOne(one, reading) && one.possible && one.arrivalTime !== undefined && one.arrivalTime.position === departs.time?.position,
      )
    if (chosen.some((one) => areOfOne(one, reading)) && (!isWhole(reading) || isBorrowed())) continue
    if (!isLikely(reading)) continue
    best.set(key, reading)
    owners.set(place, reading)
  }
  const flown = inOrder([...best.values()]).sort((a, b) => (momentText(a) < momentText(b) ? -1 : 1))
  return {
    flights: flown.map((reading) => toFlight(page, reading)),
    isHeld: false,
    hours: new Set(
      flown
        .filter(isSure)
        .flatMap(({ departs, arrivalTime }) =>
          [departs?.time, arrivalTime].flatMap((time) => (time && !isOnLineOfTrain(time) ? time.mark : [])),
        ),
    ),
    areAll: readings.every((reading) => flown.some((one) => areOfOne(one, reading))),
  }
}

/**
 * A day told once for a journey is that of its first flight: one that goes on from where, and before, the last one arrived leaves a day later.
 */
function inOrder(readings: readonly Reading[]): Reading[] {
  const out: Reading[] = []
  for (const reading of [...readings].sort((a, b) => a.anchor.position - b.anchor.position)) {
    const last = out.at(-1)
    const { departs, arrives } = reading
    const connects = last?.arrives && last.to && reading.from && sameCity(last.to.mark.airport, reading.from.mark.airport)
    // `SQ317 on 8 May at 22:30, …. Then SQ231 at 19:55`: a day before the hour of the flight before is that one's, on whichever line.
    const isOwnDay = departs?.date?.line === departs?.time?.line && (departs?.date?.position ?? 0) > (last?.departs?.time?.position ?? -1)
    if (!connects || !last?.arrives || !departs || !('minutes' in departs.moment) || isOwnDay) {
      out.push(reading)
      continue
    }
    const late = written(departs.moment) < written(last.arrives) && departs.moment.date <= last.arrives.date
    const days = late
      ? dayNumber(last.arrives.date) - dayNumber(departs.moment.date) + (departs.moment.minutes < last.arrives.minutes ? 1 : 0)
      : 0
    if (days < 1 || days > 2) out.push(reading)
    else
      out.push({
        ...reading,
        departs: { ...departs, moment: { ...departs.moment, date: addDays(departs.moment.date, days) } },
        ...(arrives ? { arrives: { ...arrives, date: addDays(arrives.date, days) } } : {}),
      })
  }
  return out
}

function momentText({ departs }: Reading): string {
  if (!departs) return ''
  return 'minutes' in departs.moment ? written(departs.moment) : departs.moment.date
}

function toFlight(page: Page, reading: Reading): FoundFlight {
  const { anchor, from, to, window, departs, arrives, possible } = reading
  const rule = `flight number and ${window}`
  const sure = possible ? 0.9 : 0.6
  const place = (code: string, how: string) => ({
    value: code,
    rule: how === 'code' ? `${rule}: code` : `${rule}: name`,
    ...(how === 'code' ? {} : { how: 'name' as const }),
    sure: how === 'code' ? sure : sure - 0.1,
    isTold: possible && how === 'code',
  })
  const moment = (value: string, how: string) => dated({ value, rule: how, sure, isTold: possible }, departs?.date?.guessed)
  return {
    kind: 'air',
    carrier: anchor.mark.isNamed
      ? { value: anchor.mark.carrier, rule: 'the airline that the document names', sure: 0.7 }
      : { value: anchor.mark.carrier, rule: 'flight number', sure: 0.9 },
    number: { value: anchor.mark.number, rule: 'flight number', sure: 0.9 },
    ...((isSaid(anchor) || isUnderFlights(page, anchor.line)) && { isSaid: true as const }),
    departs: moment(momentText(reading), rule),
    ...(from ? { from: place(from.mark.code, from.mark.kind) } : {}),
    ...(to ? { to: place(to.mark.code, to.mark.kind) } : {}),
    ...(arrives && possible ? { arrives: moment(written(arrives), reading.arrivalTold ? rule : 'time zones') } : {}),
  }
}
