/** References beside labels that are broken: `Sunways   SW-481177   Reservation no.   RG27509` over `Booking no.   Supplier`. */

import { cellText, saidAt } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { referenceLabels } from './reference-labels.ts'
import { valueAfter } from './reference-values.ts'
import type { Reference } from './references.ts'
import { isSupplier } from './supplier-labels.ts'

/** Whether a cell in plain letters is nothing but the label of a reference. */
const labelOf = (said: string) =>
  referenceLabels(`${said}:`).find(({ start, end }) => start === 0 && said.slice(end).replace(/^\./, '') === '')

/** `Sunways`, and not `Invoice`, `Customer no.`, `Passport`: what has a number of its own. */
const isName = (said: string): boolean => /^\p{Lu}[^:]*$/u.test(said) && !OF_OTHER.test(plain(said))
const OF_OTHER =
  /(?<![a-z])(?:[a-z]{0,20}(?:nummer|numero|number|kenmerk|zeichen)|n[or]\.?|n[°º]|code|id|ref|customer|client|kunden?|klant|kund|cliente|asiakas|klient|zakaznik|invoice|receipt|bill|rechnung|beleg|quittung|facture|recu|factura|recibo|fattura|ricevuta|fatura|factuur|bon|faktura|kvitto|kvittering|lasku|kuitti|passport|passeport|reisepass|pasaporte|passaporto|paspoort|pass|ausweis|licen[cs]e|fuhrerschein|permis|policy|police|polizza|poliza|apolice|account|konto|compte|cuenta|conto|contract|vertrag|contrat|contrato|contratto|order|auftrag|commande|pedido|ordine|member|mitglied|membre|socio|quote|angebot|offer|offre|oferta|offerta|tax|vat|steuer|payment|zahlung|card|karte|carte|tarjeta|carta|phone|telefon|telephone|telefono|voucher|gutschein|dossier|file|vorgang|case)(?![a-z])/

/** The code in the second of four cells, whose label ends in the first of two below; nothing where what is below heads columns of its own. */
export function besideBrokenLabel({ lines }: Page, line: Line): Reference[] {
  const [next, row] = [lines[line.index + 1], lines[line.index + 2]]
  const [, cell] = line.cells
  if (!next || !cell || line.cells.length !== 4 || next.cells.length !== 2 || /\d/.test(next.plain)) return []
  if (row?.cells.length === 2 && /\d/.test(row.plain)) return []
  const first = cellText(line, 0).trim()
  const label = isSupplier(saidAt(next, next.cells[1])) ? labelOf(saidAt(next, next.cells[0])) : undefined
  const told = label && isName(first) && labelOf(saidAt(line, line.cells[2])) ? valueAfter(line.text, line.plain, cell.start) : undefined
  return label && told?.start === cell.start && /\d/.test(told.value) && cellText(line, 1).trim() === told.value
    ? [
        {
          ...told,
          line: line.index,
          rule: `label "${first} …"`,
          label: `${first} ${cellText(next, 0)}`,
          rank: label.rank,
          isBooking: label.isBooking,
        },
      ]
    : []
}
