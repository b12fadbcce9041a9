/** What firms are by law, in plain letters and without the dot at its end, where nothing else is written so. */
const ALWAYS =
  'gmbh|mbh|ohg|ltd|limited|plc|inc|llc|llp|corp|s\\.?r\\.?l|s\\.?p\\.?a|lda|a\\/s|aps|oyj|s\\.r\\.o|a\\.s|sp\\. z o\\.? ?o|d\\.o\\.o|kft|zrt'
/** The same, and what is a word as well: a part of patterns, behind the name of a firm. */
export const LEGAL_FORM = `(?:${ALWAYS}|kg|e\\.? ?v|ag|se|s\\.?a\\.?s|s\\.?a\\.?r\\.?l|s\\.?l\\.?u?|s\\.?a|b\\.?v|n\\.?v|ab|as|oy)`

/** Whether a text ends as the name of a firm. Short forms are words in small letters, and `Calgary SE` and `Adelaide SA` are places. */
export const isOfFirm = (text: string): boolean => LONG.test(text) || SHORT.test(text)
/** The same by a form that nobody has behind a name: `Suresh KG` and `Rahul AS` are called so by the names of their fathers. */
export const isOfFirmInFull = (text: string): boolean => LONG.test(text)
const LONG = new RegExp(`\\s(?:${ALWAYS}|s\\.a\\.s|s\\.a\\.r\\.l|sarl|s\\.l|s\\.a|b\\.v|n\\.v)\\.?$`, 'i')
const SHORT = /\s(?:KG|AG|AB|AS|BV|NV|SL|SLU|SAS|UC|Oy|e\.? ?V)\.?$/
