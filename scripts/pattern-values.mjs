// The patterns that a chunk puts together when it is loaded, so that it can be told from their text which texts they match.
import vm from 'node:vm'
import { visitNodes } from './nodes.mjs'

/**
 * Patterns of a chunk by the nodes that make them, of those of which all they are put together of stands in the chunk itself. Each is told with the constant that
 * it is, or is remembered by, and where it stands in that.
 */
export function patternValues(code, body, patterns) {
  const own = patterns.length > 0 ? named(body) : new Map()
  const whole = patterns.filter(({ name }) => isWhole(name, own))
  if (whole.length === 0) return new Map()
  const names = [...new Set(whole.map(({ name }) => name))]
  const run = vm.runInThisContext(`(function (exports, require, module) { ${code}\nreturn { ${names} } })`)
  const values = run({}, () => stranger, { exports: {} })
  return new Map(
    whole.flatMap(({ name, node, path = [] }) => {
      const value = path.reduce((all, at) => all[at], typeof values[name] === 'function' ? values[name]() : values[name])
      return value instanceof RegExp ? [[node, value]] : []
    }),
  )
}

/** What another chunk or a package gives: anything may be done with it, and nothing is told of it. */
const stranger = new Proxy(() => {}, {
  get: (_, key) => known.get(key) ?? stranger,
  apply: () => stranger,
  construct: () => stranger,
})

/** What is known of it: what text it is, what is in it, and how what is remembered is made. */
const known = new Map([
  [Symbol.toPrimitive, () => ''],
  [Symbol.iterator, [][Symbol.iterator]],
  ['remembered', (make) => make],
])

/** All that a chunk names at its top, with what is named in it; undefined for what it does not make itself. */
function named(body) {
  const all = new Map()
  for (const node of body) {
    const names = new Set()
    visitNodes([node], ({ type, name }, parent) => {
      if (type === 'Identifier' && parent.property?.name !== 'remembered') names.add(name)
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
