/** Lines of prose put together again, where a sentence goes on from one to the next. */

/** A line so long goes on in the next one, unless a sentence ends with it. */
const FULL = 40
const goesOn = (small: string): boolean => small.length > FULL && !/[.!?:]\s*$/.test(small)

/** Some lines as one text: what goes on stands behind a space, all else on a line of its own. */
export const joinedLines = (lines: readonly string[]): string => lines.map((small) => `${small}${goesOn(small) ? ' ' : '\n'}`).join('')
