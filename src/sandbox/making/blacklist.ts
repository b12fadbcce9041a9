import type { Atlas } from '../data/atlas.types.ts'

/**
 * Countries all or nearly all of whose airlines may not fly to the EU, and single airlines that may not: the EU Air Safety List
 * (annex A of Regulation (EC) 474/2006, state of 2025), with the exceptions it names.
 */
const countries = new Set(['AF', 'AO', 'AM', 'CD', 'CG', 'DJ', 'ER', 'GQ', 'KG', 'LR', 'LY', 'NP', 'SD', 'SL', 'ST', 'SR', 'TZ'])
const excepted = new Set(['DT'])
const airlines = new Set(['EP', 'IA', 'UM'])

export function isBlacklisted(atlas: Pick<Atlas, 'airline'>, code: string): boolean {
  const country = atlas.airline(code)?.country ?? ''
  return airlines.has(code) || (countries.has(country) && !excepted.has(code))
}
