/** One table: lines of tab-separated fields, sorted by the bytes of the first field, looked into without splitting the file. */

import type { ReadTable } from './atlas.types.ts'

const NEWLINE = 10
const TAB = 9

export interface Lines {
  /** The fields of the line whose first field is the key. */
  find(key: string): readonly string[] | undefined
  /** The line whose first field is the key, not taken apart. */
  line(key: string): string | undefined
  /** The lines whose first field begins with the prefix, in order. */
  starting(prefix: string): readonly (readonly string[])[]
  /** The first fields of all lines of the sorted part. */
  keys(): readonly string[]
  /** All lines of the sorted part, as fields. */
  all(): readonly (readonly string[])[]
  /** The fields of the first line, where a table keeps what its lines share. */
  head(): readonly string[]
}

/** Below 0 where the line's first field comes before the key, 0 where it is the key. Keys are ASCII. */
function compareKey(bytes: Uint8Array, start: number, key: string): number {
  for (let index = 0; ; index++) {
    const byte = bytes[start + index] ?? NEWLINE
    const ended = byte === TAB || byte === NEWLINE
    if (index === key.length) return ended ? 0 : 1
    if (ended) return -1
    const difference = byte - key.charCodeAt(index)
    if (difference !== 0) return difference
  }
}

/** Where the line around a position starts. */
function lineStart(bytes: Uint8Array, position: number): number {
  let start = position
  while (start > 0 && bytes[start - 1] !== NEWLINE) start--
  return start
}

/** Where the line starting here ends, at its newline. */
function lineEnd(bytes: Uint8Array, start: number): number {
  const end = bytes.indexOf(NEWLINE, start)
  return end < 0 ? bytes.length : end
}

/** Reads a table when first asked. `skip` is 1 for tables whose first line is a head and no part of the order. */
export function lazyLines(read: ReadTable, name: string, skip: 0 | 1 = 0): Lines {
  let loaded: Uint8Array | undefined
  const decoder = new TextDecoder()
  const bytes = (): Uint8Array => {
    loaded ??= read(name)
    return loaded
  }
  const text = (start: number, end: number): string => decoder.decode(bytes().subarray(start, end))
  const first = (): number => (skip === 0 ? 0 : lineEnd(bytes(), 0) + 1)

  const lines = (): string[] =>
    text(first(), bytes().length)
      .split('\n')
      .filter((line) => line !== '')

  /** Where the first line starts that does not come before the key. */
  function lowerBound(key: string): number {
    const data = bytes()
    let low = first()
    let high = data.length
    while (low < high) {
      const start = lineStart(data, (low + high) >> 1)
      if (compareKey(data, start, key) < 0) low = lineEnd(data, start) + 1
      else high = start
    }
    return low
  }

  function line(key: string): string | undefined {
    const start = lowerBound(key)
    if (start >= bytes().length || compareKey(bytes(), start, key) !== 0) return undefined
    return text(start, lineEnd(bytes(), start))
  }

  return {
    find: (key) => line(key)?.split('\t'),
    line,
    starting(prefix) {
      const found: string[][] = []
      for (let start = lowerBound(prefix); start < bytes().length; ) {
        const end = lineEnd(bytes(), start)
        const line = text(start, end)
        if (!line.startsWith(prefix)) break
        found.push(line.split('\t'))
        start = end + 1
      }
      return found
    },
    keys: () => lines().map((line) => line.slice(0, line.indexOf('\t'))),
    all: () => lines().map((line) => line.split('\t')),
    head: () => text(0, lineEnd(bytes(), 0)).split('\t'),
  }
}
