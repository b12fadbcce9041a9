import { optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { table } from '../../core/view.ts'
import { oneOf, paging } from '../../core/words.ts'
import { aPoint, aroundCommand, radius } from '../around.ts'
import { NearAirports, withCity } from './model.ts'

const rest = {
  radius: radius(500, 500, 100),
  ...paging(),
  sort: optional(
    oneOf(['relevance', 'distance', 'flights', 'travelers'], 'Order', {
      'analytics.flights.score': 'flights',
      'analytics.travelers.score': 'travelers',
    }),
    'relevance',
  ),
}

export const nearest = operation({
  name: 'airports nearest',
  summary: 'Find the airports around a point that matter most',
  route: 'GET /v1/reference-data/locations/airports',
  input: { ...aPoint, ...rest },
  output: NearAirports,
  command: aroundCommand(rest),
  examples: ['51.57285 -0.44161', 'Madrid --radius 300 --sort distance'],
  view: ({ data, meta }, ui) => ({
    table: table(data, {
      Code: { value: ({ iataCode }) => iataCode, shown: ui.bold },
      Name: ({ name, address }) => withCity(name, address.cityName),
      Country: ({ address }) => address.countryCode,
      km: ({ distance }) => distance.value,
      Flights: { value: ({ analytics }) => analytics.flights.score, spare: true },
      Travellers: { value: ({ analytics }) => analytics.travelers.score, spare: true },
      Relevance: ({ relevance }) => relevance.toFixed(1),
    }),
    rowsAre: { one: 'airport', many: 'airports', ...(meta && { of: meta.count }) },
  }),
})
