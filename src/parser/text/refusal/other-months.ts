/** Sentences of a month in which nothing of a page is: `September 2028 is not booked yet`, in a letter of a stay in June. */

import { MONTHS } from '../days/months.ts'
import type { Page } from '../page/page.ts'

/** A word, with the number before it and that behind it. */
const WORD =
  /(?:(?<day>\d{1,2})(?:st|nd|rd|th|\.|er)?(?: (?:de|of|d'))? )?(?<word>[a-z]{3,12})(?:,? (?:(?:de|of) )?(?<next>\d{1,4})(?!\d))?/g
/** The months of a text in plain letters that are told with their year and without any day: `may` is another word as well, and `Marta` a name. */
function monthsOf(sentence: string): readonly { readonly month: number; readonly year: number }[] {
  const all = [...sentence.matchAll(WORD)].flatMap(({ groups = {} }) => {
    const { day, word = '', next } = groups
    const month = MONTHS.get(word)
    const year = next?.length === 4 ? Number(next) : undefined
    const isMonth = month !== undefined && year !== undefined
    return isMonth ? [{ month, year, isDay: day !== undefined }] : []
  })
  return all.some(({ isDay }) => isDay) ? [] : all
}

/** Tells whether a sentence is of months alone in which no day of the page is. */
export function isOfOtherMonth({ lines }: Page): (sentence: string) => boolean {
  const days = lines.flatMap(({ dates }) => dates)
  return (sentence) => {
    const told = monthsOf(sentence)
    const isOwn = ({ month, year }: (typeof told)[number]): boolean =>
      days.some((day) => day.month === month && (day.year === undefined || day.year === year))
    return told.length > 0 && days.length > 0 && !told.some(isOwn)
  }
}
