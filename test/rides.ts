import type { TransferOffer, TransferOffers } from '../src/operations/transfers/model.ts'
import type { Service } from '../src/sandbox/service.ts'
import { ask } from './world.ts'

/** What tests of transfers have in common: rides that were found, somebody who is driven, and an order. */

/** From Charles de Gaulle into Paris on the first of March, half past two; everything can be replaced. */
export const asked = (rest: object = {}) => ({
  startDateTime: '2027-03-01T14:30:00',
  startLocationCode: 'CDG',
  endLocationCode: 'PAR',
  ...rest,
})

export const searchFor = (rest: object = {}, service?: Service) => ask('POST /v1/shopping/transfer-offers', asked(rest), service)

/** The offers of a search that goes well. */
export async function ridesFor(rest: object = {}, service?: Service): Promise<TransferOffer[]> {
  const { status, body } = await searchFor(rest, service)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (body as TransferOffers).data
}

/** Ada, as the service wants to hear of her. */
export const passenger = {
  firstName: 'ADA',
  lastName: 'LOVELACE',
  title: 'MS',
  contacts: { phoneNumber: '+34612345678', email: 'ada@example.com' },
}

export const creditCard = { number: '4111111111111111', holderName: 'ADA LOVELACE', vendorCode: 'VI', expiryDate: '0830', cvv: '987' }

/** A body of a booking. Everything in it can be replaced. */
export const rideBooking = (rest: object = {}) => ({
  data: { passengers: [passenger], payment: { methodOfPayment: 'CREDIT_CARD', creditCard }, ...rest },
})

export const bookRide = (id: string, body: object, service: Service) =>
  ask(`POST /v1/ordering/transfer-orders?offerId=${encodeURIComponent(id)}`, body, service)
