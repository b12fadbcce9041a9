/** Rows of a table of trains whose cells stand one below another: `Train   Departure   Arrival` above `64`, `Toronto`, `11:35` and so on. */

import { neighbour, saidAt } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { labelledTrain, type TrainMark } from './train-numbers.ts'
import { isHeadingOfRides } from './train-roles.ts'

/** Lines from the heading to the last number. */
const MOST_LINES = 60
/** Lines from a number to the first time of its ride. */
const MOST_TO_TIME = 6

const isNumber = ({ cells, text }: Line): boolean => cells.length === 1 && /^\s*\d{1,5}\s*$/.test(text)

/** Lines from a number to the next time; undefined where none is near. */
function linesToTime(page: Page, line: Line): number | undefined {
  let next = neighbour(page, line.index, 1)
  for (let count = 1; next && count <= MOST_TO_TIME; count++) {
    if (next.times.length > 0) return count
    next = neighbour(page, next.index, 1)
  }
  return undefined
}

/** Whether it is the heading of a table that begins with the numbers of trains. */
const isOfTrains = (line: Line): boolean =>
  line.cells.length > 2 && isHeadingOfRides(line.plain) && labelledTrain('123', saidAt(line, line.cells[0])) !== undefined

/** A number alone on its line that is as far from the next time as the one just below the heading, two times or more below that one. */
export function stackedTrain(page: Page, line: Line): TrainMark | undefined {
  if (!isNumber(line)) return undefined
  const above = page.lines.slice(Math.max(1, line.index - MOST_LINES), line.index)
  const heading = above.findLast(isOfTrains)
  const first = heading && neighbour(page, heading.index, 1)
  if (!first || first.index >= line.index || !isNumber(first)) return undefined
  const times = page.lines.slice(first.index, line.index).reduce((sum, between) => sum + between.times.length, 0)
  const far = linesToTime(page, first)
  if (times < 2 || far === undefined || far !== linesToTime(page, line)) return undefined
  return { start: 0, end: line.text.length, name: line.text.trim() }
}
