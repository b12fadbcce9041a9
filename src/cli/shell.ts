import type { Tables } from './tables.ts'

/** The world of one run: all that a command may touch. `bin/wayfare.cjs` makes the real one, tests make theirs. */
export interface Shell {
  /** Without the names of node and the program. */
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
  readonly stdin: Input
  readonly stdout: Output
  readonly stderr: Output
  /** UTC milliseconds. */
  readonly now: () => number
  /** Waits so many milliseconds; ends early, without an error, when the signal aborts. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** Milliseconds that processors have worked for this program. */
  readonly worked: () => number
  /** From 0 up to 1. */
  readonly random: () => number
  readonly home: string
  /** The folder this package lies in. */
  readonly packageFolder: string
  /** The tables of that folder, where they are open already. */
  readonly tables?: Tables
  /** Where programs lie that run in threads of their own. Absent where the sources are run: then all is done in this one. */
  readonly threads?: string
  /** Aborts when the user presses Ctrl-C. */
  readonly interrupted: AbortSignal
}

/** Opened only by who reads it: on Node that alone loads the machinery of streams. */
export interface Input {
  readonly isTTY: boolean
  readonly open: () => NodeJS.ReadableStream
}

export interface Output {
  readonly isTTY: boolean
  readonly columns: number
  readonly write: (text: string) => void
}
