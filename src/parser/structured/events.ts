import { addDays, isTime } from '../../core/dates.ts'
import type { CalendarEvent } from '../document.ts'
import type { Found, FoundProduct, FoundTrain, FoundTrip, Gazetteer } from '../found.ts'
import { momentAt } from '../moments.ts'
import { timesOf } from './clock-times.ts'
import { flightNumberIn } from './flight-number.ts'
import { given } from './values.ts'

/** Trips in the events of a calendar: rides told leg by leg, and events whose title says what they are. */
export function tripOfEvents(events: readonly CalendarEvent[], gazetteer: Gazetteer): FoundTrip {
  const [up, down] = [events.filter(({ cancelled }) => !cancelled), events.filter(({ cancelled }) => cancelled)]
  const undone = down.flatMap((event) => productsOf(event, gazetteer)).map(({ kind }) => kind)
  return {
    products: up.flatMap((event) => productsOf(event, gazetteer)),
    people: [],
    ...(down.length > 0 && (up.length === 0 || undone.length > 0) && { cancelled: undone }),
    warnings: [],
  }
}

function productsOf(event: CalendarEvent, gazetteer: Gazetteer): FoundProduct[] {
  const rides = ridesIn(event, gazetteer)
  if (rides.length > 0) return rides
  return [flightIn(event, gazetteer) ?? stayIn(event)].filter((product) => product !== undefined)
}

/**
 * `ab 12:46 Hamburg Hbf - Gleis 14 (IC 2311)`, and below it `an 15:00 Münster(Westf)Hbf - Gleis 9`, in any language. They are taken apart
 * from both ends: one pattern for the whole would try every hyphen with every bracket.
 */
const timed = /^\p{L}{1,12}\.? +(\d\d:\d\d) +(\S.*)$/u
const numbered = / +\(([^()]*)\)$/

interface Stop {
  readonly time: string
  readonly place: string
  readonly track?: string
  /** Of what leaves. */
  readonly number?: string
}

function stopIn(line = ''): Stop | undefined {
  const [, time = '', told = ''] = timed.exec(line) ?? []
  if (!isTime(time)) return undefined
  const [whole = '', within = ''] = numbered.exec(told) ?? []
  const number = /\d/.test(within) ? within.replace(/\s+/g, ' ').trim() : undefined
  const [place = '', ...behind] = (number === undefined ? told : told.slice(0, -whole.length)).split(/ +- +/)
  return { time, place, ...(behind.length && { track: trackOf(behind.join(' - ')) }), ...(number !== undefined && { number }) }
}

/** Legs follow one another in time: one that is earlier on the clock than the one before is on the next day. */
function ridesIn({ description, starts }: CalendarEvent, { stations }: Gazetteer): FoundTrain[] {
  const rides: FoundTrain[] = []
  let day = starts.slice(0, 10)
  let clock = ''
  const moment = (time: string): Found | undefined => {
    if (time < clock) day = addDays(day, 1)
    clock = time
    // After the last day that four figures tell there is none.
    const told = momentAt(day, time)
    return told === undefined ? undefined : calendar(told)
  }
  for (const [at, line] of description.entries()) {
    const leaves = stopIn(line)
    const reaches = leaves?.number === undefined ? undefined : stopIn(description[at + 1])
    if (leaves?.number === undefined || reaches === undefined || day === '') continue
    const [from, to] = [leaves.place, reaches.place]
    // Whatever else has times and places on two lines has no stations: the meeting and the start of a match.
    if (from === to || [from, to].every((name) => stations(name).length === 0)) continue
    rides.push({
      kind: 'train',
      from: calendar(from),
      to: calendar(to),
      number: calendar(leaves.number),
      ...given<Pick<FoundTrain, 'departs' | 'arrives' | 'fromTrack' | 'toTrack'>>({
        departs: moment(leaves.time),
        arrives: moment(reaches.time),
        fromTrack: leaves.track === undefined ? undefined : calendar(leaves.track),
        toTrack: reaches.track === undefined ? undefined : calendar(reaches.track),
      }),
    })
  }
  return rides
}

const calendar = (value: string, sure = 0.95): Found => ({ value, rule: 'calendar', sure })

/** `Gleis 8 D-G` → `8 D-G` */
const trackOf = (text: string): string => text.replace(/^\p{L}{3,} (?=\d)/u, '')

/** An event that is titled with a flight and lasts as long as one: `Flight to Lisbon (TP 1363)`, `IB6251 MAD-JFK`. */
function flightIn(event: CalendarEvent, gazetteer: Gazetteer): FoundProduct | undefined {
  const { summary, location, starts } = event
  const { carrier, number } = flightNumberIn(summary) ?? {}
  if (carrier === undefined || number === undefined || !gazetteer.airline(carrier) || starts.length < 16) return undefined
  const isAirport = (code: string): boolean => gazetteer.airport(code) !== undefined
  const [from, to] = Array.from(summary.matchAll(/\b([A-Z]{3})\b/g), ([code]) => code).filter(isAirport)
  const says = /\b(flight|flug|vol|vuelo|volo|voo|vlucht|flyg|fly|lot|flyv)\b/i.test(summary)
  const place = /\b([A-Z]{3})\b/.exec(location)?.[1]
  const start = from ?? (place && isAirport(place) ? place : undefined)
  const { departs, arrives, isAsLong } = timesOf(event, gazetteer.airport(start ?? ''), gazetteer.airport(to ?? ''), gazetteer)
  if (!says && !isAsLong) return undefined
  return {
    kind: 'air',
    carrier: calendar(carrier),
    number: calendar(number),
    departs: departs ? calendar(departs) : calendar(starts.slice(0, 10), 0.6),
    ...(arrives && { arrives: calendar(arrives) }),
    ...(start && { from: calendar(start) }),
    ...(to && { to: calendar(to) }),
  }
}

/** `Hotel stay: Casa Azul`, for some days. */
const staying =
  /^\s*(?:(?:hotel|stay|aufenthalt|hotelaufenthalt|übernachtung|séjour|estancia|soggiorno|estadia|verblijf|ophold|vistelse|opphold|pobyt|check-?in)[\w ]{0,20}(?:\s*[:–-]\s+|\s+(?:at|in|à|en|a|im|hos|på|w)\s+))(.{3,80})$/iu

/** `Hotel: Casa Azul` needs no address. */
const isHouse = /^\s*(?:hotel|übernachtung|overnatting|nocleg)[\w ]{0,20}:/iu

function stayIn({ summary, location, starts, ends }: CalendarEvent): FoundProduct | undefined {
  const name = staying.exec(summary)?.[1]?.trim()
  if (name === undefined || !/^[\p{Lu}\d]/u.test(name) || starts === '' || ends === '' || ends.slice(0, 10) <= starts.slice(0, 10))
    return undefined
  // Days may be headed in any way: a house is named where it is, or stands at an address.
  if (location !== '' && !location.includes(name) && !/\d|,/.test(location)) return undefined
  if (location === '' && !isHouse.test(summary)) return undefined
  const address = location.startsWith(name) ? location.slice(name.length).replace(/^[\s,]+/, '') : location
  return {
    kind: 'hotel',
    name: calendar(name, 0.9),
    checkIn: calendar(starts),
    checkOut: calendar(ends),
    ...(address && { address: { value: { text: address }, rule: 'calendar', sure: 0.9 } }),
  }
}
