import * as v from 'valibot'
import { addDays } from './dates.ts'
import type { Complaint, Fault, Path } from './faults.ts'
import type { Field, Fields } from './fields.ts'
import type { Horizon } from './horizon.ts'
import { endsOf } from './ranges.ts'
import { hasAtMost, isRecord, own } from './records.ts'

/**
 * Reads an input against its fields: other names and spellings become the proper ones, and everything that is wrong is told
 * at once. Values are never changed otherwise, so what is passed on is what came. `given` is the name by which an input came.
 */
export function check(fields: Fields, raw: Readonly<Record<string, unknown>>, horizon: Horizon) {
  const names: Names = new Map()
  const value = tidy(fields, raw, [], names)
  const complaints = Object.entries(fields)
    .flatMap(([name, field]) => checkField(field, value[name], [name], horizon))
    .slice(0, mostComplaints)
    .map((complaint) =>
      names.size
        ? { ...complaint, given: complaint.path.map((step, at) => names.get(key(complaint.path.slice(0, at + 1))) ?? step) }
        : complaint,
    )
  return { value, complaints, given: (name: string) => names.get(name) ?? name }
}

/** More than these tell nobody more. */
const mostComplaints = 100

/** Values within an input of which everything that is wrong is looked for; of a larger one the first thing is told. */
const mostRead = 10_000

/** Fills in what the service takes for said where it is not. */
export function filled(fields: Fields, value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const whole: Record<string, unknown> = { ...value }
  for (const [name, field] of Object.entries(fields)) {
    const there = whole[name] === undefined ? field.fallback : whole[name]
    if (there !== undefined) whole[name] = filledValue(field, there)
  }
  return whole
}

function filledValue({ members, item }: Field<unknown>, value: unknown): unknown {
  if (members && isRecord(value)) return filled(members, value)
  return item && Array.isArray(value) ? value.map((each) => filledValue(item, each)) : value
}

/** The names that came in place of the proper ones, by where they stand. */
type Names = Map<string, string>

const key = (path: Path): string => path.join('/')

function tidy(fields: Fields, raw: Readonly<Record<string, unknown>>, path: Path, names: Names): Record<string, unknown> {
  const value: Record<string, unknown> = { ...raw }
  for (const [name, field] of Object.entries(fields)) {
    for (const other of field.also ?? []) {
      if (value[name] === undefined && value[other] !== undefined) {
        value[name] = value[other]
        names.set(key([...path, name]), other)
      }
      delete value[other]
    }
    if (value[name] === undefined) delete value[name]
    else value[name] = tidyValue(field, value[name], [...path, name], names)
  }
  return value
}

function tidyValue(field: Field<unknown>, value: unknown, path: Path, names: Names): unknown {
  if (field.members && isRecord(value)) return tidy(field.members, value, path, names)
  const { item } = field
  if (item && Array.isArray(value)) return value.map((each, at) => tidyValue(item, each, [...path, at], names))
  return typeof value === 'string' ? (own(field.synonyms ?? {}, value) ?? value) : value
}

function checkField(field: Field<unknown>, value: unknown, path: Path, horizon: Horizon): Complaint[] {
  if (value === undefined && field.presence !== 'required') return []
  // Stopping at the first fault costs little, whatever came: a body of millions of wrong values would fill the memory with complaints.
  const first = v.safeParse(field.schema, value, { abortEarly: true })
  if (first.success) return datesOf(field, value, path, horizon)
  const { issues = first.issues } = hasAtMost(mostRead, value) ? v.safeParse(field.schema, value) : first
  return issues.map((issue) => complaintOf(field, issue, path))
}

function complaintOf(field: Field<unknown>, issue: v.BaseIssue<unknown>, path: Path): Complaint {
  const within = (issue.path ?? []).map((step) => step.key).filter((key) => typeof key === 'string' || typeof key === 'number')
  const at = fieldAt(field, within)
  const missing = issue.kind === 'schema' && issue.input === undefined
  const tooMany = issue.type === 'max_length' && Array.isArray(issue.input) ? issue.input.length : 0
  return {
    fault: missing ? 'missing' : faultOf(issue),
    path: [...path, ...within],
    says: missing
      ? `is missing${at ? `: give ${expectation(at)}` : ''}`
      : tooMany
        ? `takes at most ${issue.expected?.slice(2)}; these are ${tooMany}`
        : `takes ${wanted(at, issue)}`,
    ...(issue.input !== undefined && !tooMany && !at?.secret && { got: issue.input }),
  }
}

const wanted = (field: Field<unknown> | undefined, issue: v.BaseIssue<unknown>) =>
  field ? expectation(field) : (issue.expected ?? 'something else')

/** `a date, such as 2027-03-01` — for values whose expectation does not name them all already. */
export const expectation = (field: Field<unknown>) =>
  field.choices || field.members || field.kind === 'flag' || field.kind === 'document'
    ? field.expects
    : `${field.expects}, such as ${field.example}`

/** The field a path leads to, as deep as fields describe it. */
function fieldAt(field: Field<unknown>, path: Path): Field<unknown> | undefined {
  const [step, ...rest] = path
  if (step === undefined) return field
  const next = typeof step === 'number' ? field.item : field.members?.[step]
  return next && fieldAt(next, rest)
}

function faultOf(issue: v.BaseIssue<unknown>): Fault {
  if (issue.message === 'date') return 'date'
  switch (issue.type) {
    case 'picklist':
    case 'literal':
      return 'option'
    case 'min_length':
    case 'max_length':
    case 'non_empty':
      return Array.isArray(issue.input) ? 'occurrences' : 'length'
    default:
      return 'format'
  }
}

function datesOf(field: Field<unknown>, value: unknown, path: Path, horizon: Horizon): Complaint[] {
  if (field.ahead && typeof value === 'string') {
    const [start, end] = endsOf(value)
    const first = addDays(horizon.first, -(field.back ?? 0))
    if (start < first) {
      const why = field.back === undefined ? 'is in the past' : 'is too long ago'
      return [{ fault: 'date', path, says: `${why}: give a day from ${first} on`, got: value }]
    }
    if (end > horizon.last) {
      return [{ fault: 'date', path, says: `is too far ahead: schedules are open until ${horizon.last}`, got: value }]
    }
  }
  const { item, members } = field
  if (item && Array.isArray(value)) return value.flatMap((each, at) => datesOf(item, each, [...path, at], horizon))
  if (members && isRecord(value)) {
    return Object.entries(members).flatMap(([name, member]) => datesOf(member, value[name], [...path, name], horizon))
  }
  return []
}
