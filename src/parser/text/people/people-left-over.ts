/** Names behind a label of which a word or two is left over for the line below. */

import { beginsWithParticle, PARTICLE } from '../../particles.ts'
import { cellText } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { TITLE, WORD } from './names.ts'
import { isNameCell } from './people-lists.ts'
import { isRestOfName, REST } from './people-rests.ts'
import { personLabel } from './person-labels.ts'

/** `Mr Jan van der` */
const LACKS_LAST = new RegExp(`^${TITLE}\\.?\\s.*\\s${PARTICLE}$`, 'u')
/** What few names have at their end: a small word. The patterns with titles take long to make ready. */
const ENDS_SMALL = /\s['’a-z]{1,6}$/
/** `Dhr. J.W. (Jan Willem)` */
const LACKS_ALL = new RegExp(`^${TITLE}\\.?\\s(?:\\p{Lu}\\.){1,4} \\(\\p{Lu}[\\p{L} ]{2,20}\\)$`, 'u')
/** `Ms. Anna` */
const IS_HALF = new RegExp(`^${TITLE}\\.?\\s${WORD}$`, 'u')
const IS_REST = new RegExp(`^${REST}$`, 'u')

/** Letters of a name that may have filled its column: beside a label no column is narrower. */
const LONG = 24

/** Lines above and below in which a town may be told again. */
const NEAR = 40
/** `Berlin`, where the page tells of Berlin elsewhere, is where somebody lives; `Santos` and `Albuquerque` people are called as well. */
function isTownOf({ lines }: Page, rest: Line): boolean {
  const said = rest.plain.trim()
  if (rest.places().length === 0) return false
  const near = lines.slice(Math.max(1, rest.index - NEAR), rest.index + NEAR)
  return near.some(
    (line) => line !== rest && line.plain.includes(said) && line.places().some(({ start }) => line.plain.startsWith(said, start)),
  )
}

/** Rows above and below in which a column shows how wide it is. */
const ROWS = 8
/** Whether another value of the column is so long that the word left over would have stood beside the name. */
function hasRoom({ lines }: Page, { index, cells }: Line, name: string, rest: string): boolean {
  if (cells.length !== 2) return false
  const width = name.length + 1 + (rest.split(' ', 1)[0]?.length ?? 0)
  return lines
    .slice(Math.max(1, index - ROWS), index + ROWS)
    .some((line) => line.cells.length === 2 && cellText(line, 1).trim().length >= width)
}

/** Whether a line stands alone below a name so long that its column may have broken it, and above another label, or nothing. */
function isLeftOver(page: Page, line: Line, name: string): boolean {
  const { index, cells } = line
  const [rest, after] = [page.lines[index + 1], page.lines[index + 2]]
  if (name.trim().length < LONG || rest?.cells.length !== 1 || !isRestOfName(rest.text.trim()) || !isNameCell(name)) return false
  // `Guest: Maria Isabella Hernandez` above `Madrid`: behind a colon the line is as wide as the page.
  if (cells.length === 1 && rest.places().length > 0 && !beginsWithParticle(rest.text.trim())) return false
  const small = after?.plain ?? ''
  const isLast =
    after === undefined || small.trim() === '' || after.cells.length > 1 || /:\s|:$/.test(small) || personLabel(small) !== undefined
  return isLast && !isTownOf(page, rest) && !hasRoom(page, line, name, rest.text.trim())
}

/** A title and no whole name, or a long one, with what of it stands in the line below. */
export function wholeOf(page: Page, line: Line, told: string): string {
  const name = told.trim()
  // Between other columns a cell is narrow.
  const isBroken =
    (ENDS_SMALL.test(name) && LACKS_LAST.test(name)) ||
    (name.endsWith(')') && LACKS_ALL.test(name)) ||
    (line.cells.length > 3 && IS_HALF.test(name)) ||
    (line.cells.length <= 2 && isLeftOver(page, line, name))
  const below = isBroken ? page.lines[line.index + 1] : undefined
  const rest = below?.cells.length === 1 && !personLabel(below.plain) ? below.text.trim() : ''
  return IS_REST.test(rest) ? `${name} ${rest}` : told
}
