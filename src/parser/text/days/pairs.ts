/** Two labels that belong together and the moments they stand for: check-in and check-out, pick-up and return. */

import { cellIndex, neighbour } from '../page/around.ts'
import { BROKEN_WAYS, FAR, type Finder, WAYS } from '../page/label-ways.ts'
import type { Line, Page } from '../page/page.ts'
import { allIn } from '../words/all-in.ts'
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

/** `Pick-up (changed):`, `Check-in (neu)   `: what amended bookings say behind a label is of it. */
const AMENDED =
  /^ \((?:(?:un)?changed|new|updated|revised|amended|neu|(?:un)?geandert|unverandert|aktualisiert|(?:inchange|modifie|nouveau|nouvelle)e?|nuev[oa]|modificad[oa]|cambiad[oa]|actualizad[oa]|nuov[oa]|modificat[oa]|invariat[oa]|nov[oa]|alterad[oa]|nieuw|gewijzigd|ongewijzigd|ny|nytt|nya|andrad|endret|andret|uusi|muutettu|now[yae]|zmienion[yae]|nov[yae]|zmenen[yoa])\)(?=\s*:|\s{2}|\s*$)/
const endOfLabel = (small: string, end: number): number =>
  end + (small.startsWith(' (', end) ? (AMENDED.exec(small.slice(end))?.[0].length ?? 0) : 0)

/** Where a label stands; not in long running text, unless a day follows at once. */
export function hitsOf(page: Page, label: RegExp): Hit[] {
  return page.lines.slice(1).flatMap((line) =>
    allIn(line.plain, label).flatMap((match): Hit[] => {
      const end = endOfLabel(line.plain, match.index + match[0].length)
      const cell = line.cells.find((one) => match.index >= one.start && match.index < one.end)
      const prose =
        (cell ? cell.end - cell.start : line.plain.length) > 140 && !line.dates.some((date) => date.start >= end && date.start - end < 25)
      return prose ? [] : [{ line, start: match.index, end, label: line.text.slice(match.index, end).trim() }]
    }),
  )
}

/** `Anmietung / Pick-up`: what is said in two languages is one label. */
const inOneLanguage = (hits: readonly Hit[]): readonly Hit[] =>
  hits.filter(({ line, start }, at) => {
    const before = hits[at - 1]
    return before?.line !== line || !/^[a-z ]{0,12}\s?[/|]\s?$/.test(line.plain.slice(before.end, start))
  })

/** `you will need it for check-in and for every contact`: a word amid a sentence is no label of what stands on other lines. */
const WORDS_BEFORE = /[a-z]{2,},? (?:[a-z']+,? )+$/
const WORDS_BEHIND = /^,?(?: [a-z']+){3}/
/** `Free cancellation up to 48 hours before pick-up`: what comes before it. */
const UP_TO =
  /(?<![a-z])(?:before|prior to|vor|bis zu[mr]?|avant|antes d[aeo]l?|prima d(?:el|i)|voor|innan|fore|inden|przed|ennen|pred) (?:the |der |dem |la |il |l'|le |de |het )?$/
/** Letters of a line of prose that is full, so that its sentence goes on below. */
const FULL = 50
/** Letters of the words before a day with which the rest of a sentence begins. */
const SHORT = 10
function isAmid({ lines }: Page, { line, start, end }: Hit): boolean {
  const cell = line.cells[cellIndex(line, start)]
  const before = line.plain.slice(cell?.start, start)
  const below = lines[line.index + 1]
  // `for your check-in` above `on 5 December`: it tells the day all the same.
  const isOfDay = below?.dates.some((date) => date.start < SHORT) ?? false
  const goesOn = line.cells.length === 1 && line.text.length > FULL && /^\p{Ll}/u.test(below?.text ?? '') && !isOfDay
  const behind = line.plain.slice(end, cell?.end)
  return UP_TO.test(before) || (WORDS_BEFORE.test(before) && (WORDS_BEHIND.test(behind) || (goesOn && /^(?: [a-z']+){0,2}$/.test(behind))))
}

/** What labels tell where nothing is known of a second one but that `others` tell another, in the way that tells most. */
export function momentsOf(page: Page, hits: readonly Hit[], others: readonly Hit[] = []): LabelledMoment[] {
  const told = WAYS.map((way) =>
    hits.slice(0, MOST_HITS).flatMap((hit): LabelledMoment[] => {
      const one = FAR.has(way) && isAmid(page, hit) ? undefined : withTimeBelow(page, way(page, hit, others))
      return one ? [{ ...one, hit }] : []
    }),
  )
  return told.find((found) => found.length > 0) ?? []
}

/** The pairs of a page in order, each first moment with the next second one that is not before it; `more` are ways that count last. */
export const momentPairs = (page: Page, firstLabel: RegExp, secondLabel: RegExp, more: readonly Finder[] = []): MomentPair[] =>
  pairsBy(page, firstLabel, secondLabel, [...WAYS, ...more])

/** The same where cells are broken, each in its own way: prose has such pairs as well. */
export const brokenPairs = (page: Page, firstLabel: RegExp, secondLabel: RegExp): MomentPair[] =>
  pairsBy(page, firstLabel, secondLabel, BROKEN_WAYS)

/** `Levantamento e devolução` above `Levantamento   Devolução`: the title of a table whose columns have the labels. */
function isOverBoth(page: Page, { line, start }: Hit, all: readonly Hit[]): boolean {
  if (line.cells.length > 1 || line.dates.length > 0 || line.times.length > 0) return false
  const below = neighbour(page, line.index, 1)
  if (!below || !all.some((other) => other.line === line && other.start !== start)) return false
  return new Set(all.flatMap((other) => (other.line === below ? cellIndex(below, other.start) : []))).size > 1
}

/** Lines with words on them from the first label to the second; between rows of HTML stand empty ones. */
const FARTHEST = 25
function areNear({ lines }: Page, one: number, other: number): boolean {
  const [first, last] = [Math.min(one, other), Math.max(one, other)]
  if (last - first < FARTHEST) return true
  return last - first < 3 * FARTHEST && lines.slice(first, last).filter(({ text }) => text.trim() !== '').length < FARTHEST
}

function pairsBy(page: Page, firstLabel: RegExp, secondLabel: RegExp, ways: readonly Finder[]): MomentPair[] {
  const hits = (label: RegExp): readonly Hit[] => inOneLanguage(hitsOf(page, label)).slice(0, MOST_HITS)
  const [saidFirst, saidSecond] = [hits(firstLabel), hits(secondLabel)]
  const said = [...saidFirst, ...saidSecond]
  const isLabel = (hit: Hit): boolean => !isOverBoth(page, hit, said)
  const [firsts, seconds] = [saidFirst.filter(isLabel), saidSecond.filter(isLabel)]
  const all = [...firsts, ...seconds]
  const best: MomentPair[] = []
  for (const way of ways) {
    const find = (hit: Hit): LabelledMoment[] => {
      if (FAR.has(way) && isAmid(page, hit)) return []
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
          areNear(page, first.hit.line.index, end.hit.line.index) &&
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
      // `entry on 18 May …`, and some lines below what is to be paid by 2 May: what a label has told on its line it does not tell elsewhere.
      const isTold = (one: MomentPair): boolean => FAR.has(way) && one.first.hit === pair.first.hit && one.first.line === one.first.hit.line
      if (!best.some((one) => one.first.date === pair.first.date || one.second.hit === pair.second.hit || isTold(one))) best.push(pair)
    }
  }
  return best.sort((a, b) => a.first.hit.line.index - b.first.hit.line.index)
}
