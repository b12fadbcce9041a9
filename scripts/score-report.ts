import type { ScoredDocument, ScoredSet } from './score-sets.ts'
import { type Fault, PARTS, type Part, type Score } from './score-trips.ts'

/** What `npm run score` prints, line by line: with `verbose` each document with faults, then a table, then what was invented. */
export function report(sets: readonly ScoredSet[], { verbose }: { readonly verbose: boolean }): string[] {
  const total = { name: 'all', documents: sets.flatMap(({ documents }) => documents) }
  const rows = [HEAD, ...(sets.length > 1 ? [...sets, total] : sets).map(rowOf)]
  return [
    ...(verbose ? sets.flatMap(faultsOf) : []),
    ...table(rows),
    'recall/precision of fields; `invented` are documents without a trip in which one was read',
    ...sets.flatMap(({ name, documents }) => documents.filter(isInvented).map((document) => `invented: ${name}/${document.name}`)),
    ...sets.flatMap(({ name, documents }) =>
      documents.flatMap((document) => (document.unreadable ? [`not read: ${name}/${document.name}: ${document.unreadable}`] : [])),
    ),
  ]
}

const HEAD = ['set', 'documents', 'fields', ...PARTS, 'products', 'extra', 'invented']

const isInvented = ({ holdsTrip, score }: ScoredDocument): boolean => !holdsTrip && score.extra > 0

function rowOf({ name, documents }: ScoredSet): string[] {
  const scores = documents.map(({ score }) => score)
  const sum = (count: (score: Score) => number): number => scores.reduce((all, score) => all + count(score), 0)
  return [
    name,
    String(documents.length),
    rates(scores, () => true),
    ...PARTS.map((part) => rates(scores, (each) => each === part)),
    `${sum(({ found }) => found)}/${sum(({ products }) => products)}`,
    String(sum(({ extra }) => extra)),
    `${documents.filter(isInvented).length}/${documents.filter(({ holdsTrip }) => !holdsTrip).length}`,
  ]
}

/** `0.953/0.990`: how much of what is to be read was, and how much of what was read is right. */
function rates(scores: readonly Score[], within: (part: Part) => boolean): string {
  const right = scores.flatMap((score) => score.right.filter(within)).length
  const faults = scores.flatMap((score) => score.faults.filter(({ part }) => within(part)))
  const rate = (wrong: number) => (right + wrong === 0 ? '–' : (right / (right + wrong)).toFixed(3))
  const [recall, precision] = [rate(faults.filter(isMissed).length), rate(faults.filter(isWrong).length)]
  return recall === '–' && precision === '–' ? '–' : `${recall}/${precision}`
}

const isMissed = ({ expected }: Fault): boolean => expected !== undefined
const isWrong = ({ got }: Fault): boolean => got !== undefined

function faultsOf({ name, documents }: ScoredSet): string[] {
  return documents
    .filter(({ score }) => score.faults.length > 0)
    .flatMap((document) => {
      const { right, faults } = document.score
      const [missed, wrong] = [faults.filter(isMissed).length, faults.filter(isWrong).length]
      return [`${name}/${document.name}: ${right.length} right, ${missed} missed, ${wrong} wrong`, ...table(faults.map(faultRow)), '']
    })
}

const faultRow = ({ part, product, field, expected, got }: Fault): string[] => [
  ' ',
  part === 'trip' ? 'trip' : `${part} ${product ?? 'extra'}`,
  field,
  `expected ${expected ?? 'nothing'}`,
  `read ${got ?? 'nothing'}`,
]

/** Columns of even width. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
