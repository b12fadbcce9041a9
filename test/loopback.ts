import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Patience } from '../src/api/patience.ts'

/** A server on this machine for one test. */

export interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface Loopback {
  readonly url: string
  readonly seen: readonly Seen[]
}

type Answer = (response: ServerResponse, seen: Seen, count: number) => void

/** Answers each request as it is told; `count` is 1 for the first. Ends with the test. */
export async function loopback(answer: Answer): Promise<Loopback> {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    const entry = { method, url, headers, body: Buffer.concat(chunks).toString() }
    answer(response, entry, seen.push(entry))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

export function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/vnd.amadeus+json', ...headers }).end(JSON.stringify(body))
}

/** The token service of such a server: gives `token-1`, `token-2` and so on. */
export function grant(response: ServerResponse, number: number, lifetime = 1799): void {
  json(
    response,
    200,
    { access_token: `token-${number}`, token_type: 'Bearer', expires_in: lifetime },
    { 'content-type': 'application/json' },
  )
}

/** An address of this machine where nobody listens. */
export async function deserted(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

export const reset = (response: ServerResponse): void => {
  const { socket } = response
  ;(socket as Socket).resetAndDestroy()
}

export const noon = Date.parse('2026-11-20T12:00:00Z')

/** Patience that waits no time and remembers how long it would have waited. */
export function hasty(rest: Partial<Patience> = {}) {
  const waits: number[] = []
  const notes: string[] = []
  const patience: Patience = {
    sleep: async (ms) => {
      waits.push(ms)
    },
    random: () => 0.5,
    now: () => noon,
    notify: (text) => notes.push(text),
    ...rest,
  }
  return { waits, notes, patience }
}
