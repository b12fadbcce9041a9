/** Lines that say from where to where a journey goes, and nothing else: `Outward: Harwich – Hook of Holland`. */

import { neighbour, saidAt } from '../page/around.ts'
import { upToMost, WIDE } from '../page/marks.ts'
import type { Line, Page } from '../page/page.ts'
import { BACK, OUT } from '../page/unfold.ts'
import { allIn } from '../words/all-in.ts'
import { goneBeforeCapital, isBeforeCapital } from '../words/before-capitals.ts'
import { plain } from '../words/plain.ts'
import { SIGN_OF_RIDE } from './ride-words.ts'
import { CUT_NAME, type StationMark, stationIn } from './stations.ts'
import { findTrains } from './train-numbers.ts'

interface Routed extends StationMark {
  readonly position: number
}
export type Route = readonly [Routed, Routed]

interface Between {
  readonly pattern: RegExp
  /** Words may as well stand in a sentence. */
  readonly isSign: boolean
}

/** Signs and words between where a way begins and where it ends: parts of patterns. */
const ARROW = '(?:[→➔➜>»⟶]|->)'
const TOWARDS = 'to|nach|naar|till|til|do|vers|para'
/** Between the two ends; the first of these that is there counts, as names have dashes, too. */
const BETWEEN: readonly Between[] = [
  { pattern: new RegExp(`\\s${ARROW}\\s`, 'g'), isSign: true },
  { pattern: new RegExp(`\\s(?:${TOWARDS})\\s+(?=\\p{Lu})`, 'gu'), isSign: false },
  { pattern: /\s[-–—]\s/g, isSign: true },
  { pattern: /(?<=[\p{L})])[–—](?=\p{Lu})/gu, isSign: true },
]
/** A word that is a cell of its own is a sign; a dash may then be anything. */
const APART: readonly Between[] = [{ pattern: new RegExp(`\\s{3}(?:${ARROW}|${TOWARDS}|a|à)\\s{3,}`, 'g'), isSign: true }]
const ARROW_APART = new RegExp(`\\s{3}${ARROW}\\s{3}`)

const LABEL = /^(?:[\p{L} .]{2,30})?:\s*/u
/** `Strecke Kiel` */
const CALLED =
  /^(?:route|strecke|fahrstrecke|verbindung|crossing|sailing|journey|uberfahrt|überfahrt|ligne|trajet|traversée|itinéraire|trayecto|ruta|línea|tratta|rotta|percorso|traversata|trajeto|percurso|travessia|traject|overtocht|sträcka|rutt|resa|linje|strekning|rute|rejse|reise|overfart|reitti|matka|trasa|relacja|trať|útvonal|viszonylat|güzergah|hat)\s(?=\p{L})/iu
/** `Travelling from Hamburg Hbf` */
const FROM = /^.*(?:^|\s)(?:from|von|från|fra)\s(?=\p{L})/iu
/** `Uw overtocht van Harwich`, `De Lisboa`; within names, as of `Hoek van Holland`, they stand behind a capital. */
const FROM_WITHIN_NAMES = /^(?:(?:.{0,40}\s)?\p{Ll}+\s)?(?:[Vv]an|[Dd][ea])\s(?=\p{Lu})/u
/** A state, a station or a code behind a name: `(Santa Fe Depot)`. */
const REST = /^(?:, [A-Z]{2})?(?: [-–] [\p{L}][\p{L} .']{2,40})?(?: \([A-Z]{3}\)| \(\p{Lu}[\p{L} .'’&-]{3,40}\))?$/u
/** Letters of a way that is told: more are a sentence. */
const LONGEST = 80
/** Rows of more cells are of tables of other things. */
const MOST_CELLS = 8

interface Candidate {
  readonly route: Route
  readonly isSure: boolean
}

/**
 * Both ends of what is told in each cell, or else in a line, that is a way and no more, where at least one of them is known: `Welcome to London` is none,
 * unless the way there was told before.
 */
export function routesOf(page: Page): Route[] {
  const all = upToMost(page.lines.slice(1), (line): Candidate[] => {
    if (line.cells.length > MOST_CELLS) return []
    // Where a sign is a cell of its own, `A - B   →   C`, the dash in a cell is of a name.
    const across = line.cells.length > 1 ? routeIn(page, line, 0, line.text.length, APART) : []
    if (across.length > 0 || ARROW_APART.test(line.text)) return across
    // `From   Bangkok - Krung Thep Aphiwat` is one station of a town.
    const isEnd =
      line.cells.length === 2 && /^(?:from|to|von|nach|de|a|da|van|naar|fra|til|fran|till|od|do)$/.test(saidAt(line, line.cells[0]))
    return isEnd ? [] : line.cells.flatMap(({ start, end }) => routeIn(page, line, start, end, BETWEEN))
  })
  all.push(...page.lines.slice(1, -1).flatMap((line) => routeBelow(page, line) ?? []))
  const isBack = ([from, to]: Route): boolean =>
    all.some(({ isSure, route: [first, second] }) => isSure && first.name === to.name && second.name === from.name)
  return all.flatMap(({ route, isSure }) => (isSure || isBack(route) ? [route] : []))
}

/** `PORTLAND, OR - UNION STATION` above `to EMERYVILLE, CA`: a way on two lines, the second of which begins with the word for where to. */
function routeBelow(page: Page, line: Line): Candidate | undefined {
  const below = page.lines[line.index + 1]
  const word = below?.cells.length === 1 ? GOES_TO.exec(below.text)?.[0] : undefined
  if (!below || word === undefined || line.cells.length !== 1 || /\d/.test(line.text + below.text)) return undefined
  const [from, to] = [stationOf(page, line.text, line.text.length), stationOf(page, below.text.slice(word.length), below.text.length)]
  if (!from?.known || !to?.known || from.name === to.name) return undefined
  const placed = (mark: StationMark, index: number): Routed => ({ ...mark, isLabelled: true, position: index * WIDE + mark.start })
  return { route: [placed(from, line.index), placed(to, below.index)], isSure: true }
}
const GOES_TO = new RegExp(`^\\s*(?:${TOWARDS}) (?=\\p{Lu})`, 'u')

/** `Harwich – Hook of` above `Holland`: what is left of a name that is broken in the first column. */
function continued(page: Page, line: Line, text: string): string {
  const next = CUT_NAME.test(text) ? page.lines[line.index + 1] : undefined
  const rest = next?.text.slice(next.cells[0]?.start, next.cells[0]?.end) ?? ''
  return /^\p{Lu}[\p{L} .'-]{1,24}$/u.test(rest) ? ` ${rest}` : ''
}

/** `Snabbtåg 529: Östersund C - Åre` from where the way begins. */
function withoutTrain(text: string): number {
  const train = /^\p{L}[^:]{0,24}\d\s?[:·,]\s/u.test(text) ? findTrains(text)[0] : undefined
  return train?.start === 0 ? train.end + (/^\s?[:·,]\s+/.exec(text.slice(train.end))?.[0].length ?? 0) : 0
}

/** `2. Paros – Naxos`: one of several. */
const LISTED = /^\(?\d{1,2}[.)] (?=\p{Lu})/u

/** Whether a name with a dash within it is listed, and so not of two towns. */
const isOneStation = ({ gazetteer }: Page, name: string): boolean =>
  /\s[-–—]\s/.test(name) && gazetteer.stations(name)[0]?.isListed === true

function routeIn(page: Page, line: Line, cell: number, end: number, signs: readonly Between[]): Candidate[] {
  const first = cell + (LISTED.exec(line.text.slice(cell, end))?.[0].length ?? 0)
  const start = first + withoutTrain(line.text.slice(first, end))
  const own = line.text.slice(start, end)
  const text = cell === line.cells[0]?.start ? `${own}${continued(page, line, own)}` : own
  // `Madrid - Puerta de Atocha` is one station.
  if (text.length > LONGEST || /\d/.test(text) || isOneStation(page, text.trim())) return []
  const way = signs.map(({ pattern, isSign }) => ({ isSign, found: allIn(text, pattern) })).find(({ found }) => found.length > 0)
  // Of several words between, as in `Viana do Castelo para Porto`, the one with stations that are known on either side.
  const found = way && (!way.isSign || way.found.length === 1) ? way.found : []
  const ways = found.map((between) => ({ between, ends: endsAt(page, text, start, between) }))
  const isKnown = (end: StationMark | undefined): boolean => end !== undefined && page.gazetteer.stations(end.name).length > 0
  const [one, ...more] = ways.length > 1 ? ways.filter(({ ends }) => ends.every(isKnown)) : ways
  if (!way || !one || more.length > 0) return []
  const { between } = one
  const [from, to] = one.ends
  const before = text.slice(0, between.index)
  // `BALTIMORE, MD - PENN STATION` is one.
  const isOne = /, [A-Z]{2}\s*$/.test(before) && !/, [A-Z]{2}(?![A-Z])/.test(text.slice(between.index))
  if (!from || !to || isOne || !(from.known || to.known) || from.name === to.name) return []
  const placed = (mark: StationMark): Routed => ({ ...mark, isLabelled: true, position: line.index * WIDE + mark.start })
  const isSure = way.isSign || from.known || isBeforeCapital(before, FROM) || isUnderWay(page, line)
  return [{ route: [placed(from), placed(to)], isSure }]
}

/** The stations on either side of what stands between them. */
function endsAt(
  page: Page,
  text: string,
  start: number,
  between: RegExpExecArray,
): readonly [StationMark | undefined, StationMark | undefined] {
  const bareFrom = withoutLabel(text.slice(0, between.index))
  // `De Panne` and `Hoek van Holland` are known whole.
  const told = [withoutKind(bareFrom), bareFrom, bareFrom.replace(FROM_WITHIN_NAMES, '')]
  const [ofKind, whole, behind] = told.map((name) => stationOf(page, name, start + between.index))
  const from = [ofKind, whole, behind].find((mark) => mark?.known) ?? whole ?? behind
  return [from, stationOf(page, text.slice(between.index + between[0].length), start + text.length)]
}

/** `RETURN` above `Fishbourne to Portsmouth` */
function isUnderWay(page: Page, line: Line): boolean {
  const said = line.cells.length === 1 ? (neighbour(page, line.index, -1)?.plain.trim() ?? '') : ''
  return [OUT, BACK].some((way) => way.exec(said)?.[0].length === said.replace(/\W*$/, '').length && said !== '')
}

/** `Menomatka Helsinki`, `Outbound: Dover`, `Travelling from Hamburg Hbf` */
function withoutLabel(text: string): string {
  const bare = text.replace(LABEL, '').replace(FROM, goneBeforeCapital).replace(CALLED, goneBeforeCapital)
  const small = plain(bare)
  const way = (OUT.exec(small) ?? BACK.exec(small))?.[0].length ?? 0
  return way > 0 && way < bare.length ? bare.slice(way).trimStart() : bare
}

/** `Ferry Dover` */
function withoutKind(text: string): string {
  const [word = ''] = text.split(' ', 1)
  return SIGN_OF_RIDE.in(plain(word)).size > 0 ? text.slice(word.length).trimStart() : ''
}

/** The station that is all of a text, which ends at a place in its line. `Nice` is a town where another stands beside it, and a word elsewhere. */
function stationOf(page: Page, told: string, end: number): StationMark | undefined {
  const start = end - told.length
  const text = told.trimEnd()
  const mark = stationIn(text, page.gazetteer)
  if (mark && mark.start === 0 && REST.test(text.slice(mark.end).trimEnd())) {
    // `Madrid - Puerta de Atocha`
    const isWhole = /^ [-–] /.test(text.slice(mark.end))
    return { ...mark, start, end: start + (isWhole ? text.length : mark.end), name: isWhole ? text : mark.name }
  }
  const isTown = /^\p{Lu}\p{L}{2,}$/u.test(text) && page.gazetteer.stations(text).length > 0
  return isTown ? { start, end, name: text, known: false } : undefined
}
