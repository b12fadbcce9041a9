/**
 * Hires that plans call by what is hired, with no word for fetching it: `08.30 Uhr Mietwagen Europcar, Station Bremen`, `car: Hertz at Faro airport, from 2pm`; and
 * who hires out, behind that name.
 */

import type { Found } from '../../found.ts'
import type { Line } from '../page/page.ts'
import type { Range } from '../words/all-in.ts'
import { isModel, MAKES } from '../words/car-models.ts'
import { FIRMS } from '../words/hire-firms.ts'
import { hireLabelAt } from '../words/hirers.ts'
import { plain } from '../words/plain.ts'
import { bringingsIn, fetchingsIn } from './hire-saying-words.ts'
import { isDrivenByOther, tellsHiring } from './hire-signs.ts'

/** `Auto a noleggio Isola Noleggi`: who hires out, behind what is hired, as far as a make. */
export function firmIn(text: string, behind: number): Found | undefined {
  const words =
    /^\s?[:–-]?\s?(?<name>\p{Lu}[\p{L}\d&'’-]+(?: (?:\p{Lu}[\p{L}\d&'’-]*|&)){0,5})/u.exec(text.slice(behind))?.groups?.name?.split(' ') ??
    []
  const make = words.findIndex((word) => MAKES.in(plain(word)).size > 0)
  const name = words.slice(0, make < 0 ? undefined : make).join(' ')
  return name.length < 3 || isModel(plain(name)) ? undefined : { value: name, rule: 'behind what is hired', sure: 0.7 }
}

/** Whether a row says by no word but what is hired from a letter on that it is fetched. */
const isOnlyCalled = (small: string, start: number): boolean =>
  tellsHiring(small.slice(start)) && !isDrivenByOther(small) && fetchingsIn(small).length + bringingsIn(small).length === 0

/** `- car: Hertz at Faro airport, from 2pm`: with what is hired for its label, who hires out right behind it, and its hour. */
function labelledAt({ plain: small, times }: Line): readonly Range[] {
  const start = /^[^a-z\d]{0,4}/.exec(small)?.[0].length ?? 0
  const end = start + hireLabelAt(small.slice(start))
  const firm =
    end > start
      ? /^\s?:\s{1,3}(?<name>[^,.;:(]{3,40}?)(?: (?:at|in|from|am|bei|ab|a|au|en|da|no|op|pa|w|v) |[,.;:(])/.exec(small.slice(end))
      : null
  const isFirm = firm?.groups?.name !== undefined && FIRMS.in(firm.groups.name).size > 0
  return isFirm && times.length === 1 && isOnlyCalled(small, start) ? [{ start, end }] : []
}

/** `08.30 Uhr Mietwagen Europcar, Station Bremen`: a row that begins with its hour. */
export function calledAt(line: Line): readonly Range[] {
  const { plain: small, times, text } = line
  const [time] = times
  if (!time) return []
  if (time.start > HEAD) return labelledAt(line)
  const start =
    time.end + (/^[^a-z]{0,6}(?:(?:uhr|h|hrs|uur|godz|klo|ore)(?![a-z])[^a-z]{0,4})?/.exec(small.slice(time.end))?.[0].length ?? 0)
  const end = start + hireLabelAt(small.slice(start))
  // `10:00 Car to the airport` is a transfer.
  return end > start && isOnlyCalled(small, start) && /^\s?(?:[:–—|·,(/-]|\s|$)/.test(text.slice(end)) ? [{ start, end }] : []
}
/** Letters before the hour with which a row begins. */
const HEAD = 26
/** Who hires out, behind what is hired at the head of such a row: `Mietauto Sonnenwagen, Station Bern`. */
export function firmCalled({ line, start, end }: Range & { readonly line: Line }): Found | undefined {
  const isCalled = hireLabelAt(line.plain.slice(start, end)) === end - start
  return isCalled && /^ \p{Lu}[^,;·|]{2,30}(?:,|\s[–—-]\s|\s{3}|$)/u.test(line.text.slice(end)) ? firmIn(line.text, end) : undefined
}
