import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { UserError } from '../src/core/errors.ts'
import { ParsedTrip, type Trip } from '../src/operations/trip/model.ts'

/** Sets of documents with the trips they hold: those of `test/corpus`, a line for each document, and folders of files. */

/** The day on which all are read, whenever that is: from it years are reckoned that are not told. */
export const TODAY = '2026-11-29'

export interface CorpusDocument {
  /** `01-hotel-post.eml` */
  readonly name: string
  readonly bytes: Uint8Array
  /** Absent where it holds none. */
  readonly trip?: Trip
}

export interface CorpusSet {
  readonly name: string
  readonly documents: readonly CorpusDocument[]
}

const folder = join(import.meta.dirname, '../test/corpus')

const fileOf = (name: string): string => join(folder, `${name}.jsonl`)

/** The names of all sets of the corpus. */
export const namesOfCorpus = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => basename(file, '.jsonl'))
    .sort()

/** A set of the corpus by its name, or a folder. */
export function openSet(name: string): CorpusSet {
  if (existsSync(fileOf(name))) return setOfLines(name, readFileSync(fileOf(name), 'utf8'))
  if (existsSync(name)) return setInFolder(name)
  throw new UserError('usage', `${name} is neither a folder nor one of ${namesOfCorpus().join(', ')}`)
}

/** Every document of the corpus, by its set and its name: `carL/07-cyklar-oland.txt`. */
export const wholeCorpus = (): CorpusDocument[] =>
  namesOfCorpus().flatMap((set) => openSet(set).documents.map((document) => ({ ...document, name: `${set}/${document.name}` })))

/** Whether a document is in one of the sets of letters that people write. */
export const isOfLetters = (name: string): boolean => /^(?:let[A-Z]|stay[NO]\/)/.test(name)

/** Brings a folder into the corpus, and tells where it is now. */
export function addFolder(path: string): string {
  const { name, documents } = setInFolder(path)
  const file = fileOf(name)
  if (existsSync(file)) throw new UserError('usage', `${file} is there already: take another name`)
  writeFileSync(file, documents.map((document) => `${lineOf(document)}\n`).join(''))
  return `${file}: ${documents.length} documents`
}

const TRUTH = '.trip.json'

/** Every file is a document but what is JSON, a note in Markdown or hidden; beside it may lie `NAME.EXT.trip.json` or `NAME.trip.json`. */
export function setInFolder(path: string): CorpusSet {
  const files = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  const names = files.map((entry) => entry.name).sort()
  const truths = new Set(names.filter((name) => name.endsWith(TRUTH)))
  const used = new Set<string>()
  const documents = names
    .filter((name) => !/\.(?:json|md)$/.test(name))
    .map((name): CorpusDocument => {
      const truth = [`${name}${TRUTH}`, `${name.replace(/\.[^.]*$/, '')}${TRUTH}`].find((each) => truths.has(each))
      if (truth) used.add(truth)
      const bytes = readFileSync(join(path, name))
      return { name, bytes, ...(truth && { trip: tripIn(JSON.parse(readFileSync(join(path, truth), 'utf8')), join(path, truth)) }) }
    })
  const alone = [...truths].filter((truth) => !used.has(truth))
  if (alone.length > 0) throw new UserError('usage', `there are no documents of ${alone.join(', ')} in ${path}`)
  if (documents.length === 0) throw new UserError('usage', `there are no documents in ${path}`)
  return { name: basename(resolve(path)), documents }
}

const Line = v.strictObject({
  name: v.string(),
  document: v.optional(v.string()),
  base64: v.optional(v.string()),
  trip: v.optional(v.unknown()),
})

/** Reads what `lineOf` writes. */
export function setOfLines(name: string, text: string): CorpusSet {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const documents = lines.map((line, at): CorpusDocument => {
    const { output, success } = v.safeParse(Line, JSON.parse(line))
    const place = `line ${at + 1} of ${name}`
    if (!success || (output.document === undefined) === (output.base64 === undefined))
      throw new UserError('usage', `${place} is not {"name", "document" or "base64", "trip"}`)
    const bytes = output.document !== undefined ? Buffer.from(output.document) : Buffer.from(output.base64 ?? '', 'base64')
    return { name: output.name, bytes, ...(output.trip !== undefined && { trip: tripIn(output.trip, place) }) }
  })
  return { name, documents }
}

/** As text where that gives back the same bytes, so that changes of it can be seen. */
export function lineOf({ name, bytes, trip }: CorpusDocument): string {
  const text = Buffer.from(bytes).toString('utf8')
  const isText = Buffer.from(text).equals(bytes)
  return JSON.stringify({ name, ...(isText ? { document: text } : { base64: Buffer.from(bytes).toString('base64') }), trip })
}

/** A trip by itself or within an answer. A field whose name the parser does not know would never be read: it is refused. */
function tripIn(value: unknown, place: string): Trip {
  const { data = value } = value as { data?: unknown }
  const { trip = data } = data as { trip?: unknown }
  const { output, success, issues } = v.safeParse(ParsedTrip, { data: { trip } })
  if (!success) throw new UserError('usage', `${place} is no trip: ${issues.map(({ message }) => message).join('; ')}`)
  if (!isDeepStrictEqual(output.data.trip, trip)) throw new UserError('usage', `${place} has fields that trips do not have`)
  return output.data.trip
}
