import { optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { oneOf } from '../../core/words.ts'
import { destinationViews, FlightDestinations, noStayOneWay, range } from './cached.ts'
import { destinationsView } from './destinations.view.ts'

export const destinations = operation({
  name: 'flights destinations',
  summary: 'See where one can fly to cheaply',
  route: 'GET /v1/shopping/flight-destinations',
  input: { ...range, viewBy: optional(oneOf(destinationViews, 'The cheapest of each; of each destination if left out')) },
  rule: noStayOneWay,
  output: FlightDestinations,
  command: { args: ['origin'], names: { origin: 'from', departureDate: 'depart', oneWay: 'one-way', duration: 'days' } },
  examples: ['MAD', 'LON --depart 2027-03 --days 5..9 --non-stop', 'MAD --max-price 200 --view-by country', 'JFK --one-way --json'],
  view: destinationsView,
})
