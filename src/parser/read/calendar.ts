import type { CalendarEvent, JsonObject, ReadDocument } from '../document.ts'
import { mostEvents, mostThings } from '../limits.ts'
import { momentOf } from '../moments.ts'
import { MONTHS } from '../text/months.ts'
import { plain as plainWord } from '../text/plain.ts'
import { lenientJson } from './lenient.ts'
import { cleanLine, linesOf } from './lines.ts'
import { thingsIn } from './things.ts'
import { nothing } from './tools.ts'

/** A calendar (RFC 5545): its events, with the times as they stand on the wall. */
export function readCalendar(text: string): ReadDocument {
  const events: CalendarEvent[] = []
  const things: JsonObject[] = []
  let event: Map<string, Property> | undefined
  let alarm = false
  let isTakenBack = false
  for (const line of unfolded(text)) {
    const property = propertyOf(line)
    if (!property) continue
    const { name, value } = property
    if (name === 'BEGIN' && value.toUpperCase() === 'VEVENT') event = new Map()
    else if (name === 'METHOD' && !event) isTakenBack = /^\s*cancel/i.test(value)
    else if (name === 'BEGIN' && event) alarm = true
    else if (name === 'END' && value.toUpperCase() === 'VEVENT' && event) {
      if (events.length < mostEvents) events.push(eventOf(event))
      event = undefined
    } else if (name === 'END') alarm = false
    else if (event && !alarm && !event.has(name)) event.set(name, property)
    // Programs that know reservations put them into a property of their own.
    if (event && things.length < mostThings && name.startsWith('X-') && /^\s*[[{]/.test(value))
      things.push(...thingsIn(lenientJson(plain(value, '"')) ?? lenientJson(value)))
  }
  if (isTakenBack) return { ...nothing, format: 'ics', events: events.map((each) => ({ ...each, cancelled: true })) }
  const up = events.filter(({ cancelled }) => !cancelled)
  const lines = linesOf(up.flatMap((each) => [...dayOf(each), each.summary, each.location, ...each.description, '']).join('\n'))
  return { ...nothing, format: 'ics', lines, events, things: things.slice(0, mostThings) }
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

function eventOf(properties: ReadonlyMap<string, Property>): CalendarEvent {
  const text = (name: string): string => cleanLine(plain(properties.get(name)?.value ?? '').replace(/\s*\n\s*/g, ' '))
  const starts = properties.get('DTSTART')
  const zone = /;TZID="?([^";:]+)/i.exec(starts?.parameters ?? '')?.[1] ?? (/Z$/.test(starts?.value ?? '') ? 'UTC' : undefined)
  return {
    summary: text('SUMMARY'),
    location: text('LOCATION'),
    description: linesOf(
      plain(properties.get('DESCRIPTION')?.value ?? '')
        .replace(/<br\s*\/?>/gi, '\n')
        .replace(/<[^>]{0,300}>/g, ''),
    ),
    starts: momentOf(starts?.value.trim()) ?? '',
    ends: momentOf(properties.get('DTEND')?.value.trim()) ?? '',
    ...(zone && { zone }),
    ...(/^cancell?ed/i.test(text('STATUS')) && { cancelled: true }),
  }
}
