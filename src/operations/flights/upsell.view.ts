import { sum } from '../../core/amounts.ts'
import { counted, type Sheet, table, type Ui } from '../../core/view.ts'
import { wrap } from '../../core/wrap.ts'
import { allowance, brandName, once, permission, seatChoice, totalOf } from './fares.ts'
import { flightName } from './flown.ts'
import { legLines } from './legs.ts'
import type { FlightOffer } from './model.ts'
import { titleOf } from './offers.title.ts'
import type { UpsoldOffers } from './upsell.ts'

/** One fare of some flights, with what it costs over the cheapest of them. */
interface Choice {
  readonly row: number
  readonly offer: FlightOffer
  readonly more: string
}

/** Brands side by side where the terminal has room for them, else one below the other. */
export function upsellView({ data }: UpsoldOffers, ui: Ui): Sheet {
  const groups = groupsOf(data)
  const choices = groups.flat()
  const currency = data[0]?.price.currency ?? 'Price'
  const drawn = groups.map((group) => drawing(group, currency, ui))
  const [first] = groups
  const together = groups.length === 1 && first?.[0]
  return {
    title: together ? titleOf([together.offer], ui) : counted(groups.length, 'offer'),
    table: table(choices, {
      '#': { value: ({ row }) => row, shown: ui.dim },
      Brand: { value: ({ offer }) => brandsOf(offer) },
      [currency]: { value: ({ offer }) => totalOf(offer), shown: ui.bold },
      More: ({ more }) => more,
      Bags: ({ offer }) => bagsOf(offer),
      Seat: ({ offer }) => words(offer, seatChoice),
      Changes: ({ offer }) => words(offer, (amenities) => permission(amenities, 'CHANGEABLE TICKET')),
      Refund: ({ offer }) => refundOf(offer),
      Flights: { value: ({ offer }) => flightsOf(offer), spare: true },
    }),
    ...(drawn.every((each) => each !== undefined) && { drawing: drawn.join('\n\n') }),
    rowsAre: { one: 'fare', many: 'fares', order: 'cheapest first' },
    ...(data.length > 0 && { next: 'wayfare flights price 2' }),
  }
}

/** The fares of the same flights together; each counts its price from the first, which is the cheapest. */
function groupsOf(offers: readonly FlightOffer[]): Choice[][] {
  const groups = new Map<string, Choice[]>()
  for (const [at, offer] of offers.entries()) {
    const key = offer.itineraries.flatMap(({ segments }) => segments.map((each) => `${flightName(each)} ${each.departure.at}`)).join()
    const group = groups.get(key) ?? []
    const cheapest = group[0]?.offer ?? offer
    group.push({ row: at + 1, offer, more: group.length === 0 ? '' : `+${sum([totalOf(offer), `-${totalOf(cheapest)}`])}` })
    groups.set(key, group)
  }
  return [...groups.values()]
}

const detailsOf = ({ travelerPricings }: FlightOffer) => travelerPricings[0]?.fareDetailsBySegment ?? []

const brandsOf = (offer: FlightOffer): string => once(detailsOf(offer).map(brandName))
const bagsOf = (offer: FlightOffer): string => once(detailsOf(offer).map(allowance))
const words = (offer: FlightOffer, read: (amenities: ReturnType<typeof detailsOf>[number]['amenities']) => string | undefined): string =>
  once(detailsOf(offer).map(({ amenities }) => read(amenities)))

const refundOf = (offer: FlightOffer): string =>
  words(offer, (amenities) => permission(amenities, 'REFUNDABLE TICKET')) ||
  (offer.pricingOptions.refundableFare === undefined ? '' : offer.pricingOptions.refundableFare ? 'yes' : 'no')

const flightsOf = ({ itineraries }: FlightOffer): string =>
  itineraries.map(({ segments }) => segments.map(flightName).join(' ')).join(' · ')

const gap = 2
const narrowest = 11

/** `undefined` where the brands do not fit side by side. */
function drawing(group: readonly Choice[], currency: string, ui: Ui): string | undefined {
  const plain: readonly (readonly [label: string, cell: (choice: Choice) => string, style?: (text: string) => string])[] = [
    ['', ({ row }) => `#${row}`, ui.dim],
    ['', ({ offer }) => brandsOf(offer), ui.cyan],
    [currency, ({ offer }) => totalOf(offer), ui.bold],
    ['More', ({ more }) => more],
    ['Checked bags', ({ offer }) => bagsOf(offer)],
    ['Seat choice', ({ offer }) => words(offer, seatChoice)],
    ['Changes', ({ offer }) => words(offer, (amenities) => permission(amenities, 'CHANGEABLE TICKET'))],
    ['Refund', ({ offer }) => refundOf(offer)],
  ]
  const rows = plain
    .map(([label, cell, style]) => ({ label, cells: group.map(cell), style }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const labels = Math.max(...rows.map(({ label }) => label.length))
  const width = Math.max(narrowest, ...rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.split(' ').map((word) => word.length))))
  const room = Math.floor((ui.width - labels) / group.length) - gap
  if (room < width) return undefined
  const column = Math.min(room, Math.max(width, ...rows.flatMap(({ cells }) => cells.map((cell) => cell.length))))
  const lines = rows.flatMap(({ label, cells, style }) => {
    const columns = cells.map((cell) => wrap(cell, column))
    const height = Math.max(...columns.map((lines) => lines.length))
    return Array.from({ length: height }, (_, part) => {
      const line = columns.map((lines, at) => {
        const text = lines[part] ?? ''
        const paint = style ?? kind(cells[at] ?? '', ui)
        return `${' '.repeat(gap)}${paint(text)}${' '.repeat(column - text.length)}`
      })
      return `${ui.dim(part === 0 ? label : '')}${' '.repeat(labels - (part === 0 ? label.length : 0))}${line.join('')}`.trimEnd()
    })
  })
  const [first] = group
  const heading = first ? [...legLines(first.offer.itineraries, ui.width).flat(), ''] : []
  return [...heading, ...lines].join('\n')
}

/** What is free is green, what cannot be had is dim; the words say the same. */
const kind = (cell: string, ui: Ui): ((text: string) => string) =>
  /^[^/]*\bfree$/.test(cell) ? ui.green : cell === 'no' || cell === 'none' ? ui.dim : (text) => text
