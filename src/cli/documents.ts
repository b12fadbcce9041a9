import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { codeOf } from '../api/trouble.ts'
import { UserError } from '../core/errors.ts'
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

export function documentsOf(references: readonly string[], shell: Pick<Shell, 'stdin'>): DocumentFile[] {
  const files = references.flatMap((reference) => (reference === '-' ? [fromStdin(shell)] : filesAt(reference)))
  if (files.length > mostFiles) throw new UserError('usage', `these are ${files.length} files; one command reads at most ${mostFiles}`)
  if (files.length === 0) throw new UserError('usage', `there are no files in ${references.join(', ')}`)
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

/** A file, or what is in a folder and the folders in it; what begins with a dot is nobody's document. */
function filesAt(path: string, depth = 0): DocumentFile[] {
  const isFolder = told(path, () => statSync(path).isDirectory())
  if (!isFolder) return [{ path, name: basename(path), read: async () => told(path, () => bytesOf(path)) }]
  if (depth > 8) return []
  const entries = told(path, () => readdirSync(path, { withFileTypes: true }))
  return entries
    .filter((entry) => !entry.name.startsWith('.') && (entry.isFile() || entry.isDirectory()))
    .map(({ name }) => name)
    .sort()
    .flatMap((name) => filesAt(join(path, name), depth + 1))
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
