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
  /** A moment: of arrival, of check-out, of return. */
  readonly until: string
  readonly untilPlace?: string | undefined
  readonly reference: string
  readonly details: readonly string[]
  /** Which product of the trip it is of. */
  readonly product: number
  /** Which trip of several, from 0. */
  readonly trip: number
}

/** What happens, in the order it does. The end of a stay and of a rental are steps of their own, with nothing but a name. */
export const stepsOf = (products: readonly Product[], trip = 0): Step[] =>
  products
    .flatMap((product, at) => stepsIn(product).map((step) => ({ ...step, product: at, trip })))
    .sort((a, b) => key(a).localeCompare(key(b)))

/** Of a day, what has no time comes first, but for a stay that begins: people arrive before they check in. */
const key = ({ day, time, what }: Pick<Step, 'day' | 'time' | 'what'>): string =>
  `${day || '9999'} ${time || (what === 'Hotel' ? '24' : '')}`

/** The steps of several documents as one journey: what two of them tell, such as a ticket and its boarding pass, happens once. */
export function journeyOf(trips: readonly { readonly products?: readonly Product[] | undefined }[]): Step[] {
  const journey: Step[] = []
  for (const step of trips.flatMap(({ products = [] }, at) => stepsOf(products, at))) {
    const at = journey.findIndex((other) => other.trip !== step.trip && isSame(other, step))
    const before = journey[at]
    if (before) journey[at] = joined(before, step)
    else journey.push(step)
  }
  return journey.sort((a, b) => key(a).localeCompare(key(b)))
}

const agree = (one: string, other: string): boolean => one === '' || other === '' || one === other

const isSame = (one: Step, other: Step): boolean =>
  one.what === other.what &&
  one.name === other.name &&
  one.day === other.day &&
  agree(one.time, other.time) &&
  agree(one.from, other.from) &&
  agree(one.reference, other.reference)

/** What one leaves out, the other says. */
function joined(one: Step, other: Step): Step {
  const [full, bare] = one.time === '' && other.time !== '' ? [other, one] : [one, other]
  return {
    ...full,
    from: full.from || bare.from,
    to: full.to || bare.to,
    until: full.until || bare.until,
    reference: full.reference || bare.reference,
    details: [...new Set([...full.details, ...bare.details])],
  }
}

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
        until: air.arrival?.localDateTime ?? '',
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
        until: train.arrivalDateTime ?? '',
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
      until: hotel.checkOutDate ?? '',
      reference: hotel.confirmationNumber ?? '',
      details: [...(hotel.room?.type ? [hotel.room.type] : []), ...one('phone', hotel.contact?.phone)],
    }
    return hotel.checkOutDate ? [stay, { ...nothing, ...at(hotel.checkOutDate), what: 'Check-out', name }] : [stay]
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
    until: car.dropoff?.localDateTime ?? '',
    reference: car.confirmationNumber ?? '',
    details: car.vehicle?.carModel ? [car.vehicle.carModel] : [],
  }
  return rental.until ? [rental, { ...nothing, ...at(rental.until), what: 'Car back', name, from: dropoff ?? '' }] : [rental]
}

const at = (moment = ''): { readonly day: string; readonly time: string } => ({ day: moment.slice(0, 10), time: moment.slice(11, 16) })

const one = (label: string, value: string | undefined): string[] => (value ? [`${label} ${value}`] : [])

const seats = (list: readonly { readonly number?: string | undefined; readonly cabin?: string | undefined }[] = []): string[] => {
  const numbers = list.flatMap(({ number }) => number ?? [])
  const cabin = list.find((seat) => seat.cabin)?.cabin
  return [...(numbers.length ? [`${numbers.length === 1 ? 'seat' : 'seats'} ${numbers.join(', ')}`] : []), ...(cabin ? [cabin] : [])]
}
