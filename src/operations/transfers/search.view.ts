import { minutesOf } from '../../core/durations.ts'
import { dayPart, inWords, sayDate, sayMinutes, sayMoment, timePart, toMinute } from '../../core/say.ts'
import { counted, rowNumber, type Sheet, table, type Ui } from '../../core/view.ts'
import { unbroken } from '../../core/wrap.ts'
import { freeUntil } from './cancellation.ts'
import type { TransferOffer, TransferOffers } from './model.ts'
import { kindWord, placeText } from './said.ts'

interface Typed {
  readonly passengers?: number | undefined
}

/** The rides with the cheapest first: what one sits in, whose it is, how long it takes and until when it can be taken back. */
export function searchView({ data }: TransferOffers, ui: Ui, { passengers = 1 }: Typed): Sheet {
  const [first] = data
  const priceOf = ({ quotation, converted }: TransferOffer) => converted ?? quotation
  const local = first?.converted ? first.quotation.currencyCode : undefined
  const currency = first ? priceOf(first).currencyCode : 'Price'
  const sameEnd = new Set(data.map((offer) => freeUntil(offer))).size === 1
  return {
    ...(first && { title: titleOf(first, ui) }),
    table: table(data, {
      '#': rowNumber(ui),
      [currency]: { value: (offer) => priceOf(offer).monetaryAmount, shown: ui.bold },
      ...(local !== undefined && { [local]: { value: (offer: TransferOffer) => offer.quotation.monetaryAmount, spare: true } }),
      Ride: {
        value: (offer) => inWords(offer.transferType),
        shown: (_, offer) => `${kindWord(offer.transferType)}${offer.quotation.isEstimated ? ' ~' : ''}`,
      },
      Vehicle: { value: (offer) => offer.vehicle.description, shown: shortVehicle },
      Seats: { value: (offer) => offer.vehicle.seats[0]?.count, shown: ofCars },
      Bags: { value: (offer) => offer.vehicle.baggages?.[0]?.count, shown: ofCars },
      Time: (offer) => (offer.duration === undefined ? '' : sayMinutes(minutesOf(offer.duration))),
      Provider: (offer) => offer.serviceProvider.name,
      // Where it is the same for all it stands below.
      'Free until': {
        value: (offer) => toMinute(freeUntil(offer) ?? ''),
        shown: (text) => (text ? sayMoment(text) : ''),
        spare: sameEnd,
      },
    }),
    notes: notesOf(data, passengers, sameEnd),
    rowsAre: { one: 'ride', many: 'rides', order: 'cheapest first' },
    ...(first && { next: 'wayfare transfers book 1' }),
  }
}

/** `SUV business` for `Sport utility vehicle, business`, where there is little room. */
const shortVehicle = (description: string): string =>
  description
    .replace(/^Sport utility vehicle/, 'SUV')
    .replace(/ or shuttle bus$| car(?=,|$)/, '')
    .replace(/, (first class)?/, (_, first) => (first ? ' first' : ' '))

/** Nobody counts the seats of a train. */
const ofCars = (text: string, offer: TransferOffer): string => (['TRN', 'BUS'].includes(offer.vehicle.code) ? '' : text)

/** `CDG Paris → Avenue Anatole France 5, Paris · Mon 1 Mar 2027 14:30 · 36 km` */
function titleOf({ start, end, distance, startConnectedSegment }: TransferOffer, ui: Ui): string {
  const from = placeText(start, ui.placeName)
  const when = start.dateTime ?? ''
  return [
    ui.bold(end ? `${from} → ${placeText(end, ui.placeName)}` : from),
    `${sayDate(dayPart(when))} ${timePart(when)}`,
    ...(distance ? [`${distance.value} ${distance.unit.toLowerCase()}`] : []),
    ...(startConnectedSegment?.arrival?.localDateTime
      ? [`${startConnectedSegment.transportationNumber} lands ${timePart(startConnectedSegment.arrival.localDateTime)}`]
      : []),
  ].join(' · ')
}

function notesOf(data: readonly TransferOffer[], passengers: number, sameEnd: boolean): string[] {
  const [first] = data
  const free = first && sameEnd ? freeUntil(first) : undefined
  const added = first ? [...(first.equipment ?? []), ...(first.extraServices ?? [])] : []
  const unsaid = data.filter(({ start, startConnectedSegment }) => start.address === undefined && !startConnectedSegment)
  const wanting = new Set(
    unsaid.flatMap(({ serviceProvider: { name, settings = [] } }) => (settings.includes('FLIGHT_NUMBER_REQUIRED') ? [unbroken(name)] : [])),
  )
  const extras = added.map(({ description, code, quotation, converted }) => {
    const { monetaryAmount = '0', currencyCode = '' } = converted ?? quotation ?? {}
    return `${description ?? code} ${Number(monetaryAmount) === 0 ? 'free' : `${monetaryAmount} ${currencyCode}`}`
  })
  return [
    `Prices are for ${counted(passengers, 'passenger')}; seats and bags are what the vehicle has room for`,
    ...(data.some(({ quotation }) => quotation.isEstimated) ? ['~ goes by the meter: the price is an estimate'] : []),
    ...(wanting.size > 0 ? [`Ask for the number of the flight, with --flight: ${[...wanting].join(', ')}`] : []),
    ...(extras.length > 0 ? [`On top: ${extras.join(', ')}`] : []),
    ...(free ? [`Can be cancelled for nothing until ${sayMoment(free)}, local time`] : []),
  ]
}
