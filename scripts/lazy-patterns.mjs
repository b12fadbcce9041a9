// Patterns, and lists of words, are made when they are first asked for: V8 takes each pattern apart when it is made, and a document needs about a quarter of all there are.
import { parseAst } from 'rolldown/parseAst'
import { edited } from './edits.mjs'
import { Likely } from './likely.mjs'
import { visitNodes } from './nodes.mjs'
import { signsOf } from './pattern-signs.mjs'
import { patternValues } from './pattern-values.mjs'
import { isWholeUse } from './whole-uses.mjs'

/** A plugin for rolldown: the patterns of the parser are made when they are first asked for, and once. */
export const lazyPatterns = {
  name: 'lazy-patterns',
  renderChunk(code, { moduleIds }) {
    if (!moduleIds.some((id) => id.includes('/src/parser/'))) return null
    // Without it every pattern is made twice, and nothing else would tell.
    const isMissing = moduleIds.some((id) => id.endsWith('/at-once.ts')) && !/\bfunction madeAtOnce\b/.test(code)
    if (isMissing) this.error('madeAtOnce was left out of the chunk that understands documents')
    // Nor that what is remembered is made at once, for all texts.
    const isForgetful = moduleIds.some((id) => id.endsWith('/word-patterns.ts')) && !/\bremembered\(/.test(code)
    if (isForgetful) this.error('remembered is called otherwise in the chunk that puts words together')
    return { code: withLazyPatterns(code), map: null }
  },
}

/**
 * JavaScript in which `const CODE = /…/` and its uses are `const CODE$ = () => made$[0] ??= /…/` and `CODE$()`; so are sets and maps, what a function
 * gives that only makes one of these, lists of words, and patterns in the midst of a function, which would be made at each call. Where the code has a function
 * `madeAtOnce`, it is called with each pattern. Patterns that only texts with certain signs match are made for such a text, also those that are `remembered`;
 * those in lists and objects stand there from the beginning, and are made when they are first matched.
 */
export function withLazyPatterns(code) {
  const { body } = parseAst(code)
  const constants = body.flatMap(({ type, kind, declarations }) => (type === 'VariableDeclaration' && kind === 'const' ? declarations : []))
  const makers = new Map(
    constants.flatMap(({ id, init }) =>
      init.type === 'ArrowFunctionExpression' && kindOf(init.body) ? [[id.name, kindOf(init.body)]] : [],
    ),
  )
  const kindIn = (node) =>
    kindOf(node) ?? (node.type === 'CallExpression' ? (makers.get(node.callee.name) ?? kindElsewhere(node)) : undefined)
  const kept = new Map(constants.flatMap(({ id, init }) => (id.type === 'Identifier' && kindIn(init) ? [[id.name, { id, init }]] : [])))
  const isPattern = (node) => kindIn(node) === 'RegExp'
  const recalling = new Set(
    constants.flatMap(({ id, init }) => (init.type === 'ArrowFunctionExpression' && isRecalled(init.body, isPattern) ? [id.name] : [])),
  )
  const recalled = constants.flatMap(({ id, init }) => {
    if (isRecalled(init, isPattern)) return [{ name: id.name, init, node: rememberedIn(init), behind: '' }]
    return init.type === 'CallExpression' && recalling.has(init.callee.name) ? [{ name: id.name, init, node: init, behind: '()' }] : []
  })
  const within = constants.flatMap(({ id, init }) =>
    patternsIn(rememberedIn(init) ?? init, isPattern).map((found) => ({ name: id.name, ...found })),
  )
  const own = [...kept].flatMap(([name, { init }]) => (isPattern(init) ? [{ name, node: init }] : []))
  const composed = [...own, ...recalled, ...within].filter(({ node }) => !node.regex)
  const values = patternValues(code, body, composed)
  const maker = body.find(({ type, id }) => type === 'FunctionDeclaration' && id.name === 'madeAtOnce')
  let count = 0
  /** How a value is made, and kept, when it is asked for: what stands before it and behind it. */
  const ways = (node, isOne = isPattern(node)) => {
    // In a list: with a variable for each, of which there are thousands, V8 would take longer to read the code that it kept.
    const name = `made$[${count++}]`
    const opening = maker && isOne ? 'madeAtOnce(' : '('
    const told = toldOf(node)
    const found = told && signsOf(told.source, told.flags)
    return found
      ? [`${name} ??= new Likely(() => ${name} = ${opening}`, `), ${likely(found, told.flags)})`]
      : [`${name} ??= ${opening}`, ')']
  }
  const toldOf = (node) => (node.regex ? { source: node.regex.pattern, flags: node.regex.flags } : values.get(node))
  /** The same of one in a list or an object, where it cannot be kept by a name. */
  const inPlace = (node) => {
    const told = toldOf(node)
    const flags = told?.flags ?? flagsOf(node)
    if (flags === undefined) return []
    const found = (told && signsOf(told.source, told.flags)) ?? EVERYWHERE
    return [
      { start: node.start, end: node.start, text: `new Likely(() => ${maker ? 'madeAtOnce' : ''}(` },
      { start: node.end, end: node.end, text: `), ${likely(found, flags)})` },
    ]
  }
  const uses = []
  const sources = []
  const bound = new Map()
  const midst = []
  const functions = []
  const inits = new Set([...[...kept.values()].map(({ init }) => init), ...[...recalled, ...within].map(({ node }) => node)])
  visitNodes(body, (node, parent, key) => {
    if (/Function/.test(node.type) && !(node.start < (functions.at(-1)?.end ?? 0))) functions.push(node)
    if (node.regex && !inits.has(node) && (!/[gy]/.test(node.regex.flags) || isWholeUse(parent, key))) midst.push(node)
    if (node.type !== 'Identifier' || !kept.has(node.name) || isName(parent, key)) return
    if (isBinding(parent, key)) bound.set(node.name, (bound.get(node.name) ?? 0) + 1)
    else if (isSource(parent, key) && kept.get(node.name).init.regex) sources.push({ node, parent })
    else uses.push({ node, isShort: parent.type === 'Property' && parent.shorthand })
  })
  // A name that is bound twice may be another thing where it is used.
  const isSafe = (name) => bound.get(name) === 1
  const safe = [...kept].filter(([name]) => isSafe(name))
  // The function that makes them cannot be asked for its own.
  const isOutside = ({ start, end }) => !maker || end <= maker.start || start >= maker.end
  const inMidst = midst.filter((node) => functions.some(({ start, end }) => node.start > start && node.end < end) && isOutside(node))
  if (safe.length + inMidst.length + recalled.length + within.length === 0) return code
  const edits = [
    ...safe.flatMap(([name, { id, init }]) => {
      const [before, behind] = ways(init)
      return [
        { start: id.start, end: id.end, text: `${name}$` },
        { start: init.start, end: init.start, text: `() => ${before}` },
        { start: init.end, end: init.end, text: behind },
      ]
    }),
    ...recalled.flatMap(({ init, node, behind }) => {
      const [opening, closing] = ways(node, true)
      return [
        { start: init.start, end: node.start, text: `() => ${opening}` },
        { start: node.end, end: init.end, text: `${behind}${closing}` },
      ]
    }),
    ...within.flatMap(({ node }) => inPlace(node)),
    ...uses
      .filter(({ node }) => isSafe(node.name))
      .map(({ node: { name, start, end }, isShort }) => ({ start, end, text: `${isShort ? `${name}: ` : ''}${name}$()` })),
    // Others are put together of its text: it need not be made for that.
    ...sources
      .filter(({ node }) => isSafe(node.name))
      .map(({ node, parent: { start, end } }) => ({ start, end, text: JSON.stringify(kept.get(node.name).init.regex.pattern) })),
    ...inMidst.map((node) => {
      const [before, behind] = ways(node)
      return { start: node.start, end: node.end, text: `(${before}${code.slice(node.start, node.end)}${behind})` }
    }),
  ]
  const lazy = edited(code, edits)
  // These stand first: code that runs when it is loaded may ask for patterns.
  return [...(lazy.includes('new Likely(') ? [Likely] : []), ...(count > 0 ? ['const made$ = [];'] : []), lazy].join('\n')
}

/** Signs of a pattern of which none are told. */
const EVERYWHERE = { signs: [''], within: Number.POSITIVE_INFINITY }

/** What `Likely` is told of a pattern, as JavaScript. */
const likely = ({ signs, within }, flags) =>
  [signs.join('\n'), flags, within]
    .filter((each) => each !== Number.POSITIVE_INFINITY)
    .map((each) => JSON.stringify(each))
    .join(', ')

/** What `remembered` makes when it is first asked for (`src/parser/text/words/remembered.ts`). */
function rememberedIn({ type, callee, arguments: [make] = [] }) {
  const called = callee?.type === 'MemberExpression' ? callee.property.name : callee?.name
  if (type !== 'CallExpression' || called !== 'remembered' || make?.type !== 'ArrowFunctionExpression' || !make.expression) return undefined
  return make.body.type === 'ParenthesizedExpression' ? make.body.expression : make.body
}

/** Whether a value is a pattern that is made when it is first asked for. */
function isRecalled(node, isPattern) {
  const made = rememberedIn(node)
  return made !== undefined && isPattern(made)
}

/** The flags of a pattern that is put together, if its code tells them. */
const flagsOf = ({ type, arguments: [, flags] }) =>
  type !== 'NewExpression' ? undefined : flags === undefined ? '' : typeof flags.value === 'string' ? flags.value : undefined

/** The patterns of a list or an object, and of those in it, with the way to each. */
function patternsIn({ type, elements, properties }, isPattern, path = []) {
  const parts =
    type === 'ArrayExpression'
      ? elements.every((each) => each && each.type !== 'SpreadElement') && elements.map((each, at) => [each, at])
      : type === 'ObjectExpression'
        ? properties.flatMap(({ key, value, computed, kind }) => (kind === 'init' && !computed && key.name ? [[value, key.name]] : []))
        : []
  return (parts || []).flatMap(([node, at]) =>
    isPattern(node) ? [{ node, path: [...path, at] }] : patternsIn(node, isPattern, [...path, at]),
  )
}

/** What a value is that need not be made before it is asked for. */
const kindOf = (node) =>
  node.regex
    ? 'RegExp'
    : node.type === 'NewExpression' && ['RegExp', 'Set', 'Map'].includes(node.callee.name)
      ? node.callee.name
      : undefined

/** What another chunk makes of one text, of which it is not told what: lists of words. Nothing else is called so when a chunk is loaded. */
const kindElsewhere = ({ callee, arguments: [text, ...more] }) =>
  more.length === 0 &&
  callee.type === 'MemberExpression' &&
  /^require_/.test(callee.object.name) &&
  (text?.type === 'TemplateLiteral' || typeof text?.value === 'string')
    ? 'list'
    : undefined

const isSource = (parent, key) =>
  parent.type === 'MemberExpression' && key === 'object' && !parent.computed && parent.property.name === 'source'

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
