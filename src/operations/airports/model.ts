import * as v from 'valibot'
import { GeoCode, listOfAnswers, oneAnswer, Score, Share } from '../answers.ts'

const Address = v.object({
  cityName: v.string(),
  cityCode: v.string(),
  countryName: v.string(),
  countryCode: v.string(),
  stateCode: v.optional(v.string()),
  regionCode: v.string(),
})

/** An airport or city found by its name. */
export const FoundLocation = v.object({
  type: v.literal('location'),
  subType: v.picklist(['AIRPORT', 'CITY']),
  name: v.string(),
  detailedName: v.string(),
  id: v.string(),
  self: v.object({ href: v.string(), methods: v.array(v.string()) }),
  timeZoneOffset: v.optional(v.string()),
  iataCode: v.string(),
  geoCode: v.optional(GeoCode),
  address: v.partial(Address),
  analytics: v.optional(v.object({ travelers: Score })),
})

/** An airport near a point. */
export const NearAirport = v.object({
  type: v.literal('location'),
  subType: v.literal('AIRPORT'),
  name: v.string(),
  detailedName: v.string(),
  timeZoneOffset: v.string(),
  iataCode: v.string(),
  geoCode: GeoCode,
  address: Address,
  distance: v.object({ value: v.number(), unit: v.literal('KM') }),
  analytics: v.object({ flights: Score, travelers: Score }),
  relevance: v.number(),
})

export const FoundLocations = listOfAnswers(FoundLocation)
export const OneLocation = oneAnswer(FoundLocation)
export const NearAirports = listOfAnswers(NearAirport)

/**
 * How punctual flights from an airport will be on a day, as shares of all of them: `probability` of those without a real delay, less than
 * an hour late and not cancelled; `result` of those that keep to the schedule, give or take 15 minutes.
 */
export const OnTimePrediction = oneAnswer(
  v.object({
    type: v.literal('prediction'),
    subType: v.literal('on-time'),
    /** Airport and day: `JFK20270301`. */
    id: v.string(),
    result: Share,
    probability: Share,
  }),
)

export type FoundLocation = v.InferOutput<typeof FoundLocation>
export type FoundLocations = v.InferOutput<typeof FoundLocations>
export type OnTimePrediction = v.InferOutput<typeof OnTimePrediction>
export type OneLocation = v.InferOutput<typeof OneLocation>
export type NearAirport = v.InferOutput<typeof NearAirport>
export type NearAirports = v.InferOutput<typeof NearAirports>

/** The name of a place with its city, where the name does not say it already. */
export const withCity = (name: string, city = ''): string => (name.toLowerCase().includes(city.toLowerCase()) ? name : `${name}, ${city}`)
