/** Reads `airlines.tsv`. */

import type { Airline, AirlineKind, Alliance, Atlas, ReadTable } from './atlas.types.ts'
import { lazyLines } from './lines.ts'

const ALLIANCES: readonly Alliance[] = ['O', 'S', 'T']
const KINDS: readonly AirlineKind[] = ['L', 'R', 'H']

function parse(fields: readonly string[]): Airline {
  const [iata = '', icao = '', name = '', country = '', alliance, kind, hubs = '', until, successor, takesOver] = fields
  return {
    iata,
    icao,
    name,
    country,
    alliance: ALLIANCES.find((letter) => letter === alliance) ?? '-',
    kind: KINDS.find((letter) => letter === kind) ?? 'F',
    hubs: new Map(hubs === '' ? [] : hubs.split(' ').map((hub) => [hub.slice(0, 3), Number(hub.slice(3))])),
    takesOver: takesOver?.split(' ') ?? [],
    ...(until && successor ? { until: { date: until, successor } } : {}),
  }
}

interface Airlines extends Pick<Atlas, 'airline' | 'airlines'> {
  /** What they are called, in the order of `airlines`: the rest of their lines is not taken apart. */
  airlineNames(): readonly string[]
}

export function airlineTable(read: ReadTable): Airlines {
  const lines = lazyLines(read, 'airlines.tsv')
  const known = new Map<string, Airline | undefined>()
  let whole: readonly Airline[] | undefined

  function airline(code: string): Airline | undefined {
    if (!known.has(code)) {
      const fields = lines.find(code)
      known.set(code, fields && parse(fields))
    }
    return known.get(code)
  }

  /** The one whose line it is: the same object each time, and it is not looked for. */
  function airlineOf(fields: readonly string[]): Airline {
    const [code = ''] = fields
    const one = known.get(code) ?? parse(fields)
    known.set(code, one)
    return one
  }

  function airlines(): readonly Airline[] {
    whole ??= lines.all().map(airlineOf)
    return whole
  }

  return { airline, airlines, airlineNames: () => lines.column(2) }
}
