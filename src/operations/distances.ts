import { kilometres, type Point } from '../core/globe.ts'
import { sayHours } from '../core/say.ts'
import type { Column } from '../core/view.ts'
import { askedBy } from './links.ts'

/** How far things are from the point that was asked about. */

/** What a person walks in a minute, and the longest way anybody walks, in metres. */
const pace = 80
const longestWalk = 5000

/** `4 min`, `1 h 05`; `here` where one is, and empty where nobody would walk. Streets are not straight: what is told is the least it takes. */
export function walk(metres: number): string {
  if (metres > longestWalk) return ''
  if (metres < pace / 2) return 'here'
  return sayHours(Math.round(metres / pace))
}

/** The point an answer was asked about, from the address that it repeats; undefined where it was asked about something else. */
export function pointAsked(answer: Parameters<typeof askedBy>[0]): Point | undefined {
  const asked = askedBy(answer)
  const [latitude, longitude] = [asked.get('latitude'), asked.get('longitude')]
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined
}

/** Metres from a point and how long it takes to walk, each a column, where a point was asked about. */
export function distanceColumns<Row>(from: Point | undefined, placeOf: (row: Row) => Point): Record<string, Column<Row>> {
  if (!from) return {}
  const metres = (row: Row): number => Math.round(100 * kilometres(from, placeOf(row))) * 10
  return {
    Metres: { value: metres },
    Walk: { value: (row) => walk(metres(row)) },
  }
}
