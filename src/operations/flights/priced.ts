import * as v from 'valibot'
import { Issue } from '../answers.ts'
import { Dictionaries, FlightOffer, Money } from './model.ts'

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

const FareRules = v.object({
  fareBasis: v.string(),
  name: v.string(),
  fareNotes: v.object({ descriptions: v.array(v.object({ descriptionType: v.string(), text: v.string() })) }),
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
      bags: v.optional(v.record(v.string(), BagService)),
      'detailed-fare-rules': v.optional(v.record(v.string(), FareRules)),
    }),
  ),
  dictionaries: v.optional(Dictionaries),
})

export type PricedOffers = v.InferOutput<typeof PricedOffers>
