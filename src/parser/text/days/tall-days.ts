/** Days that are set like the leaf of a calendar, `MON` above `05` above `OCT 2026`, with what they are of beside or below them: told in the first of the lines. */

import { columnsOf } from '../page/cells.ts'
import { plain } from '../words/plain.ts'
import { MONTHS, WEEKDAYS } from './months.ts'

const IS_DAY = /^(?:0?[1-9]|[12]\d|3[01])\.?$/
const IS_YEAR = /^20\d\d$/
/** `OCT 2026`, `ABR 27`, `octubre de 2026` */
const MONTH = /^(?<month>\p{L}{2,10})[.,]?(?: (?:de |del )?'?(?:20)?\d\d)?$/u
/** Letters of each of the lines. */
const LONGEST = 24

type Part = 'weekday' | 'day' | 'month' | 'year'
/** From the top, the month with its year or without. */
const ORDERS: readonly (readonly Part[])[] = [
  ['weekday', 'day', 'month'],
  ['weekday', 'month', 'day'],
  ['month', 'day', 'weekday'],
  ['day', 'month', 'weekday'],
  ['day', 'month', 'year'],
  ['month', 'day', 'year'],
]
/** In which it is said. */
const SAID: readonly Part[] = ['weekday', 'day', 'month', 'year']

const is: Readonly<Record<Part, (text: string) => boolean>> = {
  weekday: (text) => WEEKDAYS.has(plain(text).replace(/(?:-feira)?[.,]?$/, '')),
  day: (text) => IS_DAY.test(text),
  month: (text) => MONTHS.has(MONTH.exec(plain(text))?.groups?.month ?? ''),
  year: (text) => IS_YEAR.test(text),
}

/** The day that three lines are. */
function dayOf(leaf: readonly string[]): string | undefined {
  const order = leaf.every((text) => text.length < LONGEST) && ORDERS.find((parts) => parts.every((part, at) => is[part](leaf[at] ?? '')))
  return order ? SAID.flatMap((part) => leaf[order.indexOf(part)] ?? []).join(' ') : undefined
}

/** `nov/2027, sexta-feira` below its day; without its year it may be of another. */
const MONTH_OF_YEAR = /^(?<month>\p{L}{2,10})\.?[ /](?:de )?(?<year>20\d\d)(?:,? (?<weekday>\p{L}{2,10}(?:-feira)?)\.?)?$/u

/** The day that two lines are. */
function dayOfTwo(day: string, below: string): string | undefined {
  if (!is.day(day) || below.length > LONGEST) return undefined
  const { month = '', year, weekday } = MONTH_OF_YEAR.exec(plain(below))?.groups ?? {}
  return MONTHS.has(month) && (weekday === undefined || is.weekday(weekday)) ? `${day} ${month} ${year}` : undefined
}

/** The same number of lines. */
export function withTallDays(lines: readonly string[]): string[] {
  const out = [...lines]
  for (let at = 0; at + 2 < out.length; at++) {
    const rows = [at, at + 1, at + 2].map((row) => columnsOf((out[row] ?? '').trim()))
    const day = dayOf(rows.map(([first = '']) => first))
    if (day === undefined) continue
    const year = /\d$/.test(day) || !IS_YEAR.test((out[at + 3] ?? '').trim()) ? '' : (out[at + 3] ?? '').trim()
    for (const [by, row] of rows.entries()) out[at + by] = row.slice(1).join('   ')
    out[at] = [[day, year].join(' ').trim(), out[at]].filter((text) => text !== '').join('   ')
    if (year !== '') out[at + 3] = ''
  }
  for (let at = 0; at + 1 < out.length; at++) {
    const [day, below] = [(out[at] ?? '').trim(), (out[at + 1] ?? '').trim()]
    const told = dayOfTwo(day, below)
    if (told !== undefined) [out[at], out[at + 1]] = [told, '']
  }
  return out
}
