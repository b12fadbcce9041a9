/**
 * Hires that stand in plans and confirmations behind the span of their days, with an hour for each of the two: `18.05. – 21.05.  Mietwagen …, Zustellung
 * 09:00 Uhr Hotel Sol, Rückgabe 10:00 Uhr`, `20 juni – 23 juni. Hyrbil … Levereras kl. 10.00 och hämtas kl. 9.00`.
 */

import type { Found } from '../../found.ts'
import { daysOn } from '../days/pairs.ts'
import type { Line, Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { FIRMS } from './car-firms.ts'
import { firmIn } from './hire-called.ts'
import { saidNumber } from './hire-said-numbers.ts'
import { saidPlaces } from './hire-said-places.ts'
import { bringingsIn, fetchingsIn, hiredAt, tellsDriven } from './hire-saying-words.ts'
import { lastPart, type SaidHire, type Saying, sayingOfBoth } from './hire-sayings.ts'
import { type Hour, hoursOf } from './said-hours.ts'

/** Letters before the span, and lines from it to the hours. */
const [HEAD, REACH] = [30, 4]
const BEFORE_HOUR =
  /[\s,]*(?:(?:dalle|dal|alle|from|at|ab|um|von|desde|de|das|às|van|om|från|fra|kl\.?|od|à|à partir de)(?: ore| las)?)?\s*$/i
/** Said of a car that is brought to whom it is for. */
const DELIVERED =
  /(?<![a-z])(?:deliver(?:y|ed)|zustellung|lieferung|zugestellt|geliefert|livr(?:aison|ee?)|entrega(?:do)?|consegn(?:a|ato|ata)|bezorg(?:d|ing)|lever(?:eras|eres|ans|ering)|utkorning|toimitus|toimitetaan|dostaw[ay]|podstawieni[ea]|pristaveni|pristaven[oa]?)(?![a-z])/
const saysAnEnd = (small: string): boolean => fetchingsIn(small).length + bringingsIn(small).length > 0 || DELIVERED.test(small)

/** The line of both hours: the one of the span, or one that goes on from it. */
function hoursBehind({ lines }: Page, head: Line): { readonly line: Line; readonly hours: readonly [Hour, Hour] } | undefined {
  for (const line of lines.slice(head.index, head.index + REACH)) {
    if (line !== head && line.dates.length > 1) return undefined
    const [one, other, more] = hoursOf(line).filter(({ start, end }) => line.dates.every((mark) => end <= mark.start || mark.end <= start))
    // `Office 08:00 to 18:00` is when somebody is there.
    if (one && other && !more && saysAnEnd(line.plain) && /[a-z]{4}|\d.*[a-z]{2}/.test(line.plain.slice(one.end, other.start)))
      return { line, hours: [one, other] }
    if (one) return undefined
  }
  return undefined
}

function hireUnder(page: Page, head: Line): readonly SaidHire[] {
  const [first, second, third] = daysOn(page, head)
  if (!first || !second || third || first.hit.start > HEAD || second.date <= first.date) return []
  if (
    !/^[\s\d.]*(?:[-–—/|]|to|bis|au|al|a|till|til|tot|do|e)?[\s|]*[a-z]{0,12}[.,]?\s*$/.test(head.plain.slice(first.end, second.hit.start))
  )
    return []
  const told = hoursBehind(page, head)
  if (!told) return []
  const { line, hours } = told
  const lines = page.lines.slice(head.index, line.index + 2).filter((one) => one.index <= line.index || one.dates.length === 0)
  const upTo = page.lines.slice(head.index, line.index + 1).map(({ plain: small }) => small)
  if (!upTo.some((small) => tellsDriven(small) || FIRMS.in(small).size > 0)) return []
  const between = lastPart(line, hours[0].end, hours[1].start)
  const begin = line === head ? second.end : 0
  const saying = (from: number, to: number, { minutes }: Hour, role: Saying['role']): Saying => {
    const brought = DELIVERED.exec(line.plain.slice(from, to))
    const delivery = brought ? [{ start: from + brought.index, end: from + brought.index + brought[0].length }] : []
    const word = [...delivery, ...fetchingsIn(line.plain), ...bringingsIn(line.plain)].find(({ start, end }) => start >= from && end <= to)
    return { role, line, begin: from, start: word?.start ?? from, end: word?.end ?? from, from, to, minutes, own: undefined, isOfCar: true }
  }
  const one = saying(begin, between, hours[0], 'fetched')
  const other = saying(between, line.text.length, hours[1], 'brought')
  const both = sayingOfBoth(line.text.slice(begin, hours[0].start).replace(BEFORE_HOUR, ''))
  const provider = lines.map(firmOn).find((firm) => firm !== undefined)
  return [
    {
      first: { ...first, minutes: hours[0].minutes },
      second: { ...second, minutes: hours[1].minutes },
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
