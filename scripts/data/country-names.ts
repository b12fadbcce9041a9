/** Names of countries in the languages that are read, as Unicode's CLDR has them, which every Node carries within `Intl`. */

import { COUNTRY } from '../../src/parser/text/places/countries.ts'
import { plain } from '../../src/parser/text/words/plain.ts'
import { byCodeUnit, fault } from './sources.ts'

/** The version of CLDR that the table is made of. Another one words some names otherwise. */
export const CLDR = '48.0'

/** In this order: where two countries have one name, it is that of the first language that has it. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'nb', 'da', 'pl', 'fi', 'cs']
/** The codes of ISO 3166-1 and what CLDR names beside them, such as Kosovo. */
const CODES = `
  AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG
  CH CI CK CL CM CN CO CP CQ CR CU CV CW CX CY CZ DE DG DJ DK DM DO DZ EA EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG
  GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW
  KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL
  NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA QO RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS
  ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
`

/** All names that this Node knows, in plain text, with the codes of their countries. */
export function namesOfPlatform(): ReadonlyMap<string, string> {
  const all = new Map<string, string>()
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of CODES.trim().split(/\s+/)) {
      const name = plain(names.of(code) ?? '')
      if (name !== '' && !all.has(name)) all.set(name, code)
    }
  }
  return all
}

/** `KE;kenia;quenia;keniana;`: a line a country, each name between two semicolons, behind a line that is empty. */
function tableOf(names: readonly (readonly [name: string, code: string])[]): string {
  const lines = new Map<string, string>()
  for (const [name, code] of names) lines.set(code, `${lines.get(code) ?? `${code};`}${name};`)
  return `\n${[...lines.values()].sort(byCodeUnit).join('\n')}\n`
}

/** The text of `src/parser/text/places/country-names.cldr.ts`: all names but those of the table by hand. */
export function countryNamesSource(): string {
  const names = [...namesOfPlatform()].filter(([name]) => !Object.hasOwn(COUNTRY, name))
  for (const [name] of names) if (/[\d;`\\\n]/.test(name)) fault('CLDR', `“${name}” would not be found`)
  const isAscii = ([name]: readonly [string, string]): boolean => /^[ -~]+$/.test(name)
  return `/** Names of countries in plain text, made by \`npm run build:country-names\` of Unicode CLDR ${CLDR} (see NOTICE): a line a country, beyond those by hand. */

export const NAMES = \`${tableOf(names.filter(isAscii))}\`

/** Those that have dashes: a text in plain ASCII, as the others are, takes half the room and is loaded sooner. */
export const DASHED_NAMES = \`${tableOf(names.filter((each) => !isAscii(each)))}\`
`
}
