/** What was taken for somebody and is the house one stays in, or its street, as `Guests` may head what is told of the house as well; an airport one flies to, or a station. */

import type { Found, FoundPerson, FoundProduct, Gazetteer } from '../../found.ts'
import { SURE_OPERATORS } from '../trains/operators.ts'
import { plain } from '../words/plain.ts'

const wordsOf = (text: string): readonly string[] => plain(text).match(/[a-z]+/g) ?? []

/** The people of a page but for those whose name is all of a house's, or of its street but for the number: houses are called after those who stay there, too. */
function withoutHouses(people: readonly Found<FoundPerson>[], products: readonly FoundProduct[]): readonly Found<FoundPerson>[] {
  const houses = products.flatMap((product) =>
    product.kind === 'hotel'
      ? [product.name?.value ?? '', ...(product.address?.value.lines ?? [])].map((text) => new Set(wordsOf(text)))
      : [],
  )
  const isHouse = (words: readonly string[]): boolean =>
    words.length > 1 && houses.some((house) => house.size <= words.length && words.every((word) => house.has(word)))
  // `Pan Pacific Vancouver`: titles begin names of houses, too.
  return people.filter(
    ({ value: { title = '', firstName = '', lastName } }) =>
      !isHouse(wordsOf(`${firstName} ${lastName}`)) && !isHouse(wordsOf(`${title} ${firstName} ${lastName}`)),
  )
}

/**
 * The people of a page but for those without a title whose name is that of an end of a flight: `Zumbi dos Palmares` is an airport. Who is named alone is
 * somebody: `John Lennon` may fly to Liverpool.
 */
function withoutAirports(
  people: readonly Found<FoundPerson>[],
  products: readonly FoundProduct[],
  gazetteer: Gazetteer,
): readonly Found<FoundPerson>[] {
  const ends = new Set(
    products.flatMap((product) => (product.kind === 'air' ? [product.from?.value ?? [], product.to?.value ?? []].flat() : [])),
  )
  const isEnd = (name: string): boolean => ends.has(gazetteer.airportNamed(name)?.iata ?? '')
  if (ends.size === 0) return people
  const others = people.filter(
    ({ value: { title, firstName = '', lastName } }) =>
      title !== undefined || !(isEnd(`${firstName} ${lastName}`) || isEnd(`${lastName} ${firstName}`) || isEnd(`${lastName}/${firstName}`)),
  )
  return others.length > 0 ? others : people
}

/**
 * Beside trains, the people of a page but for those without a title whose name is all of a station's, `Wagga Wagga`, or has that of who runs trains:
 * `Eurostar Comfort · rijtuig 2` is a class. Who is named alone is somebody: `Italo Rossi` may ride on an Italo.
 */
function withoutRides(people: readonly Found<FoundPerson>[], products: readonly FoundProduct[]): readonly Found<FoundPerson>[] {
  const ends = products.flatMap((product) => (product.kind === 'train' ? [product.from, product.to] : []))
  const stations = new Set(ends.flatMap((end) => (end ? [plain(end.value)] : [])))
  if (stations.size === 0) return people
  const isThing = (words: readonly string[]): boolean => stations.has(words.join(' ')) || words.some((word) => SURE_OPERATORS().has(word))
  const others = people.filter(
    ({ value: { title, firstName = '', lastName } }) => title !== undefined || !isThing(wordsOf(`${firstName} ${lastName}`)),
  )
  return others.length > 0 ? others : people
}

/** Of those a page names, who is none of the things it tells of. */
export const withoutThings = (
  people: readonly Found<FoundPerson>[],
  products: readonly FoundProduct[],
  gazetteer: Gazetteer,
): readonly Found<FoundPerson>[] => withoutAirports(withoutRides(withoutHouses(people, products), products), products, gazetteer)
