/** Airports named in a line, by code and by the names of airports and cities. */

import type { Gazetteer } from '../../found.ts'
import { codeBeside, findCodes } from './place-codes.ts'
import { type PlaceMark, sameCity } from './place-marks.ts'
import { findNames } from './place-names.ts'

const RANK: Readonly<Record<PlaceMark['kind'], number>> = { code: 2, airport: 1, city: 0 }

/** Joins what tells of one place: `Tegel (TXL), Berlin`, `Heathrow (London)`. The better told one stays, and spans them all. */
function joined(original: string, marks: readonly PlaceMark[]): PlaceMark[] {
  const out: PlaceMark[] = []
  for (const mark of marks) {
    const last = out.at(-1)
    const between = last ? original.slice(last.end, mark.start) : ''
    const apart = /\s{3}|[→➔➜▶►>✈⇒]|\d{2}[:.h]\d{2}/.test(between) || between.length > 40
    const near = last && sameCity(last.airport, mark.airport)
    if (
      last &&
      near &&
      (!apart || (last.airport.iata === mark.airport.iata && !/\d{2}[:.h]\d{2}.{12}/.test(between))) &&
      !(last.kind === 'code' && mark.kind === 'code' && last.airport.iata !== mark.airport.iata)
    ) {
      // Of two names the one that is not that of the city's largest airport says more: `Tokyo Narita`.
      const isFiner = mark.kind !== 'code' && last.kind !== 'code' && mark.airport.passengers < last.airport.passengers
      const better = RANK[mark.kind] > RANK[last.kind] || isFiner ? mark : last
      out[out.length - 1] = { ...better, start: last.start, end: mark.end }
    } else out.push(mark)
  }
  return out
}

interface Span {
  readonly start: number
  readonly end: number
}

/** The airports a line tells of, in order; not where other things were found already. */
export function findPlaces(
  original: string,
  gazetteer: Gazetteer,
  taken: readonly Span[] = [],
  known: ReadonlySet<string> = new Set(),
): PlaceMark[] {
  const free = (mark: Span, others: readonly Span[]): boolean => !others.some((other) => mark.start < other.end && other.start < mark.end)
  const named = findNames(original, gazetteer)
  // `SAN FRANCISCO` begins with a code, and tells none.
  const isBegun = ({ start, end, airport }: PlaceMark): boolean =>
    named.some(
      (name) => name.start === start && / /.test(original.slice(start, name.end)) && name.end > end && !sameCity(name.airport, airport),
    )
  const byCode = findCodes(original, gazetteer, known).filter((mark) => free(mark, taken) && !isBegun(mark))
  const byName = named
    .filter((mark) => free(mark, byCode) && free(mark, taken))
    .map((mark): PlaceMark => {
      const old = codeBeside(original, mark)
      return old === undefined || gazetteer.airport(old) ? mark : { ...mark, kind: 'code', code: old }
    })
  return joined(
    original,
    [...byCode, ...byName].sort((a, b) => a.start - b.start),
  )
}
