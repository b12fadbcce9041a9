import * as v from 'valibot'
import type { ResultKind } from '../../core/context.ts'
import { GeoCode, listOfAnswers, oneAnswer } from '../answers.ts'

export const categories = ['SIGHTS', 'HISTORICAL', 'BEACH_PARK', 'NIGHTLIFE', 'RESTAURANT', 'SHOPPING'] as const

/** A place of interest. */
export const PointOfInterest = v.object({
  type: v.literal('location'),
  subType: v.literal('POINT_OF_INTEREST'),
  /** Ten hexadecimal digits. */
  id: v.string(),
  self: v.object({ href: v.string(), methods: v.array(v.string()) }),
  geoCode: GeoCode,
  name: v.string(),
  category: v.picklist(categories),
  /** By fame within its city, from 1. */
  rank: v.number(),
  tags: v.array(v.string()),
})

export const PointsOfInterest = listOfAnswers(PointOfInterest)
export const OnePointOfInterest = oneAnswer(PointOfInterest)

export type PointOfInterest = v.InferOutput<typeof PointOfInterest>
export type PointsOfInterest = v.InferOutput<typeof PointsOfInterest>
export type OnePointOfInterest = v.InferOutput<typeof OnePointOfInterest>

/** Places as rows of a list. */
export const placeRows: ResultKind<{ id: string }> = {
  type: 'place',
  schema: v.object({ id: v.string() }),
  listedBy: 'places near Barcelona',
}
