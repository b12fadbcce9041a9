/** Which part of the page a flight number owns: ways in which documents arrange what belongs together. */

import { neighbour } from '../page/around.ts'
import type { Anchor, At, Marks, Place } from '../page/marks.ts'
import { WIDE } from '../page/marks.ts'
import type { Page } from '../page/page.ts'
import { sameCity } from '../places/place-marks.ts'

export type Window = (marks: Marks, at: number, page: Page) => (thing: At) => boolean

/** Anchors far apart do not own all that is between them. */
const REACH = 16

const sameLine: Window = (marks, at) => {
  const line = marks.anchors[at]?.line.index
  return (thing) => thing.line.index === line
}

function between(low: number, high: number): (thing: At) => boolean {
  return ({ position }) => position > low && position < high
}

/** The anchor before or after that is another flight. */
function other(marks: Marks, at: number, step: 1 | -1): Anchor | undefined {
  const own = marks.anchors[at]?.mark
  for (let index = at + step; ; index += step) {
    const anchor = marks.anchors[index]
    if (!anchor || anchor.mark.number !== own?.number || anchor.mark.carrier !== own.carrier) return anchor
  }
}

const after: Window = (marks, at) => {
  const own = marks.anchors[at]?.position ?? 0
  return between(own, Math.min(other(marks, at, 1)?.position ?? Number.POSITIVE_INFINITY, own + REACH * WIDE))
}
const before: Window = (marks, at) => {
  const own = marks.anchors[at]?.position ?? 0
  return between(Math.max(other(marks, at, -1)?.position ?? -1, own - REACH * WIDE), own)
}
const withLine =
  (step: 1 | -1): Window =>
  (marks, at, page) => {
    const own = marks.anchors[at]?.line.index ?? 0
    const next = neighbour(page, own, step)?.index ?? own
    return (thing) => thing.line.index === own || thing.line.index === next
  }
const block: Window = (marks, at, page) => {
  const own = marks.anchors[at]?.line.index ?? 0
  const empty = (index: number): boolean => (page.lines[index]?.plain.trim() ?? '') === ''
  let first = own
  let last = own
  while (first > 0 && own - first < REACH && !empty(first - 1)) first--
  while (last < page.lines.length - 1 && last - own < REACH && !empty(last + 1)) last++
  return ({ line }) => line.index >= first && line.index <= last
}
/** The code of a place may stand alone on the line above its name (`-1`) or below it (`1`). */
function wholePlace({ places }: Marks, at: number, step: 1 | -1): Place | undefined {
  const [place, next] = [places[at], places[at + step]]
  const isCode = place && next && next.mark.kind === 'code' && next.line.text.trim() === next.mark.code
  const isNear = isCode && Math.abs(next.line.index - place.line.index) < 3
  return isNear && sameCity(place.mark.airport, next.mark.airport) ? next : place
}

/** From the time before the anchor to the time after it, with the places on their lines. */
const around: Window = (marks, at) => {
  const own = marks.anchors[at]?.position ?? 0
  const least = Math.max(marks.anchors[at - 1]?.position ?? -1, own - REACH * WIDE)
  const most = Math.min(marks.anchors[at + 1]?.position ?? Number.POSITIVE_INFINITY, own + REACH * WIDE)
  const departs = marks.times.findLast(({ position }) => position < own && position > least)
  const arrives = marks.times.find(({ position }) => position > own && position < most)
  const placesBefore = wholePlace(
    marks,
    marks.places.findLastIndex(({ position }) => position < own && position > least),
    -1,
  )
  const placesAfter = wholePlace(
    marks,
    marks.places.findIndex(({ position }) => position > own && position < most),
    1,
  )
  const first = Math.min(departs?.line.index ?? Number.POSITIVE_INFINITY, placesBefore?.line.index ?? Number.POSITIVE_INFINITY)
  const last = Math.max(arrives?.line.index ?? -1, placesAfter?.line.index ?? -1)
  return ({ line }) => line.index >= first && line.index <= last
}
/** From the heading line of an anchor, with what stands between the lines of its neighbours. */
const section: Window = (marks, at) => {
  const own = marks.anchors[at]?.line.index ?? 0
  const low = Math.max(other(marks, at, -1)?.line.index ?? -1, own - REACH)
  const high = Math.min(other(marks, at, 1)?.line.index ?? Number.POSITIVE_INFINITY, own + REACH)
  return ({ line }) => line.index > low && line.index < high
}

/** The whole line of an anchor, with the lines up to that of the next, or from that of the last. */
const fromLine: Window = (marks, at) => {
  const own = marks.anchors[at]?.line.index ?? 0
  const high = Math.min(other(marks, at, 1)?.line.index ?? Number.POSITIVE_INFINITY, own + REACH)
  return ({ line }) => line.index >= own && line.index < high
}
/** The same, each with the line before it, its heading. */
const fromHeading: Window = (marks, at, page) => {
  const headingOf = (line: number): number => neighbour(page, line, -1)?.index ?? line
  const own = marks.anchors[at]?.line.index ?? 0
  const next = other(marks, at, 1)?.line.index
  const high = Math.min(next === undefined ? Number.POSITIVE_INFINITY : headingOf(next), own + REACH)
  return ({ line }) => line.index >= headingOf(own) && line.index < high
}
const upToLine: Window = (marks, at) => {
  const own = marks.anchors[at]?.line.index ?? 0
  const low = Math.max(other(marks, at, -1)?.line.index ?? -1, own - REACH)
  return ({ line }) => line.index > low && line.index <= own
}

export const WINDOWS: Readonly<Record<string, Window>> = {
  'the line': sameLine,
  'the line and the next': withLine(1),
  'the line and the one before': withLine(-1),
  'the block': block,
  'what is around': around,
  'what follows': after,
  'what comes before': before,
  'the section': section,
  'the line and what follows': fromLine,
  'the line and what comes before': upToLine,
  'its heading and what follows': fromHeading,
}
