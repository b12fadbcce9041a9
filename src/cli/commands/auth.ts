import type { Command } from 'commander'
import { isUsable } from '../../api/token.ts'
import { sayDone, tell, toolsFor, withFormats } from '../answers.ts'
import { nameOf, resolveProfile, storedProfile } from '../profiles.ts'
import { readSettings, settingsPath, writeSettings } from '../settings.ts'
import type { Shell } from '../shell.ts'
import { fileTokenStore } from '../tokens.ts'
import type { Tools } from '../tools.ts'
import { factSheet, redacted } from './facts.ts'
import { type LoginOptions, login } from './login.ts'

interface Named {
  readonly profile?: string
}

export function auth(parent: Command, shell: Shell, tools: Tools): void {
  const add = (name: string, summary: string) =>
    withFormats(parent.command(name).description(summary)).option('--profile <name>', 'The profile, if not the one in use')
  add('login', 'Store the key and secret of a service')
    .option('--environment <where>', 'test, production or an address')
    .option('--key <key>', 'The API key; the secret is asked for')
    .option('--secret-stdin', 'Read the secret from standard input')
    .option('--no-verify', 'Store them without trying them')
    .action((options: LoginOptions, command: Command) => login(options, command, shell, toolsFor(command, shell, tools)))
  add('status', 'Show who is signed in, and where').action((options: Named, command: Command) =>
    status(options, command, shell, toolsFor(command, shell, tools)),
  )
  add('logout', 'Forget the secret and the token').action((options: Named, command: Command) =>
    logout(options, command, shell, toolsFor(command, shell, tools)),
  )
}

async function status({ profile: named }: Named, command: Command, shell: Shell, tools: Tools): Promise<void> {
  const profile = resolveProfile(shell, { profile: named }, tools.note)
  const { name, environment, baseUrl, credentials, chosenBy } = profile
  const kept = baseUrl === undefined ? undefined : fileTokenStore(shell, profile, tools.note).read()
  const now = shell.now()
  const answer = {
    profile: name,
    chosenBy,
    environment,
    baseUrl: baseUrl ?? null,
    key: credentials ? redacted(credentials.key) : null,
    secret: credentials ? 'hidden' : null,
    token: kept ? (isUsable(kept, now) ? 'valid' : 'expired') : 'none',
    minutesLeft: kept ? Math.max(0, Math.floor((kept.ends - now) / 60_000)) : null,
    file: settingsPath(shell),
  }
  const missing = baseUrl === undefined ? 'not needed' : 'missing'
  const view = () => ({
    ...factSheet({
      profile: name,
      'chosen by': saidBy[chosenBy],
      environment: answer.environment,
      address: baseUrl ?? 'inside this program',
      key: answer.key ?? missing,
      secret: answer.secret ?? missing,
      token: answer.token === 'valid' ? `valid, ${answer.minutesLeft} minutes left` : answer.token,
      file: answer.file,
    }),
    ...(missing === 'missing' && !credentials && { next: `wayfare auth login --profile ${name}` }),
  })
  await tell(answer, view, command, shell, tools)
}

const saidBy = {
  flag: 'a flag',
  variable: 'an environment variable',
  settings: '`wayfare profile use` or `auth login`',
  default: 'nobody: it is there without settings',
}

async function logout({ profile: named }: Named, command: Command, shell: Shell, tools: Tools): Promise<void> {
  const settings = readSettings(shell, tools.note)
  const [name] = nameOf(settings, shell, { profile: named })
  const { secret, ...rest } = storedProfile(settings, name, shell)
  if (secret !== undefined) await writeSettings(shell, { ...settings, profiles: { ...settings.profiles, [name]: rest } }, tools.note)
  await fileTokenStore(shell, { name, baseUrl: undefined, credentials: undefined }, tools.note).forget()
  const says =
    secret === undefined ? `there was no secret in the profile ${name}` : `forgot the secret and the token of the profile ${name}`
  if (shell.env.WAYFARE_SECRET) tools.note('note: WAYFARE_SECRET is set and is still used')
  await sayDone({ profile: name, forgotten: secret !== undefined }, says, command, shell, tools)
}
