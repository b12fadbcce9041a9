/** By what two that are named are compared. */

import type { FoundPerson } from '../../found.ts'
import { plain } from '../words/plain.ts'

/**
 * The words of a name in the order of the alphabet: some write the last name first. Umlauts are written out on tickets: `JOERG` is `Jörg`. Who has no first
 * name is another than who has: of two surnames one would be taken for it.
 */
export const keyOfHalves = ({ firstName = '', lastName }: FoundPerson): string =>
  plain(`${firstName} ${lastName}`)
    .replace(/([aou])e/g, '$1')
    .split(/[\s.-]+/)
    .sort()
    .join(' ')

/** The same, whichever of the words are the first name. */
export const personKey = (person: FoundPerson): string => keyOfHalves(person).trim()
