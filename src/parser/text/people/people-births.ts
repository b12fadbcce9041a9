/** People in a table with a column of births: `THAIS NOGUEIRA   30/08/1989` below `Guests   Date of birth`, wherever rooms and beds stand between them. */

import type { FoundPerson } from '../../found.ts'
import type { DateMark } from '../days/dates.ts'
import { cellText, saidAt } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { isBirth } from './people-ages.ts'
import { inRowsBelow } from './people-in-rows.ts'
import { wholeName } from './people-lists.ts'

const OF_BIRTHS =
  /^(?:(?:date of )?birth(?: ?date)?|born|dob|d\.o\.b\.?|geburtsdatum|geb\.?-?datum|geboren|(?:date de )?naissance|ne\(?e\)? le|(?:fecha de )?nacimiento|f\. ?nac(?:imiento)?\.?|(?:data di )?nascita|(?:data de )?nascimento|geboortedatum|fodelsedatum|fodselsdato|fodselsdag|data urodzenia|syntymaaika|datum narozeni)$/

/** The day with which a row or, where it has none, the line below it says when somebody was born. */
function dayOf(page: Page, row: Line): DateMark | undefined {
  const below = page.lines[row.index + 1]
  const { dates } = row.dates.length === 0 && below && /^[\s\d./-]+$/.test(below.plain) ? below : row
  return dates.length === 1 ? dates[0] : undefined
}

/** The name in a row with one day behind it, or alone above such a day. Below other rows a day of this year is one of anything: `Prepared by …`. */
function bornIn(page: Page, row: Line, isNext: boolean): FoundPerson | undefined {
  const day = dayOf(page, row)
  if (!day || !isBirth(page, day, isNext)) return undefined
  const name = cellText(row, 0).replace(/^\d{1,2}[.)]?\s+/, '')
  return wholeName(name.trim())
}

export function byBirthColumn(page: Page): FoundPerson[] {
  const heading = page.lines.slice(1).find((line) => line.cells.length > 1 && line.cells.some((cell) => OF_BIRTHS.test(saidAt(line, cell))))
  return heading ? inRowsBelow(page, heading, (row, isNext) => bornIn(page, row, isNext)) : []
}
