import { operation } from '../../core/operation.ts'
import { paging } from '../../core/words.ts'
import { aSquare, edges, squareRule } from '../square.ts'
import { ratedLocations, SafetyLocations } from './model.ts'
import { scoresView } from './scores.view.ts'

export const square = operation({
  name: 'safety square',
  summary: 'Score how safe the cities and districts within a square of the map are',
  route: 'GET /v1/safety/safety-rated-locations/by-square',
  input: { ...aSquare, ...paging() },
  rule: squareRule,
  output: SafetyLocations,
  rows: ratedLocations,
  command: { args: edges },
  examples: ['41.397158 2.160873 41.394582 2.177181', '41.42 2.12 41.36 2.22 --limit 20'],
  view: scoresView,
})
