import * as v from 'valibot'
import type { ResultKind } from '../../core/context.ts'
import { GeoCode, listOfAnswers, oneAnswer } from '../answers.ts'

/** From 1, safest, to 100, least safe. */
const SafetyScores = v.object({
  lgbtq: v.number(),
  medical: v.number(),
  overall: v.number(),
  physicalHarm: v.number(),
  politicalFreedom: v.number(),
  theft: v.number(),
  women: v.number(),
})

/** A city or a district with how safe it is. */
export const SafetyLocation = v.object({
  type: v.literal('safety-rated-location'),
  subType: v.picklist(['CITY', 'DISTRICT', 'AIRPORT', 'POINT_OF_INTEREST']),
  id: v.string(),
  self: v.object({ type: v.optional(v.string()), href: v.optional(v.string()), methods: v.array(v.string()) }),
  name: v.string(),
  geoCode: GeoCode,
  safetyScores: SafetyScores,
})

export const SafetyLocations = listOfAnswers(SafetyLocation)
export const OneSafetyLocation = oneAnswer(SafetyLocation)

export type SafetyScores = v.InferOutput<typeof SafetyScores>
export type SafetyLocation = v.InferOutput<typeof SafetyLocation>
export type SafetyLocations = v.InferOutput<typeof SafetyLocations>
export type OneSafetyLocation = v.InferOutput<typeof OneSafetyLocation>

/** Rated places as rows of a list. */
export const ratedLocations: ResultKind<{ id: string }> = {
  type: 'safety-rated-location',
  schema: v.object({ id: v.string() }),
  listedBy: 'safety score Barcelona',
}
