/** The paragraphs of a letter, and the sentences in which something stands in one of them. */

import { MONTHS, WEEKDAYS } from '../days/months.ts'
import { allIn } from '../words/all-in.ts'
import type { Line, Page } from './page.ts'

/** Lines of a paragraph that are looked at. */
const LONGEST = 12

/** `Venue: Grand Hotel, Bath`: no line of a sentence that goes on. `C’est donc noté : la chambre vous attend …` is one. */
const LABELLED = /^[^:.,;\d]{2,30}:\s(?!\p{Ll}.{40})/u

/** Running text from one empty line to the next, of which no line has columns or a label. */
export function paragraphsOf({ lines }: Page): readonly (readonly Line[])[] {
  const out: Line[][] = []
  for (const line of lines.slice(1)) {
    const last = out.at(-1)
    if (line.cells.length !== 1) out.push([])
    else if (LABELLED.test(line.text)) out.push([line], [])
    else if (last && last.length < LONGEST) last.push(line)
    else out.push([line])
  }
  return out.filter((each) => each.some(({ dates }) => dates.length > 0))
}

/** Where a sentence ends: behind a word, a year or `the 7th`, and neither behind the mere number of a day nor in `Dorfstr. 3`. */
const STOP = /(?:(?!str\. \d)[a-z)]{3}|[a-z]\)|\d{4}|\d(?:st|nd|rd|th))[.!?](?=\s)/g

/** `… y salís el lunes 8. Sois nueve, ¿verdad?`: behind the number of a day with its weekday, where no month follows, but what is asked besides. */
const STOP_AT_DAY =
  /(?<![a-z])(?<weekday>[a-z]{3,13})[.,]? (?:(?:the|den|dem|el|le|il|dia|d\.) )?(?:[12]\d|3[01]|[1-9])[.!?](?=\s(?<next>[a-z]+)[^.!?]{0,80}\?)/g
const isStopAtDay = ({ groups = {} }: RegExpExecArray | RegExpMatchArray): boolean =>
  WEEKDAYS.has(groups.weekday ?? '') && !MONTHS.has(groups.next ?? '')

/** Where the sentences of some lines end. `… y salís el martes 8.` ends its line, and no more of a day follows its number. What is above an empty line has ended. */
export function endsIn(text: string, lines: readonly Line[]): readonly number[] {
  const stops = [...allIn(text, STOP), ...allIn(text, STOP_AT_DAY).filter(isStopAtDay)]
  const ends = stops.map((match) => match.index + match[0].length)
  let end = -1
  for (const { plain } of lines) {
    end += plain.length + 1
    if (/^\s*$|[.!?]\s*$/.test(plain)) ends.push(end)
  }
  return ends.sort((one, other) => one - other)
}

/** Sentences before the one with the days in which a promise may be. */
const BEFORE = 2
/** The sentence in which something stands from one place of a text to another, and those before it, by where sentences end. */
export function sentenceAt(
  text: string,
  ends: readonly number[],
  start: number,
  end: number,
): { readonly own: string; readonly before: readonly string[]; readonly begin: number } {
  const begins = [0, ...ends.filter((at) => at <= start)]
  const begin = begins.at(-1) ?? 0
  const before = begins.slice(0, -1).map((at, which) => text.slice(at, begins[which + 1]))
  return {
    begin,
    own: text.slice(begin, ends.find((at) => at >= end) ?? text.length),
    before: before.filter((sentence) => sentence.trim() !== '').slice(-BEFORE),
  }
}
