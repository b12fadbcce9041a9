/** Where the label of what follows begins behind a name, with no sign between: `Anna Reed Airline reference: K7QX2L`. */

import { plain } from '../words/plain.ts'
import { isNoName, LEADING_TITLE } from './names.ts'
import { isOnlyRole, isRole } from './person-words.ts'

/** Words that a label behind a name has. */
const LONGEST_LABEL = 4
/** `ANNA REED SEAT NUMBER: 4A`, `Anna Reed Mitreisender: …`: where the words before a colon are of a label, in capitals or not. */
function labelWithRole(text: string): number | undefined {
  const head = /^[^:]{8,80}(?=:\s)/.exec(text)?.[0] ?? ''
  const words = head.split(' ')
  const isTitled = LEADING_TITLE.test(head)
  const at = words.findIndex((word, index) => {
    const small = plain(word)
    const next = plain(words[index + 1] ?? '')
    // `Mary Ann Price Seat: 12A`
    const isSurname = !isNoName(small, true) && /^(?:seat|ticket|class|sitz|platz)/.test(next)
    const isOfLabel = index >= (isTitled ? 3 : 2) && index >= words.length - LONGEST_LABEL && /^\p{Lu}/u.test(word)
    return (
      isOfLabel &&
      ((index < words.length - 1 ? isOnlyRole(small) || (isRole(small) && isNoName(next, true)) : isOnlyRole(small)) ||
        (isNoName(small, isTitled) && !isSurname))
    )
  })
  return at < 0 ? undefined : words.slice(0, at).join(' ').length
}

/** `Anna Reed Airline reference: K7QX2L`: where a label begins behind a name, with a word that is none. */
export function labelBehind(text: string): number | undefined {
  const role = labelWithRole(text)
  if (role !== undefined) return role
  // `Anna Reed N: 1, U33: 1`: how many pay which fare.
  const fare = /(?<=\p{Ll})\s\p{Lu}\d{0,2}:\s?\d/u.exec(text)
  if (fare) return fare.index
  const match = /(?<=\p{Ll})\s(?<word>\p{Lu}\p{L}+)(?: \p{Ll}+){0,3}(?<number> (?:N[or]\.?|Number|ID|#))?:\s/u.exec(text)
  if (!match) return undefined
  const { word = '', number } = match.groups ?? {}
  // `Ann Reed Fare: anytime single Persons: 1`: several labels in a row, the first behind a whole name.
  const isOfSeveral = text.slice(0, match.index).trim().includes(' ') && LABEL_BEHIND.test(text.slice(match.index + match[0].length))
  if (isOfSeveral || isNoName(plain(word), false)) return match.index
  // `Anna Lopez ID: 4411`
  return number === undefined ? undefined : match.index + match[0].lastIndexOf(number)
}

const LABEL_BEHIND = /\s\p{Lu}\p{L}+:\s/u
