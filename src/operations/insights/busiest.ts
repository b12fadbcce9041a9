import { optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { city, oneOf, year } from '../../core/words.ts'
import { busiestView } from './busiest.view.ts'
import { BusyPeriods } from './model.ts'

const cityCode = city('The city')
const direction = optional(oneOf(['ARRIVING', 'DEPARTING'], 'Whether travellers come or go'), 'ARRIVING')

export const busiest = operation({
  name: 'insights busiest',
  summary: 'Show in which months of a year most people travel to or from a city',
  route: 'GET /v1/travel/analytics/air-traffic/busiest-period',
  input: { cityCode, period: year('A year, of which the months that are over are given'), direction },
  output: BusyPeriods,
  command: {
    options: { cityCode, period: optional(year('A year; the last one that is over if left out')), direction },
    args: ['cityCode', 'period'],
    names: { cityCode: 'city' },
    toInput: ({ period, ...rest }, { today, note }) => {
      if (period !== undefined) return { ...rest, period }
      const last = String(Number(today.slice(0, 4)) - 1)
      note(`--period: the last year that is over is ${last}`)
      return { ...rest, period: last }
    },
  },
  examples: ['MAD 2025', 'majorca 2025', 'NYC 2025 --direction departing'],
  view: busiestView,
})
