import { chmodSync, closeSync, fstatSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs'
import { dirname, posix, resolve, win32 } from 'node:path'
import { codeOf } from '../api/trouble.ts'
import { UserError } from '../core/errors.ts'
import type { Shell } from './shell.ts'

/** Folders and files that only their owner may read, since secrets and tokens are in them. */

type Place = Pick<Shell, 'env' | 'home' | 'platform'>

/** Where settings live: `WAYFARE_CONFIG_DIR`, else where the platform keeps them. */
export function configFolder({ env, home, platform }: Place): string {
  if (env.WAYFARE_CONFIG_DIR) return resolve(env.WAYFARE_CONFIG_DIR)
  if (platform === 'win32') return win32.join(env.APPDATA || win32.join(home, 'AppData', 'Roaming'), 'wayfare', 'Config')
  if (platform === 'darwin') return posix.join(home, 'Library', 'Preferences', 'wayfare')
  return posix.join(xdg(env.XDG_CONFIG_HOME) ?? posix.join(home, '.config'), 'wayfare')
}

/** Where what was done is remembered, such as the last results: `WAYFARE_STATE_DIR`, else where the platform keeps such things. */
export const stateFolder = (shell: Place): string => localFolder(shell, 'WAYFARE_STATE_DIR', 'XDG_STATE_HOME', '.local/state')

/** Where what belongs to the user is kept, such as bookings: `WAYFARE_DATA_DIR`, else where the platform keeps such things. */
export const dataFolder = (shell: Place): string => localFolder(shell, 'WAYFARE_DATA_DIR', 'XDG_DATA_HOME', '.local/share')

/** Windows and macOS have one place for both. */
function localFolder({ env, home, platform }: Place, named: string, xdgName: string, usual: string): string {
  const own = env[named]
  if (own) return resolve(own)
  if (platform === 'win32') return win32.join(env.LOCALAPPDATA || win32.join(home, 'AppData', 'Local'), 'wayfare', 'Data')
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', 'wayfare')
  return posix.join(xdg(env[xdgName]) ?? posix.join(home, usual), 'wayfare')
}

/** A relative path is to be ignored (XDG Base Directory Specification). */
const xdg = (path: string | undefined): string | undefined => (path?.startsWith('/') ? path : undefined)

/** Takes a line for people. Whoever is at the terminal decides whether it is shown: programs that read JSON get no notes. */
export type Note = (text: string) => void

/**
 * The text of a private file, or undefined where there is none. Where others could read it, that is mended and told; what cannot be
 * mended is refused.
 */
export function readPrivate(path: string, shell: Shell, note: Note): string | undefined {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch (error) {
    // `HOME=/dev/null` has no files either.
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined
    throw unreadable(path, error)
  }
  try {
    const { mode } = fstatSync(file)
    const text = readFileSync(file, 'utf8')
    if (shell.platform !== 'win32') {
      protectFolder(dirname(path), shell, note)
      close(path, mode, 0o600, note)
    }
    return text
  } catch (error) {
    throw error instanceof UserError ? error : unreadable(path, error)
  } finally {
    closeSync(file)
  }
}

/**
 * Makes a folder for its owner alone, and those it lies in. One by one: what Node 20 does for all of them at once never ends where one of
 * them cannot be made, such as under /proc.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  const parent = dirname(folder)
  if (parent !== folder) makeFolder(parent)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another program may have made it just now.
    if (!isFolder(folder)) throw error
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

/** Makes the folder if need be, and makes sure that nobody but its owner can change what is in it. */
export function preparePrivateFolder(folder: string, shell: Shell, note: Note): void {
  try {
    makeFolder(folder)
    if (shell.platform !== 'win32') protectFolder(folder, shell, note)
  } catch (error) {
    if (error instanceof UserError) throw error
    throw new UserError('settings', `the folder ${folder} cannot be made: ${messageOf(error)}`, {
      hints: ['WAYFARE_CONFIG_DIR names another folder for settings'],
    })
  }
}

/**
 * A folder with our name, where the platform keeps settings, is closed to others. One that somebody named may hold more than
 * settings: it stays as it is, and the files in it are private by themselves, unless others could put their own in their place.
 */
function protectFolder(folder: string, shell: Shell, note: Note): void {
  const { mode } = statSync(folder)
  if (!shell.env.WAYFARE_CONFIG_DIR) close(folder, mode, 0o700, note)
  else if ((mode & 0o022) !== 0) {
    throw new UserError('settings', `others can change what is in ${folder}`, {
      hints: ['set WAYFARE_CONFIG_DIR to a folder of its own', `or take their right to write away: chmod go-w '${folder}'`],
    })
  }
}

/** Takes away what others may do. The bits of `wanted` are octal file modes. */
function close(path: string, mode: number, wanted: number, note: Note): void {
  if ((mode & 0o077) === 0) return
  try {
    chmodSync(path, wanted)
  } catch (error) {
    throw new UserError('settings', `others can read or change ${path}, and that cannot be mended: ${messageOf(error)}`, {
      hints: [`make it yours alone: chown and chmod ${wanted.toString(8)} '${path}'`],
    })
  }
  note(`note: others could read ${path}; now only you can`)
}

const unreadable = (path: string, error: unknown) =>
  new UserError('settings', `${path} cannot be read: ${messageOf(error)}`, {
    hints: [`check who owns it: ls -l '${path}'`, 'WAYFARE_CONFIG_DIR names another folder for settings'],
  })

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
