/** Where a car is fetched and brought back, as labels tell it. */

import type { LabelledMoment, MomentPair } from '../days/pairs.ts'
import type { Line, Page } from '../page/page.ts'
import { labelledPlace, pinnedPlace, placeBeside, stationOf } from './car-labelled-places.ts'
import type { Ends } from './car-labels.ts'
import { type HirePlace, placeKnown } from './car-place-cells.ts'
import { SAME_ANYWHERE } from './car-place-names.ts'
import { placeOf } from './car-places.ts'
import type { EndPlaces } from './hire-block-places.ts'
import { withoutStreet } from './place-desks.ts'
import { isSaidSame } from './same-place.ts'

/** `From   Clark Vans, Leith depot`, below `Out` and `Back`: where all else of a hire has labels as short. */
const weakPlace = (page: Page, ends: readonly Ends[]): HirePlace | undefined =>
  ends.length > 1 ? placeBeside(page, /from(?=\s*(?::|$))/) : undefined

/** Where a car is fetched and brought back, by any of the labels of its ends; those said of cars alone come first. */
export function placesOf(page: Page, ends: readonly Ends[], { first, second }: MomentPair, isOnly: boolean) {
  const shared =
    ends.map(({ pickUp }) => labelledPlace(page, pickUp, true)).find((found) => found !== undefined) ??
    stationOf(page) ??
    pinnedPlace(page) ??
    weakPlace(page, ends)
  // What stands near both moments, and is not known to be a place, may be anything: a station that has its own label is surer.
  const near = (own: LabelledMoment, other: LabelledMoment): HirePlace | undefined => {
    const told = placeOf(page, own, other)
    if (!isOnly || !shared || !told || placeKnown(page, told.value) !== undefined) return told
    // `Return   Sat 5 May, 18:00` over the next row of its table: where nothing stands near the other moment, this is of something else.
    const beside = placeOf(page, other, own)?.value
    return beside === undefined || beside === told.value ? shared : told
  }
  const place = (labels: readonly RegExp[], own: LabelledMoment, other: LabelledMoment): HirePlace | undefined =>
    // Of several hires each has its place with its moment: a label may be that of the first.
    (isOnly ? undefined : placeOf(page, own, other)) ??
    labels.map((label) => labelledPlace(page, label, false)).find((found) => found !== undefined) ??
    near(own, other) ??
    (labels[0] && placeBeside(page, labels[0])) ??
    shared
  const fetched = place(
    ends.map(({ pickUp }) => pickUp),
    first,
    second,
  )
  const brought =
    isSaidSame(page, ends) || (isOnly && isSaidSameIn(second.line) && fetched)
      ? fetched
      : place(
          ends.map(({ dropOff }) => dropOff),
          second,
          first,
        )
  // Both moments may stand above one place, which then is nearer to the second.
  const isShared = fetched === undefined && ends.every(({ dropOff }) => labelledPlace(page, dropOff, false) === undefined)
  return withTowns({ fetched: isShared ? brought : fetched, brought: brought ?? (SAME_ANYWHERE.test(page.whole) ? fetched : undefined) })
}

/** `Return   Sat 22 March, 16:30 (same branch)`: in the line of the moment. */
const isSaidSameIn = ({ plain }: Line): boolean => SAME_ANYWHERE.test(plain)

/** `Storgatan 4 i Lund` is in Lund; where the car comes back in another street of the same town, only the streets tell which is which. */
function withTowns({ fetched, brought }: EndPlaces): EndPlaces {
  const [one, other] = [fetched, brought].map((place) => place && { ...place, value: withoutStreet(place.value) })
  return one?.value === other?.value && fetched?.value !== brought?.value ? { fetched, brought } : { fetched: one, brought: other }
}
