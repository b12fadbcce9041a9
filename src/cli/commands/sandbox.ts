import { type Command, InvalidArgumentError } from 'commander'
import { codeOf } from '../../api/trouble.ts'
import { UserError } from '../../core/errors.ts'
import { type Listener, listen, type Visit } from '../../sandbox/listen.ts'
import type { Shell } from '../shell.ts'
import type { Tools } from '../tools.ts'

interface ServeOptions {
  readonly port: number
  readonly host: string
  readonly seed?: string
  readonly rate?: number
  readonly quota?: number
  readonly verbose?: true
}

export function sandbox(parent: Command, shell: Shell, tools: Tools): void {
  parent
    .command('serve')
    .description('Serve the sandbox over HTTP until Ctrl-C')
    .option('--port <number>', 'Listen on this port; 0 takes any that is free', wholeNumber(0, 65_535), 8526)
    .option('--host <address>', 'Listen on this address', '127.0.0.1')
    .option('--seed <word>', 'Make another world: other times, fares and seats')
    .option('--rate <number>', 'Allow so many calls a second', wholeNumber(1, 1_000_000))
    .option('--quota <number>', 'Allow so many calls in all', wholeNumber(0, 1_000_000_000))
    .option('--verbose', 'Write every call to stderr')
    .action((options: ServeOptions) => serve(options, shell, tools))
}

async function serve({ port, host, seed, rate, quota, verbose }: ServeOptions, shell: Shell, tools: Tools): Promise<void> {
  const service = await tools.openSandbox({
    ...(seed !== undefined && { seed }),
    limits: { ...(rate !== undefined && { perSecond: rate }), ...(quota !== undefined && { quota }) },
  })
  const log = ({ method, url, status, error }: Visit) => {
    if (verbose) tools.note(`${method} ${url} ${status}`)
    if (error instanceof UserError) tools.note(`error: ${method} ${url}: ${error.message}`)
    else if (error !== undefined) tools.note(`bug: ${method} ${url}: ${error instanceof Error ? error.stack : String(error)}`)
  }
  const listener = await listen(service, { port, host, log }).catch((error: unknown) => {
    throw cannotListen(error, port, host)
  })
  tools.out(`wayfare sandbox is ready on ${listener.url}`)
  await untilInterrupted(listener, shell.interrupted)
}

/** Serving never ends by itself, so it ends as every command does that is stopped. */
async function untilInterrupted(listener: Listener, interrupted: AbortSignal): Promise<never> {
  if (!interrupted.aborted) await new Promise((resolve) => interrupted.addEventListener('abort', resolve, { once: true }))
  await listener.close()
  throw new UserError('interrupted', 'interrupted')
}

function cannotListen(error: unknown, port: number, host: string): unknown {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return new UserError('usage', `--port ${port} is in use`, { hints: ['--port 0 takes any that is free'] })
  if (code === 'EACCES')
    return new UserError('usage', `--port ${port} is not for everyone to take`, { hints: ['give a port from 1024 on'] })
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new UserError('usage', `--host ${host} is not an address of this machine`, {
      hints: ['127.0.0.1 is this machine alone, 0.0.0.0 all that reach it'],
    })
  }
  return error
}

const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
    if (number >= least && number <= most) return number
    throw new InvalidArgumentError(`It takes a whole number from ${least} to ${most}.`)
  }
