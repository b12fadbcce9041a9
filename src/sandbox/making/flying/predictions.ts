import { compactDate, MINUTE } from '../../../core/dates.ts'
import { minutesOf } from '../../../core/durations.ts'
import type { Issue } from '../../../core/message.ts'
import { type DelayPrediction, delayClasses } from '../../../operations/flights/delay.model.ts'
import type { Airline, Airport } from '../../data/atlas.types.ts'
import { warning } from '../../problems.ts'
import type { World } from '../../world.ts'
import { localMinute } from '../clocks.ts'
import { classesOf, onTime, outlookOf } from './delays.ts'

/** A flight as somebody describes it. */
interface Described {
  readonly airline: Airline
  readonly flightNumber: string
  readonly from: Airport
  readonly to: Airport
  readonly departureDate: string
  /** `10:50` or `10:50:00`. */
  readonly departureTime: string
  readonly arrivalDate: string
  readonly arrivalTime: string
  readonly duration: string
}

/** The chances of the four classes of delay for a flight as it is described, whether or not it is in the timetable. */
export function predictDelay(world: World, flight: Described): { predictions: DelayPrediction[]; warnings: Issue[] } {
  const { atlas, seed } = world
  const { airline, from, to, departureDate: date, departureTime } = flight
  const [hours = 0, minutes = 0] = departureTime.split(':').map(Number)
  const number = Number(flight.flightNumber)
  const chances = classesOf(outlookOf(atlas, seed, { airline, number, from, to, date, minute: hours * 60 + minutes }))
  const id = `${airline.iata}${number}${from.iata}${to.iata}${compactDate(date)}`
  const texts = decimals(chances)
  return {
    predictions: delayClasses.map((result, at) => ({
      type: 'prediction',
      subType: 'flight-delay',
      id,
      result,
      probability: texts[at] ?? '0',
    })),
    warnings: mismatch(world, flight),
  }
}

const PLACES = 8

/** Chances as decimal text that sums to 1 to the last place; what rounding leaves over goes to the first, which is the largest. */
function decimals([, ...rest]: readonly number[]): string[] {
  const units = rest.map((chance) => Math.round(chance * 10 ** PLACES))
  const first = 10 ** PLACES - units.reduce((sum, each) => sum + each, 0)
  return [first, ...units].map((count) => `0.${String(count).padStart(PLACES, '0')}`)
}

/** A word on a duration that the two times contradict: one of the three was mistyped. */
function mismatch({ atlas }: World, { from, to, departureDate, departureTime, arrivalDate, arrivalTime, duration }: Described): Issue[] {
  const instant = ({ zone }: Airport, day: string, time: string): number => {
    const wall = Date.parse(`${day}T${time.slice(0, 5)}:00Z`)
    return wall - atlas.offset(zone, wall) * MINUTE
  }
  const between = (instant(to, arrivalDate, arrivalTime) - instant(from, departureDate, departureTime)) / MINUTE
  // An hour and a quarter leaves room for clocks that change in between.
  if (Math.abs(between - minutesOf(duration)) <= 75) return []
  const detail = `${duration} is not what lies between ${departureDate} ${departureTime} at ${from.iata} and ${arrivalDate} ${arrivalTime} at ${to.iata}`
  return [warning(detail, 'duration')]
}

/** Shares of the flights that leave an airport on a local day; undefined where none do. */
export function punctualityAt(
  world: World,
  from: Airport,
  date: string,
): { readonly onTime: number; readonly noDelay: number } | undefined {
  const { atlas, seed, timetable } = world
  let [count, punctual, late] = [0, 0, 0]
  for (const code of atlas.routesFrom(from.iata).keys()) {
    const to = atlas.airport(code)
    if (!to) continue
    for (const carrier of timetable.carriers(from.iata, code, date)) {
      const airline = atlas.airline(carrier)
      if (!airline) continue
      for (const { number, departs } of timetable.flightsOn(carrier, from.iata, code, date)) {
        const outlook = outlookOf(atlas, seed, { airline, number, from, to, date, minute: localMinute(atlas, from, departs) })
        const [, , toTwoHours, more] = classesOf(outlook)
        count++
        punctual += onTime(outlook)
        late += toTwoHours + more
      }
    }
  }
  return count === 0 ? undefined : { onTime: punctual / count, noDelay: 1 - late / count }
}
