import * as v from 'valibot'
import type { Complaint } from '../../core/faults.ts'
import { also, optional } from '../../core/fields.ts'
import { airport, currency, daysAhead, flag, span, wholeNumber } from '../../core/words.ts'
import { Issue } from '../answers.ts'
import { Money } from './model.ts'

/** What the searches in cached prices share: cheapest destinations and cheapest dates. */

/** How long a trip may be, in days. */
const stay = { least: 1, most: 15 }

/** Inputs of both. What is not said is told in the answer's `meta.defaults`. */
export const range = {
  origin: airport('Where the trip starts'),
  departureDate: optional(daysAhead('Day of departure or a range of days, at most 180 days ahead')),
  oneWay: optional(flag('One way only')),
  duration: optional(span('Days away, or a range such as 2,8', stay.least, stay.most, '2,8')),
  nonStop: optional(flag('Only flights without a stop')),
  maxPrice: optional(wholeNumber('Most that the trip may cost', 0, 200)),
  currency: optional(also(currency('Currency of the prices; EUR if left out'), 'currencyCode')),
} as const

/** One way has no length. */
export const noStayOneWay = ({ oneWay, duration }: { oneWay?: boolean | undefined; duration?: string | undefined }): Complaint[] =>
  oneWay && duration !== undefined
    ? [{ fault: 'combination', path: ['duration'], says: 'cannot be combined with one way: give one of the two', got: duration }]
    : []

const trip = {
  origin: v.string(),
  destination: v.string(),
  departureDate: v.string(),
  returnDate: v.optional(v.string()),
  price: v.object({ total: Money }),
}

/** An answer in cached prices, of items with these links. */
const answerOf = <const T extends string, const L extends v.ObjectEntries, const V extends v.PicklistOptions>(
  type: T,
  links: L,
  views: V,
) =>
  v.object({
    warnings: v.optional(v.array(Issue)),
    meta: v.object({
      currency: v.string(),
      links: v.optional(v.object({ self: v.optional(v.string()) })),
      defaults: v.object({
        departureDate: v.optional(v.string()),
        oneWay: v.optional(v.boolean()),
        duration: v.optional(v.string()),
        nonStop: v.optional(v.boolean()),
        viewBy: v.optional(v.picklist(views)),
      }),
    }),
    data: v.array(v.object({ type: v.literal(type), ...trip, links: v.object(links) })),
    dictionaries: v.object({
      currencies: v.record(v.string(), v.string()),
      locations: v.record(v.string(), v.object({ subType: v.picklist(['AIRPORT', 'CITY']), detailedName: v.string() })),
    }),
  })

export const destinationViews = ['COUNTRY', 'DATE', 'DESTINATION', 'DURATION', 'WEEK'] as const
export const dateViews = ['DATE', 'DURATION', 'WEEK'] as const

export const FlightDestinations = answerOf('flight-destination', { flightDates: v.string(), flightOffers: v.string() }, destinationViews)
export const FlightDates = answerOf('flight-date', { flightDestinations: v.string(), flightOffers: v.string() }, dateViews)

export type FlightDestinations = v.InferOutput<typeof FlightDestinations>
export type FlightDates = v.InferOutput<typeof FlightDates>
