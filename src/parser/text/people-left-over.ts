/** Names behind a label of which a word or two is left over for the line below. */

import { PARTICLE } from '../particles.ts'
import { isEnd } from './car-labels.ts'
import { isNoName, TITLE, WORD } from './names.ts'
import type { Line, Page } from './page.ts'
import { isNameCell } from './people-lists.ts'
import { personLabel } from './person-labels.ts'
import { AGES, isRole } from './person-words.ts'
import { plain } from './plain.ts'
import { roleAlone } from './train-roles.ts'

/** `Mr Jan van der` */
const LACKS_LAST = new RegExp(`^${TITLE}\\.?\\s.*\\s${PARTICLE}$`, 'u')
/** `Dhr. J.W. (Jan Willem)` */
const LACKS_ALL = new RegExp(`^${TITLE}\\.?\\s(?:\\p{Lu}\\.){1,4} \\(\\p{Lu}[\\p{L} ]{2,20}\\)$`, 'u')
/** `Ms. Anna` */
const IS_HALF = new RegExp(`^${TITLE}\\.?\\s${WORD}$`, 'u')
const IS_REST = new RegExp(`^(?:${PARTICLE}\\s){0,2}${WORD}$`, 'u')
/** Letters of a name that may have filled its column. */
const LONG = 18
/** Whether a line stands alone below a name so long that its column may have broken it, and above another label, or nothing. */
function isLeftOver({ lines }: Page, index: number, name: string): boolean {
  const [rest, after] = [lines[index + 1], lines[index + 2]]
  const word = plain(rest?.text.trim().split(' ').at(-1) ?? '')
  const isOther = isNoName(word, false) || AGES.has(word) || isRole(word) || isEnd(word) || roleAlone(word) !== undefined
  const isLast = after === undefined || after.text.trim() === '' || after.cells.length > 1 || /:\s|:$/.test(after.text)
  return name.trim().length >= LONG && isNameCell(name) && rest !== undefined && isLast && !isOther
}

/** A title and no whole name, with what of it stands in the line below. */
export function wholeOf(page: Page, { index, cells }: Line, name: string): string {
  // Between other columns a cell is narrow.
  const isBroken =
    LACKS_LAST.test(name) ||
    LACKS_ALL.test(name) ||
    (cells.length > 3 && IS_HALF.test(name)) ||
    (cells.length === 2 && isLeftOver(page, index, name))
  const below = isBroken ? page.lines[index + 1] : undefined
  const rest = below?.cells.length === 1 && !personLabel(below.plain) ? below.text.trim() : ''
  return IS_REST.test(rest) ? `${name} ${rest}` : name
}
