import { expect, test } from 'vitest'
import type { FlightOffer, FlightOffers } from '../src/operations/flights/model.ts'
import { multi } from '../src/operations/flights/multi.ts'
import { price } from '../src/operations/flights/price.ts'
import type { PricedOffers } from '../src/operations/flights/priced.ts'
import { bodyOf, post } from './offers.ts'
import { errorsOf } from './world.ts'

/** What a search of legs may ask for besides where, when and by whom. */

const asked = (leg: object, searchCriteria: object = {}) => ({
  originDestinations: [
    { id: '1', originLocationCode: 'MAD', destinationLocationCode: 'JFK', departureDateTimeRange: { date: '2027-03-01' }, ...leg },
  ],
  travelers: [{ id: '1', travelerType: 'ADULT' }],
  sources: ['GDS'],
  searchCriteria,
})

async function found(leg: object, searchCriteria?: object): Promise<FlightOffer[]> {
  const { data } = bodyOf<FlightOffers>(await post('/v2/shopping/flight-offers', asked(leg, searchCriteria)), multi)
  expect(data.length).toBeGreaterThan(0)
  return data
}

const segments = ({ itineraries }: FlightOffer) => itineraries.flatMap((itinerary) => itinerary.segments)
const leaves = (offer: FlightOffer) => segments(offer)[0]?.departure.at ?? ''
const lands = (offer: FlightOffer) => segments(offer).at(-1)?.arrival.at ?? ''
const changes = (offer: FlightOffer) =>
  segments(offer)
    .slice(1)
    .map(({ departure }) => departure.iataCode)

const leaving = (rest: object) => ({ departureDateTimeRange: { date: '2027-03-01', ...rest } })

test('a time of departure is that from which on it leaves, and with a window that around which it does', async () => {
  const all = await found({})
  expect(all.some((offer) => leaves(offer) < '2027-03-01T12:00:00')).toBe(true)
  for (const offer of await found(leaving({ time: '12:00:00' }))) expect(leaves(offer) >= '2027-03-01T12:00:00').toBe(true)
  for (const offer of await found(leaving({ time: '12:00', timeWindow: '2H' }))) {
    expect(leaves(offer) >= '2027-03-01T10:00:00' && leaves(offer) <= '2027-03-01T14:00:00').toBe(true)
  }
})

test.each([
  ['I1D', ['2027-02-28', '2027-03-01', '2027-03-02']],
  ['P2D', ['2027-03-01', '2027-03-02', '2027-03-03']],
  ['M1D', ['2027-02-28', '2027-03-01']],
])('other days will do as well: %s', async (dateWindow, days) => {
  const offers = await found(leaving({ dateWindow }))
  expect([...new Set(offers.map((offer) => leaves(offer).slice(0, 10)))].sort()).toEqual(days)
})

test('days before the first that can be flown are left out', async () => {
  const offers = await found({ departureDateTimeRange: { date: '2026-11-21', dateWindow: 'M3D' } })
  expect([...new Set(offers.map((offer) => leaves(offer).slice(0, 10)))].sort()).toEqual(['2026-11-20', '2026-11-21'])
})

test('an arrival can be asked for by its day and latest time', async () => {
  for (const offer of await found({ arrivalDateTimeRange: { date: '2027-03-01', time: '18:00:00' } })) {
    expect(lands(offer).slice(0, 10)).toBe('2027-03-01')
    expect(lands(offer) <= '2027-03-01T18:00:00').toBe(true)
  }
})

test('places to change at are asked for and avoided', async () => {
  for (const offer of await found({ includedConnectionPoints: ['LON'] })) {
    expect(changes(offer).some((code) => ['LHR', 'LGW'].includes(code))).toBe(true)
  }
  for (const offer of await found({ excludedConnectionPoints: ['LHR', 'LIS'] })) {
    expect(changes(offer).some((code) => ['LHR', 'LIS'].includes(code))).toBe(false)
  }
})

test('other airports will do as well, by their codes or near by', async () => {
  const ends = (offers: FlightOffer[]) => [
    new Set(offers.map((offer) => segments(offer)[0]?.departure.iataCode)),
    new Set(offers.map((offer) => segments(offer).at(-1)?.arrival.iataCode)),
  ]
  expect(ends(await found({ alternativeOriginsCodes: ['BCN'] }))).toEqual([new Set(['MAD', 'BCN']), new Set(['JFK'])])
  const [, near] = ends(await found({ destinationRadius: 50 }))
  expect(near?.has('EWR')).toBe(true)
  const wrong = await post('/v2/shopping/flight-offers', asked({ alternativeDestinationsCodes: ['EWR', 'QQQ'] }))
  expect(errorsOf(wrong)).toMatchObject([
    { status: 400, code: 4926, source: { pointer: '/originDestinations/0/alternativeDestinationsCodes/1' } },
  ])
})

test('fares can be asked for that can be given back, or that include a bag, and are what pricing says of them', async () => {
  const [cheapest] = await found({}, { maxFlightOffers: 1 })
  const [refundable] = await found({}, { maxFlightOffers: 1, pricingOptions: { refundableFare: true } })
  expect(Number(refundable?.price.total)).toBeGreaterThan(Number(cheapest?.price.total))
  const body = { data: { type: 'flight-offers-pricing', flightOffers: [refundable] } }
  const { data } = bodyOf<PricedOffers>(await post('/v1/shopping/flight-offers/pricing', body), price)
  expect(data.flightOffers[0]?.pricingOptions.refundableFare).toBe(true)
  expect(data.flightOffers[0]?.price.total).toBe(refundable?.price.total)
  for (const { pricingOptions } of await found({}, { pricingOptions: { includedCheckedBagsOnly: true } })) {
    expect(pricingOptions.includedCheckedBagsOnly).toBe(true)
  }
})

test('all flights of a leg can be asked for in its cabin', async () => {
  const cabinsOf = ({ travelerPricings }: FlightOffer) => travelerPricings[0]?.fareDetailsBySegment.map(({ cabin }) => cabin) ?? []
  const within = (coverage: string) => ({ flightFilters: { cabinRestrictions: [{ cabin: 'PREMIUM_ECONOMY', coverage }] } })
  const leg = { originLocationCode: 'LHR', destinationLocationCode: 'SIN' }
  expect((await found(leg, within('MOST_SEGMENTS'))).some((offer) => cabinsOf(offer).includes('ECONOMY'))).toBe(true)
  for (const offer of await found(leg, within('ALL_SEGMENTS'))) expect(new Set(cabinsOf(offer))).toEqual(new Set(['PREMIUM_ECONOMY']))
})

test('nothing takes longer than so many percent of the fastest way', async () => {
  const hours = (offer: FlightOffer) => {
    const [, days = '0', h = '0', m = '0'] = /^P(?:(\d+)D)?T(?:(\d+)H)?(?:(\d+)M)?$/.exec(offer.itineraries[0]?.duration ?? '') ?? []
    return Number(days) * 24 + Number(h) + Number(m) / 60
  }
  const all = (await found({})).map(hours)
  const fast = (await found({}, { flightFilters: { maxFlightTime: 130 } })).map(hours)
  expect(Math.max(...all)).toBeGreaterThan(Math.min(...all) * 1.3)
  expect(Math.max(...fast)).toBeLessThanOrEqual(Math.min(...all) * 1.3)
})

test.each([
  ['a window of 13 hours', leaving({ time: '12:00:00', timeWindow: '13H' }), '/originDestinations/0/departureDateTimeRange/timeWindow'],
  ['a window of 4 days', leaving({ dateWindow: 'I4D' }), '/originDestinations/0/departureDateTimeRange/dateWindow'],
  ['a time that is none', leaving({ time: 'noon' }), '/originDestinations/0/departureDateTimeRange/time'],
  ['a radius in words', { originRadius: 'near' }, '/originDestinations/0/originRadius'],
])('%s is refused', async (_, leg, pointer) => {
  expect(errorsOf(await post('/v2/shopping/flight-offers', asked(leg)))).toMatchObject([{ status: 400, code: 477, source: { pointer } }])
})

test('what a search does not heed is told, and where it was asked for', async () => {
  const body = asked({}, { maxFlightOffers: 1, addOneWayOffers: true, flightFilters: { crossBorderAllowed: false } })
  const { warnings } = bodyOf<FlightOffers>(await post('/v2/shopping/flight-offers', body), multi)
  expect(warnings).toEqual([
    {
      code: 4926,
      title: 'INVALID DATA RECEIVED',
      detail: 'searchCriteria.addOneWayOffers is not known here and was left out of account',
      source: { pointer: '/searchCriteria/addOneWayOffers' },
    },
    {
      code: 4926,
      title: 'INVALID DATA RECEIVED',
      detail: 'searchCriteria.flightFilters.crossBorderAllowed is not known here and was left out of account',
      source: { pointer: '/searchCriteria/flightFilters/crossBorderAllowed' },
    },
  ])
})
