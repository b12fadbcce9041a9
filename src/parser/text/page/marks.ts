/** Everything on a page that a journey is made of, in the order of the document, without what belongs to something else. */

import { daysBetween } from '../../../core/dates.ts'
import { isDayOfArrival } from '../days/arrival-days.ts'
import type { DateMark } from '../days/dates.ts'
import { DAY } from '../days/months.ts'
import { isOpeningHours } from '../days/opening-hours.ts'
import type { TimeMark } from '../days/times.ts'
import { isNotFlying, isUnderCheckIn, PRINTED } from '../flights/checking-in.ts'
import { isFare } from '../flights/fares.ts'
import { type FlightMark, isAfterFlightLabel, isAfterShare } from '../flights/flight-numbers.ts'
import { placesOn } from '../people/places-beside-people.ts'
import { findStrangers } from '../places/place-codes.ts'
import { type PlaceMark, sameCity } from '../places/place-marks.ts'
import { withWeekdays } from '../trains/ride-weekdays.ts'
import { isCalledOff } from '../words/called-off.ts'
import { pieces } from '../words/vocabulary.ts'
import {
  cellAt,
  cellIndex,
  headingOf,
  headingOver,
  isAsWide,
  LONGEST_LABEL,
  labelOf,
  saidAt,
  saidBefore,
  sameColumnOrAlone,
  seemsHeading,
} from './around.ts'
import { isOutdated } from './outdated.ts'
import type { Line, Page } from './page.ts'
import { isSentence } from './sentences.ts'
import { BACK, OUT } from './unfold.ts'

export interface At {
  readonly line: Line
  /** Where it stands in the document, for order. */
  readonly position: number
}
export type Anchor = At & { readonly mark: FlightMark }
export type Time = At & { readonly mark: TimeMark }
export type Place = At & { readonly mark: PlaceMark }
export type DateAt = At & {
  readonly mark: DateMark
  readonly date: string
  readonly guessed: boolean
  /** It is said to be of an arrival. */
  readonly isArrival: boolean
}

export interface Marks {
  readonly anchors: readonly Anchor[]
  readonly times: readonly Time[]
  readonly places: readonly Place[]
  readonly dates: readonly DateAt[]
}

/** What a line counts for in a position, so that one in a line before is always the lesser: more than the letters of any line. */
export const WIDE = 10_000
/** Nobody flies more at once; every way to read is tried on each. */
const MOST_ANCHORS = 80
/** Days, times and places of a document: what it has more of is no confirmation. */
const MOST = 600
const positionOf = (line: Line, mark: { readonly start: number }): number => line.index * WIDE + mark.start

/** `Einstieg` is where and when a coach leaves, against its `Ausstieg`; beside an `Abfahrt` it comes before that. */
const isBoarding = ({ lines }: Page): boolean =>
  lines.some(({ plain }) => /abfahrt|abflug/.test(plain)) && !lines.some(({ plain }) => plain.includes('ausstieg'))

/** Days that are not days of the journey: of issue, payment, birth, validity, change, and of other business. */
const isNotTravel = pieces(`
  issue, confirmed on, made on, placed on, booked, booking date, date of booking, gebucht, buchungsdatum, ausgestellt, ausstell, emis|, emission, emision
  emitido, emesso, emissao, fecha de reserva, fecha de la reserva, fecha de compra, zahlung, abgebucht, debited, charged, prelevement, betaald
  pagato, oplacono, paid, payment, bezahlt, betalt, pagado, pagamento, |born, birth, |dob|, d.o.b, nacimiento, nacid, nacim, fecha nac, nascita, nascid, nascim, data nasc, |nato|, |nata|
  |ne le, |nee le, naiss, geboren, geburt, |geb., geboort, |fodd|, |fodt|, fodelse, fods, urodz, |ur., naroz, |nar., szulet, szul., syntym, |synt|, |s. aika, dogum, rozden, valid, expir, gultig, vencimiento, scadenza, receipt, invoice, rechnung, factura, facture, fattura, faktura, factuur, bestilt, besteld, bestellt, bestallt, bokad den, bokat, ${PRINTED}
  sent|, envoye, ordered, order date, date de reservation, date de la reservation, date de commande, date de la commande, data prenotazione
  data della prenotazione, created, changed on, deadline, date of change, date of the change, date of modification, date of the modification
  date of amendment, date of the amendment, anderungsdatum, date de modification, date de la modification, date du modification, date de changement
  date du changement, date de l'echange, fecha de modificacion, fecha de la modificacion, fecha del modificacion, fecha de cambio, fecha del cambio
  data da modifica, data della modifica, data di modifica, data de modifica, data do modifica, data da alteracao, data de alteracao, data do alteracao
  data da cambio, data di cambio, data del cambio, data de cambio, data do cambio, wijzigingsdatum, andringsdatum, endringsdato, andringsdato, aendringsdato
  data zmiany, datum zmeny, muutospaiva, cancel, stornier, annul, avbok, avbest, before, until, bis zum, hasta, |ate|, fino al, jusqu, offer, book by
  |deposit, |balance, anzahlung, restzahlung, restbetrag, |acompte, |solde, |acconto, |saldo, |anticipo, |senal|, |sinal|, aanbetaling, restbedrag, handpenning, slutbetalning
  |forskud, restbelop, restbelob, |depositum, zaliczk, doplat, |zaloh, doplatek, ennakkomaksu, loppumaksu
  kobt, kjopt, kopt, koopdatum, platnosc, platnost, wystawiono, vystaveno, islem tarihi, satis tarihi, duzenleme tarihi, satin alma, kiallit, kelte|
  vasarlas, zaplaceno, zakoupeno, maksettu, ostettu, purchase, kaufdatum, gekauft, date d'achat, achete, comprad, data da compra, acquisto, acquistat, gekocht, erfolgte am, aankoopdatum, inkopsdatum, kopdatum, kopedatum, kobsdato, kjopsdato, zakupu, zakupiono, datum nakupu, ostopaiva`)

/** The one day on which a ticket may be used is that of its journey. */
const ONE_DAY = /(?:valid|gultig|valable|valido|valida|geldig|giltig|gyldig|wazny)(?: (?:on|am|le|el|il|op|den|d\.|dnia))?\s*:?\s*$/

/** Boarding begins at an hour; on its day one travels. */
const DAY_OF_BOARDING = /boarding (?:date|day)\W*$/

/** `+1 day (5 July)`: the day on which something arrives, which its times tell as well. */
const NEXT_DAYS = new RegExp(`\\+\\s?[123]\\s?(?:(?:${DAY}|vrk|d)s?\\s?[(,]?|\\()\\s?$`)

/** What is found on lines, until it is enough. */
export function upToMost<T>(lines: readonly Line[], find: (line: Line) => readonly T[]): T[] {
  const found: T[] = []
  for (const line of lines) {
    if (found.length >= MOST) break
    found.push(...find(line))
  }
  return found
}

/** Words before a day that end no sentence. */
const GOES_ON = /[a-z].*\s(?:am|vom|on|le|du|il|el|em|op|van|den|pa|dnia|dne|od)$/

/** What a sentence says in the line above of the day with which it goes on. */
function saidAbove(page: Page, line: Line, start: number): string {
  const cell = cellAt(line, start)
  const above = page.lines[line.index - 1]
  const over = cell?.start === start && above ? sameColumnOrAlone(line, cell, above) : undefined
  const said = above && over ? saidAt(above, over) : ''
  return GOES_ON.test(said) ? said.slice(-60) : ''
}

/** `Ritorno   sabato 15 novembre`: what stands above the day is of something else. */
function isOfWay(line: Line, start: number): boolean {
  const cell = cellAt(line, start)
  const before = cell && saidAt(line, line.cells[line.cells.indexOf(cell) - 1])
  return before !== undefined && (OUT.test(before) || BACK.test(before))
}

/** Every day that may be one of a journey. */
export function travelDates(page: Page): DateAt[] {
  const all = upToMost(page.lines, (line) =>
    line.dates.flatMap((mark) => {
      const day = page.calendar.dayOf(mark)
      const before = saidBefore(line, mark.start, 60) || saidAbove(page, line, mark.start)
      const isAfterFlight = line.flights.some(({ end }) => end <= mark.start)
      const label = isAfterFlight || isOfWay(line, mark.start) ? '' : labelOf(page, line, mark.start)
      const isOneDay = ONE_DAY.test(before) || ONE_DAY.test(label)
      if (!day || NEXT_DAYS.test(before) || (!isOneDay && (isNotTravel(before) || (label.length < 60 && isNotTravel(label))))) return []
      // What the heading of its column says is looked for last.
      const over = headingOver(page, line, cellIndex(line, mark.start), isAsWide(line)) ?? ''
      if ((isNotTravel(over) && !ONE_DAY.test(over)) || isUnderCheckIn(page, line, mark.start)) return []
      return [
        {
          line,
          mark,
          position: positionOf(line, mark),
          isUnsure: isOneDay || (isNotFlying(before) && !DAY_OF_BOARDING.test(before)),
          isArrival: isDayOfArrival(page, line, mark, before, day.date),
          ...day,
        },
      ]
    }),
  )
  // The day on which to check in, or on which a ticket may be used, is the journey's only where no other is told.
  const sure = all.filter(({ isUnsure }) => !isUnsure)
  return withoutOld(page, sure.length > 0 ? sure : all)
}

/** `From 12 November 2025 all passes are digital.`: what a sentence says of a day long before it was written. */
function withoutOld({ written }: Page, all: readonly DateAt[]): DateAt[] {
  // Of a page without a day of its own, which somebody has kept for long, the last day that it tells says more.
  const last = all.reduce((latest, { date }) => (date > latest ? date : latest), '')
  const base = last < written ? last : written
  const kept = all.filter(({ line, date }) => !isSentence(line) || daysBetween(date, base) <= LONG_BEFORE)
  return kept.length > 0 ? kept : [...all]
}
/** Days before a letter was written on which a journey may still have been that a sentence tells of: half a year. */
const LONG_BEFORE = 180

/** Between the two times of a span, `14:00 - 20:00`, `20:15 / 22:00`: what is said before it is said of both. */
const DASH = /^\s?[-–—/]\s?$/

/** Every moment that may be one of a journey. */
export function timesOf(page: Page): Time[] {
  return upToMost(page.lines, (line) =>
    line.times.flatMap((mark, at) => {
      const [last, other] = [line.times[at - 1], line.times[at - 2]]
      const isSecond = last !== undefined && DASH.test(line.plain.slice(last.end, mark.start))
      const since = (isSecond ? other : last)?.end ?? 0
      const cell = cellAt(line, mark.start)?.start ?? 0
      const before = line.plain.slice(Math.max(since, cell, mark.start - 50), mark.start)
      const said = line.plain.slice(Math.max(0, mark.start - 60), mark.start)
      if (isOpeningHours(said)) return []
      if (isOutdated(line.plain.slice(Math.max(since, mark.start - 30), mark.start))) return []
      const label = /[a-z]{2}/.test(before) || since > cell ? before : labelOf(page, line, mark.start)
      return isNotFlying(label) || (label.includes('einstieg') && isBoarding(page)) || isUnderCheckIn(page, line, mark.start)
        ? []
        : [{ line, mark, position: positionOf(line, mark) }]
    }),
  )
}

/** The same, with the airports that only their codes in brackets tell of. */
export function withStrangers(page: Page, marks: Marks): Marks {
  const strangers = page.lines
    .flatMap((line) => findStrangers(line.text, page.gazetteer).map((mark) => ({ line, mark, position: positionOf(line, mark) })))
    .slice(0, MOST)
  return strangers.length === 0
    ? marks
    : {
        ...marks,
        places: [...marks.places.filter(({ mark }) => mark.kind === 'code'), ...strangers].sort((a, b) => a.position - b.position),
      }
}

/** Flight numbers in brackets are another airline's for the same flight, unless the page writes most of them so. */
function withoutAsides(anchors: readonly Anchor[]): readonly Anchor[] {
  const isAside = ({ line, mark }: Anchor): boolean => line.text[mark.start - 1] === '(' && line.text[mark.end] === ')'
  const named = ({ mark }: Anchor): string => mark.carrier + mark.number
  const said = new Set(anchors.filter((anchor) => !isAside(anchor)).map(named))
  const aside = new Set(anchors.filter((anchor) => isAside(anchor) && !said.has(named(anchor))).map(named))
  return said.size < aside.size ? anchors : anchors.filter((anchor) => !aside.has(named(anchor)))
}

/** Without those that are said to be called off, where others take their place. */
function withoutCalledOff(anchors: readonly Anchor[]): readonly Anchor[] {
  const flown = anchors.filter(({ line }) => !isCalledOff(line.plain))
  return flown.length > 0 ? flown : anchors
}

/** Whether the heading of its column, or what stands beside or above it, says that it is the number of a flight. */
function isUnderLabel(page: Page, { line, mark }: Anchor): boolean {
  const cell = cellAt(line, mark.start)
  const heading = line.cells.length < 3 ? undefined : headingOf(page, line, seemsHeading)
  // Columns on its right may have run into one another.
  const over = heading && cell ? saidAt(heading, heading.cells[line.cells.indexOf(cell)]) : ''
  return [over, labelOf(page, line, mark.start)].some((said) => said.length < LONGEST_LABEL && isAfterFlightLabel(`${said} `))
}

/** Lines from the name of a place to its code, where a cell goes on. */
const WRAPPED = 2
/** `Lisbon, Humberto Delgado   Vienna (VIE)` above `(LIS)`: a code that stands by itself below is where the name of its city is. */
function upToName(page: Page, place: Place, at: number, all: readonly Place[]): Place {
  const { line, mark } = place
  const cell = cellAt(line, mark.start)
  if (mark.kind !== 'code' || line.times.length > 0 || !/^\s*\([A-Z]{3}\)\s*$/.test(line.text.slice(cell?.start, cell?.end))) return place
  const isName = (one: Place): boolean =>
    one.mark.kind !== 'code' &&
    one.line.index < line.index &&
    line.index - one.line.index <= WRAPPED &&
    sameCity(one.mark.airport, mark.airport)
  // `SCHIPHOL (AMS)   (MSP)`: behind the code of another it stays there.
  if (all.slice(Math.max(0, at - 2), at).some((one) => one.line === line && one.mark.kind === 'code')) return place
  const name = all.slice(Math.max(0, at - 4), at).find(isName)
  // A number between the two is that of the flight whose place it is.
  const isApart = page.lines.slice((name?.line.index ?? 0) + 1, line.index).some(({ flights }) => flights.length > 0)
  return name && !isApart ? { ...place, line: name.line, position: name.position } : place
}

export function marksOf(page: Page): Marks {
  const lines = page.lines.filter(({ text }) => !isFare(text))
  const isOnly = !lines.some(({ flights }) => flights.some(({ operated }) => !operated))
  // `Code-share LH 901` is how the flight is called where it has no other number.
  const isOwn = ({ plain }: Line, { operated, start }: FlightMark): boolean => !operated || (isOnly && isAfterShare(plain.slice(0, start)))
  const all = lines
    .flatMap((line) => line.flights.filter((mark) => isOwn(line, mark)).map((mark) => ({ line, mark, position: positionOf(line, mark) })))
    .slice(0, MOST_ANCHORS)
    .map((anchor) => (isUnderLabel(page, anchor) ? { ...anchor, mark: { ...anchor.mark, labelled: true } } : anchor))
  const anchors = withoutCalledOff(withoutAsides(all))
  if (anchors.length === 0) return { anchors, times: [], places: [], dates: [] }
  // Nothing on the line of a flight that is called off is of another.
  const off = new Set(all.filter((anchor) => isCalledOff(anchor.line.plain) && !anchors.includes(anchor)).map(({ line }) => line))
  const times = timesOf(page).filter(({ line }) => !off.has(line))
  const places = lines
    .filter((line) => !off.has(line))
    .flatMap((line) => placesOn(line).map((mark) => ({ line, mark, position: positionOf(line, mark) })))
    .slice(0, MOST)
    .map((place, at, all) => upToName(page, place, at, all))
    .sort((a, b) => a.position - b.position)
  return { anchors, times, places, dates: withWeekdays(page, travelDates(page)) }
}
