import { operation } from '../../core/operation.ts'
import { paging } from '../../core/words.ts'
import { aPoint, aroundCommand, radius } from '../around.ts'
import { ratedLocations, SafetyLocations } from './model.ts'
import { scoresView } from './scores.view.ts'

const rest = { radius: radius(20, 1, 5), ...paging() }

export const score = operation({
  name: 'safety score',
  summary: 'Score how safe the city and its districts around a point are',
  route: 'GET /v1/safety/safety-rated-locations',
  input: { ...aPoint, ...rest },
  output: SafetyLocations,
  rows: ratedLocations,
  command: aroundCommand(rest),
  examples: ['41.397158 2.160873', 'Tokyo --radius 10', '-33.8568 151.2153 --json'],
  view: scoresView,
})
