import { addDays, isDate } from '../../core/dates.ts'
import { fnv1a } from '../../core/fnv.ts'
import type { Lookup } from '../../core/view.ts'
import { journeyOf } from './journey.ts'
import type { Trip } from './model.ts'
import type { Step } from './steps.ts'

/**
 * Trips as a calendar (RFC 5545). Flights are told in UTC; what has no known zone floats, which is the time on the wall there. What has no
 * date is in no calendar: that is `left`, by its name.
 */
export function calendarOf(
  trips: readonly Trip[],
  now: number,
  clockOf: Lookup['clockOf'],
): { readonly text: string; readonly left: readonly string[] } {
  const stamp = `${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  const booked = journeyOf(trips).filter(({ what }) => what !== 'Check-out' && what !== 'Car back')
  const [dated, undated] = [booked.filter(({ day }) => day !== ''), booked.filter(({ day }) => day === '')]
  const events = dated.flatMap((step) => [
    'BEGIN:VEVENT',
    `UID:${idOf(step)}`,
    `DTSTAMP:${stamp}`,
    ...timesOf(step, clockOf),
    ...wordsOf(step),
    'END:VEVENT',
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//wayfare//trip parse//EN', ...events, 'END:VCALENDAR']
  return { text: lines.map(folded).join(''), left: undated.map(summaryOf) }
}

/** The same booking has the same name each time: a calendar that has it is not given it twice, and another is called otherwise in any letters. */
function idOf({ what, name, day, time, from, reference }: Step): string {
  const whole = [what, name, day, time, from, reference].join(' ')
  return `${whole.replace(/[^A-Za-z0-9]+/g, '-').slice(0, 100)}-${traceOf(whole)}@wayfare`
}

/** 32 bits to tell apart what a person has in one calendar. */
const traceOf = (text: string): string => (fnv1a(text) >>> 0).toString(36)

function timesOf({ day, time, place, until, untilPlace, what }: Step, clockOf: Lookup['clockOf']): string[] {
  const endDay = until.slice(0, 10)
  if (time === '') {
    // The end of an event is the day after its last (section 3.6.1): one leaves a house on it, and drives a car until then.
    const after = endDay <= day ? addDays(day, 1) : what === 'Hotel' ? endDay : what === 'Car' ? addDays(endDay, 1) : addDays(day, 1)
    return [`DTSTART;VALUE=DATE:${compact(day)}`, ...untilDay(after)]
  }
  const starts = `${day}T${time}`
  const [from, to] = [place && clockOf(place, starts), untilPlace && until.length > 10 ? clockOf(untilPlace, until) : undefined]
  const begins = inUtc(starts, from)
  const start = `DTSTART:${begins ?? floating(starts)}`
  if (until.length <= 10) return [start]
  if (place === undefined || (from === undefined && to === undefined)) return [start, `DTEND:${floating(until)}`]
  // Both are in UTC or neither is (section 3.8.2.2).
  const ends = begins && inUtc(until, to)
  return ends === undefined ? [start] : [start, `DTEND:${ends}`]
}

/** After the last day that four figures tell there is none; an event of a day ends with it all the same. */
const untilDay = (day: string): string[] => (isDate(day) ? [`DTEND;VALUE=DATE:${compact(day)}`] : [])

const compact = (moment: string): string => moment.replace(/[-:]/g, '')
const floating = (moment: string): string => `${compact(moment)}00`

/** `2027-03-01T10:40` at `+01:00` → `20270301T094000Z`; nothing where the offset is not known, or it is before or after all years of four figures. */
function inUtc(moment: string, offset: string | undefined): string | undefined {
  const utc = offset === undefined ? '' : new Date(`${moment}${offset}`).toISOString().slice(0, 19)
  return /^\d{4}-/.test(utc) ? `${compact(utc)}Z` : undefined
}

const summaryOf = ({ what, name, from, to }: Step): string =>
  what === 'Hotel' ? `Hotel: ${name}` : what === 'Car' ? `Rental car: ${name}` : `${what} ${name} ${from} – ${to}`.replace(/ +/g, ' ')

function wordsOf(step: Step): string[] {
  const { from, reference, details } = step
  const description = [...(reference ? [`Reference ${reference}`] : []), ...details].join('\n')
  return [
    `SUMMARY:${escaped(summaryOf(step))}`,
    ...(from ? [`LOCATION:${escaped(from)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
  ]
}

/** Section 3.3.11 */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Lines of at most 75 octets; what is longer goes on after a space (section 3.1). */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > 74) {
      parts.push(part)
      part = ''
      octets = 0
    }
    part += character
    octets += size
  }
  return `${[...parts, part].join('\r\n ')}\r\n`
}
