import { object, optional } from '../../core/fields.ts'
import { text } from '../../core/words.ts'

/** The flight or train that a ride connects to, in the words of the service. What is right of it is judged where flights are known. */

const call = object(
  {
    uicCode: optional(text('Code of a railway station', 20, '8727100')),
    iataCode: optional(text('Code of an airport', 20, 'CDG')),
    localDateTime: optional(text('Time on the clocks there', 40, '2027-03-01T13:45:00')),
  },
  'One end of it',
)

export const connectedSegment = (summary: string) =>
  object(
    {
      transportationType: optional(text('FLIGHT or TRAIN', 20, 'FLIGHT')),
      transportationNumber: optional(text('Its number', 20, 'AF1001')),
      departure: optional(call),
      arrival: optional(call),
    },
    summary,
  )
