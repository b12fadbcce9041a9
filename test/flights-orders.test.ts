import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { FlightOrderAnswer } from '../src/operations/flights/order.model.ts'
import { ada, booked, bookingOf, offersFor } from './booking.ts'
import { ask, errorsOf, noon, sandbox, tokenOf } from './world.ts'

const toNewYork = 'originLocationCode=MAD&destinationLocationCode=JFK&departureDate=2027-03-01&adults=1&nonStop=true'
const home = 'originLocationCode=MAD&destinationLocationCode=BCN&departureDate=2027-03-01&adults=1&nonStop=true'

async function world(query = toNewYork) {
  const { service, clock } = sandbox()
  const [offer] = await offersFor(service, query)
  if (!offer) throw new Error('no offer')
  return { service, clock, offer }
}

describe('an order', () => {
  test('holds what was booked, and is read back the same', async () => {
    const { service, offer } = await world()
    const created = await ask('POST /v1/booking/flight-orders', bookingOf(offer), service)
    expect(created.status).toBe(201)
    const answer = v.parse(FlightOrderAnswer, created.body)
    const { data } = answer
    expect({ ...data, flightOffers: data.flightOffers.length }).toMatchInlineSnapshot()
    expect(data.flightOffers[0]).toMatchObject({ id: offer.id, price: { total: offer.price.total, currency: 'EUR' } })
    const read = await ask(`GET /v1/booking/flight-orders/${data.id}`, undefined, service)
    expect(read.status).toBe(200)
    expect(read.body).toEqual(created.body)
  })

  test('is found by its id percent-encoded as well, and only by an id that exists', async () => {
    const { service, offer } = await world()
    const { id } = await booked(service, offer)
    const encoded = Array.from(id, (sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')
    expect((await ask(`GET /v1/booking/flight-orders/${encoded}`, undefined, service)).status).toBe(200)
    const none = await ask('GET /v1/booking/flight-orders/none', undefined, service)
    expect([none.status, errorsOf(none)]).toMatchInlineSnapshot()
  })

  test('has a reference of its own, which no other order has', async () => {
    const { service, offer } = await world()
    const references = new Set<string>()
    for (let at = 0; at < 5; at++) references.add((await booked(service, offer)).associatedRecords[0]?.reference ?? '')
    expect(references.size).toBe(5)
    for (const reference of references) expect(reference).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
  })

  test('keeps nothing of a card but its brand, its holder and its last four digits', async () => {
    const { service, offer } = await world()
    const creditCard = { brand: 'VISA', holder: 'ADA LOVELACE', number: '4111111111111111', expiryDate: '2030-08', securityCode: '123' }
    const { id } = await booked(service, offer, { formOfPayments: [{ creditCard }] })
    const { body } = await ask(`GET /v1/booking/flight-orders/${id}`, undefined, service)
    expect((body as FlightOrderAnswer).data.formOfPayments).toEqual([
      { creditCard: { brand: 'VISA', holder: 'ADA LOVELACE', number: 'XXXXXXXXXXXX1111' } },
    ])
    expect(JSON.stringify(body)).not.toMatch(/4111111111111111|"123"|2030-08/)
  })

  test('keeps remarks, contacts and the office that tickets', async () => {
    const { service, offer } = await world()
    const rest = {
      remarks: { general: [{ subType: 'GENERAL_MISCELLANEOUS', text: 'ONLINE BOOKING' }] },
      contacts: [{ companyName: 'ENGINES', purpose: 'STANDARD', emailAddress: 'a@b.example' }],
      queuingOfficeId: 'NCE4D31SB',
    }
    expect(await booked(service, offer, rest)).toMatchObject(rest)
  })
})

describe('tickets', () => {
  test('come a day after the booking, one for each traveller', async () => {
    const { service, clock, offer } = await world()
    const { id, tickets, automatedProcess } = await booked(service, offer)
    expect([tickets, automatedProcess?.[0]?.dateTime]).toEqual([undefined, '2026-11-21T12:00:00'])
    clock.now = noon + 86_400_000
    const { body } = await ask(`GET /v1/booking/flight-orders/${id}`, undefined, service)
    expect((body as FlightOrderAnswer).data.tickets).toMatchInlineSnapshot()
  })

  test('end what can be cancelled', async () => {
    const { service, clock, offer } = await world()
    const { id } = await booked(service, offer)
    clock.now = noon + 86_400_000
    const refused = await ask(`DELETE /v1/booking/flight-orders/${id}`, undefined, service)
    expect([refused.status, errorsOf(refused)]).toMatchInlineSnapshot()
  })

  test('of what is held come never: the order ends with its delay, and its seat is free again', async () => {
    const { service, clock, offer } = await world()
    const seats = async () => (await offersFor(service, toNewYork)).find(({ id }) => id === offer.id)?.numberOfBookableSeats
    const { id } = await booked(service, offer, { ticketingAgreement: { option: 'DELAY_TO_CANCEL', delay: '2D' } })
    clock.now = noon + 2 * 86_400_000
    const gone = await ask(`GET /v1/booking/flight-orders/${id}`, undefined, service)
    expect([gone.status, errorsOf(gone)[0]?.detail]).toMatchInlineSnapshot()
    expect(await seats()).toBeDefined()
  })

  test('wait for the queue where that is asked for', async () => {
    const { service, offer } = await world()
    const order = await booked(service, offer, { ticketingAgreement: { option: 'DELAY_TO_QUEUE', delay: '3D' } })
    expect(order.automatedProcess?.[0]?.dateTime).toBe('2026-11-24T12:00:00')
  })

  test('cannot be delayed without an end', async () => {
    const { service, offer } = await world()
    const refused = await ask('POST /v1/booking/flight-orders', bookingOf(offer, { ticketingAgreement: { option: 'DELAY_TO_CANCEL' } }), service)
    expect(errorsOf(refused)).toMatchInlineSnapshot()
  })
})

describe('cancelling', () => {
  test('answers 204, and the order is gone', async () => {
    const { service, offer } = await world()
    const { id } = await booked(service, offer)
    expect(await ask(`DELETE /v1/booking/flight-orders/${id}`, undefined, service)).toEqual({ status: 204, headers: {} })
    const gone = await ask(`GET /v1/booking/flight-orders/${id}`, undefined, service)
    expect([gone.status, errorsOf(gone)[0]?.code, errorsOf(gone)[0]?.detail?.replace(id, 'ID')]).toMatchInlineSnapshot()
    expect((await ask(`DELETE /v1/booking/flight-orders/${id}`, undefined, service)).status).toBe(404)
  })
})

describe('nothing is booked', () => {
  const refusal = async (body: object, service = sandbox().service) => {
    const { status, ...answer } = await ask('POST /v1/booking/flight-orders', body, service)
    return [status, errorsOf({ status, ...answer }).map(({ code, title, detail, source }) => `${code} ${title} ${source?.pointer}: ${detail}`)]
  }

  test('where the price is another one now', async () => {
    const { service, offer } = await world()
    const price = { ...offer.price, total: '1.00', grandTotal: '1.00' }
    expect(await refusal(bookingOf({ ...offer, price }), service)).toMatchInlineSnapshot()
  })

  test('where the offer was altered by hand', async () => {
    const { service, offer } = await world()
    const [segment] = offer.itineraries[0]?.segments ?? []
    const detail = offer.travelerPricings[0]?.fareDetailsBySegment[0]
    const withDetail = (change: object) => ({
      ...offer,
      travelerPricings: offer.travelerPricings.map((pricing) => ({ ...pricing, fareDetailsBySegment: [{ ...detail, ...change }] })),
    })
    const withSegment = (change: object) => ({ ...offer, itineraries: [{ ...offer.itineraries[0], segments: [{ ...segment, ...change }] }] })
    const altered = [
      withDetail({ fareBasis: 'FREE' }),
      withDetail({ includedCheckedBags: { quantity: 9 } }),
      withSegment({ duration: 'PT1H' }),
      withSegment({ aircraft: { code: 'CNC' } }),
      withSegment({ number: '1' }),
      withSegment({ departure: { iataCode: 'MAD', at: '2027-03-01T00:01:00' } }),
      { ...offer, validatingAirlineCodes: ['AA'] },
    ]
    expect(await Promise.all(altered.map((each) => refusal(bookingOf(each), service)))).toMatchInlineSnapshot()
  })

  test('of an offer from another world', async () => {
    const { service } = sandbox({ seed: 'elsewhere' })
    const [offer] = await offersFor(service, toNewYork)
    expect(await refusal(bookingOf(offer ?? {}))).toMatchInlineSnapshot()
  })

  test('on a flight that has left', async () => {
    const { service, clock, offer } = await world()
    clock.now = Date.parse('2027-03-02T12:00:00Z')
    expect(await refusal(bookingOf(offer), service)).toMatchInlineSnapshot()
  })

  test('for travellers who are not those of the offer, or of whom something is missing', async () => {
    const { service, offer } = await world()
    const travelers = [{ id: '2', name: ada.name }]
    expect(await refusal(bookingOf(offer, { travelers }), service)).toMatchInlineSnapshot()
    expect(await refusal(bookingOf(offer, { travelers: [{ id: '1', name: ada.name }] }), service)).toMatchInlineSnapshot()
  })

  test('for a child that is an adult, or a passport that ends too early', async () => {
    const { service, offer } = await world()
    const young = { ...ada, dateOfBirth: '2020-01-01', documents: [{ ...ada.documents[0], expiryDate: '2027-02-28' }] }
    expect(await refusal(bookingOf(offer, { travelers: [young] }), service)).toMatchInlineSnapshot()
    const unborn = { ...ada, dateOfBirth: '2027-01-01' }
    expect(await refusal(bookingOf(offer, { travelers: [unborn] }), service)).toMatchInlineSnapshot()
  })

  test('for a card that is none or has ended; its number is not repeated', async () => {
    const { service, offer } = await world()
    const card = (change: object) => ({
      formOfPayments: [{ creditCard: { brand: 'VISA', number: '4111111111111111', expiryDate: '2030-08', ...change } }],
    })
    const all = [card({ number: '4111111111111112' }), card({ expiryDate: '2026-10' }), card({ number: '4111 1111 1111 1111' })]
    const said = await Promise.all(all.map((each) => refusal(bookingOf(offer, each), service)))
    expect(said).toMatchInlineSnapshot()
    expect(JSON.stringify(said)).not.toMatch(/4111/)
  })

  test('twice on the same flight in one order', async () => {
    const { service, offer } = await world()
    const flightOffers = [offer, { ...offer, id: '99' }]
    expect(await refusal(bookingOf(offer, { flightOffers }), service)).toMatchInlineSnapshot()
  })

  test('where nothing is said, and all that is missing is told', async () => {
    expect(await refusal({})).toMatchInlineSnapshot()
    expect(await refusal({ data: { type: 'flight-order' } })).toMatchInlineSnapshot()
  })
})

describe('at home', () => {
  test('an adult needs no passport, and no day of birth', async () => {
    const { service, offer } = await world(home)
    const { documents: _, dateOfBirth: __, ...plain } = ada
    expect((await booked(service, offer, { travelers: [plain] })).travelers).toEqual([plain])
  })
})

describe('an Idempotency-Key', () => {
  async function send(service: ReturnType<typeof sandbox>['service'], body: object, key: string, application = 'key') {
    const { body: token } = await service({
      method: 'POST',
      path: '/v1/security/oauth2/token',
      query: '',
      headers: {},
      body: `grant_type=client_credentials&client_id=${application}&client_secret=s`,
    })
    const headers = { authorization: `Bearer ${(token as { access_token: string }).access_token}`, 'idempotency-key': key }
    return service({ method: 'POST', path: '/v1/booking/flight-orders', query: '', headers, body })
  }

  test('with the same body gives the same order', async () => {
    const { service, offer } = await world()
    const [one, other] = [await send(service, bookingOf(offer), 'k1'), await send(service, bookingOf(offer), 'k1')]
    expect(other).toEqual(one)
    expect(one.status).toBe(201)
    const third = await send(service, bookingOf(offer), 'k2')
    expect((third.body as FlightOrderAnswer).data.id).not.toBe((one.body as FlightOrderAnswer).data.id)
  })

  test('with another body is refused, and belongs to the application that sent it', async () => {
    const { service, offer } = await world()
    await send(service, bookingOf(offer), 'k1')
    const refused = await send(service, bookingOf(offer, { queuingOfficeId: 'X' }), 'k1')
    expect([refused.status, errorsOf(refused)]).toMatchInlineSnapshot()
    expect((await send(service, bookingOf(offer, { queuingOfficeId: 'X' }), 'k1', 'another')).status).toBe(201)
  })

  test('takes as many characters as anybody needs', async () => {
    const { service, offer } = await world()
    expect(errorsOf(await send(service, bookingOf(offer), 'k'.repeat(256)))).toMatchInlineSnapshot()
    expect(await tokenOf(service)).toBeTypeOf('string')
  })
})
