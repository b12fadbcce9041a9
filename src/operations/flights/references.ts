import type { Context } from '../../core/context.ts'
import { listOf } from '../../core/fields.ts'
import { text } from '../../core/words.ts'
import { asManyAsFit } from '../results.ts'
import { offers, type ReturnedOffer } from './model.ts'

/** How a person names offers that an earlier answer had. */

/** Offers that one call takes back. */
export const mostReturned = 6

export const offerReference = (more = '') => text(`A row of the last list, a file, or - for standard input${more}`, 4096, '1')

export const offerReferences = () => listOf(offerReference(), 'Rows of the last list, files, or - for standard input', mostReturned)

/** The offers that references stand for, no more than one call takes; `done` says what is done with them. */
export async function offersNamed(references: readonly string[], context: Context, done: string): Promise<ReturnedOffer[]> {
  const given = (await Promise.all(references.map((reference) => context.result(reference, offers)))).flat()
  // A whole list can be piped in: it has the cheapest first.
  return asManyAsFit(given, mostReturned, `offers are ${done}`, context)
}
