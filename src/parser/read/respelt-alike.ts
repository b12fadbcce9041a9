/** Words that were recognised once with one letter taken for another that looks like it, where the page has them more often as they are. */

/** Letters that are taken for one another. */
const ALIKE: ReadonlySet<string> = new Set(['hn', 'nh', 'ir', 'ri', 'lI', 'Il', 'il', 'li', 'ec', 'ce'])
/** What letters with signs are taken for, and what they are without them: of the two, letters without a sign are nearer to what is written. */
const SIGNED = 'é'
const UNSIGNED = 'aeou'
/** Shorter words differ by one letter and are both meant. */
const shortest = 5
const often = 3
/** Of words so long two are enough. */
const long = 9

/** How a page spells what stands on it once and looks like what stands there more often; nothing where several do. */
export function alikeOn(page: string): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  for (const [word] of page.matchAll(/(?<![\p{L}\d])\p{L}{4,}(?![\p{L}\d])/gu)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const common = [...counts].flatMap(([word, count]) =>
    count >= (word.length >= long ? 2 : often) && word.length >= shortest ? [word] : [],
  )
  const out = new Map<string, string>()
  for (const [word, count] of counts) {
    if (count > 1) continue
    const others = common.filter((other) => isAlike(word, other))
    if (others.length === 1 && others[0] !== undefined) out.set(word, others[0])
  }
  return out
}

function isAlike(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) === 1) return isJoined(word, other) || isJoined(other, word)
  if (word.length !== other.length) return false
  let at = 0
  while (at < word.length && word[at] === other[at]) at++
  const [one = '', two = ''] = [word[at], other[at]]
  if (at >= word.length || word.slice(at + 1) !== other.slice(at + 1)) return false
  // `annulé`, `annule`: two forms of a word.
  return ALIKE.has(one + two) || (one === SIGNED && at < word.length - 1 && UNSIGNED.includes(two))
}

/** Whether one has an `m` where the other, longer one has `rn`. */
const isJoined = (one: string, other: string): boolean =>
  other.length === one.length + 1 &&
  [...other.matchAll(/rn/g)].some(({ index }) => `${other.slice(0, index)}m${other.slice(index + 2)}` === one)

/** A figure and the letter it is taken for within codes: among letters one is expected, and a figure is read only where one stands. */
const MISTAKEN: ReadonlySet<string> = new Set(['8B', '8S', '5S', '2Z', '6G'])
/** Five signs to eight, one of which is a letter at least. */
export const CODE = /(?<![\p{L}\d])(?=[A-Z\d]*[A-Z])[A-Z\d]{5,8}(?![\p{L}\d])/gu
/** What nobody takes for a word in capitals: it has a figure as well, or many consonants in a row. */
const IS_CODE = /\d|[^AEIOUY]{4}/
/** A page of more codes with figures is a list, in which each is another. */
const mostCodes = 40

/** How a page spells codes that stand on it with a figure and, elsewhere, with a letter in its place: `ZRQSWN`, where `ZRQ8WN` stands. */
export function codesAlike(page: string): ReadonlyMap<string, string> {
  const codes = new Set([...page.matchAll(CODE)].map(([code]) => code))
  const figured = [...codes].filter((code) => /\d/.test(code))
  const out = new Map<string, string>()
  if (figured.length > mostCodes) return out
  for (const code of codes) {
    const [other, ...more] = IS_CODE.test(code) ? figured.filter((one) => isFigured(one, code)) : []
    if (other !== undefined && more.length === 0) out.set(code, other)
  }
  return out
}

/** Whether two codes are the same but for one sign, which is a figure in the first and the letter it is taken for in the other. */
function isFigured(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false
  const at = [...one].findIndex((sign, place) => sign !== other[place])
  return one.slice(at + 1) === other.slice(at + 1) && MISTAKEN.has(`${one[at]}${other[at]}`)
}
