import { describe, expect, test } from 'vitest'
import { NONE } from './parser/none.ts'
import { NOTHING } from './parser/nothing.ts'
import { products } from './parser-text.ts'

const ALL = [...NONE, ...NOTHING]

test.each(ALL)('no trip is read from $name', ({ text, from, subject }) => {
  expect(products(text, { ...(from ? { from } : {}), ...(subject ? { subject } : {}) })).toEqual([])
})

describe('not even where its subject speaks of a booking', () => {
  test.each(ALL)('$name', ({ text, from }) => {
    expect(products(text, { ...(from ? { from } : {}), subject: 'Booking confirmation' })).toEqual([])
  })

  test.each(ALL)('at the head of the text: $name', ({ text, from }) => {
    expect(products(`From: a friend <friend@example.org>\nSubject: Booking confirmation\n\n${text}`, from ? { from } : {})).toEqual([])
  })
})
