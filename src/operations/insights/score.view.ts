import { type Sheet, table, type Ui } from '../../core/view.ts'
import { bar } from '../bars.ts'
import type { RatedArea, RatedAreas } from './model.ts'

interface Line {
  readonly name: string
  /** A part of the line above it. */
  readonly part?: true
  readonly score: (scores: RatedArea['categoryScores']) => number
}

const lines: readonly Line[] = [
  { name: 'Sights', score: ({ sight }) => sight.overall },
  { name: 'historical', part: true, score: ({ sight }) => sight.historical },
  { name: 'beach and park', part: true, score: ({ sight }) => sight.beachAndPark },
  { name: 'Restaurants', score: ({ restaurant }) => restaurant.overall },
  { name: 'vegetarian', part: true, score: ({ restaurant }) => restaurant.vegetarian },
  { name: 'Shopping', score: ({ shopping }) => shopping.overall },
  { name: 'luxury', part: true, score: ({ shopping }) => shopping.luxury },
  { name: 'Night life', score: ({ nightLife }) => nightLife.overall },
]

/** The words of a score, from the least that earns them. */
const grades = [
  [85, 'top'],
  [65, 'high'],
  [40, 'good'],
  [15, 'fair'],
  [1, 'low'],
  [0, 'none'],
] as const

const gradeOf = (score: number): string => grades.find(([least]) => score >= least)?.[1] ?? 'none'

const first = 16
const gap = 2

/** `1.5 km`, `200 m` */
const sayMetres = (metres: number): string => (metres < 1000 ? `${metres} m` : `${metres / 1000} km`)

/** The categories down, the radii across; each score as a number, a word and a bar. */
export function scoreView({ data }: RatedAreas, ui: Ui): Sheet {
  const column = Math.min(34, Math.floor((ui.width - first) / Math.max(1, data.length)) - gap)
  const cell = (score: number, part: boolean): string => {
    const drawn = bar(score / 100, Math.max(4, column - 9)).padEnd(Math.max(4, column - 9))
    const paint = part ? ui.dim : score >= 65 ? ui.green : score >= 15 ? ui.cyan : ui.dim
    return `${String(score).padStart(3)} ${gradeOf(score).padEnd(4)} ${paint(drawn)}`
  }
  const head = `${''.padEnd(first)}${data.map(({ radius }) => ui.dim(`within ${sayMetres(radius)}`.padEnd(column + gap))).join('')}`
  const body = lines.map(({ name, part = false, score }) => {
    const label = `${part ? '  ' : ''}${name}`.padEnd(first)
    return `${part ? label : ui.bold(label)}${data.map(({ categoryScores }) => cell(score(categoryScores), part)).join(' '.repeat(gap))}`
  })
  const rows = data.flatMap((area) => lines.map((line) => ({ area, line, value: line.score(area.categoryScores) })))
  const [point] = data
  return {
    ...(point && { title: `Around ${ui.bold(`${point.geoCode.latitude}, ${point.geoCode.longitude}`)}` }),
    table: table(rows, {
      Metres: ({ area }) => area.radius,
      Category: ({ line }) => line.name.toLowerCase(),
      Score: ({ value }) => value,
      Word: ({ value }) => gradeOf(value),
    }),
    drawing: [head, ...body].map((line) => line.trimEnd()).join('\n'),
    notes: ['0 nothing of it, 100 as much as anywhere: higher is more'],
    ...(point && { next: `wayfare places near ${point.geoCode.latitude} ${point.geoCode.longitude}` }),
  }
}
