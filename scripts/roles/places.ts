/** Where the one hire of a document is fetched and brought back. */

import type { Moments } from '../../src/parser/text/roles/hire-moments.ts'
import { hirePlacesBy } from '../../src/parser/text/roles/hire-places.ts'
import { placeSlots } from '../../src/parser/text/roles/places.ts'
import { rememberedFor } from '../../src/parser/text/words/remembered.ts'
import type { Example } from '../learn.ts'
import { plain, sameName } from '../score-fields.ts'
import { byScore, type RoleDocument, type RoleKind } from './documents.ts'

interface Hire extends Moments {
  readonly fetched: string
  readonly brought: string
}

/** Undefined of more than one, and where a day or a place is not told. */
function hireOf({ trip }: RoleDocument): Hire | undefined {
  const [car, ...more] = (trip.products ?? []).flatMap(({ car }) => car ?? [])
  const [begins, ends] = [car?.pickup?.localDateTime, car?.dropoff?.localDateTime]
  const [fetched, brought] = [car?.pickup?.location?.name, car?.dropoff?.location?.name]
  if (more.length > 0 || begins === undefined || ends === undefined || fetched === undefined || brought === undefined) return undefined
  return { begins, ends, fetched, brought }
}

interface Told {
  readonly name: string
  readonly slots: ReadonlySet<number>
}
/** All places of a document, as plain text, for whichever documents are learned from. */
const placesOf = rememberedFor((document: RoleDocument): readonly Told[] => {
  const hire = hireOf(document)
  return hire ? placeSlots(document.page, hire).map(({ mention, slots }) => ({ name: plain(mention.name), slots })) : []
})

/** How much of one name is the other: 1 of the same, 0 of others. */
const shareOf = (one: string, other: string): number =>
  one.includes(other) || other.includes(one) ? Math.min(one.length, other.length) / Math.max(1, one.length, other.length) : 0
/** A name that is so much of the best on its page is as good; a part may be meant or not. */
const MOST_OF = 0.75
/** What is longer than the place is as good only where nothing is better, and no name of it if it is much more. */
const [MORE, MUCH_MORE] = [1.35, 2]

function examplesOf(places: readonly Told[], expected: string): readonly Example[] {
  const shares = places.map(({ name }) => shareOf(expected, name))
  const best = Math.max(...shares)
  return places.flatMap(({ name, slots }, at) => {
    const share = shares[at] ?? 0
    const isLonger = name.length > MORE * expected.length
    const isSo = share > 0 && (share === best || (share >= best * MOST_OF && !isLonger))
    return isSo || share === 0 || name.length > MUCH_MORE * expected.length ? { slots, isSo } : []
  })
}

const examples: RoleKind['examples'] = (documents) => {
  const told = documents.flatMap((document) => {
    const hire = hireOf(document)
    return hire ? { places: placesOf(document), fetched: plain(hire.fetched), brought: plain(hire.brought) } : []
  })
  return {
    placeBegins: told.flatMap(({ places, fetched }) => examplesOf(places, fetched)),
    placeEnds: told.flatMap(({ places, brought }) => examplesOf(places, brought)),
  }
}

const measured: RoleKind['measured'] = (tell) => {
  const told = tell((roles, document) => {
    const hire = hireOf(document)
    if (!hire) return undefined
    const places = hirePlacesBy(roles, document.page, hire)
    return (['fetched', 'brought'] as const).map((end) => ({
      end,
      score: places[end]?.sure ?? Number.NEGATIVE_INFINITY,
      isRight: sameName(hire[end], places[end]?.name ?? ''),
    }))
  }).flat()
  return (['fetched', 'brought'] as const).flatMap((end) => [
    `the place where it is ${end}, by how sure it is:`,
    ...byScore(
      told.filter((one) => one.end === end),
      [3, 2, 1, 0.5, 0, -0.5, -1, Number.NEGATIVE_INFINITY],
    ),
  ])
}

export const places: RoleKind = { examples, measured }
