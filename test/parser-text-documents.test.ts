import { describe, expect, test } from 'vitest'
import { AIRBORNE } from './parser/airborne.ts'
import { BUSY } from './parser/busy.ts'
import { CARS } from './parser/cars.ts'
import { FINAL } from './parser/final.ts'
import { FLIGHTS } from './parser/flights.ts'
import { FORMS } from './parser/forms.ts'
import { FRESH } from './parser/fresh.ts'
import { LAST } from './parser/last.ts'
import { LATER } from './parser/later.ts'
import { LINES } from './parser/lines.ts'
import { MIXED } from './parser/mixed.ts'
import { ODD } from './parser/odd.ts'
import { PRINTED } from './parser/printed.ts'
import { RAIL } from './parser/rail.ts'
import { ROUND } from './parser/round.ts'
import type { Sample } from './parser/sample.ts'
import { SHEETS } from './parser/sheets.ts'
import { SPOKEN } from './parser/spoken.ts'
import { STAYS } from './parser/stays.ts'
import { TRAINS } from './parser/trains.ts'
import { WORDS } from './parser/words.ts'
import { line, named, tripOf } from './parser-text.ts'

const kinds: readonly (readonly [string, readonly Sample[]])[] = [
  ['flights', FLIGHTS],
  ['hotel stays', STAYS],
  ['hired cars', CARS],
  ['trains', TRAINS],
  ['journeys of all kinds', ODD],
  ['journeys among other things', BUSY],
  ['journeys in other words', WORDS],
  ['journeys that came later', LATER],
  ['printed pages', PRINTED],
  ['printed pages of trains', LAST],
  ['documents of railways', RAIL],
  ['more documents of railways', LINES],
  ['printed forms', FORMS],
  ['documents of flights in columns', AIRBORNE],
  ['several kinds of journeys', MIXED],
  ['journeys told in rarer ways', ROUND],
  ['printed sheets', SHEETS],
  ['documents of the last round', FRESH],
  ['documents of the very last round', FINAL],
  ['documents that are told', SPOKEN],
]

describe.each(kinds)('%s are read from', (_, samples) => {
  test.each(samples)('$name', ({ text, products, people, reference, from, subject }) => {
    const trip = tripOf(text, { ...(from ? { from } : {}), ...(subject ? { subject } : {}) })
    expect(trip.products.map(line)).toEqual(products)
    if (people) expect(trip.people.map(({ value }) => named(value))).toEqual(people)
    if (reference) expect(trip.reference?.value).toBe(reference)
  })
})
