import { fold } from '../../../core/fold.ts'
import { plainLetters } from '../../../core/letters.ts'
import type { CheckedInputOf } from '../../../core/operation.ts'
import { byText } from '../../../core/order.ts'
import type { FoundHotel, search } from '../../../operations/hotels/search.ts'
import type { HotelTown } from '../../data/stays.ts'
import { listed } from '../../paging.ts'
import type { World } from '../../world.ts'
import type { Hotel } from './hotel.ts'
import { isDirect, isInBedbank } from './listing.ts'
import { hotelsOf, type Stock } from './stock.ts'
import { type Reading, readings, wordsOf } from './townwords.ts'
import { vocabulary } from './vocabulary.ts'

/**
 * Finds hotels by words of their names and their city. Nobody makes all hotels for it: words that name a town lead to the hotels of that
 * town; other words are looked for in the cities where a hotel can be called so at all, the most visited first, and only so many are made.
 */

type Wanted = CheckedInputOf<typeof search>

/** Hotels that are made to find names whose town was not said. */
const MOST_MADE = 1200
/** So many cities are looked into; elsewhere nobody expects to find a name without its town. */
const CITIES = 150

/** What everybody knows is meant before others. */
const RENOWN = 5

interface Match {
  readonly hotel: Hotel
  readonly relevance: number
}

/** How well words fit a name, 0 to 1; undefined where one of them is not in it. */
function fitOf(words: readonly string[], name: readonly string[]): number | undefined {
  if (words.length === 0) return 0.5
  let sum = 0
  for (const word of words) {
    const best = name.includes(word) ? 1 : name.some((part) => part.startsWith(word)) ? 0.8 : 0
    if (best === 0) return undefined
    sum += best
  }
  // A name that says little more than the words is meant rather than a long one.
  return (0.75 * sum) / words.length + 0.25 * Math.min(1, words.length / name.length)
}

/** The words of a name, without those of its town, which every other name there has as well. */
function ownWords({ name, city }: Hotel): string[] {
  const all = wordsOf(name)
  const town = new Set(wordsOf(city))
  const rest = all.filter((word) => !town.has(word))
  return rest.length > 0 ? rest : all
}

function inTown({ town, rest, fit }: Reading, stock: Stock): Match[] {
  return stock.ofTown(town).flatMap((hotel) => {
    const own = fitOf(rest, ownWords(hotel))
    return own === undefined ? [] : [{ hotel, relevance: 100 * (0.6 * own + 0.4 * fit) }]
  })
}

/** Hotels called so in the cities that most travellers come to, until there are enough. */
function anywhere(
  words: readonly string[],
  cities: readonly HotelTown[],
  stock: Stock,
  enough: (found: readonly Match[]) => boolean,
): Match[] {
  const can = vocabulary(stock)
  const tests = words.map(can)
  const isKnownIn = ({ code }: HotelTown): boolean =>
    stock.naming.flagships.get(code)?.some(({ name }) => fitOf(words, wordsOf(name)) !== undefined) ?? false
  const known = cities.filter(isKnownIn)
  const found: Match[] = []
  let made = 0
  for (const town of new Set([...known, ...cities])) {
    if (!tests.every((test) => test(town))) continue
    const hotels = stock.ofTown(town)
    made += hotels.length
    for (const hotel of hotels) {
      const own = fitOf(words, wordsOf(hotel.name))
      if (own !== undefined) found.push({ hotel, relevance: 85 * own })
    }
    if (made >= MOST_MADE || enough(found)) break
  }
  return found
}

const isKnown = ({ naming }: Stock, { cityCode, name }: Hotel): boolean =>
  naming.flagships.get(cityCode)?.some((known) => known.name === name) ?? false

/** How a hotel is sold, of the ways that are asked for. */
function soldAs(hotel: Hotel, asked: Wanted['subType']): FoundHotel['subType'] | undefined {
  if (asked.includes('HOTEL_GDS') && isDirect(hotel)) return 'HOTEL_GDS'
  return asked.includes('HOTEL_LEISURE') && isInBedbank(hotel) ? 'HOTEL_LEISURE' : undefined
}

/** Names are written in plain letters here. */
const plain = (text: string): string =>
  plainLetters(text)
    .replace(/[^A-Za-z0-9 \-*'.&,]+/g, ' ')
    .trim()

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
  const [stock, stays] = await Promise.all([hotelsOf(world), world.atlas.stays()])
  const words = fold(keyword)
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0) return listed<FoundHotel>([])
  const isSold = ({ hotel }: Match): boolean => soldAs(hotel, subType) !== undefined
  const named = readings(words, stays, countryCode).flatMap((reading) => inTown(reading, stock))
  const matches = named.filter(isSold)
  const isEnough = (more: readonly Match[]): boolean => more.filter(isSold).length >= max
  const others = isEnough(matches.filter(({ relevance }) => relevance > 60))
    ? []
    : anywhere(words, stays.mostVisited(CITIES, countryCode), stock, isEnough).filter(isSold)
  const best = new Map<string, Match>()
  for (const each of [...matches, ...others]) {
    const match = { ...each, relevance: Math.min(100, each.relevance + (isKnown(stock, each.hotel) ? RENOWN : 0)) }
    const before = best.get(match.hotel.id)
    if (!before || before.relevance < match.relevance) best.set(match.hotel.id, match)
  }
  const ranked = [...best.values()].sort(
    (a, b) => b.relevance - a.relevance || b.hotel.stars - a.hotel.stars || byText(a.hotel.id, b.hotel.id),
  )
  return listed(
    ranked.slice(0, max).flatMap((match) => {
      const sold = soldAs(match.hotel, subType)
      return sold ? [foundHotel(match, sold)] : []
    }),
  )
}
