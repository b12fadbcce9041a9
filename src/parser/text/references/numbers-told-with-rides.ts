/** The number by which whoever runs a train knows its booking, where it is told with the ride: `…, coach 3, seats 31 & 32. Railway ref QXMKVE`. */

import { type Found, type FoundProduct, type FoundTrain, isRide } from '../../found.ts'
import { minutesIn } from '../days/block-time.ts'
import type { Line, Page } from '../page/page.ts'
import { lettersOf, plain } from '../words/plain.ts'
import { columnReference } from './own-references.ts'
import type { Reference } from './references.ts'
import { numberOn, OF_SEATS, RIDE_LABELS, type RideNumber } from './ride-number-labels.ts'

/** Lines of a ride, and lines below its end. */
const [MOST_BETWEEN, MOST_BELOW, MOST_ABOVE] = [8, 4, 3]
/** What begins another service below a ride. */
const NEXT_SERVICE =
  /(?<![a-z])(?:hotel[a-z]*|unterkunft|ubernachtung|hebergement|nuits?|nights?|alojamiento|noches?|pernottamento|notti|alojamento|noites?|overnachting|nachten|overnatting|overnatning|boende|nocleg|majoitus|ubytovani|mietwagen|hire car|rental|location de|noleggio|huurauto|leiebil|hyrbil|check-?in)(?![a-z])/

interface Told {
  readonly ride: FoundTrain
  readonly first: number
  readonly last: number
}

const tells = ({ times }: Line, minutes: number | undefined): boolean => times.some((time) => time.minutes === minutes)

/** The lines that tell when a ride leaves and arrives, from that of its number on. */
function placeOf({ lines }: Page, ride: FoundTrain, taken: Set<string>): Told | undefined {
  const [leaves, reaches] = [minutesIn(ride.departs?.value), minutesIn(ride.arrives?.value)]
  if (leaves === undefined || reaches === undefined) return undefined
  for (const line of lines.slice(1)) {
    if (!tells(line, leaves)) continue
    const end = lines.slice(line.index, line.index + MOST_BETWEEN).find((other) => tells(other, reaches))
    // Another ride at the same hours is told on another line.
    const place = `${line.index} ${leaves}`
    if (!end || taken.has(place)) continue
    taken.add(place)
    const number = lettersOf(plain(ride.number?.value ?? ''))
    const above = lines.slice(Math.max(1, line.index - MOST_ABOVE), line.index)
    const named =
      number === '' ? -1 : above.findLastIndex(({ plain: said, times }) => times.length === 0 && lettersOf(said).includes(number))
    const first = named >= 0 ? line.index - above.length + named : line.index
    return { ride, first, last: end.index }
  }
  return undefined
}

/** Where the next thing is told that a page tells: no number from there on is of this ride. */
function endOf({ lines }: Page, { last }: Told, others: readonly Told[], houses: readonly string[]): number {
  const next = others.map(({ first }) => first).filter((first) => first > last)
  const below = lines.slice(last + 1, last + 1 + MOST_BELOW)
  const stop = below.findIndex(({ plain: said, dates, times }) => said.trim() === '' || dates.length + times.length > 0)
  // What stands before a house on its line may still be of the ride.
  const house = below.findIndex(
    ({ plain: said }) => NEXT_SERVICE.test(said) || (!OF_SEATS.test(said) && houses.some((name) => said.includes(name))),
  )
  return Math.min(...next, last + 1 + (stop < 0 ? below.length : stop), last + 1 + (house < 0 ? below.length : house + 1))
}

/** `Conf VR 7H2K0P`: as the references of the page have it, with letters for whoever gave it. */
function inWhole({ value, ...rest }: RideNumber, { index }: Line, references: readonly Reference[]): RideNumber {
  const whole = references.find((one) => one.line === index && one.value.endsWith(` ${value}`))
  return { ...rest, value: whole?.value ?? value }
}

/** The number that stands with no one ride and is said to be of all: `Référence de vos e-billets (aller et retour) : WLKMRT`. */
function numberOfAll({ lines }: Page, told: readonly Told[], references: readonly Reference[]): Found | undefined {
  const [first, last] = [Math.min(...told.map((one) => one.first)), Math.max(...told.map((one) => one.last))]
  const numbers = [RIDE_LABELS().booking, RIDE_LABELS().ticket].flatMap((label) =>
    lines.slice(1).flatMap((line) => {
      const found = numberOn(line, 0, line.text.length, label)
      return found?.isOfAll ? [{ line: line.index, found: foundOf(inWhole(found, line, references)) }] : []
    }),
  )
  const one = numbers.find(({ line }) => line < first || line >= last)?.found
  // What is told between rides is of one of them, and there is none of all.
  return one && numbers.every(({ found }) => found.value === one.value) ? one : undefined
}

const foundOf = ({ isOfBoth, isOfAll, ...found }: RideNumber): Found => found

/** The number told with each ride that has one; `all` are the products of the page. */
export function numbersToldWithRides(
  page: Page,
  all: readonly FoundProduct[],
  references: readonly Reference[],
): ReadonlyMap<FoundProduct, Found> {
  const trains = all.filter((product): product is FoundTrain => product.kind === 'train')
  if (trains.length === 0 || all.length < 2) return new Map()
  const isOfSeveral = all.some(({ kind }) => kind !== 'train')
  const taken = new Set<string>()
  const told = trains.flatMap((ride) => placeOf(page, ride, taken) ?? []).sort((one, other) => one.first - other.first)
  const flown = all.filter(isRide).filter(({ kind }) => kind === 'air')
  const houses = all.flatMap((product) => (product.kind === 'hotel' && product.name ? [plain(product.name.value)] : []))
  const found = new Map<FoundProduct, Found>()
  const labels = RIDE_LABELS()
  told.forEach((one, at) => {
    const end = endOf(page, one, told, houses)
    const lines = page.lines.slice(one.first, end)
    for (const label of isOfSeveral ? [labels.booking, labels.ticket, labels.carrier] : [labels.booking]) {
      const [number] = lines.flatMap((line) => {
        const found = numberOn(line, fromOn(line, one), untilOn(line, one, told, houses), label)
        return found ? [inWhole(found, line, references)] : []
      })
      if (!number || flown.some((flight) => lines.some((line) => tells(line, minutesIn(flight.departs?.value)) && line.index !== one.last)))
        continue
      found.set(one.ride, foundOf(number))
      const before = told[at - 1]
      if (number.isOfBoth && before && !found.has(before.ride)) found.set(before.ride, foundOf(number))
      break
    }
    const column = isOfSeveral && !found.has(one.ride) ? columnReference(page, one.first) : undefined
    if (column) found.set(one.ride, { ...column, sure: 0.8 })
  })
  const whole = isOfSeveral && told.length > 0 ? numberOfAll(page, told, references) : undefined
  if (whole && [...found.values()].every(({ value }) => value === whole.value)) for (const { ride } of told) found.set(ride, whole)
  // A booking of trains alone has one number, unless each of them has one.
  return isOfSeveral || found.size === trains.length ? found : new Map()
}

/** On the line on which a ride begins, what stands before its number or its hour may be of something else. */
function fromOn({ index, plain: said, times }: Line, { ride, first }: Told): number {
  if (index !== first) return 0
  const leaves = minutesIn(ride.departs?.value)
  const hour = times.find(({ minutes }) => minutes === leaves)?.start ?? 0
  const name = said.indexOf(plain(ride.number?.value ?? '-'))
  return name < 0 ? hour : Math.min(name, hour)
}

/** And what stands behind the next ride, or behind a word for a house, is of those. */
function untilOn(line: Line, one: Told, told: readonly Told[], houses: readonly string[]): number {
  const { index, plain: said, times } = line
  const from = fromOn(line, one)
  const behind = told
    .filter(({ ride, first }) => ride !== one.ride && first === index)
    .flatMap(({ ride }) => times.filter(({ minutes }) => minutes === minutesIn(ride.departs?.value)).map(({ start }) => start))
    .filter((start) => start > from)
  const reached = index === one.last ? (times.find(({ minutes }) => minutes === minutesIn(one.ride.arrives?.value))?.end ?? 0) : 0
  const service = index >= one.last ? said.slice(reached).search(NEXT_SERVICE) : -1
  const house = (OF_SEATS.test(said) ? [] : houses).map((name) => said.indexOf(name)).filter((start) => start > reached)
  return Math.min(said.length, ...behind, ...house, service < 0 ? said.length : reached + service)
}
