import type { Element } from '../document.ts'
import type { Found, FoundAddress, FoundCar, FoundFlight, FoundPerson, FoundStay, FoundTrip } from '../found.ts'
import { mostThings } from '../limits.ts'
import { momentOf } from '../moments.ts'
import { localName, named, wordsOf } from '../read/tree.ts'
import { given } from './values.ts'

/** Messages of the OpenTravel Alliance that confirm a booking: OTA_AirBookRS, OTA_HotelResRS, OTA_VehResRS (OTA schemas, 2003 on). */

const rule = 'OTA message'
const of = (value: string | undefined): Found | undefined =>
  value === undefined || value.trim() === '' ? undefined : { value: value.trim().slice(0, 200), rule, sure: 0.99 }

export function tripOfXml(root: Element): FoundTrip {
  if (isCancelled(root)) return { products: [], people: [], cancelled: [], warnings: [] }
  const name = [root, ...root.children.filter((child) => typeof child !== 'string')].map(localName).find((each) => each.startsWith('OTA_'))
  const whole: Element = { name: '', attributes: {}, children: [root] }
  const products = [
    ...(/^OTA_(Air|Travel)/.test(name ?? '') ? flights(whole) : []),
    ...(/^OTA_(Hotel|Travel)/.test(name ?? '') ? stays(whole) : []),
    ...(/^OTA_(Veh|Travel)/.test(name ?? '') ? cars(whole) : []),
  ]
  const reference = of(
    attribute(whole, 'BookingReferenceID', 'ID') ??
      attribute(whole, 'ConfID', 'ID') ??
      attribute(whole, 'HotelReservationID', 'ResID_Value') ??
      attribute(whole, 'UniqueID', 'ID'),
  )
  return {
    products: products.map((product) => (product.confirmation || !reference ? product : { ...product, confirmation: reference })),
    people: namedIn(whole, 'PersonName').flatMap(person),
    ...(products.length > 0 && reference && { reference }),
    warnings: [],
  }
}

/** Whether a message or the reservation in it says of itself that it is cancelled. */
const isCancelled = (root: Element): boolean =>
  [root, ...['HotelReservation', 'AirReservation', 'VehReservation'].flatMap((name) => named(root, name).slice(0, 1))].some(
    ({ attributes: { ResStatus, Status, ReservationStatus } }) => /^(?:cancel|cxl)/i.test(ResStatus ?? ReservationStatus ?? Status ?? ''),
  )

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

function stays(root: Element): FoundStay[] {
  return namedIn(root, 'RoomStay').map((stay) => ({
    kind: 'hotel',
    ...given<Omit<FoundStay, 'kind'>>({
      name: of(attribute(stay, 'BasicPropertyInfo', 'HotelName')),
      checkIn: of(momentOf(attribute(stay, 'TimeSpan', 'Start'))),
      checkOut: of(momentOf(attribute(stay, 'TimeSpan', 'End'))),
      address: addressIn(stay),
      phone: of(attribute(stay, 'ContactNumber', 'PhoneNumber')),
      roomType: of(attribute(stay, 'RoomType', 'RoomType') ?? attribute(stay, 'RoomType', 'RoomTypeCode')),
    }),
  }))
}

function addressIn(stay: Element): Found<FoundAddress> | undefined {
  const [address] = named(stay, 'Address')
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
