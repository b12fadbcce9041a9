/** The days on which a document may have been written, by what says so; each is looked for when first asked for, and once. */

import { dayBelowTitle, labelledDayOfBill, titleOfBill } from './bills.ts'
import { isPassedOn } from './clean.ts'
import { dayOfLetter } from './letter-day.ts'
import type { Line, Page } from './page.ts'
import { remembered } from './remembered.ts'

type Day = () => string | undefined

export interface DaysOfWriting {
  /** The title it has as a bill, with which the days of one begin. */
  readonly title: () => Line | undefined
  /** Said to be that of a bill: `Invoice date`. */
  readonly labelled: Day
  /** That of a bill, by its title, its label, or its letterhead where it is titled as one. */
  readonly bill: Day
  /** That of its letterhead: `Lyon, le 3 mai 2027`. */
  readonly letter: Day
  /** That of the mail it is. None where it was passed on, as it may have been when all was over, and none of a page, which may have been printed then. */
  readonly mail: Day
  /** That of the mail or the file, whoever sent or made it. */
  readonly file: string | undefined
}

export function daysOfWriting(page: Page, format: string, file: string | undefined): DaysOfWriting {
  const title = remembered(() => titleOfBill(page))
  const labelled = remembered(() => labelledDayOfBill(page))
  const letter = remembered(() => dayOfLetter(page))
  const below = (from: Line | undefined): string | undefined => from && dayBelowTitle(page, from)
  return {
    title,
    labelled,
    letter,
    bill: remembered(() => below(title()) ?? labelled() ?? (title() ? letter() : undefined)),
    mail: remembered(() => (format !== 'eml' || isPassedOn(page.lines.map(({ plain }) => plain)) ? undefined : file)),
    file,
  }
}
