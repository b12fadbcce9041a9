/** `Your FjordRail reference is FR/27/0411`: a number by the name of who gave it, who is the sender or heads the letter. Of others, what is paid and insured has references as well. */

import type { Line, Page } from '../page/page.ts'
import { lettersOf, plain } from '../words/plain.ts'
import { valueAfter } from './reference-values.ts'
import type { Reference } from './references.ts'

const NAMED =
  /(?<![\p{L}\d])(?:[Oo]ur|[Yy]our|[Ii]hre|[Dd]eine|[Uu]nsere|[Vv]otre|[Nn]otre|[Ss]u|[Tt]u|[Nn]uestra|[Vv]ostro|[Ss]uo|[Tt]uo|[Nn]ostro|[Ss]ua|[Uu]w|[Jj]e|[Oo]nze|[Dd]in|[Vv]år) (?<name>\p{Lu}[\p{L}\d.'-]{2,20}?)[- ](?:ref|[Rr]eferen[zst]|[Rr]eference|referencia|referência|riferimento|[Rr]eferentie|referanse)(?=\s(?:is|lautet|ist|est|es|é|è|är|er)\s)/u
const IS = /^\s(?:is|lautet|ist|est|es|é|è|är|er)(?=\s)/u

/** What houses have beside rooms, and what one pays with, that may stand in the head of a letter. */
const NO_GIVER =
  /^(?:spa|golf|park|garage|dining|restaurant|table|bar|pool|wellness|payment|zahlung|paypal|visa|mastercard|amex|klarna|insurance|versicherung|gift|invoice|rechnung|order|customer|guest|room)/
/** Lines that are the head of a letter. */
const HEAD = 4

function isGiver(page: Page, name: string, line: Line): boolean {
  const heads = page.lines.filter(({ text, index }) => text.trim() !== '' && index < line.index).slice(0, HEAD)
  const letters = lettersOf(plain(name))
  return (
    !NO_GIVER.test(plain(name)) &&
    [plain(page.mailbox ?? ''), ...heads.map(({ plain: small }) => small)].some((told) => lettersOf(told).includes(letters))
  )
}

export function namedReferences(page: Page, line: Line): Reference[] {
  const found = / ref/i.test(line.text) || /-ref/i.test(line.text) ? NAMED.exec(line.text) : null
  const name = found?.groups?.name
  if (!found || name === undefined || !isGiver(page, name, line)) return []
  const end = found.index + found[0].length
  const told = valueAfter(line.text, line.plain, end + (IS.exec(line.text.slice(end))?.[0].length ?? 0))
  return told && /\d/.test(told.value) ? [{ ...told, line: line.index, rule: `“${found[0]}”`, rank: 2, isBooking: true }] : []
}
