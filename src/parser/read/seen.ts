import type { Element } from '../document.ts'
import { linesOf } from './lines.ts'
import { type LookOf, looksOf } from './looks.ts'
import { isDay } from './whole-days.ts'

/** HTML as a person sees it, line by line. */

const unseen = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'svg', 'object', 'select', 'textarea'])
/** What is struck through is said to be no more true. */
const struck = new Set(['s', 'strike', 'del'])
const blocks = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section table tbody tfoot thead tr ul caption'.split(
    ' ',
  ),
)

/** What stands at the side of one thing of several is of it. */
const ofOne = new Set(['article', 'li', 'td', 'dd', 'aside'])

/** Where the cells of a row stand of which one or another has more lines than one: one below the other, or their first lines beside one another. */
type Rows = 'below' | 'beside'

/** `Code: QZ4M7T &nbsp; Ticket: 220 1`, `Guest: Ann Reed &nbsp; Points # 220 1`: spaces say nothing and may be any within a name, a day or a flight, but before the next label some part columns. */
const BEFORE_LABEL = /(?<![ \u00a0])(?=[ \u00a0]{3})(?= *\u00a0)[ \u00a0]+(?=\p{Lu}[\p{L}' .-]{1,24}[:#])/gu

/** Spaces say nothing in HTML; columns are apart by tabs until all is put together. What stands at the side, as of help and offers, comes last. */
export function seenLines(root: Element, rows: Rows = 'below', lookOf: LookOf = looksOf(root)): string[] {
  const asides: string[] = []
  const main = seen(root, { lookOf, rows, asides })
  return linesOf(
    [main, ...asides]
      .join('\n\n')
      .replace(BEFORE_LABEL, '\t')
      .replace(/[ \u00a0]{2,}/g, ' ')
      .replace(/ *\t */g, '\t'),
  )
}

/** A time, a year, a code or the word for one: what stands at the side is no help and no offer. */
const TELLS =
  /\d[:.h]\d\d(?!\d)|(?<!\d)(?:19|20)\d\d(?!\d)|(?<![\p{L}\d])(?=[A-Z\d]*[A-Z])[A-Z\d]{5,8}(?![\p{L}\d])|(?:[Rr][eé]f[eé]r|[Bb]ook|[Rr][eé]serv|[Bb]uchung|[Cc]onfirm)/u

interface Seeing {
  readonly lookOf: LookOf
  readonly rows: Rows
  /** What stood at the side of the page. */
  readonly asides: string[] | undefined
  /** Lines and columns are as they are written. */
  readonly isAsWritten?: boolean
}

/** A cell is one line of its row, however its text is broken. */
const tabular = new Set(['table', 'td', 'th'])
/** Whether in an element lines are as they are written, `<pre>` or so by its style; undefined where that is as around it. */
function asWritten({ name, attributes: { style = '' } }: Element): boolean | undefined {
  if (tabular.has(name)) return false
  const said = /white-space\s*:\s*([a-z-]+)/i.exec(style)?.[1]?.toLowerCase()
  if (said !== undefined && said !== 'inherit') return said.startsWith('pre')
  return name === 'pre' ? true : undefined
}

/** Text in HTML, where spaces and lines say nothing but in what is as written, between words. */
const textOf = (text: string, isAsWritten: boolean): string =>
  isAsWritten && text.trim() !== '' ? text.replace(/\r\n?/g, '\n').replace(/ {3,}/g, '\t') : text.replace(/[^\S\u00a0]+/g, ' ')

function seen(element: Element, seeing: Seeing): string {
  if (unseen.has(element.name) || struck.has(element.name) || isHidden(element)) return ''
  const look = seeing.lookOf(element)
  if (look === 'struck') return ''
  if (element.name === 'br') return '\n'
  if (element.name === 'img') return element.attributes.alt ? ` ${element.attributes.alt} ` : ''
  if (element.name === 'tr') return `\n${rowOf(element, seeing)}\n`
  if (look === 'row' && isRow(element)) return `\n${rowOf(element, seeing)}\n`
  const isAsWritten = asWritten(element) ?? seeing.isAsWritten ?? false
  const inside = { ...seeing, ...(ofOne.has(element.name) && { asides: undefined }), isAsWritten }
  const parts = element.children.map((child) => (typeof child === 'string' ? textOf(child, isAsWritten) : seen(child, inside)))
  const inner = parts.reduce((all, part, at) => `${all}${gapBefore(element, at, parts)}${part}`, '')
  if (element.name === 'aside' && seeing.asides && !TELLS.test(inner)) {
    seeing.asides.push(inner)
    return '\n\n'
  }
  if (blocks.has(element.name) || look === 'block') return `\n${inner}\n`
  return look === 'apart' && inner.trim() !== '' ? `\t${inner}\t` : inner
}

/** What is set within a line, or stands in one as buttons do. */
const setWithin = new Set(['span', 'strong', 'b', 'em', 'i', 'small', 'label', 'a', 'button', 'time'])
/** Letters in boxes of their own, and halves of names in two colours, are one word. */
const SHORTEST = 2
/** Letters on either side of where two pieces meet. */
const NEAR = 100

/** `<div><span>CHECK-IN</span><b>Fri 9 May</b></div>`: a word and what is told of it, with nothing else in their element. */
const isPair = (left: string, right: string): boolean =>
  /\p{L}{4}[:.]?$/u.test(left) && /^(?:\p{Lu}.*[\d ]|\d|\p{Ll}{2,4}\.? \d)/u.test(right)

/**
 * `<span>26 juin 2026</span><span>11:40</span><span>Nice</span>`: what nothing but their look parts, and what would run together so that nobody could
 * read it, stands apart.
 */
function gapBefore({ children }: Element, at: number, parts: readonly string[]): string {
  const [before, here] = [children[at - 1], children[at]]
  if (!before || !here || typeof before === 'string' || typeof here === 'string') return ''
  if (!setWithin.has(before.name) || !setWithin.has(here.name)) return ''
  // Only what is near to where they meet is looked at, however long they are.
  const [left = '', right = ''] = [parts[at - 1]?.slice(-NEAR), parts[at]?.slice(0, NEAR)]
  if (left.length < SHORTEST || right.length < SHORTEST || /^(?:[ap]m|uhr|h|kg|%)(?![a-z])/i.test(right)) return ''
  const runsOn = /\d$/.test(left) && /^[\d\p{Lu}]/u.test(right)
  const changes = /[\p{Ll})]$/u.test(left) && /^[\d\p{Lu}]/u.test(right) && /[\s\d]/.test(left + right)
  const areCodes = /^[A-Z]{3}$/.test(left) && /^[A-Z]{3}$/.test(right)
  return runsOn || changes || areCodes || (children.length === 2 && isPair(left, right)) ? '\t' : ''
}

/** Whether there is nothing in an element but others. */
const isRow = ({ children }: Element): boolean => children.every((child) => typeof child !== 'string' || child.trim() === '')

/** The fewest cells of a row whose first lines are read beside one another, and the most lines of a cell in it, or of the only one with more than one. */
const fewestCells = 3
const [mostLines, mostOfOne] = [3, 8]

/** Cells of one line each stand beside one another. */
function rowOf(row: Element, seeing: Seeing): string {
  const cells = row.children
    .filter((child) => typeof child !== 'string')
    .map((cell) =>
      seen(cell, seeing)
        .replace(/\n\s*\n/g, '\n')
        .trim(),
    )
  const whole = cells.filter((cell) => cell !== '')
  const lines = whole.map((cell) => withWholeDay(cell.split('\n')))
  const tall = lines.filter(({ length }) => length > 1)
  if (tall.length === 0) return lines.map(([line]) => line).join('\t')
  // `861` above `Airbus A321` in the last of four; `Chur` above `St. Moritz`, `10:58` above `13:02`.
  const areFew = 2 * tall.length <= whole.length || tall.every(({ length }) => length === tall[0]?.length)
  const isBeside = seeing.rows === 'beside' && whole.length >= fewestCells && areFew
  const isListed = tall.length === 1 && isOfService(lines)
  const most = isListed ? mostOfOne : mostLines
  if (!(isBeside || isListed) || tall.some(({ length }) => length > most)) return whole.join('\n')
  // `Partenza`, beside `Torino` above `10:50` and `Napoli` above `17:05`: a label, and what it says of each journey.
  if (lines[0]?.length === 1 && lines.slice(1).every(({ length }) => length === 2)) return lines.map((cell) => cell.join(' ')).join('\t')
  return Array.from({ length: most }, (_, at) => lines.flatMap((cell) => cell[at] ?? []).join('\t'))
    .filter((line) => line !== '')
    .join('\n')
}

/** What is booked, how that is described in several lines, from when and to when: whoever lists things so sets each in one row. */
function isOfService(lines: readonly (readonly string[])[]): boolean {
  const described = lines.findIndex(({ length }) => length > 1)
  const days = lines.flatMap((cell, at) => (cell.length === 1 && isDayAlone(cell[0]) ? [at] : []))
  return days.length === 2 && days.every((at) => at > described)
}

/** `12.05.2027`, `Sat 12/05/27`, `12 May 2027`: a cell that is but a day. */
const isDayAlone = (text = ''): boolean =>
  /^(?:\p{L}{2,10}[.,]?\s)?\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$|^(?:\p{L}{2,10}[.,]?\s)?\d{1,2}\.?\s\p{L}{3,10}\.?\s\d{4}$/u.test(text)

const plainly = (text: string): string => text.replace(/\u00a0/g, ' ').trim()

/** `Viernes` above `20/02/2026`: a cell of one day is one line. */
function withWholeDay(lines: readonly string[]): readonly string[] {
  const [above, below, ...more] = lines
  return above !== undefined && below !== undefined && more.length === 0 && isDay(plainly(above), plainly(below))
    ? [`${plainly(above)} ${plainly(below)}`]
    : lines
}

const isHidden = ({ attributes: { hidden, style = '' } }: Element): boolean =>
  hidden !== undefined || /display\s*:\s*none|visibility\s*:\s*hidden|line-through/i.test(style)
