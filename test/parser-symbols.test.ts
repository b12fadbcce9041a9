import { expect, test } from 'vitest'
import { textOf } from '../src/parser/read/symbols.ts'

/** Letters that reach from one place to another, one after the other. */
const word = (...letters: readonly (readonly [string, number, number])[]) => letters.map(([text, left, right]) => ({ text, left, right }))
const said = (letters: ReturnType<typeof word>): string => letters.map(({ text }) => text).join('')

test('of two letters within one another in a doubtful code, the narrower is none', () => {
  const first = word(['W', 162, 216], ['I', 210, 232], ['9', 218, 247], ['H', 252, 288], ['T', 291, 326])
  expect(textOf(said(first), first, 21)).toBe('W9HT')
  const second = word(['R', 1462, 1495], ['4', 1498, 1528], ['H', 1532, 1564], ['G', 1600, 1614], ['6', 1609, 1635])
  expect(textOf(said(second), second, 51)).toBe('R4H6')
})

test('a code that is sure, and a word, keep all their letters', () => {
  const code = word(['W', 162, 216], ['I', 210, 232], ['9', 218, 247], ['H', 252, 288])
  expect(textOf(said(code), code, 90)).toBe('WI9H')
  const name = word(['A', 0, 20], ['v', 14, 24], ['a', 24, 36], ['1', 38, 44])
  expect(textOf(said(name), name, 30)).toBe('Ava1')
})

test('letters that stand apart are all there', () => {
  const code = word(['K', 0, 20], ['1', 22, 30], ['L', 31, 50], ['M', 52, 80])
  expect(textOf(said(code), code, 20)).toBe('K1LM')
})
