/** What one order of the lines of a document tells: its bookings with their numbers, who travels, and how much of what is looked for. */

import type { ReadDocument } from '../document.ts'
import type { Found, FoundCar, FoundProduct, FoundStay, FoundTrip, Gazetteer } from '../found.ts'
import type { Wording } from '../wording.ts'
import { isNone, settlesOne } from './belief.ts'
import { clashes } from './choice/clashes.ts'
import { areTorn, misfits } from './choice/fitting.ts'
import { withoutRivals } from './choice/rivals.ts'
import { beginOf } from './days/product-days.ts'
import { withBareFlights } from './flights/bare-flights.ts'
import { readFlights } from './flights/flights.ts'
import { withStrangeFlights } from './flights/strange-flights.ts'
import { readCars } from './hires/cars.ts'
import { isSameDay } from './hires/hires.ts'
import { type Page, readPage } from './page/page.ts'
import { hasRolledRows } from './page/rolled-rows.ts'
import { pagesOf, type Services } from './page/services.ts'
import { findPeople } from './people/people.ts'
import { withGroups, withTravellers } from './people/people-by-role.ts'
import { withLastNames } from './people/people-last-alone.ts'
import { withoutThings } from './people/people-that-are-things.ts'
import { withoutPutForward } from './plans/only-put-forward.ts'
import { withoutPartsNotBooked } from './plans/parts-not-booked.ts'
import { referencesInBlocks } from './references/block-references.ts'
import { asFound, bookingReference, notSuppliers, numberOfHire, ofWhole, withReference } from './references/booking-references.ts'
import { withoutNumberOfJourney } from './references/numbers-of-journeys.ts'
import { numbersToldWithRides } from './references/numbers-told-with-rides.ts'
import { withNumbersOfParts } from './references/part-numbers.ts'
import { isOfContract } from './references/reference-kinds.ts'
import { findReferences, type Reference } from './references/references.ts'
import { referencesOfRides } from './references/ride-references.ts'
import { numberOfHouse, withSuppliedNumber } from './references/supplied-numbers.ts'
import { writtenCode } from './references/written-codes.ts'
import { withoutPassing, withoutRidesToCars } from './refusal/passing.ts'
import { type Judgement, judge } from './refusal/refusal.ts'
import { withoutUnsaidRides, withoutUnsaidTwins } from './refusal/worded-kinds.ts'
import { withAddressBesideName } from './stays/addresses-beside-names.ts'
import { completedStay } from './stays/completed-stays.ts'
import { namelessStay } from './stays/nameless-stays.ts'
import { readStays } from './stays/stays.ts'
import { wordedStay } from './stays/worded-stays.ts'
import { withoutRidesOff } from './trains/rides-off.ts'
import { readTrains } from './trains/trains.ts'
import { remembered } from './words/remembered.ts'

const NOTHING: FoundTrip = { products: [], people: [], warnings: [] }

/** References that stand where a service is told, or where none is. */
const ownOf = ({ lines }: Page, references: readonly Reference[]): readonly Reference[] =>
  references.filter(({ line }) => lines[line]?.text !== '')

/** Whether a hire is of nothing that is driven, from nobody and nowhere. */
const isOfNothing = ({ provider, model, pickUpPlace }: FoundCar): boolean => (provider ?? model ?? pickUpPlace) === undefined
/** Whether such a hire is the stay of those days: houses are let, and their keys given back. */
const isHouseLet = (car: FoundCar, stays: readonly FoundStay[]): boolean =>
  isOfNothing(car) &&
  stays.some(
    ({ checkIn, checkOut, address }) => address !== undefined && isSameDay(checkIn, car.pickUp) && isSameDay(checkOut, car.dropOff),
  )

function readProducts(pages: Services, references: readonly Reference[]) {
  const { air, train, hotel, car } = pages
  const flown = readFlights(air)
  const ridden = readTrains(train, flown.hours)
  const cars = readCars(car, ownOf(car, references))
  const areRides = flown.flights.length + ridden.trains.length > 0
  const beside = { isOnly: !areRides && cars.every(isOfNothing), areRides }
  const stayed = readStays(hotel, ownOf(hotel, references), beside)
  const hired = cars.filter((one) => !isHouseLet(one, stayed))
  const told: readonly FoundProduct[] = [...flown.flights, ...ridden.trains, ...stayed, ...hired]
  const nameless = told.length > 0 ? told : namelessStay(hotel, ownOf(hotel, references))
  const products = nameless.length > 0 ? nameless : wordedStay(hotel, ownOf(hotel, references))
  return {
    products,
    areAll: flown.areAll && ridden.areAll,
    isHeld: flown.isHeld,
  }
}

/** What one order of the lines of a document tells. */
export interface Reading extends FoundTrip {
  /** Whether all was told that is looked for; then other ways to read need not be tried. */
  readonly isWhole: boolean
  /** How much was told; of two that tell as much, of more days. */
  readonly worth: number
  /** Whether it was refused, and was over when it was written. */
  readonly isPast: () => boolean
  /** The hours at which the rides leave that were over. */
  readonly hoursOver: () => ReadonlySet<string>
  /** Whether it was refused for what no other order of its lines may change: it says that it was undone, or is a plan of trains. */
  readonly isFinal: () => boolean
  /** Whether it was refused, and is worded as what only looks like a booking. */
  readonly isWordedOtherwise: () => boolean
  /** Whom the page names, also where it tells nothing else. */
  readonly named: () => FoundTrip['people']
  /** The page it is read from. */
  readonly page: Page
  /** Those who are told, with whoever is told only by how the name stands; takes longer than to look for labels. */
  readonly withTravellers: (people: FoundTrip['people']) => FoundTrip['people']
  /** Those who are told in another order, with all who stand together in rows of this one. */
  readonly withGroups: (people: FoundTrip['people']) => FoundTrip['people']
}

/** What a booking is not whole without. */
function wanted(product: FoundProduct): (Found<unknown> | undefined)[] {
  switch (product.kind) {
    case 'air':
      return [product.carrier, product.number, product.from, product.to, product.departs, product.arrives]
    case 'train':
      return [product.number, product.from, product.to, product.departs, product.arrives]
    case 'hotel':
      return [product.name, product.checkIn, product.checkOut, product.address]
    case 'car':
      return [product.provider, product.pickUp, product.dropOff, product.pickUpPlace, product.dropOffPlace]
  }
}

/** How many days are told on which something begins; a day that is not written was only counted on from another. */
function daysOf({ lines, calendar }: Page, products: readonly FoundProduct[]): number {
  const written = new Set(lines.flatMap(({ dates }) => dates.map((mark) => calendar.dayOf(mark)?.date)))
  return [...new Set(products.flatMap((product) => beginOf(product) ?? []))].filter((day) => written.has(day)).length
}

/** The hour of the clock at which a ride leaves. */
export const hourOf = (product: FoundProduct): string | undefined =>
  'departs' in product ? product.departs?.value.slice(11) || undefined : undefined

/** What a ride that clashes takes from what a reading tells, in parts of bookings. */
const CLASH = 5

/** What a thing that does not fit the others takes: it decides between readings that tell as much. */
const MISFIT = 0.2
/** The ends of a hire, and nothing of anything else. */
const endsOfHire = (product: FoundProduct): Found[] => (product.kind === 'car' ? [product.pickUp ?? [], product.dropOff ?? []].flat() : [])
/** What the hour of an end of a hire adds, in parts of bookings: a day without may be any day of the page. */
const TIMED = 0.3
/** What the reference of all adds, in parts of bookings. */
const REFERRED = 0.5

/** How much a reading tells: the parts of its bookings, and a little for what makes them likelier or less. */
function worthOf(page: Page, products: readonly FoundProduct[], reference: Found | undefined): number {
  return (
    products.flatMap(wanted).filter((part) => part !== undefined).length +
    (reference ? REFERRED : 0) +
    TIMED * products.flatMap(endsOfHire).filter(({ value }) => value.includes('T')).length -
    CLASH * clashes(products) -
    MISFIT * misfits(page, products) +
    daysOf(page, products) / 100
  )
}

/** What is told, each part of it with the number of its own: that of its block, of its part, or that is told with its ride. */
function withNumbers(
  page: Page,
  told: readonly FoundProduct[],
  references: readonly Reference[],
  inBlocks: ReadonlyMap<FoundProduct, Reference>,
  whole: Found | undefined,
): readonly FoundProduct[] {
  const withRides = numbersToldWithRides(page, told, references)
  const numbered = told.map((product) => {
    const own = inBlocks.get(product)
    if (own) return { ...product, confirmation: asFound(own) }
    const others = [...inBlocks].flatMap(([other, { value }]) => (other.kind === product.kind ? [] : [value]))
    return withReference(page, product, references, told, others)
  })
  const ofParts = withoutNumberOfJourney(page, withNumbersOfParts(page, numbered, references), whole?.value)
  return ofParts.map((product, at) => {
    const confirmation = withRides.get(told[at] ?? product)
    return confirmation ? { ...product, confirmation } : product
  })
}

/** A stay that is all that is booked, with what only the place of names and addresses on the page tells of it. */
const completed = (page: Page, { length }: readonly FoundProduct[], product: FoundProduct): FoundProduct =>
  product.kind === 'hotel' && length === 1 ? completedStay(page, product) : product

/** Below this a letter is worded as what only looks like a booking: of those that are one, one in fifty is. */
const OTHERWISE = -0.7

/** A reading that tells no trip, and why. */
function refusedReading(
  seeming: readonly FoundProduct[],
  { isPast, isFinal, whyNone }: Judgement,
  referred: boolean,
  named: Reading['named'],
  page: Page,
  isWordedOtherwise: () => boolean,
): Reading {
  const isOver = (): boolean => seeming.length > 0 && isPast()
  const refused = seeming.length > 0 && referred ? whyNone() : undefined
  return {
    ...NOTHING,
    isWhole: false,
    worth: 0,
    named,
    page,
    withTravellers: (people) => people,
    withGroups: (people) => people,
    isFinal,
    isWordedOtherwise,
    isPast: isOver,
    hoursOver: () => new Set(isPast() ? seeming.flatMap((product) => hourOf(product) ?? []) : []),
    ...(refused && { refused }),
  }
}

/**
 * What one order of the lines of a document tells. `today` (`YYYY-MM-DD`) is what years are guessed from where the document does not say when it was
 * written.
 */
export function readLines(document: ReadDocument, gazetteer: Gazetteer, today: string): Reading {
  const page = withBareFlights(withStrangeFlights(readPage(document, gazetteer, today)))
  const references = findReferences(page)
  const pages = pagesOf(page)
  const { products: told, areAll, isHeld } = readProducts(pages, references)
  const wording = (): Wording => gazetteer.wording(page)
  const all = withoutUnsaidTwins(page, withoutUnsaidRides(page, told, wording), wording)
  const meant = withoutPassing(page, withoutRivals(page, withoutRidesToCars(page, withoutPutForward(page, all))), references)
  const { page: standing, products: seeming } = withoutRidesOff(page, meant)
  const named = remembered(() => findPeople(page))
  const people = seeming.length > 0 ? withoutThings(named(), seeming, gazetteer) : []
  const ofRides = referencesOfRides(page, seeming)
  const [first] = ofRides.values()
  const inBlocks = new Map([...ofRides, ...referencesInBlocks(page, seeming, references)])
  const own = seeming.some(({ kind }) => kind === 'car' || kind === 'hotel') ? ofWhole(notSuppliers(page, references), seeming) : references
  const isOfOneKind = new Set(seeming.map(({ kind }) => kind)).size < 2
  const labelled = bookingReference(own, page.lines[0]?.text, isOfOneKind) ?? (first && asFound(first)) ?? numberOfHire(seeming)
  const { format, written } = document
  const referred = isHeld || (labelled !== undefined && !isOfContract(labelled, seeming))
  const judgement = judge({
    page: withoutPartsNotBooked(standing, seeming),
    products: seeming,
    referred,
    people,
    format,
    written,
    wording,
    settlesOne: () => settlesOne(page),
    isNone: () => isNone(page, seeming),
  })
  if (seeming.length === 0 || judgement.isNoTrip())
    return refusedReading(seeming, judgement, referred, named, page, () => wording().booking < OTHERWISE)
  // Whether it is a booking at all is not told by such a number.
  const reference = labelled ?? (isOfOneKind && references.length === 0 ? writtenCode(page) : undefined)
  const products = withSuppliedNumber(page, withNumbers(page, seeming, references, inBlocks, reference))
  const whole = reference ?? numberOfHouse(page, products)
  const numbers = new Set(references.map(({ value }) => value))
  return {
    // They decide nothing between the orders: what runs together in one has the town nearer.
    products: products.map((product) => withAddressBesideName(page, completed(page, products, product), numbers)),
    people: withLastNames(page, people, products),
    ...(whole ? { reference: whole } : {}),
    warnings: [],
    named,
    page,
    withTravellers: (told) => withTravellers(page, told, products),
    withGroups: (told) => withGroups(page, told, products).people,
    isPast: () => false,
    hoursOver: () => new Set(),
    isFinal: () => false,
    isWordedOtherwise: () => false,
    isWhole:
      areAll &&
      whole !== undefined &&
      clashes(products) === 0 &&
      !areTorn(page, products) &&
      !hasRolledRows(page) &&
      products.flatMap(wanted).every((part) => part !== undefined),
    worth: worthOf(page, products, whole),
  }
}
