/** Lists whose names are turned round, `ETXEBARRIA GOIKOETXEA, JON ANDER`, each in a row: two of them leave no doubt, where one might be two people. */

import type { FoundPerson } from '../../found.ts'
import { cellText } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { isPersonName, TITLE_IN_CAPITALS } from './names.ts'
import { inRowsBelow } from './people-in-rows.ts'
import { withoutSex } from './people-lists.ts'

/** One comma, between words in capitals, and what may stand in brackets behind them. */
const TURNED = new RegExp(
  `^(?:\\d{1,2}[.)]?\\s)?(?<last>\\p{Lu}[\\p{Lu}'’ -]{2,40}), (?<first>\\p{Lu}[\\p{Lu}'’ -]{1,30}?)(?:\\s(?:${TITLE_IN_CAPITALS}|ADT|CHD|INF)\\.?)?(?:\\s\\([^()]{2,30}\\))?$`,
  'u',
)
/** So many leave no doubt. */
const ENOUGH = 2

function turnedIn({ gazetteer }: Page, row: Line): FoundPerson | undefined {
  const { last: lastName, first: firstName } = TURNED.exec(withoutSex(cellText(row, 0).trim()))?.groups ?? {}
  // `LONDON, HEATHROW`: people are called like a town or like an airport, and nobody like both.
  if (!lastName || !firstName || gazetteer.airportNamed(`${lastName} ${firstName}`) !== undefined) return undefined
  return isPersonName(`${firstName} ${lastName}`) ? { firstName, lastName } : undefined
}

/** Those below a heading of people whose names are so; nobody where there are not two. */
export function turnedBelow(page: Page, heading: Line): FoundPerson[] {
  const out = inRowsBelow(page, heading, (row) => turnedIn(page, row))
  return out.length < ENOUGH ? [] : out
}
