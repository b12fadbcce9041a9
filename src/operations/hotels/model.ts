import * as v from 'valibot'
import type { ResultKind } from '../../core/context.ts'
import { GeoCode, listOfAnswers } from '../answers.ts'

/** Eight letters and digits: a chain, a city and three signs of its own, `MCLONGHM`. */
export const hotelIdPattern = /^[A-Z0-9]{8}$/

/** Ids that one call lists. */
export const mostListed = 99

export const HotelEntry = v.object({
  chainCode: v.string(),
  /** Of the city it goes by. */
  iataCode: v.string(),
  dupeId: v.number(),
  name: v.string(),
  hotelId: v.string(),
  geoCode: GeoCode,
  address: v.object({
    countryCode: v.string(),
    cityName: v.exactOptional(v.string()),
    /** The district. */
    lines: v.exactOptional(v.array(v.string())),
  }),
  /** From what the hotels were asked around. */
  distance: v.exactOptional(v.object({ value: v.number(), unit: v.picklist(['KM', 'MILE']) })),
  /** Stars. */
  rating: v.exactOptional(v.number()),
  amenities: v.exactOptional(v.array(v.string())),
  lastUpdate: v.string(),
})

export const HotelList = listOfAnswers(HotelEntry)

export type HotelEntry = v.InferOutput<typeof HotelEntry>
export type HotelList = v.InferOutput<typeof HotelList>

const name = v.optional(v.string())
const Entry = v.looseObject({ hotelId: v.string(), name })

/** A hotel as any list has it: by its id, by the ids of a name that was found, or within what it offers. */
export const ReturnedHotel = v.union([
  Entry,
  v.looseObject({ hotelIds: v.pipe(v.array(v.string()), v.minLength(1)), name }),
  v.looseObject({ hotel: Entry }),
])

export type ReturnedHotel = v.InferOutput<typeof ReturnedHotel>

/** Hotels by row, file or standard input. */
export const hotels: ResultKind<ReturnedHotel> = { type: 'hotel', schema: ReturnedHotel, listedBy: 'hotels list PAR' }
