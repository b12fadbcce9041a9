/** The hour of a day that stands on the line below it. */

import { cellIndex, neighbour, saidAt } from '../page/around.ts'
import type { Cell } from '../page/cells.ts'
import type { Line, Page } from '../page/page.ts'
import type { Told } from './pairs.ts'

/** A line that only says that a time follows: `Heure de départ`, `Ophaaltijd`, `Godzina odbioru`. */
const TIME_LABEL =
  /^(?:[a-z]{1,14} (?:(?:d[eio]|av|for|van|der) )?)?(?:time|uhrzeit|zeit|heure|hora|horario|ora|orario|ore|tijd|tijdstip|tid|tidpunkt|tidspunkt|klokkeslaet|klokkeslett|klockslag|godzina|godz\.?|czas|cas|hodina|aika|klo|kello|kellonaika|kl\.?|klockan|klokken|saat|saati|ido|ideje|idopont|idopontja|alle|as|at|um|om)(?: (?:[a-z]{2,4} )?[a-z]{3,14})?\s*:?$|^[a-z]{3,16}(?:zeit|zeitpunkt|tijd|tijdstip|tid|tidpunkt|tidspunkt|aika|kellonaika|klokkeslett)\s*:?$/

/** Letters of a line in which a time is all that matters. */
const SHORT = 40
/** What may stand beside a day or an hour in its cell: `Sat`, `Uhr`. */
const HARDLY_MORE = /^[^\d]{0,12}$/
const isAll = (line: Line, { start, end }: Cell, cell: Cell | undefined): boolean =>
  cell !== undefined && HARDLY_MORE.test(line.plain.slice(cell.start, start) + line.plain.slice(end, cell.end))
/** `Faro Airport   3 May 2027` above `8005-146 Faro   15:30`: a day and an hour that are all of their cells, in one column. */
function isInColumn(line: Line, day: Cell | undefined, below: Line): boolean {
  const [hour] = below.times
  const at = day ? cellIndex(line, day.start) : -1
  if (at < 1 || !day || !hour || cellIndex(below, hour.start) !== at) return false
  return isAll(line, day, line.cells[at]) && isAll(below, hour, below.cells[at])
}

/** `Uhrzeit   11:00 Uhr   08:30 Uhr`: hours with a label of their own before them. */
const isRowOfHours = (line: Line): boolean => line.cells.length === line.times.length + 1 && TIME_LABEL.test(saidAt(line, line.cells[0]))

/** Hours of something else: of the desk, of the flight one comes by, of breakfast. */
const OTHER =
  /(?<![a-z])(?:clos(?:e|es|ing)|opens?|opening|(?:ge)?offn(?:et|ung[a-z]*)|geoffnet|schliess?[a-z]*|ferme|fermeture|ouvr?[a-z]*|cierra|cierre|abre|abierto|apertura|chiud[a-z]*|chiusura|apre|aperto|fecha|encerra|sluit[a-z]*|geopend|openingstijd[a-z]*|oppet|oppnar|stanger|apner|apningstid[a-z]*|stenger|abner|abningstid[a-z]*|lukker|desk|counter|schalter|flight|flug|ankunftsflug|vol|vuelo|volo|voo|vlucht|breakfast|fruhstuck|boarding)(?![a-z])/
/** Whether a line tells such hours, and not the line of the day as well. */
const isOfOther = (line: Line, told: Line): boolean =>
  line.dates.length === 0 && line.times.length > 0 && OTHER.test(line.plain.slice(0, line.times[0]?.start)) && !OTHER.test(told.plain)

/** `8h00`: alone on its line, which elsewhere may be how long something takes. */
const BARE_HOUR = /^\s*(?:a |as )?(?<hours>\d) ?h ?(?<minutes>[0-5]\d)\s*$/
/** The hour that is all of the line right below a day. */
function bareHour(line: Line, below: Line | undefined): number | undefined {
  const { hours, minutes } = (line.dates.length === 1 && below && BARE_HOUR.exec(below.plain)?.groups) || {}
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** Minutes of a time within which one is to come, where a span of more is when somebody is in. */
const LONGEST_WINDOW = 120
/** `Between 10:00 and 11:00 (your slot)`, alone on its line: one may come from the first on. */
function isWindow({ plain, text, times }: Line): boolean {
  const [from, to, more] = times
  if (!from || !to || more || text.trim().length > SHORT) return false
  const minutes = to.minutes - from.minutes
  return minutes > 0 && minutes <= LONGEST_WINDOW && /^\s?(?:[-–—]|[a-z]{1,3})\s?$/.test(plain.slice(from.end, to.start))
}

/** The time on the line below a day: the only one, or where days stand side by side the one of its place in the row. */
export function withTimeBelow(page: Page, told: Told | undefined): Told | undefined {
  if (!told || told.minutes !== undefined) return told
  const { line } = told
  const first = neighbour(page, line.index, 1)
  const bare = bareHour(line, first)
  if (bare !== undefined) return { ...told, minutes: bare }
  const next = first && isOfOther(first, line) ? neighbour(page, first.index, 1) : first
  const further = next?.dates.length === 0 && next.times.length === 0 ? neighbour(page, next.index, 1) : undefined
  const isRow = further !== undefined && line.dates.length > 1 && further.times.length === line.dates.length && isRowOfHours(further)
  if (further && isOfOther(further, line)) return told
  const below = further && (isRow || TIME_LABEL.test(next?.plain ?? '')) ? further : next
  if (!below || below.dates.length > 0 || below.times.length === 0) return told
  const which = line.dates.findIndex(({ end }) => end >= told.end)
  const inRow = below.times.length === line.dates.length && line.dates.length > 1
  const isAlone = below.times.length === 1 && (below.text.trim().length < SHORT || isInColumn(line, line.dates[which], below))
  const time = inRow ? below.times[which] : isAlone || isWindow(below) ? below.times[0] : undefined
  return time ? { ...told, minutes: time.minutes } : told
}
