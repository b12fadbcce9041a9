import { optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { count, latitude, longitude } from '../../core/words.ts'
import { aroundCommand } from '../around.ts'
import { criteria, names } from './criteria.ts'
import { PointsOfInterest, placeRows } from './model.ts'
import { placesView } from './places.view.ts'

const radius = optional(count('Kilometres around', 0, 20, 2), 1)

export const near = operation({
  name: 'places near',
  summary: 'Find sights, food, shops and night life around a point, the most famous first',
  route: 'GET /v1/reference-data/locations/pois',
  input: { latitude: latitude('Degrees north'), longitude: longitude('Degrees east'), radius, ...criteria },
  output: PointsOfInterest,
  rows: placeRows,
  command: aroundCommand({ radius, ...criteria }, names),
  examples: ['41.397158 2.160873', 'BCN --radius 3 --category sights', 'Barcelona --category restaurant --limit 5 --json'],
  view: placesView,
})
