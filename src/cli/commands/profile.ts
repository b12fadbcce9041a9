import type { Command } from 'commander'
import { exposure, readEnvironment } from '../../api/environments.ts'
import { UserError } from '../../core/errors.ts'
import { counted, table } from '../../core/view.ts'
import { sayDone, tell, toolsFor, withFormats } from '../answers.ts'
import { nameOf, storedProfile } from '../profiles.ts'
import { builtIn, checkProfileName, isCurrency, profileOf, readSettings, type StoredProfile, writeSettings } from '../settings.ts'
import type { Shell } from '../shell.ts'
import { fileTokenStore } from '../tokens.ts'
import type { Tools } from '../tools.ts'
import { factSheet, redacted } from './facts.ts'

export function profile(parent: Command, shell: Shell, tools: Tools): void {
  type Work = (words: string[], command: Command, tools: Tools) => Promise<void>
  const add = (usage: string, summary: string, work: Work) =>
    withFormats(parent.command(usage).description(summary)).action(function (this: Command) {
      return work(this.processedArgs.flat(), this, toolsFor(this, shell, tools))
    })
  add('list', 'List all profiles', (_, command, told) => list(command, shell, told))
  add('show [name]', 'Show one profile', ([name], command, told) => show(name, command, shell, told))
  add('use <name>', 'Use this profile from now on', ([name = ''], command, told) => use(name, command, shell, told))
  add('set <name> <settings...>', 'Change or make a profile: environment=test key=… currency=EUR', ([name = '', ...words], command, told) =>
    set(name, words, command, shell, told),
  )
  add('remove <name>', 'Remove a profile with its key and secret', ([name = ''], command, told) => remove(name, command, shell, told))
}

/** What may be told of a profile. */
function described(name: string, { environment, key, secret, currency }: StoredProfile, current: string) {
  const { baseUrl = null } = readEnvironment(environment, `the environment of the profile ${name}`)
  return {
    name,
    current: name === current,
    environment,
    baseUrl,
    key: key ? redacted(key) : null,
    secret: secret ? 'hidden' : null,
    currency: currency ?? null,
  }
}

async function list(command: Command, shell: Shell, tools: Tools): Promise<void> {
  const { current, profiles } = readSettings(shell, tools.note)
  const all = Object.entries(profiles).map(([name, stored]) => described(name, stored, current))
  const columns = {
    used: (row: (typeof all)[number]) => (row.current ? '*' : ''),
    name: (row: (typeof all)[number]) => row.name,
    environment: (row: (typeof all)[number]) => row.environment,
    key: (row: (typeof all)[number]) => row.key ?? '',
    secret: (row: (typeof all)[number]) => row.secret ?? '',
    currency: (row: (typeof all)[number]) => row.currency ?? '',
  }
  const view = () => ({ table: table(all, columns), notes: [counted(all.length, 'profile')] })
  await tell(all, view, command, shell, tools)
}

async function show(named: string | undefined, command: Command, shell: Shell, tools: Tools): Promise<void> {
  const settings = readSettings(shell, tools.note)
  const [name] = nameOf(settings, shell, { profile: named })
  const answer = described(name, storedProfile(settings, name, shell), settings.current)
  const { current, baseUrl, key, secret, currency, environment } = answer
  const view = () =>
    factSheet({
      profile: `${name}${current ? ' (in use)' : ''}`,
      environment,
      address: baseUrl ?? 'inside this program',
      key: key ?? 'none',
      secret: secret ?? 'none',
      currency: currency ?? undefined,
    })
  await tell(answer, view, command, shell, tools)
}

async function use(name: string, command: Command, shell: Shell, tools: Tools): Promise<void> {
  const settings = readSettings(shell, tools.note)
  const stored = storedProfile(settings, name, shell)
  await writeSettings(shell, { ...settings, current: name }, tools.note)
  if (shell.env.WAYFARE_PROFILE) tools.note('note: WAYFARE_PROFILE is set and is used before this')
  await sayDone(described(name, stored, name), `using the profile ${name}: ${stored.environment}`, command, shell, tools)
}

async function set(name: string, words: readonly string[], command: Command, shell: Shell, tools: Tools): Promise<void> {
  checkProfileName(name)
  const settings = readSettings(shell, tools.note)
  const before = profileOf(settings, name)
  const changes = Object.fromEntries(words.map((word) => readChange(word, name)))
  const environment = changes.environment ?? before?.environment
  if (!environment) {
    throw new UserError('usage', `a new profile needs its environment`, { hints: [`wayfare profile set ${name} environment=test`] })
  }
  if (name === builtIn && (environment !== 'sandbox' || changes.key)) {
    throw new UserError('usage', `the profile ${builtIn} is always the sandbox inside wayfare`, {
      hints: ['make another one: `wayfare profile set NAME environment=…`'],
    })
  }
  const merged = { ...before, ...changes, environment }
  // A secret belongs to its key at its service. Where one of them changes it would be sent to whom it was not meant for.
  const moved = before?.secret !== undefined && (merged.key !== before.key || environment !== before.environment)
  const stored = { ...merged, secret: moved ? undefined : before?.secret }
  await writeSettings(shell, { ...settings, profiles: { ...settings.profiles, [name]: stored } }, tools.note)
  if (moved)
    tools.note(`note: the secret was for another key or address and is forgotten; \`wayfare auth login --profile ${name}\` stores another`)
  const warning = changes.environment && exposure(changes.environment)
  if (warning) tools.note(warning)
  const says = before
    ? `changed the profile ${name}`
    : `made the profile ${name}; \`wayfare auth login --profile ${name}\` stores its key and secret`
  await sayDone(described(name, stored, settings.current), says, command, shell, tools)
}

/** `currency=EUR`; nothing after the sign takes the setting away. */
function readChange(word: string, name: string): [member: string, value: string | undefined] {
  const [, member = '', value = ''] = /^([a-z]+)=(.*)$/s.exec(word) ?? []
  // Arguments are seen by others on the machine and kept by shells. What came is not repeated.
  if (member === 'secret') {
    throw new UserError('usage', 'a secret is not set by an argument', {
      hints: [`wayfare auth login --profile ${name}`, `wayfare auth login --profile ${name} --secret-stdin < file`],
    })
  }
  if (member === 'environment') {
    const { kind, baseUrl } = readEnvironment(value, 'environment')
    return [member, kind === 'custom' ? baseUrl : kind]
  }
  if (member === 'key') return [member, value || undefined]
  if (member === 'currency') {
    if (value === '' || isCurrency(value)) return [member, value.toUpperCase() || undefined]
    throw new UserError('usage', `currency takes a currency code of three letters, such as EUR; got ${JSON.stringify(value.slice(0, 40))}`)
  }
  throw new UserError(
    'usage',
    `a profile has environment=, key= and currency=; got ${JSON.stringify(word.replace(/=.*/s, '=…').slice(0, 40))}`,
  )
}

async function remove(name: string, command: Command, shell: Shell, tools: Tools): Promise<void> {
  if (name === builtIn) throw new UserError('usage', `the profile ${builtIn} is always there`)
  const settings = readSettings(shell, tools.note)
  const stored = storedProfile(settings, name, shell)
  const { [name]: _, ...profiles } = settings.profiles
  const current = settings.current === name ? builtIn : settings.current
  await writeSettings(shell, { current, profiles }, tools.note)
  await fileTokenStore(shell, { name, baseUrl: undefined, credentials: undefined }, tools.note).forget()
  const says = `removed the profile ${name}${current === settings.current ? '' : `; using ${builtIn} now`}`
  await sayDone({ ...described(name, stored, ''), removed: true }, says, command, shell, tools)
}
