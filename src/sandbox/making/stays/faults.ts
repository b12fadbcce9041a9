import { refusals } from '../../../core/faults.ts'

/** Why a room is not offered or not booked, as codes of the service's published error tables for hotels. */
export const stayFaults = {
  currency: { code: 61, title: 'INVALID CURRENCY CODE' },
  occupancy: { code: 137, title: 'INVALID ADULTS OCCUPANCY REQUESTED' },
  tooLong: { code: 377, title: 'MAX STAY DURATION IS EXCEEDED' },
  checkIn: { code: 381, title: 'INVALID CHECK-IN DATE' },
  checkOut: { code: 382, title: 'INVALID CHECK-OUT DATE' },
  hotel: { code: 392, title: 'INVALID HOTEL CODE' },
  order: { code: 404, title: 'CHECK_OUT DATE MUST BE FURTHER IN THE FUTURE THAN CHECK-IN DATE' },
  tooFar: { code: 431, title: 'CHECK-OUT DATE IS TOO FAR IN THE FUTURE' },
  deposit: { code: 1146, title: 'DEPOSIT REQUIRED' },
  cardType: { code: 1205, title: 'INVALID CREDIT CARD TYPE' },
  noNumber: { code: 1240, title: 'NO CREDIT CARD NUMBER GIVEN' },
  guarantee: { code: 1427, title: 'GUARANTEE REQUIRED' },
  guests: { code: 1503, title: 'INVALID NUMBER OF GUESTS' },
  prepay: { code: 3659, title: 'CREDIT CARD DEPOSIT REQUIRED' },
  full: refusals.noRoom,
  cardRefused: { code: 3682, title: 'CREDIT CARD NOT ACCEPTED AT HOTEL PROPERTY' },
  party: { code: 3843, title: 'NUMBER IN PARTY EXCEEDS ROOM OCCUPANCY LIMIT' },
  expiry: { code: 3871, title: 'CREDIT CARD EXPIRATION DATE INVALID FOR CHECK IN DATE' },
  association: { code: 4725, title: 'INVALID PASSENGER ASSOCIATION' },
  cardNumber: { code: 8517, title: 'INVALID CREDIT CARD NUMBER' },
  expiryOfOrder: { code: 24550, title: 'ERROR IN CREDIT CARD DATE /DP-' },
  adult: { code: 27530, title: 'AT LEAST ONE ADULT IS REQUIRED' },
  securityCode: refusals.securityCode,
  price: refusals.newPrice,
  rooms: { code: 33555, title: 'NUMBER OF ROOMS MISMATCH BETWEEN SHOPPING AND BOOKING' },
  invalidOffer: { code: 36801, title: 'INVALID OFFER ID' },
  expired: refusals.expired,
  noOffer: { code: 38420, title: 'OFFER NOT FOUND' },
  payment: { code: 38592, title: 'INVALID METHOD OF PAYMENT' },
} as const

/** Why hotels are not listed, as codes of the service's published error table for lists of hotels and for their ratings. */
export const listFaults = {
  /** Nothing is left of what was asked for. */
  nothing: { code: 895, title: 'NOTHING FOUND FOR REQUESTED CITY' },
  noRatings: { code: 913, title: 'PROPERTIES NOT FOUND' },
  city: { code: 1157, title: 'INVALID CITY CODE' },
  /** No hotel can have such an id: it names no city. */
  id: { code: 1257, title: 'INVALID PROPERTY CODE' },
  unknown: { code: 3237, title: 'PROPERTY CODE NOT FOUND IN SYSTEM' },
} as const
