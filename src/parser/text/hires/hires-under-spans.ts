/**
 * Hires that stand in plans and confirmations behind the span of their days, with an hour for each of the two: `18.05. – 21.05.  Mietwagen …, Zustellung
 * 09:00 Uhr Hotel Sol, Rückgabe 10:00 Uhr`, `20 juni – 23 juni. Hyrbil … Levereras kl. 10.00 och hämtas kl. 9.00`; or in rows of services before their days,
 * `Car hire   Category B   18/05/2027   21/05/2027` above `Pick up: Faro Airport, 10:30` and `Drop off: Faro Airport, 08:00`.
 */

import type { Found } from '../../found.ts'
import { daysOn, type LabelledMoment } from '../days/pairs.ts'
import { type Hour, hoursOf } from '../days/said-hours.ts'
import type { Line, Page } from '../page/page.ts'
import { FIRMS } from '../words/hire-firms.ts'
import { plain } from '../words/plain.ts'
import { firmIn } from './hire-called.ts'
import { saidNumber } from './hire-said-numbers.ts'
import { saidPlaces } from './hire-said-places.ts'
import { bringingsIn, fetchingsIn, hiredAt, tellsDriven } from './hire-saying-words.ts'
import { lastPart, type SaidHire, type Saying, sayingOfBoth } from './hire-sayings.ts'

/** Letters before the span, and lines from it to the hours. */
const [HEAD, REACH] = [30, 6]
const BEFORE_HOUR =
  /[\s,]*(?:(?:dalle|dal|alle|from|at|ab|um|von|desde|de|das|às|van|om|från|fra|kl\.?|od|à|à partir de)(?: ore| las)?)?\s*$/i
/** Said of a car that is brought to whom it is for. */
const DELIVERED =
  /(?<![a-z])(?:deliver(?:y|ed)|zustellung|lieferung|zugestellt|geliefert|livr(?:aison|ee?)|entrega(?:do)?|consegn(?:a|ato|ata)|bezorg(?:d|ing)|lever(?:eras|eres|ans|ering)|utkorning|toimitus|toimitetaan|dostaw[ay]|podstawieni[ea]|pristaveni|pristaven[oa]?)(?![a-z])/
const saysAnEnd = (small: string): boolean => fetchingsIn(small).length + bringingsIn(small).length > 0 || DELIVERED.test(small)

/** An hour and its line. */
interface HourAt {
  readonly line: Line
  readonly hour: Hour
}

/** Both hours: on the line of the span, or on one that goes on from it; or each on a line of its own that says which end it is of. */
function hoursBehind({ lines }: Page, head: Line): readonly [HourAt, HourAt] | undefined {
  let first: HourAt | undefined
  for (const line of lines.slice(head.index, head.index + REACH)) {
    if (line !== head && line.dates.length > 1) return undefined
    const [one, other, more] = hoursOf(line).filter(({ start, end }) => line.dates.every((mark) => end <= mark.start || mark.end <= start))
    if (!one) continue
    // `Office 08:00 to 18:00` is when somebody is there.
    if (!first && other && !more && saysAnEnd(line.plain) && /[a-z]{4}|\d.*[a-z]{2}/.test(line.plain.slice(one.end, other.start)))
      return [
        { line, hour: one },
        { line, hour: other },
      ]
    if (other) return undefined
    if (first) return bringingsIn(line.plain).length > 0 ? [first, { line, hour: one }] : undefined
    if (fetchingsIn(line.plain).length === 0 && !DELIVERED.test(line.plain)) return undefined
    first = { line, hour: one }
  }
  return undefined
}

/** Whether the days of a row stand in cells of their own, behind what is hired; before `06.06.` another may end in what is a weekday somewhere, `ohne SB`. */
const isRowOfCar = ({ cells, plain: small }: Line, first: LabelledMoment, second: LabelledMoment): boolean =>
  [first, second].every(({ hit }) => cells.some(({ start }) => start >= hit.start && start < hit.end)) &&
  tellsDriven(small.slice(0, first.hit.start))

function hireUnder(page: Page, head: Line): readonly SaidHire[] {
  const [first, second, third] = daysOn(page, head)
  if (!first || !second || third || second.date <= first.date) return []
  const isRow = isRowOfCar(head, first, second)
  if (first.hit.start > HEAD && !isRow) return []
  if (
    !/^[\s\d.]*(?:[-–—/|]|to|bis|au|al|a|till|til|tot|do|e)?[\s|]*[a-z]{0,12}[.,]?\s*$/.test(head.plain.slice(first.end, second.hit.start))
  )
    return []
  const told = hoursBehind(page, head)
  if (!told) return []
  const [{ line, hour: fetched }, { line: last, hour: brought }] = told
  const lines = page.lines.slice(head.index, last.index + 2).filter((one) => one.index <= last.index || one.dates.length === 0)
  const upTo = page.lines.slice(head.index, line.index + 1).map(({ plain: small }) => small)
  if (!upTo.some((small) => tellsDriven(small) || FIRMS.in(small).size > 0)) return []
  const between = line === last ? lastPart(line, fetched.end, brought.start) : line.text.length
  const begin = line === head ? second.end : 0
  const saying = (line: Line, from: number, to: number, { minutes }: Hour, role: Saying['role']): Saying => {
    const given = DELIVERED.exec(line.plain.slice(from, to))
    const delivery = given ? [{ start: from + given.index, end: from + given.index + given[0].length }] : []
    const word = [...delivery, ...fetchingsIn(line.plain), ...bringingsIn(line.plain)].find(({ start, end }) => start >= from && end <= to)
    return { role, line, begin: from, start: word?.start ?? from, end: word?.end ?? from, from, to, minutes, own: undefined, isOfCar: true }
  }
  const one = saying(line, begin, between, fetched, 'fetched')
  const other = saying(last, line === last ? between : 0, last.text.length, brought, 'brought')
  const both = sayingOfBoth(line.text.slice(begin, fetched.start).replace(BEFORE_HOUR, ''))
  const provider = lines.map(firmOn).find((firm) => firm !== undefined)
  return [
    {
      first: { ...first, minutes: fetched.minutes },
      second: { ...second, minutes: brought.minutes },
      ...(both ? { fetched: both, brought: both } : saidPlaces(page, one, other)),
      number: saidNumber(lines),
      lines,
      ...(provider && { provider }),
    },
  ]
}

/** Who hires out, behind what is hired. */
function firmOn({ text, plain: small }: Line): Found | undefined {
  const at = text.search(/\p{L}{3}/u) < 0 ? -1 : small.search(/(?<![a-z])[a-z]{3,}/)
  for (let from = at, count = 0; from >= 0 && count < FEW; count++) {
    const length = hiredAt(small.slice(from))
    if (length > 0) return firmIn(text.slice(from), length) ?? fromFirm(text.slice(from + length))
    const next = small.slice(from).search(/(?<=[^a-z])[a-z]{3,}/)
    from = next <= 0 ? -1 : from + next
  }
  return undefined
}
/** Words before what is hired. */
const FEW = 12
/** `Hyrbil grupp A från Zorbas Car Rental` */
function fromFirm(text: string): Found | undefined {
  const name =
    /^[^,.;]{0,30}?\s(?:från|fra|from|von|bei|de chez|chez|de|da|van|od)\s(?<name>\p{Lu}[\p{L}\d&'’-]+(?: (?:\p{Lu}[\p{L}\d&'’-]*|&|a)){0,5})(?=[,.;]|\s[-–|(]|$)/u.exec(
      text,
    )?.groups?.name
  return name === undefined || plain(name).length < 3 ? undefined : { value: name, rule: 'from whom it is hired', sure: 0.7 }
}

export const hiresUnderSpans = (page: Page): readonly SaidHire[] =>
  page.lines.slice(1).flatMap((line) => (line.dates.length === 2 ? hireUnder(page, line) : []))
