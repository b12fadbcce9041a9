import { isDate } from '../../../core/dates.ts'
import { minutesOf } from '../../../core/durations.ts'
import { faults } from '../../../core/faults.ts'
import { kilometres } from '../../../core/globe.ts'
import { horizonOf } from '../../../core/horizon.ts'
import type { Problem } from '../../../core/message.ts'
import { capitalised } from '../../../core/say.ts'
import type { Airport } from '../../data/atlas.types.ts'
import type { Destinations } from '../../data/destinations.ts'
import { problem } from '../../problems.ts'
import type { World } from '../../world.ts'
import { localInstant } from '../clocks.ts'
import type { Input } from './asking.ts'
import { transferFaults } from './faults.ts'
import { type Said, type Spot, spotOf } from './spots.ts'

/** Where and when: the two ends of a ride with its stops, and the instant it begins. */

export interface Ends {
  readonly start: Spot
  /** Left out for a car by the hour that comes back. */
  readonly end?: Spot
  readonly stops: readonly { readonly spot: Spot; readonly minutes: number; readonly said: NonNullable<Input['stopOvers']>[number] }[]
}

const members = [
  'locationCode',
  'addressLine',
  'zipCode',
  'countryCode',
  'cityName',
  'stateCode',
  'geoCode',
  'name',
  'googlePlaceId',
  'uicCode',
] as const

/** Kilometres that nobody is driven. */
const walkable = 0.2

/** What was said of an end of the ride. */
const saidOf = (input: Input, end: 'start' | 'end'): Said =>
  Object.fromEntries(members.map((name) => [name, input[`${end}${capitalised(name)}` as keyof Input]]))

/** The places of a ride; undefined, with what is wrong among the problems, where one is not known. `hourly` rides may come back. */
export function endsOf({ atlas }: World, places: Destinations, input: Input, hourly: boolean, problems: Problem[]): Ends | undefined {
  const finding = (end: 'start' | 'end', other?: Spot) => ({
    atlas,
    places,
    at: (member: keyof Said) => `/${end}${capitalised(member)}`,
    missing:
      end === 'start'
        ? { all: transferFaults.start, address: transferFaults.startAddress }
        : { all: transferFaults.end, address: transferFaults.endAddress },
    other,
  })
  const [saidStart, saidEnd] = [saidOf(input, 'start'), saidOf(input, 'end')]
  const open = hourly && Object.values(saidEnd).every((value) => value === undefined)
  // A town is looked for around the other end, so the end that is a code or a point comes first.
  const startFirst = saidStart.locationCode !== undefined || saidStart.geoCode !== undefined
  const first = startFirst ? spotOf(saidStart, finding('start')) : open ? undefined : spotOf(saidEnd, finding('end'))
  const other = first && !Array.isArray(first) ? first : undefined
  const second = startFirst ? (open ? undefined : spotOf(saidEnd, finding('end', other))) : spotOf(saidStart, finding('start', other))
  const [start, end] = startFirst ? [first, second] : [second, first]
  for (const each of [start, end]) if (Array.isArray(each)) problems.push(...each)
  const stops = (input.stopOvers ?? []).flatMap((said, at) => {
    const spot = spotOf(said, { ...finding('start', other), at: (member) => `/stopOvers/${at}/${member}` })
    if (!Array.isArray(spot)) return [{ spot, minutes: minutesOf(said.duration ?? ''), said }]
    problems.push(...spot)
    return []
  })
  if (!start || Array.isArray(start) || Array.isArray(end)) return undefined
  if (end && stops.length === 0 && !hourly && kilometres(start, end) < walkable) {
    problems.push(
      problem(faults.combination, 'The ride ends where it starts', saidEnd.locationCode === undefined ? '/endGeoCode' : '/endLocationCode'),
    )
    return undefined
  }
  return { start, ...(end && { end }), stops: stops.sort((a, b) => (a.said.sequenceNumber ?? 0) - (b.said.sequenceNumber ?? 0)) }
}

/** A local time of a place as an instant; tells one that is none, is over, or is too far ahead. */
export function instantOf(
  { atlas, now }: World,
  text: string | undefined,
  airport: Airport | undefined,
  problems: Problem[],
): number | undefined {
  const at = '/startDateTime'
  if (text === undefined) {
    problems.push(
      problem(transferFaults.noMoment, 'startDateTime is missing: give the local time of the pick-up, such as 2027-03-01T14:30:00', at),
    )
    return undefined
  }
  const [, date = '', time = ''] = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d)?$/.exec(text) ?? []
  if (!isDate(date)) {
    problems.push(
      problem(transferFaults.moment, `startDateTime takes a local time without an offset, such as 2027-03-01T14:30:00; got "${text}"`, at),
    )
    return undefined
  }
  if (!airport) return undefined
  const instant = localInstant(atlas, airport, `${date}T${time}`)
  const { last } = horizonOf(now())
  if (instant < now()) problems.push(problem(transferFaults.moment, `startDateTime is in the past; got "${text}"`, at))
  if (date > last)
    problems.push(problem(transferFaults.moment, `startDateTime is too far ahead: rides can be booked until ${last}; got "${text}"`, at))
  return instant
}
