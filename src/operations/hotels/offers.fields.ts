import { listOf, optional } from '../../core/fields.ts'
import { count, country, currency, date, flag, language, oneOf, textLike } from '../../core/words.ts'
import { offerIdPattern } from './offers.model.ts'
import { hotelId } from './references.ts'

/** What offers of hotels are asked by. */

export const mostHotels = 20

export const offerId = textLike(offerIdPattern, 'Id of an offer', 'the id of an offer, of letters and digits', 'TSXOJ6LFQ2')

export const boards = ['ROOM_ONLY', 'BREAKFAST', 'HALF_BOARD', 'FULL_BOARD', 'ALL_INCLUSIVE'] as const

/** All but the hotels themselves. */
export const stay = {
  checkInDate: optional(date('Day of arrival; today at the hotel if left out')),
  checkOutDate: optional(date('Day of departure; the day after arrival if left out', '2027-03-03')),
  adults: optional(count('Adults in each room', 1, 9), 1),
  roomQuantity: optional(count('Rooms', 1, 9), 1),
  currency: optional(currency('Currency of the prices; the one of the hotel if left out')),
  priceRange: optional(
    textLike(
      /^(\d{1,7}(\.\d+)?(-\d{1,7}(\.\d+)?)?|-\d{1,7}(\.\d+)?)$/,
      'Least and most for a room and night, such as 100-200',
      'a range such as 100-200, -200 or 100',
      '100-200',
    ),
  ),
  paymentPolicy: optional(oneOf(['GUARANTEE', 'DEPOSIT', 'NONE'], 'Only rates that are paid so'), 'NONE'),
  boardType: optional(oneOf(boards, 'Only with these meals')),
  includeClosed: optional(flag('Also hotels without a free room'), false),
  bestRateOnly: optional(flag('One offer for each hotel, the cheapest'), true),
  countryOfResidence: optional(country('Where the guests live')),
  lang: optional(language('Language of the descriptions: en, de, fr or es'), 'en'),
}

export const hotelIds = listOf(hotelId, 'The hotels', mostHotels)
