import { ServiceError, UserError } from '../core/errors.ts'
import { gateway } from '../core/faults.ts'
import type { Issue, Response } from '../core/message.ts'
import { printable } from '../core/untrusted.ts'
import { issuesOf } from './issues.ts'
import { retryAfter, whenText } from './later.ts'
import { unknownOutcome } from './patience.ts'

/** The service cannot do it at all, or was not there to do it. Every other failure may come after the work was done (RFC 9110, 15.6). */
const didNothing = new Set([501, 503])

/** The work is done and is shown elsewhere (RFC 9110, 15.4.4). */
const seeOther = 303

interface Asked {
  /** Left out for the sandbox inside this program. */
  readonly baseUrl?: string | undefined
  /** UTC milliseconds. */
  readonly now: number
  /** Whether the request may be sent again. A booking may not. */
  readonly repeatable: boolean
}

/** The error for an answer that is no success: a `UserError` where the way the service is reached is at fault, else a `ServiceError`. */
export function refusal(response: Response, { baseUrl = 'the service', now, repeatable }: Asked): UserError | ServiceError {
  const { status } = response
  const issues = issuesOf(response)
  if (!repeatable && ((status >= 500 && !didNothing.has(status)) || status === seeOther))
    return unknownOutcome(`the service answered ${status}`, issues)
  if (status >= 300 && status <= 399) return redirected(response, baseUrl, issues)
  const later = retryAfter(response, now)
  if (status === 429 || (status >= 500 && later !== undefined)) {
    const says = issues[0]?.detail ?? issues[0]?.title
    return new UserError(status === 429 ? 'limit' : 'network', `the service takes no more calls now: ${says}`, {
      hints: [comeBack(issues, later, now)],
      issues,
    })
  }
  return new ServiceError(response, issues)
}

/** Nobody goes where an answer points: the token and what is asked would go there as well. */
function redirected({ status, headers: { location } }: Response, baseUrl: string, issues: readonly Issue[]): UserError {
  const to = location ? ` to ${printable(location)}` : ''
  return new UserError('network', `${baseUrl} redirects${to} (${status}), and is not followed there: the token would go along`, {
    hints: ['if that is the right address, name it: `wayfare profile set NAME environment=…`'],
    issues,
  })
}

function comeBack(issues: readonly Issue[], later: number | undefined, now: number): string {
  if (later !== undefined) return `come back ${whenText(later, now)}`
  if (issues.some(({ code }) => code === gateway.quota.code)) return 'a service counts anew each month, a sandbox when it is started again'
  return 'come back in a minute, with fewer calls at a time'
}
