import type { Airport } from '../../data/atlas.types.ts'

/** A city with the airports that serve it. */
export interface City {
  readonly code: string
  readonly airports: readonly Airport[]
  /** Its biggest airport, which gives it name and place. */
  readonly main: Airport
  /** Millions a year, of all its airports. */
  readonly passengers: number
}

/** Airports gathered by the city they serve. */
export function citiesOf(airports: readonly Airport[]): City[] {
  const byCode = new Map<string, Airport[]>()
  for (const airport of airports) {
    const members = byCode.get(airport.cityCode)
    if (members) members.push(airport)
    else byCode.set(airport.cityCode, [airport])
  }
  return [...byCode].flatMap(([code, members]) => {
    const main = biggest(members)
    return main ? [{ code, airports: members, main, passengers: members.reduce((sum, { passengers }) => sum + passengers, 0) }] : []
  })
}

/** The one with most passengers, the first of equals. */
export const biggest = (airports: readonly Airport[]): Airport | undefined =>
  airports.reduce<Airport | undefined>((best, each) => (best && best.passengers >= each.passengers ? best : each), undefined)
