import { createServer, type IncomingMessage, maxHeaderSize, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { UserError } from '../core/errors.ts'
import { faults, gateway } from '../core/faults.ts'
import { flatHeaders } from '../core/headers.ts'
import type { Issue, Request, Response } from '../core/message.ts'
import type { Service } from './service.ts'

/** What was asked for and how it ended. */
export interface Visit {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly status: number
  /** What a handler threw: a bug, or a `UserError` where it lies with the machine. */
  readonly error?: unknown
}

export interface Listener {
  /** `http://127.0.0.1:8526` */
  readonly url: string
  /** Ends all connections and stops listening. */
  readonly close: () => Promise<void>
}

/** Bytes of a body that are read; a booking with six offers has a few hundred thousand. */
const mostBytes = 10 * 1024 * 1024

/** Bytes after which whoever sends too much is cut off rather than told. */
const mostWaste = 100 * 1024 * 1024

/** Serves the sandbox over HTTP, on any free port for `port` 0. Rejects where the port is taken or the host is not of this machine. */
export function listen(
  service: Service,
  { port, host, log }: { port: number; host: string; log?: (visit: Visit) => void },
): Promise<Listener> {
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '' } = incoming
    answer(service, incoming)
      .then(({ error, ...response }) => {
        write(outgoing, response)
        log?.({ method, url, status: response.status, ...(error !== undefined && { error }) })
      })
      // Whoever asked has gone, or what is to be answered cannot be written: there is nobody to tell.
      .catch(() => outgoing.destroy())
  })
  server.on('clientError', (error, socket) => refuseNoise(error, socket))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      const taken = typeof address === 'object' && address ? address.port : port
      resolve({
        url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done())
            server.closeAllConnections()
          }),
      })
    })
  })
}

async function answer(service: Service, incoming: IncomingMessage): Promise<Response & { error?: unknown }> {
  const body = await readBody(incoming)
  if (body === undefined) return failure(413, { ...faults.data, detail: `The body is larger than ${mostBytes} bytes` })
  try {
    return await service(requestOf(incoming, body))
  } catch (error) {
    // A full disk is nobody's bug, and whoever runs the sandbox can do something about it.
    const detail = error instanceof UserError ? error.message : 'An internal error occurred in the sandbox: this is a bug'
    return { ...failure(500, { ...gateway.internal, detail }), error }
  }
}

function requestOf({ method = '', url = '', headers }: IncomingMessage, body: string): Request {
  // A proxy writes the whole address (RFC 9112, section 3.2.2).
  const [, target = ''] = /^(?:https?:\/\/[^/?]*)?(.*)$/i.exec(url) ?? []
  const at = target.indexOf('?')
  return {
    // The head of an answer is that of a GET; Node leaves the rest of it out (RFC 9110, section 9.3.2).
    method: method === 'HEAD' ? 'GET' : method,
    path: (at < 0 ? target : target.slice(0, at)) || '/',
    query: at < 0 ? '' : target.slice(at + 1),
    headers: flatHeaders(headers),
    ...(body && { body }),
  }
}

/** The body as text, or undefined where it is too large. It is read to its end even then: the answer is only read after that. */
async function readBody(incoming: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    if (size > mostWaste) throw new Error('too much')
    if (size <= mostBytes) chunks.push(chunk)
    else chunks.length = 0
  }
  return size > mostBytes ? undefined : Buffer.concat(chunks).toString('utf8')
}

/** Content types go out exactly as they are given: clients of this API take `; charset=utf-8` for something else than JSON. */
function write(outgoing: ServerResponse, { status, headers, body }: Response): void {
  const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
  outgoing.writeHead(status, { ...headers, ...(text !== undefined && { 'content-length': Buffer.byteLength(text) }) })
  outgoing.end(text)
}

const failure = (status: number, issue: Issue): Response => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: { errors: [{ status, ...issue }] },
})

/** What does not speak HTTP, or says too much before its body, is told so in the same shape as everything else. */
function refuseNoise(error: Error, socket: Duplex): void {
  if (!socket.writable) return
  const long = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW'
  const detail = long ? `The address and headers are larger than ${maxHeaderSize} bytes` : 'This is not a request of HTTP/1.1'
  const { status, body } = failure(long ? 431 : 400, { ...(long ? faults.length : faults.format), detail })
  const text = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\nconnection: close\r\n\r\n${text}`,
  )
}
