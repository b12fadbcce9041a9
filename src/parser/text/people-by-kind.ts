/** People beside the kind of traveller each is, and those under a heading with what each has booked behind the name. */

import type { FoundPerson } from '../found.ts'
import { neighbour } from './around.ts'
import type { Line, Page } from './page.ts'
import { wholeName, withoutAge } from './people-lists.ts'
import { personLabel } from './person-labels.ts'
import { AGES, SEATS } from './person-words.ts'

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

/** `Anna Reed – Voksen Standard, sæde 14A`: behind a name the kind, and where one sits. */
const WITH_KIND = /^(?<name>\p{Lu}[\p{L}'’ .-]{4,45}?)\s[–—-]\s/u
/** `Coach C, Seat 31 (table) – name display: Anna Reed`: whose seat it is ends the line, behind a word for that; elsewhere it is where in the coach. */
const ENDS_IN_NAME =
  /(?:name|passag|passen|passeg|pasaj|viaj|viagg|travell?er|guest|reis|rejs|resen|podr[oó]ż|matkust)[\p{L} ]{0,12}:\s(?<name>\p{Lu}[\p{L}'’.-]+(?: \p{L}[\p{L}'’.-]*){1,3})$/iu
/** A seat and its number, in plain letters. */
const SEAT = new RegExp(`(?<![a-z])(?:${[...SEATS].join('|')})\\s(?:n[or°º.]{1,2}\\s)?\\d{1,3}`)
export const byKindAndSeat = (page: Page): FoundPerson[] =>
  page.lines.slice(1).flatMap((line): FoundPerson[] => {
    if (line.cells.length > 1 || !SEAT.test(line.plain)) return []
    const text = line.text.trim()
    const head = WITH_KIND.exec(text)
    const kind = head && /^[a-z]+/.exec(line.plain.trim().slice(head[0].length))?.[0]
    const name = kind && AGES.has(kind) ? head.groups?.name : ENDS_IN_NAME.exec(text)?.groups?.name
    const person = name === undefined ? undefined : wholeName(name)
    return person ? [person] : []
  })
