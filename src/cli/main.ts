import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, CommanderError } from 'commander'
import { UserError } from '../core/errors.ts'
import { type Exit, exits } from '../core/exits.ts'
import { own } from '../core/records.ts'
import { type GroupName, groups, type Loaders } from '../operations/index.ts'
import type { Shell } from './shell.ts'

/** Commands written by hand: each is loaded only when it is named. */
const byHand = {
  orders: { summary: 'What this machine booked', load: () => import('./commands/orders.ts').then(({ orders }) => orders) },
  auth: { summary: 'Sign in to a service', load: () => import('./commands/auth.ts').then(({ auth }) => auth) },
  profile: { summary: 'Choose and change the services to use', load: () => import('./commands/profile.ts').then(({ profile }) => profile) },
  sandbox: { summary: 'The service inside this program', load: () => import('./commands/sandbox.ts').then(({ sandbox }) => sandbox) },
  completion: {
    summary: 'Print the completion script of a shell',
    load: () => import('./commands/completion.ts').then(({ completion }) => completion),
  },
} as const

/** What is known of the run so far. */
interface Run {
  exit: Exit
  /** The command that was named, for how its errors are written. */
  current: Command | undefined
}

/** Runs one command line. Gives the number to end with; nothing is thrown. */
export async function run(shell: Shell): Promise<number> {
  const state: Run = { exit: 'fine', current: undefined }
  const work = parse(shell, shell.argv.length ? shell.argv : ['--help'], state).then(
    () => exits[state.exit][0],
    async (error: unknown) => {
      if (error instanceof CommanderError) return usageCode(error)
      const { report } = await import('./failures.ts')
      return report(error, state.current, shell)
    },
  )
  return Promise.race([work, interruption(shell)])
}

/** Ctrl-C ends the run, after a moment in which work under way can still say what became of it. */
async function interruption({ interrupted, sleep }: Shell): Promise<number> {
  if (!interrupted.aborted) await new Promise((resolve) => interrupted.addEventListener('abort', resolve, { once: true }))
  await sleep(300)
  return exits.interrupted[0]
}

/** Help and the version are no errors; everything else commander refuses is wrong use. */
const usageCode = ({ exitCode }: CommanderError): number => (exitCode === 0 ? 0 : exits.usage[0])

async function parse(shell: Shell, argv: readonly string[], state: Run): Promise<void> {
  const program = programOf(shell, state)
  program.hook('preSubcommand', async (_, named) => {
    if (named.name() !== 'help') await fill(named, shell, state, argv[argv.indexOf(named.name()) + 1])
  })
  program.hook('preAction', (_, command) => {
    state.current = command
  })
  await program.parseAsync([...argv], { from: 'user' })
}

/** The program with every group loaded, for what is made from all commands at once. */
export async function wholeProgram(shell: Shell): Promise<Command> {
  const state: Run = { exit: 'fine', current: undefined }
  const program = programOf(shell, state)
  for (const command of program.commands) if (command.name() !== 'help') await fill(command, shell, state)
  return program
}

/** The names of the groups; what is in them is loaded when one is named. */
function programOf(shell: Shell, state: Run): Command {
  const program = new Command('wayfare')
    .description('A travel desk in the terminal, with the whole travel service inside')
    .version(versionOf(shell), '-V, --version', 'Print the version')
    .helpOption('-h, --help', 'Print this help')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: shell.stdout.write,
      writeErr: shell.stderr.write,
      getOutHelpWidth: () => shell.stdout.columns,
      getErrHelpWidth: () => shell.stderr.columns,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
      outputError: (text, write) =>
        write(shell.argv.some((word) => word === '--json' || word === '--jsonl') ? inJson(text) : inWords(text)),
    })
  // What a command takes is told by its own help.
  program.configureHelp({ subcommandTerm: (command) => command.name() })
  for (const [name, { summary }] of Object.entries({ ...groups, ...byHand })) program.command(name).description(summary).helpCommand(false)
  program
    .command('help [words...]')
    .description('Help on a command, or on exit-codes, environment, formats, dates, booking, sandbox')
    .action((words: string[]) => help(shell, words, state))
  return program
}

/** What commander says of a command line: what is wrong, and perhaps what was meant. */
function partsOf(text: string): { detail: string; hint?: string } {
  const [, detail = '', near] = /^(?:error: )?(.*?)(?:\n\(Did you mean (.*)\?\))?$/s.exec(text.trim()) ?? []
  return { detail, ...(near !== undefined && { hint: `did you mean ${near}?` }) }
}

function inWords(text: string): string {
  const { detail, hint } = partsOf(text)
  return `error: ${detail}\n${hint ? `hint: ${hint}\n` : ''}`
}

/** The same for a program that reads JSON. */
function inJson(text: string): string {
  const { detail, hint } = partsOf(text)
  return `${JSON.stringify({ errors: [{ title: 'ERROR', detail, exit: exits.usage[0], ...(hint && { hint }) }] })}\n`
}

/** `help flights search` is `flights search --help`; a topic prints its page. */
async function help(shell: Shell, words: readonly string[], state: Run): Promise<void> {
  const { topics } = await import('./topics.ts')
  const topic = own(topics, words.join('-'))
  if (topic) shell.stdout.write(`${topic.text()}\n`)
  else if (words[0] === undefined || own<unknown>({ ...groups, ...byHand }, words[0])) await parse(shell, [...words, '--help'], state)
  else
    throw new UserError('usage', `there is no help on "${words.join(' ')}"`, {
      hints: [`commands: ${Object.keys({ ...groups, ...byHand }).join(', ')}`, `topics: ${Object.keys(topics).join(', ')}`],
    })
}

/** Loads the commands of the group that was named, or the one of them that was. */
async function fill(group: Command, shell: Shell, state: Run, leaf?: string): Promise<void> {
  const [{ createSession }, { commonOf }, { cleaned }] = await Promise.all([
    import('./session.ts'),
    import('./common.ts'),
    import('../core/cleaned.ts'),
  ])
  const note = (text: string) => shell.stderr.write(`${cleaned(text)}\n`)
  const session = createSession(shell, (text) => {
    if (state.current && commonOf(state.current, shell).notes) note(text)
  })
  const name = group.name()
  if (isByHand(name)) {
    const register = await byHand[name].load()
    register(group, shell, { out: (text) => shell.stdout.write(`${text}\n`), note, openSandbox: session.openSandbox })
    return
  }
  const loaders: Loaders = groups[name as GroupName].operations
  const { addCommand } = await import('./command.ts')
  // The one that is named is loaded alone; for help, or a name that is not there, all are.
  const named = own(loaders, leaf ?? '')
  const load = named ? [named] : Object.values(loaders)
  for (const operation of await Promise.all(load.map((each) => each()))) {
    if ('within' in operation.command) continue
    addCommand(group, operation, async (command, slots) => {
      const { perform } = await import('./perform.ts')
      state.exit = await perform(operation, command, slots, shell, session)
    })
  }
}

const isByHand = (name: string): name is keyof typeof byHand => Object.hasOwn(byHand, name)

function versionOf({ packageFolder }: Shell): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  return version
}
