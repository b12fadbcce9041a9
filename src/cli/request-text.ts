import { escaped } from '../core/cleaned.ts'
import { concealed } from '../core/concealed.ts'
import type { Fields } from '../core/fields.ts'
import { passesLuhn, withoutGroups } from '../core/luhn.ts'
import { type Request, requestUrl } from '../core/message.ts'
import { isRecord } from '../core/records.ts'
import type { Profile } from './profiles.ts'

/** Members that are nobody's to see, and members of which the last four digits tell a card from another; wherever in a body they stand. */
const secret = /^(securityCode|cvv|cvc|client_?secret|secret)$/i
const card = /^(cardNumber|number|pan)$/i

interface Showing extends Pick<Profile, 'baseUrl'> {
  /** What the request is made of, which says what of it is secret. */
  readonly fields: Fields
  readonly asCurl: boolean
}

/** A request as it would be sent, for `--dry-run`. The token is left out; secrets are hidden, such as the digits of cards and passports. */
export function requestText(request: Request, { baseUrl, fields, asCurl }: Showing): string {
  const url = `${baseUrl ?? '{base_url}'}${requestUrl(request)}`
  const headers = Object.entries({ ...request.headers, authorization: 'Bearer {token}' })
  const body =
    request.body === undefined
      ? undefined
      : safeJson(isRecord(request.body) ? concealed(fields, request.body) : request.body, asCurl ? undefined : 2)
  if (!asCurl)
    return `${request.method} ${url}\n${headers.map(([name, value]) => `${name}: ${value}\n`).join('')}${body ? `\n${body}\n` : ''}`
  const parts = [
    `-X ${request.method}`,
    quote(url),
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body ? [`--data ${quote(body)}`] : []),
  ]
  return `curl ${parts.join(' \\\n  ')}\n`
}

function hidden(name: string, value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return value
  if (secret.test(name)) return '…'
  // Under whatever name it stands.
  if (passesLuhn(withoutGroups(String(value)))) return `…${String(value).slice(-4)}`
  // A flight `number` is short and stays; a card's is long.
  return card.test(name) && String(value).length > 8 ? `…${String(value).slice(-4)}` : value
}

/** JSON whose every character a terminal can be shown. */
const safeJson = (value: unknown, indent?: number): string => escaped(JSON.stringify(value, hidden, indent))

/** For a POSIX shell. */
const quote = (text: string): string => `'${text.replace(/'/g, "'\\''")}'`
