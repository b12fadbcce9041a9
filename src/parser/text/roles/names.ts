/** Names as they stand on a page: what is learned of them, to tell which is that of the house somebody stays in. */

import type { Features } from '../../features.ts'
import { filledLines } from '../page/filled-lines.ts'
import type { Line, Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import { signatureOf } from '../page/signatures.ts'
import { isCalledAsSite } from '../page/sites.ts'
import { personOf } from '../people/names.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { findAddresses } from '../places/addresses.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { isGivenName } from '../words/names-given.ts'
import { plain } from '../words/plain.ts'
import { rememberedFor } from '../words/remembered.ts'
import { addContextOf, type Featured, roleFeatures, upTo } from './features.ts'
import { addEnds, addTimes, addWords, wordsIn } from './names-and-lines.ts'
import { tokensOf } from './tokens.ts'

export interface NameMention {
  readonly name: string
  /** Absent of who sent it. */
  readonly line?: Line
  readonly start: number
}

/** A name in a row of words, each of which has a capital, but for a few short ones between: `Gasthof zum Löwen`, `Quinta do Vale`, `'t Zwarte Veen`. */
const RUN =
  /(?<![\p{L}\d])(?:['’]t |\d{1,3} )?\p{Lu}[\p{L}\d'’.&-]*(?:(?: (?:\p{Ll}{1,3}|dell[ae]|degli|nell[ao]|onder|voor|unter|hinter|über|the|and|\p{Ll}['’]|&|@|\+))?(?: ['’]t)?(?: |['’-])(?:\p{Lu}[\p{L}\d'’.&-]*|\d{1,3}(?![\d.:])))*/gu
/** Signs that part what stands in one line. */
const PARTS = /\s[-–—|·•:]\s|[,|·•;:]\s|\s?[()]\s?|\s{3,}|["„“”«»]/
/** What stands between signs, as a name is written: short, without a sentence. */
const PART = /^(?=.{2,60}$)['’]?[\p{Lu}\d][^@:?!]*$/u
/** A page with more of them is no letter, and takes long to look through. */
const MOST_NAMES = 500
const MOST_WORDS = 8
/** Lines of a letterhead, and of a foot. */
const EDGE = 6

type Kind = 'sender' | 'subject' | 'line' | 'part' | 'run'
interface Candidate extends NameMention {
  readonly kind: Kind
}

const bare = (name: string): string => name.replace(/^[\s*•·–—-]+|[\s.,:;!*–—-]+$/gu, '')

function candidatesIn(line: Line, isSubject: boolean): Candidate[] {
  const out = new Map<string, Candidate>()
  const add = (told: string, start: number, kind: Kind): void => {
    const name = bare(told)
    if (name.length < 2 || name.split(' ').length > MOST_WORDS || !/\p{L}{2}/u.test(name)) return
    if (line.dates.some((date) => date.start < start + told.length && start < date.end)) return
    if (!out.has(name)) out.set(name, { name, line, start, kind: isSubject ? 'subject' : kind })
  }
  for (const cell of line.cells) {
    const text = line.text.slice(cell.start, cell.end)
    let from = 0
    for (const part of text.split(PARTS)) {
      const at = text.indexOf(part, from)
      from = at + part.length
      const isAll = part.trim().length > 0 && part.trim() === line.text.trim()
      if (PART.test(part.trim())) add(part.trim(), cell.start + at, isAll ? 'line' : 'part')
    }
    for (const { 0: run, index } of text.matchAll(RUN)) add(run, cell.start + index, 'run')
  }
  return [...out.values()]
}

const candidatesOf = (page: Page): readonly Candidate[] => {
  const sender = bare(senderName(page.sender).replace(/\s+(?:via|über|par|por|tramite)\s.*$/i, ''))
  const out: Candidate[] = sender === '' ? [] : sender.split(PARTS).map((name) => ({ name: bare(name), start: 0, kind: 'sender' }))
  for (const line of page.lines) {
    out.push(...candidatesIn(line, line.index === 0))
    if (out.length > MOST_NAMES) return []
  }
  return out.filter(({ name }) => name !== '')
}

/** Letters of a name that stand in that of a site by no chance. */
const LEAST_OF_SITE = 5

/** What a page tells of its names. */
interface Around {
  readonly page: Page
  readonly sender: string
  readonly signed: ReadonlySet<Line>
  readonly addresses: readonly AddressMark[]
}

/** A name as it is written. */
interface Written extends Candidate {
  readonly small: string
  readonly words: readonly string[]
}

/** How a name is written, and what it looks like by that. */
function addName(features: Features, { kind, name, small, words }: Written): void {
  features.add('kind', kind)
  addWords(features, words)
  features.add('kind and words', kind, upTo(4, words.length))
  if (HOUSE_KIND.test(small)) features.add('house', kind)
  if (words.some((word) => isGivenName(word))) features.add('given', upTo(3, words.length))
  if (personOf(name) !== undefined) features.add('person', kind)
  if (name === name.toUpperCase()) features.add('capitals')
}

/** Where else it is told: by who sends the page, in what that is about, by its sites and on it. */
function addNamesakes(features: Features, { kind, small, words }: Written, { page, sender }: Around): void {
  if (sender !== '' && sender.includes(small)) features.add('in sender', kind)
  if (kind !== 'subject' && (page.lines[0]?.plain ?? '').includes(small)) features.add('in subject', upTo(3, words.length))
  if (isCalledAsSite(page.sites(), small, LEAST_OF_SITE)) features.add('site', upTo(3, words.length))
  addTimes(features, page, small, words.length)
}

/** Where in the letter it stands, beside which address and among which words. */
function addPlace(features: Features, { kind, name, line, start, words }: Written, { page, signed, addresses }: Around): void {
  if (!line || line.index === 0) return
  addEnds(features, page, line, EDGE)
  if (filledLines(page).placeOf(line) < 2) features.add('head', kind, upTo(3, words.length))
  if (signed.has(line)) features.add('signed', kind)
  const address = addresses.find((mark) => mark.line.index >= line.index && mark.line.index <= line.index + 3)
  if (address) features.add('above address', address.line.index - line.index, kind)
  if (address?.line === line) features.add('address in line', start < address.start ? 'before' : start < address.end ? 'within' : 'behind')
  if (addresses.some((mark) => mark.line === line && line.text.slice(mark.start, mark.end).includes(name))) features.add('of address')
  addContextOf(features, 'name', tokensOf(page), { line, start, end: start + name.length })
}

/** The features of each name of a page: how it is written, where it stands and among which words. Houses and hirers are told by the same. */
export const nameSlots = rememberedFor((page: Page): readonly Featured<NameMention>[] => {
  const around: Around = {
    page,
    sender: plain(senderName(page.sender)),
    signed: new Set(signatureOf(page)),
    addresses: findAddresses(page),
  }
  return candidatesOf(page).map((candidate) => {
    const features = roleFeatures()
    const { kind, ...mention } = candidate
    const small = plain(mention.name)
    const written = { ...candidate, small, words: wordsIn(small) }
    addName(features, written)
    addNamesakes(features, written, around)
    addPlace(features, written, around)
    return { mention, slots: features.slots }
  })
})
