/** How the jet stream helps or hinders flights. */

import type { Point } from '../../src/core/globe.ts'

const RADIAN = Math.PI / 180
const POINTS = 12

/** A point of the great circle as [latitude, longitude] in radians, `share` of the way along it. */
function along(from: Point, to: Point, angle: number, share: number): readonly [number, number] {
  const a = Math.sin((1 - share) * angle) / Math.sin(angle)
  const b = Math.sin(share * angle) / Math.sin(angle)
  const [lat1, lon1, lat2, lon2] = [from.latitude * RADIAN, from.longitude * RADIAN, to.latitude * RADIAN, to.longitude * RADIAN]
  const x = a * Math.cos(lat1) * Math.cos(lon1) + b * Math.cos(lat2) * Math.cos(lon2)
  const y = a * Math.cos(lat1) * Math.sin(lon1) + b * Math.cos(lat2) * Math.sin(lon2)
  const z = a * Math.sin(lat1) + b * Math.sin(lat2)
  return [Math.atan2(z, Math.hypot(x, y)), Math.atan2(y, x)]
}

/**
 * How much of the jet stream a flight has behind it, −1 to 1: the eastward share of its course, mean over the great circle,
 * weighted by how near each part is to the stream's usual latitude of 42° (± 15°).
 */
export function tailwind(from: Point, to: Point, distance: number): number {
  const angle = distance / 6371
  if (angle < 1e-6) return 0
  let sum = 0
  let previous = along(from, to, angle, 0)
  for (let point = 1; point <= POINTS; point++) {
    const here = along(from, to, angle, point / POINTS)
    const latitude = (previous[0] + here[0]) / 2
    const turn = here[1] - previous[1]
    const east = (turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn) * Math.cos(latitude)
    const north = here[0] - previous[0]
    sum += (east / (Math.hypot(east, north) || 1)) * Math.exp(-(((Math.abs(latitude / RADIAN) - 42) / 15) ** 2))
    previous = here
  }
  return sum / POINTS
}
