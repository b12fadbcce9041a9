/** Addresses whose parts have no comma between them, or a blank within. */

import { plain } from '../words/plain.ts'
import { countryNamed } from './country-names.ts'

/** `Kochi 682 009, Kerala, India`: the code of India may be parted in two. */
const SPLIT_PIN = /(?<=\p{L}[ -])(\d{3}) (\d{3})(?=,? (?:[\p{L} ]{2,25}, ?)?India(?!\p{L}))/u

/** `604-8031 Kyoto, Japan`: the code of Japan stands behind the town elsewhere. */
const CODE_OF_JAPAN = /(?<=, )(\d{3}-\d{4}) (\p{Lu}[\p{L}-]+)(?=(?:, [\p{L} -]{2,25})?, Japan(?!\p{L}))/u

/** `18010 Granada España`: a town with the country behind it. */
const ENDS_IN_COUNTRY = /\d{4,5} \p{Lu}\p{L}+(?:[ -]\p{L}+){0,2} (?<country>\p{Lu}\p{L}{3,})$/u
/** Letters of a code, a town and a country. */
const TOWN_REACH = 60
function withCommaBeforeCountry(text: string): string {
  const { country = '' } = ENDS_IN_COUNTRY.exec(text.slice(-TOWN_REACH))?.groups ?? {}
  return country !== '' && countryNamed(plain(country)) ? `${text.slice(0, -country.length - 1)}, ${country}` : text
}

/** `C/ Padre Damián, 23. 28036 Madrid`, `Carrera del Darro, 41 18010 Granada` */
const BEFORE_CODE = /(?<=\d)\.\s(?=\d{5} \p{Lu})|(?<=\p{L}, \d{1,4}\p{L}?)\s(?=\d{5} \p{Lu})/u

/** `3800 South Virginia Street • Reno, NV 89502`: as letterheads part a street and a town. */
const DOTS = /(?<=[\p{L}\d]) [•·|] (?=(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}|\p{Lu}[\p{L} .'-]{2,30},? [A-Z]{2} \d{5}(?!\d))/gu

/** `Ryokan Shiraume 416 Yushima, Kinosaki-cho, …, Hyogo 669-6101`: where houses are told by their number, that stands behind the name. */
const BEHIND_HOUSE = /(?<=^\p{Lu}[\p{L} '’&-]{4,40}) (?=\d{1,5}(?:-\d{1,4}){0,2} \p{Lu}[\p{L}-]+, .*(?<!\d)\d{3}-\d{4}(?:,? Japan)?$)/u

/** `Hyogo 669-6101 Japan` */
const BEFORE_JAPAN = /(?<=\d{3}-\d{4}) (?=Japan\.?$)/u

/** Looked for before what it is a part of: that is tried at each blank, back to the beginning. */
const LIKE_CODE_OF_JAPAN = /\d{3}-\d{4}/

export const withCommas = (text: string): string =>
  withCommaBeforeCountry(
    (LIKE_CODE_OF_JAPAN.test(text) ? text.replace(BEHIND_HOUSE, ', ') : text)
      .replace(BEFORE_JAPAN, ', ')
      .replace(DOTS, ', ')
      .replace(SPLIT_PIN, '$1$2')
      .replace(CODE_OF_JAPAN, '$2 $1')
      .replace(BEFORE_CODE, ', '),
  )
