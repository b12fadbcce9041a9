import { faults, refusals } from '../../../core/faults.ts'
import type { Problem } from '../../../core/message.ts'
import type { CheckedInputOf } from '../../../core/operation.ts'
import type { HotelOrder } from '../../../operations/hotels/book.model.ts'
import { offerIdPattern } from '../../../operations/hotels/offers.model.ts'
import type { order } from '../../../operations/hotels/order.ts'
import type { StayTerms } from '../../data/stayterms.ts'
import type { Once, Pages } from '../../ledger.ts'
import { problem, refusal, refuseIfAny } from '../../problems.ts'
import type { World } from '../../world.ts'
import { maskedCard } from '../cards.ts'
import { idOf, newReference } from '../references.ts'
import { type Found, foundBy } from './again.ts'
import { stayFaults } from './faults.ts'
import type { Hotels } from './hotel.ts'
import { offerOf } from './offers.ts'
import { hotelsOf } from './stock.ts'
import { cardFaults, cardMissing, confirmationOf, refuseOld, takeRoom } from './taking.ts'

/** Version 2 of booking rooms: an order, with a room for each association of guests with an offer. */

type Ordering = CheckedInputOf<typeof order>['data']

/** The rooms of one offer within an order, with where they stand. */
interface Part {
  readonly found: Found
  readonly offerId: string
  readonly at: readonly number[]
}

const roomAt = (at: number, member: string): string => `/data/roomAssociations/${at}/${member}`

/** Takes the rooms and writes the order down, all or nothing. Of a card nothing is kept. */
export async function orderRooms(world: World, data: Ordering, once: Once | undefined): Promise<HotelOrder> {
  const [terms, hotels] = await Promise.all([world.atlas.stayTerms(), hotelsOf(world)])
  return world.ledger.change((pages) => {
    if (data.type !== 'hotel-order') throw refusal(refusals.type, `The type of an order is "hotel-order"; got "${data.type}"`, '/data/type')
    const parts = partsOf(world, terms, hotels, data)
    for (const { found, at } of parts) refuseOld(world, found, roomAt(at[0] ?? 0, 'hotelOfferId'))
    refuseIfAny([
      ...parts.flatMap((part) => roomProblems(data, part)),
      ...guestProblems(data),
      ...parts.slice(0, 1).flatMap(({ found }) => paymentProblems(world, terms, data, found)),
    ])
    return { data: written(world, terms, data, parts, pages) }
  }, once)
}

function partsOf(world: World, terms: StayTerms, hotels: Hotels, { roomAssociations }: Ordering): Part[] {
  const ids = [...new Set(roomAssociations.map(({ hotelOfferId }) => hotelOfferId))]
  const placesOf = (id: string) => roomAssociations.flatMap(({ hotelOfferId }, at) => (hotelOfferId === id ? [at] : []))
  const each = ids.map((offerId) => ({ offerId, at: placesOf(offerId), found: foundBy(world, terms, hotels, offerId) }))
  refuseIfAny(
    each.flatMap(({ offerId, at, found }) => {
      if (found) return []
      const isId = offerIdPattern.test(offerId)
      const detail = isId ? `No offer has the id "${offerId}": search again` : `"${offerId}" is no id of an offer`
      return [problem(isId ? stayFaults.noOffer : stayFaults.invalidOffer, detail, roomAt(at[0] ?? 0, 'hotelOfferId'))]
    }),
  )
  return each.flatMap(({ found, ...rest }) => (found ? [{ ...rest, found }] : []))
}

/** Who sleeps in the rooms of an offer. */
function roomProblems({ guests, roomAssociations }: Ordering, { found: { stay, sale }, at }: Part): Problem[] {
  const count =
    at.length === stay.rooms
      ? []
      : [problem(stayFaults.rooms, `The offer is for ${stay.rooms} rooms; these are ${at.length}`, roomAt(at[0] ?? 0, 'hotelOfferId'))]
  const inRooms = at.flatMap((room): Problem[] => {
    const pointer = roomAt(room, 'guestReferences')
    const references = roomAssociations[room]?.guestReferences ?? []
    const people = references.map(({ guestReference }) => guests.find(({ tid }) => String(tid) === guestReference))
    const unknown = references.find((_, place) => people[place] === undefined)
    if (unknown) return [problem(stayFaults.association, `No guest has the tid ${unknown.guestReference}`, pointer)]
    const adults = people.filter((guest) => guest?.childAge === undefined).length
    if (adults === 0) return [problem(stayFaults.adult, 'Children do not sleep alone', pointer)]
    if (people.length > sale.kind.beds)
      return [problem(stayFaults.party, `The room sleeps ${sale.kind.beds}; these are ${people.length}`, pointer)]
    if (people.length > stay.adults)
      return [problem(stayFaults.guests, `The offer is for ${stay.adults}; these are ${people.length}`, pointer)]
    return []
  })
  return [...count, ...inRooms]
}

function guestProblems({ guests }: Ordering): Problem[] {
  const ids = guests.map(({ tid }) => tid)
  const twice = ids.findIndex((tid, at) => ids.indexOf(tid) !== at)
  return [
    ...(twice < 0 ? [] : [problem(stayFaults.association, `Two guests have the tid ${ids[twice]}`, `/data/guests/${twice}/tid`)]),
    ...guests.flatMap(({ firstName, lastName }, at) =>
      firstName === undefined || lastName === undefined
        ? [
            problem(
              faults.missing,
              'A guest has a first and a last name',
              `/data/guests/${at}/${firstName === undefined ? 'firstName' : 'lastName'}`,
            ),
          ]
        : [],
    ),
  ]
}

function paymentProblems(world: World, terms: StayTerms, { payment }: Ordering, found: Found): Problem[] {
  if (!payment) return [cardMissing(found, '/data/payment')]
  if (payment.method !== 'CREDIT_CARD')
    return [problem(stayFaults.payment, `Rooms are paid by CREDIT_CARD here; got "${payment.method}"`, '/data/payment/method')]
  const at = '/data/payment/paymentCard/paymentCardInfo'
  const card = payment.paymentCard?.paymentCardInfo
  if (!card?.cardNumber) return [problem(stayFaults.noNumber, 'A card is given by its number', `${at}/cardNumber`)]
  const { vendorCode, cardNumber, expiryDate, securityCode } = card
  return [
    ...cardFaults(world, terms, found, { vendorCode, cardNumber, expiryDate }, at, stayFaults.expiryOfOrder),
    // What is paid at once is paid without anybody seeing the card.
    ...(found.sale.plan.family.payment === 'PREPAY' && securityCode === undefined
      ? [
          problem(
            stayFaults.securityCode,
            'A rate that is paid when it is booked takes the security code of the card',
            `${at}/securityCode`,
          ),
        ]
      : []),
  ]
}

function written(world: World, terms: StayTerms, data: Ordering, parts: readonly Part[], pages: Pages): HotelOrder['data'] {
  const reference = newReference(world.seed, pages)
  const id = idOf('hotel', reference)
  let rooms = 0
  const hotelBookings = parts.map(({ found, at }, part): HotelOrder['data']['hotelBookings'][number] => {
    const { hotel } = found.house
    const offer = offerOf(world, terms, found.house, found.sale, found.stay, { currency: found.currency, lang: 'en' })
    const confirmations = at.map((place) => {
      takeRoom(world, found, pages, id, roomAt(place, 'hotelOfferId'))
      return confirmationOf(reference, rooms++)
    })
    return {
      type: 'hotel-booking',
      id: idOf('hotel', reference, part + 1),
      bookingStatus: 'CONFIRMED',
      roomAssociations: at.flatMap((place) => data.roomAssociations[place] ?? []),
      hotelOffer: { ...offer, roomQuantity: found.stay.rooms },
      hotel: {
        hotelId: hotel.id,
        chainCode: hotel.chain,
        name: hotel.name,
        self: `/v1/reference-data/locations/hotels/by-hotels?hotelIds=${hotel.id}`,
      },
      hotelProviderInformation: confirmations.map((confirmationNumber) => ({ hotelProviderCode: hotel.chain, confirmationNumber })),
      ...(data.payment && { payment: withoutCard(data.payment) }),
      travelAgentId: 'WAYFARE01',
    }
  })
  pages.write('hotel-order', id, JSON.stringify({ reference, offers: parts.map(({ found }) => found.key) }))
  return {
    type: 'hotel-order',
    id,
    hotelBookings,
    guests: data.guests.map(({ frequentTraveler: _, ...guest }, at) => ({ ...guest, id: at + 1 })),
    associatedRecords: [{ reference, originSystemCode: 'GDS' }],
    self: `/v2/booking/hotel-orders/${id}`,
  }
}

function withoutCard({ method, paymentCard }: NonNullable<Ordering['payment']>) {
  const card = paymentCard?.paymentCardInfo
  return {
    method,
    ...(card && {
      paymentCard: {
        paymentCardInfo: {
          vendorCode: card.vendorCode,
          ...(card.holderName !== undefined && { holderName: card.holderName }),
          cardNumber: maskedCard(card.cardNumber ?? ''),
          expiryDate: card.expiryDate,
        },
      },
    }),
  }
}
