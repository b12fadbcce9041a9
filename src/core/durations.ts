/** Durations as the service writes them, ISO 8601, and as minutes. */

/** ISO 8601 duration of days, hours and minutes, in minutes; below 0 where its parts are; 0 where it cannot be read. */
export function minutesOf(duration: string): number {
  const [, day = 0, hours = 0, minutes = 0] = /^P(?:(-?\d+)D)?(?:T(?:(-?\d+)H)?(?:(-?\d+)M)?)?$/.exec(duration) ?? []
  return Number(day) * 1440 + Number(hours) * 60 + Number(minutes)
}

/** 505 → `PT8H25M`, -24 → `PT-24M` */
export function durationOf(minutes: number): string {
  const [hours, rest] = [Math.trunc(minutes / 60), minutes % 60]
  return `PT${hours ? `${hours}H` : ''}${rest || !hours ? `${rest}M` : ''}`
}

/** How far the clocks of a zone are ahead of UTC at a local moment: `+01:00`. `offset` gives it in minutes at an instant. */
export function clockOf(moment: string, zone: string, offset: (zone: string, instant: number) => number): string {
  const asIfUtc = Date.parse(`${moment.slice(0, 10)}T${moment.slice(11, 16) || '12:00'}Z`)
  const minutes = offset(zone, asIfUtc - offset(zone, asIfUtc) * 60_000)
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}
