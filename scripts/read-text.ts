/** Reads the documents of the corpus, which hold no pictures and no barcodes. */

import { readDocument } from '../src/parser/read/read.ts'

const means = {
  barcodeReader: (): never => {
    throw new Error('texts hold no barcodes')
  },
  readPicture: async () => undefined,
  signal: { aborted: false },
}

/** The lines of a mail, a page or a text. */
export const readText = (bytes: Uint8Array) => readDocument(bytes, means)
