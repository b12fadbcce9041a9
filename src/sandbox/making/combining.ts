/** Puts parts of a trip together, cheapest wholes first. */

/** One choice for one part: what it costs, and whom its fare may be combined with (an airline or its alliance). */
export interface Choice {
  readonly price: number
  readonly family: string
}

export interface Whole<C extends Choice> {
  readonly price: number
  readonly parts: readonly C[]
}

/**
 * The cheapest wholes with one choice from every part, all of one family; where no family serves every part, any may be mixed.
 * In lists sorted by price the pair of the i-th and the j-th has at least i·j − 1 pairs that cost no more, so pairs with i·j > most are never needed.
 */
export function combine<C extends Choice>(parts: readonly (readonly C[])[], most: number): Whole<C>[] {
  const families = [...new Set(parts[0]?.map(({ family }) => family))]
  const wholes = families.flatMap((family) =>
    fold(
      parts.map((choices) => choices.filter((choice) => choice.family === family)),
      most,
    ),
  )
  const found = wholes.length > 0 ? wholes : fold(parts, most)
  return byPrice(found).slice(0, most)
}

function fold<C extends Choice>(parts: readonly (readonly C[])[], most: number): Whole<C>[] {
  let wholes: Whole<C>[] = [{ price: 0, parts: [] }]
  for (const choices of parts) {
    const sorted = byPrice(choices)
    const next: Whole<C>[] = []
    for (const [at, whole] of wholes.entries()) {
      for (const choice of sorted.slice(0, Math.floor(most / (at + 1)))) {
        next.push({ price: whole.price + choice.price, parts: [...whole.parts, choice] })
      }
    }
    wholes = byPrice(next).slice(0, most)
  }
  return wholes
}

/** The sort keeps equal prices in the order they came in, so the outcome depends on nothing but the choices. */
const byPrice = <T extends { readonly price: number }>(items: readonly T[]): T[] => [...items].sort((a, b) => a.price - b.price)
