// V8 writes out what follows a choice once for each of its alternatives, up to ten times over, and choices that follow one another multiply. Behind an
// empty lookahead, which matches everywhere, it writes it out once: with one behind each choice a pattern is made in two thirds of the time.
import { parseAst } from 'rolldown/parseAst'
import { edited } from './edits.mjs'
import { visitNodes } from './nodes.mjs'

const JOINT = '(?=)'

/** A plugin for rolldown: the patterns of the parser, and the strings that patterns are put together of, have joints behind their choices. */
export const patternJoints = {
  name: 'pattern-joints',
  renderChunk(code, { moduleIds }) {
    return moduleIds.some((id) => id.includes('/src/parser/')) ? { code: withJoints(code), map: null } : null
  },
}

/** JavaScript whose patterns have a joint behind each choice and each group that may be repeated or left out. They match the same. */
export function withJoints(code) {
  const edits = []
  const put = (signs, isPart) => edits.push(...joints(signs, isPart).map(({ at, text }) => ({ start: at, end: at, text })))
  visitNodes(parseAst(code).body, (node, parent, key) => {
    if (node.regex) put(signsIn(code, node.start + 1, node.start + 1 + node.regex.pattern.length, plainSign), false)
    else if (node.type === 'Literal' && typeof node.value === 'string' && node.value.includes('(?:') && key !== 'key' && key !== 'source')
      put(signsIn(code, node.start + 1, node.end - 1, stringSign), true)
    else if (node.type === 'TemplateLiteral' && node.quasis.some(({ value }) => value.raw.includes('(?:'))) {
      const sign = parent.type === 'TaggedTemplateExpression' ? plainSign : stringSign
      const parts = node.quasis.map(({ start, end }, which) => [
        ...(which > 0 ? [{ start, end: start, text: HOLE }] : []),
        ...signsIn(code, start, end, sign),
      ])
      put(parts.flat(), true)
    }
  })
  return edited(code, edits)
}

/** What an expression within a template gives, of which nothing is known here. */
const HOLE = '${'

/** A sign of a pattern, with what escapes it. */
const plainSign = /\\.|./sy
/** The same in a string, where a backslash of the pattern is written twice, and what JavaScript itself escapes once. */
const stringSign = /\\\\(?:\\.|.)|\\.|./sy

/** The signs of a part of the code, each with its place. */
function signsIn(code, from, to, sign) {
  const out = []
  for (let at = from; at < to; ) {
    sign.lastIndex = at
    const [text] = sign.exec(code)
    out.push({ start: at, end: at + text.length, text })
    at += text.length
  }
  return out
}

/**
 * Where joints go in a pattern, or in a part of one. A part may be followed by anything, also by a sign for how often: where a choice ends it, or stands
 * before an expression, both are put in a group.
 */
function joints(signs, isPart) {
  const out = []
  const open = []
  let isInClass = false
  for (let at = 0; at < signs.length; at++) {
    const { text } = signs[at]
    if (isInClass) {
      isInClass = text !== ']'
      continue
    }
    if (text === '[') isInClass = true
    else if (text === '(')
      open.push({ at, isChoice: false, isLook: /^\?(?:[=!]|<[=!])/.test(textFrom(signs, at + 1)), isBehind: isBehind(signs, at) })
    else if ((text === '|' || text === HOLE) && open.length > 0) open.at(-1).isChoice = true
    else if (text === ')') {
      const group = open.pop()
      const end = behindCount(signs, at + 1)
      if (!group || group.isLook || open.some((each) => each.isBehind) || !(group.isChoice || end > at + 1)) continue
      const next = signs[end]?.text
      if (next === ')' || next === '|' || (next === undefined && !isPart)) continue
      const behind = signs[end - 1].end
      // What comes next is not known: it may say how often.
      if (next === undefined || next === HOLE) out.push({ at: signs[group.at].start, text: '(?:' }, { at: behind, text: `${JOINT})` })
      else out.push({ at: behind, text: JOINT })
    }
  }
  return out
}

const textFrom = (signs, at) =>
  signs
    .slice(at, at + 3)
    .map(({ text }) => text)
    .join('')
const isBehind = (signs, at) => /^\?<[=!]/.test(textFrom(signs, at + 1))

/** The place behind the sign that says how often what stands before it may be, and whether as few times as possible. */
function behindCount(signs, at) {
  const first = signs[at]?.text
  let end = at
  if (first === '?' || first === '*' || first === '+') end = at + 1
  else if (first === '{') {
    const closed = signs.findIndex(({ text }, which) => which > at && !(text === HOLE || /^[\d,]$/.test(text)))
    if (closed > at + 1 && signs[closed]?.text === '}') end = closed + 1
  }
  return end > at && signs[end]?.text === '?' ? end + 1 : end
}
