import { mostPixels } from '../limits.ts'
import type { Size } from './picture-size.ts'

/** Pages that are narrower than this many pixels are made twice as large: letters of 96 dots an inch are too small to be recognised. */
const narrow = 1_200

/**
 * A picture of a page as letters are best recognised in it. A JPEG that is small is doubled, bilinear and grey (measured: of a page at 96
 * dots an inch three times as much is read); all others stay as they are.
 */
export async function enlarged(bytes: Uint8Array, { width, height }: Size): Promise<Uint8Array> {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8
  if (!isJpeg || width >= narrow || width * height * 4 > mostPixels) return bytes
  const { decode } = await import('jpeg-js')
  try {
    const picture = decode(bytes, { useTArray: true, maxMemoryUsageInMB: 256, maxResolutionInMP: mostPixels / 1e6, formatAsRGBA: true })
    return greyMap(doubled(grey(picture.data), picture.width, picture.height), picture.width * 2, picture.height * 2)
  } catch {
    return bytes
  }
}

/** Brightness as the eye sees it (ITU-R BT.601). */
function grey(data: Uint8Array): Uint8Array {
  const pixels = new Uint8Array(data.length / 4)
  for (let at = 0; at < pixels.length; at++) {
    pixels[at] = ((data[at * 4] ?? 0) * 77 + (data[at * 4 + 1] ?? 0) * 150 + (data[at * 4 + 2] ?? 0) * 29) >> 8
  }
  return pixels
}

/** Every pixel four times, those between two of them halfway. */
function doubled(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const large = new Uint8Array(pixels.length * 4)
  for (let y = 0; y < height; y++) {
    const below = y + 1 < height ? width : 0
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const beside = x + 1 < width ? 1 : 0
      const here = pixels[at] ?? 0
      const right = pixels[at + beside] ?? 0
      const under = pixels[at + below] ?? 0
      const across = pixels[at + below + beside] ?? 0
      const to = y * width * 4 + x * 2
      large[to] = here
      large[to + 1] = (here + right) >> 1
      large[to + width * 2] = (here + under) >> 1
      large[to + width * 2 + 1] = (here + right + under + across) >> 2
    }
  }
  return large
}

/** A portable grey map: the plainest file of a picture there is. */
function greyMap(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + pixels.length)
  file.set(head)
  file.set(pixels, head.length)
  return file
}
