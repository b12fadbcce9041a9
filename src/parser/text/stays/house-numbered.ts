/** Names of houses that have a number in a catalogue, before their name or in its stead: `Property 40718 Heron Cottage`. */

import type { Page } from '../page/page.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { scoreOf } from '../places/address-words.ts'
import { plain } from '../words/plain.ts'
import { type Candidate, mayBeHouse, trimmed } from './house-names.ts'
import { HOLIDAY_HOUSE, HOUSE_LABEL } from './house-words.ts'

/** `Ferienhaus Nr. D04512, Blåvand`: which one of a catalogue it is, where no name is told. */
const NUMBERED = new RegExp(
  `^(?<what>${HOLIDAY_HOUSE})\\s(?:(?:nr|no|nummer|number|n°)\\.?\\s)?(?<number>(?:\\d{1,2}[a-z])?[a-z]{0,4}-?\\d{3,6})(?=\\s*(?:$|,|[-–:]?\\s?["“„«])|\\s[-–—·|]\\s(?<address>.+))`,
)

/** What an address counts that has a street and a town. */
const WHOLE_ADDRESS = 3

function byNumberAlone(page: Page): Candidate[] {
  return page.lines.slice(1).flatMap((line) =>
    line.cells.flatMap(({ start, end }): Candidate[] => {
      const { what = '', number = '', address } = NUMBERED.exec(line.plain.slice(start, end))?.groups ?? {}
      if (number === '') return []
      const at = line.plain.indexOf(number, start)
      // `Feriehus 22417 – Strandvej 58, 6857 Blåvand`
      if (address !== undefined && scoreOf(line.text.slice(end - address.length, end)) < WHOLE_ADDRESS) return []
      // `Gîte n° 35G104 "Les Hortensias"`
      const quoted = /^\s*[-–:]?\s?["“„«]\s?([^"”“»]{3,40}?)\s?["”“»]/.exec(line.text.slice(at + number.length, end))?.[1]
      const name = `${line.text.slice(start, start + what.length)} ${quoted ?? line.text.slice(at, at + number.length)}`
      return [{ name, line: line.index, rule: 'the number of a house', sure: 0.7, score: 3 }]
    }),
  )
}

/** A word for what is let, its number and what follows that in the cell; a comma is followed by the town. */
const BEFORE_NAME =
  /^(?<label>[a-z][a-z -]{2,24}?)\.? ?(?:n[ro°º]\.? ?)?:? ?(?<number>[a-z]{1,3}-?\d{3,6}|\d{5,6})(?: |\s?[–—-] )(?=[a-z"„“«])/
/** What a price includes stands behind it as well. */
const IN_PRICE = /(?<![a-z])(?:compris|inclu|inkl|incl|inbegr|wliczon|vcetne|sisalt|mukana|taxe|tassa|tasa|tax|belasting|kurtaxe)/
/** `Hotel 1000 Seattle`: hotels are called by numbers themselves. */
const IS_HOTEL = /^(?:hotels?|hotell|hotelli|otel)$/

function behindNumber(page: Page, addresses: readonly AddressMark[]): Candidate[] {
  return page.lines.slice(1).flatMap((line) =>
    line.cells.flatMap(({ start, end }): Candidate[] => {
      const told = BEFORE_NAME.exec(line.plain.slice(start, end))
      const label = told?.groups?.label ?? ''
      if (!told || IS_HOTEL.test(label) || !HOUSE_LABEL.test(label) || addresses.some((mark) => mark.line === line)) return []
      const name = trimmed(line.text.slice(start + told[0].length, end).replace(/["„“”«»]/g, ''))
      return name.length > 3 && mayBeHouse(name) && !IN_PRICE.test(plain(name))
        ? [{ name, line: line.index, label, rule: 'behind its number', how: 'label', sure: 0.85, score: 4.6 }]
        : []
    }),
  )
}

export const housesByNumber = (page: Page, addresses: readonly AddressMark[]): Candidate[] => [
  ...byNumberAlone(page),
  ...behindNumber(page, addresses),
]
