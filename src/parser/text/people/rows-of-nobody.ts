/** Rows below a heading of people that name nobody: ways and addresses. */

import { neighbour } from '../page/around.ts'
import type { Line, Page } from '../page/page.ts'
import { HOUSE_NUMBER, postalOf } from '../places/address-words.ts'
import { HOUSE_KIND } from '../words/house-kinds.ts'

/** `Madrid Atocha - Lleida Pirineus, 31/03/2027`: from where to where somebody goes. */
export function isWay({ gazetteer }: Page, { text, dates }: Line): boolean {
  if (dates.length === 0) return false
  const ends = text.split(/,?\s\d/, 1)[0]?.split(/\s[-–—]\s/) ?? []
  return ends.length === 2 && ends.some((end) => gazetteer.stations(end.trim()).length > 0)
}

/** `Seaview Plaza ****`, `Calle Mayor, s/n`: nobody has stars, nor a street without a number. */
const OF_HOUSE = /(?<=\p{L} )\*{3,5}\s*$|[★⭐✩☆]{2,}|(?<!\p{L})s\/n(?!\p{L})/iu

/** `Kade Oost 8` above `2000 Antwerpen`, and `Hotel Kade` above both: no row right below the heading, which is of who has the address. */
export function isAddressed(page: Page, row: Line, heading: Line): boolean {
  const isStreet = (line: Line | undefined): boolean =>
    line?.cells.length === 1 && /\s\d{1,4}$/.test(line.text.trim()) && postalOf(page.lines[line.index + 1]?.text ?? '')?.index === 0
  const isInSubject = page.lines[0]?.plain.includes(row.plain.trim()) ?? false
  const isBelow = neighbour(page, heading.index, 1) === row && !isInSubject
  return (
    HOUSE_NUMBER.test(row.text) ||
    OF_HOUSE.test(row.text) ||
    (!isBelow && (isStreet(row) || (isStreet(page.lines[row.index + 1]) && HOUSE_KIND.exec(row.plain)?.index === 0)))
  )
}
