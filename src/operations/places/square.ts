import { operation } from '../../core/operation.ts'
import { aSquare, edges, squareRule } from '../square.ts'
import { criteria, names } from './criteria.ts'
import { PointsOfInterest, placeRows } from './model.ts'
import { placesView } from './places.view.ts'

export const square = operation({
  name: 'places square',
  summary: 'Find sights, food, shops and night life in a square of the map, the most famous first',
  route: 'GET /v1/reference-data/locations/pois/by-square',
  input: { ...aSquare, ...criteria },
  rule: squareRule,
  output: PointsOfInterest,
  rows: placeRows,
  command: { args: edges, names },
  examples: ['41.397158 2.160873 41.394582 2.177181', '40.43 -3.72 40.40 -3.68 --category shopping --json'],
  view: (answer, ui) => placesView(answer, ui),
})
