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
  /** One field of all lines of the sorted part, by its place. */
  column(at: number): readonly string[]
  /** All lines of the sorted part, as fields. */
  all(): readonly (readonly string[])[]
  /** The fields of the first line, where a table keeps what its lines share. */
  head(): readonly string[]
}

/** Tables of no more bytes than this are taken apart at once; in larger ones single lines are looked for. */
const SMALL = 65_536

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

/** Reads a table when first asked. `skip` is 1 for tables whose first line is a head and no part of the order. */
export function lazyLines(read: ReadTable, name: string, skip: 0 | 1 = 0): Lines {
  let loaded: Uint8Array | undefined
  let index: Map<string, string> | undefined
  const decoder = new TextDecoder()
  const bytes = (): Uint8Array => {
    if (loaded === undefined) {
      const found = read(name)
      // Without the methods of Node's own kind of bytes, which are slower.
      loaded = new Uint8Array(found.buffer, found.byteOffset, found.length)
    }
    return loaded
  }
  const text = (start: number, end: number): string => decoder.decode(bytes().subarray(start, end))
  /** Where the line starting here ends, at its newline. */
  const lineEnd = (start: number): number => {
    const end = bytes().indexOf(NEWLINE, start)
    return end < 0 ? bytes().length : end
  }
  const first = (): number => (skip === 0 ? 0 : lineEnd(0) + 1)

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
      const start = data.lastIndexOf(NEWLINE, ((low + high) >> 1) - 1) + 1
      if (compareKey(data, start, key) < 0) low = lineEnd(start) + 1
      else high = start
    }
    return low
  }

  function searched(key: string): string | undefined {
    const start = lowerBound(key)
    if (start >= bytes().length || compareKey(bytes(), start, key) !== 0) return undefined
    return text(start, lineEnd(start))
  }

  /** The lines of a small table by their first fields. */
  function indexed(): ReadonlyMap<string, string> {
    if (index === undefined) {
      index = new Map()
      for (const line of lines()) index.set(line.slice(0, line.indexOf('\t')), line)
    }
    return index
  }

  const line = (key: string): string | undefined => (bytes().length > SMALL ? searched(key) : indexed().get(key))

  return {
    find: (key) => line(key)?.split('\t'),
    line,
    starting(prefix) {
      const found: string[][] = []
      for (let start = lowerBound(prefix); start < bytes().length; ) {
        const end = lineEnd(start)
        const line = text(start, end)
        if (!line.startsWith(prefix)) break
        found.push(line.split('\t'))
        start = end + 1
      }
      return found
    },
    keys: () => lines().map((line) => line.slice(0, line.indexOf('\t'))),
    column: (at) => lines().map((line) => line.split('\t', at + 1)[at] ?? ''),
    all: () => lines().map((line) => line.split('\t')),
    head: () => text(0, lineEnd(0)).split('\t'),
  }
}
