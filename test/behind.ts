import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Response } from '../src/core/message.ts'
import { sandbox } from './world.ts'

/** What becomes of the answer to a request that changes something; `number` is 1 for the first. */
export type Fate = (answer: Response, response: ServerResponse, number: number) => 'told' | 'else'

/** The real sandbox behind a line that can break after it did its work, and that may say something else than it did. */
export async function behind(fate: Fate, alter: (path: string, answer: Response) => unknown = (_, { body }) => body) {
  const { service } = sandbox()
  const made: Response[] = []
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    const [path = '', query = ''] = url.split('?')
    const flat = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    const answer = await service({
      method,
      path,
      query,
      headers: flat,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks).toString() }),
    })
    const changes = /^\/v\d\/booking\//.test(path)
    if (changes && method !== 'GET') made.push(answer)
    if (changes && method !== 'GET' && fate(answer, response, made.length) === 'else') return
    const told = alter(path, answer)
    response.writeHead(answer.status, answer.headers).end(told === undefined ? undefined : JSON.stringify(told))
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  onTestFinished(() => stop().then(() => {}))
  const env = { WAYFARE_BASE_URL: `http://127.0.0.1:${port}`, WAYFARE_KEY: 'key', WAYFARE_SECRET: 'secret' }
  /** Orders that were made, each once however often it was told. */
  const orders = () => [
    ...new Set(made.flatMap(({ status, body }) => (status === 201 ? [(body as { data: { id: string } }).data.id] : []))),
  ]
  return { env, orders, stop, start: () => listen(port), made }
}
