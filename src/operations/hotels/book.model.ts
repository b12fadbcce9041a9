import * as v from 'valibot'
import { Issue } from '../answers.ts'
import { BookedOffer } from './offers.model.ts'

/** What was booked at a hotel. It can neither be read back nor cancelled through this service. */

const Record = v.object({ reference: v.string(), originSystemCode: v.optional(v.string()) })

/** One room. */
const HotelBooking = v.object({
  type: v.optional(v.string()),
  id: v.string(),
  /** Under what the hotel knows it. */
  providerConfirmationId: v.string(),
  associatedRecords: v.optional(v.array(Record)),
  self: v.optional(v.string()),
})

export const HotelBookings = v.object({ warnings: v.optional(v.array(Issue)), data: v.pipe(v.array(HotelBooking), v.minLength(1)) })
export type HotelBookings = v.InferOutput<typeof HotelBookings>

const RoomAssociation = v.object({
  guestReferences: v.array(v.object({ guestReference: v.string(), hotelLoyaltyId: v.optional(v.string()) })),
  specialRequest: v.optional(v.string()),
  hotelOfferId: v.string(),
})

const OrderGuest = v.object({
  tid: v.optional(v.number()),
  id: v.number(),
  title: v.optional(v.string()),
  firstName: v.optional(v.string()),
  lastName: v.optional(v.string()),
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
  childAge: v.optional(v.number()),
})

/** Of a card no more than its last four digits is ever told. */
const OrderPayment = v.object({
  method: v.string(),
  paymentCard: v.optional(
    v.object({
      paymentCardInfo: v.object({
        vendorCode: v.string(),
        holderName: v.optional(v.string()),
        cardNumber: v.string(),
        expiryDate: v.optional(v.string()),
      }),
    }),
  ),
})

const OrderedStay = v.object({
  type: v.string(),
  id: v.string(),
  bookingStatus: v.string(),
  roomAssociations: v.array(RoomAssociation),
  hotelOffer: BookedOffer,
  hotel: v.object({ hotelId: v.string(), chainCode: v.string(), name: v.string(), self: v.optional(v.string()) }),
  hotelProviderInformation: v.pipe(v.array(v.object({ hotelProviderCode: v.string(), confirmationNumber: v.string() })), v.minLength(1)),
  payment: v.optional(OrderPayment),
  travelAgentId: v.string(),
})

export const HotelOrder = v.object({
  warnings: v.optional(v.array(Issue)),
  data: v.object({
    type: v.string(),
    id: v.string(),
    hotelBookings: v.pipe(v.array(OrderedStay), v.minLength(1)),
    guests: v.array(OrderGuest),
    associatedRecords: v.pipe(v.array(Record), v.minLength(1)),
    self: v.string(),
  }),
})
export type HotelOrder = v.InferOutput<typeof HotelOrder>
