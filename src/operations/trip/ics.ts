import { addDays } from '../../core/dates.ts'
import type { Lookup } from '../../core/view.ts'
import { journeyOf } from './journey.ts'
import type { Trip } from './model.ts'
import type { Step } from './steps.ts'

/** Trips as a calendar (RFC 5545). Flights are told in UTC; what has no known zone floats, which is the time on the wall there. */
export function calendarOf(trips: readonly Trip[], now: number, clockOf: Lookup['clockOf']): string {
  const stamp = `${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  const steps = journeyOf(trips).filter(({ what, day }) => day !== '' && what !== 'Check-out' && what !== 'Car back')
  const events = steps.flatMap((step) => [
    'BEGIN:VEVENT',
    `UID:${idOf(step)}`,
    `DTSTAMP:${stamp}`,
    ...timesOf(step, clockOf),
    ...wordsOf(step),
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//wayfare//trip parse//EN', ...events, 'END:VCALENDAR'].map(folded).join('')
}

/** The same booking has the same name each time: a calendar that has it is not given it twice. */
const idOf = ({ what, name, day, time, from, reference }: Step): string =>
  `${[what, name, day, time, from, reference]
    .join(' ')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 120)}@wayfare`

function timesOf({ day, time, place, until, untilPlace, what }: Step, clockOf: Lookup['clockOf']): string[] {
  const endDay = until.slice(0, 10)
  if (time === '')
    return [
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(what === 'Hotel' && endDay > day ? endDay : addDays(day, 1))}`,
    ]
  const starts = `${day}T${time}`
  const [from, to] = [place && clockOf(place, starts), untilPlace && until.length > 10 ? clockOf(untilPlace, until) : undefined]
  const start = from === undefined ? `DTSTART:${compact(starts)}00` : `DTSTART:${inUtc(starts, from)}`
  if (until.length <= 10) return [start]
  if (place === undefined || (from === undefined && to === undefined)) return [start, `DTEND:${compact(until.slice(0, 16))}00`]
  return to === undefined ? [start] : [start, `DTEND:${inUtc(until.slice(0, 16), to)}`]
}

const compact = (moment: string): string => moment.replace(/[-:]/g, '')

/** `2027-03-01T10:40` at `+01:00` → `20270301T094000Z` */
const inUtc = (moment: string, offset: string): string => `${compact(new Date(`${moment}${offset}`).toISOString().slice(0, 19))}Z`

function wordsOf({ what, name, from, to, reference, details }: Step): string[] {
  const summary =
    what === 'Hotel' ? `Hotel: ${name}` : what === 'Car' ? `Rental car: ${name}` : `${what} ${name} ${from} – ${to}`.replace(/ +/g, ' ')
  const description = [...(reference ? [`Reference ${reference}`] : []), ...details].join('\n')
  return [
    `SUMMARY:${escaped(summary)}`,
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
