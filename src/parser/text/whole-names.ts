/** Names that a narrow cell breaks behind a hyphen or a slash: `Mrs Ann Reed-` above `Hale`, `REED/` above `ANN MRS`. */

import { cellText } from './around.ts'
import { TITLE_IN_CAPITALS } from './names.ts'
import type { Line, Page } from './page.ts'
import { wholeName } from './people-lists.ts'
import { plain } from './plain.ts'

/** What most lines have not. */
const IS_OPEN = /\p{L}[-/](?:\s{2}|\s?$)/u
const BEHIND_HYPHEN = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?$/u
const BEFORE_SLASH = /^\p{Lu}[\p{Lu}'’ -]+\/$/u
/** Without a title, the other half of what a slash parts is no name for sure. */
const BEHIND_SLASH = new RegExp(`^\\p{Lu}[\\p{Lu}'’ -]+ (?:${TITLE_IN_CAPITALS})\\.?$`, 'u')

const isRest = (open: string, rest: string): boolean =>
  open.endsWith('-') ? BEHIND_HYPHEN.test(rest) && wholeName(open + rest) !== undefined : BEFORE_SLASH.test(open) && BEHIND_SLASH.test(rest)

/** Cells of the line below in which one goes on: of the same column, or the only one. */
function cellsBelow(line: Line, at: number, below: Line): readonly number[] {
  if (below.cells.length === line.cells.length || below.cells.length === 1) return [below.cells.length === 1 ? 0 : at]
  return [...(at === 0 ? [0] : []), ...(at === line.cells.length - 1 ? [below.cells.length - 1] : [])]
}

/** A line with another text in one of its cells. */
function withCell(line: Line, at: number, told: string): Line {
  const { start, end } = line.cells[at] ?? { start: 0, end: 0 }
  const by = told.length - (end - start)
  const moved = <M extends { readonly start: number; readonly end: number }>(mark: M): M =>
    mark.start < end ? mark : { ...mark, start: mark.start + by, end: mark.end + by }
  const text = line.text.slice(0, start) + told + line.text.slice(end)
  const cells = line.cells.map((cell, index) => (index === at ? { start, end: end + by } : moved(cell)))
  return {
    ...line,
    text,
    plain: plain(text),
    cells: told === '' && cells.length > 1 ? cells.filter((_, index) => index !== at) : cells,
    dates: line.dates.map(moved),
    times: line.times.map(moved),
    flights: line.flights.map(moved),
    places: () => line.places().map(moved),
  }
}

/** The page on which such names stand whole in the upper line. */
export function withWholeNames(page: Page): Page {
  if (!page.lines.some(({ text }) => IS_OPEN.test(text))) return page
  const lines = [...page.lines]
  for (const { index, text } of page.lines) {
    if (!IS_OPEN.test(text)) continue
    for (let at = (lines[index]?.cells.length ?? 0) - 1; at >= 0; at--) {
      const [line, below] = [lines[index], lines[index + 1]]
      if (!line || !below) break
      const open = cellText(line, at).trim()
      if (!/\p{L}[-/]$/u.test(open)) continue
      const rest = cellsBelow(line, at, below).find((of) => isRest(open, cellText(below, of).trim()))
      if (rest === undefined) continue
      lines[index] = withCell(line, at, open + cellText(below, rest).trim())
      lines[index + 1] = withCell(below, rest, '')
    }
  }
  return { ...page, lines }
}
