import type { Context } from '../../core/context.ts'
import { UserError } from '../../core/errors.ts'
import { text } from '../../core/words.ts'
import { asManyAsFit, oneResult } from '../results.ts'
import { hotelIdPattern } from './model.ts'
import { mostHotels } from './offers.fields.ts'
import { hotelOffers, type NamedOffer } from './offers.model.ts'
import { hotelsNamed } from './references.ts'

/** How a person names hotels and offers that an earlier answer had. */

/** `1,3`, `HLPAR266,RTPAR08U`, `all`, a file or `-`: the ids of hotels, no more than one call takes. */
export async function hotelsAsked(words: string, context: Context): Promise<string[]> {
  const parts = words.split(',').map((word) => word.trim())
  const place = parts.find((part) => /^[\p{L} ]{3,40}$/u.test(part) && part !== 'all' && !hotelIdPattern.test(part.toUpperCase()))
  if (place !== undefined) {
    const typed = place.includes(' ') ? JSON.stringify(place) : place
    throw new UserError('usage', `hotels go by their ids or by their rows in the last list; got "${place}"`, {
      hints: [`\`wayfare hotels list ${typed}\` lists those of a city, then \`wayfare hotels offers 1,2,3 +30d\``],
    })
  }
  return asManyAsFit(await hotelsNamed(parts, context), mostHotels, 'hotels are asked for', context).map(({ id }) => id)
}

export const offerReference = text('A row of the last list of offers, the id of an offer, a file, or - for standard input', 4096, '1')

/** The offer that a reference stands for; of one that is named by its id no more is known. */
export async function offerNamed(reference: string, context: Context): Promise<NamedOffer> {
  const word = reference.trim()
  if (/^(?=.*[A-Z])[A-Z0-9]{10,100}$/i.test(word)) return { id: word.toUpperCase() }
  const says = (count: number) => `one offer is taken at a time; ${reference} holds ${count}`
  return oneResult(word, hotelOffers, context, says, ['give its row, or its id'])
}
