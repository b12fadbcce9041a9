import type { Credentials } from './grant.ts'
import type { Patience } from './patience.ts'
import type { Transport } from './transport.ts'

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
export interface Token {
  readonly text: string
  readonly fresh: boolean
}

export interface Tokens {
  readonly get: () => Promise<Token>
  /** Another token than the one the service refused. */
  readonly renew: (refused: string) => Promise<Token>
}

export declare function createTokens(parts: { transport: Transport; credentials: Credentials; store: TokenStore } & Patience): Tokens

/** Keeps the token as long as the process lives. */
export declare function memoryStore(): TokenStore
