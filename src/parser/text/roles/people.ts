/** Who is named on a page, and where: whom it may be that travels, and whose names stand there for another reason. */

import type { FoundPerson } from '../../found.ts'
import type { Line, Page } from '../page/page.ts'
import { personAt } from '../people/people-addressed.ts'
import { personKey } from '../people/person-keys.ts'
import type { Range } from '../words/all-in.ts'
import { plain } from '../words/plain.ts'
import { type Run, runsIn, titledIn, type Whole, wholesIn } from './name-shapes.ts'

/** Where the whole of a name stands, or half of it. */
export interface NameMark extends Range {
  readonly line: Line
  /** Which of the candidates it names. */
  readonly who: number
  readonly part: 'whole' | 'given' | 'last'
}

/** Somebody who is named. */
export interface Candidate {
  readonly person: FoundPerson
  readonly key: string
}

export interface Named {
  readonly candidates: readonly Candidate[]
  readonly marks: readonly NameMark[]
}

/** Of more people a page is a list of names; of more places one is told by the first. */
const [MOST_NAMED, MOST_MARKS] = [40, 300]

/** Names of a head of a mail: `Anna Reed <…>`, `anna.reed@…`, `Reed, Anna`. */
export function personInHead(page: Page, told: string): Candidate | undefined {
  const bare = told.replace(/\s*[<[(].*$|["'“”]/g, '').replace(/^(?<last>[^,@]{2,30}), (?<first>[^,@]{2,30})$/, '$<first> $<last>')
  const [whole] = wholesIn(bare, runsIn(bare), new Map())
  const person = told === '' ? undefined : (whole?.person ?? personAt(page, told))
  return person && { person, key: personKey(person) }
}

/** A line with the capitals in a row on it. */
interface Capitals {
  readonly line: Line
  readonly runs: readonly Run[]
}

/** Everyone whom a page names, behind those of the heads of mails. */
export function namedOn(page: Page, heads: readonly Candidate[]): Named {
  const lines = page.lines.map((line): Capitals => ({ line, runs: runsIn(line.text) })).filter(({ runs }) => runs.length > 0)
  const known = new Map(heads.map(({ key, person }) => [key, person]))
  const places = new Map<string, number>([...known.keys()].map((key, who) => [key, who]))
  const marks: NameMark[] = []
  const mark = (line: Line, wholes: readonly Whole[]): void => {
    for (const { person, start, end } of wholes) {
      const key = personKey(person)
      if (!known.has(key) && known.size < MOST_NAMED) {
        places.set(key, known.size)
        known.set(key, person)
      }
      const who = places.get(key)
      if (who !== undefined) marks.push({ line, start, end, who, part: 'whole' })
    }
  }
  for (const { line, runs } of lines) if (marks.length < MOST_MARKS) mark(line, wholesIn(line.text, runs, known))
  const lasts = new Set([...known.values()].map(({ lastName }) => plain(lastName)))
  for (const { line } of lines)
    if (marks.length < MOST_MARKS)
      mark(
        line,
        titledIn(line.text).filter(({ person }) => !lasts.has(plain(person.lastName))),
      )
  const candidates = [...known].map(([key, person]): Candidate => ({ key, person }))
  return { candidates, marks: [...marks, ...halvesOn(lines, candidates, marks)] }
}

/** Where half of somebody's name stands by itself. */
function halvesOn(lines: readonly Capitals[], candidates: readonly Candidate[], wholes: readonly NameMark[]): readonly NameMark[] {
  const halves = new Map<string, Pick<NameMark, 'who' | 'part'>[]>()
  const add = (word: string, who: number, part: NameMark['part']): void => {
    if (word.length > 2) halves.set(word, [...(halves.get(word) ?? []), { who, part }])
  }
  candidates.forEach(({ person: { firstName = '', lastName } }, who) => {
    add(plain(firstName).split(' ')[0] ?? '', who, 'given')
    if (firstName !== '') add(plain(lastName).split(' ').at(-1) ?? '', who, 'last')
  })
  const out: NameMark[] = []
  for (const { line, runs } of lines) {
    const own = wholes.filter((mark) => mark.line === line)
    for (const { text, start, end } of runs.flat()) {
      if (out.length >= MOST_MARKS) return out
      if (own.some((mark) => mark.start < end && start < mark.end)) continue
      for (const half of halves.get(plain(text)) ?? []) out.push({ line, start, end, ...half })
    }
  }
  return out
}
