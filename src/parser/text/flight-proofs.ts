/** What the number of a flight must have beside it on a page, since plates, matriculations and codes of goods look the same. */

import type { FoundFlight } from '../found.ts'
import { SIGN_OF_AIR } from './air-words.ts'
import { LONGEST_LABEL } from './around.ts'
import type { Line, Page } from './page.ts'
import { plain } from './plain.ts'
import { remembered } from './remembered.ts'
import { isSaidOfIt } from './ride-proofs.ts'

/** Lines from the number to the codes of its airports. */
const CLOSE = 3

const hasCodes = (lines: readonly Line[]): boolean =>
  new Set(lines.flatMap(({ places }) => places().flatMap(({ kind, code }) => (kind === 'code' ? code : [])))).size > 1

/** Whether it flies from or to where its airline is at home, as nearly all do; of airlines of which only the name is known nobody can tell. */
function isAtHome({ gazetteer }: Page, { carrier, from, to }: FoundFlight): boolean {
  const { country, hubs } = gazetteer.airline(carrier?.value ?? '') ?? {}
  return (
    country === undefined ||
    [from, to].some((end) => {
      const code = end?.value ?? ''
      return hubs?.has(code) === true || gazetteer.airport(code)?.country === country
    })
  )
}

/**
 * Tells which flights of a page are proven: by flying from or to where the airline is at home, by its name, by a heading or a label that speaks of flying, or
 * by the codes of two airports near the number.
 */
export function provenOn(page: Page): (flight: FoundFlight) => boolean {
  const isNamed = (code: string): boolean => {
    const name = plain(page.gazetteer.airline(code)?.name ?? '')
    return name !== '' && page.whole.includes(name)
  }
  const isSaid = remembered(() => isSaidOfIt(page, SIGN_OF_AIR, LONGEST_LABEL))
  const standsWithCodes = ({ carrier, number }: FoundFlight): boolean =>
    page.lines.some(
      ({ index, flights }) =>
        flights.some((mark) => mark.carrier === carrier?.value && mark.number === number?.value) &&
        hasCodes(page.lines.slice(Math.max(0, index - CLOSE), index + CLOSE + 1)),
    )
  return (flight) =>
    flight.isSaid === true || isAtHome(page, flight) || isNamed(flight.carrier?.value ?? '') || isSaid() || standsWithCodes(flight)
}
