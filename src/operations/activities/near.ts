import { operation } from '../../core/operation.ts'
import { aPoint, aroundCommand, radius } from '../around.ts'
import { activitiesView } from './activities.view.ts'
import { ActivityList, activityRows } from './model.ts'

const around = { radius: radius(20, 1, 2) }

export const near = operation({
  name: 'activities near',
  summary: 'Find tours, tickets and other things to do around a point, the nearest first',
  route: 'GET /v1/shopping/activities',
  input: { ...aPoint, ...around },
  output: ActivityList,
  rows: activityRows,
  command: aroundCommand(around),
  examples: ['41.397158 2.160873', 'MAD --radius 3', '"Eiffel Tower" --tsv'],
  view: activitiesView,
})
