import type { Amenities } from '../../../operations/flights/seats.model.ts'
import type { Aircraft } from '../../data/atlas.types.ts'
import type { World } from '../../world.ts'
import type { CabinCode } from '../fares/classes.ts'
import { isLongHaul } from '../fares/markets.ts'
import type { Flight } from '../flying/schedule.ts'
import { hash, uniform } from '../keys.ts'

/** What there is at a seat and on the tray: by kind of airline, aeroplane, cabin and length of the flight (own estimate of what airlines offer). */

/** Airlines that serve no alcohol. */
const DRY = new Set(['SV', 'KU', 'PK', 'BI', 'AH', 'J9', 'XY'])
/** Types young enough to have sockets at every seat, even single-aisles. */
const MODERN = new Set(['221', '223', '290', '295', '31N', '32N', '32Q', '7M8', '7M9', '919'])
/** Minutes from which a flight has a hot meal in economy. */
const MEAL_FROM = 240

export function amenitiesOn({ atlas, seed }: World, flight: Flight, cabin: CabinCode): Amenities {
  const aircraft = atlas.aircraft(flight.aircraft)
  const airline = atlas.airline(flight.carrier)
  const [from, to] = [atlas.airport(flight.from), atlas.airport(flight.to)]
  const far = from !== undefined && to !== undefined && isLongHaul(from, to, atlas.distance(from.iata, to.iata))
  const body = aircraft?.body ?? 'N'
  const lowCost = airline?.kind === 'L'
  const chance = (of: string): number => uniform(hash(`${of}|${flight.carrier}`, hash(seed)))
  const front = cabin === 'J' || cabin === 'F'
  const modern = MODERN.has(flight.aircraft)
  const small = body === 'T' || body === 'P'
  const meal = front || (!lowCost && (far || flight.minutes >= MEAL_FROM))
  return {
    ...((body === 'W' || modern) && {
      power: {
        isChargeable: false,
        ...(body === 'W' && !lowCost
          ? { powerType: 'PLUG_OR_USB_PORT' as const, usbType: 'USB_A' as const }
          : { powerType: 'USB_PORT' as const, usbType: 'USB_A_AND_USB_C' as const }),
      },
    }),
    seat: seatOf(cabin, body, abreastOf(aircraft, flight.layout, cabin), atlas.cabins(flight.carrier, flight.aircraft).business, lowCost),
    ...(!small &&
      (body === 'W' || chance('wifi') < (lowCost ? 0.4 : 0.7)) && {
        wifi: {
          isChargeable: !front && chance('wifi-free') > 0.25,
          wifiCoverage: body === 'W' || modern ? ('FULL' as const) : ('PARTIAL' as const),
        },
      }),
    ...(body === 'W' && !lowCost
      ? { entertainment: [{ isChargeable: false, entertainmentType: 'AUDIO_VIDEO_ON_DEMAND' as const }] }
      : !small && flight.minutes >= 150 && chance('films') < 0.4
        ? { entertainment: [{ isChargeable: false, entertainmentType: 'IP_TV' as const }] }
        : {}),
    // The smallest aeroplanes have no room for a trolley.
    ...(body !== 'P' && {
      food: { isChargeable: lowCost && !front, foodType: front ? 'FRESH_MEAL' : meal ? 'MEAL' : 'SNACK' },
      beverage: {
        isChargeable: lowCost && !front,
        beverageType: DRY.has(flight.carrier) || (small && !lowCost) ? 'NON_ALCOHOLIC' : 'ALCOHOLIC_AND_NON_ALCOHOLIC',
      },
    }),
  }
}

const abreastOf = (aircraft: Aircraft | undefined, layout: string, cabin: CabinCode): string =>
  aircraft?.layouts.find(({ name }) => name === layout)?.cabins.find((plan) => plan.cabin === cabin)?.abreast ?? ''

/** Distance between rows in inches, and how far the seat goes back. Beds that do not all reach an aisle are of an older kind, at an angle. */
function seatOf(
  cabin: CabinCode,
  body: Aircraft['body'],
  abreast: string,
  business: 'seat' | 'blocked' | 'none',
  lowCost: boolean,
): NonNullable<Amenities['seat']> {
  const seat = (legSpace: number, tilt: 'FULL_FLAT' | 'ANGLE_FLAT' | 'NORMAL' = 'NORMAL') => ({
    legSpace,
    spaceUnit: 'INCHES' as const,
    tilt,
    amenityType: 'SEAT' as const,
  })
  if (cabin === 'F') return body === 'W' ? seat(82, 'FULL_FLAT') : seat(38)
  if (cabin === 'J' && (body === 'W' || abreast === '1-1')) {
    return abreast === '1-2-1' || abreast === '1-1' ? seat(76, 'FULL_FLAT') : seat(60, 'ANGLE_FLAT')
  }
  if (cabin === 'J') return seat(business === 'blocked' ? 31 : 38)
  if (cabin === 'W') return seat(38)
  return seat((body === 'W' ? 31 : 30) - (lowCost ? 1 : 0))
}
