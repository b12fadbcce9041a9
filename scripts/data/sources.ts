/** Where the build reads from: the packages of scripts/data/package.json and the tables of scripts/data/tables. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** `require` for the packages of this folder, which are installed here and not at the root. */
export const fromPackage = createRequire(new URL('./package.json', import.meta.url))

/** The lines of a hand-written table, without remarks and blank lines. */
export const tableLines = (name: string): string[] =>
  readFileSync(new URL(`./tables/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))

/** Order by code units: the same on every machine, and the order of a byte search for ASCII. */
export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Stops the build: a table says something that cannot be. */
export function fault(where: string, what: string): never {
  throw new Error(`${where}: ${what}`)
}

/** Two-dimensional reading of `a|b|c`: the fields, with a complaint where there are fewer than `least`. */
export function fields(table: string, line: string, least: number): string[] {
  const found = line.split('|')
  if (found.length < least) fault(table, `fewer than ${least} fields in “${line}”`)
  return found
}

/** The field at an index, empty where there is none. */
export const at = (list: readonly string[], index: number): string => list[index] ?? ''
