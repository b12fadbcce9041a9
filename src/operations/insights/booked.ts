import { operation } from '../../core/operation.ts'
import { destinationsCommand, destinationsInput } from './destinations.ts'
import { destinationsView } from './destinations.view.ts'
import { AirTraffics } from './model.ts'

export const booked = operation({
  name: 'insights booked',
  summary: 'Rank the destinations people booked from a city in a month',
  route: 'GET /v1/travel/analytics/air-traffic/booked',
  input: destinationsInput,
  output: AirTraffics,
  command: destinationsCommand,
  examples: ['MAD 2026-09', 'paris --max 20'],
  view: destinationsView('Destinations booked'),
})
