import { isRecord } from '../../core/records.ts'
import { shownAt, writtenShown } from '../clocks.ts'
import type { Found, FoundFlight, FoundPerson, FoundTrain, Gazetteer } from '../found.ts'
import { flightNumberIn } from './flight-number.ts'
import { personOf } from './people.ts'
import { at, found, given, textAt } from './values.ts'

/**
 * What newer wallet passes tell of themselves beside their fields, by names that do not change: `departureAirportCode`, `originalDepartureDate` (Apple,
 * Wallet Passes: SemanticTags).
 */

export type Tags = Readonly<Record<string, unknown>>

const tagged = (value: string | undefined): Found | undefined => found(value, 'tag of a wallet pass', 0.95)

/** The first of some tags that is told. */
const told = (tags: Tags, ...names: readonly string[]): string | undefined => names.map((name) => textAt(tags, name)).find(Boolean)

const WITH_TIME = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?\s?(Z|[+-]\d\d:?\d\d)?$/

/** A moment on the clocks of where it is; without their zone as it is written, unless it is told on those of Greenwich. */
function localOf(text: string | undefined, zone: string | undefined, gazetteer: Gazetteer): Found | undefined {
  const [whole, day, clock, from] = WITH_TIME.exec(text ?? '') ?? []
  if (whole === undefined) return undefined
  const instant = from === undefined || zone === undefined ? Number.NaN : Date.parse(`${day}T${clock}${from}`)
  if (!Number.isNaN(instant) && zone !== undefined) return tagged(writtenShown(shownAt(zone, instant, gazetteer)))
  return from === 'Z' ? undefined : tagged(`${day}T${clock}`)
}

/** Scheduled times first: what is late today is the same flight. */
const leaves = (tags: Tags): string | undefined => told(tags, 'originalDepartureDate', 'currentDepartureDate')
const lands = (tags: Tags): string | undefined => told(tags, 'originalArrivalDate', 'currentArrivalDate')

const IS_SEAT = /^\d{1,3}[A-Z]?$/
function seatsOf(tags: Tags): Found[] | undefined {
  const seats = (Array.isArray(tags.seats) ? tags.seats : []).filter(isRecord).flatMap((seat): Found[] => {
    const [row = '', number = ''] = [textAt(seat, 'seatRow'), textAt(seat, 'seatNumber')]
    const whole = IS_SEAT.test(number) && /[A-Z]$/.test(number) ? number : `${row}${number}`
    const own = IS_SEAT.test(whole) ? tagged(whole) : undefined
    return own ? [own] : []
  })
  return seats.length > 0 ? seats.slice(0, 9) : undefined
}

/** What tags tell of a flight. */
export function taggedFlight(tags: Tags, gazetteer: Gazetteer): Partial<Omit<FoundFlight, 'kind'>> {
  const end = (name: string): string | undefined => {
    const code = textAt(tags, name)
    return code !== undefined && /^[A-Z]{3}$/.test(code) ? code : undefined
  }
  const [from, to] = [end('departureAirportCode'), end('destinationAirportCode')]
  const named = flightNumberIn(textAt(tags, 'flightCode') ?? '')
  const number = named?.number ?? /^0*(\d{1,4})$/.exec(textAt(tags, 'flightNumber') ?? '')?.[1]
  const zoneOf = (code: string | undefined): string | undefined => gazetteer.airport(code ?? '')?.zone
  return given<Partial<Omit<FoundFlight, 'kind'>>>({
    carrier: tagged(named?.carrier ?? /^(?!\d\d)[A-Z0-9]{2}$/.exec(textAt(tags, 'airlineCode') ?? '')?.[0]),
    number: tagged(number),
    from: tagged(from),
    to: tagged(to),
    departs: localOf(leaves(tags), zoneOf(from), gazetteer),
    arrives: localOf(lands(tags), zoneOf(to), gazetteer),
    fromTerminal: tagged(textAt(tags, 'departureTerminal')),
    toTerminal: tagged(textAt(tags, 'destinationTerminal')),
    seats: seatsOf(tags),
  })
}

/** What tags tell of a train or a coach. */
export function taggedRide(tags: Tags, gazetteer: Gazetteer): Partial<Omit<FoundTrain, 'kind'>> {
  return given<Partial<Omit<FoundTrain, 'kind'>>>({
    provider: tagged(textAt(tags, 'transitProvider')),
    from: tagged(told(tags, 'departureStationName', 'departureLocationDescription')),
    to: tagged(told(tags, 'destinationStationName', 'destinationLocationDescription')),
    departs: localOf(leaves(tags), undefined, gazetteer),
    arrives: localOf(lands(tags), undefined, gazetteer),
    number: tagged(textAt(tags, 'vehicleNumber')),
    fromTrack: tagged(textAt(tags, 'departurePlatform')),
    toTrack: tagged(textAt(tags, 'destinationPlatform')),
  })
}

/** Who travels, by tags. */
export function taggedPerson(tags: Tags): FoundPerson | undefined {
  const name = at(tags, 'passengerName')
  if (typeof name === 'string') return personOf(name)
  const [lastName, firstName, title] = ['familyName', 'givenName', 'namePrefix'].map((part) => textAt(name, part))
  return lastName === undefined ? undefined : { lastName, ...(firstName && { firstName }), ...(title && { title: title.toUpperCase() }) }
}

export const taggedReference = (tags: Tags): Found | undefined => tagged(textAt(tags, 'confirmationNumber'))
