import { type Blot, letterHeight } from './letter-height.ts'

/** How well letters stand on lines that are tried: only where the lines fall as those of the page do, many letters are at one height. */

/** How lines fall: by how much for each pixel to the right at the top of a page, and how much more or less with each row below. */
export interface Fan {
  readonly slope: number
  readonly change: number
}

/** Some of the letters of a page, at most so many, from all parts of it. */
export const someOf = (letters: readonly Blot[], most: number): readonly Blot[] =>
  letters.filter((_, at) => at % Math.ceil(letters.length / most) === 0)

/** Tells of lines how many letters stand on them, squared for each line; letters within a quarter of their height count as on one. */
export function standingOf(letters: readonly Blot[]): (lines: Fan) => number {
  const size = Math.max(2, Math.round((letterHeight(letters) ?? 0) / 4))
  const counts = new Map<number, number>()
  return ({ slope, change }) => {
    counts.clear()
    for (const { left, bottom } of letters) {
      const line = Math.round((bottom - (slope + change * bottom) * left) / size)
      counts.set(line, (counts.get(line) ?? 0) + 1)
    }
    let score = 0
    for (const count of counts.values()) score += count * count
    return score
  }
}
