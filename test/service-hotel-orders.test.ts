import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type HotelOrder, HotelOrder as Model } from '../src/operations/hotels/book.model.ts'
import type { Service } from '../src/sandbox/service.ts'
import { allOffers, cardOf, nights, offerPaid, orderOf } from './stays.ts'
import { ask, errorsOf, get, sandbox } from './world.ts'

/** Booking rooms by version 2 of the service: an order with everything in it. */

const path = 'POST /v2/booking/hotel-orders'
const two = `${nights}&adults=2`

async function ordered(service: Service, body: object): Promise<HotelOrder['data']> {
  const response = await ask(path, body, service)
  expect([response.status, response.body]).toMatchObject([201, { data: expect.anything() }])
  expect(v.parse(Model, response.body)).toEqual(response.body)
  return (response.body as HotelOrder).data
}

const refused = async (service: Service, body: object) => {
  const response = await ask(path, body, service)
  return [response.status, ...errorsOf(response).map(({ code, source }) => [code, source?.pointer])]
}

const references = (...tids: number[]) => tids.map((tid) => ({ guestReference: String(tid) }))
const people = [
  { tid: 1, firstName: 'ADA', lastName: 'LOVELACE' },
  { tid: 2, firstName: 'CHARLES', lastName: 'BABBAGE' },
  { tid: 3, firstName: 'BYRON', lastName: 'KING', childAge: 6 },
]

describe('an order', () => {
  test('holds the offer, the hotel, the guests, and of the card its last four digits', async () => {
    const { service } = sandbox()
    const offer = await offerPaid(service, 'guarantee')
    const order = await ordered(service, orderOf(offer.id))
    const [booking] = order.hotelBookings
    expect(order.associatedRecords).toEqual([{ reference: 'TKKB2K', originSystemCode: 'GDS' }])
    expect(order.guests).toMatchObject([{ tid: 1, id: 1, firstName: 'ADA' }])
    expect(booking).toMatchObject({
      bookingStatus: 'CONFIRMED',
      hotel: { hotelId: offer.id.slice(0, 8) },
      hotelOffer: { ...offer, roomQuantity: 1 },
      hotelProviderInformation: [{ confirmationNumber: expect.stringMatching(/^\d{13}$/) }],
      payment: { paymentCard: { paymentCardInfo: { cardNumber: 'XXXXXXXXXXXX1111' } } },
    })
    expect(JSON.stringify(order)).not.toMatch(/4111111111111111|"123"/)
  })

  test('takes several rooms of an offer, and several offers', async () => {
    const { service } = sandbox()
    const [first, second] = (await allOffers(service, 'MAD', `${two}&roomQuantity=2`)).filter(
      ({ policies }) => policies?.paymentType === 'guarantee',
    )
    const single = await offerPaid(service, 'guarantee', two)
    expect(first?.id).not.toBe(second?.id)
    const roomAssociations = [
      { hotelOfferId: first?.id, guestReferences: references(1) },
      { hotelOfferId: first?.id, guestReferences: references(2), specialRequest: 'a quiet room' },
      { hotelOfferId: single.id, guestReferences: references(1, 2) },
    ]
    const order = await ordered(service, orderOf('', { guests: people.slice(0, 2), roomAssociations }))
    expect(
      order.hotelBookings.map(({ roomAssociations, hotelProviderInformation }) => [
        roomAssociations.length,
        hotelProviderInformation.length,
      ]),
    ).toEqual([
      [2, 2],
      [1, 1],
    ])
    const numbers = order.hotelBookings.flatMap(({ hotelProviderInformation }) =>
      hotelProviderInformation.map(({ confirmationNumber }) => confirmationNumber),
    )
    expect(new Set(numbers).size).toBe(3)
  })

  test('takes the same rooms as version 1 does', async () => {
    const { service } = sandbox()
    const { id } = await offerPaid(service, 'guarantee')
    let count = 0
    while ((await ask(path, orderOf(id), service)).status === 201) count++
    expect(count).toBeGreaterThan(0)
    expect(await refused(service, orderOf(id))).toEqual([400, [3664, '/data/roomAssociations/0/hotelOfferId']])
    expect((await get(`/v3/shopping/hotel-offers/${id}`, service)).body).toEqual({ data: {} })
  })

  test('of which one room is gone takes none of the others', async () => {
    const { service } = sandbox()
    const [gone, other] = [await offerPaid(service, 'guarantee'), await offerPaid(service, 'prepay', two)]
    while ((await ask(path, orderOf(gone.id), service)).status === 201);
    const before = JSON.stringify(await allOffers(service, 'MAD'))
    const roomAssociations = [other, gone].map(({ id }) => ({ hotelOfferId: id, guestReferences: references(1) }))
    expect(await refused(service, orderOf('', { roomAssociations }))).toEqual([400, [3664, '/data/roomAssociations/1/hotelOfferId']])
    expect(JSON.stringify(await allOffers(service, 'MAD'))).toBe(before)
  })
})

describe('refused is', () => {
  const { service, clock } = sandbox()
  const at = (place: string) => `/data/roomAssociations/0/${place}`
  const info = '/data/payment/paymentCard/paymentCardInfo'
  const paying = (change: object) => ({ payment: { method: 'CREDIT_CARD', paymentCard: { paymentCardInfo: { ...cardOf(), ...change } } } })

  test('an offer that was never given out, and what cannot be the id of one', async () => {
    expect(await refused(service, orderOf('NOSUCHOFFER'))).toEqual([400, [38420, at('hotelOfferId')]])
    expect(await refused(service, orderOf('no offer'))).toEqual([400, [36801, at('hotelOfferId')]])
  })

  test('an offer of yesterday, and one of the day before', async () => {
    const { id } = await offerPaid(service, 'guarantee')
    clock.now = Date.parse('2026-11-21T00:10:00Z')
    expect(await refused(service, orderOf(id))).toEqual([400, [33554, at('hotelOfferId')]])
    clock.now = Date.parse('2026-11-22T00:10:00Z')
    expect(await refused(service, orderOf(id))).toEqual([400, [36803, at('hotelOfferId')]])
    clock.now = Date.parse('2026-11-20T12:00:00Z')
  })

  test.each([
    ['what is no order', { type: 'order' }, 8612, '/data/type'],
    ['a room of a guest who is not there', { roomAssociations: [7] }, 4725, at('guestReferences')],
    ['a child alone', { roomAssociations: [3] }, 27530, at('guestReferences')],
    ['two guests of one tid', { guests: [people[0], people[0]] }, 4725, '/data/guests/1/tid'],
    ['a guest without a family name', { guests: [{ tid: 1, firstName: 'ADA' }] }, 32171, '/data/guests/0/lastName'],
    ['a payment in another way', { payment: { method: 'TRAVEL_AGENT_ID' } }, 38592, '/data/payment/method'],
    ['a payment without a card', { payment: { method: 'CREDIT_CARD' } }, 1240, `${info}/cardNumber`],
    ['a card of no kind', paying({ vendorCode: 'QQ' }), 1205, `${info}/vendorCode`],
    ['a card that the hotel does not take', paying({ vendorCode: 'TP' }), 3682, `${info}/vendorCode`],
    ['a number that no card has', paying({ cardNumber: '4111111111111112' }), 8517, `${info}/cardNumber`],
    ['a card that ends before the guests arrive', paying({ expiryDate: '2027-02' }), 24550, `${info}/expiryDate`],
    ['no payment', { payment: undefined }, 1427, '/data/payment'],
  ])('%s', async (_, change, code, pointer) => {
    const { id } = await offerPaid(service, 'guarantee', two)
    const { roomAssociations: rooms, ...rest } = change as { roomAssociations?: number[] }
    const roomAssociations = [{ hotelOfferId: id, guestReferences: references(...(rooms ?? [1])) }]
    expect(await refused(service, orderOf(id, { guests: people, roomAssociations, ...rest }))).toEqual([400, [code, pointer]])
  })

  test('a party that is larger than the offer, or than the room', async () => {
    const doubles = (await allOffers(service, 'MAD', nights)).find(
      ({ room, policies }) => room.type === 'C1D' && policies?.paymentType === 'guarantee',
    )
    const inDouble = (...tids: number[]) => ({
      guests: people,
      roomAssociations: [{ hotelOfferId: doubles?.id, guestReferences: references(...tids) }],
    })
    expect(await refused(service, orderOf('', inDouble(1, 2)))).toEqual([400, [1503, at('guestReferences')]])
    expect(await refused(service, orderOf('', inDouble(1, 2, 3)))).toEqual([400, [3843, at('guestReferences')]])
  })

  test('fewer rooms than the offer has', async () => {
    const { id } = await offerPaid(service, 'guarantee', `${two}&roomQuantity=2`)
    expect(await refused(service, orderOf(id))).toEqual([400, [33555, at('hotelOfferId')]])
  })

  test('a rate that is paid at once without the security code of the card', async () => {
    const { id } = await offerPaid(service, 'prepay')
    expect(await refused(service, orderOf(id, paying({})))).toEqual([400, [28926, `${info}/securityCode`]])
  })
})
