import { expect, test } from 'vitest'
import { products } from './parser-text.ts'

/** Plans with a ship in them. Nobody in these documents exists. */
test('the ports of a cruise are those of no train', () => {
  expect(
    products(`Reservation 7XK2041. Guests: Erin Nakamura, Paul Nakamura
      Cruise: Nordic Lark, 5 nights, stateroom 8114
      Embark Bergen, pier 3: Sat 5 June 2027, sails 4:00 PM
      Jun 6 at sea, Jun 7 Molde 1pm - 10pm, Jun 8 Trondheim 7am - 8pm
      Disembark Oslo: Thu 10 June 2027, 7:00 AM`),
  ).toEqual([])
})

test('a ferry goes from one port to another', () => {
  expect(
    products(`Buchungsnummer 5510-8821, Reisende: Karla Wenzel
      Fähre Nordlicht 7
      Abfahrt Kiel 05.06.2027 18:00
      Ankunft Oslo 06.06.2027 10:00`),
  ).toHaveLength(1)
})

test('trains to the port of a cruise and back are read', () => {
  expect(
    products(`Cruise and rail package, booking 771205
      Mr and Mrs Bell
      Rail: 7 June 2027, York 09:02 - London King's Cross 10:55, coach B seats 21, 22
      Cruise: Nordic Lark, embark Southampton 14:30, state room 8114
      Rail: 12 June 2027, Southampton Central 09:30 - London Waterloo 10:55`),
  ).toHaveLength(2)
})
