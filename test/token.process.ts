import { createHttpTransport } from '../src/api/http.ts'
import { createTokens } from '../src/api/token.ts'
import { fileTokenStore } from '../src/cli/tokens.ts'
import { shellIn } from './shell.ts'

/** One of several processes that need a token at the same time: prints the one it got. Arguments: base URL, folder for settings. */
const [, , baseUrl = '', folder = ''] = process.argv
const credentials = { key: 'k', secret: 's' }
const shell = {
  ...shellIn(folder),
  now: Date.now,
  random: Math.random,
  sleep: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
}

async function main() {
  const transport = await createHttpTransport(baseUrl)
  const store = fileTokenStore(shell, { name: 'work', baseUrl, credentials }, () => {})
  const { text } = await createTokens({ transport, baseUrl, credentials, store, ...shell }).get()
  process.stdout.write(text)
}

void main()
