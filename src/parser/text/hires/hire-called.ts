/** Hires that plans call by what is hired, with no word for fetching it: `08.30 Uhr Mietwagen Europcar, Station Bremen`; and who hires out, behind that name. */

import type { Found } from '../../found.ts'
import type { Line } from '../page/page.ts'
import type { Range } from '../words/all-in.ts'
import { plain } from '../words/plain.ts'
import { isModel, MAKES } from './car-models.ts'
import { bringingsIn, fetchingsIn } from './hire-saying-words.ts'
import { isDrivenByOther, tellsHiring } from './hire-signs.ts'
import { hireLabelAt } from './hirers.ts'

/** `Auto a noleggio Isola Noleggi`: who hires out, behind what is hired, as far as a make. */
export function firmIn(text: string, behind: number): Found | undefined {
  const words =
    /^\s?[:–-]?\s?(?<name>\p{Lu}[\p{L}\d&'’-]+(?: (?:\p{Lu}[\p{L}\d&'’-]*|&)){0,5})/u.exec(text.slice(behind))?.groups?.name?.split(' ') ??
    []
  const make = words.findIndex((word) => MAKES.in(plain(word)).size > 0)
  const name = words.slice(0, make < 0 ? undefined : make).join(' ')
  return name.length < 3 || isModel(plain(name)) ? undefined : { value: name, rule: 'behind what is hired', sure: 0.7 }
}

/** `08.30 Uhr Mietwagen Europcar, Station Bremen`: a row that begins with its hour, and says by no word but what is hired that it is fetched then. */
export function calledAt({ plain: small, times, text }: Line): readonly Range[] {
  const [time] = times
  if (!time || time.start > HEAD) return []
  const start =
    time.end + (/^[^a-z]{0,6}(?:(?:uhr|h|hrs|uur|godz|klo|ore)(?![a-z])[^a-z]{0,4})?/.exec(small.slice(time.end))?.[0].length ?? 0)
  const end = start + hireLabelAt(small.slice(start))
  // `10:00 Car to the airport` is a transfer.
  const isCalled = end > start && tellsHiring(small.slice(start)) && !isDrivenByOther(small)
  return isCalled && fetchingsIn(small).length + bringingsIn(small).length === 0 && /^\s?(?:[:–—|·,(/-]|\s|$)/.test(text.slice(end))
    ? [{ start, end }]
    : []
}
/** Letters before the hour with which a row begins. */
const HEAD = 26
/** Who hires out, behind what is hired at the head of such a row: `Mietauto Sonnenwagen, Station Bern`. */
export function firmCalled({ line, start, end }: Range & { readonly line: Line }): Found | undefined {
  const isCalled = hireLabelAt(line.plain.slice(start, end)) === end - start
  return isCalled && /^ \p{Lu}[^,;·|]{2,30}(?:,|\s[–—-]\s|\s{3}|$)/u.test(line.text.slice(end)) ? firmIn(line.text, end) : undefined
}
