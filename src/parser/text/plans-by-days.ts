/** Itineraries that tell in sentences what is done on each day, below a heading with the day: what one rides there is booked, however it is worded. */

import type { FoundFlight, FoundTrain } from '../found.ts'
import type { DateMark } from './dates.ts'
import type { Line, Page } from './page.ts'
import { endsSentence } from './sentences.ts'

/** Lines from the heading of a day to what is done on it. */
const MOST_LINES = 8
/** Letters beside the day that heads them: `Mardi 11 novembre – Fès / Rabat`. */
const LONGEST_HEADING = 60
/** And before it, where a line begins with its day: `neděle 6. 9. 2026, vlak …`. */
const BEFORE_DAY = 14

/** `Cómo llegar`, `for example`: how one might come. */
const ADVICE =
  /(?<![a-z])(?:how to|getting (?:here|there)|for example|e\.g|such as|anfahrt|anreisetipp|wegbeschreibung|so erreichen|zum beispiel|z\. ?b|comment (?:venir|arriver)|acces|par exemple|como (?:llegar|chegar)|por (?:ejemplo|exemplo)|come (?:arrivare|raggiung[a-z]+)|ad esempio|per esempio|routebeschrijving|hoe komt|bijvoorbeeld|bijv|hitta hit|vagbeskrivning|till exempel|t ?\.? ?ex|slik kommer|sadan kommer|for eksempel|f\. ?eks|jak (?:dojechat|dojechac|se dostat)|dojazd|na przyklad|np|napriklad|esimerkiksi|saapumisohje[a-z]*)(?![a-z])/
const isAdvised = ({ plain }: Line): boolean => ADVICE.test(plain)

const lettersBeside = ({ plain }: Line, { start, end }: DateMark): number =>
  `${plain.slice(0, start)}${plain.slice(end)}`.replace(/[^a-z]/g, '').length

/** Whether a line is but the heading of a day. */
function isHeadingOfDay(line: Line): boolean {
  const [day, more] = line.dates
  return (
    day !== undefined &&
    more === undefined &&
    line.times.length === 0 &&
    lettersBeside(line, day) <= LONGEST_HEADING &&
    !endsSentence(line.plain)
  )
}

/** Whether a line begins with its day. */
const isHeadedByDay = ({ plain, dates: [day] }: Line): boolean =>
  day !== undefined && day.start <= BEFORE_DAY && /^[^\d]*$/.test(plain.slice(0, day.start))

/** Whether a line that tells when a ride leaves stands below its day, or begins with it, and all of the ride is told. */
export function isOnItsDay(page: Page, line: Line, ride: FoundFlight | FoundTrain): boolean {
  const { number, from, to, departs, arrives } = ride
  if (!(number || departs?.isTold) || !from || !to || !arrives?.value.includes('T')) return false
  const isOwn = ({ dates: [day] }: Line): boolean => day !== undefined && page.calendar.dayOf(day)?.date === departs?.value.slice(0, 10)
  if (isAdvised(line)) return false
  if (isHeadedByDay(line)) return isOwn(line)
  const above = page.lines.slice(Math.max(1, line.index - MOST_LINES), line.index)
  const heading = above.findLast(({ dates }) => dates.length > 0)
  return heading !== undefined && isHeadingOfDay(heading) && isOwn(heading) && !isAdvised(heading)
}
