import * as v from 'valibot'
import { sum } from '../../core/amounts.ts'
import { UserError } from '../../core/errors.ts'
import type { Calls } from '../../core/operation.ts'
import { fullName, type Named } from '../people.ts'
import { type HotelOfferAnswer, HotelOffer as Offer } from './offers.model.ts'
import { daysOf, partyOf, roomOf, totalOf } from './said.ts'

/** What rooms cost now, before they are booked: their offers are asked for again. */

/** One offer that was quoted, by the id under which it was found. */
const QuotedOffer = v.looseObject({
  found: v.string(),
  hotel: v.looseObject({ hotelId: v.string(), name: v.optional(v.string()) }),
  offer: v.looseObject(Offer.entries),
})
const Quoted = v.array(QuotedOffer)
type Quoted = v.InferOutput<typeof Quoted>

/** The offers of a booking that were quoted, for its view; nothing where there were none. */
export const quotedIn = (quoted: unknown): Quoted => (v.is(Quoted, quoted) ? quoted : [])

/** Asks for offers again, each once. `offer` gives the id under which one is now sold, which is another where its price is. */
export async function quoteOf(ids: readonly string[], { call }: Calls, before?: unknown) {
  const quoted: Quoted = v.is(Quoted, before) ? before : await askedAgain([...new Set(ids)], call)
  const currencies = [...new Set(quoted.map(({ offer }) => offer.price.currency ?? ''))]
  if (currencies.length > 1)
    throw new UserError('price', `prices in ${currencies.join(' and ')} cannot be added up: nothing is booked`, {
      hints: ['book them one by one'],
    })
  const total = sum(quoted.map(({ offer }) => totalOf(offer)))
  return {
    total,
    before: total,
    added: '0',
    currency: currencies[0] ?? '',
    says: quoted
      .map(({ hotel, offer }) => `${hotel.name ?? hotel.hotelId}, ${daysOf(offer)}, ${partyOf(offer)}: ${roomOf(offer)}`)
      .join('; '),
    quoted,
    offer: (id: string): string => quoted.find(({ found }) => found === id)?.offer.id ?? id,
  }
}

async function askedAgain(ids: readonly string[], call: Calls['call']): Promise<Quoted> {
  const { offer: operation } = await import('./offer.ts')
  const quoted: Quoted = []
  for (const offerId of ids) {
    const { data }: HotelOfferAnswer = await call(operation, { offerId })
    const [offer] = data.offers ?? []
    if (!data.hotel || !offer)
      throw new UserError('gone', 'no such room is left for these nights: nothing is booked', {
        hints: ['`wayfare hotels offers` finds others'],
      })
    quoted.push({ found: offerId, hotel: data.hotel, offer })
  }
  return quoted
}

/** The same people in the same rooms are meant once. */
export const sameStay = (offers: readonly string[], names: readonly Named[]): unknown => [
  offers,
  names.map((name) => fullName(name).toUpperCase()),
]
