import { MINUTE } from '../../core/dates.ts'
import type { Airport } from '../../sandbox/data/atlas.types.ts'
import type { CalendarEvent } from '../document.ts'
import type { Gazetteer } from '../found.ts'
import { momentOf } from '../moments.ts'
import { isPlausible } from '../text/block-time.ts'

/** When something begins and ends, on whose clocks. */
type ClockTimes = Pick<CalendarEvent, 'starts' | 'ends' | 'zone' | 'endZone'>

/** When a flight in a calendar leaves and arrives, on the clocks of its airports. */
export interface EventTimes {
  /** Nothing where it is told on nobody's clock. */
  readonly departs?: string
  readonly arrives?: string
  /** Both ends are known, and it takes as long as a flight between them. */
  readonly isAsLong: boolean
}

/** The times of an event that is titled with a flight between two airports, as far as either is known. */
export function timesOf(event: ClockTimes, from: Airport | undefined, to: Airport | undefined, gazetteer: Gazetteer): EventTimes {
  const { starts, ends, zone, endZone = zone } = event
  const minutes = minutesOf(event, from, to, gazetteer)
  const isAsLong = from !== undefined && to !== undefined && minutes !== undefined && isPlausible(from, to, minutes)
  // Some write Z behind what a clock on the wall shows: then it takes too long, or no time at all.
  const isUtc = from === undefined || to === undefined || minutes === undefined || isAsLong
  const departs = zone !== 'UTC' ? starts : isUtc ? onClockOf(from, starts, gazetteer) : undefined
  if (ends.length < 16 || to === undefined) return { ...(departs && { departs }), isAsLong }
  const arrives =
    endZone === 'UTC' ? (isUtc ? onClockOf(to, ends, gazetteer) : undefined) : isClockOf(to, from, event, gazetteer) ? ends : undefined
  return { ...(departs && { departs }), ...(arrives && { arrives }), isAsLong }
}

/**
 * What the clocks of two airports show at two moments that are written with Z, where only so a flight takes as long as one between them: nothing where
 * they show as well what is written, as some write Z behind that.
 */
export function timesFromUtc(
  starts: string,
  ends: string,
  from: Airport,
  to: Airport,
  gazetteer: Gazetteer,
): Pick<EventTimes, 'departs' | 'arrives'> | undefined {
  const told = { starts, ends }
  const written = timesOf({ ...told, zone: from.zone, endZone: to.zone }, from, to, gazetteer)
  const utc = timesOf({ ...told, zone: 'UTC' }, from, to, gazetteer)
  return utc.isAsLong && !written.isAsLong ? utc : undefined
}

/** How long an event takes, by its clocks alone where both are of one zone. Those that go by names of their own are taken for the airports'. */
function minutesOf(event: ClockTimes, from: Airport | undefined, to: Airport | undefined, { offset }: Gazetteer): number | undefined {
  const { starts, ends, zone, endZone = zone } = event
  if (starts.length < 16 || ends.length < 16) return undefined
  const [start, end] = [Date.parse(`${starts}Z`), Date.parse(`${ends}Z`)]
  if (zone === endZone) return (end - start) / MINUTE
  const before = ahead(zone, start, offset) ?? ahead(from?.zone, start, offset)
  const after = ahead(endZone, end, offset) ?? ahead(to?.zone, end, offset)
  return before === undefined || after === undefined ? undefined : (end - start) / MINUTE - after + before
}

/** Minutes by which a zone is ahead of UTC at a time on its clocks; nothing where it goes by a name that tables do not have. */
function ahead(zone: string | undefined, clock: number, offset: Gazetteer['offset']): number | undefined {
  if (zone === undefined) return undefined
  if (zone === 'UTC') return 0
  try {
    return offset(zone, clock - offset(zone, clock) * MINUTE)
  } catch {
    return undefined
  }
}

/** What the clocks of an airport show at a moment in UTC. */
function onClockOf(airport: Airport | undefined, moment: string, { offset }: Gazetteer): string | undefined {
  const instant = Date.parse(`${moment}Z`)
  if (airport === undefined || Number.isNaN(instant)) return undefined
  return momentOf(new Date(instant + offset(airport.zone, instant) * MINUTE).toISOString().slice(0, 16))
}

/** The end of an event is told on the clock of its start, or on one of its own: where the other airport has another one, it is not the arrival there. */
function isClockOf(to: Airport, from: Airport | undefined, { ends, endZone }: ClockTimes, { offset }: Gazetteer): boolean {
  const clock = Date.parse(`${ends}Z`)
  const told = endZone ?? from?.zone
  return told !== undefined && ahead(told, clock, offset) === ahead(to.zone, clock, offset)
}
