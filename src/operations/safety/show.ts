import { UserError } from '../../core/errors.ts'
import { operation } from '../../core/operation.ts'
import { text, textLike } from '../../core/words.ts'
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
    toInput: async ({ place }, { result }) => {
      // Ids begin with a letter, and so does no row.
      if (/^[a-z]\w*$/i.test(place)) return { 'safety-rated-locationId': place.toUpperCase() }
      const rows = await result(place, ratedLocations)
      const [row] = rows
      if (row && rows.length === 1) return { 'safety-rated-locationId': row.id }
      throw new UserError('usage', `--place takes one place; these are ${rows.length}`)
    },
  },
  examples: ['Q930402719', 'Q930402719 --json'],
  view: scoreView,
})
