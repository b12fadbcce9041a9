import { expect, test } from 'vitest'
import { countIn } from '../src/parser/text/days/nights.ts'

test.each([
  ['3 nights', 3],
  ['3nts', 3],
  ['two-night stay', 2],
  ['to natter', 2],
  ['nights: 4', 4],
])('“%s” tells of %i', (text, count) => {
  expect(countIn(text)).toBe(count)
})

test.each(['see you tonight', 'the last onenight', 'overnight to paris'])('“%s” tells of no nights', (text) => {
  expect(countIn(text)).toBeUndefined()
})
