import { Unreadable } from '../unreadable.ts'
import type { Size } from './barcodes.ts'
import { unpackedSize } from './unpacked.ts'

/** Values of a pixel by the colour type of a PNG (PNG specification, 11.2.2). */
const values: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

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
  const size = await unpackedSize(packedIn(bytes), whole + 16 * (width + height) + 1024)
  if (size < whole / 2) throw new Unreadable('it is a picture that is broken')
}

const endOfJpeg = Buffer.from([0xff, 0xd9])

/** A JPEG may be told in several scans, ten or so, each of which goes over the whole picture, be it of a few bytes. */
const scan = Buffer.from([0xff, 0xda])
const mostScans = 40

/** What all chunks of a PNG named IDAT hold. */
function packedIn(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = []
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at)
    // IDAT
    if (view.getUint32(at + 4) === 0x49444154) parts.push(bytes.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  return Buffer.concat(parts)
}
