import { operation } from '../../core/operation.ts'
import { destinationsCommand, destinationsInput } from './destinations.ts'
import { destinationsView } from './destinations.view.ts'
import { AirTraffics } from './model.ts'

export const traveled = operation({
  name: 'insights traveled',
  summary: 'Rank the destinations people flew to from a city in a month',
  route: 'GET /v1/travel/analytics/air-traffic/traveled',
  input: destinationsInput,
  output: AirTraffics,
  command: destinationsCommand,
  examples: ['MAD 2026-09', 'london 2026-09 --sort flights --max 25', 'MAD 2019-08 --json'],
  view: destinationsView('Destinations flown to'),
})
