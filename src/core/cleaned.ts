/** What can steer a terminal: C0 and C1 controls (but for line break and tab), and marks that turn the direction of writing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about
const steering = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/
const everySteering = new RegExp(steering, 'g')
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with a control character
const sequences = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b\]|\u009d)[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?|\u001b./g

const cleanText = (text: string): string => (steering.test(text) ? text.replace(sequences, '').replace(everySteering, '') : text)

/** Control characters as `JSON.stringify` writes them, and what it leaves as it is. */
const steeringInJson = new RegExp(`\\\\u00(?:0[0-8bcef]|1[0-9a-f])|\\\\[bfr]|${steering.source}`)

/** Whether an answer, written as JSON, holds nothing that could steer a terminal. Nearly all do, and need not be copied. */
export const isHarmless = (json: string): boolean => !steeringInJson.test(json)

/**
 * An answer whose every text is safe to print: names, notes and keys alike. This is the one place where text of a service is
 * made fit for a terminal; views may then do with it what they like.
 */
export function cleaned<T>(value: T): T
export function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map((each) => cleaned(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [cleanText(name), cleaned(each)]))
}
