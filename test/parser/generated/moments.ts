/** Days and times as companies print them, with what they mean. */

import fc from 'fast-check'
import { monthIn, two, weekdayIn } from './locales.ts'
import { type Clock, MANNERS, type Manner } from './manners.ts'

/** What a line tells: days as `2027-06-12`, or `06-12` where it has no year, and minutes after midnight. */
export interface Moments {
  readonly line: string
  readonly days: readonly string[]
  readonly minutes: readonly number[]
  /** Whether the document it is of writes its times `18.05`. */
  readonly isDotted: boolean
}

/** A Thursday: days are counted from here. */
const FIRST = Date.UTC(2026, 0, 1)
const DAY = 86_400_000
const DAYS = 700
/** Hours are told in five minutes; of whole hours the clocks without minutes tell. */
const STEP = 5

interface Printed {
  readonly text: string
  readonly means: string
}

const isoOf = (day: Date): string => day.toISOString().slice(0, 10)

function inWords(manner: Manner, day: Date, year: string): string {
  const [date, month] = [day.getUTCDate(), monthIn(manner.locale, isoOf(day))]
  if (manner.order === 'mdy') return `${month} ${date}${year && `, ${year}`}`
  if (manner.locale === 'hu-HU') return `${day.getUTCFullYear()}. ${month} ${date}.`
  const of = manner.hasOf ? ' de ' : ' '
  return `${date}${manner.hasDot ? '.' : ''}${of}${month}${year && `${of}${year}`}`
}

function inFigures(manner: Manner, day: Date, year: string, sign: string): string {
  const [date, month] = [two(day.getUTCDate()), two(day.getUTCMonth() + 1)]
  if (manner.order === 'ymd') return `${day.getUTCFullYear()}${sign}${month}${sign}${date}${sign.startsWith('.') ? '.' : ''}`
  const [first, second] = manner.order === 'mdy' ? [month, date] : [date, month]
  return `${first}${sign}${second}${year === '' && sign.startsWith('.') ? '.' : `${sign}${year || day.getUTCFullYear()}`}`
}

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')

/** One day in print, in the ways of one language. */
const dayIn = (manner: Manner, day: Date): fc.Arbitrary<Printed> =>
  fc
    .record({
      way: fc.constantFrom('words', 'figures', 'short figures', 'ISO', 'systems', 'weekday and words', 'weekday and figures'),
      hasYear: fc.boolean(),
      sign: fc.constantFrom(...manner.signs),
      weekday: fc.constantFrom('long' as const, 'short' as const),
    })
    .map(({ way, hasYear, sign, weekday }) => {
      const full = String(day.getUTCFullYear())
      const year = hasYear ? full : ''
      const text = {
        words: () => inWords(manner, day, year),
        figures: () => inFigures(manner, day, year, sign),
        'short figures': () => inFigures(manner, day, manner.order === 'ymd' ? full : full.slice(2), sign),
        ISO: () => isoOf(day),
        systems: () => `${two(day.getUTCDate())}${MONTHS[day.getUTCMonth()]}${year}`,
        'weekday and words': () => `${weekdayIn(manner.locale, isoOf(day), 'long')} ${inWords(manner, day, year)}`,
        'weekday and figures': () => `${weekdayIn(manner.locale, isoOf(day), weekday)} ${inFigures(manner, day, full, sign)}`,
      }[way]()
      const hasTold = text.includes(full) || way === 'short figures'
      return { text, means: isoOf(day).slice(hasTold ? 0 : 5) }
    })

/** A line with a day and a time, either before the other, with two times or with two days. */
export const MOMENTS: fc.Arbitrary<Moments> = fc
  .record({
    manner: fc.constantFrom(...Object.values(MANNERS)),
    at: fc.nat(DAYS),
    stays: fc.integer({ min: 1, max: 9 }),
    minutes: fc.nat(1440 / STEP - 1).map((steps) => steps * STEP),
  })
  .chain(({ manner, at, stays, minutes }) =>
    fc
      .record({
        day: dayIn(manner, new Date(FIRST + at * DAY)),
        next: dayIn(manner, new Date(FIRST + (at + stays) * DAY)),
        clock: fc.constantFrom(...manner.times),
        joint: fc.constantFrom(...manner.joints),
        lead: fc.constantFrom(...manner.leads),
        dash: fc.constantFrom(' - ', ' – ', '-', ' → ', '   '),
        order: fc.constantFrom('a day and its time', 'a time and its day', 'two times', 'two days'),
      })
      .map(({ day, next, clock, joint, lead, dash, order }): Moments => {
        const [one, two] = [told(clock, minutes), told(clock, (minutes + 95) % 1440)]
        const lines = {
          'a day and its time': { text: `${day.text}${joint}${one.text}`, days: [day], times: [one] },
          'a time and its day': { text: `${one.text}   ${day.text}`, days: [day], times: [one] },
          // Hours apart may be lengths of time.
          'two times': { text: `${one.text}${isWhole(clock) ? ' - ' : dash}${two.text}`, days: [], times: [one, two] },
          'two days': { text: `${day.text}${dash.length === 1 ? ' - ' : dash}${next.text}`, days: [day, next], times: [] },
        }
        const { text, days, times } = lines[order]
        return {
          line: `${lead}${text}`,
          days: days.map(({ means }) => means),
          minutes: times.map(({ means }) => means),
          isDotted: /\d\.\d/.test(one.text),
        }
      }),
  )

const isWhole = (clock: Clock): boolean => clock(0, 0) === clock(0, 1)

/** A time in print, and what is told by it: clocks without minutes tell whole hours. */
function told(clock: Clock, minutes: number): { readonly text: string; readonly means: number } {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  const text = clock(hour, minute)
  return { text, means: isWhole(clock) ? hour * 60 : minutes }
}
