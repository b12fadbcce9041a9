import { readCompactDate } from '../../core/dates.ts'
import { sayDate } from '../../core/say.ts'
import { type Sheet, table, type Ui } from '../../core/view.ts'
import { bars } from '../bars.ts'
import type { DelayClass, DelayPrediction, DelayPredictions } from './delay.model.ts'

const words: Readonly<Record<DelayClass, string>> = {
  LESS_THAN_30_MINUTES: 'On time, or less than 30 min late',
  BETWEEN_30_AND_60_MINUTES: '30 minutes to an hour late',
  BETWEEN_60_AND_120_MINUTES: '1 to 2 hours late',
  OVER_120_MINUTES_OR_CANCELLED: 'Over 2 hours late, or cancelled',
}

const colours = {
  LESS_THAN_30_MINUTES: 'green',
  BETWEEN_30_AND_60_MINUTES: 'yellow',
  BETWEEN_60_AND_120_MINUTES: 'red',
  OVER_120_MINUTES_OR_CANCELLED: 'red',
} as const satisfies Record<DelayClass, keyof Ui>

/** A bar for each class, so that one sees at once how likely a long wait is. */
export function delayView({ data }: DelayPredictions, ui: Ui): Sheet {
  const flight = flightOf(data[0]?.id ?? '')
  const most = Math.max(...data.map(chance))
  return {
    ...(flight && { title: `${ui.bold(flight.name)} ${flight.from} → ${flight.to} · ${sayDate(flight.date)}` }),
    table: table(data, {
      Delay: ({ result }) => result,
      Probability: ({ probability }) => probability,
      Meaning: ({ result }) => words[result],
    }),
    drawing: bars(
      data.map((each) => ({
        label: words[each.result],
        share: chance(each),
        paint: ui[colours[each.result]],
        ...(chance(each) === most && { word: 'most likely' }),
      })),
      ui,
    ),
    ...(flight && { next: `wayfare flights status ${flight.name} ${flight.date}` }),
  }
}

const chance = ({ probability }: DelayPrediction): number => Number(probability)

/** `IB6251MADJFK20270301`: what the id says of the flight. */
function flightOf(id: string) {
  const [, name, from = '', to = '', date = ''] = /^([A-Z\d]{2}\d{1,4})([A-Z]{3})([A-Z]{3})(\d{8})$/.exec(id) ?? []
  return name === undefined ? undefined : { name, from, to, date: readCompactDate(date) }
}
