/** Addresses that begin with the town: `56340 Carnac` above `Camping La Grande Métairie`, and below that its street, if it has one. */

import type { Line, Page } from '../page/page.ts'
import { isHouseAlone } from '../stays/house-names.ts'
import { ADDRESS_LABEL } from '../stays/house-words.ts'
import type { AddressMark } from './address-marks.ts'
import { parseAddress } from './address-parts.ts'
import { countryOf, hasCode, isPart, scoreOf } from './address-words.ts'
import { isTownWithCode } from './addresses-in-country.ts'
import { countryNamed } from './country-names.ts'

/** What such an address counts: its town stands with a house and has a code. */
const SURE = 4

const isBare = (line: Line | undefined): line is Line => line?.cells.length === 1 && line.dates.length + line.times.length === 0

/** The town right above the name of a house that is alone in its line, where what stands above the town is no street of it. */
function townAbove({ lines }: Page, house: Line): Line | undefined {
  const [town, above] = [lines[house.index - 1], lines[house.index - 2]]
  const isFirst = above === undefined || !/[\d,]/.test(above.text) || above.index === 0
  return isBare(house) && isBare(town) && isFirst && isTownWithCode(town.text) && isHouseAlone(house.text) ? town : undefined
}

/** Whether a house stands below its town. */
export const isBelowTown = (page: Page, line: Line | undefined): boolean => line !== undefined && townAbove(page, line) !== undefined

/** What is below the name, where it may be a street or a place. */
function streetBelow({ lines }: Page, { index }: Line): Line | undefined {
  const below = lines[index + 1]
  const told = below?.text.trim() ?? ''
  const isStreet = /^[\p{Lu}\d][^:@|]{3,60}$/u.test(told) && (/\d/.test(told) || scoreOf(told) > 0) && isPart(told)
  return isBare(below) && isStreet && ADDRESS_LABEL.exec(below.plain.trim())?.index !== 0 ? below : undefined
}

/** Those of a page, but for what is read already as the end of another. */
export function turnedAddresses(page: Page, isRead: (line: Line) => boolean): AddressMark[] {
  return page.lines.slice(3).flatMap((house): AddressMark[] => {
    const town = townAbove(page, house)
    const street = town && streetBelow(page, house)
    // Below the name stands all of its address, or its country.
    if (!town || isRead(town) || (street && (hasCode(street.text) || countryOf(street.text, countryNamed)))) return []
    const { before: _, ...address } = parseAddress([street?.text.trim(), town.text.trim()].filter(Boolean).join(', '))
    const line = street ?? house
    return [{ line, start: line.cells[0]?.start ?? 0, end: line.text.length, address, score: SURE }]
  })
}
