import { closeSync, existsSync, fchmodSync, fstatSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../core/errors.ts'
import type { LedgerFile } from '../sandbox/ledger.ts'
import { signature } from '../sandbox/signature.ts'
import { dataFolder, makeFolder } from './folders.ts'
import { checkProfileName } from './settings.ts'
import type { Shell } from './shell.ts'

/** Where the bookings of a profile's sandbox are kept, one file for every world: a seat of one is no seat of another. */
export function ledgerFile(shell: Shell, profile: string, seed: string | undefined): LedgerFile {
  checkProfileName(profile)
  const folder = join(dataFolder(shell), 'sandbox', profile)
  const path = join(folder, seed === undefined ? 'bookings.db' : `bookings-${signature(seed)}.db`)
  return {
    isThere: () => existsSync(path),
    path() {
      try {
        makeFolder(folder)
        if (shell.platform !== 'win32') keepPrivate(path)
      } catch (error) {
        throw new UserError('settings', `the bookings in ${path} cannot be opened: ${error instanceof Error ? error.message : error}`, {
          hints: ['WAYFARE_DATA_DIR names another folder for bookings'],
        })
      }
      return path
    },
  }
}

/** Names and passports are in it. The database would make it for all to read, and the files beside it as it finds it. */
function keepPrivate(path: string): void {
  const file = openSync(path, 'a', 0o600)
  try {
    if ((fstatSync(file).mode & 0o077) !== 0) fchmodSync(file, 0o600)
  } finally {
    closeSync(file)
  }
}
