import type { Context } from '../../core/context.ts'
import type { Complaint } from '../../core/faults.ts'
import { type Checked, optional } from '../../core/fields.ts'
import { instead, operation } from '../../core/operation.ts'
import { city, text } from '../../core/words.ts'
import { asManyAsFit } from '../results.ts'
import { demandNames, demands } from './list.fields.ts'
import { listView } from './list.view.ts'
import { HotelList, hotels, mostListed } from './model.ts'
import { hotelReferences, hotelsNamed } from './references.ts'

export const list = operation({
  name: 'hotels list',
  summary: 'List the hotels of a city, around a point, or by their ids',
  route: 'GET /v1/reference-data/locations/hotels/by-city',
  input: { cityCode: city('City'), ...demands },
  output: HotelList,
  rows: hotels,
  command: {
    args: ['city'],
    names: demandNames,
    options: {
      city: optional(text('City, by its code or name', 80, 'PAR')),
      near: optional(text('Around a place by its name, or degrees north and east', 100, '48.8566,2.3522')),
      hotels: optional(hotelReferences(mostListed)),
      ...demands,
    },
    rule: oneWay,
    where: ([name]) => flags[String(name)],
    toInput: async ({ city, near, hotels: named, ...wanted }, context) => {
      if (named !== undefined) {
        const { listIds } = await import('./list-ids.ts')
        const fitting = asManyAsFit(await hotelsNamed(named, context), mostListed, 'hotels are listed', context)
        return instead(listIds, { hotelIds: fitting.map(({ id }) => id) })
      }
      if (near !== undefined) {
        const { latitude, longitude } = await context.point(near, '--near')
        const { listNear } = await import('./list-near.ts')
        return instead(listNear, { latitude, longitude, ...said(wanted) })
      }
      return inCity(city ?? '', said(wanted), context)
    },
  },
  examples: [
    'PAR',
    'Rome --stars 4,5 --with pool',
    'Oxford --radius 2',
    '--near "Eiffel Tower" --radius 1',
    '--near 41.3917,2.1650 --radius 1',
    '--hotels LWPARTVI,RTPAR08U',
    'BKK --chain HL,RT --json',
  ],
  view: listView,
})

const flags: Readonly<Record<string, string>> = { cityCode: '--city', latitude: '--near', longitude: '--near', hotelIds: '--hotels' }

type Wanted = Partial<Checked<typeof demands>>

/** What was said: the service knows what it takes for the rest. */
const said = (wanted: Wanted): Wanted =>
  Object.fromEntries(Object.entries(wanted).filter(([name, value]) => value !== fallbacks[name]?.fallback))

const fallbacks: Readonly<Record<string, { readonly fallback?: unknown }>> = demands

/** The hotels of a city by its code; those of a town that has none around its middle. */
async function inCity(city: string, wanted: Wanted, context: Context) {
  const town = /^\s*[a-z]{3}\s*$/i.test(city) ? undefined : await context.town(city)
  if (town === undefined || town.code !== '') return { cityCode: await context.place(city, '--city'), ...wanted }
  const { name, country, latitude, longitude } = town
  context.note(`--city: ${name} (${country}) has no city code; these are around its middle, ${latitude},${longitude}`)
  const { listNear } = await import('./list-near.ts')
  return instead(listNear, { latitude, longitude, ...wanted })
}

interface Ways extends Wanted {
  readonly city?: string | undefined
  readonly near?: string | undefined
  readonly hotels?: readonly string[] | undefined
}

/** A city, a point or ids; and nothing is demanded of hotels that are named one by one. */
function oneWay({ city, near, hotels, ...wanted }: Ways): Complaint[] {
  const ways = Object.entries({ city, near, hotels }).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  const [first, second] = ways
  if (first === undefined)
    return [{ fault: 'missing', path: ['city'], says: 'is missing: give a city, --near with a point, or --hotels with ids' }]
  if (second !== undefined)
    return [{ fault: 'combination', path: [second], says: `cannot be combined with --${first}: give one of the two` }]
  if (hotels === undefined) return []
  return Object.keys(said(wanted)).map((name) => ({
    fault: 'combination',
    path: [name],
    says: 'goes with a city or a point, not with ids',
  }))
}
