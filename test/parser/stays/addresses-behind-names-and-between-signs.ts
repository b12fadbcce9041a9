/** Where houses are, behind their own names in a foot, between signs and behind a label, in the ways of several countries. None of them exists. */

import type { Sample } from '../sample.ts'

const FOOT = (name: string, foot: string): string => `
      ${name}

      Booking confirmation
      Dear Helen Ashdown,
      thank you for your booking.

      Booking number: HV-48213
      Check-in: 14 May 2027
      Check-out: 17 May 2027

      Cancel by 10 May 2027 for free.
      ${foot}`
const stay = (name: string, house: string, foot: string, address: string): Sample => ({
  name,
  text: FOOT(house, foot),
  products: [`${house} | 2027-05-14 – 2027-05-17 | ${address} | HV-48213`],
})

export const ADDRESSES_BEHIND_NAMES: readonly Sample[] = [
  stay(
    'a town before its street, in Hungarian',
    'Hotel Bazalt',
    '8261 Badacsony, Fő utca 12. · +36 87 555 214 · NTAK: SZ19000412',
    'Fő utca 12, 8261, Badacsony',
  ),
  stay(
    'a house in short before its highway, and where one calls',
    'Pine Hollow Campground',
    'Pine Hollow, 4120 Highway 16 South, Custer, SD 57730 · (605) 555-0168. Wagon rides Saturday.',
    '4120 Highway 16 South, 57730, Custer, US',
  ),
  stay(
    'a street with its quarter and its state, in Brazil',
    'Hotel Atlântico',
    'Av. Atlântica, 1702 – Copacabana, Rio de Janeiro – RJ, 22021-001 · +55 21 5555 0140',
    'Av. Atlântica, 1702, Copacabana, 22021-001, Rio de Janeiro, BR',
  ),
  stay(
    'quarters from the smallest on, in Japan',
    'Hotel Gracery Shinjuku',
    'Hotel Gracery Shinjuku, 1-19-1 Kabukicho, Shinjuku-ku, 160-0021 Tokio · +81 3 5555 0140',
    '1-19-1 Kabukicho, Shinjuku-ku, 160-0021, Tokio, JP',
  ),
  {
    name: 'streets that meet, in Colombia',
    text: FOOT('Hotel Andino', '').replace('Hotel Andino', 'Hotel Andino\n      Carrera 11 # 93-77, Bogotá'),
    products: ['Hotel Andino | 2027-05-14 – 2027-05-17 | Carrera 11 # 93-77, Bogotá | HV-48213'],
  },
  {
    name: 'a place without a street behind the label of a house',
    text: FOOT('Voyages du Nord', '').replace(
      'Check-in:',
      'Hébergement : Anse Bleue Hôtel, Pointe de la Verdure, 97190 Le Gosier\n      Check-in:',
    ),
    products: ['Anse Bleue Hôtel | 2027-05-14 – 2027-05-17 | Pointe de la Verdure, 97190, Le Gosier | HV-48213'],
  },
  {
    name: 'the board behind a town',
    text: FOOT('Hotel Mundial', '').replace(
      'Check-in:',
      'Hotel: Hotel Mundial, Praça Nova 2, 1100-341 Lisboa, snídaně. Voucher\n      Check-in:',
    ),
    products: ['Hotel Mundial | 2027-05-14 – 2027-05-17 | Praça Nova 2, 1100-341, Lisboa, PT | HV-48213'],
  },
  stay('the address of whoever sold the stay', 'Hotel Andino', 'Nordwind Reisen GmbH, Ringstraße 4, 04109 Leipzig · HRB 4411', '?'),
]
