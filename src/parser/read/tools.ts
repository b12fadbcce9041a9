import type { ReadDocument } from '../document.ts'
import type { Apart } from './apart.ts'

/** How a page in a picture is taken apart: into pieces of text wherever they stand, or into blocks of lines; or not at all, being one line. */
export type PictureLayout = 'pieces' | 'blocks' | 'line'

/** A word that was recognised: where its letters reach to, in pixels from the upper left, and how sure it is, in hundredths. */
export interface Word {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly confidence: number
}

/** Words of a line, and the line they stand on: its height, from above, at both ends. */
export interface Written {
  readonly words: readonly Word[]
  readonly baseline: { readonly left: number; readonly right: number; readonly from: number; readonly to: number }
}

/**
 * Reads each of some pictures, which are the parts of a page. They are asked for at once, so that they are made ready while what recognises letters
 * starts, and not where there is none. Throws `Unreadable` where it takes too long: a page of noise has letters everywhere.
 */
export type ReadPicture = (
  parts: () => Promise<readonly Uint8Array[]>,
  layout: PictureLayout,
) => Promise<readonly (readonly Written[])[] | undefined>

/** What readers of documents work with. */
export interface Tools {
  /** Bytes of the program that reads barcodes (zxing_reader.wasm). */
  readonly barcodeReader: () => Uint8Array
  /** What is written in the parts of a page; undefined where nothing can recognise letters here. */
  readonly readPicture: ReadPicture
  /** Reads what may have to be ended. Here, where that is not given. */
  readonly apart?: Apart | undefined
  /** Whether the document is the one that was given, and nothing within another. */
  readonly isWhole: boolean
  /** Reads what lies within a document: an attachment, a file of an archive. Nothing where it is no kind that is read, or too much. */
  readonly part: (bytes: Uint8Array) => Promise<ReadDocument | undefined>
  /** Aborts when reading has taken too long. */
  readonly signal: Pick<AbortSignal, 'aborted'>
}

/** A document in which nothing was found. */
export const nothing: Omit<ReadDocument, 'format'> = {
  lines: [],
  otherwise: [],
  things: [],
  barcodes: [],
  events: [],
  parts: [],
  troubles: [],
}
