import { operation } from '../../core/operation.ts'
import { aPoint } from '../around.ts'
import { demands } from './list.fields.ts'
import { listView } from './list.view.ts'
import { HotelList, hotels } from './model.ts'

/** The hotels around a point: what `hotels list --near` asks. */
export const listNear = operation({
  name: 'hotels list-near',
  summary: 'List the hotels around a point',
  route: 'GET /v1/reference-data/locations/hotels/by-geocode',
  input: { ...aPoint, ...demands },
  output: HotelList,
  rows: hotels,
  command: { within: 'hotels list' },
  examples: [],
  view: listView,
})
