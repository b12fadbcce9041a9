import { operation } from '../../core/operation.ts'
import { aSquare, edges, squareRule } from '../square.ts'
import { activitiesView } from './activities.view.ts'
import { ActivityList, activityRows } from './model.ts'

export const square = operation({
  name: 'activities square',
  summary: 'Find tours, tickets and other things to do in a square of the map',
  route: 'GET /v1/shopping/activities/by-square',
  input: aSquare,
  rule: squareRule,
  output: ActivityList,
  rows: activityRows,
  command: { args: edges },
  examples: ['41.397158 2.160873 41.394582 2.177181', '40.43 -3.72 40.40 -3.68 --json'],
  view: (answer, ui) => activitiesView(answer, ui),
})
