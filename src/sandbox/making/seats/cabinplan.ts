import type { World } from '../../world.ts'
import type { CabinCode } from '../fares/classes.ts'
import type { Flight } from '../flying/schedule.ts'
import { type CabinRows, cabinRowsOf, type Row, sectionsOf } from './cabinrows.ts'
import { type Facility, facilitiesOf } from './facilities.ts'
import { codesOf, inOrder } from './seatcodes.ts'

/** The decks of an aeroplane as plans: every seat and facility with its place. x counts lines from the nose, y places from the left, aisles among them. */

/** Where a seat stands, the same for every flight of the aeroplane. */
export interface Place {
  /** `12A` */
  readonly number: string
  readonly row: number
  readonly column: string
  readonly cabin: CabinCode
  readonly x: number
  readonly y: number
  /** What the seat is: codes of IATA's list 9825. */
  readonly codes: readonly string[]
  readonly kind: 'standard' | 'preferred' | 'legroom'
  /** Stays empty so that its neighbours have room. */
  readonly emptied: boolean
}

export interface Deck {
  readonly type: 'UPPER' | 'MAIN'
  /** Places across, aisles among them. */
  readonly width: number
  /** Lines from the nose to the tail. */
  readonly length: number
  readonly rows: readonly { readonly number: number; readonly x: number; readonly exit: boolean }[]
  /** Lines over the wings. */
  readonly wings?: { readonly from: number; readonly to: number }
  readonly facilities: readonly Facility[]
  readonly places: readonly Place[]
}

/** Share of the rows that lie before the wings, and of those before their end: the middle 35 %. */
const WINGS = [0.325, 0.675] as const
/** Share of the economy rows that airlines sell as preferred: those that leave the aeroplane first. */
const PREFERRED = 0.25

/** The decks of a flight's aeroplane, the upper one first. */
export function decksOf({ atlas, fares }: World, flight: Flight): Deck[] {
  const aircraft = atlas.aircraft(flight.aircraft)
  const layout = aircraft?.layouts.find(({ name }) => name === flight.layout)
  if (!aircraft || !layout) throw new Error(`the timetable names a layout that is not in the table: ${flight.aircraft} ${flight.layout}`)
  // Single-aisles with beds have them for everybody.
  const blocked = atlas.cabins(flight.carrier, flight.aircraft).business === 'blocked' && layout.name !== 'LR'
  const sold = fares.inventory.capacities(flight)
  const cabins = cabinRowsOf({ airline: flight.carrier, type: flight.aircraft, layout, sold, blocked })
  return (['UPPER', 'MAIN'] as const).flatMap((type) => {
    const own = cabins.filter(({ deck }) => deck === type)
    return own.length > 0 ? [deckOf(type, own, aircraft.body, flight.aircraft === '388')] : []
  })
}

type Body = NonNullable<ReturnType<World['atlas']['aircraft']>>['body']

function deckOf(type: Deck['type'], cabins: readonly CabinRows[], body: Body, wide: boolean): Deck {
  const widest = widestOf(cabins.map(({ abreast }) => abreast))
  const count = cabins.reduce((sum, { rows }) => sum + rows.length, 0)
  const rows: Deck['rows'][number][] = []
  const facilities: Facility[] = []
  const places: Place[] = []
  let x = 0
  const furnish = (where: 'FRONT' | 'MIDDLE' | 'REAR', row: number) => {
    const list = facilitiesOf(body, where, { deck: type, widest, seats: count * across(widest), x, row })
    facilities.push(...list)
    if (list.length > 0) x++
  }
  for (const [at, cabin] of cabins.entries()) {
    for (const [step, row] of cabin.rows.entries()) {
      const starts = step === 0
      if (starts && at === 0) furnish('FRONT', row.number)
      // Doors of wide bodies, with what stands at them, and what divides their better cabins from the rest.
      else if (body === 'W' && (row.exit || (starts && (cabins[at - 1]?.cabin === 'J' || cabins[at - 1]?.cabin === 'F')))) {
        furnish('MIDDLE', row.number)
      }
      rows.push({ number: row.number, x, exit: row.exit })
      places.push(...placesOf(cabin, cabins[at - 1], step, { widest, x, body }))
      x++
    }
  }
  const over = { from: Math.floor(count * WINGS[0]), to: Math.ceil(count * WINGS[1]) - 1 }
  // The hump of a 747 ends before its wings.
  const [from, to] = type === 'MAIN' || wide ? [rows[over.from]?.x, rows[over.to]?.x] : []
  furnish('REAR', rows.at(-1)?.number ?? 0)
  return {
    type,
    width: across(widest),
    length: x,
    rows,
    ...(from !== undefined && to !== undefined && { wings: { from, to } }),
    facilities,
    places: places.map((place) => (from !== undefined && to !== undefined && place.x >= from && place.x <= to ? overWing(place) : place)),
  }
}

const overWing = (place: Place): Place => ({ ...place, codes: inOrder([...place.codes, 'OW']) })

/** Room for the rows of every cabin: the most seats that any has in each section between the aisles. */
function widestOf(all: readonly string[]): string {
  const counts = all.map((abreast) => abreast.split('-').map(Number))
  return (counts[0] ?? []).map((_, section) => Math.max(...counts.map((each) => each[section] ?? 0))).join('-')
}

/** Places across a deck: seats and aisles. */
const across = (abreast: string): number => sectionsOf(abreast).join(' ').length

/** Letters of a row with their places across a deck whose widest rows are others: window seats stay at the windows, the rest at the aisles. */
function columnsAt(sections: readonly string[], widest: string): { readonly column: string; readonly y: number }[] {
  let start = 0
  return sectionsOf(widest).flatMap((room, section) => {
    const letters = sections[section] ?? ''
    const at = start
    start += room.length + 1
    return [...letters].map((column, index) => {
      const alone = letters.length === 1 && section === sections.length - 1
      const inward = index > 0 && index === letters.length - 1
      return { column, y: at + (alone || inward ? room.length - 1 : index) }
    })
  })
}

function placesOf(cabin: CabinRows, before: CabinRows | undefined, step: number, { widest, x, body }: Line): Place[] {
  const row = cabin.rows[step]
  if (!row) return []
  const sections = sectionsOf(cabin.abreast, cabin.cabin)
  const bulkhead = step === 0 && (before === undefined || before.emptied.length === 0)
  const kind = kindOf(cabin, row, step, bulkhead)
  const last = step === cabin.rows.length - 1
  const cots = body === 'W' && (cabin.cabin === 'W' || cabin.cabin === 'Y')
  return columnsAt(sections, widest)
    .filter(({ column }) => row.columns.includes(column))
    .map(({ column, y }) => {
      const emptied = cabin.emptied.includes(column)
      const codes = codesOf({ column, sections, kind, bulkhead, emptied, last, exit: row.exit, first: step === 0, cots })
      return { number: `${row.number}${column}`, row: row.number, column, cabin: cabin.cabin, x, y, codes, kind, emptied }
    })
}

interface Line {
  readonly widest: string
  readonly x: number
  readonly body: Body
}

function kindOf({ cabin, rows }: CabinRows, row: Row, step: number, bulkhead: boolean): Place['kind'] {
  if (cabin !== 'Y') return 'standard'
  if (row.exit || bulkhead) return 'legroom'
  return step < rows.length * PREFERRED ? 'preferred' : 'standard'
}
