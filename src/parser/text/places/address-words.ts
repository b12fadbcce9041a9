/** What addresses are made of: streets, postal codes, countries; and how much a text looks like one. */

import { plain } from '../words/plain.ts'
import { rememberedOf } from '../words/remembered.ts'
import { COUNTRY } from './countries.ts'
import { countryByHand, countryNamed } from './country-names.ts'

/** What streets are called before their names, in plain letters: a part of patterns. */
export const KIND_OF_STREET =
  '(?:alameda|allee|av|avda|avenida|avenue|avinguda|bd|boulevard|calle|camino|carrer|chemin|corso|cuesta|estrada|impasse|largo|paseo|piazza|place|plaza|praca|quai|rodovia|route|rua|rue|strada|travessa|ul|ulica|via|viale|vicolo)'
/** `11140 Conil de la Frontera (Cádiz)`: a town with its code, and no number before a name. */
export const BEGINS_WITH_TOWN = /^\d{4,5} \p{Lu}\p{Ll}+(?:(?: \p{Lu}\p{Ll}+){0,2} \(| \p{Ll}{1,3} |,(?:\s{3}|\s*$))/u
/** A word by which a text tells a street, before its name or behind it. */
export const STREET =
  /\b(?:street|(?<=[a-z] )st(?!\. [a-z])|road|rd|avenue|ave|av|blvd|boulevard|boul|lane|way|drive|dr|square|sq|place|quay|terrace|parade|highway|hwy|pkwy|parkway|trl|trail|pike|loop|circle|cir|esplanade|promenade|broadway|embankment|row|close|gardens|grove|hill|mews|walk|court|crescent|wharf|yard|gate|[a-z]*(?:strasse|strase|str|platz|weg|allee|gasse|ring|ufer|damm|markt|chaussee|graben|steig|straat|laan|plein|gracht|kade|singel|steeg|dijk|dreef|gatan|gata|gaten|vagen|torget|gade|gaden|vej|vejen|vei|veien|vegen|kaj|plads|torv|katu|tie|tori|kuja|ranta|aukio|brygge|brygga)|lugar(?= d[aeo]s? )|lieu-?dit|avinguda|rue|quai|cours|chemin|route|allees?|impasse|faubourg|calle|c\/ ?(?=[a-z])|carrera(?= de[l ]| \d)|avda|avenida|cuesta(?= (?:del?|las?|los) )|paseo|passeig|carrer|plaza|ronda|carretera|ctra|camino|via|viale|piazza|corso|largo|lungo[a-z]+|vicolo|strada|lungomare|rua|praca|travessa|estrada|ulica|ul|aleja|aleje|al|rynek|plac|namesti|ulice|trida|nabrezi|alameda|rambla|glorieta|urbanizacion|pasaje|localita|loc|frazione|contrada|salita|fondamenta|ruelle|sentier|lieu-dit|bulwar|osiedle|utca|utja|(?:ter|koz|dulo|sgt|krt)(?=\.? \d)|barrio|paraje|poligono|rodovia|rod|mah|mahallesi|u(?=\. ?\d)|korut|rakpart|setany|fasor|soi|derb|thanon|jalan|jl|lorong|sokak|sok|caddesi|cad|trg|obala|cesta|bulevardul|calea|odos|leoforos|iela|gatve|tanav|chome|(?<=[a-z],? )s\/n)\b\.?/
export const NUMBER = /\b(?:\d{1,5}[a-z]?|s\/n)\b/
const POSTAL =
  /(?<![\p{L}\d.,/-])(?:(?<uk>[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})|(?<us>[A-Z]{2} \d{5}(?:-\d{4})?)|(?<ca>(?:[A-Z]{2} )?[A-Z]\d[A-Z] ?\d[A-Z]\d)|(?<ie>[A-Z]\d[\dW] [A-Z0-9]{4})|(?<au>(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT) \d{4})|(?<six>\d{6})(?=\s*$|,)|(?<=^|[,·•|–-]\s?)(?<ro>\d{6})(?= \p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+){0,2}(?:$|,))|(?<nl>\d{4} ?[A-Z]{2})(?=[ ,]+\p{Lu}|\s*$)|(?:(?:A|AT|B|BE|BG|CH|CY|CZ|D|DE|DK|E|ES|EE|EST|F|FI|FIN|FR|FL|FO|GR|H|HR|HU|I|IS|IT|L|LI|LT|LU|LV|MC|MT|N|NL|NO|P|PL|PT|RO|RS|S|SE|SI|SK|SLO|TR|UA|AD|SM|ME|MK|BA|AL|AX|US|CN)-)?(?:(?<pt>\d{4}-\d{3}(?! \d{2,3}(?!\d)))|(?<pl>\d{2}-\d{3})|(?<plain>\d{4,5})(?=[ ,]+\p{Lu}|\s*$|,)|(?<se>\d{3} \d{2})(?=[ ,]+\p{Lu}))|(?<=\p{Lu}\p{Ll}{2,},? )(?<gr>\d{3} \d{2})(?=\s*$|,)|(?<br>\d{5}-\d{3})|(?<=^|,\s)(?<cl>\d{7})(?= \p{Lu}\p{L}+(?:[ '-]\p{L}+){0,3}\s*(?:,|$))|(?<=^|,\s)(?<ar>[A-HJ-NP-Z]\d{4}(?:[A-Z]{3})?)(?= \p{Lu}\p{L}+(?:[ '-]\p{L}+){0,3}\s*(?:,|$))|(?<is>\d{3})(?=(?: \p{Lu}\p{L}+,?)? (?:Iceland|Ísland|Islande|Islandia|Islanda|IJsland)\s*$| (?:Reykjav[ií]k|K[óo]pavogur|Hafnarfj[öo]r[ðd]ur|Akureyri|Keflav[ií]k|Selfoss|Hella|V[ií]k|H[öo]fn|Egilssta[ðd]ir|Borgarnes|[ÍI]safj[öo]r[ðd]ur|H[úu]sav[ií]k|Hverager[ðd]i)(?!\p{L}))|(?<jp>\d{3}-\d{4})(?=,|\s*$|\s+Japan|\s?\p{Lo}|\s(?:Tokyo|Tokio|Tōkyō|Tóquio|Osaka|Ōsaka|Kyoto|Kioto|Kyōto|Quioto|Sapporo|Fukuoka|Nagoya|Yokohama|Kobe|Hiroshima|Nara|Kanazawa|Hakone|Nikko|Takayama|Naha|Sendai|Nagasaki|Kumamoto|Kagoshima|Kamakura|Nagano|Matsumoto|Beppu)(?![a-z])))(?![\d:])/u
/** `1340 Harbor Island Drive`: where streets have their numbers first, four figures before one are no postal code. */
const NUMBERED_STREET =
  /^\s*\d{4,5}(?= [^,\d]{0,40}\b(?:street|st|road|rd|avenue|ave|blvd|boulevard|lane|ln|way|drive|dr|square|place|highway|hwy|parkway|pkwy|trail|circle|court|plaza|loop|pike|terrace|broadway)\b\.?(?=\s*$|,|\s\d{1,4}(?:\s*$|,)|\s(?:[NSEW]{1,2}|of|apt|suite|ste|unit)\b))/i
/** `Visa ending 4417`: the last figures of a card. */
const CARD_ENDING =
  /(?<=\b(?:ending(?: in| with)?|endend(?: auf)?|endet auf|terminad[oa] en|termina(?:ndo)? (?:en|em|con)|finissant par|se terminant par|eindigend op|slutar (?:på|med))\s)\d{4}(?!\d)/i
const blank = (found: string): string => ' '.repeat(found.length)
/** `Rua do Sol, 1640`, `Calle Mayor, 1204, Centro`: four figures behind a street where postal codes have five or more. */
const NUMBER_BEHIND_STREET =
  /(?<=^(?:alameda|av|avda|avenida|calle|carrer|corso|estrada|largo|paseo|piazza|pra[cç]a|rodovia|rua|travessa|via|viale|vicolo)\.? [^,\d]{2,40}, )\d{4}(?=$|,)/i
/** The postal code of an address. */
export const postalOf = rememberedOf((text: string): RegExpExecArray | null =>
  POSTAL.exec(text.replace(NUMBERED_STREET, blank).replace(NUMBER_BEHIND_STREET, blank).replace(CARD_ENDING, blank)),
)
/** Whether a text has a postal code, and not only the number of a house behind its street. */
export const hasCode = (text: string): boolean =>
  text
    .replace(NUMBER_BEHIND_STREET, blank)
    .split(', ')
    .some((part) => {
      const code = postalOf(part)
      return code !== null && !(code.groups?.plain?.length === 4 && part.endsWith(code[0]) && STREET.test(plain(part)))
    })

/** `8 Beech Grove, Harrogate HG2 0EX`: a number before a street, and the postal code of a town behind it. */
export const HOUSE_NUMBER = /^\s*\d{1,4}[a-z]? \p{Lu}[\p{L}'’ -]{3,40}, [^\d]{2,40} [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?:\s|$)/u

const without = (text: string, { index, 0: { length } }: RegExpExecArray): string => `${text.slice(0, index)} ${text.slice(index + length)}`
const CODES = new Set(Object.values(COUNTRY).map((code) => code.toLowerCase()))
/** Offices of companies, which stand at the foot of documents. */
export const OFFICE =
  /\b(?:gmbh|ag\b.*hrb|s\.?a\.?r\.?l(?![a-z])|s\.p\.a|b\.v\.|ltd|limited|inc\.|llc|s\.a\.|registered|d\.o\.o|d\.d\.|s\.r\.o|sp\. z o|kft(?![a-z])|zrt(?![a-z])|oib(?![a-z])|y-tunnus|regon|amtsgericht|hrb|rcs|p\.? ?iva|nif(?![a-z])|nipc(?![a-z])|vat no|org\.? ?nr|reiseburo|travel agency|agence de voyages?|agencia de viajes|agenzia (?:di )?viaggi|agencia de viagens|reisbureau|resebyra|rejsebureau|reisebyra|biuro podrozy|kvk(?![a-z])|cif(?![a-z])|c\.i\.f|steuernummer|tva|copyright|©)/

/** Codes of Britain and Ireland tell where a house is nearly by themselves: there it may have no street. */
export const isOfIsles = (match: RegExpExecArray | null): boolean => (match?.groups?.uk ?? match?.groups?.ie) !== undefined

/** The country an address ends with; `known` tells which names are looked for. */
export const countryOf = (text: string, known = countryByHand): string | undefined => {
  const words = plain(text)
    .split(/,|\s[-–]\s/)
    .map((part) => part.trim().replace(/[.]$/, ''))
  for (const word of words.reverse()) {
    const code =
      known(word) ??
      known(word.replace(/ \d{6}$/, '')) ??
      (CODES.has(word) && text.includes(word.toUpperCase()) ? word.toUpperCase() : undefined)
    if (code) return code
  }
  return undefined
}

/** Whether patterns are found one behind the other. As one pattern their gaps would be tried from every beginning. */
function follow(text: string, ...patterns: readonly RegExp[]): boolean {
  let rest = text
  for (const pattern of patterns) {
    const match = pattern.exec(rest)
    if (!match) return false
    rest = rest.slice(match.index + match[0].length)
  }
  return true
}

/** Cities, wards and streets of China, Japan and Korea, and a number of a house. */
const isEastAsian = (text: string): boolean => follow(text, /[市区區県縣郡町村]/u, /\d/) || follow(text, /[시구군] /u, /[로길동] ?\d/u)

/** From the province down to the number: whole without a code. */
const isWholeEastAsian = (text: string): boolean =>
  follow(text, /[省市都道府県]/u, /[市区區县縣郡町村鎮镇]/u, /[路街道巷弄段村町].{0,8}(?<!\d)\d+ ?[号號]|[町村丁目]?(?<!\d)\d+(?:-\d+)+/u)

/**
 * `28, Mareunnae-ro, Jung-gu, 04555 Seoul, South Korea`: parts that lead from a number down to a country are of a house, whatever streets are called
 * there.
 */
export function leadsToCountry(text: string): boolean {
  const [first = '', second = '', ...more] = text.split(', ')
  return more.length > 1 && /\d/.test(first + second) && countryNamed(plain(more.at(-1) ?? '').replace(/[.]$/, '')) !== undefined
}

/** How much a text looks like an address: the more of its parts it has. */
export const scoreOf = rememberedOf((text: string): number => {
  const small = plain(text)
  const street = STREET.test(small)
  const code = postalOf(text)
  const postal = code !== null
  // `Odos Dimokratias 4, 71306 Heraklion`, `12-3 Nagamachi, Kanazawa 920-0865`
  const numbered =
    !street &&
    postal &&
    (/^(?:.*(?:,| [-–·•|]) )?\p{Lu}[\p{L}-]+(?: \p{L}+){0,3} \d{1,4}(?:[-/](?:\p{Lu}\p{Ll}-)?\d{1,4}){0,2}(?: ?[a-z])?\.?(?:,| [-–·•|]) /u.test(
      text,
    ) ||
      // `Pasillo del Sol, 7 - 29005 Málaga`
      /^\p{Lu}\p{L}+(?: \p{L}+){0,3}, \d{1,4} ?[a-z]? [-–] \d{4,5} \p{Lu}/u.test(text) ||
      /^\d[\d-]{0,7}[a-z]? \p{Lu}[\p{L}'’.-]+(?: \p{L}+){0,3}, /u.test(without(text, code)) ||
      // `Hotel Mori, 1-19-1 Kabukicho, Shinjuku-ku, 160-8466 Tokyo`
      (code.groups?.jp !== undefined && /^[^,\d]{3,40}, \d{1,3}(?:-\d{1,3}){1,2} \p{Lu}[\p{L}-]+, /u.test(text)))
  const isLed = postal && !street && leadsToCountry(text)
  return (
    (postal ? 2 : 0) +
    (numbered || isLed ? 1 : 0) +
    (street ? (NUMBER.test(code ? without(small, code) : small) ? 2 : 1) : 0) +
    (/[#º°]|no\./.test(small) && OF_COLOMBIA.test(small) ? 2 : 0) +
    (isEastAsian(text) ? (isWholeEastAsian(text) ? 3 : 1) : 0) +
    (isLed || countryOf(text) || (!street && isOfIsles(code) && text.split(',').length > 2) ? 1 : 0) -
    (OFFICE.test(small) ? 4 : 0)
  )
})

/** `Carrera 11 # 93-77`, `Calle 10 No. 5-22`: a street by its number, the one it meets and the number of the house, as in Colombia; no code is told there. */
const OF_COLOMBIA =
  /(?<![a-z])(?:calle|carrera|cra|cr|cl|kr|avenida|av|transversal|diagonal)\.? \d{1,3} ?[a-z]?(?: ?bis)?,? (?:#|no\.|n[°º]\.?) ?\d{1,3} ?[a-z]? ?- ?\d{1,3}(?!\d)/

const HOUR = /\b\d{1,2}[:.]\d{2}\b/
/** `Lote 1.16.02B`: in new streets houses have the number of their plot, which is no hour. */
const LOT = /(?<![\p{L}\d])(?:lotes?|lotto|parcela|parcelle|plot|lot|talhão|quadra)\.? \d{1,3}(?:\.\d{1,3}){1,2}\p{L}?(?![\p{L}\d.:])/iu

/** `Seaview Hotel, Old Town, 4 Beach Road, Harbour Ward, Kochi 682009, Kerala, India`: parts with a code, down to the country. */
function endsWithCountry(text: string): boolean {
  const parts = text.split(', ')
  return (
    parts.length > 4 &&
    parts.every((part) => part.length < 40) &&
    postalOf(text) !== null &&
    countryNamed(plain(parts.at(-1) ?? '')) !== undefined
  )
}

/** Letters of a part of an address, and of a whole one down to its country. */
const [LONGEST_PART, LONGEST_WHOLE] = [90, 150]

/** `1500 Euro`, `12000 Points`: what is paid and how much of something there is look like a town with its code. */
const MEASURED =
  /^\s*\d{4,6} (?:euros?|dollars?|pounds?|kron[aeo]r?|kr|franken|francs?|zloty|points?|punkte|puntos|punti|pontos|poang|pisteet|punktow|miles|reviews?|ratings?|bewertungen|m|km|sqm)(?![a-z])/

/** `5341 KR Oss`: a postal code, whose letters are also what crowns are called. */
const IS_CODE_KR = /^\s*[1-9]\d{3} KR \p{Lu}\p{L}+/u

/** `Objekt-Nr. 318842`, `Booking 118726`: the number of a thing in a catalogue, or of what is booked, is no postal code. */
const NUMBERED_THING =
  /(?:objekts?|object|property|listing|unterkunfts?|inserat|annonce|anuncio|annuncio|advertentie|bolig|hus)[ -]?(?:nr|no|nummer|number|id|n°)\.?:? ?[a-z]{0,3}\d{4,}|^\s*(?:[a-z]*(?:buchung|reservierung|boeking|reservering|bestilling|bokning)|booking|reservation|reserva|prenotazione|rezerwacja|rezervace|varaus|confirmation|confirmacion|confirmacao|conferma|[a-z]*bestatigung|bevestiging|bekraftelse|bekreftelse|potwierdzenie|potvrzeni|order|commande|pedido|ordine|voucher|gutschein|reference|ref|invoice|rechnung|facture|factura|fattura|ticket)(?: (?:nr|no|n[°ºo]|num(?:ber|mer|ero)?)\.?:?)? \d{4,}|^\s*n[°ºo]\.? \d{4,}\s*$|^\s*(?:al|rnal|rnet|rta|cin|cir|lic|licen[cs][ae]|licencia|licenza|reg)\.? (?:n[°ºo]\.? )?\d{3,6}\s*$/

/** Whether a text may be part of one, and is nothing else that stands about houses. */
export const isPart = rememberedOf(
  (text: string): boolean =>
    (text.length < LONGEST_PART || (text.length < LONGEST_WHOLE && (leadsToCountry(text) || endsWithCountry(text)))) &&
    !/(?<!\bno ?):|[@?!€$£]|https?:|www\.|x{4}|[•*]{3}/i.test(text) &&
    !/^\s*\+\d{1,3}[\d ()/-]{6,}$/.test(text) &&
    !HOUR.test(text.replace(LOT, ' ')) &&
    !(MEASURED.test(plain(text)) && !IS_CODE_KR.test(text)) &&
    !NUMBERED_THING.test(plain(text)) &&
    !/\b(?:tel|phone|telefon|fax|check|nights?|(?<!& )rooms?|(?:\d{1,2}[ -]?(?:x )?(?:[a-z]{2,9}[ -])?|(?:single|double|twin|king|queen|sofa|bunk|extra|full|large|dorm|dormitory|size|baby|rollaway|murphy)[ -])beds?|\d{1,2} (?:[a-z]{2,12}[ -])?betten|(?:\d{1,2}[ -](?:[a-z]{2,12}[ -])?|king-?|queen-?|ein(?:zel)?|zwei|drei|vier|mehr|doppel|zustell|zusatz|kinder|baby|etagen|boxspring|kingsize|queensize|franzosisches |gross?es )bett(?:en)?|total|night|eur|usd|zimmer|[a-z]*zimmer|chambres?|nacht|nuits?|noches?|notti|habitacion(?:es)?|camer[ae]|breakfast|adult[ioe]?s?|children|persons?|personen|personer|persone|personas|pessoas|erwachsene|kinder|voksne|vuxna|born|barn|enfants?|bambini|ninos|criancas)\b/.test(
      plain(text),
    ),
)

/** `family-run since 1931`: letterheads tell from when a house is, and that is no postal code. */
export const SINCE =
  /(?<![a-z])(?:since|est\.?|established|seit|depuis|desde|dal|sinds|sedan|siden|od|vuodesta|alapitva|anno)\s(?:1[5-9]|20)\d\d[\s.)]*$/
