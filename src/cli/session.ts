import { type Client, createClient } from '../api/client.ts'
import type { Patience } from '../api/patience.ts'
import { createTokens, memoryStore } from '../api/token.ts'
import type { Transport } from '../api/transport.ts'
import { UserError } from '../core/errors.ts'
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
      const { baseUrl } = profile
      if (baseUrl === undefined) {
        const transport: Transport = await openSandbox({})
        // Whoever runs the sandbox inside the program needs no account: any key and secret get a token.
        const credentials = profile.credentials ?? { key: 'sandbox', secret: 'sandbox' }
        return createClient({ transport, tokens: createTokens({ transport, credentials, store: memoryStore(), ...patience }), ...patience })
      }
      const { credentials } = profile
      if (!credentials) throw unknownCaller(profile)
      const [{ createHttpTransport }, { fileTokenStore }] = await Promise.all([import('../api/http.ts'), import('./tokens.ts')])
      const line = { transport: await createHttpTransport(baseUrl, { signal: shell.interrupted }), baseUrl, ...patience }
      return createClient({ tokens: createTokens({ credentials, store: fileTokenStore(shell, profile), ...line }), ...line })
    },
  }
}

const unknownCaller = ({ name, baseUrl }: Profile): UserError =>
  new UserError('credentials', `the profile ${name} has no key and secret for ${baseUrl}`, {
    hints: [`wayfare auth login --profile ${name}`, 'or set WAYFARE_KEY and WAYFARE_SECRET'],
  })
