/** From the lines of a document to the trip it holds. */

import type { ReadDocument } from '../document.ts'
import type { Found, FoundCar, FoundProduct, FoundStay, FoundTrip, Gazetteer } from '../found.ts'
import { expectLettersOf } from './at-once.ts'
import { withBareFlights } from './bare-flights.ts'
import { referencesInBlocks } from './block-references.ts'
import { asFound, bookingReference, notSuppliers, numberOfHire, ofWhole, withReference } from './booking-references.ts'
import { withWholeNumbers } from './broken-numbers.ts'
import { withWholeTickets } from './broken-tickets.ts'
import { withWholeTowns } from './broken-towns.ts'
import { readCars } from './cars.ts'
import { clashes } from './clashes.ts'
import { isOfForward, withoutAnswered, withoutComment } from './clean.ts'
import { areTorn, misfits } from './fitting.ts'
import { readFlights } from './flights.ts'
import { areOfHire, hasHire, isDay } from './hires.ts'
import { withAirlines } from './misread-airlines.ts'
import { withMonths } from './misread-months.ts'
import { withTowns } from './misread-towns.ts'
import { namelessStay } from './nameless-stays.ts'
import { withoutNumberOfJourney } from './numbers-of-journeys.ts'
import { numbersToldWithRides } from './numbers-told-with-rides.ts'
import { withoutPutForward } from './only-put-forward.ts'
import { type Page, readPage } from './page.ts'
import { withNumbersOfParts } from './part-numbers.ts'
import { withoutPartsNotBooked } from './parts-not-booked.ts'
import { withoutPassing, withoutRidesToCars } from './passing.ts'
import { findPeople } from './people.ts'
import { withLastNames } from './people-last-alone.ts'
import { withoutThings } from './people-that-are-things.ts'
import { senderIn } from './printed-heads.ts'
import { beginOf, endOfAll } from './product-days.ts'
import { isOfContract } from './reference-kinds.ts'
import { findReferences, type Reference } from './references.ts'
import { judge } from './refusal.ts'
import { remembered } from './remembered.ts'
import { referencesOfRides } from './ride-references.ts'
import { withoutRidesOff } from './rides-off.ts'
import { withoutRivals } from './rivals.ts'
import { hasRolledRows } from './rolled-rows.ts'
import { pagesOf, type Services } from './services.ts'
import { readStays } from './stays.ts'
import { withStrangeFlights } from './strange-flights.ts'
import { readTrains } from './trains.ts'

const NOTHING: FoundTrip = { products: [], people: [], warnings: [] }

/** References that stand where a service is told, or where none is. */
const ownOf = ({ lines }: Page, references: readonly Reference[]): readonly Reference[] =>
  references.filter(({ line }) => lines[line]?.text !== '')

/** Whether a hire is of nothing that is driven, from nobody and nowhere. */
const isOfNothing = ({ provider, model, pickUpPlace }: FoundCar): boolean => (provider ?? model ?? pickUpPlace) === undefined
/** Whether such a hire is the stay of those days: houses are let, and their keys given back. */
const isHouseLet = (car: FoundCar, stays: readonly FoundStay[]): boolean =>
  isOfNothing(car) &&
  stays.some(({ checkIn, checkOut, address }) => address !== undefined && isDay(checkIn, car.pickUp) && isDay(checkOut, car.dropOff))

function readProducts(pages: Services, references: readonly Reference[], from: string) {
  const { air, train, hotel, car } = pages
  const flown = readFlights(air)
  const ridden = readTrains(train, flown.hours)
  const cars = readCars(car, ownOf(car, references), from)
  const isOnlyOfStays = flown.flights.length + ridden.trains.length === 0 && cars.every(isOfNothing)
  const stayed = readStays(hotel, ownOf(hotel, references), from, isOnlyOfStays)
  const hired = cars.filter((one) => !isHouseLet(one, stayed))
  const told: readonly FoundProduct[] = [...flown.flights, ...ridden.trains, ...stayed, ...hired]
  const products = told.length > 0 ? told : namelessStay(hotel, ownOf(hotel, references), from)
  return {
    products,
    areAll: flown.areAll && ridden.areAll,
    isHeld: flown.isHeld,
  }
}

interface Reading extends FoundTrip {
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
  /** Whom the page names, also where it tells nothing else. */
  readonly named: () => FoundTrip['people']
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
const hourOf = (product: FoundProduct): string | undefined =>
  'departs' in product ? product.departs?.value.slice(11) || undefined : undefined

/** What a ride that clashes takes from what a reading tells, in parts of bookings. */
const CLASH = 5

/** What a thing that does not fit the others takes: it decides between readings that tell as much. */
const MISFIT = 0.2
/** What one way of reading must be worth more than another before it: where they tell as many things alike, the page's own order is believed. */
const CLEARLY = 0.1

/** The ends of a hire, and nothing of anything else. */
const endsOfHire = (product: FoundProduct): Found[] => (product.kind === 'car' ? [product.pickUp ?? [], product.dropOff ?? []].flat() : [])
/** What the hour of an end of a hire adds, in parts of bookings: a day without may be any day of the page. */
const TIMED = 0.3
/** What the reference of all adds, in parts of bookings. */
const REFERRED = 0.5

function readLines(document: ReadDocument, gazetteer: Gazetteer, today: string): Reading {
  const page = withBareFlights(withStrangeFlights(readPage(document, gazetteer, today)), document.from ?? '')
  const references = findReferences(page)
  const pages = pagesOf(page)
  const { products: all, areAll, isHeld } = readProducts(pages, references, document.from ?? '')
  const meant = withoutPassing(page, withoutRivals(page, withoutRidesToCars(page, withoutPutForward(page, all))), references)
  const { page: standing, products: seeming } = withoutRidesOff(page, meant)
  const named = remembered(() => findPeople(page))
  const people = seeming.length > 0 ? withoutThings(named(), seeming, gazetteer) : []
  const ofRides = referencesOfRides(page, seeming)
  const [first] = ofRides.values()
  const inBlocks = new Map([...ofRides, ...referencesInBlocks(page, seeming, references)])
  const own = seeming.some(({ kind }) => kind === 'car') ? ofWhole(notSuppliers(page, references), seeming) : references
  const reference = bookingReference(own, page.lines[0]?.text) ?? (first && asFound(first)) ?? numberOfHire(seeming)
  const { format, written } = document
  const referred = isHeld || (reference !== undefined && !isOfContract(reference, seeming))
  const { isNoTrip, isPast, isFinal, whyNone } = judge({
    page: withoutPartsNotBooked(standing, seeming),
    products: seeming,
    referred,
    people,
    format,
    written,
  })
  if (seeming.length === 0 || isNoTrip()) {
    const hoursOver = (): ReadonlySet<string> => new Set(isPast() ? seeming.flatMap((product) => hourOf(product) ?? []) : [])
    const refused = seeming.length > 0 && referred ? whyNone() : undefined
    return {
      ...NOTHING,
      isWhole: false,
      worth: 0,
      named,
      isFinal,
      isPast: () => seeming.length > 0 && isPast(),
      hoursOver,
      ...(refused && { refused }),
    }
  }
  const withRides = numbersToldWithRides(page, seeming, references)
  const numbered = seeming.map((product) => {
    const own = inBlocks.get(product)
    if (own) return { ...product, confirmation: asFound(own) }
    const others = [...inBlocks].flatMap(([other, { value }]) => (other.kind === product.kind ? [] : [value]))
    return withReference(page, product, references, seeming, others)
  })
  const ofParts = withoutNumberOfJourney(page, withNumbersOfParts(page, numbered, references), reference?.value)
  const products = ofParts.map((product, at) => {
    const confirmation = withRides.get(seeming[at] ?? product)
    return confirmation ? { ...product, confirmation } : product
  })
  const parts = products.flatMap(wanted)
  const clashing = clashes(products)
  return {
    products,
    people: withLastNames(page, people, products),
    ...(reference ? { reference } : {}),
    warnings: [],
    named,
    isPast: () => false,
    hoursOver: () => new Set(),
    isFinal: () => false,
    isWhole:
      areAll &&
      reference !== undefined &&
      clashing === 0 &&
      !areTorn(page, products) &&
      !hasRolledRows(page) &&
      parts.every((part) => part !== undefined),
    worth:
      parts.filter((part) => part !== undefined).length +
      (reference ? REFERRED : 0) +
      TIMED * products.flatMap(endsOfHire).filter(({ value }) => value.includes('T')).length -
      CLASH * clashing -
      MISFIT * misfits(page, products) +
      daysOf(page, products) / 100,
  }
}

/**
 * What is understood of the text of one document: its subject and lines, not its parts, which are documents themselves. Where that leaves something out,
 * the other orders in which its text may be meant are read as well, and the one that tells most is believed. `today` (`YYYY-MM-DD`) is what years are
 * guessed from where the document does not say when it was written.
 */
export function understand(document: ReadDocument, gazetteer: Gazetteer, today: string): FoundTrip {
  expectLettersOf(document.lines)
  // Other ways to read put together what is broken themselves.
  const ways = [withWholeTowns(withWholeTickets(withWholeNumbers(document.lines, gazetteer)), gazetteer), ...document.otherwise]
  const all = document.format === 'image' ? ways.map((lines) => withMonths(withAirlines(withTowns(lines, gazetteer), gazetteer))) : ways
  // What an answer says is told by its own words, and what is sent on by its own, unless they tell of nothing: what the one answers only asked, and
  // what stands above the other is said by somebody else.
  const own = all.map((lines) => withoutComment(withoutAnswered(lines, document.subject), document.subject ?? ''))
  const writer = isOfForward(document.subject ?? '') ? senderIn(document.lines) : undefined
  const sender = document.from ?? senderIn(document.lines)
  const best = (ways: readonly (readonly string[])[], from: string | undefined): Reading =>
    likeliest(ways, gazetteer, today, (lines) => readLines({ ...document, ...(from && { from }), lines }, gazetteer, today))
  const told = best(own, writer ?? sender)
  const { products, people, reference, warnings, refused } =
    told.worth > 0 || told.isFinal() || own[0] === all[0] ? told : best(all, sender)
  return { products, people, ...(reference ? { reference } : {}), warnings, ...(refused && { refused }) }
}

/**
 * Of several orders of the same text the one that tells most; others are read only where the first leaves something out. What one of them shows to be
 * over is so in those read after it, and what is undone in the order as seen is so in all, however little of that they leave to be seen.
 */
function likeliest(
  ways: readonly (readonly string[])[],
  gazetteer: Gazetteer,
  today: string,
  read: (lines: readonly string[]) => Reading,
): Reading {
  const [first = [], ...others] = ways
  const asSeen = read(first)
  if (asSeen.isFinal()) return asSeen
  let best = asSeen
  let { reference } = best
  let isPast = false
  const readings = [asSeen]
  for (const lines of best.isWhole ? [] : others) {
    const reading = read(lines)
    readings.push(reading)
    isPast ||= asSeen.isPast() || reading.isPast()
    if (isPast && endOfAll(reading.products) <= today) continue
    // Where another order loses their days, the rides that were over are none to come.
    if (isPast && reading.products.every((product) => asSeen.hoursOver().has(hourOf(product) ?? ''))) continue
    reference ??= reading.reference
    // The flight one comes by and the hours of a desk are no journey in whose stead the hire may be lost.
    const isLost = hasHire(best.products) && !reading.products.some(({ kind }) => kind === 'car')
    if (reading.worth > best.worth + CLEARLY && !isLost && !areOfHire(reading.products, best.products)) best = reading
  }
  // So are those who travel, in whatever order they are named.
  const isOfNobody = best.worth > 0 && !best.people.some(({ value }) => value.firstName)
  best = withOwnNumbers(best, asSeen)
  const { products } = best
  const inOther = isOfNobody
    ? readings.map(({ named }) => withoutThings(named(), products, gazetteer)).find((people) => people.length > 0)
    : undefined
  const whole = inOther ? { ...best, people: inOther } : best
  return whole.reference || !reference ? whole : referred(whole, reference)
}

/**
 * What has but the reference of all, or a stay or car that has none, is given the number of its own that it has in the order as seen: other orders may
 * part a number from what it is of.
 */
function withOwnNumbers(best: Reading, asSeen: Reading): Reading {
  const { reference } = best
  if (best === asSeen || reference === undefined) return best
  const isAlike = (one: FoundProduct, other: FoundProduct): boolean => one.kind === other.kind && beginOf(one) === beginOf(other)
  const products = best.products.map((product) => {
    const isBare = product.confirmation === undefined && (product.kind === 'hotel' || product.kind === 'car')
    if (!isBare && product.confirmation?.value !== reference.value) return product
    const [own, ...more] = asSeen.products.filter((other) => isAlike(other, product))
    const confirmation = more.length === 0 ? own?.confirmation : undefined
    return confirmation && (isBare || confirmation.value !== reference.value) ? { ...product, confirmation } : product
  })
  return { ...best, products }
}

/** The reference of a document is the same in whatever order its rides are read. */
const referred = (reading: Reading, confirmation: Found): Reading => ({
  ...reading,
  reference: confirmation,
  products: reading.products.map((product) =>
    product.confirmation !== undefined || product.kind === 'hotel' || product.kind === 'car' ? product : { ...product, confirmation },
  ),
})
