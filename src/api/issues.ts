import type { Issue, Response } from '../core/message.ts'
import { isRecord } from '../core/records.ts'
import { printable } from '../core/untrusted.ts'

/** More than these are not shown by anyone, and an answer could hold millions. */
const most = 50

/**
 * What an answer says is wrong, read leniently: `errors[]` with numbers or digits, the flat form of the token service, anything
 * else by its status. Always at least one, and safe to print. Code 0 stands where the service gave none.
 */
export function issuesOf({ status, body }: Response): Issue[] {
  if (isRecord(body)) {
    const listed = Array.isArray(body.errors) ? body.errors.slice(0, most).filter(isRecord) : []
    if (listed.length) return listed.map((entry) => readIssue(entry, status))
    if (body.error !== undefined || body.title !== undefined || body.code !== undefined) return [readFlat(body, status)]
  }
  const said =
    typeof body === 'string' ? printable(body.replace(/<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>|<[^>]*>/gi, ' '), 200) : ''
  return [{ status, code: 0, title: `HTTP ${status}`, ...(said && { detail: said }) }]
}

function readIssue(entry: Record<string, unknown>, status: number): Issue {
  const detail = text(entry.detail)
  const source = isRecord(entry.source) ? readSource(entry.source) : undefined
  return {
    status: number(entry.status) ?? status,
    code: number(entry.code) ?? 0,
    title: text(entry.title) ?? `HTTP ${status}`,
    ...(detail !== undefined && { detail }),
    ...(source && { source }),
  }
}

function readSource(source: Record<string, unknown>): Issue['source'] {
  const [parameter, pointer, example] = [text(source.parameter), text(source.pointer), text(source.example)]
  return {
    ...(parameter !== undefined && { parameter }),
    ...(pointer !== undefined && { pointer }),
    ...(example !== undefined && { example }),
  }
}

/** `{ error, error_description, code, title }` (RFC 6749, section 5.2, with two members more). */
function readFlat(body: Record<string, unknown>, status: number): Issue {
  const detail = text(body.error_description) ?? text(body.detail)
  return {
    status,
    code: number(body.code) ?? 0,
    title: text(body.title) ?? text(body.error) ?? `HTTP ${status}`,
    ...(detail !== undefined && { detail }),
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? printable(value) : undefined)

function number(value: unknown): number | undefined {
  const read = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined
}
