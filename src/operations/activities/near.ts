import { optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { count, latitude, longitude } from '../../core/words.ts'
import { aroundCommand } from '../around.ts'
import { activitiesView } from './activities.view.ts'
import { ActivityList, activityRows } from './model.ts'

const radius = optional(count('Kilometres around', 0, 20, 2), 1)

export const near = operation({
  name: 'activities near',
  summary: 'Find tours, tickets and other things to do around a point, the nearest first',
  route: 'GET /v1/shopping/activities',
  input: { latitude: latitude('Degrees north'), longitude: longitude('Degrees east'), radius },
  output: ActivityList,
  rows: activityRows,
  command: aroundCommand({ radius }),
  examples: ['41.397158 2.160873', 'MAD --radius 3', '"Eiffel Tower" --tsv'],
  view: activitiesView,
})
