import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Atlas, ReadTable } from '../sandbox/data/atlas.types.ts'
import type { Shell } from './shell.ts'

export interface Tables {
  readonly read: ReadTable
  readonly atlas: () => Promise<Atlas>
  /** Where a table lies. */
  readonly pathOf: (name: string) => string
}

/** The tables that come with the program. Opened once a run, and only if something asks for them. */
export function openTables({ packageFolder, tables }: Pick<Shell, 'packageFolder' | 'tables'>): Tables {
  if (tables) return tables
  const kept = new Map<string, Uint8Array>()
  const read: ReadTable = (name) => {
    const bytes = kept.get(name) ?? readFileSync(pathOf(name, packageFolder))
    kept.set(name, bytes)
    return bytes
  }
  let atlas: Promise<Atlas> | undefined
  return {
    read,
    pathOf: (name) => pathOf(name, packageFolder),
    atlas: () => {
      atlas ??= import('../sandbox/data/atlas.ts').then(({ createAtlas }) => createAtlas(read))
      return atlas
    },
  }
}

/** Tables lie among the sources. The reader of barcodes comes with the build; in a clone that is not built, with its package. */
function pathOf(name: string, packageFolder: string): string {
  if (!name.endsWith('.wasm')) return join(packageFolder, 'src/sandbox/data', name)
  const built = join(packageFolder, 'dist', name)
  return existsSync(built) ? built : join(packageFolder, 'node_modules/zxing-wasm/dist/reader', name)
}
