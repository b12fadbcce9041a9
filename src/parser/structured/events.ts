import { addDays, isTime } from '../../core/dates.ts'
import type { CalendarEvent } from '../document.ts'
import type { Found, FoundProduct, FoundTrain, FoundTrip, Gazetteer } from '../found.ts'
import { momentAt } from '../moments.ts'
import { isPlausible } from '../text/block-time.ts'
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

/** `ab 12:46 Hamburg Hbf - Gleis 14 (IC 2311)`, and below it `an 15:00 Münster(Westf)Hbf - Gleis 9`, in any language. */
const leaving = /^\p{L}{1,12}\.? +(\d\d:\d\d) +(.+?)(?: +- +(.+?))? +\(([^()]*\d[^()]*)\)$/u
const reaching = /^\p{L}{1,12}\.? +(\d\d:\d\d) +(.+?)(?: +- +(.+?))?$/u

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
    const [, leaves, from = '', fromTrack, number = ''] = leaving.exec(line) ?? []
    const [, reaches, to = '', toTrack] = (leaves === undefined ? null : reaching.exec(description[at + 1] ?? '')) ?? []
    if (leaves === undefined || reaches === undefined || !isTime(leaves) || !isTime(reaches) || day === '') continue
    // Whatever else has times and places on two lines has no stations: the meeting and the start of a match.
    if (from === to || [from, to].every((name) => stations(name).length === 0)) continue
    rides.push({
      kind: 'train',
      from: calendar(from),
      to: calendar(to),
      number: calendar(number.replace(/\s+/g, ' ').trim()),
      ...given<Pick<FoundTrain, 'departs' | 'arrives' | 'fromTrack' | 'toTrack'>>({
        departs: moment(leaves),
        arrives: moment(reaches),
        fromTrack: fromTrack === undefined ? undefined : calendar(trackOf(fromTrack)),
        toTrack: toTrack === undefined ? undefined : calendar(trackOf(toTrack)),
      }),
    })
  }
  return rides
}

const calendar = (value: string, sure = 0.95): Found => ({ value, rule: 'calendar', sure })

/** `Gleis 8 D-G` → `8 D-G` */
const trackOf = (text: string): string => text.replace(/^\p{L}{3,} (?=\d)/u, '')

/** An event that is titled with a flight and lasts as long as one: `Flight to Lisbon (TP 1363)`, `IB6251 MAD-JFK`. */
function flightIn({ summary, location, starts, ends, zone }: CalendarEvent, gazetteer: Gazetteer): FoundProduct | undefined {
  const { carrier, number } = flightNumberIn(summary) ?? {}
  if (carrier === undefined || number === undefined || !gazetteer.airline(carrier) || starts.length < 16) return undefined
  const isAirport = (code: string): boolean => gazetteer.airport(code) !== undefined
  const [from, to] = Array.from(summary.matchAll(/\b([A-Z]{3})\b/g), ([code]) => code).filter(isAirport)
  const says = /\b(flight|flug|vol|vuelo|volo|voo|vlucht|flyg|fly|lot|flyv)\b/i.test(summary)
  if (!says && !(to && isAsLong(gazetteer, from, to, starts, ends))) return undefined
  const place = /\b([A-Z]{3})\b/.exec(location)?.[1]
  const start = from ?? (place && isAirport(place) ? place : undefined)
  // A time that is told in UTC is on nobody's clock.
  const local = zone === 'UTC' ? undefined : starts
  return {
    kind: 'air',
    carrier: calendar(carrier),
    number: calendar(number),
    departs: local ? calendar(local) : calendar(starts.slice(0, 10), 0.6),
    ...(local && ends.length === 16 && sameZone(gazetteer, start, to, starts) && { arrives: calendar(ends) }),
    ...(start && { from: calendar(start) }),
    ...(to && { to: calendar(to) }),
  }
}

/** Whether an event takes as long as a flight between two airports. */
function isAsLong({ airport }: Gazetteer, from: string | undefined, to: string, starts: string, ends: string): boolean {
  const [start, end] = [airport(from ?? ''), airport(to)]
  const minutes = (Date.parse(`${ends}Z`) - Date.parse(`${starts}Z`)) / 60_000
  return start !== undefined && end !== undefined && isPlausible(start, end, minutes)
}

/** The end of an event is told on the clock of its start: where that is another one at the other end, it is not the arrival there. */
function sameZone({ airport, offset }: Gazetteer, from: string | undefined, to: string | undefined, at: string): boolean {
  const [start, end] = [airport(from ?? ''), airport(to ?? '')]
  const instant = Date.parse(`${at}Z`)
  return start !== undefined && end !== undefined && offset(start.zone, instant) === offset(end.zone, instant)
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
