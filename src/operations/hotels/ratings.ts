import { listOf } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { asManyAsFit } from '../results.ts'
import { HotelSentiments } from './ratings.model.ts'
import { ratingsView } from './ratings.view.ts'
import { hotelId, hotelReferences, hotelsNamed } from './references.ts'

const most = 100

export const ratings = operation({
  name: 'hotels ratings',
  summary: 'Show how guests rate hotels: sleep, service, location and more',
  route: 'GET /v2/e-reputation/hotel-sentiments',
  input: { hotelIds: listOf(hotelId, 'Ids of hotels', most) },
  output: HotelSentiments,
  command: {
    args: ['hotels'],
    options: { hotels: hotelReferences(most) },
    where: () => '--hotels',
    toInput: async ({ hotels }, context) => {
      const named = await hotelsNamed(hotels, context)
      // The answer has ids alone.
      if (named.length <= 5) for (const { id, name } of named) if (name !== undefined) context.note(`${id} is ${name}`)
      return { hotelIds: asManyAsFit(named, most, 'hotels are rated', context).map(({ id }) => id) }
    },
  },
  examples: ['LWPARTVI', '1 2 3', 'LWPARTVI,RTPAR08U --json'],
  view: ratingsView,
})
