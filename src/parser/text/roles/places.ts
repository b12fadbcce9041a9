/** Places as they stand on a page: what is learned of them, to tell where a hire is fetched and where it is brought back. */

import type { Features } from '../../features.ts'
import { MAKES } from '../hires/car-models.ts'
import { HAS_KIND, PLACE_WORDS } from '../hires/car-place-names.ts'
import { filledLines } from '../page/filled-lines.ts'
import type { Line, Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import { signatureOf } from '../page/signatures.ts'
import { personOf } from '../people/names.ts'
import { postalOf, STREET } from '../places/address-words.ts'
import { findAddresses } from '../places/addresses.ts'
import { isGivenName } from '../words/names-given.ts'
import { plain } from '../words/plain.ts'
import { remembered, rememberedOf } from '../words/remembered.ts'
import { type Featured, roleFeatures, upTo } from './features.ts'
import { isMoment, type Moments, momentNames } from './hire-moments.ts'
import { addEnds, addTimes, addWords, STEM, wordsIn } from './names-and-lines.ts'
import { type PlaceMention, placeMentions } from './place-candidates.ts'
import { placeContext } from './place-context.ts'
import { tokenAt, tokensOf } from './tokens.ts'

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

/** What names look like, whatever page they are on: streets, numbers and codes, and how their words begin and end. */
function addName(features: Features, name: string, words: readonly string[]): string {
  const small = plain(name)
  addWords(features, words)
  features.add('parts', name.split(',').length, upTo(3, words.length))
  const kind = `${STREET.test(small) ? 'street' : ''}${/\d/.test(name) ? ' number' : ''}${postalOf(name) === null ? '' : ' code'}`
  features.add('kind', kind)
  if (HAS_KIND.test(small)) features.add('station', upTo(3, words.length))
  if (words.some((word) => PLACE_WORDS.has(word))) features.add('place word', upTo(3, words.length))
  if (isPerson(name)) features.add('person')
  if (words.some((word) => isGivenName(word))) features.add('given', kind)
  if (MAKES.in(small).size > 0) features.add('make', kind)
  if (name === name.toUpperCase()) features.add('capitals')
  return kind
}

/** The features of each place of a page; the moments of the hire are known. */
export function placeSlots(page: Page, from: string, moments: Moments): readonly Featured<PlaceMention>[] {
  const mentions = placeMentions(page)
  if (mentions.length === 0) return []
  const tokens = tokensOf(page)
  const names = momentNames(page, moments)
  const addContext = placeContext(names)
  const { lines: filled, placeOf } = filledLines(page)
  const signed = new Set(signatureOf(page))
  const addresses = findAddresses(page)
  const sender = plain(senderName(from))
  const subject = page.lines[0]?.plain ?? ''
  const momentsIn = new Map<Line, string>()
  tokens.forEach(({ line }, at) => {
    const told = momentsIn.get(line) ?? ''
    if (isMoment(names[at]) && !told.includes(` ${names[at]}`)) momentsIn.set(line, `${told} ${names[at]}`)
  })
  const streets = filled.filter((line) => STREET.test(line.plain) && /\d/.test(line.plain))
  const isOnMap = rememberedOf((name: string): string => {
    if (page.gazetteer.airportNamed(name) !== undefined || page.gazetteer.stations(name).length > 0) return 'known'
    return page.gazetteer.isSmallPlace(name) ? 'small' : 'unknown'
  })
  const linesOf = rememberedOf((word: string): readonly Line[] => filled.filter(({ plain }) => plain.includes(word)))
  /** What is told of all names in a line: where on the page it stands, and which moments are in it. */
  const lineOf = new Map(filled.map((line) => [line, remembered(() => lineTold(line))] as const))
  function lineTold(line: Line) {
    const place = placeOf(line)
    const [above, below] = [filled[place - 1], filled[place + 1]]
    const features = roleFeatures()
    const ends = addEnds(features, page, line, EDGE)
    for (const [side, words] of [['above', lettersIn(above)] as const, ['below', lettersIn(below)] as const])
      features.add(side, words[0] ?? '', upTo(4, words.length))
    features.add('moments of line', momentsIn.get(line) ?? '')
    return {
      ...ends,
      isUnderSender: above !== undefined && sender !== '' && above.plain.includes(sender),
      isUnderPerson: above !== undefined && isPerson(above.text.trim()),
      slots: features.slots,
    }
  }

  return mentions.map((mention) => {
    const features = roleFeatures()
    const { name, line, start, end } = mention
    const small = plain(name)
    const words = wordsIn(small)
    const shape = shapeOf(name)
    features.add('shape', shape)
    const kind = addName(features, name, words)
    if (!/\d/.test(name) && words.length <= MOST_ON_MAP) features.add('map', isOnMap(name), /^\p{Lu}/u.test(name) ? 'named' : '')
    if (sender !== '' && sender.includes(small)) features.add('in sender')
    if (subject.includes(small)) features.add('in subject', upTo(3, words.length))
    addTimes(features, page, small, words.length)
    const address = addresses.find((mark) => mark.line === line && mark.start <= start && end <= mark.end)
    if (address) features.add('of address', address.start === start ? 'begin' : 'within')
    const told = lineOf.get(line)?.()
    if (told) {
      for (const slot of told.slots) features.slots.add(slot)
      features.add('top and kind', told.top, kind)
      features.add('end and kind', told.bottom, kind)
      if (told.isUnderSender) features.add('under sender', kind)
      if (told.isUnderPerson) features.add('under person', kind)
    }
    if (kind.startsWith('street number')) features.add('streets', upTo(4, streets.length), streets.indexOf(line))
    const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '')
    if (longest.length > STEM) {
      const again = linesOf(longest).filter((one) => one !== line)
      for (const one of again) features.add('again', momentsIn.get(one) ?? '', kind)
      if (again.length === 0) features.add('once', kind)
    }
    if (signed.has(line)) features.add('signed', kind)
    if (name.length === line.text.trim().length) features.add('line', kind)
    const cell = line.cells.findIndex((one) => one.start <= start && start < one.end)
    features.add('cell', upTo(3, cell), upTo(3, line.cells.length))
    const own = line.cells[cell]
    if (own?.start === start) features.add('begins cell', own.end === end ? 'whole' : '', upTo(2, cell))
    const at = tokenAt(tokens, line, start)
    if (at !== undefined) addContext(features, at, tokenAt(tokens, line, end) ?? at + 1, { words, kind, shape })
    return { mention, slots: features.slots }
  })
}
