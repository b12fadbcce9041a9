/** Small words within the names of families: `van der Berg`, `op den Brink`, `van ’t Veer`, `de’ Conti`, `DE LA SIERRA`; and whose child one is: `binti Yusof`, `ap Rhys`. */

/** The son or the daughter of somebody, in Malay, Arabic and Welsh; `ab`, as some of these are called, is a word of German. */
const PATRONYMICS = ['bin', 'binti', 'bte', 'ibn', 'bint', 'ap', 'verch', 'ferch']

const SMALL =
  "de de' de’ del dela della du des los las lo dem zum zur di da dos das do van von der den ter ten la le el al af zu e y 't ’t".split(' ')

/** A word of any sentence, but between these: `von und zu Aue`. */
const OF_AND_AT = '(?<=von\\s)und(?=\\szu[mr]?\\s)'

/** Words of any sentence, but before an old article: `op den Brink`, `in 't Groen`. */
const BEFORE_ARTICLE = "(?:(?:op|uit|aan) (?:den|der|['’]t)|in ['’]t)"

/** A word of any sentence, but in Gaelic names, whose next word may begin with a small letter: `Mac an t-Saoir`. */
const IN_GAELIC = '(?<=(?:Mac|Nic|Mag) )an'

/** Those in small letters, as a part of patterns. */
export const PARTICLE = `(?:${[...SMALL, ...PATRONYMICS].join('|')}|${OF_AND_AT}|${BEFORE_ARTICLE}|${IN_GAELIC})`

/** Those that are written with a capital as well, and are no initials: `Van Damme`, `Degli Orsi`, `Ní Chonaill`. */
const WITH_CAPITAL =
  "De De' De’ Del Dela Della Dalla Dal Dei Degli Delle Dello Di Da Dos Das Do Du Des Van Von Vom Der Den Ter Ten Le La Lo Los Las El Al Op Zu Zum Zur Bin Binti Bint Ibn Ní Nic Uí".split(
    ' ',
  )
const IN_CAPITALS = WITH_CAPITAL.map((word) => word.toUpperCase())

/** The same and those in capitals: a part of patterns in which they do not count as words of a name. */
export const ANY_PARTICLE = `(?:${PARTICLE}|${[...WITH_CAPITAL, ...IN_CAPITALS].join('|')})`

const ALL: ReadonlySet<string> = new Set([...SMALL, ...PATRONYMICS, 'op', 'uit', 'aan', 'in', ...WITH_CAPITAL, ...IN_CAPITALS])

/** `Visser-de` of `Visser-de Boer`. */
const ENDS_IN_PARTICLE = new RegExp(`^\\p{Lu}[\\p{L}'’]+-${PARTICLE}$`, 'u')

/** Whether a word within a name belongs to the one behind it. */
export const isParticle = (word: string): boolean => ALL.has(word) || (word.includes('-') && ENDS_IN_PARTICLE.test(word))

/** Whether a text begins with one in small letters: then it is a last name alone, `von der Heide`. */
export const beginsWithParticle = (name: string): boolean => /^[\p{Ll}'’]/u.test(name) && ALL.has(name.split(' ', 1)[0] ?? '')

/** Whose child somebody is told to be goes on to the end of the name: `bin Syed Hassan`. */
const BEGINS_PATRONYMIC: ReadonlySet<string> = new Set([...PATRONYMICS, 'BIN', 'BINTI', 'BINT', 'IBN'])

/** The noble `und` of a name of these words, which is a particle only where it stands between the others. */
const isOfAndAt = (words: readonly string[], at: number): boolean => /^von und zu[mr]?$/i.test(words.slice(at - 1, at + 2).join(' '))

/** Where in the words of a name the last name begins that ends with the word at `last`, together with the small words before it. */
export function beginOfLast(words: readonly string[], last: number): number {
  const patronymic = words.findIndex((word, at) => at > 0 && at < last && BEGINS_PATRONYMIC.has(word))
  let at = patronymic < 0 ? last : patronymic
  while (at > 1 && (isParticle(words[at - 1] ?? '') || isOfAndAt(words, at - 1))) at--
  const isGaelic = words[at - 1] === 'an' && /^(?:Mac|Nic|Mag)$/.test(words[at - 2] ?? '')
  return isGaelic && at > 2 ? at - 2 : at
}
