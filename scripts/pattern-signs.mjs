// What a text must have in it for a pattern to match: told from the pattern, when the program is built.
import { RegExpParser } from '@eslint-community/regexpp'

/** More texts than these are not told apart. */
const MOST_TEXTS = 60
/** More signs than these take as long to look for, some times over, as a pattern to make. */
const MOST_SIGNS = 1500
/** Letters of a sign beyond which it is not found less often. */
const LONG = 5
/** Letters that are kept of a sign: more take room in the built program, and few texts have so many of them and not the rest. */
const KEPT = 8
/** Letters at the beginning of a text, among which a sign is found much less often than in all of it. */
const NEAR = 12

/**
 * Texts of which each text that a pattern matches has at least one, all of it among its first letters, as many as `within` tells; undefined where no such are
 * told, or where they are in most texts. Of a pattern that ignores case they are in small letters, and so must the text be that they are looked for in.
 */
export function signsOf(pattern, flags) {
  if (flags.includes('v')) return undefined
  const { alternatives } = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: flags.includes('u') })
  const found = ofAny(alternatives, { at: Number.POSITIVE_INFINITY, isLine: flags.includes('m'), widest: flags.includes('u') ? 2 : 1 })
  if (!found || rarity(found) <= 1) return undefined
  const short = fewest(found.signs.map((sign) => sign.slice(0, KEPT)))
  if (!flags.includes('i')) return { ...found, signs: short }
  const signs = short.map((sign) => sign.toLowerCase())
  return signs.some((sign) => [...sign].some((letter) => ambiguous().has(letter))) ? undefined : { ...found, signs: fewest(signs) }
}

let unlike

/** Small letters of which a pattern that ignores case matches another letter, one that is not the same in small letters: `σ` and `ς`, `µ` and `μ`. */
function ambiguous() {
  if (unlike) return unlike
  const smallOf = new Map()
  unlike = new Set()
  for (let code = 0; code < 0x10000; code++) {
    const letter = String.fromCharCode(code)
    const [capital, small] = [letter.toUpperCase(), letter.toLowerCase()]
    // These no pattern takes for another letter, but for the long s, which `Likely` takes for one.
    if (capital.length > 1 || (code > 0x7f && capital.charCodeAt(0) <= 0x7f)) continue
    const other = smallOf.get(capital)
    if (other === undefined) smallOf.set(capital, small)
    else if (other !== small) unlike.add(other).add(small)
  }
  return unlike
}

/** Of alternatives each has its own. `from` tells how many letters may stand before them, whether `^` may be within a text, and how many letters one sign may match. */
function ofAny(alternatives, from) {
  const each = alternatives.map(({ elements }) => ofAll(elements, from))
  if (each.includes(undefined)) return undefined
  return { signs: fewest(each.flatMap(({ signs }) => signs)), within: Math.max(...each.map(({ within }) => within)) }
}

/** Of what stands behind one another the rarest: of one alone, or of several that match but few texts, put together. */
function ofAll(elements, from) {
  const found = []
  let run = ['']
  let { at } = from
  const close = () => {
    found.push({ signs: fewest(run), within: at })
    run = ['']
  }
  for (const element of elements) {
    if (element.type === 'Assertion') {
      if (element.kind === 'start' && !from.isLine) at = Math.min(at, Math.max(...run.map(({ length }) => length)))
      else if (element.kind === 'lookahead' && !element.negate) found.push(ofAny(element.alternatives, { ...from, at }))
      else if (element.kind === 'lookbehind' && !element.negate) {
        const before = ofAny(element.alternatives, { ...from, at: Number.POSITIVE_INFINITY })
        found.push(before && { ...before, within: Math.min(before.within, at) })
      }
      continue
    }
    const texts = textsOf(element)
    if (texts && run.length * texts.length <= MOST_TEXTS) {
      run = together(run, texts)
      at += lengthOf(element, from.widest)
      continue
    }
    close()
    if (texts) run = texts
    else found.push(ofOne(element, { ...from, at }))
    at += lengthOf(element, from.widest)
  }
  close()
  const told = found.filter((each) => each && each.signs.length <= MOST_SIGNS)
  const [best] = told.sort((one, other) => rarity(other) - rarity(one) || one.signs.length - other.signs.length)
  return best && rarity(best) > 0 ? best : undefined
}

/** What is in all that an element matches that may match many texts. */
function ofOne(element, from) {
  if (element.type === 'Quantifier') {
    if (element.min === 0) return undefined
    const signs = textsOf(element.element)
    return signs ? { signs: fewest(signs), within: from.at + lengthOf(element.element, from.widest) } : ofOne(element.element, from)
  }
  return isGroup(element) ? ofAny(element.alternatives, from) : undefined
}

/** How many letters, of two bytes each, an element matches at most, if what stands for any letter may match so many. */
function lengthOf(element, widest) {
  switch (element.type) {
    case 'Assertion':
      return 0
    case 'Character':
      return element.value > 0xffff ? 2 : 1
    case 'CharacterSet':
    case 'CharacterClass':
      return widest
    case 'Quantifier':
      return element.max === 0 ? 0 : element.max * lengthOf(element.element, widest)
    case 'Group':
    case 'CapturingGroup':
      return Math.max(...element.alternatives.map(({ elements }) => elements.reduce((sum, each) => sum + lengthOf(each, widest), 0)))
    default:
      return Number.POSITIVE_INFINITY
  }
}

const isGroup = ({ type }) => type === 'Group' || type === 'CapturingGroup'

/** All texts that an element matches, if they are few. */
function textsOf(element) {
  switch (element.type) {
    case 'Character':
      return [String.fromCodePoint(element.value)]
    case 'CharacterClass':
      return !element.negate && element.elements.length <= 4 && element.elements.every(({ type }) => type === 'Character')
        ? element.elements.map(({ value }) => String.fromCodePoint(value))
        : undefined
    case 'Quantifier': {
      const one = element.max <= 2 ? textsOf(element.element) : undefined
      if (!one) return undefined
      const times = [[''], one, together(one, one)].slice(element.min, element.max + 1)
      return ifFew(times.flat())
    }
    case 'Group':
    case 'CapturingGroup': {
      const all = element.alternatives.map(({ elements }) => textsOfAll(elements))
      return all.includes(undefined) ? undefined : ifFew(all.flat())
    }
    default:
      return undefined
  }
}

/** The same of several behind one another; what stands at an assertion is then told as if it were not there, which only adds texts. */
function textsOfAll(elements) {
  let texts = ['']
  for (const element of elements) {
    if (element.type === 'Assertion') continue
    const own = textsOf(element)
    if (!own || own.length * texts.length > MOST_TEXTS) return undefined
    texts = together(texts, own)
  }
  return texts
}

const ifFew = (texts) => (texts.length <= MOST_TEXTS ? [...new Set(texts)] : undefined)

const together = (before, behind) => before.flatMap((one) => behind.map((other) => one + other))

/** Those that have no other in them. */
const fewest = (signs) => [...new Set(signs)].filter((sign, _, all) => !all.some((other) => other !== sign && sign.includes(other)))

/** How seldom the most frequent of some is in a text: letters stand everywhere, and so do the signs of hours and numbers; others do not. */
function rarity({ signs, within }) {
  const least = Math.min(...signs.map(rarityOf))
  return least > 0 && within <= NEAR ? least + 2 : least
}

function rarityOf(sign) {
  if (sign.includes('\n')) return 0
  const length = Math.min(sign.trim().length, LONG)
  return /[^a-zA-Z\d\s.,:/()-]/.test(sign) ? LONG : /[:/()]/.test(sign) ? Math.max(length, 2) : length
}
