import * as v from 'valibot'
import type { ResultKind } from '../../core/context.ts'
import { Issue } from '../answers.ts'

/** A ride between an airport and a city, as it is offered and booked. Times are local to the place and have no offset: `2027-03-01T14:30:00`. */

export const transferTypes = ['PRIVATE', 'SHARED', 'TAXI', 'HOURLY', 'AIRPORT_EXPRESS', 'AIRPORT_BUS'] as const
export type TransferType = (typeof transferTypes)[number]

export const vehicleCodes = ['CAR', 'SED', 'WGN', 'ELC', 'VAN', 'SUV', 'LMS', 'MBR', 'TRN', 'BUS'] as const
export type VehicleCode = (typeof vehicleCodes)[number]

/** Standard, business, first class. */
export const vehicleCategories = ['ST', 'BU', 'FC'] as const
export type VehicleCategory = (typeof vehicleCategories)[number]

/** Decimal text. */
const Amount = v.object({ monetaryAmount: v.string() })

/** What something costs, and what of it is the ride and what are fees such as tolls. */
const Quotation = v.object({
  monetaryAmount: v.string(),
  currencyCode: v.string(),
  isEstimated: v.optional(v.boolean()),
  base: v.optional(Amount),
  fees: v.optional(
    v.array(v.object({ monetaryAmount: v.string(), currencyCode: v.optional(v.string()), indicator: v.optional(v.string()) })),
  ),
  totalFees: v.optional(Amount),
})

const Address = v.object({
  line: v.optional(v.string()),
  zip: v.optional(v.string()),
  countryCode: v.optional(v.string()),
  cityName: v.optional(v.string()),
  stateCode: v.optional(v.string()),
  latitude: v.optional(v.number()),
  longitude: v.optional(v.number()),
})

const Place = v.object({
  dateTime: v.optional(v.string()),
  locationCode: v.optional(v.string()),
  address: v.optional(Address),
  name: v.optional(v.string()),
  googlePlaceId: v.optional(v.string()),
  uicCode: v.optional(v.string()),
})

const ServiceProvider = v.object({
  code: v.string(),
  name: v.string(),
  logoUrl: v.optional(v.string()),
  termsUrl: v.optional(v.string()),
  contacts: v.optional(v.object({ phoneNumber: v.optional(v.string()), email: v.optional(v.string()) })),
  settings: v.optional(v.array(v.string())),
})

/** Equipment or a service that is added to the ride. */
const Addition = v.object({
  code: v.string(),
  description: v.optional(v.string()),
  quotation: v.optional(Quotation),
  converted: v.optional(Quotation),
  isBookable: v.optional(v.boolean()),
  taxIncluded: v.optional(v.boolean()),
  includedInTotal: v.optional(v.boolean()),
})

/** A fee of so much percent, or so much money, between so many hours before the pick-up. */
const CancellationRule = v.object({
  ruleDescription: v.optional(v.string()),
  feeType: v.optional(v.string()),
  feeValue: v.optional(v.string()),
  currencyCode: v.optional(v.string()),
  metricType: v.optional(v.string()),
  metricMin: v.optional(v.string()),
  metricMax: v.optional(v.string()),
})

const Call = v.object({ uicCode: v.optional(v.string()), iataCode: v.optional(v.string()), localDateTime: v.optional(v.string()) })

/** The flight or train that a ride connects to. */
export const ConnectedSegment = v.object({
  transportationType: v.optional(v.string()),
  transportationNumber: v.optional(v.string()),
  departure: v.optional(Call),
  arrival: v.optional(Call),
})

/** What an offer and a booked transfer have in common. */
const ride = {
  transferType: v.picklist(transferTypes),
  start: Place,
  end: v.optional(Place),
  stopOvers: v.optional(v.array(v.object({ duration: v.optional(v.string()), sequenceNumber: v.optional(v.number()), location: Place }))),
  /** As the service spells it. */
  passenegerCharacteristics: v.optional(v.array(v.object({ passengerTypeCode: v.optional(v.string()), age: v.optional(v.number()) }))),
  duration: v.optional(v.string()),
  vehicle: v.object({
    code: v.picklist(vehicleCodes),
    category: v.picklist(vehicleCategories),
    description: v.string(),
    seats: v.array(v.object({ count: v.optional(v.number()) })),
    baggages: v.optional(v.array(v.object({ count: v.optional(v.number()), size: v.optional(v.string()) }))),
  }),
  serviceProvider: ServiceProvider,
  quotation: Quotation,
  converted: v.optional(Quotation),
  extraServices: v.optional(v.array(Addition)),
  equipment: v.optional(v.array(Addition)),
  cancellationRules: v.optional(v.array(CancellationRule)),
  methodsOfPaymentAccepted: v.array(v.string()),
  distance: v.optional(v.object({ value: v.number(), unit: v.picklist(['KM', 'MI']) })),
}

export const TransferOffer = v.object({
  type: v.literal('transfer-offer'),
  id: v.string(),
  ...ride,
  language: v.optional(v.string()),
  startConnectedSegment: v.optional(ConnectedSegment),
  endConnectedSegment: v.optional(ConnectedSegment),
})

export const TransferOffers = v.object({ warnings: v.optional(v.array(Issue)), data: v.array(TransferOffer) })

/** A ride that was booked. */
export const Transfer = v.object({
  confirmNbr: v.string(),
  status: v.picklist(['CONFIRMED', 'CANCELLED']),
  note: v.optional(v.string()),
  methodOfPayment: v.optional(v.string()),
  offerId: v.optional(v.string()),
  ...ride,
})

const Passenger = v.looseObject({
  firstName: v.optional(v.string()),
  lastName: v.optional(v.string()),
  title: v.optional(v.string()),
})

export const TransferOrder = v.object({
  type: v.literal('transfer-order'),
  id: v.string(),
  reference: v.optional(v.string()),
  transfers: v.pipe(v.array(Transfer), v.minLength(1)),
  passengers: v.optional(v.array(Passenger)),
  agency: v.optional(v.looseObject({})),
})

export const TransferOrderAnswer = v.object({ warnings: v.optional(v.array(Issue)), data: TransferOrder })

export type TransferOffer = v.InferOutput<typeof TransferOffer>
export type TransferOffers = v.InferOutput<typeof TransferOffers>
export type Transfer = v.InferOutput<typeof Transfer>
export type TransferOrder = v.InferOutput<typeof TransferOrder>
export type TransferOrderAnswer = v.InferOutput<typeof TransferOrderAnswer>
export type Place = v.InferOutput<typeof Place>
export type Quotation = v.InferOutput<typeof Quotation>
export type Addition = v.InferOutput<typeof Addition>
export type CancellationRule = v.InferOutput<typeof CancellationRule>
export type ConnectedSegment = v.InferOutput<typeof ConnectedSegment>

/** Rides as rows of a list. */
export const transferOffers: ResultKind<TransferOffer> = {
  type: 'transfer-offer',
  schema: TransferOffer,
  listedBy: 'transfers search MAD Madrid "+30d 9:30"',
}
