import type { Atlas } from '../../data/atlas.types.ts'

/**
 * Countries all or nearly all of whose airlines may not fly to the EU, and single airlines that may not: the EU Air Safety List
 * (annex A of Regulation (EC) 474/2006, state of 2025), with the exceptions it names. The ten of Russia were added by name in April 2022
 * (Implementing Regulation (EU) 2022/594), as their aircraft had been registered anew without valid certificates; Azimuth and Red Wings were not.
 */
const countries = new Set(['AF', 'AO', 'AM', 'CD', 'CG', 'DJ', 'ER', 'GQ', 'KG', 'LR', 'LY', 'NP', 'SD', 'SL', 'ST', 'SR', 'TZ'])
const excepted = new Set(['DT'])
const airlines = new Set('EP IA UM 9V SU FV DP S7 UT U6 N4 5N HZ Y7'.split(' '))

export function isBlacklisted(atlas: Pick<Atlas, 'airline'>, code: string): boolean {
  const country = atlas.airline(code)?.country ?? ''
  return airlines.has(code) || (countries.has(country) && !excepted.has(code))
}
