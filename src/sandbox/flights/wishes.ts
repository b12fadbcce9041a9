import { addDays } from '../../core/dates.ts'
import { Refusal } from '../../core/errors.ts'
import { faults } from '../../core/faults.ts'
import { horizonOf } from '../../core/horizon.ts'
import type { CheckedInputOf } from '../../core/operation.ts'
import type { multi } from '../../operations/flights/multi.ts'
import { permissionsOf } from '../making/brands.ts'
import { changesAt } from '../making/changing.ts'
import { localTime } from '../making/clocks.ts'
import type { Named } from '../making/ends.ts'
import type { Fare } from '../making/fares.ts'
import { cabinCode, includesBags } from '../making/offers.ts'
import type { Leg } from '../making/searching.ts'
import type { World } from '../world.ts'

/** What the legs of a search may say besides where and when: other airports and days, times, places to change, and fares. */

type Input = CheckedInputOf<typeof multi>
type Asked = Input['originDestinations'][number]
type Criteria = NonNullable<Input['searchCriteria']>
type Range = NonNullable<Asked['arrivalDateTimeRange']>

/** The airports of a leg with those that will do as well. Where the two ends meet, a trip cannot start at its end. */
export function otherEnds(world: World, asked: Asked, { from, to }: Pick<Leg, 'from' | 'to'>, at: number): Pick<Leg, 'from' | 'to'> {
  const pointer = (name: string) => `/originDestinations/${at}/${name}`
  const named = (codes: readonly string[] | undefined, name: string) =>
    (codes ?? []).flatMap((code, place) => airportsOf(world, { code, source: { pointer: `${pointer(name)}/${place}` } }))
  const starts = [...from, ...named(asked.alternativeOriginsCodes, 'alternativeOriginsCodes'), ...near(world, from, asked.originRadius)]
  const goals = [
    ...to,
    ...named(asked.alternativeDestinationsCodes, 'alternativeDestinationsCodes'),
    ...near(world, to, asked.destinationRadius),
  ]
  return {
    from: [...new Set(starts)].filter((code) => !to.includes(code)),
    to: [...new Set(goals)].filter((code) => !from.includes(code)),
  }
}

function airportsOf({ atlas }: World, { code, source }: Named): string[] {
  const found = atlas.airportsOf(code).map(({ iata }) => iata)
  if (found.length === 0) throw new Refusal(400, [{ ...faults.data, detail: `No airport or city has the code "${code}"`, source }])
  return found
}

function near({ atlas }: World, codes: readonly string[], radius: number | undefined): string[] {
  if (radius === undefined) return []
  return codes.flatMap((code) => {
    const airport = atlas.airport(code)
    return airport ? atlas.near(airport.latitude, airport.longitude, radius).map((found) => found.airport.iata) : []
  })
}

/** The days on which a leg may start, the one that was asked for first. */
export function daysOf({ now }: World, range: Range): [string, ...string[]] {
  const { first, last } = horizonOf(now())
  const [day, ...others] = windowOf(range)
  return [day, ...others.filter((other) => other >= first && other <= last)]
}

/** A day, and those around it that will do as well: `I3D` up to three days before and after, `M` before, `P` after. */
function windowOf({ date, dateWindow }: Range): [string, ...string[]] {
  const [, which = '', most = '0'] = /^([MPI])(\d)D$/.exec(dateWindow ?? '') ?? []
  const steps = Array.from({ length: Number(most) }, (_, at) => at + 1)
  return [
    date,
    ...(which === 'P' ? [] : steps.map((step) => addDays(date, -step))),
    ...(which === 'M' ? [] : steps.map((step) => addDays(date, step))),
  ]
}

/** Which ways to fly a leg are wanted; undefined where nothing is said, so that nothing is looked at. */
export function waysWanted({ atlas }: World, asked: Asked): Leg['wants'] {
  const { departureDateTimeRange: departure, arrivalDateTimeRange: arrival } = asked
  const { includedConnectionPoints: through = [], excludedConnectionPoints: around = [] } = asked
  if (departure.time === undefined && arrival === undefined && through.length === 0 && around.length === 0) return undefined
  const at = (code: string, instant: number): string => {
    const airport = atlas.airport(code)
    return airport ? localTime(atlas, airport, instant) : ''
  }
  const days = arrival && windowOf(arrival)
  return (flights) => {
    const [first, last] = [flights[0], flights.at(-1)]
    if (first === undefined || last === undefined) return false
    if (!inTime(at(first.from, first.departs), departure, (time, asked) => time >= asked)) return false
    const lands = at(last.to, last.arrives)
    if (arrival && !(days?.includes(lands.slice(0, 10)) && inTime(lands, arrival, (time, asked) => time <= asked))) return false
    return changesAt(atlas, flights, through, around)
  }
}

/** Whether a local time is within the window, or where there is none on the right side of the time that was asked for. */
function inTime(moment: string, { time, timeWindow }: Range, rightSide: (time: string, asked: string) => boolean): boolean {
  if (time === undefined) return true
  const [given, asked] = [moment.slice(11), time.length === 5 ? `${time}:00` : time]
  if (timeWindow === undefined) return rightSide(given, asked)
  return Math.abs(minuteOf(given) - minuteOf(asked)) <= Number(timeWindow.slice(0, -1)) * 60
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Which fares are wanted on a leg; undefined where all are. */
export function faresWanted(criteria: Criteria | undefined, wanted: Restriction | undefined): Leg['suits'] {
  const { includedCheckedBagsOnly, refundableFare, noPenaltyFare, noRestrictionFare } = criteria?.pricingOptions ?? {}
  const inCabin = wanted?.coverage === 'ALL_SEGMENTS' ? cabinCode(wanted.cabin) : undefined
  if (!(includedCheckedBagsOnly || refundableFare || noPenaltyFare || noRestrictionFare || inCabin)) return undefined
  return (fare: Fare) => {
    const permits = permissionsOf([fare])
    return (
      (!includedCheckedBagsOnly || includesBags(fare)) &&
      (!refundableFare || permits.refundableFare) &&
      (!noPenaltyFare || permits.noPenaltyFare) &&
      (!noRestrictionFare || permits.noRestrictionFare) &&
      (inCabin === undefined || fare.segments.every(({ cabin }) => cabin === inCabin))
    )
  }
}

type Restriction = NonNullable<NonNullable<Criteria['flightFilters']>['cabinRestrictions']>[number]
