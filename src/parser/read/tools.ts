import type { ReadDocument } from '../document.ts'
import type { Apart } from './apart.ts'

/** How a page in a picture is taken apart: into blocks, or as one column from left to right. */
export type PictureLayout = 'blocks' | 'column'

/** What readers of documents work with. */
export interface Tools {
  /** Bytes of the program that reads barcodes (zxing_reader.wasm). */
  readonly barcodeReader: () => Uint8Array
  /** The text in a picture; undefined where nothing can recognise letters here. */
  readonly readPicture: (picture: Uint8Array, layout: PictureLayout) => Promise<string | undefined>
  /** Reads what may have to be ended. Here, where that is not given. */
  readonly apart?: Apart | undefined
  /** Whether the document is the one that was given, and nothing within another. */
  readonly isWhole: boolean
  /** Reads what lies within a document: an attachment, a file of an archive. Nothing where it is no kind that is read, or too much. */
  readonly part: (bytes: Uint8Array, name: string | undefined) => Promise<ReadDocument | undefined>
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
