import * as v from 'valibot'
import type { ResultKind } from '../../core/context.ts'
import { listOfAnswers } from '../answers.ts'

/** The flight offer and its parts, as SPEC's resource tables have them. Money is decimal text, times are local without offset. */

export const cabins = ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST'] as const
export type Cabin = (typeof cabins)[number]

export const travelerTypes = ['ADULT', 'CHILD', 'SENIOR', 'YOUNG', 'HELD_INFANT', 'SEATED_INFANT', 'STUDENT'] as const
export type TravelerType = (typeof travelerTypes)[number]

export const Money = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/))
const Fee = v.object({ amount: Money, type: v.string() })
const Tax = v.object({ amount: Money, code: v.string() })

export const EndPoint = v.object({ iataCode: v.string(), terminal: v.optional(v.string()), at: v.string() })

export const Segment = v.object({
  id: v.string(),
  departure: EndPoint,
  arrival: EndPoint,
  carrierCode: v.string(),
  number: v.string(),
  aircraft: v.object({ code: v.string() }),
  operating: v.optional(v.object({ carrierCode: v.string() })),
  duration: v.string(),
  numberOfStops: v.number(),
  blacklistedInEU: v.boolean(),
  /** For one traveller in the cabin of the offer; priced offers tell it. */
  co2Emissions: v.optional(v.array(v.object({ weight: v.number(), weightUnit: v.string(), cabin: v.picklist(cabins) }))),
})

export const Itinerary = v.object({ duration: v.string(), segments: v.pipe(v.array(Segment), v.minLength(1)) })

const Price = v.object({
  currency: v.string(),
  total: Money,
  base: Money,
  fees: v.optional(v.array(Fee)),
  grandTotal: v.optional(Money),
  additionalServices: v.optional(v.array(Fee)),
})

/** What an airline sells besides bags and seats. */
export const otherServices = ['PRIORITY_BOARDING', 'AIRPORT_CHECKIN'] as const
export type OtherService = (typeof otherServices)[number]

const seatNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}[A-Z]?$/))

/** Services that one traveller wants on one flight. */
const AdditionalServices = v.looseObject({
  chargeableCheckedBags: v.optional(
    v.looseObject({
      quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      weight: v.optional(v.number()),
      weightUnit: v.optional(v.string()),
    }),
  ),
  chargeableSeat: v.optional(v.looseObject({ number: v.optional(seatNumber) })),
  chargeableSeatNumber: v.optional(seatNumber),
  otherServices: v.optional(v.array(v.picklist(otherServices))),
})

/** What a fare includes or sells, as brands say it: `REFUNDABLE TICKET`, for a fee or not. */
const Amenity = v.object({
  description: v.string(),
  isChargeable: v.boolean(),
  amenityType: v.string(),
  amenityProvider: v.optional(v.object({ name: v.string() })),
})

const FareDetails = v.object({
  segmentId: v.string(),
  cabin: v.picklist(cabins),
  fareBasis: v.string(),
  brandedFare: v.optional(v.string()),
  /** The brand as people read it. */
  brandedFareLabel: v.optional(v.string()),
  class: v.string(),
  includedCheckedBags: v.optional(
    v.object({ quantity: v.optional(v.number()), weight: v.optional(v.number()), weightUnit: v.optional(v.string()) }),
  ),
  amenities: v.optional(v.array(Amenity)),
  additionalServices: v.optional(AdditionalServices),
})

const TravelerPricing = v.object({
  travelerId: v.string(),
  fareOption: v.string(),
  travelerType: v.picklist(travelerTypes),
  associatedAdultId: v.optional(v.string()),
  price: v.object({ currency: v.string(), total: Money, base: Money, taxes: v.optional(v.array(Tax)) }),
  fareDetailsBySegment: v.pipe(v.array(FareDetails), v.minLength(1)),
})

export const FlightOffer = v.object({
  type: v.literal('flight-offer'),
  id: v.string(),
  source: v.string(),
  instantTicketingRequired: v.boolean(),
  nonHomogeneous: v.boolean(),
  oneWay: v.boolean(),
  lastTicketingDate: v.optional(v.string()),
  numberOfBookableSeats: v.optional(v.number()),
  itineraries: v.pipe(v.array(Itinerary), v.minLength(1)),
  price: Price,
  pricingOptions: v.object({
    fareType: v.array(v.string()),
    includedCheckedBagsOnly: v.boolean(),
    refundableFare: v.optional(v.boolean()),
    noPenaltyFare: v.optional(v.boolean()),
    noRestrictionFare: v.optional(v.boolean()),
  }),
  validatingAirlineCodes: v.array(v.string()),
  travelerPricings: v.pipe(v.array(TravelerPricing), v.minLength(1)),
  /** How likely it is chosen among the offers it came with, as the prediction operation says. */
  choiceProbability: v.optional(v.string()),
})

/** What must be left of an offer that is handed back: the flights, and who travels how. The price is made anew. */
export const ReturnedOffer = v.looseObject({
  type: v.literal('flight-offer'),
  id: v.string(),
  itineraries: v.pipe(
    v.array(
      v.looseObject({
        segments: v.pipe(
          v.array(
            v.looseObject({
              id: v.string(),
              departure: v.looseObject({ iataCode: v.string(), at: v.string() }),
              arrival: v.looseObject({ iataCode: v.string(), at: v.string() }),
              carrierCode: v.string(),
              number: v.string(),
            }),
          ),
          v.minLength(1),
        ),
      }),
    ),
    v.minLength(1),
  ),
  price: v.looseObject({ currency: v.string(), total: v.string() }),
  travelerPricings: v.pipe(
    v.array(
      v.looseObject({
        travelerId: v.string(),
        travelerType: v.picklist(travelerTypes),
        associatedAdultId: v.optional(v.string()),
        fareDetailsBySegment: v.pipe(
          v.array(
            v.looseObject({
              segmentId: v.string(),
              cabin: v.picklist(cabins),
              class: v.string(),
              brandedFare: v.optional(v.string()),
              additionalServices: v.optional(AdditionalServices),
            }),
          ),
          v.minLength(1),
        ),
      }),
    ),
    v.minLength(1),
  ),
})

export const Names = v.record(v.string(), v.string())

/** Where airports are, by their codes. */
export const Locations = v.record(v.string(), v.object({ cityCode: v.string(), countryCode: v.string() }))

export const Dictionaries = v.object({
  locations: Locations,
  aircraft: Names,
  currencies: Names,
  carriers: Names,
})

export const FlightOffers = listOfAnswers(FlightOffer, { dictionaries: v.optional(Dictionaries) })

/** Offers by row, file or standard input. An answer of the pricing operation holds them one level deeper than a list. */
export const offers: ResultKind<v.InferOutput<typeof ReturnedOffer>> = {
  type: 'flight-offer',
  listedBy: 'flights search MAD JFK +30d',
  schema: ReturnedOffer,
  within: 'flightOffers',
}

export type ReturnedOffer = v.InferOutput<typeof ReturnedOffer>
export type FlightOffer = v.InferOutput<typeof FlightOffer>
export type FlightOffers = v.InferOutput<typeof FlightOffers>
export type Itinerary = v.InferOutput<typeof Itinerary>
export type Segment = v.InferOutput<typeof Segment>
export type Dictionaries = v.InferOutput<typeof Dictionaries>
export type TravelerPricing = v.InferOutput<typeof TravelerPricing>
export type AdditionalServices = v.InferOutput<typeof AdditionalServices>
export type Amenity = v.InferOutput<typeof Amenity>
export type FareDetails = v.InferOutput<typeof FareDetails>
