/** An address as it stands on a page. */

import type { FoundAddress } from '../../found.ts'
import type { Line } from '../page/page.ts'

export interface AddressMark {
  readonly line: Line
  readonly start: number
  readonly end: number
  readonly address: FoundAddress
  /** How much it looks like one. */
  readonly score: number
  /** A label says that it is one. */
  readonly labelled?: boolean
  /** What stands before the street, apart by a comma. */
  readonly before?: string
  /** It is all of a line, whose parts a sign sets apart, with more before and behind it. */
  readonly isStrip?: true
}
