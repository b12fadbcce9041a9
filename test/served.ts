import { onTestFinished } from 'vitest'
import { listen } from '../src/sandbox/listen.ts'
import type { Service } from '../src/sandbox/service.ts'
import { remembering } from './remembering.ts'
import { sandbox } from './world.ts'

/** The real sandbox behind HTTP for one test, and the environment that leads a command to it. */
export async function served(options: Parameters<typeof sandbox>[0] = {}, path = '') {
  const { service, clock } = sandbox(options)
  return { clock, ...(await listening(service, path)) }
}

/** The same for a test that looks at one answer in many ways: it is worked out once. */
export const servedOnce = () => listening(remembering(sandbox().service))

async function listening(service: Service, path = '') {
  const { url, close } = await listen(service, { port: 0, host: '127.0.0.1' })
  onTestFinished(close)
  const env = { WAYFARE_BASE_URL: `${url}${path}`, WAYFARE_KEY: 'key', WAYFARE_SECRET: 'secret' }
  return { url, env }
}
