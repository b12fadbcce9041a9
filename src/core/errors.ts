import type { Exit } from './exits.ts'
import { exitOf } from './exits.ts'
import { type Complaint, faults, gotClause, type Path } from './faults.ts'
import type { Issue, Problem, Response } from './message.ts'

/** Something the user can do something about. Everything else that is thrown is a bug. */
export class UserError extends Error {
  readonly exit: Exit
  readonly hints: readonly string[]
  /** What the service said, in its own shape. */
  readonly issues: readonly Issue[]
  /** Options that nothing was given for: whoever sits at a terminal can still be asked. */
  readonly missing: readonly string[]

  constructor(
    exit: Exit,
    message: string,
    { hints = [], issues = [], missing = [] }: { hints?: readonly string[]; issues?: readonly Issue[]; missing?: readonly string[] } = {},
  ) {
    super(message)
    this.exit = exit
    this.hints = hints
    this.issues = issues
    this.missing = missing
  }
}

/** The service said no. The commands turn it into a `UserError` that names flags. */
export class ServiceError extends Error {
  readonly response: Response
  readonly issues: readonly Issue[]

  constructor(response: Response, issues: readonly Issue[]) {
    super(issues[0]?.detail ?? issues[0]?.title ?? `the service answered ${response.status}`)
    this.response = response
    this.issues = issues
  }

  get exit(): Exit {
    return exitOf(
      this.response.status,
      this.issues.map((issue) => issue.code),
    )
  }
}

/** Thrown by the sandbox's handlers and its access control: an answer that is not a success. */
export class Refusal extends Error {
  readonly status: number
  readonly issues: readonly Issue[]
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, issues: readonly Problem[], headers: Readonly<Record<string, string>> = {}) {
    super(issues[0]?.title)
    this.status = status
    this.issues = issues.map((issue) => ({ status, ...issue }))
    this.headers = headers
  }
}

/** `data.flightOffers[0].id` */
export const pathText = (path: Path): string =>
  path.reduce<string>((text, step) => (typeof step === 'number' ? `${text}[${step}]` : text ? `${text}.${step}` : step), '')

/** `/data/flightOffers/0/id`, a JSON pointer. */
export const pointerText = (path: Path): string => `/${path.join('/')}`

/** A complaint as the service words it: a query or path parameter by its name, a place in the body by its pointer. */
export function issueOf(complaint: Complaint, inBody: boolean): Issue {
  const path = complaint.given ?? complaint.path
  const name = pathText(path)
  return {
    status: 400,
    ...faults[complaint.fault],
    detail: `${name} ${complaint.says}${gotClause(complaint.got)}`,
    source: inBody ? { pointer: pointerText(path) } : { parameter: name.replace(/\[\d+\]$/, '') },
  }
}
