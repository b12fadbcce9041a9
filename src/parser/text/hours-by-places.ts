/** Hours with a single figure, which alone could be lengths of time: `8h20`. */

import type { Gazetteer } from '../found.ts'

const HOUR = /^\s*\dh\d\d\s*$/
/** `GRU`, `São Paulo (GRU)` */
const PLACE = /^\s*(?:\p{Lu}[\p{L} .'’-]{1,30} )?\(?(?<code>[A-Z]{3})\)?\s*$/u

/** `8h20 GRU   Direto   11h30 REC` */
const HOUR_AND_PLACE = /^\s*\dh\d\d (?<code>[A-Z]{3})(?=\s*$|\s{3})/

/** Whether a line begins with the hour at an airport, which stands behind it, or alone below or above it. */
export function isHourByPlace(texts: readonly string[], index: number, gazetteer: Gazetteer): boolean {
  const text = texts[index] ?? ''
  const isAirport = (code: string | undefined): boolean => code !== undefined && gazetteer.airport(code) !== undefined
  const around = HOUR.test(text) ? [index + 1, index - 1].map((at) => PLACE.exec(texts[at] ?? '')) : [HOUR_AND_PLACE.exec(text)]
  return around.some((found) => isAirport(found?.groups?.code))
}
