import { describe, expect, test } from 'vitest'
import type { FlightOffer } from '../src/operations/flights/model.ts'
import type { FlightOrderAnswer } from '../src/operations/flights/order.model.ts'
import { ada, booked, bookingOf } from './booking.ts'
import { ask, errorsOf, noon, offersFor, sandbox, tokenOf } from './world.ts'

/** Bookings that a sandbox must not take, and what it must not repeat or keep of those that it refuses. */

const home = 'originLocationCode=MAD&destinationLocationCode=BCN&departureDate=2027-03-01&adults=1&nonStop=true'

async function world(query = home) {
  const { service, clock } = sandbox()
  const offers = await offersFor(service, query)
  const [offer] = offers
  const other = offers.find(({ itineraries }) => itineraries[0]?.segments[0]?.number !== offer?.itineraries[0]?.segments[0]?.number)
  const [pricing] = offer?.travelerPricings ?? []
  if (!offer || !other || !pricing) throw new Error('no offers')
  const said = async (path: string, body: object): Promise<unknown[]> => {
    const { status, ...answer } = await ask(`POST ${path}`, body, service)
    return status < 300
      ? [status]
      : [status, ...errorsOf({ status, ...answer }).map(({ source, detail }) => `${source?.pointer}: ${detail}`)]
  }
  return {
    service,
    clock,
    offer,
    other,
    pricing,
    book: (body: object) => said('/v1/booking/flight-orders', body),
    /** What pricing says of an offer with other travellers. */
    priceFor: (...travelerPricings: object[]) =>
      said('/v1/shopping/flight-offers/pricing', {
        data: { type: 'flight-offers-pricing', flightOffers: [{ ...offer, travelerPricings }] },
      }),
  }
}

describe('a party that no reservation can hold is not even priced:', () => {
  test('two travellers with one id', async () => {
    const { priceFor, pricing } = await world()
    expect(await priceFor(pricing, pricing)).toMatchInlineSnapshot(`
      [
        400,
        "/data/flightOffers/0/travelerPricings/1/travelerId: The offer is for two travellers "1"",
      ]
    `)
  })

  test('more than nine seats', async () => {
    const { priceFor, pricing } = await world()
    expect(await priceFor(...Array.from({ length: 10 }, (_, at) => ({ ...pricing, travelerId: String(at) })))).toMatchInlineSnapshot(`
      [
        400,
        "/data/flightOffers/0/travelerPricings/9/travelerId: The offer is for 10 seats; one reservation has at most 9",
      ]
    `)
  })

  test.each([
    ['nobody', undefined],
    ['somebody who is not there', '9'],
    ['themselves', '2'],
  ])('an infant held by %s', async (_, associatedAdultId) => {
    const { priceFor, pricing } = await world()
    const infant = { ...pricing, travelerId: '2', travelerType: 'HELD_INFANT', ...(associatedAdultId && { associatedAdultId }) }
    expect(await priceFor(pricing, infant)).toEqual([
      400,
      '/data/flightOffers/0/travelerPricings/1/associatedAdultId: The offer has an infant "2" that no adult holds, or one who holds another',
    ])
    expect(await priceFor(pricing, { ...infant, associatedAdultId: '1' })).toEqual([200])
  })

  test('two infants on one lap', async () => {
    const { priceFor, pricing } = await world()
    const infant = (travelerId: string) => ({ ...pricing, travelerId, travelerType: 'HELD_INFANT', associatedAdultId: '1' })
    expect((await priceFor(pricing, infant('2'), infant('3')))[0]).toBe(400)
  })

  test('ten thousand infants, which is told without naming all', async () => {
    const { priceFor, pricing } = await world()
    const infants = Array.from({ length: 10_000 }, (_, at) => ({ ...pricing, travelerId: `i${at}`, travelerType: 'HELD_INFANT' }))
    const said = await priceFor(pricing, ...infants)
    expect([said[0], said.length]).toEqual([400, 11])
  })
})

describe('offers of one order', () => {
  test('each have an id of their own', async () => {
    const { book, offer, other } = await world()
    expect(await book(bookingOf(offer, { flightOffers: [offer, { ...other, id: offer.id }] }))).toMatchInlineSnapshot(`
      [
        400,
        "/data/flightOffers/1/id: Two offers have the id "1"",
      ]
    `)
  })

  test('are all in one currency', async () => {
    const { book, service, offer, other } = await world()
    const dollars = (await offersFor(service, `${home}&currencyCode=USD`)).find(({ id }) => id === other.id)
    expect(await book(bookingOf(offer, { flightOffers: [offer, dollars] }))).toMatchInlineSnapshot(`
      [
        400,
        "/data/flightOffers/1/price/currency: Offers in EUR and USD cannot be priced together",
      ]
    `)
  })

  test('agree on who is a child: no adult flies for the fare of one', async () => {
    const { book, service, offer, other, pricing } = await world()
    const { body } = await ask(
      'POST /v1/shopping/flight-offers/pricing',
      {
        data: { type: 'flight-offers-pricing', flightOffers: [{ ...offer, travelerPricings: [{ ...pricing, travelerType: 'CHILD' }] }] },
      },
      service,
    )
    const [child] = (body as { data: { flightOffers: FlightOffer[] } }).data.flightOffers
    expect(await book(bookingOf(offer, { flightOffers: [child, other] }))).toMatchInlineSnapshot(`
      [
        400,
        "/data/flightOffers/1/travelerPricings/0/travelerType: Traveller "1" is CHILD in one offer and ADULT in another",
      ]
    `)
  })

  test('are those that are paid', async () => {
    const { book, offer } = await world()
    const formOfPayments = [{ other: { method: 'CASH', flightOfferIds: ['77'] } }]
    expect(await book(bookingOf(offer, { formOfPayments }))).toMatchInlineSnapshot(`
      [
        400,
        "/data/formOfPayments/0/other/flightOfferIds: No offer has the id "77"",
      ]
    `)
  })
})

describe('an offer', () => {
  test.each<[string, (offer: FlightOffer) => object]>([
    ['a cent less', ({ price }) => ({ price: { ...price, total: (Number(price.total) - 0.01).toFixed(2) } })],
    ['a cent less in all', ({ price }) => ({ price: { ...price, grandTotal: (Number(price.total) - 0.01).toFixed(2) } })],
    ['another currency', ({ price }) => ({ price: { ...price, currency: 'JPY' } })],
    ['a currency that is none', ({ price }) => ({ price: { ...price, currency: 'XXX' } })],
    ['the number in place of its text', ({ price }) => ({ price: { ...price, total: Number(price.total) } })],
    ['another spelling of the number', ({ price }) => ({ price: { ...price, total: `0${price.total}` } })],
    [
      'another price for a traveller',
      ({ travelerPricings: [first] }) => ({ travelerPricings: [{ ...first, price: { ...first?.price, total: '1.00' } }] }),
    ],
    ['a cabin that was not bought', ({ travelerPricings: [first] }) => ({ travelerPricings: [withDetail(first, { cabin: 'BUSINESS' })] })],
  ])('with %s is not booked', async (_, change) => {
    const { book, offer } = await world()
    expect((await book(bookingOf({ ...offer, ...change(offer) })))[0]).toBe(400)
  })

  test('with members that nobody knows is booked as it is sold, without them', async () => {
    const { service, offer } = await world()
    const { flightOffers } = await booked(service, { ...offer, secret: '4111111111111111', price: { ...offer.price, discount: '99%' } })
    expect(JSON.stringify(flightOffers)).not.toMatch(/4111|99%/)
  })
})

const withDetail = (pricing: FlightOffer['travelerPricings'][number] | undefined, change: object) => ({
  ...pricing,
  fareDetailsBySegment: pricing?.fareDetailsBySegment.map((detail) => ({ ...detail, ...change })),
})

describe('a hold', () => {
  test.each([
    { option: 'DELAY_TO_CANCEL', dateTime: '2026-13-45' },
    { option: 'DELAY_TO_CANCEL', dateTime: '2027-02-30T12:00' },
    { option: 'DELAY_TO_CANCEL', dateTime: '2026-11-21T25:00' },
    { option: 'DELAY_TO_CANCEL', dateTime: '2026-11-20T12:00:00' },
    { option: 'DELAY_TO_CANCEL', delay: '0D' },
  ])('%j is over before it begins, or no moment: nothing is booked', async (ticketingAgreement) => {
    const { book, offer } = await world()
    const [status, ...said] = await book(bookingOf(offer, { ticketingAgreement }))
    expect(status).toBe(400)
    expect(said[0]).toMatch(/^\/data\/ticketingAgreement\/(dateTime|delay): /)
  })

  test('cannot be had for a flight that leaves within the hour', async () => {
    const { service, clock } = sandbox()
    const query = home.replace('2027-03-01', '2026-11-20')
    const [offer] = await offersFor(service, query)
    const at = offer?.itineraries[0]?.segments[0]?.departure.at
    // Madrid is an hour ahead of UTC: half an hour before it leaves.
    clock.now = Date.parse(`${at}Z`) - 5_400_000
    const again = (await offersFor(service, query)).find(({ itineraries }) => itineraries[0]?.segments[0]?.departure.at === at)
    const answer = await ask(
      'POST /v1/booking/flight-orders',
      bookingOf(again ?? {}, { ticketingAgreement: { option: 'DELAY_TO_CANCEL', delay: '1D' } }),
      service,
    )
    expect([answer.status, errorsOf(answer)[0]?.detail]).toMatchInlineSnapshot(`
      [
        400,
        "The order could only be held until 2026-11-20T13:25 UTC, which is over: a hold ends an hour before the first flight at the latest",
      ]
    `)
    expect((await booked(service, again ?? {})).tickets).toHaveLength(1)
  })

  test('ends by the clock of the world, whatever time it is elsewhere, also over the night the clocks change', async () => {
    const { service, clock } = sandbox()
    clock.now = Date.parse('2027-03-27T12:00:00Z')
    const [offer] = await offersFor(service, home.replace('2027-03-01', '2027-05-01'))
    const { id } = await booked(service, offer ?? {}, { ticketingAgreement: { option: 'DELAY_TO_CANCEL', delay: '1D' } })
    const status = async () => (await ask(`GET /v1/booking/flight-orders/${id}`, undefined, service)).status
    clock.now = Date.parse('2027-03-28T11:59:59Z')
    expect(await status()).toBe(200)
    clock.now += 1000
    expect(await status()).toBe(404)
  })

  test('that lapsed and whose seat was sold stays over when the clock goes back: no seat is sold twice', async () => {
    const { service, clock } = sandbox()
    const numberOf = (offer: FlightOffer | undefined) => offer?.itineraries[0]?.segments[0]?.number
    const flight = numberOf((await offersFor(service, home))[0])
    const onSeat = async (number: string) => {
      const offer = (await offersFor(service, home)).find((each) => numberOf(each) === flight)
      const withSeat = {
        ...offer,
        travelerPricings: offer?.travelerPricings.map((each) => withDetail(each, { additionalServices: { chargeableSeatNumber: number } })),
      }
      const { body } = await ask(
        'POST /v1/shopping/flight-offers/pricing',
        { data: { type: 'flight-offers-pricing', flightOffers: [withSeat] } },
        service,
      )
      return (body as { data?: { flightOffers: FlightOffer[] } }).data?.flightOffers[0]
    }
    const seats = ['20A', '21A', '22A', '23A', '24A', '25A', '26A', '27A', '28A']
    const [seat, offer] = await firstOf(seats, onSeat)
    const { id } = await booked(service, offer, { ticketingAgreement: { option: 'DELAY_TO_CANCEL', delay: '1D' } })
    expect(await onSeat(seat)).toBeUndefined()
    clock.now = noon + 2 * 86_400_000
    const second = await onSeat(seat)
    const other = await booked(service, second ?? {})
    clock.now = noon + 1000
    const gone = await ask(`GET /v1/booking/flight-orders/${id}`, undefined, service)
    expect([gone.status, errorsOf(gone)[0]?.code]).toEqual([404, 1797])
    expect((await ask(`DELETE /v1/booking/flight-orders/${id}`, undefined, service)).status).toBe(404)
    expect((await ask(`GET /v1/booking/flight-orders/${other.id}`, undefined, service)).status).toBe(200)
  })
})

async function firstOf<T>(names: readonly string[], find: (name: string) => Promise<T | undefined>): Promise<[string, T & object]> {
  for (const name of names) {
    const found = await find(name)
    if (found) return [name, found]
  }
  throw new Error('none')
}

describe('of a card', () => {
  const number = '4111111111111111'
  test.each([
    ['the form of payment', [number]],
    ['the card', [{ creditCard: number }]],
    ['its brand', [{ creditCard: { brand: number, number, expiryDate: '2030-08' } }]],
    ['its last month', [{ creditCard: { brand: 'VISA', number, expiryDate: number } }]],
    ['a list', [{ creditCard: { brand: 'VISA', number: [number], expiryDate: '2030-08' } }]],
    ['its security code', [{ creditCard: { brand: 'VISA', number, expiryDate: '2030-08', securityCode: number } }]],
  ])('that stands in place of %s, no digit is repeated', async (_, formOfPayments) => {
    const { service, offer } = await world()
    const answer = await ask('POST /v1/booking/flight-orders', bookingOf(offer, { formOfPayments }), service)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body).replaceAll(`such as ${number}`, '')).not.toContain('4111')
  })

  test('and of a passport nothing is repeated', async () => {
    const { book, offer } = await world()
    const documents = [{ ...ada.documents[0], number: 'XDB 123/456' }]
    expect(await book(bookingOf(offer, { travelers: [{ ...ada, documents }] }))).toMatchInlineSnapshot(`
      [
        400,
        "/data/travelers/0/documents/0/number: data.travelers[0].documents[0].number takes up to 20 letters and digits, such as 00000000",
      ]
    `)
  })

  test('the same key with another security code is the same request: neither is kept, not even as a trace', async () => {
    const { service, offer } = await world()
    const headers = { authorization: `Bearer ${await tokenOf(service)}`, 'content-type': 'application/json', 'idempotency-key': 'k' }
    const send = async (creditCard: object) => {
      const body = JSON.stringify(bookingOf(offer, { formOfPayments: [{ creditCard }] }))
      const answer = await service({ method: 'POST', path: '/v1/booking/flight-orders', query: '', headers, body })
      return [answer.status, answer.status === 201 ? (answer.body as FlightOrderAnswer).data.id : '']
    }
    const card = { brand: 'VISA', number, expiryDate: '2030-08', securityCode: '123' }
    const first = await send(card)
    expect(first[0]).toBe(201)
    expect(await send({ ...card, securityCode: '124' })).toEqual(first)
    expect(await send({ ...card, number: '5555555555554444' })).toEqual([422, ''])
  })
})

test('a body without bottom is refused, not a bug', async () => {
  const { service, offer } = await world()
  const headers = { authorization: `Bearer ${await tokenOf(service)}`, 'content-type': 'application/json', 'idempotency-key': 'k' }
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  const body = JSON.stringify(bookingOf(offer)).replace(/}$/, `,"x":${deep}}`)
  const answer = await service({ method: 'POST', path: '/v1/booking/flight-orders', query: '', headers, body })
  expect([answer.status, errorsOf(answer)[0]?.detail]).toEqual([400, 'The body is nested deeper than 64 levels'])
})
