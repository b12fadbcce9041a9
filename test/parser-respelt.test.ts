import { expect, test } from 'vitest'
import { respelt } from '../src/parser/read/respelt.ts'

test('an accent is put right where English letters were recognised in Spanish words', () => {
  expect(respelt('Devolucién y pensién completa')).toBe('Devolución y pensión completa')
  expect(respelt('quién, también, recién')).toBe('quién, también, recién')
})

test('letters that fill a cell with the number of a flight are an airline', () => {
  expect(respelt('FLIGHT   DATE\nEl 678             12 SEP 2025')).toBe('FLIGHT   DATE\nEI 678             12 SEP 2025')
  expect(respelt('El 678 de la calle')).toBe('El 678 de la calle')
  expect(respelt('Barcelona, El 2027')).toBe('Barcelona, El 2027')
})

test('a nought that was taken for two signs is one', () => {
  expect(respelt('BAO0440 on 8 June, number 77GB0O')).toBe('BA0440 on 8 June, number 77GB0')
  expect(respelt('OSLO 0440')).toBe('OSLO 0440')
})

test('days of tickets have figures before and behind the month, and letters within', () => {
  expect(respelt('WB 202   020CT23   0930')).toBe('WB 202   02OCT23   0930')
  expect(respelt('O5SEP25, 1l N0V 24, 14JU126')).toBe('05SEP25, 1l N0V 24, 14JUL26')
  expect(respelt('ORDER 1204MAR7, THE SEPTEMBER')).toBe('ORDER 1204MAR7, THE SEPTEMBER')
})
