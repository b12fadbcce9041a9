import { optional, usually } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { airport, oneOf } from '../../core/words.ts'
import { dateViews, FlightDates, noStayOneWay, range } from './cached.ts'
import { datesView } from './dates.view.ts'

const { origin, ...others } = range

export const dates = operation({
  name: 'flights dates',
  summary: 'See on which days a trip is cheapest, as a calendar',
  route: 'GET /v1/shopping/flight-dates',
  input: {
    origin,
    destination: airport('Where the trip goes'),
    ...others,
    // The service would say every length of trip for every day: thousands. A calendar has one price a day.
    viewBy: usually(optional(oneOf(dateViews, 'The cheapest of each')), 'DATE'),
  },
  rule: noStayOneWay,
  output: FlightDates,
  command: {
    args: ['origin', 'destination', 'departureDate'],
    names: { origin: 'from', destination: 'to', departureDate: 'depart', oneWay: 'one-way', duration: 'days' },
  },
  examples: ['MAD JFK', 'MAD JFK 2027-03 --days 7', 'LHR BCN 2027-03-01..2027-04-30 --non-stop', 'MAD SYD --one-way --json'],
  view: datesView,
})
