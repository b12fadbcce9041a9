/** Those who drive a hired car, by the words before their names where no colon stands: `Extra driver Tom Reed (free)`. */

import { plain } from '../words/plain.ts'
import { wordSet } from '../words/vocabulary.ts'

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
/** `Extra driver Free Offer`, `Main driver Minimum Age`, `Zweitfahrer Ehepartner Gratis`: what is said of those who drive, and who of all may. */
const SAID_OF_DRIVERS = wordSet(`
  free offer offers included inclusive not non no extra minimum maximum age charge charges cost costs fee fees required optional allowed permitted unlimited available
  spouse partner partners licence license young surcharge discount promotion special rental
  kostenlos kostenfrei kostenpflichtig gratis inklusive inbegriffen nicht ohne ehepartner ehegatte ehegattin lebenspartner mindestalter hochstalter aufpreis zuschlag
  gratuit gratuite inclus offert sans conjoint conjointe epoux epouse gratuito gratuita incluido incluida incluso inclusa compreso escluso excluido senza
  conyuge coniuge conjuge edad eta idade oferta offerta omaggio disponible disponibile disponivel permitido minimo maximo
  inbegrepen inclusief niet zonder echtgenoot echtgenote leeftijd minimumleeftijd toeslag ingar inkluderat inkluderad ingen avgift alder inkludert inkluderet
  ikke uten uden gebyr aegtefaelle ektefelle maksuton maksutta sisaltyy puoliso bezplatnie bezplatny gratisowy wiek malzonek zdarma manzel manzelka
`)
/** The first word tells: families are called Free and Young. */
const isOfTerms = (value: string): boolean => SAID_OF_DRIVERS.has(/[a-z]+/.exec(plain(value))?.[0] ?? '')
/** Whether a label is of one driver among several, and no terms of theirs follow it. */
export const namesDriver = (label: string, value: string): boolean => WHICH_DRIVER.test(label) && !isOfTerms(withoutCost(value))

/** `(free)`, behind a name: what it costs that one more drives. */
const COSTS_NOTHING =
  /\s\((?:free|free of charge|included|no charge|kostenlos|gratis|inklusive|inbegriffen|gratuit|inclus|gratuito|gratuita|incluido|incluida|incluso|inclusa|inbegrepen|inkluderat|inkludert|inkluderet|ingår|bezpłatnie|w cenie|zdarma|v ceně|maksutta)\)\s*$/iu
export const withoutCost = (name: string): string => name.replace(COSTS_NOTHING, '')
