/** The name of a house and where that is, from a place in a sentence on: `Rose House in Fairtown, on Mill Lane`, `Rose House (4 Mill Lane, 84000 Fairtown)`. */

import { countedIn } from '../days/nights.ts'
import { hasCode, STREET, scoreOf } from '../places/address-words.ts'
import { isHouseName, isRoom, trimmed } from '../stays/house-names.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { wordSet } from '../words/vocabulary.ts'
import { nameIn } from './package-rows.ts'
import { isNumberWord } from './plan-numbers.ts'

/** Small words within names. */
const LINKS = wordSet(
  'de of the by & and do da dos das des du la le les los las di del della dello delle dei degli y e et und am an der den dem zum zur im s a à au aux sur bei van het ter ved vid pod na al og och ja',
)
/** The words of a name, and what may stand in one. */
const WORD = /^(?<gap>\s?)(?<word>[^\s,;:!?()[\]|·•.–—]+\.?)/u
const IS_NAMED = /^["“„'‘]?[\p{Lu}\d]|^[ldLD]['’]\p{L}|^['’]s$|^&$/u
const MOST_WORDS = 9

/** How much of a text, from its beginning on, is written as a name is. */
export function spanOfName(text: string): number {
  let [end, sure] = [0, 0]
  for (let count = 0; count < MOST_WORDS; count++) {
    const { gap = '', word = '' } = WORD.exec(text.slice(end))?.groups ?? {}
    if (word === '' || (end > 0 && gap === '')) break
    const small = plain(word)
    const isPoint = word.endsWith('.')
    const isNamed = IS_NAMED.test(word)
    if (!isNamed && !LINKS.has(small)) break
    end += gap.length + word.length
    if (isNamed) sure = isPoint && word.length > 4 ? end - 1 : end
    if (isPoint && word.length > 4) break
  }
  return sure
}

/** Words before a place within a sentence. */
const IN_TOWN = /^ (?:in|en|em|im|i|a|à|w|we|v|ve|no|na|nel|nella|te)(?= \p{Lu})/u
const ON_STREET = /^(?:,| [–—-])? (?:on|in the|at|an der|am|sur|en la|en|in der|na|in via|i|på|aan de|przy) (?=\p{Lu}|\d)/u
/** Where one part of what is told of a house ends and the next begins. */
const NEXT = /^(?:,| [·•|–—-]|\s{3,}| ?\()\s*/
/** What a street may begin with in small letters. */
const SMALL_STREET =
  /^(?:rue|avenue|av|boulevard|bd|place|chemin|quai|via|viale|piazza|calle|c\/|plaza|paseo|rua|praca|largo|ul|al|ulica|km|allee|impasse|cours|carrer|s\/n|sn|nr|localita|loc|frazione|fraz|contrada|lieu-dit)[. /]/
/** What else is told behind a house: meals, rooms, sizes. */
const OF_ELSE =
  /(?<![a-z])(?:breakfast|dinner|board|inclusive|includ[a-z]*|fruhstuck|halbpension|vollpension|verpflegung|petit[ -]dejeuner|demi[ -]pension|pension complete|desayuno|media pension|regimen|colazione|mezza pensione|pequeno[ -]almoco|ontbijt|halfpension|frukost|halvpension|morgenmad|frokost|halvpensjon|sniadani[a-z]*|aamiainen|snidan[a-z]*|double|twin|single|suite|superior|deluxe|room|zimmer|[a-z]+zimmer|chambre|habitacion|camera|quarto|kamer|dobbeltrom|dubbelrum|check|tel|phone|telefon|eur|usd|gbp|from|until)(?![a-z])|€|£|\$/
const MOST_PARTS = 6
const LONGEST_PART = 60

/** Whether a part of a text may be one of a place. */
function isPlacePart(part: string): boolean {
  const small = plain(part)
  if (part.length < 2 || part.length > LONGEST_PART || /[:;!?@]|\d[:.]\d\d(?!\d)/.test(part)) return false
  if (!/^["“„]?[\p{Lu}\d]/u.test(part) && !SMALL_STREET.test(small)) return false
  if (OF_ELSE.test(small) || countedIn(small) || isRoom(part) || NUMBERED.test(small) || isNumberWord(small) || /^\d+$/.test(part))
    return false
  // `Dinner by candle light`: of a place the longer words have capitals.
  const words = part.split(/\s+/).filter((word) => word.length > 3)
  return words.filter((word) => /^(?:[\p{Lu}\d(]|[ldLD]['’]\p{Lu})/u.test(word)).length * 2 >= words.length
}
const NUMBERED =
  /^(?:conf|bekr|potw|best|res|ref|rif|loc|voucher|bon|bono|booking|buchung|reserv|prenot|bok|bestil|varaus|vahvist|rezerw|potvr|potwi|nr|no|n[°º]|n\.)[a-z]*[.:' #°º-]*(?:[a-z°º]{1,8}[.: ]+)?[a-z]{0,4}[-/ ]?\d/

/** Labels of days, and no names. */
const IS_END =
  /^(?:check|utcheck|incheck|in|out|salida|entrada|llegada|arrivo|partenza|arrivee|depart|departs?|arrives?|anreise|abreise|ankunft|abfahrt|chegada|saida|partida|aankomst|vertrek|ankomst|avresa|avreise|przyjazd|wyjazd|prijezd|odjezd|conf|confirmation|rate|phone|tel|main cabin|meia)(?![a-z])/

/** `… das Hotel Rose genommen, Long Road 12`: what is done with a house may stand right behind its name. */
const TAKEN =
  /^ (?:genommen|gebucht|reserviert|booked|reserved|taken|réservée?|reservad[oa]|prenotat[oa]|geboekt|gereserveerd|bokat|booket|bestilt|zarezerwowan[ay])(?=,| \(|$)/u

/** `Coach 2`, `Standard Premier`: where one sits in a train, and in which class. */
const OF_TRAIN =
  /^(?:coach|carriage|car|wagen|wagon|voiture|coche|carrozza|carruagem|rijtuig|vagn|vogn|vaunu|vuz|seats?|platz|place|asiento|posto|lugar|stoel|plats|plads|plass|miejsce|gleis|voie|binario|platform|via|spor|spar|peron)s? \d{1,3}[a-z]?(?![a-z\d])|^(?:standard|business|first|second|economy|comfort|premium|plus|erste|zweite)(?: (?:plus|premier|premium|class|klasse|classe|clase|comfort|confort))+$/

export interface NamedHouse {
  readonly name: string
  readonly place: string
  /** Where what tells name and place ends. */
  readonly end: number
}

/** `Av.`, `Rod.` and their like are cut, and end no sentence. */
const END_OF_PART =
  /,\s|\s[·•|]|\s[–—-]\s|\s{3}|[();:!?]|(?<=\p{L}{3}|\d\)?)(?<!(?:\p{L}str|(?<!\p{L})(?:Rod|Str|Pza|Pje|Ave|Avd|Apt|Bld|Sta|Ste|Urb)))\.(?=\s|$)|$/u
/** Up to where a part goes. */
function partAt(rest: string): string {
  const end = END_OF_PART.exec(rest)?.index ?? rest.length
  return rest.slice(0, end)
}

/** Where a house is, behind its name. */
function placeBehind(text: string): { readonly parts: readonly string[]; readonly end: number } {
  const parts: string[] = []
  let end = 0
  let isAside = false
  const town = IN_TOWN.exec(text)?.[0]
  if (town !== undefined) {
    const length = spanOfName(text.slice(town.length).trimStart())
    if (length > 0) {
      end = text.indexOf(text.slice(town.length).trimStart(), town.length) + length
      parts.push(text.slice(town.length, end).trim())
    }
  }
  const street = ON_STREET.exec(text.slice(end))?.[0]
  if (street !== undefined) {
    const told = partAt(text.slice(end + street.length))
    const span = spanOfName(told)
    const name = told.slice(0, span)
    if (span > 0 && STREET.test(plain(name))) {
      end += street.length + span
      parts.unshift(name)
    }
  }
  for (let count = 0; count < MOST_PARTS; count++) {
    const rest = text.slice(end)
    const gap = NEXT.exec(rest)?.[0]
    if (gap === undefined) break
    // What is in brackets is a part of its own, of which all counts or nothing.
    if (isAside) break
    const opens = gap.trim().startsWith('(')
    const told = opens ? (rest.slice(gap.length).split(')', 1)[0] ?? '') : partAt(rest.slice(gap.length))
    const own = opens ? told.split(', ') : [told]
    if (opens ? !(own.every(isPlacePart) && own.length > 0) : !isPlacePart(told)) break
    if (opens) parts.splice(0, scoreOf(told) > 2 ? parts.length : 0)
    parts.push(...own)
    end += gap.length + told.length + (opens ? 1 : 0)
    isAside = opens
  }
  return { parts, end }
}

/** The house that a text begins with, and where that is. */
export function houseAt(text: string): NamedHouse | undefined {
  const span = spanOfName(text)
  const told = text.slice(0, span).replace(/^["“„]|["”“]$/g, '')
  const name = /^\d/.test(told) ? (isHouseName(trimmed(told)) && !isRoom(told) ? trimmed(told) : undefined) : nameIn(told)
  if (
    !name ||
    name.length < 3 ||
    span === 0 ||
    /^\d+(?:[ap]m|[/.h:]|$)/.test(name) ||
    IS_END.test(plain(name)) ||
    OF_TRAIN.test(plain(name))
  )
    return undefined
  // `9 Mill Lane`: a street with its number.
  if (!isOfKind(name) && ((/\d/.test(name) && STREET.test(plain(name))) || OF_ELSE.test(plain(name)))) return undefined
  const taken = TAKEN.exec(text.slice(span))?.[0].length ?? 0
  const { parts, end } = placeBehind(text.slice(span + taken))
  return { name, place: parts.map((part) => part.trim()).join(', '), end: span + taken + end }
}

/** What an address counts at least. */
const ADDRESSED = 2
export const isPlaced = (place: string): boolean => place !== '' && (scoreOf(place) > ADDRESSED || hasCode(place))
export const isOfKind = (name: string): boolean => HOUSE_KIND.test(plain(name))

/** An address in brackets that stands farther off: `Hotel Park in Split, near the beach (Long Road 3, 21000 Split)`. */
export function addressAside(text: string): string | undefined {
  const aside = /\((?<told>[^()]{8,90})\)/.exec(text)?.groups?.told
  return aside !== undefined && isPlaced(aside) && aside.split(', ').every(isPlacePart) ? aside : undefined
}
