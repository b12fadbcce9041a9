import { operation } from '../../core/operation.ts'
import { latitude, longitude } from '../../core/words.ts'
import { listView } from './list.view.ts'
import { demands } from './list.words.ts'
import { HotelList, hotels } from './model.ts'

/** The hotels around a point: what `hotels list --near` asks. */
export const listNear = operation({
  name: 'hotels list-near',
  summary: 'List the hotels around a point',
  route: 'GET /v1/reference-data/locations/hotels/by-geocode',
  input: { latitude: latitude('Degrees north'), longitude: longitude('Degrees east'), ...demands },
  output: HotelList,
  rows: hotels,
  command: { within: 'hotels list' },
  examples: [],
  view: listView,
})
