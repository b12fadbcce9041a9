/** Names that a narrow cell breaks behind a hyphen, a slash or a small word: `Mrs Ann Reed-` above `Hale`, `REED/` above `ANN MRS`, `Mr Jan van den` above `Berg`. */

import { PARTICLE } from '../../particles.ts'
import { cellText, saidAt } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { withCell } from '../page/with-cell.ts'
import { TITLE, TITLE_IN_CAPITALS, WORD } from './names.ts'
import { isAge } from './people-alike.ts'
import { wholeName } from './people-lists.ts'
import { joinGreetings } from './whole-greetings.ts'
import { joinRows } from './whole-rows.ts'
import { joinBeside, joinStacks } from './whole-stacks.ts'

/** A stroke alone in its line, which in pictures is seen between the lines of a cell. */
const IS_STROKE = /^\s*[-–—_|]\s*$/
/** A small word of names that is none by which words of sentences are joined. */
const SMALL = `\\s(?!(?:e|y|al|el|le|lo|la|las|los)(?!\\p{L}))${PARTICLE}(?:\\s${PARTICLE}){0,2}`
/** What most lines have not: a sign at the end of a cell, or a small word. */
const MAY_BE_OPEN = /(?:[-/]|\s['’a-z]{1,6})(?:\s{2}|\s?$)/
const IS_OPEN = new RegExp(`\\p{L}(?:[-/]|${SMALL})(?:\\s{2}|\\s?$)`, 'u')
const isOpen = (text: string): boolean => MAY_BE_OPEN.test(text) && IS_OPEN.test(text)
const BEFORE_LAST = new RegExp(`^(?<title>${TITLE}\\.?\\s)?${WORD}(?:\\s${WORD}){0,4}${SMALL}$`, 'u')
const BEHIND_HYPHEN = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?$/u
const BEFORE_SLASH = /^\p{Lu}[\p{Lu}'’ -]+\/$/u
/** Without a title, the other half of what a slash parts is no name for sure. */
const BEHIND_SLASH = new RegExp(`^\\p{Lu}[\\p{Lu}'’ -]+ (?:${TITLE_IN_CAPITALS})\\.?$`, 'u')

/** A name with the rest of it from the cell below, if that is one; `isAged` where an age stands beside it. */
function joined(open: string, rest: string, isAged: boolean): string | undefined {
  if (open.endsWith('-')) return BEHIND_HYPHEN.test(rest) && wholeName(open + rest) !== undefined ? open + rest : undefined
  if (open.endsWith('/')) return BEFORE_SLASH.test(open) && BEHIND_SLASH.test(rest) ? open + rest : undefined
  const begun = BEFORE_LAST.exec(open)
  // `Santiago de` above `Compostela` is a town.
  if (!begun || !BEHIND_HYPHEN.test(rest) || (begun.groups?.title === undefined && !isAged)) return undefined
  return wholeName(`${open} ${rest}`)?.lastName.endsWith(rest) ? `${open} ${rest}` : undefined
}

/** Cells of the line below in which one goes on: of the same column, or the only one. */
function cellsBelow(line: Line, at: number, below: Line): readonly number[] {
  if (below.cells.length === line.cells.length || below.cells.length === 1) return [below.cells.length === 1 ? 0 : at]
  return [...(at === 0 ? [0] : []), ...(at === line.cells.length - 1 ? [below.cells.length - 1] : [])]
}

/** Any cell below whose word stands behind the hyphen elsewhere: `Nkechi Eze-` above `Breakfast   Whitlock`, and `Booked by Nkechi Eze-Whitlock`. */
function cellsToldElsewhere(lines: readonly Line[], open: string, below: Line): readonly number[] {
  if (!open.endsWith('-')) return []
  const last = open.split(' ').slice(-2).join(' ')
  return below.cells.flatMap((_, at) => {
    const rest = cellText(below, at).trim()
    return BEHIND_HYPHEN.test(rest) && lines.some(({ text }) => text.includes(last + rest)) ? [at] : []
  })
}

/** The page on which such names stand whole in the upper line, and greetings and rows as well that are broken within a name. */
export function withWholeNames(page: Page): Page {
  const lines = [...page.lines]
  joinGreetings(lines)
  joinRows(lines)
  joinStacks(lines)
  joinBeside(lines)
  if (lines.some(({ text }) => isOpen(text))) joinOpen(lines)
  return lines.every((line, at) => line === page.lines[at]) ? page : { ...page, lines }
}

function joinOpen(lines: Line[]): void {
  for (const { index, text } of [...lines]) {
    if (!isOpen(text)) continue
    for (let at = (lines[index]?.cells.length ?? 0) - 1; at >= 0; at--) {
      const next = IS_STROKE.test(lines[index + 1]?.text ?? '') ? index + 2 : index + 1
      const [line, below] = [lines[index], lines[next]]
      if (!line || !below) break
      const open = cellText(line, at).trim()
      if (!isOpen(open)) continue
      const isAged = line.cells.some((cell) => isAge(saidAt(line, cell)))
      const cells = [...cellsToldElsewhere(lines, open, below), ...cellsBelow(line, at, below)]
      const told = cells.map((of) => ({ of, name: joined(open, cellText(below, of).trim(), isAged) }))
      const rest = told.find(({ name }) => name !== undefined)
      if (rest?.name === undefined) continue
      lines[index] = withCell(line, at, rest.name)
      lines[next] = withCell(below, rest.of, '')
    }
  }
}
