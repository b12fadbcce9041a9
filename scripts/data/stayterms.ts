/** What rooms hotels have, on which terms they are sold and what is levied on a night: hand-written, own knowledge. */

import { demandOnce, fieldsOf, numberOf } from './checks.ts'
import { byCodeUnit, fault, tableLines } from './sources.ts'

/** The rows of a table that begin with a mark, without it, each with as many fields as it has to have. */
const rowsOf = (table: string, mark: string, count: number): string[][] =>
  tableLines(table)
    .filter((line) => line.startsWith(`${mark};`))
    .map((line) => fieldsOf(table, line, ';', count + 1).slice(1))

const ROOMS = 'hotelrooms.txt'
const TERMS = 'hotelterms.txt'
const TAXES = 'hoteltaxes.txt'

/** `R.C1D STANDARD_ROOM 1 DOUBLE 1.00 2 en de fr es` and `V.sea view 1.18 10 en de fr es`. */
function roomLines(): string[] {
  const rooms = rowsOf(ROOMS, 'R', 10)
  for (const row of rooms) {
    const [code = '', category = '', beds, bed = '', factor, stars] = row
    if (!/^[A-Z0-9]{3}$/.test(code) || !/^[A-Z_]+$/.test(category) || !/^[A-Z]+$/.test(bed)) fault(ROOMS, row.join(';'))
    numberOf(ROOMS, beds, 1, 4)
    numberOf(ROOMS, factor, 0.5, 10)
    numberOf(ROOMS, stars, 1, 5)
  }
  const views = rowsOf(ROOMS, 'V', 7)
  for (const row of views) {
    numberOf(ROOMS, row[1], 0.5, 2)
    numberOf(ROOMS, row[2], 1, 100)
  }
  demandOnce(
    ROOMS,
    [...rooms, ...views].map(([key = '']) => key),
  )
  return [...rooms.map((row) => `R.${row.join('\t')}`), ...views.map((row) => `V.${row.join('\t')}`)]
}

const PAYMENTS = ['GUARANTEE', 'DEPOSIT', 'PREPAY']
const FEES = ['NIGHTS', 'PERCENT', 'FULL']

/** Rooms, rate families `F.BAR …`, cancellation terms `C.C18 …`, sentences `G.…` and `K.…`, boards `B.…` and cards `M.VI Visa`. */
export function termLines(): string[] {
  const cancels = rowsOf(TERMS, 'C', 5)
  for (const row of cancels) {
    numberOf(TERMS, row[1], 0, 1000)
    numberOf(TERMS, row[2], 1, 100)
    if (!FEES.includes(row[3] ?? '')) fault(TERMS, row.join(';'))
  }
  const keys = cancels.map(([key]) => key)
  const families = rowsOf(TERMS, 'F', 10)
  for (const row of families) {
    const [code = '', kind = '', codes = '', factor, commission, payment = '', cancel, shares = ''] = row
    numberOf(TERMS, factor, 0.5, 1.5)
    for (const share of [commission, ...shares.split('/')]) numberOf(TERMS, share, 0, 100)
    const isRight = /^[A-Z]{3}$/.test(code) && /^[PNC]$/.test(kind) && /^[A-Z0-9]{3}(,[A-Z0-9]{3})*$/.test(codes)
    if (!isRight || shares.split('/').length !== 4 || !PAYMENTS.includes(payment) || !keys.includes(cancel)) fault(TERMS, row.join(';'))
  }
  const boards = rowsOf(TERMS, 'B', 6)
  for (const row of boards) numberOf(TERMS, row[1], 0, 200)
  const cards = rowsOf(TERMS, 'M', 2)
  const lines = (['F', 'C', 'B', 'M'] as const).flatMap((mark) =>
    ({ F: families, C: cancels, B: boards, M: cards })[mark].map((row) => `${mark}.${row.join('\t')}`),
  )
  const sentences = (['G', 'K'] as const).flatMap((mark) => rowsOf(TERMS, mark, 2).map((row) => `${mark}.${row.join('\t')}`))
  const all = [...roomLines(), ...lines, ...sentences]
  demandOnce(
    TERMS,
    all.map((line) => line.split('\t')[0] ?? ''),
  )
  return all.sort(byCodeUnit)
}

const KINDS = ['CITY_TAX', 'TOURISM_TAX', 'OCCUPANCY_TAX', 'DESTINATION_FEE', 'SALES_TAX', 'SERVICE_CHARGE', 'CONSUMPTION_TAX']
const UNITS = ['PPN', 'PRN', 'PCT', 'PST']

/**
 * `C.BCN.0 CITY_TAX 5.00 5.00 5.00 5.70 7.50 PPN EUR 7 0`: a levy of a city, of a country (`D.FR.0`, `D.*.0`), and `V.ES 10.0 1 IVA`.
 * Free ages and remarks are left out: only adults are sold rooms. The kind `-` says that there is none.
 */
export function taxLines(): string[] {
  const levies = (mark: string, before: number) => {
    const counts = new Map<string, number>()
    return rowsOf(TAXES, mark, 12 + before).map((row) => {
      const place = row[0] ?? ''
      const [kind = '', ...rest] = row.slice(before)
      const [unit = '', currency = '', nights, , included] = rest.slice(5)
      for (const amount of [...rest.slice(0, 5), nights]) numberOf(TAXES, amount, 0, 1_000_000)
      numberOf(TAXES, included, 0, 1)
      if (!(kind === '-' || KINDS.includes(kind)) || !UNITS.includes(unit) || !/^[A-Z]{3}$/.test(currency)) fault(TAXES, row.join(';'))
      const number = counts.get(place) ?? 0
      counts.set(place, number + 1)
      return [`${mark}.${place}.${number}`, kind, ...rest.slice(0, 5), unit, currency, nights, included].join('\t')
    })
  }
  const rates = rowsOf(TAXES, 'V', 4).map((row) => {
    numberOf(TAXES, row[1], 0, 30)
    numberOf(TAXES, row[2], 0, 1)
    return `V.${row.join('\t')}`
  })
  demandOnce(
    TAXES,
    rates.map((line) => line.split('\t')[0] ?? ''),
  )
  return [...levies('C', 2), ...levies('D', 1), ...rates].sort(byCodeUnit)
}
