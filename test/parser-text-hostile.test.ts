import { expect, test } from 'vitest'
import { mostText } from '../src/parser/limits.ts'
import { understand } from '../src/parser/text/understand.ts'
import { documentOf, gazetteer, products, TODAY } from './parser-text.ts'

const bits = [
  '1',
  '1 ',
  ' ',
  ', ',
  '(',
  '-',
  '1-',
  '1.',
  '12:30 ',
  '12 March ',
  '12.03.2027 ',
  'A',
  'AB ',
  'Hotel de la ',
  'Jan van der ',
  'A/',
  'LHR-JFK ',
  'BA 123 ',
  'Flight 118 Delta Air ',
  '# 118   flight',
  'check-in ',
  'booking reference ',
  '> ',
  'é',
  'Paris, ',
  '1 High Street, 12345 ',
  'a   ',
  'from London to Paris at 10:00 ',
]

const within = (text: string): number => {
  const begun = performance.now()
  understand(documentOf(text), gazetteer, TODAY)
  return performance.now() - begun
}

const words = 'Booking reference ABC123: hotel, room, check-in, flight, train, car rental\n'

// All that is read of any text, and some more.
test.each(bits)('more of “%s” than is read takes no long time, in one line or in many', (bit) => {
  const whole = bit.repeat(Math.ceil((mostText * 1.25) / bit.length))
  expect(within(words + whole)).toBeLessThan(10_000)
  expect(within(words + whole.replace(/.{1,300}/g, '$&\n'))).toBeLessThan(10_000)
  expect(within(words + whole.replace(/.{1,300}/g, 'a b $&\n'))).toBeLessThan(10_000)
})

test.each(['1 ', 'from London to Paris at 10:00 '])('nor does a megabyte of “%s”', (bit) => {
  const whole = bit.repeat(Math.ceil(1_000_000 / bit.length))
  expect(within(words + whole)).toBeLessThan(10_000)
  expect(within(words + whole.replace(/.{1,300}/g, '$&\n'))).toBeLessThan(10_000)
})

test('only the beginning of a very long document is read', () => {
  const flight = '\nBooking reference QX7TPL\nFlight BA 304 London (LHR) - Paris (CDG) 5 April 2027 07:20 - 09:40'
  expect(products(`Hello${'\n'.repeat(100)}${flight}`)).toHaveLength(1)
  expect(products(`Hello${'\n'.repeat(5000)}${flight}`)).toEqual([])
})
