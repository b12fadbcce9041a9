import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureLayout, Written } from '../parser/read/tools.ts'
import { Unreadable } from '../parser/unreadable.ts'
import { afterEffort } from './effort.ts'
import type { Shell } from './shell.ts'

/** Recognises the letters in a picture, with a package that need not be there. */

/**
 * What is written in a picture, nothing of one that is broken; undefined where the package or its English letters are
 * not installed. Throws `Unreadable` where it takes too long: a page of noise has letters everywhere.
 */
export type ReadPicture = (picture: Uint8Array, layout: PictureLayout) => Promise<readonly Written[] | undefined>

/**
 * How tesseract takes a page apart (`--psm`): as much text as there is wherever it stands, or by its own guess of what is a block, whose lines
 * it takes to run from one side to the other, and loses what stands between them in tables.
 */
const modes: Readonly<Record<PictureLayout, string>> = { pieces: '11', blocks: '3' }

interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

interface Block {
  readonly paragraphs: readonly {
    readonly lines: readonly {
      readonly words: readonly { readonly text: string; readonly confidence: number; readonly bbox: Box }[]
      readonly baseline: Box
    }[]
  }[]
}

/** What is used of tesseract.js. */
interface Recognizer {
  /** The thread it works in, which must not keep a program going that has nothing to do. */
  readonly worker?: { readonly ref?: () => void; readonly unref?: () => void }
  readonly setParameters: (parameters: Readonly<Record<string, string>>) => Promise<unknown>
  readonly recognize: (
    picture: Buffer,
    options: object,
    output: { readonly text: boolean; readonly blocks: boolean },
  ) => Promise<{ readonly data: { readonly blocks: readonly Block[] | null } }>
  readonly terminate: () => Promise<unknown>
}

/** Milliseconds of work; a page takes one or two thousand. A second look begins within five seconds, and all must end within ten. */
const longest: Readonly<Record<PictureLayout, number>> = { pieces: 7_500, blocks: 4_500 }

/** One recogniser for all pictures of a run: it takes a second to start. */
export function openPictures(shell: Pick<Shell, 'packageFolder' | 'worked'>): ReadPicture {
  let started: Promise<Recognizer | undefined> | undefined
  return async (picture, layout) => {
    started ??= start(shell.packageFolder)
    const recognizer = await started
    if (!recognizer) return undefined
    recognizer.worker?.ref?.()
    let stop = (): void => {}
    const tooLong = new Promise<undefined>((resolve) => {
      stop = afterEffort(shell, longest[layout], () => resolve(undefined))
    })
    const recognized = recognizer
      .setParameters({ tessedit_pageseg_mode: modes[layout] })
      .then(() => recognizer.recognize(Buffer.from(picture), {}, { text: false, blocks: true }))
      .then(
        ({ data }) => (data.blocks ?? []).flatMap(writtenIn),
        () => [],
      )
    const written = await Promise.race([recognized, tooLong])
    stop()
    recognizer.worker?.unref?.()
    if (written) return written
    // It does not stop by itself; the next picture gets another.
    started = undefined
    await recognizer.terminate()
    throw new Unreadable('reading it takes too long')
  }
}

const writtenIn = ({ paragraphs }: Block): Written[] =>
  paragraphs.flatMap(({ lines }) =>
    lines.map(({ words, baseline }) => ({
      words: words.map(({ text, confidence, bbox }) => ({ text, confidence, left: bbox.x0, right: bbox.x1, top: bbox.y0 })),
      baseline: { left: baseline.x0, right: baseline.x1, from: baseline.y0, to: baseline.y1 },
    })),
  )

async function start(packageFolder: string): Promise<Recognizer | undefined> {
  // Installed with this package, or beside it.
  const folders = [join(packageFolder, 'node_modules'), join(packageFolder, '..')]
  const letters = folders.map((folder) => join(folder, '@tesseract.js-data/eng/4.0.0_best_int')).find((folder) => existsSync(folder))
  if (letters === undefined) return undefined
  try {
    const { createWorker } = await import('tesseract.js')
    // The letters lie here, and are not to be fetched, nor to be kept in the folder one happens to stand in.
    const recognizer = await createWorker('eng', 1, { langPath: letters, gzip: true, cacheMethod: 'none', errorHandler: () => {} })
    // What it is given is dark on white: it need not look whether it is the other way round.
    await recognizer.setParameters({ user_defined_dpi: '200', tessedit_do_invert: '0' })
    return recognizer
  } catch {
    return undefined
  }
}
