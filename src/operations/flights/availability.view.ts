import { dayPart, dayShift, inWords, sayDate, timePart, toMinute } from '../../core/say.ts'
import { type Sheet, table, type Ui } from '../../core/view.ts'
import type { Availabilities, Availability } from './availability.ts'
import { ends, flightName } from './flown.ts'
import { namesIn } from './offers.title.ts'

type Segment = Availability['segments'][number]

interface Line {
  readonly number: number
  readonly step: number
  readonly segment: Segment
  readonly from: string
}

/** The display that every travel agent knows: a line for each flight with its booking classes and the seats in each. */
export function availabilityView({ data, dictionaries }: Availabilities, ui: Ui): Sheet {
  const lines = data.flatMap(({ segments }, at) =>
    segments.map((segment, step): Line => ({ number: at + 1, step, segment, from: segments[0]?.departure.at ?? '' })),
  )
  return {
    ...(data.length > 0 && { title: titleOf(data, ui) }),
    table: table(
      lines,
      {
        '#': { value: ({ number }) => number, once: true, shown: ui.dim },
        Flight: ({ segment }) => flightName(segment),
        From: ({ segment }) => segment.departure.iataCode,
        Depart: { value: ({ segment }) => toMinute(segment.departure.at), shown: time(({ segment }) => segment.departure.at, ui) },
        To: ({ segment }) => segment.arrival.iataCode,
        Arrive: { value: ({ segment }) => toMinute(segment.arrival.at), shown: time(({ segment }) => segment.arrival.at, ui) },
        Type: { value: ({ segment }) => segment.aircraft.code },
        Classes: { value: ({ segment }) => classesOf(segment).join(' '), shown: (_, { segment }) => cabinsOf(segment, ui) },
      },
      ({ step }) => step > 0,
    ),
    notes: [
      'Class and seats left, at most 9 are counted; dearest class first, best cabin first. 0 is closed.',
      ...namesIn(
        data.slice(0, 20).flatMap(({ segments }) => segments),
        dictionaries?.carriers,
        ui,
      ),
    ],
    rowsAre: { one: 'way to fly', many: 'ways to fly', order: 'by departure' },
    ...(data[0] && { next: nextOf(data[0]) }),
  }
}

/** The time of day, with the days after the first departure. */
const time =
  (at: (line: Line) => string, ui: Ui) =>
  (_: string, line: Line): string =>
    `${timePart(at(line))}${ui.yellow(dayShift(line.from, at(line)))}`

/** `MAD → JFK Mon 1 Mar 2027` for each part of the trip. */
function titleOf(data: readonly Availability[], ui: Ui): string {
  const parts = [...new Set(data.map(({ originDestinationId }) => originDestinationId))]
  return parts
    .map((part) => {
      const all = data.filter(({ originDestinationId }) => originDestinationId === part).map(ends)
      const few = (codes: readonly string[]) => [...new Set(codes)].join(', ')
      const route = `${few(all.map(({ departure }) => departure.iataCode))} → ${few(all.map(({ arrival }) => arrival.iataCode))}`
      return `${ui.bold(route)} ${sayDate(dayPart(all[0]?.departure.at ?? ''))}`
    })
    .join(' · ')
}

const classesOf = ({ availabilityClasses }: Segment): string[] =>
  availabilityClasses.map(({ class: letter, numberOfBookableSeats }) => `${letter}${numberOfBookableSeats}`)

/** The highest class of each cabin, where a new group begins. */
const tops = new Set(['F', 'J', 'W', 'Y'])

/** `J9 C9 D9 I9 Z9` and so on, the classes of a cabin kept on one line where it fits. */
function cabinsOf({ availabilityClasses, closedStatus }: Segment, ui: Ui): string {
  const status = closedStatus && inWords(closedStatus)
  if (closedStatus === 'DEPARTED' || closedStatus === 'CANCELLED' || availabilityClasses.length === 0) return status ? ui.red(status) : ''
  const groups: string[][] = []
  for (const { class: letter, numberOfBookableSeats: seats } of availabilityClasses) {
    if (tops.has(letter) || groups.length === 0) groups.push([])
    const text = `${letter}${seats}`
    groups.at(-1)?.push(seats === 0 ? ui.dim(text) : seats < 9 ? ui.yellow(text) : ui.green(text))
  }
  return groups.map((group) => group.join('\u00a0')).join('\u00a0 ')
}

const nextOf = (way: Availability): string => {
  const { departure, arrival } = ends(way)
  return `wayfare flights search ${departure.iataCode} ${arrival.iataCode} ${dayPart(departure.at)}`
}
