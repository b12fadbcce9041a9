import type { HotelOffer, HotelOffers } from '../src/operations/hotels/offers.model.ts'
import type { Service } from '../src/sandbox/service.ts'
import { atlas } from './wayfare.ts'
import { get } from './world.ts'

/** What tests of hotel rooms have in common. */

export { atlas }

/** Ids of the hotels nearest to the middle of a city. */
export async function hotelsIn(service: Service, city: string, most = 20): Promise<string[]> {
  const { body } = await get(`/v1/reference-data/locations/hotels/by-city?cityCode=${city}`, service)
  return (body as { data: { hotelId: string }[] }).data.slice(0, most).map(({ hotelId }) => hotelId)
}

/** The hotels of an answer that is a success. */
export async function offered(service: Service, query: string): Promise<HotelOffers[]> {
  const { status, body } = await get(`/v3/shopping/hotel-offers?${query}`, service)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (body as { data: HotelOffers[] }).data
}

export const nights = 'checkInDate=2027-03-01&checkOutDate=2027-03-03'

/** Every offer of a city's hotels for two nights. */
export async function allOffers(service: Service, city: string, query = nights): Promise<HotelOffer[]> {
  const ids = await hotelsIn(service, city)
  const found = await offered(service, `hotelIds=${ids}&bestRateOnly=false&${query}`)
  return found.flatMap(({ offers }) => offers)
}

/** An offer that is paid in a way. */
export async function offerPaid(service: Service, kind: 'guarantee' | 'deposit' | 'prepay', query = nights): Promise<HotelOffer> {
  const found = (await allOffers(service, 'MAD', query)).find(({ policies }) => policies?.paymentType === kind)
  if (!found) throw new Error(`no hotel wants a ${kind}`)
  return found
}

export const guest = {
  id: 1,
  name: { title: 'MS', firstName: 'ADA', lastName: 'LOVELACE' },
  contact: { phone: '+34 612345678', email: 'ada@example.com' },
}
export const another = { ...guest, id: 2, name: { title: 'MR', firstName: 'CHARLES', lastName: 'BABBAGE' } }

export const cardOf = (change: object = {}) => ({ vendorCode: 'VI', cardNumber: '4111111111111111', expiryDate: '2030-08', ...change })

/** A body of version 1. Everything in it can be replaced. */
export const stayOf = (offerId: string, rest: object = {}) => ({
  data: { offerId, guests: [guest], payments: [{ id: 1, method: 'creditCard', card: cardOf() }], ...rest },
})

/** A body of version 2. */
export const orderOf = (offerId: string, rest: object = {}) => ({
  data: {
    type: 'hotel-order',
    guests: [{ tid: 1, title: 'MS', firstName: 'ADA', lastName: 'LOVELACE', phone: '+34 612345678', email: 'ada@example.com' }],
    travelAgent: { contact: { email: 'ada@example.com' } },
    roomAssociations: [{ guestReferences: [{ guestReference: '1' }], hotelOfferId: offerId }],
    payment: { method: 'CREDIT_CARD', paymentCard: { paymentCardInfo: { ...cardOf(), holderName: 'ADA LOVELACE', securityCode: '123' } } },
    ...rest,
  },
})
