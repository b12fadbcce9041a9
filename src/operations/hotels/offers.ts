import { optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { flag, text } from '../../core/words.ts'
import { hotelsAsked } from './offer.references.ts'
import { hotelIds, stay } from './offers.fields.ts'
import { HotelOffersAnswer, hotelOffers } from './offers.model.ts'
import { offersView } from './offers.view.ts'

const { bestRateOnly: _, ...typed } = stay

/** A range of prices says nothing without the currency it is in. */
const rule = ({ priceRange, currency }: { priceRange?: string | undefined; currency?: string | undefined }) =>
  priceRange !== undefined && currency === undefined
    ? [{ fault: 'missing' as const, path: ['currency'], says: 'is missing: a range of prices is in a currency, such as EUR' }]
    : []

export const offers = operation({
  name: 'hotels offers',
  summary: 'Find free rooms with their prices',
  route: 'GET /v3/shopping/hotel-offers',
  input: { hotelIds, ...stay },
  rule,
  output: HotelOffersAnswer,
  rows: hotelOffers,
  command: {
    args: ['hotels', 'checkInDate', 'checkOutDate'],
    options: {
      hotels: text('Hotel ids or rows of the last list of hotels, with commas between', 4096, '1,3'),
      ...typed,
      allRates: optional(flag('Every room and rate, not only the cheapest of each hotel'), false),
    },
    names: {
      checkInDate: 'check-in',
      checkOutDate: 'check-out',
      roomQuantity: 'rooms',
      paymentPolicy: 'payment',
      boardType: 'board',
      includeClosed: 'closed',
      countryOfResidence: 'residence',
    },
    rule,
    toInput: async ({ hotels, allRates, ...rest }, context) => ({
      ...rest,
      hotelIds: await hotelsAsked(hotels, context),
      ...(allRates && { bestRateOnly: false }),
    }),
  },
  examples: [
    '1,2,3 2027-03-01 2027-03-03',
    '1,2 2027-03-01 2027-03-03 --all-rates --closed --adults 2',
    'all 2027-03-01 --board breakfast --json',
  ],
  view: offersView,
})
