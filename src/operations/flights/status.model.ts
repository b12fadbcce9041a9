import * as v from 'valibot'
import { listOfAnswers } from '../answers.ts'

/** A flight on a day, as the flight status operation tells it. Times have the offset of their place and no seconds: `2027-03-01T10:50+01:00`. */

/** S scheduled, E estimated, A actual; TD time of departure, TA time of arrival. */
const qualifiers = ['STD', 'ETD', 'ATD', 'STA', 'ETA', 'ATA'] as const

const Timing = v.object({
  qualifier: v.picklist(qualifiers),
  value: v.string(),
  delays: v.optional(v.array(v.object({ duration: v.string() }))),
})

const Call = v.object({
  terminal: v.optional(v.object({ code: v.string() })),
  gate: v.optional(v.object({ mainGate: v.string() })),
  timings: v.array(Timing),
})

const FlightName = { carrierCode: v.string(), flightNumber: v.number(), operationalSuffix: v.optional(v.string()) }

const Leg = v.object({
  boardPointIataCode: v.string(),
  offPointIataCode: v.string(),
  aircraftEquipment: v.optional(v.object({ aircraftType: v.string() })),
  scheduledLegDuration: v.string(),
})

const DatedFlight = v.object({
  type: v.literal('DatedFlight'),
  scheduledDepartureDate: v.string(),
  flightDesignator: v.object(FlightName),
  flightPoints: v.array(v.object({ iataCode: v.string(), departure: v.optional(Call), arrival: v.optional(Call) })),
  segments: v.array(
    v.object({
      boardPointIataCode: v.string(),
      offPointIataCode: v.string(),
      scheduledSegmentDuration: v.string(),
      partnership: v.optional(v.object({ operatingFlight: v.object(FlightName) })),
    }),
  ),
  legs: v.optional(v.array(Leg)),
})

export const DatedFlights = listOfAnswers(DatedFlight)

/** Title of the warning that comes with a flight that is cancelled: the flight itself has no member for it. */
export const cancelled = 'FLIGHT CANCELLED'

export type DatedFlights = v.InferOutput<typeof DatedFlights>
export type DatedFlight = v.InferOutput<typeof DatedFlight>
export type Leg = v.InferOutput<typeof Leg>
export type Call = v.InferOutput<typeof Call>
export type Timing = v.InferOutput<typeof Timing>
