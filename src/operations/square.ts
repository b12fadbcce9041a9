import type { Complaint } from '../core/faults.ts'
import { latitude, longitude } from '../core/words.ts'

/** A square of the map, as three groups ask for it. Where its western edge lies east of the eastern one, it crosses the date line. */
export const aSquare = {
  north: latitude('Northern edge in degrees'),
  west: longitude('Western edge in degrees'),
  south: latitude('Southern edge in degrees'),
  east: longitude('Eastern edge in degrees'),
}

/** Edges as commands take them, in the order of the service. */
export const edges = ['north', 'west', 'south', 'east'] as const

export const squareRule = ({ north, south }: { readonly north: number; readonly south: number }): Complaint[] =>
  south > north ? [{ fault: 'data', path: ['south'], says: `lies north of north, ${north}`, got: south }] : []
