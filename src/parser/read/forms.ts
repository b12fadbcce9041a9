/** Forms of two columns of labels, each with what it says beside it, which may go on in the lines below. */

import { type Cell, lineOf, type Row, slack } from './rows.ts'

/** The fewest rows of such a form that are told on both sides. */
const fewestRows = 2
/** Lines by which what stands beside a label goes on. */
const mostLines = 4
const mostLetters = 30

/** The beginnings of a label, what it says, another label and what that says. */
type Edges = readonly [number, number, number, number]
type Side = 0 | 2

const at = (row: Row, edge: number | undefined): Cell | undefined =>
  edge === undefined ? undefined : row.find(({ start }) => Math.abs(start - edge) <= slack)

const isLabel = ({ text }: Cell): boolean => text.length <= mostLetters && !/\d/.test(text)

/** The lines of a page where each label of such forms has a line of its own, with all it says; `undefined` where there are none. */
export function byForms(rows: readonly Row[]): string[] | undefined {
  const out: string[] = []
  let found = false
  for (let first = 0; first < rows.length; ) {
    const end = endOf(rows, first)
    const form = rows.slice(first, end)
    const edges = edgesOf(form[0])
    if (edges && form.filter((row) => row.length === edges.length).length >= fewestRows && form.some((row) => goesOn(row, edges))) {
      out.push(...told(form, edges))
      found = true
    } else out.push(...rows.slice(first, Math.max(end, first + 1)).map(lineOf))
    first = Math.max(end, first + 1)
  }
  return found ? out : undefined
}

function edgesOf(row: Row | undefined): Edges | undefined {
  const [label, value, other, its] = row ?? []
  if (!label || !value || !other || !its || row?.length !== 4 || !isLabel(label) || !isLabel(other)) return undefined
  return [label.start, value.start, other.start, its.start]
}

/** The row behind the last of the form that begins at one. */
function endOf(rows: readonly Row[], first: number): number {
  const edges = edgesOf(rows[first])
  let end = first
  if (edges) while (end < rows.length && fits(rows[end] ?? [], edges)) end++
  return end
}

/** A row of labels with what they say, or of what goes on. */
function fits(row: Row, edges: Edges): boolean {
  if (row.length === 0 || !row.every((cell) => edges.some((edge, column) => isWithin(cell, edge, edges[column + 1])))) return false
  return goesOn(row, edges) || isRestOfLabels(row, edges) || sides.every((side) => isWhole(row, edges, side))
}

const isWithin = ({ start, end }: Cell, edge: number, next = Number.POSITIVE_INFINITY): boolean =>
  Math.abs(start - edge) <= slack && end <= next + slack

const sides: readonly Side[] = [0, 2]

/** A label and what it says, or neither. */
function isWhole(row: Row, edges: Edges, side: Side): boolean {
  const [label, value] = [at(row, edges[side]), at(row, edges[side + 1])]
  return label ? value !== undefined && isLabel(label) : value === undefined
}

const goesOn = (row: Row, edges: Edges): boolean => sides.every((side) => at(row, edges[side]) === undefined)

/** `incheckad` below `Senast`: labels go on in small letters, and nothing stands beside them. */
const isRestOfLabels = (row: Row, edges: Edges): boolean =>
  sides.every((side) => {
    const label = at(row, edges[side])
    return !label || (/^\p{Ll}/u.test(label.text) && isLabel(label) && at(row, edges[side + 1]) === undefined)
  })

/** What begins with a day or a time is another thing than what it stands under. */
const isOther = /^(?:\p{L}{2,10}[.,]? )?\d{1,2}[.:/-]?\s?(?:\d|\p{L}{3})/u

interface Told {
  label: string
  value: string
  more: number
}

function told(form: readonly Row[], edges: Edges): string[] {
  const out: Told[] = []
  const last: { [side in Side]?: Told | undefined } = {}
  for (const row of form)
    for (const side of sides) {
      const [label, value] = [at(row, edges[side]), at(row, edges[side + 1])]
      const above = last[side]
      if (label && value) {
        const next = { label: label.text, value: value.text, more: 0 }
        last[side] = next
        out.push(next)
      } else if (label && above) above.label += ` ${label.text}`
      else if (value && above && above.more++ < mostLines) above.value += `${isOther.test(value.text) ? '   ' : ' '}${value.text}`
      else if (value) out.push({ label: '', value: value.text, more: 0 })
    }
  return [...out.map(({ label, value }) => [label, value].filter((text) => text !== '').join('   ')), '']
}
