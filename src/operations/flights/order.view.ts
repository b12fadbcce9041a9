import { minutesOf } from '../../core/durations.ts'
import { dayPart, dayShift, sayDate, sayMinutes, timePart } from '../../core/say.ts'
import { type Sheet, table, type Ui } from '../../core/view.ts'
import type { Segment } from './model.ts'
import { flightName } from './offers.view.ts'
import type { FlightOrder, FlightOrderAnswer } from './order.model.ts'

/** An order as an itinerary: the flights in their order with what travellers need to know, then who travels, then what it cost. */
export function orderView({ data: order }: FlightOrderAnswer, ui: Ui): Sheet {
  const segments = order.flightOffers.flatMap(({ itineraries }) => itineraries.flatMap((itinerary) => itinerary.segments))
  const place = (code: string) => `${code}${ui.placeName(code) ? ` ${ui.placeName(code)}` : ''}`
  return {
    title: titleOf(order, ui),
    table: table(segments, {
      Flight: { value: flightName, shown: ui.bold },
      From: { value: ({ departure }) => departure.iataCode, shown: (code) => place(code) },
      Terminal: { value: ({ departure }) => departure.terminal, spare: true },
      Depart: {
        value: ({ departure }) => departure.at.slice(0, 16),
        shown: (_, { departure }) => `${sayDate(dayPart(departure.at))} ${timePart(departure.at)}`,
      },
      To: { value: ({ arrival }) => arrival.iataCode, shown: (code) => place(code) },
      Arrive: {
        value: ({ arrival }) => arrival.at.slice(0, 16),
        shown: (_, { departure, arrival }) => {
          const shift = dayShift(departure.at, arrival.at)
          return `${timePart(arrival.at)}${shift && ui.yellow(shift)}`
        },
      },
      Time: ({ duration }) => sayMinutes(minutesOf(duration)),
      Class: (segment) => fareOf(order, segment),
    }),
    notes: [...travellerLines(order), priceLine(order), ticketLine(order)],
    next: nextOf(order),
  }
}

const referenceOf = ({ associatedRecords }: FlightOrder): string => associatedRecords[0]?.reference ?? ''

function titleOf(order: FlightOrder, ui: Ui): string {
  const state = order.tickets?.length
    ? ui.green('ticketed')
    : order.ticketingAgreement.option === 'DELAY_TO_CANCEL'
      ? ui.yellow('on hold')
      : ui.yellow('to be ticketed')
  return `${ui.bold(referenceOf(order))} · booked ${sayDate(dayPart(order.associatedRecords[0]?.creationDate ?? ''))} · ${state}`
}

const nextOf = (order: FlightOrder): string =>
  order.tickets?.length ? `wayfare flights order ${referenceOf(order)} --json` : `wayfare flights cancel ${referenceOf(order)}`

/** What each traveller flies a segment in: `ECONOMY O`, told once where it is the same. */
function fareOf({ flightOffers }: FlightOrder, { id }: Segment): string {
  const words = flightOffers.flatMap(({ travelerPricings }) =>
    travelerPricings.flatMap(({ fareDetailsBySegment }) =>
      fareDetailsBySegment
        .filter(({ segmentId }) => segmentId === id)
        .map(({ cabin, class: letter }) => `${cabin.toLowerCase().replace('_', ' ')} ${letter}`),
    ),
  )
  return [...new Set(words)].join(', ')
}

function travellerLines({ travelers, flightOffers, tickets = [] }: FlightOrder): string[] {
  const types = new Map(
    flightOffers.flatMap(({ travelerPricings }) => travelerPricings.map(({ travelerId, travelerType }) => [travelerId, travelerType])),
  )
  return travelers.map(({ id, name, dateOfBirth }) => {
    const type = types.get(id)?.toLowerCase().replace('_', ' ')
    const numbers = tickets.filter(({ travelerId }) => travelerId === id).map(({ documentNumber }) => documentNumber)
    return [
      `${id} ${name.lastName}/${name.firstName}`,
      ...(type ? [type] : []),
      ...(dateOfBirth ? [`born ${sayDate(dateOfBirth)}`] : []),
      ...(numbers.length ? [`ticket ${numbers.join(', ')}`] : []),
    ].join(' · ')
  })
}

function priceLine({ flightOffers, formOfPayments }: FlightOrder): string {
  const prices = flightOffers.map(({ price }) => `${price.grandTotal ?? price.total} ${price.currency}`)
  const card = formOfPayments
    ?.map(({ creditCard }) => creditCard && `${creditCard.brand.replace('_', ' ')} ${creditCard.number}`)
    .find(Boolean)
  return `Total ${prices.join(' + ')}${card ? ` by ${card}` : ''}`
}

function ticketLine({ tickets, ticketingAgreement: { option, dateTime }, automatedProcess }: FlightOrder): string {
  if (tickets?.length) return 'Ticketed: changes and refunds are now for the airline'
  const when = automatedProcess?.[0]?.dateTime ?? dateTime
  if (when === undefined) return 'Waits for its ticket'
  const moment = `${sayDate(dayPart(when))} ${timePart(when)} UTC`
  return option === 'DELAY_TO_CANCEL' ? `Held until ${moment}, then cancelled` : `Ticketed on ${moment}; can be cancelled until then`
}
