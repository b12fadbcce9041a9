/** Who travels by how a name stands on the page, as was learned from documents: where rules tell of nobody, and who comes along where these only tell who is written to. */

import type { Found, FoundPerson, FoundProduct, How } from '../../found.ts'
import { isLetter, type Page } from '../page/page.ts'
import { type LikelyTraveller, likelyTravellers } from '../roles/travellers.ts'
import { plain } from '../words/plain.ts'
import { isForOthers, isShared } from './people-addressed.ts'
import { withoutThings } from './people-that-are-things.ts'
import { personKey } from './person-keys.ts'

/** How sure such a name must be where nobody is told, or but a last name, and beside others: where labels tell them nobody is missing. */
const [WHERE_NOBODY, BESIDE_OTHERS] = [1.5, 2.25]
/** The same of one with the last name of a traveller. */
const OF_FAMILY = 1
/** The same of one who only stands beside a traveller, as whoever lets a house does in a contract. */
const IN_LINE = 3
/** Names behind labels, and those of tickets, are all there are. */
const TELL_ALL: ReadonlySet<How | undefined> = new Set<How>(['label', 'slashed'])

const RULE = 'how the name stands among words'

const wordsOf = ({ firstName = '', lastName }: FoundPerson): readonly string[] => plain(`${firstName} ${lastName}`).match(/[a-z]+/g) ?? []

/** Whether two may be one: they share the given name, the letters of the whole, or all the words of one of them. */
function mayBeSame(one: FoundPerson, other: FoundPerson): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const [given, givenOther] = [one, other].map(({ firstName = '' }) => wordsOf({ lastName: firstName })[0])
  const shared = words.filter((word) => others.includes(word)).length
  return (
    (given !== undefined && given === givenOther) || shared === Math.min(words.length, others.length) || words.join('') === others.join('')
  )
}

const isOfFamily = ({ person }: LikelyTraveller, guest: FoundPerson): boolean =>
  person !== guest && plain(person.lastName) === plain(guest.lastName)

/** Whether somebody stands in a line with another, of whom half the name suffices. */
function isInLineWith({ person, lines }: LikelyTraveller, { firstName = '', lastName }: FoundPerson): boolean {
  const names = [...wordsOf({ lastName: firstName }).slice(0, 1), ...wordsOf({ lastName }).slice(-1)].filter((name) => name.length > 2)
  const isOther = plain(person.lastName) !== plain(lastName)
  return isOther && lines.some(({ plain: small }) => small.split(/[^a-z]+/).some((word) => names.includes(word)))
}

/** Below this a name is no traveller's, whatever rules say: of travellers of documents that were not learned from none is. */
const NOBODY = -3

/** Those of some people who may travel by how their names stand in a letter: anybody is greeted, such as who writes it by whom it answers. */
function withoutNobodies(page: Page, from: string, people: readonly Found<FoundPerson>[]): readonly Found<FoundPerson>[] {
  const isDoubtful = ({ how, value }: Found<FoundPerson>): boolean => how === 'greeting' && value.firstName !== undefined
  if (!people.some(isDoubtful) || !isLetter(page)) return people
  const sure = new Map<string, number>()
  for (const one of likelyTravellers(page, from)) {
    const key = personKey(one.person)
    sure.set(key, Math.max(one.sure, sure.get(key) ?? Number.NEGATIVE_INFINITY))
  }
  return people.filter((one) => !isDoubtful(one) || (sure.get(personKey(one.value)) ?? 0) >= NOBODY)
}

/** The people that rules tell of, with those whose names are known to be of travellers by how they stand. `from` is who sent the page. */
export function withTravellers(
  page: Page,
  from: string,
  told: readonly Found<FoundPerson>[],
  products: readonly FoundProduct[],
): readonly Found<FoundPerson>[] {
  const people = withoutNobodies(page, from, told)
  if (people.some(({ how, value }) => TELL_ALL.has(how) && value.firstName !== undefined)) return people
  const isNobody = people.every(({ value }) => value.firstName === undefined)
  const isOfOthers = isForOthers(page)
  // `Dear Mr Whitcombe,` in a mail to Robert Castellano speaks to another than whom it was sent to.
  const isPassedOver = ({ isParty, person }: LikelyTraveller): boolean =>
    isParty && people.length > 0 && isNobody && people.every(({ value }) => plain(value.lastName) !== plain(person.lastName))
  const isGuest = (one: LikelyTraveller): boolean =>
    one.isParty &&
    one.sure >= (isNobody ? WHERE_NOBODY : BESIDE_OTHERS) &&
    !isOfOthers &&
    !isPassedOver(one) &&
    !isShared(`${one.person.firstName} ${one.person.lastName}`)
  // Who is told but by the last name is told by a title: rules tell whose.
  const likely = likelyTravellers(page, from).filter(({ person }) => person.firstName !== undefined)
  const guests = [...people.map(({ value }) => value), ...likely.filter(isGuest).map(({ person }) => person)]
  // Hosts tell of many people, to whom nobody speaks and beside whom no traveller stands.
  const isBeside = (one: LikelyTraveller, guest: FoundPerson): boolean =>
    (one.sure >= OF_FAMILY && isOfFamily(one, guest)) || (one.sure >= IN_LINE && isInLineWith(one, guest))
  const believed = likely.filter((one) => (one.isParty ? isGuest(one) : guests.some((guest) => isBeside(one, guest))))
  // `Herr Reed` is told in full by `Tom Reed`.
  const kept = people.filter(
    ({ value }) => value.firstName !== undefined || !believed.some(({ person }) => plain(person.lastName) === plain(value.lastName)),
  )
  const further = believed.flatMap(({ person }): Found<FoundPerson>[] =>
    kept.some(({ value }) => mayBeSame(value, person)) ? [] : [{ value: person, rule: RULE, sure: 0.5 }],
  )
  return [...kept, ...withoutThings(further, products, page.gazetteer)]
}
