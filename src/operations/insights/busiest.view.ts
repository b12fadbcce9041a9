import { byText } from '../../core/order.ts'
import { monthName } from '../../core/say.ts'
import { type Sheet, table, type Ui } from '../../core/view.ts'
import { bar } from '../bars.ts'
import { askedBy } from '../links.ts'
import { nameAndCode } from '../names.ts'
import type { BusyPeriod, BusyPeriods } from './model.ts'

const scoreOf = ({ analytics }: BusyPeriod): number => analytics.travelers.score

/** Twelve bars in the order of the year, the busiest marked. */
export function busiestView(answer: BusyPeriods, ui: Ui): Sheet {
  const asked = askedBy(answer)
  const [city, year] = [asked.get('cityCode') ?? '', asked.get('period') ?? '']
  const months = [...answer.data].sort((a, b) => byText(a.period, b.period))
  const most = Math.max(1, ...months.map(scoreOf))
  const width = Math.max(10, Math.min(60, ui.width - 30))
  const marked = (period: BusyPeriod): string => (scoreOf(period) === most ? 'busiest' : '')
  const line = (period: BusyPeriod): string => {
    const score = scoreOf(period)
    const drawn = bar(score / most, width)
    const [paint, mark] = marked(period) ? [ui.yellow, ` ${ui.bold('◀ busiest')}`] : [ui.cyan, '']
    return `${monthName(period.period)} ${`${score} %`.padStart(5)}  ${paint(drawn)}${mark}`
  }
  const departing = asked.get('direction') === 'DEPARTING'
  return {
    ...(city && {
      title: `Travellers ${departing ? 'leaving' : 'arriving in'} ${ui.bold(nameAndCode(city, ui.placeName(city)))} month by month, ${year}`,
    }),
    table: table(months, {
      Month: ({ period }) => period,
      Percent: scoreOf,
      Busiest: marked,
    }),
    drawing: months.map(line).join('\n'),
    notes: [
      months.length < 12
        ? `percent of the travellers of the whole year, as estimated; ${months.length} months of it are over`
        : 'percent of the travellers of the year; with no season it would be 8 each month',
    ],
    ...(city && { next: `wayfare insights busiest ${city} ${year} --direction ${departing ? 'arriving' : 'departing'}` }),
  }
}
