/** Three letters before figures that say what these are, and begin no code: `PIN 4471`, `MON 1203`, `EUR 12000`. */

const WHERE_ONE_CALLS = 'tel|fax|mob|gsm|sms|www'
const WHAT_ELSE_IS_NUMBERED = 'pin|car|bus|box|key|zip|apt|app|bed|row|vat|tva|iva|nip|nif|cif|bic|kvk|uhr'
const DAYS =
  'mon|tue|wed|thu|fri|sat|sun|die|mit|don|fre|sam|son|lun|mar|mer|jeu|ven|dim|mie|jue|vie|sab|dom|gio|seg|ter|qua|qui|sex|maa|din|woe|vri|zat|zon|man|tir|tis|ons|tor|lor|pon|sob|nie'
const MONTHS =
  'jan|feb|apr|may|jun|jul|aug|sep|oct|nov|dec|mai|okt|dez|ene|abr|ago|dic|gen|mag|giu|lug|set|ott|out|fev|avr|mei|mrt|maj|lut|kwi|cze|lip|sie|wrz|paz|lis|gru|sty'
const MONEY = 'eur|usd|gbp|chf|sek|nok|dkk|pln|czk|cad|aud|nzd|brl'

/** A part of patterns for plain text. */
export const NO_CODE_BEGINS = `(?:${WHERE_ONE_CALLS}|${WHAT_ELSE_IS_NUMBERED}|${DAYS}|${MONTHS}|${MONEY})`
