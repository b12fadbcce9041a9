import { mostPixels } from '../limits.ts'
import { greyOfPng } from './png.ts'
import { quartersOf, turned } from './turned.ts'

/** A picture in shades of grey, 0 being black, row by row. */
export interface Grey {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** A PNG or JPEG in shades of grey, upright; undefined where it cannot be unpacked here. */
export async function greyOf(bytes: Uint8Array): Promise<Grey | undefined> {
  try {
    return bytes[0] === 0x89 ? await greyOfPng(bytes) : turned(await greyOfJpeg(bytes), quartersOf(bytes))
  } catch {
    return undefined
  }
}

async function greyOfJpeg(bytes: Uint8Array): Promise<Grey> {
  const { decode } = await import('jpeg-js')
  const { width, height, data } = decode(bytes, {
    useTArray: true,
    maxMemoryUsageInMB: 256,
    maxResolutionInMP: mostPixels / 1e6,
    formatAsRGBA: true,
  })
  const pixels = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < pixels.length; at++, from += 4) pixels[at] = brightness(data[from], data[from + 1], data[from + 2])
  return { width, height, pixels }
}

/** Brightness as the eye sees it (ITU-R BT.601). */
export const brightness = (red = 0, green = 0, blue = 0): number => (red * 77 + green * 150 + blue * 29) >> 8

/** A portable grey map: the plainest file of a picture there is. */
export function greyMap({ width, height, pixels }: Grey): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + pixels.length)
  file.set(head)
  file.set(pixels, head.length)
  return file
}
