import * as v from 'valibot'
import { optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { airport, currency, dayAhead, flag, textLike } from '../../core/words.ts'
import { listOfAnswers } from '../answers.ts'
import { analyzeView } from './analyze.view.ts'
import { Money } from './model.ts'

const price = { price: optional(textLike(/^\d{1,9}(\.\d{1,3})?$/, 'A price to compare with, in the same currency', 'an amount', '450.00')) }

const Place = v.object({ iataCode: v.string() })

const PriceMetric = v.object({
  type: v.literal('itinerary-price-metric'),
  origin: Place,
  destination: Place,
  departureDate: v.string(),
  transportType: v.literal('FLIGHT'),
  currencyCode: v.string(),
  oneWay: v.boolean(),
  priceMetrics: v.array(v.object({ amount: Money, quartileRanking: v.picklist(['MINIMUM', 'FIRST', 'MEDIUM', 'THIRD', 'MAXIMUM']) })),
})

const PriceMetrics = listOfAnswers(PriceMetric)

export type PriceMetrics = v.InferOutput<typeof PriceMetrics>

const trip = {
  originIataCode: airport('Where the trip starts'),
  destinationIataCode: airport('Where the trip goes'),
  departureDate: dayAhead('Day of departure'),
}
const currencyCode = currency('Currency of the prices; EUR if left out')
const oneWay = flag('One way only')

export const analyze = operation({
  name: 'flights analyze',
  summary: 'See what a trip usually costs',
  route: 'GET /v1/analytics/itinerary-price-metrics',
  input: { ...trip, currencyCode: optional(currencyCode, 'EUR'), oneWay: optional(oneWay, false) },
  output: PriceMetrics,
  command: {
    args: ['originIataCode', 'destinationIataCode', 'departureDate'],
    // What is not said is not sent.
    options: { ...trip, currencyCode: optional(currencyCode), oneWay: optional(oneWay), ...price },
    toInput: ({ price: _, ...asked }) => asked,
    names: { originIataCode: 'from', destinationIataCode: 'to', departureDate: 'depart', currencyCode: 'currency' },
  },
  examples: ['MAD JFK 2027-03-01 --price 420', 'LHR SIN +60d --one-way --currency GBP', 'MAD CDG 2027-03-21 --json'],
  view: analyzeView,
})
