/** Postal addresses in the text of a page. */

import type { FoundAddress } from '../found.ts'
import { COUNTRY } from './countries.ts'
import { countryByHand, countryNamed } from './country-names.ts'
import { isCapital, isName, KIND, trimmed } from './house-names.ts'
import { cellBelow } from './labelled.ts'
import { type Cell, type Line, neighbour, type Page } from './page.ts'
import { plain } from './plain.ts'

const STREET =
  /\b(?:street|(?<=[a-z] )st(?!\. [a-z])|road|rd|avenue|ave|av|blvd|boulevard|boul|lane|way|drive|dr|square|sq|place|quay|terrace|parade|highway|hwy|pkwy|parkway|trl|trail|pike|loop|circle|cir|esplanade|promenade|broadway|embankment|row|close|gardens|grove|hill|mews|walk|court|crescent|wharf|yard|gate|[a-z]*(?:strasse|strase|str|platz|weg|allee|gasse|ring|ufer|damm|markt|chaussee|graben|steig|straat|laan|plein|gracht|kade|singel|steeg|dijk|dreef|gatan|gata|gaten|vagen|torget|gade|vej|vei|veien|vegen|kaj|plads|torv|katu|tie|tori|kuja|ranta|aukio|brygge|brygga)|rue|quai|cours|chemin|route|allees?|impasse|faubourg|calle|c\/|avda|avenida|paseo|passeig|carrer|plaza|ronda|carretera|ctra|camino|via|viale|piazza|corso|largo|lungo[a-z]+|vicolo|strada|lungomare|rua|praca|travessa|estrada|ulica|ul|aleja|aleje|al|rynek|plac|namesti|ulice|trida|nabrezi|alameda|rambla|glorieta|urbanizacion|pasaje|localita|loc|frazione|contrada|salita|fondamenta|ruelle|sentier|lieu-dit|bulwar|osiedle|utca|korut|sokak|sok|caddesi|cad|trg|obala|cesta|bulevardul|calea|odos|leoforos|iela|gatve|tanav|chome)\b\.?/
const NUMBER = /\b\d{1,5}[a-z]?\b/
const POSTAL =
  /(?<![\p{L}\d.,/-])(?:(?<uk>[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})|(?<us>[A-Z]{2} \d{5}(?:-\d{4})?)|(?<ca>(?:[A-Z]{2} )?[A-Z]\d[A-Z] ?\d[A-Z]\d)|(?<ie>[A-Z]\d[\dW] [A-Z0-9]{4})|(?<au>(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT) \d{4})|(?<six>\d{6})(?=\s*$|,)|(?<nl>\d{4} ?[A-Z]{2})(?=[ ,]+\p{Lu}|\s*$)|(?:[A-Z]{1,3}-)?(?:(?<pt>\d{4}-\d{3})|(?<pl>\d{2}-\d{3})|(?<plain>\d{4,5})(?=[ ,]+\p{Lu}|\s*$|,)|(?<se>\d{3} \d{2})(?=[ ,]+\p{Lu}))|(?<br>\d{5}-\d{3})|(?<jp>\d{3}-\d{4})(?=,|\s*$|\s+Japan))(?![\d:])/u
/** The same in plain text, where only figures tell. */
const POSTAL_PLAIN = /\b\d{4,5}\b/
const CODES = new Set(Object.values(COUNTRY).map((code) => code.toLowerCase()))
const LABEL =
  /(?:^|\s)(?:address|adresse|anschrift|direccion|indirizzo|endereco|morada|adres|adress|adresa|osoite|location|lage|standort|hotel address|ubicacion|adres|cim)(?: (?:of|der|des|de|del|della|dell'|du|do|da|van|av|til)(?: |')[a-z' ]{2,25})?\s*:?\s*$/
/** Offices of companies, which stand at the foot of documents. */
const OFFICE =
  /\b(?:gmbh|ag\b.*hrb|s\.?a\.?r\.?l|s\.p\.a|b\.v\.|ltd|limited|inc\.|llc|s\.a\.|registered|d\.o\.o|d\.d\.|s\.r\.o|sp\. z o|kft|zrt|oib|y-tunnus|regon|amtsgericht|hrb|rcs|p\.? ?iva|nif|nipc|vat no|org\.? ?nr|reiseburo|travel agency|agence de voyages?|agencia de viajes|agenzia (?:di )?viaggi|agencia de viagens|reisbureau|resebyra|rejsebureau|reisebyra|biuro podrozy|kvk|cif|c\.i\.f|steuernummer|tva|copyright|©)/

/** What often follows on the line. */
const PHONE =
  /[\s,;|·•–-]*(?:\b(?:phone|tel|telephone|telefon|telefono|telefone|tlf|fax|t)\b[.:]?\s*)?\+?\(?\d[\d ()/-]{8,}$|\s[-–]\s(?:show|view|get|map|karte|plan|ver|mapa|mappa|kaart)[^,\d]*$/i

/** What houses tell of themselves behind their address: telephones, sites, numbers of the trade register. */
const CONTACT =
  /\s*[,;|·•–-]\s*(?:tel|tlf|tfno?|puh|phone|telephone|telefon|telefono|telefone|fax|mob|mobile?|gsm|cvr|vat|nif|cif|ico|nip|siret|kvk|btw|org|p\.? ?iva|e-?mail|mail|www|https?)(?![a-z]).*$|\s(?:tel|tlf|tfno?|puh|phone|telephone|telefon|telefono|telefone|fax)[.:]{0,2}\s{0,3}\+?\(?\d.*$/

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
}
const countryOfCode = (match: RegExpExecArray | null): string | undefined =>
  // Islands that are no part of the kingdom write theirs alike.
  /^(?:JE|GY|IM)\d/.test(match?.groups?.uk ?? '')
    ? undefined
    : Object.entries(match?.groups ?? {}).flatMap(([form, code]) => (code === undefined ? [] : (FORMS[form] ?? [])))[0]

export interface AddressMark {
  readonly line: Line
  readonly start: number
  readonly end: number
  readonly address: FoundAddress
  /** How much it looks like one. */
  readonly score: number
  /** A label says that it is one. */
  readonly labelled?: boolean
  /** What stands before the street, apart by a comma. */
  readonly before?: string
}

const isOfIsles = (match: RegExpExecArray | null): boolean => (match?.groups?.uk ?? match?.groups?.ie) !== undefined

/** The country an address ends with; `known` tells which names are looked for. */
const countryOf = (text: string, known = countryByHand): string | undefined => {
  const words = plain(text)
    .split(/,|\s[-–]\s/)
    .map((part) => part.trim().replace(/[.]$/, ''))
  for (const word of words.reverse()) {
    const code = known(word) ?? known(word.replace(/ \d{6}$/, '')) ?? (CODES.has(word) ? word.toUpperCase() : undefined)
    if (code) return code
  }
  return undefined
}

function scoreOf(text: string): number {
  const small = plain(text)
  const street = STREET.test(small)
  const postal = POSTAL.test(text)
  // `Odos Dimokratias 4, 71306 Heraklion`, `12-3 Nagamachi, Kanazawa 920-0865`
  const numbered =
    !street &&
    postal &&
    (/^(?:.*, )?\p{Lu}\p{L}+(?: \p{L}+){0,3} \d{1,4}[a-z]?, /u.test(text) ||
      /^\d[\d-]{0,7}[a-z]? \p{Lu}[\p{L}'’.-]+(?: \p{L}+){0,3}, /u.test(text.replace(POSTAL, '')))
  return (
    (postal ? 2 : 0) +
    (numbered ? 1 : 0) +
    (street ? (NUMBER.test(postal ? small.replace(POSTAL_PLAIN, '') : small) ? 2 : 1) : 0) +
    (countryOf(text) || (!street && isOfIsles(POSTAL.exec(text)) && text.split(',').length > 2) ? 1 : 0) -
    (OFFICE.test(small) ? 4 : 0)
  )
}

const isPart = (text: string): boolean =>
  text.length < 90 &&
  !/[:@?!€$£]|\b\d{1,2}[:.]\d{2}\b|https?:|www\./.test(text) &&
  !/\b(?:tel|phone|telefon|fax|check|nights?|rooms?|total|night|eur|usd|zimmer|[a-z]*zimmer|chambres?|nacht|nuits?|noches?|notti|habitacion(?:es)?|camer[ae]|breakfast|adult[ioe]?s?|children|persons?|personen|personer|persone|personas|pessoas|erwachsene|kinder|voksne|vuxna|born|barn|enfants?|bambini|ninos|criancas)\b/.test(
    plain(text),
  )

/** Takes an address apart: street, postal code, city, country. */
function parseAddress(text: string): FoundAddress & { readonly before?: string } {
  const named = countryOf(text, countryNamed)
  const parts = text
    // `Taos, NM, 87571`
    .replace(/, ([A-Z]{2}), (?=\d{5}(?!\d))/, ', $1 ')
    // `Reyes Católicos, 2, 18001 Granada`
    .replace(/^([^,\d]{4,40}), (\d{1,4}[a-z]?)(?=(?:, [^,]{0,40})?, [^,]*\d{4})/u, (whole, street: string, number: string) =>
      STREET.test(plain(street)) ? whole : `${street} ${number}`,
    )
    // `12, rue des Prés`
    .replace(
      /^(\d{1,4}(?: ?(?:bis|ter))?), ?(?=(?:rue|av|bd|boulevard|place|quai|all[ée]e|chemin|impasse|route|cours|passage|faubourg)\P{L}|avenue )/iu,
      '$1 ',
    )
    .split(/,|\s[-–·•|]\s|\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && countryNamed(plain(part).replace(/\.$/, '')) === undefined && !/^Co\.? \p{Lu}/u.test(part))
  const postalAt = parts.findLastIndex((part) => {
    const match = POSTAL.exec(part)
    // The number of a house before a street is no postal code.
    return match !== null && !(match.groups?.plain !== undefined && STREET.test(plain(part)))
  })
  const isStreet = (part: string, at: number): boolean => at !== postalAt && STREET.test(plain(part))
  const first = parts.findIndex(isStreet)
  // `Hotel Avenida, Rua do Sol 3`: houses are called by streets, too.
  const numbered = KIND.test(plain(parts[first] ?? ''))
    ? parts.findIndex((part, at) => at > first && at <= first + 1 && isStreet(part, at) && NUMBER.test(part))
    : -1
  const told = numbered >= 0 ? numbered : first
  // Where no word says street, a number does.
  const streetAt =
    told >= 0
      ? told
      : parts.findIndex((part, at) => at < postalAt && !KIND.test(plain(part)) && /^\d[\d-]*[a-z]? \p{L}|\p{L} \d{1,4}[a-z]?$/u.test(part))
  const match = postalAt < 0 ? null : POSTAL.exec(parts[postalAt] ?? '')
  const code = match ? (Object.values(match.groups ?? {}).find((group) => group !== undefined) ?? match[0]) : undefined
  const whole = parts[postalAt] ?? ''
  const beside = match ? `${whole.slice(0, match.index)} ${whole.slice(match.index + match[0].length)}`.replace(/\s+/g, ' ').trim() : ''
  // `Arizona 85718 USA`, `77600 Mexico`: what stands after the code may be the country, where the town was told before.
  const after = match ? plain(whole.slice(match.index + match[0].length)).trim() : ''
  const land = named === undefined && after !== '' && postalAt - Math.max(0, streetAt) > 1 ? countryNamed(after) : undefined
  const rest = land && match ? whole.slice(0, match.index).trim() : beside
  // In the country houses have no street: `Ballymore, Dunquin, Co. Kerry, V92 XH31`.
  const isRural = streetAt < 0 && isOfIsles(match) && postalAt > 1
  const begin = streetAt >= 0 ? streetAt : isRural ? 0 : Math.max(0, postalAt - 1)
  const streets = parts.slice(begin, postalAt < 0 ? parts.length : postalAt).filter((part) => part !== '')
  // The town stands beside its code, else after it, else before it.
  const isBefore =
    rest === '' &&
    ((match?.groups?.us ?? match?.groups?.ca ?? match?.groups?.au) !== undefined ||
      (parts[postalAt + 1] === undefined && streets.length > 1))
  const city = rest !== '' ? rest : postalAt >= 0 ? parts[isBefore ? postalAt - 1 : postalAt + 1] : undefined
  const before = parts.slice(0, begin).join(', ')
  const lines = isBefore ? streets.slice(0, -1) : streets
  if (code === undefined) return { text, ...(named ? { country: named } : {}) }
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

/** Whether a line is the name of a house and nothing more. */
const isHouse = (text: string): boolean => {
  const name = trimmed(text)
  return KIND.test(plain(name)) && isName(name) && isCapital(name) && text.trim().length < name.length + 8
}

/** Parts of a sentence that are a street and a town with its code. */
function inSentence(line: Line): AddressMark[] {
  const cell = { start: 0, end: line.text.length }
  const parts = line.text.split(', ')
  for (let first = 0; first < Math.min(30, parts.length - 1); first++) {
    for (let count = 3; count > 1; count--) {
      const chosen = parts.slice(first, first + count)
      // The sentence goes on after the address, or ends.
      const text = chosen.join(', ').replace(/[.;!?]\s.*$|\.$/, '')
      const small = plain(chosen[0] ?? '')
      if (chosen.some((part) => part.length > 45) || scoreOf(text) < 4 || !STREET.test(small) || !NUMBER.test(small) || !isPart(text))
        continue
      const { before: _, ...address } = parseAddress(text)
      return [{ line, ...cell, address, score: scoreOf(text) }]
    }
  }
  return []
}

/** Where an address goes on: in its column, or, where its line ends with a comma, in the part of the next line that makes most of it. */
function partBelow(line: Line, at: number, next: Line, text: string): Cell | undefined {
  const column = cellBelow(line, at, next)
  if ((column && !text.endsWith(',')) || next.cells.length > 3) return column
  const gain = (cell: Cell): number => scoreOf(`${text} ${next.text.slice(cell.start, cell.end)}`)
  return [...(column ? [column] : []), ...next.cells].sort((a, b) => gain(b) - gain(a))[0]
}

/** The line with the town, right below the street or, in a letterhead beside large print, one line on. */
function townBelow(page: Page, street: Line): Line | undefined {
  const below = neighbour(page, street.index, 1)
  const next = below && neighbour(page, below.index, 1)
  const begins = (line: Line): boolean => POSTAL.exec(line.text)?.index === 0 && line.cells.length === 1
  const isBetween =
    below && next && street.cells.length === 1 && below.cells.length === 1 && !/\d/.test(below.text) && scoreOf(below.text) <= 0
  return isBetween && begins(next) && scoreOf(street.text) === 2 ? next : below
}

/** Addresses of a page; two lines or three of one address are joined. */
export function findAddresses(page: Page): AddressMark[] {
  const found: AddressMark[] = []
  const taken = new Set<string>()
  for (const line of page.lines.slice(1)) {
    if (line.text.length > 90) found.push(...inSentence(line))
    for (const [at, cell] of line.cells.entries()) {
      if (taken.has(`${line.index} ${cell.start}`)) continue
      // The year of a day is no postal code.
      if (line.dates.some(({ start, end, year }) => year !== undefined && start >= cell.start && end <= cell.end)) continue
      const label = /^[^:]{2,30}:\s*/.exec(line.text.slice(cell.start, cell.end))
      const isAddress = label !== null && LABEL.test(plain(label[0]).trim().replace(/:$/, ''))
      // `Object: Seaview Flat, Quay Road 7, 18586 Port`: any label, where a whole address follows.
      const isWhole = label !== null && scoreOf(line.text.slice(cell.start + label[0].length, cell.end)) >= 4
      const labelled = label !== null && (isAddress || isWhole) ? label[0].length : 0
      let text = line.text
        .slice(cell.start + labelled, cell.end)
        .slice(0, CONTACT.exec(line.plain.slice(cell.start + labelled, cell.end))?.index)
        .replace(PHONE, '')
        .trim()
      if (text.length > 160 || (labelled === 0 && !isPart(text))) continue
      const above = neighbour(page, line.index, -1)
      const headed =
        above !== undefined &&
        above.cells.length === line.cells.length &&
        LABEL.test(above.plain.slice(above.cells[at]?.start, above.cells[at]?.end))
      const bare = scoreOf(text)
      const isUnderName = bare > 0 && above?.cells.length === 1 && above.cells.length === line.cells.length && isHouse(above.text)
      const bonus = isAddress || headed ? 2 : isUnderName ? 1 : 0
      let score = bare + bonus
      // The street is on one line and the town on the next.
      for (let count = 1, next = townBelow(page, line); count < 3 && next; count++, next = neighbour(page, next.index, 1)) {
        const under = partBelow(line, at, next, text)
        const more = under ? next.text.slice(under.start, under.end).trim() : ''
        // `United States of` and, below, `America`
        const whole = /\s(?:of|and|&)$/.test(text) ? `${text} ${more}` : undefined
        if (whole && countryOf(whole.replace(/.*\d/, ''), countryNamed)) {
          text = whole
          break
        }
        if (
          more === '' ||
          !isPart(more) ||
          // A whole address: what is above it is a name that has a word for streets in it.
          (!/\d/.test(text) && scoreOf(more) >= 4) ||
          // A sentence ends here.
          /\p{Ll}{4}\.$/u.test(text) ||
          (POSTAL.test(text) && countryNamed(plain(more)) === undefined) ||
          (score <= 0 && !/(?<![\p{L}\d])\d{1,5}\p{L}?(?![\p{L}\d])/u.test(text))
        )
          break
        const joint = scoreOf(`${text}, ${more}`)
        // `Mill Lane`, `Hebden Bridge`, `HX7 8AB`: the town stands alone above its code.
        const beyond = neighbour(page, next.index, 1)?.text.trim() ?? ''
        const isTown = !/\d/.test(more) && isOfIsles(POSTAL.exec(beyond)) && POSTAL.exec(beyond)?.[0] === beyond
        if (joint <= scoreOf(text) && countryNamed(plain(more)) === undefined && !isTown) break
        text = `${text.replace(/,$/, '')}, ${more}`
        score = joint + bonus
        if (under) taken.add(`${next.index} ${under.start}`)
      }
      if (score < 3) continue
      const { before, ...address } = parseAddress(text)
      found.push({ line, start: cell.start + labelled, end: cell.end, address, score, labelled: bonus > 1, ...(before ? { before } : {}) })
    }
  }
  return found
}
