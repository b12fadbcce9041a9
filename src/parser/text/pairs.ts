/** Two labels that belong together and the moments they stand for: check-in and check-out, pick-up and return. */

import { allIn } from './all-in.ts'
import { cellIndex, neighbour } from './around.ts'
import { tall, wrapped } from './broken-days.ts'
import type { Line, Page } from './page.ts'
import { withTimeBelow } from './time-below.ts'

export interface Told {
  /** `YYYY-MM-DD` */
  readonly date: string
  /** Minutes after midnight. */
  readonly minutes?: number
  readonly guessed: boolean
  readonly line: Line
  /** Column where the moment ends. */
  readonly end: number
}

export interface Hit {
  readonly line: Line
  readonly start: number
  readonly end: number
  readonly label: string
}

/** A moment, and the label that tells it. */
export interface LabelledMoment extends Told {
  readonly hit: Hit
}

export interface MomentPair {
  readonly first: LabelledMoment
  readonly second: LabelledMoment
  /** Whether both stand on the lines of their labels or in their columns; told only of pairs that labels tell. */
  readonly isNear?: boolean
  /** Whether the second is not told, but reckoned from the first. */
  readonly isReckoned?: true
}

/** A thing on a line that stands for a label of its own. */
export const hitAt = (line: Line, { start, end }: Pick<Hit, 'start' | 'end'>): Hit => ({
  line,
  start,
  end,
  label: line.text.slice(start, end),
})

/** The days of a line, each where it stands; undefined those that are none in the calendar. */
export const daysOn = (page: Page, line: Line): readonly (LabelledMoment | undefined)[] =>
  line.dates.map((mark) => {
    const day = page.calendar.dayOf(mark)
    return day && { ...day, line, end: mark.end, hit: hitAt(line, mark) }
  })

/** Labels of one kind in a document: more are words of its prose. */
const MOST_HITS = 80

/** Where a label stands; not in long running text, unless a day follows at once. */
export function hitsOf(page: Page, label: RegExp): Hit[] {
  return page.lines.slice(1).flatMap((line) =>
    allIn(line.plain, label).flatMap((match): Hit[] => {
      const end = match.index + match[0].length
      const cell = line.cells.find((one) => match.index >= one.start && match.index < one.end)
      const prose =
        (cell ? cell.end - cell.start : line.plain.length) > 140 && !line.dates.some((date) => date.start >= end && date.start - end < 25)
      return prose ? [] : [{ line, start: match.index, end, label: line.text.slice(match.index, end).trim() }]
    }),
  )
}

/** The day of a line between two columns, with the time nearest to it. */
function momentIn(page: Page, line: Line, from: number, to: number, which = 0): Told | undefined {
  // The first day of `10 to 17 July` ends behind the `to`.
  const dates = line.dates.filter(({ start }) => start >= from && start < to)
  const mark = dates[which]
  const day = mark && page.calendar.dayOf(mark)
  if (!mark || !day) return undefined
  const low = dates[which - 1]?.end ?? from
  const high = dates[which + 1]?.start ?? to
  const times = line.times.filter(({ start }) => start >= low && start < high)
  const time = times.find(({ start }) => start >= mark.end) ?? times.at(-1)
  return { ...day, line, end: Math.max(mark.end, time?.end ?? 0), ...(time ? { minutes: time.minutes } : {}) }
}

/** `Anmietung / Pick-up`: what is said in two languages is one label. */
const inOneLanguage = (hits: readonly Hit[]): readonly Hit[] =>
  hits.filter(({ line, start }, at) => {
    const before = hits[at - 1]
    return before?.line !== line || !/^[a-z ]{0,12}\s?[/|]\s?$/.test(line.plain.slice(before.end, start))
  })

export type Finder = (page: Page, hit: Hit, others: readonly Hit[]) => Told | undefined

/** On the label's line, up to the next label. */
export const beside: Finder = (page, hit, others) => {
  const next = others.filter(({ line, start }) => line === hit.line && start >= hit.end).map(({ start }) => start)
  return momentIn(page, hit.line, hit.end, Math.min(...next, hit.line.plain.length))
}

/** In the label's column below. */
const column: Finder = (page, hit, others) => {
  const row = [hit, ...others.filter(({ line }) => line === hit.line)].sort((a, b) => a.start - b.start)
  if (row.length < 2) return undefined
  const which = row.indexOf(hit)
  let below = neighbour(page, hit.line.index, 1)
  for (let count = 0; below && count < 6; count++, below = neighbour(page, below.index, 1)) {
    if (below.dates.length >= row.length) {
      const dated = below.cells.filter((one) => below?.dates.some((date) => date.start >= one.start && date.end <= one.end + 1))
      // Days that stand close together are one cell.
      const cell = dated.length >= row.length ? dated[which] : undefined
      return cell ? momentIn(page, below, cell.start, cell.end) : momentIn(page, below, 0, below.plain.length, which)
    }
  }
  return undefined
}

/** In the lines below the label, before another label. */
const beneath: Finder = (page, hit, others) => {
  let below = neighbour(page, hit.line.index, 1)
  // What stands alone in its line heads a card, in which the place may be told before the day, each with its label above it.
  const isAlone = hit.line.plain.trim().length === hit.end - hit.start
  for (let count = 0; below && count < (isAlone ? 7 : 5); count++, below = neighbour(page, below.index, 1)) {
    const index = below.index
    const told = momentIn(page, below, 0, below.plain.length)
    // Another label may stand behind the day, telling the hour: `6 November (check-in from 15:00)`.
    const day = told ? (below.dates[0]?.start ?? 0) : Number.POSITIVE_INFINITY
    if (others.some(({ line, start }) => line.index === index && line !== hit.line && start < day)) return undefined
    if (told) return told
  }
  return undefined
}

/** Letters of what is no cell of a table. */
const SENTENCE = 50

/** In the row above, where both labels stand below their days. */
const rowOver: Finder = (page, hit, others) => {
  const row = [hit, ...others.filter(({ line }) => line === hit.line)].sort((a, b) => a.start - b.start)
  const above = neighbour(page, hit.line.index, -1)
  if (!above || row.length !== 2 || hit.line.dates.length > 0 || above.dates.length !== 2 || above.cells.length !== hit.line.cells.length)
    return undefined
  const below = neighbour(page, hit.line.index, 1)
  // The day of a sentence is none of a table.
  if (below && below.dates.length > 0 && (below.cells.length > 1 || below.plain.length < SENTENCE)) return undefined
  return momentIn(page, above, 0, above.plain.length, row.indexOf(hit))
}

/** In the line above the label. */
const over: Finder = (page, hit) => {
  const above = neighbour(page, hit.line.index, -1)
  return above && momentIn(page, above, 0, above.plain.length)
}

/** Both labels, then both moments, each on a line of its own, as tables become where their cells are taken apart. */
const stacked: Finder = (page, hit, others) => {
  const partner = others
    .filter(({ line }) => line !== hit.line && Math.abs(line.index - hit.line.index) < 5)
    .sort((a, b) => Math.abs(a.line.index - hit.line.index) - Math.abs(b.line.index - hit.line.index))[0]
  if (!partner) return undefined
  const [first, last] = [Math.min(hit.line.index, partner.line.index), Math.max(hit.line.index, partner.line.index)]
  const between = page.lines.slice(first, last + 1)
  if (between.some(({ dates, text }) => dates.length > 0 || text.length > 40)) return undefined
  const dated = page.lines.slice(last + 1, last + 8).filter(({ dates }) => dates.length === 1)
  const line = dated.length > 1 ? dated[hit.line.index === first ? 0 : 1] : undefined
  return line && momentIn(page, line, 0, line.plain.length)
}

/** Lines in which what stands below two labels is told, one label after the other. */
const IN_TURN = 18

/** Labels side by side, whose columns come one after the other: the first day is the first one's, the next the other's. */
const inTurn: Finder = (page, hit, others) => {
  const [other, ...more] = others.filter(({ line }) => line === hit.line)
  if (!other || more.length > 0) return undefined
  const dated: Line[] = []
  for (const line of page.lines.slice(hit.line.index + 1, hit.line.index + IN_TURN)) {
    if (line.dates.length > 1 || others.some((one) => one.line === line)) break
    if (line.dates.length === 1) dated.push(line)
  }
  const line = dated.length > 1 ? dated[hit.start < other.start ? 0 : 1] : undefined
  return line && momentIn(page, line, 0, line.plain.length)
}

/** Two columns of which one has more lines above its day: each day is in the column of its label. */
const ragged: Finder = (page, hit, others) => {
  const { cells, index } = hit.line
  const at = cellIndex(hit.line, hit.start)
  if (cells.length !== 2 || others.filter(({ line }) => line === hit.line).length !== 1) return undefined
  for (const line of page.lines.slice(index + 1, index + IN_TURN / 2)) {
    if (others.some((one) => one.line === line)) return undefined
    const cell = line.cells.length === 2 && line.dates.length === 1 ? line.cells[at] : undefined
    const told = cell && momentIn(page, line, cell.start, cell.end)
    if (told) return told
  }
  return undefined
}

/** Between two labels that stand together: `Check-in / Check-out`, `Anreise und Abreise`. */
const AND = /^\s?(?:[/&+|–-]|and|und|et|y|e|en|och|og|i|ja|a|ve|es|si)\s?$/

/** Both labels, then both moments: behind them, or side by side on the next line. */
const together: Finder = (page, hit, others) => {
  const { line } = hit
  const [other, more] = others.filter((one) => one.line === line)
  if (!other || more) return undefined
  const [first, last] = hit.start < other.start ? [hit, other] : [other, hit]
  if (!AND.test(line.plain.slice(first.end, last.start))) return undefined
  const behind = line.dates.filter(({ start }) => start >= last.end).length
  const below = behind === 0 && line.plain.slice(last.end).replace(':', '').trim() === '' ? neighbour(page, line.index, 1) : undefined
  const which = hit === first ? 0 : 1
  if (behind === 2) return momentIn(page, line, last.end, line.plain.length, which)
  return below?.dates.length === 2 ? momentIn(page, below, 0, below.plain.length, which) : undefined
}

const WAYS: readonly Finder[] = [wrapped, together, beside, rowOver, column, tall, stacked, ragged, inTurn, beneath, over]
/** What stands elsewhere may be of something else. */
const FAR: ReadonlySet<Finder> = new Set([stacked, inTurn, beneath, over])

/** `you will need it for check-in and for every contact`: a word amid a sentence is no label of what stands on other lines. */
const WORDS_BEFORE = /[a-z]{2,},? (?:[a-z']+,? )+$/
const WORDS_BEHIND = /^,?(?: [a-z']+){3}/
function isAmid({ line, start, end }: Hit): boolean {
  const cell = line.cells[cellIndex(line, start)]
  return WORDS_BEFORE.test(line.plain.slice(cell?.start, start)) && WORDS_BEHIND.test(line.plain.slice(end, cell?.end))
}

/** What labels tell where nothing is known of a second one, in the way that tells most. */
export function momentsOf(page: Page, hits: readonly Hit[]): LabelledMoment[] {
  const told = WAYS.map((way) =>
    hits.slice(0, MOST_HITS).flatMap((hit): LabelledMoment[] => {
      const one = FAR.has(way) && isAmid(hit) ? undefined : withTimeBelow(page, way(page, hit, []))
      return one ? [{ ...one, hit }] : []
    }),
  )
  return told.find((found) => found.length > 0) ?? []
}

/** The pairs of a page in order, each first moment with the next second one that is not before it; `more` are ways that count last. */
export function momentPairs(page: Page, firstLabel: RegExp, secondLabel: RegExp, more: readonly Finder[] = []): MomentPair[] {
  const firsts = inOneLanguage(hitsOf(page, firstLabel)).slice(0, MOST_HITS)
  const seconds = inOneLanguage(hitsOf(page, secondLabel)).slice(0, MOST_HITS)
  const all = [...firsts, ...seconds]
  const best: MomentPair[] = []
  for (const way of [...WAYS, ...more]) {
    const find = (hit: Hit): LabelledMoment[] => {
      if (FAR.has(way) && isAmid(hit)) return []
      const told = withTimeBelow(
        page,
        way(
          page,
          hit,
          all.filter((other) => other !== hit),
        ),
      )
      return told ? [{ ...told, hit }] : []
    }
    const starts = firsts.flatMap(find)
    const ends = seconds.flatMap(find)
    const pairs = starts.flatMap((first): MomentPair[] => {
      const second = ends.find(
        (end) =>
          end.date >= first.date &&
          Math.abs(end.hit.line.index - first.hit.line.index) < 25 &&
          (end.hit.line.index > first.hit.line.index || end.hit.line === first.hit.line) &&
          (end.line !== first.line || end.end !== first.end),
      )
      return second
        ? [
            {
              first,
              second,
              isNear: [first, second].every((told) => !FAR.has(way) || neighbour(page, told.hit.line.index, 1) === told.line),
            },
          ]
        : []
    })
    // What is nearest before the second goes with it: of `since 3 March … from 12 to 14 May` the last, and no `on arrival` in prose lines above.
    const isNearer = (one: MomentPair, other: MomentPair): boolean =>
      one.second.hit === other.second.hit &&
      (one.first.hit.line === other.first.hit.line
        ? one.first.hit.line === one.second.hit.line && other.first.hit.start < one.first.hit.start
        : other.first.hit.line.index < one.first.hit.line.index)
    for (const pair of pairs.filter((one) => !pairs.some((other) => isNearer(other, one)))) {
      if (!best.some((one) => one.first.date === pair.first.date || one.second.hit === pair.second.hit)) best.push(pair)
    }
  }
  return best.sort((a, b) => a.first.hit.line.index - b.first.hit.line.index)
}
