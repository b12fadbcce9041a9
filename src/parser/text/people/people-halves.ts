/** Names told by halves, each with a label or a column of its own: `First name`, `Surname`. */

import type { FoundPerson } from '../../found.ts'
import { isParticle, PARTICLE } from '../../particles.ts'
import { cellText, MOST_ROWS, neighbour, saidAt } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { allIn } from '../words/all-in.ts'
import { wordSet } from '../words/vocabulary.ts'
import { personLabel } from './person-labels.ts'

/** What a column of titles is called. */
const OF_TITLES = wordSet(
  'title titel anrede civilite tratamiento trato titolo titulo aanhef tiltale tilltal titul osloveni megszolitas unvan',
)

/** Columns of a table of people. */
const MOST_COLUMNS = 12
/** Words of half a name, but for particles. */
const MOST_WORDS = 3
const IS_HALF = new RegExp(`^\\s*(?:${PARTICLE}\\s){0,3}\\p{Lu}[\\p{L}'’ .-]{0,38}$`, 'u')

const GIVEN_ASIDE =
  '(?:[Gg]iven [Nn]ames?|[Ff]irst [Nn]ames?|[Vv]ornamen?|[Pp]r[ée]noms?|[Nn]ombres?|[Vv]oornamen?|[Ff]örnamn|[Ff]ornavn|[Ii]mi[ęo]na?)'
const FAMILY_ASIDE =
  '(?:[Ss]urname|[Ll]ast [Nn]ame|[Ff]amily [Nn]ame|[Nn]achname|[Nn]om(?: de famille)?|[Aa]pellidos?|[Cc]ognome|[Ss]obrenome|[Aa]chternaam|[Ee]fternamn|[Ee]tternavn|[Nn]azwisko)'
const WORDS = "\\p{Lu}[\\p{L}'’.-]*(?: \\p{Lu}[\\p{L}'’.-]*){0,3}"
const BOTH_ASIDES = new RegExp(
  `(?<first>${WORDS}) \\(${GIVEN_ASIDE}\\) (?<last>${WORDS}) \\(${FAMILY_ASIDE}\\)|(?<family>${WORDS}) \\(${FAMILY_ASIDE}\\) (?<given>${WORDS}) \\(${GIVEN_ASIDE}\\)`,
  'gu',
)
/** `Siew Ling (Given names) Khoo (Surname)`: halves of a name that are told behind them. */
export const byAsides = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap(({ text }) =>
    // Both halves have theirs.
    text.indexOf(' (') < text.lastIndexOf(' (')
      ? allIn(text, BOTH_ASIDES).flatMap(({ groups }) => {
          const [firstName = '', lastName = ''] = [groups?.first ?? groups?.given, groups?.last ?? groups?.family]
          return [{ firstName, lastName }]
        })
      : [],
  )

/** `DATOS DEL CLIENTE` above `Nombre   JOSÉ RAMÓN`: a heading is no label of the one below it. */
const isLabelAt = (line: Line, at: number): boolean => personLabel(saidAt(line, line.cells[at]))?.isAll === true

/** Halves of a name that have labels of their own, put together in their order. */
export function byHalves(page: Page): FoundPerson[] {
  const halves: Record<'given' | 'family' | 'name', string[]> = { given: [], family: [], name: [] }
  for (const line of page.lines.slice(1)) {
    for (const [at, cell] of line.cells.entries()) {
      const label = personLabel(line.plain.slice(cell.start, cell.end))
      if (!label || (!label.half && label.isRole) || (!label.isAll && !label.hasColon)) continue
      const row = neighbour(page, line.index, 1)
      const beside = cellText(line, at + 1)
      const isLabel = personLabel(beside.toLowerCase())?.half !== undefined
      const text = !label.isAll
        ? line.text.slice(cell.start + label.end, cell.end)
        : beside !== '' && !isLabel && line.cells.length === 2
          ? beside
          : row && (row.cells.length === line.cells.length || line.cells.length === 1) && !isLabelAt(row, at)
            ? cellText(row, at)
            : ''
      if (IS_HALF.test(text)) halves[label.half ?? 'name'].push(text.trim())
    }
  }
  // `Nom` above `Prénom` is the family's, `Nombre` above `Apellidos` the given one.
  const given = halves.given.length > 0 ? halves.given : halves.name
  const family = halves.family.length > 0 ? halves.family : halves.name
  if (
    given === family ||
    given.length !== family.length ||
    [...given, ...family].some(
      (half) =>
        (given === halves.name || family === halves.name) && half.split(' ').filter((word) => !isParticle(word)).length > MOST_WORDS,
    )
  )
    return []
  return given.map((firstName, index) => ({ firstName, lastName: family[index] ?? '' }))
}

/** `2.`, `1 (lead)`: which row it is. */
const NUMBER_OF_ROW = /^\s*\d{1,2}[.)]?(?: \(\p{L}+\))?\s*$/u

/** Rows under a heading that has a column for each half of a name. */
export function byColumns(page: Page): FoundPerson[] {
  return page.lines.slice(1).flatMap((heading): FoundPerson[] => {
    if (heading.cells.length < 2 || heading.cells.length > MOST_COLUMNS) return []
    const labels = heading.cells.map(({ start, end }) => personLabel(heading.plain.slice(start, end)))
    const halfAt = (half: 'given' | 'family'): number => labels.findIndex((label) => label?.isAll && label.half === half)
    // `Nome` beside the family's name is the given one, and `Name` beside the given one the family's.
    const name = labels.findIndex((label) => label?.isAll && !label.half && !label.isRole)
    const given = halfAt('given') < 0 ? name : halfAt('given')
    const family = halfAt('family') < 0 ? name : halfAt('family')
    if (given < 0 || family < 0 || given === family) return []
    const isTitle = OF_TITLES.has(saidAt(heading, heading.cells[0]))
    const out: FoundPerson[] = []
    let row = neighbour(page, heading.index, 1)
    for (; row && out.length < MOST_ROWS; row = neighbour(page, row.index, 1)) {
      // Children have no title. A number before all of it has no heading.
      const isNumbered = row.cells.length === heading.cells.length + 1 && NUMBER_OF_ROW.test(cellText(row, 0))
      const at = isNumbered ? -1 : row.cells.length < heading.cells.length && isTitle ? 1 : 0
      const [firstName, lastName] = [cellText(row, given - at).trim(), cellText(row, family - at).trim()]
      if (!IS_HALF.test(firstName) || !IS_HALF.test(lastName)) break
      out.push({ firstName, lastName })
    }
    // One row is told by the labels alone.
    return out.length > 1 ? out : []
  })
}
