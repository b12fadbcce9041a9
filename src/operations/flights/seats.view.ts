import { dayPart, sayDate, timePart } from '../../core/say.ts'
import { type Sheet, table, type Ui } from '../../core/view.ts'
import { phrases } from '../../core/wrap.ts'
import { legend } from '../names.ts'
import { flightName } from './flown.ts'
import { amountOf, bestOf, bestTogether, priceOf, type Status, statusOf } from './seats.best.ts'
import { cabinWord, drawn, type Sign } from './seats.drawing.ts'
import type { Amenities, Seat, Seatmap, Seatmaps } from './seats.model.ts'

interface Line {
  readonly map: Seatmap
  readonly seat: Seat
}

/** The cabin of each flight, and below it what the seats cost and which are the best. */
export function seatsView({ data, dictionaries }: Seatmaps, ui: Ui): Sheet {
  const lines = data.flatMap((map) => map.decks.flatMap(({ seats }) => seats.map((seat): Line => ({ map, seat }))))
  const currency = lines.map(({ seat }) => priceOf(seat)?.currency).find(Boolean) ?? 'Price'
  const words = (code: string) => dictionaries?.seatCharacteristics?.[code] ?? code
  const places = legend(
    data.flatMap(({ departure, arrival }) => [departure.iataCode, arrival.iataCode]),
    ui.placeName,
  )
  const drawing = data.map((map) => mapOf(map, ui).join('\n')).join('\n\n')
  return {
    table: table(lines, {
      Flight: ({ map }) => flightName(map),
      Seat: ({ seat }) => seat.number,
      Cabin: ({ seat }) => cabinWord(seat.cabin).toLowerCase(),
      Status: ({ seat }) => statusWords(seat),
      [currency]: ({ seat }) => priceOf(seat)?.total,
      Characteristics: ({ seat }) => seat.characteristicsCodes.map(words).join('; '),
    }),
    drawing: `${drawing}\n\n${signsIn(lines, drawing, ui)}`,
    notes: places ? [places] : [],
  }
}

const WORDS: Readonly<Record<Status, string>> = { AVAILABLE: 'available', BLOCKED: 'blocked', OCCUPIED: 'occupied' }

/** `available`, or `available for 1, 2` where others of the party may not have it. */
function statusWords(seat: Seat): string {
  const status = statusOf(seat)
  const able = seat.travelerPricing.filter(({ seatAvailabilityStatus }) => seatAvailabilityStatus === status)
  const some = able.length < seat.travelerPricing.length
  return some ? `${WORDS[status]} for ${able.map(({ travelerId }) => travelerId).join(', ')}` : WORDS[status]
}

/** Most seats that are looked for side by side: rows have no more. */
const mostTogether = 4

function mapOf(map: Seatmap, ui: Ui): string[] {
  const mine = map.decks.flatMap(({ seats }) => seats).filter((seat) => statusOf(seat) === 'AVAILABLE')
  const amounts = [...new Set(mine.map(amountOf))].filter((amount) => amount > 0).sort((a, b) => a - b)
  const party = map.availableSeatsCounters.length
  const best = { window: bestOf(map, 'W'), aisle: bestOf(map, 'A') }
  const together = party > 1 && party <= mostTogether ? bestTogether(map, party) : undefined
  const marked = together ?? [best.window, best.aisle]
  const signOf = (seat: Seat): Sign => {
    const { text, paint } = signFor(seat, amounts, ui)
    return marked.includes(seat) ? { text: `[${text}]`, paint: (sign) => ui.bold(paint(sign)) } : { text, paint }
  }
  const { departure, arrival, aircraft } = map
  const title = ui.bold(`${flightName(map)} ${departure.iataCode} → ${arrival.iataCode}`)
  const decks = map.decks.flatMap((deck) => [
    '',
    ...(map.decks.length > 1 ? [`      ${ui.bold(deck.deckType === 'UPPER' ? 'Upper deck' : 'Main deck')}`] : []),
    ...drawn(deck, signOf, ui),
  ])
  const said: Said = (what, seats) => bestWords(what, seats, ui)
  return [
    `${title} · ${sayDate(dayPart(departure.at))} ${timePart(departure.at)} · ${ui.aircraftName(aircraft.code) ?? `aircraft ${aircraft.code}`}`,
    ...decks,
    '',
    ...phrases(choicesOf(map, mine, amounts, ui), ui.width),
    ...phrases(together ? said('together', together) : alone(best, said), ui.width),
    ...phrases(amenityWords(map.aircraftCabinAmenities), ui.width).map(ui.dim),
  ]
}

function signFor(seat: Seat, amounts: readonly number[], ui: Ui): Sign {
  const status = statusOf(seat)
  if (status === 'OCCUPIED') return { text: '×', paint: ui.red }
  if (status === 'BLOCKED') return { text: '·', paint: ui.dim }
  return levelSign(amounts.indexOf(amountOf(seat)), ui)
}

/** The sign of a price, counted from the lowest; below that, of no charge. */
const levelSign = (level: number, ui: Ui): Sign =>
  level < 0 ? { text: '□', paint: ui.green } : { text: String(level + 1), paint: level === 0 ? ui.cyan : ui.yellow }

/** How many seats can be had and at which prices: `61 of 144 economy seats are yours to choose`. */
function choicesOf(map: Seatmap, mine: readonly Seat[], amounts: readonly number[], ui: Ui): string[] {
  const all = map.decks.flatMap(({ seats }) => seats)
  if (all.every((seat) => statusOf(seat) === 'OCCUPIED')) return [ui.bold('Every seat of this flight is taken')]
  const cabins = [...new Set(mine.map(({ cabin }) => cabin))]
  if (cabins.length === 0) return [ui.bold('No seat of this flight can be chosen with this fare')]
  const there = all.filter(({ cabin, characteristicsCodes }) => cabins.includes(cabin) && !characteristicsCodes.includes('V'))
  const priced = [0, ...amounts].flatMap((amount, at) => {
    const seats = mine.filter((seat) => amountOf(seat) === amount)
    const [price] = seats.flatMap((seat) => priceOf(seat) ?? [])
    const { text, paint } = levelSign(at - 1, ui)
    return price ? [`${paint(text)} ${at === 0 ? 'free of charge' : `${price.total} ${price.currency}`} (${seats.length})`] : []
  })
  const counts = [...new Set(map.availableSeatsCounters.map(({ value }) => value))].filter((count) => count < mine.length)
  const whoMayHave = (count: number) => map.availableSeatsCounters.flatMap(({ travelerId, value }) => (value === count ? [travelerId] : []))
  return [
    `${mine.length} of ${there.length} ${cabins.map((cabin) => cabinWord(cabin).toLowerCase()).join(' and ')} seats are yours to choose`,
    ...priced,
    ...counts.map((count) => `${who(whoMayHave(count))} may have ${count} of them`),
  ]
}

type Said = (what: string, seats: readonly (Seat | undefined)[]) => string[]

const alone = ({ window, aisle }: { window: Seat | undefined; aisle: Seat | undefined }, said: Said): string[] =>
  window === aisle ? said('window and aisle', [window]) : [...said('window', [window]), ...said('aisle', [aisle])]

/** `traveller 1`, `travellers 1, 2 and 3` */
const who = (ids: readonly string[]): string =>
  ids.length === 1 ? `traveller ${ids[0]}` : `travellers ${ids.slice(0, -1).join(', ')} and ${ids.at(-1)}`

/** `best window 14A, 13.00 EUR`; nothing where there is none. */
function bestWords(what: string, seats: readonly (Seat | undefined)[], ui: Ui): string[] {
  const there = seats.filter((seat) => seat !== undefined)
  const prices = there.flatMap((seat) => priceOf(seat) ?? [])
  const [first] = prices
  if (!first) return []
  const amounts = [...new Set(prices.map(({ total }) => total))]
  const cost = Number(first.total) > 0 ? `${amounts.join(' and ')} ${first.currency}${there.length > 1 ? ' each' : ''}` : 'free of charge'
  return [`best ${what} ${ui.bold(there.map(({ number }) => number).join(' '))}, ${cost}`]
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

/** `legroom 31 in · Wi-Fi for a fee · meal` */
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

/** What the signs mean that are to be seen; those of prices are told with each flight. */
function signsIn(lines: readonly Line[], drawing: string, ui: Ui): string {
  const shows = (status: Status) => lines.some(({ seat }) => statusOf(seat) === status)
  const signs = [
    ...(shows('AVAILABLE') ? [`${ui.bold('[ ]')} best choice`] : []),
    ...(shows('OCCUPIED') ? [`${ui.red('×')} taken`] : []),
    ...(shows('BLOCKED') ? ['· not with this fare, or held back'] : []),
    ...(drawing.includes('▒') ? ['▒ wing'] : []),
    ...(/\blav\b/.test(drawing) ? ['lav lavatory'] : []),
    ...(/\bgal\b/.test(drawing) ? ['gal galley'] : []),
  ]
  return phrases(signs, ui.width, '   ').join('\n')
}
