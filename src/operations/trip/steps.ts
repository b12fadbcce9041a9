import { isDate, isTime } from '../../core/dates.ts'
import { byText } from '../../core/order.ts'
import type { Product } from './model.ts'

/** A trip as a person lives through it: moments at which something happens. */

export interface Step {
  /** `2027-03-01`, or empty where nobody knows. */
  readonly day: string
  /** `10:40`, or empty. */
  readonly time: string
  /** IATA code of the airport whose clocks show it. */
  readonly place?: string | undefined
  readonly what: 'Flight' | 'Train' | 'Hotel' | 'Check-out' | 'Car' | 'Car back'
  /** The number of a flight or train, the name of a hotel, the company of a car. */
  readonly name: string
  readonly from: string
  readonly to: string
  /** A moment, `2027-03-01T13:15`, or a day alone: of arrival, of check-out, of return; empty where nobody knows. */
  readonly until: string
  readonly untilPlace?: string | undefined
  readonly reference: string
  readonly details: readonly string[]
  /** Which product of the trip it is of. */
  readonly product: number
  /** Which trip of several, from 0. */
  readonly trip: number
}

/** What happens, in the order it does. The end of a stay and of a rental are steps of their own, with nothing but a name and a reference. */
export const stepsOf = (products: readonly Product[], trip = 0): Step[] =>
  products.flatMap((product, at) => stepsIn(product).map((step) => ({ ...step, product: at, trip }))).sort(inOrder)

/** Of a day, what has no time comes first, but for a stay that begins: people arrive before they check in. */
const key = ({ day, time, what }: Pick<Step, 'day' | 'time' | 'what'>): string =>
  `${day || '9999'} ${time || (what === 'Hotel' ? '24' : '')}`

export const inOrder = (one: Step, other: Step): number => byText(key(one), key(other))

type Bare = Omit<Step, 'product' | 'trip'>

function stepsIn({ air, train, hotel, car }: Product): Bare[] {
  const nothing = { from: '', to: '', until: '', reference: '', details: [] }
  if (air) {
    const { carrierCode = '', flightNumber = '' } = air.marketing?.flightDesignator ?? {}
    return [
      {
        ...at(air.departure?.localDateTime),
        what: 'Flight',
        place: air.departure?.iataCode,
        name: `${carrierCode}${flightNumber}`,
        from: air.departure?.iataCode ?? '',
        to: air.arrival?.iataCode ?? '',
        until: told(air.arrival?.localDateTime),
        untilPlace: air.arrival?.iataCode,
        reference: air.confirmationNumber ?? '',
        details: [
          ...one('from terminal', air.departure?.terminal),
          ...one('to terminal', air.arrival?.terminal),
          ...seats(air.seats),
          ...one('operated by', air.operating?.carrier?.name ?? air.operating?.flightDesignator?.carrierCode),
          ...(air.aircraft?.aircraftDescription ? [air.aircraft.aircraftDescription] : []),
        ],
      },
    ]
  }
  if (train) {
    return [
      {
        ...at(train.departureDateTime),
        what: 'Train',
        name: train.vehicle?.number ?? train.vehicle?.displayName ?? train.serviceProviderName ?? '',
        from: train.departure?.name ?? '',
        to: train.arrival?.name ?? '',
        until: told(train.arrivalDateTime),
        reference: train.confirmNbr ?? '',
        details: [...one('track', train.departureTrack), ...seats(train.seats), ...one('class', train.bookingClass)],
      },
    ]
  }
  if (hotel) {
    const { lines = [], postalCode = '', cityName = '', text } = hotel.address ?? {}
    const address = text ?? [...lines, `${postalCode} ${cityName}`.trim()].filter(Boolean).join(', ')
    const name = hotel.name ?? ''
    const stay: Bare = {
      ...nothing,
      ...at(hotel.checkInDate),
      what: 'Hotel',
      name,
      from: address,
      until: told(hotel.checkOutDate),
      reference: hotel.confirmationNumber ?? '',
      details: [...(hotel.room?.type ? [hotel.room.type] : []), ...one('phone', hotel.contact?.phone)],
    }
    return hotel.checkOutDate
      ? [stay, { ...nothing, ...at(hotel.checkOutDate), what: 'Check-out', name, reference: stay.reference }]
      : [stay]
  }
  if (!car) return []
  const name = car.serviceProviderName ?? ''
  const [pickup, dropoff] = [car.pickup?.location, car.dropoff?.location].map((location) => location?.name ?? location?.address?.text ?? '')
  const rental: Bare = {
    ...at(car.pickup?.localDateTime),
    what: 'Car',
    name,
    from: pickup ?? '',
    to: dropoff ?? '',
    until: told(car.dropoff?.localDateTime),
    reference: car.confirmationNumber ?? '',
    details: car.vehicle?.carModel ? [car.vehicle.carModel] : [],
  }
  return rental.until
    ? [rental, { ...nothing, ...at(rental.until), what: 'Car back', name, from: dropoff ?? '', reference: rental.reference }]
    : [rental]
}

/** Services answer what documents say: what no calendar or no clock has is not told. */
function at(moment = ''): Pick<Step, 'day' | 'time'> {
  const [day, time] = [moment.slice(0, 10), moment.slice(11, 16)]
  if (!isDate(day)) return { day: '', time: '' }
  return { day, time: isTime(time) ? time : '' }
}

/** The same as one text. */
export function told(moment: string | undefined): string {
  const { day, time } = at(moment)
  return time === '' ? day : `${day}T${time}`
}

const one = (label: string, value: string | undefined): string[] => (value ? [`${label} ${value}`] : [])

const seats = (list: readonly { readonly number?: string | undefined; readonly cabin?: string | undefined }[] = []): string[] => {
  const numbers = list.flatMap(({ number }) => number ?? [])
  const cabin = list.find((seat) => seat.cabin)?.cabin
  return [...(numbers.length ? [`${numbers.length === 1 ? 'seat' : 'seats'} ${numbers.join(', ')}`] : []), ...(cabin ? [cabin] : [])]
}
