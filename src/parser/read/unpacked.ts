import { Unreadable } from '../unreadable.ts'

/** Bytes are unpacked so many at a time, so that a few of them never become more than some megabytes at once. */
const step = 4_096

/** How often one may be packed within another. */
const mostLayers = 3

/**
 * How many bytes come out of a zlib stream (RFC 1950), of which none is kept. Throws `Unreadable` beyond `most`, also where what comes
 * out is packed once more. What is broken ends where it breaks.
 */
export async function unpackedSize(packed: Uint8Array, most: number): Promise<number> {
  const { Unzlib } = await import('fflate')
  let first = 0
  const unpack = (layer: number): ((bytes: Uint8Array) => void) => {
    let size = 0
    let next: ((bytes: Uint8Array) => void) | undefined
    const inflate = new Unzlib((bytes) => {
      if (size === 0 && layer < mostLayers && isZlib(bytes)) next = unpack(layer + 1)
      size += bytes.length
      if (size > most) throw new Unreadable('what is packed in it is too large')
      if (layer === 1) first = size
      next?.(bytes)
    })
    return (bytes) => {
      for (let at = 0; at < bytes.length; at += step) inflate.push(bytes.subarray(at, at + step))
    }
  }
  try {
    unpack(1)(packed)
  } catch (error) {
    if (error instanceof Unreadable) throw error
  }
  return first
}

/** The two bytes that begin a zlib stream: deflate, a check of both. */
export const isZlib = ([first = 0, second = 0]: Uint8Array): boolean =>
  (first & 15) === 8 && first >> 4 < 8 && ((first << 8) | second) % 31 === 0
