import { describe, expect, test } from 'vitest'
import { products, tripOf } from './parser-text.ts'

const namesOf = (text: string): readonly string[] => tripOf(text).people.map(({ value }) => `${value.firstName} ${value.lastName}`)

describe('what has the looks of a ride and is none', () => {
  const FLIGHT = 'Booking code: KQ7W2T\nMonday 12 April 2027\nIB 3154   Madrid (MAD) 09:10   Lisbon (LIS) 09:35\n'

  test.each([
    'Aérolia, Aéroport de Bastia, BP 414, 20290 Lucciana',
    'Aeroporto di Lugano, CP 1180, CH-6982 Agno',
    'Nordfly AS, PB 2215, 0103 Oslo',
    'Lento Oy, PL 33, 00101 Helsinki',
    'Aéroport de Nice, BP 3331 – 06206 Nice Cedex 3',
  ])('is a box at a post office: %s', (address) => {
    expect(products(FLIGHT + address)).toEqual(['IB 3154 MAD 2027-04-12T09:10 – LIS 2027-04-12T09:35'])
  })

  test('but a flight of an airline with such letters is one', () => {
    expect(products('Booking code: KQ7W2T\nMonday 12 April 2027\nBP 205   Gaborone (GBE) 09:10   Johannesburg (JNB) 10:10')).toEqual([
      'BP 205 GBE 2027-04-12T09:10 – JNB 2027-04-12T10:10',
    ])
  })

  test.each(['ABTA L3381', 'ATOL R4410 protected', 'IATA L 9120', 'Licence no. L 4471', 'Reg. R 2204'])(
    'is what an agency is registered by: %s',
    (foot) => {
      const plan = `${FLIGHT}NON STOP   01:25   A320\nE-TICKET   075 7719045532\nTOTAL EUR 141.66   DUE 29 APR\nCHECK IN 90 MINS BEFORE 09:10. 16:00 TO 18:00 OFFICE\n${foot}`
      expect(products(plan)).toEqual(['IB 3154 MAD 2027-04-12T09:10 – LIS 2027-04-12T09:35'])
    },
  )
})

describe('hours of one figure', () => {
  test.each([
    ['8h20\nGRU\nDireto\n3 h 10 min\n11h30\nREC'],
    ['GRU\n8h20\nREC\n11h30'],
    ['8h20\nSão Paulo (GRU)\n11h30\nRecife (REC)'],
    ['8h20 GRU   3 h 10 min   11h30 REC'],
  ])('are told by the airport beside them, and are no length of time: %j', (row) => {
    expect(products(`Código de reserva: KQ7W2T\nVoo LA3368\nSexta-feira, 16 de abril de 2027\n${row}`)).toEqual([
      'LA 3368 GRU 2027-04-16T08:20 – REC 2027-04-16T11:30',
    ])
  })

  test('stay a length of time beside what is no airport', () => {
    const ticket = 'Código de reserva: KQ7W2T\nVoo LA3368\nSexta-feira, 16 de abril de 2027\nGRU 08:20\n3h10\nVOO\nREC 11:30'
    expect(products(ticket)).toEqual(['LA 3368 GRU 2027-04-16T08:20 – REC 2027-04-16T11:30'])
  })

  test('and above a place that has its own hour below it', () => {
    const ticket =
      'Référence : KQ7W2T\nALLER – ven. 16 avril 2027\nParis Orly (ORY)\n15h20\nTransavia\nTO 3016\n3h25\nMarrakech (RAK)\n18h45'
    expect(products(ticket)).toEqual(['TO 3016 ORY 2027-04-16T15:20 – RAK 2027-04-16T18:45'])
  })
})

describe('who travels', () => {
  test.each([
    ['Posto 14   ELENA DE MARCHI     Adulto', 'Posto 15   Paolo Ferri   Ragazzo', ['Elena De Marchi', 'Paolo Ferri']],
    ['Seat 14A   Harriet Bloom     Adult', 'Seat 15A   Owen Bloom', ['Harriet Bloom', 'Owen Bloom']],
    ['Sitzplatz 61   Sabine Grün   Erwachsene', 'Sitzplatz 62   Jürgen Grün   Erwachsener', ['Sabine Grün', 'Jürgen Grün']],
    ['Place 31   Claire Dubois   Adulte', 'Place 32   Luc Dubois   Enfant', ['Claire Dubois', 'Luc Dubois']],
  ])('is named behind a seat: %s', (one, other, names) => {
    const ticket = `Ticket 7KQ2MX\nSunday 18 April 2027\nICE 693\nBerlin Hbf  15:40   ->   Hamburg Hbf  17:21\nCoach 8\n${one}\n${other}`
    expect(namesOf(ticket)).toEqual(names)
  })

  test.each(['Seat 14A   Table Window   Power socket', 'Platz 61   Berlin Hbf', 'Seat 9   Quiet Coach'])('is not %s', (row) => {
    const ticket = `Ticket 7KQ2MX\nSunday 18 April 2027\nICE 693\nBerlin Hbf  15:40   ->   Hamburg Hbf  17:21\n${row}`
    expect(namesOf(ticket)).toEqual([])
  })
})

describe('the reference of a booking', () => {
  const referenceOf = (head: string): string | undefined =>
    tripOf(`${head}\nMonday 12 April 2027\nIB 3154   Madrid (MAD) 09:10   Lisbon (LIS) 09:35`).reference?.value

  test.each([
    ['Pedido nº 5571834\nCódigo de reserva\nQWKTPL', 'QWKTPL'],
    ['Order 8811-4420\nBooking code: K7QW2T', 'K7QW2T'],
    ['Order number: 88114420\nTicket collection reference: FJ93W7TD', 'FJ93W7TD'],
  ])('is its code, beside the number of what was bought: %j', (head, expected) => {
    expect(referenceOf(head)).toBe(expected)
  })

  test.each([
    ['Order 8811-4420\nReservation of the hotel: K7QW2T81', '8811-4420'],
    ['Číslo jízdenky: 7391 204 586\nVariabilní symbol 2604120091', '7391 204 586'],
  ])('is what was bought, or the ticket, beside another number: %j', (head, expected) => {
    expect(referenceOf(head)).toBe(expected)
  })
})
