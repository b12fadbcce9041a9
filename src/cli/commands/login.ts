import type { Command } from 'commander'
import { type Environment, exposure, isLoopback, readEnvironment } from '../../api/environments.ts'
import type { Credentials } from '../../api/grant.ts'
import { createTokens, type Kept, memoryStore } from '../../api/token.ts'
import { UserError } from '../../core/errors.ts'
import { sayDone } from '../answers.ts'
import { askChoice, askLine, askSecret } from '../ask.ts'
import { commonOf } from '../common.ts'
import { nameOf } from '../profiles.ts'
import { builtIn, checkProfileName, profileOf, readSettings, type Settings, type StoredProfile, writeSettings } from '../settings.ts'
import type { Shell } from '../shell.ts'
import { readAll } from '../stdin.ts'
import { fileTokenStore } from '../tokens.ts'
import type { Tools } from '../tools.ts'
import { redacted } from './facts.ts'

export interface LoginOptions {
  readonly profile?: string
  readonly key?: string
  readonly environment?: string
  readonly secretStdin?: true
  readonly verify: boolean
}

/** Asks for what is missing, tries it, and stores it; nothing is stored that the service refused. */
export async function login(options: LoginOptions, command: Command, shell: Shell, tools: Tools): Promise<void> {
  const settings = readSettings(shell, tools.note)
  const { mayAsk } = commonOf(command, shell)
  const place = await environmentFor(options, settings, mayAsk, shell)
  const { baseUrl } = place
  if (baseUrl === undefined) {
    throw new UserError('usage', 'the sandbox inside wayfare needs no key', {
      hints: ['for another service name it: `wayfare auth login --environment test`'],
    })
  }
  const name = profileFor(options, settings, place, shell)
  const known = profileOf(settings, name)
  const stored = isFor(known, baseUrl) ? known : undefined

  const key = options.key ?? (shell.env.WAYFARE_KEY || (mayAsk ? await askLine(shell, 'API key', stored?.key) : stored?.key))
  if (!key) throw new UserError('input', '--key is missing', { hints: ['give --key KEY, or set WAYFARE_KEY'] })
  const credentials = { key, secret: await secretFor(options, mayAsk, shell) }
  const warning = exposure(baseUrl)
  if (warning) tools.note(warning)

  const token = options.verify ? await tryOut(baseUrl, credentials, shell, tools) : undefined
  const environment = place.kind === 'custom' ? baseUrl : place.kind
  await writeSettings(
    shell,
    {
      current: name,
      profiles: { ...settings.profiles, [name]: { currency: known?.currency, environment, ...credentials } },
    },
    tools.note,
  )
  const store = fileTokenStore(shell, { name, baseUrl, credentials }, tools.note)
  await (token ? store.write(token) : store.forget())
  const answer = { profile: name, environment, baseUrl, key: redacted(key), verified: token !== undefined }
  await sayDone(
    answer,
    `${token ? 'signed in' : 'stored, not tried'}: profile ${name}, in use from now on, for ${baseUrl}`,
    command,
    shell,
    tools,
  )
}

async function environmentFor(
  { environment, profile }: LoginOptions,
  settings: Settings,
  mayAsk: boolean,
  shell: Shell,
): Promise<Environment> {
  if (environment !== undefined) return readEnvironment(environment, '--environment')
  const [name, by] = nameOf(settings, shell, { profile })
  const stored = name === builtIn ? undefined : profileOf(settings, name)
  const fromEnv = shell.env.WAYFARE_BASE_URL
  if (fromEnv && !(stored && by === 'flag')) return readEnvironment(fromEnv, 'WAYFARE_BASE_URL')
  if (stored) return readEnvironment(stored.environment, `the environment of the profile ${name}`)
  if (!mayAsk)
    throw new UserError('input', '--environment is missing', {
      hints: ['give --environment test, production or an address such as http://127.0.0.1:8526'],
    })
  const choice = await askChoice(shell, 'Which service', [
    { value: 'test', name: 'test' },
    { value: 'production', name: 'production' },
    { value: 'other', name: 'another, by its address' },
  ])
  return readEnvironment(choice === 'other' ? await askLine(shell, 'Its address', 'http://127.0.0.1:8526') : choice, 'the address')
}

/** The profile that was named; else the one in use, if it is for this service; else one that is called as the service is. */
function profileFor({ profile }: LoginOptions, settings: Settings, { kind, baseUrl }: Environment, shell: Shell): string {
  const [inUse, by] = nameOf(settings, shell, { profile })
  const named = by === 'flag' || by === 'variable'
  const name = named || isFor(profileOf(settings, inUse), baseUrl) ? inUse : baseUrl && isLoopback(baseUrl) ? 'local' : kind
  checkProfileName(name)
  const hints = ['give it a name of its own: --profile NAME']
  if (name === builtIn) throw new UserError('usage', `the profile ${builtIn} is the sandbox inside wayfare and has no key`, { hints })
  const known = profileOf(settings, name)
  if (by !== 'flag' && known && !isFor(known, baseUrl))
    throw new UserError('usage', `the profile ${name} is for ${known.environment}`, { hints })
  return name
}

const isFor = (stored: StoredProfile | undefined, baseUrl: string | undefined): boolean =>
  stored !== undefined && readEnvironment(stored.environment, 'the environment of a profile').baseUrl === baseUrl

async function secretFor({ secretStdin }: LoginOptions, mayAsk: boolean, shell: Shell): Promise<string> {
  const secret = secretStdin
    ? (await readAll(shell.stdin)).trim()
    : shell.env.WAYFARE_SECRET || (mayAsk ? await askSecret(shell, 'API secret') : '')
  if (secret) return secret
  throw new UserError('input', secretStdin ? 'standard input holds no secret' : 'the secret is missing', {
    hints: ['pass it with --secret-stdin (`wayfare auth login --secret-stdin < file`), or set WAYFARE_SECRET'],
  })
}

/** Gets a token, which only right credentials can. */
async function tryOut(baseUrl: string, credentials: Credentials, shell: Shell, { note }: Tools): Promise<Kept | undefined> {
  const { createHttpTransport } = await import('../../api/http.ts')
  const { interrupted: signal, sleep, random, now } = shell
  const transport = await createHttpTransport(baseUrl, { signal })
  const store = memoryStore()
  await createTokens({ transport, baseUrl, credentials, store, sleep, random, now, signal, notify: note }).get()
  return store.read()
}
