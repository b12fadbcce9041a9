import { dayOfWeek, daysBetween } from '../../../core/dates.ts'

interface Trip {
  readonly departure: string
  readonly return: string
  readonly searched: string
  /** Whether most people go there for the beach. */
  readonly beach: boolean
}

const MONDAY = 1
const THURSDAY = 4
const SATURDAY = 6

/** How likely a trip is for business, 0 to 1: a logit of what airlines have always told the two by. The weights are our own estimate. */
export function businessProbability({ departure, return: back, searched, beach }: Trip): number {
  const nights = daysBetween(departure, back)
  const weekday = dayOfWeek(departure)
  const untilSaturday = (SATURDAY - weekday + 7) % 7
  const logit =
    -0.3 +
    (nights <= 3 ? 1.2 : 0) -
    (untilSaturday < nights ? 1.5 : 0) +
    (weekday >= MONDAY && weekday <= THURSDAY ? 0.8 : 0) -
    (daysBetween(searched, departure) > 30 ? 0.9 : 0) -
    (beach ? 1.3 : 0)
  return 1 / (1 + Math.exp(-logit))
}
