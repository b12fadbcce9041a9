import { operation } from '../../core/operation.ts'
import { aPoint, aroundCommand, radius } from '../around.ts'
import { criteria, names } from './criteria.ts'
import { PointsOfInterest, placeRows } from './model.ts'
import { placesView } from './places.view.ts'

const around = { radius: radius(20, 1, 2) }

export const near = operation({
  name: 'places near',
  summary: 'Find sights, food, shops and night life around a point, the most famous first',
  route: 'GET /v1/reference-data/locations/pois',
  input: { ...aPoint, ...around, ...criteria },
  output: PointsOfInterest,
  rows: placeRows,
  command: aroundCommand({ ...around, ...criteria }, names),
  examples: ['41.397158 2.160873', 'BCN --radius 3 --category sights', 'Barcelona --category restaurant --limit 5 --json'],
  view: placesView,
})
