import fc from 'fast-check'
import { expect, test } from 'vitest'
import { predict, type RankedOffers } from '../src/operations/flights/predict.ts'
import { firstOffer, offersOf, post } from './offers.ts'
import { newHome, seen, wayfare } from './wayfare.ts'
import { bodyOf, errorsOf } from './world.ts'

/** How likely each offer of a list is chosen. */

const send = (body: unknown) => post('/v2/shopping/flight-offers/prediction', body)
const ranked = async (body: unknown) => bodyOf(await send(body), predict)

const query = 'originLocationCode=MAD&destinationLocationCode=JFK&departureDate=2027-03-01&returnDate=2027-03-08&adults=2&max=40'

const chances = ({ data }: RankedOffers) => data.map(({ choiceProbability }) => Number(choiceProbability))

test('the answer is what was sent, with a probability for each offer, likeliest first', async () => {
  const offers = await offersOf(query)
  const dictionaries = { carriers: { IB: 'Iberia' }, locations: {} }
  const { data, ...rest } = await ranked({ meta: { count: 40, note: 'mine' }, data: offers, dictionaries, warnings: [] })
  expect(rest).toEqual({
    meta: { count: 40, note: 'mine', links: { self: '/v2/shopping/flight-offers/prediction' } },
    dictionaries,
    warnings: [],
  })
  expect(new Set(data.map(({ id }) => id))).toEqual(new Set(offers.map(({ id }) => id)))
  for (const { choiceProbability, ...offer } of data) {
    expect(choiceProbability).toMatch(/^[01]\.\d{12}$/)
    expect(offers).toContainEqual(offer)
  }
})

test('probabilities add up to 1 and fall, whichever offers are taken in whatever order', async () => {
  const offers = await offersOf(query)
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...offers], { minLength: 1 }), async (some) => {
      const { data } = await ranked({ data: some })
      const all = chances({ data })
      expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
      expect(all).toEqual([...all].sort((a, b) => b - a))
      const again = await ranked({ data: [...some].reverse() })
      const byId = ({ data }: RankedOffers) => Object.fromEntries(data.map(({ id, choiceProbability }) => [id, choiceProbability]))
      expect(byId(again)).toEqual(byId({ data }))
    }),
    { numRuns: 30 },
  )
})

test('what costs less, takes less time or has fewer stops is likelier', async () => {
  const offer = await firstOffer(query)
  const itineraries = (change: (itinerary: (typeof offer.itineraries)[number]) => object) => ({
    ...offer,
    itineraries: offer.itineraries.map(change),
  })
  const better = [
    { ...offer, price: { ...offer.price, total: (Number(offer.price.total) - 50).toFixed(2) } },
    itineraries((itinerary) => ({ ...itinerary, duration: 'PT7H' })),
    itineraries((itinerary) => ({ ...itinerary, segments: itinerary.segments.slice(0, 1) })),
  ]
  for (const other of better) {
    const { data } = await ranked({ data: [offer, { ...other, id: 'better' }] })
    expect(data[0]?.id).toBe('better')
  }
  const [twins] = [await ranked({ data: [offer, { ...offer, id: 'twin' }] })]
  expect(twins.data.map(({ id, choiceProbability }) => [id, choiceProbability])).toEqual([
    [offer.id, '0.500000000000'],
    ['twin', '0.500000000000'],
  ])
})

test('prices in another currency are worth the same', async () => {
  const inPounds = await offersOf(`${query}&currency=GBP`)
  const [euros, pounds] = [await ranked({ data: await offersOf(query) }), await ranked({ data: inPounds })]
  expect(chances(pounds)[0]).toBeCloseTo(chances(euros)[0] ?? 0, 2)
})

test('an offer that nobody can pay is still in the list', async () => {
  const offer = await firstOffer(query)
  const { data } = await ranked({ data: [{ ...offer, id: 'gold', price: { ...offer.price, total: '99999999.00' } }, offer] })
  expect(data.map(({ id, choiceProbability }) => [id, choiceProbability])).toEqual([
    [offer.id, '1.000000000000'],
    ['gold', '0.000000000000'],
  ])
})

test.each<[string, (offer: object) => unknown, number, string]>([
  ['nothing', () => undefined, 32171, '/data'],
  ['an empty list', () => ({ data: [] }), 10661, '/data'],
  ['something else', () => ({ data: [{ type: 'hotel' }] }), 572, '/data/0/type'],
  ['an offer without flights', (offer) => ({ data: [{ ...offer, itineraries: undefined }] }), 32171, '/data/0/itineraries'],
  [
    'an itinerary without a duration',
    (offer) => ({ data: [{ ...offer, itineraries: [{ segments: [] }] }] }),
    32171,
    '/data/0/itineraries/0/duration',
  ],
  ['a price that is none', (offer) => ({ data: [{ ...offer, price: { currency: 'EUR', total: 'cheap' } }] }), 477, '/data/0/price/total'],
  [
    'a currency that is none',
    (offer) => ({ data: [{ ...offer, price: { currency: 'XQX', total: '1.00' } }] }),
    477,
    '/data/0/price/currency',
  ],
])('%s is refused', async (_, body, code, pointer) => {
  const errors = errorsOf(await send(body(await firstOffer(query))))
  expect(errors).toContainEqual(expect.objectContaining({ status: 400, code, source: { pointer } }))
})

const search = 'flights search MAD JFK 2027-03-01 2027-03-08 --max 4 --quiet'

async function seenAfter(line: string, terminal: number, colour = false): Promise<string> {
  const home = newHome()
  await wayfare(search, { home, terminal })
  return seen(line, { home, terminal, colour })
}

test('a ranked list at 80 and at 120 columns', async () => {
  expect(await seenAfter('flights predict', 80)).toMatchInlineSnapshot(`
    "MAD → JFK Mon 1 Mar 2027 · JFK → MAD Mon 8 Mar 2027 · 1 traveller · economy

    #  Chance              EUR  Depart  Arrive   Time   Stops     Flights
    1  ████████ 31.2 %  323.54  13:00   18:50    11h50  CDG 1h30  AF1486 AF119
                                19:25   12:05+1  10h40  CDG 1h15  DL264 AF1485
    2  ███████  27.3 %  323.46  13:35   19:20    11h45  LHR 1h30  BA1430 BA115
                                19:05   12:20+1  11h15  LHR 1h55  BA172 IB1430
    3  ██████▉  26.9 %  322.54  13:00   19:25    12h25  CDG 2h05  AF1486 DL250
                                19:25   12:05+1  10h40  CDG 1h15  DL264 AF1485
    4  ███▊     14.6 %  327.06  06:35   15:05    14h30  AMS 3h45  KL1588 KL643
                                19:25   12:05+1  10h40  CDG 1h15  DL264 AF1485

    4 offers, likeliest first
    AMS Amsterdam · CDG Paris · JFK New York · LHR London · MAD Madrid

    next: wayfare flights price 1
    "
  `)
  expect(await seenAfter('flights predict', 120)).toMatchInlineSnapshot(`
    "MAD → JFK Mon 1 Mar 2027 · JFK → MAD Mon 8 Mar 2027 · 1 traveller · economy

    #  Chance              EUR  Depart           Arrive   Time   Stops     Flights
    1  ████████ 31.2 %  323.54  Mon 1 Mar 13:00  18:50    11h50  CDG 1h30  AF1486 AF119
                                Mon 8 Mar 19:25  12:05+1  10h40  CDG 1h15  DL264 AF1485
    2  ███████  27.3 %  323.46  Mon 1 Mar 13:35  19:20    11h45  LHR 1h30  BA1430 BA115
                                Mon 8 Mar 19:05  12:20+1  11h15  LHR 1h55  BA172 IB1430
    3  ██████▉  26.9 %  322.54  Mon 1 Mar 13:00  19:25    12h25  CDG 2h05  AF1486 DL250
                                Mon 8 Mar 19:25  12:05+1  10h40  CDG 1h15  DL264 AF1485
    4  ███▊     14.6 %  327.06  Mon 1 Mar 06:35  15:05    14h30  AMS 3h45  KL1588 KL643
                                Mon 8 Mar 19:25  12:05+1  10h40  CDG 1h15  DL264 AF1485

    4 offers, likeliest first
    AMS Amsterdam · CDG Paris · JFK New York · LHR London · MAD Madrid

    next: wayfare flights price 1
    "
  `)
})

test('a ranked list in colour', async () => {
  expect(await seenAfter('flights predict 1 2', 80, true)).toMatchInlineSnapshot(`
    "[1mMAD → JFK[22m Mon 1 Mar 2027 · [1mJFK → MAD[22m Mon 8 Mar 2027 · 1 traveller · economy

    [2m#[22m  [2mChance[22m              [2mEUR[22m  [2mDepart[22m  [2mArrive[22m   [2mTime[22m   [2mStops[22m     [2mFlights[22m
    [2m1[22m  ████████ 50.3 %  [1m323.46[22m  13:35   19:20    11h45  LHR 1h30  BA1430 BA115
                                19:05   12:20[33m+1[39m  11h15  LHR 1h55  BA172 IB1430
    [2m2[22m  ███████▉ 49.7 %  [1m322.54[22m  13:00   19:25    12h25  CDG 2h05  AF1486 DL250
                                19:25   12:05[33m+1[39m  10h40  CDG 1h15  DL264 AF1485

    [2m2 offers, likeliest first[22m
    [2mCDG Paris · JFK New York · LHR London · MAD Madrid[22m

    [2mnext:[22m [36mwayfare flights price 1[39m
    "
  `)
})

test('a search is piped into a prediction, and its rows are then those of the last list', async () => {
  const home = newHome()
  const { stdout: json } = await wayfare(`${search} --json`, { home })
  const { stdout } = await wayfare('flights predict - --fields id,choiceProbability', { home, stdin: json })
  const [, ...rows] = stdout.trim().split('\n')
  const offer = JSON.parse((await wayfare('flights price 1 --json', { home })).stdout).data.flightOffers[0]
  expect(rows[0]?.split('\t')[0]).toBe(offer.id)
})

test('without a list there is nothing to rank', async () => {
  const { code, stderr } = await wayfare('flights predict --quiet')
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: 'error: there is no list yet\nhint: search first, such as `wayfare flights search MAD JFK +30d`\n',
  })
})

test('an empty list has nothing to rank either', async () => {
  const home = newHome()
  await wayfare('flights search MAD JFK 2027-03-01 --max-price 1 --quiet', { home })
  const { code, stderr } = await wayfare('flights predict --quiet', { home })
  expect({ code, stderr }).toEqual({ code: 2, stderr: 'error: the last list is empty\nhint: search again first\n' })
})
