/**
 * Hires in plans and confirmations of several things, each below what it is called: `VOITURE`, `Hertz - catégorie ECMR`, `ven. 20/11 08h00  Gare du Midi`,
 * `ven. 20/11 15h30  Aéroport`. The two rows with a day and an hour are its ends, in their order; words for the ends may stand there and need not.
 */

import type { Told } from '../days/pairs.ts'
import { hoursOf } from '../days/said-hours.ts'
import type { Cell } from '../page/cells.ts'
import type { Line, Page } from '../page/page.ts'
import { CALLS_OFF } from '../words/called-off.ts'
import { FIRMS } from '../words/hire-firms.ts'
import { callsHire, hireLabelAt } from '../words/hirers.ts'
import { plain } from '../words/plain.ts'
import { rememberedFor } from '../words/remembered.ts'
import { type HirePlace, placeKnown } from './car-place-cells.ts'
import { firmIn } from './hire-called.ts'
import { labelledNumber, saidNumber } from './hire-said-numbers.ts'
import { saidPlaces } from './hire-said-places.ts'
import { bringingsIn, fetchingsIn } from './hire-saying-words.ts'
import type { SaidHire, Saying } from './hire-sayings.ts'
import { isDrivenByOther, tellsHiring } from './hire-signs.ts'

/** Lines of what is told of one hire. */
const MOST = 8
/** What leads a row: a mark, an hour or a day, and no words. */
const LEAD = /^[^a-z\d]*(?:[\d.:/–—-]{2,12}\s?(?:uhr|h)?[^a-z\d]*)?/
/** Said of what drives others, and of cars on board. */
const OF_ELSE =
  /(?<![a-z])(?:transfers?|trasferimento|traslado|taxi|limousine|shuttle|navette|ferry|fahre|traghetto|farja|faerge|ferge|prom|trajekt|lautta|veerboot|car train|autozug|motorail)(?![a-z])/
/** Until when one may do something, and what that costs. */
const OF_TERMS =
  /(?<![a-z])(?:free|kostenfrei|kostenlos|gratuit[a-z]*|sans frais|gratis|gratuit[ao]|gratuitament[e]|bezplatn[a-z]*|maksuton|open(?:ing)?|geoffnet|ouvert[e]?|abierto|aperto|aberto|oppen|apen|aben|deposit|excess|pa(?:y|id)|flight|flug|vol|vuelo|volo|voo)(?![a-z])/

/** Where in a line begins what is called a hire, and where its words end. */
function headOn({ plain: small, text, dates }: Line): Cell | undefined {
  const [day] = dates
  const lead = LEAD.exec(small)?.[0].length ?? 0
  // `18.05. – 25.05.  Mietwagen …`
  const starts = new Set([lead, ...dates.map(({ end }) => end + (/^[^a-z\d]*/.exec(small.slice(end))?.[0].length ?? 0))])
  for (const start of starts) {
    const length = hireLabelAt(small.slice(start))
    if (length === 0 || (day && start > day.end && dates.length === 1 && day.start > MOST_BEFORE)) continue
    // In capitals, or with who hires out, a number or nothing behind: no sentence begins so.
    if (/^(?:\s*$|\s?[:–—|·/-]|\s{2,}|\s\p{Lu}|\s\()/u.test(text.slice(start + length))) return { start, end: start + length }
  }
  return undefined
}
/** Letters before the day with which a row begins. */
const MOST_BEFORE = 14

/** A line that begins what is told of something else: `HOTEL   …`, `FLUG Mo 17.11.`. */
const BEGINS_OTHER =
  /^\s*(?:\p{So}\uFE0F?\s?)?(?:hotel[ls]?|hotelli|accommodation|lodging|alojamiento|hebergement|unterkunft|alloggio|alojamento|flight|flug|vol|vuelo|volo|voo|vlucht|flyg|fly|lento|lot|let|air|train|rail|bahn|zug|tren|treno|comboio|trein|tag|tog|juna|pociag|vlak|transfer|bus|coach|ferry|tour|misc|total)(?![a-z-])/u

/** The lines of a hire, from the one that is its head. */
function blockOf({ lines }: Page, head: Line): readonly Line[] {
  const below = lines.slice(head.index + 1, head.index + MOST)
  const end = below.findIndex((line) => line.text.trim() === '' || BEGINS_OTHER.test(line.plain) || headOn(line) || line.flights.length > 0)
  return [head, ...below.slice(0, end < 0 ? undefined : end)]
}

interface Row {
  readonly line: Line
  /** From where it is told. */
  readonly from: number
  readonly day: Omit<Told, 'line' | 'end' | 'minutes'> | undefined
  readonly minutes: number
  readonly end: number
  readonly word: Cell | undefined
  readonly role: Saying['role'] | undefined
}

/** The row of an end: one hour, and a day unless its hire tells that before. */
function rowOn(page: Page, line: Line, from: number): Row | undefined {
  const [time, more] = hoursOf(line).filter(({ start }) => start >= from)
  if (!time || more || CALLS_OFF.test(line.plain) || OF_TERMS.test(line.plain)) return undefined
  const marks = line.dates.filter(({ start }) => start >= from)
  const [mark] = marks
  if (marks.length > 1) return undefined
  const [fetched, brought] = [fetchingsIn(line.plain), bringingsIn(line.plain)].map((found) => found.find(({ start }) => start >= from))
  if (fetched && brought) return undefined
  const word = fetched ?? brought
  return {
    line,
    from,
    day: mark && page.calendar.dayOf(mark),
    minutes: time.minutes,
    end: Math.max(time.end, mark?.end ?? 0),
    word,
    role: fetched ? 'fetched' : brought ? 'brought' : undefined,
  }
}

/** The two rows of the ends of a hire, where its lines have two and no third. */
function rowsOf(page: Page, head: Line, label: Cell, block: readonly Line[]): readonly [Row, Row] | undefined {
  const all = block.flatMap((line) => rowOn(page, line, line === head ? label.end : 0) ?? [])
  const named = all.filter(({ role }) => role !== undefined)
  const rows = all.length > 2 && named.length === 2 ? named : all.some(({ role }) => role) || all.length !== 2 ? all : inColumns(block, all)
  const [first, second, more] = rows
  if (!first || !second || more || first.role === 'brought' || second.role === 'fetched') return undefined
  return [first, second]
}

/** `Annahme: Hotel Sol`, `Abgabe: Flughafen`, `10:00 Uhr`, `10:15 Uhr`: of a table that has places and hours in columns of their own, one below the other. */
function inColumns(block: readonly Line[], hours: readonly Row[]): readonly Row[] {
  if (!hours.every(({ line }) => BARE_HOUR.test(line.plain))) return hours
  const ends = block.filter(({ plain: small, times }) => times.length === 0 && fetchingsIn(small).length + bringingsIn(small).length === 1)
  if (ends.length !== 2) return []
  return ends.map((line, at): Row => {
    const { minutes = 0, day } = hours[at] ?? {}
    const [fetched] = fetchingsIn(line.plain)
    const word = fetched ?? bringingsIn(line.plain)[0]
    return { line, from: 0, day, minutes, end: word?.end ?? 0, word, role: fetched ? 'fetched' : 'brought' }
  })
}
const BARE_HOUR = /^[^a-z]*\d[^a-z]*(?:uhr|hrs?|h|uur|am|pm)?[^a-z]*$/

/** `Europcar Graz Flughafen, Abholung 08:15`: a place before the word for its end, and behind who hires out there. */
function placeBefore(page: Page, { line, from, word }: Row): HirePlace | undefined {
  const mark = line.dates.find(({ start }) => start >= from)
  const text = line.text.slice(mark && word && mark.end <= word.start ? mark.end : from, word?.start ?? line.text.length)
  const value = text
    .split(/[,·|]|\s[–—-]\s|\s{3}/u)
    .map((part) => {
      const small = plain(part)
      const [firm] = FIRMS.in(small)
      return part.slice(firm === undefined ? 0 : small.indexOf(firm) + firm.length).trim()
    })
    .find((part) => part.length > 2 && placeKnown(page, part) !== undefined)
  return value === undefined ? undefined : { value, rule: 'before the word for its end' }
}

/** `Gruppe B`, `klasa C`, `CDMR`: what none but hired cars are of, with what they are called above it. */
const KIND_OF_CAR =
  /(?:[Cc]at[eé]gor[a-zíà]{1,3}|[Kk]ategori[aei]?|[Gg]roup|[Gg]rupp[aeo]?|[Gg]rup[oa]|[Gg]roupe|[Gg]roep|[Kk]las[as]|[Kk]lasse|[Ll]uokka|[Ss]kupina|[Tt]řída):? \p{Lu}\d?(?![\p{L}\d])|(?<![\p{L}\d])[MNEHCDIJSRFGPULOX][BCDWVLSTFJXPQZEMRHYNGK][MNCABD][RNDQHIECLSABMFVZUX](?![\p{L}\d])/u

function hireUnder(page: Page, head: Line): SaidHire | undefined {
  const label = headOn(head)
  if (!label) return undefined
  const block = blockOf(page, head)
  const [first, second] = rowsOf(page, head, label, block) ?? []
  if (!first || !second) return undefined
  const told = block.map(({ plain: small }) => small).join('\n')
  if (!(tellsHiring(told) || KIND_OF_CAR.test(block.map(({ text }) => text).join('\n'))) || isDrivenByOther(told) || OF_ELSE.test(told))
    return undefined
  // `18.05. – 25.05.` before what is hired, `FRI 13MAR` behind it.
  const above = page.lines[head.index - 1]
  const spans = head.dates.length === 0 && above?.dates.length === 2 && !/[a-z]{4}/.test(above.plain) ? above : head
  const days = spans.dates.flatMap((mark) => page.calendar.dayOf(mark) ?? [])
  const [from, to] = [first.day ?? days[0], second.day ?? days[1] ?? (second.role && days.length === 1 ? days[0] : undefined)]
  if (!from || !to || to.date < from.date || (to.date === from.date && second.minutes <= first.minutes)) return undefined
  const saying = ({ line, from: begin, word, minutes }: Row, role: Saying['role']): Saying => ({
    role,
    line,
    begin,
    start: word?.start ?? begin,
    end: word?.end ?? begin,
    from: begin,
    to: line.text.length,
    minutes,
    own: undefined,
    isOfCar: true,
  })
  const places = saidPlaces(page, saying(first, 'fetched'), saying(second, 'brought'))
  const [fetched, brought] = [places.fetched ?? placeBefore(page, first), places.brought ?? placeBefore(page, second)]
  const provider = firmIn(head.text, label.end)
  // Rows without words for the ends and without places may be of anything.
  if (!(first.role && second.role) && !(fetched && brought)) return undefined
  const moment = (day: typeof from, { line, from: start, end, minutes, word }: Row): SaidHire['first'] => ({
    ...day,
    line,
    end,
    minutes,
    hit: word
      ? { line, ...word, label: line.text.slice(word.start, word.end) }
      : { line, start, end, label: head.text.slice(label.start, label.end) },
  })
  return {
    first: moment(from, first),
    second: moment(to, second),
    fetched,
    brought,
    number: saidNumber(block) ?? labelledNumber(block),
    lines: block,
    ...(provider && { provider }),
  }
}

/** The hires of such blocks; where labels tell the same ends, they tell their places as well, and better. */
export const hiresInBlocks = rememberedFor((page: Page): readonly SaidHire[] =>
  // Most pages call nothing a hire.
  callsHire(page) ? page.lines.slice(1).flatMap((line) => hireUnder(page, line) ?? []) : [],
)
