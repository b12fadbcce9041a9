import { safeParse } from 'valibot'
import { pathText, UserError } from '../core/errors.ts'
import type { AnyOperation } from '../core/operation.ts'

/** Places that are named; a list of offers that are all lean would name hundreds. */
const most = 3

/**
 * The error to tell where an answer is not what its operation says, or undefined where it is. Answers are not looked at unless a
 * view failed: services of this family leave members out that nobody needs, and most views do without them.
 */
export function misfit({ output }: Pick<AnyOperation, 'output'>, answer: unknown): UserError | undefined {
  const { success, issues = [] } = safeParse(output, answer)
  if (success) return undefined
  const lacking = issues.filter(({ input }) => input === undefined)
  const [at, says] = lacking.length > 0 ? [lacking, 'lacks'] : [issues, 'holds something else than it should as']
  const places = [...new Set(at.map(({ path = [] }) => pathText(path.map(({ key }) => (typeof key === 'number' ? key : String(key))))))]
  const rest = places.length > most ? ` and ${places.length - most} more` : ''
  return new UserError('network', `the answer of the service ${says} ${places.slice(0, most).join(', ') || 'all of it'}${rest}`, {
    hints: ['--json shows it as it is'],
  })
}
