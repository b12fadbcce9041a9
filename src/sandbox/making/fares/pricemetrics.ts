import { addDays } from '../../../core/dates.ts'
import { faults } from '../../../core/faults.ts'
import type { Currency } from '../../data/atlas.types.ts'
import { currencyCalled, known } from '../../known.ts'
import type { World } from '../../world.ts'
import { carriers } from '../flying/carriers.ts'
import { moneyIn } from '../money.ts'
import { cheapestReturn, createDayPrices, type Direction } from './dayprices.ts'
import { endsOfTrip } from './ends.ts'

/** What a trip usually costs: the quartiles of the cheapest prices on the same weekday, half a year before and after, booked some time ahead. */

/** Weeks before and after, days before departure on which prices are taken, and days away of a round trip. */
const WEEKS = 26
const BOOKED_AHEAD = [14, 30, 60, 90]
const STAY = 7

/** Currencies that prices are analysed in, beside the euro (the service's published list). */
const analysed =
  'CAD HKD ISK PHP DKK HUF CZK AUD RON SEK IDR INR BRL RUB HRK JPY THB CHF SGD PLN BGN TRY CNY NOK NZD ZAR USD MXN ILS GBP KRW MYR'.split(
    ' ',
  )

const ranks = ['MINIMUM', 'FIRST', 'MEDIUM', 'THIRD', 'MAXIMUM'] as const

interface Asked {
  readonly originIataCode: string
  readonly destinationIataCode: string
  readonly departureDate: string
  readonly currencyCode: string
  readonly oneWay: boolean
}

/** The answer to a price analysis: nothing where nobody flies, and a warning where the currency is not one of those. */
export function analysisOf(world: World, { originIataCode, destinationIataCode, departureDate, currencyCode, oneWay }: Asked) {
  const ends = endsOfTrip(
    world.atlas,
    { code: originIataCode, at: 'originIataCode' },
    { code: destinationIataCode, at: 'destinationIataCode' },
    faults.option,
  )
  const supported = currencyCode === 'EUR' || analysed.includes(currencyCode)
  const { currency } = known({ currency: currencyCalled(world.atlas, supported ? currencyCode : 'EUR', 'currencyCode') })
  const priceMetrics = quartilesOf(world, ends, { date: departureDate, oneWay, currency })
  const metric = {
    type: 'itinerary-price-metric' as const,
    origin: { iataCode: originIataCode },
    destination: { iataCode: destinationIataCode },
    departureDate,
    transportType: 'FLIGHT' as const,
    currencyCode: currency.code,
    oneWay,
    priceMetrics,
  }
  return { warnings: supported ? [] : [currencyWarning(currencyCode)], data: priceMetrics.length > 0 ? [metric] : [] }
}

interface Wanted {
  readonly date: string
  readonly oneWay: boolean
  readonly currency: Currency
}

/** Five amounts from the lowest to the highest; none where nobody flies. */
function quartilesOf(world: World, there: Direction, { date, oneWay, currency }: Wanted) {
  const allow = carriers(world)
  const prices = createDayPrices(world, { nonStop: false, roundTrip: !oneWay, currency, allow })
  const back = { from: there.to, to: there.from }
  const dates = Array.from({ length: 2 * WEEKS + 1 }, (_, at) => addDays(date, 7 * (at - WEEKS)))
  // Every third of a year has connections of its own.
  const samples = [dates[8], dates[WEEKS], dates[44]].filter((each) => each !== undefined)
  const [out, home] = [there, back].map((direction) => prices.learn(direction, samples, { today: addDays(date, -60) }))
  const found = dates.flatMap((day) => {
    // When they are booked makes other prices, not other flights.
    const flights = prices.flown(there, day, out ?? [])
    const returns = oneWay || flights.length === 0 ? [] : prices.flown(back, addDays(day, STAY), home ?? [])
    return BOOKED_AHEAD.flatMap((ahead) => {
      const booked = { today: addDays(day, -ahead) }
      const outs = prices.pricesOf(flights, booked)
      const price = oneWay || outs.length === 0 ? outs[0]?.price : cheapestReturn(outs, prices.pricesOf(returns, booked))?.price
      return price ?? []
    })
  })
  if (found.length === 0) return []
  const sorted = found.sort((a, b) => a - b)
  const { text } = moneyIn(currency)
  return ranks.map((quartileRanking, at) => ({ amount: text(quantile(sorted, at / (ranks.length - 1))), quartileRanking }))
}

/** The value below which such a share of sorted values lies, between two of them in proportion. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1)
  const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0]
  return low + (high - low) * (place % 1)
}

/** What a person is told whose currency is not analysed. */
const currencyWarning = (code: string) => ({
  code: 22443,
  title: 'WARNING',
  detail: `The currency ${code} is not supported here, so prices are in EUR. Supported are EUR, ${analysed.join(', ')}`,
  source: { parameter: 'currencyCode' },
})
