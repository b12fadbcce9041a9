/**
 * Where a house is, by its name alone: `Casa do Outeiro · Lugar de Covas, km 4 · 5085-210 Covas do Douro · Tel. …`. What stands between the name of a house and
 * the next town with its code is its address, whatever streets are called there and whatever follows.
 */

import type { FoundAddress, FoundProduct } from '../../found.ts'
import type { Line, Page } from '../page/page.ts'
import { parseAddress } from '../places/address-parts.ts'
import { isPart, postalOf, STREET } from '../places/address-words.ts'
import { isReferenceAlone } from '../references/reference-labels.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { isGivenName } from '../words/names-given.ts'
import { plain } from '../words/plain.ts'

/** Signs between the parts of an address, and what ends it: a sentence, a bracket, the next cell. */
const SIGN = /\s*(?:[,;·•|∙()\n]|\s{3,}|\s[-–—]\s|(?<=[\p{L}\d]{3})[.!?]\s|:\s)\s*/u
/** Lines in which an address goes on below the name. */
const LINES_BELOW = 4
/** Parts between a name and the town: the street, its number, a hamlet, a floor. */
const MOST_BETWEEN = 4
const LONGEST_PART = 45
/** Letters of a word by which a house is known. */
const LEAST_LETTERS = 4

/** Parts of a text, each without what surrounds it. */
const partsOf = (text: string): string[] =>
  text
    .split(SIGN)
    .map((part) => part.replace(/^["„“”«»'*★☆⭐]+|["„“”«»'*★☆⭐]+$/gu, '').trim())
    .filter((part) => part !== '')

/** `53020 Trequanda`, `Elterwater LA22 9HP`, `TR2 5AB`: a postal code, and its town or none; figures alone stand before their town, or behind a street. */
function isTownWithCode(part: string, at: number): boolean {
  const code = postalOf(part)
  if (!code || part.length > LONGEST_PART) return false
  const [before, behind] = [part.slice(0, code.index).trim(), part.slice(code.index + code[0].length).trim()]
  const rest = `${before}${behind}`
  const isFigures = code.groups?.plain !== undefined
  return !/\d/.test(rest) && (rest === '' || /^\p{Lu}/u.test(rest)) && (!isFigures || (rest !== '' && (before === '' || at > 0)))
}

/** `Ihre Anna Huber`: who writes for a house. */
function isOfSomebody(part: string): boolean {
  const words = plain(part).split(' ')
  return words.length > 1 && /^[^\d]+$/.test(part) && !HOUSE_KIND.test(plain(part)) && words.slice(0, -1).some((word) => isGivenName(word))
}

/** The address that a text begins with: without a town and its code there is none. */
function addressIn(text: string, numbers: ReadonlySet<string>): FoundAddress | undefined {
  const parts = partsOf(text)
  const town = parts.findIndex(isTownWithCode)
  const streets = parts.slice(0, town)
  if (town < 0 || town > MOST_BETWEEN || streets.some(({ length }) => length > LONGEST_PART)) return undefined
  const whole = parts.slice(0, town + 1)
  if (whole.some((part) => !isPart(part) || isReferenceAlone(plain(part)))) return undefined
  const { before: _, ...parsed } = parseAddress(whole.join(', '))
  if (parsed.postalCode === undefined || numbers.has(parsed.postalCode)) return undefined
  // `Trevarrian` above `TR8 4AQ` is the town.
  const lines = streets.filter((part) => part !== parsed.city)
  const address = { ...parsed, ...(lines.length > 0 && parsed.lines === undefined && { lines }) }
  const isStreet = address.lines?.some((line) => /\d/.test(line) || STREET.test(plain(line))) ?? false
  return !isStreet && streets.some(isOfSomebody) ? undefined : address
}

/** What stands behind a name in a line: nothing, or what a sign or stars set apart; in `Seaview Limited` the name goes on. */
function behindName({ text, plain: small, dates, times }: Line, name: string): string | undefined {
  const at = small.indexOf(name)
  const from = at + name.length
  const next = [...dates, ...times].map(({ start }) => start).filter((start) => start >= from)
  const behind = text.slice(from, Math.min(text.length, ...next))
  return at < 0 || small.length !== text.length || !IS_APART.test(behind) ? undefined : behind
}
const IS_APART = /^\s*(?:$|["“”»'’]?\s*[,;:·•|∙().*★☆⭐–—-]|\s{3})/u

/** Whether a name has a word by which its house is known, beside what it is. */
const isOfOne = (name: string): boolean => name.split(/[^a-z]+/).some((word) => word.length >= LEAST_LETTERS && !HOUSE_KIND.test(word))

/** The lines below one down to the next that tells a day or an hour, which is of something else. */
function below({ lines }: Page, { index }: Line): readonly Line[] {
  const next = lines.slice(index + 1, index + 1 + LINES_BELOW)
  const end = next.findIndex(({ dates, times }) => dates.length + times.length > 0)
  return end < 0 ? next : next.slice(0, end)
}

/** Where a house is: what its line goes on with, or the lines below it, or both together. */
function addressBeside(page: Page, name: string, numbers: ReadonlySet<string>): FoundAddress | undefined {
  const small = plain(name)
  if (!isOfOne(small)) return undefined
  for (const line of page.lines.slice(1)) {
    const behind = behindName(line, small)
    if (behind === undefined) continue
    const under = below(page, line).map(({ text }) => text)
    const joined = addressIn([behind, ...under].join('\n'), numbers)
    const own = addressIn(behind, numbers) ?? addressIn(under.join('\n'), numbers)
    // `Seaview - Tourist Zone` above `4116 Djerba`
    const address = own?.lines || !joined?.lines ? (own ?? joined) : joined
    if (address) return address
  }
  return undefined
}

/** A product with the address that stands behind its name, if it is a stay of which none was found. The `numbers` of a page are no postal codes. */
export function withAddressBesideName(page: Page, product: FoundProduct, numbers: ReadonlySet<string>): FoundProduct {
  if (product.kind !== 'hotel' || product.address || !product.name) return product
  const value = addressBeside(page, product.name.value, numbers)
  return value ? { ...product, address: { value, rule: 'the town behind the name', sure: 0.75 } } : product
}
