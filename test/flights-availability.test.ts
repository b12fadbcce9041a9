import { expect, test } from 'vitest'
import { type Availabilities, type Availability, availability } from '../src/operations/flights/availability.ts'
import { clock, offersOf, post } from './offers.ts'
import { seen, wayfare } from './wayfare.ts'
import { bodyOf, errorsOf, noon } from './world.ts'

/** The seats left in each booking class: what searches sell, seen from the other side. */

const path = '/v1/shopping/availability/flight-availabilities'

const leg = { id: '1', originLocationCode: 'MAD', destinationLocationCode: 'JFK', departureDateTime: { date: '2027-03-01' } }
const adult = { id: '1', travelerType: 'ADULT' }

const bodyWith = (change: object = {}, criteria?: object) => ({
  originDestinations: [{ ...leg, ...change }],
  travelers: [adult],
  sources: ['GDS'],
  ...(criteria && { searchCriteria: criteria }),
})

const send = (body: unknown) => post(path, body)
const found = async (...given: Parameters<typeof bodyWith>) => bodyOf(await send(bodyWith(...given)), availability)

const namesOf = ({ segments }: Availability) => segments.map(({ carrierCode, number }) => `${carrierCode}${number}`).join(' ')
const classesOf = ({ availabilityClasses }: Availability['segments'][number]) =>
  availabilityClasses.map(({ class: letter, numberOfBookableSeats }) => `${letter}${numberOfBookableSeats}`).join(' ')
const only = (...codes: string[]) => ({ flightFilters: { carrierRestrictions: { includedCarrierCodes: codes } } })
const nonStop = { connectionRestriction: { maxNumberOfConnections: 0 } }

test('a flight comes with its classes, the best cabin first and in each the dearest class', async () => {
  const { meta, data, dictionaries } = await found({}, { flightFilters: { ...only('IB').flightFilters, ...nonStop } })
  expect(meta).toEqual({ count: 3, links: { self: path } })
  expect(data[0]).toMatchObject({
    type: 'flight-availability',
    id: '1',
    originDestinationId: '1',
    source: 'GDS',
    instantTicketingRequired: false,
    paymentCardRequired: false,
    duration: 'PT8H25M',
    segments: [
      {
        departure: { iataCode: 'MAD', terminal: '4', at: '2027-03-01T10:50:00' },
        arrival: { iataCode: 'JFK', terminal: '8', at: '2027-03-01T13:15:00' },
        carrierCode: 'IB',
        number: '6251',
        aircraft: { code: '333' },
        operating: { carrierCode: 'IB' },
        duration: 'PT8H25M',
        id: '1',
        numberOfStops: 0,
        blacklistedInEU: false,
      },
    ],
  })
  expect(data.map(({ segments }) => segments.map(classesOf).join())).toEqual([
    'J9 C9 D9 I9 Z9 Y9 B9 H9 K9 M9 L9 V9 S9 N9 Q9 O9',
    'J9 C9 D9 I9 Z8 Y9 B9 H9 K9 M9 L9 V9 S9 N9 Q9 O9',
    'J9 C9 D9 I9 Z9 Y9 B9 H9 K9 M9 L9 V9 S9 N9 Q9 O9',
  ])
  expect(dictionaries?.carriers).toEqual({ IB: 'Iberia' })
})

test.each([
  ['ECONOMY', 'MAD', 'JFK', '2026-12-20', 1],
  ['ECONOMY', 'LHR', 'SIN', '2026-11-24', 2],
  ['BUSINESS', 'MAD', 'JFK', '2026-12-20', 1],
  ['PREMIUM_ECONOMY', 'LHR', 'JFK', '2027-03-01', 2],
  ['FIRST', 'LHR', 'SIN', '2026-12-20', 1],
  ['BUSINESS', 'BIO', 'NCL', '2026-12-20', 3],
])('a search in %s from %s to %s sells the same flights, classes and seats', async (cabin, from, to, date, adults) => {
  const offers = await offersOf(
    `originLocationCode=${from}&destinationLocationCode=${to}&departureDate=${date}&adults=${adults}&travelClass=${cabin}&excludedAirlineCodes=AA&max=250`,
  )
  const { data } = bodyOf(
    await send({
      originDestinations: [{ ...leg, originLocationCode: from, destinationLocationCode: to, departureDateTime: { date } }],
      travelers: Array.from({ length: adults }, (_, at) => ({ id: String(at + 1), travelerType: 'ADULT' })),
      sources: ['GDS'],
      searchCriteria: { flightFilters: { cabinRestrictions: [{ cabin }] } },
    }),
    availability,
  )
  expect(offers.length).toBeGreaterThan(0)
  const byName = new Map(data.map((each) => [`${namesOf(each)} ${each.segments[0]?.departure.at}`, each]))
  expect(byName.size).toBe(offers.length)
  for (const { itineraries, travelerPricings, numberOfBookableSeats } of offers) {
    const segments = itineraries[0]?.segments ?? []
    const shown = byName.get(
      `${segments.map(({ carrierCode, number }) => `${carrierCode}${number}`).join(' ')} ${segments[0]?.departure.at}`,
    )
    const seats = travelerPricings[0]?.fareDetailsBySegment.map(
      (details, at) => shown?.segments[at]?.availabilityClasses.find((each) => each.class === details.class)?.numberOfBookableSeats ?? 0,
    )
    expect(Math.min(...(seats ?? []))).toBe(numberOfBookableSeats)
  }
})

test('seats of a cheaper class are among those of a dearer one, and none counts more than 9', async () => {
  const { data } = await found({ departureDateTime: { date: '2026-11-24' } })
  for (const { availabilityClasses } of data.flatMap(({ segments }) => segments)) {
    let [before, cabin] = [9, '']
    for (const { class: letter, numberOfBookableSeats: seats } of availabilityClasses) {
      if ('FJWY'.includes(letter)) [before, cabin] = [9, letter]
      expect({ cabin, letter, seats }).toEqual({ cabin, letter, seats: expect.any(Number) })
      expect(seats).toBeLessThanOrEqual(before)
      expect(seats).toBeGreaterThan(0)
      before = seats
    }
  }
})

test('closed content comes where it is asked for, and says why it is closed', async () => {
  const tomorrow = { departureDateTime: { date: '2026-11-21' } }
  const open = await found(tomorrow, { flightFilters: nonStop })
  const all = await found(tomorrow, { flightFilters: nonStop, includeClosedContent: true })
  expect(all.data.length).toBeGreaterThanOrEqual(open.data.length)
  const closed = all.data
    .flatMap(({ segments }) => segments.flatMap(({ availabilityClasses }) => availabilityClasses))
    .filter(({ closedStatus }) => closedStatus)
  expect(closed.length).toBeGreaterThan(0)
  for (const each of closed) expect(each).toEqual({ numberOfBookableSeats: 0, class: expect.any(String), closedStatus: 'NOT_AVAILABLE' })
  const openClasses = open.data.flatMap(({ segments }) => segments.flatMap(({ availabilityClasses }) => availabilityClasses))
  expect(openClasses.some(({ closedStatus }) => closedStatus)).toBe(false)
})

test('what has left today is closed content', async () => {
  const today = { originLocationCode: 'MAD', destinationLocationCode: 'BCN', departureDateTime: { date: '2026-11-20' } }
  const { data } = await found(today, { flightFilters: nonStop, includeClosedContent: true })
  const statuses = data.map(({ segments }) => [
    (segments[0]?.departure.at ?? '') < '2026-11-20T13:00:00',
    segments[0]?.closedStatus === 'DEPARTED',
  ])
  expect(statuses.length).toBeGreaterThan(10)
  for (const [left, said] of statuses) expect(said).toBe(left)
  const open = await found(today, { flightFilters: nonStop })
  expect(open.data.every(({ segments }) => (segments[0]?.departure.at ?? '') > '2026-11-20T13:00:00')).toBe(true)
})

test('one class, an hour of departure, a day of arrival and places to change can be asked for', async () => {
  const inClass = await found({}, { class: 'Z', flightFilters: nonStop })
  expect(
    new Set(
      inClass.data.flatMap(({ segments }) => segments.flatMap(({ availabilityClasses }) => availabilityClasses.map((each) => each.class))),
    ),
  ).toEqual(new Set(['Z']))
  const late = await found({ departureDateTime: { date: '2027-03-01', time: '14:00:00' } })
  expect(late.data.length).toBeGreaterThan(0)
  for (const { segments } of late.data) expect((segments[0]?.departure.at ?? '') >= '2027-03-01T14:00:00').toBe(true)
  const sameDay = await found({ arrivalDateTime: { date: '2027-03-01', time: '18:00:00' } })
  for (const { segments } of sameDay.data) expect((segments.at(-1)?.arrival.at ?? '') <= '2027-03-01T18:00:00').toBe(true)
  const overLondon = await found({ includedConnectionPoints: ['LON'] })
  expect(overLondon.data.length).toBeGreaterThan(0)
  for (const { segments } of overLondon.data) expect(segments[0]?.arrival.iataCode).toBe('LHR')
  const notLondon = await found({ excludedConnectionPoints: ['LHR'] })
  expect(notLondon.data.some(({ segments }) => segments.slice(0, -1).some(({ arrival }) => arrival.iataCode === 'LHR'))).toBe(false)
})

test('several parts are told apart, and the same flight has one id', async () => {
  const body = bodyWith({}, only('IB'))
  const back = { id: 'back', originLocationCode: 'JFK', destinationLocationCode: 'MAD', departureDateTime: { date: '2027-03-08' } }
  const { data } = bodyOf(await send({ ...body, originDestinations: [leg, back] }), availability)
  expect([...new Set(data.map(({ originDestinationId }) => originDestinationId))]).toEqual(['1', 'back'])
  expect(data.map(({ id }) => id)).toEqual(data.map((_, at) => String(at + 1)))
  const ids = new Map<string, Set<string>>()
  for (const { carrierCode, number, departure, id } of data.flatMap(({ segments }) => segments)) {
    const name = `${carrierCode}${number} ${departure.at}`
    ids.set(name, (ids.get(name) ?? new Set()).add(id))
  }
  for (const each of ids.values()) expect(each.size).toBe(1)
})

test('where nothing flies the list is empty', async () => {
  expect(await found({}, only('QF'))).toMatchObject({ meta: { count: 0 }, data: [] })
})

test.each<[string, unknown, number, string]>([
  ['no body', undefined, 32171, '/originDestinations'],
  [
    'a day beyond the schedules',
    bodyWith({ departureDateTime: { date: '2028-03-01' } }),
    9880,
    '/originDestinations/0/departureDateTime/date',
  ],
  ['a day that is over', bodyWith({ departureDateTime: { date: '2026-11-01' } }), 425, '/originDestinations/0/departureDateTime/date'],
  ['a day that is none', bodyWith({ departureDateTime: { date: '2027-02-30' } }), 425, '/originDestinations/0/departureDateTime/date'],
  [
    'an hour that is none',
    bodyWith({ departureDateTime: { date: '2027-03-01', time: 'noon' } }),
    477,
    '/originDestinations/0/departureDateTime/time',
  ],
  ['an airport that is none', bodyWith({ originLocationCode: 'XQX' }), 4926, '/originDestinations/0/originLocationCode'],
  ['the same place twice', bodyWith({ destinationLocationCode: 'MAD' }), 2668, '/originDestinations/0/destinationLocationCode'],
  [
    'a cabin that is none',
    bodyWith({}, { flightFilters: { cabinRestrictions: [{ cabin: 'STEERAGE' }] } }),
    572,
    '/searchCriteria/flightFilters/cabinRestrictions/0/cabin',
  ],
  ['a class of two letters', bodyWith({}, { class: 'YY' }), 2781, '/searchCriteria/class'],
  ['nobody', { ...bodyWith(), travelers: [] }, 10661, '/travelers'],
  [
    'an infant without a lap',
    { ...bodyWith(), travelers: [{ id: '1', travelerType: 'HELD_INFANT' }] },
    2668,
    '/travelers/0/associatedAdultId',
  ],
  [
    'two lists of airlines',
    bodyWith({}, { flightFilters: { carrierRestrictions: { includedCarrierCodes: ['IB'], excludedCarrierCodes: ['UX'] } } }),
    2668,
    '/searchCriteria/flightFilters/carrierRestrictions/excludedCarrierCodes',
  ],
])('%s is refused', async (_, body, code, pointer) => {
  const answer = await send(body)
  expect(errorsOf(answer)).toContainEqual(expect.objectContaining({ status: 400, code, source: { pointer } }))
})

test('seats that are sold are no longer there', async () => {
  clock.now = Date.parse('2027-02-26T12:00:00Z')
  const later = await found({}, { flightFilters: nonStop })
  clock.now = noon
  const now = await found({}, { flightFilters: nonStop })
  const lowest = ({ data }: Availabilities) => data.map(({ segments: [segment] }) => segment?.availabilityClasses.at(-1)?.class)
  expect(new Set(lowest(now))).toEqual(new Set(['O']))
  expect(lowest(later)).not.toContain('O')
})

test('the display at 80 and at 120 columns', async () => {
  const line = 'flights availability MAD JFK 2026-12-20 --airline IB,BA --adults 2'
  expect(await seen(line, { terminal: 80 })).toMatchInlineSnapshot(`
    "MAD → JFK Sun 20 Dec 2026

     #  Flight  From  Depart  To   Arrive  Type  Classes
     1  BA1436  MAD   06:05   LHR  07:25   321   J9 C9 D7 I4 Z2
                                                 Y9 B9 H9 K9 M9 L9 V9 S7
        BA117   LHR   09:45   JFK  12:40   77W   F5 A3  J9 C9 D9 I9 Z2  W9 E9 P5
                                                 Y9 B9 H9 K9 M9 L9 V9 S5
     2  IB1429  MAD   06:50   LHR  08:10   32N   J7 C6 D5 I3 Z1
                                                 Y9 B9 H9 K9 M9 L9 V9 S3
        BA117   LHR   09:45   JFK  12:40   77W   F5 A3  J9 C9 D9 I9 Z2  W9 E9 P5
                                                 Y9 B9 H9 K9 M9 L9 V9 S5
     3  IB1431  MAD   08:20   LHR  09:40   32N   J7 C6 D5 I3 Z1
                                                 Y9 B9 H9 K9 M9 L9 V9 S3
        BA175   LHR   10:40   JFK  13:35   351   J9 C9 D9 I9 Z4  W9 E9 P8
                                                 Y9 B9 H9 K9 M9 L9 V9 S9
     4  IB1433  MAD   10:45   LHR  12:05   32N   J7 C6 D5 I3 Z1
                                                 Y9 B9 H9 K9 M9 L9 V9 S3
        BA177   LHR   13:05   JFK  16:00   772   J9 C9 D9 I9 Z4  W9 E9 P9
                                                 Y9 B9 H9 K9 M9 L9 V9 S4
     5  IB6251  MAD   10:50   JFK  13:15   333   J9 C9 D9 I7 Z2
                                                 Y9 B9 H9 K9 M9 L9 V9 S6
     6  BA1428  MAD   10:50   LHR  12:10   319   J5 C5 D4 I2 Z1
                                                 Y9 B9 H9 K9 M9 L9 V9 S3
        BA179   LHR   14:20   JFK  17:15   351   J9 C9 D9 I9 Z4  W9 E9 P8
                                                 Y9 B9 H9 K9 M9 L9 V9 S7
     7  IB1435  MAD   12:35   LHR  13:55   32N   J7 C6 D5 I3 Z1
                                                 Y9 B9 H9 K9 M9 L9 V9 S3
        BA183   LHR   15:25   JFK  18:20   772   J9 C9 D9 I9 Z4  W9 E9 P9
                                                 Y9 B9 H9 K9 M9 L9 V9 S4
     8  BA1430  MAD   13:35   LHR  14:55   32N   J7 C6 D5 I3 Z1
                                                 Y9 B9 H9 K9 M9 L9 V9 S3
        BA115   LHR   16:25   JFK  19:20   351   J9 C9 D9 I9 Z3  W9 E9 P8
                                                 Y9 B9 H9 K9 M9 L9 V9 S6
     9  IB1437  MAD   14:55   LHR  16:15   320   J7 C6 D5 I3 Z1
                                                 Y9 B9 H9 K9 M9 L9 V9 S3
        BA101   LHR   17:15   JFK  20:10   77W   F5 A3  J9 C9 D9 I9 Z3  W9 E9 P6
                                                 Y9 B9 H9 K9 M9 L9 V9 S5
    10  IB6253  MAD   17:25   JFK  19:50   333   J9 C9 D9 I8 Z3
                                                 Y9 B9 H9 K9 M9 L9 V9 S6

    10 ways to fly, by departure
    Class and seats left, at most 9 are counted; dearest class first, best cabin
    first. 0 is closed.
    JFK New York · LHR London · MAD Madrid
    BA British Airways · IB Iberia

    next: wayfare flights search MAD JFK 2026-12-20
    "
  `)
  expect(await seen(line, { terminal: 120 })).toMatchInlineSnapshot(`
    "MAD → JFK Sun 20 Dec 2026

     #  Flight  From  Depart  To   Arrive  Type  Classes
     1  BA1436  MAD   06:05   LHR  07:25   321   J9 C9 D7 I4 Z2  Y9 B9 H9 K9 M9 L9 V9 S7
        BA117   LHR   09:45   JFK  12:40   77W   F5 A3  J9 C9 D9 I9 Z2  W9 E9 P5  Y9 B9 H9 K9 M9 L9 V9 S5
     2  IB1429  MAD   06:50   LHR  08:10   32N   J7 C6 D5 I3 Z1  Y9 B9 H9 K9 M9 L9 V9 S3
        BA117   LHR   09:45   JFK  12:40   77W   F5 A3  J9 C9 D9 I9 Z2  W9 E9 P5  Y9 B9 H9 K9 M9 L9 V9 S5
     3  IB1431  MAD   08:20   LHR  09:40   32N   J7 C6 D5 I3 Z1  Y9 B9 H9 K9 M9 L9 V9 S3
        BA175   LHR   10:40   JFK  13:35   351   J9 C9 D9 I9 Z4  W9 E9 P8  Y9 B9 H9 K9 M9 L9 V9 S9
     4  IB1433  MAD   10:45   LHR  12:05   32N   J7 C6 D5 I3 Z1  Y9 B9 H9 K9 M9 L9 V9 S3
        BA177   LHR   13:05   JFK  16:00   772   J9 C9 D9 I9 Z4  W9 E9 P9  Y9 B9 H9 K9 M9 L9 V9 S4
     5  IB6251  MAD   10:50   JFK  13:15   333   J9 C9 D9 I7 Z2  Y9 B9 H9 K9 M9 L9 V9 S6
     6  BA1428  MAD   10:50   LHR  12:10   319   J5 C5 D4 I2 Z1  Y9 B9 H9 K9 M9 L9 V9 S3
        BA179   LHR   14:20   JFK  17:15   351   J9 C9 D9 I9 Z4  W9 E9 P8  Y9 B9 H9 K9 M9 L9 V9 S7
     7  IB1435  MAD   12:35   LHR  13:55   32N   J7 C6 D5 I3 Z1  Y9 B9 H9 K9 M9 L9 V9 S3
        BA183   LHR   15:25   JFK  18:20   772   J9 C9 D9 I9 Z4  W9 E9 P9  Y9 B9 H9 K9 M9 L9 V9 S4
     8  BA1430  MAD   13:35   LHR  14:55   32N   J7 C6 D5 I3 Z1  Y9 B9 H9 K9 M9 L9 V9 S3
        BA115   LHR   16:25   JFK  19:20   351   J9 C9 D9 I9 Z3  W9 E9 P8  Y9 B9 H9 K9 M9 L9 V9 S6
     9  IB1437  MAD   14:55   LHR  16:15   320   J7 C6 D5 I3 Z1  Y9 B9 H9 K9 M9 L9 V9 S3
        BA101   LHR   17:15   JFK  20:10   77W   F5 A3  J9 C9 D9 I9 Z3  W9 E9 P6  Y9 B9 H9 K9 M9 L9 V9 S5
    10  IB6253  MAD   17:25   JFK  19:50   333   J9 C9 D9 I8 Z3  Y9 B9 H9 K9 M9 L9 V9 S6

    10 ways to fly, by departure
    Class and seats left, at most 9 are counted; dearest class first, best cabin first. 0 is closed.
    JFK New York · LHR London · MAD Madrid
    BA British Airways · IB Iberia

    next: wayfare flights search MAD JFK 2026-12-20
    "
  `)
})

test('a cabin that a short flight does not have is the next one below there, and connections are a second line', async () => {
  expect(await seen('flights availability BIO NCL 2026-12-20 --cabin business --airline IB,BA', { terminal: 80 })).toMatchInlineSnapshot(`
    "BIO → NCL Sun 20 Dec 2026

    #  Flight  From  Depart  To   Arrive  Type  Classes
    1  BA1104  BIO   11:05   LHR  12:00   32N   J8 C7 D6 I4 Z2
       BA1507  LHR   17:55   NCL  19:10   321   J9 C9 D7 I4 Z2
    2  IB1122  BIO   11:20   MAD  12:50   AT7   Y9 B9 H9 K9 M9 L9 V9 S2
       IB1437  MAD   14:55   LHR  16:15   320   J7 C6 D5 I3 Z1
       BA1507  LHR   17:55   NCL  19:10   321   J9 C9 D7 I4 Z2

    2 ways to fly, by departure
    Class and seats left, at most 9 are counted; dearest class first, best cabin
    first. 0 is closed.
    BIO Bilbao · LHR London · MAD Madrid · NCL Newcastle upon Tyne
    BA British Airways · IB Iberia

    next: wayfare flights search BIO NCL 2026-12-20
    "
  `)
})

test('closed classes and flights, in colour', async () => {
  const line = 'flights availability MAD BCN 2026-11-20 --non-stop --airline UX --closed'
  expect(await seen(line, { terminal: 80 })).toMatchInlineSnapshot(`
    "MAD → BCN Fri 20 Nov 2026

    #  Flight  From  Depart  To   Arrive  Type  Classes
    1  UX1057  MAD   07:40   BCN  08:55   7M8   departed
    2  UX1059  MAD   09:45   BCN  11:00   73H   departed
    3  UX1061  MAD   12:05   BCN  13:20   73H   departed
    4  UX1063  MAD   14:30   BCN  15:45   7M8   J5 C4 D0 I0 Z0
                                                Y9 B9 H9 K0 M0 L0 V0 S0 N0 Q0 O0
    5  UX1065  MAD   15:40   BCN  16:55   73H   J4 C3 D0 I0 Z0
                                                Y9 B9 H5 K0 M0 L0 V0 S0 N0 Q0 O0
    6  UX1067  MAD   17:30   BCN  18:45   7M8   J5 C4 D0 I0 Z0
                                                Y9 B9 H9 K0 M0 L0 V0 S0 N0 Q0 O0
    7  UX1069  MAD   18:50   BCN  20:05   73H   J4 C3 D0 I0 Z0
                                                Y9 B8 H3 K0 M0 L0 V0 S0 N0 Q0 O0
    8  UX1071  MAD   20:00   BCN  21:15   73H   J5 C4 D0 I0 Z0
                                                Y9 B9 H8 K0 M0 L0 V0 S0 N0 Q0 O0

    8 ways to fly, by departure
    Class and seats left, at most 9 are counted; dearest class first, best cabin
    first. 0 is closed.
    BCN Barcelona · MAD Madrid
    UX Air Europa

    next: wayfare flights search MAD BCN 2026-11-20
    "
  `)
  expect(
    await seen('flights availability LHR SIN 2026-11-23 --non-stop --airline BA --closed', { terminal: 120, colour: true }),
  ).toMatchInlineSnapshot(`
    "[1mLHR → SIN[22m Mon 23 Nov 2026

    [2m#[22m  [2mFlight[22m  [2mFrom[22m  [2mDepart[22m  [2mTo[22m   [2mArrive[22m   [2mType[22m  [2mClasses[22m
    [2m1[22m  BA11    LHR   12:20   SIN  09:20[33m+1[39m  77W   [33mF3[39m [2mA0[22m  [32mJ9[39m [32mC9[39m [33mD6[39m [2mI0[22m [2mZ0[22m  [33mW8[39m [33mE4[39m [2mP0[22m  [32mY9[39m [32mB9[39m [32mH9[39m [32mK9[39m [2mM0[22m [2mL0[22m [2mV0[22m [2mS0[22m [2mN0[22m [2mQ0[22m [2mO0[22m
    [2m2[22m  BA15    LHR   23:00   SIN  20:00[33m+1[39m  77W   [33mF3[39m [2mA0[22m  [32mJ9[39m [32mC9[39m [33mD7[39m [2mI0[22m [2mZ0[22m  [32mW9[39m [33mE5[39m [2mP0[22m  [32mY9[39m [32mB9[39m [32mH9[39m [32mK9[39m [33mM8[39m [2mL0[22m [2mV0[22m [2mS0[22m [2mN0[22m [2mQ0[22m [2mO0[22m

    [2m2 ways to fly, by departure[22m
    [2mClass and seats left, at most 9 are counted; dearest class first, best cabin first. 0 is closed.[22m
    [2mLHR London · SIN Singapore[22m
    [2mBA British Airways[22m

    [2mnext:[22m [36mwayfare flights search LHR SIN 2026-11-23[39m
    "
  `)
})

test('a pipe gets a line for each flight', async () => {
  const { stdout } = await wayfare('flights availability MAD JFK 2027-03-01 --airline IB --non-stop --class z --quiet')
  expect(stdout).toMatchInlineSnapshot(`
    "#	Flight	From	Depart	To	Arrive	Type	Classes
    1	IB6251	MAD	2027-03-01T10:50	JFK	2027-03-01T13:15	333	Z9
    2	IB31	MAD	2027-03-01T13:50	JFK	2027-03-01T16:15	332	Z8
    3	IB6253	MAD	2027-03-01T17:25	JFK	2027-03-01T19:50	333	Z9
    "
  `)
})

test('several destinations make one list', async () => {
  const { code, stdout } = await wayfare('flights availability MAD BCN,PMI 2027-03-01 --airline UX --non-stop --class y --quiet')
  expect(code).toBe(0)
  expect(
    new Set(
      stdout
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split('\t')[4]),
    ),
  ).toEqual(new Set(['BCN', 'PMI']))
})

test('an empty list says so, and a day too far is told by its flag', async () => {
  expect(await wayfare('flights availability MAD JFK 2027-03-01 --airline QF')).toMatchObject({
    code: 0,
    stdout: '#\tFlight\tFrom\tDepart\tTo\tArrive\tType\tClasses\n',
    stderr: expect.stringContaining('nothing found'),
  })
  expect(await wayfare('flights availability MAD JFK 2029-03-01 --quiet')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^error: --depart is too far ahead/),
  })
})
