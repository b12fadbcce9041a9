/** Times of a page put together in pairs: when a train leaves, and when it arrives. */

import { addDays, daysBetween } from '../../../core/dates.ts'
import { kilometres } from '../../../core/globe.ts'
import type { Gazetteer } from '../../found.ts'
import { plain } from '../words/plain.ts'
import type { StationMark } from './stations.ts'
import { areDaysBelow } from './train-days.ts'
import { type Leg, legFrom, type Surroundings } from './train-leg.ts'
import { nearOf, STATION_WAYS } from './train-near.ts'
import type { Stop } from './train-stops.ts'

/** Less than this is no ride. */
const LEAST = 1.5
/** Rides in towns between two trains. */
const IN_TOWN = /\b(?:underground|tube|metro|subway|u-bahn|s-bahn|tram|walk|on foot|fuss?weg|zu fuss?|a pied|a pie|a piedi|taxi)\b/i

/** How many rides are told by the very words by which one before is told: each has its own, and back it goes the other way. */
const toldAgain = (legs: readonly Leg[]): number =>
  legs.filter(({ from, to }, at) => legs.slice(0, at).some((one) => one.from === from && one.to === to)).length

/** How many rides begin where the one before has ended, as they do where one changes; it decides between ways that explain as much. */
const goingOn = (legs: readonly Leg[]): number => legs.filter(({ from }, at) => from.name === legs[at - 1]?.to.name).length
const GOES_ON = 0.25

/** Rides of a page, as the one way of telling stations that explains most of it; each time is of one ride at most. */
export function legsOf(surroundings: Surroundings, stops: readonly Stop[]): { readonly way: string; readonly legs: readonly Leg[] } {
  const around = {
    ...surroundings,
    isDayBelow: areDaysBelow(
      surroundings.dates,
      stops.map(({ time }) => time),
    ),
  }
  const ways = new Set(around.stations.flatMap(({ isLabelled, name }) => (isLabelled ? name : [])))
  const near = stops.map((stop) => nearOf(around.page, stop, ways))
  const readings = STATION_WAYS.map(({ name: way, station, apart }) => {
    const placed = stops.map((stop, at) => {
      const found = stop.told ?? (near[at] && station(near[at]))
      return found ? { ...stop, station: found } : stop
    })
    const legs = best({ ...around, ...(apart && { apart }) }, placed)
    return { way, placed, legs, total: legs.reduce((sum, { score }) => sum + score, 0) - toldAgain(legs) + GOES_ON * goingOn(legs) }
  })
  const [winner] = [...readings].sort((a, b) => b.total - a.total)
  /** What another way tells of the same station may be more of its name. */
  const whole = (stop: Stop, mark: StationMark): StationMark =>
    readings
      .flatMap(({ placed }) => placed.find(({ time }) => time === stop.time)?.station ?? [])
      .filter(({ name }) => name.startsWith(mark.name) && name.length > mark.name.length && !WAY.test(name.slice(mark.name.length)))
      .map(({ name }) => ({ ...mark, name }))
      .sort((a, b) => b.name.length - a.name.length)[0] ?? mark
  const legs = (winner?.legs ?? [])
    .map((leg) => ({ ...leg, from: whole(leg.departs, leg.from), to: whole(leg.arrives, leg.to) }))
    .filter(
      ({ from, to }) =>
        !isWithin(from.name, to.name) && !isWithin(to.name, from.name) && !IN_TOWN.test(from.name) && !IN_TOWN.test(to.name),
    )
  // A document does it the same way throughout.
  const isLike = legs.some(({ isOwn }) => isOwn) ? ({ isOwn, isNumbered }: Leg) => isOwn || isNumbered : () => true
  return { way: winner?.way ?? '', legs: inOrder(around.page.gazetteer, legs.filter(isLike)) }
}

/** `Gent › Frankfurt`: what goes on so is no more of a name. */
const WAY = /^\s?[›→➔➜>⟶»]/

/** `Rennes` and `ADA Rennes Gare`, from which nobody goes there. */
const isWithin = (short: string, long: string): boolean => ` ${plain(long)} `.includes(` ${plain(short)} `)

/** Kilometres between two stations of one change. */
const CHANGE = 30

/** Whether one changes from a ride to another: it goes on where that ended, and its day is told by the same words. */
function isGoneOn(gazetteer: Gazetteer, one: Leg, two: Leg): boolean {
  if (two.date.position !== one.date.position || two.date.position > one.departs.time.position) return false
  if (one.to.name === two.from.name) return true
  return gazetteer.stations(one.to.name).some((to) => gazetteer.stations(two.from.name).some((from) => kilometres(to, from) < CHANGE))
}

/** `22:35 … 04:25 +1`, and then `05:20` under the same day: who changes at night goes on the day after. */
function inOrder(gazetteer: Gazetteer, legs: readonly Leg[]): readonly Leg[] {
  const out: Leg[] = []
  for (const leg of legs) {
    const before = out.at(-1)
    const moment = (day: string, minutes: number): string => `${day} ${String(minutes).padStart(4, '0')}`
    const leaves = leg.departs.time.mark.minutes
    const reached = before && moment(before.arrivalDate, before.arrives.time.mark.minutes)
    if (!before || !reached || moment(leg.date.date, leaves) >= reached || !isGoneOn(gazetteer, before, leg)) {
      out.push(leg)
      continue
    }
    const date = moment(before.arrivalDate, leaves) >= reached ? before.arrivalDate : addDays(before.arrivalDate, 1)
    const days = daysBetween(leg.date.date, date)
    out.push({ ...leg, date: { ...leg.date, date }, arrivalDate: addDays(leg.arrivalDate, days) })
  }
  return out
}

/** The rides that are worth most together: every time begins one, ends one, or is of something else. */
function best(around: Surroundings, stops: readonly Stop[]): readonly Leg[] {
  const rests: { readonly score: number; readonly legs: readonly Leg[] }[] = Array.from({ length: stops.length + 3 }, () => ({
    score: 0,
    legs: [],
  }))
  for (let at = stops.length - 2; at >= 0; at--) {
    let most = rests[at + 1] ?? { score: 0, legs: [] }
    // A moment of something else may stand between the two of a ride, or both of a call on the way.
    for (const step of [1, 2, 3]) {
      const leg = legFrom(around, stops, at, at + step)
      const rest = rests[at + step + 1]
      if (!leg || !rest || leg.score < LEAST) continue
      const score = leg.score + rest.score
      if (score > most.score) most = { score, legs: [leg, ...rest.legs] }
    }
    rests[at] = most
  }
  return rests[0]?.legs ?? []
}
