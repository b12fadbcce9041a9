import { expect, test } from 'vitest'
import { withoutComment } from '../src/parser/text/page/clean.ts'
import { line, tripOf } from './parser-text.ts'

test.each([
  ['German', 'WG: Buchung', ['Von: hotel@example.com', 'Gesendet: 2. März 2027', 'Betreff: Buchung']],
  ['Hungarian', 'Tov: Foglalás', ['Feladó: hotel@example.com', 'Címzett: Ada', 'Dátum: 2027. 03. 02.', 'Tárgy: Foglalás']],
  ['Turkish', 'İlt: Rezervasyon', ['Kimden: hotel@example.com', 'Kime: Ada', 'Konu: Rezervasyon']],
])('what was sent on begins with its own %s head', (_, subject, head) => {
  expect(withoutComment(['Look at this!', '', ...head, 'Hotel Astoria'], subject)).toEqual([...head, 'Hotel Astoria'])
})

const TICKET = `
Electronic ticket and itinerary
Passenger: HALE/TOM MR
Ticket number: 125-2371401064
Booking reference: K7QX2M
BA 482   London LHR   14 May 2027 09:40   Barcelona BCN   12:50
`
test('an electronic ticket is read when it is sent again after the flight', () => {
  const trip = tripOf(TICKET, { format: 'eml', written: '2027-09-02', subject: 'Your e-ticket' })
  expect(trip.products.map(line)).toEqual(['BA 482 LHR 2027-05-14T09:40 – BCN 2027-05-14T12:50'])
})

test.each([
  ['how the flight was', 'How was your flight?'],
  ['that miles were earned', 'Your miles statement: 1,200 Avios credited for your flight'],
  ['that it is paid back', 'Your refund for ticket 125-2371401064 has been paid'],
])('no trip is read where the same mail asks or tells %s', (_, said) => {
  expect(tripOf(`${said}\n${TICKET}`, { format: 'eml', written: '2027-09-02', subject: said }).products).toEqual([])
})
