import { onOldEngine, optimizeLater } from '../core/engine.ts'
import { travelersOf } from '../operations/flights/party.ts'
import { cabinOf, legOf, offersOf } from './flights/legs.ts'
import type { Handlers } from './handlers.ts'
import { currencyCalled, known } from './known.ts'
import { carriers } from './making/flying/carriers.ts'
import { partyOf } from './making/offers/party.ts'
import { listed } from './paging.ts'

/** What takes more than to pass it on is in `flights/`, and with all it needs loaded only when it is asked for. */
export const flights: Handlers<'flights'> = {
  search(input, world) {
    const { originLocationCode: from, destinationLocationCode: to, returnDate } = input
    const origin = { code: from, at: 'originLocationCode' }
    const destination = { code: to, at: 'destinationLocationCode' }
    const out = legOf(world, origin, destination, { date: input.departureDate, cabin: cabinOf(input.travelClass) })
    return offersOf(world, {
      legs: returnDate === undefined ? [out] : [out, { ...out, from: out.to, to: out.from, date: returnDate }],
      party: partyOf(travelersOf(input)),
      maxStops: input.nonStop ? 0 : 2,
      allow: carriers(world, { included: input.includedAirlineCodes, excluded: input.excludedAirlineCodes }),
      ...known({ currency: currencyCalled(world.atlas, input.currency, 'currency') }),
      maxPrice: input.maxPrice,
      most: input.max,
    })
  },

  multi: (input, world) => import('./flights/multi.ts').then(({ multi }) => multi(input, world)),

  async price({ data, include = [], forceClass }, world) {
    const [{ confirmed }, { cardsFor }] = await Promise.all([import('./making/offers/confirming.ts'), import('./making/offers/paying.ts')])
    const cardFor = cardsFor(
      data.payment ?? [],
      data.flightOffers.map(({ id }) => id),
    )
    return confirmed(world, { offers: data.flightOffers, cardFor, include, forceClass })
  },

  async upsell({ data }, world) {
    const { brandedFares } = await import('./making/offers/upselling.ts')
    return brandedFares(world, data.flightOffers, data.payment ?? [])
  },

  availability: (input, world) => import('./flights/availability.ts').then(({ availability }) => availability(input, world)),
  predict: (input, world) => import('./flights/predict.ts').then(({ predict }) => predict(input, world)),

  async book({ data }, world, once) {
    const { bookOrder } = await import('./making/orders/ordering.ts')
    return bookOrder(world, data, once)
  },

  async order({ 'flight-orderId': id }, world) {
    const { readOrder } = await import('./making/orders/ordering.ts')
    return readOrder(world, id)
  },

  async cancel({ 'flight-orderId': id }, world) {
    const { cancelOrder } = await import('./making/orders/ordering.ts')
    await cancelOrder(world, id)
    return {}
  },

  async seats({ data }, world) {
    const { flightsShown, seatmapsOf } = await import('./making/seats/seatmaps.ts')
    const { data: maps, dictionaries } = seatmapsOf(world, flightsShown(world, data))
    return { ...listed(maps), dictionaries }
  },

  async 'order-seats'({ flightOrderId }, world) {
    const [{ flightsShown, seatmapsOf }, { readOrder }] = await Promise.all([
      import('./making/seats/seatmaps.ts'),
      import('./making/orders/ordering.ts'),
    ])
    const { data: order } = await readOrder(world, flightOrderId, 'flightOrderId')
    const { data: maps, dictionaries } = seatmapsOf(world, flightsShown(world, order.flightOffers))
    return { ...listed(maps), dictionaries }
  },

  status: (input, world) => import('./flights/status.ts').then(({ status }) => status(input, world)),
  delay: (input, world) => import('./flights/delay.ts').then(({ delay }) => delay(input, world)),

  async analyze(input, world) {
    const { analysisOf } = await import('./making/fares/pricemetrics.ts')
    const { warnings, data } = analysisOf(world, input)
    return listed(data, warnings)
  },

  async destinations(input, world) {
    const { destinationsFor } = await import('./making/fares/inspiring.ts')
    return onOldEngine([optimizeLater], () => destinationsFor(world, input))
  },

  async dates(input, world) {
    const { datesFor } = await import('./making/fares/cheapdates.ts')
    return onOldEngine([optimizeLater], () => datesFor(world, input))
  },

  async recommend(input, world) {
    const { recommendedFor } = await import('./making/places/similar.ts')
    return listed(recommendedFor(world, input))
  },
}
