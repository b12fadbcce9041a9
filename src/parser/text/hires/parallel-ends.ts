/**
 * The two ends of a hire by how a page is built, whatever it calls them: two moments of one shape, each behind words of its own, or in blocks with a heading of
 * their own, or in blocks that follow one another below a row of headings. `Come get me: Tue 3 Feb 2026, 11:00` over `Bring me home: Fri 20 Feb 2026, 14:30`.
 */

import { daysBetween } from '../../../core/dates.ts'
import { WEEKDAYS } from '../days/months.ts'
import { daysOn, type Hit, hitAt, type LabelledMoment, type MomentPair } from '../days/pairs.ts'
import type { TimeMark } from '../days/times.ts'
import type { Line, Page } from '../page/page.ts'
import { CALLS_OFF } from '../words/called-off.ts'
import { plain } from '../words/plain.ts'
import type { Ends } from './car-labels.ts'
import { blockPlaces, type EndPlaces } from './hire-block-places.ts'
import { LEAVES, NO_END } from './hire-no-ends.ts'
import { bringingsIn, fetchingsIn } from './hire-saying-words.ts'
import { STAY_ENDS } from './hire-spans.ts'

/** A moment of a line, with what stands before it and how it is told. */
interface Told extends LabelledMoment {
  /** Signs for what stands from the words before it to its end. */
  readonly shape: string
  /** Whether words are its own. */
  readonly isNamed: boolean
  /** The last line of it. */
  readonly last: number
}

/** Letters of a label, and of a line that is no sentence of a letter. */
const [LONGEST_LABEL, LONGEST] = [40, 170]
/** Lines from the heading of a block to its moment. */
const REACH = 5

const TRAIL = /[\s:–—|(,-]+$/u
/** Words before a moment, without the day of the week, which is of the moment. */
function labelBefore(line: Line, to: number): Hit | undefined {
  const before = line.text.slice(0, to).replace(TRAIL, '')
  const last = /(?<![\p{L}\d])\p{L}+(?:-feira)?\.?$/u.exec(before)?.[0] ?? ''
  const isWeekday = WEEKDAYS.has(plain(last).replace(/-feira|\./g, ''))
  const text = isWeekday ? before.slice(0, -last.length).replace(TRAIL, '') : before
  const start = text.search(/[\p{L}]/u)
  return start >= 0 && text.length - start <= LONGEST_LABEL && start < 4 ? hitAt(line, { start, end: text.length }) : undefined
}

/** The first line of the block in which a moment stands by itself. */
function headOfBlock({ lines }: Page, { index }: Line): Hit | undefined {
  let first = index
  while (first > 1 && index - first < REACH && (lines[first - 1]?.text.trim() ?? '') !== '') first--
  const head = lines[first]
  const isHeading =
    head &&
    first < index &&
    head.cells.length === 1 &&
    head.dates.length + head.times.length === 0 &&
    head.text.trim().length <= LONGEST_LABEL
  const start = head?.text.search(/\p{L}/u) ?? -1
  return isHeading && start >= 0 ? hitAt(head, { start, end: head.text.trimEnd().replace(/\s?:$/, '').length }) : undefined
}

/** `[Departure]` over some lines of which one begins `Date`. */
function headInBrackets({ lines }: Page, { index }: Line): Hit | undefined {
  const head = lines.slice(Math.max(1, index - REACH), index).findLast(({ text }) => /^\s*[[【<■●▶]\s?\p{L}[^\d:]{2,30}$/u.test(text))
  const start = head?.text.search(/\p{L}/u) ?? -1
  return head && hitAt(head, { start, end: head.text.trimEnd().replace(/\s?[\]】>:]+$/u, '').length })
}

const shapeOf = (small: string): string =>
  small
    .replace(/[a-z][a-z'.-]*/g, 'w')
    .replace(/\d+/g, '9')
    .replace(/\s+/g, ' ')
    .trim()

/** The hour of a day: on its line, or alone in the line below. */
function hourOf({ lines }: Page, line: Line): { readonly time: TimeMark; readonly line: Line } | undefined {
  const [time] = line.times
  if (time) return { time, line }
  const below = lines[line.index + 1]
  const [only, more] = below?.times ?? []
  const isAlone = below && only && !more && below.dates.length === 0 && below.text.trim().length <= ALONE
  return isAlone ? { time: only, line: below } : undefined
}
/** Letters of an hour with a word for it. */
const ALONE = 14

/** The moment of a line that has one, and no other day or hour. */
function toldOn(page: Page, line: Line): Told | undefined {
  const [day] = daysOn(page, line)
  const [mark] = line.dates
  const hour = hourOf(page, line)
  if (!day || !mark || !hour) return undefined
  const { time } = hour
  const begin = hour.line === line ? Math.min(mark.start, time.start) : mark.start
  const named = labelBefore(line, begin)
  const hit = named ?? headOfBlock(page, line) ?? hitAt(line, { start: mark.start, end: mark.end })
  const own = hit.line === line && named ? line.plain.slice(hit.end, Math.min(begin, mark.start)) : ''
  const way = hour.line !== line ? 'below' : mark.start < time.start ? 'day first' : 'hour first'
  const shape = `${shapeOf(own).replace(/w/g, '')}|${way}`
  const end = hour.line === line ? Math.max(mark.end, time.end) : mark.end
  return { ...day, minutes: time.minutes, end, hit, shape, isNamed: hit.start !== mark.start || hit.line !== line, last: hour.line.index }
}

/** Whether a line has a moment that may end a hire. */
function mayEnd(page: Page, line: Line): boolean {
  const { plain: small, dates, times, text } = line
  if (dates.length === 0 || hourOf(page, line) === undefined) return false
  const begin = Math.min(dates[0]?.start ?? 0, times[0]?.start ?? text.length)
  return !CALLS_OFF.test(small) && !/^\s*>/.test(text) && !NO_END.test(small.slice(0, begin)) && begin <= MOST_BEFORE
}
/** Letters before a moment: behind more of them it stands in a sentence. */
const MOST_BEFORE = 60

const literally = ({ line, start, end }: Hit): RegExp =>
  new RegExp(`(?<=(?:^|\\s{3})[^a-z\\d]{0,3})${line.plain.slice(start, end).replace(/[^a-z\d ]/g, '\\$&')}(?![a-z])`, 'g')

export interface BuiltEnds {
  readonly ends: Ends
  readonly pair: MomentPair
  readonly places: EndPlaces | undefined
}

/** The two ends of the one hire of a page that speaks of nothing else, with what they are called; nothing where more moments are told, or others. */
export function parallelEnds(page: Page): BuiltEnds | undefined {
  if (page.lines.some(({ flights, times }) => flights.length > 0 && times.length > 0)) return undefined
  const lines = page.lines.slice(1).filter((line) => mayEnd(page, line))
  if (lines.length !== 2 || lines.some(({ text, dates, times }) => text.length > LONGEST || dates.length > 1 || times.length > 1))
    return undefined
  const [first, second] = lines.map((line) => toldOn(page, line))
  if (!first || !second || first.shape !== second.shape) return undefined
  const days = daysBetween(first.date, second.date)
  if (days < 0 || days > LONGEST_HIRE || (days === 0 && (second.minutes ?? 0) <= (first.minutes ?? 0))) return undefined
  return inWords(page, first, second) ?? inBlocks(page, first, second)
}
/** Days of a hire. */
const LONGEST_HIRE = 120

const nameOf = ({ line, start, end }: Hit): string => line.plain.slice(start, end).trim()
const mayBeName = (name: string): boolean =>
  name.length > 1 && !(STAY_ENDS.test(name) && !/ .* /.test(name)) && !LEAVES.test(name) && !NO_END.test(name)

/** Each behind words of its own, or below a heading of its own. */
function inWords(page: Page, first: Told, second: Told): BuiltEnds | undefined {
  if (!first.isNamed || !second.isNamed) return undefined
  const heads = [first, second].map(({ hit }) => hit)
  const areSame = new Set(heads.map(nameOf)).size === 1
  const [one, other] = areSame ? [first, second].map(({ line }) => headInBrackets(page, line)) : heads
  if (!one || !other || nameOf(one) === nameOf(other) || ![one, other].map(nameOf).every(areSame ? Boolean : mayBeName)) return undefined
  // `Drop off` before `Collect`: it is left where others keep or mend it.
  if (bringingsIn(nameOf(one)).length > 0 && fetchingsIn(nameOf(other)).length > 0) return undefined
  const places = areSame ? blockPlaces(page, [first.line.index, second.line.index], [first.last, second.last]) : undefined
  return {
    ends: { pickUp: literally(one), dropOff: literally(other) },
    pair: { first: { ...first, hit: one }, second: { ...second, hit: other } },
    places,
  }
}

/** In two blocks of the same lines: the place of each stands in the same line of its block. */
function inBlocks(page: Page, first: Told, second: Told): BuiltEnds | undefined {
  const places = blockPlaces(page, [first.line.index, second.line.index], [first.last, second.last])
  const isFar = second.line.index - first.last > FARTHEST
  if (!places || isFar) return undefined
  const bare = (told: Told): LabelledMoment => ({
    ...told,
    hit: hitAt(told.line, { start: told.line.dates[0]?.start ?? 0, end: told.end }),
  })
  return { ends: { pickUp: NOWHERE, dropOff: NOWHERE }, pair: { first: bare(first), second: bare(second) }, places }
}
/** Lines between the moments of blocks that follow one another. */
const FARTHEST = 9
/** The label of what has none. */
const NOWHERE = /(?!)/g
