/** What a picture tells in signs that were hardly legible, and is left out: what is somebody else's is worse than nothing. */

import { fold } from '../core/fold.ts'
import type { Lines } from './document.ts'
import type { Found, FoundProduct, FoundTrip } from './found.ts'
import { cutNumbersIn } from './read/cut-numbers.ts'

/** A trip without what was misread in a picture, and with a warning where that was anything; that of another document as it is. */
export function withoutMisread(trip: FoundTrip, { lines, unsure, unsureCodes }: Omit<Lines, 'otherwise'>): FoundTrip {
  const known = unsure ? withoutPeople(trip, unsure) : trip
  return unsureCodes ? withoutCodes(known, unsureCodes, cutNumbersIn(lines)) : known
}

/** Without people whose names have a word of which letters are not sure, or whose last one is an initial, as where the stroke of `REED/ANNA B` was lost. */
function withoutPeople(trip: FoundTrip, unsure: ReadonlySet<string>): FoundTrip {
  const isMisread = ({ value: { firstName = '', lastName } }: FoundTrip['people'][number]): boolean =>
    /^\p{L}\.?$/u.test(lastName) ||
    fold(`${firstName} ${lastName}`)
      .split(' ')
      .some((word) => unsure.has(word))
  const people = trip.people.filter((person) => !isMisread(person))
  return people.length === trip.people.length
    ? trip
    : { ...trip, people, warnings: [...trip.warnings, 'a name in the picture is not told: its letters are not sure'] }
}

/** Without references, and numbers of flights, of which a sign was taken for another or lost: nobody finds a booking by those. */
function withoutCodes(trip: FoundTrip, codes: ReadonlySet<string>, cut: ReadonlySet<string>): FoundTrip {
  const isMisread = (found: Found | undefined): boolean => found?.value.split(/[^A-Z\d]+/).some((code) => codes.has(code)) === true
  const isCut = (one: FoundProduct): boolean => one.kind === 'air' && cut.has(`${one.carrier?.value}${one.number?.value}`)
  const readable = (product: FoundProduct): FoundProduct => {
    const { confirmation, ...more } = product
    const known = isMisread(confirmation) ? more : product
    if (known.kind !== 'air' || !isCut(known)) return known
    const { number: _, ...rest } = known
    return rest
  }
  const { reference, ...others } = trip
  const isLeftOut = isMisread(reference) || trip.products.some((product) => isMisread(product.confirmation) || isCut(product))
  if (!isLeftOut) return trip
  const warnings = [...trip.warnings, 'a number in the picture is not told: its letters and figures are not sure']
  return { ...others, products: trip.products.map(readable), ...(reference && !isMisread(reference) && { reference }), warnings }
}
