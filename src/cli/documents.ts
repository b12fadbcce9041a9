import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { codeOf } from '../api/trouble.ts'
import { UserError } from '../core/errors.ts'
import { printable } from '../core/untrusted.ts'
import { mostBytes } from '../operations/trip/parse.ts'
import type { Shell } from './shell.ts'
import { readBytes } from './stdin.ts'

/** Documents that a command is given: files, all files of a folder, or standard input. */

export interface DocumentFile {
  /** As it was typed, or the path below the folder that was. */
  readonly path: string
  /** `booking.pdf`, where it is a file. */
  readonly name: string | undefined
  readonly read: () => Promise<Uint8Array>
}

/** Files that one command takes. */
const mostFiles = 5_000

/** Folders within one another, below the one that was typed, that are looked into. */
const deepest = 8

/** Of what is left out of folders, as many are named. */
const mostNamed = 5

/** `note` is told what is left out of folders. */
export function documentsOf(references: readonly string[], shell: Pick<Shell, 'stdin'>, note: (text: string) => void): DocumentFile[] {
  const files: DocumentFile[] = []
  const left: string[] = []
  const leave: Leave = (path, why) => left.push(`${printable(path)}, ${why}`)
  for (const reference of references) {
    for (const file of reference === '-' ? [fromStdin(shell)] : filesAt(reference, leave)) {
      // Whoever types `/` need not wait until the whole disk is listed.
      if (files.length === mostFiles) throw new UserError('usage', `these are more than ${mostFiles} files, the most one command reads`)
      files.push(file)
    }
  }
  const more = left.length > mostNamed ? [`${left.length - mostNamed} more`] : []
  const notes = [...left.slice(0, mostNamed), ...more].map((text) => `left out: ${text}`)
  if (files.length === 0) {
    const within = left.length > 0 ? 'there is nothing but what is left out' : 'there are no files'
    throw new UserError('usage', `${within} in ${references.join(', ')}`, { hints: notes })
  }
  for (const text of notes) note(text)
  return files
}

const fromStdin = ({ stdin }: Pick<Shell, 'stdin'>): DocumentFile => ({
  path: 'standard input',
  name: undefined,
  read: async () => {
    const bytes = await readBytes(stdin, 'cat booking.eml | wayfare trip parse -')
    if (bytes.length > mostBytes) throw tooLarge('standard input', bytes.length)
    return bytes
  },
})

type Leave = (path: string, why: string) => void

function* filesAt(path: string, leave: Leave): Generator<DocumentFile> {
  if (told(path, () => statSync(path).isDirectory())) yield* filesIn(path, leave, 0)
  else yield fileAt(path)
}

const fileAt = (path: string): DocumentFile => ({ path, name: basename(path), read: async () => told(path, () => bytesOf(path)) })

/** What is in a folder and the folders in it; what begins with a dot is nobody's document. */
function* filesIn(folder: string, leave: Leave, depth: number): Generator<DocumentFile> {
  const entries = told(folder, () => readdirSync(folder, { withFileTypes: true }))
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.name.startsWith('.')) continue
    if (entry.isFile()) yield fileAt(path)
    else if (entry.isSymbolicLink()) {
      const target = targetOf(path)
      if (target === 'file') yield fileAt(path)
      else leave(path, target === 'folder' ? 'a link to a folder, which may lead round' : 'a link that leads to no file')
    } else if (entry.isDirectory()) {
      if (depth < deepest) yield* filesIn(path, leave, depth + 1)
      else leave(path, `more than ${deepest} folders deep`)
    }
  }
}

/** What a link leads to. */
function targetOf(path: string): 'file' | 'folder' | undefined {
  try {
    const target = statSync(path)
    return target.isFile() ? 'file' : target.isDirectory() ? 'folder' : undefined
  } catch {
    return undefined
  }
}

/** All of a file. A disk image is not read to find that it is too large, and a device that never ends only as far as that. */
function bytesOf(path: string): Uint8Array {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    if (size > mostBytes) throw tooLarge(path, size)
    // Pipes and devices tell no size.
    const pieces: Uint8Array[] = []
    let read = 0
    for (;;) {
      const piece = new Uint8Array(Math.max(size - read, 0) + 65_536)
      const count = readSync(file, piece)
      if (count === 0) return Buffer.concat(pieces)
      pieces.push(piece.subarray(0, count))
      read += count
      if (read > mostBytes) throw tooLarge(path, read)
    }
  } finally {
    closeSync(file)
  }
}

function told<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof UserError ? error : cannotBeRead(path, error)
  }
}

function tooLarge(path: string, bytes: number): UserError {
  const [size, most] = [bytes / 1024 / 1024, mostBytes / 1024 / 1024]
  return new UserError('usage', `${path} has ${size.toFixed(1)} MB; documents of at most ${most} MB are read`)
}

const cannotBeRead = (path: string, error: unknown): UserError =>
  new UserError(
    'usage',
    `${path} cannot be read: ${codeOf(error) === 'ENOENT' ? 'there is no such file' : (codeOf(error) ?? 'it is no file')}`,
    {
      hints: ['give files, folders, or - for standard input'],
    },
  )
