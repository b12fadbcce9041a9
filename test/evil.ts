import { grant, json, loopback } from './loopback.ts'
import { remembering } from './remembering.ts'
import { sandbox } from './world.ts'

/** A service that answers like the sandbox, and means ill: what it writes must not steer a terminal, pass for a row or deceive the eye. */

/** What can be sent to a terminal to do more than show text. */
export const hostile = {
  'clear the screen': '\u001b[2J\u001b[H',
  'write in red': '\u001b[31mred\u001b[0m',
  'set the title': '\u001b]0;owned\u0007',
  'put something on the clipboard': '\u001b]52;c;cm0gLXJmIH4=\u001b\\',
  'a link that lies': '\u001b]8;;http://evil.example\u001b\\bank\u001b]8;;\u001b\\',
  'a C1 control': '\u009b31mred\u009d0;owned\u009c',
  'go back and write over': 'cheap\r999\b\b\b1',
  'turn the direction': '\u202e00.1 RUE\u202c\u2066x\u2069\u200f\u061c',
  'be there unseen': 'pay\u200bpal\u2060\ufeff\u00ad\u{e0041}\u{e007f}',
  'a row of its own': 'x\n 2  1.00  wayfare flights price 2\t\u2028\u0085\u000b\u000cy',
  'a bell': 'ding\u0007',
  'a terminal that answers': '\u001b[6n\u001bP$q"p\u001b\\\u0005',
}

export const evil = Object.values(hostile).join('')

/** Everything that a terminal acts upon or hides, but for the line breaks and tabs that are part of a table. */
export const steering = /(?![\n\t])[\p{Cc}\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u

export type Poison = (text: string, member: string) => string

/** Names, descriptions, tags and the like: whatever is written for people. */
export const inTexts: Poison = (text, member) =>
  /[a-z]/.test(text) && !/^(type|subType|href|id|bookingLink)$/.test(member) && !/^\d{4}-|^\d+[a-z]?$/.test(text) ? `${text}${evil}` : text

/** Every text there is, codes, amounts and dates as well. */
export const everywhere: Poison = (text) => `${text}${evil}`

const poisoned = (value: unknown, poison: Poison, member = ''): unknown => {
  if (typeof value === 'string') return poison(value, member)
  if (Array.isArray(value)) return value.map((each) => poisoned(each, poison, member))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, poisoned(each, poison, name)]))
}

/** What comes back is what was sent: the sandbox behind knows it without the poison. */
const healed = (text: string): string => text.replaceAll(JSON.stringify(evil).slice(1, -1), '').replaceAll(encodeURIComponent(evil), '')

/** Serves the real sandbox with every text of its answers poisoned; `env` leads a program there. */
export async function evilSandbox(poison: Poison): Promise<{ readonly WAYFARE_BASE_URL: string }> {
  const service = remembering(sandbox().service)
  const { url } = await loopback(async (response, { method, url: asked, headers, body }, count) => {
    if (asked.endsWith('/token')) return grant(response, count)
    const token = await service({
      method: 'POST',
      path: '/v1/security/oauth2/token',
      query: '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials&client_id=key&client_secret=secret',
    })
    const [path = '', query = ''] = healed(asked).split('?')
    const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    const { access_token: access } = token.body as { access_token: string }
    const answer = await service({
      method,
      path,
      query,
      headers: { ...named, authorization: `Bearer ${access}`, host: '' },
      ...(body && { body: healed(body) }),
    })
    if (answer.body === undefined) response.writeHead(answer.status).end()
    else json(response, answer.status, poisoned(answer.body, poison))
  })
  return { WAYFARE_BASE_URL: url }
}
