import * as v from 'valibot'
import type { Issue as IssueType } from '../core/message.ts'

/** What the answers of all groups share. */

/** An entry of `warnings[]`. */
export const Issue: v.GenericSchema<IssueType> = v.object({
  status: v.exactOptional(v.number()),
  code: v.number(),
  title: v.string(),
  detail: v.exactOptional(v.string()),
  source: v.exactOptional(
    v.object({ parameter: v.exactOptional(v.string()), pointer: v.exactOptional(v.string()), example: v.exactOptional(v.string()) }),
  ),
})

const Links = v.object({
  self: v.optional(v.string()),
  next: v.optional(v.string()),
  previous: v.optional(v.string()),
  last: v.optional(v.string()),
  first: v.optional(v.string()),
})

export const Meta = v.object({ count: v.number(), links: v.optional(Links) })

const OneMeta = v.object({ links: v.optional(Links) })

/** Degrees. */
export const GeoCode = v.object({ latitude: v.number(), longitude: v.number() })

/** A share of a whole as decimal text, 0 to 1. */
export const Share = v.pipe(v.string(), v.regex(/^[01](\.\d+)?$/))

/** A score from 0 to 100. */
export const Score = v.object({ score: v.number() })

/** A list answer: the items, how many there are in all, and what was noticed; `more` is what comes beside them, such as dictionaries. */
export const listOfAnswers = <T extends v.GenericSchema, M extends v.ObjectEntries = Record<never, never>>(item: T, more?: M) =>
  v.object({ warnings: v.optional(v.array(Issue)), meta: v.optional(Meta), data: v.array(item), ...(more as M) })

/** An answer that is one thing and no list. */
export const oneAnswer = <T extends v.GenericSchema>(item: T) =>
  v.object({ warnings: v.optional(v.array(Issue)), meta: v.optional(OneMeta), data: item })
