import { addDays, daysBetween, isDate, utcDay } from '../../core/dates.ts'
import { shownAt } from '../clocks.ts'
import type { WalletPass } from '../document.ts'
import type { Found, FoundFlight, FoundTrain, FoundTrip, Gazetteer } from '../found.ts'
import { flightNumberIn } from './flight-number.ts'
import { personOf } from './people.ts'
import { given } from './values.ts'
import { taggedFlight, taggedPerson, taggedReference, taggedRide } from './wallet-tags.ts'

/** A boarding pass in a wallet: its fields by what programs call them, since what people are shown is in any language. */
export function tripOfPass(pass: WalletPass, gazetteer: Gazetteer): FoundTrip {
  const nothing: FoundTrip = { products: [], people: [], warnings: [] }
  if (pass.style !== 'boardingPass') return nothing
  const name = value(pass, /^(passenger|pax|name|passengername|traveller|traveler|guest)\d?$/i)
  const person = taggedPerson(pass.tags) ?? (name ? personOf(name) : undefined)
  const reference =
    taggedReference(pass.tags) ?? wallet(value(pass, /(pnr|booking.?(ref|code|number)|^ref$|reservation|confirmation|locator)/i))
  const isRide = pass.transit === 'PKTransitTypeTrain' || pass.transit === 'PKTransitTypeBus'
  const flight = isRide ? undefined : flightOf(pass, gazetteer)
  // Passes of any kind may be of a train, whose stations have no codes.
  const product = flight ?? (pass.transit === 'PKTransitTypeAir' ? undefined : rideOf(pass, gazetteer))
  if (pass.voided) return { ...nothing, cancelled: product ? [product.kind] : [] }
  return {
    products: product ? [{ ...product, ...(reference && { confirmation: reference }) }] : [],
    people: product && person ? [{ value: person, rule: 'wallet pass', sure: 0.9 }] : [],
    ...(reference && { reference }),
    warnings: [],
  }
}

const wallet = (value: string | undefined, sure = 0.9): Found | undefined =>
  value === undefined ? undefined : { value, rule: 'wallet pass', sure }

/** The value of the first field whose key is like that. */
const value = ({ fields }: WalletPass, key: RegExp): string | undefined =>
  fields.find((field) => key.test(field.key) && field.value.trim() !== '')?.value.trim()

const origin = /^(origin|from|dep|departure|departs?from|depart.?airport|dep(arture)?.?(code|station|airport))$/i
const destination = /^(dest|destination|to|arr|arrival|arrives?at|arr(ival)?.?(code|station|airport))$/i
const leaves = /^(departs|departs?.?time|departure.?time|dep.?time|depart|std|time)$/i
const reaches = /^(arrives|arrives?.?time|arrival.?time|arr.?time|arrive|sta)$/i

function flightOf(pass: WalletPass, gazetteer: Gazetteer): FoundFlight | undefined {
  const { airport, airline } = gazetteer
  const codes = pass.fields.flatMap(({ value }) => (/^[A-Z]{3}$/.test(value.trim()) && airport(value.trim()) ? value.trim() : []))
  const end = (key: RegExp, at: number): Found | undefined => {
    const named = value(pass, key)
    return wallet(named && /^[A-Z]{3}$/.test(named) ? named : codes[at])
  }
  const flight = value(pass, /^(flight|flight.?(no|num|number|code))$/i) ?? pass.description
  const named = flightNumberIn(flight)
  const { carrier, number } = named && airline(named.carrier) ? named : {}
  const from = end(origin, 0)
  const leavesAt = clockOf(value(pass, leaves))
  const day = dayOf(pass, airport(from?.value ?? '')?.zone, leavesAt, gazetteer)
  const flown: FoundFlight = {
    kind: 'air',
    ...given<Omit<FoundFlight, 'kind'>>({
      carrier: wallet(carrier),
      number: wallet(number),
      from,
      to: end(destination, 1),
      departs: moment(day, leavesAt),
      arrives: undefined,
      fromTerminal: wallet(value(pass, /^(terminal|dep.?terminal)$/i)),
      seats: seatsOf(pass),
    }),
    ...taggedFlight(pass.tags, gazetteer),
  }
  if (!flown.from || !flown.to) return undefined
  const arrives = flown.arrives ?? landing(flown.departs, clockOf(value(pass, reaches)))
  return arrives ? { ...flown, arrives } : flown
}

/** Of an arrival fields tell no day: it is the one of leaving, whatever told that, where the clock only goes on. */
function landing(departs: Found | undefined, clock: string | undefined): Found | undefined {
  const [day, time] = departs?.value.split('T') ?? []
  return day && time && clock && clock > time ? { value: `${day}T${clock}`, rule: 'wallet pass', sure: 0.8 } : undefined
}

const seatsOf = (pass: WalletPass): Found[] | undefined => {
  const seat = wallet(value(pass, /^seats?(number)?$/i))
  return seat && /^\d{1,3}[A-Z]?$/.test(seat.value) ? [seat] : undefined
}

const IS_TIME = /^\d{1,2}[:h.]\d\d(?:\s?[ap]\.?m\.?)?$/i

/** `vr 23 apr. 2027`: the day over a time, in any language. */
const IS_DAY = /(?<!\d)\d{1,2}[. /-]|(?<!\d)\d{4}(?!\d)/

/** The station of a field; where that is its label, the time is its value. */
function placeOf({ fields }: WalletPass, key: RegExp): string | undefined {
  const told = fields.filter((one) => key.test(one.key) && one.value.trim() !== '')
  const named = told.find(({ label, value }) => !IS_TIME.test(value.trim()) || (/\p{L}{3}/u.test(label) && !IS_DAY.test(label)))
  return named && (IS_TIME.test(named.value.trim()) ? named.label : named.value.trim())
}

function rideOf(pass: WalletPass, gazetteer: Gazetteer): FoundTrain | undefined {
  const tagged = taggedRide(pass.tags, gazetteer)
  const [from, to] = [tagged.from ?? wallet(placeOf(pass, origin)), tagged.to ?? wallet(placeOf(pass, destination))]
  const leavesAt = clockOf(value(pass, leaves) ?? value(pass, origin))
  const day = dayOf(pass, undefined, leavesAt, gazetteer)
  if (!from || !to || !(day || tagged.departs)) return undefined
  const departs = tagged.departs ?? moment(day, leavesAt)
  return {
    kind: 'train',
    from,
    to,
    provider: { value: pass.organization, rule: 'wallet pass', sure: 0.7 },
    ...given<Pick<FoundTrain, 'number' | 'departs' | 'arrives'>>({
      number: wallet(value(pass, /^(train|train.?(no|num|number)|service|bus)$/i)),
      departs,
      arrives: landing(departs, clockOf(value(pass, reaches) ?? value(pass, destination))),
    }),
    ...tagged,
  }
}

/** Days of something else: of birth, of issue, until when a card is valid, from when one may check in. */
const OTHER_DAY = /birth|dob|issue|expir|valid|purchas|booked|updat|modif|creat|generat|print|refresh|since|check.?in/i
/** Days of a journey by what programs call them. */
const OWN_DAY = /date|day|boarding/i

/** The local day of what the pass is for, of which `clock` is the hour: told by fields, or else by when it turns up on a phone. */
function dayOf(pass: WalletPass, zone: string | undefined, clock: string | undefined, gazetteer: Gazetteer): string | undefined {
  const { relevantDate = '', fields } = pass
  const told = fields.flatMap(({ key, value }) => {
    const day = OTHER_DAY.test(key) ? undefined : /^(\d{4}-\d\d-\d\d)(?=T|$)/.exec(value)?.[1]
    return day !== undefined && isDate(day) ? [{ key, day }] : []
  })
  const relevant = isDate(relevantDate.slice(0, 10)) ? relevantDate.slice(0, 10) : undefined
  const leaving = told.find(({ key }) => leaves.test(key) || origin.test(key))
  const near = told.filter(({ day }) => relevant !== undefined && Math.abs(daysBetween(relevant, day)) <= 1)
  const ownOf = (days: typeof told) => days.find(({ key }) => OWN_DAY.test(key))
  // Fields are called anything: of what else is a date, that beside the moment it turns up is rather its own.
  const own = leaving ?? ownOf(near) ?? near[0] ?? ownOf(told)
  if (own || relevant === undefined) return (own ?? told[0])?.day
  return dayAround(relevantDate, zone, clock, gazetteer) ?? relevant
}

/**
 * The day on which an hour is nearest to the instant at which a pass turns up: that day, or the next where it turns up late in the evening; on the clocks
 * of anywhere it may be the one before as well. Nothing where it is no instant.
 */
function dayAround(told: string, zone: string | undefined, clock: string | undefined, gazetteer: Gazetteer): string | undefined {
  const [, from] = /T\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/.exec(told) ?? []
  const instant = from === undefined ? Number.NaN : Date.parse(told)
  if (Number.isNaN(instant)) return undefined
  const shown = zone === undefined ? Date.parse(`${told.slice(0, 'YYYY-MM-DDTHH:MM'.length)}Z`) : shownAt(zone, instant, gazetteer)
  const day = utcDay(shown)
  if (clock === undefined) return isDate(day) ? day : undefined
  const days = [day, addDays(day, 1), ...(zone === undefined && from === 'Z' ? [addDays(day, -1)] : [])]
  const far = (one: string): number => Math.abs(Date.parse(`${one}T${clock}Z`) - shown)
  return days
    .filter(isDate)
    .reduce<string | undefined>((best, one) => (best !== undefined && far(best) <= far(one) ? best : one), undefined)
}

const moment = (day: string | undefined, clock: string | undefined): Found | undefined =>
  wallet(day === undefined ? undefined : clock === undefined ? day : `${day}T${clock}`, clock === undefined ? 0.7 : 0.85)

/** `8:00 AM`, `18:20`, `18h20`, `2027-02-17T08:00-05:00` → `08:00` */
function clockOf(text: string | undefined): string | undefined {
  const [, hour, minute = '', half] = /(?:^|T|\s)(\d{1,2})[:h.](\d\d)(?::\d\d)?\s*([AaPp])?\.?[Mm]?/.exec(text ?? '') ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return `${String(hours).padStart(2, '0')}:${minute}`
}
