/**
 * Houses whose names say nothing of being one, `Los Cinco Enebros`: what stands above the days of a stay as a title does and is told again where names
 * of houses are told. Looked for only where nothing surer is found.
 */

import type { Line, Page } from '../page/page.ts'
import { senderName } from '../page/printed-heads.ts'
import { findPeople } from '../people/people.ts'
import type { AddressMark } from '../places/address-marks.ts'
import { isCalledPlan } from '../plans/plan-titles.ts'
import { isShouted, plain } from '../words/plain.ts'
import { isAgency } from './agencies.ts'
import { type House, isCapital, isHouseName, isRoom, trimmed } from './house-names.ts'

/** Lines between a title and the days below it, empty ones among them. */
const ABOVE_DAYS = 9
/** Lines between a name and its address. */
const ABOVE_ADDRESS = 2
const MOST_WORDS = 7
/** Lines of a page that are looked at: letters of houses are short. */
const MOST_LINES = 400
/** Words of what is hardly a person's name, which may stand alone above the days as well. */
const NO_PERSON = 4
/** Lines in which a mail that was copied has its subject. */
const HEAD = 6

/** What each place in which a name is told says for it, and what is enough: two of them, or the only title above the days. */
const SAID = { inSubject: 2, bySender: 2, aboveAddress: 1.5, aboveDays: 1.5, only: 1, again: 1 } as const
const ENOUGH = 2.5

/** Words that name nothing: `Booking overview`, `Ihre Reservierung`, in capitals or small letters. */
const OF_BOOKING =
  /(?<![a-z])(?:booking|reserv[a-z]*|confirm[a-z]*|overview|summary|itinerary|welcome|voucher|invoice|receipt|buchung[a-z]*|[a-z]*ubersicht|bestatigung|willkommen|rechnung|confirmation|recapitulatif|facture|bienvenue|confirmacion|resumen|factura|bienvenid[oa]s?|prenotazione|conferma|riepilogo|fattura|benvenut[oi]|confirmacao|resumo|fatura|boeking[a-z]*|bevestiging|overzicht|factuur|welkom|bokning[a-z]*|bekraftelse|valkommen|bestilling[a-z]*|bekreftelse|bekrae?ftelse|velkommen|rezerwacj[a-z]*|potwierdzenie|podsumowanie|faktura|witamy|stay|aufenthalt|sejour|estancia|soggiorno|estadia|verblijf|opphold|ophold|vistelse|pobyt|data|daten|details?|datos|dati|dados|gegevens|uppgifter|informa[a-z]*)(?![a-z])/

const senderOf = (from: string): string => plain(senderName(from))

/** The words of a text, each between blanks. */
const spaced = (small: string): string => ` ${small.replace(/[^\p{L}\d]+/gu, ' ')} `

/** `Photo 1 of 24`: pages and pictures are counted so. */
const COUNTED = /\d (?:of|von|de|sur|di|van|av|af|z|ze) \d+$/

/** The name a line consists of, if it may be one. */
function nameAlone(page: Page, { cells, dates, times, text, plain: small }: Line): string | undefined {
  if (cells.length !== 1 || dates.length > 0 || times.length > 0 || /,\s*$/.test(text) || OF_BOOKING.test(small)) return undefined
  const name = trimmed(text.replace(/^[^\p{L}\d]+|[^\p{L}\d)!]+$/gu, ''))
  const words = name.split(/\s+/).length
  const isWhole = text.trim().length < name.length + 8
  if (COUNTED.test(plain(name))) return undefined
  if (!isWhole || words > MOST_WORDS || isCalledPlan(small) || !isHouseName(name) || isRoom(name) || isAgency(name)) return undefined
  const isPlace = page.gazetteer.stations(name).length > 0 || page.gazetteer.airportNamed(name) !== undefined
  const isFlown = page.gazetteer.airlineNamed(plain(name)) !== undefined
  return !isPlace && !isFlown && (isCapital(name) || isShouted(name)) ? name : undefined
}

/** The house of a stay whose days are told at a line. */
export function houseByTitle(page: Page, addresses: readonly AddressMark[], days: number): House | undefined {
  const sender = spaced(senderOf(page.sender))
  const subject = spaced(
    page.lines
      .slice(0, HEAD)
      .flatMap(({ plain: small }, at) => (at === 0 || OF_BOOKING.test(small) ? small : []))
      .join('\n'),
  )
  const alone = page.lines.slice(1, MOST_LINES).flatMap((line) => {
    const name = nameAlone(page, line)
    return name === undefined ? [] : [{ name, small: plain(name), line: line.index }]
  })
  const times = new Map<string, number>()
  for (const { small } of alone) times.set(small, (times.get(small) ?? 0) + 1)
  const isAbove = (line: number): boolean => line < days && days - line <= ABOVE_DAYS
  const above = alone.filter(({ line }) => isAbove(line))
  const scored = alone.map(({ name, small, line }) => {
    const words = spaced(small)
    const score =
      (subject.includes(words) ? SAID.inSubject : 0) +
      (sender.includes(words) ? SAID.bySender : 0) +
      (addresses.some((mark) => mark.line.index > line && mark.line.index - line <= ABOVE_ADDRESS) ? SAID.aboveAddress : 0) +
      (isAbove(line) ? SAID.aboveDays : 0) +
      (isAbove(line) && above.length === 1 && name.split(/\s+/).length >= NO_PERSON ? SAID.only : 0) +
      ((times.get(small) ?? 0) > 1 ? SAID.again : 0)
    return { name, line, score }
  })
  const best = scored.filter(({ score }) => score >= ENOUGH).sort((a, b) => b.score - a.score)
  if (best.length === 0) return undefined
  // Guests stand above addresses, too, and write mails.
  const people = new Set(findPeople(page).map(({ value }) => plain(`${value.firstName ?? ''} ${value.lastName}`.trim())))
  // `Kære Mads Reed`
  const isPerson = (small: string): boolean => people.has(small) || people.has(small.slice(small.indexOf(' ') + 1))
  const house = best.find(({ name }) => !isPerson(plain(name)))
  return house && { name: house.name, line: house.line, rule: 'a title that is told again', sure: 0.6 }
}
