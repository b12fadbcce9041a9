/** Prices, as offers tell them. */

const CURRENCY =
  '(?:€|£|(?:r|us|a|c|nz|mx)?\\$|¥|₺|₹|eur|gbp|usd|cad|aud|nzd|chf|kr|sek|nok|dkk|isk|zl|pln|kc|czk|ft|huf|lei|ron|try|tl|cop|mxn|brl|ars|clp|pen|jpy|inr|rs|cny|hkd|sgd|thb|krw|aed|ils|zar)'
/** `from £79`, `alkaen 89 €`: nobody has booked what has a least price. */
export const LEAST_PRICE = new RegExp(
  `(?<![a-z])(?:from|ab|des|a partir de|desde|a partire da|da|vanaf|fran|fra|alk\\.|alkaen|od)\\s(?:${CURRENCY}\\.?\\s?\\d|\\d[\\d.,]*\\s?${CURRENCY})`,
)
