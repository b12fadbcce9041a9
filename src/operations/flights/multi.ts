import type { Context } from '../../core/context.ts'
import { UserError } from '../../core/errors.ts'
import { also, listOf, optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { currency, literal, text } from '../../core/words.ts'
import { criteria, leg, traveler } from './criteria.ts'
import { filterNames, filters, flightFiltersOf, offersWanted } from './filters.ts'
import { FlightOffers, offers } from './model.ts'
import { offersView } from './offers.view.ts'
import { party, travelersOf } from './party.ts'
import { airlinesOnce, carriersOnce, idsOnce, infantsHeld, legsInOrder, mostTravelers } from './rules.ts'

export const multi = operation({
  name: 'flights multi',
  summary: 'Search a trip of up to six legs',
  route: 'POST /v2/shopping/flight-offers',
  asks: 'GET',
  input: {
    currencyCode: optional(also(currency('Currency of the prices; EUR if left out'), 'currency')),
    originDestinations: listOf(leg, 'The legs of the trip', 6),
    travelers: listOf(traveler, 'Who travels', 18),
    sources: listOf(literal('GDS'), 'Where to search'),
    searchCriteria: optional(criteria),
  },
  rule: (input) =>
    [idsOnce(input), legsInOrder(input.originDestinations), infantsHeld(input.travelers), carriersOnce(input.searchCriteria)].flat(),
  output: FlightOffers,
  rows: offers,
  command: {
    args: ['legs'],
    names: filterNames,
    options: {
      legs: listOf(
        text('From, to and day of each leg, one after another', 100, 'MAD LHR 2027-03-01 LHR JFK 2027-03-04'),
        'From, to and day of each leg, one after another',
        18,
      ),
      ...party,
      ...filters,
      currency: optional(currency('Currency of the prices; EUR if left out')),
      max: optional(offersWanted()),
    },
    rule: (options) => [mostTravelers(options), airlinesOnce(options)].flat(),
    where: ([name, at]) => (name === 'originDestinations' && typeof at === 'number' ? `leg ${at + 1}` : undefined),
    toInput: async (options, context) => ({
      currencyCode: options.currency,
      originDestinations: await legsOf(options.legs, context),
      travelers: travelersOf(options),
      sources: ['GDS' as const],
      searchCriteria: {
        maxFlightOffers: options.max,
        maxPrice: options.maxPrice,
        flightFilters: flightFiltersOf(options),
      },
    }),
  },
  examples: ['MAD LHR 2027-03-01 LHR JFK 2027-03-04', 'BCN ROM +30d ROM ATH +35d --adults 2 --children 1'],
  view: offersView,
})

/** The legs in the words of the service, one after another, so that what is said of them is in order. */
async function legsOf(words: readonly string[], context: Context) {
  const legs = []
  for (const [at, [from, to, day]] of inThrees(words).entries()) {
    const flag = `leg ${at + 1}`
    legs.push({
      id: String(at + 1),
      originLocationCode: await context.place(from, flag),
      destinationLocationCode: await context.place(to, flag),
      departureDateTimeRange: { date: context.day(day, flag) },
    })
  }
  return legs
}

function inThrees(words: readonly string[]): [string, string, string][] {
  if (words.length % 3 !== 0) {
    throw new UserError('usage', `every leg takes three words, from, to and day; got ${words.length}: ${words.join(' ')}`, {
      hints: ['wayfare flights multi MAD LHR 2027-03-01 LHR JFK 2027-03-04'],
    })
  }
  return Array.from({ length: words.length / 3 }, (_, at) => [words[3 * at] ?? '', words[3 * at + 1] ?? '', words[3 * at + 2] ?? ''])
}
