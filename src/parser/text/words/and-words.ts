/** Words for and, in plain letters and as they are written: parts of patterns, with a space or the end of a word before them and behind. */

/** In the languages of the West and the North, and in Polish. */
export const AND = 'and|und|et|y|e|en|och|og|i'
/** In Czech and Finnish as well; `a` is a word for to elsewhere, and an article. */
export const AND_OR_TO = `${AND}|a|ja`
