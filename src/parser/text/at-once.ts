/**
 * How patterns are made in the built program (`scripts/lazy-patterns.mjs`). V8 makes slow code of a pattern when it is first matched and fast code when
 * it is matched again, which takes as long a second time; nearly all patterns are matched with each line. Where the first text has a thousand
 * letters or more it makes the fast code at once (`kTierUpForSubjectLengthValue` in V8's `src/objects/js-regexp.h`).
 *
 * It is the first of what `understand.ts` imports: some patterns are made as their files are loaded.
 */

/** Of one byte a letter and of two: V8 makes other code for each. */
const SAMPLES = { narrow: '\x01'.repeat(1000), wide: '\u0101'.repeat(1000) }

let isWide = false

/** To be told of each document before it is read: of one with a letter beyond Latin-1 nearly all lines have two bytes a letter. */
export function expectLettersOf(lines: readonly string[]): void {
  isWide = lines.some((line) => /[^\0-\xff]/.test(line))
}

/** A pattern with its fast code. Those without a capital are matched with what `plain` gives, which has one byte a letter. */
export function madeAtOnce(pattern: RegExp): RegExp {
  pattern.test(isWide && /[A-Z]/.test(pattern.source.replace(/\\./g, '')) ? SAMPLES.wide : SAMPLES.narrow)
  pattern.lastIndex = 0
  return pattern
}

// Only the built program calls it, at each pattern: what nothing in the sources calls would be left out.
Object.freeze(madeAtOnce)
