/** Trains and long-distance buses of a page: pairs of times with their stations, and the numbers of trains near them. */

import type { Found, FoundTrain, Gazetteer } from '../found.ts'
import { headingOver, labelOf, neighbour, saidAt } from './around.ts'
import { written } from './block-time.ts'
import type { Cell } from './cells.ts'
import { type DateAt, travelDates, WIDE } from './marks.ts'
import type { Line, Page } from './page.ts'
import { SIGN_OF_RAIL } from './rail-words.ts'
import { findStations, type StationMark } from './stations.ts'
import { dayFor } from './train-days.ts'
import { endsOf, type Placed, stationsOf } from './train-ends.ts'
import type { Leg } from './train-leg.ts'
import { legsOf } from './train-legs.ts'
import { findTrains, labelledTrain, lonelyTrain, shipBehindLabel, type TrainMark, trainBehindLabel } from './train-numbers.ts'
import { isHeadingOfRides } from './train-roles.ts'
import { type Stop, stopsOf } from './train-stops.ts'

interface FoundTrains {
  readonly trains: readonly FoundTrain[]
  /** Whether each number of a train that is told is one of theirs, and each time that is said to be of leaving or arriving. */
  readonly areAll: boolean
  readonly guessedYear: boolean
}

const NONE: FoundTrains = { trains: [], areAll: true, guessedYear: false }

/** Signs of a line that names a ship. */
const LONGEST_SHIP = 60

interface Numbered extends TrainMark {
  readonly position: number
}

interface Ride {
  readonly leg: Leg
  readonly number: Numbered | undefined
  readonly labelled: boolean
}

/** Whether a cell has the number of a flight, in a row that tells airports by their codes. */
const isFlown = ({ flights, places }: Line, cell: Cell): boolean =>
  flights.some(({ start, end }) => start < cell.end && cell.start < end) && places().some(({ kind }) => kind === 'code')

/** `Fartyg:   Stena Germanica`, in one cell or two. What is a place is where it goes. */
function shipOn(page: Page, line: Line): TrainMark | undefined {
  const [label, value, ...more] = line.cells
  const colon = line.text.indexOf(':')
  if (!label || more.length > 0 || line.text.length > LONGEST_SHIP || (!value && colon < 0)) return undefined
  const start = value?.start ?? colon + 1 + (/^\s*/.exec(line.text.slice(colon + 1))?.[0].length ?? 0)
  const name = line.text.slice(start, (value ?? label).end).trim()
  const ship = shipBehindLabel(name, line.plain.slice(label.start, value ? label.end : colon))
  return ship && findStations(name, page.gazetteer)[0]?.name !== name ? { ...ship, start: 0, end: line.text.length } : undefined
}

const isOfRides = ({ plain }: Line): boolean => isHeadingOfRides(plain)

/** Numbers that say their kind, else those that a label says to be trains. */
function numbersOn(page: Page, line: Line): Numbered[] {
  const placed = (mark: TrainMark, from: number): Numbered => ({ ...mark, position: line.index * WIDE + from + mark.start })
  const ship = shipOn(page, line)
  if (ship) return [placed(ship, ship.start)]
  if (!/\d/.test(line.text)) return []
  const named = findTrains(line.text)
  if (named.length > 0) return named.map((mark) => placed(mark, 0))
  const above = neighbour(page, line.index, -1)
  return line.cells.flatMap((cell) => {
    // A number alone on its line is of the first column.
    const isAlone = line.cells.length === 1 && above !== undefined && above.cells.length > 1
    const inTable = line.times.length > 0 ? headingOver(page, line, line.cells.indexOf(cell), isOfRides) : undefined
    const label = isAlone ? saidAt(above, above.cells[0]) : (inTable ?? labelOf(page, line, cell.start))
    const text = line.text.slice(cell.start, cell.end)
    const mark =
      labelledTrain(text, label) ??
      trainBehindLabel(text, line.plain.slice(cell.start, cell.end)) ??
      (line.times.length > 0 && line.cells.length > 2 && !isFlown(line, cell) ? lonelyTrain(text) : undefined)
    return mark ? [placed(mark, cell.start)] : []
  })
}

/** Some tickets tell only when their one train leaves: one time, and two stations with labels, or one number. */
function readDeparture(
  stops: readonly Stop[],
  numbers: readonly Numbered[],
  dates: readonly DateAt[],
  stations: readonly Placed[],
  ends: readonly (readonly [Placed, Placed])[],
) {
  const leaving = stops.filter(({ role }) => role === 'departs')
  const [stop] = leaving.length === 1 ? leaving : stops.length === 1 ? stops : []
  const names = [...new Set((ends.length === 1 ? ends.flat() : stations).map(({ name }) => name))]
  const [from, to] = names
  const number = new Set(numbers.map(({ name }) => name)).size === 1 ? numbers[0] : undefined
  const date = stop && dayFor(stop.time, dates)
  if (!date || names.length !== 2 || !from || !to || !(number || (ends.length === 1 && stop.role))) return NONE
  const told = (value: string): Found => ({ value, rule: 'the one time of the ticket', sure: 0.7 })
  const train: FoundTrain = {
    kind: 'train',
    from: told(from),
    to: told(to),
    departs: told(written({ date: date.date, minutes: stop.time.mark.minutes })),
    ...(number ? { number: { value: number.name, rule: 'train number', sure: 0.9 } } : {}),
  }
  return { trains: [train], areAll: true, guessedYear: date.guessed }
}

/** Whether its stations are known, or begin with one that is: one of them, where they stand with their times or are told as a way. */
function isPlain({ from, to, isOwn }: Leg, gazetteer: Gazetteer): boolean {
  const isKnown = ({ known, name }: StationMark): boolean => known || findStations(name, gazetteer)[0]?.start === 0
  return isOwn || (from.isLabelled && to.isLabelled) ? isKnown(from) || isKnown(to) : from.known && to.known
}

/**
 * Whether another ride goes back from where this one ends, or on from there, or ends where it begins, one of the two being known: then it is a ride
 * without labels, too.
 */
const isOnAWay = ({ from, to, isOwn }: Leg, legs: readonly Leg[]): boolean =>
  (from.known || to.known) &&
  legs.some(
    (other) =>
      (other.from.name === to.name && other.to.name === from.name) ||
      (isOwn && other.isOwn && ((!to.known && other.from.name === to.name) || (!from.known && other.to.name === from.name))),
  )

/** Whether it is a part of another ride of the same train: calls on the way are told as well. */
const isWithin = (one: Ride, rides: readonly Ride[]): boolean => {
  const [leaves, reaches] = span(one)
  return rides.some((other) => {
    const [first, last] = span(other)
    return other !== one && other.number !== undefined && other.number.name === one.number?.name && isInside(leaves, reaches, first, last)
  })
}
const isInside = (leaves: string, reaches: string, first: string, last: string): boolean =>
  first <= leaves && reaches <= last && (first < leaves || reaches < last)
const span = ({ leg }: Ride): readonly [string, string] => [
  written({ date: leg.date.date, minutes: leg.departs.time.mark.minutes }),
  written({ date: leg.arrivalDate, minutes: leg.arrives.time.mark.minutes }),
]

/** The trains of a page; none where nothing on it speaks of trains. */
export function readTrains(page: Page): FoundTrains {
  const spoken = SIGN_OF_RAIL.in(page)
  if (spoken.size === 0) return NONE
  const numbers = page.lines.flatMap((line) => numbersOn(page, line))
  // One word of railways and no number: then labels must say it.
  const isBare = spoken.size < 2 && numbers.length === 0
  const dates = travelDates(page)
  const ends = endsOf(page)
  const stations = stationsOf(page, ends)
  const stops = stopsOf(page, dates)
  const { way, legs } = legsOf({ page, dates, stations, numbers: numbers.map(({ position }) => position) }, stops)
  const named = numbersOf(legs, numbers)
  const seeming = legs.flatMap((leg, at) => {
    const { departs, arrives, from, to } = leg
    const number = named[at]
    const labelled = departs.role === 'departs' && arrives.role === 'arrives'
    // A pair of times with two towns is a journey where a train or the labels say so.
    if (!number && !labelled && !(spoken.size >= 2 && ((from.known && to.known) || isOnAWay(leg, legs)))) return []
    if (isBare && !(labelled && isPlain(leg, page.gazetteer))) return []
    return [{ leg, number, labelled }]
  })
  // Where labels tell of rides, times without any are of something else.
  const areLabelled = seeming.some(({ labelled }) => labelled)
  const pairs = seeming.filter(({ number, labelled }) => number || labelled || !areLabelled)
  // What is told twice is one ride; the one that says its train says more.
  const told = (leg: Leg): string => `${leg.date.date} ${leg.departs.time.mark.minutes} ${leg.arrives.time.mark.minutes}`
  const rides = pairs.filter(
    (one, at) =>
      !isWithin(one, pairs) &&
      !pairs.some(
        (other, place) =>
          place !== at &&
          told(other.leg) === told(one.leg) &&
          ((other.number && !one.number) || (place < at && (!one.number || !!other.number))),
      ),
  )
  if (rides.length === 0 && !isBare) return readDeparture(stops, numbers, dates, stations, ends)
  // Each of two people has a ticket of the same ride.
  const isPassed = ({ time }: Stop): boolean => pairs.some(({ leg }) => leg.departs.time === time || leg.arrives.time === time)
  const isUsed = ({ name }: Numbered): boolean => rides.some(({ number }) => number?.name === name)
  return {
    trains: rides.map((ride) => toTrain(ride, way)),
    areAll: rides.length === 0 || (numbers.every(isUsed) && stops.every((stop) => !stop.role || isPassed(stop))),
    guessedYear: rides.some(({ leg }) => leg.date.guessed),
  }
}

function toTrain({ leg, number, labelled }: Ride, way: string): FoundTrain {
  const rule = labelled ? `times with labels, ${way}` : `a pair of times, ${way}`
  const sure = labelled || number ? 0.85 : 0.6
  const told = (value: string): Found => ({ value, rule, sure })
  return {
    kind: 'train',
    from: told(leg.from.name),
    to: told(leg.to.name),
    departs: told(written({ date: leg.date.date, minutes: leg.departs.time.mark.minutes })),
    arrives: told(written({ date: leg.arrivalDate, minutes: leg.arrives.time.mark.minutes })),
    ...(number ? { number: { value: number.name, rule: 'train number', sure: 0.9 } } : {}),
  }
}

/**
 * The numbers of trains that belong to pairs of times. A train is named between its two times or on their lines; else before them or after them, and a
 * document does it the same way throughout.
 */
function numbersOf(legs: readonly Leg[], numbers: readonly Numbered[]): (Numbered | undefined)[] {
  // The one train of a ticket may stand far from its times.
  if (legs.length === 1 && new Set(numbers.map(({ name }) => name)).size === 1) return [numbers[0]]
  const inside = legs.map(({ departs, arrives }) =>
    numbers.find(({ position }) => position >= departs.time.line.index * WIDE && position < (arrives.time.line.index + 1) * WIDE),
  )
  const before = legs.map(({ departs }, at) => {
    const low = Math.max(((legs[at - 1]?.arrives.time.line.index ?? -1) + 1) * WIDE, (departs.time.line.index - 5) * WIDE)
    return numbers.findLast(({ position }) => position >= low && position < departs.time.position)
  })
  const after = legs.map(({ arrives }, at) => {
    const high = Math.min((legs[at + 1]?.departs.time.line.index ?? Number.POSITIVE_INFINITY) * WIDE, (arrives.time.line.index + 5) * WIDE)
    return numbers.find(({ position }) => position > arrives.time.position && position < high)
  })
  const worth = (found: readonly (Numbered | undefined)[]): number => new Set(found.filter((one, at) => one && !inside[at])).size
  // The one ship that is told for a way there and back sails on the ride it stands nearer to.
  const far = (found: readonly (Numbered | undefined)[]): number =>
    Math.min(
      ...found.flatMap((one, at) => {
        const [leaves, reaches] = [legs[at]?.departs.time.line.index ?? 0, legs[at]?.arrives.time.line.index ?? 0]
        const line = Math.floor((one?.position ?? 0) / WIDE)
        return one && !inside[at] ? [Math.min(Math.abs(line - leaves), Math.abs(line - reaches))] : []
      }),
    )
  const isAfter = worth(after) === worth(before) ? worth(after) === 1 && far(after) < far(before) : worth(after) > worth(before)
  const way = isAfter ? after : before
  return legs.map((_, at) => inside[at] ?? way[at])
}
