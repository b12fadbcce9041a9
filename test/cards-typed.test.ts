import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Context } from '../src/core/context.ts'
import { cardGiven } from '../src/operations/cards.ts'
import { card } from './booking.ts'

/** Cards that are typed at a terminal. */

/** Somebody who types this number when asked for a card, as often as it is refused; none of several that are all refused. */
const typing = (...numbers: string[]): Pick<Context, 'asked'> => ({
  asked: async (fields) => {
    const number = numbers.find((each) => v.is(fields.number?.schema ?? v.never(), each))
    return { ...card, number } as never
  },
})

test.each(['4111111111111111', '4111 1111 1111 1111', '3714-496353-98431'])(
  '%s may be typed, and is kept without its groups',
  async (number) => {
    const given = await cardGiven(undefined, typing(number) as Context)
    expect(given.number).toBe(number.replace(/[ -]/g, ''))
  },
)

test('a slip of the finger is asked about again, while it can be put right', async () => {
  const given = await cardGiven(undefined, typing('4111 1111 1111 1112', '4111 1111 1111', 'my card', '5555 5555 5555 4444') as Context)
  expect(given.number).toBe('5555555555554444')
})
