import { listOf, optional, usually } from '../../core/fields.ts'
import { operation } from '../../core/operation.ts'
import { table } from '../../core/view.ts'
import { country, oneOf, paging, text } from '../../core/words.ts'
import { FoundLocations, withCity } from './model.ts'

export const search = operation({
  name: 'airports search',
  summary: 'Find airports and cities by name or code, the busiest first',
  route: 'GET /v1/reference-data/locations',
  input: {
    keyword: text('Name or code, or how it begins', 60, 'lond'),
    subType: usually(listOf(oneOf(['AIRPORT', 'CITY'], 'What to find'), 'What to find'), ['AIRPORT', 'CITY']),
    countryCode: optional(country('Only in this country')),
    ...paging(),
    sort: optional(oneOf(['analytics.travelers.score'], 'Order'), 'analytics.travelers.score'),
    view: optional(oneOf(['LIGHT', 'FULL'], 'How much to tell of each'), 'FULL'),
  },
  output: FoundLocations,
  command: { args: ['keyword'], names: { subType: 'type', countryCode: 'country' } },
  examples: ['lond', 'paris --type city', 'san --country US --limit 5'],
  view: ({ data, meta }, ui) => ({
    table: table(data, {
      Code: { value: ({ iataCode }) => iataCode, shown: ui.bold },
      Kind: ({ subType }) => subType.toLowerCase(),
      Name: ({ name, address }) => withCity(name, address.cityName),
      City: { value: ({ address }) => address.cityCode, spare: true },
      Country: ({ address }) => address.countryCode,
      UTC: { value: ({ timeZoneOffset }) => timeZoneOffset, spare: true },
      Travellers: { value: ({ analytics }) => analytics?.travelers.score, spare: true },
    }),
    rowsAre: { one: 'place', many: 'places', order: 'busiest first', ...(meta && { of: meta.count }) },
  }),
})
