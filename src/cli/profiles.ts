import { type EnvironmentKind, isLoopback, readEnvironment } from '../api/environments.ts'
import type { Credentials } from '../api/grant.ts'
import { UserError } from '../core/errors.ts'
import type { Note } from './folders.ts'
import { builtIn, checkProfileName, profileOf, readSettings, type Settings, type StoredProfile, settingsPath } from './settings.ts'
import type { Shell } from './shell.ts'

/** What a command is run with: flags, environment variables and stored settings put together. */
export interface Profile {
  readonly name: string
  readonly environment: EnvironmentKind
  /** Without a slash at the end; undefined for the sandbox inside this program. */
  readonly baseUrl: string | undefined
  readonly credentials: Credentials | undefined
  readonly currency: string | undefined
  /** Who said where to go. `default`: nobody, so it is the sandbox. */
  readonly chosenBy: 'flag' | 'variable' | 'settings' | 'default'
}

export interface ProfileFlags {
  readonly profile?: string | undefined
  /** `sandbox`, `test`, `production` or a base URL. */
  readonly environment?: string | undefined
}

/** A sandbox takes any key, inside this program and served on this machine; this one spares people from making one up. */
export const anyKey: Credentials = { key: 'sandbox', secret: 'sandbox' }

/**
 * Order of truth: flag, environment variable, stored profile; a profile that is named by a flag counts as said by flags. Stored
 * keys only go where they were stored for, so that an address from elsewhere never gets the secret of another service.
 * Where no settings file is there, this costs one failed read.
 */
export function resolveProfile(shell: Shell, flags: ProfileFlags, note: Note): Profile {
  const { env } = shell
  const settings = readSettings(shell, note)
  const [name, named] = nameOf(settings, shell, flags)
  const stored = storedProfile(settings, name, shell)
  const [text, from, said] = environmentOf(stored, shell, flags)
  const { kind, baseUrl } = readEnvironment(text, from)
  const own = readEnvironment(stored.environment, `the environment of the profile ${name}`).baseUrl === baseUrl
  const kept = own ? stored : {}
  return {
    name,
    environment: kind,
    baseUrl,
    credentials:
      baseUrl === undefined ? undefined : (pair(env, kept, flags.profile !== undefined) ?? (isLoopback(baseUrl) ? anyKey : undefined)),
    currency: stored.currency,
    chosenBy: said ?? named,
  }
}

/** The name of the profile in use and who said it. */
export function nameOf(settings: Settings, { env }: Pick<Shell, 'env'>, { profile }: ProfileFlags): [string, Profile['chosenBy']] {
  const [name, by] =
    profile !== undefined ? [profile, 'flag' as const] : env.WAYFARE_PROFILE ? [env.WAYFARE_PROFILE, 'variable' as const] : []
  if (name === undefined) return [settings.current, settings.current === builtIn ? 'default' : 'settings']
  checkProfileName(name)
  return [name, by ?? 'default']
}

export function storedProfile(settings: Settings, name: string, shell: Shell): StoredProfile {
  const stored = profileOf(settings, name)
  if (stored) return stored
  const hints = ['`wayfare profile list` shows all, `wayfare auth login` makes one']
  if (name === settings.current)
    throw new UserError('settings', `${settingsPath(shell)} names the profile ${name}, which it does not hold`, { hints })
  throw new UserError('usage', `there is no profile ${name}; there are ${Object.keys(settings.profiles).join(', ')}`, { hints })
}

type Said = Profile['chosenBy'] | undefined

/** Where to go, what said so for a message, and who, where it was not the profile. */
function environmentOf(stored: StoredProfile, { env }: Shell, flags: ProfileFlags): [text: string, from: string, said: Said] {
  if (flags.environment !== undefined) return [flags.environment, '--environment', 'flag']
  if (flags.profile === undefined && env.WAYFARE_BASE_URL) return [env.WAYFARE_BASE_URL, 'WAYFARE_BASE_URL', 'variable']
  return [stored.environment, 'the environment of the profile', undefined]
}

/** A key with its own secret: a secret is never sent with the key of another. */
function pair(env: Shell['env'], kept: Pick<StoredProfile, 'key' | 'secret'>, storedFirst: boolean): Credentials | undefined {
  const said = { key: env.WAYFARE_KEY || undefined, secret: env.WAYFARE_SECRET || undefined }
  const key = storedFirst ? (kept.key ?? said.key) : (said.key ?? kept.key)
  const keptSecret = key === kept.key ? kept.secret : undefined
  const saidSecret = said.key === undefined || key === said.key ? said.secret : undefined
  const secret = storedFirst ? (keptSecret ?? saidSecret) : (saidSecret ?? keptSecret)
  return key !== undefined && secret !== undefined ? { key, secret } : undefined
}
