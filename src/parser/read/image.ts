import type { Lines, ReadDocument } from '../document.ts'
import { Unreadable } from '../unreadable.ts'
import { barcodesIn } from './barcodes.ts'
import { legible } from './legible.ts'
import { linesOfWritten } from './picture-rows.ts'
import { isOfUse, refuseLies, type Size, sizeOf } from './picture-size.ts'
import { nothing, type Tools } from './tools.ts'

/** A picture: the barcodes in it, and of a page its text. */
export async function readImage(bytes: Uint8Array, tools: Tools): Promise<ReadDocument> {
  const size = sizeOf(bytes)
  if (!size) throw new Unreadable('it is a picture that is broken')
  const read = { ...nothing, format: 'image' as const }
  if (!isOfUse(size)) return { ...read, troubles: [`a picture of ${size.width} by ${size.height} pixels was not looked at`] }
  await refuseLies(bytes, size)
  const barcodes = await barcodesIn(bytes, tools).catch(() => {
    throw new Unreadable('it is a picture that is broken')
  })
  if (!isPage(size) || !tools.isWhole) return { ...read, barcodes }
  // While barcodes are looked for nothing else runs, the clock that aborts neither.
  await new Promise(setImmediate)
  if (tools.signal.aborted) return { ...read, barcodes, troubles: ['the text in the picture was not read: that would take too long'] }
  const page = await legible(bytes, size)
  const written = await tools.readPicture(page, 'pieces').catch((error: unknown) => {
    // What its barcodes say is told all the same.
    if (barcodes.length === 0) throw error
    return []
  })
  if (written) {
    const again = async (): Promise<Lines | undefined> => {
      const other = tools.signal.aborted ? undefined : await tools.readPicture(page, 'blocks').catch(() => undefined)
      return other && linesOfWritten(other)
    }
    return { ...read, barcodes, ...linesOfWritten(written), ...(written.length > 0 && { again }) }
  }
  const troubles = barcodes.length
    ? []
    : ['the text in the picture was not read: that takes the optional packages tesseract.js and @tesseract.js-data/eng']
  return { ...read, barcodes, troubles }
}

/** Smaller pictures hold no page that anybody could read. */
const isPage = ({ width, height }: Size): boolean => Math.min(width, height) >= 300
