import { UserError } from '../core/errors.ts'
import { printable } from '../core/untrusted.ts'

/** Where services are. `sandbox` is the one inside this program and has no address; `custom` is any other by its address. */
export type EnvironmentKind = 'sandbox' | 'test' | 'production' | 'custom'

export interface Environment {
  readonly kind: EnvironmentKind
  /** Without a slash at the end, so that a path can follow. */
  readonly baseUrl: string | undefined
}

/** The addresses the service had; it closed on 2026-07-17. Contracts and replacements may still answer there. */
const addresses = { test: 'https://test.api.amadeus.com', production: 'https://api.amadeus.com' } as const

/** Reads `sandbox`, `test`, `production` or a base URL. `from` is the flag, variable or setting that holds it, for the message. */
export function readEnvironment(text: string, from: string): Environment {
  if (text === 'sandbox') return { kind: 'sandbox', baseUrl: undefined }
  if (text === 'test' || text === 'production') return { kind: text, baseUrl: addresses[text] }
  const baseUrl = readBaseUrl(text, from)
  const known = (['test', 'production'] as const).find((kind) => addresses[kind] === baseUrl)
  return { kind: known ?? 'custom', baseUrl }
}

function readBaseUrl(text: string, from: string): string {
  const refuse = (says: string) =>
    new UserError('usage', `${from} ${says}; got "${printable(withoutSecrets(text), 80)}"`, {
      hints: ['give sandbox, test, production or an address such as http://127.0.0.1:8526'],
    })
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url) throw refuse('takes sandbox, test, production or a base URL')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refuse('takes an address that begins with http:// or https://')
  if (url.username || url.password) throw refuse('takes an address without a user name and password in it')
  if (url.search || url.hash) throw refuse('takes an address without ? and #')
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`
}

/**
 * What may be told of a text that was to be an address. Error messages end up in logs, so credentials are not repeated, however
 * they are written: everything up to the last `@` and from the first `?` or `#` on may be some.
 */
const withoutSecrets = (text: string): string => text.replace(/^(https?:\/\/)?.*@/is, '$1…@').replace(/([?#]).+$/s, '$1…')

/** What to warn of where a secret and tokens would travel for all to read. */
export function exposure(baseUrl: string): string | undefined {
  if (!baseUrl.startsWith('http:') || isLoopback(baseUrl)) return undefined
  return `warning: the secret and tokens travel to ${baseUrl} without encryption`
}

/** True for this machine itself, where a sandbox may be served that takes any key. */
export function isLoopback(baseUrl: string): boolean {
  const { hostname } = new URL(baseUrl)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}

/** What to check when no answer comes from an address. */
export function networkHints(baseUrl: string): string[] {
  if (Object.values<string>(addresses).includes(baseUrl)) {
    return [
      `the service at ${baseUrl} closed on 2026-07-17: use the sandbox (\`wayfare profile use sandbox\`) or the address of another service`,
    ]
  }
  if (isLoopback(baseUrl)) return [`is a server running at ${baseUrl}? \`wayfare sandbox serve\` starts one`]
  return [`check that ${baseUrl} is the right address (\`wayfare auth status\` shows where it is set) and that this machine is online`]
}
