import { addDays, dayNumber } from '../../../core/dates.ts'
import type { Horizon } from '../../../core/horizon.ts'
import type { Atlas } from '../../data/atlas.types.ts'
import { localTime } from '../clocks.ts'
import { permissionsOf } from '../fares/brands.ts'
import type { CabinCode, Fare } from '../fares/fares.ts'
import { changesAt } from '../flying/changing.ts'
import type { Flight } from '../flying/schedule.ts'
import { includesBags } from './offers.ts'

/** What a search can wish of flights and fares beyond their ends and their day. */

/** A day and a time of day with how far it may be from them. */
export interface Moment {
  readonly date: string
  readonly time?: string | undefined
  /** `I2D`: two days earlier or later; `P`: later; `M`: earlier. */
  readonly dateWindow?: string | undefined
  /** `3H` */
  readonly timeWindow?: string | undefined
}

/** The days of a moment that schedules are open for; its own first. */
export function daysOf({ date, dateWindow = '' }: Moment, { first, last }: Horizon): string[] {
  const [, way = '', days = '0'] = /^([MPI])(\d)D$/.exec(dateWindow) ?? []
  const reach = Array.from({ length: Number(days) }, (_, at) => at + 1)
  const shifts = reach.flatMap((by) => [...(way === 'P' ? [] : [-by]), ...(way === 'M' ? [] : [by])])
  return [date, ...shifts.map((by) => addDays(date, by)).filter((day) => day >= first && day <= last)]
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Whether a local time is within the window of a moment; without a window, not before it for a departure and not after it for an arrival. */
function isInTime(at: string, { time, timeWindow }: Moment, end: 'departure' | 'arrival'): boolean {
  if (time === undefined) return true
  const [minute, wanted] = [minuteOf(at.slice(11)), minuteOf(time)]
  if (timeWindow !== undefined) return Math.abs(minute - wanted) <= 60 * Number.parseInt(timeWindow, 10)
  return end === 'departure' ? minute >= wanted : minute <= wanted
}

interface Wishes {
  readonly departure: Moment
  readonly arrival?: Moment | undefined
  /** Airports or cities of which one has to be changed at, and those to be avoided. */
  readonly through: readonly string[]
  readonly around: readonly string[]
}

/** Whether flights one after another are as wished; undefined where nothing is wished that could fail. */
export function accepting(atlas: Atlas, horizon: Horizon, { departure, arrival, through, around }: Wishes) {
  if (departure.time === undefined && arrival === undefined && through.length + around.length === 0) return undefined
  const days = arrival && daysOf(arrival, horizon)
  const local = (iata: string, instant: number): string => {
    const airport = atlas.airport(iata)
    return airport ? localTime(atlas, airport, instant) : ''
  }
  return (flights: readonly Flight[]): boolean => {
    const [first, last] = [flights[0], flights.at(-1)]
    if (!first || !last) return false
    const lands = local(last.to, last.arrives)
    return (
      changesAt(atlas, flights, through, around) &&
      isInTime(local(first.from, first.departs), departure, 'departure') &&
      (days === undefined || days.some((day) => dayNumber(day) === dayNumber(lands.slice(0, 10)))) &&
      (arrival === undefined || isInTime(lands, arrival, 'arrival'))
    )
  }
}

interface FareWishes {
  readonly includedCheckedBagsOnly?: boolean | undefined
  readonly refundableFare?: boolean | undefined
  readonly noRestrictionFare?: boolean | undefined
  readonly noPenaltyFare?: boolean | undefined
}

/** Whether a fare is as wished, and in the cabin on every flight where that is wished; undefined where nothing is wished. */
export function suiting(wishes: FareWishes, wholly: CabinCode | undefined): ((fare: Fare) => boolean) | undefined {
  const { includedCheckedBagsOnly: withBags = false, ...permissions } = wishes
  const wanted = (['refundableFare', 'noRestrictionFare', 'noPenaltyFare'] as const).filter((name) => permissions[name])
  if (!withBags && wanted.length === 0 && wholly === undefined) return undefined
  return (fare) => {
    const may = permissionsOf([fare])
    return (
      (!withBags || includesBags(fare)) &&
      wanted.every((name) => may[name]) &&
      (wholly === undefined || fare.segments.every(({ cabin }) => cabin === wholly))
    )
  }
}
