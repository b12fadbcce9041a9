import { describe, expect, test } from 'vitest'
import type { FlightOffer } from '../src/operations/flights/model.ts'
import { ask, errorsOf, sandbox } from './world.ts'

/** What the body of a search can wish beyond ends and days: every wish is kept, and what is told elsewhere stays as it is. */

const { service } = sandbox()

const day = '2027-03-01'
const leg = (rest: object = {}) => ({
  id: '1',
  originLocationCode: 'MAD',
  destinationLocationCode: 'NCE',
  departureDateTimeRange: { date: day },
  ...rest,
})

const body = (legs: readonly object[], searchCriteria: object = {}) => ({
  originDestinations: legs,
  travelers: [{ id: '1', travelerType: 'ADULT' }],
  sources: ['GDS'],
  searchCriteria,
})

async function offers(legs: readonly object[], criteria: object = {}): Promise<FlightOffer[]> {
  const answer = await ask('POST /v2/shopping/flight-offers', body(legs, criteria), service)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return (answer.body as { data: FlightOffer[] }).data
}

const segmentsOf = (offer: FlightOffer, at = 0) => offer.itineraries[at]?.segments ?? []
const departs = (offer: FlightOffer): string => segmentsOf(offer)[0]?.departure.at ?? ''
const arrives = (offer: FlightOffer): string => segmentsOf(offer).at(-1)?.arrival.at ?? ''
const stopsOf = (offer: FlightOffer): string[] =>
  segmentsOf(offer)
    .slice(1)
    .map(({ departure }) => departure.iataCode)
const every = <T>(list: readonly T[], holds: (item: T) => boolean) => {
  expect(list.length).toBeGreaterThan(0)
  expect(list.filter((item) => !holds(item))).toEqual([])
}

describe('times', () => {
  test('a time alone is the earliest to leave, or the latest to arrive', async () => {
    every(
      await offers([leg({ departureDateTimeRange: { date: day, time: '15:00:00' } })]),
      (offer) => departs(offer).slice(11) >= '15:00:00',
    )
    const byNoon = { departureDateTimeRange: { date: day }, arrivalDateTimeRange: { date: day, time: '13:00:00' } }
    every(await offers([leg(byNoon)]), (offer) => arrives(offer) <= `${day}T13:00:00`)
  })

  test('a window is around the time', async () => {
    const range = { date: day, time: '12:00:00', timeWindow: '2H' }
    every(
      await offers([leg({ departureDateTimeRange: range })]),
      (offer) => departs(offer).slice(11) >= '10:00' && departs(offer).slice(11) <= '14:00:00',
    )
  })

  test('a connection that another one beats is found where the other is not wanted', async () => {
    const late = await offers([leg({ departureDateTimeRange: { date: day, time: '08:00:00', timeWindow: '1H' } })])
    every(late, (offer) => departs(offer).slice(11) >= '07:00' && departs(offer).slice(11) <= '09:00:00')
  })
})

describe('days', () => {
  test.each([
    ['I1D', ['2027-02-28', '2027-03-01', '2027-03-02']],
    ['P2D', ['2027-03-01', '2027-03-02', '2027-03-03']],
    ['M1D', ['2027-02-28', '2027-03-01']],
  ])('a window of %s is about %j', async (dateWindow, days) => {
    const found = await offers([leg({ departureDateTimeRange: { date: day, dateWindow } })])
    expect([...new Set(found.map((offer) => departs(offer).slice(0, 10)))].sort()).toEqual(days)
    const totals = found.map(({ price }) => Number(price.total))
    expect(totals).toEqual([...totals].sort((a, b) => a - b))
  })

  test('one offer a day is the cheapest of each', async () => {
    const window = leg({ departureDateTimeRange: { date: day, dateWindow: 'I2D' } })
    const [all, single] = [await offers([window]), await offers([window], { oneFlightOfferPerDay: true })]
    expect(single).toHaveLength(5)
    for (const offer of single) {
      const cheapest = Math.min(
        ...all.filter((each) => departs(each).slice(0, 10) === departs(offer).slice(0, 10)).map(({ price }) => Number(price.total)),
      )
      expect(Number(offer.price.total)).toBe(cheapest)
    }
  })
})

describe('places', () => {
  test('one changes at the points that are named, and never at those that are excluded', async () => {
    const far = { originLocationCode: 'MAN', destinationLocationCode: 'BKK' }
    every(await offers([leg({ ...far, includedConnectionPoints: ['DXB'] })]), (offer) => stopsOf(offer).includes('DXB'))
    every(await offers([leg({ ...far, excludedConnectionPoints: ['LON', 'PAR', 'DXB'] })]), (offer) =>
      stopsOf(offer).every((stop) => !['LHR', 'LGW', 'CDG', 'ORY', 'DXB'].includes(stop)),
    )
  })

  test('others will do as well: by their codes, and within a radius, abroad only where that is allowed', async () => {
    const starts = async (rest: object, criteria: object = {}) => [
      ...new Set(
        (await offers([leg({ originLocationCode: 'GVA', destinationLocationCode: 'LHR', ...rest })], criteria)).map(
          (offer) => segmentsOf(offer)[0]?.departure.iataCode,
        ),
      ),
    ]
    expect(await starts({})).toEqual(['GVA'])
    expect((await starts({ alternativeOriginsCodes: ['ZRH'] })).sort()).toEqual(['GVA', 'ZRH'])
    expect(await starts({ originRadius: 150 })).toContain('LYS')
    expect(await starts({ originRadius: 150 }, { flightFilters: { crossBorderAllowed: false } })).not.toContain('LYS')
    const ends = await offers([leg({ originLocationCode: 'MAD', destinationLocationCode: 'LGW', destinationRadius: 80 })])
    expect(ends.map((offer) => segmentsOf(offer).at(-1)?.arrival.iataCode)).toContain('LHR')
  })

  test('a return comes back to the airport it left from where that is asked for', async () => {
    const there = leg({ originLocationCode: 'LON', destinationLocationCode: 'NYC' })
    const back = leg({ id: '2', originLocationCode: 'NYC', destinationLocationCode: 'LON', departureDateTimeRange: { date: '2027-03-08' } })
    every(
      await offers([there, back], { flightFilters: { returnToDepartureAirport: true } }),
      (offer) => segmentsOf(offer)[0]?.departure.iataCode === segmentsOf(offer, 1).at(-1)?.arrival.iataCode,
    )
  })
})

describe('fares', () => {
  const details = (offer: FlightOffer) => offer.travelerPricings.flatMap((pricing) => pricing.fareDetailsBySegment)

  test('with a checked bag', async () => {
    const found = await offers([leg()], { pricingOptions: { includedCheckedBagsOnly: true } })
    every(found, (offer) =>
      details(offer).every(({ includedCheckedBags: bags }) => (bags?.quantity ?? 0) > 0 || bags?.weight !== undefined),
    )
    every(found, ({ pricingOptions }) => pricingOptions.includedCheckedBagsOnly)
    const [plain] = await offers([leg()])
    expect(Number(found[0]?.price.total)).toBeGreaterThan(Number(plain?.price.total))
  })

  test.each(['refundableFare', 'noPenaltyFare', 'noRestrictionFare'])('%s is what pricing then tells of it', async (wish) => {
    const found = await offers([leg()], { pricingOptions: { [wish]: true } })
    for (const offer of found.slice(0, 3)) {
      const { body: priced } = await ask(
        'POST /v1/shopping/flight-offers/pricing',
        { data: { type: 'flight-offers-pricing', flightOffers: [offer] } },
        service,
      )
      const [made] = (priced as { data: { flightOffers: FlightOffer[] } }).data.flightOffers
      expect([made?.price.total, Reflect.get(made?.pricingOptions ?? {}, wish)]).toEqual([offer.price.total, true])
    }
  })

  test('in the cabin on all flights', async () => {
    const far = leg({ originLocationCode: 'NCE', destinationLocationCode: 'SIN' })
    const restriction = (coverage?: string) => ({
      flightFilters: { cabinRestrictions: [{ cabin: 'FIRST', ...(coverage && { coverage }) }] },
    })
    const most = await offers([far], restriction())
    expect(most.some((offer) => details(offer).some(({ cabin }) => cabin !== 'FIRST'))).toBe(true)
    for (const offer of await offers([far], restriction('ALL_SEGMENTS')))
      expect(details(offer).every(({ cabin }) => cabin === 'FIRST')).toBe(true)
  })

  test('tells what a further bag costs where that is asked for', async () => {
    const [offer] = await offers([leg()], { additionalInformation: { chargeableCheckedBags: true } })
    const [plain] = await offers([leg()])
    expect(offer?.price.additionalServices).toEqual([{ amount: expect.stringMatching(/^\d+\.\d\d$/), type: 'CHECKED_BAGS' }])
    expect({ ...offer, price: { ...offer?.price, additionalServices: undefined } }).toEqual({
      ...plain,
      price: { ...plain?.price, additionalServices: undefined },
    })
  })
})

describe('ways', () => {
  const far = leg({ originLocationCode: 'MAD', destinationLocationCode: 'SIN' })
  const minutes = (offer: FlightOffer): number => {
    const [, hours, rest = 0] = /^PT(\d+)H(?:(\d+)M)?$/.exec(offer.itineraries[0]?.duration ?? '') ?? []
    return Number(hours) * 60 + Number(rest)
  }

  test('take no longer than so much of the shortest', async () => {
    const [all, quick] = [await offers([far]), await offers([far], { flightFilters: { maxFlightTime: 120 } })]
    const shortest = Math.min(...all.map(minutes))
    every(quick, (offer) => minutes(offer) <= 1.2 * shortest)
    expect(quick.length).toBeLessThan(all.length)
  })

  test('with fewer stops come first where that is preferred', async () => {
    const found = await offers([far], { flightFilters: { connectionRestriction: { nonStopPreferred: true } } })
    const counts = found.map((offer) => segmentsOf(offer).length)
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
  })
})

test('what is wished wrongly is told where it stands', async () => {
  const wrong = leg({
    departureDateTimeRange: { date: day, time: '25:00', dateWindow: 'X1D', timeWindow: '13H' },
    originRadius: 301,
    includedConnectionPoints: ['A', 'LHR', 'CDG'],
  })
  const answer = await ask('POST /v2/shopping/flight-offers', body([wrong], { flightFilters: { maxFlightTime: 10 } }), service)
  expect(errorsOf(answer).map(({ code, source }) => `${code} ${source?.pointer}`)).toMatchInlineSnapshot(`
    [
      "477 /originDestinations/0/departureDateTimeRange/time",
      "477 /originDestinations/0/departureDateTimeRange/dateWindow",
      "477 /originDestinations/0/departureDateTimeRange/timeWindow",
      "477 /originDestinations/0/includedConnectionPoints/0",
      "10661 /originDestinations/0/includedConnectionPoints",
      "477 /originDestinations/0/originRadius",
      "477 /searchCriteria/flightFilters/maxFlightTime",
    ]
  `)
})

test('days before the first that can be flown are left out', async () => {
  const found = await offers([leg({ departureDateTimeRange: { date: '2026-11-21', dateWindow: 'M3D' } })])
  expect([...new Set(found.map((offer) => departs(offer).slice(0, 10)))].sort()).toEqual(['2026-11-20', '2026-11-21'])
})

test('an unknown airport among those that will do as well is told by its place', async () => {
  const answer = await ask('POST /v2/shopping/flight-offers', body([leg({ alternativeDestinationsCodes: ['LIN', 'QQQ'] })]), service)
  expect(errorsOf(answer).map(({ code, source }) => `${code} ${source?.pointer}`)).toEqual([
    '4926 /originDestinations/0/alternativeDestinationsCodes/1',
  ])
})

test('what a search does not heed is told, and where it was asked for', async () => {
  const unheeded = { addOneWayOffers: true, flightFilters: { moreOvernightsAllowed: true, railSegmentAllowed: true } }
  const answer = await ask('POST /v2/shopping/flight-offers', body([leg()], unheeded), service)
  const { warnings } = answer.body as { warnings: { detail: string; source: object }[] }
  expect(warnings.map(({ source }) => source)).toEqual([
    { pointer: '/searchCriteria/addOneWayOffers' },
    { pointer: '/searchCriteria/flightFilters/moreOvernightsAllowed' },
  ])
})
