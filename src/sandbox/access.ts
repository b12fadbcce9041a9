import { fromTokenRequest, tokenLifetime, tokenPath } from '../api/grant.ts'
import { Refusal } from '../core/errors.ts'
import { gateway, refusals } from '../core/faults.ts'
import type { Request, Response } from '../core/message.ts'
import { counted } from '../core/view.ts'
import { signature } from './signature.ts'

/** Who may call: tokens, and the limits a service sets on its callers. */

export interface Limits {
  /** Calls a second of one application. */
  readonly perSecond?: number
  /** Calls of one application until the sandbox ends. */
  readonly quota?: number
}

export interface Access {
  /** Answers a token request, or gives undefined when the request is for something else. */
  readonly grant: (request: Request) => Response | undefined
  /** The application that calls. Refuses a request whose token is missing, malformed, wrong or expired, or that comes too often. */
  readonly admit: (request: Request) => string
}

const json = { 'content-type': 'application/json' }

/**
 * Any key and secret are accepted, so that programs written for the closed service run with what they have; a secret that
 * begins with `wrong` is refused, so that they can see how it looks. Tokens are signed, not stored: every process of the same
 * sandbox accepts them.
 */
export function createAccess({ seed, now, limits = {} }: { seed: string; now: () => number; limits?: Limits }): Access {
  const calls = new Map<string, { count: number; second: number; inSecond: number }>()

  const issue = (key: string): string => {
    const claim = `${Buffer.from(key).toString('base64url')}.${(Math.floor(now() / 1000) + tokenLifetime).toString(36)}`
    return `${claim}.${signature(`token ${seed} ${claim}`)}`
  }

  /** The application and the second a token ends; undefined where this sandbox did not sign it. */
  const read = (token: string): { key: string; ends: number } | undefined => {
    const [key = '', ends = '', signed, ...rest] = token.split('.')
    if (rest.length || signed !== signature(`token ${seed} ${key}.${ends}`)) return undefined
    return { key: Buffer.from(key, 'base64url').toString(), ends: Number.parseInt(ends, 36) }
  }

  const describe = (key: string, token: string, seconds: number) => ({
    type: 'serviceOAuth2Token',
    username: 'traveler@sandbox.example',
    application_name: 'sandbox',
    client_id: key,
    token_type: 'Bearer',
    access_token: token,
    expires_in: Math.max(0, seconds),
    state: seconds > 0 ? 'approved' : 'expired',
    scope: '',
  })

  return {
    grant(request) {
      const path = request.path.replace(/\/$/, '')
      if (request.method === 'GET' && path.startsWith(`${tokenPath}/`)) {
        const token = path.slice(tokenPath.length + 1)
        const claim = read(token)
        if (!claim) throw new Refusal(404, [{ ...refusals.notFound, detail: 'This sandbox did not issue that token' }])
        return { status: 200, headers: json, body: describe(claim.key, token, claim.ends - Math.floor(now() / 1000)) }
      }
      if (path !== tokenPath) return undefined
      if (request.method !== 'POST') return undefined
      const { grantType, key, secret } = fromTokenRequest(request.body)
      if (grantType !== 'client_credentials') {
        return flat(400, 'unsupported_grant_type', 'Only client_credentials value is allowed for the body parameter grant_type')
      }
      if (!key || !secret || secret.startsWith('wrong')) return flat(401, 'invalid_client', 'Client credentials are invalid')
      return { status: 200, headers: json, body: describe(key, issue(key), tokenLifetime) }
    },

    admit(request) {
      const header = request.headers.authorization
      const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1]
      if (!token) {
        const detail = header
          ? 'Give the header as Authorization: Bearer <token>'
          : 'Missing or invalid format for mandatory Authorization header'
        throw new Refusal(401, [{ ...gateway.header, detail }])
      }
      const claim = read(token)
      if (!claim) throw new Refusal(401, [{ ...gateway.token, detail: 'The access token provided in the Authorization header is invalid' }])
      if (claim.ends <= Math.floor(now() / 1000)) {
        throw new Refusal(401, [{ ...gateway.expired, detail: 'The access token is expired' }])
      }
      count(claim.key)
      return claim.key
    },
  }

  function count(key: string) {
    // Nothing is remembered of callers whom nothing limits: a server may see any number of keys.
    if (limits.perSecond === undefined && limits.quota === undefined) return
    const second = Math.floor(now() / 1000)
    const call = calls.get(key) ?? { count: 0, second, inSecond: 0 }
    const inSecond = call.second === second ? call.inSecond + 1 : 1
    if (limits.perSecond !== undefined && inSecond > limits.perSecond) {
      const detail = `The network rate limit is exceeded, please try again later: ${limits.perSecond} calls a second`
      throw new Refusal(429, [{ ...gateway.rate, detail }], { 'retry-after': '1' })
    }
    if (limits.quota !== undefined && call.count >= limits.quota) {
      throw new Refusal(429, [{ ...gateway.quota, detail: `The quota of this application is used up: ${counted(limits.quota, 'call')}` }])
    }
    calls.set(key, { count: call.count + 1, second, inSecond })
  }
}

/** Refused token requests have a shape of their own, not `errors[]`. */
const flat = (status: number, error: string, description: string): Response => ({
  status,
  headers: json,
  body: { error, error_description: description, ...gateway.credentials },
})
