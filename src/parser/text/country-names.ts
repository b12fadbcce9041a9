/** Countries by their names in the languages that are read, beyond those of the table by hand. */

import { COUNTRY } from './countries.ts'
import { plain } from './plain.ts'
import { remembered } from './remembered.ts'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'nb', 'da', 'pl', 'fi', 'cs']
/** The codes of ISO 3166-1 and what CLDR names beside them, such as Kosovo: to ask for each pair of letters takes as long as all the names. */
const CODES = `
  AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG
  CH CI CK CL CM CN CO CP CQ CR CU CV CW CX CY CZ DE DG DJ DK DM DO DZ EA EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG
  GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW
  KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL
  NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA QO RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS
  ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
`

/** The names that the platform knows: about 1,900, gathered in some 8 ms when a name is first asked for that the table lacks. */
function namesOfPlatform(): ReadonlyMap<string, string> {
  const languages = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }))
  const all = new Map<string, string>()
  for (const language of languages)
    for (const code of CODES.trim().split(/\s+/)) {
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
