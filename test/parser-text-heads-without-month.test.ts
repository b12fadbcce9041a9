/** Days that head the parts of a plan by their weekday and number alone, below one that is told in full. */

import { expect, test } from 'vitest'
import { findDates } from '../src/parser/text/days/dates.ts'
import { withDaysOfHeads } from '../src/parser/text/days/heads-without-month.ts'
import type { Line } from '../src/parser/text/page/page.ts'
import { plain } from '../src/parser/text/words/plain.ts'

const daysOf = (...texts: readonly string[]): string =>
  withDaysOfHeads(
    texts.map((text, index) => ({ index, text, plain: plain(text), dates: findDates(plain(text)), times: [] }) as unknown as Line),
  )
    .flatMap(({ dates }) => dates.map(({ day, month }) => `${day}/${month}`))
    .join(' ')

test('of the month of the day before, or of the next', () => {
  expect(daysOf('Thu 10 June 2027', 'Fri 11 - drive to Lindos', 'Tue 15')).toBe('10/6 11/6 15/6')
  expect(daysOf('Freitag, 28. Mai 2027', 'Mo 31. – Wanderung', 'Di 1. – Abreise')).toBe('28/5 31/5 1/6')
  expect(daysOf('jueves 10 de junio de 2027', 'viernes 11: ruta a Ronda')).toBe('10/6 11/6')
  expect(daysOf('On Tuesday 8 June 2027 we fly', 'Wednesday 9th I have a car for you')).toBe('8/6 9/6')
})

test('none where the weekday is another, where a street or an hour stands, or no day before', () => {
  expect(daysOf('Thu 10 June 2027', 'Fri 12 - drive to Lindos', 'Mon 14:00 - call', 'Sat 12, 84000 Lindos')).toBe('10/6')
  expect(daysOf('10 June 2027', 'Fri 11 - drive to Lindos')).toBe('10/6')
  expect(daysOf('Fri 11 - drive to Lindos', 'Tue 15')).toBe('')
})
