/** What is told of somebody who is named on a page: where the name stands, among which words, who is greeted and who signs, and whose the head of the mail is. */

import type { Features } from '../../features.ts'
import { isOfForward } from '../page/clean.ts'
import { filledLines } from '../page/filled-lines.ts'
import { endOfLetter } from '../page/letter-ends.ts'
import type { Line, Page } from '../page/page.ts'
import { signatureOf } from '../page/signatures.ts'
import { isCalledAsSite } from '../page/sites.ts'
import { FAMILY, LEADING_TITLE } from '../people/names.ts'
import { isCalledLikePeople } from '../people/people-called-usually.ts'
import { isCalledIn } from '../people/people-vocatives.ts'
import { isGivenName } from '../words/names-given.ts'
import { isShouted, plain } from '../words/plain.ts'
import { type Featured, roleFeatures, upTo } from './features.ts'
import { addPlaces, speaks } from './name-places.ts'
import { type Candidate, type NameMark, namedOn, personInHead } from './people.ts'

/** Lines of a letter, but for empty ones, in which it greets. */
const GREETING = 12
/** Of these, lines in which anybody may be greeted. */
const FIRST = 5
/** Letters of a last name that is not in an address by chance. */
const LONG = 4

/** Who is who in a letter, by the places of the candidates. */
interface Parts {
  readonly heads: Readonly<Record<'to' | 'within' | 'from', string | undefined>>
  /** How each is greeted, and whether he signs. */
  readonly greeted: readonly (string | undefined)[]
  readonly signs: readonly boolean[]
  /** Whether somebody is greeted by a given name that none of them has. */
  readonly isOtherGreeted: boolean
}

/** One who may travel. */
export interface Traveller extends Candidate {
  /** The mail is to him, its beginning speaks to him, or he speaks himself. */
  readonly isParty: boolean
  /** Where the whole of his name stands. */
  readonly lines: readonly Line[]
}

/** `Howya Tom, …`, at the beginning of a letter. */
const GREETS_GIVEN = /^[^\p{L}]*(?:\p{L}+[ ,]{1,2}){1,3}(?<given>\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)\s?(?:[,!:]|$)/u
const greetsGiven = ({ text }: Line): boolean => isGivenName(plain(GREETS_GIVEN.exec(text)?.groups?.given ?? ''))

const BEHIND_GREETED = /^\s?(?:[,!:.;]|$|\(|-|–)/
/** Words that greet: no label, no figures, and more than titles, a family or what is cut short. */
const GREETS = /^[^:\d@|·]{2,40}$/
const NO_GREETING = new RegExp(`^(?:${FAMILY}|\\p{L}+\\.)$`, 'u')
const MOST_GREETING = 4

/** How somebody is greeted whose name ends a short line among the first: by all of it, or by half. */
function greetedBy({ line, start, end, part }: NameMark, beginning: ReadonlySet<Line>): string | undefined {
  const before = line.text.slice(0, start).trim()
  if (!beginning.has(line) || !GREETS.test(before) || !BEHIND_GREETED.test(line.text.slice(end))) return undefined
  const words = before.split(/[ ,]+/)
  const isTitled = LEADING_TITLE.test(`${words.at(-1)} `)
  const greeting = words.filter((word) => !LEADING_TITLE.test(`${word} `) && !NO_GREETING.test(word))
  return greeting.length > 0 && greeting.length <= MOST_GREETING ? `${isTitled ? 'titled' : 'bare'} ${part}` : undefined
}

function partsOf(page: Page, candidates: readonly Candidate[], marks: readonly NameMark[], heads: Parts['heads']): Parts {
  const { lines: filled } = filledLines(page)
  // Nothing follows who signs.
  const beginning = new Set(filled.slice(0, Math.min(GREETING, filled.length - 1)))
  const signed = new Set(signatureOf(page))
  const end = endOfLetter(page)
  const greetings = marks.map((mark) => greetedBy(mark, beginning))
  const greeting = [...beginning].slice(0, FIRST).filter(greetsGiven)
  return {
    heads,
    greeted: candidates.map(({ person: { firstName = '' } }, who) => {
      const own = greetings.find((greeting, at) => greeting !== undefined && marks[at]?.who === who)
      return own ?? ([...beginning].some(({ plain: small }) => isCalledIn(small, plain(firstName))) ? 'called' : undefined)
    }),
    isOtherGreeted: greeting.some((line) => !marks.some((mark) => mark.line === line)),
    signs: candidates.map((_, who) =>
      marks.some((mark) => mark.who === who && mark.line.index > 0 && mark.line.index < end && signed.has(mark.line)),
    ),
  }
}

/** Whose the head of the mail is, who is greeted and who signs, each by itself and together. */
function addParts(features: Features, { key }: Candidate, who: number, { heads, greeted, signs, isOtherGreeted }: Parts, page: Page): void {
  const head =
    key === heads.to ? 'to' : key === heads.within ? 'within' : key === heads.from ? 'from' : heads.to !== undefined ? 'other' : 'none'
  const greeting = greeted[who] ?? (isOtherGreeted ? 'stranger' : greeted.some((one) => one !== undefined) ? 'other' : 'nobody')
  const signing = signs[who] ? 'signs' : signs.some(Boolean) ? 'other' : 'nobody'
  features.add('head', head)
  features.add('greeted', greeting)
  features.add('signs', signing)
  features.add('head and greeted', head, greeting)
  features.add('head and signs', head, signing)
  features.add('greeted and signs', greeting, signing)
  features.add('head, greeted and signs', head, greeting, signing)
  if (isOfForward(page.lines[0]?.text ?? '')) features.add('passed on', head, greeting, signing)
  const told = head === 'to' ? page.addressee : head === 'within' ? page.addresseeWithin : undefined
  if (told !== undefined) features.add('head tells', /^[^\s@]+@/.test(told) ? 'address' : 'name')
}

/** How the name is written, and whether it is that of who sent the page. */
function addName(features: Features, { person, key }: Candidate, { heads }: Parts, page: Page): void {
  const [first, last] = [plain(person.firstName ?? ''), plain(person.lastName)]
  const [given = ''] = first.split(' ')
  const kind = first === '' ? 'half' : isCalledLikePeople(person) ? 'given' : 'other'
  features.add('is given', kind, Object.values(heads).includes(key) ? 'head' : 'none')
  features.add('given ends', given.slice(-2))
  features.add('last ends', last.slice(-3))
  if (kind !== 'given') features.add('other ends', given.slice(-2))
  features.add('words', first.split(' ').length, last.split(' ').length)
  features.add('shouted', isShouted(person.lastName) ? 1 : 0)
  const small = plain(page.sender)
  const isInAddress = last.length >= LONG && (page.mailbox?.toLowerCase().includes(last) || isCalledAsSite(page.sites(), last, LONG + 1))
  features.add('last name of sender', small.includes(last) || isInAddress ? 1 : 0)
  features.add('given name of sender', given !== '' && small.split(/[^a-z]+/).includes(given) ? 1 : 0)
}

/** How often and by how much of the name somebody is told, and whether another of the family is. */
function addCounts(features: Features, candidates: readonly Candidate[], who: number, own: readonly NameMark[], parts: Parts): void {
  const of = (part: NameMark['part']): number => own.filter((mark) => mark.part === part && mark.line.index > 0).length
  features.add('wholes', upTo(4, of('whole')))
  features.add('halves', upTo(3, of('given')), upTo(3, of('last')))
  features.add('in subject', own.some(({ line }) => line.index === 0) ? 1 : 0)
  features.add('named', upTo(6, candidates.length))
  features.add('which', upTo(5, who))
  const last = plain(candidates[who]?.person.lastName ?? '')
  const family = candidates.findIndex(({ person }, at) => at !== who && plain(person.lastName) === last)
  if (family < 0) return
  features.add('family', parts.greeted[family] === undefined ? '' : 'greeted', candidates[family]?.key === parts.heads.to ? 'to' : '')
}

/** The features of each who is named on a page. */
export function travellerSlots(page: Page): readonly Featured<Traveller>[] {
  const [to, within, sender] = [page.addressee, page.addresseeWithin, page.sender].map((told) => personInHead(page, told ?? ''))
  const { candidates, marks } = namedOn(
    page,
    [to, within].flatMap((one) => one ?? []),
  )
  const parts = partsOf(page, candidates, marks, { to: to?.key, within: within?.key, from: sender?.key })
  const featured = candidates.map((candidate, who) => {
    const own = marks.filter((mark) => mark.who === who)
    const features = roleFeatures()
    addParts(features, candidate, who, parts, page)
    addName(features, candidate, parts, page)
    addCounts(features, candidates, who, own, parts)
    const isInHead = candidate.key === parts.heads.to || candidate.key === parts.heads.within
    const mention: Traveller = {
      ...candidate,
      isParty: parts.greeted[who] !== undefined || (isInHead && !parts.isOtherGreeted) || own.some(speaks),
      lines: own.flatMap(({ part, line }) => (part === 'whole' ? line : [])),
    }
    return { mention, features }
  })
  const statusOf = ({ who }: NameMark): string =>
    candidates[who]?.key === parts.heads.to || parts.greeted[who] !== undefined ? 'GUEST' : parts.signs[who] ? 'HOST' : 'NAME'
  addPlaces(
    page,
    marks,
    featured.map(({ features }) => features),
    statusOf,
  )
  return featured.map(({ mention, features }) => ({ mention, slots: features.slots }))
}
