/**
 * The two ends of a hire by how a page is built, whatever it calls them: two lines of one shape, each with a day and an hour behind words of its own, or
 * in blocks with a heading of their own. `Come get me: Tue 3 Feb 2026, 11:00` over `Bring me home: Fri 20 Feb 2026, 14:30`.
 */

import { daysBetween } from '../../core/dates.ts'
import { CALLS_OFF } from './called-off.ts'
import type { Ends } from './car-labels.ts'
import { STAY_ENDS } from './hire-spans.ts'
import { WEEKDAYS } from './months.ts'
import type { Line, Page } from './page.ts'
import { daysOn, type Hit, hitAt, type LabelledMoment, type MomentPair } from './pairs.ts'
import { plain } from './plain.ts'

/** Said of a moment that ends no hire. */
const NO_END =
  /(?<![a-z])(?:until|valid|expir\w*|deadline|pa(?:y|id|yable|yment)|due|balance|instal\w*|issued?|printed|booked|created|received|sent|dated?|updated|confirmed|checked|written|signed|office|open\w*|hours|closed|flight|lands?|landing|train|ferry|sailing|crossing|ride|transfer|lesson|cover\w*|policy|gultig|frist|zahlung|bezahlt|fallig|restbetrag|anzahlung|ausgestellt|erstellt|gebucht|gesendet|bestatigt|geoffnet|offnungszeiten|flug|fahre|zug|valable|echeance|paye\w*|paiement|solde|acompte|emis\w*|edite|reserve le|ouvert\w*|vol|arrive|valid[oa]|vence|vencimiento|pagad[oa]|pago|saldo|emitid[oa]|emision|horario|vuelo|scadenza|pagat[oa]|pagamento|acconto|emess[oa]|emissione|orari[oa]?|volo|traghetto|validade|emissao|voo|geldig|betaald|betaling|vlucht|giltig|betald|betalas|utfardad|bokad|flyg|gyldig|betalt|bestilt|utstedt|fly|voimassa|maksettu|lento|wazn\w*|zaplac\w*|wystawion\w*|lot|platn\w*|zaplaceno|vystaven\w*|let)(?![a-z])/
/** Verbs and names of the other journeys. */
const LEAVES =
  /^(?:from|to|an|am|on|on the|de|du|at|von|bis|van|tot|och|og|til|till|w|ve|dep(?:art(?:ure|s)?)?|arr(?:ival|ives?)?|abflug|ankunft|abfahrt|depart|arrivee|salida|llegada|partenza|arrivo)$/

/** A moment of a line, with what stands before it and how it is told. */
interface Told extends LabelledMoment {
  /** Signs for what stands from the words before it to its end. */
  readonly shape: string
}

/** Letters of a label, and of a line that is no sentence of a letter. */
const [LONGEST_LABEL, LONGEST] = [40, 170]
/** Lines from the heading of a block to its moment. */
const REACH = 5

const TRAIL = /[\s:–—|(,-]+$/u
/** Words before a moment, without the day of the week, which is of the moment. */
function labelBefore(line: Line, to: number): Hit | undefined {
  const before = line.text.slice(0, to).replace(TRAIL, '')
  const last = /(?<![\p{L}\d])\p{L}+(?:-feira)?\.?$/u.exec(before)?.[0] ?? ''
  const isWeekday = WEEKDAYS.has(plain(last).replace(/-feira|\./g, ''))
  const text = isWeekday ? before.slice(0, -last.length).replace(TRAIL, '') : before
  const start = text.search(/[\p{L}]/u)
  return start >= 0 && text.length - start <= LONGEST_LABEL && start < 4 ? hitAt(line, { start, end: text.length }) : undefined
}

/** The first line of the block in which a moment stands by itself. */
function headOfBlock({ lines }: Page, { index }: Line): Hit | undefined {
  let first = index
  while (first > 1 && index - first < REACH && (lines[first - 1]?.text.trim() ?? '') !== '') first--
  const head = lines[first]
  const isHeading =
    head &&
    first < index &&
    head.cells.length === 1 &&
    head.dates.length + head.times.length === 0 &&
    head.text.trim().length <= LONGEST_LABEL
  const start = head?.text.search(/\p{L}/u) ?? -1
  return isHeading && start >= 0 ? hitAt(head, { start, end: head.text.trimEnd().replace(/\s?:$/, '').length }) : undefined
}

const shapeOf = (small: string): string =>
  small
    .replace(/[a-z][a-z'.-]*/g, 'w')
    .replace(/\d+/g, '9')
    .replace(/\s+/g, ' ')
    .trim()

/** The moment of a line that has one, and no other day or hour. */
function toldOn(page: Page, line: Line): Told | undefined {
  const [day] = daysOn(page, line)
  const [mark] = line.dates
  const [time] = line.times
  if (!day || !mark || !time) return undefined
  const begin = Math.min(mark.start, time.start)
  const hit = labelBefore(line, begin) ?? headOfBlock(page, line)
  if (!hit) return undefined
  const [one, other] = mark.start < time.start ? [mark, time] : [time, mark]
  const own = hit.line === line ? line.plain.slice(hit.end, one.start) : ''
  const shape = `${shapeOf(own).replace(/w/g, '')}|${mark.start < time.start ? 'd' : 't'}|${shapeOf(line.plain.slice(one.end, other.start))}`
  return { ...day, minutes: time.minutes, end: Math.max(mark.end, time.end), hit, shape }
}

/** Whether a line has a moment that may end a hire. */
function mayEnd({ plain: small, dates, times, text }: Line): boolean {
  if (dates.length === 0 || times.length === 0) return false
  return !CALLS_OFF.test(small) && !/^\s*>/.test(text) && !NO_END.test(small.slice(0, Math.min(dates[0]?.start ?? 0, times[0]?.start ?? 0)))
}

const literally = ({ line, start, end }: Hit): RegExp =>
  new RegExp(`(?<=(?:^|\\s{3})[^a-z\\d]{0,3})${line.plain.slice(start, end).replace(/[^a-z\d ]/g, '\\$&')}(?![a-z])`, 'g')

/** The two ends of the one hire of a page that speaks of nothing else, with what they are called; nothing where more moments are told, or others. */
export function parallelEnds(page: Page): { readonly ends: Ends; readonly pair: MomentPair } | undefined {
  if (page.lines.some(({ flights, times }) => flights.length > 0 && times.length > 0)) return undefined
  const lines = page.lines.slice(1).filter(mayEnd)
  if (lines.length !== 2 || lines.some(({ text, dates, times }) => text.length > LONGEST || dates.length + times.length !== 2))
    return undefined
  const [first, second] = lines.map((line) => toldOn(page, line))
  if (!first || !second || first.shape !== second.shape) return undefined
  const names = [first, second].map(({ hit }) => hit.line.plain.slice(hit.start, hit.end).trim())
  if (
    names[0] === names[1] ||
    names.some((name) => name.length < 2 || (STAY_ENDS.test(name) && !/ .* /.test(name)) || LEAVES.test(name) || NO_END.test(name))
  )
    return undefined
  const days = daysBetween(first.date, second.date)
  if (days < 0 || days > LONGEST_HIRE || (days === 0 && (second.minutes ?? 0) <= (first.minutes ?? 0))) return undefined
  return { ends: { pickUp: literally(first.hit), dropOff: literally(second.hit) }, pair: { first, second } }
}
/** Days of a hire. */
const LONGEST_HIRE = 120
