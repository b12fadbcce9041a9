/** People in a table with a column of births: `THAIS NOGUEIRA   30/08/1989` below `Guests   Date of birth`, wherever rooms and beds stand between them. */

import type { FoundPerson } from '../found.ts'
import { cellText, saidAt } from './around.ts'
import type { Line, Page } from './page.ts'
import { inRowsBelow } from './people-in-rows.ts'
import { wholeName } from './people-lists.ts'

const OF_BIRTHS =
  /^(?:(?:date of )?birth(?: ?date)?|born|dob|d\.o\.b\.?|geburtsdatum|geb\.?-?datum|geboren|(?:date de )?naissance|ne\(?e\)? le|(?:fecha de )?nacimiento|f\. ?nac(?:imiento)?\.?|(?:data di )?nascita|(?:data de )?nascimento|geboortedatum|fodelsedatum|fodselsdato|fodselsdag|data urodzenia|syntymaaika|datum narozeni)$/

/** The name in a row with one day behind it, or alone above such a day. */
function bornIn(page: Page, row: Line): FoundPerson | undefined {
  const [day, ...more] = row.dates
  const below = page.lines[row.index + 1]
  const isAbove = day === undefined && below?.dates.length === 1 && below.dates[0]?.year !== undefined && /^[\s\d./-]+$/.test(below.plain)
  const isBefore = day?.year !== undefined && more.length === 0
  return isAbove || isBefore
    ? wholeName(
        cellText(row, 0)
          .replace(/^\d{1,2}[.)]?\s+/, '')
          .trim(),
      )
    : undefined
}

export function byBirthColumn(page: Page): FoundPerson[] {
  const heading = page.lines.slice(1).find((line) => line.cells.length > 1 && line.cells.some((cell) => OF_BIRTHS.test(saidAt(line, cell))))
  return heading ? inRowsBelow(page, heading, (row) => bornIn(page, row)) : []
}
