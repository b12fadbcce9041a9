import { type Request, requestUrl } from '../core/message.ts'
import type { Profile } from './profiles.ts'

/** Members whose values must not be seen, wherever in a body they stand. */
const secret = /^(cardNumber|number|securityCode|cvv|client_secret|secret)$/

/** A request as it would be sent, for `--dry-run`. The token is left out; card digits are hidden. */
export function requestText(request: Request, { baseUrl }: Pick<Profile, 'baseUrl'>, asCurl: boolean): string {
  const url = `${baseUrl ?? '{base_url}'}${requestUrl(request)}`
  const headers = Object.entries({ ...request.headers, authorization: 'Bearer {token}' })
  const body = request.body === undefined ? undefined : JSON.stringify(request.body, hidden, asCurl ? undefined : 2)
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

/** A flight `number` is short and stays; a card's is long. */
const hidden = (name: string, value: unknown): unknown =>
  secret.test(name) && typeof value === 'string' && (name !== 'number' || value.length > 8) ? `…${value.slice(-4)}` : value

/** For a POSIX shell. */
const quote = (text: string): string => `'${text.replace(/'/g, "'\\''")}'`
