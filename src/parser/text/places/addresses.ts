/** Postal addresses in the text of a page. */

import type { DateMark } from '../days/dates.ts'
import { MONTHS } from '../days/months.ts'
import { cellBelow, cellText, neighbour, saidAt } from '../page/around.ts'
import type { Cell } from '../page/cells.ts'
import type { Line, Page } from '../page/page.ts'
import { isHouseOverLetter, isSignedHouse } from '../page/signatures.ts'
import { isHosts } from '../stays/house-hosts.ts'
import { beginsWithHouse, isHouseAlone, starredHouse } from '../stays/house-names.ts'
import { ADDRESS_LABEL, HOUSE_HEAD } from '../stays/house-words.ts'
import { housesInLetters } from '../stays/houses-in-letters.ts'
import { LODGING } from '../words/house-kinds.ts'
import { plain } from '../words/plain.ts'
import { rememberedFor } from '../words/remembered.ts'
import { withCommas } from './address-commas.ts'
import { CONTACT, PHONE } from './address-contacts.ts'
import type { AddressMark } from './address-marks.ts'
import { parseAddress } from './address-parts.ts'
import { BOARD_BEHIND, behindHouse, inSentence, PLACED, withoutRest } from './address-sentences.ts'
import { addressStrips } from './address-strips.ts'
import { countryOf, hasCode, isPart, NUMBER, postalOf, SINCE, STREET, scoreOf } from './address-words.ts'
import {
  IN_COUNTRY,
  isAboveCode,
  isAboveTown,
  isNumberedAboveTown,
  isPlaceAboveTown,
  leadsDown,
  leadsToCode,
} from './addresses-in-country.ts'
import { isOfSender, OF_LAW, withoutForm } from './addresses-of-firms.ts'
import { CUT_STREET, CUT_TOWN, isAboveCep, isCalledByStreet, QUARTER, withoutCepColon } from './broken-addresses.ts'
import { countryNamed } from './country-names.ts'
import { isUnderQuarters, withQuarters } from './japanese-addresses.ts'
import { turnedAddresses } from './turned-addresses.ts'
import { IS_FAR, isWayThere } from './ways-there.ts'

/** `Estamos en la calle Reforma 402, Col. Centro, 68000 Oaxaca`: a sentence that says where a house is. */
const WHERE =
  /^\s*(?:estamos en|nos encontramos en|nos encontrara en|we are at|(?:where )?(?:you(?:'ll| will)? )?find us(?: at|:)|our address is|wir sind in der|sie finden uns|(?:o (?:nosso )?endereco|a (?:nossa )?morada) e|adresa je|osoite on|(?:unsere|die) adresse (?:(?:fur|furs) (?:das |den |ihr )?(?:navi|navigationssystem|gps) )?(?:ist|lautet)|(?:the|our) address (?:for (?:the|your) (?:sat[- ]?nav|gps) )?is|l'adresse (?:pour (?:le|votre) gps )?est|la direccion (?:para el (?:gps|navegador) )?es|l'indirizzo (?:per il navigatore )?e|het adres (?:voor (?:de|je|uw) (?:navigatie|tomtom|routeplanner) )?is|adressen (?:til gps'?en )?er|adressen (?:till gps:?en )?ar|adres (?:do nawigacji )?to|nous sommes (?:au|situes)|nous vous attendons au|ci trovi in|siamo in|estamos na|ficamos na|onze adres is|il navigatore (?:arriva|porta|vi porta|la porta) (?:fin )?qui:?|(?:(?:for|fur|furs|pour|para|per|voor|til|till|do) )?(?:(?:the|your|das|ihr|euer|le|votre|il|vostro|el|su|o|de|uw|je) )?(?:sat[- ]?nav|gps(?:'?en)?|navi|navigationssystem|navigatore|navegador|navigatie|nawigacji|navigace)(?: address)?:|du hittar oss pa|vi bor pa) (?:la |el |los |the |der |le |na |no )?/

/** `Kendal LA8 9HF. The satnav will try …`: what is said next. */
const NEXT_SENTENCE = /(?<=[\p{L}\d]{3})[.!] \p{Lu}[\p{L}'’]* \p{Ll}.{8,}$/u

/** Where an address goes on: in its column, or, where its line ends with a comma, in the part of the next line that makes most of it. */
function partBelow(line: Line, at: number, next: Line, text: string): Cell | undefined {
  const column = cellBelow(line, at, next)
  // `12 Mill Lane` above `Villa Rosa   34-500 Zakopane`, where a logo stands on the left.
  const isLogo = column && line.cells.length === 1 && next.cells.length === 2 && column === next.cells[0] && isHouseAlone(cellText(next, 0))
  if (isLogo && !hasCode(text) && postalOf(cellText(next, 1))?.index === 0 && scoreOf(text) > 1) return next.cells[1]
  const isCut = CUT_STREET.test(plain(text))
  // `Name   Seagull   Address   12 Mill Lane` above `6857 Fairtown`: what goes on alone in its lines is the last of a row.
  const left = line.cells[at - 1]
  const isLast = at > 1 && at === line.cells.length - 1 && next.cells.length === 1 && column === undefined
  if (isLast && left && ADDRESS_LABEL.exec(saidAt(line, left))?.index === 0) return next.cells[0]
  if ((column && !text.endsWith(',') && !isCut) || (next.cells.length > 3 && !isCut)) return column
  const gain = (cell: Cell): number => scoreOf(`${text} ${next.text.slice(cell.start, cell.end)}`)
  return [...(column ? [column] : []), ...next.cells].sort((a, b) => gain(b) - gain(a))[0]
}

/** The line with the town, right below the street or, in a letterhead beside large print, one line on. */
function townBelow(page: Page, street: Line): Line | undefined {
  const below = neighbour(page, street.index, 1)
  const next = below && neighbour(page, below.index, 1)
  // A code alone has its town above it.
  const begins = (line: Line): boolean => {
    const code = postalOf(line.text)
    const rest = line.text.slice(code?.[0].length).trim()
    return code?.index === 0 && line.cells.length === 1 && rest !== '' && countryNamed(plain(rest)) === undefined
  }
  const isBetween =
    below && next && street.cells.length === 1 && below.cells.length === 1 && !/\d/.test(below.text) && scoreOf(below.text) <= 0
  const isQuarter = isBetween && isAboveCep(below.text.trim(), next.text)
  return isBetween && !isQuarter && begins(next) && scoreOf(street.text) === 2 ? next : below
}

/** Where the cells stand that are the rest of an address already. */
type Taken = Set<string>
const placeOf = (line: Line, cell: Cell): string => `${line.index} ${cell.start}`

/** Whether the subject says the whole of a line. */
const isInSubject = (page: Page, { index, text }: Line): boolean =>
  index > 0 && text.trim().includes(' ') && (page.lines[0]?.text.includes(text.trim()) ?? false)

interface Rest {
  readonly text: string
  readonly score: number
  /** Where the lines below are that it goes on in. */
  readonly used: readonly string[]
}

/** The beginning of an address with what the lines below it add: the street is on one line and the town on the next. `bonus` is what is known of it beside. */
function withRest(page: Page, line: Line, at: number, begun: string, bonus: number): Rest {
  const used: string[] = []
  let text = begun
  let score = scoreOf(begun) + bonus
  for (let count = 1, next = townBelow(page, line); count < 5 && next; count++, next = neighbour(page, next.index, 1)) {
    // `Property   Abbot's Yard` above `Address   Walnut Tree Close`: houses are called as streets are.
    if (next.cells.length > 1 && ADDRESS_LABEL.exec(saidAt(next, next.cells[0]))?.index === 0) break
    const under = partBelow(line, at, next, text)
    const more = under ? withoutCepColon(next.text.slice(under.start, under.end).trim()) : ''
    // The label of another column stands between.
    if (/^[^\d:,]{3,25}:$/.test(next.text.trim())) continue
    // `United States of` and, below, `America`
    const whole = /\s(?:of|and|&)$/.test(text) ? `${text} ${more}` : undefined
    if (whole && countryOf(whole.replace(/.*\d/, ''), countryNamed)) return { text: whole, score, used }
    // `60311 Frankfurt am` and, below, `Main, Germany`
    if (CUT_TOWN.test(text) && hasCode(text) && /^\p{Lu}\p{L}+(?:[ '-]\p{L}+){0,2}(?:,|$)/u.test(more))
      return { text: `${text} ${more}`, score, used }
    // `Olmo 28, esquina Calle San` and, below, `Francisco`
    const isCut = CUT_STREET.test(plain(text)) && !hasCode(text)
    if (isCut && score > 1 && !MONTHS.has(plain(more)) && /^\p{Lu}\p{L}+(?: \p{Lu}?\p{L}+){0,2}$/u.test(more)) {
      text = `${text} ${more}`
      if (under) used.push(placeOf(next, under))
      continue
    }
    if (
      more === '' ||
      // Where one calls, alone in its line.
      /^[+(]?\d[\d ()/–-]{7,}$/.test(more) ||
      // The day of a letter.
      next.dates.some(
        ({ start, year }) =>
          year !== undefined && under !== undefined && start >= under.start && start < under.end && line.dates.length === 0,
      ) ||
      !isPart(more) ||
      // A whole address: what is above it is a name that has a word for streets in it.
      (!/\d/.test(text.replace(/\([^()]*\)/g, '')) && scoreOf(more) >= 4) ||
      // `Please bring your passport.`
      /^\p{Lu}\p{Ll}+(?: \p{Ll}+){2}.*\.$/u.test(more) ||
      // A sentence ends here.
      /\p{Ll}{4}\.$/u.test(text) ||
      (hasCode(text) && countryNamed(plain(more)) === undefined) ||
      (score <= 0 && !/(?<![\p{L}\d])\d{1,5}\p{L}?(?![\p{L}\d])/u.test(text))
    )
      break
    const joint = scoreOf(`${text}, ${more}`)
    // `Mill Lane`, `Hebden Bridge`, `HX7 8AB`: the town stands alone above its code.
    // And under the name of a house, so do the parts of an address that has no number.
    const isTown = line.cells.length < 3 && !/\d/.test(more) && (isAboveCode(page, next) || (bonus > 0 && leadsToCode(page, next)))
    const isLed = bonus > 1 && !hasCode(text) && leadsDown(page, next)
    const isOfBrazil = next.cells.length === 1 && isAboveCep(more, neighbour(page, next.index, 1)?.text ?? '')
    if (joint <= scoreOf(text) && countryNamed(plain(more)) === undefined && !isTown && !isLed && !isOfBrazil && !QUARTER.test(plain(more)))
      break
    text = isCut ? `${text} ${more}` : `${text.replace(/,$/, '')}, ${more}`
    score = joint + bonus
    if (under) used.push(placeOf(next, under))
  }
  return { text, score, used }
}

/** `Adresse Seeweg, 73014 Chania`: a label with nothing between it and a text that has a postal code. */
function bareLabel(text: string): RegExpExecArray | null {
  const word = /^\p{Lu}\p{L}{2,12} (?=[\p{Lu}\d])/u.exec(text)
  return word && ADDRESS_LABEL.test(plain(word[0]).trim()) && postalOf(text.slice(word[0].length)) ? word : null
}

/** What stands for a picture of where the house is. */
const MAP = /^(?:map|maps|view map|karte|stadtplan|carte|plan|mapa|mappa|kaart|karta|kart|kort|kartta|terkep|harita|harta)$/
/** How good a house is, beside its name. */
const STARS = /^\s*(?:\*{2,5}|[★⭐✩☆]{1,7})\+?\s*$/

/** Any label; `Sok. No: 22` has none. */
const LABEL = /^(?![^:]*\bNo ?: ?\d)[^:]{2,30}:\s*/i

/** The address that begins in a cell, if one does. */
function inCell(page: Page, line: Line, at: number, taken: Taken): AddressMark | undefined {
  const whole = line.cells[at]
  if (!whole || taken.has(placeOf(line, whole))) return undefined
  // `16 Sep 27 23 Mill Street, 185 31 Piraeus`: the day of a column that the address has run into.
  const [day, ...more] = line.dates
  const isRunInto = day?.year !== undefined && more.length === 0 && line.times.length === 0 && day.start - whole.start < 2
  const cell = isRunInto && scoreOf(line.text.slice(day.end, whole.end).trim()) >= 4 ? { ...whole, start: day.end + 1 } : whole
  // The year of a day is no postal code; `Kannonmachi 1-4-22, … 920-0838` is no day.
  const isBlock = ({ start, end }: DateMark): boolean =>
    /^(?:\d{1,2}-){2}\d{1,2}$/.test(line.text.slice(start, end)) && postalOf(line.text.slice(end, cell.end))?.groups?.jp !== undefined
  const isDay = (mark: DateMark): boolean => mark.year !== undefined && mark.start >= cell.start && mark.end <= cell.end && !isBlock(mark)
  if (line.dates.some(isDay)) return undefined
  if (SINCE.test(line.plain.slice(cell.start, cell.end)) || starredHouse(line.text.slice(cell.start, cell.end)) !== undefined)
    return undefined
  const label = LABEL.exec(line.text.slice(cell.start, cell.end)) ?? bareLabel(line.text.slice(cell.start, cell.end))
  const isAddress = label !== null && ADDRESS_LABEL.test(plain(label[0]).trim().replace(/:$/, ''))
  // `Object: Seaview Flat, Quay Road 7, 18586 Port`: any label, where a whole address follows; `Hotel: Elbgasse 53/2, 353 01 Port` has no word for a street.
  const isOfHouse = label !== null && LODGING.has(plain(label[0]).replace(/[^a-z]+$/, ''))
  const behind = line.text.slice(cell.start + (label?.[0].length ?? 0), cell.end)
  const isPlaced = isOfHouse && PLACED.test(behind)
  const isWhole = isPlaced || (label !== null && scoreOf(behind) >= (isOfHouse ? 3 : 4))
  // `Registered office: …` is where the firm is.
  if (label !== null && OF_LAW.test(plain(label[0])) && !isOfHouse) return undefined
  const where = WHERE.exec(line.plain.slice(cell.start, cell.end))?.[0].length ?? 0
  const labelled = label !== null && (isAddress || isWhole) ? label[0].length : where
  const all = line.text.slice(cell.start + labelled, cell.end)
  const told = (where > 0 || (label !== null && BOARD_BEHIND.test(all)) ? withoutRest(all) : all)
    .slice(0, CONTACT.exec(line.plain.slice(cell.start + labelled, cell.end))?.index)
    .replace(PHONE, '')
    // `San Roque 34 – (4427) Cafayate`
    .replace(/(?<=[\d ,–-])\((\d{4,5})\)(?= \p{Lu}\p{Ll})/u, '$1')
    .replace(NEXT_SENTENCE, (whole, at: number, text: string) => (hasCode(text.slice(0, at)) ? '' : whole))
    // The colon of a label in the cell before, the number of a thing in a list, and a picture.
    .replace(/^\s*(?:[:：]|\d{1,2}[.)](?=\s+\p{Lu})|[★⭐✩☆]{1,5}(?=\s)|\p{So}\uFE0F?(?=\s))\s*/u, '')
    .trim()
  const begun = withCommas(withoutForm(line, told))
  if (begun === '' && line.cells[at + 1]) return undefined
  if (MAP.test(plain(begun)) || (line.cells.length > 1 && /^\d{1,2}\s?-\s?\d{1,2}$/.test(begun))) return undefined
  if ((line.dates.length > 0 && /^\d{1,2}$/.test(begun)) || isWayThere(begun)) return undefined
  if (begun.length > 160 || (labelled === 0 && !isPart(begun))) return undefined
  if (labelled === 0 && isCalledByStreet(begun) && scoreOf(cellText(page.lines[line.index + 1] ?? line, 0)) > 1) return undefined
  const above = neighbour(page, line.index, -1)
  const headed =
    above !== undefined &&
    above.cells.length === line.cells.length &&
    ADDRESS_LABEL.test(above.plain.slice(above.cells[at]?.start, above.cells[at]?.end))
  const left = line.cells[at - 1]
  const isBeside = left !== undefined && ADDRESS_LABEL.exec(line.plain.slice(left.start, left.end))?.index === 0
  const isUnderName =
    (above?.cells.length === 1 || (above?.cells.length === 2 && STARS.test(cellText(above, 1)))) &&
    line.cells.length === 1 &&
    ((isHouseAlone(above.text) &&
      (scoreOf(begun) > 0 ||
        leadsToCode(page, line) ||
        isNumberedAboveTown(page, line) ||
        isPlaceAboveTown(page, line) ||
        (isAboveTown(page, line) && /^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u.test(begun) && !isHosts(begun)))) ||
      (IN_COUNTRY.test(begun) && beginsWithHouse(above.text)) ||
      (isInSubject(page, above) && isAboveTown(page, line)) ||
      ((isSignedHouse(page, above) || isHouseOverLetter(page, above)) && leadsToCode(page, line)))
  // `Your hotel` above a street: of the house whose name is in the letterhead.
  const isUnderHouse =
    above?.cells.length === 1 &&
    line.cells.length === 1 &&
    HOUSE_HEAD.exec(above.plain.trim())?.[0] === above.plain.trim().replace(/\s?:$/, '') &&
    scoreOf(begun) > 1 &&
    /\d/.test(begun) &&
    postalOf(begun)?.index !== 0
  const bonus =
    isAddress || isBeside || headed || isUnderHouse || where > 0 ? 2 : isPlaced || isUnderName || isUnderQuarters(page, line) ? 1 : 0
  const { text, score, used } = withRest(page, line, at, begun, bonus)
  if (score < 3 || (IS_FAR.test(plain(text)) && !hasCode(text))) return undefined
  for (const place of used) taken.add(place)
  const { before, ...address } = parseAddress(text)
  return { line, start: cell.start + labelled, end: cell.end, address, score, labelled: bonus > 1, ...(before ? { before } : {}) }
}

/** `Mill House   14 Mill Lane   Hebden HX7 8AB`: a street in one cell and the town with its code in the next. */
function acrossCells(page: Page, line: Line, at: number, taken: Taken): AddressMark | undefined {
  const [street, town] = [line.cells[at], line.cells[at + 1]]
  if (!street || !town || line.dates.length > 0 || taken.has(placeOf(line, street))) return undefined
  const told = line.text.slice(street.start, street.end).trim()
  const rest = line.text.slice(town.start, town.end)
  const more = rest
    .slice(0, CONTACT.exec(plain(rest))?.index)
    .replace(PHONE, '')
    .trim()
  // A number alone may be a year.
  const code = postalOf(more)
  const isAtEdge = code !== null && (code.index === 0 || code.index + code[0].length >= more.length)
  if (!NUMBER.test(told) || hasCode(told) || !isAtEdge || !/\p{L}{3}/u.test(more) || !isPart(told) || !isPart(more)) return undefined
  const below = neighbour(page, line.index, 1)
  const under = below && cellBelow(line, at, below)
  // The towns of two streets stand below them.
  if (under && postalOf(below.text.slice(under.start, under.end))?.index === 0) return undefined
  // `Terminal 1   7741 Corporate ID`: without a word for streets only what stands beside the name of a house is one.
  const left = line.cells[at - 1]
  if (!STREET.test(plain(told)) && !(left && isHouseAlone(line.text.slice(left.start, left.end)))) return undefined
  const { before: _, ...address } = parseAddress(`${told}, ${more}`)
  const score = scoreOf(`${told}, ${more}`)
  // `Piazza Grande, 10   11021 Morgex`: the number of the house may stand behind a comma.
  if (score < 3 || address.lines?.join(', ') !== told) return undefined
  taken.add(placeOf(line, town))
  return { line, start: street.start, end: town.end, address, score }
}

/** Addresses of a page; two lines or three of one address are joined. */
export const findAddresses = rememberedFor((page: Page): readonly AddressMark[] => {
  const taken: Taken = new Set()
  const found = page.lines
    .slice(1)
    .filter((line) => !isOfSender(line))
    .flatMap((line) => {
      const told = line.cells.flatMap((_, at) => acrossCells(page, line, at, taken) ?? inCell(page, line, at, taken) ?? [])
      const isLong = line.text.length > 90 && !isPart(line.text)
      const isTold = ({ address }: AddressMark): boolean => told.some((one) => one.address.postalCode === address.postalCode)
      const inIt = isLong ? inSentence(line).filter((mark) => !isTold(mark)) : []
      return [...inIt, ...(inIt.length + told.length > 0 ? [] : behindHouse(line)), ...told]
    })
  // A name with a word for streets in it, right above the address.
  const isNameAboveAddress = ({ line, address, score }: AddressMark): boolean => {
    const [below] = score < 4 ? found.filter((other) => neighbour(page, line.index, 1) === other.line) : []
    // `Elm Suites - Reno - 4610 Mill Blvd.` above the street again, and the town.
    const isAgain = below?.address.postalCode !== undefined && address.text !== undefined && below.score > score
    return below !== undefined && (isAgain || (below.score > 4 && !/\d/.test(JSON.stringify(address))))
  }
  const isRest = (line: Line): boolean => line.cells.some((cell) => taken.has(placeOf(line, cell)))
  const isRead = (line: Line): boolean => found.some((mark) => mark.line === line) || isRest(line)
  const whole = [...housesInLetters(page).map(({ address }) => address), ...addressStrips(page, found, isRest)]
  const own = found.filter((mark) => !isNameAboveAddress(mark) && !whole.some(({ line }) => line === mark.line))
  return withQuarters(page, [...own, ...turnedAddresses(page, isRead), ...whole])
})
