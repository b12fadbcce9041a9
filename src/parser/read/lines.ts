import { mostInLine, mostLines, mostText } from '../limits.ts'

/** The lines of a text as they were written, so far as it is looked at. */
export const writtenLines = (text: string): string[] => text.slice(0, 4 * mostText).split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)

/** Text as lines: no control characters, no marks without width, one kind of space, empty lines never twice. */
export function linesOf(text: string): string[] {
  const lines: string[] = []
  let size = 0
  for (const line of writtenLines(text)) {
    const clean = cleanLine(line)
    if (clean === '' && (lines.at(-1) ?? '') === '') continue
    lines.push(clean)
    size += clean.length
    if (lines.length >= mostLines || size >= mostText) break
  }
  return lines
}

/** Columns stay apart: a tab, more than two spaces, or the dots that lead from a label to its value, are three spaces. */
export const cleanLine = (line: string): string =>
  line
    .slice(0, mostInLine)
    .replace(/\t/g, '   ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/(?<=\S) ?\.{4,40} ?(?=\S)/g, '   ')
    .replace(/ {3,}/g, '   ')
    .trim()
