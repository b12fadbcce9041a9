import type { CheckedInputOf, OutputOf } from '../core/operation.ts'
import type { GroupName, GroupOf } from '../operations/index.ts'
import type { Once } from './ledger.ts'
import type { World } from './world.ts'

/** Answers of a whole group: one function for each operation. A missing one does not compile. */
export type Handlers<G extends GroupName> = {
  readonly [K in keyof GroupOf<G>]: (
    input: CheckedInputOf<GroupOf<G>[K]>,
    world: World,
    /** Who calls, and what makes the call the same as an earlier one: for what books. */
    once: Once | undefined,
  ) => OutputOf<GroupOf<G>[K]> | Promise<OutputOf<GroupOf<G>[K]>>
}

const handlers: { readonly [G in GroupName]: () => Promise<Handlers<G>> } = {
  flights: () => import('./flights.ts').then(({ flights }) => flights),
  airports: () => import('./airports.ts').then(({ airports }) => airports),
  airlines: () => import('./airlines.ts').then(({ airlines }) => airlines),
  insights: () => import('./insights.ts').then(({ insights }) => insights),
  hotels: () => import('./hotels.ts').then(({ hotels }) => hotels),
  cities: () => import('./cities.ts').then(({ cities }) => cities),
  places: () => import('./places.ts').then(({ places }) => places),
  activities: () => import('./activities.ts').then(({ activities }) => activities),
  trip: () => import('./trip.ts').then(({ trip }) => trip),
  safety: () => import('./safety.ts').then(({ safety }) => safety),
  transfers: () => import('./transfers.ts').then(({ transfers }) => transfers),
}

/** A handler whose input was checked by its own operation, which is more than the compiler can follow here. */
export type Handler = (input: never, world: World, once: Once | undefined) => object | Promise<object>

/** The handler of an operation by its name, `flights search`. */
export async function handlerOf(name: string): Promise<Handler> {
  const [group = '', leaf = ''] = name.split(' ')
  const all: Readonly<Record<string, Handler>> = await handlers[group as GroupName]()
  const handler = all[leaf]
  if (!handler) throw new Error(`no handler for ${name}`)
  return handler
}
