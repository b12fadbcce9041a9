import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { HotelBookings } from '../src/operations/hotels/book.model.ts'
import { book } from '../src/operations/hotels/book.ts'
import type { Service } from '../src/sandbox/service.ts'
import { allOffers, another, cardOf, guest, nights, offered, offerPaid, stayOf } from './stays.ts'
import { ask, errorsOf, get, sandbox, tokenOf } from './world.ts'

/** Booking rooms by version 1 of the service: what is given out, what is taken, and what is refused with which code at which place. */

const path = 'POST /v1/booking/hotel-bookings'

async function booked(service: Service, offerId: string, rest: object = {}): Promise<HotelBookings['data']> {
  const { status, body } = await ask(path, stayOf(offerId, rest), service)
  expect([status, body]).toMatchObject([201, { data: expect.anything() }])
  expect(v.parse(book.output, body)).toEqual(body)
  return (body as HotelBookings).data
}

const refused = async (service: Service, body: object) => {
  const response = await ask(path, body, service)
  return [response.status, ...errorsOf(response).map(({ code, source }) => [code, source?.pointer])]
}

const two = `${nights}&adults=2`

describe('a booking', () => {
  test('gives a confirmation of the hotel and a reference for each room', async () => {
    const { service } = sandbox()
    const { id } = await offerPaid(service, 'guarantee')
    const [only, ...others] = await booked(service, id)
    expect(others).toEqual([])
    expect(only).toEqual({
      type: 'hotel-booking',
      id: expect.stringMatching(/^[A-Z]{2}_\d{13}$/),
      providerConfirmationId: expect.stringMatching(/^\d{13}$/),
      associatedRecords: [{ reference: 'TKKB2K', originSystemCode: 'GDS' }],
    })
  })

  test('of several rooms takes one guest for all of them, or who sleeps where', async () => {
    const { service } = sandbox()
    const { id } = await offerPaid(service, 'guarantee', `${two}&roomQuantity=2`)
    const rooms = await booked(service, id)
    expect(new Set(rooms.map(({ providerConfirmationId }) => providerConfirmationId)).size).toBe(2)
    expect(new Set(rooms.map(({ associatedRecords }) => associatedRecords?.[0]?.reference)).size).toBe(1)
    const shared = {
      guests: [guest, another],
      rooms: [
        { guestIds: [1], paymentId: 1 },
        { guestIds: [2], paymentId: 1, specialRequest: 'a quiet room' },
      ],
    }
    const other = await offerPaid(service, 'prepay', `${two}&roomQuantity=2`)
    expect(await booked(service, other.id, shared)).toHaveLength(2)
  })

  test('takes every way of paying', async () => {
    const { service } = sandbox()
    for (const kind of ['guarantee', 'deposit', 'prepay'] as const)
      expect(await booked(service, (await offerPaid(service, kind)).id)).toHaveLength(1)
  })

  test('counts guests that have no ids', async () => {
    const { service } = sandbox()
    const { id } = await offerPaid(service, 'guarantee', two)
    const { id: _, ...nameless } = guest
    expect(
      await booked(service, id, { guests: [nameless, { ...nameless, name: another.name }], rooms: [{ guestIds: [1, 2] }] }),
    ).toHaveLength(1)
  })

  test('with the same key is made once, and answers the same again', async () => {
    const { service } = sandbox()
    const { id } = await offerPaid(service, 'guarantee')
    const headers = { authorization: `Bearer ${await tokenOf(service)}`, 'content-type': 'application/json', 'idempotency-key': 'one' }
    const send = (body: object) => service({ method: 'POST', path: '/v1/booking/hotel-bookings', query: '', headers, body })
    const first = await send(stayOf(id))
    expect(await send(stayOf(id))).toEqual(first)
    expect((await send(stayOf(id, { guests: [another] }))).status).toBe(422)
  })
})

describe('the last room', () => {
  /** Books rooms of an offer until there are none. */
  async function untilFull(service: Service, offerId: string): Promise<number> {
    for (let count = 0; count < 30; count++) {
      const response = await ask(path, stayOf(offerId), service)
      if (response.status === 201) continue
      expect(errorsOf(response)).toMatchObject([
        { code: 3664, title: 'NO ROOMS AVAILABLE AT REQUESTED PROPERTY', source: { pointer: '/data/offerId' } },
      ])
      return count
    }
    throw new Error('there is no end of rooms')
  }

  test('once booked is no longer offered: the offer is empty, and other rooms are sold on', async () => {
    const { service } = sandbox()
    const before = await allOffers(service, 'MAD', two)
    const [first] = before
    if (!first) throw new Error('no offer')
    expect(await untilFull(service, first.id)).toBeGreaterThan(0)
    const { status, body } = await get(`/v3/shopping/hotel-offers/${first.id}`, service)
    expect([status, body]).toEqual([200, { data: {} }])
    const after = await allOffers(service, 'MAD', two)
    expect(after.some(({ id }) => id === first.id)).toBe(false)
    expect(after.length).toBeLessThan(before.length)
  })

  test('of every kind makes the hotel full', async () => {
    const { service } = sandbox()
    const [hotel] = await offered(service, `hotelIds=${await smallHotel(service)}&${two}&bestRateOnly=false`)
    const byRoom = new Map(hotel?.offers.map(({ id, room }) => [room.type, id]))
    for (const id of byRoom.values()) await untilFull(service, id)
    const asked = `hotelIds=${hotel?.hotel.hotelId}&${two}`
    expect(await offered(service, asked)).toEqual([])
    expect(await offered(service, `${asked}&includeClosed=true`)).toMatchObject([{ available: false, offers: [] }])
    // The nights before are as they were.
    expect(await offered(service, `hotelIds=${hotel?.hotel.hotelId}&adults=2&checkInDate=2027-02-27&checkOutDate=2027-02-28`)).toHaveLength(
      1,
    )
  })

  async function smallHotel(service: Service): Promise<string> {
    const all = await allOffers(service, 'MAD', two)
    const ids = [...new Set(all.map(({ id }) => id.slice(0, 8)))]
    const kinds = (hotel: string) => new Set(all.filter(({ id }) => id.startsWith(hotel)).map(({ room }) => room.type)).size
    return ids.toSorted((a, b) => kinds(a) - kinds(b))[0] ?? ''
  }

  test('is never taken by halves: where one of two rooms is left, none is taken', async () => {
    const { service } = sandbox()
    const twoRooms = (await allOffers(service, 'MAD', `${two}&roomQuantity=2`))[0]
    if (!twoRooms) throw new Error('no offer')
    const single = (await allOffers(service, 'MAD', two)).find(({ id }) => id.slice(0, 16) === twoRooms.id.slice(0, 16))
    let left = 0
    while ((await ask(path, stayOf(twoRooms.id), service)).status === 201) left++
    expect(left).toBeGreaterThan(0)
    expect(await untilFull(service, single?.id ?? '')).toBeLessThan(2)
  })
})

describe('refused is', () => {
  const { service, clock } = sandbox()
  const refusedWith = async (kind: 'guarantee' | 'deposit' | 'prepay', change: object, query = two) =>
    refused(service, stayOf((await offerPaid(service, kind, query)).id, change))
  const payment = (change: object) => ({ payments: [{ id: 1, method: 'creditCard', card: cardOf(change) }] })

  test('an offer that was never given out', async () => {
    expect(await refused(service, stayOf('NOSUCHOFFER'))).toEqual([400, [477, '/data/offerId']])
    expect(await refused(service, stayOf('no offer'))).toEqual([400, [477, '/data/offerId']])
  })

  test('an offer of yesterday, since prices changed, and one of the day before', async () => {
    const { id } = await offerPaid(service, 'guarantee')
    clock.now = Date.parse('2026-11-21T00:10:00Z')
    expect(await refused(service, stayOf(id))).toEqual([400, [33554, '/data/offerId']])
    clock.now = Date.parse('2026-11-22T00:10:00Z')
    expect(await refused(service, stayOf(id))).toEqual([400, [36803, '/data/offerId']])
    clock.now = Date.parse('2026-11-20T12:00:00Z')
  })

  test('a booking without a card, by what the rate wants', async () => {
    for (const [kind, code] of [
      ['guarantee', 1427],
      ['deposit', 1146],
      ['prepay', 3659],
    ] as const) {
      expect(await refusedWith(kind, { payments: undefined })).toEqual([400, [code, '/data/payments']])
      expect(await refusedWith(kind, { payments: [{ method: 'creditCard' }] })).toEqual([400, [code, '/data/payments/0/card']])
    }
  })

  test.each([
    ['of no kind', { vendorCode: 'QQ' }, 1205, 'vendorCode'],
    ['that the hotel does not take', { vendorCode: 'TP' }, 3682, 'vendorCode'],
    ['with a number that none has', { cardNumber: '4111111111111112' }, 8517, 'cardNumber'],
    ['that ends before the guests arrive', { expiryDate: '2027-02' }, 3871, 'expiryDate'],
  ])('a card %s', async (_, change, code, member) => {
    expect(await refusedWith('guarantee', payment(change))).toEqual([400, [code, `/data/payments/0/card/${member}`]])
  })

  test('everything that is wrong with a card at once, without its number', async () => {
    const { id } = await offerPaid(service, 'guarantee')
    const response = await ask(path, stayOf(id, payment({ vendorCode: 'QQ', cardNumber: '1234567890123', expiryDate: '2020-01' })), service)
    expect(errorsOf(response).map(({ code }) => code)).toEqual([1205, 8517, 3871])
    expect(JSON.stringify(response.body)).not.toContain('1234567890123')
  })

  test.each([
    ['a guest in a room who is not there', { rooms: [{ guestIds: [7] }] }, 4725, '/data/rooms/0/guestIds'],
    ['nobody in a room', { guests: [guest, another], rooms: [{}] }, 4725, '/data/rooms/0/guestIds'],
    ['a guest who is in no room', { guests: [guest, another], rooms: [{ guestIds: [1] }] }, 4725, '/data/rooms'],
    ['two guests of one id', { guests: [guest, guest] }, 4725, '/data/guests'],
    ['more guests than it is for', { guests: [guest, another, { ...guest, id: 3 }] }, 4725, '/data/guests'],
    ['more rooms than it is for', { rooms: [{ guestIds: [1] }, { guestIds: [1] }] }, 33555, '/data/rooms'],
    ['a payment that is not there', { rooms: [{ guestIds: [1], paymentId: 4 }] }, 4926, '/data/rooms/0/paymentId'],
  ])('%s', async (_, change, code, pointer) => {
    expect(await refusedWith('guarantee', change)).toEqual([400, [code, pointer]])
  })

  test('several guests in several rooms without a word on who sleeps where', async () => {
    expect(await refusedWith('guarantee', { guests: [guest, another] }, `${two}&roomQuantity=2`)).toEqual([400, [33555, '/data/rooms']])
  })

  test('one guest who sleeps in two rooms while another is there', async () => {
    const rooms = { guests: [guest, another], rooms: [{ guestIds: [1, 2] }, { guestIds: [1] }] }
    expect(await refusedWith('guarantee', rooms, `${two}&roomQuantity=2`)).toEqual([400, [4725, '/data/rooms/1/guestIds']])
  })

  test.each([
    ['no guests', { guests: [] }, 10661, '/data/guests'],
    ['a guest without a name', { guests: [{ contact: guest.contact }] }, 32171, '/data/guests/0/name'],
    ['a guest whom nobody can reach', { guests: [{ name: guest.name }] }, 32171, '/data/guests/0/contact'],
    ['a wish of one letter', { rooms: [{ guestIds: [1], specialRequest: 'x' }] }, 477, '/data/rooms/0/specialRequest'],
    ['a payment in cash', { payments: [{ method: 'cash' }] }, 572, '/data/payments/0/method'],
  ])('%s', async (_, change, code, pointer) => {
    expect(await refusedWith('guarantee', change)).toEqual([400, [code, pointer]])
  })
})
