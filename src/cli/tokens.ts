import type { TokenStore } from '../api/token.ts'
import type { Profile } from './profiles.ts'
import type { Shell } from './shell.ts'

/** Keeps the token of a profile in `tokens.json`, beside the settings. */
export declare function fileTokenStore(shell: Shell, profile: Profile): TokenStore
