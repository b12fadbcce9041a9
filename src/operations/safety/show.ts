import { operation } from '../../core/operation.ts'
import { text, textLike } from '../../core/words.ts'
import { oneResult } from '../results.ts'
import { OneSafetyLocation, ratedLocations } from './model.ts'
import { scoreView } from './scores.view.ts'

export const show = operation({
  name: 'safety show',
  summary: 'Show how safe one city or district is',
  route: 'GET /v1/safety/safety-rated-locations/{safety-rated-locationId}',
  input: { 'safety-rated-locationId': text('The id of a place of an earlier answer', 200, 'Q930402719') },
  output: OneSafetyLocation,
  command: {
    args: ['place'],
    options: { place: textLike(/^\S{1,200}$/, 'The id of a place, or a row of the last list', 'an id or a row', 'Q930402719') },
    where: () => '--place',
    toInput: async ({ place }, context) => {
      // Ids begin with a letter, and so does no row.
      if (/^[a-z]\w*$/i.test(place)) return { 'safety-rated-locationId': place.toUpperCase() }
      const { id } = await oneResult(place, ratedLocations, context, (count) => `--place takes one place; these are ${count}`)
      return { 'safety-rated-locationId': id }
    },
  },
  examples: ['Q930402719', 'Q930402719 --json'],
  view: scoreView,
})
