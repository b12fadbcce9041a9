import * as v from 'valibot'
import { optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { airline, country, wholeNumber } from '../../core/words.ts'
import { Issue, Meta } from '../answers.ts'
import { Destination, destinationsSheet } from '../destinations.ts'

const SortedDestinations = v.object({
  warnings: v.optional(v.array(Issue)),
  meta: v.object({ ...Meta.entries, sort: v.literal('iataCode') }),
  data: v.array(Destination),
})

export const routes = operation({
  name: 'airlines routes',
  summary: 'List the cities an airline flies to without a stop',
  route: 'GET /v1/airline/destinations',
  input: {
    airlineCode: airline('The airline'),
    max: optional(wholeNumber('Most cities to give, from the start of the alphabet', 1, 50)),
    arrivalCountryCode: optional(country('Only in this country')),
  },
  output: SortedDestinations,
  command: { args: ['airlineCode'], names: { airlineCode: 'airline', arrivalCountryCode: 'country' } },
  examples: ['IB', 'BA --country US', 'QF --max 10 --json'],
  view: ({ data }, ui) => destinationsSheet(data, 'by name', ui),
})
