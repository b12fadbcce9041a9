import { optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { count, latitude, longitude, paging } from '../../core/words.ts'
import { aroundCommand } from '../around.ts'
import { ratedLocations, SafetyLocations } from './model.ts'
import { scoresView } from './scores.view.ts'

const rest = { radius: optional(count('Kilometres around', 0, 20, 5), 1), ...paging() }

export const score = operation({
  name: 'safety score',
  summary: 'Score how safe the city and its districts around a point are',
  route: 'GET /v1/safety/safety-rated-locations',
  input: {
    latitude: latitude('Degrees north'),
    longitude: longitude('Degrees east'),
    ...rest,
  },
  output: SafetyLocations,
  rows: ratedLocations,
  command: aroundCommand(rest),
  examples: ['41.397158 2.160873', 'Tokyo --radius 10', '-33.8568 151.2153 --json'],
  view: scoresView,
})
