import type { Grey } from './grey.ts'

/** The letters of a page, by the blots of ink on it, and how high they are. */

/** What is lighter is paper. */
const darkest = 176
/** Blots of fewer pixels in height are dots and rules, of more pictures. */
const lowest = 3
const highest = 90
/** Letters without stems are as wide as they are high, or nearly. */
const narrowest = 0.25
const widest = 1.6
/** Fewer blots are no text. */
const fewest = 20
/** Of all letters those without stems are the lower third. */
const share = 0.35

/** Blots that look like letters; none where there are hardly any. */
export function lettersOf({ width, height, pixels }: Grey): readonly Blot[] {
  const letters = [...blotsOf(pixels, width, height)].filter(({ left, right, top, bottom }) => {
    const [wide, high] = [right - left + 1, bottom - top + 1]
    return high >= lowest && high <= highest && wide >= high * narrowest && wide <= high * widest
  })
  return letters.length < fewest ? [] : letters
}

/** The height of small letters (of an `x`) in pixels; undefined where there are none. */
export const letterHeight = (letters: readonly Blot[]): number | undefined =>
  letters.map(({ top, bottom }) => bottom - top + 1).sort((a, b) => a - b)[Math.floor(letters.length * share)]

/** Where ink reaches to, in pixels. */
export interface Blot {
  left: number
  right: number
  top: number
  bottom: number
}

/** Ink that hangs together: runs of each line, joined with those of the line above that they touch. */
function blotsOf(pixels: Uint8Array, width: number, height: number): Iterable<Blot> {
  const blots: Blot[] = []
  /** The blot that each became part of. */
  const into: number[] = []
  const rootOf = (blot: number): number => {
    let at = blot
    while (into[at] !== at) {
      into[at] = into[into[at] ?? at] ?? at
      at = into[at] ?? at
    }
    return at
  }
  let above: number[] = []
  for (let y = 0; y < height; y++) {
    /** Start, end and blot of each run. */
    const runs: number[] = []
    let over = 0
    for (let x = 0; x < width; x++) {
      if ((pixels[y * width + x] ?? 255) >= darkest) continue
      const start = x
      while (x < width && (pixels[y * width + x] ?? 255) < darkest) x++
      let own = -1
      while (over < above.length && (above[over + 1] ?? 0) < start) over += 3
      for (let at = over; at < above.length && (above[at] ?? 0) <= x; at += 3) {
        const other = rootOf(above[at + 2] ?? 0)
        if (own < 0) own = other
        else if (own !== other) join(own, other)
      }
      if (own < 0) {
        own = blots.length
        into.push(own)
        blots.push({ left: start, right: x - 1, top: y, bottom: y })
      } else {
        const blot = blots[own]
        if (blot) Object.assign(blot, { left: Math.min(blot.left, start), right: Math.max(blot.right, x - 1), bottom: y })
      }
      runs.push(start, x, own)
    }
    above = runs
  }
  return blots.filter((_, at) => into[at] === at)

  function join(own: number, other: number): void {
    const [one, two] = [blots[own], blots[other]]
    if (!one || !two) return
    into[other] = own
    one.left = Math.min(one.left, two.left)
    one.right = Math.max(one.right, two.right)
    one.top = Math.min(one.top, two.top)
    one.bottom = Math.max(one.bottom, two.bottom)
  }
}
