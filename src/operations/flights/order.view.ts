import { minutesBetween } from '../../core/dates.ts'
import { minutesOf } from '../../core/durations.ts'
import { dayPart, dayShift, inWords, sayBareDate, sayDate, sayMinutes, timePart, toMinute } from '../../core/say.ts'
import { counted, type Sheet, table, type Ui } from '../../core/view.ts'
import { phrases } from '../../core/wrap.ts'
import { atTime, below, beside } from '../itinerary.view.ts'
import { codeAndName } from '../names.ts'
import { fullName } from '../people.ts'
import { allowance, brandName, chosenSeat, once, totalOf } from './fares.ts'
import { flightName } from './flown.ts'
import type { FareDetails, Itinerary, Segment } from './model.ts'
import type { FlightOrder, FlightOrderAnswer } from './order.model.ts'

/** An order as an itinerary: flight after flight with what travellers need to know, then who travels, what it cost and what happens next. */
export function orderView({ data: order, dictionaries }: FlightOrderAnswer, ui: Ui): Sheet {
  const segments = order.flightOffers.flatMap(({ itineraries }) => itineraries.flatMap((itinerary) => itinerary.segments))
  const parts = order.flightOffers.flatMap(({ itineraries }) => itineraries)
  const names = { carriers: dictionaries?.carriers ?? {}, aircraft: dictionaries?.aircraft ?? {} }
  return {
    title: titleOf(order, ui),
    table: table(segments, {
      Reference: () => referenceOf(order),
      Flight: flightName,
      From: ({ departure }) => departure.iataCode,
      Depart: ({ departure }) => toMinute(departure.at),
      To: ({ arrival }) => arrival.iataCode,
      Arrive: ({ arrival }) => toMinute(arrival.at),
      Class: (segment) => [...new Set(detailsOf(order, segment).map((detail) => detail.class))].join('/'),
      Seats: (segment) => seatsOf(order, segment),
    }),
    drawing: [
      ...parts.map((part) => partText(part, order, names, ui)),
      [...travellerLines(order, ui), ...moneyLines(order, ui)].join('\n'),
    ].join('\n\n'),
    notes: [ticketLine(order)],
    next: order.tickets?.length ? `wayfare flights seats --order ${referenceOf(order)}` : `wayfare flights cancel ${referenceOf(order)}`,
  }
}

const referenceOf = ({ associatedRecords }: FlightOrder): string => associatedRecords[0]?.reference ?? ''

function titleOf(order: FlightOrder, ui: Ui): string {
  const { tickets = [], ticketingAgreement, associatedRecords } = order
  const state = tickets.length
    ? ui.green('ticketed')
    : ui.yellow(ticketingAgreement.option === 'DELAY_TO_CANCEL' ? 'on hold' : 'to be ticketed')
  return `${ui.bold(referenceOf(order))} · booked ${sayDate(dayPart(associatedRecords[0]?.creationDate ?? ''))} · ${state}`
}

interface Names {
  readonly carriers: Readonly<Record<string, string>>
  readonly aircraft: Readonly<Record<string, string>>
}

/** One way of the trip: its day, and two lines for every flight with the wait between them. */
function partText({ duration, segments }: Itinerary, order: FlightOrder, names: Names, ui: Ui): string {
  const [first] = segments
  const last = segments.at(-1)
  if (!first || !last) return ''
  const head = `${ui.bold(`${sayDate(dayPart(first.departure.at))}   ${first.departure.iataCode} → ${last.arrival.iataCode}`)}   ${sayMinutes(minutesOf(duration))}`
  return [
    head,
    ...segments.flatMap((segment, at) => [...waitBefore(segments[at - 1], segment, ui), ...flightLines(segment, order, names, ui)]),
  ].join('\n')
}

function waitBefore(before: Segment | undefined, { departure }: Segment, ui: Ui): string[] {
  if (!before) return []
  const change = before.arrival.iataCode === departure.iataCode ? '' : `, change to ${departure.iataCode}`
  return [ui.dim(`${below}· ${sayMinutes(minutesBetween(before.arrival.at, departure.at))} between flights${change}`)]
}

function flightLines(segment: Segment, order: FlightOrder, { carriers, aircraft }: Names, ui: Ui): string[] {
  const { departure, arrival } = segment
  const end = ({ iataCode, terminal }: Segment['departure']) =>
    [codeAndName(iataCode, ui.placeName(iataCode)), ...(terminal ? [`terminal ${terminal}`] : [])].join(', ')
  const seats = seatsOf(order, segment)
  const facts = [
    codeAndName(ui.bold(flightName(segment)), carriers[segment.carrierCode]),
    sayMinutes(minutesOf(segment.duration)),
    aircraft[segment.aircraft.code] ?? segment.aircraft.code,
    ...fareWords(detailsOf(order, segment)),
    ...bagsAdded(detailsOf(order, segment)),
    ...(seats ? [`seat ${seats}`] : []),
  ]
  return [
    `${atTime(departure.at, '', ui)}${end(departure)}`,
    `${atTime(arrival.at, dayShift(departure.at, arrival.at), ui)}${end(arrival)}`,
    ...phrases(facts, ui.width - beside).map((line) => `${below}${line}`),
  ]
}

const detailsOf = ({ flightOffers }: FlightOrder, { id }: Segment): FareDetails[] =>
  flightOffers.flatMap(({ travelerPricings }) =>
    travelerPricings.flatMap(({ fareDetailsBySegment }) => fareDetailsBySegment.filter(({ segmentId }) => segmentId === id)),
  )

/** `Economy Light, class O`, `1 bag` */
function fareWords(details: readonly FareDetails[]): string[] {
  const bags = once(details.map(allowance))
  return [
    `${once(details.map(brandName))}, class ${once(details.map((detail) => detail.class))}`,
    bags === 'none' ? 'no checked bag' : bags,
  ]
}

/** Bags that were bought beyond those of the fare. */
function bagsAdded(details: readonly FareDetails[]): string[] {
  const count = details.reduce((sum, { additionalServices }) => sum + (additionalServices?.chargeableCheckedBags?.quantity ?? 0), 0)
  return count > 0 ? [`+ ${counted(count, 'bag')}`] : []
}

/** The seats that were chosen: `12A, 12B`. */
const seatsOf = (order: FlightOrder, segment: Segment): string =>
  detailsOf(order, segment)
    .flatMap((detail) => chosenSeat(detail) ?? [])
    .join(', ')

function travellerLines({ travelers, flightOffers, tickets = [] }: FlightOrder, ui: Ui): string[] {
  const types = new Map(
    flightOffers.flatMap(({ travelerPricings }) => travelerPricings.map(({ travelerId, travelerType }) => [travelerId, travelerType])),
  )
  return travelers.map(({ id, name, dateOfBirth }) => {
    const type = types.get(id)
    const numbers = tickets.filter(({ travelerId }) => travelerId === id).map(({ documentNumber }) => documentNumber)
    return [
      ui.bold(fullName(name)),
      ...(type ? [inWords(type)] : []),
      ...(dateOfBirth ? [`born ${sayBareDate(dateOfBirth)}`] : []),
      ...(numbers.length ? [`ticket ${numbers.join(', ')}`] : []),
    ].join(' · ')
  })
}

function moneyLines({ flightOffers, formOfPayments = [] }: FlightOrder, ui: Ui): string[] {
  const prices = flightOffers.map((offer) => `${totalOf(offer)} ${offer.price.currency}`)
  const card = formOfPayments.flatMap(({ creditCard }) =>
    creditCard ? [`${creditCard.brand.replaceAll('_', ' ')} ${creditCard.number}`] : [],
  )
  return [`${ui.bold(prices.join(' + '))}${card.length ? ` by ${card.join(', ')}` : ''}`]
}

function ticketLine({ tickets = [], ticketingAgreement: { option }, automatedProcess }: FlightOrder): string {
  if (tickets.length) return 'Ticketed: changes and refunds are now for the airline'
  const when = automatedProcess?.[0]?.dateTime
  if (when === undefined) return 'Waits for its ticket'
  const moment = `${sayDate(dayPart(when))} ${timePart(when)} UTC`
  return option === 'DELAY_TO_CANCEL' ? `Held until ${moment}, then cancelled` : `To be ticketed on ${moment}; can be cancelled until then`
}
