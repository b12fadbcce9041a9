/** What has a number of its own behind a name, without a sign between: `Renato Lopes CPF ***.417.***-22`, `REED HALE, ANNA DNI 0****112K`. */

import { plain } from '../words/plain.ts'
import { isNoName } from './names.ts'

/** A number, or what of it may be seen. */
const IS_NUMBER = /^[#(]?(?=.*[\d*•])[\d*•xX]{3,}[\d*•xX./-]*\p{L}?\)?[,;]?$/u
const IS_SIGN = /^(?:n[.º°o]{1,2}|nr\.?|no\.?|#)$/i
const IS_DASH = /^[–—·•|-]$/
/** `Personalnr.`, `BonusCard`, `Miles&Go`, and the capitals of a paper. */
const IS_THING = /(?:nr|nummer|number|card|karte|carta|carte|kort|miles|club|bonus)[.:]?$|\p{L}&\p{L}/iu
const IS_SHORT = /^\p{Lu}{2,5}$/u
/** Words for what has the number. */
const MOST_WORDS = 3

const isThing = (word: string, name: string): boolean =>
  isNoName(plain(word).replace(/[.:]$/, ''), false) || IS_THING.test(word) || (IS_SHORT.test(word) && name !== name.toUpperCase())

/** A text of a name without such a number and what it is of; what a comma parts from it is told as well. */
export function withoutNumbered(text: string): string {
  if (!/[\d*•]{3}/.test(text)) return text
  const words = text.trim().split(' ')
  const number = words.findIndex((word) => IS_NUMBER.test(word))
  let end = number
  if (IS_SIGN.test(words[end - 1] ?? '')) end--
  const before = end
  const name = words.slice(0, 2).join(' ')
  while (end > 0 && before - end < MOST_WORDS && isThing(words[end - 1] ?? '', name)) end--
  // `REED, ANNA · Traveller4711 300441`: one word between a sign and the number.
  if (end === before && IS_DASH.test(words[end - 2] ?? '') && /,/.test(words[0] ?? '')) end -= 2
  if (end === before || !/\S[ /,]+\S/.test(words.slice(0, end).join(' '))) return text
  const kept = words
    .slice(0, end)
    .join(' ')
    .replace(/\s[–—·•|(-]$/, '')
  const rest = words.slice(number).join(' ')
  const more = rest.search(/[,;]\s/)
  return more < 0 ? kept : `${kept}${rest.slice(more)}`
}
