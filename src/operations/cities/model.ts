import * as v from 'valibot'
import { GeoCode, Issue, Meta } from '../answers.ts'

const Address = v.object({
  countryCode: v.exactOptional(v.string()),
  /** ISO 3166-2: `FR-75`. */
  stateCode: v.exactOptional(v.string()),
})

const CityAirport = v.object({
  type: v.exactOptional(v.literal('location')),
  subType: v.exactOptional(v.string()),
  name: v.string(),
  iataCode: v.string(),
  address: v.exactOptional(Address),
  geoCode: v.exactOptional(GeoCode),
})

/** A city or town. */
export const FoundCity = v.object({
  type: v.literal('location'),
  subType: v.literal('city'),
  name: v.string(),
  /** Of those that an airport serves. */
  iataCode: v.exactOptional(v.string()),
  address: v.exactOptional(Address),
  geoCode: v.exactOptional(GeoCode),
  /** Where in `included` its airports are, where they were asked for. */
  relationships: v.exactOptional(v.array(v.object({ id: v.string(), type: v.string(), href: v.string() }))),
})

export const FoundCities = v.object({
  warnings: v.optional(v.array(Issue)),
  meta: v.optional(Meta),
  data: v.array(FoundCity),
  included: v.exactOptional(v.object({ airports: v.exactOptional(v.record(v.string(), CityAirport)) })),
})

export type CityAirport = v.InferOutput<typeof CityAirport>
export type FoundCity = v.InferOutput<typeof FoundCity>
export type FoundCities = v.InferOutput<typeof FoundCities>
