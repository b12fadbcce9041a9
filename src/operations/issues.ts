import * as v from 'valibot'

/** What the answers of all groups share. */

export const Issue = v.object({
  status: v.optional(v.number()),
  code: v.number(),
  title: v.string(),
  detail: v.optional(v.string()),
  source: v.optional(v.object({ parameter: v.optional(v.string()), pointer: v.optional(v.string()), example: v.optional(v.string()) })),
})

const Links = v.object({
  self: v.optional(v.string()),
  next: v.optional(v.string()),
  previous: v.optional(v.string()),
  last: v.optional(v.string()),
  first: v.optional(v.string()),
})

export const Meta = v.object({ count: v.number(), links: v.optional(Links) })

/** A list answer: the items, how many there are in all, and what was noticed. */
export const listOfAnswers = <T extends v.GenericSchema>(item: T) =>
  v.object({ warnings: v.optional(v.array(Issue)), meta: v.optional(Meta), data: v.array(item) })
