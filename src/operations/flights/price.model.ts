import * as v from 'valibot'
import { Issue } from '../answers.ts'
import { cardBrands } from '../cards.ts'
import { Dictionaries, FlightOffer, Money, otherServices } from './model.ts'

/** Offers with their final price, and what can be had with them. */

const BagService = v.object({
  quantity: v.optional(v.number()),
  weight: v.optional(v.number()),
  weightUnit: v.optional(v.string()),
  name: v.string(),
  price: v.object({ amount: Money, currencyCode: v.string() }),
  bookableByItinerary: v.boolean(),
  segmentIds: v.array(v.string()),
  travelerIds: v.array(v.string()),
})

const OtherService = v.object({
  name: v.picklist(otherServices),
  price: v.object({ amount: Money, currencyCode: v.string() }),
  bookableByTraveler: v.boolean(),
  bookableByItinerary: v.boolean(),
  segmentIds: v.array(v.string()),
  travelerIds: v.array(v.string()),
})

const CardFee = v.object({
  brand: v.picklist(cardBrands),
  amount: Money,
  currency: v.string(),
  flightOfferId: v.string(),
})

/** One rule of a fare on one flight: what it is about, when, what it costs at most, and the same in words. */
const FareRule = v.object({
  fareBasis: v.string(),
  name: v.string(),
  fareNotes: v.object({
    category: v.optional(v.string()),
    circumstances: v.optional(v.string()),
    notApplicable: v.optional(v.boolean()),
    maxPenaltyAmount: v.optional(v.string()),
    descriptions: v.array(v.object({ descriptionType: v.string(), text: v.string() })),
  }),
  segmentId: v.string(),
})

export const PricedOffers = v.object({
  warnings: v.optional(v.array(Issue)),
  data: v.object({
    type: v.literal('flight-offers-pricing'),
    flightOffers: v.array(FlightOffer),
    bookingRequirements: v.optional(
      v.object({
        emailAddressRequired: v.boolean(),
        mobilePhoneNumberRequired: v.boolean(),
        travelerRequirements: v.array(
          v.object({
            travelerId: v.string(),
            genderRequired: v.boolean(),
            documentRequired: v.boolean(),
            dateOfBirthRequired: v.boolean(),
          }),
        ),
      }),
    ),
  }),
  included: v.optional(
    v.object({
      'credit-card-fees': v.optional(v.record(v.string(), CardFee)),
      bags: v.optional(v.record(v.string(), BagService)),
      'other-services': v.optional(v.record(v.string(), OtherService)),
      'detailed-fare-rules': v.optional(v.record(v.string(), FareRule)),
    }),
  ),
  dictionaries: v.optional(Dictionaries),
})

export type PricedOffers = v.InferOutput<typeof PricedOffers>
export type Included = NonNullable<PricedOffers['included']>
export type FareNotes = v.InferOutput<typeof FareRule>['fareNotes']
