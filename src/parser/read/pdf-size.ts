import { mostUnpacked } from '../limits.ts'
import { isZlib, unpackedSize } from './unpacked.ts'

/** The word before the bytes of a stream (ISO 32000-1, 7.3.8), of which `endstream` is another. */
const word = Buffer.from('stream')
const end = Buffer.from('endstream')

/** Throws `Unreadable` where a PDF of some kilobytes would become gigabytes: pdf.js keeps all that it unpacks. */
export async function refuseBomb(bytes: Uint8Array): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let most = mostUnpacked
  let stop = 0
  for (let at = file.indexOf(word); at >= 0; at = file.indexOf(word, at + word.length)) {
    let start = at + word.length
    if (file[start] === 13) start++
    if (file[start] !== 10) continue
    start++
    if (!isZlib(file.subarray(start, start + 2))) continue
    // Looked for once: in a file that begins streams and ends none, all of it would be searched for each.
    if (stop < start) stop = file.indexOf(end, start)
    if (stop < 0) stop = file.length
    most -= await unpackedSize(file.subarray(start, stop), most)
  }
}
