import type { Dispatcher, Pool } from 'undici'
import { onOldEngine, type Setting } from '../core/engine.ts'
import { UserError } from '../core/errors.ts'
import { flatHeaders, isJsonType } from '../core/headers.ts'
import type { Request, Response } from '../core/message.ts'
import { type Transport, TransportError } from './transport.ts'
import { causeOf } from './trouble.ts'

export interface HttpOptions {
  /** Milliseconds until a connection must stand. */
  readonly connectTimeout?: number
  /** Milliseconds until an answer must begin, and between its parts. */
  readonly timeout?: number
  /** Bytes of an answer that are read at most. */
  readonly most?: number
  /** Ends what is under way and refuses what follows. */
  readonly signal?: AbortSignal
}

/** Characters of an answer that is not JSON: enough to see what it is. */
const glimpse = 2000

/**
 * Carries requests to a service over HTTP/1.1 with connections that are kept. `baseUrl` has no slash at the end; a path in it
 * goes before every path. Redirects are not followed: they would take the token elsewhere. Idle connections do not keep the
 * process alive; `signal` ends all of them.
 */
export async function createHttpTransport(baseUrl: string, options: HttpOptions = {}): Promise<Transport> {
  const { connectTimeout = 10_000, timeout = 60_000, most = 64 * 1024 * 1024, signal } = options
  const { origin, pathname } = new URL(baseUrl)
  const prefix = pathname.replace(/\/$/, '')
  // Nothing of undici but its pool is loaded.
  const { default: PoolOfUndici } = await import('undici/lib/dispatcher/pool.js')
  const pool: Pool = new PoolOfUndici(origin, { connectTimeout, headersTimeout: timeout, bodyTimeout: timeout, allowH2: false })
  signal?.addEventListener('abort', () => pool.destroy(), { once: true })

  const send = (request: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      let status = 0
      let headers: Record<string, string> = {}
      let sent = false
      let size = 0
      const chunks: Buffer[] = []
      pool.dispatch(dispatchOptions(request, prefix), {
        onRequestStart() {
          sent = true
        },
        onResponseStart(_controller, code, received) {
          status = code
          headers = flatHeaders(received)
        },
        onResponseData(controller, chunk) {
          size += chunk.length
          if (size > most)
            controller.abort(new UserError('network', `${baseUrl} sends more than ${most} bytes, which is too much for an answer`))
          else chunks.push(chunk)
        },
        onResponseEnd() {
          resolve({ status, headers, ...readBody(Buffer.concat(chunks).toString(), headers['content-type']) })
        },
        onResponseError(_controller, error) {
          reject(error instanceof UserError ? error : new TransportError(`no answer from ${baseUrl}: ${causeOf(error)}`, sent))
        },
      })
    })
  return (request) => onOldEngine(compileOnce, () => send(request))
}

/** The WebAssembly that undici parses answers with would be compiled a second time with all V8 has, which takes longer than the call. */
const compileOnce: readonly Setting[] = [
  { set: '--no-wasm-tier-up', back: '--wasm-tier-up' },
  { set: '--no-wasm-dynamic-tiering', back: '--wasm-dynamic-tiering' },
]

function dispatchOptions({ method, path, query, headers, body }: Request, prefix: string): Dispatcher.DispatchOptions {
  return {
    method,
    path: `${prefix}${path}${query && `?${query}`}`,
    headers: { 'user-agent': 'wayfare', ...headers },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  }
}

/** JSON where the answer says so or says nothing; else its beginning as text, so that an error can show it. */
function readBody(text: string, type = 'application/json'): Pick<Response, 'body'> {
  if (text === '') return {}
  if (isJsonType(type)) {
    try {
      return { body: JSON.parse(text) }
    } catch {
      // Shown as text below.
    }
  }
  return { body: text.slice(0, glimpse) }
}
