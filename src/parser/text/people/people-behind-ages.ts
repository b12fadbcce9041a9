/** Names in rows of a list that begin with how old each is: `Adult Ann Reed   Ticket 957-2148830052`. */

import type { FoundPerson } from '../../found.ts'
import type { Line, Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { AMOUNT, PRICE } from '../words/prices.ts'
import { wholeName } from './people-lists.ts'
import { AGES } from './person-words.ts'

/** `Adult`, `2. Adult 1`, `Child (4-15) –` */
const AGED = /^(?:\d{1,2}[.)] )?(?<age>\p{L}{3,13})(?: \d{1,2}\.?| \([^()]{1,16}\))?(?::| [–-])? (?<rest>\p{Lu}.*)$/u
const PRICES = new RegExp(`${PRICE}|${AMOUNT}`, 'g')
/** A number as tickets have it, or where one sits. */
const OF_ONE = /\d{3}|(?<![a-z\d])\d{1,2}[a-l](?![a-z\d])/
/** What `Adult` is a fare of: `Adult Two Together`, `Adult Off Peak`. */
const FARE =
  /(?<![a-z])(?:two|together|off|peak|any ?time|advance|super|saver|flexi?|day|week|weekend|evening|morning|season|pass|rover|ranger|open|explorer|group|sparpreis|supersparpreis|plus|comfort|komfort|confort|light|smart|classic|basic|standard|promo|bonus|entry|admission)(?![a-z])/

/** What stands behind an age. */
function behind(cell: string): string | undefined {
  const { age = '', rest } = AGED.exec(cell)?.groups ?? {}
  return AGES.has(plain(age)) ? rest : undefined
}

/** Who stands behind an age in a cell, where a number behind the name tells that one is meant, and no price. */
export function behindAge(cell: string, beside: readonly string[], isTurned: boolean): FoundPerson | undefined {
  const rest = behind(cell)
  return rest !== undefined && OF_ONE.test(plain([rest, ...beside].join('   ')).replace(PRICES, '')) ? wholeName(rest, isTurned) : undefined
}

/** `Adult 1   Ann Reed` */
const isNumbered = ({ cells, plain: small }: Line): boolean =>
  cells.length === 2 && /^[a-z]{3,13} \d{1,2}\.?:?$/.test(small.slice(cells[0]?.start, cells[0]?.end).trim())

/** `Adult Ann Reed` above `Child Tom Reed`: rows of nothing else, each beside another; by itself it may be a fare. */
export function agedAlone({ lines }: Page, row: Line, isTurned: boolean): FoundPerson | undefined {
  const told = (line: Line | undefined): FoundPerson | undefined =>
    line && (line.cells.length === 1 || isNumbered(line)) && !/\d{3}|[.,]\d\d/.test(line.text) && !FARE.test(line.plain)
      ? wholeName(behind(line.text.trim().replace(/\s{2,}/, ' ')) ?? '', isTurned)
      : undefined
  const person = told(row)
  return person && [-1, 1].some((by) => told(lines[row.index + by])) ? person : undefined
}

/** `Adult 1   Ann Reed`: rows that begin with how old each is and which of them. */
export const byAgeAndNumber = ({ lines }: Page): FoundPerson[] =>
  lines.slice(1).flatMap((line): FoundPerson[] => {
    const [, name] = line.cells
    if (!name || !isNumbered(line) || !AGES.has(line.plain.trim().split(' ', 1)[0] ?? '') || FARE.test(line.plain)) return []
    const person = wholeName(line.text.slice(name.start, name.end).trim())
    return person ? [person] : []
  })
