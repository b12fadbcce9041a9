/** Hired cars of a page: the two labels with their moments and places, and who hires out. */

import { daysBetween } from '../../../core/dates.ts'
import type { Found, FoundCar } from '../../found.ts'
import { brokenPairs, type MomentPair, momentPairs } from '../days/pairs.ts'
import { saidAt } from '../page/around.ts'
import { filledLines } from '../page/filled-lines.ts'
import type { Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import { numbered, ownReference, referencesInTurn } from '../references/own-references.ts'
import type { Reference } from '../references/references.ts'
import { areByNumber } from '../refusal/passing.ts'
import { HOLIDAY_HOUSES } from '../stays/house-words.ts'
import { WORD_OF_RIDE } from '../trains/ride-words.ts'
import { isModel, MAKES, modelOn, OR_EQUIVALENT, tellsVehicle } from '../words/car-models.ts'
import { FIRMS } from '../words/hire-firms.ts'
import { plain } from '../words/plain.ts'
import { remembered } from '../words/remembered.ts'
import { vocabulary } from '../words/vocabulary.ts'
import { tellsHiredCamper } from './campers.ts'
import { isOfCarClub, isOfMember, placesOfClub } from './car-clubs.ts'
import { firmBesideKind } from './car-firm-kinds.ts'
import { isSurelyFirm } from './car-firm-words.ts'
import { firmInBlock, firmOf, isCarHeading } from './car-firms.ts'
import { type Ends, endsIn, HIRE_PERIOD, weakEnds } from './car-labels.ts'
import { isOfHireAlone } from './car-letterheads.ts'
import { isOfParking } from './car-parking.ts'
import type { HirePlace } from './car-place-cells.ts'
import { CAR } from './car-words.ts'
import { completedHire } from './completed-hires.ts'
import { handedEnds } from './handed-ends.ts'
import type { EndPlaces } from './hire-block-places.ts'
import { isConditional } from './hire-conditions.ts'
import { underDay } from './hire-days.ts'
import { underHead } from './hire-heads.ts'
import { metHires } from './hire-meetings.ts'
import { referencesAmong } from './hire-references.ts'
import { hiresInRows } from './hire-rows.ts'
import { numberOfSheet } from './hire-said-numbers.ts'
import { saidHires } from './hire-sayings.ts'
import { mayTellHire } from './hire-signs.ts'
import { aroundArrows, hireSpans, periods, underDots, underOneHeading, withHours, withOneLabel } from './hire-spans.ts'
import { hiresInBlocks } from './hires-in-blocks.ts'
import { hiresUnderSpans } from './hires-under-spans.ts'
import { placesOf } from './labelled-end-places.ts'
import { hireOfOneDay } from './one-day-hires.ts'
import { parallelEnds } from './parallel-ends.ts'
import { placedHire } from './placed-hires.ts'
import { isOf, momentFound, saidCar, withBlockNumber, withSaid } from './said-cars.ts'
import { withSensiblePlaces } from './sensible-places.ts'
import { isByHirerOfCars, sureHirer } from './sure-hirers.ts'
import { isSurelyOfHire } from './surely-hires.ts'
import { isWordedAsHire, wordedCars } from './worded-hires.ts'

/** Let for days as cars are. */
const HOUSES = vocabulary(`
  ${HOLIDAY_HOUSES}
  holiday cottage, holiday apartment, holiday let, holiday rental, vacation rental, ferienwohnungen, location saisonniere, location de vacances
  apartment, appartement, apartamento, appartamento, apartament, sommarstuga, stugan, feriebolig, hytta, check-in, anreise
`)
/** Said of tools and boats, or asked of those who sleep in a house, too. */
const HIRE = new RegExp(
  `^(?:driv|fuhrerschein|permis|licencia|carne|permiso|patente|carta|carteira|cnh|rijbewijs|korkort|korekort|forerkort|ajokortti|prawo|ridicsky|ehliyet|jogositvany|${OR_EQUIVALENT.replaceAll(', ', '|')})|^(?:rental|rental agreement|votre location|debut de location|mietvertrag|alquiler|noleggio|aluguer|aluguel|wynajem)$`,
)

/** Nobody hires a car for longer, and what one checks in to is a house. */
function isHire({ first, second }: MomentPair): boolean {
  const days = daysBetween(first.date, second.date)
  // `Ritiro / Check-out   Riconsegna / Check-in`: a car goes out before it comes in again.
  const isOfCar = /^check.?out/i.test(first.hit.label) || /check.?out.{1,60}check.?in/.test(first.hit.line.plain)
  const isOfStay = /check.?in|check.?out/.test(first.hit.line.plain) && !isOfCar
  return days >= 0 && days <= 120 && !isOfStay
}

const isFetched = ({ first }: MomentPair): boolean => !/^(?:d[eé]part|consegna|start|from)/i.test(first.hit.label)

/** Whether neither end is told only of what happens if something else does. */
const isMeant = ({ first, second }: MomentPair): boolean => ![first, second].some(isConditional)
const isTimed = ({ first, second }: MomentPair): boolean => first.minutes !== undefined && second.minutes !== undefined

/** The hires that labels tell. Flights and guests depart as well: where something is handed over, that is said of the car. */
function hires(page: Page, { pickUp, dropOff }: Ends): readonly MomentPair[] {
  const all = momentPairs(page, pickUp, dropOff, [underDay]).filter(isHire).map(withHours)
  if (all.length > 0 && all.every(isFetched)) return all
  const notDeparting = new RegExp(`(?!depart)${pickUp.source}`, pickUp.flags)
  if (all.length === 0) {
    const broken = brokenPairs(page, notDeparting, dropOff).filter((pair) => isHire(pair) && isTimed(pair))
    return broken.length > 0 ? broken : withOneLabel(page, notDeparting, dropOff).filter(isHire)
  }
  const handed = momentPairs(page, notDeparting, dropOff, [underDay]).filter(isHire)
  return handed.some(isTimed) ? handed : all
}

/** The labels of both ends, and the hires that they tell; in the words of the firm itself only where those of who hires tell none. */
function labelledHires(page: Page): { readonly ends: Ends; readonly all: readonly MomentPair[] } {
  const ends = endsIn(page.whole)
  const all = hires(page, ends)
  // What two labels tell of it is surer than one of them with how many days it is.
  const handed = all.some(({ isReckoned }) => !isReckoned) ? undefined : handedEnds(page.whole)
  const given = handed ? momentPairs(page, handed.pickUp, handed.dropOff).filter(isHire) : []
  return handed && given.some(isTimed) ? { ends: handed, all: given } : { ends, all }
}

/** Nobody hires two cars for the same days in one booking: other days are of what is said about the first. */
function withoutOverlaps(pairs: readonly MomentPair[]): MomentPair[] {
  const kept: MomentPair[] = []
  for (const { first, second } of pairs) {
    const overlaps = (one: MomentPair): boolean =>
      (one.first.date < second.date && first.date < one.second.date) || (one.first.date === first.date && one.second.date === second.date)
    if (!kept.some(overlaps)) kept.push({ first, second })
  }
  return kept
}

/** Ends that words of other journeys tell, where the page has none: `Departure` and `Return`, `Von` and `Bis`. */
function weakly(page: Page): { readonly ends: Ends; readonly pairs: readonly MomentPair[] }[] {
  return weakEnds(page.whole).flatMap((ends) => {
    const pairs = momentPairs(page, ends.pickUp, ends.dropOff).filter(
      (pair) => isHire(pair) && pair.first.minutes !== undefined && pair.second.minutes !== undefined,
    )
    return pairs.length > 0 ? [{ ends, pairs: pairs.slice(0, 1) }] : []
  })
}

/** Lines over a page that may name who hires out. */
const OVER = 2

interface Hires {
  readonly ends: readonly Ends[]
  readonly pairs: readonly MomentPair[]
  /** The places of both, where the page is built of blocks that no words head. */
  readonly places?: EndPlaces | undefined
}
/** The days of the hires of a page, and the labels that tell their ends; nothing where nothing on it speaks of hiring a car. */
function hiresOf(page: Page): Hires | undefined {
  const ofVehicles = page.lines.filter(tellsVehicle).map(({ plain }) => plain)
  const makes = WORD_OF_RIDE.in(page).size > 0 ? [] : MAKES.in(ofVehicles.join('\n'))
  // Patterns of labels take long to make ready, and most pages speak of no car.
  const labels = remembered(() => labelledHires(page))
  const isOfCamper = tellsHiredCamper(page) && labels().all.some((pair) => isFetched(pair) && isTimed(pair))
  // `Mietbeginn` and `Mietende`, by `Alpenauto`.
  const over = filledLines(page).lines.slice(0, OVER)
  const isNamed =
    isByHirerOfCars(page, senderName(page.sender)) || (isOfHireAlone(page) && over.some(({ text }) => isByHirerOfCars(page, text.trim())))
  const isByHirer = isNamed && mayTellHire(page) && labels().all.some(isTimed)
  const headings = [
    ...(page.lines.some(isCarHeading) ? ['car'] : []),
    ...(isByHirer ? ['car', 'hirer'] : []),
    ...(isOfCamper ? ['camper'] : []),
  ]
  const words = new Set([...CAR.in(page), ...makes, ...headings])
  const firms = new Set([...FIRMS.in(page), ...FIRMS.in(plain(page.sender))])
  const isOfCars = [...firms].some(isSurelyFirm) || [...words].some((word) => !HIRE.test(word))
  if (!isOfCars || (firms.size === 0 && !isByHirer && isOfParking(page))) return undefined
  const { ends, all } = labels()
  // Two labels of which one is said of nothing that leaves by itself.
  const isLabelled =
    (/pick[- ]?up|collect/.test(page.whole) && /drop[- ]?off|return|bring/.test(page.whole)) ||
    all.some(isFetched) ||
    HIRE_PERIOD.test(page.whole)
  if (words.size + Math.min(1, firms.size) + (isLabelled ? 1 : 0) < 2) return undefined
  // Where cars have their hours, days without are of what is said about them.
  const labelled = all.some(isTimed) ? all.filter(isTimed) : all
  if (labelled.length > 0) return { ends: [ends], pairs: labelled.filter(isMeant) }
  const [weak] = page.lines.every(areByNumber) ? weakly(page) : []
  if (weak) return { ends: [ends, weak.ends], pairs: weak.pairs }
  // Days alone of a hire are those of a house as well: more than a word must speak of cars.
  const isSaid = firms.size > 0 || [...words].filter((word) => !HIRE.test(word)).length > 1
  const lasting = HOUSES.in(page).size > 0 ? [] : periods(page, ends).filter((pair) => isTimed(pair) || isSaid)
  return {
    ends: [ends],
    pairs: [...hireSpans(page), ...[...aroundArrows(page), ...underOneHeading(page), ...underDots(page)].filter(isHire), ...lasting].slice(
      0,
      1,
    ),
  }
}

/** Lines from the number at the head of a hire to where its car is fetched: farther above may stand that of a house. */
const AT_HEAD = 1

/** The cars of a page. */
export function readCars(page: Page, references: readonly Reference[]): readonly FoundCar[] {
  const cars = carsIn(page, references).map((car) => withSensiblePlaces(page, car))
  return cars.length === 1 ? cars.map((car) => placedHire(page, completedHire(page, car))) : cars
}

/** By labels, with what sentences say better, else by these. */
function carsIn(page: Page, references: readonly Reference[]): readonly FoundCar[] {
  const labelled = labelledCars(page, references)
  const inRows = hiresInRows(page)
  const rows = inRows.length > 0 ? inRows : hiresInBlocks(page).filter((hire) => !labelled.some((car) => isOf(hire, car)))
  const inSentences = rows.length > 0 ? rows : saidHires(page)
  const underSpans = inSentences.length > 0 ? inSentences : hiresUnderSpans(page)
  const said = underSpans.length > 0 ? underSpans : metHires(page)
  const isTimed = ({ pickUp, dropOff }: FoundCar): boolean => [pickUp, dropOff].every((end) => end?.value.includes('T'))
  // The days of another row are those of something else.
  const isElsewhere = rows.length > 0 && labelled.length === 1 && !labelled.some((car) => rows.some((row) => isOf(row, car)))
  if (labelled.length === 0 || isElsewhere || !labelled.every(isTimed)) {
    if (said.length + labelled.length > 0) return said.length > 0 ? said.map((hire) => saidCar(page, hire)) : labelled
    const built = carsOf(page, references, builtHires(page) ?? { ends: [], pairs: [] })
    return built.length > 0 ? built : wordedCars(page)
  }
  return labelled.map((car) => withBlockNumber(withSaid(page, car, said), hiresInBlocks(page)))
}

/** The ends of a page of a hire alone, in no word that is known to be of cars: by labels, those of other journeys, or how it is built. */
function builtHires(page: Page): Hires | undefined {
  const isOfClub = isOfCarClub(page)
  const ofOneDay = hireOfOneDay(page)
  // Who lets bicycles by the hour tells little of what other hirers are told.
  if (ofOneDay && (isSurelyOfHire(page) || isWordedAsHire(page))) return { ends: [endsIn(page.whole)], pairs: [ofOneDay] }
  if (!isOfClub && !isSurelyOfHire(page)) return undefined
  const { ends, all } = labelledHires(page)
  const labelled = all.filter((pair) => isTimed(pair) && isMeant(pair))
  if (labelled.length > 0) return { ends: [ends], pairs: labelled.slice(0, 1) }
  // The number of the booking may look like that of a flight.
  const [weak] = page.lines.every((line) => line.times.length === 0 || areByNumber(line)) ? weakly(page) : []
  if (weak && isOfClub && !weak.pairs.every(isOfMember)) return undefined
  if (weak) return { ends: [ends, weak.ends], pairs: weak.pairs, places: isOfClub ? placesOfClub(page) : undefined }
  const told = parallelEnds(page)
  return told && { ends: [told.ends], pairs: [told.pair], places: told.places }
}

const labelledCars = (page: Page, references: readonly Reference[]): readonly FoundCar[] =>
  carsOf(page, references, hiresOf(page) ?? { ends: [], pairs: [] })

function carsOf(page: Page, references: readonly Reference[], { ends, pairs, places }: Hires): readonly FoundCar[] {
  const hirer = pairs.length === 1 && (isSurelyOfHire(page) || isOfHireAlone(page)) ? sureHirer(page) : undefined
  const numbers = numbered(page)
  // Two of one firm have a number each.
  const kept = referencesAmong(page, references, pairs).length > 0 ? pairs : withoutOverlaps(pairs)
  const inTurn = referencesInTurn(page, references, kept).filter(({ line }, at) => (kept[at]?.first.hit.line.index ?? 0) - line <= AT_HEAD)
  const inBlocks = referencesAmong(page, references, kept)
  return kept.map((pair, at): FoundCar => {
    const { first, second } = pair
    const { index } = first.hit.line
    const provider = (kept.length > 1 ? firmInBlock(page, index) : undefined) ?? firmBesideKind(page, index) ?? firmOf(page, index) ?? hirer
    const { fetched, brought } = places ?? underHead(page, first, placesOf(page, ends, pair, kept.length === 1))
    const own = inTurn.length === kept.length ? inTurn[at] : inBlocks[at]
    const confirmation =
      ownReference(numbers, own ? [own] : references, first.hit.line.index, 'car') ?? (kept.length === 1 ? numberOfSheet(page) : undefined)
    const model = page.lines.map(modelOn).find((name) => name !== undefined)
    // The name of the firm is no place where it stands alone: what is beside it belongs to another column.
    const firm = plain(provider?.value ?? '')
    const isFirm = (name: string): boolean =>
      (firm.startsWith(`${plain(name)} `) || plain(name) === firm) &&
      page.lines.some((line) => line.cells.some((cell) => saidAt(line, cell) === plain(name)))
    const place = (told: HirePlace | undefined): Found | undefined =>
      told === undefined || isFirm(told.value) || isModel(plain(told.value)) ? undefined : { ...told, sure: 0.75 }
    const [pickUpPlace, dropOffPlace] = [place(fetched), place(brought)]
    return {
      kind: 'car',
      ...(provider ? { provider } : {}),
      pickUp: momentFound(first),
      dropOff: momentFound(second),
      ...(pickUpPlace ? { pickUpPlace } : {}),
      ...(dropOffPlace ? { dropOffPlace } : {}),
      ...(confirmation ? { confirmation } : {}),
      ...(model ? { model: { value: model, rule: 'a model “or similar”', sure: 0.8 } } : {}),
    }
  })
}
