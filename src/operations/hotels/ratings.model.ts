import * as v from 'valibot'
import { listOfAnswers } from '../answers.ts'

const Rating = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

/** What guests wrote, as scores from 0 to 100. */
export const Sentiments = v.object({
  sleepQuality: v.exactOptional(Rating),
  service: v.exactOptional(Rating),
  facilities: v.exactOptional(Rating),
  roomComforts: v.exactOptional(Rating),
  valueForMoney: v.exactOptional(Rating),
  catering: v.exactOptional(Rating),
  swimmingPool: v.exactOptional(Rating),
  location: v.exactOptional(Rating),
  internet: v.exactOptional(Rating),
  pointsOfInterest: v.exactOptional(Rating),
  staff: v.exactOptional(Rating),
})

export const HotelSentiment = v.object({
  type: v.literal('hotelSentiment'),
  hotelId: v.string(),
  overallRating: Rating,
  numberOfRatings: v.number(),
  numberOfReviews: v.number(),
  sentiments: Sentiments,
})

export const HotelSentiments = listOfAnswers(HotelSentiment)

export type Sentiments = v.InferOutput<typeof Sentiments>
export type HotelSentiment = v.InferOutput<typeof HotelSentiment>
export type HotelSentiments = v.InferOutput<typeof HotelSentiments>
