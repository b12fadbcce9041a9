import type { Element } from '../document.ts'
import { mostDepth, mostElements, mostInValue } from '../limits.ts'

interface Growing extends Element {
  readonly children: (Element | string)[]
  readonly attributes: Record<string, string>
}

/** HTML or XML as a tree. What lies deeper than is looked at becomes part of the level above it. */
export async function treeOf(text: string, xml: boolean): Promise<Element> {
  const { Parser } = await import('htmlparser2')
  const root: Growing = { name: '', attributes: {}, children: [] }
  const open: Growing[] = [root]
  let count = 0
  let beyond = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++count > mostElements) parser.pause()
        // Nothing lies within a script, and what it tells to programs is worth more than all around it.
        if (open.length >= mostDepth && name.toLowerCase() !== 'script') {
          beyond++
          return
        }
        const element: Growing = { name: xml ? name : name.toLowerCase(), attributes, children: [] }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(text) {
        open.at(-1)?.children.push(text)
      },
      onclosetag(name) {
        const isScript = name.toLowerCase() === 'script' && open.at(-1)?.name.toLowerCase() === 'script'
        if (beyond > 0 && !isScript) beyond--
        else if (open.length > 1) open.pop()
      },
    },
    { xmlMode: xml, decodeEntities: true },
  )
  parser.write(text)
  parser.end()
  return root
}

/** Elements by their name, in the order they stand, also those within one another; the part before a colon is no part of a name. */
export function named(element: Element, name: string): Element[] {
  const found: Element[] = []
  const visit = (each: Element): void => {
    for (const child of each.children) {
      if (typeof child === 'string') continue
      if (localName(child) === name) found.push(child)
      visit(child)
    }
  }
  visit(element)
  return found
}

/** `ota:FlightSegment` → `FlightSegment` */
export const localName = ({ name }: Element): string => name.slice(name.indexOf(':') + 1)

/** The text within, up to what a value may have: elements within one another are each asked for the text of all in them. */
export function wordsOf(element: Element): string {
  let words = ''
  const visit = (each: Element): void => {
    for (const child of each.children) {
      if (words.length >= mostInValue) return
      if (typeof child === 'string') words += child.slice(0, mostInValue)
      else visit(child)
    }
  }
  visit(element)
  return words.replace(/\s+/g, ' ').trim()
}
