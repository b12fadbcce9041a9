import { expect, test } from 'vitest'
import { filledLines } from '../src/parser/text/page/filled-lines.ts'
import { readPage } from '../src/parser/text/page/page.ts'
import { likeliest } from '../src/parser/text/roles/features.ts'
import { documentOf, gazetteer, TODAY } from './parser-text.ts'

test('the filled lines of a page are all but its subject and empty ones, in their order', () => {
  const page = readPage(documentOf('Dear Ann,\n\n  \nit is yours.\nTom', { subject: 'Your van' }), gazetteer, TODAY)
  const { lines, placeOf } = filledLines(page)
  expect(lines.map((line) => [placeOf(line), line.text])).toEqual([
    [0, 'Dear Ann,'],
    [1, 'it is yours.'],
    [2, 'Tom'],
  ])
  expect(filledLines(page)).toBe(filledLines(page))
})

test('the likeliest of a list is the first of those that are as likely, and of none there is none', () => {
  expect(likeliest(['ab', 'c', 'de'], (one) => one.length)).toEqual({ one: 'ab', score: 2 })
  expect(likeliest(['c', 'ab', 'def'], (one) => -one.length)).toEqual({ one: 'c', score: -1 })
  expect(likeliest([], () => 1)).toBe(undefined)
})
