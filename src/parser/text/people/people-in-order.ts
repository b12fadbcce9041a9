/** Names that are told as they are spoken, `Anna Hale Reed`: by itself that leaves open where the last name begins, while `Reed, Anna Hale` and `Anna Hale REED` say it. */

import type { FoundPerson } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { isShouted, plain } from '../words/plain.ts'

/** Whether a page tells somebody so, and nowhere puts the last name apart. */
export function isInOrder({ lines }: Page, { firstName = '', lastName }: FoundPerson): boolean {
  const [first, whole] = [plain(firstName), plain(`${firstName} ${lastName}`)]
  const told = lines.flatMap(({ plain: small, text }) => {
    const at = small.indexOf(whole)
    return at < 0 ? [] : [[text.slice(at, at + first.length), text.slice(at + first.length, at + whole.length)] as const]
  })
  return told.length > 0 && told.every(([given, family]) => isShouted(given) === isShouted(family))
}
