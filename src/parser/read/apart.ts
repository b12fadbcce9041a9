import type { ReadDocument } from '../document.ts'
import type { Letter } from './letter.ts'

/** What is read where it can be ended at any time, in a thread of its own: documents that others' code may be busy with for hours. */
export interface Apart {
  readonly pdf: (bytes: Uint8Array) => Promise<ReadDocument>
  readonly mail: (bytes: Uint8Array) => Promise<Letter>
}
