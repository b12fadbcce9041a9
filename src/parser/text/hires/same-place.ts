/** Whether the place where a car is brought back is said to be that where it was fetched. */

import { neighbour, saidAt } from '../page/around.ts'
import type { Page } from '../page/page.ts'
import { type Ends, isEnd } from './car-labels.ts'
import { placeKnown } from './car-place-cells.ts'
import { IS_SAME, SAME } from './car-place-names.ts'

/** `Return location` above `Same as pick-up`, or beside it, or `Return` with its moment between or beside it. */
export function isSaidSame(page: Page, ends: readonly Ends[]): boolean {
  const isBack = (said: string): boolean => isEnd(said) && ends.some(({ dropOff }) => said.search(dropOff) >= 0)
  const isUnderMoment = (index: number): boolean => {
    const moments = page.lines.slice(Math.max(1, index - MOMENT), index)
    const label = moments.findLastIndex((line) => isBack(line.plain.trim()) || isBack(saidAt(line, line.cells[0])))
    return label >= 0 && moments.slice(label + 1).every(({ dates, times }) => dates.length + times.length > 0)
  }
  return page.lines.some((line) =>
    line.cells.some((cell, at) => {
      const said = saidAt(line, cell)
      const below = neighbour(page, line.index, 1)
      // Where a place follows, something else was the same.
      if (!SAME.test(said) || !IS_SAME.test(said) || (line.cells.length === 1 && below && placeKnown(page, below.text))) return false
      return (
        isBack((at > 0 ? saidAt(line, line.cells[at - 1]) : neighbour(page, line.index, -1)?.plain.trim()) ?? '') ||
        isUnderMoment(line.index)
      )
    }),
  )
}

/** Lines of a moment and of the label above it. */
const MOMENT = 3
