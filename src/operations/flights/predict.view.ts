import { minutesOf } from '../../core/durations.ts'
import { dayPart, dayShift, sayDay, sayMinutes, timePart, toMinute } from '../../core/say.ts'
import { type Sheet, table, type Ui } from '../../core/view.ts'
import { unbroken } from '../../core/wrap.ts'
import { bar, percent } from '../bars.ts'
import { ends, flightName, stopsOf } from './flown.ts'
import { namesIn, sameOnEachLeg, titleOf } from './offers.title.ts'
import type { RankedOffers } from './predict.ts'

interface Line {
  readonly offer: RankedOffers['data'][number]
  readonly itinerary: RankedOffers['data'][number]['itineraries'][number]
  readonly number: number
  readonly leg: number
}

/** Columns of a bar of 100 %. */
const barWidth = 8

/** Offers by how likely each is chosen, with a bar against the likeliest. */
export function predictView({ data, dictionaries }: RankedOffers, ui: Ui): Sheet {
  const lines = data.flatMap((offer, at) => offer.itineraries.map((itinerary, leg): Line => ({ offer, itinerary, leg, number: at + 1 })))
  const [first] = data
  const best = Number(first?.choiceProbability ?? 1) || 1
  // The days stand above the list, as in a list of offers.
  const withDays = ui.width >= 110 || !sameOnEachLeg(lines, ({ itinerary }) => dayPart(ends(itinerary).departure.at))
  const shareOf = ({ offer }: Line) => Number(offer.choiceProbability)
  return {
    ...(first && { title: titleOf(data, ui) }),
    table: table(
      lines,
      {
        '#': { value: ({ number }) => number, once: true, shown: ui.dim },
        Chance: {
          value: ({ offer }) => offer.choiceProbability,
          once: true,
          shown: (_, line) => unbroken(`${bar(shareOf(line) / best, barWidth).padEnd(barWidth)} ${percent(shareOf(line)).padStart(6)}`),
        },
        [first?.price.currency ?? 'Price']: { value: ({ offer }) => offer.price.total, once: true, shown: ui.bold },
        Depart: {
          value: ({ itinerary }) => toMinute(ends(itinerary).departure.at),
          shown: (text) => `${withDays ? `${sayDay(dayPart(text))} ` : ''}${timePart(text)}`,
        },
        Arrive: {
          value: ({ itinerary }) => toMinute(ends(itinerary).arrival.at),
          shown: (text, { itinerary }) => `${timePart(text)}${ui.yellow(dayShift(ends(itinerary).departure.at, text))}`,
        },
        Time: ({ itinerary }) => sayMinutes(minutesOf(itinerary.duration)),
        Stops: { value: ({ itinerary }) => stopsOf(itinerary), shown: (text) => (text === 'nonstop' ? ui.green(text) : text) },
        Flights: { value: ({ itinerary }) => itinerary.segments.map(flightName).join(' '), spare: true },
      },
      ({ leg }) => leg > 0,
    ),
    notes: namesIn(
      data.slice(0, 20).flatMap(({ itineraries }) => itineraries.flatMap(({ segments }) => segments)),
      dictionaries?.carriers,
      ui,
    ),
    rowsAre: { one: 'offer', many: 'offers', order: 'likeliest first' },
    ...(first && { next: 'wayfare flights price 1' }),
  }
}
