import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { openLetter } from '../parser/read/letter.ts'
import { Unreadable } from '../parser/unreadable.ts'
import { type Answered, type Asked, enough } from './apart.ts'

/** The program of the thread that reads what may have to be ended: it is asked with the bytes, and answers with what is in them. */

let hurry = new AbortController()
parentPort?.on('message', async (asked: Asked | typeof enough) => {
  if (asked === enough) return hurry.abort()
  hurry = new AbortController()
  parentPort?.postMessage(await answer(asked, hurry.signal))
})

async function answer({ kind, bytes }: Asked, signal: AbortSignal): Promise<Answered> {
  try {
    if (kind === 'mail') return { read: await openLetter(bytes) }
    const { readPdf } = await import('../parser/read/pdf.ts')
    const barcodeReader = () => readFileSync(String(workerData.barcodeReader))
    return { read: await readPdf(bytes, { barcodeReader, signal }) }
  } catch (error) {
    return { unreadable: error instanceof Unreadable ? error.message : `it is broken (${String(error)})` }
  }
}
