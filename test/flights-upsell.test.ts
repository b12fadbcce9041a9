import { expect, test } from 'vitest'
import type { FlightOffer } from '../src/operations/flights/model.ts'
import { upsell } from '../src/operations/flights/upsell.ts'
import { clock, firstOffer, offersOf, post } from './offers.ts'
import { newHome, seen, wayfare } from './wayfare.ts'
import { bodyOf, errorsOf, noon } from './world.ts'

/** The same flights in every brand of their cabin. */

const send = (flightOffers: readonly unknown[], rest: object = {}) =>
  post('/v1/shopping/flight-offers/upselling', { data: { type: 'flight-offers-upselling', flightOffers, ...rest } })

const upsold = async (...given: Parameters<typeof send>) => bodyOf(await send(...given), upsell)

const madrid = 'originLocationCode=MAD&destinationLocationCode=JFK&departureDate=2027-03-01&adults=1'
const there = `${madrid}&returnDate=2027-03-08`
const iberia = `${there}&nonStop=true&includedAirlineCodes=IB&max=2`

const brands = ({ travelerPricings }: FlightOffer) => travelerPricings[0]?.fareDetailsBySegment.map(({ brandedFare }) => brandedFare)

test('every brand of the airline comes as an offer of the same flights, cheapest first', async () => {
  const offer = await firstOffer(iberia)
  const { meta, data, dictionaries } = await upsold([offer])
  expect(meta).toEqual({ count: 4, links: { self: '/v1/shopping/flight-offers/upselling' } })
  expect(data.map((each) => [each.id, brands(each)?.[0], each.price.total])).toMatchInlineSnapshot(`
    [
      [
        "1",
        "BASIC",
        "370.88",
      ],
      [
        "2",
        "OPTIMAL",
        "490.88",
      ],
      [
        "3",
        "COMFORT",
        "590.88",
      ],
      [
        "4",
        "FLEXIBLE",
        "750.88",
      ],
    ]
  `)
  expect(data[0]?.price).toEqual(offer.price)
  const totals = data.map(({ price }) => Number(price.total))
  expect(totals).toEqual([...totals].sort((a, b) => a - b))
  for (const each of data) {
    expect(each.itineraries).toMatchObject(offer.itineraries)
    expect(new Set(brands(each)).size).toBe(1)
    expect(each.lastTicketingDate).toBe(offer.lastTicketingDate)
  }
  expect(
    data.map(({ pricingOptions: { includedCheckedBagsOnly, refundableFare, noPenaltyFare } }) => [
      includedCheckedBagsOnly,
      refundableFare,
      noPenaltyFare,
    ]),
  ).toMatchInlineSnapshot(`
    [
      [
        false,
        false,
        false,
      ],
      [
        true,
        false,
        false,
      ],
      [
        true,
        false,
        false,
      ],
      [
        true,
        true,
        true,
      ],
    ]
  `)
  expect(Object.keys(dictionaries?.carriers ?? {})).toEqual(['IB'])
})

test('each can be priced, and costs then what it was offered for', async () => {
  const { data } = await upsold([await firstOffer(iberia)])
  const { status, body } = await post('/v1/shopping/flight-offers/pricing', {
    data: { type: 'flight-offers-pricing', flightOffers: data },
  })
  expect(status).toBe(200)
  expect((body as { data: { flightOffers: FlightOffer[] } }).data.flightOffers).toEqual(data)
})

test('ids are told apart, and fares of one-way offers say which they belong to', async () => {
  const offers = (await offersOf(`${madrid}&nonStop=true&max=2`)).slice(0, 2)
  const { meta, data } = await upsold(offers)
  const ids = data.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(meta?.oneWayUpselledCombinations?.map(({ flightOfferId }) => flightOfferId)).toEqual(offers.map(({ id }) => id))
  expect(meta?.oneWayUpselledCombinations?.flatMap(({ upselledFlightOfferIds }) => upselledFlightOfferIds)).toEqual(ids)
})

test('parts of different airlines go up together, each in the brands of its own', async () => {
  const offers = await offersOf(`${there}&includedAirlineCodes=TP,AC&max=60`)
  const mixed = offers.find(
    ({ itineraries: [out, back] }) => out?.segments[0]?.carrierCode === 'TP' && back?.segments[0]?.carrierCode === 'AC',
  )
  if (!mixed) throw new Error('nothing goes out with TAP and comes back with Air Canada')
  const { data } = await upsold([mixed])
  expect(data.map((each) => [...new Set(brands(each))])).toMatchInlineSnapshot(`
    [
      [
        "DISCOUNT",
        "BASIC",
      ],
      [
        "BASIC",
        "STANDARD",
      ],
      [
        "CLASSIC",
        "FLEX",
      ],
      [
        "PLUS",
        "COMFORT",
      ],
      [
        "PLUS",
        "LATITUDE",
      ],
    ]
  `)
  expect(data[0]?.price.total).toBe(mixed.price.total)
})

test('a card has its fee in every fare', async () => {
  const { data } = await upsold([await firstOffer(iberia)], { payments: [{ brand: 'AMERICAN_EXPRESS' }] })
  for (const { price } of data) {
    const fee = price.fees?.find(({ type }) => type === 'FORM_OF_PAYMENT')?.amount
    expect(Number(price.grandTotal)).toBeCloseTo(Number(price.total) + Number(fee), 6)
  }
})

test('a cabin with one brand has nothing to compare', async () => {
  const first = await firstOffer(
    'originLocationCode=LHR&destinationLocationCode=SIN&departureDate=2027-03-01&adults=1&nonStop=true&travelClass=FIRST&includedAirlineCodes=BA&max=1',
  )
  expect(errorsOf(await send([first]))).toEqual([
    {
      status: 400,
      code: 39397,
      title: 'UNABLE TO RETRIEVE UPSELL OFFER',
      detail: 'Offer 1 has no other branded fare: the airline sells one in this cabin',
      source: { pointer: '/data/flightOffers/0' },
    },
  ])
})

test.each<[string, () => Promise<unknown>, number, string]>([
  ['another type', async () => ({ type: 'flight-offers-pricing', flightOffers: [await firstOffer(iberia)] }), 572, '/data/type'],
  ['no offers', async () => ({ type: 'flight-offers-upselling', flightOffers: [] }), 10661, '/data/flightOffers'],
  [
    'seven offers',
    async () => ({ type: 'flight-offers-upselling', flightOffers: Array(7).fill(await firstOffer(iberia)) }),
    10661,
    '/data/flightOffers',
  ],
  ['no data', async () => undefined, 32171, '/data'],
])('%s is refused', async (_, data, code, pointer) => {
  const answer = await post('/v1/shopping/flight-offers/upselling', { data: await data() })
  expect(errorsOf(answer)[0]).toMatchObject({ status: 400, code, source: { pointer } })
})

test('an offer whose flight has left is refused', async () => {
  const offer = await firstOffer(iberia)
  clock.now = Date.parse('2027-03-02T12:00:00Z')
  const answer = await send([offer])
  clock.now = noon
  expect(errorsOf(answer)).toMatchObject([{ code: 4926, source: { pointer: '/data/flightOffers/0/itineraries/0/segments/0' } }])
})

const search = 'flights search MAD JFK 2027-03-01 2027-03-08 --non-stop --airline IB --max 2 --quiet'

async function seenAfter(line: string, terminal: number, rest: { colour?: boolean; search?: string } = {}): Promise<string> {
  const home = newHome()
  await wayfare(rest.search ?? search, { home, terminal })
  return seen(line, { home, terminal, colour: rest.colour ?? false })
}

test('brands stand side by side at 80 and at 120 columns', async () => {
  expect(await seenAfter('flights upsell 1', 80)).toMatchInlineSnapshot(`
    "MAD → JFK Mon 1 Mar 2027 · JFK → MAD Mon 8 Mar 2027 · 1 traveller · economy

    Mon 1 Mar   MAD 10:50 → 13:15 JFK    8h25  nonstop  IB6251
    Mon 8 Mar   JFK 21:00 → 10:00+1 MAD  7h00  nonstop  IB32

                  #1             #2             #3             #4
                  Basic          Optimal        Comfort        Flexible
    EUR           370.88         490.88         590.88         750.88
    More                         +120.00        +220.00        +380.00
    Checked bags  none           1 bag          1 bag          1 bag
    Seat choice   for a fee      standard free  any, free      any, free
    Changes       for a fee      for a fee      free           free
    Refund        no             no             no             free

    4 fares, cheapest first

    next: wayfare flights price 2
    "
  `)
  expect(await seenAfter('flights upsell 1 2', 120)).toMatchInlineSnapshot(`
    "2 offers

    Mon 1 Mar   MAD 10:50 → 13:15 JFK    8h25  nonstop  IB6251
    Mon 8 Mar   JFK 21:00 → 10:00+1 MAD  7h00  nonstop  IB32

                  #1             #2             #3             #4
                  Basic          Optimal        Comfort        Flexible
    EUR           370.88         490.88         590.88         750.88
    More                         +120.00        +220.00        +380.00
    Checked bags  none           1 bag          1 bag          1 bag
    Seat choice   for a fee      standard free  any, free      any, free
    Changes       for a fee      for a fee      free           free
    Refund        no             no             no             free

    Mon 1 Mar   MAD 13:50 → 16:15 JFK    8h25  nonstop  IB31
    Mon 8 Mar   JFK 21:00 → 10:00+1 MAD  7h00  nonstop  IB32

                  #5             #6             #7             #8
                  Basic          Optimal        Comfort        Flexible
    EUR           370.88         490.88         590.88         750.88
    More                         +120.00        +220.00        +380.00
    Checked bags  none           1 bag          1 bag          1 bag
    Seat choice   for a fee      standard free  any, free      any, free
    Changes       for a fee      for a fee      free           free
    Refund        no             no             no             free

    8 fares, cheapest first

    next: wayfare flights price 2
    "
  `)
})

test('in colour, what is free is green and what cannot be had is dim', async () => {
  expect(await seenAfter('flights upsell 1', 80, { colour: true })).toMatchInlineSnapshot(`
    "[1mMAD → JFK[22m Mon 1 Mar 2027 · [1mJFK → MAD[22m Mon 8 Mar 2027 · 1 traveller · economy

    Mon 1 Mar   MAD 10:50 → 13:15 JFK    8h25  nonstop  IB6251
    Mon 8 Mar   JFK 21:00 → 10:00+1 MAD  7h00  nonstop  IB32

                  [2m#1[22m             [2m#2[22m             [2m#3[22m             [2m#4[22m
                  [36mBasic[39m          [36mOptimal[39m        [36mComfort[39m        [36mFlexible[39m
    [2mEUR[22m           [1m370.88[22m         [1m490.88[22m         [1m590.88[22m         [1m750.88[22m
    [2mMore[22m                         +120.00        +220.00        +380.00
    [2mChecked bags[22m  [2mnone[22m           1 bag          1 bag          1 bag
    [2mSeat choice[22m   for a fee      [32mstandard free[39m  [32many, free[39m      [32many, free[39m
    [2mChanges[22m       for a fee      for a fee      [32mfree[39m           [32mfree[39m
    [2mRefund[22m        [2mno[22m             [2mno[22m             [2mno[22m             [32mfree[39m

    [2m4 fares, cheapest first[22m

    [2mnext:[22m [36mwayfare flights price 2[39m
    "
  `)
})

test('brands stand one below the other where there is no room beside', async () => {
  const canada = 'flights search YYZ LHR 2027-03-01 --non-stop --airline AC --max 1 --quiet'
  expect(await seenAfter('flights upsell 1', 60, { search: canada })).toMatchInlineSnapshot(`
    "YYZ → LHR Mon 1 Mar 2027 · 1 traveller · economy

    #  Brand        EUR     More  Bags  Seat      Changes  Refund
    1  Basic     233.18           none  for a     no       no
                                        fee
    2  Standard  303.18   +70.00  none  for a     for a    no
                                        fee       fee
    3  Flex      363.18  +130.00  1     standard  free     for a
                                  bag   free               fee
    4  Comfort   423.18  +190.00  1     any,      free     for a
                                  bag   free               fee
    5  Latitude  613.18  +380.00  2     any,      free     free
                                  bags  free

    5 fares, cheapest first

    next: wayfare flights price 2
    "
  `)
})

test('a pipe gets a line for each fare, and its rows can be priced', async () => {
  const home = newHome()
  await wayfare(search, { home })
  expect((await wayfare('flights upsell 1', { home })).stdout).toMatchInlineSnapshot(`
    "#	Brand	EUR	More	Bags	Seat	Changes	Refund	Flights
    1	Basic	370.88		none	for a fee	for a fee	no	IB6251 · IB32
    2	Optimal	490.88	+120.00	1 bag	standard free	for a fee	no	IB6251 · IB32
    3	Comfort	590.88	+220.00	1 bag	any, free	free	no	IB6251 · IB32
    4	Flexible	750.88	+380.00	1 bag	any, free	free	free	IB6251 · IB32
    "
  `)
  const { stdout } = await wayfare('flights price 3 --json', { home })
  expect(JSON.parse(stdout).data.flightOffers[0].travelerPricings[0].fareDetailsBySegment[0].brandedFare).toBe('COMFORT')
})
