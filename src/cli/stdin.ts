import { UserError } from '../core/errors.ts'
import type { Shell } from './shell.ts'

const mostBytes = 64 * 1024 * 1024

/** All of standard input as text. */
export const readAll = async (stdin: Shell['stdin']): Promise<string> =>
  Buffer.from(await readBytes(stdin, 'wayfare flights search MAD JFK +30d --json | wayfare flights price -')).toString('utf8')

/** All of standard input. A terminal is not read: somebody would wait for an end that never comes; `hint` shows what to type instead. */
export async function readBytes(stdin: Shell['stdin'], hint: string): Promise<Uint8Array> {
  if (stdin.isTTY) throw new UserError('input', 'standard input is a terminal: pipe something into it', { hints: [hint] })
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stdin.open()) {
    const piece = Buffer.from(chunk)
    bytes += piece.length
    if (bytes > mostBytes) throw new UserError('usage', 'standard input is larger than 64 MB')
    chunks.push(piece)
  }
  return Buffer.concat(chunks)
}
