import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { readPdf } from '../parser/read/pdf.ts'
import { Unreadable } from '../parser/unreadable.ts'
import type { Answered, Asked } from './apart.ts'

/** The program of the thread that reads PDFs: it is asked with the bytes of one, and answers with what is in it. */

parentPort?.on('message', async ({ bytes, milliseconds }: Asked) => {
  parentPort?.postMessage(await answer(bytes, milliseconds))
})

async function answer(bytes: Uint8Array, milliseconds: number): Promise<Answered> {
  try {
    const barcodeReader = () => readFileSync(String(workerData.barcodeReader))
    return { document: await readPdf(bytes, { barcodeReader, signal: AbortSignal.timeout(milliseconds) }) }
  } catch (error) {
    return { unreadable: error instanceof Unreadable ? error.message : `it is broken (${String(error)})` }
  }
}
