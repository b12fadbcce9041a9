/** Where a hired car is fetched and brought back: by a label of its own, or beside, below or in the column of the moment. */

import { AIRPORT_WORD } from '../airport-words.ts'
import { cellAt, cellBelow, cellIndex, cellText, neighbour, saidAt } from './around.ts'
import { CALLED_AS_PLACES, FIRMS } from './car-firms.ts'
import { HIRE_PERIOD, isEnd, STATION } from './car-labels.ts'
import type { Cell } from './cells.ts'
import { isOfFirm } from './legal-forms.ts'
import { MONTHS, WEEKDAYS } from './months.ts'
import type { Line, Page } from './page.ts'
import type { Hit, LabelledMoment } from './pairs.ts'
import { personLabel } from './person-labels.ts'
import { plain } from './plain.ts'
import { wordSet } from './vocabulary.ts'

const NOT_PLACE =
  /^(?:\d|(?:terminal|in terminal|tel|phone|open|oppet|apent|opening|hours|flights?|flug|fluge|vol|vuelo|volo|voo|dates?|times?|fecha|data|datum|dato|hora|heure|ora|uhrzeit|zeit|tijd|tid|tarih|saat|paiva|aika|godzina|cas|horario|horaires|kl|at|um|driver|cars?|vehicle|total|price|rate|your|please|desk|counter|schalter|shuttle|meet|uhr|hotel|hotels|ruckgabe[a-z]*|abhol[a-z]*|return|drop.?off|pick.?up|confirm[a-z]*|company|supplier|booking|reservation|payment|extras?|included|insurance|gruppe|grupp|grupo|gruppo|groupe|group|class|klasse|compact|economy|intermediate|midsize|standard|fullsize|fahrzeug[a-z]*|mietpreis|preis|precio|preco|prezzo|prix|pris|prijs|cena|hinta|fiyat|vehiculo|vehicule|veiculo|viatura|veicolo|voertuig|bil|fordon|kjoretoy|pojazd|samochod|vozidlo|vuz|auto|arac|tage|dias|jours|giorni|dagen|modelo|modell|modello|pos|position|bezeichnung|designation|descripcion|descrizione|description|omschrijving|late|early|nights?|nachte|nuits|noches|notti|noites|nachten|natter|netter|noci|nocy|days?)(?![a-z]))|^(?:departs|arrives|departing|arriving|leaving|landing|departure|arrival|abflug|abfahrt|ankunft|salida|llegada|depart|arrivee|partenza|arrivo|partida|chegada|vertrek|aankomst|avgang|ankomst|afgang)$|^(?:tag|tage?s?|jour|giorno|dia|dag|den|dzien|gun|paiva|nap|quando|quand|wann|when|wanneer|hvornar|nar|kdy|kiedy|milloin|mikor|ido|ora|alle|ore|kello|klo|klockan|klokken)$|^(?:car|vehicle) (?:type|class|group)/
/** What is said over or before a place, in any language. */
const PLACE_WORDS = wordSet(`
  location locations place places point depot desk branch office agency address addr where ort anschrift filiale adresse standort wo lieu
  agence ou lugar oficina sucursal agencia delegacion direccion domicilio ubicacion donde punto luogo sede ufficio agenzia indirizzo stazione
  dove local loja balcao endereco morada ponto unidade estacao estacion onde plaats locatie vestiging kantoor adres waar plats adress
  uthyrningsstalle stalle var sted kontor lokation lokasjon stasjon station hvor paikka toimipiste noutopiste toimisto osoite missa sijainti
  miejsce oddzial lokalizacja punkt biuro stacja gdzie misto pobocka adresa lokalita stanice kde yer yeri ofis ofisi sube subesi adresi
  lokasyon lokasyonu nokta hely helye helyszin iroda cim cime hol`)
const BEFORE_PLACE = /^\s*(?<word>[a-z]+)(?:\s*[:–-]\s*|\s{3,}|\s\|\s)/
/** `Location: `, `at   `: how long the label of a place is with which a text begins. */
function placeLabel(small: string): number {
  const label = BEFORE_PLACE.exec(small)
  const word = label?.groups?.word ?? ''
  return label && (PLACE_WORDS.has(word) || /^(?:at|in|from)$/.test(word)) ? label[0].length : 0
}
/** Words before a place in a sentence. */
const BEFORE =
  /^(?:(?:your|the|it|rental|hire|car|vehicle)\s)*(?:at|in|from|to|en|em|a|à|au|bei|am|på|i|ved|til|fra|w|v|na|presso|de|du)\s+(?=\p{Lu})/u
/** What is said before a place that comes before its moment. */
const SAID = /^(?:.{0,80}\s(?:from|at|in|von|bei|de|en|da|chez|hos|fra|från|z|v)\s(?=\p{Lu})|[^\p{L}]+)/u
/** Where in an airport one has to go. */
const IN_AIRPORT =
  /^(.*\b(?:airport|aeroporto|aeropuerto|aéroport|flughafen))\s(?:terminal de|terminal [a-z]{4}|parque|parking|zona|planta|level|niveau|nivel|piso|arrivals?|llegadas|chegadas|arrivi|ankunft)\b.*$/i
/** `Agência de retirada`: the label of a place, and no place. */
const OFFICE_OF = /^(?<word>[a-z]+) (?:(?:de|di|da|do|der|van|of|for|til) (?:la |el |il )?|d')?/
function withoutOffice(small: string): string {
  const [said = '', word = ''] = OFFICE_OF.exec(small) ?? []
  return PLACE_WORDS.has(word) ? small.slice(said.length) : small
}
/** `Agence de départ et de retour`: one place for both. */
export const AND_BACK =
  /^\s*-?\s?(?:\/|&|and|und|et|y|e|en|och|og|ja|i|a|ve)\s?(?:de |del |di |d')?(?:return|drop|ruckgabe|rucknahme|abgabe|retour|restitution|devoluc|entrega|riconsegna|restituzione|inlever|terugbreng|ater|inlamn|aflever|indlever|innlever|retur|palautus|zwrot|vrac|odevzd|iade|donus|leadas|visszaad)[a-z-]*/
/** The same at the end of a label. */
const AND_END = new RegExp(`${AND_BACK.source.replace('^', '')}$`)
/** What two lines of a column are joined by: `Savannah Hilton Head` above `International Airport`. */
const PLACE_KIND = new RegExp(
  `^(?:(?:international|intl|regional|central|hbf|domestic) )?(?:${AIRPORT_WORD}|station|gare|hauptbahnhof|bahnhof|estacion|stazione)(?![a-z])`,
)

/** A place that says what kind it is goes on nowhere. */
const HAS_KIND = new RegExp(`(?:${AIRPORT_WORD}|station|hauptbahnhof|bahnhof)(?![a-z])`)

/** `Edinburgh Airport am Samstag`, before the day. */
const TO_DAY = /\s(?:on|am|le|el|il|em|op|på|den|w|we|v|ve|na)\s(\p{L}+)[.,]?(?:\s+\d.*)?\s*$/iu

export interface HirePlace {
  readonly value: string
  readonly rule: string
}

/** `Collect: Hotel Sonne, Lindos, Sunday 12 May` */
const HOUSE = /^(?:Hotel|Hôtel|Hotell|Hotelli) (?=(?:\p{L}{1,3} )?\p{Lu}[\p{L}'’-]+)/u
/** What a hotel does for those who hire. */
const SERVICE =
  /^(?:deliver|service|parking|voucher|pick|drop|desk|insurance|reception|collection|transfer|guest|zustell|livraison|entrega|consegna)/
const isHouse = (name: string): boolean => {
  const called = plain(name.replace(HOUSE, ''))
  return HOUSE.test(name) && !SERVICE.test(called) && !NOT_PLACE.test(called)
}
/** Cuts a place where something else begins: an office hour, a telephone, an address. `isLed`: a label stands before it, and a day behind. */
export function placeIn(text: string, isLed = false): string | undefined {
  // `Type:   Intermediate`
  if (/^\s*\p{L}[^:]{1,25}:\s{3}/u.test(text) && placeLabel(plain(text)) === 0) return undefined
  const told = text.replace(/^[\s:.,;–—|-]+/, '').replace(/^(?:uhr|uur|h|hrs?|hod|godz|o'clock|location)\b[\s:.,–-]*/i, '')
  const name = told
    .slice(placeLabel(plain(told)))
    .replace(BEFORE, '')
    .replace(/^station\s+(?=\p{Lu})/iu, '')
    .replace(/\s{3}.*$/, '')
    .replace(/\s+(?:on|am|le|el|il|at|um)(?:\s+\d.*|\s*)$/i, '')
    .replace(TO_DAY, (whole, word: string) => (WEEKDAYS.has(plain(word)) ? '' : whole))
    .replace(/\s\((?=[^)]*(?:\d|,|\b(?:box|desk|counter|shuttle|schalter)\b)).*$/i, '')
    .replace(
      /(?:,\s(?=[^,]*\d)|;|\s[|·•]\s|,\s(?:oficina|comptoir|guichet|desk|counter|schalter|mostrador|sportello|banco|balcao|balcão|balie|disk|disken|skranke|tiski|stanowisko|prepazka|přepážka|shuttle[a-z]*)(?!\p{L})|\s(?:tel|tlf|phone)\.?\s).*$/iu,
      '',
    )
    .replace(/(?<=\))\s*[,–-].*$/, '')
    .replace(IN_AIRPORT, '$1')
    .replace(/\s(?:and|und|et|y|e|och|og|en|i|a)\s*$/, '')
    .replace(/[\s.,:;–-]+$/, '')
    .trim()
  const small = plain(name)
  if (
    name.length < 3 ||
    name.length > 80 ||
    !(/^\p{Lu}/u.test(name) || FIRMS.in(plain(name.split(' ')[0] ?? '')).size > 0) ||
    !/\p{L}{3}/u.test(name) ||
    (NOT_PLACE.test(small) && !(isLed && isHouse(name))) ||
    PLACE_WORDS.has(small) ||
    STATION.test(small) ||
    // Signed by a firm, or the name of one.
    isOfFirm(name) ||
    (FIRMS.in(small).has(small) && !CALLED_AS_PLACES.has(small)) ||
    small.split(/\s?[/|]\s?/).every(isEnd) ||
    isEnd(withoutOffice(small).replace(AND_END, '')) ||
    HIRE_PERIOD.test(small) ||
    personLabel(small)?.isAll ||
    WEEKDAYS.has(small) ||
    MONTHS.has(small) ||
    /\b\d{1,2}[:.h]\d{2}\b|[€$£:]|@|\s(?:is|are|will|must|ist|sind|est|sont|es|son|sono)\s/.test(name)
  )
    return undefined
  return name
}

export const isOwn = (line: { readonly dates: readonly unknown[]; readonly times: readonly unknown[] }): boolean =>
  line.dates.length === 0 && line.times.length === 0

/** Whether a cell has neither a day nor a time. */
export const isFree = ({ dates, times }: Line, cell: Cell): boolean =>
  [...dates, ...times].every(({ start }) => start < cell.start || start >= cell.end)

/** `Driver   Ann Reed` */
const isOfPerson = ({ plain, cells }: Line): boolean => personLabel(plain.slice(0, cells[0]?.end))?.isAll ?? false

/** Whether a label speaks of a place and not of a day. */
export const isPlaceLabel = ({ line, start, end }: Hit, rest: string): boolean =>
  /lo[ck]ation|lokasjon|lokaliza|local(?![a-z])|sta(?:tion|zione|cja|nice)|stasjon|point|p[ou]nto|pun[ck]t|ort\b|locatie|sted|plats|plaats|plass|stalle|lieu|lugar|luogo|miejsc|mist[oaue]|paikka|piste|toimisto|asema|estaca?[oi]|balcao|loja|unidade|sucursal|delegacion|ubicacion|agenc|agenzia|branch|depot|office|oficina|ufficio|biuro|sede|loja|addres|adres|endereco|morada|direccion|indirizzo|osoite|kontor|filial|vestiging|oddzial|pobock|yeri|ofis|subesi|noktas|lokasyon|hely(?![a-z]{4})|helyszin|pont(?![a-z])|iroda|cime?(?![a-z])/.test(
    `${line.plain.slice(Math.max(0, start - 16), end)} ${rest.slice(0, 14)}`,
  ) || /^ (?:from|to|at|pa|hos|in|bei|i|ved)(?=\s?:|\s{3}|\s*$)/.test(rest)

/** What a cell tells with the one below it, where that goes on. */
export function placeInCell(page: Page, line: Line, cell: { readonly start: number; readonly end: number }): string | undefined {
  const value = placeIn(line.text.slice(cell.start, cell.end))
  const below = neighbour(page, line.index, 1)
  const under =
    below && below.cells.length <= line.cells.length ? below.cells[line.cells.findIndex(({ start }) => start === cell.start)] : undefined
  const more = below && under ? below.text.slice(under.start, under.end).trim() : ''
  const isWhole = value !== undefined && (/\)$/.test(value) || HAS_KIND.test(plain(value)))
  return value !== undefined && !isWhole && PLACE_KIND.test(plain(more)) && more.length < 40 && !/\d/.test(more)
    ? `${value} ${more}`
    : value
}

/** Under two labels side by side, whose columns come one after the other: above its moment where the first one's is, else below. */
function placeInTurn(page: Page, told: LabelledMoment, other: LabelledMoment): string | undefined {
  const first = Math.min(told.line.index, other.line.index)
  const above = page.lines.slice(told.hit.line.index + 1, first).find(({ text }) => placeIn(text) !== undefined)
  if (above) {
    const own = told.line.index - (first - above.index)
    if (own === above.index || own > first) return placeIn(page.lines[own]?.text ?? '')
    // Both places, with as many lines each, before both moments.
    const rest = page.lines.slice(above.index, first).filter(({ text }) => text.trim() !== '')
    return rest.length % 2 === 0 ? placeIn(rest[rest.length / 2]?.text ?? '') : undefined
  }
  const end = other.line.index > told.line.index ? other.line.index : told.line.index + 6
  const below = page.lines.slice(told.line.index + 1, Math.min(end, told.line.index + 6)).filter(isOwn)
  return below.map(({ text }) => placeIn(text)).find((value) => value !== undefined)
}

/** The place told with a moment: on its line, or in the line below, or above in its column. */
export function placeOf(page: Page, told: LabelledMoment, other: LabelledMoment): HirePlace | undefined {
  const { hit, line } = told
  const stop = other.hit
  const rule = `label "${hit.label}"`
  const areInTurn =
    hit.line === stop.line && ![hit.line, other.line].includes(line) && line.dates.length === 1 && other.line.dates.length === 1
  if (areInTurn && line.cells.length === 1) {
    const value = placeInTurn(page, told, other)
    return value === undefined ? undefined : { value, rule }
  }
  if (hit.line.cells.length > 1 && hit.line === stop.line && !/\d/.test(hit.label)) return columnPlace(page, hit, stop, rule)
  // A label in the middle of its cells has the moment above it and the place beside it.
  const level = line.index < hit.line.index ? placeIn(hit.line.text.slice(hit.end)) : undefined
  if (level) return { value: level, rule }
  // Over two moments side by side stand two places side by side.
  const above = /\d/.test(hit.label) && hit.line === stop.line ? neighbour(page, line.index, -1) : undefined
  if (above && isOwn(above) && above.cells.length === 2) {
    const [one, two] = above.cells.map((cell) => placeInCell(page, above, cell))
    if (one && two) return { value: hit.start < stop.start ? one : two, rule: 'above its moment' }
  }
  // `Tenerife South Airport, Sat 6 Nov 13:00`: the place comes before the moment that is its own label.
  const before = /\d/.test(hit.label)
    ? placeIn(line.text.slice(hit.start > stop.start ? stop.end : 0, hit.start).replace(SAID, ''))
    : undefined
  if (before) return { value: before, rule: 'before its moment' }
  // `Drop-off: Boston Logan Airport, 15 Transportation Way,` above the rest of the address and the moment.
  const apart = line.index - hit.line.index
  const isAbove = apart > 0 && apart < 3 && hit.line !== stop.line && /^\s?:/.test(hit.line.text.slice(hit.end))
  const over = isAbove ? placeIn(hit.line.text.slice(hit.end, cellAt(hit.line, hit.start)?.end)) : undefined
  if (over) return { value: over, rule }
  const between = line === hit.line ? line.text.slice(hit.end, line.dates.find(({ start }) => start >= hit.end)?.start ?? hit.end) : ''
  const cell = line.cells.find(({ start, end }) => told.end > start && told.end <= end)
  const end = stop.line === line && stop.start > told.end ? stop.start : cell?.end
  const beside = line.cells.filter(({ start }) => start >= told.end).map(({ start, end }) => placeIn(line.text.slice(start, end)))
  const own = placeIn(between, true) ?? placeIn(line.text.slice(told.end, end)) ?? beside.find((value) => value !== undefined)
  if (own) return { value: own, rule }
  let next = neighbour(page, hit.line.index, 1)
  for (let count = 0, labels = 0; next && count < 4 + Math.min(labels, 4); count++, next = neighbour(page, next.index, 1)) {
    if (next === stop.line) break
    if (!isOwn(next) || isOfPerson(next)) continue
    const over = neighbour(page, next.index, -1)
    // Whose name stands below its label.
    if (over && over !== hit.line && over.cells.length === 1 && isOfPerson(over)) continue
    // `Date`, `Time`, `Branch`, each alone above what it tells.
    const said = next.plain.trim()
    if (/^[a-z]+\s?:?$/.test(said) && (NOT_PLACE.test(said) || PLACE_WORDS.has(said))) labels += 2
    const value = besideLabels(next)?.[hit.line === stop.line && hit.start > stop.start ? 1 : 0] ?? placeIn(next.text)
    if (value) return { value, rule }
  }
  return undefined
}

/** `Location   Faro   Location   Lisbon`: in each column a label and what it tells. */
function besideLabels(line: Line): readonly (string | undefined)[] | undefined {
  if (line.cells.length !== 4) return undefined
  const [one = '', , other] = line.cells.map((cell) => saidAt(line, cell))
  if (one !== other || placeLabel(`${one.replace(/:$/, '')}: `) === 0) return undefined
  return [1, 3].map((at) => placeIn(cellText(line, at)))
}

/** Under two labels side by side stand two places side by side. */
function columnPlace(page: Page, hit: Hit, stop: Hit, rule: string): HirePlace | undefined {
  const order = [hit, stop].sort((a, b) => a.start - b.start)
  const at = cellIndex(hit.line, hit.start)
  // `Collection   Faro   Return   Lisbon`: each label has its place beside it.
  if (hit.line.cells.length === 4 && [0, 2].every((label) => isEnd(saidAt(hit.line, hit.line.cells[label]).replace(/\s?:$/, '')))) {
    const [one, other] = [1, 3].map((which) => placeIn(cellText(hit.line, which)))
    const own = at === 0 ? one : other
    if (one && other && own) return { value: own, rule }
  }
  let next = neighbour(page, hit.line.index, 1)
  for (let count = 0; next && count < 5; count++, next = neighbour(page, next.index, 1)) {
    const below = next
    if (!isOwn(below) || isOfPerson(below)) continue
    const labelled = besideLabels(below)?.[order.indexOf(hit)]
    if (labelled) return { value: labelled, rule }
    // What a third column tells may be of two cells: `Lisbon   Málaga   9 nights   €576.00`.
    const first = below.cells.length > hit.line.cells.length ? below.cells.slice(0, 2).map((cell) => placeInCell(page, below, cell)) : []
    const own = at < 2 && first.every((one) => one !== undefined) ? first[order.indexOf(hit)] : undefined
    if (own) return { value: own, rule }
    const cell = cellBelow(hit.line, at, below) ?? (below.cells.length === 2 ? below.cells[order.indexOf(hit)] : undefined)
    const value = cell && placeInCell(page, below, cell)
    if (value) return { value, rule }
  }
  return undefined
}
