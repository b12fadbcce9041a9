/** Airports that a line tells by their names or by those of cities. */

import type { Airport } from '../../../sandbox/data/atlas.types.ts'
import type { Gazetteer } from '../../found.ts'
import { STATIONS } from '../../gazetteer.ts'
import { plain } from '../words/plain.ts'
import { wordSet } from '../words/vocabulary.ts'
import { type PlaceMark, sameCity } from './place-marks.ts'

const WORD = /\p{L}[\p{L}'’.]*/gu
/** Words of the name of an airport or a city. */
const LONGEST = 5
/** Words that begin with a capital and are cities somewhere, and states that have a small airport called after them. */
const COMMON = wordSet(`
  reading bar most mobile of orange hotel many best deal date same long enter union central general santa san los las terminal
  international airport express air club plus classic class economy business first premium standard flex light basic name travel order
  total price page phone street road avenue hall park bank card visa master flight time depart departure arrival from to gate seat
  boarding ticket booking reference passenger status confirmed via direct adult carry bag bags meal duration operated note please thank
  dear hello welcome monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
  september october november december north south east west new old spring summer winter autumn mary george paul victoria jackson
  lincoln madison regina marina alta alma angel diego tours check manage flug vol vuelo volo voo ita sari ana tari kim una ende are
  moment made mana pass code train car station marco polo liberty independence jose juan carlos luis peter martin thomas albert bush
  base tereza delta alabama arkansas colorado florida georgia illinois iowa kentucky nebraska oregon texas vermont virginia wisconsin
  wyoming nome`)

/** The airports that words with capitals name, the longest names first. */
export function findNames(original: string, gazetteer: Gazetteer): PlaceMark[] {
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
        // `Van: Hamburg`, from where one flies in Dutch.
        if (name === 'Van' && head.start === 0 && /^(?::|\s{3,}\p{Lu}\p{Ll})/u.test(original.slice(last.end))) continue
        // `Datum   Vertrek   Van   Aankomst   Naar`
        if (name === 'Van' && /\s{3}$/.test(original.slice(0, head.start)) && /^[^\d]*$/.test(original)) continue
        const airport = gazetteer.airportNamed(name)
        if (!airport || airport.passengers < 0.05) continue
        if (isStation(original, last.end, airport)) continue
        if (isOfPerson(original, head.start, last.end, gazetteer)) continue
        if (isOfAirline(original, head.start, last.end, gazetteer)) continue
        const city = plain(airport.city) === plain(name)
        const mark: PlaceMark = {
          start: head.start,
          end: last.end,
          airport,
          kind: city || count === 1 ? 'city' : 'airport',
          code: airport.iata,
        }
        const before = found.at(-1)
        if (!before || !isRegionOf(original, before, mark)) found.push(mark)
        taken = count + moreOf(airport, original, last.end, words.slice(first + count))
      }
    }
    first += Math.max(1, taken)
  }
  return found
}

/** `Stockholm Central`: what stands behind a town says that trains stop there, and nothing flies from it. */
const IS_STATION = new RegExp(`^[ -](?:${STATIONS})(?![a-z\\d]| (?:airport|flughafen))`)
/** Letters in which it has room. */
const STATION = 40
/** `Göteborg C`, `København H`: in other countries such a letter is a terminal, a gate or a class. */
const LETTERS: Readonly<Record<string, RegExp>> = { SE: /^ C(?![\p{L}\d])/u, DK: /^ H(?![\p{L}\d])/u }
const FLIGHT = /(?<![\p{L}\d])(?:[A-Z]{2} ?\d{2,4}(?![\p{L}\d])|[Ff]lights?(?!\p{L}))/u

/** Whether what stands behind a town, at its end, is what its station is called. */
function isStation(original: string, end: number, { country }: Airport): boolean {
  const after = original.slice(end, end + STATION)
  if (LETTERS[country]?.test(after)) return !FLIGHT.test(original)
  return /^[ -](?:\p{Lu}|hl)/u.test(after) && IS_STATION.test(plain(after))
}

/** `Chania (Kreta)`: the island has an airport that is better known than that of the town. */
const isRegionOf = (original: string, town: PlaceMark, { start, end, airport }: PlaceMark): boolean =>
  /^\s?\($/.test(original.slice(town.end, start)) &&
  original[end] === ')' &&
  plain(town.airport.city) === plain(original.slice(town.start, town.end)) &&
  !sameCity(town.airport, airport)

/** `NOVAK/AUSTIN MR`: a first name behind a last one, unless the words around the slash are a city and its airport. */
function isOfPerson(original: string, start: number, end: number, gazetteer: Gazetteer): boolean {
  const surname = /(?:^|[^\p{L} ] ?| {2})(\p{Lu}{2,}(?:-\p{Lu}+)?)\/$/u.exec(original.slice(Math.max(0, start - 40), start))?.[1]
  return (
    surname !== undefined &&
    /^(?: (?:MR|MRS|MS|MISS|MSTR|DR|CHD|INF)(?![\p{L}])| {2}|\s*$)/u.test(original.slice(end)) &&
    gazetteer.airportNamed(surname) === undefined
  )
}

/** Letters in which what an airline calls itself behind a place has room. */
const FLYING = 12

/** `Singapore Airlines`, `Air Malta`, `Hong Kong Express`: airlines that are called after a place fly elsewhere, too. */
function isOfAirline(original: string, start: number, end: number, gazetteer: Gazetteer): boolean {
  if (/^ (?:air ?lines?|airways|air|aviation)(?![a-z-])/.test(plain(original.slice(end, end + FLYING)))) return true
  const first = original.slice(0, start).endsWith('Air ') ? start - 4 : start
  const more = /^ \p{L}+/u.exec(original.slice(end))?.[0] ?? ''
  const isNamed = (name: string): boolean => gazetteer.airlineNamed(name) !== undefined
  return (first < start && isNamed(original.slice(first, end))) || (more !== '' && isNamed(original.slice(first, end + more.length)))
}

/** How many of the words that follow are more of the airport's name: `Sydney Kingsford`. */
function moreOf(
  airport: Airport,
  original: string,
  end: number,
  words: readonly { readonly text: string; readonly start: number }[],
): number {
  const own = plain(airport.name).split(/[^a-z]+/)
  let at = end
  const other = words.findIndex(({ text, start }) => {
    const isMore = original.slice(at, start) === ' ' && text.length > 3 && own.includes(plain(text))
    at = start + text.length
    return !isMore
  })
  return other < 0 ? words.length : other
}
