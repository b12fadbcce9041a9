import { join } from 'node:path'
import { UserError } from '../core/errors.ts'
import { isRecord } from '../core/records.ts'
import { configFolder, type Note, preparePrivateFolder, readPrivate } from './folders.ts'
import type { Shell } from './shell.ts'

/** What is stored of one profile. All of it is text that a person gave. */
export interface StoredProfile {
  /** `sandbox`, `test`, `production` or a base URL. */
  readonly environment: string
  readonly key?: string | undefined
  readonly secret?: string | undefined
  /** The currency to ask for where a command names none. */
  readonly currency?: string | undefined
}

export interface Settings {
  /** The profile in use where nobody names one. */
  readonly current: string
  readonly profiles: Readonly<Record<string, StoredProfile>>
}

/** Always there: the sandbox inside this program. */
export const builtIn = 'sandbox'

/** The form of the file. A later one is not for this program to read. */
const version = 1

export const settingsPath = (shell: Shell): string => join(configFolder(shell), 'settings.json')

/** Reads the settings; where there is no file, they are as if nobody ever set anything. */
export function readSettings(shell: Shell, note: Note): Settings {
  const path = settingsPath(shell)
  const text = readPrivate(path, shell, note)
  const profiles = { [builtIn]: { environment: 'sandbox' } }
  if (text === undefined) return { current: builtIn, profiles }
  const stored = parse(path, text)
  return { current: stored.current, profiles: { ...profiles, ...stored.profiles } }
}

/** Writes the settings in one step, so that nobody ever reads half of them. */
export async function writeSettings(shell: Shell, settings: Settings, note: Note): Promise<void> {
  await writePrivateJson(shell, 'settings', { version, ...settings }, note)
}

/** Replaces `NAME.json` in the folder for settings. */
export async function writePrivateJson(shell: Shell, name: string, value: Readonly<Record<string, unknown>>, note: Note): Promise<void> {
  const cwd = configFolder(shell)
  preparePrivateFolder(cwd, shell, note)
  // Loaded here: conf takes longer to load than most commands to run.
  const { default: Conf } = await import('conf')
  const file = new Conf<Record<string, unknown>>({
    cwd,
    configName: name,
    configFileMode: 0o600,
    accessPropertiesByDotNotation: false,
    clearInvalidConfig: true,
  })
  file.store = value
}

function parse(path: string, text: string): Settings {
  const refuse = (says: string) =>
    new UserError('settings', `${path} ${says}`, { hints: [`mend it by hand, or move it away: mv '${path}' '${path}.old'`] })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse('is not JSON')
  }
  if (!isRecord(value) || typeof value.version !== 'number' || !isRecord(value.profiles)) throw refuse('does not hold settings of wayfare')
  if (value.version > version) throw refuse('was written by a later version of wayfare')
  const profiles = Object.entries(value.profiles).map(([name, profile]) => {
    if (!isProfileName(name) || !isRecord(profile)) throw refuse(`holds a profile that cannot be: ${JSON.stringify(name)}`)
    const text = (member: string): string | undefined => {
      const found = profile[member]
      if (found === undefined || typeof found === 'string') return found
      throw refuse(`holds something else than text as ${member} of the profile ${name}`)
    }
    const environment = text('environment')
    if (!environment) throw refuse(`does not say the environment of the profile ${name}`)
    const currency = text('currency')
    if (currency !== undefined && !isCurrency(currency))
      throw refuse(`holds no currency code of three letters as currency of the profile ${name}`)
    return [name, { environment, key: text('key'), secret: text('secret'), currency: currency?.toUpperCase() }] as const
  })
  return { current: typeof value.current === 'string' ? value.current : builtIn, profiles: Object.fromEntries(profiles) }
}

/** The stored profile of that name, which may be a word such as `constructor`. */
export const profileOf = ({ profiles }: Settings, name: string): StoredProfile | undefined =>
  Object.hasOwn(profiles, name) ? profiles[name] : undefined

/** Three letters, as ISO 4217 has them. */
export const isCurrency = (text: string): boolean => /^[A-Za-z]{3}$/.test(text)

/** Letters, digits and dashes, at most 40, so that a name is a word in every shell and every file system. */
const isProfileName = (name: string): boolean => /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/.test(name)

export function checkProfileName(name: string): void {
  if (isProfileName(name)) return
  throw new UserError('usage', `a profile takes a name of letters, digits and dashes, at most 40; got ${JSON.stringify(name.slice(0, 60))}`)
}
