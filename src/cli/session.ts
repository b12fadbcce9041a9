import { type Client, createClient } from '../api/client.ts'
import type { Patience } from '../api/patience.ts'
import { createTokens, memoryStore } from '../api/token.ts'
import type { Transport } from '../api/transport.ts'
import type { Limits } from '../sandbox/access.ts'
import type { Service } from '../sandbox/service.ts'
import { type Profile, type ProfileFlags, resolveProfile } from './profiles.ts'
import type { Shell } from './shell.ts'
import { openTables } from './tables.ts'

/** One run's dealings with a service: which one it is, who calls, and the tables to look names up in. */
export interface Session {
  readonly profile: (flags: ProfileFlags) => Profile
  readonly client: (profile: Profile) => Promise<Client>
  readonly openSandbox: (options: { seed?: string; limits?: Limits }) => Promise<Service>
  readonly tables: ReturnType<typeof openTables>
}

export function createSession(shell: Shell, notify: (text: string) => void): Session {
  const tables = openTables(shell)
  const openSandbox: Session['openSandbox'] = async (options) => {
    const [{ openSandbox: open }, atlas] = await Promise.all([import('./embedded.ts'), tables.atlas()])
    return open({ atlas, now: shell.now, ...(shell.env.WAYFARE_SEED && { seed: shell.env.WAYFARE_SEED }), ...options })
  }
  const patience: Patience = { sleep: shell.sleep, random: shell.random, now: shell.now, signal: shell.interrupted, notify }

  return {
    profile: (flags) => resolveProfile(shell, flags),
    tables,
    openSandbox,
    async client(profile) {
      if (profile.baseUrl === undefined) {
        const transport: Transport = await openSandbox({})
        // Whoever runs the sandbox inside the program needs no account: any key and secret get a token.
        const tokens = createTokens({
          transport,
          credentials: profile.credentials ?? { key: 'sandbox', secret: 'sandbox' },
          store: memoryStore(),
          ...patience,
        })
        return createClient({ transport, tokens, ...patience })
      }
      const [{ createHttpTransport }, { fileTokenStore }] = await Promise.all([import('../api/http.ts'), import('./tokens.ts')])
      const transport = await createHttpTransport(profile.baseUrl, { signal: shell.interrupted })
      const { credentials } = profile
      if (!credentials) return createClient({ transport, ...patience })
      return createClient({
        transport,
        tokens: createTokens({ transport, credentials, store: fileTokenStore(shell, profile), ...patience }),
        ...patience,
      })
    },
  }
}
