// Patterns that a file keeps are made when they are first matched: V8 takes each apart when it is made, and a document needs a fourth of those that read one.
import { parseAst } from 'rolldown/parseAst'
import { visitNodes } from './nodes.mjs'

/** A plugin for rolldown: `const CODE = /…/` and its uses become `const CODE$ = () => CODE$made ??= /…/` and `CODE$()`. */
export const lazyPatterns = {
  name: 'lazy-patterns',
  renderChunk(code, { moduleIds }) {
    if (!moduleIds.some((id) => id.includes('/src/parser/'))) return null
    const { body } = parseAst(code)
    const found = new Map()
    for (const { type, kind, declarations } of body)
      if (type === 'VariableDeclaration' && kind === 'const')
        for (const { id, init } of declarations) if (id.type === 'Identifier' && isPattern(init)) found.set(id.name, { id, init })
    if (found.size === 0) return null
    const uses = []
    const bound = new Map()
    visitNodes(body, (node, parent, key) => {
      if (node.type !== 'Identifier' || !found.has(node.name) || isName(parent, key)) return
      if (isBinding(parent, key)) bound.set(node.name, (bound.get(node.name) ?? 0) + 1)
      else uses.push({ node, isShort: parent.type === 'Property' && parent.shorthand })
    })
    // A name that is bound twice may be another thing where it is used.
    const isSafe = (name) => bound.get(name) === 1
    const edits = [
      ...[...found]
        .filter(([name]) => isSafe(name))
        .flatMap(([name, { id, init }]) => [
          { at: id.start, end: id.end, text: `${name}$` },
          { at: init.start, end: init.start, text: `() => ${name}$made ??= ` },
        ]),
      ...uses
        .filter(({ node }) => isSafe(node.name))
        .map(({ node: { name, start, end }, isShort }) => ({ at: start, end, text: `${isShort ? `${name}: ` : ''}${name}$()` })),
    ].sort((a, b) => b.at - a.at)
    const made = `var ${[...found.keys()].filter(isSafe).map((name) => `${name}$made`)};\n`
    return {
      code: edits.reduce((text, { at, end, text: instead }) => text.slice(0, at) + instead + text.slice(end), code) + made,
      map: null,
    }
  },
}

const isPattern = (node) =>
  (node?.type === 'Literal' && node.regex !== undefined) || (node?.type === 'NewExpression' && node.callee.name === 'RegExp')

/** The name of a property, which is none of ours. */
const isName = (parent, key) =>
  (parent.type === 'MemberExpression' && key === 'property' && !parent.computed) ||
  (/^(?:Property|MethodDefinition|PropertyDefinition)$/.test(parent.type) && key === 'key' && !parent.computed)

const isBinding = (parent, key) =>
  (parent.type === 'VariableDeclarator' && key === 'id') ||
  key === 'params' ||
  key === 'param' ||
  (key === 'id' && /Function|Class/.test(parent.type)) ||
  /Pattern|RestElement/.test(parent.type)
