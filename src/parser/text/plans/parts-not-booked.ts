/** Plans that say of one kind of thing that none is booked: `Train: not booked`, `Mietwagen – nicht gebucht`, `Vuelo` above `No reservado`. The rest of them stands. */

import type { FoundProduct } from '../../found.ts'
import { endOfAll } from '../days/product-days.ts'
import { neighbour } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { remembered } from '../words/remembered.ts'
import { saidIn } from '../words/vocabulary.ts'
import { type Clause, clausesOf } from './plan-clauses.ts'

type Part = FoundProduct['kind'] | 'none'

/** What a part of a plan is called, in plain letters. */
const PARTS: Readonly<Record<Part, string>> = {
  train:
    'trains?(?: details)?|rail(?: travel)?|coach|bus|ferry|eurostar|zug|zuge|bahn(?:fahrt)?|fahre|ferries|treno|treni|tren|trenes|comboio|trem|trein|veerboot|tag|farja|tog|ferge|faerge|pociag|prom|juna|lautta|vlak|trajekt',
  air: 'flights?(?: details)?|air(?: travel)?|flug|fluge|vols?|vuelos?|vol[oi]|voos?|vlucht(?:en)?|flyg|fly|lennot|lento|loty?|lety?|letenky',
  car: 'cars?(?: (?:hire|rental))?|(?:rental|hire) car|mietwagen|leihwagen|voiture(?: de location)?|location de voiture|coche(?: de alquiler)?|alquiler de coche|auto a noleggio|noleggio(?: auto)?|carro|aluguer de carro|huurauto|hyrbil|leiebil|lejebil|billeje|samochod|wynajem samochodu|vuokra-auto|pronajem auta',
  hotel:
    'hotels?|accommodations?|lodging|unterkunft|hebergement|alojamiento|alloggio|alojamento|accommodatie|boende|hotell|overnatting|nocleg|majoitus|ubytovani',
  none: 'transfers?|insurance|seats?|excursions?|extras?|[a-z]*versicherung|transfert|assurance|seguro|traslados?|assicurazione|trasferiment[oi]|verzekering|forsakring|forsikring|ubezpieczenie|vakuutus|pojisteni|transporte|transport|parking',
}
/** That it is not, and nothing more of it: `not booked`, `aucune réservation`, `ej bokat`. */
const NOT_BOOKED =
  '(?:not (?:yet )?(?:booked|required|requested|reserved|included)|none(?: booked)?|nothing booked|nicht (?:gebucht|reserviert|gewunscht|enthalten)|keine buchung|nichts gebucht|non (?:reservee?s?|demandee?s?|comprise?s?)|pas (?:de reservation|reservee?)|aucune reservation|no (?:reservad[oa]s?|contratad[oa]s?|solicitad[oa]s?|incluid[oa]s?)|sin reserva(?:r)?|non (?:prenotat[oaie]|richiest[oaie]|inclus[oaie])|nessuna prenotazione|nao (?:reservad[oa]s?|incluid[oa]s?)|sem reserva|niet (?:geboekt|gereserveerd|inbegrepen)|geen boeking|(?:ej|inte) (?:bokade?|bokat)|ikke (?:bestilt|booket|reserveret)|nie (?:zarezerwowan[eoy]|zamowion[eoy])|ei (?:varattu|varausta)|bez rezervace|nerezervovan[oya]|neobjednan[oya])'
/** `B.`, `3)`, before a heading. */
const COUNTED = '\\s*(?:(?:[a-z]|\\d{1,2})[.)]\\s+)?'

const PATTERNS = remembered(() => ({
  named: (Object.keys(PARTS) as Part[]).map((part) => ({
    part,
    alone: new RegExp(`^${COUNTED}(?:${PARTS[part]})\\s?:?\\s*$`),
    beside: new RegExp(`^${COUNTED}(?:${PARTS[part]})(?:\\s?[:–—|-]\\s*|\\s{3,})${NOT_BOOKED}\\s*(?:$|[.,;(–—-]|\\s{3})`),
  })),
  alone: new RegExp(`^\\s*[–—-]?\\s?${NOT_BOOKED}\\s*(?:$|[.,;(–—-])`),
}))
/** One of these is in all that says so. */
const SIGN =
  /(?<![a-z])(?:not|none|nothing|nicht|nichts|kein|non|pas|aucune|no|sin|nessuna|nao|sem|niet|geen|ej|inte|ikke|nie|ei|bez|neni|ne[a-z]{4,})(?![a-z])/
/** Lines so long tell more than that. */
const LONGEST = 160

/** The part of which a line says that it is not booked, by its own label or by the heading right above it. */
function partNotBooked(page: Page, line: Line): Part | undefined {
  if (line.plain.length > LONGEST || !SIGN.test(line.plain)) return undefined
  const { named, alone } = PATTERNS()
  const beside = named.find((one) => one.beside.test(line.plain))
  if (beside) return beside.part
  if (!alone.test(line.plain)) return undefined
  const above = neighbour(page, line.index, -1)
  return above && named.find((one) => one.alone.test(above.plain))?.part
}

/** The same in a sentence: `ist noch nicht gebucht`, `is not booked yet`, `n'est pas encore réservé`. */
const NOT_YET =
  /(?<![a-z])(?:not (?:yet |been ){0,2}(?:booked|reserved|confirmed)|nicht (?:fest )?(?:gebucht|reserviert|bestatigt)|pas (?:encore )?(?:ete )?(?:reserve|confirme)e?s?|no (?:estan? )?(?:reservad|confirmad)[oa]s?|non (?:e |sono )?(?:ancora )?(?:stat[oaie] )?(?:prenotat|confermat)[oaie]|nao (?:esta |foi )?(?:ainda )?(?:reservad|confirmad)[oa]s?|niet (?:geboekt|gereserveerd|bevestigd)|(?:inte|ej) (?:bokade?|bokat|bekraftade?|bekraftat)|ikke (?:bestilt|booket|reserveret|bekreftet|bekraftet)|nie (?:jest |zostal[aoy]? )?(?:jeszcze )?(?:zarezerwowan|potwierdzon)[aeoy]|ei ole (?:viela )?(?:varattu|vahvistettu)|ne(?:ni|byl[aoy]?) (?:zatim |jeste )?(?:rezervovan|potvrzen|objednan)[aoy]?)(?![a-z])/

/** Whether a sentence says so of what is on a day when all that is booked is over: of another journey. */
const isOfLater = (page: Page, { line, start, end, plain }: Clause, last: string): boolean => {
  const days = line.dates.filter((mark) => mark.start >= start && mark.end <= end)
  return days.length > 0 && NOT_YET.test(plain) && days.every((mark) => (page.calendar.dayOf(mark)?.date ?? '') > last)
}

/** A line without its sentences on other journeys; what stands beside them keeps its place. */
function withoutLater(page: Page, line: Line, last: string): Line {
  if (line.dates.length === 0 || !SIGN.test(line.plain) || !NOT_YET.test(line.plain)) return line
  const later = clausesOf(line).filter((clause) => isOfLater(page, clause, last))
  const small = later.reduce((told, { start, end }) => `${told.slice(0, start)}${' '.repeat(end - start)}${told.slice(end)}`, line.plain)
  return later.length === 0 ? line : { ...line, plain: small }
}

/** A page that tells several things, without what it says of a part of which it tells nothing else, or of a later journey: that undoes none of the others. */
export function withoutPartsNotBooked(page: Page, products: readonly FoundProduct[]): Page {
  if (products.length === 0) return page
  const last = endOfAll(products)
  const lines = page.lines.map((line): Line => {
    const part = partNotBooked(page, line)
    if (part !== undefined && !products.some(({ kind }) => kind === part)) return { ...line, plain: '' }
    return products.length > 1 ? withoutLater(page, line, last) : line
  })
  if (lines.every((line, at) => line === page.lines[at])) return page
  // A part that is called not booked goes on being said of the page; a sentence on another journey does not.
  const hasLater = lines.some((line, at) => line !== page.lines[at] && line.plain !== '')
  return { ...page, lines, ...(hasLater && saidIn(lines.map(({ plain }) => plain).join('\n'))) }
}
