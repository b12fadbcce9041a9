/** What is said before moments that end no hire: in plain letters, in all the languages that are read. */

/** Said of a moment that ends no hire. */
export const NO_END =
  /(?<![a-z])(?:until|valid|expir\w*|deadline|pa(?:y|id|yable|yment)|due|balance|instal\w*|issued?|printed|booked|created|received|sent|dated?(?!\s?:)|updated|confirmed|checked|written|signed|office|open\w*|hours|closed|flight|lands?|landing|train|ferry|sailing|crossing|ride|transfer|lesson|cover\w*|policy|gultig|frist|zahlung|bezahlt|fallig|restbetrag|anzahlung|ausgestellt|erstellt|gebucht|gesendet|bestatigt|geoffnet|offnungszeiten|flug|fahre|zug|valable|echeance|paye\w*|paiement|solde|acompte|emis\w*|edite|reserve le|ouvert\w*|vol|arrive|valid[oa]|vence|vencimiento|pagad[oa]|pago|saldo|emitid[oa]|emision|horario|vuelo|scadenza|pagat[oa]|pagamento|acconto|emess[oa]|emissione|orari[oa]?|volo|traghetto|validade|emissao|voo|geldig|betaald|betaling|vlucht|giltig|betald|betalas|utfardad|bokad|flyg|gyldig|betalt|bestilt|utstedt|fly|voimassa|maksettu|lento|wazn\w*|zaplac\w*|wystawion\w*|lot|platn\w*|zaplaceno|vystaven\w*|let)(?![a-z])/
/** Verbs and names of the other journeys. */
export const LEAVES =
  /^(?:from|to|an|am|on|on the|de|du|at|von|bis|van|tot|och|og|til|till|w|ve|dep(?:art(?:ure|s)?)?|arr(?:ival|ives?)?|abflug|ankunft|abfahrt|depart|arrivee|salida|llegada|partenza|arrivo)$/
