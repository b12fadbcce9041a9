import type { CabinPlan, Layout } from '../../data/atlas.types.ts'
import type { CabinCode } from '../fares/classes.ts'

/** The rows of an aeroplane: the cabins an airline sells of a layout, with the numbers of their rows and the letters of their seats. */

export interface Row {
  readonly number: number
  readonly exit: boolean
  /** Letters of the seats that are there. */
  readonly columns: readonly string[]
}

export interface CabinRows {
  readonly cabin: CabinCode
  readonly deck: 'UPPER' | 'MAIN'
  /** Seats between the aisles, `3-3`. */
  readonly abreast: string
  readonly rows: readonly Row[]
  /** Letters of seats that stay empty so that their neighbours have room; such a cabin ends at a curtain, with the same seats behind it. */
  readonly emptied: readonly string[]
}

interface Configuration {
  readonly airline: string
  readonly type: string
  readonly layout: Layout
  /** The cabins that are sold, best first. */
  readonly sold: readonly { readonly cabin: CabinCode }[]
  /** Business class is economy seats with neighbours free, as in Europe. */
  readonly blocked: boolean
}

/** Letters of the columns by seats abreast, as most airlines have them. */
const COLUMNS: Readonly<Record<string, string>> = {
  '1-1': 'A B',
  '1-2': 'A DF',
  '2-2': 'AC DF',
  '2-3': 'AC DEF',
  '3-3': 'ABC DEF',
  '1-2-1': 'A DG K',
  '2-2-2': 'AC DG HK',
  '2-3-2': 'AC DEG HK',
  '2-4-2': 'AC DEFG HK',
  '3-3-3': 'ABC DEF HJK',
  '3-4-3': 'ABC DEFG HJK',
}

/** Letters of each section between the aisles. Single beds of business class stand in aeroplanes of threes: at A and F. */
export const sectionsOf = (abreast: string, cabin: CabinCode = 'Y'): string[] =>
  abreast === '1-1' && cabin === 'J' ? ['A', 'F'] : (COLUMNS[abreast] ?? 'A').split(' ')

const widthOf = (abreast: string): number => abreast.split('-').reduce((sum, seats) => sum + Number(seats), 0)

/** Seats that the rows at the back lack, each row the same, until the cabin has as many as it should: the tail is narrow, and lavatories stand there. */
const TAPER: Readonly<Record<string, string>> = {
  '1-1': 'B',
  '1-2': 'FD',
  '2-2': 'FDC',
  '2-3': 'FED',
  '1-2-1': 'DG',
  '2-2-2': 'DG',
  '2-3-2': 'E',
  '2-4-2': 'F',
  '3-3-3': 'BJ',
  '3-4-3': 'BJ',
}

/** Seats that a number of rows lack, as `row index` + letter. Single-aisles of threes begin on one side only and have doors in place of windows. */
function lacking(abreast: string, rows: number, exits: readonly number[], count: number): Set<string> {
  if (abreast === '3-3') {
    const door = exits.at(-1) ?? rows - 1
    const side = count >= 3 ? ['0D', '0E', '0F'] : []
    return new Set([...side, ...[`${door}F`, `${door}A`].slice(0, count - side.length)])
  }
  const letters = [...(TAPER[abreast] ?? '')]
  const places = Array.from({ length: rows }, (_, at) => rows - 1 - at).flatMap((row) => letters.map((letter) => `${row}${letter}`))
  return new Set(places.slice(0, count))
}

/** Row numbers that airlines leave out, for luck. */
const SKIPPED: readonly (readonly [row: number, airlines: readonly string[]])[] = [
  [13, ['LH', 'AF', 'IB', 'AZ', 'KL', 'FR']],
  [17, ['LH', 'AZ']],
]

function rowNumbers(airline: string, first: number, count: number): number[] {
  const left = SKIPPED.flatMap(([row, airlines]) => (airlines.includes(airline) ? [row] : []))
  return Array.from({ length: count + left.length }, (_, at) => first + at)
    .filter((row) => !left.includes(row))
    .slice(0, count)
}

/** A run of rows that is to be laid out. */
interface Block extends Omit<CabinRows, 'rows'> {
  readonly firstRow: number
  readonly seats: number
  /** Rows with exits, counted from the first row as 0. */
  readonly exits: readonly number[]
}

function rowsOf(airline: string, { cabin, abreast, firstRow, seats, exits, emptied }: Block): Row[] {
  const sold = widthOf(abreast) - emptied.length
  const count = Math.ceil(seats / sold)
  const gone = lacking(abreast, count, exits, count * sold - seats)
  const letters = [...sectionsOf(abreast, cabin).join('')]
  return rowNumbers(airline, firstRow, count).map((number, at) => ({
    number,
    exit: exits.includes(at),
    columns: letters.filter((letter) => !gone.has(`${at}${letter}`)),
  }))
}

/** Upper decks: that of the A380 has the better cabins, that of the 747 a part of business class. */
const UPPER: Readonly<Record<string, { readonly seats: number; readonly firstRow: number } | 'front'>> = {
  '388': 'front',
  '744': { seats: 19, firstRow: 81 },
  '74H': { seats: 32, firstRow: 81 },
}

function ontoDecks(type: string, block: Block): Block[] {
  const upper = UPPER[type]
  if (upper === undefined || block.cabin === 'Y' || block.cabin === 'W') return [block]
  if (upper === 'front') return [{ ...block, deck: 'UPPER' }]
  if (block.cabin !== 'J') return [block]
  return [
    { ...block, deck: 'UPPER', abreast: '2-2', firstRow: upper.firstRow, seats: upper.seats, exits: [] },
    { ...block, seats: block.seats - upper.seats },
  ]
}

/** Plans of the layout as they are sold: the seats of a cabin that is not sold go with the next one below, in rows like its own. */
function blocksOf({ layout, sold, blocked }: Configuration): Block[] {
  const blocks: Block[] = []
  let waiting: CabinPlan[] = []
  for (const [at, plan] of layout.cabins.entries()) {
    const below = layout.cabins[at + 1]
    const cabin = sold.find((each) => each.cabin === plan.cabin) ?? (below ? undefined : sold.at(-1))
    if (!cabin) {
      waiting.push(plan)
      continue
    }
    const more = waiting.reduce((sum, { seats }) => sum + seats, 0)
    const inEconomySeats = blocked && cabin.cabin === 'J' && below?.cabin === 'Y'
    const abreast = inEconomySeats ? below.abreast : plan.abreast
    const before = Math.ceil(more / widthOf(plan.abreast))
    blocks.push({
      cabin: cabin.cabin,
      deck: 'MAIN',
      abreast,
      firstRow: waiting[0]?.firstRow ?? plan.firstRow,
      seats: plan.seats + more,
      exits: layout.exitRows.filter((row) => row >= plan.firstRow && row <= plan.lastRow).map((row) => row - plan.firstRow + before),
      emptied: inEconomySeats ? middles(abreast).slice(0, widthOf(abreast) - widthOf(plan.abreast)) : [],
    })
    waiting = []
  }
  return blocks
}

/** The seats in the middle of threes, else those at the aisle: what European airlines leave empty in business class. */
const middles = (abreast: string): string[] => {
  const sections = sectionsOf(abreast)
  const threes = sections.flatMap((letters) => (letters.length === 3 ? [letters.charAt(1)] : []))
  return threes.length > 0 ? threes : [sections[0]?.at(-1) ?? '']
}

/** The cabins from the nose to the tail, the upper deck first. Each has as many seats that are sold as the inventory sells of it. */
export function cabinRowsOf(configuration: Configuration): CabinRows[] {
  const done: CabinRows[] = []
  for (const block of blocksOf(configuration).flatMap((each) => ontoDecks(configuration.type, each))) {
    const before = done.at(-1)
    // Behind a curtain the numbers go on: it stands between any two rows of the same seats.
    const next = before !== undefined && before.emptied.length > 0 ? before.rows.at(-1)?.number : undefined
    const firstRow = next === undefined ? block.firstRow : next + 1
    done.push({ ...block, rows: rowsOf(configuration.airline, { ...block, firstRow }) })
  }
  return done.sort((a, b) => Number(b.deck === 'UPPER') - Number(a.deck === 'UPPER'))
}
