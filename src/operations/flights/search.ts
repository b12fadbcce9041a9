import { also, listOf, optional, usually } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { airline, airport, count, currency, date, flag, oneOf, wholeNumber } from '../../core/words.ts'
import { cabins, FlightOffers } from './model.ts'
import { offersView } from './offers.view.ts'
import { airlinesOnce, mostTravelers, returnAfterDeparture } from './rules.ts'

export const search = operation({
  name: 'flights search',
  summary: 'Search bookable flight offers, one way or return',
  route: 'GET /v2/shopping/flight-offers',
  input: {
    originLocationCode: airport('Where the trip starts'),
    destinationLocationCode: airport('Where the trip goes'),
    departureDate: date('Day of departure'),
    returnDate: optional(date('Day of return; leave it out for one way')),
    adults: usually(count('Travellers aged 12 or over', 1, 9), 1),
    children: optional(count('Children from 2 to 11, each with a seat', 0, 9, 1)),
    infants: optional(count('Children under 2 on an adult’s lap', 0, 9, 1)),
    travelClass: optional(oneOf(cabins, 'Cabin')),
    nonStop: optional(flag('Only flights without a stop'), false),
    includedAirlineCodes: optional(listOf(airline('An airline'), 'Only these airlines')),
    excludedAirlineCodes: optional(listOf(airline('An airline'), 'Not these airlines')),
    maxPrice: optional(wholeNumber('Most that one traveller may cost', 1, 500)),
    currency: optional(also(currency('Currency of the prices; EUR if left out'), 'currencyCode')),
    max: optional(count('Most offers to give', 1, 250, 50), 250),
  },
  rule: (input) => [returnAfterDeparture(input), mostTravelers(input), airlinesOnce(input)].flat(),
  output: FlightOffers,
  command: {
    args: ['originLocationCode', 'destinationLocationCode', 'departureDate', 'returnDate'],
    names: {
      originLocationCode: 'from',
      destinationLocationCode: 'to',
      departureDate: 'depart',
      returnDate: 'return',
      travelClass: 'cabin',
      includedAirlineCodes: 'airline',
      excludedAirlineCodes: 'not-airline',
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
