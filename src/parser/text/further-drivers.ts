/** Those who drive a hired car, by the words before their names where no colon stands: `Extra driver Tom Reed (free)`. */

/** Said of one driver among several, all of a label. */
const WHICH_DRIVER = new RegExp(
  `^(?:${[
    '(?:extra|additional|second|further|main|lead|primary|named) driver',
    '(?:zweiter|zusatzlicher|weiterer) fahrer|(?:zusatz|zweit|haupt)fahrer(?:in)?',
    '(?:second )?conducteur(?: (?:principal|supplementaire|additionnel))?',
    '(?:segundo )?conductor(?: (?:principal|adicional))?',
    '(?:secondo )?conducente(?: (?:principale|aggiuntivo))?',
    '(?:segundo )?condutor(?: (?:principal|adicional))?',
    '(?:extra|tweede) bestuurder|hoofdbestuurder',
    '(?:extra ?|huvud|med)forare|(?:ekstra ?|hoved|tilleggs)forer|lisakuljettaja',
    '(?:drugi|dodatkowy|glowny) kierowca|(?:druhy|dalsi|hlavni) ridic',
  ].join('|')})\\s$`,
)
export const isOfDriver = (label: string): boolean => WHICH_DRIVER.test(label)

/** `(free)`, behind a name: what it costs that one more drives. */
const COSTS_NOTHING =
  /\s\((?:free|free of charge|included|no charge|kostenlos|gratis|inklusive|inbegriffen|gratuit|inclus|gratuito|gratuita|incluido|incluida|incluso|inclusa|inbegrepen|inkluderat|inkludert|inkluderet|ingår|bezpłatnie|w cenie|zdarma|v ceně|maksutta)\)\s*$/iu
export const withoutCost = (name: string): string => name.replace(COSTS_NOTHING, '')
