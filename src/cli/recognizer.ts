import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { textOf } from '../parser/read/symbols.ts'
import type { PictureLayout, Word, Written } from '../parser/read/tools.ts'

/** What recognises letters: a package that need not be there, in a thread of its own. */
export interface Recognizer {
  /** What is written in a picture, nothing of one that is broken. */
  readonly read: (picture: Uint8Array, layout: PictureLayout) => Promise<readonly Written[]>
  /** It does not stop by itself. */
  readonly end: () => void
}

/**
 * How tesseract takes a page apart (`--psm`): as much text as there is wherever it stands, or by its own guess of what is a block, whose lines
 * it takes to run from one side to the other, and loses what stands between them in tables; or as the one line it is.
 */
const modes: Readonly<Record<PictureLayout, string>> = { pieces: '11', blocks: '3', line: '7' }

/** Starts one, which takes half a second; undefined where it cannot be started. */
export type StartRecognizer = () => Promise<Recognizer | undefined>

/** What starts one; undefined where the English letters are not installed, with this package or beside it. */
export function recognizerIn(packageFolder: string): StartRecognizer | undefined {
  const folders = [join(packageFolder, 'node_modules'), join(packageFolder, '..')]
  const letters = folders.map((folder) => join(folder, '@tesseract.js-data/eng/4.0.0_best_int')).find((folder) => existsSync(folder))
  return letters === undefined ? undefined : () => start(letters)
}

async function start(letters: string): Promise<Recognizer | undefined> {
  try {
    const { createWorker } = await import('tesseract.js')
    // The letters lie here, and are not to be fetched, nor to be kept in the folder one happens to stand in.
    const tesseract: Tesseract = await createWorker('eng', 1, {
      langPath: letters,
      gzip: true,
      cacheMethod: 'none',
      errorHandler: () => {},
    })
    // What it is given is dark on white: it need not look whether it is the other way round.
    await tesseract.setParameters({ user_defined_dpi: '200', tessedit_do_invert: '0', debug_file: '/dev/null' })
    tesseract.worker?.unref?.()
    return {
      read: async (picture, layout) => {
        tesseract.worker?.ref?.()
        try {
          await tesseract.setParameters({ tessedit_pageseg_mode: modes[layout] })
          const { data } = await tesseract.recognize(Buffer.from(picture), {}, { text: false, blocks: true })
          return (data.blocks ?? []).flatMap(writtenIn)
        } catch {
          return []
        } finally {
          tesseract.worker?.unref?.()
        }
      },
      end: () => void tesseract.terminate(),
    }
  } catch {
    return undefined
  }
}

/** What is used of tesseract.js. */
interface Tesseract {
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

interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

interface Recognized {
  readonly text: string
  readonly confidence: number
  readonly bbox: Box
  readonly symbols: readonly { readonly text: string; readonly bbox: Box }[]
}

interface Block {
  readonly paragraphs: readonly {
    readonly lines: readonly {
      readonly words: readonly Recognized[]
      readonly baseline: Box
    }[]
  }[]
}

const wordOf = ({ text, confidence, bbox, symbols }: Recognized): Word => ({
  text: textOf(
    text,
    symbols.map((symbol) => ({ text: symbol.text, left: symbol.bbox.x0, right: symbol.bbox.x1 })),
    confidence,
  ),
  confidence,
  left: bbox.x0,
  right: bbox.x1,
  top: bbox.y0,
})

const writtenIn = ({ paragraphs }: Block): Written[] =>
  paragraphs.flatMap(({ lines }) =>
    lines.map(({ words, baseline }) => ({
      words: words.map(wordOf),
      baseline: { left: baseline.x0, right: baseline.x1, from: baseline.y0, to: baseline.y1 },
    })),
  )
