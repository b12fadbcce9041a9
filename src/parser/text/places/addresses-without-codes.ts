/**
 * Addresses as people tell them to each other, without a postal code: `Zandweg 2, Hoenderloo`, `Strandvej 3 i Knebel`, `a Montebello, via Roma 51`. Many
 * things are written so; which of them is the house is told by what stands around it (`roles/addresses.ts`).
 */

import type { FoundAddress } from '../../found.ts'
import type { Line, Page } from '../page/page.ts'
import { isGivenName } from '../words/names-given.ts'
import { plain } from '../words/plain.ts'
import { remembered } from '../words/remembered.ts'
import type { AddressMark } from './address-marks.ts'
import { isPart, STREET } from './address-words.ts'
import { isApart, STREET_WITH_NUMBER, TOWN } from './addresses-anywhere.ts'
import { OF_LAW } from './addresses-of-firms.ts'

/** What stands between a street and its town: a floor, a door, a box. */
const WITHIN = '(?:,? (?:\\d{1,2}[.ºª°]+ ?\\p{L}{0,9}|\\p{Ll}[\\p{L}.]{1,12} [\\p{L}\\d]{1,8}))?'
const IN = '(?:,\\s+(?:(?:in|à|en|i|w|te|em|at|på) )?|\\s+(?:in|à|en|i|w|te|em|at|på)\\s+|\\s[–-]\\s)'
/** Where a town ends: at a sign or with its line. */
const END = '(?=\\s*(?:[.,;:!?()–·•|]|$))'
const FORMS = [
  `${STREET_WITH_NUMBER}${WITHIN}${IN}${TOWN}${END}`,
  `${TOWN},\\s${STREET_WITH_NUMBER}(?![\\p{L}\\d])`,
  `${STREET_WITH_NUMBER}(?![\\p{L}\\d/:])`,
].map((form) => remembered(() => new RegExp(`(?<![\\p{L}\\d])${form}`, 'gu')))
/** A quarter before its town, or the land behind it. */
const NEXT = new RegExp(`^,\\s${TOWN}${END}`, 'u')

/** Of several towns behind a street the one that is told elsewhere or known; before it stand quarters, behind it what it is in. */
function townAmong(page: Page, towns: readonly string[]): number {
  const subject = page.lines[0]?.plain ?? ''
  const said = towns.findIndex((town) => subject.includes(plain(town)))
  const known = said < 0 ? towns.findIndex((town) => page.gazetteer.stations(town).length > 0) : said
  return Math.max(0, known)
}

/** Letters of the longest line that is looked at: in longer ones stands the law. */
const LONGEST = 1500
const MOST = 20
/** What such an address counts among others. */
const FOUND = 2

/** `auf dem Hof. Talstraße 251`: the end of a sentence, which abbreviated words before a street look like. */
const ENDS_SENTENCE = /^(?<word>\p{L}{3,})\.\s(?=\p{Lu})/u
/** `Estamos en Urquiza 905`: the capital with which a sentence begins. */
const BEGINS_SENTENCE = /^(?<word>\p{L}+)\s(?:in|en|na|no|au|på|op|w)\s(?=\p{Lu})/u
function withoutSigns(street: string, before: string): string {
  const said = before.trim()
  const match = (said === '' ? null : ENDS_SENTENCE.exec(street)) ?? (/^$|[.!?:]$/.test(said) ? BEGINS_SENTENCE.exec(street) : null)
  return match && !STREET.test(plain(match.groups?.word ?? '')) ? street.slice(match[0].length) : street
}

/** Whether a line has figures in it that are of no day, no hour and no address that is known: to look for streets takes longer than to ask that. */
function hasFigures(line: Line, known: readonly AddressMark[]): boolean {
  const addresses = known.filter((mark) => mark.line === line && mark.address.lines !== undefined)
  const isOfAddress = (at: number): boolean => addresses.some(({ start, end }) => start <= at && at < end)
  return [...line.text.matchAll(/\d+/g)].some(({ index: at }) => isApart(line, { start: at, end: at + 1 }) && !isOfAddress(at))
}
/** `, `, ` in `, ` – `: what stands between a street and its town. */
const JOINED = /,\s|\s(?:[–-]|in|à|a|en|i|w|te|em|at|på)\s/

/** Those of a page, but for streets that are in any address that is known. */
export function addressesWithoutCodes(page: Page, known: readonly AddressMark[]): readonly AddressMark[] {
  const streets = known.flatMap(({ address: { lines } }) => (lines ? plain(lines.join(' ')) : []))
  // `Møllevej 3 i Fjordby`: the letter of a house, if it were none.
  const isTaken = (street: string): boolean => streets.some((one) => one.includes(street) || street.startsWith(`${one} `))
  const out: AddressMark[] = []
  for (const line of page.lines.slice(1)) {
    if (line.text.length > LONGEST || !hasFigures(line, known) || OF_LAW.test(line.plain)) continue
    if (!JOINED.test(line.text) && !STREET.test(line.plain)) continue
    for (const match of FORMS.flatMap((form) => [...line.text.matchAll(form())])) {
      const { street = '', town } = match.groups ?? {}
      const [start, end] = [match.index, match.index + match[0].length]
      const told = withoutSigns(street.replace(/\s+/g, ' ').trim(), line.text.slice(0, start))
      const small = plain(told)
      // `11 Meerblick`, `Zimmer 4`: where no town follows, or a number stands first, a word must say that it is a street.
      const isStreet = STREET.test(small) || (town !== undefined && !/^\d/.test(told))
      const isSomebody = town !== undefined && isGivenName(plain(town).split(' ')[0] ?? '') && page.gazetteer.stations(town).length === 0
      if (!isStreet || isSomebody || !isPart(told) || !isApart(line, { start, end }) || isTaken(small)) continue
      streets.push(small)
      const next = town !== undefined && match[0].endsWith(town) ? NEXT.exec(line.text.slice(end))?.groups?.town : undefined
      const towns = [town ?? [], next ?? []].flat()
      const at = townAmong(page, towns)
      const city = towns[at]
      const address: FoundAddress = { lines: [told, ...towns.slice(0, at)], ...(city !== undefined && { city }) }
      out.push({ line, start, end, address, score: FOUND })
      if (out.length >= MOST) return out
    }
  }
  return out
}
