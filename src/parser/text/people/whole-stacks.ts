/**
 * Names that a narrow panel breaks, each line alone below the label: `PASSENGERS` above `MRS HARRIET` above `REED`, `Client` above `Anne` above
 * `de La Tour`; or beside it: `Driver   Harriet` above `Reed`.
 */

import { PARTICLE } from '../../particles.ts'
import { cellText, textAlone } from '../page/around.ts'
import type { Line } from '../page/page.ts'
import { withCell } from '../page/with-cell.ts'
import { isShouted, plain } from '../words/plain.ts'
import { TITLE, WORD } from './names.ts'
import { isPlace } from './people-gone-on.ts'
import { wholeName } from './people-lists.ts'
import { isRestOfName } from './people-rests.ts'
import { type PersonLabel, personLabel } from './person-labels.ts'
import { isRole } from './person-words.ts'

/** Lines below a label in which people are told. */
const REACH = 12
/** Letters of two words that may fill a panel, in which no line is longer. */
const LONG = 18

const TITLED = new RegExp(`^${TITLE}\\.?\\s${WORD}$`, 'u')
const GIVEN = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u
const TWO = new RegExp(`^(?:${TITLE}\\.?\\s)?${WORD}\\s${WORD}$`, 'u')
const FAMILY = new RegExp(`^(?=.*\\s)(?:${PARTICLE}\\s){0,3}(?:(?:D[aeio]|D[eo]s|Del|Della|L[aeo]s?|V[ao]n)\\s)?\\p{Lu}[\\p{L}'’-]+$`, 'u')

/** The label of somebody, where nothing else stands in a line. */
function labelIn(line: Line): PersonLabel | undefined {
  const label = line.cells.length === 1 ? personLabel(line.plain.trim()) : undefined
  return label?.isAll && label.half === undefined ? label : undefined
}

/** Whether a name goes on in the line below; `longest` is how long the lines of the panel are, where its label is of one who comes, and 0 where the name begins beside it. */
function goesOn(name: string, rest: string, isFirst: boolean, longest: number): boolean {
  if (FAMILY.test(rest)) return TITLED.test(name) || (isFirst && GIVEN.test(name))
  if (!isRestOfName(rest) || isRole(plain(rest)) || personLabel(plain(rest)) !== undefined) return false
  if (TITLED.test(name) || (isFirst && longest === 0)) return isShouted(name) === isShouted(rest)
  return isFirst && TWO.test(name) && name.length >= LONG && name.length >= longest && isShouted(name) === isShouted(rest)
}

/** Puts such names together in the upper line. */
export function joinStacks(lines: Line[]): void {
  for (const label of lines.slice(1)) {
    const said = labelIn(label)
    if (!said) continue
    const panel = lines.slice(label.index + 1, label.index + 1 + REACH)
    const end = panel.findIndex(({ cells }) => cells.length > 1)
    const own = panel.slice(0, end < 0 ? REACH : end)
    const gap = own.findIndex(({ text }, at) => at > 0 && text.trim() === '')
    const longest = Math.max(...own.slice(0, gap < 0 ? REACH : gap).map(({ text }) => text.trim().length))
    for (const [at, line] of own.entries()) {
      const below = own[at + 1]
      const [name, rest] = [textAlone(lines[line.index]), textAlone(below)]
      if (
        !below ||
        name === '' ||
        rest === '' ||
        !goesOn(name, rest, at === 0, said.isRole ? longest : Number.POSITIVE_INFINITY) ||
        isPlace(below, rest)
      )
        continue
      const whole = `${name} ${rest}`
      if (wholeName(whole) === undefined) continue
      lines[line.index] = withCell(line, 0, whole)
      lines[below.index] = withCell(below, 0, '')
    }
  }
}

/** A name that begins beside the label of somebody, and ends alone in the line below, before the next label. */
export function joinBeside(lines: Line[]): void {
  for (const { index } of lines.slice(1)) {
    const [line, below, after] = [lines[index], lines[index + 1], lines[index + 2]]
    if (line?.cells.length !== 2 || below?.cells.length !== 1) continue
    const label = personLabel(line.plain.slice(line.cells[0]?.start, line.cells[0]?.end).trim())
    const [name, rest] = [cellText(line, 1).trim(), below.text.trim()]
    const isEnd = after === undefined || after.text.trim() === '' || after.cells.length > 1
    const isOne = GIVEN.test(name) || TITLED.test(name)
    if (!label?.isAll || !label.isRole || !isEnd || !isOne || !goesOn(name, rest, true, 0)) continue
    const whole = `${name} ${rest}`
    if (isPlace(below, rest) || wholeName(whole) === undefined) continue
    lines[index] = withCell(line, 1, whole)
    lines[below.index] = withCell(below, 0, '')
  }
}
