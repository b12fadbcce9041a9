/** Letterheads and feet that are one line: `Sonnhof · Familie Huber · St. Magdalena 41 · I-39040 Villnöß · Tel. +39 …`. */

import type { Line, Page } from '../page/page.ts'
import { isHosts } from '../stays/house-hosts.ts'
import { isHouseAlone } from '../stays/house-names.ts'
import { plain } from '../words/plain.ts'
import { CONTACT, PHONE } from './address-contacts.ts'
import type { AddressMark } from './address-marks.ts'
import { parseAddress } from './address-parts.ts'
import { isPart, OFFICE, postalOf, STREET, scoreOf } from './address-words.ts'
import { isHouseAtHead, isOfSender, OF_LAW } from './addresses-of-firms.ts'

/** Signs between the parts of a strip; the first that tells an address is meant. */
const SIGNS = [/\s*[·•|∙]\s*/u, /\s+[*◆■▪◦~]\s+/u, /\s{3,}/u, /\s[–—-]\s/u, /\s\/\s/u, /,\s/u]
/** Parts of a strip that has whose it is, how to reach him and a number of the trade register. */
const MOST_PARTS = 14
/** Of fewer, where no sign is between them that stands in nothing but strips, all may be something else. */
const LEAST_PARTS = 3
const LONGEST = 260

/** `I-39040 Villnöß (BZ)`, `9414 VH Hooghalen`, `Chester, VT 05143`, `Portmagee V23 XK58` */
const CODE_FIRST = /^(?:[A-Z]{1,3}[- ])?\d{3} ?\d{1,2}(?: [A-Z]{2}|-\d{3})? \p{Lu}[\p{L} .'’/()-]{1,40}$/u
const TOWN_FIRST = /^\p{Lu}[\p{L} .'’-]{1,40},? (?:[A-Z]{2} )?[A-Z\d][A-Z\d -]{3,8}$/u
/** `2026 Sommer` */
const IS_YEAR = /^20[1-4]\d /
/** `St. Magdalena 41`, `Oberdorf 88a`, `61 Depot Street`; no telephone and no number of a register. */
const NUMBER_LAST = /^\p{Lu}[\p{L} .'’-]{2,38},? \d{1,4}(?:[-/]\d{1,3})? ?[A-Za-z]?$/u
const NUMBER_FIRST = /^\d{1,5}[a-z]? \p{Lu}[\p{L} .'’-]{3,38}$/u
/** `145 avenue de la Mer`: where a word says that it is a street, it may begin small. */
const NUMBER_BEFORE_WORD = /^\d{1,5}(?: ?(?:bis|ter|[a-z]))?,? \p{L}[\p{L} .'’-]{3,38}(?: \d{1,4}(?: (?:North|South|East|West|[NSEW]))?)?$/u
const REACHED =
  /^(?:t|m|f|tel|fon|phone|mob|mobil|fax|p|puh|gsm|nr|no|cin|cir|al|rnal|rnet|lic|licen[cç][ae]|licencia|licenza|reg|id|uid|zi|room|zimmer|tisch|platz|gate)\b\.?/iu

const isStreet = (part: string): boolean =>
  (NUMBER_LAST.test(part) || (NUMBER_BEFORE_WORD.test(part) && STREET.test(plain(part)))) && !REACHED.test(part) && isPart(part)
const isTown = (part: string): boolean =>
  !IS_YEAR.test(part) && isPart(part) && (CODE_FIRST.test(part) || (TOWN_FIRST.test(part) && postalOf(part) !== null))

/** `Put Zastivanja 31` and `21410 Postira`, in a sentence. */
export const isStreetAndTown = (street: string, town: string): boolean =>
  NUMBER_LAST.test(street) && isStreet(street) && IN_SENTENCE.test(town.replace(/[.;!?](?:\s.*)?$/u, ''))
const IN_SENTENCE = /^\d{4,5} \p{Lu}\p{L}+(?:[ -]\p{Lu}?\p{L}+){0,3}$/u

/** `8261 Badacsony` before `Fő utca 12.`: in Hungary the town stands first. */
const HUNGARIAN =
  /^\p{Lu}[\p{L} .-]{1,38} (?:utca|u\.|út|útja|tér|tere|körút|krt\.|köz|dűlő|sétány|sor|rakpart|fasor|lépcső|park) \d{1,4}(?:[-/]\d{1,4}|\/?\p{L})?\.?$/u
const isTownBeforeStreet = (town: string, street: string): boolean => /^(?:H-)?\d{4} \p{Lu}/u.test(town) && HUNGARIAN.test(street)

/** `Nova Scotia B0J 2E0` behind a town and its street. */
const isAfterTown = (part: string, town: string, street: string): boolean =>
  /^\p{Lu}[\p{L} .'’-]{2,30}$/u.test(town) && isStreet(street) && TOWN_FIRST.test(part) && isTown(part)

/** Three figures in a row, or a code of the United Kingdom, which has fewer: a strip without either tells no address. */
const HAS_CODE = /\d{3}|(?<![A-Z\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![A-Z\d])/
/** Codes that stand alone behind a town, as nothing else is written: `IV27 4JD`, `H91 X2K7`, `B0J 2E0`, `36325-000`. */
const CODE_ALONE = /^(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[\dW] [A-Z\d]{4}|[A-Z]\d[A-Z] \d[A-Z]\d|\d{5}-\d{3})$/
/** `Lochinver`, `Tiradentes - MG` */
const TOWN_ALONE = /^\p{Lu}[\p{L} .'’-]{2,30}$/u
/** `IV27 4JD` behind `Lochinver` and `14 Clachtoll`: before such a code no word need say that it is a street. */
const isCodeAfterTown = (part: string, town: string, street: string): boolean =>
  CODE_ALONE.test(part) && TOWN_ALONE.test(town) && (isStreet(street) || (NUMBER_FIRST.test(street) && isPart(street)))

/** `26474 Fairtown Tel. 04976 910344`: a town, and where one calls. */
const withoutContact = (part: string): string => part.slice(0, CONTACT.exec(plain(part))?.index)

interface Strip {
  readonly street: string
  readonly town: string
  readonly before: string
}

/** The street and the town behind it, and whose they are. */
function partsOf(text: string): Strip | undefined {
  for (const sign of SIGNS) {
    const told = text.trim().split(sign)
    // `Agiou Arseniou 14, Naxos 843 00 · Tel. …`
    // `Rua das Bromélias, 210`: the number of a house is of its street.
    const parts = told.length > 1 && told.length <= MOST_PARTS ? told.flatMap((part) => withoutContact(part).split(/, (?!\d{1,5}$)/)) : []
    if (parts.length < (sign === SIGNS[0] ? 2 : LEAST_PARTS)) continue
    const turned = parts.findIndex((part, index) => isTownBeforeStreet(part, parts[index + 1] ?? ''))
    if (turned >= 0) {
      const name = parts.slice(0, turned).find((part) => !isHosts(part) && !/\d/.test(part)) ?? ''
      return { street: (parts[turned + 1] ?? '').replace(/\.$/, ''), town: parts[turned] ?? '', before: name }
    }
    const at = parts.findIndex((part, index) => index > 0 && isTown(part) && isStreet(parts[index - 1] ?? ''))
    // `318 Main Street, Mahone Bay, Nova Scotia B0J 2E0`
    const apart =
      at < 1
        ? parts.findIndex((part, index) =>
            [isAfterTown, isCodeAfterTown].some((isLast) => isLast(part, parts[index - 1] ?? '', parts[index - 2] ?? '')),
          )
        : -1
    const [begin, end] = apart > 0 ? [apart - 2, apart] : [at - 1, at]
    if (end < 1) continue
    const before = parts.slice(0, begin).find((part) => !isHosts(part) && !/\d/.test(part)) ?? ''
    return { street: parts[begin] ?? '', town: parts.slice(begin + 1, end + 1).join(', '), before }
  }
  return undefined
}

const STRIP_SIGN = /\s*[·•|∙]\s*/u
/** The first line of a page that has anything on it. */
const topOf = ({ lines }: Page): string =>
  lines
    .slice(1)
    .find(({ text }) => text.trim() !== '')
    ?.text.trim() ?? ''

/**
 * `Pine Hollow, 4120 Highway 16, Custer, SD 57730 · (605) 555-0168`: an address between signs, with commas and dashes of its own, perhaps behind the name
 * that stands above all of the page or the beginning of it.
 */
function betweenSigns(page: Page, { index }: Line, text: string): Strip | undefined {
  const pieces = text.trim().split(STRIP_SIGN)
  const top = plain(topOf(page))
  const isUnderHouse = isHouseAlone(page.lines[index - 1]?.text.trim() ?? '')
  for (const piece of pieces.slice(0, MOST_PARTS)) {
    const own = withoutContact(piece)
    const told = withoutArrival(own).replace(PHONE, '').trim()
    const [name = '', ...rest] = told.split(', ')
    const isNamed = rest.length > 0 && name.length > SHORTEST_NAME && (top === plain(name) || top.startsWith(`${plain(name)} `))
    const address = isNamed ? rest.join(', ') : told
    const isSure = scoreOf(address) >= (isNamed ? SURE : SURE + 1) && /\d/.test(address) && isPart(address)
    if (isSure && (isNamed || (isUnderHouse && withoutArrival(own) !== own) || pieces.length > 1))
      return { street: address, town: '', before: isNamed ? name : '' }
  }
  return undefined
}
/** `… 55590-000 Check-in: `, where the lines of a cell have run together: what is told before the day one comes. */
const ARRIVAL = /(?<=\d)\s(?:check-?in|entrada|arrivo|anreise|arrivee|aankomst|ankomst|chegada|llegada)(?![a-z]).*$/
const withoutArrival = (piece: string): string => piece.slice(0, ARRIVAL.exec(plain(piece))?.index)
/** Letters of the name of a house. */
const SHORTEST_NAME = 4

/** `Sonnhof des Huber Georg`, where the page has `Sonnhof` above all, and `Pine Hollow`, where it has `Pine Hollow Campground`. */
export function asAbove(page: Page, name: string): string {
  const top = topOf(page)
  const isInFull = name.length > SHORTEST_NAME && top.startsWith(`${name} `) && isHouseAlone(top)
  return top !== '' && (name.startsWith(`${top} `) || isInFull) ? top : name
}

/** Whether a line is read already, and of its one address the name as well. */
const isKnown = (found: readonly AddressMark[], line: Line): boolean =>
  found.some((mark) => mark.line === line && (mark.labelled || mark.before !== undefined || mark.address.lines !== undefined))

/** Those of a page, but for lines that are read already as they should. */
export function addressStrips(page: Page, found: readonly AddressMark[], isRest: (line: Line) => boolean): AddressMark[] {
  return page.lines.slice(1).flatMap((line): AddressMark[] => {
    const { dates, plain: small } = line
    // `… 73550 Les Allues — Contrat signé le 9 octobre`: an address may stand before a day, and none behind one.
    const text = line.text.slice(0, dates[0]?.start)
    if (
      (dates.length > 0 && !SIGNS_BEFORE_DAY.test(text)) ||
      text.length > LONGEST ||
      !HAS_CODE.test(text) ||
      isRest(line) ||
      isKnown(found, line) ||
      OF_LAW.test(small) ||
      isOfSender(line)
    )
      return []
    const strip = OF_BILL.test(small) ? undefined : (partsOf(text) ?? betweenSigns(page, line, text))
    if (!strip || (OFFICE.test(small.slice(0, text.indexOf(strip.street))) && !isHouseAtHead(page, text))) return []
    const { before: _, ...address } = parseAddress([strip.street, strip.town].filter(Boolean).join(', '))
    const before = asAbove(page, strip.before)
    const start = text.indexOf(strip.street)
    return [{ line, start, end: text.length, address, score: SURE, isStrip: true, ...(before && { before }) }]
  })
}
/** A sign that parts what is said of a day from what stands before it. */
const SIGNS_BEFORE_DAY = /\s[–—·•|]\s/
/** `Invoice to · …`, `Webdesign …`: whose address it is that is none of the house. */
const OF_BILL =
  /^\s*(?:invoice|bill(?:ed|ing)?|rechnung|facture|factura|fattura|fatura|factuur|faktura|(?:web ?)?design|photos?|fotos?|printed|©)(?![a-z])/
/** What such an address counts: a street and a town with its code. */
const SURE = 3
