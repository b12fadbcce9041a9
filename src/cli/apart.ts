import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { codeOf } from '../api/trouble.ts'
import type { Apart } from '../parser/read/apart.ts'
import { Unreadable } from '../parser/unreadable.ts'
import { afterEffort } from './effort.ts'
import type { Shell } from './shell.ts'
import { openTables } from './tables.ts'

/**
 * Reads documents in a thread of its own. A PDF is a program of sorts, a large mail is taken apart by patterns: those that mean ill may
 * keep either busy for hours.
 */

type Kind = keyof Apart
type ReadAs = { readonly [K in Kind]: Awaited<ReturnType<Apart[K]>> }

/** What the thread is asked; later, if it comes to that, it is told to give what it has. */
export interface Asked {
  readonly kind: Kind
  readonly bytes: Uint8Array
}
export const enough = 'enough'

/** What it answers: the document, or why there is none. */
export type Answered<K extends Kind = Kind> = { readonly read: ReadAs[K] } | { readonly unreadable: string }

/** Milliseconds of work after which no more pages are begun, and after which the thread is ended. */
const soon = 3_500
const longest = 4_500

/** Megabytes that what is made of a document may take, beside its bytes. */
const mostMegabytes = 512

/** One thread for all of a run, which are read one after another. */
export function openApart(shell: Pick<Shell, 'packageFolder' | 'worked'>, threads: string): Apart {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function start(): Promise<Worker> {
    const { Worker } = await import('node:worker_threads')
    const started = new Worker(join(threads, 'reading-thread.cjs'), {
      workerData: { barcodeReader: openTables(shell).pathOf('zxing_reader.wasm') },
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
      // What pdf.js has to say of a document is for nobody.
      stdout: true,
      stderr: true,
    })
    started.unref()
    return started
  }

  async function read<K extends Kind>(kind: K, bytes: Uint8Array): Promise<ReadAs[K]> {
    worker ??= await start()
    const busy = worker
    const answer = await new Promise<Answered<K>>((resolve) => {
      const stops = [
        afterEffort(shell, soon, () => busy.postMessage(enough)),
        afterEffort(shell, longest, () => done({ unreadable: 'reading it takes too long' })),
      ]
      const done = (answered: Answered<K>): void => {
        for (const stop of stops) stop()
        busy.off('message', done)
        busy.off('error', failed)
        resolve(answered)
      }
      const failed = (error: Error): void =>
        done({ unreadable: codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? 'it takes too much memory' : 'reading it fails' })
      busy.on('message', done)
      busy.on('error', failed)
      busy.postMessage({ kind, bytes } satisfies Asked)
    })
    if ('read' in answer) return answer.read
    // Whatever it still does is for nobody.
    worker = undefined
    busy.on('error', () => {})
    await busy.terminate()
    throw new Unreadable(answer.unreadable)
  }

  function inTurn<K extends Kind>(kind: K, bytes: Uint8Array): Promise<ReadAs[K]> {
    const reading = last.then(() => read(kind, bytes))
    last = reading.catch(() => {})
    return reading
  }
  return { pdf: (bytes) => inTurn('pdf', bytes), mail: (bytes) => inTurn('mail', bytes) }
}
