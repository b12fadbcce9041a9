/** Headers as plain objects have them: one text a name. */
export const flatHeaders = (headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]))

/** Whether a `content-type` is that of JSON, such as `application/vnd.amadeus+json; charset=utf-8` (RFC 6839, section 3.1). */
export const isJsonType = (type: string): boolean => /^\s*application\/([\w.-]+\+)?json\s*(;|$)/i.test(type)
