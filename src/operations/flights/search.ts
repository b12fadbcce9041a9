import { also, optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { airport, currency, dayAhead } from '../../core/words.ts'
import { filterNames, filters, mostOffers, offersWanted } from './filters.ts'
import { FlightOffers, offers } from './model.ts'
import { offersView } from './offers.view.ts'
import { party } from './party.ts'
import { airlinesOnce, mostTravelers, returnAfterDeparture } from './rules.ts'

export const search = operation({
  name: 'flights search',
  summary: 'Search bookable flight offers, one way or return',
  route: 'GET /v2/shopping/flight-offers',
  input: {
    originLocationCode: airport('Where the trip starts'),
    destinationLocationCode: airport('Where the trip goes'),
    departureDate: dayAhead('Day of departure'),
    returnDate: optional(dayAhead('Day of return; leave it out for one way')),
    ...party,
    ...filters,
    currency: optional(also(currency('Currency of the prices; EUR if left out'), 'currencyCode')),
    max: optional(offersWanted(), mostOffers),
  },
  rule: (input) => [returnAfterDeparture(input), mostTravelers(input), airlinesOnce(input)].flat(),
  output: FlightOffers,
  rows: offers,
  command: {
    args: ['originLocationCode', 'destinationLocationCode', 'departureDate', 'returnDate'],
    names: {
      originLocationCode: 'from',
      destinationLocationCode: 'to',
      departureDate: 'depart',
      returnDate: 'return',
      ...filterNames,
    },
  },
  examples: [
    'MAD JFK 2027-03-01',
    'MAD JFK 2027-03-01 2027-03-08 --non-stop --airline IB',
    'LON SIN +60d --cabin business --currency GBP',
    'MAD JFK 2027-03-01 --json',
  ],
  view: offersView,
})
