import { dayPart, sayDate, timePart } from '../../core/say.ts'
import { counted, type Sheet, table, type Ui } from '../../core/view.ts'
import { phrases } from '../../core/wrap.ts'
import { flightName } from './offers.view.ts'
import type { Amenities, Seat, Seatmap, Seatmaps } from './seatmap.ts'
import { cabinWord, drawn, type Sign } from './seats.drawing.ts'

interface Line {
  readonly map: Seatmap
  readonly seat: Seat
}

/** The cabin of each flight, and below it what the seats cost and which are the best. */
export function seatsView({ data, dictionaries }: Seatmaps, ui: Ui): Sheet {
  const lines = data.flatMap((map) => map.decks.flatMap(({ seats }) => seats.map((seat): Line => ({ map, seat }))))
  const currency = lines.map(({ seat }) => priceOf(seat)?.currency).find(Boolean) ?? 'Price'
  const words = (code: string) => dictionaries?.seatCharacteristics?.[code] ?? code
  return {
    table: table(lines, {
      Flight: ({ map }) => flightName(map),
      Seat: ({ seat }) => seat.number,
      Cabin: ({ seat }) => cabinWord(seat.cabin).toLowerCase(),
      Status: ({ seat }) => statusWords(seat),
      [currency]: ({ seat }) => priceOf(seat)?.total,
      Characteristics: ({ seat }) => seat.characteristicsCodes.map(words).join('; '),
    }),
    drawing: data.map((map) => mapOf(map, ui).join('\n')).join('\n\n'),
    notes: [legend(data)],
  }
}

type Status = Seat['travelerPricing'][number]['seatAvailabilityStatus']

const WORDS: Readonly<Record<Status, string>> = { AVAILABLE: 'available', BLOCKED: 'blocked', OCCUPIED: 'occupied' }

/** What a seat is to those who travel: whoever of them may have it, it can be had. */
function statusOf({ travelerPricing }: Seat): Status {
  const all = travelerPricing.map(({ seatAvailabilityStatus }) => seatAvailabilityStatus)
  return all.includes('AVAILABLE') ? 'AVAILABLE' : (all[0] ?? 'BLOCKED')
}

/** `available`, or `available for 1, 2` where others of the party may not have it. */
function statusWords(seat: Seat): string {
  const status = statusOf(seat)
  const able = seat.travelerPricing.filter(({ seatAvailabilityStatus }) => seatAvailabilityStatus === status)
  const some = able.length < seat.travelerPricing.length
  return some ? `${WORDS[status]} for ${able.map(({ travelerId }) => travelerId).join(', ')}` : WORDS[status]
}

/** The least that one of those who may have the seat pays for it. */
const priceOf = ({ travelerPricing }: Seat) =>
  travelerPricing.flatMap(({ price }) => price ?? []).reduce<Price | undefined>(cheaper, undefined)

type Price = NonNullable<Seat['travelerPricing'][number]['price']>

const cheaper = (one: Price | undefined, other: Price): Price => (one && Number(one.total) <= Number(other.total) ? one : other)

const amountOf = (seat: Seat): number => Number(priceOf(seat)?.total ?? 0)

function mapOf(map: Seatmap, ui: Ui): string[] {
  const seats = map.decks.flatMap((deck) => deck.seats)
  const mine = seats.filter((seat) => statusOf(seat) === 'AVAILABLE')
  const amounts = [...new Set(mine.map(amountOf))].filter((amount) => amount > 0).sort((a, b) => a - b)
  const best = [bestOf(map, 'W'), bestOf(map, 'A')]
  const signOf = (seat: Seat): Sign => {
    const sign = signFor(seat, amounts, ui)
    return best.includes(seat) ? { text: `[${sign.text}]`, paint: (text) => ui.bold(sign.paint(text)) } : sign
  }
  const decks = map.decks.flatMap((deck) => [
    ...(map.decks.length > 1 ? ['', `      ${ui.bold(deck.deckType === 'UPPER' ? 'Upper deck' : 'Main deck')}`] : []),
    ...drawn(deck, signOf, ui),
  ])
  return [
    `${ui.bold(`${flightName(map)} ${map.departure.iataCode} → ${map.arrival.iataCode}`)} · ${sayDate(dayPart(map.departure.at))} ${timePart(map.departure.at)} · aircraft ${map.aircraft.code}`,
    ...(map.decks.length > 1 ? [] : ['']),
    ...decks,
    '',
    ...phrases([...choicesOf(map, mine, amounts, ui)], ui.width),
    ...phrases(bestWords(best, ui), ui.width),
    ...phrases(amenityWords(map.aircraftCabinAmenities), ui.width).map(ui.dim),
  ]
}

function signFor(seat: Seat, amounts: readonly number[], ui: Ui): Sign {
  const status = statusOf(seat)
  if (status === 'OCCUPIED') return { text: '×', paint: ui.red }
  if (status === 'BLOCKED') return { text: '·', paint: ui.dim }
  const level = amounts.indexOf(amountOf(seat))
  return level < 0 ? { text: '□', paint: ui.green } : { text: String(level + 1), paint: level === 0 ? ui.cyan : ui.yellow }
}

/** `61 of 174 seats are yours to choose` and how many there are at each price. */
function choicesOf(map: Seatmap, mine: readonly Seat[], amounts: readonly number[], ui: Ui): string[] {
  const all = map.decks.flatMap(({ seats }) => seats)
  if (all.every((seat) => statusOf(seat) === 'OCCUPIED')) return [ui.bold('Every seat of this flight is taken')]
  if (mine.length === 0) return [ui.bold('No seat of this flight can be chosen with this fare')]
  const at = (amount: number) => mine.filter((seat) => amountOf(seat) === amount)
  const free = at(0).length
  const counters = map.availableSeatsCounters
  const fewest = counters.filter(({ value }) => value < mine.length)
  return [
    `${mine.length} of ${all.length} seats are yours to choose`,
    ...(free > 0 ? [`${ui.green('□')} ${free} free of charge`] : []),
    ...amounts.map((amount, level) => {
      const [seat] = at(amount)
      const price = seat && priceOf(seat)
      return `${level === 0 ? ui.cyan('1') : ui.yellow(String(level + 1))} ${at(amount).length} at ${price?.total} ${price?.currency}`
    }),
    ...fewest.map(({ travelerId, value }) => `traveller ${travelerId} may have ${value} of them`),
  ]
}

/** The front-most window (W) or aisle (A) seat among the cheapest, not in the last row of the cabin and not beside a lavatory. */
function bestOf({ decks }: Seatmap, code: 'W' | 'A'): Seat | undefined {
  const wanted = decks.flatMap((deck) => {
    const lavatories = (deck.facilities ?? []).filter((facility) => facility.code === 'LA')
    const near = ({ coordinates: { x, y } }: Seat) =>
      lavatories.some(({ coordinates: at }) => Math.abs(at.x - x) <= 1 && Math.abs(at.y - y) <= 1)
    const last = ({ cabin, coordinates: { x } }: Seat) => deck.seats.every((seat) => seat.cabin !== cabin || seat.coordinates.x <= x)
    return deck.seats.filter(
      (seat) => seat.characteristicsCodes.includes(code) && statusOf(seat) === 'AVAILABLE' && !last(seat) && !near(seat),
    )
  })
  return wanted.toSorted((a, b) => amountOf(a) - amountOf(b) || a.coordinates.x - b.coordinates.x)[0]
}

function bestWords([window, aisle]: readonly (Seat | undefined)[], ui: Ui): string[] {
  const said = (what: string, seat: Seat | undefined): string[] => {
    const price = seat && priceOf(seat)
    if (!seat || !price) return []
    return [`best ${what} ${ui.bold(seat.number)}, ${Number(price.total) > 0 ? `${price.total} ${price.currency}` : 'free of charge'}`]
  }
  return [...said('window', window), ...said('aisle', aisle)]
}

const FOODS = { MEAL: 'meal', FRESH_MEAL: 'fresh meal', SNACK: 'snack', FRESH_SNACK: 'fresh snack' } as const
const POWER = { PLUG: 'socket', USB_PORT: 'USB power', ADAPTOR: 'power with adaptor', PLUG_OR_USB_PORT: 'socket and USB power' } as const
const SCREENS = {
  LIVE_TV: 'live TV',
  MOVIES: 'films',
  AUDIO_VIDEO_ON_DEMAND: 'films on demand',
  TV_SHOWS: 'TV',
  IP_TV: 'films on your own screen',
} as const

/** `31 in legroom · Wi-Fi for a fee · meal` */
function amenityWords(amenities: Amenities | undefined): string[] {
  const { seat, wifi, power, entertainment = [], food, beverage } = amenities ?? {}
  const paid = (word: string, { isChargeable }: { isChargeable: boolean }) => (isChargeable ? `${word} for a fee` : word)
  const bed = seat?.tilt === 'FULL_FLAT' ? ', flat bed' : seat?.tilt === 'ANGLE_FLAT' ? ', angled bed' : ''
  return [
    ...(seat ? [`legroom ${seat.legSpace} ${seat.spaceUnit === 'INCHES' ? 'in' : 'cm'}${bed}`] : []),
    ...(wifi ? [paid('Wi-Fi', wifi)] : []),
    ...(power ? [paid(POWER[power.powerType], power)] : []),
    ...entertainment.map((each) => paid(SCREENS[each.entertainmentType], each)),
    ...(food ? [paid(FOODS[food.foodType], food)] : []),
    ...(beverage ? [paid(beverage.beverageType === 'NON_ALCOHOLIC' ? 'soft drinks' : 'drinks', beverage)] : []),
  ]
}

function legend(data: readonly Seatmap[]): string {
  const flights = data.length > 1 ? ` · ${counted(data.length, 'flight')}` : ''
  return `□ free of charge · 1 2 3 for a price · [ ] best window, best aisle · × taken · · not with this fare, or held back · ▒ wing${flights}`
}
