import { matchPath, routeOf } from '../api/wire.ts'
import { Refusal } from '../core/errors.ts'
import { gateway } from '../core/faults.ts'
import type { Request } from '../core/message.ts'
import type { AnyOperation } from '../core/operation.ts'
import { allOperations } from '../operations/index.ts'

type Asked = Pick<Request, 'method' | 'path'>

/** Whether a request is for an operation. */
export function fits(operation: AnyOperation, { method, path }: Asked): boolean {
  const route = routeOf(operation)
  return route.method === method && matchPath(route.path, path) !== undefined
}

/** Parameters behind a slash in place of a question mark, as a published example of activities writes them. */
const slashed = /^(.+)\/(\w+=[^/&]*(?:&[^/&=]+=[^/&]*)+)$/

/** The request with its parameters where they belong. */
export function straightened<R extends Pick<Request, 'method' | 'path' | 'query'>>(request: R): R {
  const [, path, query] = slashed.exec(request.path) ?? []
  if (path === undefined || query === undefined || request.method !== 'GET') return request
  return { ...request, path, query: request.query ? `${query}&${request.query}` : query }
}

interface Table {
  /** By method and path. */
  readonly fixed: ReadonlyMap<string, AnyOperation>
  /** Those with a part in braces. */
  readonly open: readonly AnyOperation[]
}

/** Finds the operation of a request. All are loaded for the first request, and looked up from then on. */
export function createRouter(): (request: Asked) => Promise<AnyOperation> {
  let table: Promise<Table> | undefined
  return async ({ method, path }) => {
    table ??= allOperations().then(tableOf)
    const { fixed, open } = await table
    // Fixed paths come before those with a part in braces, so that `/locations/airports` is not read as an id.
    const found = fixed.get(`${method} ${path.replace(/\/$/, '')}`) ?? open.find((operation) => fits(operation, { method, path }))
    if (found) return found
    throw new Refusal(404, [{ ...gateway.path, detail: `The targeted resource doesn't exist: ${method} ${path}` }])
  }
}

function tableOf(operations: readonly AnyOperation[]): Table {
  const isOpen = ({ route }: AnyOperation) => route.includes('{')
  return {
    fixed: new Map(operations.filter((each) => !isOpen(each)).map((each) => [each.route, each])),
    open: operations.filter(isOpen),
  }
}
