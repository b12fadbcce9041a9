/** What the house is called that somebody stays in, by how names stand on a page. */

import type { Roles } from '../../roles.ts'
import type { Line, Page } from '../page/page.ts'
import { nameSlots } from './names.ts'

export interface LikelyHouse {
  readonly name: string
  readonly line?: Line
  readonly score: number
}

/** The likeliest of all names. */
export function likeliestHouse(roles: Roles, page: Page, from: string): LikelyHouse | undefined {
  let best: LikelyHouse | undefined
  for (const { mention, slots } of nameSlots(page, from)) {
    const score = roles.house(slots)
    if (best === undefined || score > best.score) best = { name: mention.name, ...(mention.line && { line: mention.line }), score }
  }
  return best
}
