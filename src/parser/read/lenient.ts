import { isNestedAtMost } from '../../core/records.ts'
import { mostNested } from '../limits.ts'

/** JSON as mails carry it: mended where it is nearly right. */

/** Undefined where nothing can be made of it. */
export function lenientJson(text: string): unknown {
  try {
    for (const attempt of attempts(bare(text))) {
      const value = parsed(attempt)
      if (value !== undefined) return isNestedAtMost(mostNested, value) ? value : undefined
    }
  } catch {
    // Of texts without end the patterns below make more than the stack holds.
  }
  return undefined
}

/** One after the other: nearly all are right as they are. */
function* attempts(text: string): Generator<string> {
  yield text
  const better = mended(text)
  yield better
  yield `[${better}]`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const ends = ['//]]>', ']]>', '-->', '*/']

/** Without the comments that hide it from programs which know no scripts. */
function bare(text: string): string {
  let left = text.replace(/^\s*(?:<!--|\/\*|<!\[CDATA\[|\/\/<!\[CDATA\[)+/, '').trim()
  for (let end = endOf(left); end !== undefined; end = endOf(left)) left = left.slice(0, -end.length)
  return left.trim()
}

const endOf = (text: string): string | undefined => ends.find((end) => text.endsWith(end))

/** Line breaks within texts, commas too many and too few, and entities of HTML. */
const mended = (text: string): string =>
  withCommas(
    text
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&')
      // A text that never ends is taken up to the end: else it would be looked for again from every quote in it.
      .replace(/"(?:[^"\\]|\\.)*(?:"|\\?$)/gs, (quoted) => quoted.replace(/[\n\r\t]+/g, ' ').replace(/\\(?!["\\/bfnrtu])/g, ''))
      .replace(/,(\s*[}\]])/g, '$1'),
  )
    .replace(/[[{](\s*),/g, (whole) => whole.replace(',', ''))
    .replace(/,(\s*,)+/g, ',')

/** Between two values that follow one another nothing but space; within a text there are no quotes that end it. */
function withCommas(text: string): string {
  let counted = 0
  let quotes = 0
  return text.replace(/([}\]"])(\s*)(?=["{])/g, (whole, before: string, space: string, at: number) => {
    for (; counted < at; counted++) {
      if (text[counted] === '\n') quotes = 0
      else if (text[counted] === '"' && text[counted - 1] !== '\\') quotes++
    }
    // A quote ends a text where an odd number of them came before it on its line.
    const isBetween = before !== '"' || (quotes % 2 === 1 && text[at + whole.length] === '"')
    return isBetween ? `${before},${space}` : whole
  })
}
