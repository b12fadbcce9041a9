import { type Issue, type Request, requestUrl } from '../core/message.ts'

/** The answer of an operation that lists: the items, how many there are, and what was noticed where anything was. */
export const listed = <T>(data: T[], warnings: Issue[] = []) => ({
  ...(warnings.length > 0 && { warnings }),
  meta: { count: data.length },
  data,
})

/** The page of a list that was asked for, and how many items there are in all. */
export const paged = <T>(
  all: readonly T[],
  { 'page[limit]': limit, 'page[offset]': offset }: { 'page[limit]': number; 'page[offset]': number },
) => ({
  meta: { count: all.length },
  data: all.slice(offset, offset + limit),
})

/** The way to the other pages of a list, each only where it exists. */
export function linksOf(request: Pick<Request, 'path' | 'query'>, count: number, limit: number, offset: number): Record<string, string> {
  const at = (start: number) => atOffset(request, start)
  const last = Math.floor(Math.max(0, count - 1) / limit) * limit
  return {
    ...(offset + limit < count && { next: at(offset + limit) }),
    // Whoever went past the end is led back to what there is.
    ...(offset > 0 && { previous: at(Math.max(0, Math.min(offset - limit, last))) }),
    ...(count > limit && { first: at(0), last: at(last) }),
  }
}

/** The address of a request with another offset. Brackets are percent-encoded: clients look for that. */
function atOffset({ path, query }: Pick<Request, 'path' | 'query'>, offset: number): string {
  const others = query.split('&').filter((part) => part && !/^page(\[|%5B)offset(\]|%5D)=/i.test(part))
  const encoded = others.map((part) => part.replace(/\[/g, '%5B').replace(/\]/g, '%5D'))
  return requestUrl({ path, query: [...encoded, `page%5Boffset%5D=${offset}`].join('&') })
}
