import * as v from 'valibot'
import { Issue } from '../answers.ts'

/** The trip a document holds, as Trip Parser v3 tells it: `subtype` of an arrival and `confirmNbr` are its own spellings. */

const text = v.optional(v.string())

const Address = v.object({
  category: text,
  lines: v.optional(v.array(v.string())),
  postalCode: text,
  countryCode: text,
  cityName: text,
  stateCode: text,
  postalBox: text,
  text,
  state: text,
})

/** Moments are local, `2027-03-01T10:40:00`; a day alone where the document says no time. */
const Point = v.object({ localDateTime: text, name: text, iataCode: text, address: v.optional(Address) })

const Seat = v.object({ number: text, cabin: text })

const FlownBy = v.object({
  carrier: v.optional(v.object({ name: text })),
  flightDesignator: v.optional(v.object({ carrierCode: text, flightNumber: text, operationalSuffix: text })),
})

const Stop = v.object({ iataCode: text, terminal: text, checkInEndTime: text, localDateTime: text })

const AirportLocation = v.object({ name: text, address: v.optional(Address) })

const Air = v.object({
  confirmationNumber: text,
  departureAirportLocation: v.optional(AirportLocation),
  arrivalAirportLocation: v.optional(AirportLocation),
  departure: v.optional(Stop),
  arrival: v.optional(Stop),
  marketing: v.optional(FlownBy),
  operating: v.optional(FlownBy),
  aircraft: v.optional(v.object({ aircraftType: text, aircraftDescription: text })),
  seats: v.optional(v.array(Seat)),
})

const Hotel = v.object({
  confirmationNumber: text,
  checkInDate: text,
  checkOutDate: text,
  roomQuantity: v.optional(v.number()),
  contact: v.optional(v.object({ phone: text })),
  address: v.optional(Address),
  name: text,
  policies: v.optional(v.object({ cancellation: v.object({ description: v.object({ text }) }) })),
  guests: v.optional(v.object({ adults: v.optional(v.number()) })),
  room: v.optional(v.object({ type: text })),
})

/** The service has no name for a branch: it stands in the text of its address, and beside it for whom that is too far. */
const Branch = v.object({
  localDateTime: text,
  location: v.optional(v.object({ name: text, iataCode: text, address: v.optional(Address) })),
})

const Car = v.object({
  confirmationNumber: text,
  serviceProviderName: text,
  pickup: v.optional(Branch),
  dropoff: v.optional(Branch),
  vehicle: v.optional(v.object({ acrissCode: text, carModel: text })),
})

const Train = v.object({
  confirmNbr: text,
  serviceProviderName: text,
  bookingClass: text,
  departure: v.optional(v.object({ subType: text, name: text, iataCode: text })),
  departureDateTime: text,
  arrival: v.optional(v.object({ subtype: text, name: text, iataCode: text })),
  arrivalDateTime: text,
  duration: text,
  departureTrack: text,
  arrivalTrack: text,
  seats: v.optional(v.array(Seat)),
  vehicle: v.optional(v.object({ vehicleType: text, code: text, number: text, displayName: text })),
})

const Stakeholder = v.object({ id: text, name: v.optional(v.object({ firstName: text, lastName: text, title: text })) })

/** Exactly one of its members is there. */
const Product = v.object({ air: v.optional(Air), hotel: v.optional(Hotel), car: v.optional(Car), train: v.optional(Train) })

const Trip = v.object({
  type: text,
  reference: text,
  creationDateTime: text,
  bookingDate: text,
  bookingNumber: text,
  provider: text,
  title: text,
  start: v.optional(Point),
  end: v.optional(Point),
  stakeholders: v.optional(v.array(Stakeholder)),
  price: v.optional(v.object({ currency: text, total: text })),
  products: v.optional(v.array(Product)),
})

/** Where a value comes from. The service tells nothing of it; the sandbox does. */
const Source = v.object({
  /** A JSON pointer into the answer: `/data/trip/products/0/air/departure/iataCode`. */
  pointer: v.string(),
  /** The rule that gave it: `label "Check-in"`, `barcode`. */
  rule: v.string(),
  /** 0 to 1. */
  sure: v.number(),
})

export const ParsedTrip = v.object({
  warnings: v.optional(v.array(Issue)),
  meta: v.optional(v.object({ links: v.optional(v.object({ self: v.optional(v.string()) })), sources: v.optional(v.array(Source)) })),
  data: v.object({ trip: Trip }),
})

export type ParsedTrip = v.InferOutput<typeof ParsedTrip>
export type Trip = v.InferOutput<typeof Trip>
export type Product = v.InferOutput<typeof Product>
export type Air = v.InferOutput<typeof Air>
export type Hotel = v.InferOutput<typeof Hotel>
export type Car = v.InferOutput<typeof Car>
export type Train = v.InferOutput<typeof Train>
export type Address = v.InferOutput<typeof Address>
export type Source = v.InferOutput<typeof Source>

/** What several documents hold: a trip for each. */
export const SeveralTrips = v.object({ ...ParsedTrip.entries, data: v.array(v.object({ trip: Trip })) })

/** What one document holds, or several. */
export interface ParsedTrips {
  readonly meta?: { readonly sources?: readonly Source[] | undefined } | undefined
  readonly data: { readonly trip: Trip } | readonly { readonly trip: Trip }[]
}
