import { UserError } from '../core/errors.ts'
import type { Response } from '../core/message.ts'
import { isRecord } from '../core/records.ts'
import { type Credentials, tokenLifetime, toTokenRequest } from './grant.ts'
import { issuesOf } from './issues.ts'
import { createSend, type Line, type Patience } from './patience.ts'
import { refusal } from './refusal.ts'

/** A token and when it ends, in UTC milliseconds. */
export interface Kept {
  readonly token: string
  readonly ends: number
}

/** Where a token is kept between calls, and between processes. */
export interface TokenStore {
  readonly read: () => Kept | undefined
  readonly write: (kept: Kept) => Promise<void>
  readonly forget: () => Promise<void>
  /** Becomes the one who asks for a new token: gives what ends that, or undefined while another is at it. `force` takes it from the other. */
  readonly claim: (force: boolean) => (() => void) | undefined
}

/** A token to call with. A `fresh` one was asked for just now: when the service refuses it, another one will not help. */
interface Token {
  readonly text: string
  readonly fresh: boolean
}

export interface Tokens {
  readonly get: () => Promise<Token>
  /** Another token than the one the service refused. */
  readonly renew: (refused: string) => Promise<Token>
}

/** A token is not used in its last minute: the call that takes it has to arrive before it ends. */
const reserve = 60_000

/** How often another process is looked after that fetches a token. Milliseconds. */
const look = 50

/**
 * A process that is at it for longer than this many milliseconds is taken for lost. Longer than three tries of one request take as
 * a rule.
 */
export const longestClaim = 15_000

export const isUsable = ({ ends }: Kept, now: number): boolean => ends - reserve > now

/** Gets tokens and keeps them. However many calls and processes need one at the same time, mostly one of them asks. */
export function createTokens(parts: { credentials: Credentials; store: TokenStore } & Line & Patience): Tokens {
  const { credentials, store, baseUrl, sleep, now, signal, notify } = parts
  const send = createSend(parts)
  let pending: Promise<Token> | undefined
  let held: Kept | undefined

  return {
    get: async () => kept() ?? (await obtain()),
    renew: async (refused) => kept(refused) ?? (await obtain(refused)),
  }

  function kept(refused?: string): Token | undefined {
    const usable = (kept: Kept | undefined) => kept && kept.token !== refused && isUsable(kept, now())
    if (!usable(held)) held = store.read()
    return held && usable(held) ? { text: held.token, fresh: false } : undefined
  }

  function obtain(refused?: string): Promise<Token> {
    pending ??= waitOrFetch(refused).finally(() => {
      pending = undefined
    })
    return pending
  }

  async function waitOrFetch(refused?: string): Promise<Token> {
    for (let waited = 0; ; waited += look) {
      const release = store.claim(waited >= longestClaim)
      try {
        const found = kept(refused)
        if (found) return found
        if (release) return await fetchToken()
      } finally {
        release?.()
      }
      await sleep(look, signal)
      if (signal?.aborted) throw new UserError('interrupted', 'interrupted')
    }
  }

  async function fetchToken(): Promise<Token> {
    const asked = now()
    const response = await send(toTokenRequest(credentials), { repeatable: true })
    const { token, seconds } = readGrant(response, baseUrl, now())
    held = { token, ends: asked + seconds * 1000 }
    try {
      await store.write(held)
    } catch (error) {
      // The token serves this command all the same.
      notify?.(`the token could not be kept: ${error instanceof Error ? error.message : String(error)}`)
    }
    return { text: token, fresh: true }
  }
}

function readGrant(response: Response, baseUrl = 'the sandbox', now: number): { token: string; seconds: number } {
  const { status, body } = response
  if (status === 400 || status === 401) {
    const issues = issuesOf(response)
    throw new UserError('credentials', `${baseUrl} refused the key and secret: ${issues[0]?.detail ?? issues[0]?.title}`, {
      hints: ['sign in again: `wayfare auth login`'],
      issues,
    })
  }
  if (status < 200 || status > 299) throw refusal(response, { baseUrl, now, repeatable: true })
  const token = isRecord(body) ? body.access_token : undefined
  // It goes into a header, where only visible ASCII may stand.
  if (!isRecord(body) || typeof token !== 'string' || !/^[!-~]+$/.test(token)) {
    throw new UserError('network', `${baseUrl} answered the request for a token with something else`, {
      hints: ['check that the address is that of a travel service: `wayfare auth status`'],
    })
  }
  const seconds = Number(body.expires_in ?? tokenLifetime)
  return { token, seconds: Number.isFinite(seconds) ? seconds : tokenLifetime }
}

/** Keeps a token as long as the process lives. Nobody else needs one, so whoever asks may. */
export function memoryStore(): TokenStore {
  let held: Kept | undefined
  return {
    read: () => held,
    write: async (kept) => {
      held = kept
    },
    forget: async () => {
      held = undefined
    },
    claim: () => () => {},
  }
}
