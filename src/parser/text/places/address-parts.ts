/** Takes an address apart: street, postal code, city, country. */

import type { FoundAddress } from '../../found.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { wordSet } from '../words/vocabulary.ts'
import { countryOf, isOfIsles, leadsToCountry, NUMBER, postalOf, STREET } from './address-words.ts'
import { withoutCounty } from './british-counties.ts'
import { countryNamed } from './country-names.ts'

/** Countries whose postal codes have a form of their own. */
const FORMS: Readonly<Record<string, string>> = {
  us: 'US',
  uk: 'GB',
  ca: 'CA',
  ie: 'IE',
  au: 'AU',
  nl: 'NL',
  pt: 'PT',
  pl: 'PL',
  br: 'BR',
  jp: 'JP',
  is: 'IS',
  ar: 'AR',
}
const countryOfCode = (match: RegExpExecArray | null): string | undefined =>
  // Islands that are no part of the kingdom write theirs alike.
  /^(?:JE|GY|IM)\d/.test(match?.groups?.uk ?? '')
    ? undefined
    : Object.entries(match?.groups ?? {}).flatMap(([form, code]) => (code === undefined ? [] : (FORMS[form] ?? [])))[0]

/** States that are told by their whole names, before their codes. */
const STATE =
  /, (?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington|Wisconsin|Wyoming),? (?=\d{5}(?!\d))/

/** Provinces of Canada between towns and their codes; Québec is a town as well. */
const STATE_OF_CANADA =
  /(?<=, [^,]{2,30}), (?:Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland(?: and Labrador)?|Nova Scotia|Ontario|Prince Edward Island|Qu[eé]bec|Saskatchewan|Yukon|Nunavut|Northwest Territories)(?=,? [A-Z]\d[A-Z] ?\d[A-Z]\d)/

/** States of India before their codes, behind their towns; Delhi and Chandigarh are towns themselves. */
const STATE_OF_INDIA =
  /, (?:Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chhattisgarh|Goa|Gujarat|Haryana|Himachal Pradesh|Jammu (?:and|&) Kashmir|Jharkhand|Karnataka|Kerala|Ladakh|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Punjab|Rajasthan|Sikkim|Tamil Nadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|West Bengal)(?:,| -)? (?=\d{6}(?!\d))/

/** States of Brazil behind their towns, before or behind their codes. */
const STATE_OF_BRAZIL =
  /(?<=\p{L})(?: [-–] |\/|, )(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)(?:(?:,| -)? (?:CEP:? )?(?=\d{5}-\d{3})|(?=(?:,|$|\s-\s)))/u

/** The parts of an address as commas set them apart, but for its country. */
const partsOf = (text: string): string[] =>
  text
    // `C.P. 76090, Querétaro`
    .replace(/(?<![\p{L}])(?:C\.? ?P\.?|CEP):? (?=\d{5})/u, '')
    // `Paraty - RJ - CEP 23970-000`, `Rio de Janeiro - RJ, 22021-001`
    .replace(STATE_OF_BRAZIL, (state) => (/\s$/.test(state) ? ', ' : ''))
    // `Taos, NM, 87571`
    .replace(/, ([A-Z]{2}), (?=\d{5}(?!\d))/, ', $1 ')
    // `Calle Mayor, s/n. 41410 Carmona`
    .replace(/(?<=,? s\/n)\.? (?=\d{4,5}(?!\d))/i, ', ')
    // `Monasterio de Santo Estevo, s/n`: a house without a number is told with the street.
    .replace(/(?<=\p{L}), s\/n(?!\p{L})/iu, ' s/n')
    // `Helena, Montana 59601`
    .replace(STATE, ', US ')
    // `Vancouver, British Columbia, V6C 3B5`
    .replace(STATE_OF_CANADA, '')
    // `Baie-Saint-Paul (Québec) G3Z 0A1`
    .replace(/(?<=\p{L}) \((?:Québec|Quebec|QC|ON|Ontario|BC|NB|NS|PE|NL|MB|SK|AB)\) (?=[A-Z]\d[A-Z] ?\d[A-Z]\d)/u, ' ')
    // `Jaipur, Rajasthan 302016`
    .replace(STATE_OF_INDIA, ' ')
    // `28, Mareunnae-ro, Jung-gu`
    .replace(/^(\d{1,4}\p{L}?), (?=\p{Lu}\p{L}+[^,]*-(?:ro|gil|daero|dong)\b)/u, '$1 ')
    // `Reyes Católicos, 2, 18001 Granada`
    .replace(/^([^,\d]{4,40}), (\d{1,4}[a-z]?)(?=(?:, [^,]{0,40})?, [^,]*\d{4})/u, (whole, street: string, number: string) =>
      STREET.test(plain(street)) ? whole : `${street} ${number}`,
    )
    // `Pasillo del Sol, 7 - 29005 Málaga`
    .replace(/^([^,\d]{4,40}), (\d{1,4} ?[a-z]?)(?= [-–] \d{4,5} \p{Lu})/u, '$1 $2')
    // `Calle Mayor 28, esquina Calle San Juan`: one place where two streets meet.
    .replace(/(?<=\d\p{L}?), (?=(?:esquina|esq\.|Ecke|corner(?: of)?|(?:à l'|all')?ang(?:le|olo)|hoek) \p{L})/u, ' ')
    // `12, rue des Prés`
    .replace(
      /^(\d{1,4}(?: ?(?:bis|ter))?), ?(?=(?:rue|av|bd|boulevard|place|quai|all[ée]e|chemin|impasse|route|cours|passage|faubourg)\P{L}|avenue )/iu,
      '$1 ',
    )
    .split(/(?<!\bkm\.? ?\d{1,3}(?=,\d)),|\s[-–·•|]\s|\n/)
    // `Westport, Co. Mayo F28 XK37`
    .map((part) => part.trim().replace(/^Co(?:unty|\.)? \p{Lu}\p{L}+ (?=[A-Z]\d[\dW] [A-Z\d]{4}$)/u, ''))
    .filter((part) => part !== '' && countryNamed(plain(part).replace(/\.$/, '')) === undefined && !/^Co\.? \p{Lu}/u.test(part))

/** Which part has the postal code. */
const postalIn = (parts: readonly string[]): number =>
  parts.findLastIndex((part) => {
    const match = postalOf(part)
    // The number of a house before a street is no postal code.
    return match !== null && !(match.groups?.plain !== undefined && STREET.test(plain(part)))
  })

/** Where in a house something is. */
const WITHIN = /^(?:suite|unit|floor|room|apartment|apt|building|block|piso|planta|etage|stock|lot|zone|terminal)(?![a-z])/

/** Which part is the street. */
function streetIn(parts: readonly string[], postalAt: number): number {
  const isStreet = (part: string, at: number): boolean => at !== postalAt && STREET.test(plain(part))
  const first = parts.findIndex(isStreet)
  // `Hotel Avenida, Rua do Sol 3`: houses are called by streets, too.
  const numbered = HOUSE_KIND.test(plain(parts[first] ?? ''))
    ? parts.findIndex((part, at) => at > first && at <= first + 1 && isStreet(part, at) && NUMBER.test(part))
    : -1
  // `Hotel Plaza, Elmstraeti 4`: no word says that it is a street.
  const called = parts[first + 1] ?? ''
  const isCalledSo = numbered < 0 && HOUSE_KIND.test(plain(parts[first] ?? '')) && !/\d/.test(parts[first] ?? '')
  const isNext = isCalledSo && first + 1 !== postalAt && /^\p{Lu}\p{L}{3,}(?: \p{L}+){0,3} (?:\d{1,4}\p{L}?|s\/n)$/u.test(called)
  const told = numbered >= 0 ? numbered : isNext && !WITHIN.test(plain(called)) ? first + 1 : first
  // Where no word says street, a number does.
  return told >= 0
    ? told
    : parts.findIndex(
        (part, at) => at < postalAt && !HOUSE_KIND.test(plain(part)) && /^\d[\d/-]*[a-z]? \p{L}|\p{L} \d{1,4}[a-z]?$/u.test(part),
      )
}

/** What stands with a postal code in its part: mostly the town, and behind it may be the country. */
function besidePostal(whole: string, match: RegExpExecArray | null, isTownBefore: boolean) {
  if (!match) return { rest: '' }
  // A sentence may end with the code.
  const [before, after] = [whole.slice(0, match.index), whole.slice(match.index + match[0].length).replace(/^\s*[.!]\s*$/, '')]
  // `Arizona 85718 USA`, `77600 Mexico`: what stands after the code may be the country, where the town was told before.
  const small = plain(after).trim()
  const told = small === '' ? undefined : countryNamed(small)
  // `V6C 3B5 Canada`: a code that only that country has.
  const land = isTownBefore || (told !== undefined && told === countryOfCode(match)) ? told : undefined
  return { land, rest: land ? before.trim() : `${before} ${after}`.replace(/\s+/g, ' ').trim() }
}

/** A city of a prefecture. */
const OF_JAPAN = /-(?:shi|cho|machi|mura)$/

/** Prefectures that no city is called by: before a code their town stands behind the comma before. */
const PREFECTURES = wordSet('hokkaido iwate miyagi gunma kanagawa ishikawa yamanashi aichi mie shiga hyogo shimane ehime kagawa')

/** The parts of an address, and what stands before the street, apart by a comma. */
export function parseAddress(told: string): FoundAddress & { readonly before?: string } {
  // `… (Mill Lane 4, 21000 Split).`: the bracket that closes what opened before it.
  const text = told.includes('(') ? told : told.replace(/\)[.,]?\s*$/, '')
  const named = countryOf(text, countryNamed)
  const parts = withoutCounty(partsOf(text))
  const postalAt = postalIn(parts)
  const [first = ''] = parts
  // `Plot No. A-1, Nirwan Marg, Bani Park, Jaipur`: what a number begins is all where it is, down to the town.
  const isNumbered = postalAt > 1 && /\d/.test(first) && /\p{L}/u.test(first) && !HOUSE_KIND.test(plain(first))
  // `Kannonmachi 1-4-22, Kanazawa-shi, Ishikawa 920-0838`
  const isInJapan = postalOf(parts[postalAt] ?? '')?.groups?.jp !== undefined && OF_JAPAN.test(parts[postalAt - 1] ?? '')
  const isWhole = isNumbered && (leadsToCountry(text) || isInJapan)
  const streetAt = isWhole ? 0 : streetIn(parts, postalAt)
  const match = postalAt < 0 ? null : postalOf(parts[postalAt] ?? '')
  const code = match ? (Object.values(match.groups ?? {}).find((group) => group !== undefined) ?? match[0]) : undefined
  if (code === undefined) return { text, ...(named ? { country: named } : {}) }
  // `C/ Mayor, 11, 18010 Granada`: what stands between is the number of the house, and Granada no country.
  const isTownBefore = named === undefined && parts.slice(Math.max(0, streetAt) + 1, postalAt).some((part) => /\p{L}{2}/u.test(part))
  const { rest, land } = besidePostal(parts[postalAt] ?? '', match, isTownBefore)
  // In the country houses have no street: `Ballymore, Dunquin, Co. Kerry, V92 XH31`.
  const isRural = streetAt < 0 && isOfIsles(match) && postalAt > 1
  // `The Arc, At the Airport, Frankfurt, 60549`: a town between what it is the town of and its code.
  const isTownAlone = streetAt < 0 && !isRural && rest === '' && parts[postalAt + 1] === undefined && postalAt > 0
  const isPlaced = isTownAlone && postalAt > 2 && !HOUSE_KIND.test(plain(parts[postalAt - 2] ?? ''))
  const begin = streetAt >= 0 ? streetAt : isRural ? 0 : Math.max(0, postalAt - (isPlaced ? 2 : 1))
  // `8380 Hévíz, Fürdő utca 4.`: the town may come first.
  const isTownFirst = streetAt > postalAt
  const streets = parts.slice(begin, isTownFirst ? streetAt + 1 : postalAt).map((part) => (isTownFirst ? part.replace(/\.$/, '') : part))
  // The town stands beside its code, else after it, else before it.
  const isBefore =
    rest === '' &&
    ((match?.groups?.us ?? match?.groups?.ca ?? match?.groups?.au) !== undefined ||
      (parts[postalAt + 1] === undefined && (streets.length > 1 || isTownAlone)))
  const isInPrefecture =
    (isInJapan || (match?.groups?.jp !== undefined && PREFECTURES.has(plain(rest)) && !/-gun$/.test(streets.at(-1) ?? ''))) &&
    rest !== '' &&
    streets.length > 1
  const town = isInPrefecture ? streets.at(-1) : rest !== '' ? rest : parts[isBefore ? postalAt - 1 : postalAt + 1]
  // A sentence ends with it.
  const city = town?.replace(/(?<=^[^.]*\p{Ll}{4})\.$/u, '')
  const before = parts.slice(0, isTownFirst ? postalAt : begin).join(', ')
  const lines = isBefore || isInPrefecture ? streets.slice(0, -1) : streets
  const country = named ?? land ?? countryOfCode(match)
  const state = /^[A-Z]{2} (\d{5}(?:-\d{4})?)$/.exec(code)
  return {
    ...(lines.length > 0 ? { lines } : {}),
    postalCode: state?.[1] ?? code.replace(/^[A-Z]{2,3} (?=[A-Z]?\d)/, ''),
    ...(city ? { city } : {}),
    ...(country ? { country } : {}),
    ...(before ? { before } : {}),
  }
}
