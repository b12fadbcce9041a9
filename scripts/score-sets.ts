import { join } from 'node:path'
import { openTables } from '../src/cli/tables.ts'
import { Refusal } from '../src/core/errors.ts'
import type { Trip } from '../src/operations/trip/model.ts'
import type { ReadTable } from '../src/sandbox/data/atlas.types.ts'
import { readTrip } from '../src/sandbox/reading.ts'
import { type CorpusDocument, type CorpusSet, TODAY } from './corpus.ts'
import { type Score, scoreTrip } from './score-trips.ts'

/** Reads the documents of sets as `wayfare trip parse` does, and scores what was read. */

export interface ScoredDocument {
  readonly name: string
  readonly holdsTrip: boolean
  readonly score: Score
  /** Why it could not be read at all. */
  readonly unreadable?: string
}

export interface ScoredSet {
  readonly name: string
  readonly documents: readonly ScoredDocument[]
}

const now = () => Date.parse(`${TODAY}T12:00:00Z`)

/** The tables the program comes with, or those that are there instead for a document by its set and name. */
export const openAtlas = () => openTables({ packageFolder: join(import.meta.dirname, '..') }).atlas()

export async function scoreSet({ name: set, documents }: CorpusSet, tablesFor?: (name: string) => ReadTable): Promise<ScoredSet> {
  const atlas = await openAtlas()
  const worked = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  const scored: ScoredDocument[] = []
  for (const document of documents) {
    const own = tablesFor ? { ...atlas, read: tablesFor(`${set}/${document.name}`) } : atlas
    scored.push(await scoreDocument(document, { atlas: own, now, worked }))
  }
  return { name: set, documents: scored }
}

async function scoreDocument({ name, bytes, trip }: CorpusDocument, desk: Parameters<typeof readTrip>[1]): Promise<ScoredDocument> {
  const scored = (got: Trip) => ({ name, holdsTrip: trip !== undefined, score: scoreTrip(trip ?? {}, got) })
  try {
    const { data } = await readTrip(Buffer.from(bytes).toString('base64'), desk)
    return scored(data.trip)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...scored({}), unreadable: error.issues[0]?.detail ?? error.message }
  }
}
