/** Countries by their names in the languages that are read, beyond those of the table by hand. */

import { rememberedOf } from '../words/remembered.ts'
import { COUNTRY } from './countries.ts'
import { DASHED_NAMES, NAMES } from './country-names.cldr.ts'

/** The code that begins the line in which a name stands: a document asks for so few that to put all names in a map takes longer. */
function codeIn(table: string, name: string): string | undefined {
  const at = table.indexOf(`;${name};`)
  if (at < 0) return undefined
  const start = table.lastIndexOf('\n', at) + 1
  return table.slice(start, start + 2)
}

/** ISO 3166-1 alpha-2 of a country by its name in plain text, as the table has it. */
export const countryByHand = (name: string): string | undefined => (Object.hasOwn(COUNTRY, name) ? COUNTRY[name] : undefined)

/** The same by any name that CLDR has as well. No name has a figure in it. */
export const countryNamed = rememberedOf((name: string): string | undefined => {
  const listed = countryByHand(name)
  if (listed !== undefined || /[\d;]/.test(name)) return listed
  return codeIn(NAMES, name) ?? codeIn(DASHED_NAMES, name)
})
