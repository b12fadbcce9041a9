import { expect, test } from 'vitest'
import { respelt } from '../src/parser/read/image.ts'

test('an accent is put right where English letters were recognised in Spanish words', () => {
  expect(respelt('Devolucién y pensién completa')).toBe('Devolución y pensión completa')
  expect(respelt('quién, también, recién')).toBe('quién, también, recién')
})
