/** Where a hire is fetched and brought back, where rules leave that open or tell what is hardly a place: by how places stand on its page. */

import type { Found, FoundCar } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { personOf } from '../people/names.ts'
import { AMONG_WORDS } from '../roles/among-words.ts'
import { hirePlaces } from '../roles/hire-places.ts'
import { isGivenName } from '../words/names-given.ts'
import { plain } from '../words/plain.ts'
import { remembered } from '../words/remembered.ts'
import { labelledPlace, placeBeside } from './car-labelled-places.ts'
import { endsIn } from './car-labels.ts'
import { placeInLabelled, placeKnown } from './car-place-cells.ts'

/** From where on a place is believed by how it stands alone: of a hundred such 95 are right, of documents that were not learned from. */
const SURE = 0.5
/** From where on it is believed rather than what a rule tells that is as unlikely. */
const [SURER, UNLIKELY] = [1.5, -3]

/** `Moira Bell`, who signs below the hours. */
const isPerson = (value: string): boolean => isGivenName(plain(value).split(' ')[0] ?? '') && personOf(value) !== undefined

/** `Narvik sentrum`, `Standort Greifswald`: with a name on the map, other than `Weekend rate`, `Auftrags-Nr. 26-2`. */
const namesPlace = ({ gazetteer }: Page, value: string): boolean =>
  value
    .split(/[\s,/-]+/)
    .some((word) => /^\p{Lu}.{2}/u.test(word) && (gazetteer.airportNamed(word) !== undefined || gazetteer.stations(word).length > 0))

/** Whether a page is of a hire and of nothing else: in plans there are other places, and rules know which is of what. */
function isLetterOfHire(page: Page): boolean {
  const { hire, stay } = page.gazetteer.wording(page)
  return hire > 0 && hire > stay && page.lines.every(({ flights }) => flights.length === 0)
}

/** A hire of a page that tells no other, with the places of its ends. */
export function placedHire(page: Page, car: FoundCar): FoundCar {
  const { pickUp, dropOff, pickUpPlace: fetched, dropOffPlace: brought, ...rest } = car
  if (!pickUp || !dropOff) return car
  const places = remembered(() => hirePlaces(page, { begins: pickUp.value, ends: dropOff.value }))
  const ends = remembered(() => {
    const { pickUp: fetched, dropOff: brought } = endsIn(page.whole)
    return { fetched, brought }
  })
  const isLetter = remembered(() => isLetterOfHire(page))
  const placeOf = (end: 'fetched' | 'brought', read: Found | undefined): Found | undefined => {
    // What says that it is a place, or is on the map, is one.
    if (read && (placeKnown(page, read.value) !== undefined || page.lines.some((line) => placeInLabelled(line) === read.value))) return read
    const told = read && isPerson(read.value) ? undefined : read
    const likely = places()[end]
    if (told && (!isLetter() || namesPlace(page, told.value) || places().sureOf(end, told.value) >= UNLIKELY)) return told
    const beside = (told ?? read) ? undefined : (labelledPlace(page, ends()[end], false) ?? placeBeside(page, ends()[end]))
    if (beside) return { ...beside, sure: 0.7 }
    if (likely && likely.sure >= (told ? SURER : SURE)) return { value: likely.name, rule: AMONG_WORDS, sure: 0.6 }
    // `Change dates`: what is on the page and stands as no place does is left out.
    return told && Number.isFinite(places().sureOf(end, told.value)) ? undefined : told
  }
  const [own, other] = [placeOf('fetched', fetched), placeOf('brought', brought)]
  // What is a place at one end is one at both.
  const isSame = fetched !== undefined && plain(fetched.value) === plain(brought?.value ?? '')
  const [pickUpPlace, dropOffPlace] = isSame ? [own ?? other, other ?? own] : [own, other]
  return { ...rest, pickUp, dropOff, ...(pickUpPlace && { pickUpPlace }), ...(dropOffPlace && { dropOffPlace }) }
}
