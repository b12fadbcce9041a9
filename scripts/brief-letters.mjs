// `\p{L}` costs V8 a tenth of a millisecond wherever a pattern has it, most of it for the letters beyond 0xFFFF, and a document is
// matched with hundreds of patterns; the first of them costs some milliseconds, in which V8 makes ready what it knows of Unicode. The same
// letters named by their ranges, without those of scripts nobody writes, cost a fourth.
import { parseAst } from 'rolldown/parseAst'
import { edited } from './edits.mjs'
import { visitNodes } from './nodes.mjs'
import { isWholeUse } from './whole-uses.mjs'

/** Of the letters beyond 0xFFFF names have ideographs, which are one range. */
const ideographs = '\u{20000}-\u{3FFFF}'
/** Of the pictures beyond it documents have those of these blocks. */
const pictures = [0x1f000, 0x1faff]
const beyond = { L: ideographs, Lo: ideographs, Lu: '', Ll: '', So: '' }

/**
 * The letters of a category, `L` or `Lu`, or its signs, `So`, as what stands between the brackets of a class. A range goes on over what Unicode has not
 * given away: it would be twice as many otherwise.
 */
export function lettersOf(category) {
  if (!told.has(category)) told.set(category, rangesOf(category))
  return told.get(category)
}

const told = new Map()

function rangesOf(category) {
  const [isOne, isUnassigned] = [new RegExp(`\\p{${category}}`, 'u'), /\p{Cn}/u]
  const ranges = []
  const add = (from, to) => {
    let isOpen = false
    for (let code = from; code <= to; code++) {
      const letter = String.fromCodePoint(code)
      if (!isOne.test(letter)) isOpen &&= isUnassigned.test(letter)
      else if (isOpen) ranges.at(-1).last = letter
      else {
        ranges.push({ first: letter, last: letter })
        isOpen = true
      }
    }
  }
  add(0, 0xffff)
  if (category === 'So') add(...pictures)
  return ranges.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join('') + beyond[category]
}

/** A plugin for rolldown: the patterns of the parser, and the strings that patterns are put together of, name letters by ranges. */
export const briefLetters = {
  name: 'brief-letters',
  renderChunk(code, { moduleIds }) {
    return moduleIds.some((id) => id.includes('/src/parser/')) ? { code: withBriefLetters(code), map: null } : null
  },
}

/** JavaScript with `\p{L}`, `\p{Lu}`, `\p{Ll}`, `\p{Lo}` and `\p{So}` in its patterns written as ranges; not in those that ignore case, which makes ranges dear. */
export function withBriefLetters(code) {
  if (!category.test(code)) return code
  const { body } = parseAst(code)
  const kept = new Set(
    body.flatMap(({ type, declarations }) => (type === 'VariableDeclaration' ? declarations : [])).map(({ init }) => init),
  )
  const edits = []
  const midst = []
  visitNodes(body, (node, parent, key) => {
    if (node.type === 'Literal' && node.regex) {
      const { pattern, flags } = node.regex
      if (!category.test(pattern) || flags.includes('i')) return
      if (flags.includes('v')) throw new Error(`a class within a class is not told apart: /${pattern}/${flags}`)
      const made = `new RegExp(${inRanges(pattern)}, '${flags}')`
      if (kept.has(node)) edits.push({ ...node, text: made })
      // In the midst of a function it would be made at each call; but what remembers where it was has to be.
      else if (!/[gy]/.test(flags) || isWholeUse(parent, key)) edits.push({ ...node, text: `midst$${midst.push(made) - 1}` })
    } else if (node.type === 'Literal' && typeof node.value === 'string' && category.test(node.value) && key !== 'key' && key !== 'source')
      edits.push({ ...node, text: `(${inRanges(node.value)})` })
    else if (node.type === 'TemplateLiteral') {
      const isRaw = parent.type === 'TaggedTemplateExpression'
      const state = { isInClass: false }
      for (const { start, end } of node.quasis)
        edits.push({ start, end, text: withRanges(code.slice(start, end), isRaw ? sign : twice, state) })
    }
  })
  const text = [...midst.map((made, at) => `const midst$${at} = ${made};`), edited(code, edits)].join('\n')
  const used = Object.keys(beyond).filter((name) => new RegExp(`letters\\$\\.${name}\\b`).test(text))
  const letters = JSON.stringify(Object.fromEntries(used.map((name) => [name, lettersOf(name)])))
  return used.length === 0 ? code : `const letters$ = ${letters};\n${text}`
}

const category = /\\[pP]\{(?:Lu|Ll|Lo|L|So)\}/
/** What is to be told apart in a pattern: a category or what is not of it, anything escaped, and where a class begins and ends. */
const sign = /\\([pP])\{(Lu|Ll|Lo|L|So)\}|\\.|[[\]]/gs
/** The same in a string, where each backslash is written twice. */
const twice = /\\\\([pP])\{(Lu|Ll|Lo|L|So)\}|\\\\(?:\\\\|.)|[[\]]/gs

/** The inside of a template with its letters in ranges; `state` goes on from one part of it to the next. */
const withRanges = (text, signs, state) =>
  text.replace(signs, (found, which, name) => {
    if (found === '[' || found === ']') state.isInClass = found === '['
    // What is not of a category cannot be told within a class.
    if (name === undefined || (which === 'P' && state.isInClass)) return found
    return state.isInClass ? `\${letters$.${name}}` : `[${which === 'P' ? '^' : ''}\${letters$.${name}}]`
  })

/** A template whose value is the source of a pattern with its letters in ranges. */
function inRanges(pattern) {
  const state = { isInClass: false }
  const inside = JSON.stringify(pattern)
    .slice(1, -1)
    .replace(/`|\$\{/g, '\\$&')
  const text = withRanges(inside, twice, state)
  if (state.isInClass) throw new Error(`a class that is not whole: ${pattern}`)
  return `\`${text}\``
}
