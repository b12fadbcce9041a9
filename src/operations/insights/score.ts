import { operation } from '../../core/operation.ts'
import { aPoint, aroundCommand } from '../around.ts'
import { RatedAreas } from './model.ts'
import { scoreView } from './score.view.ts'

export const score = operation({
  name: 'insights score',
  summary: 'Score what there is for travellers around a point: sights, food, shops, night life',
  route: 'GET /v1/location/analytics/category-rated-areas',
  input: aPoint,
  output: RatedAreas,
  command: aroundCommand({}),
  examples: ['41.397158 2.160873', 'Sydney --json'],
  view: scoreView,
})
