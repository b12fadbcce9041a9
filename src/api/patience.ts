import { UserError } from '../core/errors.ts'
import { gateway } from '../core/faults.ts'
import type { Issue, Request, Response } from '../core/message.ts'
import type { AnyOperation } from '../core/operation.ts'
import { networkHints } from './environments.ts'
import { issuesOf } from './issues.ts'
import { retryAfter } from './later.ts'
import { type Transport, TransportError } from './transport.ts'

/** Time, chance and the end of patience, as whoever calls a service has them. Passed in, so that tests need not wait. */
export interface Patience {
  /** Waits so many milliseconds; ends early, without an error, when the signal aborts. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** From 0 up to 1. */
  readonly random: () => number
  /** UTC milliseconds. */
  readonly now: () => number
  /** Aborts when the user presses Ctrl-C. */
  readonly signal?: AbortSignal
  /** Is told in one line why it takes longer. */
  readonly notify?: (text: string) => void
}

/** How a service is reached: what carries requests, and where to, for the hints of errors. */
export interface Line {
  readonly transport: Transport
  /** The base URL; left out for the sandbox inside this program. */
  readonly baseUrl?: string | undefined
}

interface Sending {
  /** Whether the request may be sent again when no good answer comes. A booking may not. */
  readonly repeatable: boolean
  readonly operation?: AnyOperation | undefined
}

/** Sends a request, again where that may help, and gives the last answer, whatever its status. */
type Send = (request: Request, sending: Sending) => Promise<Response>

const retries = 3

/** Whoever is asked to stay away for longer than this many milliseconds comes back by themselves. */
const longestWait = 30_000

export function createSend({ transport, baseUrl, sleep, random, now, signal, notify }: Line & Patience): Send {
  return async (request, { repeatable, operation }) => {
    for (let attempt = 0; ; attempt++) {
      if (signal?.aborted) throw interrupted()
      const result = await answerOrError(request, operation, repeatable)
      const wait = repeatable && attempt < retries ? pause(result, attempt) : undefined
      if (wait === undefined) {
        if (result instanceof TransportError) throw unreachable(result, repeatable)
        return result
      }
      const why = result instanceof TransportError ? result.message : `the service answered ${result.status}`
      notify?.(`${why}; trying again in ${(wait / 1000).toFixed(1)} s`)
      await sleep(wait, signal)
    }
  }

  async function answerOrError(request: Request, operation: AnyOperation | undefined, repeatable: boolean) {
    try {
      return await untilInterrupted(transport(request, operation), repeatable)
    } catch (error) {
      if (error instanceof TransportError) return error
      // It has begun to answer, so it has the request.
      if (!repeatable && error instanceof UserError && error.exit === 'network') throw unknownOutcome(error.message)
      throw error
    }
  }

  /** The transport ends by itself when the signal aborts, but the user need not wait for that. */
  function untilInterrupted(work: Promise<Response>, repeatable: boolean): Promise<Response> {
    if (!signal) return work
    return new Promise((resolve, reject) => {
      const stop = () => reject(repeatable ? interrupted() : unknownOutcome('interrupted while the request was on its way'))
      signal.addEventListener('abort', stop, { once: true })
      work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
    })
  }

  /** Milliseconds until it is worth trying again, or undefined where it is not. */
  function pause(result: Response | TransportError, attempt: number): number | undefined {
    if (result instanceof TransportError) return backoff(attempt)
    const passing = result.status === 429 || (result.status >= 500 && result.status !== 501)
    // A quota that is used up does not come back by waiting.
    if (!passing || issuesOf(result).some(({ code }) => code === gateway.quota.code)) return undefined
    const asked = retryAfter(result, now())
    if (asked !== undefined && asked > longestWait) return undefined
    return Math.max(asked ?? 0, backoff(attempt))
  }

  /** 0.3, 0.6, 1.2 s, half of it left to chance, so that many who failed together do not come back together. */
  function backoff(attempt: number): number {
    return Math.round(300 * 2 ** attempt * (0.5 + random() / 2))
  }

  function unreachable(error: TransportError, repeatable: boolean): UserError {
    if (!repeatable && error.sent) return unknownOutcome(error.message)
    return new UserError('network', error.message, { hints: baseUrl ? networkHints(baseUrl) : [] })
  }
}

const interrupted = () => new UserError('interrupted', 'interrupted')

/** The request may have done its work: whoever sent it must find out rather than send it again. */
export const unknownOutcome = (message: string, issues: readonly Issue[] = []) =>
  new UserError('outcome', `${message}: whether the request took effect is not known`, {
    hints: ['do not repeat it blindly: look the order up first, since it may be there'],
    issues,
  })
