/** Cells of a table whose rows lie between drawn lines: their text in lines, and a row of them told as rows of a page. */

import { cleanLine } from './lines.ts'
import { type Piece, sameLevel } from './pdf-lines.ts'
import type { Row } from './rows.ts'
import { isDay } from './whole-days.ts'

/** A line of text in a cell. */
interface TextLine {
  readonly y: number
  readonly start: number
  readonly end: number
  readonly height: number
  readonly text: string
  /** That of its first letters and of its last. */
  readonly fonts: readonly [string | undefined, string | undefined]
}

/** The lines of each cell of a row. */
export type Cells = readonly (readonly TextLine[])[]

/** Lines of a cell are no farther apart, in heights of letters; rows are. */
const loose = 1.45
/** Letters that are more different are one for show: a large `8` above a small `OCTOBER Friday`. */
const mixed = 2
/** Text is apart from what is before it, in heights of its letters: a cell has nothing so in it. */
const apart = 2.2
/** A word is apart by more heights of its letters. */
const betweenWords = 0.15
/** Points between a line of a table and the text beside it, at most. */
const mostPadding = 12

/** The text of a cell, line by line; undefined where it has columns or rows within it. `farthest`: how far apart its lines may be, in heights of letters. */
export function linesOf(pieces: readonly Piece[], farthest = loose): TextLine[] | undefined {
  const out: TextLine[] = []
  for (const { x, y, width, height, text, font } of pieces.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const last = out.at(-1)
    if (!last || last.y - y > sameLevel * Math.min(last.height, height)) {
      if (last && last.y - y > farthest * Math.max(last.height, height)) return undefined
      out.push({ y, start: x, end: x + width, height, text, fonts: [font, font] })
      continue
    }
    const gap = x - last.end
    if (gap > apart * height || x < last.start) return undefined
    const space = gap > betweenWords * height && !last.text.endsWith(' ') && !text.startsWith(' ') ? ' ' : ''
    out[out.length - 1] = { ...last, end: Math.max(last.end, x + width), text: last.text + space + text, fonts: [last.fonts[0], font] }
  }
  return out.map((line) => ({ ...line, text: cleanLine(line.text) })).filter(({ text }) => text !== '')
}

/** A column of a table: from where to where, and where the longest of its lines ends. */
export interface Column {
  readonly left: number
  readonly right: number
  readonly widest: number
  /** Whether it is one of so many that each is as narrow as its longest word. */
  readonly isNarrow?: boolean
}

/** By how much the room behind a line may differ from that before it where a column is as wide as its longest line. */
const hair = 2.5

/** Lines that go on below since the next word had no room left are one, and so are those set for show. */
export function whole(lines: readonly TextLine[], { left, right, widest, isNarrow }: Column): TextLine[] {
  const padding = Math.max(0, Math.min(...lines.map(({ start }) => start)) - left)
  const heights = lines.map(({ height }) => height)
  const isShown = Math.max(...heights) > mixed * Math.min(...heights)
  const isAsWide = Math.abs(right - widest - padding) < hair
  const out: { all: TextLine; last: TextLine }[] = []
  for (const line of lines) {
    const above = out.at(-1)
    const room = right - Math.min(padding, mostPadding)
    const isOn =
      above &&
      (isShown ||
        isDay(above.all.text, line.text) ||
        isBrokenName(above.all.text, line.text) ||
        goesOn(above.last, line, room, isAsWide && !isNarrow ? widest : undefined))
    if (above && isOn) {
      const text = /[\p{L}\d][-/]$/u.test(above.all.text) ? above.all.text + line.text : `${above.all.text} ${line.text}`
      out[out.length - 1] = { all: { ...above.all, end: Math.max(above.all.end, line.end), text }, last: line }
    } else out.push({ all: line, last: line })
  }
  return out.map(({ all }) => all)
}

/** `VASCONCELOS/` above `TIAGO MR` */
const isBrokenName = (above: string, below: string): boolean =>
  /^\p{Lu}{2}[\p{Lu} '-]*\/$/u.test(above) && /^\p{Lu}+(?![\p{Ll}])/u.test(below)

/** Whether the first word of a line had no room behind the one above. `widest`: a line that ends there is what made its column so wide. */
function goesOn(above: TextLine, line: TextLine, room: number, widest: number | undefined): boolean {
  const [word = ''] = line.text.split(' ')
  const need = ((line.end - line.start) * (word.length + 0.5)) / line.text.length
  const isAlike = above.fonts[1] === line.fonts[0] && Math.abs(above.height - line.height) < 1
  const isWidest = widest !== undefined && above.end > widest - hair
  // Lines of an address are no longer than they are since a street or a town ends there.
  const isNumber = /^\d{1,8}$/.test(line.text) && !/\d/.test(above.text)
  const isOfAddress = !isNumber && (/^\d/.test(above.text) || /\d/.test(line.text))
  const isNear = above.y - line.y <= loose * Math.max(above.height, line.height)
  return isNear && isAlike && !isWidest && above.end + need > room && !isOfAddress
}

/** Letters of what is a label and no text. */
const longestLabel = 40
/** Whether the first column only says what stands in the others. */
export function areLabels(rows: readonly Cells[]): boolean {
  const names = rows.map(([first = []]) => first.map(({ text }) => text).join(' '))
  return (
    names.filter((name) => name !== '').length * 2 >= names.length && names.every((name) => !/\d/.test(name) && name.length < longestLabel)
  )
}

const TIME = /(?<!\d)\d{1,2}[:.h]\d\d(?!\d)/
/** In which of their lines cells have a time: more than one where a day stands above the time of one end of a journey, and not of the other. */
const linesOfTimes = (cells: Cells): number[] =>
  cells.map((lines) => lines.findIndex(({ text }) => TIME.test(text))).filter((at) => at >= 0)

/**
 * A row as rows: its cells beside one another, and below what some of them have more; where most have more, all of them one below the other. `isNamed`:
 * whether the first column says what the others tell, as `Date and time   Sat 15 May 11:00   Sat 22 May 08:30`; then what is one moment is one line.
 */
export function rowsOf(row: Cells, edges: readonly number[], right: number, isNamed: boolean): Row[] {
  const cellOf = (at: number, text: string) => ({ start: edges[at] ?? 0, end: (edges[at + 1] ?? right) - 1, text })
  const areMoments = isNamed && row.filter(({ length }) => length > 0).length > 2 && linesOfTimes(row).length > 0
  const cells = row.map((lines, at) => {
    const all = lines.map(({ text }) => text)
    return areMoments && (at === 0 || all.some((text) => TIME.test(text))) ? [all.join(' ')].filter((text) => text !== '') : all
  })
  const told = cells.filter(({ length }) => length > 0)
  const tall = told.filter(({ length }) => length > 1)
  const isOfOne = (numbers: readonly number[]): boolean => new Set(numbers).size === 1
  const times = linesOfTimes(row.filter(({ length }) => length > 1))
  const areEven = 2 * tall.length <= told.length || isOfOne(tall.map(({ length }) => length))
  if (areMoments || (times.length > 1 ? isOfOne(times) : areEven)) {
    const count = Math.max(...cells.map(({ length }) => length))
    return Array.from({ length: count }, (_, line) => cells.flatMap((lines, at) => (lines[line] ? [cellOf(at, lines[line])] : [])))
  }
  return [[], ...cells.flatMap((lines, at) => lines.map((text) => [cellOf(at, text)])), []]
}
