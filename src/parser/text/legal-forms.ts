/** What firms are by law, behind their names, in plain letters: a part of patterns, without the dot at its end. */
export const LEGAL_FORM =
  '(?:gmbh|mbh|kg|ohg|e\\.? ?v|ag|se|ltd|limited|plc|inc|llc|llp|corp|s\\.?a\\.?s|s\\.?a\\.?r\\.?l|s\\.?r\\.?l|s\\.?l\\.?u?|s\\.?p\\.?a|s\\.?a|lda|b\\.?v|n\\.?v|ab|a\\/s|as|aps|oyj?|s\\.r\\.o|a\\.s|sp\\. z o\\.? ?o|d\\.o\\.o|kft|zrt)'

/** Whether a text ends as the name of a firm. Short forms are words in small letters, and `Calgary SE` and `Adelaide SA` are places. */
export const isOfFirm = (text: string): boolean => LONG.test(text) || SHORT.test(text)
const LONG =
  /\s(?:gmbh|mbh|ohg|ltd|limited|plc|inc|llc|llp|corp|s\.a\.s|s\.a\.r\.l|sarl|s\.?r\.?l|s\.l|s\.?p\.?a|s\.a|lda|b\.v|n\.v|a\/s|aps|oyj|s\.r\.o|a\.s|sp\. z o\.? ?o|d\.o\.o|kft|zrt)\.?$/i
const SHORT = /\s(?:KG|AG|AB|AS|BV|NV|SL|SLU|SAS|Oy|e\.? ?V)\.?$/
