/** What was taken for somebody and is the house one stays in, or its street: `Guests` may head what is told of the house as well. */

import type { Found, FoundPerson, FoundProduct } from '../found.ts'
import { plain } from './plain.ts'

const wordsOf = (text: string): readonly string[] => plain(text).match(/[a-z]+/g) ?? []

/** The people of a page but for those whose name is all of a house's, or of its street but for the number: houses are called after those who stay there, too. */
export function withoutHouses(people: readonly Found<FoundPerson>[], products: readonly FoundProduct[]): readonly Found<FoundPerson>[] {
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
