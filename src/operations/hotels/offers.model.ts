import * as v from 'valibot'
import type { ResultKind } from '../../core/context.ts'
import { Issue, listOfAnswers } from '../answers.ts'

/** Hotels with what they sell on some nights. Amounts are decimal text, for all rooms and nights together unless told otherwise. */

const Text = v.object({ text: v.string(), lang: v.optional(v.string()) })

const Tax = v.object({
  code: v.optional(v.string()),
  amount: v.optional(v.string()),
  currency: v.optional(v.string()),
  /** Where it is a share of the price. */
  percentage: v.optional(v.string()),
  /** Whether it is in the base already. */
  included: v.optional(v.boolean()),
  description: v.optional(v.string()),
  pricingFrequency: v.optional(v.string()),
  pricingMode: v.optional(v.string()),
})

/** A stretch of nights that cost the same, the last day not among them; `base` is for one night. */
const Change = v.object({ startDate: v.string(), endDate: v.string(), base: v.optional(v.string()), total: v.optional(v.string()) })

const Price = v.object({
  currency: v.optional(v.string()),
  base: v.optional(v.string()),
  total: v.optional(v.string()),
  sellingTotal: v.optional(v.string()),
  taxes: v.optional(v.array(Tax)),
  variations: v.optional(
    v.object({
      /** Of one night. */
      average: v.optional(v.object({ base: v.optional(v.string()), total: v.optional(v.string()) })),
      changes: v.optional(v.array(Change)),
    }),
  ),
})

const AcceptedPayments = v.object({ creditCards: v.optional(v.array(v.string())), methods: v.optional(v.array(v.string())) })

/** Something charged beforehand, or what is held against it. */
const Paying = v.object({
  amount: v.optional(v.string()),
  deadline: v.optional(v.string()),
  description: v.optional(Text),
  acceptedPayments: v.optional(AcceptedPayments),
})

const Cancellation = v.object({
  /** `FULL_STAY` where all of it is lost. */
  type: v.optional(v.string()),
  amount: v.optional(v.string()),
  numberOfNights: v.optional(v.number()),
  percentage: v.optional(v.string()),
  /** Until when it costs nothing, on the clocks of the hotel: `2027-03-01T18:00:00+01:00`. */
  deadline: v.optional(v.string()),
  description: v.optional(Text),
})

const Policies = v.object({
  /** `guarantee`, `deposit` or `prepay`; other services write it in capitals. */
  paymentType: v.optional(v.string()),
  guarantee: v.optional(Paying),
  deposit: v.optional(Paying),
  prepay: v.optional(Paying),
  /** Recorded answers have one, the schema of the service a list: both are given. */
  cancellation: v.optional(Cancellation),
  cancellations: v.optional(v.array(Cancellation)),
  checkInOut: v.optional(
    v.object({ checkIn: v.optional(v.string()), checkOut: v.optional(v.string()), checkInDescription: v.optional(Text) }),
  ),
})

const Offer = {
  type: v.optional(v.string()),
  id: v.string(),
  checkInDate: v.string(),
  checkOutDate: v.string(),
  rateCode: v.string(),
  /** `PRO` and P public, N negotiated, C on a condition. */
  rateFamilyEstimated: v.optional(v.object({ code: v.optional(v.string()), type: v.optional(v.string()) })),
  description: v.optional(Text),
  commission: v.optional(v.object({ percentage: v.optional(v.string()) })),
  boardType: v.optional(v.string()),
  room: v.object({
    type: v.optional(v.string()),
    typeEstimated: v.optional(
      v.object({ category: v.optional(v.string()), beds: v.optional(v.number()), bedType: v.optional(v.string()) }),
    ),
    description: v.optional(Text),
  }),
  guests: v.optional(v.object({ adults: v.optional(v.number()) })),
  price: Price,
  policies: v.optional(Policies),
  self: v.optional(v.string()),
  cancelPolicyHash: v.optional(v.string()),
}

export const HotelOffer = v.object({ ...Offer, roomQuantity: v.optional(v.string()) })

/** The same where it was booked by version 2, which counts rooms in numbers. */
export const BookedOffer = v.object({ ...Offer, roomQuantity: v.optional(v.number()) })

const OfferingHotel = v.object({
  type: v.optional(v.string()),
  hotelId: v.string(),
  chainCode: v.optional(v.string()),
  dupeId: v.optional(v.string()),
  name: v.optional(v.string()),
  cityCode: v.optional(v.string()),
  latitude: v.optional(v.number()),
  longitude: v.optional(v.number()),
})

export const HotelOffers = v.object({
  type: v.literal('hotel-offers'),
  hotel: OfferingHotel,
  available: v.boolean(),
  offers: v.array(HotelOffer),
  self: v.optional(v.string()),
})

export const HotelOffersAnswer = listOfAnswers(HotelOffers)

/** The hotel with one offer; without any member where it has no room left. */
export const HotelOfferAnswer = v.object({ warnings: v.optional(v.array(Issue)), data: v.partial(HotelOffers) })

export type HotelOffer = v.InferOutput<typeof HotelOffer>
export type HotelOffers = v.InferOutput<typeof HotelOffers>
export type HotelOffersAnswer = v.InferOutput<typeof HotelOffersAnswer>
export type HotelOfferAnswer = v.InferOutput<typeof HotelOfferAnswer>

/** How an offer is named by any service behind this one. */
export const offerIdPattern = /^[A-Z0-9]{2,100}$/

/** What has to be known of an offer to ask for it again, and to tell whether its price changed. */
const NamedOffer = v.looseObject({
  id: v.pipe(v.string(), v.regex(offerIdPattern)),
  price: v.optional(v.looseObject({ total: v.optional(v.string()), currency: v.optional(v.string()) })),
})
export type NamedOffer = v.InferOutput<typeof NamedOffer>

/** Rows of a list of hotels with offers are their offers. */
export const hotelOffers: ResultKind<NamedOffer> = {
  type: 'hotel-offers',
  schema: NamedOffer,
  within: 'offers',
  listedBy: 'hotels offers 1,2,3 +30d',
}
