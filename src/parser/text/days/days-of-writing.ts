/** The days on which a document may have been written, by what says so; each is looked for when first asked for, and once. */

import { isPassedOn } from '../page/clean.ts'
import type { Line, Page } from '../page/page.ts'
import { remembered } from '../words/remembered.ts'
import { dayBelowTitle, labelledDayOfBill, titleOfBill } from './bills.ts'
import { dayOfLetter } from './letter-day.ts'

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
  /** The first day on which a mail was sent that is printed or passed on, and one on which a page was put before the public. */
  readonly sent: Day
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
    sent: remembered(() => daySent(page)),
    file,
  }
}

/** What is left of the head of a mail that was passed on. */
const SENT = /^sent: /
/** `Posted 22 March 2026 by …`, `Veröffentlicht am …`: at the head of what anybody may read. */
const POSTED =
  /^(?:posted|published|last updated|veroffentlicht|zuletzt aktualisiert|publie|mis a jour|publicad[oa]|actualizado|pubblicat[oa]|aggiornato|gepubliceerd|geplaatst|publicerad|publisert|udgivet|opublikowano)(?: (?:on|am|le|el|il|em|op|den))?:?\s{1,3}$/
/** Lines with words in which a page says when it was put there. */
const HEAD_OF_PAGE = 12

function daySent({ lines, calendar }: Page): string | undefined {
  const told = lines.filter(({ plain }) => plain.trim() !== '')
  const isPosted = ({ plain, dates: [first] }: Line): boolean => first !== undefined && POSTED.test(plain.slice(0, first.start))
  const heads = [...told.filter(({ plain }) => SENT.test(plain)), ...told.slice(0, HEAD_OF_PAGE).filter(isPosted)]
  const days = heads.flatMap(({ dates: [first] }) => (first?.year === undefined ? [] : (calendar.dayOf(first)?.date ?? [])))
  return days.sort()[0]
}
