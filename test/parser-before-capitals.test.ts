import { expect, test } from 'vitest'
import { goneBeforeCapital, isBeforeCapital } from '../src/parser/text/words/before-capitals.ts'
import { products } from './parser-text.ts'

const AT = /^(?:our yard|station),?\s/iu

test.each([
  ['our yard, Leeds', 'Leeds', true],
  ['Station Ås', 'Ås', true],
  ['station behind the church', 'station behind the church', false],
  ['OUR YARD, 12 Mill Lane', 'OUR YARD, 12 Mill Lane', false],
  ['Leeds', 'Leeds', false],
])('what a pattern finds goes before a capital alone: “%s”', (text, left, isBefore) => {
  expect([text.replace(AT, goneBeforeCapital), isBeforeCapital(text, AT)]).toEqual([left, isBefore])
})

test.each([
  ['our yard, Leeds', 'Leeds'],
  ['Hof in Graz', 'Graz'],
])('a hire is at the town behind the yard: “%s”', (said, place) => {
  const letter = `Your booking with Amber Car Hire is confirmed.
Booking number: 88-4417
Van: Ford Transit or similar
Pick-up: 12 June 2027, 09:00, ${said}
Return: 14 June 2027, 18:00, ${said}
Driver: Ann Reed`
  expect(products(letter)).toEqual([`Amber Car Hire | 2027-06-12T09:00 ${place} | 2027-06-14T18:00 ${place} | 88-4417`])
})
