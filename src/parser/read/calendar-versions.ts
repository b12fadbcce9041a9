import type { CalendarEvent, JsonObject } from '../document.ts'

/** One of the times that calendars tell of an event: as it was first, as it was changed, and that it will not be. */
export interface Version {
  readonly event: CalendarEvent
  /** Reservations that programs put into it. */
  readonly things: readonly JsonObject[]
  /** By what it is known in all calendars; empty where it has no such name. */
  readonly uid: string
  /** When that one of several under one name was to begin, which this is of. */
  readonly occurrence?: string
  /** How often it had been changed before, where that is told. */
  readonly sequence?: number
  /** When this was written, in UTC; empty where it is not told. */
  readonly stamp: string
}

/**
 * What holds of all that calendars tell, in the order they do (RFC 5546, section 2.1.5): what was changed is left out, and what was taken back later is
 * cancelled, with all it says of itself; who takes it back may say no more than its name.
 */
export function lastVersions(all: readonly Version[]): Version[] {
  const numbered = all.map((version, at) => ({ ...version, at }))
  const [up, down] = [numbered.filter(({ event }) => !event.cancelled), numbered.filter(({ event }) => event.cancelled)]
  return numbered.flatMap((one): Version[] => {
    if (up.some((other) => isOf(other, one) && (one.event.cancelled ? isLater(other, one) : isChanged(other, one)))) return []
    const isTakenBack = down.some((other) => isOf(other, one) && isLater(other, one))
    return [isTakenBack ? { ...one, event: { ...one.event, cancelled: true } } : one]
  })
}

type Numbered = Version & { readonly at: number }

/** Whether one tells of the same event as the other. Who takes back all under one name takes back each. */
function isOf(one: Version, other: Version): boolean {
  if (one.uid === '' || other.uid === '') return one.event.starts === other.event.starts && isTitled(one.event.summary, other.event.summary)
  if (one.uid !== other.uid) return false
  if (one.occurrence === undefined) return one.event.cancelled === true || other.occurrence === undefined
  return one.occurrence === (other.occurrence ?? other.event.starts)
}

/** `Canceled: Flight to Lisbon` is what programs call the event that had the title `Flight to Lisbon`, in any language. */
const isTitled = (title: string, before: string): boolean => before !== '' && (title === before || title.endsWith(`: ${before}`))

/** Changed more often; where that is not told of both, or is the same, written later; and else what stands later. */
function isLater(one: Numbered, other: Numbered): boolean {
  if (one.sequence !== undefined && other.sequence !== undefined && one.sequence !== other.sequence) return one.sequence > other.sequence
  if (one.stamp !== '' && other.stamp !== '' && one.stamp !== other.stamp) return one.stamp > other.stamp
  return one.at > other.at
}

/** Only a number says so: some give all their events one name. */
const isChanged = (one: Version, other: Version): boolean =>
  one.sequence !== undefined && other.sequence !== undefined && one.sequence > other.sequence
