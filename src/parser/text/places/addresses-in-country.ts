/** Addresses of which a part stands alone: a town above its code, as on the islands, and a place without a street above its town. */

import { neighbour } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { plain } from '../words/plain.ts'
import { hasCode, isOfIsles, isPart, postalOf } from './address-words.ts'
import { countryNamed } from './country-names.ts'

/** `La Grange Neuve, 24310 Bourdeilles`: in the country a house has no street. */
export const IN_COUNTRY = /^\p{Lu}[^,\d:]{2,35}, (?:[A-Z]{1,2}-)?(?:\d{3} \d{2}|\d{4,5}) \p{Lu}\p{L}+(?:[ '-]\p{L}+){0,3}$/u

/** Whether a British, Irish or Canadian code stands below a town, or below its county, alone or with its country. */
export function isAboveCode(page: Page, town: Line): boolean {
  const below = neighbour(page, town.index, 1)
  const isCode = ({ text }: Line): boolean => {
    const code = postalOf(text.trim())
    const rest = plain(text.trim().slice(code?.[0].length)).trim()
    const isOwn = isOfIsles(code) || code?.groups?.ca !== undefined
    return isOwn && code?.index === 0 && (rest === '' || countryNamed(rest) !== undefined)
  }
  if (!below || isCode(below)) return below !== undefined
  const after = neighbour(page, below.index, 1)
  return !/\d/.test(below.text) && below.text.trim().length < LONGEST_COUNTY && after !== undefined && isCode(after)
}
/** Letters of the name of a county, alone on its line. */
const LONGEST_COUNTY = 30

/** Whether parts of an address without a number lead down to a British or Irish code: `Ardmore`, `Isle of Skye`, `IV55 8ZS`; `Constantine`, `Falmouth TR11 5QB`. */
export function leadsToCode(page: Page, line: Line): boolean {
  let below: Line | undefined = line
  for (let count = 0; below && count < 3; count++) {
    if (below.cells.length > 1 || /[\d:@]/.test(below.text) || below.text.length > LONGEST_PART) return false
    below = neighbour(page, below.index, 1)
    const told = below?.text.trim() ?? ''
    const code = postalOf(told)
    if (code && isOfIsles(code) && BEFORE_CODE.test(told.slice(0, code.index)) && told.endsWith(code[0])) return true
  }
  return false
}
/** `Falmouth`, or nothing. */
const BEFORE_CODE = /^(?:\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,3},? )?$/u
/** Letters of a part of an address: a longer line is of something else. */
const LONGEST_PART = 45

/** `618 34 Berga`, `D-65760 Eschborn (Taunus)`, `56470 La Trinité-sur-Mer` */
const TOWN_WITH_CODE = /^(?:[A-Z]{1,2}-)?(?:\d{3} \d{2}|\d{4,5}) \p{Lu}\p{L}+(?:[ '’-]\p{L}+){0,4}(?: \(\p{L}+\))?$/u
/** Whether a text is a town with its code and nothing more. */
export const isTownWithCode = (text: string): boolean => TOWN_WITH_CODE.test(text.trim())
function isOverTown(page: Page, line: Line): boolean {
  const below = neighbour(page, line.index, 1)
  return below?.cells.length === 1 && below.dates.length === 0 && isTownWithCode(below.text)
}

/** `Sandviken` above `618 34 Berga`: in the country a house has no street. */
export const isAboveTown = (page: Page, line: Line): boolean =>
  !/[\d:@]/.test(line.text) && line.text.length < LONGEST_COUNTY && isOverTown(page, line)

/** `The Atrium, Am Flughafen`: where something is, told without a street. */
const AT_PLACE =
  /^(?:\p{Lu}[^\d:;@|,]{2,40}, )?(?:(?:Am|An de[rn]|Auf de[rm]|Im|In der|Beim|Hinter der|Unter den) \p{Lu}[\p{L}'’-]{3,30}|\p{Lu}[\p{L} '’-]{2,30} (?:Airport|Flughafen)|(?:A[eé]roport|Aeropuerto|Aeroporto) \p{Lu}[\p{L} '’-]{2,30})$/u
/** `Frankfurt, 60549` */
const TOWN_AND_CODE = /^\p{Lu}\p{L}+(?:[ '-]\p{L}+){0,3}, (?:\d{3} \d{2}|\d{4,5})$/u

/** Whether a place without a street stands above a town with its code. */
export function isPlaceAboveTown(page: Page, line: Line): boolean {
  const below = neighbour(page, line.index, 1)
  const isTown = below?.cells.length === 1 && below.dates.length === 0 && TOWN_AND_CODE.test(below.text.trim())
  return line.dates.length + line.times.length === 0 && AT_PLACE.test(line.text.trim()) && (isTown || isOverTown(page, line))
}

/** `Birkenpark 6` above `65760 Berga`: no word says that it is a street. */
export const isNumberedAboveTown = (page: Page, line: Line): boolean =>
  /^\p{Lu}[\p{L}'’ -]{3,40} \d{1,4} ?[a-z]?$/u.test(line.text.trim()) && isOverTown(page, line)

/** `Matsubara Sagaru, Shimogyo-ku,` above `Kyoto 600-8105`: a part of what a label tells, right above its town. */
export function leadsDown(page: Page, { index, text, cells, dates }: Line): boolean {
  const below = page.lines[index + 1]
  const isAlone = cells.length === 1 && dates.length === 0 && below?.cells.length === 1 && below.dates.length === 0
  return isAlone && /^\p{Lu}[^:]*$/u.test(text.trim()) && isPart(below.text) && hasCode(below.text)
}
