import { expect, test } from 'vitest'
import type { FoundProduct } from '../src/parser/found.ts'
import { clashes } from '../src/parser/text/choice/clashes.ts'

const told = (value: string) => ({ value, rule: 'a test', sure: 1 })
const ride = (kind: 'air' | 'train', number: string, departs: string, arrives: string): FoundProduct =>
  kind === 'air'
    ? { kind, carrier: told(number.slice(0, 2)), number: told(number.slice(3)), departs: told(departs), arrives: told(arrives) }
    : { kind, number: told(number), departs: told(departs), arrives: told(arrives) }

test('rides clash where one leaves while another is on its way', () => {
  const first = ride('train', 'ICE 71', '2027-05-01T10:00', '2027-05-01T12:00')
  expect(clashes([first, ride('train', 'ICE 73', '2027-05-01T11:00', '2027-05-01T13:00')])).toBe(1)
  expect(clashes([first, ride('train', 'ICE 73', '2027-05-01T12:30', '2027-05-01T13:00')])).toBe(0)
})

test('a train with the number of a flight is that flight, and clashes with it whenever it leaves', () => {
  const flight = ride('air', 'FR 8794', '2027-07-19T06:40', '2027-07-19T08:20')
  expect(clashes([flight, ride('train', 'FR 8794', '2027-07-10T21:25', '2027-07-10T23:00')])).toBe(1)
  expect(clashes([flight, ride('train', 'FR 8793', '2027-07-10T21:25', '2027-07-10T23:00')])).toBe(0)
})

test('what begins years before the last of all is of no journey with it', () => {
  const [out, back] = [
    ride('air', 'E4 6103', '2017-05-23T04:40', '2017-05-23T08:35'),
    ride('air', 'E4 6104', '2027-07-18T09:30', '2027-07-18T11:30'),
  ]
  expect(clashes([out, back])).toBe(1)
  expect(clashes([ride('air', 'E4 6103', '2026-12-23T04:40', '2026-12-23T08:35'), back])).toBe(0)
})
