/** What rows of hand-written tables have to be; the build stops at the first that is not. */

import { fault } from './sources.ts'

/** The fields of a line, as many as there have to be, with nothing around them. */
export function fieldsOf(table: string, line: string, separator: string, least: number, most = least): string[] {
  const found = line.split(separator)
  if (found.length < least || found.length > most || found.some((field) => field !== field.trim() || field.includes('\t')))
    fault(table, line)
  return found
}

/** Text of a number within bounds, without zeros that say nothing. */
export function numberOf(table: string, text: string | undefined, least: number, most: number): string {
  if (text === undefined || !/^-?\d+(\.\d+)?$/.test(text) || Number(text) < least || Number(text) > most)
    fault(table, `${text} is not from ${least} to ${most}`)
  return String(Number(text))
}

/** The same without a fraction. */
export function wholeOf(table: string, text: string, least: number, most: number): string {
  if (!/^\d+$/.test(text)) fault(table, `${text} is no whole number`)
  return numberOf(table, text, least, most)
}

export function demandOnce(table: string, keys: readonly string[]): void {
  const twice = keys.find((key, at) => keys.indexOf(key) !== at)
  if (twice !== undefined) fault(table, `${twice} stands twice`)
}
