import { describe, expect, test } from 'vitest'
import { FLIGHTS } from './parser/flights.ts'
import { line, named, tripOf } from './parser-text.ts'

describe('flights are read from', () => {
  test.each(FLIGHTS)('$name', ({ text, products, people, reference }) => {
    const trip = tripOf(text)
    expect(trip.products.map(line)).toEqual(products)
    if (people) expect(trip.people.map(({ value }) => named(value))).toEqual(people)
    if (reference) expect(trip.reference?.value).toBe(reference)
  })
})
