/** Patterns of whole words and phrases in plain letters: many, and long to make ready, so each is made when it is first asked for. */

import { remembered } from './remembered.ts'

/** One that matches any of some alternatives, with no letter before it or behind. */
export const anyOf = (...alternatives: readonly string[]): (() => RegExp) =>
  remembered(() => new RegExp(`(?<![a-z])(?:${alternatives.join('|')})(?![a-z])`))
/** The same for every place in which one stands. */
export const everyOf = (...alternatives: readonly string[]): (() => RegExp) =>
  remembered(() => new RegExp(`(?<![a-z])(?:${alternatives.join('|')})(?![a-z])`, 'g'))
