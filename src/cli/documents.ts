import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { codeOf } from '../api/trouble.ts'
import { UserError } from '../core/errors.ts'
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
  read: () => readBytes(stdin, 'cat booking.eml | wayfare trip parse -'),
})

/** A file, or what is in a folder and the folders in it; what begins with a dot is nobody's document. */
function filesAt(path: string, depth = 0): DocumentFile[] {
  let isFolder: boolean
  try {
    isFolder = statSync(path).isDirectory()
  } catch (error) {
    throw cannotBeRead(path, error)
  }
  if (!isFolder) return [{ path, name: basename(path), read: async () => bytesOf(path) }]
  if (depth > 8) return []
  const names = readdirSync(path, { withFileTypes: true }).filter(
    (entry) => !entry.name.startsWith('.') && (entry.isFile() || entry.isDirectory()),
  )
  return names
    .map(({ name }) => name)
    .sort()
    .flatMap((name) => filesAt(join(path, name), depth + 1))
}

function bytesOf(path: string): Uint8Array {
  try {
    return readFileSync(path)
  } catch (error) {
    throw cannotBeRead(path, error)
  }
}

const cannotBeRead = (path: string, error: unknown): UserError =>
  new UserError(
    'usage',
    `${path} cannot be read: ${codeOf(error) === 'ENOENT' ? 'there is no such file' : (codeOf(error) ?? 'it is no file')}`,
    {
      hints: ['give files, folders, or - for standard input'],
    },
  )
