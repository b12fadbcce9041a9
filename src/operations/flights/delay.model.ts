import * as v from 'valibot'
import { listOfAnswers, Share } from '../answers.ts'

/** How late a flight may be on arrival, from the least to the worst. */
export const delayClasses = [
  'LESS_THAN_30_MINUTES',
  'BETWEEN_30_AND_60_MINUTES',
  'BETWEEN_60_AND_120_MINUTES',
  'OVER_120_MINUTES_OR_CANCELLED',
] as const
export type DelayClass = (typeof delayClasses)[number]

/** The chance of one of them. The `id` names the flight: airline, number, from, to and day of departure. */
export const DelayPrediction = v.object({
  type: v.literal('prediction'),
  subType: v.literal('flight-delay'),
  id: v.string(),
  result: v.picklist(delayClasses),
  probability: Share,
})

export const DelayPredictions = listOfAnswers(DelayPrediction)

export type DelayPrediction = v.InferOutput<typeof DelayPrediction>
export type DelayPredictions = v.InferOutput<typeof DelayPredictions>
