import { type Checked, listOf, optional } from '../../core/fields.ts'
import { airline, count, flag, oneOf, wholeNumber } from '../../core/words.ts'
import { cabins } from './model.ts'

/** Inputs that the searches share. */

/** Most offers one search gives. */
export const mostOffers = 250

/** Which flights are wanted. */
export const filters = {
  travelClass: optional(oneOf(cabins, 'Cabin')),
  nonStop: optional(flag('Only flights without a stop'), false),
  includedAirlineCodes: optional(listOf(airline('An airline'), 'Only these airlines')),
  excludedAirlineCodes: optional(listOf(airline('An airline'), 'Not these airlines')),
  maxPrice: optional(wholeNumber('Most that one traveller may cost', 1, 500)),
}

/** The same as the bodies of requests say it. */
export const flightFiltersOf = ({
  travelClass,
  nonStop,
  includedAirlineCodes,
  excludedAirlineCodes,
}: Checked<Omit<typeof filters, 'maxPrice'>>) => ({
  ...(travelClass && { cabinRestrictions: [{ cabin: travelClass }] }),
  ...((includedAirlineCodes || excludedAirlineCodes) && {
    carrierRestrictions: { includedCarrierCodes: includedAirlineCodes, excludedCarrierCodes: excludedAirlineCodes },
  }),
  ...(nonStop && { connectionRestriction: { maxNumberOfConnections: 0 } }),
})

/** What the flags of those are called, where other than the input. */
export const filterNames = { travelClass: 'cabin', includedAirlineCodes: 'airline', excludedAirlineCodes: 'not-airline' } as const

export const offersWanted = () => count('Most offers to give', 1, mostOffers, 50)
