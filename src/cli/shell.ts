/** The world of one run: all that a command may touch. `bin/wayfare.cjs` makes the real one, tests make theirs. */
export interface Shell {
  /** Without the names of node and the program. */
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly stdout: Output
  readonly stderr: Output
  /** UTC milliseconds. */
  readonly now: () => number
  readonly home: string
  /** The folder this package lies in. */
  readonly packageFolder: string
  /** Aborts when the user presses Ctrl-C. */
  readonly interrupted: AbortSignal
}

export interface Output {
  readonly isTTY: boolean
  readonly columns: number
  readonly write: (text: string) => void
}
