/** The places of a line that may also name people: some are called as towns are. */

import type { Line } from '../page/page.ts'
import type { PlaceMark } from '../places/place-marks.ts'
import { personLabel } from './person-labels.ts'

/** The places of a line, but for names of towns in those of people: `Passenger: Marie Delcourt`. */
export function placesOn(line: Line): readonly PlaceMark[] {
  const [label, value] = line.cells
  const places = line.places()
  if (!label || places.length === 0 || line.times.length + line.flights.length > 0) return places
  const said = line.plain.slice(label.start, label.end)
  const head = /^[^:]{3,40}(?=:)/.exec(said)?.[0]
  if (!personLabel((head ?? said).trim())?.isRole) return places
  const name = head === undefined || said.trim().length <= head.length + 1 ? value : label
  return places.filter(({ kind, start }) => kind === 'code' || !name || start < name.start || start >= name.end)
}
