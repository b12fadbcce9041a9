import type { Point } from './globe.ts'

/** What views are made of. A view says what is shown; how it looks in a terminal, as TSV or as Markdown is decided elsewhere. */

/** What the tables of this program know of codes; undefined where they know nothing. */
export interface Lookup {
  /** The name of an airport or city. */
  readonly placeName: (code: string) => string | undefined
  readonly airlineName: (code: string) => string | undefined
  readonly aircraftName: (code: string) => string | undefined
  /** What the clocks at an airport are ahead of UTC at a local moment: `+01:00`. */
  readonly clockOf: (code: string, moment: string) => string | undefined
  /** Kilometres of the great circle from an airport, or the biggest of a city, to a point. */
  readonly kilometresFrom: (code: string, point: Point) => number | undefined
}

/** What a view may know of where it is shown. Styles do nothing where there is no colour. */
export interface Ui extends Lookup {
  readonly width: number
  readonly today: string
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
  readonly red: (text: string) => string
  readonly green: (text: string) => string
  readonly yellow: (text: string) => string
  readonly cyan: (text: string) => string
}

export type Cell = string | number | undefined

export interface Column<Row> {
  /** `at` is the place of the row in the table, from 0. */
  readonly value: (row: Row, at: number) => Cell
  /** Shown only on the first of the lines that belong together. */
  readonly once?: boolean
  /** Left out of a terminal that is too narrow, the last such column first. */
  readonly spare?: boolean
  /** How a terminal shows it, where that differs from the plain value: in colour, or with a date as people say it. */
  readonly shown?: (text: string, row: Row) => string
}

export interface TableColumn {
  readonly name: string
  readonly once: boolean
  readonly spare: boolean
}

export interface TableRow {
  readonly cells: readonly string[]
  /** The same cells as a terminal shows them. */
  readonly shown: readonly string[]
  /** A further line of the row before, such as the way back of a round trip. */
  readonly continues: boolean
}

export interface Table {
  readonly columns: readonly TableColumn[]
  readonly rows: readonly TableRow[]
}

/** An answer laid out: a table that every format has, and words around it for people. */
export interface Sheet {
  readonly title?: string
  readonly table?: Table
  /** Text for a terminal in place of the table. */
  readonly drawing?: string
  readonly notes?: readonly string[]
  /** What to type next. */
  readonly next?: string
  /** What the rows are, for `20 of 87 offers, cheapest first`. */
  readonly rowsAre?: RowsAre
}

export interface RowsAre {
  readonly one: string
  readonly many: string
  /** `cheapest first` */
  readonly order?: string
  /** How many there are in all, where the answer holds a page of them. */
  readonly of?: number
}

/** Lays rows out in columns. */
export function table<Row>(
  rows: readonly Row[],
  columns: Readonly<Record<string, Column<Row> | Column<Row>['value']>>,
  continues: (row: Row) => boolean = () => false,
): Table {
  const entries = Object.entries(columns).map(([name, column]) => ({
    name,
    ...(typeof column === 'function' ? { value: column } : column),
  }))
  return {
    columns: entries.map(({ name, once = false, spare = false }) => ({ name, once, spare })),
    rows: rows.map((row, at): TableRow => {
      const cellsOf = () => entries.map((column) => cellText(column.value(row, at)))
      // Worked out when looked at: of hundreds of rows a terminal shows twenty.
      return {
        continues: continues(row),
        get cells() {
          return cellsOf()
        },
        get shown() {
          const cells = cellsOf()
          return entries.map((column, place) => column.shown?.(cells[place] ?? '', row) ?? cells[place] ?? '')
        },
      }
    }),
  }
}

const cellText = (cell: Cell): string => (cell === undefined ? '' : String(cell))

/** The number by which a row can be referred to. */
export const rowNumber = (ui: Pick<Ui, 'dim'>): Column<unknown> => ({ value: (_, at) => at + 1, shown: ui.dim })

/** `1 offer`, `2 offers` */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
