/** The day a letter says it was written on. */

import type { Page } from '../page/page.ts'

/** `Lyon, le`, `Date:` */
const LETTER = /^\s*(?:[a-z][a-z. -]{2,20}, ?(?:le|den|dnia|dne|a|em|il|d\.)? ?|(?:date|datum|data|fecha|dato|paivays)\s?:\s?)$/
/** In how many lines the day of a letter stands: those of a letterhead and of an address. */
export const LETTERHEAD = 20

/** The day of a letter: in its head, with a town or the word before it and nothing behind. */
export function dayOfLetter(page: Page): string | undefined {
  const dated = page.lines
    .filter(({ plain }) => plain.trim() !== '')
    .slice(0, LETTERHEAD)
    .find(
      ({ plain, dates: [date, ...others], times }) =>
        date && others.length === 0 && times.length === 0 && date.end >= plain.trimEnd().length && LETTER.test(plain.slice(0, date.start)),
    )
  const [date] = dated?.dates ?? []
  return date?.year === undefined ? undefined : page.calendar.dayOf(date)?.date
}
