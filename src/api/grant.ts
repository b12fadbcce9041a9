import type { Request } from '../core/message.ts'

/** The token request of OAuth 2.0 client credentials, both ways. It is the one request that is form-encoded and needs no token. */

export const tokenPath = '/v1/security/oauth2/token'

/** Seconds a token lives. */
export const tokenLifetime = 1799

export interface Credentials {
  readonly key: string
  readonly secret: string
}

export const toTokenRequest = ({ key, secret }: Credentials): Request => ({
  method: 'POST',
  path: tokenPath,
  query: '',
  headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
  body: new URLSearchParams({ grant_type: 'client_credentials', client_id: key, client_secret: secret }).toString(),
})

export function fromTokenRequest(body: unknown): { grantType: string; key: string; secret: string } {
  const form = new URLSearchParams(typeof body === 'string' ? body : '')
  return { grantType: form.get('grant_type') ?? '', key: form.get('client_id') ?? '', secret: form.get('client_secret') ?? '' }
}
