/** Hires told in words that nobody wrote down for them, in letters that are worded as hires: their ends are told by how days and hours stand among words. */

import type { Found, FoundCar } from '../../found.ts'
import { hardlySettles, settlesOne } from '../belief.ts'
import type { Told } from '../days/pairs.ts'
import { isLetter, type Line, type Page } from '../page/page.ts'
import { DAYS_AMONG_WORDS } from '../roles/among-words.ts'
import type { DayMention, HourMention } from '../roles/days-and-hours.ts'
import { daySpan, hourSpan, SURE } from '../roles/spans.ts'
import { FIRMS } from '../words/hire-firms.ts'
import { vocabulary } from '../words/vocabulary.ts'
import { KIND } from './car-firm-words.ts'
import { labelledNumber, saidNumber } from './hire-said-numbers.ts'
import { saidPlaces } from './hire-said-places.ts'
import { hasDriven } from './hire-saying-words.ts'
import { lastPart, type Role, type SaidHire, type Saying, stopsOf } from './hire-sayings.ts'
import { isHireOfOthers, mayTellHire } from './hire-signs.ts'
import { BOATS } from './no-hire-words.ts'
import { saidCar } from './said-cars.ts'
import { withSensiblePlaces } from './sensible-places.ts'
import { isSurelyOfHire } from './surely-hires.ts'

/** From where on a letter is worded as a booking, and as one of a hire: of others that hold no trip one in seventy is, most of which are refused. */
const [OF_BOOKING, MAY_BE_HIRE] = [1.5, -1.25]
/** The same where a word says that it is of a hire. */
const SAID = { booking: 0.5, hire: -2.5 }
/** From where on flights may be told beside it, and no word need say what is hired. */
const SURELY_OF_HIRE = 1
/** What is ridden, and no word tells as driven. */
const RIDDEN = vocabulary(`
  *bike, *bikes, tandem, tandems, *cycle, *cycles, *fahrrad*, *rad, *rader, pedelec*, velo, velos, bicyclette*, vtt, bici, bicis, bicicleta*, biciclett*, fiets, fietsen, *cykel*, *cyklar*, *sykkel*, *sykler*
  rower*, rowery, kolo, kola, polkupyor*, moped*, mobylette*, vespa*, scooters, motos, ciclomotor*, roller
`)

/** An end of a hire as it is told: where in its sentence the hour stands, or the day where no hour is told. */
interface Moment {
  readonly line: Line
  readonly told: Told
  readonly start: number
  readonly end: number
}

/** The moment of a day, with its hour if that is told. Where both stand in one sentence they are one; else what is said of the hour tells where. */
function momentOf(day: { readonly date: string; readonly guessed: boolean }, mention: DayMention, hour: HourMention | undefined): Moment {
  const { line } = hour ?? mention
  const isOne =
    hour !== undefined &&
    mention.line === line &&
    !stopsOf(line).some((stop) => stop > Math.min(mention.end, hour.end) && stop <= Math.max(mention.start, hour.start))
  const start = isOne ? Math.min(mention.start, hour.start) : (hour ?? mention).start
  const end = isOne ? Math.max(mention.end, hour.end) : (hour ?? mention).end
  return { line, start, end, told: { ...day, line, end, ...(hour && { minutes: hour.minutes }) } }
}

/** What is said of a moment: its sentence, or where that tells both, its part of it. */
function sayingOf(role: Role, moment: Moment, before: Moment | undefined, behind: Moment | undefined): Saying {
  const { line, told } = moment
  const stops = stopsOf(line)
  const begin = stops.findLast((stop) => stop <= moment.start) ?? 0
  const from = before?.line === line && before.end > begin && before.end <= moment.start ? lastPart(line, before.end, moment.start) : begin
  const stop = stops.find((one) => one >= moment.end) ?? line.text.length
  const to = behind?.line === line && behind.start < stop && behind.start >= moment.end ? lastPart(line, moment.end, behind.start) : stop
  return { role, line, start: from, end: from, begin, from, to, minutes: told.minutes ?? 0, own: told, isOfCar: true }
}

/** Whether a letter is of a hire and settles it. Workshops, movers and who lends a car while another is mended tell the same of theirs: of these it is not believed. */
export function isWordedAsHire(page: Page): boolean {
  const { booking, hire, stay } = page.gazetteer.wording(page)
  if (stay > hire || !isLetter(page)) return false
  if (BOATS.in(page).size > 0) return false
  if (settlesOne(page)) return true
  if (booking < SAID.booking || hire < SAID.hire || isHireOfOthers(page) || hardlySettles(page)) return false
  // Houses are let and their keys are fetched, too.
  if (hire < SURELY_OF_HIRE && !hasDriven(page.whole) && RIDDEN.in(page).size === 0) return false
  if (hire < SURELY_OF_HIRE && page.lines.some(({ flights }) => flights.length > 0)) return false
  if (isSurelyOfHire(page) || mayTellHire(page)) return true
  return booking >= OF_BOOKING && hire >= MAY_BE_HIRE
}

/** Whether a line that names who hires out tells one day with its hour, and that is none from the first to the last: then these are of something else that is booked. */
const isOfOtherDays = ({ lines, calendar }: Page, begin: string, end: string): boolean =>
  lines.some(({ plain, dates, times }) => {
    const days = new Set(dates.flatMap((mark) => calendar.dayOf(mark)?.date ?? []))
    const [only] = days
    return (
      only !== undefined &&
      days.size === 1 &&
      times.length > 0 &&
      (only < begin || only > end) &&
      (KIND.test(plain) || FIRMS.in(plain).size > 0)
    )
  })

/** The hire of such a letter. */
function wordedHire(page: Page): SaidHire | undefined {
  // Asked first: of a few words no tables need be opened.
  if (!isLetter(page)) return undefined
  const span = daySpan(page)
  if (!span || span.sure < SURE || !isWordedAsHire(page) || isOfOtherDays(page, span.begin, span.end)) return undefined
  const hours = hourSpan(page, span)
  const { first, last = first, begin, end } = span
  const [one, other] = [
    momentOf({ date: begin, guessed: first.guessed }, first, hours.first),
    momentOf({ date: end, guessed: last.guessed }, last, hours.last),
  ]
  const isBefore = one.line.index < other.line.index || (one.line === other.line && one.start < other.start)
  const [fetched, brought] = isBefore
    ? [sayingOf('fetched', one, undefined, other), sayingOf('brought', other, one, undefined)]
    : [sayingOf('fetched', one, other, undefined), sayingOf('brought', other, undefined, one)]
  const hit = ({ line, from, to }: Saying) => ({ line, start: from, end: to, label: '' })
  const lines = [one.line, other.line]
  return {
    first: { ...one.told, hit: hit(fetched) },
    second: { ...other.told, hit: hit(brought) },
    ...saidPlaces(page, fetched, brought),
    number: saidNumber(lines) ?? labelledNumber(page.lines.slice(1)),
    lines,
  }
}

const asWorded = (end: Found): Found => ({ ...end, rule: DAYS_AMONG_WORDS, sure: 0.7, isTold: false })

/** The same as what is booked. */
export function wordedCars(page: Page): readonly FoundCar[] {
  const hire = wordedHire(page)
  if (!hire) return []
  const car = saidCar(page, hire)
  const { pickUp, dropOff } = car
  return [withSensiblePlaces(page, { ...car, ...(pickUp && { pickUp: asWorded(pickUp) }), ...(dropOff && { dropOff: asWorded(dropOff) }) })]
}
