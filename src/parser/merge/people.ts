import { fold } from '../../core/fold.ts'
import type { Found, FoundPerson } from '../found.ts'

/** People of several sources, each once: `DOE/JOHN` and `John William Doe` are one, and the fuller name in small letters is kept. */
export function mergePeople(all: readonly Found<FoundPerson>[]): Found<FoundPerson>[] {
  const kept: Found<FoundPerson>[] = []
  for (const person of all) {
    const at = kept.findIndex((other) => isSamePerson(other.value, person.value))
    const before = kept[at]
    if (before) kept[at] = { ...before, value: fuller(before.value, person.value) }
    else kept.push(person)
  }
  return kept
}

/** Umlauts are written out on tickets: `JOERG` is `Jörg`. */
const folded = (name: string): string => fold(name).replace(/([aou])e/g, '$1')
const wordsOf = ({ firstName = '', lastName }: FoundPerson): string[] => folded(`${firstName} ${lastName}`).split(' ')

/** All words of one are in the other, in any order. */
export function isSamePerson(one: FoundPerson, other: FoundPerson): boolean {
  const [few = [], many = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  if (few.every((word) => many.includes(word))) return true
  return isWrittenTogether(one, other) || isWrittenTogether(other, one)
}

/** Letters from which on a name written together is told from others. */
const SHORTEST = 6
/** Letters of a last name, with what stands between them, that leave no room for the rest of it among the twenty of a boarding pass. */
const LONG = 16

/** Whether one is the other as barcodes write names, without spaces and cut off: `DELLAROSA/MARIAB` is Maria Bianca della Rosa, wherever her last name begins. */
function isWrittenTogether(one: FoundPerson, whole: FoundPerson): boolean {
  const [first, last] = [together(one.firstName ?? ''), together(one.lastName)]
  const words = wordsOf(whole)
  return (
    first.length + last.length >= SHORTEST &&
    words.join('').length >= SHORTEST &&
    words.some((_, at) => {
      const given = words.slice(0, at).join('')
      const family = words.slice(at).join('')
      const isFamily = family === last || (one.lastName.length >= LONG && family.startsWith(last))
      return given !== '' && first !== '' && isFamily && (given.startsWith(first) || first.startsWith(given))
    })
  )
}

const together = (name: string): string => folded(name).replaceAll(' ', '')

function fuller(one: FoundPerson, other: FoundPerson): FoundPerson {
  const isShouted = ({ lastName }: FoundPerson): boolean => lastName === lastName.toUpperCase()
  const [first, second] = isShouted(one) && !isShouted(other) ? [other, one] : [one, other]
  // Barcodes cut names off after twenty letters.
  const [short, long] = [first, second].map((person) => wordsOf(person).length * 100 + wordsOf(person).join('').length)
  const better = isShouted(first) === isShouted(second) && (long ?? 0) > (short ?? 0) ? second : first
  const title = first.title ?? second.title
  return { ...better, ...(title && { title }) }
}
