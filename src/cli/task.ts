import type { Context } from '../core/context.ts'
import type { AnyOperation } from '../core/operation.ts'
import type { Slots } from './command.ts'
import type { Common } from './common.ts'
import type { Profile } from './profiles.ts'
import type { Session } from './session.ts'
import type { Shell } from './shell.ts'

/** One command of an operation that is being carried out, and all it works with. */
export interface Task {
  readonly operation: AnyOperation
  readonly slots: Slots
  readonly common: Common
  readonly shell: Shell
  readonly session: Session
  readonly profile: Profile
  readonly context: Context
  /** What was typed for the flags of the command, where one call was made. */
  readonly typed: Readonly<Record<string, unknown>>
}
