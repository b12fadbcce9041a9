import { describe, expect, test } from 'vitest'
import { addDays } from '../src/core/dates.ts'
import type { FlightOffer, FlightOffers } from '../src/operations/flights/model.ts'
import type { PricedOffers } from '../src/operations/flights/price.model.ts'
import type { Seatmaps } from '../src/operations/flights/seats.model.ts'
import type { Service } from '../src/sandbox/service.ts'
import { ada, booked, bookingOf } from './booking.ts'
import { ask, errorsOf, noon, offersFor, sandbox } from './world.ts'

/** One coherent world: what one operation says of a flight, all others say as well, and a booking changes it for all. */

const nextMonth = 'originLocationCode=MAD&destinationLocationCode=JFK&departureDate=2026-12-14&adults=1&nonStop=true'

async function data<T>(service: Service, line: string, body?: unknown): Promise<T> {
  const answer = await ask(line, body, service)
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
  return (answer.body as { data: T }).data
}

const price = (service: Service, offer: object) =>
  data<PricedOffers['data']>(service, 'POST /v1/shopping/flight-offers/pricing', {
    data: { type: 'flight-offers-pricing', flightOffers: [offer] },
  })
const seatmap = (service: Service, offer: object) => data<Seatmaps['data']>(service, 'POST /v1/shopping/seatmaps', { data: [offer] })

interface Available {
  readonly segments: readonly {
    readonly carrierCode: string
    readonly number: string
    readonly availabilityClasses: readonly { class: string; numberOfBookableSeats: number }[]
  }[]
}

async function classesOf(service: Service, offer: FlightOffer): Promise<Readonly<Record<string, number>>> {
  const [segment] = offer.itineraries[0]?.segments ?? []
  const all = await data<Available[]>(service, 'POST /v1/shopping/availability/flight-availabilities', {
    originDestinations: [
      {
        id: '1',
        originLocationCode: segment?.departure.iataCode,
        destinationLocationCode: segment?.arrival.iataCode,
        departureDateTime: { date: segment?.departure.at.slice(0, 10) },
      },
    ],
    travelers: [{ id: '1', travelerType: 'ADULT' }],
    sources: ['GDS'],
    searchCriteria: { includeClosedContent: true },
  })
  const found = all.find(
    ({ segments }) => segments.length === 1 && segments[0]?.carrierCode === segment?.carrierCode && segments[0]?.number === segment?.number,
  )
  return Object.fromEntries((found?.segments[0]?.availabilityClasses ?? []).map((each) => [each.class, each.numberOfBookableSeats]))
}

const statuses = (maps: Seatmaps['data']): Map<string, string> =>
  new Map(
    maps.flatMap(({ decks }) =>
      decks.flatMap(({ seats }) =>
        seats.map(({ number, travelerPricing }) => [number, travelerPricing[0]?.seatAvailabilityStatus ?? ''] as const),
      ),
    ),
  )

const withSeat = (offer: FlightOffer, number: string): FlightOffer => ({
  ...offer,
  travelerPricings: offer.travelerPricings.map((pricing) => ({
    ...pricing,
    fareDetailsBySegment: pricing.fareDetailsBySegment.map((detail) => ({
      ...detail,
      additionalServices: { chargeableSeatNumber: number },
    })),
  })),
})

async function offerOf(service: Service, query = nextMonth): Promise<FlightOffer> {
  const [offer] = await offersFor(service, query)
  if (!offer) throw new Error('no offer')
  return offer
}

/** The offers of a flight that can be had now. */
async function sameFlight(service: Service, offer: FlightOffer, query = nextMonth): Promise<FlightOffer | undefined> {
  const name = (each: FlightOffer) =>
    each.itineraries.flatMap(({ segments }) => segments.map(({ carrierCode, number }) => carrierCode + number)).join()
  return (await offersFor(service, query)).find((each) => name(each) === name(offer))
}

describe('an offer', () => {
  test('can be priced, upsold, shown as a seat map, ranked, booked, read back, shown by its order and cancelled', async () => {
    const { service } = sandbox()
    const offer = await offerOf(service)
    const { flightOffers } = await price(service, offer)
    expect(flightOffers[0]?.price.total).toBe(offer.price.total)
    const upsold = await data<FlightOffer[]>(service, 'POST /v1/shopping/flight-offers/upselling', {
      data: { type: 'flight-offers-upselling', flightOffers: [offer] },
    })
    expect(upsold.length).toBeGreaterThan(1)
    const ranked = await data<FlightOffer[]>(service, 'POST /v2/shopping/flight-offers/prediction', { data: [offer, ...upsold.slice(1)] })
    expect(ranked).toHaveLength(upsold.length)
    for (const each of [offer, flightOffers[0] ?? offer, ...upsold]) {
      expect((await seatmap(service, each))[0]?.decks[0]?.seats.length).toBeGreaterThan(100)
      const order = await booked(service, each)
      expect(order.flightOffers[0]?.price.total).toBe(each.price.total)
      const read = await data<typeof order>(service, `GET /v1/booking/flight-orders/${order.id}`)
      expect(read).toEqual(order)
      for (const name of ['flightOrderId', 'flight-orderId'])
        expect(await data<Seatmaps['data']>(service, `GET /v1/shopping/seatmaps?${name}=${order.id}`)).toHaveLength(1)
      expect((await ask(`DELETE /v1/booking/flight-orders/${order.id}`, undefined, service)).status).toBe(204)
    }
  })

  test('says the same of its flight as the departure board, and of its delay as the prediction', async () => {
    const { service } = sandbox()
    const offer = await offerOf(service)
    const [segment] = offer.itineraries[0]?.segments ?? []
    if (!segment) throw new Error('no segment')
    const day = segment.departure.at.slice(0, 10)
    const [dated] = await data<
      {
        flightPoints: { iataCode: string; departure?: { timings: { qualifier: string; value: string }[] } }[]
        legs: { aircraftEquipment: { aircraftType: string } }[]
      }[]
    >(service, `GET /v2/schedule/flights?carrierCode=${segment.carrierCode}&flightNumber=${segment.number}&scheduledDepartureDate=${day}`)
    expect(dated?.flightPoints.map(({ iataCode }) => iataCode)).toEqual(['MAD', 'JFK'])
    expect(dated?.flightPoints[0]?.departure?.timings.find(({ qualifier }) => qualifier === 'STD')?.value).toBe(
      `${segment.departure.at.slice(0, 16)}+01:00`,
    )
    expect(dated?.legs[0]?.aircraftEquipment.aircraftType).toBe(segment.aircraft.code)
    const delays = await data<{ probability: string }[]>(
      service,
      `GET /v1/travel/predictions/flight-delay?originLocationCode=MAD&destinationLocationCode=JFK&departureDate=${day}&departureTime=${segment.departure.at.slice(11)}&arrivalDate=${segment.arrival.at.slice(0, 10)}&arrivalTime=${segment.arrival.at.slice(11)}&aircraftCode=${segment.aircraft.code}&carrierCode=${segment.carrierCode}&flightNumber=${segment.number}&duration=${segment.duration}`,
    )
    expect(delays).toHaveLength(4)
  })

  test('has the seats that availability tells for its class', async () => {
    const { service } = sandbox()
    const offers = await offersFor(service, nextMonth)
    expect(offers.length).toBeGreaterThan(3)
    for (const offer of offers) {
      const letter = offer.travelerPricings[0]?.fareDetailsBySegment[0]?.class ?? ''
      expect([letter, (await classesOf(service, offer))[letter]]).toEqual([letter, offer.numberOfBookableSeats])
    }
  })
})

describe('a booking', () => {
  test('takes a seat of the map: the one that was chosen, or one that is given', async () => {
    const { service } = sandbox()
    const offer = await offerOf(service)
    const before = statuses(await seatmap(service, offer))
    const free = [...before].filter(([, status]) => status === 'AVAILABLE').map(([number]) => number)
    const chosen = free[0] ?? ''
    const { flightOffers } = await price(service, withSeat(offer, chosen))
    await booked(service, flightOffers[0] ?? offer)
    await booked(service, offer)
    const after = statuses(await seatmap(service, offer))
    const changed = [...after].filter(([number, status]) => before.get(number) !== status)
    expect(changed).toHaveLength(2)
    expect(changed).toContainEqual([chosen, 'OCCUPIED'])
    expect(changed.map(([, status]) => status)).toEqual(['OCCUPIED', 'OCCUPIED'])
  })

  test('gives its seat to nobody else, and back when it is cancelled', async () => {
    const { service } = sandbox()
    const offer = await offerOf(service)
    const before = statuses(await seatmap(service, offer))
    const chosen = [...before].find(([, status]) => status === 'AVAILABLE')?.[0] ?? ''
    const { flightOffers } = await price(service, withSeat(offer, chosen))
    const order = await booked(service, flightOffers[0] ?? offer)
    const again = await ask('POST /v1/booking/flight-orders', bookingOf(flightOffers[0] ?? offer), service)
    expect([again.status, errorsOf(again)[0]?.code, errorsOf(again)[0]?.title, errorsOf(again)[0]?.source]).toEqual([
      400,
      38034,
      'ONE OR MORE SERVICES ARE NOT AVAILABLE',
      { pointer: '/data/flightOffers/0/travelerPricings/0/fareDetailsBySegment/0/additionalServices/chargeableSeatNumber' },
    ])
    await ask(`DELETE /v1/booking/flight-orders/${order.id}`, undefined, service)
    expect(statuses(await seatmap(service, offer))).toEqual(before)
    await booked(service, flightOffers[0] ?? offer)
  })

  test('leaves fewer seats in its class, until dearer ones are sold, until none is left; cancelling gives them back', async () => {
    const { service } = sandbox()
    const tomorrow =
      'originLocationCode=MAD&destinationLocationCode=BCN&departureDate=2026-11-21&adults=1&nonStop=true&includedAirlineCodes=IB'
    const first = (await offersFor(service, tomorrow)).find(({ itineraries }) => itineraries[0]?.segments[0]?.number === '1087')
    if (!first) throw new Error('no such flight')
    const start = await classesOf(service, first)
    const ids: string[] = []
    const prices: number[] = []
    let last = start
    for (let offer: FlightOffer | undefined = first; offer && ids.length < 200; offer = await sameFlight(service, offer, tomorrow)) {
      ids.push((await booked(service, offer)).id)
      prices.push(Number(offer.price.total))
      const now = await classesOf(service, first)
      for (const [letter, seats] of Object.entries(now)) expect([letter, seats <= (last[letter] ?? 9)]).toEqual([letter, true])
      last = now
    }
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    expect(new Set(prices).size).toBeGreaterThan(1)
    expect(last.Y).toBe(0)
    const full = statuses(await seatmap(service, first))
    const economy = [...full].filter(([number]) => Number.parseInt(number, 10) > 8).map(([, status]) => status)
    expect(new Set(economy)).toEqual(new Set(['OCCUPIED']))
    // Full: the last offer that was there is refused, and says where.
    const refused = await ask('POST /v1/booking/flight-orders', bookingOf(first), service)
    expect(errorsOf(refused).map(({ code, title, source }) => [code, title, source?.pointer])).toEqual([
      [34651, 'SEGMENT SELL FAILURE', '/data/flightOffers/0/itineraries/0/segments/0'],
    ])
    for (const id of ids) expect((await ask(`DELETE /v1/booking/flight-orders/${id}`, undefined, service)).status).toBe(204)
    expect(await classesOf(service, first)).toEqual(start)
    expect(await sameFlight(service, first, tomorrow)).toEqual(first)
  })

  test('at a price that has risen since is refused with both prices', async () => {
    const { service, clock } = sandbox()
    const offer = await offerOf(service)
    clock.now = noon + 6 * 86_400_000
    const refused = await ask('POST /v1/booking/flight-orders', bookingOf(offer), service)
    expect(errorsOf(refused)).toMatchInlineSnapshot(`
      [
        {
          "code": 37200,
          "detail": "The price is now 359.29 EUR; the offer says 307.29 EUR",
          "source": {
            "pointer": "/data/flightOffers/0/price",
          },
          "status": 400,
          "title": "PRICE DISCREPANCY",
        },
      ]
    `)
  })

  test('for a family takes a seat for each but the one on a lap', async () => {
    const { service } = sandbox()
    const offer = await offerOf(service, `${nextMonth}&children=1&infants=1`)
    const before = statuses(await seatmap(service, offer))
    const born = { ADULT: '1985-12-10', CHILD: '2020-01-01', HELD_INFANT: '2026-01-01' }
    const travelers = offer.travelerPricings.map(({ travelerId, travelerType }) => ({
      ...ada,
      id: travelerId,
      dateOfBirth: born[travelerType as keyof typeof born],
    }))
    await booked(service, offer, { travelers })
    const after = statuses(await seatmap(service, offer))
    expect([...after].filter(([number, status]) => status === 'OCCUPIED' && before.get(number) !== 'OCCUPIED')).toHaveLength(2)
  })
})

test('a bag more than the catalogue has, and a service that the flight does not permit, are refused where they stand', async () => {
  const { service } = sandbox()
  const offer = await offerOf(service)
  const withService = (additionalServices: object) => ({
    ...offer,
    travelerPricings: offer.travelerPricings.map((pricing) => ({
      ...pricing,
      fareDetailsBySegment: pricing.fareDetailsBySegment.map((detail) => ({ ...detail, additionalServices })),
    })),
  })
  const refused = await Promise.all(
    [{ chargeableCheckedBags: { quantity: 3 } }, { chargeableSeatNumber: '99Z' }].map((each) =>
      ask('POST /v1/booking/flight-orders', bookingOf(withService(each)), service),
    ),
  )
  expect(refused.map((answer) => errorsOf(answer).map(({ code, source }) => [code, source?.pointer]))).toEqual([
    [[38034, '/data/flightOffers/0/travelerPricings/0/fareDetailsBySegment/0/additionalServices/chargeableCheckedBags']],
    [[38034, '/data/flightOffers/0/travelerPricings/0/fareDetailsBySegment/0/additionalServices/chargeableSeatNumber']],
  ])
})

test('seats of an order that is not there are not shown', async () => {
  const { service } = sandbox()
  const none = await ask('GET /v1/shopping/seatmaps?flightOrderId=none', undefined, service)
  expect([none.status, errorsOf(none)[0]?.code]).toEqual([404, 1797])
  for (const parameter of ['flightOrderId', 'flight-orderId']) {
    const named = await ask(`GET /v1/shopping/seatmaps?${parameter}=none`, undefined, service)
    expect(errorsOf(named)).toMatchObject([{ source: { parameter } }])
  }
  const nothing = await ask('GET /v1/shopping/seatmaps', undefined, service)
  expect([nothing.status, errorsOf(nothing).map(({ code, source }) => [code, source])]).toEqual([
    400,
    [[32171, { parameter: 'flightOrderId' }]],
  ])
})

test('prices of every day of a fortnight are those that are booked', async () => {
  const { service } = sandbox()
  for (let at = 10; at < 24; at += 3) {
    const day = addDays('2026-11-20', at)
    const offers = await data<FlightOffers['data']>(
      service,
      `GET /v2/shopping/flight-offers?originLocationCode=LHR&destinationLocationCode=SIN&departureDate=${day}&adults=1&max=5`,
    )
    for (const offer of offers) expect((await booked(service, offer)).flightOffers[0]?.price.total).toBe(offer.price.total)
  }
})
