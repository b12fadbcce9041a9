/** Who travels by how a name stands on the page, as was learned from documents: where rules tell of nobody, and who comes along where these only tell who is written to. */

import type { Found, FoundPerson, FoundProduct, How } from '../../found.ts'
import { isLetter, isLong, type Page } from '../page/page.ts'
import { type LikelyTraveller, likelyTravellers } from '../roles/travellers.ts'
import { isGivenName } from '../words/names-given.ts'
import { plain } from '../words/plain.ts'
import { isForOthers, isShared } from './people-addressed.ts'
import { isCalledLikePeople } from './people-called-usually.ts'
import { groupsOn, travellersOf } from './people-in-groups.ts'
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

const IN_GROUP = 'name among others'
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
/** The same of what a rule tells of by a label, or by what stands beside it. */
const NO_NAME = -4

/** Whether what a rule tells of is called as few are, and has no title: it may be a label, what one may click, what is paid for. */
const isStrange = ({ how, value }: Found<FoundPerson>): boolean =>
  how !== 'slashed' && value.firstName !== undefined && value.title === undefined && !isCalledLikePeople(value)

/**
 * Those of some people who may travel by how their names stand: anybody is greeted in a letter, such as who writes it by whom it answers, and what is no
 * name stands behind labels, too.
 */
function withoutNobodies(page: Page, people: readonly Found<FoundPerson>[]): readonly Found<FoundPerson>[] {
  const isGreeted = ({ how, value }: Found<FoundPerson>): boolean => how === 'greeting' && value.firstName !== undefined && isLetter(page)
  // Of few words little is known.
  const isDoubtful = (one: Found<FoundPerson>): boolean => (isLong(page) && isStrange(one)) || isGreeted(one)
  if (!people.some(isDoubtful)) return people
  const sure = new Map<string, number>()
  for (const one of likelyTravellers(page)) {
    const key = personKey(one.person)
    sure.set(key, Math.max(one.sure, sure.get(key) ?? Number.NEGATIVE_INFINITY))
  }
  return people.filter((one) => !isDoubtful(one) || (sure.get(personKey(one.value)) ?? 0) >= (one.how === 'greeting' ? NOBODY : NO_NAME))
}

/** Whether one of a group stands behind a label, and all have a word of that name: `REED TOM` above `REED ANNA`. */
const areOfFamily = (group: readonly FoundPerson[], labelled: readonly FoundPerson[]): boolean =>
  labelled.some((one) => {
    const words = wordsOf(one).filter((word) => word.length > 2)
    const isAlike = (person: FoundPerson): boolean =>
      wordsOf(person).some((word) => words.includes(word)) && wordsOf(person).some((word) => !words.includes(word) && isGivenName(word))
    return (
      group.some((person) => personKey(person) === personKey(one)) &&
      group.every((person) => personKey(person) === personKey(one) || isAlike(person))
    )
  })

/** The people that rules tell of, with those who stand together with others; `isList` where they are so many that nobody is missing. */
export function withGroups(
  page: Page,
  people: readonly Found<FoundPerson>[],
  products: readonly FoundProduct[],
): { readonly people: readonly Found<FoundPerson>[]; readonly isList: boolean } {
  const labelled = people.flatMap(({ how, value }) => (how === 'label' ? value : []))
  const isWithin = (one: FoundPerson, other: FoundPerson): boolean => wordsOf(one).every((word) => wordsOf(other).includes(word))
  const isSame = (person: FoundPerson): boolean => people.some(({ value }) => isWithin(value, person) || isWithin(person, value))
  // `REED ANNA` below `REED TOM` has not the given name of the other.
  const isTold = (person: FoundPerson, isFamily: boolean): boolean =>
    isFamily ? isSame(person) : people.some(({ value }) => mayBeSame(value, person))
  const groups = groupsOn(page)
    .map((group) => ({ group, isFamily: areOfFamily(group, labelled) }))
    .filter(({ group, isFamily }) => !group.every((person) => isTold(person, isFamily)))
  if (groups.length === 0) return { people, isList: false }
  const likely = likelyTravellers(page)
  const lists = groups.map(({ group, isFamily }) => ({ list: isFamily ? group : travellersOf(group, likely), isFamily }))
  const named = new Map(
    lists.flatMap(({ list, isFamily }) =>
      list.flatMap((person) => (isTold(person, isFamily) ? [] : [[personKey(person), person] as const])),
    ),
  )
  const further = [...named.values()].map((value): Found<FoundPerson> => ({ value, rule: IN_GROUP, sure: 0.6 }))
  return { people: [...people, ...withoutThings(further, products, page.gazetteer)], isList: lists.some(({ list }) => list.length > 2) }
}

/** The people that rules tell of, with those whose names are known to be of travellers by how they stand. */
export function withTravellers(
  page: Page,
  told: readonly Found<FoundPerson>[],
  products: readonly FoundProduct[],
): readonly Found<FoundPerson>[] {
  const { people, isList } = withGroups(page, withoutNobodies(page, told), products)
  if (isList) return people
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
  const likely = likelyTravellers(page).filter(({ person }) => person.firstName !== undefined)
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
