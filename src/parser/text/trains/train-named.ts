/** The numbers of trains on a page, the names of ships, and the rides that each belongs to. */

import { cellText, columnNamed, headingOver, labelOf, neighbour, saidAt, sameColumn } from '../page/around.ts'
import type { Cell } from '../page/cells.ts'
import { WIDE } from '../page/marks.ts'
import type { Line, Page } from '../page/page.ts'
import { vocabulary } from '../words/vocabulary.ts'
import { hoursFirst } from './hours-first.ts'
import { isShipLabel, shipBehindLabel, shipByItself } from './ships.ts'
import { findStations } from './stations.ts'
import type { Leg } from './train-leg.ts'
import { findTrains, isOfSeats, labelledTrain, lonelyTrain, type TrainMark, trainBehindLabel } from './train-numbers.ts'
import { firstRole, isHeadingOfRides, roleAlone } from './train-roles.ts'
import { stackedTrain } from './train-stacked.ts'
import { wholeRides } from './whole-rides.ts'

/** Signs of a line that names a ship. */
const LONGEST_SHIP = 60

/** Lines, many of them empty, from the name of a train to a time of its: of one that must look like one, and of any. */
const NEAR = 4
const FAR = 10

export interface Numbered extends TrainMark {
  readonly position: number
}

/** Whether a cell has the number of a flight, in a row that has no times or tells airports by their codes. */
const isFlown = ({ flights, places, times }: Line, cell: Cell): boolean =>
  flights.some(({ start, end }) => start < cell.end && cell.start < end) &&
  (times.length === 0 || places().some(({ kind }) => kind === 'code'))

/** `Fartyg:   Stena Germanica`, in one cell or two. What is a place is where it goes. */
function shipOn(page: Page, line: Line): TrainMark | undefined {
  const [label, value, ...more] = line.cells
  // Behind it may stand of what kind it is.
  if (!label || more.length > 1 || line.times.length + line.dates.length > 0 || line.text.length > LONGEST_SHIP) return undefined
  // `Schiff M/S Color Magic`
  const colon = line.text.indexOf(':')
  const mark = colon < 0 ? line.text.indexOf(' ', label.start) : colon
  if (!value && mark < 0) return undefined
  // `Skib   Billettype   Køretøj` is the heading of a table.
  if (more.length > 0 && shipByItself(cellText(page.lines[line.index + 1] ?? line, 0))) return undefined
  const start = value?.start ?? mark + 1 + (/^\s*/.exec(line.text.slice(mark + 1))?.[0].length ?? 0)
  const name = line.text.slice(start, (value ?? label).end).trim()
  const ship = shipBehindLabel(name, line.plain.slice(label.start, value ? label.end : mark))
  return ship && findStations(name, page.gazetteer)[0]?.name !== name ? { ...ship, start: 0, end: line.text.length } : undefined
}

/** `Sträcka   Nynäshamn – Visby   Fartyg   M/S Visby`, `Buque:   King Seaways   Camarote:   8214`: a ship that says that it is one, or stands behind a colon, behind its label in a form. */
const isBesideLabel = (line: Line, cell: Cell): boolean => {
  const said = saidAt(line, line.cells[line.cells.indexOf(cell) - 1])
  const name = line.text.slice(cell.start, cell.end)
  return isShipLabel(said) && (shipByItself(name) !== undefined || (said.endsWith(':') && shipBehindLabel(name, said) !== undefined))
}

/** Lines of a form. */
const FORM = 8
/** Whether a label above has its ship beside it: then none stands below it. */
const isForm = (page: Page, { index }: Line): boolean =>
  page.lines.slice(Math.max(1, index - FORM), index).some((line) => line.cells.some((cell) => isBesideLabel(line, cell)))

/** In a column of ships, in the row of a ride or called one: `M/F Copenhagen` below `Skib`. */
function shipInColumn(page: Page, line: Line): Cell | undefined {
  if (line.cells.length < 3) return undefined
  const cell = line.cells[columnNamed(page, line, isShipLabel)]
  if (!cell) return undefined
  const isNamed = (one: Cell): boolean => shipByItself(line.text.slice(one.start, one.end)) !== undefined
  // `Saturday 25 July 2026   Dover to Calais   Côte d'Opale` has its times further below.
  const isRide = line.times.length > 0 || (line.dates.length > 0 && findStations(line.text, page.gazetteer).length > 1)
  if (!isRide && !line.cells.some(isNamed)) return undefined
  if (isForm(page, line)) return undefined
  const name = line.text.slice(cell.start, cell.end)
  return ((isRide && cell !== line.cells[0]) || isNamed(cell)) && shipBehindLabel(name, 'ship') ? cell : undefined
}

/** `1000` below `Frecciarossa` is its model. */
const FIGURES = /^(?!1000$)\d{3,5}$/
/** Of a kind of train, and no number. */
const MODEL = / 1000$/

/** Whether a number is of what is named beside it: `Sitzplatz   115`. */
function hasOwnLabel(line: Line, at: number): boolean {
  const beside = line.cells[at - 1]
  return beside !== undefined && ((at === 1 && /^\p{L}[^\d]*$/u.test(cellText(line, 0))) || isOfSeats(cellText(line, at - 1)))
}

/** The cell above in its column; above a row that ends sooner, one with a kind of train. */
const kindOver = (line: Line, at: number, above: Line): Cell | undefined =>
  sameColumn(line, at, above) ??
  (line.cells.length < above.cells.length && MODEL.test(cellText(above, at).trim()) ? above.cells[at] : undefined)

/** `FRECCIAROSSA` or `Frecciarossa 1000` above `9515`, in one column: a number under the kind of train it is of. */
function underKind(line: Line, cell: Cell, above: Line | undefined): TrainMark | undefined {
  const number = line.text.slice(cell.start, cell.end).trim()
  if (!above || above.index !== line.index - 1 || line.cells.length < 2 || !FIGURES.test(number)) return undefined
  const at = line.cells.indexOf(cell)
  const over = hasOwnLabel(line, at) ? undefined : kindOver(line, at, above)
  const kind = over ? above.text.slice(over.start, over.end).trim().replace(MODEL, '') : ''
  if (kind === '' || /\d/.test(kind)) return undefined
  const whole = `${kind} ${number}`
  const [train] = findTrains(whole)
  // What trains are called in general is a label, and read as one.
  return train?.start === 0 && train.end === whole.length && train.name === whole
    ? { start: 0, end: cell.end - cell.start, name: whole }
    : undefined
}

/** Whether it is `Frecciarossa 1000` above the number of the train. */
const isModel = ({ lines }: Page, line: Line, { start, name }: TrainMark): boolean => {
  const below = MODEL.test(name) ? lines[line.index + 1] : undefined
  const at = line.cells.findIndex((cell) => cell.start <= start && start < cell.end)
  const cell = below?.cells[at]
  return below !== undefined && cell !== undefined && underKind(below, cell, line) !== undefined
}

const FIGURES_OR_WORD = /^(?:\p{Lu}\p{Ll}{2,9} )?\d{3,5}$/u
/** `Frecciarossa`, `Lecce   Bologna C.le`, `8806`: a kind of train and its number, one above and one below the row of the ride they are of. */
function aroundRow(page: Page, line: Line): TrainMark | undefined {
  const [row, kind] = [page.lines[line.index - 1], page.lines[line.index - 2]]
  if (!row || !kind || line.cells.length > 1 || kind.cells.length !== 1 || row.cells.length < 2 || /\d/.test(row.text)) return undefined
  const [number, whole] = [line.text.trim(), `${kind.text.trim()} ${line.text.trim()}`]
  const [train] = FIGURES_OR_WORD.test(number) ? findTrains(whole) : []
  return train?.name === whole ? { start: 0, end: line.text.length, name: whole } : undefined
}

const SEAT = /\bseats?\b/

const isOfRides = ({ plain }: Line): boolean => isHeadingOfRides(plain)

/** Said of ships and of nothing else that one rides on. */
const WORD_OF_SHIPS = vocabulary(`
  ferry, ferries, crossing, sailing, cabin, fahre, uberfahrt, kabine, traversee, navire, cabine, traghetto, traversata, cabina, travesia, buque, camarote, travessia, navio
  veerboot, overtocht, hut, farja, overfart, hytt, ferge, lugar, faerge, kahyt, prom, kabina, laiva, hytti, trajekt`)

/** Whether a name begins as a line of ships on the page does: `Stena Germanica` of the `Stena Line`. */
function isOfLine(page: Page, name: string): boolean {
  const [word = ''] = name.split(' ', 1)
  return page.lines.some(({ text }) => OF_SHIPS.some((line) => text.toLowerCase().includes(`${word} ${line}`.toLowerCase())))
}
const OF_SHIPS = ['Line', 'Ferries', 'Ferry', 'Seaways']

/** `Göteborg – Kiel`, `Stena Germanica`, `Avgång fre 2 juli 18:45`: a name alone between the way and when one leaves, which the page tells but there. */
function shipUnderWay(page: Page, line: Line): TrainMark | undefined {
  const [above, below] = [page.lines[line.index - 1], page.lines[line.index + 1]]
  if (!above || !below || line.cells.length !== 1 || below.times.length !== 1 || above.times.length > 0) return undefined
  const name = line.text.trim()
  const isWay = /\p{L} [–—→-] \p{Lu}/u.test(above.text) && findStations(above.text, page.gazetteer).length === 2
  if (!isWay) return undefined
  const role = roleAlone(saidAt(below, below.cells[0])) ?? firstRole(below.plain)
  if (role !== 'departs' || !shipBehindLabel(name, 'ship') || !name.includes(' ') || !isOfLine(page, name)) return undefined
  const isFirm = page.lines.some(({ index, text }) => index !== line.index && text.includes(name))
  return isFirm || findStations(name, page.gazetteer).length > 0 || WORD_OF_SHIPS.in(page).size === 0
    ? undefined
    : { start: 0, end: line.text.length, name }
}

/** Whether it is a line of a table with times, or one without that has times in the lines next to it. */
function isOfRide(page: Page, line: Line): boolean {
  if (line.times.length > 0) return line.cells.length > 1
  if (line.dates.length > 0) return false
  const above = page.lines.slice(Math.max(0, line.index - NEAR), line.index)
  const below = page.lines.slice(line.index + 1, line.index + 1 + NEAR)
  const has = (lines: readonly Line[], least: number): boolean => lines.some(({ times }) => times.length >= least)
  return (has(above, 1) && has(below, 1)) || has(above, 2) || has(below, 2)
}

/** `Train 4 May 2027`, `Autobús 4 de mayo`: the figure is of the day. */
const isOfDay = ({ dates }: Line, { name, end }: TrainMark): boolean =>
  /^\d\d?$/.test(name) && dates.some((day) => day.start < end && end < day.end)

/** Numbers that say their kind, else those that a label says to be trains. */
export function numbersOn(page: Page, line: Line): Numbered[] {
  const placed = (mark: TrainMark, from: number): Numbered => ({ ...mark, position: line.index * WIDE + from + mark.start })
  const whole = [...wholeRides(page), ...hoursFirst(page).values()].flatMap(({ number, ...ride }) => {
    const at = 'line' in ride ? ride.line : ride.time.line
    return number && at.index === line.index ? number : []
  })
  if (whole.length > 0) {
    const others = findTrains(line.text).filter(({ start, end }) => !whole.some((one) => start < one.end && one.start < end))
    return [...others, ...whole].sort((one, other) => one.start - other.start).map((mark) => placed(mark, 0))
  }
  const ship = shipOn(page, line) ?? shipByItself(line.text) ?? shipUnderWay(page, line)
  if (ship) return [placed(ship, ship.start)]
  if (!/\d/.test(line.text) && line.cells.length < 3) return []
  const named = findTrains(line.text).filter((mark) => !isOfDay(line, mark))
  if (named.length > 0) return named.filter((mark) => !isModel(page, line, mark)).map((mark) => placed(mark, 0))
  const above = neighbour(page, line.index, -1)
  const shipCell = shipInColumn(page, line)
  return line.cells.flatMap((cell) => {
    // A number alone on its line is of the first column.
    const isAlone = line.cells.length === 1 && above !== undefined && above.cells.length > 1
    const inTable = line.times.length > 0 ? headingOver(page, line, line.cells.indexOf(cell), isOfRides) : undefined
    const said = isAlone ? saidAt(above, above.cells[0]) : (inTable ?? labelOf(page, line, cell.start))
    // `Coach   Seat`: where one sits.
    const label = said === 'coach' && above && SEAT.test(above.plain) ? '' : said
    const text = line.text.slice(cell.start, cell.end)
    const mark =
      labelledTrain(text, label) ??
      stackedTrain(page, line) ??
      underKind(line, cell, above) ??
      aroundRow(page, line) ??
      // `Train   Special Express #85`, whatever stands above.
      (line.cells.length === 2 && cell !== line.cells[0] && /^\p{L}{3}/u.test(text)
        ? labelledTrain(text, saidAt(line, line.cells[0]))
        : undefined) ??
      (cell === shipCell || isBesideLabel(line, cell) ? { start: 0, end: text.length, name: text.trim() } : undefined) ??
      trainBehindLabel(text, line.plain.slice(cell.start, cell.end)) ??
      (isOfRide(page, line) && !isFlown(line, cell) ? lonelyTrain(text) : undefined)
    return mark ? [placed(mark, cell.start)] : []
  })
}

/**
 * The numbers of trains that belong to pairs of times. A train is named between its two times or on their lines; else before them or after them, and a
 * document does it the same way throughout.
 */
export function numbersOf(legs: readonly Leg[], numbers: readonly Numbered[]): (Numbered | undefined)[] {
  // The one train of a ticket may stand far from its times.
  if (legs.length === 1 && new Set(numbers.map(({ name }) => name)).size === 1) return [numbers[0]]
  // Of two rides in one sentence each has its own.
  const inside = legs.map(({ departs, arrives }, at) => {
    const low = Math.max(departs.time.line.index * WIDE, legs[at - 1]?.arrives.time.position ?? 0)
    const high = Math.min((arrives.time.line.index + 1) * WIDE, legs[at + 1]?.departs.time.position ?? Number.POSITIVE_INFINITY)
    return numbers.find(({ position }) => position >= low && position < high)
  })
  const before = legs.map(({ departs }, at) => {
    const low = Math.max(((legs[at - 1]?.arrives.time.line.index ?? -1) + 1) * WIDE, (departs.time.line.index - FAR) * WIDE)
    return numbers.findLast(({ position }) => position >= low && position < departs.time.position)
  })
  const after = legs.map(({ arrives }, at) => {
    const high = Math.min(
      (legs[at + 1]?.departs.time.line.index ?? Number.POSITIVE_INFINITY) * WIDE,
      (arrives.time.line.index + FAR) * WIDE,
    )
    return numbers.find(({ position }) => position > arrives.time.position && position < high)
  })
  const worth = (found: readonly (Numbered | undefined)[]): number => new Set(found.filter((one, at) => one && !inside[at])).size
  // The one ship that is told for a way there and back sails on the ride it stands nearer to.
  const far = (found: readonly (Numbered | undefined)[]): number =>
    Math.min(
      ...found.flatMap((one, at) => {
        const [leaves, reaches] = [legs[at]?.departs.time.line.index ?? 0, legs[at]?.arrives.time.line.index ?? 0]
        const line = Math.floor((one?.position ?? 0) / WIDE)
        return one && !inside[at] ? [Math.min(Math.abs(line - leaves), Math.abs(line - reaches))] : []
      }),
    )
  const isAfter = worth(after) === worth(before) ? worth(after) === 1 && far(after) < far(before) : worth(after) > worth(before)
  const way = isAfter ? after : before
  return legs.map((_, at) => inside[at] ?? way[at])
}
