import { chmodSync, closeSync, fstatSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs'
import { dirname, posix, resolve, win32 } from 'node:path'
import { UserError } from '../core/errors.ts'
import type { Shell } from './shell.ts'

/** Folders and files that only their owner may read, since secrets and tokens are in them. */

/** Where settings live: `WAYFARE_CONFIG_DIR`, else where the platform keeps them. */
export function configFolder({ env, home, platform }: Pick<Shell, 'env' | 'home' | 'platform'>): string {
  if (env.WAYFARE_CONFIG_DIR) return resolve(env.WAYFARE_CONFIG_DIR)
  if (platform === 'win32') return win32.join(env.APPDATA || win32.join(home, 'AppData', 'Roaming'), 'wayfare', 'Config')
  if (platform === 'darwin') return posix.join(home, 'Library', 'Preferences', 'wayfare')
  return posix.join(xdg(env.XDG_CONFIG_HOME) ?? posix.join(home, '.config'), 'wayfare')
}

/** Where what was done is remembered, such as the last results: `WAYFARE_STATE_DIR`, else where the platform keeps such things. */
export function stateFolder({ env, home, platform }: Pick<Shell, 'env' | 'home' | 'platform'>): string {
  if (env.WAYFARE_STATE_DIR) return resolve(env.WAYFARE_STATE_DIR)
  if (platform === 'win32') return win32.join(env.LOCALAPPDATA || win32.join(home, 'AppData', 'Local'), 'wayfare', 'Data')
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', 'wayfare')
  return posix.join(xdg(env.XDG_STATE_HOME) ?? posix.join(home, '.local', 'state'), 'wayfare')
}

/** A relative path is to be ignored (XDG Base Directory Specification). */
const xdg = (path: string | undefined): string | undefined => (path?.startsWith('/') ? path : undefined)

/**
 * The text of a private file, or undefined where there is none. Where others could read or change it, or the folder it lies in,
 * that is mended and said on stderr; what cannot be mended is refused.
 */
export function readPrivate(path: string, shell: Shell): string | undefined {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw unreadable(path, error)
  }
  try {
    const { mode } = fstatSync(file)
    const text = readFileSync(file, 'utf8')
    if (shell.platform !== 'win32') {
      mend(dirname(path), statSync(dirname(path)).mode, 0o700, shell)
      mend(path, mode, 0o600, shell)
    }
    return text
  } catch (error) {
    throw error instanceof UserError ? error : unreadable(path, error)
  } finally {
    closeSync(file)
  }
}

/** Makes the folder if need be, and makes sure that only its owner may enter it. */
export function preparePrivateFolder(folder: string, shell: Shell): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (shell.platform !== 'win32') mend(folder, statSync(folder).mode, 0o700, shell)
  } catch (error) {
    if (error instanceof UserError) throw error
    throw new UserError('settings', `the folder ${folder} cannot be made: ${messageOf(error)}`, {
      hints: ['WAYFARE_CONFIG_DIR names another folder for settings'],
    })
  }
}

/** Takes away what others may do. The bits of `wanted` are octal file modes. */
function mend(path: string, mode: number, wanted: number, shell: Shell): void {
  if ((mode & 0o077) === 0) return
  const refuse = (why: string, hint: string) =>
    new UserError('settings', `others can read or change ${path}, and that cannot be mended: ${why}`, { hints: [hint] })
  // A folder for everybody, such as /tmp, or one that holds more than settings is not closed to others by us.
  if ((mode & 0o1000) !== 0 || path === shell.home || dirname(path) === path) {
    throw refuse('it is there for more than settings', 'set WAYFARE_CONFIG_DIR to a folder of its own')
  }
  try {
    chmodSync(path, wanted)
  } catch (error) {
    throw refuse(messageOf(error), `make it yours alone: chown and chmod ${wanted.toString(8)} ${path}`)
  }
  shell.stderr.write(`note: others could read ${path}; now only you can\n`)
}

const unreadable = (path: string, error: unknown) =>
  new UserError('settings', `${path} cannot be read: ${messageOf(error)}`, {
    hints: [`check who owns it: ls -l ${path}`, 'WAYFARE_CONFIG_DIR names another folder for settings'],
  })

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
