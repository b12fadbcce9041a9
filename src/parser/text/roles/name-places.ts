/** What is told of names by where each of them stands: its place on the page and in its line, and the words around it. */

import type { Features } from '../../features.ts'
import { filledLines } from '../page/filled-lines.ts'
import { endOfLetter } from '../page/letter-ends.ts'
import type { Line, Page } from '../page/page.ts'
import { signatureOf } from '../page/signatures.ts'
import { LEADING_TITLE } from '../people/names.ts'
import { isGivenName } from '../words/names-given.ts'
import type { NameMark } from './people.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Places of one name that tell of somebody. */
const MOST_PLACES = 6
/** Letters of a line in which little else stands. */
const SHORT = 60
/** Tokens before a name and behind it that tell of it; of these the nearest tell by their place as well, and with the one beside them. */
const [BEFORE, BEHIND, PLACED] = [7, 5, 3]

/** `[3/5/27, 10:02] Ann Reed: …`, and `Ann Reed, 10:02` above what she says, as talks are kept. */
const AT_CLOCK = /\d[:.]\d\d[^\p{L}]{0,6}$/u
const CLOCK_BEHIND = /^,? \d{1,2}[:.]\d\d\s*$/
export function speaks({ line, start, end }: NameMark): boolean {
  const [before, behind] = [line.text.slice(0, start), line.text.slice(end)]
  return (AT_CLOCK.test(before) && /^\s?:/.test(behind)) || (before.trim() === '' && CLOCK_BEHIND.test(behind))
}

/** A token, or a name as one. */
interface Placed {
  readonly text: string
  readonly mark?: NameMark
}

/** The given name of anybody is as any other. */
const textOf = ({ text, line, start, end }: Token): string =>
  /^\p{Lu}/u.test(line.text.slice(start, end)) && isGivenName(text) ? 'GIVEN' : text

/** The tokens of a page, in which a name is one, and where in this row each name is. */
function placedOn(page: Page, marks: readonly NameMark[]): { readonly row: readonly Placed[]; readonly places: Map<NameMark, number> } {
  const byLine = new Map<Line, NameMark[]>()
  for (const mark of marks) byLine.set(mark.line, [...(byLine.get(mark.line) ?? []), mark])
  const row: Placed[] = []
  const places = new Map<NameMark, number>()
  let last: NameMark | undefined
  for (const token of tokensOf(page)) {
    const mark = token.end === 0 ? undefined : byLine.get(token.line)?.find(({ start, end }) => token.start < end && start < token.end)
    if (mark === undefined) row.push({ text: textOf(token) })
    else if (mark !== last) places.set(mark, row.push({ text: 'NAME', mark }) - 1)
    last = mark
  }
  return { row, places }
}

/** Adds what the places of names tell to the features of whom each names. `statusOf` tells what else is known of a name beside it. */
export function addPlaces(
  page: Page,
  marks: readonly NameMark[],
  features: readonly Features[],
  statusOf: (mark: NameMark) => string,
): void {
  const { row, places } = placedOn(page, marks)
  const signed = new Set(signatureOf(page))
  const end = endOfLetter(page)
  const wholes = marks.filter(({ part, line }) => part === 'whole' && line.index > 0)
  const first = wholes.find(speaks)
  features.forEach((own, who) => {
    const mine = wholes.filter((mark) => mark.who === who)
    const spoken = mine.filter(speaks)
    if (spoken.length > 0) {
      own.add('speaks', Math.min(3, spoken.length))
      own.add('speaks first', spoken[0] === first ? 1 : 0)
    }
    for (const mark of mine.filter((one) => !spoken.includes(one)).slice(0, MOST_PLACES)) {
      addPlace(own, mark, page)
      if (signed.has(mark.line)) own.add('signed', mark.line.index < end ? 'letter' : 'below')
      if (mark.line.index >= end) own.add('quoted')
      addAround(own, row, places.get(mark), (other) => (other.who === who ? 'SELF' : statusOf(other)))
    }
  })
}

/** Where of so many lines one stands. */
function placeAmong(at: number, count: number): string {
  const left = count - 1 - at
  if (at < 3) return `top ${at}`
  if (left < 3) return at < 8 ? 'head' : `bottom ${left}`
  return at < 8 ? 'head' : left < 8 ? 'foot' : 'body'
}

/** What a line is, as is seen without its words. */
function kindOf(line: Line | undefined): string {
  const text = line?.text.trim() ?? ''
  if (text === '') return 'empty'
  const figures = text.replace(/\D/g, '').length
  if (/@|www\./.test(text)) return 'mail'
  if (figures >= 7 && figures > text.length / 3) return 'phone'
  if (figures > 0) return 'figures'
  return `${text.length < SHORT / 2 ? 'short' : 'long'} ${/[,!]$/.test(text) ? 'open' : text.endsWith('.') ? 'closed' : ''}`
}

/** Where on the page, and how in its line, a name stands. */
function addPlace(features: Features, { line, start, end }: NameMark, page: Page): void {
  const filled = filledLines(page)
  const at = filled.placeOf(line)
  const place = placeAmong(at, filled.lines.length)
  const [before, behind] = [line.text.slice(0, start), line.text.slice(end)]
  const isAlone = before.replace(LEADING_TITLE, '').trim() === '' && /^\s?[,.]?\s*$/.test(behind)
  const alone = isAlone ? 'alone' : line.cells.length > 1 ? 'cell' : 'among'
  features.add('place', place)
  features.add('alone', alone)
  features.add('alone there', alone, place)
  if (isAlone) {
    const [above, below] = [kindOf(page.lines[line.index - 1]), kindOf(page.lines[line.index + 1])]
    features.add('lines around', above, below)
    features.add('above', above)
    features.add('below', below)
  }
  if (at > 2 && line.text.trim().length < SHORT && behind.trim() === '')
    features.add('ends short line', place, before.includes(',') ? 'comma' : '')
  features.add('titled', LEADING_TITLE.test(`${before.trim().split(' ').at(-1)} `) ? 1 : 0)
}

/** The words around a name. */
function addAround(features: Features, row: readonly Placed[], at: number | undefined, statusOf: (mark: NameMark) => string): void {
  if (at === undefined) return
  const called = ({ text, mark }: Placed): string => (mark === undefined ? text : statusOf(mark))
  const sides = {
    before: row
      .slice(Math.max(0, at - BEFORE), at)
      .map(called)
      .reverse(),
    behind: row.slice(at + 1, at + 1 + BEHIND).map(called),
  }
  for (const [side, names] of Object.entries(sides))
    names.forEach((name, place) => {
      features.add(side, name)
      if (place >= PLACED) return
      features.add(`${side} at`, place, name)
      const next = names[place + 1]
      if (next !== undefined) features.add(`${side} pair`, place, name, next)
    })
  features.add('between', sides.before[0] ?? '', sides.behind[0] ?? '')
}
