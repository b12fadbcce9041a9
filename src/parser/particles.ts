/** Small words within the names of families: `van der Berg`, `op den Brink`, `van ’t Veer`, `DE LA SIERRA`. */

const SMALL =
  "de del dela della du des los las lo dem zum zur di da dos das do van von der den ter ten la le el al bin af zu ap ferch e y 't ’t".split(
    ' ',
  )

/** Words of any sentence, but before an old article: `op den Brink`, `in 't Groen`. */
const BEFORE_ARTICLE = "(?:(?:op|uit|aan) (?:den|der|['’]t)|in ['’]t)"

/** Those in small letters, as a part of patterns. */
export const PARTICLE = `(?:${SMALL.join('|')}|${BEFORE_ARTICLE})`

/** Those that are written with a capital as well, and are no initials: `Van Damme`, `Degli Orsi`, `Ní Chonaill`. */
const WITH_CAPITAL =
  'De Del Dela Della Dalla Dal Dei Degli Delle Dello Di Da Dos Das Do Du Des Van Von Vom Der Den Ter Ten Le La Lo Los Las El Al Op Zu Zum Zur Bin Ní Nic Uí'.split(
    ' ',
  )
const IN_CAPITALS = WITH_CAPITAL.map((word) => word.toUpperCase())

/** The same and those in capitals: a part of patterns in which they do not count as words of a name. */
export const ANY_PARTICLE = `(?:${PARTICLE}|${[...WITH_CAPITAL, ...IN_CAPITALS].join('|')})`

const ALL: ReadonlySet<string> = new Set([...SMALL, 'op', 'uit', 'aan', 'in', ...WITH_CAPITAL, ...IN_CAPITALS])

/** `Visser-de` of `Visser-de Boer`. */
const ENDS_IN_PARTICLE = new RegExp(`^\\p{Lu}[\\p{L}'’]+-${PARTICLE}$`, 'u')

/** Whether a word within a name belongs to the one behind it. */
export const isParticle = (word: string): boolean => ALL.has(word) || (word.includes('-') && ENDS_IN_PARTICLE.test(word))

/** Whether a text begins with one in small letters: then it is a last name alone, `von der Heide`. */
export const beginsWithParticle = (name: string): boolean => /^[\p{Ll}'’]/u.test(name) && ALL.has(name.split(' ', 1)[0] ?? '')
