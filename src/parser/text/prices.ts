/** Prices, and what money is called in them, in plain letters. */

/** Signs of money, as parts of patterns. */
export const MONEY_SIGN = '(?:€|£|(?:r|us|a|c|nz|mx)?\\$|¥|₺|₹)'
/** What is a word for nothing but money. */
export const MONEY_WORD =
  '(?:eur|gbp|usd|cad|aud|nzd|chf|kr|sek|nok|dkk|isk|zl|pln|kc|czk|ft|huf|tl|mxn|brl|clp|jpy|inr|cny|hkd|sgd|thb|krw|aed|ils|zar)'
/** What is a word for other things, too, apart from a number: `try`, `pen`. */
const CURRENCY = `(?:${MONEY_SIGN}|${MONEY_WORD}|lei|ron|try|cop|ars|pen|rs)`
/** `from £79`, `alkaen 89 €`: nobody has booked what has a least price. */
export const LEAST_PRICE = new RegExp(
  `(?<![a-z])(?:from|ab|des|a partir de|desde|a partire da|da|vanaf|fran|fra|alk\\.|alkaen|od)\\s(?:${CURRENCY}\\.?\\s?\\d|\\d[\\d.,]*\\s?${CURRENCY})`,
)
