/** Whether what a document tells of was over when it was written, by its days and by the signs in `over-signs.ts`. The one place that decides it. */

import type { FoundProduct } from '../../found.ts'
import type { DaysOfWriting } from '../days/days-of-writing.ts'
import { areLeftOn, endOfAll, lastDayOfRides } from '../days/product-days.ts'
import type { Page } from '../page/page.ts'
import { HINTS, isLeftBehind, NOT_YET_SO, SURE_SIGNS } from './over-signs.ts'
import { RECENT } from './refusal-words.ts'

/** Said to nobody who is yet to come, whatever day a file says it was made on. */
const CHECKED_OUT =
  /(?<![a-z])you(?: have|'ve)? checked out(?! (?:as|your|via)(?![a-z])| with (?!(?:digital|express|mobile|our)(?![a-z])))|sie (?:haben|sind) ausgecheckt|(?:tu|su) check-?out (?:se ha realizado|ha sido realizado)|vous avez (?:effectue|fait) votre check-?out|(?:hai|ha) effettuato il check-?out|je (?:bent|hebt) uitgecheckt|u (?:bent|hebt|heeft) uitgecheckt|du har checka[dt]? ut|du har tjekket ud|du har sjekket ut|pan[ai]?(?:stwo)? wymeldowal/

/** Hints that are enough where it is not told when a document was written: one alone stands in many a confirmation. */
const ENOUGH = 2

/**
 * Whether all was over when the document was written: by the day of a bill, else of its mail, else the day on which it is read. One sign that is said
 * only of what is over is enough; hints must come with that day, or be several with nothing from before.
 */
export function isOver(page: Page, products: readonly FoundProduct[], days: DaysOfWriting): boolean {
  if (/heck|jekket|wymeld/.test(page.whole) && page.lines.some(({ plain }) => CHECKED_OUT.test(plain) && !NOT_YET_SO.test(plain)))
    return true
  const mail = days.mail()
  const end = endOfAll(products)
  // Most is yet to come: then no bill is looked for.
  if (end > (mail ?? page.today)) return false
  const written = days.bill() ?? mail
  const by = written ?? page.today
  if (end > by) return false
  const told = { page, products, end, by, bill: days.bill, isBill: () => days.title() !== undefined }
  if (SURE_SIGNS.some(({ isSo }) => isSo(told))) return true
  if (written !== undefined) return (end < by || areLeftOn(products, by)) && HINTS.some(({ isSo }) => isSo(told))
  return isLeftBehind(page, products) && HINTS.filter(({ isSo }) => isSo(told)).length >= ENOUGH
}

/**
 * Whether all was over before the mail was sent, or the first of those that are printed or passed on: nobody confirms what is over, whatever is said of it.
 * Of the day of a file that is no mail, nothing is known.
 */
export function wasOverWhenSent(products: readonly FoundProduct[], days: DaysOfWriting): boolean {
  const sent = days.mail() ?? days.sent()
  return sent !== undefined && endOfAll(products) < sent
}

/** Whether it looks back, as surveys do, on what was over by any day that is told of its making. */
export const looksBack = (page: Page, products: readonly FoundProduct[], { file, labelled }: DaysOfWriting): boolean =>
  RECENT.in(page).size > 0 && lastDayOfRides(products) <= (file ?? labelled() ?? '')

/**
 * Whether its rides were before any day that is told of its making, without another sign: what is booked is confirmed before, but confirmed again and
 * printed after. The day of a file that refers to a booking is no such day.
 */
export const isWrittenAfter = (products: readonly FoundProduct[], referred: boolean, days: DaysOfWriting): boolean =>
  lastDayOfRides(products) < ((referred ? days.mail() : days.file) ?? days.labelled() ?? days.letter() ?? '')
