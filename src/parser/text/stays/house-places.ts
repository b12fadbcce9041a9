/** Where a house is, of which no address is told: `Sunny Bay, Kolymbia, Rhodes`, behind its name or, where that has its stars, in the line below. */

import type { FoundAddress } from '../../found.ts'
import { cellText, columnNamed, saidAt } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { isPart, STREET } from '../places/address-words.ts'
import { countryNamed } from '../places/country-names.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { isRoom, starredHouse } from './house-names.ts'
import { HOUSE_HEAD } from './house-words.ts'
import { isOfDays } from './houses-under-words.ts'
import { IN_OR_ARRIVAL, OUT_OR_DEPARTURE } from './stay-labels.ts'

/** A place in a few words with capitals. */
const PLACE = /^\p{Lu}[\p{L}'’.-]*(?: (?:(?:de|del|di|do|da|la|le|les|el|am|an|der|den|sur|of|the) ){0,2}\p{Lu}[\p{L}'’.-]*){0,4}$/u
/** How good a house is, behind its name. */
const STARS = /^[\s*★⭐✩☆+]*/u
/** Where a row or a sentence goes on with something else. */
const END = /\s{3}|\.\s|[;:|·•(]|\s[–-]\s/
/** Parts of a place between commas: `Quarter, Town, Region, Country`. */
const MOST_PARTS = 4

/** What says that it is a place and no person: `Playa de la Enramada`, `Dalaman Area`. */
const WORD_OF_PLACE =
  /^(?:playa|costa|cala|isla|praia|baia|punta|puerto|port|lake|lago|mount) |[a-z] (?:area|bay|beach|coast|island|islands|region|peninsula|riviera|province)$/

/** `981 07 Abisko`, `6870 Blåvand`: a town with its code, of a house in the country that has no street. */
const TOWN_WITH_CODE = /^(?:[A-Z]{1,2}-)?(?<code>\d{3} \d{2}|\d{4,5}) (?<town>\p{Lu}\p{L}+(?:[ -]\p{L}+){0,2})$/u
/** `Arduaine, Oban PA34 4XG`: what stands before the town is a place itself, and not `Registered in England`. */
const ON_ISLES =
  /^(?!Registered )(?<before>(?:\p{Lu}[\p{L}'-]{2,20}(?: (?:\p{Lu}[\p{L}'-]{1,20}|of|the|by|on|in|upon|under|and)){0,4}, ){0,2})(?<city>\p{Lu}[\p{L}' -]{2,30}) (?<code>[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/u
/** The town right below a name, alone in its column. */
function townBelow({ lines }: Page, name: string, index: number): FoundAddress | undefined {
  const [line, below] = [lines[index], lines[index + 1]]
  if (!line || !below || below.cells.length !== 1) return undefined
  const isles = ON_ISLES.exec(below.text.trim())?.groups
  // Its letters leave no doubt what it is, whatever else the row above tells.
  if (isles?.code && isles.city && line.text.includes(name)) {
    const told = isles.before?.split(', ').filter(Boolean) ?? []
    return { ...(told.length > 0 ? { lines: told } : {}), postalCode: isles.code, city: isles.city, country: 'GB' }
  }
  if (!line.text.trimEnd().endsWith(name)) return undefined
  const { code, town } = TOWN_WITH_CODE.exec(below.text.trim())?.groups ?? {}
  return code && town && isPart(below.text) ? { postalCode: code, city: town } : undefined
}

/** Lines of an address below a name, up to the one with the town and its country. */
const MOST_BELOW = 3
const LONGEST = 70
/** A code beside a town, in figures. */
const CODE = /(?<!\S)\d{3,6}(?:[ -]\d{2,4})?(?!\S)/
/** What begins an address: a number, or a word for a street. */
const beginsStreet = (text: string): boolean => /\d/.test(text) || STREET.test(plain(text))

/** `KG 2 Roundabout` above `Kigali, Rwanda`, right below a name: where no code tells that it is an address, the country does. */
function addressBelow({ lines, gazetteer }: Page, index: number): FoundAddress | undefined {
  const street: string[] = []
  for (const line of lines.slice(index + 1, index + 1 + MOST_BELOW)) {
    const text = line.text.trim().replace(/[.,]$/, '')
    const isFree = line.cells.length === 1 && line.dates.length + line.times.length + line.flights.length === 0
    if (text === '' || !isFree || text.length > LONGEST || /[@:;|]/.test(text)) return undefined
    const parts = text.split(/,\s*/)
    const country = countryNamed(plain(parts.at(-1) ?? ''))
    if (country === undefined || parts.length < 2) {
      street.push(text)
      continue
    }
    const town = parts.at(-2) ?? ''
    const code = CODE.exec(town)?.[0]
    const city = code === undefined ? town : town.replace(code, '').trim()
    const told = [...street, ...parts.slice(0, -2)]
    // `Calle Sol 8, Puerto Rico`: what is a street is no town, and there are towns that are called as countries are.
    if (told.length === 0 && code === undefined && STREET.test(plain(city)) && /\d ?[a-z]?$/.test(city)) {
      const isTown = gazetteer.stations(parts[1] ?? '').length > 0
      return { lines: [city], ...(isTown ? { city: parts[1] ?? '' } : { country }) }
    }
    if (!/^\p{Lu}/u.test(city) || !told.every((part) => isPart(part)) || (told[0] !== undefined && !beginsStreet(told[0]))) return undefined
    return { ...(told.length > 0 ? { lines: told } : {}), ...(code ? { postalCode: code } : {}), city, country }
  }
  return undefined
}

/** What is told behind a comma. The line below a name is whose stay it is as often as where it is, and what stands before it makes a sentence. */
function toldOf({ gazetteer }: Page, line: Line, below: Line | undefined, name: string): string | undefined {
  const at = line.text.indexOf(name)
  if (at < 0 || !/(?:^|\s{3}|[:•·*-]\s{1,9}|(?:^|\s{3})[A-Z]{2,4}\d{3,6}[A-Z]? )$/.test(line.text.slice(0, at))) return undefined
  const rest = line.text.slice(at + name.length).replace(STARS, '')
  if (rest.startsWith(', ')) return rest.slice(2).split(END)[0]
  const isFree = below !== undefined && below.dates.length + below.times.length + below.flights.length === 0
  const isStarred = starredHouse(cellText(line, 0)) === name
  const under = below && isFree && isStarred && below.cells.length <= line.cells.length ? cellText(below, 0) : ''
  const told = plain(under).split(/, | \/ /)
  const last = told.at(-1) ?? ''
  // Guests are called as towns are: `Anna Lind, Florence`; where there are but two parts, it is of the row, or set apart as no names are.
  const isOfRow = told.length === 2 ? line.dates.length > 0 || under.includes(' / ') : STREET.test(told[0] ?? '')
  const isLand = told.length > 1 && (countryNamed(last) ?? (isOfRow ? gazetteer.airportNamed(last) : undefined)) !== undefined
  const isPlace = isLand || told.some((part) => WORD_OF_PLACE.test(part))
  return isPlace ? under : undefined
}

/** What a column of towns is called. */
const TOWNS =
  /^(?:town|city|place|resort|ort|ortschaft|ville|localite|ciudad|localidad|poblacion|citta|localita|cidade|plaats|stad|by|sted|miasto|miejscowosc|mesto|kaupunki|paikkakunta)(?: ?[/–-] ?[a-z]+)?$/

/** `Hotel Mar Azul Avenida do Sol 50   Funchal   17-06-2027   24-06-2027`, under `Hotel   Town   Arrival   Departure`: the town beside a name, and the street behind it in its cell. */
function placeInRow(page: Page, name: string, index: number): FoundAddress | undefined {
  const line = page.lines[index]
  const own = line?.cells.findIndex((_, at) => cellText(line, at).trim().startsWith(name)) ?? -1
  if (!line || own < 0 || line.cells.length < 4 || line.dates.length === 0) return undefined
  const at = columnNamed(page, line, (said) => TOWNS.test(said))
  const city = at < 0 || at === own ? '' : cellText(line, at).trim()
  if (!PLACE.test(city) || isOther(city)) return undefined
  const street = cellText(line, own).trim().slice(name.length).trim()
  const isStreet = /\s\d{1,4} ?[a-z]?$/.test(street) && STREET.test(plain(street)) && isPart(street)
  return { ...(isStreet && { lines: [street] }), city }
}

/** `Plaats   Kolymbia, Rhodos, Griekenland`, in the rows of a form below that of the house. */
const labelledBelow = ({ lines }: Page, index: number): string | undefined => {
  const row = lines.slice(index + 1, index + 1 + ROWS_BELOW).find((line) => TOWNS.test(saidAt(line, line.cells[0]).replace(/\s?:$/, '')))
  return row?.cells.length === 2 ? cellText(row, 1).trim() : undefined
}
const ROWS_BELOW = 2

/** How good a house is, told. */
const GRADE = /^\s*[*★⭐✩☆]{1,7}\+?\s*, /u
/** Both ends of a stay in the line below, or in words said of nothing but houses. */
const tellsEnds = (line: Line | undefined): boolean =>
  line?.dates.length === 2 && line.plain.search(IN_OR_ARRIVAL) >= 0 && line.plain.search(OUT_OR_DEPARTURE) >= 0

/** `12 May – 19 May, 7 nights`, above a house. */
const isUnderDays = (above: Line | undefined): boolean => above?.dates.length === 2 && above.times.length === 0 && isOfDays(above)

/** `la 5.9. – la 12.9.2026`, `12. juni – 26. juni, 14 nætter`: the days of a stay, with which their line begins. */
const isSpan = (line: Line | undefined): boolean => {
  const [first, second] = line?.dates ?? []
  if (!line || !first || !second || line.dates.length > 2 || line.flights.length + line.times.length > 0) return false
  return (
    /^\s*(?:[a-z]{2,12}[.,]? )?$/.test(line.plain.slice(0, first.start)) &&
    /^\s?[–—-]\s?(?:[a-z]{2,12}[.,]? )?$/.test(line.plain.slice(first.end, second.start))
  )
}

/** `Hotel Sunny Bay ****, Kolymbia`, `Hotel Sunny Bay, Kolymbia` above both its days or below them: a town alone, behind stars or where one of that name is known. */
function townBeside({ lines, gazetteer }: Page, line: Line, name: string): string | undefined {
  const at = line.text.indexOf(name)
  const rest = at < 0 ? '' : line.text.slice(at + name.length)
  const isGraded = GRADE.test(rest)
  const told = rest.replace(GRADE, ', ').replace(/^, /, '').split(/\s{3}/, 1)[0]?.trim() ?? ''
  if (!/^(?:,|\s*[*★⭐✩☆])/u.test(rest) || !PLACE.test(told) || isOther(told)) return undefined
  const isKnown = (): boolean =>
    gazetteer.stations(told).length > 0 ||
    gazetteer.airportNamed(plain(told)) !== undefined ||
    gazetteer.isSmallPlace(told) ||
    WORD_OF_PLACE.test(plain(told))
  // Tour operators tell the resort behind the house, and some resorts are in no table.
  const isOfPackage = (): boolean =>
    lines.some(({ flights }) => flights.length > 0) &&
    isSpan(lines[line.index + 1]) &&
    line.text.trim() === `${name}, ${told}` &&
    HOUSE_HEAD.test(lines[line.index - 1]?.plain.trim() ?? '')
  const [above, below] = [lines[line.index - 1], lines[line.index + 1]]
  return isGraded || isOfPackage() || ((tellsEnds(below) || isSpan(below) || isUnderDays(above)) && isKnown()) ? told : undefined
}

/** Two parts or more, of which the last is a country or a place that has an airport, an island mostly. */
export function placeOfHouse(page: Page, name: string, index: number): FoundAddress | undefined {
  const { lines, gazetteer } = page
  const line = lines[index]
  const isAlone = line?.text.trim().startsWith(name)
  const below = index > 0 ? (townBelow(page, name, index) ?? (isAlone ? addressBelow(page, index) : undefined)) : undefined
  const beside = below ?? (index > 0 ? placeInRow(page, name, index) : undefined)
  if (beside) return beside
  const told = line && index > 0 ? (toldOf(page, line, lines[index + 1], name) ?? labelledBelow(page, index)) : undefined
  // `Sunny Bay, Kolymbia/Rhodes`
  const parts = (told ?? '').split(/, | ?\/ ?/).map((part) => part.replace(/[,.\s]+$/, ''))
  const town = line && index > 0 ? townBeside(page, line, name) : undefined
  if (town) return { city: town }
  if (parts.length < 2 || parts.length > MOST_PARTS || !parts.every((part) => PLACE.test(part) && !isOther(part))) return undefined
  const last = parts.at(-1) ?? ''
  const country = countryNamed(plain(last))
  if (!country && gazetteer.airportNamed(plain(last)) === undefined) return undefined
  return { text: parts.join(', '), ...(country ? { country } : {}) }
}

/** Rooms, meals and other houses stand there as well. */
const isOther = (part: string): boolean => isRoom(part) || HOUSE_KIND.test(plain(part)) || SOLD.test(plain(part))
const SOLD =
  /(?<![a-z])(?:board|inclusive|inclusief|pension|breakfast|fruhstuck|transfers?|nights?|nachte|nuits|adults?|erwachsene|adultes|balcony|view|meerblick|included|ltd|limited|gmbh|travel|tours?|reisen|reiseburo|voyages|viajes|viaggi|holidays|agency|airlines?|familie|family|familia|herr|frau|mr|mrs|ms|guests?|gast)(?![a-z])/
