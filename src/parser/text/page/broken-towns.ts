/** Towns with airports that a narrow column breaks over two rows: `SALT LAKE` above `CITY, UT`. */

import type { Gazetteer } from '../../found.ts'

/** Three spaces set apart. */
const APART = '   '
const MOST_CELLS = 10
/** One or two words of a name, the last of which may be a small one: `Santiago de`. */
const BEGUN = /^\p{Lu}[\p{L}.'’-]{1,14}(?: \p{L}[\p{L}.'’-]{0,14}){0,2}$/u
/** The rest of it, with its state or its country. */
const REST = /^(?<name>\p{Lu}[\p{L}.'’-]{2,14}(?: \p{L}[\p{L}.'’-]{1,14}){0,2})(?:, ?\p{Lu}[\p{L} .]{1,20}| \([A-Z]{3}\))?$/u
const TIME = /\d[:.h]\d\d/
/** Lines from a time in which the towns of a flight are looked for. */
const REACH = 3

/** What two cells say together, where that is what an airport or its town is called, and the upper alone is not what the same is called. */
function joined(begun: string, rest: string, { airportNamed }: Gazetteer): string | undefined {
  const name = BEGUN.test(begun) ? REST.exec(rest)?.groups?.name : undefined
  const airport = name === undefined ? undefined : airportNamed(`${begun} ${name}`)
  return airport !== undefined && airportNamed(begun)?.iata !== airport.iata ? `${begun} ${rest}` : undefined
}

/** The row with the towns whole in it, and what is left of the row below; undefined where none is broken. */
function wholeRow(row: string, below: string, gazetteer: Gazetteer): readonly [string, string] | undefined {
  const [cells, others] = [row.trim().split(/\s{3,}/), below.trim().split(/\s{3,}/)]
  if (cells.length > MOST_CELLS || others.length > cells.length) return undefined
  const left: string[] = []
  let next = 0
  for (const [of, rest] of others.entries()) {
    const ways = others.length === cells.length ? [of] : cells.map((_, at) => at).filter((at) => at >= next)
    const at = ways.find((way) => joined(cells[way] ?? '', rest, gazetteer) !== undefined)
    const whole = at === undefined ? undefined : joined(cells[at] ?? '', rest, gazetteer)
    if (at === undefined || whole === undefined) left.push(rest)
    else {
      cells[at] = whole
      next = at + 1
    }
  }
  return left.length < others.length ? [cells.join(APART), left.join(APART)] : undefined
}

/** The lines where such towns, near the times of flights, stand whole in the upper of two. */
export function withWholeTowns(lines: readonly string[], gazetteer: Gazetteer): string[] {
  const out = [...lines]
  for (const [at, line] of out.entries()) {
    const below = out[at + 1] ?? ''
    if (line === '' || !/\p{Lu}/u.test(below)) continue
    if (!out.slice(Math.max(0, at - REACH), at + REACH + 1).some((near) => TIME.test(near))) continue
    const row = wholeRow(line, below, gazetteer)
    if (row) [out[at], out[at + 1]] = row
  }
  return out
}
