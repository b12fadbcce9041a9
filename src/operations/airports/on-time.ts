import { operation } from '../../core/operation.ts'
import { airport, dayAhead } from '../../core/words.ts'
import { OnTimePrediction } from './model.ts'
import { onTimeView } from './on-time.view.ts'

export const onTime = operation({
  name: 'airports on-time',
  summary: 'Predict how punctual flights from an airport will be on a day',
  route: 'GET /v1/airport/predictions/on-time',
  input: { airportCode: airport('The airport'), date: dayAhead('The day') },
  output: OnTimePrediction,
  command: { args: ['airportCode', 'date'], names: { airportCode: 'airport' } },
  examples: ['JFK 2027-03-01', 'LHR tomorrow --json'],
  view: onTimeView,
})
