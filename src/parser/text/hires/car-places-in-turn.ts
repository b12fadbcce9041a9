/** Where a hired car is fetched and brought back, where both labels stand side by side and what they tell one after the other. */

import type { LabelledMoment } from '../days/pairs.ts'
import { cellText } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { isOwn } from './car-place-cells.ts'
import { HAS_KIND, placeIn } from './car-place-names.ts'

/** `Faro Airport`, its address and hours, `Lisbon Airport`, its address and hours: the two that say what kind of place they are, the first of them first. */
function bothOfAKind(lines: readonly Line[]): readonly [string, string] | undefined {
  const end = lines.findIndex(({ text, cells }) => text.trim() === '' || cells.length > 1)
  const block = lines.slice(0, end < 0 ? 0 : end)
  const named = block.flatMap((line) => {
    const name = isOwn(line) && !/\d/.test(line.text) && HAS_KIND.test(line.plain) ? placeIn(line.text) : undefined
    return name === undefined ? [] : { name, index: line.index }
  })
  const [one, two, more] = named
  return one && two && !more && one.index === block[0]?.index && two.index > one.index + 1 ? [one.name, two.name] : undefined
}

/** Both places with as many lines each, below both moments: what the first line of either tells. */
function bothBelow(page: Page, index: number): readonly [string, string] | undefined {
  const begin = page.lines.slice(index + 1).find((line) => isOwn(line) && line.text.trim() !== '')
  if (begin?.cells.length === 2) {
    const [left, right] = begin.cells.map((_, at) => placeIn(cellText(begin, at)))
    return left && right ? [left, right] : undefined
  }
  const rest = begin ? page.lines.slice(begin.index) : []
  const told = bothOfAKind(rest)
  if (told) return told
  const end = rest.findIndex(({ text, cells }) => text.trim() === '' || cells.length > 1 || /^[^:]{3,30}:\s/.test(text))
  const lines = end < 0 ? [] : rest.slice(0, end)
  const [one, two] = [lines[0], lines[lines.length / 2]].map((line) => line && placeIn(line.text))
  return one && two ? [one, two] : undefined
}

/** Under two labels side by side, whose columns come one after the other: above its moment where the first one's is, else below. */
export function placeInTurn(page: Page, told: LabelledMoment, other: LabelledMoment): string | undefined {
  const first = Math.min(told.line.index, other.line.index)
  const above = page.lines.slice(told.hit.line.index + 1, first).find(({ text }) => placeIn(text) !== undefined)
  if (above) {
    const own = told.line.index - (first - above.index)
    if (own === above.index || own > first) return placeIn(page.lines[own]?.text ?? '')
    // Both places, with as many lines each, before both moments.
    const rest = page.lines.slice(above.index, first).filter(({ text }) => text.trim() !== '')
    return rest.length % 2 === 0 ? placeIn(rest[rest.length / 2]?.text ?? '') : undefined
  }
  const last = Math.max(told.line.index, other.line.index)
  const isApart = page.lines.slice(first + 1, last).every(({ text }) => placeIn(text) === undefined)
  const both = isApart ? bothBelow(page, last) : undefined
  if (both) return told.line.index < other.line.index ? both[0] : both[1]
  const end = other.line.index > told.line.index ? other.line.index : told.line.index + 6
  const below = page.lines.slice(told.line.index + 1, Math.min(end, told.line.index + 6)).filter(isOwn)
  return below.map(({ text }) => placeIn(text)).find((value) => value !== undefined)
}

/**
 * Two columns, one a little lower than the other, whose lines come by turns: `Pick-up`, `Drop-off`, both moments and both places, each alone in its line.
 */
export function placeByTurns(page: Page, told: LabelledMoment, other: LabelledMoment): string | undefined {
  const [first, second] = told.line.index < other.line.index ? [told, other] : [other, told]
  const head = page.lines.slice(first.hit.line.index, first.hit.line.index + 6)
  const areByTurns =
    head[1] === second.hit.line && head[2] === first.line && head[3] === second.line && head.every(({ cells }) => cells.length === 1)
  const places = areByTurns ? head.slice(4).map((line) => (isOwn(line) ? placeIn(line.text) : undefined)) : []
  return places.every((place) => place !== undefined) ? places[told === first ? 0 : 1] : undefined
}
