import * as v from 'valibot'
import { GeoCode, listOfAnswers, Score } from '../answers.ts'

/** A destination with its share of the traffic of a city in a month, against the one that has most. `fields` leaves members out. */
export const AirTraffic = v.object({
  type: v.literal('air-traffic'),
  destination: v.exactOptional(v.string()),
  subType: v.exactOptional(v.picklist(['TRAVELED', 'BOOKED'])),
  analytics: v.exactOptional(v.object({ flights: v.exactOptional(Score), travelers: v.exactOptional(Score) })),
})

/** A month with its share of the travellers of the year, in percent. */
export const BusyPeriod = v.object({
  type: v.literal('air-traffic'),
  period: v.string(),
  analytics: v.object({ travelers: Score }),
})

/** What there is for a traveller within so many metres of a point, 0 to 100. */
export const RatedArea = v.object({
  type: v.literal('category-rated-area'),
  geoCode: GeoCode,
  radius: v.number(),
  categoryScores: v.object({
    sight: v.object({ overall: v.number(), historical: v.number(), beachAndPark: v.number() }),
    restaurant: v.object({ overall: v.number(), vegetarian: v.number() }),
    shopping: v.object({ overall: v.number(), luxury: v.number() }),
    nightLife: v.object({ overall: v.number() }),
  }),
})

export const AirTraffics = listOfAnswers(AirTraffic)
export const BusyPeriods = listOfAnswers(BusyPeriod)
export const RatedAreas = listOfAnswers(RatedArea)

export type AirTraffic = v.InferOutput<typeof AirTraffic>
export type AirTraffics = v.InferOutput<typeof AirTraffics>
export type BusyPeriod = v.InferOutput<typeof BusyPeriod>
export type BusyPeriods = v.InferOutput<typeof BusyPeriods>
export type RatedArea = v.InferOutput<typeof RatedArea>
export type RatedAreas = v.InferOutput<typeof RatedAreas>
