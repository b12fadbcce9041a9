/** A value that is made when it is first asked for. */
export function remembered<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** What is made of a page, or of anything else that does not change, when it is first asked for. */
export function rememberedFor<K extends object, T>(make: (of: K) => T): (of: K) => T {
  const made = new WeakMap<K, { readonly value: T }>()
  return (of) => {
    const known = made.get(of)
    if (known) return known.value
    const value = make(of)
    made.set(of, { value })
    return value
  }
}

/** Texts of which is kept what was made: a page has fewer lines, cells and parts of them. */
const MOST_TEXTS = 1000

/**
 * What is made of a text and of nothing else, kept until many others were asked for: rules look at the same lines of a page one after the other, each by
 * itself. It does not change what it is given.
 */
export function rememberedOf<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, { readonly value: T }>()
  return (text) => {
    const known = made.get(text)
    if (known) return known.value
    if (made.size >= MOST_TEXTS) made.clear()
    const value = make(text)
    made.set(text, { value })
    return value
  }
}
