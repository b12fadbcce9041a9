/** Numbers of several hires of one page, each among the lines of its own. */

import type { MomentPair } from '../days/pairs.ts'
import type { Page } from '../page/page.ts'
import type { Reference } from '../references/references.ts'

/** Of several hires the number that stands among the lines of each, which no empty line parts: another for each, told nowhere but there. */
export function referencesAmong(page: Page, references: readonly Reference[], pairs: readonly MomentPair[]): readonly Reference[] {
  if (pairs.length < 2) return []
  const each = pairs.flatMap(({ first, second }) => {
    const [from, to] = [first.hit.line.index, second.hit.line.index]
    const begin = page.lines.slice(0, from).findLastIndex(({ text }) => text.trim() === '')
    const end = page.lines.findIndex(({ text, index }) => index > to && text.trim() === '')
    return references.find(({ line, rank }) => line > Math.max(0, begin) && line < (end < 0 ? page.lines.length : end) && rank > 1) ?? []
  })
  return each.length === pairs.length && new Set(each.map(({ value }) => value)).size === pairs.length ? each : []
}
