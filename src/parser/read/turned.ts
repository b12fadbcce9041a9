import type { Grey } from './grey.ts'

/** Cameras tell how they were held; what they took is stored as they saw it. */

/** Where a JPEG tells it, in bytes from its beginning at most, and the tag that tells it with the type and count it has (EXIF 2.3, 4.6.4). */
const head = 4_096
const tag = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0]
const gat = [0x12, 0x01, 3, 0, 1, 0, 0, 0]

/** Quarters of a turn to the right that stand a JPEG upright. */
export function quartersOf(bytes: Uint8Array): 0 | 1 | 2 | 3 {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, head))
  const [large, small] = [file.indexOf(Buffer.from(tag)), file.indexOf(Buffer.from(gat))]
  const told = large >= 0 ? file[large + tag.length] : small >= 0 ? file[small + gat.length] : 1
  return told === 6 ? 1 : told === 3 ? 2 : told === 8 ? 3 : 0
}

export function turned(grey: Grey, quarters: 0 | 1 | 2 | 3): Grey {
  if (quarters === 0) return grey
  const { width, height, pixels } = grey
  if (quarters === 2) return { width, height, pixels: pixels.toReversed() }
  const out = new Uint8Array(pixels.length)
  for (let y = 0; y < width; y++)
    for (let x = 0; x < height; x++)
      out[y * height + x] = pixels[quarters === 1 ? (height - 1 - x) * width + y : x * width + width - 1 - y] ?? 0
  return { width: height, height: width, pixels: out }
}
