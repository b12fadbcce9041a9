import { isRecord } from '../../core/records.ts'
import type { Element, JsonObject } from '../document.ts'
import { mostThings } from '../limits.ts'
import { withReferences } from './json-ld-ids.ts'
import { lenientJson } from './lenient.ts'
import { named, wordsOf } from './tree.ts'

/** Things of schema.org in HTML, from JSON-LD (https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents) and microdata. */
export const thingsOf = (root: Element): JsonObject[] => [...embedded(root), ...microdata(root)].slice(0, mostThings)

const embedded = (root: Element): readonly JsonObject[] =>
  thingsIn(
    named(root, 'script')
      .filter(({ attributes: { type = '' } }) => /ld\+json/i.test(type))
      .map((script) => lenientJson(script.children.filter((child) => typeof child === 'string').join(''))),
  )

/** Every object with a type, out of lists and graphs, as many as are looked at; what they refer to is put in its place. */
export const thingsIn = (json: unknown): readonly JsonObject[] => withReferences(typedIn(json).slice(0, mostThings), json)

function typedIn(json: unknown): JsonObject[] {
  if (Array.isArray(json)) return json.slice(0, mostThings).flatMap(typedIn)
  if (!isRecord(json)) return []
  if (Array.isArray(json['@graph'])) return typedIn(json['@graph'])
  return json['@type'] === undefined ? [] : [json]
}

/** https://html.spec.whatwg.org/multipage/microdata.html */
function microdata(root: Element): JsonObject[] {
  const found: JsonObject[] = []
  const visit = (element: Element): void => {
    for (const child of element.children) {
      if (typeof child === 'string') continue
      if ('itemscope' in child.attributes || 'itemtype' in child.attributes) found.push(itemOf(child))
      else visit(child)
    }
  }
  visit(root)
  return found
}

function itemOf(element: Element): JsonObject {
  const item: Record<string, unknown> = { '@type': element.attributes.itemtype?.trim().split(/[/#]/).at(-1) ?? 'Thing' }
  const visit = (each: Element): void => {
    for (const child of each.children) {
      if (typeof child === 'string') continue
      const { itemprop } = child.attributes
      const isItem = 'itemscope' in child.attributes || 'itemtype' in child.attributes
      // Made once for all its names: made for each, items of two names within one another would be made 2ⁿ times.
      if (itemprop) add(item, itemprop.split(/\s+/, mostNames), isItem ? itemOf(child) : contentOf(child))
      if (!isItem) visit(child)
    }
  }
  visit(element)
  return item
}

/** Names that a value goes by, and most of them that are looked at. */
const mostNames = 8

function add(item: Record<string, unknown>, names: readonly string[], value: unknown): void {
  for (const name of names) {
    if (name === '__proto__') continue
    const before = Object.hasOwn(item, name) ? item[name] : undefined
    if (Array.isArray(before)) before.push(value)
    else item[name] = before === undefined ? value : [before, value]
  }
}

const contentOf = ({ name, attributes, children }: Element): string =>
  attributes.content ??
  (name === 'time' ? attributes.datetime : undefined) ??
  (name === 'data' || name === 'meter' ? attributes.value : undefined) ??
  (name === 'a' || name === 'link' ? attributes.href : undefined) ??
  (name === 'img' ? attributes.src : undefined) ??
  wordsOf({ name, attributes, children })
