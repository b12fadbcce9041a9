import * as v from 'valibot'
import { listOf, object, optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { airport, count, date, dayAhead, flag, literal, oneOf, text, timeOfDay } from '../../core/words.ts'
import { listOfAnswers } from '../answers.ts'
import { availabilityView } from './availability.view.ts'
import { carrierRestrictions } from './criteria.ts'
import { filterNames, filters, flightFiltersOf } from './filters.ts'
import { cabins, Dictionaries, Segment } from './model.ts'
import { namedTraveler, party, travelersOf } from './party.ts'
import { airlinesOnce, carriersOnce, idsOnce, infantsHeld, mostTravelers } from './rules.ts'

const closed = v.picklist(['CANCELLED', 'DEPARTED', 'NOT_AVAILABLE'])

const Availability = v.object({
  type: v.literal('flight-availability'),
  id: v.string(),
  originDestinationId: v.string(),
  source: v.string(),
  instantTicketingRequired: v.boolean(),
  paymentCardRequired: v.boolean(),
  duration: v.string(),
  segments: v.pipe(
    v.array(
      v.object({
        ...Segment.entries,
        closedStatus: v.optional(closed),
        /** The best cabin first, in each the dearest class; seats are at most 9, and those of a cheaper class are among a dearer one's. */
        availabilityClasses: v.array(v.object({ numberOfBookableSeats: v.number(), class: v.string(), closedStatus: v.optional(closed) })),
      }),
    ),
    v.minLength(1),
  ),
})

const Availabilities = listOfAnswers(Availability, { dictionaries: v.optional(Dictionaries) })

export type Availability = v.InferOutput<typeof Availability>
export type Availabilities = v.InferOutput<typeof Availabilities>

const points = (summary: string, most: number) => optional(listOf(airport('An airport or city'), summary, most))

const dateTime = (what: string) =>
  object({ date: date(`Day of ${what}`), time: optional(timeOfDay(`Local time of ${what}`)) }, `When, by local day and time of ${what}`)

const originDestination = object(
  {
    id: text('Name of the part within the request', 20, '1'),
    originLocationCode: airport('Where it starts'),
    destinationLocationCode: airport('Where it goes'),
    departureDateTime: dateTime('departure'),
    arrivalDateTime: optional(dateTime('arrival')),
    includedConnectionPoints: points('Change there', 2),
    excludedConnectionPoints: points('Do not change there', 3),
  },
  'One part of the trip',
)

const traveler = object(
  {
    ...namedTraveler,
  },
  'One traveller',
)

const letter = text('A booking class', 1, 'Y')

const criteria = object(
  {
    excludeAllotments: optional(flag('No seats that are set aside for tours')),
    includeClosedContent: optional(flag('Also flights and classes without a seat'), false),
    class: optional(letter),
    flightFilters: optional(
      object(
        {
          cabinRestrictions: optional(
            listOf(
              object(
                { cabin: oneOf(cabins, 'Cabin'), originDestinationIds: optional(listOf(text('A part', 20, '1'), 'Parts')) },
                'A cabin',
              ),
              'Cabins',
              6,
            ),
          ),
          carrierRestrictions: optional(carrierRestrictions),
          connectionRestriction: optional(
            object(
              {
                maxNumberOfConnections: optional(count('Most stops on a part', 0, 2)),
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

const { travelClass, nonStop, includedAirlineCodes, excludedAirlineCodes } = filters

export const availability = operation({
  name: 'flights availability',
  summary: 'Show the seats left on flights, booking class by booking class',
  route: 'POST /v1/shopping/availability/flight-availabilities',
  asks: 'GET',
  input: {
    originDestinations: listOf(originDestination, 'The parts of the trip', 6),
    travelers: listOf(traveler, 'Who travels', 18),
    sources: listOf(literal('GDS'), 'Where to search'),
    searchCriteria: optional(criteria),
  },
  rule: (input) => [idsOnce(input), infantsHeld(input.travelers), carriersOnce(input.searchCriteria)].flat(),
  output: Availabilities,
  command: {
    args: ['from', 'to', 'depart'],
    names: filterNames,
    options: {
      from: airport('Where the flights start'),
      to: airport('Where they go'),
      depart: dayAhead('Day of departure'),
      ...party,
      travelClass,
      nonStop,
      includedAirlineCodes,
      excludedAirlineCodes,
      class: optional(letter),
      closed: optional(flag('Also flights and classes without a seat'), false),
    },
    rule: (options) => [mostTravelers(options), airlinesOnce(options)].flat(),
    toInput: ({ from, to, depart, closed, class: only, adults, children, infants, ...filters }) => ({
      originDestinations: [{ id: '1', originLocationCode: from, destinationLocationCode: to, departureDateTime: { date: depart } }],
      travelers: travelersOf({ adults, children, infants }),
      sources: ['GDS' as const],
      searchCriteria: {
        ...(closed && { includeClosedContent: true }),
        ...(only && { class: only.toUpperCase() }),
        flightFilters: flightFiltersOf(filters),
      },
    }),
  },
  examples: ['MAD JFK 2027-03-01', 'MAD JFK +60d --adults 2 --cabin business', 'LHR SIN +60d --non-stop --closed'],
  view: availabilityView,
})
