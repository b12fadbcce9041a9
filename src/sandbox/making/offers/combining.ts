/** Puts parts of a trip together, cheapest wholes first. */

/** One choice for one part: what it costs, and whom its fare may be combined with (an airline or its alliance). */
export interface Choice {
  readonly price: number
  readonly family: string
}

interface Whole<C extends Choice> {
  readonly price: number
  readonly parts: readonly C[]
}

interface Wanted<C extends Choice> {
  readonly most: number
  readonly maxPrice: number
  /** Whether a choice can follow the one before it. */
  readonly follows: (before: C, choice: C) => boolean
}

/** The cheapest wholes with one choice from every part, all of one family; where no family serves every part, any may be mixed. */
export function combine<C extends Choice>(parts: readonly (readonly C[])[], wanted: Wanted<C>): Whole<C>[] {
  const families = [...new Set(parts[0]?.map(({ family }) => family))]
  const wholes = families.flatMap((family) =>
    fold(
      parts.map((choices) => choices.filter((choice) => choice.family === family)),
      wanted,
    ),
  )
  const found = wholes.length > 0 ? wholes : fold(parts, wanted)
  return byPrice(found).slice(0, wanted.most)
}

/** Parts of wholes that are kept until they are whole. */
const onTheWay = 500

function fold<C extends Choice>(parts: readonly (readonly C[])[], { most, maxPrice, follows }: Wanted<C>): Whole<C>[] {
  let wholes: Whole<C>[] = [{ price: 0, parts: [] }]
  for (const [at, choices] of parts.entries()) {
    const sorted = byPrice(choices)
    // What is cheapest so far may have nothing that follows it, so more is kept on the way than is wanted in the end.
    const keep = at === parts.length - 1 ? most : Math.max(most, onTheWay)
    let next: Whole<C>[] = []
    let limit = maxPrice
    for (const whole of wholes) {
      const before = whole.parts.at(-1)
      for (const choice of sorted) {
        const price = whole.price + choice.price
        if (price > limit) break
        if (!before || follows(before, choice)) next.push({ price, parts: [...whole.parts, choice] })
      }
      // What costs more than the dearest of the cheapest so far is not needed any more.
      if (next.length < keep) continue
      next = byPrice(next).slice(0, keep)
      limit = Math.min(limit, next.at(-1)?.price ?? limit)
    }
    wholes = byPrice(next)
  }
  return wholes
}

/** The sort keeps equal prices in the order they came in, so the outcome depends on nothing but the choices. */
const byPrice = <T extends { readonly price: number }>(items: readonly T[]): T[] => [...items].sort((a, b) => a.price - b.price)
