/** People of a booking: by label, by title, and as airlines write them (`SMITH/JOHN MR`). */

import type { Found, FoundPerson, How } from '../../found.ts'
import { withoutRank } from '../../ranks.ts'
import type { Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { capitalised } from './names.ts'
import { byAddressee, byAnswered, byFoot, byHead, byPromise, byRecipient } from './people-addressed.ts'
import {
  byAdult,
  byAge,
  byAgeAbove,
  byAgeBeside,
  byAgesInTurn,
  byBirth,
  byBirthBelow,
  byCount,
  byMark,
  byNumberedAge,
} from './people-ages.ts'
import { byAgeBehind } from './people-before-ages.ts'
import { byAgeAndNumber } from './people-behind-ages.ts'
import { withoutWhatIsBeside } from './people-beside-names.ts'
import { byBirthColumn } from './people-births.ts'
import { byBookedByFor, byBooker } from './people-bookers.ts'
import { withBothSurnames } from './people-both-surnames.ts'
import { byBroken } from './people-broken.ts'
import { byKindAndTicket, byNumberedKind, byWhatIsBooked } from './people-by-kind.ts'
import { withoutCard } from './people-carded.ts'
import { byCentredLabel } from './people-centred.ts'
import { byCompanion, bySentence, byTravelling, byWriter } from './people-companions.ts'
import { withoutContacts } from './people-contacts.ts'
import { byCountedBelow } from './people-counted.ts'
import { byCouple, byGreetingOfTwo } from './people-couples.ts'
import { comesAlong } from './people-further.ts'
import { byGreeting } from './people-greeted.ts'
import { byCountAbove, withGreetedFamily } from './people-greeted-families.ts'
import { byIdentity } from './people-identified.ts'
import { byLetterhead } from './people-in-letterheads.ts'
import { aloneBehindWho, behindSecondLabel, behindWho, forThemAll, withTicketsFor } from './people-in-sentences.ts'
import { byLabel } from './people-labelled.ts'
import { belowSentence, byBirthBehind, byCountInBrackets, byKin, byNamesTogether, byNoted } from './people-listed-loosely.ts'
import { byNumber, byOwnPaper, bySeat, bySeatBefore, bySeatRow, byTicketBelow } from './people-marked.ts'
import { withNamesOfBoth } from './people-of-both.ts'
import { byGreetingOfSeveral, byNumberOfBooking, byRow, byRowOfUs, bySumBehind } from './people-phrased.ts'
import { byPicture } from './people-pictured.ts'
import { byRoom, byRoomAbove, byRoomCounted, byRoomLabelled, byRoomRow } from './people-rooms.ts'
import { withRowsAlike } from './people-rows-alike.ts'
import { bySlashLost } from './people-slash-lost.ts'
import { bySlash } from './people-slashed.ts'
import { byStack } from './people-stacked.ts'
import { byShortTitle, byTitle, byTitleBehind, contactsOfFirms } from './people-titled.ts'
import { apart } from './people-together.ts'
import { byBookedFor, byBookedForSeveral, byPaperFor } from './people-told-for.ts'
import { isVocativeOf } from './people-vocatives.ts'
import { byCardOrBirth } from './people-with-cards.ts'
import { byKindAndSeat } from './people-with-seats.ts'
import { byNightsBehind, byStatus } from './people-with-status.ts'
import { keyOfHalves } from './person-keys.ts'
import { withWholeNames } from './whole-names.ts'

interface Way {
  readonly find: (page: Page) => readonly FoundPerson[]
  readonly rule: string
  readonly how?: How
  readonly sure: number
}

/** The rule of those who come along with whom a letter is to. */
const OF_KIN = 'of the family of whom a letter is to'
const COMES_ALONG = 'beside whom a letter is to'
const WAYS: readonly Way[] = [
  { find: bySlash, rule: 'name as LAST/FIRST', how: 'slashed', sure: 0.9 },
  { find: bySlashLost, rule: 'title behind the name', sure: 0.8 },
  { find: byRoomLabelled, rule: 'name with a room', how: 'label', sure: 0.8 },
  { find: byLabel, rule: 'label', how: 'label', sure: 0.85 },
  { find: behindWho, rule: 'label', how: 'label', sure: 0.8 },
  { find: behindSecondLabel, rule: 'label', how: 'label', sure: 0.8 },
  { find: forThemAll, rule: 'for whom a sentence says it is', how: 'label', sure: 0.75 },
  { find: withTicketsFor, rule: 'for whom a sentence says it is', how: 'label', sure: 0.75 },
  { find: byBookedFor, rule: 'for whom a sentence says it is', how: 'label', sure: 0.75 },
  { find: byBookedForSeveral, rule: 'for whom a sentence says it is', how: 'label', sure: 0.75 },
  { find: byBroken, rule: 'label', how: 'label', sure: 0.8 },
  { find: byCouple, rule: 'title', how: 'title', sure: 0.8 },
  { find: byGreetingOfTwo, rule: 'greeting', how: 'greeting', sure: 0.7 },
  { find: byTitle, rule: 'title', how: 'title', sure: 0.8 },
  { find: byAge, rule: 'name with an age', sure: 0.8 },
  { find: byMark, rule: 'name marked with an age in brackets', sure: 0.8 },
  { find: byBirth, rule: 'name with a day of birth', sure: 0.8 },
  { find: byBirthColumn, rule: 'name with a day of birth', sure: 0.8 },
  { find: byAgesInTurn, rule: 'name with an age', sure: 0.8 },
  { find: byAgeAbove, rule: 'name with an age', sure: 0.8 },
  { find: byNumberedAge, rule: 'name with an age', sure: 0.8 },
  { find: byAgeBehind, rule: 'name with an age', sure: 0.75 },
  { find: byAgeAndNumber, rule: 'name with an age', sure: 0.8 },
  { find: byKindAndTicket, rule: 'name with a ticket or card', sure: 0.8 },
  { find: byNumberedKind, rule: 'name below a kind of traveller', sure: 0.8 },
  { find: byKindAndSeat, rule: 'name with a seat', sure: 0.75 },
  { find: byWhatIsBooked, rule: 'name with what is booked', how: 'label', sure: 0.8 },
  { find: byBirthBehind, rule: 'name with a day of birth', sure: 0.8 },
  { find: byCountInBrackets, rule: 'names behind how many they are', sure: 0.8 },
  { find: belowSentence, rule: 'names below a sentence', sure: 0.75 },
  { find: byNamesTogether, rule: 'names in a list', sure: 0.7 },
  { find: byNoted, rule: 'names that somebody wrote down', sure: 0.75 },
  { find: byKin, rule: OF_KIN, sure: 0.7 },
  { find: byCompanion, rule: COMES_ALONG, sure: 0.7 },
  { find: bySentence, rule: 'names in a sentence', how: 'label', sure: 0.75 },
  { find: byWriter, rule: 'names in a sentence', sure: 0.7 },
  { find: byTravelling, rule: 'label', how: 'label', sure: 0.8 },
  { find: byCount, rule: 'names behind how many they are', sure: 0.8 },
  { find: byCountedBelow, rule: 'names below how many they are', sure: 0.8 },
  { find: byCountAbove, rule: 'name below how many they are', sure: 0.8 },
  { find: byTitleBehind, rule: 'title behind the name', sure: 0.8 },
  { find: byRoom, rule: 'name with a room', sure: 0.75 },
  { find: byRoomRow, rule: 'name with a room', sure: 0.75 },
  { find: byRoomAbove, rule: 'name with a room', sure: 0.75 },
  { find: byRoomCounted, rule: 'name with a room', sure: 0.75 },
  { find: bySeat, rule: 'name with a seat', sure: 0.75 },
  { find: bySeatRow, rule: 'name with a seat', sure: 0.75 },
  { find: bySeatBefore, rule: 'name with a seat', sure: 0.75 },
  { find: byCentredLabel, rule: 'label', how: 'label', sure: 0.75 },
  { find: byIdentity, rule: 'name with a paper of identity', sure: 0.75 },
  { find: byStack, rule: 'family above the given name', sure: 0.75 },
  { find: byCardOrBirth, rule: 'name with a ticket or card', sure: 0.75 },
  { find: byOwnPaper, rule: 'name with a ticket or card', sure: 0.75 },
  { find: byRow, rule: 'names in a row', how: 'label', sure: 0.75 },
  { find: byNumberOfBooking, rule: 'names beside the number of the booking', sure: 0.65 },
  { find: bySumBehind, rule: 'names before how many they are', sure: 0.75 },
]
/** Where these find nobody, or only who comes along with another. */
const LAST_WAYS: readonly Way[] = [
  { find: byBirthBelow, rule: 'name with a day of birth', sure: 0.7 },
  { find: byShortTitle, rule: 'title', how: 'title', sure: 0.7 },
  { find: byTicketBelow, rule: 'name with a ticket or card', sure: 0.7 },
  { find: byAgeBeside, rule: 'name with an age', sure: 0.7 },
  { find: byAdult, rule: 'label of an adult', sure: 0.7 },
  { find: byNumber, rule: 'names in a list', sure: 0.65 },
  { find: byNightsBehind, rule: 'names beside how long they go', sure: 0.65 },
  { find: byPaperFor, rule: 'for whom a paper says it is', sure: 0.65 },
  { find: byBooker, rule: 'label of who booked', sure: 0.65 },
  { find: aloneBehindWho, rule: 'label', how: 'label', sure: 0.7 },
  { find: byBookedByFor, rule: 'for whom a sentence says it is', how: 'label', sure: 0.7 },
  { find: byPicture, rule: 'name beside a picture of a person', sure: 0.65 },
  { find: byGreetingOfSeveral, rule: 'greeting', how: 'greeting', sure: 0.6 },
  { find: byGreeting, rule: 'greeting', how: 'greeting', sure: 0.6 },
  { find: byRowOfUs, rule: 'names in a row', how: 'label', sure: 0.6 },
  { find: byStatus, rule: 'name with a ticket or card', sure: 0.65 },
  { find: byAddressee, rule: 'the name the mail is to, or who booked', sure: 0.6 },
  { find: byAnswered, rule: 'the one whose mail was answered', sure: 0.6 },
  { find: byFoot, rule: 'the name in the foot of the mail', sure: 0.6 },
  { find: byLetterhead, rule: 'the name above the address of a letter', sure: 0.5 },
  { find: byRecipient, rule: 'the name the mail is to', how: 'greeting', sure: 0.5 },
  { find: byPromise, rule: 'the name the letter is to', how: 'greeting', sure: 0.5 },
  { find: byHead, rule: 'the name the mail is to', how: 'greeting', sure: 0.4 },
]
/** Travellers of one document. */
const MOST = 12

/** Of those a page seems to name, the first that are compared with one another: each is with each. */
const COMPARED = 100

/** One that is told, and what two are compared by. */
interface Named {
  readonly person: Found<FoundPerson>
  readonly words: readonly string[]
  readonly first: string
  readonly last: string
}

const namedBy = (key: string, person: Found<FoundPerson>): Named => ({
  person,
  words: key.split(' '),
  first: plain(person.value.firstName ?? ''),
  // `de' Sanctis` is `DE SANCTIS` on a card.
  last: plain(person.value.lastName).replace("de' ", 'de '),
})

const tellBy = (page: Page, { find, ...how }: Way): Found<FoundPerson>[] =>
  find(page).map(({ firstName, lastName, ...person }) => {
    const inSmall = `${firstName ?? ''}${lastName}`.includes('İ') ? inTurkish : capitalised
    return { value: { ...person, lastName: inSmall(lastName), ...(firstName ? { firstName: inSmall(firstName) } : {}) }, ...how }
  })
/** `ELİF KARAL`: who has a dot on a capital has none on the others. */
const inTurkish = (name: string): string =>
  name === name.toUpperCase() ? name.toLocaleLowerCase('tr').replace(/(?<!\p{L})\p{L}/gu, (start) => start.toLocaleUpperCase('tr')) : name

/** `M. J. Garcia` is `Maria Garcia`, whose second name is not told in full. */
function isInitials({ first, last }: Named, whole: Named): boolean {
  const letters = first.split(/[\s.-]+/).filter((word) => word !== '')
  return (
    letters.length > 0 &&
    letters.every((word) => word.length === 1) &&
    whole.first.length > 1 &&
    whole.first.startsWith(letters[0] ?? '') &&
    last === whole.last
  )
}
/** `Maria Garcia` is `Maria Garcia Lopez` told in short, and so is `M. Garcia Lopez`. */
const isShortOf = (one: Named, whole: Named): boolean =>
  isInitials(one, whole) ||
  one.words.every((word) => whole.words.some((other) => other === word || (word.length === 1 && other.startsWith(word))))

/** `SAS, Solna` at the foot of a list is an airline and where it is, `Aerolíneas Argentinas S.A.` one as a firm. */
const isAirline = (page: Page, { firstName = '', lastName }: FoundPerson): boolean =>
  (lastName.length <= 3 && [lastName, firstName].some((name) => page.gazetteer.airlineNamed(plain(name)) !== undefined)) ||
  page.gazetteer.airlineNamed(plain(`${firstName} ${lastName}`)) !== undefined

/** Everyone a page names as travelling, each once. */
export function findPeople(told: Page): readonly Found<FoundPerson>[] {
  const page = withWholeNames(told)
  return withoutContacts(page, withoutWhatIsBeside(page, withRowsAlike(page, peopleOf(page), MOST)))
}

function peopleOf(page: Page): Found<FoundPerson>[] {
  const told = WAYS.flatMap((way) => tellBy(page, way))
  // Where all that are told come along with another, she is told as the one who is written to.
  const isSomebody = ({ value, rule }: Found<FoundPerson>): boolean => rule !== OF_KIN && rule !== COMES_ALONG && !comesAlong(page, value)
  // More are a list of names, in which nobody is missing.
  let isOpen = told.length <= MOST && !told.some(isSomebody)
  for (const way of LAST_WAYS) {
    const more = isOpen ? tellBy(page, way) : []
    told.push(...more)
    isOpen &&= !more.some(isSomebody)
  }
  const seen = new Map<string, Found<FoundPerson>>()
  for (const found of told.filter(({ value }) => !isAirline(page, value))) {
    const person = {
      ...found,
      value:
        found.how === 'slashed'
          ? apart(page, found.value)
          : withGreetedFamily(page, withBothSurnames(page, withoutCard(page, found.value))),
    }
    const key = keyOfHalves(person.value)
    if (!seen.has(key)) seen.set(key, person)
    if (seen.size === COMPARED) break
  }
  // Whom the letter is to does not travel where others are said to.
  if ([...seen.values()].some(({ how }) => how === 'label'))
    for (const person of contactsOfFirms(page)) if (seen.get(keyOfHalves(person))?.how === 'title') seen.delete(keyOfHalves(person))
  // An address is courteous: `Dr. Egon Freiherr von Aue` above a list in which he is `Egon von Aue` is called as in the list.
  for (const [key, { how, value }] of [...seen]) {
    const listed = how === 'title' ? keyOfHalves({ ...value, lastName: withoutRank(value.lastName) }) : key
    if (listed !== key && seen.get(listed)?.how === 'label') seen.delete(key)
  }
  const all = [...seen].map(([key, person]) => namedBy(key, person))
  const each = all
    .filter((one) => !all.some((whole) => whole !== one && (isShortOf(one, whole) || isVocativeOf(one.person.value, whole.person.value))))
    .map(({ person }) => person)
    .slice(0, MOST)
  const values = each.map(({ value }) => value)
  return each.map((person) => ({ ...person, value: withNamesOfBoth(page, person.value, values) }))
}
