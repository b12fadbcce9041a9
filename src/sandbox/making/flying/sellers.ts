import type { Airline, Atlas } from '../../data/atlas.types.ts'

/** Who sells whose flights, and with whom. */

/** The code of the airline that sells an airline's flights of a day: itself until its last, then its successor. */
export const sellerOn = ({ iata, until }: Pick<Airline, 'iata' | 'until'>, date: string): string =>
  until !== undefined && date > until.date ? until.successor : iata

export const allied = (one: Airline, other: Airline): boolean => one.alliance !== '-' && one.alliance === other.alliance

/** Whom the fares of an airline may be combined with: its alliance, else itself. */
export function fareFamily(atlas: Pick<Atlas, 'airline'>, carrier: string): string {
  const alliance = atlas.airline(carrier)?.alliance ?? '-'
  return alliance === '-' ? carrier : alliance
}
