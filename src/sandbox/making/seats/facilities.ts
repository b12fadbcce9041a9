import type { Aircraft } from '../../data/atlas.types.ts'
import { sectionsOf } from './cabinrows.ts'

/** Lavatories, galleys and stairs, and where they stand. */

export interface Facility {
  /** IATA's list 9863: LA lavatory, G galley, ST stairs. */
  readonly code: 'LA' | 'G' | 'ST'
  readonly column: string
  /** The row it stands at. */
  readonly row: number
  readonly position: 'FRONT' | 'MIDDLE' | 'REAR'
  readonly x: number
  readonly y: number
}

interface Spot {
  readonly deck: 'UPPER' | 'MAIN'
  /** Seats abreast of the widest rows of the deck. */
  readonly widest: string
  /** About how many seats the deck has. */
  readonly seats: number
  readonly x: number
  readonly row: number
}

/** Below this many seats an aeroplane has no lavatory. */
const NO_LAVATORY = 20

/** What stands in one line across the deck: at the front, at doors between cabins, or at the rear. */
export function facilitiesOf(body: Aircraft['body'], position: Facility['position'], spot: Spot): Facility[] {
  const { widest, deck, seats, row, x } = spot
  const sections = sectionsOf(widest)
  const [left = '', right = ''] = [sections[0], sections.at(-1)]
  const inner = sections.length === 3 ? (sections[1] ?? '') : ''
  const windows: readonly string[] = [left.charAt(0), right.charAt(right.length - 1)]
  let plan: Partial<Record<string, Facility['code']>> = {}
  if (body === 'P' || seats < NO_LAVATORY) return []
  if (body === 'W') {
    const middle = position === 'FRONT' && deck === 'UPPER' ? 'ST' : 'G'
    const apart = position === 'MIDDLE' && inner.length > 2
    plan = { ...every(windows, 'LA'), ...every([...inner], apart ? 'LA' : middle), ...(apart && every([...inner.slice(1, -1)], 'G')) }
  } else if (body === 'T') {
    if (position !== 'REAR') return []
    plan = { ...every(windows.slice(0, 1), 'LA'), ...every([...right], 'G') }
  } else if (position === 'FRONT') {
    plan = { ...every(windows.slice(0, 1), 'LA'), ...every([...right].slice(-2), 'G') }
  } else {
    plan = { ...every(windows, 'LA'), ...every([...left].slice(1).concat([...right].slice(0, -1)), 'G') }
  }
  let start = 0
  return sections.flatMap((letters) => {
    const at = start
    start += letters.length + 1
    return [...letters].flatMap((column, index) => {
      const code = plan[column]
      return code ? [{ code, column, row, position, x, y: at + index }] : []
    })
  })
}

const every = (columns: readonly string[], code: Facility['code']) => Object.fromEntries(columns.map((column) => [column, code]))
