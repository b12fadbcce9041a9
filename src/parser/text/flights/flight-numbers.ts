/** Flight numbers in a line. */

import { dayOfWeek, isDate } from '../../../core/dates.ts'
import type { Gazetteer } from '../../found.ts'
import { MONTHS, SHORT_WEEKDAYS, WEEKDAYS } from '../days/months.ts'
import { BACK, OUT } from '../page/unfold.ts'
import { findNames } from '../places/place-names.ts'
import { beginsWithTrain } from '../trains/train-numbers.ts'
import { allIn } from '../words/all-in.ts'
import { LEAVING } from '../words/leaving.ts'
import { plain } from '../words/plain.ts'
import { remembered } from '../words/remembered.ts'
import { wordSet } from '../words/vocabulary.ts'
import { BY_THREE, hasFewFlights, isNameless } from './airline-codes.ts'
import { isSaidBefore } from './flight-sayings.ts'

export interface FlightMark {
  readonly start: number
  readonly end: number
  readonly carrier: string
  /** Without leading zeros. */
  readonly number: string
  /** A word such as `flight` stands before it, so that it is nothing else. */
  readonly labelled: boolean
  /** The name of its airline stands before it, or a label before that. */
  readonly isSaid?: true
  /** Another airline's number for the same flight. */
  readonly operated: boolean
  /** The airline is named elsewhere. */
  readonly isNamed?: true
  /** Nobody knows an airline of this code. */
  readonly isStrange?: true
}

const NUMBER =
  /(?<![\p{L}0-9.,/+:#*€$£-])(?<code>[A-Z][A-Z0-9]|[0-9][A-Z]|[A-Z]{3})(?<gap>[ \u00a0]?-?| {2})(?<number>\d{1,4})(?<suffix>[A-Z]?)(?![\p{L}0-9@]|-[A-Z]{4,}(?![a-z])|[ -][Tt](?:ier|IER)\b|(?<=\D(?:0?[1-9]|1[0-2])) [AP]\.?M\b|[:.,/]\d|\/[A-Z]\d{1,2}(?!\d)|-\d{3}|\s?(?:[Kk][Gg][Ss]?|[Ll][Bb][Ss]?)\b|\s?(?:[*•·#+:]{2}|[xX*•·]+\d)| \d[A-Z]{2}\b| \d{3} ?\d{3}\b|(?: \d{4}){2}\b| \d{3}(?:[.,]\d\d)?\s?(?:EUR|USD|GBP|CHF|PLN|CZK|SEK|NOK|DKK|HUF|TRY|€|kr\b|zł|Kč))/gu
/** An airline's code in brackets, behind its name, and the number. */
const IN_BRACKETS = /(?<=\p{L} )\((?<code>[A-Z][A-Z\d]|\d[A-Z])\)\s?(?:[-–:]\s?)?(?:[Ff]light\s)?(?<number>[1-9]\d{0,3})(?![\d:.,/-])/gu
/** What a flight is called between the name of who flies it and its number: a part of patterns. */
const FLIGHT = '(?:flight|flt|flug|vol|vuelo|volo|voo|vlucht|fly|flyg|lot|lento|let)'
/** The name of an airline and a number, perhaps said to be that of a flight. */
const NAMED = new RegExp(
  `\\b(?<name>[a-z][a-z]+(?: [a-z]+){0,2})(?: |[,:]? {1,3}${FLIGHT}(?: ?(?:number|no\\.?|nr\\.?|nummer|#))?\\.? ?:? {1,3})#?(?<number>\\d{2,4})(?![\\d:.,/€$£-]|\\s?(?:eur|usd|€|kg|%|(?:h|hrs?|std|min)\\b))`,
  'g',
)
/** The word flight, taken for the last of a name. */
const FLIGHT_AFTER = new RegExp(` ${FLIGHT}(?: (?:number|no|nr|nummer|numero))?$`)
const LABEL =
  /(?:\b(?:flight|flt|flug|vol|vuelo|volo|voo|vlucht|flyg|fly|flyvning|rejs|lotu?|lento|lennon|letu?|leta|zbor(?:ului)?|ucus|sefer|jarat)(?:\b|(?=n))(?:[\s-]?(?:number|nummer|nr|no|numero|numarasi|sayisi|szama|broj|n°|nº|n\.|c\.|#))?\.?\s?[:#]?\s*|\b(?:jaratszam|numero de (?:vol|vuelo)|numero (?:del )?volo|numero do voo)\.?\s?:?\s*)$/
/** `Rejs`, `Sefer`: what ships and buses are told by, too. */
const NOT_ONLY_FLIGHT = /\b(?:rejs|lot|lento|let|fly|sefer|jarat)\b[^a-z]*$/
/** Whether a text in plain letters ends in the word flight, or in what the number of a flight is called. */
export const isAfterFlightLabel = (before: string): boolean => LABEL.test(before)
const OPERATED =
  /(?:operated (?:by|as)|durchgefuhrt (?:von|als)|opere par|effectue par|operado por|operato da|uitgevoerd door|flygs av|opereres av|obslugiwany przez|code[ -]?share|marketed as|also)[^\d]{0,30}$|operating (?:carrier|airline)[^\d]{0,40}$/
/** Whether a text in plain letters says that what follows is how another airline calls the flight. */
export const isAfterOperator = (before: string): boolean => OPERATED.test(before)
/** Whether what follows may be the only number that a flight has. */
export const isAfterShare = (before: string): boolean => /code[ -]?share[^\d]{0,30}$/.test(before)
/** Aircraft that look like flight numbers of A3, B7 and the like, and what they leave behind. */
const AIRCRAFT = /^(?:A[23]\d{2}|B7\d{2}|E1\d{2}|E[27]\d{2}|B73\w|A32\w|A35\w|CR9|DH4|AT7\d?|CR2|CS[13]|MD8\d)$|^CO2$/
/** What is not a flight number though its letters are an airline's. */
const OTHER_BEFORE =
  /(?:\b(?:zug|train|treno|tren|trein|tag|tog|vlak|pociag|comboio|vonat)(?:[ -]?(?:number|nummer|numero|numer|no|nr|n[°º]?|cislo|szam)\.?)?|\bseats?(?: \d{1,2}[A-K],?)?|\bsitz|\bsiege|\basiento|\bposto|\bassento|\bstoel|\bplats|\bsete|\bgate|\bterminal|\bspaces?|\bstand|\bbay|\bstall|\broom|\bzimmer|\bchambre|\bbus|\bflixbus|\bregistration|\breg\.?|\bkennzeichen|\bimmatriculation|\bmatricula|\btarga|\bno\.?|\bnr\.?|\blicen[cs]e|\bplate|\bwagen|\bcoach|\bvoiture|\bcoche|\bvagn|\bvogn|\bticket|\be-ticket|\bbiglietto|\bbillet|\baircraft|\bflugzeug|\bp\.?o\.? box|\bpo box|\brue|\bpolice|\broute|\bline|\blinie|\bcode|\biban|\b(?:vat|tva|mwst|btw|moms|siren|siret|rcs|nif|cif|nip)(?: [a-z]{2,20})?\.?|\b(?:ust\.?-?id|p\.? ?iva|partita iva)(?:\.?-?nr)?\.?)\s*[:#]?\s*$/

/** What the card of one who flies often is called: its number begins with the letters of the airline, and may be shown in part. */
const CARD_BEFORE =
  /\b(?:frequent (?:flyer|flier|traveller|traveler)|ff[npq]?|vielflieger|loyalty|fidelite|fidelidad|fedelta|fidelizacao|member(?:ship)?|mitglied(?:schaft)?s?|membre|adherent|socio|soci[oa]|lid(?:maatschap)?|medlems?|medlemskap|bonus(?:kort|karte|kaart)?|grand voyageur|viajero frecuente|passageiro frequente|staly pasazer|uye(?:lik)?|kanta-asiakas|miles ?(?:& ?|and )?(?:more|smiles|go|bonus)|flying (?:blue|club|returns)|executive club|eurobonus|skywards|krisflyer|aadvantage|mileageplus|mileage plan|skymiles|rapid rewards|trueblue|aeroplan|topbonus|finnair plus|iberia plus|latam pass|lifemiles|smiles|asia miles|privilege club|avios|velocity|airpoints)(?: ?(?:card|number|no|nr|num|numero|nummer|numer|id|karte|kort|kaart|carte|tarjeta|tessera|cartao|karty|numarasi))*\.?\s*[:#]?\s*$/

function carrierOf(code: string, gazetteer: Gazetteer): string | undefined {
  if (code.length === 3) return BY_THREE.get(code)
  return gazetteer.airline(code)?.iata ?? (isNameless(code) ? code : undefined)
}

/** States of America that are an airline's code as well. */
export const STATES = wordSet(
  'AK AL AR AZ CA CO CT DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY',
)

/** `Billund (BLL)   06:10   Chania (CHQ)` */
const AIRPORT = /\((?<code>[A-Z]{3})\)/g
/** Whether a line tells two airports by their codes: what looks like the number of a flight there is one, of whatever small airline. */
function hasTwoAirports(original: string, gazetteer: Gazetteer): boolean {
  const codes = new Set(Array.from(allIn(original, AIRPORT), ({ groups }) => groups?.code ?? '').filter((code) => gazetteer.airport(code)))
  return codes.size > 1
}
const TWO = /^[A-Z][A-Z\d]$/
const TWO_SIGNS = /^(?:[A-Z][A-Z\d]|\d[A-Z])$/
/** The code of an airline with a figure in it: letters alone are kinds of trains, too. */
const FIGURED = /^(?:[A-Z]\d|\d[A-Z])$/
/** `K4 1545  S  04NOV26  MADRID BARAJAS - BILBAO  09:20  11:20`: all that a row tells of a flight, behind what looks like its number. */
const IN_ROW =
  /^(?: {1,4}[A-Z])?\s{1,6}(?:[A-Z][a-z]{1,2},? |[A-Z]{2,3} )?\d{1,2}[ ./-]?(?:[A-Za-z]{3,9}|\d{1,2})(?:[ ./-]?\d{2,4})?(?!\w).*\s(?:[01]?\d|2[0-3])[:.h]?[0-5]\d\b.*\s(?:[01]?\d|2[0-3])[:.h]?[0-5]\d(?!\d)/
/** Whether a row tells days, hours and two places between which one can fly. */
const tellsFlight = (row: string, gazetteer: Gazetteer): boolean =>
  IN_ROW.test(row) && new Set(findNames(row, gazetteer).map(({ airport }) => airport.cityCode)).size > 1

/** What may stand right before the number of a flight, beside the word for one and what says that one leaves or goes out or back. */
const BEFORE_FLIGHT = wordSet(
  'by with on via mit con avec med met per segment leg sector strecke trajet tramo tratta and und et y e carrier airline airlines operator service compagnie compania compagnia fluggesellschaft',
)
/** `Your driver: Driver PA 442`: behind another word, and not behind the name of an airline, letters and figures are more often something else. */
function isBehindWord(before: string, gazetteer: Gazetteer): boolean {
  const [, words = ''] = /((?:[a-z]+ ){0,2}[a-z]{2,}[.,]?) $/.exec(before) ?? []
  const [last = '', ...more] = words.replace(/[.,]$/, '').split(' ').reverse()
  if (last === '' || BEFORE_FLIGHT.has(last) || LEAVING.has(last) || OUT.test(last) || BACK.test(last)) return false
  return [last, ...more.map((_, at) => [last, ...more.slice(0, at + 1)].reverse().join(' '))].every(
    (name) => gazetteer.airlineNamed(name) === undefined,
  )
}
const TERMINAL = /^T\d$/
const HOURS = /^(?:[01]\d|2[0-3])[0-5]\d$/
/** `Bestellnummer: LK 4478` */
const NUMBER_OF = /(?:num(?:mer|ber|ero|er)|n[or°º]|code|codigo|kod|id|ref[a-z]{0,7})\.?\s?:\s*$/
/** `Cabin: 7B 204`, `Vehicle   EL 612`: a label that stands alone before it. */
const AFTER_LABEL = /^\s*([a-z][a-z ]{1,24})(?::\s*|\s{3,})$/
const isOdd = (before: string, gazetteer: Gazetteer): boolean =>
  NUMBER_OF.test(before) || isBehindWord(before.replace(AFTER_LABEL, '$1 '), gazetteer)

/** A number and who flies it, with what stands before it. */
function markOf(carrier: string, number: string, start: number, end: number, before: string): FlightMark {
  return { start, end, carrier, number: String(Number(number)), labelled: LABEL.test(before), operated: OPERATED.test(before) }
}

/** `DI 09 JUNI`, `SA 12 DE JUNIO`, `MO 14. JUN 2027`: the day of a month, behind letters that are a weekday and an airline. */
const OF_MONTH = /^\.?[ /-]?(?:de |of )?(?<month>[a-z]{3,12})(?![a-z]| \d{1,2},? 20\d\d)\.?(?: (?:de )?(?<year>20\d\d)(?!\d))?/
function isDayOfMonth(code: string, gap: string, number: string, after: string): boolean {
  const word = code.toLowerCase()
  const weekday = WEEKDAYS.get(word)
  const isShort = SHORT_WEEKDAYS.has(word)
  const { month: named = '', year } = OF_MONTH.exec(after)?.groups ?? {}
  const month = MONTHS.get(named)
  if (gap === '' || number.length > 2 || month === undefined || (weekday === undefined && !isShort)) return false
  const day = `${year}-${String(month).padStart(2, '0')}-${number.padStart(2, '0')}`
  // On another weekday it is a flight: `SA 15   15 June 2027`. Letters may be of several, each in its language.
  return year === undefined || isShort ? Number(number) <= 31 : isDate(day) && dayOfWeek(day) === weekday
}

/** Whether letters and figures that look like a flight number are something else. */
function isOther(code: string, number: string, gap: string, before: string, gazetteer: Gazetteer, isSaid: boolean): boolean {
  if (gap === '' && AIRCRAFT.test(code + number)) return true
  // `A25` is a gate or a bay.
  if (gap === '' && number.length === 1 && /\d/.test(code)) return true
  // `New Orleans, LA 1001 Loyola Ave` is a state.
  if (STATES.has(code) && /[a-z], $/.test(before)) return true
  if (OTHER_BEFORE.test(before) || CARD_BEFORE.test(before)) return true
  if (hasFewFlights(code) && (number.length < 3 || (!isSaid && isOdd(before, gazetteer)))) return true
  // `London Heathrow (LHR)   T3 2040` is a terminal and a time, `UK 0844` a country and its telephone.
  if (gap !== '' && TERMINAL.test(code) && (/[a-z)] $/.test(before) || HOURS.test(number))) return true
  if (gap !== '' && code === 'UK' && number.startsWith('0')) return true
  // `PARIS MONTPARNASSE 1 ET 2`
  if (gap !== '' && code === 'ET' && /\d $/.test(before)) return true
  // `Corporate ID 7741` tells who one is, and no airline.
  return code === 'ID' && gap !== '' && /[a-z] ?$/.test(before)
}

/** `BA 2166`, `EZY8471` */
const byCode = (original: string, line: string, gazetteer: Gazetteer): FlightMark[] =>
  allIn(original, NUMBER).flatMap((match): FlightMark[] => {
    const { code = '', number = '', gap = '' } = match.groups ?? {}
    const before = line.slice(0, match.index)
    const listed = carrierOf(code, gazetteer)
    // `Flight Z0701` is one of whatever airline.
    const isLabelled = () => TWO.test(code) && gap.length < 2 && LABEL.test(before) && !NOT_ONLY_FLIGHT.test(before)
    const isRow = () => FIGURED.test(code) && tellsFlight(original.slice(match.index + match[0].length), gazetteer)
    const isAirline = number.length > 2 && ((TWO.test(code) && hasTwoAirports(original, gazetteer)) || isLabelled() || isRow())
    // Names of airlines are looked up where nothing else tells.
    const isSaid = remembered(() => TWO_SIGNS.test(listed ?? code) && isSaidBefore(before, listed ?? code, gazetteer, listed !== undefined))
    const carrier = listed ?? (isAirline || (number.length > 2 && isSaid()) ? code : undefined)
    if (carrier === undefined || Number(number) === 0) return []
    if (isDayOfMonth(code, gap, number, line.slice(match.index + match[0].length))) return []
    const mark = markOf(carrier, number, match.index, match.index + match[0].length, before)
    if (!mark.labelled && isOther(code, number, gap, before, gazetteer, isSaid())) return []
    // `10:30 AM 12 March` is a time and a day.
    if ((code === 'AM' || code === 'PM') && (/\d\s?$/.test(before) || (!mark.labelled && number.length < 3))) return []
    const isNamed = !mark.labelled && isSaid()
    return [{ ...mark, ...(isNamed && { isSaid: true }), ...(!listed && !isAirline && { isStrange: true as const }) }]
  })

/** `BQ 1941`, of whatever airline: what has the looks of the number of a flight, and is that only where all else tells of one. */
export const strangeFlights = (original: string, line: string, gazetteer: Gazetteer): FlightMark[] =>
  allIn(original, NUMBER).flatMap((match): FlightMark[] => {
    const { code = '', number = '', gap = '' } = match.groups ?? {}
    const before = line.slice(0, match.index)
    if (!TWO_SIGNS.test(code) || number.length < 3 || gap.length > 1 || Number(number) === 0) return []
    const mark = markOf(code, number, match.index, match.index + match[0].length, before)
    if (mark.labelled) return [{ ...mark, isStrange: true }]
    const isSaid = isSaidBefore(before, code, gazetteer, true)
    const isNone =
      STATES.has(code) ||
      beginsWithTrain(match[0]) ||
      (!isSaid && isOdd(before, gazetteer)) ||
      isOther(code, number, gap, before, gazetteer, isSaid)
    return isNone ? [] : [{ ...mark, isStrange: true, ...(isSaid && { isSaid }) }]
  })

/** `Air France (AF) - 1681` */
const inBrackets = (original: string, line: string, gazetteer: Gazetteer): FlightMark[] =>
  allIn(original, IN_BRACKETS).flatMap((match): FlightMark[] => {
    const { code = '', number = '' } = match.groups ?? {}
    // `Perth (T3) 1430` is a terminal.
    const carrier = TERMINAL.test(code) ? undefined : carrierOf(code, gazetteer)
    return carrier ? [markOf(carrier, number, match.index, match.index + match[0].length, line.slice(0, match.index))] : []
  })

/** `LUFTHANSA   - LH   1193`: forms of agencies set the letters and the figures in columns, behind the name that goes with them. */
const SET_APART = /^\s*(?<name>\p{L}[\p{L} .&'-]{2,40}?)\s+[-–]\s+(?<code>[A-Z][A-Z\d]|\d[A-Z])\s{1,8}(?<number>\d{1,4})(?=\s*$|\s{3})/u
const setApart = (original: string, line: string, gazetteer: Gazetteer): FlightMark[] => {
  const { index = 0, 0: all = '', groups } = SET_APART.exec(original) ?? {}
  const { name = '', code = '', number = '' } = groups ?? {}
  if (code === '' || gazetteer.airlineNamed(plain(name).trim()) !== carrierOf(code, gazetteer)) return []
  const end = index + all.length
  const start = original.lastIndexOf(code, end - number.length)
  return [markOf(code, number, start, end, line.slice(0, start))]
}

/** `DELTA 1423`, `Delta, flight no. 1423` */
const byName = (original: string, line: string, gazetteer: Gazetteer): FlightMark[] =>
  allIn(line, NAMED).flatMap((match): FlightMark[] => {
    const { name = '', number = '' } = match.groups ?? {}
    const words = name.replace(FLIGHT_AFTER, '').split(' ')
    // `March 2027` is told by many pages, and no airline is called so.
    if (MONTHS.has(words.at(-1) ?? '')) return []
    for (let first = 0; first < words.length; first++) {
      const own = words.slice(first).join(' ')
      const carrier = gazetteer.airlineNamed(own)
      if (carrier === undefined) continue
      const start = match.index + words.slice(0, first).join(' ').length + (first > 0 ? 1 : 0)
      // `easyJet` has its capital within.
      const isName = /^(?:[A-Z]|[a-z]+[A-Z])/.test(original.slice(start))
      return isName ? [markOf(carrier, number, start, match.index + match[0].length, line.slice(0, start))] : []
    }
    return []
  })

/** `Flight 582 - Aer Lingus`: the number, and then who flies it; of a picture the code before it may have been misread. */
const NAME_BEHIND =
  /(?:^|\s{3})(?:flight|flug|vol|vuelo|volo|voo|vlucht)(?: (?:number|no|nr|nummer)\.?)?:?\s{1,5}(?:["'“”‘’„]?(?<code>[a-z]{2}) )?(?<number>[1-9]\d{1,3}) [-–] (?<name>[a-z][a-z'.-]+(?: [a-z]+){0,2})(?=\s{3}|\s*$)/g
const byNameBehind = (original: string, line: string, gazetteer: Gazetteer): FlightMark[] =>
  allIn(line, NAME_BEHIND).flatMap((match): FlightMark[] => {
    const { code = '', number = '', name = '' } = match.groups ?? {}
    const carrier = gazetteer.airlineNamed(name)
    const end = match.index + match[0].length - name.length - 3
    const written = code === '' ? '' : original.slice(end - number.length - 3, end - number.length - 1)
    // A code in capitals says itself which airline it is.
    if (carrier === undefined || /^[A-Z]{2}$/.test(written)) return []
    return [{ start: end - number.length, end, carrier, number: String(Number(number)), labelled: true, operated: false }]
  })

/** `original` keeps the capitals; `line` is the same in plain text. */
export function findFlights(original: string, line: string, gazetteer: Gazetteer): FlightMark[] {
  const found = byCode(original, line, gazetteer)
  for (const mark of [
    ...inBrackets(original, line, gazetteer),
    ...setApart(original, line, gazetteer),
    ...byName(original, line, gazetteer),
    ...byNameBehind(original, line, gazetteer),
  ])
    if (!found.some((other) => mark.start < other.end && other.start < mark.end)) found.push(mark)
  return found.sort((a, b) => a.start - b.start)
}
