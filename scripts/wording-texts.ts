/** Texts to learn from how documents are worded: those of the corpus, and those made for the tests. */

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { namesOfCorpus, openSet } from './corpus.ts'
import { readText } from './read-text.ts'

export interface WordedText {
  /** `mixK/07-bahn.eml`, `stays/a German confirmation` */
  readonly name: string
  readonly text: string
  readonly isBooking: boolean
  /** Whether a car is hired in it; undefined where nobody has said. */
  readonly isHire: boolean | undefined
  /** The same of a stay. */
  readonly isStay: boolean | undefined
}

/** Those of the corpus, as mails and pages are read. */
async function ofCorpus(): Promise<WordedText[]> {
  const out: WordedText[] = []
  for (const set of namesOfCorpus())
    for (const { name, bytes, trip } of openSet(set).documents) {
      const { subject, lines } = await readText(bytes)
      const isHire = trip?.products?.some(({ car }) => car !== undefined) ?? false
      const isStay = trip?.products?.some(({ hotel }) => hotel !== undefined) ?? false
      out.push({ name: `${set}/${name}`, text: [subject, ...lines].join('\n'), isBooking: trip !== undefined, isHire, isStay })
    }
  return out
}

const samples = join(import.meta.dirname, '../test/parser')

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
        const isHire = kind === 'several' || (kind === 'none' && isBooking) ? undefined : kind === 'cars'
        const isStay = kind === 'several' || (kind === 'none' && isBooking) ? undefined : kind === 'stays'
        out.push({ name: `${kind}/${name}`, text: [subject, text].join('\n'), isBooking, isHire, isStay })
      }
  return out
}

export const wordedTexts = async (): Promise<readonly WordedText[]> => [...(await ofCorpus()), ...(await ofTests())]
