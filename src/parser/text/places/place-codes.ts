/** Airports that a line tells by their codes. */

import type { Airport } from '../../../sandbox/data/atlas.types.ts'
import type { Gazetteer } from '../../found.ts'
import { WEEKDAYS } from '../days/months.ts'
import { allIn } from '../words/all-in.ts'
import { plain } from '../words/plain.ts'
import { wordSet } from '../words/vocabulary.ts'
import { type PlaceMark, sameCity } from './place-marks.ts'

/** Codes that are mostly words, currencies, days and the like: they are codes where they stand beside another or in brackets. */
const WORDS = wordSet(`
  TAP THE AND FOR YOU ARE ALL NOT BUT CAN HAS WAS OUR OUT NEW ANY ONE TWO DAY MON TUE WED THU FRI SAT SUN JAN FEB MAR APR MAY JUN JUL AUG
  SEP OCT NOV DEC EUR USD GBP CHF SEK NOK DKK PLN CAD AUD BRL JPY MXN VAT TAX PNR REF TEL FAX NET WWW COM PDF VIA PER FEE ADT CHD INF
  AIR CAR BUS SEA MRS VON DER DIE DAS UND MIT AUF LES DES UNE SUR PAR POR LOS LAS DEL CON SIN SON OST SUD ICE TGV OTP ETA ETD UTC GMT
  CET EST PST MST ETK TKT SSR APP FAQ GPS SUV AUT PAX BAG KGS MIN STD VIP IVA MWS UST TVA GST HST QST FLY GET SIT SET NON OUI YES MAX
  AVG QTY EAN SMS OTA NIF CIF DNI NIP IBA BIC CVC CVV ATM LTD INC LLC PLC SRL SPA SAS WER WIE IHR SIE ICH HIN ABS TOT AAN EEN HET VAN
  MET DEN DET MED TIL DAN PRE ALT CIA NUM REG CAT CLS ECO BIZ SEC TER ARR DEP HRS NBR NAM FAR QUA QUI SEX SAB DOM LUN MER JEU VEN SAM
  ATR ERJ CRJ DIM MIE JUE VIE GIO DON VRI ZAT LOR TOR FRE PON WTO CZW SOB USA UAE KLO INV HRB UHR ORE TAM IDA HEM ODA TUR COD`)

/** Money whose name is the code of an airport as well. */
const CURRENCIES = wordSet(`
  AMD AZN BDT BHD BND BOB BRL BSD CLP CNY CRC CUP DOP GEL GYD HKD HNL HRK HTG IDR ISK JPY KGS KRW KYD LAK LBP LRD MAD MDL MGA MMK MNT MRU MUR MVR
  MYR OMR PEN PGK PKR PLN SBD SCR SDG SEK SGD SLE SLL SVC TMT TND UAH ZWL`)
/** Behind three letters, more figures than a day and a time have. */
const COUNTED = /^ ?(?!(?:19|20)\d{6}(?!\d))\d{7,}/
const SUM_AFTER =
  /^ ?(?:0(?![\d.,:])|-?\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d\d?)?(?![\d:]|\.\d)|-?(?!(?:[01]\d|2[0-3])[0-5]\d(?!\d))\d{3,6}(?:[.,]\d\d?)?(?![\d:]|\.\d))/
const SUM_BEFORE =
  /(?<![\d:.,/-])\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d\d)? ?$|(?<![\d:.,/-])(?!(?:[01]?\d|2[0-3])\.[0-5]\d ?$)\d{1,6}[.,]\d\d ?$/
/** Whether figures that may be money stand beside three letters, and no time. */
const isSum = (text: string, start: number): boolean =>
  SUM_AFTER.test(text.slice(start + 3)) || SUM_BEFORE.test(text.slice(Math.max(0, start - 16), start))

/** Of these, what is a code before a time. */
const TIMED = wordSet('SIN SEA LAS DEN PER MED DEL CIA BUS DOM')

const BRACKETS = /[([]\s?(?<code>[A-Z]{3})(?:\s?[-,/–]\s?(?:T(?:erminal)?\s?)?\w{1,3})?\s?[)\]]/g
const PAIR =
  /(?<![\p{L}0-9])(?<from>[A-Z]{3})(?<gap>\s{0,3}(?:-|–|—|→|->|➔|➜|>|▶|►|✈|⇒|\/|to|nach|a|à|—>|–>|›|»|=>|\s{3})\s{0,3})(?<to>[A-Z]{3})(?![\p{L}0-9])/gu
const BARE = /(?<![\p{L}0-9&'’.-])(?<code>[A-Z]{3})(?![\p{L}0-9&'’]|\.[a-z])/gu

/** `Collision cover (CDW), excess 900`: what is insured and who insures it are told in three letters, too, and no town stands before them: the words right before the brackets say so, in a line without a time. */
const INSURED =
  /(?<![a-z])(?:insur|(?:voll|teil)?[kc]asko|casco|compensation|versicher|assur|asegur|segur[oa](?![a-z])|assicur|verzeker|forsikr|forsakr|vakuut|ubezpiecz|pojist|biztosit|sigorta|asigur|(?:collision|kolli|kolizj|colis|theft|diebstahl|kradziez|furto|robo|roubo|vol(?= (?:et|ou)(?![a-z]))|damage|danni|danos|schaden|deductible|excess(?! (?:baggage|luggage|weight))|selbstbeteil|franchi|franqui|waiver|haftung|protection|protezione|proteccion|protecao|responsabil)[a-z]*)/
/** Behind the letters of what is insured; behind those of airports stands what is heavier than allowed. */
const INSURES =
  /^ (?:waivers?|cover(?:age)?|insurance|compensation|excess(?! (?:baggage|luggage|weight))|versicherung|schutz|assurance|seguro|assicurazione)(?![a-z])/
/** Signs before brackets in which these words stand, up to the cell, the comma or the brackets before. */
const WORDS_BEFORE = 48
const TIME = /(?<![\d.,:])\d{1,2}[:h]\d\d(?!\d)/
function isInsured(text: string, at: number, code: string, gazetteer: Gazetteer): boolean {
  const before = text.slice(Math.max(0, at - WORDS_BEFORE), at)
  const said = before.split(/\s{3,}|[,;()]/).at(-1) ?? ''
  return INSURED.test(plain(said)) && !TIME.test(text) && inBrackets(text).length === 1 && !isNamed(text, at, code, gazetteer)
}

/** Codes in brackets; `04OCT25(SAT)` has a day of the week in them. */
const inBrackets = (text: string): RegExpExecArray[] =>
  allIn(text, BRACKETS).filter(
    ({ 0: all, index, groups }) =>
      // `Airlink (PTY) Ltd` is a firm, and `6E 7403 (ATR)` says what flies.
      !/^ l(?:imi)?t(?:e)?d\b/i.test(text.slice(index + all.length)) &&
      !(groups?.code === 'ATR' && /\d $/.test(text.slice(0, index))) &&
      // `Codice prenotazione (PNR)`, and `Pointe-Noire (PNR)`
      !(groups?.code === 'PNR' && !/noire\W{0,3}$/i.test(text.slice(0, index))) &&
      (!WEEKDAYS.has(groups?.code?.toLowerCase() ?? '') ||
        !/\d\.?[ -]?[A-Za-z]{0,9}\.?[ ,/-]?\d{0,4}[.,]? ?$/.test(text.slice(Math.max(0, index - 18), index))),
  )

/** Codes that a text has in brackets, where they are no words. */
export const bracketed = (text: string): ReadonlySet<string> => new Set(inBrackets(text).map(({ groups }) => groups?.code ?? ''))

/** Airports whose codes stand in brackets, in pairs or alone; `known` are codes that are in brackets elsewhere. */
export function findCodes(original: string, gazetteer: Gazetteer, known: ReadonlySet<string>): PlaceMark[] {
  const found: PlaceMark[] = []
  const add = (code: string, start: number): void => {
    const airport = gazetteer.airport(code)
    if (airport && !found.some((other) => start < other.end && other.start < start + 3))
      found.push({ start, end: start + 3, airport, kind: 'code', code })
  }
  for (const match of inBrackets(original)) {
    const { code = '' } = match.groups ?? {}
    if (!isInsured(original, match.index, code, gazetteer)) add(code, match.index + match[0].indexOf(code))
  }
  for (const match of allIn(original, PAIR)) {
    const { from = '', to = '', gap = '' } = match.groups ?? {}
    if ((WORDS.has(from) && WORDS.has(to)) || (from === 'FRA' && isFromLabel(original))) continue
    const start = match.index ?? 0
    if (!gazetteer.airport(from) || !gazetteer.airport(to)) continue
    add(from, start)
    add(to, start + 3 + gap.length)
  }
  for (const match of allIn(original, BARE)) {
    const { code = '' } = match.groups ?? {}
    const end = match.index + 3
    if (code === 'FRA' && isFromLabel(original)) continue
    if (original[match.index - 1] === '(' && isInsured(original, match.index - 1, code, gazetteer)) continue
    // `NOC waiver`, `CDW cover`
    if (INSURES.test(plain(original.slice(end)))) continue
    // `AER LINGUS` is an airline, and no town in Russia.
    const next = /^ \p{Lu}{3,}/u.exec(original.slice(end))?.[0]
    if (next !== undefined && gazetteer.airlineNamed(code + next) !== undefined) continue
    // `ISK 3,900`, `CDP 53117440`: a sum, or the number of an account.
    if (beginsHeading(original, match.index) && !isNamed(original, match.index, code, gazetteer)) continue
    if (COUNTED.test(original.slice(end)) || (CURRENCIES.has(code) && isSum(original, match.index))) continue
    // `SIN 2355`: a word in some languages, and a code before a time among capitals, or where a cell begins with it.
    const isTimed =
      TIMED.has(code) &&
      ((/^\s{1,3}\d{2}:?\d{2}(?!\d)/.test(original.slice(end)) && original === original.toUpperCase()) ||
        (/^ \d{1,2}:\d{2}(?!\d)/.test(original.slice(end)) &&
          /(?:^|\s{3})$/.test(original.slice(Math.max(0, match.index - 3), match.index))))
    const isWord = WORDS.has(code) && !known.has(code) && !isInRow(original, match.index, gazetteer)
    const airport = isWord && !isTimed && !isNamed(original, match.index, code, gazetteer) ? undefined : gazetteer.airport(code)
    // A small airfield's code among capitals is likelier a word.
    if (airport && (airport.passengers > 0.3 || /^\s*[A-Z]{3}\s*$/.test(original))) add(code, match.index ?? 0)
  }
  for (const match of allIn(original, RUN_TOGETHER)) {
    const { city = '', code = '' } = match.groups ?? {}
    const airport = gazetteer.airport(code)
    const meant = airport && gazetteer.airportNamed(city)
    if (meant && sameCity(meant, airport)) add(code, match.index + city.length)
  }
  return found
}

/** `FRA   ARN, Stockholm`, `FRA: Oslo`: Danish and Norwegian for from, in capitals; but for `FRA: 10:50` and `FRA   Lufthansa   MUC`. */
const isFromLabel = (original: string): boolean =>
  /^\s*FRA(?:\s?:(?!\s*\d{1,2}[:.h]?\d\d|.*(?<!\p{L})[A-Z]{3}\s?:)|\s{3,}(?!.*\s{3}[A-Z]{3}\s*$)(?=\p{Lu})(?![A-Z]{3}(?:\s{3}|\s*$)|Fran[ck]|FRAN[CK])(?=.*(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d]))\P{Nd}*$)/u.test(
    original,
  )

/**
 * `2027-06-21   08:00   VIE   09:45   FCO`: all of a cell in a row where another cell is a code, or between a whole day and its time. A day of the
 * week stands beside its day.
 */
function isInRow(original: string, start: number, gazetteer: Gazetteer): boolean {
  const [before, after] = [original.slice(0, start), original.slice(start + 3)]
  if (!/(?:^|\s{3})$/.test(before) || !/^(?:\s{3}|$)/.test(after)) return false
  const isBeforeDay = /^\s{3,}\d{1,2}(?![:\d])/.test(after)
  const isBetween = /\d{4}\s{3,}$/.test(before) && /^\s{3,}\d\d?:\d\d/.test(after)
  const others = allIn(original, CODE_CELL).filter(({ 0: code, index }) => index !== start && !WORDS.has(code) && gazetteer.airport(code))
  return isBetween || (!isBeforeDay && others.length > 0)
}
const CODE_CELL = /(?<=^|\s{3})[A-Z]{3}(?=\s{3}|$)/g

/** `BON À SAVOIR`, `HOT DEAL`: a word that begins a heading in capitals, with a sentence behind it or not; `LHR TERMINAL A`, `MUC AIRPORT` are places. */
const HEADING =
  /^[A-Z]{3}(?! (?:[A-Z]{3}|.*(?:TERMINAL|A[EÉ]RO|AIRP|INTL|INTERN|FLUG|LUCHT|FLYG|LUFT|LOTN).*)(?:\s{3}|$))(?:(?: [\p{Lu}’'-]+){1,4}(?=\s{3}|[.:!?]?\s*$)|(?: [\p{Lu}’'-]+){2,4} (?=\p{Lu}\p{Ll}))/u
const beginsHeading = (original: string, start: number): boolean =>
  /(?:^|\s{3})$/.test(original.slice(Math.max(0, start - 3), start)) && HEADING.test(original.slice(start))

/** `ACCRAACC` */
const RUN_TOGETHER = /(?<![\p{L}\d])(?<city>[A-Z]{4,14})(?<code>[A-Z]{3})(?![\p{L}\d])/gu

/** `Singapur SIN`, `DEL New Delhi`: a code that is a word elsewhere is one beside the name of its city, in whichever language. */
function isNamed(original: string, start: number, code: string, gazetteer: Gazetteer): boolean {
  const airport = gazetteer.airport(code)
  const before = /(\p{Lu}[\p{L}.'-]{2,30})[ ,/]{1,3}$/u.exec(original.slice(Math.max(0, start - 34), start))?.[1]
  const after = /^[ ,/]{1,3}((?:New |San |Las |Los )?\p{Lu}[\p{L}.'-]{2,30})/u.exec(original.slice(start + 3))?.[1]
  const words = plain(`${airport?.city} ${airport?.name}`).split(/[^a-z]+/)
  return [before, after].some((name) => {
    if (!airport || name === undefined) return false
    const meant = gazetteer.airportNamed(name)
    return (meant && sameCity(meant, airport)) || words.some((word) => word.length > 3 && plain(name).startsWith(word.slice(0, 4)))
  })
}

/** Codes in brackets that are no airport of the tables: new ones, or those of documents that hide where their reader went. */
export function findStrangers(original: string, gazetteer: Gazetteer): PlaceMark[] {
  return inBrackets(original).flatMap((match): PlaceMark[] => {
    const { code = '' } = match.groups ?? {}
    const start = match.index + match[0].indexOf(code)
    return WORDS.has(code) || gazetteer.airport(code) || isInsured(original, match.index, code, gazetteer)
      ? []
      : [{ start, end: start + 3, airport: stranger(code), kind: 'code', code }]
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

/** The code that is all of the next cell. */
function cellCode(after: string): string | undefined {
  const code = /^\s{3}([A-Z]{3})(?=\s{3})/.exec(after)?.[1]
  return code === undefined || WORDS.has(code) ? undefined : code
}

/** `Tegel (TXL)`: the code of an airport that is closed, which only its name leads to. */
export const codeBeside = (original: string, { start, end }: PlaceMark): string | undefined =>
  /^\s?\(([A-Z]{3})\)/.exec(original.slice(end))?.[1] ??
  /\(([A-Z]{3})\)[,\s]{1,3}$/.exec(original.slice(0, start))?.[1] ??
  cellCode(original.slice(end))
