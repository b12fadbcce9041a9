import { addDays, isDate } from '../../core/dates.ts'
import type { Element } from '../document.ts'
import type { Found, FoundAddress, FoundCar, FoundFlight, FoundPerson, FoundProduct, FoundStay, FoundTrip } from '../found.ts'
import { mostThings } from '../limits.ts'
import { momentOf } from '../moments.ts'
import { localName, named, wordsOf } from '../read/tree.ts'
import { given } from './values.ts'

/** Messages of the OpenTravel Alliance that confirm a booking: OTA_AirBookRS, OTA_HotelResRS, OTA_VehResRS (OTA schemas, 2003 on). */

const rule = 'OTA message'
const of = (value: string | undefined): Found | undefined =>
  value === undefined || value.trim() === '' ? undefined : { value: value.trim().slice(0, 200), rule, sure: 0.99 }

export function tripOfXml(root: Element): FoundTrip {
  const message = messageIn(root)
  const kind = message && /^OTA_(Air|Hotel|Veh|Travel)/.exec(localName(message))?.[1]
  if (!message || !kind) return nothing
  const names = RESERVATIONS[kind] ?? []
  const isReservation = (each: Element): boolean => names.includes(localName(each))
  const [live, off] = parted(around(message), isCancelled)
  const [beside, reservations] = parted(live, isReservation)
  const all = [...reservations, ...off.filter(isReservation)].length
  // A journey has more than what is in its reservations, and a number for all of it.
  const isJourney = kind === 'Travel'
  const parts = [...reservations.slice(0, mostThings).map(around), ...(isJourney || all === 0 ? [beside] : [])]
  const trips = parts.map((each) => tripOf(each, kind, isJourney || all <= 1 ? beside : undefined))
  const products = trips.flatMap((trip) => trip.products)
  const reference = (isJourney ? referenceIn(beside) : undefined) ?? trips.find((trip) => trip.products.length > 0)?.reference
  const cancelled = off.slice(0, mostThings).flatMap((each) => kindsOf(each, kind, names))
  return {
    products,
    people: trips.flatMap(({ people }) => people),
    ...(products.length > 0 && reference && { reference }),
    ...(cancelled.length > 0 && { cancelled }),
    warnings: [],
  }
}

const nothing: FoundTrip = { products: [], people: [], warnings: [] }

/** What is in a reservation of each name. */
const RESERVED: Readonly<Record<string, FoundProduct['kind']>> = { AirReservation: 'air', HotelReservation: 'hotel', VehReservation: 'car' }
/** What a message of each kind has a reservation in, of which it may have several. */
const RESERVATIONS: Readonly<Record<string, readonly string[]>> = {
  Air: ['AirReservation'],
  Hotel: ['HotelReservation'],
  Veh: ['VehReservation'],
  Travel: Object.keys(RESERVED),
}
const around = (element: Element): Element => ({ name: '', attributes: {}, children: [element] })

/** An element without those in it that are so, and these, whatever they hold. */
function parted(element: Element, isSo: (each: Element) => boolean): readonly [Element, readonly Element[]] {
  const taken: Element[] = []
  const without = (one: Element): Element => ({
    ...one,
    children: one.children.flatMap((child) => {
      if (typeof child === 'string') return child
      if (!isSo(child)) return without(child)
      taken.push(child)
      return []
    }),
  })
  return [without(element), taken]
}

/** Of what kinds something that is cancelled was: by what it still tells, or by its name alone. A traveller or a fee that is cancelled is of none. */
function kindsOf(off: Element, kind: string, names: readonly string[]): FoundProduct['kind'][] {
  const told = productsIn(around(off), kind).map((product) => product.kind)
  if (told.length > 0) return told
  const name = localName(off)
  return names.filter((each) => each === name || name.startsWith('OTA_')).flatMap((each) => RESERVED[each] ?? [])
}

/** How deep within others a message lies: `Envelope`, `Body`, and what a service wraps its answers in. */
const DEEPEST = 4
/** The first message of the alliance in a document, as deep as envelopes are. */
function messageIn(root: Element): Element | undefined {
  let level = [root]
  for (let depth = 0; depth <= DEEPEST && level.length > 0; depth++) {
    const found = level.find((each) => localName(each).startsWith('OTA_'))
    if (found) return found
    level = level.flatMap(({ children }) => children.filter((child): child is Element => typeof child !== 'string')).slice(0, mostThings)
  }
  return undefined
}

const productsIn = (within: Element, kind: string): FoundProduct[] => [
  ...(kind === 'Air' || kind === 'Travel' ? flights(within) : []),
  ...(kind === 'Hotel' || kind === 'Travel' ? stays(within) : []),
  ...(kind === 'Veh' || kind === 'Travel' ? cars(within) : []),
]

/** One reservation; its number may stand beside it, in what is told of no other. */
function tripOf(within: Element, kind: string, beside: Element | undefined): FoundTrip {
  const reference = referenceIn(within) ?? (beside && referenceIn(beside))
  return {
    products: productsIn(within, kind).map((product) =>
      product.confirmation || !reference ? product : { ...product, confirmation: reference },
    ),
    people: namedIn(within, 'PersonName').flatMap(person),
    ...(reference && { reference }),
    warnings: [],
  }
}

const referenceIn = (within: Element): Found | undefined =>
  of(
    attribute(within, 'BookingReferenceID', 'ID') ??
      attribute(within, 'ConfID', 'ID') ??
      attribute(within, 'HotelReservationID', 'ResID_Value') ??
      attribute(within, 'UniqueID', 'ID'),
  )

/** Whether a message, a reservation or a part of one says of itself that it is cancelled; what is `Cancellable` is not. */
const isCancelled = ({ attributes: { ResStatus, RoomStayStatus, ReservationStatus, Status } }: Element): boolean =>
  /^(?:cancel(?:l?ed.*|l?ation)?|cxl.*)$/i.test(ResStatus ?? RoomStayStatus ?? ReservationStatus ?? Status ?? '')

/** As many as are looked at: each of them is searched for all that it may say. */
const namedIn = (root: Element, name: string): Element[] => named(root, name).slice(0, mostThings)

/** The attribute of the first such element. */
const attribute = (within: Element, element: string, name: string): string | undefined => named(within, element)[0]?.attributes[name]
const textOf = (within: Element, element: string): string | undefined => {
  const [first] = named(within, element)
  return first && wordsOf(first)
}

const flights = (root: Element): FoundFlight[] =>
  namedIn(root, 'FlightSegment').map((segment) => ({
    kind: 'air',
    ...given<Omit<FoundFlight, 'kind'>>({
      carrier: of(attribute(segment, 'MarketingAirline', 'Code') ?? attribute(segment, 'OperatingAirline', 'Code')),
      number: of(segment.attributes.FlightNumber?.replace(/^0+(?=\d)/, '')),
      from: of(attribute(segment, 'DepartureAirport', 'LocationCode')),
      to: of(attribute(segment, 'ArrivalAirport', 'LocationCode')),
      departs: of(momentOf(segment.attributes.DepartureDateTime)),
      arrives: of(momentOf(segment.attributes.ArrivalDateTime)),
      fromTerminal: of(attribute(segment, 'DepartureAirport', 'Terminal')),
      toTerminal: of(attribute(segment, 'ArrivalAirport', 'Terminal')),
      operator: of(attribute(segment, 'OperatingAirline', 'CompanyShortName') ?? attribute(segment, 'OperatingAirline', 'Code')),
      aircraft: of(attribute(segment, 'Equipment', 'AirEquipType')),
    }),
  }))

/** Days and house of a room are told with it, or for all rooms of a reservation at its end. */
function stays(root: Element): FoundStay[] {
  const all = named(root, 'ResGlobalInfo')[0]
  return namedIn(root, 'RoomStay').map((stay) => {
    const [span, house] = ['TimeSpan', 'BasicPropertyInfo'].map((name) => named(stay, name)[0] ?? (all && named(all, name)[0]))
    const checkIn = momentOf(span?.attributes.Start)
    return {
      kind: 'hotel',
      ...given<Omit<FoundStay, 'kind'>>({
        name: of(house?.attributes.HotelName),
        checkIn: of(checkIn),
        checkOut: of(momentOf(span?.attributes.End) ?? after(checkIn, span?.attributes.Duration)),
        // That of a card is whoever pays with it.
        address: house && addressIn(house),
        phone: house && of(attribute(house, 'ContactNumber', 'PhoneNumber')),
        roomType: of(attribute(stay, 'RoomType', 'RoomType') ?? attribute(stay, 'RoomType', 'RoomTypeCode')),
      }),
    }
  })
}

/** The day so many nights or days after one: `P3N`, `P3D`. */
function after(day: string | undefined, duration = ''): string | undefined {
  const nights = /^P(\d{1,2})[ND]/.exec(duration)?.[1]
  return day === undefined || nights === undefined || !isDate(day.slice(0, 10)) ? undefined : addDays(day.slice(0, 10), Number(nights))
}

function addressIn(house: Element): Found<FoundAddress> | undefined {
  const [address] = named(house, 'Address')
  if (!address) return undefined
  const lines = [...named(address, 'AddressLine'), ...named(address, 'StreetNmbr')].map(wordsOf).filter(Boolean)
  const country = attribute(address, 'CountryName', 'Code')
  const value = given<FoundAddress>({
    lines: lines.length ? lines : undefined,
    postalCode: textOf(address, 'PostalCode'),
    city: textOf(address, 'CityName'),
    country: country && /^[A-Z]{2}$/.test(country) ? country : undefined,
  })
  return Object.keys(value).length ? { value, rule, sure: 0.99 } : undefined
}

/** Whose they are and of which model is told once for all of a message. */
function cars(root: Element): FoundCar[] {
  const provider = of(attribute(root, 'Vendor', 'CompanyShortName') ?? textOf(root, 'Vendor') ?? attribute(root, 'Vendor', 'Code'))
  const model = of(attribute(root, 'VehMakeModel', 'Name'))
  return namedIn(root, 'VehRentalCore').map((core) => ({
    kind: 'car',
    ...given<Omit<FoundCar, 'kind'>>({
      provider,
      pickUp: of(momentOf(core.attributes.PickUpDateTime)),
      dropOff: of(momentOf(core.attributes.ReturnDateTime)),
      pickUpPlace: of(attribute(core, 'PickUpLocation', 'Name') ?? attribute(core, 'PickUpLocation', 'LocationCode')),
      dropOffPlace: of(attribute(core, 'ReturnLocation', 'Name') ?? attribute(core, 'ReturnLocation', 'LocationCode')),
      model,
    }),
  }))
}

function person(name: Element): Found<FoundPerson>[] {
  const lastName = textOf(name, 'Surname')
  const firstName = named(name, 'GivenName').map(wordsOf).join(' ')
  const title = textOf(name, 'NamePrefix')
  return lastName ? [{ value: { lastName, ...(firstName && { firstName }), ...(title && { title }) }, rule, sure: 0.99 }] : []
}
