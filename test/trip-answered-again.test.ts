import { expect, test } from 'vitest'
import type { Found, FoundTrip } from '../src/parser/found.ts'
import { tripOfJson } from '../src/parser/structured/answers.ts'
import { answerOf } from '../src/sandbox/making/trips/answer.ts'

const found = <T>(value: T): Found<T> => ({ value, rule: 'booking in JSON', sure: 0.99 })

const whole: FoundTrip = {
  products: [
    {
      kind: 'air',
      carrier: found('IB'),
      number: found('6251'),
      from: found('MAD'),
      to: found('JFK'),
      departs: found('2027-03-01T10:40'),
      arrives: found('2027-03-01T13:15'),
      fromTerminal: found('4S'),
      toTerminal: found('8'),
      confirmation: found('QX7TLP'),
      operator: found('I2'),
      cabin: found('ECONOMY'),
      seats: [found('12C'), found('12D')],
      aircraft: found('359'),
    },
    { kind: 'air', carrier: found('BA'), operator: found('Example Air'), aircraft: found('Airbus A350'), departs: found('2027-03-02') },
    {
      kind: 'hotel',
      name: found('Casa Azul'),
      confirmation: found('77123'),
      checkIn: found('2027-03-01'),
      checkOut: found('2027-03-04'),
      address: found({ lines: ['12 Mill Lane'], postalCode: '10001', city: 'New York', country: 'US', text: '12 Mill Lane, New York' }),
      phone: found('+1 212 555 0100'),
      rooms: found(2),
      adults: found(3),
      roomType: found('Double'),
      cancellation: found('free until the day before'),
    },
    {
      kind: 'car',
      provider: found('Example Cars'),
      confirmation: found('C1'),
      pickUp: found('2027-03-04T09:00'),
      dropOff: found('2027-03-06T09:00'),
      pickUpPlace: found('New York Downtown'),
      dropOffPlace: found('Boston Airport'),
      model: found('Ford Focus'),
    },
    {
      kind: 'train',
      provider: found('Example Rail'),
      confirmation: found('R1'),
      from: found('Köln Hbf'),
      to: found('Berlin Hbf'),
      departs: found('2027-03-07T08:00'),
      arrives: found('2027-03-07T12:30'),
      number: found('ICE 123'),
      fromTrack: found('4'),
      toTrack: found('12'),
      seats: [found('61')],
      class: found('2'),
    },
    { kind: 'train', from: found('Dover'), to: found('Calais'), number: found('Spirit of Example') },
  ],
  people: [found({ firstName: 'Ada', lastName: 'Lovelace', title: 'Ms' }), found({ lastName: 'Byron' })],
  reference: found('QX7TLP'),
  booked: found('2026-11-02'),
  total: found('1234.50'),
  currency: found('EUR'),
  warnings: [],
}

test('a trip that is answered and read again is the same', () => {
  expect(tripOfJson(JSON.parse(JSON.stringify(answerOf(whole, 0))))).toEqual(whole)
})

test('a branch is told by its name, or else by the text of its address', () => {
  const car = {
    pickup: { location: { name: 'Madrid Airport', address: { text: 'T4, Madrid' } } },
    dropoff: { location: { name: 'Toledo' } },
  }
  expect(tripOfJson({ data: { trip: { products: [{ car }] } } }).products).toEqual([
    { kind: 'car', pickUpPlace: found('Madrid Airport'), dropOffPlace: found('Toledo') },
  ])
  const placed = { pickup: { location: { address: { text: 'T4, Madrid' } } } }
  expect(tripOfJson({ data: { trip: { products: [{ car: placed }] } } }).products).toEqual([
    { kind: 'car', pickUpPlace: found('T4, Madrid') },
  ])
})
