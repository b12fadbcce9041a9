/** Prices, as offers tell them. */

const CURRENCY = '(?:€|£|\\$|eur|gbp|usd|chf|kr|sek|nok|dkk|zl|pln|kc|czk)'
/** `from £79`, `alkaen 89 €`: nobody has booked what has a least price. */
export const LEAST_PRICE = new RegExp(
  `(?<![a-z])(?:from|ab|des|a partir de|desde|a partire da|da|vanaf|fran|fra|alk\\.|alkaen|od)\\s(?:${CURRENCY}\\.?\\s?\\d|\\d[\\d.,]*\\s?${CURRENCY})`,
)
