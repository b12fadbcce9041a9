import { faults, refusals } from '../../core/faults.ts'
import { horizonOf } from '../../core/horizon.ts'
import type { CheckedInputOf } from '../../core/operation.ts'
import type { Availabilities, availability as operation } from '../../operations/flights/availability.ts'
import { availabilities } from '../making/availability.ts'
import { carriers } from '../making/carriers.ts'
import { partyOf, seatsOf } from '../making/party.ts'
import { problem, refuseIfAny } from '../problems.ts'
import type { World } from '../world.ts'
import { cabinOf, legOf, stopsOf } from './legs.ts'

export function availability(input: CheckedInputOf<typeof operation>, world: World): Availabilities {
  const { searchCriteria: criteria } = input
  const filters = criteria?.flightFilters
  const restrictions = filters?.carrierRestrictions
  const days = daysOf(world, input.originDestinations)
  const legs = input.originDestinations.map((asked, at) => {
    const origin = { code: asked.originLocationCode, at: `/originDestinations/${at}/originLocationCode` }
    const destination = { code: asked.destinationLocationCode, at: `/originDestinations/${at}/destinationLocationCode` }
    const wanted = (filters?.cabinRestrictions ?? []).find(({ originDestinationIds }) => originDestinationIds?.includes(asked.id) ?? true)
    return {
      ...legOf(world, origin, destination, { date: days[at] ?? '', cabin: cabinOf(wanted?.cabin) }),
      id: asked.id,
      anyCabin: wanted === undefined,
      after: asked.departureDateTime.time,
      arrival: asked.arrivalDateTime,
      through: asked.includedConnectionPoints ?? [],
      around: asked.excludedConnectionPoints ?? [],
    }
  })
  return availabilities(world, {
    legs,
    seats: seatsOf(partyOf(input.travelers)),
    maxStops: stopsOf(filters?.connectionRestriction?.maxNumberOfConnections),
    allow: carriers(world, {
      included: restrictions?.includedCarrierCodes,
      excluded: restrictions?.excludedCarrierCodes,
      blacklisted: restrictions?.blacklistedInEUAllowed ?? false,
    }),
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
