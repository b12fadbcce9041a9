import * as v from 'valibot'
import { listOf, optional, usually } from '../../core/fields.ts'
import { plainLetters } from '../../core/letters.ts'
import { operation } from '../../core/operation.ts'
import { rowNumber, table } from '../../core/view.ts'
import { count, country, language, oneOf, text, textLike } from '../../core/words.ts'
import { GeoCode, listOfAnswers } from '../answers.ts'
import { hotels } from './model.ts'

/** A name that begins like what was typed, with the hotels that have it. */
const FoundHotel = v.object({
  id: v.number(),
  type: v.literal('location'),
  name: v.string(),
  iataCode: v.string(),
  subType: v.picklist(['HOTEL_GDS', 'HOTEL_LEISURE']),
  /** 0 to 100. */
  relevance: v.number(),
  hotelIds: v.array(v.string()),
  address: v.object({ cityName: v.string(), countryCode: v.string() }),
  geoCode: GeoCode,
})

export type FoundHotel = v.InferOutput<typeof FoundHotel>

const subTypes = ['HOTEL_LEISURE', 'HOTEL_GDS'] as const

const input = {
  keyword: textLike(/^[A-Za-z0-9 *'-]{4,40}$/, 'Words of the name and the city', 'four to 40 letters, digits and spaces', 'ritz paris'),
  subType: usually(listOf(oneOf(subTypes, 'How it is sold', { gds: 'HOTEL_GDS', leisure: 'HOTEL_LEISURE' }), 'How they are sold', 2), [
    ...subTypes,
  ]),
  countryCode: optional(country('Only in this country')),
  lang: optional(language('Language of the names'), 'EN'),
  max: optional(count('Most names to give', 1, 20, 5), 20),
}

export const search = operation({
  name: 'hotels search',
  summary: 'Find hotels by words of their name and city',
  route: 'GET /v1/reference-data/locations/hotel',
  input,
  output: listOfAnswers(FoundHotel),
  rows: hotels,
  command: {
    args: ['keyword'],
    names: { subType: 'type', countryCode: 'country' },
    options: { ...input, keyword: text('Words of the name and the city', 80, 'ritz paris') },
    // The service takes plain letters only, and people copy names that have others.
    toInput: ({ keyword, ...rest }) => ({ ...rest, keyword: plain(keyword) }),
  },
  examples: ['"ritz paris"', '"hilton lon" --max 5', 'marriott --country ES --json'],
  view: ({ data }, ui) => ({
    table: table(data, {
      '#': rowNumber(ui),
      Hotel: { value: ({ name }) => name, shown: ui.bold },
      City: ({ address }) => address.cityName,
      Country: { value: ({ address }) => address.countryCode },
      Sold: { value: ({ subType }) => (subType === 'HOTEL_GDS' ? 'by its chain' : 'as an independent'), spare: true },
      Id: ({ hotelIds }) => hotelIds[0],
    }),
    rowsAre: { one: 'hotel', many: 'hotels', order: 'best match first' },
    ...(data.length > 0 && { next: 'wayfare hotels offers 1 +30d +32d' }),
  }),
})

/** `Hôtel d’Angleterre` → `Hotel d'Angleterre` */
const plain = (text: string): string =>
  plainLetters(text)
    .replace(/[’ʼ`´]/g, "'")
    .replace(/[^A-Za-z0-9 *'-]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
