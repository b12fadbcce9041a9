/** Plans of whole journeys that stand, though they tell no number of a booking: who has booked all of it, an agency or a friend, writes down what there is. */

import { isNamed, type Seeming } from '../refusal/evidence.ts'
import { rememberedFor } from '../words/remembered.ts'
import { isProposed } from './proposals.ts'
import { isFirm } from './said-booked.ts'
import { isWholeJourney } from './whole-journeys.ts'

/** Whether a page tells a journey from the way there to the way back, names who goes or says that it is booked, and leaves nothing of it open. */
export const isStandingPlan: (seeming: Seeming) => boolean = rememberedFor(
  ({ page, products, people }: Seeming) => isWholeJourney(products) && (isNamed(people) || isFirm(page)) && !isProposed(page),
)
