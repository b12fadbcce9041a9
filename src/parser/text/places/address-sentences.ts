/** Addresses within sentences: `jetzt ist es Put Zastivanja 31, 21410 Postira. Das gelbe Haus …` */

import type { Line } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { CONTACT } from './address-contacts.ts'
import type { AddressMark } from './address-marks.ts'
import { parseAddress } from './address-parts.ts'
import { isStreetAndTown } from './address-strips.ts'
import { isPart, KIND_OF_STREET, NUMBER, OFFICE, postalOf, STREET, scoreOf } from './address-words.ts'
import { OF_LAW } from './addresses-of-firms.ts'

/** `Fair Street, Kilrush, Co. Clare, V15 X2Y3`: a street without a number, which a code follows as it stands in Ireland and Britain alone. */
function isDownToCode(told: readonly string[]): boolean {
  const [street = '', ...rest] = told
  const code = rest.at(-1) ?? ''
  const isBetween = rest.slice(0, -1).every((part) => /^(?:Co(?:unty|\.)? )?\p{Lu}[\p{L} .'’-]{2,25}$/u.test(part))
  return rest.length > 1 && isBetween && CODE_OF_ISLES.test(code) && /^\p{Lu}/u.test(street) && ENDS_AS_STREET.test(plain(street))
}
const CODE_OF_ISLES = /^(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4})$/
const ENDS_AS_STREET =
  /^[a-z'’ .-]{2,25} (?:street|st|road|rd|lane|avenue|quay|terrace|square|drive|hill|row|place|close|crescent|parade|walk|way|green|mall)$/

/** Whether parts of a sentence are a street, by its word or its number at the end, and a town with its code. */
const isAddressInSentence = (told: readonly string[], text: string, [street = '', town = ''] = told): boolean =>
  (scoreOf(text) >= 4 && STREET.test(plain(street)) && NUMBER.test(plain(street))) || isStreetAndTown(street, town) || isDownToCode(told)

/** Letters of a street: what has more is a sentence that ends with one. */
const LONGEST_STREET = 30
const STREET_AT_END = /(?<=\s)\p{Lu}[\p{L}.'’-]+(?:\s(?:\p{Ll}{1,4}\s)?\p{Lu}[\p{L}.'’-]+){0,4}\s\d{1,4}\s?[a-zA-Z]?$/u
/** `Nous sommes au 14 rue du Lavoir` */
const NUMBER_FIRST = new RegExp(`(?<=\\p{Ll} )\\d{1,4}(?: ?(?:bis|ter))?,? ${KIND_OF_STREET} \\p{L}[\\p{L} .'’-]{2,40}$`, 'u')
/** `L'indirizzo è via Roma 14`: what says that an address follows. */
const ADDRESS_IS =
  /^.{0,120}(?<!\p{L})(?:indirizzo (?:è|e')|address is|adresse (?:ist|lautet|est|er)|dirección es|morada é|endereço é|adres is|adressen (?:är|er))\s(?=[\p{L}\d])/iu
function streetAtEnd(part: string): string {
  const told = part
    .replace(ADDRESS_IS, '')
    .replace(/^.*(?:\p{Ll} ?:\s|\p{L} \()(?=\p{Lu}|\d)/u, '')
    .replace(/^(?:au|à|at|in|bei|im|en|al|na|no|på|op|w|v) (?=\d|\p{Lu})/u, '')
  return NUMBER_FIRST.exec(told)?.[0] ?? (told.length > LONGEST_STREET ? (STREET_AT_END.exec(told)?.[0] ?? told) : told)
}

/** `4 Mill Court, St Mawes, TR2 5AB but please don't drive`: what a sentence that says where a house is tells up to the town and its code. */
export function withoutRest(sentence: string): string {
  const code = postalOf(sentence)
  const rest = code ? sentence.slice(code.index + code[0].length) : ''
  const town = /^,? \p{Lu}[\p{L}'’-]+(?:[ -](?:\p{Ll}{1,3} )?\p{Lu}[\p{L}'’-]+){0,3}(?: ?[/-] ?\p{Lu}{2}(?!\p{L}))?/u.exec(rest)?.[0] ?? ''
  return code && code.index > 0 && /^\s*(?:[.!;(–-]|,? ?\p{Ll}+[ .,;])/u.test(rest.slice(town.length))
    ? sentence.slice(0, -rest.length || undefined) + town
    : sentence
}

/** `4000-450 Porto, snídaně. Voucher …`: what is booked behind a town. */
export const BOARD_BEHIND = /\d \p{Lu}[\p{L}'’ -]{1,30}, \p{Ll}{4,}/u

/** `La Créole, Pointe de la Verdure, 97190 Le Gosier`: a house, a place without a street, and a town with its code. */
export const PLACED =
  /^\s*\p{Lu}[^,\d:]{3,45}, \p{Lu}[^,\d:]{3,40}, (?:\d{3} \d{2}|\d{4,5}|\d{4}-\d{3}) \p{Lu}\p{L}+(?:[ '’-]\p{L}+){0,3}\s*$/u

/** `La maison est la dernière à gauche, volets verts : Le Bourg, 24310 Valeuil.`: in the country a house has no street; what says that it is one stands before. */
const BEHIND_HOUSE =
  /(?<!\p{L})(?:maison|gîte|ferme|house|farm|haus|hof|casa|finca|huis|boerderij|huset|gården|talo|dom|dům)(?!\p{L})[^.!?:]{0,120}\s?:\s(?<told>(?:L[ea]s?|Au|Aux|Lieu-?dit|Hameau|Località|Loc\.|Lugar|Aldea|Partida)\s\p{Lu}[\p{L}'’ -]{1,30}, (?:\d{4,5}|\d{4}-\d{3}) \p{Lu}\p{L}+(?:[ '-]\p{L}+){0,3})(?=[.,;!]|$)/u
export function behindHouse(line: Line): AddressMark[] {
  const match = line.text.includes(': ') ? BEHIND_HOUSE.exec(line.text) : null
  const told = match?.groups?.told
  if (!match || told === undefined) return []
  const { before: _, ...address } = parseAddress(told)
  const start = match.index + match[0].length - told.length
  return [{ line, start, end: start + told.length, address, score: IN_COUNTRY }]
}
/** What such an address counts: a place and a town with its code. */
const IN_COUNTRY = 3

/** Letters of what stands between two commas of an address, where a sentence behind it is cut off. */
const LONGEST_PART = 45
/** A street, a town, a county and a code. */
const MOST_OF_ADDRESS = 4
/** Letters of a sentence between a firm and its address. */
const OFFICE_REACH = 40

/** `incheckning 14 juni 2027`: the year of a day is no postal code. */
const hasDay = ({ text, dates }: Line, part: string): boolean =>
  dates.some(
    ({ start, end, year }) => year !== undefined && /(?:19|20)\d\d/.test(text.slice(start, end)) && part.includes(text.slice(start, end)),
  )

/** Parts of a sentence that are a street and a town with its code. */
export function inSentence(line: Line): AddressMark[] {
  const cell = { start: 0, end: line.text.length }
  if (OF_LAW.test(line.plain)) return []
  const parts = line.text.split(', ')
  for (let first = 0; first < Math.min(30, parts.length - 1); first++) {
    for (let count = MOST_OF_ADDRESS; count > 1; count--) {
      // `volets bleus : 12 route de la Borie, 24220 Saint-Cyprien`
      const chosen = parts.slice(first, first + count).map((part, at) => (at === 0 ? streetAtEnd(part) : part))
      // The sentence goes on after the address, or ends.
      const sentence = chosen
        .join(', ')
        .replace(/^.*\s{3}/, '')
        .replace(/(?<!\b(?:Co|St|Ste|Mt))[.;!?)]\s.*$|\.$|(?<!\([^()]{1,20})\)$/, '')
      const text = sentence.slice(0, CONTACT.exec(plain(sentence))?.index)
      if (OFFICE.test(plain(parts.slice(0, first).join(', ')).slice(-OFFICE_REACH))) continue
      const told = text.split(', ')
      if (told.some((part) => part.length > LONGEST_PART || hasDay(line, part)) || !isAddressInSentence(told, text) || !isPart(text))
        continue
      const { before: _, ...address } = parseAddress(text)
      return [{ line, ...cell, address, score: scoreOf(text) }]
    }
  }
  return []
}
