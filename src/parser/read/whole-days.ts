/** Days that are broken where a cell of a table ends: `Sunday, 28` above `March 2027`, `Sunday, 4 April` above `2027`, `18-10-` above `2027`. */

import { MONTHS, WEEKDAYS } from '../text/months.ts'
import { plain } from '../text/plain.ts'
import { type Cell, type Row, slack } from './rows.ts'

/** Letters of a day that is told in words. */
const longest = 40
const wordsOf = (text: string): readonly string[] => plain(text).match(/[a-z]+/g) ?? []
const year = /^(?:(?:de|del) )?20\d\d$/

/** `17-Mar-` */
const openMonth = /(?:^|\s)\d{1,2}[-./](\p{L}{3,10})\.?[-./]$/u

/** Whether what stands in two cells, one below the other, is one day, or `Wed` above `17-Mar-` the beginning of one. */
export function isDay(above: string, below: string): boolean {
  if (above.length > longest || below.length > longest) return false
  const open = openMonth.exec(above)?.[1]
  if (open) return MONTHS.has(plain(open)) && /^20\d\d$/.test(below)
  if (WEEKDAYS.has(plain(above).replace(/[.,]$/, ''))) return /^\d{1,2}[-./ ](?:\p{L}|\d)/u.test(below)
  if (/(?:^|\s)\d{1,2}[-./](?:\d{1,2}[-./])?$/.test(above)) return /^(?:\d{1,2}[-./])?20\d\d(?:,? \d{1,2}[:.]\d\d)?$/.test(below)
  const [first = '', last = ''] = [wordsOf(above)[0], wordsOf(above).at(-1)]
  if (year.test(below))
    return /\d{1,2}\.? \D+$/.test(above) && (MONTHS.has(last) || (last === 'de' && MONTHS.has(wordsOf(above).at(-2) ?? '')))
  const isOpen = WEEKDAYS.has(first) && /^\D+\d{1,2}\.?(?: de)?$/.test(above)
  return isOpen && /^(?:de )?\p{L}+\.?(?: (?:de )?20\d\d)?$/u.test(below) && wordsOf(below).some((word) => MONTHS.has(word))
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
