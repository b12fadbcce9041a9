import { describe, expect, test } from 'vitest'
import { APART } from './parser/apart.ts'
import { NONE } from './parser/none.ts'
import { NOTHING } from './parser/nothing.ts'
import { PAPERS } from './parser/papers.ts'
import { UNDONE } from './parser/undone.ts'
import { products } from './parser-text.ts'

const ALL = [...NONE, ...NOTHING, ...APART, ...PAPERS, ...UNDONE]

test.each(ALL)('no trip is read from $name', ({ text, from, subject, written }) => {
  expect(products(text, { ...(from ? { from } : {}), ...(subject ? { subject } : {}), ...(written ? { written } : {}) })).toEqual([])
})

describe('not even where its subject speaks of a booking', () => {
  test.each(ALL)('$name', ({ text, from, written }) => {
    expect(products(text, { ...(from ? { from } : {}), ...(written ? { written } : {}), subject: 'Booking confirmation' })).toEqual([])
  })

  test.each(ALL)('at the head of the text: $name', ({ text, from, written }) => {
    const mail = `From: a friend <friend@example.org>\nSubject: Booking confirmation\n\n${text}`
    expect(products(mail, { ...(from ? { from } : {}), ...(written ? { written } : {}) })).toEqual([])
  })
})
