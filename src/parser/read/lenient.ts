import { isNestedAtMost } from '../../core/records.ts'
import { mostNested } from '../limits.ts'

/** JSON as mails carry it: mended where it is nearly right. */

/** Undefined where nothing can be made of it. */
export function lenientJson(text: string): unknown {
  const bare = text
    .replace(/^\s*(?:<!--|\/\*|<!\[CDATA\[|\/\/<!\[CDATA\[)+/, '')
    .replace(/(?:-->|\*\/|\]\]>|\/\/\]\]>)+\s*$/, '')
    .trim()
  for (const attempt of [bare, mended(bare), `[${mended(bare)}]`]) {
    try {
      const value: unknown = JSON.parse(attempt)
      return isNestedAtMost(mostNested, value) ? value : undefined
    } catch {}
  }
  return undefined
}

/** Line breaks within texts, commas too many and too few, and entities of HTML. */
const mended = (text: string): string =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/"(?:[^"\\]|\\.)*"/gs, (quoted) => quoted.replace(/[\n\r\t]+/g, ' ').replace(/\\(?!["\\/bfnrtu])/g, ''))
    .replace(/,(\s*[}\]])/g, '$1')
    .replace(/([}\]"])(\s*)(?=["{])(?!\s*:)/g, (whole, before: string, space: string, at: number, all: string) =>
      needsComma(all, at, before, at + whole.length) ? `${before},${space}` : whole,
    )
    .replace(/[[{](\s*),/g, (whole) => whole.replace(',', ''))
    .replace(/,(\s*,)+/g, ',')

/** Between two values that follow one another nothing but space; within a text there are no quotes that end it. */
function needsComma(all: string, at: number, before: string, next: number): boolean {
  if (before !== '"') return true
  // A quote ends a text where an odd number of them came before it on its line.
  const line = all.slice(all.lastIndexOf('\n', at) + 1, at)
  return (line.match(/(?<!\\)"/g)?.length ?? 0) % 2 === 1 && all[next] === '"'
}
