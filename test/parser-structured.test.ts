import { describe, expect, test } from 'vitest'
import type { FoundProduct, FoundTrip } from '../src/parser/found.ts'
import { readBoardingPass } from '../src/parser/structured/boarding-pass.ts'
import { personOf } from '../src/parser/structured/people.ts'
import { boardingPass, calendar, flightThing, mail, page, pdf, scriptOf, tripIn, walletPass } from './documents.ts'
import { writtenOf } from './written.ts'

/** Every product as its values alone. */
const values = (product: FoundProduct): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(product).map(([name, found]) => [
      name,
      Array.isArray(found) ? found.map(({ value }) => value) : typeof found === 'object' ? found.value : found,
    ]),
  )
const told = ({ products, people, reference, warnings }: FoundTrip) => ({
  products: products.map(values),
  people: people.map(({ value: { firstName, lastName } }) => [firstName, lastName].filter(Boolean).join(' ')),
  reference: reference?.value,
  warnings,
})
const things = async (...all: object[]) => told(await tripIn(mail(`<html><body>${scriptOf(all)}</body></html>`)))

describe('reservations of schema.org', () => {
  test.each([
    ['only in UTC', '2027-03-05T04:15:00Z', '2027-03-05T09:35:00Z', '2027-03-04T20:15', '2027-03-05T04:35'],
    ['on the wall', '2027-03-04T20:15:00Z', '2027-03-05T04:35:00Z', '2027-03-04T20:15', '2027-03-05T04:35'],
    ['either way', '2027-03-05T04:15:00Z', '2027-03-05T11:30:00Z', '2027-03-05T04:15', '2027-03-05T11:30'],
  ])('with Z behind times that fit %s', async (_, departureTime, arrivalTime, departs, arrives) => {
    const ends = { departureAirport: { iataCode: 'SFO' }, arrivalAirport: { iataCode: 'JFK' } }
    expect((await things(flightThing({}, { ...ends, departureTime, arrivalTime }))).products).toMatchObject([{ departs, arrives }])
  })

  test.each([
    ['IB6251', 'IB', '6251'],
    ['IBE6251', 'IB', '6251'],
    ['XYZ6251', 'IB', '6251'],
  ])('with the number %s are of the airline it says, or of the one beside it', async (flightNumber, carrier, number) => {
    expect((await things(flightThing({}, { flightNumber }))).products).toMatchObject([{ carrier, number }])
  })

  test('in data and meters are read by what these say to programs', async () => {
    const day = (name: string, element: string, value: string) => `<${element} itemprop="${name}" value="${value}">soon</${element}>`
    const html = `<div itemscope itemtype="http://schema.org/LodgingReservation">
      <div itemprop="reservationFor" itemscope itemtype="http://schema.org/Hotel"><span itemprop="name">Casa Azul</span></div>
      ${day('checkinTime', 'data', '2027-03-01')}${day('checkoutTime', 'meter', '2027-03-04')}</div>`
    expect(told(await tripIn(`<html><body>${html}</body></html>`)).products).toMatchObject([
      { checkIn: '2027-03-01', checkOut: '2027-03-04' },
    ])
  })

  test('whose texts have several lines are told in one', async () => {
    const hotel = { '@type': 'LodgingBusiness', name: 'Casa\nAzul', address: { streetAddress: 'Rua Augusta 1\r\n  Piso 2' } }
    const own = { '@type': 'LodgingReservation', reservationFor: hotel, checkinTime: '2027-03-01', checkoutTime: '2027-03-04' }
    expect((await things(own)).products).toMatchObject([{ name: 'Casa Azul', address: { lines: ['Rua Augusta 1 Piso 2'] } }])
  })

  test('of flights', async () => {
    expect(await things(flightThing({ airplaneSeat: '12C' }))).toEqual({
      products: [
        {
          kind: 'air',
          carrier: 'IB',
          number: '6251',
          from: 'MAD',
          to: 'JFK',
          departs: '2027-03-01T10:40',
          arrives: '2027-03-01T13:15',
          confirmation: 'QX7T2P',
          seats: ['12C'],
        },
      ],
      people: ['Ada Lovelace'],
      reference: 'QX7T2P',
      warnings: [],
    })
  })

  test.each([
    ['the airline within the number', { flightNumber: 'IB 6251', airline: { name: 'x' } }, { carrier: 'IB', number: '6251' }],
    ['the airline by its name', { airline: { name: 'Iberia' } }, { carrier: 'IB' }],
    [
      'airports by their names',
      { departureAirport: { name: 'Madrid Barajas' }, arrivalAirport: { name: 'New York (JFK)' } },
      { from: 'MAD', to: 'JFK' },
    ],
    ['a day alone', { departureTime: undefined, departureDay: '2027-03-01', arrivalTime: undefined }, { departs: '2027-03-01' }],
    [
      'short dates',
      { departureTime: '20270301T104000', arrivalTime: { '@type': 'DateTime', '@value': '2027-03-01T13:15:00' } },
      { departs: '2027-03-01T10:40' },
    ],
    ['the month first', { departureTime: '03-04-2027 10:40', arrivalTime: '03-04-2027 13:15' }, { departs: '2027-03-04T10:40' }],
    ['hours that no clock shows', { departureTime: '03-04-2027 99:99', arrivalTime: '2027-03-04T25:10' }, { departs: '2027-03-04' }],
  ])('of flights with %s', async (_, flight, expected) => {
    expect((await things(flightThing({}, flight))).products).toEqual([expect.objectContaining(expected)])
  })

  test.each([
    [{ totalPrice: 420.1, priceCurrency: 'EUR' }, '420.10'],
    [{ totalPrice: 420, priceCurrency: 'EUR' }, '420.00'],
    [{ totalPrice: '1234.5', priceCurrency: 'EUR' }, '1234.50'],
    [{ totalPrice: '1234.567', priceCurrency: 'EUR' }, '1234.57'],
    [{ totalPrice: { price: '99.9', priceCurrency: 'EUR' } }, '99.90'],
    [{ price: '120.500', priceCurrency: 'KWD' }, '120.500'],
    [{ price: '1,120.500', priceCurrency: 'KWD' }, '1120.500'],
    [{ price: 'EUR 1.234,56', priceCurrency: 'EUR' }, '1234.56'],
    [{ price: '1.234 EUR', priceCurrency: 'EUR' }, '1234.00'],
    [{ price: '1,234,567', priceCurrency: 'JPY' }, '1234567.00'],
    [{ totalPrice: 1e30, priceCurrency: 'EUR' }, undefined],
  ])('that cost %j cost %s', async (price, total) => {
    expect((await tripIn(JSON.stringify(flightThing(price)))).total?.value).toBe(total)
  })

  test.each(['http://schema.org/ReservationCancelled', { '@id': 'http://schema.org/ReservationCancelled' }])(
    'that were cancelled, by %j, are none',
    async (reservationStatus) => {
      expect((await things(flightThing({ reservationStatus }))).products).toEqual([])
    },
  )

  test('are told by any of their types', async () => {
    const typed = (...types: string[]) => things(flightThing({ '@type': types }))
    const one = [expect.objectContaining({ number: '6251' })]
    expect((await typed('FlightReservation', 'Reservation')).products).toEqual(one)
    expect((await typed('Reservation', 'http://schema.org/FlightReservation')).products).toEqual(one)
  })

  test('are told within lists', async () => {
    const list = { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, item: flightThing() }] }
    expect((await things(list)).products).toEqual([expect.objectContaining({ number: '6251' })])
  })

  test('tell what they are of by its name alone, in one graph or in several scripts', async () => {
    const reservation = { ...flightThing({ reservationFor: { '@id': '#flight' } }) }
    const flight = {
      '@id': '#flight',
      '@type': 'Flight',
      flightNumber: 'IB6251',
      departureAirport: { '@id': '#madrid' },
      arrivalAirport: { iataCode: 'JFK' },
    }
    const madrid = { '@id': '#madrid', '@type': 'Airport', iataCode: 'MAD' }
    const one = [expect.objectContaining({ number: '6251', from: 'MAD', to: 'JFK' })]
    expect((await things({ '@graph': [reservation, flight, madrid] })).products).toEqual(one)
    expect(told(await tripIn(`<html>${[madrid, reservation, flight].map(scriptOf).join('')}</html>`)).products).toEqual(one)
  })

  test('of one flight in two years are two flights, though the order of day and month is unclear', async () => {
    const of = (year: number) => flightThing({}, { departureTime: `02-04-${year} 20:40`, arrivalTime: undefined })
    const { products } = await things(of(2027), of(2028))
    expect(products.map(({ departs }) => departs)).toEqual(['2027-02-04T20:40', '2028-02-04T20:40'])
  })

  test('of two travellers on one flight are one flight', async () => {
    const { products, people } = await things(flightThing(), flightThing({ underName: { name: 'Charles Babbage' } }))
    expect([products.length, people]).toEqual([1, ['Ada Lovelace', 'Charles Babbage']])
  })

  test('of trains, buses, hotels and cars', async () => {
    const { products } = await things(
      {
        '@type': 'https://schema.org/TrainReservation',
        reservationNumber: 'T1',
        reservationFor: {
          trainName: 'ICE',
          trainNumber: '123',
          departureStation: { name: 'Köln Hbf' },
          arrivalStation: { name: 'Berlin Hbf' },
          departureTime: '2027-03-02T08:00:00+01:00',
          arrivalTime: '2027-03-02T12:30:00+01:00',
          departurePlatform: '5',
        },
      },
      {
        '@type': 'BusReservation',
        reservationFor: {
          departureBusStop: { name: 'ZOB' },
          arrivalBusStop: { name: 'Praha' },
          departureTime: '2027-03-03T08:00',
          busNumber: '77',
        },
      },
      {
        '@type': 'LodgingReservation',
        reservationNumber: 'H1',
        checkinTime: '2027-03-03T15:00',
        checkoutTime: '2027-03-05T11:00',
        reservationFor: {
          name: 'Casa Azul',
          address: { streetAddress: 'Calle 1', postalCode: '28001', addressLocality: 'Madrid', addressCountry: 'ES' },
        },
      },
      {
        '@type': 'RentalCarReservation',
        reservationNumber: 'C1',
        pickupTime: '2027-03-05T12:00',
        dropoffTime: '2027-03-07T12:00',
        pickupLocation: { name: 'Madrid Airport' },
        dropoffLocation: { address: { streetAddress: 'Calle 2', addressLocality: 'Toledo' } },
        reservationFor: { brand: { name: 'Seat' }, model: 'Ibiza', rentalCompany: { name: 'Example Cars' } },
      },
    )
    expect(products).toMatchObject([
      { kind: 'train', number: 'ICE 123', from: 'Köln Hbf', to: 'Berlin Hbf', fromTrack: '5', confirmation: 'T1' },
      { kind: 'train', number: '77', from: 'ZOB', to: 'Praha' },
      {
        kind: 'hotel',
        name: 'Casa Azul',
        checkIn: '2027-03-03T15:00',
        address: { lines: ['Calle 1'], postalCode: '28001', city: 'Madrid', country: 'ES' },
      },
      { kind: 'car', provider: 'Example Cars', pickUpPlace: 'Madrid Airport', dropOffPlace: 'Calle 2, Toledo', model: 'Seat Ibiza' },
    ])
  })
})

describe('a boarding pass as a string', () => {
  test('of one leg', () => {
    expect(readBoardingPass(boardingPass)).toEqual({
      person: { firstName: 'ADA', lastName: 'LOVELACE' },
      legs: [{ from: 'MAD', to: 'JFK', carrier: 'IB', number: '6251', day: 60, seat: '12C', confirmation: 'QX7T2P' }],
    })
  })

  test('of two legs, with a date of issue', () => {
    const conditional = '>5181WM7034BIB              '
    const size = conditional.length.toString(16).toUpperCase()
    const two = `M2LOVELACE/ADA        EQX7T2P MADLHRIB 3166 060Y012C0030 1${size}${conditional}QX7T2P LHRJFKBA 0117 061J001A0002 100`
    expect(readBoardingPass(two)).toMatchObject({
      legs: [
        { from: 'MAD', to: 'LHR', number: '3166' },
        { from: 'LHR', to: 'JFK', carrier: 'BA', number: '117', day: 61, seat: '1A' },
      ],
      issued: { digit: 7, day: 34 },
    })
  })

  test.each([
    ['that has no mark of an electronic ticket', boardingPass.replace('EQX7T2P', ' QX7T2P')],
    ['that leaves the mark out altogether', boardingPass.replace('  EQX7T2P', ' QX7T2P')],
    ['that ends after the class', boardingPass.slice(0, 48)],
    ['whose name is not filled up', 'M1LOVELACE/ADA EQX7T2P MADJFKIB 6251 060Y012C0030 100'],
  ])('%s', (_, text) => {
    expect(readBoardingPass(text)?.legs[0]).toMatchObject({ from: 'MAD', to: 'JFK', carrier: 'IB', number: '6251', day: 60 })
  })

  test.each(['', 'M1', 'https://example.com/M1LOVELACE', `M9${boardingPass.slice(2)}`, 'M1LOVELACE/ADA        ENOTHING THAT IS A LEG'])(
    'is not %j',
    (text) => {
      expect(readBoardingPass(text)).toBeUndefined()
    },
  )

  test('names its airline by the code of IATA, whichever it writes', async () => {
    const { products } = told(await tripIn('M1LOVELACE/ADA        EK7QW2M LGWAGPEZY8123 060Y012A0034 100'))
    expect(products).toMatchObject([{ carrier: 'U2', number: '8123' }])
  })

  test('has its year from the day it is read, which is told', async () => {
    const { products, warnings } = told(await tripIn(boardingPass))
    expect(products).toMatchObject([{ departs: '2027-03-01', seats: ['12C'] }])
    expect(warnings).toEqual(['the year of IB6251 was guessed', 'the arrival of IB6251 is not told'])
  })
})

test.each([
  ['LOVELACE/ADA MS', 'ADA', 'LOVELACE', 'MS'],
  ['Mw. Ada Lovelace', 'Ada', 'Lovelace', 'MW'],
  ['LOVELACE/ADAMRS', 'ADA', 'LOVELACE', 'MRS'],
  ['Lovelace, Ada', 'Ada', 'Lovelace', undefined],
  ['Frau Ada Lovelace', 'Ada', 'Lovelace', 'FRAU'],
  ['Ada King Lovelace', 'Ada King', 'Lovelace', undefined],
  ['Ada van der Loo', 'Ada', 'van der Loo', undefined],
  ['Lovelace', undefined, 'Lovelace', undefined],
  ['NOVAK/ALEXANDR', 'ALEXANDR', 'NOVAK', undefined],
])('%s is somebody', (text, firstName, lastName, title) => {
  expect({ firstName: undefined, title: undefined, ...personOf(text) }).toEqual({ firstName, lastName, title })
})

describe('a calendar', () => {
  const rides =
    'SUMMARY:Köln Hbf -> Wien Hbf\r\nDTSTART;TZID=Europe/Berlin:20270301T220000\r\nDTEND;TZID=Europe/Berlin:20270302T090000\r\nDESCRIPTION:Reise\\n-\\nab 22:00 Köln Hbf - Gleis 8 D-G (ICE  123)\\nan 23:30 Mainz Hbf - Gleis 2\\n\\nab 00:10 Mainz Hbf  (NJ 456)\\nan 09:00 Wien Hbf'

  test('tells rides leg by leg, on into the next day', async () => {
    expect(told(await tripIn(calendar(rides))).products).toEqual([
      {
        kind: 'train',
        from: 'Köln Hbf',
        to: 'Mainz Hbf',
        departs: '2027-03-01T22:00',
        arrives: '2027-03-01T23:30',
        number: 'ICE 123',
        fromTrack: '8 D-G',
        toTrack: '2',
      },
      { kind: 'train', from: 'Mainz Hbf', to: 'Wien Hbf', departs: '2027-03-02T00:10', arrives: '2027-03-02T09:00', number: 'NJ 456' },
    ])
  })

  test('tells no day that no calendar has, nor an hour that no clock shows', async () => {
    const days = async (event: string) =>
      told(await tripIn(calendar(event))).products.map(({ departs, arrives }) => [departs, arrives].join(' – '))
    expect(await days(rides.replaceAll('20270301', '99999999'))).toEqual([])
    expect(await days(rides.replace('ab 22:00', 'ab 99:99'))).toEqual(['2027-03-01T00:10 – 2027-03-01T09:00'])
    expect(await days(rides.replaceAll('20270301', '99991231'))).toEqual([' – ', '9999-12-31T22:00 – 9999-12-31T23:30'])
  })

  test('tells stays and flights by their titles', async () => {
    const stay =
      'SUMMARY:Hotel stay: Casa Azul\r\nDTSTART;VALUE=DATE:20270301\r\nDTEND;VALUE=DATE:20270304\r\nLOCATION:Casa Azul\\, Calle 1\\, Madrid'
    const flight =
      'SUMMARY:Flight IB 1575 MAD-LIS\r\nDTSTART;TZID=Europe/Madrid:20270305T100000\r\nDTEND;TZID=Europe/Madrid:20270305T112000'
    expect(told(await tripIn(calendar(stay, flight))).products).toMatchObject([
      { kind: 'hotel', name: 'Casa Azul', checkIn: '2027-03-01', checkOut: '2027-03-04', address: { text: 'Calle 1, Madrid' } },
      { kind: 'air', carrier: 'IB', number: '1575', from: 'MAD', to: 'LIS', departs: '2027-03-05T10:00' },
    ])
  })

  test.each([
    ['in UTC', 'SFO – JFK', ':20270310T033000Z', ':20270310T080000Z', '2027-03-09T19:30', '2027-03-10T03:00'],
    ['from UTC on to another day', 'SFO – HND', ':20270310T233000Z', ':20270311T103000Z', '2027-03-10T15:30', '2027-03-11T19:30'],
    ['in UTC where that is on the wall', 'SFO – JFK', ':20270310T080000Z', ':20270310T163000Z', '2027-03-10T00:00', '2027-03-10T11:30'],
    [
      'on its own clock',
      'LIS-MAD',
      ';TZID=Europe/Lisbon:20270310T104000',
      ';TZID=Europe/Madrid:20270310T130500',
      '2027-03-10T10:40',
      '2027-03-10T13:05',
    ],
    ['in UTC alone', 'LIS-MAD', ';TZID=Europe/Lisbon:20270310T104000', ':20270310T120500Z', '2027-03-10T10:40', '2027-03-10T13:05'],
    [
      'on the clock of the start',
      'MAD-JFK',
      ';TZID=Europe/Madrid:20270310T120000',
      ';TZID=Europe/Madrid:20270310T203000',
      '2027-03-10T12:00',
      undefined,
    ],
    ['on a clock of nobody', 'MAD-JFK', ':20270310T120000Z', ':20270310T143000Z', '2027-03-10', undefined],
  ])('tells the end of a flight %s', async (_, route, starts, ends, departs, arrives) => {
    const event = `SUMMARY:Flight UA 110 ${route}\r\nDTSTART${starts}\r\nDTEND${ends}`
    expect(told(await tripIn(calendar(event))).products).toMatchObject([{ departs, ...(arrives && { arrives }) }])
    expect('arrives' in (told(await tripIn(calendar(event))).products[0] ?? {})).toBe(arrives !== undefined)
  })

  test.each([
    ['on the clocks of both ends', 'DTSTART;TZID=Europe/Madrid:20270310T120000\r\nDTEND;TZID=America/New_York:20270310T143000'],
    ['on clocks by other names', 'DTSTART;TZID=Romance Standard Time:20270310T120000\r\nDTEND;TZID=Eastern Standard Time:20270310T143000'],
    ['by how long it takes', 'DTSTART;TZID=Europe/Madrid:20270310T120000\r\nDURATION:PT8H30M'],
  ])('tells a flight that is not called one %s', async (_, times) => {
    expect(told(await tripIn(calendar(`SUMMARY:IB6251 MAD-JFK\r\n${times}`))).products).toMatchObject([
      { number: '6251', departs: '2027-03-10T12:00' },
    ])
  })

  test('tells a ride by its words and the day it stands in', async () => {
    const ride =
      'SUMMARY:TER 881217 Marseille Saint-Charles → La Ciotat\r\nDTSTART;TZID=Europe/Paris:20270529T160200\r\nDTEND;TZID=Europe/Paris:20270529T164000\r\nDESCRIPTION:Référence de dossier : QWPLKX\\nTrain TER 881217\\nDépart : 16h02 Marseille Saint-Charles\\nArrivée : 16h40 La Ciotat\\nPassagers\\nMme Aurélie DELAUNAY'
    expect(told(await tripIn(calendar(ride))).products).toMatchObject([
      {
        from: 'Marseille Saint-Charles',
        departs: '2027-05-29T16:02',
        to: 'La Ciotat',
        arrives: '2027-05-29T16:40',
        confirmation: 'QWPLKX',
      },
    ])
    // On a clock of UTC it may be another day there.
    const inUtc = ride.replace(';TZID=Europe/Paris:20270529T160200', ':20270529T160200Z')
    expect(told(await tripIn(calendar(inUtc))).products).toEqual([])
  })

  test.each([
    'SUMMARY:Bortekamp KL 2: BRA - MOL',
    'SUMMARY:Check-in: Produktteam',
    'SUMMARY:Hotel an der Oper - Lesekreis',
    'SUMMARY:Stay in touch with Ada',
    'SUMMARY:Kamp\r\nDESCRIPTION:Oppmøte 16:30 Nordre bane - garderobe 3 (lag 2)\\nKampstart 17:30 Nordre bane',
  ])('with days of %s holds no trip', async (summary) => {
    const event = `${summary}\r\nDTSTART;VALUE=DATE:20270301\r\nDTEND;VALUE=DATE:20270303`
    const hours = `${summary}\r\nDTSTART;TZID=Europe/Madrid:20270301T100000\r\nDTEND;TZID=Europe/Madrid:20270301T180000`
    expect(told(await tripIn(calendar(event, hours))).products).toEqual([])
  })

  test.each(['SUMMARY:Dentist', 'SUMMARY:Meeting on A4 paper', 'SUMMARY:Call BA 2490 people', 'SUMMARY:Birthday of Ada'])(
    'with %s holds no trip',
    async (summary) => {
      const event = `${summary}\r\nDTSTART;TZID=Europe/Madrid:20270301T100000\r\nDTEND;TZID=Europe/Madrid:20270301T110000`
      expect(told(await tripIn(calendar(event))).products).toEqual([])
    },
  )
})

describe('orders of hotels', () => {
  const booking = (bookingStatus: string, confirmationNumber: string) => ({
    bookingStatus,
    hotel: { name: 'Casa Azul' },
    hotelProviderInformation: [{ confirmationNumber }],
    hotelOffer: { checkInDate: '2027-03-01', checkOutDate: '2027-03-04', roomQuantity: 2, guests: { adults: 2 } },
  })
  const order = (...hotelBookings: readonly object[]): string =>
    JSON.stringify({ data: { type: 'hotel-order', guests: [{ firstName: 'ADA', lastName: 'LOVELACE' }], hotelBookings } })

  test('are read without what is cancelled of them', async () => {
    const { products, people } = told(await tripIn(order(booking('CANCELLED', '1'), booking('CONFIRMED', '2'))))
    expect(products).toMatchObject([{ name: 'Casa Azul', confirmation: '2', rooms: 2, adults: 2 }])
    expect(people).toEqual(['ADA LOVELACE'])
    expect(told(await tripIn(order(booking('CANCELLED', '1'))))).toMatchObject({ products: [], people: [] })
  })
})

test('a boarding pass is read below what somebody says of it, and behind a space', async () => {
  for (const text of [`My pass:\n${boardingPass}\n`, ` ${boardingPass}`])
    expect(told(await tripIn(text)).products).toMatchObject([{ carrier: 'IB', number: '6251', from: 'MAD', to: 'JFK', seats: ['12C'] }])
})

test('the price of one of several offers is not that of the order', async () => {
  const offer = (total: string) => ({
    price: { total, currency: 'EUR' },
    itineraries: [{ segments: [{ carrierCode: 'IB', number: '6251' }] }],
  })
  const totalOf = async (...flightOffers: readonly object[]) =>
    (await tripIn(JSON.stringify({ data: { type: 'flight-order', flightOffers } }))).total?.value
  expect(await totalOf(offer('520.00'))).toBe('520.00')
  expect(await totalOf(offer('520.00'), offer('400.00'))).toBeUndefined()
})

describe('a wallet pass', () => {
  const pass = {
    organizationName: 'Example Air',
    description: 'Boarding pass',
    relevantDate: '2027-03-01T08:40Z',
    boardingPass: {
      transitType: 'PKTransitTypeAir',
      primaryFields: [
        { key: 'origin', label: 'MADRID', value: 'MAD' },
        { key: 'destination', label: 'NEW YORK', value: 'JFK' },
      ],
      auxiliaryFields: [
        { key: 'flight', label: 'FLIGHT', value: 'IB6251' },
        { key: 'departs', label: 'DEPARTS', value: '10:40 AM' },
        { key: 'passenger', label: 'NAME', value: 'LOVELACE/ADA' },
        { key: 'pnr', label: 'REF', value: 'QX7T2P' },
      ],
    },
  }
  const expected = {
    kind: 'air',
    carrier: 'IB',
    number: '6251',
    from: 'MAD',
    to: 'JFK',
    departs: '2027-03-01T10:40',
    confirmation: 'QX7T2P',
  }

  test('is read by what programs call its fields', async () => {
    const { products, people, reference } = told(await tripIn(walletPass(pass)))
    expect({ products, people, reference }).toEqual({ products: [expected], people: ['ADA LOVELACE'], reference: 'QX7T2P' })
  })

  test('adds the times that its barcode does not tell', async () => {
    const { products } = told(await tripIn(walletPass({ ...pass, barcode: { message: boardingPass } })))
    expect(products).toEqual([{ ...expected, seats: ['12C'] }])
  })

  test.each([
    ['of birth', { key: 'dob', label: 'Born', value: '1985-02-20' }, '2027-03-01T10:40'],
    ['of issue', { key: 'issued', label: 'Issued', value: '2027-02-20' }, '2027-03-01T10:40'],
    ['of the flight', { key: 'date', label: 'Date', value: '2027-03-02' }, '2027-03-02T10:40'],
    ['beside the one it turns up on', { key: 'when', label: 'When', value: '2027-03-02' }, '2027-03-02T10:40'],
    ['of anything', { key: 'promo', label: 'Win', value: '2027-06-01' }, '2027-03-01T10:40'],
    ['of its last update', { key: 'lastUpdate', label: 'Last update', value: '2027-01-10T12:00:00Z' }, '2027-03-01T10:40'],
    ['of its making', { key: 'creationDate', label: 'Made', value: '2027-03-02' }, '2027-03-01T10:40'],
    ['from which one checks in', { key: 'checkInDate', label: 'Check-in from', value: '2027-02-28' }, '2027-03-01T10:40'],
  ])('is for the day of the journey, whatever day %s it tells', async (_, field, departs) => {
    const backFields = [field]
    const { products } = told(await tripIn(walletPass({ ...pass, boardingPass: { ...pass.boardingPass, backFields } })))
    expect(products).toMatchObject([{ departs }])
  })

  test('is for the day beside the one it turns up on, rather than for one far from it that is called a date', async () => {
    const dates = [
      { key: 'promoDate', label: 'Win until', value: '2027-06-01' },
      { key: 'when', label: 'When', value: '2027-03-02' },
    ]
    const departures = async (...backFields: readonly object[]) =>
      told(await tripIn(walletPass({ ...pass, boardingPass: { ...pass.boardingPass, backFields } }))).products.map(({ departs }) => departs)
    expect(await departures(...dates)).toEqual(['2027-03-02T10:40'])
    expect(await departures(...dates, { key: 'flightDate', label: 'Date', value: '2027-03-01' })).toEqual(['2027-03-01T10:40'])
    // The field of leaving knows better than when a pass turns up.
    const leaving = { key: 'departure', label: 'Departs', value: '2027-04-01T10:40' }
    expect(await departures(...dates, leaving)).toEqual(['2027-04-01T10:40'])
  })

  test('turns up in the evening before a flight that leaves after midnight', async () => {
    const at = async (relevantDate: string, departs: string) => {
      const auxiliaryFields = pass.boardingPass.auxiliaryFields.map((field) =>
        field.key === 'departs' ? { ...field, value: departs } : field,
      )
      return told(await tripIn(walletPass({ ...pass, relevantDate, boardingPass: { ...pass.boardingPass, auxiliaryFields } }))).products
    }
    expect(await at('2027-03-01T23:20+01:00', '00:10')).toEqual([{ ...expected, departs: '2027-03-02T00:10' }])
    expect(await at('2027-03-01T22:20Z', '00:10')).toEqual([{ ...expected, departs: '2027-03-02T00:10' }])
    expect(await at('2027-03-01T00:10+01:00', '00:10')).toEqual([{ ...expected, departs: '2027-03-01T00:10' }])
    expect(await at('2027-03-01T04:00+01:00', '22:30')).toEqual([{ ...expected, departs: '2027-03-01T22:30' }])
    expect(await at('9999-12-31T23:20+01:00', '00:10')).toEqual([{ ...expected, departs: '9999-12-31T00:10' }])
  })

  test('is of a train on the day whose hour is nearest to the moment it turns up', async () => {
    const primaryFields = [
      { key: 'from', label: 'Milano Centrale', value: '00:15' },
      { key: 'to', label: 'Venezia S. Lucia', value: '03:12' },
    ]
    for (const transitType of ['PKTransitTypeTrain', 'PKTransitTypeGeneric']) {
      const ride = { organizationName: 'Ferrovie', relevantDate: '2027-03-09T23:15:00Z', boardingPass: { transitType, primaryFields } }
      expect(told(await tripIn(walletPass(ride))).products).toMatchObject([{ kind: 'train', departs: '2027-03-10T00:15' }])
    }
  })

  test('in several languages is read by the same names for its fields', async () => {
    const seat = { key: 'seat', label: 'seat', value: '12C' }
    const own = { ...pass, boardingPass: { ...pass.boardingPass, secondaryFields: [seat] } }
    const { products } = told(await tripIn(walletPass(own, { 'es.lproj/pass.strings': '"seat" = "Asiento";' })))
    expect(products).toMatchObject([{ seats: ['12C'] }])
  })

  describe('with tags that are the same in every pass', () => {
    const semantics = {
      airlineCode: 'IB',
      flightCode: 'IB 6251',
      flightNumber: 6251,
      departureAirportCode: 'MAD',
      departureTerminal: '4S',
      destinationAirportCode: 'JFK',
      originalDepartureDate: '2027-03-01T09:40:00Z',
      currentDepartureDate: '2027-03-01T10:25:00Z',
      originalArrivalDate: '2027-03-01T12:35:00-05:00',
      confirmationNumber: 'QX7T2P',
      passengerName: { givenName: 'Ada', familyName: 'Lovelace' },
      seats: [{ seatRow: '12', seatNumber: 'C' }],
    }
    const whole = { ...expected, arrives: '2027-03-01T12:35', fromTerminal: '4S', seats: ['12C'] }
    const boarding = { transitType: 'PKTransitTypeAir', primaryFields: [{ key: 'a', label: 'MADRID', value: '10:40' }] }

    test('tells its flight by them, on the clocks of its airports, whatever its fields are called', async () => {
      const trip = told(await tripIn(walletPass({ organizationName: 'Example Air', boardingPass: boarding, semantics })))
      expect(trip).toMatchObject({ products: [whole], people: ['Ada Lovelace'], reference: 'QX7T2P' })
    })

    test('may have them with its fields, and of several the root is believed', async () => {
      const { destinationAirportCode, ...others } = semantics
      const primaryFields = [
        { key: 'a', value: 'Madrid', semantics: others },
        { key: 'b', value: 'New York', semantics: { destinationAirportCode: 'EWR' } },
      ]
      const split = { boardingPass: { ...boarding, primaryFields }, semantics: { destinationAirportCode } }
      expect(told(await tripIn(walletPass(split))).products).toEqual([whole])
    })

    test('lands on the day of leaving that they tell, though it turned up the day before', async () => {
      const arrival = { key: 'arrivalTime', label: 'Arrives', value: '00:25' }
      const late = { departureAirportCode: 'MAD', destinationAirportCode: 'LIS', originalDepartureDate: '2027-03-13T00:10+01:00' }
      const night = {
        ...pass,
        relevantDate: '2027-03-12T23:20+01:00',
        boardingPass: { ...pass.boardingPass, auxiliaryFields: [{ key: 'flight', value: 'IB3106' }, arrival] },
        semantics: late,
      }
      expect(told(await tripIn(walletPass(night))).products).toEqual([
        { kind: 'air', carrier: 'IB', number: '3106', from: 'MAD', to: 'LIS', departs: '2027-03-13T00:10', arrives: '2027-03-13T00:25' },
      ])
      const ride = {
        organizationName: 'Ferrovie',
        relevantDate: '2027-03-12T23:20+01:00',
        boardingPass: {
          transitType: 'PKTransitTypeTrain',
          primaryFields: [
            { key: 'from', label: 'From', value: 'Milano Centrale' },
            { key: 'to', label: 'To', value: 'Venezia S. Lucia' },
            { ...arrival, value: '03:12' },
          ],
        },
        semantics: { originalDepartureDate: '2027-03-13T00:10+01:00' },
      }
      expect(told(await tripIn(walletPass(ride))).products).toEqual([
        {
          kind: 'train',
          from: 'Milano Centrale',
          to: 'Venezia S. Lucia',
          provider: 'Ferrovie',
          departs: '2027-03-13T00:10',
          arrives: '2027-03-13T03:12',
        },
      ])
    })

    test('loses none of its fields to tags that make no sense', async () => {
      const broken = {
        departureAirportCode: 'Madrid',
        flightCode: 7,
        originalDepartureDate: 'soon',
        seats: [{ seatNumber: 'window' }, 4],
        passengerName: 9,
      }
      const { products, people } = told(await tripIn(walletPass({ ...pass, semantics: broken })))
      expect({ products, people }).toEqual({ products: [expected], people: ['ADA LOVELACE'] })
    })

    test('tells its train, where its clocks are as they are written', async () => {
      const ride = {
        transitProvider: 'Trenitalia',
        departureStationName: 'Milano Centrale',
        destinationStationName: 'Venezia S. Lucia',
        originalDepartureDate: '2027-03-10T07:15+01:00',
        originalArrivalDate: '2027-03-10T09:40+01:00',
        vehicleNumber: '9713',
        departurePlatform: '7',
      }
      expect(told(await tripIn(walletPass({ boardingPass: { transitType: 'PKTransitTypeTrain' }, semantics: ride }))).products).toEqual([
        {
          kind: 'train',
          provider: 'Trenitalia',
          from: 'Milano Centrale',
          to: 'Venezia S. Lucia',
          departs: '2027-03-10T07:15',
          arrives: '2027-03-10T09:40',
          number: '9713',
          fromTrack: '7',
        },
      ])
    })
  })

  test('for a train and for the cinema', async () => {
    const fields = [
      { key: 'from', label: 'Von', value: 'Köln Hbf' },
      { key: 'to', label: 'Nach', value: 'Berlin Hbf' },
      { key: 'train', label: 'Zug', value: 'ICE 123' },
    ]
    const train = {
      organizationName: 'Bahn',
      relevantDate: '2027-03-01',
      boardingPass: { transitType: 'PKTransitTypeTrain', primaryFields: fields },
    }
    expect(told(await tripIn(walletPass(train))).products).toMatchObject([
      { kind: 'train', from: 'Köln Hbf', number: 'ICE 123', departs: '2027-03-01' },
    ])
    expect(told(await tripIn(walletPass({ eventTicket: { primaryFields: fields } }))).products).toEqual([])
    const timed = [
      { key: 'from', label: 'Köln Hbf', value: '17:04' },
      { key: 'to', label: 'Berlin Hbf', value: '21:10' },
    ]
    const pass = { ...train, boardingPass: { transitType: 'PKTransitTypeTrain', primaryFields: timed } }
    expect(told(await tripIn(walletPass(pass))).products).toMatchObject([
      { kind: 'train', from: 'Köln Hbf', to: 'Berlin Hbf', departs: '2027-03-01T17:04', arrives: '2027-03-01T21:10' },
    ])
    const dated = [
      { key: 'dep', label: 'ma 1 mrt. 2027', value: '17:04' },
      { key: 'from', label: '17:04', value: 'Utrecht Centraal' },
      { key: 'to', label: '19:51', value: 'Köln Hbf' },
    ]
    const other = { ...train, boardingPass: { transitType: 'PKTransitTypeTrain', primaryFields: dated } }
    expect(told(await tripIn(walletPass(other))).products).toMatchObject([{ from: 'Utrecht Centraal', to: 'Köln Hbf' }])
  })
})

describe('messages of the OpenTravel Alliance', () => {
  test('that book a flight', async () => {
    const xml = `<?xml version="1.0"?><ota:OTA_AirBookRS xmlns:ota="http://www.opentravel.org/OTA/2003/05"><ota:AirReservation>
      <ota:FlightSegment FlightNumber="0625" DepartureDateTime="2027-03-01T10:40:00" ArrivalDateTime="2027-03-01T13:15:00">
        <ota:DepartureAirport LocationCode="MAD" Terminal="4S"/><ota:ArrivalAirport LocationCode="JFK"/><ota:MarketingAirline Code="IB"/></ota:FlightSegment>
      <ota:PersonName><ota:GivenName>Ada</ota:GivenName><ota:Surname>Lovelace</ota:Surname></ota:PersonName>
      <ota:BookingReferenceID ID="QX7T2P"/></ota:AirReservation></ota:OTA_AirBookRS>`
    expect(told(await tripIn(xml))).toMatchObject({
      products: [
        { carrier: 'IB', number: '625', from: 'MAD', fromTerminal: '4S', to: 'JFK', departs: '2027-03-01T10:40', confirmation: 'QX7T2P' },
      ],
      people: ['Ada Lovelace'],
      reference: 'QX7T2P',
    })
  })

  test('that book a hotel and a car', async () => {
    const hotel = `<OTA_HotelResRS><HotelReservation><RoomStay><TimeSpan Start="2027-03-01" End="2027-03-04"/><BasicPropertyInfo HotelName="Casa Azul">
      <Address><AddressLine>Calle 1</AddressLine><CityName>Madrid</CityName><PostalCode>28001</PostalCode><CountryName Code="ES"/></Address></BasicPropertyInfo>
      </RoomStay><HotelReservationID ResID_Value="H1"/></HotelReservation></OTA_HotelResRS>`
    const car = `<OTA_VehResRS><VehRentalCore PickUpDateTime="2027-03-01T12:00:00" ReturnDateTime="2027-03-04T12:00:00"><PickUpLocation LocationCode="MAD"/></VehRentalCore>
      <Vendor CompanyShortName="Example Cars"/><ConfID ID="C1"/></OTA_VehResRS>`
    expect(told(await tripIn(hotel)).products).toMatchObject([
      { name: 'Casa Azul', checkIn: '2027-03-01', address: { city: 'Madrid' }, confirmation: 'H1' },
    ])
    expect(told(await tripIn(car)).products).toMatchObject([
      { provider: 'Example Cars', pickUp: '2027-03-01T12:00', pickUpPlace: 'MAD', confirmation: 'C1' },
    ])
  })

  const stay = (status: string, number: string, room: string, more = ''): string =>
    `<HotelReservation ResStatus="${status}"><UniqueID ID="${number}"/><RoomStays><RoomStay>${room}</RoomStay></RoomStays>${more}</HotelReservation>`
  const days = '<TimeSpan Start="2027-03-01" End="2027-03-04"/>'
  const houses = async (...all: readonly string[]) =>
    told(await tripIn(`<OTA_HotelResRS><HotelReservations>${all.join('')}</HotelReservations></OTA_HotelResRS>`)).products.map(
      ({ name, checkIn, checkOut, confirmation, address }) => [name, checkIn, checkOut, confirmation, address],
    )

  test('that hold several reservations are read one by one, without those that are cancelled', async () => {
    const [blue, yellow] = [`${days}<BasicPropertyInfo HotelName="Casa Azul"/>`, `${days}<BasicPropertyInfo HotelName="Pension Gelb"/>`]
    expect(await houses(stay('Reserved', '1', blue), stay('Reserved', '2', yellow))).toEqual([
      ['Casa Azul', '2027-03-01', '2027-03-04', '1', undefined],
      ['Pension Gelb', '2027-03-01', '2027-03-04', '2', undefined],
    ])
    expect(await houses(stay('Cancelled', '1', blue), stay('Reserved', '2', yellow))).toMatchObject([{ 0: 'Pension Gelb', length: 5 }])
    expect(await houses(stay('Reserved', '1', blue), stay('Cancelled', '2', yellow))).toMatchObject([{ 0: 'Casa Azul', length: 5 }])
    expect(await houses(stay('Cancelled', '1', blue))).toEqual([])
  })

  test('that tell days by their number, or for all rooms, and who pays', async () => {
    const house = '<BasicPropertyInfo HotelName="Casa Azul"/>'
    const long = '<TimeSpan Start="2027-03-01" Duration="P3N"/>'
    expect(await houses(stay('Reserved', '1', `${long}${house}`))).toEqual([['Casa Azul', '2027-03-01', '2027-03-04', '1', undefined]])
    expect(await houses(stay('Reserved', '1', '', `<ResGlobalInfo>${days}${house}</ResGlobalInfo>`))).toEqual([
      ['Casa Azul', '2027-03-01', '2027-03-04', '1', undefined],
    ])
    const card = '<PaymentCard><Address><AddressLine>5 Rich Street</AddressLine></Address></PaymentCard>'
    expect(await houses(stay('Reserved', '1', `${card}${days}${house}`))).toEqual([
      ['Casa Azul', '2027-03-01', '2027-03-04', '1', undefined],
    ])
  })

  describe('of a whole journey', () => {
    const hotel = (status: string) =>
      `<HotelReservation ResStatus="${status}"><UniqueID ID="H1"/><RoomStay>${days}<BasicPropertyInfo HotelName="Casa Azul"/></RoomStay>
      <PersonName><GivenName>Grace</GivenName><Surname>Hopper</Surname></PersonName></HotelReservation>`
    const air = (status: string) =>
      `<AirReservation Status="${status}"><FlightSegment FlightNumber="3106" DepartureDateTime="2027-03-01T10:00:00"><DepartureAirport LocationCode="MAD"/>
      <ArrivalAirport LocationCode="LIS"/><MarketingAirline Code="IB"/></FlightSegment>
      <PersonName><GivenName>Ada</GivenName><Surname>Lovelace</Surname></PersonName><BookingReferenceID ID="QX7T2P"/></AirReservation>`
    const car = (status: string) =>
      `<VehReservation ReservationStatus="${status}"><VehRentalCore PickUpDateTime="2027-03-01T12:00:00" ReturnDateTime="2027-03-04T12:00:00">
      <PickUpLocation LocationCode="LIS"/></VehRentalCore></VehReservation>`
    const journey = (...all: readonly string[]) =>
      `<OTA_TravelItineraryRS><TravelItinerary>${all.join('')}</TravelItinerary></OTA_TravelItineraryRS>`
    const trip = async (...all: readonly string[]) => {
      const { products, people, reference } = told(await tripIn(journey(...all)))
      return { products, people, reference }
    }
    const flown = {
      kind: 'air',
      carrier: 'IB',
      number: '3106',
      from: 'MAD',
      to: 'LIS',
      departs: '2027-03-01T10:00',
      confirmation: 'QX7T2P',
    }
    const slept = { kind: 'hotel', name: 'Casa Azul', checkIn: '2027-03-01', checkOut: '2027-03-04', confirmation: 'H1' }
    const driven = { kind: 'car', pickUp: '2027-03-01T12:00', dropOff: '2027-03-04T12:00', pickUpPlace: 'LIS' }

    test('tell of each reservation what is its own, and nothing of one that is cancelled', async () => {
      expect(await trip(hotel('Reserved'), air('Booked'))).toEqual({
        products: [slept, flown],
        people: ['Grace Hopper', 'Ada Lovelace'],
        reference: 'H1',
      })
      expect(await trip(hotel('Cancelled'), air('Booked'))).toEqual({ products: [flown], people: ['Ada Lovelace'], reference: 'QX7T2P' })
      expect(await trip(hotel('Reserved'), air('Cancelled'))).toEqual({ products: [slept], people: ['Grace Hopper'], reference: 'H1' })
      expect(await trip(hotel('Reserved'), car('Cancelled'))).toEqual({ products: [slept], people: ['Grace Hopper'], reference: 'H1' })
      expect(await trip(hotel('Cancelled'))).toEqual({ products: [], people: [], reference: undefined })
      expect(await trip(hotel('Cancelled'), hotel('Cancel'), air('CXL'))).toEqual({ products: [], people: [], reference: undefined })
    })

    test('have a number for all of it, and more than what is in reservations', async () => {
      const number = '<BookingReferenceID ID="ALL123"/>'
      expect(await trip(number, hotel('Reserved'), car('Reserved'))).toEqual({
        products: [slept, { ...driven, confirmation: 'ALL123' }],
        people: ['Grace Hopper'],
        reference: 'ALL123',
      })
      const loose = car('Reserved').replaceAll('VehReservation', 'Vehicle')
      expect(await trip(loose, hotel('Reserved'))).toEqual({ products: [slept, driven], people: ['Grace Hopper'], reference: 'H1' })
      expect(await trip(loose.replace('ReservationStatus="Reserved"', 'Status="Cancelled"'), hotel('Reserved'))).toEqual({
        products: [slept],
        people: ['Grace Hopper'],
        reference: 'H1',
      })
    })

    test('leave what can be cancelled, and all but a traveller or a fee that is', async () => {
      const fee = '<Fee Status="Cancelled"/><Traveler Status="Cancelled"><PersonName><Surname>Hopper</Surname></PersonName></Traveler>'
      expect(await trip(fee, air('Cancellable'))).toEqual({ products: [flown], people: ['Ada Lovelace'], reference: 'QX7T2P' })
    })

    test('are of no more than some kinds where some are cancelled, so that the mail around tells the others', async () => {
      const html = `<html><body><p>Booking reference QX7T2P</p><p>Passenger: Ms Ada Lovelace</p>
        <p>IB 3106   1 March 2027   Madrid (MAD) 10:00   Lisbon (LIS) 10:20</p><p>Hotel Casa Azul</p><p>Rua Augusta 1, 1100-048 Lisboa</p>
        <p>Check-in: 1 March 2027</p><p>Check-out: 4 March 2027</p><p>Guest: Ada Lovelace</p></body></html>`
      const kinds = async (message: string) => told(await tripIn(mail(html, { 'trip.xml': message }))).products.map(({ kind }) => kind)
      expect(await kinds(journey(car('Reserved')))).toEqual(['hotel', 'air', 'car'])
      expect(await kinds(journey(car('Reserved'), hotel('Cancelled')))).toEqual(['air', 'car'])
      expect(await kinds(journey(car('Reserved'), air('Cancelled')))).toEqual(['hotel', 'car'])
      expect(await kinds(journey(car('Reserved'), '<AirReservation Status="Cancelled"/>'))).toEqual(['hotel', 'car'])
    })
  })

  test('with one of several rooms or flights cancelled tell the others', async () => {
    const room = (status: string, name: string) =>
      `<RoomStay RoomStayStatus="${status}">${days}<BasicPropertyInfo HotelName="${name}"/></RoomStay>`
    const message = `<OTA_HotelResRS><HotelReservation>${room('Cancelled', 'Pension Gelb')}${room('Reserved', 'Casa Azul')}</HotelReservation></OTA_HotelResRS>`
    expect(told(await tripIn(message)).products).toEqual([
      { kind: 'hotel', name: 'Casa Azul', checkIn: '2027-03-01', checkOut: '2027-03-04' },
    ])
    const segment = (status: string, number: string) => `<FlightSegment Status="${status}" FlightNumber="${number}"
      DepartureDateTime="2027-03-01T10:00:00"><DepartureAirport LocationCode="MAD"/><ArrivalAirport LocationCode="LIS"/><MarketingAirline Code="IB"/></FlightSegment>`
    const flights = `<OTA_AirBookRS><AirReservation>${segment('Cancelled', '3106')}${segment('30', '3110')}</AirReservation></OTA_AirBookRS>`
    expect(told(await tripIn(flights)).products).toEqual([
      { kind: 'air', carrier: 'IB', number: '3110', from: 'MAD', to: 'LIS', departs: '2027-03-01T10:00' },
    ])
  })

  test('that lie in an envelope', async () => {
    const message = `<OTA_HotelResRS>${stay('Reserved', '1', `${days}<BasicPropertyInfo HotelName="Casa Azul"/>`)}</OTA_HotelResRS>`
    const soap = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><Answer>${message}</Answer></s:Body></s:Envelope>`
    expect(told(await tripIn(soap)).products).toMatchObject([{ name: 'Casa Azul' }])
  })
})

describe('bookings in JSON', () => {
  const segment = {
    carrierCode: 'IB',
    number: '6251',
    departure: { iataCode: 'MAD', at: '2027-03-01T10:40:00' },
    arrival: { iataCode: 'JFK', at: '2027-03-01T13:15:00' },
  }

  test('of flights, as they were booked here', async () => {
    const order = {
      type: 'flight-order',
      associatedRecords: [{ reference: 'QX7T2P' }],
      flightOffers: [{ itineraries: [{ segments: [segment] }], price: { grandTotal: '520.00', currency: 'EUR' } }],
      travelers: [{ name: { firstName: 'ADA', lastName: 'LOVELACE' } }],
    }
    const trip = await tripIn(JSON.stringify({ data: order }))
    expect(told(trip)).toMatchObject({
      products: [{ carrier: 'IB', departs: '2027-03-01T10:40' }],
      people: ['ADA LOVELACE'],
      reference: 'QX7T2P',
    })
    expect([trip.total?.value, trip.currency?.value]).toEqual(['520.00', 'EUR'])
  })

  test('offers are no bookings', async () => {
    expect(
      told(await tripIn(JSON.stringify({ data: [{ type: 'flight-offer', itineraries: [{ segments: [segment] }] }] }))).products,
    ).toEqual([])
  })
})

describe('what several sources tell', () => {
  test('is one flight, with what each of them adds', async () => {
    const { products, people } = told(await tripIn(mail(scriptOf(flightThing()), { 'pass.txt': boardingPass })))
    expect(products).toMatchObject([{ number: '6251', departs: '2027-03-01T10:40', seats: ['12C'] }])
    expect(people).toEqual(['Ada Lovelace'])
  })

  test('is told where it differs', async () => {
    const other = flightThing({}, { departureTime: '2027-03-01T11:55:00+01:00' })
    const { products, warnings } = told(await tripIn(mail(scriptOf(flightThing()), { 'other.html': `<html>${scriptOf(other)}</html>` })))
    expect(products).toMatchObject([{ departs: '2027-03-01T10:40' }])
    expect(warnings).toEqual(['two sources differ on the departure: 2027-03-01T10:40 (schema.org) and 2027-03-01T11:55 (schema.org)'])
  })

  test('keeps a boarding pass of another flight', async () => {
    const other = boardingPass.replace('MADJFKIB 6251 060', 'JFKMADIB 6252 067')
    expect(
      told(await tripIn(mail(scriptOf(flightThing()), { 'pass.txt': other }))).products.map(({ number, departs }) => [number, departs]),
    ).toEqual([
      ['6251', '2027-03-01T10:40'],
      ['6252', '2027-03-08'],
    ])
  })

  test('is read from the pages that are attached', async () => {
    const sheet = pdf([
      page('Booking reference: QX7T2P', '', 'Flight IB6251', 'Madrid (MAD) 10:40', 'New York (JFK) 13:15', 'Monday, 1 March 2027'),
    ])
    expect(told(await tripIn(mail('<p>Your ticket is attached.</p>', { 'ticket.pdf': sheet }))).products).toMatchObject([
      { carrier: 'IB', number: '6251', from: 'MAD', to: 'JFK', departs: '2027-03-01T10:40' },
    ])
  })

  test('is read from a picture once more, in blocks, where its pieces tell nothing', async () => {
    const { jpegOf } = await import('./barcodes.ts')
    const layouts: string[] = []
    const readPicture = async (_: unknown, layout: string) => {
      layouts.push(layout)
      return [
        writtenOf(
          layout === 'pieces'
            ? 'Flight details\n\nEE EE wews'
            : 'Booking reference: QX7T2P\n\nFlight IB6251   Monday, 1 March 2027\nMadrid (MAD) 10:40   New York (JFK) 13:15\n',
        ),
      ]
    }
    const { products } = told(await tripIn(await jpegOf('nothing of note', 'QRCode', 12), { readPicture }))
    expect(products).toMatchObject([{ number: '6251', from: 'MAD' }])
    expect(layouts).toEqual(['pieces', 'blocks'])
  })

  test('is not said to be of somebody whose name in the picture was hardly legible', async () => {
    const { jpegOf } = await import('./barcodes.ts')
    const page =
      'Booking reference: QX7T2P\nPassenger: Ms Ada Lovelace\n\nFlight IB6251   Monday, 1 March 2027\nMadrid (MAD) 10:40   New York (JFK) 13:15\n'
    const reading = (confidence: number) => async () => [
      writtenOf(page).map(({ words, baseline }) => ({
        words: words.map((word) => (word.text === 'Lovelace' ? { ...word, confidence } : word)),
        baseline,
      })),
    ]
    const picture = await jpegOf('nothing of note', 'QRCode', 12)
    const sure = await tripIn(picture, { readPicture: reading(90) })
    expect([told(sure).people, sure.warnings]).toEqual([['Ada Lovelace'], []])
    const unsure = await tripIn(picture, { readPicture: reading(40) })
    expect([told(unsure).people, unsure.warnings]).toEqual([[], ['a name in the picture is not told: its letters are not sure']])
    expect(told(unsure).products).toMatchObject([{ number: '6251' }])
  })

  test('tells no reference of which a figure may have been taken for a letter, and no number that lost figures', async () => {
    const { jpegOf } = await import('./barcodes.ts')
    const text = `Booking reference: TBXK4W
Your flights
BA04   12 Mar 2027 07:20   12 Mar 2027 10:25
British Airways   London Heathrow (LHR)   Nice (NCE)
BA0347   19 Mar 2027 19:05   19 Mar 2027 20:15
British Airways   Nice (NCE)   London Heathrow (LHR)`
    const reading = (confidence: number) => async () => [
      writtenOf(text).map(({ words, baseline }) => ({
        words: words.map((word) => (word.text === 'TBXK4W' ? { ...word, confidence } : word)),
        baseline,
      })),
    ]
    const picture = await jpegOf('nothing of note', 'QRCode', 12)
    const [sure, unsure] = [await tripIn(picture, { readPicture: reading(90) }), await tripIn(picture, { readPicture: reading(70) })]
    expect([sure, unsure].map(({ reference }) => reference?.value)).toEqual(['TBXK4W', undefined])
    expect(unsure.products.map((one) => [one.kind === 'air' && one.number?.value, one.confirmation?.value])).toEqual([
      [undefined, undefined],
      ['347', undefined],
    ])
    expect(unsure.warnings).toEqual(['a number in the picture is not told: its letters and figures are not sure'])
  })

  test('is said to be of nobody whose last name would be an initial, where a picture lost what parts the two', async () => {
    const { jpegOf } = await import('./barcodes.ts')
    const page =
      'Traveler: LOVELACEIADA B MS\nBooking reference: QX7T2P\n\nFlight IB6251   Monday, 1 March 2027\nMadrid (MAD) 10:40   New York (JFK) 13:15\n'
    const seen = told(await tripIn(await jpegOf('nothing of note', 'QRCode', 12), { readPicture: async () => [writtenOf(page)] }))
    expect(seen).toMatchObject({ people: [], products: [{ number: '6251' }] })
  })

  test('is read from a picture where letters are recognised', async () => {
    const { jpegOf } = await import('./barcodes.ts')
    const readPicture = async () => [
      writtenOf('Booking reference: QX7T2P\n\nFlight IB6251   Monday, 1 March 2027\nMadrid (MAD) 10:40   New York (JFK) 13:15\n'),
    ]
    expect(told(await tripIn(await jpegOf('nothing of note', 'QRCode', 12), { readPicture })).products).toMatchObject([
      { number: '6251', from: 'MAD' },
    ])
  })
})
