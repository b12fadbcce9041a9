import { readCompactDate } from '../../core/dates.ts'
import { sayDate } from '../../core/say.ts'
import { type Sheet, table, type Ui } from '../../core/view.ts'
import { type Bar, bars } from '../bars.ts'
import { codeAndName } from '../names.ts'
import type { OnTimePrediction } from './model.ts'

/** From which share on it is good, and from which at least fair: about the best and the worst third of the world's large airports. */
const grades = { probability: [0.935, 0.925], result: [0.77, 0.72] } as const

/** Two shares as bars, each with the word for it. */
export function onTimeView({ data }: OnTimePrediction, ui: Ui): Sheet {
  const { id, probability, result } = data
  const [airport, day] = [id.slice(0, 3), readCompactDate(id.slice(3))]
  return {
    title: `${codeAndName(ui.bold(airport), ui.placeName(airport))} · ${sayDate(day)}`,
    table: table([data], { Airport: () => airport, Date: () => day, Probability: () => probability, Result: () => result }),
    drawing: bars(
      [graded('Without a delay', Number(probability), grades.probability, ui), graded('On schedule', Number(result), grades.result, ui)],
      ui,
    ),
    notes: ['More is better. Without a delay: less than an hour late and not cancelled. On schedule: at most 15 minutes late.'],
    next: `wayfare airports routes ${airport}`,
  }
}

function graded(label: string, share: number, [good, fair]: readonly [number, number], ui: Ui): Bar {
  if (share >= good) return { label, share, word: 'good', paint: ui.green }
  return share >= fair ? { label, share, word: 'fair', paint: ui.yellow } : { label, share, word: 'poor', paint: ui.red }
}
