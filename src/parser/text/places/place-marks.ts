/** A place that a line names, and when two airports are one place. */

import { kilometres } from '../../../core/globe.ts'
import type { Airport } from '../../../sandbox/data/atlas.types.ts'

export interface PlaceMark {
  readonly start: number
  readonly end: number
  readonly airport: Airport
  readonly kind: 'code' | 'airport' | 'city'
  /** The code as it is written: that of a closed airport leads to the one that took its place. */
  readonly code: string
}

/** Kilometres between the airports of one city. */
const NEAR = 90

export const sameCity = (a: Airport, b: Airport): boolean => a.iata === b.iata || a.cityCode === b.cityCode || kilometres(a, b) < NEAR
