import * as v from 'valibot'
import type { ResultKind } from '../../core/context.ts'
import { listOfAnswers, oneAnswer } from '../answers.ts'

/** Degrees: texts in recorded answers, numbers in the published schema. */
const Degrees = v.union([v.string(), v.number()])

/** A tour or another thing to do, sold by somebody else behind a link. */
export const Activity = v.object({
  id: v.string(),
  type: v.literal('activity'),
  self: v.object({ href: v.string(), methods: v.array(v.string()) }),
  name: v.string(),
  shortDescription: v.exactOptional(v.string()),
  description: v.exactOptional(v.string()),
  geoCode: v.object({ latitude: Degrees, longitude: Degrees }),
  /** Decimal text, of 5. */
  rating: v.exactOptional(v.string()),
  pictures: v.exactOptional(v.array(v.string())),
  bookingLink: v.exactOptional(v.string()),
  /** A person; an `A` behind it says that something more is to be paid there. */
  price: v.exactOptional(v.object({ amount: v.exactOptional(v.string()), currencyCode: v.exactOptional(v.string()) })),
  /** ISO 8601. */
  minimumDuration: v.exactOptional(v.string()),
})

export const ActivityList = listOfAnswers(Activity)
export const OneActivity = oneAnswer(Activity)

export type Activity = v.InferOutput<typeof Activity>
export type ActivityList = v.InferOutput<typeof ActivityList>
export type OneActivity = v.InferOutput<typeof OneActivity>

/** Activities as rows of a list. */
export const activityRows: ResultKind<{ id: string }> = {
  type: 'activity',
  schema: v.object({ id: v.string() }),
  listedBy: 'activities near Barcelona',
}
