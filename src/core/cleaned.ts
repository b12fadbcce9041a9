/**
 * What can steer a terminal or deceive the eye: C0 and C1 controls (but for line break and tab), marks that turn the direction of writing,
 * and what is invisible: spaces and joiners of no width, soft hyphens, notes between lines, tags (Unicode category Cf but for what has a form).
 */
const steering =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\udb40[\udc00-\udc7f]/
const everySteering = new RegExp(steering, 'g')
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with a control character
const sequences = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b\]|\u009d)[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?|\u001b./g

const cleanText = (text: string): string => (steering.test(text) ? text.replace(sequences, '').replace(everySteering, '') : text)

/** Control characters as `JSON.stringify` writes them, and what it leaves as it is. */
const steeringInJson = new RegExp(`\\\\u00(?:0[0-8bcef]|1[0-9a-f])|\\\\[bfr]|${steering.source}`)

/** The signs that all of those begin with: a set of signs alone is looked for several times as fast, and most answers have none. */
const maySteer = /[\\\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\udb40]/

/** Most characters of one text that a terminal is shown: the longest descriptions have fewer. */
const longest = 4000

/**
 * Whether so much follows a quote without another. From the first quote on, a stretch of that length lies over a multiple of it, so only there is it
 * looked; and where the next quote is farther away than that, the answer is known.
 */
function isLongInJson(json: string): boolean {
  const first = json.indexOf('"')
  for (let at = first + longest; first >= 0 && at < json.length; at += longest) {
    if (json[at] === '"') continue
    const begun = json.lastIndexOf('"', at)
    const ended = json.indexOf('"', at)
    if ((ended < 0 ? json.length : ended) - begun > longest) return true
  }
  return false
}

/** Whether an answer, written as JSON, holds nothing that could steer a terminal, nor a text without end. Nearly all do, and need not be copied. */
export const isHarmless = (json: string): boolean => !(maySteer.test(json) && steeringInJson.test(json)) && !isLongInJson(json)

/**
 * An answer whose every text is safe to print: names, notes and keys alike. This is the one place where text of a service is
 * made fit for a terminal; views may then do with it what they like. What is longer than `most` is cut, where it is for eyes.
 */
export function cleaned<T>(value: T, most?: number): T
export function cleaned(value: unknown, most = Number.POSITIVE_INFINITY): unknown {
  if (typeof value === 'string') return cut(cleanText(value.length > most ? value.slice(0, most * 4) : value), most)
  if (Array.isArray(value)) return value.map((each) => cleaned(each, most))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [cut(cleanText(name), most), cleaned(each, most)]))
}

/** For eyes: no text is longer than anybody reads. */
export const forEyes = <T>(value: T): T => cleaned(value, longest)

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

const everyEscape = new RegExp(`${steering.source}|[\\u2028\\u2029]`, 'g')

/** The same JSON, with escapes in place of what could steer a terminal: whoever reads it reads the same. */
export const escaped = (json: string): string =>
  json.replace(everyEscape, (signs) =>
    Array.from({ length: signs.length }, (_, at) => `\\u${signs.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  )
