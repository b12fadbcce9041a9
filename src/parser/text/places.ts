/** Airports named in a line, by code and by the names of airports and cities. */

import { kilometres } from '../../core/globe.ts'
import type { Airport } from '../../sandbox/data/atlas.types.ts'
import type { Gazetteer } from '../found.ts'

export type PlaceKind = 'code' | 'airport' | 'city'

export interface PlaceMark {
  readonly start: number
  readonly end: number
  readonly airport: Airport
  readonly kind: PlaceKind
  /** The code as it is written: that of a closed airport leads to the one that took its place. */
  readonly code: string
}

/** Codes that are mostly words, currencies, days and the like. */
const WORDS = new Set(
  'THE AND FOR YOU ARE ALL NOT BUT CAN HAS WAS OUR OUT NEW ANY ONE TWO DAY MON TUE WED THU FRI SAT SUN JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC EUR USD GBP CHF SEK NOK DKK PLN CAD AUD BRL JPY MXN VAT TAX PNR REF TEL FAX NET WWW COM PDF VIA PER FEE ADT CHD INF AIR CAR BUS SEA MRS MISS VON NACH DER DIE DAS UND MIT AUF LES DES UNE SUR PAR POR LOS LAS DEL CON SIN SON OST SUD ICE TGV OTP ETA ETD UTC GMT CET EST PST MST ETK TKT SSR APP FAQ GPS SUV AUT MAN PAX BAG KGS MIN STD VIP IVA MWS UST TVA GST HST QST FLY GET SIT SET NON OUI YES MAX AVG QTY EAN SMS OTA NIF CIF DNI NIP IBA BIC CVC CVV ATM LTD INC LLC PLC SRL SPA SAS ANY WER WIE IHR SIE ICH HIN ABS TOT AAN EEN HET VAN MET DEN DET MED FRA TIL DAN PRE ALT CIA NUM REG CAT CLS ECO BIZ SEC TER ARR DEP HRS NBR NAM FAR QUA QUI SEX SAB DOM LUN MER JEU VEN SAM DIM MIE JUE VIE GIO DON VRI ZAT LOR TOR FRE PON WTO CZW SOB ID OK USA UAE BCN KLO INV HRB UHR ORE'.split(
    ' ',
  ),
)
// Real and often met: they are codes where they stand beside another or in brackets, and BCN, FRA, MAN always.
for (const code of ['BCN', 'FRA', 'MAN']) WORDS.delete(code)

const TIMED = new Set(['SIN', 'SEA', 'LAS', 'DEN', 'PER', 'MED', 'DEL', 'CIA', 'BUS', 'DOM'])

const BRACKETS = /[([]\s?(?<code>[A-Z]{3})(?:\s?[-,/–]\s?(?:T(?:erminal)?\s?)?\w{1,3})?\s?[)\]]/g
const PAIR =
  /(?<![A-Za-z0-9])(?<from>[A-Z]{3})(?<gap>\s{0,3}(?:-|–|—|→|->|➔|➜|>|▶|►|✈|⇒|\/|to|nach|a|à|—>|–>|›|»|=>|\s{3})\s{0,3})(?<to>[A-Z]{3})(?![A-Za-z0-9])/g
const BARE = /(?<![A-Za-z0-9&'’.-])(?<code>[A-Z]{3})(?![A-Za-z0-9&'’]|\.[a-z])/g

const distance = (a: Airport, b: Airport): number => kilometres(a, b)
export const sameCity = (a: Airport, b: Airport): boolean => a.iata === b.iata || a.cityCode === b.cityCode || distance(a, b) < 90

/** Codes that a text has in brackets, where they are no words. */
export const bracketed = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(BRACKETS)].map((match) => match.groups?.code ?? ''))

function codes(original: string, gazetteer: Gazetteer, known: ReadonlySet<string>): PlaceMark[] {
  const found: PlaceMark[] = []
  const add = (code: string, start: number): void => {
    const airport = gazetteer.airport(code)
    if (airport && !found.some((other) => start < other.end && other.start < start + 3))
      found.push({ start, end: start + 3, airport, kind: 'code', code })
  }
  for (const match of original.matchAll(BRACKETS)) {
    const { code = '' } = match.groups ?? {}
    add(code, (match.index ?? 0) + match[0].indexOf(code))
  }
  for (const match of original.matchAll(PAIR)) {
    const { from = '', to = '', gap = '' } = match.groups ?? {}
    if (WORDS.has(from) && WORDS.has(to)) continue
    const start = match.index ?? 0
    if (!gazetteer.airport(from) || !gazetteer.airport(to)) continue
    add(from, start)
    add(to, start + 3 + gap.length)
  }
  for (const match of original.matchAll(BARE)) {
    const { code = '' } = match.groups ?? {}
    const end = match.index + 3
    // `SIN 2355`: a word in some languages, and a code before a time among capitals.
    const isTimed = TIMED.has(code) && /^\s{1,3}\d{2}:?\d{2}(?!\d)/.test(original.slice(end)) && original === original.toUpperCase()
    const isWord = WORDS.has(code) && !known.has(code)
    const airport = isWord && !isTimed && !isNamed(original, match.index, code, gazetteer) ? undefined : gazetteer.airport(code)
    // A small airfield's code among capitals is likelier a word.
    if (airport && (airport.passengers > 0.3 || /^\s*[A-Z]{3}\s*$/.test(original))) add(code, match.index ?? 0)
  }
  return found
}

/** `Singapur SIN`, `DEL New Delhi`: a code that is a word elsewhere is one beside the name of its city, in whichever language. */
function isNamed(original: string, start: number, code: string, gazetteer: Gazetteer): boolean {
  const airport = gazetteer.airport(code)
  const before = /(\p{Lu}[\p{L}.'-]{2,30})[ ,/]{1,3}$/u.exec(original.slice(Math.max(0, start - 34), start))?.[1]
  const after = /^[ ,/]{1,3}((?:New |San |Las |Los )?\p{Lu}[\p{L}.'-]{2,30})/u.exec(original.slice(start + 3))?.[1]
  const words = plainly(`${airport?.city} ${airport?.name}`).split(/[^a-z]+/)
  return [before, after].some((name) => {
    if (!airport || name === undefined) return false
    const meant = gazetteer.airportNamed(name)
    return (meant && sameCity(meant, airport)) || words.some((word) => word.length > 3 && plainly(name).startsWith(word.slice(0, 4)))
  })
}

/** Codes in brackets that are no airport of the tables: new ones, or those of documents that hide where their reader went. */
export function findStrangers(original: string, gazetteer: Gazetteer): PlaceMark[] {
  return [...original.matchAll(BRACKETS)].flatMap((match): PlaceMark[] => {
    const { code = '' } = match.groups ?? {}
    const start = match.index + match[0].indexOf(code)
    return WORDS.has(code) || gazetteer.airport(code) ? [] : [{ start, end: start + 3, airport: stranger(code), kind: 'code', code }]
  })
}

const stranger = (iata: string): Airport => ({
  iata,
  icao: '',
  name: iata,
  city: iata,
  cityCode: iata,
  country: '',
  region: '',
  latitude: Number.NaN,
  longitude: Number.NaN,
  zone: 'UTC',
  passengers: 0,
})

const WORD = /\p{L}[\p{L}'’.]*/gu
const LONGEST = 5
/** Words that begin with a capital and are cities somewhere, and states that have a small airport called after them. */
const COMMON = new Set(
  'reading nice split bar most mobile of orange hotel many bath best deal date same long enter union central general santa san los las terminal international airport express air club plus classic class economy business first premium standard flex light basic name travel order total price page phone street road avenue hall park bank card visa master flight date time depart departure arrival from to gate seat boarding ticket booking reference passenger status confirmed via direct adult carry bag bags meal duration operated note please thank dear hello welcome monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december north south east west new old spring summer winter autumn mary george paul victoria charlotte florence sydney austin jackson lincoln madison regina marina alta alma angel diego tours check manage flug vol vuelo volo voo rom male lima ita sari ana tari kim una ende are bali moment made mana pass code train car station vienna marco polo liberty independence jose juan carlos luis peter martin thomas albert bush base tereza delta alabama arkansas colorado florida georgia illinois iowa kentucky nebraska oregon texas vermont virginia wisconsin wyoming'.split(
    ' ',
  ),
)
for (const city of ['nice', 'split', 'bath', 'sydney', 'charlotte', 'austin', 'lima', 'bali', 'vienna', 'rom', 'florence', 'male'])
  COMMON.delete(city)

function names(original: string, gazetteer: Gazetteer): PlaceMark[] {
  const words = [...original.matchAll(WORD)].map((match) => ({
    text: match[0],
    start: match.index ?? 0,
    end: (match.index ?? 0) + match[0].length,
  }))
  const found: PlaceMark[] = []
  for (let first = 0; first < words.length; ) {
    const head = words[first]
    let taken = 0
    if (head && /^\p{Lu}/u.test(head.text)) {
      for (let count = Math.min(LONGEST, words.length - first); count > 0 && taken === 0; count--) {
        const last = words[first + count - 1]
        if (!last || /\s{3}|[→➔▶|•·:;!?]|\d/.test(original.slice(head.start, last.end))) continue
        const name = original.slice(head.start, last.end).replace(/\.$/, '')
        if (count === 1 && (name.length < 3 || COMMON.has(name.toLowerCase()))) continue
        // `Seattle, Washington` is a town in a state.
        if (name === 'Washington' && /\p{L}, $/u.test(original.slice(0, head.start))) continue
        const airport = gazetteer.airportNamed(name)
        if (!airport || airport.passengers < 0.05) continue
        // `Singapore Airlines` fly elsewhere too.
        if (/^ (?:air ?lines?|airways|air|aviation)(?![\p{L}-])/iu.test(original.slice(last.end))) continue
        const city = plainly(airport.city) === plainly(name)
        found.push({ start: head.start, end: last.end, airport, kind: city || count === 1 ? 'city' : 'airport', code: airport.iata })
        taken = count + named(airport, original, last.end, words.slice(first + count))
      }
    }
    first += Math.max(1, taken)
  }
  return found
}

/** How many of the words that follow are more of the airport's name: `Sydney Kingsford`. */
function named(
  airport: Airport,
  original: string,
  end: number,
  words: readonly { readonly text: string; readonly start: number }[],
): number {
  const own = plainly(airport.name).split(/[^a-z]+/)
  let at = end
  const other = words.findIndex(({ text, start }) => {
    const isMore = original.slice(at, start) === ' ' && text.length > 3 && own.includes(plainly(text))
    at = start + text.length
    return !isMore
  })
  return other < 0 ? words.length : other
}

const plainly = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

const RANK: Readonly<Record<PlaceKind, number>> = { code: 2, airport: 1, city: 0 }

/** Joins what tells of one place: `Tegel (TXL), Berlin`, `Heathrow (London)`. The better told one stays, and spans them all. */
function joined(original: string, marks: readonly PlaceMark[]): PlaceMark[] {
  const out: PlaceMark[] = []
  for (const mark of marks) {
    const last = out.at(-1)
    const between = last ? original.slice(last.end, mark.start) : ''
    const apart = /\s{3}|[→➔➜▶►>✈⇒]|\d{2}[:.h]\d{2}/.test(between) || between.length > 40
    const near = last && sameCity(last.airport, mark.airport)
    if (
      last &&
      near &&
      (!apart || (last.airport.iata === mark.airport.iata && !/\d{2}[:.h]\d{2}.{12}/.test(between))) &&
      !(last.kind === 'code' && mark.kind === 'code' && last.airport.iata !== mark.airport.iata)
    ) {
      // Of two names the one that is not that of the city's largest airport says more: `Tokyo Narita`.
      const isFiner = mark.kind !== 'code' && last.kind !== 'code' && mark.airport.passengers < last.airport.passengers
      const better = RANK[mark.kind] > RANK[last.kind] || isFiner ? mark : last
      out[out.length - 1] = { ...better, start: last.start, end: mark.end }
    } else out.push(mark)
  }
  return out
}

interface Span {
  readonly start: number
  readonly end: number
}

/** The code that is all of the next cell. */
function cellCode(after: string): string | undefined {
  const code = /^\s{3}([A-Z]{3})(?=\s{3})/.exec(after)?.[1]
  return code === undefined || WORDS.has(code) ? undefined : code
}

/** The airports a line tells of, in order; not where other things were found already. */
export function findPlaces(
  original: string,
  gazetteer: Gazetteer,
  taken: readonly Span[] = [],
  known: ReadonlySet<string> = new Set(),
): PlaceMark[] {
  const free = (mark: Span, others: readonly Span[]): boolean => !others.some((other) => mark.start < other.end && other.start < mark.end)
  const named = names(original, gazetteer)
  // `SAN FRANCISCO` begins with a code, and tells none.
  const isBegun = ({ start, end, airport }: PlaceMark): boolean =>
    named.some(
      (name) => name.start === start && / /.test(original.slice(start, name.end)) && name.end > end && !sameCity(name.airport, airport),
    )
  const byCode = codes(original, gazetteer, known).filter((mark) => free(mark, taken) && !isBegun(mark))
  const byName = named
    .filter((mark) => free(mark, byCode) && free(mark, taken))
    .map((mark): PlaceMark => {
      // `Tegel (TXL)`: the code of an airport that is closed, which only its name leads to.
      const old =
        /^\s?\(([A-Z]{3})\)/.exec(original.slice(mark.end))?.[1] ??
        /\(([A-Z]{3})\)[,\s]{1,3}$/.exec(original.slice(0, mark.start))?.[1] ??
        cellCode(original.slice(mark.end))
      return old === undefined || gazetteer.airport(old) ? mark : { ...mark, kind: 'code', code: old }
    })
  return joined(
    original,
    [...byCode, ...byName].sort((a, b) => a.start - b.start),
  )
}
