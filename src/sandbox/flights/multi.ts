import { horizonOf } from '../../core/horizon.ts'
import type { CheckedInputOf } from '../../core/operation.ts'
import { mostOffers } from '../../operations/flights/filters.ts'
import type { FlightOffer } from '../../operations/flights/model.ts'
import type { multi as operation } from '../../operations/flights/multi.ts'
import type { Currency } from '../data/atlas.types.ts'
import { airportsCalled, currencyCalled, known, problemsIn } from '../known.ts'
import { endsOfTrip } from '../making/fares/ends.ts'
import { moneyIn } from '../making/money.ts'
import { bagsFor } from '../making/offers/catalogue.ts'
import { cabinCode } from '../making/offers/offers.ts'
import { partyOf } from '../making/offers/party.ts'
import type { Leg } from '../making/offers/searching.ts'
import { accepting, daysOf, suiting } from '../making/offers/wishes.ts'
import { refuseIfAny } from '../problems.ts'
import type { World } from '../world.ts'
import { filtersOf, offersOf } from './legs.ts'

type Input = CheckedInputOf<typeof operation>
type Asked = Input['originDestinations'][number]
type Criteria = NonNullable<Input['searchCriteria']>

export function multi({ originDestinations, travelers, searchCriteria, currencyCode }: Input, world: World) {
  const { flightFilters, maxFlightOffers = mostOffers, maxPrice, additionalInformation, oneFlightOfferPerDay } = searchCriteria ?? {}
  const { connectionRestriction, maxFlightTime, returnToDepartureAirport } = flightFilters ?? {}
  const { maxStops, allow } = filtersOf(world, flightFilters)
  const { currency } = known({ currency: currencyCalled(world.atlas, currencyCode, '/currencyCode') })
  const answer = offersOf(world, {
    legs: originDestinations.map((asked, at) => legOf(world, asked, searchCriteria, `/originDestinations/${at}`)),
    party: partyOf(travelers),
    maxStops,
    allow,
    currency,
    maxPrice,
    most: maxFlightOffers,
    longest: maxFlightTime === undefined ? undefined : maxFlightTime / 100,
    sameAirport: returnToDepartureAirport,
    onePerDay: oneFlightOfferPerDay,
    fewStopsFirst: connectionRestriction?.nonStopPreferred,
  })
  return additionalInformation?.chargeableCheckedBags
    ? { ...answer, data: answer.data.map((offer) => withBagPrice(world, offer, currency)) }
    : answer
}

function legOf(world: World, asked: Asked, criteria: Criteria | undefined, at: string): Leg {
  const { atlas, now } = world
  const horizon = horizonOf(now())
  const origin = { code: asked.originLocationCode, at: `${at}/originLocationCode` }
  const destination = { code: asked.destinationLocationCode, at: `${at}/destinationLocationCode` }
  const ends = endsOfTrip(atlas, origin, destination)
  const abroad = criteria?.flightFilters?.crossBorderAllowed ?? true
  const from = widened(world, ends.from, { radius: asked.originRadius, others: asked.alternativeOriginsCodes, abroad })
  const to = widened(world, ends.to, { radius: asked.destinationRadius, others: asked.alternativeDestinationsCodes, abroad }).filter(
    (code) => !from.includes(code),
  )
  const { cabin = 'ECONOMY', coverage } =
    (criteria?.flightFilters?.cabinRestrictions ?? []).find(
      ({ originDestinationIds }) => originDestinationIds?.includes(asked.id) ?? true,
    ) ?? {}
  const [date = '', ...otherDates] = daysOf(asked.departureDateTimeRange, horizon)
  refuseUnknown(
    world,
    {
      alternativeOriginsCodes: asked.alternativeOriginsCodes,
      alternativeDestinationsCodes: asked.alternativeDestinationsCodes,
    },
    at,
  )
  return {
    from,
    to,
    date,
    otherDates,
    cabin: cabinCode(cabin),
    accepts: accepting(atlas, horizon, {
      departure: asked.departureDateTimeRange,
      arrival: asked.arrivalDateTimeRange,
      through: asked.includedConnectionPoints ?? [],
      around: asked.excludedConnectionPoints ?? [],
    }),
    suits: suiting(criteria?.pricingOptions ?? {}, coverage === 'ALL_SEGMENTS' ? cabinCode(cabin) : undefined),
  }
}

/** Refuses codes of nothing; `lists` are told by their names. */
function refuseUnknown({ atlas }: World, lists: Readonly<Record<string, readonly string[] | undefined>>, at: string): void {
  const found = Object.entries(lists).flatMap(([name, codes = []]) =>
    codes.map((code, place) => airportsCalled(atlas, code, `${at}/${name}/${place}`)),
  )
  refuseIfAny(problemsIn(found))
}

interface Widening {
  /** Kilometres. */
  readonly radius?: number | undefined
  readonly others?: readonly string[] | undefined
  /** Whether airports around may be in another country. */
  readonly abroad: boolean
}

/** The airports of an end with those around it, and with others that will do as well. */
function widened({ atlas }: World, airports: readonly string[], { radius = 0, others = [], abroad }: Widening): string[] {
  const around = airports.flatMap((code) => {
    const airport = atlas.airport(code)
    if (radius === 0 || !airport) return []
    const near = atlas.near({ ...airport, radius }).map(({ item }) => item)
    return near.filter(({ country }) => abroad || country === airport.country).map(({ iata }) => iata)
  })
  return [...new Set([...airports, ...around, ...others.flatMap((code) => atlas.airportsOf(code).map(({ iata }) => iata))])]
}

/** The offer with what one further bag costs on all of it. */
function withBagPrice(world: World, offer: FlightOffer, currency: Currency): FlightOffer {
  const money = moneyIn(currency)
  const single = Object.values(bagsFor(world, [offer], currency)).filter(({ quantity }) => quantity === 1)
  if (single.length === 0) return offer
  const amount = money.text(single.reduce((sum, { price }) => sum + Number(price.amount), 0))
  return { ...offer, price: { ...offer.price, additionalServices: [{ amount, type: 'CHECKED_BAGS' }] } }
}
