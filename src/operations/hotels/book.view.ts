import { sayMoment } from '../../core/say.ts'
import { type Sheet, table, type Ui } from '../../core/view.ts'
import { wrap } from '../../core/wrap.ts'
import type { HotelBookings, HotelOrder } from './book.model.ts'
import { quotedIn } from './book.quote.ts'
import { conditionsOf } from './offer.view.ts'
import { daysOf, freeUntil, isLost, oneLine, partyOf, roomOf, type Shown, totalOf } from './said.ts'

/** Rooms that were booked: under what the hotel knows them, and how they are given back. */

interface Line {
  readonly confirmation: string
  readonly reference: string
  readonly id: string
}

interface Booked {
  readonly hotel: string
  readonly offer: Shown
}

/** The answer has no more than numbers; what was booked is what was quoted before. */
export function bookingView({ data }: HotelBookings, ui: Ui, { quoted }: { readonly quoted?: unknown }): Sheet {
  const lines = data.map(
    ({ id, providerConfirmationId, associatedRecords }): Line => ({
      confirmation: providerConfirmationId,
      reference: associatedRecords?.[0]?.reference ?? '',
      id,
    }),
  )
  const booked = quotedIn(quoted).map(({ hotel, offer }): Booked => ({ hotel: hotel.name ?? hotel.hotelId, offer }))
  return sheetOf(lines, booked, ui)
}

export function orderView({ data: { hotelBookings, associatedRecords } }: HotelOrder, ui: Ui): Sheet {
  const reference = associatedRecords[0]?.reference ?? ''
  const lines = hotelBookings.flatMap(({ id, hotelProviderInformation }) =>
    hotelProviderInformation.map(({ confirmationNumber }): Line => ({ confirmation: confirmationNumber, reference, id })),
  )
  return sheetOf(
    lines,
    hotelBookings.map(({ hotel, hotelOffer }): Booked => ({ hotel: hotel.name, offer: hotelOffer })),
    ui,
  )
}

function sheetOf(lines: readonly Line[], booked: readonly Booked[], ui: Ui): Sheet {
  const [first] = lines
  const several = lines.length > 1
  const numbers = lines.map(
    ({ confirmation }, at) => `${several ? `Room ${at + 1}: confirmation` : 'Confirmation'} ${ui.bold(oneLine(confirmation))}`,
  )
  return {
    title: `${ui.bold(first?.reference ?? '')} · ${ui.green('booked')}`,
    drawing: [numbers.join('\n'), ...booked.map((each) => stayText(each, ui))].join('\n\n'),
    table: table(lines, {
      Reference: ({ reference }) => reference,
      Confirmation: ({ confirmation }) => confirmation,
      Id: ({ id }) => id,
    }),
    notes: notesOf(booked),
    next: 'wayfare orders',
  }
}

const stayText = ({ hotel, offer }: Booked, ui: Ui): string =>
  [
    ui.bold(oneLine(hotel)),
    ...wrap(`${daysOf(offer)} · ${partyOf(offer)}`, ui.width),
    ...wrap(roomOf(offer), ui.width),
    ui.bold(`${totalOf(offer)} ${offer.price.currency ?? ''}`),
    '',
    conditionsOf(offer, ui),
  ].join('\n')

/** This service cannot take a room back: only the hotel can. */
function notesOf(booked: readonly Booked[]): string[] {
  const [offer] = booked.map((each) => each.offer)
  const until = offer ? freeUntil(offer) : ''
  const how =
    offer && isLost(offer)
      ? 'Nothing is given back for this rate.'
      : `To cancel, call the hotel with the confirmation number${until === '' ? '' : `, until ${sayMoment(until)} its time`}.`
  return [how, 'Rooms cannot be read back or cancelled through this service: keep the numbers.']
}
