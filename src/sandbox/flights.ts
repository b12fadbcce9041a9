import { Refusal } from '../core/errors.ts'
import { faults } from '../core/faults.ts'
import type { Issue } from '../core/message.ts'
import { mostOffers } from '../operations/flights/fields.ts'
import type { Cabin, FlightOffer } from '../operations/flights/model.ts'
import { travelersOf } from '../operations/flights/travelers.ts'
import type { Currency } from './data/atlas.types.ts'
import type { Handlers } from './handlers.ts'
import { aircraftCalled, airlineCalled, airportCalled, known } from './known.ts'
import { isBlacklisted } from './making/blacklist.ts'
import { bagsFor, rulesFor } from './making/extras.ts'
import { cabinCode, dictionariesOf } from './making/offers.ts'
import { partyOf } from './making/party.ts'
import { repriced } from './making/pricing.ts'
import { fiscalCountry } from './making/regions.ts'
import { type Leg, searchOffers, type Trip } from './making/searching.ts'
import { listed, withWarnings } from './paging.ts'
import type { World } from './world.ts'

type Source = NonNullable<Issue['source']>

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

  async status({ carrierCode, flightNumber, scheduledDepartureDate, operationalSuffix }, world) {
    const { statusOf } = await import('./making/status.ts')
    const { airline } = known({ airline: airlineCalled(world.atlas, carrierCode, 'carrierCode') })
    const { flights, warnings } = statusOf(world, airline, {
      number: Number(flightNumber),
      suffix: operationalSuffix,
      date: scheduledDepartureDate,
    })
    return { ...withWarnings(warnings), ...listed(flights) }
  },

  async delay(input, world) {
    const { atlas } = world
    const { predictDelay } = await import('./making/predictions.ts')
    const { airline, from, to } = known({
      from: airportCalled(atlas, input.originLocationCode, 'originLocationCode'),
      to: airportCalled(atlas, input.destinationLocationCode, 'destinationLocationCode'),
      aircraft: aircraftCalled(atlas, input.aircraftCode, 'aircraftCode'),
      airline: airlineCalled(atlas, input.carrierCode, 'carrierCode'),
    })
    const { predictions, warnings } = predictDelay(world, { ...input, airline, from, to })
    return { ...withWarnings(warnings), ...listed(predictions) }
  },
}

function answer(world: World, trip: Trip) {
  const data = searchOffers(world, trip)
  return { ...listed(data), dictionaries: dictionariesOf(world.atlas, data, trip.currency) }
}

interface Named {
  readonly code: string
  readonly source: Source
}

/** The airports of both ends of a leg. All that is wrong with them is told at once. */
function legOf({ atlas }: World, origin: Named, destination: Named, wanted: Pick<Leg, 'date' | 'cabin'>): Leg {
  const airports = (named: Named) => atlas.airportsOf(named.code).map(({ iata }) => iata)
  const [from, to] = [airports(origin), airports(destination)]
  const unknown = [origin, destination].filter((named) => airports(named).length === 0)
  if (unknown.length > 0) {
    throw new Refusal(
      400,
      unknown.map(({ code, source }) => ({ ...faults.data, detail: `No airport or city has the code "${code}"`, source })),
    )
  }
  const apart = to.filter((code) => !from.includes(code))
  if (apart.length === 0) {
    throw new Refusal(400, [
      {
        ...faults.combination,
        detail: `Origin and destination are the same place: ${origin.code} and ${destination.code}`,
        source: destination.source,
      },
    ])
  }
  return { from, to, ...wanted }
}

const cabinOf = (cabin: Cabin | undefined) => cabinCode(cabin ?? 'ECONOMY')

const stopsOf = (most = 2): 0 | 1 | 2 => (most <= 0 ? 0 : most === 1 ? 1 : 2)

function currencyOf({ atlas }: World, code: string | undefined, source: Source): Currency {
  const currency = atlas.currency(code ?? 'EUR')
  if (currency) return currency
  throw new Refusal(400, [{ ...faults.data, detail: `No currency has the code "${code}"`, source }])
}

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

/** The large airline that this service never sold, as its specification says; low-cost airlines it did not sell either. */
const neverSold = new Set(['AA'])

function carriers(
  { atlas }: World,
  lists: { included: readonly string[] | undefined; excluded: readonly string[] | undefined; blacklisted: boolean },
) {
  const { included, excluded = [], blacklisted } = lists
  return (code: string): boolean =>
    !neverSold.has(code) &&
    atlas.airline(code)?.kind !== 'L' &&
    (included?.includes(code) ?? true) &&
    !excluded.includes(code) &&
    (blacklisted || !isBlacklisted(atlas, code))
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
