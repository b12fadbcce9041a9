/** The hour of a day that stands on the line below it. */

import { neighbour } from './around.ts'
import type { Page } from './page.ts'
import type { Told } from './pairs.ts'

/** A line that only says that a time follows: `Heure de départ`, `Ophaaltijd`, `Godzina odbioru`. */
const TIME_LABEL =
  /^(?:[a-z]{1,14} (?:(?:d[eio]|av|for|van|der) )?)?(?:time|uhrzeit|zeit|heure|hora|horario|ora|orario|ore|tijd|tijdstip|tid|tidpunkt|tidspunkt|klokkeslaet|klokkeslett|klockslag|godzina|godz\.?|czas|cas|hodina|aika|klo|kello|kellonaika|kl\.?|klockan|klokken|saat|saati|ido|ideje|idopont|idopontja|alle|as|at|um|om)(?: (?:[a-z]{2,4} )?[a-z]{3,14})?\s*:?$|^[a-z]{3,16}(?:zeit|zeitpunkt|tijd|tijdstip|tid|tidpunkt|tidspunkt|aika|kellonaika|klokkeslett)\s*:?$/

/** The time on the line below a day: the only one, or where days stand side by side the one of its place in the row. */
export function withTimeBelow(page: Page, told: Told | undefined): Told | undefined {
  if (!told || told.minutes !== undefined) return told
  const { line } = told
  const next = neighbour(page, line.index, 1)
  const below = next && TIME_LABEL.test(next.plain) && next.times.length === 0 ? neighbour(page, next.index, 1) : next
  if (!below || below.dates.length > 0 || below.times.length === 0) return told
  const which = line.dates.findIndex(({ end }) => end >= told.end)
  const inRow = below.times.length === line.dates.length && line.dates.length > 1
  const time = inRow ? below.times[which] : below.times.length === 1 && below.text.trim().length < 40 ? below.times[0] : undefined
  return time ? { ...told, minutes: time.minutes } : told
}
