/** Words that are forms of one another: a noun in two numbers is said once. */

/** Letters that the forms of a word have in common, at least, and those by which each may end. */
const STEM = 4
const ENDING = 3

/** How many letters two words begin with alike. */
function alike(one: string, other: string): number {
  const at = Array.from(one).findIndex((letter, index) => letter !== other[index])
  return at < 0 ? one.length : at
}

/** `pacco` and `pacchi`, `bezorger` and `bezorgd`; not `parcel` and `parcel locker`, which are two things. */
function areForms(one: string, other: string): boolean {
  const same = alike(one, other)
  return same >= STEM && one.length - same <= ENDING && other.length - same <= ENDING
}

/** How many words are said, each counted once in whatever forms: what is said over and over of one thing tells no more than once. */
export function differentWords(said: Iterable<string>): number {
  const kept: string[] = []
  for (const word of said) if (!kept.some((one) => areForms(one, word))) kept.push(word)
  return kept.length
}
