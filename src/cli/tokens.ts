import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kept, longestClaim, type TokenStore } from '../api/token.ts'
import { codeOf } from '../api/trouble.ts'
import { isRecord } from '../core/records.ts'
import { configFolder, type Note, preparePrivateFolder, readPrivate } from './folders.ts'
import type { Profile } from './profiles.ts'
import { writePrivateJson } from './settings.ts'
import type { Shell } from './shell.ts'

/**
 * Keeps the token of a profile in `tokens.json`, beside the settings, so that getting one never races with an edit of those.
 * A token of another address or key is not given out. A damaged file is as good as none: tokens can be had again.
 */
export function fileTokenStore(
  shell: Shell,
  { name, baseUrl, credentials }: Pick<Profile, 'name' | 'baseUrl' | 'credentials'>,
  note: Note,
): TokenStore {
  const folder = configFolder(shell)
  const lock = join(folder, 'tokens.lock')
  const belongs = `${baseUrl} ${credentials?.key}`

  return {
    read() {
      const entry = readAll()[name]
      return entry && entry.of === belongs ? entry : undefined
    },
    write: async ({ token, ends }) => writePrivateJson(shell, 'tokens', { ...readAll(), [name]: { of: belongs, token, ends } }, note),
    async forget() {
      const { [name]: forgotten, ...rest } = readAll()
      if (forgotten) await writePrivateJson(shell, 'tokens', rest, note)
    },
    claim,
  }

  function readAll(): Record<string, Kept & { of: string }> {
    try {
      const value: unknown = JSON.parse(readPrivate(join(folder, 'tokens.json'), shell, note) ?? '{}')
      return isRecord(value)
        ? Object.fromEntries(Object.entries(value).flatMap(([key, entry]) => (isEntry(entry) ? [[key, entry]] : [])))
        : {}
    } catch (error) {
      if (error instanceof SyntaxError) return {}
      throw error
    }
  }

  function claim(force: boolean): (() => void) | undefined {
    const mine = `${shell.now()} ${shell.random()}`
    try {
      preparePrivateFolder(folder, shell, note)
      if (force || isLeftOver()) rmSync(lock, { force: true })
      writeFileSync(lock, mine, { flag: 'wx', mode: 0o600 })
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return undefined
      // Where nothing can be written, everyone gets a token of their own.
      return () => {}
    }
    return () => {
      if (readLock() === mine) rmSync(lock, { force: true })
    }
  }

  /** What is empty is just being written. */
  function isLeftOver(): boolean {
    const since = Number.parseInt(readLock(), 10)
    return Math.abs(shell.now() - since) > longestClaim
  }

  function readLock(): string {
    try {
      return readFileSync(lock, 'utf8')
    } catch {
      return ''
    }
  }
}

const isEntry = (entry: unknown): entry is Kept & { of: string } =>
  isRecord(entry) && typeof entry.of === 'string' && typeof entry.token === 'string' && typeof entry.ends === 'number'
