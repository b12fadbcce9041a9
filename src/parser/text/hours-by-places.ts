/** Hours with a single figure, which alone could be lengths of time: `8h20`. */

import type { Gazetteer } from '../found.ts'

const HOUR = /^\s*\dh\d\d\s*$/
const ANY_HOUR = /^\s*\d{1,2}[h:.]\d\d\s*$/
/** `GRU`, `São Paulo (GRU)` */
const PLACE = /^\s*(?:\p{Lu}[\p{L} .'’-]{1,30} )?\(?(?<code>[A-Z]{3})\)?\s*$/u

/** `8h20 GRU   Direto   11h30 REC` */
const HOUR_AND_PLACE = /^\s*\dh\d\d (?<code>[A-Z]{3})(?=\s*$|\s{3})/

/** Whether a line begins with the hour at an airport, which stands behind it, or alone below or above it. */
export function isHourByPlace(texts: readonly string[], index: number, gazetteer: Gazetteer): boolean {
  const text = texts[index] ?? ''
  const isAirport = (code: string | undefined): boolean => code !== undefined && gazetteer.airport(code) !== undefined
  // `3h25` above `Marrakech (RAK)` and `18h45` is how long one flies there.
  const hasNone = (by: number): boolean => !ANY_HOUR.test(texts[index + 2 * by] ?? '')
  const around = HOUR.test(text)
    ? [1, -1].map((by) => (hasNone(by) ? PLACE.exec(texts[index + by] ?? '') : null))
    : [HOUR_AND_PLACE.exec(text)]
  return around.some((found) => isAirport(found?.groups?.code))
}
