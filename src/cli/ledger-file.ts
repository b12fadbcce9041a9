import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../core/errors.ts'
import type { LedgerFile } from '../sandbox/ledger.ts'
import { signature } from '../sandbox/signature.ts'
import { dataFolder } from './folders.ts'
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
        mkdirSync(folder, { recursive: true, mode: 0o700 })
      } catch (error) {
        throw new UserError(
          'settings',
          `the folder ${folder} for bookings cannot be made: ${error instanceof Error ? error.message : error}`,
          {
            hints: ['WAYFARE_DATA_DIR names another folder for bookings'],
          },
        )
      }
      return path
    },
  }
}
