import { listOf, object, optional } from '../../core/fields.ts'
import { airline, airport, count, date, dayAhead, flag, oneOf, text, textLike, timeOfDay, wholeNumber } from '../../core/words.ts'
import { mostOffers, offersWanted } from './fields.ts'
import { cabins, travelerTypes } from './model.ts'

/** What a search of several legs takes: the legs, who travels, and what to find. */

const points = (summary: string, most: number) => listOf(airport('An airport or city'), summary, most)

/** Kilometres around an airport in which others will do as well. */
const radius = (of: string) => wholeNumber(`Kilometres within ${of} in which other airports will do as well`, 0, 100)

const around = (what: string) => ({
  time: optional(timeOfDay(`Local time of ${what}`)),
  timeWindow: optional(textLike(/^([1-9]|1[0-2])H$/, 'Hours before and after it that will do as well', '1H to 12H', '3H')),
  dateWindow: optional(
    textLike(/^[MPI][1-3]D$/, 'Days that will do as well: before (M), after (P) or both (I)', 'M, P or I and 1D to 3D', 'I3D'),
  ),
})

export const leg = object(
  {
    id: text('Name of the leg within the request', 20, '1'),
    originLocationCode: airport('Where the leg starts'),
    destinationLocationCode: airport('Where it goes'),
    departureDateTimeRange: object({ date: dayAhead('Day of departure'), ...around('departure') }, 'When it starts'),
    arrivalDateTimeRange: optional(object({ date: date('Day of arrival'), ...around('arrival') }, 'When it is to be over')),
    originRadius: optional(radius('of where it starts')),
    alternativeOriginsCodes: optional(points('It may also start there', 2)),
    destinationRadius: optional(radius('of where it goes')),
    alternativeDestinationsCodes: optional(points('It may also go there', 2)),
    includedConnectionPoints: optional(points('Change there', 2)),
    excludedConnectionPoints: optional(points('Do not change there', 3)),
  },
  'One leg of the trip',
)

export const traveler = object(
  {
    id: text('Name of the traveller within the request', 20, '1'),
    travelerType: oneOf(travelerTypes, 'Age group'),
    associatedAdultId: optional(text('The adult who holds an infant', 20, '1')),
    fareOptions: optional(listOf(text('A fare option', 40, 'STANDARD'), 'Fare options')),
  },
  'One traveller',
)

const coverages = ['MOST_SEGMENTS', 'AT_LEAST_ONE_SEGMENT', 'ALL_SEGMENTS'] as const

export const criteria = object(
  {
    maxFlightOffers: optional(offersWanted(), mostOffers),
    maxPrice: optional(wholeNumber('Most that one traveller may cost', 1, 500)),
    pricingOptions: optional(
      object(
        {
          includedCheckedBagsOnly: optional(flag('Only fares with a bag'), false),
          refundableFare: optional(flag('Only fares that are given back'), false),
          noPenaltyFare: optional(flag('Only fares that are changed and given back without a fee'), false),
          noRestrictionFare: optional(flag('Only those of them that may be bought until the end'), false),
        },
        'Which fares',
      ),
    ),
    excludeAllotments: optional(flag('No seats that are set aside for tours; there are none')),
    flightFilters: optional(
      object(
        {
          railSegmentAllowed: optional(flag('Also trains; there are none')),
          busSegmentAllowed: optional(flag('Also coaches; there are none')),
          maxFlightTime: optional(count('Most time, in percent of the fastest way', 100, 10_000, 150)),
          cabinRestrictions: optional(
            listOf(
              object(
                {
                  cabin: oneOf(cabins, 'Cabin'),
                  originDestinationIds: optional(listOf(text('A leg', 20, '1'), 'Legs')),
                  coverage: optional(oneOf(coverages, 'On how many flights of a leg'), 'MOST_SEGMENTS'),
                },
                'A cabin',
              ),
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
            object(
              {
                maxNumberOfConnections: optional(count('Most stops on a leg', 0, 2)),
                airportChangeAllowed: optional(flag('Also ways from one airport of a city to another; there are none')),
                technicalStopsAllowed: optional(flag('Also flights that stop on their way; there are none')),
              },
              'Stops',
            ),
          ),
        },
        'Which flights',
      ),
    ),
  },
  'What to find',
)
