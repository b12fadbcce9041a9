import { type Found, type FoundProduct, type FoundTrip, startOf } from '../found.ts'
import { mostCompared, mostPeople, mostProducts } from '../limits.ts'
import { joinedProducts } from './join.ts'
import { isSamePerson, mergePeople } from './people.ts'
import { areTwoRooms, isSame } from './same.ts'
import { isLeftOut, isWhole } from './wholes.ts'

/** What a source is worth: what was written for programs beats what was written for people. */
export type Source = 'structured' | 'barcode' | 'wallet' | 'calendar' | 'text'

export interface Sourced {
  readonly source: Source
  /** It only says more of what better sources tell: of a calendar or a pass, whose text is but what its fields say, in other words. */
  readonly onlyAdds?: boolean
  readonly trip: FoundTrip
}

/** The trip that several sources tell of, the best of them first. */
export function mergeTrips(all: readonly Sourced[]): FoundTrip {
  const ranks: readonly Source[] = ['structured', 'barcode', 'wallet', 'calendar', 'text']
  const sources = [...all].sort((a, b) => ranks.indexOf(a.source) - ranks.indexOf(b.source))
  const products: FoundProduct[] = []
  const warnings = new Set(sources.flatMap(({ trip }) => (trip.products.length || trip.people.length ? trip.warnings : [])))
  const complete = new Set(
    sources
      .filter(({ source }) => isComplete(source))
      .flatMap(({ trip: { products, cancelled = [] } }) => [...products.map(({ kind }) => kind), ...cancelled]),
  )
  // Where all that is told to programs is cancelled, the text tells of nothing else.
  if (sources.some(({ trip }) => trip.cancelled) && sources.every(({ source, trip }) => source === 'text' || trip.products.length === 0))
    return { products: [], people: [], warnings: [] }
  const toldToPrograms = sources.filter(({ source }) => isComplete(source)).flatMap(({ trip }) => trip.products)
  let left = mostCompared
  for (const { source, trip, onlyAdds } of sources) {
    const others = (): readonly FoundProduct[] =>
      sources.flatMap((other) => (other.trip === trip ? [] : other.trip.products.slice(0, mostProducts)))
    for (const product of trip.products.slice(0, left)) {
      left--
      if (isWhole(product, others)) continue
      // What is told to programs comes first: until then there is nothing else to compare it with.
      const isOwn = (each: FoundProduct): boolean => source === 'structured' && areTwoRooms(each, product)
      const at = products.findIndex((each) => isSame(each, product) && !isOwn(each))
      const before = products[at]
      if (before) products[at] = joinedProducts(before, product, (text) => warnings.add(text))
      // What says all of a kind for programs leaves nothing of it for the text to add.
      else if (!onlyAdds && (source !== 'text' || !complete.has(product.kind) || isLeftOut(product, trip, toldToPrograms)))
        products.push(product)
    }
  }
  if (products.length === 0) return { products, people: [], warnings: [...new Set(sources.flatMap(({ trip }) => trip.refused ?? []))] }
  const kept = products.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : orderOf(a) > orderOf(b) ? 1 : 0)).slice(0, mostProducts)
  if (products.length > mostProducts)
    warnings.add(`only the first ${mostProducts} of ${left === 0 ? 'more than ' : ''}${products.length} bookings are told`)
  for (const each of kept)
    if (startOf(each)?.isYearGuessed)
      warnings.add(
        each.kind === 'air' && each.departs?.how === 'day of a year'
          ? `the year of ${flightName(each)} was guessed`
          : 'the year is not written and was guessed',
      )
  for (const each of kept) if (each.kind === 'air' && !each.arrives) warnings.add(`the arrival of ${flightName(each)} is not told`)
  const first = <K extends 'reference' | 'booked' | 'total' | 'currency'>(name: K): Found | undefined =>
    sources.map(({ trip }) => trip[name]).find((value) => value !== undefined)
  const reference =
    referenceOfAll(sources, kept) ?? first('reference') ?? kept.map(({ confirmation }) => confirmation).find((value) => value !== undefined)
  const [booked, total, currency] = [first('booked'), first('total'), first('currency')]
  return {
    products: kept,
    people: mergePeople(peopleOf(sources).slice(0, mostPeople)),
    ...(reference && { reference }),
    ...(booked && { booked }),
    ...(total && currency && { total, currency }),
    warnings: [...warnings],
  }
}

/**
 * The reference that the text tells of a whole journey, where what is told for programs is but one kind of what was booked and has the number of that
 * alone: agencies tell calendars the number of the car, and people that of the itinerary.
 */
function referenceOfAll(sources: readonly Sourced[], kept: readonly FoundProduct[]): Found | undefined {
  const best = sources.find(({ trip }) => trip.reference !== undefined)
  const text = sources.find(({ source, trip }) => source === 'text' && trip.reference !== undefined)?.trip.reference
  if (!best || best.source === 'text' || !text) return undefined
  const kinds = new Set(best.trip.products.map(({ kind }) => kind))
  const numbers = new Set(kept.map(({ confirmation }) => confirmation?.value))
  const isOfPart = kinds.size === 1 && kept.some(({ kind }) => !kinds.has(kind)) && numbers.has(best.trip.reference?.value)
  return isOfPart && !numbers.has(text.value) ? text : undefined
}

const isComplete = (source: Source): boolean => source === 'structured' || source === 'calendar'

/** The names that text seems to tell are believed where nothing better tells any, where they say more of one it does, or are all but certain. */
function peopleOf(sources: readonly Sourced[]): FoundTrip['people'] {
  const told = sources
    .filter(({ source }) => source !== 'text')
    .flatMap(({ trip }) => trip.people)
    .slice(0, mostPeople)
  const inText = sources.filter(({ source }) => source === 'text').flatMap(({ trip }) => trip.people)
  return told.length === 0
    ? inText
    : [...told, ...inText.filter(({ value, sure }) => sure >= 0.8 || told.some((other) => isSamePerson(other.value, value)))]
}

const orderOf = (product: FoundProduct): string => startOf(product)?.value ?? '9999'

const flightName = ({ carrier, number, from, to }: FoundProduct & { readonly kind: 'air' }): string =>
  number ? `${carrier?.value ?? ''}${number.value}` : `the flight from ${from?.value ?? '?'} to ${to?.value ?? '?'}`
