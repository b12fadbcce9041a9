import type { ReadDocument } from '../document.ts'
import { linesOfTables } from './columns.ts'
import { looksOf } from './looks.ts'
import { seenLines } from './seen.ts'
import { thingsOf } from './things.ts'
import { nothing } from './tools.ts'
import { treeOf } from './tree.ts'

export async function readHtml(text: string): Promise<ReadDocument> {
  const root = await treeOf(text, false)
  const lookOf = looksOf(root)
  const lines = seenLines(root, 'below', lookOf)
  const first = linesOfTables(lines)
  const beside = seenLines(root, 'beside', lookOf)
  // Rows whose cells are taken apart have fewer lines.
  const otherwise = beside.length < lines.length ? [...first.otherwise, beside, ...linesOfTables(beside).otherwise] : first.otherwise
  return { ...nothing, format: 'html', ...first, otherwise, things: thingsOf(root) }
}

/** XML: its root, and its text for where nobody knows what it is. */
export async function readXml(text: string): Promise<ReadDocument> {
  const tree = await treeOf(text, true)
  const root = tree.children.find((child) => typeof child !== 'string')
  return { ...nothing, format: 'xml', lines: seenLines(tree), things: thingsOf(tree), ...(root && { xml: root }) }
}
