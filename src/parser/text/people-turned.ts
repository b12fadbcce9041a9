/** Lists whose names are turned round, `ETXEBARRIA GOIKOETXEA, JON ANDER`, each in a row: two of them leave no doubt, where one might be two people. */

import type { FoundPerson } from '../found.ts'
import { cellText, MOST_ROWS, neighbour } from './around.ts'
import { isPersonName, TITLE_IN_CAPITALS } from './names.ts'
import type { Line, Page } from './page.ts'

/** One comma, between words in capitals, and what may stand in brackets behind them. */
const TURNED = new RegExp(
  `^(?:\\d{1,2}[.)]?\\s)?(?<last>\\p{Lu}[\\p{Lu}'’ -]{2,40}), (?<first>\\p{Lu}[\\p{Lu}'’ -]{1,30}?)(?:\\s(?:${TITLE_IN_CAPITALS}|ADT|CHD|INF)\\.?)?(?:\\s\\([^()]{2,30}\\))?$`,
  'u',
)
/** Rows between names: what is told of rooms and of how old they are. */
const BETWEEN = 4
/** So many leave no doubt. */
const ENOUGH = 2

/** Those below a heading of people whose names are so; nobody where there are not two. */
export function turnedBelow(page: Page, heading: Line): FoundPerson[] {
  const out: FoundPerson[] = []
  let others = 0
  let row = neighbour(page, heading.index, 1)
  for (let at = 0; row && at < MOST_ROWS && others <= BETWEEN; at++, row = neighbour(page, row.index, 1)) {
    const { last: lastName, first: firstName } = TURNED.exec(cellText(row, 0).trim())?.groups ?? {}
    if (lastName && firstName && isPersonName(`${firstName} ${lastName}`)) {
      out.push({ firstName, lastName })
      others = 0
    } else others++
  }
  return out.length < ENOUGH ? [] : out
}
