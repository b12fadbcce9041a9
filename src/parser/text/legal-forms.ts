/** What firms are by law, behind their names, in plain letters: a part of patterns, without the dot at its end. */
export const LEGAL_FORM =
  '(?:gmbh|mbh|kg|ohg|e\\.? ?v|ag|se|ltd|limited|plc|inc|llc|llp|corp|s\\.?a\\.?s|s\\.?a\\.?r\\.?l|s\\.?r\\.?l|s\\.?l\\.?u?|s\\.?p\\.?a|s\\.?a|lda|b\\.?v|n\\.?v|ab|a\\/s|as|aps|oyj?|s\\.r\\.o|a\\.s|sp\\. z o\\.? ?o|d\\.o\\.o|kft|zrt)'

/** Whether a text in plain letters ends as the name of a firm. */
export const isOfFirm = (small: string): boolean => FIRM.test(small)
const FIRM = new RegExp(`\\s${LEGAL_FORM}\\.?$`)
