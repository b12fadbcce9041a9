import { sum } from '../../core/amounts.ts'
import { capitalised, inWords, sayDate } from '../../core/say.ts'
import { counted, type Ui } from '../../core/view.ts'
import { wrap } from '../../core/wrap.ts'
import { type BillItem, bill } from '../bill.view.ts'
import { factLines } from '../facts.view.ts'
import { conditionsOf } from './conditions.ts'
import { allowance, brandName, chosenSeat, once } from './fares.ts'
import { flightName } from './flown.ts'
import { dayWidth, legLines } from './legs.ts'
import type { FlightOffer, Itinerary, TravelerPricing } from './model.ts'
import type { Included } from './price.model.ts'

/** The price of one offer as a receipt: the flights, what each thing costs, and what one may and may not do with the ticket. */
export function receipt(offer: FlightOffer, included: Included, ui: Ui): string {
  return [flights(offer, ui), bill(itemsOf(offer), offer.price.currency, ui), conditions(offer, included, ui)].filter(Boolean).join('\n\n')
}

/** Columns to the left of what is said of a thing. */
const margin = 12

/** The flights, and below them what is bought there. */
function flights({ itineraries, travelerPricings, numberOfBookableSeats }: FlightOffer, ui: Ui): string {
  const lines = legLines(itineraries, ui.width)
  const fares = itineraries.map((itinerary) => fareOf(itinerary, travelerPricings[0]))
  const same = new Set(fares).size === 1
  const left =
    numberOfBookableSeats !== undefined && numberOfBookableSeats < 9 ? `${counted(numberOfBookableSeats, 'seat')} left at this price` : ''
  return itineraries
    .flatMap((itinerary, at) => {
      const last = at === itineraries.length - 1
      const carbon = carbonOf(itinerary)
      const says = [...(same && at > 0 ? [] : [fares[at]]), carbon, last ? left : ''].filter(Boolean).join('\u00a0· ')
      const indent = ' '.repeat(dayWidth)
      return [
        ...(lines[at] ?? []),
        ...(says ? wrap(says, Math.max(20, ui.width - dayWidth)) : []).map((line) => ui.dim(`${indent}${line}`)),
      ]
    })
    .join('\n')
}

const carbonOf = ({ segments }: Itinerary): string => {
  const weight = segments.reduce((total, { co2Emissions }) => total + (co2Emissions?.[0]?.weight ?? 0), 0)
  return weight > 0 ? `${weight} kg CO2 a person` : ''
}

/** `Economy Basic, class O · no checked bag` */
function fareOf({ segments }: Itinerary, pricing: TravelerPricing | undefined): string {
  const details = segments.flatMap(({ id }) => pricing?.fareDetailsBySegment.find(({ segmentId }) => segmentId === id) ?? [])
  const bags = once(details.map(allowance))
  const brands = once(details.map(brandName))
  const letters = once(details.map((detail) => detail.class))
  return `${brands ? `${brands}, ` : ''}class ${letters}\u00a0· ${bags === 'none' ? 'no checked bag' : `${bags} to check in`}`
}

const surcharges = new Set(['YQ', 'YR'])

const serviceNames: Readonly<Record<string, string>> = {
  CHECKED_BAGS: 'Further checked bags',
  SEATS: 'Seats',
  MEALS: 'Meals',
  OTHER_SERVICES: 'Other services',
}

/** What has to be paid, item by item. */
export function itemsOf({ price, travelerPricings, itineraries }: FlightOffer): BillItem[] {
  const groups = new Map<string, TravelerPricing[]>()
  for (const pricing of travelerPricings) {
    const key = `${pricing.travelerType} ${pricing.price.total}`
    groups.set(key, [...(groups.get(key) ?? []), pricing])
  }
  const seats = itineraries.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      const numbers = travelerPricings.flatMap(({ fareDetailsBySegment }) => seatOf(fareDetailsBySegment, segment.id))
      return numbers.length > 0 ? [`${flightName(segment)} ${numbers.join(' ')}`] : []
    }),
  )
  return [
    ...[...groups.values()].flatMap((group) => fareItems(group)),
    ...(price.additionalServices ?? []).map(
      ({ type, amount }): BillItem => ({
        label: serviceNames[type] ?? capitalised(inWords(type)),
        amount,
        detail: type === 'SEATS' ? seats.join('\u00a0· ') : '',
      }),
    ),
    ...(price.fees ?? [])
      .filter(({ amount }) => Number(amount) > 0)
      .map(
        ({ type, amount }): BillItem => ({ label: type === 'FORM_OF_PAYMENT' ? 'Card fee' : `${capitalised(inWords(type))} fee`, amount }),
      ),
    { label: 'Total', amount: price.grandTotal ?? price.total, total: true },
  ]
}

const seatOf = (details: TravelerPricing['fareDetailsBySegment'], id: string): string[] =>
  details.flatMap((detail) => (detail.segmentId === id ? (chosenSeat(detail) ?? []) : []))

/** Fare, surcharge and taxes of travellers who pay the same. */
function fareItems(group: readonly TravelerPricing[]): BillItem[] {
  const [first] = group
  if (!first) return []
  const { price, travelerType } = first
  const times = (amounts: readonly string[]) => sum(group.flatMap(() => amounts))
  const who = group.length === 1 ? capitalised(inWords(travelerType)) : `${group.length} × ${inWords(travelerType)}`
  const each = (amount: string) => (group.length === 1 ? '' : `${amount} each`)
  const taxes = price.taxes ?? []
  const [airline, others] = [taxes.filter(({ code }) => surcharges.has(code)), taxes.filter(({ code }) => !surcharges.has(code))]
  const own = airline.map(({ amount }) => amount)
  const rest = sum([price.total, `-${price.base}`, ...own.map((amount) => `-${amount}`)])
  return [
    { label: `${who}: fare`, amount: times([price.base]), detail: each(price.base) },
    ...(own.length > 0
      ? [
          {
            label: '  airline surcharge',
            amount: times(own),
            detail: [airline.map(({ code }) => code).join(' '), each(sum(own))].filter(Boolean).join(' · '),
          },
        ]
      : []),
    ...(Number(rest) > 0
      ? [
          {
            label: '  taxes and charges',
            amount: times([rest]),
            detail: others.map(({ code, amount }) => `${code}\u00a0${amount}`).join('\u00a0· '),
          },
        ]
      : []),
  ]
}

function conditions(offer: FlightOffer, included: Included, ui: Ui): string {
  const said = [
    ...(offer.lastTicketingDate ? [['Buy by', sayDate(offer.lastTicketingDate)] as const] : []),
    ...conditionsOf(offer, included),
  ]
  return factLines(said, ui, margin)
}
