import { minutesOf } from '../../core/durations.ts'
import { dayPart, dayShift, sayDay, sayMinutes, timePart, toMinute } from '../../core/say.ts'
import { type Sheet, table, type Ui } from '../../core/view.ts'
import { ends, flightName, stopsOf } from './flown.ts'
import type { FlightOffer, FlightOffers, Itinerary } from './model.ts'
import { namesIn, sameOnEachLeg, titleOf } from './offers.title.ts'

interface Line {
  readonly offer: FlightOffer
  readonly itinerary: Itinerary
  readonly number: number
  readonly leg: number
}

/** The list of offers: a row each, the way back as a second line, and below it what the codes mean. */
export function offersView({ data, dictionaries }: FlightOffers, ui: Ui): Sheet {
  const lines = data.flatMap((offer, at) => offer.itineraries.map((itinerary, leg): Line => ({ offer, itinerary, leg, number: at + 1 })))
  const [first] = data
  const currency = first?.price.currency ?? 'Price'
  const arrival = ({ itinerary }: Line) => ends(itinerary).arrival
  const departure = ({ itinerary }: Line) => ends(itinerary).departure
  const from = (line: Line) => departure(line).iataCode
  const to = (line: Line) => arrival(line).iataCode
  // The days stand above the list; they are said again where there is room, or where they are not all the same.
  const dayOfLeg = ({ itinerary }: Line) => dayPart(ends(itinerary).departure.at)
  const withDays = ui.width >= 100 || !sameOnEachLeg(lines, dayOfLeg)
  return {
    ...(first && { title: titleOf(data, ui) }),
    table: table(
      lines,
      {
        '#': { value: ({ number }) => number, once: true, shown: ui.dim },
        [currency]: { value: ({ offer }) => offer.price.total, once: true, shown: ui.bold },
        Depart: {
          value: (line) => toMinute(departure(line).at),
          shown: (_, line) => `${withDays ? `${sayDay(dayPart(departure(line).at))} ` : ''}${timePart(departure(line).at)}`,
        },
        From: { value: from, spare: sameOnEachLeg(lines, from) },
        Arrive: {
          value: (line) => toMinute(arrival(line).at),
          shown: (_, line) => {
            const shift = dayShift(departure(line).at, arrival(line).at)
            return `${timePart(arrival(line).at)}${shift && ui.yellow(shift)}`
          },
        },
        To: { value: to, spare: sameOnEachLeg(lines, to) },
        Time: ({ itinerary }) => sayMinutes(minutesOf(itinerary.duration)),
        Stops: { value: ({ itinerary }) => stopsOf(itinerary), shown: (text) => (text === 'nonstop' ? ui.green(text) : text) },
        Flights: ({ itinerary }) => itinerary.segments.map(flightName).join(' '),
        Bags: { value: ({ offer, itinerary }) => bagsOf(offer, itinerary), spare: true },
        Seats: { value: ({ offer }) => offer.numberOfBookableSeats, once: true, spare: true },
      },
      ({ leg }) => leg > 0,
    ),
    notes: namesIn(
      data.slice(0, 20).flatMap(({ itineraries }) => itineraries.flatMap(({ segments }) => segments)),
      dictionaries?.carriers,
      ui,
    ),
    rowsAre: { one: 'offer', many: 'offers', order: 'cheapest first' },
    ...(first && { next: 'wayfare flights price 1' }),
  }
}

/** Checked bags the fare includes on this part of the trip: `0`, `2`, `30kg`. */
function bagsOf({ travelerPricings }: FlightOffer, { segments }: Itinerary): string {
  const ids = new Set(segments.map(({ id }) => id))
  const details = travelerPricings[0]?.fareDetailsBySegment.filter(({ segmentId }) => ids.has(segmentId)) ?? []
  const allowances = details.map(({ includedCheckedBags: bags }) =>
    bags?.weight === undefined ? String(bags?.quantity ?? 0) : `${bags.weight}kg`,
  )
  return [...new Set(allowances)].join('/')
}
