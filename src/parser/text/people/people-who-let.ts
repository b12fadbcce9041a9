/** Whether it is said beside a name that this is who lets a house, brings a car or may be asked, and not who comes. */

import type { Line, Page } from '../page/page.ts'
import { remembered } from '../words/remembered.ts'

const LETS = remembered(
  () =>
    /(?<![a-z])(?:hosts?|hosted|contacts?|driver|guide|owners?|agent|advis[eo]r|landlord|landlady|gastgeber(?:in)?|ansprechpartner(?:in)?|kontakt|fahrer(?:in)?|vermieter(?:in)?|berater(?:in)?|hotes?|hotesse|proprietaires?|chauffeur|conseill(?:er|ere)|interlocut(?:eur|rice)|anfitrion(?:a|es)?|propietari[oa]s?|contacto|conductor|guia|ospitante|proprietari[oa]?|referente|autista|guida|anfitria[o]?|motorista|contato|verhuurders?|gastheer|gastvrouw|contactpersoon|vard(?:en)?|vart(?:en)?|utleiere?|udlejere?|kontaktperson|gospodarz|wlasciciel(?:ka)?|kierowca|isanta|emanta|yhteyshenkilo|hostitel(?:ka)?|ridic)(?![a-z])/,
)

const isOf = ({ lines }: Page, at: number): boolean => {
  const line = lines[at]
  return line !== undefined && at > 0 && LETS().test(line.plain)
}
/** In the line above it, or that below. */
export const isOfWhoLets = (page: Page, { index }: Line): boolean => isOf(page, index - 1) || isOf(page, index + 1)
/** In the line below it. */
export const isBelowOfWhoLets = (page: Page, index: number): boolean => isOf(page, index + 1)
