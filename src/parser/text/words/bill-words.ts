/** What bills are called and how the day of one is labelled, in plain letters as `plain` makes them. */

/** What bills, receipts and statements of a house are called: `Hotelrechnung`, `nota fiscal`, `kvitto`. The one list of it. */
const NAME =
  '(?:(?:note|nota|konto|cuenta|conto|account|bill) ?/ ?)?(?:(?:tax |final |vat |proforma |hotel |guest )?invoice|[a-z]*rechnung|(?:schluss|end|miet)abrechnung|facture|factura|fattura|fatura|nota fiscal|factuur|rekening|(?:hotel)?faktura|(?:guest )?folio|(?:(?:guest|hotel|final) )?bill|(?:guest|hotel|final) statement|(?:(?:rental|rental agreement|hotel|vat|tax) )?receipt|ricevuta(?: non| fiscale){0,2}|quittung|(?:kauf|zahlungs|kassen|miet)?beleg|recu|recibo|kvitto|kvittering|rachunek|lasku|kuitti|(?:hotel)?regning|szamla|racun|danovy doklad)'
/** Said before the name where a bill is written once more: `Copy of your invoice`, `Duplikat Rechnung`. */
const COPY =
  '(?:(?:copy of (?:the |your )?|copy |copia (?:di cortesia )?(?:(?:di|de|da|della) )?|duplicat[ao]? (?:de |di )?|duplicado (?:de )?|duplikat |kopie |kopia |kopi (?:av |af )?)(?=[a-z]))?'

/**
 * What begins a bill, alone or with its number, in one language or two: `FACTURA / INVOICE ES27-0041`. A name that words go on behind is none:
 * `Invoice address`.
 */
export const TITLE_OF_BILL = new RegExp(
  `^\\W*${COPY}${NAME}(?:\\s?[/|–-]\\s?${NAME})?(?: (?:vat|simplificada|simplifiee|ordinaria))?(?=\\s*$|\\s?[:#]|\\s(?:n[°ºor.]|num|c\\.|c(?:islo)? \\d|\\d|[a-z]{1,4}[-/]?\\d|(?:ft|fr|fs|fv|fa)[ /]\\d)|\\s{3})`,
)
/** The same within a sentence: `Your invoice for the stay in May`, the subject of a mail that a bill comes in. */
export const NAME_OF_BILL = new RegExp(`(?<![a-z])${NAME}(?![a-z])`)

/** The number of a bill, behind its title: `Nr. 4711`, `FT 2027/118`. */
export const NUMBER_OF_BILL = /^[^a-z\d]*(?:n[°ºor.]*|num[a-z.]*|c\.)?[^a-z\d]*(?:(?:ft|fr|fs|fv|fa)[ /])?(?:[a-z\d/.-]*\d[a-z\d/.-]*)?/

/** The label of the day of a bill, which says that it is of one: `Invoice date`, `Rechnungsdatum`. */
const DAY_OF_BILL =
  'invoice date|date of (?:the )?invoice|(?:bill(?:ing)?|statement|receipt|folio) date|rechnungsdatum|datum der rechnung|date de (?:la )?facture|date de facturation|date facture|fecha (?:de )?(?:la )?factura(?:cion)?|fecha de emision de (?:la )?factura|data (?:della )?fattura|data (?:da )?fatura|factuurdatum|faktura ?datum|faktura ?dato|data (?:wystawienia )?faktury|laskun (?:paivays|paivamaara|pvm)|datum vystaveni faktury|szamla kelte|fatura tarihi|data facturii|(?:receipt|invoice|bill) issued(?: on)?'
/** Such a label right before a day. */
export const BILLED = new RegExp(`(?<![a-z])(?:${DAY_OF_BILL})\\s?:?\\s*$`)
/** `Rechnungsdatum Zimmer Anreise   11.03.2027 412 08.03.2027`: the first of several labels that stand in one cell before what they are labels of. */
export const FIRST_BILLED = new RegExp(`^(?:${DAY_OF_BILL}) [a-z]`)

/** The label of the day of any paper, which counts below the title of a bill: `Issued on`, `Datum`, `Fecha de emisión`, `Utskrivet`. */
export const DATED =
  /^(?:(?:invoice |bill |issue |receipt )?date|issued(?: on)?|datum|(?:data|fecha|date|dato)(?: (?:di |de |d')?emis+(?:ione|ion|ao|ie))?|(?:data|datum) (?:wystawienia|vystaveni)|kelt(?:e)?|document date|(?:data|fecha|date) (?:(?:del|do|du) )?document[oe]?|(?:documents?|beleg)datum|ausgestellt am|udstedt|paivays|printed(?: on)?|(?:gedruckt|ausgedruckt)(?: am)?|imprime(?: le)?|impreso(?: el)?|stampato(?: il)?|impresso(?: em)?|afgedrukt(?: op)?|utskrivet|utskriven|udskrevet|utskrevet|wydrukowano|tulostettu|vytisteno)\s?:?\s*$/
/** `Datum / Zeit`: such a label that is said of when something begins. */
export const OF_HOUR = /(?<![a-z])(?:uhr)?(?:zeit|time|heure|hora|ora|tid|tijd|godzina|klockslag|cas|aika)(?![a-z])/
/** A word that days of anything have before them: `Rechnung Nr. 4711 vom 3. Mai`. */
export const OF_DAY = /^(?:le|del|du|vom|of|van|av|den|z dnia|dnia)\s*$/
