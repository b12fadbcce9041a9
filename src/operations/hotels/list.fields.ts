import { listOf, optional } from '../../core/fields.ts'
import { count, oneOf, textLike } from '../../core/words.ts'

/** What can be demanded of hotels that are listed. */

const amenities = [
  'SWIMMING_POOL',
  'SPA',
  'FITNESS_CENTER',
  'AIR_CONDITIONING',
  'RESTAURANT',
  'PARKING',
  'PETS_ALLOWED',
  'AIRPORT_SHUTTLE',
  'BUSINESS_CENTER',
  'DISABLED_FACILITIES',
  'WIFI',
  'MEETING_ROOMS',
  'NO_KID_ALLOWED',
  'TENNIS',
  'GOLF',
  'KITCHEN',
  'ANIMAL_WATCHING',
  'BABY-SITTING',
  'BEACH',
  'CASINO',
  'JACUZZI',
  'SAUNA',
  'SOLARIUM',
  'MASSAGE',
  'VALET_PARKING',
  'BAR or LOUNGE',
  'KIDS_WELCOME',
  'NO_PORN_FILMS',
  'MINIBAR',
  'TELEVISION',
  'WI-FI_IN_ROOM',
  'ROOM_SERVICE',
  'GUARDED_PARKG',
  'SERV_SPEC_MENU',
] as const

/** As people call them. */
const called = {
  pool: 'SWIMMING_POOL',
  gym: 'FITNESS_CENTER',
  pets: 'PETS_ALLOWED',
  shuttle: 'AIRPORT_SHUTTLE',
  accessible: 'DISABLED_FACILITIES',
  bar: 'BAR or LOUNGE',
  lounge: 'BAR or LOUNGE',
  kids: 'KIDS_WELCOME',
  'adults only': 'NO_KID_ALLOWED',
  babysitting: 'BABY-SITTING',
  'guarded parking': 'GUARDED_PARKG',
} as const satisfies Record<string, (typeof amenities)[number]>

const chain = { ...textLike(/^[A-Z0-9]{2}$/, 'A chain', 'a chain code of two letters', 'HL'), kind: 'code' } as const

/** Which hotels, wherever they are. */
export const demands = {
  radius: optional(count('How far around', 1, 300, 5), 5),
  radiusUnit: optional(oneOf(['KM', 'MILE'], 'What the radius is in', { miles: 'MILE', kilometres: 'KM' }), 'KM'),
  chainCodes: optional(listOf(chain, 'Only of these chains')),
  amenities: optional(listOf(oneOf(amenities, 'What it has', called), 'With all of these, at most 3', 3)),
  ratings: optional(listOf(oneOf(['1', '2', '3', '4', '5'], 'Stars'), 'With so many stars, at most 4 classes', 4)),
  hotelSource: optional(oneOf(['BEDBANK', 'DIRECTCHAIN', 'ALL'], 'Who sells them', { direct: 'DIRECTCHAIN' }), 'ALL'),
}

/** Flags that are named other than their input. */
export const demandNames = {
  radiusUnit: 'unit',
  chainCodes: 'chain',
  amenities: 'with',
  ratings: 'stars',
  hotelSource: 'source',
} as const
