/** Hours with a single figure, which alone could be lengths of time: `8h20`. */

import type { Gazetteer } from '../../found.ts'

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
  const isOf = (words: RegExp, at: number): boolean => words.test(texts[at] ?? '')
  // `3h25` above `Marrakech (RAK)` and `18h45` is how long one flies there, where hours stand below their places.
  const areBelow = [2, 3, 4, 5, 6].some((by) => isOf(ANY_HOUR, index - by) && isOf(PLACE, index - by - 1))
  const hasNone = (by: number): boolean => !isOf(ANY_HOUR, index + 2 * by) || (by > 0 && !areBelow && isOf(PLACE, index + 3))
  const around = HOUR.test(text)
    ? [1, -1].map((by) => (hasNone(by) ? PLACE.exec(texts[index + by] ?? '') : null))
    : [HOUR_AND_PLACE.exec(text)]
  return around.some((found) => isAirport(found?.groups?.code))
}
