/** Reads `hotelterms.tsv` and `hoteltaxes.tsv`: the rooms of hotels, the terms they are sold on, and what is levied on a night. */

import type { ReadTable } from './atlas.types.ts'
import { lazyLines } from './lines.ts'

/** A text in the languages the tables have. */
export interface Texts {
  readonly en: string
  readonly de: string
  readonly fr: string
  readonly es: string
}

export interface Room {
  /** Quality, number of beds and bed: `C1D`. */
  readonly code: string
  /** `STANDARD_ROOM` */
  readonly category: string
  readonly beds: number
  /** `DOUBLE` */
  readonly bedType: string
  /** On the rate of a standard double room. */
  readonly factor: number
  /** Hotels with fewer stars have none. */
  readonly stars: number
  readonly names: Texts
}

/** What is seen from a room, or where it lies. */
export interface RoomExtra {
  readonly name: string
  readonly factor: number
  /** Percent of the rooms. */
  readonly chance: number
  readonly names: Texts
}

export type Payment = 'GUARANTEE' | 'DEPOSIT' | 'PREPAY'

/** A family of rates. */
export interface FamilyRow {
  readonly code: string
  /** P public, N negotiated, C on a condition. */
  readonly kind: 'P' | 'N' | 'C'
  /** Three characters each, the usual one first. */
  readonly rateCodes: readonly string[]
  /** On the flexible rate. */
  readonly factor: number
  /** Percent. */
  readonly commission: number
  readonly payment: Payment
  /** Key of the cancellation terms. */
  readonly cancel: string
  /** Percent of the hotels with 2 to 5 stars that sell it. */
  readonly shares: readonly number[]
  readonly name: string
  readonly description: string
}

/** When a stay can be cancelled, and what it costs later. */
export interface CancelRow {
  readonly key: string
  /** Before 18:00 on the day of arrival. */
  readonly hours: number
  readonly fee: number
  readonly unit: 'NIGHTS' | 'PERCENT' | 'FULL'
  /** With `{time}`, `{date}`, `{amount}` and `{currency}` to fill in. */
  readonly sentence: string
}

export interface BoardRow {
  readonly code: string
  /** EUR for a person and a night where prices are those of Rome. */
  readonly supplement: number
  readonly name: Texts
}

/** What is levied on a stay. */
export interface Levy {
  /** `CITY_TAX` */
  readonly code: string
  /** By the stars of the hotel, from one to five. */
  readonly amounts: readonly number[]
  /** Per person and night, per room and night, percent of the price, per person and stay. */
  readonly unit: 'PPN' | 'PRN' | 'PCT' | 'PST'
  readonly currency: string
  /** Nights it is levied for at most; 0 for all. */
  readonly nights: number
  /** Whether it is in the price already. */
  readonly included: boolean
}

export interface StayTerms {
  readonly rooms: readonly Room[]
  readonly extras: readonly RoomExtra[]
  readonly families: readonly FamilyRow[]
  readonly cancel: (key: string) => CancelRow | undefined
  readonly boards: readonly BoardRow[]
  /** A sentence by its key: `DEPOSIT`. */
  readonly sentence: (key: string) => string
  /** `VI` → `Visa`: the cards that any hotel may take. */
  readonly cards: ReadonlyMap<string, string>
  /** What a city levies, or else its country. */
  readonly levies: (city: string, country: string) => readonly Levy[]
  /** VAT or sales tax on a night. */
  readonly salesTax: (country: string) => { readonly percent: number; readonly included: boolean }
}

const texts = ([en = '', de = '', fr = '', es = '']: readonly string[]): Texts => ({ en, de, fr, es })

/** Fields behind a mark, `R.C1D …`, without the mark. */
const marked = (lines: ReturnType<typeof lazyLines>, mark: string): string[][] =>
  lines.starting(`${mark}.`).map(([key = '', ...rest]) => [key.slice(mark.length + 1), ...rest])

function parseRoom([code = '', category = '', beds, bedType = '', factor, stars, ...names]: readonly string[]): Room {
  return { code, category, beds: Number(beds), bedType, factor: Number(factor), stars: Number(stars), names: texts(names) }
}

function parseExtra([name = '', factor, chance, ...names]: readonly string[]): RoomExtra {
  return { name, factor: Number(factor), chance: Number(chance), names: texts(names) }
}

// What each column may hold was checked when the tables were built.
function parseFamily(fields: readonly string[]): FamilyRow {
  const [code = '', kind, rateCodes = '', factor, commission, payment, cancel = '', shares = '', name = '', description = ''] = fields
  return {
    code,
    kind: kind as FamilyRow['kind'],
    rateCodes: rateCodes.split(','),
    factor: Number(factor),
    commission: Number(commission),
    payment: payment as Payment,
    cancel,
    shares: shares.split('/').map(Number),
    name,
    description,
  }
}

function parseCancel([key = '', hours, fee, unit, sentence = '']: readonly string[]): CancelRow {
  return { key, hours: Number(hours), fee: Number(fee), unit: unit as CancelRow['unit'], sentence }
}

function parseLevy([, code = '', ...rest]: readonly string[]): Levy {
  const [unit, currency = '', nights, included] = rest.slice(5)
  return {
    code,
    amounts: rest.slice(0, 5).map(Number),
    unit: unit as Levy['unit'],
    currency,
    nights: Number(nights),
    included: included === '1',
  }
}

export function stayTerms(read: ReadTable): StayTerms {
  const terms = lazyLines(read, 'hotelterms.tsv')
  const taxes = lazyLines(read, 'hoteltaxes.tsv')
  return {
    rooms: marked(terms, 'R').map(parseRoom),
    extras: marked(terms, 'V').map(parseExtra),
    families: marked(terms, 'F').map(parseFamily),
    cancel(key) {
      const [, ...fields] = terms.find(`C.${key}`) ?? []
      return fields.length > 0 ? parseCancel([key, ...fields]) : undefined
    },
    boards: marked(terms, 'B').map(([code = '', supplement, ...names]) => ({ code, supplement: Number(supplement), name: texts(names) })),
    sentence: (key) => terms.find(key)?.[1] ?? '',
    cards: new Map(marked(terms, 'M').map(([code = '', name = '']) => [code, name])),
    levies(city, country) {
      const found = [`C.${city}.`, `D.${country}.`, 'D.*.'].map((key) => taxes.starting(key)).find((rows) => rows.length > 0) ?? []
      return found.filter(([, code]) => code !== '-').map(parseLevy)
    },
    salesTax(country) {
      const [, percent, included] = taxes.find(`V.${country}`) ?? taxes.find('V.*') ?? []
      return { percent: Number(percent), included: included === '1' }
    },
  }
}
