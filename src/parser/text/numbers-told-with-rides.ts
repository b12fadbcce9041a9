/** The number by which whoever runs a train knows its booking, where it is told with the ride: `…, coach 3, seats 31 & 32. Railway ref QXMKVE`. */

import { type Found, type FoundProduct, type FoundTrain, isRide } from '../found.ts'
import { minutesIn } from './block-time.ts'
import type { Line, Page } from './page.ts'
import { lettersOf, plain } from './plain.ts'
import { isCode } from './reference-values.ts'
import type { Reference } from './references.ts'
import { remembered } from './remembered.ts'

/** What such a number is called, in any language, as a word begins. */
const OF_BOOKING =
  'pnr|loc(?:ali[sz]a|ator)|lokali[sz]|ref(?![a-z]*(?:und|us))|rif|booking|buchung|reserv|prenotazion|boeking|bokning|bestilling|bestell|ordre|order|ordin|[a-z]{0,8}auftrag|vorgang|dossier|commande|pedido|conf|bestatig|potwierdz|bevestig|bekraft|bekreft|bekraeft|rezerw|rezerv|varau|viite|zamowien|objednav|foglal'
const OF_TICKET =
  '(?:e-?)?tickets?|billet|biglietto|biljett|bilhete|fahrkarte|fahrschein|bilet|jizdenk|lip(?:pu|un)|kaartje|voucher|bon(?![a-z])'
/** What may stand between such a word and its number: the word for a number, and whose it is. */
const FILLER = '[a-z]{0,16}\\.?(?:[^\\d.;:,]{0,28}:| (?:n[°ºro]?\\.?|[a-z]{2,14}\\.?))?[\\s:#(]*$'
const LABELS = remembered(() => ({
  booking: new RegExp(`(?<![a-z])(?:${OF_BOOKING})${FILLER}`),
  ticket: new RegExp(`(?<![a-z])(?:${OF_TICKET})${FILLER}`),
}))
/** What is numbered beside a ride and is no booking of it. */
const OF_ELSE =
  /(?<![a-z])(?:invoice|rechnung|facture|factura|fattura|faktura|factuur|bahncard|loyalty|member|card|carte|karte|tarjeta|tel|phone|fon|airline|flight|flug|vol|vuelo|volo|hotel|taxi|meal|menu|refreshments?|discount|sconto|rabatt|remise|descuento|desconto|korting|gutschein|refund|erstattung|remboursement|reembolso|rimborso|bike|fahrrad|velo)[a-z]*\.?[ a-z]{0,12}$/
/** `Reservation: Coach B12`, where one sits. */
const OF_SEATS =
  /(?<![a-z])(?:coach|carriage|car|seats?|wagen|voiture|carrozza|coche|carruagem|rijtuig|vagn|vogn|vaunu|wagon|vuz|vagon|kocsi|places?|platz|sitz(?:platz)?|posti?|plazas?|asientos?|lugar(?:es)?|stoel|plats|plads|plass|sete|paikka|miejsc[ae]|mist[ao]|gleis|platform|voie|binario|spor|spoor)(?![a-z])/
const BEFORE = 44
/** Letters and figures in capitals, or figures in groups. */
const CODE =
  /(?<![\p{L}\d./€$£-])(?:\d{3}(?: \d{3,4}){2,3}|\d{4} \d{6}|[A-Z\d]{1,12}(?:-[A-Z\d]{1,12}){0,3})(?![\p{L}\d€]|[.,:/]\d| ?(?:EUR|kr|CHF))/gu
const LEAST_FIGURES = 6
const LEAST = 5
const isNumber = (value: string): boolean =>
  value.length >= LEAST && isCode(value, true) && (/[A-Z]/.test(value) || value.replace(/\D/g, '').length >= LEAST_FIGURES)

/** Lines of a ride, and lines below its end. */
const [MOST_BETWEEN, MOST_BELOW, MOST_ABOVE] = [8, 4, 3]
/** `Auftragsnummer (beide Züge)`: said of the ride before as well. */
const OF_BOTH =
  /(?<![a-z])(?:both|beide|les deux|entramb[ie]|ambos|ambas|beggeg?|bada|molemmat|oba|obie|obu) (?:the )?(?:trains?|rides?|legs|journeys|zuge?|fahrten|trajets?|treni|viaggi|trenes|trayectos|comboios|treinen|ritten|tag(?:en)?|tog(?:ene)?|junat|pociagi|vlaky)(?![a-z])/
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

interface Number extends Found {
  readonly isOfBoth: boolean
}

/** The number on a line that is said to be one of a booking, or of a ticket. */
function numberOn({ text, plain: said, flights, dates, times }: Line, from: number, until: number, label: RegExp): Number | undefined {
  for (const { 0: value, index } of text.matchAll(CODE)) {
    if (index < from || index >= until || !isNumber(value)) continue
    const isOfElse = [...flights, ...dates, ...times].some(({ start, end }) => start < index + value.length && index < end)
    const before = said.slice(Math.max(0, index - BEFORE), index)
    const told = isOfElse ? null : label.exec(before)
    if (told && !OF_ELSE.test(before.slice(0, told.index + 1)) && !OF_ELSE.test(told[0]) && !OF_SEATS.test(told[0]))
      return { value, rule: 'told with the ride', sure: 0.8, isOfBoth: OF_BOTH.test(said) }
  }
  return undefined
}

/** `Conf VR 7H2K0P`: as the references of the page have it, with letters for whoever gave it. */
function inWhole({ value, ...rest }: Number, { index }: Line, references: readonly Reference[]): Number {
  const whole = references.find((one) => one.line === index && one.value.endsWith(` ${value}`))
  return { ...rest, value: whole?.value ?? value }
}

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
  told.forEach((one, at) => {
    const end = endOf(page, one, told, houses)
    const lines = page.lines.slice(one.first, end)
    for (const label of isOfSeveral ? [LABELS().booking, LABELS().ticket] : [LABELS().booking]) {
      const [number] = lines.flatMap((line) => {
        const found = numberOn(line, fromOn(line, one), untilOn(line, one, told, houses), label)
        return found ? [inWhole(found, line, references)] : []
      })
      if (!number || flown.some((flight) => lines.some((line) => tells(line, minutesIn(flight.departs?.value)) && line.index !== one.last)))
        continue
      const { isOfBoth, ...confirmation } = number
      found.set(one.ride, confirmation)
      const before = told[at - 1]
      if (isOfBoth && before && !found.has(before.ride)) found.set(before.ride, confirmation)
      break
    }
  })
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
