/** Prices, and what money is called in them, in plain letters. */

/** Signs of money, as parts of patterns. */
export const MONEY_SIGN = '(?:€|£|(?:r|us|a|c|nz|mx)?\\$|¥|₺|₹)'
/** What is a word for nothing but money. */
export const MONEY_WORD =
  '(?:eur|gbp|usd|cad|aud|nzd|chf|kr|sek|nok|dkk|isk|zl|pln|kc|czk|ft|huf|tl|mxn|brl|clp|jpy|inr|cny|hkd|sgd|thb|krw|aed|ils|zar)'
/** What is a word for other things, too, apart from a number: `try`, `pen`. */
const ALSO_MONEY = '(?:lei|ron|try|cop|ars|pen|rs)'
const CURRENCY = `(?:${MONEY_SIGN}|${MONEY_WORD}|${ALSO_MONEY})`
/** Behind a number `1 Ron Weasley` is a boy. */
const CURRENCY_BEHIND = `(?:${MONEY_SIGN}|${MONEY_WORD}(?![a-z])|${ALSO_MONEY}(?![a-z]| [a-z]))`

/** A price, as part of patterns: `€ 24`, `1.200 kr`. */
export const PRICE = `(?:(?<![a-z])${CURRENCY}\\.?\\s?\\d[\\d.,']*|\\d[\\d.,']*(?: \\d{3}(?!\\d))*(?:[.,]\\d\\d)?\\s?${CURRENCY_BEHIND})`
/** An amount with its cents, of which the currency may stand elsewhere: `32,97`, `EUR 1.200,00`. */
export const AMOUNT = `-?(?:${CURRENCY}\\.?)?\\s?(?<!\\d)\\d{1,3}(?:[.,' ]?\\d{3})*[.,]\\d{2}(?!\\d)(?:\\s?${CURRENCY}\\.?)?`
/** Whether a text in plain letters is of money at all. */
export const OF_MONEY = new RegExp(`${MONEY_SIGN}|(?<![a-z])(?:${MONEY_WORD}|try)(?![a-z])`)
/** `from £79`, `alkaen 89 €`: nobody has booked what has a least price. */
export const LEAST_PRICE = new RegExp(
  `(?<![a-z])(?:from|ab|des|a partir de|desde|a partire da|da|vanaf|fran|fra|alk\\.|alkaen|od)\\s(?:${CURRENCY}\\.?\\s?\\d|\\d[\\d.,]*\\s?${CURRENCY})`,
)
