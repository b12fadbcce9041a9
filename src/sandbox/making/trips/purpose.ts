import { compactDate, dayOfWeek, daysBetween, utcDay } from '../../../core/dates.ts'
import { faults } from '../../../core/faults.ts'
import type { CheckedInputOf } from '../../../core/operation.ts'
import type { purpose, TripPurpose } from '../../../operations/trip/purpose.ts'
import { refusal } from '../../problems.ts'
import type { World } from '../../world.ts'
import { endsOfTrip } from '../fares/ends.ts'

interface Trip {
  readonly departure: string
  readonly return: string
  readonly searched: string
  /** Whether most people go there for the beach. */
  readonly beach: boolean
}

const MONDAY = 1
const THURSDAY = 4
const SATURDAY = 6

/** How likely a trip is for business, 0 to 1: a logit of what airlines have always told the two by. The weights are our own estimate. */
export function businessProbability({ departure, return: back, searched, beach }: Trip): number {
  const nights = daysBetween(departure, back)
  const weekday = dayOfWeek(departure)
  const untilSaturday = (SATURDAY - weekday + 7) % 7
  const logit =
    -0.3 +
    (nights <= 3 ? 1.2 : 0) -
    (untilSaturday < nights ? 1.5 : 0) +
    (weekday >= MONDAY && weekday <= THURSDAY ? 0.8 : 0) -
    (daysBetween(searched, departure) > 30 ? 0.9 : 0) -
    (beach ? 1.3 : 0)
  return 1 / (1 + Math.exp(-logit))
}

/** The answer to what a trip is for. Whoever does not say when they look for it looks for it today. */
export async function purposeOf(world: World, asked: CheckedInputOf<typeof purpose>): Promise<TripPurpose> {
  const { atlas } = world
  const { originLocationCode, destinationLocationCode, departureDate, returnDate, searchDate } = asked
  const origin = { code: originLocationCode, at: 'originLocationCode' }
  const destination = { code: destinationLocationCode, at: 'destinationLocationCode' }
  const { to } = endsOfTrip(atlas, origin, destination, faults.data)
  const searched = searchDate ?? utcDay(world.now())
  if (searched > departureDate) {
    const detail = `departureDate is before ${searched}, the day of the search: give that day as well; got "${departureDate}"`
    throw refusal(faults.date, detail, 'departureDate')
  }
  const cities = to.map((code) => atlas.airport(code)?.cityCode ?? code)
  const beach = (await Promise.all(cities.map((city) => atlas.isBeach(city)))).some(Boolean)
  const business = businessProbability({ departure: departureDate, return: returnDate, searched, beach })
  const isBusiness = business >= 0.5
  return {
    data: {
      type: 'prediction',
      subType: 'trip-purpose',
      id: `${originLocationCode}${destinationLocationCode}${compactDate(departureDate)}`,
      result: isBusiness ? 'BUSINESS' : 'LEISURE',
      // As many digits as the service writes.
      probability: (isBusiness ? business : 1 - business).toFixed(7),
    },
    meta: searchDate === undefined ? { defaults: { searchDate: searched } } : {},
  }
}
