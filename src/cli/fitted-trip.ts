import { safeParse } from 'valibot'
import { pathText, UserError } from '../core/errors.ts'
import type { AnyOperation } from '../core/operation.ts'
import { isNestedAtMost, isRecord } from '../core/records.ts'
import { printable } from '../core/untrusted.ts'
import type { ParsedTrip } from '../operations/trip/model.ts'

/** Levels of an answer within one another: no trip has half as many. */
const deepest = 40

/** Of what is left out, as many places are named. */
const mostNamed = 3

/**
 * What somebody's service answers about a document, fit to be shown: a figure where a text should be is one, and whatever else is of another
 * kind than it should be is left out, which `note` is told. Services leave members out, or null, that nobody needs: what lacks is not missed.
 */
export function fitted(
  answer: ParsedTrip,
  { output }: Pick<AnyOperation, 'output'>,
  path: string,
  note: (text: string) => void,
): ParsedTrip {
  if (!isNestedAtMost(deepest, answer)) throw unfit(path, 'is nested too deep')
  const told = structuredClone(answer)
  const left: string[] = []
  for (const { path: steps = [], input, expected } of safeParse(output, told).issues ?? []) {
    if (input === undefined || input === null) continue
    const keys = steps.map(({ key }) => (typeof key === 'number' ? key : String(key)))
    const isFigure = typeof input === 'number' && expected === 'string'
    put(told, keys, isFigure ? String(input) : null)
    if (!isFigure) left.push(pathText(keys))
  }
  if (left.includes('data.trip.products')) throw unfit(path, 'holds something else than it should as data.trip.products')
  const more = left.length > mostNamed ? ` and ${left.length - mostNamed} more` : ''
  if (left.length > 0)
    note(`${printable(path)}: left out what is of another kind than it should be: ${left.slice(0, mostNamed).join(', ')}${more}`)
  return withoutNulls(told)
}

const unfit = (path: string, says: string): UserError =>
  new UserError('network', `${path}: the answer of the service ${says}`, { hints: ['--json shows it as it is'] })

/** Without the members that are null. */
function withoutNulls<T>(value: T): T
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => each !== null).map((each) => withoutNulls(each))
  if (!isRecord(value)) return value
  const members = Object.entries(value).filter(([, each]) => each !== null)
  return Object.fromEntries(members.map(([name, each]) => [name, withoutNulls(each)]))
}

/** Puts a value in the place of what a path leads to. */
function put(within: unknown, [step = '', ...rest]: readonly (string | number)[], value: unknown): void {
  if (rest.length > 0) put(Array.isArray(within) ? within[Number(step)] : isRecord(within) ? within[step] : undefined, rest, value)
  else if (Array.isArray(within)) within[Number(step)] = value
  else if (isRecord(within)) within[step] = value
}
