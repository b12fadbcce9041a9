import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AdditionalServices, FlightOffer } from '../src/operations/flights/model.ts'
import type { PricedOffers } from '../src/operations/flights/price.model.ts'
import { price } from '../src/operations/flights/price.ts'
import { cents, clock, firstOffer, offersOf, post, withAsked } from './offers.ts'
import { bodyOf, errorsOf, noon } from './world.ts'

/** A price with everything that belongs to it: services, cards, classes, rules and what it does to the air. */

const pricing = '/v1/shopping/flight-offers/pricing'
const flights = '/data/flightOffers/0/travelerPricings/0/fareDetailsBySegment'

const send = (flightOffers: readonly unknown[], { query = '', ...rest }: { query?: string } & Record<string, unknown> = {}) =>
  post(`${pricing}${query}`, { data: { type: 'flight-offers-pricing', flightOffers, ...rest } })

const priced = async (...given: Parameters<typeof send>) => bodyOf(await send(...given), price)

async function pricedOffer(...given: Parameters<typeof send>): Promise<FlightOffer> {
  const [offer] = (await priced(...given)).data.flightOffers
  if (!offer) throw new Error('nothing was priced')
  return offer
}

const madrid = 'originLocationCode=MAD&destinationLocationCode=JFK&departureDate=2027-03-01&returnDate=2027-03-08'
const iberia = `${madrid}&adults=1&nonStop=true&includedAirlineCodes=IB&max=3`
const overLondon = `${madrid}&adults=2&infants=1&includedAirlineCodes=BA&max=2`
const byWeight = 'originLocationCode=BOM&destinationLocationCode=DXB&departureDate=2027-03-01&adults=1&includedAirlineCodes=EK&max=1'
const business =
  'originLocationCode=LHR&destinationLocationCode=JFK&departureDate=2027-03-01&adults=1&travelClass=BUSINESS&nonStop=true&max=1'

test('a bag on one flight is a bag on the whole part of the trip, at the price of the catalogue', async () => {
  const offer = await firstOffer(overLondon)
  const steps = offer.itineraries[0]?.segments.length ?? 0
  const wanted = withAsked(offer, (traveler, step) =>
    traveler === 0 && step === 0 ? { chargeableCheckedBags: { quantity: 1 } } : undefined,
  )
  const { data, included } = await priced([wanted], { query: '?include=bags' })
  const [answer] = data.flightOffers
  const [first] = Object.values(included?.bags ?? {})
  expect(answer?.price.additionalServices).toEqual([{ amount: first?.price.amount, type: 'CHECKED_BAGS' }])
  expect(cents([answer?.price.grandTotal])).toBe(cents([offer.price.total, first?.price.amount]))
  expect(answer?.price.total).toBe(offer.price.total)
  const kept = answer?.travelerPricings.map(({ fareDetailsBySegment }) =>
    fareDetailsBySegment.map(({ additionalServices }) => additionalServices),
  )
  const all = offer.itineraries
    .flatMap(({ segments }) => segments)
    .map((_, step) => (step < steps ? { chargeableCheckedBags: { quantity: 1 } } : undefined))
  expect(kept).toEqual([all, all.map(() => undefined), all.map(() => undefined)])
})

test('seats, bags and other services are added up by what they are', async () => {
  const offer = await firstOffer(overLondon)
  const wanted = withAsked(offer, (traveler, step) =>
    traveler > 1
      ? undefined
      : {
          chargeableCheckedBags: { quantity: 2 },
          otherServices: ['PRIORITY_BOARDING'],
          ...(step === 1 && { chargeableSeatNumber: traveler ? '44B' : '44A' }),
        },
  )
  const answer = await pricedOffer([wanted])
  expect(answer.price).toMatchInlineSnapshot(`
    {
      "additionalServices": [
        {
          "amount": "864.00",
          "type": "CHECKED_BAGS",
        },
        {
          "amount": "50.00",
          "type": "SEATS",
        },
        {
          "amount": "76.00",
          "type": "OTHER_SERVICES",
        },
      ],
      "base": "279.00",
      "currency": "EUR",
      "fees": [
        {
          "amount": "0.00",
          "type": "SUPPLIER",
        },
        {
          "amount": "0.00",
          "type": "TICKETING",
        },
      ],
      "grandTotal": "1683.92",
      "total": "693.92",
    }
  `)
  expect(cents([answer.price.grandTotal])).toBe(
    cents([answer.price.total, ...(answer.price.additionalServices ?? []).map(({ amount }) => amount)]),
  )
})

test('an offer that was priced with services can be priced again, and booked as it is', async () => {
  const offer = await firstOffer(overLondon)
  const once = await pricedOffer([withAsked(offer, (traveler) => (traveler < 2 ? { chargeableCheckedBags: { quantity: 1 } } : undefined))])
  expect(await pricedOffer([once])).toEqual(once)
})

test.each<[string, string, AdditionalServices, string, string]>([
  [
    'more bags than are sold',
    iberia,
    { chargeableCheckedBags: { quantity: 3 } },
    'at most 2 further bags are sold on IB6251; got 3',
    'chargeableCheckedBags',
  ],
  [
    'bags without a number',
    iberia,
    { chargeableCheckedBags: { weight: 23 } },
    'further bags on IB6251 are sold by the piece: give a quantity',
    'chargeableCheckedBags',
  ],
  [
    'a piece where baggage goes by weight',
    byWeight,
    { chargeableCheckedBags: { quantity: 1 } },
    'baggage on EK507 goes by weight: no further pieces are sold',
    'chargeableCheckedBags',
  ],
  [
    'a service that is not sold',
    iberia,
    { otherServices: ['AIRPORT_CHECKIN'] },
    'AIRPORT_CHECKIN cannot be bought on IB6251',
    'otherServices',
  ],
  [
    'a service the cabin has anyway',
    business,
    { otherServices: ['PRIORITY_BOARDING'] },
    'PRIORITY_BOARDING cannot be bought on',
    'otherServices',
  ],
  ['a seat that is not there', iberia, { chargeableSeatNumber: '99A' }, 'IB6251 has no seat 99A', 'chargeableSeatNumber'],
  [
    'a seat in another cabin',
    iberia,
    { chargeableSeat: { number: '1A' } },
    'seat 1A of IB6251 is in another cabin',
    'chargeableSeat/number',
  ],
])('%s is refused with its place', async (_, search, services, says, member) => {
  const offer = await firstOffer(search)
  const answer = await send([withAsked(offer, (traveler, step) => (traveler === 0 && step === 0 ? services : undefined))])
  expect(answer.status).toBe(400)
  expect(errorsOf(answer)).toEqual([
    {
      status: 400,
      code: 38034,
      title: 'ONE OR MORE SERVICES ARE NOT AVAILABLE',
      detail: expect.stringContaining(`Error booking additional services: ${says}`),
      source: { pointer: `${flights}/0/additionalServices/${member}` },
    },
  ])
})

test('everything that cannot be had is told at once: two travellers in one seat, a bag for a lap infant', async () => {
  const offer = await firstOffer(overLondon)
  const answer = await send([
    withAsked(offer, (traveler, step) =>
      step !== 1 ? undefined : traveler < 2 ? { chargeableSeatNumber: '44A' } : { chargeableCheckedBags: { quantity: 1 } },
    ),
  ])
  expect(errorsOf(answer).map(({ code, detail, source }) => [code, detail, source?.pointer])).toEqual([
    [
      38034,
      expect.stringMatching(/seat 44A of BA\d+ is asked for twice/),
      '/data/flightOffers/0/travelerPricings/1/fareDetailsBySegment/1/additionalServices/chargeableSeatNumber',
    ],
    [
      38034,
      'Error booking additional services: an infant on a lap has no seat, bag or service of its own',
      '/data/flightOffers/0/travelerPricings/2/fareDetailsBySegment/1/additionalServices',
    ],
  ])
})

test('different bags on the flights of one part are refused', async () => {
  const offer = await firstOffer(overLondon)
  const answer = await send([
    withAsked(offer, (traveler, step) => (traveler === 0 ? { chargeableCheckedBags: { quantity: 1 + (step % 2) } } : undefined)),
  ])
  expect(errorsOf(answer).map(({ detail }) => detail)).toEqual([
    expect.stringMatching(/bags are bought for all of BA\d+ BA\d+ together; got 1 and 2$/),
    expect.stringMatching(/bags are bought for all of BA\d+ BA\d+ together; got 1 and 2$/),
  ])
})

test('what is not a service at all is a wrong value, with its place', async () => {
  const offer = await firstOffer(iberia)
  const answer = await send([withAsked(offer, () => ({ chargeableSeatNumber: 'window' }))])
  expect(errorsOf(answer)[0]).toMatchObject({
    status: 400,
    code: 477,
    source: { pointer: `${flights}/0/additionalServices/chargeableSeatNumber` },
  })
})

test('consumer cards cost nothing from Europe, others a share with a limit', async () => {
  const offer = await firstOffer(iberia)
  const fees = async (payments: readonly unknown[]) => (await pricedOffer([offer], { payments })).price.fees?.slice(2)
  expect(await fees([{ brand: 'VISA' }])).toEqual([{ amount: '0.00', type: 'FORM_OF_PAYMENT' }])
  expect(await fees([{ brand: 'AMERICAN_EXPRESS' }])).toEqual([
    { amount: (Number(offer.price.total) * 0.016).toFixed(2), type: 'FORM_OF_PAYMENT' },
  ])
  expect(await fees([{ binNumber: 371_449 }])).toEqual(await fees([{ brand: 'AMERICAN_EXPRESS' }]))
  const [dear] = await offersOf(business.replace('adults=1', 'adults=2'))
  expect((await pricedOffer([dear], { payments: [{ brand: 'DINERS' }] })).price.fees?.slice(2)).toEqual([
    { amount: '25.00', type: 'FORM_OF_PAYMENT' },
  ])
})

test('a card that pays one of two offers has its fee there alone, and the old name of the list is read', async () => {
  const [one, other] = await offersOf(iberia)
  const { data, included } = await priced([one, other], {
    query: '?include=credit-card-fees',
    payment: [{ brand: 'DINERS', flightOfferIds: [other?.id] }],
  })
  expect(data.flightOffers.map(({ price: { fees = [] } }) => fees.filter(({ type }) => type === 'FORM_OF_PAYMENT').length)).toEqual([0, 1])
  const fees = Object.values(included?.['credit-card-fees'] ?? {})
  expect(fees.filter(({ flightOfferId }) => flightOfferId === other?.id)).toEqual([
    { brand: 'DINERS', amount: data.flightOffers[1]?.price.fees?.[2]?.amount, currency: 'EUR', flightOfferId: other?.id },
  ])
  expect(fees.filter(({ flightOfferId }) => flightOfferId === one?.id)).toHaveLength(12)
})

test('a payment may name its offer by a number, as published examples do', async () => {
  const offer = await firstOffer('originLocationCode=MAD&destinationLocationCode=JFK&departureDate=2027-03-01&adults=1&max=1')
  const answer = await post('/v1/shopping/flight-offers/upselling', {
    data: {
      type: 'flight-offers-upselling',
      flightOffers: [offer],
      payments: [{ brand: 'VISA_IXARIS', binNumber: 123456, flightOfferIds: [Number(offer.id)] }],
    },
  })
  expect(answer.status).toBe(200)
})

test.each([
  ['for an offer that is not there', [{ brand: 'VISA', flightOfferIds: ['77'] }], 4926, '/data/payments/0/flightOfferIds'],
  ['two for one offer', [{ brand: 'VISA' }, { brand: 'MAESTRO' }], 2668, '/data/payments/1/flightOfferIds'],
  ['with nothing', [{}], 32171, '/data/payments/0'],
  ['with digits that no card begins with', [{ binNumber: 987_654 }], 4926, '/data/payments/0'],
  ['with a brand that is none', [{ brand: 'BARTER' }], 572, '/data/payments/0/brand'],
])('a payment is refused: %s', async (_, payments, code, pointer) => {
  const answer = await send([await firstOffer(iberia)], { payments })
  expect(errorsOf(answer)).toMatchObject([{ status: 400, code, source: { pointer } }])
})

test('no payments and travellers that are known already are taken', async () => {
  const offer = await firstOffer(iberia)
  const travelers = [{ id: '1', dateOfBirth: '1982-01-16', name: { firstName: 'JORGE', lastName: 'GONZALES' } }]
  expect((await pricedOffer([offer], { payments: [], travelers })).price).toEqual(offer.price)
  expect(errorsOf(await send([offer], { travelers: [7] }))[0]).toMatchObject({ source: { pointer: '/data/travelers/0' } })
})

test('a dearer class is kept where it is asked for, and else the lowest open one is sold', async () => {
  const offer = await firstOffer(iberia)
  const inClass = (letter: string): FlightOffer => ({
    ...offer,
    travelerPricings: offer.travelerPricings.map((pricing) => ({
      ...pricing,
      fareDetailsBySegment: pricing.fareDetailsBySegment.map((details) => ({ ...details, class: letter })),
    })),
  })
  const classes = (answer: FlightOffer) => answer.travelerPricings[0]?.fareDetailsBySegment.map((details) => details.class)
  expect(classes(await pricedOffer([inClass('M')]))).toEqual(classes(offer))
  const kept = await pricedOffer([inClass('M')], { query: '?forceClass=true' })
  expect(classes(kept)).toEqual(['M', 'M'])
  expect(Number(kept.price.base)).toBeGreaterThan(1.5 * Number(offer.price.base))
  expect(await pricedOffer([offer], { query: '?forceClass=true' })).toEqual(await pricedOffer([offer]))
})

test('a class that closed in the meantime is refused where it was to be kept', async () => {
  const offer = await firstOffer(iberia)
  clock.now = Date.parse('2027-02-26T12:00:00Z')
  const answers = [await send([offer], { query: '?forceClass=true' }), await send([offer])]
  clock.now = noon
  const [kept, any] = answers
  expect(kept && errorsOf(kept)).toMatchObject([
    {
      status: 400,
      code: 34651,
      title: 'SEGMENT SELL FAILURE',
      detail: expect.stringMatching(/^Could not sell segment \d+: class O is closed; the lowest that is open is [YBHKMLVSNQ]$/),
      source: { pointer: '/data/flightOffers/0/itineraries/0/segments/0' },
    },
  ])
  expect(any?.status).toBe(200)
})

test('catalogues come where they are asked for, in one list or repeated', async () => {
  const offer = await firstOffer(iberia)
  const names = async (query: string) => Object.keys((await priced([offer], { query })).included ?? {})
  expect(await names('?include=bags,other-services')).toEqual(['bags', 'other-services'])
  expect(await names('?include=other-services&include=credit-card-fees')).toEqual(['credit-card-fees', 'other-services'])
  expect(await names('')).toEqual([])
  const { included } = await priced([await firstOffer(byWeight)], { query: '?include=bags' })
  expect(included).toBeUndefined()
})

test('rules say what changes, refunds and missing the flight cost, as the brand permits', async () => {
  const offer = await firstOffer(iberia)
  const rules = Object.values((await priced([offer], { query: '?include=detailed-fare-rules' })).included?.['detailed-fare-rules'] ?? {})
  expect(rules.slice(0, 3)).toMatchInlineSnapshot(`
    [
      {
        "fareBasis": "OLX21R1B",
        "fareNotes": {
          "category": "EXCHANGE",
          "circumstances": "BEFORE DEPARTURE",
          "descriptions": [
            {
              "descriptionType": "PENALTIES-CHANGES",
              "text": "CHANGES PERMITTED BEFORE DEPARTURE FOR EUR 150.00. ANY FARE DIFFERENCE IS DUE.",
            },
          ],
          "maxPenaltyAmount": "150.00",
        },
        "name": "BASIC",
        "segmentId": "1",
      },
      {
        "fareBasis": "OLX21R1B",
        "fareNotes": {
          "category": "REFUND",
          "circumstances": "BEFORE DEPARTURE",
          "descriptions": [
            {
              "descriptionType": "PENALTIES-CANCELLATION",
              "text": "TICKET IS NON-REFUNDABLE; UNUSED TAXES ARE REFUNDABLE.",
            },
          ],
          "notApplicable": true,
        },
        "name": "BASIC",
        "segmentId": "1",
      },
      {
        "fareBasis": "OLX21R1B",
        "fareNotes": {
          "category": "CANCELLATION",
          "circumstances": "NO SHOW",
          "descriptions": [
            {
              "descriptionType": "PENALTIES-NO-SHOW",
              "text": "IN CASE OF NO-SHOW THE TICKET HAS NO VALUE; ONLY UNUSED TAXES ARE REFUNDABLE.",
            },
          ],
          "notApplicable": true,
        },
        "name": "BASIC",
        "segmentId": "1",
      },
    ]
  `)
  const flexible = withBrand(offer, 'FLEXIBLE')
  const free = Object.values((await priced([flexible], { query: '?include=detailed-fare-rules' })).included?.['detailed-fare-rules'] ?? {})
  expect(free.slice(0, 3).map(({ fareNotes: { category, maxPenaltyAmount } }) => [category, maxPenaltyAmount])).toEqual([
    ['EXCHANGE', '0.00'],
    ['REFUND', '0.00'],
    ['CANCELLATION', '150.00'],
  ])
})

const withBrand = (offer: FlightOffer, brandedFare: string): FlightOffer => ({
  ...offer,
  travelerPricings: offer.travelerPricings.map((pricing) => ({
    ...pricing,
    fareDetailsBySegment: pricing.fareDetailsBySegment.map((details) => ({ ...details, brandedFare })),
  })),
})

test('an offer tells what its brand includes and permits', async () => {
  const offer = await firstOffer(iberia)
  const basic = await pricedOffer([offer])
  expect(basic.travelerPricings[0]?.fareDetailsBySegment[0]).toMatchInlineSnapshot(`
    {
      "amenities": [
        {
          "amenityProvider": {
            "name": "BrandedFare",
          },
          "amenityType": "PRE_RESERVED_SEAT",
          "description": "PRE RESERVED SEAT ASSIGNMENT",
          "isChargeable": true,
        },
        {
          "amenityProvider": {
            "name": "BrandedFare",
          },
          "amenityType": "BRANDED_FARES",
          "description": "CHANGEABLE TICKET",
          "isChargeable": true,
        },
      ],
      "brandedFare": "BASIC",
      "brandedFareLabel": "BASIC",
      "cabin": "ECONOMY",
      "class": "O",
      "fareBasis": "OLX21R1B",
      "includedCheckedBags": {
        "quantity": 0,
      },
      "segmentId": "1",
    }
  `)
  expect(basic.pricingOptions).toEqual({
    fareType: ['PUBLISHED'],
    includedCheckedBagsOnly: false,
    refundableFare: false,
    noPenaltyFare: false,
    noRestrictionFare: false,
  })
  const flexible = await pricedOffer([withBrand(offer, 'FLEXIBLE')])
  expect(flexible.pricingOptions).toMatchObject({ refundableFare: true, noPenaltyFare: true, noRestrictionFare: false })
})

const carbon = async (query: string) =>
  (await pricedOffer([await firstOffer(query)])).itineraries.flatMap(({ segments }) =>
    segments.flatMap(({ co2Emissions = [] }) => co2Emissions),
  )

test('carbon dioxide is told for each flight, in the range that calculators give', async () => {
  const across = 'originLocationCode=LHR&destinationLocationCode=JFK&departureDate=2027-03-01&adults=1&nonStop=true&max=1'
  expect(await carbon(across)).toEqual([{ weight: expect.any(Number), weightUnit: 'KG', cabin: 'ECONOMY' }])
  const [economy] = await carbon(across)
  const [flat] = await carbon(business)
  expect(economy?.weight).toBeGreaterThan(280)
  expect(economy?.weight).toBeLessThan(420)
  expect(flat?.cabin).toBe('BUSINESS')
  expect((flat?.weight ?? 0) / (economy?.weight ?? 1)).toBeGreaterThan(3)
  const [short] = await carbon('originLocationCode=MAD&destinationLocationCode=BCN&departureDate=2027-03-01&adults=1&nonStop=true&max=1')
  expect(short?.weight).toBeGreaterThan(30)
  expect(short?.weight).toBeLessThan(80)
})

test('whatever is asked for, the grand total is the sum of its parts, or it is told what cannot be had', async () => {
  const offer = await firstOffer(overLondon)
  const services = fc.record(
    {
      chargeableCheckedBags: fc.record({ quantity: fc.integer({ min: 1, max: 3 }) }),
      chargeableSeatNumber: fc
        .tuple(fc.integer({ min: 30, max: 45 }), fc.constantFrom('A', 'C', 'K'))
        .map(([row, letter]) => `${row}${letter}`),
      otherServices: fc.constantFrom<'PRIORITY_BOARDING'[]>([], ['PRIORITY_BOARDING']),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(services, { nil: undefined }), { minLength: 8, maxLength: 8 }), async (chosen) => {
      const answer = await send([withAsked(offer, (traveler, step) => (traveler < 2 ? chosen[4 * traveler + step] : undefined))], {
        payments: [{ brand: 'AMERICAN_EXPRESS' }],
      })
      if (answer.status !== 200) {
        for (const { code } of errorsOf(answer)) expect(code).toBe(38034)
        return
      }
      const [{ price: whole } = offer] = (answer.body as PricedOffers).data.flightOffers
      const parts = [whole.total, ...[...(whole.fees ?? []), ...(whole.additionalServices ?? [])].map(({ amount }) => amount)]
      expect(cents([whole.grandTotal])).toBe(cents(parts))
    }),
    { numRuns: 20 },
  )
})
