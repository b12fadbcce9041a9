import * as v from 'valibot'
import type { ResultKind } from '../../core/context.ts'
import { addDays } from '../../core/dates.ts'
import { UserError } from '../../core/errors.ts'
import type { Complaint } from '../../core/faults.ts'
import { optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { own } from '../../core/records.ts'
import { dayPart } from '../../core/say.ts'
import { aircraftType, airline, airport, count, date, dayAhead, duration, flightNumber, timeOfDay } from '../../core/words.ts'
import { DelayPredictions } from './delay.model.ts'
import { delayView } from './delay.view.ts'
import { offerReference } from './references.ts'

const fields = {
  originLocationCode: airport('Airport the flight leaves'),
  destinationLocationCode: airport('Airport it goes to'),
  departureDate: dayAhead('Day of departure'),
  departureTime: timeOfDay('Local time of departure'),
  arrivalDate: date('Day of arrival'),
  arrivalTime: timeOfDay('Local time of arrival'),
  aircraftCode: aircraftType('What it is flown with'),
  carrierCode: airline('The airline'),
  flightNumber: flightNumber('Number of the flight'),
  duration: duration('Time from gate to gate'),
}
type Name = keyof typeof fields

/** The flags, in the words of a person. */
const names = {
  originLocationCode: 'from',
  destinationLocationCode: 'to',
  departureDate: 'depart',
  departureTime: 'depart-time',
  arrivalDate: 'arrive',
  arrivalTime: 'arrive-time',
  aircraftCode: 'aircraft',
  carrierCode: 'airline',
  flightNumber: 'number',
  duration: 'duration',
} as const satisfies Record<Name, string>

export const delay = operation({
  name: 'flights delay',
  summary: 'Predict how late a flight will be',
  route: 'GET /v1/travel/predictions/flight-delay',
  input: fields,
  rule: (input) => [twoPlaces(input), arrivalSoon(input)].flat(),
  output: DelayPredictions,
  command: {
    args: ['offer'],
    names,
    options: {
      offer: optional(offerReference('; without it the flags tell the flight')),
      segment: optional(count('Which of its flights, counted from the first', 1, 99), 1),
      originLocationCode: optional(fields.originLocationCode),
      destinationLocationCode: optional(fields.destinationLocationCode),
      departureDate: optional(fields.departureDate),
      departureTime: optional(fields.departureTime),
      arrivalDate: optional(fields.arrivalDate),
      arrivalTime: optional(fields.arrivalTime),
      aircraftCode: optional(fields.aircraftCode),
      carrierCode: optional(fields.carrierCode),
      flightNumber: optional(fields.flightNumber),
      duration: optional(fields.duration),
    },
    where: ([name = '']) => `--${own(names, String(name)) ?? name}`,
    toInput: async ({ offer, segment, ...said }, context) => {
      if (offer !== undefined) refuseName(offer)
      const [first] = offer === undefined ? [] : await context.result(offer, offersWithFlights)
      return complete({ ...(first && flightOf(first, segment)), ...said })
    },
  },
  examples: ['1', '1 --segment 1 --json'],
  view: delayView,
})

/** An offer whose flights say all that the prediction asks for. */
const OfferWithFlights = v.looseObject({
  itineraries: v.array(
    v.looseObject({
      segments: v.array(
        v.looseObject({
          departure: v.looseObject({ iataCode: v.string(), at: v.string() }),
          arrival: v.looseObject({ iataCode: v.string(), at: v.string() }),
          carrierCode: v.string(),
          number: v.string(),
          aircraft: v.looseObject({ code: v.string() }),
          duration: v.string(),
        }),
      ),
    }),
  ),
})
const offersWithFlights: ResultKind<v.InferOutput<typeof OfferWithFlights>> = {
  type: 'flight-offer',
  listedBy: 'flights search MAD JFK +30d',
  schema: OfferWithFlights,
  within: 'flightOffers',
}

function flightOf({ itineraries }: v.InferOutput<typeof OfferWithFlights>, segment: number): Record<Name, string> {
  const flights = itineraries.flatMap(({ segments }) => segments)
  const flight = flights[segment - 1]
  if (!flight)
    throw new UserError('usage', `--segment takes a number from 1 to ${flights.length}, the flights of this offer; got ${segment}`)
  const { departure, arrival } = flight
  return {
    originLocationCode: departure.iataCode,
    destinationLocationCode: arrival.iataCode,
    departureDate: dayPart(departure.at),
    departureTime: departure.at.slice(11),
    arrivalDate: dayPart(arrival.at),
    arrivalTime: arrival.at.slice(11),
    aircraftCode: flight.aircraft.code,
    carrierCode: flight.carrierCode,
    flightNumber: flight.number,
    duration: flight.duration,
  }
}

/** `IB6251` says too little: the prediction asks for its times and its aircraft as well, which an offer has. */
function refuseName(offer: string): void {
  if (!/^(?!\d\d)[A-Z0-9]{2}\d{1,4}$/i.test(offer) || /^\d+$/.test(offer)) return
  throw new UserError('usage', `--offer takes a row of the last list, a file, or -; got "${offer}"`, {
    hints: [
      'search for the flight, then give its row: `wayfare flights delay 1`',
      `\`wayfare flights status ${offer}\` tells how it is doing today`,
    ],
  })
}

type Given = { readonly [K in Name]?: string | undefined }

const missingOf = (given: Given) => Object.entries(names).filter(([name]) => own(given, name) === undefined)
const isWhole = (given: Given): given is Record<Name, string> => missingOf(given).length === 0

/** All ten that the service wants, with seconds; else which of them are missing. */
function complete(given: Given): Record<Name, string> {
  if (isWhole(given)) return { ...given, departureTime: withSeconds(given.departureTime), arrivalTime: withSeconds(given.arrivalTime) }
  const flags = missingOf(given).map(([, flag]) => `--${flag}`)
  throw new UserError('input', `${flags.join(', ')} ${flags.length === 1 ? 'is' : 'are'} missing`, {
    hints: ['give a row of the last list instead: `wayfare flights delay 1`', 'wayfare flights delay --help'],
  })
}

const withSeconds = (time: string): string => (time.length === 5 ? `${time}:00` : time)

function twoPlaces({
  originLocationCode,
  destinationLocationCode,
}: {
  originLocationCode: string
  destinationLocationCode: string
}): Complaint[] {
  if (originLocationCode !== destinationLocationCode) return []
  return [{ fault: 'combination', path: ['destinationLocationCode'], says: 'is where the flight starts', got: destinationLocationCode }]
}

/** Across the date line a flight lands on the day before; none takes two nights. */
function arrivalSoon({ departureDate, arrivalDate }: { departureDate: string; arrivalDate: string }): Complaint[] {
  const [first, last] = [addDays(departureDate, -1), addDays(departureDate, 2)]
  if (arrivalDate >= first && arrivalDate <= last) return []
  return [
    { fault: 'combination', path: ['arrivalDate'], says: `is not within ${first} and ${last}, as the departure demands`, got: arrivalDate },
  ]
}
