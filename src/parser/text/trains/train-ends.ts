/** The stations of a page. */

import { cellAt, labelOf, saidAt } from '../page/around.ts'
import { upToMost, WIDE } from '../page/marks.ts'
import type { Line, Page } from '../page/page.ts'
import { NUMBER, STREET } from '../places/address-words.ts'
import { ROOM } from '../stays/stay-words.ts'
import { plain } from '../words/plain.ts'
import { findStations, STREETS, type StationMark, stationIn } from './stations.ts'
import { findTrains } from './train-numbers.ts'
import { leadOf, type Role, roleAlone } from './train-roles.ts'
import { routesOf } from './train-routes.ts'

export interface Placed extends StationMark {
  readonly position: number
  /** It stands in an address: it says where something is, and of no journey. */
  readonly isAddressed?: boolean
}

/** `From: Göteborg Nils Ericson Terminalen`: behind a label all of the cell is the station's name. */
function withRest(page: Page, line: Line, mark: StationMark): StationMark {
  const cell = cellAt(line, mark.start)
  if (!cell || !leadOf(line.plain.slice(cell.start, mark.start))) return mark
  const whole = stationIn(line.text.slice(mark.start, cell.end), page.gazetteer)
  return whole?.name.startsWith(mark.name) ? { ...mark, name: whole.name } : mark
}

/** `Terminal Terrestre Arequipa`: what stations are called, and where. */
const KIND_OF_STATION =
  /^(?:terminal|estacion|est\.|rodoviaria|gare|stazione|bahnhof|puerto|port|porto|dworzec|station)(?: [a-z'’]+){0,2} $/
function isOfKnown({ gazetteer }: Page, name: string): boolean {
  const [first] = findStations(name, gazetteer)
  return first !== undefined && (first.start === 0 || KIND_OF_STATION.test(plain(name.slice(0, first.start))))
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

const GETS_ON =
  /^(?:(?:punto|lugar|terminal|point|place|lieu|ponto|luogo|local) (?:de |d'|di |of )?)?(?:embarque|abordaje|subida|ascenso|boarding(?: (?:point|place|stop|station))?|embarquement|montee|imbarco|salita|einstieg|zustieg|einstiegsort|instap(?:plaats|halte)?|pastigning|wsiadanie|nastup|nousu|binis(?: yeri)?|felszallas)$/
const GETS_OFF =
  /^(?:(?:punto|lugar|terminal|point|place|lieu|ponto|luogo|local) (?:de |d'|di |of )?)?(?:desembarque|bajada|descenso|alighting(?: (?:point|place|stop))?|dropping point|debarquement|descente|sbarco|discesa|ausstieg|ausstiegsort|uitstap(?:plaats|halte)?|avstigning|wysiadanie|vystup|poistuminen|inis(?: yeri)?|leszallas)$/
/** `Embarque   Terminal Norte`: where one gets on and off, which of times says when one has to be there. */
export function gettingOn(label: string): Role {
  if (GETS_ON.test(label)) return 'departs'
  return GETS_OFF.test(label) ? 'arrives' : undefined
}

/** `Surat Thani - Donsak Pier`, all of the cell beside a label: the town and its station are one name. */
export function wholeStation(page: Page, value: string): StationMark | undefined {
  const told = stationIn(value, page.gazetteer)
  const rest = told ? value.slice(told.start).trim() : ''
  return told && OF_TOWN.test(rest) && rest.startsWith(told.name) ? { ...told, name: rest, end: told.start + rest.length } : told
}

/** `From: Gdynia Główna   To: Hel`, `Origem` above `Lisboa - Oriente`: what a label says is where a journey begins or ends. */
function labelledEnds(page: Page, line: Line): End[] {
  if (line.times.length > 0 || line.cells.length > MOST_CELLS) return []
  return line.cells.flatMap((cell, at): End[] => {
    if (line.dates.some(({ start }) => start >= cell.start && start < cell.end)) return []
    const small = line.plain.slice(cell.start, cell.end)
    const lead = leadOf(small)
    const start = lead ? cell.start + small.indexOf(':') + 1 : cell.start
    const left = line.cells[at - 1]
    const beside = left && saidAt(line, left)
    const role = lead ?? (beside && (roleAlone(beside) ?? gettingOn(beside))) ?? roleAlone(labelOf(page, line, cell.start))
    const value = line.text.slice(start, cell.end)
    const mark = role && (line.cells.length === 2 && !lead ? wholeStation(page, value) : stationIn(value, page.gazetteer))
    return role && mark
      ? [
          {
            role,
            mark: {
              ...mark,
              // `Darwin Terminal` begins with what is known.
              known: mark.known || ABROAD.test(mark.name) || isOfKnown(page, mark.name),
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
function withoutBound(line: Line, marks: readonly StationMark[]): readonly StationMark[] {
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

/** `28 av. de Gaulle, 93170 Bagnolet`, `164 Palace Road, London`: where in its town a station is. */
const IN_ADDRESS = new RegExp(`, \\d{4,5} $|\\d (?:\\p{Lu}[\\p{L}'’]+ ){1,3}${STREETS}, $`, 'u')
/** `Via Altura 3, Bologna`, `75007 Paris`: a line that has an address in it. */
const POSTED = /(?<!\d)\d{5} \p{Lu}\p{L}/u
const hasAddress = ({ plain: small, text }: Line): boolean =>
  POSTED.test(text) || (text.includes(',') && STREET.test(small) && NUMBER.test(small))

/** Without towns of addresses, where other places are told. */
function withoutAddresses(page: Page, marks: readonly Placed[]): readonly Placed[] {
  const isAddress = ({ position, start }: Placed): boolean =>
    IN_ADDRESS.test(page.lines[Math.floor(position / WIDE)]?.text.slice(Math.max(0, start - 60), start) ?? '')
  const others = marks.filter((mark) => !isAddress(mark))
  return new Set(others.map(({ name }) => name)).size > 1 ? others : marks
}

/** `Habitación   1 x Doble Superior con vistas a la Alhambra`: rooms are called after places. */
const OF_ROOMS = new RegExp(`^\\s*${ROOM}(?:e?s)?(?:\\s{3,}|\\s?:\\s{0,9})\\d{1,2}\\s?x\\s`)

/** `Via: Linz/Donau Hbf*St.Pölten*Wien Hbf`: where a ticket says that one rides along. */
const BY_WHICH_WAY = /^\s*(?:via|uber|wegentext|przez|reitti|pres)\s?:\s/

/** All stations of a page; `ends` are those that labels tell, beside which there are lines that tell a way. */
export function stationsOf(page: Page, ends: readonly (readonly [Placed, Placed])[]): Placed[] {
  const told = [...ends, ...routesOf(page)].flat()
  const known = upToMost(page.lines, (line) => {
    if (OF_ROOMS.test(line.plain) || (line.times.length === 0 && BY_WHICH_WAY.test(line.plain))) return []
    return withoutBound(line, findStations(line.text, page.gazetteer)).map((mark): Placed => {
      const whole = withRest(page, line, mark)
      return { ...whole, position: line.index * WIDE + mark.start, isAddressed: hasAddress(line) }
    })
  })
  const lineOf = ({ position }: Placed): number => Math.floor(position / WIDE)
  // The rest of a name that is broken is no other station.
  const isRest = (mark: Placed, one: Placed): boolean => lineOf(mark) === lineOf(one) + 1 && one.name.endsWith(` ${mark.name}`)
  // `MADRID   GRANADA` above `Estación Sur de Autobuses   Estación de Autobuses`: which station of its town each end is.
  const isBelow = (mark: Placed, [from, to]: readonly [Placed, Placed]): boolean => {
    const line = page.lines[lineOf(mark)]
    return (
      lineOf(from) === lineOf(to) &&
      lineOf(mark) === lineOf(to) + 1 &&
      line?.cells.length === 2 &&
      line.times.length + line.dates.length === 0
    )
  }
  const isTold = (mark: Placed): boolean =>
    ends.some((pair) => isBelow(mark, pair)) ||
    told.some((one) => (mark.position >= one.position && mark.position < one.position + one.name.length) || isRest(mark, one))
  return [...told, ...withoutAddresses(page, known).filter((mark) => !isTold(mark))].sort((a, b) => a.position - b.position)
}
