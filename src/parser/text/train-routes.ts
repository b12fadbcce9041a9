/** Lines that say from where to where a journey goes, and nothing else: `Outward: Harwich – Hook of Holland`. */

import { upToMost, WIDE } from './marks.ts'
import type { Page } from './page.ts'
import { type StationMark, stationIn } from './stations.ts'

export interface Routed extends StationMark {
  readonly position: number
}

/** Between the two ends: signs, or words that may as well stand in a sentence. */
const BETWEEN = /\s(?:(?<sign>[-–—→➔➜>»⟶]|->)|to|nach|naar|till|til|do|vers)\s/
/** `Travelling from Hamburg Hbf` */
const FROM = /^.*(?:^|\s)(?:from|von|van|från|fra)\s(?=\p{Lu})/iu
const LABEL = /^[\p{L} .]{2,30}:\s*/u
const LONGEST = 80

/** Both ends of what is told in each cell that is a way and no more, where at least one of them is known. */
export function routesOf(page: Page): (readonly [Routed, Routed])[] {
  return upToMost(page.lines.slice(1), (line) =>
    line.cells.flatMap(({ start, end }): (readonly [Routed, Routed])[] => {
      const cell = line.text.slice(start, end)
      const between = cell.length > LONGEST || /\d/.test(cell) ? null : BETWEEN.exec(cell)
      if (!between || BETWEEN.test(cell.slice(between.index + between[0].length - 1))) return []
      const before = cell.slice(0, between.index)
      const from = stationOf(page, before.replace(LABEL, '').replace(FROM, ''), start + between.index)
      const to = stationOf(page, cell.slice(between.index + between[0].length), end)
      const isSure = between.groups?.sign || FROM.test(before) ? from?.known || to?.known : from?.known && to?.known
      if (!from || !to || !isSure || from.name === to.name) return []
      const placed = (mark: StationMark): Routed => ({ ...mark, isLabelled: true, position: line.index * WIDE + mark.start })
      return [[placed(from), placed(to)]]
    }),
  )
}

/** A state or a code behind a name. */
const REST = /^(?:,? \(?[A-Z]{2,3}\)?)?$/

/** The station that is all of a text, which ends at a place in its line. `Nice` is a town where another stands beside it, and a word elsewhere. */
function stationOf(page: Page, text: string, end: number): StationMark | undefined {
  const start = end - text.length
  const mark = stationIn(text, page.gazetteer)
  if (mark && mark.start === 0 && REST.test(text.slice(mark.end).trimEnd())) return { ...mark, start, end: start + mark.end }
  const isTown = /^\p{Lu}\p{L}{2,}$/u.test(text) && page.gazetteer.stations(text).length > 0
  return isTown ? { start, end, name: text, known: false } : undefined
}
