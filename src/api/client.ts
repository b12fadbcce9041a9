import type { Request, Response } from '../core/message.ts'
import type { AnyOperation, GivenInputOf, OutputOf } from '../core/operation.ts'
import type { Patience } from './patience.ts'
import type { Tokens } from './token.ts'
import type { Transport } from './transport.ts'

export type Headers = Readonly<Record<string, string>>

export interface Client {
  /** Asks the service and gives what it answers. `headers` are added, such as an `idempotency-key`. */
  readonly call: <O extends AnyOperation>(operation: O, input: GivenInputOf<O>, headers?: Headers) => Promise<OutputOf<O>>
  /** Sends a request as it is, with a token. Gives an answer of 2xx, else throws as `call` does. */
  readonly send: (request: Request, operation?: AnyOperation) => Promise<Response>
}

export declare function createClient(parts: { transport: Transport; tokens?: Tokens } & Patience): Client
