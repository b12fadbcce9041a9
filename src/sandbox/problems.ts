import { Refusal } from '../core/errors.ts'
import { faults } from '../core/faults.ts'
import type { Issue, Problem } from '../core/message.ts'
import { isRecord } from '../core/records.ts'

/** How this service says no. */

/** One of the service's published errors. */
export type Fault = Pick<Problem, 'code' | 'title'>

/** Where in a request something stands: a parameter by its name, a place in the body by its JSON pointer, which begins with a slash. */
const sourceOf = (at: string): NonNullable<Issue['source']> => (at.startsWith('/') ? { pointer: at } : { parameter: at })

/** One thing that is wrong, with where it stands if it stands anywhere. */
export const problem = ({ code, title }: Fault, detail: string, at?: string): Problem => ({
  code,
  title,
  detail,
  ...(at !== undefined && { source: sourceOf(at) }),
})

/** Whether what was looked up is wrong. */
export const isProblem = (found: unknown): found is Problem => isRecord(found) && 'title' in found && 'code' in found

/** A word on something that is not as it was asked for, and is answered all the same. */
export const warning = (detail: string, at?: string): Issue => problem(faults.data, detail, at)

/** For what cannot be gone on with, to be thrown. */
export const refusal = (fault: Fault, detail: string, at?: string, status = 400): Refusal =>
  new Refusal(status, [problem(fault, detail, at)])

/** Refuses with everything that is wrong, if anything is. */
export function refuseIfAny(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new Refusal(400, problems)
}
