import type { Service } from '../sandbox/service.ts'
import type { SandboxOptions } from './session.ts'

/** What commands that are written by hand are given, so that they need not know where text goes. */
export interface Tools {
  /** Writes an answer and a line break to stdout. */
  readonly out: (text: string) => void
  /** Writes a line for people to stderr. */
  readonly note: (text: string) => void
  /** The sandbox inside this program, for those who serve it. */
  readonly openSandbox: (options: SandboxOptions) => Promise<Service>
}
