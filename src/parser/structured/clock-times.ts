import { MINUTE } from '../../core/dates.ts'
import type { Airport } from '../../sandbox/data/atlas.types.ts'
import { aheadWhen, shownAt, writtenShown } from '../clocks.ts'
import type { CalendarEvent } from '../document.ts'
import type { Gazetteer } from '../found.ts'
import { momentOf } from '../moments.ts'
import { isPlausible } from '../text/days/block-time.ts'
import { given } from './values.ts'

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
  const minutes = minutesOf(event, from, to, gazetteer)
  const isKnown = from !== undefined && to !== undefined && minutes !== undefined
  const isAsLong = isKnown && isPlausible(from, to, minutes)
  // Some write Z behind what a clock on the wall shows: then it takes too long, or no time at all. Where that cannot be told, it may be UTC.
  const mayBeUtc = isAsLong || !isKnown
  return given<EventTimes>({
    departs: departureOf(event, mayBeUtc, from, gazetteer),
    arrives: arrivalOf(event, mayBeUtc, from, to, gazetteer),
    isAsLong,
  })
}

function departureOf({ starts, zone }: ClockTimes, mayBeUtc: boolean, from: Airport | undefined, gazetteer: Gazetteer): string | undefined {
  if (zone !== 'UTC') return starts
  return mayBeUtc ? onClockOf(from, starts, gazetteer) : undefined
}

function arrivalOf(
  event: ClockTimes,
  mayBeUtc: boolean,
  from: Airport | undefined,
  to: Airport | undefined,
  gazetteer: Gazetteer,
): string | undefined {
  const { ends, zone, endZone = zone } = event
  if (ends.length < 16 || to === undefined) return undefined
  if (endZone === 'UTC') return mayBeUtc ? onClockOf(to, ends, gazetteer) : undefined
  return isClockOf(to, from, event, gazetteer) ? ends : undefined
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
function minutesOf(event: ClockTimes, from: Airport | undefined, to: Airport | undefined, gazetteer: Gazetteer): number | undefined {
  const { starts, ends, zone, endZone = zone } = event
  if (starts.length < 16 || ends.length < 16) return undefined
  const [start, end] = [Date.parse(`${starts}Z`), Date.parse(`${ends}Z`)]
  if (zone === endZone) return (end - start) / MINUTE
  const before = ahead(zone, start, gazetteer) ?? ahead(from?.zone, start, gazetteer)
  const after = ahead(endZone, end, gazetteer) ?? ahead(to?.zone, end, gazetteer)
  return before === undefined || after === undefined ? undefined : (end - start) / MINUTE - after + before
}

/** Minutes by which a zone is ahead of UTC at a time on its clocks; nothing where it goes by a name that tables do not have, which is all they refuse. */
function ahead(zone: string | undefined, shown: number, gazetteer: Gazetteer): number | undefined {
  if (zone === undefined) return undefined
  if (zone === 'UTC') return 0
  try {
    return aheadWhen(zone, shown, gazetteer)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** What the clocks of an airport show at a moment in UTC. */
function onClockOf(airport: Airport | undefined, moment: string, gazetteer: Gazetteer): string | undefined {
  const instant = Date.parse(`${moment}Z`)
  if (airport === undefined || Number.isNaN(instant)) return undefined
  return momentOf(writtenShown(shownAt(airport.zone, instant, gazetteer)))
}

/** The end of an event is told on the clock of its start, or on one of its own: where the other airport has another one, it is not the arrival there. */
function isClockOf(to: Airport, from: Airport | undefined, { ends, endZone }: ClockTimes, gazetteer: Gazetteer): boolean {
  const shown = Date.parse(`${ends}Z`)
  const told = endZone ?? from?.zone
  return told !== undefined && ahead(told, shown, gazetteer) === ahead(to.zone, shown, gazetteer)
}
