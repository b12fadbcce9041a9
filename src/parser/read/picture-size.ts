import { mostPixels } from '../limits.ts'
import { Unreadable } from '../unreadable.ts'
import { chunksOf, values } from './png.ts'
import { unpackedSize } from './unpacked.ts'

/** In pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The size of a PNG or JPEG by its head, without unpacking it. */
export function sizeOf(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes[0] === 0x89) return bytes.length < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) }
  // JPEG: segments of a marker and a length, up to the one that begins a frame (ITU-T T.81, annex B).
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    const startsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (startsFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** Whether a picture is small enough to be looked at, and large enough to hold a barcode. */
export const isOfUse = (size: Size | undefined): boolean =>
  size !== undefined && size.width >= 20 && size.height >= 10 && size.width * size.height <= mostPixels

/** Throws `Unreadable` where what is packed in a picture is not what its head says: libraries unpack all there is. */
export async function refuseLies(bytes: Uint8Array, { width, height }: Size): Promise<void> {
  if (bytes[0] !== 0x89) {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    if (file.lastIndexOf(endOfJpeg) < 0) throw new Unreadable('it is a picture that is broken')
    let scans = 0
    for (let at = file.indexOf(scan); at >= 0; at = file.indexOf(scan, at + 2)) scans++
    if (scans > mostScans) throw new Unreadable('what is packed in it is too large')
    return
  }
  const [depth = 8, colour = 0] = bytes.subarray(24, 26)
  const whole = (Math.ceil((width * depth * (values[colour] ?? 4)) / 8) + 1) * height
  // Interlaced ones have some bytes more: a filter for each line of each pass.
  const size = await unpackedSize(chunksOf(bytes, 'IDAT'), whole + 16 * (width + height) + 1024)
  if (size < whole / 2) throw new Unreadable('it is a picture that is broken')
}

const endOfJpeg = Buffer.from([0xff, 0xd9])

/** A JPEG may be told in several scans, ten or so, each of which goes over the whole picture, be it of a few bytes. */
const scan = Buffer.from([0xff, 0xda])
const mostScans = 40
