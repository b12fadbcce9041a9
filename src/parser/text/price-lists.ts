/** Tables of rows with two days each that are no stays: seasons of a price list, and stays for which points were credited. */

import { addDays } from '../../core/dates.ts'
import { columnNamed, saidAt } from './around.ts'
import type { Seeming } from './evidence.ts'
import { daysOn } from './pairs.ts'
import { wordSet } from './vocabulary.ts'

/** Seasons that follow one another; a stay may be charged by two. */
const SOME_SEASONS = 3
/** Nights that no season is shorter than. */
const SHORTEST_SEASON = 14

/** Whether a page lists seasons, each from the day after the one before: what houses charge, and nobody stays that long. */
function areSeasons({ page, products }: Seeming): boolean {
  if (!products.every(({ kind }) => kind === 'hotel')) return false
  const spans = page.lines.flatMap((line) => {
    const [first, second] = daysOn(page, line).slice(-2)
    return first && second && addDays(first.date, SHORTEST_SEASON) <= second.date ? [{ first: first.date, last: second.date }] : []
  })
  const following = spans.filter(({ first }, at) => addDays(spans[at - 1]?.last ?? first, 1) === first)
  return following.length >= SOME_SEASONS - 1
}

const POINTS = wordSet(
  'points punkte bonuspunkte puntos punti pontos punten poang bonuspoang poeng bonuspoeng point bonuspoint punkty pisteet body pontok puan',
)
const SIGNED = /^[+−-]\s?\d/

/** Whether a row tells the days of a stay and what was credited for it, or taken: a statement of points. */
const isStatementOfPoints = ({ page }: Seeming): boolean =>
  page.lines.some((line) => {
    if (line.dates.length === 0 || line.cells.length < 2) return false
    const column = columnNamed(page, line, (said) => said.split(' ').some((word) => POINTS.has(word)))
    return column >= 0 && SIGNED.test(saidAt(line, line.cells[column]))
  })

/** Whether a table lists what rooms cost in each season, or what stays were worth. */
export const isListed = (seeming: Seeming): boolean => areSeasons(seeming) || isStatementOfPoints(seeming)
