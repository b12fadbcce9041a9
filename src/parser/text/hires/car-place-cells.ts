/** What the cells of a line tell of where a hired car is fetched and brought back. */

import type { Hit } from '../days/pairs.ts'
import { neighbour } from '../page/around.ts'
import type { Cell } from '../page/cells.ts'
import type { Line, Page } from '../page/page.ts'
import { personLabel } from '../people/person-labels.ts'
import { plain } from '../words/plain.ts'
import { HAS_KIND, isOurs, KIND, placeIn, placeLabel } from './car-place-names.ts'

export interface HirePlace {
  readonly value: string
  readonly rule: string
}

/** What two lines of a column are joined by: `Savannah Hilton Head` above `International Airport`. */
const BEGINS_WITH_KIND = new RegExp(`^(?:(?:international|intl|regional|central|hbf|domestic) )?${KIND}(?![a-z])`)

export const isOwn = (line: { readonly dates: readonly unknown[]; readonly times: readonly unknown[] }): boolean =>
  line.dates.length === 0 && line.times.length === 0

/** Whether a cell has neither a day nor a time. */
export const isFree = ({ dates, times }: Line, cell: Cell): boolean =>
  [...dates, ...times].every(({ start }) => start < cell.start || start >= cell.end)

/** `Driver   Ann Reed` */
export const isOfPerson = ({ plain, cells }: Line): boolean => personLabel(plain.slice(0, cells[0]?.end))?.isAll ?? false

/** Whether a label speaks of a place and not of a day. */
export const isPlaceLabel = ({ line, start, end }: Hit, rest: string): boolean =>
  /lo[ck]ation|lokasjon|lokaliza|local(?![a-z])|sta(?:tion|zione|cja|nice)|stasjon|point|p[ou]nto|(?<!zeit|tid|tids)pun[ck]t|ort\b|locatie|sted|plats|plaats|plass|stalle|lieu|lugar|luogo|miejsc|mist[oaue]|paikka|piste|toimisto|asema|estaca?[oi]|balcao|loja|unidade|sucursal|delegacion|ubicacion|agenc|agenzia|branch|depot|office|oficina|ufficio|biuro|sede|addres|adres|endereco|morada|direccion|indirizzo|osoite|kontor|filial|vestiging|oddzial|pobock|yeri|ofis|subesi|noktas|lokasyon|hely(?![a-z]{4})|helyszin|pont(?![a-z])|iroda|cime?(?![a-z])/.test(
    `${line.plain.slice(Math.max(0, start - 16), end)} ${/^\s{3}/.test(rest) ? '' : rest.slice(0, 14)}`,
  ) || /^ (?:from|to|at|pa|hos|in|bei|i|ved)(?=\s?:|\s{3}|\s*$)/.test(rest)

/** What a cell tells with the one below it, where that goes on. */
export function placeInCell(page: Page, line: Line, cell: { readonly start: number; readonly end: number }): string | undefined {
  const value = placeIn(line.text.slice(cell.start, cell.end))
  const below = neighbour(page, line.index, 1)
  const under =
    below && below.cells.length <= line.cells.length ? below.cells[line.cells.findIndex(({ start }) => start === cell.start)] : undefined
  const more = below && under ? below.text.slice(under.start, under.end).trim() : ''
  // A place that says what kind it is goes on nowhere.
  const isWhole = value !== undefined && (/\)$/.test(value) || HAS_KIND.test(plain(value)))
  return value !== undefined && !isWhole && BEGINS_WITH_KIND.test(plain(more)) && more.length < 40 && !/\d/.test(more)
    ? `${value} ${more}`
    : value
}

/** A place that says that it is one, or is on the map: who drives and what may stand there as well. */
export function placeKnown({ gazetteer }: Page, text: string): string | undefined {
  const name = placeIn(text)
  const isPlace = (said: string): boolean =>
    HAS_KIND.test(plain(said)) ||
    isOurs(said) ||
    /\([A-Z]{3}\)$/.test(said) ||
    gazetteer.airportNamed(said) !== undefined ||
    gazetteer.stations(said).length > 0
  return name !== undefined && isPlace(name) ? name : undefined
}

/** `Oficina : AEROPUERTO DE LANZAROTE`: a row of which the label says that it is of a place. */
export const placeInLabelled = ({ text, plain: small }: Line): string | undefined => {
  const [, behind] = /^[^:]{2,30}:(?!\d)(.+)$/u.exec(text) ?? []
  return behind !== undefined && placeLabel(small.replace(/\s+:/, ':')) > 0 ? placeIn(behind) : undefined
}
