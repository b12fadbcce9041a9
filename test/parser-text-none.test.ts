import { expect, test } from 'vitest'
import { NONE } from './parser/none.ts'
import { products } from './parser-text.ts'

test.each(NONE)('no trip is read from $name', ({ text, from, subject }) => {
  expect(products(text, { ...(from ? { from } : {}), ...(subject ? { subject } : {}) })).toEqual([])
})
