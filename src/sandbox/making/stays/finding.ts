import type { CheckedInputOf } from '../../../core/operation.ts'
import type { FoundHotel, search } from '../../../operations/hotels/search.ts'
import { fold } from '../../data/fold.ts'
import type { HotelTown, Naming } from '../../data/stays.ts'
import { listed } from '../../paging.ts'
import type { World } from '../../world.ts'
import type { Hotel } from './hotel.ts'
import { isDirect, isInBedbank } from './listing.ts'
import { hotelsOf, type Stock } from './stock.ts'

/**
 * Finds hotels by words of their names and their city. Nobody makes all hotels for it: words that name a town lead to the hotels of that
 * town; other words are looked for in the cities where a hotel can be called so at all, the most visited first, and only so many are made.
 */

type Wanted = CheckedInputOf<typeof search>

/** Towns of one name that are looked into, such as the Springfields. */
const TOWNS = 8
/** Hotels that are made to find names whose town was not said. */
const MOST_MADE = 3500
/** Of towns that have no visitors to speak of nobody expects to hear unless they name them. */
const LARGE_TOWNS = 150

interface Match {
  readonly hotel: Hotel
  readonly relevance: number
}

/** How words may name a town: which of them do, and how well. */
interface Reading {
  readonly town: HotelTown
  readonly rest: readonly string[]
  /** 0 to 1. */
  readonly fit: number
}

const importance = ({ kind, passengers, population }: HotelTown): number =>
  (kind === 'travel' ? 1000 : 0) + 10 * passengers + Math.sqrt(population / 10_000)

/** The towns that some of the words name, by their name, its beginning or their code. */
function readings(words: readonly string[], towns: readonly HotelTown[]): Reading[] {
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((_, more) => {
      const to = from + more + 1
      return { text: words.slice(from, to).join(' '), rest: [...words.slice(0, from), ...words.slice(to)], last: to === words.length }
    }),
  )
  const whole = new Map(runs.map((run) => [run.text, run]))
  // The last word may not be finished yet.
  const begun = runs.filter(({ text, last }) => last && text.length >= 3)
  const found: Reading[] = []
  for (const town of towns) {
    const name = fold(town.name)
    const run = whole.get(name)
    const code = town.number === 0 && words.length > 1 ? whole.get(town.code.toLowerCase()) : undefined
    const start = run || code ? undefined : begun.find(({ text }) => name.startsWith(text))
    const best = run ?? code ?? start
    if (best) found.push({ town, rest: best.rest, fit: run ? 1 : code ? 0.95 : 0.7 + (0.25 * (start?.text.length ?? 0)) / name.length })
  }
  return found.sort((a, b) => Math.round(b.fit * 4) - Math.round(a.fit * 4) || importance(b.town) - importance(a.town)).slice(0, TOWNS)
}

/** How well words fit a name, 0 to 1; undefined where one of them is not in it. */
function fitOf(words: readonly string[], name: readonly string[]): number | undefined {
  let sum = 0
  for (const word of words) {
    const best = name.includes(word) ? 1 : name.some((part) => part.startsWith(word)) ? 0.8 : 0
    if (best === 0) return undefined
    sum += best
  }
  const said = words.length === 0 ? 0 : sum / words.length
  // A name that says little more than the words is meant rather than a long one.
  return words.length === 0 ? 0.5 : 0.75 * said + 0.25 * Math.min(1, words.length / name.length)
}

/** The words of a name, without those of its town, which every other name there has as well. */
function wordsOf({ name, city }: Hotel): string[] {
  const all = fold(name).split(' ')
  const town = new Set(fold(city).split(' '))
  const rest = all.filter((word) => !town.has(word))
  return rest.length > 0 ? rest : all
}

/** Says of a word where a hotel can be called so: anywhere, in countries where a brand is, or nowhere. */
function vocabulary({ brands, patterns, words, groupsOf, languages }: Naming) {
  const common = new Set<string>()
  const add = (text: string): void => {
    for (const word of fold(text.replace(/\{\w+\}/g, ' ')).split(' ')) if (word !== '') common.add(word)
  }
  for (const list of patterns.values()) for (const { pattern } of list) add(pattern)
  for (const language of languages) for (const list of LISTS) for (const word of words(language, list)) add(word)
  const commonWords = [...common]
  const branded = brands.map((brand) => ({ brand, words: fold(brand.pattern.replace(/\{\w+\}/g, ' ')).split(' ') }))
  return (word: string): ((town: HotelTown) => boolean) | undefined => {
    if (commonWords.some((other) => other.startsWith(word))) return () => true
    const having = branded.filter((row) => row.words.some((other) => other.startsWith(word))).map(({ brand }) => brand)
    if (having.length === 0) return undefined
    return ({ country }) =>
      having.some(({ weights }) => {
        const own = weights.get(country) ?? groupsOf(country).find((group) => weights.has(group))
        return (typeof own === 'string' ? (weights.get(own) ?? 0) : (own ?? weights.get('*') ?? 0)) > 0
      })
  }
}

const LISTS = ['noun', 'saint', 'surname', 'adjective', 'writer', 'place', 'inn', 'street', 'name', 'genitive']

/** Where every one of the words can be part of a name; undefined where none knows one of them. */
function placesFor(words: readonly string[], stock: Stock): ((town: HotelTown) => boolean) | undefined {
  const can = vocabulary(stock.naming)
  const districts = new Set(stock.districtWords())
  const each = words.map((word) => can(word) ?? ([...districts].some((other) => other.startsWith(word)) ? () => true : undefined))
  return each.every((test) => test !== undefined) ? (town) => each.every((test) => test?.(town)) : undefined
}

function inTown({ town, rest, fit }: Reading, stock: Stock): Match[] {
  return stock.ofTown(town).flatMap((hotel) => {
    const own = rest.length === 0 ? fitOf([], []) : fitOf(rest, wordsOf(hotel))
    return own === undefined ? [] : [{ hotel, relevance: 100 * (0.6 * own + 0.4 * fit) }]
  })
}

/** Hotels called so wherever they are, those of the most visited cities. */
function anywhere(
  words: readonly string[],
  towns: readonly HotelTown[],
  stock: Stock,
  enough: number,
  fits: (hotel: Hotel) => boolean,
): Match[] {
  const can = placesFor(words, stock)
  if (can === undefined) return []
  const found: Match[] = []
  let made = 0
  const visited = towns.filter((town) => town.number === 0 && can(town)).sort((a, b) => importance(b) - importance(a))
  for (const town of visited.slice(0, LARGE_TOWNS)) {
    for (const hotel of stock.ofTown(town)) {
      made++
      const own = fitOf(words, fold(hotel.name).split(' '))
      if (own !== undefined && fits(hotel)) found.push({ hotel, relevance: 85 * own })
    }
    if (found.length >= enough || made >= MOST_MADE) break
  }
  return found
}

/** How a hotel is sold, of the ways that are asked for. */
function soldAs(hotel: Hotel, asked: Wanted['subType']): FoundHotel['subType'] | undefined {
  if (asked.includes('HOTEL_GDS') && isDirect(hotel)) return 'HOTEL_GDS'
  return asked.includes('HOTEL_LEISURE') && isInBedbank(hotel) ? 'HOTEL_LEISURE' : undefined
}

/** Names are written in plain letters here: `Hôtel Élysées` → `Hotel Elysees`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđðþı]/gi, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^A-Za-z0-9 \-*'.&,]+/g, ' ')
    .trim()

const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  Æ: 'Ae',
  Œ: 'Oe',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
}

function foundHotel({ hotel, relevance }: Match, subType: FoundHotel['subType']): FoundHotel {
  const { dupeId, name, cityCode, id, city, country, latitude, longitude } = hotel
  return {
    id: dupeId,
    type: 'location',
    name: plain(name),
    iataCode: cityCode,
    subType,
    relevance: Math.round(relevance),
    hotelIds: [id],
    address: { cityName: plain(city), countryCode: country },
    geoCode: { latitude, longitude },
  }
}

export async function found(world: World, { keyword, subType, countryCode, max }: Wanted) {
  const stock = await hotelsOf(world)
  const words = fold(keyword)
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0) return listed<FoundHotel>([])
  const towns = countryCode === undefined ? stock.towns() : stock.towns().filter(({ country }) => country === countryCode)
  const fits = (hotel: Hotel): boolean => soldAs(hotel, subType) !== undefined
  const named = readings(words, towns).flatMap((reading) => inTown(reading, stock))
  const matches = named.filter(({ hotel }) => fits(hotel))
  const strong = matches.filter(({ relevance }) => relevance > 60)
  const others = strong.length >= max ? [] : anywhere(words, towns, stock, max, fits)
  const best = new Map<string, Match>()
  for (const match of [...matches, ...others]) {
    const before = best.get(match.hotel.id)
    if (!before || before.relevance < match.relevance) best.set(match.hotel.id, match)
  }
  const ranked = [...best.values()].sort(
    (a, b) => b.relevance - a.relevance || b.hotel.stars - a.hotel.stars || (a.hotel.id < b.hotel.id ? -1 : 1),
  )
  return listed(
    ranked.slice(0, max).flatMap((match) => {
      const sold = soldAs(match.hotel, subType)
      return sold ? [foundHotel(match, sold)] : []
    }),
  )
}
