import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureLayout } from '../parser/read/tools.ts'
import { Unreadable } from '../parser/unreadable.ts'
import { afterEffort } from './effort.ts'
import type { Shell } from './shell.ts'

/** Recognises the letters in a picture, with a package that need not be there. */

/**
 * The text of a picture, its lines as they stand, none of one that is broken; undefined where the package or its English letters are
 * not installed. Throws `Unreadable` where it takes too long: a page of noise has letters everywhere.
 */
export type ReadPicture = (picture: Uint8Array, layout: PictureLayout) => Promise<string | undefined>

/** How tesseract takes a page apart (`--psm`): by its own guess of what is a block, which loses tables with lines around their cells, or as one column. */
const modes: Readonly<Record<PictureLayout, string>> = { blocks: '3', column: '4' }

/** What is used of tesseract.js. */
interface Recognizer {
  /** The thread it works in, which must not keep a program going that has nothing to do. */
  readonly worker?: { readonly ref?: () => void; readonly unref?: () => void }
  readonly setParameters: (parameters: Readonly<Record<string, string>>) => Promise<unknown>
  readonly recognize: (picture: Buffer) => Promise<{ readonly data: { readonly text: string } }>
  readonly terminate: () => Promise<unknown>
}

/** Milliseconds of work; a page takes one or two thousand. A second look begins within five seconds, and all must end within ten. */
const longest: Readonly<Record<PictureLayout, number>> = { blocks: 7_500, column: 4_500 }

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
      .then(() => recognizer.recognize(Buffer.from(picture)))
      .then(
        ({ data }) => data.text,
        () => '',
      )
    const text = await Promise.race([recognized, tooLong])
    stop()
    recognizer.worker?.unref?.()
    if (text !== undefined) return text
    // It does not stop by itself; the next picture gets another.
    started = undefined
    await recognizer.terminate()
    throw new Unreadable('reading it takes too long')
  }
}

async function start(packageFolder: string): Promise<Recognizer | undefined> {
  // Installed with this package, or beside it.
  const folders = [join(packageFolder, 'node_modules'), join(packageFolder, '..')]
  const letters = folders.map((folder) => join(folder, '@tesseract.js-data/eng/4.0.0_best_int')).find((folder) => existsSync(folder))
  if (letters === undefined) return undefined
  try {
    const { createWorker } = await import('tesseract.js')
    // The letters lie here, and are not to be fetched, nor to be kept in the folder one happens to stand in.
    const recognizer = await createWorker('eng', 1, { langPath: letters, gzip: true, cacheMethod: 'none', errorHandler: () => {} })
    await recognizer.setParameters({ preserve_interword_spaces: '1', user_defined_dpi: '200' })
    return recognizer
  } catch {
    return undefined
  }
}
