/** Rows all of whose cells go on in the next line: `Rocío de los Ángeles Muñoz   8A /   1 bag out and` above `Peñalver   9A   back`. */

import { cellText } from '../page/around.ts'
import type { Line } from '../page/page.ts'
import { withCell } from '../page/with-cell.ts'
import { wholeName } from './people-lists.ts'
import { isRestOfName } from './people-rests.ts'

/** Letters of a name that may have filled its column, among others. */
const LONG = 18

/** A cell that cannot end so: behind a sign, or a word that joins. */
const IS_OPEN =
  /(?:[\p{L}\d][,/–-]|\s[/&+–-]|\s(?:and|or|with|of|to|und|oder|mit|et|ou|avec|y|o|con|e|com|en|met|och|og|med|i|z|ja|a|s|és))$/u

/** Whether a cell goes on in the one below, which begins with small letters where it does not. */
const goesOn = (cell: string, below: string): boolean => IS_OPEN.test(cell) || (/^\p{Ll}{2}/u.test(below) && !/^\p{Ll}/u.test(cell))

/** The cells of two lines that may belong together: all, or where there are fewer below, the first and the last. */
const pairsOf = (line: Line, below: Line): readonly (readonly [number, number])[] =>
  below.cells.length === line.cells.length
    ? line.cells.map((_, at) => [at, at] as const)
    : [[0, 0] as const, [line.cells.length - 1, below.cells.length - 1] as const]

function areOneRow(line: Line, below: Line): boolean {
  if (below.cells.length < 2 || below.cells.length > line.cells.length || !isRestOfName(cellText(below, 0).trim())) return false
  const name = cellText(line, 0).trim()
  const isOpen = pairsOf(line, below).some(([at, of]) => at > 0 && goesOn(cellText(line, at).trim(), cellText(below, of).trim()))
  return isOpen && name.length >= LONG && wholeName(name) !== undefined
}

/** Puts such rows together in the upper line. */
export function joinRows(lines: Line[]): void {
  for (let at = 0; at < lines.length - 1; at++) {
    const [line, below] = [lines[at], lines[at + 1]]
    if (!line || !below || line.cells.length < 2 || !areOneRow(line, below)) continue
    // From the right, so that the cells before stay where they are.
    lines[at] = pairsOf(line, below).reduceRight(
      (row, [to, of]) => withCell(row, to, `${cellText(row, to).trim()} ${cellText(below, of).trim()}`),
      line,
    )
    lines[at + 1] = below.cells.reduceRight((row, _, of) => withCell(row, of, ''), below)
  }
}
