import { type Checked, listOf, object, optional } from '../../core/fields.ts'
import { airline, count, flag, oneOf, text, wholeNumber } from '../../core/words.ts'
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

/** The same as requests with several parts say it; `one` and `many` are what the parts are called. */
export const flightFilters = (one: string, many: string) =>
  optional(
    object(
      {
        cabinRestrictions: optional(
          listOf(
            object({ cabin: oneOf(cabins, 'Cabin'), originDestinationIds: optional(listOf(text(one, 20, '1'), many)) }, 'A cabin'),
            'Cabins',
            6,
          ),
        ),
        carrierRestrictions: optional(
          object(
            {
              blacklistedInEUAllowed: optional(flag('Also airlines that may not fly to the EU'), false),
              includedCarrierCodes: optional(listOf(airline('An airline'), 'Only these airlines')),
              excludedCarrierCodes: optional(listOf(airline('An airline'), 'Not these airlines')),
            },
            'Airlines',
          ),
        ),
        connectionRestriction: optional(
          object({ maxNumberOfConnections: optional(count(`Most stops on ${one.toLowerCase()}`, 0, 2)) }, 'Stops'),
        ),
      },
      'Which flights',
    ),
  )

/** From the one to the other. */
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
