import { listOf, object, optional } from '../../core/fields.ts'
import { airline, airport, count, dayAhead, flag, oneOf, text, textLike, timeOfDay, wholeNumber } from '../../core/words.ts'
import { mostOffers, offersWanted } from './filters.ts'
import { cabins } from './model.ts'
import { namedTraveler } from './party.ts'

/** What the body of a search may ask for: the legs, who travels and which offers are wanted. */

/** When something is to be, by local day and time, with how far it may be from that. */
const moment = (what: string) =>
  object(
    {
      date: dayAhead(`Day of ${what}`),
      time: optional(timeOfDay(`Local time of ${what}`)),
      dateWindow: optional(
        textLike(/^[MPI][1-3]D$/, 'Days around', 'I, P or M for both ways, later or earlier, with one to three days', 'I2D'),
      ),
      timeWindow: optional(textLike(/^([1-9]|1[0-2])H$/, 'Hours around the time', 'one to twelve hours', '3H')),
    },
    `When, by day and time of ${what}`,
  )

const places = (summary: string, most: number) => optional(listOf(airport('An airport or city'), summary, most))
const radius = (what: string) => optional(count(`Kilometres around the ${what} in which other airports will do`, 0, 300, 50))

export const leg = object(
  {
    id: text('Name of the leg within the request', 20, '1'),
    originLocationCode: airport('Where the leg starts'),
    destinationLocationCode: airport('Where it goes'),
    departureDateTimeRange: moment('departure'),
    arrivalDateTimeRange: optional(moment('arrival')),
    includedConnectionPoints: places('Change at one of these', 2),
    excludedConnectionPoints: places('Do not change at these', 3),
    originRadius: radius('origin'),
    destinationRadius: radius('destination'),
    alternativeOriginsCodes: places('These will do as well to start from', 2),
    alternativeDestinationsCodes: places('These will do as well to go to', 2),
  },
  'One leg of the trip',
)

export const traveler = object(
  {
    ...namedTraveler,
    fareOptions: optional(listOf(text('A fare option', 40, 'STANDARD'), 'Fare options')),
  },
  'One traveller',
)

const cabinRestriction = object(
  {
    cabin: oneOf(cabins, 'Cabin'),
    coverage: optional(oneOf(['MOST_SEGMENTS', 'AT_LEAST_ONE_SEGMENT', 'ALL_SEGMENTS'], 'On how many flights')),
    originDestinationIds: optional(listOf(text('A leg', 20, '1'), 'Legs')),
  },
  'A cabin',
)

export const carrierRestrictions = object(
  {
    blacklistedInEUAllowed: optional(flag('Also airlines that may not fly to the EU'), false),
    includedCarrierCodes: optional(listOf(airline('An airline'), 'Only these airlines')),
    excludedCarrierCodes: optional(listOf(airline('An airline'), 'Not these airlines')),
  },
  'Airlines',
)

const connectionRestriction = object(
  {
    maxNumberOfConnections: optional(count('Most stops on a leg', 0, 2)),
    nonStopPreferred: optional(flag('Offers with fewer stops come first')),
    airportChangeAllowed: optional(flag('Also changes of airport; this world has none')),
    technicalStopsAllowed: optional(flag('Also technical stops; this world has none')),
  },
  'Stops',
)

const flightFilters = object(
  {
    cabinRestrictions: optional(listOf(cabinRestriction, 'Cabins', 6)),
    carrierRestrictions: optional(carrierRestrictions),
    connectionRestriction: optional(connectionRestriction),
    maxFlightTime: optional(count('Most time a leg may take, in percent of the shortest way', 100, 1000, 150)),
    returnToDepartureAirport: optional(flag('A return comes back to the airport it left from')),
    crossBorderAllowed: optional(flag('Also airports in another country')),
    railSegmentAllowed: optional(flag('Also trains; this world has none')),
    busSegmentAllowed: optional(flag('Also buses; this world has none')),
  },
  'Which flights',
)

export const criteria = object(
  {
    maxFlightOffers: optional(offersWanted(), mostOffers),
    maxPrice: optional(wholeNumber('Most that one traveller may cost', 1, 500)),
    oneFlightOfferPerDay: optional(flag('Only the first offer of each day')),
    excludeAllotments: optional(flag('No seats that are set aside for tours')),
    allowAlternativeFareOptions: optional(flag('Also other fare options; this world has none')),
    additionalInformation: optional(
      object(
        {
          chargeableCheckedBags: optional(flag('Also what a further bag costs')),
          brandedFares: optional(flag('Also the names of fares, which are always told')),
        },
        'What to tell besides',
      ),
    ),
    pricingOptions: optional(
      object(
        {
          includedCheckedBagsOnly: optional(flag('Only fares with a checked bag')),
          refundableFare: optional(flag('Only fares that are refunded')),
          noRestrictionFare: optional(flag('Only fares that are refunded and changed free of charge')),
          noPenaltyFare: optional(flag('Only fares that are changed free of charge')),
        },
        'Which fares',
      ),
    ),
    flightFilters: optional(flightFilters),
  },
  'What to find',
)
