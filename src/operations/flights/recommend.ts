import * as v from 'valibot'
import { listOf, optional } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { type Sheet, table, type Ui } from '../../core/view.ts'
import { airport, country } from '../../core/words.ts'
import { GeoCode, listOfAnswers } from '../answers.ts'
import { bar } from '../bars.ts'
import { parameterOf } from '../links.ts'

const Recommended = v.object({
  type: v.literal('recommended-location'),
  subtype: v.literal('CITY'),
  name: v.string(),
  iataCode: v.string(),
  geoCode: GeoCode,
  relevance: v.number(),
  links: v.object({ flightDestinations: v.string(), flightOffers: v.string() }),
})

const RecommendedLocations = listOfAnswers(Recommended)

export const recommend = operation({
  name: 'flights recommend',
  summary: 'Find cities like those you have liked',
  route: 'GET /v1/reference-data/recommended-locations',
  input: {
    cityCodes: listOf(airport('A city'), 'Cities that were liked'),
    travelerCountryCode: optional(country('Country the traveller lives in'), 'FR'),
    destinationCountryCodes: optional(listOf(country('A country'), 'Only cities in these countries')),
  },
  output: RecommendedLocations,
  command: {
    args: ['cityCodes'],
    names: { cityCodes: 'cities', travelerCountryCode: 'traveler-country', destinationCountryCodes: 'country' },
  },
  examples: ['PAR', 'BCN,LIS --traveler-country GB', 'NYC --country JP,KR,CN --json'],
  view: recommendView,
})

function recommendView({ data }: v.InferOutput<typeof RecommendedLocations>, ui: Ui): Sheet {
  const [first] = data
  const width = ui.width >= 100 ? 30 : 20
  const home = parameterOf(first?.links.flightOffers ?? '', 'originLocationCode')
  return {
    table: table(data, {
      City: { value: ({ iataCode }) => iataCode, shown: ui.bold },
      Name: ({ name }) => name,
      Relevance: {
        value: ({ relevance }) => relevance.toFixed(2),
        shown: (text, { relevance }) => `${ui.cyan(bar(relevance, width).padEnd(width))} ${text}`,
      },
    }),
    rowsAre: { one: 'city', many: 'cities', order: 'most alike first' },
    ...(first && home && { next: `wayfare flights dates ${home} ${first.iataCode}` }),
  }
}
