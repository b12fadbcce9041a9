import { faults } from '../../../core/faults.ts'
import type { Problem } from '../../../core/message.ts'
import type { CheckedInputOf } from '../../../core/operation.ts'
import type { HotelBookings } from '../../../operations/hotels/book.model.ts'
import type { book } from '../../../operations/hotels/book.ts'
import type { StayTerms } from '../../data/stayterms.ts'
import type { Once, Pages } from '../../ledger.ts'
import { problem, refusal, refuseIfAny } from '../../problems.ts'
import type { World } from '../../world.ts'
import { newReference } from '../references.ts'
import { type Found, foundBy } from './again.ts'
import { stayFaults } from './faults.ts'
import { hotelsOf } from './stock.ts'
import { cardFaults, cardMissing, confirmationOf, refuseOld, takeRoom } from './taking.ts'

/** Version 1 of booking rooms: one offer, its guests, and a booking for each room. */

type Booking = CheckedInputOf<typeof book>['data']

const offerAt = '/data/offerId'

/** Takes the rooms and writes them down, all or nothing. Of a card nothing is kept. */
export async function bookRooms(world: World, data: Booking, once: Once | undefined): Promise<HotelBookings> {
  const [terms, hotels] = await Promise.all([world.atlas.stayTerms(), hotelsOf(world)])
  return world.ledger.change((pages) => {
    const found = foundBy(world, terms, hotels, data.offerId)
    if (!found) throw refusal(faults.format, `The offer id "${data.offerId}" is none that was given out here: search again`, offerAt)
    refuseOld(world, found, offerAt)
    refuseIfAny([...guestProblems(data, found), ...paymentProblems(world, terms, data, found)])
    return { data: written(world, data, found, pages) }
  }, once)
}

function written(world: World, data: Booking, found: Found, pages: Pages): HotelBookings['data'] {
  const reference = newReference(world.seed, pages)
  return Array.from({ length: found.stay.rooms }, (_, number) => {
    const providerConfirmationId = confirmationOf(reference, number)
    const id = `${found.house.hotel.chain}_${providerConfirmationId}`
    takeRoom(world, found, pages, id, offerAt)
    const { key } = found
    pages.write('hotel-booking', id, JSON.stringify({ reference, ...key, wish: data.rooms?.[number]?.specialRequest }))
    return { type: 'hotel-booking', id, providerConfirmationId, associatedRecords: [{ reference, originSystemCode: 'GDS' }] }
  })
}

/** Guests by their numbers; those without one are counted. */
const guestIds = ({ guests }: Booking): number[] => guests.map(({ id }, at) => id ?? at + 1)

function guestProblems(data: Booking, { stay }: Found): Problem[] {
  const ids = guestIds(data)
  const { rooms } = data
  const wrong = (detail: string, at: string) => problem(stayFaults.association, detail, at)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  const problems = twice === undefined ? [] : [wrong(`Two guests have the id ${twice}`, '/data/guests')]
  if (!rooms) {
    // One guest stands for all rooms, and all guests share one.
    if (stay.rooms > 1 && ids.length > 1)
      problems.push(
        problem(stayFaults.rooms, `The offer is for ${stay.rooms} rooms: say who sleeps where of ${ids.length} guests`, '/data/rooms'),
      )
    else if (stay.rooms === 1 && ids.length > stay.adults) problems.push(wrong(tooMany(stay.adults, ids.length), '/data/guests'))
    return problems
  }
  if (rooms.length !== stay.rooms)
    problems.push(problem(stayFaults.rooms, `The offer is for ${stay.rooms} rooms; these are ${rooms.length}`, '/data/rooms'))
  const placed: number[] = []
  for (const [at, { guestIds: own = ids.length === 1 ? ids : [] }] of rooms.entries()) {
    const pointer = `/data/rooms/${at}/guestIds`
    const unknown = own.find((id) => !ids.includes(id))
    const again = own.find((id) => placed.includes(id))
    if (own.length === 0) problems.push(wrong('Nobody sleeps in the room', pointer))
    else if (unknown !== undefined) problems.push(wrong(`No guest has the id ${unknown}`, pointer))
    // The only guest may stand for several rooms.
    else if (again !== undefined && ids.length > 1) problems.push(wrong(`Guest ${again} sleeps in two rooms`, pointer))
    else if (own.length > stay.adults) problems.push(wrong(tooMany(stay.adults, own.length), pointer))
    placed.push(...own)
  }
  const left = ids.find((id) => !placed.includes(id))
  if (left !== undefined && problems.length === 0) problems.push(wrong(`Guest ${left} is in no room`, '/data/rooms'))
  return problems
}

const tooMany = (adults: number, guests: number): string => `The offer is for ${adults} in each room; these are ${guests}`

function paymentProblems(world: World, terms: StayTerms, { payments = [], rooms = [] }: Booking, found: Found): Problem[] {
  const [first] = payments
  if (!first) return [cardMissing(found, '/data/payments')]
  const ids = payments.map(({ id }, at) => id ?? at + 1)
  return [
    ...payments.flatMap(({ card }, at) => {
      const pointer = `/data/payments/${at}/card`
      return card ? cardFaults(world, terms, found, card, pointer, stayFaults.expiry) : [cardMissing(found, pointer)]
    }),
    ...rooms.flatMap(({ paymentId }, at) =>
      paymentId === undefined || ids.includes(paymentId)
        ? []
        : [problem(faults.data, `No payment has the id ${paymentId}`, `/data/rooms/${at}/paymentId`)],
    ),
  ]
}
