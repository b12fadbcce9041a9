import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { book } from '../src/operations/transfers/book.ts'
import { cancel } from '../src/operations/transfers/cancel.ts'
import type { TransferOffer, TransferOrder, TransferOrderAnswer } from '../src/operations/transfers/model.ts'
import type { Service } from '../src/sandbox/service.ts'
import { bookRide, creditCard, passenger, rideBooking, ridesFor } from './rides.ts'
import { ask, bodyOf, errorsOf, noon, sandbox, tokenOf } from './world.ts'

/** Rides that are booked and taken back, as the service answers. */

const HOUR = 3_600_000

/** A ride of a provider that wants neither a flight nor a security code. */
async function plainRide(service: Service, rest: object = {}): Promise<TransferOffer> {
  const [offer] = await ridesFor({ transferType: 'TAXI', providerCodes: 'TXC', ...rest }, service)
  if (!offer) throw new Error('no ride')
  return offer
}

async function booked(service: Service, offer: TransferOffer, rest: object = {}): Promise<TransferOrder> {
  const { status, body } = await bookRide(offer.id, rideBooking(rest), service)
  if (status !== 201) throw new Error(JSON.stringify(body))
  expect(v.parse(book.output, body)).toEqual(body)
  return (body as TransferOrderAnswer).data
}

const cancelRide = (order: string, number: string, service: Service) =>
  ask(`POST /v1/ordering/transfer-orders/${order}/transfers/cancellation?confirmNbr=${number}`, {}, service)

describe('an order', () => {
  test('tells the ride as it was offered, who is driven and under what it was booked', async () => {
    const { service } = sandbox()
    const offer = await plainRide(service, { currency: 'USD' })
    const order = await booked(service, offer, { note: 'With a dog', agency: { contacts: [{ email: { address: 'desk@example.com' } }] } })
    const { type: _type, id, language: _language, ...ride } = offer
    expect(order).toEqual({
      type: 'transfer-order',
      id: 'VEtLQjJLfDIwMjYtMTEtMjA',
      reference: 'TKKB2K',
      transfers: [
        {
          confirmNbr: expect.stringMatching(/^[1-9]\d{6}$/),
          status: 'CONFIRMED',
          note: 'With a dog',
          methodOfPayment: 'CREDIT_CARD',
          offerId: id,
          ...ride,
        },
      ],
      passengers: [passenger],
      agency: { contacts: [{ email: { address: 'desk@example.com' } }] },
    })
  })

  test('keeps nothing of the card', async () => {
    const { service } = sandbox()
    const text = JSON.stringify(await booked(service, await plainRide(service)))
    for (const part of [creditCard.number, creditCard.number.slice(-4), creditCard.expiryDate, creditCard.cvv, 'holderName'])
      expect(text).not.toContain(part)
  })

  test('has a price with all that is added to it', async () => {
    const { service } = sandbox()
    const [offer] = await ridesFor({ transferType: 'PRIVATE', providerCodes: 'BLF' }, service)
    const order = await booked(service, offer as TransferOffer, {
      equipment: [{ code: 'CST' }, { code: 'WHC' }],
      extraServices: [{ code: 'MAG', quotation: { monetaryAmount: '8.00' } }],
    })
    const [ride] = order.transfers
    expect(Number(ride?.quotation.monetaryAmount)).toBeCloseTo(Number(offer?.quotation.monetaryAmount) + 5 + 0 + 8, 6)
    expect(
      [...(ride?.equipment ?? []), ...(ride?.extraServices ?? [])].map(({ code, includedInTotal }) => [code, includedInTotal]),
    ).toEqual([
      ['CST', true],
      ['WHC', true],
      ['MAG', true],
    ])
  })

  test('has a reference and a number that no other has', async () => {
    const { service } = sandbox()
    const offer = await plainRide(service)
    const orders = await Promise.all(Array.from({ length: 20 }, () => booked(service, offer)))
    expect(new Set(orders.map(({ reference }) => reference)).size).toBe(20)
    expect(new Set(orders.map(({ transfers }) => transfers[0]?.confirmNbr)).size).toBe(20)
    for (const { id } of orders) expect(encodeURIComponent(id)).toBe(id)
  })

  test('is made once, however often the same request comes under one key', async () => {
    const { service } = sandbox()
    const { id } = await plainRide(service)
    const authorization = `Bearer ${await tokenOf(service)}`
    const send = (body: object) =>
      service({
        method: 'POST',
        path: '/v1/ordering/transfer-orders',
        query: `offerId=${id}`,
        headers: { authorization, 'content-type': 'application/json', 'idempotency-key': 'one' },
        body,
      })
    const [first, again] = [await send(rideBooking()), await send(rideBooking())]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect((await send(rideBooking({ note: 'another' }))).status).toBe(422)
  })
})

test('what is booked costs what was offered, everywhere and in every kind of car', async () => {
  const { service } = sandbox()
  const ways = [
    ['CDG', 'PAR'],
    ['MAD', 'MAD'],
    ['JFK', 'NYC'],
    ['HND', 'TYO'],
    ['ZRH', 'ZRH'],
    ['DXB', 'DXB'],
    ['BKK', 'BKK'],
    ['ABZ', 'ABZ'],
    ['GRU', 'SAO'],
  ] as const
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ways),
      fc.constantFrom('PRIVATE', 'SHARED', 'TAXI', 'HOURLY', 'AIRPORT_EXPRESS', 'AIRPORT_BUS'),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(undefined, 'EUR', 'GBP', 'KWD'),
      fc.nat(),
      async ([startLocationCode, endLocationCode], transferType, passengers, currency, which) => {
        const offers = await ridesFor({ startLocationCode, endLocationCode, transferType, passengers, currency, duration: 'PT3H' }, service)
        const offer = offers[which % Math.max(1, offers.length)]
        if (!offer) return
        const needsFlight = offer.serviceProvider.settings?.includes('FLIGHT_NUMBER_REQUIRED')
        const { status, body } = await bookRide(offer.id, rideBooking(), service)
        if (needsFlight) {
          expect(errorsOf({ status, headers: {}, body }).map(({ code }) => code)).toEqual([37296])
          return
        }
        expect(status).toBe(201)
        const [ride] = (body as TransferOrderAnswer).data.transfers
        expect([ride?.quotation, ride?.converted, ride?.duration, ride?.vehicle]).toEqual([
          offer.quotation,
          offer.converted,
          offer.duration,
          offer.vehicle,
        ])
      },
    ),
    { numRuns: 60 },
  )
})

describe('an offer', () => {
  test('can be booked for two hours', async () => {
    const { service, clock } = sandbox()
    const offer = await plainRide(service)
    clock.now = noon + 2 * HOUR
    expect((await bookRide(offer.id, rideBooking(), service)).status).toBe(201)
    clock.now = noon + 2 * HOUR + 1000
    const answer = await bookRide(offer.id, rideBooking(), service)
    expect([answer.status, errorsOf(answer)[0]]).toEqual([
      400,
      {
        status: 400,
        code: 36803,
        title: 'OFFERID HAS EXPIRED. PLEASE GET A NEW OFFERID AND TRY AGAIN',
        detail: 'The offer could be booked until 2026-11-20T14:00 UTC: search again',
        source: { parameter: 'offerId' },
      },
    ])
  })

  test('cannot be booked once its pick-up is over', async () => {
    const { service, clock } = sandbox()
    const offer = await plainRide(service, { startDateTime: '2026-11-20T13:30:00' })
    clock.now = noon + HOUR
    const answer = await bookRide(offer.id, rideBooking(), service)
    expect(errorsOf(answer).map(({ code, detail }) => [code, detail])).toEqual([[36803, 'The pick-up of the offer is over: search again']])
  })

  test('that was altered by one sign is none, and neither is that of another world', async () => {
    const { service } = sandbox()
    const { id } = await plainRide(service)
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: id.length - 1 }), fc.constantFrom('A', 'z', '0', '-', ''), async (at, sign) => {
        const altered = id.slice(0, at) + sign + id.slice(at + 1)
        if (altered === id) return
        const answer = await bookRide(altered, rideBooking(), service)
        expect([answer.status, errorsOf(answer)[0]?.code, errorsOf(answer)[0]?.source]).toEqual([400, 4926, { parameter: 'offerId' }])
      }),
      { numRuns: 60 },
    )
    const elsewhere = await bookRide(id, rideBooking(), sandbox({ seed: 'other' }).service)
    expect(errorsOf(elsewhere)[0]?.code).toBe(4926)
  })

  test.each(['5976726751', 'x', '-', '--', '../..'])('of another kind is refused: %s', async (id) => {
    const answer = await bookRide(id, rideBooking(), sandbox().service)
    expect(errorsOf(answer)[0]).toMatchObject({ code: 4926, source: { parameter: 'offerId' } })
  })
})

describe('what is wrong with a booking has a code of its own', () => {
  const without = (name: string, record: object) => Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))
  const people = (rest: object) => ({ passengers: [{ ...passenger, ...rest }] })
  const contacts = (rest: object) => people({ contacts: { ...passenger.contacts, ...rest } })
  const card = (rest: object) => ({ payment: { methodOfPayment: 'CREDIT_CARD', creditCard: { ...creditCard, ...rest } } })
  const at = '/data/passengers/0'
  const cardAt = '/data/payment/creditCard'
  const bill = { line: 'Rue Cler 5', zip: '75007', cityName: 'Paris', countryCode: 'FR' }
  test.each<[what: string, rest: object, ...told: [code: number, title: string, pointer: string][]]>([
    ['nobody is driven', { passengers: undefined }, [11041, 'NEED PASSENGER NAME', '/data/passengers']],
    ['an empty list', { passengers: [] }, [11041, 'NEED PASSENGER NAME', '/data/passengers']],
    ['no first name', people({ firstName: undefined }), [11041, 'NEED PASSENGER NAME', `${at}/firstName`]],
    ['no family name', people({ lastName: undefined }), [11041, 'NEED PASSENGER NAME', `${at}/lastName`]],
    ['a name of digits', people({ lastName: 'R2D2' }), [27599, 'INVALID PASSENGER NAME', `${at}/lastName`]],
    ['no e-mail', contacts({ email: undefined }), [23883, 'EMAIL ADDRESS REQUIRED', `${at}/contacts/email`]],
    ['an e-mail that is none', contacts({ email: 'ada' }), [34120, 'INVALID EMAIL ADDRESS', `${at}/contacts/email`]],
    ['no telephone', contacts({ phoneNumber: undefined }), [391, 'NEED TELEPHONE NUMBER', `${at}/contacts/phoneNumber`]],
    ['a telephone that is none', contacts({ phoneNumber: 'call me' }), [32804, 'INVALID PHONE NUMBER', `${at}/contacts/phoneNumber`]],
    [
      'no contacts',
      people({ contacts: undefined }),
      [23883, 'EMAIL ADDRESS REQUIRED', `${at}/contacts/email`],
      [391, 'NEED TELEPHONE NUMBER', `${at}/contacts/phoneNumber`],
    ],
    ['more people than were asked for', { passengers: [passenger, passenger] }, [4926, 'INVALID DATA RECEIVED', '/data/passengers/1']],
    [
      'a bill without an address',
      people({ billingAddress: {} }),
      [34497, 'THE LINE IS MANDATORY IN ADDRESS', `${at}/billingAddress/line`],
      [12237, 'ZIP CODE IS MANDATORY IN ADDRESS', `${at}/billingAddress/zip`],
      [11257, 'NEED CITY NAME', `${at}/billingAddress/cityName`],
      [830, 'MISSING/INVALID COUNTRY CODE', `${at}/billingAddress/countryCode`],
    ],
    [
      'a bill to nowhere',
      people({ billingAddress: { ...bill, countryCode: 'XX' } }),
      [830, 'MISSING/INVALID COUNTRY CODE', `${at}/billingAddress/countryCode`],
    ],
    ['no payment', { payment: undefined }, [34502, 'PAYMENT METHOD IS REQUIRED', '/data/payment']],
    ['a payment without a way', { payment: {} }, [34502, 'PAYMENT METHOD IS REQUIRED', '/data/payment/methodOfPayment']],
    ['in cash', { payment: { methodOfPayment: 'CASH' } }, [37576, 'INVALID PAYMENT METHOD', '/data/payment/methodOfPayment']],
    ['on account', { payment: { methodOfPayment: 'TRAVEL_ACCOUNT' } }, [37576, 'INVALID PAYMENT METHOD', '/data/payment/methodOfPayment']],
    ['no card', { payment: { methodOfPayment: 'CREDIT_CARD' } }, [38597, 'CREDIT CARD NUMBER IS REQUIRED', cardAt]],
    ['a card without a number', card({ number: undefined }), [38597, 'CREDIT CARD NUMBER IS REQUIRED', `${cardAt}/number`]],
    ['a wrong check digit', card({ number: '4111111111111112' }), [1143, 'INVALID CREDIT CARD NUMBER', `${cardAt}/number`]],
    ['15 digits', card({ number: '378282246310005', vendorCode: 'AX' }), [1143, 'INVALID CREDIT CARD NUMBER', `${cardAt}/number`]],
    ['no holder', card({ holderName: undefined }), [25862, 'CREDIT CARD HOLDER NAME REQUIRED', `${cardAt}/holderName`]],
    ['no brand', card({ vendorCode: undefined }), [1535, 'INVALID VENDOR CODE', `${cardAt}/vendorCode`]],
    ['another brand', card({ vendorCode: 'CA' }), [1535, 'INVALID VENDOR CODE', `${cardAt}/vendorCode`]],
    ['no month', card({ expiryDate: undefined }), [1426, 'EXPIRATION DATE MISSING OR INVALID', `${cardAt}/expiryDate`]],
    ['a thirteenth month', card({ expiryDate: '1330' }), [1426, 'EXPIRATION DATE MISSING OR INVALID', `${cardAt}/expiryDate`]],
    ['a month that is over', card({ expiryDate: '1026' }), [1149, 'CREDIT CARD EXPIRED', `${cardAt}/expiryDate`]],
    ['a month before the ride', card({ expiryDate: '0227' }), [1149, 'CREDIT CARD EXPIRED', `${cardAt}/expiryDate`]],
    ['a security code of five digits', card({ cvv: '12345' }), [28926, 'MISSING CARD VERIFICATION VALUE CVV', `${cardAt}/cvv`]],
    ['an unknown flight', { flightNumber: 'QQ1' }, [34649, 'INVALID FLIGHT INFORMATION', '/data/flightNumber']],
    ['a flight of another day', { flightNumber: 'AF9999' }, [5095, 'INVALID FLIGHT/DATE', '/data/flightNumber']],
    [
      'an unknown flight as a segment',
      { startConnectedSegment: { transportationNumber: 'QQ1' } },
      [34649, 'INVALID FLIGHT INFORMATION', '/data/startConnectedSegment/transportationNumber'],
    ],
    ['unknown equipment', { equipment: [{ code: 'CST' }, { code: 'MAG' }] }, [4926, 'INVALID DATA RECEIVED', '/data/equipment/1/code']],
    ['unknown services', { extraServices: [{ code: 'QQQ' }] }, [4926, 'INVALID DATA RECEIVED', '/data/extraServices/0/code']],
  ])('%s', async (_, rest, ...told) => {
    const { service } = sandbox()
    const { id } = await plainRide(service)
    const { data } = rideBooking()
    const answer = await bookRide(id, { data: { ...data, ...rest } }, service)
    expect(answer.status).toBe(400)
    expect(errorsOf(answer).map(({ code, title, source }) => [code, title, source?.pointer])).toEqual(told)
    expect(JSON.stringify(answer.body)).not.toMatch(/\d{13}/)
  })

  test('a provider that asks for the security code is given it', async () => {
    const { service } = sandbox()
    const [offer] = await ridesFor({ transferType: 'PRIVATE', providerCodes: 'BLF' }, service)
    expect(offer?.serviceProvider.settings).toEqual(['CVV_NUMBER_REQUIRED'])
    const payment = { methodOfPayment: 'CREDIT_CARD', creditCard: without('cvv', creditCard) }
    const answer = await bookRide(offer?.id ?? '', rideBooking({ payment }), service)
    expect(errorsOf(answer).map(({ code, source }) => [code, source?.pointer])).toEqual([[28926, `${cardAt}/cvv`]])
    expect((await bookRide(offer?.id ?? '', rideBooking(), service)).status).toBe(201)
  })

  test('a provider that waits for a flight is told which, at an airport', async () => {
    const { service } = sandbox()
    const wants = { transferType: 'PRIVATE', providerCodes: 'GLB', startDateTime: '2027-03-01T19:45:00' }
    const [offer] = await ridesFor(wants, service)
    expect(offer?.serviceProvider.settings).toEqual(['FLIGHT_NUMBER_REQUIRED'])
    const answer = await bookRide(offer?.id ?? '', rideBooking(), service)
    expect(errorsOf(answer).map(({ code, source }) => [code, source?.pointer])).toEqual([[37296, '/data/flightNumber']])
    expect((await bookRide(offer?.id ?? '', rideBooking({ flightNumber: 'AF1498' }), service)).status).toBe(201)
    const [known] = await ridesFor({ ...wants, startConnectedSegment: { transportationNumber: 'AF1498' } }, service)
    expect((await bookRide(known?.id ?? '', rideBooking(), service)).status).toBe(201)
    const [back] = await ridesFor({ ...wants, startLocationCode: 'PAR', endLocationCode: 'CDG' }, service)
    expect((await bookRide(back?.id ?? '', rideBooking(), service)).status).toBe(201)
  })

  test('an account is taken where the provider takes it', async () => {
    const { service } = sandbox()
    const [offer] = await ridesFor(
      { startLocationCode: 'LHR', endLocationCode: 'LON', transferType: 'PRIVATE', providerCodes: 'ALB' },
      service,
    )
    expect(offer?.methodsOfPaymentAccepted).toEqual(['CREDIT_CARD', 'TRAVEL_ACCOUNT'])
    const payment = { methodOfPayment: 'TRAVEL_ACCOUNT' }
    const answer = await bookRide(offer?.id ?? '', rideBooking({ payment }), service)
    expect(errorsOf(answer).map(({ code, source }) => [code, source?.pointer])).toEqual([[37576, '/data/payment/paymentReference']])
    const order = await booked(service, offer as TransferOffer, { payment: { ...payment, paymentReference: 'ACCOUNT-1' } })
    expect(order.transfers[0]?.methodOfPayment).toBe('TRAVEL_ACCOUNT')
  })

  test('contacts may come in the words of other bookings', async () => {
    const { service } = sandbox()
    const contacts = { emailAddress: 'ada@example.com', phones: [{ countryCallingCode: '+34', number: '612345678' }] }
    expect((await bookRide((await plainRide(service)).id, rideBooking({ passengers: [{ ...passenger, contacts }] }), service)).status).toBe(
      201,
    )
  })

  test('nothing is written of what is refused', async () => {
    const { service } = sandbox()
    const { id } = await plainRide(service)
    await bookRide(id, rideBooking({ payment: undefined }), service)
    const { reference } = await booked(service, await plainRide(service))
    expect(reference).toBe('TKKB2K')
  })
})

test('whatever stands in a body, the answer is one', async () => {
  const { service } = sandbox()
  const { id } = await plainRide(service)
  const passengers = fc.oneof(
    fc.jsonValue(),
    fc.array(fc.record({ firstName: fc.jsonValue(), contacts: fc.jsonValue() }), { maxLength: 3 }),
  )
  const payment = fc.oneof(fc.jsonValue(), fc.record({ methodOfPayment: fc.constant('CREDIT_CARD'), creditCard: fc.jsonValue() }))
  const equipment = fc.oneof(fc.jsonValue(), fc.array(fc.record({ code: fc.jsonValue() })))
  const segment = fc.oneof(fc.jsonValue(), fc.record({ transportationNumber: fc.jsonValue() }))
  const record = fc.record(
    { passengers, payment, equipment, flightNumber: fc.jsonValue(), startConnectedSegment: segment },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), record), async (data) => {
      const answer = await bookRide(id, { data }, service)
      expect(answer.status).toBe(400)
      expect(errorsOf(answer).every(({ code, title }) => code > 0 && title !== '')).toBe(true)
    }),
    { numRuns: 150 },
  )
})

describe('a ride that is taken back', () => {
  async function ready(rest: object = {}) {
    const { service, clock } = sandbox()
    const { id, transfers } = await booked(service, await plainRide(service, rest))
    return { service, clock, id, number: transfers[0]?.confirmNbr ?? '' }
  }

  test('is cancelled with 200, for nothing a day before', async () => {
    const { service, id, number } = await ready()
    const answer = await cancelRide(id, number, service)
    expect(bodyOf(answer, cancel)).toEqual({ data: { confirmNbr: number, reservationStatus: 'CANCELLED' } })
  })

  test('stays cancelled however often it is asked, and says since when', async () => {
    const { service, clock, id, number } = await ready()
    await cancelRide(id, number, service)
    clock.now = noon + 48 * HOUR
    const { warnings, data } = bodyOf(await cancelRide(id, number, service), cancel)
    expect([data, warnings?.map(({ detail }) => detail)]).toEqual([
      { confirmNbr: number, reservationStatus: 'CANCELLED' },
      ['The ride was cancelled before, on 2026-11-20'],
    ])
  })

  test.each([
    [24, undefined],
    [23.9, 'Half of the price is charged between 24 and 3 hours before the pick-up. That is 50 % of 62.00 EUR'],
    [3, 'Half of the price is charged between 24 and 3 hours before the pick-up. That is 50 % of 62.00 EUR'],
    [2.9, 'The full price is charged less than 3 hours before the pick-up or when nobody shows up. That is 100 % of 62.00 EUR'],
  ])('%d hours before says what it costs', async (hours, says) => {
    const { service, clock, id, number } = await ready()
    clock.now = Date.parse('2027-03-01T13:30:00Z') - hours * HOUR
    const { warnings } = bodyOf(await cancelRide(id, number, service), cancel)
    expect(warnings?.[0]?.detail).toBe(says)
  })

  test('cannot be once it began', async () => {
    const { service, clock, id, number } = await ready()
    clock.now = Date.parse('2027-03-01T13:30:00Z')
    const answer = await cancelRide(id, number, service)
    expect([answer.status, errorsOf(answer)[0]?.code]).toEqual([400, 4926])
  })

  test('is found by its order and its number', async () => {
    const { service, id, number } = await ready()
    const told = async (order: string, confirmation: string) => {
      const answer = await cancelRide(order, confirmation, service)
      return [answer.status, errorsOf(answer)[0]?.code, errorsOf(answer)[0]?.source?.parameter]
    }
    expect(await told('none', number)).toEqual([404, 1797, 'orderId'])
    expect(await told(id, '1')).toEqual([404, 1797, 'confirmNbr'])
    const bare = await ask(`POST /v1/ordering/transfer-orders/${id}/transfers/cancellation`, {}, service)
    expect([bare.status, errorsOf(bare)[0]?.code]).toEqual([400, 32171])
  })
})
