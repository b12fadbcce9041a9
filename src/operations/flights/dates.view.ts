import { daysBetween } from '../../core/dates.ts'
import { sayDate, sayDay } from '../../core/say.ts'
import { counted, type Sheet, table, type Ui } from '../../core/view.ts'
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
  const goals = new Set(data.map(({ destination }) => destination))
  const days = cheapestByDay(data)
  const drawn = days.size >= FEW && isOneTrip(data)
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
      From: { value: ({ origin }) => origin, spare: true },
      To: { value: ({ destination }) => destination, spare: goals.size === 1 },
    }),
    ...(drawn
      ? { drawing: calendar(new Map([...days].map(([date, { price }]) => [date, Number(price.total)])), ui) }
      : { rowsAre: { one: 'date', many: 'dates', order: 'cheapest first' } }),
    ...(first && { notes: drawn ? drawnNotes(first, currency) : [], next: nextOf(first) }),
  }
}

/** A calendar can show one pair of cities. Airports of one city are told by the name they share. */
const isOneTrip = (data: readonly Found[]): boolean => {
  const goals = new Set(data.map(({ links }) => new URLSearchParams(links.flightOffers.split('?')[1]).get('destinationLocationCode')))
  return goals.size === 1
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
function titleOf(data: readonly Found[], { origin, destination }: Found, currency: string, ui: Ui): string {
  const nights = data.flatMap((found) => nightsOf(found) ?? [])
  const [least, most] = [Math.min(...nights), Math.max(...nights)]
  const trip =
    nights.length === 0 ? 'one way' : `there and back, ${least === most ? counted(least, 'night') : `${least} to ${most} nights`}`
  return `${ui.bold(`${origin} → ${destination}`)} · ${trip} · ${currency}, 1 adult`
}

function drawnNotes({ departureDate, returnDate, price, ...found }: Found, currency: string): string[] {
  const nights = nightsOf({ departureDate, returnDate, price, ...found })
  const back = returnDate === undefined ? '' : `, back ${sayDate(returnDate)} after ${counted(nights ?? 0, 'night')}`
  return [
    `* cheapest: ${price.total} ${currency}, leaving ${sayDate(departureDate)}${back}`,
    '▁ is the cheapest and █ the dearest day; · no flights were found',
  ]
}

/** Airports of a row are those of its cheapest flights, so the search for it names them. */
const nextOf = ({ origin, destination, departureDate, returnDate }: Found): string =>
  `wayfare flights search ${origin} ${destination} ${departureDate}${returnDate === undefined ? '' : ` ${returnDate}`}`
