/** Ways to say one thing, in lists with a language or two a line. */

import { remembered } from './remembered.ts'

/** What is in all that a way to say it finds, apart by `|`, and that way, a part of a pattern in plain letters. */
export type Way = readonly [has: string, said: string]

/** Whether a text in plain letters says it: most have nothing of most ways, and patterns take long to make ready. */
export function sayingOf(ways: readonly Way[]): (text: string) => boolean {
  const made = ways.map(([has, said]) => ({
    has: has.split('|'),
    pattern: remembered(() => new RegExp(`(?<![a-z])(?:${said})(?![a-z])`)),
  }))
  return (text) => made.some(({ has, pattern }) => has.some((part) => text.includes(part)) && pattern().test(text))
}
