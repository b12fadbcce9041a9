/** Journeys out and back that stand side by side are put below one another. */

import { plain } from '../words/plain.ts'
import { columnsOf } from './cells.ts'

export const OUT =
  /^(?:outbound|outward|departing|depart|departure flight|going|flight 1|hinflug|hinfahrt|hinreise|aller|ida|vuelo de ida|andata|heenreis|heenvlucht|utresa|udrejse|utreise|tam|menomatka|meno|hin|gidis|odaut|cesta tam)(?![a-z])/
export const BACK =
  /^(?:inbound|return|returning|return flight|coming back|flight 2|ruckflug|ruckfahrt|ruckreise|retour|vuelta|regreso|ritorno|volta|regresso|terugreis|terugvlucht|hemresa|aterresa|retur|hjemrejse|hjemreise|powrot|paluumatka|paluu|zuruck|donus|visszaut|cesta zpet)(?![a-z])/
/** Blocks are not longer. */
const LONGEST = 16

/** Whether two columns begin here, one for the way there and one for the way back. */
function isHeading(text: string): boolean {
  const cells = columnsOf(text).map(plain)
  return cells.length === 2 && OUT.test(cells[0] ?? '') && BACK.test(cells[1] ?? '') && cells.every((cell) => cell.length < 40)
}

/** `Departs   10:15   16:40` below the two: a label, and what it is on each way, perhaps below a line of both; undefined where fewer than two are so. */
function labelled(lines: readonly string[], first: number): { readonly end: number; readonly out: readonly string[] } | undefined {
  const isOfBoth = columnsOf(lines[first + 1] ?? '').length === 2
  let end = first + (isOfBoth ? 2 : 1)
  while (end < lines.length && end - first < LONGEST && columnsOf(lines[end] ?? '').length === 3) end++
  if (end - first < (isOfBoth ? 4 : 3)) return undefined
  const titles = columnsOf(lines[first] ?? '').slice(-2)
  const rows = lines
    .slice(first + 1, end)
    .map((line) => columnsOf(line))
    .map((cells) => (cells.length === 2 ? ['', ...cells] : cells))
  if (rows.some(([label = '']) => /\d/.test(label))) return undefined
  const way = (column: 1 | 2): string[] => [titles[column - 1] ?? '', ...rows.map((row) => `${row[0]}   ${row[column]}`.trim())]
  return { end, out: [...way(1), '', ...way(2), ''] }
}

/** `Départ   21h00 TOULON   Départ   14h30   BASTIA` as what stands behind each label, once for either way; undefined where no label comes twice. */
function halvesOf(line: string): readonly [string, string] | undefined {
  const cells = columnsOf(line)
  if (cells.length === 2) return [cells[0] ?? '', cells[1] ?? '']
  const [label = ''] = cells
  const second = /^\p{L}/u.test(label) && !/\d/.test(label) ? cells.indexOf(label, 1) : -1
  return second > 1 && second < cells.length - 1 ? [cells.slice(0, second).join('   '), cells.slice(second).join('   ')] : undefined
}

/** The rows under the two headings in which each label comes twice; undefined where fewer than two are so. */
function repeated(lines: readonly string[], first: number): { readonly end: number; readonly out: readonly string[] } | undefined {
  const halves: (readonly [string, string])[] = []
  let [end, labelled] = [first, 0]
  for (; end < lines.length && end - first < LONGEST; end++) {
    const line = lines[end] ?? ''
    if (line.trim() === '') continue
    const both = halvesOf(line)
    if (!both) break
    if (columnsOf(line).length > 2) labelled++
    halves.push(both)
  }
  if (labelled < 2) return undefined
  return { end, out: [...halves.map(([left]) => left), '', ...halves.map(([, right]) => right), ''] }
}

/** Lines whose two columns under such a heading are read one after the other; the others as they are. */
export function unfolded(lines: readonly string[]): string[] {
  const out: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const heading = lines[at] ?? ''
    let end = at + 1
    const rows = isHeading(heading) ? (labelled(lines, at) ?? repeated(lines, at)) : undefined
    if (rows) {
      out.push(...rows.out)
      at = rows.end - 1
      continue
    }
    if (isHeading(heading))
      while (
        end < lines.length &&
        end - at < LONGEST &&
        /^$|^\S.*?(?:\s{3,}|\t|\s\|\s)\S/.test((lines[end] ?? '').trim()) &&
        columnsOf(lines[end] ?? '').length < 3
      )
        end++
    const block = lines.slice(at, end).filter((line) => line.trim() !== '')
    if (block.length < 3) {
      out.push(heading)
      continue
    }
    const columns = block.map(columnsOf)
    out.push(...columns.map(([left = '']) => left), '', ...columns.map(([, right = '']) => right))
    at = end - 1
  }
  return out
}
