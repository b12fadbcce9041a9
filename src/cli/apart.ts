import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { codeOf } from '../api/trouble.ts'
import type { ReadDocument } from '../parser/document.ts'
import { Unreadable } from '../parser/unreadable.ts'
import type { Shell } from './shell.ts'
import { openTables } from './tables.ts'

/** Reads PDFs in a thread of its own. A PDF is a program of sorts, and one that means ill may run for hours. */

export type ReadPdf = (bytes: Uint8Array) => Promise<ReadDocument>

/** What the thread is asked, with how long it may take until it gives what it has. */
export interface Asked {
  readonly bytes: Uint8Array
  readonly milliseconds: number
}

/** What it answers: the document, or why there is none. */
export type Answered = { readonly document: ReadDocument } | { readonly unreadable: string }

/** Milliseconds after which no more pages are begun, and after which the thread is ended. */
const soon = 3_500
const longest = 4_500

/** Megabytes that what is made of a PDF may take, beside its bytes. */
const mostMegabytes = 512

/** One thread for all PDFs of a run, which are read one after another. */
export function openApart(shell: Pick<Shell, 'packageFolder'>, threads: string): ReadPdf {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function start(): Promise<Worker> {
    const { Worker } = await import('node:worker_threads')
    const started = new Worker(join(threads, 'pdf-thread.cjs'), {
      workerData: { barcodeReader: openTables(shell).pathOf('zxing_reader.wasm') },
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
      // What pdf.js has to say of a document is for nobody.
      stdout: true,
      stderr: true,
    })
    started.unref()
    return started
  }

  async function read(bytes: Uint8Array): Promise<ReadDocument> {
    worker ??= await start()
    const busy = worker
    const answer = await new Promise<Answered>((resolve) => {
      const timer = setTimeout(() => done({ unreadable: 'reading it takes too long' }), longest)
      const done = (answered: Answered): void => {
        clearTimeout(timer)
        busy.off('message', done)
        busy.off('error', failed)
        resolve(answered)
      }
      const failed = (error: Error): void =>
        done({ unreadable: codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? 'it takes too much memory' : 'reading it fails' })
      busy.on('message', done)
      busy.on('error', failed)
      busy.postMessage({ bytes, milliseconds: soon } satisfies Asked)
    })
    if ('document' in answer) return answer.document
    // Whatever it still does is for nobody.
    worker = undefined
    busy.on('error', () => {})
    await busy.terminate()
    throw new Unreadable(answer.unreadable)
  }

  return (bytes) => {
    const reading = last.then(() => read(bytes))
    last = reading.catch(() => {})
    return reading
  }
}
