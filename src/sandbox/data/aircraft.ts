/** Reads `aircraft.tsv`. */

import type { Aircraft, CabinPlan, Layout, ReadTable } from './atlas.types.ts'
import { lazyLines } from './lines.ts'

const BODIES: readonly Aircraft['body'][] = ['W', 'R', 'T', 'P']
const CABINS: readonly CabinPlan['cabin'][] = ['F', 'J', 'W']

/** `Y 8-30 3-3 138` */
function parseCabin(text: string): CabinPlan {
  const [cabin, rows = '', abreast = '', seats] = text.split(' ')
  const [firstRow, lastRow] = rows.split('-')
  return {
    cabin: CABINS.find((letter) => letter === cabin) ?? 'Y',
    firstRow: Number(firstRow),
    lastRow: Number(lastRow ?? firstRow),
    abreast,
    seats: Number(seats),
  }
}

/** `11-12` is one pair of exits at two rows. */
function parseRows(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [first, last] = part.split('-').map(Number)
    return first === undefined ? [] : last === undefined ? [first] : [first, last]
  })
}

/** `STD=J 1-3 2-2 12,Y 6-20 2-3 75 x12` */
function parseLayout(text: string): Layout {
  const [name = '', plan = ''] = text.split('=')
  const [cabins = '', exits = ''] = plan.split(' x')
  return { name, cabins: cabins.split(',').map(parseCabin), exitRows: parseRows(exits) }
}

function parse(fields: readonly string[]): Aircraft {
  const [iata = '', icao = '', name = '', body, cruise, range, stage, layouts = ''] = fields
  return {
    iata,
    icao,
    name,
    body: BODIES.find((letter) => letter === body) ?? 'N',
    cruise: Number(cruise),
    range: Number(range),
    stage: Number(stage),
    layouts: layouts.split(';').map(parseLayout),
  }
}

export function aircraftTable(read: ReadTable) {
  const lines = lazyLines(read, 'aircraft.tsv')
  const known = new Map<string, Aircraft | undefined>()

  function aircraft(code: string): Aircraft | undefined {
    if (!known.has(code)) {
      const fields = lines.find(code)
      known.set(code, fields && parse(fields))
    }
    return known.get(code)
  }

  return { aircraft }
}
