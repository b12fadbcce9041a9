import { operation } from '../../core/operation.ts'
import { text } from '../../core/words.ts'
import { OneLocation } from './model.ts'
import { locationView } from './show.view.ts'

const id = text('A for an airport or C for a city, and its code', 20, 'AMUC')

export const show = operation({
  name: 'airports show',
  summary: 'Look one airport or city up',
  route: 'GET /v1/reference-data/locations/{locationId}',
  input: { locationId: id },
  output: OneLocation,
  command: {
    args: ['place'],
    options: { place: text('Its code or name; CMUC is the city and AMUC the airport of that code', 100, 'MUC') },
    where: () => '--place',
    toInput: async ({ place }, context) => {
      // Written in capitals, so that Cork and Agra are still towns.
      if (/^[AC][A-Z]{3}$/.test(place)) return { locationId: place }
      const code = await context.place(place, '--place')
      return { locationId: `${(await context.isAirport(code)) ? 'A' : 'C'}${code}` }
    },
  },
  examples: ['MUC', 'CLON', 'Cork --json'],
  view: locationView,
})
