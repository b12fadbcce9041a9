import type { ReadDocument } from '../document.ts'
import { Unreadable } from '../unreadable.ts'
import { barcodesIn, isOfUse, sizeOf } from './barcodes.ts'
import { nothing, type Tools } from './tools.ts'

/** A picture: the barcodes in it. */
export async function readImage(bytes: Uint8Array, tools: Tools): Promise<ReadDocument> {
  const size = sizeOf(bytes)
  if (!size) throw new Unreadable('it is a picture that is broken')
  if (!isOfUse(size))
    return { ...nothing, format: 'image', troubles: [`a picture of ${size.width} by ${size.height} pixels was not looked at`] }
  try {
    return { ...nothing, format: 'image', barcodes: await barcodesIn(bytes, tools) }
  } catch {
    throw new Unreadable('it is a picture that is broken')
  }
}
