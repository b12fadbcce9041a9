import type { Written } from './tools.ts'

/** How high the letters of a line are that was recognised in a picture, and where it runs. */

/** How much of its letters' size a capital, or a figure, is high, and a small letter. */
const capital = 0.72
const small = 0.52
/** The size of a line's letters in pixels. */
export function heightOf({ baseline, words }: Written): number {
  const heights = words.map(({ text, left, right, top }) => {
    const high = baselineAt(baseline, (left + right) / 2) - top
    return high / (/[\p{Lu}\dbdfhklt]/u.test(text) ? capital : small)
  })
  return Math.max(1, heights.sort((a, b) => a - b)[heights.length >> 1] ?? 1)
}

export const baselineAt = ({ left, right, from, to }: Written['baseline'], x: number): number =>
  right > left ? from + ((to - from) * (x - left)) / (right - left) : from
