import { operation } from '../../core/operation.ts'
import { text } from '../../core/words.ts'
import { rowOrId } from '../results.ts'
import { OnePointOfInterest, placeRows } from './model.ts'
import { placeView } from './show.view.ts'

export const show = operation({
  name: 'places show',
  summary: 'Look one place of interest up',
  route: 'GET /v1/reference-data/locations/pois/{poisId}',
  input: { poisId: text('Its id, as lists give it', 100, '1C34A491B3') },
  output: OnePointOfInterest,
  command: {
    args: ['place'],
    options: { place: text('A row of the last list, or its id', 100, '1') },
    where: () => '--place',
    toInput: async ({ place }, context) => ({ poisId: await rowOrId(place, placeRows, context) }),
  },
  examples: ['1', '1C34A491B3'],
  view: placeView,
})
