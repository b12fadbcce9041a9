import type { Credentials } from '../api/grant.ts'
import type { Shell } from './shell.ts'

/** What a command is run with: settings, environment variables and flags put together. */
export interface Profile {
  readonly name: string
  readonly environment: 'sandbox' | 'test' | 'production' | 'custom'
  /** Without a slash at the end; undefined for the sandbox inside this program. */
  readonly baseUrl: string | undefined
  readonly credentials: Credentials | undefined
  readonly currency: string | undefined
  /** Who said which profile it is. `default`: nobody, so it is the sandbox. */
  readonly chosenBy: 'flag' | 'environment' | 'settings' | 'default'
}

export interface ProfileFlags {
  readonly profile?: string | undefined
  /** `sandbox`, `test`, `production` or a base URL. */
  readonly environment?: string | undefined
}

/** Order of truth: flag, environment variable, stored profile. Where no settings file is there, this costs one failed read. */
export declare function resolveProfile(shell: Shell, flags?: ProfileFlags): Profile
