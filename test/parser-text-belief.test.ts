import { describe, expect, test } from 'vitest'
import type { Question } from '../src/parser/belief.ts'
import { understand } from '../src/parser/text/understand.ts'
import { documentOf, gazetteer, TODAY } from './parser-text.ts'

/** What is read of a text where belief says the same of all, and what it was asked. */
function readBelieving(text: string, says: Readonly<Record<Question, number>>) {
  const asked = new Set<Question>()
  const ask = (question: Question) => () => {
    asked.add(question)
    return says[question]
  }
  const belief = () => ({ letter: ask('letter'), find: ask('find') })
  const { products } = understand(documentOf(text), { ...gazetteer, belief }, TODAY)
  return { kinds: products.map(({ kind }) => kind), asked: [...asked] }
}

/** A letter with days and a house in it, of which no rule knows what it is. */
const LETTER = `Dear Ann,

It was good to hear your voice after all those years, and the garden is as you remember it, only the pear tree is gone.
From Friday 11 June 2027 to Monday 14 June 2027 nobody else is about, so make yourselves at home and bring the dog as well.
The kettle is where it was. Mind the second step, it is loose again and Harold never mends anything.

Love,
Margaret
Rose Cottage, 4 Mill Lane, Whitby YO21 1RT`

/** One that rules believe, though it promises nothing in so many words. */
const BOOKED = `Reservation details

Rose Cottage Guest House, 4 Mill Lane, Whitby YO21 1RT
Reservation number RC-4417
Check-in: Friday 11 June 2027
Check-out: Monday 14 June 2027
Guest: Ann Reed
Room: double with garden side, two adults, breakfast from eight until ten in the dining room downstairs, dogs on request, parking behind the house, towels and linen, no smoking anywhere inside.`

const neither = { letter: Number.NaN, find: Number.NaN }

describe('what is believed', () => {
  test('is a letter of which no rule knows what it is', () => {
    expect(readBelieving(LETTER, neither).kinds).toEqual([])
    expect(readBelieving(LETTER, { letter: 5, find: 5 }).kinds).toEqual(['hotel'])
    expect(readBelieving(LETTER, { letter: 0, find: 5 }).kinds).toEqual([])
  })

  test('is not asked of a ticket, which says too little', () => {
    expect(readBelieving('From Friday 11 June 2027 to Monday 14 June 2027\nRose Cottage', { letter: 5, find: -5 })).toEqual({
      kinds: [],
      asked: [],
    })
  })
})

describe('what rules found', () => {
  test('is believed where nothing was learned', () => {
    expect(readBelieving(BOOKED, neither).kinds).toEqual(['hotel'])
  })

  test('is not asked about where it is worded as nothing but bookings are', () => {
    expect(readBelieving(BOOKED, { letter: -5, find: -5 })).toEqual({ kinds: ['hotel'], asked: [] })
  })

  test('is none where what is learned says so of a letter that is worded as anything else', () => {
    const { belief } = gazetteer
    const wording = () => ({ booking: 0, stay: 0, hire: -5, flight: -5, train: -5, letter: 0, personal: 0 })
    const read = (find: number) =>
      understand(documentOf(BOOKED), { ...gazetteer, wording, belief: () => ({ ...belief(), find: () => find }) }, TODAY).products.length
    expect([read(2), read(-1.9), read(-2.1)]).toEqual([1, 1, 0])
  })
})
