import { operation } from '../../core/operation.ts'
import { text } from '../../core/words.ts'
import { rowOrId } from '../results.ts'
import { activityRows, OneActivity } from './model.ts'
import { activityView } from './show.view.ts'

export const show = operation({
  name: 'activities show',
  summary: 'Look one activity up: what it is, what it costs and where to book it',
  route: 'GET /v1/shopping/activities/{activityId}',
  input: { activityId: text('Its id, as lists give it', 100, '811501') },
  output: OneActivity,
  command: {
    args: ['activity'],
    options: { activity: text('A row of the last list, or its id', 100, '1') },
    where: () => '--activity',
    toInput: async ({ activity }, context) => ({ activityId: await rowOrId(activity, activityRows, context) }),
  },
  examples: ['1', '811501 --json'],
  view: activityView,
})
