/** Days that are broken where a cell of a table ends: `Sunday, 28` above `March 2027`, `Sunday, 4 April` above `2027`, `18-10-` above `2027`. */

import { MONTHS, WEEKDAYS } from '../text/days/months.ts'
import { plain } from '../text/words/plain.ts'
import { type Cell, type Row, slack } from './rows.ts'

/** Letters of a day that is told in words. */
const longest = 40
const wordsOf = (text: string): readonly string[] => plain(text).match(/[a-z]+/g) ?? []
const year = /^(?:(?:de|del) )?20\d\d$/

/** `17-Mar-` */
const openMonth = /(?:^|\s)\d{1,2}[-./](\p{L}{3,10})\.?[-./]$/u

/** `17-Mar-`, `10 July`, `28.03.2027`: what may follow a weekday that stands alone; `2 adults` and `09.30 – 10.30` do not. */
function beginsDay(text: string): boolean {
  const word = /^\d{1,2}(?:st|nd|rd|th|\.)?[-./ ](?:de )?(\p{L}{3,10})/u.exec(text)?.[1]
  return word ? MONTHS.has(plain(word)) : /^\d{1,2}[-./]\d{1,2}[-./](?:\d{4}|\d\d)?(?!\d)/.test(text)
}

/** Whether what stands in two cells, one below the other, is one day, or `Wed` above `17-Mar-` the beginning of one. */
export function isDay(above: string, below: string): boolean {
  if (above.length > longest || below.length > longest) return false
  const open = openMonth.exec(above)?.[1]
  if (open) return MONTHS.has(plain(open)) && /^20\d\d$/.test(below)
  if (WEEKDAYS.has(plain(above).replace(/[.,]$/, ''))) return beginsDay(below)
  if (/(?:^|\s)\d{1,2}[-./](?:\d{1,2}[-./])?$/.test(above)) return /^(?:\d{1,2}[-./])?20\d\d(?:,? \d{1,2}[:.]\d\d)?$/.test(below)
  const [first = '', last = ''] = [wordsOf(above)[0], wordsOf(above).at(-1)]
  if (year.test(below))
    return /\d{1,2}\.? \D+$/.test(above) && (MONTHS.has(last) || (last === 'de' && MONTHS.has(wordsOf(above).at(-2) ?? '')))
  const isOpen = WEEKDAYS.has(first) && /^\D+\d{1,2}\.?(?: de)?$/.test(above)
  return isOpen && /^(?:de )?\p{L}+\.?(?: (?:de )?20\d\d)?$/u.test(below) && wordsOf(below).some((word) => MONTHS.has(word))
}

/** `17.07.2027`, `2027-07-17`, `Fri 06 Aug 2027`, `6. August` */
const DAY = String.raw`(?:\p{L}{2,11}[.,]{0,2} ?)?(?:\d{1,2}[-./] ?\d{1,2}[-./] ?(?:\d{4}|\d\d|(?!\d))|\d{4}-\d\d-\d\d|\d{1,2}(?:\.|º|er)?(?: de)? (?<month_>\p{L}{3,11})\.?(?:,? (?:de )?20\d\d)?)(?: \(\p{L}{2,4}\.?\))?`
const SPAN = new RegExp(`^${DAY.replace('month_', 'first')} ?(?:[-–—~>→]|\\p{L}{1,5})? ?${DAY.replace('month_', 'last')}$`, 'u')

/** Whether a text is nothing but two days, one behind the other: `17.07.2027 – 31.07.2027`, `Fri 06 Aug 2027 to Sun 08 Aug 2027`. */
export function isSpan(text: string): boolean {
  const match = text.length > 2 * longest ? null : SPAN.exec(text)
  const isMonth = (word: string | undefined): boolean => word === undefined || MONTHS.has(plain(word))
  return match !== null && isMonth(match.groups?.first) && isMonth(match.groups?.last)
}

const goesOnIn = (row: Row, { start, text }: Cell): Cell | undefined =>
  row.find((cell) => Math.abs(cell.start - start) <= slack && isDay(cell.text, text))

/** Rows in which such days stand whole, each where it begins. */
export function withWholeDays(rows: readonly Row[]): readonly Row[] {
  const out: Row[] = []
  for (const row of rows) {
    const above = out.at(-1) ?? []
    const pairs = above.length > 1 ? row.flatMap((cell) => ({ cell, own: goesOnIn(above, cell) })) : []
    const wholes = new Map(pairs.flatMap(({ cell, own }) => (own ? [[own, cell] as const] : [])))
    if (wholes.size === 0) {
      out.push(row)
      continue
    }
    out[out.length - 1] = above.map((own) => {
      const rest = wholes.get(own)
      if (!rest) return own
      const text = /\d[-./]$/.test(own.text) ? own.text + rest.text : `${own.text} ${rest.text}`
      return { start: own.start, end: Math.max(own.end, rest.end), text }
    })
    const rests = new Set(wholes.values())
    const left = row.filter((cell) => !rests.has(cell))
    if (left.length > 0) out.push(left)
  }
  return out
}
