import { isRecord } from '../../core/records.ts'
import type { Found } from '../found.ts'
import { mostInLine } from '../limits.ts'
import { cleanLine } from '../read/lines.ts'

/** Values out of JSON and XML, as what was found. */

/** A text of one line, of a text, a number, or what is first in a list. */
export function textAt(value: unknown, ...path: string[]): string | undefined {
  const found = at(value, ...path)
  if (typeof found === 'number') return String(found)
  if (isRecord(found)) return textAt(found['@value'] ?? found.name)
  const text = typeof found === 'string' ? cleanLine(inOneLine(found)) : ''
  return text === '' ? undefined : text.slice(0, 200)
}

/** What was written in several lines, with a space between them. */
const inOneLine = (text: string): string =>
  /[\r\n]/.test(text)
    ? text
        .slice(0, mostInLine)
        .split(/[\r\n]+/)
        .map((line) => line.trim())
        .join(' ')
    : text

/** What stands at a path; of a list, its first. */
export function at(value: unknown, ...path: string[]): unknown {
  const one = Array.isArray(value) ? value[0] : value
  const [step, ...rest] = path
  if (step === undefined) return one
  return isRecord(one) && Object.hasOwn(one, step) ? at(one[step], ...rest) : undefined
}

/** What is found in so many words, by a rule, or nothing. */
export const found = (value: string | undefined, rule: string, sure = 0.99): Found | undefined =>
  value === undefined ? undefined : { value, rule, sure }

/** An object without the members that are undefined. */
export const given = <T extends object>(members: { readonly [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as T
