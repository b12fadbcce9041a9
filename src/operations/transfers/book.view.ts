import { sum } from '../../core/amounts.ts'
import { minutesOf } from '../../core/durations.ts'
import { dayPart, dayShift, sayDate, sayMinutes, timePart, toMinute } from '../../core/say.ts'
import { type Sheet, table, type Ui } from '../../core/view.ts'
import { phrases, wrap } from '../../core/wrap.ts'
import { type Fact, factLines } from '../facts.view.ts'
import { atTime, below, beside } from '../itinerary.view.ts'
import { fullName } from '../people.ts'
import { cancellationText } from './cancellation.ts'
import type { Transfer, TransferOrder, TransferOrderAnswer } from './model.ts'
import { inWhat, placeText } from './said.ts'

/** A booked ride as one keeps it at hand: when and where, who drives and how to reach them, what it cost and until when it can be taken back. */
export function orderView({ data: order }: TransferOrderAnswer, ui: Ui): Sheet {
  const [first] = order.transfers
  return {
    ...(first && { title: `${ui.bold(order.reference ?? first.confirmNbr)} · ${stateOf(first, ui)}` }),
    table: table(order.transfers, {
      Reference: () => order.reference,
      Confirmation: ({ confirmNbr }) => confirmNbr,
      Status: ({ status }) => status,
      Ride: ({ transferType }) => transferType,
      Vehicle: ({ vehicle }) => vehicle.description,
      From: ({ start }) => placeText(start),
      'Pick-up': ({ start }) => toMinute(start.dateTime ?? ''),
      To: ({ end }) => (end ? placeText(end) : ''),
      Arrive: ({ end }) => toMinute(end?.dateTime ?? ''),
      Provider: ({ serviceProvider }) => serviceProvider.name,
      Telephone: ({ serviceProvider }) => serviceProvider.contacts?.phoneNumber,
      Total: ({ quotation }) => `${quotation.monetaryAmount} ${quotation.currencyCode}`,
    }),
    drawing: order.transfers.map((transfer) => rideText(transfer, order, ui)).join('\n\n'),
    next: `wayfare transfers cancel ${order.reference ?? order.id}`,
  }
}

const stateOf = ({ status }: Transfer, ui: Ui): string => (status === 'CONFIRMED' ? ui.green('confirmed') : ui.red('cancelled'))

/** Columns before what is said of a ride. */
const margin = 15

function rideText(transfer: Transfer, { passengers = [] }: TransferOrder, ui: Ui): string {
  const { start, end, duration, distance, transferType, vehicle, serviceProvider, quotation, converted, note } = transfer
  const from = start.dateTime ?? ''
  const place = (text: string) => wrap(text, ui.width - beside).join(`\n${below}`)
  const facts = [
    inWhat({ transferType, vehicle }).replace(/,$/, ''),
    ...(duration ? [sayMinutes(minutesOf(duration))] : []),
    ...(distance ? [`${distance.value} ${distance.unit.toLowerCase()}`] : []),
  ]
  const { phoneNumber, email } = serviceProvider.contacts ?? {}
  const additions = [...(transfer.equipment ?? []), ...(transfer.extraServices ?? [])].map(({ description, code }) => description ?? code)
  const said: readonly Fact[] = [
    ['Provider', [serviceProvider.name, ...(phoneNumber ? [`tel. ${phoneNumber}`] : []), ...(email ? [email] : [])].join('\u00a0· ')],
    ['Confirmation', ui.bold(transfer.confirmNbr)],
    ['Passengers', passengers.map(fullName).join(', ')],
    ['With it', additions.join(', ')],
    ['Note', note],
    ['What to do', whatToDo(transfer)],
    ['Total', totalText(quotation, converted, ui)],
    ['Cancelling', cancellationText(transfer)],
  ]
  return [
    ui.bold(sayDate(dayPart(from))),
    `${atTime(from, '', ui)}${place(placeText(start, ui.placeName))}`,
    ...(end ? [`${atTime(end.dateTime ?? '', dayShift(from, end.dateTime ?? from), ui)}${place(placeText(end, ui.placeName))}`] : []),
    ...phrases(facts, ui.width - beside).map((line) => `${below}${line}`),
    '',
    factLines(said, ui, margin),
  ].join('\n')
}

function totalText(quotation: Transfer['quotation'], converted: Transfer['converted'], ui: Ui): string {
  const own = `${ui.bold(`${quotation.monetaryAmount} ${quotation.currencyCode}`)}${quotation.isEstimated ? ', by the meter: an estimate' : ''}`
  const other = converted ? ` (${converted.monetaryAmount} ${converted.currencyCode})` : ''
  const tolls = quotation.fees?.map(({ monetaryAmount }) => monetaryAmount) ?? []
  return `${own}${other}${tolls.length > 0 ? `, ${sum(tolls)} of it for the airport` : ''}`
}

/** What one does to be found, or to get in. */
function whatToDo({ transferType, start, serviceProvider }: Transfer): string {
  const phone = serviceProvider.contacts?.phoneNumber
  const call = phone ? `; call ${phone} if nobody is there` : ''
  const atAirport = start.address === undefined
  const at = start.dateTime ? ` at ${timePart(start.dateTime)}` : ''
  switch (transferType) {
    case 'AIRPORT_EXPRESS':
    case 'AIRPORT_BUS':
      return `Go to the ${transferType === 'AIRPORT_BUS' ? 'coach stop' : 'railway station'} and show the confirmation number on board`
    case 'TAXI':
      return atAirport ? `Go to the taxi rank of the arrivals hall and tell the confirmation number${call}` : `Be at the door${at}${call}`
    case 'SHARED':
      return atAirport ? `Go to the shuttle desk of the arrivals hall${call}` : `Be at the door ten minutes before${call}`
    default:
      return atAirport ? `The driver waits in the arrivals hall with your name on a sign${call}` : `The driver is at the door${at}${call}`
  }
}
