/** The stations of a page. */

import { cellAt, labelOf, saidAt } from './around.ts'
import { upToMost, WIDE } from './marks.ts'
import type { Line, Page } from './page.ts'
import { findStations, type StationMark, stationIn } from './stations.ts'
import { findTrains } from './train-numbers.ts'
import { leadOf, type Role, roleAlone } from './train-roles.ts'
import { routesOf } from './train-routes.ts'

export interface Placed extends StationMark {
  readonly position: number
}

/** `From: Göteborg Nils Ericson Terminalen`: behind a label all of the cell is the station's name. */
function withRest(page: Page, line: Line, mark: StationMark): StationMark {
  const cell = cellAt(line, mark.start)
  if (!cell || !leadOf(line.plain.slice(cell.start, mark.start))) return mark
  const whole = stationIn(line.text.slice(mark.start, cell.end), page.gazetteer)
  return whole?.name.startsWith(mark.name) ? { ...mark, name: whole.name } : mark
}

interface End {
  readonly role: Exclude<Role, undefined>
  readonly mark: Placed
}

/** Cells of a row that tells from where to where. */
const MOST_CELLS = 16

/** A town and its station: `Krabi - Krabi Town Bus Terminal`. */
const OF_TOWN = /^\p{Lu}[\p{L} .'’]{1,24} - \p{Lu}[\p{L} .'’()]{2,44}$/u
/** The lists tell names in Latin letters only. */
const ABROAD = /^[^\p{Script=Latin}]+$/u

/** `From: Gdynia Główna   To: Hel`, `Origem` above `Lisboa - Oriente`: what a label says is where a journey begins or ends. */
function labelledEnds(page: Page, line: Line): End[] {
  if (line.times.length > 0 || line.dates.length > 0 || line.cells.length > MOST_CELLS) return []
  return line.cells.flatMap((cell, at): End[] => {
    const small = line.plain.slice(cell.start, cell.end)
    const lead = leadOf(small)
    const start = lead ? cell.start + small.indexOf(':') + 1 : cell.start
    const left = line.cells[at - 1]
    const role = lead ?? (left && roleAlone(saidAt(line, left))) ?? roleAlone(labelOf(page, line, cell.start))
    const told = role && stationIn(line.text.slice(start, cell.end), page.gazetteer)
    // `From   Surat Thani - Donsak Pier`: all of the cell is the station's name.
    const rest = told && line.cells.length === 2 && !lead ? line.text.slice(start + told.start, cell.end).trim() : ''
    const mark = told && OF_TOWN.test(rest) && rest.startsWith(told.name) ? { ...told, name: rest, end: told.start + rest.length } : told
    return role && mark
      ? [
          {
            role,
            mark: {
              ...mark,
              // `Darwin Terminal` begins with what is known.
              known: mark.known || ABROAD.test(mark.name) || findStations(mark.name, page.gazetteer)[0]?.start === 0,
              start: start + mark.start,
              end: start + mark.end,
              isLabelled: true,
              position: line.index * WIDE + start + mark.start,
            },
          },
        ]
      : []
  })
}

/** Lines from where a journey begins to where it ends: labels, days and times may stand between, each on its own. */
const APART = 12

/** Both ends of journeys that labels tell, where at least one is a place that is known, or one to or from which another goes that has one. */
export function endsOf(page: Page): (readonly [Placed, Placed])[] {
  const ends = upToMost(page.lines, (line) => labelledEnds(page, line))
  const pairs = ends.flatMap((one, at): (readonly [Placed, Placed])[] => {
    const two = ends[at + 1]
    const isPair = two && one.role === 'departs' && two.role === 'arrives' && two.mark.position - one.mark.position < APART * WIDE
    return isPair && one.mark.name !== two.mark.name ? [[one.mark, two.mark]] : []
  })
  const known = pairs.filter((pair) => pair.some((mark) => mark.known))
  const reached = new Set(known.flat().map(({ name }) => name))
  return pairs.filter((pair) => pair.some((mark) => mark.known || reached.has(mark.name)))
}

/** `Tog 472 Trondheim`: the one town behind a train, where nothing else is told, is where the train goes on to. */
function withoutBound(line: Line, marks: StationMark[]): StationMark[] {
  const [mark] = marks.length === 1 && line.times.length === 0 && line.cells.length === 1 ? marks : []
  const train = mark && findTrains(line.text)[0]
  const isBound =
    train !== undefined &&
    mark !== undefined &&
    mark.end >= line.text.trimEnd().length &&
    /^ (?:(?:til|mot|mod|to|towards|nach|richtung|vers|direction|a|para|per|naar|richting|do|kierunek|smer|suunta) )?$/i.test(
      line.text.slice(train.end, mark.start),
    )
  return isBound ? [] : marks
}

/** All stations of a page; `ends` are those that labels tell, beside which there are lines that tell a way. */
export function stationsOf(page: Page, ends: readonly (readonly [Placed, Placed])[]): Placed[] {
  const told = [...ends, ...routesOf(page)].flat()
  const known = upToMost(page.lines, (line) =>
    withoutBound(line, findStations(line.text, page.gazetteer)).map((mark): Placed => {
      const whole = withRest(page, line, mark)
      return { ...whole, position: line.index * WIDE + mark.start }
    }),
  )
  const lineOf = ({ position }: Placed): number => Math.floor(position / WIDE)
  // The rest of a name that is broken is no other station.
  const isRest = (mark: Placed, one: Placed): boolean => lineOf(mark) === lineOf(one) + 1 && one.name.endsWith(` ${mark.name}`)
  const isTold = (mark: Placed): boolean =>
    told.some((one) => (mark.position >= one.position && mark.position < one.position + one.name.length) || isRest(mark, one))
  return [...told, ...known.filter((mark) => !isTold(mark))].sort((a, b) => a.position - b.position)
}
