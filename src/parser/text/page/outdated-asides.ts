/**
 * In brackets behind what is so now stands what was: `Return   Sat 2 October, 13:00 (before: Fri 1 October, 20:00)`, `Abfahrt 06:38 (statt 06:42)`. Without them
 * a changed booking reads as any other.
 */

import { plain } from '../words/plain.ts'

/** Brackets with something before them, which may go on in the next line. */
const ASIDE = /(?<=[\p{L}\d%€$£*.)][^\S\n]{0,3}(?:\n[^\S\n]*)?)[([]\s?(?<said>\p{L}[^()[\]]{2,140})[)\]]/gu
/** Said of what is no more: before an hour most words for `before` say until when one may come, `(avant 11h)`. */
const INSTEAD =
  /^(?:was|were|previously|formerly|originally|instead of|rather than|bisher|ursprunglich|(?:an)?statt|au lieu de?|initialement|precedemment|auparavant|anteriormente|en (?:lugar|vez) de|invece d[ei]l?l?[aeo]?|anziche|em (?:lugar|vez) d[eoa]s?|in plaats van|voorheen|i ?stallet for|i ?stedet for|tidligere|tidigare|zamiast|bylo|poprzednio)(?![a-z])(?=.*\d)/

/** The text of lines without such; `isWas` tells whether a label says that what follows it was so. */
export function withoutOutdatedAsides(lines: readonly string[], isWas: (label: string) => boolean): readonly string[] {
  if (!lines.some((line) => /[([]/.test(line))) return lines
  const text = lines.join('\n')
  const without = text.replace(ASIDE, (whole: string, said: string) => {
    const small = plain(said.replaceAll('\n', ' ')).trim()
    const label = /^[a-z .]{2,30}(?=\s?:\s?\S)/.exec(small)?.[0].trim()
    const isOld = (label !== undefined && isWas(label)) || INSTEAD.test(small)
    return isOld ? whole.replace(/[^\n]+/g, '') : whole
  })
  return without === text ? lines : without.split('\n').map((line, at) => (line === lines[at] ? line : line.trimEnd()))
}
