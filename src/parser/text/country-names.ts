/** Countries by their names in the languages that are read, beyond those of the table by hand. */

import { COUNTRY } from './countries.ts'
import { plain } from './plain.ts'
import { remembered } from './remembered.ts'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'nb', 'da', 'pl', 'fi', 'cs']
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The names that the platform knows: about 1,900, gathered in some 15 ms when a name is first asked for that the table lacks. */
function namesOfPlatform(): ReadonlyMap<string, string> {
  const [english, ...others] = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }))
  const codes = LETTERS.flatMap((one) => LETTERS.map((other) => `${one}${other}`)).filter(
    // Codes of countries that are no more lead to those that took their place.
    (code) => english?.of(code) !== undefined && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`,
  )
  const all = new Map<string, string>()
  for (const language of [...(english ? [english] : []), ...others])
    for (const code of codes) {
      const name = plain(language.of(code) ?? '')
      if (name !== '' && !all.has(name)) all.set(name, code)
    }
  return all
}

const platform = remembered(namesOfPlatform)

/** ISO 3166-1 alpha-2 of a country by its name in plain text, as the table has it. */
export const countryByHand = (name: string): string | undefined => (Object.hasOwn(COUNTRY, name) ? COUNTRY[name] : undefined)

/** The same by any name that the platform knows as well. */
export function countryNamed(name: string): string | undefined {
  const listed = countryByHand(name)
  if (listed !== undefined || /\d/.test(name)) return listed
  return platform().get(name)
}
