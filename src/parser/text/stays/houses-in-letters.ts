/**
 * Houses that a letter names in a sentence with where they are, whatever they are called: `your room at Heron's Nest (22 Castle Road, Fairtown)`. What
 * says that it is a house is that somebody stays, sleeps or has booked there in the same sentence.
 */

import { endsIn, paragraphsOf, sentenceAt } from '../page/letter-sentences.ts'
import type { Line, Page } from '../page/page.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { KIND_OF_STREET } from '../places/address-words.ts'
import { addressAhead } from '../places/addresses-ahead.ts'
import { allIn } from '../words/all-in.ts'
import { plain } from '../words/plain.ts'
import { rememberedFor } from '../words/remembered.ts'
import { isHad, isOfElseInHouse } from './had-in-houses.ts'
import { isHosts } from './house-hosts.ts'
import { type Candidate, isHouseName, isRoom } from './house-names.ts'
import { ARTICLE, NAME_BEHIND, SLEPT_OR_BOOKED } from './words-of-letters.ts'

/** A house with its address, and the sentence in which both stand. */
export interface HouseTold {
  readonly name: string
  readonly line: Line
  readonly address: AddressMark
  readonly sentence: string
}

/** What stands between a name and where that is: `Rose House, 4 Mill Lane`, `Rose House (4 Mill Lane`, `Haus Rose in 23743 Fairtown`. */
const BEFORE_ADDRESS = /["»“”’']?(?:, | ?\(| [–-] | in (?=\d{4,5} \p{Lu}))(?:(?:in|at|in der) (?=\p{Lu}|\d))?/gu
/** Letters before such a sign in which the name stands, and what is before that. */
const LONGEST_NAME = 70
/** Words with capitals, and the small ones that stand between them. */
const NAME =
  /^["»„“'’]?(?<name>(?:['’]t )?\p{Lu}[\p{L}\d.'’&-]*(?:(?: (?:d[aeio]s?|del|della|dell['’]|des|du|van|von|v|den|het|nad|pod|sur|on|la|le|les|los|las|el|of|the|am|an|der|zum|zur|im|in|by|and|und|et|y|e|en|og|och|ved|vid|i|&)){0,3} ['’]?\p{Lu}[\p{L}\d.'’&-]*){0,6})$/u

/** Houses in which those are who are ill, or who look on. */
const OF_NO_GUESTS =
  /(?<![a-z])(?:hospital|clinic|[a-z]*klinik[a-z]*|clinique|clinica|krankenhaus|hopital|ospedale|[a-z]*ziekenhuis|[a-z]*sjukhus(?:et)?|[a-z]*sy(?:ge|ke)hus(?:et)?|sairaala|szpital[a-z]*|nemocnic[a-z]*|theatre|[a-z]*theater|[a-z]*teater|teatro|teatr|divadlo|museum|musee|museo)(?![a-z])/

/** The name at the end of a text, behind a word for where something is; the first such word that leaves nothing but a name behind it. */
function nameAtEnd(text: string): string | undefined {
  const part = text.slice(-LONGEST_NAME)
  for (const { 0: said, index } of allIn(plain(part), NAME_BEHIND())) {
    const name = NAME.exec(
      part
        .slice(index + said.length)
        .trimStart()
        .replace(ARTICLE, ''),
    )?.groups?.name
    if (name !== undefined && isHouseName(name) && !isRoom(name) && !isHosts(name) && !OF_NO_GUESTS.test(plain(name))) return name
  }
  return undefined
}

/** The line of a paragraph in which a place of its text is, and where in that. */
function lineAt(lines: readonly Line[], at: number): { readonly line: Line; readonly start: number } | undefined {
  let offset = 0
  for (const line of lines) {
    if (at <= offset + line.text.length) return { line, start: at - offset }
    offset += line.text.length + 1
  }
  return undefined
}

/** `8 rue de l'Église`, before the town: no house is behind `l'`. */
const isStreetAtEnd = (text: string): boolean => STREET_AT_END.test(plain(text.slice(-LONGEST_NAME)))
const STREET_AT_END = new RegExp(`\\d,? (?:bis |ter )?${KIND_OF_STREET}\\.? [a-z' .-]*$`)

const isOfStay = (page: Page, small: string): boolean => SLEPT_OR_BOOKED().test(small) || isHad(page, small)

function housesIn(page: Page, lines: readonly Line[]): readonly HouseTold[] {
  const text = lines.map((line) => line.text).join(' ')
  const small = lines.map((line) => line.plain).join(' ')
  if (!/\d/.test(text) || !isOfStay(page, small)) return []
  const ends = endsIn(small, lines)
  const found: HouseTold[] = []
  for (const { 0: sign, index } of allIn(text, BEFORE_ADDRESS)) {
    const begin = index + sign.length
    const told = addressAhead(text.slice(begin), sign.includes('('))
    const name = told && !isStreetAtEnd(text.slice(0, index)) ? nameAtEnd(text.slice(0, index)) : undefined
    if (!told || name === undefined) continue
    const { own } = sentenceAt(small, ends, index - name.length, begin + told.length)
    const place = lineAt(lines, index - name.length)
    const from = lineAt(lines, begin)
    // `Barn House, 4 Market Street`: what is called so is nothing else.
    const around = own.replace(small.slice(index - name.length, begin + told.length), ' ')
    if (!place || !from || !isOfStay(page, own) || isOfElseInHouse(around)) continue
    const end = Math.min(from.line.text.length, from.start + told.length)
    const address = { line: from.line, start: from.start, end, address: told.address, score: TOLD_WITH_NAME, before: name }
    found.push({ name, line: place.line, address, sentence: own })
  }
  return found
}
/** What such an address counts: as much as one that a label tells. */
const TOLD_WITH_NAME = 5

export const housesInLetters = rememberedFor((page: Page): readonly HouseTold[] =>
  paragraphsOf(page).flatMap((lines) => housesIn(page, lines)),
)

/** How likely such a name is: more than any but a label makes it. */
const LIKELY = 5
export const byLetter = (page: Page): Candidate[] =>
  housesInLetters(page).map(({ name, line }) => ({
    name,
    line: line.index,
    rule: 'in a sentence, before where it is',
    how: 'address',
    sure: 0.85,
    score: LIKELY,
  }))
