import { DAY, HOUR, MINUTE } from '../../core/dates.ts'
import type { CalendarEvent, JsonObject, ReadDocument } from '../document.ts'
import { mostEvents, mostInLine, mostThings } from '../limits.ts'
import { momentOf } from '../moments.ts'
import { MONTHS } from '../text/days/months.ts'
import { plain as plainWord } from '../text/words/plain.ts'
import { lastVersions, type Version } from './calendar-versions.ts'
import { lenientJson } from './lenient.ts'
import { cleanLine, linesOf } from './lines.ts'
import { thingsIn } from './things.ts'
import { nothing } from './tools.ts'

/** What stands from BEGIN:VCALENDAR to END:VCALENDAR. A file may hold several, and each is taken back for itself. */
interface Calendar {
  readonly versions: Version[]
  isTakenBack: boolean
}

/** Calendars (RFC 5545): their events, with the times as they stand on the wall. */
export function readCalendar(text: string): ReadDocument {
  const told = lastVersions(calendarsIn(text).flatMap(versionsOf))
  const up = told.filter(({ event }) => !event.cancelled)
  return {
    ...nothing,
    format: 'ics',
    lines: linesOf(up.flatMap(({ event }) => [...dayOf(event), event.summary, event.location, ...event.description, '']).join('\n')),
    events: told.map(({ event }) => event),
    things: up.flatMap(({ things }) => things).slice(0, mostThings),
  }
}

/** What a calendar tells of each event; one that cancels (RFC 5546, section 3.2.5) cancels all it names. */
const versionsOf = ({ versions, isTakenBack }: Calendar): Version[] =>
  isTakenBack ? versions.map((version) => ({ ...version, event: { ...version.event, cancelled: true } })) : versions

function calendarsIn(text: string): Calendar[] {
  let calendar: Calendar = { versions: [], isTakenBack: false }
  const calendars = [calendar]
  let [events, reservations] = [0, 0]
  let event: Map<string, Property> | undefined
  let things: JsonObject[] = []
  // How deep within an event one is: what lies in it, such as an alarm, has words and times of its own.
  let depth = 0
  for (const line of unfolded(text)) {
    const property = propertyOf(line)
    if (!property) continue
    const { name, value } = property
    const component = name === 'BEGIN' || name === 'END' ? value.trim().toUpperCase() : undefined
    if (component === 'VCALENDAR') {
      event = undefined
      if (name === 'BEGIN' && calendars.length < mostEvents) {
        calendar = { versions: [], isTakenBack: false }
        calendars.push(calendar)
      }
    } else if (component === 'VEVENT') {
      if (name === 'END' && event && events++ < mostEvents) calendar.versions.push(versionOf(event, things))
      event = name === 'BEGIN' ? new Map() : undefined
      things = []
      depth = 0
    } else if (component !== undefined) depth = Math.max(0, depth + (name === 'BEGIN' ? 1 : -1))
    else if (name === 'METHOD' && !event) calendar.isTakenBack = /^\s*cancel/i.test(value)
    else if (event && depth === 0 && !event.has(name)) event.set(name, property)
    // Programs that know reservations put them into a property of their own.
    if (event && reservations < mostThings && name.startsWith('X-') && /^\s*[[{]/.test(value)) {
      const told = thingsIn(lenientJson(plain(value, '"')) ?? lenientJson(value))
      things.push(...told)
      reservations += told.length
    }
  }
  return calendars
}

/** The day of an event that its own words do not tell, which go by the calendar they stand in; not of one in UTC, where it may be another. */
function dayOf({ starts, zone, summary, description }: CalendarEvent): string[] {
  const day = starts.slice(0, 10)
  if (day === '' || zone === 'UTC') return []
  const [number, month] = [`0?${Number(day.slice(8))}`, `0?${Number(day.slice(5, 7))}`]
  const told = new RegExp(`(?<![\\d:.,h])(?:${number}[./-] ?${month}|${month}[./-]${number}|${month} ?[月월] ?${number})(?![\\d:h])`)
  // `plats 9` is no day, and `9. oktober` is one.
  const near = new RegExp(
    `(?<![\\d:.,h])${number}(?:st|nd|rd|th)?[.)]? ?(?:de |of )?(\\p{L}{3,})|(\\p{L}{3,})[.,]? ${number}(?![\\d:h])`,
    'gu',
  )
  const isMonth = (word = ''): boolean => MONTHS.get(plainWord(word)) === Number(month.slice(2))
  const tells = (line: string): boolean =>
    told.test(line) || [...line.matchAll(near)].some(([, behind, before]) => isMonth(behind ?? before))
  return [summary, ...description].some(tells) ? [] : [day]
}

interface Property {
  readonly name: string
  readonly parameters: string
  readonly value: string
}

/** Lines that were folded begin with a space. Some programs fold within a word, some forget to. */
const unfolded = (text: string): string[] => text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)

/** A value in quotes is read as nothing else: what could be read in two ways would be tried in all, which are 2ⁿ of n parameters. */
function propertyOf(line: string): Property | undefined {
  const [, name, parameters = '', value = ''] = /^([A-Za-z0-9-]+)((?:;[^=:;]+=(?:"[^"]*"|(?!"[^"]*")[^:;]*))*):(.*)$/s.exec(line) ?? []
  return name === undefined ? undefined : { name: name.toUpperCase(), parameters, value }
}

/** `\n`, `\,`, `\;` and `\\` (RFC 5545, section 3.3.11); within JSON a backslash before a quote stays. */
const plain = (value: string, keep = ''): string =>
  value.replace(/\\(.)/gs, (whole, letter: string) => (letter === keep ? whole : letter === 'n' || letter === 'N' ? '\n' : letter))

/** A value in one line, however many it was written in. */
const inLine = (value: string): string =>
  cleanLine(
    plain(value)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join(' '),
  )

const zoneOf = (property: Property | undefined): string | undefined =>
  /;TZID="?([^";:]+)/i.exec(property?.parameters ?? '')?.[1] ?? (/Z\s*$/.test(property?.value ?? '') ? 'UTC' : undefined)

function versionOf(properties: ReadonlyMap<string, Property>, things: readonly JsonObject[]): Version {
  // Each is compared with those of all others.
  const value = (name: string): string => properties.get(name)?.value.slice(0, mostInLine).trim() ?? ''
  const occurrence = momentOf(value('RECURRENCE-ID'))
  const sequence = /^\d{1,9}$/.exec(value('SEQUENCE'))?.[0]
  return {
    event: eventOf(properties),
    things,
    uid: value('UID'),
    ...(occurrence && { occurrence }),
    ...(sequence && { sequence: Number(sequence) }),
    stamp: value('DTSTAMP'),
  }
}

function eventOf(properties: ReadonlyMap<string, Property>): CalendarEvent {
  const text = (name: string): string => inLine(properties.get(name)?.value ?? '')
  const [start, end] = [properties.get('DTSTART'), properties.get('DTEND')]
  const starts = momentOf(start?.value.trim()) ?? ''
  const [zone, endZone] = [zoneOf(start), zoneOf(end)]
  return {
    summary: text('SUMMARY'),
    location: text('LOCATION'),
    description: linesOf(
      plain(properties.get('DESCRIPTION')?.value ?? '')
        .replace(/<br\s*\/?>/gi, '\n')
        .replace(/<[^>]{0,300}>/g, ''),
    ),
    starts,
    ends: momentOf(end?.value.trim()) ?? later(starts, text('DURATION')) ?? '',
    ...(zone && { zone }),
    ...(endZone && endZone !== zone && { endZone }),
    ...(/^cancell?ed/i.test(text('STATUS')) && { cancelled: true }),
  }
}

/** When what begins at a moment and takes so long ends, on the same clock: `PT1H25M`, `P1DT2H`, `P2W` (section 3.3.6). */
function later(starts: string, duration: string): string | undefined {
  const told = /^\+?P(?=[\dT])(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,6})M)?(?:(\d{1,6})S)?)?$/i.exec(duration)
  const start = Date.parse(starts.length > 10 ? `${starts}Z` : starts)
  if (!told || Number.isNaN(start)) return undefined
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = told.slice(1).map((number = '0') => Number(number))
  const end = new Date(start + (weeks * 7 + days) * DAY + hours * HOUR + minutes * MINUTE + seconds * 1_000)
  return momentOf(end.toISOString().slice(0, starts.length))
}
