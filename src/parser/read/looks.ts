import type { Element } from '../document.ts'
import { named } from './tree.ts'

/** How HTML is laid out by its styles where its elements alone do not tell: what floats to an edge, and what stands on a line of its own. */

/** `apart` stands beside what is around it, `row` has its children beside one another, `struck` is no more true. */
type Look = 'apart' | 'block' | 'row' | 'struck'

export type LookOf = (element: Element) => Look | undefined

/** Characters of the styles of a page that are looked at. */
const mostStyles = 100_000

function lookSaid(style: string): Look | undefined {
  if (/text-decoration[a-z-]*\s*:[^;]{0,40}line-through/i.test(style)) return 'struck'
  if (/(?:^|[;\s])float\s*:\s*(?:left|right)/i.test(style)) return 'apart'
  const display = /(?:^|[;\s])display\s*:\s*([a-z-]+)/i.exec(style)?.[1]?.toLowerCase()
  if (display === 'flex') return /flex-direction\s*:\s*column/i.test(style) ? 'block' : 'row'
  // `<span class="label">Check-In</span>Saturday`: as wide as the longest of them, and so in a column of their own.
  const isWide = display === 'inline-block' && /(?:^|[;\s])(?:min-)?width\s*:\s*[1-9]/i.test(style)
  return display === 'block' ? 'block' : display === 'table-cell' || isWide ? 'apart' : undefined
}

/** Elements that stand in a line where no rule says otherwise. */
const inLine = new Set(['label', 'span', 'strong', 'b', 'em', 'i', 'small', 'time'])

/** What the rules of a page say of classes and of elements that stand in lines, each by itself; not those for screens of some size, nor those that need more than the class. */
function classesOf(css: string): ReadonlyMap<string, Look> {
  const classes = new Map<string, Look>()
  let depth = 0
  for (const piece of css.split('}')) {
    const [selectors = '', style, ...more] = piece.split('{')
    const look = depth === 0 && style !== undefined && more.length === 0 ? lookSaid(style) : undefined
    depth = Math.max(0, depth + (style === undefined ? 0 : 1 + more.length) - 1)
    if (!look) continue
    for (const selector of selectors.split(',')) {
      const [, element = '', name] = /^\s*([a-z0-9]{0,12})(?:\.([\w-]{1,60}))?\s*$/i.exec(selector) ?? []
      if (name) classes.set(name, look)
      // `label { display: block }`
      else if (inLine.has(element.toLowerCase())) classes.set(`<${element.toLowerCase()}>`, look)
    }
  }
  return classes
}

/** What the styles of a page say of each of its elements. */
export function looksOf(root: Element): LookOf {
  let css = ''
  for (const style of named(root, 'style')) {
    css += `${style.children.filter((child) => typeof child === 'string').join('')} `
    if (css.length > mostStyles) break
  }
  const classes = classesOf(css)
  return ({ name: element, attributes: { style = '', class: names = '' } }) =>
    lookSaid(style) ??
    (classes.size === 0
      ? undefined
      : (names
          .split(/\s+/)
          .map((name) => classes.get(name))
          .find((look) => look !== undefined) ?? classes.get(`<${element}>`)))
}
