/** The name of the house one stays in: of all that may be one, the likeliest. */

import type { FoundAddress } from '../../found.ts'
import { cellText, saidAt } from '../page/around.ts'
import type { Page } from '../page/page.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { KIND_OF_STREET } from '../places/address-words.ts'
import { EVERY_KIND, plainOperators } from '../trains/operators.ts'
import { FIRMS } from '../words/hire-firms.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { isOfFirm } from '../words/legal-forms.ts'
import { plain } from '../words/plain.ts'
import { rememberedFor } from '../words/remembered.ts'
import { isAgency } from './agencies.ts'
import { isBookingHeading, isLabelOfNumber } from './booking-headings.ts'
import { byAddress } from './house-addresses.ts'
import { byCard } from './house-cards.ts'
import { housesOfChains } from './house-chains.ts'
import { fullerName } from './house-fuller.ts'
import { isAbove, isHead, isOfOurKind, isStarredHead, isUnderTown } from './house-heads.ts'
import { saysOnlyKind } from './house-kinds-alone.ts'
import { byColumn, housesByHeading, housesByLabel, housesByStay, housesCheckedInAt, housesOverRow } from './house-labels.ts'
import { ABOVE_KIND, byKindAbove, byLetterhead, bySignature } from './house-letterheads.ts'
import { byListing } from './house-listings.ts'
import { byHost, bySender, byStars, byTwoLines, byWords, housesByFirm } from './house-mentions.ts'
import { type Candidate, HEAD, type House, isCapital, isHouseName, trimmed } from './house-names.ts'
import { housesByNumber } from './house-numbered.ts'
import { houseOfSite, ownHouse } from './house-own.ts'
import { aliasAmong, isPartOf, isSigned, isToldBeside, letAmong, numberedAmong, OWN_SURELY, UNIT } from './house-parts.ts'
import { withoutOthers } from './house-sisters.ts'
import { ADDRESS_LABEL } from './house-words.ts'
import { byWriter } from './house-writers.ts'
import { byLetter } from './houses-in-letters.ts'
import { isKindOfUnit } from './kinds-of-units.ts'
import { housesToldByNights } from './told-nights.ts'

/** Lines of a page, the first and the last of them among them. */
interface Region {
  readonly first: number
  readonly last: number
}
/** Names among which a house is looked for, each beside each. */
const MOST_NAMES = 500
const likeliest = (all: readonly Candidate[]): readonly Candidate[] =>
  all.length > MOST_NAMES ? [...all].sort((a, b) => b.score - a.score).slice(0, MOST_NAMES) : all

/** All that may be the name of a house on a page. */
export function houseCandidates(page: Page, addresses: readonly AddressMark[]): readonly Candidate[] {
  const told = likeliest([
    ...page.lines.flatMap((line) => byWords(line, addresses)),
    ...byAddress(page, addresses),
    ...byLetter(page),
    ...housesByLabel(page, addresses),
    ...housesByStay(page),
    ...housesCheckedInAt(page),
    ...housesToldByNights(page),
    ...housesByHeading(page),
    ...housesOverRow(page),
    ...byTwoLines(page),
    ...byColumn(page),
    ...housesByNumber(page, addresses),
    ...byCard(page),
    ...byHost(page),
    ...byListing(page, addresses),
    ...byLetterhead(page),
    ...bySignature(page, addresses),
    ...byWriter(page),
    ...byKindAbove(page),
    ...byStars(page),
    ...housesByFirm(page),
    ...bySender(page.sender),
  ]).filter(
    (one) =>
      !addresses.some(({ address }) => isStreetOf(one.name, address)) &&
      !isAgency(one.name) &&
      !isBookingHeading(one.name) &&
      !isLabelOfNumber(one.name) &&
      !saysOnlyKind(one.name) &&
      !ANSWERS.test(plain(one.name)) &&
      !isAirline(page, one.name) &&
      !isCarrier(one) &&
      !isTown(page, addresses, one) &&
      !isKindOfUnit(page, one) &&
      !isKindBelow(page, one),
  )
  const named = withoutOthers(page, told)
  const [isFirm, isLet, isAlias, isNumbered] = [firmsAmong(named), letAmong(named), aliasAmong(page, named), numberedAmong(named)]
  const all = named
    .map((one) => ({
      ...one,
      score:
        one.score -
        (isFirm(one) || isShort(named, one) ? OF_FIRM : isLet(one) ? OF_UNIT : isNumbered(one) ? ALIAS : isAlias(one) ? ALIAS : 0),
    }))
    .map((one) => (isThanking(page, one) ? { ...one, score: one.score + THANKED_UNDER_ITS_NAME } : one))
  all.push(...housesOfChains(page, addresses, all))
  const own = ownHouse(page, addresses)
  const ofSite = own ? undefined : (houseOfSite(page, all) ?? all.find(({ rule }) => rule === ABOVE_KIND))
  const writing = own ?? (ofSite && { ...ofSite, sure: OWN_SURELY })
  if (writing && !all.some((one) => (isToldBeside(writing, one) || isOneOf(writing, one)) && hasOwnAddress(addresses, one)))
    return [...(own ? [own] : []), ...all.map((one) => (isPartOf(writing, one) ? { ...one, score: one.score - PART_OF_OWN } : one))]
  // Under its own letterhead, or beside a label for campsites, a house calls accommodation what one sleeps in.
  return all.some(
    (one) =>
      isHead(page, addresses, one) ||
      isSigned(page, addresses, one) ||
      isAbove(page, one) ||
      isSite(one) ||
      isStarredHead(page, one) ||
      isUnderTown(page, one) ||
      isOfOurKind(page, one),
  )
    ? all.map((one) => (isOfWhatIsSlept(one) && !isSite(one) && !hasAddressBelow(page, one) ? { ...one, score: one.score - 4 } : one))
    : all
}

/** `★★★★ Heritage Hotel`, below `Maison Perumal`: of what kind that house is. `★★★★ Grand Hotel Palace` is one itself, whatever stands above. */
function isKindBelow(page: Page, { name, line: index }: Candidate): boolean {
  const line = page.lines[index]
  // `Bed & breakfast de charme`, below the name in a letterhead
  if (line && !isCapital(name) && byLetterhead(page).some((own) => own.rule === ABOVE_KIND && own.line === index - 1)) return true
  const above = line && ONLY_KIND.test(saidAt(line, line.cells[0])) ? page.lines[index - 1] : undefined
  return above !== undefined && above.dates.length === 0 && isHouseName(trimmed(cellText(above, 0)))
}
const ONLY_KIND =
  /^\s*[★⭐✩☆]{2,7}\s?(?:(?:heritage|historic|boutique|design|lifestyle|luxury|business|city|beach|spa|wellness|family|country|comfort)(?: ?[&,-] ?| ))*(?:hotel|resort|lodge|inn|hostel|guest ?house|villa|wellnesshotel|stadthotel|hotel (?:boutique|de charme|con encanto))\s*$/

/** `Thank you for choosing Harbour Inn`, where a label tells `Harbour Inn Kyoto Gojo`: who runs many houses is thanked for. */
const isShort = (all: readonly Candidate[], { name, how }: Candidate): boolean =>
  how === 'phrase' && all.some((other) => other.how === 'label' && other.name.startsWith(`${name} `))

/** `Route du Château`: streets are called after houses. */
const isStreetOf = (name: string, { lines }: FoundAddress): boolean =>
  name === lines?.[0] && (BEGINS_AS_STREET.test(plain(name)) || ENDS_IN_NUMBER.test(name))
/** `Borgo Brossana 21`: houses are called so, and streets as well. */
const ENDS_IN_NUMBER = /\s\d{1,4} ?[a-z]?$/
const BEGINS_AS_STREET = new RegExp(`^${KIND_OF_STREET}\\.?\\s`)

/** `Seaview Reservations and Customer Care`: who answers for a chain, and where. */
const ANSWERS =
  /(?<![a-z])(?:customer (?:care|service|services|relations|support)|reservations? (?:and|&) |guest (?:relations|assistance)|kundenservice|kundendienst|service clients?|relation clients?|atencion al cliente|servizio clienti|apoio ao cliente|klantenservice|kundtjanst|kundeservice|obsluga klienta)(?![a-z])/

/** What names begin with, up to each of their spaces. */
const beginningsOf = (name: string): readonly string[] => [...name.matchAll(/ /g)].map(({ index }) => name.slice(0, index))

/** `Lindhus`, before the address of its head office, where `Lindhus Ameland` stands above another. */
function firmsAmong(all: readonly Candidate[]): (one: Candidate) => boolean {
  const first = new Map<string, number>()
  for (const { name, line, how } of all)
    if (how === 'address') for (const begun of beginningsOf(name)) first.set(begun, Math.min(line, first.get(begun) ?? line))
  return ({ name, line, how }) => how === 'address' && (first.get(name) ?? line) < line && !HOUSE_KIND.test(plain(name))
}

/** What those are called who fly a page's flights. */
const flying = rememberedFor(({ lines, gazetteer }: Page): readonly string[] =>
  [...new Set(lines.flatMap(({ flights }) => flights.map(({ carrier }) => carrier)))].flatMap((code) => {
    const airline = gazetteer.airline(code)
    return airline ? plain(airline.name) : []
  }),
)

const SAYS_AIRLINE =
  /(?<![a-z])(?:airlines?|airways|air lines?|aerolineas|aereas|aeree|aeriennes?|aviation|luftfahrt|flyselskap|lentoyhtio)(?![a-z])/

/** `British Airways Customer Relations`, which thank for the booking and have an address. */
function isAirline(page: Page, name: string): boolean {
  const small = plain(name)
  if (HOUSE_KIND.test(small)) return false
  // `British Airways Plc`, `Scandinavian Airlines AB` at the foot of a page of their flights
  const airlines = flying(page)
  if (airlines.some((airline) => small === airline || small.startsWith(`${airline} `))) return true
  if (airlines.length > 0 && SAYS_AIRLINE.test(small)) return true
  const words = small.split(' ')
  const isNamed = (count: number): boolean => page.gazetteer.airlineNamed(words.slice(0, count).join(' ')) !== undefined
  return isNamed(words.length) || (words.length > 2 && isNamed(2))
}

/** `Thank you for choosing Northern Rail`, or a ferry or who hires out cars: they thank as houses do. */
function isCarrier({ name, how }: Candidate): boolean {
  const small = plain(name)
  const isFirm = [...FIRMS.in(small)].some((firm) => small.startsWith(firm) && HIRES.test(small.slice(firm.length)))
  return how === 'phrase' && !HOUSE_KIND.test(small) && (isFirm || RUNS.test(small) || CARRIER.test(small) || CALLED_SHORT.test(small))
}
/** Behind the name of a firm that hires out cars; houses are called `Maui Banyan` and `Alamo Springs`. */
const HIRES = /^$|^[ -](?:rent|car|auto|van|hire|camper|motorhome|mietwagen|noleggio|alquiler|aluguer|location|biluthyrning|bilutleie)/
/** What names end in that say what is run. */
const RUNS =
  /(?<![a-z])(?:rail|rails|railways?|trains?|bahn|(?:eisen|euro|west|nord|ost|sud|regio|landes|bundes|staats|privat|oberland)bahn(?:en)?|trenes|treni|ferrovie|ferrocarriles|spoorwegen|coaches|buslines|bus lines|(?:flix|air|mega|post|regio|euro|inter|auto|omni|oni|fern|city|night|airport|shuttle)bus|ferr(?:y|ies)|(?:sea|cruise|ferry)[ -]?lines?|car (?:hire|rental|rentals)|rent[ -]a[ -]car|autovermietung|mietwagen|autonoleggio|autoverhuur|biluthyrning|bilutleie|biludlejning|airlines?|airways|fluglinie|aerolineas?)$/
/** Whether a name, in plain letters, says that who has it runs trains, ships or coaches or hires out cars. */
export const saysRuns = (small: string): boolean => RUNS.test(small)
/** Of houses and where they are as well: `Hotel Avanti`, `Moby Dick`, Tirrenia by the sea. Where days of a stay are told, they are of that. */
const OF_HOUSES: ReadonlySet<string> = new Set(['avanti', 'moby', 'tirrenia'])
/** Two letters begin other names: `db San Antonio` is a hotel, and `DB Fernverkehr` runs trains. */
const carriers = (isOne: (name: string) => boolean): string => plainOperators(EVERY_KIND).filter(isOne).join('|')
const CARRIER = new RegExp(`^(?:${carriers((name) => name.length > 2 && !OF_HOUSES.has(name))})(?![a-z])`)
const CALLED_SHORT = new RegExp(
  `^(?:${carriers(({ length }) => length <= 2)}) (?:international|inter-?city|fernverkehr|regio|vertrieb|reizigers|reisen|voyageurs|rejser|resor|tog|tag|viajeros|comboios)(?![a-z])`,
)

/** Millions of passengers a year of a city that nobody takes for a house before an address; houses are called after smaller ones. */
const METROPOLIS = 5

const ENDS_IN_AIRPORT = /(?:airport|flughafen|aeroporto?|aeropuerto|lufthavn|luchthaven|flygplats)$/
/** `your stay in New York`, which is where the house is; `Amsterdam, Felison Terminal, Sluisplein 55`. */
function isTown({ gazetteer }: Page, addresses: readonly AddressMark[], { name, how }: Candidate): boolean {
  // `Manchester Airport` thanks for the booking of a place to park.
  if (ENDS_IN_AIRPORT.test(plain(name)) && !HOUSE_KIND.test(plain(name))) return true
  if (how === 'address') return (gazetteer.airportNamed(name)?.passengers ?? 0) > METROPOLIS && gazetteer.stations(name).length > 0
  if (how !== 'phrase') return false
  // `Välkommen till Öregrund`, where the house is.
  if (addresses.some(({ address: { city = '' } }) => plain(city) === plain(name))) return true
  return gazetteer.stations(name).length > 0 || gazetteer.airportNamed(name) !== undefined
}

/** Who thanks for the booking below a letterhead that says the same is the house, whatever it is called. */
const THANKED_UNDER_ITS_NAME = 2
const isThanking = (page: Page, { name, how }: Candidate): boolean => {
  const small = plain(name)
  const isAlone = (text: string): boolean => text.trim() === small || text.trim() === `the ${small}`
  return how === 'phrase' && !SEVERAL.test(small) && page.lines.slice(1, HEAD).some((line) => isAlone(line.plain))
}

/** `Camping   Les Dunes`: told by a label for where many such things stand. */
const isSite = ({ label = '', name }: Candidate): boolean => SITE.test(plain(label)) && !UNIT.test(plain(name))
const SITE = /^(?:camping|campsite|campingplatz|votre site|vakantiepark|holiday park|ferienpark|feriepark)(?![a-z])/

/** `Property: Abbot's Yard` above `Address: Walnut Tree Close`: what has an address is no room, whoever lets many such houses. */
const hasAddressBelow = ({ lines }: Page, { how, line }: Candidate): boolean =>
  how === 'label' && ADDRESS_LABEL.test((lines[line + 1]?.plain.trim() ?? '').split(/\s?:|\s{3}/, 1)[0] ?? '')

const isOfWhatIsSlept = ({ how, name }: Candidate): boolean =>
  UNIT.test(plain(name)) || ((how === 'label' || how === 'column') && !HOUSE_KIND.test(plain(name)))

/** What it takes from a name that it is told in other letters as well. */
const ALIAS = 4

/** `Hostel: Nordvik Fjordby` in what Nordvik writes, who runs many. */
const isOneOf = (writing: Candidate, { name, how }: Candidate): boolean => how === 'label' && name.startsWith(`${writing.name} `)

/** Whether an address is told with a name: of a house among others, and no part of one. */
const hasOwnAddress = (addresses: readonly AddressMark[], { name, line: index }: Candidate): boolean =>
  addresses.some(({ before, line }) => before === name || (line.index >= index && line.index - index <= 2))
/** What it takes from a name that it is a part of the house that writes. */
const PART_OF_OWN = 4

/** What it takes from a name that it is one of what is let. */
const OF_UNIT = 3

/** `Premier Inn`, `Fairfield by Marriott`: a chain, or a kind of house, and not which of its houses. */
const isChain = (small: string): boolean => /^(?:by)?$/.test(small.split(HOUSE_KIND).join('').trim()) && !IS_COMPOUND.test(small)
/** `Wildseehütte`, `Kirchmoarhof`: in one word what it is and what it is called; not `Berghütte`. */
const IS_COMPOUND =
  /^(?!(?:berg|ferien|bauern|gast|schutz|ski|alm|alpen|wander|bade|turist|fjell)(?:hutte|hof|hytta?|stugan?)$)[a-z]{4,}(?:hutte|hof|hoeve|hytta|stugan)$/
/** What that takes from how likely a name is. */
const CHAIN = 1.2

/** `Harbour Hotels`, `Harbour Hotels & Resorts`, `Harbour Hotel Group`: several houses, of which one is stayed in. */
const SEVERAL =
  /\s(?:hotels|hoteles|hoteis|hotellit|resorts)(?: (?:(?:&|and|und|et|y|e|og|och) (?:hotels|resorts|suites|residences|spas?|hostels)|international|worldwide|collection))?$|\shotel (?:group|collection)$/
/** What it takes from a name that it is one of a firm: `Seestern Betriebs GmbH` runs a house, which mostly stands elsewhere by its own name. */
const OF_FIRM = 2

/** How often a name is told counts up to here. */
const OFTEN = 4

/** How often any name is told that says this one, as far as it counts. */
function timesTold(told: ReadonlyMap<string, number>, small: string): number {
  let times = 0
  for (const [name, count] of told) {
    if (times >= OFTEN) break
    if (name.includes(small)) times += count
  }
  return Math.min(OFTEN, times)
}

/** The likeliest name for the stay whose labels are about a line. */
export function findHouse(candidates: readonly Candidate[], index: number, from: string, region: Region): House | undefined {
  const all = candidates
    .filter(({ line }) => line === 0 || (line >= region.first && line <= region.last))
    .map((one) => ({ ...one, small: plain(one.name) }))
  const sender = plain(from)
  const told = new Map<string, number>()
  for (const { small } of all) told.set(small, (told.get(small) ?? 0) + 1)
  const scored = all.map(({ small, ...one }) => {
    const near = one.how === 'sender' ? 0 : Math.max(0, 1.2 - Math.abs(one.line - index) * 0.1)
    const score =
      one.score -
      (isChain(small) ? CHAIN : 0) +
      near +
      (timesTold(told, small) - 1) * 0.5 +
      (sender.includes(small) ? 0.4 : 0) +
      (one.line === 0 ? -0.5 : 0)
    return { ...one, score, likely: score - (isOfFirm(one.name) || SEVERAL.test(small) ? OF_FIRM : 0) }
  })
  const best = scored.sort((a, b) => b.likely - a.likely)[0]
  return best && best.score >= 1.8 ? fullerName(best, scored) : undefined
}
