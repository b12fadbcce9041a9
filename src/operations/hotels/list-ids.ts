import { listOf } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { listView } from './list.view.ts'
import { HotelList, hotels, mostListed } from './model.ts'
import { hotelId } from './references.ts'

/** Hotels by their ids: what `hotels list --hotels` asks. */
export const listIds = operation({
  name: 'hotels list-ids',
  summary: 'List hotels by their ids',
  route: 'GET /v1/reference-data/locations/hotels/by-hotels',
  input: { hotelIds: listOf(hotelId, 'Ids of hotels', mostListed) },
  output: HotelList,
  rows: hotels,
  command: { within: 'hotels list' },
  examples: [],
  view: (answer, ui) => listView(answer, ui, {}),
})
