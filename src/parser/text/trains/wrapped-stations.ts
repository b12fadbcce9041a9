/** Stations whose names a narrow column breaks over two rows: `Torino Porta` above `Nuova`. */

import { cellText, sameColumn } from '../page/around.ts'
import { upToMost } from '../page/marks.ts'
import type { Line, Page } from '../page/page.ts'
import { findTrains } from './train-numbers.ts'

/** Half of a name. */
const HALF = /^\p{Lu}[\p{L}.'’ -]{1,24}$/u

interface Broken {
  readonly halves: readonly [string, string]
  readonly whole: string
}

/** Whether a row tells a ride by itself: what stands in it is no rest of what is above. */
const isRide = ({ text, times }: Line): boolean => times.length > 1 || findTrains(text).length > 0

/** The cells of a row that with those below them say the name of a station that is listed, where the cell below does not say one by itself. */
function brokenOn({ lines, gazetteer }: Page, line: Line): Broken[] {
  const below = lines[line.index + 1]
  if (!below || line.cells.length < 2 || isRide(below)) return []
  return line.cells.flatMap((_, at): Broken[] => {
    const rest = sameColumn(line, at, below)
    const halves = [cellText(line, at).trim(), rest ? below.text.slice(rest.start, rest.end).trim() : ''] as const
    if (!halves.every((half) => HALF.test(half))) return []
    // `Hamburg-` above `Altona`
    const whole = halves.join(halves[0].endsWith('-') ? '' : ' ')
    const isListed = (name: string): boolean => gazetteer.stations(name)[0]?.isListed === true
    return isListed(whole) && !isListed(halves[1]) ? [{ halves, whole }] : []
  })
}

/** Asks what a station is called of which a row tells a half; a half of two names is of neither. */
export function wholeNames(page: Page): (name: string) => string {
  const broken = upToMost(page.lines.slice(1), (line) => brokenOn(page, line))
  return (name) => {
    const wholes = new Set(broken.flatMap(({ halves, whole }) => (halves.includes(name) ? [whole] : [])))
    const [whole] = wholes
    return whole !== undefined && wholes.size === 1 ? whole : name
  }
}
