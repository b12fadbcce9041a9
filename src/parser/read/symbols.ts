/** A letter that was recognised, and from where to where it reaches, in pixels. */
export interface Letter {
  readonly text: string
  readonly left: number
  readonly right: number
}

/** Less sure than that, in hundredths, is a word of which a letter was taken for two. */
const doubtful = 60
/** Letters reach into one another by so much of the narrower one where they are the same. */
const within = 0.2

/**
 * What a word says: in codes one letter may be taken for two, one after the other, as `WI9HT3K` for `W9HT3K`. The narrower of both is none. Words of small
 * letters are sure of themselves, and their letters do reach into one another.
 */
export function textOf(text: string, symbols: readonly Letter[], confidence: number): string {
  if (confidence >= doubtful || !/\d/.test(text) || /\p{Ll}/u.test(text) || symbols.length < 4) return text
  const single = symbols.filter((symbol, at) => {
    const [before, after] = [symbols[at - 1], symbols[at + 1]]
    return !(before && isPartOf(symbol, before, symbol.left)) && !(after && isPartOf(symbol, after, after.left))
  })
  return single.map(({ text: letter }) => letter).join('')
}

const widthOf = ({ left, right }: Letter): number => right - left

/** Whether a letter is the narrower of two of which the second begins at a place, within the first. */
function isPartOf(one: Letter, other: Letter, start: number): boolean {
  const end = Math.min(one.right, other.right)
  return widthOf(one) < widthOf(other) && end - start > within * widthOf(one) && start > Math.min(one.left, other.left)
}
