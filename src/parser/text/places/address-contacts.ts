/** What stands behind an address on its line, and is no part of it. */

/** What often follows on the line. */
export const PHONE =
  /[\s,;|·•–-]*(?:\b(?:phone|tel|telephone|telefon|telefono|telefone|tlf|fax|t)\b[.:]?\s*)?(?!\d{5}-\d{3}$)\+?\(?\d[\d ()/-]{8,}$|\s[-–]\s(?:show|view|get|map|karte|plan|ver|mapa|mappa|kaart)[^,\d]*$/i

/** What houses tell of themselves behind their address: telephones, sites, numbers of the trade register. */
export const CONTACT =
  /\s*[,;|·•–-]\s*(?:tel|tlf|tfno?|puh|phone|telephone|telefon|telefono|telefone|telefoon|puhelin|fax|mob|mobile?|gsm|cvr|vat|nif|cif|ico|nip|siret|kvk|btw|org|p\.? ?iva|e-?mail|mail|www|https?)(?![a-z]).*$|\s(?:is|was|has been|ist|wurde|wird|est|a ete|esta|ha sido|e|e stata|foi|ar|er|on|jest|zostala) (?:now |hereby |hiermit |bien )?(?:confirm|conferm|bestatig|bevestig|bekraft|bekreft|vahvist|potwierdz|potvrz|booked|gebucht|reserv)[a-z]*(?![a-z]).*$|\s(?:tel|tlf|tfno?|puh|phone|telephone|telefon|telefono|telefone|fax|whatsapp)[.:]{0,2}(?: ?(?:y|e|et|und|and|&|\/) ?whatsapp:?)?\s{0,3}\+?\(?\d.*$|\s*[·•|]\s*(?:\+\d|\(\d{2,5}\))[\d ()/-]{6,}.*$/
