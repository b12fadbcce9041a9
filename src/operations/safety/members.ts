import * as v from 'valibot'

/** Members of reports in either version of the service: every one may be left out. */

export const text = v.optional(v.string())
export const number = v.optional(v.number())
export const some = <E extends v.ObjectEntries>(entries: E) => v.optional(v.object(entries))
export const list = <S extends v.GenericSchema>(item: S) => v.optional(v.array(item))

export const Meta = some({ links: some({ self: text }), lang: text })

/** Reports on areas around this one or within it. */
export const Related = v.object({ href: text, methods: list(v.string()), rel: text })
