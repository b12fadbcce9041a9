import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FlightOffer } from '../src/operations/flights/model.ts'
import type { FlightOrder } from '../src/operations/flights/order.model.ts'
import { ada, bookingOf } from './booking.ts'
import { ask, errorsOf, noon, offersFor, sandbox } from './world.ts'

/** However a party is made up and whatever seats it wants: each seat has one order, and nobody sits in a cabin that was not paid. */

const [from, to, day] = ['MAD', 'BCN', '2026-11-21']
const query = (rest: string) => `originLocationCode=${from}&destinationLocationCode=${to}&departureDate=${day}&nonStop=true&${rest}`

const numberOf = (offer: FlightOffer) => `${offer.itineraries[0]?.segments[0]?.carrierCode}${offer.itineraries[0]?.segments[0]?.number}`

type Service = ReturnType<typeof sandbox>['service']

/** Seats of a flight by their cabins and what they are now, as its map tells. */
async function seatsOf(service: Service, offer: FlightOffer): Promise<Map<string, { cabin: string; status: string }>> {
  const { body } = await ask('POST /v1/shopping/seatmaps', { data: [offer] }, service)
  const [map] = (body as { data: { decks: { seats: Seat[] }[] }[] }).data
  return new Map(
    (map?.decks ?? []).flatMap(({ seats }) =>
      seats.map(({ number, cabin, travelerPricing }) => [
        number,
        { cabin, status: travelerPricing?.[0]?.seatAvailabilityStatus ?? 'BLOCKED' },
      ]),
    ),
  )
}

interface Seat {
  readonly number: string
  readonly cabin: string
  readonly travelerPricing?: readonly { readonly seatAvailabilityStatus: string }[]
}

const choosing = (offer: FlightOffer, seats: readonly (string | undefined)[]): FlightOffer => ({
  ...offer,
  travelerPricings: offer.travelerPricings.map((pricing, at) => ({
    ...pricing,
    fareDetailsBySegment: pricing.fareDetailsBySegment.map((detail) => ({
      ...detail,
      ...(seats[at] !== undefined && { additionalServices: { chargeableSeatNumber: seats[at] } }),
    })),
  })),
})

const births: Readonly<Record<string, string>> = { ADULT: '1985-12-10', CHILD: '2020-01-01', HELD_INFANT: '2026-01-01' }

/** Prices an offer and books it for people who fit it. */
async function bookFor(service: Service, offer: FlightOffer) {
  const priced = await ask(
    'POST /v1/shopping/flight-offers/pricing',
    { data: { type: 'flight-offers-pricing', flightOffers: [offer] } },
    service,
  )
  if (priced.status !== 200) return priced
  const [best] = (priced.body as { data: { flightOffers: FlightOffer[] } }).data.flightOffers
  const travelers = offer.travelerPricings.map(({ travelerId, travelerType }) => ({
    ...ada,
    id: travelerId,
    dateOfBirth: births[travelerType],
  }))
  return ask('POST /v1/booking/flight-orders', bookingOf(best ?? {}, { travelers }), service)
}

test('every order has the seats it chose and no other has them, whatever is chosen, held and cancelled', async () => {
  const step = fc.record({
    flight: fc.nat(3),
    adults: fc.integer({ min: 1, max: 4 }),
    children: fc.nat(2),
    infants: fc.nat(1),
    cabin: fc.constantFrom('ECONOMY', 'BUSINESS'),
    picks: fc.array(fc.option(fc.nat(200)), { maxLength: 6 }),
    ending: fc.constantFrom('keep', 'keep', 'cancel'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const { service } = sandbox()
      const taken = new Map<string, string>()
      for (const { flight, adults, children, infants, cabin, picks, ending } of steps) {
        const found = await offersFor(service, query(`adults=${adults}&children=${children}&infants=${infants}&travelClass=${cabin}`))
        const offer = found[flight]
        if (!offer) continue
        const seats = await seatsOf(service, offer)
        const names = [...seats.keys()]
        const chosen = offer.travelerPricings.map(({ travelerType }, at) => {
          const pick = picks[at]
          return pick === undefined || pick === null || travelerType === 'HELD_INFANT' ? undefined : names[pick % names.length]
        })
        const answer = await bookFor(service, choosing(offer, chosen))
        const picked = chosen.flatMap((seat) => seat ?? [])
        const impossible =
          new Set(picked).size < picked.length ||
          picked.some(
            (seat) => seats.get(seat)?.cabin !== cabin || taken.has(`${numberOf(offer)} ${seat}`) || seats.get(seat)?.status === 'OCCUPIED',
          )
        if (impossible) expect(answer.status).toBe(400)
        if (answer.status !== 201) continue
        const { id, flightOffers } = (answer.body as { data: FlightOrder }).data
        expect(
          flightOffers[0]?.travelerPricings.map(({ fareDetailsBySegment: [detail] }) => detail?.additionalServices?.chargeableSeatNumber),
        ).toEqual(chosen)
        if (ending === 'cancel') {
          expect((await ask(`DELETE /v1/booking/flight-orders/${id}`, undefined, service)).status).toBe(204)
          expect(await seatsOf(service, offer)).toEqual(seats)
          continue
        }
        for (const seat of picked) taken.set(`${numberOf(offer)} ${seat}`, id)
        const after = await seatsOf(service, offer)
        const fresh = [...after].filter(([name, { status }]) => status === 'OCCUPIED' && seats.get(name)?.status !== 'OCCUPIED')
        const inCabin = fresh.filter(([, seat]) => seat.cabin === cabin)
        expect(fresh).toEqual(inCabin)
        for (const seat of picked) expect(after.get(seat)?.status).toBe('OCCUPIED')
        // Each of them has a seat, and with the last one sold the rest of the cabin is closed.
        expect(inCabin.length).toBeGreaterThanOrEqual(adults + children)
      }
    }),
    { numRuns: 6, seed: 20261120 },
  )
}, 60_000)

describe('two of a party', () => {
  test('cannot choose one seat, and who chose none is not given that of the other', async () => {
    const { service } = sandbox()
    const [offer] = await offersFor(service, query('adults=2'))
    if (!offer) throw new Error('no offer')
    const before = await seatsOf(service, offer)
    const [alone] = await offersFor(service, query('adults=1'))
    if (!alone || numberOf(alone) !== numberOf(offer)) throw new Error('another flight')
    const plain = await bookFor(service, alone)
    const given = [...(await seatsOf(service, offer))].filter(([name, { status }]) => status !== before.get(name)?.status)
    await ask(`DELETE /v1/booking/flight-orders/${(plain.body as { data: FlightOrder }).data.id}`, undefined, service)
    const [[first = ''] = []] = given
    expect(before.get(first)?.status).toBe('AVAILABLE')
    const both = await bookFor(service, choosing(offer, [first, first]))
    expect([both.status, errorsOf(both)[0]?.detail]).toEqual([
      400,
      `Error booking additional services: seat ${first} of ${numberOf(offer)} is asked for twice`,
    ])
    // The first would be given it, and the second chose it.
    expect((await bookFor(service, choosing(offer, [undefined, first]))).status).toBe(201)
    const after = [...(await seatsOf(service, offer))].filter(([name, { status }]) => status !== before.get(name)?.status)
    expect(after).toHaveLength(2)
    expect(after.map(([name]) => name)).toContain(first)
  })
})

test('a hold whose time is over gives its seats back, and two who want them then do not both get them', async () => {
  const { service, clock } = sandbox()
  const later = query('adults=1').replace(day, '2027-03-01')
  const [offer] = await offersFor(service, later)
  if (!offer) throw new Error('no offer')
  const flight = numberOf(offer)
  const now = async () => (await offersFor(service, later)).find((each) => numberOf(each) === flight) ?? offer
  const free = [...(await seatsOf(service, offer))].filter(([, { status, cabin }]) => status === 'AVAILABLE' && cabin === 'ECONOMY')
  const [seat = ''] = free.at(-1) ?? []
  const hold = { ticketingAgreement: { option: 'DELAY_TO_CANCEL', delay: '1D' } }
  const priced = async () => {
    const body = { data: { type: 'flight-offers-pricing', flightOffers: [choosing(await now(), [seat])] } }
    const answer = await ask('POST /v1/shopping/flight-offers/pricing', body, service)
    return answer.status === 200 ? (answer.body as { data: { flightOffers: FlightOffer[] } }).data.flightOffers[0] : undefined
  }
  const statuses: (number | undefined)[] = []
  const book = async (given: object | undefined, rest: object = {}) =>
    given && (await ask('POST /v1/booking/flight-orders', bookingOf(given, rest), service)).status
  statuses.push(await book(await priced(), hold), await book(await priced()))
  clock.now = noon + 86_400_000
  const [one, other] = [await priced(), await priced()]
  statuses.push(...(await Promise.all([book(one), book(other)])))
  expect(statuses).toEqual([201, undefined, 201, 400])
})
