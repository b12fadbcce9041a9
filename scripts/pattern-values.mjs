// The patterns that a chunk puts together when it is loaded, so that it can be told from their text which texts they match.
import vm from 'node:vm'
import { visitNodes } from './nodes.mjs'

/** Of some constants of a chunk, those whose value is a pattern of which all it is put together of stands in the chunk itself, by their names. */
export function patternValues(code, body, names) {
  const own = names.length > 0 ? named(body) : new Map()
  const whole = names.filter((name) => isWhole(name, own))
  if (whole.length === 0) return new Map()
  const run = vm.runInThisContext(`(function (exports, require, module) { ${code}\nreturn { ${whole} } })`)
  const values = Object.entries(run({}, () => stranger, { exports: {} }))
  return new Map(values.flatMap(([name, value]) => (value instanceof RegExp ? [[name, value]] : [])))
}

/** What another chunk or a package gives: anything may be done with it, and nothing is told of it. */
const stranger = new Proxy(() => {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === Symbol.iterator ? [][Symbol.iterator] : stranger),
  apply: () => stranger,
  construct: () => stranger,
})

/** All that a chunk names at its top, with what is named in it; undefined for what it does not make itself. */
function named(body) {
  const all = new Map()
  for (const node of body) {
    const names = new Set()
    visitNodes([node], ({ type, name }) => {
      if (type === 'Identifier') names.add(name)
    })
    const isOwn = node.kind !== 'let' && !names.has('require')
    for (const { id } of node.declarations ?? [node])
      visitNodes(id, ({ type, name }) => {
        if (type === 'Identifier') all.set(name, isOwn ? names : undefined)
      })
  }
  return all
}

/** Whether nothing that a constant needs, or that needs in turn, comes from elsewhere. */
function isWhole(name, own, seen = new Set()) {
  if (seen.has(name) || !own.has(name)) return true
  seen.add(name)
  const needs = own.get(name)
  return needs !== undefined && [...needs].every((each) => isWhole(each, own, seen))
}
