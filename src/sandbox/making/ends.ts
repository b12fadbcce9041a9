import { Refusal } from '../../core/errors.ts'
import { type Fault, faults } from '../../core/faults.ts'
import type { Issue } from '../../core/message.ts'
import type { Atlas, Currency } from '../data/atlas.types.ts'
import type { World } from '../world.ts'

/** The two ends of a trip, and other codes that only the tables know to be right or wrong. */

export type Source = NonNullable<Issue['source']>

/** A code with the place where it was given. */
export interface Named {
  readonly code: string
  readonly source: Source
}

/** The airports of both ends. All that is wrong with them is told at once. */
export function endsOfTrip(
  atlas: Pick<Atlas, 'airportsOf'>,
  origin: Named,
  destination: Named,
  unknownIs: Fault = 'data',
): { from: string[]; to: string[] } {
  const airports = (named: Named) => atlas.airportsOf(named.code).map(({ iata }) => iata)
  const [from, to] = [airports(origin), airports(destination)]
  const unknown = [origin, destination].filter((named) => airports(named).length === 0)
  if (unknown.length > 0) {
    throw new Refusal(
      400,
      unknown.map(({ code, source }) => ({ ...faults[unknownIs], detail: `No airport or city has the code "${code}"`, source })),
    )
  }
  const apart = to.filter((code) => !from.includes(code))
  if (apart.length === 0) {
    throw new Refusal(400, [
      {
        ...faults[unknownIs === 'data' ? 'combination' : unknownIs],
        detail: `Origin and destination are the same place: ${origin.code} and ${destination.code}`,
        source: destination.source,
      },
    ])
  }
  return { from, to }
}

export function currencyOf({ atlas }: Pick<World, 'atlas'>, code: string | undefined, source: Source): Currency {
  const currency = atlas.currency(code ?? 'EUR')
  if (currency) return currency
  throw new Refusal(400, [{ ...faults.data, detail: `No currency has the code "${code}"`, source }])
}
