/** Towns with names of two letters or three. */

import { cellText } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { isOfSeats } from '../trains/train-numbers.ts'
import { plain } from '../words/plain.ts'

/** What one rides in, days and what is said of them. */
const GENERAL_WORD =
  /^(?:zug|tag|tog|bus|tr[ae]|uhr|von|bis|to|at|fra|til|fri|sat|sun|mon|tue|wed|thu|mo|di|mi|do|fr|sa|so|lor|son|man|tis|ons|tor|fre|lun|mar|mer|jeu|ven|sam|dim|gio|sab|dom)$/

/** Letters of the names of the shortest towns that are told as others are. */
const SHORTEST = /^\p{Lu}\p{Ll}{1,2}$/u
/** `Åre`, alone behind its time on one line and on another: so short are many words that are no towns. */
export function isShortTown({ lines }: Page, name: string): boolean {
  if (!SHORTEST.test(name) || isOfSeats(name) || GENERAL_WORD.test(plain(name))) return false
  const isEnd = (line: Line): boolean => line.times.length === 1 && line.cells.length === 2 && cellText(line, 1).trim() === name
  return lines.filter(isEnd).length > 1
}
