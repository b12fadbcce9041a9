/** Reads `fares.tsv`: fare families and loyalty programmes. */

import type { Airline, FareFamily, ReadTable } from './atlas.types.ts'
import { lazyLines } from './lines.ts'

const CABINS: readonly FareFamily['cabin'][] = ['F', 'J', 'W']
const SEATS: readonly FareFamily['seat'][] = ['std', 'free']
const RULES: readonly FareFamily['changes'][] = ['fee', 'free']

/** `Y|Light|0|paid|fee|no|0|0` */
function parseFamily(text: string): FareFamily {
  const [cabin, name = '', bags = '', seat, changes, refund, short, long] = text.split('|')
  return {
    cabin: CABINS.find((letter) => letter === cabin) ?? 'Y',
    name,
    bags: bags.endsWith('kg') ? { weight: Number(bags.slice(0, -2)) } : { pieces: Number(bags) },
    seat: SEATS.find((word) => word === seat) ?? 'paid',
    changes: RULES.find((word) => word === changes) ?? 'no',
    refund: RULES.find((word) => word === refund) ?? 'no',
    step: { short: Number(short), long: Number(long) },
  }
}

export interface Fares {
  readonly programme: string
  readonly families: readonly FareFamily[]
}

export function fareTable(read: ReadTable, airline: (code: string) => Airline | undefined) {
  const lines = lazyLines(read, 'fares.tsv')
  const known = new Map<string, Fares>()

  function fares(code: string): Fares {
    const before = known.get(code)
    if (before) return before
    const [, ownProgramme, ownFamilies] = lines.find(code) ?? []
    const [, kindProgramme = '', kindFamilies = ''] = ownFamilies ? [] : (lines.find(`DEFAULT-${airline(code)?.kind ?? 'F'}`) ?? [])
    const found = {
      programme: ownProgramme ?? kindProgramme,
      families: (ownFamilies || kindFamilies).split(';').map(parseFamily),
    }
    known.set(code, found)
    return found
  }

  return { fares }
}
