import type { Element } from '../document.ts'
import { linesOf } from './lines.ts'
import { type Look, looksOf } from './looks.ts'

/** HTML as a person sees it, line by line. */

const unseen = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'svg', 'object', 'select', 'textarea'])
/** What is struck through is said to be no more true. */
const struck = new Set(['s', 'strike', 'del'])
const blocks = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section table tbody tfoot thead tr ul caption'.split(
    ' ',
  ),
)

/** Spaces say nothing in HTML; columns are apart by tabs until all is put together. */
export const seenLines = (root: Element): string[] =>
  linesOf(
    seen(root, looksOf(root))
      .replace(/ {2,}/g, ' ')
      .replace(/ *\t */g, '\t'),
  )

type Looks = (element: Element) => Look | undefined

function seen(element: Element, looks: Looks): string {
  if (unseen.has(element.name) || struck.has(element.name) || isHidden(element)) return ''
  const look = looks(element)
  if (look === 'struck') return ''
  if (element.name === 'br') return '\n'
  if (element.name === 'img') return element.attributes.alt ? ` ${element.attributes.alt} ` : ''
  if (element.name === 'tr') return `\n${rowOf(element, looks)}\n`
  if (look === 'row' && isRow(element)) return `\n${rowOf(element, looks)}\n`
  const inner = element.children.map((child) => (typeof child === 'string' ? child.replace(/\s+/g, ' ') : seen(child, looks))).join('')
  if (blocks.has(element.name) || look === 'block') return `\n${inner}\n`
  return look === 'apart' && inner.trim() !== '' ? `\t${inner}\t` : inner
}

/** Whether there is nothing in an element but others. */
const isRow = ({ children }: Element): boolean => children.every((child) => typeof child !== 'string' || child.trim() === '')

/** Cells of one line each stand beside one another; where one has more, they stand one below the other. */
function rowOf(row: Element, looks: Looks): string {
  const cells = row.children
    .filter((child) => typeof child !== 'string')
    .map((cell) =>
      seen(cell, looks)
        .replace(/\n\s*\n/g, '\n')
        .trim(),
    )
  const whole = cells.filter((cell) => cell !== '')
  return whole.join(whole.some((cell) => cell.includes('\n')) ? '\n' : '\t')
}

const isHidden = ({ attributes: { hidden, style = '' } }: Element): boolean =>
  hidden !== undefined || /display\s*:\s*none|visibility\s*:\s*hidden|line-through/i.test(style)
