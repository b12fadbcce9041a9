/**
 * Numbers of bookings that no label tells, in letters of small houses and lenders: `Die Buchung läuft bei uns unter BB-2026-058`, `Le contrat porte le
 * numéro AV26/0092`. They are told by how they are written, as nothing else in a letter is.
 */

import type { Found } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { allIn } from '../words/all-in.ts'

/** A few capitals, and figures behind a sign; a road and a size of paper have fewer figures, and `AB/05/2027` is who wrote and when. */
const CODE =
  /(?<![\p{L}\d@/.,:#-])(?=(?:[A-Z/-]*\d){4})(?![A-Z]+\/\d\d\/20\d\d(?!\d))[A-Z]{2,4}\d{0,4}[-/](?:[A-Z\d]{1,4}[-/])?\d{2,6}(?![\p{L}\d]|[-/.]\d)/gu
/** Said of a booking or a number, in parts of words. What is called a reference has a label, and was looked at. */
const OF_BOOKING =
  /buch|reserv|vertrag|booking|booked|agreement|contra[ct]t|bokning|bestilling|booket|varau|rezerw|umow|rezerv|smlouv|prenot|confer|confirm|boeking|contratt|contrato|numero|nummer|number|n[°º]|(?<![a-z])nr(?![a-z])|(?<![a-z])no\./
/** Said of a number of something else. */
export const OF_ELSE =
  /insur|versicher|assur|segur|assicur|verzeker|forsakr|forsikr|ubezpiec|pojist|vakuut|koophandel|kvk|handelsreg|amtsgericht|account|konto|compte|cuenta|conto|siret|licen|permis|registr|zulassung|kennzeichen|plate|matricul|targa|invoice|rechnung|factur|fattura|fatura|faktura|phone|telef|parking|membership|mitglied|medlem|customer|kundenn|(?<![a-z])(?:iban|bic|swift|vat|tva|ust|mwst|nif|cif|rcs|p\.? ?iva|hrb|cvr|org\.|tel(?![a-z])|din(?= ?\d)|iso |tor |gate)/

/** The only such number of a page, in a line that speaks of a booking and of nothing else that has one. */
export function writtenCode({ lines }: Page): Found | undefined {
  const codes = lines.flatMap(({ text, plain, index }) =>
    allIn(text, CODE).flatMap(({ 0: value, index: at }) => {
      const before = `${lines[index - 1]?.plain.slice(-60) ?? ''} ${plain.slice(0, at)}`.slice(-80)
      return OF_BOOKING.test(before) && !OF_ELSE.test(before) ? [value] : []
    }),
  )
  const [only, ...others] = new Set(codes)
  return only === undefined || others.length > 0 ? undefined : { value: only, rule: 'written as numbers of bookings are', sure: 0.6 }
}
