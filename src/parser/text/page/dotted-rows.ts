/** Rows whose dotted numbers are times, whatever the rest of the document writes: what stands over them says that one leaves and arrives then. */

import { isHeadingOfRides, roleAlone } from '../trains/train-roles.ts'
import { MOST_ROWS } from './around.ts'

/** `Avg` above `06.41`, each alone on its line, whatever the rest of the document writes. */
const isDottedBelow = (plains: readonly string[], index: number): boolean =>
  /^\s*\d\d\.\d\d\s*$/.test(plains[index] ?? '') && roleAlone(plains[index - 1]?.trim() ?? '') !== undefined

/** `16.00   18.44` below `Salida   Llegada` and two stations. */
const isDottedRow = (plains: readonly string[], index: number): boolean =>
  /^\s*\d\d\.\d\d(?:\s{3,}\d\d\.\d\d)+\s*$/.test(plains[index] ?? '') &&
  [1, 2].some((by) => {
    const cells = (plains[index - by] ?? '').trim().split(/\s{3,}/)
    return cells.length > 1 && cells.every((cell) => cell.split(' / ').every((said) => roleAlone(said) !== undefined))
  })

/** `07.10   12.05` in a row below `Salida   Llegada`, whatever stands beside them; a day on the left may be that of more rows than one. */
function isDottedColumn(plains: readonly string[], index: number): boolean {
  const cells = (plains[index] ?? '').trim().split(/\s{3,}/)
  const [one, two] = cells.flatMap((cell, at) => (DOTTED_CELL.test(cell) ? [at] : []))
  if (one === undefined || two === undefined) return false
  if (![0, 1, -1, 2, -2, 3, -3].some((by) => areNoDays(plains[index + by] ?? '', cells.length, one, two))) return false
  return [1, 2, 3, 4].some((by) => {
    const over = (plains[index - by] ?? '').trim().split(/\s{3,}/)
    const shift = over.length - cells.length
    return (
      (shift === 0 || shift === 1) && roleAlone(over[one + shift] ?? '') === 'departs' && roleAlone(over[two + shift] ?? '') === 'arrives'
    )
  })
}
/** `12.06   13.06` may be the days of a night at sea; `07.45` is no day of a month, and nothing that leaves on `07.10` arrives on `12.05`. */
function areNoDays(row: string, count: number, one: number, two: number): boolean {
  const cells = row.trim().split(/\s{3,}/)
  const told = [cells[one] ?? '', cells[two] ?? '']
  if (cells.length !== count || !told.every((cell) => DOTTED_CELL.test(cell))) return false
  const [[day = 0, month = 0], [nextDay = 0, nextMonth = 0]] = [dayAndMonth(told[0]), dayAndMonth(told[1])]
  const isDay = (one: number, of: number): boolean => one > 0 && of > 0 && of <= 12
  const since = nextDay - day + (nextMonth - month === 1 || month - nextMonth === 11 ? 31 : nextMonth === month ? 0 : 365)
  return !isDay(day, month) || !isDay(nextDay, nextMonth) || since < 0 || since > LONGEST_RIDE
}
const dayAndMonth = (text = ''): readonly number[] => text.split('.').map(Number)
/** Days from when one leaves to when one arrives, and those that a month is short of. */
const LONGEST_RIDE = 5
const DOTTED_CELL = /^(?:[01]\d|2[0-3])\.[0-5]\d$/

/** A place and its hour, and nothing else: `Tokyo 10.24`. */
const PLACE_AND_HOUR = /^[a-z][a-z .'()/-]{2,40} (?:[01]\d|2[0-3])\.[0-5]\d$/
/** `Tokyo 10.24   Kanazawa 12.58` below `Treno   Partenza   Arrivo`: the last two of a row, each in the column of its end. */
function isDottedWay(plains: readonly string[], index: number): boolean {
  const cells = columnsIn(plains[index])
  const [first, last] = cells.slice(-2)
  if (cells.length < 3 || !PLACE_AND_HOUR.test(first ?? '') || !PLACE_AND_HOUR.test(last ?? '')) return false
  return plains
    .slice(Math.max(1, index - MOST_ROWS), index)
    .some((over) => isHeadingOfRides(over) && columnsIn(over).length >= cells.length)
}
const columnsIn = (plain = ''): readonly string[] => plain.trim().split(/\s{3,}/)

/** Whether the dotted numbers of a row are times. */
export const isDottedIn = (plains: readonly string[], index: number): boolean =>
  isDottedBelow(plains, index) || isDottedRow(plains, index) || isDottedColumn(plains, index) || isDottedWay(plains, index)
