import * as v from 'valibot'
import { sum } from '../../core/amounts.ts'
import type { Context } from '../../core/context.ts'
import { UserError } from '../../core/errors.ts'
import type { Calls, Quote } from '../../core/operation.ts'
import { cardGiven, type PaymentCard, vendorOf } from '../cards.ts'
import { fullName, phoneParts, readName } from '../people.ts'
import { oneResult } from '../results.ts'
import { type Addition, TransferOffer, transferOffers } from './model.ts'
import { rideName } from './said.ts'

/** From what a person types to the body of a booking. */

interface Options {
  readonly offerId: string
  readonly passenger: readonly string[]
  readonly email: string
  readonly phone: string
  readonly flight?: string | undefined
  readonly note?: string | undefined
  readonly cardFile?: string | undefined
  readonly account?: string | undefined
}

export async function bookingInput(options: Options, context: Context) {
  const says = (count: number) => `one ride is booked at a time; ${options.offerId} holds ${count}`
  const hint = 'give its row in the last list: `wayfare transfers book 1`'
  const offer = await oneResult(options.offerId, transferOffers, context, says, [hint])
  const { countryCallingCode, number } = phoneParts(options.phone)
  const contacts = { email: options.email, phoneNumber: `+${countryCallingCode}${number}` }
  const flight = options.flight?.replace(/\s/g, '').toUpperCase() ?? offer.startConnectedSegment?.transportationNumber
  if (flight === undefined) refuseWithoutFlight(offer)
  const card = options.account === undefined ? await cardGiven(options.cardFile, context) : undefined
  return {
    offerId: offer.id,
    offer,
    data: {
      ...(options.note !== undefined && { note: options.note }),
      ...(flight !== undefined && { flightNumber: flight }),
      passengers: options.passenger.map((word, at) => ({ ...readName(word, '--passenger'), ...(at === 0 && { contacts }) })),
      payment: card
        ? { methodOfPayment: 'CREDIT_CARD', creditCard: cardOf(card) }
        : { methodOfPayment: 'TRAVEL_ACCOUNT', ...(options.account !== undefined && { paymentReference: options.account }) },
      ...(offer.equipment?.length && { equipment: offer.equipment.map(({ code }) => ({ code })) }),
      ...(offer.extraServices?.length && { extraServices: offer.extraServices.map(({ code }) => ({ code })) }),
    },
  }
}

/** Drivers who wait at an airport for a flight want to know which. */
function refuseWithoutFlight({ start, serviceProvider: { name, settings = [] } }: TransferOffer): void {
  if (!settings.includes('FLIGHT_NUMBER_REQUIRED') || start.address !== undefined) return
  throw new UserError('input', `--flight is missing: ${name} wants to know the number of the flight`, {
    hints: ['--flight AF1001'],
    missing: ['flight'],
  })
}

function cardOf(card: PaymentCard) {
  const { holder, number, expiryDate, securityCode } = card
  const [, year = '', month = ''] = /^\d\d(\d\d)-(\d\d)$/.exec(expiryDate ?? '') ?? []
  return {
    number,
    ...(holder !== undefined && { holderName: holder }),
    vendorCode: vendorOf(card),
    ...(expiryDate !== undefined && { expiryDate: month ? `${month}${year}` : expiryDate }),
    ...(securityCode !== undefined && { cvv: securityCode }),
  }
}

interface Booking {
  readonly offerId: string
  readonly offer?: TransferOffer | undefined
  readonly data: {
    readonly passengers?: readonly { readonly firstName?: string | undefined; readonly lastName?: string | undefined }[] | undefined
  }
}

/** The ride and who is driven: the same people in the same car at the same time are meant once, under whatever id it was found. */
export const sameBooking = ({ offer, offerId, data: { passengers = [] } }: Booking): unknown => [
  offer ? [rideName(offer), offer.serviceProvider.code, offer.start.dateTime] : offerId,
  passengers.map((passenger) => fullName(passenger).toUpperCase()),
]

/** What equipment and services add to the price, in the currency of the ride's. */
export const additionsOf = ({ equipment = [], extraServices = [] }: Pick<TransferOffer, 'equipment' | 'extraServices'>): Addition[] => [
  ...equipment,
  ...extraServices,
]

/** An offer keeps its price for as long as it can be booked, so what it costs is read from it. What is booked is what was quoted. */
export async function quoteOf<I extends Booking>(input: I, _calls: Calls, quoted?: unknown): Promise<Quote<I>> {
  const offer = v.is(TransferOffer, quoted) ? quoted : input.offer
  if (!offer) {
    throw new UserError('usage', 'the price of the offer is not known: nothing is booked', {
      hints: ['put the offer into the body beside its data, as a search with --json printed it: {"offer": {…}, "data": {…}}'],
    })
  }
  const price = offer.converted ?? offer.quotation
  const added = sum([
    '0',
    ...additionsOf(offer).flatMap((each) =>
      each.includedInTotal ? [] : ((offer.converted ? each.converted : each.quotation)?.monetaryAmount ?? []),
    ),
  ])
  const total = sum([price.monetaryAmount, added])
  return {
    input: { ...input, offerId: offer.id },
    total,
    before: total,
    added,
    currency: price.currencyCode,
    says: rideName(offer),
    quoted: offer,
  }
}
