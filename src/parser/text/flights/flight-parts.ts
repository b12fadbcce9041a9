/**
 * Flights of sentences in which the hours stand in turn: `um 17.20 Uhr mit LH 1127 nach Frankfurt, Ankunft 19.30 Uhr, und von dort um 20.45 Uhr mit LH 116
 * weiter nach München, Landung 21.40 Uhr`. Each two hours of such a line are those of one number, and a flight said to leave from nowhere goes on from
 * where the last one landed.
 */

import { addDays } from '../../../core/dates.ts'
import type { Anchor, At, DateAt, Marks, Place, Time } from '../page/marks.ts'
import type { Page } from '../page/page.ts'
import { type Reading, readOne } from './flight-readings.ts'

interface Part {
  readonly anchor: Anchor
  readonly times: readonly [Time, Time]
  /** From where on, and up to where, its places stand. */
  readonly low: number
  readonly high: number
}

/** The part of each number of a line, where it has two hours for each, and no number stands among those of another. */
function partsOf(anchors: readonly Anchor[], times: readonly Time[]): readonly Part[] {
  if (anchors.length === 0 || times.length !== 2 * anchors.length) return []
  const parts = anchors.flatMap((anchor, at): Part[] => {
    const [leaves, reaches] = [times[2 * at], times[2 * at + 1]]
    const low = times[2 * at - 1]?.position ?? -1
    const high = times[2 * at + 2]?.position ?? Number.POSITIVE_INFINITY
    // `…; then KQ 102 at 23:45`: a number before its hours begins its part.
    const next = anchors[at + 1]?.position ?? Number.POSITIVE_INFINITY
    const isWithin = anchor.position > low && anchor.position < high
    return leaves && reaches && isWithin ? [{ anchor, times: [leaves, reaches], low, high: Math.min(high, next) }] : []
  })
  return parts.length === anchors.length ? parts : []
}

const SAID_OF_ARRIVAL =
  /^[^a-z\d]{0,3}(?:(?:on|am|le|el|il|op|den|em|dnia|ma|the|of|a|um|local time|uhr|hrs?)[^a-z\d]{1,3}){0,3}(?:[a-z]{2,12}[^a-z\d]{0,2})?(?:the )?$/

/** The days of a page, those right behind the second hour being said of arriving there, where the day above is that or the one before. */
function datesFor(marks: Marks, { times: [leaves, reaches] }: Part): readonly DateAt[] {
  const above = marks.dates.findLast(({ line, isArrival }) => line.index < leaves.line.index && !isArrival)
  return marks.dates.map((date) => {
    const isBehind = date.line === reaches.line && date.mark.start >= reaches.mark.end
    const said = isBehind ? date.line.plain.slice(reaches.mark.end, date.mark.start) : ''
    const isNext = above !== undefined && (date.date === above.date || date.date === addDays(above.date, 1))
    return isBehind && isNext && SAID_OF_ARRIVAL.test(said) ? { ...date, isArrival: true } : date
  })
}

/** What each flight number is read as that stands with two hours of its own in its line; undefined for the others. */
export function readInParts(page: Page, marks: Marks): readonly (Reading | undefined)[] {
  const parts = new Map<Anchor, Part>()
  for (const line of new Set(marks.anchors.map((anchor) => anchor.line))) {
    const own = <T extends At>(all: readonly T[]): readonly T[] => all.filter((one) => one.line === line)
    for (const part of partsOf(own(marks.anchors), own(marks.times))) parts.set(part.anchor, part)
  }
  let last: Place | undefined
  return marks.anchors.map((anchor) => {
    const part = parts.get(anchor)
    if (!part) return undefined
    const belongs = (thing: At): boolean =>
      thing.line === anchor.line &&
      ((thing.position > part.low && thing.position < part.high) || part.times.some(({ position }) => position === thing.position))
    const places = marks.places.filter(belongs)
    const own: Marks = { ...marks, dates: datesFor(marks, part) }
    const isOne = new Set(places.map(({ mark }) => mark.airport.iata)).size === 1
    const reading = readOne(page, own, anchor, 'hours in turn', belongs, isOne && last ? last : undefined)
    if (reading.possible) last = reading.to
    return reading
  })
}
