import { faults } from '../../../core/faults.ts'
import type { Atlas } from '../../data/atlas.types.ts'
import { airportsCalled, known } from '../../known.ts'
import { type Fault, refusal } from '../../problems.ts'

/** The two ends of a trip. */

/** A code with the place in the request where it was given. */
export interface Named {
  readonly code: string
  readonly at: string
}

/** The airports of both ends. All that is wrong with them is told at once; `fault` is how the operation tells of codes. */
export function endsOfTrip(
  atlas: Pick<Atlas, 'airportsOf'>,
  origin: Named,
  destination: Named,
  fault?: Fault,
): { from: string[]; to: string[] } {
  const { from, to } = known({
    from: airportsCalled(atlas, origin.code, origin.at, fault),
    to: airportsCalled(atlas, destination.code, destination.at, fault),
  })
  if (to.some((code) => !from.includes(code))) return { from, to }
  throw refusal(
    fault ?? faults.combination,
    `Origin and destination are the same place: ${origin.code} and ${destination.code}`,
    destination.at,
  )
}
