/** What stands before a capital, of patterns that ignore case: in these `\p{Lu}` would find any letter. */

const CAPITAL = /^\p{Lu}/u

/** Whether a capital stands at a place of a text. */
const isCapitalAt = (text: string, at: number): boolean => CAPITAL.test(text.slice(at, at + 2))

/** Whether a pattern without groups finds something in a text, and a capital stands behind that. */
export function isBeforeCapital(text: string, pattern: RegExp): boolean {
  const found = pattern.exec(text)
  return found !== null && isCapitalAt(text, found.index + found[0].length)
}

/** For `replace`, of a pattern without names: what it found goes where a capital stands behind it. */
export function goneBeforeCapital(found: string, ...more: readonly unknown[]): string {
  const [at, whole] = more.slice(-2)
  return typeof at === 'number' && typeof whole === 'string' && isCapitalAt(whole, at + found.length) ? '' : found
}
