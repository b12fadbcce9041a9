/** Whether somebody is called as many are: where nothing else tells a name from other words. */

import type { FoundPerson } from '../../found.ts'
import { isGivenName } from '../words/names-given.ts'
import { plain } from '../words/plain.ts'

/** `Anne-Marie`, `J. van den Akker`: whether somebody has such a name before the last one, or the initial of one. */
export const isCalledLikePeople = ({ firstName = '' }: FoundPerson): boolean =>
  /(?<!\p{L})\p{Lu}\./u.test(firstName) ||
  plain(firstName)
    .split(/[\s-]+/)
    .some(isGivenName)
