import { Refusal } from '../core/errors.ts'
import { faults } from '../core/faults.ts'
import { horizonOf } from '../core/horizon.ts'
import { mostOffers } from '../operations/flights/fields.ts'
import type { Cabin } from '../operations/flights/model.ts'
import { travelersOf } from '../operations/flights/travelers.ts'
import type { Handlers } from './handlers.ts'
import { aircraftCalled, airlineCalled, airportCalled, known } from './known.ts'
import { carriers } from './making/carriers.ts'
import { currencyOf, endsOfTrip, type Named } from './making/ends.ts'
import { cabinCode, dictionariesOf } from './making/offers.ts'
import { partyOf, seatsOf } from './making/party.ts'
import { type Leg, searchOffers, type Trip } from './making/searching.ts'
import { listed, withWarnings } from './paging.ts'
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

  async price({ data, include = [], forceClass }, world) {
    const [{ confirmed }, { cardsFor }] = await Promise.all([import('./making/confirming.ts'), import('./making/paying.ts')])
    const cardFor = cardsFor(
      data.payment ?? [],
      data.flightOffers.map(({ id }) => id),
    )
    return confirmed(world, { offers: data.flightOffers, cardFor, include, forceClass })
  },

  async upsell({ data }, world) {
    const { brandedFares } = await import('./making/upselling.ts')
    return brandedFares(world, data.flightOffers, data.payment ?? [])
  },

  async availability(input, world) {
    const { availabilities } = await import('./making/availability.ts')
    const { searchCriteria: criteria } = input
    const filters = criteria?.flightFilters
    const restrictions = filters?.carrierRestrictions
    const days = daysOf(world, input.originDestinations)
    const legs = input.originDestinations.map((asked, at) => {
      const source = (name: string) => ({ pointer: `/originDestinations/${at}/${name}` })
      const origin = { code: asked.originLocationCode, source: source('originLocationCode') }
      const destination = { code: asked.destinationLocationCode, source: source('destinationLocationCode') }
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
  },

  async predict({ data, dictionaries, meta, warnings }, { atlas }) {
    const { ranked } = await import('./making/choosing.ts')
    const unknown = data.flatMap(({ price: { currency } }, at) => (atlas.currency(currency) ? [] : [{ at, currency }]))
    if (unknown.length > 0) {
      throw new Refusal(
        400,
        unknown.map(({ at, currency }) => ({
          ...faults.format,
          detail: `No currency has the code "${currency}"`,
          source: { pointer: `/data/${at}/price/currency` },
        })),
      )
    }
    return { ...(warnings && { warnings }), ...(meta && { meta }), data: ranked(atlas, data), ...(dictionaries && { dictionaries }) }
  },

  async book({ data }, world, once) {
    const { bookOrder } = await import('./making/ordering.ts')
    return bookOrder(world, data, once)
  },

  async order({ 'flight-orderId': id }, world) {
    const { readOrder } = await import('./making/ordering.ts')
    return readOrder(world, id)
  },

  async cancel({ 'flight-orderId': id }, world) {
    const { cancelOrder } = await import('./making/ordering.ts')
    await cancelOrder(world, id)
    return {}
  },

  async seats({ data }, world) {
    const { flightsShown, seatmapsOf } = await import('./making/seatmaps.ts')
    const { data: maps, dictionaries } = seatmapsOf(world, flightsShown(world, data))
    return { ...listed(maps), dictionaries }
  },

  async 'order-seats'({ flightOrderId }, world) {
    const [{ flightsShown, seatmapsOf }, { readOrder }] = await Promise.all([
      import('./making/seatmaps.ts'),
      import('./making/ordering.ts'),
    ])
    const { data: order } = await readOrder(world, flightOrderId)
    const { data: maps, dictionaries } = seatmapsOf(world, flightsShown(world, order.flightOffers))
    return { ...listed(maps), dictionaries }
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

interface Dated {
  readonly departureDateTime: { readonly date: string }
}

/** The days of departure. Those that are over, and those beyond the schedules, are told apart by their codes. */
function daysOf({ now }: World, legs: readonly Dated[]): string[] {
  const { first, last } = horizonOf(now())
  const days = legs.map(({ departureDateTime }) => departureDateTime.date)
  const issues = days.flatMap((date, at) => {
    const source = { pointer: `/originDestinations/${at}/departureDateTime/date` }
    if (date < first)
      return [{ ...faults.date, detail: `The day of departure is in the past: give a day from ${first} on; got ${date}`, source }]
    return date > last ? [{ ...tooFar, detail: `Schedules are open until ${last}; got ${date}`, source }] : []
  })
  if (issues.length > 0) throw new Refusal(400, issues)
  return days
}

const tooFar = { code: 9880, title: 'SELECTED DATE IS TOO FAR IN THE FUTURE' }

const cabinOf = (cabin: Cabin | undefined) => cabinCode(cabin ?? 'ECONOMY')

const stopsOf = (most = 2): 0 | 1 | 2 => (most <= 0 ? 0 : most === 1 ? 1 : 2)
