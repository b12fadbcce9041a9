import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadTable } from '../src/sandbox/data/atlas.types.ts'

/** Where a table that comes with the program lies. */
export const tableFile = (name: string): string => join(import.meta.dirname, '../src/sandbox/data', name)

/** Reads the tables that come with the program. */
export const shipped: ReadTable = (name) => readFileSync(tableFile(name))
