import type { HotelTown } from '../../data/stays.ts'
import type { Stock } from './stock.ts'
import { wordsOf } from './townwords.ts'

/** Where hotels can be called by a word at all. */

/** Every list of words that patterns are filled from. */
const LISTS = ['noun', 'saint', 'surname', 'adjective', 'writer', 'place', 'inn', 'street', 'name', 'genitive']

type CanBe = (town: HotelTown) => boolean

/**
 * Says of a word in which towns a hotel can be called so: those with a hotel that everybody knows by it, those whose country has a brand,
 * a pattern or a word of it, and those with a district of the name.
 */
export function vocabulary(stock: Stock): (word: string) => CanBe {
  const { brands, patternsAt, words, groupsOf, language, languages, flagships } = stock.naming
  const wordsIn = (text: string): string[] => wordsOf(text.replace(/\{\w+\}/g, ' '))
  const begins = (texts: readonly string[], word: string): boolean =>
    texts.some((text) => wordsIn(text).some((part) => part.startsWith(word)))
  return (word) => {
    const cities = new Set(
      [...flagships].flatMap(([city, list]) =>
        begins(
          list.map(({ name }) => name),
          word,
        )
          ? [city]
          : [],
      ),
    )
    const tongues = new Set(languages.filter((tongue) => LISTS.some((list) => begins(words(tongue, list), word))))
    const having = brands.filter(({ pattern }) => begins([pattern], word)).map(({ weights }) => weights)
    const isSold = (country: string): boolean => {
      const home = [country, ...groupsOf(country)]
      return having.some((weights) => (weights.get(home.find((place) => weights.has(place)) ?? '*') ?? 0) > 0)
    }
    return (town) =>
      cities.has(town.code) ||
      tongues.has(language(town.country)) ||
      isSold(town.country) ||
      begins([town.name, ...stock.districtsOf(town), ...patternsAt(town.code, town.country).map(({ pattern }) => pattern)], word)
  }
}
