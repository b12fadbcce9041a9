import { type Client, createClient } from '../api/client.ts'
import { exposure } from '../api/environments.ts'
import type { Patience } from '../api/patience.ts'
import { createTokens, memoryStore } from '../api/token.ts'
import type { Transport } from '../api/transport.ts'
import { UserError } from '../core/errors.ts'
import type { Apart } from '../parser/read/apart.ts'
import type { ReadPicture } from '../parser/read/tools.ts'
import type { Limits } from '../sandbox/access.ts'
import type { Service } from '../sandbox/service.ts'
import { anyKey, type Profile, type ProfileFlags, resolveProfile } from './profiles.ts'
import { builtIn } from './settings.ts'
import type { Shell } from './shell.ts'
import { openTables } from './tables.ts'
import { createWorkingLine, type WorkingLine } from './working.ts'

/** One run's dealings with a service: which one it is, who calls, and the tables to look names up in. */
export interface Session {
  readonly profile: (flags: ProfileFlags) => Profile
  readonly client: (profile: Profile) => Promise<Client>
  readonly openSandbox: (options: SandboxOptions) => Promise<Service>
  readonly tables: ReturnType<typeof openTables>
  /** Where it is shown that a call is under way; notes on calls do not run into it. */
  readonly working: WorkingLine
}

export interface SandboxOptions {
  readonly seed?: string
  readonly limits?: Limits
  /** Whose bookings it goes on with; those of the profile in use unless told. */
  readonly profile?: string
}

/** `tell` writes a note where notes are wanted. */
export function createSession(shell: Shell, tell: (text: string) => void): Session {
  const working = createWorkingLine(shell.stderr)
  const notify = (text: string) => {
    working.clear()
    tell(text)
  }
  const tables = openTables(shell)
  let pictures: Promise<ReadPicture> | undefined
  const readPicture: ReadPicture = async (parts, layout) => {
    pictures ??= import('./letters.ts').then(({ openPictures }) => openPictures(shell))
    return (await pictures)(parts, layout)
  }
  const { threads } = shell
  let opened: Promise<Apart> | undefined
  const opening = (folder: string): Promise<Apart> => {
    opened ??= import('./apart.ts').then(({ openApart }) => openApart(shell, folder))
    return opened
  }
  const apartIn = (folder: string): Apart => ({
    pdf: async (bytes) => (await opening(folder)).pdf(bytes),
    mail: async (bytes) => (await opening(folder)).mail(bytes),
  })
  const openSandbox: Session['openSandbox'] = async (options) => {
    const [{ openSandbox: open, ledgerFile }, atlas] = await Promise.all([import('./embedded.ts'), tables.atlas()])
    const { limits, seed = shell.env.WAYFARE_SEED || undefined, profile = sandboxProfile() } = options
    return open({
      atlas,
      now: shell.now,
      worked: shell.worked,
      ledgerFile: ledgerFile(shell, profile, seed),
      readPicture,
      ...(threads !== undefined && { apart: apartIn(threads) }),
      ...(seed && { seed }),
      ...(limits && { limits }),
    })
  }
  /** The profile in use where it is a sandbox, else the one that always is. */
  const sandboxProfile = (): string => {
    const { name, baseUrl } = resolveProfile(shell, {}, notify)
    return baseUrl === undefined ? name : builtIn
  }
  // One for all calls of a run: they share connections and tokens, and what there is to warn of is told once.
  const clients = new Map<Profile, Promise<Client>>()
  const patience: Patience = { sleep: shell.sleep, random: shell.random, now: shell.now, signal: shell.interrupted, notify }

  return {
    profile: (flags) => resolveProfile(shell, flags, notify),
    tables,
    working,
    openSandbox,
    client: (profile) => {
      const known = clients.get(profile)
      if (known) return known
      const client = open(profile)
      clients.set(profile, client)
      return client
    },
  }

  async function open(profile: Profile): Promise<Client> {
    const { baseUrl, credentials } = profile
    if (baseUrl === undefined) {
      const transport: Transport = await openSandbox({ profile: profile.name })
      const tokens = createTokens({ transport, credentials: credentials ?? anyKey, store: memoryStore(), ...patience })
      return createClient({ transport, tokens, ...patience })
    }
    if (!credentials) throw unknownCaller(profile)
    const warning = exposure(baseUrl)
    if (warning) notify(warning)
    const [{ createHttpTransport }, { fileTokenStore }] = await Promise.all([import('../api/http.ts'), import('./tokens.ts')])
    const line = { transport: await createHttpTransport(baseUrl, { signal: shell.interrupted }), baseUrl, ...patience }
    return createClient({ tokens: createTokens({ credentials, store: fileTokenStore(shell, profile, notify), ...line }), ...line })
  }
}

const unknownCaller = ({ name, baseUrl }: Profile): UserError =>
  new UserError('credentials', `the profile ${name} has no key and secret for ${baseUrl}`, {
    hints: [`wayfare auth login --profile ${name}`, 'or set WAYFARE_KEY and WAYFARE_SECRET'],
  })
