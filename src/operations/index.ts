import type { AnyOperation } from '../core/operation.ts'
import { activities } from './activities/index.ts'
import { airlines } from './airlines/index.ts'
import { airports } from './airports/index.ts'
import { cities } from './cities/index.ts'
import { flights } from './flights/index.ts'
import { hotels } from './hotels/index.ts'
import { insights } from './insights/index.ts'
import { places } from './places/index.ts'
import { safety } from './safety/index.ts'
import { transfers } from './transfers/index.ts'
import { trip } from './trip/index.ts'

/** The groups in the order of the help. What they hold is loaded one operation at a time. */
export const groups = {
  flights: { summary: 'Search, price and book flights', operations: flights },
  airports: { summary: 'Find airports and cities', operations: airports },
  airlines: { summary: 'Look airlines up', operations: airlines },
  insights: { summary: 'See where and when people travel, and what is around a place', operations: insights },
  hotels: { summary: 'Find hotels, see their prices and book rooms', operations: hotels },
  cities: { summary: 'Find cities and towns', operations: cities },
  places: { summary: 'Find sights, food, shops and night life', operations: places },
  activities: { summary: 'Find tours, tickets and other things to do', operations: activities },
  trip: { summary: 'Read booking confirmations, and judge whole trips', operations: trip },
  safety: { summary: 'See how safe places are, and what countries ask of travellers', operations: safety },
  transfers: { summary: 'Book rides between airports and addresses', operations: transfers },
} as const

export type GroupName = keyof typeof groups

/** The operations of a group by the last word of their name. */
export type GroupOf<G extends GroupName> = {
  readonly [K in keyof (typeof groups)[G]['operations']]: (typeof groups)[G]['operations'][K] extends () => Promise<infer O> ? O : never
}

export type Loaders = Readonly<Record<string, () => Promise<AnyOperation>>>

/** Every operation there is. */
export function allOperations(): Promise<AnyOperation[]> {
  const loaders = Object.values(groups).flatMap(({ operations }) => Object.values<() => Promise<AnyOperation>>(operations))
  return Promise.all(loaders.map((load) => load()))
}
