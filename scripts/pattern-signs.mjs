// What a text must have in it for a pattern to match: told from the pattern, when the program is built.
import { RegExpParser } from '@eslint-community/regexpp'

/** More texts than these are not told apart. */
const MOST_TEXTS = 24
/** More signs than these take as long to look for, some times over, as a pattern to make. */
const MOST_SIGNS = 60
/** Letters of a sign beyond which it is not found less often. */
const LONG = 5

/** Texts of which each text that a pattern matches has at least one; undefined where no such are told, or where they are in most texts. */
export function signsOf(pattern, flags) {
  if (/[iv]/.test(flags)) return undefined
  const { alternatives } = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: flags.includes('u') })
  const signs = ofAny(alternatives)
  return signs && rarity(signs) > 1 ? signs : undefined
}

/** Of alternatives each has its own. */
function ofAny(alternatives) {
  const signs = alternatives.map(({ elements }) => ofAll(elements))
  return signs.includes(undefined) ? undefined : fewest(signs.flat())
}

/** Of what stands behind one another the rarest: of one alone, or of several that match but few texts, put together. */
function ofAll(elements) {
  const found = []
  let run = ['']
  const close = () => {
    found.push(run)
    run = ['']
  }
  for (const element of elements) {
    if (element.type === 'Assertion') {
      if (/^look/.test(element.kind) && !element.negate) found.push(ofAny(element.alternatives))
      continue
    }
    const texts = textsOf(element)
    if (texts && run.length * texts.length <= MOST_TEXTS) {
      run = together(run, texts)
      continue
    }
    close()
    if (texts) run = texts
    else found.push(ofOne(element))
  }
  close()
  const told = found.flatMap((signs) => (signs ? [fewest(signs)] : [])).filter((signs) => signs.length <= MOST_SIGNS)
  const [best] = told.sort((one, other) => rarity(other) - rarity(one) || one.length - other.length)
  return best && rarity(best) > 0 ? best : undefined
}

/** What is in all that an element matches that may match many texts. */
function ofOne(element) {
  if (element.type === 'Quantifier') return element.min > 0 ? (textsOf(element.element) ?? ofOne(element.element)) : undefined
  return isGroup(element) ? ofAny(element.alternatives) : undefined
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
const rarity = (signs) => Math.min(...signs.map(rarityOf))

function rarityOf(sign) {
  if (sign.includes('\n')) return 0
  const length = Math.min(sign.trim().length, LONG)
  return /[^a-zA-Z\d\s.,:/()-]/.test(sign) ? LONG : /[:/()]/.test(sign) ? Math.max(length, 2) : length
}
