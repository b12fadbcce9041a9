import * as v from 'valibot'
import { listOfAnswers } from '../answers.ts'
import { cabins, EndPoint, Locations, Money, Names } from './model.ts'

/** Seat maps as the service gives them. x counts lines from the nose, y places from the left; both begin at 0, and aisles count. */

const seatStatuses = ['AVAILABLE', 'BLOCKED', 'OCCUPIED'] as const

const Coordinates = v.object({ x: v.number(), y: v.number() })

const SeatPrice = v.object({
  currency: v.string(),
  total: Money,
  base: v.optional(Money),
  taxes: v.optional(v.array(v.object({ amount: Money, code: v.string() }))),
})

const Seat = v.object({
  cabin: v.picklist(cabins),
  number: v.string(),
  characteristicsCodes: v.array(v.string()),
  travelerPricing: v.array(
    v.object({ travelerId: v.string(), seatAvailabilityStatus: v.picklist(seatStatuses), price: v.optional(SeatPrice) }),
  ),
  coordinates: Coordinates,
})

const Facility = v.object({
  code: v.string(),
  column: v.optional(v.string()),
  row: v.optional(v.string()),
  position: v.optional(v.string()),
  coordinates: Coordinates,
})

const Deck = v.object({
  deckType: v.picklist(['UPPER', 'MAIN', 'LOWER']),
  deckConfiguration: v.object({
    width: v.number(),
    length: v.number(),
    startSeatRow: v.number(),
    endSeatRow: v.number(),
    startWingsX: v.optional(v.number()),
    endWingsX: v.optional(v.number()),
    startWingsRow: v.optional(v.number()),
    endWingsRow: v.optional(v.number()),
    exitRowsX: v.optional(v.array(v.number())),
  }),
  facilities: v.optional(v.array(Facility)),
  seats: v.array(Seat),
})

const Amenities = v.object({
  power: v.optional(
    v.object({
      isChargeable: v.boolean(),
      powerType: v.picklist(['PLUG', 'USB_PORT', 'ADAPTOR', 'PLUG_OR_USB_PORT']),
      usbType: v.optional(v.picklist(['USB_A', 'USB_C', 'USB_A_AND_USB_C'])),
    }),
  ),
  seat: v.optional(
    v.object({
      legSpace: v.number(),
      spaceUnit: v.picklist(['INCHES', 'CENTIMENTERS']),
      tilt: v.picklist(['FULL_FLAT', 'ANGLE_FLAT', 'NORMAL']),
      amenityType: v.optional(v.literal('SEAT')),
    }),
  ),
  wifi: v.optional(v.object({ isChargeable: v.boolean(), wifiCoverage: v.picklist(['FULL', 'PARTIAL']) })),
  entertainment: v.optional(
    v.array(
      v.object({
        isChargeable: v.boolean(),
        entertainmentType: v.picklist(['LIVE_TV', 'MOVIES', 'AUDIO_VIDEO_ON_DEMAND', 'TV_SHOWS', 'IP_TV']),
      }),
    ),
  ),
  food: v.optional(v.object({ isChargeable: v.boolean(), foodType: v.picklist(['MEAL', 'FRESH_MEAL', 'SNACK', 'FRESH_SNACK']) })),
  beverage: v.optional(
    v.object({ isChargeable: v.boolean(), beverageType: v.picklist(['ALCOHOLIC', 'NON_ALCOHOLIC', 'ALCOHOLIC_AND_NON_ALCOHOLIC']) }),
  ),
})

const Seatmap = v.object({
  type: v.literal('seatmap'),
  id: v.string(),
  departure: EndPoint,
  arrival: EndPoint,
  carrierCode: v.string(),
  number: v.string(),
  operating: v.optional(v.object({ carrierCode: v.optional(v.string()) })),
  aircraft: v.object({ code: v.string() }),
  class: v.optional(v.string()),
  flightOfferId: v.optional(v.string()),
  segmentId: v.string(),
  decks: v.array(Deck),
  aircraftCabinAmenities: v.optional(Amenities),
  availableSeatsCounters: v.array(v.object({ travelerId: v.string(), value: v.number() })),
})

export const Seatmaps = listOfAnswers(Seatmap, {
  dictionaries: v.optional(
    v.object({ locations: v.optional(Locations), facilities: v.optional(Names), seatCharacteristics: v.optional(Names) }),
  ),
})

export type Seatmaps = v.InferOutput<typeof Seatmaps>
export type Seatmap = v.InferOutput<typeof Seatmap>
export type Amenities = v.InferOutput<typeof Amenities>
export type Deck = v.InferOutput<typeof Deck>
export type Seat = v.InferOutput<typeof Seat>
