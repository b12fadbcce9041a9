import { optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { airport, country, wholeNumber } from '../../core/words.ts'
import { listOfAnswers } from '../answers.ts'
import { Destination, destinationsSheet } from '../destinations.ts'

export const routes = operation({
  name: 'airports routes',
  summary: 'List the cities an airport has flights to without a stop',
  route: 'GET /v1/airport/direct-destinations',
  input: {
    departureAirportCode: airport('The airport'),
    max: optional(wholeNumber('Most cities to give, from the start of the alphabet of codes', 1, 50)),
    arrivalCountryCode: optional(country('Only in this country')),
  },
  output: listOfAnswers(Destination),
  command: { args: ['departureAirportCode'], names: { departureAirportCode: 'airport', arrivalCountryCode: 'country' } },
  examples: ['MAD', 'BLR --country IN', 'JFK --max 10 --json'],
  view: ({ data }, ui, { departureAirportCode }) => destinationsSheet(data, 'by code', ui, departureAirportCode),
})
