/** Hired cars of a page: the two labels with their moments and places, and who hires out. */

import { daysBetween } from '../../core/dates.ts'
import type { Found, FoundCar } from '../found.ts'
import { type Moment, written } from './block-time.ts'
import { MONTHS, WEEKDAYS } from './months.ts'
import { neighbour, type Page } from './page.ts'
import { type Hit, type MomentPair, momentPairs, type Told } from './pairs.ts'
import { plain } from './plain.ts'
import { type Reference, referenceNear } from './references.ts'

const PICK_UP =
  /(?<![a-z])(?:pick(?:ing)?[- ]?up(?: (?:date|time|location|details|and return location))*|collection(?: (?:date|time|location|point))*|collect(?:ion)? (?:from|at)|collect (?:your|the) (?:car|vehicle|van)|collect it|pick (?:it|(?:your|the) (?:car|vehicle|van)) up|abholung|abholdatum|abholort|abholstation|anmietung|anmietstation|ubernahme|prise en charge|prise du vehicule|retrait|depart(?: le)?|recogida|fecha de recogida|entrega del vehiculo|ritiro|data ritiro|consegna|levantamento|retirada|recolha|ophalen|ophaal(?:datum|locatie)?|afhalen|uthamtning|upphamtning|hamtas?|afhentning|henting|hentes?|hentested|mietbeginn|beginn der miete|debut de (?:la )?location|inicio (?:del |de )?(?:el )?alquiler|inizio (?:del )?noleggio|inicio do alugue[lr]|start of (?:hire|rental)|(?:hire|rental) start|start huur|odbior|nouto|vyzvednuti)(?![a-z])/g
const DROP_OFF =
  /(?<![a-z])(?:drop(?:ping)?[- ]?off(?: (?:date|time|location|details))*|return(?: (?:date|time|location|point))*|returning|bring (?:it|(?:your|the) (?:car|vehicle|van)) back|(?:drop|hand|take) it (?:off|back)|return (?:it|(?:your|the) (?:car|vehicle|van))|ruckgabe(?:datum|ort|station)?|abgabe(?:ort|station)?|retour(?: le)?|restitution|retour du vehicule|devolucion|fecha de devolucion|riconsegna|restituzione|data riconsegna|devolucao|entrega|inleveren|inlever(?:datum|locatie)?|terugbrengen|aterlamning|aterlamnas?|inlamning|aflevering|tilbagelevering|innlevering|innleveres|returneres|levering|leveres|mietende|ende der miete|fin de (?:la )?location|fin (?:del |de )?alquiler|fine (?:del )?noleggio|fim do alugue[lr]|end of (?:hire|rental)|(?:hire|rental) end|einde huur|zwrot|palautus|vraceni)(?![a-z])/g
const CAR =
  /\b(?:car hire|car rental|rental car|rent[- ]a[- ]car|rental agreement|rental|vehicle|or similar|main driver|lead driver|your (?:hire |rental )?car|mietwagen|mietauto|autovermietung|fahrzeug(?:klasse|kategorie)?|oder ahnlich|mietvertrag|votre location|debut de location|location de (?:voiture|vehicule)|voiture de location|loueur|vehicule|ou similaire|alquiler(?: de coches?)?|coche de alquiler|vehiculo|o similar|autonoleggio|noleggio(?: auto)?|veicolo|o simile|aluguer|aluguel|veiculo|viatura|ou similar|huurauto|autohuur|of vergelijkbaar|hyrbil|biluthyrning|eller likvardig|biludlejning|lejebil|leiebil|bilutleie|eller lignende|wynajem|samochod|lub podobny|vuokra-auto|pujcovna|acriss|car group|mileage|kilometrage|kilometraje|chilometraggio|cdw)\b/g
/** Said of tools and boats, too. */
const HIRE = /^(?:rental|rental agreement|votre location|debut de location|mietvertrag|alquiler|noleggio|aluguer|aluguel|wynajem)$/
/** Firms that hire out cars and those that arrange it. The firm's own name comes before the broker's. */
const FIRMS =
  /\b(?:hertz|avis|europcar|sixt|enterprise|alamo|national car rental|budget|thrifty|dollar|goldcar|centauro|record go|ok mobility|ok rent a car|firefly|green motion|buchbinder|maggiore|locauto|sicily by car|drivalia|ada|rent a car|localiza|movida|unidas|keddy|payless|ace rent a car|fox rent a car|u-save|interrent|surprice|flizzr|wiber|delpaso|malagacar|helle hollis|cicar|autoreisen|plus car|joyrent|winrent|starcar|megadrive|carvia|guerin|drive on holidays|noleggiare|leasys|italy car rent|first car rental|bidvest|toyota rent a car|nippon rent-a-car|times car rental|orix|jucy|apex|east coast car rentals|blue car rental|lotus car rental|rent-a-wreck|u-drive)\b/g
const NOT_PLACE =
  /^(?:\d|(?:terminal|tel|phone|opening|hours|flights?|flug|fluge|vol|vuelo|volo|voo|dates?|times?|kl|at|um|driver|cars?|vehicle|total|price|your|please|desk|uhr|hotel|hotels|ruckgabe[a-z]*|abhol[a-z]*|return|drop.?off|pick.?up|confirmation|company|supplier|booking|reservation|payment|extras?|included|insurance)(?![a-z]))/

interface Place {
  readonly value: string
  readonly rule: string
}

const PLACE_LABEL =
  /^\s*(?:location|place|point|ort|station|lieu|agence|lugar|oficina|luogo|sede|local|locatie|plats|sted|kontor|miejsce|at|in|from|branch|where|address)\s*[:–-]\s*/i

/** Cuts a place where something else begins: an office hour, a telephone, an address. */
function placeIn(text: string): string | undefined {
  const name = text
    .replace(/^[\s:.,;–—|-]+/, '')
    .replace(/^(?:(?:your|the|it|rental|hire|car|vehicle)\s)*(?:at|in|from|to)\s+(?=\p{Lu})/u, '')
    .replace(/^(?:uhr|h|hrs?|o'clock|location)\b[\s:.,–-]*/i, '')
    .replace(PLACE_LABEL, '')
    .replace(/^station\s+(?=\p{Lu})/iu, '')
    .replace(/\s{3}.*$/, '')
    .replace(/\s+(?:on|am|le|el|il|at|um)(?:\s+\d.*|\s*)$/i, '')
    .replace(/(?:,\s(?=[^,]*\d)|;|\s[|·•]\s|,\s(?:oficina|comptoir|desk|counter|schalter)).*$/i, '')
    .replace(/(?<=\))\s*,.*$/, '')
    .replace(/[\s.,:;–-]+$/, '')
    .trim()
  if (
    name.length < 3 ||
    name.length > 80 ||
    !/^\p{Lu}/u.test(name) ||
    NOT_PLACE.test(name.toLowerCase()) ||
    WEEKDAYS.has(plain(name)) ||
    MONTHS.has(plain(name)) ||
    /\b\d{1,2}[:.h]\d{2}\b|[€$£:]|@/.test(name)
  )
    return undefined
  return name
}

const isOwn = (line: { readonly dates: readonly unknown[]; readonly times: readonly unknown[] }): boolean =>
  line.dates.length === 0 && line.times.length === 0

/** Whether a label speaks of a place and not of a day. */
const isPlaceLabel = (hit: Hit, rest: string): boolean =>
  /location|station|point|ort\b|locatie|sted|lieu|lugar|luogo/i.test(`${hit.label} ${rest.slice(0, 14)}`)

/** The place told with a moment: on its line, or in the line below, or above in its column. */
function placeOf(page: Page, told: Told & { readonly hit: Hit }, stop: Hit): Place | undefined {
  const { hit, line } = told
  const rule = `label "${hit.label}"`
  if (hit.line.cells.length > 1 && hit.line === stop.line) return columnPlace(page, hit, stop, rule)
  const between = line === hit.line ? line.text.slice(hit.end, line.dates.find(({ start }) => start >= hit.end)?.start ?? hit.end) : ''
  const cell = line.cells.find(({ start, end }) => told.end > start && told.end <= end)
  const beside = line.cells.filter(({ start }) => start >= told.end).map(({ start, end }) => placeIn(line.text.slice(start, end)))
  const own = placeIn(between) ?? placeIn(line.text.slice(told.end, cell?.end)) ?? beside.find((value) => value !== undefined)
  if (own) return { value: own, rule }
  let next = neighbour(page, hit.line.index, 1)
  for (let count = 0; next && count < 4; count++, next = neighbour(page, next.index, 1)) {
    if (next === stop.line) break
    if (!isOwn(next)) continue
    const value = placeIn(next.text)
    if (value) return { value, rule }
  }
  return undefined
}

/** Under two labels side by side stand two places side by side. */
function columnPlace(page: Page, hit: Hit, stop: Hit, rule: string): Place | undefined {
  const order = [hit, stop].sort((a, b) => a.start - b.start)
  const at = hit.line.cells.findIndex(({ start, end }) => hit.start >= start && hit.start < end)
  let below = neighbour(page, hit.line.index, 1)
  for (let count = 0; below && count < 5; count++, below = neighbour(page, below.index, 1)) {
    const line = below
    if (!isOwn(line)) continue
    const cells = line.cells.map(({ start, end }) => line.text.slice(start, end))
    const cell = cells.length === hit.line.cells.length ? cells[at] : cells.length === 2 ? cells[order.indexOf(hit)] : undefined
    const value = cell === undefined ? undefined : placeIn(cell)
    if (value) return { value, rule }
  }
  return undefined
}

/** Places with labels of their own: `Pick-up location: Málaga Airport`. */
function labelledPlace(page: Page, label: RegExp, both: boolean): Place | undefined {
  for (const line of page.lines.slice(1)) {
    for (const match of line.plain.matchAll(label)) {
      const end = match.index + match[0].length
      const rest = line.plain.slice(end)
      const hit: Hit = { line, start: match.index, end, label: line.text.slice(match.index, end).trim() }
      if (!isPlaceLabel(hit, rest) || (both && !/and return|and drop|und ruckgabe|et retour|y devolucion|e riconsegna/.test(line.plain)))
        continue
      const tail = line.text
        .slice(end)
        .replace(/^[^:\p{L}]*(?:location|place|point|station|ort|locatie|and return location|sted)?\s*:?/iu, '')
      const own = placeIn(tail)
      if (own) return { value: own, rule: `label "${hit.label}"` }
      const below = neighbour(page, line.index, 1)
      const under = below && isOwn(below) ? placeIn(below.text) : undefined
      if (under) return { value: under, rule: `label "${hit.label}"` }
    }
  }
  return undefined
}

const momentOf = (told: Told): string =>
  told.minutes === undefined ? told.date : written({ date: told.date, minutes: told.minutes } satisfies Moment)

function firmOf(page: Page, index: number, from: string): Found | undefined {
  const capital = (text: string): string => text.replace(/(^|[\s-])[a-z]/g, (start) => start.toUpperCase())
  const found = page.lines.slice(1).flatMap((line) =>
    [...line.plain.matchAll(FIRMS)].map((match) => ({
      name: line.text.slice(match.index, match.index + match[0].length),
      line: line.index,
    })),
  )
  const told = labelledFirm(page)
  if (told && plain(told.value).match(FIRMS)) return told
  const firm = found.filter(({ name }) => /^[A-Z]/.test(name)).sort((a, b) => Math.abs(a.line - index) - Math.abs(b.line - index))[0]
  if (firm) return { value: firm.name, rule: 'a firm that hires out cars', sure: 0.85 }
  const sender = FIRMS.exec(from.toLowerCase())?.[0] ?? FIRMS.exec(page.lines[0]?.plain ?? '')?.[0]
  FIRMS.lastIndex = 0
  const other = found[0]?.name
  return sender
    ? { value: capital(sender), rule: 'sender', sure: 0.8 }
    : other
      ? { value: capital(other), rule: 'a firm that hires out cars', sure: 0.7 }
      : labelledFirm(page)
}

function labelledFirm(page: Page): Found | undefined {
  for (const line of page.lines.slice(1)) {
    const match =
      /^(?:car rental company|rental company|supplier|provider|company|vermieter|anbieter|loueur|societe|compania|empresa|proveedor|fornitore|locadora|verhuurder|uthyrare|utleier|udlejer)\s*:?\s+(?=\S)/.exec(
        line.plain,
      )
    const name = match && line.text.slice(match[0].length).split(/\s{3}/)[0]?.trim()
    if (match && name && name.length < 50 && /^\p{Lu}/u.test(name))
      return { value: name, rule: `label "${line.text.slice(0, match[0].length).trim()}"`, sure: 0.8 }
  }
  return undefined
}

const MODEL =
  /(?<model>\p{Lu}[\p{L}\d-]+(?: [\p{Lu}\d][\p{L}\d-]*){0,4}),? (?:or similar|oder ähnlich|ou similaire|o similar|o simile|ou similar|of vergelijkbaar|eller liknande|eller likvärdig|eller lignende|eller tilsvarende|lub podobny|nebo podobný)/u

function isHire(page: Page, { first, second }: MomentPair): boolean {
  const days = daysBetween(first.date, second.date)
  // Trains and flights depart and return, too: then the words must be those of cars.
  return days >= 0 && days <= 120 && !/check.?in|check.?out/.test(`${first.hit.line.plain}`) && page.whole !== ''
}

/** The cars of a page; none where nothing on it speaks of hiring one. */
export function readCars(
  page: Page,
  references: readonly Reference[],
  from: string,
): { readonly cars: readonly FoundCar[]; readonly guessedYear: boolean } {
  const words = new Set(page.whole.match(CAR) ?? [])
  const firms = new Set([...(page.whole.match(FIRMS) ?? [])])
  const labels = /pick[- ]?up|collect/.test(page.whole) && /drop[- ]?off|return|bring/.test(page.whole) ? 1 : 0
  const isOfCars = firms.size > 0 || [...words].some((word) => !HIRE.test(word))
  if (!isOfCars || words.size + Math.min(1, firms.size) + labels < 2 || words.size + firms.size === 0)
    return { cars: [], guessedYear: false }
  const pairs = momentPairs(page, PICK_UP, DROP_OFF).filter((pair) => isHire(page, pair))
  const seen = new Set<string>()
  let guessedYear = false
  const cars = pairs.flatMap(({ first, second }): FoundCar[] => {
    const key = `${first.date} ${second.date}`
    if (seen.has(key)) return []
    seen.add(key)
    guessedYear ||= first.guessed
    const index = first.hit.line.index
    const provider = firmOf(page, index, from)
    const shared = labelledPlace(page, PICK_UP, true)
    const pickUpPlace = labelledPlace(page, PICK_UP, false) ?? placeOf(page, first, second.hit) ?? shared
    const dropOffPlace =
      labelledPlace(page, DROP_OFF, false) ??
      placeOf(page, second, first.hit) ??
      shared ??
      (/\b(?:same location|gleiche station|meme agence|mismo lugar|stesso luogo|mesmo local)\b/.test(page.whole) ? pickUpPlace : undefined)
    const reference = referenceNear(page, references, index, 'car')
    const model = page.lines.map(({ text }) => MODEL.exec(text)?.groups?.model).find((text) => text !== undefined)
    const moment = (told: Told & { readonly hit: Hit }): Found => ({
      value: momentOf(told),
      rule: `label "${told.hit.label}"`,
      sure: told.minutes === undefined ? 0.75 : 0.9,
    })
    const place = ({ value, rule }: Place): Found => ({ value, rule, sure: 0.75 })
    return [
      {
        kind: 'car',
        ...(provider ? { provider } : {}),
        pickUp: moment(first),
        dropOff: moment(second),
        ...(pickUpPlace ? { pickUpPlace: place(pickUpPlace) } : {}),
        ...(dropOffPlace ? { dropOffPlace: place(dropOffPlace) } : {}),
        ...(reference ? { confirmation: { value: reference.value, rule: reference.rule, sure: 0.8 } } : {}),
        ...(model ? { model: { value: model, rule: 'a model “or similar”', sure: 0.8 } } : {}),
      },
    ]
  })
  return { cars, guessedYear }
}
