/** How a letter ends: below the words that close it stands who signs, and below that may stand the house, though no word says that it is one. */

import { isHosts } from '../stays/house-hosts.ts'
import { mayBeHouse } from '../stays/house-names.ts'
import { rememberedFor } from '../words/remembered.ts'
import { CLOSES } from './closings.ts'
import { endOfLetter } from './letter-ends.ts'
import type { Line, Page } from './page.ts'

/** Lines of a signature: who signs, perhaps two of them, what they are, and the house. */
const MOST_LINES = 5

/** `Cofion gorau,`: in whatever language, a few words with a comma above somebody's name. */
const SHORT_CLOSE = /^\s*\p{Lu}\p{Ll}+(?: \p{Ll}+){0,4},\s*$/u
const NAMES_ONLY = /^\s*\p{Lu}[\p{L}'’-]+(?: (?:&|\p{Ll}{1,3}|\p{Lu}[\p{L}.'’-]*)){0,4}\s*$/u
/** Lines below the beginning of a letter, in which it greets. */
const GREETING = 6

const isAlone = ({ text, cells }: Line): boolean => cells.length === 1 && !/[\d:@]/.test(text)

/** The lines below the words that close a letter, as long as they are names. */
export const signatureOf = rememberedFor((page: Page): readonly Line[] => {
  const lines = page.lines.slice(0, endOfLetter(page))
  const isClose = ({ text, plain: small, index }: Line): boolean =>
    CLOSES.test(small) || (index > GREETING && SHORT_CLOSE.test(text) && NAMES_ONLY.test(lines[index + 1]?.text ?? ''))
  const end = lines.findLastIndex(isClose)
  if (end < 1) return []
  const below = lines.slice(end + 1, end + 1 + MOST_LINES * 2).filter(({ text }) => text.trim() !== '')
  const stop = below.findIndex((line) => !isAlone(line))
  return below.slice(0, stop < 0 ? MOST_LINES : Math.min(stop, MOST_LINES))
})

/** Whether a line stands below who signs, and may be what the house is called. */
export const isSignedHouse = (page: Page, line: Line): boolean =>
  signatureOf(page).indexOf(line) > 0 && mayBeHouse(line.text.trim()) && !isHosts(line.text.trim())

/** Whether a line is the first of a letter that somebody else signs: the house, above where it lies. */
export const isHouseOverLetter = (page: Page, line: Line): boolean => {
  const top = page.lines.slice(1).find(({ text }) => text.trim() !== '')
  const name = line.text.trim()
  return (
    line === top &&
    isAlone(line) &&
    mayBeHouse(name) &&
    signatureOf(page).length > 0 &&
    !signatureOf(page).some(({ text }) => text.includes(name))
  )
}
