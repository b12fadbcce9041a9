/** Texts to learn from how documents are worded: those of the corpus, and those made for the tests. */

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isOfLetters, wholeCorpus } from './corpus.ts'
import { readText } from './read-text.ts'

export interface WordedText {
  /** `mixK/07-bahn.eml`, `stays/a German confirmation` */
  readonly name: string
  readonly text: string
  readonly isBooking: boolean
  /** Whether a person wrote it to another rather than a firm's machine; undefined where nobody has said. */
  readonly isPersonal: boolean | undefined
  /** Kinds of what is booked in it; undefined where nobody has said. */
  readonly kinds: ReadonlySet<string> | undefined
}

/** Sets in which letters of people stand beside what machines write, and of each nobody has said which it is. */
const MIXED = /^(?:none|car[MOP]\/)/
const isPersonal = (name: string): boolean | undefined => (MIXED.test(name) ? undefined : isOfLetters(name))

/** Those of the corpus, as mails and pages are read. */
async function ofCorpus(): Promise<WordedText[]> {
  const out: WordedText[] = []
  for (const { name, bytes, trip } of wholeCorpus()) {
    const { subject, lines } = await readText(bytes)
    const kinds = new Set((trip?.products ?? []).flatMap((product) => Object.keys(product)))
    out.push({ name, text: [subject, ...lines].join('\n'), isBooking: trip !== undefined, isPersonal: isPersonal(name), kinds })
  }
  return out
}

const samples = join(import.meta.dirname, '../test/parser')

/** Kinds of what is booked in the documents of a folder, as products are called; of the others nobody has said. */
const OF_FOLDERS: Readonly<Record<string, readonly string[]>> = { cars: ['car'], stays: ['hotel'], flights: ['air'], none: [] }

/** Those made for the tests, each in a folder of its kind; what several kinds are in may be a hire or none. */
async function ofTests(): Promise<WordedText[]> {
  const files = readdirSync(samples, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: kind }) => readdirSync(join(samples, kind)).map((file) => ({ kind, file: join(samples, kind, file) })))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
  const out: WordedText[] = []
  for (const { kind, file } of files)
    for (const [of, list] of Object.entries((await import(file)) as Readonly<Record<string, unknown>>))
      for (const sample of Array.isArray(list) ? list : []) {
        const { name, text, subject, read } = sample as {
          readonly name?: string
          readonly text?: unknown
          readonly subject?: string
          readonly read?: readonly string[]
        }
        if (typeof text !== 'string') continue
        // Beside those that hold none are some that look like them and hold one, and the other way round.
        const isBooking = kind === 'none' ? read !== undefined && read.length > 0 : !/^NO(?:NE)?_/.test(of)
        const all = OF_FOLDERS[kind]
        const kinds = all === undefined || (kind === 'none' && isBooking) ? undefined : new Set(all)
        out.push({ name: `${kind}/${name}`, text: [subject, text].join('\n'), isBooking, isPersonal: undefined, kinds })
      }
  return out
}

export const wordedTexts = async (): Promise<readonly WordedText[]> => [...(await ofCorpus()), ...(await ofTests())]
