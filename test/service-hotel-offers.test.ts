import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../src/core/dates.ts'
import { offer as one } from '../src/operations/hotels/offer.ts'
import type { HotelOffer } from '../src/operations/hotels/offers.model.ts'
import { offers as search } from '../src/operations/hotels/offers.ts'
import { allOffers, hotelsIn, nights, offered } from './stays.ts'
import { bodyOf, errorsOf, get, sandbox } from './world.ts'

/** What the service says of free rooms: which hotels, which prices, and what is wrong with a question. */

const { service, clock } = sandbox()
let ids: string[] = []
beforeAll(async () => {
  ids = await hotelsIn(service, 'MAD')
})

const path = '/v3/shopping/hotel-offers'
const told = async (query: string) => {
  const response = await get(`${path}?${query}`, service)
  return [response.status, ...errorsOf(response).map(({ code, source }) => [code, source?.parameter])]
}

describe('a search', () => {
  test('gives each hotel with its cheapest offer, cheapest hotel first', async () => {
    const answer = bodyOf(await get(`${path}?hotelIds=${ids}&adults=2&${nights}`, service), search)
    expect(answer.data.length).toBeGreaterThan(10)
    expect(answer.meta?.count).toBe(answer.data.length)
    const totals = answer.data.map(({ offers }) => Number(offers[0]?.price.total))
    expect(totals).toEqual([...totals].sort((a, b) => a - b))
    for (const { offers, available, hotel, self } of answer.data) {
      expect([offers.length, available]).toEqual([1, true])
      expect(self).toContain(`hotelIds=${hotel.hotelId}&`)
    }
  })

  test('gives every room on every rate where it is asked to, the cheapest first', async () => {
    const [first] = await offered(service, `hotelIds=${ids[0]}&${nights}&bestRateOnly=false`)
    const totals = first?.offers.map(({ price }) => Number(price.total)) ?? []
    expect(totals.length).toBeGreaterThan(1)
    expect(totals).toEqual([...totals].sort((a, b) => a - b))
    expect(new Set(first?.offers.map(({ id }) => id)).size).toBe(totals.length)
  })

  test('is about tonight where it names no days, and about one night where it names one', async () => {
    const [tonight] = await offered(service, `hotelIds=${ids}`)
    expect([tonight?.offers[0]?.checkInDate, tonight?.offers[0]?.checkOutDate]).toEqual(['2026-11-20', '2026-11-21'])
    const [later] = await offered(service, `hotelIds=${ids}&checkInDate=2027-03-01`)
    expect(later?.offers[0]?.checkOutDate).toBe('2027-03-02')
    // In Tokyo it is tomorrow already when the evening begins in Europe.
    const evening = sandbox()
    evening.clock.now = Date.parse('2026-11-20T20:00:00Z')
    const [there] = await offered(evening.service, `hotelIds=${await hotelsIn(evening.service, 'TYO')}`)
    expect(there?.offers[0]?.checkInDate).toBe('2026-11-21')
  })

  test('follows its own link to the same hotel', async () => {
    const [first] = await offered(service, `hotelIds=${ids}&${nights}&currency=USD&adults=2`)
    const again = bodyOf(await get(first?.self ?? '', service), search)
    expect(again.data).toEqual([first])
  })

  test('leaves full hotels out, and shows them closed where it is asked to', async () => {
    const fair = 'checkInDate=2027-01-20&checkOutDate=2027-01-25'
    const open = await offered(service, `hotelIds=${ids}&${fair}`)
    const all = await offered(service, `hotelIds=${ids}&${fair}&includeClosed=true`)
    expect(all).toHaveLength(20)
    const closed = all.filter(({ available }) => !available)
    expect(closed.length).toBe(20 - open.length)
    expect(closed.length).toBeGreaterThan(0)
    expect(closed.every(({ offers }) => offers.length === 0)).toBe(true)
  })

  test('is kept to the meals, the way of paying and the price that were asked for', async () => {
    const breakfast = await allOffers(service, 'MAD', `${nights}&boardType=BREAKFAST`)
    expect(new Set(breakfast.map(({ boardType }) => boardType))).toEqual(new Set(['BUFFET_BREAKFAST']))
    const deposits = await allOffers(service, 'MAD', `${nights}&paymentPolicy=DEPOSIT`)
    expect(new Set(deposits.map(({ policies }) => policies?.paymentType))).toEqual(new Set(['deposit']))
    const inRange = (low: number, high: number) => (offers: readonly HotelOffer[]) =>
      offers.every(({ price }) => Number(price.total) / 2 >= low && Number(price.total) / 2 <= high) && offers.length > 0
    expect(await allOffers(service, 'MAD', `${nights}&currency=EUR&priceRange=100-150`)).toSatisfy(inRange(100, 150))
    expect(await allOffers(service, 'MAD', `${nights}&currency=EUR&priceRange=-80`)).toSatisfy(inRange(0, 80))
    expect(await allOffers(service, 'MAD', `${nights}&currency=EUR&priceRange=200`)).toSatisfy(inRange(200, 10_000))
  })

  test('is in the currency of the hotel, or in the one that was asked for', async () => {
    const ofBangkok = await hotelsIn(service, 'BKK')
    const [own] = await offered(service, `hotelIds=${ofBangkok}&${nights}`)
    const [other] = await offered(service, `hotelIds=${own?.hotel.hotelId}&${nights}&currency=KWD`)
    expect(own?.offers[0]?.price.currency).toBe('THB')
    expect(other?.offers[0]?.price).toMatchObject({ currency: 'KWD', total: expect.stringMatching(/^\d+\.\d{3}$/) })
  })

  test('describes rooms in four languages, and in English to all others', async () => {
    const texts = []
    for (const lang of ['de', 'fr-CA', 'es', 'ja']) {
      const [first] = await offered(service, `hotelIds=${ids[0]}&${nights}&lang=${lang}`)
      texts.push(first?.offers[0]?.room.description)
    }
    expect(texts).toMatchInlineSnapshot(`
      [
        {
          "lang": "DE",
          "text": "Standard-Doppelzimmer, Nur Übernachtung",
        },
        {
          "lang": "FR",
          "text": "Chambre double standard, Sans repas",
        },
        {
          "lang": "ES",
          "text": "Habitación doble estándar, Solo alojamiento",
        },
        {
          "lang": "EN",
          "text": "Standard Double Room, Room only",
        },
      ]
    `)
  })

  test('tells of hotels that there are not, and answers for the rest', async () => {
    const answer = bodyOf(await get(`${path}?hotelIds=${ids[0]},QQQQQQQQ&${nights}`, service), search)
    expect(answer.data).toHaveLength(1)
    expect(answer.warnings).toMatchObject([{ code: 392, title: 'INVALID HOTEL CODE', source: { parameter: 'hotelIds' } }])
    expect(await told(`hotelIds=QQQQQQQQ,WWWWWWWW&${nights}`)).toEqual([400, [392, 'hotelIds'], [392, 'hotelIds']])
  })

  test.each([
    ['without hotels', `${nights}`, [32171, 'hotelIds']],
    ['for what is no id', `hotelIds=MADRID&${nights}`, [477, 'hotelIds']],
    ['for too many hotels', `hotelIds=${Array(21).fill('ABCDEFGH')}&${nights}`, [10661, 'hotelIds']],
    ['for yesterday', 'hotelIds=ID&checkInDate=2026-11-19', [381, 'checkInDate']],
    ['for a day too far ahead', 'hotelIds=ID&checkInDate=2027-11-15', [381, 'checkInDate']],
    ['that ends before it begins', 'hotelIds=ID&checkInDate=2027-03-03&checkOutDate=2027-03-01', [404, 'checkOutDate']],
    ['that ends on the day it begins', 'hotelIds=ID&checkInDate=2027-03-03&checkOutDate=2027-03-03', [404, 'checkOutDate']],
    ['that ends too far ahead', 'hotelIds=ID&checkInDate=2027-11-10&checkOutDate=2027-11-17', [431, 'checkOutDate']],
    ['that is too long', 'hotelIds=ID&checkInDate=2027-03-01&checkOutDate=2027-07-01', [377, 'checkOutDate']],
    ['for a day that is none', 'hotelIds=ID&checkInDate=2027-02-30', [425, 'checkInDate']],
    ['for more adults than any room sleeps', 'hotelIds=ID&adults=7', [137, 'adults']],
    ['for no adults', 'hotelIds=ID&adults=0', [477, 'adults']],
    ['for too many rooms', 'hotelIds=ID&roomQuantity=10', [477, 'roomQuantity']],
    ['in no currency', 'hotelIds=ID&currency=QQQ', [61, 'currency']],
    ['in a range of prices in no currency', 'hotelIds=ID&priceRange=100-200', [32171, 'currency']],
    ['in a range that is none', 'hotelIds=ID&currency=EUR&priceRange=cheap', [477, 'priceRange']],
    ['paid in a way that is none', 'hotelIds=ID&paymentPolicy=CASH', [572, 'paymentPolicy']],
    ['with meals that are none', 'hotelIds=ID&boardType=PICNIC', [572, 'boardType']],
  ])('%s is refused', async (_, query, expected) => {
    expect(await told(query.replace('=ID', `=${ids[0]}`))).toEqual([400, expected])
  })

  test('on the last day that rates are loaded for is answered', async () => {
    const last = addDays('2026-11-20', 359)
    expect((await offered(service, `hotelIds=${ids}&checkInDate=${last}`)).length).toBeGreaterThan(0)
  })
})

describe('the terms of an offer', () => {
  const termsOf = async (query: string, at = service) => {
    const found = await allOffers(at, 'BCN', query)
    return found.flatMap(({ policies }) => policies ?? [])
  }

  test('name how it is paid, with which cards, and what cancelling costs until when', async () => {
    for (const policies of await termsOf(nights)) {
      const kind = policies.paymentType ?? ''
      expect(['guarantee', 'deposit', 'prepay']).toContain(kind)
      const paying = policies.guarantee ?? policies.deposit ?? policies.prepay
      expect(Object.keys(policies)).toContain(kind)
      expect(paying?.acceptedPayments).toMatchObject({ creditCards: expect.arrayContaining(['VI', 'CA']), methods: ['CREDIT_CARD'] })
      expect(policies.cancellations).toEqual([policies.cancellation])
      expect(JSON.stringify(policies)).not.toMatch(/[{]\w+[}]/)
    }
  })

  test('of a rate that is paid at once give nothing back', async () => {
    const prepaid = (await termsOf(nights)).filter(({ paymentType }) => paymentType === 'prepay')
    expect(prepaid.length).toBeGreaterThan(0)
    for (const { cancellation, prepay } of prepaid) expect(cancellation).toMatchObject({ type: 'FULL_STAY', amount: prepay?.amount })
  })

  test('leave time to cancel until six in the evening at the hotel, and longer before a fair', async () => {
    const deadlines = (policies: Awaited<ReturnType<typeof termsOf>>) =>
      new Set(policies.flatMap(({ paymentType, cancellation }) => (paymentType === 'guarantee' ? [cancellation?.deadline] : [])))
    const quiet = deadlines(await termsOf('checkInDate=2027-02-09&checkOutDate=2027-02-12'))
    expect([...quiet].sort()).toEqual(['2027-02-07T18:00:00+01:00', '2027-02-08T18:00:00+01:00', '2027-02-09T18:00:00+01:00'])
    expect([...deadlines(await termsOf(nights))]).toEqual(['2027-02-15T18:00:00+01:00'])
  })

  test('leave none on the evening itself', async () => {
    const late = sandbox()
    late.clock.now = Date.parse('2026-11-20T19:00:00Z')
    const tonight = await termsOf('adults=1', late.service)
    expect(tonight.length).toBeGreaterThan(10)
    for (const { cancellation } of tonight) expect(cancellation).toMatchObject({ type: 'FULL_STAY' })
  })
})

describe('one offer', () => {
  test('is read again as it was found', async () => {
    const [first] = await offered(service, `hotelIds=${ids}&${nights}`)
    const offer = first?.offers[0]
    const { data } = bodyOf(await get(`${path}/${offer?.id}`, service), one)
    expect(data).toEqual({ ...first, self: `${path}/${offer?.id}` })
  })

  test.each(['NOSUCHOFFER', 'A'.repeat(35)])('is not found under an id that was never given out: %s', async (id) => {
    const response = await get(`${path}/${id}`, service)
    expect([response.status, errorsOf(response)[0]?.code]).toEqual([404, 1797])
  })

  test('altered by one sign is not found', async () => {
    const [first] = await offered(service, `hotelIds=${ids}&${nights}&adults=2`)
    const id = first?.offers[0]?.id ?? ''
    const other = `${id.slice(0, 20)}${id[20] === '1' ? '2' : '1'}${id.slice(21)}`
    expect((await get(`${path}/${other}`, service)).status).toBe(404)
  })

  test('keeps its price all day, has another one after midnight under another id, and has expired a day later', async () => {
    const [first] = await offered(service, `hotelIds=${ids}&${nights}`)
    const found = first?.offers[0]
    const at = async (moment: string) => {
      clock.now = Date.parse(moment)
      const response = await get(`${path}/${found?.id}`, service)
      clock.now = Date.parse('2026-11-20T12:00:00Z')
      return response
    }
    expect(bodyOf(await at('2026-11-20T23:59:59Z'), one).data.offers).toEqual(first?.offers)
    const [next] = bodyOf(await at('2026-11-21T00:00:01Z'), one).data.offers ?? []
    expect(next?.id).not.toBe(found?.id)
    expect(next?.price.total).not.toBe(found?.price.total)
    const late = await at('2026-11-22T00:00:01Z')
    expect([late.status, errorsOf(late)[0]?.code]).toEqual([400, 36803])
  })
})

test('the last free moment is six in the evening, also on the day before the clocks are changed', async () => {
  // In New Zealand they go back early on 2027-04-04, when it is still Saturday evening in UTC.
  const offers = await allOffers(service, 'AKL', 'checkInDate=2027-04-03&checkOutDate=2027-04-05')
  const deadlines = offers.flatMap(({ policies }) => policies?.cancellation?.deadline ?? [])
  expect(deadlines).toContain('2027-04-03T18:00:00+13:00')
  expect(deadlines.filter((each) => !each.endsWith('T18:00:00+13:00'))).toEqual([])
})
