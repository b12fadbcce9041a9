/** Places as they stand on a page: what is learned of them, to tell where a hire is fetched and where it is brought back. */

import type { Features } from '../../features.ts'
import { HAS_KIND, PLACE_WORDS } from '../hires/car-place-names.ts'
import { filledLines } from '../page/filled-lines.ts'
import type { Line, Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import { signatureOf } from '../page/signatures.ts'
import { personOf } from '../people/names.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { postalOf, STREET } from '../places/address-words.ts'
import { findAddresses } from '../places/addresses.ts'
import { MAKES } from '../words/car-models.ts'
import { isGivenName } from '../words/names-given.ts'
import { plain } from '../words/plain.ts'
import { rememberedFor, rememberedOf } from '../words/remembered.ts'
import { type Featured, roleFeatures, upTo } from './features.ts'
import { isMoment, type Moments, momentNames } from './hire-moments.ts'
import { addEnds, addTimes, addWords, STEM, wordsIn } from './names-and-lines.ts'
import { type PlaceMention, placeMentions } from './place-candidates.ts'
import { placeContext, type Written } from './place-context.ts'
import { type Token, tokenAt, tokensOf } from './tokens.ts'

/** How a name is written: `Xx #`, `x Xx`. */
const shapeOf = (name: string): string =>
  name
    .split(/(?=[\s,])/)
    .slice(0, MOST_SIGNS)
    .map((word) => (/^,/.test(word) ? ',' : /\d/.test(word) ? '#' : /\p{Lu}{2}/u.test(word) ? 'XX' : /\p{Lu}/u.test(word) ? 'Xx' : 'x'))
    .join(' ')
const MOST_SIGNS = 6

const lettersIn = (line: Line | undefined): readonly string[] => line?.plain.match(/[a-z]+/g) ?? []
/** Lines at the top and at the end that are told apart. */
const EDGE = 6
/** Words of a name that may be one on the map. */
const MOST_ON_MAP = 3

/** `Ann Reed`, `Mrs P. Garside`: names of people have no figures, and take long to look through. */
const MAY_BE_PERSON = /^\p{Lu}[^\d,]{1,24} \p{Lu}[^\d,]{1,20}$/u
const isPerson = (name: string): boolean => MAY_BE_PERSON.test(name) && personOf(name) !== undefined

/** A place with all that its name alone tells. */
interface NamedPlace extends PlaceMention, Written {
  readonly small: string
}

/** Whether it has a street, a number or a code. */
const kindOf = (name: string, small: string): string =>
  `${STREET.test(small) ? 'street' : ''}${/\d/.test(name) ? ' number' : ''}${postalOf(name) === null ? '' : ' code'}`

function namedPlace(mention: PlaceMention): NamedPlace {
  const small = plain(mention.name)
  return { ...mention, small, words: wordsIn(small), kind: kindOf(mention.name, small), shape: shapeOf(mention.name) }
}

/** What is told of all names in a line. */
interface ToldLine {
  readonly top: number
  readonly bottom: number
  readonly isUnderSender: boolean
  readonly isUnderPerson: boolean
  readonly slots: ReadonlySet<number>
}

/** What a page tells of its places. */
interface Around {
  readonly page: Page
  readonly sender: string
  readonly addresses: readonly AddressMark[]
  readonly signed: ReadonlySet<Line>
  /** Lines that tell a street and a number. */
  readonly streets: readonly Line[]
  /** Which moments of the hire are in a line. */
  readonly momentsOf: (line: Line) => string
  readonly isOnMap: (name: string) => string
  readonly linesWith: (word: string) => readonly Line[]
  readonly told: (line: Line) => ToldLine
}

/** Which moments are in each line of some tokens that are called so. */
function momentsIn(tokens: readonly Token[], names: readonly string[]): ReadonlyMap<Line, string> {
  const out = new Map<Line, string>()
  tokens.forEach(({ line }, at) => {
    const told = out.get(line) ?? ''
    if (isMoment(names[at]) && !told.includes(` ${names[at]}`)) out.set(line, `${told} ${names[at]}`)
  })
  return out
}

/** Where on the page a line stands, between which, and which moments are in it. */
function toldOf(page: Page, line: Line, sender: string, moments: string): ToldLine {
  const { lines, placeOf } = filledLines(page)
  const place = placeOf(line)
  const [above, below] = [lines[place - 1], lines[place + 1]]
  const features = roleFeatures()
  const ends = addEnds(features, page, line, EDGE)
  for (const [side, words] of [['above', lettersIn(above)] as const, ['below', lettersIn(below)] as const])
    features.add(side, words[0] ?? '', upTo(4, words.length))
  features.add('moments of line', moments)
  return {
    ...ends,
    isUnderSender: above !== undefined && sender !== '' && above.plain.includes(sender),
    isUnderPerson: above !== undefined && isPerson(above.text.trim()),
    slots: features.slots,
  }
}

function aroundIn(page: Page, moments: ReadonlyMap<Line, string>): Around {
  const { lines } = filledLines(page)
  const sender = plain(senderName(page.sender))
  const momentsOf = (line: Line): string => moments.get(line) ?? ''
  return {
    page,
    sender,
    addresses: findAddresses(page),
    signed: new Set(signatureOf(page)),
    streets: lines.filter((line) => STREET.test(line.plain) && /\d/.test(line.plain)),
    momentsOf,
    isOnMap: rememberedOf((name) => {
      if (page.gazetteer.airportNamed(name) !== undefined || page.gazetteer.stations(name).length > 0) return 'known'
      return page.gazetteer.isSmallPlace(name) ? 'small' : 'unknown'
    }),
    linesWith: rememberedOf((word) => lines.filter(({ plain }) => plain.includes(word))),
    told: rememberedFor((line) => toldOf(page, line, sender, momentsOf(line))),
  }
}

/** What a name looks like, whatever page it is on: its street, number and code, and how its words begin and end. */
function addName(features: Features, { name, small, words, kind, shape }: NamedPlace): void {
  features.add('shape', shape)
  addWords(features, words)
  features.add('parts', name.split(',').length, upTo(3, words.length))
  features.add('kind', kind)
  if (HAS_KIND.test(small)) features.add('station', upTo(3, words.length))
  if (words.some((word) => PLACE_WORDS.has(word))) features.add('place word', upTo(3, words.length))
  if (isPerson(name)) features.add('person')
  if (words.some((word) => isGivenName(word))) features.add('given', kind)
  if (MAKES.in(small).size > 0) features.add('make', kind)
  if (name === name.toUpperCase()) features.add('capitals')
}

/** Where else its name is: on the map, in who sends the page, in what that is about and on it. */
function addNamesakes(features: Features, { name, small, words }: NamedPlace, { page, sender, isOnMap }: Around): void {
  if (!/\d/.test(name) && words.length <= MOST_ON_MAP) features.add('map', isOnMap(name), /^\p{Lu}/u.test(name) ? 'named' : '')
  if (sender !== '' && sender.includes(small)) features.add('in sender')
  if ((page.lines[0]?.plain ?? '').includes(small)) features.add('in subject', upTo(3, words.length))
  addTimes(features, page, small, words.length)
}

/** The address it is of, and its line among the others. */
function addLine(features: Features, { line, start, end, kind }: NamedPlace, { addresses, told, streets }: Around): void {
  const address = addresses.find((mark) => mark.line === line && mark.start <= start && end <= mark.end)
  if (address) features.add('of address', address.start === start ? 'begin' : 'within')
  const { top, bottom, isUnderSender, isUnderPerson, slots } = told(line)
  for (const slot of slots) features.slots.add(slot)
  features.add('top and kind', top, kind)
  features.add('end and kind', bottom, kind)
  if (isUnderSender) features.add('under sender', kind)
  if (isUnderPerson) features.add('under person', kind)
  if (kind.startsWith('street number')) features.add('streets', upTo(4, streets.length), streets.indexOf(line))
}

/** Which moments are in other lines that have the longest of its words. */
function addAgain(features: Features, { line, words, kind }: NamedPlace, { linesWith, momentsOf }: Around): void {
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '')
  if (longest.length <= STEM) return
  const again = linesWith(longest).filter((one) => one !== line)
  for (const one of again) features.add('again', momentsOf(one), kind)
  if (again.length === 0) features.add('once', kind)
}

/** Where in its line it stands. */
function addCell(features: Features, { name, line, start, end, kind }: NamedPlace, { signed }: Around): void {
  if (signed.has(line)) features.add('signed', kind)
  if (name.length === line.text.trim().length) features.add('line', kind)
  const at = line.cells.findIndex((one) => one.start <= start && start < one.end)
  features.add('cell', upTo(3, at), upTo(3, line.cells.length))
  const own = line.cells[at]
  if (own?.start === start) features.add('begins cell', own.end === end ? 'whole' : '', upTo(2, at))
}

/** The features of each place of a page; the moments of the hire are known. */
export function placeSlots(page: Page, moments: Moments): readonly Featured<PlaceMention>[] {
  const mentions = placeMentions(page)
  if (mentions.length === 0) return []
  const tokens = tokensOf(page)
  const names = momentNames(page, moments)
  const addContext = placeContext(names)
  const around = aroundIn(page, momentsIn(tokens, names))
  return mentions.map((mention) => {
    const features = roleFeatures()
    const place = namedPlace(mention)
    addName(features, place)
    addNamesakes(features, place, around)
    addLine(features, place, around)
    addAgain(features, place, around)
    addCell(features, place, around)
    const { line, start, end } = mention
    const at = tokenAt(tokens, line, start)
    if (at !== undefined) addContext(features, at, tokenAt(tokens, line, end) ?? at + 1, place)
    return { mention, slots: features.slots }
  })
}
