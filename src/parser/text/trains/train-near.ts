/** The station of a time, by each of the ways in which tickets put the two together. */

import type { TimeMark } from '../days/times.ts'
import { cellAt, neighbour, saidAt, sameColumnOrAlone, seemsHeading } from '../page/around.ts'
import type { Cell } from '../page/cells.ts'
import type { Line, Page } from '../page/page.ts'
import { personLabel } from '../people/person-labels.ts'
import { isShortTown } from '../places/short-towns.ts'
import { plain } from '../words/plain.ts'
import { shipByItself } from './ships.ts'
import { findStations, type StationMark, stationIn } from './stations.ts'
import { isToldTwice } from './told-again.ts'
import { stationInCell, stationInRow } from './train-in-rows.ts'
import { stationInSentence } from './train-in-sentences.ts'
import { findTrains, isOfSeats, lonelyTrain } from './train-numbers.ts'
import { hasRole, leadOf, roleAlone } from './train-roles.ts'
import { isInSentence, REACH, type Stop } from './train-stops.ts'

/** The stations that stand to a time in one way and another. */
interface Near {
  readonly beside: StationMark | undefined
  readonly above: StationMark | undefined
  readonly below: StationMark | undefined
}

/** One way in which documents tell the stations of their times. */
export interface StationWay {
  /** What rules call it. */
  readonly name: string
  readonly station: (near: Near) => StationMark | undefined
  /** Where two stations that stand together are looked for; on either side where it says nothing of that. */
  readonly apart?: 'above' | 'below'
}

type Finder = (page: Page, stop: Stop, ways: ReadonlySet<string>) => StationMark | undefined

/** Signs of an address behind the name of a station. */
const LONGEST_ADDRESS = 90

/** A label, a day and a time leave no more letters than this. */
const FEW_LETTERS = 14

/** On the line of the time. What nobody knows is a station only where a label says so, or little else is said. */
const beside: Finder = (page, { time: { line, mark }, role }) => {
  const cell = cellAt(line, mark.start)
  const inCell = stationInCell(page, line, mark) ?? stationInSentence(page, line, mark)
  if (inCell) return inCell
  const found = line.times.length === 1 ? stationBeside(page, line, mark, cell) : stationInRow(page, line, mark, role)
  return found && (found.known || role || (!isInSentence(line, cell) && (found.name.length > 3 || isShortTown(page, found.name))))
    ? found
    : undefined
}

/** `Northern service to Middlesbrough`, `RE 5 Richtung Koblenz`, `via Metz`: where what stops here goes on to, and by which way. */
const GOES_ON_TO =
  /(?:(?<![a-z])(?:service|train|bus|coach|zug|bahn|treno|autobus|tren|comboio|trein|tag|tog|buss|pociag|vlak|vonat|busz|juna|bussi)(?: [a-z]{0,3}\d{1,5})?,? (?:to|for|nach|pour|para|per|naar|till|til|do|mot|mod)|(?<![a-z])(?:towards?|direction|richtung|vers|hacia|con destino|sentido|verso|in direzione|richting|riktning|retning|kierunek|w kierunku|smer|suuntaan|fele|via|uber|przez|pres|kautta|yonu))\s:?\s?$/
const isGoneOnTo = (line: Line, { start }: StationMark): boolean =>
  GOES_ON_TO.test(line.plain.slice(cellAt(line, start)?.start ?? 0, start))

/** `VOITURE 08` */
const isSeated = (told: string): boolean => /^[a-z]+\.? (?:n[°ºo]\.? |nr\.? )?\d{1,3}[a-z]?$/.test(told) && isOfSeats(told)

/** Whether a cell but says that one arrives or leaves, which way that goes on, by what train, or where one sits in it. */
const isOfService = (page: Page, line: Line, cell: Cell | undefined): boolean =>
  cell !== undefined &&
  (roleAlone(saidAt(line, cell)) !== undefined ||
    isSeated(saidAt(line, cell)) ||
    findTrains(line.text.slice(cell.start, cell.end))[0]?.start === 0 ||
    findStations(line.text, page.gazetteer).some((mark) => mark.start > cell.start && mark.start < cell.end && isGoneOnTo(line, mark)))

/** Signs of a day that follows a time. */
const DAY_BEHIND = 20
/** The station on the line of a time: after it, or before it, or in the first column. */
function stationBeside(page: Page, line: Line, mark: TimeMark, cell: Cell | undefined): StationMark | undefined {
  const known = findStations(line.text, page.gazetteer).filter((one) => !/\d/.test(one.name) && !isGoneOnTo(line, one))
  // `03:15 Mo., 17.05. Berlin Zentraler Omnibusbahnhof`
  const day = line.dates.find(({ start, end }) => start >= mark.end && end <= (cell?.end ?? 0) && end - mark.end < DAY_BEHIND)
  const after = stationIn(line.text.slice(day?.end ?? mark.end, cell?.end), page.gazetteer)
  const first = line.cells[0]
  // `Al Boraq 1012   Casa Voyageurs   08h00`: the train, then the station.
  const column = line.cells
    .filter(
      ({ start, end }) => end <= mark.start && !lonelyTrain(line.text.slice(start, end)) && !roleAlone(line.plain.slice(start, end).trim()),
    )
    .slice(0, 1)
    .map(({ start, end }) => stationIn(line.text.slice(start, end), page.gazetteer))[0]
  // `Kraków Główny   09:03 PRZEMYŚLANIN`: what is known in the first column counts more than what nobody knows.
  if (after && !(column?.known && !after.known)) return after
  // `Departs: Boston South Station, MA 3:05 PM`, `Hora de partida: Aveiro, 29.6.2027 11h31`
  const start = cell?.start ?? 0
  const label = leadOf(line.plain.slice(start, mark.start)) ? line.text.slice(start, mark.start).indexOf(':') + 1 : 0
  const between = stationIn(line.text.slice(start + label, mark.start), page.gazetteer)
  if (between && (leadOf(line.plain) || known.some(({ name }) => between.name.startsWith(name)))) return between
  if (column) return column
  const next = line.cells.find(({ start }) => start > mark.end)
  const last = next && townBehindRole(page, line, next)
  const beside = next && (stationIn(line.text.slice(next.start, next.end), page.gazetteer) ?? last)
  if (beside?.known || (beside && last) || (beside && known.some(({ name }) => beside.name.startsWith(name)))) return beside
  // `16:37   Pitlochry`, which is told of elsewhere, too; else whether it may be one is judged by the ride.
  const isAll = line.cells.length === 2 || (line.cells.length === 3 && isOfService(page, line, line.cells[2]))
  if (beside && next && isAll && cell === first) {
    if (isToldTwice(page, line.text.slice(next.start, next.end))) return beside
    if (NAME.test(beside.name)) return { ...beside, isGuessed: true }
  }
  return known.length === 1 ? known[0] : undefined
}

/** `Arrivée   20h30   NICE`: a word elsewhere, and a town where a label says that one arrives or leaves, as `Hirtshals` must be. */
function townBehindRole(page: Page, line: Line, { start, end }: Cell): StationMark | undefined {
  const name = line.text.slice(start, end).trim()
  const isTown = line.cells.length === 3 && /^\p{Lu}\p{L}{3,}$/u.test(name) && roleAlone(saidAt(line, line.cells[0])) !== undefined
  if (!isTown || hasRole(plain(name))) return undefined
  return { start, end, name, known: page.gazetteer.stations(name).length > 0 }
}

/** `07:49   IC 3   09:04` over `Lahti   Kouvola`: the first or the last of each. */
function sameEnd(line: Line, cell: Cell, other: Line): Cell | undefined {
  if (other.cells.length !== 2 || line.cells.length !== 3) return undefined
  return cell === line.cells[0] ? other.cells[0] : cell === line.cells[2] ? other.cells[1] : undefined
}

/** `1E12   09:42   10:31   LNER   Coach D` over `Durham   York   towards London`: two times beside one another, and what begins a row of fewer cells. */
function sameTurn(page: Page, line: Line, cell: Cell, other: Line): Cell | undefined {
  if (line.times.length !== 2 || other.cells.length < 2 || other.cells.length >= line.cells.length) return undefined
  const first = line.cells.indexOf(cellAt(line, line.times[0]?.start ?? 0) ?? cell)
  const isPair = line.cells[first + 1] === cellAt(line, line.times[1]?.start ?? 0)
  const ends = other.cells.slice(0, 2)
  const areKnown = ends.every(({ start, end }) => stationIn(other.text.slice(start, end), page.gazetteer)?.known)
  return isPair && areKnown ? ends[line.cells.indexOf(cell) - first] : undefined
}

/** On a line of its own, in the column of the time: the nearest above, or the nearest below. */
const onLine =
  (step: 1 | -1): Finder =>
  (page, { time: { line, mark }, role }, ways) => {
    const cell = cellAt(line, mark.start)
    if (!cell || lettersBeside(line, cell, mark) > FEW_LETTERS) return undefined
    let next = neighbour(page, line.index, step)
    let isSaid = false
    let isNext = true
    for (let count = 0; next && count < REACH && Math.abs(next.index - line.index) <= REACH + 1; count++) {
      if (next.times.length > 0 || isHeader(page, next) || isOverPeople(next)) return undefined
      // `Arriving   Darwin Terminal` is no place to leave from.
      const said = role && (leadOf(next.plain) ?? roleAlone(saidAt(next, next.cells[0])))
      if (said && said !== role) return undefined
      // `Departure station`, on a line of its own, says what the next one is.
      if (said && next.cells.length === 1 && !/:\s{0,2}\S/.test(next.plain)) {
        isSaid = true
        next = neighbour(page, next.index, step)
        continue
      }
      const there = sameColumnOrAlone(line, cell, next) ?? sameEnd(line, cell, next) ?? sameTurn(page, line, cell, next)
      // `Leaving from   Glasgow, Buchanan Bus Station (Stance 50)`
      const isLed = said !== undefined && next.cells[0] !== there
      // `TRAIN 171   Northeast Regional` is what runs, and no place.
      if (findTrains(next.text)[0]?.start === 0 && next.cells.length === 2) return undefined
      // What stands beside a station on its line says nothing of a time that is alone on its own.
      const cells = there ? [there] : line.cells.length === 1 ? next.cells : []
      const station = cells
        .flatMap(
          ({ start, end }) =>
            stationAlone(page, next?.text.slice(start, end) ?? '', role !== undefined && there !== undefined, ways, isSaid, isLed) ?? [],
        )
        .at(0)
      // What nobody knows stands next to its time, or to the day above that.
      if (station && (isNext || !station.isGuessed)) return station
      isNext &&= isDayAlone(next)
      next = neighbour(page, next.index, step)
    }
    return undefined
  }

/** Whether a line tells a day and nothing else. */
const isDayAlone = ({ cells, dates: [day, ...more], plain: said }: Line): boolean =>
  cells.length === 1 && day !== undefined && more.length === 0 && said.trim() === said.slice(day.start, day.end).trim()

/** `PASSENGERS`, alone on its line: below it nothing stops, and above it nobody sits. */
const isOverPeople = (line: Line): boolean => line.cells.length === 1 && personLabel(saidAt(line, line.cells[0]))?.isAll === true

/** A line of labels above a line of values. */
function isHeader(page: Page, line: Line): boolean {
  const below = neighbour(page, line.index, 1)
  const isLike = seemsHeading(line) && below?.cells.length === line.cells.length && /\d/.test(below.plain)
  return isLike && findStations(line.text, page.gazetteer).length === 0
}

/** Letters of the cell of a time that are of no day. */
function lettersBeside(line: Line, cell: Cell, mark: TimeMark): number {
  const without = [...line.dates, mark]
    .filter(({ start, end }) => start >= cell.start && end <= cell.end)
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end }) => `${text.slice(0, start - cell.start)}${text.slice(end - cell.start)}`,
      line.plain.slice(cell.start, cell.end),
    )
  return without.replace(/[^a-z]/g, '').length
}

/** One to four words, as towns are called. */
const NAME =
  /^\p{Lu}[\p{L}.'’-]{2,20}(?: [\p{Lu}(][\p{L}.'’)-]{0,20}){0,3}(?: (?:stasjon|station|bussterminal|busstasjon|busstation|bussstation|rutebilstation|resecentrum|asema|linja-autoasema|rautatieasema|dworzec|nádraží|pályaudvar|autóbusz-állomás|kaj|kai|brygge|havn|hamn|terminal|satama))?(?: Terminal \d)?$/u

/** `Turin - Autostazione Corso Bolzano`: a town and a station that says that it is one; `Lyon - Paris Gare de Lyon` is a way. */
const stationOfTown = (text: string, town: string): string | undefined =>
  text.startsWith(`${town} - `) && text.length < LONGEST_ADDRESS && BEGINS_STATION.test(plain(text.slice(town.length + 3)))
    ? text
    : undefined
const BEGINS_STATION =
  /^(?:gare|autostazione|stazione|terminal|estacion|estacio|estacao|rodoviaria|bahnhof|busbahnhof|hauptbahnhof|zob|zentraler|dworzec|autogara|autokolodvor|autobusni|central|bus station|coach station|busstation|bussterminal|bussstation)(?![a-z])[^\d]*$/

/** A state or a province, and where in the town. */
const IN_STATE = /^, [A-Z]{2} [–—-] \p{Lu}[\p{L} '’.&-]{2,60}$/u

/** A station that is all that is said. What nobody knows is one only where a label says what it must be, or where a way begins or ends there. */
function stationAlone(
  page: Page,
  text: string,
  isLabelled: boolean,
  ways: ReadonlySet<string>,
  isSaid: boolean,
  isLed: boolean,
): StationMark | undefined {
  // `M/S Visby` is called after a town and is none.
  const mark = shipByItself(text.trim()) ? undefined : stationIn(text, page.gazetteer)
  const whole = mark?.known ? stationOfTown(text.trim(), mark.name) : undefined
  if (mark && whole) return { ...mark, name: whole, end: mark.start + whole.length }
  // `Split Bus Station, Obala kneza Domagoja 12, Split`: where it is may be told behind it.
  // `New York, NY - Moynihan Train Hall`, below the words for leaving and the hour.
  const mayGoOn = isSaid || ((isLed || (isLabelled && mark?.known === true)) && mark !== undefined && text[mark.end] === ',')
  // `New York, NY – Port Authority Bus Terminal`
  if (mark?.known && IN_STATE.test(text.slice(mark.end))) return mark
  // `Monaco di Baviera (stazione centrale degli autobus)`
  const isAside = mark !== undefined && /^ \([^)]*\)$/.test(text.slice(mark.end))
  if (!mark || text.length - mark.end > (mayGoOn || isAside ? LONGEST_ADDRESS : 24)) return undefined
  if (mark.known || findStations(mark.name, page.gazetteer)[0]?.start === 0 || ways.has(text.trim())) return mark
  if (isLabelled) return /[a-z]{2}.*\s\p{Ll}+\s\p{Ll}/u.test(text) ? undefined : mark
  // `Myrdal`, alone beside its time: whether it may be one is judged by the ride.
  return NAME.test(text.trim()) ? { ...mark, isGuessed: true } : undefined
}

const above = onLine(-1)
const below = onLine(1)

/** What is near a time, looked for once for all ways. `ways` are the ends of journeys that are told apart from their times. */
export const nearOf = (page: Page, stop: Stop, ways: ReadonlySet<string>): Near =>
  stop.told
    ? { beside: stop.told, above: undefined, below: undefined }
    : { beside: beside(page, stop, ways), above: above(page, stop, ways), below: below(page, stop, ways) }

/** Of ways that explain as much, the first is believed. */
export const STATION_WAYS: readonly StationWay[] = [
  { name: 'stations beside them', station: ({ beside }) => beside },
  { name: 'stations beside or above them', station: ({ beside, above }) => beside ?? above },
  { name: 'stations beside or below them', station: ({ beside, below }) => beside ?? below },
  { name: 'stations above them', station: ({ above }) => above },
  { name: 'stations below them', station: ({ below }) => below },
  { name: 'two stations above them', station: () => undefined, apart: 'above' },
  { name: 'two stations below them', station: () => undefined, apart: 'below' },
  { name: 'two stations together', station: () => undefined },
]
