import type { Request, Response } from '../core/message.ts'
import type { AnyOperation } from '../core/operation.ts'

/** Carries a request to a service and brings the answer. Rejects with a `TransportError` when none comes. */
export type Transport = (request: Request, operation?: AnyOperation) => Promise<Response>

/** No answer came. `sent` is false where the request surely never reached the service. */
export class TransportError extends Error {
  readonly sent: boolean

  constructor(message: string, sent: boolean) {
    super(message)
    this.sent = sent
  }
}
