/** Rows of what is charged. */

import { AMOUNT, MONEY_SIGN, MONEY_WORD } from '../words/prices.ts'
import { saidAt } from './around.ts'
import type { Line } from './page.ts'

/** What ends the row of a charge: an amount, or that it is in the price. */
const ENDS_CHARGE = new RegExp(
  `^(?:${AMOUNT}|(?:included|incl\\.?|inklusive|inkl\\.?|inbegriffen|enthalten|inclus|compris|offert|incluido|incluso|gratis|gratuit[oa]?|free|inbegrepen|inclusief|ingar|inkluderat|inkluderet|inkludert|w cenie|sisaltyy|v cene))$`,
)
export const isCharged = (line: Line): boolean => line.cells.length > 1 && ENDS_CHARGE.test(saidAt(line, line.cells.at(-1)))

/** `Return to another town: 20,00 €`: the same in one cell, behind a colon. */
export const isChargedBehindColon = ({ plain, cells }: Line): boolean =>
  cells.length === 1 && ENDS_CHARGE.test(plain.slice(plain.lastIndexOf(': ') + 1).trim())

/** What the columns of a bill are called in which amounts stand. */
const OF_AMOUNTS = new RegExp(
  `^(?:${MONEY_SIGN}|${MONEY_WORD}|amount|price|total|vat|tax|betrag|preis|gesamt|gesamtpreis|summe|mwst|montant|prix|tva|importe|precio|iva|importo|prezzo|totale|valor|preco|bedrag|prijs|totaal|btw|belopp|pris|summa|moms|mva|belop|kwota|cena|hinta|alv|tutar|fiyat)\\.?(?: (?:in )?\\(?${MONEY_WORD}\\)?)?$`,
)
/** `Description   Qty   Amount`: what heads a bill is no place. */
export const isOverAmounts = (line: Line): boolean =>
  line.cells.length > 1 && !/\d/.test(line.plain) && line.cells.some((cell, at) => at > 0 && OF_AMOUNTS.test(saidAt(line, cell)))
