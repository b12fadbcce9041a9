/**
 * Words for until, in plain letters: parts of patterns. What stands before the day that follows, or in whose stead some languages have other words, decides
 * what else is read as one, so each pattern adds to these. Spanish `hasta` is among what they add: rows of tables have it seldom, and sentences with an article.
 */

/** Those that say until before any day. */
export const UNTIL = 'until|till?|bis|ate|tot|do'
/** Those that do so between two days, where a word for to does as well; `a` is a word for much else, and is added where nothing else can stand. */
export const UNTIL_BETWEEN = `to|au|al|${UNTIL}`

const ALONE = new RegExp(`^(?:${UNTIL_BETWEEN}|a|t/m|[–—-])$`)
/** Whether a text in plain letters is such a word, or a sign for it, and nothing more. */
export const isUntil = (small: string): boolean => ALONE.test(small)
