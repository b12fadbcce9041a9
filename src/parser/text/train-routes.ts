/** Lines that say from where to where a journey goes, and nothing else: `Outward: Harwich – Hook of Holland`. */

import { upToMost, WIDE } from './marks.ts'
import type { Line, Page } from './page.ts'
import { plain } from './plain.ts'
import { type StationMark, stationIn } from './stations.ts'
import { BACK, OUT } from './unfold.ts'

export interface Routed extends StationMark {
  readonly position: number
}

/** Between the two ends: signs, words that may as well stand in a sentence, and dashes, which names have, too. The first of these that is there counts. */
const BETWEEN: readonly { readonly pattern: RegExp; readonly isSign: boolean }[] = [
  { pattern: /\s(?:[→➔➜>»⟶]|->)\s/g, isSign: true },
  { pattern: /\s(?:to|nach|naar|till|til|do|vers)\s+(?=\p{Lu})/gu, isSign: false },
  { pattern: /\s[-–—]\s/g, isSign: true },
  { pattern: /(?<=[\p{L})])[–—](?=\p{Lu})/gu, isSign: true },
  { pattern: /(?<=\p{L})-(?=\p{Lu})/gu, isSign: false },
]
/** A word that is a cell of its own is a sign; a dash may then be anything. */
const APART: typeof BETWEEN = [{ pattern: /\s{3}(?:[→➔➜>»⟶]|->|to|nach|naar|till|til|do|vers|a|à)\s{3,}/g, isSign: true }]
/** `Travelling from Hamburg Hbf` */
const FROM = /^.*(?:^|\s)(?:from|von|från|fra)\s(?=\p{Lu})/iu
/** `Menomatka Helsinki`, `Outbound: Dover`, `Travelling from Hamburg Hbf` */
function withoutLabel(text: string): string {
  const bare = text.replace(LABEL, '').replace(FROM, '')
  const small = plain(bare)
  const way = (OUT.exec(small) ?? BACK.exec(small))?.[0].length ?? 0
  return way > 0 && way < bare.length ? bare.slice(way).trimStart() : bare
}
const LABEL = /^[\p{L} .]{2,30}:\s*/u
const LONGEST = 80
/** Rows of more cells are of tables of other things. */
const MOST_CELLS = 8

interface Span {
  readonly start: number
  readonly end: number
}

/** Both ends of what is told in each cell, or else in a line, that is a way and no more, where at least one of them is known. */
export function routesOf(page: Page): (readonly [Routed, Routed])[] {
  return upToMost(page.lines.slice(1), (line) => {
    if (line.cells.length > MOST_CELLS) return []
    const inCells = line.cells.flatMap((cell) => routeIn(page, line, cell, BETWEEN))
    const across = line.cells.length > 1 ? routeIn(page, line, { start: 0, end: line.text.length }, APART) : []
    return across.length > 0 ? across : inCells
  })
}

function routeIn(page: Page, line: Line, { start, end }: Span, signs: typeof BETWEEN): (readonly [Routed, Routed])[] {
  const text = line.text.slice(start, end)
  if (text.length > LONGEST || /\d/.test(text)) return []
  const way = signs.map(({ pattern, isSign }) => ({ isSign, found: [...text.matchAll(pattern)] })).find(({ found }) => found.length > 0)
  const [between] = way?.found.length === 1 ? way.found : []
  if (!way || !between) return []
  const before = text.slice(0, between.index)
  const from = stationOf(page, withoutLabel(before), start + between.index)
  const to = stationOf(page, text.slice(between.index + between[0].length), end)
  const isSure = way.isSign || FROM.test(before) ? from?.known || to?.known : from?.known && to?.known
  if (!from || !to || !isSure || from.name === to.name) return []
  const placed = (mark: StationMark): Routed => ({ ...mark, isLabelled: true, position: line.index * WIDE + mark.start })
  return [[placed(from), placed(to)]]
}

/** A state, a station or a code behind a name. */
const REST = /^(?:, [A-Z]{2})?(?: [-–] [\p{L}][\p{L} .']{2,30})?(?: \([A-Z]{3}\))?$/u

/** The station that is all of a text, which ends at a place in its line. `Nice` is a town where another stands beside it, and a word elsewhere. */
function stationOf(page: Page, told: string, end: number): StationMark | undefined {
  const start = end - told.length
  const text = told.trimEnd()
  const mark = stationIn(text, page.gazetteer)
  if (mark && mark.start === 0 && REST.test(text.slice(mark.end).trimEnd())) return { ...mark, start, end: start + mark.end }
  const isTown = /^\p{Lu}\p{L}{2,}$/u.test(text) && page.gazetteer.stations(text).length > 0
  return isTown ? { start, end, name: text, known: false } : undefined
}
