import type { GenericSchema } from 'valibot'
import type { AnyOperation, GivenInputOf, OutputOf } from './operation.ts'

/** What an adapted command may ask of the world while it turns its options into an input. */
export interface Context {
  /** The day it is where the program runs. */
  readonly today: string
  /** A result by reference: the number of a row of the last list of that kind, a file, or `-` for standard input. */
  readonly result: <T>(reference: string, kind: ResultKind, schema: GenericSchema<T>) => Promise<readonly T[]>
  /** Reads a place a person wrote, a code or a name, as a code. */
  readonly place: (text: string, flag: string) => Promise<string>
  /** Reads a day a person wrote as `YYYY-MM-DD`. */
  readonly day: (text: string, flag: string) => string
  readonly call: <O extends AnyOperation>(operation: O, input: GivenInputOf<O>) => Promise<OutputOf<O>>
}

export type ResultKind = 'flight-offer'
