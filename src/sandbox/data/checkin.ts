/** Reads `checkin.tsv`: where passengers of an airline check in on the web. */

import type { Atlas, ReadTable } from './atlas.types.ts'
import { lazyLines } from './lines.ts'

export function checkinTable(read: ReadTable): Pick<Atlas, 'checkin'> {
  const lines = lazyLines(read, 'checkin.tsv')
  return {
    checkin(airline) {
      const [, web, mobile] = lines.find(airline) ?? []
      return web ? { web, ...(mobile && { mobile }) } : undefined
    },
  }
}
