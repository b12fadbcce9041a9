/**
 * What a clause of a plan tells of a house: what one does there or for how many nights, then its name and where that is, or the other way round. `Two nights at
 * Rose House, 4 Mill Lane`, `Übernachtung: Rose House · 2 Nächte`, `You're in the Rose House (4 Mill Lane) until Friday`.
 */

import { seemsHeading } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { STREET } from '../places/address-words.ts'
import { isNightWord, saysSleeping } from '../stays/words-of-sleeping.ts'
import { allIn } from '../words/all-in.ts'
import { CALLS_OFF } from '../words/called-off.ts'
import { plain as toPlain } from '../words/plain.ts'
import { LEAST_PRICE } from '../words/prices.ts'
import { remembered } from '../words/remembered.ts'
import { wordSet } from '../words/vocabulary.ts'
import type { Clause } from './plan-clauses.ts'
import { addressAside, houseAt, isOfKind, isPlaced, type NamedHouse, spanOfName } from './plan-names.ts'
import { areOfElse, type Nights, nightsIn, type SaidDay } from './plan-nights.ts'
import { numberIn } from './plan-numbers.ts'
import { isOfOtherPeople, isOfShow } from './plan-others.ts'
import { isUnderHouses, startsOfRow } from './plan-rows.ts'
import { isFirm } from './said-booked.ts'

const saysStay = (small: string): boolean => saysSleeping(small) || /check[ -]in/.test(small)
/** `You're at the Rose House`: said so, one stays there. */
const ARE_AT =
  /(?<![a-z])(?:you(?:'re| are| will be|'ll be)|we(?:'re| are|'ll be)|they(?:'re| are)|he is|she is)(?: all| both)? (?:at|in)(?: the)? ?$/

/** Words before a house. */
const AT =
  /(?<![a-z])(?:at|in|im|bei|beim|en|a|al|au|aux|presso|chez|dans|no|na|em|bij|pa|i|ved|vid|hos|w|we|v|ve|to|into|ins)(?: (?:the|our|der|dem|den|das|het|de|la|le|el|il|lo|hotell?et|hotelu|hotelle)(?![a-z]))? (?=\S)|(?<![a-z])(?:a l|all|nell|dans l)'(?=\S)/g
/** `à l'hôtel Rose`, `en el hotel Rose`: in small letters the word for what it is stands before its name. */
const AT_HOTEL = /(?<=[a-z]'|(?<![a-z])(?:el|al|no|na|ao|o|w|we|v|ve|het|i|pa|the) )(?:hotel|hotell|hotelu|hotelli) (?=\S)/g
/** Words before towns and countries as well. */
const IN_TOWNS = /^(?:in|en|a|em|i|w|we|v|ve|to|into|dans) $/
/** What opens a part of which the rest is the house: `Hotel:`, `Check in,`, `Overnight   `, `genommen: das`. */
const OPENED = /(?::\s{0,4}|,\s|\s[–—|·-]\s|\s{3,})(?:(?:the|das|der|die|le|la|il|el|o|het)\s)?(?=\S)/g
/** A capital or a figure: where a name may begin. */
const BEGINS = /^["“„']?[\p{Lu}\d]/u

/** One eats, meets, works or is driven there, and sleeps elsewhere. */
const OF_ELSE =
  /(?<![a-z])(?:dinner|lunch|drinks|tea|brunch|supper|(?:mittag|abend)essen|diner|dejeuner|cena|almuerzo|comida|pranzo|jantar|almoco|middag|lunsj|obiad|kolacja|vecere|illallinen|meet|meeting|meets|treffen|konferenz|conference|keynote|congress|work|working|job|pick ?up|drop(?:ped)? off|visit|visita|besuch|concert|konzert|party|wedding|hochzeit|boda|mariage|massage|deliver[a-z]*|ticket|restaurant|bar|museum|airport|station|bahnhof|gare|bus|flughafen|aeroport|aeropuerto|aeroporto|luchthaven|lufthavn|flygplats|lotnisko|letiste|parking|tour|cruise|kreuzfahrt|ferry|faehre|fahre|train|zug)(?![a-z])/
/** Between a house and elsewhere one is driven. */
const DRIVES = /(?<![a-z])(?:transfers?|transferts?|traslados?|trasferiment[oi]|transport[a-z]*|shuttle)(?![a-z])/
/** What may be, has been or is only proposed. */
export const UNSURE =
  /(?<![a-z])(?:could|would|might|can also|if you|if your|if we|option|optional|options|alternativ[a-z]*|possible|possibles?|conseillee?|recommend[a-z]*|suggest[a-z]*|e\.g|such as|falls|konnten?|konnte|wurden?|wurde|moglich[a-z]*|eventuell|empfehl[a-z]*|z\. ?b|pourr[a-z]+|peut|peuvent|podria[a-z]*|opcion[a-z]*|potrebb[a-z]*|consigli[a-z]*|poderia[a-z]*|zou|zouden|eventueel|kunde|skulle|kan|moze|mozna|quote|quoted|waitlist[a-z]*|on request|auf anfrage|ausgebucht|sold out|fully booked|agotado|esaurito|esgotado|volgeboekt|fullbokat|stayed|tipp|our tip|bon plan|notre conseil|nuestro consejo|nostro consiglio|nossa dica|onze tip|vart tips|vores tip|vinkkimme|nasz[a-z]* rad[a-z]*|nas tip|dormimos|wohnten|ubernachteten|your choice|most guests|offer[a-z]*|angebot|available|disponibles?|frei|libres?)(?![a-z])/

export interface ToldHouse extends NamedHouse {
  readonly clause: Clause
  /** Where its name begins. */
  readonly start: number
  readonly nights?: number
  /** Whether a word says that one stays there, not only how long. */
  readonly isSaid: boolean
  readonly number?: string
}

/** What is told behind a clause: a number, and nights in a sentence of their own. */
interface Behind {
  readonly number: () => string | undefined
  readonly nights: number | undefined
  /** Where both days end that its line begins with. */
  readonly head?: number
}

interface Start {
  readonly at: number
  /** How much speaks for a house there. */
  readonly worth: number
}

/** Whether what stands before a sign says that one stays at what follows: `Check in,`, `Overnight –`, `Accommodation, four nights:`; not `Rose Hotel,`. */
function isLead(text: string, plain: string, index: number, sign: string): boolean {
  const from = Math.max(0, index - REACH)
  const small = plain.slice(from, index).split(APART).at(-1) ?? ''
  if (!saysStay(small)) return false
  if (sign.startsWith(':')) return true
  // `Airport – Hotel, bus`
  if (sign.startsWith(',') && !/check[ -]in\s?$/.test(small)) return false
  const names = text.slice(index - small.length, index).match(/(?<!\p{L})\p{Lu}[\p{L}]*/gu) ?? []
  return names.every((word) => saysStay(toPlain(word)) || word === 'Check')
}
const APART = /[,;:(]\s|\s[–—|·-]\s|\s{3}/

/** Where a clause begins, behind a picture of a bed or a sign before a row. */
const headOf = (text: string): number => /^(?:[\s\p{So}]|\uFE0F)*/u.exec(text)?.[0].length ?? 0

/** Where in a clause the name of a house may begin. */
function startsIn({ text, plain }: Clause, ofRow: readonly number[]): readonly Start[] {
  const found: Start[] = ofRow.map((at) => ({ at, worth: 1 }))
  const add = (from: number, worth: number): void => {
    // `Hotel: The Rose House`: an article with a capital is of the name.
    const at = from - (ARTICLE.exec(text.slice(0, from))?.[0].length ?? 0)
    if (!BEGINS.test(text.slice(at)) || isWordOfTime(plain.slice(at))) return
    const told = found.findIndex((one) => one.at === at)
    if (told < 0) found.push({ at, worth })
    else if (worth > (found[told]?.worth ?? 0)) found[told] = { at, worth }
  }
  for (const { index, 0: all } of allIn(plain, OPENED)) add(index + all.length, isLead(text, plain, index, all) ? 2 : 0)
  for (const { index, 0: all } of allIn(plain, AT)) add(index + all.length, IN_TOWNS.test(all) ? 0.1 : 1)
  for (const { index, 0: all } of allIn(plain, AT_HOTEL)) if (text.startsWith('h', index)) add(index + all.length, 1)
  add(headOf(text), 0)
  // A run of words with capitals of which one says what it is: `habe ich das Hotel Rose genommen`.
  for (let at = 0; at < text.length; ) {
    const span = BEGINS.test(text.slice(at)) ? spanOfName(text.slice(at)) : 0
    const [word = ''] = plain.slice(at).split(/[^a-z]/, 1)
    const isTime = OF_TIME.has(word) || isNightWord(word)
    if (span > 0 && !isTime && isOfKind(text.slice(at, at + span))) add(at, 1)
    const step = isTime ? 1 : Math.max(span, 1)
    const next = text.slice(at + step).search(/(?<=[\s('"“„])\S/)
    if (next < 0) break
    at += step + next
  }
  return found.slice(0, MOST_STARTS)
}
const ARTICLE = /(?<=[\s:·|–-])(?:The|Das|Der|Die|Le|La|Les|El|Los|Las|Il|O|A|Het|De)\s$/
/** Words with which sentences begin. */
const OF_TIME = wordSet(
  'then dann danach puis ensuite luego despues poi quindi depois daarna sedan deretter derefter potem pote sitten back from and you we they your our',
)
const isWordOfTime = (small: string): boolean => OF_TIME.has(/^[a-z]+/.exec(small)?.[0] ?? '')
const [REACH, MOST_STARTS] = [44, 24]

/** The nights nearest to a house in its clause. */
function nightsBy(nights: readonly Nights[], start: number, end: number): number | undefined {
  const far = (one: Nights): number => (one.end <= start ? start - one.end : Math.max(0, one.start - end))
  return nights.toSorted((a, b) => far(a) - far(b))[0]?.nights
}

/** What stands before a house in the same part of its clause. */
const partBefore = (plain: string, start: number): string =>
  plain
    .slice(Math.max(0, start - 70), start)
    .split(APART)
    .at(-1) ?? ''

/** `12.05.27   19.05.27   HOTEL   Rose House`: a row with both days is of a house where its street is told. */
const isRow = ({ cells, dates: [first, second] }: Line): boolean =>
  cells.length > 1 && first !== undefined && second !== undefined && second.start - first.end < BESIDE
const BESIDE = 12
/** Whether a clause tells of a flight. */
const isOfFlight = ({ line, start, end }: Clause): boolean => line.flights.some((flight) => flight.start >= start && flight.start < end)

/** `desde 40 por noche`, the sign of the money lost */
const LEAST_RATE =
  /(?<![a-z])(?:from|ab|des|a partir de|desde|da|vanaf|fran|fra|od) \d[\d.,]*.{0,8} (?:(?:per|a|por|pro|par|pr\.?|za|je) )?(?:night|noche|nacht|nuit|notte|noite|natt|nat|noc)(?![a-z])/

/** The house that a clause tells, by its days as they are said in it. */
export function houseIn(page: Page, clause: Clause, days: readonly SaidDay[], behind: Behind): ToldHouse | undefined {
  const { plain, line } = clause
  if (seemsHeading(line)) return undefined
  // What is a day is no part of a name or a place.
  const text = days.reduce((told, { start, end }) => `${told.slice(0, start)}${';'.repeat(end - start)}${told.slice(end)}`, clause.text)
  if (!/\p{Lu}/u.test(text) || LEAST_PRICE.test(plain) || LEAST_RATE.test(plain)) return undefined
  const nights = nightsIn(plain)
  const isLoose = nights.some((one) => one.isLoose)
  const lasts = nights.length > 0 || behind.nights !== undefined || days.some(({ role }) => role !== undefined)
  if ((!lasts && !saysStay(plain)) || (nights.length === 0 && areOfElse(plain))) return undefined
  const isUnsure = remembered(() => UNSURE.exec(plain)?.index ?? Number.POSITIVE_INFINITY)
  const { head } = behind
  const isListed = remembered(() => head !== undefined && isUnderHouses(page, line))
  const [best] = startsIn({ ...clause, text }, head === undefined ? [] : startsOfRow(page, text, head))
    .flatMap(({ at, worth }) => {
      const told = houseAt(text.slice(at))
      if (!told) return []
      const before = partBefore(plain, at)
      const isSaid = worth > 1 || saysStay(before) || ARE_AT.test(plain.slice(0, at))
      if (
        (OF_ELSE.test(before) && !isSaid) ||
        (nights.length === 0 && DRIVES.test(plain.slice(0, at))) ||
        isUnsure() < at + told.end + 40 ||
        CALLS_OFF.test(plain.slice(0, at)) ||
        isOfOtherPeople(page, text.slice(0, at)) ||
        (isLoose && isOfShow(told.name, plain))
      )
        return []
      const [end, isKind] = [at + told.end, isOfKind(told.name)]
      const place = isPlaced(told.place) ? told.place : (addressAside(text.slice(end)) ?? told.place)
      const number = numberIn(text.slice(end), plain.slice(end)) ?? behind.number()
      const small = toPlain(place)
      const isLast = behind.nights !== undefined && /^[\s.!]*$/.test(text.slice(end))
      const isNext = isLast || nights.some((one) => one.start >= end && one.start - end < NEXT)
      const isAt = worth > 0 || at === headOf(text)
      const isTown = !isKind && (page.gazetteer.stations(told.name).length > 0 || page.gazetteer.airportNamed(told.name) !== undefined)
      // `4 – 6 June   Annual Meeting, 4 Mill Lane, 84000 Fairtown`: of a row without its nights its name or its heading says that it is of a house.
      const isOfRow = head !== undefined && (isListed() || (isKind && (number !== undefined || nights.length > 0)))
      if (isRow(line) && !isOfRow && !isPlaced(place) && !STREET.test(small)) return []
      if (head !== undefined && !isKind && nights.length === 0 && !isListed()) return []
      if (!isKind && (OF_ELSE.test(toPlain(told.name)) || (nights.length === 0 && isOfFlight(clause)))) return []
      if (isTown && !(number !== undefined && isPlaced(place))) return []
      const score =
        (/^\d{1,4} /.test(told.name) || (!isKind && /\s\d{1,4}(?:-\d{1,4})?[a-z]?$/.test(told.name)) ? -1.5 : 0) +
        (isKind ? 2 : 0) +
        (isPlaced(place) ? 2 : STREET.test(small) ? 1 : place === '' ? 0 : 0.5) +
        (number === undefined ? 0 : 0.5) +
        worth * 0.5 +
        (isSaid || isNext ? 1 : 0)
      return (isAt || isNext) && (lasts || isSaid) ? [{ told: { ...told, place, end }, at, isSaid, number, score }] : []
    })
    .sort((a, b) => b.score - a.score || a.at - b.at)
  if (!best || best.score < LEAST) return undefined
  if (isBare(best.told, best, nights.length > 0 || behind.nights !== undefined || head !== undefined) && !isFirm(page)) return undefined
  const count = nightsBy(nights, best.at, best.told.end)
  return {
    ...best.told,
    clause,
    start: best.at,
    isSaid: best.isSaid,
    ...(count !== undefined && { nights: count }),
    ...(best.number !== undefined && { number: best.number }),
  }
}
/** What a house must have: its kind, its address, or a word for staying and a number or a place. */
const LEAST = 2
/** Letters between a house and the nights right behind it. */
const NEXT = 5

/** `Rose Lodge, 5–12 June, £645`: what is told with no more than two days is as often to be had as booked. */
const isBare = ({ place }: NamedHouse, told: { readonly isSaid: boolean; readonly number: string | undefined }, lasts: boolean): boolean =>
  !lasts && !told.isSaid && told.number === undefined && !isPlaced(place) && !STREET.test(toPlain(place))
