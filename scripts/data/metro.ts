/** City codes: which airports belong to a metropolitan area of another code. */

import { fault, fields, tableLines } from './sources.ts'

interface CityGroup {
  readonly code: string
  readonly name: string
}

/** airport → the city it belongs to, for airports whose city code differs or whose own code is also that of a city with more airports. */
export function cityGroups(): Map<string, CityGroup> {
  const groups = new Map<string, CityGroup>()
  for (const line of tableLines('metro.txt')) {
    const [code = '', name = '', list = ''] = fields('metro.txt', line, 3)
    for (const airport of [code, ...list.split(',')]) {
      const before = groups.get(airport)
      if (before) fault('metro.txt', `${airport} stands in ${before.code} and ${code}`)
      groups.set(airport, { code, name })
    }
  }
  return groups
}

/** airport → the city it serves, where the packages name the wrong place. */
export function cityNames(): Map<string, string> {
  const entries = tableLines('airport-cities.txt').flatMap((line) => line.split(';'))
  return new Map(entries.map((entry) => [entry.slice(0, 3), entry.slice(4)]))
}
