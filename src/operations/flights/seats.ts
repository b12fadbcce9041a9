import * as v from 'valibot'
import { UserError } from '../../core/errors.ts'
import type { Complaint } from '../../core/faults.ts'
import { document, listOf, object, optional } from '../../core/fields.ts'
import { instead, operation } from '../../core/operation.ts'
import { counted } from '../../core/view.ts'
import { count } from '../../core/words.ts'
import { ReturnedOffer } from './model.ts'
import { ofOrder } from './order.ts'
import { mostReturned, offerReferences, offersNamed } from './references.ts'
import { Seatmaps } from './seats.model.ts'
import { seatsView } from './seats.view.ts'

/** Flights of one offer that a person may name: six parts of three flights. */
const mostFlights = 18

const travelers = document(v.record(v.string(), v.looseObject({})), 'Who travels, by id', 'travellers by their ids')

export const seats = operation({
  name: 'flights seats',
  summary: 'Show the seats of the flights of an offer or an order',
  route: 'POST /v1/shopping/seatmaps',
  asks: 'GET',
  input: {
    data: listOf(document(ReturnedOffer, 'An offer of a search', 'a flight offer'), 'The offers whose flights to show', mostReturned),
    included: optional(object({ travelers: optional(travelers) }, 'Frequent flyers')),
  },
  output: Seatmaps,
  command: {
    args: ['offers'],
    options: {
      offers: optional(offerReferences()),
      ...ofOrder,
      segment: optional(count('Only this flight of the offer, counted from 1', 1, mostFlights)),
    },
    rule: ({ offers, order, segment }) => [
      ...eitherOne({ offers, order }),
      ...(order !== undefined && segment !== undefined ? [notOfOrder] : []),
    ],
    toInput: async ({ offers = [], order, segment }, context) => {
      if (order !== undefined) {
        const { orderSeats } = await import('./order-seats.ts')
        return instead(orderSeats, { flightOrderId: await context.booking(order) })
      }
      const some = await offersNamed(offers, context, 'shown')
      return { data: segment === undefined ? some : some.map((offer) => onlyFlight(offer, segment)) }
    },
  },
  examples: ['1', '2 --segment 1', '--order TKKB2K', '- --json'],
  view: seatsView,
})

/** Either the offers or the order. */
const eitherOne = ({ offers, order }: { offers?: readonly string[] | undefined; order?: string | undefined }): Complaint[] =>
  (offers === undefined) !== (order === undefined)
    ? []
    : [
        offers
          ? { fault: 'combination', path: ['order'], says: 'cannot be combined with offers: give one of the two' }
          : { fault: 'missing', path: ['offers'], says: 'is missing: give a row of the last list, or --order with a reference' },
      ]

const notOfOrder: Complaint = {
  fault: 'combination',
  path: ['segment'],
  says: 'goes with an offer: an order is shown with all its flights',
}

/** An offer of which one flight is left. */
function onlyFlight(offer: ReturnedOffer, number: number): ReturnedOffer {
  const segments = offer.itineraries.flatMap((itinerary) => itinerary.segments)
  const segment = segments[number - 1]
  if (segment) return { ...offer, itineraries: [{ segments: [segment] }] }
  throw new UserError('usage', `--segment ${number}: offer ${offer.id} has ${counted(segments.length, 'flight')}`)
}
