import { Refusal } from '../core/errors.ts'
import { faults } from '../core/faults.ts'
import { mostOffers } from '../operations/flights/fields.ts'
import type { Cabin, FlightOffer } from '../operations/flights/model.ts'
import { travelersOf } from '../operations/flights/travelers.ts'
import type { Currency } from './data/atlas.types.ts'
import type { Handlers } from './handlers.ts'
import { carriers } from './making/carriers.ts'
import { currencyOf, endsOfTrip, type Named } from './making/ends.ts'
import { bagsFor, rulesFor } from './making/extras.ts'
import { cabinCode, dictionariesOf } from './making/offers.ts'
import { partyOf } from './making/party.ts'
import { repriced } from './making/pricing.ts'
import { fiscalCountry } from './making/regions.ts'
import { type Leg, searchOffers, type Trip } from './making/searching.ts'
import { listed } from './paging.ts'
import type { World } from './world.ts'

export const flights: Handlers<'flights'> = {
  search(input, world) {
    const { originLocationCode: from, destinationLocationCode: to, returnDate } = input
    const origin = { code: from, source: { parameter: 'originLocationCode' } }
    const destination = { code: to, source: { parameter: 'destinationLocationCode' } }
    const out = legOf(world, origin, destination, { date: input.departureDate, cabin: cabinOf(input.travelClass) })
    return answer(world, {
      legs: returnDate === undefined ? [out] : [out, { ...out, from: out.to, to: out.from, date: returnDate }],
      party: partyOf(travelersOf(input)),
      maxStops: input.nonStop ? 0 : 2,
      allow: carriers(world, { included: input.includedAirlineCodes, excluded: input.excludedAirlineCodes, blacklisted: false }),
      currency: currencyOf(world, input.currency, { parameter: 'currency' }),
      maxPrice: input.maxPrice,
      most: input.max,
    })
  },

  multi({ originDestinations, travelers, searchCriteria, currencyCode }, world) {
    const { flightFilters, maxFlightOffers = mostOffers, maxPrice } = searchCriteria ?? {}
    const { carrierRestrictions, connectionRestriction, cabinRestrictions = [] } = flightFilters ?? {}
    const legs = originDestinations.map(({ id, originLocationCode, destinationLocationCode, departureDateTimeRange: { date } }, at) => {
      const source = (name: string) => ({ pointer: `/originDestinations/${at}/${name}` })
      const origin = { code: originLocationCode, source: source('originLocationCode') }
      const destination = { code: destinationLocationCode, source: source('destinationLocationCode') }
      const wanted = cabinRestrictions.find(({ originDestinationIds }) => originDestinationIds?.includes(id) ?? true)
      return legOf(world, origin, destination, { date, cabin: cabinOf(wanted?.cabin) })
    })
    return answer(world, {
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
      most: maxFlightOffers,
    })
  },

  price({ data, include = [] }, world) {
    const flightOffers = data.flightOffers.map((offer, at) => repriced(world, offer, `/data/flightOffers/${at}`))
    const currency = oneCurrency(world, flightOffers)
    const bags = include.includes('bags') ? bagsFor(world, flightOffers, currency) : {}
    const rules = include.includes('detailed-fare-rules') ? rulesFor(world, flightOffers, currency) : {}
    const included = {
      ...(Object.keys(bags).length > 0 && { bags }),
      ...(Object.keys(rules).length > 0 && { 'detailed-fare-rules': rules }),
    }
    return {
      data: { type: 'flight-offers-pricing', flightOffers, bookingRequirements: requirementsOf(world, flightOffers) },
      ...(Object.keys(included).length > 0 && { included }),
      dictionaries: dictionariesOf(world.atlas, flightOffers, currency),
    }
  },

  async analyze(input, world) {
    const { analysisOf } = await import('./making/pricemetrics.ts')
    const { warnings, data } = analysisOf(world, input)
    return { ...(warnings.length > 0 && { warnings }), ...listed(data) }
  },

  async destinations(input, world) {
    const { destinationsFor } = await import('./making/inspiring.ts')
    return destinationsFor(world, input)
  },

  async dates(input, world) {
    const { datesFor } = await import('./making/cheapdates.ts')
    return datesFor(world, input)
  },

  async recommend(input, world) {
    const { recommendedFor } = await import('./making/similar.ts')
    return listed(recommendedFor(world, input))
  },
}

function answer(world: World, trip: Trip) {
  const data = searchOffers(world, trip)
  return { ...listed(data), dictionaries: dictionariesOf(world.atlas, data, trip.currency) }
}

function legOf({ atlas }: World, origin: Named, destination: Named, wanted: Pick<Leg, 'date' | 'cabin'>): Leg {
  return { ...endsOfTrip(atlas, origin, destination), ...wanted }
}

const cabinOf = (cabin: Cabin | undefined) => cabinCode(cabin ?? 'ECONOMY')

const stopsOf = (most = 2): 0 | 1 | 2 => (most <= 0 ? 0 : most === 1 ? 1 : 2)

/** Offers that are priced together are paid together. */
function oneCurrency(world: World, offers: readonly FlightOffer[]): Currency {
  const codes = offers.map(({ price }) => price.currency)
  const other = codes.findIndex((code) => code !== codes[0])
  const pointer = `/data/flightOffers/${Math.max(0, other)}/price/currency`
  if (other > 0) {
    throw new Refusal(400, [
      { ...faults.combination, detail: `Offers in ${codes[0]} and ${codes[other]} cannot be priced together`, source: { pointer } },
    ])
  }
  return currencyOf(world, codes[0], { pointer })
}

/** What the airline wants to know of travellers: a document where a border is crossed. */
function requirementsOf({ atlas }: World, offers: readonly FlightOffer[]) {
  const countries = offers.flatMap(({ itineraries }) =>
    itineraries.flatMap(({ segments }) =>
      segments.flatMap(({ departure, arrival }) => [atlas.airport(departure.iataCode)?.country, atlas.airport(arrival.iataCode)?.country]),
    ),
  )
  const abroad = new Set(countries.flatMap((country) => (country ? fiscalCountry(country) : []))).size > 1
  return {
    emailAddressRequired: true,
    mobilePhoneNumberRequired: true,
    travelerRequirements: (offers[0]?.travelerPricings ?? []).map(({ travelerId, travelerType }) => ({
      travelerId,
      genderRequired: true,
      documentRequired: abroad,
      dateOfBirthRequired: abroad || travelerType !== 'ADULT',
    })),
  }
}
