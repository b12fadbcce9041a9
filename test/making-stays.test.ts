import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '../src/core/amounts.ts'
import { addDays, daysBetween } from '../src/core/dates.ts'
import type { HotelOffer } from '../src/operations/hotels/offers.model.ts'
import type { Hotel } from '../src/sandbox/making/stays/hotel.ts'
import { offerIdOf, readOfferId } from '../src/sandbox/making/stays/offerids.ts'
import { nightEuros } from '../src/sandbox/making/stays/rates.ts'
import { isFull, leftByOthers, roomKindsOf } from '../src/sandbox/making/stays/rooms.ts'
import { hotelsOf } from '../src/sandbox/making/stays/stock.ts'
import { leviesAt, taxesOn } from '../src/sandbox/making/stays/taxes.ts'
import { atlas, offered } from './stays.ts'
import { sandbox } from './world.ts'

/** What rooms cost and how many there are: what holds for every hotel. */

const stock = await hotelsOf({ atlas, seed: 'wayfare' })
const terms = await atlas.stayTerms()
const cities = ['MAD', 'BCN', 'PAR', 'LON', 'ROM', 'BER', 'NYC', 'LAS', 'TYO', 'BKK', 'DXB', 'KWI', 'DPS', 'SIN', 'REK', 'RIO']
const hotels = cities.flatMap((city) => stock.ofCity(city).slice(0, 12))
const aHotel = fc.constantFrom(...hotels)
const aNight = fc.integer({ min: 0, max: 350 }).map((days) => addDays('2026-11-20', days))

/** Amounts as whole numbers of their smallest unit. */
const minor = (text = '0') => Number(text.replace('.', ''))

describe('an offer', () => {
  const aStay = fc.record({
    hotel: aHotel,
    from: aNight,
    length: fc.integer({ min: 1, max: 9 }),
    rooms: fc.integer({ min: 1, max: 3 }),
    adults: fc.integer({ min: 1, max: 3 }),
    currency: fc.constantFrom(undefined, 'EUR', 'USD', 'JPY', 'KWD', 'IDR'),
  })

  const { service } = sandbox()
  const offersOf = async ({ hotel, from, length, rooms, adults, currency }: typeof aStay extends fc.Arbitrary<infer S> ? S : never) => {
    const days = `checkInDate=${from}&checkOutDate=${addDays(from, length)}`
    const asked = `hotelIds=${hotel.id}&${days}&roomQuantity=${rooms}&adults=${adults}&bestRateOnly=false&includeClosed=true`
    const [found] = await offered(service, currency ? `${asked}&currency=${currency}` : asked)
    return found?.offers ?? []
  }

  test('costs its nights and the taxes that are not in them, to the last cent', async () => {
    let seen = 0
    await fc.assert(
      fc.asyncProperty(aStay, async (stay) => {
        for (const { price } of await offersOf(stay)) {
          seen++
          const digits = atlas.currency(price.currency ?? '')?.digits ?? -1
          const amounts = [price.base, price.total, ...(price.taxes ?? []).map(({ amount }) => amount)]
          for (const amount of amounts) expect(amount?.split('.')[1]?.length ?? 0).toBe(digits)
          const onTop = (price.taxes ?? []).filter(({ included }) => !included).map(({ amount = '' }) => amount)
          expect(price.total).toBe(sum([price.base ?? '', ...onTop]))
          const changes = price.variations?.changes ?? []
          expect(sum(changes.flatMap(({ startDate, endDate, base = '' }) => Array(daysBetween(startDate, endDate)).fill(base)))).toBe(
            price.base,
          )
          expect([changes[0]?.startDate, changes.at(-1)?.endDate]).toEqual([stay.from, addDays(stay.from, stay.length)])
          // What is in the price is less than the price.
          expect((price.taxes ?? []).filter(({ included }) => included).reduce((all, { amount }) => all + minor(amount), 0)).toBeLessThan(
            minor(price.base),
          )
        }
      }),
      { numRuns: 150 },
    )
    expect(seen).toBeGreaterThan(200)
  })

  test('is read again by its id, as it was', async () => {
    await fc.assert(
      fc.asyncProperty(aStay, async (stay) => {
        const [first] = await offersOf(stay)
        if (!first) return
        expect(first.id).toMatch(/^[A-Z0-9]{2,100}$/)
        const { get } = await import('./world.ts')
        const { body } = await get(`/v3/shopping/hotel-offers/${first.id}`, service)
        expect((body as { data: { offers: HotelOffer[] } }).data.offers).toEqual([first])
      }),
      { numRuns: 40 },
    )
  })
})

describe('the id of an offer', () => {
  const key = {
    hotelId: 'RTMADGR9',
    checkIn: '2027-03-01',
    checkOut: '2027-03-08',
    room: 'C1D',
    family: 'BAR',
    board: 9,
    adults: 2,
    rooms: 3,
    currency: 'EUR',
    made: '2026-11-20',
  }

  test('holds what the offer is made of', () => {
    expect(readOfferId('wayfare', offerIdOf('wayfare', key))).toEqual(key)
  })

  test('is not read where one of its signs was altered, nor in another world', () => {
    const id = offerIdOf('wayfare', key)
    fc.assert(
      fc.property(fc.nat(id.length - 1), fc.constantFrom(...'ABCXYZ0129'), (at, sign) => {
        const other = id.slice(0, at) + sign + id.slice(at + 1)
        expect(readOfferId('wayfare', other)).toEqual(other === id ? key : undefined)
      }),
    )
    expect(readOfferId('other', id)).toBeUndefined()
    expect(readOfferId('wayfare', '')).toBeUndefined()
    expect(readOfferId('wayfare', 'A'.repeat(100))).toBeUndefined()
  })
})

describe('a night', () => {
  const price = (hotel: Hotel, night: string, made = '2026-11-20') => nightEuros('wayfare', hotel, night, { checkIn: night, made })
  const mean = (list: readonly number[]) => list.reduce((all, each) => all + each, 0) / list.length
  const over = (city: string, night: string, stars?: number) =>
    mean(
      stock
        .ofCity(city)
        .filter((hotel) => stars === undefined || hotel.stars === stars)
        .map((hotel) => price(hotel, night)),
    )

  test('costs more in the high season, on the days the place is for, and when there is a fair', () => {
    expect(over('NCE', '2027-07-14')).toBeGreaterThan(1.4 * over('NCE', '2027-01-13'))
    expect(over('MAD', '2027-05-12')).toBeGreaterThan(over('MAD', '2027-05-16'))
    expect(over('BCN', '2027-03-03')).toBeGreaterThan(1.4 * over('BCN', '2027-03-10'))
  })

  test('costs more with more stars, and about what four stars cost in its city', () => {
    for (const stars of [3, 4, 5]) expect(over('PAR', '2027-04-14', stars)).toBeGreaterThan(over('PAR', '2027-04-14', stars - 1))
    expect(over('PAR', '2027-04-14', 4)).toBeGreaterThan(150)
    expect(over('PAR', '2027-04-14', 4)).toBeLessThan(350)
  })

  test('costs more at the last moment than two months before', () => {
    const [hotel] = hotels
    if (!hotel) throw new Error('no hotel')
    expect(price(hotel, '2027-03-01', '2027-02-28')).toBeGreaterThan(1.05 * price(hotel, '2027-03-01', '2027-01-01'))
  })

  test('is never free, wherever and whenever', () => {
    fc.assert(fc.property(aHotel, aNight, (hotel, night) => price(hotel, night) > 5))
  })
})

describe('rooms', () => {
  const kindsOf = (hotel: Hotel) => roomKindsOf('wayfare', hotel, terms.rooms, terms.extras)

  test('are there in every hotel, and no more of them are free than there are', () => {
    fc.assert(
      fc.property(aHotel, aNight, (hotel, night) => {
        const kinds = kindsOf(hotel)
        expect(kinds.some(({ beds }) => beds === 2)).toBe(true)
        for (const kind of kinds) {
          const left = leftByOthers('wayfare', hotel, kind, night)
          expect(left).toBeGreaterThanOrEqual(0)
          expect(left).toBeLessThanOrEqual(kind.count)
        }
        const some = kinds.reduce((all, kind) => all + leftByOthers('wayfare', hotel, kind, night), 0)
        expect(some > 0).toBe(!isFull('wayfare', hotel, night))
      }),
    )
  })

  test('are sold out on one night in fifty in the low season, and one in seven at a fair', () => {
    const share = (city: string, night: string) => {
      const all = stock.ofCity(city)
      return all.filter((hotel) => isFull('wayfare', hotel, night)).length / all.length
    }
    const quiet = ['2027-01-10', '2027-01-11', '2027-01-12', '2027-01-17'].map((night) => share('PAR', night))
    const fair = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04'].map((night) => share('BCN', night))
    expect(quiet.reduce((a, b) => a + b) / 4).toBeLessThan(0.08)
    expect(fair.reduce((a, b) => a + b) / 4).toBeGreaterThan(0.08)
  })

  test('have a view of the sea only at the beach', () => {
    for (const hotel of hotels)
      for (const { outlook } of kindsOf(hotel)) if (outlook?.name === 'sea view') expect(hotel.amenities).toContain('BEACH')
  })
})

describe('taxes', () => {
  const euro = atlas.currency('EUR')
  if (!euro) throw new Error('no euro')
  const taxed = (
    cityCode: string,
    country: string,
    stay: { stars?: number; base?: number; nights: number; rooms?: number; adults: number },
  ) =>
    taxesOn(leviesAt(terms, { cityCode, country }), { stars: 4, base: 100_000, rooms: 1, currency: euro, ...stay }, (code) =>
      atlas.currency(code),
    )

  test('by the night end where the city says so: Barcelona takes 5.70 a head for seven nights', () => {
    const { taxes, onTop } = taxed('BCN', 'ES', { nights: 10, adults: 2 })
    expect(onTop).toBe(7980)
    expect(taxes).toMatchInlineSnapshot(`
      [
        {
          "amount": "90.91",
          "code": "VAT",
          "currency": "EUR",
          "included": true,
          "percentage": "10.00",
          "pricingFrequency": "PER_STAY",
          "pricingMode": "PER_PRODUCT",
        },
        {
          "amount": "79.80",
          "code": "CITY_TAX",
          "currency": "EUR",
          "description": "5.70 EUR per person and night, 7 nights at most",
          "included": false,
          "pricingFrequency": "PER_STAY",
          "pricingMode": "PER_PRODUCT",
        },
      ]
    `)
  })

  test('as a share of the price come on top of it or are in it', () => {
    expect(taxed('NYC', 'US', { nights: 2, adults: 1, rooms: 2 }).onTop).toBe(
      14_750 + 2 * 2 * Math.round((350 / (atlas.currency('USD')?.perEuro ?? 1)) * 1),
    )
    expect(taxed('LON', 'GB', { nights: 2, adults: 1 })).toMatchObject({
      onTop: 0,
      taxes: [{ code: 'VAT', amount: '166.67', included: true }],
    })
  })

  test('are those of the country where the city has none of its own', () => {
    expect(taxed('LYS', 'FR', { nights: 3, adults: 2, stars: 3 }).onTop).toBe(3 * 2 * 165)
    expect(taxed('QQQ', 'QQ', { nights: 3, adults: 2 })).toMatchObject({ onTop: 0, taxes: [{ code: 'VAT', percentage: '12.00' }] })
  })
})
