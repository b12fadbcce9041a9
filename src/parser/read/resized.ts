import type { Grey } from './grey.ts'

/** A picture `factor` times as large, by cubic curves through four pixels (Catmull and Rom 1974), which keep edges. */
export function resized(grey: Grey, factor: number): Grey {
  if (factor === 1) return grey
  const width = Math.round(grey.width * factor)
  const height = Math.round(grey.height * factor)
  const across = tapsOf(grey.width, width, factor)
  const down = tapsOf(grey.height, height, factor)
  const wide = new Int16Array(width * grey.height)
  for (let y = 0; y < grey.height; y++) {
    const row = y * grey.width
    for (let x = 0, tap = 0; x < width; x++, tap += 4) {
      const { from, by } = across
      wide[y * width + x] =
        ((grey.pixels[row + (from[tap] ?? 0)] ?? 0) * (by[tap] ?? 0) +
          (grey.pixels[row + (from[tap + 1] ?? 0)] ?? 0) * (by[tap + 1] ?? 0) +
          (grey.pixels[row + (from[tap + 2] ?? 0)] ?? 0) * (by[tap + 2] ?? 0) +
          (grey.pixels[row + (from[tap + 3] ?? 0)] ?? 0) * (by[tap + 3] ?? 0)) >>
        8
    }
  }
  const pixels = new Uint8Array(width * height)
  for (let y = 0, tap = 0; y < height; y++, tap += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = down.from.subarray(tap, tap + 4).map((row) => row * width)
    const [p = 0, q = 0, r = 0, s = 0] = down.by.subarray(tap, tap + 4)
    for (let x = 0; x < width; x++) {
      const value = ((wide[a + x] ?? 0) * p + (wide[b + x] ?? 0) * q + (wide[c + x] ?? 0) * r + (wide[d + x] ?? 0) * s) >> 8
      pixels[y * width + x] = value < 0 ? 0 : value > 255 ? 255 : value
    }
  }
  return { width, height, pixels }
}

/** A picture half as large, every pixel the mean of four. */
export function halved({ width: wide, height: high, pixels: from }: Grey): Grey {
  const [width, height] = [wide >> 1, high >> 1]
  const pixels = new Uint8Array(width * height)
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0, at = 2 * y * wide; x < width; x++, at += 2)
      pixels[to++] = ((from[at] ?? 0) + (from[at + 1] ?? 0) + (from[at + wide] ?? 0) + (from[at + wide + 1] ?? 0) + 2) >> 2
  return { width, height, pixels }
}

/** For each pixel along a line the four it is made of, and their weights in 256ths. */
function tapsOf(before: number, after: number, factor: number): { readonly from: Int32Array; readonly by: Int32Array } {
  const from = new Int32Array(after * 4)
  const by = new Int32Array(after * 4)
  for (let at = 0; at < after; at++) {
    const place = (at + 0.5) / factor - 0.5
    const first = Math.floor(place)
    const t = place - first
    const weights = [((2 - t) * t - 1) * t, (3 * t - 5) * t * t + 2, ((4 - 3 * t) * t + 1) * t, (t - 1) * t * t]
    weights.forEach((weight, tap) => {
      from[at * 4 + tap] = Math.min(Math.max(first + tap - 1, 0), before - 1)
      by[at * 4 + tap] = Math.round(weight * 128)
    })
    by[at * 4 + 1] = (by[at * 4 + 1] ?? 0) + 256 - by.subarray(at * 4, at * 4 + 4).reduce((sum, weight) => sum + weight, 0)
  }
  return { from, by }
}
