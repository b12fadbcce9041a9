import { faults } from '../../../core/faults.ts'
import type { CardBrand } from '../../../operations/cards.ts'
import type { FlightOffer, ReturnedOffer } from '../../../operations/flights/model.ts'
import type { Included, PricedOffers } from '../../../operations/flights/price.model.ts'
import type { Currency } from '../../data/atlas.types.ts'
import { refusal } from '../../problems.ts'
import type { World } from '../../world.ts'
import { rulesFor } from '../fares/farerules.ts'
import { dictionariesOf } from '../flying/segments.ts'
import { fiscalCountry } from '../regions.ts'
import { cardFeesFor } from './cardfees.ts'
import { bagsFor, otherServicesFor } from './catalogue.ts'
import { currencyOf, repriced } from './pricing.ts'

/** The answer of the pricing operation: offers with their final price, what booking will ask, and what can be had with them. */

interface Wish {
  readonly offers: readonly ReturnedOffer[]
  readonly cardFor: (offerId: string) => CardBrand | undefined
  readonly include: readonly string[]
  readonly forceClass: boolean
}

export function confirmed(world: World, { offers, cardFor, include, forceClass }: Wish): PricedOffers {
  const flightOffers = offers.map((offer, at) =>
    repriced(world, offer, `/data/flightOffers/${at}`, { forceClass, card: cardFor(offer.id) }),
  )
  const currency = oneCurrency(world, offers)
  const all: { readonly [name in keyof Included]-?: () => NonNullable<Included[name]> } = {
    'credit-card-fees': () => cardFeesFor(world.atlas, flightOffers, ({ id }) => cardFor(id), currency),
    bags: () => bagsFor(world, flightOffers, currency),
    'other-services': () => otherServicesFor(world, flightOffers, currency),
    'detailed-fare-rules': () => rulesFor(world, flightOffers, currency),
  }
  const included: Included = Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => include.includes(name))
      .map(([name, make]) => [name, make()] as const)
      // No catalogue comes where there is nothing to be had.
      .filter(([, catalogue]) => Object.keys(catalogue).length > 0),
  )
  return {
    data: { type: 'flight-offers-pricing', flightOffers, bookingRequirements: requirementsOf(world, flightOffers) },
    ...(Object.keys(included).length > 0 && { included }),
    dictionaries: dictionariesOf(world.atlas, flightOffers, currency),
  }
}

/** Offers that are priced together are paid together. */
export function oneCurrency(world: World, offers: readonly ReturnedOffer[]): Currency {
  const [first] = offers
  if (!first) throw new Error('a request without an offer')
  const other = offers.findIndex(({ price }) => price.currency !== first.price.currency)
  if (other < 0) return currencyOf(world, first, '/data/flightOffers/0')
  const detail = `Offers in ${first.price.currency} and ${offers[other]?.price.currency} cannot be priced together`
  throw refusal(faults.combination, detail, `/data/flightOffers/${other}/price/currency`)
}

/** What the airline wants to know of travellers: a document where a border is crossed. */
function requirementsOf({ atlas }: World, offers: readonly FlightOffer[]) {
  const countries = offers.flatMap(({ itineraries }) =>
    itineraries.flatMap(({ segments }) =>
      segments.flatMap(({ departure, arrival }) => [atlas.airport(departure.iataCode)?.country, atlas.airport(arrival.iataCode)?.country]),
    ),
  )
  const abroad = new Set(countries.flatMap((country) => (country ? fiscalCountry(country) : []))).size > 1
  return {
    emailAddressRequired: true,
    mobilePhoneNumberRequired: true,
    travelerRequirements: (offers[0]?.travelerPricings ?? []).map(({ travelerId, travelerType }) => ({
      travelerId,
      genderRequired: true,
      documentRequired: abroad,
      dateOfBirthRequired: abroad || travelerType !== 'ADULT',
    })),
  }
}
