/** Names of houses at the top of their own letters, though they say no kind of house: the line below says it, or what mails and sites are called. */

import { cellText, neighbour } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { isCalledAsSite } from '../page/sites.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { isCalledPlan } from '../plans/plan-titles.ts'
import { BOOKING } from '../refusal/refusal-words.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { isAgency } from './agencies.ts'
import { saysOnlyKind } from './house-kinds-alone.ts'
import { type Candidate, HEAD, isCapital, isHouseName, trimmed } from './house-names.ts'

/** `BOUTIQUE HOTEL · NAPOLI`, `Bed & Breakfast in the old town`: all that such a line has in letters and words. */
const LONGEST_KIND = 60
/** `Hotels, Flights & Villas` is what somebody sells. */
const SOLD =
  /(?<![a-z])(?:hotels|hoteles|hoteis|alberghi|villas|flights?|cars?|deals|holidays|urlaub|reisen|vacanze|viajes|voyages)(?![a-z])/

/** Whether a line says but what kind of house the one above it is. */
const saysKind = ({ cells, text }: Line): boolean => cells.length === 1 && isKind(text)
const isKind = (text: string, small = plain(text)): boolean =>
  !/\p{Lo}/u.test(text) &&
  text.trim().length <= LONGEST_KIND &&
  !/[\d:@?!]/.test(text) &&
  HOUSE_KIND.test(small) &&
  !SOLD.test(small) &&
  BOOKING.in(small).size === 0

/** Letters of a name that stand in that of a site by no chance, where nothing else says that it is one of a house. */
const LEAST_LETTERS = 8

/** Lines of a signature above its street: the house, what it is, who keeps it. */
const ABOVE_STREET = 4
/** `HAUS KIRCHMOAR` below the hyphens under which a mail is signed, some lines above its street: whose mail it is. */
export function bySignature(page: Page, addresses: readonly AddressMark[]): Candidate[] {
  return addresses.flatMap(({ line: { index } }): Candidate[] => {
    const above = page.lines.slice(Math.max(1, index - ABOVE_STREET - 1), index)
    const mark = above.findLastIndex(({ text }) => /^\s*(?:--+|__+|==+|\*\*+)\s*$/.test(text))
    const head = mark < 0 ? undefined : above[mark + 1]
    const name = head?.text.trim() ?? ''
    const isName = head !== undefined && isHouseName(name) && isCapital(name) && !/[\d:@,]/.test(name) && !isAgency(name)
    if (!isName || !(HOUSE_KIND.test(plain(name)) || isCalledAsSite(page.sites(), plain(name), LEAST_LETTERS))) return []
    return [{ name, line: head.index, rule: 'heads the signature', how: 'letterhead', sure: 0.65, score: 3 }]
  })
}

/** `„POD JAWOREM”` */
const QUOTED = /^\s*["„“”«»]\p{Lu}[^"„“”«»\d]{2,40}["“”«»]\s*$/u
/** `GOSPODARSTWO AGROTURYSTYCZNE` above `„POD JAWOREM”`: what a house is, and in quotes what it is called. */
export const byKindAbove = (page: Page): Candidate[] =>
  page.lines.slice(1).flatMap((line): Candidate[] => {
    const below = page.lines[line.index + 1]
    const isOne = line.cells.length === 1 && below?.cells.length === 1 && QUOTED.test(below.text) && saysKind(line)
    const name = `${line.text.trim()} ${below?.text.trim()}`
    return isOne ? [{ name, line: line.index, rule: 'its kind above it', how: 'letterhead', sure: 0.75, score: 5 }] : []
  })

/** The rule of a name above what it is: the letter is of that house. */
export const ABOVE_KIND = 'above its kind in the letterhead'
/** `Harbour Mill   2 The Quay` above `Bed & breakfast   Holt NR25 7XX`: a name above what it is, beside its address. */
function besideAddress({ lines }: Page): Candidate[] {
  const rows = lines.slice(1, HEAD)
  const at = rows.findIndex((line, which) => {
    const name = cellText(line, 0)
    const isName = isHouseName(name) && isCapital(name) && !/[\d:@,]/.test(name) && !isAgency(name)
    const [one, other] = [line.cells[0], rows[which + 1]?.cells[0]]
    const isColumn = one !== undefined && other !== undefined && Math.abs(one.start - other.start) < COLUMN
    return line.cells.length === 2 && isName && isColumn && isKind(cellText(rows[which + 1] ?? line, 0))
  })
  const line = rows[at]
  return line ? [{ name: cellText(line, 0), line: line.index, rule: ABOVE_KIND, how: 'letterhead', sure: 0.7, score: 3.2 }] : []
}
/** Letters by which lines of a column may begin apart. */
const COLUMN = 4

/** `Hostel Dragon's Tail, Ljubljana`, below what a house says of itself in capitals: a name of more than what it is. */
const isOwnName = ({ text }: Line): boolean => {
  const name = trimmed(text)
  return OWN_NAME.test(name) && HOUSE_KIND.exec(plain(name))?.index === 0 && isHouseName(name) && !saysOnlyKind(name)
}
const OWN_NAME = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}[\p{L}'’-]*){2,4}$/u

/** The line at the top of a page, where it is the name of who writes, with the line below. */
function atTop(page: Page): Candidate[] {
  const top = neighbour(page, 0, 1)
  const below = top && neighbour(page, top.index, 1)
  const name = top?.text.trim() ?? ''
  if (!below || top.index > HEAD || top.cells.length > 1 || /[\d:@,]/.test(name) || !isHouseName(name) || !isCapital(name)) return []
  if (HOUSE_KIND.test(plain(name)) || isAgency(name) || isCalledPlan(plain(name))) return []
  if (saysKind(below) && !isOwnName(below)) return [{ name, line: top.index, rule: ABOVE_KIND, how: 'letterhead', sure: 0.7, score: 3.2 }]
  const isOwn = name.includes(' ') && isCalledAsSite(page.sites(), plain(name), LEAST_LETTERS)
  return isOwn ? [{ name, line: top.index, rule: 'called as its site in the letterhead', how: 'letterhead', sure: 0.6, score: 2 }] : []
}

/** `Casa del Pozo` above `HOTEL RURAL ★★★`, below the head of a mail that was sent on, whose subject says the name. */
function belowMailHead(page: Page): Candidate[] {
  const [subject, ...lines] = page.lines.slice(0, HEAD + 1)
  const line = lines.find(({ text, cells, index }) => {
    const name = text.trim()
    const below = neighbour(page, index, 1)
    const isName = cells.length === 1 && name.includes(' ') && isHouseName(name) && isCapital(name) && !/[\d:@,|]/.test(name)
    return (
      isName &&
      !HOUSE_KIND.test(plain(name)) &&
      !isAgency(name) &&
      !isCalledPlan(plain(name)) &&
      subject?.text.includes(name) &&
      below &&
      saysKind(below)
    )
  })
  return line ? [{ name: line.text.trim(), line: line.index, rule: ABOVE_KIND, how: 'letterhead', sure: 0.7, score: 3.2 }] : []
}

/** The house whose letterhead a page has. */
export function byLetterhead(page: Page): Candidate[] {
  return [atTop, belowMailHead, besideAddress].map((find) => find(page)).find(({ length }) => length > 0) ?? []
}
