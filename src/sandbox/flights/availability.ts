import { faults, refusals } from '../../core/faults.ts'
import { horizonOf } from '../../core/horizon.ts'
import type { CheckedInputOf } from '../../core/operation.ts'
import type { Availabilities, availability as operation } from '../../operations/flights/availability.ts'
import { availabilities } from '../making/fares/availability.ts'
import { partyOf, seatsOf } from '../making/offers/party.ts'
import { problem, refuseIfAny } from '../problems.ts'
import type { World } from '../world.ts'
import { cabinOf, filtersOf, legInBody } from './legs.ts'

export function availability(input: CheckedInputOf<typeof operation>, world: World): Availabilities {
  const { searchCriteria: criteria } = input
  const { cabinFor, maxStops, allow } = filtersOf(world, criteria?.flightFilters)
  const days = daysOf(world, input.originDestinations)
  const legs = input.originDestinations.map((asked, at) => {
    const cabin = cabinFor(asked.id)
    return {
      ...legInBody(world, asked, at, { date: days[at] ?? '', cabin: cabinOf(cabin) }),
      id: asked.id,
      anyCabin: cabin === undefined,
      after: asked.departureDateTime.time,
      arrival: asked.arrivalDateTime,
      through: asked.includedConnectionPoints ?? [],
      around: asked.excludedConnectionPoints ?? [],
    }
  })
  return availabilities(world, {
    legs,
    seats: seatsOf(partyOf(input.travelers)),
    maxStops,
    allow,
    withClosed: criteria?.includeClosedContent ?? false,
    letter: criteria?.class,
  })
}

interface Dated {
  readonly departureDateTime: { readonly date: string }
}

/** The days of departure. Those that are over, and those beyond the schedules, are told apart by their codes. */
function daysOf({ now }: World, legs: readonly Dated[]): string[] {
  const { first, last } = horizonOf(now())
  const days = legs.map(({ departureDateTime }) => departureDateTime.date)
  const wrong = days.flatMap((date, leg) => {
    const at = `/originDestinations/${leg}/departureDateTime/date`
    if (date < first) return [problem(faults.date, `The day of departure is in the past: give a day from ${first} on; got ${date}`, at)]
    return date > last ? [problem(refusals.tooFarAhead, `Schedules are open until ${last}; got ${date}`, at)] : []
  })
  refuseIfAny(wrong)
  return days
}
