/** People beside the kind of traveller each is, and those under a heading with what each has booked behind the name. */

import type { FoundPerson } from '../../found.ts'
import { neighbour } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { wholeName, withoutAge } from './people-lists.ts'
import { personLabel } from './person-labels.ts'
import { AGES } from './person-words.ts'

/** `Adulto · Bilhete 577 2193340012`, `Child (6 years) – Ticket 125-2371401064` */
const WITH_TICKET = /^(?<word>[a-z]{3,13})(?: \([^()]{1,20}\))?\s?[·•|,–-]\s.{0,40}?(?<!\d)\d{3}[ -]?\d{10}(?!\d)/
/** `Adulto 1`, `2. Kind`: the kind of each, counted. */
const NUMBERED = /^(?:(?<word>[a-z]{3,13}) \d{1,2}|\d{1,2}[.)]? (?<behind>[a-z]{3,13}))\s?:?$/

const kindIn = (line: Line | undefined, pattern: RegExp): string | undefined => {
  const { word, behind } = (line && pattern.exec(line.plain.trim())?.groups) ?? {}
  const kind = word ?? behind
  return kind !== undefined && AGES.has(kind) ? kind : undefined
}

const nameAlone = (line: Line | undefined): FoundPerson[] => {
  const person = line?.cells.length === 1 ? wholeName(withoutAge(line.text.trim())) : undefined
  return person ? [person] : []
}

/** `Anna Reed` above `Adult · Ticket 125-2371401064`: nobody else travels with that ticket. */
export const byKindAndTicket = (page: Page): FoundPerson[] =>
  page.lines.slice(2).flatMap((line) => (kindIn(line, WITH_TICKET) === undefined ? [] : nameAlone(neighbour(page, line.index, -1))))

/** `Adulto 1` above `Sra. Nerea Olmo` and `Niño 1` above `Unai Olmo (6 años)`: one alone may be what is paid for. */
export function byNumberedKind(page: Page): FoundPerson[] {
  const kinds = page.lines.slice(1).filter((line) => line.cells.length === 1 && kindIn(line, NUMBERED) !== undefined)
  const people = kinds.flatMap((line) => nameAlone(neighbour(page, line.index, 1)))
  return people.length > 1 && people.length === kinds.length ? people : []
}

/** `Anna Reed – LowFare+, 1 bag, seat 9D`: what is booked for one, behind a dash. */
const WITH_MORE = /^(?<name>\p{Lu}[\p{L}'’ .-]{4,45}?)\s[–—-]\s(?=.*[\d,])(?<what>\S+)/u
/** Two or more rows right below a heading of travellers of which the same is told. */
export const byWhatIsBooked = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((heading): FoundPerson[] => {
    const small = heading.plain.trim()
    const label = heading.cells.length === 1 ? personLabel(small) : undefined
    if (!label?.isRole || label.end < small.length) return []
    const people: FoundPerson[] = []
    let first: string | undefined
    for (let row = neighbour(page, heading.index, 1); row; row = neighbour(page, row.index, 1)) {
      const { name = '', what } = WITH_MORE.exec(row.text.trim())?.groups ?? {}
      const person = wholeName(name)
      if (!person || what !== (first ?? what)) break
      first = what
      people.push(person)
    }
    return people.length > 1 ? people : []
  })
