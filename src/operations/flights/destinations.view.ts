import { daysBetween } from '../../core/dates.ts'
import { sayDay } from '../../core/say.ts'
import { type Sheet, table, type Ui } from '../../core/view.ts'
import { parameterOf } from '../links.ts'
import { codeAndName } from '../names.ts'
import type { FlightDestinations } from './cached.ts'

type Found = FlightDestinations['data'][number]

/** Where one can fly to, the cheapest first. */
export function destinationsView({ data, dictionaries }: FlightDestinations, ui: Ui): Sheet {
  const [first] = data
  const [currency = 'Price'] = Object.keys(dictionaries.currencies)
  const origins = [...new Set(data.map(({ origin }) => origin))]
  const placeOf = ({ destination }: Found) => readPlace(dictionaries.locations[destination]?.detailedName)
  const returns = data.some(({ returnDate }) => returnDate !== undefined)
  const day = (text: string) => (text ? sayDay(text) : '')
  return {
    ...(first && { title: titleOf(first, origins, ui) }),
    table: table(data, {
      [currency]: { value: ({ price }) => price.total, shown: ui.bold },
      To: ({ destination }) => destination,
      City: (found) => placeOf(found).city,
      Country: (found) => placeOf(found).country,
      Leave: { value: ({ departureDate }) => departureDate, shown: day },
      ...(returns && {
        Return: { value: ({ returnDate }: Found) => returnDate, shown: day },
        Nights: ({ departureDate, returnDate }: Found) => (returnDate === undefined ? '' : daysBetween(departureDate, returnDate)),
      }),
      ...(origins.length > 1 && { From: { value: ({ origin }: Found) => origin, spare: true } }),
    }),
    rowsAre: { one: 'destination', many: 'destinations', order: 'cheapest first' },
    notes: ['Prices are kept from earlier searches; flights search has those of this moment'],
    ...(first && {
      next: `wayfare flights dates ${parameterOf(first.links.flightDates, 'origin')} ${first.destination}${returns ? '' : ' --one-way'}`,
    }),
  }
}

function titleOf({ returnDate }: Found, origins: readonly string[], ui: Ui): string {
  const [origin = ''] = origins
  const name = ui.placeName(origin)
  const from = origins.length === 1 ? codeAndName(origin, name) : `${name ? `${name}: ` : ''}${origins.join(', ')}`
  return `${ui.bold(`From ${from}`)} · ${returnDate === undefined ? 'one way' : 'there and back'} · 1 adult`
}

/** `Valencia/ES: Valencia Airport` */
function readPlace(detailedName = ''): { city: string; country: string } {
  const [, city = '', country = ''] = /^(.*)\/([A-Z]{2}):/.exec(detailedName) ?? []
  return { city: city || detailedName, country }
}
