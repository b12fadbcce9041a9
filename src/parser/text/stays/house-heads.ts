/** Houses at the top of their letters, whatever they call what one sleeps in below: with an address, their stars, their town, or as they speak of themselves. */

import { cellText } from '../page/around.ts'
import type { Page } from '../page/page.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { isBelowTown } from '../places/turned-addresses.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { type Candidate, HEAD, starredHouse, trimmed } from './house-names.ts'
import { isUnit, UNIT } from './house-parts.ts'

/** The name of a house alone at the top, with its address. */
export const isHead = (page: Page, addresses: readonly AddressMark[], { name, line }: Candidate): boolean =>
  line > 0 &&
  line <= HEAD &&
  HOUSE_KIND.test(plain(name)) &&
  trimmed(page.lines[line]?.text ?? '') === name &&
  addresses.some((mark) => Math.abs(mark.line.index - line) <= 2)

/** The name of a house alone in the first line, which the foot of the letter tells again without its first word. */
export function isAbove(page: Page, { name, line }: Candidate): boolean {
  const small = plain(name)
  const own = small.replace(/^\S+ /, '')
  if (line < 1 || line > 2 || own.length < 6 || UNIT.test(small) || !HOUSE_KIND.test(small) || page.lines[line]?.text.trim() !== name)
    return false
  return page.lines.slice(HEAD).some(({ plain: text }) => text.includes(own))
}

/** `Camping Les Dunes ★★★★`, in the first lines. */
export function isStarredHead(page: Page, { name, line }: Candidate): boolean {
  const top = line > 0 && line <= 2 ? page.lines[line] : undefined
  return top !== undefined && HOUSE_KIND.test(plain(name)) && starredHouse(cellText(top, 0)) === name
}

/** `56340 Carnac` above `Camping Les Dunes` */
export const isUnderTown = (page: Page, { name, line }: Candidate): boolean =>
  !UNIT.test(plain(name)) && trimmed(page.lines[line]?.text ?? '') === name && isBelowTown(page, page.lines[line])

/** Words for what is ours, before what it is. */
const OUR =
  '(?:our|unser(?:e[mnrs]?)?|notre|nuestr[oa]|nostr[oa]|noss[oa]|onze?|var[at]?|vores|meidan|nasz(?:a|ej|e|ego|ym)?|nas(?:e|i|em|eho)?)'
/** `hotels`: of several houses, of which one is told below. */
const isOfSeveral = (kind: string): boolean => kind.endsWith('s') && kind !== 'relais'

/** `Agriturismo Le Querce` alone at the top of a letter that speaks of `il nostro agriturismo`. */
export function isOfOurKind({ lines, whole }: Page, { name, line }: Candidate): boolean {
  const small = plain(name)
  if (line < 1 || line > HEAD || isUnit(small) || UNIT.test(small) || trimmed(lines[line]?.text ?? '') !== name) return false
  const kinds = small.split(' ').filter((word) => /^[a-z]{3,}$/.test(word) && HOUSE_KIND.test(word) && !isOfSeveral(word))
  return kinds.some((kind) => new RegExp(`(?<![a-z])${OUR} ${kind}(?![a-z])`).test(whole))
}
