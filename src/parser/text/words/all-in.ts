const NONE: readonly RegExpExecArray[] = []

/**
 * Every place of a text in which a pattern with the flag `g` matches. Most lines have none, and are told by one step; `matchAll` makes the pattern once
 * more at each call.
 */
export function allIn(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  pattern.lastIndex = 0
  let one = pattern.exec(text)
  if (one === null) return NONE
  const found: RegExpExecArray[] = []
  for (; one !== null; one = pattern.exec(text)) {
    found.push(one)
    // What matches nothing would do so for ever.
    if (one[0] === '') pattern.lastIndex += pattern.unicode && (text.codePointAt(pattern.lastIndex) ?? 0) > 0xffff ? 2 : 1
  }
  return found
}

/** From where to where something stands in a text. */
export interface Range {
  readonly start: number
  readonly end: number
}
/** Where every match of such a pattern stands. */
export const rangesOf = (text: string, pattern: RegExp): readonly Range[] =>
  allIn(text, pattern).map(({ 0: said, index }) => ({ start: index, end: index + said.length }))
