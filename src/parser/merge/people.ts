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

const wordsOf = ({ firstName = '', lastName }: FoundPerson): string[] => fold(`${firstName} ${lastName}`).split(' ')

/** All words of one are in the other, in any order. */
export function isSamePerson(one: FoundPerson, other: FoundPerson): boolean {
  const [few = [], many = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  if (few.every((word) => many.includes(word))) return true
  // Barcodes cut names off, and write them without spaces.
  const [short = '', long = ''] = [few.join(''), many.join('')]
  return (
    fold(one.lastName).replaceAll(' ', '') === fold(other.lastName).replaceAll(' ', '') &&
    sharesStart(one, other) &&
    short.length > 5 &&
    long.length > 5
  )
}

function sharesStart(one: FoundPerson, other: FoundPerson): boolean {
  const [a, b] = [one, other].map(({ firstName = '' }) => fold(firstName).replaceAll(' ', ''))
  return a !== undefined && b !== undefined && a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a))
}

function fuller(one: FoundPerson, other: FoundPerson): FoundPerson {
  const isShouted = ({ lastName }: FoundPerson): boolean => lastName === lastName.toUpperCase()
  const [first, second] = isShouted(one) && !isShouted(other) ? [other, one] : [one, other]
  // Barcodes cut names off after twenty letters.
  const [short, long] = [first, second].map((person) => wordsOf(person).length * 100 + wordsOf(person).join('').length)
  const better = isShouted(first) === isShouted(second) && (long ?? 0) > (short ?? 0) ? second : first
  const title = first.title ?? second.title
  return { ...better, ...(title && { title }) }
}
