import type { CheckedInputOf } from '../../core/operation.ts'
import { mostOffers } from '../../operations/flights/fields.ts'
import type { multi as operation } from '../../operations/flights/multi.ts'
import { carriers } from '../making/carriers.ts'
import { currencyOf } from '../making/ends.ts'
import { partyOf } from '../making/party.ts'
import type { World } from '../world.ts'
import { cabinOf, legOf, stopsOf } from './legs.ts'
import { offersFor } from './offers.ts'
import { daysOf, faresWanted, otherEnds, waysWanted } from './wishes.ts'

export function multi({ originDestinations, travelers, searchCriteria, currencyCode }: CheckedInputOf<typeof operation>, world: World) {
  const { flightFilters, maxFlightOffers = mostOffers, maxPrice } = searchCriteria ?? {}
  const { carrierRestrictions, connectionRestriction, cabinRestrictions = [], maxFlightTime } = flightFilters ?? {}
  const legs = originDestinations.map((asked, at) => {
    const source = (name: string) => ({ pointer: `/originDestinations/${at}/${name}` })
    const origin = { code: asked.originLocationCode, source: source('originLocationCode') }
    const destination = { code: asked.destinationLocationCode, source: source('destinationLocationCode') }
    const wanted = cabinRestrictions.find(({ originDestinationIds }) => originDestinationIds?.includes(asked.id) ?? true)
    const [date, ...otherDays] = daysOf(world, asked.departureDateTimeRange)
    const leg = legOf(world, origin, destination, { date, cabin: cabinOf(wanted?.cabin) })
    return {
      ...leg,
      ...otherEnds(world, asked, leg, at),
      otherDays,
      wants: waysWanted(world, asked),
      suits: faresWanted(searchCriteria, wanted),
    }
  })
  return offersFor(world, {
    legs,
    party: partyOf(travelers),
    maxStops: stopsOf(connectionRestriction?.maxNumberOfConnections),
    allow: carriers(world, {
      included: carrierRestrictions?.includedCarrierCodes,
      excluded: carrierRestrictions?.excludedCarrierCodes,
      blacklisted: carrierRestrictions?.blacklistedInEUAllowed ?? false,
    }),
    currency: currencyOf(world, currencyCode, { pointer: '/currencyCode' }),
    maxPrice,
    maxTime: maxFlightTime,
    most: maxFlightOffers,
  })
}
