/** Names with their titles behind them, in brackets or behind a comma: `Reed Anna (Mrs)`, `REED ANNA, Mrs (adult)`, `Anna Reed, Mrs`. */

import type { FoundPerson } from '../../found.ts'
import { isGivenName } from '../words/names-given.ts'
import { isShouted, plain } from '../words/plain.ts'
import { isPersonName, TITLE, WORD } from './names.ts'

const TITLED_BEHIND = new RegExp(
  `^(?<one>${WORD})(?<midst>(?: ${WORD})?) (?<other>${WORD})(?:, (?<title>${TITLE})\\.?(?: \\(\\p{Ll}{3,12}\\))?| \\((?<aside>${TITLE})\\.?\\))$`,
  'u',
)
const isGiven = (name: string): boolean => plain(name).split('-').some(isGivenName)

/** The name that is all of a text. Which of its ends is the last name is told by the other, if that is given to people; else airlines and lists in brackets begin with it. */
export function titledBehind(text: string): FoundPerson | undefined {
  if (!/[,(]/.test(text)) return undefined
  const { one, midst = '', other, title, aside } = TITLED_BEHIND.exec(text)?.groups ?? {}
  if (one === undefined || other === undefined) return undefined
  const isTurned = isGiven(one) === isGiven(other) ? aside !== undefined || isShouted(`${one}${other}`) : isGiven(other)
  const [firstName, lastName] = isTurned ? [`${midst} ${other}`.trim(), one] : [`${one}${midst}`, other]
  return isPersonName(`${firstName} ${lastName}`) ? { firstName, lastName, title: title ?? aside ?? '' } : undefined
}
