import * as v from 'valibot'
import type { Complaint } from '../../core/faults.ts'
import { optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { airport, date } from '../../core/words.ts'
import { Issue, Share } from '../answers.ts'
import { purposeView } from './purpose.view.ts'

/** What a trip is for, with the probability that it is. */
const TripPurpose = v.object({
  data: v.object({
    type: v.literal('prediction'),
    subType: v.literal('trip-purpose'),
    /** The two ends and the day of departure: `NYCMAD20231201`. */
    id: v.string(),
    result: v.picklist(['BUSINESS', 'LEISURE']),
    probability: Share,
  }),
  meta: v.optional(
    v.object({
      defaults: v.optional(v.object({ searchDate: v.optional(v.string()) })),
      links: v.optional(v.object({ self: v.optional(v.string()), related: v.optional(v.string()), type: v.optional(v.string()) })),
    }),
  ),
  warnings: v.optional(v.array(Issue)),
})

export type TripPurpose = v.InferOutput<typeof TripPurpose>

export const purpose = operation({
  name: 'trip purpose',
  summary: 'Guess from its dates and places whether a trip is for business or for pleasure',
  route: 'GET /v1/travel/predictions/trip-purpose',
  input: {
    originLocationCode: airport('Where the trip starts'),
    destinationLocationCode: airport('Where the trip goes'),
    departureDate: date('Day of departure'),
    returnDate: date('Day of return', '2027-03-08'),
    searchDate: optional(date('Day on which the trip is looked for; today if left out', '2026-11-20')),
  },
  rule: (input) => [elsewhere(input), inOrder(input)].flat(),
  output: TripPurpose,
  command: {
    args: ['originLocationCode', 'destinationLocationCode', 'departureDate', 'returnDate'],
    names: {
      originLocationCode: 'from',
      destinationLocationCode: 'to',
      departureDate: 'depart',
      returnDate: 'return',
      searchDate: 'searched',
    },
  },
  examples: ['NYC MAD 2027-03-01 2027-03-03', 'london palma +60d +70d', 'MAD JFK 2027-03-01 2027-03-08 --searched 2027-01-15 --json'],
  view: purposeView,
})

const elsewhere = (input: { readonly originLocationCode: string; readonly destinationLocationCode: string }): Complaint[] =>
  input.originLocationCode === input.destinationLocationCode
    ? [{ fault: 'data', path: ['destinationLocationCode'], says: 'is where the trip starts', got: input.destinationLocationCode }]
    : []

/** One looks for a trip, leaves, and comes back, if need be on the same day. */
function inOrder(input: {
  readonly departureDate: string
  readonly returnDate: string
  readonly searchDate?: string | undefined
}): Complaint[] {
  const { departureDate, returnDate, searchDate } = input
  return [
    ...(returnDate < departureDate
      ? [{ fault: 'date' as const, path: ['returnDate'], says: `is before the departure on ${departureDate}`, got: returnDate }]
      : []),
    ...(searchDate !== undefined && searchDate > departureDate
      ? [{ fault: 'date' as const, path: ['searchDate'], says: `is after the departure on ${departureDate}`, got: searchDate }]
      : []),
  ]
}
