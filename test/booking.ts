import type { FlightOrder } from '../src/operations/flights/order.model.ts'
import type { Service } from '../src/sandbox/service.ts'
import { ask } from './world.ts'

/** What tests of bookings have in common: somebody who travels, and an order. */

export const ada = {
  id: '1',
  name: { firstName: 'ADA', lastName: 'LOVELACE' },
  dateOfBirth: '1985-12-10',
  gender: 'FEMALE',
  contact: { emailAddress: 'ada@example.com', phones: [{ deviceType: 'MOBILE', countryCallingCode: '34', number: '612345678' }] },
  documents: [
    { documentType: 'PASSPORT', number: '00000000', expiryDate: '2030-04-14', issuanceCountry: 'ES', nationality: 'ES', holder: true },
  ],
}

/** A card as people have it in a file: its number passes every check and is nobody's. */
export const card = { number: '4111111111111111', holder: 'ADA LOVELACE', expiryDate: '2030-08', securityCode: '123' }

/** A body of a booking. Everything in it can be replaced. */
export const bookingOf = (offer: object, rest: object = {}) => ({
  data: { type: 'flight-order', flightOffers: [offer], travelers: [ada], ...rest },
})

/** Books an offer for Ada. */
export async function booked(service: Service, offer: object, rest: object = {}): Promise<FlightOrder> {
  const { status, body } = await ask('POST /v1/booking/flight-orders', bookingOf(offer, rest), service)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return (body as { data: FlightOrder }).data
}
