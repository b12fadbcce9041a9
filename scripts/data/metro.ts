/** City codes: which airports belong to a metropolitan area of another code. */

import { at, fault, fields, tableLines } from './sources.ts'

export interface CityGroup {
  readonly code: string
  readonly name: string
}

/** airport → the city it belongs to, for airports whose city code differs or whose city has further airports. */
export function cityGroups(): Map<string, CityGroup> {
  const groups = new Map<string, CityGroup>()
  for (const line of tableLines('metro.txt')) {
    const [code = '', name = '', list = ''] = fields('metro.txt', line, 3)
    for (const airport of list.split(',')) {
      if (groups.has(airport)) fault('metro.txt', `${airport} stands in ${at([groups.get(airport)?.code ?? ''], 0)} and ${code}`)
      groups.set(airport, { code, name })
    }
  }
  return groups
}
