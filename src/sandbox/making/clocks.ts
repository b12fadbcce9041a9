import { MINUTE } from '../../core/dates.ts'
import type { Airport, Atlas } from '../data/atlas.types.ts'

/** `+01:00`, how far the clocks at an airport are ahead of UTC at an instant. */
export function offsetText(atlas: Pick<Atlas, 'offset'>, { zone }: Pick<Airport, 'zone'>, instant: number): string {
  const minutes = atlas.offset(zone, instant)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`
}

/** `2027-03-01T12:00:00`, an instant on the clocks of an airport. */
export const localTime = (atlas: Pick<Atlas, 'offset'>, { zone }: Pick<Airport, 'zone'>, instant: number): string =>
  new Date(instant + atlas.offset(zone, instant) * MINUTE).toISOString().slice(0, 19)

/** The minute of the local day at an airport. */
export const localMinute = (atlas: Pick<Atlas, 'offset'>, { zone }: Pick<Airport, 'zone'>, instant: number): number =>
  (((instant / MINUTE + atlas.offset(zone, instant)) % 1440) + 1440) % 1440

/** UTC milliseconds of a local time, `2027-03-01T14:30`; one that the clocks skip is the same number of minutes after the skip. */
export function localInstant(atlas: Pick<Atlas, 'offset'>, { zone }: Pick<Airport, 'zone'>, dateTime: string): number {
  const wall = Date.parse(`${dateTime}Z`)
  const guess = atlas.offset(zone, wall)
  const offset = atlas.offset(zone, wall - guess * MINUTE)
  if (offset === guess || atlas.offset(zone, wall - offset * MINUTE) === offset) return wall - offset * MINUTE
  return wall - Math.min(offset, guess) * MINUTE
}
