/** Names of stations that a page tells more than once: what is in no list is one likelier then. */

import type { Page } from '../page/page.ts'

/** Whether a text is a name that is on another line, too. */
export function isToldTwice(page: Page, text: string): boolean {
  if (!/^\p{Lu}[\p{L} .'’()-]{3,30}$/u.test(text)) return false
  return page.lines.filter((line) => line.text.includes(text)).length > 1
}

/** Between the two ends of a way. */
const SIGN = '[-–—→➔➜>⟶/]'
const SIGN_BEFORE = new RegExp(`${SIGN}\\s?$`)
const SIGN_BEHIND = new RegExp(`^\\s?${SIGN}`)
/** Whether a name is told on other lines too, once of them beside a time or a sign of a way: labels are told again as well. */
function isOnWays(page: Page, text: string): boolean {
  return (
    isToldTwice(page, text) &&
    page.lines.some(({ text: all, times }) => {
      const at = all.indexOf(text)
      return at >= 0 && (times.length > 0 || SIGN_BEFORE.test(all.slice(0, at)) || SIGN_BEHIND.test(all.slice(at + text.length)))
    })
  )
}

/** Asks the same of the names of stations, each once, without what stands in brackets behind them. */
export function tellsAgain(page: Page): (name: string) => boolean {
  const asked = new Map<string, boolean>()
  return (name) => {
    const short = name.replace(/ ?\([^)]*\)$/, '')
    const known = asked.get(short) ?? isOnWays(page, short)
    asked.set(short, known)
    return known
  }
}
