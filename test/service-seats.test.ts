import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { FlightOffer, Segment } from '../src/operations/flights/model.ts'
import type { Seat, Seatmaps } from '../src/operations/flights/seats.model.ts'
import { seats } from '../src/operations/flights/seats.ts'
import { withFare as fareChanged, withSegment as segmentChanged } from './offers.ts'
import { ask, bodyOf, errorsOf, noon, offersFor, sandbox } from './world.ts'

/** Seat maps are made from the flights themselves, and agree with the offers on the same flights. */

const { service, clock } = sandbox()

const search = (query: string) => offersFor(service, query)

const send = (data: readonly unknown[], rest: object = {}) => ask('POST /v1/shopping/seatmaps', { data, ...rest }, service)

const maps = async (data: readonly unknown[], rest?: object) => bodyOf(await send(data, rest), seats)

const route = 'originLocationCode=MAD&destinationLocationCode=LHR&departureDate=2027-03-01&includedAirlineCodes=IB&nonStop=true&max=1'
let offer: FlightOffer

beforeAll(async () => {
  const [first] = await search(`${route}&adults=1`)
  if (!first) throw new Error('nothing flies from Madrid to London')
  offer = first
})

const seatsIn = ({ data }: Seatmaps): Seat[] => data.flatMap(({ decks }) => decks.flatMap((deck) => deck.seats))

test('the map of a flight tells everything of its cabin', async () => {
  const answer = await maps([offer])
  const [{ decks, ...rest } = { decks: [] }] = answer.data
  expect({ meta: answer.meta, rest, dictionaries: answer.dictionaries }).toMatchInlineSnapshot(`
    {
      "dictionaries": {
        "facilities": {
          "G": "Galley",
          "LA": "Lavatory",
        },
        "locations": {
          "LHR": {
            "cityCode": "LON",
            "countryCode": "GB",
          },
          "MAD": {
            "cityCode": "MAD",
            "countryCode": "ES",
          },
        },
        "seatCharacteristics": {
          "1A": "Seat not allowed for infant",
          "1A_AQC_PREMIUM_SEAT": "Premium seat",
          "1D": "Restricted recline seat",
          "9": "Center seat (not window, not aisle)",
          "A": "Aisle seat",
          "CH": "Chargeable seats",
          "E": "Exit row seat",
          "FC": "Front of cabin class/compartment",
          "IE": "Seat not suitable for child",
          "K": "Bulkhead seat",
          "L": "Leg space seat",
          "LS": "Left side of aircraft",
          "O": "Preferential seat",
          "OW": "Overwing seat(s)",
          "RS": "Right side of aircraft",
          "V": "Seat to be left vacant or offered last",
          "W": "Window seat",
        },
      },
      "meta": {
        "count": 1,
        "links": {
          "self": "/v1/shopping/seatmaps",
        },
      },
      "rest": {
        "aircraft": {
          "code": "32N",
        },
        "aircraftCabinAmenities": {
          "beverage": {
            "beverageType": "ALCOHOLIC_AND_NON_ALCOHOLIC",
            "isChargeable": false,
          },
          "food": {
            "foodType": "SNACK",
            "isChargeable": false,
          },
          "power": {
            "isChargeable": false,
            "powerType": "USB_PORT",
            "usbType": "USB_A_AND_USB_C",
          },
          "seat": {
            "amenityType": "SEAT",
            "legSpace": 30,
            "spaceUnit": "INCHES",
            "tilt": "NORMAL",
          },
          "wifi": {
            "isChargeable": true,
            "wifiCoverage": "FULL",
          },
        },
        "arrival": {
          "at": "2027-03-01T09:40:00",
          "iataCode": "LHR",
          "terminal": "5",
        },
        "availableSeatsCounters": [
          {
            "travelerId": "1",
            "value": 133,
          },
        ],
        "carrierCode": "IB",
        "class": "O",
        "departure": {
          "at": "2027-03-01T08:20:00",
          "iataCode": "MAD",
          "terminal": "4",
        },
        "flightOfferId": "1",
        "id": "1",
        "number": "1431",
        "operating": {
          "carrierCode": "IB",
        },
        "segmentId": "2",
        "type": "seatmap",
      },
    }
  `)
  expect(decks.map(({ seats: _, ...deck }) => deck)).toMatchInlineSnapshot(`
    [
      {
        "deckConfiguration": {
          "endSeatRow": 29,
          "endWingsRow": 20,
          "endWingsX": 19,
          "exitRowsX": [
            11,
            12,
          ],
          "length": 30,
          "startSeatRow": 1,
          "startWingsRow": 10,
          "startWingsX": 10,
          "width": 7,
        },
        "deckType": "MAIN",
        "facilities": [
          {
            "code": "LA",
            "column": "A",
            "coordinates": {
              "x": 0,
              "y": 0,
            },
            "position": "FRONT",
            "row": "1",
          },
          {
            "code": "G",
            "column": "E",
            "coordinates": {
              "x": 0,
              "y": 5,
            },
            "position": "FRONT",
            "row": "1",
          },
          {
            "code": "G",
            "column": "F",
            "coordinates": {
              "x": 0,
              "y": 6,
            },
            "position": "FRONT",
            "row": "1",
          },
          {
            "code": "LA",
            "column": "A",
            "coordinates": {
              "x": 29,
              "y": 0,
            },
            "position": "REAR",
            "row": "29",
          },
          {
            "code": "G",
            "column": "B",
            "coordinates": {
              "x": 29,
              "y": 1,
            },
            "position": "REAR",
            "row": "29",
          },
          {
            "code": "G",
            "column": "C",
            "coordinates": {
              "x": 29,
              "y": 2,
            },
            "position": "REAR",
            "row": "29",
          },
          {
            "code": "G",
            "column": "D",
            "coordinates": {
              "x": 29,
              "y": 4,
            },
            "position": "REAR",
            "row": "29",
          },
          {
            "code": "G",
            "column": "E",
            "coordinates": {
              "x": 29,
              "y": 5,
            },
            "position": "REAR",
            "row": "29",
          },
          {
            "code": "LA",
            "column": "F",
            "coordinates": {
              "x": 29,
              "y": 6,
            },
            "position": "REAR",
            "row": "29",
          },
        ],
      },
    ]
  `)
  const of = (number: string) => decks[0]?.seats.find((seat) => seat.number === number)
  expect(['1B', '11A', '14B', '14C'].map(of)).toMatchInlineSnapshot(`
    [
      {
        "cabin": "BUSINESS",
        "characteristicsCodes": [
          "9",
          "FC",
          "K",
          "LS",
          "V",
        ],
        "coordinates": {
          "x": 1,
          "y": 1,
        },
        "number": "1B",
        "travelerPricing": [
          {
            "seatAvailabilityStatus": "BLOCKED",
            "travelerId": "1",
          },
        ],
      },
      {
        "cabin": "ECONOMY",
        "characteristicsCodes": [
          "1A",
          "CH",
          "E",
          "IE",
          "L",
          "LS",
          "OW",
          "W",
          "1A_AQC_PREMIUM_SEAT",
        ],
        "coordinates": {
          "x": 11,
          "y": 0,
        },
        "number": "11A",
        "travelerPricing": [
          {
            "price": {
              "base": "31.00",
              "currency": "EUR",
              "taxes": [
                {
                  "amount": "0.00",
                  "code": "SUPPLIER",
                },
              ],
              "total": "31.00",
            },
            "seatAvailabilityStatus": "AVAILABLE",
            "travelerId": "1",
          },
        ],
      },
      {
        "cabin": "ECONOMY",
        "characteristicsCodes": [
          "9",
          "CH",
          "LS",
          "OW",
        ],
        "coordinates": {
          "x": 13,
          "y": 1,
        },
        "number": "14B",
        "travelerPricing": [
          {
            "price": {
              "base": "13.00",
              "currency": "EUR",
              "taxes": [
                {
                  "amount": "0.00",
                  "code": "SUPPLIER",
                },
              ],
              "total": "13.00",
            },
            "seatAvailabilityStatus": "AVAILABLE",
            "travelerId": "1",
          },
        ],
      },
      {
        "cabin": "ECONOMY",
        "characteristicsCodes": [
          "A",
          "CH",
          "LS",
          "OW",
        ],
        "coordinates": {
          "x": 13,
          "y": 2,
        },
        "number": "14C",
        "travelerPricing": [
          {
            "price": {
              "base": "13.00",
              "currency": "EUR",
              "taxes": [
                {
                  "amount": "0.00",
                  "code": "SUPPLIER",
                },
              ],
              "total": "13.00",
            },
            "seatAvailabilityStatus": "AVAILABLE",
            "travelerId": "1",
          },
        ],
      },
    ]
  `)
})

test('every flight of every offer has a map, with the offer and the segment it is of', async () => {
  const found = await search(
    'originLocationCode=MAD&destinationLocationCode=NRT&departureDate=2027-03-01&returnDate=2027-03-10&adults=1&max=2',
  )
  const { data, meta } = await maps(found)
  const flown = found.flatMap(({ id, itineraries }) => itineraries.flatMap(({ segments }) => segments.map((segment) => ({ id, segment }))))
  expect(meta?.count).toBe(flown.length)
  expect(
    data.map(({ id, flightOfferId, segmentId, carrierCode, number, departure, arrival, aircraft, operating }) => ({
      id,
      flightOfferId,
      segmentId,
      carrierCode,
      number,
      departure,
      arrival,
      aircraft,
      operating,
    })),
  ).toEqual(
    flown.map(({ id, segment }, at) => ({
      id: String(at + 1),
      flightOfferId: id,
      segmentId: segment.id,
      carrierCode: segment.carrierCode,
      number: segment.number,
      departure: segment.departure,
      arrival: segment.arrival,
      aircraft: segment.aircraft,
      operating: segment.operating,
    })),
  )
})

test('everybody with a seat has a status and a price of their own, and a count of what they may have', async () => {
  const [family] = await search(`${route}&adults=2&children=1&infants=1`)
  const answer = await maps([family])
  expect(answer.data[0]?.availableSeatsCounters.map(({ travelerId }) => travelerId)).toEqual(['1', '2', '3'])
  for (const { travelerId, value } of answer.data[0]?.availableSeatsCounters ?? []) {
    const own = seatsIn(answer).flatMap(({ travelerPricing }) => travelerPricing.filter((each) => each.travelerId === travelerId))
    expect(own.length).toBe(seatsIn(answer).length)
    expect(own.filter(({ seatAvailabilityStatus }) => seatAvailabilityStatus === 'AVAILABLE').length).toBe(value)
    // What cannot be had has no price.
    expect(own.every(({ seatAvailabilityStatus, price }) => (seatAvailabilityStatus === 'AVAILABLE') === (price !== undefined))).toBe(true)
  }
  // Exits are for the adult without an infant.
  const exits = seatsIn(answer).filter(({ characteristicsCodes }) => characteristicsCodes.includes('E'))
  const [first, second, third] = ['1', '2', '3'].map((id) =>
    exits.some(({ travelerPricing }) =>
      travelerPricing.some((each) => each.travelerId === id && each.seatAvailabilityStatus === 'AVAILABLE'),
    ),
  )
  expect({ first, second, third }).toEqual({ first: false, second: true, third: false })
})

test('seats cost what they cost in the currency of the offer', async () => {
  const priceIn = async (currency: string) => {
    const answer = await maps(await search(`${route}&adults=1&currency=${currency}`))
    return seatsIn(answer).find(({ number }) => number === '14B')?.travelerPricing[0]?.price
  }
  expect(await priceIn('EUR')).toEqual({ currency: 'EUR', total: '13.00', base: '13.00', taxes: [{ amount: '0.00', code: 'SUPPLIER' }] })
  expect(await priceIn('JPY')).toMatchObject({ currency: 'JPY', total: expect.stringMatching(/^\d{4}$/) })
  expect(await priceIn('KWD')).toMatchObject({ currency: 'KWD', total: expect.stringMatching(/^\d\.\d{3}$/) })
})

test('a fare with a free choice of seats has them free of charge, and nothing chargeable', async () => {
  const inBusiness = await maps(await search(`${route}&adults=1&travelClass=BUSINESS`))
  const mine = seatsIn(inBusiness).filter(({ travelerPricing }) => travelerPricing[0]?.seatAvailabilityStatus === 'AVAILABLE')
  expect(mine.length).toBeGreaterThan(0)
  expect(new Set(mine.map(({ cabin }) => cabin))).toEqual(new Set(['BUSINESS']))
  expect(new Set(mine.map(({ travelerPricing }) => travelerPricing[0]?.price?.total))).toEqual(new Set(['0.00']))
  expect(seatsIn(inBusiness).filter(({ characteristicsCodes }) => characteristicsCodes.includes('CH'))).toEqual([])
})

test('the seats that are not taken are at least those that the offer sells', async () => {
  for (const found of await search(
    'originLocationCode=LON&destinationLocationCode=NYC&departureDate=2026-11-22&adults=1&max=12&nonStop=true',
  )) {
    const answer = await maps([found])
    const open = seatsIn(answer).filter(
      ({ cabin, travelerPricing }) => cabin === 'ECONOMY' && travelerPricing[0]?.seatAvailabilityStatus !== 'OCCUPIED',
    )
    expect(open.length).toBeGreaterThanOrEqual(found.numberOfBookableSeats ?? 0)
  }
})

test('frequent flyers may be named', async () => {
  const travelers = { 1: { id: '1', loyaltyPrograms: [{ programOwner: 'IB', id: '12345678' }] } }
  expect(await maps([offer], { included: { travelers } })).toEqual(await maps([offer]))
})

/** The offer with other values in its first segment, or in what it says of its fares. */
const withSegment = (change: Partial<Segment>) => segmentChanged(offer, change)
const withFare = (change: object) => fareChanged(offer, change)

const first = '/data/0/itineraries/0/segments/0'
const fare = '/data/0/travelerPricings/0/fareDetailsBySegment'

test.each<[string, Partial<Segment>]>([
  ['a flight number that nobody has', { number: '9998' }],
  ['another airline', { carrierCode: 'QQ' }],
  ['another destination', { arrival: { iataCode: 'ORY', at: '2027-03-01T12:00:00' } }],
  ['a day on which it does not fly at that time', { departure: { iataCode: 'MAD', at: '2027-03-01T03:33:00' } }],
])('an offer with %s names a flight that does not operate', async (_, change) => {
  const answer = await send([withSegment(change)])
  expect(answer.status).toBe(400)
  expect(errorsOf(answer)).toEqual([
    {
      status: 400,
      code: 4481,
      title: 'FLIGHT DOES NOT OPERATE ON DATE REQUESTED',
      detail: expect.stringContaining('The offer names a flight that does not operate as the offer says'),
      source: { pointer: first },
    },
  ])
})

test('a flight that has left has no seats any more', async () => {
  clock.now = Date.parse('2027-03-02T12:00:00Z')
  const answer = await send([offer])
  clock.now = noon
  expect(errorsOf(answer)).toEqual([
    {
      status: 400,
      code: 8791,
      title: 'SEAT MAP DISPLAY REQUEST IS OUTSIDE SYSTEM DATE RANGE',
      detail: expect.stringMatching(/^The offer names a flight that has left: IB\d+ on 2027-03-01$/),
      source: { pointer: first },
    },
  ])
})

test.each<[string, () => object, string, string]>([
  [
    'a brand that is not sold',
    () => withFare({ brandedFare: 'GOLDPLATED' }),
    'The offer names a brand this airline does not sell: GOLDPLATED',
    fare,
  ],
  ['a cabin that is not there', () => withFare({ cabin: 'FIRST' }), `cabin that IB`, fare],
  ['a fare for another segment', () => withFare({ segmentId: '99' }), 'The offer names no fare of traveller 1 for segment', fare],
  [
    'a currency that is none',
    () => ({ ...offer, price: { ...offer.price, currency: 'XXQ' } }),
    'The offer is in no currency this service knows: XXQ',
    '/data/0/price/currency',
  ],
])('an offer with %s is refused, and the place is told', async (_, change, says, pointer) => {
  const answer = await send([change()])
  expect(answer.status).toBe(400)
  expect(errorsOf(answer)).toMatchObject([
    { status: 400, code: 4926, title: 'INVALID DATA RECEIVED', detail: expect.stringContaining(says), source: { pointer } },
  ])
})

test('all that is wrong with all offers is told at once', async () => {
  const answer = await send([
    withSegment({ number: '9998' }),
    offer,
    { ...withSegment({ carrierCode: 'QQ' }), price: { ...offer.price, currency: 'XXQ' } },
  ])
  expect(errorsOf(answer).map(({ code, source }) => `${code} ${source?.pointer}`)).toEqual([
    '4481 /data/0/itineraries/0/segments/0',
    '4926 /data/2/price/currency',
    '4481 /data/2/itineraries/0/segments/0',
  ])
})

test('more offers than a call takes are refused', async () => {
  const answer = await send(Array(7).fill(offer))
  expect(errorsOf(answer)).toMatchObject([{ status: 400, code: 10661, source: { pointer: '/data' } }])
})

test.each<[string, unknown, number, string]>([
  ['no body', undefined, 32171, '/data'],
  ['no offers', { data: [] }, 10661, '/data'],
  ['seven offers that are none', { data: Array(7).fill({}) }, 32171, '/data/6/type'],
  ['something else', { data: [{ type: 'hotel-offer' }] }, 572, '/data/0/type'],
])('a request with %s is refused', async (_, body, code, pointer) => {
  const answer = await ask('POST /v1/shopping/seatmaps', body, service)
  expect(answer.status).toBe(400)
  expect(errorsOf(answer).map((error) => `${error.code} ${error.source?.pointer}`)).toContain(`${code} ${pointer}`)
})

const anything = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    '0',
    -1,
    true,
    [],
    {},
    'MAD',
    'IB',
    'Y',
    'FIRST',
    'SEATED_INFANT',
    '__proto__',
    'constructor',
  ),
  fc.constantFrom('2027-03-01T12:00:00', '9999-99-99T99:99:99', '2027-03-01'),
  fc.string({ unit: 'binary', maxLength: 8 }),
)

/** A copy of a JSON value with another value at a place. */
function altered(value: unknown, [step, ...rest]: readonly (string | number)[], to: unknown): unknown {
  if (step === undefined) return to
  if (Array.isArray(value)) return value.map((each, at) => (at === step ? altered(each, rest, to) : each))
  if (typeof value !== 'object' || value === null) return value
  return { ...value, [step]: altered(Object.entries(value).find(([key]) => key === step)?.[1], rest, to) }
}

test('no mangled offer is a bug: it is shown or refused', async () => {
  const places = [
    ['id'],
    ['price', 'currency'],
    ['itineraries', 0, 'segments', 0, 'id'],
    ['itineraries', 0, 'segments', 0, 'number'],
    ['itineraries', 0, 'segments', 0, 'carrierCode'],
    ['itineraries', 0, 'segments', 0, 'departure', 'at'],
    ['itineraries', 0, 'segments', 0, 'departure', 'iataCode'],
    ['travelerPricings', 0, 'travelerType'],
    ['travelerPricings', 0, 'travelerId'],
    ['travelerPricings', 0, 'associatedAdultId'],
    ['travelerPricings', 0, 'fareDetailsBySegment', 0, 'cabin'],
    ['travelerPricings', 0, 'fareDetailsBySegment', 0, 'class'],
    ['travelerPricings', 0, 'fareDetailsBySegment', 0, 'brandedFare'],
  ]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), anything, async (place, to) => {
      const mangled = altered(offer, place, to)
      expect([200, 400]).toContain((await send([mangled])).status)
    }),
    { numRuns: 80 },
  )
})
