import * as v from 'valibot'
import type { Complaint, Fault, Path } from './faults.ts'
import type { Field, Fields } from './fields.ts'
import type { Horizon } from './horizon.ts'
import { isRecord } from './records.ts'

/**
 * Reads an input against its fields: other names and spellings become the proper ones, defaults are filled in, and
 * everything that is wrong is told at once. Values are never changed otherwise, so what is passed on is what came.
 */
export function check(fields: Fields, raw: Readonly<Record<string, unknown>>, horizon: Horizon) {
  const value = tidy(fields, raw)
  const complaints = Object.entries(fields).flatMap(([name, field]) => checkField(field, value[name], [name], horizon))
  return { value, complaints }
}

function tidy(fields: Fields, raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const value: Record<string, unknown> = { ...raw }
  for (const [name, field] of Object.entries(fields)) {
    for (const other of field.also ?? []) {
      if (value[name] === undefined) value[name] = value[other]
      delete value[other]
    }
    if (value[name] === undefined && field.fallback !== undefined) value[name] = field.fallback
    if (value[name] === undefined) delete value[name]
    else value[name] = tidyValue(field, value[name])
  }
  return value
}

function tidyValue(field: Field<unknown>, value: unknown): unknown {
  if (field.members && isRecord(value)) return tidy(field.members, value)
  const { item } = field
  if (item && Array.isArray(value)) return value.map((each) => tidyValue(item, each))
  return typeof value === 'string' ? (field.synonyms?.[value] ?? value) : value
}

function checkField(field: Field<unknown>, value: unknown, path: Path, horizon: Horizon): Complaint[] {
  if (value === undefined && field.presence !== 'required') return []
  const result = v.safeParse(field.schema, value)
  if (!result.success) return result.issues.map((issue) => complaintOf(field, issue, path))
  return datesOf(field, value, path, horizon)
}

function complaintOf(field: Field<unknown>, issue: v.BaseIssue<unknown>, path: Path): Complaint {
  const within = (issue.path ?? []).map((step) => step.key).filter((key) => typeof key === 'string' || typeof key === 'number')
  const at = fieldAt(field, within)
  const missing = issue.kind === 'schema' && issue.input === undefined
  return {
    fault: missing ? 'missing' : faultOf(issue),
    path: [...path, ...within],
    says: missing ? `is missing: give ${wanted(at, issue)}` : `takes ${wanted(at, issue)}`,
    ...(issue.input !== undefined && { got: issue.input }),
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
  if (field.future && typeof value === 'string') {
    if (value < horizon.first) return [{ fault: 'date', path, says: `is in the past: give a day from ${horizon.first} on`, got: value }]
    if (value > horizon.last) {
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
