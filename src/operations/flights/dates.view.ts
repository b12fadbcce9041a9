import { daysBetween, mondayOf } from '../../core/dates.ts'
import { sayDate, sayDay } from '../../core/say.ts'
import { counted, type Sheet, table, type Ui } from '../../core/view.ts'
import { parameterOf } from '../links.ts'
import type { FlightDates } from './cached.ts'
import { calendar } from './calendar.ts'

type Found = FlightDates['data'][number]

/** Fewer days than these are listed; more are drawn as a calendar. */
const FEW = 8

/** The days on which one place is reached cheaply: months as weeks with a price on every day. */
export function datesView({ data, dictionaries }: FlightDates, ui: Ui): Sheet {
  const [first] = data
  const [currency = 'Price'] = Object.keys(dictionaries.currencies)
  const returns = data.some(({ returnDate }) => returnDate !== undefined)
  const days = cheapestByDay(data)
  const drawn = isCalendar(days)
  const day = (text: string) => (text ? sayDay(text) : '')
  return {
    ...(first && { title: titleOf(data, first, currency, ui) }),
    table: table(data, {
      [currency]: { value: ({ price }) => price.total, shown: ui.bold },
      Leave: { value: ({ departureDate }) => departureDate, shown: day },
      ...(returns && {
        Return: { value: ({ returnDate }: Found) => returnDate, shown: day },
        Nights: (found: Found) => nightsOf(found),
      }),
      From: ({ origin }) => origin,
      To: ({ destination }) => destination,
    }),
    ...(drawn
      ? { drawing: calendar(new Map([...days].map(([date, { price }]) => [date, Number(price.total)])), ui) }
      : { rowsAre: { one: 'date', many: 'dates', order: 'cheapest first' } }),
    ...(first && { notes: drawn ? drawnNotes(first, currency) : [], next: nextOf(first) }),
  }
}

/** A calendar shows one trip on more days than a few, and more than one in a week: else a list says it better. */
function isCalendar(days: ReadonlyMap<string, Found>): boolean {
  const trips = new Set([...days.values()].map(({ links }) => parameterOf(links.flightOffers, 'destinationLocationCode')))
  const weeks = new Set([...days.keys()].map(mondayOf))
  return days.size >= FEW && days.size > weeks.size && trips.size === 1
}

function cheapestByDay(data: readonly Found[]): Map<string, Found> {
  const days = new Map<string, Found>()
  for (const found of data) {
    const before = days.get(found.departureDate)
    if (before === undefined || Number(found.price.total) < Number(before.price.total)) days.set(found.departureDate, found)
  }
  return days
}

const nightsOf = ({ departureDate, returnDate }: Found): number | undefined =>
  returnDate === undefined ? undefined : daysBetween(departureDate, returnDate)

/** `MAD → JFK · there and back, 1 to 15 nights · EUR, 1 adult` */
function titleOf(data: readonly Found[], { links }: Found, currency: string, ui: Ui): string {
  const nights = data.flatMap((found) => nightsOf(found) ?? [])
  const [least, most] = [Math.min(...nights), Math.max(...nights)]
  const trip =
    nights.length === 0 ? 'one way' : `there and back, ${least === most ? counted(least, 'night') : `${least} to ${most} nights`}`
  const goals = new Set(data.map((found) => parameterOf(found.links.flightOffers, 'destinationLocationCode')))
  return `${ui.bold(`${parameterOf(links.flightOffers, 'originLocationCode')} → ${[...goals].sort().join(', ')}`)} · ${trip} · ${currency}, 1 adult`
}

function drawnNotes(found: Found, currency: string): string[] {
  const { departureDate, returnDate, price } = found
  const days = returnDate === undefined ? sayDate(departureDate) : `${sayDay(departureDate)} to ${sayDate(returnDate)}`
  const nights = nightsOf(found)
  return [
    `* cheapest: ${price.total} ${currency}, ${days}${nights === undefined ? '' : `, ${counted(nights, 'night')}`}`,
    '▁ cheap to █ the dearest quarter of the days; · no flights found',
  ]
}

const nextOf = ({ links, departureDate, returnDate }: Found): string =>
  [
    'wayfare flights search',
    parameterOf(links.flightOffers, 'originLocationCode'),
    parameterOf(links.flightOffers, 'destinationLocationCode'),
  ]
    .concat(departureDate, returnDate ?? [])
    .join(' ')
