import { brightness, type Grey } from './grey.ts'

/** Values of a pixel by the colour type of a PNG (PNG specification, 11.2.2). */
export const values: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** What all chunks of a PNG of one name hold. */
export function chunksOf(bytes: Uint8Array, name: string): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = []
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at)
    if (String.fromCharCode(...bytes.subarray(at + 4, at + 8)) === name) parts.push(bytes.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  return Buffer.concat(parts)
}

/** A PNG of eight bits a value, not interlaced, in shades of grey; undefined of any other. Its size must be known to be true. */
export async function greyOfPng(bytes: Uint8Array): Promise<Grey | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const [depth, colour = 0, , , interlaced] = bytes.subarray(24, 29)
  const size = values[colour]
  if (depth !== 8 || interlaced !== 0 || !size) return undefined
  const { unzlibSync } = await import('fflate')
  const data = unzlibSync(chunksOf(bytes, 'IDAT'), { out: new Uint8Array((width * size + 1) * height) })
  unfilter(data, width * size, height, size)
  const shade = colour === 3 ? shadesOf(chunksOf(bytes, 'PLTE')) : undefined
  const pixels = new Uint8Array(width * height)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0, from = y * (width * size + 1) + 1; x < width; x++, from += size) {
      const value = data[from] ?? 0
      const grey = shade ? (shade[value] ?? 0) : size < 3 ? value : brightness(value, data[from + 1], data[from + 2])
      const alpha = size % 2 === 0 ? (data[from + size - 1] ?? 255) : 255
      // What can be seen through stands on white.
      pixels[at++] = alpha === 255 ? grey : 255 - (((255 - grey) * alpha) >> 8)
    }
  return { width, height, pixels }
}

const shadesOf = (palette: Uint8Array): Uint8Array =>
  Uint8Array.from({ length: Math.floor(palette.length / 3) }, (_, at) => brightness(...palette.subarray(at * 3, at * 3 + 3)))

/** Takes back what each line was filtered by (PNG specification, 9.2), in place. */
function unfilter(data: Uint8Array, length: number, height: number, size: number): void {
  for (let y = 0; y < height; y++) {
    const start = y * (length + 1) + 1
    const filter = data[start - 1] ?? 0
    if (filter === 0) continue
    for (let x = 0; x < length; x++) {
      const at = start + x
      const left = x >= size ? (data[at - size] ?? 0) : 0
      const above = y > 0 ? (data[at - length - 1] ?? 0) : 0
      const corner = x >= size && y > 0 ? (data[at - length - 1 - size] ?? 0) : 0
      const by = filter === 1 ? left : filter === 2 ? above : filter === 3 ? (left + above) >> 1 : paeth(left, above, corner)
      data[at] = (data[at] ?? 0) + by
    }
  }
}

function paeth(left: number, above: number, corner: number): number {
  const [a, b, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)]
  return a <= b && a <= c ? left : b <= c ? above : corner
}
